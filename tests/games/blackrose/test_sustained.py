"""Sustained effects: whom they mark, what they answer, and when (brw.sust)."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import play_out
from games.blackrose.support.positions import HALL, THRONE, cast, deal, laid, mage, spell, table, walking

from tutor.engine.state import State
from tutor.games.blackrose.position.form import EvocationSpec, MageSpec, RoomSpec
from tutor.games.blackrose.state.table import Table

ARENA = "room-arena"
ROOMS = {THRONE: RoomSpec(at=(1, 0)), ARENA: RoomSpec(at=(0, 1))}


def bound(verb: dict[str, Any], **said: Any) -> State[Table]:
    """Anna's revealed spell is sustained on Doria, who walks."""
    card = spell("bond", verb, type="contingency", target="mage")
    mages = {
        "doria": mage("baron-doria", HALL, **said.pop("doria", {})),
        "anna": mage(
            "graminia", THRONE, board={"II": laid("spell-bond", state="revealed", sustained="doria")}
        ),
    }
    return table(mages, spells=(card,), rooms=ROOMS, **said).push("walk", "doria")


def hurts_when(event: str) -> dict[str, Any]:
    """Whatever happens to the mage who bears the token, damage follows it."""
    return {"do": "sustained", "on": {"event": event, "who": "marked"}, "deeds": [deal(1, to="marked")]}


BITES = hurts_when("entered")


def test_brw_sust_lasts__every_time_its_condition_is_met() -> None:
    story = play_out(bound(BITES), game=walking(ARENA, HALL, ARENA))
    assert len(story.events_of("damaged")) == 3 and not story.questions


def test_brw_sust_interrupt__at_the_full_stop_before_the_action_goes_on() -> None:
    story = play_out(bound(BITES, doria={"damage": {"anna": 11}}), game=walking(ARENA, HALL))
    assert story.of("entered", "room") == [(ARENA,)], "defeated by it, he loses the second move"
    assert story.events_of("reacted")[0].rule == "brw.sust.interrupt"


def test_brw_sust_interrupt__not_of_its_own_doing() -> None:
    state = bound(hurts_when("damaged"), evocations={"colossus-1": EvocationSpec("anna", ARENA)})
    assert play_out(state, game=walking(ARENA)).of("damaged", "n") == [(3,), (1,)]


def test_brw_sust_interrupt__of_a_defeat_when_it_is_over() -> None:
    falls = {"do": "sustained", "on": {"event": "defeated", "who": "marked"}, "deeds": [deal(1, to="self")]}
    state = bound(falls, doria={"damage": {"anna": 12}}).pop()
    story = play_out(state.push("defeat", "doria", (("by", "anna"), ("of", 0))))
    order = ("mage-falls", "mage-defeated", "reacted")
    assert tuple(event.kind for event in story.events if event.kind in order) == order


def test_brw_sust_token__given_to_the_target_by_slot() -> None:
    bond = spell("bond", BITES, type="contingency", target="mage")
    mages: dict[str, MageSpec] = {
        "anna": mage("graminia", HALL, board={"III": laid("spell-bond")}),
        "boris": mage("riccart", THRONE),
    }
    story = play_out(table(mages, cast("anna", "III"), spells=(bond,), rooms=ROOMS), "anna: boris")
    assert story.slot("anna", "III").sustained == "boris"
    assert story.of("sustained", "who", "by", "slot") == [("boris", "anna", "III")]


@pytest.mark.parametrize(("reading", "kept"), [("keeps-token", "doria"), ("ends", "")])
def test_brw_cell_not_lodge__a_token_in_the_cell_is_a_ruling(reading: str, kept: str) -> None:
    rulings = {"brw.ruling.sustained.in-cell": reading}
    state = bound(hurts_when("gained"), doria={"damage": {"anna": 12}}, rulings=rulings)
    state = state.pop().push("defeat", "doria", (("by", "anna"), ("of", 0)))
    story = play_out(state)
    assert story.slot("anna", "II").sustained == kept
    gains = story.table.mage("doria").in_cell
    assert gains and not story.events_of("damaged"), "and nothing acts on a mage in his cell"
