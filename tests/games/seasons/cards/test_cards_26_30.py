"""Cards 26 to 30: the Potion of Life, the Hourglass, the Scepter, the Statue and the Vase."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DieSpec, DoSpec, PlayerSpec, side, table, turn

from tutor.games.seasons.state.energy import size

LIFE = "activate-potion-of-life-1"
HELD = (
    CopySpec("bespelled-grimoire", tokens={"fire": 1, "earth": 1}),
    CopySpec("amulet-of-water", tokens={"water": 3}),
    CopySpec("glutton-cauldron", tokens={"air": 4}),
)
"""Cards with tokens on them: only those on the Grimoire belong to the reserve."""


def dreaming(*play_: str, hand: tuple[str, ...], **said: Any) -> PlayerSpec:
    """Somebody with a Potion of Dreams, to play a card of the hand free."""
    return PlayerSpec(play=("potion-of-dreams", *play_), hand=hand, **{"power": 9, **said})


def round_end(space: int, pips: int, **said: Any) -> Play:
    """The end of a round in which the season token goes so far."""
    return play(table(DoSpec("anna", "round-end"), space=space, left=side(pips=pips), **said))


# ---- 26: Potion of Life


@pytest.mark.parametrize("space", [1, 4, 7, 10])
def test_sea_card_potion_of_life_effect(space: int) -> None:
    anna = PlayerSpec(crystals=1, reserve={"air": 2, "fire": 1}, play=("potion-of-life", "runic-cube"))
    game = play(turn(space=space, anna=anna), LIFE)
    assert game.player().crystals == 1 + 3 * 4 and game.player().reserve == (0, 0, 0, 0)
    assert [copy.card for copy in game.player().play] == ["runic-cube"]
    assert game.table.discard == ("potion-of-life",)
    assert game.of("crystallised", "seat", "tokens", "n") == [("anna", ("air", "air", "fire"), 12)]
    assert game.rules("crystallised") == ["sea.card.potion-of-life.effect"]
    kinds = [event.kind for event in game.events]
    assert kinds.index("sacrificed") < kinds.index("crystallised")


def test_sea_card_potion_of_life_no_access_needed() -> None:
    anna = PlayerSpec(reserve={"air": 1}, play=("potion-of-life",))
    game = play(turn(anna=anna))
    assert game.refused("crystallise-air") == ["sea.cry.needs-access"] and LIFE in game.moves
    game.answer(LIFE)
    assert game.player().crystals == 4
    assert game.rules("access-not-needed") == ["sea.card.potion-of-life.no-access-needed"]
    assert not play(turn(access=True, anna=anna), LIFE).rules("access-not-needed")


def test_sea_card_potion_of_life_tokens() -> None:
    anna = PlayerSpec(reserve={"air": 1}, play=("potion-of-life", *HELD))
    game = play(turn(anna=anna), LIFE)
    assert game.player().crystals == (1 + 2) * 4
    assert [size(copy.tokens) for copy in game.player().play] == [0, 3, 4]
    assert game.of("tokens-counted", "card", "n") == [("bespelled-grimoire", 2)]
    assert game.rules("tokens-counted") == ["sea.card.potion-of-life.tokens"]
    assert game.of("tokens-untouched", "card", "n") == [("amulet-of-water", 3), ("glutton-cauldron", 4)]
    assert game.rules("tokens-untouched") == [
        "sea.card.amulet-of-water.immune",
        "sea.card.glutton-cauldron.not-reserve",
    ]


def test_sea_card_potion_of_life_access_ends() -> None:
    anna = PlayerSpec(reserve={"air": 1}, play=("potion-of-life", HELD[1]))
    game = play(turn(anna=anna), LIFE)
    assert game.refused("crystallise-on:amulet-of-water-1:water") == ["sea.cry.needs-access"]
    assert game.rules("access-closed") == ["sea.card.potion-of-life.access-ends"]


def test_sea_card_potion_of_life_access_ends__not_what_the_die_has_opened() -> None:
    anna = PlayerSpec(reserve={"air": 1}, play=("potion-of-life", HELD[1]))
    game = play(turn(access=True, anna=anna), LIFE)
    assert "crystallise-on:amulet-of-water-1:water" in game.moves and not game.rules("access-closed")


@pytest.mark.parametrize("purses", [1, 2])
def test_sea_card_potion_of_life_purse(purses: int) -> None:
    anna = PlayerSpec(reserve={"air": 2, "water": 1}, play=("potion-of-life", *("purse-of-io",) * purses))
    game = play(turn(anna=anna), LIFE)
    assert game.player().crystals == 3 * (4 + purses)
    assert game.of("purse-added", "n") == [(purses,)]
    assert game.rules("purse-added") == ["sea.card.potion-of-life.purse"]


@pytest.mark.parametrize(("reading", "n"), [("yes", 10), ("no", 8)])
def test_sea_card_potion_of_life_effect__with_the_bonus(reading: str, n: int) -> None:
    anna = PlayerSpec(reserve={"air": 2}, play=("potion-of-life",))
    game = play(turn({"sea.ruling.bonus-balance": reading}, access=True, extra=1, anna=anna), LIFE)
    assert game.player().crystals == n


def test_sea_card_potion_of_life_effect__with_an_empty_reserve() -> None:
    anna = PlayerSpec(play=("potion-of-life", HELD[2]))
    game = play(turn(anna=anna), LIFE)
    assert game.player().crystals == 0 and game.table.discard == ("potion-of-life",)
    barred = play(turn({"sea.ruling.life-empty": "no"}, anna=anna))
    assert barred.refused(LIFE) == ["sea.card.potion-of-life.effect"]


# ---- 27: Hourglass of Time


def test_sea_card_hourglass_effect() -> None:
    game = round_end(2, 2, anna=PlayerSpec(play=("hourglass",)))
    assert game.waiting == "anna: gain-any"
    game.answer("fire")
    assert game.player().reserve == (0, 0, 1, 0) and game.player("boris").reserve == (0, 0, 0, 0)
    assert game.rules("energy-gained") == ["sea.card.hourglass.effect"]


def test_sea_card_hourglass_effect__only_when_the_season_changes() -> None:
    game = round_end(1, 2, anna=PlayerSpec(play=("hourglass",)))
    assert game.table.space == 3 and not game.rules("energy-gained") and game.waiting == ""


def test_sea_card_hourglass_effect__each_copy() -> None:
    game = round_end(3, 1, anna=PlayerSpec(reserve={"air": 6}, play=("hourglass", "hourglass")))
    game.answer("hourglass-1.season", "fire", "earth")
    assert game.waiting == "anna: discard-token", "the second token is one too many"
    game.answer("air")
    assert game.player().reserve == (5, 0, 1, 1)


@pytest.mark.parametrize(
    ("space", "steps", "year"), [(3, "+1", 2), (4, "-1", 2), (12, "+1", 3), (1, "-2", 1)]
)
def test_sea_card_hourglass_effect__boots_in_both_directions(space: int, steps: str, year: int) -> None:
    anna = PlayerSpec(power=3, hand=("temporal-boots",), play=("hourglass",))
    game = play(turn(space=space, year=2, anna=anna), "summon-temporal-boots", steps)
    assert game.waiting == "anna: gain-any", "the season changes at once, and the Hourglass with it"
    game.answer("water")
    assert game.player().reserve == (0, 1, 0, 0) and game.table.year == year


def test_sea_card_hourglass_effect__boots_there_and_back() -> None:
    hand = ("temporal-boots", "temporal-boots")
    anna = PlayerSpec(power=3, hand=hand, play=("hourglass",), library={"III": ("runic-cube",)})
    game = play(turn(space=12, year=2, anna=anna), "summon-temporal-boots", "+1", "water")
    assert (game.table.year, game.table.space, game.player().hand) == (3, 1, ("runic-cube", "temporal-boots"))
    game.answer("summon-temporal-boots", "-1", "air")
    assert (game.table.year, game.table.space, game.player().hand) == (2, 12, ("runic-cube",))
    assert game.player().reserve == (1, 1, 0, 0), "each crossing is a season change"


@pytest.mark.parametrize(("steps", "changed"), [("+2", False), ("+3", True), ("-1", True)])
def test_sea_card_hourglass_effect__boots_within_a_season(steps: str, changed: bool) -> None:
    anna = PlayerSpec(power=3, hand=("temporal-boots",), play=("hourglass",))
    game = play(turn(space=4, anna=anna), "summon-temporal-boots", steps)
    assert (game.waiting == "anna: gain-any") is changed


@pytest.mark.parametrize(("reading", "n"), [("yes", 1), ("no", 0)])
def test_sea_card_hourglass_effect__the_last_season_change(reading: str, n: int) -> None:
    rulings = {"sea.ruling.final-season-change": reading}
    game = round_end(12, 1, year=3, rulings=rulings, anna=PlayerSpec(play=("hourglass",)))
    assert game.waiting == ("anna: gain-any" if n else "")
    assert size(game.answer(*("air",) * n).player().reserve) == n


# ---- 28: Scepter of Greatness


def test_sea_card_scepter_effect() -> None:
    anna = PlayerSpec(
        power=9,
        reserve={"air": 1, "water": 1, "fire": 1, "earth": 1},
        hand=("scepter",),
        play=("scepter", "runic-cube", "figrim"),
    )
    boris = PlayerSpec(play=("runic-cube", "purse-of-io"))
    game = play(turn(anna=anna, boris=boris), "summon-scepter")
    assert game.player().crystals == 2 * 3, "the other Scepter and the Cube, neither Figrim nor itself"
    assert game.rules("crystals-gained") == ["sea.card.scepter.effect"]


def test_sea_card_scepter_effect__played_free() -> None:
    anna = dreaming("runic-cube", "purse-of-io", hand=("scepter",))
    game = play(turn(anna=anna), "activate-potion-of-dreams-1")
    assert game.player().crystals == 2 * 3, "the Potion has been sacrificed and counts no more"


@pytest.mark.parametrize("reading", ["8", "6"])
def test_sea_card_scepter_effect__its_prestige(reading: str) -> None:
    rulings = {"sea.ruling.scepter-prestige": reading}
    game = play(table(DoSpec("anna", "ending"), rulings=rulings, anna=PlayerSpec(play=("scepter",))))
    assert game.fact("anna.score.cards") == int(reading)


# ---- 29: Olaf's Blessed Statue


def test_sea_card_olafs_statue_effect() -> None:
    anna = PlayerSpec(crystals=2, power=1, reserve={"water": 3}, hand=("olafs-statue",))
    game = play(turn(anna=anna), "summon-olafs-statue")
    assert game.player().crystals == 22 and game.player().reserve == (0, 0, 0, 0)
    assert game.rules("crystals-gained") == ["sea.card.olafs-statue.effect"]


def test_sea_card_olafs_statue_effect__played_free() -> None:
    game = play(turn(anna=dreaming(hand=("olafs-statue",))), "activate-potion-of-dreams-1")
    assert game.player().crystals == 20


# ---- 30: Yjang's Forgotten Vase


def test_sea_card_forgotten_vase_effect() -> None:
    anna = PlayerSpec(power=3, reserve={"water": 3}, hand=("olafs-statue",), play=("forgotten-vase",))
    game = play(turn(anna=anna), "summon-olafs-statue")
    assert game.waiting == "anna: gain-any" and game.player().crystals == 0, "the Vase comes first"
    game.answer("earth")
    assert game.player().reserve == (0, 0, 0, 1) and game.player().crystals == 20
    assert game.rules("energy-gained") == ["sea.card.forgotten-vase.effect"]


def test_sea_card_forgotten_vase_effect__a_card_without_cost() -> None:
    anna = PlayerSpec(power=3, hand=("die-of-malice",), play=("forgotten-vase", "forgotten-vase"))
    game = play(turn(anna=anna), "summon-die-of-malice", "forgotten-vase-2.summoned", "air", "fire")
    assert game.player().reserve == (1, 0, 1, 0), "each Vase gives a token for a summon without cost"


def test_sea_card_forgotten_vase_effect__only_its_owner_summons() -> None:
    boris = PlayerSpec(play=("forgotten-vase",))
    game = play(turn(anna=PlayerSpec(power=2, hand=("die-of-malice",)), boris=boris), "summon-die-of-malice")
    assert size(game.player("boris").reserve) == 0


@pytest.mark.parametrize(("reading", "n"), [("no", 0), ("yes", 1)])
def test_sea_card_forgotten_vase_effect__its_own_summon(reading: str, n: int) -> None:
    anna = PlayerSpec(power=1, reserve={"water": 1, "fire": 1, "earth": 1}, hand=("forgotten-vase",))
    game = play(turn({"sea.ruling.staff-sees-itself": reading}, anna=anna), "summon-forgotten-vase")
    assert (game.waiting == "anna: gain-any") is bool(n)


def test_sea_card_forgotten_vase_effect__the_owner_orders_it_with_the_staff() -> None:
    anna = PlayerSpec(power=3, hand=("die-of-malice",), play=("staff-of-spring", "forgotten-vase"))
    game = play(turn(anna=anna), "summon-die-of-malice")
    assert game.waiting == "anna: entered"
    assert game.moves == ("staff-of-spring-1.summoned", "forgotten-vase-1.summoned")
    game.answer("forgotten-vase-1.summoned", "air")
    assert game.player().reserve == (1, 0, 0, 0) and game.player().crystals == 3


def test_sea_card_forgotten_vase_hand_only() -> None:
    anna = dreaming("forgotten-vase", hand=("die-of-malice",))
    game = play(turn(anna=anna), "activate-potion-of-dreams-1")
    assert size(game.player().reserve) == 0 and game.player().count("die-of-malice") == 1
    assert game.of("no-answer", "seat", "card", "of") == [("anna", "forgotten-vase", "die-of-malice")]
    assert game.rules("no-answer") == ["sea.card.forgotten-vase.hand-only"]


def test_sea_card_forgotten_vase_hand_only__through_the_orb() -> None:
    anna = PlayerSpec(
        crystals=3, power=9, reserve={"air": 2, "water": 2}, play=("forgotten-vase", "crystal-orb")
    )
    game = play(turn(anna=anna, deck=("die-of-malice",)), "activate-crystal-orb-1", "look", "play")
    assert size(game.player().reserve) == 0 and game.player().count("die-of-malice") == 1
    assert game.rules("no-answer") == ["sea.card.forgotten-vase.hand-only"]


def test_tokens_that_the_hourglass_brings_are_paid_at_once_with_the_season() -> None:
    anna = PlayerSpec(power=3, hand=("temporal-boots",), play=("hourglass",))
    game = play(turn(space=3, access=True, anna=anna, left=DieSpec("die-winter-1", 1)))
    game.answer("summon-temporal-boots", "+1", "fire", "crystallise-fire")
    assert game.player().crystals == 3, "fire in spring"
