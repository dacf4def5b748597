"""The activation of the avatar: orders from the top down, how many of them, and its cell."""

from __future__ import annotations

import pytest
from games.blackrose.support.avatar import (
    ARENA,
    GAIN,
    acting,
    activated,
    aim,
    approach,
    lodge,
    order,
    possessed,
)
from games.blackrose.support.play import play_out
from games.blackrose.support.positions import HALL, armed, deal, mage, spell

from tutor.engine.step import settle
from tutor.games.blackrose import GAME
from tutor.games.blackrose.state.options import MASTER

ONE = order("one", GAIN)


# ---- revealing


def test_brw_avatar_activation__who_is_on_its_right_reveals_the_top_order() -> None:
    story = activated(ONE, order("two"))
    assert story.of("order-revealed", "by", "card") == [("graminia", "training-order-my-one")]
    assert story.events_of("order-revealed")[0].rule == "brw.avatar.activation"
    end = story.table
    assert end.mage("avatar").memories == ("training-order-my-one",)
    assert end.deck("order-1").cards == ("training-order-my-two",)
    assert end.rose.power == 1, "it keeps its score with the marker of the Rose"


def test_brw_avatar_activation__which_order_is_on_top_is_chance() -> None:
    state = acting(decks={"order-1": ("order-energy-burst", "training-order-hunt")})
    question = settle(GAME, state).question
    assert question is not None and question.chance is not None
    assert question.chance.outcomes() == (("order-energy-burst", 1), ("training-order-hunt", 1))


def test_brw_avatar_order_trap__its_back_narrows_down_which_it_is() -> None:
    """Somebody has seen a symbol on the back: it cannot be an order without it."""
    one, two = order("one", trap=(GAIN,), back="damaged"), order("two", trap=(GAIN,), back="damaged")
    names = tuple(each["id"] for each in (one, two, ONE | {"id": "training-order-my-plain"}))
    state = lodge(
        others=(one, two, ONE | {"id": "training-order-my-plain"}),
        decks={"order-1": names},
        avatar=possessed(orders=3, back="damaged"),
    ).push("avatar-activation", "avatar")
    question = settle(GAME, state).question
    assert question is not None and question.chance is not None
    assert [key for key, _ in question.chance.outcomes()] == [
        "training-order-my-one",
        "training-order-my-two",
    ]


def test_brw_avatar_order_top_down__spell_first_unless_printed_below() -> None:
    for top, kinds in (("spell", ["damaged", "entered"]), ("physical", ["entered", "damaged"])):
        card = order("ray", aim(), deal(1), physical=(approach(),), top=top)
        story = activated(card, riccart=mage("riccart", ARENA, power=1))
        assert [event.kind for event in story.events if event.kind in ("entered", "damaged")] == kinds


def test_brw_avatar_order_as_usual__the_avatar_applies_it() -> None:
    story = activated(order("ray", aim(), deal(1)), riccart=mage("riccart", ARENA, power=1))
    assert story.of("damaged", "who", "by", "source", "caster") == [("riccart", "avatar", "rose", "avatar")]
    assert story.of("spell-resolved", "who", "card") == [("avatar", "training-order-my-ray")]


def test_brw_avatar_order_as_usual__a_trap_against_spells_hears_its_spell() -> None:
    ward = spell(
        "ward",
        deal(1, to="trigger-by"),
        type="trap",
        target="special",
        trigger={"event": "damaged", "who": "self", "sources": ["spell"]},
    )
    riccart = mage("riccart", ARENA, power=1, board={"I": armed("spell-ward")})
    hurt = activated(order("ray", aim(), deal(1)), others=(ward,), riccart=riccart, answers=("riccart: I",))
    assert hurt.of("reacted", "seat") == [("riccart",)]
    attacked = activated(
        order("blow", physical=({"do": "attack"},)),
        others=(ward,),
        riccart=mage("riccart", HALL, board={"I": armed("spell-ward")}),
    )
    assert not attacked.of("reacted", "seat"), "a physical attack is no spell"


# ---- instability


def test_brw_avatar_order_instability__before_the_spell_in_its_own_room() -> None:
    story = activated(order("bloom", GAIN, instability=True))
    kinds = [event.kind for event in story.events if event.kind in ("instability-placed", "gained-power")]
    assert kinds == ["instability-placed", "gained-power"]
    assert story.of("instability-placed", "who", "room", "n") == [("avatar", HALL, 1)]
    assert story.events_of("instability-placed")[0].fact("source") == "rose"


def test_brw_avatar_order_instability__not_before_the_physical_action_on_top() -> None:
    card = order("bloom", GAIN, physical=(approach(),), instability=True, top="physical")
    story = activated(card, riccart=mage("riccart", ARENA, power=1))
    assert story.of("instability-placed", "room") == [(ARENA,)], "it has moved there before"


def test_brw_avatar_order_instability__of_an_order_without_a_spell() -> None:
    story = activated(order("walk", physical=(approach(),), instability=True), riccart=mage("riccart", HALL))
    assert story.of("instability-placed", "room") == [(HALL,)]


# ---- how many


@pytest.mark.parametrize(("options", "n"), [((), 3), ((MASTER,), 4)])
def test_brw_avatar_difficulty(options: tuple[str, ...], n: int) -> None:
    deck = tuple((f"training-order-my-{k}",) for k in range(6))
    cards = tuple(order(str(k), GAIN) for k in range(6))
    state = lodge(
        others=cards,
        decks={"order-1": deck},
        options=options,
        riccart=mage("riccart", physical=0),
        graminia=mage("graminia", physical=0),
    )
    story = play_out(state.push("action-phase", "riccart"))
    assert len(story.events_of("order-revealed")) == n
    assert [left for (left,) in story.of("avatar-done", "left")] == list(range(n - 1, -1, -1))
    assert story.table.rose.power == n


def test_brw_avatar_activation_repeat__after_the_others_and_when_nobody_else_can_act() -> None:
    cards = tuple(order(str(k)) for k in range(3))
    state = lodge(*cards, riccart=mage("riccart", physical=0, hand=()), graminia=mage("graminia", physical=0))
    story = play_out(state.push("action-phase", "riccart"))
    assert len(story.events_of("avatar-activates")) == 3
    assert {event.rule for event in story.events_of("avatar-done")} == {"brw.avatar.activation.repeat"}
    assert not story.events_of("activation-begins"), "the mages have no actions left"


# ---- extra orders


def test_brw_avatar_order_extra__a_second_order_that_does_not_count() -> None:
    story = activated(order("scent", GAIN, extra=True), order("two", GAIN), order("three", GAIN))
    assert story.of("order-revealed", "card") == [("training-order-my-scent",), ("training-order-my-two",)]
    assert [event.rule for event in story.events_of("order-revealed")] == [
        "brw.avatar.activation",
        "brw.avatar.order.extra",
    ]
    assert story.table.mage("avatar").orders == 2 and story.table.rose.power == 2


@pytest.mark.parametrize(("reading", "n"), [("no", 2), ("yes", 3)])
def test_brw_avatar_order_extra__that_brings_another(reading: str, n: int) -> None:
    cards = [order(name, GAIN, extra=True) for name in ("one", "two", "three")]
    story = activated(*cards, rulings={"brw.ruling.avatar.extra-chain": reading})
    assert len(story.events_of("order-revealed")) == n
    assert story.table.mage("avatar").orders == 2


def test_brw_avatar_order_extra__its_own_target_is_its_own() -> None:
    """The second order forgets whom the first has targeted."""
    story = activated(
        order("one", aim(), extra=True),
        order("two", physical=({"do": "approach"},)),
        riccart=mage("riccart", ARENA, power=1),
    )
    assert story.events_of("nobody-to-approach") and story.table.mage("avatar").at == HALL


# ---- an empty deck


@pytest.mark.parametrize("reading", ["reshuffle", "none"])
def test_brw_avatar_order_grimoire__an_empty_deck(reading: str) -> None:
    played = (ONE, order("old", GAIN, moon=2))
    avatar = possessed(orders=2, memories=tuple(each["id"] for each in played))
    story = activated(others=played, avatar=avatar, rulings={"brw.ruling.avatar.orders-out": reading})
    if reading == "reshuffle":
        assert story.of("memories-shuffled", "who", "n") == [("avatar", 1)], "that of the other moon stays"
        assert story.of("order-revealed", "card") == [("training-order-my-one",)]
    else:
        assert story.of("no-order", "who") == [("avatar",)]
    assert story.table.mage("avatar").orders == 1, "the activation counts"


def test_brw_avatar_order_grimoire__nobody_takes_an_order_to_hand() -> None:
    card = order("greed", {"do": "draw_grimoire", "n": 2}, {"do": "take_memory", "n": 1})
    story = activated(card, order("two"), avatar=possessed(orders=1, memories=("order-energy-burst",)))
    avatar = story.table.mage("avatar")
    assert avatar.hand == () and avatar.memories == ("order-energy-burst", "training-order-my-greed")
    assert story.table.deck("order-1").cards == ("training-order-my-two",)


# ---- the cell


@pytest.mark.parametrize(("reading", "left"), [("no", 3), ("yes", 2)])
def test_brw_avatar_possessed_cell(reading: str, left: int) -> None:
    story = activated(
        ONE,
        avatar=possessed("cell", orders=3),
        rulings={"brw.ruling.avatar.possessed.skip": reading},
    )
    assert story.of("entered", "room", "how") == [(HALL, "placed")]
    assert story.events_of("entered")[0].rule == "brw.avatar.possessed.cell"
    assert not story.events_of("order-revealed") and not story.events_of("avatar-activates")
    assert story.table.mage("avatar").orders == left


REVENGE = spell(
    "revenge",
    deal(12, to="trigger-by"),
    type="trap",
    target="special",
    trigger={"event": "damaged", "who": "self", "by": "other-mage"},
)


@pytest.mark.parametrize(("reading", "n"), [("yes-in-cell", 1), ("no", 0)])
def test_brw_avatar_cell__defeated_by_its_own_spell_it_can_only_move(reading: str, n: int) -> None:
    """The spell goes on; of the physical action the cell allows the moves, if there is a second action."""
    story = activated(
        order("ray", aim(), deal(1), GAIN, physical=(approach(), {"do": "attack"})),
        others=(REVENGE,),
        riccart=mage("riccart", ARENA, power=1, board={"I": armed("spell-revenge")}),
        answers=("riccart: I",),
        rulings={"brw.ruling.activation.after-defeat": reading},
    )
    assert story.of("mage-defeated", "who") == [("avatar",)]
    assert story.of("gained-power", "who", "means")[-1] == ("rose", "order"), "the spell went on to its end"
    assert len(story.events_of("sets-out")) == n
    assert [part for (part,) in story.of("order-part-lost", "part")] == ["physical"] * (1 - n)


def test_brw_avatar_cell__defeated_in_its_physical_action_it_loses_the_rest() -> None:
    story = activated(
        order("blow", physical=({"do": "attack"}, approach()), extra=True),
        order("two", GAIN),
        others=(REVENGE,),
        riccart=mage("riccart", HALL, board={"I": armed("spell-revenge")}),
        answers=("riccart: I",),
    )
    assert story.of("action-lost", "who") == [("avatar",)]
    assert not story.events_of("sets-out")
    assert story.of("order-part-lost", "part") == [("spell",)], "no spells are cast in a cell"


def test_brw_avatar_what__it_takes_a_seat_in_turn_order() -> None:
    state = lodge(ONE)
    assert state.table.turn_order == ("riccart", "graminia", "avatar")
    assert state.table.players == ("riccart", "graminia")
