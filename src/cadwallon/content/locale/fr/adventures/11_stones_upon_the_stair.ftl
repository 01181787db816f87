# Aventure 11 : le tableau tel que le joueur le lit.

adv_11 = Des pierres sur l'escalier
    .wants = Murez les escaliers contre paiement, ou gardez-les ouverts pour les richesses d'en bas : celui qui l'emporte coûte de l'argent aux autres.
    .story = Ce qui fut enterré avec le Roi remonte prendre l'air. La Guilde paie chaque escalier fermé. Elle n'a pas dit de quel côté il faut se tenir à ce moment-là.

adv_11_campaign =
    .text = Le vainqueur de l'aventure 10 pioche trois cartes arcane de plus au début.

adv_11_zombie = Zombie
    .text = Comme dans l'aventure 4 : il bloque, se déplace de deux zones au plus à travers des zones libres, attaque les voleurs des adversaires du joueur qui le déplace en entrant dans leur zone, peut être attaqué, perd les égalités et n'est jamais aidé par des cartes arcane. Il n'entre ni dans les zones de déploiement ni dans les catacombes et ne retourne pas de pion exploration.

adv_11_setup_1 =
    .text = Avant de mélanger les pions exploration, placez un escalier face visible dans la Chambre du Magistère et un à l'Hôtel. Mélangez les 25 autres et placez-en un face cachée dans chacune des 22 autres salles ; trois restent dehors.

adv_11_alarm = Alarme !
    .text = Les neuf herses sont placées ; les voleurs peuvent sortir, aussi par le Tunnel.

adv_11_climb = Ils montent
    .text = Chaque joueur commence son tour en plaçant un zombie de la réserve dans la salle d'un escalier ouvert de son choix (si une figurine s'y trouve, sur une zone libre adjacente qui n'est pas une zone de déploiement), puis il peut déplacer un zombie de deux zones au plus. Un escalier ouvert est face visible et sans décombres.

adv_11_zombie_wins = Griffé
    .text = Un voleur battu par un zombie reçoit une blessure et fuit de trois zones ; rien ne lui est pris. Le zombie termine dans la zone du combat.
    .notes = Dans un combat commencé par le voleur, le joueur à gauche du sien choisit le chemin de la fuite, sinon celui qui a déplacé le zombie.

adv_11_zombie_loses = Retour à la poussière
    .text = Un zombie battu retourne à la réserve. Si le voleur était l'attaquant, sa bande gagne 1 ducat.
    .notes = Les 6 d'un attaquant donnent de l'expérience ici aussi.

adv_11_silence = Silence en bas
    .text = Si à la fin d'un tour aucun escalier n'est ouvert, tous les zombies retournent à la réserve.

adv_11_seal = Murer l'escalier
    .text = Test d'Esprit ; un voleur qui porte un parchemin peut relancer une fois. Réussite : placez des décombres sur l'escalier avec la couleur de la bande et, si c'est la première fois qu'elle mure cet escalier, gagnez 4 ducats. Personne ne peut descendre par là tant que les décombres y sont. Les voleurs d'en bas peuvent encore sortir par le pentacle.
    .notes = La relance d'un parchemin est la sienne propre : un dé, une fois. Les décombres sont sur l'escalier, pas en travers : on peut entrer dans la salle.
    .needs = Un escalier ouvert dans la salle du voleur, et un pion décombres dans la réserve.

adv_11_open = Abattre le mur
    .text = Pas de jet : retirez les décombres, qui que ce soit les ait placés ; l'escalier est de nouveau ouvert.
    .needs = Un escalier à décombres dans la salle du voleur.

adv_11_end =
    .text = La partie s'achève après le tour 7. Chaque bande gagne 1 ducat pour chacun de ses murs encore debout ; puis chaque joueur perd 1 ducat par escalier ouvert. Puis on compte comme d'habitude.
