# Pions exploration.

exp_magic_gem = Gemme magique
    .text = Un second coffre dans la salle, avec une gemme magique : crochetez-le ou forcez-le comme d'habitude. Une salle peut ainsi offrir deux coffres ; le voleur nomme celui qu'il ouvre.

exp_trap = Piège
    .text = Le voleur reçoit une blessure et son activation prend fin ; s'il a été posé ici avant son activation, il n'en a pas ce tour-ci. Le pion quitte la partie.

exp_equipment = Équipement
    .text = Le voleur reçoit une carte équipement disponible au choix de son joueur ; s'il n'en reste pas, rien. Le pion quitte la partie.

exp_emblem = L'emblème de Cadwallon
    .text = La bande gagne un pion expérience. Le pion quitte la partie.

exp_security = Sécurité
    .text = Crocheter ou forcer dans cette salle coûte 1 PA de plus, pour chaque coffre qui s'y trouve. Quand un trésor de la salle a été pris, le pion quitte la partie.

exp_staircase = Escalier
    .text = La bande qui le retourne gagne un pion expérience. Depuis cette salle, un voleur de n'importe quelle bande en déplacement peut descendre, pour une zone de mouvement, à l'Autel sacré, au Scriptorium, au Tunnel, à la Salle de torture ou (avec un complice à un mécanisme) à la Salle du trésor ; son déplacement s'arrête alors. Un voleur remonté des catacombes pendant un déplacement ne peut pas redescendre dans le même. Personne ne fuit par un escalier.
    .notes = Le joueur choisit la salle. Une salle où se trouve le Cyclope ou un adversaire ne peut être choisie qu'avec le PA de l'attaque et l'action encore à faire ; une salle avec un voleur de sa propre bande, jamais. Sans l'avant-dernière phrase, un escalier voisin d'un pentacle (la Bibliothèque, le logis du capitaine) laisserait un voleur piller la Salle du trésor à chaque tour pour 2 PA.

exp_mechanism = Mécanisme
    .text = Tant qu'un voleur se tient dans cette salle, un autre voleur de sa bande qui descend un escalier peut choisir la Salle du trésor de Sophet Drahas.
