# Las palabras del juego, explicadas donde están.

term-ap = Puntos de Acción
    .text = Tienes 7 en cada uno de tus turnos. Un movimiento entero cuesta 1, un ataque 1, forzar una cerradura 1, abrir un cofre a golpes 2, usar una misión 3. Lo que sobra al final del turno se pierde.
    .rule = A-1

term-combat = Combate
    .text = Cuántos dados tira este ladrón en un combate. Cuenta el dado más alto.
    .rule = C-3

term-movement = Movimiento
    .text = Cuántas casillas anda como mucho este ladrón en un movimiento.
    .rule = V-1

term-mind = Mente
    .text = Una cerradura se abre si el dado muestra este número o menos; igual con otras pruebas de ingenio.
    .rule = O-1

term-ducats = Ducados
    .text = Quien tenga más al final gana. Nadie ve lo que tienen los demás.
    .rule = F-4

term-mission = Misiones
    .text = Usar una cuesta 3 puntos de Acción y paga todos los tesoros de su clase que llevan tus ladrones, con su bonificación.
    .rule = N-1

term-alarm = La alarma
    .text = Cuando suena, los rastrillos cierran la mayoría de las puertas. Desde entonces los ladrones pueden abandonar el distrito con lo que llevan.
    .rule = L-1

term-carry = Bolsillos
    .text = Un ladrón lleva como mucho tres tesoros.
    .rule = O-8

term-experience = Experiencia
    .text = Se gana con seises y otras hazañas. Un contador deja volver a tirar un dado; con ella se compra equipo.
    .rule = X-1

term-wound = Heridas
    .text = Un ladrón herido no puede activarse hasta que la herida se cure.
    .rule = W-2

term-intrigue = Intrigas
    .text = Tareas secretas. Cumplidas pagan, sin cumplir pueden costar ducados al final.
    .rule = I-1

term-chance = Probabilidad
    .text = Contada con exactitud por lo que sabes, con tu habilidad y tu equipo, sin las cartas que otros aún podrían jugar.

term-lock = Cerraduras
    .text = Tira un dado: si no supera tu Mente, el cofre se abre. Intentarlo cuesta 1 Punto de Acción. Abrirlo a golpes cuesta 2 y siempre funciona.
    .rule = O-1

term-bash = Abrir a golpes
    .text = El cofre se abre sin tirar dados, por 2 Puntos de Acción.
    .rule = O-2

term-fight = Combates
    .text = Cada bando tira tantos dados como su Combate; cuenta el más alto. Quien gana toma botín, quien pierde debe huir.
    .rule = C-1

term-portcullis = Rastrillos
    .text = Caen cuando suena la alarma y cierran la salida por una puerta. En la casilla aún se puede entrar.
    .rule = V-6

term-seal = El sello
    .text = Tantos ducados más por cada tesoro de ese tipo que lleven tus ladrones.
    .rule = N-2

term-arcana = Arcanos
    .text = Robas una carta en cada uno de tus turnos. Al pie pone cuándo se puede jugar.
    .rule = R-1

term-equipment = Equipo
    .text = Se compra con experiencia o se encuentra; cada ladrón lleva una carta.
    .rule = X-3

term-phase-draw = Robo
    .text = El turno empieza con una nueva carta de Arcano.
    .rule = T-4

term-phase-militia = Milicia
    .text = Nombra a un miliciano y tira: puedes moverlo otro tanto y lanzarlo contra un rival.
    .rule = T-5

term-phase-act = Acciones
    .text = Activa a tus ladrones con tus Puntos de Acción, juega cartas, usa una misión.
    .rule = T-6

term-phase-end = Fin
    .text = El turno acaba cuando tú lo dices.
    .rule = T-7
