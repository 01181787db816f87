# Хроника: по предложению на событие, log-СОБЫТИЕ, и для его вариантов log-СОБЫТИЕ-ВАРИАНТ.
# $seat_who — "you", "they" или "it": читает сама банда, либо её название требует глагола во множественном или единственном числе.
# Имена приходят во всех падежах: $figure_gen, $figure_dat ...; у клеток $space_to («на Караульную улицу») и $space_at («на Караульной улице»).

# Кто начинает и как идут ходы

log-first-roll = Бросок за право первого хода: { $rolls }.

log-first-roll-item = { $seat } { $total }

log-deploy = { $figure } занимает место { $space_at }.

log-round = Начинается раунд { $round }.

log-turn = { $seat_who ->
        [you] Ваш ход.
        [they] { $seat } начинают свой ход.
       *[it] { $seat } начинает свой ход.
    }

log-draw = { $seat_who ->
        [you] Вы берёте карту.
        [they] { $seat } берут карту.
       *[it] { $seat } берёт карту.
    }

log-draw-card = { $seat_who ->
        [you] Вы берёте карту «{ $card }».
        [they] { $seat } берут карту «{ $card }».
       *[it] { $seat } берёт карту «{ $card }».
    }

log-peek = { $seat_who ->
        [you] Вы смотрите { log-n-cards-card } из колоды и одну оставляете себе.
        [they] { $seat } смотрят { log-n-cards-card } из колоды и одну оставляют себе.
       *[it] { $seat } смотрит { log-n-cards-card } из колоды и одну оставляет себе.
    }

log-peek-card = { $seat_who ->
        [you] Вы смотрите { log-n-cards-card } из колоды и оставляете «{ $card }».
        [they] { $seat } смотрят { log-n-cards-card } из колоды и оставляют «{ $card }».
       *[it] { $seat } смотрит { log-n-cards-card } из колоды и оставляет «{ $card }».
    }

log-peek-under = { $seat_who ->
        [you] Вы смотрите { log-n-cards-card } из колоды и оставляете «{ $card }»; под колоду: { $under }.
        [they] { $seat } смотрят { log-n-cards-card } из колоды и оставляют «{ $card }»; под колоду: { $under }.
       *[it] { $seat } смотрит { log-n-cards-card } из колоды и оставляет «{ $card }»; под колоду: { $under }.
    }

log-discard = { $seat_who ->
        [you] Вы сбрасываете «{ $card }».
        [they] { $seat } сбрасывают «{ $card }».
       *[it] { $seat } сбрасывает «{ $card }».
    }

log-play = { $seat_who ->
        [you] Вы играете «{ $card }».
        [they] { $seat } играют «{ $card }».
       *[it] { $seat } играет «{ $card }».
    }

log-play-figure = { $seat_who ->
        [you] Вы играете «{ $card }» для { $figure_gen }.
        [they] { $seat } играют «{ $card }» для { $figure_gen }.
       *[it] { $seat } играет «{ $card }» для { $figure_gen }.
    }

log-play-target = { $seat_who ->
        [you] Вы играете «{ $card }» на { $target_acc }.
        [they] { $seat } играют «{ $card }» на { $target_acc }.
       *[it] { $seat } играет «{ $card }» на { $target_acc }.
    }

log-play-rival = { $seat_who ->
        [you] { $rival_who ->
            [you] Вы играете «{ $card }» против вас.
           *[other] Вы играете «{ $card }» против { $rival_gen }.
        }
        [they] { $rival_who ->
            [you] { $seat } играют «{ $card }» против вас.
           *[other] { $seat } играют «{ $card }» против { $rival_gen }.
        }
       *[it] { $rival_who ->
            [you] { $seat } играет «{ $card }» против вас.
           *[other] { $seat } играет «{ $card }» против { $rival_gen }.
        }
    }

log-play-other = { $seat_who ->
        [you] Вы играете «{ $card }» на { $target_acc } и { $other_acc }.
        [they] { $seat } играют «{ $card }» на { $target_acc } и { $other_acc }.
       *[it] { $seat } играет «{ $card }» на { $target_acc } и { $other_acc }.
    }

log-skill = { $figure } применяет умение «{ $skill }».

log-skill-target = { $figure } применяет умение «{ $skill }» на { $target_acc }.

log-ap = { $seat_who ->
        [you] У вас теперь { log-n-ap-ap }.
        [they] У { $seat_gen } теперь { log-n-ap-ap }.
       *[it] У { $seat_gen } теперь { log-n-ap-ap }.
    }

log-allowance = { $seat_who ->
        [you] Отныне у вас { log-n-ap-ap } за ход.
        [they] Отныне у { $seat_gen } { log-n-ap-ap } за ход.
       *[it] Отныне у { $seat_gen } { log-n-ap-ap } за ход.
    }

# Движение

log-move = { $figure } идёт { $space_to }.

log-move-via = { $figure } идёт { $space_to } (путь: { $via }).

log-step = { $figure } ускользает { $space_to }.

log-set-down = { $figure } появляется { $space_at }.

log-swap = { $figure } и { $other } меняются местами.

log-leave = { $figure } покидает район { $gate_at }.

log-leave-tunnel = { $figure } покидает район через Туннель.

log-removed = { $figure } выбывает из игры.

log-flee = { $figure } отступает { $space_to }.

log-militia = { $seat_who ->
        [you] { $die ->
            [6] Вы называете { $figure_acc }: на кубике 6, никто не движется.
           *[other] Вы называете { $figure_acc }: на кубике { $die }.
        }
        [they] { $die ->
            [6] { $seat } называют { $figure_acc }: на кубике 6, никто не движется.
           *[other] { $seat } называют { $figure_acc }: на кубике { $die }.
        }
       *[it] { $die ->
            [6] { $seat } называет { $figure_acc }: на кубике 6, никто не движется.
           *[other] { $seat } называет { $figure_acc }: на кубике { $die }.
        }
    }

log-patrol = { $figure } идёт дозором { $space_to }.

log-alarm = { $portcullises ->
        [0] Бьёт набат. Теперь воры могут покидать район.
       *[other] Бьёт набат: { log-n-portcullises-gate }, и теперь воры могут покидать район.
    }

log-portcullis = { $seat_who ->
        [you] Вы опускаете решётку { $gate_at }.
        [they] { $seat } опускают решётку { $gate_at }.
       *[it] { $seat } опускает решётку { $gate_at }.
    }

# Бои

log-attack = { $attacker } атакует { $defender_acc } { $space_at }.

log-called-off = { $defender } ускользает от { $attacker_gen }: боя нет.

log-fight-dice = Бросок { $attacker_gen }: { $attacker_dice }; бросок { $defender_gen }: { $defender_dice }.

log-fight-won = { $winner } побеждает { $loser_acc }, { $high } : { $low }.

log-reroll = Кубик { $before } переброшен: { $die }.

log-reroll-figure = { $figure } перебрасывает { $before } и получает { $die }.

log-fine = { $seat_who ->
        [you] Вы платите штраф за { $figure_acc }: { log-n-ducats-ducat }.
        [they] { $seat } платят штраф за { $figure_acc }: { log-n-ducats-ducat }.
       *[it] { $seat } платит штраф за { $figure_acc }: { log-n-ducats-ducat }.
    }

log-steal = { $figure } берёт { $kind_acc } у { $loser_gen }.

log-steal-ducats = { $seat_who ->
        [you] { $loser_who ->
            [you] Вы берёте { log-n-ducats-ducat } у вас.
           *[other] Вы берёте { log-n-ducats-ducat } у { $loser_gen }.
        }
        [they] { $loser_who ->
            [you] { $seat } берут { log-n-ducats-ducat } у вас.
           *[other] { $seat } берут { log-n-ducats-ducat } у { $loser_gen }.
        }
       *[it] { $loser_who ->
            [you] { $seat } берёт { log-n-ducats-ducat } у вас.
           *[other] { $seat } берёт { log-n-ducats-ducat } у { $loser_gen }.
        }
    }

log-feinted = «{ $card }» не действует.

# Сундуки и сокровища

log-pick = { $figure } вскрывает замок { $room_at } ради { $kind_gen }: нужно { $target } или меньше, на кубике { $die }.

log-pick-failed = Замок не поддаётся: { $figure } терпит неудачу.

log-test = { $how ->
        [yes] { $figure } проходит проверку умственных способностей: нужно { $target } или меньше, на кубике { $die } — успех.
       *[no] { $figure } проходит проверку умственных способностей: нужно { $target } или меньше, на кубике { $die } — неудача.
    }

log-bash = { $figure } разбивает сундук { $room_at }.

log-open = { $figure } получает { $kind_acc }.

log-open-ducats = { $figure } получает { $kind_acc } и { log-n-ducats-ducat }.

log-purse = { $figure } находит в кошельке { log-n-ducats-ducat }.

log-chest-of-ducats = В сундуке { $figure_gen } оказывается { log-n-ducats-ducat }.

log-drop = { $figure } кладёт { $kind_acc } { $room_to }.

log-relock = { $room }: { $kind_acc } снова запирают.

log-spent = { $figure } теряет { $kind_acc }.

log-labels = { $seat_who ->
        [you] Вы меняете ярлыки { $room_at } и { $other_at }.
        [they] { $seat } меняют ярлыки { $room_at } и { $other_at }.
       *[it] { $seat } меняет ярлыки { $room_at } и { $other_at }.
    }

log-sale = { $seat_who ->
        [you] Вы продаёте { $number } × { $kind } за { log-n-ducats-ducat }.
        [they] { $seat } продают { $number } × { $kind } за { log-n-ducats-ducat }.
       *[it] { $seat } продаёт { $number } × { $kind } за { log-n-ducats-ducat }.
    }

# Миссии и дукаты

log-mission = { $seat_who ->
        [you] Вы используете миссию «{ $mission }» за { log-n-cost-ap }.
        [they] { $seat } используют миссию «{ $mission }» за { log-n-cost-ap }.
       *[it] { $seat } использует миссию «{ $mission }» за { log-n-cost-ap }.
    }

log-mission-paid = { $seat_who ->
        [you] «{ $mission }» приносит вам { log-n-ducats-ducat }.
       *[other] «{ $mission }» приносит { $seat_dat } { log-n-ducats-ducat }.
    }

log-mission-cut = { $seat_who ->
        [you] Вы берёте из этого { log-n-ducats-ducat } за посредничество.
        [they] { $seat } берут из этого { log-n-ducats-ducat } за посредничество.
       *[it] { $seat } берёт из этого { log-n-ducats-ducat } за посредничество.
    }

log-mission-shown = Новая миссия: { $mission }.

log-gain = { $seat_who ->
        [you] Вы получаете { log-n-ducats-ducat }.
        [they] { $seat } получают { log-n-ducats-ducat }.
       *[it] { $seat } получает { log-n-ducats-ducat }.
    }

log-lose = { $seat_who ->
        [you] { $to ->
            [dukes_treasure] Вы кладёте { log-n-ducats-ducat } в сокровище герцога.
            [blood_purse] Вы кладёте { log-n-ducats-ducat } в кровавый кошель.
           *[bank] Вы платите в банк { log-n-ducats-ducat }.
        }
        [they] { $to ->
            [dukes_treasure] { $seat } кладут { log-n-ducats-ducat } в сокровище герцога.
            [blood_purse] { $seat } кладут { log-n-ducats-ducat } в кровавый кошель.
           *[bank] { $seat } платят в банк { log-n-ducats-ducat }.
        }
       *[it] { $to ->
            [dukes_treasure] { $seat } кладёт { log-n-ducats-ducat } в сокровище герцога.
            [blood_purse] { $seat } кладёт { log-n-ducats-ducat } в кровавый кошель.
           *[bank] { $seat } платит в банк { log-n-ducats-ducat }.
        }
    }

log-lose-pool = { $seat_who ->
        [you] Вы платите { log-n-ducats-ducat } ({ $pool_name }).
        [they] { $seat } платят { log-n-ducats-ducat } ({ $pool_name }).
       *[it] { $seat } платит { log-n-ducats-ducat } ({ $pool_name }).
    }

log-pool = { $pool ->
        [dukes_treasure] В сокровище герцога { log-n-ducats-ducat }.
        [blood_purse] В кровавом кошеле { log-n-ducats-ducat }.
       *[other] { $pool_name }: { log-n-ducats-ducat }.
    }

log-pool-taken = { $seat_who ->
        [you] { $pool ->
            [dukes_treasure] Вы берёте сокровище герцога: { log-n-ducats-ducat }.
            [blood_purse] Вы берёте кровавый кошель: { log-n-ducats-ducat }.
           *[other] Вы берёте { log-n-ducats-ducat } ({ $pool_name }).
        }
        [they] { $pool ->
            [dukes_treasure] { $seat } берут сокровище герцога: { log-n-ducats-ducat }.
            [blood_purse] { $seat } берут кровавый кошель: { log-n-ducats-ducat }.
           *[other] { $seat } берут { log-n-ducats-ducat } ({ $pool_name }).
        }
       *[it] { $pool ->
            [dukes_treasure] { $seat } берёт сокровище герцога: { log-n-ducats-ducat }.
            [blood_purse] { $seat } берёт кровавый кошель: { log-n-ducats-ducat }.
           *[other] { $seat } берёт { log-n-ducats-ducat } ({ $pool_name }).
        }
    }

log-toll = { $seat_who ->
        [you] { $rival_who ->
            [you] Вы берёте пошлину с вас: { log-n-ducats-ducat }.
           *[other] Вы берёте пошлину с { $rival_gen }: { log-n-ducats-ducat }.
        }
        [they] { $rival_who ->
            [you] { $seat } берут пошлину с вас: { log-n-ducats-ducat }.
           *[other] { $seat } берут пошлину с { $rival_gen }: { log-n-ducats-ducat }.
        }
       *[it] { $rival_who ->
            [you] { $seat } берёт пошлину с вас: { log-n-ducats-ducat }.
           *[other] { $seat } берёт пошлину с { $rival_gen }: { log-n-ducats-ducat }.
        }
    }

# Конец

log-left-behind = { $seat_who ->
        [you] Вы бросаете { $figures_acc } и платите { log-n-ducats-ducat }.
        [they] { $seat } бросают { $figures_acc } и платят { log-n-ducats-ducat }.
       *[it] { $seat } бросает { $figures_acc } и платит { log-n-ducats-ducat }.
    }

log-debt = { $seat_who ->
        [you] Вы платите Трактиру { log-n-ducats-ducat }.
        [they] { $seat } платят Трактиру { log-n-ducats-ducat }.
       *[it] { $seat } платит Трактиру { log-n-ducats-ducat }.
    }

log-game-over = { $count ->
        [one] Игра окончена. Дукаты: { $purses }. Победитель: { $winners }.
        [few] Игра окончена. Дукаты: { $purses }. Победители: { $winners }.
        [many] Игра окончена. Дукаты: { $purses }. Победители: { $winners }.
       *[other] Игра окончена. Дукаты: { $purses }. Победители: { $winners }.
    }

log-game-over-item = { $seat } { $score }

# Листы приключений

log-sheet-action = { $figure } { $space_at }: { $action }.

log-stat = { $stat ->
        [bounty] Награда теперь — { log-n-value-ducat }.
        [zombie_combat] У зомби теперь Бой { $value }.
       *[other] { $stat_name }: { $value }.
    }

log-count = { $seat_who ->
        [you] { $counter ->
            [hideout] В вашем логове { log-n-value-hostage }.
            [fires_put_out] На вашем счету { log-n-value-fire }.
            [seals_broken] На вашем счету { log-n-value-seal }.
            [offering_points] У вас { log-n-value-point }.
           *[other] { $seat }: { $counter_name } { $value }.
        }
        [they] { $counter ->
            [hideout] В логове { $seat_gen } { log-n-value-hostage }.
            [fires_put_out] На счету { $seat_gen } { log-n-value-fire }.
            [seals_broken] На счету { $seat_gen } { log-n-value-seal }.
            [offering_points] У { $seat_gen } { log-n-value-point }.
           *[other] { $seat }: { $counter_name } { $value }.
        }
       *[it] { $counter ->
            [hideout] В логове { $seat_gen } { log-n-value-hostage }.
            [fires_put_out] На счету { $seat_gen } { log-n-value-fire }.
            [seals_broken] На счету { $seat_gen } { log-n-value-seal }.
            [offering_points] У { $seat_gen } { log-n-value-point }.
           *[other] { $seat }: { $counter_name } { $value }.
        }
    }

log-mark = { $seat_who ->
        [you] Вы кладёте метку на { $figure_acc }.
        [they] { $seat } кладут метку на { $figure_acc }.
       *[it] { $seat } кладёт метку на { $figure_acc }.
    }

log-mark-back = { $seat_who ->
        [you] { $figure } больше не носит вашу метку.
       *[other] { $figure } больше не носит метку { $seat_gen }.
    }

log-recovered = Гильдия ювелиров отбирает { $kind_acc } у { $figure_gen } и получает { log-n-ducats-ducat }.

log-gems-left = { $seat_who ->
        [you] Вы получаете { log-n-ducats-ducat } за { log-n-gems-gem } в районе.
        [they] { $seat } получают { log-n-ducats-ducat } за { log-n-gems-gem } в районе.
       *[it] { $seat } получает { log-n-ducats-ducat } за { log-n-gems-gem } в районе.
    }

log-rise = { $figure } встаёт из земли { $space_at }.

log-lie-down = { $figure } рассыпается в прах.

log-guests = { $room }: { log-n-hostages-guest }.

log-seize = { $figure } хватает заложника.

log-release = { $figure } отпускает заложника.

log-hostage-gone = { $figure } больше не ведёт заложника.

log-hostage-hidden = { $figure } приводит заложника в логово.

log-ransom = { $seat_who ->
        [you] Вы получаете выкуп { log-n-ducats-ducat } за { log-n-hostages-hostage }.
        [they] { $seat } получают выкуп { log-n-ducats-ducat } за { log-n-hostages-hostage }.
       *[it] { $seat } получает выкуп { log-n-ducats-ducat } за { log-n-hostages-hostage }.
    }

log-price = Цена { $kind_gen } теперь { log-n-price-ducat }.

log-sell = { $figure } продаёт { $kind_acc } за { log-n-ducats-ducat }; цена падает до { $price }.

log-market-closed = Скупщица закрывает лавку.

log-fire = { $room }: начинается пожар.

log-fire-seat = { $seat_who ->
        [you] Вы устраиваете пожар { $room_at }.
        [they] { $seat } устраивают пожар { $room_at }.
       *[it] { $seat } устраивает пожар { $room_at }.
    }

log-put-out = Пожар { $room_at } потушен.

log-burned = Огонь { $room_at } пожирает { $kind_acc }.

# «Король пепла»: до игры, исследование, опыт

log-hired = { $seat_who ->
        [you] Вы нанимаете { $figure_acc } вместо { $replaced_gen }.
        [they] { $seat } нанимают { $figure_acc } вместо { $replaced_gen }.
       *[it] { $seat } нанимает { $figure_acc } вместо { $replaced_gen }.
    }

log-token-hidden = { $seat_who ->
        [you] Вы кладёте жетон исследования { $room_to }.
        [they] { $seat } кладут жетон исследования { $room_to }.
       *[it] { $seat } кладёт жетон исследования { $room_to }.
    }

log-boast = { $seat_who ->
        [you] Вы похваляетесь: «{ $boast }».
        [they] { $seat } похваляются: «{ $boast }».
       *[it] { $seat } похваляется: «{ $boast }».
    }

log-boast-kept = { $seat_who ->
        [you] Вы держите слово «{ $boast }» и получаете { log-n-ducats-ducat }.
        [they] { $seat } держат слово «{ $boast }» и получают { log-n-ducats-ducat }.
       *[it] { $seat } держит слово «{ $boast }» и получает { log-n-ducats-ducat }.
    }

log-boast-broken = { $seat_who ->
        [you] Вы не держите слово «{ $boast }» и теряете { log-n-ducats-ducat }.
        [they] { $seat } не держат слово «{ $boast }» и теряют { log-n-ducats-ducat }.
       *[it] { $seat } не держит слово «{ $boast }» и теряет { log-n-ducats-ducat }.
    }

log-explored = { $figure } переворачивает жетон { $room_at }: { $token }.

log-token-gone = { $room }: жетон «{ $token }» уходит из игры.

log-xp = { $seat_who ->
        [you] Вы получаете { log-n-n-xp }, теперь их { $xp }.
        [they] { $seat } получают { log-n-n-xp }, теперь их { $xp }.
       *[it] { $seat } получает { log-n-n-xp }, теперь их { $xp }.
    }

log-xp-spent = { $seat_who ->
        [you] Вы тратите { log-n-n-xp }, осталось { $xp }.
        [they] { $seat } тратят { log-n-n-xp }, осталось { $xp }.
       *[it] { $seat } тратит { log-n-n-xp }, осталось { $xp }.
    }

log-wounded = { $figure } получает { log-n-n-wound }.

log-wounded-more = { $figure } получает { log-n-n-wound }, теперь их { $wounds }.

log-healed = { $figure } излечивает { log-n-n-wound }.

log-healed-left = { $figure } излечивает { log-n-n-wound }, { log-n-wounds-left }.

log-mail-coat = { $how ->
        [yes] { $figure } бросает { $die }: кольчуга держит.
       *[no] { $figure } бросает { $die }: кольчуга не держит.
    }

log-equipped = { $figure } получает снаряжение «{ $equipment }».

log-gear-lost = { $figure } теряет снаряжение «{ $equipment }».

log-gear-used = { $figure } применяет «{ $equipment }».

log-gear-used-target = { $figure } применяет «{ $equipment }» на { $target_acc }.

log-gear-swapped = { $figure } и { $mate } меняются снаряжением.

log-handed = { $figure } передаёт { $kind_acc } { $mate_dat }.

log-meet = { $figure } встречается с { $mate_ins } { $space_at }.

log-meet-via = { $figure } встречается с { $mate_ins } { $space_at } (путь: { $via }).

# Внизу

log-jailed = { $figure } попадает в Тюрьму.

log-escape = { $how ->
        [yes] { $figure } пытается бежать: нужно { $target } или больше, на кубике { $die } — дверь поддаётся.
       *[no] { $figure } пытается бежать: нужно { $target } или больше, на кубике { $die } — дверь держит.
    }

log-escaped = { $figure } выходит из Тюрьмы { $space_at }.

log-cyclops = На кубике Циклопа { $die }: зверь { $room_at }.

log-tunnel = { $how ->
        [lost] { $figure } ползёт в Туннель, на кубике { $die }: свод обваливается.
        [clear] { $figure } ползёт в Туннель, на кубике { $die }: путь свободен.
       *[narrow] { $figure } ползёт в Туннель, на кубике { $die }: по дороге теряется до двух сокровищ.
    }

log-altar = { $figure } кладёт на алтарь { log-n-gems-mgem } за { log-n-ducats-ducat }.

log-fetched = { $seat_who ->
        [you] Вы берёте «{ $card }» из сброса.
        [they] { $seat } берут «{ $card }» из сброса.
       *[it] { $seat } берёт «{ $card }» из сброса.
    }

log-loot = { $how ->
        [yes] { $figure } грабит Тайную сокровищницу, бросок { $dice }: { log-n-ducats-ducat }.
       *[no] { $figure } грабит Тайную сокровищницу, бросок { $dice }: два одинаковых, и слышен только крик.
    }

log-relic-taken = { $figure } берёт { $kind_acc } { $space_at }.

log-crown = Корона лежит { $space_at }.

log-grogged = { $seat_who ->
        [you] Никто не двигает { $figure_acc } до вашего следующего хода.
       *[other] Никто не двигает { $figure_acc } до следующего хода { $seat_gen }.
    }

# Карты и интриги

log-card-stolen = { $seat_who ->
        [you] { $loser_who ->
            [you] Вы берёте карту из вашей руки.
           *[other] Вы берёте карту из руки { $loser_gen }.
        }
        [they] { $loser_who ->
            [you] { $seat } берут карту из вашей руки.
           *[other] { $seat } берут карту из руки { $loser_gen }.
        }
       *[it] { $loser_who ->
            [you] { $seat } берёт карту из вашей руки.
           *[other] { $seat } берёт карту из руки { $loser_gen }.
        }
    }

log-card-stolen-card = { $seat_who ->
        [you] { $loser_who ->
            [you] Вы берёте «{ $card }» из вашей руки.
           *[other] Вы берёте «{ $card }» из руки { $loser_gen }.
        }
        [they] { $loser_who ->
            [you] { $seat } берут «{ $card }» из вашей руки.
           *[other] { $seat } берут «{ $card }» из руки { $loser_gen }.
        }
       *[it] { $loser_who ->
            [you] { $seat } берёт «{ $card }» из вашей руки.
           *[other] { $seat } берёт «{ $card }» из руки { $loser_gen }.
        }
    }

log-spied = { $seat_who ->
        [you] Вы смотрите жетон { $room_at }.
        [they] { $seat } смотрят жетон { $room_at }.
       *[it] { $seat } смотрит жетон { $room_at }.
    }

log-spied-token = { $seat_who ->
        [you] Вы смотрите жетон { $room_at }: { $token }.
        [they] { $seat } смотрят жетон { $room_at }: { $token }.
       *[it] { $seat } смотрит жетон { $room_at }: { $token }.
    }

log-spied-hand = { $seat_who ->
        [you] { $rival_who ->
            [you] Вы смотрите вашу руку.
           *[other] Вы смотрите руку { $rival_gen }.
        }
        [they] { $rival_who ->
            [you] { $seat } смотрят вашу руку.
           *[other] { $seat } смотрят руку { $rival_gen }.
        }
       *[it] { $rival_who ->
            [you] { $seat } смотрит вашу руку.
           *[other] { $seat } смотрит руку { $rival_gen }.
        }
    }

log-spied-hand-cards = { $seat_who ->
        [you] { $rival_who ->
            [you] Вы смотрите вашу руку: { $cards }.
           *[other] Вы смотрите руку { $rival_gen }: { $cards }.
        }
        [they] { $rival_who ->
            [you] { $seat } смотрят вашу руку: { $cards }.
           *[other] { $seat } смотрят руку { $rival_gen }: { $cards }.
        }
       *[it] { $rival_who ->
            [you] { $seat } смотрит вашу руку: { $cards }.
           *[other] { $seat } смотрит руку { $rival_gen }: { $cards }.
        }
    }

log-intrigue-drawn = { $seat_who ->
        [you] Вы берёте интригу.
        [they] { $seat } берут интригу.
       *[it] { $seat } берёт интригу.
    }

log-intrigue-drawn-card = { $seat_who ->
        [you] Вы берёте интригу «{ $card }».
        [they] { $seat } берут интригу «{ $card }».
       *[it] { $seat } берёт интригу «{ $card }».
    }

log-intrigue-kept = { $seat_who ->
        [you] Вы смотрите { log-n-cards-intrigue } и одну оставляете себе.
        [they] { $seat } смотрят { log-n-cards-intrigue } и одну оставляют себе.
       *[it] { $seat } смотрит { log-n-cards-intrigue } и одну оставляет себе.
    }

log-intrigue-kept-card = { $seat_who ->
        [you] Вы смотрите { log-n-cards-intrigue } и оставляете «{ $card }».
        [they] { $seat } смотрят { log-n-cards-intrigue } и оставляют «{ $card }».
       *[it] { $seat } смотрит { log-n-cards-intrigue } и оставляет «{ $card }».
    }

log-intrigue-kept-under = { $seat_who ->
        [you] Вы смотрите { log-n-cards-intrigue } и оставляете «{ $card }»; под колоду: { $under }.
        [they] { $seat } смотрят { log-n-cards-intrigue } и оставляют «{ $card }»; под колоду: { $under }.
       *[it] { $seat } смотрит { log-n-cards-intrigue } и оставляет «{ $card }»; под колоду: { $under }.
    }

log-intrigue-peek = { $seat_who ->
        [you] { $rival_who ->
            [you] Вы смотрите ваши интриги.
           *[other] Вы смотрите интриги { $rival_gen }.
        }
        [they] { $rival_who ->
            [you] { $seat } смотрят ваши интриги.
           *[other] { $seat } смотрят интриги { $rival_gen }.
        }
       *[it] { $rival_who ->
            [you] { $seat } смотрит ваши интриги.
           *[other] { $seat } смотрит интриги { $rival_gen }.
        }
    }

log-intrigue-peek-seen = { $seat_who ->
        [you] { $rival_who ->
            [you] Вы смотрите ваши интриги: { $seen }.
           *[other] Вы смотрите интриги { $rival_gen }: { $seen }.
        }
        [they] { $rival_who ->
            [you] { $seat } смотрят ваши интриги: { $seen }.
           *[other] { $seat } смотрят интриги { $rival_gen }: { $seen }.
        }
       *[it] { $rival_who ->
            [you] { $seat } смотрит ваши интриги: { $seen }.
           *[other] { $seat } смотрит интриги { $rival_gen }: { $seen }.
        }
    }

log-intrigue-fulfilled = { $seat_who ->
        [you] Вы выполняете интригу «{ $card }».
        [they] { $seat } выполняют интригу «{ $card }».
       *[it] { $seat } выполняет интригу «{ $card }».
    }

log-intrigue-discarded = { $seat_who ->
        [you] { $rival_who ->
            [you] Вы убираете вашу интригу «{ $card }».
           *[other] Вы убираете интригу { $rival_gen } «{ $card }».
        }
        [they] { $rival_who ->
            [you] { $seat } убирают вашу интригу «{ $card }».
           *[other] { $seat } убирают интригу { $rival_gen } «{ $card }».
        }
       *[it] { $rival_who ->
            [you] { $seat } убирает вашу интригу «{ $card }».
           *[other] { $seat } убирает интригу { $rival_gen } «{ $card }».
        }
    }

log-intrigue-penalty = { $seat_who ->
        [you] Вы платите { log-n-ducats-ducat } за невыполненную интригу «{ $card }».
        [they] { $seat } платят { log-n-ducats-ducat } за невыполненную интригу «{ $card }».
       *[it] { $seat } платит { log-n-ducats-ducat } за невыполненную интригу «{ $card }».
    }

log-hidden = { $figure } прячется внизу и всё-таки уходит.

# Листы «Короля пепла»

log-rubble = Завал { $space_at }.

log-rubble-seat = { $seat_who ->
        [you] Вы обрушиваете завал { $space_at }.
        [they] { $seat } обрушивают завал { $space_at }.
       *[it] { $seat } обрушивает завал { $space_at }.
    }

log-cleared = { $figure } расчищает завал { $space_at }.

log-relic-shown = { $room }: реликвия — { $kind }.

log-relic-sets = { $seat_who ->
        [you] Вы получаете { log-n-ducats-ducat } за реликвии в наборах по { $sets }.
        [they] { $seat } получают { log-n-ducats-ducat } за реликвии в наборах по { $sets }.
       *[it] { $seat } получает { log-n-ducats-ducat } за реликвии в наборах по { $sets }.
    }

log-offered = { $figure } отдаёт { $kind_acc }.

log-walled-up = { $figure } замуровывает лестницу { $room_at }.

log-torn-down = { $figure } сносит стену { $room_at }.

log-reveller = { $seat_who ->
        [you] Вы посылаете гуляку { $space_to }.
        [they] { $seat } посылают гуляку { $space_to }.
       *[it] { $seat } посылает гуляку { $space_to }.
    }

log-reveller-gone = Гуляка { $space_at } уходит домой.

log-procession = { $seat_who ->
        [you] Вы ведёте { $space_to } гуляку, который был { $start_at }.
        [they] { $seat } ведут { $space_to } гуляку, который был { $start_at }.
       *[it] { $seat } ведёт { $space_to } гуляку, который был { $start_at }.
    }

log-prize = { $seat_who ->
        [you] Вы получаете { log-n-ducats-ducat } за { log-n-points-point }.
        [they] { $seat } получают { log-n-ducats-ducat } за { log-n-points-point }.
       *[it] { $seat } получает { log-n-ducats-ducat } за { log-n-points-point }.
    }

log-duke-led = { $figure } ведёт герцога.

log-duke-gone = Герцога больше нет рядом с { $figure_ins }.

log-duke-held = Герцога держат { $room_at }.

log-duke-moved = На кубике { $die }: теперь герцога держат { $room_at }.

log-duke-ransom = { $figure } бросает { $dice }: выкуп за герцога — { log-n-ducats-ducat }.

# Имена, которых нет ни на картах, ни на поле

space-outside = вне района
    .to = из района
    .at = вне района

kind-crown = Корона
    .gen = короны
    .dat = короне
    .acc = корону
    .ins = короной
    .pre = короне

kind-sceptre = Скипетр
    .gen = скипетра
    .dat = скипетру
    .acc = скипетр
    .ins = скипетром
    .pre = скипетре

kind-mask = Маска
    .gen = маски
    .dat = маске
    .acc = маску
    .ins = маской
    .pre = маске

kind-urn = Урна
    .gen = урны
    .dat = урне
    .acc = урну
    .ins = урной
    .pre = урне

# Numbers of things, as the sentences need them

log-n-ap-ap = { $ap ->
        [one] { $ap } ОД
        [few] { $ap } ОД
        [many] { $ap } ОД
       *[other] { $ap } ОД
    }

log-n-cards-card = { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }

log-n-cards-intrigue = { $cards ->
        [one] { $cards } интригу
        [few] { $cards } интриги
        [many] { $cards } интриг
       *[other] { $cards } интриги
    }

log-n-cost-ap = { $cost ->
        [one] { $cost } ОД
        [few] { $cost } ОД
        [many] { $cost } ОД
       *[other] { $cost } ОД
    }

log-n-ducats-ducat = { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
        [many] { $ducats } дукатов
       *[other] { $ducats } дуката
    }

log-n-gems-gem = { $gems ->
        [one] { $gems } самоцвет
        [few] { $gems } самоцвета
        [many] { $gems } самоцветов
       *[other] { $gems } самоцвета
    }

log-n-gems-mgem = { $gems ->
        [one] { $gems } магический кристалл
        [few] { $gems } магических кристалла
        [many] { $gems } магических кристаллов
       *[other] { $gems } магического кристалла
    }

log-n-hostages-guest = { $hostages ->
        [one] прибывает { $hostages } гость герцога
        [few] прибывают { $hostages } гостя герцога
        [many] прибывают { $hostages } гостей герцога
       *[other] прибывают { $hostages } гостя герцога
    }

log-n-hostages-hostage = { $hostages ->
        [one] { $hostages } заложника
        [few] { $hostages } заложников
        [many] { $hostages } заложников
       *[other] { $hostages } заложника
    }

log-n-n-wound = { $n ->
        [one] { $n } ранение
        [few] { $n } ранения
        [many] { $n } ранений
       *[other] { $n } ранения
    }

log-n-n-xp = { $n ->
        [one] { $n } жетон опыта
        [few] { $n } жетона опыта
        [many] { $n } жетонов опыта
       *[other] { $n } жетона опыта
    }

log-n-points-point = { $points ->
        [one] { $points } очко приношений
        [few] { $points } очка приношений
        [many] { $points } очков приношений
       *[other] { $points } очка приношений
    }

log-n-portcullises-gate = { $portcullises ->
        [one] падает { $portcullises } решётка
        [few] падают { $portcullises } решётки
        [many] падают { $portcullises } решёток
       *[other] падают { $portcullises } решётки
    }

log-n-price-ducat = { $price ->
        [one] { $price } дукат
        [few] { $price } дуката
        [many] { $price } дукатов
       *[other] { $price } дуката
    }

log-n-value-ducat = { $value ->
        [one] { $value } дукат
        [few] { $value } дуката
        [many] { $value } дукатов
       *[other] { $value } дуката
    }

log-n-value-fire = { $value ->
        [one] { $value } потушенный пожар
        [few] { $value } потушенных пожара
        [many] { $value } потушенных пожаров
       *[other] { $value } потушенного пожара
    }

log-n-value-hostage = { $value ->
        [one] { $value } заложник
        [few] { $value } заложника
        [many] { $value } заложников
       *[other] { $value } заложника
    }

log-n-value-point = { $value ->
        [one] { $value } очко приношений
        [few] { $value } очка приношений
        [many] { $value } очков приношений
       *[other] { $value } очка приношений
    }

log-n-value-seal = { $value ->
        [one] { $value } сломанная печать
        [few] { $value } сломанные печати
        [many] { $value } сломанных печатей
       *[other] { $value } сломанной печати
    }

log-n-wounds-left = { $wounds ->
        [one] осталось { $wounds }
        [few] осталось { $wounds }
        [many] осталось { $wounds }
       *[other] осталось { $wounds }
    }

log-undone = { $seat_who ->
        [you] Вы берёте шаг назад.
        [they] { $seat } берут шаг назад.
       *[it] { $seat } берёт шаг назад.
    }

log-replaced = { $why ->
        [stall] { $seat }: бот не ответил вовремя, за него решил новичок.
        [nonsense] { $seat }: бот ответил бессмыслицу, за него решил новичок.
       *[crash] { $seat }: бот отказал, за него решил новичок.
    }
