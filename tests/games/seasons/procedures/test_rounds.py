"""The round: rolling, taking dice, turns in order, the season token, years, libraries, the end."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DieSpec, DoSpec, PlayerSpec, side, table

from tutor.games.seasons.components.component_set import box

ROUND, END = DoSpec("anna", "round"), DoSpec("anna", "round-end")


def rolled(game: Play, *sides: str) -> Play:
    """The round after its dice were rolled."""
    while game.waiting == "chance: season-die":
        game.answer(sides[len(game.of("die-rolled"))] if sides else "1")
    return game


def left(pips: int, season: str = "winter") -> DieSpec:
    """A die that shows so many pips."""
    return side(season, pips=pips)


def test_sea_round_roll() -> None:
    game = rolled(play(table(ROUND, space=5, first="boris")))
    assert game.rules("die-rolled") == ["sea.round.roll"] * 3
    assert [seat for (seat,) in game.of("die-rolled", "seat")] == ["boris"] * 3
    assert {box().die(str(die)).season for (die,) in game.of("die-rolled", "die")} == {"spring"}


def test_sea_comp_wheel() -> None:
    for space, season in ((1, "winter"), (3, "winter"), (4, "spring"), (9, "summer"), (10, "autumn")):
        game = play(table(ROUND, space=space))
        assert game.of("round-begins", "season") == [(season,)] and game.fact("season") == season
        assert game.rules("round-begins") == ["sea.comp.wheel"]


def test_sea_round_choose() -> None:
    game = rolled(play(table(ROUND, n=3, first="vera")))
    order = []
    for _ in range(3):
        order.append(game.waiting)
        game.answer(game.moves[0])
    assert order == ["vera: take-die", "anna: take-die", "boris: take-die"]
    assert len(game.of("die-left")) == 1 and sum(not one.seat for one in game.table.rolled) == 1


@pytest.mark.parametrize("n", [2, 3, 4])
def test_sea_round_choose_last(n: int) -> None:
    game = rolled(play(table(ROUND, n=n)))
    for seat in range(n):
        assert len(game.moves) == n + 1 - seat
        game.answer(game.moves[0])
    assert game.rules("die-left") == ["sea.round.choose.last"]


def test_sea_turn_one_each() -> None:
    game = rolled(play(table(ROUND, n=3, first="boris")), "5", "5", "5", "5")
    turns = []
    while not game.of("round-over"):
        if game.question.kind == "turn":
            turns.append(game.question.seat)
            game.answer("pass")
        else:
            game.answer(game.question.options[0].key)
    assert turns == ["boris", "vera", "anna"]
    assert game.rules("turn-begins") == ["sea.turn.one-each"] * 3
    assert game.rules("round-over") == ["sea.round.end"]


def test_sea_round_end() -> None:
    game = play(table(END, left=left(1), anna=PlayerSpec(), round=4))
    assert game.rules("round-over") == ["sea.round.end"] and game.of("round-over", "n") == [(4,)]


@pytest.mark.parametrize("pips", [1, 2, 3])
def test_sea_season_advance(pips: int) -> None:
    game = play(table(END, space=4, left=left(pips)))
    assert game.of("season-moved", "origin", "space", "n") == [(4, 4 + pips, pips)]
    assert game.rules("season-moved") == ["sea.season.advance"] and game.table.space == 4 + pips


def test_sea_comp_dice_pips() -> None:
    for id in box().dice:
        assert sorted(one.pips for one in box().die(id).sides) == [1, 1, 2, 2, 3, 3]
    assert play(table(END, left=left(3))).rules("pips") == ["sea.comp.dice.pips"]


@pytest.mark.parametrize(("space", "pips", "now"), [(3, 1, "spring"), (5, 2, "summer"), (9, 3, "autumn")])
def test_sea_season_change(space: int, pips: int, now: str) -> None:
    game = play(table(END, space=space, left=left(pips)))
    assert game.rules("season-changed") == ["sea.season.change"] and game.of("season-changed", "now") == [
        (now,)
    ]


def test_sea_season_change__not_within_a_season() -> None:
    assert not play(table(END, space=4, left=left(2))).of("season-changed")


def test_sea_year_change() -> None:
    game = play(table(END, space=11, year=1, left=left(3)))
    assert (game.table.year, game.table.space) == (2, 2)
    assert game.rules("year-began") == ["sea.year.change"]
    assert game.of("season-changed", "was", "now") == [("autumn", "winter")]


def test_sea_year_library() -> None:
    libraries: dict[Any, tuple[str, ...]] = {"II": ("idol", "sid", "titus"), "III": ("mirror",)}
    anna = PlayerSpec(hand=("lewis",), library=libraries)
    game = play(table(END, space=12, year=1, left=left(1), anna=anna))
    assert game.player().hand == ("idol", "lewis", "sid", "titus")
    assert game.player().library == ((), ("mirror",))
    assert game.rules("library-taken") == ["sea.year.library"]


def test_sea_round_next_first_player() -> None:
    for first, then in (("anna", "boris"), ("vera", "anna")):
        game = play(table(END, n=3, first=first, left=left(1)))
        assert game.table.first == then and game.rules("first-player") == ["sea.round.next-first-player"]


def test_sea_round_end_steps() -> None:
    game = play(table(END, space=12, left=left(1)))
    kinds = [event.kind for event in game.events]
    steps = ["round-over", "season-moved", "year-began", "first-player"]
    assert sorted(steps, key=kinds.index) == steps
    assert game.events[-1].rule == "sea.round.end.steps", "the program of these steps is over"


def test_sea_round_end_steps__round_cards_afterwards() -> None:
    game = play(table(END, left=left(1), rulings={"sea.ruling.end-of-round-order": "after"}))
    kinds = [event.kind for event in game.events]
    assert kinds.index("season-moved") < kinds.index("round-over") and kinds.count("round-over") == 1


def test_sea_end_trigger() -> None:
    game = play(table(END, space=12, year=3, left=left(1)))
    assert game.table.ended and "sea.end.trigger" in game.rules("years-over")
    assert not game.of("first-player")


def test_sea_end_trigger__not_on_space_12() -> None:
    game = play(table(END, space=11, year=3, left=left(1)))
    assert game.table.space == 12 and not game.table.ended and game.of("first-player")


def test_sea_effect_activated_once__straightened() -> None:
    anna = PlayerSpec(play=(CopySpec("kairn", turned=True), "idol"))
    game = play(table(ROUND, anna=anna))
    assert game.of("cards-straightened", "seat", "cards") == [("anna", ("kairn",))]
    assert game.rules("cards-straightened") == ["sea.effect.activated.once"]
    assert not any(copy.turned for copy in game.player().play)


ENDING = DoSpec("anna", "ending")


def parts(game: Play, seat: str) -> dict[str, int]:
    return dict(next(one for one in game.table.scores if one.seat == seat).parts)


def test_sea_score_crystals() -> None:
    game = play(table(ENDING, anna=PlayerSpec(crystals=72)))
    assert parts(game, "anna")["crystals"] == 72 and "sea.score.crystals" in game.rules("points")


def test_sea_score_cards() -> None:
    game = play(table(ENDING, anna=PlayerSpec(play=("runic-cube", "cursed-treatise", "titus"))))
    assert parts(game, "anna")["cards"] == 30 - 10 + 4 and "sea.score.cards" in game.rules("points")


@pytest.mark.parametrize(("reading", "points"), [("8", 8), ("6", 6)])
def test_sea_score_cards__scepter(reading: str, points: int) -> None:
    game = play(
        table(ENDING, anna=PlayerSpec(play=("scepter",)), rulings={"sea.ruling.scepter-prestige": reading})
    )
    assert parts(game, "anna")["cards"] == points


def test_sea_score_hand() -> None:
    game = play(table(ENDING, anna=PlayerSpec(hand=("lewis", "sid"))))
    assert parts(game, "anna")["hand"] == -10 and "sea.score.hand" in game.rules("points")


@pytest.mark.parametrize(("uses", "penalty"), [(0, 0), (1, 5), (2, 12), (3, 20)])
def test_sea_score_bonus(uses: int, penalty: int) -> None:
    game = play(table(ENDING, anna=PlayerSpec(bonuses=uses)))
    assert parts(game, "anna")["bonus"] == -penalty and "sea.score.bonus" in game.rules("points")


def test_sea_score_energy_none() -> None:
    game = play(table(ENDING, anna=PlayerSpec(reserve={"air": 4})))
    assert game.table.scores[0].total == 0
    assert game.of("energy-worthless", "seat", "n") == [("anna", 4)]
    assert game.rules("energy-worthless") == ["sea.score.energy-none"]


def test_sea_score_winner() -> None:
    game = play(table(ENDING, anna=PlayerSpec(crystals=10), boris=PlayerSpec(crystals=12)))
    assert game.table.winners == ("boris",) and game.rules("won") == ["sea.score.winner"]


def test_sea_score_winner__more_cards_in_play() -> None:
    boris = PlayerSpec(play=("potion-of-life", "potion-of-power"))
    game = play(table(ENDING, anna=PlayerSpec(play=("potion-of-life",)), boris=boris))
    assert game.table.winners == ("boris",) and game.of("won", "tied") == [(2,)]


def test_sea_score_winner__shared() -> None:
    assert play(table(ENDING)).table.winners == ("anna", "boris")


def test_example_final_score() -> None:
    """The worked example: 72 crystals, prestige 68, two bonuses, one card in hand."""
    anna = PlayerSpec(
        crystals=72,
        bonuses=2,
        hand=("lewis",),
        play=("runic-cube", "lantern", "sid", "scepter"),
    )
    game = play(table(ENDING, anna=anna))
    assert parts(game, "anna") == {"crystals": 72, "cards": 68, "hand": -5, "bonus": -12}
    assert game.table.scores[0].total == 123
