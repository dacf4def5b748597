"""Random whole games: they end, nothing is lost or made, every change is told, and secrets are kept.

The environment variable BLACKROSE_GAMES says how many games are played, spread over all openings; 40 without
it. `BLACKROSE_GAMES=300 pytest tests/games/blackrose/test_whole_games.py` takes some minutes, and what fails
is named by its opening and its seed.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from tutor.engine.event import Event
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import advance, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.openings import openings
from tutor.games.blackrose.readings import by_default
from tutor.games.blackrose.secrets import secrets, seen
from tutor.games.blackrose.state import Table
from tutor.games.blackrose.values import health, slots

MOST = 20_000
"""More answers than any random game has taken; one that takes more never ends."""

OPENINGS = {opening.id: opening for opening in openings()}
GAMES = tuple(
    (list(OPENINGS)[number % len(OPENINGS)], number // len(OPENINGS))
    for number in range(int(os.environ.get("BLACKROSE_GAMES", "40")))
)
"""The opening and the seed of each game."""

EVERY = 4
"""What seats that are not asked can see is looked at in every fourth question."""

IDS = re.compile(r'["|.]([\w-]+)"')
"""Ids in JSON; those of options can stand behind the name of a place."""


def ids(*shown: Any) -> set[str]:
    """Every id that somebody can read in what is shown."""
    return set(IDS.findall(msgspec.json.encode(shown, enc_hook=tuple).decode()))


def difference(after: Counter[Any], before: Counter[Any]) -> dict[Any, int]:
    return {key: after[key] - before[key] for key in {*after, *before} if after[key] != before[key]}


def power(table: Table) -> Counter[str]:
    return Counter({source: table.power(source) for source in table.sources})


def told_power(events: tuple[Event, ...]) -> Counter[str]:
    """What the events say of power."""
    found: Counter[str] = Counter()
    for event in events:
        if event.kind in ("gained-power", "lost-power"):
            sign = 1 if event.kind == "gained-power" else -1
            found[str(event.fact("who"))] += sign * int(str(event.fact("n")))
    return found


class Playing:
    """One random game, looked at after every full stop."""

    def __init__(self, opening: str, seed: int) -> None:
        self.source = Random(f"{opening} {seed}")
        self.state: State[Table] = OPENINGS[opening].start()
        self.pieces: Counter[str] | None = None
        self.actions: Counter[str] = Counter()
        self.asked = 0

    def answer(self, question: Question) -> str:
        if question.chance is not None:
            return question.chance.pick(self.source.randrange(question.chance.total))
        return self.source.choice(question.options).key

    def play(self) -> None:
        for _ in range(MOST):
            if not self.state.stack:
                return
            step = advance(GAME, self.state)
            if step.question is not None:
                self.ask(step.state.table, step.question)
                step = take(GAME, step.state, step.question, self.answer(step.question))
            self.look(self.state.table, step.state, step.events)
            self.state = step.state
        raise AssertionError("the game does not end")

    def ask(self, table: Table, question: Question) -> None:
        """Nobody is shown what is hidden from him, on the table or in what he is asked."""
        self.asked += 1
        for seat in table.players if self.asked % EVERY == 0 else {question.seat}.intersection(table.players):
            shown = ids(seen(table, seat))
            if question.seat == seat:
                shown |= ids(question.options, tuple(question.refused), question.facts)
            assert shown.isdisjoint(secrets(table, seat)), (seat, question.kind)

    def look(self, before: Table, state: State[Table], events: tuple[Event, ...]) -> None:
        after = state.table
        kinds = [event.kind for event in events]
        told = {source: n for source, n in told_power(events).items() if n}
        assert difference(power(after), power(before)) == told, kinds
        if self.pieces is None and after.phase:
            self.pieces = +Counter(GAME.pieces(after))
        if self.pieces is not None:
            now = +Counter(GAME.pieces(after))
            assert now == self.pieces, (difference(now, self.pieces), kinds)
            self.limits(after)
            self.chips(before, after, kinds)
        self.actions.update(str(event.fact("action")) for event in events if event.kind == "action-begun")

    def limits(self, table: Table) -> None:
        assert all(table.chips_left(source) >= 0 for source in table.sources)
        for mage in table.mages:
            most = health(table, mage.seat, by_default)
            assert most is not None and len(mage.damage) <= most and mage.physical in range(3)
            assert table.is_room(mage.at) or mage.in_cell
            assert len({spell.slot for spell in mage.board}) == len(mage.board) <= 4
            assert all(spell.state == "revealed" for spell in mage.board if spell.sustained)
        for room in table.rooms:
            most = slots(table, room.id)
            assert most is not None and len(room.instability) <= most, room
        assert all(table.is_room(one.at) for one in table.evocations)
        assert len({one.id for one in table.evocations}) == len(table.evocations)

    def chips(self, before: Table, after: Table, kinds: list[str]) -> None:
        """No chip comes, goes or moves without a word."""
        words = ("damage", "heal", "instability", "restor", "replace", "chips-returned", "swap")
        for was, now in (
            ({f: before.damage_of(f) for f in before.seats}, {f: after.damage_of(f) for f in after.seats}),
            ({r.id: r.instability for r in before.rooms}, {r.id: r.instability for r in after.rooms}),
        ):
            assert was == now or any(word in kind for kind in kinds for word in words), kinds


@pytest.mark.parametrize(("opening", "seed"), GAMES)
def test_random_games_end_and_nothing_is_lost(opening: str, seed: int) -> None:
    game = Playing(opening, seed)
    game.play()
    table = game.state.table
    assert table.ended and table.scores and table.winners
    assert {"cast", "explore"} <= set(game.actions)
