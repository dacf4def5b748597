"""Evocations: summoned onto slots, assigned, activated, controlled, removed."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import play, play_out
from games.blackrose.support.positions import HALL, THRONE, armed, deal, mage, spell, table
from games.blackrose.support.summoning import ARENA, ROOMS, own, summoning
from support.play import reasons

from tutor.engine.state import State
from tutor.framework.readings import by_default
from tutor.games.blackrose.position.form import EvocationSpec, MageSpec
from tutor.games.blackrose.state.derived import health, strength
from tutor.games.blackrose.state.table import Table

CADAVER = {"do": "summon", "what": "cadaver"}


def test_brw_evo_summon__figure_slot_and_base() -> None:
    story = play_out(summoning(CADAVER), f"anna: {THRONE}")
    (one,) = story.table.evocations
    assert (one.id, one.kind, one.owner, one.at, one.slot) == (
        "cadaver-1",
        "evocation-cadaver",
        "anna",
        THRONE,
        "1",
    )
    (event,) = story.events_of("summoned")
    assert event.rule == "brw.evo.summon"


def test_brw_gen_enter__summoning_is_entering() -> None:
    watcher = spell(
        "watcher",
        {"do": "gain_power", "n": 1},
        type="trap",
        target="special",
        trigger={"event": "entered", "who": "evocation"},
    )
    state = summoning(CADAVER, boris={"board": {"I": armed("spell-watcher")}}, spells=(watcher,))
    story = play_out(state, f"anna: {THRONE}", "boris: I")
    assert story.of("entered", "who", "how") == [("cadaver-1", "summoned")]
    assert story.table.power("boris") == 1


def test_brw_evo_full_slots__one_may_make_room() -> None:
    three = own("cadaver-1", "cadaver-2", "cadaver-3")
    state = summoning(CADAVER, evocations=three)
    replaced = play_out(state, f"anna: {THRONE}", "anna: cadaver-2")
    assert [one.id for one in replaced.table.evocations] == ["cadaver-1", "cadaver-3", "cadaver-2"]
    assert replaced.table.evocation("cadaver-2").slot == "2" and replaced.table.where("cadaver-2") == THRONE
    assert replaced.of("evocation-gone", "who", "how") == [("cadaver-2", "replaced")]
    kept = play_out(state, f"anna: {THRONE}", "anna: keep")
    assert len(kept.table.evocations) == 3 and len(kept.events_of("not-summoned")) == 1


@pytest.mark.parametrize("reading", ["replace", "impossible"])
def test_brw_evo_large_one__a_second_one_is_a_ruling(reading: str) -> None:
    colossus = {"do": "summon", "what": "colossus"}
    state = summoning(
        colossus, evocations=own("colossus-1"), rulings={"brw.ruling.large-base.second": reading}
    )
    question = f"anna: {THRONE}"
    if reading == "replace":
        story = play_out(state, question, "anna: colossus-1")
        assert story.table.where("colossus-1") == THRONE
    else:
        story = play_out(state, question)
        assert story.table.where("colossus-1") == HALL
    assert len(story.table.evocations) == 1


def test_brw_evo_no_figure__the_effect_is_applied_without_a_figure() -> None:
    three = {f"succubus-{n}": EvocationSpec("boris", ARENA) for n in (1, 2, 3)}
    state = summoning({"do": "summon", "what": "succubus"}, {"do": "gain_power", "n": 1}, evocations=three)
    story = play_out(state, f"anna: {THRONE}")
    assert len(story.table.evocations) == 3 and story.table.power("anna") == 1
    assert [event.rule for event in story.events_of("nothing-summoned")] == ["brw.evo.no-figure"]


@pytest.mark.rules("brw.evo.full-slots")
@pytest.mark.parametrize("reading", [None, "supply-first", "returned-first"])
def test_brw_evo_no_figure__an_own_one_returned_first_is_a_ruling(reading: str | None) -> None:
    """All three slots are full, one with a Succubus, and no Succubus is in the supply."""
    full = own("cadaver-1", "cadaver-2", "succubus-1") | {
        f"succubus-{n}": EvocationSpec("boris", ARENA) for n in (2, 3)
    }
    rulings = {} if reading is None else {"brw.ruling.evo.own-figure": reading}
    state = summoning({"do": "summon", "what": "succubus"}, evocations=full, rulings=rulings)
    if reading != "returned-first":
        story = play_out(state, f"anna: {THRONE}")
        assert [event.rule for event in story.events_of("nothing-summoned")] == ["brw.evo.no-figure"]
        assert story.table.where("succubus-1") == HALL
        return
    question = play(state, THRONE).question
    assert [option.key for option in question.options] == ["succubus-1", "keep"]
    assert reasons(question, "cadaver-1") == ["brw.evo.no-figure"]
    story = play_out(state, f"anna: {THRONE}", "anna: succubus-1")
    assert story.table.where("succubus-1") == THRONE and len(story.table.evocations) == 5
    kept = play_out(state, f"anna: {THRONE}", "anna: keep")
    assert kept.table.where("succubus-1") == HALL and len(kept.events_of("not-summoned")) == 1


@pytest.mark.parametrize("reading", ["supply-first", "returned-first"])
def test_brw_evo_no_figure__with_a_free_slot_nothing_is_returned(reading: str) -> None:
    some = own("succubus-1") | {f"succubus-{n}": EvocationSpec("boris", ARENA) for n in (2, 3)}
    rulings = {"brw.ruling.evo.own-figure": reading}
    state = summoning({"do": "summon", "what": "succubus"}, evocations=some, rulings=rulings)
    story = play_out(state, f"anna: {THRONE}")
    assert len(story.events_of("nothing-summoned")) == 1 and story.table.where("succubus-1") == HALL


def test_brw_evo_summon__any_of_at_most_so_much_health() -> None:
    state = summoning({"do": "summon", "what": "any", "max_health": 2})
    question = play(state, THRONE).question
    assert question.kind == "evocation-kind" and "evocation-cadaver" in [o.key for o in question.options]
    assert reasons(question, "evocation-colossus") == ["brw.target.caster"]


@pytest.mark.parametrize(("reading", "where"), [("bearer", ARENA), ("caster", HALL)])
def test_brw_evo_assigned__where_it_appears_is_a_ruling(reading: str, where: str) -> None:
    verb = {"do": "assign_evocation", "what": "umbra"}
    state = summoning(verb, target="mage", rulings={"brw.ruling.assigned.where": reading})
    story = play_out(state, "anna: boris")
    (one,) = story.table.evocations
    assert (one.owner, one.assigned, one.at, one.slot) == ("anna", "boris", where, "")


def test_brw_evo_assigned__takes_no_slot() -> None:
    verbs = ({"do": "assign_evocation", "what": "umbra"},)
    state = summoning(*verbs, target="mage", evocations=own("cadaver-1", "cadaver-2", "cadaver-3"))
    story = play_out(state, "anna: boris")
    assert len(story.table.evocations) == 4


def test_brw_evo_defeat__removed_at_once_with_all_its_chips() -> None:
    state = summoning(
        {"do": "remove", "whom": {"what": "evocation", "whose": "any"}},
        {"do": "gain_power", "n": {"per": "removed"}},
        evocations={"cadaver-1": EvocationSpec("boris", ARENA, damage={"anna": 1})},
        target="special",
    )
    story = play_out(state)
    assert story.table.evocations == () and story.table.chips_left("anna") == 25
    assert story.of("evocation-gone", "who", "how", "room") == [("cadaver-1", "removed", ARENA)]
    assert story.table.power("anna") == 1


def activation(evocation: str, who: str = "anna", *given: tuple[str, int], **said: Any) -> State[Table]:
    """An evocation in the hall is activated; Boris stands in the arena."""
    mages: dict[str, MageSpec] = {
        "anna": mage("graminia", THRONE),
        "boris": mage("riccart", said.pop("boris", ARENA)),
    }
    state = table(mages, rooms=ROOMS, evocations={evocation: EvocationSpec("anna", HALL)}, **said)
    return state.push("activate-evocation", who, (("figure", evocation), *given))


def test_brw_evo_activate__moves_then_attacks() -> None:
    story = play_out(activation("cadaver-1"), f"anna: move.{ARENA}", "anna: attack.boris")
    assert story.table.where("cadaver-1") == ARENA
    assert story.of("damaged", "who", "by", "dealer", "n") == [("boris", "anna", "cadaver-1", 2)]


def test_brw_evo_activate_no_split__no_attack_between_moves() -> None:
    state = activation("cadaver-1", boris=HALL)
    moved = play(state, f"move.{ARENA}").question
    assert f"move.{HALL}" in [option.key for option in moved.options], "speed 2"
    first = play(state, "attack.boris").question
    assert f"move.{ARENA}" in [option.key for option in first.options], "having attacked before its moves"
    split = play_out(state, f"anna: move.{ARENA}", f"anna: move.{HALL}", "anna: attack.boris")
    assert len(split.events_of("damaged")) == 1
    between = activation("cadaver-1")
    story = play_out(between, f"anna: move.{ARENA}", "anna: attack.boris")
    assert story.of("entered", "room") == [(ARENA,)], "the second move is lost"


def test_brw_evo_activate_no_split__is_refused_with_its_rule() -> None:
    state = activation("cadaver-1", "anna", ("more-speed", 1))
    story = play_out(state, f"anna: move.{ARENA}", "anna: attack.boris")
    assert story.of("entered", "room") == [(ARENA,)]
    (last,) = [
        question for question in story.questions if "attack.boris" in [o.key for o in question.options]
    ]
    assert f"move.{HALL}" in [option.key for option in last.options], "it could have moved on instead"


def test_brw_evo_activate__once_attacked_it_cannot_again() -> None:
    question = play(activation("cadaver-1", boris=HALL), "attack.boris").question
    assert reasons(question, "attack.boris") == ["brw.evo.activate"]
    assert [option.key for option in question.options][-1] == "done"


@pytest.mark.parametrize(
    ("by", "source", "told", "dealt"),
    [("other-mage", "physical", "by", "anna"), ("other-figure", "evocation", "dealer", "cadaver-1")],
)
def test_brw_evo_attack_physical__counts_as_dealt_by_its_controller_and_by_the_evocation(
    by: str, source: str, told: str, dealt: str
) -> None:
    revenge = spell(
        "revenge",
        deal(1, to="trigger-by"),
        type="defence",
        target="special",
        trigger={"event": "damaged", "who": "self", "by": by, "sources": [source]},
    )
    mages = {
        "anna": mage("graminia", THRONE),
        "boris": mage("riccart", HALL, board={"I": armed("spell-revenge")}),
    }
    state = table(mages, rooms=ROOMS, spells=(revenge,), evocations=own("cadaver-1"))
    state = state.push("activate-evocation", "anna", (("figure", "cadaver-1"),))
    story = play_out(state, "anna: attack.boris", "boris: I", "anna: done")
    assert story.of("damaged", "who", told) == [("boris", dealt), (dealt, "boris")]


def test_brw_evo_control__an_effect_passes_control_for_the_activation() -> None:
    verb = {"do": "activate", "whom": "target", "control": True}
    state = summoning(verb, target="evocation", evocations={"cadaver-1": EvocationSpec("boris", ARENA)})
    story = play_out(state, "anna: cadaver-1", "anna: attack.boris", "anna: done")
    assert story.table.mage("boris").damage == ("anna", "anna"), "the chips of who controls it"
    assert story.table.controller("cadaver-1") == "boris" == story.table.evocation("cadaver-1").owner


def test_brw_evo_activate__a_bonus_is_for_the_next_activation_alone() -> None:
    bonus = {"do": "bonus", "whom": "target", "strength": 2, "speed": 1}
    again = {"do": "activate", "whom": "target"}
    state = summoning(bonus, again, again, target="own-evocation", evocations=own("cadaver-1", at=ARENA))
    story = play_out(state, "anna: attack.boris", "anna: done", "anna: attack.boris", "anna: done")
    assert story.of("damaged", "n") == [(4,), (2,)]


def test_brw_gen_golden__values_of_evocations_change_with_what_lies_on_them() -> None:
    """A succubus is stronger by 1 for each damage on her card, an upgraded cadaver healthier by 1."""
    evocations = {
        "succubus-1": EvocationSpec("anna", HALL, damage={"boris": 2}),
        "cadaver-1": EvocationSpec("anna", HALL, upgrades=("upgrade-regenerating-pus",)),
        "cadaver-2": EvocationSpec("anna", HALL),
    }
    at = table({"anna": mage(), "boris": mage("riccart")}, evocations=evocations).table
    assert strength(at, "succubus-1", by_default) == 1 + 2
    assert [health(at, id, by_default) for id in ("cadaver-1", "cadaver-2")] == [3, 2]


def test_brw_gen_golden__a_nigredo_places_instability_when_it_deals_damage() -> None:
    state = table(
        {"anna": mage("graminia", HALL), "boris": mage("riccart", ARENA)},
        evocations={"nigredo-1": EvocationSpec("anna", ARENA), "cadaver-1": EvocationSpec("anna", ARENA)},
        rooms=ROOMS,
    ).push("activate-evocation", "anna", (("figure", "cadaver-1"),))
    state = state.push("activate-evocation", "anna", (("figure", "nigredo-1"),))
    its_own = ("anna: attack.boris", "anna: yes", "anna: 1", "anna: done")
    story = play_out(state, *its_own, "anna: attack.boris", "anna: done")
    assert story.of("instability-placed", "who", "room", "n") == [("anna", ARENA, 1)], "not for another"
