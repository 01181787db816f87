# Names on the board 'district': space-SLUG, building-SLUG, note-SLUG; .lines of a board is its title in lines.
# .to and .at of a space are where to and where, as sentences need them.

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
    .to = to the Guardroom
    .at = in the Guardroom

space-armoury = Armoury
    .to = to the Armoury
    .at = in the Armoury

space-lock-up = Lock-up
    .to = to the Lock-up
    .at = in the Lock-up

space-captains-lodging = Captain's Lodging
    .to = to the Captain's Lodging
    .at = in the Captain's Lodging

space-bindery = Bindery
    .to = to the Bindery
    .at = in the Bindery

space-library = Library
    .to = to the Library
    .at = in the Library

space-archive = Archive
    .to = to the Archive
    .at = in the Archive

space-pawnshop = Pawnshop
    .to = to the Pawnshop
    .at = in the Pawnshop

space-treasury = Treasury
    .to = to the Treasury
    .at = in the Treasury

space-coining-hall = Coining Hall
    .to = to the Coining Hall
    .at = in the Coining Hall

space-laboratory = Laboratory
    .to = to the Laboratory
    .at = in the Laboratory

space-furnace-room = Furnace Room
    .to = to the Furnace Room
    .at = in the Furnace Room

space-dormitory = Dormitory
    .to = to the Dormitory
    .at = in the Dormitory

space-taproom = Taproom
    .to = to the Taproom
    .at = in the Taproom

space-spice-store = Spice Store
    .to = to the Spice Store
    .at = in the Spice Store

space-merchants-parlour = Merchant's Parlour
    .to = to the Merchant's Parlour
    .at = in the Merchant's Parlour

space-glass-hall = Glass Hall
    .to = to the Glass Hall
    .at = in the Glass Hall

space-mirror-room = Mirror Room
    .to = to the Mirror Room
    .at = in the Mirror Room

space-beggar-kings-den = Beggar King's Den
    .to = to the Beggar King's Den
    .at = in the Beggar King's Den

space-printing-shop = Printing Shop
    .to = to the Printing Shop
    .at = in the Printing Shop

space-map-room = Map Room
    .to = to the Map Room
    .at = in the Map Room

space-magicians-chamber = Magician's Chamber
    .to = to the Magician's Chamber
    .at = in the Magician's Chamber

space-orrery = Orrery
    .to = to the Orrery
    .at = in the Orrery

space-rope-loft = Rope Loft
    .to = to the Rope Loft
    .at = in the Rope Loft

space-tallow-gate = Tallow Gate
    .to = to Tallow Gate
    .at = at Tallow Gate

space-bell-gate = Bell Gate
    .to = to Bell Gate
    .at = at Bell Gate

space-scholars-gate = Scholars' Gate
    .to = to Scholars' Gate
    .at = at Scholars' Gate

space-raven-gate = Raven Gate
    .to = to Raven Gate
    .at = at Raven Gate

space-moon-gate = Moon Gate
    .to = to Moon Gate
    .at = at Moon Gate

space-glass-gate = Glass Gate
    .to = to Glass Gate
    .at = at Glass Gate

space-lamp-gate = Lamp Gate
    .to = to Lamp Gate
    .at = at Lamp Gate

space-salt-gate = Salt Gate
    .to = to Salt Gate
    .at = at Salt Gate

space-tinkers-gate = Tinkers' Gate
    .to = to Tinkers' Gate
    .at = at Tinkers' Gate

space-pepper-gate = Pepper Gate
    .to = to Pepper Gate
    .at = at Pepper Gate

space-ferry-gate = Ferry Gate
    .to = to Ferry Gate
    .at = at Ferry Gate

space-eel-gate = Eel Gate
    .to = to Eel Gate
    .at = at Eel Gate

space-mudlark-gate = Mudlark Gate
    .to = to Mudlark Gate
    .at = at Mudlark Gate

space-hangmans-gate = Hangman's Gate
    .to = to Hangman's Gate
    .at = at Hangman's Gate

space-beggars-gate = Beggars' Gate
    .to = to Beggars' Gate
    .at = at Beggars' Gate

space-butchers-gate = Butchers' Gate
    .to = to Butchers' Gate
    .at = at Butchers' Gate

space-fountain-market-north-stalls = Fountain Market, North Stalls
    .to = to Fountain Market, North Stalls
    .at = at Fountain Market, North Stalls

space-fountain-market-east-stalls = Fountain Market, East Stalls
    .to = to Fountain Market, East Stalls
    .at = at Fountain Market, East Stalls

space-fountain-market-south-stalls = Fountain Market, South Stalls
    .to = to Fountain Market, South Stalls
    .at = at Fountain Market, South Stalls

space-fountain-market-west-stalls = Fountain Market, West Stalls
    .to = to Fountain Market, West Stalls
    .at = at Fountain Market, West Stalls

space-watch-street = Watch Street
    .to = to Watch Street
    .at = in Watch Street

space-drummers-rise = Drummers' Rise
    .to = to Drummers' Rise
    .at = on Drummers' Rise

space-halberd-court = Halberd Court
    .to = to Halberd Court
    .at = in Halberd Court

space-bellfounders-cross = Bellfounders' Cross
    .to = to Bellfounders' Cross
    .at = at Bellfounders' Cross

space-bell-alley = Bell Alley
    .to = to Bell Alley
    .at = in Bell Alley

space-candlewick-row = Candlewick Row
    .to = to Candlewick Row
    .at = in Candlewick Row

space-candlewick-corner = Candlewick Corner
    .to = to Candlewick Corner
    .at = at Candlewick Corner

space-bookbinders-alley = Bookbinders' Alley
    .to = to Bookbinders' Alley
    .at = in Bookbinders' Alley

space-vellum-alley = Vellum Alley
    .to = to Vellum Alley
    .at = in Vellum Alley

space-quill-street = Quill Street
    .to = to Quill Street
    .at = in Quill Street

space-scholars-alley = Scholars' Alley
    .to = to Scholars' Alley
    .at = in Scholars' Alley

space-inkhorn-lane = Inkhorn Lane
    .to = to Inkhorn Lane
    .at = in Inkhorn Lane

space-foolscap-alley = Foolscap Alley
    .to = to Foolscap Alley
    .at = in Foolscap Alley

space-scriveners-stair = Scriveners' Stair
    .to = to Scriveners' Stair
    .at = on Scriveners' Stair

space-starling-lane = Starling Lane
    .to = to Starling Lane
    .at = in Starling Lane

space-ravens-corner = Ravens' Corner
    .to = to Ravens' Corner
    .at = at Ravens' Corner

space-owl-street = Owl Street
    .to = to Owl Street
    .at = in Owl Street

space-glaziers-cross = Glaziers' Cross
    .to = to Glaziers' Cross
    .at = at Glaziers' Cross

space-glass-alley = Glass Alley
    .to = to Glass Alley
    .at = in Glass Alley

space-prism-lane = Prism Lane
    .to = to Prism Lane
    .at = in Prism Lane

space-moonwell-place = Moonwell Place
    .to = to Moonwell Place
    .at = at Moonwell Place

space-lampmakers-bend = Lampmakers' Bend
    .to = to Lampmakers' Bend
    .at = at Lampmakers' Bend

space-lamp-alley = Lamp Alley
    .to = to Lamp Alley
    .at = in Lamp Alley

space-basketmakers-lane = Basketmakers' Lane
    .to = to Basketmakers' Lane
    .at = in Basketmakers' Lane

space-tinkers-corner = Tinkers' Corner
    .to = to Tinkers' Corner
    .at = at Tinkers' Corner

space-kettle-lane = Kettle Lane
    .to = to Kettle Lane
    .at = in Kettle Lane

space-tinkers-row = Tinkers' Row
    .to = to Tinkers' Row
    .at = in Tinkers' Row

space-sulphur-steps = Sulphur Steps
    .to = to Sulphur Steps
    .at = on Sulphur Steps

space-crucible-alley = Crucible Alley
    .to = to Crucible Alley
    .at = in Crucible Alley

space-assay-alley = Assay Alley
    .to = to Assay Alley
    .at = in Assay Alley

space-alembic-street = Alembic Street
    .to = to Alembic Street
    .at = in Alembic Street

space-mint-street = Mint Street
    .to = to Mint Street
    .at = in Mint Street

space-coachmens-way = Coachmen's Way
    .to = to Coachmen's Way
    .at = in Coachmen's Way

space-pillow-lane = Pillow Lane
    .to = to Pillow Lane
    .at = in Pillow Lane

space-saffron-cross = Saffron Cross
    .to = to Saffron Cross
    .at = at Saffron Cross

space-pepper-street = Pepper Street
    .to = to Pepper Street
    .at = in Pepper Street

space-pepper-alley = Pepper Alley
    .to = to Pepper Alley
    .at = in Pepper Alley

space-ostlers-row = Ostlers' Row
    .to = to Ostlers' Row
    .at = in Ostlers' Row

space-ferrymens-alley = Ferrymen's Alley
    .to = to Ferrymen's Alley
    .at = in Ferrymen's Alley

space-eel-quay = Eel Quay
    .to = to Eel Quay
    .at = on Eel Quay

space-drowned-mans-bridge = Drowned Man's Bridge
    .to = to Drowned Man's Bridge
    .at = on Drowned Man's Bridge

space-mudlark-yard = Mudlark Yard
    .to = to Mudlark Yard
    .at = in Mudlark Yard

space-weavers-slope = Weavers' Slope
    .to = to Weavers' Slope
    .at = on Weavers' Slope

space-tow-rope-lane = Tow-Rope Lane
    .to = to Tow-Rope Lane
    .at = in Tow-Rope Lane

space-lantern-bridge = Lantern Bridge
    .to = to Lantern Bridge
    .at = on Lantern Bridge

space-lantern-quay = Lantern Quay
    .to = to Lantern Quay
    .at = on Lantern Quay

space-porters-steps = Porters' Steps
    .to = to Porters' Steps
    .at = on Porters' Steps

space-basin-street = Basin Street
    .to = to Basin Street
    .at = in Basin Street

space-noose-lane = Noose Lane
    .to = to Noose Lane
    .at = in Noose Lane

space-gibbet-place = Gibbet Place
    .to = to Gibbet Place
    .at = at Gibbet Place

space-hangmans-turn = Hangman's Turn
    .to = to Hangman's Turn
    .at = at Hangman's Turn

space-hangmans-alley = Hangman's Alley
    .to = to Hangman's Alley
    .at = in Hangman's Alley

space-crooked-elbow = Crooked Elbow
    .to = to Crooked Elbow
    .at = at Crooked Elbow

space-beggars-cross = Beggars' Cross
    .to = to Beggars' Cross
    .at = at Beggars' Cross

space-begging-bowl-alley = Begging-Bowl Alley
    .to = to Begging-Bowl Alley
    .at = in Begging-Bowl Alley

space-the-shambles = The Shambles
    .to = to the Shambles
    .at = in the Shambles

note-old-basin = Old Basin

note-eel-canal = Eel Canal

note-paupers-yard = Paupers' Yard

note-bell-garden = Bell Garden

note-owl-grove = Owl Grove

note-tinkers-orchard = Tinkers' Orchard
