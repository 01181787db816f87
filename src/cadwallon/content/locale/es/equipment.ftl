# Lo que dicen las cartas de Equipo.

eq_sword = Espada
    .text = El portador tira un dado más cuando ataca.
    .notes = También contra el Cíclope si el portador es el atacante.
    .flavour = Afilada por un extremo, persuasiva por ambos.

eq_axe = Hacha
    .text = El portador tira un dado más en todo combate en las catacumbas, y su huida de la Prisión tiene éxito con 3 o más.
    .notes = El combate puede ser contra un ladrón o el Cíclope, atacando o defendiendo. La cláusula de la huida vale en la Prisión, donde hace falta.
    .flavour = Puertas, barrotes, gigantes de un ojo.

eq_lantern = Linterna
    .text = Puedes volver a tirar el dado del Cíclope tirado porque el portador bajó a las catacumbas, y el dado que tira el portador para salir por el Túnel; una vez por tirada, vale el nuevo resultado.
    .notes = No repite dados de combate, tiradas de huida ni los dados de la Sala del Tesoro.
    .flavour = Muestra el camino. También te muestra a lo que haya en el camino.

eq_watchmans_pass = Salvoconducto
    .text = Tras la alarma el portador puede abandonar el distrito por un rastrillo cerrado.
    .notes = Cuesta la casilla de movimiento habitual. Solo el portador; el rastrillo se queda.
    .flavour = A nombre del sargento Bruss, que lo busca desde la primavera.

eq_flying_potion = Poción de vuelo
    .text = Se descarta tras un uso: en este movimiento el portador tiene seis casillas, ignora líneas rojas, figuras y escombros, y no puede atacar.
    .notes = Debe terminar en una casilla libre. Un contador de Exploración boca abajo solo lo detiene en la habitación donde termina. No fuera del distrito. Carrera, Vieja lesión y otros cambios no alteran las seis casillas.
    .flavour = El aterrizaje se vende aparte.

eq_buckler = Broquel
    .text = Una vez por combate, cuando el portador defiende, puede volver a tirar uno de sus dados; vale el nuevo resultado.
    .notes = Tortok puede usarlo además de su Furia, en otro dado.
    .flavour = Un pequeño muro con el que se puede huir.

eq_barbed_dagger = Daga dentada
    .text = Un ladrón rival vencido por el portador como atacante recibe una herida además del resultado habitual.
    .notes = Se suma a la habilidad de Shaana y al Golpe bajo: cada uno es una herida propia.
    .flavour = Entra con educación. No sale así.

eq_lock_opener = Ganzúa
    .text = La Mente del portador cuenta uno más cuando fuerza una cerradura. Si el dado muestra un 6 la herramienta se rompe: retira la carta de la partida.
    .notes = Se mira el dado que al final cuenta, tras cualquier repetición; un 6 que abre la cerradura también rompe la herramienta.
    .flavour = Garantizada para cien cerraduras o hasta la primera buena.

eq_soft_boots = Botas suaves
    .text = El portador tiene una casilla más en cada uno de sus movimientos.
    .notes = Se suma a la habilidad de Iris.
    .flavour = El dueño anterior nunca las oyó marcharse.

eq_grapnel = Garfio
    .text = Una vez en cada movimiento el portador puede cruzar una línea roja.
    .notes = Misma regla de cruce que la carta Puerta secreta; se suma a ella y al Paso espectral.
    .flavour = Todo muro es una escalera que no te han presentado.

eq_sledgehammer = Mazo
    .text = El portador abre cofres a golpes por 1 PA. Tiene una casilla menos en cada uno de sus movimientos.
    .notes = Un contador de seguridad sigue sumando 1 PA. Torham con el mazo conserva el ducado por abrir.
    .flavour = Para quienes encuentran pesada la sutileza.

eq_deep_satchel = Zurrón hondo
    .text = El portador puede llevar cuatro tesoros.
    .notes = También en la Prisión y tras un intercambio al pasar. Si pierde el zurrón con cuatro tesoros, su jugador deja uno de inmediato en una habitación sin ficha de tesoro.
    .flavour = Cabe uno más. Siempre cabe uno más.

eq_healing_draught = Poción curativa
    .text = Se descarta tras un uso: quita todas las heridas del portador o de un ladrón de tu banda adyacente, y gana 1 PA para este turno.
    .notes = Un portador herido puede usarla; nadie tiene que estar activo. Debe quitarse al menos una herida. Los ladrones en la Prisión ni la usan ni les alcanza.
    .flavour = Sabe a botas. Obra milagros. Puede que sean botas.

eq_mail_coat = Cota de malla
    .text = Cada vez que el portador deba recibir una herida, tira un dado: con 4 a 6 no la recibe.
    .notes = Una tirada por cada contador de Herida, hecha por el juego; ningún contador de Experiencia la repite. Una trampa acaba su activación igualmente. Una herida evitada no se le ha causado.
    .flavour = Diez mil pequeñas razones para no morir.

eq_spyglass = Catalejo
    .text = Una vez por turno, antes o después del movimiento del portador: mira en secreto un contador de Exploración boca abajo, o la mano de Arcano de un rival que tenga un ladrón, a cuatro casillas como mucho del portador.
    .notes = Las casillas se cuentan como al moverse, incluidas las ocupadas. Solo tú ves lo que muestra; el dueño sabe que miraste. No muestra reliquias boca abajo.
    .flavour = Prestado por un almirante que aún lo busca.

eq_loaded_dice = Dados cargados
    .text = Una vez en cada uno de tus turnos, vuelve a tirar un dado que acabas de tirar por el portador; vale el nuevo resultado.
    .notes = Combates, pruebas, monederos, huidas, Túnel, Sala del Tesoro. Ni en turnos de rivales ni los dados de otras figuras, incluido el del Cíclope. Sirve en la Prisión para la tirada de huida.
    .flavour = Justos en todo lo que no importa.

eq_beggars_rags = Harapos
    .text = Los Milicianos no pueden entrar en la casilla del portador. Si el portador ataca, la carta deja la partida.
    .notes = Defenderse no importa. Un ataque suspendido por una Bola de humo cuenta como ataque. Las figuras de una aventura que no son Milicianos pueden atacarlo.
    .flavour = Nadie mira dos veces a un mendigo. Y menos un hombre con placa y la bolsa vacía.

eq_guild_signet = Sello del Gremio
    .text = Las misiones cuestan a la banda 1 PA menos mientras el portador está en el distrito y no en la Prisión.
    .notes = Nunca menos de 1 PA. El portador puede estar herido.
    .flavour = Bésalo y se abren las puertas. Piérdelo y se abre el río.
