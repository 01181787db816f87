# Aventura 10: el tablero de Aventura tal como lo lee un jugador.

adv_10 = Las Doce Reliquias
    .wants = Reúne reliquias distintas en un juego mientras soportas sus maldiciones, o entrégalas al Altar por dinero rápido.
    .story = Corona, cetro, máscara y urna: al Rey lo enterraron con tres de cada, para que pudiera ser vanidoso en todas sus vidas. El temblor las ha repartido por medio barrio, y cada una quiere volver a casa.

adv_10_campaign =
    .text = El vencedor de la aventura 9 toma una carta de Equipo a su elección para uno de sus ladrones antes del despliegue.

adv_10_setup_1 =
    .text = Baraja boca abajo las doce reliquias y pon una junto a la ficha de tesoro en cada una de doce habitaciones sacadas al azar. Nadie las mira.

adv_10_hum = Las reliquias zumban
    .text = Todas las reliquias que siguen en habitaciones se vuelven boca arriba.

adv_10_alarm = ¡Alarma!
    .text = Se colocan los nueve rastrillos; los ladrones pueden salir, también por el Túnel.

adv_10_find = Bajo el falso fondo
    .text = Un ladrón que abre la ficha de tesoro de una habitación toma también la reliquia que está al lado, boca arriba. Una reliquia es un tesoro; el límite de tres se aplica de inmediato, y lo que se abandona se deja en una habitación sin tesoro como siempre.
    .notes = Una reliquia dejada en una habitación es un cofre cerrado propio, boca arriba, y ya no está junto a nada. Abrir una gema mágica no da la reliquia. Si la ficha de tesoro se intercambia (Etiquetas cambiadas), la reliquia va con ella. Un solo ducado por abrir en total.

adv_10_crown = Maldición de la corona
    .text = Quien ataca al portador de una corona tira un dado más, incluidos los Milicianos y el Cíclope.

adv_10_sceptre = Maldición del cetro
    .text = El portador de un cetro tiene una casilla menos en cada movimiento.

adv_10_mask = Maldición de la máscara
    .text = El portador de una máscara tiene Mente -1.

adv_10_urn = Maldición de la urna
    .text = Al comienzo de su turno un jugador con un ladrón en el distrito que lleva una urna descarta una carta de Arcano a su elección, si tiene.
    .notes = Varias reliquias de una clase en un ladrón, o varias urnas en una banda, no se suman.

adv_10_offer = Devolver al Rey
    .text = Entrega cuantas reliquias quieras de las que lleva el ladrón: 4 ducados cada una, del banco. Con la misma acción pueden cambiarse todas sus gemas mágicas.
    .notes = Su jugador elige las reliquias. Las reliquias devueltas no se han sacado.
    .needs = El ladrón lleva al menos una reliquia.

adv_10_end =
    .text = La partida acaba tras la ronda 7. Las reliquias sacadas por una banda se agrupan en juegos de reliquias distintas: un juego de 1, 2, 3 o 4 da 2, 6, 11 o 18 ducados. El juego toma la agrupación que más da (primero los juegos mayores). Luego se puntúa como siempre.
