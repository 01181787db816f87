# The chronicle: a sentence for each event, log-EVENT, and for its variants log-EVENT-VARIANT (docs/content.md tells more).
# $seat_who is "you", "they" or "it": the gang reads on, or its name takes the verb in the plural or the singular.
# A name comes in all its forms: $figure, $figure_acc ..., $space, $space_to ("to Watch Street"), $space_at ("in Watch Street").

# Who goes first, and the course of the turns

log-first-roll = Roll for the first player: { $rolls }.

log-first-roll-item = { $seat } { $total }

log-deploy = { $figure } takes position { $space_at }.

log-round = Round { $round } begins.

log-turn = { $seat_who ->
        [you] Your turn begins.
        [they] { $seat } begin their turn.
       *[it] { $seat } begins its turn.
    }

log-draw = { $seat_who ->
        [you] You draw a card.
        [they] { $seat } draw a card.
       *[it] { $seat } draws a card.
    }

log-draw-card = { $seat_who ->
        [you] You draw { $card }.
        [they] { $seat } draw { $card }.
       *[it] { $seat } draws { $card }.
    }

log-peek = { $seat_who ->
        [you] You look at { log-n-cards-card } of the deck and keep one.
        [they] { $seat } look at { log-n-cards-card } of the deck and keep one.
       *[it] { $seat } looks at { log-n-cards-card } of the deck and keeps one.
    }

log-peek-card = { $seat_who ->
        [you] You look at { log-n-cards-card } of the deck and keep { $card }.
        [they] { $seat } look at { log-n-cards-card } of the deck and keep { $card }.
       *[it] { $seat } looks at { log-n-cards-card } of the deck and keeps { $card }.
    }

log-peek-under = { $seat_who ->
        [you] You look at { log-n-cards-card } of the deck and keep { $card }; under the deck: { $under }.
        [they] { $seat } look at { log-n-cards-card } of the deck and keep { $card }; under the deck: { $under }.
       *[it] { $seat } looks at { log-n-cards-card } of the deck and keeps { $card }; under the deck: { $under }.
    }

log-discard = { $seat_who ->
        [you] You discard { $card }.
        [they] { $seat } discard { $card }.
       *[it] { $seat } discards { $card }.
    }

log-play = { $seat_who ->
        [you] You play { $card }.
        [they] { $seat } play { $card }.
       *[it] { $seat } plays { $card }.
    }

log-play-figure = { $seat_who ->
        [you] You play { $card } for { $figure_acc }.
        [they] { $seat } play { $card } for { $figure_acc }.
       *[it] { $seat } plays { $card } for { $figure_acc }.
    }

log-play-target = { $seat_who ->
        [you] You play { $card } on { $target_acc }.
        [they] { $seat } play { $card } on { $target_acc }.
       *[it] { $seat } plays { $card } on { $target_acc }.
    }

log-play-rival = { $seat_who ->
        [you] { $rival_who ->
            [you] You play { $card } against you.
           *[other] You play { $card } against { $rival_acc }.
        }
        [they] { $rival_who ->
            [you] { $seat } play { $card } against you.
           *[other] { $seat } play { $card } against { $rival_acc }.
        }
       *[it] { $rival_who ->
            [you] { $seat } plays { $card } against you.
           *[other] { $seat } plays { $card } against { $rival_acc }.
        }
    }

log-play-other = { $seat_who ->
        [you] You play { $card } on { $target_acc } and { $other_acc }.
        [they] { $seat } play { $card } on { $target_acc } and { $other_acc }.
       *[it] { $seat } plays { $card } on { $target_acc } and { $other_acc }.
    }

log-skill = { $figure } uses { $skill }.

log-skill-target = { $figure } uses { $skill } on { $target_acc }.

log-ap = { $seat_who ->
        [you] You have { log-n-ap-ap } now.
        [they] { $seat } have { log-n-ap-ap } now.
       *[it] { $seat } has { log-n-ap-ap } now.
    }

log-allowance = { $seat_who ->
        [you] From now on you have { log-n-ap-ap } a turn.
        [they] From now on { $seat_acc } have { log-n-ap-ap } a turn.
       *[it] From now on { $seat_acc } has { log-n-ap-ap } a turn.
    }

# Moving

log-move = { $figure } walks { $space_to }.

log-move-via = { $figure } walks { $space_to } by way of { $via }.

log-step = { $figure } slips { $space_to }.

log-set-down = { $figure } appears { $space_at }.

log-swap = { $figure } and { $other_acc } change places.

log-leave = { $figure } leaves the district { $gate_at }.

log-leave-tunnel = { $figure } leaves the district through the Tunnel.

log-removed = { $figure } is out of the game.

log-flee = { $figure } runs away { $space_to }.

log-militia = { $seat_who ->
        [you] { $die ->
            [6] You name { $figure_acc }: a 6, nobody moves.
           *[other] You name { $figure_acc }: a { $die } on the die.
        }
        [they] { $die ->
            [6] { $seat } name { $figure_acc }: a 6, nobody moves.
           *[other] { $seat } name { $figure_acc }: a { $die } on the die.
        }
       *[it] { $die ->
            [6] { $seat } names { $figure_acc }: a 6, nobody moves.
           *[other] { $seat } names { $figure_acc }: a { $die } on the die.
        }
    }

log-patrol = { $figure } patrols { $space_to }.

log-alarm = { $portcullises ->
        [0] The alarm bell rings. Thieves may leave the district now.
       *[other] The alarm bell rings: { log-n-portcullises-gate }, and thieves may leave the district now.
    }

log-portcullis = { $seat_who ->
        [you] You let the portcullis fall { $gate_at }.
        [they] { $seat } let the portcullis fall { $gate_at }.
       *[it] { $seat } lets the portcullis fall { $gate_at }.
    }

# Fights

log-attack = { $attacker } attacks { $defender_acc } { $space_at }.

log-called-off = { $defender } slips away from { $attacker_acc }: there is no fight.

log-fight-dice = { $attacker } rolls { $attacker_dice }; { $defender_acc } rolls { $defender_dice }.

log-fight-won = { $winner } beats { $loser_acc }, { $high } to { $low }.

log-reroll = A { $before } is rolled again and becomes { $die }.

log-reroll-figure = { $figure } rolls a { $before } again and gets { $die }.

log-fine = { $seat_who ->
        [you] You pay a fine of { log-n-ducats-ducat } for { $figure_acc }.
        [they] { $seat } pay a fine of { log-n-ducats-ducat } for { $figure_acc }.
       *[it] { $seat } pays a fine of { log-n-ducats-ducat } for { $figure_acc }.
    }

log-steal = { $figure } takes { $kind_acc } from { $loser_acc }.

log-steal-ducats = { $seat_who ->
        [you] { $loser_who ->
            [you] You take { log-n-ducats-ducat } from you.
           *[other] You take { log-n-ducats-ducat } from { $loser_acc }.
        }
        [they] { $loser_who ->
            [you] { $seat } take { log-n-ducats-ducat } from you.
           *[other] { $seat } take { log-n-ducats-ducat } from { $loser_acc }.
        }
       *[it] { $loser_who ->
            [you] { $seat } takes { log-n-ducats-ducat } from you.
           *[other] { $seat } takes { log-n-ducats-ducat } from { $loser_acc }.
        }
    }

log-feinted = { $card } comes to nothing.

# Chests and treasures

log-pick = { $figure } tries the lock { $room_at } for { $kind_acc }: needs { $target } or less, rolls { $die }.

log-pick-failed = The lock holds out against { $figure_acc }.

log-test = { $how ->
        [yes] { $figure } tests Mind, needs { $target } or less and rolls { $die }: success.
       *[no] { $figure } tests Mind, needs { $target } or less and rolls { $die }: failure.
    }

log-bash = { $figure } bashes open a chest { $room_at }.

log-open = { $figure } gets { $kind_acc }.

log-open-ducats = { $figure } gets { $kind_acc } and { log-n-ducats-ducat }.

log-purse = { $figure } finds { log-n-ducats-ducat } in the purse.

log-chest-of-ducats = The chest that { $figure_acc } carried out holds { log-n-ducats-ducat }.

log-drop = { $figure } lays down { $kind_acc } { $room_at }.

log-relock = { $room }: { $kind_acc } is locked away again.

log-spent = { $figure } loses { $kind_acc }.

log-labels = { $seat_who ->
        [you] You switch the labels { $room_at } and { $other_at }.
        [they] { $seat } switch the labels { $room_at } and { $other_at }.
       *[it] { $seat } switches the labels { $room_at } and { $other_at }.
    }

log-sale = { $seat_who ->
        [you] You sell { $number } × { $kind } for { log-n-ducats-ducat }.
        [they] { $seat } sell { $number } × { $kind } for { log-n-ducats-ducat }.
       *[it] { $seat } sells { $number } × { $kind } for { log-n-ducats-ducat }.
    }

# Missions and ducats

log-mission = { $seat_who ->
        [you] You use the mission { $mission } for { log-n-cost-ap }.
        [they] { $seat } use the mission { $mission } for { log-n-cost-ap }.
       *[it] { $seat } uses the mission { $mission } for { log-n-cost-ap }.
    }

log-mission-paid = { $seat_who ->
        [you] { $mission } pays you { log-n-ducats-ducat }.
       *[other] { $mission } pays { $seat_acc } { log-n-ducats-ducat }.
    }

log-mission-cut = { $seat_who ->
        [you] You take { log-n-ducats-ducat } of it as a middleman.
        [they] { $seat } take { log-n-ducats-ducat } of it as a middleman.
       *[it] { $seat } takes { log-n-ducats-ducat } of it as a middleman.
    }

log-mission-shown = New mission: { $mission }.

log-gain = { $seat_who ->
        [you] You gain { log-n-ducats-ducat }.
        [they] { $seat } gain { log-n-ducats-ducat }.
       *[it] { $seat } gains { log-n-ducats-ducat }.
    }

log-lose = { $seat_who ->
        [you] { $to ->
            [dukes_treasure] You put { log-n-ducats-ducat } in the Duke's treasure.
            [blood_purse] You put { log-n-ducats-ducat } in the blood purse.
           *[bank] You pay { log-n-ducats-ducat } to the bank.
        }
        [they] { $to ->
            [dukes_treasure] { $seat } put { log-n-ducats-ducat } in the Duke's treasure.
            [blood_purse] { $seat } put { log-n-ducats-ducat } in the blood purse.
           *[bank] { $seat } pay { log-n-ducats-ducat } to the bank.
        }
       *[it] { $to ->
            [dukes_treasure] { $seat } puts { log-n-ducats-ducat } in the Duke's treasure.
            [blood_purse] { $seat } puts { log-n-ducats-ducat } in the blood purse.
           *[bank] { $seat } pays { log-n-ducats-ducat } to the bank.
        }
    }

log-lose-pool = { $seat_who ->
        [you] You pay { log-n-ducats-ducat } ({ $pool_name }).
        [they] { $seat } pay { log-n-ducats-ducat } ({ $pool_name }).
       *[it] { $seat } pays { log-n-ducats-ducat } ({ $pool_name }).
    }

log-pool = { $pool ->
        [dukes_treasure] The Duke's treasure holds { log-n-ducats-ducat }.
        [blood_purse] The blood purse holds { log-n-ducats-ducat }.
       *[other] { $pool_name }: { log-n-ducats-ducat }.
    }

log-pool-taken = { $seat_who ->
        [you] { $pool ->
            [dukes_treasure] You take the Duke's treasure: { log-n-ducats-ducat }.
            [blood_purse] You take the blood purse: { log-n-ducats-ducat }.
           *[other] You take { log-n-ducats-ducat } ({ $pool_name }).
        }
        [they] { $pool ->
            [dukes_treasure] { $seat } take the Duke's treasure: { log-n-ducats-ducat }.
            [blood_purse] { $seat } take the blood purse: { log-n-ducats-ducat }.
           *[other] { $seat } take { log-n-ducats-ducat } ({ $pool_name }).
        }
       *[it] { $pool ->
            [dukes_treasure] { $seat } takes the Duke's treasure: { log-n-ducats-ducat }.
            [blood_purse] { $seat } takes the blood purse: { log-n-ducats-ducat }.
           *[other] { $seat } takes { log-n-ducats-ducat } ({ $pool_name }).
        }
    }

log-toll = { $seat_who ->
        [you] { $rival_who ->
            [you] You take a toll of { log-n-ducats-ducat } from you.
           *[other] You take a toll of { log-n-ducats-ducat } from { $rival_acc }.
        }
        [they] { $rival_who ->
            [you] { $seat } take a toll of { log-n-ducats-ducat } from you.
           *[other] { $seat } take a toll of { log-n-ducats-ducat } from { $rival_acc }.
        }
       *[it] { $rival_who ->
            [you] { $seat } takes a toll of { log-n-ducats-ducat } from you.
           *[other] { $seat } takes a toll of { log-n-ducats-ducat } from { $rival_acc }.
        }
    }

# The end

log-left-behind = { $seat_who ->
        [you] You leave { $figures_acc } behind and pay { log-n-ducats-ducat }.
        [they] { $seat } leave { $figures_acc } behind and pay { log-n-ducats-ducat }.
       *[it] { $seat } leaves { $figures_acc } behind and pays { log-n-ducats-ducat }.
    }

log-debt = { $seat_who ->
        [you] You pay the Inn { log-n-ducats-ducat }.
        [they] { $seat } pay the Inn { log-n-ducats-ducat }.
       *[it] { $seat } pays the Inn { log-n-ducats-ducat }.
    }

log-game-over = { $count ->
        [one] The game is over. Ducats: { $purses }. Winner: { $winners }.
       *[other] The game is over. Ducats: { $purses }. Winners: { $winners }.
    }

log-game-over-item = { $seat } { $score }

# The adventure sheets

log-sheet-action = { $figure } { $space_at }: { $action }.

log-stat = { $stat ->
        [bounty] A bounty is worth { log-n-value-ducat } now.
        [zombie_combat] Zombies fight with Combat { $value } now.
       *[other] { $stat_name }: { $value }.
    }

log-count = { $seat_who ->
        [you] { $counter ->
            [hideout] You hold { log-n-value-hostage } in the hideout.
            [fires_put_out] You have put out { log-n-value-fire }.
            [seals_broken] You have broken { log-n-value-seal }.
            [offering_points] You have { log-n-value-point }.
           *[other] { $seat }: { $counter_name } { $value }.
        }
        [they] { $counter ->
            [hideout] { $seat } hold { log-n-value-hostage } in the hideout.
            [fires_put_out] { $seat } have put out { log-n-value-fire }.
            [seals_broken] { $seat } have broken { log-n-value-seal }.
            [offering_points] { $seat } have { log-n-value-point }.
           *[other] { $seat }: { $counter_name } { $value }.
        }
       *[it] { $counter ->
            [hideout] { $seat } holds { log-n-value-hostage } in the hideout.
            [fires_put_out] { $seat } has put out { log-n-value-fire }.
            [seals_broken] { $seat } has broken { log-n-value-seal }.
            [offering_points] { $seat } has { log-n-value-point }.
           *[other] { $seat }: { $counter_name } { $value }.
        }
    }

log-mark = { $seat_who ->
        [you] You put a mark on { $figure_acc }.
        [they] { $seat } put a mark on { $figure_acc }.
       *[it] { $seat } puts a mark on { $figure_acc }.
    }

log-mark-back = { $seat_who ->
        [you] { $figure } is rid of your mark.
       *[other] { $figure } is rid of the mark of { $seat_acc }.
    }

log-recovered = The Guild of Jewelers recovers { $kind_acc } from { $figure_acc } and gains { log-n-ducats-ducat }.

log-gems-left = { $seat_who ->
        [you] You gain { log-n-ducats-ducat } for { log-n-gems-gem } left in the district.
        [they] { $seat } gain { log-n-ducats-ducat } for { log-n-gems-gem } left in the district.
       *[it] { $seat } gains { log-n-ducats-ducat } for { log-n-gems-gem } left in the district.
    }

log-rise = { $figure } rises from the ground { $space_at }.

log-lie-down = { $figure } falls to dust.

log-guests = { $room }: { log-n-hostages-guest }.

log-seize = { $figure } takes a hostage.

log-release = { $figure } lets the hostage go.

log-hostage-gone = { $figure } no longer leads a hostage.

log-hostage-hidden = { $figure } brings a hostage to the hideout.

log-ransom = { $seat_who ->
        [you] You get a ransom of { log-n-ducats-ducat } for { log-n-hostages-hostage }.
        [they] { $seat } get a ransom of { log-n-ducats-ducat } for { log-n-hostages-hostage }.
       *[it] { $seat } gets a ransom of { log-n-ducats-ducat } for { log-n-hostages-hostage }.
    }

log-price = The price of { $kind_acc } is { log-n-price-ducat } now.

log-sell = { $figure } sells { $kind_acc } for { log-n-ducats-ducat }; the price falls to { $price }.

log-market-closed = The fence closes her shop.

log-fire = { $room } catches fire.

log-fire-seat = { $seat_who ->
        [you] You set a fire { $room_at }.
        [they] { $seat } set a fire { $room_at }.
       *[it] { $seat } sets a fire { $room_at }.
    }

log-put-out = The fire { $room_at } is put out.

log-burned = The fire { $room_at } eats { $kind_acc }.

# The King of Ashes: before the game, exploring, experience

log-hired = { $seat_who ->
        [you] You hire { $figure_acc } in place of { $replaced_acc }.
        [they] { $seat } hire { $figure_acc } in place of { $replaced_acc }.
       *[it] { $seat } hires { $figure_acc } in place of { $replaced_acc }.
    }

log-token-hidden = { $seat_who ->
        [you] You lay an exploration token { $room_at }.
        [they] { $seat } lay an exploration token { $room_at }.
       *[it] { $seat } lays an exploration token { $room_at }.
    }

log-boast = { $seat_who ->
        [you] You boast: “{ $boast }”.
        [they] { $seat } boast: “{ $boast }”.
       *[it] { $seat } boasts: “{ $boast }”.
    }

log-boast-kept = { $seat_who ->
        [you] You keep the boast “{ $boast }” and gain { log-n-ducats-ducat }.
        [they] { $seat } keep the boast “{ $boast }” and gain { log-n-ducats-ducat }.
       *[it] { $seat } keeps the boast “{ $boast }” and gains { log-n-ducats-ducat }.
    }

log-boast-broken = { $seat_who ->
        [you] You break the boast “{ $boast }” and lose { log-n-ducats-ducat }.
        [they] { $seat } break the boast “{ $boast }” and lose { log-n-ducats-ducat }.
       *[it] { $seat } breaks the boast “{ $boast }” and loses { log-n-ducats-ducat }.
    }

log-explored = { $figure } turns up the token { $room_at }: { $token }.

log-token-gone = { $room }: the token { $token } leaves the game.

log-xp = { $seat_who ->
        [you] You gain { log-n-n-xp } and have { $xp } now.
        [they] { $seat } gain { log-n-n-xp } and have { $xp } now.
       *[it] { $seat } gains { log-n-n-xp } and has { $xp } now.
    }

log-xp-spent = { $seat_who ->
        [you] You spend { log-n-n-xp } and have { $xp } left.
        [they] { $seat } spend { log-n-n-xp } and have { $xp } left.
       *[it] { $seat } spends { log-n-n-xp } and has { $xp } left.
    }

log-wounded = { $figure } takes { log-n-n-wound }.

log-wounded-more = { $figure } takes { log-n-n-wound } and has { $wounds } now.

log-healed = { $figure } is healed of { log-n-n-wound }.

log-healed-left = { $figure } is healed of { log-n-n-wound }; { log-n-wounds-left } left.

log-mail-coat = { $how ->
        [yes] { $figure } rolls { $die }: the Mail Coat holds.
       *[no] { $figure } rolls { $die }: the Mail Coat does not hold.
    }

log-equipped = { $figure } gets { $equipment }.

log-gear-lost = { $figure } loses { $equipment }.

log-gear-used = { $figure } uses { $equipment }.

log-gear-used-target = { $figure } uses { $equipment } on { $target_acc }.

log-gear-swapped = { $figure } and { $mate_acc } exchange their equipment.

log-handed = { $figure } hands { $kind_acc } to { $mate_acc }.

log-meet = { $figure } meets { $mate_acc } { $space_at }.

log-meet-via = { $figure } meets { $mate_acc } { $space_at } by way of { $via }.

# Below

log-jailed = { $figure } is put in the Prison.

log-escape = { $how ->
        [yes] { $figure } tries to escape, needs { $target } or more and rolls { $die }: the door gives way.
       *[no] { $figure } tries to escape, needs { $target } or more and rolls { $die }: the door holds.
    }

log-escaped = { $figure } comes out of the Prison { $space_at }.

log-cyclops = The Cyclops die shows { $die }: the beast is { $room_at }.

log-tunnel = { $how ->
        [lost] { $figure } creeps into the Tunnel and rolls { $die }: the roof comes down.
        [clear] { $figure } creeps into the Tunnel and rolls { $die }: the way is clear.
       *[narrow] { $figure } creeps into the Tunnel and rolls { $die }: up to two treasures are lost on the way.
    }

log-altar = { $figure } lays { log-n-gems-mgem } on the altar for { log-n-ducats-ducat }.

log-fetched = { $seat_who ->
        [you] You take { $card } from the discards.
        [they] { $seat } take { $card } from the discards.
       *[it] { $seat } takes { $card } from the discards.
    }

log-loot = { $how ->
        [yes] { $figure } loots the Treasure Room and rolls { $dice }: { log-n-ducats-ducat }.
       *[no] { $figure } loots the Treasure Room and rolls { $dice }: two alike, and nothing but a scream is heard.
    }

log-relic-taken = { $figure } takes { $kind_acc } { $space_at }.

log-crown = The Crown lies { $space_at }.

log-grogged = { $seat_who ->
        [you] Nobody moves { $figure_acc } until your next turn.
       *[other] Nobody moves { $figure_acc } until the next turn of { $seat_acc }.
    }

# Cards and intrigues

log-card-stolen = { $seat_who ->
        [you] { $loser_who ->
            [you] You take a card from your hand.
           *[other] You take a card from the hand of { $loser_acc }.
        }
        [they] { $loser_who ->
            [you] { $seat } take a card from your hand.
           *[other] { $seat } take a card from the hand of { $loser_acc }.
        }
       *[it] { $loser_who ->
            [you] { $seat } takes a card from your hand.
           *[other] { $seat } takes a card from the hand of { $loser_acc }.
        }
    }

log-card-stolen-card = { $seat_who ->
        [you] { $loser_who ->
            [you] You take { $card } from your hand.
           *[other] You take { $card } from the hand of { $loser_acc }.
        }
        [they] { $loser_who ->
            [you] { $seat } take { $card } from your hand.
           *[other] { $seat } take { $card } from the hand of { $loser_acc }.
        }
       *[it] { $loser_who ->
            [you] { $seat } takes { $card } from your hand.
           *[other] { $seat } takes { $card } from the hand of { $loser_acc }.
        }
    }

log-spied = { $seat_who ->
        [you] You look at the token { $room_at }.
        [they] { $seat } look at the token { $room_at }.
       *[it] { $seat } looks at the token { $room_at }.
    }

log-spied-token = { $seat_who ->
        [you] You look at the token { $room_at }: { $token }.
        [they] { $seat } look at the token { $room_at }: { $token }.
       *[it] { $seat } looks at the token { $room_at }: { $token }.
    }

log-spied-hand = { $seat_who ->
        [you] { $rival_who ->
            [you] You look at your hand.
           *[other] You look at the hand of { $rival_acc }.
        }
        [they] { $rival_who ->
            [you] { $seat } look at your hand.
           *[other] { $seat } look at the hand of { $rival_acc }.
        }
       *[it] { $rival_who ->
            [you] { $seat } looks at your hand.
           *[other] { $seat } looks at the hand of { $rival_acc }.
        }
    }

log-spied-hand-cards = { $seat_who ->
        [you] { $rival_who ->
            [you] You look at your hand: { $cards }.
           *[other] You look at the hand of { $rival_acc }: { $cards }.
        }
        [they] { $rival_who ->
            [you] { $seat } look at your hand: { $cards }.
           *[other] { $seat } look at the hand of { $rival_acc }: { $cards }.
        }
       *[it] { $rival_who ->
            [you] { $seat } looks at your hand: { $cards }.
           *[other] { $seat } looks at the hand of { $rival_acc }: { $cards }.
        }
    }

log-intrigue-drawn = { $seat_who ->
        [you] You draw an intrigue.
        [they] { $seat } draw an intrigue.
       *[it] { $seat } draws an intrigue.
    }

log-intrigue-drawn-card = { $seat_who ->
        [you] You draw the intrigue { $card }.
        [they] { $seat } draw the intrigue { $card }.
       *[it] { $seat } draws the intrigue { $card }.
    }

log-intrigue-kept = { $seat_who ->
        [you] You look at { log-n-cards-intrigue } and keep one.
        [they] { $seat } look at { log-n-cards-intrigue } and keep one.
       *[it] { $seat } looks at { log-n-cards-intrigue } and keeps one.
    }

log-intrigue-kept-card = { $seat_who ->
        [you] You look at { log-n-cards-intrigue } and keep { $card }.
        [they] { $seat } look at { log-n-cards-intrigue } and keep { $card }.
       *[it] { $seat } looks at { log-n-cards-intrigue } and keeps { $card }.
    }

log-intrigue-kept-under = { $seat_who ->
        [you] You look at { log-n-cards-intrigue } and keep { $card }; under the deck: { $under }.
        [they] { $seat } look at { log-n-cards-intrigue } and keep { $card }; under the deck: { $under }.
       *[it] { $seat } looks at { log-n-cards-intrigue } and keeps { $card }; under the deck: { $under }.
    }

log-intrigue-peek = { $seat_who ->
        [you] { $rival_who ->
            [you] You look at your intrigues.
           *[other] You look at the intrigues of { $rival_acc }.
        }
        [they] { $rival_who ->
            [you] { $seat } look at your intrigues.
           *[other] { $seat } look at the intrigues of { $rival_acc }.
        }
       *[it] { $rival_who ->
            [you] { $seat } looks at your intrigues.
           *[other] { $seat } looks at the intrigues of { $rival_acc }.
        }
    }

log-intrigue-peek-seen = { $seat_who ->
        [you] { $rival_who ->
            [you] You look at your intrigues: { $seen }.
           *[other] You look at the intrigues of { $rival_acc }: { $seen }.
        }
        [they] { $rival_who ->
            [you] { $seat } look at your intrigues: { $seen }.
           *[other] { $seat } look at the intrigues of { $rival_acc }: { $seen }.
        }
       *[it] { $rival_who ->
            [you] { $seat } looks at your intrigues: { $seen }.
           *[other] { $seat } looks at the intrigues of { $rival_acc }: { $seen }.
        }
    }

log-intrigue-fulfilled = { $seat_who ->
        [you] You fulfil the intrigue { $card }.
        [they] { $seat } fulfil the intrigue { $card }.
       *[it] { $seat } fulfils the intrigue { $card }.
    }

log-intrigue-discarded = { $seat_who ->
        [you] { $rival_who ->
            [you] You make you discard the intrigue { $card }.
           *[other] You make { $rival_acc } discard the intrigue { $card }.
        }
        [they] { $rival_who ->
            [you] { $seat } make you discard the intrigue { $card }.
           *[other] { $seat } make { $rival_acc } discard the intrigue { $card }.
        }
       *[it] { $rival_who ->
            [you] { $seat } makes you discard the intrigue { $card }.
           *[other] { $seat } makes { $rival_acc } discard the intrigue { $card }.
        }
    }

log-intrigue-penalty = { $seat_who ->
        [you] You pay { log-n-ducats-ducat } for the unfulfilled intrigue { $card }.
        [they] { $seat } pay { log-n-ducats-ducat } for the unfulfilled intrigue { $card }.
       *[it] { $seat } pays { log-n-ducats-ducat } for the unfulfilled intrigue { $card }.
    }

log-hidden = { $figure } hides below and gets away after all.

# The sheets of The King of Ashes

log-rubble = Rubble falls { $space_at }.

log-rubble-seat = { $seat_who ->
        [you] You let rubble fall { $space_at }.
        [they] { $seat } let rubble fall { $space_at }.
       *[it] { $seat } lets rubble fall { $space_at }.
    }

log-cleared = { $figure } clears away the rubble { $space_at }.

log-relic-shown = { $room }: the relic is { $kind_acc }.

log-relic-sets = { $seat_who ->
        [you] You get { log-n-ducats-ducat } for relics in sets of { $sets }.
        [they] { $seat } get { log-n-ducats-ducat } for relics in sets of { $sets }.
       *[it] { $seat } gets { log-n-ducats-ducat } for relics in sets of { $sets }.
    }

log-offered = { $figure } gives up { $kind_acc }.

log-walled-up = { $figure } walls up the staircase { $room_at }.

log-torn-down = { $figure } tears down the wall { $room_at }.

log-reveller = { $seat_who ->
        [you] You send a reveller { $space_to }.
        [they] { $seat } send a reveller { $space_to }.
       *[it] { $seat } sends a reveller { $space_to }.
    }

log-reveller-gone = The reveller { $space_at } goes home.

log-procession = { $seat_who ->
        [you] You lead the reveller { $start_at } { $space_to }.
        [they] { $seat } lead the reveller { $start_at } { $space_to }.
       *[it] { $seat } leads the reveller { $start_at } { $space_to }.
    }

log-prize = { $seat_who ->
        [you] You get { log-n-ducats-ducat } for { log-n-points-point }.
        [they] { $seat } get { log-n-ducats-ducat } for { log-n-points-point }.
       *[it] { $seat } gets { log-n-ducats-ducat } for { log-n-points-point }.
    }

log-duke-led = { $figure } leads the Duke along.

log-duke-gone = The Duke is no longer with { $figure_acc }.

log-duke-held = The Duke is held { $room_at }.

log-duke-moved = A die shows { $die }: the Duke is now held { $room_at }.

log-duke-ransom = { $figure } rolls { $dice }: the Duke brings a ransom of { log-n-ducats-ducat }.

# Names that no card or board has

space-outside = outside the district
    .to = out of the district
    .at = outside the district

kind-crown = Crown
    .acc = a crown

kind-sceptre = Sceptre
    .acc = a sceptre

kind-mask = Mask
    .acc = a mask

kind-urn = Urn
    .acc = an urn

# Numbers of things, as the sentences need them

log-n-ap-ap = { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    }

log-n-cards-card = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

log-n-cards-intrigue = { $cards ->
        [one] { $cards } intrigue
       *[other] { $cards } intrigues
    }

log-n-cost-ap = { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }

log-n-ducats-ducat = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }

log-n-gems-gem = { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }

log-n-gems-mgem = { $gems ->
        [one] a magic gem
       *[other] { $gems } magic gems
    }

log-n-hostages-guest = { $hostages ->
        [one] { $hostages } guest of the Duke arrives
       *[other] { $hostages } guests of the Duke arrive
    }

log-n-hostages-hostage = { $hostages ->
        [one] { $hostages } hostage
       *[other] { $hostages } hostages
    }

log-n-n-wound = { $n ->
        [one] a wound
       *[other] { $n } wounds
    }

log-n-n-xp = { $n ->
        [one] { $n } experience token
       *[other] { $n } experience tokens
    }

log-n-points-point = { $points ->
        [one] { $points } offering point
       *[other] { $points } offering points
    }

log-n-portcullises-gate = { $portcullises ->
        [one] { $portcullises } portcullis falls
       *[other] { $portcullises } portcullises fall
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
        [one] { $value } fire
       *[other] { $value } fires
    }

log-n-value-hostage = { $value ->
        [one] { $value } hostage
       *[other] { $value } hostages
    }

log-n-value-point = { $value ->
        [one] { $value } offering point
       *[other] { $value } offering points
    }

log-n-value-seal = { $value ->
        [one] { $value } seal
       *[other] { $value } seals
    }

log-n-wounds-left = { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }

log-undone = { $seat_who ->
        [you] You take back a step.
        [they] { $seat } take back a step.
       *[it] { $seat } takes back a step.
    }

log-replaced = { $why ->
        [stall] { $seat }: the bot did not answer in time; the novice decided for it.
        [nonsense] { $seat }: the bot answered nonsense; the novice decided for it.
       *[crash] { $seat }: the bot failed; the novice decided for it.
    }
