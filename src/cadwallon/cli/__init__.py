"""The command ``cadwallon``."""

from cadwallon.cli.app import main

__all__ = ["main"]
