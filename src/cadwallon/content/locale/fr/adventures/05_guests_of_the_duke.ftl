# Aventure 5 : le tableau tel que le joueur le lit.

adv_05 = Les invités du Duc
    .wants = Enlevez de nobles invités, menez-les au bord du quartier et livrez-les : plus une bande en tient, plus chacun vaut.
    .story = Pour montrer combien sa ville est devenue sûre, le Duc a logé quinze nobles visiteurs dans la ville basse. Chacun a une famille, et chaque famille a une bourse.

adv_05_setup_1 =
    .text = Placez des otages (pions civil) à l'Hôtel, à la Bibliothèque, dans la Chambre du Magistère et au Laboratoire selon la table « invités » pour le nombre de joueurs : 9, 12 ou 15 en tout, les retardataires mis de côté.

adv_05_late_guests = Arrivées tardives
    .text = Placez les invités en retard (1, 2 ou 3 selon la table) à l'Hôtel, qui que ce soit s'y tienne.

adv_05_alarm = Alarme !
    .text = Les neuf herses sont placées comme dans l'aventure 1 ; les voleurs peuvent sortir.

adv_05_leading = La main au collet
    .text = Un voleur conduit au plus un otage. Il a alors une zone de moins à chaque déplacement, ne peut ni attaquer ni ouvrir de coffre, et n'est pas posé ailleurs par les cartes et talents de sa bande. Un otage n'est ni une figurine ni un trésor et ne compte pas dans la limite de trois.
    .notes = Son joueur peut lâcher l'otage à tout moment de son activation, pas pendant un déplacement ; le pion reste dans la zone, en nombre quelconque. Le reprendre est une action. Un voleur en fuite emmène son otage, sauf si Changer de mains dit autre chose.

adv_05_lost = Changer de mains
    .text = Quand un voleur qui conduit un otage perd un combat contre un voleur, le vainqueur peut reprendre l'otage au lieu du butin habituel, s'il n'en conduit pas ; sinon il prend son butin et l'otage reste dans la zone du combat. S'il perd contre un milicien, l'otage est libre et quitte la partie, et le milicien prend ses 2 ducats comme d'habitude. Le vaincu fuit de trois zones dans tous les cas.

adv_05_seize = Saisir un otage
    .text = Le voleur prend un otage de sa zone ; pas de jet.
    .needs = Un otage dans la zone du voleur ; le voleur n'en conduit pas.

adv_05_hand_over = Livrer
    .text = L'otage va à la cachette de la bande et compte pour la rançon. Un voleur qui quitte le quartier avec un otage le livre aussi, sans action. Le nombre d'otages d'une bande est public.
    .notes = Le laissez-passer ouvre une herse à un voleur qui sort avec un otage, pas pour le livrer.
    .needs = Le voleur conduit un otage et se tient sur une zone de déploiement ; après l'alarme, une zone sans herse.

adv_05_release = Le ramener
    .text = L'otage quitte la partie ; gagnez 4 ducats, et jusqu'à votre prochain tour les miliciens ne peuvent pas entrer dans les zones de vos voleurs.
    .notes = D'une zone adjacente aussi : sinon un milicien qui ne quitte jamais la Salle des gardes l'interdirait pour de bon.
    .needs = Le voleur conduit un otage et se tient dans la Salle des gardes ou une zone adjacente.

adv_05_end =
    .text = La partie s'achève après le tour 7. Chaque bande est payée pour les otages de sa cachette : 1, 2, 3, 4, 5 rapportent 4, 9, 15, 22, 30 ducats, chacun de plus 8 ducats. Un otage encore conduit ou resté dans le quartier ne rapporte rien. Puis on compte comme d'habitude.
