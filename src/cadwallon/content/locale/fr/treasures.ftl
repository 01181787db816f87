# Pions : les pions coffre et tous les autres.

tr_red_gem = Gemme rouge
    .acc = une gemme rouge
    .text = 2 ducats chacune.

tr_green_gem = Gemme verte
    .acc = une gemme verte
    .text = Une rapporte 2 ducats, deux en rapportent 5, trois en rapportent 8.

tr_keys = Trousseau de clés
    .acc = un trousseau de clés
    .text = Un rapporte 2 ducats, deux en rapportent 5, trois en rapportent 8. Un prisonnier qui en porte au moins un peut relancer une fois le jet d'évasion.

tr_scroll = Parchemin
    .acc = un parchemin
    .text = Un rapporte 2 ducats, deux en rapportent 5, trois en rapportent 8. Un lecteur au Scriptorium qui en porte au moins un peut relancer une fois.

tr_bracelet = Bracelet
    .acc = un bracelet
    .text = Un rapporte 2 ducats, deux en rapportent 5, trois en rapportent 8. Un pillard de la Salle du trésor qui en porte au moins un peut relancer une fois un des trois dés.

tr_purse = Bourse
    .acc = une bourse
    .text = À l'ouverture : lancez un dé et prenez autant de ducats à la banque ; le pion quitte la partie. Elle n'est jamais portée.

tr_chest_of_ducats = Coffre rempli d'or
    .acc = un coffre rempli d'or
    .text = Quand un voleur l'a sorti du quartier : lancez un dé, ajoutez 3 et prenez autant de ducats à la banque ; le pion quitte la partie.

tr_magic_gem = Gemme magique
    .acc = une gemme magique
    .text = Un pion exploration qui est un trésor dans un coffre fermé. À l'Autel sacré, pour 1 PA, toutes les gemmes magiques d'un voleur deviennent 6 ducats chacune.

tr_relic = Relique
    .acc = une relique
    .text = Sert aux aventures 9 (sceaux), 10, 12 (la Couronne et les vantardises) et 14 (cassettes) selon leurs règles ; toujours un trésor, sauf comme vantardise. Les numéros 1 à 3 sont des Couronnes, 4 à 6 des Sceptres, 7 à 9 des Masques, 10 à 12 des Urnes.

tr_rubble = Décombres
    .text = Servent aux aventures 9, 11 et 14 selon leurs règles.

tr_zombie = Zombie
    .text = Sert aux aventures 4 et 11 ; l'aventure 7 emploie les mêmes pions comme incendies.

tr_hostage = Civil
    .text = Sert d'otage à l'aventure 5 et de fêtard à l'aventure 13.

tr_portcullis = Herse
    .text = Ferme la sortie d'une zone de déploiement. On peut encore entrer dans la zone ; seule la sortie du quartier y est barrée.

tr_wound = Blessure
    .text = Un voleur blessé ne peut pas être activé mais se défend. 1 PA pendant le tour de son joueur retire un pion.

tr_experience = Expérience
    .text = Un pion : relancez un de vos dés. Deux pions, pendant votre tour : une carte équipement disponible pour un de vos voleurs.

tr_mark = Marque
    .text = Une par joueur ; sert à l'aventure 2.

tr_duke = Le Duc
    .text = Le captif de l'aventure 14.
