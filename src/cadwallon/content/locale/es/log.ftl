# La crónica: una frase por suceso, log-SUCESO, y para sus variantes log-SUCESO-VARIANTE.
# $seat_who vale "you", "they" o "it": lee la propia banda, o su nombre pide el verbo en plural o en singular.
# Los nombres vienen con sus formas: $figure_gen («de Leona»), $figure_dat («a Leona»), $space_to («a la calle...»), $space_at («en la calle...»).

# Quién empieza, y el curso de los turnos

log-first-roll = Tirada por el jugador inicial: { $rolls }.

log-first-roll-item = { $seat } { $total }

log-deploy = { $figure } toma posición { $space_at }.

log-round = Comienza la ronda { $round }.

log-turn = { $seat_who ->
        [you] Empieza tu turno.
        [they] { $seat } empiezan su turno.
       *[it] { $seat } empieza su turno.
    }

log-draw = { $seat_who ->
        [you] Robas una carta.
        [they] { $seat } roban una carta.
       *[it] { $seat } roba una carta.
    }

log-draw-card = { $seat_who ->
        [you] Robas «{ $card }».
        [they] { $seat } roban «{ $card }».
       *[it] { $seat } roba «{ $card }».
    }

log-peek = { $seat_who ->
        [you] Miras { log-n-cards-card } del mazo y te quedas una.
        [they] { $seat } miran { log-n-cards-card } del mazo y se quedan una.
       *[it] { $seat } mira { log-n-cards-card } del mazo y se queda una.
    }

log-peek-card = { $seat_who ->
        [you] Miras { log-n-cards-card } del mazo y te quedas «{ $card }».
        [they] { $seat } miran { log-n-cards-card } del mazo y se quedan «{ $card }».
       *[it] { $seat } mira { log-n-cards-card } del mazo y se queda «{ $card }».
    }

log-peek-under = { $seat_who ->
        [you] Miras { log-n-cards-card } del mazo y te quedas «{ $card }»; debajo del mazo: { $under }.
        [they] { $seat } miran { log-n-cards-card } del mazo y se quedan «{ $card }»; debajo del mazo: { $under }.
       *[it] { $seat } mira { log-n-cards-card } del mazo y se queda «{ $card }»; debajo del mazo: { $under }.
    }

log-discard = { $seat_who ->
        [you] Descartas «{ $card }».
        [they] { $seat } descartan «{ $card }».
       *[it] { $seat } descarta «{ $card }».
    }

log-play = { $seat_who ->
        [you] Juegas «{ $card }».
        [they] { $seat } juegan «{ $card }».
       *[it] { $seat } juega «{ $card }».
    }

log-play-figure = { $seat_who ->
        [you] Juegas «{ $card }» para { $figure_acc }.
        [they] { $seat } juegan «{ $card }» para { $figure_acc }.
       *[it] { $seat } juega «{ $card }» para { $figure_acc }.
    }

log-play-target = { $seat_who ->
        [you] Juegas «{ $card }» sobre { $target_acc }.
        [they] { $seat } juegan «{ $card }» sobre { $target_acc }.
       *[it] { $seat } juega «{ $card }» sobre { $target_acc }.
    }

log-play-rival = { $seat_who ->
        [you] { $rival_who ->
            [you] Juegas «{ $card }» contra ti.
           *[other] Juegas «{ $card }» contra { $rival_acc }.
        }
        [they] { $rival_who ->
            [you] { $seat } juegan «{ $card }» contra ti.
           *[other] { $seat } juegan «{ $card }» contra { $rival_acc }.
        }
       *[it] { $rival_who ->
            [you] { $seat } juega «{ $card }» contra ti.
           *[other] { $seat } juega «{ $card }» contra { $rival_acc }.
        }
    }

log-play-other = { $seat_who ->
        [you] Juegas «{ $card }» sobre { $target_acc } y { $other_acc }.
        [they] { $seat } juegan «{ $card }» sobre { $target_acc } y { $other_acc }.
       *[it] { $seat } juega «{ $card }» sobre { $target_acc } y { $other_acc }.
    }

log-skill = { $figure } usa «{ $skill }».

log-skill-target = { $figure } usa «{ $skill }» con { $target_acc }.

log-ap = { $seat_who ->
        [you] Tienes ahora { log-n-ap-ap }.
        [they] { $seat } tienen ahora { log-n-ap-ap }.
       *[it] { $seat } tiene ahora { log-n-ap-ap }.
    }

log-allowance = { $seat_who ->
        [you] Desde ahora tienes { log-n-ap-ap } por turno.
        [they] Desde ahora { $seat_acc } tienen { log-n-ap-ap } por turno.
       *[it] Desde ahora { $seat_acc } tiene { log-n-ap-ap } por turno.
    }

# Movimiento

log-move = { $figure } va { $space_to }.

log-move-via = { $figure } va { $space_to } (por: { $via }).

log-step = { $figure } se desliza { $space_to }.

log-set-down = { $figure } aparece { $space_at }.

log-swap = { $figure } y { $other_acc } cambian de lugar.

log-leave = { $figure } abandona el distrito { $gate_at }.

log-leave-tunnel = { $figure } abandona el distrito por el Túnel.

log-removed = { $figure } queda fuera de la partida.

log-flee = { $figure } huye { $space_to }.

log-militia = { $seat_who ->
        [you] { $die ->
            [6] Nombras { $figure_dat }: un 6, nadie se mueve.
           *[other] Nombras { $figure_dat }: el dado muestra { $die }.
        }
        [they] { $die ->
            [6] { $seat } nombran { $figure_dat }: un 6, nadie se mueve.
           *[other] { $seat } nombran { $figure_dat }: el dado muestra { $die }.
        }
       *[it] { $die ->
            [6] { $seat } nombra { $figure_dat }: un 6, nadie se mueve.
           *[other] { $seat } nombra { $figure_dat }: el dado muestra { $die }.
        }
    }

log-patrol = { $figure } va de patrulla { $space_to }.

log-alarm = { $portcullises ->
        [0] Suena la campana de alarma. Los ladrones ya pueden abandonar el distrito.
       *[other] Suena la campana de alarma: { log-n-portcullises-gate }, y los ladrones ya pueden abandonar el distrito.
    }

log-portcullis = { $seat_who ->
        [you] Dejas caer el rastrillo { $gate_at }.
        [they] { $seat } dejan caer el rastrillo { $gate_at }.
       *[it] { $seat } deja caer el rastrillo { $gate_at }.
    }

# Combates

log-attack = { $attacker } ataca { $defender_dat } { $space_at }.

log-called-off = { $defender } se escabulle: no hay combate con { $attacker_acc }.

log-fight-dice = { $attacker } tira { $attacker_dice }; { $defender_acc } tira { $defender_dice }.

log-fight-won = { $winner } vence { $loser_dat }, { $high } a { $low }.

log-reroll = Un { $before } se vuelve a tirar y da { $die }.

log-reroll-figure = { $figure } vuelve a tirar un { $before } y saca { $die }.

log-fine = { $seat_who ->
        [you] Pagas una multa de { log-n-ducats-ducat } por { $figure_acc }.
        [they] { $seat } pagan una multa de { log-n-ducats-ducat } por { $figure_acc }.
       *[it] { $seat } paga una multa de { log-n-ducats-ducat } por { $figure_acc }.
    }

log-steal = { $figure } quita { $kind_acc } { $loser_dat }.

log-steal-ducats = { $seat_who ->
        [you] { $loser_who ->
            [you] Quitas { log-n-ducats-ducat } a tu banda.
           *[other] Quitas { log-n-ducats-ducat } { $loser_dat }.
        }
        [they] { $loser_who ->
            [you] { $seat } quitan { log-n-ducats-ducat } a tu banda.
           *[other] { $seat } quitan { log-n-ducats-ducat } { $loser_dat }.
        }
       *[it] { $loser_who ->
            [you] { $seat } quita { log-n-ducats-ducat } a tu banda.
           *[other] { $seat } quita { log-n-ducats-ducat } { $loser_dat }.
        }
    }

log-feinted = «{ $card }» no surte efecto.

# Cofres y tesoros

log-pick = { $figure } prueba la cerradura { $room_at } por { $kind_acc }: necesita { $target } o menos, saca { $die }.

log-pick-failed = La cerradura resiste { $figure_dat }.

log-test = { $how ->
        [yes] { $figure } hace una prueba de Mente, { $target } o menos, y saca { $die }: éxito.
       *[no] { $figure } hace una prueba de Mente, { $target } o menos, y saca { $die }: fallo.
    }

log-bash = { $figure } abre a golpes un cofre { $room_at }.

log-open = { $figure } consigue { $kind_acc }.

log-open-ducats = { $figure } consigue { $kind_acc } y { log-n-ducats-ducat }.

log-purse = { $figure } encuentra { log-n-ducats-ducat } en el monedero.

log-chest-of-ducats = El cofre que sacó { $figure_acc } guarda { log-n-ducats-ducat }.

log-drop = { $figure } deja { $kind_acc } { $room_at }.

log-relock = { $room }: se guarda otra vez bajo llave { $kind_acc }.

log-spent = { $figure } pierde { $kind_acc }.

log-labels = { $seat_who ->
        [you] Cambias las etiquetas { $room_at } y { $other_at }.
        [they] { $seat } cambian las etiquetas { $room_at } y { $other_at }.
       *[it] { $seat } cambia las etiquetas { $room_at } y { $other_at }.
    }

log-sale = { $seat_who ->
        [you] Vendes { $number } × { $kind } por { log-n-ducats-ducat }.
        [they] { $seat } venden { $number } × { $kind } por { log-n-ducats-ducat }.
       *[it] { $seat } vende { $number } × { $kind } por { log-n-ducats-ducat }.
    }

# Misiones y ducados

log-mission = { $seat_who ->
        [you] Usas la misión { $mission } por { log-n-cost-ap }.
        [they] { $seat } usan la misión { $mission } por { log-n-cost-ap }.
       *[it] { $seat } usa la misión { $mission } por { log-n-cost-ap }.
    }

log-mission-paid = { $seat_who ->
        [you] { $mission } da { log-n-ducats-ducat } a tu banda.
       *[other] { $mission } da { log-n-ducats-ducat } { $seat_dat }.
    }

log-mission-cut = { $seat_who ->
        [you] Te llevas { log-n-ducats-ducat } de ello como intermediario.
        [they] { $seat } se llevan { log-n-ducats-ducat } de ello como intermediario.
       *[it] { $seat } se lleva { log-n-ducats-ducat } de ello como intermediario.
    }

log-mission-shown = Nueva misión: { $mission }.

log-gain = { $seat_who ->
        [you] Ganas { log-n-ducats-ducat }.
        [they] { $seat } ganan { log-n-ducats-ducat }.
       *[it] { $seat } gana { log-n-ducats-ducat }.
    }

log-lose = { $seat_who ->
        [you] { $to ->
            [dukes_treasure] Pones { log-n-ducats-ducat } en el tesoro del Duque.
            [blood_purse] Pones { log-n-ducats-ducat } en la bolsa de sangre.
           *[bank] Pagas { log-n-ducats-ducat } al banco.
        }
        [they] { $to ->
            [dukes_treasure] { $seat } ponen { log-n-ducats-ducat } en el tesoro del Duque.
            [blood_purse] { $seat } ponen { log-n-ducats-ducat } en la bolsa de sangre.
           *[bank] { $seat } pagan { log-n-ducats-ducat } al banco.
        }
       *[it] { $to ->
            [dukes_treasure] { $seat } pone { log-n-ducats-ducat } en el tesoro del Duque.
            [blood_purse] { $seat } pone { log-n-ducats-ducat } en la bolsa de sangre.
           *[bank] { $seat } paga { log-n-ducats-ducat } al banco.
        }
    }

log-lose-pool = { $seat_who ->
        [you] Pagas { log-n-ducats-ducat } ({ $pool_name }).
        [they] { $seat } pagan { log-n-ducats-ducat } ({ $pool_name }).
       *[it] { $seat } paga { log-n-ducats-ducat } ({ $pool_name }).
    }

log-pool = { $pool ->
        [dukes_treasure] El tesoro del Duque guarda { log-n-ducats-ducat }.
        [blood_purse] La bolsa de sangre guarda { log-n-ducats-ducat }.
       *[other] { $pool_name }: { log-n-ducats-ducat }.
    }

log-pool-taken = { $seat_who ->
        [you] { $pool ->
            [dukes_treasure] Tomas el tesoro del Duque: { log-n-ducats-ducat }.
            [blood_purse] Tomas la bolsa de sangre: { log-n-ducats-ducat }.
           *[other] Tomas { log-n-ducats-ducat } ({ $pool_name }).
        }
        [they] { $pool ->
            [dukes_treasure] { $seat } toman el tesoro del Duque: { log-n-ducats-ducat }.
            [blood_purse] { $seat } toman la bolsa de sangre: { log-n-ducats-ducat }.
           *[other] { $seat } toman { log-n-ducats-ducat } ({ $pool_name }).
        }
       *[it] { $pool ->
            [dukes_treasure] { $seat } toma el tesoro del Duque: { log-n-ducats-ducat }.
            [blood_purse] { $seat } toma la bolsa de sangre: { log-n-ducats-ducat }.
           *[other] { $seat } toma { log-n-ducats-ducat } ({ $pool_name }).
        }
    }

log-toll = { $seat_who ->
        [you] { $rival_who ->
            [you] Cobras un peaje de { log-n-ducats-ducat } a tu banda.
           *[other] Cobras un peaje de { log-n-ducats-ducat } { $rival_dat }.
        }
        [they] { $rival_who ->
            [you] { $seat } cobran un peaje de { log-n-ducats-ducat } a tu banda.
           *[other] { $seat } cobran un peaje de { log-n-ducats-ducat } { $rival_dat }.
        }
       *[it] { $rival_who ->
            [you] { $seat } cobra un peaje de { log-n-ducats-ducat } a tu banda.
           *[other] { $seat } cobra un peaje de { log-n-ducats-ducat } { $rival_dat }.
        }
    }

# El final

log-left-behind = { $seat_who ->
        [you] Abandonas { $figures_dat } y pagas { log-n-ducats-ducat }.
        [they] { $seat } abandonan { $figures_dat } y pagan { log-n-ducats-ducat }.
       *[it] { $seat } abandona { $figures_dat } y paga { log-n-ducats-ducat }.
    }

log-debt = { $seat_who ->
        [you] Pagas { log-n-ducats-ducat } a la Posada.
        [they] { $seat } pagan { log-n-ducats-ducat } a la Posada.
       *[it] { $seat } paga { log-n-ducats-ducat } a la Posada.
    }

log-game-over = { $count ->
        [one] La partida ha acabado. Ducados: { $purses }. Vencedor: { $winners }.
       *[other] La partida ha acabado. Ducados: { $purses }. Vencedores: { $winners }.
    }

log-game-over-item = { $seat } { $score }

# Los tableros de Aventura

log-sheet-action = { $figure } { $space_at }: { $action }.

log-stat = { $stat ->
        [bounty] Una recompensa vale ahora { log-n-value-ducat }.
        [zombie_combat] Los zombis tienen ahora Combate { $value }.
       *[other] { $stat_name }: { $value }.
    }

log-count = { $seat_who ->
        [you] { $counter ->
            [hideout] Tienes { log-n-value-hostage } en el escondite.
            [fires_put_out] Has apagado { log-n-value-fire }.
            [seals_broken] Has roto { log-n-value-seal }.
            [offering_points] Tienes { log-n-value-point }.
           *[other] { $seat }: { $counter_name } { $value }.
        }
        [they] { $counter ->
            [hideout] { $seat } tienen { log-n-value-hostage } en el escondite.
            [fires_put_out] { $seat } han apagado { log-n-value-fire }.
            [seals_broken] { $seat } han roto { log-n-value-seal }.
            [offering_points] { $seat } tienen { log-n-value-point }.
           *[other] { $seat }: { $counter_name } { $value }.
        }
       *[it] { $counter ->
            [hideout] { $seat } tiene { log-n-value-hostage } en el escondite.
            [fires_put_out] { $seat } ha apagado { log-n-value-fire }.
            [seals_broken] { $seat } ha roto { log-n-value-seal }.
            [offering_points] { $seat } tiene { log-n-value-point }.
           *[other] { $seat }: { $counter_name } { $value }.
        }
    }

log-mark = { $seat_who ->
        [you] Pones una marca sobre { $figure_acc }.
        [they] { $seat } ponen una marca sobre { $figure_acc }.
       *[it] { $seat } pone una marca sobre { $figure_acc }.
    }

log-mark-back = { $seat_who ->
        [you] { $figure } ya no lleva tu marca.
       *[other] { $figure } ya no lleva la marca { $seat_gen }.
    }

log-recovered = El Gremio de Joyeros recupera { $kind_acc } { $figure_gen } y gana { log-n-ducats-ducat }.

log-gems-left = { $seat_who ->
        [you] Ganas { log-n-ducats-ducat } por { log-n-gems-gem } en el distrito.
        [they] { $seat } ganan { log-n-ducats-ducat } por { log-n-gems-gem } en el distrito.
       *[it] { $seat } gana { log-n-ducats-ducat } por { log-n-gems-gem } en el distrito.
    }

log-rise = { $figure } se alza del suelo { $space_at }.

log-lie-down = { $figure } vuelve al polvo.

log-guests = { $room }: { log-n-hostages-guest }.

log-seize = { $figure } toma un rehén.

log-release = { $figure } suelta al rehén.

log-hostage-gone = { $figure } ya no lleva rehén.

log-hostage-hidden = { $figure } lleva un rehén al escondite.

log-ransom = { $seat_who ->
        [you] Recibes un rescate de { log-n-ducats-ducat } por { log-n-hostages-hostage }.
        [they] { $seat } reciben un rescate de { log-n-ducats-ducat } por { log-n-hostages-hostage }.
       *[it] { $seat } recibe un rescate de { log-n-ducats-ducat } por { log-n-hostages-hostage }.
    }

log-price = El precio de { $kind_acc } es ahora de { log-n-price-ducat }.

log-sell = { $figure } vende { $kind_acc } por { log-n-ducats-ducat }; el precio baja a { $price }.

log-market-closed = La perista cierra su tienda.

log-fire = { $room }: prende el fuego.

log-fire-seat = { $seat_who ->
        [you] Prendes fuego { $room_at }.
        [they] { $seat } prenden fuego { $room_at }.
       *[it] { $seat } prende fuego { $room_at }.
    }

log-put-out = El fuego { $room_at } se apaga.

log-burned = El fuego { $room_at } devora { $kind_acc }.

# El Rey de las Cenizas: antes de la partida, exploración, experiencia

log-hired = { $seat_who ->
        [you] Contratas { $figure_dat } en lugar { $replaced_gen }.
        [they] { $seat } contratan { $figure_dat } en lugar { $replaced_gen }.
       *[it] { $seat } contrata { $figure_dat } en lugar { $replaced_gen }.
    }

log-token-hidden = { $seat_who ->
        [you] Pones un contador de Exploración { $room_at }.
        [they] { $seat } ponen un contador de Exploración { $room_at }.
       *[it] { $seat } pone un contador de Exploración { $room_at }.
    }

log-boast = { $seat_who ->
        [you] Alardeas: «{ $boast }».
        [they] { $seat } alardean: «{ $boast }».
       *[it] { $seat } alardea: «{ $boast }».
    }

log-boast-kept = { $seat_who ->
        [you] Cumples la bravata «{ $boast }» y ganas { log-n-ducats-ducat }.
        [they] { $seat } cumplen la bravata «{ $boast }» y ganan { log-n-ducats-ducat }.
       *[it] { $seat } cumple la bravata «{ $boast }» y gana { log-n-ducats-ducat }.
    }

log-boast-broken = { $seat_who ->
        [you] Rompes la bravata «{ $boast }» y pierdes { log-n-ducats-ducat }.
        [they] { $seat } rompen la bravata «{ $boast }» y pierden { log-n-ducats-ducat }.
       *[it] { $seat } rompe la bravata «{ $boast }» y pierde { log-n-ducats-ducat }.
    }

log-explored = { $figure } descubre el contador { $room_at }: { $token }.

log-token-gone = { $room }: el contador «{ $token }» deja la partida.

log-xp = { $seat_who ->
        [you] Ganas { log-n-n-xp } y tienes ahora { $xp }.
        [they] { $seat } ganan { log-n-n-xp } y tienen ahora { $xp }.
       *[it] { $seat } gana { log-n-n-xp } y tiene ahora { $xp }.
    }

log-xp-spent = { $seat_who ->
        [you] Gastas { log-n-n-xp }; quedan { $xp }.
        [they] { $seat } gastan { log-n-n-xp }; quedan { $xp }.
       *[it] { $seat } gasta { log-n-n-xp }; quedan { $xp }.
    }

log-wounded = { $figure } recibe { log-n-n-wound }.

log-wounded-more = { $figure } recibe { log-n-n-wound } y tiene ahora { $wounds }.

log-healed = { $figure } se cura de { log-n-n-wound }.

log-healed-left = { $figure } se cura de { log-n-n-wound }; { log-n-wounds-left }.

log-mail-coat = { $how ->
        [yes] { $figure } saca { $die }: la cota de malla aguanta.
       *[no] { $figure } saca { $die }: la cota de malla no aguanta.
    }

log-equipped = { $figure } recibe «{ $equipment }».

log-gear-lost = { $figure } pierde «{ $equipment }».

log-gear-used = { $figure } usa «{ $equipment }».

log-gear-used-target = { $figure } usa «{ $equipment }» con { $target_acc }.

log-gear-swapped = { $figure } y { $mate_acc } intercambian su equipo.

log-handed = { $figure } entrega { $kind_acc } { $mate_dat }.

log-meet = { $figure } se encuentra con { $mate_acc } { $space_at }.

log-meet-via = { $figure } se encuentra con { $mate_acc } { $space_at } (por: { $via }).

# Abajo

log-jailed = { $figure } acaba en la Prisión.

log-escape = { $how ->
        [yes] { $figure } intenta escapar, { $target } o más, y saca { $die }: la puerta cede.
       *[no] { $figure } intenta escapar, { $target } o más, y saca { $die }: la puerta aguanta.
    }

log-escaped = { $figure } sale de la Prisión { $space_at }.

log-cyclops = El dado del Cíclope muestra { $die }: la bestia está { $room_at }.

log-tunnel = { $how ->
        [lost] { $figure } se arrastra por el Túnel y saca { $die }: se hunde el techo.
        [clear] { $figure } se arrastra por el Túnel y saca { $die }: el camino está libre.
       *[narrow] { $figure } se arrastra por el Túnel y saca { $die }: hasta dos tesoros se pierden por el camino.
    }

log-altar = { $figure } deja { log-n-gems-mgem } en el altar por { log-n-ducats-ducat }.

log-fetched = { $seat_who ->
        [you] Recuperas «{ $card }» de los descartes.
        [they] { $seat } recuperan «{ $card }» de los descartes.
       *[it] { $seat } recupera «{ $card }» de los descartes.
    }

log-loot = { $how ->
        [yes] { $figure } saquea la Sala del Tesoro y saca { $dice }: { log-n-ducats-ducat }.
       *[no] { $figure } saquea la Sala del Tesoro y saca { $dice }: dos iguales, y solo se oye un grito.
    }

log-relic-taken = { $figure } toma { $kind_acc } { $space_at }.

log-crown = La Corona yace { $space_at }.

log-grogged = { $seat_who ->
        [you] Nadie mueve { $figure_dat } hasta tu próximo turno.
       *[other] Nadie mueve { $figure_dat } hasta el próximo turno { $seat_gen }.
    }

# Cartas e intrigas

log-card-stolen = { $seat_who ->
        [you] { $loser_who ->
            [you] Tomas una carta de tu mano.
           *[other] Tomas una carta de la mano { $loser_gen }.
        }
        [they] { $loser_who ->
            [you] { $seat } toman una carta de tu mano.
           *[other] { $seat } toman una carta de la mano { $loser_gen }.
        }
       *[it] { $loser_who ->
            [you] { $seat } toma una carta de tu mano.
           *[other] { $seat } toma una carta de la mano { $loser_gen }.
        }
    }

log-card-stolen-card = { $seat_who ->
        [you] { $loser_who ->
            [you] Tomas «{ $card }» de tu mano.
           *[other] Tomas «{ $card }» de la mano { $loser_gen }.
        }
        [they] { $loser_who ->
            [you] { $seat } toman «{ $card }» de tu mano.
           *[other] { $seat } toman «{ $card }» de la mano { $loser_gen }.
        }
       *[it] { $loser_who ->
            [you] { $seat } toma «{ $card }» de tu mano.
           *[other] { $seat } toma «{ $card }» de la mano { $loser_gen }.
        }
    }

log-spied = { $seat_who ->
        [you] Miras el contador { $room_at }.
        [they] { $seat } miran el contador { $room_at }.
       *[it] { $seat } mira el contador { $room_at }.
    }

log-spied-token = { $seat_who ->
        [you] Miras el contador { $room_at }: { $token }.
        [they] { $seat } miran el contador { $room_at }: { $token }.
       *[it] { $seat } mira el contador { $room_at }: { $token }.
    }

log-spied-hand = { $seat_who ->
        [you] { $rival_who ->
            [you] Miras tu mano.
           *[other] Miras la mano { $rival_gen }.
        }
        [they] { $rival_who ->
            [you] { $seat } miran tu mano.
           *[other] { $seat } miran la mano { $rival_gen }.
        }
       *[it] { $rival_who ->
            [you] { $seat } mira tu mano.
           *[other] { $seat } mira la mano { $rival_gen }.
        }
    }

log-spied-hand-cards = { $seat_who ->
        [you] { $rival_who ->
            [you] Miras tu mano: { $cards }.
           *[other] Miras la mano { $rival_gen }: { $cards }.
        }
        [they] { $rival_who ->
            [you] { $seat } miran tu mano: { $cards }.
           *[other] { $seat } miran la mano { $rival_gen }: { $cards }.
        }
       *[it] { $rival_who ->
            [you] { $seat } mira tu mano: { $cards }.
           *[other] { $seat } mira la mano { $rival_gen }: { $cards }.
        }
    }

log-intrigue-drawn = { $seat_who ->
        [you] Robas una intriga.
        [they] { $seat } roban una intriga.
       *[it] { $seat } roba una intriga.
    }

log-intrigue-drawn-card = { $seat_who ->
        [you] Robas la intriga «{ $card }».
        [they] { $seat } roban la intriga «{ $card }».
       *[it] { $seat } roba la intriga «{ $card }».
    }

log-intrigue-kept = { $seat_who ->
        [you] Miras { log-n-cards-intrigue } y te quedas una.
        [they] { $seat } miran { log-n-cards-intrigue } y se quedan una.
       *[it] { $seat } mira { log-n-cards-intrigue } y se queda una.
    }

log-intrigue-kept-card = { $seat_who ->
        [you] Miras { log-n-cards-intrigue } y te quedas «{ $card }».
        [they] { $seat } miran { log-n-cards-intrigue } y se quedan «{ $card }».
       *[it] { $seat } mira { log-n-cards-intrigue } y se queda «{ $card }».
    }

log-intrigue-kept-under = { $seat_who ->
        [you] Miras { log-n-cards-intrigue } y te quedas «{ $card }»; debajo del mazo: { $under }.
        [they] { $seat } miran { log-n-cards-intrigue } y se quedan «{ $card }»; debajo del mazo: { $under }.
       *[it] { $seat } mira { log-n-cards-intrigue } y se queda «{ $card }»; debajo del mazo: { $under }.
    }

log-intrigue-peek = { $seat_who ->
        [you] { $rival_who ->
            [you] Miras tus intrigas.
           *[other] Miras las intrigas { $rival_gen }.
        }
        [they] { $rival_who ->
            [you] { $seat } miran tus intrigas.
           *[other] { $seat } miran las intrigas { $rival_gen }.
        }
       *[it] { $rival_who ->
            [you] { $seat } mira tus intrigas.
           *[other] { $seat } mira las intrigas { $rival_gen }.
        }
    }

log-intrigue-peek-seen = { $seat_who ->
        [you] { $rival_who ->
            [you] Miras tus intrigas: { $seen }.
           *[other] Miras las intrigas { $rival_gen }: { $seen }.
        }
        [they] { $rival_who ->
            [you] { $seat } miran tus intrigas: { $seen }.
           *[other] { $seat } miran las intrigas { $rival_gen }: { $seen }.
        }
       *[it] { $rival_who ->
            [you] { $seat } mira tus intrigas: { $seen }.
           *[other] { $seat } mira las intrigas { $rival_gen }: { $seen }.
        }
    }

log-intrigue-fulfilled = { $seat_who ->
        [you] Cumples la intriga «{ $card }».
        [they] { $seat } cumplen la intriga «{ $card }».
       *[it] { $seat } cumple la intriga «{ $card }».
    }

log-intrigue-discarded = { $seat_who ->
        [you] { $rival_who ->
            [you] Haces descartar tu intriga «{ $card }».
           *[other] Haces descartar la intriga «{ $card }» { $rival_gen }.
        }
        [they] { $rival_who ->
            [you] { $seat } hacen descartar tu intriga «{ $card }».
           *[other] { $seat } hacen descartar la intriga «{ $card }» { $rival_gen }.
        }
       *[it] { $rival_who ->
            [you] { $seat } hace descartar tu intriga «{ $card }».
           *[other] { $seat } hace descartar la intriga «{ $card }» { $rival_gen }.
        }
    }

log-intrigue-penalty = { $seat_who ->
        [you] Pagas { log-n-ducats-ducat } por la intriga no cumplida «{ $card }».
        [they] { $seat } pagan { log-n-ducats-ducat } por la intriga no cumplida «{ $card }».
       *[it] { $seat } paga { log-n-ducats-ducat } por la intriga no cumplida «{ $card }».
    }

log-hidden = { $figure } se esconde abajo y al final se libra.

# Los tableros de El Rey de las Cenizas

log-rubble = Caen escombros { $space_at }.

log-rubble-seat = { $seat_who ->
        [you] Dejas caer escombros { $space_at }.
        [they] { $seat } dejan caer escombros { $space_at }.
       *[it] { $seat } deja caer escombros { $space_at }.
    }

log-cleared = { $figure } despeja los escombros { $space_at }.

log-relic-shown = { $room }: la reliquia es { $kind_acc }.

log-relic-sets = { $seat_who ->
        [you] Recibes { log-n-ducats-ducat } por reliquias en juegos de { $sets }.
        [they] { $seat } reciben { log-n-ducats-ducat } por reliquias en juegos de { $sets }.
       *[it] { $seat } recibe { log-n-ducats-ducat } por reliquias en juegos de { $sets }.
    }

log-offered = { $figure } entrega { $kind_acc }.

log-walled-up = { $figure } tapia la escalera { $room_at }.

log-torn-down = { $figure } derriba el muro { $room_at }.

log-reveller = { $seat_who ->
        [you] Envías a un juerguista { $space_to }.
        [they] { $seat } envían a un juerguista { $space_to }.
       *[it] { $seat } envía a un juerguista { $space_to }.
    }

log-reveller-gone = El juerguista { $space_at } se va a casa.

log-procession = { $seat_who ->
        [you] Llevas { $space_to } al juerguista que estaba { $start_at }.
        [they] { $seat } llevan { $space_to } al juerguista que estaba { $start_at }.
       *[it] { $seat } lleva { $space_to } al juerguista que estaba { $start_at }.
    }

log-prize = { $seat_who ->
        [you] Recibes { log-n-ducats-ducat } por { log-n-points-point }.
        [they] { $seat } reciben { log-n-ducats-ducat } por { log-n-points-point }.
       *[it] { $seat } recibe { log-n-ducats-ducat } por { log-n-points-point }.
    }

log-duke-led = { $figure } se lleva al Duque.

log-duke-gone = El Duque ya no está con { $figure_acc }.

log-duke-held = Tienen preso al Duque { $room_at }.

log-duke-moved = El dado muestra { $die }: ahora tienen preso al Duque { $room_at }.

log-duke-ransom = { $figure } tira { $dice }: el Duque da un rescate de { log-n-ducats-ducat }.

# Nombres sin carta ni tablero

space-outside = fuera del distrito
    .to = fuera del distrito
    .at = fuera del distrito

kind-crown = Corona
    .acc = una corona

kind-sceptre = Cetro
    .acc = un cetro

kind-mask = Máscara
    .acc = una máscara

kind-urn = Urna
    .acc = una urna

# Numbers of things, as the sentences need them

log-n-ap-ap = { $ap ->
        [one] { $ap } punto de Acción
       *[other] { $ap } puntos de Acción
    }

log-n-cards-card = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }

log-n-cards-intrigue = { $cards ->
        [one] { $cards } intriga
       *[other] { $cards } intrigas
    }

log-n-cost-ap = { $cost ->
        [one] { $cost } punto de Acción
       *[other] { $cost } puntos de Acción
    }

log-n-ducats-ducat = { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    }

log-n-gems-gem = { $gems ->
        [one] { $gems } gema
       *[other] { $gems } gemas
    }

log-n-gems-mgem = { $gems ->
        [one] { $gems } gema mágica
       *[other] { $gems } gemas mágicas
    }

log-n-hostages-guest = { $hostages ->
        [one] llega { $hostages } invitado del Duque
       *[other] llegan { $hostages } invitados del Duque
    }

log-n-hostages-hostage = { $hostages ->
        [one] { $hostages } rehén
       *[other] { $hostages } rehenes
    }

log-n-n-wound = { $n ->
        [one] { $n } herida
       *[other] { $n } heridas
    }

log-n-n-xp = { $n ->
        [one] { $n } contador de Experiencia
       *[other] { $n } contadores de Experiencia
    }

log-n-points-point = { $points ->
        [one] { $points } punto de ofrenda
       *[other] { $points } puntos de ofrenda
    }

log-n-portcullises-gate = { $portcullises ->
        [one] cae { $portcullises } rastrillo
       *[other] caen { $portcullises } rastrillos
    }

log-n-price-ducat = { $price ->
        [one] { $price } ducado
       *[other] { $price } ducados
    }

log-n-value-ducat = { $value ->
        [one] { $value } ducado
       *[other] { $value } ducados
    }

log-n-value-fire = { $value ->
        [one] { $value } fuego
       *[other] { $value } fuegos
    }

log-n-value-hostage = { $value ->
        [one] { $value } rehén
       *[other] { $value } rehenes
    }

log-n-value-point = { $value ->
        [one] { $value } punto de ofrenda
       *[other] { $value } puntos de ofrenda
    }

log-n-value-seal = { $value ->
        [one] { $value } sello
       *[other] { $value } sellos
    }

log-n-wounds-left = { $wounds ->
        [one] le queda { $wounds }
       *[other] le quedan { $wounds }
    }

log-undone = { $seat_who ->
        [you] Deshaces un paso.
        [they] { $seat } deshacen un paso.
       *[it] { $seat } deshace un paso.
    }

log-replaced = { $why ->
        [stall] { $seat }: el bot no respondió a tiempo; el novato decidió por él.
        [nonsense] { $seat }: el bot respondió un disparate; el novato decidió por él.
       *[crash] { $seat }: el bot falló; el novato decidió por él.
    }
