"""Cards 31 to 33: the Elemental Amulet, the Tree of Light and the Arcano Leech."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DoSpec, PlayerSpec, table, turn

from tutor.games.seasons.components.faces import Energy
from tutor.games.seasons.state.energy import size

ONE_EACH: dict[Energy, int] = {"air": 1, "water": 1, "fire": 1, "earth": 1}
AMULET, CHALICE = "elemental-amulet", "divine-chalice"
ORB, DREAM, TREE = "activate-crystal-orb-1", "activate-potion-of-dreams-1", "activate-tree-of-light-1"


# ---- 31: Elemental Amulet


def summoning_amulet(
    *play_: str, reserve: dict[str, int] | None = None, rulings: dict[str, str] | None = None
) -> Play:
    """Anna summons the Amulet and is asked for what she pays with."""
    anna = PlayerSpec(power=9, reserve=reserve or ONE_EACH, hand=(AMULET,), play=play_)  # type: ignore[arg-type]
    game = play(turn(rulings, anna=anna, deck=("runic-cube",)))
    return game.answer(f"summon-{AMULET}")


def test_sea_card_elemental_amulet_cost() -> None:
    game = summoning_amulet(reserve={"air": 2, "water": 1})
    assert game.moves == ("air", "water", "air+water"), "each type once, and at least one token"
    game.answer("air")
    assert game.player().reserve == (1, 1, 0, 0)
    assert game.of("cost-chosen", "tokens") == [(("air",),)]
    assert game.rules("cost-chosen") == ["sea.card.elemental-amulet.cost"]


def test_sea_card_elemental_amulet_cost__nothing_to_pay_with() -> None:
    anna = PlayerSpec(power=9, hand=(AMULET,))
    assert play(turn(anna=anna)).refused(f"summon-{AMULET}") == ["sea.summon.requirements"]
    free = play(turn({"sea.ruling.amulet-cost-record": "zero-to-four"}, anna=anna), f"summon-{AMULET}")
    player = free.player()
    assert player.count(AMULET) == 1 and (player.crystals, player.power, player.hand) == (0, 9, ())


@pytest.mark.parametrize(
    ("kind", "crystals", "power", "hand"),
    [("earth", 5, 9, ()), ("fire", 0, 9, ("runic-cube",)), ("air", 0, 10, ())],
)
def test_sea_card_elemental_amulet_effect(
    kind: str, crystals: int, power: int, hand: tuple[str, ...]
) -> None:
    game = summoning_amulet().answer(kind)
    player = game.player()
    assert (player.crystals, player.power, player.hand) == (crystals, power, hand)
    assert size(player.reserve) == 3 and game.waiting == "anna: turn"


def test_sea_card_elemental_amulet_effect__fire_draws_one_card_by_chance() -> None:
    anna = PlayerSpec(power=9, reserve=ONE_EACH, hand=(AMULET,))
    game = play(turn(anna=anna, deck=("figrim", "naria", "sid")), f"summon-{AMULET}", "fire")
    assert game.waiting == "chance: draw-cards"
    game.answer("naria")
    assert game.player().hand == ("naria",) and game.fact("deck") == 2 and game.waiting == "anna: turn"


def test_sea_card_elemental_amulet_effect__water() -> None:
    game = summoning_amulet().answer("water", "fire", "fire")
    assert game.player().reserve == (1, 0, 3, 1) and game.player().crystals == 0
    assert game.rules("energy-gained") == ["sea.card.elemental-amulet.effect"] * 2


def test_sea_card_elemental_amulet_effect__several_types() -> None:
    game = summoning_amulet().answer("air+water+earth", "fire", "fire")
    player = game.player()
    assert (player.crystals, player.power, player.hand) == (5, 10, ())
    assert player.reserve == (0, 0, 3, 0)


def test_sea_card_elemental_amulet_effect__a_token_of_the_amulet_of_water_pays() -> None:
    anna = PlayerSpec(
        power=9, hand=(AMULET,), play=(CopySpec("amulet-of-water", tokens={"earth": 1, "fire": 1}),)
    )
    game = play(turn(anna=anna, deck=("runic-cube",)), f"summon-{AMULET}", "on:amulet-of-water-1:earth")
    assert game.player().crystals == 5 and game.player().hand == ()


def test_sea_card_elemental_amulet_hand() -> None:
    game = summoning_amulet("hand-of-fortune").answer("earth")
    assert game.waiting == "anna: amulet-more" and game.moves == ("air", "water", "fire")
    game.answer("air")
    player = game.player()
    assert (player.crystals, player.power, size(player.reserve)) == (5, 10, 3), "two effects for one token"
    assert game.of("amulet-reduced", "energy") == [("air",)]
    assert game.rules("amulet-reduced") == ["sea.card.elemental-amulet.hand"]


def test_sea_card_elemental_amulet_hand__it_need_not_be_used() -> None:
    game = summoning_amulet("hand-of-fortune").answer("earth", "pass")
    assert (game.player().crystals, game.player().power) == (5, 9)


def test_sea_card_elemental_amulet_hand__all_four_are_paid() -> None:
    game = summoning_amulet("hand-of-fortune").answer("air+water+fire+earth", "air", "air")
    assert game.waiting == "anna: turn" and game.player().hand == ("runic-cube",)


@pytest.mark.parametrize(
    ("ruling", "reading", "more"),
    [
        ("sea.ruling.amulet-two-hands", "three", 2),
        ("sea.ruling.amulet-two-hands", "two", 1),
        ("sea.ruling.two-hands", "one", 1),
    ],
)
def test_sea_card_elemental_amulet_hand__two_hands(ruling: str, reading: str, more: int) -> None:
    hands = ("hand-of-fortune", "hand-of-fortune")
    game = summoning_amulet(*hands, rulings={ruling: reading}).answer("earth", *("air", "fire")[:more])
    player = game.player()
    assert game.waiting == "anna: turn" and player.crystals == 5
    assert (player.power, len(player.hand)) == (10, more - 1)


def test_sea_card_elemental_amulet_hand__nothing_paid_saves_nothing() -> None:
    rulings = {"sea.ruling.amulet-cost-record": "zero-to-four"}
    game = summoning_amulet("hand-of-fortune", rulings=rulings).answer("none")
    assert game.waiting == "anna: turn" and game.player().power == 9


@pytest.mark.parametrize("way", ["dreams", "orb", "chalice"])
def test_sea_card_elemental_amulet_free(way: str) -> None:
    if way == "dreams":
        anna = PlayerSpec(power=9, hand=(AMULET,), play=("potion-of-dreams", "hand-of-fortune"))
        game = play(turn(anna=anna, deck=("runic-cube",)), DREAM)
    elif way == "orb":
        anna = PlayerSpec(crystals=3, power=9, reserve={"air": 4}, play=("crystal-orb",))
        game = play(turn(anna=anna, deck=((AMULET,), ("runic-cube",))), ORB, "look", "play")
    else:
        anna = PlayerSpec(power=9, reserve=ONE_EACH, hand=(CHALICE,))
        deck = ((AMULET, "figrim", "figrim", "naria"), ("runic-cube",))
        game = play(turn(anna=anna, deck=deck), f"summon-{CHALICE}", AMULET)
    before = game.player().crystals
    game.answer("water", "water")
    player = game.player()
    assert player.reserve == (0, 2, 0, 0) and player.power == 10 and "runic-cube" in player.hand
    assert player.crystals - before == 5
    assert game.rules("counts-as-paid") == ["sea.card.elemental-amulet.free"]


# ---- 32: Tree of Light


def test_sea_card_tree_of_light_effect__a_token_for_crystals() -> None:
    anna = PlayerSpec(crystals=4, reserve={"air": 1}, play=("tree-of-light",))
    game = play(turn(anna=anna), TREE, "token", "fire")
    assert game.player().crystals == 1 and game.player().reserve == (1, 0, 1, 0)
    assert not game.fact("turn.access")
    assert game.rules("crystals-lost") == ["sea.card.tree-of-light.effect"]


def test_sea_card_tree_of_light_effect__access_for_a_token() -> None:
    anna = PlayerSpec(crystals=4, reserve={"air": 1, "fire": 1}, play=("tree-of-light",))
    game = play(turn(anna=anna), TREE, "access", "air")
    assert game.player().crystals == 4 and game.player().reserve == (0, 0, 1, 0)
    assert "crystallise-fire" in game.moves
    assert game.rules("crystallising-open") == ["sea.card.tree-of-light.effect"]


def test_sea_card_tree_of_light_one_of_two() -> None:
    anna = PlayerSpec(crystals=4, reserve={"air": 1}, play=("tree-of-light",))
    game = play(turn(anna=anna), TREE)
    assert game.waiting == "anna: tree-way" and game.moves == ("token", "access")
    assert game.question.rule == "sea.card.tree-of-light.one-of-two"
    game.answer("token", "fire")
    assert game.refused(TREE) == ["sea.effect.activated.once"], "and not the other one besides"


def test_sea_card_tree_of_light_effect__what_cannot_be_paid() -> None:
    neither = play(
        turn(
            anna=PlayerSpec(
                crystals=2, play=("tree-of-light", CopySpec("glutton-cauldron", tokens={"air": 1}))
            )
        )
    )
    assert neither.refused(TREE) == ["sea.effect.activated.cost"] * 2
    for anna in (
        PlayerSpec(crystals=3, play=("tree-of-light",)),
        PlayerSpec(reserve={"air": 1}, play=("tree-of-light",)),
    ):
        game = play(turn(anna=anna), TREE)
        assert game.waiting in ("anna: gain-any", "anna: turn"), "only one use is left, so nothing is asked"
    poor = PlayerSpec(crystals=2, reserve={"air": 1}, play=("tree-of-light",))
    assert play(turn(anna=poor), TREE).fact("turn.access") is True


# ---- 33: Arcano Leech


def leeched(n: int = 1, rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """Anna's turn while Boris has Leeches."""
    anna = PlayerSpec(power=9, **{"hand": ("die-of-malice", "purse-of-io"), **said})
    return play(turn(rulings, anna=anna, boris=PlayerSpec(play=("arcano-leech",) * n)))


@pytest.mark.parametrize(("players", "cost"), [(2, 2), (3, 5), (4, 8)])
def test_sea_card_arcano_leech_cost(players: int, cost: int) -> None:
    def summoner(crystals: int) -> Play:
        return play(turn(n=players, anna=PlayerSpec(crystals=crystals, power=1, hand=("arcano-leech",))))

    assert summoner(cost - 1).refused("summon-arcano-leech") == ["sea.summon.requirements"]
    game = summoner(cost).answer("summon-arcano-leech")
    assert game.player().crystals == 0
    assert "sea.card.arcano-leech.cost" in game.rules("cost-by-players")


def test_sea_card_arcano_leech_effect() -> None:
    game = leeched(crystals=2).answer("summon-die-of-malice")
    assert game.player().crystals == 1 and game.player("boris").crystals == 1
    kinds = [event.kind for event in game.events]
    assert kinds.index("crystals-lost") < kinds.index("entered"), "before the summon"
    assert game.rules("crystals-lost") == ["sea.card.arcano-leech.effect"]


def test_sea_card_arcano_leech_effect__who_cannot_give_cannot_summon() -> None:
    game = leeched(reserve={"air": 1})
    assert game.refused("summon-die-of-malice") == ["sea.card.arcano-leech.effect"]
    assert game.refused("summon-purse-of-io") == ["sea.summon.requirements", "sea.card.arcano-leech.effect"]


def test_sea_card_arcano_leech_effect__besides_the_cost() -> None:
    for crystals, legal in ((3, False), (4, True)):
        game = leeched(crystals=crystals, hand=("naria",))
        assert ("summon-naria" in game.moves) is legal
    assert leeched(crystals=3, hand=("naria",)).refused("summon-naria") == ["sea.card.arcano-leech.effect"]
    reasons = leeched(crystals=2, hand=("naria",)).refused("summon-naria")
    assert reasons == ["sea.summon.requirements", "sea.card.arcano-leech.effect"]


def test_sea_card_arcano_leech_effect__its_owner_pays_nothing() -> None:
    anna = PlayerSpec(power=9, hand=("die-of-malice",), play=("arcano-leech",))
    assert play(turn(anna=anna), "summon-die-of-malice").player().count("die-of-malice") == 1


def test_sea_card_arcano_leech_effect__a_summon_begun_without_a_crystal_ends() -> None:
    do = DoSpec("anna", "summon", {"card": "die-of-malice"})
    anna = PlayerSpec(power=9, hand=("die-of-malice",))
    game = play(table(do, anna=anna, boris=PlayerSpec(play=("arcano-leech",))))
    assert game.player().hand == ("die-of-malice",) and game.player().play == ()
    assert game.of("summon-stopped", "seat", "card") == [("anna", "die-of-malice")]


@pytest.mark.parametrize(("reading", "owed"), [("each", 2), ("one", 1)])
def test_sea_card_arcano_leech_effect__two_of_them(reading: str, owed: int) -> None:
    rulings = {"sea.ruling.several-leeches": reading}
    assert "summon-die-of-malice" not in leeched(2, rulings, crystals=owed - 1).moves
    game = leeched(2, rulings, crystals=owed).answer("summon-die-of-malice")
    while game.waiting == "boris: summoning":
        game.answer(game.moves[0])
    assert game.player().crystals == 0 and game.player("boris").crystals == owed


@pytest.mark.parametrize(("reading", "boris", "vera"), [("each", 1, 1), ("one", 1, 0)])
def test_sea_card_arcano_leech_effect__two_owners(reading: str, boris: int, vera: int) -> None:
    anna = PlayerSpec(crystals=5, power=9, hand=("die-of-malice",))
    owner = PlayerSpec(play=("arcano-leech",))
    game = play(turn({"sea.ruling.several-leeches": reading}, n=3, anna=anna, boris=owner, vera=owner))
    game.answer("summon-die-of-malice")
    assert (game.player("boris").crystals, game.player("vera").crystals) == (boris, vera)


@pytest.mark.parametrize(("reading", "legal"), [("no", False), ("yes", True)])
def test_sea_card_arcano_leech_effect__crystals_of_the_same_summon(reading: str, legal: bool) -> None:
    game = leeched(rulings={"sea.ruling.leech-crystal-source": reading}, play=("staff-of-spring",))
    assert ("summon-die-of-malice" in game.moves) is legal
    if legal:
        game.answer("summon-die-of-malice")
        assert game.player().crystals == 2 and game.player("boris").crystals == 1


@pytest.mark.parametrize("order", ["from-actor", "from-first"])
@pytest.mark.parametrize("first", ["anna", "boris"])
def test_sea_card_arcano_leech_effect__paid_of_what_the_summon_brings(order: str, first: str) -> None:
    """Whoever is the first player, the Staff comes before the Leech that it pays."""
    rulings = {"sea.ruling.leech-crystal-source": "yes", "sea.ruling.answer-order": order}
    anna = PlayerSpec(power=9, hand=("die-of-malice",), play=("staff-of-spring",))
    game = play(turn(rulings, anna=anna, boris=PlayerSpec(play=("arcano-leech",)), first=first))
    game.answer("summon-die-of-malice")
    assert game.of("crystals-gained", "seat", "n") == [("anna", 3), ("boris", 1)]
    assert game.player().crystals == 2 and game.player().count("die-of-malice") == 1


def test_sea_card_arcano_leech_hand_only() -> None:
    game = leeched(hand=("olafs-statue",), play=("potion-of-dreams",)).answer(DREAM)
    assert game.player().crystals == 20 and game.player("boris").crystals == 0
    assert game.of("no-answer", "seat", "card", "of") == [("boris", "arcano-leech", "olafs-statue")]
    assert game.rules("no-answer") == ["sea.card.arcano-leech.hand-only"]
