# Aventure 14 : le tableau tel que le joueur le lit.

adv_14 = La rançon d'un Duc
    .wants = Un seul prix pour tous : trouvez le Duc en bas, rachetez-le ou libérez-le, et amenez-le à qui paie le mieux, tout le quartier à vos trousses.
    .story = Le Duc est descendu voir les fameuses catacombes et n'est pas remonté. Une lettre au sceau très ancien dit le prix. Douze cassettes ont été préparées, et pas une n'arrivera à l'adresse.

adv_14_setup_1 =
    .text = Avant de mélanger les pions exploration, placez un escalier face visible à l'Hôtel. Mélangez les 26 autres et placez-en un face cachée dans chacune des 23 autres salles ; trois restent dehors.

adv_14_setup_2 =
    .text = Placez le Duc dans la Salle de torture. Placez les douze reliques, comme cassettes, à côté des pions trésor de douze salles tirées au sort ; leur face ne compte pas. Gardez les décombres à côté du plateau.

adv_14_collapse = Les escaliers s'écroulent
    .text = À partir du premier joueur, dans le sens horaire, les joueurs placent des décombres sur des escaliers face visible qui n'en ont pas, un chacun, jusqu'à trois ou jusqu'à ce qu'il n'y en ait plus de libre. Un escalier à décombres ne peut pas servir ; on peut entrer dans sa salle.

adv_14_alarm = Alarme !
    .text = Les neuf herses sont placées ; les voleurs peuvent sortir, aussi par le Tunnel. Si personne ne conduit le Duc et qu'il est en bas, ses ravisseurs le déplacent : le jeu lance le dé du Cyclope ; il est placé dans la salle indiquée, sur un 6 il reste. Le Cyclope ne bouge pas.

adv_14_coffers = Les cassettes
    .text = Un voleur qui ouvre le pion trésor d'une salle prend aussi la cassette placée à côté. Une cassette est un trésor et rapporte 3 ducats si elle est sortie.
    .notes = Une cassette posée dans une salle à cause de la limite de trois est un coffre fermé à part. Ouvrir une gemme magique ne donne pas la cassette. Un seul ducat d'ouverture en tout.

adv_14_leading = Son Altesse est lente
    .text = Un voleur qui conduit le Duc a une zone de moins à chaque déplacement, ne peut ni attaquer ni ouvrir de coffre, et n'est pas posé ailleurs par les cartes et talents de sa bande. Le Duc n'est ni une figurine ni un trésor. Le voleur ne peut ni le lâcher ni le confier à un autre.
    .notes = Un guide perdu dans le Tunnel emmène le Duc : le pion quitte la partie et personne n'est payé. Un guide tué dans la Salle du trésor laisse le Duc : il est placé dans la Salle de torture. Si le guide fuit une arbalète, le Duc fuit avec lui.

adv_14_lost = Son Altesse change de compagnie
    .text = Si le guide perd un combat contre un voleur, le vainqueur peut prendre le Duc au lieu du butin habituel ; s'il ne le fait pas, ou si le guide perd contre le Cyclope, le Duc est remis dans la Salle de torture. Si le guide perd contre un milicien, le Duc est sauf : il quitte la partie et le joueur qui a déplacé le milicien gagne 4 ducats de la banque.

adv_14_out = Un carrosse à la porte
    .text = Un voleur qui quitte le quartier avec le Duc, par une porte ou le Tunnel, rapporte aussitôt à sa bande deux dés + 4 ducats ; le Duc quitte la partie.

adv_14_buy = Payer les ravisseurs
    .text = Abandonnez deux cassettes ; le voleur conduit désormais le Duc.
    .needs = Le voleur est dans la salle du Duc et porte au moins deux cassettes.

adv_14_break = Briser les chaînes
    .text = Test d'Esprit à -1. Réussite : le voleur conduit désormais le Duc ; les clés sont conservées. Échec : lancez le dé du Cyclope comme si un voleur était entré.
    .needs = Le voleur est dans la salle du Duc et porte un trousseau de clés.

adv_14_deliver = Chez vous, Altesse
    .text = Le Duc quitte la partie. Gagnez 6 ducats plus le numéro du tour ; jusqu'à la fin de la partie, les miliciens ne peuvent pas entrer dans les zones de vos voleurs.
    .needs = Le voleur conduit le Duc et se tient dans la Salle des gardes ou une zone adjacente.

adv_14_clear = Déblayer l'escalier
    .text = Test d'Esprit. Réussite : retirez les décombres et gagnez 1 ducat.
    .needs = Des décombres sur l'escalier dans la salle du voleur.

adv_14_end =
    .text = La partie s'achève après le tour 7 ; les cassettes sorties rapportent 3 ducats chacune. Puis on compte comme d'habitude. Un Duc encore dans le quartier ne rapporte rien.
