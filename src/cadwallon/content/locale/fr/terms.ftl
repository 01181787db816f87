# Les mots du jeu, expliqués là où ils se trouvent.

term-ap = Points d'action
    .text = Vous en avez 7 à chacun de vos tours. Un déplacement entier coûte 1, une attaque 1, crocheter une serrure 1, forcer un coffre 2, utiliser une mission 3. Ce qui reste à la fin du tour est perdu.
    .rule = A-1

term-combat = Combat
    .text = Le nombre de dés que ce voleur lance au combat. Le plus haut dé compte.
    .rule = C-3

term-movement = Mouvement
    .text = De combien de zones ce voleur avance au plus en un déplacement.
    .rule = V-1

term-mind = Esprit
    .text = Une serrure s'ouvre si le dé montre ce nombre ou moins ; de même pour d'autres tests d'esprit.
    .rule = O-1

term-ducats = Ducats
    .text = Qui en a le plus à la fin gagne. Personne ne voit ce qu'ont les autres.
    .rule = F-4

term-mission = Missions
    .text = En utiliser une coûte 3 points d'action et paie tous les trésors de sa sorte que portent vos voleurs, avec son bonus.
    .rule = N-1

term-alarm = L'alarme
    .text = Quand elle sonne, des herses ferment la plupart des portes. Dès lors, les voleurs peuvent quitter le quartier avec ce qu'ils portent.
    .rule = L-1

term-carry = Poches
    .text = Un voleur porte au plus trois trésors.
    .rule = O-8

term-experience = Expérience
    .text = Gagnée par des 6 et d'autres exploits. Un pion permet de relancer un dé ; on en achète de l'équipement.
    .rule = X-1

term-wound = Blessures
    .text = Un voleur blessé ne peut pas être activé tant que la blessure n'est pas soignée.
    .rule = W-2

term-intrigue = Intrigues
    .text = Des tâches secrètes. Accomplies, elles paient ; manquées, elles peuvent coûter des ducats à la fin.
    .rule = I-1

term-chance = Chances
    .text = Calculées exactement d'après ce que vous savez, avec votre talent et votre équipement, sans les cartes que d'autres pourraient encore jouer.

term-lock = Serrures
    .text = Lancez un dé : le coffre s'ouvre si le résultat ne dépasse pas votre Esprit. L'essai coûte 1 point d'action. Forcer en coûte 2 et réussit toujours.
    .rule = O-1

term-bash = Forcer
    .text = Le coffre s'ouvre sans jet de dé, pour 2 points d'action.
    .rule = O-2

term-fight = Combats
    .text = Chaque camp lance autant de dés que son Combat ; le plus haut compte. Le vainqueur prend du butin, le perdant doit fuir.
    .rule = C-1

term-portcullis = Herses
    .text = Elles tombent quand l'alarme sonne et barrent la sortie par une porte. On peut toujours entrer dans la zone.
    .rule = V-6

term-seal = Le sceau
    .text = Autant de ducats en plus pour chaque trésor de cette sorte que portent vos voleurs.
    .rule = N-2

term-arcana = Arcanes
    .text = Vous en piochez une à chacun de vos tours. Le bas de la carte dit quand la jouer.
    .rule = R-1

term-equipment = Équipement
    .text = Acheté avec de l'expérience ou trouvé ; chaque voleur en porte une carte.
    .rule = X-3

term-phase-draw = Pioche
    .text = Le tour commence par une nouvelle carte arcane.
    .rule = T-4

term-phase-militia = Milice
    .text = Nommez un milicien et lancez le dé : vous pouvez le déplacer d'autant et le lancer sur un rival.
    .rule = T-5

term-phase-act = Actions
    .text = Activez vos voleurs avec vos points d'action, jouez des cartes, utilisez une mission.
    .rule = T-6

term-phase-end = Fin
    .text = Le tour est fini quand vous le dites.
    .rule = T-7
