"""Tables written down as positions: they lead back to the same table, and the same question waits there."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.resarcana.support.positions import do, one, table, turn
from support.samples import sample
from support.spelling import check, random_states, some

from tutor.engine.program import walk
from tutor.engine.step import advance
from tutor.games.resarcana import GAME
from tutor.games.resarcana.position.form import DoSpec, PlayerSpec, Position
from tutor.games.resarcana.position.reading import place
from tutor.games.resarcana.position.variants import openings
from tutor.games.resarcana.programs import BOOK
from tutor.scenario import load_scenario, scenario_files

LESSONS = scenario_files("resarcana")
OPENINGS = {one.id: one for one in openings()}


@pytest.mark.parametrize("opening", sample(OPENINGS, 3, "every kind of whole game"))
def test_a_random_game_can_be_written_down_in_any_state(opening: str) -> None:
    states = random_states(GAME, OPENINGS[opening].start(), f"spelled {opening}", 600)
    for state, question in some(states, 60, 5):
        assert not check(GAME, state, question).left


def test_a_match_can_be_written_down_to_its_end() -> None:
    """Later games of a match are set up out of what was drafted, and its own cards lie in the middle."""
    games = {
        state.table.game
        for state, question in some(random_states(GAME, OPENINGS["duel"].start(), "match", 1200), 0, 11)
        if check(GAME, state, question).position is not None
    }
    assert {1, 2} <= games


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_every_lesson_begins_with_a_position_that_can_be_written_down(path: Path) -> None:
    state = load_scenario(path).start
    step = advance(GAME, state)
    assert not check(GAME, state).left
    assert not check(GAME, step.state, step.question).left


def test_what_a_position_says_by_itself_is_not_written() -> None:
    spelled = GAME.spell(table(turn(), players={"anna": one("druid", pool={"gold": 2}), "boris": one()}))
    anna = PlayerSpec(pool={"gold": 2}, components=("druid",))
    assert spelled.position == Position(players={"anna": anna, "boris": PlayerSpec()}, do=(DoSpec("anna"),))


def test_what_has_begun_goes_on_where_it_was_left() -> None:
    """The actions of a round are over: the check is next."""
    state = table(do("round"))
    going = DoSpec("anna", "round", at=(4,))
    placed = place(Position(players={"anna": PlayerSpec(), "boris": PlayerSpec()}, do=(going,)))
    assert placed.state is not None
    assert placed.state == state.with_top(state.stack[0].at((4,)))  # type: ignore[union-attr]


@pytest.mark.parametrize("at", [(9,), (0, 0), (3, 0, 0)])
def test_a_program_goes_on_at_one_of_its_sentences(at: tuple[int, ...]) -> None:
    placed = place(
        Position(players={"anna": PlayerSpec(), "boris": PlayerSpec()}, do=(DoSpec("anna", "round", at=at),))
    )
    assert [flaw.path for flaw in placed.flaws] == [("do", 0, "at")]


def test_what_cannot_go_on_is_a_flaw() -> None:
    """The choice of what to collect has been made, but nothing says which it was."""
    going = DoSpec("anna", "collect-seat", at=(1, 0, 1))
    placed = place(Position(players={"anna": PlayerSpec(), "boris": PlayerSpec()}, do=(going,)))
    assert [flaw.path for flaw in placed.flaws] == [("do", 0, "with")]


def test_no_program_can_be_made_to_fail_by_where_it_goes_on() -> None:
    """At every sentence of every program it goes on, or it is said that it lacks something."""
    players = {"anna": PlayerSpec(), "boris": PlayerSpec()}
    for program in BOOK.values():
        for at, _ in walk(program.sentences):
            found = place(Position(players=players, do=(DoSpec("anna", program.id, at=at),)))
            assert found.state is not None or [flaw.path for flaw in found.flaws] == [("do", 0, "with")]
