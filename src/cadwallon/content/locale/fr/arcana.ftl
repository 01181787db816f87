# Ce que disent les cartes arcane.

arc_powerful_blow = Coup puissant
    .text = Ajoutez 1 au plus haut dé de votre combattant.
    .notes = Le +1 fait partie du score, pas du jet : un 5 porté à 6 ne donne pas d'expérience. Avec l'extension, il compte aussi dans le total qui départage une égalité ; plusieurs exemplaires s'additionnent. Contre le Cyclope, compte pour une manche.
    .flavour = De l'épaule, comme maman l'a appris.

arc_flurry_of_blades = Pluie de lames
    .text = Votre combattant lance deux dés de plus.
    .notes = Seul le dé le plus haut fait le score, comme toujours ; avec l'extension, tous comptent dans le total.
    .flavour = La quantité est une qualité.

arc_ambush = Embuscade
    .text = Votre attaquant lance un dé de plus et le défenseur ne peut pas jouer de cartes arcane dans ce combat.
    .notes = Les talents et l'équipement du défenseur fonctionnent toujours, même les talents payés par une défausse. Le défenseur ne joue de carte ni avant les dés, ni après, ni une fois le combat décidé. Contre le Cyclope, seul le dé compte.
    .flavour = La meilleure conversation est celle qui finit avant de commencer.

arc_sand_in_the_eyes = Sable dans les yeux
    .text = Après les dés : l'ennemi relance son plus haut dé ; le nouveau résultat compte. Une seule de ces cartes par combat et par camp.
    .notes = Si plusieurs dés sont les plus hauts, un seul d'entre eux. Dans le jeu de base, c'est la seule carte que vous pouvez jouer dans ce combat. Un attaquant garde l'expérience gagnée avec un 6 relancé. Aussi contre les miliciens et le Cyclope.
    .flavour = Il n'y a pas d'honneur chez les voleurs, mais il y a beaucoup de sable.

arc_smoke_pellet = Boule de fumée
    .text = Votre défenseur, sur le plateau principal, s'esquive : le combat n'a pas lieu. Déplacez-le d'une ou deux zones à travers des zones libres ; l'attaquant reste où il est.
    .notes = Si aucune zone adjacente n'est libre, la carte ne peut pas être jouée. Comme dans une fuite, aucun pion exploration n'est retourné. L'attaque compte comme faite : les PA et l'action de l'attaquant sont perdus, ses cartes défaussées, et le déplacement d'un milicien est terminé. Il n'y a pas de vainqueur : ni butin, ni prime, ni marque.
    .flavour = Kof. Kof. Où est-il pas... kof.

arc_run = Course
    .text = Votre voleur en déplacement a deux zones de plus pour ce déplacement.
    .notes = Se joue à tout moment du déplacement, même sans zone restante, mais pas après qu'un combat, un escalier ou un pion exploration y a mis fin. Plusieurs exemplaires s'additionnent. Contre la Vieille blessure. Aussi après une évasion réussie de la Prison.
    .flavour = Courir n'est pas de la lâcheté. C'est de la ponctualité.

arc_niggling_injury = Vieille blessure
    .text = Un voleur adverse sur le point de se déplacer a deux zones de moins pour ce déplacement.
    .notes = Le PA du déplacement reste dépensé. Le voleur peut encore jouer Course. Aussi sur un voleur qui vient de s'évader de la Prison ; s'il ne peut alors payer les deux pas jusqu'à la surface, il reste en Prison. Ni sur les miliciens, les zombies ou d'autres pions, ni sur un voleur sous potion de vol.
    .flavour = Encore ce genou. Ce genou, et le clou dessous.

arc_secret_door = Porte secrète
    .text = Pendant ce déplacement, votre voleur peut franchir une ligne rouge.
    .notes = Il passe de sa zone à une zone qui la touche le long de cette ligne, pour une zone de mouvement comme d'habitude. Ni sur les toits, ni hors du quartier, ni dans les catacombes. On peut attaquer à travers le mur.
    .flavour = Troisième brique à gauche. Non, l'autre gauche.

arc_over_the_rooftops = Par les toits
    .text = Votre voleur, dans une rue ou une zone de déploiement, est posé sur n'importe quelle zone de rue libre qui n'est pas une zone de déploiement ; le déplacement a alors trois zones de moins. Une seule de ces cartes par déplacement.
    .notes = Seulement sur le plateau principal, et pas avec un voleur qui conduit quelqu'un. Une fois posé, il fait le reste du déplacement comme d'habitude et peut jouer Course. Il faut une Course de plus pour sortir du quartier depuis n'importe quelle rue.
    .flavour = Les chats de Cadwallon se poussent. Ils reconnaissent les professionnels.

arc_shadow_walk = Pas d'ombre
    .text = Pendant ce déplacement, votre voleur a une zone de plus et peut traverser les zones occupées.
    .notes = Il termine tout de même sur une zone libre ou attaque.
    .flavour = Excusez-moi. Pardon. Il n'y a personne.

arc_delicate_fingers = Doigts délicats
    .text = Votre voleur vient de rater un jet d'Esprit : relancez ; le nouveau résultat compte.
    .notes = Serrures et tout autre test d'Esprit (trésor du Duc, Scriptorium, talents). Pas sur un dé que Faras, un pion expérience ou un objet a déjà relancé.
    .flavour = Expirez. Pensez maintenant à l'argent des autres.

arc_hidden_compartment = Double fond
    .text = Votre voleur vient d'ouvrir un coffre : prenez deux ducats à la banque. Une seule de ces cartes par activation.
    .notes = Crocheté ou forcé, n'importe quel trésor, gemmes magiques comprises ; aussi un coffre qu'on rouvre.
    .flavour = Les marchands craignent tant les voleurs qu'ils cachent l'argent deux fois.

arc_crowbar = Pied-de-biche
    .text = Votre voleur force ce coffre pour 1 PA.
    .notes = Le ducat de l'ouverture est payé comme d'habitude. Un pion sécurité ajoute toujours 1 PA.
    .flavour = La clé de tous les cœurs, avec de l'élan.

arc_jammed_lock = Serrure bloquée
    .text = Un voleur adverse vient de crocheter une serrure : la tentative échoue finalement, et le pion est retourné face coffre.
    .notes = Clôt le jet : plus de relance. Un pion déjà face coffre le reste ; une gemme magique ou un autre pion sans face coffre est marqué et ne peut plus qu'être forcé. Ni contre un coffre forcé, ni contre d'autres tests.
    .flavour = Un peu de cire, une goupille cassée, beaucoup de jurons à côté.

arc_pickpocket = Pickpocket
    .text = Votre voleur actif est adjacent à un voleur adverse : prenez deux ducats à cet adversaire. Une seule de ces cartes par activation.
    .notes = Pas pendant un déplacement. S'il en a moins de deux, prenez ce qu'il a : personne ne regarde dans sa bourse avant.
    .flavour = Une chaude étreinte, un courant d'air froid.

arc_denunciation = Dénonciation
    .text = Un adversaire de votre choix paie trois ducats à la banque. Une seule de ces cartes par tour.
    .notes = Il paie ce qu'il a s'il a moins ; personne ne regarde dans sa bourse avant.
    .flavour = Une lettre anonyme, d'une très belle écriture.

arc_call_the_watch = À la garde !
    .text = Déplacez un milicien de trois zones au plus ; il peut attaquer comme en phase 2.
    .notes = Aucun dé n'est lancé et la pioche n'est pas consultée. Pas entre un déplacement et le combat qu'il entraîne. La carte envoie le milicien sans l'aider au combat : la première règle de la Guilde est respectée. Pas sur un milicien retenu par le Grog corsé.
    .flavour = Par ici ! Oui, ici ! Non, pas moi. Lui.

arc_decoy = Leurre
    .text = Deux de vos voleurs sur le plateau principal échangent leurs places. Une seule de ces cartes par tour.
    .notes = Chacun garde ce qu'il porte, ses blessures et ce qu'il a fait ce tour-ci. Pas un voleur qui conduit quelqu'un. Être posé dans une salle retourne un pion exploration face cachée ; les deux sont résolus, celui du voleur actif d'abord, sinon dans l'ordre que vous voulez. Pas pendant un déplacement.
    .flavour = Même chapeau, même boiterie, autre voleur.

arc_word_on_the_street = Rumeurs de la rue
    .text = Piochez deux cartes arcane. Une seule de ces cartes par tour.
    .notes = Si la pioche s'épuise, la défausse est mélangée ; cette carte est défaussée après la pioche. Une fois par tour, pour que les deux exemplaires ne se piochent pas l'un l'autre sans fin.
    .flavour = Tout le monde sait. Il suffit d'offrir un verre au bon tout le monde.

arc_second_wind = Second souffle
    .text = Gagnez 1 PA pour ce tour ; votre voleur actif peut faire un déplacement ou une action de plus dans cette activation, au coût habituel. Une seule de ces cartes par activation. Retirez cette carte de la partie.
    .notes = Le PA peut servir à tout. Ni pour un voleur blessé, ni pour un prisonnier, ni après qu'un piège ou un effet a mis fin à l'activation. Un second pillage de la Salle du trésor ou une seconde lecture au Scriptorium dans le même tour restent interdits. Retirée, car trois de ces cartes reprises au Scriptorium paieraient la lecture suivante.
    .flavour = Encore un. Il y en a toujours encore un.

arc_middleman = Intermédiaire
    .text = Un adversaire utilise une mission : deux des ducats qu'il en tire vous reviennent.
    .notes = S'applique quand il est payé ; la mission elle-même ne change pas. S'il gagne moins de deux ducats, prenez cela.
    .flavour = Vous n'avez rien négocié, ne connaissiez personne et êtes arrivé en retard. Deux ducats, s'il vous plaît.

arc_subtle_watchman = Garde subtil
    .text = Si la carte arcane du dessus est bleue, vous pouvez quand même déplacer un milicien de quatre zones au plus ; si elle est violette, vous pouvez déplacer les deux, de quatre zones au plus chacun, l'un après l'autre. Une seule de ces cartes par tour.
    .notes = Remplace le déplacement normal de cette phase. Chaque milicien peut attaquer. Celui que retient le Grog corsé reste. Le dos de cette carte ne compte pas : regardez la pioche.
    .flavour = Il marche à pas feutrés, pour un homme avec une cloche au chapeau.

arc_breakout = Évasion
    .text = Posez un de vos voleurs de la Prison sur un pentacle libre du plateau principal ; ni PA, ni jet.
    .notes = Si tous les pentacles sont occupés, sur une zone libre adjacente à l'un d'eux. Ce n'est pas son déplacement : s'il n'a pas été activé ce tour-ci, il peut encore l'être. Les blessures restent, et un blessé doit encore être soigné.
    .flavour = Le mur était solide. La sœur du geôlier, moins.

arc_private_security = Gardes privés
    .text = Votre voleur combat un milicien ou le Cyclope : il lance deux dés de plus. S'il perd contre un milicien, il fuit de trois zones au lieu d'aller à la Prison. Une seule de ces cartes par combat et par camp.
    .notes = Les deux ducats sont perdus quand même. La dernière phrase n'aide pas dans les catacombes. Contre le Cyclope, ne compte que pour la manche en cours.
    .flavour = Deux costauds payés à l'heure. Il est toujours moins le quart.

arc_spiked_grog = Grog corsé
    .text = Au choix. Soit posez un milicien dans la Salle des gardes ; personne ne peut le déplacer jusqu'à votre prochain tour. Soit placez le Cyclope dans l'Antre ; jusqu'à votre prochain tour, le dé du Cyclope n'est pas lancé.
    .notes = Si la Salle des gardes est occupée, sur une zone libre adjacente de votre choix ; s'il n'y en a pas, ce choix est impossible. Un milicien qui y est déjà y reste. Il ne combat pas quand on le pose et bloque toujours la zone.
    .flavour = C'est la maison qui offre, sergent.

arc_low_blow = Coup bas
    .text = Votre voleur a battu un voleur adverse : le vaincu reçoit une blessure en plus du résultat habituel. Une seule de ces cartes par combat et par camp.
    .notes = Vainqueur en attaque comme en défense. S'ajoute au talent de Shaana et à la dague barbelée.
    .flavour = La Guilde l'interdit. La Guilde n'est pas là.

arc_feint = Feinte
    .text = Attaquant : la première carte arcane que le défenseur joue dans ce combat n'a pas d'effet. Défenseur : une carte arcane que l'attaquant a jouée dans ce combat n'a pas d'effet. Une seule de ces cartes par combat et par camp.
    .notes = La Feinte de l'attaquant attend, même une carte jouée après les dés ; si le défenseur ne joue rien, elle est perdue. Un défenseur ne peut s'en servir que si l'attaquant a joué une carte, et choisit laquelle. Une première carte du défenseur qui est elle-même une Feinte contre elle est annulée. L'Embuscade ne peut être annulée par une Feinte, puisqu'elle interdit de la jouer. Inutile contre les miliciens et le Cyclope.
    .flavour = Regardez à gauche. Merci.

arc_field_dressing = Premiers soins
    .text = Retirez jusqu'à deux pions blessure à vos voleurs, répartis comme vous voulez. Si vous n'en avez retiré aucun, piochez une carte arcane. Une seule de ces cartes par tour.
    .notes = Les prisonniers peuvent être soignés. Un voleur entièrement soigné peut être activé ce tour-ci s'il ne l'a pas été. Une fois par tour, comme les Rumeurs de la rue et pour la même raison.
    .flavour = Chiffon bouilli, eau-de-vie volée. Chiffon facultatif.

arc_old_scars = Vieilles cicatrices
    .text = Votre bande gagne deux pions expérience.
    .notes = Ils peuvent être dépensés le même tour. Si la réserve est vide, rien n'est gagné.
    .flavour = Chacune une leçon. Certaines deux fois.

arc_open_secrets = Secrets éventés
    .text = Regardez les cartes intrigue d'un adversaire et choisissez-en une : elle quitte la partie sans récompense ni pénalité. S'il n'en a pas, prenez une carte arcane au hasard dans sa main. Une seule de ces cartes par tour.
    .notes = Vous seul voyez les cartes ; celle choisie est ensuite montrée. La carte arcane prise n'est vue que de vous deux.
    .flavour = Votre journal, monsieur. Vous écrivez admirablement.

arc_cut_straps = Sangles coupées
    .text = Un voleur adverse adjacent à votre voleur actif perd sa carte équipement. S'il n'en a pas, son joueur pose un trésor qu'il porte dans une salle libre de votre choix, face trésor. Une seule de ces cartes par activation.
    .notes = L'équipement quitte la partie. Une salle libre n'a ni pion trésor ni figurine ; s'il n'y en a pas, n'importe quelle salle sans pion trésor convient. Il peut être rouvert comme d'habitude. Ne peut pas être jouée sur un voleur qui n'a ni l'un ni l'autre. Pas pendant un déplacement.
    .flavour = Clic.

arc_poisoned_dart = Dard empoisonné
    .text = Un voleur adverse à deux zones au plus de votre voleur actif reçoit une blessure. Une seule de ces cartes par activation.
    .notes = Les zones se comptent comme pour un déplacement, zones occupées comprises ; lignes rouges et décombres arrêtent le dard. Pas pendant un déplacement.
    .flavour = Rien qu'une égratignure, disent-ils toujours.

arc_switched_labels = Étiquettes échangées
    .text = Échangez deux pions trésor posés dans des salles sans figurine. Une seule de ces cartes par tour.
    .notes = Chacun garde la face qu'il montre. Les pions exploration et les gemmes magiques restent en place ; un pion placé sous ou à côté d'un pion trésor par une règle d'aventure le suit.
    .flavour = Fragile. Haut. Pas ce que vous croyez.

arc_burst_of_energy = Regain d'énergie
    .text = Gagnez 2 PA pour ce tour. Retirez cette carte de la partie.
    .notes = Les PA non dépensés sont perdus comme d'habitude. Les limites d'un déplacement et d'une action par voleur ne changent pas. Retirée, car deux de ces cartes reprises au Scriptorium à chaque tour paieraient la lecture et davantage.
    .flavour = L'apothicaire de la Guilde appelle ça du thé.
