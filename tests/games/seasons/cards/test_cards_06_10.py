"""Cards 6 to 10, and everything that the list of cards says of them."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.cardplay import FOUR, dreamt, summoned, weighing, with_card
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DieSpec, DoSpec, PlayerSpec, table, turn

from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES, SEASONS

# ---- 6, Staff of Spring


def test_sea_card_staff_of_spring_effect() -> None:
    game = summoned(
        "amulet-of-air", anna=with_card("amulet-of-air", reserve={"air": 2}, play=("staff-of-spring",))
    )
    assert game.of("crystals-gained", "seat", "n") == [("anna", 3)]
    assert game.rules("crystals-gained") == ["sea.card.staff-of-spring.effect"]
    others = play(turn(anna=with_card("temporal-boots"), boris=PlayerSpec(play=("staff-of-spring",))))
    assert others.answer("summon-temporal-boots", "+1").of("crystals-gained") == []


@pytest.mark.rules("sea.play.zero-cost-is-summon")
def test_sea_card_staff_of_spring_effect__cards_that_cost_nothing() -> None:
    game = play(turn(anna=with_card("die-of-malice", play=("staff-of-spring",))), "summon-die-of-malice")
    assert game.fact("anna.crystals") == 3
    assert "sea.play.zero-cost-is-summon" in game.rules("no-cost")


@pytest.mark.rules("sea.summon.two-copies")
def test_sea_card_staff_of_spring_effect__two_staffs() -> None:
    anna = with_card("die-of-malice", play=("staff-of-spring", "staff-of-spring"))
    game = play(turn(anna=anna), "summon-die-of-malice")
    assert game.moves == ("staff-of-spring-1.summoned", "staff-of-spring-2.summoned")
    assert game.answer("staff-of-spring-2.summoned").fact("anna.crystals") == 6


@pytest.mark.parametrize(("reading", "crystals"), [("no", 0), ("yes", 3)])
def test_sea_card_staff_of_spring_effect__its_own_summon(reading: str, crystals: int) -> None:
    """sea.ruling.staff-sees-itself."""
    game = summoned("staff-of-spring", rulings={"sea.ruling.staff-sees-itself": reading})
    assert game.fact("anna.crystals") == crystals


@pytest.mark.parametrize(
    ("reading", "order"),
    [("summon-triggers-first", [3, 9]), ("card-first", [9, 3]), ("owner-choice", [])],
)
def test_sea_card_staff_of_spring_effect__order(reading: str, order: list[int]) -> None:
    """sea.ruling.summon-trigger-order."""
    anna = with_card("amulet-of-earth", reserve={"earth": 2}, play=("staff-of-spring",))
    game = play(turn({"sea.ruling.summon-trigger-order": reading}, anna=anna), "summon-amulet-of-earth")
    if not order:
        assert sorted(game.moves) == ["amulet-of-earth-1.enter", "staff-of-spring-1.summoned"]
        game.answer("amulet-of-earth-1.enter")
        order = [9, 3]
    assert [n for (n,) in game.of("crystals-gained", "n")] == order


def test_sea_card_staff_of_spring_hand_only() -> None:
    """Neither the Chalice nor the Potion of Dreams summons what it plays."""
    anna = with_card("divine-chalice", play=("staff-of-spring",))
    game = play(turn(anna=anna, deck=FOUR), "summon-divine-chalice", "hourglass")
    assert game.of("crystals-gained", "n") == [(3,)], "the Chalice itself was summoned"
    assert "sea.card.staff-of-spring.hand-only" in game.rules("no-answer")
    dream = dreamt("hourglass", player={"play": ("staff-of-spring", "potion-of-dreams")})
    assert dream.of("entered", "card") == [("hourglass",)] and dream.fact("anna.crystals") == 0
    assert "sea.card.staff-of-spring.hand-only" in dream.rules("no-answer")


# ---- 7, Temporal Boots


def boots(*keys: str, rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """Anna summons Temporal Boots."""
    said.setdefault("anna", with_card("temporal-boots", reserve={}))
    return play(turn(rulings, **said), "summon-temporal-boots", *keys)


def test_sea_card_temporal_boots_no_cost() -> None:
    game = boots()
    assert "sea.card.temporal-boots.no-cost" in game.rules("no-cost")
    assert game.of("energy-spent") == game.of("crystals-lost") == []
    assert game.fact("anna.play") == "temporal-boots"


def test_sea_card_temporal_boots_effect() -> None:
    game = boots(space=5)
    assert game.waiting == "anna: season-steps" and game.moves == ("+1", "+2", "+3", "-1", "-2", "-3")
    for key, space in (("+1", 6), ("+3", 8), ("-1", 4), ("-3", 2)):
        moved = boots(key, space=5)
        assert moved.fact("space") == space
        assert moved.rules("season-moved") == ["sea.card.temporal-boots.effect"]
    assert dreamt("temporal-boots", space=5).answer("-3").fact("space") == 2


def test_sea_card_temporal_boots_back_year() -> None:
    """Back to autumn the year falls; cards of the library that were taken stay in hand."""
    vera = PlayerSpec(hand=("figrim", "kairn"), library={"III": ("lewis",)})
    game = boots("-2", year=2, space=2, vera=vera)
    assert (game.fact("year"), game.fact("space"), game.fact("season")) == (1, 12, "autumn")
    assert game.rules("year-back") == ["sea.card.temporal-boots.back-year"]
    assert game.player("vera").hand == ("figrim", "kairn")
    assert game.player("vera").library == ((), ("lewis",))


@pytest.mark.parametrize(("reading", "cards"), [("nothing", 0), ("return", 1)])
def test_sea_card_temporal_boots_back_year__libraries(reading: str, cards: int) -> None:
    """sea.ruling.library-second-crossing: what lay under II goes back there, or stays in hand."""
    rulings = {"sea.ruling.library-second-crossing": reading}
    anna = with_card("temporal-boots", reserve={})
    two = PlayerSpec(hand=("temporal-boots", "temporal-boots"), power=5, library={"II": ("lewis",)})
    game = play(turn(rulings, anna=two, space=12), "summon-temporal-boots", "+1")
    assert anna.hand == ("temporal-boots",) and "lewis" in game.player().hand
    game.answer("summon-temporal-boots", "-1")
    assert game.fact("year") == 1 and game.fact("anna.library") == cards


def test_sea_card_temporal_boots_season_change() -> None:
    """Crossing a boundary either way triggers Figrim and the Hourglass at once."""
    for key, space, now in (("+1", 3, "spring"), ("-1", 4, "winter"), ("-1", 1, "autumn")):
        anna = with_card("temporal-boots", reserve={}, play=("hourglass",))
        boris = PlayerSpec(play=("figrim",))
        game = boots(key, anna=anna, boris=boris, vera=PlayerSpec(crystals=1), space=space, year=2)
        assert game.of("season-changed", "now") == [(now,)]
        assert game.rules("boots-changed-season") == ["sea.card.temporal-boots.season-change"]
        assert game.waiting == "anna: gain-any"
        game.answer("air")
        assert game.fact("boris.crystals") == 1 and game.fact("vera.crystals") == 0
        assert game.waiting == "anna: turn", "in the middle of the turn"
    within = boots("+1", space=1, anna=with_card("temporal-boots", reserve={}, play=("hourglass",)))
    assert within.waiting == "anna: turn" and within.of("boots-changed-season") == []


@pytest.mark.parametrize(("reading", "season"), [("token", "spring"), ("dice", "winter")])
def test_sea_card_temporal_boots_season_change__table(reading: str, season: str) -> None:
    """sea.ruling.table-after-boots: the table of the season where the token is, or of the dice."""
    worth: dict[str, int] = {name: box().yields[name][ENERGIES.index("earth")] for name in SEASONS}
    assert worth["winter"] != worth["spring"]
    anna = with_card("temporal-boots", reserve={"earth": 1}, die=DieSpec("die-winter-1", 1))
    game = play(turn({"sea.ruling.table-after-boots": reading}, access=True, anna=anna, space=3))
    game.answer("summon-temporal-boots", "+1", "crystallise-earth")
    assert game.fact("anna.crystals") == worth[season]


@pytest.mark.parametrize(("reading", "held"), [("at-once", 1), ("end-of-round", 0)])
def test_sea_card_temporal_boots_effect__library(reading: str, held: int) -> None:
    """sea.ruling.boots-forward-library."""
    boris = PlayerSpec(library={"II": ("lewis",)})
    game = boots("+1", space=12, boris=boris, rulings={"sea.ruling.boots-forward-library": reading})
    assert game.fact("year") == 2 and game.fact("boris.hand") == held


@pytest.mark.parametrize("reading", ["year-zero", "stop", "forbidden"])
def test_sea_card_temporal_boots_back_year__before_the_first(reading: str) -> None:
    """sea.ruling.boots-before-year-one."""
    game = boots(space=2, rulings={"sea.ruling.boots-before-year-one": reading})
    if reading == "forbidden":
        assert game.moves == ("+1", "+2", "+3", "-1")
        assert game.refused("-2") == game.refused("-3") == ["sea.comp.years"]
        return
    game.answer("-3")
    assert (game.fact("year"), game.fact("space")) == ((0, 11) if reading == "year-zero" else (1, 1))


@pytest.mark.parametrize(
    ("reading", "over"), [("finish-round", False), ("immediate", True), ("next-advance", False)]
)
def test_sea_card_temporal_boots_effect__past_year_three(reading: str, over: bool) -> None:
    """sea.ruling.boots-past-year-three."""
    anna = with_card("temporal-boots", reserve={}, play=("figrim",))
    rulings = {"sea.ruling.boots-past-year-three": reading}
    game = boots("+1", space=12, year=3, anna=anna, boris=PlayerSpec(crystals=5), rulings=rulings)
    assert game.fact("anna.crystals") == 1, "Figrim sees the season change before anything is counted"
    assert game.over == over and bool(game.fact("winners")) == over
    assert game.fact("year") == (3 if reading == "next-advance" else 4)


@pytest.mark.parametrize(("reading", "year"), [("position-counts", False), ("flag", True)])
def test_sea_card_temporal_boots_effect__back_and_forth(reading: str, year: bool) -> None:
    """sea.ruling.boots-back-and-forth: a second pair takes the token back before the round is over."""
    anna = PlayerSpec(hand=("temporal-boots", "temporal-boots"), power=5)
    do = (DoSpec("anna", "actions"), DoSpec("anna", "round-end"))
    game = play(table(*do, rulings={"sea.ruling.boots-back-and-forth": reading}, anna=anna, space=12, year=3))
    game.answer("summon-temporal-boots", "+1", "summon-temporal-boots", "-1", "pass")
    assert game.fact("year") == 3 and game.fact("ended") is year


@pytest.mark.parametrize(("reading", "season"), [("no", "winter"), ("yes", "spring")])
def test_sea_card_temporal_boots_season_change__dice(reading: str, season: str) -> None:
    """sea.ruling.dice-after-boots: dice that are still to be used are rolled again for the new season."""
    one, two, three = (DieSpec(f"die-winter-{n}", 1) for n in (1, 2, 3))
    anna = with_card("temporal-boots", reserve={}, die=one)
    rulings = {"sea.ruling.dice-after-boots": reading}
    game = boots("+1", space=3, anna=anna, boris=PlayerSpec(die=two), left=three, rulings=rulings)
    if reading == "yes":
        assert game.waiting == "chance: season-die"
        game.answer("4", "6")
        assert game.of("die-rolled", "die", "side") == [("die-spring-2", 4), ("die-spring-3", 6)]
        assert game.rules("die-rolled") == ["sea.card.temporal-boots.effect"] * 2
    assert game.waiting == "anna: turn"
    dice = {rolled.seat: box().die(rolled.die).season for rolled in game.table.rolled}
    assert dice == {"anna": "winter", "boris": season, "": season}, "the die that was used stays"


def test_sea_card_temporal_boots_season_change__dice_rolled_a_third_time() -> None:
    """sea.ruling.dice-after-boots: a second pair of Boots takes the season back, and with it the dice."""
    anna = PlayerSpec(hand=("temporal-boots",) * 2, power=5, die=DieSpec("die-winter-1", 1))
    boris, left = PlayerSpec(die=DieSpec("die-winter-2", 1)), DieSpec("die-winter-3", 1)
    rulings = {"sea.ruling.dice-after-boots": "yes"}
    game = play(turn(rulings, anna=anna, boris=boris, left=left, space=3))
    game.answer("summon-temporal-boots", "+1", "4", "6", "summon-temporal-boots", "-1", "2", "3")
    assert game.of("die-rolled", "die", "side")[2:] == [("die-winter-2", 2), ("die-winter-3", 3)]
    assert game.waiting == "anna: turn"


# ---- 8, Purse of Io


def test_sea_card_purse_of_io_effect() -> None:
    winter = dict(zip(ENERGIES, box().yields["winter"], strict=True))
    for copies in (1, 2):
        anna = PlayerSpec(power=9, play=("purse-of-io",) * copies, reserve={"air": 1, "earth": 1})
        game = play(turn(access=True, anna=anna), "crystallise-air", "crystallise-earth")
        assert game.fact("anna.crystals") == winter["air"] + winter["earth"] + 2 * copies
        assert game.rules("purse-added") == ["sea.card.purse-of-io.effect"] * 2
    boris = PlayerSpec(play=("purse-of-io",))
    other = play(turn(access=True, anna=PlayerSpec(reserve={"air": 1}), boris=boris), "crystallise-air")
    assert other.fact("anna.crystals") == winter["air"] and other.fact("boris.crystals") == 0


def test_sea_card_purse_of_io_applies() -> None:
    game = weighing(play=("purse-of-io",)).answer("activate-balance-of-ishtar-1")
    assert "sea.card.purse-of-io.applies" in game.rules("purse-added")
    assert game.of("crystallised", "n") == [(12,)]


# ---- 9, Divine Chalice


def chalice(*keys: str, rulings: dict[str, str] | None = None, power: int = 5, **said: Any) -> Play:
    """Anna summons a Chalice, with four cards in the deck unless others are said."""
    said.setdefault("deck", FOUR)
    said.setdefault("anna", with_card("divine-chalice", power=power))
    return play(turn(rulings, **said), "summon-divine-chalice", *keys)


def test_sea_card_divine_chalice_effect() -> None:
    game = chalice()
    assert game.waiting == "anna: play-free" and sorted(game.moves) == sorted(FOUR)
    assert game.question.secret
    game.answer("amulet-of-earth")
    assert game.of("entered", "card", "how") == [("divine-chalice", "summoned"), ("amulet-of-earth", "free")]
    assert game.fact("anna.crystals") == 9, "its effect applies"
    assert game.of("energy-spent", "tokens") == [(("air", "water", "fire", "earth"),)], "only for the Chalice"
    assert game.table.discard == ("hourglass", "kairn", "olafs-statue") and game.table.looking == ()
    assert game.rules("drew") == ["sea.card.divine-chalice.effect"]


def test_sea_card_divine_chalice_no_summon_triggers() -> None:
    """The Chalice itself is summoned, what it plays is not."""
    anna = with_card("divine-chalice", play=("staff-of-spring", "forgotten-vase"))
    boris = PlayerSpec(play=("arcano-leech",))
    anna = PlayerSpec(
        crystals=anna.crystals + 1, reserve=anna.reserve, power=5, hand=anna.hand, play=anna.play
    )
    game = play(turn(anna=anna, boris=boris, deck=FOUR), "summon-divine-chalice")
    while game.waiting != "anna: play-free":
        game.answer(game.moves[0])
    before = (game.fact("anna.crystals"), game.fact("anna.reserve"), game.fact("boris.crystals"))
    game.answer("hourglass")
    assert (game.fact("anna.crystals"), game.fact("anna.reserve"), game.fact("boris.crystals")) == before
    assert game.rules("played-free") == ["sea.card.divine-chalice.no-summon-triggers"]
    assert game.of("played-free", "card") == [("hourglass",)]
    hand_only = {
        f"sea.card.{card}.hand-only" for card in ("staff-of-spring", "forgotten-vase", "arcano-leech")
    }
    assert hand_only <= {*game.rules("no-answer")}


@pytest.mark.rules("sea.play.free-gauge")
def test_sea_card_divine_chalice_gauge() -> None:
    """The Chalice takes the last place: whatever was drawn is discarded."""
    game = chalice(power=1)
    assert game.waiting == "anna: turn" and game.fact("anna.play") == "divine-chalice"
    assert game.rules("no-room") == ["sea.card.divine-chalice.gauge", "sea.play.free-gauge"]
    assert game.of("no-room", "cards", "power") == [(1, 1)] * 2
    assert game.table.discard == tuple(sorted(FOUR))
    enough = chalice("hourglass", power=2)
    assert enough.fact("anna.play") == "divine-chalice, hourglass" and enough.of("no-room") == []


@pytest.mark.parametrize(("reading", "drawn"), [("on-play", 1), ("on-summon", 0)])
def test_sea_card_divine_chalice_effect__played_free_itself(reading: str, drawn: int) -> None:
    """sea.ruling.chalice-on-free-play."""
    rulings = {"sea.ruling.chalice-on-free-play": reading}
    game = dreamt("divine-chalice", rulings=rulings, deck=FOUR)
    assert len(game.of("drew")) == drawn
    assert game.waiting == ("anna: play-free" if drawn else "anna: turn")
    assert summoned("divine-chalice", rulings=rulings, deck=FOUR).waiting == "anna: play-free"


@pytest.mark.parametrize("reading", ["yes", "optional"])
def test_sea_card_divine_chalice_effect__must_play(reading: str) -> None:
    """sea.ruling.chalice-must-play."""
    game = chalice(rulings={"sea.ruling.chalice-must-play": reading})
    assert ("none" in game.moves) == (reading == "optional")
    if reading == "optional":
        game.answer("none")
        assert game.fact("anna.play") == "divine-chalice" and len(game.table.discard) == 4


@pytest.mark.parametrize(("reading", "kept"), [("after", False), ("before", True)])
def test_sea_card_divine_chalice_effect__rest(reading: str, kept: bool) -> None:
    """sea.ruling.chalice-rest-when: an Amulet of Fire that it plays draws from what was discarded, or not."""
    cards = ("amulet-of-fire", "figrim", "kairn", "hourglass")
    game = chalice("amulet-of-fire", deck=cards, rulings={"sea.ruling.chalice-rest-when": reading})
    assert (game.waiting == "anna: keep-one") == kept
    if kept:
        game.answer("kairn")
        assert game.player().hand == ("kairn",)
    assert len(game.table.discard) == (2 if kept else 3) and game.table.looking == ()


@pytest.mark.rules("sea.summon.two-copies")
def test_sea_card_divine_chalice_effect__plays_the_second() -> None:
    """A Chalice that is played free draws on its own, and the first goes on behind it."""
    cards = (("divine-chalice", "figrim", "kairn", "lewis"), FOUR)
    game = chalice("divine-chalice", deck=cards)
    assert game.waiting == "anna: play-free" and sorted(game.moves) == sorted(FOUR)
    game.answer("olafs-statue")
    assert game.fact("anna.play") == "divine-chalice, divine-chalice, olafs-statue"
    assert len(game.table.discard) == 6 and game.table.looking == ()


# ---- 10, Syllas


def test_sea_card_syllas_effect() -> None:
    boris, vera = PlayerSpec(play=("kairn", "figrim")), PlayerSpec(play=("hourglass",))
    game = summoned("syllas", boris=boris, vera=vera, gleb=PlayerSpec())
    assert game.waiting == "boris: sacrifice-one" and game.moves == ("kairn-1", "figrim-1")
    game.answer("figrim-1")
    assert game.of("sacrificed", "seat", "card") == [("boris", "figrim"), ("vera", "hourglass")]
    assert game.of("nothing-to-lose", "seat") == [("gleb",)]
    assert game.fact("anna.play") == "syllas" and game.fact("boris.play") == "kairn"
    assert game.table.discard == ("figrim", "hourglass")
    assert {*game.rules("sacrificed")} == {"sea.term.sacrifice"}
    assert dreamt("syllas", boris=PlayerSpec(play=("kairn",))).fact("boris.play") == ""


@pytest.mark.parametrize(("reading", "chooser"), [("opponent", "boris"), ("owner", "anna")])
def test_sea_card_syllas_effect__who_chooses(reading: str, chooser: str) -> None:
    """sea.ruling.syllas-choice."""
    boris = PlayerSpec(play=("kairn", "figrim"))
    game = summoned("syllas", boris=boris, rulings={"sea.ruling.syllas-choice": reading})
    assert game.waiting == f"{chooser}: sacrifice-one"
    assert game.answer("kairn-1").of("sacrificed", "seat") == [("boris",)]


@pytest.mark.parametrize(("reading", "gone"), [("turn-order", 1), ("simultaneous", 0)])
def test_sea_card_syllas_effect__order(reading: str, gone: int) -> None:
    """sea.ruling.syllas-order: the next opponent chooses after the first has sacrificed, or unseen before."""
    two = PlayerSpec(play=("kairn", "figrim")), PlayerSpec(play=("hourglass", "lewis"))
    rulings = {"sea.ruling.syllas-order": reading}
    game = summoned("syllas", boris=two[0], vera=two[1], gleb=PlayerSpec(), rulings=rulings).answer("kairn-1")
    assert game.waiting == "vera: sacrifice-one" and len(game.of("sacrificed")) == gone
    assert game.question.secret == (not gone)
    game.answer("lewis-1")
    assert game.of("sacrificed", "card") == [("kairn",), ("lewis",)]
    assert game.of("nothing-to-lose", "seat") == [("gleb",)]


@pytest.mark.rules("sea.card.bespelled-grimoire.limit")
@pytest.mark.parametrize(("reading", "left"), [("keep-seven", 7), ("lose-grimoire", 6)])
def test_sea_card_syllas_effect__sacrificed_grimoire(reading: str, left: int) -> None:
    book = CopySpec("bespelled-grimoire", tokens={"water": 3})
    boris = PlayerSpec(play=(book,), reserve={"air": 6})
    game = summoned("syllas", boris=boris, rulings={"sea.ruling.grimoire-leaves": reading})
    if reading == "keep-seven":
        assert game.waiting == "boris: discard-token"
        game.answer("air", "water")
    else:
        assert game.waiting == "boris: save-tokens"
        game.answer("pass")
    assert game.fact("boris.reserve") == left and game.fact("boris.limit") == 7
