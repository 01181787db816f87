"""One writer for all games: what is to be written at the same moment goes into one transaction.

A commit waits for the disk. Two hundred tables of bots would wait two hundred times; so would the person who plays
beside them. Nobody is told anything before his own transaction is on the disk.

A transaction is written in one go by a thread that does nothing else: every change between threads costs a person time
while bots think.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from cadwallon.server.store.schema import games, moves

MOST_ROWS = 100
"""Answers in one transaction at most, so that a person does not wait for all the bots of the house."""

Row = list[object]

CHANGING = ("changed", "round", "turn", "asked", "over")
"""What lists of games show, in the order in which it stands in a job's summary, behind the id."""


def _field(entries: sa.TableValuedAlias, at: int) -> sa.ColumnElement[Any]:
    return sa.func.json_extract(entries.c.value, f"$[{at}]")


def _insert() -> sa.Executable:
    """All new answers in one statement, handed over as one text.

    Row by row the driver would let go of the interpreter and wait for it again each time, behind all thinking bots.
    """
    rows = sa.func.json_each(sa.bindparam("rows")).table_valued("value")
    return sa.insert(moves).from_select(["game", "n", "action"], sa.select(*(_field(rows, at) for at in range(3))))


def _update() -> sa.Executable:
    """The same for how games stand."""
    rows = sa.func.json_each(sa.bindparam("rows")).table_valued("value")
    values = {name: _field(rows, at) for at, name in enumerate(CHANGING, 1)}
    return sa.update(games).where(games.c.id == _field(rows, 0)).values(values)


INSERT_MOVES, UPDATE_GAMES = _insert(), _update()


@dataclass(slots=True)
class Job:
    """What must be written together. There is never more than one job of a game at a time."""

    rows: list[Row] = field(default_factory=list)
    """New answers."""
    summary: Row | None = None
    statements: Sequence[sa.Executable] = ()
    urgent: bool = False
    """A person waits for it."""
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Takes jobs and writes them, many at once."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._urgent: deque[Job] = deque()
        self._jobs: deque[Job] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, job: Job) -> None:
        """Come back when it is on the disk."""
        if self._closing:
            raise RuntimeError("the store is closed")
        (self._urgent if job.urgent else self._jobs).append(job)
        self._wake.set()
        await job.done

    async def close(self) -> None:
        """Write what is left and stop."""
        self._closing = True
        self._wake.set()
        await self._task
        self._thread.shutdown()
        self._engine.dispose()

    async def _run(self) -> None:
        while True:
            batch = self._batch()
            if batch:
                await self._commit(batch)
            elif self._closing:
                return
            else:
                await self._wake.wait()
                self._wake.clear()

    def _batch(self) -> list[Job]:
        batch: list[Job] = []
        rows = 0
        for queue in (self._urgent, self._jobs):
            while queue and rows < MOST_ROWS:
                rows += max(1, len(queue[0].rows))
                batch.append(queue.popleft())
        return batch

    async def _commit(self, batch: list[Job]) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)
        except sa.exc.SQLAlchemyError as problem:
            if len(batch) == 1:
                _end(batch, problem)
                return
            # one of them is at fault: the others must not suffer for it
            for job in batch:
                await self._commit([job])
        except Exception as problem:
            _end(batch, problem)
        else:
            _end(batch, None)

    def _write(self, batch: list[Job]) -> None:
        """One transaction."""
        with self._engine.begin() as connection:
            for job in batch:
                for statement in job.statements:
                    connection.execute(statement)
            rows = [row for job in batch for row in job.rows]
            if rows:
                connection.execute(INSERT_MOVES, {"rows": json.dumps(rows)})
            summaries = [job.summary for job in batch if job.summary is not None]
            if summaries:
                connection.execute(UPDATE_GAMES, {"rows": json.dumps(summaries)})


def _end(batch: list[Job], problem: Exception | None) -> None:
    for job in batch:
        if job.done.done():
            continue
        if problem is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(problem)
