# Aventure 1 : le tableau tel que le joueur le lit.

adv_01 = Le trésor du Duc
    .wants = Réunissez un trousseau de clés et un parchemin, et frappez la Salle des coffres quand la milice l'a remplie.
    .story = Impôts et amendes attendent dans des coffres ferrés le convoi pour la ville haute. Le convoi sera plus léger que prévu.

adv_01_setup_1 =
    .text = Placez 4 ducats de la banque dans la Salle des coffres.

adv_01_alarm = Alarme !
    .text = Dans l'ordre du tour, l'un après l'autre, les joueurs placent les neuf herses devant des zones de déploiement. Désormais les voleurs peuvent quitter le quartier.

adv_01_coffers = Le trésor du Duc
    .text = Les 2 ducats que prend un milicien vainqueur vont dans la Salle des coffres au lieu de la banque.

adv_01_rob = Dérober le trésor du Duc
    .text = Test d'Esprit. Réussite : prenez tous les ducats de la Salle des coffres, retirez de la partie le trousseau de clés et le parchemin et remettez 4 ducats dans la Salle des coffres ; on peut la dérober de nouveau. Échec : le voleur est perdu dans un piège et quitte la partie avec tous les trésors qu'il porte.
    .notes = Si la bande a plusieurs parchemins, le joueur choisit lequel part. Un parchemin porté par un autre voleur n'est pas perdu en cas d'échec. Le voleur perdu compte comme laissé sur place. Un voleur dans les catacombes ou en Prison compte comme porteur du parchemin ; un voleur sorti, non. Tant qu'un milicien se tient dans la Salle des coffres, personne ne peut la dérober.
    .needs = Le voleur qui agit porte un trousseau de clés, et un voleur de sa bande dans le quartier (lui-même ou un autre) porte un parchemin.

adv_01_end =
    .text = La partie s'achève après le tour 7 et se compte comme d'habitude.
