"""All words of 'then'."""

from cadwallon.scenes import campaigns, doing, standing, standing_koa
from cadwallon.scenes.registry import FACTS, Stage, start_of

__all__ = ["FACTS", "Stage", "campaigns", "doing", "standing", "standing_koa", "start_of"]
