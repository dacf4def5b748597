"""What holds for the avatar in general: the crown, damage, defeats and chips."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.avatar import (
    ABYSS,
    ARENA,
    SANCTUARY,
    activated,
    aim,
    askings,
    lodge,
    order,
    possessed,
    summoned,
)
from games.blackrose.support.play import Play, play_out
from games.blackrose.support.positions import HALL, cast, deal, laid, mage, spell
from support.play import keys

from tutor.games.blackrose.position.form import EvocationSpec, MageSpec, Position, RoomSpec, RoseSpec
from tutor.games.blackrose.position.reading import place

CELL = mage("graminia", "cell")
DOOM = spell("doom", deal(12), target="mage")


# ---- a mage and the Rose


def test_brw_avatar_is_mage() -> None:
    """It is a target for mages, uses the chips of the Rose, and scores with her marker."""
    state = lodge(
        others=(spell("bolt", deal(1), target="mage"),),
        riccart=mage("riccart", ARENA, board={"I": laid("spell-bolt")}),
        graminia=CELL,
        do=(cast("riccart"),),
        rose=RoseSpec(power=2),
    )
    assert play_out(state, "riccart: avatar").table.mage("avatar").damage == ("riccart",)
    table = state.table
    assert table.source_of("avatar") == "rose" and table.power("avatar") == 2
    assert table.sources == ("riccart", "graminia", "rose")


@pytest.mark.parametrize(
    ("mages", "rule"),
    [
        ({"a": mage(), "b": mage(), "c": mage(), "d": mage(), "x": possessed()}, "brw.avatar.max-humans"),
        ({"a": mage(), "x": possessed(), "y": possessed()}, "brw.avatar.what"),
        ({"x": possessed()}, "brw.setup.players"),
        ({"a": mage(), "x": possessed(grimoire=("spell-torment",))}, "brw.avatar.order.grimoire"),
        ({"a": mage(), "x": possessed(back="damaged")}, "brw.avatar.order.trap"),
    ],
)
def test_brw_avatar_max_humans__positions_that_cannot_be(mages: dict[str, MageSpec], rule: str) -> None:
    flaws = place(Position(mages=mages, box="training")).flaws
    assert rule in {flaw.rule for flaw in flaws}


def test_brw_avatar_max_humans__three_players_and_the_avatar() -> None:
    mages = {"a": mage(), "b": mage("riccart"), "c": mage("arianna"), "x": possessed()}
    assert place(Position(mages=mages, box="training")).state is not None


# ---- the crown


def test_brw_avatar_no_crown() -> None:
    story = activated(order("crown", {"do": "take_crown"}), crown="graminia")
    assert story.table.crown == "graminia"
    assert story.of("no-crown", "seat") == [("avatar",)]
    assert story.events_of("no-crown")[0].rule == "brw.avatar.no-crown"
    flaws = place(Position(mages={"a": mage(), "x": possessed()}, box="training", crown="x")).flaws
    assert [flaw.rule for flaw in flaws] == ["brw.avatar.no-crown"]


# ---- damage


def test_brw_avatar_no_rose_damage() -> None:
    story = activated(order("pain", {"do": "pain", "n": 2}))
    assert story.of("unaffected", "who") == [("avatar",)]
    assert story.events_of("unaffected")[0].rule == "brw.avatar.no-rose-damage"
    assert not story.table.mage("avatar").damage


def test_brw_avatar_assigned() -> None:
    """An Umbra is assigned to it as to any mage; only the damage of the Rose is kept off."""
    haunt = spell("haunt", {"do": "assign_evocation", "what": "umbra"}, target="mage")
    visit = {"do": "activate_room", "where": "own"}
    state = lodge(
        order("visit", visit),
        others=(haunt,),
        riccart=mage("riccart", ARENA, board={"I": laid("spell-haunt")}),
        graminia=CELL,
        avatar=possessed(SANCTUARY, orders=1),
        do=(cast("riccart"),),
    )
    story = play_out(state, "riccart: avatar")
    assert story.of("evocation-assigned", "to", "room") == [("avatar", SANCTUARY)]
    story = activated(
        order("visit", visit),
        avatar=possessed(SANCTUARY, orders=1),
        evocations={"umbra-1": EvocationSpec("riccart", SANCTUARY, assigned="avatar")},
        answers=(),
    )
    assert story.of("reacted", "seat", "kind")[0] == ("riccart", "ability")
    assert [one.rule for one in story.events_of("unaffected")] == ["brw.avatar.no-rose-damage"]


def test_brw_avatar_defeat() -> None:
    """It has health 12, and all the steps apply: the cell, the trophy, the split, the chips."""
    state = lodge(
        others=(DOOM,),
        riccart=mage("riccart", ARENA, board={"I": laid("spell-doom")}),
        graminia=CELL,
        avatar=possessed(damage={"graminia": 1}, orders=2),
        do=(cast("riccart"),),
    )
    story = play_out(state, "riccart: avatar")
    end = story.table
    assert story.of("mage-defeated", "who", "by") == [("avatar", "riccart")]
    assert end.mage("avatar").in_cell and not end.mage("avatar").damage
    assert end.mage("riccart").trophies == ("avatar",)
    assert (end.mage("riccart").power, end.mage("graminia").power) == (4, 2)


def test_brw_avatar_cell__it_cannot_be_reached_there() -> None:
    state = lodge(
        others=(DOOM,),
        riccart=mage("riccart", ARENA, board={"I": laid("spell-doom")}),
        avatar=possessed("cell"),
        do=(cast("riccart"),),
    )
    story = play_out(state, "riccart: graminia")
    assert "avatar" not in keys(story.questions[0])
    assert [one.rule for one in story.questions[0].reasons("avatar")] == ["brw.cell.not-target"]


def test_brw_dmg_immunity__of_the_avatar_and_its_evocations() -> None:
    card = order("storm", aim("area", 0, 3), deal(2))
    evocations = {"cadaver-1": summoned("avatar", HALL), "cadaver-2": summoned("riccart", HALL)}
    story = activated(card, riccart=mage("riccart", HALL), graminia=CELL, evocations=evocations)
    assert {who for (who,) in story.of("damaged", "who")} == {"riccart", "cadaver-2"}


# ---- chips


def storm(left: int, *answers: str, **said: Any) -> Play:
    """The avatar deals 2 to all in its room, with so many chips of the Rose left: others lie on a jinx."""
    used = 30 - left - int(str(said.pop("more", 0)))
    avatar = possessed(orders=1, jinxes={"jinx-weakness": used})
    return activated(order("storm", aim("area", 0, 3), deal(2)), avatar=avatar, answers=answers, **said)


def first_hit(story: Play) -> list[tuple[Any, ...]]:
    """Who took damage in the end, and how much."""
    return story.of("damaged", "who", "placed")


def test_brw_avatar_damage_many__first_who_has_most_of_the_rose() -> None:
    story = storm(
        3,
        more=2,
        riccart=mage("riccart", HALL, damage={"graminia": 5}),
        graminia=mage("graminia", HALL, damage={"rose": 2}),
    )
    assert first_hit(story) == [("riccart", 1), ("graminia", 2)]
    assert not askings(story)


def test_brw_avatar_damage_many__then_who_has_most_of_the_second_thing_then_evocations() -> None:
    story = storm(
        3,
        more=1,
        riccart=mage("riccart", HALL, damage={"rose": 1}),
        graminia=mage("graminia", HALL),
        evocations={"colossus-1": summoned("riccart", HALL)},
    )
    assert first_hit(story) == [("riccart", 2), ("graminia", 1)], "evocations come last"


def test_brw_avatar_damage_many__the_crown_decides_the_rest() -> None:
    story = storm(
        1,
        "riccart: graminia",
        riccart=mage("riccart", HALL),
        graminia=mage("graminia", HALL),
        evocations={"colossus-1": summoned("riccart", HALL)},
    )
    assert askings(story) == [("riccart", "avatar", "spread")]
    assert keys(story.questions[0]) == ["riccart", "graminia"]
    (reason,) = story.questions[0].reasons("colossus-1")
    assert (reason.rule, reason.kind) == ("brw.avatar.damage-many", "harmed-later")
    assert first_hit(story) == [("graminia", 1)]


def test_brw_avatar_damage_many__with_chips_for_all_there_is_nothing_to_choose() -> None:
    story = storm(4, riccart=mage("riccart", HALL), graminia=mage("graminia", HALL))
    assert first_hit(story) == [("riccart", 2), ("graminia", 2)]


def test_brw_avatar_replace__from_the_rightmost_chip_of_another() -> None:
    damage = ("graminia", "graminia", "rose")
    story = activated(
        order("wither", aim(priority=1), {"do": "replace_damage", "n": 1}),
        riccart=mage("riccart", ARENA, power=1, damage=damage),
    )
    assert story.table.mage("riccart").damage == ("graminia", "rose", "rose")
    assert not askings(story), "it takes what it can, and the rightmost"


def test_brw_avatar_replace__instability_too() -> None:
    rooms = {ARENA: RoomSpec(at=(0, 1), instability=("riccart", "graminia", "riccart"))}
    story = activated(
        order("sap", aim("area", 1, 3), {"do": "replace_instability", "n": 2}),
        rooms=rooms,
        graminia=CELL,
    )
    assert story.table.room(ARENA).instability == ("riccart", "rose", "rose")


def test_brw_avatar_replace__the_rightmost_is_of_another_colour_than_the_one_beside_it() -> None:
    story = activated(
        order("wither", aim(priority=1), {"do": "replace_damage", "n": 1}),
        riccart=mage("riccart", ARENA, power=1, damage=("riccart", "graminia", "riccart")),
    )
    assert story.table.mage("riccart").damage == ("riccart", "graminia", "rose") and not askings(story)


def test_brw_avatar_replace__on_several_figures_the_crown_decides_whose() -> None:
    each = {"what": "mage", "pick": "each"}
    story = activated(
        order("wither", {"do": "replace_damage", "n": 1, "to": each}),
        riccart=mage("riccart", ARENA, damage={"graminia": 2}),
        graminia=mage("graminia", ABYSS, damage={"riccart": 1}),
        answers=("riccart: graminia.riccart",),
    )
    assert keys(story.questions[0]) == ["riccart.graminia", "graminia.riccart"]
    assert story.table.mage("graminia").damage == ("rose",)


@pytest.mark.parametrize("reading", ["no", "yes"])
def test_brw_avatar_crown_decides__how_it_heals(reading: str) -> None:
    story = activated(
        order("stem", {"do": "heal", "n": 2}),
        avatar=possessed(orders=1, damage={"riccart": 2, "graminia": 1}),
        answers=("riccart: avatar.graminia",) if reading == "no" else ("riccart: done",),
        rulings={"brw.ruling.avatar.heals": reading},
    )
    assert askings(story)[0] == ("riccart", "avatar", "heal")
    left = ("riccart",) if reading == "no" else ("riccart", "riccart", "graminia")
    assert story.table.mage("avatar").damage == left
    assert ("done" in keys(story.questions[0])) == (reading == "yes")
