# Fichas: las de cofre y todas las demás.

tr_red_gem = Gema roja
    .acc = una gema roja
    .text = 2 ducados cada una.

tr_green_gem = Gema verde
    .acc = una gema verde
    .text = Una da 2 ducados, dos dan 5, tres dan 8.

tr_keys = Manojo de llaves
    .acc = un manojo de llaves
    .text = Uno da 2 ducados, dos dan 5, tres dan 8. Un preso que lleva al menos uno puede repetir una vez la tirada de huida.

tr_scroll = Pergamino
    .acc = un pergamino
    .text = Uno da 2 ducados, dos dan 5, tres dan 8. Un lector en el Scriptorium que lleva al menos uno puede repetir una vez la tirada.

tr_bracelet = Brazalete
    .acc = un brazalete
    .text = Uno da 2 ducados, dos dan 5, tres dan 8. Un saqueador de la Sala del Tesoro que lleva al menos uno puede repetir una vez uno de los tres dados.

tr_purse = Monedero
    .acc = un monedero
    .text = Al abrirlo: tira un dado y toma esos ducados del banco; la ficha deja la partida. Nunca se lleva encima.

tr_chest_of_ducats = Cofre lleno de Ducados
    .acc = un cofre lleno de ducados
    .text = Cuando un ladrón lo ha sacado del distrito: tira un dado, suma 3 y toma esos ducados del banco; la ficha deja la partida.

tr_magic_gem = Gema mágica
    .acc = una gema mágica
    .text = Un contador de Exploración que es un tesoro en un cofre cerrado. En el Altar Sagrado, por 1 PA, todas las gemas mágicas que lleva un ladrón se convierten en 6 ducados cada una.

tr_relic = Reliquia
    .acc = una reliquia
    .text = La usan las aventuras 9 (sellos), 10, 12 (la Corona y las bravatas) y 14 (arquillas) según digan; siempre es un tesoro, salvo como bravata. Los números 1 a 3 son Coronas, 4 a 6 Cetros, 7 a 9 Máscaras, 10 a 12 Urnas.

tr_rubble = Escombros
    .text = Los usan las aventuras 9, 11 y 14 según digan.

tr_zombie = Zombi
    .text = Lo usan las aventuras 4 y 11; la aventura 7 usa las mismas fichas como fuegos.

tr_hostage = Rehén
    .text = Lo usa la aventura 5 como rehén y la 13 como juerguista.

tr_portcullis = Rastrillo
    .text = Cierra la salida de una casilla de Despliegue. Aún se puede entrar en la casilla; solo está vedado abandonar por ella el distrito.

tr_wound = Herida
    .text = Un ladrón herido no puede activarse pero se defiende. 1 PA en el turno de su jugador quita un contador.

tr_experience = Experiencia
    .text = Un contador: vuelve a tirar uno de tus dados. Dos contadores, en tu turno: una carta de Equipo disponible para uno de tus ladrones.

tr_mark = Marca
    .text = Una por jugador; la usa la aventura 2.

tr_duke = El Duque
    .text = El cautivo de la aventura 14.
