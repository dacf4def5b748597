"""Cards 1 to 5, and everything that the list of cards says of them."""

from __future__ import annotations

import pytest
from games.seasons.support.cardplay import DECK, FOUR, amulet, dreamt, summoned, weighing, with_card
from games.seasons.support.play import play
from games.seasons.support.positions import DoSpec, PlayerSpec, table, turn

# ---- 1, Amulet of Air


def test_sea_card_amulet_of_air_effect() -> None:
    game = summoned("amulet-of-air")
    assert game.of("power-raised", "seat", "n", "total") == [("anna", 2, 7)]
    assert game.rules("power-raised") == ["sea.card.amulet-of-air.effect"]
    assert game.fact("anna.power") == 7 and game.fact("boris.power") == 0


@pytest.mark.rules("sea.gauge.max")
def test_sea_card_amulet_of_air_effect__not_above_15() -> None:
    game = summoned("amulet-of-air", anna=with_card("amulet-of-air", power=14, reserve={"air": 2}))
    assert game.fact("anna.power") == 15
    assert game.of("power-raised", "n") == [(1,)]
    assert game.of("power-at-most", "n", "most") == [(1, 15)]
    assert game.rules("power-at-most") == ["sea.gauge.max"]


@pytest.mark.rules("sea.effect.immediate")
def test_sea_card_amulet_of_air_effect__played_free_too() -> None:
    game = dreamt("amulet-of-air")
    assert game.of("entered", "card", "how") == [("amulet-of-air", "free")]
    assert game.fact("anna.power") == 7


# ---- 2, Amulet of Fire


def test_sea_card_amulet_of_fire_effect() -> None:
    game = summoned("amulet-of-fire", deck=(*FOUR, "figrim"))
    assert game.waiting == "chance: draw-cards"
    game.answer(DECK)
    assert game.waiting == "anna: keep-one" and sorted(game.moves) == sorted(FOUR)
    assert game.question.secret
    game.answer("kairn")
    assert game.rules("drew") == game.rules("card-kept") == ["sea.card.amulet-of-fire.effect"]
    assert game.player().hand == ("kairn",)
    assert game.table.discard == ("amulet-of-earth", "hourglass", "olafs-statue")
    assert game.of("card-discarded", "seat") == [("anna",)] * 3
    assert game.table.deck.cards == ("figrim",) and game.table.looking == ()


@pytest.mark.rules("sea.setup.reshuffle")
def test_sea_card_amulet_of_fire_effect__deck_runs_out() -> None:
    game = summoned("amulet-of-fire", deck=FOUR[:2], discard=FOUR[2:])
    assert game.rules("reshuffled") == ["sea.setup.reshuffle"]
    assert sorted(game.moves) == sorted(FOUR)
    few = summoned("amulet-of-fire", deck=("figrim",))
    assert few.rules("no-cards") == ["sea.setup.reshuffle"]
    assert few.waiting == "anna: turn" and few.player().hand == ("figrim",) and few.table.discard == ()


def test_sea_card_amulet_of_fire_effect__not_what_another_card_looks_at() -> None:
    """Played by a Chalice that has emptied the deck it draws nothing, least of all the Chalice's cards."""
    cards = ("amulet-of-fire", "figrim", "kairn", "hourglass")
    game = summoned("divine-chalice", deck=cards).answer("amulet-of-fire")
    assert game.of("entered", "card")[1:] == [("amulet-of-fire",)] and len(game.of("no-cards")) == 1
    assert game.waiting == "anna: turn" and game.player().hand == ()
    assert game.table.discard == ("figrim", "hourglass", "kairn")


# ---- 3, Amulet of Earth


def test_sea_card_amulet_of_earth_effect() -> None:
    game = summoned("amulet-of-earth")
    assert game.of("crystals-gained", "seat", "n") == [("anna", 9)]
    assert game.rules("crystals-gained") == ["sea.card.amulet-of-earth.effect"]
    assert dreamt("amulet-of-earth").fact("anna.crystals") == 9


# ---- 4, Amulet of Water


WATERS = ("water", "water", "fire", "earth")


def test_sea_card_amulet_of_water_effect() -> None:
    game = summoned("amulet-of-water")
    assert game.waiting == "anna: gain-any" and game.moves == ("air", "water", "fire", "earth")
    game.answer(*WATERS)
    copy = game.player().copy("amulet-of-water-1")
    assert copy is not None and copy.tokens == (0, 2, 1, 1)
    assert game.rules("energy-placed") == ["sea.card.amulet-of-water.effect"] * 4
    assert game.fact("anna.reserve") == 0
    assert dreamt("amulet-of-water").answer(*WATERS).fact("anna.tokens.amulet-of-water-1") == 4


def test_sea_card_amulet_of_water_not_reserve() -> None:
    """They do not count against the limit, and pay for a summon, an activation, an exchange."""
    anna = with_card("amulet-of-water", reserve={"water": 2, "fire": 7 - 2}, play=("kairn",), power=9)
    game = play(turn(anna=anna), "summon-amulet-of-water", *WATERS)
    assert game.rules("tokens-apart") == ["sea.card.amulet-of-water.not-reserve"]
    full = play(turn(anna=PlayerSpec(reserve={"fire": 7}, power=9, play=(amulet(water=4),), crystals=30)))
    assert full.fact("anna.reserve") == 7 and full.fact("anna.overflow") == 0
    paying = play(turn(anna=with_card("potion-of-knowledge", reserve={"water": 1}, play=(amulet(water=1),))))
    paying.answer("summon-potion-of-knowledge")
    assert paying.of("energy-spent", "tokens") == [(("water", "on:amulet-of-water-1:water"),)]
    acting = play(turn(anna=PlayerSpec(power=9, play=(amulet(air=1), "kairn"))), "activate-kairn-1")
    assert acting.of("energy-spent", "tokens") == [(("on:amulet-of-water-1:air",),)]
    changed = play(turn(anna=PlayerSpec(power=9, play=(amulet(air=2),))), "bonus-exchange")
    assert changed.waiting == "anna: gain-any" and changed.of("energy-spent")


@pytest.mark.parametrize(
    ("reading", "offered"), [("all-costs", True), ("all-and-cauldron", True), ("costs-only", False)]
)
def test_sea_card_amulet_of_water_not_reserve__crystallised(reading: str, offered: bool) -> None:
    """sea.ruling.amulet-water-scope: whether tokens on the Amulet can be crystallised."""
    rulings = {"sea.ruling.amulet-water-scope": reading}
    anna = PlayerSpec(power=9, play=(amulet(air=3), "balance-of-ishtar"))
    game = play(turn(rulings, access=True, anna=anna))
    assert ("crystallise-on:amulet-of-water-1:air" in game.moves) == offered
    assert ("activate-balance-of-ishtar-1" in game.moves) == offered
    if not offered:
        assert game.refused("activate-balance-of-ishtar-1") == ["sea.effect.activated.cost"]
        own = PlayerSpec(power=9, play=(amulet(air=3), "balance-of-ishtar"), reserve={"air": 3})
        paid = play(turn(rulings, anna=own), "activate-balance-of-ishtar-1")
        assert paid.fact("anna.reserve") == 0 and paid.fact("anna.tokens.amulet-of-water-1") == 3


def test_sea_card_amulet_of_water_immune() -> None:
    """Chest, Horn, Lewis and the Potion of Dreams neither count nor touch them; the log says why."""
    full = amulet(air=4)
    ended = play(
        table(DoSpec("anna", "round-end"), anna=PlayerSpec(play=(full, "wondrous-chest", "beggars-horn")))
    )
    assert ended.waiting == "anna: gain-any" and ended.of("crystals-gained") == []
    copied = summoned("lewis", boris=PlayerSpec(play=(full,), reserve={"water": 1}))
    assert copied.of("energy-gained", "tokens") == [(("water",),)]
    kept = dreamt("olafs-statue", player={"play": (full, "potion-of-dreams"), "reserve": {"fire": 1}})
    assert kept.fact("anna.tokens.amulet-of-water-1") == 4 and kept.fact("anna.reserve") == 0
    for game in (ended, copied, kept):
        assert game.rules("tokens-untouched") == ["sea.card.amulet-of-water.immune"]


@pytest.mark.parametrize(("reading", "left"), [("lost", 0), ("reserve", 4)])
def test_sea_card_amulet_of_water_effect__leaves_play(reading: str, left: int) -> None:
    """sea.ruling.amulet-water-leaves: its tokens are lost, or go to the reserve."""
    boris = PlayerSpec(play=(amulet(air=4),))
    game = summoned("syllas", boris=boris, rulings={"sea.ruling.amulet-water-leaves": reading})
    assert game.of("sacrificed", "seat", "card") == [("boris", "amulet-of-water")]
    assert game.fact("boris.reserve") == left
    assert len(game.of("tokens-lost")) == (not left) and len(game.of("tokens-moved")) == (left > 0)


def test_sea_card_amulet_of_water_effect__leaves_play_with_a_full_reserve() -> None:
    """Tokens that go to the reserve do so up to its limit."""
    boris = PlayerSpec(play=(amulet(air=4),), reserve={"fire": 6})
    game = summoned("syllas", boris=boris, rulings={"sea.ruling.amulet-water-leaves": "reserve"})
    assert game.waiting == "boris: discard-token"
    game.answer("fire", "fire", "air")
    assert game.fact("boris.reserve") == 7 and game.waiting == "anna: turn"


# ---- 5, Balance of Ishtar


def test_sea_card_balance_of_ishtar_effect() -> None:
    for space in (1, 4, 7, 10):
        anna = PlayerSpec(power=9, play=("balance-of-ishtar",), reserve={"air": 4, "fire": 3})
        game = play(turn(anna=anna, space=space), "activate-balance-of-ishtar-1")
        assert game.waiting == "anna: pay" and game.moves == ("air+air+air", "fire+fire+fire")
        game.answer("fire+fire+fire")
        assert game.of("crystallised", "tokens", "n") == [(("fire",) * 3, 9)]
        assert game.rules("crystallised") == ["sea.card.balance-of-ishtar.effect"]
        assert game.fact("anna.crystals") == 9 and game.fact("anna.reserve") == 4
        assert "sea.effect.activated.once" in game.refused("activate-balance-of-ishtar-1")


@pytest.mark.rules("sea.effect.activated.cost")
def test_sea_card_balance_of_ishtar_effect__needs_three_alike() -> None:
    anna = PlayerSpec(power=9, play=("balance-of-ishtar",), reserve={"air": 2, "fire": 2, "water": 2})
    game = play(turn(anna=anna))
    assert game.refused("activate-balance-of-ishtar-1") == ["sea.effect.activated.cost"]
    with_amulet = play(
        turn(anna=PlayerSpec(power=9, play=("balance-of-ishtar", amulet(air=1)), reserve={"air": 2}))
    )
    with_amulet.answer("activate-balance-of-ishtar-1")
    assert with_amulet.fact("anna.crystals") == 9


@pytest.mark.parametrize(
    ("reading", "taken", "crystals", "purse"), [("three-nine", 3, 9, 12), ("four-twelve", 4, 12, 16)]
)
def test_sea_card_balance_of_ishtar_effect__edition(
    reading: str, taken: int, crystals: int, purse: int
) -> None:
    rulings = {"sea.ruling.balance-edition": reading}
    assert weighing(rulings, air=taken - 1).refused("activate-balance-of-ishtar-1")
    game = weighing(rulings, air=taken).answer("activate-balance-of-ishtar-1")
    assert game.fact("anna.crystals") == crystals and game.fact("anna.reserve") == 0
    more = weighing(rulings, air=taken, play=("purse-of-io",)).answer("activate-balance-of-ishtar-1")
    assert more.fact("anna.crystals") == purse


@pytest.mark.parametrize(("reading", "crystals"), [("two", 2), ("six", 6)])
def test_sea_card_balance_of_ishtar_effect__cost(reading: str, crystals: int) -> None:
    """sea.ruling.balance-cost."""
    rulings = {"sea.ruling.balance-cost": reading}
    poor = play(turn(rulings, anna=with_card("balance-of-ishtar", crystals=crystals - 1)))
    assert poor.refused("summon-balance-of-ishtar") == ["sea.summon.requirements"]
    game = play(
        turn(rulings, anna=with_card("balance-of-ishtar", crystals=crystals)), "summon-balance-of-ishtar"
    )
    assert game.fact("anna.crystals") == 0 and game.fact("anna.play") == "balance-of-ishtar"


def test_sea_card_balance_of_ishtar_no_access_needed() -> None:
    game = weighing(access=False)
    assert game.refused("crystallise-air") == ["sea.cry.needs-access"]
    game.answer("activate-balance-of-ishtar-1")
    assert game.rules("access-not-needed") == ["sea.card.balance-of-ishtar.no-access-needed"]
    assert game.fact("anna.crystals") == 9 and game.fact("turn.access") is False
    assert weighing(access=True).answer("activate-balance-of-ishtar-1").of("access-not-needed") == []


def test_sea_card_balance_of_ishtar_purse() -> None:
    game = weighing(play=("purse-of-io",)).answer("activate-balance-of-ishtar-1")
    assert game.fact("anna.crystals") == 12
    assert "sea.card.balance-of-ishtar.purse" in game.rules("purse-added")


@pytest.mark.parametrize(("reading", "crystals"), [("15", 15), ("12", 12)])
def test_sea_card_balance_of_ishtar_purse__two(reading: str, crystals: int) -> None:
    """sea.ruling.purse-two-balance."""
    rulings = {"sea.ruling.purse-two-balance": reading}
    game = weighing(rulings, play=("purse-of-io", "purse-of-io")).answer("activate-balance-of-ishtar-1")
    assert game.fact("anna.crystals") == crystals


@pytest.mark.parametrize(("reading", "crystals"), [("yes", 12), ("no", 9)])
def test_sea_card_balance_of_ishtar_effect__bonus(reading: str, crystals: int) -> None:
    """sea.ruling.bonus-balance."""
    rulings = {"sea.ruling.bonus-balance": reading}
    game = weighing(rulings, extra=1).answer("activate-balance-of-ishtar-1")
    assert game.fact("anna.crystals") == crystals
    assert len(game.of("bonus-added")) == (crystals == 12)


@pytest.mark.rules("sea.summon.two-copies")
def test_sea_card_balance_of_ishtar_effect__two_copies() -> None:
    game = weighing(air=6, play=("balance-of-ishtar",))
    game.answer("activate-balance-of-ishtar-1", "activate-balance-of-ishtar-2")
    assert game.fact("anna.crystals") == 18
