"""The evocations of the avatar: in what order they act, whom they target, how they come there."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.avatar import (
    ABYSS,
    ARENA,
    CRYPT,
    SANCTUARY,
    activated,
    askings,
    lodge,
    order,
    possessed,
    summoned,
)
from games.blackrose.support.play import Play, play_out
from games.blackrose.support.positions import HALL, THRONE, mage
from support.play import keys

from tutor.engine.event import Bound

CELL = mage("graminia", "cell")
"""Graminia is out of the way."""
SLOW = "ancestral-totem-1"
"""An evocation with speed 1; a cadaver has speed 2 and strength 2."""


def acts(figure: str = "cadaver-1", *answers: str, **said: Any) -> Play:
    """An evocation of the avatar is activated in the evocation phase."""
    given: tuple[tuple[str, Bound], ...] = (("figure", figure),)
    state = lodge(avatar=said.pop("avatar", possessed("cell")), phase="evocation", **said)
    return play_out(state.push("avatar-activate-evocation", "avatar", given), *answers)


def aimed(story: Play) -> list[tuple[Bound, ...]]:
    """Whom evocations target."""
    return story.of("evocation-targets", "who", "goal")


# ---- mages


def test_brw_avatar_evo_target_mage__the_nearest_it_can_attack() -> None:
    story = acts(
        evocations={"cadaver-1": summoned("avatar", HALL)},
        riccart=mage("riccart", SANCTUARY, power=9),
        graminia=mage("graminia", ABYSS),
    )
    assert aimed(story) == [("cadaver-1", "graminia")]
    assert {event.rule for event in story.events_of("avatar-compared")} == {"brw.avatar.evo.target-mage"}
    assert story.of("entered", "who", "room") == [("cadaver-1", ABYSS)]
    assert story.of("damaged", "who", "dealer", "by", "source", "physical") == [
        ("graminia", "cadaver-1", "avatar", "rose", True)
    ]


def test_brw_avatar_evo_target_mage__without_moving() -> None:
    story = acts(evocations={"cadaver-1": summoned("avatar", ARENA)}, graminia=CELL)
    assert not story.events_of("entered") and story.of("damaged", "who") == [("riccart",)]


@pytest.mark.parametrize("leader", ["riccart", "graminia"])
def test_brw_avatar_evo_target_mage__then_who_has_most_of_one_thing(leader: str) -> None:
    other = {"riccart": "graminia", "graminia": "riccart"}[leader]
    at = {"riccart": ARENA, "graminia": ABYSS}
    mages: dict[str, Any] = {
        leader: mage(leader, at[leader], damage={other: 1}),
        other: mage(other, at[other], power=3),
    }
    story = acts(evocations={"cadaver-1": summoned("avatar", HALL)}, **mages)
    assert aimed(story) == [("cadaver-1", leader)], "the training set takes damage for the lost symbol"


@pytest.mark.parametrize(
    ("reading", "riccart", "graminia", "goal"),
    [
        ("each", {"power": 1, "trophies": ("graminia",)}, {"power": 0}, "riccart"),
        ("each", {"power": 3}, {"trophies": ("riccart",)}, None),
        ("sum", {"power": 3}, {"trophies": ("riccart",)}, "riccart"),
    ],
)
def test_brw_avatar_evo_target_mage__then_of_several_together(
    reading: str, riccart: dict[str, Any], graminia: dict[str, Any], goal: str | None
) -> None:
    story = acts(
        "cadaver-1",
        *(("riccart: graminia",) if goal is None else ()),
        evocations={"cadaver-1": summoned("avatar", HALL)},
        riccart=mage("riccart", ARENA, **riccart),
        graminia=mage("graminia", ABYSS, **graminia),
        rulings={"brw.ruling.avatar.together": reading},
    )
    assert aimed(story) == [("cadaver-1", goal or "graminia")]
    assert story.of("avatar-compared", "by")[-1] == (("damage", "power", "trophies"),)


def test_brw_avatar_evo_target_mage__then_the_crown() -> None:
    story = acts("cadaver-1", "riccart: graminia", evocations={"cadaver-1": summoned("avatar", HALL)})
    assert askings(story) == [("riccart", "avatar", "evocation-target")]
    assert story.questions[0].rule == "brw.avatar.crown-decides"
    assert keys(story.questions[0]) == ["riccart", "graminia"]


def test_brw_avatar_evo_target_mage__in_the_book_the_crown_decides_at_once() -> None:
    """What the symbols stand for is not known there."""
    story = acts(
        "cadaver-1",
        "riccart: riccart",
        box="book",
        evocations={"cadaver-1": summoned("avatar", HALL)},
        riccart=mage("riccart", ARENA, damage={"graminia": 1}),
    )
    assert [by for (by,) in story.of("avatar-compared", "by")] == [("near",)]


# ---- evocations


def test_brw_avatar_evo_target_evo__the_nearest_if_no_mage_is_in_reach() -> None:
    story = acts(
        evocations={
            "cadaver-1": summoned("avatar", CRYPT),
            "cadaver-2": summoned("avatar", CRYPT),
            "cadaver-3": summoned("riccart", HALL),
            "colossus-1": summoned("riccart", THRONE),
        },
        riccart=mage("riccart", SANCTUARY),
        graminia=CELL,
    )
    assert aimed(story) == [("cadaver-1", "cadaver-3")], "its own are immune to it"
    assert story.of("damaged", "who") == [("cadaver-3",)]


@pytest.mark.parametrize(
    ("damage", "power", "goal"),
    [(({}, {"rose": 1}), (5, 0), "cadaver-3"), (({}, {}), (0, 4), "cadaver-3"), (({}, {}), (1, 1), None)],
)
def test_brw_avatar_evo_target_evo__then_by_its_damage_then_by_its_owner(
    damage: tuple[dict[str, int], dict[str, int]], power: tuple[int, int], goal: str | None
) -> None:
    story = acts(
        SLOW,
        *(("riccart: cadaver-2",) if goal is None else ()),
        evocations={
            SLOW: summoned("avatar", HALL),
            "cadaver-2": summoned("riccart", ARENA, damage=damage[0]),
            "cadaver-3": summoned("graminia", ABYSS, damage=damage[1]),
        },
        riccart=mage("riccart", SANCTUARY, power=power[0]),
        graminia=mage("graminia", CRYPT, power=power[1]),
    )
    assert aimed(story) == [(SLOW, goal or "cadaver-2")]


def test_brw_avatar_evo_target_evo__it_goes_as_far_as_it_can() -> None:
    story = acts(
        SLOW,
        evocations={SLOW: summoned("avatar", CRYPT), "cadaver-2": summoned("riccart", HALL)},
        riccart=mage("riccart", SANCTUARY),
        graminia=CELL,
    )
    assert story.of("entered", "room") == [(ABYSS,)]
    assert story.of("evocation-too-far", "who", "goal") == [(SLOW, "cadaver-2")]


@pytest.mark.parametrize("reading", ["control", "stays"])
def test_brw_avatar_evo_target_evo__with_nobody_to_target(reading: str) -> None:
    answers = (f"riccart: move.{HALL}", "riccart: done") if reading == "control" else ()
    story = acts(
        "cadaver-1",
        *answers,
        evocations={"cadaver-1": summoned("avatar", ABYSS)},
        riccart=mage("riccart", SANCTUARY),
        graminia=CELL,
        rulings={"brw.ruling.avatar.evo-nobody": reading},
    )
    assert story.of("evocation-no-target", "who") == [("cadaver-1",)]
    assert story.table.evocation("cadaver-1").at == (HALL if reading == "control" else ABYSS)
    assert {one.for_seat for one in story.questions} <= {"avatar"}


def test_brw_avatar_evo_target_mage__an_attack_may_reach_the_next_room() -> None:
    story = acts(
        evocations={"cadaver-1": summoned("avatar", HALL)},
        graminia=CELL,
        rulings={"brw.ruling.attack.range": "1"},
    )
    assert not story.events_of("entered") and story.of("damaged", "who") == [("riccart",)]


# ---- when and by what


def test_brw_avatar_evophase__by_their_slots() -> None:
    evocations = {
        "cadaver-1": summoned("avatar", CRYPT, slot="3"),
        "cadaver-2": summoned("avatar", CRYPT, slot="1"),
        "cadaver-3": summoned("avatar", CRYPT, slot="2"),
    }
    state = lodge(evocations=evocations, phase="evocation", riccart=mage("riccart", CRYPT), graminia=CELL)
    story = play_out(state.push("evocation-phase", "riccart"))
    assert [who for who, _ in aimed(story)] == ["cadaver-2", "cadaver-3", "cadaver-1"]


def test_brw_avatar_order_evo_activation__the_rules_for_evocations_hold() -> None:
    card = order("wake", {"do": "activate", "whom": {"what": "cadaver", "whose": "own"}, "strength": 1})
    story = activated(
        card,
        evocations={"cadaver-1": summoned("avatar", CRYPT)},
        riccart=mage("riccart", ABYSS),
        graminia=mage("graminia", ARENA, power=9),
    )
    assert aimed(story) == [("cadaver-1", "riccart")]
    assert story.of("damaged", "who", "n") == [("riccart", 3)], "its 2 and 1 more"


@pytest.mark.parametrize(("priority", "goal"), [(1, "graminia"), (None, "riccart")])
def test_brw_avatar_order_evo_activation__or_the_printed_priority(priority: int | None, goal: str) -> None:
    verb: dict[str, Any] = {"do": "activate", "whom": {"what": "cadaver", "whose": "own"}}
    verb |= {} if priority is None else {"priority": priority}
    story = activated(
        order("wake", verb),
        evocations={"cadaver-1": summoned("avatar", HALL)},
        riccart=mage("riccart", ABYSS),
        graminia=mage("graminia", ARENA, power=9),
        answers=("riccart: riccart",) if priority is None else (),
        rulings={"brw.ruling.avatar.evo-order": "priority"},
    )
    assert aimed(story) == [("cadaver-1", goal)], "without a printed one the crown decides"


def test_brw_avatar_order_evo_activation__one_that_it_only_controls() -> None:
    card = order("steal", {"do": "activate", "whom": {"what": "cadaver"}, "control": True})
    story = activated(
        card,
        evocations={"cadaver-1": summoned("riccart", ABYSS)},
        riccart=mage("riccart", ABYSS),
        graminia=CELL,
    )
    assert aimed(story)[0][0] == "cadaver-1"
    assert story.of("damaged", "by", "source")[0] == ("avatar", "rose")


def test_brw_avatar_is_mage__it_summons_onto_its_own_slots() -> None:
    card = order("call", {"do": "summon", "what": "cadaver", "where": "own"})
    story = activated(card, evocations={"colossus-1": summoned("avatar", CRYPT)})
    assert story.of("summoned", "who", "evocation", "slot", "room") == [("avatar", "cadaver-1", "2", HALL)]


def test_brw_avatar_crown_decides__which_evocation_makes_room() -> None:
    card = order("call", {"do": "summon", "what": "cadaver", "where": "own"})
    mine = {f"cadaver-{n}": summoned("avatar", CRYPT) for n in (1, 2, 3)}
    story = activated(card, evocations=mine, answers=("riccart: cadaver-2",))
    assert askings(story) == [("riccart", "avatar", "make-room")]
    assert {one.at for one in story.table.evocations} == {CRYPT, HALL}
