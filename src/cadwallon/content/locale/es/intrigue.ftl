# Lo que dicen las cartas de Intriga.

int_map_the_catacombs = Cartografiar las catacumbas
    .text = Entre todos, tus ladrones han entrado en tres salas distintas de las catacumbas: 5 ducados y un contador de Experiencia.
    .notes = La Prisión, la Guarida y el pentáculo no cuentan.
    .flavour = El último cartógrafo dejó una nota. Dice: a la izquierda.

int_find_a_safe_place_to_hide = Hallar un buen escondite
    .text = Juégala al final de la partida. Uno de tus ladrones está en las catacumbas, pero no en la Prisión: 2 ducados, y ese ladrón cuenta como si hubiera abandonado el distrito con todo lo que lleva.
    .notes = Un solo ladrón, elegido por ti cuando la partida ha acabado; el lugar es una de las cinco salas a las que lleva una escalera. Desde ese momento cuenta como salido con todo lo que lleva, también para otras cartas y bravatas: sus tesoros se venden como siempre, se tira por un cofre lleno de ducados y no cuesta 3 ducados.
    .flavour = ¿Quién busca ladrones entre los muertos?

int_claim_a_bounty = Cobrar una recompensa
    .text = Un ladrón tuyo, o un Miliciano movido por ti, ha metido a un ladrón rival en la Prisión: 4 ducados.
    .notes = Defender también cuenta. El Cíclope cuenta si el combate vino de un dado del Cíclope tirado en tu turno y el vencido es un ladrón rival.
    .flavour = Se busca vivo. Se busca mucho en otra parte.

int_enlist_a_magicians_aid = Lograr ayuda de un mago
    .text = Un ladrón tuyo en los Aposentos del Mago lleva una gema mágica: 4 ducados, y roba dos cartas de Arcano.
    .notes = La gema se conserva.
    .flavour = No hace preguntas, solo facetas.

int_take_your_share = Llevarte tu parte
    .text = Alguien ha saqueado la Sala del Tesoro y ha vivido: si fue un rival, te da 4 ducados del botín; si fuiste tú, toma 4 del banco.
    .notes = Se paga después de cobrar el saqueador; da lo que tenga si es menos de 4.
    .flavour = Socios a partes iguales, lo sepas o no.

int_acquire_useful_potions = Conseguir pociones útiles
    .text = Uno de tus ladrones está en el Laboratorio y otro en el Scriptorium: 3 ducados, y uno de los dos recibe la poción de vuelo o la poción curativa; si ninguna queda, 3 ducados más.
    .notes = Tú eliges ladrón y carta. Un ladrón que ya tiene equipo se queda una de las dos cartas.
    .flavour = Uno lee la receta, otro roba el frasco.

int_escape_a_slavers_clutches = Escapar del esclavista
    .text = Un ladrón tuyo ha dejado la Prisión y está de nuevo en el tablero principal: 4 ducados.
    .notes = Por una tirada, una carta o una habilidad.
    .flavour = Una cadena es tan fuerte como el más borracho de sus carceleros.

int_slay_the_cyclops = Matar al Cíclope
    .text = Un ladrón tuyo ha ganado los dos asaltos de un combate contra el Cíclope: 8 ducados y dos contadores de Experiencia.
    .notes = El Cíclope vuelve igualmente a la Guarida; la ciudad creerá lo que le cuenten.
    .flavour = Tiene un ojo. Tú tienes una oportunidad.

int_case_the_guardroom = Vigilar la Sala de guardia
    .text = Un ladrón tuyo está en la Sala de guardia: 2 ducados, y roba una carta de Arcano.
    .notes = Debe estar dentro, así que el Miliciano tiene que estar fuera.
    .flavour = Dejan las llaves en la mesa. Lo dejan todo en la mesa.

int_a_word_with_the_archivist = Unas palabras con el archivero
    .text = Un ladrón tuyo en la Biblioteca lleva un pergamino: 5 ducados.
    .notes = El pergamino se conserva.
    .flavour = No presta nada, pero paga las devoluciones.

int_the_alchemists_order = El encargo del alquimista
    .text = Un ladrón tuyo en el Laboratorio lleva una gema verde: 5 ducados.
    .notes = La gema se conserva.
    .flavour = Verde, clara, sin preguntas.

int_a_bed_for_the_night = Una cama para la noche
    .text = Un ladrón tuyo está en los Dormitorios y no ha sido activado en este turno: 4 ducados.
    .notes = Dormir no es una acción. El durmiente puede estar herido.
    .flavour = Las sábanas están limpias, y tu coartada también.

int_the_dukes_own_strongbox = La caja fuerte del Duque
    .text = Un ladrón tuyo ha abierto un cofre en la Tesorería: 4 ducados.
    .notes = Cualquier cofre que esté allí, también uno dejado después. Robar el tesoro del Duque (aventura 1) también cuenta.
    .flavour = Su escudo está en la tapa. Pronto será lo único que quede.

int_eyes_everywhere = Ojos en todas partes
    .text = Tus ladrones están en tres habitaciones con nombre distintas: 6 ducados.
    .notes = Sala de guardia, Tesorería, Biblioteca, Aposentos del Mago, Dormitorios, Laboratorio.
    .flavour = A medianoche no quedaba casa sin invitado.

int_closed_ranks = Filas cerradas
    .text = Tres de tus ladrones están juntos, ninguno en una casilla de Despliegue, cada uno adyacente a al menos uno de los otros: 3 ducados y un contador de Experiencia.
    .notes = Adyacentes como al moverse; a través de una línea roja no cuenta. Las casillas de Despliegue quedan fuera porque varias dan a la misma calle.
    .flavour = Hombro con hombro, bolsillo con bolsillo.

int_the_complete_set = El juego completo
    .text = Tus ladrones en el distrito llevan las tres fichas de una misma clase (gemas verdes, llaves, pergaminos o brazaletes): 6 ducados.
    .notes = Las gemas rojas no cuentan.
    .flavour = Los coleccionistas son los criminales más generosos.

int_one_of_each = Uno de cada
    .text = Uno de tus ladrones lleva tres tesoros de tres clases distintas: 4 ducados.
    .notes = Una gema mágica, una reliquia y un cofre lleno de ducados son clases propias; todas las reliquias son una sola clase.
    .flavour = Un menú de degustación.

int_the_wreckers_wager = La apuesta del destrozón
    .text = Tus ladrones han abierto dos cofres a golpes en un turno: 4 ducados.
    .notes = Costaran lo que costaran los golpes.
    .flavour = Dos tapas, una campana, doble o nada.

int_settle_an_old_score = Saldar una vieja cuenta
    .text = Tus ladrones han vencido a ladrones de dos bandas rivales distintas: 6 ducados. Final de la partida: pierde 3 ducados si aún tienes esta carta.
    .notes = Atacando o defendiendo. Con dos jugadores: dos ladrones distintos del rival. En la aventura 3 el Gremio de Joyeros cuenta como banda.
    .flavour = La lista es corta. La memoria es larga.

int_humble_the_watch = Humillar a la guardia
    .text = Un ladrón tuyo ha vencido a un Miliciano: 4 ducados y un contador de Experiencia.
    .notes = Solo es posible como defensor.
    .flavour = Se resbaló, señoría. Varias veces.

int_a_thief_robs_a_thief = Quien roba a un ladrón
    .text = Has tomado un tesoro de un ladrón rival, por un combate, una habilidad o una carta: 3 ducados.
    .notes = La Cámara de Tortura también cuenta, pero no con un preso tuyo.
    .flavour = El Gremio lo llama circulación.

int_blood_oath = Juramento de sangre
    .text = Dos ladrones tuyos distintos han ganado cada uno, como atacante, un combate contra un ladrón rival: 8 ducados. Final de la partida: pierde 6 ducados si aún tienes esta carta.
    .notes = Los dos combates pueden ser en turnos distintos.
    .flavour = Jurado sobre vino, firmado sobre cosas peores.

int_draw_blood = Derramar sangre
    .text = Un ladrón, carta o equipo tuyo ha causado una herida a un ladrón rival: 4 ducados y un contador de Experiencia.
    .notes = Ni las trampas ni las heridas evitadas cuentan.
    .flavour = El cliente quiere pruebas. Bastará un poco.

int_guilds_darling = El favorito del Gremio
    .text = Has usado una misión con bonificación de +2: 3 ducados, y roba una carta de Arcano.
    .notes = Un Intermediario no lo estropea.
    .flavour = Han empezado a escribir bien tu nombre.

int_a_full_order_book = Agenda llena de encargos
    .text = Has usado dos misiones: 6 ducados. Final de la partida: pierde 4 ducados si aún tienes esta carta.
    .notes = En turnos distintos, pues solo puede usarse una misión por turno.
    .flavour = Promételo todo, entrega dos veces.

int_armed_to_the_teeth = Armados hasta los dientes
    .text = Dos de tus ladrones en el distrito, pero no en la Prisión, tienen cartas de Equipo: 4 ducados.
    .notes = Pueden estar heridos.
    .flavour = Una visión imponente, preferiblemente por detrás.

int_bribe_the_council = Sobornar al consejo
    .text = Con un ladrón tuyo en la Sala de guardia puedes descartar tres cartas de Arcano: 7 ducados.
    .notes = El ladrón no tiene que estar activo y puede estar herido. Tú eliges las cartas.
    .flavour = Los secretos son la única moneda que aún no poseen.

int_the_usurers_due = Lo que se debe al usurero
    .text = Con un ladrón tuyo en la Tesorería puedes pagar 2 ducados: dos contadores de Experiencia, y roba dos cartas de Arcano. Final de la partida: pierde 8 ducados si aún tienes esta carta.
    .notes = El gremio de usureros te manda saludos.
    .flavour = Los intereses crecen cada noche. Los dedos rotos también.

int_first_to_the_gate = El primero en la puerta
    .text = De todos los ladrones, el primero en abandonar el distrito después de que recibieras esta carta es uno de los tuyos: 5 ducados.
    .notes = Por una puerta o el Túnel. Si un ladrón rival sale antes, la carta ya no puede cumplirse; sigue ocupando un sitio en tu mano. No se usa en la aventura 8.
    .flavour = Alguien tiene que decir a los demás que estaba abierto.

int_leave_no_one_behind = No dejar a nadie atrás
    .text = Juégala al final de la partida. Todos los ladrones con los que empezaste han abandonado el distrito: 5 ducados; si no, pierde 3 ducados.
    .notes = Un ladrón muerto, perdido o retirado no ha salido.
    .flavour = Entraron cuatro. Beberán cuatro.

int_the_heaviest_chest = El cofre más pesado
    .text = Juégala al final de la partida. Tu banda ha sacado un cofre lleno de ducados: 5 ducados; si no, pierde 2 ducados.
    .notes = También cuenta un cofre lleno de ducados vendido dentro del distrito por regla de una aventura.
    .flavour = Levanta con las rodillas. Corre con el resto.

int_travel_light = Viajar ligero
    .text = Juégala al final de la partida. Dos de tus ladrones abandonaron el distrito sin ningún tesoro: 4 ducados.
    .notes = El equipo no importa; una gema mágica es un tesoro. No se usa en la aventura 8.
    .flavour = Regístreme, agente. Se lo ruego.

int_a_paupers_smile = La sonrisa del pobre
    .text = Juégala al final de la partida; el botín aún no se ha vendido. Tienes menos ducados que al menos la mitad de tus rivales, redondeando hacia arriba: 5 ducados.
    .notes = 1 de 1, 1 de 2, 2 de 3 rivales. Menos, no igual. El juego compara; solo se muestra si la carta se cumplió.
    .flavour = Nadie roba al pobre. Nadie salvo tú.

int_not_a_scratch = Ni un rasguño
    .text = Juégala al final de la partida. Tus ladrones han perdido como mucho un combate desde que tienes esta carta: 5 ducados; si no, pierde 2 ducados.
    .notes = Combates contra ladrones, Milicianos, el Cíclope y figuras de la aventura. Un combate suspendido por una Bola de humo no se ha perdido.
    .flavour = La violencia es lo que les pasa a otras bandas.
