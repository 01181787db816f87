# Names on the board 'district': space-SLUG, building-SLUG, note-SLUG; .lines of a board is its title in lines.

board-district = The Lamplighters' Quarter
    .lines =
        The
        Lamplighters'
        Quarter

building-watch-house = The Watch House

building-old-library = The Old Library

building-house-of-the-three-scales = House of the Three Scales

building-dukes-mint = The Duke's Mint

building-alchemists-house = Alchemists' House

building-feather-bolster = The Feather Bolster

building-spice-merchants-house = Spice Merchant's House

building-glassworks = The Glassworks

building-beggars-hall = Beggars' Hall

building-printers-house = Printers' House

building-magisters-tower = The Magister's Tower

building-tow-rope-warehouse = Tow-Rope Warehouse

space-guardroom = Guardroom

space-armoury = Armoury

space-lock-up = Lock-up

space-captains-lodging = Captain's Lodging

space-bindery = Bindery

space-library = Library

space-archive = Archive

space-pawnshop = Pawnshop

space-treasury = Treasury

space-coining-hall = Coining Hall

space-laboratory = Laboratory

space-furnace-room = Furnace Room

space-dormitory = Dormitory

space-taproom = Taproom

space-spice-store = Spice Store

space-merchants-parlour = Merchant's Parlour

space-glass-hall = Glass Hall

space-mirror-room = Mirror Room

space-beggar-kings-den = Beggar King's Den

space-printing-shop = Printing Shop

space-map-room = Map Room

space-magicians-chamber = Magician's Chamber

space-orrery = Orrery

space-rope-loft = Rope Loft

space-tallow-gate = Tallow Gate

space-bell-gate = Bell Gate

space-scholars-gate = Scholars' Gate

space-raven-gate = Raven Gate

space-moon-gate = Moon Gate

space-glass-gate = Glass Gate

space-lamp-gate = Lamp Gate

space-salt-gate = Salt Gate

space-tinkers-gate = Tinkers' Gate

space-pepper-gate = Pepper Gate

space-ferry-gate = Ferry Gate

space-eel-gate = Eel Gate

space-mudlark-gate = Mudlark Gate

space-hangmans-gate = Hangman's Gate

space-beggars-gate = Beggars' Gate

space-butchers-gate = Butchers' Gate

space-fountain-market-north-stalls = Fountain Market, North Stalls

space-fountain-market-east-stalls = Fountain Market, East Stalls

space-fountain-market-south-stalls = Fountain Market, South Stalls

space-fountain-market-west-stalls = Fountain Market, West Stalls

space-watch-street = Watch Street

space-drummers-rise = Drummers' Rise

space-halberd-court = Halberd Court

space-bellfounders-cross = Bellfounders' Cross

space-bell-alley = Bell Alley

space-candlewick-row = Candlewick Row

space-candlewick-corner = Candlewick Corner

space-bookbinders-alley = Bookbinders' Alley

space-vellum-alley = Vellum Alley

space-quill-street = Quill Street

space-scholars-alley = Scholars' Alley

space-inkhorn-lane = Inkhorn Lane

space-foolscap-alley = Foolscap Alley

space-scriveners-stair = Scriveners' Stair

space-starling-lane = Starling Lane

space-ravens-corner = Ravens' Corner

space-owl-street = Owl Street

space-glaziers-cross = Glaziers' Cross

space-glass-alley = Glass Alley

space-prism-lane = Prism Lane

space-moonwell-place = Moonwell Place

space-lampmakers-bend = Lampmakers' Bend

space-lamp-alley = Lamp Alley

space-basketmakers-lane = Basketmakers' Lane

space-tinkers-corner = Tinkers' Corner

space-kettle-lane = Kettle Lane

space-tinkers-row = Tinkers' Row

space-sulphur-steps = Sulphur Steps

space-crucible-alley = Crucible Alley

space-assay-alley = Assay Alley

space-alembic-street = Alembic Street

space-mint-street = Mint Street

space-coachmens-way = Coachmen's Way

space-pillow-lane = Pillow Lane

space-saffron-cross = Saffron Cross

space-pepper-street = Pepper Street

space-pepper-alley = Pepper Alley

space-ostlers-row = Ostlers' Row

space-ferrymens-alley = Ferrymen's Alley

space-eel-quay = Eel Quay

space-drowned-mans-bridge = Drowned Man's Bridge

space-mudlark-yard = Mudlark Yard

space-weavers-slope = Weavers' Slope

space-tow-rope-lane = Tow-Rope Lane

space-lantern-bridge = Lantern Bridge

space-lantern-quay = Lantern Quay

space-porters-steps = Porters' Steps

space-basin-street = Basin Street

space-noose-lane = Noose Lane

space-gibbet-place = Gibbet Place

space-hangmans-turn = Hangman's Turn

space-hangmans-alley = Hangman's Alley

space-crooked-elbow = Crooked Elbow

space-beggars-cross = Beggars' Cross

space-begging-bowl-alley = Begging-Bowl Alley

space-the-shambles = The Shambles

note-old-basin = Old Basin

note-eel-canal = Eel Canal

note-paupers-yard = Paupers' Yard

note-bell-garden = Bell Garden

note-owl-grove = Owl Grove

note-tinkers-orchard = Tinkers' Orchard
