# Contadores de Exploración.

exp_magic_gem = Gema mágica
    .text = Un segundo cofre en la habitación, con una gema mágica: fuerza su cerradura o ábrelo a golpes como siempre. Una habitación puede ofrecer así dos cofres; el ladrón nombra el que abre.

exp_trap = Trampa
    .text = El ladrón recibe una herida y su activación acaba; si fue colocado aquí antes de su activación, este turno no tiene ninguna. El contador deja la partida.

exp_equipment = Equipo
    .text = El ladrón recibe una carta de Equipo disponible a elección de su jugador; si no queda ninguna, nada. El contador deja la partida.

exp_emblem = Emblema de Cadwallon
    .text = La banda gana un contador de Experiencia. El contador deja la partida.

exp_security = Seguridad
    .text = Forzar una cerradura o abrir a golpes en esta habitación cuesta 1 PA más, por cada cofre que haya. Cuando se ha tomado un tesoro de la habitación, el contador deja la partida.

exp_staircase = Escalera
    .text = La banda que la descubre gana un contador de Experiencia. Desde esta habitación un ladrón de cualquier banda en movimiento puede bajar, por una casilla de movimiento, al Altar Sagrado, el Scriptorium, el Túnel, la Cámara de Tortura o (con un ayudante en un mecanismo) la Sala del Tesoro; su movimiento acaba entonces. Un ladrón que ha subido de las catacumbas en un movimiento no puede volver a bajar en el mismo. Nadie huye por una escalera.
    .notes = El jugador elige la sala. Una sala con el Cíclope o un rival solo puede elegirse con el PA del ataque y la acción aún por hacer; una sala con un ladrón de la propia banda, nunca. Sin la penúltima frase, una escalera junto a un pentáculo (la Biblioteca, el alojamiento del capitán) permitiría a un ladrón saquear la Sala del Tesoro cada turno por 2 PA.

exp_mechanism = Mecanismo
    .text = Mientras un ladrón está en esta habitación, otro ladrón de su banda que baja una escalera puede elegir la Sala del Tesoro de Sophet Drahas.
