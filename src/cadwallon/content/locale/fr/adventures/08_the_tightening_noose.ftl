# Aventure 8 : le tableau tel que le joueur le lit.

adv_08 = Le nœud coulant
    .wants = Sortez du butin et rentrez, encore et encore, tandis que les portes tombent une à une ; ou tenez les dernières et levez un péage.
    .story = Le Duc en a assez. Ses ingénieurs ferment le quartier rue par rue, et chaque porte qui tombe rend les autres plus chères.

adv_08_setup_1 =
    .text = Gardez les neuf herses à côté du plateau.

adv_08_alarm = Alarme, dès le début
    .text = Les voleurs peuvent quitter le quartier dès le premier tour. Aucune herse n'est encore placée.

adv_08_gates = Encore une porte qui tombe
    .text = Deux herses sont placées devant des zones de déploiement ouvertes, une par chacun de deux joueurs. L'ordre fait le tour de la table : le premier joueur commence au tour 2, et chaque herse suivante est placée par le joueur suivant dans le sens horaire.

adv_08_last_gate = La neuvième porte
    .text = La neuvième herse est placée par le joueur suivant dans cet ordre.

adv_08_bank = Droit chez le receleur
    .text = Quand un voleur sort, tout ce qu'il porte est vendu aussitôt : chaque sorte selon le nombre de ses pions dans ce chargement, un coffre rempli d'or pour un dé + 3. Un chargement d'au moins trois trésors rapporte 2 ducats de plus. Les pions quittent la partie, le voleur attend dehors avec son équipement.
    .notes = Le bonus de Sanaris vaut à chaque chargement. Les voleurs dehors ne comptent pas pour les missions et ne peuvent être touchés ; un joueur dont tous les voleurs sont dehors joue son tour entier comme d'habitude. Les pions vendus comptent comme trésors sortis si des joueurs sont à égalité à la fin.

adv_08_toll = Droit de porte
    .text = Si des voleurs adverses se tiennent à côté de la zone de déploiement d'où sort un voleur, son joueur paie 1 ducat à chacun de ces adversaires, après la vente.
    .notes = Un ducat par adversaire, quel que soit le nombre de ses voleurs. Dans le sens horaire à partir du joueur, tant qu'il a des ducats.

adv_08_return = Rentrer en douce
    .text = Le voleur est activé dehors : pour son déplacement, il est posé sur une zone de déploiement libre sans herse. Cela prend une zone du déplacement ; il peut continuer avec le reste puis faire une action.
    .notes = Chaque voleur une fois par tour. On peut y jouer des cartes de déplacement. Il ne peut pas attaquer au premier pas et ne peut ressortir qu'à un tour ultérieur.
    .needs = Le voleur est dehors et n'est pas sorti ce tour-ci ; une zone de déploiement sans herse est libre.

adv_08_expansion =
    .text = Avec la figurine promotionnelle, le Duc de Cadwallon peut remplacer Valrut dans cette aventure. Retirez les cartes intrigue Premier à la porte et Voyager léger : avec des portes ouvertes dès le premier tour, un seul pas les accomplirait.

adv_08_end =
    .text = La partie s'achève après le tour 7. Les voleurs dehors comptent comme sortis ; on perd 3 ducats pour chaque voleur dedans, et ce qu'il porte ne vaut rien.
