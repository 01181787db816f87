# Aventura 14: el tablero de Aventura tal como lo lee un jugador.

adv_14 = El Rescate de un Duque
    .wants = Un solo premio para todos: halla al Duque abajo, cómpralo o libéralo y llévalo a quien mejor pague, con todo el distrito pisándote los talones.
    .story = El Duque bajó a ver las famosas catacumbas y no ha subido. Una carta con un sello muy antiguo dice el precio. Se han preparado doce arquillas, y ni una llegará a su destino.

adv_14_setup_1 =
    .text = Antes de barajar los contadores de Exploración, pon una escalera boca arriba en los Dormitorios. Baraja los otros 26 y pon uno boca abajo en cada una de las otras 23 habitaciones; tres quedan fuera.

adv_14_setup_2 =
    .text = Pon al Duque en la Cámara de Tortura. Pon las doce reliquias, como arquillas, junto a las fichas de tesoro de doce habitaciones sacadas al azar; sus caras no importan. Deja los escombros junto al tablero.

adv_14_collapse = Se hunden las escaleras
    .text = Desde el jugador inicial, en sentido horario, los jugadores ponen escombros sobre escaleras boca arriba que no tengan, uno cada uno, hasta colocar tres o hasta que no quede ninguna libre. Una escalera con escombros no puede usarse; se puede entrar en su habitación.

adv_14_alarm = ¡Alarma!
    .text = Se colocan los nueve rastrillos; los ladrones pueden salir, también por el Túnel. Si nadie lleva al Duque y está abajo, sus captores lo mueven: el juego tira el dado del Cíclope; se le pone en la sala que indique, con un 6 se queda. El Cíclope no se mueve.

adv_14_coffers = Las arquillas
    .text = Un ladrón que abre la ficha de tesoro de una habitación toma también la arquilla que está al lado. Una arquilla es un tesoro y da 3 ducados si se saca.
    .notes = Una arquilla dejada en una habitación por el límite de tres es un cofre cerrado propio. Abrir una gema mágica no da la arquilla. Un solo ducado por abrir en total.

adv_14_leading = Su Gracia es lenta
    .text = Un ladrón que lleva al Duque tiene una casilla menos en cada movimiento, no puede atacar ni abrir cofres, y las cartas y habilidades de su banda no lo colocan en otra parte. El Duque no es figura ni tesoro. El ladrón no puede soltarlo ni pasarlo a otro.
    .notes = Un guía perdido en el Túnel se lleva al Duque: la ficha deja la partida y nadie cobra. Un guía muerto en la Sala del Tesoro deja al Duque: se le pone en la Cámara de Tortura. Si el guía huye de una ballesta, el Duque huye con él.

adv_14_lost = Su Gracia cambia de compañía
    .text = Si el guía pierde un combate contra un ladrón, el vencedor puede quedarse con el Duque en lugar del botín habitual; si no lo hace, o si el guía pierde contra el Cíclope, el Duque vuelve a la Cámara de Tortura. Si el guía pierde contra un Miliciano, el Duque está a salvo: deja la partida y el jugador que movió al Miliciano gana 4 ducados del banco.

adv_14_out = Un carruaje en la puerta
    .text = Un ladrón que abandona el distrito con el Duque, por una puerta o el Túnel, da de inmediato a su banda dos dados + 4 ducados; el Duque deja la partida.

adv_14_buy = Pagar a los captores
    .text = Entrega dos arquillas; el ladrón lleva ahora al Duque.
    .needs = El ladrón está en la sala del Duque y lleva al menos dos arquillas.

adv_14_break = Romper las cadenas
    .text = Prueba de Mente con -1. Éxito: el ladrón lleva ahora al Duque; las llaves se conservan. Fallo: tira el dado del Cíclope como si hubiera entrado un ladrón.
    .needs = El ladrón está en la sala del Duque y lleva un manojo de llaves.

adv_14_deliver = A casa, Su Gracia
    .text = El Duque deja la partida. Gana 6 ducados más el número de la ronda; hasta el final de la partida los Milicianos no pueden entrar en las casillas de tus ladrones.
    .needs = El ladrón lleva al Duque y está en la Sala de guardia o una casilla adyacente.

adv_14_clear = Despejar la escalera
    .text = Prueba de Mente. Éxito: quita los escombros y gana 1 ducado.
    .needs = Escombros sobre la escalera en la habitación del ladrón.

adv_14_end =
    .text = La partida acaba tras la ronda 7; las arquillas sacadas dan 3 ducados cada una. Luego se puntúa como siempre. Un Duque que sigue en el distrito no da nada.
