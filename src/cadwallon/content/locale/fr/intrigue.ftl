# Ce que disent les cartes intrigue.

int_map_the_catacombs = Cartographier les catacombes
    .text = À eux tous, vos voleurs sont entrés dans trois salles différentes des catacombes : 5 ducats et un pion expérience.
    .notes = La Prison, l'Antre et le pentacle ne comptent pas.
    .flavour = Le dernier cartographe a laissé un mot. Il dit : à gauche.

int_find_a_safe_place_to_hide = Trouver une bonne cachette
    .text = À jouer en fin de partie. Un de vos voleurs est dans les catacombes, mais pas en Prison : 2 ducats, et ce voleur compte comme sorti du quartier avec tout ce qu'il porte.
    .notes = Un seul voleur, choisi par vous quand la partie est finie ; le lieu est l'une des cinq salles où mène un escalier. Dès ce moment il compte comme sorti avec tout ce qu'il porte, aussi pour d'autres cartes et vantardises : ses trésors sont vendus comme d'habitude, le dé d'un coffre rempli d'or est lancé, et il ne coûte pas 3 ducats.
    .flavour = Qui cherche des voleurs parmi les morts ?

int_claim_a_bounty = Toucher une prime
    .text = Un de vos voleurs, ou un milicien que vous avez déplacé, a envoyé un voleur adverse en Prison : 4 ducats.
    .notes = En défense aussi. Le Cyclope compte si le combat vient d'un dé du Cyclope lancé pendant votre tour et que le vaincu est un voleur adverse.
    .flavour = Recherché vivant. Très recherché ailleurs.

int_enlist_a_magicians_aid = Obtenir l'aide d'un mage
    .text = Un de vos voleurs dans la Chambre du Magistère porte une gemme magique : 4 ducats, et piochez deux cartes arcane.
    .notes = La gemme est conservée.
    .flavour = Il ne pose pas de questions, seulement des facettes.

int_take_your_share = Prendre sa part
    .text = Quelqu'un a pillé la Salle du trésor et a survécu : si c'est un adversaire, il vous donne 4 ducats du butin ; si c'est vous, prenez-en 4 à la banque.
    .notes = Payé après le pillard ; il donne ce qu'il a s'il a moins de 4 ducats.
    .flavour = Associés à parts égales, que vous le sachiez ou non.

int_acquire_useful_potions = Se procurer des potions
    .text = Un de vos voleurs est au Laboratoire et un autre au Scriptorium : 3 ducats, et l'un des deux reçoit la potion de vol ou la potion de soin ; si les deux sont parties, 3 ducats de plus.
    .notes = Vous choisissez le voleur et la carte. Un voleur déjà équipé garde l'une des deux cartes.
    .flavour = L'un lit la recette, l'autre vole la fiole.

int_escape_a_slavers_clutches = Échapper à l'esclavagiste
    .text = Un de vos voleurs a quitté la Prison et se tient de nouveau sur le plateau principal : 4 ducats.
    .notes = Par un jet, une carte ou un talent.
    .flavour = Une chaîne n'est jamais plus solide que le plus ivre des geôliers.

int_slay_the_cyclops = Terrasser le Cyclope
    .text = Un de vos voleurs a gagné les deux manches d'un combat contre le Cyclope : 8 ducats et deux pions expérience.
    .notes = Le Cyclope retourne quand même dans l'Antre ; la ville croira ce qu'on lui dira.
    .flavour = Il a un œil. Vous avez une chance.

int_case_the_guardroom = Repérer la Salle des gardes
    .text = Un de vos voleurs se tient dans la Salle des gardes : 2 ducats, et piochez une carte arcane.
    .notes = Il doit être à l'intérieur : le milicien doit donc être sorti.
    .flavour = Ils laissent les clés sur la table. Ils laissent tout sur la table.

int_a_word_with_the_archivist = Un mot à l'archiviste
    .text = Un de vos voleurs à la Bibliothèque porte un parchemin : 5 ducats.
    .notes = Le parchemin est conservé.
    .flavour = Il ne prête rien, mais il paie les retours.

int_the_alchemists_order = La commande de l'alchimiste
    .text = Un de vos voleurs au Laboratoire porte une gemme verte : 5 ducats.
    .notes = La gemme est conservée.
    .flavour = Verte, claire, sans questions.

int_a_bed_for_the_night = Un lit pour la nuit
    .text = Un de vos voleurs se tient à l'Hôtel et n'a pas été activé ce tour-ci : 4 ducats.
    .notes = Dormir n'est pas une action. Le dormeur peut être blessé.
    .flavour = Les draps sont propres, et votre alibi aussi.

int_the_dukes_own_strongbox = Le coffre-fort du Duc
    .text = Un de vos voleurs a ouvert un coffre dans la Salle des coffres : 4 ducats.
    .notes = Tout coffre qui s'y trouve, même posé plus tard. Dérober le trésor du Duc (aventure 1) compte aussi.
    .flavour = Ses armes sont sur le couvercle. Bientôt il n'y aura plus que cela.

int_eyes_everywhere = Des yeux partout
    .text = Vos voleurs se tiennent dans trois salles nommées différentes : 6 ducats.
    .notes = Salle des gardes, Salle des coffres, Bibliothèque, Chambre du Magistère, Hôtel, Laboratoire.
    .flavour = À minuit, il n'y avait plus une maison sans invité.

int_closed_ranks = Rangs serrés
    .text = Trois de vos voleurs se tiennent ensemble, aucun sur une zone de déploiement, chacun adjacent à au moins un des autres : 3 ducats et un pion expérience.
    .notes = Adjacents comme pour un déplacement ; à travers une ligne rouge, non. Les zones de déploiement sont exclues parce que plusieurs donnent sur la même rue.
    .flavour = Épaule contre épaule, poche contre poche.

int_the_complete_set = La série complète
    .text = Vos voleurs dans le quartier portent les trois pions d'une même sorte (gemmes vertes, clés, parchemins ou bracelets) : 6 ducats.
    .notes = Les gemmes rouges ne comptent pas.
    .flavour = Les collectionneurs sont les plus généreux des criminels.

int_one_of_each = Un de chaque
    .text = Un de vos voleurs porte trois trésors de trois sortes différentes : 4 ducats.
    .notes = Une gemme magique, une relique et un coffre rempli d'or sont des sortes à part ; toutes les reliques sont une seule sorte.
    .flavour = Un menu dégustation.

int_the_wreckers_wager = Le pari du casseur
    .text = Vos voleurs ont forcé deux coffres en un seul tour : 4 ducats.
    .notes = Quel qu'en soit le prix.
    .flavour = Deux couvercles, une cloche, quitte ou double.

int_settle_an_old_score = Régler un vieux compte
    .text = Vos voleurs ont battu des voleurs de deux bandes adverses différentes : 6 ducats. Fin de partie : perdez 3 ducats si vous tenez encore cette carte.
    .notes = En attaque ou en défense. À deux joueurs : deux voleurs différents de l'adversaire. Dans l'aventure 3, la Guilde des Joailliers compte comme une bande.
    .flavour = La liste est courte. La mémoire est longue.

int_humble_the_watch = Humilier la garde
    .text = Un de vos voleurs a battu un milicien : 4 ducats et un pion expérience.
    .notes = Possible seulement en défense.
    .flavour = Il a glissé, votre honneur. Plusieurs fois.

int_a_thief_robs_a_thief = Voleur volé
    .text = Vous avez pris un trésor à un voleur adverse, par un combat, un talent ou une carte : 3 ducats.
    .notes = La Salle de torture compte aussi, mais pas sur un prisonnier à vous.
    .flavour = La Guilde appelle cela la circulation.

int_blood_oath = Serment de sang
    .text = Deux de vos voleurs ont chacun gagné, comme attaquant, un combat contre un voleur adverse : 8 ducats. Fin de partie : perdez 6 ducats si vous tenez encore cette carte.
    .notes = Les deux combats peuvent avoir lieu à des tours différents.
    .flavour = Juré sur du vin, signé sur pire.

int_draw_blood = Faire couler le sang
    .text = Un voleur, une carte ou un équipement à vous a blessé un voleur adverse : 4 ducats et un pion expérience.
    .notes = Ni les pièges ni les blessures évitées ne comptent.
    .flavour = Le client veut une preuve. Un peu suffira.

int_guilds_darling = Le chouchou de la Guilde
    .text = Vous avez utilisé une mission avec un bonus de +2 : 3 ducats, et piochez une carte arcane.
    .notes = Un Intermédiaire ne gâche rien.
    .flavour = Ils commencent à écrire votre nom correctement.

int_a_full_order_book = Carnet de commandes plein
    .text = Vous avez utilisé deux missions : 6 ducats. Fin de partie : perdez 4 ducats si vous tenez encore cette carte.
    .notes = À des tours différents, puisqu'on n'utilise qu'une mission par tour.
    .flavour = Tout promettre, livrer deux fois.

int_armed_to_the_teeth = Armés jusqu'aux dents
    .text = Deux de vos voleurs dans le quartier, mais pas en Prison, ont une carte équipement : 4 ducats.
    .notes = Ils peuvent être blessés.
    .flavour = Un spectacle impressionnant, de dos de préférence.

int_bribe_the_council = Soudoyer le conseil
    .text = Avec un de vos voleurs dans la Salle des gardes, vous pouvez défausser trois cartes arcane : 7 ducats.
    .notes = Le voleur n'a pas besoin d'être actif et peut être blessé. Vous choisissez les cartes.
    .flavour = Les secrets sont la seule monnaie qu'ils ne possèdent pas déjà.

int_the_usurers_due = Le dû de l'usurier
    .text = Avec un de vos voleurs dans la Salle des coffres, vous pouvez payer 2 ducats : deux pions expérience, et piochez deux cartes arcane. Fin de partie : perdez 8 ducats si vous tenez encore cette carte.
    .notes = La guilde des usuriers vous salue.
    .flavour = Les intérêts courent la nuit. Les doigts cassés aussi.

int_first_to_the_gate = Premier à la porte
    .text = De tous les voleurs, le premier à quitter le quartier après que vous avez reçu cette carte est l'un des vôtres : 5 ducats.
    .notes = Par une porte ou le Tunnel. Si un voleur adverse sort le premier, la carte ne peut plus être accomplie ; elle prend toujours une place dans votre main. Absente de l'aventure 8.
    .flavour = Il faut bien que quelqu'un dise aux autres que c'était ouvert.

int_leave_no_one_behind = N'abandonner personne
    .text = À jouer en fin de partie. Tous les voleurs avec lesquels vous avez commencé ont quitté le quartier : 5 ducats ; sinon perdez 3 ducats.
    .notes = Un voleur tué, perdu ou retiré n'est pas sorti.
    .flavour = Quatre sont entrés. Quatre boiront.

int_the_heaviest_chest = Le coffre le plus lourd
    .text = À jouer en fin de partie. Votre bande a sorti un coffre rempli d'or : 5 ducats ; sinon perdez 2 ducats.
    .notes = Un coffre rempli d'or vendu dans le quartier par la règle d'une aventure compte aussi.
    .flavour = On soulève avec les genoux. On court avec le reste.

int_travel_light = Voyager léger
    .text = À jouer en fin de partie. Deux de vos voleurs ont quitté le quartier sans aucun trésor : 4 ducats.
    .notes = L'équipement ne compte pas ; une gemme magique est un trésor. Absente de l'aventure 8.
    .flavour = Fouillez-moi, officier. Je vous en prie.

int_a_paupers_smile = Le sourire du pauvre
    .text = À jouer en fin de partie ; le butin n'est pas encore vendu. Vous avez moins de ducats qu'au moins la moitié de vos adversaires, arrondie au supérieur : 5 ducats.
    .notes = 1 sur 1, 1 sur 2, 2 sur 3 adversaires. Moins, pas autant. C'est le jeu qui compare ; on montre seulement si la carte est accomplie.
    .flavour = Personne ne vole le pauvre. Personne que vous.

int_not_a_scratch = Pas une égratignure
    .text = À jouer en fin de partie. Vos voleurs ont perdu au plus un combat depuis que vous tenez cette carte : 5 ducats ; sinon perdez 2 ducats.
    .notes = Combats contre les voleurs, les miliciens, le Cyclope et les figurines de l'aventure. Un combat annulé par une Boule de fumée n'est pas perdu.
    .flavour = La violence, c'est ce qui arrive aux autres bandes.
