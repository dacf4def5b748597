"""Random whole games: they end, nothing is lost or made, and nobody is shown what is hidden from him.

The environment variable BLACKROSE_GAMES says how many games are played, spread over all openings; 15 without
it. What fails is named by its opening and its seed.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from tutor.engine.event import Event
from tutor.engine.history import Node
from tutor.engine.question import Question
from tutor.engine.state import Frame, State
from tutor.engine.step import Step, advance, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.variants import openings
from tutor.games.blackrose.procedures.setup import opening
from tutor.games.blackrose.state.derived import slots
from tutor.games.blackrose.state.mage import CELL
from tutor.games.blackrose.state.options import OPTIONS
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.trace.hidden import visible_to

MOST = 60_000
"""More full stops and answers than any random game has taken; one that takes more never ends."""

OPENINGS = {one.id: one for one in openings()}
GAMES = tuple(
    (list(OPENINGS)[number % len(OPENINGS)], number // len(OPENINGS))
    for number in range(int(os.environ.get("BLACKROSE_GAMES", "15")))
)
"""The opening and the seed of each game."""


class Playing:
    """One random game, looked at after every full stop."""

    def __init__(self, name: str, state: State[Table], look_at: int = 1) -> None:
        self.source = Random(name)
        self.state = state
        self.look_at = look_at
        self.pieces: Counter[str] | None = None
        self.phases: Counter[str] = Counter()

    def answer(self, question: Question) -> str:
        if question.chance is not None:
            return question.chance.pick(self.source.randrange(question.chance.total))
        return self.source.choice(question.options).key

    def play(self) -> None:
        for number in range(MOST):
            if not self.state.stack:
                return
            step, key = advance(GAME, self.state), None
            if step.question is not None:
                key = self.answer(step.question)
                asked, step = step, take(GAME, step.state, step.question, key)
                self.screens(number, asked, step, key)
            self.look(self.state.table, step.state, step.events)
            self.state = step.state
        raise AssertionError("the game does not end")

    def screens(self, number: int, asked: Step[Table], step: Step[Table], key: str) -> None:
        """What is laid out in secret is on no other screen, though copies of it may lie open."""
        question = asked.question
        assert question is not None
        if question.kind not in ("lay-spell", "keep-spell") or number % self.look_at:
            return
        before = Node(0, None, None, asked.state, (), question, 0)
        after = Node(1, 0, key, step.state, step.events, None, 1)
        other = next(seat for seat in asked.state.table.seats if seat != question.seat)
        told, waiting = visible_to(GAME, after, other, before), visible_to(GAME, before, other)
        assert waiting.question is not None and not waiting.question.options
        written = str((told.key, told.events, waiting.question))
        assert not [card for card in asked.state.table.mage(question.seat).hand if f"'{card}" in written]

    def look(self, before: Table, state: State[Table], events: tuple[Event, ...]) -> None:
        after, kinds = state.table, [event.kind for event in events]
        if self.pieces is None and any(
            isinstance(entry, Frame) and entry.program == "rounds" for entry in state.stack
        ):
            self.pieces = +Counter(GAME.pieces(after))
        if self.pieces is not None and after != before:
            now = +Counter(GAME.pieces(after))
            assert now == self.pieces, ((now - self.pieces) + (self.pieces - now), kinds)
            self.limits(after)
        for event in events:
            if event.kind == "phase-begins":
                self.phases[str(event.fact("phase"))] += 1
                self.phase(after, str(event.fact("phase")))

    def limits(self, table: Table) -> None:
        for source in table.sources:
            assert table.chips_left(source) >= 0, source
            assert table.power(source) >= 0
        for room in table.rooms:
            most = slots(table, room.id)
            assert most is not None and len(room.instability) <= most
        for mage in table.mages:
            places = [one.slot for one in mage.board]
            assert len(set(places)) == len(places) <= 4 and 0 <= mage.physical <= 2
            assert mage.at == CELL or table.is_room(mage.at)
        assert table.crown in ("", *table.players)

    def phase(self, table: Table, phase: str) -> None:
        """What the phases before must have led to."""
        for seat in table.players:
            mage = table.mage(seat)
            if phase in ("rose", "study", "planning"):
                assert not mage.board and mage.physical == 2
            if phase == "action":
                assert all(one.state == "prepared" for one in mage.board)
        assert table.looking is None and not table.drawn


@pytest.mark.long(reason="whole games at random")
@pytest.mark.rules("brw.round.phases", "brw.end.winner", "brw.dmg.chips-out", "brw.plan.hidden")
@pytest.mark.parametrize(("id", "seed"), GAMES)
def test_random_games_end_and_nothing_is_lost(id: str, seed: int) -> None:
    switches = OPENINGS[id].switches
    on = [one.id for at, one in enumerate(switches) if (seed + at) % len(switches) == 0]
    game = Playing(f"{id} {seed} {on}", OPENINGS[id].start(*on))
    game.play()
    table = game.state.table
    assert table.ended and table.scores and len(table.winners) == 1
    assert max(table.power(source) for source in table.sources) >= table.rose_at
    assert set(game.phases) == {"rose", "study", "planning", "action", "evocation", "cleanup"}
    assert game.phases["rose"] == game.phases["cleanup"] == table.round


RULINGS = tuple(
    {"brw.ruling.end.when": when, "brw.ruling.moon.mid-effect": moon, "brw.ruling.study.order": study}
    for when, moon, study in (
        ("latched", "full-stop", "simultaneous"),
        ("immediate", "after-effect", "turn-order"),
    )
)


@pytest.mark.long(reason="whole games at random")
@pytest.mark.parametrize("rulings", RULINGS)
@pytest.mark.parametrize("avatar", [False, True])
def test_random_games_under_other_readings_end(rulings: dict[str, str], avatar: bool) -> None:
    readings = (*rulings.items(), ("brw.ruling.plan.gaps", "left-first"), ("brw.ruling.ties.rank", "skip"))
    state = opening(("anna", "boris"), avatar=avatar, options=OPTIONS, rulings=readings)
    game = Playing(f"{rulings} {avatar}", state)
    game.play()
    assert game.state.table.winners and game.state.table.moon_at[0] < game.state.table.moon_at[1]
    assert game.state.table.winners[0] in (*game.state.table.players, ROSE)
