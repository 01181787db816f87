"""The rules core: pure, standard library only, no IO, no clock, no global chance.

Importing the package registers the code behind every effect word, condition and bespoke key.
"""

from . import conditions, effects, effects_fight, effects_koa, sheets, tokens

__all__ = ["conditions", "effects", "effects_fight", "effects_koa", "sheets", "tokens"]
