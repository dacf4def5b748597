"""Random whole games: they end, nothing is lost or made, and every change is told by an event.

The environment variable PENUMBRA_GAMES says how many games are played, spread over all openings; 39 without
it. `PENUMBRA_GAMES=1000 pytest tests/games/penumbra/test_whole_games.py` takes some minutes, and what fails
is named by its opening and its seed.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from tutor.engine.event import Event
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import advance, take
from tutor.games.penumbra import GAME
from tutor.games.penumbra.position.variants import openings
from tutor.games.penumbra.reactions.prophecies import KIND, newly_fulfilled
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Ingredient, Wizard

MOST = 20_000
"""More answers than any random game has taken; one that takes more never ends."""

OPENINGS = {opening.id: opening for opening in openings()}
GAMES = tuple(
    (list(OPENINGS)[number % len(OPENINGS)], number // len(OPENINGS))
    for number in range(int(os.environ.get("PENUMBRA_GAMES", "39")))
)
"""The opening and the seed of each game."""

INGREDIENTS: tuple[str, ...] = Ingredient.__args__  # type: ignore[attr-defined]
LOST_DICE = ("die-discarded", "die-lost", "die-taken-off")


def stocks(table: Table) -> Counter[tuple[str, str]]:
    return Counter(
        {(wizard.seat, kind): wizard.held(kind) for wizard in table.wizards for kind in INGREDIENTS}
    )


def told_stocks(events: tuple[Event, ...]) -> Counter[tuple[str, str]]:
    """What the events say of ingredients."""
    found: Counter[tuple[str, str]] = Counter()
    for event in events:
        if event.kind in ("gained", "spent"):
            sign = 1 if event.kind == "gained" else -1
            found[str(event.fact("seat")), str(event.fact("ingredient"))] += sign * int(str(event.fact("n")))
        elif event.kind == "exchanged":
            found[str(event.fact("seat")), str(event.fact("give"))] -= int(str(event.fact("lot")))
    return found


def difference(after: Counter[Any], before: Counter[Any]) -> dict[Any, int]:
    return {key: after[key] - before[key] for key in {*after, *before} if after[key] != before[key]}


class Playing:
    """One random game, looked at after every full stop."""

    def __init__(self, opening: str, seed: int) -> None:
        self.source = Random(f"{opening} {seed}")
        self.state: State[Table] = OPENINGS[opening].start()
        self.pieces: Counter[str] | None = None
        self.turns: Counter[str] = Counter()

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
                step = take(GAME, step.state, step.question, self.answer(step.question))
            self.look(self.state.table, step.state, step.events)
            self.state = step.state
        raise AssertionError("the game does not end")

    def look(self, before: Table, state: State[Table], events: tuple[Event, ...]) -> None:
        after = state.table
        kinds = [event.kind for event in events]
        assert difference(stocks(after), stocks(before)) == {
            k: n for k, n in told_stocks(events).items() if n
        }, kinds
        self.dice(before, after, kinds)
        for wizard in after.wizards:
            self.limits(wizard)
            self.conditions(before.wizard(wizard.seat), wizard, kinds)
        if self.pieces is None and "turn-begins" in kinds:
            self.pieces = +Counter(GAME.pieces(after))
        if self.pieces is not None:
            now = +Counter(GAME.pieces(after))
            assert now == self.pieces, (difference(now, self.pieces), kinds)
        if newly_fulfilled(after):
            begins = (entry for entry in state.stack if getattr(entry, "kind", "") == KIND)
            starts = (entry for entry in state.stack if getattr(entry, "program", "") == "prophecy-fulfilled")
            assert any(begins) or any(starts), kinds
        for event in events:
            if event.kind == "turn-kind":
                self.turns[str(event.fact("turn"))] += 1

    def dice(self, before: Table, after: Table, kinds: list[str]) -> None:
        """Dice are unlimited, but none comes or goes without a word."""
        held = [sum(len(w.dice) for w in table.wizards) + len(table.placed) for table in (before, after)]
        if held[0] != held[1]:
            words = (
                "die",
                "dice",
                "pool",
                "temporary",
                "placed",
                "strengthened",
                "knocked",
                "task",
                "fetched",
            )
            assert any(word in kind for kind in kinds for word in words), kinds

    def limits(self, wizard: Wizard) -> None:
        assert all(0 <= wizard.held(kind) <= 12 for kind in INGREDIENTS), wizard.stock
        slots = [mark.slot for mark in wizard.marks]
        assert len(set(slots)) == len(slots) <= 11
        titles = [card.id for card in wizard.in_play]
        assert wizard.automa or len(set(titles)) == len(titles)
        equipped = [c for c in wizard.in_play if c.zone == "equipment"]
        assert wizard.automa or len(equipped) <= 4

    def conditions(self, was: Wizard, now: Wizard, kinds: list[str]) -> None:
        """A mark never leaves, and changes its condition only by what changes marks (pen.mark.permanent)."""
        for mark in was.marks:
            changed = now.mark(mark.slot).condition != mark.condition
            words = ("mark-wounded", "mark-lowered", "mark-healed", "mark-recharged", "mark-bled")
            assert not changed or any(word in kinds for word in words), kinds


@pytest.mark.long(reason="whole games at random")
@pytest.mark.rules("pen.mark.permanent", "pen.ing.limit", "pen.card.unique", "pen.comp.marks-limited")
@pytest.mark.parametrize(("opening", "seed"), GAMES)
def test_random_games_end_and_nothing_is_lost(opening: str, seed: int) -> None:
    game = Playing(opening, seed)
    game.play()
    assert game.state.table.scores and game.state.table.winners
    assert game.turns["learning"] + game.turns["trial"] + game.turns["rest"] > 0
