"""The whole games that can be begun, and how well a wizard stands in one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tutor.engine.game import Opening
from tutor.engine.state import State
from tutor.engine.step import settle
from tutor.games.penumbra import GAME
from tutor.games.penumbra.scoring.evaluation import POINT, evaluation
from tutor.games.penumbra.state.table import Table, Turn
from tutor.games.penumbra.state.wizard import Die, Mark, Reserved, Wizard

OPENINGS = GAME.openings()
ANNA = Wizard("anna", (Die("die-1", "red", 3), Die("die-2", "bone", 5)), (Mark("discipline-1", "ruby", 1),))


def stands(wizard: Wizard) -> int:
    return evaluation(State(Table((wizard,), Turn("anna"), box="training")), "anna")


def test_every_number_of_players_and_every_automa_has_its_game() -> None:
    people = [len(opening.people) for opening in OPENINGS]
    assert sorted(set(people)) == [1, 2, 3, 4] and people.count(1) == 4
    assert len({opening.id for opening in OPENINGS}) == len(OPENINGS)
    assert all(opening.note is not None and opening.people[0] == "anna" for opening in OPENINGS)


@pytest.mark.parametrize("opening", OPENINGS, ids=lambda opening: opening.id)
def test_a_game_begins_with_the_training_set_and_its_wizards(opening: Opening[Table]) -> None:
    start = opening.start()
    table = start.table
    assert start == opening.start() and table.box == "training" and table.players == opening.people
    assert [wizard.automa for wizard in table.wizards if wizard.automa] == (
        [opening.id] if len(opening.people) == 1 else []
    )
    assert settle(GAME, start).question is not None


def test_losses_lower_what_a_position_is_worth() -> None:
    wounded = replace(ANNA.marks[0], condition="wounded")
    worse = (
        ANNA.without_die("die-2"),
        ANNA.with_mark(wounded),
        replace(ANNA, mortal_wounds=1),
        replace(ANNA, must_rest=True),
    )
    assert all(stands(wizard) < stands(ANNA) for wizard in worse)
    assert stands(replace(ANNA, mortal_wounds=1)) == stands(ANNA) - 3 * POINT


def test_a_reserved_contract_promises_more_than_it_may_cost() -> None:
    assert stands(replace(ANNA, reserved=(Reserved("treasury", "contract"),))) > stands(ANNA)


def test_an_arcana_is_worth_more_than_the_point_that_it_is() -> None:
    assert stands(ANNA.with_stock(arcana=1)) > stands(ANNA) + POINT
