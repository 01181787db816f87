# Aventure 9 : le tableau tel que le joueur le lit.

adv_09 = Le réveil de Sophet Drahas
    .wants = Descendez tôt et brisez les cinq sceaux, un dans chaque salle d'en bas, avant que les rues s'effondrent et que le Cyclope soit bien réveillé.
    .story = Le séisme a duré un souffle. Assez pour ouvrir une fissure dans le sol du Laboratoire, et réveiller celui qui reposait dessous.

adv_09_campaign =
    .text = Première aventure de la campagne ; pas encore de bonus. Notez le vainqueur, les ducats de chacun et les pions expérience non dépensés.

adv_09_setup_1 =
    .text = Avant de mélanger les pions exploration, placez un escalier face visible au Laboratoire. Mélangez les 26 autres et placez-en un face cachée dans chacune des 23 autres salles ; trois restent dehors.

adv_09_setup_2 =
    .text = Placez une relique comme sceau à l'Autel sacré, au Scriptorium, au Tunnel, dans la Salle de torture et dans la Salle du trésor. Gardez les six pions décombres à côté du plateau.

adv_09_tremor = La terre tremble
    .text = Deux pions décombres sont placés sur des zones de rue libres (ni zone de déploiement, ni pentacle), un par chacun de deux joueurs ; le premier joueur commence au tour 2 et l'ordre continue dans le sens horaire. Les décombres ne peuvent couper aucune salle ni zone de déploiement du reste du plateau.
    .notes = Coupée veut dire : plus aucun chemin par lignes blanches et flèches vertes, quelles que soient les figurines et les herses ; tous les décombres comptent.

adv_09_alarm = Alarme !
    .text = Les neuf herses sont placées ; les voleurs peuvent sortir, aussi par le Tunnel.

adv_09_rubble = Décombres
    .text = Aucune figurine ne peut entrer dans une zone à décombres ni la traverser, même en fuyant ; personne n'y est posé.
    .notes = La potion de vol les franchit. Une zone voisine de décombres leur reste adjacente pour les déblayer.

adv_09_beast_awake = La bête est éveillée
    .text = Dès que le troisième sceau est brisé, par qui que ce soit, le Cyclope lance un dé de plus.

adv_09_fifth_seal = Le Roi ouvre les yeux
    .text = Quand le cinquième sceau est brisé, tout autre voleur dans les catacombes, hors Prison, reçoit une blessure ; celui qui l'a brisé n'en reçoit pas.

adv_09_break_seal = Briser un sceau
    .text = Pas de jet : gagnez 2 ducats et un pion expérience ; le voleur prend la relique comme trésor. Sortie du quartier, elle rapporte 4 ducats. La bande compte un sceau brisé.
    .notes = Ce n'est pas un coffre : pas de ducat d'ouverture. Une relique posée dans une salle du quartier est un coffre fermé comme tout trésor ; elle n'est un sceau que dans sa salle d'en bas.
    .needs = Un sceau se trouve dans la salle du voleur, dans les catacombes.

adv_09_clear = Déblayer
    .text = Test d'Esprit. Réussite : retirez un pion décombres du plateau et gagnez 1 ducat.
    .notes = Il retourne à la réserve et peut être replacé.
    .needs = Le voleur est adjacent à une zone à décombres.

adv_09_end =
    .text = La partie s'achève après le tour 7. La bande qui a brisé le plus de sceaux gagne 4 ducats ; si plusieurs sont à égalité, 2 chacune. Les reliques sorties rapportent 4 ducats chacune. Puis on compte comme d'habitude.
