# Aventura 3: el tablero de Aventura tal como lo lee un jugador.

adv_03 = La Noche de los Alfanjes Largos
    .wants = Bandas: gemas, y fuera. El Gremio: atrapar las gemas en los ladrones, no en los cofres.
    .story = El Gremio de Joyeros ha contado sus pérdidas y ha contratado acero. Esta noche, a quien encuentren con una gema en el bolsillo servirá de ejemplo.

adv_03_guild = Gremio de Joyeros
    .gen = del Gremio de Joyeros
    .dat = al Gremio de Joyeros
    .acc = el Gremio de Joyeros
    .verb = it
    .text = Un jugador dirige el Gremio en lugar de una banda. Los jugadores acuerdan quién; si no, el de la tirada más baja por el primer turno (los empatados vuelven a tirar). Va el último en orden de turno; el jugador inicial es el jefe de banda con la tirada más alta.

adv_03_setup_1 =
    .text = Coloca a Kornak en la Sala de guardia, a Valrut en la Tesorería, a Sienne en la Biblioteca y a Isabeau en los Aposentos del Mago. El Gremio no despliega nada más.

adv_03_setup_2 =
    .text = Saca del mazo de Arcano las tres cartas ¡A mí la guardia! antes de repartir. El Gremio roba cinco cartas como todos.

adv_03_searchlight = Luces en cada ventana
    .text = El jugador del Gremio vuelve al lado cofre hasta tres fichas de tesoro en habitaciones sin ladrones.
    .notes = Sienne e Isabeau no son ladronas para esto. No paga nada.

adv_03_alarm = ¡Alarma!
    .text = Los nueve rastrillos se colocan en orden de turno, incluido el jugador del Gremio; los ladrones pueden salir.

adv_03_no_militia_phase = Bajo nuevo mando
    .text = Nadie mueve a un Miliciano en la fase 2. El Gremio activa a Kornak y Valrut en su propia fase 3 como a otros personajes: Movimiento 4, Combate 2, un movimiento y un ataque cada uno, a los PA habituales (1 por el movimiento, 1 por el ataque).
    .notes = Siguen siendo Milicianos: los ladrones no pueden atacarlos, el Gremio no juega cartas de Arcano en sus combates, ganan los empates como atacantes y no descubren contadores de Exploración. Si uno pierde, el jugador de su enemigo lo mueve tres casillas y nadie le quita nada.

adv_03_guild_limits = Joyeros, no ladrones
    .text = Las figuras del Gremio no abren cofres, no usan misiones, no llevan tesoros, no abandonan el distrito y no cuestan nada al final. Nunca se atacan entre sí. Para las cartas y habilidades de todos, Sienne e Isabeau cuentan como ladronas del jugador del Gremio; Kornak y Valrut cuentan como Milicianos.
    .notes = El Gremio juega y roba cartas de Arcano como todos. No puede tener tesoros de más: lo que gana sigue la regla Bienes recuperados.

adv_03_recover = Bienes recuperados
    .text = Cuando una figura del Gremio vence a un ladrón, el jugador del Gremio aplica lo primero que valga: (1) el ladrón lleva gemas: retira de la partida una gema roja o verde a tu elección y gana 3 ducados; (2) lleva otro tesoro: gana 1 ducado, y su jugador deja el que tú elijas, con el lado cofre hacia arriba, en una habitación libre que él elija; (3) nada: toma 2 ducados de su jugador. Luego el ladrón huye tres casillas como elijas.
    .notes = Vale al atacar y al defender, y para las cuatro figuras.

adv_03_strike_back = Contragolpe
    .text = Un ladrón puede atacar a Sienne y a Isabeau. Si vence a una de ellas, atacando o defendiendo, toma 2 ducados del jugador del Gremio y ella huye tres casillas como elija el jugador del ladrón.

adv_03_double_locks = Doblar las cerraduras
    .text = Vuelve al lado cofre la ficha de tesoro de la habitación; si es una gema, gana 1 ducado.
    .needs = Sienne o Isabeau está en una habitación cuya ficha de tesoro muestra su lado tesoro.

adv_03_expansion =
    .text = Nadie puede contratar a Sienne ni a Isabeau. Las cuatro figuras del Gremio conservan sus cartas básicas, y el color de la carta superior de Arcano no significa nada para Kornak y Valrut. El Gremio no recibe cartas de Intriga, Equipo ni experiencia y sus figuras no descubren contadores de Exploración; su jugador los coloca en la preparación como todos. Sienne e Isabeau pueden ser heridas; el Gremio las cura por 1 PA por herida.

adv_03_end =
    .text = La partida acaba tras la ronda 7. Cada gema sacada se vende por 2 ducados más que su valor habitual. El Gremio gana 2 ducados por cada gema roja o verde que siga en una habitación o que lleve un ladrón en el distrito. Por lo demás las bandas puntúan como siempre; gana quien tenga más ducados, Gremio o banda. En un empate el Gremio cuenta como si no hubiera sacado ningún tesoro.
