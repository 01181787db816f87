"""What a person wants to know before choosing: costs, chances, ways, what it would bring, and why something cannot be.

Everything but the ledger of a finished game is worked out from a ``View`` (``cadwallon.sight``), never from the state
itself, so it tells nobody what he may not know. ``docs/offers.md`` explains every field.
"""

from cadwallon.offers.choices import idle, look, offers
from cadwallon.offers.hand import WHY, cards, intrigues
from cadwallon.offers.ledger import SOURCES, ledger
from cadwallon.offers.model import Card, Fight, Offer, Pay, Score, Values
from cadwallon.offers.standing import fight, missions
from cadwallon.offers.values import values
from cadwallon.offers.ways import way

__all__ = [
    "SOURCES",
    "WHY",
    "Card",
    "Fight",
    "Offer",
    "Pay",
    "Score",
    "Values",
    "cards",
    "fight",
    "idle",
    "intrigues",
    "ledger",
    "look",
    "missions",
    "offers",
    "values",
    "way",
]
