# Noms sur le plateau « catacombs » : space-SLUG, building-SLUG, note-SLUG ; .lines est le titre en lignes ; .to et .at disent où l'on va et où l'on est.

board-catacombs = Les Catacombes de Cadwallon
    .lines =
        Les Catacombes
        de Cadwallon

space-holy-altar = L'Autel sacré
    .to = à l'Autel sacré
    .at = à l'Autel sacré

space-lair = L'Antre
    .to = dans l'Antre
    .at = dans l'Antre

space-tunnel = Le Tunnel
    .to = dans le Tunnel
    .at = dans le Tunnel

space-prison = La Prison
    .to = dans la Prison
    .at = dans la Prison

space-treasure-room = La Salle du trésor de Sophet Drahas
    .to = dans la Salle du trésor de Sophet Drahas
    .at = dans la Salle du trésor de Sophet Drahas

space-pentacle = Le Pentacle
    .to = sur le Pentacle
    .at = sur le Pentacle

space-scriptorium = Le Scriptorium
    .to = au Scriptorium
    .at = au Scriptorium

space-torture-chamber = La Salle de torture
    .to = dans la Salle de torture
    .at = dans la Salle de torture
