# En todas partes: palabras de todas las páginas, ajustes, explicaciones, rechazos.

## En todas partes

app-name = Cadwallon
    .sub = Ciudad de Ladrones
app-title = { $page } – Cadwallon
app-skip = Ir al contenido
app-close = Cerrar
app-retry = Reintentar
app-loading = Un momento …
app-home = Inicio
app-rules = Reglas
app-about = Acerca de
app-settings = Ajustes
app-language = Idioma
app-sound-on = Sonido activado
app-sound-off = Sonido desactivado
app-copy = Copiar
app-copied = Copiado.
app-copy-failed = El navegador no deja copiar. Selecciona el texto y cópialo tú mismo.
app-menu = Menú

## Los idiomas, en sus propias palabras

lang-en = English
lang-fr = Français
lang-es = Español
lang-ru = Русский

## Bots y sus nombres

bot-novice = novato
bot-cutpurse = cortabolsas
bot-guild-master = maestro del gremio
bot-random = al azar
bot-name-1 = Vesper
bot-name-2 = Rook
bot-name-3 = Marek
bot-name-4 = Lena

## Valores de un ladrón

value-combat = Combate
value-movement = Movimiento
value-mind = Mente

## Pasar la pantalla

curtain-to = Pasa la pantalla a
curtain-what = { $gang }, ronda { $round } de { $rounds }
curtain-button = Soy { $name }, muestra mi mano
curtain-safe = Las cartas y los ducados de los demás están guardados. La mano siguiente solo se abre con este botón.
curtain-since = Desde tu último turno
## Ajustes

settings-title = Ajustes
settings-name = Tu nombre
settings-pace = Ritmo de lo que se muestra
settings-pace-1x = Normal
settings-pace-2x = Rápido
settings-pace-off = Sin movimiento
settings-pace-calm = Tu sistema pide poco movimiento: nada se desplaza, elijas lo que elijas aquí.
settings-sound = Sonidos
settings-sound-hint = Pocos y pequeños: dados, monedas, tu turno, la alarma.
settings-letters = Las letras sueltas actúan
settings-letters-hint = Q W E R eligen un ladrón, Z deshace, y así. Desactívalo si manejas el navegador con la voz o con teclas sueltas.
settings-orders = No preguntarme
settings-orders-hint = En estos momentos paso sin que me pregunten, en todas las partidas.
settings-orders-fight = En los combates
settings-orders-move = Cuando se mueve un rival
settings-orders-lock = Cuando un rival fuerza cerraduras
settings-orders-mission = Cuando un rival usa misiones

## Conexión

net-lost = Conexión perdida, nuevo intento en { $seconds } s. Todas tus jugadas están a salvo.
net-trying = Conexión perdida, nuevo intento. Todas tus jugadas están a salvo.
## Explicaciones

help-rule = Más en la regla { $number }.

## Cuando algo no está

missing-title = Aquí no hay nada
missing-text = En esta dirección no hay página. Quizá se perdió una letra del enlace.
trouble-title = No ha funcionado
trouble-closed = Esta mesa está cerrada para ti

## Rechazado: qué pasó y qué hacer

refused-offline = El servidor del juego no responde. ¿Hay red? Nada ha cambiado.
refused-unreadable = La respuesta del servidor no tiene sentido. Inténtalo otra vez.
refused-failed = El servidor no pudo hacerlo (error { $status }). Nada ha cambiado.
refused-closed = La mesa ha cerrado la conexión.
refused-action = Ahora no es posible; nada ha cambiado. Elige algo iluminado.
refused-bot = No existe ese bot.
refused-content = Esta partida se hizo con otro contenido que el de ahora, así que no puede continuar.
refused-game = No existe esa partida, o este dispositivo no tiene sitio en ella. Abre otra vez el enlace que te enviaron.
refused-hint = Ya se está pensando un consejo.
refused-host = Solo el anfitrión puede hacerlo.
refused-look = Ahora no se puede mirar a este ladrón.
refused-way = No hay tal camino: { $space } está demasiado lejos o por allí no pasa nadie.
refused-malformed = El servidor no entendió. Vuelve a cargar la página.
refused-many-connections = Demasiadas conexiones abiertas desde aquí. Cierra otras ventanas del juego.
refused-many-games = Se crearon demasiadas partidas desde aquí en poco tiempo. Inténtalo más tarde, o sigue con una de ellas.
refused-many-hints = Has pedido muchos consejos. Prueba uno, y pide otro dentro de un rato.
refused-many-messages = Fue demasiado rápido; nada ha cambiado. Sigue con calma.
refused-name = Ese nombre no vale. Sirven letras, cifras, espacios y signos comunes, como mucho { $most }.
refused-not-over = El acta se obtiene cuando la partida ha acabado.
refused-orders = Esas órdenes no tienen sentido.
refused-origin = Esta página se cargó de otra dirección que el juego. Abre la dirección propia del juego.
refused-over = La partida ha acabado.
refused-page = No existe esa página.
refused-past = Eso ya está decidido; nada ha cambiado. Mira otra vez y elige de nuevo.
refused-seat = Ese sitio no es tuyo. Abre otra vez tu propio enlace.
refused-setup = Así no puede empezar una partida: { $what }
refused-size = Era demasiado texto.
refused-taken = Alguien ha ocupado ya este sitio. Pide al anfitrión un enlace nuevo.
refused-token = Este enlace no vale, o el anfitrión lo ha retirado. Pide uno nuevo.
refused-turn = No es tu turno; nada ha cambiado.
refused-undo = Eso ya no puede deshacerse.
