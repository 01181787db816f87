# Aventura 6: el tablero de Aventura tal como lo lee un jugador.

adv_06 = La Última Noche del Perista
    .wants = Vende dentro del distrito, a Sienne, en el lugar justo y la ronda justa, antes de que baje el precio.
    .story = El viejo perista cierra la tienda y deja la ciudad antes del alba. Sienne pasea su bolsa por el barrio por última vez, y lo que no haya comprado a la sexta campanada no lo comprará nadie.

adv_06_sienne = Sienne
    .text = Sienne no lucha ni puede ser atacada o movida, y no bloquea su habitación.

adv_06_setup_1 =
    .text = Baraja las seis habitaciones con nombre en un itinerario para las rondas 1 a 6. La habitación de la ronda actual y la siguiente las conocen todos, las demás nadie. Coloca a Sienne en la primera.

adv_06_setup_2 =
    .text = Fija el precio de cada clase de tesoro: gema roja 3, gema verde, llaves, pergamino y brazalete 4 cada uno, cofre lleno de ducados 7. Los precios son públicos.

adv_06_walk = Sigue su camino
    .text = Sienne se coloca en la siguiente habitación del itinerario y la posterior se hace pública. El precio de cada clase de la que no se le vendió nada en la ronda anterior sube 1, hasta como mucho 1 por encima de su precio inicial.

adv_06_alarm = ¡Alarma!
    .text = Los nueve rastrillos se colocan como en la aventura 1; los ladrones pueden salir.

adv_06_gone = Se fue
    .text = Sienne deja el tablero; ya no se le puede vender nada ni difundir rumores.

adv_06_sell = Vender a Sienne
    .text = Vende cuantos tesoros quieras de los que lleva el ladrón, al menos uno, uno tras otro: cada uno da el precio actual de su clase, del banco, y luego ese precio baja 1 (nunca de 1). Las fichas dejan la partida.
    .notes = Sanaris recibe 1 ducado más por cada ficha que vende él mismo. Cada ficha vendida cuenta como tesoro sacado si hay empate al final.
    .needs = El ladrón está en la habitación de Sienne o en una casilla adyacente y lleva un tesoro; rondas 1 a 6.

adv_06_rumour = Difundir un rumor
    .text = Sube o baja 1 o 2 el precio de una clase, no por debajo de 1 ni por encima de su precio inicial + 1.
    .notes = Una vez en cada turno de la banda, lo haga quien lo haga.
    .needs = El ladrón está en una habitación con nombre en la que no está Sienne; rondas 1 a 6.

adv_06_end =
    .text = La partida acaba tras la ronda 7. Los tesoros sacados del distrito dan 1 ducado cada uno, sea cual sea su clase; un cofre lleno de ducados da un dado sin el 3, cuando sale quien lo lleva. Luego los 3 ducados habituales por ladrón abandonado.
