"""Games as text: set-up, chance and actions, one readable line per decision.

A record is replayed, not believed: every die, every card and every score in it is worked out again from the seed (or
the revealed key) and compared, so a record that replays is the game that was played. ``docs/records.md`` shows the
format.

A record holds everything, hands and who was asked what included. It is for afterwards, and for the keeper of a running
game; what a player may see meanwhile comes from ``cadwallon.sight``.
"""

from cadwallon.record.lines import Reader, RecordError
from cadwallon.record.retelling import Terms, same_state, terms_of
from cadwallon.record.text import Proof, record, replay, verify

__all__ = ["Proof", "Reader", "RecordError", "Terms", "record", "replay", "same_state", "terms_of", "verify"]
