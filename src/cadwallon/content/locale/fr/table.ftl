# La table : ce qu'on peut faire (act-), ce qui est demandé (ask-), pourquoi une carte attend (why-), et tout ce qui entoure le plateau.
# Un nom vient avec toutes ses formes : $figure_gen (« de Leona »), $figure_dat (« à Leona »), $space_to et $space_at (« dans la rue du Guet »).

## Ce qu'on peut faire. Un texte par verbe des règles.

act-deploy = { $figure } { $space_to }
act-militia = Déplacer { $figure_acc }
act-patrol = Aller { $space_to }
act-strike = Attaquer { $figure_acc }
act-stay = Rester ici
act-activate = Activer { $figure_acc }
act-move = Aller { $space_to }
act-attack = Attaquer { $figure_acc }
act-leave = Quitter le quartier { $space_at }
act-set-out = Se mettre en route
    .hint = pour une carte ou un talent en chemin
act-stop = S'arrêter ici
act-pick = Crocheter la serrure
act-bash = { $quick ->
    [yes] Forcer le coffre avec le talent
   *[no] Forcer le coffre
 }
act-play = { $with-figure ->
    [yes] { $card } sur { $figure_acc }
   *[no] Jouer { $card }
 }
act-play-on = { $card } contre { $rival_acc }
act-play-bash = { $card } : { $kind }
act-play-swap = { $card } : { $figure } et { $other }
act-use = { $with-figure ->
    [yes] { $skill } sur { $figure_acc }
   *[no] { $skill }
 }
act-do = { $with-kind ->
    [yes] { $action } : { $kind }
   *[no] { $action }
 }
act-lock = Mettre sous clé { $space_at } : { $kind }
act-give = { $figure } l'abandonne
act-shift = { $kind } : { $change ->
    [-2] 2 ducats de moins
    [-1] 1 ducat de moins
    [1] 1 ducat de plus
    [2] 2 ducats de plus
   *[other] de { $change }
 }
act-mission = { $with-skill ->
    [yes] Utiliser { $mission } avec { $skill }
   *[no] Utiliser { $mission }
 }
act-choose = { $letter ->
    [a] Le premier
   *[b] Le second
 }
act-put = Le placer { $space_at }
act-mark = Marquer { $figure_acc }
act-rise = Le lever { $space_at }
act-shamble = Déplacer { $figure_acc }
act-sell = Vendre : { $kind }
act-release = Lâcher l'otage
act-done = Terminé
act-discard = Défausser { $card }
act-keep = Garder { $card }
act-reroll = { $with-means ->
    [yes] Relancer le dé { $number } : { $means }
   *[no] Relancer le dé { $number }
 }
act-take = Prendre : { $kind }
act-drop = { $kind } { $space_to }
act-flee = Envoyer { $space_to }
act-step = S'esquiver { $space_to }
act-set = Poser { $space_at }
act-close = Baisser la herse { $space_at }
act-pass = { $frame ->
    [turn] Laisser la milice
    [muster] Plus de milicien
    [move] Continuer sans
    [fight] Laisser ainsi
    [won] En rester là
    [roll] Laisser ainsi
    [hiring] N'engager personne
    [inn] Ne plus rien acheter
    [boasting] Pas de vantardise
    [locking] Ne plus rien fermer
    [shambling] Ne plus en déplacer
    [procession] Les laisser où ils sont
   *[other] Passer
 }
act-end = Fin du tour
act-hire = { $hired } à la place { $figure_gen }
act-boast = { $boast }
act-meet = Rencontrer { $figure_acc }
act-hand = Donner : { $kind }
act-get = Prendre : { $kind }
act-swap-gear = Échanger l'équipement
act-heal = Soigner { $figure_acc }
act-buy = Équipement pour { $figure_acc }
act-equip = { $item } pour { $figure_acc }
act-keep-gear = Garder { $item }
act-wield = { $with-figure ->
    [yes] { $item } sur { $figure_acc }
   *[no] { $item }
 }
act-wield-at = { $item } : { $space }
act-wield-on = { $item } : main adverse, { $rival }
act-intrigue = Piocher une intrigue
act-fulfil = Accomplir { $card }
act-keep-intrigue = Garder { $card }
act-drop-intrigue = Défausser { $card }
act-escape = Tenter de s'évader
act-tunnel = Sortir par le Tunnel
act-pray = Offrir les gemmes magiques
act-torture = Prendre { $figure_dat } : { $kind }
act-read = Lire au Scriptorium
act-loot = Piller la Salle du trésor
act-fetch = Prendre { $card }
act-cancel = Annuler { $card }
act-label = { $kind } { $space_at }
act-burn = Brûler : { $kind }
act-offer = Abandonner : { $kind }
act-clear = Déblayer : { $space }
act-parade = Celui { $space_at }
act-lose = Perdre : { $kind }
act-hide = { $figure } se cache en bas

act-go = Y aller
act-go-pick = Y aller et crocheter la serrure
act-go-bash = { $quick ->
    [yes] Y aller et forcer avec le talent
   *[no] Y aller et forcer le coffre
 }
act-go-attack = Y aller et attaquer { $figure_acc }
act-go-other = Y aller, puis : { $label }

choose-adv-04-a = Le voleur quitte la partie
choose-adv-04-b = Il fuit, et vous avez désormais un point d'action de moins par tour
choose-adv-05-a = Reprendre l'otage
choose-adv-05-b = Prendre le butin habituel ; l'otage reste ici
choose-adv-14-a = Reprendre le Duc
choose-adv-14-b = Prendre le butin habituel ; le Duc retourne à ses ravisseurs

## Ce qui est demandé. Un texte par situation.

ask-arrival = { $figure } arrive.
ask-boasting = Vous vantez-vous ? Cela rapporte si c'est tenu et coûte sinon.
ask-choosing = Quel équipement, et pour qui ?
ask-claim = La mission va être payée.
ask-clearing = Quels décombres déblaie { $figure_acc } ?
ask-cut-loose = { $kind ->
    [none] Les sangles { $figure_gen } sont coupées : quel trésor est perdu ?
   *[other] Dans quelle salle tombe-t-il : { $kind } ?
 }
ask-deploy = Placez un de vos voleurs à une porte
ask-discard = Quelle carte abandonnez-vous ?
ask-dressing = Quelle blessure soigner ? { $left ->
    [one] Encore une.
   *[other] Encore { $left }.
 }
ask-drop-intrigue = Quelle intrigue défausse { $rival_acc } ?
ask-ducat-chests = On ouvre le coffre rempli d'or.
ask-ending = La partie s'achève.
ask-escort = { $loser } conduisait le Duc. Que prend { $winner_acc } ?
ask-exchange = { $figure } rencontre { $mate_acc }. Qu'échangent-ils ?
ask-feinting = Laquelle des cartes de l'attaquant reste sans effet ?
ask-fetching = Quelle carte reprenez-vous de la défausse ? { $left ->
    [one] Encore une.
   *[other] Encore { $left }.
 }
ask-fight = { $attacker } attaque { $defender_acc }
ask-fine = { $loser } paie la milice.
ask-flight = { $figure } fuit de { $steps ->
    [one] 1 zone
   *[other] { $steps } zones
 } : vous dites où
ask-give-up = Quel voleur l'abandonne : { $kind } ?
ask-handover = { $loser } conduisait un otage. Que prend { $winner_acc } ?
ask-hiding = Qui se cache en bas et compte comme sorti du quartier ?
ask-hiring = Engagez-vous un mercenaire ? Il prend la place d'un de vos voleurs.
ask-inn = L'Auberge vend à crédit : quel équipement, et pour qui ?
ask-jail = { $figure } va à la Prison.
ask-keep-gear = Quel équipement garde { $figure_acc } ? L'autre quitte la partie.
ask-keep-intrigue = Quelle intrigue gardez-vous ? Les autres vont sous la pioche.
ask-labels = { $room ->
    [none] Quel pion change de place ?
   *[other] Quel pion échanger avec celui { $room_at } ?
 }
ask-lay-down = { $figure } a subi une fouille : posez le trésor dans une salle
ask-locking = Quels trésors sont retournés face coffre ? { $left ->
    [one] Encore un.
   *[other] Encore { $left }.
 }
ask-marking = Quel voleur marquez-vous ?
ask-move = { $stage ->
    [0] { $figure } va se déplacer. Utilisez-vous d'abord quelque chose ?
   *[other] Où va { $figure_acc } ?
 }
ask-muster = Quel milicien déplacez-vous ? { $left ->
    [one] Encore un.
   *[other] Encore { $left }.
 }
ask-offering = Qu'abandonne { $figure_acc } ?
ask-opened = { $figure } a ouvert un coffre. Utilisez-vous quelque chose ?
ask-option = Lequel des deux ?
ask-patrol = { $figure } peut aller jusqu'à { $steps ->
    [one] 1 zone
   *[other] { $steps } zones
 }
ask-peek = Quelle carte gardez-vous ? Les autres vont sous la pioche.
ask-placing = { $token ->
    [portcullis] Alarme ! Fermez une porte
    [exploration] Dans quelle salle placez-vous un pion exploration, face cachée ?
    [rubble] Quelle rue est bloquée par des décombres ?
    [fire] Quelle salle prend feu ?
    [reveller] Où apparaît un fêtard ?
   *[other] Où le placer ?
 }
    .left = { $left ->
        [one] Encore 1 à placer.
       *[other] Encore { $left } à placer.
     }
ask-preparation = La partie se prépare.
ask-procession = { $start ->
    [none] Quel fêtard déplacez-vous, de { $steps ->
        [one] 1 rue
       *[other] { $steps } rues
     } au plus ?
   *[other] Où va le fêtard { $start_at }, de { $steps ->
        [one] 1 rue
       *[other] { $steps } rues
     } au plus ?
 }
ask-recovery = Que reprend la Guilde { $loser_dat } ?
ask-resolve = Que se passe-t-il ensuite ?
ask-rising = Où se lève un zombie ?
ask-rival-window = { $window ->
    [rival_move_start] { $figure } va se déplacer
    [rival_pick_roll] { $figure } a crocheté la serrure
    [rival_mission] Une mission va être payée : { $gang }
   *[other] Répondez-vous par une carte ?
 }
ask-roll = { $purpose ->
    [escape] { $figure } obtient { $dice } pour s'évader ; il faut { $target } ou plus.
    [tunnel] { $figure } obtient { $dice } dans le Tunnel : 1 est la fin, dès 4 rien n'est perdu.
    [loot] { $figure } obtient { $dice } dans la Salle du trésor : deux dés semblables sont la fin.
    [purse] { $figure } obtient { $dice } pour la bourse.
    [ducats] { $figure } obtient { $dice } pour le coffre.
    [ransom] { $figure } obtient { $dice } pour la rançon.
    [militia] Le dé montre { $dice } pour { $figure_acc } (6 : sur place).
    [cyclops] Le dé du Cyclope montre { $dice }.
   *[other] { $figure } obtient { $dice } ; il faut { $target } ou moins.
 }
ask-rumour = Vous répandez une rumeur : quel prix change ?
ask-selling = Que vend { $figure_acc } ?
ask-set-down = Où poser { $figure_acc } ?
ask-shambling = Quel zombie déplacez-vous, de { $steps ->
    [one] 1 zone
   *[other] { $steps } zones
 } au plus ?
ask-spoils = Que prend { $winner_acc } { $loser_dat } ?
ask-step = Où s'esquive { $figure_acc } ?
ask-surplus = { $figure } porte trop : posez un trésor dans une salle vide
ask-tunnel-exit = Que perd { $figure_acc } dans le Tunnel ? { $to_lose ->
    [one] Encore un.
   *[other] Encore { $to_lose }.
 }
ask-turn = { $phase ->
    [militia] { $below ->
        [yes] Déplacez-vous un milicien, de 4 zones au plus ?
       *[no] Quel milicien nommez-vous ? Un dé dit jusqu'où il peut aller (6 : nulle part).
     }
   *[other] Que faites-vous ?
 }
ask-won = Vous avez gagné le combat. Utilisez-vous quelque chose ?

## Remarques sur les actions

row-way = { $steps } sur { $most ->
    [one] 1 zone
   *[other] { $most } zones
 }
row-chest-die = { $kind }, { $faces ->
    [1] sur un 1
   *[other] sur { $faces } ou moins
 }
row-goal = { $space } : { $note }
row-chest-sure = { $kind }, à coup sûr
row-load = porte : { $load }
row-ends = met fin à l'activation { $figure_gen }
row-pays = rapporte { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }

## Les zones en mots

space-head = { $space }, { $kind ->
    [room] salle
    [gate] porte
    [chamber] chambre
   *[street] rue
 }{ $steps ->
    [0] .
    [one] , à 1 zone.
   *[other] , à { $steps } zones.
 }
space-chest = { $kind } dans un coffre verrouillé.
space-chest-shut = { $kind } dans un coffre fermé.
space-token = { $token }.
space-token-hidden = Un pion exploration, face cachée.
space-token-seen = Un pion exploration face cachée, que vous avez vu : { $token }.
space-relic-hidden = Une relique, face cachée.
space-shut = Fermé par une herse.
space-rubble = Bloqué par des décombres.
space-stairs = Un escalier descend.
space-wall = L'escalier est muré.
space-duke = Le Duc est retenu ici.
space-ground-hostage = { $count ->
    [one] Un otage.
   *[other] { $count } otages.
 }
space-ground-fire = Ça brûle.
space-ground-reveller = Un fêtard.
space-near = À côté : { $spaces }.
space-nobody = Personne ici.
space-figure = { $figure } est ici.
space-figure-load = { $figure } est ici avec { $load }.
space-wounds = { $wounds ->
    [one] Une blessure.
   *[other] { $wounds } blessures.
 }
space-group-room = Salles
space-group-street = Rues
space-group-gate = Portes
space-group-chamber = Catacombes
note-compass-north = N
note-compass-east = E
note-compass-south = S
note-compass-west = O

## La barre du haut

table-round = Tour
table-round-n = { $round ->
    [0] Avant le premier tour
   *[other] Tour { $round }
 }
table-of-rounds = sur { $rounds }
table-your-turn = À vous
table-your-choice = À vous de choisir
table-turn-of = À { $name } de jouer
table-is-away = { $who ->
    [they] { $name } ne sont plus là
   *[it] { $name } n'est plus là
 }
table-seat-open = { $who ->
    [they] { $name } attendent un joueur
   *[it] { $name } attend un joueur
 }
table-spectator = Vous regardez
table-phase = Phase
phase-draw = Pioche
phase-militia = Milice
phase-act = Actions
phase-end = Fin
track-round = Tour { $round }{ $state ->
    [now] , en cours
    [past] , passé
   *[next] {""}
 }{ $event ->
    [none] {""}
   *[other] { " : " }{ $event }
 }
track-end = Fin de partie
table-alarm-next = Alarme au prochain tour
    .short = Alarme bientôt
table-alarm-now = Alarme ! Les portes ferment
    .short = Alarme !
table-last-round = Dernier tour
table-gates-shut = { $shut ->
    [one] 1 porte est fermée
   *[other] { $shut } portes sont fermées
 }
    .short = { $shut } fermées
table-event-next = Ensuite : { $event }

## Adversaires, missions, chronique, actions

table-rail = Adversaires, missions, actions
table-rivals = Adversaires
table-in-order = dans l'ordre du tour
table-missions = Missions de la Guilde
table-missions-cost = en utiliser une : { $ap } PA
table-chronicle = Chronique
table-actions = Actions
table-hand = Votre main
table-gang = Votre bande
table-tabs = Ce qui est montré sous le plateau
table-drawer = Adversaires, missions et actions
table-you = Vous
table-night-begins = La nuit commence.
log-heading = { $name }, tour { $round }
rival-link = par lien
rival-open = { $who ->
    [they] attendent un joueur
   *[it] attend un joueur
 }
rival-here = sur cet écran
rival-bot = robot
rival-stands-in = un robot remplace
rival-thinks = réfléchit
rival-away = hors ligne depuis { $time }
rival-ducats = Ducats, cachés
rival-cards = { $back ->
    [purple] Cartes arcane au dos violet
   *[blue] Cartes arcane au dos bleu
 }
rival-cards-n = { $cards ->
    [one] 1 carte en main
   *[other] { $cards } cartes en main
 }
rival-intrigues = Intrigues
host-bot = Laisser jouer un robot
host-person = Rendre la place
host-link = Liens
mission-pays = { $count ->
    [0] Vous ne portez aucun de ces trésors.
   *[other] Elle vous paierait maintenant { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
     }, pour { $ap } PA.
 }
mission-not-now = Pas utilisable maintenant : il faut des points d'action de votre propre tour et au moins un trésor de cette sorte.
mission-none = aucune
mission-no-more = Il n'y a plus de mission.
mission-use = { $ap } PA, { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }
note-mission = { $kind } : la mission paie { $ducats }
note-again = Encore un clic : { $what }
where-mission = mission { $now } › { $then }
table-again = encore
table-sure = sûr
table-final = sans retour possible
table-ap = { $ap ->
    [one] 1 point d'action
   *[other] { $ap } points d'action
 }
table-ap-left = Reste { $ap } PA
table-ducats = Ducats
table-experience = Expérience
table-experience-token = un pion expérience
table-point-space = Montrez une zone éclairée, un adversaire cerclé ou une carte.
table-nothing-left = Ce voleur n'a plus rien à faire : choisissez-en un autre ou terminez le tour.
way-point = Point de passage { $number } : { $space }.
table-choose-thief = Choisissez un voleur sur le plateau ou ci-dessous.
table-back = Retour
table-swap = Échanger
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-zoom-fit = Tout le plateau
table-small-map = Petite carte
table-line-down = La ligne est coupée : rien n'a été envoyé. Elle reviendra d'elle-même.
stat-combat = Combat
stat-movement = Mouvement
stat-mind = Esprit
stat-changed = { $printed } sur la carte, { $now } à présent.
place-outside = hors du quartier
place-removed = hors jeu
place-unplaced = pas encore en place
place-lost = ne reviendra pas
ask-click-space = Cliquez une zone éclairée.
ask-click-figure = Cliquez une figurine cerclée.

## L'attente

wait-title = En attendant
wait-asked = On vous demandera quand une de vos cartes pourra être jouée : { $cards }.
wait-nothing = Vous n'avez aucune carte jouable pendant le tour d'un adversaire.
wait-quiet = On ne vous demande rien pendant ce tour.
wait-dont-ask = Ne rien me demander ce tour-ci
wait-for = Décision : { $name }.
wait-limit = { $seconds ->
    [one] Niveau : { $level }. Il prend jusqu'à { $seconds } seconde par tour.
   *[other] Niveau : { $level }. Il prend jusqu'à { $seconds } secondes par tour.
}
wait-pace = Vitesse
wait-pause = Pause
wait-skip = passer
ribbon-ap = { $name } : reste { $ap } PA sur { $of }

## La bande en bas

thief-ready = disponible
thief-acting = agit
thief-done = a agi
thief-waiting = attend
thief-wounded = blessure
thief-prison = en prison
thief-outside = dehors
thief-removed = hors jeu
thief-unplaced = à placer
thief-lost = a disparu
thief-no-gear = Pas d'équipement
table-end-turn = Fin du tour
table-undo = Annuler
undo-yes = Reprend votre dernier pas.
undo-die = Un dé a été lancé : cela compte.
undo-card = Une carte ou un pion a été vu : cela compte.
undo-rival = Un autre joueur a décidé depuis : cela compte.
undo-start = Il n'y a rien à reprendre.
undo-none = Ce n'est pas votre tour.
turn-plays = { $who ->
    [they] jouent
   *[it] joue
 }
turn-hint = Conseil
turn-hint-what = Ce que ferait ici un maître de guilde, et pourquoi.
turn-hint-number = conseil { $number }
turn-thinks = { $who ->
    [they] réfléchissent
   *[it] réfléchit
 }
turn-waits-you = { $who ->
    [they] { $name } vous attendent
   *[it] { $name } vous attend
 }
pile-deck = { $count ->
    [one] 1 carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }, celle du dessus { $back ->
    [purple] violette
   *[blue] bleue
 }
pile-discard = { $count ->
    [one] 1 carte défaussée
   *[other] { $count } cartes défaussées
 }
hand-tap = touchez une carte pour la lire
hand-summary = { $playable ->
    [0] Aucune ne peut être jouée maintenant ; { $waiting ->
        [one] { $waiting } attend
       *[other] { $waiting } attendent
    } un autre moment.
    [one] { $playable } peut être jouée maintenant, { $waiting } pour un autre moment.
   *[other] { $playable } peuvent être jouées maintenant, { $waiting } pour un autre moment.
}
card-playable = jouable
card-playable-now = à jouer
card-joins = s'ajoute
card-choose-target = Choisissez une cible
join-run = +2 zones
join-secret-door = par les murs
join-shadow-walk = +1 zone
join-over-the-rooftops = par les toits
intrigue-penalty = { $ducats ->
    [one] 1 ducat perdu si elle reste en main
   *[other] { $ducats } ducats perdus si elle reste en main
 }
intrigue-no-penalty = Sans pénalité
intrigue-held = intrigue
intrigue-progress = { $done } sur { $of }
gear-once = À défausser après un usage
gear-always = Sert toute la partie
when-fight = Avant les dés
when-fight-attacker = Quand vous attaquez
when-fight-defender = Quand vous défendez
when-fight-dice = Après les dés
when-fight-won = Après un combat gagné
when-own-turn = Pendant votre tour
when-own-activation = Avec votre voleur actif
when-own-move = Pendant votre déplacement
when-own-move-start = Au départ de votre déplacement
when-own-chest-action = Quand vous forcez un coffre
when-own-test-roll = Après votre jet raté
when-own-roll = Après votre jet
when-own-chest-opened = Après l'ouverture d'un coffre
when-own-mission = Quand vous utilisez une mission
when-own-militia-phase = Dans votre phase de milice
when-rival-move-start = Au départ d'un adversaire
when-rival-pick-roll = Un adversaire a crocheté
when-rival-mission = Un adversaire utilise une mission
when-short-fight = avant dés
when-short-fight-attacker = en attaque
when-short-fight-defender = en défense
when-short-fight-dice = après dés
when-short-fight-won = victoire
when-short-own-turn = votre tour
when-short-own-activation = activation
when-short-own-move = en chemin
when-short-own-move-start = au départ
when-short-own-chest-action = forcer
when-short-own-test-roll = jet raté
when-short-own-roll = votre jet
when-short-own-chest-opened = coffre
when-short-own-mission = mission
when-short-own-militia-phase = milice
when-short-rival-move-start = son départ
when-short-rival-pick-roll = sa serrure
when-short-rival-mission = sa mission
why-other = Elle ne peut pas être jouée maintenant.

## Réactions, jets, combats, échanges

prompt-play = Jouer la carte
prompt-pass = Passer
prompt-dont-ask = Ne rien demander ce tour-ci
roll-failed = C'est raté
roll-lock-holds = La serrure tient
roll-stands = Le dé est tombé
roll-pick = { $figure } crochète une serrure : { $target } ou moins.
roll-test = { $figure } fait un test d'Esprit : { $target } ou moins.
roll-escape = { $figure } tente de s'évader : { $target } ou plus.
roll-militia = Jusqu'où va { $figure_acc } ; 6 : nulle part.
roll-purse = La bourse { $figure_gen }.
roll-chest-of-ducats = Le coffre sorti par { $figure_acc }.
roll-cyclops = Où va le Cyclope.
roll-tunnel = { $figure } dans le Tunnel.
roll-loot = { $figure } dans la Salle du trésor : deux dés semblables sont la fin.
roll-mail-coat = La cotte de mailles { $figure_gen } tient-elle ?
roll-duke-moved = Où l'on emmène le Duc.
roll-reroll = { $figure } relance.
roll-fight = Les dés du combat.
roll-other = { $figure } lance le dé.
fight-attacker = Attaquant
fight-defender = Défenseur
fight-won = { $winner } bat { $loser_acc }
fight-round = manche { $round }
fight-highest = plus haut dé { $die }
fight-dice = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 }
fight-bonus = { $bonus ->
    [-2] 2 de moins
    [-1] 1 de moins
   *[other] +{ $bonus }
 }
fight-no-card = pas encore de carte
fight-may-play = une carte peut encore être jouée
fight-so-far = Dans ce combat
fight-tie = gagne l'égalité
fight-step-his = { $mine ->
    [attack] Votre carte
   *[defend] Sa carte
 }
fight-step-yours = { $mine ->
    [attack] Sa carte
   *[defend] Votre carte
 }
fight-step-dice = Dés
fight-step-after = Après les dés
fight-step-spoils = Butin
fight-step-flight = Fuite
fight-winning = Vous gagnez
fight-losing = Vous perdez
fight-against = { $mine } contre { $his }
fight-answer = Votre réponse
fight-answer-hint = Le cercle est votre chance de gagner le combat.
fight-waits = L'autre camp réfléchit.
fight-if-lost = Défaite : { $carries ->
    [yes] { $figure } abandonne un trésor ({ $load }) et prend la fuite.
   *[no] deux ducats partent, et { $figure_acc } prend la fuite.
 }
fight-if-won = Victoire : { $carries ->
    [yes] { $figure } prend un trésor ({ $load }) et chasse { $foe_acc }.
   *[no] { $figure } prend deux ducats et chasse { $foe_acc }.
 }
exchange-empty = Ne porte rien.
took-gear = { $item } pour { $figure_acc }
took-nothing = encore rien

## Le tableau d'aventure

sheet-title = Aventure
sheet-prices = Prix
sheet-fence = La receleuse
sheet-fence-next = prochain tour : { $space }
sheet-mark = marque : { $figure }
sheet-held = { $figure } reste jusqu'au prochain tour : { $name }
sheet-duke = Le Duc est retenu : { $space }
sheet-seals = Sceaux
sheet-seals-broken = { $broken ->
    [0] aucun brisé ; le troisième éveille la bête
    [1] un brisé ; le troisième éveille la bête
    [2] deux brisés ; le troisième éveille la bête
   *[other] { $broken } brisés ; la bête est éveillée
 }
number-dukes-treasure = Trésor du Duc
number-blood-purse = Bourse de sang
number-bounty = Prime par marque
number-zombie-combat = Combat des zombies
number-lowest-ap = PA par tour, au moins
number-hideout = Otages dans la cachette
number-fires-put-out = Feux éteints

## Fenêtres au-dessus de la table

end-ask-title = Finir votre tour ?
end-ask-text = { $ap ->
    [one] Il reste 1 point d'action
   *[other] Il reste { $ap } points d'action
 } ; peuvent encore agir : { $figures }.
end-ask-stay = Rester
words-title = Le plateau en mots
words-figures = Qui est où
words-figure = Figurine
words-gang = Bande
words-place = Lieu
words-load = Porte
words-lying = Ce qui se trouve où
words-gates = Portes
words-gate-shut = fermée par une herse
words-gate-open = ouverte : les voleurs peuvent sortir
words-gate-quiet = ouverte
links-title = Places et liens
links-copy = Copier le lien
links-revoke = Nouveau lien
links-watch = Spectateurs
links-watch-hint = Ils voient ce que tous peuvent voir.
seat-here = sur cet écran
seat-link = par lien
seat-bot = robot
keys-title = Touches
key-space = Espace
key-thief = choisir un voleur
key-row = ligne du panneau, ou réponse
key-neighbour = zone dans cette direction
key-lit = zone éclairée précédente, suivante
key-do = le faire
key-end = fin du tour
key-pass = passer, ou continuer
key-back = retour
key-undo = annuler
key-point = point de passage
key-hand = main
key-missions = missions
key-gang = bande
key-log = chronique
key-rivals = adversaires
key-board = autre plateau
key-zoom = plus près, plus loin, tout le plateau
key-next = événement suivant
key-hint = conseil
key-pace = vitesse
key-here = ce qu'il y a ici
key-words = le plateau en mots
key-rules = règles ; avec Maj : toutes les touches
key-region = région suivante
tab-act = Actions
tab-hand = Main
tab-missions = Missions
tab-gang = Bande
tab-log = Journal
sheet-grip = Plus haut ou plus bas
say-your-turn = À vous, { $ap ->
    [one] 1 point d'action.
   *[other] { $ap } points d'action.
 }
why-your-turn = Attend votre tour.
why-your-thief = Attend qu'un de vos voleurs agisse.
why-move-start = Attend qu'un de vos voleurs se mette en route.
why-your-move = Attend un déplacement de votre voleur.
why-at-chest = Attend que votre voleur soit devant un coffre.
why-failed-roll = Attend que vous ratiez un jet d'Esprit.
why-chest-opened = Attend que votre voleur ait ouvert un coffre.
why-militia-phase = Attend votre phase de milice.
why-attacking = Attend qu'un de vos voleurs attaque.
why-defending = Attend qu'un de vos voleurs soit attaqué.
why-before-dice = Attend un combat, avant les dés.
why-after-dice = Attend un combat, après les dés.
why-fight-won = Attend que vous ayez gagné un combat.
why-rival-moves = Attend qu'un voleur adverse soit sur le point de se déplacer.
why-rival-picks = Attend qu'un voleur adverse ait crocheté une serrure.
why-rival-mission = Attend qu'un adversaire utilise une mission.
why-not-now = Autre chose s'accomplit d'abord.
why-over = La partie est finie.
why-once = Elle ne sert qu'une fois, et c'est fait.
why-one-card = Vous avez déjà joué une carte dans ce combat.
why-silenced = Une Embuscade vous interdit de jouer des cartes dans ce combat.
why-no-target = Il n'y a personne sur qui l'utiliser.
why-no-card = L'autre camp n'a pas joué de carte.
why-no-action = Votre voleur n'a plus d'action.
why-no-chest = Il n'y a pas de coffre ici.
why-no-points = Vous avez trop peu de points d'action.
why-no-gain = Forcer ne coûterait pas moins avec elle.
why-useless = Elle ne changerait rien.
why-below = Pas dans les catacombes.
why-not-open = Seulement dans une rue ou une zone de déploiement.
why-in-prison = Pas dans la Prison.
why-no-room = Aucune zone libre à côté.
why-not-watch = Seulement contre la milice.
why-not-thief = Seulement contre des voleurs.
why-by-itself = Elle se montre d'elle-même le moment venu.
why-turn-end = On la regarde à la fin de votre tour.
why-game-end = On la regarde à la fin de la partie.
why-cannot-pay = Son prix ne peut pas être payé ici et maintenant.

rival-lost = { $who ->
    [they] { $name } ont perdu la connexion. Rien n'est perdu : la partie attend.
   *[it] { $name } a perdu la connexion. Rien n'est perdu : la partie attend.
 }
risk-chance = Cela réussit dans { $chance } des cas. Sinon, le voleur peut être perdu.
risk-unknown = Le voleur peut être perdu.
risk-yes = Oser
risk-no = Plutôt pas
table-result = Résultat
