"""The bonuses of a turn: what each gives, and what it costs in the end."""

from __future__ import annotations

import pytest
from games.seasons.support.play import play
from games.seasons.support.positions import PlayerSpec, turn

from tutor.games.seasons.components.component_set import box


def test_sea_bonus_max() -> None:
    game = play(turn(anna=PlayerSpec(bonuses=3, reserve={"air": 2})))
    for bonus in ("bonus-exchange", "bonus-crystallise", "bonus-summoning"):
        assert game.refused(bonus) == ["sea.bonus.max"]
    game = play(turn(), "bonus-summoning", "bonus-summoning", "bonus-summoning")
    assert game.player().power == 3 and game.refused("bonus-summoning") == ["sea.bonus.max"]


def test_sea_bonus_exchange() -> None:
    game = play(turn(anna=PlayerSpec(reserve={"air": 3, "fire": 1})), "bonus-exchange")
    assert game.waiting == "anna: exchange" and game.moves == ("air+air", "air+fire")
    game.answer("air+fire", "water", "earth")
    assert game.player().reserve == (2, 1, 0, 1) and "sea.bonus.exchange" in game.rules("bonus-used")


def test_sea_bonus_exchange__needs_two() -> None:
    anna = PlayerSpec(reserve={"air": 1})
    assert play(turn(anna=anna)).refused("bonus-exchange") == ["sea.bonus.exchange"]
    game = play(turn(anna=anna, rulings={"sea.ruling.bonus-exchange-one": "one-or-two"}))
    game.answer("bonus-exchange", "water")
    assert game.player().reserve == (0, 1, 0, 0)


def test_sea_bonus_crystallise() -> None:
    game = play(turn(anna=PlayerSpec(reserve={"earth": 1})), "bonus-crystallise", "crystallise-earth")
    assert game.player().crystals == 4 and "sea.bonus.crystallise" in game.rules("bonus-added")


@pytest.mark.parametrize(("reading", "n"), [("add", 5), ("no", 4)])
def test_sea_bonus_crystallise__twice(reading: str, n: int) -> None:
    rulings = {"sea.ruling.bonus-crystallise-twice": reading}
    game = play(turn(anna=PlayerSpec(reserve={"earth": 1}), rulings=rulings))
    assert game.answer("bonus-crystallise", "bonus-crystallise", "crystallise-earth").player().crystals == n


def test_sea_bonus_gauge() -> None:
    game = play(turn(), "bonus-summoning")
    assert game.player().power == 1 and game.rules("power-raised") == ["sea.bonus.gauge"]


def test_sea_bonus_gauge__at_15() -> None:
    anna = PlayerSpec(power=15)
    assert play(turn(anna=anna)).refused("bonus-summoning") == ["sea.gauge.max"]
    game = play(turn(anna=anna, rulings={"sea.ruling.bonus-gauge-at-15": "wasted"}), "bonus-summoning")
    assert game.player().power == 15 and game.player().bonuses == 1


def test_sea_bonus_penalty() -> None:
    game = play(turn(), "bonus-summoning", "bonus-crystallise")
    assert game.of("bonus-marked", "uses") == [(1,), (2,)]
    assert game.rules("bonus-marked") == ["sea.bonus.penalty"] * 2 and box().penalties == (0, 5, 12, 20)
