"""Traps and defences: when they answer, in what order, and what goes on."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import play, play_out
from games.blackrose.support.positions import (
    HALL,
    THRONE,
    armed,
    cast,
    deal,
    laid,
    mage,
    spell,
    table,
    walking,
)
from support.play import reasons

from tutor.engine.question import NotAllowed
from tutor.engine.state import State
from tutor.engine.step import settle, take
from tutor.games.blackrose.position.form import EvocationSpec, RoomSpec
from tutor.games.blackrose.state.table import Table

ARENA, GARDEN, CRYPT = "room-arena", "room-garden", "room-crypt"
ROOMS = {THRONE: RoomSpec(at=(1, 0)), ARENA: RoomSpec(at=(0, 1)), GARDEN: RoomSpec(at=(-1, 1))}
ENTERS = {"event": "entered", "who": "other-mage", "colours": ["red"]}
HURT = {"event": "damaged", "who": "self"}

SNARE = spell(
    "snare",
    {"do": "target", "whom": "trigger-who"},
    deal(1),
    {"do": "gain_power", "n": 1},
    type="trap",
    target="mage",
    trigger=ENTERS,
    instability=True,
)
PIT = spell("pit", {"do": "gain_power", "n": 2}, type="trap", target="special", trigger=ENTERS)
WARD = spell("ward", {"do": "ignore", "n": 1}, type="defence", target="self", trigger=HURT)
THORNS = spell("thorns", deal(1, to="trigger-by"), type="defence", target="self", trigger=HURT)
SPELLS = (SNARE, PIT, WARD, THORNS)
"""Made up: two traps that answer entering a red room, and two defences that answer damage."""


def walk(anna: tuple[str, ...] = (), boris: tuple[str, ...] = (), **said: Any) -> State[Table]:
    """Doria walks; Anna, the first mage, and Boris have spells activated."""
    mages = {
        "doria": mage("baron-doria", HALL, **said.pop("doria", {})),
        "anna": mage("graminia", THRONE, board=board(*anna)),
        "boris": mage("riccart", THRONE, board=board(*boris)),
    }
    state = table(mages, spells=SPELLS, rooms=ROOMS, first="anna", crown="anna", **said)
    return state.push("walk", "doria")


def board(*spells: str) -> dict[str, Any]:
    """A board on which those spells are activated."""
    return {slot: armed(f"spell-{name}") for slot, name in zip(("I", "II", "III"), spells, strict=False)}


def powers(state: Table) -> tuple[int, ...]:
    """The power of Anna and of Boris."""
    return state.power("anna"), state.power("boris")


def test_brw_trap_trigger_only__an_unmet_condition_is_shown_with_its_reason() -> None:
    state = walk(("snare", "ward"))
    question = play(state, game=walking(ARENA)).question
    assert (question.seat, question.kind, question.rule) == ("anna", "trap", "brw.trap.optional")
    assert [option.key for option in question.options] == ["I", "pass"]
    assert reasons(question, "II") == ["brw.trap.trigger-only"]
    step = settle(walking(ARENA), state)
    assert step.question is not None
    with pytest.raises(NotAllowed, match=r"brw\.trap\.trigger-only"):
        take(walking(ARENA), step.state, step.question, "II")


def test_brw_trap_trigger_only__nothing_is_asked_where_no_condition_is_met() -> None:
    story = play_out(walk(("snare",), ("pit",)), game=walking(GARDEN))
    assert not story.questions, "the Garden is green"


def test_brw_trap_optional__kept_for_later_in_the_phase() -> None:
    story = play_out(walk(("pit",)), "anna: pass", "anna: I", game=walking(ARENA, HALL, ARENA))
    assert story.of("entered", "room") == [(ARENA,), (HALL,), (ARENA,)]
    assert story.table.power("anna") == 2


def test_brw_trap_revealed__is_no_longer_activated() -> None:
    story = play_out(walk(("pit",)), "anna: I", game=walking(ARENA, HALL, ARENA))
    assert story.slot("anna", "I").state == "revealed"
    assert len(story.events_of("revealed")) == 1, "a revealed trap answers no more"


def test_brw_trap_cast__a_trap_is_not_revealed() -> None:
    mages = {"anna": mage("graminia", HALL, board={"I": laid("spell-snare")}), "boris": mage("riccart")}
    story = play_out(table(mages, cast("anna"), spells=SPELLS, rooms=ROOMS))
    assert story.slot("anna", "I").state == "activated"
    (event,) = story.events_of("spell-activated")
    assert event.rule == "brw.trap.cast" and event.fact("type") == "trap"
    assert not story.events_of("revealed") and story.table.room(HALL).instability == ()


@pytest.mark.parametrize(("reading", "where"), [("revealed", THRONE), ("cast", HALL)])
def test_brw_spell_instability_first__of_a_trap_is_a_ruling(reading: str, where: str) -> None:
    rulings = {"brw.ruling.instability.trap-when": reading}
    mages = {"anna": mage("graminia", HALL, board={"I": laid("spell-snare")}), "boris": mage("riccart")}
    when_cast = play_out(table(mages, cast("anna"), spells=SPELLS, rooms=ROOMS, rulings=rulings))
    assert bool(when_cast.events_of("instability-placed")) == (reading == "cast")
    revealed = play_out(walk(("snare",), rulings=rulings), "anna: I", game=walking(ARENA))
    placed = revealed.of("instability-placed", "who", "room")
    assert placed == ([("anna", THRONE)] if where == THRONE else [])


def test_brw_spell_instability_first__before_the_effect() -> None:
    story = play_out(walk(("snare",)), "anna: I", game=walking(ARENA))
    told = [
        e.kind for e in story.events if e.kind in ("revealed", "instability-placed", "targeted", "damaged")
    ]
    assert told == ["revealed", "instability-placed", "targeted", "damaged"]
    (placed,) = story.events_of("instability-placed")
    assert placed.fact("room") == THRONE, "in the room where its mage stands"


def test_brw_trap_simultaneous_different__in_turn_order() -> None:
    state = walk(("pit",), ("pit",))
    story = play_out(state, "anna: I", "boris: I", game=walking(ARENA))
    assert story.of("revealed", "who") == [("anna",), ("boris",)]
    later = table(
        {
            "doria": mage("baron-doria", HALL),
            "boris": mage("riccart", board=board("pit")),
            "anna": mage(board=board("pit")),
        },
        spells=SPELLS,
        rooms=ROOMS,
        first="boris",
    ).push("walk", "doria")
    assert play(later, game=walking(ARENA)).question.seat == "boris", (
        "the first mage, and clockwise from there"
    )


def test_brw_trap_simultaneous_different__the_later_one_may_do_nothing() -> None:
    state = walk(("snare",), ("snare",), doria={"damage": {"boris": 11}})
    story = play_out(state, "anna: I", "boris: I", game=walking(ARENA))
    assert story.of("mage-defeated", "who") == [("doria",)]
    rules = [event.rule for event in story.events_of("unaffected")]
    assert rules == ["brw.cell.not-lodge"], "he is in his cell when the second one would hit him"
    assert story.table.power("boris") == 1 + 4, "but its other sentences are applied"


def test_brw_trap_simultaneous_same__the_owner_picks_the_order() -> None:
    first = play_out(walk(("snare", "pit")), "anna: I", "anna: II", game=walking(ARENA))
    second = play_out(walk(("snare", "pit")), "anna: II", "anna: I", game=walking(ARENA))
    assert first.of("revealed", "card") == second.of("revealed", "card")[::-1]
    assert first.table.power("anna") == second.table.power("anna") == 3
    one = play_out(walk(("snare", "pit")), "anna: II", "anna: pass", game=walking(ARENA))
    assert one.slot("anna", "I").state == "activated", "or keeps one"


@pytest.mark.parametrize(
    ("reading", "order"),
    [("owner-block", ["anna", "anna", "boris"]), ("one-per-turn", ["anna", "boris", "anna"])],
)
def test_brw_trap_simultaneous_same__among_those_of_others_is_a_ruling(
    reading: str, order: list[str]
) -> None:
    rulings = {"brw.ruling.trap.mixed-order": reading}
    slots = {"anna": ["I", "II"], "boris": ["I"]}
    state = walk(("pit", "snare"), ("pit",), rulings=rulings)
    story = play_out(state, *(f"{seat}: {slots[seat].pop(0)}" for seat in order), game=walking(ARENA))
    assert [who for (who,) in story.of("revealed", "who")] == order


def test_brw_trap_simultaneous_same__nobody_waits_for_who_may_not_react() -> None:
    rulings = {"brw.ruling.trap.mixed-order": "one-per-turn"}
    story = play_out(
        walk(("pit", "snare"), ("ward",), rulings=rulings), "anna: I", "anna: II", game=walking(ARENA)
    )
    assert story.of("revealed", "who") == [("anna",), ("anna",)], "nobody has hurt Boris"


def fight(*defences: str, n: int = 3, damage: int = 0, **said: Any) -> State[Table]:
    """Anna casts a spell that deals damage and then gains power; Boris has defences."""
    bolt = spell("bolt", deal(n), {"do": "gain_power", "n": 1})
    mages = {
        "anna": mage(
            "graminia", HALL, board={"I": laid("spell-bolt"), **said.pop("board", {})}, **said.pop("anna", {})
        ),
        "boris": mage("riccart", THRONE, board=board(*defences), damage={"anna": damage}),
    }
    return table(mages, cast("anna"), spells=(*SPELLS, bolt), rooms=ROOMS, **said)


def test_brw_trap_defence_undo__the_ignored_damage_is_taken_back() -> None:
    story = play_out(fight("ward"), "anna: boris", "boris: I")
    assert story.of("damage-ignored", "who", "n", "back") == [("boris", 1, 1)]
    assert story.table.mage("boris").damage == ("anna", "anna")
    kinds = [
        event.kind for event in story.events if event.kind in ("damaged", "damage-ignored", "gained-power")
    ]
    assert kinds == ["damaged", "damage-ignored", "gained-power"], "after the damaging sentence"


def test_brw_trap_defence_undo__two_defences_add_up() -> None:
    story = play_out(fight("ward", "ward", n=1), "anna: boris", "boris: I", "boris: II")
    assert story.of("damage-ignored", "n") == [(1,)], "the second finds nothing left"
    assert story.table.mage("boris").damage == ()


@pytest.mark.parametrize(("reading", "saved"), [("recount", False), ("any-part", True)])
def test_brw_def_step1__ignoring_a_part_of_an_overkill_is_a_ruling(reading: str, saved: bool) -> None:
    state = fight("ward", n=5, damage=9, rulings={"brw.ruling.ignore.overkill": reading})
    story = play_out(state, "anna: boris", "boris: I")
    assert story.table.mage("boris").in_cell is not saved
    assert story.of("damage-ignored", "back") == [(1,) if saved else (0,)]


def test_brw_def_step1__ignored_damage_that_no_longer_fills_the_track_saves() -> None:
    story = play_out(fight("ward", n=2, damage=9), "anna: boris", "boris: I")
    assert not story.events_of("mage-falls") and len(story.table.mage("boris").damage) == 10
    lost = play_out(fight("ward", n=2, damage=9), "anna: boris", "boris: pass")
    assert lost.table.mage("boris").in_cell


def test_brw_trap_is_a_spell__a_defence_is_interrupted_like_any_spell() -> None:
    state = fight("thorns", board={"II": armed("spell-ward")})
    story = play_out(state, "anna: boris", "boris: I", "anna: II")
    kinds = [
        event.kind for event in story.events if event.kind in ("revealed", "damage-ignored", "gained-power")
    ]
    assert kinds == ["revealed", "revealed", "revealed", "damage-ignored", "gained-power"]
    assert story.table.mage("anna").damage == ()


def test_brw_trap_interrupt_spell_kept__a_defeated_caster_s_spell_goes_on() -> None:
    state = fight("thorns", anna={"damage": {"boris": 10}})
    story = play_out(state, "anna: boris", "boris: I")
    assert story.table.mage("anna").in_cell
    told = [
        (event.kind, event.fact("who")) for event in story.events if event.kind in ("to-cell", "gained-power")
    ]
    assert told == [("to-cell", "anna"), ("gained-power", "boris"), ("gained-power", "anna")]
    assert story.table.power("anna") == 1


def test_brw_trap_interrupt_physical__an_undefeated_mage_goes_on() -> None:
    story = play_out(walk(("snare",)), "anna: I", game=walking(ARENA, HALL))
    assert story.of("entered", "room") == [(ARENA,), (HALL,)]


def test_brw_trap_interrupt_physical_lost__with_the_room_it_had_activated() -> None:
    """Doria activates a room that hurts Boris, whose thorns defeat him: the rest of the room is lost too."""
    room = {
        "id": "room-arena",
        "text": {
            "ruined": [
                {"en": "Deal 1.", "ru": "Урон.", "facts": deal(1, to={"what": "mage", "whose": "other"})},
                {"en": "Gain 3 power.", "ru": "Сила.", "facts": {"do": "gain_power", "n": 3}},
            ]
        },
    }
    mages = {
        "doria": mage("baron-doria", HALL, damage={"anna": 11}),
        "anna": mage("graminia", THRONE, board=board("thorns")),
    }
    state = table(mages, spells=(THORNS, room), rooms=ROOMS).push("walk", "doria")
    story = play_out(state, "anna: I", game=walking(ARENA, HALL, then_room=ARENA))
    assert story.of("action-lost", "who") == [("doria",)]
    assert story.table.power("doria") == 0 and story.table.mage("doria").in_cell


def test_brw_trap_new_after_resume__each_sentence_can_trigger_anew() -> None:
    bolt = spell("bolt", deal(1), deal(1))
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-bolt")}),
        "boris": mage("riccart", THRONE, board=board("thorns", "ward")),
    }
    state = table(mages, cast("anna"), spells=(*SPELLS, bolt), rooms=ROOMS)
    story = play_out(state, "anna: boris", "boris: I", "boris: pass", "boris: II")
    assert story.of("revealed", "card") == [("spell-bolt",), ("spell-thorns",), ("spell-ward",)]
    assert story.table.mage("boris").damage == ("anna",)


def test_brw_trap_defeat_timing__after_the_whole_full_stop() -> None:
    both = {"do": "steps", "deeds": [deal(2), {"do": "assign_jinx", "what": "weakness"}]}
    bolt = spell("bolt", both)
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-bolt")}),
        "boris": mage("riccart", THRONE, damage={"anna": 9}),
    }
    story = play_out(table(mages, cast("anna"), spells=(bolt,), rooms=ROOMS), "anna: boris")
    told = [event.kind for event in story.events if event.kind in ("damaged", "jinx-assigned", "mage-falls")]
    assert told == ["damaged", "jinx-assigned", "mage-falls"]


def test_brw_trap_trigger_only__one_window_for_all_that_one_full_stop_did() -> None:
    """An area hurts three mages at once: who reacts is asked in turn order, whoever was hurt first."""
    storm = spell("storm", deal(1), target="area")
    mages = {
        "doria": mage("baron-doria", HALL, board={"I": laid("spell-storm")}),
        "boris": mage("riccart", THRONE, board=board("ward")),
        "anna": mage("graminia", THRONE, board=board("ward")),
    }
    state = table(mages, cast("doria"), spells=(*SPELLS, storm), rooms=ROOMS, first="anna")
    story = play_out(state, f"doria: {THRONE}", "anna: I", "boris: I")
    assert story.of("damage-ignored", "who") == [("anna",), ("boris",)]


def test_brw_gen_golden__an_upgrade_and_an_ability_answer_by_themselves() -> None:
    """The colossus deals 3 damage to each mage who enters its room."""
    mages = {"doria": mage("baron-doria", HALL), "anna": mage("graminia", THRONE)}
    evocations = {"colossus-1": EvocationSpec("anna", ARENA)}
    state = table(mages, rooms=ROOMS, evocations=evocations).push("walk", "doria")
    story = play_out(state, game=walking(ARENA))
    assert story.of("damaged", "who", "dealer", "n") == [("doria", "colossus-1", 3)]
    assert story.table.mage("doria").damage == ("anna",) * 3 and not story.questions


def test_brw_trap_trigger_only__a_spell_without_a_target_that_should_affect_its_owner() -> None:
    """The reverse of Persecution answers becoming a target, and an effect that should be applied to one."""
    storm = spell("storm", deal(2, to={"what": "mage", "pick": "each", "whose": "other"}), target="special")
    mages = {
        "anna": mage("graminia", HALL, power=1, board={"I": laid("spell-storm")}),
        "boris": mage("riccart", THRONE, board={"I": armed("spell-persecution", "reverse")}),
        "clara": mage("arianna", THRONE),
    }
    story = play_out(table(mages, cast("anna"), spells=(storm,), crown="clara"), "boris: I")
    assert story.of("damaged", "who") == [("clara",)], "it does not affect who ignores it"
    assert story.table.power("boris") == 1, "and he steals 1 power"
    aimed = spell("aimed", deal(2), {"do": "steal", "n": 1}, target="area")
    mages["anna"] = mage("graminia", HALL, power=1, board={"I": laid("spell-aimed")})
    state = table(mages, cast("anna"), spells=(aimed,), crown="clara")
    story = play_out(state, f"anna: {THRONE}", "boris: I")
    assert story.of("damaged", "who") == [("clara",)]
