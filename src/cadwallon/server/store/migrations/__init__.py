"""How a store of an older version becomes one of this version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config_for(connection: Connection) -> Config:
    """Alembic's settings for this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the store up to a version, the newest one if not said otherwise."""
    command.upgrade(config_for(connection), to)


def downgrade(connection: Connection, to: str) -> None:
    """Take the store back to an older version."""
    command.downgrade(config_for(connection), to)
