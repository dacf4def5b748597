"""Instability in rooms, and the activation of rooms."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import play_out
from games.blackrose.support.positions import HALL, THRONE, cast, laid, mage, spell, table

from tutor.engine.state import State
from tutor.games.blackrose.position.form import DoSpec, RoomSpec
from tutor.games.blackrose.state.table import Table

GARDEN, PLEASURES, CRYPT = "room-garden", "room-pleasures", "room-crypt"
PLACE = {"do": "instability", "n": 2}


def placing(verb: dict[str, Any], garden: RoomSpec, **said: Any) -> State[Table]:
    """Anna casts a spell at a room; the Garden has 4 slots."""
    burst = spell("burst", verb, target="area")
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-burst")}),
        "boris": mage("riccart", THRONE),
    }
    return table(mages, cast("anna"), spells=(burst,), rooms={GARDEN: garden}, **said)


def test_brw_inst_place__own_chips_on_free_slots() -> None:
    story = play_out(placing(PLACE, RoomSpec(instability=("boris",))), f"anna: {GARDEN}")
    assert story.table.room(GARDEN).instability == ("boris", "anna", "anna")
    assert story.table.chips_left("anna") == 23
    (event,) = story.events_of("instability-placed")
    assert event.rule == "brw.inst.place"


@pytest.mark.parametrize(("reading", "placed"), [("as-many", 1), ("none", 0)])
def test_brw_inst_full__too_few_free_slots_is_a_ruling(reading: str, placed: int) -> None:
    rulings = {"brw.ruling.instability.partial": reading}
    story = play_out(placing(PLACE, RoomSpec(instability={"boris": 3}), rulings=rulings), f"anna: {GARDEN}")
    assert story.table.room(GARDEN).instability.count("anna") == placed
    assert story.of("slots-full", "n", "free") == [(2, 1)]


def test_brw_inst_full__nothing_in_a_full_room() -> None:
    story = play_out(placing(PLACE, RoomSpec(instability={"boris": 4})), f"anna: {GARDEN}")
    assert story.table.room(GARDEN).instability == ("boris",) * 4
    assert [event.rule for event in story.events_of("slots-full")] == ["brw.inst.full"]


def test_brw_inst_restored_none__a_restored_room_has_no_slots() -> None:
    story = play_out(placing(PLACE, RoomSpec(restored=True)), f"anna: {GARDEN}")
    assert story.table.room(GARDEN).instability == ()
    assert [event.rule for event in story.events_of("restored-takes-none")] == ["brw.inst.restored-none"]


def test_brw_inst_replace__up_to_the_number_of_any_colours() -> None:
    verb = {"do": "replace_instability", "n": 2}
    state = placing(verb, RoomSpec(instability=("boris", "rose", "anna")))
    story = play_out(state, f"anna: {GARDEN}", f"anna: {GARDEN}.rose", f"anna: {GARDEN}.boris")
    assert story.table.room(GARDEN).instability == ("anna",) * 3
    none = play_out(state, f"anna: {GARDEN}", "anna: done")
    assert none.table.room(GARDEN).instability == ("boris", "rose", "anna")


def test_brw_inst_distance__within_some_rooms_of_the_target() -> None:
    near = {"do": "instability", "n": 1, "where": {"range": 1, "around": "target"}}
    burst = spell("burst", near, target="mage")
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-burst")}),
        "boris": mage("riccart", GARDEN),
    }
    rooms = {GARDEN: RoomSpec(at=(-2, 0)), CRYPT: RoomSpec(at=(-1, 0))}
    state = table(mages, cast("anna"), spells=(burst,), rooms=rooms)
    story = play_out(state, "anna: boris", f"anna: {CRYPT}")
    assert story.table.room(CRYPT).instability == ("anna",)
    (question,) = [question for question in story.questions if question.kind == "pick-room"]
    assert [reason.rule for reason in question.reasons(THRONE)] == ["brw.range.max"], "from Boris, not Anna"


def test_brw_inst_full_waits__a_full_room_is_not_restored_now() -> None:
    story = play_out(placing(PLACE, RoomSpec(instability={"boris": 2})), f"anna: {GARDEN}")
    assert len(story.table.room(GARDEN).instability) == 4 and not story.table.room(GARDEN).restored


def room(id: str, spec: RoomSpec, times: int = 1, **said: Any) -> State[Table]:
    """Anna activates a room."""
    mages = {"anna": mage("graminia", id, grimoire=("spell-torment",)), "boris": mage("riccart", THRONE)}
    decks = {"quest-1": ("quest-guardian-mage", "quest-warrior-wizard")}
    return table(mages, *[DoSpec("anna", room=id)] * times, rooms={id: spec}, decks=decks, **said)


def test_brw_room_ruined_effect__can_be_used_again() -> None:
    state = room(PLEASURES, RoomSpec(), times=2)
    story = play_out(state, "chance: quest-guardian-mage")
    assert len(story.table.mage("anna").active) == 2
    assert [event.rule for event in story.events_of("room-activated")] == ["brw.room.ruined.effect"] * 2


@pytest.mark.parametrize(("reading", "quests", "cards"), [("draw-quest", 1, 0), ("draw-grimoire", 0, 1)])
def test_brw_room_ruined_effect__of_the_pleasures_room_is_a_ruling(
    reading: str, quests: int, cards: int
) -> None:
    state = room(PLEASURES, RoomSpec(), rulings={"brw.ruling.pleasures.side": reading})
    story = play_out(state, *(["chance: quest-guardian-mage"] if quests else []))
    anna = story.table.mage("anna")
    assert (len(anna.active), len(anna.hand)) == (quests, cards)


def test_brw_room_restored_token__turns_to_its_used_side() -> None:
    story = play_out(room(THRONE, RoomSpec(restored=True), crown="boris"))
    assert story.table.room(THRONE).used and story.table.crown == "anna"
    assert [event.rule for event in story.events_of("room-activated")] == ["brw.room.restored.token"]


def test_brw_room_restored_once__not_again_before_cleanup() -> None:
    story = play_out(room(THRONE, RoomSpec(restored=True), times=2))
    assert len(story.events_of("room-activated")) == 1
    assert [event.rule for event in story.events_of("room-not-activated")] == ["brw.room.restored.once"]
    assert story.table.power("anna") == 1
