# La chronique : une phrase par événement, log-ÉVÉNEMENT, et pour ses variantes log-ÉVÉNEMENT-VARIANTE.
# $seat_who vaut "you", "they" ou "it" : la bande lit elle-même, ou son nom veut le verbe au pluriel ou au singulier.
# Les noms viennent avec leurs formes : $figure_gen (« de Leona »), $figure_dat (« à Leona »), $space_at (« dans la rue du Guet »).

# Qui commence, et le cours des tours

log-first-roll = Jet pour le premier joueur : { $rolls }.

log-first-roll-item = { $seat } { $total }

log-deploy = { $figure } prend position { $space_at }.

log-round = Le tour { $round } commence.

log-turn = { $seat_who ->
        [you] À vous de jouer.
        [they] { $seat } commencent leur tour.
       *[it] { $seat } commence son tour.
    }

log-draw = { $seat_who ->
        [you] Vous piochez une carte.
        [they] { $seat } piochent une carte.
       *[it] { $seat } pioche une carte.
    }

log-draw-card = { $seat_who ->
        [you] Vous piochez « { $card } ».
        [they] { $seat } piochent « { $card } ».
       *[it] { $seat } pioche « { $card } ».
    }

log-peek = { $seat_who ->
        [you] Vous regardez { log-n-cards-card } de la pioche et en gardez une.
        [they] { $seat } regardent { log-n-cards-card } de la pioche et en gardent une.
       *[it] { $seat } regarde { log-n-cards-card } de la pioche et en garde une.
    }

log-peek-card = { $seat_who ->
        [you] Vous regardez { log-n-cards-card } de la pioche et gardez « { $card } ».
        [they] { $seat } regardent { log-n-cards-card } de la pioche et gardent « { $card } ».
       *[it] { $seat } regarde { log-n-cards-card } de la pioche et garde « { $card } ».
    }

log-peek-under = { $seat_who ->
        [you] Vous regardez { log-n-cards-card } de la pioche et gardez « { $card } » ; sous la pioche : { $under }.
        [they] { $seat } regardent { log-n-cards-card } de la pioche et gardent « { $card } » ; sous la pioche : { $under }.
       *[it] { $seat } regarde { log-n-cards-card } de la pioche et garde « { $card } » ; sous la pioche : { $under }.
    }

log-discard = { $seat_who ->
        [you] Vous défaussez « { $card } ».
        [they] { $seat } défaussent « { $card } ».
       *[it] { $seat } défausse « { $card } ».
    }

log-play = { $seat_who ->
        [you] Vous jouez « { $card } ».
        [they] { $seat } jouent « { $card } ».
       *[it] { $seat } joue « { $card } ».
    }

log-play-figure = { $seat_who ->
        [you] Vous jouez « { $card } » pour { $figure_acc }.
        [they] { $seat } jouent « { $card } » pour { $figure_acc }.
       *[it] { $seat } joue « { $card } » pour { $figure_acc }.
    }

log-play-target = { $seat_who ->
        [you] Vous jouez « { $card } » sur { $target_acc }.
        [they] { $seat } jouent « { $card } » sur { $target_acc }.
       *[it] { $seat } joue « { $card } » sur { $target_acc }.
    }

log-play-rival = { $seat_who ->
        [you] { $rival_who ->
            [you] Vous jouez « { $card } » contre vous.
           *[other] Vous jouez « { $card } » contre { $rival_acc }.
        }
        [they] { $rival_who ->
            [you] { $seat } jouent « { $card } » contre vous.
           *[other] { $seat } jouent « { $card } » contre { $rival_acc }.
        }
       *[it] { $rival_who ->
            [you] { $seat } joue « { $card } » contre vous.
           *[other] { $seat } joue « { $card } » contre { $rival_acc }.
        }
    }

log-play-other = { $seat_who ->
        [you] Vous jouez « { $card } » sur { $target_acc } et { $other_acc }.
        [they] { $seat } jouent « { $card } » sur { $target_acc } et { $other_acc }.
       *[it] { $seat } joue « { $card } » sur { $target_acc } et { $other_acc }.
    }

log-skill = { $figure } utilise « { $skill } ».

log-skill-target = { $figure } utilise « { $skill } » sur { $target_acc }.

log-ap = { $seat_who ->
        [you] Vous avez maintenant { log-n-ap-ap }.
        [they] { $seat } ont maintenant { log-n-ap-ap }.
       *[it] { $seat } a maintenant { log-n-ap-ap }.
    }

log-allowance = { $seat_who ->
        [you] Désormais, vous avez { log-n-ap-ap } par tour.
        [they] Désormais, { $seat_acc } ont { log-n-ap-ap } par tour.
       *[it] Désormais, { $seat_acc } a { log-n-ap-ap } par tour.
    }

# Déplacements

log-move = { $figure } va { $space_to }.

log-move-via = { $figure } va { $space_to } (par : { $via }).

log-step = { $figure } se glisse { $space_to }.

log-set-down = { $figure } apparaît { $space_at }.

log-swap = { $figure } et { $other_acc } échangent leurs places.

log-leave = { $figure } quitte le quartier { $gate_at }.

log-leave-tunnel = { $figure } quitte le quartier par le Tunnel.

log-removed = { $figure } est hors jeu.

log-flee = { $figure } fuit { $space_to }.

log-militia = { $seat_who ->
        [you] { $die ->
            [6] Vous nommez { $figure_acc } : un 6, personne ne bouge.
           *[other] Vous nommez { $figure_acc } : le dé montre { $die }.
        }
        [they] { $die ->
            [6] { $seat } nomment { $figure_acc } : un 6, personne ne bouge.
           *[other] { $seat } nomment { $figure_acc } : le dé montre { $die }.
        }
       *[it] { $die ->
            [6] { $seat } nomme { $figure_acc } : un 6, personne ne bouge.
           *[other] { $seat } nomme { $figure_acc } : le dé montre { $die }.
        }
    }

log-patrol = { $figure } patrouille { $space_to }.

log-alarm = { $portcullises ->
        [0] La cloche d'alarme sonne. Les voleurs peuvent désormais quitter le quartier.
       *[other] La cloche d'alarme sonne : { log-n-portcullises-gate }, et les voleurs peuvent désormais quitter le quartier.
    }

log-portcullis = { $seat_who ->
        [you] Vous faites tomber la herse { $gate_at }.
        [they] { $seat } font tomber la herse { $gate_at }.
       *[it] { $seat } fait tomber la herse { $gate_at }.
    }

# Combats

log-attack = { $attacker } attaque { $defender_acc } { $space_at }.

log-called-off = { $defender } échappe { $attacker_dat } : il n'y a pas de combat.

log-fight-dice = { $attacker } lance { $attacker_dice } ; { $defender_acc } lance { $defender_dice }.

log-fight-won = { $winner } bat { $loser_acc }, { $high } à { $low }.

log-reroll = Un { $before } est relancé et devient { $die }.

log-reroll-figure = { $figure } relance un { $before } et obtient { $die }.

log-fine = { $seat_who ->
        [you] Vous payez une amende de { log-n-ducats-ducat } pour { $figure_acc }.
        [they] { $seat } paient une amende de { log-n-ducats-ducat } pour { $figure_acc }.
       *[it] { $seat } paie une amende de { log-n-ducats-ducat } pour { $figure_acc }.
    }

log-steal = { $figure } prend { $kind_acc } { $loser_dat }.

log-steal-ducats = { $seat_who ->
        [you] { $loser_who ->
            [you] Vous prenez { log-n-ducats-ducat } à vos dépens.
           *[other] Vous prenez { log-n-ducats-ducat } { $loser_dat }.
        }
        [they] { $loser_who ->
            [you] { $seat } prennent { log-n-ducats-ducat } à vos dépens.
           *[other] { $seat } prennent { log-n-ducats-ducat } { $loser_dat }.
        }
       *[it] { $loser_who ->
            [you] { $seat } prend { log-n-ducats-ducat } à vos dépens.
           *[other] { $seat } prend { log-n-ducats-ducat } { $loser_dat }.
        }
    }

log-feinted = « { $card } » reste sans effet.

# Coffres et trésors

log-pick = { $figure } s'attaque à la serrure { $room_at } pour { $kind_acc } : il faut { $target } ou moins, le dé montre { $die }.

log-pick-failed = La serrure résiste { $figure_dat }.

log-test = { $how ->
        [yes] { $figure } fait un test d'Esprit, { $target } ou moins, et obtient { $die } : réussite.
       *[no] { $figure } fait un test d'Esprit, { $target } ou moins, et obtient { $die } : échec.
    }

log-bash = { $figure } force un coffre { $room_at }.

log-open = { $figure } obtient { $kind_acc }.

log-open-ducats = { $figure } obtient { $kind_acc } et { log-n-ducats-ducat }.

log-purse = { $figure } trouve { log-n-ducats-ducat } dans la bourse.

log-chest-of-ducats = Le coffre sorti par { $figure_acc } contient { log-n-ducats-ducat }.

log-drop = { $figure } dépose { $kind_acc } { $room_at }.

log-relock = { $room } : on remet sous clé { $kind_acc }.

log-spent = { $figure } perd { $kind_acc }.

log-labels = { $seat_who ->
        [you] Vous échangez les étiquettes { $room_at } et { $other_at }.
        [they] { $seat } échangent les étiquettes { $room_at } et { $other_at }.
       *[it] { $seat } échange les étiquettes { $room_at } et { $other_at }.
    }

log-sale = { $seat_who ->
        [you] Vous vendez { $number } × { $kind } pour { log-n-ducats-ducat }.
        [they] { $seat } vendent { $number } × { $kind } pour { log-n-ducats-ducat }.
       *[it] { $seat } vend { $number } × { $kind } pour { log-n-ducats-ducat }.
    }

# Missions et ducats

log-mission = { $seat_who ->
        [you] Vous utilisez la mission { $mission } pour { log-n-cost-ap }.
        [they] { $seat } utilisent la mission { $mission } pour { log-n-cost-ap }.
       *[it] { $seat } utilise la mission { $mission } pour { log-n-cost-ap }.
    }

log-mission-paid = { $seat_who ->
        [you] { $mission } rapporte { log-n-ducats-ducat } à votre bande.
       *[other] { $mission } rapporte { log-n-ducats-ducat } { $seat_dat }.
    }

log-mission-cut = { $seat_who ->
        [you] Vous prélevez { log-n-ducats-ducat } comme intermédiaire.
        [they] { $seat } prélèvent { log-n-ducats-ducat } comme intermédiaire.
       *[it] { $seat } prélève { log-n-ducats-ducat } comme intermédiaire.
    }

log-mission-shown = Nouvelle mission : { $mission }.

log-gain = { $seat_who ->
        [you] Vous gagnez { log-n-ducats-ducat }.
        [they] { $seat } gagnent { log-n-ducats-ducat }.
       *[it] { $seat } gagne { log-n-ducats-ducat }.
    }

log-lose = { $seat_who ->
        [you] { $to ->
            [dukes_treasure] Vous mettez { log-n-ducats-ducat } dans le trésor du Duc.
            [blood_purse] Vous mettez { log-n-ducats-ducat } dans la bourse de sang.
           *[bank] Vous payez { log-n-ducats-ducat } à la banque.
        }
        [they] { $to ->
            [dukes_treasure] { $seat } mettent { log-n-ducats-ducat } dans le trésor du Duc.
            [blood_purse] { $seat } mettent { log-n-ducats-ducat } dans la bourse de sang.
           *[bank] { $seat } paient { log-n-ducats-ducat } à la banque.
        }
       *[it] { $to ->
            [dukes_treasure] { $seat } met { log-n-ducats-ducat } dans le trésor du Duc.
            [blood_purse] { $seat } met { log-n-ducats-ducat } dans la bourse de sang.
           *[bank] { $seat } paie { log-n-ducats-ducat } à la banque.
        }
    }

log-lose-pool = { $seat_who ->
        [you] Vous payez { log-n-ducats-ducat } ({ $pool_name }).
        [they] { $seat } paient { log-n-ducats-ducat } ({ $pool_name }).
       *[it] { $seat } paie { log-n-ducats-ducat } ({ $pool_name }).
    }

log-pool = { $pool ->
        [dukes_treasure] Le trésor du Duc contient { log-n-ducats-ducat }.
        [blood_purse] La bourse de sang contient { log-n-ducats-ducat }.
       *[other] { $pool_name } : { log-n-ducats-ducat }.
    }

log-pool-taken = { $seat_who ->
        [you] { $pool ->
            [dukes_treasure] Vous prenez le trésor du Duc : { log-n-ducats-ducat }.
            [blood_purse] Vous prenez la bourse de sang : { log-n-ducats-ducat }.
           *[other] Vous prenez { log-n-ducats-ducat } ({ $pool_name }).
        }
        [they] { $pool ->
            [dukes_treasure] { $seat } prennent le trésor du Duc : { log-n-ducats-ducat }.
            [blood_purse] { $seat } prennent la bourse de sang : { log-n-ducats-ducat }.
           *[other] { $seat } prennent { log-n-ducats-ducat } ({ $pool_name }).
        }
       *[it] { $pool ->
            [dukes_treasure] { $seat } prend le trésor du Duc : { log-n-ducats-ducat }.
            [blood_purse] { $seat } prend la bourse de sang : { log-n-ducats-ducat }.
           *[other] { $seat } prend { log-n-ducats-ducat } ({ $pool_name }).
        }
    }

log-toll = { $seat_who ->
        [you] { $rival_who ->
            [you] Vous prenez un péage de { log-n-ducats-ducat } à vos dépens.
           *[other] Vous prenez un péage de { log-n-ducats-ducat } { $rival_dat }.
        }
        [they] { $rival_who ->
            [you] { $seat } prennent un péage de { log-n-ducats-ducat } à vos dépens.
           *[other] { $seat } prennent un péage de { log-n-ducats-ducat } { $rival_dat }.
        }
       *[it] { $rival_who ->
            [you] { $seat } prend un péage de { log-n-ducats-ducat } à vos dépens.
           *[other] { $seat } prend un péage de { log-n-ducats-ducat } { $rival_dat }.
        }
    }

# La fin

log-left-behind = { $seat_who ->
        [you] Vous laissez sur place { $figures_acc } et payez { log-n-ducats-ducat }.
        [they] { $seat } laissent sur place { $figures_acc } et paient { log-n-ducats-ducat }.
       *[it] { $seat } laisse sur place { $figures_acc } et paie { log-n-ducats-ducat }.
    }

log-debt = { $seat_who ->
        [you] Vous payez { log-n-ducats-ducat } à l'Auberge.
        [they] { $seat } paient { log-n-ducats-ducat } à l'Auberge.
       *[it] { $seat } paie { log-n-ducats-ducat } à l'Auberge.
    }

log-game-over = { $count ->
        [one] La partie est finie. Ducats : { $purses }. Vainqueur : { $winners }.
       *[other] La partie est finie. Ducats : { $purses }. Vainqueurs : { $winners }.
    }

log-game-over-item = { $seat } { $score }

# Les tableaux d'aventure

log-sheet-action = { $figure } { $space_at } : { $action }.

log-stat = { $stat ->
        [bounty] Une prime vaut maintenant { log-n-value-ducat }.
        [zombie_combat] Les zombies ont maintenant Combat { $value }.
       *[other] { $stat_name } : { $value }.
    }

log-count = { $seat_who ->
        [you] { $counter ->
            [hideout] Vous tenez { log-n-value-hostage } dans la cachette.
            [fires_put_out] Vous avez éteint { log-n-value-fire }.
            [seals_broken] Vous avez brisé { log-n-value-seal }.
            [offering_points] Vous avez { log-n-value-point }.
           *[other] { $seat } : { $counter_name } { $value }.
        }
        [they] { $counter ->
            [hideout] { $seat } tiennent { log-n-value-hostage } dans la cachette.
            [fires_put_out] { $seat } ont éteint { log-n-value-fire }.
            [seals_broken] { $seat } ont brisé { log-n-value-seal }.
            [offering_points] { $seat } ont { log-n-value-point }.
           *[other] { $seat } : { $counter_name } { $value }.
        }
       *[it] { $counter ->
            [hideout] { $seat } tient { log-n-value-hostage } dans la cachette.
            [fires_put_out] { $seat } a éteint { log-n-value-fire }.
            [seals_broken] { $seat } a brisé { log-n-value-seal }.
            [offering_points] { $seat } a { log-n-value-point }.
           *[other] { $seat } : { $counter_name } { $value }.
        }
    }

log-mark = { $seat_who ->
        [you] Vous posez une marque sur { $figure_acc }.
        [they] { $seat } posent une marque sur { $figure_acc }.
       *[it] { $seat } pose une marque sur { $figure_acc }.
    }

log-mark-back = { $seat_who ->
        [you] { $figure } n'a plus votre marque.
       *[other] { $figure } n'a plus la marque { $seat_gen }.
    }

log-recovered = La Guilde des Joailliers reprend { $kind_acc } { $figure_dat } et gagne { log-n-ducats-ducat }.

log-gems-left = { $seat_who ->
        [you] Vous gagnez { log-n-ducats-ducat } pour { log-n-gems-gem } dans le quartier.
        [they] { $seat } gagnent { log-n-ducats-ducat } pour { log-n-gems-gem } dans le quartier.
       *[it] { $seat } gagne { log-n-ducats-ducat } pour { log-n-gems-gem } dans le quartier.
    }

log-rise = { $figure } sort de terre { $space_at }.

log-lie-down = { $figure } retombe en poussière.

log-guests = { $room } : { log-n-hostages-guest }.

log-seize = { $figure } prend un otage.

log-release = { $figure } lâche son otage.

log-hostage-gone = { $figure } ne conduit plus d'otage.

log-hostage-hidden = { $figure } mène un otage à la cachette.

log-ransom = { $seat_who ->
        [you] Vous recevez une rançon de { log-n-ducats-ducat } pour { log-n-hostages-hostage }.
        [they] { $seat } reçoivent une rançon de { log-n-ducats-ducat } pour { log-n-hostages-hostage }.
       *[it] { $seat } reçoit une rançon de { log-n-ducats-ducat } pour { log-n-hostages-hostage }.
    }

log-price = Le prix d'{ $kind_acc } est maintenant de { log-n-price-ducat }.

log-sell = { $figure } vend { $kind_acc } pour { log-n-ducats-ducat } ; le prix tombe à { $price }.

log-market-closed = La receleuse ferme boutique.

log-fire = { $room } : le feu prend.

log-fire-seat = { $seat_who ->
        [you] Vous mettez le feu { $room_at }.
        [they] { $seat } mettent le feu { $room_at }.
       *[it] { $seat } met le feu { $room_at }.
    }

log-put-out = Le feu { $room_at } est éteint.

log-burned = Le feu { $room_at } dévore { $kind_acc }.

# Le Roi des Cendres : avant la partie, exploration, expérience

log-hired = { $seat_who ->
        [you] Vous engagez { $figure_acc } à la place { $replaced_gen }.
        [they] { $seat } engagent { $figure_acc } à la place { $replaced_gen }.
       *[it] { $seat } engage { $figure_acc } à la place { $replaced_gen }.
    }

log-token-hidden = { $seat_who ->
        [you] Vous placez un pion exploration { $room_at }.
        [they] { $seat } placent un pion exploration { $room_at }.
       *[it] { $seat } place un pion exploration { $room_at }.
    }

log-boast = { $seat_who ->
        [you] Vous vous vantez : « { $boast } ».
        [they] { $seat } se vantent : « { $boast } ».
       *[it] { $seat } se vante : « { $boast } ».
    }

log-boast-kept = { $seat_who ->
        [you] Vous tenez parole (« { $boast } ») et gagnez { log-n-ducats-ducat }.
        [they] { $seat } tiennent parole (« { $boast } ») et gagnent { log-n-ducats-ducat }.
       *[it] { $seat } tient parole (« { $boast } ») et gagne { log-n-ducats-ducat }.
    }

log-boast-broken = { $seat_who ->
        [you] Vous manquez à la vantardise « { $boast } » et perdez { log-n-ducats-ducat }.
        [they] { $seat } manquent à la vantardise « { $boast } » et perdent { log-n-ducats-ducat }.
       *[it] { $seat } manque à la vantardise « { $boast } » et perd { log-n-ducats-ducat }.
    }

log-explored = { $figure } retourne le pion { $room_at } : { $token }.

log-token-gone = { $room } : le pion « { $token } » quitte la partie.

log-xp = { $seat_who ->
        [you] Vous gagnez { log-n-n-xp } et en avez maintenant { $xp }.
        [they] { $seat } gagnent { log-n-n-xp } et en ont maintenant { $xp }.
       *[it] { $seat } gagne { log-n-n-xp } et en a maintenant { $xp }.
    }

log-xp-spent = { $seat_who ->
        [you] Vous dépensez { log-n-n-xp } ; reste { $xp }.
        [they] { $seat } dépensent { log-n-n-xp } ; reste { $xp }.
       *[it] { $seat } dépense { log-n-n-xp } ; reste { $xp }.
    }

log-wounded = { $figure } reçoit { log-n-n-wound }.

log-wounded-more = { $figure } reçoit { log-n-n-wound } et en a maintenant { $wounds }.

log-healed = { $figure } guérit de { log-n-n-wound }.

log-healed-left = { $figure } guérit de { log-n-n-wound } ; { log-n-wounds-left }.

log-mail-coat = { $how ->
        [yes] { $figure } obtient { $die } : la cotte de mailles tient.
       *[no] { $figure } obtient { $die } : la cotte de mailles ne tient pas.
    }

log-equipped = { $figure } reçoit « { $equipment } ».

log-gear-lost = { $figure } perd « { $equipment } ».

log-gear-used = { $figure } utilise « { $equipment } ».

log-gear-used-target = { $figure } utilise « { $equipment } » sur { $target_acc }.

log-gear-swapped = { $figure } et { $mate_acc } échangent leur équipement.

log-handed = { $figure } donne { $kind_acc } { $mate_dat }.

log-meet = { $figure } rencontre { $mate_acc } { $space_at }.

log-meet-via = { $figure } rencontre { $mate_acc } { $space_at } (par : { $via }).

# En bas

log-jailed = { $figure } va en Prison.

log-escape = { $how ->
        [yes] { $figure } tente de s'évader, { $target } ou plus, et obtient { $die } : la porte cède.
       *[no] { $figure } tente de s'évader, { $target } ou plus, et obtient { $die } : la porte tient.
    }

log-escaped = { $figure } sort de la Prison { $space_at }.

log-cyclops = Le dé du Cyclope montre { $die } : la bête est { $room_at }.

log-tunnel = { $how ->
        [lost] { $figure } rampe dans le Tunnel et obtient { $die } : la voûte s'effondre.
        [clear] { $figure } rampe dans le Tunnel et obtient { $die } : la voie est libre.
       *[narrow] { $figure } rampe dans le Tunnel et obtient { $die } : jusqu'à deux trésors se perdent en route.
    }

log-altar = { $figure } dépose { log-n-gems-mgem } sur l'autel pour { log-n-ducats-ducat }.

log-fetched = { $seat_who ->
        [you] Vous reprenez « { $card } » de la défausse.
        [they] { $seat } reprennent « { $card } » de la défausse.
       *[it] { $seat } reprend « { $card } » de la défausse.
    }

log-loot = { $how ->
        [yes] { $figure } pille la Salle du trésor et obtient { $dice } : { log-n-ducats-ducat }.
       *[no] { $figure } pille la Salle du trésor et obtient { $dice } : deux dés semblables, et l'on n'entend plus qu'un cri.
    }

log-relic-taken = { $figure } prend { $kind_acc } { $space_at }.

log-crown = La Couronne se trouve { $space_at }.

log-grogged = { $seat_who ->
        [you] Personne ne déplace { $figure_acc } jusqu'à votre prochain tour.
       *[other] Personne ne déplace { $figure_acc } jusqu'au prochain tour { $seat_gen }.
    }

# Cartes et intrigues

log-card-stolen = { $seat_who ->
        [you] { $loser_who ->
            [you] Vous prenez une carte dans votre main.
           *[other] Vous prenez une carte dans la main { $loser_gen }.
        }
        [they] { $loser_who ->
            [you] { $seat } prennent une carte dans votre main.
           *[other] { $seat } prennent une carte dans la main { $loser_gen }.
        }
       *[it] { $loser_who ->
            [you] { $seat } prend une carte dans votre main.
           *[other] { $seat } prend une carte dans la main { $loser_gen }.
        }
    }

log-card-stolen-card = { $seat_who ->
        [you] { $loser_who ->
            [you] Vous prenez « { $card } » dans votre main.
           *[other] Vous prenez « { $card } » dans la main { $loser_gen }.
        }
        [they] { $loser_who ->
            [you] { $seat } prennent « { $card } » dans votre main.
           *[other] { $seat } prennent « { $card } » dans la main { $loser_gen }.
        }
       *[it] { $loser_who ->
            [you] { $seat } prend « { $card } » dans votre main.
           *[other] { $seat } prend « { $card } » dans la main { $loser_gen }.
        }
    }

log-spied = { $seat_who ->
        [you] Vous regardez le pion { $room_at }.
        [they] { $seat } regardent le pion { $room_at }.
       *[it] { $seat } regarde le pion { $room_at }.
    }

log-spied-token = { $seat_who ->
        [you] Vous regardez le pion { $room_at } : { $token }.
        [they] { $seat } regardent le pion { $room_at } : { $token }.
       *[it] { $seat } regarde le pion { $room_at } : { $token }.
    }

log-spied-hand = { $seat_who ->
        [you] { $rival_who ->
            [you] Vous regardez votre main.
           *[other] Vous regardez la main { $rival_gen }.
        }
        [they] { $rival_who ->
            [you] { $seat } regardent votre main.
           *[other] { $seat } regardent la main { $rival_gen }.
        }
       *[it] { $rival_who ->
            [you] { $seat } regarde votre main.
           *[other] { $seat } regarde la main { $rival_gen }.
        }
    }

log-spied-hand-cards = { $seat_who ->
        [you] { $rival_who ->
            [you] Vous regardez votre main : { $cards }.
           *[other] Vous regardez la main { $rival_gen } : { $cards }.
        }
        [they] { $rival_who ->
            [you] { $seat } regardent votre main : { $cards }.
           *[other] { $seat } regardent la main { $rival_gen } : { $cards }.
        }
       *[it] { $rival_who ->
            [you] { $seat } regarde votre main : { $cards }.
           *[other] { $seat } regarde la main { $rival_gen } : { $cards }.
        }
    }

log-intrigue-drawn = { $seat_who ->
        [you] Vous piochez une intrigue.
        [they] { $seat } piochent une intrigue.
       *[it] { $seat } pioche une intrigue.
    }

log-intrigue-drawn-card = { $seat_who ->
        [you] Vous piochez l'intrigue « { $card } ».
        [they] { $seat } piochent l'intrigue « { $card } ».
       *[it] { $seat } pioche l'intrigue « { $card } ».
    }

log-intrigue-kept = { $seat_who ->
        [you] Vous regardez { log-n-cards-intrigue } et en gardez une.
        [they] { $seat } regardent { log-n-cards-intrigue } et en gardent une.
       *[it] { $seat } regarde { log-n-cards-intrigue } et en garde une.
    }

log-intrigue-kept-card = { $seat_who ->
        [you] Vous regardez { log-n-cards-intrigue } et gardez « { $card } ».
        [they] { $seat } regardent { log-n-cards-intrigue } et gardent « { $card } ».
       *[it] { $seat } regarde { log-n-cards-intrigue } et garde « { $card } ».
    }

log-intrigue-kept-under = { $seat_who ->
        [you] Vous regardez { log-n-cards-intrigue } et gardez « { $card } » ; sous la pioche : { $under }.
        [they] { $seat } regardent { log-n-cards-intrigue } et gardent « { $card } » ; sous la pioche : { $under }.
       *[it] { $seat } regarde { log-n-cards-intrigue } et garde « { $card } » ; sous la pioche : { $under }.
    }

log-intrigue-peek = { $seat_who ->
        [you] { $rival_who ->
            [you] Vous regardez vos intrigues.
           *[other] Vous regardez les intrigues { $rival_gen }.
        }
        [they] { $rival_who ->
            [you] { $seat } regardent vos intrigues.
           *[other] { $seat } regardent les intrigues { $rival_gen }.
        }
       *[it] { $rival_who ->
            [you] { $seat } regarde vos intrigues.
           *[other] { $seat } regarde les intrigues { $rival_gen }.
        }
    }

log-intrigue-peek-seen = { $seat_who ->
        [you] { $rival_who ->
            [you] Vous regardez vos intrigues : { $seen }.
           *[other] Vous regardez les intrigues { $rival_gen } : { $seen }.
        }
        [they] { $rival_who ->
            [you] { $seat } regardent vos intrigues : { $seen }.
           *[other] { $seat } regardent les intrigues { $rival_gen } : { $seen }.
        }
       *[it] { $rival_who ->
            [you] { $seat } regarde vos intrigues : { $seen }.
           *[other] { $seat } regarde les intrigues { $rival_gen } : { $seen }.
        }
    }

log-intrigue-fulfilled = { $seat_who ->
        [you] Vous accomplissez l'intrigue « { $card } ».
        [they] { $seat } accomplissent l'intrigue « { $card } ».
       *[it] { $seat } accomplit l'intrigue « { $card } ».
    }

log-intrigue-discarded = { $seat_who ->
        [you] { $rival_who ->
            [you] Vous faites défausser votre intrigue « { $card } ».
           *[other] Vous faites défausser l'intrigue « { $card } » { $rival_gen }.
        }
        [they] { $rival_who ->
            [you] { $seat } font défausser votre intrigue « { $card } ».
           *[other] { $seat } font défausser l'intrigue « { $card } » { $rival_gen }.
        }
       *[it] { $rival_who ->
            [you] { $seat } fait défausser votre intrigue « { $card } ».
           *[other] { $seat } fait défausser l'intrigue « { $card } » { $rival_gen }.
        }
    }

log-intrigue-penalty = { $seat_who ->
        [you] Vous payez { log-n-ducats-ducat } pour l'intrigue inachevée « { $card } ».
        [they] { $seat } paient { log-n-ducats-ducat } pour l'intrigue inachevée « { $card } ».
       *[it] { $seat } paie { log-n-ducats-ducat } pour l'intrigue inachevée « { $card } ».
    }

log-hidden = { $figure } se cache en bas et s'en tire finalement.

# Les tableaux du Roi des Cendres

log-rubble = Des décombres tombent { $space_at }.

log-rubble-seat = { $seat_who ->
        [you] Vous faites tomber des décombres { $space_at }.
        [they] { $seat } font tomber des décombres { $space_at }.
       *[it] { $seat } fait tomber des décombres { $space_at }.
    }

log-cleared = { $figure } déblaie les décombres { $space_at }.

log-relic-shown = { $room } : la relique est { $kind_acc }.

log-relic-sets = { $seat_who ->
        [you] Vous recevez { log-n-ducats-ducat } pour des reliques en séries de { $sets }.
        [they] { $seat } reçoivent { log-n-ducats-ducat } pour des reliques en séries de { $sets }.
       *[it] { $seat } reçoit { log-n-ducats-ducat } pour des reliques en séries de { $sets }.
    }

log-offered = { $figure } abandonne { $kind_acc }.

log-walled-up = { $figure } mure l'escalier { $room_at }.

log-torn-down = { $figure } abat le mur { $room_at }.

log-reveller = { $seat_who ->
        [you] Vous envoyez un fêtard { $space_to }.
        [they] { $seat } envoient un fêtard { $space_to }.
       *[it] { $seat } envoie un fêtard { $space_to }.
    }

log-reveller-gone = Le fêtard { $space_at } rentre chez lui.

log-procession = { $seat_who ->
        [you] Vous menez { $space_to } le fêtard qui était { $start_at }.
        [they] { $seat } mènent { $space_to } le fêtard qui était { $start_at }.
       *[it] { $seat } mène { $space_to } le fêtard qui était { $start_at }.
    }

log-prize = { $seat_who ->
        [you] Vous recevez { log-n-ducats-ducat } pour { log-n-points-point }.
        [they] { $seat } reçoivent { log-n-ducats-ducat } pour { log-n-points-point }.
       *[it] { $seat } reçoit { log-n-ducats-ducat } pour { log-n-points-point }.
    }

log-duke-led = { $figure } emmène le Duc.

log-duke-gone = Le Duc n'est plus avec { $figure_acc }.

log-duke-held = Le Duc est retenu { $room_at }.

log-duke-moved = Le dé montre { $die } : le Duc est maintenant retenu { $room_at }.

log-duke-ransom = { $figure } lance { $dice } : le Duc rapporte une rançon de { log-n-ducats-ducat }.

# Noms sans carte ni plateau

space-outside = hors du quartier
    .to = hors du quartier
    .at = hors du quartier

kind-crown = Couronne
    .acc = une couronne

kind-sceptre = Sceptre
    .acc = un sceptre

kind-mask = Masque
    .acc = un masque

kind-urn = Urne
    .acc = une urne

# Numbers of things, as the sentences need them

log-n-ap-ap = { $ap ->
        [one] { $ap } point d'action
       *[other] { $ap } points d'action
    }

log-n-cards-card = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

log-n-cards-intrigue = { $cards ->
        [one] { $cards } intrigue
       *[other] { $cards } intrigues
    }

log-n-cost-ap = { $cost ->
        [one] { $cost } point d'action
       *[other] { $cost } points d'action
    }

log-n-ducats-ducat = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }

log-n-gems-gem = { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
    }

log-n-gems-mgem = { $gems ->
        [one] { $gems } gemme magique
       *[other] { $gems } gemmes magiques
    }

log-n-hostages-guest = { $hostages ->
        [one] { $hostages } invité du Duc arrive
       *[other] { $hostages } invités du Duc arrivent
    }

log-n-hostages-hostage = { $hostages ->
        [one] { $hostages } otage
       *[other] { $hostages } otages
    }

log-n-n-wound = { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }

log-n-n-xp = { $n ->
        [one] { $n } pion expérience
       *[other] { $n } pions expérience
    }

log-n-points-point = { $points ->
        [one] { $points } point d'offrande
       *[other] { $points } points d'offrande
    }

log-n-portcullises-gate = { $portcullises ->
        [one] { $portcullises } herse tombe
       *[other] { $portcullises } herses tombent
    }

log-n-price-ducat = { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }

log-n-value-ducat = { $value ->
        [one] { $value } ducat
       *[other] { $value } ducats
    }

log-n-value-fire = { $value ->
        [one] { $value } feu
       *[other] { $value } feux
    }

log-n-value-hostage = { $value ->
        [one] { $value } otage
       *[other] { $value } otages
    }

log-n-value-point = { $value ->
        [one] { $value } point d'offrande
       *[other] { $value } points d'offrande
    }

log-n-value-seal = { $value ->
        [one] { $value } sceau
       *[other] { $value } sceaux
    }

log-n-wounds-left = { $wounds ->
        [one] il en reste { $wounds }
       *[other] il en reste { $wounds }
    }

log-undone = { $seat_who ->
        [you] Vous reprenez un coup.
        [they] { $seat } reprennent un coup.
       *[it] { $seat } reprend un coup.
    }

log-replaced = { $why ->
        [stall] { $seat } : le robot n'a pas répondu à temps ; le novice a décidé pour lui.
        [nonsense] { $seat } : le robot a répondu n'importe quoi ; le novice a décidé pour lui.
       *[crash] { $seat } : le robot est en panne ; le novice a décidé pour lui.
    }
