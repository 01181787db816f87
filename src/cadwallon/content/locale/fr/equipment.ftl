# Ce que disent les cartes équipement.

eq_sword = Épée
    .text = Le porteur lance un dé de plus quand il attaque.
    .notes = Aussi contre le Cyclope quand le porteur est l'attaquant.
    .flavour = Tranchante d'un bout, persuasive des deux.

eq_axe = Hache
    .text = Le porteur lance un dé de plus dans tout combat dans les catacombes, et son évasion de la Prison réussit à partir de 3.
    .notes = Le combat peut être contre un voleur ou le Cyclope, en attaque ou en défense. La clause d'évasion vaut dans la Prison, où l'on en a besoin.
    .flavour = Portes, barreaux, géants borgnes.

eq_lantern = Lanterne
    .text = Vous pouvez relancer le dé du Cyclope lancé parce que le porteur est descendu dans les catacombes, et le dé que lance le porteur pour sortir par le Tunnel ; une fois par jet, le nouveau résultat compte.
    .notes = Ne relance ni les dés de combat, ni les jets d'évasion, ni les dés de la Salle du trésor.
    .flavour = Elle montre le chemin. Elle vous montre aussi à ce qui est sur le chemin.

eq_watchmans_pass = Laissez-passer
    .text = Après l'alarme, le porteur peut quitter le quartier par une herse fermée.
    .notes = Coûte la zone de mouvement habituelle. Le porteur seulement ; la herse reste.
    .flavour = Au nom du sergent Bruss, qui le cherche depuis le printemps.

eq_flying_potion = Potion de vol
    .text = À défausser après un usage : pendant ce déplacement, le porteur a six zones, ignore lignes rouges, figurines et décombres, et ne peut pas attaquer.
    .notes = Il doit terminer sur une zone libre. Un pion exploration face cachée ne l'arrête que dans la salle où il termine. Pas hors du quartier. Course, Vieille blessure et autres changements ne modifient pas les six zones.
    .flavour = Atterrissage vendu séparément.

eq_buckler = Bouclier rond
    .text = Une fois par combat, quand le porteur se défend, il peut relancer un de ses dés ; le nouveau résultat compte.
    .notes = Tortok peut s'en servir en plus de sa Rage, sur un autre dé.
    .flavour = Un petit mur avec lequel on peut s'enfuir.

eq_barbed_dagger = Dague barbelée
    .text = Un voleur adverse battu par le porteur attaquant reçoit une blessure en plus du résultat habituel.
    .notes = S'ajoute au talent de Shaana et au Coup bas : chacun est une blessure distincte.
    .flavour = Entre poliment. Ne ressort pas ainsi.

eq_lock_opener = Passe-partout
    .text = L'Esprit du porteur compte un de plus quand il crochète une serrure. Si le dé montre un 6, l'outil casse : retirez la carte de la partie.
    .notes = C'est le dé qui compte en définitive, après toute relance ; un 6 qui ouvre malgré tout la serrure casse aussi l'outil.
    .flavour = Garanti cent serrures ou jusqu'à la première bonne.

eq_soft_boots = Bottes souples
    .text = Le porteur a une zone de plus à chacun de ses déplacements.
    .notes = S'ajoute au talent d'Iris.
    .flavour = Leur ancien propriétaire ne les a jamais entendues partir.

eq_grapnel = Grappin
    .text = Une fois par déplacement, le porteur peut franchir une ligne rouge.
    .notes = Même règle de passage que la carte Porte secrète ; s'ajoute à elle et à la Marche spectrale.
    .flavour = Tout mur est une échelle qu'on ne vous a pas présentée.

eq_sledgehammer = Masse
    .text = Le porteur force les coffres pour 1 PA. Il a une zone de moins à chacun de ses déplacements.
    .notes = Un pion sécurité ajoute toujours 1 PA. Avec la masse, Torham garde le ducat de l'ouverture.
    .flavour = Pour ceux que la subtilité fatigue.

eq_deep_satchel = Besace profonde
    .text = Le porteur peut porter quatre trésors.
    .notes = Aussi dans la Prison et après un échange en passant. S'il perd la besace avec quatre trésors, son joueur en pose aussitôt un dans une salle sans pion trésor.
    .flavour = De la place pour un de plus. Il y a toujours de la place pour un de plus.

eq_healing_draught = Potion de soin
    .text = À défausser après un usage : retirez toutes les blessures du porteur ou d'un voleur de votre bande adjacent, et gagnez 1 PA pour ce tour.
    .notes = Un porteur blessé peut s'en servir ; personne n'a besoin d'être actif. Au moins une blessure doit être retirée. Les voleurs en Prison ne l'utilisent pas et n'en profitent pas.
    .flavour = Un goût de bottes. Un effet miraculeux. Peut-être bien des bottes.

eq_mail_coat = Cotte de mailles
    .text = Chaque fois que le porteur devrait recevoir une blessure, lancez un dé : de 4 à 6, il ne la reçoit pas.
    .notes = Un jet par pion blessure, fait par le jeu ; aucun pion expérience ne le relance. Un piège met fin à l'activation quand même. Une blessure évitée n'a pas été infligée.
    .flavour = Dix mille petites raisons de ne pas mourir.

eq_spyglass = Longue-vue
    .text = Une fois par tour, avant ou après le déplacement du porteur : regardez en secret un pion exploration face cachée, ou la main arcane d'un adversaire qui a un voleur, à quatre zones au plus du porteur.
    .notes = Les zones se comptent comme pour un déplacement, zones occupées comprises. Vous seul voyez ce qu'elle montre ; le propriétaire sait que vous avez regardé. Elle ne montre pas les reliques face cachée.
    .flavour = Empruntée à un amiral qui la cherche encore.

eq_loaded_dice = Dés pipés
    .text = Une fois dans chacun de vos tours, relancez un dé que vous venez de lancer pour le porteur ; le nouveau résultat compte.
    .notes = Combats, tests, bourses, évasions, Tunnel, Salle du trésor. Ni pendant les tours adverses, ni les dés d'autres figurines, dé du Cyclope compris. Fonctionne dans la Prison pour le jet d'évasion.
    .flavour = Honnêtes dans tous les sens qui ne comptent pas.

eq_beggars_rags = Haillons
    .text = Les miliciens ne peuvent pas entrer dans la zone du porteur. Si le porteur attaque, la carte quitte la partie.
    .notes = Se défendre ne compte pas. Une attaque annulée par une Boule de fumée compte comme une attaque. Les figurines d'une aventure qui ne sont pas des miliciens peuvent l'attaquer.
    .flavour = Personne ne regarde deux fois un mendiant. Surtout pas un homme à insigne et à bourse vide.

eq_guild_signet = Sceau de la Guilde
    .text = Les missions coûtent 1 PA de moins à la bande tant que le porteur est dans le quartier et hors de la Prison.
    .notes = Jamais moins de 1 PA. Le porteur peut être blessé.
    .flavour = Embrassez-le, et les portes s'ouvrent. Perdez-le, et la rivière aussi.
