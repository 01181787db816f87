# Partout : mots de toutes les pages, réglages, explications, refus.

## Partout

app-name = Cadwallon
    .sub = La Cité des Voleurs
app-title = { $page } – Cadwallon
app-skip = Aller au contenu
app-close = Fermer
app-retry = Réessayer
app-loading = Un instant …
app-home = Accueil
app-rules = Règles
app-about = À propos
app-settings = Réglages
app-language = Langue
app-sound-on = Son activé
app-sound-off = Son coupé
app-copy = Copier
app-copied = Copié.
app-copy-failed = Le navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.
app-menu = Menu

## Les langues, chacune dans la sienne

lang-en = English
lang-fr = Français
lang-es = Español
lang-ru = Русский

## Robots et leurs noms

bot-novice = novice
bot-cutpurse = coupe-bourse
bot-guild-master = maître de guilde
bot-random = au hasard
bot-name-1 = Vesper
bot-name-2 = Rook
bot-name-3 = Marek
bot-name-4 = Lena

## Valeurs d'un voleur

value-combat = Combat
value-movement = Mouvement
value-mind = Esprit

## Passer l'écran

curtain-to = Passez l'écran à
curtain-what = { $gang }, tour { $round } sur { $rounds }
curtain-button = Je suis { $name }, montrez ma main
curtain-safe = Les cartes et les ducats des autres sont rangés. La main suivante ne s'ouvre qu'avec ce bouton.
curtain-since = Depuis votre dernier tour
## Réglages

settings-title = Réglages
settings-name = Votre nom
settings-pace = Vitesse de ce qui est montré
settings-pace-1x = Normale
settings-pace-2x = Rapide
settings-pace-off = Sans mouvement
settings-pace-calm = Votre système demande peu de mouvement : rien ne se déplace, quel que soit ce choix.
settings-sound = Sons
settings-sound-hint = Petits et rares : dés, pièces, votre tour, l'alarme.
settings-letters = Les lettres seules agissent
settings-letters-hint = Q W E R choisissent un voleur, Z annule, et ainsi de suite. Coupez-les si vous pilotez le navigateur à la voix ou par touches simples.
settings-orders = Ne pas me demander
settings-orders-hint = À ces moments je passe sans être interrogé, dans toutes les parties.
settings-orders-fight = En combat
settings-orders-move = Quand un adversaire se déplace
settings-orders-lock = Quand un adversaire crochète
settings-orders-mission = Quand un adversaire utilise une mission

## Connexion

net-lost = Connexion perdue, nouvel essai dans { $seconds } s. Tous vos coups sont saufs.
net-trying = Connexion perdue, nouvel essai. Tous vos coups sont saufs.
## Explications

help-rule = Plus dans la règle { $number }.

## Quand quelque chose manque

missing-title = Rien ici
missing-text = Il n'y a pas de page à cette adresse. Une lettre du lien s'est peut-être perdue.
trouble-title = Cela n'a pas marché
trouble-closed = Cette table vous est fermée

## Refusé : ce qui s'est passé, et que faire

refused-offline = Le serveur du jeu ne répond pas. Le réseau est-il là ? Rien n'a changé.
refused-unreadable = La réponse du serveur n'a pas de sens. Réessayez.
refused-failed = Le serveur n'a pas pu le faire (erreur { $status }). Rien n'a changé.
refused-closed = La table a fermé la connexion.
refused-action = Ce n'est pas possible maintenant ; rien n'a changé. Choisissez ce qui est éclairé.
refused-bot = Ce robot n'existe pas.
refused-content = Cette partie a été faite avec un autre contenu que celui d'aujourd'hui, elle ne peut donc pas continuer.
refused-game = Cette partie n'existe pas, ou cet appareil n'y a pas de place. Rouvrez le lien qu'on vous a envoyé.
refused-hint = Un conseil est déjà en préparation.
refused-host = Seul l'hôte peut le faire.
refused-look = On ne peut pas regarder ce voleur maintenant.
refused-way = Ce chemin n'existe pas : { $space } est trop loin, ou personne n'y passe.
refused-malformed = Le serveur n'a pas compris. Rechargez la page.
refused-many-connections = Trop de connexions ouvertes d'ici. Fermez d'autres fenêtres du jeu.
refused-many-games = Trop de parties créées d'ici en peu de temps. Réessayez plus tard, ou reprenez-en une.
refused-many-hints = Vous avez demandé beaucoup de conseils. Suivez-en un, et redemandez dans un moment.
refused-many-messages = C'était trop rapide ; rien n'a changé. Continuez calmement.
refused-name = Ce nom n'est pas utilisable. Lettres, chiffres, espaces et signes courants conviennent, { $most } au plus.
refused-not-over = Le procès-verbal s'obtient quand la partie est finie.
refused-orders = Ces consignes n'ont pas de sens.
refused-origin = Cette page vient d'une autre adresse que le jeu. Ouvrez l'adresse du jeu.
refused-over = La partie est finie.
refused-page = Cette page n'existe pas.
refused-past = C'est déjà décidé ; rien n'a changé. Regardez de nouveau et choisissez.
refused-seat = Cette place n'est pas la vôtre. Rouvrez votre propre lien.
refused-setup = Une partie ne peut pas commencer ainsi : { $what }
refused-size = C'était trop de texte.
refused-taken = Quelqu'un a déjà pris cette place. Demandez un nouveau lien à l'hôte.
refused-token = Ce lien n'est pas valable, ou l'hôte l'a repris. Demandez-en un autre.
refused-turn = Ce n'est pas votre tour ; rien n'a changé.
refused-undo = On ne peut plus revenir là-dessus.
