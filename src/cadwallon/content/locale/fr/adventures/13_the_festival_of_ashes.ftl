# Aventure 13 : le tableau tel que le joueur le lit.

adv_13 = Le festival des cendres
    .wants = Brûlez votre butin : la bande qui donne le plus au bûcher est la mieux payée. Toutes les autres ont brûlé le leur pour rien.
    .story = Une fois l'an, la ville basse jette ses trésors au feu pour que le Roi des Cendres reste endormi. La Guilde récompense les plus généreux : voilà pourquoi on n'a jamais vu un voleur donner autant.

adv_13_setup_1 =
    .text = Dans l'ordre du tour, les joueurs placent chacun un fêtard (pion civil) sur une zone de rue qui n'en a pas, hors zones de déploiement, jusqu'à 8, 12 ou 15 à 2, 3 ou 4 joueurs.

adv_13_procession = Procession
    .text = Dans l'ordre du tour, chaque joueur peut déplacer un fêtard de trois zones de rue au plus, jusqu'à une zone de rue sans fêtard. Il marche par les lignes blanches, à travers tout le monde, jamais dans les salles ni les zones de déploiement.

adv_13_alarm = Alarme !
    .text = Les neuf herses sont placées ; les voleurs peuvent sortir, aussi par le Tunnel. Puis vient la procession.

adv_13_judgement = Le bûcher est jugé
    .text = Avant la procession : les bandes sont payées selon leurs points d'offrande, le plus grand d'abord : 10 et 3 ducats (deux joueurs), 12, 6 et 2 (trois) ou 14, 8, 4 et 0 (quatre). Les bandes à égalité additionnent les prix de leurs places et les partagent, arrondis au-dessous. Une bande sans point ne reçoit rien. On ne peut plus rien brûler.

adv_13_crowd = Dans la foule
    .text = Les fêtards ne sont pas des figurines et ne bloquent pas. Entrer dans une zone avec un fêtard prend une zone de mouvement de plus, pour les miliciens aussi. Les miliciens ne peuvent pas entrer dans la zone d'un voleur qui s'y trouve avec un fêtard.

adv_13_burn = Nourrir le bûcher
    .text = Brûlez autant de trésors du voleur que vous voulez ; ils quittent la partie. Chacun rapporte des points d'offrande (gemme rouge 1 ; gemme verte, clés, parchemin, bracelet 2 ; gemme magique 3 ; coffre rempli d'or 4) et une carte arcane. Tous les points sont publics.
    .notes = Son joueur choisit les trésors, au moins un.
    .needs = Le voleur se tient sur un pentacle du plateau principal et porte un trésor ; tours 1 à 6.

adv_13_pick_pocket = Travailler la foule
    .text = Test d'Esprit. Réussite : gagnez 2 ducats ; le fêtard rentre chez lui.
    .needs = Un fêtard dans la zone du voleur.

adv_13_end =
    .text = La partie s'achève après le tour 7 et se compte comme d'habitude.
