"""Who sits on a seat: a person, a bot, or a bot that stands in for a person."""

from __future__ import annotations

from dataclasses import dataclass

from cadwallon.players import Bot, find_player

BOT = "bot"
"""The seat of somebody who is no person; the other kinds are ``here`` and ``link``."""

KINDS = ("here", "link", BOT)


@dataclass(slots=True)
class Chair:
    """A seat and who decides there now."""

    gang: str
    kind: str
    bot: str | None = None
    """The kind of bot that plays now, also while it stands in for a person."""
    name: str = ""
    answers: int = 0
    """Answers given here and not taken back."""
    undone: int = 0
    """Answers that were taken back."""
    player: Bot | None = None

    @property
    def person(self) -> bool:
        """Does a person decide here?"""
        return self.bot is None

    @property
    def slow(self) -> bool:
        """Does a bot decide here that takes its time? Then others should not wait while it thinks."""
        return self.player is not None and self.player.slow

    @property
    def limit(self) -> float:
        """Seconds that such a bot has for a whole turn; 0 for everybody else."""
        return self.player.kind.pace.turn if self.player is not None and self.player.slow else 0

    def seat_bot(self, bot: str | None, seed: int) -> None:
        """From now on this bot plays here, or the person if it is None. Raises ``UnknownPlayer``."""
        player = Bot(find_player(bot), seed, apart=True) if bot is not None else None
        if self.player is not None:
            self.player.close()
        self.player = player
        self.bot = bot
