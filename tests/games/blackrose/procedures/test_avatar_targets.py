"""Whom the avatar targets: priorities, their criteria, and the crown where they do not decide."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.avatar import (
    ABYSS,
    ARENA,
    CRYPT,
    GAIN,
    SANCTUARY,
    acting,
    activated,
    aim,
    askings,
    order,
    possessed,
    summoned,
)
from games.blackrose.support.play import Play, play
from games.blackrose.support.positions import HALL, THRONE, deal, mage
from support.play import keys

from tutor.games.blackrose.position.form import RoomSpec, RoseSpec

NEAR, FAR = ARENA, SANCTUARY


def targets(story: Play) -> list[object]:
    """What was targeted, in order."""
    return [one for (one,) in story.of("targeted", "who")]


# ---- the worked examples


@pytest.mark.parametrize(
    ("reading", "lead"), [("default", {"power": 1}), ("damage-first", {"damage": {"graminia": 1}})]
)
def test_worked_example_avatar_target_1(reading: str, lead: dict[str, Any]) -> None:
    """Riccart and Graminia are equally near; the criterion whose symbol is lost favours Riccart."""
    other = {"damage": {"riccart": 1}} if "power" in lead else {"power": 1}
    story = activated(
        order("ray", aim(priority=2), deal(1)),
        riccart=mage("riccart", NEAR, **lead),
        graminia=mage("graminia", ABYSS, **other),
        rulings={"brw.ruling.avatar.criteria": reading},
    )
    assert targets(story) == ["riccart"]
    assert not askings(story), "nobody is asked, since the criterion decides"
    by = ("power",) if reading == "default" else ("damage",)
    assert story.of("avatar-compared", "by", "n", "left") == [
        (("near",), 1, ("riccart", "graminia")),
        (by, 1, ("riccart",)),
    ]
    assert {event.rule for event in story.events_of("avatar-compared")} == {"brw.avatar.priority2"}


def test_worked_example_avatar_target_2() -> None:
    """They are equal in everything; Riccart holds the crown and decides that it is Graminia."""
    story = activated(order("ray", aim(priority=2), deal(1)), answers=("riccart: graminia",), crown="riccart")
    assert askings(story) == [("riccart", "avatar", "avatar-target")]
    assert story.questions[0].rule == "brw.avatar.crown-decides"
    assert keys(story.questions[0]) == ["riccart", "graminia"]
    assert targets(story) == ["graminia"]
    assert story.table.mage("graminia").damage == ("rose",)


# ---- priorities


def test_brw_avatar_priority1__most_of_a_wins_though_farther() -> None:
    story = activated(order("ray", aim(priority=1)), riccart=mage("riccart", FAR, power=2))
    assert targets(story) == ["riccart"]
    assert story.of("avatar-compared", "by", "n") == [(("power",), 2)]


def test_brw_avatar_priority1__then_the_nearest_then_b() -> None:
    nearest = activated(order("ray", aim(priority=1)), riccart=mage("riccart", FAR))
    assert targets(nearest) == ["graminia"]
    assert nearest.of("avatar-compared", "by", "n")[1] == (("near",), 1)
    damaged = mage("riccart", NEAR, damage={"graminia": 1})
    assert targets(activated(order("ray", aim(priority=1)), riccart=damaged)) == ["riccart"]
    assert askings(activated(order("ray", aim(priority=1)), answers=("riccart: riccart",)))


def test_brw_avatar_priority2__the_nearest_wins_whatever_he_has() -> None:
    story = activated(order("ray", aim(priority=2)), riccart=mage("riccart", FAR, power=5))
    assert targets(story) == ["graminia"]


@pytest.mark.parametrize(("reading", "wins"), [("default", "graminia"), ("damage-first", "riccart")])
def test_brw_avatar_priority2__power_before_damage_or_after(reading: str, wins: str) -> None:
    story = activated(
        order("ray", aim(priority=2)),
        riccart=mage("riccart", NEAR, damage={"graminia": 3}),
        graminia=mage("graminia", ABYSS, power=1),
        rulings={"brw.ruling.avatar.criteria": reading},
    )
    assert targets(story) == [wins]


def test_brw_avatar_target__why_it_is_none_of_the_others() -> None:
    evocations = {"cadaver-1": summoned("riccart", NEAR), "cadaver-2": summoned("riccart", FAR)}
    tied = play(acting(order("dew", aim("figure", 1)), evocations=evocations)).question
    assert keys(tied) == ["riccart", "graminia"]
    assert [(one.rule, one.kind) for one in tied.reasons("cadaver-1")] == [
        ("brw.avatar.target", "mages-first")
    ]
    assert [one.rule for one in tied.reasons("cadaver-2")] == ["brw.range.max"]


def test_brw_avatar_priority3__what_is_worse_is_refused_with_the_step() -> None:
    state = acting(
        order("storm", aim("area", 2, 3)),
        riccart=mage("riccart", NEAR),
        graminia=mage("graminia", ABYSS),
        evocations={"cadaver-1": summoned("riccart", CRYPT)},
    )
    (reason,) = play(state).question.reasons(CRYPT)
    assert (reason.rule, reason.kind) == ("brw.avatar.priority3", "worse-by-priority")
    assert dict(reason.facts) == {"who": CRYPT, "by": ("mages",), "n": 0, "best": 1}


def test_brw_avatar_target__only_within_range_and_in_sight() -> None:
    story = activated(order("ray", aim(range=1, priority=1)), riccart=mage("riccart", FAR, power=9))
    assert targets(story) == ["graminia"], "Riccart has most of A, but is 2 rooms away"


def test_brw_avatar_target__mages_in_cells_are_no_targets() -> None:
    assert targets(activated(order("ray", aim(priority=1)), riccart=mage("riccart", "cell"))) == ["graminia"]


@pytest.mark.parametrize("reading", ["none", "crown"])
def test_brw_avatar_target__with_nobody_there(reading: str) -> None:
    story = activated(
        order("ray", aim(range=0), deal(1), GAIN),
        rulings={"brw.ruling.avatar.imaginary": reading},
    )
    if reading == "none":
        assert story.of("avatar-no-target", "aim", "reach") == [("mage", 0)]
        assert not targets(story)
    else:
        assert targets(story) == [f"imaginary:{HALL}"], "there is one room only where it can be"
    assert story.table.rose.power == 1, "what needs no target is done"


def test_brw_avatar_target__the_crown_places_the_imaginary_figure() -> None:
    state = {"riccart": mage("riccart", "cell"), "graminia": mage("graminia", "cell")}
    story = activated(
        order("ray", aim(range=1), {"do": "instability", "n": 1}),
        answers=(f"riccart: {ARENA}",),
        rulings={"brw.ruling.avatar.imaginary": "crown"},
        **state,
    )
    assert askings(story) == [("riccart", "avatar", "avatar-imaginary")]
    assert story.table.room(ARENA).instability == ("rose",)


# ---- rooms


def crowd(**said: Any) -> dict[str, Any]:
    """Riccart and Graminia in the Sanctuary."""
    return {"riccart": mage("riccart", FAR), "graminia": mage("graminia", FAR), **said}


def test_brw_avatar_priority3__the_room_with_most_mages() -> None:
    story = activated(order("storm", aim("area", 2, 3), {"do": "instability", "n": 1}), **crowd())
    assert targets(story) == [FAR]
    assert story.of("avatar-compared", "by", "n") == [(("mages",), 2)]
    assert story.table.room(FAR).instability == ("rose",)


def test_brw_avatar_priority3__then_figures_then_instability() -> None:
    evocations = {"cadaver-1": summoned("riccart", NEAR)}
    story = activated(order("storm", aim("area", 2, 3)), evocations=evocations)
    assert targets(story) == [NEAR]
    assert [by for (by,) in story.of("avatar-compared", "by")] == [("mages",), ("figures",)]
    rooms = {ABYSS: RoomSpec(at=(-1, 0), instability={"riccart": 1})}
    story = activated(order("storm", aim("area", 2, 3)), rooms=rooms)
    assert targets(story) == [ABYSS]
    assert story.of("avatar-compared", "by", "n")[-1] == (("instability",), 1)


def test_brw_avatar_priority3__then_the_crown() -> None:
    story = activated(order("storm", aim("area", 2, 3)), answers=(f"riccart: {ABYSS}",))
    assert askings(story) == [("riccart", "avatar", "avatar-target")]
    assert sorted(keys(story.questions[0])) == [ABYSS, NEAR]
    assert targets(story) == [ABYSS]


@pytest.mark.parametrize("reading", ["no", "yes"])
def test_brw_avatar_priority3__whether_it_counts_itself(reading: str) -> None:
    story = activated(
        order("storm", aim("area", 2, 3)),
        riccart=mage("riccart", HALL),
        answers=(f"riccart: {ABYSS}",) if reading == "no" else (),
        rulings={"brw.ruling.avatar.counts-itself": reading},
    )
    assert targets(story) == [ABYSS if reading == "no" else HALL]


def test_brw_avatar_priority1__of_a_room_it_is_that_of_the_mage() -> None:
    story = activated(order("storm", aim("area", 2, 1)), riccart=mage("riccart", FAR, power=1))
    assert targets(story) == [FAR]


# ---- evocations


@pytest.mark.parametrize("reading", ["alike", "crown"])
def test_brw_avatar_target__evocations(reading: str) -> None:
    evocations = {
        "cadaver-1": summoned("avatar", HALL),
        "cadaver-2": summoned("riccart", NEAR),
        "cadaver-3": summoned("graminia", CRYPT),
    }
    story = activated(
        order("sap", aim("evocation", 3, 2), deal(1)),
        evocations=evocations,
        answers=() if reading == "alike" else ("riccart: cadaver-3",),
        rulings={"brw.ruling.avatar.other-targets": reading},
    )
    if reading == "alike":
        assert targets(story) == ["cadaver-2"], "the nearest of those that are not its own"
        assert [by for (by,) in story.of("avatar-compared", "by")] == [("opposing",), ("near",)]
    else:
        assert targets(story) == ["cadaver-3"]
        assert keys(story.questions[0]) == ["cadaver-1", "cadaver-2", "cadaver-3"]


def test_brw_avatar_target__a_figure_is_a_mage_first() -> None:
    evocations = {"cadaver-1": summoned("riccart", HALL)}
    story = activated(
        order("dew", aim("figure", 3, 2)), evocations=evocations, graminia=mage("graminia", CRYPT)
    )
    assert targets(story) == ["riccart"]


# ---- who decides


def test_brw_avatar_crown_decides__whoever_holds_it() -> None:
    story = activated(order("ray", aim(priority=2)), answers=("graminia: riccart",), crown="graminia")
    assert askings(story) == [("graminia", "avatar", "avatar-target")]


def test_brw_avatar_crown_decides__in_every_choice_of_an_order() -> None:
    """Which evocation is assigned, where one is summoned, whether an optional sentence is applied."""
    story = activated(
        order(
            "many",
            {"do": "assign_jinx", "what": "any", "to": {"what": "mage"}},
            {"do": "gain_power", "n": 1, "may": True},
            {"do": "move", "max": 1},
        ),
        answers=("riccart: graminia", "riccart: jinx-vulnerability", "riccart: yes", f"riccart: {THRONE}"),
    )
    assert {(seat, of) for seat, of, _ in askings(story)} == {("riccart", "avatar")}
    assert {one.rule for one in story.questions} == {"brw.avatar.crown-decides"}
    assert [jinx.id for jinx in story.table.mage("graminia").jinxes] == ["jinx-vulnerability"]
    assert story.table.rose.power == 1 and story.table.mage("avatar").at == THRONE


def test_brw_avatar_target__the_target_is_kept_for_the_physical_action() -> None:
    story = activated(
        order("scent", aim(priority=1), physical=({"do": "approach"}, {"do": "attack"})),
        riccart=mage("riccart", FAR, power=1),
        rose=RoseSpec(power=2),
        avatar=possessed(orders=1),
    )
    assert story.of("sets-out", "goal") == [("riccart",)]
    assert story.table.mage("avatar").at == FAR
    assert story.table.mage("riccart").damage == ("rose", "rose")
