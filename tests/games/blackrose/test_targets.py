"""Choosing targets: kinds, range and line of sight, imaginary figures, cells."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import play, play_out
from games.blackrose.support.positions import HALL, THRONE, cast, deal, laid, mage, spell, table
from support.play import reasons

from tutor.engine.state import State
from tutor.engine.step import settle, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import EvocationSpec, RoomSpec
from tutor.games.blackrose.state.table import Table

ARENA, CRYPT, FORGE, GARDEN = "room-arena", "room-crypt", "room-forge", "room-garden"
ROOMS = {
    THRONE: RoomSpec(at=(1, 0)),
    ARENA: RoomSpec(at=(0, 1)),
    CRYPT: RoomSpec(at=(2, 0)),
    FORGE: RoomSpec(at=(1, 1)),
    GARDEN: RoomSpec(at=(-2, 0)),
}
EVOCATIONS = {
    "cadaver-1": EvocationSpec("boris", ARENA),
    "succubus-1": EvocationSpec("anna", HALL),
    "nigredo-1": EvocationSpec("anna", GARDEN),
}


def aiming(target: str, range: int | str = "any", **said: Any) -> State[Table]:
    """Anna in the hall casts a spell; Boris is in the Throne Room, Clara in the Crypt, Doria in his cell."""
    bolt = spell("bolt", *said.pop("verbs", (deal(1),)), target=target, range=range)
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-bolt")}),
        "boris": mage("riccart", THRONE),
        "clara": mage("arianna", CRYPT),
        "doria": mage("baron-doria", "cell"),
    }
    evocations = said.pop("evocations", EVOCATIONS)
    return table(mages, cast("anna"), spells=(bolt,), rooms=ROOMS, evocations=evocations, **said)


def offered(target: str, range: int | str = "any", **said: Any) -> list[str]:
    """The keys of what can be aimed at."""
    return [option.key for option in play(aiming(target, range, **said)).question.options]


def test_brw_target_caster__the_target_is_chosen_by_type_and_range() -> None:
    question = play(aiming("figure", 1)).question
    assert (question.seat, question.kind, question.rule) == ("anna", "target", "brw.target.caster")


def test_brw_target_figure__any_figure_but_the_mage_himself() -> None:
    assert offered("figure") == ["boris", "clara", "cadaver-1", "succubus-1", "nigredo-1", "imaginary"]


def test_brw_target_mage__an_opposing_mage() -> None:
    assert offered("mage") == ["boris", "clara", "imaginary"]


def test_brw_target_evocation__any_one() -> None:
    assert offered("evocation") == ["cadaver-1", "succubus-1", "nigredo-1", "imaginary"]


@pytest.mark.parametrize(
    ("target", "keys"),
    [("own-evocation", ["succubus-1", "nigredo-1"]), ("own-demon", []), ("own-construct", [])],
)
def test_brw_evo_archetype__own_evocations_of_an_archetype(target: str, keys: list[str]) -> None:
    if keys:
        assert offered(target) == keys
        return
    only = "succubus-1" if target == "own-demon" else "nigredo-1"
    story = play_out(aiming(target, verbs=({"do": "remove"},)))
    assert story.of("targeted", "who") == [(only,)], "the only one is chosen without asking"


def test_brw_target_self__only_who_applies_it() -> None:
    story = play_out(aiming("self", verbs=({"do": "gain_power", "n": 1},)))
    assert story.of("targeted", "who") == [("anna",)] and not story.questions


def test_brw_target_special__has_no_target() -> None:
    story = play_out(aiming("special", verbs=({"do": "gain_power", "n": 1},)))
    assert not story.events_of("targeted") and story.table.power("anna") == 1


def test_brw_target_area__only_the_room_is_the_target() -> None:
    state = aiming("area", verbs=(deal(1), {"do": "instability", "n": 2}))
    story = play_out(state, f"anna: {THRONE}")
    (event,) = story.events_of("targeted")
    assert event.rule == "brw.target.area" and event.fact("who") == THRONE
    assert story.of("damaged", "who") == [("boris",)], "and all figures in it are affected"
    assert story.table.room(THRONE).instability == ("anna", "anna")


def test_brw_range_max__too_far_is_refused_with_the_distance() -> None:
    question = play(aiming("mage", 1)).question
    (reason,) = question.reasons("clara")
    assert reason.rule == "brw.range.max"
    about = dict(reason.facts)
    assert (about["distance"], about["reach"]) == (2, 1)


def test_brw_range_los_line__what_the_line_meets_is_told() -> None:
    question = play(aiming("area", 2)).question
    (reason,) = question.reasons(FORGE)
    assert reason.rule == "brw.range.los.line" and dict(reason.facts)["edge"] == (ARENA, THRONE)
    assert CRYPT in [option.key for option in question.options]


def test_brw_range_any__needs_no_line_of_sight() -> None:
    assert FORGE in offered("area")


def test_brw_cell_not_target__no_mage_in_a_cell_at_any_range() -> None:
    question = play(aiming("mage")).question
    assert reasons(question, "doria") == ["brw.cell.not-target"]


def test_brw_cell_not_target__cells_are_named_where_a_room_is_aimed_at() -> None:
    question = play(aiming("area")).question
    cells = [one.option.key for one in question.refused if one.option.key.startswith("cell-")]
    assert cells and all(reasons(question, cell) == ["brw.cell.not-target"] for cell in cells)


def test_brw_target_imaginary__stands_in_a_room_and_takes_no_damage() -> None:
    verbs = (deal(3), {"do": "instability", "n": 1, "where": "target"})
    story = play_out(aiming("figure", 2, verbs=verbs), "anna: imaginary", f"anna: {ARENA}")
    assert story.of("targeted", "who") == [(f"imaginary:{ARENA}",)]
    assert [event.rule for event in story.events_of("unaffected")] == ["brw.target.imaginary"]
    assert story.table.room(ARENA).instability == ("anna",), "as much of the effect as possible"


def test_brw_target_imaginary__within_range_and_sight() -> None:
    state = aiming("figure", 1)

    step = settle(GAME, state)
    assert step.question is not None
    rooms = play(take(GAME, step.state, step.question, "imaginary").state).question
    assert rooms.kind == "imaginary-room" and CRYPT not in [option.key for option in rooms.options]
    assert reasons(rooms, CRYPT) == ["brw.range.max"]


@pytest.mark.parametrize(("reading", "offers"), [("free", True), ("only-none", False)])
def test_brw_target_imaginary__beside_a_real_target_is_a_ruling(reading: str, offers: bool) -> None:
    question = play(aiming("mage", rulings={"brw.ruling.imaginary.when": reading})).question
    assert ("imaginary" in [option.key for option in question.options]) is offers
    assert reasons(question, "imaginary") == ([] if offers else ["brw.target.imaginary"])


@pytest.mark.parametrize(("reading", "asks"), [("no", False), ("yes", True)])
def test_brw_target_imaginary__for_an_own_evocation_is_a_ruling(reading: str, asks: bool) -> None:
    state = aiming(
        "own-evocation",
        verbs=({"do": "remove"}, {"do": "gain_power", "n": 1}),
        evocations={},
        rulings={"brw.ruling.imaginary.own": reading},
    )
    if asks:
        assert play(state).question.kind == "imaginary-room"
        return
    story = play_out(state)
    assert len(story.events_of("no-target")) == 1 and story.table.power("anna") == 1


def test_brw_target_imaginary_no_attack__nobody_imagined_can_be_attacked() -> None:
    mages = {seat: mage(name, HALL) for seat, name in (("anna", "graminia"), ("boris", "riccart"))}
    question = play(
        table({**mages, "clara": mage("arianna", HALL)}, rooms=ROOMS).push("attack", "anna")
    ).question
    assert [option.key for option in question.options] == ["boris", "clara"]
    assert reasons(question, "imaginary") == ["brw.target.imaginary.no-attack"]


def test_brw_gen_effect_skip__with_nobody_to_attack() -> None:
    state = table({"anna": mage("graminia", HALL), "boris": mage("riccart", THRONE)}, rooms=ROOMS)
    story = play_out(state.push("attack", "anna"))
    assert story.of("nobody-to-attack", "who") == [("anna",)] and not story.questions


@pytest.mark.parametrize(("reading", "victims"), [("0", ["clara"]), ("1", ["boris", "clara"])])
def test_brw_act_attack__the_range_is_a_ruling(reading: str, victims: list[str]) -> None:
    mages = {
        "anna": mage("graminia", HALL),
        "boris": mage("riccart", THRONE),
        "clara": mage("arianna", HALL),
        "doria": mage("baron-doria", GARDEN),
    }
    state = table(mages, rooms=ROOMS, rulings={"brw.ruling.attack.range": reading}).push("attack", "anna")
    if len(victims) > 1:
        question = play(state).question
        assert [option.key for option in question.options] == victims
        assert reasons(question, "doria") == ["brw.range.max"]
    else:
        story = play_out(state)
        assert story.of("damaged", "who", "n", "physical") == [("clara", 2, True)]


def test_brw_target_caster__no_target_is_told_and_the_rest_goes_on() -> None:
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-bolt")}),
        "boris": mage("riccart", "cell"),
    }
    bolt = spell("bolt", deal(1), {"do": "gain_power", "n": 1}, target="own-evocation")
    story = play_out(table(mages, cast("anna"), spells=(bolt,), rooms=ROOMS))
    (event,) = story.events_of("no-target")
    assert event.fact("aim") == "own-evocation" and story.table.power("anna") == 1


def test_brw_range_max__counted_from_a_cell_where_a_text_says_so() -> None:
    home = {"do": "place", "where": {"range": 1, "around": "cell"}}
    question = play(aiming("self", verbs=(home,))).question
    here = [option.key for option in question.options]
    assert len(here) == 2 and "room-garden" in here, "the two rooms that the cell at [-2, -1] touches"
    assert reasons(question, HALL) == ["brw.range.max"]
