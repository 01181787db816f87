"""The bespoke parts of single adventure sheets, one module each; importing this package registers them all."""

from . import dead, fence, fire, guests, guild, noose, ring

__all__ = ["dead", "fence", "fire", "guests", "guild", "noose", "ring"]
