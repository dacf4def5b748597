"""Questions suggested for a thing of the table: they are about it, and those that matter come first."""

from __future__ import annotations

import pytest
from support.random_positions import positions

from tutor.analysis.legality import verdicts
from tutor.analysis.queries.usual import SUGGESTED, thing_ids, usual_of_moment, usual_questions
from tutor.engine.step import settle
from tutor.scenario.games import game_named, playable


@pytest.mark.parametrize("game", playable())
def test_what_is_offered_is_suggested_first_for_what_it_names(game: str) -> None:
    played, tried = game_named(game), 0
    for state in positions(game)[::5]:
        moves, question = verdicts(played, state), settle(played, state).question
        if question is None or question.chance is not None:
            continue
        offered = {one.key for one in question.options}
        for option in question.options:
            ids = [value for _, value in option.facts if isinstance(value, str) and "-" in value]
            for id in ids[:1]:
                suggested = usual_questions(moves, f"piece-{id}")
                assert 0 < len(suggested) <= SUGGESTED
                first = suggested[0].moves[0]
                assert first.allowed and first.option.key in offered
                assert suggested[1].kind == "outcomes" and suggested[1].moves == (first,)
                tried += 1
    assert tried > 5


@pytest.mark.parametrize("game", playable())
def test_of_a_seat_it_is_asked_what_it_may_do(game: str) -> None:
    moves = verdicts(game_named(game), positions(game)[20])
    suggested = usual_questions(moves, "seat-anna")
    assert any(not one.moves and one.seat == "anna" for one in suggested)


def test_nothing_is_suggested_for_what_no_move_names() -> None:
    moves = verdicts(game_named("seasons"), positions("seasons")[20])
    assert usual_questions(moves, "piece-qwrtz") == ()
    assert thing_ids("7") == ()


@pytest.mark.parametrize("game", playable())
def test_of_what_no_move_names_it_is_asked_what_may_be_done_now_and_what_can_happen(game: str) -> None:
    played = game_named(game)
    for state in positions(game)[::10]:
        question = settle(played, state).question
        if question is not None and question.chance is None:
            first, *_, last = usual_of_moment(verdicts(played, state))
            assert (first.kind, first.seat, last.kind) == (
                "may",
                question.for_seat or question.seat,
                "outcomes",
            )
