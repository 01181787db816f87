# Aventura 12: el tablero de Aventura tal como lo lee un jugador.

adv_12 = El Precio del Orgullo
    .wants = Cumple tus bravatas, arruina las de los demás y lleva la corona del Rey el tiempo justo.
    .story = En la posada del Asesino Solitario los jefes de banda han bebido de más y hablado de más, y todo el Gremio escuchaba. Bajo la ciudad espera un rey que sabe lo que cuesta hablar así.

adv_12_campaign =
    .text = El vencedor de la aventura 11 recibe dos contadores de Experiencia y toma su primera bravata antes que nadie. Tras esta aventura suma los ducados de las cuatro; quien tenga más gana la campaña.

adv_12_setup_1 =
    .text = Pon la reliquia 1, la Corona de Sophet Drahas, en la Sala del Tesoro. Despliega las reliquias 2 a 12 como bravatas.

adv_12_setup_2 =
    .text = Elegidos los mercenarios y antes del despliegue, en orden de turno cada jugador toma una bravata o pasa, luego en orden inverso una segunda o pasa. Las bravatas quedan a la vista ante sus dueños; cada una puede tomarla un solo jugador. Todo lo que mencionan se cuenta a la vista desde el principio.

adv_12_boast_2 = Ningún muro retendrá a los míos
    .text = Ningún ladrón de la banda ha sido metido en la Prisión.

adv_12_boast_3 = Mañana beberemos todos aquí
    .text = Los cuatro ladrones de la banda han abandonado el distrito.

adv_12_boast_4 = Cuatro cabezas se inclinarán
    .text = La banda ha ganado al menos cuatro combates contra ladrones rivales.

adv_12_boast_5 = El Gremio come de mi mano
    .text = La banda ha usado al menos tres misiones.

adv_12_boast_6 = Ninguna cerradura me dice que no
    .text = La banda ha abierto cofres, gemas mágicas incluidas, en al menos nueve, ocho o siete habitaciones distintas con dos, tres o cuatro jugadores.

adv_12_boast_7 = Beberé de la copa del Rey
    .text = La banda ha saqueado con éxito la Sala del Tesoro al menos una vez.

adv_12_boast_8 = La bestia se arrodillará
    .text = Un ladrón de la banda ha ganado los dos asaltos de un combate contra el Cíclope.

adv_12_boast_9 = Leo lo que nadie puede leer
    .text = Un ladrón de la banda ha leído los tomos del Scriptorium con una tirada no mayor que su Mente.

adv_12_boast_10 = El Altar brillará para mí
    .text = La banda ha convertido al menos una gema mágica en ducados en el Altar Sagrado.

adv_12_boast_11 = El primero por la puerta
    .text = Un ladrón de la banda fue el primero de todos en abandonar el distrito, por una puerta o el Túnel.

adv_12_boast_12 = La corona es mía
    .text = Un ladrón de la banda ha sacado la Corona del distrito.

adv_12_crown_rises = La Corona llama
    .text = Si la Corona sigue en la Sala del Tesoro, se deja en la Biblioteca como segundo cofre, con el lado cofre hacia arriba: allí solo puede abrirse a golpes (o forzar su cerradura quien puede forzar cofres cerrados).

adv_12_alarm = ¡Alarma!
    .text = Se colocan los nueve rastrillos; los ladrones pueden salir, también por el Túnel.

adv_12_tribute = Tributo
    .text = Al comienzo de su turno el jugador cuyo ladrón lleva la Corona gana 2 ducados si ese ladrón está en el tablero principal.

adv_12_envy = Envidia
    .text = Quien ataca al portador de la Corona tira un dado más, incluidos los Milicianos y el Cíclope.

adv_12_crown_changes_hands = La Corona cambia de cabeza
    .text = La Corona es un tesoro, pero su portador nunca la entrega por voluntad propia, ni como sobrante ni en un intercambio. Un ladrón que vence al portador toma la Corona como botín. Si lo vence un Miliciano, la Corona se queda en la casilla del combate; si lo hace el Cíclope, vuelve a la Sala del Tesoro.
    .notes = Las habilidades y cartas que toman o mueven un tesoro del ladrón pueden tomar la Corona; donde elige el jugador del portador, la nombra en último lugar. Dejada en una habitación por una carta así es un cofre cerrado. Un portador retirado o perdido en el Túnel, o que la pierde allí por falta de otros dos tesoros, la devuelve a la Sala del Tesoro. Allí puede tomarse otra vez con Tomar la Corona.

adv_12_crown_found = Una corona en el arroyo
    .text = Un ladrón que entra en una casilla del tablero principal donde la Corona yace a la vista, o que es colocado allí, se detiene y la toma sin coste.
    .notes = No quien pasa huyendo, ni una Corona encerrada como cofre. Mientras haya allí un Miliciano nadie puede entrar. Si el nuevo portador tiene más de tres tesoros, su jugador entrega otro.

adv_12_take_crown = Tomar la Corona
    .text = En lugar de saquear, el ladrón toma la Corona; sin tirada.
    .notes = No es un cofre: ni ducado por abrir ni botín.
    .needs = La Corona está en la Sala del Tesoro.

adv_12_end =
    .text = La partida acaba tras la ronda 8. La Corona sacada da 8 ducados; si su portador sigue en el distrito, su jugador pierde 8 ducados por él en lugar de 3. Se puntúa como siempre; al final del todo se salda cada bravata, cumplida o rota, según diga.
