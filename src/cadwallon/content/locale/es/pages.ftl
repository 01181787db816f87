# Las páginas alrededor de la mesa: inicio, partida nueva, unirse, final, reglas, acerca de.

## Inicio

home-motto = ¡Mi reino por un Ducado!
home-pitch = Una noche, cuatro bandas, veinticuatro habitaciones llenas de bienes ajenos. Roba, golpea, burla a la guardia y sal antes de que caiga el último rastrillo.
home-play = Jugar ya
home-play-what = { $adventure }, contra un bot
home-new = Partida nueva
home-join = Unirse por enlace
home-join-what = pega lo que te envió un amigo
home-rules = Leer las reglas
home-rules-what = numeradas, con buscador
home-continue = Continuar
home-device = en este dispositivo
home-none = Aún no hay partidas. «Jugar ya» empieza una.
home-round = Ronda { $round } de { $rounds }
home-round-with = Ronda { $round } de { $rounds }, con { $others }
home-round-here = En una pantalla: { $here }, ronda { $round } de { $rounds }
home-not-begun = Sin empezar, { $rounds } rondas
home-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
home-my-turn = Tu turno
home-turn = Juega { $name }
home-waits = Decide un rival
home-over = Terminada
home-watching = Estás mirando
home-stale = Hecha con otro contenido
home-more = { $count ->
    [one] Mostrar una más
   *[other] Mostrar { $count } más
}

## Unirse

join-title = Unirse a una partida
join-lead = Te guardan un sitio en la mesa.
join-name = Tu nombre
join-name-hint = Así te ven los demás.
join-go = Ocupar el sitio
join-paste = El enlace, o el código de su final
join-paste-wrong = No es el enlace de un sitio; son como { $example }
join-find = Seguir
join-anonymous = Un amigo

## Partida nueva

new-title = Partida nueva
new-all = Las { $count }
new-base = Ciudad de Ladrones 1–8
new-expansion = El Rey de las Cenizas 9–14
new-adventures = Aventuras
new-number = Aventura { $number }
new-number-first = Aventura { $number }, la mejor para empezar
new-players-range = { $min ->
    [one] { $min } jugador
   *[other] { $min }–{ $max } jugadores
}
new-players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
new-length = unos { $minutes } con { $players }
new-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
new-alarm = alarma en la ronda { $round }
new-catacombs = catacumbas
new-heroes = { $count ->
    [one] una heroína
   *[other] { $count } heroínas
}
new-mode = Reglas
new-mode-base = Reglas básicas
new-mode-old_city = Ciudad vieja, trucos nuevos
new-mode-expansion = El Rey de las Cenizas
new-mode-old_city-hint = La aventura con las reglas de la expansión: heridas, experiencia, equipo, intrigas, exploración.
new-seats = Sitios
new-seat = Sitio { $number }
new-you = Tú
new-name-of = Nombre del jugador: { $gang }
new-kind = ¿Quién juega?
new-kind-here = En esta pantalla
new-kind-link = Por enlace
new-kind-bot = Bot
new-bot-kind = Nivel del bot
new-level-novice = Rápido y razonable, con errores. Para tus primeras partidas.
new-level-cutpurse = Planea turnos enteros: cofres, misiones, combates, la vuelta a tiempo.
new-level-guild-master = Imagina cómo sigue la noche antes de cada jugada. Se toma su tiempo.
new-level-random = Hace cualquier cosa permitida.
new-link-later = Recibirás el enlace de este sitio en cuanto exista la partida.
new-gang-of = Banda de { $name }
new-gang-taken = { $gang }, cambiar con { $name }
new-guild = Gremio de Joyeros
new-guild-style = No son ladrones sino el otro bando: Sienne, Isabeau y ambos Milicianos, pagados por cada ladrón que detienen. Sin esta elección los dirige la tirada más baja.
new-add = { $count ->
    [3] Añadir un tercer jugador
   *[other] Añadir un cuarto jugador
}
new-remove = Quitar: { $name }
new-thieves = Mostrar los cuatro ladrones
new-inn = La Posada
new-inn-hint = Antes de la partida todos compran a crédito entre las cartas expuestas en la Posada.
new-inn-not = Solo El Rey de las Cenizas
new-play = Jugar
new-play-what = { $adventure }, { $players }
new-making = Preparando el distrito …
new-wrong-long = Un nombre tiene como mucho { $limit } letras.
new-wrong-same = Dos jugadores no pueden llamarse igual.
new-friend = Un amigo
new-player = Jugador { $number }
new-short-01 = Golpea la Tesorería cuando esté llena
new-short-02 = Caza al ladrón marcado, guarda al tuyo
new-short-03 = Gemas, y fuera, entre los aceros
new-short-04 = Alza a los muertos contra tus rivales
new-short-05 = Rapta nobles invitados y entrégalos
new-short-06 = Vende a Sienne antes de que baje el precio
new-short-07 = Vacía las habitaciones antes de que ardan
new-short-08 = Saca botín mientras caen las puertas
new-short-09 = Rompe los cinco sellos de abajo
new-short-10 = Reúne reliquias malditas
new-short-11 = Tapia las escaleras, o déjalas abiertas
new-short-12 = Cumple tus bravatas
new-short-13 = Quema tu botín: gana el más generoso
new-short-14 = Un solo premio para todos: el Duque

## El final de una partida

end-head = { $adventure }, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
end-you = Tú
end-you-win = La noche es tuya
end-wins = La noche es de { $name }
end-you-share = Compartes la noche con { $names }
end-share = { $names } comparten la noche
end-why-ahead = { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
}, { $ahead } más que { $me ->
    [yes] tú
   *[no] { $second }
}.
end-why-tie = { $ducats ->
    [one] { $ducats } ducado cada uno, y { $first } va delante por lo que se sacó.
   *[other] { $ducats } ducados cada uno, y { $first } va delante por lo que se sacó.
}
end-why-even = { $ducats ->
    [one] { $ducats } ducado cada uno: nadie va delante.
   *[other] { $ducats } ducados cada uno: nadie va delante.
}
end-why-one = Sobre todo por: { $first } ({ $one }).
end-why-two = Sobre todo por: { $first } ({ $one }) y { $other } ({ $two }).
end-places = Puestos
end-sources = De dónde salió cada ducado
end-source = Fuente
end-total = Ducados
end-chart = Los ducados ronda a ronda
end-chart-end = fin
end-chart-table = Mostrar como tabla
end-chart-chart = Mostrar como gráfico
end-chart-round = Ronda { $round }
end-chart-alarm = Alarma
end-chart-alt = Líneas de los ducados tras cada ronda. El botón junto al título los muestra en una tabla.
end-proof = Dados limpios
end-proof-fits = La llave encaja con el sello.
end-proof-fits-text = El sello se publicó antes del primer dado, la llave después del último. Tu navegador acaba de compararlos: nadie pudo elegir un dado ni una carta de esta partida.
end-proof-fails = ¡La llave no encaja con el sello!
end-proof-fails-text = Alguien ha cambiado la llave o el sello. No te fíes de los dados de esta partida.
end-proof-unknown = Sello y llave de todos los dados.
end-proof-unknown-text = El sello se publicó antes del primer dado, la llave después del último. Este navegador no puede compararlos aquí; «cadwallon verify» lo hace, con el acta.
end-proof-record = El acta guarda cada decisión. Quien la tenga puede repetir toda la partida, dado a dado: cadwallon verify FILE.
end-proof-seed = De la semilla { $seed }: quien la conocía podía conocer todos los dados y cartas, y puede volver a jugar la misma partida.
end-seal = Sello
end-key = Llave
end-again = Jugar otra vez, mismos sitios
end-record = Guardar el acta
end-board = Ver el tablero
end-nothing = nada

## De dónde salen los ducados

source-missions = Misiones
source-middlemen = Intermediarios
source-sales = Botín sacado
source-coffers = Cofres llenos de ducados
source-openings = Cofres abiertos
source-purses = Monederos
source-fights = Combates entre bandas
source-fines = Multas de la milicia
source-cards = Cartas de Arcano
source-adventure = El tablero de Aventura
source-tolls = Peajes
source-altar = El altar
source-treasure-room = La Sala del Tesoro
source-tunnel = El Túnel
source-intrigues = Intrigas
source-penalties = Intrigas fallidas
source-boasts = Bravatas
source-debts = Deudas con la Posada
source-left-behind = Abandonados, 3 cada uno
source-other = Otros

## Reglas

rules-title = Las reglas
rules-search = Busca palabras o un número, como C-4
rules-found = { $count ->
    [0] Nada encontrado.
    [one] Una regla.
   *[other] { $count } reglas.
}
rules-none = Nada encontrado. Prueba con menos palabras o con otras.
rules-chapters = Capítulos
rules-link = Enlace a la regla { $number }

## Acerca de

about-title = Acerca de
about-lead = Una edición digital casera de Cadwallon: Ciudad de Ladrones y su expansión El Rey de las Cenizas.
about-unofficial = Es obra de aficionados, no oficial. Ni la hacen ni la aprueban los editores del juego de mesa; los nombres son de sus dueños. Textos e imágenes son originales.
about-icons = Iconos de Lorc, Delapouite y colaboradores, de game-icons.net, con licencia CC BY 3.0, redibujados más pequeños.
about-fonts = Tipografía: Alegreya de Juan Pablo del Peral, Huerta Tipográfica, con SIL Open Font License 1.1.
about-own = Marcos, tesoros, fichas, retratos, cubiertas, tableros y todos los demás dibujos son de esta edición.
about-privacy = Sin cuenta, sin rastreo, sin peticiones a otro servidor. Una cookie distingue los sitios de este dispositivo de los demás; tus ajustes quedan en este navegador.
about-licence = El programa es software libre (MIT); textos e imágenes están bajo CC BY-SA 4.0.
about-version = Versión { $version }
about-credits = Créditos
about-game = El juego
