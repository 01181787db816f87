# Aventure 2 : le tableau tel que le joueur le lit.

adv_02 = Le cercle des assassins
    .wants = Traquez le voleur marqué, gardez le vôtre, et choisissez le moment d'affronter Isabeau pour la bourse de sang.
    .story = Quelqu'un a payé le Cercle d'avance, un nom par bande et par nuit. Isabeau la secrète est venue chercher l'autre moitié de la somme, et celui qui la détient.

adv_02_setup_1 =
    .text = Posez Isabeau (carte de base, Combat 3) à l'Hôtel et placez 3 ducats de la banque sur sa carte : la bourse de sang.

adv_02_setup_2 =
    .text = Chaque joueur reçoit une marque.

adv_02_isabeau = Isabeau
    .text = Déplacée en phase 2 à la place d'un milicien : le joueur en cours la nomme, lance un dé et la déplace d'autant de zones au plus ; sur un 6, elle reste. Elle se déplace comme un milicien et bloque comme toute figurine, mais ne peut entrer que dans la zone d'un voleur marqué d'un adversaire du joueur en cours, et l'attaque ainsi. Les cartes ne peuvent pas l'aider. Ce n'est pas un milicien : les voleurs peuvent l'attaquer, et les cartes qui déplacent les miliciens ne la déplacent pas. Personne ne joue pour elle : ses dés sont lancés par le jeu.

adv_02_marks = Un nom sur un bout de papier
    .text = Au début de chaque tour, dans l'ordre, chaque joueur pose sa marque sur un voleur, dans le quartier, de la bande suivante dans le sens horaire qui en a encore un (à deux joueurs : l'adversaire). Ce ne peut être le voleur qui portait cette marque au tour précédent, sauf si cette bande n'en a pas d'autre dans le quartier.

adv_02_blood_money = Le prix du sang
    .text = Ajoutez 3 ducats de la banque à la bourse de sang.

adv_02_alarm = Alarme !
    .text = Les neuf herses sont placées comme dans l'aventure 1 ; les voleurs peuvent sortir. Puis les marques sont posées.

adv_02_double = Les prix montent
    .text = Désormais une prime vaut 4 ducats.

adv_02_bounty = Prime
    .text = Un voleur qui attaque et bat un voleur marqué adverse gagne 3 ducats (4 à partir du tour 6) de la banque pour chaque marque qu'il porte, en plus du butin habituel ; les marques reviennent à leurs propriétaires jusqu'au tour suivant.
    .notes = Qui que ce soit qui ait posé la marque. Un voleur peut porter plusieurs marques.

adv_02_defiance = Défi
    .text = Un voleur marqué qui est attaqué par un voleur adverse et gagne rapporte 2 ducats à sa bande ; les marques restent.
    .notes = Deux ducats, quel que soit le nombre de marques.

adv_02_survival = Toujours en vie
    .text = Chaque voleur qui porte encore une marque dans le quartier à la fin du tour rapporte à sa bande 1 ducat par marque. Puis toutes les marques reviennent à leurs propriétaires.
    .notes = Un voleur qui quitte le quartier ou est retiré rend aussitôt ses marques et ne gagne rien pour elles.

adv_02_isabeau_wins = La secrète frappe
    .text = Si Isabeau gagne un combat, en attaque ou en défense, le joueur du vaincu met 3 ducats dans la bourse de sang, les marques du vaincu sont rendues et il fuit de trois zones au choix du joueur en cours (ou, s'il a perdu comme attaquant, du joueur à gauche du sien). Aucun trésor n'est pris.
    .notes = Elle termine dans la zone du combat.

adv_02_isabeau_loses = La bourse change de mains
    .text = Un voleur qui bat Isabeau, en attaque ou en défense, prend la bourse de sang ; 3 nouveaux ducats y sont mis et Isabeau est posée à l'Hôtel ou, s'il est occupé, sur une zone libre adjacente ; le joueur en cours choisit. Battue à l'Hôtel, elle le quitte de cette façon : le vainqueur y reste.

adv_02_buy_off = Racheter son nom
    .text = Mettez 2 ducats dans la bourse de sang : toutes les marques du voleur reviennent à leurs propriétaires jusqu'au tour suivant.
    .notes = Un joueur qui a moins de 2 ducats ne peut pas le faire.
    .needs = Le voleur est marqué et se tient dans une salle nommée ; le joueur a 2 ducats.

adv_02_expansion =
    .text = Isabeau joue ici avec sa carte de base ; personne ne peut l'engager. Les voleurs battus fuient ; il n'y a pas de Prison.

adv_02_end =
    .text = La partie s'achève après le tour 7 et se compte comme d'habitude. Les ducats restés dans la bourse de sang vont à la banque.
