"""Energy tokens that run out, where a ruling is read so and a position says how many there are."""

from __future__ import annotations

import pytest
from games.seasons.support.cardplay import amulet, summoned
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DoSpec, PlayerSpec, side, table, turn

LIMITED = {"sea.ruling.stockpile-limit": "limited"}
ONE_EACH = {"air": 1, "water": 1, "fire": 1, "earth": 1}


def die(**stockpile: int) -> Play:
    """Anna's turn with a die that shows two water, Boris with two of them on an Amulet."""
    anna = PlayerSpec(die=side(energy=(0, 2, 0, 0), power=1))
    boris = PlayerSpec(play=(amulet(water=2),))
    return play(table(DoSpec("anna", "turn"), rulings=LIMITED, anna=anna, boris=boris, stockpile=stockpile))


@pytest.mark.parametrize(("water", "gained"), [(2, 0), (3, 1), (4, 2)])
def test_sea_term_gain_energy__a_die_gives_what_there_is(water: int, gained: int) -> None:
    """Tokens on cards are out of the stockpile too."""
    game = die(water=water)
    assert game.player().reserve == (0, gained, 0, 0)
    assert game.of("stockpile-empty", "tokens") == ([] if gained == 2 else [(("water",) * (2 - gained),)])
    assert {*game.rules("stockpile-empty")} <= {"sea.term.gain-energy"}


def test_sea_term_gain_energy__tokens_of_choice() -> None:
    anna = PlayerSpec(play=("potion-of-knowledge",), reserve={"air": 1})
    game = play(turn(LIMITED, anna=anna, stockpile={"air": 2, "fire": 1}), "activate-potion-of-knowledge-1")
    assert game.moves == ("air", "fire")
    game.answer("fire", "air")
    assert game.waiting == "anna: turn" and game.player().reserve == (2, 0, 1, 0), "there are no more"
    assert game.of("stockpile-empty", "seat", "tokens") == [("anna", ())]


def test_sea_term_gain_energy__an_exchange_gives_back_first() -> None:
    anna = PlayerSpec(reserve={"air": 2})
    game = play(turn(LIMITED, anna=anna, stockpile={"air": 2, "fire": 1}), "bonus-exchange")
    assert game.moves == ("air", "fire")
    assert game.answer("fire", "air").player().reserve == (1, 0, 1, 0)


def test_sea_term_gain_energy__a_mirror_without_other_tokens() -> None:
    anna = PlayerSpec(crystals=2, reserve={"air": 2}, play=("mirror",))
    game = play(turn(LIMITED, anna=anna, stockpile={"air": 2}), "activate-mirror-1", "2")
    assert game.waiting == "anna: turn" and game.player().reserve == (0, 0, 0, 0)
    assert len(game.of("stockpile-empty")) == 1


@pytest.mark.parametrize(("air", "turned"), [(4, 4), (3, 3), (1, 1), (0, 0)])
def test_sea_card_air_elemental_effect__as_far_as_there_is_air(air: int, turned: int) -> None:
    """All tokens of the reserve go, and so much air comes; Anna's three have paid for the card."""
    book = CopySpec("bespelled-grimoire", tokens={"fire": 2})
    boris, vera = PlayerSpec(reserve={"water": 2}, play=(book,)), PlayerSpec(play=(amulet(air=3),))
    anna = PlayerSpec(power=5, hand=("air-elemental",), reserve={"air": 3})
    stockpile = {"air": 3 + air, "water": 2, "fire": 2}
    game = play(turn(LIMITED, anna=anna, boris=boris, vera=vera, stockpile=stockpile), "summon-air-elemental")
    player = game.player("boris")
    assert sum(player.reserve) + sum(player.play[0].tokens) == player.reserve[0] + player.play[0].tokens[0]
    assert game.fact("boris.reserve") == turned
    assert len(game.of("tokens-turned")) == (turned > 0)
    assert game.rules("stockpile-empty") == (["sea.term.gain-energy"] if turned < 4 else [])


def test_sea_card_lewis_effect__what_is_left_of_it() -> None:
    boris = PlayerSpec(reserve={"earth": 2, "water": 1})
    game = summoned("lewis", rulings=LIMITED, boris=boris, stockpile={**ONE_EACH, "earth": 3})
    assert game.player().reserve == (0, 0, 0, 1)
    assert game.of("stockpile-empty", "tokens") == [(("water", "earth"),)]


def test_sea_term_gain_energy__without_a_number_nothing_runs_out() -> None:
    anna = PlayerSpec(play=("potion-of-knowledge",))
    for game in (play(turn(LIMITED, anna=anna)), play(turn(anna=anna, stockpile={"air": 0}))):
        assert game.answer("activate-potion-of-knowledge-1").moves == ("air", "water", "fire", "earth")
