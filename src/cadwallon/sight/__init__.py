"""Who may know what: ``view`` lists it, ``determinize`` makes a whole game of it again, with guesses for the rest."""

from cadwallon.sight.doing import Doing
from cadwallon.sight.guess import determinize
from cadwallon.sight.view import View, view

__all__ = ["Doing", "View", "determinize", "view"]
