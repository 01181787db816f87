"""Everything about a game that never changes while it is played: boards, figures, cards, the sheet, the actions.

A setting is made once for a library, an adventure and the gangs at the table, and shared by every state and copy.
Rules read it through short integer indices; ids and slugs are for people.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter

from cadwallon.library import Adventure, Arcana, Effect, ExtraAction, Library, Mission, SheetRule, TrackEvent

from .actions import Action
from .kit import BASE, EXPANSION, OLD_CITY, Kit, kit_of
from .moments import WINDOW_BIT
from .roster import CYCLOPS, GUILD, HERO, MILITIA, THIEF, ZOMBIE, Hires, mercenary_for, muster
from .rows import with_entry
from .speech import slug_of
from .talents import Talent, talent_of
from .terrain import Terrain, terrain_of
from .usefulness import always_useful, varies
from .wording import BOTH, FIRST, NAMING, SECOND, text_of

__all__ = ["CYCLOPS", "GUILD", "HERO", "MILITIA", "THIEF", "WINDOW_BIT", "ZOMBIE", "Setting"]

OUTSIDE, REMOVED, UNPLACED, LOST = -1, -2, -3, -4
"""Where a figure is when it is on no space: it left, it is out of the game, it is not yet deployed, it was lost below
(out of the game too, but it costs nothing at the end: K-11, K-14)."""

OWN_MISSION = WINDOW_BIT["own_mission"]

Book = dict[tuple[str, int, int] | tuple[str, int, int, str], Action]
"""Actions by verb and numbers, and by the second name if there are two."""


class Setting:
    """The unchanging half of a game. See the module's text."""

    combat: tuple[int, ...]
    mind: tuple[int, ...]
    movement: tuple[int, ...]
    pick_mind: tuple[int, ...]
    pick_closed: tuple[bool, ...]
    quick_bash: tuple[tuple[int, int], ...]
    sale_bonus: tuple[int, ...]
    fight_skills: tuple[tuple[Effect, ...], ...]
    won_skills: tuple[tuple[Effect, ...], ...]
    ghost: tuple[bool, ...]

    def __init__(
        self,
        library: Library,
        adventure: Adventure,
        gangs: tuple[str, ...],
        mode: str = BASE,
        inn: bool = False,
    ) -> None:
        self.library = library
        self.adventure = adventure
        self.gangs = gangs
        self.mode = mode
        self.inn = inn
        self.hires: Hires = ()
        """Mercenaries in the places of other characters; ``with_mercenaries`` adds some."""
        self.koa = mode != BASE
        """Are the rules of the expansion used?"""
        self.below = mode == EXPANSION
        """Are the catacombs, the Prison, the Cyclops and the expansion's militia in play?"""
        self.kit: Kit = kit_of(library, adventure, mode)
        self.seats = len(gangs)
        self.guild = gangs.index(GUILD) if GUILD in gangs else -1
        boards = (adventure.board, "catacombs") if self.below else (adventure.board,)
        self.terrain: Terrain = terrain_of(library, boards)
        self.near = self.terrain.near
        self.near_set = self.terrain.near_set
        self.prison = self.terrain.prison
        self._treasures()
        self._figures()
        self._skills()
        self._cards()
        self._sheet()
        self._action_tables()

    # -- treasures -------------------------------------------------------------------------
    def _treasures(self) -> None:
        treasures = [t for t in self.library.treasures.values() if t.is_treasure]
        relics = self._relic_kinds()
        self.kinds = (*(t.kind for t in treasures), *relics)
        self.kind_index = {kind: i for i, kind in enumerate(self.kinds)}
        self.values = (*(t.value for t in treasures), *(() for _ in relics))
        self.magic_gem = self.kind_index["magic_gem"]
        self.relic_kinds = frozenset(self.kind_index[kind] for kind in ("relic", *relics))
        """For whatever counts kinds all relics are one."""
        self.crown = self.kind_index["crown"] if "crown" in self.adventure.aliases else -1
        """The one Crown of adventure 12."""
        self.sceptre = self.kind_index.get("sceptre", -1)
        """A relic whose bearer is slow (adventure 10)."""
        self.chest_tokens = tuple(
            kind for kind, t in enumerate(treasures) if t.is_chest_token for _ in range(t.count)
        )
        self.purse = self.kind_index["purse"]
        self.ducat_chest = self.kind_index["chest_of_ducats"]
        self.gem_kinds = (self.kind_index["red_gem"], self.kind_index["green_gem"])

    def _relic_kinds(self) -> tuple[str, ...]:
        """Faces of relics that a sheet tells apart: all four in adventure 10, the Crown in adventure 12."""
        if "crown" in self.adventure.aliases:
            return ("crown",)
        faces = dict.fromkeys(face for t in self.library.treasures.values() for _, face in t.faces)
        conditions = {word for rule in self.adventure.rules for e in rule.effects for word in e.when}
        return tuple(faces) if "bears_sceptre" in conditions else ()

    # -- figures ---------------------------------------------------------------------------
    def _figures(self) -> None:
        roster = muster(self.library, self.adventure, self.gangs, self.mode)
        self.figures = roster.figures
        self.owner = roster.owner
        self.species = roster.species
        self.crew = roster.crew
        self.of_crew: tuple[Callable[[Sequence[int]], tuple[int, ...]], ...] = tuple(
            itemgetter(*members) for members in roster.crew
        )
        """For each seat what takes its own characters' entries out of a row by figure, in one go."""
        self.explorers = tuple(
            kind == THIEF and owner != self.guild for kind, owner in zip(self.species, self.owner, strict=True)
        )
        """Who passes mates and turns tokens (V-7, V-8): characters do, the Guild's heroines do not."""
        self.militia = roster.militia
        self.heroes = roster.heroes
        self.zombies = roster.zombies
        self.cyclops = roster.cyclops
        self.names = roster.names
        self.tie_to_thief = any(e.do == "tie_to" for npc in self.adventure.npcs for e in npc.effects)
        self.figure_index = {name: i for i, name in enumerate(self.names)}
        self.hirable = tuple(self._hirable(gang) for gang in self.gangs)
        """The mercenaries each seat may hire, by their number in the kit."""

    def _hirable(self, gang: str) -> tuple[int, ...]:
        """S-10: the gang's own and those of no gang, unless the sheet has a part for them (B-5); none for the Guild."""
        if gang == GUILD:
            return ()
        library, adventure = self.library, self.adventure
        parts = (*adventure.heroes, *(figure for side in adventure.sides for figure in side.figures))
        busy = {part.removesuffix("_base") for part in parts}
        own = library.gangs[gang].mercenary
        return tuple(
            i
            for i, mercenary in enumerate(self.kit.mercenaries)
            if mercenary not in busy and (mercenary == own or library.characters[mercenary].gang not in library.gangs)
        )

    # -- values and skills that are always on ---------------------------------------------------
    def _skills(self) -> None:
        talents = [
            talent_of(character, self.species[figure] == MILITIA and self.guild >= 0)
            for figure, character in enumerate(self.figures)
        ]
        for name in TALENTS:
            setattr(self, name, tuple(getattr(talent, name) for talent in talents))
        self.skill_bits = tuple(_bits(talent) for talent in talents)

    def with_mercenaries(self, hires: Hires) -> Setting:
        """The same setting with mercenaries in the places of characters (S-10).

        Very many of these exist and each is used for one game, so everything that stays the same is shared.
        """
        new = Setting.__new__(Setting)
        fields = new.__dict__
        fields.update(self.__dict__)
        new.hires = tuple(sorted((*self.hires, *hires)))
        ranks = list(self._ranks)
        for hire in hires:
            if hire not in self._recruits:
                self._recruits[hire] = self._recruit(*hire)
            ranks[hire[0]] = self._recruits[hire]
        new._ranks = tuple(ranks)
        fields.update(zip(BY_FIGURE, zip(*ranks, strict=True), strict=True))
        helpers = list(self.mission_helper)
        for figure, _ in hires:
            seat = self.owner[figure]
            if helpers[seat][0] == figure or new.skill_bits[figure] & OWN_MISSION:
                helpers[seat] = new._helper(seat)
        new.mission_helper = tuple(helpers)
        new.mission_least = tuple([price for _, price in helpers])
        new.figure_index = dict(zip(new.names, range(len(new.names)), strict=True))
        return new

    def _recruit(self, figure: int, mercenary: str) -> tuple[object, ...]:
        """What stands in the tables by figure for a mercenary in this place, in the order of ``BY_FIGURE``."""
        character = mercenary_for(self.library, mercenary, self.mode)
        talent = talent_of(character, False)
        alone = Setting.__new__(Setting)
        alone.__dict__.update(self.__dict__)
        alone.names = with_entry(self.names, figure, slug_of(character.id))
        alone._books = with_entry(self._books, figure, self._book(figure, alone.names[figure]))
        made: dict[str, object] = {
            **talent._asdict(),
            "figures": character,
            "names": alone.names[figure],
            "skill_bits": _bits(talent),
            "_books": alone._books[figure],
            "deploy": alone._deploy(figure),
            "hire": alone._row("hire", figure, range(len(self.kit.mercenaries))),
            **{verb: alone.action(verb, figure) for verb in ("attack", "strike", "activate", "heal", "buy")},
        }
        return tuple(made[name] for name in BY_FIGURE)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setting) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def key(self) -> tuple[object, ...]:
        """What tells settings apart: two with the same key are the same, whenever they were made."""
        return (self.library.fingerprint, self.adventure.id, self.gangs, self.mode, self.inn, self.hires)

    # -- cards -----------------------------------------------------------------------------
    def _cards(self) -> None:
        self.arcana: tuple[Arcana, ...] = tuple(
            c for c in self.library.arcana.values() if c.set == BASE or (self.koa and not self._without(c))
        )
        self.card_index = {slug_of(card.id): i for i, card in enumerate(self.arcana)}
        self.card_bits = tuple(sum(WINDOW_BIT[w] for w in card.windows) for card in self.arcana)
        self.card_once_turn = sum(1 << i for i, card in enumerate(self.arcana) if card.limit == "once_per_turn")
        self.card_once_activation = sum(
            1 << i for i, card in enumerate(self.arcana) if card.limit == "once_per_activation"
        )
        self.card_useful = tuple(any(always_useful(e) for e in card.effects) for card in self.arcana)
        """Cards whose effects always do something; the others are looked at more closely (windows.useful)."""
        self.card_plain = tuple(
            card.target if useful and not card.play_if and card.target in PLAIN_TARGETS else ""
            for card, useful in zip(self.arcana, self.card_useful, strict=True)
        )
        """The target of cards that may be played whenever their window is open."""
        self.card_rerolls = tuple(any(e.do == "reroll" for e in card.effects) for card in self.arcana)
        self.card_feints = tuple(
            any(e.do == "cancel" and e.word("what") == "card" for e in card.effects) for card in self.arcana
        )
        self.card_varies = tuple(self.koa and varies(card) for card in self.arcana)
        self.missions: tuple[Mission, ...] = tuple(self.library.missions.values())
        self.mission_kind = tuple(self.kind_index[mission.treasure] for mission in self.missions)
        self._helpers()

    def _helpers(self) -> None:
        self.mission_helper = tuple(self._helper(seat) for seat in range(self.seats))
        self.mission_least = tuple(price for _, price in self.mission_helper)
        """The fewest AP for which each seat could use a mission."""

    def _without(self, card: Arcana) -> bool:
        """B-3: cards that need the catacombs are taken out with adventures 1 to 8."""
        return self.mode == OLD_CITY and card.needs_catacombs

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
            # alarm and prizes come before other events of the same square: sheets 2, 6 and 13 say so or allow it
            events = [e for e in adventure.track if number in e.rounds]
            events.sort(key=lambda event: not any(e.do in ("alarm", "pay_table") for e in event.effects))
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
        """Extra steps it takes to enter a burning room or a crowd; 0 where there is neither."""
        self.sheet_dice = tuple(e for e in effects if e.do == "dice")
        """Dice that the sheet gives to one side of a fight."""
        self.blocks = any(e.do == "block" and e.word("where") == "rubble_space" for e in effects)
        """Does rubble bar the streets?"""
        self.curses = frozenset(word for e in effects for word in e.when if word.startswith("bears_"))
        """Conditions about relics that are borne."""
        self.smoke_mind = sum(e.number("n") for e in effects if e.do == "mind" and "burning_here" in e.when)
        self.leading_steps = sum(
            e.number("n") for r in adventure.rules if "leads" in r.when for e in r.effects if e.do == "move_bonus"
        )
        """What leading somebody does to a movement."""
        self.releases = "hostage" in adventure.tokens
        """May somebody who is led be let go?"""
        self.lasting_guard = any(
            e.do == "militia_avoid" and extra.duration == "rest_of_game"
            for extra in adventure.actions
            for e in extra.success
        )
        """Do militiamen leave a gang alone for the rest of the game once it has earned that (adventure 14)?"""
        self.comebacks = any(extra.place == "outside" for extra in adventure.actions)
        """May thieves who left come back?"""
        walking = {npc.character for npc in adventure.npcs if npc.movement == "militia_die"}
        self.roaming = tuple(h for h in self.heroes if self.figures[h].id in walking)
        """Heroines who are moved in the militia phase."""
        self.sheet_actions: tuple[ExtraAction, ...] = adventure.actions
        self.sheet_spaces = tuple(self.terrain.place(extra.place) for extra in adventure.actions)
        self.sheet_at = tuple(
            tuple(
                (number, extra)
                for number, extra in enumerate(adventure.actions)
                if (self.sheet_spaces[number] is None or space in (self.sheet_spaces[number] or ()))
                and not _beside_rubble(extra)
            )
            for space in range(self.terrain.size)
        )
        """The sheet's actions that might be taken in each space, with their numbers."""
        self.sheet_beside = tuple((i, extra) for i, extra in enumerate(adventure.actions) if _beside_rubble(extra))
        """Those that are taken beside rubble, wherever it lies."""
        self.pool_index = {name: i for i, name in enumerate(adventure.pools)}
        self.counter_index = {name: i for i, name in enumerate(adventure.counters)}
        self.stat_index = {name: i for i, name in enumerate(adventure.stats)}
        self.boxed_cards = frozenset(
            self.card_index["call-the-watch"]
            for step in adventure.setup
            for effect in step.effects
            if effect.do == "custom" and effect.word("key") == "remove_call_the_watch"
        )
        self._piles()

    def _piles(self) -> None:
        """S-4 to S-6, S-9: everything that is shuffled at set-up, each card and token by itself."""
        self.mission_pile = tuple(i for i, m in enumerate(self.missions) for _ in range(m.count))
        cards = [i for i, card in enumerate(self.arcana) for _ in range(card.count)]
        self.arcana_boxed = tuple(card for card in cards if card in self.boxed_cards)
        self.arcana_pile = tuple(card for card in cards if card not in self.boxed_cards)
        self.open_stairs = tuple(
            self.terrain.role[e.word("where")]
            for step in self.adventure.setup
            for e in step.effects
            if e.do == "token_put" and e.word("token") == "staircase"
        )
        """Rooms where a sheet lays a staircase face up."""
        tokens = [kind for kind, n in enumerate(self.kit.token_counts) for _ in range(n)]
        for _ in self.open_stairs:
            tokens.remove(self.kit.staircase)
        self.token_pile = tuple(tokens)

    # -- actions ---------------------------------------------------------------------------
    def _action_tables(self) -> None:
        self._common: Book = {}
        """Actions that name no figure: the same whoever was hired."""
        self._shelf: dict[tuple[int, str], Book] = {}
        """Actions that name a figure, by the first one; settings with other mercenaries share them."""
        self._books: tuple[Book, ...] = tuple(self._book(f, name) for f, name in enumerate(self.names))
        self._rows: dict[tuple[str, int, str], tuple[Action, ...]] = {}
        """A figure at each gate, or with each equipment card, kept like the books."""
        self._family: dict[tuple[str, int, int, str], Action] = {}
        """All actions of settings that differ in mercenaries only, by their text."""
        self._recruits: dict[tuple[int, str], tuple[object, ...]] = {}
        """What ``with_mercenaries`` puts into the tables, by place and mercenary; shared like the books."""
        spaces = range(self.terrain.size)
        figures = range(len(self.figures))
        self.move = tuple(self.action("move", v) for v in spaces)
        self.patrol = tuple(self.action("patrol", v) for v in spaces)
        self.flee = tuple(self.action("flee", v) for v in spaces)
        self.put = tuple(self.action("put", v) for v in spaces)
        self.close = tuple(self.action("close", v) for v in spaces)
        self.parade = tuple(self.action("parade", v) for v in spaces)
        self.leave = tuple(self.action("leave", v) for v in spaces)
        self.attack = tuple(self.action("attack", f) for f in figures)
        self.strike = tuple(self.action("strike", f) for f in figures)
        self.activate = tuple(self.action("activate", f) for f in figures)
        self.heal = tuple(self.action("heal", f) for f in figures)
        self.buy = tuple(self.action("buy", f) for f in figures)
        self.pick = tuple(self.action("pick", kind) for kind in range(len(self.kinds)))
        self.bash = tuple(self.action("bash", kind) for kind in range(len(self.kinds)))
        self.play = tuple(self.action("play", c) for c in range(len(self.arcana)))
        self.play_on = tuple(
            tuple(
                tuple(self.action("play-on", card, rival) for rival in range(self.seats) if rival != seat)
                for seat in range(self.seats)
            )
            for card in range(len(self.arcana))
        )
        """Playing a card on each rival, by card and seat."""
        kinds = range(len(self.kinds)) if self.koa else ()
        self.label = {room: tuple(self.action("label", room, kind) for kind in kinds) for room in self.terrain.rooms}
        """Naming a treasure in a room, by room and kind."""
        self.boast = tuple(self.action("boast", boast) for boast in range(len(self.adventure.boasts)))
        self.rise = tuple(self.action("rise", v) for v in spaces if self.zombies)
        self.shamble = {zombie: self.action("shamble", zombie) for zombie in self.zombies}
        self.action_end = self.action("end")
        self.action_intrigue = self.action("intrigue")
        self.action_pass = self.action("pass")
        self.action_set_out = self.action("set-out")
        self.action_stay = self.action("stay")
        self.action_stop = self.action("stop")
        self.deploy = tuple(self._deploy(f) for f in figures)
        self.hire = tuple(self._row("hire", f, range(len(self.kit.mercenaries))) for f in figures)
        """Each mercenary in the place of each figure."""
        self._ranks: tuple[tuple[object, ...], ...] = tuple(zip(*[getattr(self, n) for n in BY_FIGURE], strict=True))
        """The tables by figure the other way round: what belongs to each figure."""

    def _deploy(self, figure: int) -> tuple[Action, ...]:
        return self._row("deploy", figure, self.terrain.gates)

    def equip(self, figure: int) -> tuple[Action, ...]:
        """Giving each equipment card to a figure."""
        return self._row("equip", figure, range(len(self.kit.equipment)))

    def _row(self, verb: str, figure: int, others: Iterable[int]) -> tuple[Action, ...]:
        """The actions of a verb with a figure and each of something else."""
        key = (verb, figure, self.names[figure])
        row = self._rows.get(key)
        if row is None:
            ends = [(figure, other) if NAMING[verb] == FIRST else (other, figure) for other in others]
            row = self._rows[key] = tuple(self.action(verb, a, b) for a, b in ends)
        return row

    def action(self, verb: str, a: int = -1, b: int = -1) -> Action:
        """The one record of this action in this setting."""
        key: tuple[str, int, int] | tuple[str, int, int, str] = (verb, a, b)
        who = NAMING.get(verb)
        if who is None:
            book = self._common
        elif who == FIRST:
            book = self._books[a]
        elif b < 0:
            book = self._common if who == SECOND else self._books[a]
        elif who == SECOND:
            book = self._books[b]
        else:
            first, second = (a, b) if who == BOTH else divmod(b, 100)
            book = self._books[first]
            key = (verb, a, b, self.names[second])
        found = book.get(key)
        if found is None:
            text = text_of(self, verb, a, b)
            found = book[key] = self._family.setdefault((verb, a, b, text), Action(verb, a, b, text))
        return found

    def _book(self, figure: int, name: str) -> Book:
        return self._shelf.setdefault((figure, name), {})


PLAIN_TARGETS = ("own_gang", "own_active_thief", "rival")
"""Targets that are always there."""

TALENTS = (
    "combat",
    "mind",
    "movement",
    "pick_mind",
    "pick_closed",
    "quick_bash",
    "sale_bonus",
    "fight_skills",
    "won_skills",
    "ghost",
)
"""Fields of ``Talent`` that a setting has as tables by figure."""


BY_FIGURE = (
    *TALENTS,
    "figures",
    "names",
    "skill_bits",
    "_books",
    "attack",
    "strike",
    "activate",
    "heal",
    "buy",
    "deploy",
    "hire",
)
"""Tables by figure that change when somebody is hired."""


def _beside_rubble(extra: ExtraAction) -> bool:
    return any(requirement.word == "token_adjacent" for requirement in extra.requires)


def _bits(talent: Talent) -> int:
    return sum(WINDOW_BIT[w] for w in talent.windows if w in WINDOW_BIT)
