# Aventura 11: el tablero de Aventura tal como lo lee un jugador.

adv_11 = Piedras sobre la Escalera
    .wants = Tapia las escaleras a cambio de dinero, o mantenlas abiertas por las riquezas de abajo: quien se sale con la suya cuesta dinero a los demás.
    .story = Lo que enterraron con el Rey sube a tomar el aire. El Gremio paga por cada escalera cerrada. No ha dicho de qué lado hay que estar en ese momento.

adv_11_campaign =
    .text = El vencedor de la aventura 10 roba tres cartas de Arcano más al principio.

adv_11_zombie = Zombi
    .text = Como en la aventura 4: bloquea, se mueve hasta dos casillas a través de casillas libres, ataca a ladrones de rivales del jugador que lo mueve entrando en su casilla, puede ser atacado, pierde los empates y nunca lo ayudan cartas de Arcano. No entra en casillas de Despliegue ni en las catacumbas y no descubre contadores de Exploración.

adv_11_setup_1 =
    .text = Antes de barajar los contadores de Exploración, pon una escalera boca arriba en los Aposentos del Mago y otra en los Dormitorios. Baraja los otros 25 y pon uno boca abajo en cada una de las otras 22 habitaciones; tres quedan fuera.

adv_11_alarm = ¡Alarma!
    .text = Se colocan los nueve rastrillos; los ladrones pueden salir, también por el Túnel.

adv_11_climb = Suben de abajo
    .text = Cada jugador empieza su turno poniendo un zombi de la reserva en la habitación de una escalera abierta a su elección (si hay en ella una figura, en una casilla libre adyacente que no sea de Despliegue), luego puede mover un zombi hasta dos casillas. Una escalera abierta está boca arriba y sin escombros.

adv_11_zombie_wins = Arañado
    .text = Un ladrón vencido por un zombi recibe una herida y huye tres casillas; no se le quita nada. El zombi termina en la casilla del combate.
    .notes = En un combate empezado por el ladrón, el camino de la huida lo elige el jugador a la izquierda del suyo; si no, quien movió al zombi.

adv_11_zombie_loses = De vuelta al polvo
    .text = Un zombi vencido vuelve a la reserva. Si el ladrón era el atacante, su banda gana 1 ducado.
    .notes = Los seises de un atacante dan experiencia también aquí.

adv_11_silence = Silencio abajo
    .text = Si al final de una ronda no hay ninguna escalera abierta, todos los zombis vuelven a la reserva.

adv_11_seal = Tapiar la escalera
    .text = Prueba de Mente; un ladrón que lleva un pergamino puede tirar una vez más. Éxito: pon escombros sobre la escalera con el color de la banda y, si es la primera vez que la banda tapia esta escalera, gana 4 ducados. Nadie puede bajar por ella mientras haya escombros. Los ladrones de abajo aún pueden salir por el pentáculo.
    .notes = La segunda tirada del pergamino es la suya propia: un dado, una vez. Los escombros están sobre la escalera, no en medio: se puede entrar en la habitación.
    .needs = Una escalera abierta en la habitación del ladrón, y un contador de Escombros en la reserva.

adv_11_open = Derribar el muro
    .text = Sin tirada: quita los escombros, los pusiera quien los pusiera; la escalera vuelve a estar abierta.
    .needs = Una escalera con escombros en la habitación del ladrón.

adv_11_end =
    .text = La partida acaba tras la ronda 7. Cada banda gana 1 ducado por cada uno de sus muros que siga en pie; luego cada jugador pierde 1 ducado por cada escalera abierta. Luego se puntúa como siempre.
