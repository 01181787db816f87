# Aventura 4: el tablero de Aventura tal como lo lee un jugador.

adv_04 = El Rey de las Cenizas
    .wants = Alza a los muertos contra tus rivales, y cobra al darles descanso a todos cuando las calles estén llenas.
    .story = Las tumbas bajo el Laboratorio las abrió alguien que no sabía leer el pergamino entero. Los muertos no están furiosos. Solo caminan, y nada se interpone en su camino salvo tú.

adv_04_zombie = Zombi
    .text = Una figura que bloquea como cualquier otra. Se mueve hasta dos casillas a través de casillas libres, también a habitaciones, nunca a una casilla de Despliegue ni fuera del distrito. Puede entrar en la casilla de un ladrón de un rival del jugador que lo mueve y así lo ataca, sin coste; su movimiento acaba entonces. Los ladrones pueden atacarlo como a otras figuras. En un empate gana el ladrón, sin contar totales. Zombis y Milicianos no luchan entre sí. Las cartas de Arcano no pueden ayudar a un zombi; sus dados los tira el juego. No descubre contadores de Exploración.

adv_04_setup_1 =
    .text = Deja los diez zombis junto al tablero.

adv_04_alarm = ¡Alarma!
    .text = Los nueve rastrillos se colocan como en la aventura 1; los ladrones pueden salir.

adv_04_the_king_stirs = El Rey se agita
    .text = Desde ahora los zombis tienen Combate 2.

adv_04_raise = Los muertos se alzan
    .text = Cada jugador empieza su turno poniendo un zombi de la reserva en una casilla de calle libre que no sea de Despliegue y que no tenga ningún ladrón a dos casillas o menos; luego puede mover un zombi a su elección, incluido el nuevo, hasta dos casillas.

adv_04_zombie_wins = Reclamado por los muertos
    .text = Si un zombi vence a un ladrón, como atacante o defensor, el jugador del ladrón elige: o el ladrón deja la partida con todo lo que lleva, o el jugador tiene 1 PA menos en cada turno desde el siguiente y el ladrón huye tres casillas. El zombi termina en la casilla del combate. No se roba nada.
    .notes = Un ladrón retirado cuenta como abandonado. En un combate empezado por el ladrón, el camino de la huida lo elige el jugador a la izquierda del suyo; si no, quien movió al zombi.

adv_04_zombie_loses = De vuelta al polvo
    .text = Un zombi vencido vuelve a la reserva. Si el ladrón era el atacante, su banda gana 2 ducados del banco.

adv_04_lay_to_rest = Dar descanso a los muertos
    .text = Prueba de Mente. Éxito: gana 1 ducado por cada zombi en el tablero, luego devuelve todos los zombis a la reserva y retira el pergamino de la partida. Fallo: no pasa nada; el pergamino se conserva. Los muertos se alzan de nuevo desde el turno siguiente.
    .notes = Puede hacerse sin zombis en el tablero; el pergamino se gasta igualmente.
    .needs = El ladrón que actúa lleva un pergamino.

adv_04_end =
    .text = La partida acaba tras la ronda 7 y se puntúa como siempre.
