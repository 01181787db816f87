# Noms sur le plateau « district » : space-SLUG, building-SLUG, note-SLUG ; .lines est le titre en lignes ; .to et .at disent où l'on va et où l'on est.

board-district = Le quartier des Allumeurs
    .lines =
        Le quartier
        des
        Allumeurs

building-watch-house = Le Corps de garde

building-old-library = La Vieille Bibliothèque

building-house-of-the-three-scales = Maison des Trois Balances

building-dukes-mint = La Monnaie du Duc

building-alchemists-house = Maison des Alchimistes

building-feather-bolster = Le Traversin de plume

building-spice-merchants-house = Maison du Marchand d'épices

building-glassworks = La Verrerie

building-beggars-hall = Halle des Mendiants

building-printers-house = Maison des Imprimeurs

building-magisters-tower = La Tour du Magistère

building-tow-rope-warehouse = Entrepôt du Halage

space-guardroom = Salle des gardes
    .to = dans la Salle des gardes
    .at = dans la Salle des gardes

space-armoury = Armurerie
    .to = dans l'armurerie
    .at = dans l'armurerie

space-lock-up = Cachot
    .to = au cachot
    .at = au cachot

space-captains-lodging = Logis du capitaine
    .to = au logis du capitaine
    .at = au logis du capitaine

space-bindery = Atelier de reliure
    .to = dans l'atelier de reliure
    .at = dans l'atelier de reliure

space-library = Bibliothèque
    .to = à la Bibliothèque
    .at = à la Bibliothèque

space-archive = Archives
    .to = aux archives
    .at = aux archives

space-pawnshop = Mont-de-piété
    .to = au mont-de-piété
    .at = au mont-de-piété

space-treasury = Salle des coffres
    .to = dans la Salle des coffres
    .at = dans la Salle des coffres

space-coining-hall = Atelier monétaire
    .to = dans l'atelier monétaire
    .at = dans l'atelier monétaire

space-laboratory = Laboratoire
    .to = au Laboratoire
    .at = au Laboratoire

space-furnace-room = Salle des fourneaux
    .to = dans la salle des fourneaux
    .at = dans la salle des fourneaux

space-dormitory = Hôtel
    .to = à l'Hôtel
    .at = à l'Hôtel

space-taproom = Salle d'auberge
    .to = dans la salle d'auberge
    .at = dans la salle d'auberge

space-spice-store = Réserve d'épices
    .to = dans la réserve d'épices
    .at = dans la réserve d'épices

space-merchants-parlour = Salon du marchand
    .to = dans le salon du marchand
    .at = dans le salon du marchand

space-glass-hall = Halle des verriers
    .to = dans la halle des verriers
    .at = dans la halle des verriers

space-mirror-room = Chambre aux miroirs
    .to = dans la chambre aux miroirs
    .at = dans la chambre aux miroirs

space-beggar-kings-den = Repaire du roi des mendiants
    .to = dans le repaire du roi des mendiants
    .at = dans le repaire du roi des mendiants

space-printing-shop = Imprimerie
    .to = à l'imprimerie
    .at = à l'imprimerie

space-map-room = Cabinet des cartes
    .to = dans le cabinet des cartes
    .at = dans le cabinet des cartes

space-magicians-chamber = Chambre du Magistère
    .to = dans la Chambre du Magistère
    .at = dans la Chambre du Magistère

space-orrery = Planétaire
    .to = au planétaire
    .at = au planétaire

space-rope-loft = Grenier aux cordages
    .to = dans le grenier aux cordages
    .at = dans le grenier aux cordages

space-tallow-gate = Porte du Suif
    .to = à la porte du Suif
    .at = à la porte du Suif

space-bell-gate = Porte des Cloches
    .to = à la porte des Cloches
    .at = à la porte des Cloches

space-scholars-gate = Porte des Érudits
    .to = à la porte des Érudits
    .at = à la porte des Érudits

space-raven-gate = Porte du Corbeau
    .to = à la porte du Corbeau
    .at = à la porte du Corbeau

space-moon-gate = Porte de la Lune
    .to = à la porte de la Lune
    .at = à la porte de la Lune

space-glass-gate = Porte du Verre
    .to = à la porte du Verre
    .at = à la porte du Verre

space-lamp-gate = Porte des Lampes
    .to = à la porte des Lampes
    .at = à la porte des Lampes

space-salt-gate = Porte du Sel
    .to = à la porte du Sel
    .at = à la porte du Sel

space-tinkers-gate = Porte des Rétameurs
    .to = à la porte des Rétameurs
    .at = à la porte des Rétameurs

space-pepper-gate = Porte du Poivre
    .to = à la porte du Poivre
    .at = à la porte du Poivre

space-ferry-gate = Porte du Bac
    .to = à la porte du Bac
    .at = à la porte du Bac

space-eel-gate = Porte de l'Anguille
    .to = à la porte de l'Anguille
    .at = à la porte de l'Anguille

space-mudlark-gate = Porte des Fouille-vase
    .to = à la porte des Fouille-vase
    .at = à la porte des Fouille-vase

space-hangmans-gate = Porte du Bourreau
    .to = à la porte du Bourreau
    .at = à la porte du Bourreau

space-beggars-gate = Porte des Mendiants
    .to = à la porte des Mendiants
    .at = à la porte des Mendiants

space-butchers-gate = Porte des Bouchers
    .to = à la porte des Bouchers
    .at = à la porte des Bouchers

space-fountain-market-north-stalls = Marché de la Fontaine, étals nord
    .to = au marché de la Fontaine, étals nord
    .at = au marché de la Fontaine, étals nord

space-fountain-market-east-stalls = Marché de la Fontaine, étals est
    .to = au marché de la Fontaine, étals est
    .at = au marché de la Fontaine, étals est

space-fountain-market-south-stalls = Marché de la Fontaine, étals sud
    .to = au marché de la Fontaine, étals sud
    .at = au marché de la Fontaine, étals sud

space-fountain-market-west-stalls = Marché de la Fontaine, étals ouest
    .to = au marché de la Fontaine, étals ouest
    .at = au marché de la Fontaine, étals ouest

space-watch-street = Rue du Guet
    .to = dans la rue du Guet
    .at = dans la rue du Guet

space-drummers-rise = Montée des Tambours
    .to = dans la montée des Tambours
    .at = dans la montée des Tambours

space-halberd-court = Cour de la Hallebarde
    .to = dans la cour de la Hallebarde
    .at = dans la cour de la Hallebarde

space-bellfounders-cross = Carrefour des Fondeurs
    .to = au carrefour des Fondeurs
    .at = au carrefour des Fondeurs

space-bell-alley = Ruelle de la Cloche
    .to = dans la ruelle de la Cloche
    .at = dans la ruelle de la Cloche

space-candlewick-row = Rangée des Mèches
    .to = dans la rangée des Mèches
    .at = dans la rangée des Mèches

space-candlewick-corner = Coin des Mèches
    .to = au coin des Mèches
    .at = au coin des Mèches

space-bookbinders-alley = Ruelle des Relieurs
    .to = dans la ruelle des Relieurs
    .at = dans la ruelle des Relieurs

space-vellum-alley = Ruelle du Vélin
    .to = dans la ruelle du Vélin
    .at = dans la ruelle du Vélin

space-quill-street = Rue de la Plume
    .to = dans la rue de la Plume
    .at = dans la rue de la Plume

space-scholars-alley = Ruelle des Érudits
    .to = dans la ruelle des Érudits
    .at = dans la ruelle des Érudits

space-inkhorn-lane = Venelle de l'Encrier
    .to = dans la venelle de l'Encrier
    .at = dans la venelle de l'Encrier

space-foolscap-alley = Ruelle du Bonnet de fou
    .to = dans la ruelle du Bonnet de fou
    .at = dans la ruelle du Bonnet de fou

space-scriveners-stair = Escalier des Écrivains
    .to = dans l'escalier des Écrivains
    .at = dans l'escalier des Écrivains

space-starling-lane = Venelle de l'Étourneau
    .to = dans la venelle de l'Étourneau
    .at = dans la venelle de l'Étourneau

space-ravens-corner = Coin des Corbeaux
    .to = au coin des Corbeaux
    .at = au coin des Corbeaux

space-owl-street = Rue du Hibou
    .to = dans la rue du Hibou
    .at = dans la rue du Hibou

space-glaziers-cross = Carrefour des Vitriers
    .to = au carrefour des Vitriers
    .at = au carrefour des Vitriers

space-glass-alley = Ruelle du Verre
    .to = dans la ruelle du Verre
    .at = dans la ruelle du Verre

space-prism-lane = Venelle du Prisme
    .to = dans la venelle du Prisme
    .at = dans la venelle du Prisme

space-moonwell-place = Place du Puits de lune
    .to = sur la place du Puits de lune
    .at = sur la place du Puits de lune

space-lampmakers-bend = Tournant des Lampistes
    .to = au tournant des Lampistes
    .at = au tournant des Lampistes

space-lamp-alley = Ruelle de la Lampe
    .to = dans la ruelle de la Lampe
    .at = dans la ruelle de la Lampe

space-basketmakers-lane = Venelle des Vanniers
    .to = dans la venelle des Vanniers
    .at = dans la venelle des Vanniers

space-tinkers-corner = Coin des Rétameurs
    .to = au coin des Rétameurs
    .at = au coin des Rétameurs

space-kettle-lane = Venelle du Chaudron
    .to = dans la venelle du Chaudron
    .at = dans la venelle du Chaudron

space-tinkers-row = Rangée des Rétameurs
    .to = dans la rangée des Rétameurs
    .at = dans la rangée des Rétameurs

space-sulphur-steps = Marches de Soufre
    .to = sur les marches de Soufre
    .at = sur les marches de Soufre

space-crucible-alley = Ruelle du Creuset
    .to = dans la ruelle du Creuset
    .at = dans la ruelle du Creuset

space-assay-alley = Ruelle de la Touche
    .to = dans la ruelle de la Touche
    .at = dans la ruelle de la Touche

space-alembic-street = Rue de l'Alambic
    .to = dans la rue de l'Alambic
    .at = dans la rue de l'Alambic

space-mint-street = Rue de la Monnaie
    .to = dans la rue de la Monnaie
    .at = dans la rue de la Monnaie

space-coachmens-way = Chemin des Cochers
    .to = sur le chemin des Cochers
    .at = sur le chemin des Cochers

space-pillow-lane = Venelle de l'Oreiller
    .to = dans la venelle de l'Oreiller
    .at = dans la venelle de l'Oreiller

space-saffron-cross = Carrefour du Safran
    .to = au carrefour du Safran
    .at = au carrefour du Safran

space-pepper-street = Rue du Poivre
    .to = dans la rue du Poivre
    .at = dans la rue du Poivre

space-pepper-alley = Ruelle du Poivre
    .to = dans la ruelle du Poivre
    .at = dans la ruelle du Poivre

space-ostlers-row = Rangée des Palefreniers
    .to = dans la rangée des Palefreniers
    .at = dans la rangée des Palefreniers

space-ferrymens-alley = Ruelle des Passeurs
    .to = dans la ruelle des Passeurs
    .at = dans la ruelle des Passeurs

space-eel-quay = Quai de l'Anguille
    .to = sur le quai de l'Anguille
    .at = sur le quai de l'Anguille

space-drowned-mans-bridge = Pont du Noyé
    .to = sur le pont du Noyé
    .at = sur le pont du Noyé

space-mudlark-yard = Cour des Fouille-vase
    .to = dans la cour des Fouille-vase
    .at = dans la cour des Fouille-vase

space-weavers-slope = Pente des Tisserands
    .to = dans la pente des Tisserands
    .at = dans la pente des Tisserands

space-tow-rope-lane = Venelle du Halage
    .to = dans la venelle du Halage
    .at = dans la venelle du Halage

space-lantern-bridge = Pont de la Lanterne
    .to = sur le pont de la Lanterne
    .at = sur le pont de la Lanterne

space-lantern-quay = Quai de la Lanterne
    .to = sur le quai de la Lanterne
    .at = sur le quai de la Lanterne

space-porters-steps = Marches des Porteurs
    .to = sur les marches des Porteurs
    .at = sur les marches des Porteurs

space-basin-street = Rue du Bassin
    .to = dans la rue du Bassin
    .at = dans la rue du Bassin

space-noose-lane = Venelle du Nœud
    .to = dans la venelle du Nœud
    .at = dans la venelle du Nœud

space-gibbet-place = Place du Gibet
    .to = sur la place du Gibet
    .at = sur la place du Gibet

space-hangmans-turn = Tournant du Bourreau
    .to = au tournant du Bourreau
    .at = au tournant du Bourreau

space-hangmans-alley = Ruelle du Bourreau
    .to = dans la ruelle du Bourreau
    .at = dans la ruelle du Bourreau

space-crooked-elbow = Coude tordu
    .to = au coude tordu
    .at = au coude tordu

space-beggars-cross = Carrefour des Mendiants
    .to = au carrefour des Mendiants
    .at = au carrefour des Mendiants

space-begging-bowl-alley = Ruelle de la Sébile
    .to = dans la ruelle de la Sébile
    .at = dans la ruelle de la Sébile

space-the-shambles = Grande Boucherie
    .to = à la grande Boucherie
    .at = à la grande Boucherie

note-old-basin = Vieux Bassin

note-eel-canal = Canal de l'Anguille

note-paupers-yard = Cimetière des Pauvres

note-bell-garden = Jardin de la Cloche

note-owl-grove = Bosquet du Hibou

note-tinkers-orchard = Verger des Rétameurs
