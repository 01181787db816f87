# Aventura 8: el tablero de Aventura tal como lo lee un jugador.

adv_08 = La Soga se Aprieta
    .wants = Saca botín y vuelve a entrar, una y otra vez, mientras caen las puertas una a una; o apóstate en las últimas y cobra peaje.
    .story = El Duque está harto. Sus ingenieros cierran el distrito calle por calle, y cada puerta que cae encarece las demás.

adv_08_setup_1 =
    .text = Deja los nueve rastrillos junto al tablero.

adv_08_alarm = Alarma desde el principio
    .text = Los ladrones pueden abandonar el distrito desde la primera ronda. Aún no se coloca ningún rastrillo.

adv_08_gates = Cae otra puerta
    .text = Se colocan dos rastrillos delante de casillas de Despliegue abiertas, uno por cada uno de dos jugadores. El orden da la vuelta a la mesa: el jugador inicial empieza en la ronda 2, y cada rastrillo posterior lo coloca el siguiente jugador en sentido horario.

adv_08_last_gate = La novena puerta
    .text = El noveno rastrillo lo coloca el siguiente jugador en ese orden.

adv_08_bank = Directo al perista
    .text = Cuando un ladrón sale, todo lo que lleva se vende de inmediato: cada clase por el número de sus fichas en esta carga, un cofre lleno de ducados por un dado + 3. Una carga de tres tesoros o más da 2 ducados adicionales. Las fichas dejan la partida, el ladrón espera fuera con su equipo.
    .notes = La bonificación de Sanaris vale en cada carga. Los ladrones de fuera no cuentan para misiones ni se les puede tocar; un jugador con todos sus ladrones fuera juega su turno entero como siempre. Las fichas vendidas cuentan como tesoros sacados si hay empate al final.

adv_08_toll = Derecho de puerta
    .text = Si hay ladrones rivales adyacentes a la casilla de Despliegue por la que sale un ladrón, su jugador paga 1 ducado a cada uno de esos rivales, después de la venta.
    .notes = Un ducado por rival, tenga allí los ladrones que tenga. En sentido horario desde el jugador, mientras le queden ducados.

adv_08_return = Colarse de nuevo
    .text = El ladrón se activa fuera: como su movimiento se coloca en una casilla de Despliegue libre sin rastrillo. Esto cuesta una casilla del movimiento; puede seguir con el resto y luego hacer una acción.
    .notes = Cada ladrón una vez por turno. Pueden jugarse cartas de movimiento. No puede atacar con el primer paso, y solo puede volver a salir en un turno posterior.
    .needs = El ladrón está fuera y no salió en este turno; hay libre una casilla de Despliegue sin rastrillo.

adv_08_expansion =
    .text = Con la figura promocional, el Duque de Cadwallon puede sustituir a Valrut en esta aventura. Retira las cartas de Intriga El primero en la puerta y Viajar ligero: con puertas abiertas desde la primera ronda se cumplirían con un paso.

adv_08_end =
    .text = La partida acaba tras la ronda 7. Los ladrones de fuera cuentan como salidos; se pierden 3 ducados por cada ladrón dentro, y lo que lleva no vale nada.
