# Aventura 7: el tablero de Aventura tal como lo lee un jugador.

adv_07 = Fuego en el Feudo
    .wants = Vacía las habitaciones antes de que ardan, deja que el fuego coma lo que quieren tus rivales o gana el dinero del Duque apagándolo.
    .story = Un alquimista del Laboratorio ha descubierto lo que hace el polvo verde. El Duque paga bien cada casa salvada, y mal cada pregunta hecha.

adv_07_setup_1 =
    .text = Las diez fichas de zombi son fuegos. Pon una en el Laboratorio.

adv_07_alarm = La campana de incendios
    .text = Alarma: los nueve rastrillos se colocan como en la aventura 1; los ladrones pueden salir.

adv_07_spread = El fuego se extiende
    .text = Al final de las rondas 1 a 6: primero se destruye toda ficha de tesoro en una habitación en llamas; luego se añaden dos fuegos, uno por cada uno de dos jugadores. El orden da la vuelta a la mesa: el jugador inicial empieza en la ronda 1, y cada fuego posterior lo añade el siguiente jugador en sentido horario. Un fuego se pone en una habitación sin fuego a tres casillas como mucho de una en llamas y sin un ladrón de la banda de ese jugador; si no la hay, en la habitación sin fuego y sin ladrón suyo más cercana a una en llamas; si nada arde, en el Laboratorio.
    .notes = Las casillas de habitación a habitación se cuentan como al moverse, incluidas las ocupadas. Las habitaciones con ladrones rivales o Milicianos pueden arder. Lo que llevan los ladrones no arde, ni los contadores de Exploración.

adv_07_smoke = Humo
    .text = Entrar en una habitación en llamas cuesta dos casillas de movimiento. Allí se fuerza una cerradura con Mente -1. Los Milicianos no entran en habitaciones en llamas, ni siquiera al huir; el que está dentro puede salir.
    .notes = Un ladrón al que le queda una casilla no puede entrar, ni para atacar. Los ladrones que huyen no pagan nada más.

adv_07_singed = Chamuscado
    .text = Al final de su turno un jugador paga 1 ducado al banco por cada uno de sus ladrones en una habitación en llamas.

adv_07_put_out = Apagar el fuego
    .text = Prueba de Mente (sin el -1 del humo). Éxito: el fuego vuelve a la reserva, gana 3 ducados, y la banda cuenta un fuego apagado.
    .needs = El ladrón está en una habitación en llamas.

adv_07_end =
    .text = La partida acaba tras la ronda 7. La banda que ha apagado más fuegos gana 5 ducados; si empatan varias, 2 cada una; sin fuegos apagados, nada. Luego se puntúa como siempre.
