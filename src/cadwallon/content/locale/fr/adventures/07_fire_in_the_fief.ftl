# Aventure 7 : le tableau tel que le joueur le lit.

adv_07 = Le fief en flammes
    .wants = Videz les salles avant qu'elles brûlent, laissez le feu manger ce que veulent les autres, ou gagnez l'argent du Duc en l'éteignant.
    .story = Un alchimiste du Laboratoire a découvert ce que fait la poudre verte. Le Duc paie bien chaque maison sauvée, et mal chaque question posée.

adv_07_setup_1 =
    .text = Les dix pions zombie sont des incendies. Placez-en un au Laboratoire.

adv_07_alarm = La cloche d'incendie
    .text = Alarme : les neuf herses sont placées comme dans l'aventure 1 ; les voleurs peuvent sortir.

adv_07_spread = Le feu s'étend
    .text = À la fin des tours 1 à 6 : d'abord tout pion trésor dans une salle en feu est détruit ; puis deux incendies sont ajoutés, un par chacun de deux joueurs. L'ordre fait le tour de la table : le premier joueur commence au tour 1, et chaque incendie suivant est placé par le joueur suivant dans le sens horaire. Un incendie se place dans une salle sans feu à trois zones au plus d'une salle en feu et sans voleur de la bande de ce joueur ; à défaut, dans la salle sans feu et sans voleur à lui la plus proche d'une salle en feu ; si rien ne brûle, au Laboratoire.
    .notes = Les zones de salle à salle se comptent comme pour un déplacement, zones occupées comprises. Les salles avec des voleurs adverses ou des miliciens peuvent prendre feu. Ce que portent les voleurs ne brûle pas, ni les pions exploration.

adv_07_smoke = Fumée
    .text = Entrer dans une salle en feu prend deux zones de mouvement. On y crochète une serrure avec Esprit -1. Les miliciens n'entrent pas dans les salles en feu, même en fuyant ; celui qui y est peut en sortir.
    .notes = Un voleur à qui il reste une zone ne peut pas entrer, même pour attaquer. Les voleurs en fuite ne paient rien de plus.

adv_07_singed = Roussi
    .text = À la fin de son tour, un joueur paie 1 ducat à la banque pour chacun de ses voleurs dans une salle en feu.

adv_07_put_out = Éteindre le feu
    .text = Test d'Esprit (sans le -1 de la fumée). Réussite : l'incendie retourne à la réserve, gagnez 3 ducats, et la bande compte un feu éteint.
    .needs = Le voleur se tient dans une salle en feu.

adv_07_end =
    .text = La partie s'achève après le tour 7. La bande qui a éteint le plus de feux gagne 5 ducats ; si plusieurs sont à égalité, 2 chacune ; sans feu éteint, rien. Puis on compte comme d'habitude.
