# Aventure 12 : le tableau tel que le joueur le lit.

adv_12 = Le prix de l'orgueil
    .wants = Réalisez vos vantardises, gâchez celles des autres, et portez la couronne du Roi juste assez longtemps.
    .story = À l'auberge de l'Assassin solitaire, les chefs de bande ont trop bu et trop parlé, et toute la Guilde écoutait. Sous la ville attend un roi qui sait ce que coûtent de tels propos.

adv_12_campaign =
    .text = Le vainqueur de l'aventure 11 reçoit deux pions expérience et prend sa première vantardise avant tous les autres. Après cette aventure, additionnez les ducats des quatre ; le plus de ducats gagne la campagne.

adv_12_setup_1 =
    .text = Placez la relique 1, la Couronne de Sophet Drahas, dans la Salle du trésor. Étalez les reliques 2 à 12 comme vantardises.

adv_12_setup_2 =
    .text = Une fois les mercenaires choisis et avant le déploiement, chaque joueur dans l'ordre prend une vantardise ou passe, puis dans l'ordre inverse une seconde ou passe. Les vantardises sont visibles devant leurs propriétaires ; chacune n'est prise que par un joueur. Tout ce dont elles parlent se compte publiquement dès le début.

adv_12_boast_2 = Aucun mur ne tiendra les miens
    .text = Aucun voleur de la bande n'a été mis en Prison.

adv_12_boast_3 = Demain nous boirons tous ici
    .text = Les quatre voleurs de la bande ont quitté le quartier.

adv_12_boast_4 = Quatre têtes se courberont
    .text = La bande a gagné au moins quatre combats contre des voleurs adverses.

adv_12_boast_5 = La Guilde mange dans ma main
    .text = La bande a utilisé au moins trois missions.

adv_12_boast_6 = Aucune serrure ne me dit non
    .text = La bande a ouvert des coffres, gemmes magiques comprises, dans au moins neuf, huit ou sept salles différentes à deux, trois ou quatre joueurs.

adv_12_boast_7 = Je boirai à la coupe du Roi
    .text = La bande a pillé la Salle du trésor avec succès au moins une fois.

adv_12_boast_8 = La bête s'agenouillera
    .text = Un voleur de la bande a gagné les deux manches d'un combat contre le Cyclope.

adv_12_boast_9 = Je lis ce que nul ne peut lire
    .text = Un voleur de la bande a lu les grimoires du Scriptorium avec un jet au plus égal à son Esprit.

adv_12_boast_10 = L'Autel brillera pour moi
    .text = La bande a changé au moins une gemme magique en ducats à l'Autel sacré.

adv_12_boast_11 = Premier à franchir la porte
    .text = Un voleur de la bande a été le premier de tous à quitter le quartier, par une porte ou le Tunnel.

adv_12_boast_12 = La couronne est à moi
    .text = Un voleur de la bande a sorti la Couronne du quartier.

adv_12_crown_rises = La Couronne appelle
    .text = Si la Couronne est encore dans la Salle du trésor, elle est posée à la Bibliothèque comme second coffre, face coffre : elle ne peut y être que forcée (ou crochetée par qui peut crocheter les coffres fermés).

adv_12_alarm = Alarme !
    .text = Les neuf herses sont placées ; les voleurs peuvent sortir, aussi par le Tunnel.

adv_12_tribute = Tribut
    .text = Au début de son tour, le joueur dont un voleur porte la Couronne gagne 2 ducats si ce voleur se tient sur le plateau principal.

adv_12_envy = Envie
    .text = Qui attaque le porteur de la Couronne lance un dé de plus, miliciens et Cyclope compris.

adv_12_crown_changes_hands = La Couronne change de tête
    .text = La Couronne est un trésor, mais son porteur ne l'abandonne jamais de lui-même, ni comme excédent ni en échange. Un voleur qui bat le porteur prend la Couronne comme butin. Si un milicien le bat, la Couronne reste dans la zone du combat ; si c'est le Cyclope, elle retourne à la Salle du trésor.
    .notes = Les talents et cartes qui prennent ou déplacent un trésor du voleur peuvent prendre la Couronne ; là où le joueur du porteur choisit, il la nomme en dernier. Posée dans une salle par une telle carte, elle est un coffre fermé. Un porteur retiré ou perdu dans le Tunnel, ou qui l'y perd faute de deux autres trésors, la renvoie à la Salle du trésor. Là, on peut la reprendre par Prendre la Couronne.

adv_12_crown_found = Une couronne dans le caniveau
    .text = Un voleur qui entre dans une zone du plateau principal où la Couronne gît à découvert, ou qui y est posé, s'arrête et la prend sans coût.
    .notes = Pas qui passe en fuyant, et pas une Couronne enfermée dans un coffre. Tant qu'un milicien s'y tient, personne ne peut entrer. Si le nouveau porteur a plus de trois trésors, son joueur en abandonne un autre.

adv_12_take_crown = Prendre la Couronne
    .text = Au lieu de piller, le voleur prend la Couronne ; pas de jet.
    .notes = Ce n'est pas un coffre : ni ducat d'ouverture, ni butin.
    .needs = La Couronne est dans la Salle du trésor.

adv_12_end =
    .text = La partie s'achève après le tour 8. La Couronne sortie rapporte 8 ducats ; si son porteur est encore dans le quartier, son joueur perd 8 ducats pour lui au lieu de 3. On compte comme d'habitude ; tout à la fin, chaque vantardise est réglée, tenue ou rompue, selon ce qu'elle porte.
