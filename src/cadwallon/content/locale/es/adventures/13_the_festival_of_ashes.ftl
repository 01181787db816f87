# Aventura 13: el tablero de Aventura tal como lo lee un jugador.

adv_13 = El Festival de las Cenizas
    .wants = Quema tu botín: la banda que más da a la hoguera es la mejor pagada. Todas las demás lo han quemado por nada.
    .story = Una vez al año la ciudad baja echa sus tesoros al fuego para que el Rey de las Cenizas siga dormido. El Gremio premia a los más generosos, y por eso nunca se ha visto a un ladrón dar tanto.

adv_13_setup_1 =
    .text = En orden de turno los jugadores ponen cada uno un juerguista (contador de Rehén) en una casilla de calle que no tenga, que no sea de Despliegue, hasta 8, 12 o 15 con 2, 3 o 4 jugadores.

adv_13_procession = Procesión
    .text = En orden de turno cada jugador puede mover un juerguista hasta tres casillas de calle, hasta una casilla de calle sin juerguista. Camina por líneas blancas, a través de cualquiera, nunca a habitaciones ni casillas de Despliegue.

adv_13_alarm = ¡Alarma!
    .text = Se colocan los nueve rastrillos; los ladrones pueden salir, también por el Túnel. Después viene la procesión.

adv_13_judgement = Se juzga la hoguera
    .text = Antes de la procesión: las bandas cobran por sus puntos de ofrenda, primero la que más tiene, 10 y 3 ducados (dos jugadores), 12, 6 y 2 (tres) o 14, 8, 4 y 0 (cuatro). Las bandas empatadas suman los premios de sus puestos y los reparten, redondeando hacia abajo. Una banda sin puntos no recibe nada. Ya no se puede quemar nada.

adv_13_crowd = Entre la multitud
    .text = Los juerguistas no son figuras y no bloquean. Entrar en una casilla con un juerguista cuesta una casilla de movimiento más, también a los Milicianos. Los Milicianos no pueden entrar en la casilla de un ladrón que está con un juerguista.

adv_13_burn = Alimentar la hoguera
    .text = Quema cuantos tesoros quieras de los que lleva el ladrón; dejan la partida. Cada uno da puntos de ofrenda (gema roja 1; gema verde, llaves, pergamino, brazalete 2; gema mágica 3; cofre lleno de ducados 4) y una carta de Arcano. Todos los puntos son públicos.
    .notes = Su jugador elige los tesoros, al menos uno.
    .needs = El ladrón está en un pentáculo del tablero principal y lleva un tesoro; rondas 1 a 6.

adv_13_pick_pocket = Trabajar la multitud
    .text = Prueba de Mente. Éxito: gana 2 ducados; el juerguista se va a casa.
    .needs = Un juerguista en la casilla del ladrón.

adv_13_end =
    .text = La partida acaba tras la ronda 7 y se puntúa como siempre.
