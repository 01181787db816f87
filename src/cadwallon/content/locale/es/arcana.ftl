# Lo que dicen las cartas de Arcano.

arc_powerful_blow = Golpe poderoso
    .text = Suma 1 al dado más alto de tu luchador.
    .notes = El +1 es parte de la puntuación, no de la tirada: un 5 elevado a 6 no da experiencia. Con la expansión también cuenta en el total que deshace un empate; varias copias se suman. Contra el Cíclope cuenta para un asalto.
    .flavour = Desde el hombro, como enseñó mamá.

arc_flurry_of_blades = Lluvia de aceros
    .text = Tu luchador tira dos dados más.
    .notes = Solo el dado más alto da la puntuación, como siempre; con la expansión todos cuentan en el total.
    .flavour = La cantidad es una cualidad.

arc_ambush = Emboscada
    .text = Tu atacante tira un dado más, y el defensor no puede jugar cartas de Arcano en este combate.
    .notes = Las habilidades y el equipo del defensor siguen funcionando, también las habilidades que se pagan descartando. El defensor no juega cartas ni antes de los dados, ni después, ni una vez decidido el combate. Contra el Cíclope solo cuenta el dado.
    .flavour = La mejor conversación es la que acaba antes de empezar.

arc_sand_in_the_eyes = Arena en los ojos
    .text = Después de los dados: el enemigo vuelve a tirar su dado más alto; vale el nuevo resultado. Una carta así por combate y bando.
    .notes = Si varios dados empatan como más altos, uno de ellos. En el juego básico es la única carta que puedes jugar en este combate. Un atacante conserva la experiencia ganada con un 6 que se vuelve a tirar. También contra Milicianos y el Cíclope.
    .flavour = No hay honor entre ladrones, pero arena hay de sobra.

arc_smoke_pellet = Bola de humo
    .text = Tu defensor, en el tablero principal, se escabulle: el combate no se celebra. Muévelo una o dos casillas a través de casillas libres; el atacante se queda donde está.
    .notes = Si ninguna casilla adyacente está libre, la carta no puede jugarse. Como al huir, no se descubre ningún contador de Exploración. El ataque cuenta como hecho: los PA y la acción del atacante se pierden, sus cartas se descartan y el movimiento de un Miliciano acaba. No hay vencedor: ni botín, ni recompensas, ni marcas cambian de manos.
    .flavour = Cof. Cof. Dónde se ha... cof.

arc_run = Carrera
    .text = Tu ladrón en movimiento tiene dos casillas más en este movimiento.
    .notes = Puede jugarse en cualquier punto del movimiento, también sin casillas restantes, pero no después de que lo termine un combate, una escalera o un contador de Exploración. Varias copias se suman. Contrarresta Vieja lesión. También tras escapar con éxito de la Prisión.
    .flavour = Correr no es cobardía. Es puntualidad.

arc_niggling_injury = Vieja lesión
    .text = Un ladrón rival que está a punto de moverse tiene dos casillas menos en este movimiento.
    .notes = El PA del movimiento queda gastado. Quien se mueve aún puede jugar Carrera. También sobre un ladrón que acaba de escapar de la Prisión; si entonces no puede pagar los dos pasos hasta la superficie, se queda en la Prisión. Ni sobre Milicianos, zombis u otras fichas, ni sobre un ladrón bajo la poción de vuelo.
    .flavour = Otra vez esa rodilla. Esa rodilla, y el clavo de debajo.

arc_secret_door = Puerta secreta
    .text = En este movimiento tu ladrón puede cruzar una línea roja.
    .notes = Pasa de su casilla a otra que la toca a lo largo de esa línea, por la casilla de movimiento habitual. Ni a los tejados, ni fuera del distrito, ni en las catacumbas. Se puede atacar a través del muro.
    .flavour = Tercer ladrillo por la izquierda. No, la otra izquierda.

arc_over_the_rooftops = Por los tejados
    .text = Tu ladrón, en una calle o casilla de Despliegue, se coloca en cualquier casilla de calle libre que no sea de Despliegue; el movimiento tiene entonces tres casillas menos. Una carta así por movimiento.
    .notes = Solo en el tablero principal, y no con un ladrón que lleva a alguien. Una vez colocado hace el resto del movimiento como siempre y puede jugar Carrera. Salir del distrito desde cualquier calle exige además una Carrera.
    .flavour = Los gatos de Cadwallon se apartan. Reconocen a los profesionales.

arc_shadow_walk = Paso de sombra
    .text = En este movimiento tu ladrón tiene una casilla más y puede atravesar casillas ocupadas.
    .notes = Aun así termina en una casilla libre o ataca.
    .flavour = Disculpe. Perdón. Aquí no hay nadie.

arc_delicate_fingers = Dedos delicados
    .text = Tu ladrón acaba de fallar una tirada de Mente: vuelve a tirar; vale el nuevo resultado.
    .notes = Cerraduras y cualquier otra prueba de Mente (el tesoro del Duque, el Scriptorium, habilidades). No sobre un dado que Faras, un contador de Experiencia o un objeto ya ha vuelto a tirar.
    .flavour = Suelta el aire. Ahora piensa en dinero ajeno.

arc_hidden_compartment = Doble fondo
    .text = Tu ladrón acaba de abrir un cofre: toma dos ducados del banco. Una carta así por activación.
    .notes = Con la cerradura forzada o a golpes, cualquier tesoro, gemas mágicas incluidas; también un cofre que se abre de nuevo.
    .flavour = Los mercaderes temen tanto a los ladrones que esconden el dinero dos veces.

arc_crowbar = Palanca
    .text = Tu ladrón abre este cofre a golpes por 1 PA.
    .notes = El ducado por abrirlo se paga como siempre. Un contador de seguridad sigue sumando 1 PA.
    .flavour = La llave de cualquier corazón, con impulso.

arc_jammed_lock = Cerradura atascada
    .text = Un ladrón rival acaba de forzar una cerradura: el intento falla después de todo, y la ficha se vuelve a su lado cofre.
    .notes = Cierra la tirada: no se repite más. Una ficha que ya muestra el lado cofre sigue así; una gema mágica u otra ficha sin lado cofre se marca y desde ahora solo puede abrirse a golpes. Ni contra los golpes ni contra otras pruebas.
    .flavour = Un poco de cera, un perno roto, muchas maldiciones al lado.

arc_pickpocket = Carterista
    .text = Tu ladrón activo está adyacente a un ladrón rival: toma dos ducados de ese rival. Una carta así por activación.
    .notes = No durante un movimiento. Si tiene menos de dos, toma lo que tenga: nadie mira antes en su bolsa.
    .flavour = Un cálido abrazo, una corriente fría.

arc_denunciation = Denuncia
    .text = Un rival a tu elección paga tres ducados al banco. Una carta así por turno.
    .notes = Paga lo que tenga si es menos; nadie mira antes en su bolsa.
    .flavour = Una carta anónima, con muy buena letra.

arc_call_the_watch = ¡A mí la guardia!
    .text = Mueve a un Miliciano hasta tres casillas; puede atacar como en la fase 2.
    .notes = No se tira dado ni se consulta el mazo. No entre un movimiento y el combate que provoca. La carta envía al Miliciano, no lo ayuda en el combate: la primera regla del Gremio se respeta. No con un Miliciano retenido por el Grog cargado.
    .flavour = ¡Aquí! ¡Sí, aquí! No, yo no. Él.

arc_decoy = Señuelo
    .text = Dos de tus ladrones en el tablero principal intercambian sus lugares. Una carta así por turno.
    .notes = Cada uno conserva lo que lleva, sus heridas y lo que ha hecho este turno. No un ladrón que lleva a alguien. Ser colocado en una habitación descubre un contador de Exploración boca abajo; se resuelven ambos, primero el del ladrón activo, si no en el orden que quieras. No durante un movimiento.
    .flavour = El mismo sombrero, la misma cojera, otro ladrón.

arc_word_on_the_street = Rumores de la calle
    .text = Roba dos cartas de Arcano. Una carta así por turno.
    .notes = Si el mazo se agota, se barajan los descartes; esta carta se descarta después de robar. Una vez por turno, para que las dos copias no se roben la una a la otra sin fin.
    .flavour = Todo el mundo lo sabe. Basta con invitar a un trago al todo el mundo adecuado.

arc_second_wind = Segundo aliento
    .text = Gana 1 PA para este turno; tu ladrón activo puede hacer un movimiento o una acción más en esta activación, al coste habitual. Una carta así por activación. Retira esta carta de la partida.
    .notes = El PA puede gastarse en cualquier cosa. Ni para un ladrón herido, ni para un preso, ni después de que una trampa o un efecto haya acabado la activación. Un segundo saqueo de la Sala del Tesoro o una segunda lectura en el Scriptorium en el mismo turno siguen prohibidos. Se retira porque tres cartas así recuperadas del Scriptorium pagarían la lectura siguiente.
    .flavour = Uno más. Siempre hay uno más.

arc_middleman = Intermediario
    .text = Un rival usa una misión: dos de los ducados que gana con ella son para ti.
    .notes = Se aplica cuando cobra; la misión misma no cambia. Si gana menos de dos, toma eso.
    .flavour = No negociaste nada, no conocías a nadie y llegaste tarde. Dos ducados, por favor.

arc_subtle_watchman = Guardia sutil
    .text = Si la carta superior de Arcano es azul, puedes mover de todos modos a un Miliciano hasta cuatro casillas; si es púrpura, puedes mover a los dos, hasta cuatro casillas cada uno, uno tras otro. Una carta así por turno.
    .notes = Sustituye el movimiento normal de esta fase. Cada Miliciano puede atacar. El retenido por el Grog cargado se queda. El dorso de esta carta no importa: mira el mazo.
    .flavour = Pisa con suavidad, para ser un hombre con una campanilla en el sombrero.

arc_breakout = Fuga
    .text = Coloca a uno de tus ladrones de la Prisión en un pentáculo libre del tablero principal; sin PA y sin tirada.
    .notes = Si todos los pentáculos están ocupados, en una casilla libre adyacente a uno. No es su movimiento: si no ha sido activado este turno, aún puede serlo. Las heridas quedan, y un herido debe curarse igualmente.
    .flavour = El muro era sólido. La hermana del carcelero, no.

arc_private_security = Escolta privada
    .text = Tu ladrón lucha contra un Miliciano o el Cíclope: tira dos dados más. Si pierde contra un Miliciano, huye tres casillas en lugar de ir a la Prisión. Una carta así por combate y bando.
    .notes = Los dos ducados se pierden igualmente. La última frase no sirve en las catacumbas. Contra el Cíclope cuenta solo para el asalto en curso.
    .flavour = Dos grandullones, pagados por horas. Siempre es menos cuarto.

arc_spiked_grog = Grog cargado
    .text = Elige una cosa. O coloca a un Miliciano en la Sala de guardia; nadie puede moverlo hasta tu próximo turno. O pon al Cíclope en la Guarida; hasta tu próximo turno no se tira el dado del Cíclope.
    .notes = Si la Sala de guardia está ocupada, en una casilla libre adyacente a tu elección; si no la hay, no puede elegirse esa opción. Un Miliciano que ya está allí se queda. No lucha al ser colocado y sigue bloqueando la casilla.
    .flavour = Invita la casa, sargento.

arc_low_blow = Golpe bajo
    .text = Tu ladrón ha vencido a un ladrón rival: el vencido recibe una herida además del resultado habitual. Una carta así por combate y bando.
    .notes = Vencedor como atacante o como defensor. Se suma a la habilidad de Shaana y a la daga dentada.
    .flavour = El Gremio lo prohíbe. El Gremio no está aquí.

arc_feint = Finta
    .text = Atacante: la primera carta de Arcano que juegue el defensor en este combate no tiene efecto. Defensor: una carta de Arcano que el atacante haya jugado en este combate no tiene efecto. Una carta así por combate y bando.
    .notes = La Finta del atacante espera, también a una carta jugada después de los dados; si el defensor no juega nada, se pierde. Un defensor solo puede usarla si el atacante ha jugado una carta, y elige cuál. Si la primera carta del defensor es una Finta contra ella, queda anulada. La Emboscada no puede anularse con una Finta, pues prohíbe jugarla. Inútil contra Milicianos y el Cíclope.
    .flavour = Mira a la izquierda. Gracias.

arc_field_dressing = Cura de urgencia
    .text = Quita hasta dos contadores de Herida de tus ladrones, repartidos como quieras. Si no quitaste ninguno, roba una carta de Arcano. Una carta así por turno.
    .notes = Los presos pueden curarse. Un ladrón curado del todo puede activarse este turno si aún no lo ha sido. Una vez por turno, por la misma razón que Rumores de la calle.
    .flavour = Trapo hervido, aguardiente robado. El trapo es opcional.

arc_old_scars = Viejas cicatrices
    .text = Tu banda gana dos contadores de Experiencia.
    .notes = Pueden gastarse en el mismo turno. Con la reserva vacía no se gana nada.
    .flavour = Cada una, una lección. Algunas, dos veces.

arc_open_secrets = Secretos a voces
    .text = Mira las cartas de Intriga de un rival y elige una: deja la partida sin recompensa ni penalización. Si no tiene ninguna, toma al azar una carta de Arcano de su mano. Una carta así por turno.
    .notes = Solo tú ves las cartas; la elegida se muestra después. La carta de Arcano tomada solo la veis vosotros dos.
    .flavour = Su diario, señor. Escribe usted de maravilla.

arc_cut_straps = Correas cortadas
    .text = Un ladrón rival adyacente a tu ladrón activo pierde su carta de Equipo. Si no tiene, su jugador deja un tesoro que lleve en una habitación libre a tu elección, con el lado tesoro hacia arriba. Una carta así por activación.
    .notes = El equipo deja la partida. Una habitación libre no tiene ficha de tesoro ni figura; si no la hay, vale cualquier habitación sin ficha de tesoro. Puede abrirse otra vez como siempre. No puede jugarse sobre un ladrón sin lo uno ni lo otro. No durante un movimiento.
    .flavour = Chas.

arc_poisoned_dart = Dardo venenoso
    .text = Un ladrón rival a dos casillas como mucho de tu ladrón activo recibe una herida. Una carta así por activación.
    .notes = Las casillas se cuentan como al moverse, incluidas las ocupadas; las líneas rojas y los escombros detienen el dardo. No durante un movimiento.
    .flavour = Solo un rasguño, dicen siempre.

arc_switched_labels = Etiquetas cambiadas
    .text = Intercambia dos fichas de tesoro que estén en habitaciones sin figuras. Una carta así por turno.
    .notes = Cada una conserva el lado que muestra. Los contadores de Exploración y las gemas mágicas se quedan; una ficha que está debajo o al lado de una de tesoro por regla de una aventura va con ella.
    .flavour = Frágil. Este lado arriba. No es lo que crees.

arc_burst_of_energy = Oleada de energía
    .text = Gana 2 PA para este turno. Retira esta carta de la partida.
    .notes = Los PA no gastados se pierden como siempre. No cambian los límites de un movimiento y una acción por ladrón. Se retira porque dos de ellas recuperadas del Scriptorium cada turno pagarían la lectura y más.
    .flavour = El boticario del Gremio lo llama té.
