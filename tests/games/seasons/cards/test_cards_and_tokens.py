"""Cards that the list names beside the Amulet of Water, the Grimoire, the Cauldron and the Purse of Io."""

from __future__ import annotations

import pytest
from games.seasons.support.cardplay import summoned
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DoSpec, PlayerSpec, table, turn

HOLDERS = ("amulet-of-water", "bespelled-grimoire", "glutton-cauldron")
RULES = {
    "amulet-of-water": ("tokens-untouched", "sea.card.amulet-of-water.immune"),
    "bespelled-grimoire": ("tokens-counted", ""),
    "glutton-cauldron": ("tokens-untouched", "sea.card.glutton-cauldron.not-reserve"),
}


def holder(card: str) -> CopySpec:
    """The card with four tokens of fire on it."""
    return CopySpec(card, tokens={"fire": 4})


def round_ends(card: str, *cards: str) -> Play:
    """A round that ends for somebody who has nothing in reserve but what lies on the card."""
    return play(table(DoSpec("anna", "round-end"), anna=PlayerSpec(play=(holder(card), *cards))))


def over(card: str, *cards: str) -> Play:
    """The end of the game for the same."""
    return play(table(DoSpec("anna", "ending"), anna=PlayerSpec(play=(holder(card), *cards))))


def left(game: Play, card: str, seat: str = "anna") -> int:
    """How many tokens of fire lie on the card in the end."""
    copy = game.player(seat).copy(f"{card}-1")
    assert copy is not None
    return copy.tokens[2]


def looks_at(other: str, card: str) -> tuple[bool, Play]:
    """Whether a card counts or touches four tokens on a card that holds them."""
    mine = PlayerSpec(power=5, play=(holder(card), other), hand=("olafs-statue",))
    theirs = PlayerSpec(play=(holder(card),))
    if other == "wondrous-chest":
        game = round_ends(card, other)
        return game.fact("anna.crystals") == 3, game
    if other == "beggars-horn":
        game = round_ends(card, other)
        return game.waiting == "", game
    if other == "lantern":
        game = over(card, other)
        return game.fact("anna.crystals") == 12, game
    if other == "air-elemental":
        game = summoned(other, boris=theirs)
        return left(game, card, "boris") == 0, game
    if other == "lewis":
        game = summoned(other, boris=theirs)
        return game.fact("anna.reserve.fire") == 4, game
    if other == "cursed-treatise":
        game = summoned("syllas", boris=PlayerSpec(play=(other, holder(card)))).answer(f"{other}-1")
        return left(game, card, "boris") == 0, game
    game = play(turn(anna=mine), f"activate-{other}-1")
    return left(game, card) == 0, game


@pytest.mark.rules(
    "sea.card.amulet-of-water.immune",
    "sea.card.bespelled-grimoire.reserve",
    "sea.card.glutton-cauldron.not-reserve",
)
@pytest.mark.parametrize("card", HOLDERS)
@pytest.mark.parametrize(
    "other",
    [
        "wondrous-chest",
        "beggars-horn",
        "air-elemental",
        "lantern",
        "lewis",
        "potion-of-dreams",
        "potion-of-life",
        "cursed-treatise",
    ],
)
def test_tokens_on_cards(other: str, card: str) -> None:
    """Each of the eight looks past the Amulet and the Cauldron, and at the Grimoire."""
    touched, game = looks_at(other, card)
    assert touched == (card == "bespelled-grimoire")
    kind, rule = RULES[card]
    # A Chest that finds too few tokens and a Horn that finds too many do not act at all.
    idle = (other, touched) in (("wondrous-chest", False), ("beggars-horn", True))
    assert len(game.of(kind)) == (not idle)
    assert idle or not rule or game.rules(kind) == [rule]


@pytest.mark.parametrize("purses", [0, 1, 2])
def test_sea_card_purse_of_io_applies__each_card(purses: int) -> None:
    """The Balance and the Potion of Life crystallise; the Cauldron and the Skull do not."""
    bags = ("purse-of-io",) * purses
    weighed = play(turn(anna=PlayerSpec(power=9, play=("balance-of-ishtar", *bags), reserve={"air": 3})))
    assert weighed.answer("activate-balance-of-ishtar-1").fact("anna.crystals") == 3 * (3 + purses)
    drunk = play(turn(anna=PlayerSpec(power=9, play=("potion-of-life", *bags), reserve={"air": 2})))
    assert drunk.answer("activate-potion-of-life-1").fact("anna.crystals") == 2 * (4 + purses)
    pot = CopySpec("glutton-cauldron", tokens={"air": 6})
    fed = play(turn(anna=PlayerSpec(power=9, play=(pot, *bags), reserve={"air": 1})))
    assert fed.answer("activate-glutton-cauldron-1").fact("anna.crystals") == 15
    three = ("hourglass", "kairn", "figrim")
    skull = play(turn(anna=PlayerSpec(power=9, play=("dragon-skull", *three, *bags))))
    skull.answer("activate-dragon-skull-1")
    for card in three:
        skull.answer(f"{card}-1")
    assert skull.fact("anna.crystals") == 15
    for game in (fed, skull):
        assert game.of("purse-added") == game.of("crystallised") == []
