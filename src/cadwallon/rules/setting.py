"""Everything about a game that never changes while it is played: boards, figures, cards, the sheet, the actions.

A setting is made once for a library, an adventure and the gangs at the table, and shared by every state and copy.
Rules read it through short integer indices; ids and slugs are for people.
"""

from __future__ import annotations

from collections.abc import Iterable

from cadwallon.library import Adventure, Arcana, Character, Effect, ExtraAction, Library, Mission, SheetRule, TrackEvent

from .actions import Action
from .errors import SetupError
from .speech import SHAPES, VERBS, sheet_slug, slug_of
from .terrain import Terrain, terrain_of

THIEF, MILITIA, HERO, ZOMBIE = range(4)

OUTSIDE, REMOVED, UNPLACED = -1, -2, -3
"""Where a figure is when it is on no space: it left, it is out of the game, it is not yet deployed."""

WINDOWS = (
    "own_turn",
    "own_activation",
    "own_move_start",
    "own_move",
    "own_chest_action",
    "own_test_roll",
    "own_chest_opened",
    "own_mission",
    "fight_attacker",
    "fight_defender",
    "fight_dice",
    "rival_move_start",
    "rival_pick_roll",
    "rival_mission",
)
"""Windows in which a player decides; a hand knows them as bits."""

AUTOMATIC = (
    "always",
    "round_start",
    "round_end",
    "turn_start",
    "turn_end",
    "on_fight_result",
    "on_leave",
    "game_end_before_sale",
    "game_end_sale",
)
"""Windows in which the game applies the effects by itself."""

WINDOW_BIT = {window: 1 << i for i, window in enumerate(WINDOWS)}

GUILD = "guild"
"""The name at the table of the player who leads the Guild of Jewelers (adventure 3)."""


class Setting:
    """The unchanging half of a game. See the module's text."""

    __slots__ = (
        "_actions",
        "action_end",
        "action_pass",
        "action_set_out",
        "action_stay",
        "action_stop",
        "activate",
        "adventure",
        "arcana",
        "attack",
        "boxed_cards",
        "card_bits",
        "card_index",
        "card_once_activation",
        "card_once_turn",
        "card_useful",
        "chest_tokens",
        "combat",
        "comebacks",
        "counter_index",
        "crew",
        "deploy",
        "ducat_chest",
        "fight_skills",
        "figure_index",
        "figures",
        "flee",
        "gangs",
        "gem_kinds",
        "guild",
        "heroes",
        "kind_index",
        "kinds",
        "leading_steps",
        "leave",
        "library",
        "militia",
        "mind",
        "mission_helper",
        "mission_kind",
        "mission_least",
        "missions",
        "move",
        "movement",
        "names",
        "near",
        "owner",
        "patrol",
        "pick_closed",
        "pick_mind",
        "play",
        "pool_index",
        "purse",
        "quick_bash",
        "replaced",
        "roaming",
        "rules_at",
        "sale_bonus",
        "seats",
        "sheet_actions",
        "sheet_here",
        "sheet_spaces",
        "skill_bits",
        "smoke",
        "smoke_mind",
        "species",
        "stat_index",
        "strike",
        "terrain",
        "tie_to_thief",
        "track",
        "values",
        "words",
        "zombies",
    )

    def __init__(self, library: Library, adventure: Adventure, gangs: tuple[str, ...]) -> None:
        self.library = library
        self.adventure = adventure
        self.gangs = gangs
        self.seats = len(gangs)
        self.guild = gangs.index(GUILD) if GUILD in gangs else -1
        boards = (adventure.board, "catacombs") if adventure.uses_catacombs else (adventure.board,)
        self.terrain: Terrain = terrain_of(library, boards)
        self.near = self.terrain.near
        self._treasures()
        self._figures()
        self._skills()
        self._cards()
        self._sheet()
        self._action_tables()

    # -- treasures -------------------------------------------------------------------------
    def _treasures(self) -> None:
        treasures = [t for t in self.library.treasures.values() if t.is_treasure]
        self.kinds = tuple(t.kind for t in treasures)
        self.kind_index = {kind: i for i, kind in enumerate(self.kinds)}
        self.values = tuple(t.value for t in treasures)
        self.chest_tokens = tuple(
            kind for kind, t in enumerate(treasures) if t.is_chest_token for _ in range(t.count)
        )
        self.purse = self.kind_index["purse"]
        self.ducat_chest = self.kind_index["chest_of_ducats"]
        self.gem_kinds = (self.kind_index["red_gem"], self.kind_index["green_gem"])

    # -- figures ---------------------------------------------------------------------------
    def _figures(self) -> None:
        library, adventure = self.library, self.adventure
        figures: list[Character] = []
        owner: list[int] = []
        species: list[int] = []
        crew: list[tuple[int, ...]] = []

        def enlist(character: Character, seat: int, kind: int) -> int:
            figures.append(character)
            owner.append(seat)
            species.append(kind)
            return len(figures) - 1

        base_militia = [c for c in library.characters.values() if c.kind == "militia" and c.set == "base"]
        militia: dict[str, int] = {}
        for seat, gang in enumerate(self.gangs):
            if gang == GUILD:
                members: list[int] = []
                for name in adventure.sides[0].figures:
                    character = library.characters[name]
                    if character.kind == "militia":
                        militia[name] = enlist(character, -1, MILITIA)
                        members.append(militia[name])
                    else:
                        members.append(enlist(character, seat, THIEF))
                crew.append(tuple(members))
            else:
                crew.append(tuple(enlist(library.characters[c], seat, THIEF) for c in library.gangs[gang].thieves))
        for character in base_militia:
            if character.id not in militia:
                militia[character.id] = enlist(character, -1, MILITIA)
        self.militia = tuple(militia[c.id] for c in base_militia)
        guild_figures = adventure.sides[0].figures if self.guild >= 0 else ()
        self.heroes = tuple(
            enlist(library.characters[h], -1, HERO) for h in adventure.heroes if h not in guild_figures
        )
        zombies: list[int] = []
        for npc in adventure.npcs:
            if not npc.character:
                plain = Character(id=npc.id, gang="none", kind="npc", set=adventure.set, combat=0)
                zombies += [enlist(plain, -1, ZOMBIE) for _ in range(npc.count)]
        self.zombies = tuple(zombies)
        self.tie_to_thief = any(e.do == "tie_to" for npc in adventure.npcs for e in npc.effects)
        self.figures = tuple(figures)
        self.owner = tuple(owner)
        self.species = tuple(species)
        self.crew = tuple(crew)
        self.combat = tuple(c.combat for c in figures)
        self.mind = tuple(c.mind for c in figures)
        counted: dict[str, int] = {}
        names: list[str] = []
        for figure, character in enumerate(figures):
            if species[figure] == ZOMBIE:
                counted[character.id] = counted.get(character.id, 0) + 1
                names.append(f"zombie-{counted[character.id]}")
            else:
                names.append(slug_of(character.id))
        self.names = tuple(names)
        self.figure_index = {name: i for i, name in enumerate(names)}

    # -- skills that are always on -----------------------------------------------------------
    def _skills(self) -> None:
        movement: list[int] = []
        pick_mind: list[int] = []
        pick_closed: list[bool] = []
        quick_bash: list[tuple[int, int]] = []
        sale_bonus: list[int] = []
        fight_skills: list[tuple[Effect, ...]] = []
        skill_bits: list[int] = []
        for figure, character in enumerate(self.figures):
            walk = character.movement
            if self.species[figure] == MILITIA and self.guild >= 0:
                walk = 4
            mind, closed, bonus = character.mind, False, 0
            quick_cost = quick_ducat = 0
            in_fights: list[Effect] = []
            bits = 0
            skill = character.skill
            if skill is not None:
                bits = sum(WINDOW_BIT[w] for w in skill.windows if w in WINDOW_BIT)
                for effect in skill.effects:
                    if effect.do == "move_bonus" and "always" in skill.windows:
                        walk += effect.number("n")
                    elif effect.do == "mind" and "always" in skill.windows:
                        mind += effect.number("n")
                    elif effect.do == "pick_closed":
                        closed = True
                    elif effect.do == "dice" and "always" in skill.windows:
                        in_fights.append(effect)
                    elif effect.do == "cost" and effect.word("of") == "bash":
                        quick_cost = effect.number("set")
                    elif effect.do == "opening_ducat":
                        quick_ducat = effect.number("n")
                    elif effect.do == "sale":
                        bonus = effect.number("n")
            movement.append(walk)
            pick_mind.append(mind)
            pick_closed.append(closed)
            quick_bash.append((quick_cost, quick_ducat))
            sale_bonus.append(bonus)
            fight_skills.append(tuple(in_fights))
            skill_bits.append(bits)
        self.movement = tuple(movement)
        self.pick_mind = tuple(pick_mind)
        self.pick_closed = tuple(pick_closed)
        self.quick_bash = tuple(quick_bash)
        """Another price for bashing (0: none) and what it does to the ducat for opening."""
        self.sale_bonus = tuple(sale_bonus)
        self.fight_skills = tuple(fight_skills)
        self.skill_bits = tuple(skill_bits)

    # -- cards -----------------------------------------------------------------------------
    def _cards(self) -> None:
        self.arcana: tuple[Arcana, ...] = tuple(c for c in self.library.arcana.values() if c.set == "base")
        self.card_index = {slug_of(card.id): i for i, card in enumerate(self.arcana)}
        self.card_bits = tuple(sum(WINDOW_BIT[w] for w in card.windows) for card in self.arcana)
        self.card_once_turn = sum(1 << i for i, card in enumerate(self.arcana) if card.limit == "once_per_turn")
        self.card_once_activation = sum(
            1 << i for i, card in enumerate(self.arcana) if card.limit == "once_per_activation"
        )
        self.card_useful = tuple(any(always_useful(e) for e in card.effects) for card in self.arcana)
        """Cards whose effects always do something; the others are looked at more closely (windows.useful)."""
        self.missions: tuple[Mission, ...] = tuple(self.library.missions.values())
        self.mission_kind = tuple(self.kind_index[mission.treasure] for mission in self.missions)
        self.mission_helper = tuple(self._helper(seat) for seat in range(self.seats))
        self.mission_least = tuple(price for _, price in self.mission_helper)
        """The fewest AP for which each seat could use a mission."""

    def _helper(self, seat: int) -> tuple[int, int]:
        """A character whose skill makes missions cheaper for a card, and the price then (figure -1: nobody)."""
        cost = self.library.numbers.mission_cost
        for figure in self.crew[seat]:
            skill = self.figures[figure].skill
            if skill is not None and "own_mission" in skill.windows:
                return figure, max(1, cost + sum(e.number("n") for e in skill.effects if e.do == "cost"))
        return -1, cost

    # -- the sheet -------------------------------------------------------------------------
    def _sheet(self) -> None:
        adventure = self.adventure
        self.track: dict[int, tuple[TrackEvent, ...]] = {}
        for number in range(1, adventure.rounds + 1):
            # the alarm comes before other events of the same square: sheets 2, 6 and 13 say so or allow it
            events = [e for e in adventure.track if number in e.rounds]
            events.sort(key=lambda event: 0 if any(e.do == "alarm" for e in event.effects) else 1)
            self.track[number] = tuple(events)
        rules_at: dict[str, tuple[SheetRule, ...]] = {}
        for rule in adventure.rules:
            rules_at[rule.window] = (*rules_at.get(rule.window, ()), rule)
        self.rules_at = rules_at
        self.replaced = frozenset(
            [word for rule in adventure.rules if rule.window != "on_fight_result" for word in rule.replaces]
            + [word for scoring in adventure.scoring for word in scoring.replaces]
        )
        effects = [e for rule in adventure.rules for e in rule.effects]
        self.smoke = sum(e.number("n") for e in effects if e.do == "enter_cost")
        """Extra steps it takes to enter a burning room; 0 where nothing burns."""
        self.smoke_mind = sum(e.number("n") for e in effects if e.do == "mind" and "burning_here" in e.when)
        self.leading_steps = sum(
            e.number("n") for r in adventure.rules if "leads" in r.when for e in r.effects if e.do == "move_bonus"
        )
        """What leading somebody does to a movement."""
        self.comebacks = any(extra.place == "outside" for extra in adventure.actions)
        """May thieves who left come back?"""
        walking = {npc.character for npc in adventure.npcs if npc.movement == "militia_die"}
        self.roaming = tuple(h for h in self.heroes if self.figures[h].id in walking)
        """Heroines who are moved in the militia phase."""
        self.sheet_actions: tuple[ExtraAction, ...] = adventure.actions
        self.sheet_spaces = tuple(self._spaces(extra.place) for extra in adventure.actions)
        self.sheet_here = bytes(
            any(spaces is None or space in spaces for spaces in self.sheet_spaces)
            for space in range(self.terrain.size)
        )
        """Spaces where some action of the sheet might be taken."""
        self.pool_index = {name: i for i, name in enumerate(adventure.pools)}
        self.counter_index = {name: i for i, name in enumerate(adventure.counters)}
        self.stat_index = {name: i for i, name in enumerate(adventure.stats)}
        self.boxed_cards = frozenset(
            self.card_index["call-the-watch"]
            for step in adventure.setup
            for effect in step.effects
            if effect.do == "custom" and effect.word("key") == "remove_call_the_watch"
        )

    def _spaces(self, place: str) -> frozenset[int] | None:
        """The spaces of a place that does not change during the game; None for one that does."""
        terrain = self.terrain
        match place:
            case "any_room":
                return frozenset(terrain.rooms)
            case "named_room":
                return frozenset(terrain.named_rooms)
            case "deployment":
                return frozenset(terrain.gates)
            case "guardroom_or_adjacent":
                guardroom = terrain.role["guardroom"]
                return frozenset({guardroom, *terrain.near[guardroom]})
            case _:
                return frozenset({terrain.role[place]}) if place in terrain.role else None

    # -- actions ---------------------------------------------------------------------------
    def _action_tables(self) -> None:
        self._actions: dict[tuple[str, int, int], Action] = {}
        spaces = range(self.terrain.size)
        figures = range(len(self.figures))
        self.move = tuple(self.action("move", v) for v in spaces)
        self.patrol = tuple(self.action("patrol", v) for v in spaces)
        self.flee = tuple(self.action("flee", v) for v in spaces)
        self.leave = tuple(self.action("leave", v) for v in spaces)
        self.attack = tuple(self.action("attack", f) for f in figures)
        self.strike = tuple(self.action("strike", f) for f in figures)
        self.activate = tuple(self.action("activate", f) for f in figures)
        self.play = tuple(self.action("play", c) for c in range(len(self.arcana)))
        self.action_end = self.action("end")
        self.action_pass = self.action("pass")
        self.action_set_out = self.action("set-out")
        self.action_stay = self.action("stay")
        self.action_stop = self.action("stop")
        self.deploy = tuple(tuple(self.action("deploy", f, gate) for gate in self.terrain.gates) for f in figures)
        self.words = frozenset(
            word
            for words in (
                self.terrain.index,
                self.figure_index,
                self.card_index,
                (kind.replace("_", "-") for kind in self.kinds),
                (slug_of(m.id) for m in self.missions),
                (sheet_slug(a.id) for a in self.sheet_actions),
                (slug_of(s.skill.id) for s in self.figures if s.skill is not None),
                (gang.replace("_", "-") for gang in self.gangs),
                ("quick", "a", "b"),
            )
            for word in words
        )

    def action(self, verb: str, a: int = -1, b: int = -1) -> Action:
        """The one record of this action in this setting."""
        key = (verb, a, b)
        found = self._actions.get(key)
        if found is None:
            found = self._actions[key] = Action(verb, a, b, self._text(verb, a, b))
        return found

    def _text(self, verb: str, a: int, b: int) -> str:
        words = [VERBS.get(verb, verb)]
        for kind, value in zip(SHAPES[verb], (a, b), strict=False):
            if value >= 0:
                words.append(self._word(kind, value))
        return " ".join(word for word in words if word)

    def _word(self, kind: str, value: int) -> str:
        match kind:
            case "space":
                return self.terrain.spaces[value].slug
            case "figure":
                return self.names[value]
            case "card":
                return slug_of(self.arcana[value].id)
            case "kind":
                return self.kinds[value].replace("_", "-")
            case "mission":
                return slug_of(self.missions[value].id)
            case "seat":
                return self.gangs[value].replace("_", "-")
            case "skill":
                skill = self.figures[value].skill
                return slug_of(skill.id) if skill is not None else ""
            case "sheet":
                return sheet_slug(self.sheet_actions[value].id)
            case "quick":
                return "quick" if value else ""
            case "pair":
                return f"{self.names[value // 100]} {self.names[value % 100]}"
            case "letter":
                return chr(ord("a") + value)
            case "choice":
                return f"{value - 10:+d}"
            case "number":
                return str(value)
        raise AssertionError(kind)


def always_useful(effect: Effect) -> bool:
    """Drawing needs cards, setting down beside a mate needs a mate, and fewer steps are no use by themselves."""
    match effect.do:
        case "draw" | "peek":
            return False
        case "place":
            return effect.word("to") == "street"
        case "move_bonus":
            return effect.number("n") > 0
        case _:
            return True


_settings: dict[tuple[str, str, tuple[str, ...]], Setting] = {}


def setting_of(library: Library, adventure: Adventure, gangs: Iterable[str]) -> Setting:
    """The shared setting of these choices; made on first use."""
    names = tuple(gangs)
    check_table(library, adventure, names)
    key = (library.fingerprint, adventure.id, names)
    found = _settings.get(key)
    if found is None:
        found = _settings[key] = Setting(library, adventure, names)
    return found


def check_table(library: Library, adventure: Adventure, gangs: tuple[str, ...]) -> None:
    """Refuse a table that cannot play this adventure, with a sentence that says why."""
    if adventure.set != "base":
        raise SetupError(f"{adventure.id} belongs to The King of Ashes, whose rules are not in the program yet")
    if len(gangs) not in adventure.players:
        numbers = " or ".join(str(n) for n in adventure.players)
        raise SetupError(f"{adventure.id} is for {numbers} players, not {len(gangs)}")
    known = [*library.gangs, *([GUILD] if adventure.sides else [])]
    for gang in gangs:
        if gang not in known:
            raise SetupError(f"there is no gang {gang!r}; choose from {', '.join(known)}")
        if gangs.count(gang) > 1:
            raise SetupError(f"{gang} is taken twice")
