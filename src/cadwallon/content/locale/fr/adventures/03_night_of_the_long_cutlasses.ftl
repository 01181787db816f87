# Aventure 3 : le tableau tel que le joueur le lit.

adv_03 = La nuit des longs coutelas
    .wants = Les bandes : des gemmes, et dehors. La Guilde : prendre les gemmes sur les voleurs, pas dans les coffres.
    .story = La Guilde des Joailliers a compté ses pertes et loué de l'acier. Cette nuit, quiconque est trouvé une gemme en poche servira d'exemple.

adv_03_guild = Guilde des Joailliers
    .gen = de la Guilde des Joailliers
    .dat = à la Guilde des Joailliers
    .acc = la Guilde des Joailliers
    .verb = it
    .text = Un joueur mène la Guilde au lieu d'une bande. Les joueurs s'entendent sur lui ; sinon c'est celui qui a fait le plus petit jet pour le premier tour (les ex æquo relancent). Il joue en dernier ; le premier joueur est le chef de bande au plus grand jet.

adv_03_setup_1 =
    .text = Posez Kornak dans la Salle des gardes, Valrut dans la Salle des coffres, Sienne à la Bibliothèque et Isabeau dans la Chambre du Magistère. La Guilde ne déploie rien d'autre.

adv_03_setup_2 =
    .text = Retirez les trois cartes À la garde ! de la pioche arcane avant toute distribution. La Guilde pioche cinq cartes comme tous.

adv_03_searchlight = De la lumière à chaque fenêtre
    .text = Le joueur de la Guilde retourne face coffre jusqu'à trois pions trésor dans des salles sans voleur.
    .notes = Sienne et Isabeau ne comptent pas ici comme voleuses. Cela ne rapporte rien.

adv_03_alarm = Alarme !
    .text = Les neuf herses sont placées dans l'ordre du tour, joueur de la Guilde compris ; les voleurs peuvent sortir.

adv_03_no_militia_phase = Sous un nouveau commandement
    .text = Personne ne déplace de milicien en phase 2. La Guilde active Kornak et Valrut dans sa propre phase 3 comme d'autres personnages : Mouvement 4, Combat 2, un déplacement et une attaque chacun, aux PA habituels (1 pour le déplacement, 1 pour l'attaque).
    .notes = Ils restent des miliciens : les voleurs ne peuvent pas les attaquer, la Guilde ne joue pas de carte arcane dans leurs combats, ils gagnent les égalités comme attaquants et ne retournent pas de pion exploration. Si l'un perd, le joueur de son ennemi le déplace de trois zones et personne ne lui prend rien.

adv_03_guild_limits = Joailliers, pas voleurs
    .text = Les figurines de la Guilde n'ouvrent pas de coffre, n'utilisent pas de mission, ne portent pas de trésor, ne quittent pas le quartier et ne coûtent rien à la fin. Elles ne s'attaquent jamais entre elles. Pour les cartes et talents de tous, Sienne et Isabeau comptent comme voleuses du joueur de la Guilde ; Kornak et Valrut comptent comme miliciens.
    .notes = La Guilde joue et pioche des cartes arcane comme tous. Elle ne peut pas avoir de trésor en trop : ce qu'elle gagne suit la règle Biens retrouvés.

adv_03_recover = Biens retrouvés
    .text = Quand une figurine de la Guilde bat un voleur, le joueur de la Guilde applique la première ligne qui convient : (1) le voleur porte des gemmes : retirez de la partie une gemme rouge ou verte de votre choix et gagnez 3 ducats ; (2) il porte un autre trésor : gagnez 1 ducat, et son joueur pose celui que vous choisissez, face coffre, dans une salle libre de son choix ; (3) rien : prenez 2 ducats à son joueur. Puis le voleur fuit de trois zones à votre choix.
    .notes = Vaut en attaque comme en défense, et pour les quatre figurines.

adv_03_strike_back = Riposte
    .text = Un voleur peut attaquer Sienne et Isabeau. S'il bat l'une d'elles, en attaque ou en défense, il prend 2 ducats au joueur de la Guilde et elle fuit de trois zones au choix du joueur du voleur.

adv_03_double_locks = Doubler les serrures
    .text = Retournez face coffre le pion trésor de la salle ; si c'est une gemme, gagnez 1 ducat.
    .needs = Sienne ou Isabeau se tient dans une salle dont le pion trésor montre sa face trésor.

adv_03_expansion =
    .text = Personne ne peut engager Sienne ou Isabeau. Les quatre figurines de la Guilde gardent leur carte de base, et la couleur de la carte arcane du dessus ne signifie rien pour Kornak et Valrut. La Guilde ne reçoit ni cartes intrigue, ni équipement, ni expérience, et ses figurines ne retournent pas de pion exploration ; son joueur en place à la mise en place comme tous. Sienne et Isabeau peuvent être blessées ; la Guilde les soigne pour 1 PA par blessure.

adv_03_end =
    .text = La partie s'achève après le tour 7. Chaque gemme sortie se vend 2 ducats de plus que sa valeur habituelle. La Guilde gagne 2 ducats pour chaque gemme rouge ou verte encore dans une salle ou portée par un voleur dans le quartier. Pour le reste, les bandes se comptent comme d'habitude ; le plus de ducats l'emporte, Guilde ou bande. En cas d'égalité, la Guilde compte comme n'ayant sorti aucun trésor.
