# Les pages autour de la table : accueil, nouvelle partie, rejoindre, fin, règles, à propos.

## Accueil

home-motto = Mon royaume pour un Ducat !
home-pitch = Une nuit, quatre bandes, vingt-quatre salles pleines du bien d'autrui. Volez, frappez, passez sous le nez de la milice, et soyez dehors avant que tombe la dernière herse.
home-play = Jouer tout de suite
home-play-what = { $adventure }, contre un robot
home-new = Nouvelle partie
home-join = Rejoindre par lien
home-join-what = collez ce qu'un ami a envoyé
home-rules = Lire les règles
home-rules-what = numérotées, avec recherche
home-continue = Reprendre
home-device = sur cet appareil
home-none = Pas encore de partie. « Jouer tout de suite » en commence une.
home-round = Tour { $round } sur { $rounds }
home-round-with = Tour { $round } sur { $rounds }, avec { $others }
home-round-here = Sur un écran : { $here }, tour { $round } sur { $rounds }
home-not-begun = Pas commencée, { $rounds } tours
home-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
home-my-turn = À vous
home-turn = À { $name } de jouer
home-waits = Un adversaire décide
home-over = Terminée
home-watching = Vous regardez
home-stale = Faite avec un autre contenu
home-more = { $count ->
    [one] En montrer une de plus
   *[other] En montrer { $count } de plus
}

## Rejoindre

join-title = Rejoindre une partie
join-lead = Une place vous est gardée à la table.
join-name = Votre nom
join-name-hint = C'est ainsi que les autres vous voient.
join-go = Prendre la place
join-paste = Le lien, ou le code à sa fin
join-paste-wrong = Ce n'est pas le lien d'une place ; il ressemble à { $example }
join-find = Continuer
join-anonymous = Un ami

## Nouvelle partie

new-title = Nouvelle partie
new-all = Toutes, { $count }
new-base = La Cité des Voleurs 1–8
new-expansion = Le Roi des Cendres 9–14
new-adventures = Aventures
new-number = Aventure { $number }
new-number-first = Aventure { $number }, la meilleure pour débuter
new-players-range = { $min ->
    [one] { $min } joueur
   *[other] { $min }–{ $max } joueurs
}
new-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
new-length = environ { $minutes } à { $players }
new-rounds = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
new-alarm = alarme au tour { $round }
new-catacombs = catacombes
new-heroes = { $count ->
    [one] une héroïne
   *[other] { $count } héroïnes
}
new-mode = Règles
new-mode-base = Règles de base
new-mode-old_city = Vieille cité, nouveaux tours
new-mode-expansion = Le Roi des Cendres
new-mode-old_city-hint = L'aventure avec les règles de l'extension : blessures, expérience, équipement, intrigues, exploration.
new-seats = Places
new-seat = Place { $number }
new-you = Vous
new-name-of = Nom du joueur : { $gang }
new-kind = Qui joue ?
new-kind-here = Sur cet écran
new-kind-link = Par lien
new-kind-bot = Robot
new-bot-kind = Niveau du robot
new-level-novice = Rapide et plausible, avec des erreurs. Pour vos premières parties.
new-level-cutpurse = Prévoit tout son tour : coffres, missions, combats, le retour à temps.
new-level-guild-master = Imagine la suite de la nuit avant chaque coup. Prend son temps.
new-level-random = Fait n'importe quoi de permis.
new-link-later = Vous recevrez le lien de cette place dès que la partie existe.
new-gang-of = Bande de { $name }
new-gang-taken = { $gang }, échanger avec { $name }
new-guild = Guilde des Joailliers
new-guild-style = Pas des voleurs mais l'autre camp : Sienne, Isabeau et les deux miliciens, payés pour chaque voleur arrêté. Sans ce choix, le plus petit jet les mène.
new-add = { $count ->
    [3] Ajouter un troisième joueur
   *[other] Ajouter un quatrième joueur
}
new-remove = Retirer { $name }
new-thieves = Montrer les quatre voleurs
new-inn = L'Auberge
new-inn-hint = Avant la partie, chacun achète à crédit parmi les cartes étalées à l'Auberge.
new-inn-not = Le Roi des Cendres seulement
new-play = Jouer
new-play-what = { $adventure }, { $players }
new-making = On dresse le quartier …
new-wrong-long = Un nom a au plus { $limit } lettres.
new-wrong-same = Deux joueurs ne peuvent pas porter le même nom.
new-friend = Un ami
new-player = Joueur { $number }
new-short-01 = Frappez la Salle des coffres quand elle est pleine
new-short-02 = Traquez le voleur marqué, gardez le vôtre
new-short-03 = Des gemmes, et dehors, malgré les lames
new-short-04 = Levez les morts contre vos adversaires
new-short-05 = Enlevez de nobles invités et livrez-les
new-short-06 = Vendez à Sienne avant que le prix tombe
new-short-07 = Videz les salles avant qu'elles brûlent
new-short-08 = Sortez du butin tandis que tombent les portes
new-short-09 = Brisez les cinq sceaux d'en bas
new-short-10 = Réunissez des reliques maudites
new-short-11 = Murez les escaliers, ou gardez-les ouverts
new-short-12 = Réalisez vos vantardises
new-short-13 = Brûlez votre butin, le plus généreux gagne
new-short-14 = Un seul prix pour tous : le Duc

## La fin d'une partie

end-head = { $adventure }, { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}
end-you = Vous
end-you-win = La nuit est à vous
end-wins = La nuit est à { $name }
end-you-share = Vous partagez la nuit avec { $names }
end-share = { $names } se partagent la nuit
end-why-ahead = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, { $ahead } de plus que { $me ->
    [yes] vous
   *[no] { $second }
}.
end-why-tie = { $ducats ->
    [one] { $ducats } ducat chacun, et { $first } l'emporte par ce qui a été sorti.
   *[other] { $ducats } ducats chacun, et { $first } l'emporte par ce qui a été sorti.
}
end-why-even = { $ducats ->
    [one] { $ducats } ducat chacun : personne n'est devant.
   *[other] { $ducats } ducats chacun : personne n'est devant.
}
end-why-one = Surtout grâce à : { $first } ({ $one }).
end-why-two = Surtout grâce à : { $first } ({ $one }) et { $other } ({ $two }).
end-places = Classement
end-sources = D'où vient chaque ducat
end-source = Source
end-total = Ducats
end-chart = Les ducats au fil des tours
end-chart-end = fin
end-chart-table = Montrer en tableau
end-chart-chart = Montrer en courbe
end-chart-round = Tour { $round }
end-chart-alarm = Alarme
end-chart-alt = Courbes des ducats après chaque tour. Le bouton à côté du titre les montre en tableau.
end-proof = Des dés honnêtes
end-proof-fits = La clé correspond au sceau.
end-proof-fits-text = Le sceau a été publié avant le premier dé, la clé après le dernier. Votre navigateur vient de les comparer : personne n'a pu choisir un dé ou une carte de cette partie.
end-proof-fails = La clé ne correspond pas au sceau !
end-proof-fails-text = Quelqu'un a changé la clé ou le sceau. Ne vous fiez pas aux dés de cette partie.
end-proof-unknown = Sceau et clé de tous les dés.
end-proof-unknown-text = Le sceau a été publié avant le premier dé, la clé après le dernier. Ce navigateur ne peut pas les comparer ici ; « cadwallon verify » le fait, avec le procès-verbal.
end-proof-record = Le procès-verbal contient chaque décision. Qui l'a peut rejouer toute la partie, dé par dé : cadwallon verify FILE.
end-proof-seed = De la graine { $seed } : qui la connaissait pouvait connaître tous les dés et toutes les cartes, et peut rejouer la même partie.
end-seal = Sceau
end-key = Clé
end-again = Rejouer, mêmes places
end-record = Garder le procès-verbal
end-board = Voir le plateau
end-nothing = rien

## D'où viennent les ducats

source-missions = Missions
source-middlemen = Intermédiaires
source-sales = Butin sorti
source-coffers = Coffres remplis d'or
source-openings = Coffres ouverts
source-purses = Bourses
source-fights = Combats entre bandes
source-fines = Amendes de la milice
source-cards = Cartes arcane
source-adventure = Le tableau d'aventure
source-tolls = Péages
source-altar = L'autel
source-treasure-room = La Salle du trésor
source-tunnel = Le Tunnel
source-intrigues = Intrigues
source-penalties = Intrigues manquées
source-boasts = Vantardises
source-debts = Dettes à l'Auberge
source-left-behind = Laissés sur place, 3 chacun
source-other = Divers

## Règles

rules-title = Les règles
rules-search = Cherchez des mots ou un numéro, comme C-4
rules-found = { $count ->
    [0] Rien trouvé.
    [one] Une règle.
   *[other] { $count } règles.
}
rules-none = Rien trouvé. Essayez moins de mots, ou d'autres.
rules-chapters = Chapitres
rules-link = Lien vers la règle { $number }

## À propos

about-title = À propos
about-lead = Une édition numérique artisanale de Cadwallon : La Cité des Voleurs et de son extension Le Roi des Cendres.
about-unofficial = Ceci est une œuvre d'amateurs, non officielle. Elle n'est ni faite ni approuvée par les éditeurs du jeu de plateau ; les noms appartiennent à leurs propriétaires. Textes et images sont originaux.
about-icons = Icônes de Lorc, Delapouite et contributeurs, de game-icons.net, sous licence CC BY 3.0, redessinées en plus petit.
about-fonts = Caractères : Alegreya de Juan Pablo del Peral, Huerta Tipográfica, sous SIL Open Font License 1.1.
about-own = Cadres, trésors, pions, portraits, couvertures, plateaux et tous les autres dessins appartiennent à cette édition.
about-privacy = Pas de compte, pas de pistage, aucune requête vers un autre serveur. Un cookie distingue les places de cet appareil des autres ; vos réglages restent dans ce navigateur.
about-licence = Le programme est un logiciel libre (MIT) ; textes et images sont sous CC BY-SA 4.0.
about-version = Version { $version }
about-credits = Crédits
about-game = Le jeu
