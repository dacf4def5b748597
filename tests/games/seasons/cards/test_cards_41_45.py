"""Cards 41 to 45: the Fairies, the Cursed Treatise, the Idol, the Kriss and the Lantern."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DoSpec, PlayerSpec, table, turn

from tutor.games.seasons.components.faces import Energy
from tutor.games.seasons.state.energy import size

ONE_EACH: dict[Energy, int] = {"air": 1, "water": 1, "fire": 1, "earth": 1}
HELD = (
    CopySpec("bespelled-grimoire", tokens={"fire": 1, "earth": 1}),
    CopySpec("amulet-of-water", tokens={"water": 3}),
    CopySpec("glutton-cauldron", tokens={"air": 4}),
)
"""Cards with tokens on them: only those on the Grimoire belong to the reserve."""

TREE, SKULL, KRISS = "activate-tree-of-light-1", "activate-dragon-skull-1", "activate-necrotic-kriss-1"
DREAM, IDOL, MIRROR = "activate-potion-of-dreams-1", "activate-idol-1", "activate-mirror-1"
COST_ORDER = "sea.ruling.fairies-cost-order"


def ending(rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """The end of the game."""
    return play(table(DoSpec("anna", "ending"), rulings=rulings, **said))


# ---- 41: Thieving Fairies


def watched(n: int = 1, rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """Anna's turn while Boris has Fairies."""
    access = bool(said.pop("access", False))
    return play(
        turn(
            rulings,
            access=access,
            anna=PlayerSpec(power=9, **said),
            boris=PlayerSpec(play=("thieving-fairies",) * n),
        )
    )


@pytest.mark.parametrize(("players", "cost"), [(2, 0), (3, 3), (4, 6)])
def test_sea_card_thieving_fairies_cost(players: int, cost: int) -> None:
    def summoner(crystals: int) -> Play:
        return play(turn(n=players, anna=PlayerSpec(crystals=crystals, power=1, hand=("thieving-fairies",))))

    if cost:
        assert summoner(cost - 1).refused("summon-thieving-fairies") == ["sea.summon.requirements"]
    game = summoner(cost).answer("summon-thieving-fairies")
    assert game.player().crystals == 0
    assert "sea.card.thieving-fairies.cost" in game.rules("cost-by-players")


def test_sea_card_thieving_fairies_effect() -> None:
    game = watched(crystals=5, play=("idol", "figrim")).answer(IDOL)
    assert game.player().crystals == 5 - 1 + 1 and game.player("boris").crystals == 2
    assert game.of("crystals-lost", "seat", "n") == [("anna", 1)], "the second crystal comes from nobody"
    assert game.rules("crystals-lost") == ["sea.card.thieving-fairies.effect"]


def test_sea_card_thieving_fairies_effect__each_of_them_and_every_owner() -> None:
    game = play(
        turn(
            n=3,
            anna=PlayerSpec(crystals=9, play=("idol",)),
            boris=PlayerSpec(play=("thieving-fairies",)),
            vera=PlayerSpec(play=("thieving-fairies",)),
        ),
        IDOL,
    )
    assert [game.player(seat).crystals for seat in ("anna", "boris", "vera")] == [7, 2, 2]


def test_sea_card_thieving_fairies_effect__not_for_one_s_own_cards() -> None:
    game = play(turn(anna=PlayerSpec(crystals=5, play=("idol", "thieving-fairies"))), IDOL)
    assert game.player().crystals == 6, "only the Idol's crystal for the Fairies themselves"


def test_sea_card_thieving_fairies_only_activation() -> None:
    game = watched(crystals=5, reserve={"water": 3}, hand=("olafs-statue",), play=("staff-of-spring",))
    game.answer("summon-olafs-statue")
    assert game.player().crystals == 28 and game.player("boris").crystals == 0
    assert game.of("no-answer", "seat", "card", "of") == [("boris", "thieving-fairies", "olafs-statue")]
    assert game.rules("no-answer") == ["sea.card.thieving-fairies.only-activation"]


@pytest.mark.parametrize(("reading", "n"), [("public", 0), ("lua", 1)])
def test_sea_card_thieving_fairies_only_activation__the_icon_of_the_lantern(reading: str, n: int) -> None:
    rulings = {"sea.ruling.effect-types": reading}
    game = watched(rulings=rulings, reserve={"earth": 3, "fire": 3}, hand=("lantern",)).answer(
        "summon-lantern"
    )
    assert len(game.rules("no-answer")) == n and game.player("boris").crystals == 0


def test_sea_card_thieving_fairies_poor() -> None:
    game = watched(reserve={"air": 1}, play=("potion-of-knowledge",))
    game.answer("activate-potion-of-knowledge-1")
    assert game.waiting == "anna: gain-any", "it may be activated all the same"
    assert game.player("boris").crystals == 1 and game.player().crystals == 0
    assert game.of("nothing-to-give", "seat", "to") == [("anna", "boris")]
    assert game.rules("nothing-to-give") == ["sea.card.thieving-fairies.poor"]


def test_sea_card_thieving_fairies_effect__before_the_cost() -> None:
    game = watched(crystals=3, play=("tree-of-light",))
    assert game.refused(TREE) == ["sea.card.thieving-fairies.effect", "sea.effect.activated.cost"]
    assert watched(crystals=1, reserve={"air": 1}, play=("mirror",)).refused(MIRROR) == [
        "sea.card.thieving-fairies.effect"
    ]
    four = watched(crystals=4, play=("tree-of-light",)).answer(TREE, "air")
    assert four.player().crystals == 0 and four.player("boris").crystals == 2
    two = watched(2, crystals=4, play=("tree-of-light",))
    assert two.refused(TREE) == ["sea.card.thieving-fairies.effect", "sea.effect.activated.cost"]


def test_sea_card_thieving_fairies_effect__after_the_cost() -> None:
    game = watched(rulings={COST_ORDER: "after-cost"}, crystals=3, play=("tree-of-light",)).answer(TREE)
    assert game.player().crystals == 0 and game.player("boris").crystals == 0
    game.answer("air")
    assert game.player("boris").crystals == 1 and game.rules("nothing-to-give") == [
        "sea.card.thieving-fairies.poor"
    ]
    idol = watched(rulings={COST_ORDER: "after-cost"}, crystals=1, play=("idol",)).answer(IDOL)
    assert idol.player("boris").crystals == 2, "a card that costs no crystals is answered at once"


@pytest.mark.parametrize("card", ["mirror", "crystal-orb"])
def test_sea_card_thieving_fairies_effect__after_other_costs(card: str) -> None:
    about: dict[str, Any] = {"crystals": 4, "reserve": {"air": 1}, "play": (card,)}
    game = watched(rulings={COST_ORDER: "after-cost"}, **about).answer(f"activate-{card}-1")
    if card == "crystal-orb":
        assert game.player("boris").crystals == 0
        game.answer("discard")
    assert game.player().crystals == (0 if card == "crystal-orb" else 2)
    assert game.player("boris").crystals == 2


@pytest.mark.parametrize(("reading", "n"), [("yes", 2), ("no", 0)])
@pytest.mark.parametrize("card", ["glutton-cauldron", "damned-soul"])
def test_sea_card_thieving_fairies_effect__passing_and_feeding(card: str, reading: str, n: int) -> None:
    rulings = {"sea.ruling.fairies-passing": reading}
    game = watched(rulings=rulings, crystals=5, reserve={"water": 1}, play=(card,)).answer(
        f"activate-{card}-1"
    )
    assert game.player("boris").crystals == n


# ---- 42: Cursed Treatise of Arus


def test_sea_card_cursed_treatise_effect() -> None:
    anna = PlayerSpec(crystals=1, power=1, reserve={"water": 1}, hand=("cursed-treatise",))
    game = play(turn(anna=anna), "summon-cursed-treatise", "air", "fire")
    player = game.player()
    assert (player.crystals, player.power, player.reserve) == (11, 2, (1, 0, 1, 0))
    assert game.rules("power-raised") == ["sea.card.cursed-treatise.effect"]


@pytest.mark.parametrize(("reading", "crystals"), [("on-play", 10), ("on-summon", 0)])
def test_sea_card_cursed_treatise_effect__played_free(reading: str, crystals: int) -> None:
    anna = PlayerSpec(power=3, hand=("cursed-treatise",), play=("potion-of-dreams",))
    game = play(turn({"sea.ruling.treatise-on-free-play": reading}, anna=anna), DREAM)
    if crystals:
        game.answer("air", "air")
    player = game.player()
    assert (player.crystals, player.power) == (crystals, 4 if crystals else 3)
    assert size(player.reserve) == (2 if crystals else 0) and player.count("cursed-treatise") == 1


def test_sea_card_cursed_treatise_sacrificed() -> None:
    anna = PlayerSpec(
        crystals=1, reserve={"air": 2}, play=("dragon-skull", "cursed-treatise", "figrim", *HELD)
    )
    game = play(turn(anna=anna), SKULL, "dragon-skull-1", "cursed-treatise-1", "figrim-1")
    player = game.player()
    assert player.reserve == (0, 0, 0, 0) and [size(copy.tokens) for copy in player.play] == [0, 3, 4]
    assert player.crystals == 16
    assert game.of("energy-spent", "tokens") == [(("air", "air", "fire", "earth"),)]
    assert game.rules("energy-spent") == ["sea.card.cursed-treatise.sacrificed"]
    assert game.rules("tokens-counted") == ["sea.card.cursed-treatise.sacrificed"]
    assert game.rules("tokens-untouched") == [
        "sea.card.amulet-of-water.immune",
        "sea.card.glutton-cauldron.not-reserve",
    ]


def test_sea_card_cursed_treatise_sacrificed__another_card() -> None:
    play_ = ("dragon-skull", "cursed-treatise", "figrim", "pendant")
    game = play(turn(anna=PlayerSpec(reserve={"air": 2}, play=play_)))
    game.answer(SKULL, "dragon-skull-1", "figrim-1", "pendant-1")
    assert size(game.player().reserve) == 2 and game.player().count("cursed-treatise") == 1


def test_sea_card_cursed_treatise_sacrificed__not_when_taken_back() -> None:
    anna = PlayerSpec(
        power=9, reserve={"water": 1, "air": 1, "fire": 2}, hand=("amsug",), play=("cursed-treatise",)
    )
    game = play(turn(anna=anna), "summon-amsug")
    assert "cursed-treatise" in game.player().hand and size(game.player().reserve) == 2


@pytest.mark.parametrize(("reading", "left"), [("yes", 0), ("no", 2)])
def test_sea_card_cursed_treatise_sacrificed__forced_by_syllas(reading: str, left: int) -> None:
    rulings = {"sea.ruling.treatise-forced": reading}
    anna = PlayerSpec(power=1, reserve={"fire": 3}, hand=("syllas",))
    boris = PlayerSpec(reserve={"air": 2}, play=("cursed-treatise",))
    game = play(turn(rulings, anna=anna, boris=boris), "summon-syllas")
    assert game.player("boris").play == () and size(game.player("boris").reserve) == left


def test_sea_card_cursed_treatise_sacrificed__one_s_own_sacrifice_counts_by_every_reading() -> None:
    anna = PlayerSpec(reserve={"air": 2}, play=("dragon-skull", "cursed-treatise", "figrim"))
    game = play(turn({"sea.ruling.treatise-forced": "no"}, anna=anna))
    game.answer(SKULL, "dragon-skull-1", "figrim-1")
    assert size(game.player().reserve) == 0


def test_sea_card_cursed_treatise_penalty() -> None:
    game = ending(anna=PlayerSpec(crystals=20, play=("cursed-treatise", "cursed-treatise")))
    assert game.fact("anna.score.cards") == -20 and game.fact("anna.total") == 0
    assert game.of("card-costs", "seat", "card", "n") == [("anna", "cursed-treatise", 10)] * 2
    assert game.rules("card-costs") == ["sea.card.cursed-treatise.penalty"] * 2


# ---- 43: Idol of the Familiar


@pytest.mark.parametrize(("reading", "crystals"), [("yes", 10), ("no", 0)])
def test_sea_card_idol_enter(reading: str, crystals: int) -> None:
    anna = PlayerSpec(power=1, reserve=ONE_EACH, hand=("idol",))
    game = play(turn({"sea.ruling.idol-edition": reading}, anna=anna), "summon-idol")
    assert game.player().crystals == crystals
    assert game.rules("crystals-gained") == ["sea.card.idol.enter"] * bool(crystals)


def test_sea_card_idol_activate() -> None:
    anna = PlayerSpec(hand=("naria",), play=("idol", "figrim", "sid", "runic-cube"))
    game = play(turn(anna=anna, boris=PlayerSpec(play=("kairn",))), IDOL)
    assert game.player().crystals == 2, "neither items, nor cards in hand or before others"
    assert game.rules("crystals-gained") == ["sea.card.idol.activate"]


@pytest.mark.parametrize(("reading", "n"), [("yes", 2), ("no", 1)])
def test_sea_card_idol_activate__a_soul_that_was_passed_on(reading: str, n: int) -> None:
    soul = CopySpec("damned-soul", received=True)
    anna = PlayerSpec(play=("idol", "figrim", soul))
    assert play(turn({"sea.ruling.soul-counts": reading}, anna=anna), IDOL).player().crystals == n


# ---- 44: Necrotic Kriss


def test_sea_card_necrotic_kriss_effect() -> None:
    anna = PlayerSpec(hand=("naria", "runic-cube"), play=("necrotic-kriss", "figrim", "pendant"))
    game = play(turn(anna=anna), KRISS)
    assert game.waiting == "anna: give-up-familiar" and game.moves == ("hand-naria", "figrim-1")
    assert game.question.secret
    game.answer("figrim-1", "air", "air", "fire", "earth")
    player = game.player()
    assert player.reserve == (2, 0, 1, 1) and player.count("figrim") == 0 and "naria" in player.hand
    assert game.of("sacrificed", "card") == [("figrim",)]
    assert game.rules("energy-gained") == ["sea.card.necrotic-kriss.effect"] * 4


def test_sea_card_necrotic_kriss_effect__from_hand() -> None:
    anna = PlayerSpec(hand=("naria", "runic-cube"), play=("necrotic-kriss", "figrim"))
    game = play(turn(anna=anna), KRISS, "hand-naria", "air", "air", "air", "air")
    assert game.player().hand == ("runic-cube",) and game.player().count("figrim") == 1
    assert game.table.discard == ("naria",) and not game.rules("sacrificed")


def test_sea_card_necrotic_kriss_effect__the_only_familiar() -> None:
    game = play(turn(anna=PlayerSpec(play=("necrotic-kriss", "damned-soul"), reserve={"air": 5})), KRISS)
    assert game.waiting == "anna: gain-any" and game.player().count("damned-soul") == 0
    game.answer("fire", "fire", "fire", "fire", "air", "air")
    assert game.player().reserve == (3, 0, 4, 0), "what is too many has been discarded"


def test_sea_card_necrotic_kriss_effect__no_familiar() -> None:
    anna = PlayerSpec(hand=("runic-cube",), play=("necrotic-kriss", "pendant"))
    game = play(turn(anna=anna, boris=PlayerSpec(play=("figrim",))))
    assert game.refused(KRISS) == ["sea.effect.activated.cost"]
    wasted = play(turn({"sea.ruling.kriss-scope": "yes"}, anna=anna), KRISS)
    assert wasted.waiting == "anna: turn" and size(wasted.player().reserve) == 0
    assert wasted.refused(KRISS) == ["sea.effect.activated.once"]


# ---- 45: Lantern of Xidit


def test_sea_card_lantern_effect() -> None:
    game = ending(
        anna=PlayerSpec(reserve={"air": 2}, play=("lantern", *HELD)), boris=PlayerSpec(reserve={"air": 2})
    )
    assert game.player().crystals == (2 + 2) * 3 and game.player("boris").crystals == 0
    assert game.fact("anna.score.crystals") == 12
    assert game.rules("crystals-gained") == ["sea.card.lantern.effect"]
    assert game.rules("tokens-counted") == ["sea.card.lantern.effect"]
    assert game.of("tokens-untouched", "card") == [("amulet-of-water",), ("glutton-cauldron",)]


def test_sea_card_lantern_effect__each_copy() -> None:
    game = ending(anna=PlayerSpec(reserve={"air": 2}, play=("lantern", "lantern")))
    assert game.answer("lantern-1.game-end").player().crystals == 12
    assert game.fact("anna.reserve") == 2, "the tokens stay"


@pytest.mark.parametrize(("reading", "n"), [("no", 6), ("yes", 8)])
def test_sea_card_lantern_effect__with_a_purse(reading: str, n: int) -> None:
    rulings = {"sea.ruling.lantern-is-crystallising": reading}
    game = ending(rulings, anna=PlayerSpec(reserve={"air": 2}, play=("lantern", "purse-of-io")))
    assert game.player().crystals == n
