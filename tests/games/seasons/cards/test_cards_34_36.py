"""Cards 34 to 36: the Crystal Orb, the Glutton Cauldron and the Vampiric Crown."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DoSpec, PlayerSpec, side, table, turn

from tutor.games.seasons.state.energy import size

ORB, CAULDRON = "activate-crystal-orb-1", "activate-glutton-cauldron-1"


def round_end(rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """The end of a round in which no season changes."""
    return play(table(DoSpec("anna", "round-end"), rulings=rulings, space=1, left=side(pips=1), **said))


# ---- 34: Crystal Orb


def orb(
    *play_: str,
    deck: tuple[object, ...] = (("figrim",), ("naria", "sid")),
    rulings: dict[str, str] | None = None,
    **said: Any,
) -> Play:
    """Anna has activated her Orb, with five crystals and four tokens."""
    about = {"crystals": 5, "power": 9, "reserve": {"air": 2, "fire": 2}, **said}
    discard = about.pop("discard", ())
    anna = PlayerSpec(play=("crystal-orb", *play_), **about)
    return play(turn(rulings, anna=anna, deck=deck, discard=discard), ORB)


def test_sea_card_crystal_orb_look__put_back() -> None:
    game = orb().answer("look")
    assert game.waiting == "anna: orb-card" and game.question.secret
    assert game.fact("looking") == 1
    game.answer("return")
    assert game.table.deck.layers == (("figrim",), ("naria", "sid")) and size(game.player().reserve) == 4
    assert game.rules("put-back") == ["sea.card.crystal-orb.look"] and game.fact("looking") == 0


def test_sea_card_crystal_orb_look__it_is_drawn_next() -> None:
    game = orb("potion-of-power", deck=("figrim", "naria", "sid")).answer("look", "naria", "return")
    assert game.table.deck.layers == (("naria",), ("figrim", "sid"))
    assert game.answer("activate-potion-of-power-1").player().hand == ("naria",)


def test_sea_card_crystal_orb_look__played_free() -> None:
    game = orb().answer("look", "play")
    player = game.player()
    assert player.count("figrim") == 1 and size(player.reserve) == 0 and player.crystals == 5
    assert game.of("entered", "card", "how") == [("figrim", "free")]
    assert game.table.deck.layers == (("naria", "sid"),)


def test_sea_card_crystal_orb_look__an_effect_on_entering() -> None:
    game = orb(deck=("olafs-statue",)).answer("look", "play")
    assert game.player().crystals == 25


def test_sea_card_crystal_orb_look__too_few_tokens() -> None:
    game = orb("hand-of-fortune", reserve={"air": 3}).answer("look")
    assert game.moves == ("return",)
    assert game.refused("play") == ["sea.card.crystal-orb.look", "sea.card.hand-of-fortune.not-activation"]
    apart = CopySpec("amulet-of-water", tokens={"water": 1})
    assert "play" in orb(apart, reserve={"air": 3}).answer("look").moves  # type: ignore[arg-type]


def test_sea_card_crystal_orb_look__the_hand_takes_nothing_off() -> None:
    game = orb("hand-of-fortune").answer("look", "play")
    assert size(game.player().reserve) == 0
    assert game.rules("cost-in-full") == ["sea.card.hand-of-fortune.not-activation"]


@pytest.mark.parametrize(
    ("reading", "key", "deck", "discard"), [("return", "return", 3, 0), ("discard", "discard", 2, 1)]
)
def test_sea_card_crystal_orb_look__no_summoning_power(
    reading: str, key: str, deck: int, discard: int
) -> None:
    game = orb(power=1, rulings={"sea.ruling.orb-no-power": reading}).answer("look")
    assert game.moves == (key,) and game.refused("play") == ["sea.play.free-gauge"]
    game.answer(key)
    assert (game.fact("deck"), game.fact("discard")) == (deck, discard)


def test_sea_card_crystal_orb_mill() -> None:
    game = orb().answer("discard")
    assert game.player().crystals == 2 and game.table.discard == ("figrim",)
    assert game.rules("crystals-lost") == ["sea.card.crystal-orb.mill"]
    assert game.of("top-discarded", "seat", "card") == [("anna", None)], "nobody sees it"


def test_sea_card_crystal_orb_mill__by_chance_which() -> None:
    game = orb(deck=("figrim", "naria")).answer("discard")
    assert game.waiting == "chance: draw-cards"
    assert game.answer("naria").table.discard == ("naria",) and game.table.deck.layers == (("figrim",),)


def test_sea_card_crystal_orb_mill__too_few_crystals() -> None:
    anna = PlayerSpec(crystals=2, play=("crystal-orb",))
    game = play(turn(anna=anna, deck=("figrim",)), ORB)
    assert game.waiting == "anna: orb-card", "only looking is left"


def test_sea_card_crystal_orb_one_of_two() -> None:
    game = orb()
    assert game.waiting == "anna: orb-way" and game.moves == ("look", "discard")
    assert game.question.rule == "sea.card.crystal-orb.one-of-two"
    assert game.answer("look", "return").refused(ORB) == ["sea.effect.activated.once"]


def test_sea_card_crystal_orb_no_summon_triggers() -> None:
    boris = PlayerSpec(play=("arcano-leech",))
    anna = PlayerSpec(
        crystals=3, power=9, reserve={"air": 4}, play=("crystal-orb", "staff-of-spring", "forgotten-vase")
    )
    game = play(turn(anna=anna, boris=boris, deck=("die-of-malice",)), ORB, "look", "play")
    player = game.player()
    assert player.count("die-of-malice") == 1 and player.crystals == 3 and size(player.reserve) == 0
    assert game.player("boris").crystals == 0
    assert game.rules("played-free") == ["sea.card.crystal-orb.no-summon-triggers"]


@pytest.mark.parametrize("key", ["look", "discard"])
def test_sea_setup_reshuffle__the_orb_makes_the_deck_anew(key: str) -> None:
    game = orb(deck=(), discard=("figrim",)).answer(key)
    assert game.rules("reshuffled") == ["sea.setup.reshuffle"]
    empty = orb(deck=()).answer(key)
    assert empty.rules("no-cards") == ["sea.setup.reshuffle"] and empty.waiting == "anna: turn"


@pytest.mark.parametrize(("reading", "deck", "discard"), [("when-needed", 0, 2), ("at-once", 2, 0)])
def test_sea_setup_reshuffle__the_orb_empties_the_deck(reading: str, deck: int, discard: int) -> None:
    rulings = {"sea.ruling.reshuffle-when": reading}
    game = orb(deck=("figrim",), discard=("naria",), rulings=rulings).answer("discard")
    assert (game.fact("deck"), game.fact("discard")) == (deck, discard)


# ---- 35: Glutton Cauldron


def fed(n: int, **said: Any) -> PlayerSpec:
    """Somebody with a Cauldron on which lie so many tokens."""
    mine = said.pop("play", ())
    tokens: dict[Any, int] = {"water": n} if n else {}
    return PlayerSpec(play=(CopySpec("glutton-cauldron", tokens=tokens), *mine), **said)


def test_sea_card_glutton_cauldron_no_cost() -> None:
    game = play(turn(anna=PlayerSpec(power=1, hand=("glutton-cauldron",))), "summon-glutton-cauldron")
    assert "sea.card.glutton-cauldron.no-cost" in game.rules("no-cost")
    assert game.of("entered", "card", "how") == [("glutton-cauldron", "summoned")]


def test_sea_card_glutton_cauldron_place() -> None:
    game = play(turn(anna=fed(2, reserve={"air": 1, "fire": 1})), CAULDRON)
    assert game.waiting == "anna: feed" and game.moves == ("air", "fire")
    game.answer("fire")
    assert game.player().reserve == (1, 0, 0, 0) and game.player().play[0].tokens == (0, 2, 1, 0)
    assert game.rules("tokens-moved") == ["sea.card.glutton-cauldron.place"]
    assert game.refused(CAULDRON) == ["sea.effect.activated.once"], "one token in each own turn"


def test_sea_card_glutton_cauldron_place__no_token() -> None:
    assert play(turn(anna=fed(3))).refused(CAULDRON) == ["sea.effect.activated.cost"]


@pytest.mark.parametrize(
    ("reading", "legal"), [("all-costs", False), ("all-and-cauldron", True), ("costs-only", False)]
)
def test_sea_card_glutton_cauldron_place__from_an_amulet_of_water(reading: str, legal: bool) -> None:
    anna = fed(0, play=(CopySpec("amulet-of-water", tokens={"air": 1}),))
    game = play(turn({"sea.ruling.amulet-water-scope": reading}, anna=anna))
    assert (CAULDRON in game.moves) is legal
    if legal:
        assert game.answer(CAULDRON).player().play[0].tokens == (1, 0, 0, 0)


def test_sea_card_glutton_cauldron_place__its_tokens_cannot_be_used() -> None:
    anna = fed(3, power=9, hand=("cursed-treatise",))
    game = play(turn(access=True, anna=anna))
    assert game.refused("summon-cursed-treatise") == ["sea.summon.requirements"]
    assert not [key for key in game.moves if key.startswith("crystallise")]


def test_sea_card_glutton_cauldron_seven() -> None:
    game = play(turn(anna=fed(6, crystals=1, reserve={"air": 1}, play=("purse-of-io",))), CAULDRON)
    player = game.player()
    assert player.reserve == (1, 6, 0, 0) and player.crystals == 16, "a Purse adds nothing"
    assert [copy.card for copy in player.play] == ["purse-of-io"]
    assert game.table.discard == ("glutton-cauldron",)
    assert game.rules("crystals-gained") == ["sea.card.glutton-cauldron.seven"]


def test_sea_card_glutton_cauldron_seven__not_before() -> None:
    game = play(turn(anna=fed(5, reserve={"air": 1})), CAULDRON)
    assert game.player().count("glutton-cauldron") == 1 and game.player().crystals == 0


def test_sea_card_glutton_cauldron_seven__the_other_copy_stays() -> None:
    anna = fed(6, reserve={"air": 1}, play=(CopySpec("glutton-cauldron", tokens={"fire": 6}),))
    game = play(turn(anna=anna), "activate-glutton-cauldron-2")
    assert [copy.id for copy in game.player().play] == ["glutton-cauldron-1"]
    assert game.player().reserve == (1, 0, 6, 0)


def test_sea_card_glutton_cauldron_not_reserve() -> None:
    anna = fed(4, play=("wondrous-chest", "beggars-horn"))
    game = round_end(anna=anna)
    assert game.waiting == "anna: gain-any", "the Horn sees an empty reserve"
    game.answer("air")
    assert game.player().crystals == 0, "and the Chest no four tokens"
    life = play(turn(anna=fed(4, play=("potion-of-life",))), "activate-potion-of-life-1")
    assert life.rules("tokens-untouched") == ["sea.card.glutton-cauldron.not-reserve"]
    assert size(life.player().play[0].tokens) == 4


def test_sea_card_glutton_cauldron_overflow() -> None:
    game = play(turn(anna=fed(6, reserve={"air": 3})), CAULDRON)
    assert game.waiting == "anna: discard-token" and game.player().crystals == 15
    game.answer("water", "water")
    assert game.player().reserve == (3, 4, 0, 0)
    assert game.rules("tokens-moved")[-1] == "sea.card.glutton-cauldron.overflow"


@pytest.mark.parametrize(("reading", "tokens"), [("lost", 0), ("reserve", 4)])
def test_sea_card_glutton_cauldron_place__it_leaves_early(reading: str, tokens: int) -> None:
    boris = PlayerSpec(power=9, reserve={"fire": 3}, hand=("syllas",))
    spec = {"sea.ruling.amulet-water-leaves": reading}
    game = play(table(DoSpec("boris", "actions"), rulings=spec, anna=fed(4), boris=boris), "summon-syllas")
    assert game.player().play == () and size(game.player().reserve) == tokens
    assert game.player().crystals == 0


# ---- 36: Vampiric Crown


def crown(deck: tuple[str, ...] = ("kairn",), rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """Anna has summoned the Crown."""
    about = {"reserve": {"water": 1, "air": 1}, **said}
    hand = ("vampiric-crown", *about.pop("hand", ()))
    anna = PlayerSpec(power=9, hand=hand, **about)
    return play(turn(rulings, anna=anna, deck=deck), "summon-vampiric-crown")


def test_sea_card_vampiric_crown_effect() -> None:
    game = crown(deck=("balance-of-ishtar",), hand=("runic-cube",)).answer(
        "draw", "air", "fire", "fire", "earth"
    )
    assert game.player().hand == ("balance-of-ishtar", "runic-cube")
    assert game.player().reserve == (1, 0, 2, 1), "as many as its prestige"
    assert game.rules("energy-gained") == ["sea.card.vampiric-crown.effect"] * 4


@pytest.mark.rules("sea.term.discard-card")
def test_sea_card_vampiric_crown_effect__from_hand() -> None:
    game = crown(hand=("balance-of-ishtar", "runic-cube")).answer("discard", "balance-of-ishtar")
    assert game.rules("card-discarded") == ["sea.term.discard-card"]
    assert game.table.discard == ("balance-of-ishtar",)
    game.answer("air", "air", "air", "air")
    assert game.player().hand == ("runic-cube",) and game.table.discard == ("balance-of-ishtar",)
    assert size(game.player().reserve) == 4 and game.fact("deck") == 1


def test_sea_card_vampiric_crown_effect__no_card_in_hand() -> None:
    game = crown(deck=("balance-of-ishtar",))
    assert game.waiting == "anna: gain-any", "nothing can be discarded, so a card is drawn"
    assert game.player().hand == ("balance-of-ishtar",)


@pytest.mark.parametrize("reading", ["deck", "deck-seen"])
def test_sea_card_vampiric_crown_effect__discarded_from_the_deck(reading: str) -> None:
    game = crown(deck=("balance-of-ishtar",), rulings={"sea.ruling.crown-discard": reading})
    assert game.waiting == "anna: crown-way" and game.moves == ("draw", "discard")
    assert game.fact("looking") == (reading == "deck-seen"), "only one reading shows the card first"
    game.answer("discard", "air", "air", "air", "air")
    assert game.table.discard == ("balance-of-ishtar",) and game.player().hand == ()
    kept = crown(deck=("balance-of-ishtar",), rulings={"sea.ruling.crown-discard": reading}).answer("draw")
    assert kept.player().hand == ("balance-of-ishtar",) and kept.waiting == "anna: gain-any"


def test_sea_card_vampiric_crown_effect__more_than_the_reserve_holds() -> None:
    game = crown(deck=("runic-cube",), reserve={"water": 1, "air": 3})
    assert game.of("more-than-fits", "n") == [(30,)] and game.rules("more-than-fits") == [
        "sea.reserve.overflow"
    ]
    game.answer(*("fire",) * 7, "air", "air")
    assert game.player().reserve == (0, 0, 7, 0)


def test_sea_card_vampiric_crown_keep_reveal() -> None:
    game = crown(deck=("balance-of-ishtar",), hand=("runic-cube",)).answer("draw")
    assert game.waiting == "anna: gain-any", "it is kept without a question"
    assert game.rules("card-kept") == ["sea.card.vampiric-crown.keep-reveal"]
    assert game.of("revealed", "card", "n") == [("balance-of-ishtar", 4)]
    assert game.rules("revealed") == ["sea.card.vampiric-crown.keep-reveal"]
    shown = crown(hand=("balance-of-ishtar",)).answer("discard")
    assert shown.of("revealed", "card", "n") == [("balance-of-ishtar", 4)]


@pytest.mark.parametrize("card", ["potion-of-life", "cursed-treatise"])
def test_sea_card_vampiric_crown_no_prestige(card: str) -> None:
    game = crown(deck=(card,))
    assert game.waiting == "anna: turn" and size(game.player().reserve) == 0
    assert game.player().hand == (card,)
    assert game.rules("no-prestige") == ["sea.card.vampiric-crown.no-prestige"]


def test_sea_card_vampiric_crown_effect__no_card_anywhere() -> None:
    game = crown(deck=())
    assert game.waiting == "anna: turn" and not game.rules("revealed") and not game.rules("no-prestige")


def test_sea_card_vampiric_crown_effect__a_prestige_that_is_not_known() -> None:
    game = crown(deck=("mirror",), rulings={"sea.ruling.prestige-not-in-text": "unknown"})
    assert game.waiting == "anna: turn" and game.of("prestige-unknown", "card") == [("mirror",)]
    assert not game.rules("no-prestige")


def test_sea_card_vampiric_crown_effect__one_card_by_chance() -> None:
    game = crown(deck=("potion-of-life", "balance-of-ishtar", "runic-cube"))
    assert game.waiting == "chance: draw-cards"
    game.answer("potion-of-life")
    assert game.player().hand == ("potion-of-life",) and game.fact("deck") == 2
