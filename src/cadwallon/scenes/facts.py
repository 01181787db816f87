"""All words of 'then'."""

from cadwallon.scenes import doing, standing
from cadwallon.scenes.registry import FACTS, Stage

__all__ = ["FACTS", "Stage", "doing", "standing"]
