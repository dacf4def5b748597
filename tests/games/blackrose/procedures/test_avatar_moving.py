"""How the avatar moves and attacks in the physical actions of its orders."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.avatar import (
    ABYSS,
    ARENA,
    CRYPT,
    SANCTUARY,
    acting,
    activated,
    aim,
    approach,
    askings,
    order,
    possessed,
    summoned,
)
from games.blackrose.support.play import play
from games.blackrose.support.positions import HALL, THRONE, armed, deal, mage, spell
from support.play import keys

WALK = order("walk", physical=(approach(),))
ATTACK = {"do": "attack"}
THORN = spell(
    "thorn",
    deal(1, to="trigger-who"),
    type="trap",
    target="special",
    trigger={"event": "entered", "who": "other-mage"},
)


def only(at: str) -> dict[str, Any]:
    """Riccart alone is in the lodge."""
    return {"riccart": mage("riccart", at), "graminia": mage("graminia", "cell")}


def test_brw_avatar_move_attack__as_far_as_its_speed_by_the_shortest_way() -> None:
    story = activated(WALK, avatar=possessed(CRYPT, orders=1), **only(THRONE))
    assert story.of("sets-out", "goal", "room") == [("riccart", THRONE)]
    assert [room for (room,) in story.of("entered", "room")] == [ABYSS, HALL], "it has speed 2"
    assert {event.rule for event in story.events_of("entered")} == {"brw.act.move"}


def test_brw_avatar_move_attack__it_stops_where_the_mage_is() -> None:
    story = activated(WALK, **only(ARENA))
    assert story.table.mage("avatar").at == ARENA
    assert len(story.events_of("entered")) == 1, "the second move is lost"


def test_brw_avatar_move_attack__it_is_there_already() -> None:
    story = activated(WALK, **only(HALL))
    assert story.of("there-already", "goal") == [("riccart",)]
    assert not story.events_of("entered")


def test_brw_avatar_crown_decides__between_shortest_ways() -> None:
    state = acting(WALK, avatar=possessed(CRYPT, orders=1), **only(ARENA))
    first = play(state).question
    assert (first.seat, first.for_seat, first.kind) == ("riccart", "avatar", "avatar-step")
    assert first.rule == "brw.avatar.crown-decides"
    assert len(keys(first)) == 2 and ABYSS in keys(first)
    longer = [one for one in first.refused if one.reasons[0].kind == "longer-way"]
    assert longer and all(one.reasons[0].rule == "brw.avatar.move-attack" for one in longer)


def test_brw_avatar_move_attack__each_move_is_an_effect_of_its_own() -> None:
    """A trap answers the first step, before the second is made."""
    riccart = mage("riccart", SANCTUARY, board={"I": armed("spell-thorn")})
    story = activated(
        WALK,
        others=(THORN,),
        riccart=riccart,
        graminia=mage("graminia", "cell"),
        answers=("riccart: I",),
    )
    told_ = [event.kind for event in story.events if event.kind in ("entered", "damaged")]
    assert told_ == ["entered", "damaged", "entered"]


def test_brw_avatar_move_attack__defeated_on_the_way_it_loses_the_rest() -> None:
    riccart = mage("riccart", SANCTUARY, board={"I": armed("spell-thorn")})
    story = activated(
        order("walk", physical=(approach(), ATTACK)),
        others=(THORN,),
        riccart=riccart,
        graminia=mage("graminia", "cell"),
        avatar=possessed(orders=1, damage={"riccart": 11}),
        answers=("riccart: I",),
    )
    assert len(story.events_of("entered")) == 1
    assert story.of("action-lost", "who") == [("avatar",)]
    assert story.table.mage("avatar").in_cell


@pytest.mark.parametrize(("priority", "goal"), [(1, "riccart"), (2, "graminia")])
def test_brw_avatar_target__whom_it_moves_towards(priority: int, goal: str) -> None:
    story = activated(
        order("walk", physical=(approach(priority),)), riccart=mage("riccart", SANCTUARY, power=1)
    )
    assert story.of("sets-out", "goal") == [(goal,)]


def test_brw_avatar_move_attack__towards_a_target_that_is_gone_it_goes_where_it_was_last() -> None:
    card = order("hunt", aim(), deal(3), physical=({"do": "approach"},))
    story = activated(
        card, riccart=mage("riccart", SANCTUARY, damage={"graminia": 10}), graminia=mage("graminia", "cell")
    )
    assert story.of("mage-defeated", "who") == [("riccart",)]
    assert story.of("sets-out", "goal") == [(SANCTUARY,)]


def test_brw_avatar_move_attack__nobody_to_move_towards() -> None:
    story = activated(WALK, riccart=mage("riccart", "cell"), graminia=mage("graminia", "cell"))
    assert story.of("nobody-to-approach", "who") == [("avatar",)]


def test_brw_avatar_move_attack__its_attack_deals_its_strength() -> None:
    story = activated(order("blow", physical=(ATTACK,)), **only(HALL))
    assert story.of("damaged", "who", "n", "physical", "source") == [("riccart", 2, True, "rose")]


def test_brw_avatar_move_attack__nobody_in_its_room() -> None:
    story = activated(order("blow", physical=(ATTACK,)), **only(ARENA))
    assert story.of("nobody-to-attack", "who") == [("avatar",)]


CROWD: dict[str, Any] = {
    "riccart": mage("riccart", ARENA),
    "graminia": mage("graminia", ARENA, power=1),
    "avatar": possessed(ARENA, orders=1),
    "evocations": {"cadaver-1": summoned("riccart", ARENA), "cadaver-2": summoned("avatar", ARENA)},
}


@pytest.mark.parametrize("reading", ["crown", "aimed"])
def test_brw_avatar_target__whom_it_attacks_without_a_priority(reading: str) -> None:
    story = activated(
        order("blow", aim(), physical=(ATTACK,)),
        answers=("riccart: cadaver-1",) if reading == "crown" else (),
        rulings={"brw.ruling.avatar.attack-target": reading},
        **CROWD,
    )
    if reading == "crown":
        assert keys(story.questions[0]) == ["riccart", "graminia", "cadaver-1"], "its own is immune"
        assert askings(story) == [("riccart", "avatar", "attack")]
    hurt = "cadaver-1" if reading == "crown" else "graminia"
    assert [who for (who,) in story.of("damaged", "who")] == [hurt]


def test_brw_avatar_target__whom_it_attacks_after_moving_towards_him() -> None:
    story = activated(
        order("hunt", physical=(approach(1), ATTACK)),
        rulings={"brw.ruling.avatar.attack-target": "aimed"},
        **(CROWD | {"avatar": possessed(HALL, orders=1)}),
    )
    assert [who for (who,) in story.of("damaged", "who")] == ["graminia"]


def test_brw_avatar_target__whom_it_attacks_by_a_printed_priority() -> None:
    story = activated(order("blow", physical=(ATTACK | {"priority": 1},)), **CROWD)
    assert [who for (who,) in story.of("damaged", "who")] == ["graminia"]
