"""Defeats of mages: the steps, who gains what, and what averts a defeat."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import play_out
from games.blackrose.support.positions import HALL, THRONE, armed, cast, deal, laid, mage, spell, table

from tutor.engine.state import State
from tutor.games.blackrose.position.form import EvocationSpec, RoseSpec
from tutor.games.blackrose.procedures.defeat import shares
from tutor.games.blackrose.state.table import Table

SOURCES = ("anna", "boris", "clara", "rose")
CHEER = {"do": "gain_power", "n": 3}


def track(**chips: int) -> tuple[str, ...]:
    """A life track with so many chips of each source."""
    return tuple(source for source, n in chips.items() for _ in range(n))


def gains(chips: tuple[str, ...], *, dense: bool = True) -> dict[str, int]:
    """What every source on a track gains."""
    return {source: n for source, n, _, _ in shares(chips, SOURCES, dense=dense)}


def fall(
    damage: tuple[str, ...] = (),
    *,
    by: str = "anna",
    outright: bool = False,
    boards: dict[str, dict[str, Any]] | None = None,
    **said: Any,
) -> State[Table]:
    """Riccart, with that damage, is defeated; Anna, Boris and Clara are in the lodge."""
    boards = boards or {}
    mages = {
        "anna": mage("graminia", HALL, board=boards.get("anna", {}), **said.pop("anna", {})),
        "boris": mage("arianna", HALL, board=boards.get("boris", {})),
        "clara": mage("baron-doria", HALL, board=boards.get("clara", {})),
        "riccart": mage("riccart", THRONE, damage=damage, board=boards.get("riccart", {})),
    }
    given = (("by", by), ("of", 0), *((("outright", True),) if outright else ()))
    return table(mages, first="anna", **said).push("defeat", "riccart", given)


def test_brw_def_step4__to_his_cell_and_all_steps_in_order() -> None:
    umbra = {"umbra-1": EvocationSpec("anna", THRONE, assigned="riccart")}
    story = play_out(fall(track(anna=11), evocations=umbra))
    steps = [
        "mage-falls",
        "evocation-gone",
        "to-cell",
        "trophy-taken",
        "share",
        "chips-returned",
        "mage-defeated",
    ]
    told = [(event.kind, event.rule) for event in story.events if event.kind in steps]
    assert told == [
        ("mage-falls", "brw.def.step1"),
        ("evocation-gone", "brw.def.step3"),
        ("to-cell", "brw.def.step4"),
        ("trophy-taken", "brw.def.step5"),
        ("share", "brw.def.step6.single"),
        ("chips-returned", "brw.def.step7"),
        ("mage-defeated", "brw.def.step0"),
    ]
    riccart = story.table.mage("riccart")
    assert riccart.in_cell and riccart.damage == () and story.table.evocations == ()
    assert story.table.chips_left("anna") == 25


def test_brw_def_step3__effects_of_their_leaving_are_applied() -> None:
    mourning = spell(
        "mourning", CHEER, type="trap", target="special", trigger={"event": "evocation-gone", "who": "any"}
    )
    state = fall(
        track(anna=11),
        evocations={"umbra-1": EvocationSpec("anna", THRONE, assigned="riccart")},
        boards={"boris": {"I": armed("spell-mourning")}},
        spells=(mourning,),
    )
    story = play_out(state, "boris: I")
    kinds = [event.kind for event in story.events if event.kind in ("evocation-gone", "revealed", "to-cell")]
    assert kinds == ["evocation-gone", "revealed", "to-cell"]


def test_brw_def_step5__who_dealt_the_last_damage_takes_the_trophy() -> None:
    story = play_out(fall(track(boris=6, anna=5)))
    assert story.of("trophy-taken", "who", "of") == [("anna", "riccart")]
    assert gains(track(boris=6, anna=5)) == {"boris": 4, "anna": 2}


def test_brw_def_step5_rose_space__the_rose_takes_trophies_too() -> None:
    story = play_out(fall(track(rose=11), by="rose"))
    assert story.table.rose.trophies == ("riccart",)
    (event,) = story.events_of("trophy-taken")
    assert event.rule == "brw.def.step5.rose-space"


def test_brw_gen_golden__an_event_gives_the_trophy_to_the_rose() -> None:
    story = play_out(fall(track(anna=11), events=("event-dominion",)))
    assert story.table.rose.trophies == ("riccart",) and story.table.mage("anna").trophies == ()


@pytest.mark.parametrize(("reading", "taken"), [("substitute", 8), ("no-token", 7)])
def test_brw_def_step5__no_token_left_is_a_ruling(reading: str, taken: int) -> None:
    state = fall(
        track(anna=11),
        anna={"trophies": ("riccart",) * 3},
        rose=RoseSpec(trophies=("riccart",) * 4),
        rulings={"brw.ruling.trophies.out": reading},
    )
    story = play_out(state)
    end = story.table
    assert len(end.mage("anna").trophies) + len(end.rose.trophies) == taken


def shared(chips: tuple[str, ...]) -> list[tuple[str, Any, Any]]:
    """By which rule every source gained how much for those chips; it has as much power then."""
    story = play_out(fall(chips))
    told = [(event.rule, event.fact("who"), event.fact("n")) for event in story.events_of("share")]
    assert all(story.table.power(str(who)) == n for _, who, n in told)
    assert {str(who): n for _, who, n in told} == gains(chips)
    return told


@pytest.mark.parametrize("source", ["anna", "rose"])
def test_brw_def_step6_single(source: str) -> None:
    assert shared(track(**{source: 11})) == [("brw.def.step6.single", source, 5)]


def test_brw_def_step6_split() -> None:
    """4 for most chips, 2 for the next, 1 for everybody else, in whatever order they were dealt."""
    split = "brw.def.step6.split"
    assert shared(track(boris=5, anna=6)) == [(split, "anna", 4), (split, "boris", 2)]
    four = [(split, "rose", 4), (split, "clara", 2), (split, "anna", 1), (split, "boris", 1)]
    assert shared(track(boris=1, clara=3, rose=5, anna=2)) == four


@pytest.mark.parametrize(
    ("chips", "expected"),
    [
        ({"anna": 4, "boris": 2, "clara": 1, "rose": 4}, {"anna": 3, "rose": 3, "boris": 2, "clara": 1}),
        ({"anna": 5, "boris": 3, "clara": 3}, {"anna": 4, "boris": 1, "clara": 1}),
        ({"anna": 5, "boris": 2, "clara": 2, "rose": 2}, {"anna": 4, "boris": 1, "clara": 1, "rose": 1}),
    ],
)
def test_brw_def_step6_ties__shares(chips: dict[str, int], expected: dict[str, int]) -> None:
    told = shared(track(**chips))
    assert {who: n for _, who, n in told} == expected
    assert [rule for rule, _, _ in told].count("brw.def.step6.ties") > 1, "those who are tied"


def test_brw_def_step6_ties__the_place_behind_a_tie_is_a_ruling() -> None:
    chips = track(anna=4, boris=4, clara=3)
    assert gains(chips) == {"anna": 3, "boris": 3, "clara": 2}
    assert gains(chips, dense=False) == {"anna": 3, "boris": 3, "clara": 1}
    story = play_out(fall(chips, rulings={"brw.ruling.ties.rank": "skip"}))
    assert story.table.power("clara") == 1


def test_brw_def_step7() -> None:
    """All chips leave the track and are there again for those whose they are."""
    state = fall(track(anna=6, boris=3, rose=2))
    assert [state.table.chips_left(source) for source in ("anna", "boris", "rose")] == [19, 22, 28]
    story = play_out(state)
    (event,) = story.events_of("chips-returned")
    assert (event.rule, event.fact("n")) == ("brw.def.step7", 11)
    assert story.table.mage("riccart").damage == ()
    assert [story.table.chips_left(source) for source in ("anna", "boris", "rose")] == [25, 25, 30]


def test_brw_dmg_outright_chips__only_those_on_the_track_count() -> None:
    story = play_out(fall(track(boris=2), outright=True))
    assert story.table.mage("riccart").in_cell
    assert story.of("share", "who", "n") == [("boris", 5)]
    assert story.table.mage("anna").trophies == ("riccart",), "who applied the effect"
    empty = play_out(fall(outright=True))
    assert len(empty.events_of("no-share")) == 1 and empty.table.power("anna") == 0


def last_stand(*verbs: dict[str, Any], **said: Any) -> State[Table]:
    """Riccart has a defence that answers his own defeat."""
    fallen = {"event": "defeated", "who": "self"}
    stand = spell("stand", *verbs, type="defence", target="self", trigger=fallen)
    return fall(boards={"riccart": {"I": armed("spell-stand")}}, spells=(stand,), **said)


def test_brw_def_step1__a_healed_mage_is_no_longer_defeated() -> None:
    heal = {"do": "heal", "n": 2}
    story = play_out(last_stand(heal, damage=track(anna=11)), "riccart: I", *["riccart: riccart.anna"] * 2)
    assert story.of("defeat-averted", "who") == [("riccart",)]
    assert story.table.mage("riccart").at == THRONE and len(story.table.mage("riccart").damage) == 9
    lost = play_out(last_stand(heal, damage=track(anna=11)), "riccart: pass")
    assert lost.table.mage("riccart").in_cell


def blow(n: int, *verbs: dict[str, Any], **rulings: str) -> State[Table]:
    """Anna deals Riccart so much damage, who has 9 of his 11 health and a defence against his defeat."""
    made = [spell("strike", deal(n), target="mage")]
    fallen = {"event": "defeated", "who": "self"}
    made.append(spell("stand", *verbs, type="defence", target="self", trigger=fallen))
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-strike")}),
        "riccart": mage("riccart", THRONE, damage=track(boris=2), board={"I": armed("spell-stand")}),
        "boris": mage("arianna", HALL),
    }
    readings = {"brw.ruling.imaginary.when": "only-none", **rulings}
    return table(mages, cast("anna"), spells=tuple(made), first="anna", rulings=readings)


@pytest.mark.rules("brw.trap.defence-undo")
@pytest.mark.parametrize(("dealt", "ignored", "left"), [(9, 1, 8), (9, 4, 5), (12, 2, None), (12, 4, 8)])
def test_brw_def_step1__ignoring_the_last_damage(dealt: int, ignored: int, left: int | None) -> None:
    """What is left of that damage defeats him, or it does not: then nothing else happens to him."""
    state = blow(dealt, {"do": "ignore", "n": ignored})
    story = play_out(state, "anna: riccart", "riccart: I")
    assert story.of("damage-ignored", "who", "n") == [("riccart", ignored)]
    assert story.table.mage("riccart").in_cell == (left is None)
    if left is not None:
        assert story.of("defeat-averted", "who") == [("riccart",)]
        assert story.table.mage("riccart").damage == ("boris",) * 2 + ("anna",) * left


def test_brw_def_step1__there_is_nothing_to_ignore_of_an_outright_defeat() -> None:
    state = last_stand({"do": "ignore", "n": 3}, damage=track(anna=4), outright=True)
    story = play_out(state, "riccart: I")
    assert story.events_of("nothing-ignored") and story.table.mage("riccart").in_cell


def test_brw_def_step1_outright__healing_does_not_help() -> None:
    state = last_stand({"do": "heal", "n": 2}, damage=track(anna=4), outright=True)
    story = play_out(state, "riccart: I", *["riccart: riccart.anna"] * 2)
    assert story.table.mage("riccart").in_cell
    assert story.of("share", "chips") == [(2,)]


STRIKE = {"do": "defeat"}


def struck(
    *verbs: dict[str, Any], target: str = "mage", answer: dict[str, Any] | None = None
) -> State[Table]:
    """Anna casts a spell against Riccart, who has two chips of Boris's and may have a defence."""
    made = [spell("strike", *verbs, target=target)]
    board: dict[str, Any] = {}
    if answer is not None:
        fallen = {"event": "defeated", "who": "self"}
        made.append(spell("answer", answer, type="defence", target="self", trigger=fallen))
        board = {"I": armed("spell-answer")}
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-strike")}),
        "boris": mage("arianna", HALL),
        "riccart": mage("riccart", THRONE, damage=track(boris=2), board=board),
    }
    cadaver = {"cadaver-1": EvocationSpec("riccart", THRONE)}
    return table(mages, cast("anna"), spells=tuple(made), evocations=cadaver)


def test_brw_trap_defeat_outright__whatever_the_damage_and_the_rest_goes_on() -> None:
    story = play_out(struck(STRIKE, CHEER), "anna: riccart")
    assert [event.rule for event in story.events_of("defeated-outright")] == ["brw.trap.defeat-outright"]
    assert story.of("share", "who", "n") == [("boris", 5)], "two chips, and none of Anna's"
    assert story.table.mage("anna").trophies == ("riccart",)
    told = [event.kind for event in story.events if event.kind in ("mage-defeated", "gained-power")]
    assert told == ["gained-power", "mage-defeated", "gained-power"] and story.table.power("anna") == 3


def test_brw_trap_defeat_outright__waits_for_the_full_stop() -> None:
    both = {"do": "steps", "deeds": [STRIKE, deal(1), CHEER]}
    story = play_out(struck(both), "anna: riccart")
    told = [event.kind for event in story.events]
    assert told.index("damaged") < told.index("gained-power") < told.index("mage-falls")
    assert story.of("chips-counted", "n") == [(3,)]


def test_brw_trap_defeat_outright__mages_only() -> None:
    story = play_out(struck(STRIKE, target="evocation"), "anna: cadaver-1")
    assert story.table.is_evocation("cadaver-1")
    assert [event.rule for event in story.events_of("unaffected")] == ["brw.gen.effect.skip"]


@pytest.mark.parametrize(
    ("answer", "saved"), [({"do": "survive"}, True), ({"do": "heal", "n": "all"}, False)]
)
def test_brw_def_step1_outright__only_a_text_that_says_so_saves(answer: dict[str, Any], saved: bool) -> None:
    story = play_out(struck(STRIKE, CHEER, answer=answer), "anna: riccart", "riccart: I")
    assert story.table.mage("riccart").in_cell is not saved
    assert bool(story.events_of("defeat-averted")) is saved
    assert story.table.power("anna") == 3, "the spell goes on"


def test_brw_def_step2__two_defeated_outright_go_in_turn_order() -> None:
    each = {"do": "defeat", "whom": {"what": "mage", "pick": "each", "whose": "other"}}
    story = play_out(struck(each, target="special"))
    assert story.of("mage-defeated", "who") == [("boris",), ("riccart",)]


@pytest.mark.parametrize(("reading", "first"), [("after-steps", "to-cell"), ("at-step1", "revealed")])
def test_brw_def_step1__traps_of_others_on_a_defeat_are_a_ruling(reading: str, first: str) -> None:
    vulture = spell(
        "vulture", CHEER, type="trap", target="special", trigger={"event": "defeated", "who": "other-mage"}
    )
    state = fall(
        track(anna=11),
        boards={"boris": {"I": armed("spell-vulture")}},
        spells=(vulture,),
        rulings={"brw.ruling.trap.others-on-defeat": reading},
    )
    story = play_out(state, "boris: I")
    told = [event.kind for event in story.events if event.kind in ("to-cell", "revealed")]
    assert told[0] == first and len(told) == 2, "asked once"
    assert story.table.power("boris") == 3


def test_brw_def_step2__two_defeated_together_go_in_turn_order() -> None:
    storm = spell("storm", deal(4), target="area")
    mages = {
        "doria": mage("baron-doria", HALL, board={"I": laid("spell-storm")}),
        "riccart": mage("riccart", THRONE, damage={"doria": 8}),
        "graminia": mage("graminia", THRONE, damage={"doria": 8}),
    }
    state = table(mages, cast("doria"), spells=(storm,), first="graminia")
    story = play_out(state, f"doria: {THRONE}")
    assert story.of("mage-defeated", "who") == [("graminia",), ("riccart",)]
    told = [event.kind for event in story.events if event.kind in ("chips-returned", "mage-falls")]
    assert told == ["mage-falls", "chips-returned"] * 2, "one after the other"


@pytest.mark.parametrize(
    ("reading", "order"), [("first", ["evocation-gone", "to-cell"]), ("after", ["to-cell", "evocation-gone"])]
)
def test_brw_evo_defeat__before_or_after_a_mage_is_a_ruling(reading: str, order: list[str]) -> None:
    storm = spell("storm", deal(4), target="area")
    mages = {
        "doria": mage("baron-doria", HALL, board={"I": laid("spell-storm")}),
        "riccart": mage("riccart", THRONE, damage={"doria": 8}),
    }
    state = table(
        mages,
        cast("doria"),
        spells=(storm,),
        evocations={"cadaver-1": EvocationSpec("riccart", THRONE)},
        rulings={"brw.ruling.defeat.evocations": reading},
    )
    story = play_out(state, f"doria: {THRONE}")
    assert [event.kind for event in story.events if event.kind in order] == order


@pytest.mark.parametrize(
    ("reading", "order"),
    [
        ("at-once", ["upgrade-discarded", "evocation-gone"]),
        ("next-damage", ["upgrade-discarded", "damaged", "evocation-gone"]),
    ],
)
def test_brw_evo_defeat__of_what_has_lost_health_is_a_ruling(reading: str, order: list[str]) -> None:
    """A Cadaver without its upgrade has health 2, and 2 damage; then it is dealt 1 more."""
    strip = spell("strip", CHEER, {"do": "discard_upgrade"}, deal(1), target="evocation")
    mages = {
        "doria": mage("baron-doria", HALL, board={"I": laid("spell-strip")}),
        "riccart": mage("riccart", THRONE),
    }
    pus = ("upgrade-regenerating-pus",)
    cadaver = EvocationSpec("riccart", THRONE, ("doria", "doria"), upgrades=pus)
    state = table(
        mages,
        cast("doria"),
        spells=(strip,),
        evocations={"cadaver-1": cadaver},
        rulings={"brw.ruling.evo.health-falls": reading},
    )
    story = play_out(state, "doria: cadaver-1")
    told = ("upgrade-discarded", "damaged", "evocation-gone")
    assert [event.kind for event in story.events if event.kind in told] == order
    assert not story.table.is_evocation("cadaver-1")
    assert [event.rule for event in story.events_of("evocation-gone")] == ["brw.evo.defeat"]
