# Aventura 1: el tablero de Aventura tal como lo lee un jugador.

adv_01 = El Tesoro del Duque
    .wants = Reúne un manojo de llaves con un pergamino y golpea la Tesorería cuando la milicia la haya llenado.
    .story = Impuestos y multas esperan en arcas de hierro el transporte a la ciudad alta. El transporte irá más ligero de lo previsto.

adv_01_setup_1 =
    .text = Pon 4 ducados del banco en la Tesorería.

adv_01_alarm = ¡Alarma!
    .text = En orden de turno, de uno en uno, los jugadores ponen los nueve rastrillos delante de casillas de Despliegue. Desde ahora los ladrones pueden abandonar el distrito.

adv_01_coffers = El Tesoro del Duque
    .text = Los 2 ducados que toma un Miliciano que gana un combate se ponen en la Tesorería en lugar del banco.

adv_01_rob = Robar el Tesoro del Duque
    .text = Prueba de Mente. Éxito: toma todos los ducados de la Tesorería, retira de la partida el manojo de llaves y el pergamino y pon 4 ducados nuevos en la Tesorería; puede robarse otra vez. Fallo: el ladrón se pierde en una trampa y deja la partida con todos los tesoros que lleva.
    .notes = Si la banda tiene varios pergaminos, el jugador elige cuál se va. Un pergamino llevado por otro ladrón no se pierde con un fallo. El ladrón perdido cuenta como abandonado. Un ladrón en las catacumbas o la Prisión cuenta como portador del pergamino; uno que ha salido, no. Mientras haya un Miliciano en la Tesorería nadie puede robarla.
    .needs = El ladrón que actúa lleva un manojo de llaves, y un ladrón de su banda en el distrito (él mismo u otro) lleva un pergamino.

adv_01_end =
    .text = La partida acaba tras la ronda 7 y se puntúa como siempre.
