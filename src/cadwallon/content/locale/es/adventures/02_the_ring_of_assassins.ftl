# Aventura 2: el tablero de Aventura tal como lo lee un jugador.

adv_02 = El Anillo de los Asesinos
    .wants = Caza al ladrón marcado, guarda al tuyo y elige el momento de enfrentarte a Isabeau por la bolsa de sangre.
    .story = Alguien ha pagado al Anillo por adelantado, un nombre por banda y noche. Isabeau la Secreta ha venido por la otra mitad del dinero, y por quien la tenga.

adv_02_setup_1 =
    .text = Coloca a Isabeau (carta básica, Combate 3) en los Dormitorios y pon 3 ducados del banco sobre su carta: la bolsa de sangre.

adv_02_setup_2 =
    .text = Cada jugador recibe una marca.

adv_02_isabeau = Isabeau
    .text = Se mueve en la fase 2 en lugar de un Miliciano: el jugador en turno la nombra, tira un dado y la mueve hasta esas casillas; con un 6 se queda. Se mueve como un Miliciano y bloquea como cualquier figura, pero solo puede entrar en la casilla de un ladrón marcado de un rival del jugador en turno, y así lo ataca. Las cartas no pueden ayudarla. No es un Miliciano: los ladrones pueden atacarla, y las cartas que mueven Milicianos no la mueven. Nadie juega por ella: sus dados los tira el juego.

adv_02_marks = Un nombre en un papel
    .text = Al comienzo de cada ronda, en orden de turno, cada jugador pone su marca sobre un ladrón en el distrito de la siguiente banda en sentido horario que aún tenga alguno allí (con dos jugadores: el rival). No puede ser el ladrón que llevó esta marca en la ronda anterior, salvo que esa banda no tenga otro en el distrito.

adv_02_blood_money = Dinero de sangre
    .text = Añade 3 ducados del banco a la bolsa de sangre.

adv_02_alarm = ¡Alarma!
    .text = Los nueve rastrillos se colocan como en la aventura 1; los ladrones pueden salir. Después se ponen las marcas.

adv_02_double = Sube el precio
    .text = Desde ahora una recompensa vale 4 ducados.

adv_02_bounty = Recompensa
    .text = Un ladrón que ataca y vence a un ladrón marcado rival gana 3 ducados (4 desde la ronda 6) del banco por cada marca que lleve, además del botín habitual; las marcas vuelven a sus dueños hasta la ronda siguiente.
    .notes = Sea quien sea quien puso la marca. Un ladrón puede llevar varias marcas.

adv_02_defiance = Desafío
    .text = Un ladrón marcado que es atacado por un ladrón rival y gana da a su banda 2 ducados; las marcas se quedan.
    .notes = Dos ducados, lleve las marcas que lleve.

adv_02_survival = Sigue respirando
    .text = Cada ladrón que aún lleva una marca en el distrito al final de la ronda da a su banda 1 ducado por marca. Luego todas las marcas vuelven a sus dueños.
    .notes = Un ladrón que abandona el distrito o es retirado devuelve sus marcas de inmediato y no gana nada por ellas.

adv_02_isabeau_wins = La Secreta golpea
    .text = Si Isabeau gana un combate, como atacante o defensora, el jugador del vencido pone 3 ducados en la bolsa de sangre, las marcas del vencido vuelven y este huye tres casillas como elija el jugador en turno (o, si perdió como atacante, el jugador a la izquierda del suyo). No se toma ningún tesoro.
    .notes = Ella termina en la casilla del combate.

adv_02_isabeau_loses = La bolsa cambia de manos
    .text = Un ladrón que vence a Isabeau, atacando o defendiendo, toma la bolsa de sangre; se ponen en ella 3 ducados nuevos e Isabeau se coloca en los Dormitorios o, si están ocupados, en una casilla libre adyacente; elige el jugador en turno. Vencida en los Dormitorios, también los deja de ese modo: el vencedor se queda allí.

adv_02_buy_off = Comprar tu nombre
    .text = Pon 2 ducados en la bolsa de sangre: todas las marcas del ladrón vuelven a sus dueños hasta la ronda siguiente.
    .notes = Un jugador con menos de 2 ducados no puede hacerlo.
    .needs = El ladrón está marcado y en una habitación con nombre; el jugador tiene 2 ducados.

adv_02_expansion =
    .text = Isabeau juega aquí con su carta básica; nadie puede contratarla. Los ladrones vencidos huyen; no hay Prisión.

adv_02_end =
    .text = La partida acaba tras la ronda 7 y se puntúa como siempre. Los ducados que queden en la bolsa de sangre van al banco.
