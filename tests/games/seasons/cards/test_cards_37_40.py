"""Cards 37 to 40: the Dragon Skull, the Demon of Argos, Titus and the Air Elemental."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DoSpec, PlayerSpec, side, table, turn

from tutor.games.seasons.components.faces import Energy
from tutor.games.seasons.state.energy import size

ONE_EACH: dict[Energy, int] = {"air": 1, "water": 1, "fire": 1, "earth": 1}
SKULL = "activate-dragon-skull-1"


def round_end(rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """The end of a round in which no season changes."""
    return play(table(DoSpec("anna", "round-end"), rulings=rulings, space=1, left=side(pips=1), **said))


# ---- 37: Dragon Skull


def test_sea_card_dragon_skull_effect() -> None:
    anna = PlayerSpec(crystals=1, play=("dragon-skull", "runic-cube", "figrim", "purse-of-io", "pendant"))
    game = play(turn(anna=anna), SKULL, "runic-cube-1")
    assert "runic-cube-1" not in game.moves, "three different cards"
    game.answer("figrim-1", "pendant-1")
    assert [copy.card for copy in game.player().play] == ["dragon-skull", "purse-of-io"]
    assert game.player().crystals == 16, "a Purse adds nothing"
    assert game.table.discard == ("figrim", "pendant", "runic-cube")
    assert game.rules("crystals-gained") == ["sea.card.dragon-skull.effect"]


@pytest.mark.parametrize(("reading", "legal"), [("yes", True), ("no", False)])
def test_sea_card_dragon_skull_effect__itself(reading: str, legal: bool) -> None:
    anna = PlayerSpec(play=("dragon-skull", "runic-cube", "figrim"))
    game = play(turn({"sea.ruling.skull-itself": reading}, anna=anna))
    assert (SKULL in game.moves) is legal
    if legal:
        game.answer(SKULL, "dragon-skull-1", "figrim-1")
        assert game.player().play == () and game.player().crystals == 15
    else:
        assert game.refused(SKULL) == ["sea.effect.activated.cost"]


def test_sea_card_dragon_skull_effect__not_itself_among_four() -> None:
    anna = PlayerSpec(play=("dragon-skull", "runic-cube", "figrim", "pendant"))
    game = play(turn({"sea.ruling.skull-itself": "no"}, anna=anna), SKULL)
    assert game.moves == ("runic-cube-1", "figrim-1", "pendant-1")
    game.answer("figrim-1", "pendant-1")
    assert [copy.card for copy in game.player().play] == ["dragon-skull"]


def test_sea_card_dragon_skull_effect__too_few_cards() -> None:
    game = play(turn(anna=PlayerSpec(play=("dragon-skull", "figrim"), hand=("naria", "sid"))))
    assert game.refused(SKULL) == ["sea.effect.activated.cost"]


# ---- 38: Demon of Argos


def demon(
    rulings: dict[str, str] | None = None,
    deck: tuple[object, ...] = (("figrim",), ("naria",)),
    **said: Any,
) -> Play:
    """Anna has summoned the Demon, three players, Vera first."""
    anna = PlayerSpec(power=9, reserve=ONE_EACH, hand=("demon-of-argos",))
    return play(turn(rulings, n=3, anna=anna, first="vera", deck=deck, **said), "summon-demon-of-argos")


def test_sea_card_demon_of_argos_effect() -> None:
    game = demon(boris=PlayerSpec(power=3), vera=PlayerSpec(power=1))
    assert [game.player(seat).power for seat in ("anna", "boris", "vera")] == [9, 2, 0]
    assert [game.player(seat).hand for seat in ("boris", "vera")] == [("figrim",), ("naria",)]
    assert game.waiting == "anna: turn", "the drawn cards are kept without a question"
    assert game.rules("power-lowered") == ["sea.card.demon-of-argos.effect"] * 2


@pytest.mark.parametrize(
    ("reading", "order"), [("from-left", ["boris", "vera"]), ("from-first", ["vera", "boris"])]
)
def test_sea_card_demon_of_argos_effect__order(reading: str, order: list[str]) -> None:
    game = demon({"sea.ruling.demon-order": reading}, deck=("figrim", "naria"))
    assert dict(game.question.facts)["seat"] == order[0]
    game.answer("naria")
    assert game.player(order[0]).hand == ("naria",) and game.player(order[1]).hand == ("figrim",)


@pytest.mark.parametrize(("reading", "power"), [("floor", 0), ("negative", -1)])
def test_sea_card_demon_of_argos_effect__without_power(reading: str, power: int) -> None:
    game = demon({"sea.ruling.gauge-floor": reading})
    assert game.player("boris").power == power


def test_sea_card_demon_of_argos_no_sacrifice() -> None:
    game = demon(boris=PlayerSpec(power=1, play=("runic-cube",)), vera=PlayerSpec(power=2, play=("sid",)))
    assert [copy.card for copy in game.player("boris").play] == ["runic-cube"]
    assert game.of("surplus-stays", "seat") == [("boris",)]
    assert game.rules("surplus-stays") == ["sea.card.demon-of-argos.no-sacrifice"]


# ---- 39: Titus Deepgaze


@pytest.mark.parametrize(("players", "cost"), [(2, 1), (3, 2), (4, 3)])
def test_sea_card_titus_cost(players: int, cost: int) -> None:
    def summoner(fire: int) -> Play:
        return play(turn(n=players, anna=PlayerSpec(power=1, reserve={"fire": fire}, hand=("titus",))))

    assert summoner(cost - 1).refused("summon-titus") == ["sea.summon.requirements"]
    game = summoner(cost).answer("summon-titus")
    assert size(game.player().reserve) == 0
    assert "sea.card.titus.cost" in game.rules("cost-by-players")


def test_sea_card_titus_effect() -> None:
    rich = PlayerSpec(crystals=5)
    game = round_end(n=4, anna=PlayerSpec(play=("titus",)), boris=rich, vera=rich, gleb=rich)
    assert [game.player(seat).crystals for seat in ("anna", "boris", "vera", "gleb")] == [3, 4, 4, 4]
    assert game.player().count("titus") == 1
    assert set(game.rules("crystals-lost")) == {"sea.card.titus.effect"}


def test_sea_card_titus_sacrifice() -> None:
    game = round_end(n=3, anna=PlayerSpec(play=("titus",)), boris=PlayerSpec(crystals=5))
    assert [game.player(seat).crystals for seat in ("anna", "boris", "vera")] == [1, 4, 0]
    assert game.player().play == () and game.table.discard == ("titus",)
    assert game.of("nothing-to-give", "seat", "to") == [("vera", "anna")]
    assert game.rules("nothing-to-give") == ["sea.card.titus.sacrifice"]


def test_sea_card_titus_sacrifice__not_for_who_has_just_paid_the_last_one() -> None:
    game = round_end(anna=PlayerSpec(play=("titus",)), boris=PlayerSpec(crystals=1))
    assert game.player("boris").crystals == 0 and game.player().count("titus") == 1


@pytest.mark.parametrize(("reading", "left"), [("sequential", 1), ("together", 2)])
def test_sea_card_titus_sacrifice__two_of_them(reading: str, left: int) -> None:
    rulings = {"sea.ruling.two-titus": reading}
    game = round_end(rulings, anna=PlayerSpec(play=("titus", "titus")), boris=PlayerSpec(crystals=1))
    if game.waiting:
        game.answer("titus-1.round-end")
    assert game.player().count("titus") == left and game.player().crystals == 1


@pytest.mark.parametrize(("reading", "left"), [("turn-order", 0), ("simultaneous", 1)])
def test_sea_card_titus_sacrifice__two_owners(reading: str, left: int) -> None:
    """Boris has no crystals any more when Vera's Titus comes, if one comes after the other."""
    rulings = {"sea.ruling.trigger-player-order": reading}
    owner = PlayerSpec(crystals=9, play=("titus",))
    game = round_end(rulings, n=3, anna=owner, boris=PlayerSpec(crystals=1), vera=owner)
    assert game.player("anna").count("titus") == 1 and game.player("vera").count("titus") == left


# ---- 40: Air Elemental


def test_sea_card_air_elemental_effect() -> None:
    anna = PlayerSpec(power=1, reserve={"air": 3, "earth": 2}, hand=("air-elemental",))
    game = play(
        turn(
            n=3,
            anna=anna,
            boris=PlayerSpec(reserve={"air": 1, "water": 2, "earth": 1}),
            vera=PlayerSpec(reserve={"air": 2}),
        ),
        "summon-air-elemental",
    )
    reserves = [game.player(seat).reserve for seat in ("anna", "boris", "vera")]
    assert reserves == [(0, 0, 0, 2), (4, 0, 0, 0), (2, 0, 0, 0)]
    assert game.of("tokens-turned", "seat", "tokens") == [("boris", ("water", "water", "earth"))]
    assert game.rules("tokens-turned") == ["sea.card.air-elemental.effect"]


def test_sea_card_air_elemental_count() -> None:
    held = (
        CopySpec("bespelled-grimoire", tokens={"fire": 2}),
        CopySpec("amulet-of-water", tokens={"water": 3}),
        CopySpec("glutton-cauldron", tokens={"earth": 4}),
    )
    anna = PlayerSpec(power=1, reserve={"air": 3}, hand=("air-elemental",))
    game = play(turn(anna=anna, boris=PlayerSpec(reserve={"earth": 1}, play=held)), "summon-air-elemental")
    boris = game.player("boris")
    assert boris.reserve == (1, 0, 0, 0)
    assert [copy.tokens for copy in boris.play] == [(2, 0, 0, 0), (0, 3, 0, 0), (0, 0, 0, 4)]
    assert game.rules("tokens-counted") == ["sea.card.air-elemental.count"]
    assert game.rules("tokens-untouched") == [
        "sea.card.amulet-of-water.immune",
        "sea.card.glutton-cauldron.not-reserve",
    ]
