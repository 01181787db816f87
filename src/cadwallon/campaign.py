"""The campaign of The King of Ashes (P): several adventures in order, and what is carried from one to the next.

A campaign is kept as text: its set-up, the records of its games, and their results. Nothing in such a text is believed:
reading it plays every game again, so a campaign that can be read is the one that was played. ``docs/campaign.md`` shows
the format.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from cadwallon.game import new_game
from cadwallon.library import Adventure, Library, load_content
from cadwallon.record import Reader, RecordError, Terms, record, replay, terms_of
from cadwallon.rules.chance import Chance, KeyedChance, SeededChance
from cadwallon.rules.errors import SetupError
from cadwallon.rules.events import Log
from cadwallon.rules.kit import EXPANSION
from cadwallon.rules.state import EXPERIENCE, State
from cadwallon.rules.tables import check_table

FORMAT = 1
TITLE = "cadwallon campaign"


class CampaignError(ValueError):
    """What cannot be done in a campaign, or a text that is none; ``line`` is where it goes wrong, 0 if nowhere."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.reason = reason
        self.line = line


class Result(NamedTuple):
    """A finished game of a campaign; everything by seat."""

    adventure: str
    gangs: tuple[str, ...]
    ducats: tuple[int, ...]
    winners: tuple[int, ...]
    experience: tuple[int, ...]
    """Tokens that were not spent: they are carried over (P-2)."""
    record: str
    """The whole game as text; empty if it was only told (``Campaign.after``)."""


class Standing(NamedTuple):
    """How a seat is doing in a campaign. Equal seats have the same place."""

    place: int
    seat: int
    gang: str
    ducats: int
    games_won: int
    experience: int


def parts_of(library: Library) -> tuple[Adventure, ...]:
    """The adventures of the campaign in order (P-1)."""
    found = sorted((a for a in library.adventures.values() if a.campaign_part), key=lambda a: a.campaign_part)
    if not found or [a.campaign_part for a in found] != list(range(1, len(found) + 1)):
        raise CampaignError("the content has no campaign: its parts are not numbered from 1 on without a gap")
    return tuple(found)


def is_campaign(text: str) -> bool:
    """Is this meant to be a campaign (and not the record of a single game)?"""
    lines = (line.partition("#")[0].split() for line in text.split("\n"))
    return next(filter(None, lines), [])[:2] == TITLE.split()


def seed_of_part(seed: int, part: int) -> int:
    """The seed of one game of a campaign with a seed: 63 bits of a hash, so that no two games have chance in common."""
    digest = hashlib.blake2b(f"campaign:{seed}:{part}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


class Campaign:
    """A campaign that is being played.

        campaign = Campaign(players=3, seed=7)
        while not campaign.over:
            state = campaign.next_game()
            ...                                # until state.over
            campaign.finish(state)
        print(campaign.standings, campaign.winners)

    ``players`` or ``gangs`` as for ``new_game``; ``inn`` plays all games with the Inn (S-11). With a ``seed`` the
    chance of every game follows from it, without one each game gets a secret key of its own.
    """

    def __init__(
        self,
        players: int | None = None,
        gangs: Sequence[str] | None = None,
        *,
        inn: bool = False,
        seed: int | None = None,
        content: Library | None = None,
    ) -> None:
        self.library = content if content is not None else load_content()
        self.parts = parts_of(self.library)
        self.inn = inn
        self.seed = seed
        # a trial table: what cannot be set up is refused as by any new game, before anything is played
        trial = new_game(
            self.parts[0].id, players, gangs, mode=EXPANSION, inn=inn, seed=seed or 0, content=self.library
        )
        self._began_with = trial.table
        for sheet in self.parts:
            check_table(self.library, sheet, trial.table, EXPANSION, inn)
        self.results: tuple[Result, ...] = ()
        self.game: State | None = None
        """The game that has begun and is not finished yet."""

    @classmethod
    def after(
        cls, results: Sequence[Result], gangs: Sequence[str], *, inn: bool = False, content: Library | None = None
    ) -> Campaign:
        """A campaign after these games, which are believed: to look at what follows from them.

        ``gangs`` play if there are no games yet. Such a campaign can be played on, but not written down.
        """
        campaign = cls(gangs=results[0].gangs if results else gangs, inn=inn, content=content)
        if len(results) > len(campaign.parts):
            raise CampaignError(f"{len(results)} games are told, but the campaign has {len(campaign.parts)} parts")
        for result in results:
            campaign._believe(result)
        return campaign

    def _believe(self, result: Result) -> None:
        """Note a game that cannot be checked by its record: at least it must be possible."""
        part = f"part {self.part}"
        if result.adventure != self.adventure.id:
            raise CampaignError(f"{part} of the campaign is {self.adventure.id}, not {result.adventure}")
        if {len(result.gangs), len(result.ducats), len(result.experience)} != {self.seats}:
            raise CampaignError(f"{part}: {self.seats} play in this campaign, each with ducats and experience")
        check_table(self.library, self.adventure, result.gangs, EXPANSION, self.inn)
        if min(result.ducats) < 0 or min(result.experience) < 0:
            raise CampaignError(f"{part}: ducats and experience are counted from 0")
        if sum(result.experience) > EXPERIENCE:
            tokens = sum(result.experience)
            raise CampaignError(f"{part}: {tokens} experience tokens are left over, but there are {EXPERIENCE}")
        richest = {seat for seat in range(self.seats) if result.ducats[seat] == max(result.ducats)}
        if not result.winners or not richest.issuperset(result.winners):
            raise CampaignError(f"{part}: who wins a game has the most ducats, alone or with others")
        self.results += (result,)

    # -- where it stands ---------------------------------------------------------------------
    @property
    def over(self) -> bool:
        """Have all parts been played?"""
        return len(self.results) == len(self.parts)

    @property
    def part(self) -> int:
        """The number of the part that is being played or comes next; that of the last one when all is over."""
        return min(len(self.results) + 1, len(self.parts))

    @property
    def adventure(self) -> Adventure:
        """The sheet of that part."""
        return self.parts[self.part - 1]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self._began_with)

    @property
    def gangs(self) -> tuple[str, ...]:
        """The gangs as they sit now: those of the running game, else of the last one."""
        if self.game is not None:
            return self.game.table
        return self.results[-1].gangs if self.results else self._began_with

    @property
    def experience(self) -> tuple[int, ...]:
        """What each seat carries over to the next game (P-2); empty before the first."""
        return self.results[-1].experience if self.results else ()

    @property
    def bonus(self) -> tuple[int, ...]:
        """The seats that start the next game with the bonus on its sheet (P-3, P-5)."""
        return self.results[-1].winners if self.results else ()

    @property
    def totals(self) -> tuple[int, ...]:
        """Ducats of all games so far, by seat."""
        return tuple(sum(result.ducats[seat] for result in self.results) for seat in range(self.seats))

    @property
    def games_won(self) -> tuple[int, ...]:
        """Games won so far, shared ones included, by seat."""
        return tuple(sum(seat in result.winners for result in self.results) for seat in range(self.seats))

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The seats, the best first (P-1, P-5)."""
        totals, won = self.totals, self.games_won
        carried = self.experience or (0,) * self.seats
        worth = list(zip(totals, won, strict=True))
        found = [
            Standing(1 + sum(w > worth[s] for w in worth), s, self.gangs[s], totals[s], won[s], carried[s])
            for s in range(self.seats)
        ]
        return tuple(sorted(found))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the campaign, several if they share it (P-5); empty until all parts are played."""
        return tuple(standing.seat for standing in self.standings if standing.place == 1) if self.over else ()

    # -- playing -----------------------------------------------------------------------------
    def next_game(
        self,
        gangs: Sequence[str] | None = None,
        *,
        key: bytes | None = None,
        chance: Chance | None = None,
        log: Log | None = None,
    ) -> State:
        """Begin the next part. Seats keep their gangs unless others are named (P-4): seat by seat, none twice.

        In a campaign without a seed ``key`` is the secret key of this game; without it a new one is made. A game with
        any other source of ``chance`` can be looked at, but not be noted.
        """
        if self.over:
            raise CampaignError(f"the campaign is over: all {len(self.parts)} parts have been played")
        if self.game is not None:
            raise CampaignError(f"part {self.part} ({self.adventure.id}) has begun and is not finished yet")
        if (key is not None or chance is not None) and self.seed is not None:
            raise CampaignError("this campaign has a seed: its games take no key")
        named = self.gangs if gangs is None else gangs
        if len(named) != self.seats:
            raise CampaignError(f"{len(named)} gangs are named, but {self.seats} play in this campaign")
        terms = self._terms(tuple(named))
        self.game = new_game(
            terms.adventure,
            gangs=terms.gangs,
            mode=terms.mode,
            inn=terms.inn,
            experience=terms.experience,
            bonus=terms.bonus,
            seed=None if self.seed is None else seed_of_part(self.seed, self.part),
            key=key,
            chance=chance,
            content=self.library,
            log=log,
        )
        return self.game

    def finish(self, state: State) -> Result:
        """Note the end of the game that ``next_game`` began. A copy of it that was played on will do as well."""
        if self.game is None:
            raise CampaignError("no game of this campaign is being played: next_game begins one")
        self._compare(state)
        if _source(state.chance) != _source(self.game.chance):
            raise CampaignError("its dice and cards are not those of the game that this campaign began")
        try:
            text = record(state)
        except RecordError as problem:
            raise CampaignError(f"the game cannot be noted: {problem}") from problem
        return self._note(state, text)

    def _terms(self, gangs: tuple[str, ...]) -> Terms:
        """How the next part is begun with these gangs."""
        return Terms(self.adventure.id, gangs, EXPANSION, self.inn, self.experience, tuple(sorted(self.bonus)))

    def _compare(self, state: State) -> None:
        """Refuse a game that is not the part being played, begun as this campaign begins it."""
        ours = self._terms(self.gangs)
        theirs = terms_of(state)
        if theirs.adventure != ours.adventure:
            raise CampaignError(
                f"part {self.part} of the campaign is {ours.adventure}, but this is a game of {theirs.adventure}"
            )
        if state.setting.library.fingerprint != self.library.fingerprint:
            raise CampaignError("this game was played with other content than the campaign")
        if theirs.gangs != ours.gangs:
            raise CampaignError(
                f"{', '.join(ours.gangs)} play in part {self.part}, but in this game {', '.join(theirs.gangs)}"
            )
        if theirs.inn != ours.inn:
            raise CampaignError(f"the campaign is played {'with' if ours.inn else 'without'} the Inn, this game is not")
        if theirs != ours:
            raise CampaignError("this game was not begun with the experience and the bonus of this campaign")

    def _note(self, state: State, text: str) -> Result:
        if not state.over:
            raise CampaignError(f"the game of part {self.part} is not over yet: it is in round {state.round}")
        adventure, gangs = self.adventure.id, state.table
        result = Result(adventure, gangs, state.scores, tuple(sorted(state.winners)), tuple(state.xp), text)
        self.results += (result,)
        self.game = None
        return result

    # -- as text -----------------------------------------------------------------------------
    def to_text(self) -> str:
        """The campaign as text. A running game stands in it with its secret key: keep such a text to yourself."""
        if not all(result.record for result in self.results):
            raise CampaignError("a game of this campaign has no record, so it cannot be written down")
        library = self.library
        lines = [
            f"{TITLE} {FORMAT}",
            f"content {' '.join(library.packs)} {library.fingerprint}",
            f"gangs {' '.join(self._began_with)}",
            *(["inn"] if self.inn else []),
            "keys" if self.seed is None else f"seed {self.seed}",
        ]
        for part, result in enumerate(self.results, 1):
            lines += [f"part {part} {result.adventure}", *result.record.splitlines(), _result_line(result)]
        if self.game is not None:
            lines += [f"part {self.part} {self.adventure.id}", *record(self.game, secret=True).splitlines()]
        return "\n".join([*lines, f"checksum {_checksum(lines)}"]) + "\n"

    @classmethod
    def from_text(cls, text: str, *, content: Library | None = None) -> Campaign:
        """The campaign that a text tells. Every game is played again; whatever does not fit is refused."""
        library = content if content is not None else load_content()
        try:
            reader = Reader(text, TITLE)
            reader.head(FORMAT, "checksum")
            *told, last = reader.texts
            if last != f"checksum {_checksum(told)}":
                raise CampaignError("the checksum does not fit: the campaign was changed by hand or damaged")
            reader.content(library)
            return cls._told(reader, library)
        except (RecordError, CampaignError) as problem:
            raise CampaignError(problem.reason, problem.line) from problem

    @classmethod
    def _told(cls, reader: Reader, library: Library) -> Campaign:
        number, gangs = reader.words("gangs")
        inn = reader.word("inn")
        seed = None if reader.word("keys") else reader.whole_number("seed")
        try:
            campaign = cls(gangs=gangs, inn=inn, seed=seed, content=library)
        except SetupError as problem:
            raise CampaignError(f"this campaign cannot be set up: {problem}", number) from problem
        while reader.announces("part"):
            campaign._read_part(reader)
        reader.words("checksum", 1, 1)
        reader.finish()
        return campaign

    def _read_part(self, reader: Reader) -> None:
        """One game, finished or (the last one) running."""
        number, words = reader.words("part", 2, 2)
        wanted = [str(self.part), self.adventure.id]
        if self.over or self.game is not None or words != wanted:
            raise CampaignError(f"part {' '.join(words)} does not follow on what stands above", number)
        lines = reader.block("end")
        # at its own place, so that what is wrong in it is found at the line that is named
        told = [""] * lines[-1].number
        for line in lines:
            told[line.number - 1] = line.text
        state = replay("\n".join(told), content=self.library)
        # it names its gangs itself: other ones than before are allowed
        self.game = state
        try:
            self._compare(state)
            if self.seed is not None and _source(state.chance) != seed_of_part(self.seed, self.part):
                raise CampaignError("its dice and cards do not come from the seed of the campaign")
            if reader.announces("result"):
                result = self._note(state, "\n".join(line.text for line in lines) + "\n")
                reader.expect(_result_line(result), "the game ends with")
        except CampaignError as problem:
            raise CampaignError(problem.reason, number) from problem


def _source(chance: Chance) -> int | bytes | None:
    """What a game's chance comes from: its seed or its key."""
    if isinstance(chance, SeededChance):
        return chance.seed
    return chance.key if isinstance(chance, KeyedChance) else None


def _result_line(result: Result) -> str:
    seats = (
        f"{gang} {ducats} ducats {experience} experience{' won' if seat in result.winners else ''}"
        for seat, (gang, ducats, experience) in enumerate(
            zip(result.gangs, result.ducats, result.experience, strict=True)
        )
    )
    return f"result {', '.join(seats)}"


def _checksum(lines: Sequence[str]) -> str:
    """Of all lines that say something, so that comments may be added freely."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
