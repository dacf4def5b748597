"""Buying in brewery and shop: prices, discounts, and what is bought."""

from __future__ import annotations

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.town import cards_in, deck, deck_now, grounds, held, mark, open_in, town, wizard

from tutor.engine.chance import Dice
from tutor.games.penumbra.state.table import Turn


@pytest.mark.rules("pen.cost.purchase", "pen.card.zone.inventory", "pen.potion.ready")
def test_pen_loc_brewery_buy() -> None:
    """Any number of open potions; the one that takes a place may be bought in the same visit."""
    game = play(
        town(wizard("bone 1", jewel=3)), "place-bone-1-brewery", "apply-brewery", "buy-training-bitter-coffee"
    )
    assert open_in(game, "brewery") == ("training-eye-wash", "training-copying-ink")
    game.answer("buy-training-eye-wash")
    assert cards_in(game, "inventory") == {"training-bitter-coffee", "training-eye-wash"}
    assert game.anna.stock.jewel == 1
    assert game.rules("bought") == ["pen.cost.purchase"] * 2
    assert "pen.potion.ready" in game.rules("card-lies")
    assert game.rules("market-card") == ["pen.loc.brewery.buy"] * 2
    assert grounds(game, "buy-training-copying-ink") == {("pen.cost.ingredients", "lacking")}


def test_pen_potion_ready__used_by_discarding_it() -> None:
    cards = (held("training-eye-wash", "inventory"),)
    game = play(town(wizard("bone 1", cards=cards)), "card-training-eye-wash")
    assert cards_in(game, "inventory") == set() and "pen.act.discard" in game.rules("card-discarded")
    assert deck_now(game, "potion")[-1] == ("training-eye-wash",)


def test_pen_loc_brewery_open_only() -> None:
    game = play(town(wizard("bone 1", jewel=3), program="buy-potions"))
    assert grounds(game, "buy-top-brewery") == {("pen.loc.brewery.open-only", "open-only")}


def test_pen_loc_brewery_buy__names_that_are_owned() -> None:
    """A ready-made potion shares its name with a recipe in the grimoire."""
    cards = (held("liquid-luck"),)
    state = town(
        wizard(jewel=5, cards=cards),
        markets={"brewery": ("training-ready-luck", "training-eye-wash")},
        program="buy-potions",
    )
    assert grounds(play(state), "buy-training-ready-luck") == {("pen.card.unique", "name-owned")}


def test_pen_loc_brewery_buy__other_effects_between_two_purchases() -> None:
    game = play(
        town(wizard("bone 1", jewel=3), program="buy-potions"),
        "buy-training-bitter-coffee",
        "refresh-brewery",
    )
    assert game.anna.stock.jewel == 1 and game.asked == "buy"


@pytest.mark.rules(
    "pen.loc.shop.buy", "pen.art.slot", "pen.art.permanent", "pen.card.zone.equipment", "pen.art.source"
)
def test_pen_cost_purchase() -> None:
    """pen.ex.cost.everwood: one Jewel and one Trinket, once; it is equipped and works at once."""
    game = play(
        town(wizard("bone 1", jewel=3, trinket=2)), "place-bone-1-shop", "apply-shop", "buy-wand-of-everwood"
    )
    assert (game.anna.stock.jewel, game.anna.stock.trinket) == (2, 1)
    assert cards_in(game, "equipment") == {"wand-of-everwood"}
    assert game.rules("card-lies") == ["pen.card.zone.equipment"]
    assert game.rules("slot-filled") == ["pen.art.slot"]
    assert game.one("artifact-ready").fact("use") == "permanent"
    assert open_in(game, "shop") == ("training-copper-ring", "staff-of-pulsing")
    assert game.asked == "placement" and "apply-shop" not in game.offered
    assert "pen.loc.shop.buy" in game.rules("market-card")


def test_pen_art_permanent__the_bought_wand_counts_at_once() -> None:
    """pen.ex.cost.everwood: one Emerald mark counts as three, so the falcon rolls three resource dice."""
    falcon = (held("hunting-falcon", "inventory"),)
    anna = wizard("bone 1", cards=falcon, marks=(mark("discipline-1", "emerald"),), jewel=1, trinket=1)
    game = play(town(anna), "place-bone-1-shop", "apply-shop", "buy-wand-of-everwood", "card-hunting-falcon")
    assert game.question.chance is not None
    assert isinstance(game.question.chance, Dice) and game.question.chance.count == 3


def test_pen_loc_shop_open_only() -> None:
    game = play(town(wizard("bone 1", jewel=3), program="buy-artifact"))
    assert grounds(game, "buy-top-shop") == {("pen.loc.shop.open-only", "open-only")}


def test_pen_cost_purchase__a_price_that_is_not_known() -> None:
    state = town(
        wizard(jewel=9, trinket=9),
        box="book",
        markets={"shop": ("phylactery", "wand-of-everwood")},
        program="buy-artifact",
    )
    game = play(state)
    assert grounds(game, "buy-phylactery") == {("pen.cost.purchase", "price-unknown")}
    assert "buy-wand-of-everwood" in game.offered


def test_pen_loc_shop_buy__nothing_to_buy() -> None:
    game = play(town(wizard("bone 1")), "place-bone-1-shop")
    assert ("pen.loc.shop.buy", "nothing-to-buy") in grounds(game, "apply-shop")


def test_pen_prim_blue() -> None:
    """The price of one visit falls by one ingredient, down to nothing."""
    game = play(town(wizard("blue 1")), "place-blue-1-shop", "apply-shop", "buy-training-copper-ring")
    assert cards_in(game, "equipment") == {"training-copper-ring"}
    assert game.rules("price-lowered") == ["pen.prim.blue"]
    game = play(town(wizard("blue 1")), "place-blue-1-bazaar")
    assert game.table.turn.discount == 0


@pytest.mark.parametrize(
    ("jewel", "trinket", "choice"), [(0, 1, ""), (1, 0, ""), (1, 1, "jewel"), (1, 1, "trinket")]
)
def test_pen_prim_blue__which_ingredient(jewel: int, trinket: int, choice: str) -> None:
    state = town(wizard("blue 1", jewel=jewel, trinket=trinket))
    game = play(state, "place-blue-1-shop", "apply-shop", "buy-wand-of-everwood")
    if choice:
        assert game.asked == "discount" and set(game.offered) == {"jewel", "trinket"}
        game.answer(choice)
    stock = game.anna.stock
    left = {"jewel": (1, 0), "trinket": (0, 1)}.get(choice, (0, 0))
    assert (stock.jewel, stock.trinket) == left and cards_in(game, "equipment") == {"wand-of-everwood"}


def test_pen_prim_blue_total() -> None:
    """Two potions for one and two Jewels cost two together, not one."""
    state = town(wizard("blue 1", jewel=3))
    game = play(
        state,
        "place-blue-1-brewery",
        "apply-brewery",
        "buy-training-bitter-coffee",
        "buy-training-copying-ink",
    )
    assert game.anna.stock.jewel == 1
    assert game.rules("discount-used") == ["pen.prim.blue.total"]


def test_pen_rest_buy__one_card_of_either_market() -> None:
    turn = Turn("anna", "rest")
    game = play(town(wizard(jewel=5), turn=turn, program="rest-buy"))
    assert {"buy-training-copying-ink", "buy-training-copper-ring"} <= set(game.offered)
    game.answer("buy-training-copying-ink")
    assert not game.state.stack and game.anna.stock.jewel == 3


def test_the_deck_of_a_market_can_run_out() -> None:
    state = town(wizard(jewel=5), decks=(deck("potion"),), program="buy-potions")
    game = play(state, "buy-training-copying-ink")
    assert open_in(game, "brewery") == ("training-bitter-coffee",)
    assert game.rules("market-short") == ["pen.loc.brewery.buy"]
