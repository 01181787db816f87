# Nombres del tablero «district»: space-SLUG, building-SLUG, note-SLUG; .lines es el título en líneas; .to y .at dicen adónde y dónde.

board-district = El Barrio de los Faroleros
    .lines =
        El Barrio
        de los
        Faroleros

building-watch-house = La Casa de la Guardia

building-old-library = La Biblioteca Vieja

building-house-of-the-three-scales = Casa de las Tres Balanzas

building-dukes-mint = La Ceca del Duque

building-alchemists-house = Casa de los Alquimistas

building-feather-bolster = El Cabezal de Pluma

building-spice-merchants-house = Casa del Especiero

building-glassworks = La Vidriería

building-beggars-hall = Sala de los Mendigos

building-printers-house = Casa de los Impresores

building-magisters-tower = La Torre del Magíster

building-tow-rope-warehouse = Almacén de la Sirga

space-guardroom = Sala de guardia
    .to = a la Sala de guardia
    .at = en la Sala de guardia

space-armoury = Armería
    .to = a la armería
    .at = en la armería

space-lock-up = Calabozo
    .to = al calabozo
    .at = en el calabozo

space-captains-lodging = Alojamiento del capitán
    .to = al alojamiento del capitán
    .at = en el alojamiento del capitán

space-bindery = Taller de encuadernación
    .to = al taller de encuadernación
    .at = en el taller de encuadernación

space-library = Biblioteca
    .to = a la Biblioteca
    .at = en la Biblioteca

space-archive = Archivo
    .to = al archivo
    .at = en el archivo

space-pawnshop = Casa de empeños
    .to = a la casa de empeños
    .at = en la casa de empeños

space-treasury = Tesorería
    .to = a la Tesorería
    .at = en la Tesorería

space-coining-hall = Sala de acuñación
    .to = a la sala de acuñación
    .at = en la sala de acuñación

space-laboratory = Laboratorio
    .to = al Laboratorio
    .at = en el Laboratorio

space-furnace-room = Sala de hornos
    .to = a la sala de hornos
    .at = en la sala de hornos

space-dormitory = Dormitorios
    .to = a los Dormitorios
    .at = en los Dormitorios

space-taproom = Taberna
    .to = a la taberna
    .at = en la taberna

space-spice-store = Almacén de especias
    .to = al almacén de especias
    .at = en el almacén de especias

space-merchants-parlour = Salón del mercader
    .to = al salón del mercader
    .at = en el salón del mercader

space-glass-hall = Sala del vidrio
    .to = a la sala del vidrio
    .at = en la sala del vidrio

space-mirror-room = Sala de espejos
    .to = a la sala de espejos
    .at = en la sala de espejos

space-beggar-kings-den = Cubil del rey mendigo
    .to = al cubil del rey mendigo
    .at = en el cubil del rey mendigo

space-printing-shop = Imprenta
    .to = a la imprenta
    .at = en la imprenta

space-map-room = Sala de mapas
    .to = a la sala de mapas
    .at = en la sala de mapas

space-magicians-chamber = Aposentos del Mago
    .to = a los Aposentos del Mago
    .at = en los Aposentos del Mago

space-orrery = Planetario
    .to = al planetario
    .at = en el planetario

space-rope-loft = Desván de las sogas
    .to = al desván de las sogas
    .at = en el desván de las sogas

space-tallow-gate = Puerta del Sebo
    .to = a la puerta del Sebo
    .at = en la puerta del Sebo

space-bell-gate = Puerta de la Campana
    .to = a la puerta de la Campana
    .at = en la puerta de la Campana

space-scholars-gate = Puerta de los Eruditos
    .to = a la puerta de los Eruditos
    .at = en la puerta de los Eruditos

space-raven-gate = Puerta del Cuervo
    .to = a la puerta del Cuervo
    .at = en la puerta del Cuervo

space-moon-gate = Puerta de la Luna
    .to = a la puerta de la Luna
    .at = en la puerta de la Luna

space-glass-gate = Puerta del Vidrio
    .to = a la puerta del Vidrio
    .at = en la puerta del Vidrio

space-lamp-gate = Puerta de la Lámpara
    .to = a la puerta de la Lámpara
    .at = en la puerta de la Lámpara

space-salt-gate = Puerta de la Sal
    .to = a la puerta de la Sal
    .at = en la puerta de la Sal

space-tinkers-gate = Puerta de los Caldereros
    .to = a la puerta de los Caldereros
    .at = en la puerta de los Caldereros

space-pepper-gate = Puerta de la Pimienta
    .to = a la puerta de la Pimienta
    .at = en la puerta de la Pimienta

space-ferry-gate = Puerta de la Barca
    .to = a la puerta de la Barca
    .at = en la puerta de la Barca

space-eel-gate = Puerta de la Anguila
    .to = a la puerta de la Anguila
    .at = en la puerta de la Anguila

space-mudlark-gate = Puerta del Lodo
    .to = a la puerta del Lodo
    .at = en la puerta del Lodo

space-hangmans-gate = Puerta del Verdugo
    .to = a la puerta del Verdugo
    .at = en la puerta del Verdugo

space-beggars-gate = Puerta de los Mendigos
    .to = a la puerta de los Mendigos
    .at = en la puerta de los Mendigos

space-butchers-gate = Puerta de los Carniceros
    .to = a la puerta de los Carniceros
    .at = en la puerta de los Carniceros

space-fountain-market-north-stalls = Mercado de la Fuente, puestos del norte
    .to = al mercado de la Fuente, puestos del norte
    .at = en el mercado de la Fuente, puestos del norte

space-fountain-market-east-stalls = Mercado de la Fuente, puestos del este
    .to = al mercado de la Fuente, puestos del este
    .at = en el mercado de la Fuente, puestos del este

space-fountain-market-south-stalls = Mercado de la Fuente, puestos del sur
    .to = al mercado de la Fuente, puestos del sur
    .at = en el mercado de la Fuente, puestos del sur

space-fountain-market-west-stalls = Mercado de la Fuente, puestos del oeste
    .to = al mercado de la Fuente, puestos del oeste
    .at = en el mercado de la Fuente, puestos del oeste

space-watch-street = Calle de la Guardia
    .to = a la calle de la Guardia
    .at = en la calle de la Guardia

space-drummers-rise = Cuesta de los Tambores
    .to = a la cuesta de los Tambores
    .at = en la cuesta de los Tambores

space-halberd-court = Patio de la Alabarda
    .to = al patio de la Alabarda
    .at = en el patio de la Alabarda

space-bellfounders-cross = Cruce de los Fundidores
    .to = al cruce de los Fundidores
    .at = en el cruce de los Fundidores

space-bell-alley = Callejón de la Campana
    .to = al callejón de la Campana
    .at = en el callejón de la Campana

space-candlewick-row = Hilera de las Mechas
    .to = a la hilera de las Mechas
    .at = en la hilera de las Mechas

space-candlewick-corner = Esquina de las Mechas
    .to = a la esquina de las Mechas
    .at = en la esquina de las Mechas

space-bookbinders-alley = Callejón de los Encuadernadores
    .to = al callejón de los Encuadernadores
    .at = en el callejón de los Encuadernadores

space-vellum-alley = Callejón de la Vitela
    .to = al callejón de la Vitela
    .at = en el callejón de la Vitela

space-quill-street = Calle de la Pluma
    .to = a la calle de la Pluma
    .at = en la calle de la Pluma

space-scholars-alley = Callejón de los Eruditos
    .to = al callejón de los Eruditos
    .at = en el callejón de los Eruditos

space-inkhorn-lane = Travesía del Tintero
    .to = a la travesía del Tintero
    .at = en la travesía del Tintero

space-foolscap-alley = Callejón del Gorro de Bufón
    .to = al callejón del Gorro de Bufón
    .at = en el callejón del Gorro de Bufón

space-scriveners-stair = Escalera de los Escribanos
    .to = a la escalera de los Escribanos
    .at = en la escalera de los Escribanos

space-starling-lane = Travesía del Estornino
    .to = a la travesía del Estornino
    .at = en la travesía del Estornino

space-ravens-corner = Esquina de los Cuervos
    .to = a la esquina de los Cuervos
    .at = en la esquina de los Cuervos

space-owl-street = Calle del Búho
    .to = a la calle del Búho
    .at = en la calle del Búho

space-glaziers-cross = Cruce de los Vidrieros
    .to = al cruce de los Vidrieros
    .at = en el cruce de los Vidrieros

space-glass-alley = Callejón del Vidrio
    .to = al callejón del Vidrio
    .at = en el callejón del Vidrio

space-prism-lane = Travesía del Prisma
    .to = a la travesía del Prisma
    .at = en la travesía del Prisma

space-moonwell-place = Plaza del Pozo de la Luna
    .to = a la plaza del Pozo de la Luna
    .at = en la plaza del Pozo de la Luna

space-lampmakers-bend = Recodo de los Lampareros
    .to = al recodo de los Lampareros
    .at = en el recodo de los Lampareros

space-lamp-alley = Callejón de la Lámpara
    .to = al callejón de la Lámpara
    .at = en el callejón de la Lámpara

space-basketmakers-lane = Travesía de los Cesteros
    .to = a la travesía de los Cesteros
    .at = en la travesía de los Cesteros

space-tinkers-corner = Esquina de los Caldereros
    .to = a la esquina de los Caldereros
    .at = en la esquina de los Caldereros

space-kettle-lane = Travesía del Caldero
    .to = a la travesía del Caldero
    .at = en la travesía del Caldero

space-tinkers-row = Hilera de los Caldereros
    .to = a la hilera de los Caldereros
    .at = en la hilera de los Caldereros

space-sulphur-steps = Gradas del Azufre
    .to = a las gradas del Azufre
    .at = en las gradas del Azufre

space-crucible-alley = Callejón del Crisol
    .to = al callejón del Crisol
    .at = en el callejón del Crisol

space-assay-alley = Callejón del Ensayo
    .to = al callejón del Ensayo
    .at = en el callejón del Ensayo

space-alembic-street = Calle del Alambique
    .to = a la calle del Alambique
    .at = en la calle del Alambique

space-mint-street = Calle de la Ceca
    .to = a la calle de la Ceca
    .at = en la calle de la Ceca

space-coachmens-way = Camino de los Cocheros
    .to = al camino de los Cocheros
    .at = en el camino de los Cocheros

space-pillow-lane = Travesía de la Almohada
    .to = a la travesía de la Almohada
    .at = en la travesía de la Almohada

space-saffron-cross = Cruce del Azafrán
    .to = al cruce del Azafrán
    .at = en el cruce del Azafrán

space-pepper-street = Calle de la Pimienta
    .to = a la calle de la Pimienta
    .at = en la calle de la Pimienta

space-pepper-alley = Callejón de la Pimienta
    .to = al callejón de la Pimienta
    .at = en el callejón de la Pimienta

space-ostlers-row = Hilera de los Mozos de cuadra
    .to = a la hilera de los Mozos de cuadra
    .at = en la hilera de los Mozos de cuadra

space-ferrymens-alley = Callejón de los Barqueros
    .to = al callejón de los Barqueros
    .at = en el callejón de los Barqueros

space-eel-quay = Muelle de la Anguila
    .to = al muelle de la Anguila
    .at = en el muelle de la Anguila

space-drowned-mans-bridge = Puente del Ahogado
    .to = al puente del Ahogado
    .at = en el puente del Ahogado

space-mudlark-yard = Patio del Lodo
    .to = al patio del Lodo
    .at = en el patio del Lodo

space-weavers-slope = Ladera de los Tejedores
    .to = a la ladera de los Tejedores
    .at = en la ladera de los Tejedores

space-tow-rope-lane = Travesía de la Sirga
    .to = a la travesía de la Sirga
    .at = en la travesía de la Sirga

space-lantern-bridge = Puente de la Linterna
    .to = al puente de la Linterna
    .at = en el puente de la Linterna

space-lantern-quay = Muelle de la Linterna
    .to = al muelle de la Linterna
    .at = en el muelle de la Linterna

space-porters-steps = Gradas de los Mozos
    .to = a las gradas de los Mozos
    .at = en las gradas de los Mozos

space-basin-street = Calle de la Dársena
    .to = a la calle de la Dársena
    .at = en la calle de la Dársena

space-noose-lane = Travesía de la Soga
    .to = a la travesía de la Soga
    .at = en la travesía de la Soga

space-gibbet-place = Plaza de la Horca
    .to = a la plaza de la Horca
    .at = en la plaza de la Horca

space-hangmans-turn = Recodo del Verdugo
    .to = al recodo del Verdugo
    .at = en el recodo del Verdugo

space-hangmans-alley = Callejón del Verdugo
    .to = al callejón del Verdugo
    .at = en el callejón del Verdugo

space-crooked-elbow = Codo Torcido
    .to = al codo Torcido
    .at = en el codo Torcido

space-beggars-cross = Cruce de los Mendigos
    .to = al cruce de los Mendigos
    .at = en el cruce de los Mendigos

space-begging-bowl-alley = Callejón de la Escudilla
    .to = al callejón de la Escudilla
    .at = en el callejón de la Escudilla

space-the-shambles = Carnicería
    .to = a la carnicería
    .at = en la carnicería

note-old-basin = Dársena Vieja

note-eel-canal = Canal de la Anguila

note-paupers-yard = Camposanto de los Pobres

note-bell-garden = Jardín de la Campana

note-owl-grove = Arboleda del Búho

note-tinkers-orchard = Huerto de los Caldereros
