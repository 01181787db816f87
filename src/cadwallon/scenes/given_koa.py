"""The situation of a scene, as far as only The King of Ashes has it: wounds, equipment, tokens, intrigues, relics."""

from __future__ import annotations

from collections import Counter

from cadwallon.library import Adventure, Library
from cadwallon.rules.deeds import CHEST_OUT
from cadwallon.rules.entering import CROWN_FOUND, CROWN_LIES, FACE_DOWN, LOOT_SHIFT
from cadwallon.rules.kit import BASE
from cadwallon.rules.roster import CYCLOPS, GUILD, MILITIA, THIEF, Hires
from cadwallon.rules.rows import with_entry
from cadwallon.rules.setting import OUTSIDE, Setting
from cadwallon.rules.sheets.rubble import loose_streets
from cadwallon.rules.speech import slug_of
from cadwallon.rules.state import TALLIES, State
from cadwallon.rules.tables import setting_of
from cadwallon.scenes.model import SceneError, Table
from cadwallon.scenes.stock import Supply
from cadwallon.scenes.values import count, flag, hint, known, table, text, texts
from cadwallon.scenes.words import Words, plain

KOA_WORDS = frozenset(
    {
        "mercenaries", "wounds", "wounds_left", "xp", "xp_left", "gear", "gear_gone", "debts", "intrigues",
        "intrigue_deck", "intrigue_deck_ends", "intrigues_gone", "tokens", "left_out", "seen", "rooted", "visits",
        "grogged", "beside", "rubble", "walls", "paid_walls", "duke", "boasts", "tally", "first_out",
        "left_light", "chest_out", "crown_found",
    }
)
"""Words that need the expansion's rules."""

TALLY_SETS = ("rooms",)
"""Counts of boasts that are kept as one bit for each room."""


def stray(word: str, setting: Setting) -> str:
    """What to say of a word that needs the expansion in a scene without it."""
    return f"{word}: this belongs to The King of Ashes, but the scene is played in the mode {setting.mode} (see 'mode')"


# -- mercenaries ---------------------------------------------------------------------------------------
def hires_of(given: Table, library: Library, sheet: Adventure, gangs: tuple[str, ...], mode: str) -> Hires:
    """Who stands in whose place (S-10)."""
    wanted = table(given.get("mercenaries", {}), "mercenaries")
    if not wanted:
        return ()
    setting = setting_of(library, sheet, gangs, mode)
    if mode == BASE:
        raise SceneError(stray("mercenaries", setting))
    words = Words(setting)
    mercenaries = {slug_of(name): name for name in setting.kit.mercenaries}
    hires: dict[int, str] = {}
    for name, value in wanted.items():
        what = f"mercenaries.{name}"
        slug = plain(name).removeprefix("chr-")
        if slug not in mercenaries:
            raise SceneError(f"{what}: there is no mercenary {name!r}{hint(slug, mercenaries)}")
        figure = words.figure(text(value, what))
        seat = setting.owner[figure]
        if seat < 0 or setting.gangs[seat] == GUILD or setting.species[figure] != THIEF:
            raise SceneError(f"{what}: a mercenary replaces a character of a gang, not {setting.names[figure]}")
        gang = library.characters[mercenaries[slug]].gang
        if gang in library.gangs and gang != setting.gangs[seat]:
            raise SceneError(f"{what}: {slug} works for {gang}, not for {setting.gangs[seat]} (S-10)")
        if setting.kit.mercenaries.index(mercenaries[slug]) not in setting.hirable[seat]:
            raise SceneError(f"{what}: {slug} is no mercenary in adventure {sheet.number} (B-5)")
        if any(setting.owner[other] == seat for other in hires):
            raise SceneError(f"{what}: {setting.gangs[seat]} has one mercenary already (S-10)")
        hires[figure] = mercenaries[slug]
    return tuple(sorted(hires.items()))


# -- figures below -------------------------------------------------------------------------------------
def check_chamber(s: State, figure: int, space: int) -> None:
    """Refuse a figure in a room of the catacombs where it can never be."""
    setting, terrain = s.setting, s.setting.terrain
    name, beast = setting.names[figure], setting.species[figure] == CYCLOPS
    if space >= 0 and (space < terrain.main) == beast:
        if beast:
            raise SceneError(f"at.{name}: the Cyclops never leaves the catacombs")
        if setting.species[figure] == MILITIA:
            raise SceneError(f"at.{name}: militiamen never enter the catacombs (K-5)")
    if space == terrain.lair and not beast:
        raise SceneError(f"at.{name}: nobody but the Cyclops enters the Lair (K-8)")
    if space == terrain.surfacing:
        raise SceneError(f"at.{name}: nobody stays on the Pentacle below (K-4)")
    if space == terrain.prison and setting.species[figure] != THIEF:
        raise SceneError(f"at.{name}: only characters are put in the Prison")


# -- what characters and gangs have ----------------------------------------------------------------------
def put_belongings(s: State, words: Words, given: Table) -> None:
    """Equipment, wounds, experience, debts. Before treasure: a satchel holds more of it."""
    if not s.setting.koa:
        for key in sorted(KOA_WORDS & set(given)):
            raise SceneError(stray(key, s.setting))
        return
    _gear(s, words, given)
    for name, value in table(given.get("wounds", {}), "wounds").items():
        figure = _character(s, words, name, "wounds")
        s.wounds[figure] = count(value, f"wounds.{name}")
    for name, value in table(given.get("xp", {}), "xp").items():
        s.xp[words.seat(name)] = count(value, f"xp.{name}")
    s.wounds_left = _left(given, "wounds_left", s.wounds_left - sum(s.wounds), "wounds")
    s.xp_left = _left(given, "xp_left", s.xp_left - sum(s.xp), "experience tokens")
    for name, value in table(given.get("debts", {}), "debts").items():
        s.debts[words.seat(name)] = count(value, f"debts.{name}")
    for name in texts(given.get("rooted", []), "rooted"):
        s.rooted |= 1 << _character(s, words, name, "rooted")
    visits = table(given.get("visits", {}), "visits")
    for key, names in visits.items():
        known(key, ("read", "loot"), "visits")
        for name in texts(names, f"visits.{key}"):
            s.visits |= 1 << _character(s, words, name, "visits") + (LOOT_SHIFT if key == "loot" else 0)
    for name, value in table(given.get("grogged", {}), "grogged").items():
        figure = words.figure(name)
        if s.setting.species[figure] not in (MILITIA, CYCLOPS):
            raise SceneError(f"grogged.{name}: only militiamen and the Cyclops drink that")
        s.grogged = with_entry(s.grogged, figure, words.seat(text(value, f"grogged.{name}")))


def _left(given: Table, key: str, rest: int, what: str) -> int:
    """The supply: what the scene leaves of it, or fewer if it says so (X-5)."""
    if rest < 0:
        raise SceneError(f"{key.removesuffix('_left')}: {-rest} more {what} are named than there are (X-5)")
    left = count(given.get(key, rest), key)
    if left > rest:
        raise SceneError(f"{key}: {left}, but only {rest} {what} are left (X-5)")
    return left


def _character(s: State, words: Words, name: str, what: str) -> int:
    figure = words.figure(name)
    if s.setting.species[figure] != THIEF:
        raise SceneError(f"{what}: {name!r} is no character of a player")
    return figure


def _gear(s: State, words: Words, given: Table) -> None:
    for name, value in table(given.get("gear", {}), "gear").items():
        what = f"gear.{name}"
        card = words.equipment(text(value, what))
        figure = _character(s, words, name, what)
        _take_gear(s, words, card, what)
        s.gear[figure] = card
    for name in texts(given.get("gear_gone", []), "gear_gone"):
        _take_gear(s, words, words.equipment(name), "gear_gone")


def _take_gear(s: State, words: Words, card: int, what: str) -> None:
    if not s.armoury >> card & 1:
        raise SceneError(f"{what}: there is one {words.equipment_name(card)!r}, more are named")
    s.armoury &= ~(1 << card)


# -- intrigues -----------------------------------------------------------------------------------------
def put_intrigues(s: State, words: Words, given: Table) -> None:
    """Hands and deck. Cards that are not named lie under the deck, or are out of the game."""
    if not s.setting.koa:
        return
    supply = Supply(Counter(range(len(s.setting.kit.intrigues))), words.intrigue_name)

    def taken(value: object, what: str) -> tuple[int, ...]:
        return tuple(supply.take(words.intrigue(card), what) for card in texts(value, what))

    most = s.setting.library.numbers.intrigue_limit
    for name, value in table(given.get("intrigues", {}), "intrigues").items():
        what, seat = f"intrigues.{name}", words.seat(name)
        cards = taken(value, what)
        if len(cards) > most:
            raise SceneError(f"{what}: {len(cards)} are named, but nobody holds more than {most} (I-1)")
        s.intrigues[seat] = cards
        s.progress[seat] = (0,) * len(cards)
    s.intrigue_gone = taken(given.get("intrigues_gone", []), "intrigues_gone")
    deck = taken(given.get("intrigue_deck", []), "intrigue_deck")
    if flag(given.get("intrigue_deck_ends", False), "intrigue_deck_ends"):
        s.intrigue_gone = (*s.intrigue_gone, *supply.rest())
    else:
        deck = (*deck, *supply.rest())
    s.intrigue_deck = deck[::-1]


# -- exploration tokens --------------------------------------------------------------------------------
def put_exploration(s: State, words: Words, given: Table, treasures: Supply) -> None:
    """Tokens in rooms. Those not named are out of the game; magic gems are treasures as well."""
    if not s.setting.koa:
        return
    kit = s.setting.kit
    magic = kit.token_index.get("magic_gem", -1)
    supply = Supply(Counter(dict(enumerate(kit.token_counts))), lambda token: words.exploration_name(token, False))

    def take(token: int, what: str) -> int:
        if token == magic:
            treasures.take(s.setting.magic_gem, what)
        return supply.take(token, what)

    for name, value in table(given.get("tokens", {}), "tokens").items():
        what, room = f"tokens.{name}", words.room(name)
        if isinstance(value, list):
            raise SceneError(f"{what}: {len(value)} are named, but a room has one exploration token at most")
        if s.tokens[room] >= 0:
            raise SceneError(f"{what}: this room is named twice; it has one exploration token at most")
        token, down = words.exploration(text(value, what))
        if not down and token == magic:
            raise SceneError(f"{what}: a magic gem that lies face up is a chest: chests.{name} = [\"magic_gem\"]")
        if not down and kit.exploration[token].stays == "no":
            gone = words.exploration_name(token, False)
            raise SceneError(f"{what}: {gone!r} leaves the game as soon as it is turned up; write '{gone} face-down'")
        s.tokens = with_entry(s.tokens, room, take(token, what))
        s.halts = with_entry(s.halts, room, s.halts[room] | (FACE_DOWN if down else 0))
    left = texts(given.get("left_out", []), "left_out")
    s.left_out = tuple(take(words.exploration(name)[0], "left_out") for name in left)
    for name, rooms in table(given.get("seen", {}), "seen").items():
        seat = words.seat(name)
        for place in texts(rooms, f"seen.{name}"):
            room = words.room(place)
            if not s.halts[room] & FACE_DOWN:
                raise SceneError(f"seen.{name}: no token lies face down in {place!r}")
            s.seen[seat] |= 1 << room


# -- who left, and with what -----------------------------------------------------------------------------
def put_exits(s: State, words: Words, given: Table) -> None:
    """Who left without any treasure, and which gangs have carried out a chest full of ducats."""
    if not s.setting.koa:
        return
    outside = [f for f in range(len(s.position)) if s.position[f] == OUTSIDE]
    light = [figure for figure in outside if not s.loads[figure]]
    if "left_light" in given:
        light = [_character(s, words, name, "left_light") for name in texts(given["left_light"], "left_light")]
        for figure in light:
            if figure not in outside:
                raise SceneError(f"left_light: {words.figure_name(figure)} has not left the district")
    s.exits = sum({1 << figure for figure in light})
    for name in texts(given.get("chest_out", []), "chest_out"):
        s.exits |= 1 << CHEST_OUT + words.seat(name)


# -- boasts ----------------------------------------------------------------------------------------------
def tally_at(s: State, seat: int, name: str, what: str) -> int:
    """Where a count for a boast is kept."""
    if not s.tally:
        raise SceneError(f"{what}: adventure {s.setting.adventure.number} has no boasts")
    known(name, TALLIES, what)
    return seat * len(TALLIES) + TALLIES.index(name)


def put_boasts(s: State, words: Words, given: Table) -> None:
    """Adventure 12: who has boasted of what, and what has come of it."""
    boasts = table(given.get("boasts", {}), "boasts")
    if boasts and not s.boasts:
        raise SceneError(f"boasts: adventure {s.setting.adventure.number} has none")
    taken: set[int] = set()
    for name, value in boasts.items():
        what = f"boasts.{name}"
        chosen = [words.boast(boast) for boast in texts(value, what)]
        for boast in chosen:
            if boast in taken:
                raise SceneError(f"{what}: the boast {words.boast_name(boast)} is taken twice")
            taken.add(boast)
        if len(chosen) > 2:
            raise SceneError(f"{what}: {len(chosen)} boasts, but nobody takes more than 2")
        s.boasts[words.seat(name)] = tuple(chosen)
    for name, counts in table(given.get("tally", {}), "tally").items():
        seat = words.seat(name)
        for key, value in table(counts, f"tally.{name}").items():
            what = f"tally.{name}.{key}"
            at = tally_at(s, seat, key, what)
            if key in TALLY_SETS:
                s.tally[at] = sum({1 << words.room(room) for room in texts(value, what)})
            else:
                s.tally[at] = count(value, what)
    if "first_out" in given:
        s.first_out = words.seat(text(given["first_out"], "first_out"))


# -- rubble, walls, relics, the Duke -----------------------------------------------------------------------
def wall_bit(s: State, seat: int, room: int) -> int:
    """The bit in ``State.paid_walls`` that tells whether a gang was paid for walling up a staircase."""
    return seat * s.setting.terrain.size + room


def put_sheet(s: State, words: Words, given: Table) -> None:
    """What single sheets of the expansion lay on the board; at last which staircases are open."""
    setting = s.setting
    if not setting.koa:
        return
    if "rubble" in given:
        _rubble(s, words, texts(given["rubble"], "rubble"))
    _walls(s, words, given)
    if "duke" in setting.adventure.tokens or "duke" in given:
        _duke(s, words, given)
    put_boasts(s, words, given)
    _crown(s, given)
    s.stairs = sum(
        1 << room
        for room in setting.terrain.rooms
        if s.tokens[room] == setting.kit.staircase >= 0
        and not s.halts[room] & FACE_DOWN
        and not (s.ground and s.ground[room])
    )


def _crown(s: State, given: Table) -> None:
    """Adventure 12: has anybody had the Crown yet? Who bears it has, and it was dropped where it lies in the open."""
    crown = s.setting.crown
    if crown < 0:
        if "crown_found" in given:
            raise SceneError(f"crown_found: adventure {s.setting.adventure.number} has no Crown to be found")
        return
    had = any(crown in load for load in s.loads) or any(halt & CROWN_LIES for halt in s.halts)
    if flag(given.get("crown_found", had), "crown_found"):
        s.visits |= CROWN_FOUND


def _rubble(s: State, words: Words, names: list[str]) -> None:
    setting = s.setting
    if not setting.blocks:
        raise SceneError(f"rubble: in adventure {setting.adventure.number} none lies in the streets")
    streets: list[int] = []
    for name in names:
        street = words.space(name)
        if street not in setting.terrain.streets or street in setting.terrain.pentacles:
            raise SceneError(f"rubble: {name!r} is no street without pentacle")
        if street in streets:
            raise SceneError(f"rubble: {name!r} is named twice")
        if s.occupant[street] >= 0:
            raise SceneError(f"rubble: {setting.names[s.occupant[street]]} stands on {name}")
        if street not in loose_streets(s):
            raise SceneError(f"rubble: on {name!r} it would cut off a room or a deployment space")
        streets.append(street)
        s.blocked = tuple(sorted(streets))
    _spend(s, len(streets), "rubble")


def _walls(s: State, words: Words, given: Table) -> None:
    """Adventure 11: whose rubble lies on a staircase, and who was paid for it before."""
    setting = s.setting
    for key in ("walls", "paid_walls"):
        if key in given and "wall" not in setting.adventure.aliases:
            raise SceneError(f"{key}: in adventure {setting.adventure.number} nobody walls up staircases")
    walls = table(given.get("walls", {}), "walls")
    for name, value in walls.items():
        room = words.room(name)
        check_staircase(s, room, f"walls.{name}")
        s.ground[room] = words.seat(text(value, f"walls.{name}")) + 1
    _spend(s, len(walls), "walls")
    for name, rooms in table(given.get("paid_walls", {}), "paid_walls").items():
        for place in texts(rooms, f"paid_walls.{name}"):
            s.paid_walls |= 1 << wall_bit(s, words.seat(name), words.room(place))


def check_staircase(s: State, room: int, what: str) -> None:
    """Rubble lies on one that is face up, once."""
    if s.tokens[room] != s.setting.kit.staircase or s.halts[room] & FACE_DOWN:
        raise SceneError(f"{what}: no staircase lies face up in this room (see 'tokens')")
    if s.ground[room] > 1:
        raise SceneError(f"{what}: a staircase has one rubble token at most")


def _spend(s: State, used: int, what: str) -> None:
    """Rubble is taken from the supply."""
    if used > s.supply:
        raise SceneError(f"{what}: {used} rubble tokens are named, but there are {s.supply}")
    s.supply -= used


def _duke(s: State, words: Words, given: Table) -> None:
    """Adventure 14: where he is held or who leads him; as at set-up if the scene does not say."""
    setting = s.setting
    if "duke" not in setting.adventure.tokens:
        raise SceneError(f"duke: adventure {setting.adventure.number} has none")
    if "duke" not in given:
        s.duke = next(
            setting.terrain.role[effect.word("where")]
            for step in setting.adventure.setup
            for effect in step.effects
            if effect.args.get("token") == "duke"
        )
        return
    name = words.duke_name(text(given["duke"], "duke"))
    if name == "gone":
        s.duke = -1
    elif name in setting.figure_index:
        figure = _character(s, words, name, "duke")
        if s.position[figure] < 0:
            raise SceneError(f"duke: {name} is not in the district")
        s.duke, s.led[figure] = -1, 1
    else:
        s.duke = words.space(name)
        if s.duke not in setting.terrain.chambers:
            raise SceneError("duke: he is held in a room of the catacombs, led by a character or 'gone'")
