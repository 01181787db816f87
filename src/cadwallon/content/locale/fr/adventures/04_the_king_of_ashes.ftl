# Aventure 4 : le tableau tel que le joueur le lit.

adv_04 = Le Roi des Cendres
    .wants = Levez les morts contre vos adversaires, et encaissez en les couchant tous quand les rues sont pleines.
    .story = Les tombes sous le Laboratoire ont été ouvertes par quelqu'un qui ne savait pas lire tout le parchemin. Les morts ne sont pas en colère. Ils marchent seulement, et rien ne leur barre la route que vous.

adv_04_zombie = Zombie
    .text = Une figurine qui bloque comme toute autre. Il se déplace de deux zones au plus à travers des zones libres, aussi dans les salles, jamais dans une zone de déploiement ni hors du quartier. Il peut entrer dans la zone d'un voleur d'un adversaire du joueur qui le déplace et l'attaque ainsi, sans coût ; son déplacement s'arrête alors. Les voleurs peuvent l'attaquer comme d'autres figurines. En cas d'égalité le voleur gagne, sans compter de totaux. Zombies et miliciens ne se combattent pas. Les cartes arcane ne peuvent pas aider un zombie ; ses dés sont lancés par le jeu. Il ne retourne pas de pion exploration.

adv_04_setup_1 =
    .text = Gardez les dix zombies à côté du plateau.

adv_04_alarm = Alarme !
    .text = Les neuf herses sont placées comme dans l'aventure 1 ; les voleurs peuvent sortir.

adv_04_the_king_stirs = Le Roi remue
    .text = Désormais les zombies ont Combat 2.

adv_04_raise = Les morts se lèvent
    .text = Chaque joueur commence son tour en plaçant un zombie de la réserve sur une zone de rue libre qui n'est pas une zone de déploiement et n'a pas de voleur à deux zones ou moins ; puis il peut déplacer un zombie de son choix, le nouveau compris, de deux zones au plus.

adv_04_zombie_wins = Réclamé par les morts
    .text = Si un zombie bat un voleur, en attaque ou en défense, le joueur du voleur choisit : soit le voleur quitte la partie avec tout ce qu'il porte, soit le joueur a 1 PA de moins à chaque tour à partir du suivant et le voleur fuit de trois zones. Le zombie termine dans la zone du combat. Rien n'est volé.
    .notes = Un voleur retiré compte comme laissé sur place. Dans un combat commencé par le voleur, le joueur à gauche du sien choisit le chemin de la fuite, sinon celui qui a déplacé le zombie.

adv_04_zombie_loses = Retour à la poussière
    .text = Un zombie battu retourne à la réserve. Si le voleur était l'attaquant, sa bande gagne 2 ducats de la banque.

adv_04_lay_to_rest = Coucher les morts
    .text = Test d'Esprit. Réussite : gagnez 1 ducat pour chaque zombie sur le plateau, puis remettez tous les zombies dans la réserve et retirez le parchemin de la partie. Échec : rien ne se passe ; le parchemin est conservé. Les morts se relèvent dès le tour suivant.
    .notes = Peut se faire sans zombie sur le plateau ; le parchemin est dépensé quand même.
    .needs = Le voleur qui agit porte un parchemin.

adv_04_end =
    .text = La partie s'achève après le tour 7 et se compte comme d'habitude.
