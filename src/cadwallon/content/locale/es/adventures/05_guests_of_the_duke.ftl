# Aventura 5: el tablero de Aventura tal como lo lee un jugador.

adv_05 = Los Invitados del Duque
    .wants = Rapta nobles invitados, llévalos al borde del distrito y entrégalos: cuantos más tenga una banda, más vale cada uno.
    .story = Para mostrar lo segura que se ha vuelto su ciudad, el Duque ha alojado a quince nobles visitantes en la ciudad baja. Cada uno tiene familia, y cada familia tiene una bolsa.

adv_05_setup_1 =
    .text = Pon rehenes en los Dormitorios, la Biblioteca, los Aposentos del Mago y el Laboratorio según la tabla «invitados» para el número de jugadores: 9, 12 o 15 en total, dejando aparte a los rezagados.

adv_05_late_guests = Llegadas tardías
    .text = Pon a los invitados rezagados (1, 2 o 3 según la tabla) en los Dormitorios, esté allí quien esté.

adv_05_alarm = ¡Alarma!
    .text = Los nueve rastrillos se colocan como en la aventura 1; los ladrones pueden salir.

adv_05_leading = Una mano en el cuello
    .text = Un ladrón lleva como mucho a un rehén. Mientras lo lleva tiene una casilla menos en cada movimiento, no puede atacar ni abrir cofres, y las cartas y habilidades de su banda no lo colocan en otra parte. Un rehén no es figura ni tesoro y no cuenta para el límite de tres.
    .notes = Su jugador puede soltar al rehén en cualquier momento de su activación, no durante un movimiento; la ficha se queda en la casilla, sin límite por casilla. Tomarlo de nuevo es una acción. Quien huye se lleva a su rehén salvo que Cambio de manos diga otra cosa.

adv_05_lost = Cambio de manos
    .text = Cuando un ladrón que lleva a un rehén pierde un combate contra un ladrón, el vencedor puede quedarse con el rehén en lugar del botín habitual, si no lleva ninguno; si no, toma su botín y el rehén se queda en la casilla del combate. Si pierde contra un Miliciano, el rehén queda libre y deja la partida, y el Miliciano toma sus 2 ducados como siempre. El vencido huye tres casillas en todo caso.

adv_05_seize = Apresar a un rehén
    .text = El ladrón toma un rehén de su casilla; sin tirada.
    .needs = Un rehén en la casilla del ladrón; el ladrón no lleva ninguno.

adv_05_hand_over = Entregar
    .text = El rehén va al escondite de la banda y cuenta para el rescate. Un ladrón que abandona el distrito con un rehén también lo entrega, sin acción. Cuántos tiene una banda es público.
    .notes = El salvoconducto abre un rastrillo a un ladrón que sale con un rehén, no para entregarlo.
    .needs = El ladrón lleva a un rehén y está en una casilla de Despliegue; tras la alarma, en una sin rastrillo.

adv_05_release = Llevarlo a casa
    .text = El rehén deja la partida; gana 4 ducados, y hasta tu próximo turno los Milicianos no pueden entrar en las casillas de tus ladrones.
    .notes = También desde una casilla adyacente: si no, un Miliciano que nunca deja la Sala de guardia lo impediría para siempre.
    .needs = El ladrón lleva a un rehén y está en la Sala de guardia o una casilla adyacente.

adv_05_end =
    .text = La partida acaba tras la ronda 7. Cada banda cobra por los rehenes de su escondite: 1, 2, 3, 4, 5 dan 4, 9, 15, 22, 30 ducados, cada uno más 8 ducados. Un rehén que aún llevan o que queda en el distrito no da nada. Luego se puntúa como siempre.
