"""Cards 11 to 15, and everything that the list of cards says of them."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.cardplay import FOUR, amulet, dreamt, summoned, with_card
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DieSpec, DoSpec, PlayerSpec, TurnSpec, side, table, turn

from tutor.games.seasons.cards.cards_11_20 import full_enough
from tutor.games.seasons.components.component_set import box

END = DoSpec("anna", "round-end")
CHANGE: dict[str, Any] = {"space": 3, "left": side(pips=1)}
"""What makes the season change at the end of the round."""


def ended(rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """The end of a round, in which the season does not change unless that is said."""
    return play(table(END, rulings=rulings, **said))


# ---- 11, Figrim


@pytest.mark.parametrize(("players", "cost"), [(2, 3), (3, 6), (4, 9)])
def test_sea_card_figrim_cost(players: int, cost: int) -> None:
    assert box().card("figrim").costs[players - 2].crystals == cost
    poor = play(turn(anna=with_card("figrim", crystals=cost - 1), n=players))
    assert poor.refused("summon-figrim") == ["sea.summon.requirements"]
    game = play(turn(anna=with_card("figrim", crystals=cost), n=players), "summon-figrim")
    assert game.fact("anna.crystals") == 0 and game.fact("anna.play") == "figrim"
    assert "sea.card.figrim.cost" in game.rules("cost-by-players")


def test_sea_card_figrim_effect() -> None:
    rich = PlayerSpec(crystals=5)
    game = ended(anna=PlayerSpec(play=("figrim",)), boris=rich, vera=rich, **CHANGE)
    assert [game.fact(f"{seat}.crystals") for seat in ("anna", "boris", "vera")] == [2, 4, 4]
    assert game.rules("crystals-lost") == ["sea.card.figrim.effect"] * 2
    assert (
        ended(anna=PlayerSpec(play=("figrim",)), boris=rich, space=1, left=side(pips=1)).of("crystals-lost")
        == []
    )


def test_sea_card_figrim_poor() -> None:
    game = ended(anna=PlayerSpec(play=("figrim",)), boris=PlayerSpec(), vera=PlayerSpec(crystals=1), **CHANGE)
    assert game.of("nothing-to-give", "seat", "to") == [("boris", "anna")]
    assert game.rules("nothing-to-give") == ["sea.card.figrim.poor"]
    assert [game.fact(f"{seat}.crystals") for seat in ("anna", "boris", "vera")] == [1, 0, 0]


@pytest.mark.rules("sea.summon.two-copies")
def test_sea_card_figrim_effect__two_copies() -> None:
    anna = PlayerSpec(play=("figrim", "figrim"))
    game = ended(anna=anna, boris=PlayerSpec(crystals=5), vera=PlayerSpec(crystals=1), **CHANGE)
    game.answer("figrim-1.season")
    assert game.fact("boris.crystals") == 3 and game.fact("anna.crystals") == 3
    assert game.of("nothing-to-give", "seat") == [("vera",)], "the second finds nothing left"


@pytest.mark.parametrize(("reading", "order"), [("turn-order", (0, 1)), ("simultaneous", (1, 0))])
def test_sea_card_figrim_poor__two_owners(reading: str, order: tuple[int, int]) -> None:
    """sea.ruling.trigger-player-order: whether what Anna's Figrim takes can be taken back."""
    anna, boris = PlayerSpec(play=("figrim",), crystals=0), PlayerSpec(play=("figrim",), crystals=1)
    rulings = {"sea.ruling.trigger-player-order": reading}
    game = ended(rulings, anna=anna, boris=boris, **CHANGE)
    assert (game.fact("anna.crystals"), game.fact("boris.crystals")) == order


@pytest.mark.parametrize(("reading", "crystals"), [("yes", 1), ("no", 0)])
def test_sea_card_figrim_effect__last_season_change(reading: str, crystals: int) -> None:
    """sea.ruling.final-season-change."""
    rulings = {"sea.ruling.final-season-change": reading}
    boris = PlayerSpec(crystals=1)
    game = ended(rulings, anna=PlayerSpec(play=("figrim",)), boris=boris, space=12, year=3, left=side(pips=1))
    assert game.fact("anna.crystals") == crystals and game.fact("ended") is True


# ---- 12, Naria


def test_sea_card_naria_effect() -> None:
    game = summoned("naria", n=4, deck=FOUR)
    assert game.waiting == "anna: keep-one" and sorted(game.moves) == sorted(FOUR)
    game.answer("kairn")
    assert game.waiting == "anna: give-card" and game.moves == ("boris", "vera", "gleb")
    game.answer("vera", "gleb")
    assert game.of("card-given", "card", "to") == [
        ("amulet-of-earth", "vera"),
        ("hourglass", "gleb"),
        ("olafs-statue", "boris"),
    ]
    assert game.rules("card-given") == game.rules("drew") * 3 == ["sea.card.naria.effect"] * 3
    assert game.player("vera").hand == ("amulet-of-earth",) and game.player().hand == ("kairn",)
    assert game.table.looking == () and game.table.discard == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sea_card_naria_effect__as_many_cards_as_players(players: int) -> None:
    game = summoned("naria", n=players, deck=FOUR[:players])
    assert game.of("drew", "n") == [(players,)] and game.fact("deck") == 0
    free = dreamt("naria", n=players, deck=FOUR[:players])
    assert free.of("drew", "n") == [(players,)]


def test_sea_card_naria_effect__hidden_from_others() -> None:
    game = summoned("naria", n=3, deck=FOUR[:3])
    assert game.question.secret
    assert game.answer("hourglass").question.secret


@pytest.mark.rules("sea.setup.reshuffle")
def test_sea_card_naria_effect__too_few_cards() -> None:
    """With fewer cards than players the owner decides who gets none."""
    game = summoned("naria", n=4, deck=FOUR[:2]).answer("hourglass")
    assert game.waiting == "anna: give-card" and game.moves == ("boris", "vera", "gleb")
    game.answer("gleb")
    assert game.fact("gleb.hand") == 1 and game.fact("boris.hand") == game.fact("vera.hand") == 0


# ---- 13, Wondrous Chest


@pytest.mark.parametrize(("tokens", "crystals"), [(3, 0), (4, 3), (7, 3)])
def test_sea_card_wondrous_chest_effect(tokens: int, crystals: int) -> None:
    anna = PlayerSpec(play=("wondrous-chest",), reserve={"air": tokens})
    game = ended(anna=anna, boris=PlayerSpec(reserve={"air": 7}))
    assert game.fact("anna.crystals") == crystals and game.fact("boris.crystals") == 0
    assert game.rules("crystals-gained") == ["sea.card.wondrous-chest.effect"] * (crystals // 3)


@pytest.mark.rules("sea.summon.two-copies")
def test_sea_card_wondrous_chest_effect__two_copies() -> None:
    anna = PlayerSpec(play=("wondrous-chest",) * 2, reserve={"air": 4})
    assert ended(anna=anna).answer("wondrous-chest-1.round-end").fact("anna.crystals") == 6


@pytest.mark.rules("sea.card.glutton-cauldron.not-reserve")
def test_sea_card_wondrous_chest_count() -> None:
    book = CopySpec("bespelled-grimoire", tokens={"air": 2})
    anna = PlayerSpec(play=("wondrous-chest", book), reserve={"fire": 2})
    game = ended(anna=anna)
    assert game.fact("anna.crystals") == 3
    assert game.rules("tokens-counted") == ["sea.card.wondrous-chest.count"]
    for card in ("amulet-of-water", "glutton-cauldron"):
        other = PlayerSpec(play=("wondrous-chest", CopySpec(card, tokens={"air": 2})), reserve={"fire": 2})
        assert ended(anna=other).fact("anna.crystals") == 0
        enough = PlayerSpec(play=other.play, reserve={"fire": 4})
        assert len(ended(anna=enough).of("tokens-untouched", "card")) == 1


@pytest.mark.parametrize(("reading", "acts"), [("owner-order", True), ("same-count", False)])
def test_sea_card_wondrous_chest_effect__count_changed_meanwhile(reading: str, acts: bool) -> None:
    """sea.ruling.horn-then-chest: as it is when the Chest acts, or as it was when the round ended.

    No Horn brings anybody from 1 token to 4, so that the condition is asked itself.
    """
    game = ended(anna=PlayerSpec(play=("wondrous-chest",), reserve={"air": 3}))
    over = next(event for event in game.events if event.kind == "round-over")
    assert over.fact("reserves") == (3, 0)
    now = game.table.changed("anna", reserve=(4, 0, 0, 0))
    chest = now.player("anna").play[0]
    readings = {"sea.ruling.horn-then-chest": reading}
    assert full_enough(now, "anna", chest, over, readings.__getitem__) is acts
    alone = PlayerSpec(play=("wondrous-chest", "beggars-horn"), reserve={"air": 1})
    assert ended(readings, anna=alone).answer("air").fact("anna.crystals") == 0


# ---- 14, Beggar's Horn


@pytest.mark.parametrize(("tokens", "gained"), [(0, True), (1, True), (2, False)])
def test_sea_card_beggars_horn_effect(tokens: int, gained: bool) -> None:
    game = ended(anna=PlayerSpec(play=("beggars-horn",), reserve={"air": tokens}))
    assert (game.waiting == "anna: gain-any") == gained
    if gained:
        game.answer("fire")
        assert game.fact("anna.reserve.fire") == 1
        assert game.rules("energy-gained") == ["sea.card.beggars-horn.effect"]


@pytest.mark.parametrize(
    ("reading", "tokens", "after"),
    [
        ("sequential", 0, 2),
        ("sequential", 1, 2),
        ("together", 0, 2),
        ("together", 1, 3),
    ],
)
def test_sea_card_beggars_horn_effect__two_horns(reading: str, tokens: int, after: int) -> None:
    """sea.ruling.two-horns: with one token the second Horn finds two, unless both were checked together."""
    anna = PlayerSpec(play=("beggars-horn",) * 2, reserve={"air": tokens})
    game = ended({"sea.ruling.two-horns": reading}, anna=anna).answer("beggars-horn-1.round-end", "fire")
    while game.waiting == "anna: gain-any":
        game.answer("fire")
    assert game.fact("anna.reserve") == after


def test_sea_card_beggars_horn_count() -> None:
    book = CopySpec("bespelled-grimoire", tokens={"air": 2})
    assert ended(anna=PlayerSpec(play=("beggars-horn", book))).waiting == ""
    one = CopySpec("bespelled-grimoire", tokens={"air": 1})
    pot = CopySpec("glutton-cauldron", tokens={"fire": 5})
    game = ended(anna=PlayerSpec(play=("beggars-horn", one, pot)))
    assert game.waiting == "anna: gain-any", "what lies on a Cauldron is no part of the reserve"
    game = ended(anna=PlayerSpec(play=("beggars-horn", one, amulet(air=4))))
    assert game.waiting == "anna: gain-any"
    assert game.rules("tokens-counted") == ["sea.card.beggars-horn.count"]
    assert game.of("tokens-untouched", "card") == [("amulet-of-water",)]


# ---- 15, Die of Malice


OWN = DieSpec("die-winter-1", 1)


def rolling(rulings: dict[str, str] | None = None, *, stage: str = "before-die", **said: Any) -> Play:
    """Anna's turn from its beginning, with a Die of Malice in play and a season die taken."""
    said.setdefault("play", ("die-of-malice",))
    anna = PlayerSpec(power=5, die=OWN, **said)
    return play(table(DoSpec("anna", "turn"), rulings=rulings, anna=anna))


def test_sea_card_die_of_malice_no_cost() -> None:
    game = play(turn(anna=with_card("die-of-malice", reserve={})), "summon-die-of-malice")
    assert "sea.card.die-of-malice.no-cost" in game.rules("no-cost")
    assert game.of("energy-spent") == game.of("crystals-lost") == []


def test_sea_card_die_of_malice_effect() -> None:
    """The die is rolled again; what it shows then is performed, and nothing of what it showed before."""
    game = rolling()
    assert game.waiting == "anna: before-die"
    game.answer("activate-die-of-malice-1")
    assert game.waiting == "chance: season-die"
    before = len(game.events)
    game.answer("5")
    rules = {event.rule for event in game.events[before:] if event.kind in ("die-rolled", "new-result")}
    assert rules == {"sea.card.die-of-malice.effect"}
    assert game.of("new-result", "die", "side") == [("die-winter-1", 5)]
    assert game.of("crystals-gained", "seat", "n")[0] == ("anna", 2)
    assert game.of("die-acts", "side") == [(5,)], "with nothing else to use the die acts at once"


@pytest.mark.rules("sea.turn.order.die-first")
def test_sea_card_die_of_malice_effect__before_the_die_only() -> None:
    game = play(turn(anna=PlayerSpec(power=5, die=OWN, play=("die-of-malice",))))
    assert game.refused("activate-die-of-malice-1") == ["sea.card.die-of-malice.effect"]


def test_sea_card_die_of_malice_effect__without_a_die() -> None:
    anna = PlayerSpec(power=5, play=("die-of-malice",))
    spec = TurnSpec("anna", "before-die")
    game = play(table(DoSpec("anna", "actions"), turn=spec, anna=anna))
    assert game.refused("activate-die-of-malice-1") == ["sea.card.die-of-malice.effect"]


@pytest.mark.parametrize("reading", ["at-activation", "with-die"])
def test_sea_card_die_of_malice_effect__when_the_crystals_come(reading: str) -> None:
    """sea.ruling.malice-crystals-time."""
    game = rolling({"sea.ruling.malice-crystals-time": reading}).answer("activate-die-of-malice-1", "5")
    kinds = [event.kind for event in game.events]
    gained = kinds.index("crystals-gained")
    assert (gained > kinds.index("die-acts")) == (reading == "with-die")
    assert game.of("crystals-gained", "n")[0] == (2,)
    assert game.rules("crystals-gained")[0] == "sea.card.die-of-malice.effect"
    assert len(game.of("crystals-owed")) == (reading == "with-die")


@pytest.mark.parametrize("opens", [True, False])
def test_sea_card_die_of_malice_effect__after_the_gains(opens: bool) -> None:
    """sea.ruling.malice-after-optional: then only crystallising follows the new result."""
    die = next(
        id for id in box().dice_of("winter") if {s.crystallise for s in box().die(id).sides} == {True, False}
    )
    sides = box().die(die).sides
    old = next(n for n, one in enumerate(sides, 1) if one.crystallise != opens)
    new = next(n for n, one in enumerate(sides, 1) if one.crystallise == opens)
    anna = PlayerSpec(power=5, die=DieSpec(die, old), play=("die-of-malice",) * 2, reserve={"air": 1})
    rulings = {"sea.ruling.malice-after-optional": "yes"}
    game = play(turn(rulings, access=not opens, anna=anna))
    game.answer("activate-die-of-malice-1", str(new))
    assert game.fact("turn.access") is opens
    assert game.fact("anna.crystals") == 2 and game.fact("anna.reserve") == 1, "nothing is gained again"
    if opens:
        game.answer("crystallise-air")
        assert game.refused("activate-die-of-malice-2") == ["sea.card.die-of-malice.effect"]


def test_sea_card_die_of_malice_two() -> None:
    game = rolling(play=("die-of-malice", "die-of-malice"))
    game.answer("activate-die-of-malice-1", "5", "activate-die-of-malice-2", "6")
    assert game.of("new-result", "side") == [(5,), (6,)]
    assert [n for (n,) in game.of("crystals-gained", "n")][:2] == [2, 2]
    assert game.rules("second-malice") == ["sea.card.die-of-malice.two"]
    assert game.of("die-acts", "side") == [(6,)]
    one = rolling(play=("die-of-malice", "die-of-malice"))
    assert one.answer("activate-die-of-malice-1", "5").of("second-malice") == []
    assert one.waiting == "anna: before-die", "the second may be left"
