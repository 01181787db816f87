# Aventure 10 : le tableau tel que le joueur le lit.

adv_10 = Les douze reliques
    .wants = Réunissez des reliques différentes en supportant leurs malédictions, ou donnez-les à l'Autel pour de l'argent rapide.
    .story = Couronne, sceptre, masque et urne : le Roi fut enterré avec trois de chaque, pour être vaniteux dans toutes ses vies. Le séisme les a dispersés dans la moitié du quartier, et chacun veut rentrer chez lui.

adv_10_campaign =
    .text = Le vainqueur de l'aventure 9 prend une carte équipement de son choix pour un de ses voleurs avant le déploiement.

adv_10_setup_1 =
    .text = Mélangez les douze reliques face cachée et placez-en une à côté du pion trésor dans douze salles tirées au sort. Personne ne les regarde.

adv_10_hum = Les reliques bourdonnent
    .text = Toutes les reliques encore dans des salles sont retournées face visible.

adv_10_alarm = Alarme !
    .text = Les neuf herses sont placées ; les voleurs peuvent sortir, aussi par le Tunnel.

adv_10_find = Sous le faux fond
    .text = Un voleur qui ouvre le pion trésor d'une salle prend aussi la relique placée à côté, face visible. Une relique est un trésor ; la limite de trois s'applique aussitôt, et ce qui est abandonné est posé dans une salle sans trésor comme d'habitude.
    .notes = Une relique posée dans une salle est un coffre fermé à part, face visible, et n'est plus à côté de rien. Ouvrir une gemme magique ne donne pas la relique. Si le pion trésor est échangé (Étiquettes échangées), la relique le suit. Un seul ducat d'ouverture en tout.

adv_10_crown = Malédiction de la couronne
    .text = Qui attaque le porteur d'une couronne lance un dé de plus, miliciens et Cyclope compris.

adv_10_sceptre = Malédiction du sceptre
    .text = Le porteur d'un sceptre a une zone de moins à chaque déplacement.

adv_10_mask = Malédiction du masque
    .text = Le porteur d'un masque a Esprit -1.

adv_10_urn = Malédiction de l'urne
    .text = Au début de son tour, un joueur dont un voleur dans le quartier porte une urne défausse une carte arcane de son choix, s'il en a une.
    .notes = Plusieurs reliques d'une sorte sur un voleur, ou plusieurs urnes dans une bande, ne s'additionnent pas.

adv_10_offer = Rendre au Roi
    .text = Abandonnez autant de reliques du voleur que vous voulez : 4 ducats chacune, de la banque. La même action peut échanger toutes ses gemmes magiques.
    .notes = Son joueur choisit les reliques. Les reliques rendues ne sont pas sorties.
    .needs = Le voleur porte au moins une relique.

adv_10_end =
    .text = La partie s'achève après le tour 7. Les reliques sorties par une bande sont groupées en séries de reliques différentes : une série de 1, 2, 3 ou 4 rapporte 2, 6, 11 ou 18 ducats. Le jeu prend le groupement qui rapporte le plus (les plus grandes séries d'abord). Puis on compte comme d'habitude.
