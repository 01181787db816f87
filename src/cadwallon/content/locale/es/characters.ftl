# Nombres, habilidades y maneras de todos los que tienen carta propia. skl_x es la habilidad de chr_x.
# .gen, .dat y .acc: con «de», con «a» y el nombre solo en medio de una frase; .verb: verbo en plural (they) o en singular (it).

executioners = Los Ejecutores
    .gen = de los Ejecutores
    .dat = a los Ejecutores
    .acc = los Ejecutores
    .verb = they
    .style = Firmes y versátiles: una duelista para la calle, una zancada larga, un inventor que nunca falla del todo y un mago de las cartas.

nocturnis = La Banda Nocturnis
    .gen = de la Banda Nocturnis
    .dat = a la Banda Nocturnis
    .acc = la Banda Nocturnis
    .verb = it
    .style = Saqueadores codiciosos: abren, muerden, desaparecen y venden caro.

kalderns_gang = La Banda de Kaldern
    .gen = de la Banda de Kaldern
    .dat = a la Banda de Kaldern
    .acc = la Banda de Kaldern
    .verb = it
    .style = Profesionales: buenos con cerraduras y muros, y nadie cobra misiones más deprisa.

cursed_ones = Los Malditos
    .gen = de los Malditos
    .dat = a los Malditos
    .acc = los Malditos
    .verb = they
    .style = Un fastidio: disparan, hurtan, destrozan y se escurren entre la multitud.

chr_leona = Leona
    .gen = de Leona
    .dat = a Leona
    .acc = Leona
    .flavour = Primero saluda. Es lo último cortés que ocurre.

skl_leona = Duelista
    .text = En un combate que tiene lugar en una calle o casilla de Despliegue, Leona tira un dado más, ataque o defienda.
    .short = Un dado más en combates en la calle.
    .notes = Un combate tiene lugar en la casilla del defensor. Sin bonificación en habitaciones ni en las catacumbas. También contra Milicianos.

chr_harid = Harid
    .gen = de Harid
    .dat = a Harid
    .acc = Harid
    .flavour = La propia ciudad reparte sus cartas, y la ciudad hace trampas.

skl_harid = Lectura del tarot
    .text = Gasta 1 PA: mira las dos primeras cartas de Arcano, quédate una en la mano y pon la otra debajo del mazo. Una vez por turno.
    .short = 1 PA: de dos cartas de Arcano, quédate una.
    .notes = No durante un movimiento. Un mazo vacío se renueva antes; si solo queda una carta, tómala. Solo tú ves las cartas. Con la expansión, la nueva carta superior cuenta para la fase de Milicianos del jugador siguiente.

chr_iris = Iris
    .gen = de Iris
    .dat = a Iris
    .acc = Iris
    .flavour = Una valquiria no huye. Simplemente llega antes a otra parte.

skl_iris = Paso de valquiria
    .text = Iris tiene una casilla más en cada uno de sus movimientos (cinco en total).
    .short = Una casilla más en cada movimiento.
    .notes = El Movimiento impreso sigue siendo 4; la quinta casilla es la habilidad. No cambia la distancia a la que huye.

chr_davitto = Davitto
    .gen = de Davitto
    .dat = a Davitto
    .acc = Davitto
    .flavour = No está roto. Es un prototipo.

skl_davitto = Artilugio de repuesto
    .text = Cuando Davitto no ha logrado forzar una cerradura, descarta una carta de Arcano: el cofre se abre de todos modos.
    .short = ¿Cerradura fallida? Descarta y se abre.
    .notes = Solo cerraduras, no otras pruebas, y solo fichas cuya cerradura puede forzar. Opcional. Después la tirada cuenta como éxito: los rivales aún pueden responder a ella.

chr_sanaris = Sanaris
    .gen = de Sanaris
    .dat = a Sanaris
    .acc = Sanaris
    .flavour = Cambió de dios una vez. El nuevo tintinea.

skl_sanaris = Discípulo del Ducado
    .text = Cada tesoro que Sanaris mismo sacó del distrito y que da al menos un ducado da un ducado más.
    .short = Cada tesoro que saca: +1 ducado.
    .notes = Como mucho +3 (+4 con el zurrón hondo). Un cofre lleno de ducados cuenta cuando se tira su dado; una gema mágica sacada no da nada, y por tanto nada más. Cuentan las reliquias y arquillas de una aventura. Si una aventura vende el botín en otro momento, la bonificación se aplica entonces.

chr_faras = Faras
    .gen = de Faras
    .dat = a Faras
    .acc = Faras
    .flavour = Las tumbas tienen mejores cerraduras que las casas, y los dueños se quejan menos.

skl_faras = Saqueador de tumbas
    .text = Cuando Faras no logra forzar una cerradura puede tirar el dado una vez más; vale el nuevo resultado.
    .short = ¿Cerradura fallida? Tira otra vez.
    .notes = Solo cerraduras. Sube la probabilidad de 4 de 6 a 8 de 9. Es el robo fácil entre las habilidades.

chr_drokan = Drokan
    .gen = de Drokan
    .dat = a Drokan
    .acc = Drokan
    .flavour = De sus años entre las serpientes guardó dos cosas: las cicatrices y el veneno.

skl_drokan = Veneno de serpiente
    .text = Antes de los dados, descarta una carta de Arcano: el enemigo tira un dado menos, y si Drokan vence a un ladrón toma un ducado adicional del jugador derrotado. Una vez por combate.
    .short = Descarta: el enemigo tira un dado menos.
    .notes = La carta descartada no es una carta jugada en el combate. El enemigo conserva siempre al menos un dado. Contra el Cíclope cuenta para un asalto y puede pagarse otra vez en el siguiente.

chr_valdur = Valdur
    .gen = de Valdur
    .dat = a Valdur
    .acc = Valdur
    .flavour = Nadie lo ha visto entrar. Varios lo han visto allí de pie.

skl_valdur = Desde las sombras
    .text = Gasta 1 PA: coloca a Valdur en una casilla libre adyacente a otro ladrón de la banda. Una vez por turno.
    .short = 1 PA: aparece junto a otro de la banda.
    .notes = Antes o después de su movimiento, no durante. Ambos ladrones deben estar en el tablero principal; no mientras Valdur lleva a alguien. La casilla puede ser una habitación, una casilla de Despliegue o un pentáculo; un contador de Exploración boca abajo allí se descubre y Valdur ya no puede moverse este turno. El otro ladrón puede estar herido.

chr_kaldern = Kaldern
    .gen = de Kaldern
    .dat = a Kaldern
    .acc = Kaldern
    .flavour = Otras bandas leen las reglas del Gremio. A Kaldern le pidieron corregir las pruebas.

skl_kaldern = Rango en el Gremio
    .text = Cuando la banda usa una misión, descarta una carta de Arcano: la misión cuesta 2 PA menos.
    .short = Descarta: una misión cuesta 2 PA menos.
    .notes = Kaldern debe estar en el distrito y no en la Prisión; no hace falta que esté activo y puede estar herido. Con el sello del Gremio el coste sigue siendo de al menos 1 PA.

chr_sarys = Sarys
    .gen = de Sarys
    .dat = a Sarys
    .acc = Sarys
    .flavour = Los muertos conocen todas las puertas. Algunos son una.

skl_sarys = Paso espectral
    .text = Gasta 1 PA además del movimiento: durante este movimiento Sarys puede cruzar una línea roja. Una vez por turno.
    .short = 1 PA más: cruza una línea roja.
    .notes = Misma regla de cruce que la carta Puerta secreta. Se paga junto con el movimiento, antes de que los rivales puedan responder.

chr_elise = Elise
    .gen = de Elise
    .dat = a Elise
    .acc = Elise
    .flavour = Sellos, runas, pernos. En ese orden, y en silencio.

skl_elise = Ladrona arcana
    .text = La Mente de Elise cuenta como 5 cuando fuerza una cerradura, y puede forzar incluso una ficha que muestra su lado cofre.
    .short = Mente 5 con cerraduras, aun cofre cerrado.
    .notes = Solo cerraduras. Con la ganzúa su Mente cuenta como 6; un 6 natural tiene éxito entonces y aun así rompe la herramienta.

chr_tortok = Tortok
    .gen = de Tortok
    .dat = a Tortok
    .acc = Tortok
    .flavour = Pégale. Si sigue ahí, pégale otra vez.

skl_tortok = Furia
    .text = En cada combate Tortok puede volver a tirar uno de sus dados; vale el nuevo resultado.
    .short = Repite uno de sus dados en cada combate.
    .notes = Al atacar o al defender. No cuesta nada: solo se pagan el movimiento y el ataque. Contra el Cíclope, una vez por asalto.

chr_jehlan = Jehlan
    .gen = de Jehlan
    .dat = a Jehlan
    .acc = Jehlan
    .flavour = Un ejército murió a su alrededor. Una multitud no es obstáculo.

skl_jehlan = Viento del desierto
    .text = Descarta una carta de Arcano: en este movimiento Jehlan tiene dos casillas más y puede atravesar casillas ocupadas.
    .short = Descarta: 2 casillas más, atraviesa a todos.
    .notes = Se suma a una carta Carrera. Aun así termina en una casilla libre o ataca. También pasa a los Milicianos.

chr_anays = Anays
    .gen = de Anays
    .dat = a Anays
    .acc = Anays
    .flavour = Notas una corriente. Luego te notas más ligero.

skl_anays = Dedos de ultratumba
    .text = Descarta una carta de Arcano y haz una prueba de Mente con -1 (éxito con 1 a 3): si lo logra, Anays toma un tesoro a tu elección de un ladrón rival adyacente. Una vez por turno.
    .short = Descarta: intenta robar a un rival.
    .notes = Antes o después de su movimiento. Nombra el objetivo, descarta y luego haz la prueba. Ni acción ni combate, nadie huye. El límite de tres tesoros se aplica de inmediato.

chr_dorak = Dorak
    .gen = de Dorak
    .dat = a Dorak
    .acc = Dorak
    .flavour = No le quedan esperanzas, solo virotes.

skl_dorak = Ballesta
    .text = Gasta 1 PA y haz una prueba de Mente: si hay éxito, un ladrón rival a dos casillas como mucho huye dos casillas; tú eliges el camino. Una vez por turno.
    .short = 1 PA: un tiro puede ahuyentar a un rival.
    .notes = Ni acción ni combate: sin cartas ni botín. No durante un movimiento. Las casillas se cuentan como al moverse, incluidas las ocupadas; las líneas rojas y los escombros detienen el virote. Si no hay camino de dos casillas que acabe en una libre, las reglas de la huida dicen qué ocurre.

chr_torham = Torham
    .gen = de Torham
    .dat = a Torham
    .acc = Torham
    .flavour = ¿Hay una cerradura? Torham no había visto ninguna cerradura.

skl_torham = Zapador de Mid-Nor
    .text = Torham puede abrir un cofre a golpes por 1 PA; si lo hace, la banda no recibe el ducado por abrirlo.
    .short = Golpea cofres por 1 PA, sin el ducado.
    .notes = Opcional: también puede abrirlo a golpes por 2 PA y tomar el ducado. Un contador de seguridad suma su 1 PA en ambos casos. Una acción por turno, como todos.

chr_kornak = Kornak
    .gen = de Kornak
    .dat = a Kornak
    .acc = Kornak

chr_valrut = Valrut
    .gen = de Valrut
    .dat = a Valrut
    .acc = Valrut

chr_sienne_base = Sienne
    .gen = de Sienne
    .dat = a Sienne
    .acc = Sienne

chr_isabeau_base = Isabeau
    .gen = de Isabeau
    .dat = a Isabeau
    .acc = Isabeau

chr_captain_kornak = Capitán Kornak
    .gen = del capitán Kornak
    .dat = al capitán Kornak
    .acc = el capitán Kornak

skl_captain_kornak = Olfato para el botín
    .text = El capitán Kornak tira un dado más contra un ladrón que lleva al menos dos tesoros.
    .notes = Las fichas que no son tesoros (rehenes, el Duque) no cuentan.

chr_chief_valrut = Jefe Valrut
    .gen = del jefe Valrut
    .dat = al jefe Valrut
    .acc = el jefe Valrut

chr_chufflock = Chufflock
    .gen = de Chufflock
    .dat = a Chufflock
    .acc = Chufflock
    .flavour = Nadie ha visto la cara bajo la capucha. Todos han visto el hacha.

skl_chufflock = Verdugo
    .text = Un ladrón vencido por Chufflock no huye: va directo a la Prisión.
    .short = A quien vence, va a la Prisión.
    .notes = Al atacar o al defender. El botín se toma antes. Chufflock se queda en la casilla del combate. No contra figuras que no pertenecen a ningún jugador.

chr_lucius = Lucius
    .gen = de Lucius
    .dat = a Lucius
    .acc = Lucius
    .flavour = Siempre vestido para la ocasión, sobre todo si la ocasión es un asesinato.

skl_lucius = Bien provisto
    .text = Lucius empieza con una carta de Equipo a tu elección.
    .short = Empieza con una carta de Equipo.
    .notes = Se elige cuando se une a la banda, antes del despliegue y de las compras de la regla opcional de la Posada. No genera deuda.

chr_iraem = Iraem
    .gen = de Iraem
    .dat = a Iraem
    .acc = Iraem
    .flavour = El carcelero se inclinó. El carcelero siempre se inclina.

skl_iraem = Inmunidad diplomática
    .text = Cuando Iraem se activa en la Prisión puedes colocarlo en un pentáculo libre del tablero principal, sin coste ni tirada; luego actúa como de costumbre. Una vez por activación.
    .short = Sale de la Prisión sin coste.
    .notes = No es su movimiento. Si todos los pentáculos están ocupados, se coloca en una casilla libre adyacente a uno. Si está herido, antes hay que curarlo. Puede intentar en su lugar la huida normal, pero no ambas cosas.

chr_shaana = Shaana
    .gen = de Shaana
    .dat = a Shaana
    .acc = Shaana
    .flavour = Se queda con lo que mata. Rara vez le piden que lo devuelva.

skl_shaana = Carnicera
    .text = Un ladrón vencido por Shaana recibe una herida además del resultado habitual.
    .short = A quien vence, lo hiere.
    .notes = Al atacar o al defender. Si el combate fue en las catacumbas, el vencido herido va a la Prisión y debe curarse antes de poder intentar escapar.

chr_sienne = Sienne
    .gen = de Sienne
    .dat = a Sienne
    .acc = Sienne
    .flavour = La mejor ladrona arcana del Gremio pasa a través de ti. Revisas tus bolsillos. Haces bien.

skl_sienne = Fantasma del Gremio
    .text = Sienne puede atravesar casillas ocupadas en todos sus movimientos.
    .short = Atraviesa casillas ocupadas.
    .notes = Rivales, Milicianos y ladrones propios por igual. Aun así termina en una casilla libre o ataca. No abre escombros, muros ni rastrillos.

chr_isabeau = Isabeau
    .gen = de Isabeau
    .dat = a Isabeau
    .acc = Isabeau
    .flavour = Nunca ha contado un secreto. Los alquila.

skl_isabeau = La Secreta
    .text = Gasta 1 PA mientras Isabeau está activa en el tablero principal, esté donde esté: roba dos cartas de Intriga, quédate una y pon la otra debajo del mazo. Una vez por turno.
    .short = 1 PA: de dos cartas de Intriga, una es tuya.
    .notes = Es su modo de comprar una carta de Intriga: ese PA es todo lo que cuesta. No con tres cartas de Intriga en la mano. Si el mazo solo tiene una carta, tómala. En una habitación donde se compran intrigas también vale el modo habitual.

chr_cyclops = El Cíclope de Mid-Nor
    .gen = del Cíclope de Mid-Nor
    .dat = al Cíclope de Mid-Nor
    .acc = el Cíclope de Mid-Nor

chr_duke = El Duque de Cadwallon
    .gen = del Duque de Cadwallon
    .dat = al Duque de Cadwallon
    .acc = el Duque de Cadwallon

skl_duke = Por orden del Duque
    .text = Un ladrón vencido por el Duque toma la ficha del Duque tras huir o ir a la Prisión. Mientras la tiene no puede abrir cofres. Solo se libra de ella cuando el Duque vence a otro, que la toma entonces.
    .notes = No hay elección. Las acciones de aventura que no abren nada siguen permitidas. Si quien la tiene abandona el distrito o es retirado, la ficha vuelve a la carta del Duque.
