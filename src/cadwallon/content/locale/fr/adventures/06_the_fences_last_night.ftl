# Aventure 6 : le tableau tel que le joueur le lit.

adv_06 = La dernière nuit du receleur
    .wants = Vendez dans le quartier, à Sienne, au bon endroit, au bon tour, avant que le prix tombe.
    .story = Le vieux receleur ferme boutique et quitte la ville avant l'aube. Sienne promène sa bourse une dernière fois dans le quartier, et ce qu'elle n'aura pas acheté à la sixième cloche, personne ne l'achètera.

adv_06_sienne = Sienne
    .text = Sienne ne combat pas, ne peut être ni attaquée ni déplacée, et ne bloque pas sa salle.

adv_06_setup_1 =
    .text = Mélangez les six salles nommées en un itinéraire pour les tours 1 à 6. La salle du tour en cours et la suivante sont connues de tous, les autres cachées à tous. Posez Sienne dans la première.

adv_06_setup_2 =
    .text = Fixez le prix de chaque sorte de trésor : gemme rouge 3, gemme verte, clés, parchemin et bracelet 4 chacun, coffre rempli d'or 7. Les prix sont publics.

adv_06_walk = Elle passe son chemin
    .text = Sienne est posée dans la salle suivante de l'itinéraire et la salle d'après devient publique. Le prix de chaque sorte dont rien ne lui a été vendu au tour précédent monte de 1, jusqu'à 1 au plus au-dessus de son prix de départ.

adv_06_alarm = Alarme !
    .text = Les neuf herses sont placées comme dans l'aventure 1 ; les voleurs peuvent sortir.

adv_06_gone = Partie
    .text = Sienne quitte le plateau ; on ne peut plus rien lui vendre ni lancer de rumeur.

adv_06_sell = Vendre à Sienne
    .text = Vendez autant de trésors du voleur que vous voulez, au moins un, l'un après l'autre : chacun rapporte le prix actuel de sa sorte, de la banque, puis ce prix baisse de 1 (jamais sous 1). Les pions quittent la partie.
    .notes = Sanaris reçoit 1 ducat de plus pour chaque pion qu'il vend lui-même. Chaque pion vendu compte comme trésor sorti si des joueurs sont à égalité à la fin.
    .needs = Le voleur se tient dans la salle de Sienne ou une zone adjacente et porte un trésor ; tours 1 à 6.

adv_06_rumour = Répandre une rumeur
    .text = Montez ou baissez de 1 ou 2 le prix d'une sorte, pas sous 1 ni au-dessus de son prix de départ + 1.
    .notes = Une fois à chaque tour de la bande, quel que soit le voleur.
    .needs = Le voleur se tient dans une salle nommée où Sienne n'est pas ; tours 1 à 6.

adv_06_end =
    .text = La partie s'achève après le tour 7. Les trésors sortis du quartier rapportent 1 ducat chacun, quelle que soit leur sorte ; un coffre rempli d'or rapporte un dé sans le +3, quand son porteur sort. Puis les 3 ducats habituels par voleur laissé sur place.
