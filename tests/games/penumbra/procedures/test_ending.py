"""The end of the game: what fulfils a prophecy, the last round, and the talent that adds a turn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from games.penumbra.support.play import Play, play
from games.penumbra.support.rounds import fate, table, under_way
from support.play import Choose, by_kind

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.games.penumbra.procedures.ending import extra_turn, one_round
from tutor.games.penumbra.procedures.setup import opening
from tutor.games.penumbra.reactions.prophecies import fulfilled
from tutor.games.penumbra.state.table import End, Table, Turn
from tutor.games.penumbra.state.wizard import Card, Mark, Passed, Wizard

SEATS = ("anna", "boris", "vera")
TRIALS = ("gold-eater", "aranea", "wild-wood", "basilisk", "smoky-beast")
CHRONOMANCER = Card("chronomancer", "talent")


def passed(n: int) -> tuple[Passed, ...]:
    """That many passed trials."""
    return tuple(Passed(trial, "dark") for trial in TRIALS[:n])


def sparks(n: int) -> tuple[Mark, ...]:
    """A discipline mark and that many spark marks."""
    return (Mark("discipline-1", "ruby"), *(Mark(f"spark-{at}", "spark") for at in range(1, n + 1)))


def at_rest(*cards: str, turn: str = "anna", wizards: tuple[Wizard, ...] = (), **parts: Any) -> Table:
    """A training table at which a turn of a seat begins; the fate deck is these cards."""
    people = wizards or tuple(Wizard(seat) for seat in SEATS)
    parts.setdefault("prophecies", ("end-of-times",))
    contracts = Deck("contract", (("treasury",), ("offering",), ("smuggler",)))
    return table(*people, box="training", turn=Turn(turn), decks=(fate(*cards), contracts), **parts)


def resting(question: Question) -> str:
    """Rests every turn, and uses nothing."""
    return by_kind(turn_kind="rest", effects="pass")(question)


def rounds(on: Table, choose: Choose = resting, rulings: tuple[tuple[str, str], ...] = ()) -> Play:
    """The turns from here to the end of the game."""
    return play(under_way(on, "rounds", rulings=rulings)).on(choose)


def turns(game: Play) -> list[object]:
    """Whose turns began, in order."""
    return [event.fact("seat") for event in game.events if event.kind in ("turn-begins", "automa-turn")]


# What fulfils a prophecy.


@pytest.mark.parametrize(
    ("prophecy", "short", "enough"),
    [
        ("song-of-overcoming", Wizard("anna", trials=passed(3)), Wizard("anna", trials=passed(4))),
        ("awakened-spark", Wizard("anna", marks=sparks(2)), Wizard("anna", marks=sparks(3))),
        (
            "guild-rebirth",
            Wizard("anna", contracts=("a", "b", "c", "d")),
            Wizard("anna", contracts=("a", "b", "c", "d", "e")),
        ),
    ],
)
def test_pen_end_trigger__some_wizard_has_enough(prophecy: str, short: Wizard, enough: Wizard) -> None:
    boris = Wizard("boris")
    assert not fulfilled(table(short, boris, box="training"), prophecy)
    assert fulfilled(table(enough, boris, box="training"), prophecy)


def test_pen_end_trigger__every_wizard_has_enough() -> None:
    three, two = Wizard("anna", trials=passed(3)), Wizard("boris", trials=passed(2))
    assert not fulfilled(table(three, two), "unity")
    assert fulfilled(table(three, Wizard("boris", trials=passed(3))), "unity")


def test_pen_end_trigger__an_unknown_condition_never_comes_true() -> None:
    many = Wizard("anna", trials=passed(5), contracts=tuple("abcdefgh"), marks=sparks(3))
    assert not fulfilled(table(many), "guild-rebirth")
    assert fulfilled(table(many, box="training"), "guild-rebirth")


def test_pen_end_trigger__in_the_middle_of_a_turn() -> None:
    anna = Wizard("anna", marks=sparks(2))
    on = at_rest("aranea", wizards=(anna, Wizard("boris")), prophecies=("awakened-spark",))
    game = play(under_way(on.with_turn(kind="trial"), "gain-mark", discipline="spark")).on()
    kinds = [event.kind for event in game.events]
    assert kinds.index("mark-gained") < kinds.index("prophecy-fulfilled") < kinds.index("end-begins")
    assert game.rules("prophecy-fulfilled", "end-begins") == ["pen.end.trigger"] * 2
    assert game.table.end == End("awakened-spark", "anna", "", ("boris", "anna"), ("awakened-spark",))
    assert {question.kind for question in game.questions} <= {"gained-dice"}, "nobody is asked about the end"


def test_pen_end_trigger__no_prophecy_in_force_no_end() -> None:
    anna = Wizard("anna", trials=passed(4))
    game = play(under_way(at_rest("aranea", "basilisk", wizards=(anna, Wizard("boris"))), "reveal-fate")).on()
    assert game.table.end is None and not game.events_of("end-begins")


# The last round.


def test_pen_end_finish_turn() -> None:
    game = rounds(at_rest("aranea"))
    assert game.rules("turn-goes-on") == ["pen.end.finish-turn"]
    kinds = [event.kind for event in game.events]
    assert kinds.index("end-begins") < kinds.index("fate-trial"), "the revealed card is brought into play yet"
    assert game.table.trials == ("aranea",)


def test_pen_end_last_round() -> None:
    game = rounds(at_rest("aranea"))
    assert turns(game) == ["anna", "boris", "vera", "anna"]
    assert game.one("last-round").fact("seats") == ("boris", "vera", "anna")
    assert set(game.rules("last-round", "last-turn", "game-over")) == {"pen.end.last-round"}


def test_pen_end_last_round__triggered_by_a_later_seat() -> None:
    game = rounds(at_rest("aranea", "basilisk"))
    assert turns(game) == ["anna", "boris", "vera", "anna", "boris"]
    assert game.table.end is not None and game.table.end.last == "boris"


def test_pen_end_last_round__the_order_starts_behind_whoever_triggered() -> None:
    on = at_rest("aranea")
    assert one_round(on, "anna") == ("boris", "vera", "anna")
    assert one_round(on, "vera") == SEATS


def test_pen_end_immediate_prophecy() -> None:
    boris = Wizard("boris", trials=passed(4))
    wizards = (Wizard("anna"), boris, Wizard("vera"))
    game = rounds(at_rest("song-of-overcoming", "aranea", "basilisk", wizards=wizards))
    (begins,) = game.events_of("end-begins")
    assert (begins.rule, begins.fact("seat")) == ("pen.end.immediate-prophecy", "anna")
    assert turns(game) == ["anna", "boris", "vera", "anna"], "the revealing player's next turn is the last"


def test_pen_setup_turn_order__turns_follow_it() -> None:
    game = rounds(at_rest("aranea", "basilisk", "wild-wood", "gold-eater"))
    assert turns(game)[:4] == ["anna", "boris", "vera", "anna"]
    assert set(game.rules("turn-passes")) == {"pen.setup.turn-order"}


@pytest.mark.parametrize(("reading", "extra"), [("first", 0), ("extend", 3)])
def test_pen_end_trigger__a_second_prophecy(reading: str, extra: int) -> None:
    boris = Wizard("boris", trials=passed(4))
    on = at_rest("song-of-overcoming", wizards=(Wizard("anna"), boris, Wizard("vera")))
    rulings = (("pen.ruling.end-double-trigger", reading),)
    game = rounds(on, rulings=rulings)
    assert len(turns(game)) == 4 + extra
    assert game.table.end is not None
    assert game.table.end.fulfilled == ("end-of-times", "song-of-overcoming")
    assert bool(game.events_of("prophecy-late")) == (reading == "first")


# The extra turn.


@pytest.mark.parametrize(
    ("holder", "reading", "expected"),
    [
        ("boris", "after-last-round", "boris"),
        ("anna", "after-last-round", ""),
        ("vera", "after-last-round", "vera"),
        ("vera", "turn-order", ""),
        ("anna", "turn-order", "anna"),
    ],
)
def test_pen_end_last_round__chronomancer(holder: str, reading: str, expected: str) -> None:
    wizards = tuple(Wizard(seat, cards=(CHRONOMANCER,) if seat == holder else ()) for seat in SEATS)
    assert extra_turn(table(*wizards), "anna", reading) == expected
    rulings = (("pen.ruling.chronomancer-turn", reading),)
    game = rounds(at_rest("aranea", wizards=wizards), rulings=rulings)
    assert turns(game) == ["anna", "boris", "vera", "anna", *([expected] if expected else [])]
    assert game.rules("extra-turn") == ["pen.end.last-round"] * bool(expected)


def test_pen_end_last_round__the_automa_uses_no_talent() -> None:
    automa = Wizard("automa", automa="automa-ruby", cards=(CHRONOMANCER,))
    assert extra_turn(table(Wizard("anna"), automa), "anna", "after-last-round") == ""


@pytest.mark.parametrize(("reading", "counts"), [("yes", True), ("no", False)])
def test_pen_end_trigger__the_automa_as_a_wizard(reading: str, counts: bool) -> None:
    automa = Wizard("automa", automa="automa-ruby", trials=passed(4))
    on = at_rest("aranea", "song-of-overcoming", "basilisk", wizards=(Wizard("anna"), automa), turn="anna")
    on = on.with_deck(fate("song-of-overcoming", "aranea", "basilisk"))
    rulings = (("pen.ruling.automa-prophecies", reading),)
    game = play(under_way(on.with_turn(kind="rest"), "reveal-fate", rulings=rulings)).on()
    assert (game.table.end is not None) == counts


# A whole game.


def test_pen_gen_points_at_end__nothing_is_counted_before() -> None:
    on = at_rest("aranea")
    game = rounds(on)
    assert game.table.scores == () and not game.events_of("points")
    whole = play(State(game.table).push("score", "anna")).on()
    assert [score.seat for score in whole.table.scores] == list(SEATS)


def test_pen_turn_first_turn_kind() -> None:
    on = at_rest("aranea", trials=("wild-wood",))
    game = play(under_way(on, "rounds")).on(until="turn-kind")
    assert [option.key for option in game.questions[-1].options] == ["learning", "trial", "rest"]
    rested = rounds(on)
    assert rested.rules("first-turn-free") == ["pen.turn.first-turn.kind"] * 3


def test_pen_end_last_round__a_round_that_is_under_way_goes_on() -> None:
    end = End("end-of-times", "boris", "", ("boris",), ("end-of-times",))
    game = rounds(at_rest(turn="anna", end=end))
    assert turns(game) == ["anna", "boris"] and game.one("last-turn").fact("seat") == "boris"


@pytest.mark.parametrize("board", ["", "automa-jasper"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_pen_end_last_round__in_whole_random_games(board: str, seed: int) -> None:
    luck = Random(seed)

    def choose(question: Question) -> str:
        if question.chance is not None:
            return question.chance.pick(luck.randrange(question.chance.total))
        return luck.choice(question.options).key

    seats = ("anna",) if board else SEATS
    game = play(opening(seats, automa=board, short=not board)).on(choose)
    began = next(at for at, event in enumerate(game.events) if event.kind == "end-begins")
    kinds = ("turn-begins", "automa-turn")
    last = [event.fact("seat") for event in game.events[began:] if event.kind in kinds]
    assert sorted(map(str, last)) == sorted([*game.table.seats, *map(str, extra_of(game))])
    assert last[len(game.table.seats) - 1] == game.events[began].fact("seat")
    assert not game.state.stack and len(game.table.scores) == len(game.table.seats)
    assert set(game.table.winners) == {
        score.seat
        for score in game.table.scores
        if score.total == max(one.total for one in game.table.scores)
    }


def extra_of(game: Play) -> list[object]:
    """Who took an extra turn for a talent."""
    return [event.fact("seat") for event in game.events_of("extra-turn")]
