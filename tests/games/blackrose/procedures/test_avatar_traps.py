"""The backs of the avatar's orders as traps and defences, and what acts on its hand."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.avatar import ARENA, GAIN, activated, lodge, order, possessed, summoned
from games.blackrose.support.play import play_out
from games.blackrose.support.positions import HALL, cast, deal, laid, mage, spell

from tutor.engine.event import Event
from tutor.engine.state import State
from tutor.engine.step import settle
from tutor.games.blackrose import GAME
from tutor.games.blackrose.reactions.orders import order_answers
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.state.visibility import seen

WARD = order("ward", trap=({"do": "ignore", "n": 2},), back="damaged")
ECHO = order("echo", trap=({"do": "target", "whom": "caster"}, deal(1)), back="targeted")
BOLT = spell("bolt", deal(3), target="mage")
HEX = spell("hex", deal(1), target="mage", type="contingency")


def struck(*orders: dict[str, Any], back: str = "", phase: str = "action", **said: Any) -> State[Table]:
    """Riccart casts a spell at the avatar, whose deck those orders are."""
    rulings = said.pop("rulings", {})
    with_ = said.pop("spell", BOLT)
    avatar = possessed(back=back, **{"orders": 3} | said)
    return lodge(
        *orders,
        others=(BOLT, HEX),
        avatar=avatar,
        riccart=mage("riccart", ARENA, board={"I": laid(with_["id"])}),
        graminia=mage("graminia", "cell"),
        do=(cast("riccart"),),
        rulings=rulings,
        phase=phase,
    )


# ---- the symbol on top


def test_brw_avatar_order_trap__the_back_on_top_is_seen_after_an_order_was_revealed() -> None:
    story = activated(order("one"), WARD)
    assert story.of("order-back", "who", "back") == [("avatar", "damaged")]
    assert story.table.mage("avatar").back == "damaged"
    view = seen(story.table, "riccart")
    assert (
        view.mage("avatar").back == "damaged" and "training-order-my-ward" not in view.deck("order-1").cards
    )


def test_brw_avatar_order_trap__which_back_it_is_is_chance() -> None:
    cards = (order("one"), WARD, order("two"), ECHO)
    names = tuple(card["id"] for card in cards)
    state = lodge(others=cards, decks={"order-1": (names[:1], names[1:])})
    question = settle(GAME, state.push("avatar-activation", "avatar")).question
    assert question is not None and question.kind == "order-back" and question.chance is not None
    assert question.chance.outcomes() == (("damaged", 1), ("none", 1), ("targeted", 1))


# ---- setting it off


def test_brw_avatar_order_trap__damage_sets_it_off() -> None:
    story = play_out(struck(WARD, back="damaged"), "riccart: avatar")
    assert story.of("reacted", "seat", "kind") == [("avatar", "order-trap")]
    assert story.of("damage-ignored", "who", "n") == [("avatar", 2)]
    assert story.table.mage("avatar").damage == ("riccart",)


def test_brw_avatar_order_trap__becoming_the_target_of_a_combat_spell_sets_it_off() -> None:
    story = play_out(struck(ECHO, back="targeted"), "riccart: avatar")
    kinds = [event.kind for event in story.events if event.kind in ("order-revealed", "damaged")]
    assert kinds == ["order-revealed", "damaged", "damaged"], "before the spell does anything"
    assert story.of("damaged", "who", "by")[0] == ("riccart", "avatar")


def test_brw_avatar_order_trap__another_spell_or_another_symbol_does_not() -> None:
    story = play_out(struck(ECHO, back="targeted", spell=HEX), "riccart: avatar")
    assert not story.events_of("reacted")
    story = play_out(struck(order("plain"), back="none"), "riccart: avatar")
    assert not story.events_of("reacted")
    story = play_out(struck(order("plain"), WARD, back="none"), "riccart: avatar")
    assert not story.events_of("reacted"), "only the order on top counts"


def test_brw_avatar_order_trap__not_by_damage_to_others() -> None:
    evocations = {"cadaver-1": summoned("avatar", ARENA)}
    state = lodge(
        WARD,
        others=(spell("bolt", deal(1), target="evocation"),),
        avatar=possessed(back="damaged", orders=3),
        riccart=mage("riccart", ARENA, board={"I": laid("spell-bolt")}),
        evocations=evocations,
        do=(cast("riccart"),),
    )
    assert not play_out(state, "riccart: cadaver-1").events_of("reacted")


def test_brw_avatar_order_trap__a_physical_attack_sets_it_off_too() -> None:
    state = lodge(WARD, avatar=possessed(back="damaged", orders=3), riccart=mage("riccart", HALL)).push(
        "attack", "riccart"
    )
    assert play_out(state).of("damage-ignored", "n") == [(2,)]


def test_brw_avatar_order_trap_resolve() -> None:
    """It is revealed at once, only its trap is applied, and it goes to the memories."""
    card = order(
        "full",
        GAIN,
        physical=({"do": "attack"},),
        trap=(deal(1, to="trigger-by"),),
        back="damaged",
        instability=True,
        extra=True,
    )
    story = play_out(struck(card, WARD, back="damaged"), "riccart: avatar")
    assert story.table.mage("avatar").memories == ("training-order-my-full",)
    assert story.of("damaged", "who") == [("avatar",), ("riccart",)]
    assert not story.events_of("gained-power") and not story.events_of("instability-placed")
    assert len(story.events_of("order-revealed")) == 1
    assert story.events_of("order-revealed")[0].rule == "brw.avatar.order.trap.resolve"


def test_brw_avatar_order_trap_resolve__nobody_is_asked() -> None:
    story = play_out(struck(WARD, back="damaged"), "riccart: avatar")
    assert [one.seat for one in story.questions] == ["riccart"], "only for the target of the spell"


@pytest.mark.parametrize("reading", ["trophy", "power"])
def test_brw_avatar_order_trap_resolve__vengeance_of_thorns(reading: str) -> None:
    state = lodge(
        decks={"order-1": ("order-thorn-vengeance",)},
        others=(BOLT,),
        avatar=possessed(back="damaged", orders=3),
        riccart=mage("riccart", ARENA, power=3, board={"I": laid("spell-bolt")}),
        graminia=mage("graminia", "cell"),
        do=(cast("riccart"),),
        rulings={"brw.ruling.avatar.vengeance": reading},
    )
    end = play_out(state, "riccart: avatar").table
    assert end.rose.trophies == (("riccart",) if reading == "trophy" else ())
    assert (end.mage("riccart").power, end.rose.power) == ((3, 0) if reading == "trophy" else (2, 1))


def test_brw_avatar_order_trap_resolve__it_can_save_from_a_defeat() -> None:
    story = play_out(struck(WARD, back="damaged", damage={"riccart": 10}), "riccart: avatar")
    assert not story.events_of("mage-defeated")
    assert len(story.table.mage("avatar").damage) == 11


def test_brw_avatar_order_trap__the_next_order_answers_no_more_of_the_same() -> None:
    second = order("second", trap=({"do": "ignore", "n": 2},), back="damaged")
    story = play_out(struck(WARD, second, back="damaged"), "riccart: avatar")
    assert len(story.events_of("reacted")) == len(story.events_of("damage-ignored")) == 1
    assert story.table.mage("avatar").back == "damaged"


def test_brw_avatar_order_trap__quiet_damage_sets_off_nothing() -> None:
    quiet = spell("quiet", deal(1, quiet=True), target="mage")
    state = lodge(
        WARD,
        others=(quiet,),
        avatar=possessed(back="damaged", orders=3),
        riccart=mage("riccart", ARENA, board={"I": laid("spell-quiet")}),
        graminia=mage("graminia", "cell"),
        do=(cast("riccart"),),
    )
    assert not play_out(state, "riccart: avatar").events_of("damage-ignored")


# ---- the limit


def test_brw_avatar_order_trap_limit() -> None:
    story = play_out(struck(WARD, back="damaged"), "riccart: avatar")
    assert story.of("order-counts", "who", "left") == [("avatar", 2)]
    assert story.events_of("order-counts")[0].rule == "brw.avatar.order.trap.limit"
    assert story.table.mage("avatar").orders == 2


def test_brw_avatar_order_trap_limit__outside_the_action_phase_nothing_is_counted() -> None:
    story = play_out(struck(WARD, back="damaged", phase="evocation"), "riccart: avatar")
    assert not story.events_of("order-counts") and story.table.mage("avatar").orders == 3


@pytest.mark.parametrize(("reading", "n"), [("yes", 1), ("no", 0)])
def test_brw_avatar_order_trap_limit__when_the_orders_are_used_up(reading: str, n: int) -> None:
    state = struck(WARD, back="damaged", orders=0, rulings={"brw.ruling.avatar.limit-trap": reading})
    story = play_out(state, "riccart: avatar")
    assert len(story.events_of("damage-ignored")) == n
    hit = Event("brw.dmg.place", "damaged", (("who", "avatar"), ("by", "riccart"), ("n", 1)))
    (reaction,) = order_answers(state, ("riccart", "graminia", "avatar"), (hit,))
    assert reaction.must
    assert [one.rule for one in reaction.refusals] == ["brw.avatar.order.trap.limit"] * (1 - n)


def test_brw_avatar_order_trap__in_turn_order_with_those_of_others() -> None:
    avenger = spell(
        "avenger",
        deal(1, to="trigger-by"),
        type="trap",
        target="special",
        trigger={"event": "damaged", "who": "other-mage"},
    )
    state = lodge(
        WARD,
        others=(BOLT, avenger),
        avatar=possessed(back="damaged", orders=3),
        riccart=mage("riccart", ARENA, board={"I": laid("spell-bolt")}),
        graminia=mage("graminia", ARENA, board={"I": laid("spell-avenger", state="activated")}),
        first="graminia",
        do=(cast("riccart"),),
    )
    story = play_out(state, "riccart: avatar", "graminia: I")
    assert story.of("reacted", "seat") == [("graminia",), ("avatar",)]


# ---- the avatar's hand


DISCARD = spell("oblivion", {"do": "discard_hand", "n": 2, "who": "target"}, GAIN, target="mage")


def forgets(*orders: dict[str, Any], **said: Any) -> State[Table]:
    """Riccart makes the avatar discard 2 cards from hand."""
    rulings = said.pop("rulings", {})
    return lodge(
        *orders,
        others=(DISCARD,),
        avatar=possessed(orders=3, **said),
        riccart=mage("riccart", ARENA, board={"I": laid("spell-oblivion")}),
        graminia=mage("graminia", "cell"),
        do=(cast("riccart"),),
        rulings=rulings,
    )


def test_brw_avatar_order_hand_effects__the_top_orders_are_discarded() -> None:
    story = play_out(forgets(order("one"), order("two"), WARD, back="none"), "riccart: avatar")
    assert [card for (card,) in story.of("order-discarded", "card")] == [
        "training-order-my-one",
        "training-order-my-two",
    ]
    end = story.table.mage("avatar")
    assert end.memories == ("training-order-my-one", "training-order-my-two")
    assert (end.back, end.orders, end.hand) == ("damaged", 3, ())


def test_brw_avatar_order_hand_effects__the_crown_picks_them() -> None:
    state = forgets(
        order("one"),
        order("two"),
        order("three"),
        back="none",
        rulings={"brw.ruling.avatar.hand-discard": "crown"},
    )
    story = play_out(
        state, "riccart: avatar", "riccart: training-order-my-three", "riccart: training-order-my-one"
    )
    assert [one.for_seat for one in story.questions] == ["", "avatar", "avatar"]
    assert story.table.mage("avatar").memories == ("training-order-my-three", "training-order-my-one")
    assert story.events_of("orders-shuffled")


@pytest.mark.parametrize(("reading", "n"), [("none", 0), ("as-many", 1)])
def test_brw_avatar_order_hand_effects__with_too_few_orders(reading: str, n: int) -> None:
    state = forgets(order("one"), back="none", rulings={"brw.ruling.discard.partial": reading})
    story = play_out(state, "riccart: avatar")
    assert len(story.events_of("order-discarded")) == n
    assert len(story.events_of("too-few-cards")) == 1 - n
    assert story.table.mage("riccart").power == 1, "the spell goes on"


def test_brw_avatar_order_hand_effects__shuffling_its_memories_fills_the_deck() -> None:
    card = order("mix", {"do": "shuffle_memories"})
    story = activated(card, order("two"), avatar=possessed(orders=1, memories=("order-energy-burst",)))
    assert sorted(story.table.deck("order-1").cards) == [
        "order-energy-burst",
        "training-order-my-mix",
        "training-order-my-two",
    ]
    assert story.table.mage("avatar").memories == ()


def test_brw_avatar_target__of_the_trap_is_whom_it_names() -> None:
    story = play_out(struck(ECHO, back="targeted"), "riccart: avatar")
    assert story.of("targeted", "who", "means") == [("avatar", "spell"), ("riccart", "spell")]
