"""The tables of the store. Whoever changes them writes a migration (``migrations/versions``)."""

from __future__ import annotations

import sqlalchemy as sa

REVISION = "0001"
"""The newest migration: a store of this version has these tables."""

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("hash", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("made", sa.BigInteger, nullable=False),
)

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("host", sa.ForeignKey("devices.id"), nullable=False, index=True),
    sa.Column("adventure", sa.String(64), nullable=False),
    sa.Column("mode", sa.String(32), nullable=False),
    sa.Column("inn", sa.Boolean, nullable=False),
    sa.Column("fingerprint", sa.String(64), nullable=False),
    sa.Column("key", sa.LargeBinary(32)),
    sa.Column("seed", sa.String(80)),
    sa.Column("watch", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("asked", sa.Integer),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("undos", sa.Integer, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("gang", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("bot", sa.String(64)),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("token", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("generation", sa.Integer, nullable=False),
    sa.Column("device", sa.ForeignKey("devices.id"), index=True),
    sa.Column("undone", sa.Integer, nullable=False),
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("action", sa.String(200), nullable=False),
    sqlite_with_rowid=False,
)

watchers = sa.Table(
    "watchers",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("device", sa.ForeignKey("devices.id"), primary_key=True),
)
