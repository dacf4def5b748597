"""A turn: the die first, then crystallising, summoning, activating and bonuses in any order."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DieSpec, DoSpec, PlayerSpec, TurnSpec, side, table, turn

from tutor.framework.card_fields import HIDDEN
from tutor.games.seasons import GAME
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import NONE
from tutor.games.seasons.state.visibility import seen

TURN = DoSpec("anna", "turn")
DECK = ("lewis", "sid", "mirror", "idol")


def with_die(die: DieSpec, **anna: Any) -> Play:
    """Anna's turn with a die, and a few cards in the deck."""
    return play(table(TURN, anna=PlayerSpec(die=die, **anna), deck=DECK))


# ---- the die


def test_sea_die_energy() -> None:
    game = with_die(side(energy=(0, 2, 0, 0), power=1))
    assert game.player().reserve == (0, 2, 0, 0) and game.rules("energy-gained") == ["sea.die.energy"]


def test_sea_die_crystals() -> None:
    game = with_die(side(energy=NONE, crystals=6))
    assert game.player().crystals == 6 and game.rules("crystals-gained") == ["sea.die.crystals"]


def test_sea_die_gauge() -> None:
    game = with_die(side(power=1, energy=(0, 2, 0, 0)))
    assert game.player().power == 1 and game.rules("power-raised") == ["sea.die.gauge"]


def test_sea_gauge_max() -> None:
    game = with_die(side(power=1, energy=(0, 2, 0, 0)), power=15)
    assert game.player().power == 15 and game.rules("power-at-most") == ["sea.gauge.max"]


def drawing() -> Play:
    return with_die(side(draw=True))


def test_sea_die_draw() -> None:
    game = drawing()
    assert game.waiting == "anna: die-draw"
    game.answer("draw")
    assert game.waiting == "chance: draw-cards"
    game.answer("sid")
    assert game.waiting == "anna: keep-drawn" and game.moves == ("keep", "discard")
    game.answer("keep")
    assert game.player().hand == ("sid",) and game.rules("drew") == ["sea.die.draw"]
    assert not game.table.looking


def test_sea_die_draw__discard() -> None:
    game = drawing().answer("draw", "sid", "discard")
    assert game.player().hand == () and game.table.discard == ("sid",)
    assert game.rules("card-discarded") == ["sea.setup.discard.face-down"]


def test_sea_setup_discard_face_down() -> None:
    table = drawing().answer("draw", "sid", "discard").table
    assert seen(table, "boris").discard == seen(table, "anna").discard == (HIDDEN,)


def test_sea_bonus_draw() -> None:
    game = drawing().answer("bonus-draw", "idol+sid")
    assert game.waiting == "anna: keep-one" and game.moves == ("idol", "sid")
    game.answer("idol")
    assert game.player().hand == ("idol",) and game.table.discard == ("sid",)
    assert game.player().bonuses == 1 and "sea.bonus.draw" in game.rules("bonus-used")


def test_sea_bonus_draw__no_other_time() -> None:
    assert play(turn()).refused("bonus-draw") == ["sea.bonus.draw"]


def test_sea_bonus_draw__both_discarded() -> None:
    anna = PlayerSpec(die=side(draw=True))
    game = play(table(TURN, anna=anna, deck=DECK, rulings={"sea.ruling.bonus-draw-keep": "free"}))
    game.answer("bonus-draw", "idol+sid", "none")
    assert game.table.discard == ("idol", "sid") and not game.player().hand


def test_sea_turn_die_mandatory() -> None:
    game = with_die(side(energy=(0, 2, 0, 0), power=1))
    assert game.rules("die-acts") == ["sea.turn.die.mandatory"]
    assert game.waiting == "anna: turn", "energy and power are gained without being asked"
    assert game.fact("turn.stage") == "actions"


def test_sea_turn_die_mandatory__all_optional() -> None:
    anna = PlayerSpec(die=side(energy=(0, 2, 0, 0), power=1))
    reading = {"sea.ruling.die-crystallise-optional": "all-optional"}
    game = play(table(TURN, anna=anna, rulings=reading), "energy", "none")
    assert game.player().reserve == (0, 2, 0, 0) and game.player().power == 0


def test_sea_turn_order_die_first() -> None:
    anna = PlayerSpec(die=side(energy=(0, 2, 0, 0), power=1), hand=("temporal-boots",), power=1)
    reading = {"sea.ruling.die-order": "own-choice"}
    game = play(table(TURN, anna=anna, rulings=reading))
    assert game.waiting == "anna: die-symbol" and game.moves == ("energy", "power")
    game.answer("power")
    kinds = [event.kind for event in game.events]
    assert kinds.index("power-raised") < kinds.index("energy-gained")
    assert game.waiting == "anna: turn" and "summon-temporal-boots" in game.moves


def test_sea_turn_order_die_first__nothing_before() -> None:
    reading = {"sea.ruling.activation-before-die": "yes"}
    anna = PlayerSpec(die=side(draw=True), play=("potion-of-knowledge",), hand=("temporal-boots",), power=5)
    game = play(table(TURN, anna=anna, deck=DECK, rulings=reading))
    assert game.waiting == "anna: before-die" and game.moves == ("activate-potion-of-knowledge-1",)
    assert "sea.turn.order.die-first" in game.refused("summon-temporal-boots")
    assert play(table(TURN, anna=anna, deck=DECK)).waiting == "anna: die-draw", "the potion has to wait"


def test_sea_turn_actions() -> None:
    game = play(turn(anna=PlayerSpec(power=2, hand=("glutton-cauldron", "die-of-malice"))))
    game.answer("summon-die-of-malice", "bonus-summoning", "summon-glutton-cauldron")
    assert [copy.card for copy in game.player().play] == ["die-of-malice", "glutton-cauldron"]
    assert game.player().power == 3


def test_sea_turn_order_free() -> None:
    anna = PlayerSpec(power=2, reserve={"air": 1, "fire": 1}, hand=("die-of-malice",))
    game = play(turn(access=True, anna=anna), "crystallise-air", "summon-die-of-malice", "crystallise-fire")
    assert game.waiting == "anna: turn" and game.player().crystals == 3
    assert game.question.rule == "sea.turn.order.free"


def test_sea_turn_order_free__again_and_again_bonuses_and_activations_in_between() -> None:
    hand = ("die-of-malice", "temporal-boots")
    anna = PlayerSpec(power=1, reserve={"air": 2}, hand=hand, play=("potion-of-dreams",))
    game = play(turn(access=True, space=5, anna=anna))
    game.answer("crystallise-air", "bonus-summoning", "summon-temporal-boots", "+1", "crystallise-air")
    game.answer("bonus-summoning", "summon-die-of-malice")
    assert (game.player().bonuses, game.player().power, game.player().hand) == (2, 3, ())
    assert game.question.rule == "sea.turn.order.free"
    assert {"activate-potion-of-dreams-1", "bonus-summoning"} <= set(game.moves)


# ---- the reserve


def test_sea_comp_reserve_limit() -> None:
    game = with_die(side(energy=(0, 2, 0, 0), power=1), reserve={"earth": 4, "water": 3})
    assert game.of("over-limit", "n", "limit") == [(2, 7)]
    assert "sea.comp.reserve.limit" in game.rules("over-limit")


def test_sea_reserve_overflow() -> None:
    game = with_die(side(energy=(0, 2, 0, 0), power=1), reserve={"earth": 4, "water": 3})
    assert game.waiting == "anna: discard-token" and game.moves == ("water", "earth")
    assert game.player().power == 0, "tokens are discarded before anything else"
    game.answer("earth", "earth")
    assert game.player().reserve == (0, 5, 0, 2) and game.player().power == 1
    assert game.rules("energy-spent") == ["sea.term.discard-energy"] * 2


def test_sea_reserve_overflow__without_choice() -> None:
    game = with_die(side(energy=(0, 2, 0, 0), power=1), reserve={"water": 7})
    assert game.waiting == "anna: turn" and game.player().reserve == (0, 7, 0, 0)


def test_sea_hand_unlimited() -> None:
    cards = ("figrim", "figrim", "lewis", "idol", "naria", "amsug", "kairn", "scepter", "pendant", "titus")
    game = with_die(side(draw=True), hand=cards).answer("draw", "sid", "keep")
    assert len(game.player().hand) == 11


def test_sea_setup_reshuffle() -> None:
    anna = PlayerSpec(die=side(draw=True))
    game = play(table(TURN, anna=anna, discard=("sid", "idol")), "draw", "idol", "keep")
    assert game.rules("reshuffled") == ["sea.setup.reshuffle"]
    assert game.player().hand == ("idol",) and game.table.deck.cards == ("sid",) and not game.table.discard


def test_sea_setup_reshuffle__in_the_middle() -> None:
    anna = PlayerSpec(die=side(draw=True))
    game = play(table(TURN, anna=anna, deck=("lewis",), discard=("sid", "idol")), "bonus-draw", "idol")
    assert game.waiting == "anna: keep-one" and game.moves == ("lewis", "idol")


def test_sea_setup_reshuffle__at_once() -> None:
    anna = PlayerSpec(die=side(draw=True))
    reading = {"sea.ruling.reshuffle-when": "at-once"}
    game = play(table(TURN, anna=anna, deck=("lewis",), discard=("sid",), rulings=reading), "draw")
    assert game.rules("reshuffled") == ["sea.setup.reshuffle"] and game.table.deck.cards == ("sid",)


def test_sea_setup_reshuffle__nothing_left() -> None:
    game = play(table(TURN, anna=PlayerSpec(die=side(draw=True))), "draw")
    assert game.rules("no-cards") == ["sea.setup.reshuffle"] and game.waiting == "anna: turn"
    stopped = play(
        table(TURN, anna=PlayerSpec(die=side(draw=True)), rulings={"sea.ruling.reshuffle-empty": "stop"}),
        "draw",
    )
    assert stopped.waiting == "" and not stopped.state.stack


# ---- crystallising


def test_sea_cry_action() -> None:
    anna = PlayerSpec(reserve={"fire": 1, "earth": 2}, die=side(crystallise=True, energy=(1, 1, 0, 0)))
    game = play(table(TURN, anna=anna))
    assert game.rules("crystallising-open") == ["sea.cry.action"]
    assert "crystallise-fire" in game.moves and "crystallise-air" in game.moves


def test_sea_cry_value() -> None:
    game = play(turn(access=True, anna=PlayerSpec(reserve={"fire": 1, "earth": 2})))
    game.answer("crystallise-fire", "crystallise-earth", "crystallise-earth")
    assert game.of("crystallised", "n") == [(2,), (3,), (3,)] and game.player().crystals == 8
    assert game.rules("crystallised") == ["sea.cry.value"] * 3 and game.player().reserve == NONE


@pytest.mark.parametrize(("space", "n"), [(1, 1), (4, 2), (7, 3), (10, 1)])
def test_sea_comp_table(space: int, n: int) -> None:
    game = play(turn(access=True, space=space, anna=PlayerSpec(reserve={"air": 1})), "crystallise-air")
    assert game.player().crystals == n == box().yields[box().season_of[space]][0]


def test_sea_cry_repeat() -> None:
    anna = PlayerSpec(power=1, reserve={"air": 2}, hand=("die-of-malice",))
    game = play(turn(access=True, anna=anna), "crystallise-air", "summon-die-of-malice")
    assert "crystallise-air" in game.moves
    assert game.answer("crystallise-air").player().crystals == 2


def test_sea_cry_needs_access() -> None:
    game = play(turn(anna=PlayerSpec(reserve={"air": 1})))
    assert game.refused("crystallise-air") == ["sea.cry.needs-access"]


def test_sea_cry_needs_access__over_with_the_turn() -> None:
    boris = DoSpec("boris", "turn")
    game = play(
        table(
            TURN,
            boris,
            anna=PlayerSpec(die=side(crystallise=True)),
            boris=PlayerSpec(reserve={"air": 1}, die=side(energy=NONE, crystals=6)),
        ),
        "pass",
    )
    assert game.waiting == "boris: turn" and game.refused("crystallise-air") == ["sea.cry.needs-access"]


# ---- summoning


def test_sea_summon_requirements() -> None:
    game = play(turn(anna=PlayerSpec(power=1, hand=("hand-of-fortune",))))
    assert game.refused("summon-hand-of-fortune") == ["sea.summon.requirements"] * 2


def test_sea_summon_pay() -> None:
    anna = PlayerSpec(
        crystals=5, power=1, reserve={"earth": 1, "fire": 2, "air": 1}, hand=("hand-of-fortune",)
    )
    game = play(turn(anna=anna), "summon-hand-of-fortune")
    assert game.player().crystals == 2 and game.player().reserve == (0, 0, 1, 0)
    assert game.rules("energy-spent") == ["sea.summon.pay"] and "sea.summon.pay" in game.rules(
        "crystals-lost"
    )


def test_sea_summon_gauge_check() -> None:
    played = ("idol", "sid", "titus")
    anna = PlayerSpec(power=3, hand=("temporal-boots",), play=played)
    assert play(turn(anna=anna)).refused("summon-temporal-boots") == ["sea.summon.gauge-check"]
    anna = PlayerSpec(power=4, hand=("temporal-boots",), play=played)
    assert "summon-temporal-boots" in play(turn(anna=anna)).moves


def test_sea_summon_place() -> None:
    game = play(turn(anna=PlayerSpec(power=1, hand=("die-of-malice",))), "summon-die-of-malice")
    assert game.player().hand == () and [copy.id for copy in game.player().play] == ["die-of-malice-1"]
    assert game.of("entered", "seat", "card", "how") == [("anna", "die-of-malice", "summoned")]
    assert game.rules("entered") == ["sea.summon.place"]


def test_sea_summon_repeat() -> None:
    anna = PlayerSpec(power=2, hand=("die-of-malice", "temporal-boots", "glutton-cauldron"))
    game = play(turn(anna=anna), "summon-die-of-malice", "summon-glutton-cauldron")
    assert len(game.player().play) == 2
    assert game.refused("summon-temporal-boots") == ["sea.summon.gauge-check"]


def test_sea_summon_two_copies() -> None:
    anna = PlayerSpec(power=2, hand=("die-of-malice", "die-of-malice"))
    game = play(turn(anna=anna), "summon-die-of-malice", "summon-die-of-malice")
    assert [copy.id for copy in game.player().play] == ["die-of-malice-1", "die-of-malice-2"]


def test_sea_play_zero_cost_is_summon() -> None:
    anna = PlayerSpec(power=2, hand=("die-of-malice",), play=("staff-of-spring",))
    game = play(turn(anna=anna), "summon-die-of-malice")
    assert "sea.play.zero-cost-is-summon" in game.rules("no-cost")
    assert "sea.card.die-of-malice.no-cost" in game.rules("no-cost")
    assert game.player().crystals == 3, "the Staff of Spring takes it for a summon"


@pytest.mark.parametrize(("n", "cost"), [(2, 3), (3, 6), (4, 9)])
def test_sea_comp_cards_cost_by_players(n: int, cost: int) -> None:
    anna = PlayerSpec(crystals=10, power=1, hand=("figrim",))
    game = play(turn(anna=anna, n=n), "summon-figrim")
    assert game.player().crystals == 10 - cost
    assert game.rules("cost-by-players") == ["sea.comp.cards.cost-by-players", "sea.card.figrim.cost"]


@pytest.mark.rules("sea.summon.requirements")
def test_the_balance_of_ishtar_costs_six_in_another_edition() -> None:
    anna = PlayerSpec(crystals=5, power=1, hand=("balance-of-ishtar",))
    assert "summon-balance-of-ishtar" in play(turn(anna=anna)).moves
    game = play(turn(anna=anna, rulings={"sea.ruling.balance-cost": "six"}))
    assert game.refused("summon-balance-of-ishtar") == ["sea.summon.requirements"]


# ---- activating


def test_sea_effect_activated_once() -> None:
    anna = PlayerSpec(power=3, play=(CopySpec("potion-of-knowledge", turned=True),))
    assert play(turn(anna=anna)).refused("activate-potion-of-knowledge-1") == ["sea.effect.activated.once"]


def test_sea_term_activate() -> None:
    game = play(turn(anna=PlayerSpec(power=3, play=("runic-cube",))))
    assert game.refused("activate-runic-cube-1") == ["sea.term.activate"]


def test_sea_effect_activated() -> None:
    game = play(turn(anna=PlayerSpec(power=3, play=("potion-of-knowledge",))))
    game.answer("activate-potion-of-knowledge-1")
    assert game.rules("activated") == ["sea.effect.activated"]
    assert game.waiting == "anna: gain-any"


def test_sea_effect_activated__not_in_the_turn_it_came() -> None:
    anna = PlayerSpec(power=3, reserve={"water": 2}, hand=("potion-of-knowledge",))
    reading = {"sea.ruling.activate-same-turn": "no"}
    game = play(turn(anna=anna, rulings=reading), "summon-potion-of-knowledge")
    assert game.refused("activate-potion-of-knowledge-1") == ["sea.effect.activated"]
    again = play(turn(anna=anna), "summon-potion-of-knowledge")
    assert "activate-potion-of-knowledge-1" in again.moves


def test_the_spec_of_a_turn_is_taken() -> None:
    game = play(table(DoSpec("anna", "actions"), turn=TurnSpec("anna", "actions", True, 1)))
    assert game.fact("turn.access") is True and game.fact("turn.extra") == 1


def test_sea_turn_one_each__actions_without_a_turn_are_in_that_of_who_acts() -> None:
    """A bonus opens something in it, and nothing is refused because it is nobody's turn."""
    boris = PlayerSpec(power=1, reserve={"earth": 1}, hand=("idol",))
    game = play(table(DoSpec("boris", "actions"), boris=boris))
    assert game.fact("turn.seat") == "boris" and "sea.turn.one-each" not in game.refused("summon-idol")
    assert game.answer("bonus-crystallise", "crystallise-earth").player("boris").crystals == 4
    refused = [one for act in GAME.acts(game.state, "anna") for one in act.refused]
    reasons = {reason.facts for one in refused for reason in one.reasons if reason.kind == "not-turn"}
    assert reasons == {(("who", "boris"),)}


def test_sea_turn_one_each__what_comes_before_actions_may_be_a_card_of_anybody() -> None:
    first = DoSpec("boris", "overflow")
    assert (
        play(table(first, DoSpec("anna", "actions"))).table.turn
        == play(table(DoSpec("anna", "actions"))).table.turn
    )
    assert play(table(DoSpec("boris", "round-end"), DoSpec("anna", "round"))).table.turn is None
