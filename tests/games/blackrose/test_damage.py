"""Damage, replacing and healing: chips from the left, immunity, chips that run out."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import play, play_out
from games.blackrose.support.positions import HALL, THRONE, armed, cast, deal, laid, mage, spell, table

from tutor.engine.state import State
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import EvocationSpec, RoomSpec
from tutor.games.blackrose.state.table import Table

ARENA, CRYPT = "room-arena", "room-crypt"
ROOMS = {THRONE: RoomSpec(at=(1, 0)), ARENA: RoomSpec(at=(0, 1))}
MAIN, REVERSE = "main", "reverse"


def one(*verbs: dict[str, Any], **said: Any) -> State[Table]:
    """Anna in the hall casts a spell of those verbs; Boris and Clara stand in the Throne Room."""
    about = {name: said.pop(name) for name in ("target", "range", "type") if name in said}
    boris, clara, anna = (said.pop(seat, {}) for seat in ("boris", "clara", "anna"))
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-bolt")}, **anna),
        "boris": mage("riccart", THRONE, **boris),
        "clara": mage("arianna", THRONE, **clara),
    }
    rooms = said.pop("rooms", {})
    bolt = spell("bolt", *verbs, **about)
    return table(mages, cast("anna"), spells=(bolt,), rooms=ROOMS | rooms, **said)


def test_brw_dmg_place__chips_of_the_attacker_from_the_left() -> None:
    state = one(deal(2), boris={"damage": ("clara", "rose")})
    story = play_out(state, "anna: boris")
    assert story.table.mage("boris").damage == ("clara", "rose", "anna", "anna")
    assert story.table.chips_left("anna") == 23
    (hit,) = story.events_of("damaged")
    assert hit.rule == "brw.dmg.place" and hit.fact("source") == "anna"


def test_brw_dmg_place__the_rose_uses_her_own() -> None:
    story = play_out(one(deal(2, by="rose")), "anna: boris")
    assert story.table.mage("boris").damage == ("rose", "rose")
    assert story.table.chips_left("rose") == 28


def test_brw_dmg_place_evocation() -> None:
    state = one(deal(1), evocations={"cadaver-1": EvocationSpec("boris", THRONE)})
    story = play_out(state, "anna: cadaver-1")
    assert story.table.evocation("cadaver-1").damage == ("anna",)


def test_brw_dmg_defeated__excess_is_ignored() -> None:
    state = one(deal(5), boris={"damage": {"clara": 9}})
    story = play_out(state, "anna: boris")
    assert story.of("damaged", "n", "placed", "total") == [(5, 2, 11)]
    assert story.of("mage-defeated", "who") == [("boris",)]


def test_brw_evo_defeat__leaves_play_and_brings_nothing() -> None:
    state = one(deal(4), evocations={"cadaver-1": EvocationSpec("boris", THRONE)}, target="evocation")
    story = play_out(state, "anna: cadaver-1")
    assert story.table.evocations == () and story.table.chips_left("anna") == 25, "its chips go back"
    assert [event.rule for event in story.events_of("evocation-gone")] == ["brw.evo.defeat"]
    assert story.table.mage("anna").power == 0 and story.table.mage("anna").trophies == ()


def test_brw_evo_defeat_no_power() -> None:
    """Neither who defeats it gains anything, nor whoever else had damaged it, nor the Rose."""
    hurt = {"colossus-1": EvocationSpec("boris", THRONE, damage=("clara", "rose"))}
    story = play_out(one(deal(9), evocations=hurt, target="evocation"), "anna: colossus-1")
    (event,) = story.events_of("no-reward")
    assert (event.rule, event.fact("who")) == ("brw.evo.defeat.no-power", "colossus-1")
    end = story.table
    assert not end.is_evocation("colossus-1")
    assert [end.power(source) for source in ("anna", "boris", "clara", "rose")] == [0] * 4
    assert not any(mage.trophies for mage in end.mages) and not end.rose.trophies


def test_brw_dmg_immunity__a_spell_spares_its_mage_and_his_evocations() -> None:
    evocations = {
        "cadaver-1": EvocationSpec("anna", HALL),
        "cadaver-2": EvocationSpec("boris", HALL),
    }
    state = one(deal(1), target="area", range=0, evocations=evocations)
    story = play_out(state)
    kept = [(event.rule, event.fact("who")) for event in story.events_of("unaffected")]
    assert kept == [("brw.dmg.immunity", "anna"), ("brw.dmg.immunity", "cadaver-1")]
    assert story.of("damaged", "who") == [("cadaver-2",)]


def test_brw_dmg_immunity__not_from_a_room() -> None:
    """A room is no game component of the mage who activates it."""
    mages = {"anna": mage("graminia", ARENA), "boris": mage("riccart", THRONE)}
    state = table(mages, rooms=ROOMS, evocations={"cadaver-1": EvocationSpec("anna", ARENA)})
    state = state.push("activate-room", "anna", (("card", ARENA),))
    assert "cadaver-1" in [option.key for option in play(state).question.options]
    story = play_out(state, "anna: cadaver-1")
    assert story.table.evocation("cadaver-1").damage == ("anna",)


def test_brw_dmg_immunity__unless_the_text_says_otherwise() -> None:
    story = play_out(one({"do": "pain", "n": 2}), "anna: boris")
    assert story.table.mage("anna").damage == ("rose", "rose")
    story = play_out(one(deal(1, to="self"), target="self"))
    assert story.table.mage("anna").damage == ("anna",)


def test_brw_dmg_immunity_evocation__spares_its_summoner_unless_another_controls_it() -> None:
    evocations = {"cadaver-1": EvocationSpec("boris", THRONE), "colossus-1": EvocationSpec("boris", THRONE)}
    mages = {"anna": mage("graminia", HALL), "boris": mage("riccart", THRONE)}
    state = table(mages, rooms=ROOMS, evocations=evocations)
    given = (("figure", "cadaver-1"),)
    own = play(state.push("activate-evocation", "boris", given)).question
    refused = {refused.option.key: [reason.rule for reason in refused.reasons] for refused in own.refused}
    assert refused["attack.boris"] == ["brw.dmg.immunity.evocation"]
    assert refused["attack.colossus-1"] == ["brw.dmg.immunity.evocation"]
    taken = state.push("activate-evocation", "anna", given)
    story = play_out(taken, "anna: attack.boris", "anna: done")
    assert story.table.mage("boris").damage == ("anna", "anna"), "in the colour of who controls it"


def test_brw_dmg_chips_out__none_left() -> None:
    placed = {THRONE: {"anna": 10}, CRYPT: {"anna": 6}, ARENA: {"anna": 6}, "room-abyss": {"anna": 3}}
    rooms = {id: RoomSpec(instability=chips) for id, chips in placed.items()}
    state = one(deal(2), rooms=rooms | {THRONE: RoomSpec(at=(1, 0), instability={"anna": 10})})
    story = play_out(state, "anna: boris")
    assert story.of("no-chips", "source") == [("anna",)]
    assert not story.events_of("damaged") and story.table.mage("boris").damage == ()


@pytest.mark.parametrize(("reading", "most"), [("capped", 2), ("free", 3)])
def test_brw_dmg_chips_out__how_many_one_figure_takes_is_a_ruling(reading: str, most: int) -> None:
    placed = {CRYPT: {"anna": 6}, "room-abyss": {"anna": 6}, THRONE: {"anna": 10}}
    rooms = {id: RoomSpec(instability=chips) for id, chips in placed.items()}
    state = one(
        deal(2),
        target="area",
        rooms=rooms | {THRONE: RoomSpec(at=(1, 0), instability={"anna": 10})},
        rulings={"brw.ruling.chips-out.cap": reading},
    )
    assert state.table.chips_left("anna") == 3
    answers = ["anna: boris"] * (2 if reading == "capped" else 3)
    story = play_out(state, f"anna: {THRONE}", *answers)
    assert len(story.table.mage("boris").damage) == most
    assert len(story.table.mage("clara").damage) == 3 - most


def test_brw_dmg_replace__any_mix_or_none() -> None:
    state = one({"do": "replace_damage", "n": 2}, boris={"damage": ("clara", "rose", "clara")})
    question = play(tell_first(state, "anna: boris")).question
    assert [option.key for option in question.options] == ["boris.rose", "boris.clara", "done"]
    mixed = play_out(state, "anna: boris", "anna: boris.rose", "anna: boris.clara")
    assert mixed.table.mage("boris").damage == ("clara", "anna", "anna")
    none = play_out(state, "anna: boris", "anna: done")
    assert none.table.mage("boris").damage == ("clara", "rose", "clara")
    assert len(none.events_of("replace-damage-none")) == 1


def tell_first(state: State[Table], *answers: str) -> State[Table]:
    """The position after some answers."""
    from tutor.engine.step import settle, take

    for answer in answers:
        step = settle(GAME, state)
        assert step.question is not None
        state = take(GAME, step.state, step.question, answer.partition(": ")[2]).state
    return state


def test_brw_dmg_replace__chips_go_back_to_their_owner() -> None:
    state = one({"do": "replace_damage", "n": 4}, boris={"damage": {"clara": 3}})
    story = play_out(state, "anna: boris", *["anna: boris.clara"] * 3)
    assert story.table.chips_left("clara") == 25 and story.table.chips_left("anna") == 22


@pytest.mark.parametrize("reading", ["rightmost", "crown"])
def test_brw_dmg_replace__what_the_rose_replaces_is_a_ruling(reading: str) -> None:
    verb = {"do": "replace_damage", "n": 2, "by": "rose"}
    state = one(verb, boris={"damage": ("clara", "anna")}, rulings={"brw.ruling.rose.replace": reading})
    answers = () if reading == "rightmost" else ("anna: boris.clara", "anna: done")
    story = play_out(state, "anna: boris", *answers)
    end = ("rose", "rose") if reading == "rightmost" else ("rose", "anna")
    assert story.table.mage("boris").damage == end


def test_brw_dmg_heal__up_to_the_number_of_any_colours() -> None:
    state = one({"do": "heal", "n": 2}, anna={"damage": ("boris", "rose", "boris")}, target="self")
    story = play_out(state, "anna: anna.rose", "anna: anna.boris")
    assert story.table.mage("anna").damage == ("boris",)
    less = play_out(state, "anna: anna.rose", "anna: done")
    assert less.table.mage("anna").damage == ("boris", "boris")


def test_brw_dmg_heal__all_needs_no_choice() -> None:
    verb = {"do": "heal", "n": "all", "keep_rose": True}
    state = one(verb, anna={"damage": ("boris", "rose", "clara")}, target="self")
    assert play_out(state).table.mage("anna").damage == ("rose",)


def test_brw_gen_golden__a_jinx_raises_the_damage_of_spells() -> None:
    state = one(deal(2), boris={"jinxes": ("jinx-vulnerability",)})
    story = play_out(state, "anna: boris")
    assert story.of("damaged", "n") == [(3,)]
    assert story.table.mage("boris").jinxes[0].chips == 1, "its ability answers the damage"


def test_brw_gen_golden__an_event_keeps_evocations_from_damage() -> None:
    state = one(
        deal(2), evocations={"cadaver-1": EvocationSpec("boris", THRONE)}, events=("event-immortals",)
    )
    story = play_out(state, "anna: cadaver-1")
    assert [event.rule for event in story.events_of("unaffected")] == ["brw.gen.golden"]
    assert story.table.evocation("cadaver-1").damage == ()


def test_brw_gen_golden__an_evocation_may_take_the_damage_of_its_owner() -> None:
    state = one(deal(3), evocations={"succubus-1": EvocationSpec("boris", THRONE)})
    story = play_out(state, "anna: boris", "boris: yes")
    assert len(story.table.mage("boris").damage) == 2
    assert story.table.evocation("succubus-1").damage == ("anna",), "in the same colour"
    kept = play_out(state, "anna: boris", "boris: pass")
    assert len(kept.table.mage("boris").damage) == 3


def test_brw_gen_golden__taking_the_damage_can_save_from_defeat() -> None:
    state = one(
        deal(1), boris={"damage": {"clara": 10}}, evocations={"succubus-1": EvocationSpec("boris", THRONE)}
    )
    saved = play_out(state, "anna: boris", "boris: yes")
    assert saved.table.mage("boris").at == THRONE and not saved.events_of("mage-falls")
    lost = play_out(state, "anna: boris", "boris: pass")
    assert lost.table.mage("boris").at == "cell"


def test_brw_gen_golden__quiet_damage_sets_off_no_defences() -> None:
    state = one(deal(2, quiet=True), boris={"board": {"II": armed("spell-baleful-curse")}})
    story = play_out(state, "anna: boris")
    assert story.slot("boris", "II").state == "activated"
    loud = one(deal(2), boris={"board": {"II": armed("spell-baleful-curse")}})
    assert play(tell_first(loud, "anna: boris")).question.kind == "trap"
