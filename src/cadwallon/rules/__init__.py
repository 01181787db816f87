"""The rules core: pure, standard library only, no IO, no clock, no global chance."""
from . import conditions, effects
