"""Positions that assume facts, begin at an empty table, or hand the turn to the Automa."""

from __future__ import annotations

from typing import Any

import pytest
from games.penumbra.support.play import play

from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.position.form import CommonSpec, PlacedSpec, Position, TurnSpec, WizardSpec
from tutor.games.penumbra.position.reading import place

TWO = {"anna": WizardSpec(), "boris": WizardSpec()}
BASILISK: dict[str, Any] = {"id": "basilisk", "facts": {"threat": 3}}


def position(*assume: dict[str, Any], **said: Any) -> Position:
    return Position(TWO, TurnSpec("anna", "trial"), assume=assume, **said)


def test_assumed_facts_are_laid_over_the_box() -> None:
    state = place(position(BASILISK, do="turn", common=CommonSpec(trials=("basilisk",)))).state
    assert state is not None and state.table.box != "book"
    assert box(state.table.box).trial("basilisk").threat == 3
    assert box(state.table.box).catalogue.component("basilisk").facts["threat"].basis == "assumed"
    assert box("book").trial("basilisk").threat is None


def test_assumed_facts_lie_over_the_training_set_too() -> None:
    state = place(position(BASILISK, box="training", do="turn")).state
    assert state is not None
    assert box(state.table.box).trial("basilisk").threat == 3
    assert box(state.table.box).trial("aranea").threat == box("training").trial("aranea").threat


@pytest.mark.parametrize(
    ("assumed", "path"),
    [
        ({"id": "basilisk", "facts": {"threat": "much"}}, ("assume", 0, "facts", "threat")),
        ({"id": "plains-of-agony", "facts": {"threat": 3}}, ("assume", 0, "facts", "threat")),
        ({"id": "nothing", "facts": {}}, ("assume", 0, "kind")),
    ],
)
def test_flaws_of_assumed_facts_are_where_they_are_written(
    assumed: dict[str, Any], path: tuple[str | int, ...]
) -> None:
    placed = place(position(assumed, do="turn"))
    assert placed.state is None
    assert path in [flaw.path for flaw in placed.flaws]


def test_a_box_has_to_exist() -> None:
    (flaw,) = place(position(box="attic", do="turn")).flaws
    assert flaw.path == ("box",) and flaw.allowed == "book, training"


def test_pen_setup_fate_size__of_a_position() -> None:
    state = place(position(box="training", do="fate")).state
    assert state is not None
    assert play(state).on().one("fate-size").fact("cards") == 12


def test_pen_setup_first_game_deck__of_a_position() -> None:
    people = {seat: WizardSpec() for seat in ("anna", "boris", "vera", "gleb")}
    state = place(Position(people, TurnSpec("anna"), do="fate", deck="prepared")).state
    assert state is not None
    assert play(state).on().one("fate-prepared").fact("cards") == 24


def test_pen_setup_common_area__nothing_lies_there_before() -> None:
    people = {"anna": WizardSpec(dice=("bone 1",)), "boris": WizardSpec()}
    flaws = place(Position(people, TurnSpec("anna"), do="setup", box="training")).flaws
    assert [(flaw.path, flaw.rule) for flaw in flaws] == [(("wizards", "anna"), "pen.setup.common-area")]


def test_pen_setup_talents_draft__needs_talents_enough() -> None:
    flaws = place(position(do="setup")).flaws
    assert "pen.setup.talents.draft" in {flaw.rule for flaw in flaws}


def test_pen_solo_instructions__of_a_position() -> None:
    people = {"anna": WizardSpec(), "automa": WizardSpec(automa="automa-emerald", turns=4)}
    spec = Position(people, TurnSpec("automa"), do="turn", box="training")
    state = place(spec).state
    assert state is not None
    game = play(state).on()
    assert game.wizard("automa").stock.arcana == 1 and game.one("automa-kind").fact("turn") == "rest"


def test_pen_solo_alignment__of_a_position() -> None:
    automa = WizardSpec(automa="automa-emerald", contracts=("witch-prison", "lost-cottage"))
    state = place(Position({"anna": WizardSpec(), "automa": automa}, TurnSpec("anna"), do="turn")).state
    assert state is not None
    assert state.table.wizard("automa").side == "dark" and state.table.wizard("anna").side == ""


def test_pen_loc_slot_conditions__a_placed_die_lies_in_the_first_slot_that_takes_it() -> None:
    dice = (PlacedSpec("bazaar", "bone 3"), PlacedSpec("bazaar", "bone 4"), PlacedSpec("bazaar", "orange 1"))
    state = place(position(box="training", do="turn", common=CommonSpec(placed=dice))).state
    assert state is not None
    assert [die.slot for die in state.table.placed] == ["1", "beside", "2"]


def test_placed_dice_need_a_section_a_colour_and_a_value() -> None:
    dice = (PlacedSpec("attic", "bone 3"), PlacedSpec("bazaar", "white 9"))
    flaws = place(position(do="turn", common=CommonSpec(placed=dice))).flaws
    assert [(flaw.path, flaw.rule) for flaw in flaws] == [
        (("common", "placed", 0, "section"), "pen.loc.areas"),
        (("common", "placed", 1, "die"), "pen.dice.pool"),
    ]
