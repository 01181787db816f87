# Nombres del tablero «catacombs»: space-SLUG, building-SLUG, note-SLUG; .lines es el título en líneas; .to y .at dicen adónde y dónde.

board-catacombs = Las Catacumbas de Cadwallon
    .lines =
        Las Catacumbas
        de Cadwallon

space-holy-altar = El Altar Sagrado
    .to = al Altar Sagrado
    .at = en el Altar Sagrado

space-lair = La Guarida
    .to = a la Guarida
    .at = en la Guarida

space-tunnel = El Túnel
    .to = al Túnel
    .at = en el Túnel

space-prison = La Prisión
    .to = a la Prisión
    .at = en la Prisión

space-treasure-room = La Sala del Tesoro de Sophet Drahas
    .to = a la Sala del Tesoro de Sophet Drahas
    .at = en la Sala del Tesoro de Sophet Drahas

space-pentacle = El Pentáculo
    .to = al Pentáculo
    .at = en el Pentáculo

space-scriptorium = El Scriptorium
    .to = al Scriptorium
    .at = en el Scriptorium

space-torture-chamber = La Cámara de Tortura
    .to = a la Cámara de Tortura
    .at = en la Cámara de Tortura
