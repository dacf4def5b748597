"""Cards 21 to 25, and everything that the list of cards says of them."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.cardplay import FOUR, amulet, dreamt, summoned, with_card
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DoSpec, PlayerSpec, table, turn

from tutor.games.seasons.components.component_set import box

# ---- 21, Lewis


def test_sea_card_lewis_effect() -> None:
    boris = PlayerSpec(reserve={"air": 2, "earth": 1})
    game = summoned("lewis", boris=boris, vera=PlayerSpec(reserve={"water": 3}))
    assert game.waiting == "anna: reserve-of" and game.moves == ("boris", "vera")
    game.answer("boris")
    assert game.of("energy-gained", "seat", "tokens") == [("anna", ("air", "air", "earth"))]
    assert game.rules("energy-gained") == ["sea.card.lewis.effect"]
    assert game.fact("boris.reserve") == 3, "nothing is stolen"
    assert dreamt("lewis", boris=boris).fact("anna.reserve") == 3


@pytest.mark.rules("sea.reserve.overflow")
def test_sea_card_lewis_effect__too_many() -> None:
    anna = with_card("lewis", reserve={"fire": 3, "air": 3})
    game = play(turn(anna=anna, boris=PlayerSpec(reserve={"water": 5})), "summon-lewis")
    assert game.waiting == "anna: discard-token"
    assert game.answer("water", "fire").fact("anna.reserve") == 7
    empty = summoned("lewis", boris=PlayerSpec())
    assert empty.of("energy-gained") == [] and empty.of("reserve-copied", "tokens") == [((),)]


def test_sea_card_lewis_count() -> None:
    book = CopySpec("bespelled-grimoire", tokens={"air": 1})
    pot = CopySpec("glutton-cauldron", tokens={"fire": 2})
    game = summoned("lewis", boris=PlayerSpec(play=(book, amulet(water=4), pot), reserve={"earth": 1}))
    assert game.of("energy-gained", "tokens") == [(("air", "earth"),)]
    assert game.rules("tokens-counted") == ["sea.card.lewis.count"]
    assert game.of("tokens-untouched", "seat", "card") == [
        ("boris", "amulet-of-water"),
        ("boris", "glutton-cauldron"),
    ]


# ---- 22, Runic Cube


def test_sea_card_runic_cube_effect() -> None:
    game = play(turn(anna=with_card("runic-cube", crystals=20)), "summon-runic-cube")
    kinds = {event.kind for event in game.events}
    assert kinds == {"summoning", "used", "crystals-lost", "entered", "resolved"}, "no effect at all"
    assert game.refused("activate-runic-cube-1") == ["sea.term.activate"]
    over = play(table(DoSpec("anna", "ending"), anna=PlayerSpec(play=("runic-cube", "kairn"))))
    assert over.fact("anna.score.cards") == 30 + box().card("kairn").prestige
    assert over.of("card-gives", "card", "n") == [("runic-cube", 30)]
    assert over.rules("card-gives") == ["sea.card.runic-cube.effect"]


# ---- 23, Potion of Power


def acting(card: str, *, rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """Anna activates a Potion; what is said of her is handed on, and so is what is said of the table."""
    table = {name: said.pop(name) for name in ("deck", "discard", "boris") if name in said}
    cards = (card, *said.pop("play", ()))
    anna = PlayerSpec(**{"power": 5, **said, "play": cards})
    return play(turn(rulings, anna=anna, **table), f"activate-{card}-1")


def test_sea_card_potion_of_power_effect() -> None:
    game = acting("potion-of-power", deck=("kairn", "lewis"))
    assert game.waiting == "chance: draw-cards"
    game.answer("kairn")
    assert game.waiting == "anna: turn", "the card must be kept"
    assert game.player().hand == ("kairn",) and game.table.discard == ("potion-of-power",)
    assert game.of("sacrificed", "seat", "card") == [("anna", "potion-of-power")]
    assert game.fact("anna.power") == 7 and game.fact("anna.play") == ""
    for kind in ("drew", "card-kept", "power-raised"):
        assert game.rules(kind) == ["sea.card.potion-of-power.effect"]
    none = acting("potion-of-power")
    assert none.player().hand == ("potion-of-power",), (
        "the deck is made of the discard pile: the Potion itself"
    )
    assert none.fact("anna.power") == 7


# ---- 24, Potion of Dreams


DREAMS: dict[str, Any] = {"hand": ("olafs-statue",), "reserve": {"air": 2, "fire": 1}}


def test_sea_card_potion_of_dreams_effect() -> None:
    game = acting("potion-of-dreams", hand=("kairn", "olafs-statue"), reserve={"air": 2, "fire": 1})
    assert game.waiting == "anna: play-free" and game.moves == ("kairn", "olafs-statue")
    assert game.question.secret
    game.answer("olafs-statue")
    assert game.of("energy-spent", "tokens") == [(("air", "air", "fire"),)]
    assert game.of("entered", "card", "how") == [("olafs-statue", "free")]
    assert game.fact("anna.crystals") == 20 and game.fact("anna.reserve") == 0
    assert game.fact("anna.play") == "olafs-statue" and game.table.discard == ("potion-of-dreams",)
    assert game.rules("energy-spent") == ["sea.card.potion-of-dreams.effect"]
    empty = acting("potion-of-dreams", hand=("olafs-statue",))
    assert empty.fact("anna.crystals") == 20, "an empty reserve is no hindrance"


def test_sea_card_potion_of_dreams_tokens() -> None:
    book = CopySpec("bespelled-grimoire", tokens={"water": 2})
    pot = CopySpec("glutton-cauldron", tokens={"fire": 2})
    game = acting("potion-of-dreams", play=(book, amulet(air=4), pot), **DREAMS)
    assert game.of("energy-spent", "tokens") == [(("air", "air", "water", "water", "fire"),)]
    assert (
        game.fact("anna.tokens.amulet-of-water-1") == 4 and game.fact("anna.tokens.glutton-cauldron-1") == 2
    )
    assert game.rules("tokens-counted") == ["sea.card.potion-of-dreams.tokens"]
    assert game.of("tokens-untouched", "card") == [("amulet-of-water",), ("glutton-cauldron",)]


def test_sea_card_potion_of_dreams_no_summon_triggers() -> None:
    boris = PlayerSpec(play=("arcano-leech",))
    game = acting("potion-of-dreams", play=("staff-of-spring", "forgotten-vase"), boris=boris, **DREAMS)
    assert game.fact("anna.play") == "staff-of-spring, forgotten-vase, olafs-statue"
    assert game.fact("anna.crystals") == 20 and game.fact("boris.crystals") == 0
    assert game.fact("anna.reserve") == 0 and game.waiting == "anna: turn"
    assert game.rules("played-free") == ["sea.card.potion-of-dreams.no-summon-triggers"]
    hand_only = {
        f"sea.card.{card}.hand-only" for card in ("staff-of-spring", "forgotten-vase", "arcano-leech")
    }
    assert {*game.rules("no-answer")} == hand_only


@pytest.mark.rules("sea.play.free-gauge")
@pytest.mark.parametrize(("reading", "played"), [("yes", True), ("no", False)])
def test_sea_card_potion_of_dreams_effect__its_own_place(reading: str, played: bool) -> None:
    """sea.ruling.dreams-slot: the card takes the place that the Potion leaves, or not."""
    rulings = {"sea.ruling.dreams-slot": reading}
    game = acting("potion-of-dreams", rulings=rulings, **DREAMS, power=1)
    assert (game.fact("anna.play") == "olafs-statue") == played
    assert game.fact("anna.reserve") == 0
    if not played:
        assert game.rules("no-room") == ["sea.card.potion-of-dreams.effect", "sea.play.free-gauge"]
        assert game.player().hand == ("olafs-statue",)


@pytest.mark.parametrize("reading", ["wasted", "no"])
def test_sea_card_potion_of_dreams_effect__nothing_to_play(reading: str) -> None:
    """sea.ruling.dreams-no-card: every reason is named, or the Potion is wasted."""
    rulings = {"sea.ruling.dreams-no-card": reading}
    anna = PlayerSpec(play=("potion-of-dreams", "kairn"), power=1, reserve={"air": 1})
    game = play(turn(rulings, anna=anna))
    if reading == "no":
        assert game.refused("activate-potion-of-dreams-1") == [
            "sea.card.potion-of-dreams.effect",
            "sea.play.free-gauge",
        ]
        return
    game.answer("activate-potion-of-dreams-1")
    assert game.fact("anna.play") == "kairn" and game.fact("anna.reserve") == 0
    assert len(game.of("empty-hand")) == 1 and len(game.of("no-room")) == 2


@pytest.mark.parametrize("reading", ["yes", "optional"])
def test_sea_card_potion_of_dreams_effect__must_play(reading: str) -> None:
    """sea.ruling.dreams-must-play."""
    game = acting("potion-of-dreams", rulings={"sea.ruling.dreams-must-play": reading}, **DREAMS)
    assert (game.waiting == "anna: play-free") == (reading == "optional")
    if reading == "optional":
        assert game.moves == ("olafs-statue", "none")
        assert game.answer("none").fact("anna.play") == "" and game.player().hand == ("olafs-statue",)


def test_sea_card_potion_of_dreams_effect__into_a_chalice() -> None:
    """A Chalice that is played free uses the place that the Potion left and needs another."""
    tight = acting("potion-of-dreams", hand=("divine-chalice",), deck=FOUR, power=1)
    assert tight.fact("anna.play") == "divine-chalice" and len(tight.of("no-room")) == 2
    wide = acting("potion-of-dreams", hand=("divine-chalice",), deck=FOUR, power=2).answer("amulet-of-earth")
    assert wide.fact("anna.play") == "divine-chalice, amulet-of-earth" and wide.fact("anna.crystals") == 9


# ---- 25, Potion of Knowledge


def test_sea_card_potion_of_knowledge_effect() -> None:
    game = acting("potion-of-knowledge", reserve={"earth": 1})
    assert game.waiting == "anna: gain-any"
    game.answer("air", "air", "water", "fire", "fire")
    assert game.player().reserve == (2, 1, 2, 1) and game.table.discard == ("potion-of-knowledge",)
    assert game.rules("energy-gained") == ["sea.card.potion-of-knowledge.effect"] * 5


@pytest.mark.rules("sea.reserve.overflow")
def test_sea_card_potion_of_knowledge_effect__too_many() -> None:
    """All five are taken before any is discarded."""
    game = acting("potion-of-knowledge", reserve={"earth": 4}).answer(*("air",) * 5)
    assert game.waiting == "anna: discard-token"
    assert game.answer("earth", "earth").player().reserve == (5, 0, 0, 2)
