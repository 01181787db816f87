# La mesa: lo que se puede hacer (act-), lo que se pregunta (ask-), por qué espera una carta (why-) y todo lo que rodea el tablero.
# Un nombre viene en todas sus formas: $figure_gen («de Leona»), $figure_dat («a Leona»), $space_to («a la calle...»), $space_at («en la calle...»).

## Lo que se puede hacer. Un texto por cada verbo de las reglas.

act-deploy = { $figure } { $space_to }
act-militia = Mover { $figure_dat }
act-patrol = Ir { $space_to }
act-strike = Atacar { $figure_dat }
act-stay = Quedarse aquí
act-activate = Activar { $figure_dat }
act-move = Ir { $space_to }
act-attack = Atacar { $figure_dat }
act-leave = Abandonar el distrito { $space_at }
act-set-out = Ponerse en marcha
    .hint = para usar una carta o habilidad por el camino
act-stop = Parar aquí
act-pick = Forzar la cerradura
act-bash = { $quick ->
    [yes] Abrir a golpes con la habilidad
   *[no] Abrir el cofre a golpes
 }
act-play = { $with-figure ->
    [yes] { $card } sobre { $figure_acc }
   *[no] Jugar { $card }
 }
act-play-on = { $card } contra { $rival_acc }
act-play-bash = { $card }: { $kind }
act-play-swap = { $card }: { $figure } y { $other }
act-use = { $with-figure ->
    [yes] { $skill } con { $figure_acc }
   *[no] { $skill }
 }
act-do = { $with-kind ->
    [yes] { $action }: { $kind }
   *[no] { $action }
 }
act-lock = Guardar bajo llave { $space_at }: { $kind }
act-give = { $figure } lo entrega
act-shift = { $kind }: { $change ->
    [-2] 2 ducados menos
    [-1] 1 ducado menos
    [1] 1 ducado más
    [2] 2 ducados más
   *[other] en { $change }
 }
act-mission = { $with-skill ->
    [yes] Usar { $mission } con { $skill }
   *[no] Usar { $mission }
 }
act-choose = { $letter ->
    [a] Lo primero
   *[b] Lo segundo
 }
act-put = Ponerlo { $space_at }
act-mark = Marcar { $figure_dat }
act-rise = Alzarlo { $space_at }
act-shamble = Mover: { $figure }
act-sell = Vender: { $kind }
act-release = Soltar al rehén
act-done = Hecho
act-discard = Descartar { $card }
act-keep = Quedarse { $card }
act-reroll = { $with-means ->
    [yes] Volver a tirar el dado { $number }: { $means }
   *[no] Volver a tirar el dado { $number }
 }
act-take = Tomar: { $kind }
act-drop = { $kind } { $space_to }
act-flee = Enviar { $space_to }
act-step = Escabullirse { $space_to }
act-set = Colocar { $space_at }
act-close = Bajar el rastrillo { $space_at }
act-pass = { $frame ->
    [turn] Dejar a la milicia
    [muster] Ningún Miliciano más
    [move] Seguir sin ello
    [fight] Dejarlo así
    [won] Dejarlo ahí
    [roll] Dejarlo así
    [hiring] No contratar a nadie
    [inn] No comprar más
    [boasting] Sin bravata
    [locking] No cerrar más
    [shambling] No mover más
    [procession] Dejarlos donde están
   *[other] Pasar
 }
act-end = Fin de turno
act-hire = { $hired } en lugar { $figure_gen }
act-boast = { $boast }
act-meet = Encontrarse con { $figure_acc }
act-hand = Entregar: { $kind }
act-get = Tomar: { $kind }
act-swap-gear = Cambiar el equipo
act-heal = Curar { $figure_dat }
act-buy = Equipo para { $figure_acc }
act-equip = { $item } para { $figure_acc }
act-keep-gear = Quedarse { $item }
act-wield = { $with-figure ->
    [yes] { $item } con { $figure_acc }
   *[no] { $item }
 }
act-wield-at = { $item }: { $space }
act-wield-on = { $item }: la mano rival, { $rival }
act-intrigue = Robar una intriga
act-fulfil = Cumplir { $card }
act-keep-intrigue = Quedarse { $card }
act-drop-intrigue = Descartar { $card }
act-escape = Intentar escapar
act-tunnel = Salir por el Túnel
act-pray = Ofrecer las gemas mágicas
act-torture = Quitar { $figure_dat }: { $kind }
act-read = Leer en el Scriptorium
act-loot = Saquear la Sala del Tesoro
act-fetch = Tomar { $card }
act-cancel = Anular { $card }
act-label = { $kind } { $space_at }
act-burn = Quemar: { $kind }
act-offer = Entregar: { $kind }
act-clear = Despejar: { $space }
act-parade = El que está { $space_at }
act-lose = Perder: { $kind }
act-hide = { $figure } se esconde abajo

act-go = Ir
act-go-pick = Ir y forzar la cerradura
act-go-bash = { $quick ->
    [yes] Ir y abrir a golpes con la habilidad
   *[no] Ir y abrir el cofre a golpes
 }
act-go-attack = Ir y atacar { $figure_dat }
act-go-other = Ir, y luego: { $label }

choose-adv-04-a = El ladrón deja la partida
choose-adv-04-b = Huye, y desde ahora tienes un punto de Acción menos por turno
choose-adv-05-a = Quedarse con el rehén
choose-adv-05-b = Tomar el botín habitual; el rehén se queda aquí
choose-adv-14-a = Quedarse con el Duque
choose-adv-14-b = Tomar el botín habitual; el Duque vuelve con sus captores

## Lo que se pregunta. Un texto por cada situación.

ask-arrival = { $figure } ha llegado.
ask-boasting = ¿Haces una bravata? Paga si se cumple y cuesta si no.
ask-choosing = ¿Qué equipo, y para quién?
ask-claim = La misión está a punto de pagarse.
ask-clearing = ¿Qué escombros despeja { $figure_acc }?
ask-cut-loose = { $kind ->
    [none] Cortan las correas { $figure_gen }: ¿qué tesoro se pierde?
   *[other] ¿En qué habitación cae: { $kind }?
 }
ask-deploy = Coloca a uno de tus ladrones en una puerta
ask-discard = ¿Qué carta entregas?
ask-dressing = ¿Qué herida se cura? { $left ->
    [one] Una más.
   *[other] { $left } más.
 }
ask-drop-intrigue = ¿Qué intriga descarta { $rival_acc }?
ask-ducat-chests = Se abre el cofre lleno de ducados.
ask-ending = La partida acaba.
ask-escort = { $loser } llevaba al Duque. ¿Qué toma { $winner_acc }?
ask-exchange = { $figure } se encuentra con { $mate_acc }. ¿Qué cambia de manos?
ask-feinting = ¿Qué carta del atacante no surte efecto?
ask-fetching = ¿Qué carta recuperas de los descartes? { $left ->
    [one] Una más.
   *[other] { $left } más.
 }
ask-fight = { $attacker } ataca { $defender_dat }
ask-fine = { $loser } paga a la milicia.
ask-flight = { $figure } huye { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
 }: tú dices adónde
ask-give-up = ¿Qué ladrón lo entrega: { $kind }?
ask-handover = { $loser } llevaba a un rehén. ¿Qué toma { $winner_acc }?
ask-hiding = ¿Quién se esconde abajo y cuenta como salido del distrito?
ask-hiring = ¿Contratas a un mercenario? Ocupa el lugar de uno de tus ladrones.
ask-inn = La Posada vende a crédito: ¿qué equipo, y para quién?
ask-jail = { $figure } va a la Prisión.
ask-keep-gear = ¿Qué equipo conserva { $figure_acc }? El otro deja la partida.
ask-keep-intrigue = ¿Qué intriga te quedas? Las demás van debajo del mazo.
ask-labels = { $room ->
    [none] ¿Qué ficha cambia de lugar?
   *[other] ¿Qué ficha se cambia con la que está { $room_at }?
 }
ask-lay-down = Registraron { $figure_dat }: deja el tesoro en una habitación
ask-locking = ¿Qué tesoros se vuelven al lado cofre? { $left ->
    [one] Uno más.
   *[other] { $left } más.
 }
ask-marking = ¿A qué ladrón marcas?
ask-move = { $stage ->
    [0] { $figure } está a punto de moverse. ¿Usas algo antes?
   *[other] ¿Adónde va { $figure_acc }?
 }
ask-muster = ¿A qué Miliciano mueves? { $left ->
    [one] Uno más.
   *[other] { $left } más.
 }
ask-offering = ¿Qué entrega { $figure_acc }?
ask-opened = { $figure } ha abierto un cofre. ¿Usas algo?
ask-option = ¿Cuál de los dos?
ask-patrol = { $figure } puede avanzar hasta { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
 }
ask-peek = ¿Qué carta te quedas? Las demás van debajo del mazo.
ask-placing = { $token ->
    [portcullis] ¡Alarma! Cierra una puerta
    [exploration] ¿En qué habitación pones un contador de Exploración, boca abajo?
    [rubble] ¿Qué calle bloquean los escombros?
    [fire] ¿Qué habitación se incendia?
    [reveller] ¿Dónde aparece un juerguista?
   *[other] ¿Dónde se pone?
 }
    .left = { $left ->
        [one] 1 por colocar.
       *[other] { $left } por colocar.
     }
ask-preparation = Se prepara la partida.
ask-procession = { $start ->
    [none] ¿A qué juerguista mueves, hasta { $steps ->
        [one] 1 calle
       *[other] { $steps } calles
     }?
   *[other] ¿Adónde va el juerguista que está { $start_at }, hasta { $steps ->
        [one] 1 calle
       *[other] { $steps } calles
     }?
 }
ask-recovery = ¿Qué recupera el Gremio { $loser_gen }?
ask-resolve = ¿Qué pasa ahora?
ask-rising = ¿Dónde se alza un zombi?
ask-rival-window = { $window ->
    [rival_move_start] { $figure } está a punto de moverse
    [rival_pick_roll] { $figure } ha forzado la cerradura
    [rival_mission] Está a punto de cobrar una misión: { $gang }
   *[other] ¿Respondes con una carta?
 }
ask-roll = { $purpose ->
    [escape] { $figure } sacó { $dice } para escapar y necesita { $target } o más.
    [tunnel] { $figure } sacó { $dice } en el Túnel: 1 es el fin, desde 4 no se pierde nada.
    [loot] { $figure } sacó { $dice } en la Sala del Tesoro: dos iguales son el fin.
    [purse] { $figure } sacó { $dice } por el monedero.
    [ducats] { $figure } sacó { $dice } por el cofre.
    [ransom] { $figure } sacó { $dice } por el rescate.
    [militia] El dado muestra { $dice } para { $figure_acc } (6: se queda donde está).
    [cyclops] El dado del Cíclope muestra { $dice }.
   *[other] { $figure } sacó { $dice } y necesita { $target } o menos.
 }
ask-rumour = Difundes un rumor: ¿qué precio cambia?
ask-selling = ¿Qué vende { $figure_acc }?
ask-set-down = ¿Dónde se coloca { $figure_dat }?
ask-shambling = ¿A qué zombi mueves, hasta { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
 }?
ask-spoils = ¿Qué quita { $winner_acc } { $loser_dat }?
ask-step = ¿Adónde se escabulle { $figure_acc }?
ask-surplus = { $figure } lleva demasiado: deja un tesoro en una habitación vacía
ask-tunnel-exit = ¿Qué pierde { $figure_acc } en el Túnel? { $to_lose ->
    [one] Uno más.
   *[other] { $to_lose } más.
 }
ask-turn = { $phase ->
    [militia] { $below ->
        [yes] ¿Mueves a un Miliciano, hasta 4 casillas?
       *[no] ¿A qué Miliciano nombras? Un dado dice hasta dónde puede ir (6: a ninguna parte).
     }
   *[other] ¿Qué haces?
 }
ask-won = Has ganado el combate. ¿Usas algo?

## Notas sobre las acciones

row-way = { $steps } de { $most ->
    [one] 1 casilla
   *[other] { $most } casillas
 }
row-chest-die = { $kind }, con { $faces ->
    [1] un 1
   *[other] { $faces } o menos
 }
row-goal = { $space }: { $note }
row-chest-sure = { $kind }, seguro
row-load = lleva: { $load }
row-ends = acaba la activación { $figure_gen }
row-pays = paga { $ducats ->
    [one] 1 ducado
   *[other] { $ducats } ducados
 }

## Las casillas en palabras

space-head = { $space }, { $kind ->
    [room] habitación
    [gate] puerta
    [chamber] cámara
   *[street] calle
 }{ $steps ->
    [0] .
    [one] , a 1 casilla.
   *[other] , a { $steps } casillas.
 }
space-chest = { $kind } en un cofre con llave.
space-chest-shut = { $kind } en un cofre cerrado.
space-token = { $token }.
space-token-hidden = Un contador de Exploración, boca abajo.
space-token-seen = Un contador de Exploración boca abajo que has visto: { $token }.
space-relic-hidden = Una reliquia, boca abajo.
space-shut = Cerrada por un rastrillo.
space-rubble = Bloqueada por escombros.
space-stairs = Una escalera baja.
space-wall = La escalera está tapiada.
space-duke = Aquí tienen preso al Duque.
space-ground-hostage = { $count ->
    [one] Un rehén.
   *[other] { $count } rehenes.
 }
space-ground-fire = Arde.
space-ground-reveller = Un juerguista.
space-near = Junto a: { $spaces }.
space-nobody = Nadie aquí.
space-figure = { $figure } está aquí.
space-figure-load = { $figure } está aquí con { $load }.
space-wounds = { $wounds ->
    [one] Una herida.
   *[other] { $wounds } heridas.
 }
space-group-room = Habitaciones
space-group-street = Calles
space-group-gate = Puertas
space-group-chamber = Catacumbas
note-compass-north = N
note-compass-east = E
note-compass-south = S
note-compass-west = O

## La barra superior

table-round = Ronda
table-round-n = { $round ->
    [0] Antes de la primera ronda
   *[other] Ronda { $round }
 }
table-of-rounds = de { $rounds }
table-your-turn = Tu turno
table-your-choice = Tú eliges
table-turn-of = Juega { $name }
table-is-away = { $who ->
    [they] { $name } no están
   *[it] { $name } no está
 }
table-seat-open = { $who ->
    [they] { $name } esperan a un jugador
   *[it] { $name } espera a un jugador
 }
table-spectator = Estás mirando
table-phase = Fase
phase-draw = Robo
phase-militia = Milicia
phase-act = Acciones
phase-end = Fin
track-round = Ronda { $round }{ $state ->
    [now] , ahora
    [past] , pasada
   *[next] {""}
 }{ $event ->
    [none] {""}
   *[other] : { $event }
 }
track-end = Fin de la partida
table-alarm-next = Alarma en la próxima ronda
    .short = Alarma pronto
table-alarm-now = ¡Alarma! Se cierran puertas
    .short = ¡Alarma!
table-last-round = Última ronda
table-gates-shut = { $shut ->
    [one] 1 puerta está cerrada
   *[other] { $shut } puertas están cerradas
 }
    .short = { $shut } cerradas
table-event-next = Después: { $event }

## Rivales, misiones, crónica, acciones

table-rail = Rivales, misiones, acciones
table-rivals = Rivales
table-in-order = por orden de juego
table-missions = Misiones del Gremio
table-missions-cost = usar una: { $ap } PA
table-chronicle = Crónica
table-actions = Acciones
table-hand = Tu mano
table-gang = Tu banda
table-tabs = Lo que se muestra bajo el tablero
table-drawer = Rivales, misiones y acciones
table-you = Tú
table-night-begins = Empieza la noche.
log-heading = { $name }, ronda { $round }
rival-link = por enlace
rival-open = { $who ->
    [they] esperan a un jugador
   *[it] espera a un jugador
 }
rival-here = en esta pantalla
rival-bot = bot
rival-stands-in = suple un bot
rival-thinks = piensa
rival-away = ausente desde hace { $time }
rival-ducats = Ducados, ocultos
rival-cards = { $back ->
    [purple] Cartas de Arcano con dorso púrpura
   *[blue] Cartas de Arcano con dorso azul
 }
rival-cards-n = { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
 }
rival-intrigues = Intrigas
host-bot = Que juegue un bot
host-person = Devolver el sitio
host-link = Enlaces
mission-pays = { $count ->
    [0] No llevas ninguno de esos tesoros.
   *[other] Ahora te pagaría { $ducats ->
        [one] 1 ducado
       *[other] { $ducats } ducados
     }, por { $ap } PA.
 }
mission-not-now = Ahora no puede usarse: exige puntos de Acción de tu propio turno y al menos un tesoro de esta clase.
mission-none = ninguna
mission-no-more = Ya no hay misiones.
mission-use = { $ap } PA, { $ducats ->
    [one] 1 ducado
   *[other] { $ducats } ducados
 }
note-mission = { $kind }: la misión paga { $ducats }
note-again = Otro clic: { $what }
where-mission = misión { $now } › { $then }
table-again = otra vez
table-sure = seguro
table-final = no puede deshacerse
table-ap = { $ap ->
    [one] 1 punto de Acción
   *[other] { $ap } puntos de Acción
 }
table-ap-left = Quedan { $ap } PA
table-ducats = Ducados
table-experience = Experiencia
table-experience-token = un contador de Experiencia
table-point-space = Señala una casilla iluminada, un rival con cerco o una carta.
table-nothing-left = Este ladrón ya no tiene nada que hacer: elige otro o termina el turno.
way-point = Punto de paso { $number }: { $space }.
table-choose-thief = Elige un ladrón en el tablero o abajo.
table-back = Atrás
table-swap = Cambiar
table-zoom-in = Más cerca
table-zoom-out = Más lejos
table-zoom-fit = Todo el tablero
table-small-map = Mapa pequeño
table-line-down = La línea se ha cortado: no se envió nada. Volverá sola.
stat-combat = Combate
stat-movement = Movimiento
stat-mind = Mente
stat-changed = { $printed } en la carta, { $now } ahora.
place-outside = fuera del distrito
place-removed = fuera de la partida
place-unplaced = aún sin colocar
place-lost = no volvió
ask-click-space = Pulsa una casilla iluminada.
ask-click-figure = Pulsa una figura con cerco.

## La espera

wait-title = Mientras esperas
wait-asked = Se te preguntará cuando pueda jugarse una carta tuya: { $cards }.
wait-nothing = No tienes cartas que puedan jugarse en el turno de un rival.
wait-quiet = En este turno no se te pregunta.
wait-dont-ask = No preguntarme este turno
wait-for = { $who ->
    [they] Deciden { $name }.
   *[it] Decide { $name }.
 }
wait-limit = { $seconds ->
    [one] Nivel: { $level }. Tarda hasta { $seconds } segundo por turno.
   *[other] Nivel: { $level }. Tarda hasta { $seconds } segundos por turno.
}
wait-pace = Ritmo
wait-pause = Pausa
wait-skip = saltar
ribbon-ap = { $name }: quedan { $ap } de { $of } PA

## La banda, abajo

thief-ready = disponible
thief-acting = actúa
thief-done = ya actuó
thief-waiting = espera
thief-wounded = con herida
thief-prison = en prisión
thief-outside = fuera
thief-removed = no juega
thief-unplaced = por poner
thief-lost = no volvió
thief-no-gear = Sin equipo
table-end-turn = Fin de turno
table-undo = Deshacer
undo-yes = Deshace tu último paso.
undo-die = Se ha tirado un dado: eso vale.
undo-card = Se ha visto una carta o ficha: eso vale.
undo-rival = Otro jugador ha decidido desde entonces: eso vale.
undo-start = No hay nada que deshacer.
undo-none = No es tu turno.
turn-plays = { $who ->
    [they] juegan
   *[it] juega
 }
turn-hint = Consejo
turn-hint-what = Lo que haría aquí un maestro del gremio, y por qué.
turn-hint-number = consejo { $number }
turn-thinks = { $who ->
    [they] piensan
   *[it] piensa
 }
turn-waits-you = { $who ->
    [they] { $name } te esperan
   *[it] { $name } te espera
 }
pile-deck = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
 }, la superior { $back ->
    [purple] púrpura
   *[blue] azul
 }
pile-discard = { $count ->
    [one] 1 carta descartada
   *[other] { $count } cartas descartadas
 }
hand-tap = toca una carta para leerla
hand-summary = { $playable ->
    [0] Ninguna se puede jugar ahora; { $waiting ->
        [one] { $waiting } espera
       *[other] { $waiting } esperan
    } otro momento.
    [one] { $playable } se puede jugar ahora, { $waiting } para otro momento.
   *[other] { $playable } se pueden jugar ahora, { $waiting } para otro momento.
}
card-playable = jugable
card-playable-now = jugable ahora
card-joins = se suma
card-choose-target = Elige un objetivo
join-run = +2 casillas
join-secret-door = por los muros
join-shadow-walk = +1 casilla
join-over-the-rooftops = por tejados
intrigue-penalty = { $ducats ->
    [one] 1 ducado perdido si sigue en la mano
   *[other] { $ducats } ducados perdidos si sigue en la mano
 }
intrigue-no-penalty = Sin penalización
intrigue-held = intriga
intrigue-progress = { $done } de { $of }
gear-once = Se descarta tras un uso
gear-always = Sirve toda la partida
when-fight = Antes de los dados
when-fight-attacker = Cuando atacas
when-fight-defender = Cuando defiendes
when-fight-dice = Después de los dados
when-fight-won = Tras un combate ganado
when-own-turn = En tu turno
when-own-activation = Con tu ladrón activo
when-own-move = Durante tu movimiento
when-own-move-start = Al empezar tu movimiento
when-own-chest-action = Cuando abres a golpes
when-own-test-roll = Tras tu tirada fallida
when-own-roll = Tras tu tirada
when-own-chest-opened = Tras abrir un cofre
when-own-mission = Cuando usas una misión
when-own-militia-phase = En tu fase de milicia
when-rival-move-start = Al moverse un rival
when-rival-pick-roll = Un rival forzó una cerradura
when-rival-mission = Un rival usa una misión
when-short-fight = antes dados
when-short-fight-attacker = al atacar
when-short-fight-defender = al defender
when-short-fight-dice = tras dados
when-short-fight-won = victoria
when-short-own-turn = tu turno
when-short-own-activation = con ladrón
when-short-own-move = en marcha
when-short-own-move-start = al partir
when-short-own-chest-action = a golpes
when-short-own-test-roll = tu fallo
when-short-own-roll = tu tirada
when-short-own-chest-opened = tras cofre
when-short-own-mission = misión
when-short-own-militia-phase = milicia
when-short-rival-move-start = su marcha
when-short-rival-pick-roll = su ganzúa
when-short-rival-mission = su misión
why-other = Ahora no puede jugarse.

## Reacciones, tiradas, combates, intercambios

prompt-play = Jugar la carta
prompt-pass = Pasar
prompt-dont-ask = No preguntar este turno
roll-failed = Ha fallado
roll-lock-holds = La cerradura resiste
roll-stands = El dado ha caído
roll-pick = { $figure } fuerza una cerradura: { $target } o menos.
roll-test = { $figure } hace una prueba de Mente: { $target } o menos.
roll-escape = { $figure } intenta escapar: { $target } o más.
roll-militia = Hasta dónde va { $figure_acc }; 6: a ninguna parte.
roll-purse = El monedero { $figure_gen }.
roll-chest-of-ducats = El cofre que sacó { $figure_acc }.
roll-cyclops = Adónde va el Cíclope.
roll-tunnel = { $figure } en el Túnel.
roll-loot = { $figure } en la Sala del Tesoro: dos iguales son el fin.
roll-mail-coat = ¿Aguanta la cota de malla { $figure_gen }?
roll-duke-moved = Adónde llevan al Duque.
roll-reroll = { $figure } vuelve a tirar.
roll-fight = Dados del combate.
roll-other = { $figure } tira.
fight-attacker = Atacante
fight-defender = Defensor
fight-won = { $winner } vence { $loser_dat }
fight-round = asalto { $round }
fight-highest = dado más alto { $die }
fight-dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
 }
fight-bonus = { $bonus ->
    [-2] 2 menos
    [-1] 1 menos
   *[other] +{ $bonus }
 }
fight-no-card = sin carta aún
fight-may-play = aún se puede jugar una carta
fight-so-far = En este combate
fight-tie = gana el empate
fight-step-his = { $mine ->
    [attack] Tu carta
   *[defend] Su carta
 }
fight-step-yours = { $mine ->
    [attack] Su carta
   *[defend] Tu carta
 }
fight-step-dice = Dados
fight-step-after = Tras los dados
fight-step-spoils = Botín
fight-step-flight = Huida
fight-winning = Vas ganando
fight-losing = Vas perdiendo
fight-against = { $mine } contra { $his }
fight-answer = Tu respuesta
fight-answer-hint = El círculo es tu probabilidad de ganar el combate.
fight-waits = El otro bando piensa.
fight-if-lost = Si pierdes: { $carries ->
    [yes] { $figure } entrega un tesoro ({ $load }) y tiene que huir.
   *[no] se pierden dos ducados, y { $figure_acc } tiene que huir.
 }
fight-if-won = Si ganas: { $carries ->
    [yes] { $figure } toma un tesoro ({ $load }) y ahuyenta { $foe_dat }.
   *[no] { $figure } toma dos ducados y ahuyenta { $foe_dat }.
 }
exchange-empty = No lleva nada.
took-gear = { $item } para { $figure_acc }
took-nothing = aún nada

## El tablero de Aventura

sheet-title = Aventura
sheet-prices = Precios
sheet-fence = La perista
sheet-fence-next = próxima ronda: { $space }
sheet-mark = marca: { $figure }
sheet-held = { $figure } se queda hasta el próximo turno: { $name }
sheet-duke = Tienen preso al Duque: { $space }
sheet-seals = Sellos
sheet-seals-broken = { $broken ->
    [0] ninguno roto; el tercero despierta a la bestia
    [1] uno roto; el tercero despierta a la bestia
    [2] dos rotos; el tercero despierta a la bestia
   *[other] { $broken } rotos; la bestia está despierta
 }
number-dukes-treasure = Tesoro del Duque
number-blood-purse = Bolsa de sangre
number-bounty = Recompensa por marca
number-zombie-combat = Combate de los zombis
number-lowest-ap = PA mínimos por turno
number-hideout = Rehenes en el escondite
number-fires-put-out = Fuegos apagados

## Ventanas sobre la mesa

end-ask-title = ¿Acabar tu turno?
end-ask-text = { $ap ->
    [one] Queda 1 punto de Acción
   *[other] Quedan { $ap } puntos de Acción
 }; aún podrían actuar: { $figures }.
end-ask-stay = Seguir
words-title = El tablero en palabras
words-figures = Quién está dónde
words-figure = Figura
words-gang = Banda
words-place = Lugar
words-load = Lleva
words-lying = Qué hay dónde
words-gates = Puertas
words-gate-shut = cerrada por un rastrillo
words-gate-open = abierta: los ladrones pueden salir
words-gate-quiet = abierta
links-title = Sitios y enlaces
links-copy = Copiar enlace
links-revoke = Enlace nuevo
links-watch = Espectadores
links-watch-hint = Ven lo que todos pueden ver.
seat-here = en esta pantalla
seat-link = por enlace
seat-bot = bot
keys-title = Teclas
key-space = Espacio
key-thief = elegir un ladrón
key-row = fila del panel, o respuesta
key-neighbour = casilla en esa dirección
key-lit = casilla iluminada anterior, siguiente
key-do = hacerlo
key-end = fin de turno
key-pass = pasar, o seguir
key-back = atrás
key-undo = deshacer
key-point = punto de paso
key-hand = mano
key-missions = misiones
key-gang = banda
key-log = crónica
key-rivals = rivales
key-board = el otro tablero
key-zoom = más cerca, más lejos, todo el tablero
key-next = suceso siguiente
key-hint = consejo
key-pace = ritmo
key-here = qué hay aquí
key-words = el tablero en palabras
key-rules = reglas; con Mayús: todas las teclas
key-region = región siguiente
tab-act = Acciones
tab-hand = Mano
tab-missions = Misiones
tab-gang = Banda
tab-log = Crónica
sheet-grip = Más alto o más bajo
say-your-turn = Tu turno, { $ap ->
    [one] 1 punto de Acción.
   *[other] { $ap } puntos de Acción.
 }
why-your-turn = Espera tu turno.
why-your-thief = Espera a que actúe un ladrón tuyo.
why-move-start = Espera a que un ladrón tuyo se ponga en marcha.
why-your-move = Espera un movimiento de tu ladrón.
why-at-chest = Espera a que tu ladrón esté ante un cofre.
why-failed-roll = Espera a que falles una tirada de Mente.
why-chest-opened = Espera a que tu ladrón haya abierto un cofre.
why-militia-phase = Espera tu fase de milicia.
why-attacking = Espera a que ataque un ladrón tuyo.
why-defending = Espera a que ataquen a un ladrón tuyo.
why-before-dice = Espera un combate, antes de los dados.
why-after-dice = Espera un combate, después de los dados.
why-fight-won = Espera a que hayas ganado un combate.
why-rival-moves = Espera a que un ladrón rival esté a punto de moverse.
why-rival-picks = Espera a que un ladrón rival haya forzado una cerradura.
why-rival-mission = Espera a que un rival use una misión.
why-not-now = Antes se resuelve otra cosa.
why-over = La partida ha acabado.
why-once = Solo sirve una vez, y ya se usó.
why-one-card = Ya has jugado una carta en este combate.
why-silenced = Una Emboscada te prohíbe jugar cartas en este combate.
why-no-target = No hay nadie con quien usarla.
why-no-card = El otro bando no ha jugado ninguna carta.
why-no-action = A tu ladrón no le queda acción.
why-no-chest = Aquí no hay cofre.
why-no-points = Tienes muy pocos puntos de Acción.
why-no-gain = A golpes no costaría menos con ella.
why-useless = No cambiaría nada.
why-below = No en las catacumbas.
why-not-open = Solo en una calle o casilla de Despliegue.
why-in-prison = No en la Prisión.
why-no-room = No hay casilla libre al lado.
why-not-watch = Solo contra la guardia.
why-not-thief = Solo contra ladrones.
why-by-itself = Se muestra sola cuando ocurre.
why-turn-end = Se mira cuando acaba tu turno.
why-game-end = Se mira cuando acaba la partida.
why-cannot-pay = Su precio no puede pagarse aquí y ahora.

rival-lost = { $who ->
    [they] { $name } han perdido la conexión. No se pierde nada: la partida espera.
   *[it] { $name } ha perdido la conexión. No se pierde nada: la partida espera.
 }
risk-chance = Sale bien en el { $chance } de los casos. Si no, el ladrón puede perderse.
risk-unknown = El ladrón puede perderse.
risk-yes = Atreverse
risk-no = Mejor no
table-result = Resultado
