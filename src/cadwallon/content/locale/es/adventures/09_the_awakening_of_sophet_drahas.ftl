# Aventura 9: el tablero de Aventura tal como lo lee un jugador.

adv_09 = El Despertar de Sophet Drahas
    .wants = Baja pronto y rompe los cinco sellos, uno en cada sala de abajo, antes de que se hundan las calles y el Cíclope despierte del todo.
    .story = El temblor duró un suspiro. Bastó para abrir una grieta en el suelo del Laboratorio y despertar a quien yacía debajo.

adv_09_campaign =
    .text = Primera aventura de la campaña; aún no hay bonificación. Anota al vencedor, los ducados de todos y los contadores de Experiencia sin gastar.

adv_09_setup_1 =
    .text = Antes de barajar los contadores de Exploración, pon una escalera boca arriba en el Laboratorio. Baraja los otros 26 y pon uno boca abajo en cada una de las otras 23 habitaciones; tres quedan fuera.

adv_09_setup_2 =
    .text = Pon una reliquia como sello en el Altar Sagrado, el Scriptorium, el Túnel, la Cámara de Tortura y la Sala del Tesoro. Deja los seis contadores de Escombros junto al tablero.

adv_09_tremor = Tiembla la tierra
    .text = Se ponen dos contadores de Escombros en casillas de calle libres (ni de Despliegue ni pentáculo), uno por cada uno de dos jugadores; el jugador inicial empieza en la ronda 2 y el orden sigue en sentido horario. Los escombros no pueden aislar ninguna habitación ni casilla de Despliegue del resto del tablero.
    .notes = Aislada significa: sin ningún camino por líneas blancas y flechas verdes, haya las figuras y rastrillos que haya; cuentan todos los escombros.

adv_09_alarm = ¡Alarma!
    .text = Se colocan los nueve rastrillos; los ladrones pueden salir, también por el Túnel.

adv_09_rubble = Escombros
    .text = Ninguna figura puede entrar en una casilla con escombros ni cruzarla, ni siquiera al huir; nadie se coloca allí.
    .notes = La poción de vuelo los cruza. Una casilla junto a escombros sigue siendo adyacente a ellos para despejarlos.

adv_09_beast_awake = La bestia despierta
    .text = Desde que se rompe el tercer sello, sea quien sea quien lo rompa, el Cíclope tira un dado más.

adv_09_fifth_seal = El Rey abre los ojos
    .text = Cuando se rompe el quinto sello, todo otro ladrón en las catacumbas, salvo en la Prisión, recibe una herida; quien lo rompió, ninguna.

adv_09_break_seal = Romper un sello
    .text = Sin tirada: gana 2 ducados y un contador de Experiencia; el ladrón toma la reliquia como tesoro. Sacada del distrito da 4 ducados. La banda cuenta un sello roto.
    .notes = No es un cofre: no hay ducado por abrir. Una reliquia dejada en una habitación del distrito es un cofre cerrado como cualquier tesoro; solo en su sala de abajo es un sello.
    .needs = Hay un sello en la sala de las catacumbas donde está el ladrón.

adv_09_clear = Despejar escombros
    .text = Prueba de Mente. Éxito: quita un contador de Escombros del tablero y gana 1 ducado.
    .notes = Vuelve a la reserva y puede ponerse otra vez.
    .needs = El ladrón está adyacente a una casilla con escombros.

adv_09_end =
    .text = La partida acaba tras la ronda 7. La banda que ha roto más sellos gana 4 ducados; si empatan varias, 2 cada una. Las reliquias sacadas dan 4 ducados cada una. Luego se puntúa como siempre.
