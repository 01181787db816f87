# Noms, talents et manières de tous ceux qui ont leur carte. skl_x est le talent de chr_x.
# .gen, .dat et .acc : « de », « à » et le nom seul au milieu d'une phrase ; .verb : le verbe au pluriel (they) ou au singulier (it).

executioners = Les Justiciers
    .gen = des Justiciers
    .dat = aux Justiciers
    .acc = les Justiciers
    .verb = they
    .style = Solides et polyvalents : une duelliste pour la rue, une grande foulée, un inventeur qui n'échoue jamais tout à fait et un mage des cartes.

nocturnis = Le gang Nocturnis
    .gen = du gang Nocturnis
    .dat = au gang Nocturnis
    .acc = le gang Nocturnis
    .verb = it
    .style = Pillards avides : ils ouvrent, mordent, disparaissent et vendent cher.

kalderns_gang = La bande de Kaldern
    .gen = de la bande de Kaldern
    .dat = à la bande de Kaldern
    .acc = la bande de Kaldern
    .verb = it
    .style = Des professionnels : doués pour les serrures et les murs, et personne n'encaisse plus vite les missions.

cursed_ones = Les Maudits
    .gen = des Maudits
    .dat = aux Maudits
    .acc = les Maudits
    .verb = they
    .style = Des gêneurs : ils tirent, chapardent, fracassent et se faufilent dans la foule.

chr_leona = Leona
    .gen = de Leona
    .dat = à Leona
    .acc = Leona
    .flavour = Elle salue d'abord. C'est la dernière politesse de la rencontre.

skl_leona = Duelliste
    .text = Dans un combat qui a lieu dans une rue ou une zone de déploiement, Leona lance un dé de plus, qu'elle attaque ou se défende.
    .short = Un dé de plus dans les combats de rue.
    .notes = Un combat a lieu dans la zone du défenseur. Pas de bonus dans les salles ni dans les catacombes. Vaut aussi contre les miliciens.

chr_harid = Harid
    .gen = de Harid
    .dat = à Harid
    .acc = Harid
    .flavour = C'est la ville elle-même qui distribue ses cartes, et la ville triche.

skl_harid = Lecture du tarot
    .text = Dépensez 1 PA : regardez les deux premières cartes arcane, prenez-en une en main et placez l'autre sous la pioche. Une fois par tour.
    .short = 1 PA : de deux cartes arcane, gardez-en une.
    .notes = Pas pendant un déplacement. Une pioche vide est d'abord renouvelée ; s'il ne reste qu'une carte, prenez-la. Vous seul voyez les cartes. Avec l'extension, la nouvelle carte du dessus compte pour la phase des miliciens du joueur suivant.

chr_iris = Iris
    .gen = d'Iris
    .dat = à Iris
    .acc = Iris
    .flavour = Une valkyrie ne fuit pas. Elle arrive simplement ailleurs la première.

skl_iris = Foulée de valkyrie
    .text = Iris dispose d'une zone de plus à chacun de ses déplacements (cinq en tout).
    .short = Une zone de plus à chaque déplacement.
    .notes = Le Mouvement imprimé reste 4 ; la cinquième zone vient du talent. Ne change pas la distance de sa fuite.

chr_davitto = Davitto
    .gen = de Davitto
    .dat = à Davitto
    .acc = Davitto
    .flavour = Ce n'est pas cassé. C'est un prototype.

skl_davitto = Gadget de rechange
    .text = Quand Davitto n'a pas réussi à crocheter une serrure, défaussez une carte arcane : le coffre s'ouvre quand même.
    .short = Serrure manquée : défaussez, elle s'ouvre.
    .notes = Seulement pour les serrures, pas pour d'autres tests, et seulement sur un pion qu'il a le droit de crocheter. Facultatif. Le jet compte ensuite comme réussi : les adversaires peuvent encore y répondre.

chr_sanaris = Sanaris
    .gen = de Sanaris
    .dat = à Sanaris
    .acc = Sanaris
    .flavour = Il a changé de dieu une fois. Le nouveau tinte.

skl_sanaris = Disciple du ducat
    .text = Chaque trésor que Sanaris a lui-même sorti du quartier et qui rapporte au moins un ducat en rapporte un de plus.
    .short = Chaque trésor sorti : +1 ducat.
    .notes = Au plus +3 (+4 avec la besace profonde). Un coffre rempli d'or compte quand son dé est lancé ; une gemme magique sortie ne rapporte rien, donc rien de plus. Les reliques et les cassettes d'une aventure comptent. Si une aventure vend le butin à un autre moment, le bonus s'applique alors.

chr_faras = Faras
    .gen = de Faras
    .dat = à Faras
    .acc = Faras
    .flavour = Les tombeaux ont de meilleures serrures que les maisons, et les propriétaires se plaignent moins.

skl_faras = Pilleur de tombes
    .text = Quand Faras échoue à crocheter une serrure, il peut relancer le dé une fois ; le nouveau résultat compte.
    .short = Serrure manquée : relancez une fois.
    .notes = Seulement pour les serrures. La chance passe de 4 sur 6 à 8 sur 9. C'est, parmi les talents, celui du vol facile.

chr_drokan = Drokan
    .gen = de Drokan
    .dat = à Drokan
    .acc = Drokan
    .flavour = De ses années chez les serpents il a gardé deux choses : les cicatrices et le venin.

skl_drokan = Venin de serpent
    .text = Avant les dés, défaussez une carte arcane : l'ennemi lance un dé de moins et, si Drokan bat un voleur, il prend un ducat supplémentaire au joueur vaincu. Une fois par combat.
    .short = Défaussez : un dé de moins pour l'ennemi.
    .notes = La carte défaussée n'est pas une carte jouée dans le combat. L'ennemi garde toujours au moins un dé. Contre le Cyclope, compte pour une manche et peut être payé de nouveau à la suivante.

chr_valdur = Valdur
    .gen = de Valdur
    .dat = à Valdur
    .acc = Valdur
    .flavour = Personne ne l'a jamais vu entrer. Plusieurs l'ont vu debout là.

skl_valdur = Sorti de l'ombre
    .text = Dépensez 1 PA : posez Valdur sur une zone libre adjacente à un autre voleur de la bande. Une fois par tour.
    .short = 1 PA : surgir près d'un autre de la bande.
    .notes = Avant ou après son déplacement, pas pendant. Les deux voleurs doivent être sur le plateau principal ; pas si Valdur conduit quelqu'un. La zone peut être une salle, une zone de déploiement ou un pentacle ; un pion exploration face cachée y est retourné et Valdur ne peut plus se déplacer ce tour-ci. L'autre voleur peut être blessé.

chr_kaldern = Kaldern
    .gen = de Kaldern
    .dat = à Kaldern
    .acc = Kaldern
    .flavour = Les autres bandes lisent les règles de la Guilde. On a demandé à Kaldern de relire les épreuves.

skl_kaldern = Rang dans la Guilde
    .text = Quand la bande utilise une mission, défaussez une carte arcane : la mission coûte 2 PA de moins.
    .short = Défaussez : une mission coûte 2 PA de moins.
    .notes = Kaldern doit être dans le quartier et hors de la Prison ; il n'a pas besoin d'être actif et peut être blessé. Avec le sceau de la Guilde, le coût reste d'au moins 1 PA.

chr_sarys = Sarys
    .gen = de Sarys
    .dat = à Sarys
    .acc = Sarys
    .flavour = Les morts connaissent toutes les portes. Certains en sont une.

skl_sarys = Marche spectrale
    .text = Dépensez 1 PA en plus du déplacement : pendant ce déplacement, Sarys peut franchir une ligne rouge. Une fois par tour.
    .short = 1 PA de plus : franchir une ligne rouge.
    .notes = Même règle de passage que la carte Porte secrète. Payé avec le déplacement, avant que les adversaires puissent y répondre.

chr_elise = Elise
    .gen = d'Elise
    .dat = à Elise
    .acc = Elise
    .flavour = Les sceaux, les runes, les gorges. Dans cet ordre, et sans bruit.

skl_elise = Voleuse arcanique
    .text = L'Esprit d'Elise compte pour 5 quand elle crochète une serrure, et elle peut crocheter même un pion qui montre sa face coffre.
    .short = Esprit 5 aux serrures, même coffre clos.
    .notes = Seulement pour les serrures. Avec le passe-partout, son Esprit compte pour 6 ; un 6 naturel réussit alors et casse quand même l'outil.

chr_tortok = Tortok
    .gen = de Tortok
    .dat = à Tortok
    .acc = Tortok
    .flavour = Frappe. S'il est encore là, frappe encore.

skl_tortok = Rage
    .text = À chaque combat, Tortok peut relancer un de ses dés ; le nouveau résultat compte.
    .short = Relance un de ses dés à chaque combat.
    .notes = En attaque comme en défense. Ne coûte rien : seuls le déplacement et l'attaque se paient. Contre le Cyclope, une fois par manche.

chr_jehlan = Jehlan
    .gen = de Jehlan
    .dat = à Jehlan
    .acc = Jehlan
    .flavour = Une armée est morte autour de lui. Une foule n'est pas un obstacle.

skl_jehlan = Vent du désert
    .text = Défaussez une carte arcane : pendant ce déplacement, Jehlan a deux zones de plus et peut traverser les zones occupées.
    .short = Défaussez : 2 zones de plus, sans obstacle.
    .notes = S'ajoute à une carte Course. Il termine tout de même sur une zone libre ou attaque. Il passe aussi les miliciens.

chr_anays = Anays
    .gen = d'Anays
    .dat = à Anays
    .acc = Anays
    .flavour = Vous sentez un courant d'air. Puis vous vous sentez plus léger.

skl_anays = Doigts d'outre-tombe
    .text = Défaussez une carte arcane et faites un test d'Esprit à -1 (réussite de 1 à 3) : si elle réussit, Anays prend un trésor de votre choix à un voleur adverse adjacent. Une fois par tour.
    .short = Défaussez : tenter de voler un adversaire.
    .notes = Avant ou après son déplacement. Nommez la cible, défaussez, puis testez. Ni action ni combat, personne ne fuit. La limite de trois trésors s'applique aussitôt.

chr_dorak = Dorak
    .gen = de Dorak
    .dat = à Dorak
    .acc = Dorak
    .flavour = Il ne lui reste plus d'espoir, seulement des carreaux.

skl_dorak = Arbalète
    .text = Dépensez 1 PA et faites un test d'Esprit : en cas de réussite, un voleur adverse à deux zones au plus fuit de deux zones ; vous choisissez le chemin. Une fois par tour.
    .short = 1 PA : un tir peut chasser un adversaire.
    .notes = Ni action ni combat : pas de cartes, pas de butin. Pas pendant un déplacement. Les zones se comptent comme pour un déplacement, zones occupées comprises ; lignes rouges et décombres arrêtent le carreau. S'il n'existe pas de chemin de deux zones finissant sur une zone libre, les règles de la fuite disent ce qui arrive.

chr_torham = Torham
    .gen = de Torham
    .dat = à Torham
    .acc = Torham
    .flavour = Il y a une serrure ? Torham n'avait pas remarqué de serrure.

skl_torham = Sapeur de Mid-Nor
    .text = Torham peut forcer un coffre pour 1 PA ; dans ce cas, la bande ne reçoit pas le ducat de l'ouverture.
    .short = Force un coffre pour 1 PA, sans le ducat.
    .notes = Facultatif : il peut aussi forcer pour 2 PA et prendre le ducat. Un pion sécurité ajoute 1 PA dans les deux cas. Une action par tour comme pour tous.

chr_kornak = Kornak
    .gen = de Kornak
    .dat = à Kornak
    .acc = Kornak

chr_valrut = Valrut
    .gen = de Valrut
    .dat = à Valrut
    .acc = Valrut

chr_sienne_base = Sienne
    .gen = de Sienne
    .dat = à Sienne
    .acc = Sienne

chr_isabeau_base = Isabeau
    .gen = d'Isabeau
    .dat = à Isabeau
    .acc = Isabeau

chr_captain_kornak = Capitaine Kornak
    .gen = du capitaine Kornak
    .dat = au capitaine Kornak
    .acc = le capitaine Kornak

skl_captain_kornak = Flair pour le butin
    .text = Le capitaine Kornak lance un dé de plus contre un voleur qui porte au moins deux trésors.
    .notes = Les pions qui ne sont pas des trésors (otages, Duc) ne comptent pas.

chr_chief_valrut = Chef Valrut
    .gen = du chef Valrut
    .dat = au chef Valrut
    .acc = le chef Valrut

chr_chufflock = Chufflock
    .gen = de Chufflock
    .dat = à Chufflock
    .acc = Chufflock
    .flavour = Personne n'a vu le visage sous la cagoule. Tout le monde a vu la hache.

skl_chufflock = Bourreau
    .text = Un voleur battu par Chufflock ne fuit pas : il va droit à la Prison.
    .short = Qui il bat va à la Prison.
    .notes = En attaque comme en défense. Le butin est pris d'abord. Chufflock reste dans la zone du combat. Pas contre les figurines qui n'appartiennent à aucun joueur.

chr_lucius = Lucius
    .gen = de Lucius
    .dat = à Lucius
    .acc = Lucius
    .flavour = Toujours habillé pour l'occasion, surtout quand l'occasion est un meurtre.

skl_lucius = Bien pourvu
    .text = Lucius commence avec une carte équipement de votre choix.
    .short = Commence avec une carte équipement.
    .notes = Choisie quand il rejoint la bande, avant le déploiement et avant les achats de la règle facultative de l'Auberge. Elle ne crée aucune dette.

chr_iraem = Iraem
    .gen = d'Iraem
    .dat = à Iraem
    .acc = Iraem
    .flavour = Le geôlier s'est incliné. Le geôlier s'incline toujours.

skl_iraem = Immunité diplomatique
    .text = Quand Iraem est activé dans la Prison, vous pouvez le poser sur un pentacle libre du plateau principal, sans coût ni jet ; il agit ensuite normalement. Une fois par activation.
    .short = Quitte la Prison sans rien payer.
    .notes = Ce n'est pas son déplacement. Si tous les pentacles sont occupés, il est posé sur une zone libre adjacente à l'un d'eux. Blessé, Iraem doit d'abord être soigné. Il peut tenter l'évasion normale à la place, mais pas les deux.

chr_shaana = Shaana
    .gen = de Shaana
    .dat = à Shaana
    .acc = Shaana
    .flavour = Elle garde ce qu'elle tue. On lui demande rarement de le rendre.

skl_shaana = Bouchère
    .text = Un voleur battu par Shaana reçoit une blessure en plus du résultat habituel.
    .short = Qui elle bat reçoit une blessure.
    .notes = En attaque comme en défense. Si le combat avait lieu dans les catacombes, le vaincu blessé va à la Prison et doit être soigné avant de pouvoir tenter de s'évader.

chr_sienne = Sienne
    .gen = de Sienne
    .dat = à Sienne
    .acc = Sienne
    .flavour = La meilleure voleuse arcanique de la Guilde passe à travers vous. Vous vérifiez vos poches. Vous avez raison.

skl_sienne = Fantôme de la Guilde
    .text = Sienne peut traverser les zones occupées à chacun de ses déplacements.
    .short = Traverse les zones occupées.
    .notes = Adversaires, miliciens et voleurs amis. Elle termine tout de même sur une zone libre ou attaque. N'ouvre ni décombres, ni murs, ni herses.

chr_isabeau = Isabeau
    .gen = d'Isabeau
    .dat = à Isabeau
    .acc = Isabeau
    .flavour = Elle n'a jamais livré un secret. Elle les loue.

skl_isabeau = La secrète
    .text = Dépensez 1 PA pendant qu'Isabeau est active sur le plateau principal, où qu'elle soit : piochez deux cartes intrigue, gardez-en une et placez l'autre sous la pioche. Une fois par tour.
    .short = 1 PA : de deux intrigues, gardez-en une.
    .notes = C'est sa manière d'acheter une carte intrigue : ce PA est tout ce qu'elle coûte. Pas avec trois cartes intrigue en main. Si la pioche n'a plus qu'une carte, prenez-la. Dans une salle où l'on achète des intrigues, la voie habituelle reste ouverte.

chr_cyclops = Le Cyclope de Mid-Nor
    .gen = du Cyclope de Mid-Nor
    .dat = au Cyclope de Mid-Nor
    .acc = le Cyclope de Mid-Nor

chr_duke = Le Duc de Cadwallon
    .gen = du Duc de Cadwallon
    .dat = au Duc de Cadwallon
    .acc = le Duc de Cadwallon

skl_duke = Par ordre du Duc
    .text = Un voleur battu par le Duc prend le pion Duc après avoir fui ou être allé à la Prison. Tant qu'il l'a, il ne peut pas ouvrir de coffre. Il n'en est débarrassé que lorsque le Duc bat quelqu'un d'autre, qui le prend alors.
    .notes = Il n'y a pas de choix. Les actions d'aventure qui n'ouvrent rien restent permises. Si le porteur quitte le quartier ou est retiré, le pion retourne sur la carte du Duc.
