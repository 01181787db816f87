"""Games, their seats and answers, devices and spectators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("hash", name="uq_devices_hash"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.Integer, sa.ForeignKey("devices.id", name="fk_games_host_devices"), nullable=False),
        sa.Column("adventure", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(32), nullable=False),
        sa.Column("inn", sa.Boolean, nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("key", sa.LargeBinary(32)),
        sa.Column("seed", sa.String(80)),
        sa.Column("watch", sa.LargeBinary(32), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("undos", sa.Integer, nullable=False),
        sa.UniqueConstraint("watch", name="uq_games_watch"),
    )
    op.create_index("ix_games_host", "games", ["host"])
    op.create_table(
        "seats",
        sa.Column("game", sa.String(32), _to_game("seats"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("gang", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("token", sa.LargeBinary(32), nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id", name="fk_seats_device_devices")),
        sa.Column("undone", sa.Integer, nullable=False),
        sa.UniqueConstraint("token", name="uq_seats_token"),
    )
    op.create_index("ix_seats_device", "seats", ["device"])
    op.create_table(
        "moves",
        sa.Column("game", sa.String(32), _to_game("moves"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("action", sa.String(200), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "watchers",
        sa.Column("game", sa.String(32), _to_game("watchers"), primary_key=True),
        sa.Column(
            "device", sa.Integer, sa.ForeignKey("devices.id", name="fk_watchers_device_devices"), primary_key=True
        ),
    )


def _to_game(table: str) -> sa.ForeignKey:
    return sa.ForeignKey("games.id", name=f"fk_{table}_game_games", ondelete="CASCADE")


def downgrade() -> None:
    for table in ("watchers", "moves", "seats", "games", "devices"):
        op.drop_table(table)
