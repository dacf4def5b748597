"""What follows from a table: facts and their names, positions and their flaws, and what can be asked."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, convert, to_builtins

from tutor.engine.game import Game
from tutor.engine.moment import Moment, Outcome
from tutor.engine.program import Program, ProgramBook
from tutor.engine.query import Named
from tutor.engine.sentence import Choose, Sentence
from tutor.engine.state import State
from tutor.framework.derived import LESSONS, complete
from tutor.framework.installed import game_named, playable
from tutor.scenario.case import position_data

RULE = "sea.turn.one-each"


class Card(Struct, frozen=True):
    id: str
    turned: bool = False


class Player(Struct, frozen=True):
    seat: str
    coins: Annotated[int, Meta(ge=0, le=9)] = 0
    hand: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()


class Mark(Struct, frozen=True):
    at: int
    of: str = ""


class Table(Struct, frozen=True):
    """One field of each kind."""

    players: tuple[Player, ...]
    track: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()
    last: Mark | None = None
    first: Mark = Mark(1)
    phase: Literal["day", "night"] = "day"
    out_of_play: frozenset[str] = frozenset()
    round: int | None = None
    over: bool = False


class Nothing(Sentence, frozen=True):
    def execute(self, moment: Moment[Any]) -> Outcome[Any]:
        return Outcome(moment.state, (moment.event("nothing"),))


class Needs(Sentence, frozen=True):
    """What it was given is needed."""

    def execute(self, moment: Moment[Any]) -> Outcome[Any]:
        raise LookupError("nothing was given")


PICK = Choose(among=Named(keys=("x", "y"), kind="thing"), into="it", kind="pick")
BOOK = ProgramBook([Program("main", RULE, (PICK, Nothing())), Program("needs", RULE, (Needs(),))])
GAME: Game[Table] = complete(Game(id="seasons", table=Table, programs=BOOK))

FULL = Table(
    players=(Player("anna", 2, ("a", "b"), (Card("c", True),)), Player("boris")),
    track=(4, 5),
    marks=(Mark(1, "anna"), Mark(2)),
    last=Mark(3),
    first=Mark(7),
    phase="night",
    out_of_play=frozenset({"z", "y"}),
    round=3,
    over=True,
)


def test_facts_are_the_plain_values_of_the_table() -> None:
    assert GAME.facts(State(FULL)) == {
        "anna.coins": 2, "anna.hand": "a, b", "anna.c.turned": True, "boris.coins": 0, "boris.hand": "",
        "track.1": 4, "track.2": 5, "marks": 2, "last.at": 3, "last.of": "", "first.at": 7, "first.of": "",
        "phase": "night", "out-of-play": "y, z", "round": 3, "over": True,
    }  # fmt: skip


def test_every_fact_has_a_type_that_it_fits() -> None:
    known = GAME.vocabulary(State(FULL))
    for name, value in GAME.facts(State(FULL)).items():
        found = known.type_of(name)
        assert found is not None, name
        assert value in ("a, b", "y, z") or known.fits(found, value), (name, value)
    coins = known.type_of("anna.coins")
    assert coins is not None and (coins.least, coins.most) == (0, 9)
    assert known.type_of("vera.coins") is None and known.type_of("track.3") is None
    assert [one.name for one in GAME.vocabulary(None).types] == [one.name for one in known.types]


@pytest.mark.parametrize("table", [FULL, Table((Player("anna"), Player("boris")))])
def test_a_position_becomes_the_same_table_again(table: Table) -> None:
    state = State(table).push("main", "anna", (("it", ("p", 1)),))
    spelled = GAME.spell(state)
    assert spelled.left == () and spelled.position is not None
    data = position_data(spelled.position)
    again = convert(data, GAME.position)
    assert again == spelled.position and GAME.place(again, ()).state == state
    assert GAME.place(convert(to_builtins(again), GAME.position), ()).state == state


def test_only_what_is_otherwise_is_written() -> None:
    spelled = GAME.spell(State(Table((Player("anna", coins=3),))))
    assert position_data(spelled.position) == {"players": {"anna": {"coins": 3}}}


@pytest.mark.parametrize(
    ("do", "at", "found"),
    [
        ({"who": "vera", "program": "main"}, ("do", 0, "who"), "vera"),
        ({"who": "anna", "program": "mine"}, ("do", 0, "program"), "mine"),
        ({"who": "anna", "program": "main", "at": [9]}, ("do", 0, "at"), "[9]"),
    ],
)
def test_flaws_of_a_position_are_told_with_their_place(
    do: dict[str, Any], at: tuple[str | int, ...], found: str
) -> None:
    placed = GAME.place(convert({"players": {"anna": {}}, "do": [do]}, GAME.position), ())
    assert placed.state is None and [(one.path, one.actual) for one in placed.flaws] == [(at, found)]


def test_a_seat_without_a_name_is_a_flaw() -> None:
    position = convert({"players": {"anna": {}, "": {}}}, GAME.position)
    assert [one.path for one in GAME.place(position, ()).flaws] == [("players", "")]


def test_what_cannot_go_on_is_a_flaw_too() -> None:
    stuck = {"players": {"anna": {}}, "do": [{"who": "anna", "program": "needs"}]}
    (flaw,) = GAME.place(convert(stuck, GAME.position), ()).flaws
    assert flaw.path == ("do", 0, "with")
    part = {"players": {"anna": {}}, "do": [{"who": "anna", "program": "main", "part": True}]}
    (flaw,) = GAME.place(convert(part, GAME.position), ()).flaws
    assert flaw.path == ("do", 0, "part")


def test_what_a_seat_could_be_asked_is_found_in_the_programs() -> None:
    (asked,) = GAME.acts(State(FULL), "boris")
    assert (asked.seat, asked.kind, asked.rule) == ("boris", "pick", RULE)
    assert [option.key for option in asked.options] == ["x", "y"]


def test_seats_rules_readings_and_topics_are_found() -> None:
    assert GAME.seats(FULL) == ("anna", "boris") and GAME.topics == (LESSONS,)
    assert RULE in GAME.rules() and "sea.ruling.balance-edition" in GAME.readings()
    assert GAME.setups() == ()


def test_what_a_game_says_itself_stays() -> None:
    """The games of the tutor say it all: not one of them is changed."""
    from importlib import import_module

    for game in playable():
        assert game_named(game) is import_module(f"tutor.games.{game}").GAME
