"""Cards 16 to 20, and everything that the list of cards says of them."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.cardplay import amulet, dreamt, summoned, with_card
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DoSpec, PlayerSpec, TurnSpec, table, turn

from tutor.games.seasons.components.component_set import box


def book(**tokens: Any) -> CopySpec:
    """A Grimoire with tokens on it."""
    return CopySpec("bespelled-grimoire", tokens=tokens)  # type: ignore[arg-type]


# ---- 16, Kairn


def kairn(rulings: dict[str, str] | None = None, *, reserve: dict[Any, int], **said: Any) -> Play:
    """Anna's turn with Kairn in play."""
    anna = PlayerSpec(power=5, play=("kairn", *said.pop("play", ())), reserve=reserve)
    return play(turn(rulings, anna=anna, **said))


def test_sea_card_kairn_effect() -> None:
    game = kairn(reserve={"air": 1, "fire": 1}, boris=PlayerSpec(crystals=10), vera=PlayerSpec(crystals=4))
    game.answer("activate-kairn-1")
    assert game.waiting == "anna: pay" and game.moves == ("air", "fire")
    game.answer("fire")
    assert game.of("crystals-lost", "seat", "n") == [("boris", 4), ("vera", 4)]
    assert game.rules("crystals-lost") == game.rules("energy-spent") * 2 == ["sea.card.kairn.effect"] * 2
    assert game.of("crystals-gained") == [] and game.fact("anna.crystals") == 0, "nobody gets them"
    assert game.fact("anna.reserve") == 1
    assert game.refused("activate-kairn-1") == ["sea.effect.activated.once"]


@pytest.mark.parametrize(("reading", "left"), [("floor", 0), ("debt", -1)])
def test_sea_card_kairn_effect__poor_opponents(reading: str, left: int) -> None:
    """sea.ruling.crystal-floor: nobody loses more than there is, or gets into debt."""
    rulings = {"sea.ruling.crystal-floor": reading}
    game = kairn(rulings, reserve={"air": 1}, boris=PlayerSpec(crystals=3)).answer("activate-kairn-1")
    assert game.fact("boris.crystals") == left


@pytest.mark.rules("sea.effect.activated.cost")
def test_sea_card_kairn_effect__needs_a_token() -> None:
    game = kairn(reserve={})
    assert game.refused("activate-kairn-1") == ["sea.effect.activated.cost"]
    for card in ("kairn", "die-of-malice"):
        early = play(
            table(
                DoSpec("anna", "actions"),
                turn=TurnSpec("anna", "before-die"),
                anna=PlayerSpec(power=5, play=("kairn", card)),
            )
        )
        reasons = early.refused("activate-kairn-1")
        assert reasons == ["sea.turn.order.die-first", "sea.effect.activated.cost"], "all reasons"


@pytest.mark.parametrize(("reading", "offered"), [("yes", True), ("no", False)])
def test_sea_card_kairn_effect__in_the_turn_it_was_played(reading: str, offered: bool) -> None:
    """sea.ruling.activate-same-turn."""
    anna = with_card("kairn", reserve={"air": 4})
    game = play(turn({"sea.ruling.activate-same-turn": reading}, anna=anna), "summon-kairn")
    assert ("activate-kairn-1" in game.moves) == offered
    if not offered:
        assert game.refused("activate-kairn-1") == ["sea.effect.activated"]


# ---- 17, Amsug


def test_sea_card_amsug_effect() -> None:
    """Clockwise from the left neighbour on; the owner is last; familiars stay."""
    anna = with_card("amsug", play=("hourglass", "kairn"))
    boris, vera = PlayerSpec(play=("wondrous-chest", "purse-of-io")), PlayerSpec(play=("beggars-horn",))
    game = play(turn(anna=anna, boris=boris, vera=vera), "summon-amsug")
    assert game.waiting == "boris: take-back-one"
    assert game.moves == ("wondrous-chest-1", "purse-of-io-1")
    game.answer("purse-of-io-1")
    assert game.of("taken-back", "seat", "card") == [
        ("boris", "purse-of-io"),
        ("vera", "beggars-horn"),
        ("anna", "hourglass"),
    ]
    assert game.rules("taken-back") == ["sea.card.amsug.effect"] * 3
    assert game.player("boris").hand == ("purse-of-io",) and game.player().hand == ("hourglass",)
    assert game.fact("anna.play") == "kairn, amsug" and game.table.discard == ()
    free = dreamt("amsug", boris=PlayerSpec(play=("hourglass",)))
    assert free.of("taken-back", "card") == [("hourglass",)]


@pytest.mark.parametrize("order", ["turn-order", "simultaneous"])
def test_sea_card_amsug_no_items(order: str) -> None:
    boris, vera = PlayerSpec(play=("kairn",)), PlayerSpec(play=("hourglass",))
    game = summoned("amsug", boris=boris, vera=vera, rulings={"sea.ruling.amsug-order": order})
    assert game.of("nothing-to-lose", "seat") == [("boris",), ("anna",)]
    assert game.rules("nothing-to-lose") == ["sea.card.amsug.no-items"] * 2
    assert game.fact("boris.play") == "kairn" and game.fact("vera.play") == ""


@pytest.mark.parametrize(("reading", "gone"), [("turn-order", 1), ("simultaneous", 0)])
def test_sea_card_amsug_effect__order(reading: str, gone: int) -> None:
    """sea.ruling.amsug-order."""
    two = PlayerSpec(play=("hourglass", "purse-of-io"))
    rulings = {"sea.ruling.amsug-order": reading}
    game = summoned("amsug", boris=two, vera=two, rulings=rulings).answer("hourglass-1")
    assert game.waiting == "vera: take-back-one" and len(game.of("taken-back")) == gone
    game.answer("purse-of-io-2")
    assert game.of("taken-back", "seat", "card") == [("boris", "hourglass"), ("vera", "purse-of-io")]


@pytest.mark.parametrize(("reading", "offered"), [("yes", True), ("no", False)])
def test_sea_card_amsug_effect__played_again(reading: str, offered: bool) -> None:
    """sea.ruling.replayed-card: it enters straight, or cannot be activated again in this round."""
    turned = CopySpec("balance-of-ishtar", turned=True)
    anna = with_card("amsug", play=(turned,), crystals=2, reserve={"air": 4, "water": 1})
    do = (DoSpec("anna", "actions"), DoSpec("anna", "round"))
    game = play(table(*do, rulings={"sea.ruling.replayed-card": reading}, anna=anna))
    game.answer("summon-amsug", "summon-balance-of-ishtar")
    assert ("activate-balance-of-ishtar-1" in game.moves) == offered
    if not offered:
        assert game.refused("activate-balance-of-ishtar-1") == ["sea.effect.activated.once"]
        assert game.player().returned == ()
    game.answer("pass")
    assert game.fact("anna.turned.balance-of-ishtar-1") is False, "the next round straightens it"


def test_sea_card_amsug_effect__not_barred_for_ever() -> None:
    """A card that is kept in hand until the next round may be activated then under every reading."""
    turned = CopySpec("balance-of-ishtar", turned=True)
    anna = with_card("amsug", play=(turned,), crystals=2, reserve={"air": 4, "water": 1})
    do = (DoSpec("anna", "actions"), DoSpec("anna", "round"))
    game = play(table(*do, rulings={"sea.ruling.replayed-card": "no"}, anna=anna), "summon-amsug")
    assert game.player().returned == ("balance-of-ishtar",)
    assert game.answer("pass").player().returned == ()


# ---- 18, Bespelled Grimoire


def test_sea_card_bespelled_grimoire_effect() -> None:
    game = summoned("bespelled-grimoire")
    assert game.waiting == "anna: gain-any"
    game.answer("air", "fire")
    copy = game.player().copy("bespelled-grimoire-1")
    assert copy is not None and copy.tokens == (1, 0, 1, 0)
    assert game.rules("energy-placed") == ["sea.card.bespelled-grimoire.effect"] * 2
    assert game.fact("anna.reserve") == 2
    assert dreamt("bespelled-grimoire").answer("air", "air").fact("anna.reserve") == 2


def test_sea_card_bespelled_grimoire_limit() -> None:
    full = PlayerSpec(power=5, reserve={"air": 7}, play=(book(water=2), "potion-of-knowledge"))
    assert play(turn(anna=full)).fact("anna.limit") == 10
    game = play(turn(anna=full), "activate-potion-of-knowledge-1", *("fire",) * 5)
    assert game.waiting == "anna: discard-token"
    assert "sea.card.bespelled-grimoire.limit" in game.rules("over-limit")
    game.answer("fire", "fire", "fire", "fire")
    assert game.fact("anna.reserve") == 10 and game.waiting == "anna: turn"


@pytest.mark.parametrize(("reading", "left"), [("keep-seven", 7), ("lose-grimoire", 6)])
def test_sea_card_bespelled_grimoire_limit__leaves_play(reading: str, left: int) -> None:
    """sea.ruling.grimoire-leaves: any seven stay, or what lay on it is lost."""
    boris = PlayerSpec(play=(book(water=3),), reserve={"air": 6})
    game = summoned("amsug", boris=boris, rulings={"sea.ruling.grimoire-leaves": reading})
    if reading == "keep-seven":
        assert game.waiting == "boris: discard-token" and game.moves == ("air", "water")
        game.answer("air", "water")
    else:
        game.answer("pass")
    assert game.fact("boris.reserve") == left and game.fact("boris.limit") == 7


@pytest.mark.parametrize("card", ["amsug", "syllas"])
def test_sea_card_bespelled_grimoire_move__in_the_turn_of_another(card: str) -> None:
    """Where tokens on it are lost, its owner moves them off before it leaves play."""
    boris = PlayerSpec(play=(book(water=2, fire=1),), reserve={"air": 5})
    game = summoned(card, boris=boris, rulings={"sea.ruling.grimoire-leaves": "lose-grimoire"})
    assert game.waiting == "boris: save-tokens" and game.moves == ("water", "fire")
    game.answer("water", "fire", "pass")
    assert game.player("boris").reserve == (5, 1, 1, 0) and not game.player("boris").play
    assert game.of("tokens-lost", "tokens") == [(("water",),)]
    assert game.rules("tokens-moved") == ["sea.card.bespelled-grimoire.move"] * 2


def test_sea_card_bespelled_grimoire_move__an_empty_one_is_not_asked_about() -> None:
    boris = PlayerSpec(play=("bespelled-grimoire",), reserve={"air": 5})
    game = summoned("syllas", boris=boris, rulings={"sea.ruling.grimoire-leaves": "lose-grimoire"})
    assert game.waiting == "anna: turn" and game.player("boris").reserve == (5, 0, 0, 0)


def test_sea_card_bespelled_grimoire_reserve() -> None:
    """Chest, Horn, Lewis and the Potion of Dreams count and touch tokens on it."""
    game = summoned("bespelled-grimoire").answer("air", "fire")
    assert game.rules("tokens-belong") == ["sea.card.bespelled-grimoire.reserve"]
    full = book(air=4)
    ended = play(
        table(DoSpec("anna", "round-end"), anna=PlayerSpec(play=(full, "wondrous-chest", "beggars-horn")))
    )
    assert ended.fact("anna.crystals") == 3 and ended.waiting == ""
    copied = summoned("lewis", boris=PlayerSpec(play=(full,)))
    assert copied.fact("anna.reserve.air") == 4
    gone = dreamt("olafs-statue", player={"play": (full, "potion-of-dreams")})
    assert gone.fact("anna.reserve") == 0
    for one in (ended, copied, gone):
        assert len(one.of("tokens-counted")) == 1


def test_sea_card_bespelled_grimoire_move() -> None:
    anna = PlayerSpec(power=5, play=(book(water=1),), reserve={"air": 1})
    game = play(turn(anna=anna), "onto-bespelled-grimoire-1-air", "from-bespelled-grimoire-1-water")
    copy = game.player().copy("bespelled-grimoire-1")
    assert copy is not None and copy.tokens == (1, 0, 0, 0) and game.player().reserve == (0, 1, 0, 0)
    assert {*game.rules("tokens-moved")} == {"sea.card.bespelled-grimoire.move"}
    early = play(table(DoSpec("anna", "actions"), turn=TurnSpec("anna", "before-die"), anna=anna))
    assert "onto-bespelled-grimoire-1-air" in early.moves, "at any time"


@pytest.mark.rules("sea.reserve.overflow")
def test_sea_card_bespelled_grimoire_two() -> None:
    """Two tokens on the second one are too many where the first has been filled."""
    both = (book(air=3), amulet(water=1, earth=1))
    anna = with_card("bespelled-grimoire", power=6, play=both, reserve={"fire": 7})
    game = play(turn(anna=anna), "summon-bespelled-grimoire", "air", "air")
    assert game.waiting == "anna: discard-token" and game.fact("anna.limit") == 10
    assert game.of("over-limit", "n", "limit") == [(2, 10)]
    assert game.rules("limit-once") == ["sea.card.bespelled-grimoire.two"]
    game.answer("fire", "fire")
    assert game.fact("anna.reserve") == 10 and game.waiting == "anna: turn"


# ---- 19, Ragfield's Helm


def over(**said: Any) -> Play:
    """The end of the game."""
    return play(table(DoSpec("anna", "ending"), **said))


def test_sea_card_ragfields_helm_effect() -> None:
    anna = PlayerSpec(play=("ragfields-helm", "kairn", "figrim"))
    game = over(anna=anna, boris=PlayerSpec(play=("lewis", "naria")), vera=PlayerSpec(play=("amsug",)))
    assert game.fact("anna.crystals") == 20
    assert game.rules("crystals-gained") == ["sea.card.ragfields-helm.effect"]
    kinds = [event.kind for event in game.events]
    assert kinds.index("crystals-gained") < kinds.index("points"), "before points are counted"
    assert game.fact("anna.score.crystals") == 20


def test_sea_card_ragfields_helm_effect__tie() -> None:
    two = PlayerSpec(play=("lewis", "naria"))
    tied = over(anna=PlayerSpec(play=("ragfields-helm", "kairn")), boris=two, vera=PlayerSpec())
    assert tied.fact("anna.crystals") == 0
    fewer = over(anna=PlayerSpec(play=("ragfields-helm",)), boris=two, vera=PlayerSpec(play=("amsug",)))
    assert fewer.fact("anna.crystals") == 0


@pytest.mark.rules("sea.summon.two-copies")
def test_sea_card_ragfields_helm_effect__two_copies() -> None:
    game = over(anna=PlayerSpec(play=("ragfields-helm",) * 2), boris=PlayerSpec(play=("lewis",)))
    assert game.answer("ragfields-helm-1.game-end").fact("anna.crystals") == 40


@pytest.mark.parametrize(("reading", "crystals"), [("yes", 20), ("no", 0)])
def test_sea_card_ragfields_helm_effect__damned_soul(reading: str, crystals: int) -> None:
    """sea.ruling.soul-counts: whether a Damned Soul that was received is a card in play."""
    anna = PlayerSpec(play=("ragfields-helm", CopySpec("damned-soul", received=True)))
    game = over(rulings={"sea.ruling.soul-counts": reading}, anna=anna, boris=PlayerSpec(play=("lewis",)))
    assert game.fact("anna.crystals") == crystals


# ---- 20, Hand of Fortune


def test_sea_card_hand_of_fortune_effect() -> None:
    """One token of choice is taken off, never the last one."""
    anna = with_card("wondrous-chest", reserve={"water": 1, "fire": 1}, play=("hand-of-fortune",))
    game = play(turn(anna=anna), "summon-wondrous-chest")
    assert game.waiting == "anna: pay-summon" and sorted(game.moves) == ["fire", "water"]
    game.answer("water")
    assert game.fact("anna.reserve.fire") == 1 and game.fact("anna.reserve.water") == 0
    assert game.rules("cost-reduced") == ["sea.card.hand-of-fortune.effect"]
    assert box().card("wondrous-chest").costs[0].energy == (0, 1, 1, 0)
    short = play(turn(anna=with_card("wondrous-chest", reserve={"fire": 1}, play=("hand-of-fortune",))))
    assert "summon-wondrous-chest" in short.moves
    none = play(turn(anna=with_card("wondrous-chest", reserve={}, play=("hand-of-fortune",))))
    assert none.refused("summon-wondrous-chest") == ["sea.summon.requirements"]


@pytest.mark.parametrize(("reading", "paid"), [("two", 1), ("one", 2)])
def test_sea_card_hand_of_fortune_effect__two_copies(reading: str, paid: int) -> None:
    """sea.ruling.two-hands."""
    anna = with_card("staff-of-spring", reserve={"earth": 3}, play=("hand-of-fortune",) * 2)
    game = play(turn({"sea.ruling.two-hands": reading}, anna=anna), "summon-staff-of-spring")
    assert game.fact("anna.reserve") == 3 - paid
    two = with_card("amulet-of-air", reserve={"air": 2}, play=("hand-of-fortune",) * 2)
    least = play(turn({"sea.ruling.two-hands": reading}, anna=two), "summon-amulet-of-air")
    assert least.fact("anna.reserve") == 1, "never below one token"


@pytest.mark.parametrize(("reading", "tokens"), [("no-change", 1), ("floor-one", 0)])
def test_sea_card_hand_of_fortune_effect__crystals_only(reading: str, tokens: int) -> None:
    """sea.ruling.hand-crystal-only."""
    anna = with_card("naria", reserve={"air": 1}, crystals=3, play=("hand-of-fortune",))
    game = play(turn({"sea.ruling.hand-crystal-only": reading}, anna=anna, deck=("kairn", "lewis")))
    game.answer("summon-naria")
    assert game.fact("anna.crystals") == 0 and game.fact("anna.reserve") == tokens


def test_sea_card_hand_of_fortune_not_activation() -> None:
    lacking: dict[str, dict[Any, int]] = {"kairn": {}, "balance-of-ishtar": {"air": 2}}
    for card, reserve in lacking.items():
        anna = PlayerSpec(power=5, play=("hand-of-fortune", card), reserve=reserve)
        game = play(turn(anna=anna))
        assert game.refused(f"activate-{card}-1") == [
            "sea.effect.activated.cost",
            "sea.card.hand-of-fortune.not-activation",
        ]
        without = play(turn(anna=PlayerSpec(power=5, play=(card,), reserve=reserve)))
        assert without.refused(f"activate-{card}-1") == ["sea.effect.activated.cost"]
    paying = PlayerSpec(power=5, play=("hand-of-fortune", "balance-of-ishtar"), reserve={"air": 3})
    game = play(turn(anna=paying), "activate-balance-of-ishtar-1")
    assert game.fact("anna.reserve") == 0, "all three are taken"


def test_sea_card_hand_of_fortune_elemental_amulet() -> None:
    """One token pays for two effects of the Elemental Amulet."""
    anna = with_card("elemental-amulet", reserve={"earth": 1}, play=("hand-of-fortune",))
    game = play(turn(anna=anna), "summon-elemental-amulet")
    while game.waiting != "anna: turn":
        game.answer("air" if "air" in game.moves else game.moves[0])
    assert game.fact("anna.crystals") == 5 and game.fact("anna.power") == 6
    assert game.rules("hand-applies") == ["sea.card.hand-of-fortune.elemental-amulet"]
    alone = play(turn(anna=with_card("elemental-amulet", reserve={"earth": 1})), "summon-elemental-amulet")
    assert alone.fact("anna.crystals") == 5 and alone.fact("anna.power") == 5
    assert alone.of("hand-applies") == []
