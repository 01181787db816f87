"""What was played can be written down and played again: in this process, in another one, under any hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from cadwallon import Event
from cadwallon.record import record, replay, same_state, verify
from tests.properties.helpers import decisions, dump, each_table, seeds, start

ROOT = Path(__file__).parents[2]


@each_table
def test_replay_equals_play(adventure: str, players: int, soak: int) -> None:
    for seed in seeds(adventure, players, 3, soak):
        played: list[Event] = []
        state = start(adventure, players, seed, played.append)
        for _ in decisions(state, seed, played.append):
            pass
        text = record(state)
        again: list[Event] = []
        library = state.setting.library
        result = replay(text, log=again.append, content=library)
        assert dump(result) == dump(state)
        assert same_state(result, state)
        assert again == played
        assert record(result) == text
        assert verify(text, content=library).holds


@each_table
def test_a_game_can_be_saved_and_continued_anywhere(adventure: str, players: int, soak: int) -> None:
    for seed in seeds(adventure, players, 1, soak):
        state = start(adventure, players, seed)
        library = state.setting.library
        saved: list[tuple[str, str]] = []
        every = 97 if state.setting.koa else 59
        for number, now in enumerate(decisions(state, seed)):
            if number % every == 0:
                saved.append((record(now, secret=True), dump(now)))
        whole = record(state)
        for number, (text, before) in enumerate(saved):
            assert dump(replay(text, content=library)) == before
            assert dump(replay(whole, to=every * number, content=library)) == before


SCRIPT = """
import hashlib
from tests.properties.helpers import TABLES, decisions, start
from cadwallon.record import record
from cadwallon.rules.chance import SeededChance
from cadwallon.sight import determinize, view

told = hashlib.sha256()
for number, (adventure, players) in enumerate(dict(TABLES).items()):
    state = start(adventure, players, number, lambda event: told.update(repr(event).encode()))
    for step, now in enumerate(decisions(state, number, lambda event: told.update(repr(event).encode()))):
        if step % 17 == 0:
            seen = view(now, step % players)
            told.update(seen.to_bytes())
            told.update(view(determinize(seen, SeededChance(step)), (step + 1) % players).to_bytes())
    told.update(record(state).encode())
print(told.hexdigest())
"""
"""What all adventures play, show and write down, as one number."""


def test_hash_seeds_do_not_matter() -> None:
    digests = {_digest(hash_seed) for hash_seed in ("0", "1", "4711")}
    assert len(digests) == 1
    assert len(digests.pop()) == 64


def _digest(hash_seed: str) -> str:
    """The number that the script gives in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()
