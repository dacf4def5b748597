"""The contract: every fixture holds to it, and every check of it can fail."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random
from typing import Annotated, Any

import pytest
from engine.fixtures import blackrose, penumbra, resarcana, seasons, tiny
from engine.fixtures.tiny import RULE, Add, Say, Table, Trap, start
from msgspec import Meta, Struct
from msgspec.structs import replace as changed
from support.processes import elsewhere

from tutor.contract import Violation, check_game, fingerprint
from tutor.engine.chance import Draw
from tutor.engine.game import Game, everything_open
from tutor.engine.moment import Moment, Outcome
from tutor.engine.program import Program, ProgramBook
from tutor.engine.query import Named
from tutor.engine.question import CHANCE, Option, Question, Refusal, Refused
from tutor.engine.sentence import Choose, May, Sentence
from tutor.engine.state import State
from tutor.rules.catalogue import rules

GAMES = [module.GAME for module in (blackrose, penumbra, resarcana, seasons)]
PICK = Choose(rule=RULE, kind="pick", among=Named(keys=("x", "y"), kind="thing"), into="it")


def breaches(game: Game[Any], seed: int = 1, **how: int) -> dict[str, list[str]]:
    """What the contract says against a game, by property."""
    found: dict[str, list[str]] = {}
    for violation in check_game(game, pick=Random(seed).randrange, **how):
        found.setdefault(violation.breaks, []).append(violation.what)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_fixtures_hold_to_the_contract(game: Game[Any]) -> None:
    assert check_game(game, pick=Random(7).randrange, games=5) == ()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_fixtures_cite_rules_of_their_catalogue(game: Game[Any]) -> None:
    assert game.rules() <= {rule.id for rule in rules(game.id)}


def test_the_same_answers_give_the_same_play_in_another_process() -> None:
    code = (
        "from random import Random; from tutor.contract import fingerprint\n"
        "from engine.fixtures import blackrose, penumbra, resarcana, seasons\n"
        "for m in (blackrose, penumbra, resarcana, seasons):\n"
        "    print(fingerprint(m.GAME, pick=Random(3).randrange, games=2))"
    )
    here = [fingerprint(game, pick=Random(3).randrange, games=2) for game in GAMES]
    for seed in ("1", "2"):
        assert elsewhere(code, seed).split() == here


def test_another_random_source_gives_another_play() -> None:
    assert len({fingerprint(seasons.GAME, pick=Random(seed).randrange) for seed in range(5)}) == 5


def test_a_violation_says_where_it_was_found() -> None:
    game = tiny.tiny(main=(PICK, Say(rule="tiny.other", kind="hit")))
    (program, event) = check_game(game, pick=lambda total: 0)
    assert str(program) == "K5: sentence 1 of 'main' cites 'tiny.other', which is no rule"
    assert (
        str(event) == "K5: event 'hit' cites 'tiny.other', which is no rule of the game (set-up 0, after x)"
    )
    assert event == Violation("K5", event.what, 0, ("x",))


# --- every check can fail -------------------------------------------------------------------------------


def of_table(
    table: type[Struct], start: State[Any], main: tuple[Sentence, ...] = (), **more: Any
) -> Game[Any]:
    """A tiny game on a table of another kind."""
    game: Game[Any] = tiny.tiny(main=main) if main else tiny.tiny()
    return replace(game, table=table, setups=lambda: (start,), **more)


def no_table(table: object, seat: str) -> Any:
    """What a seat sees, in a game that forgets to say it."""


class Inner(Struct):
    n: int = 0


class Odd(Struct, frozen=True):
    bag: list[int] = []
    inner: tuple[Inner, ...] = ()
    share: float = 0.5
    names: frozenset[str] | None = None
    noted: Annotated[str, Meta(extra={"written": "so"})] = ""
    pile: Annotated[list[str], Meta(extra={"written": "so"})] = []


def test_fields__what_can_change_is_found() -> None:
    game = of_table(Odd, State(Odd()))
    assert breaches(game)["fields"] == [
        "Odd.pile may hold a list; only scalars, tuples, frozen sets and structs may",
        "Odd.share may hold a float; only scalars, tuples, frozen sets and structs may",
        "Odd.inner: Inner is not frozen",
        "Odd.bag may hold a list; only scalars, tuples, frozen sets and structs may",
    ]


class Loose(Struct, frozen=True):
    """A table that says too little about what it holds."""

    things: Any = ((1, 2),)


def test_k1__a_position_that_json_changes() -> None:
    game = of_table(Loose, State(Loose()))
    assert "K1" in breaches(game) and "Loose.things may hold a any" in breaches(game)["fields"][0]


_calls = count()


class Fickle(Sentence, frozen=True):
    """Does something else each time."""

    def execute(self, moment: Moment[Any]) -> Outcome[Any]:
        return Outcome(moment.state, (moment.event("fickle", n=next(_calls)),))


def test_k2__an_effect_that_depends_on_more_than_the_position() -> None:
    assert breaches(tiny.tiny(main=(Fickle(rule=RULE),)))["K2"] == [
        "the same position leads to another step: events",
        "the same answers give other events: events",
    ]


class Heap(Struct, frozen=True):
    """A table with a list in it."""

    things: list[int]

    def __hash__(self) -> int:
        return 0


class Push(Sentence, frozen=True):
    """Changes the list in its place."""

    def execute(self, moment: Moment[Any]) -> Outcome[Any]:
        moment.table.things.append(1)
        return Outcome(moment.state, (moment.event("pushed"),))


def test_k3__a_position_that_changes_after_it_was_left() -> None:
    game = of_table(
        Heap,
        State(Heap([])).push("main", "a"),
        main=(Push(rule=RULE), Push(rule=RULE)),
        watch=lambda state, events: (),
    )
    assert breaches(game)["K3"] == ["a position has changed since it was left"]


class Ask(Sentence, frozen=True):
    """Asks whatever it was given."""

    question: Question
    takes: str = ""

    def ask(self, moment: Moment[Any]) -> Question | None:
        return self.question

    def answered(self, moment: Moment[Any], option: Option) -> Outcome[Any]:
        if option.key == self.takes:
            raise LookupError("this card is not there")
        return Outcome(moment.state, (moment.event("answered"),))


def asking(question: Question, takes: str = "") -> dict[str, list[str]]:
    return breaches(tiny.tiny(main=(Ask(rule=RULE, question=question, takes=takes),)))


X, Y = Option("x", "thing"), Option("y", "thing")


def test_k4__an_option_that_cannot_be_taken() -> None:
    found = asking(Question("a", RULE, "pick", (X, Y)), takes="y")
    assert found["K4"][0] == "answering 'pick' with 'y' fails with LookupError: this card is not there"


def test_k4__a_refusal_without_a_reason() -> None:
    found = asking(Question("a", RULE, "pick", (X,), (Refused(Y, ()),)))
    assert found == {"K4": ["question 'pick' refuses 'y' without a reason"]}


def test_k4__a_refusal_of_what_is_offered() -> None:
    refused = Refused(X, (Refusal(RULE, "no"),))
    assert asking(Question("a", RULE, "pick", (X, Y), (refused,)))["K4"] == [
        "question 'pick' has 'x' twice",
        "question 'pick' refuses 'x' and yet takes it",
    ]


def test_k4__questions_that_nobody_can_answer() -> None:
    assert asking(Question("a", RULE, "pick"))["K4"] == ["question 'pick' has no answer"]
    empty = Question(CHANCE, RULE, "draw", chance=Draw((), 1))
    assert asking(empty)["K4"] == ["question 'draw' has no answer"]
    assert asking(Question("z", RULE, "pick", (X,)))["K4"] == [
        "question 'pick' is asked of 'z', who has no seat"
    ]


def test_k4__a_reaction_that_is_never_offered() -> None:
    traps = (
        Trap("c", "one", "hit", "trap"),
        Trap("a", "two", "hit", "trap"),
        Trap("a", "two", "hit", "trap"),
    )
    game = tiny.tiny(main=(Say(rule=RULE, kind="hit"),), trap=(Add(rule=RULE, n=1),))
    game = replace(game, setups=lambda: (start(*traps),))
    found = breaches(game)["K4"]
    assert "window 'trap' never asks c, who can react" in found
    assert "window 'trap' has reaction 'two' of a twice" in found


def test_k5__rules_programs_and_rulings_that_do_not_exist() -> None:
    nowhere = Question("a", "tiny.x", "pick", (Option("x", "thing", program="none"),), ())
    assert asking(nowhere)["K5"] == [
        "question 'pick' cites 'tiny.x', which is no rule of the game",
        "option 'x' starts program 'none', which is unknown",
    ]
    refused = Refused(Y, (Refusal("tiny.y", "no"),))
    found = asking(Question("a", RULE, "pick", (X,), (refused,)))
    assert found == {"K5": ["refusal 'no' cites 'tiny.y', which is no rule of the game"]}
    book = ProgramBook([Program("main", "tiny.z", ())])
    ruled = changed(start(), rulings=(("tiny.ruling", "strict"),))
    assert breaches(replace(tiny.tiny(), programs=book, setups=lambda: (ruled,)))["K5"] == [
        "program 'main' cites 'tiny.z', which is no rule of the game",
        "the set-up is played under 'tiny.ruling', which is no ruling of the game",
        "event 'resolved' cites 'tiny.z', which is no rule of the game",
    ]


def test_k6__pieces_that_come_from_nowhere() -> None:
    game = replace(tiny.tiny(main=(Add(rule=RULE, n=1),)), pieces=lambda table: {"gold": table.n})
    assert breaches(game) == {"K6": ["pieces 'gold' are not conserved"]}


def test_k7__play_that_does_not_end() -> None:
    again = May(rule=RULE, kind="may", body=(Add(rule=RULE, n=1),))
    endless = tuple([again] * 60)
    assert breaches(tiny.tiny(main=endless), limit=40) == {
        "K7": ["random play has not ended after 40 full stops and answers"]
    }
    assert breaches(tiny.tiny(main=endless)) == {}
    assert breaches(replace(tiny.tiny(), setups=tuple)) == {"K7": ["there is no set-up to play from"]}


def test_k8__a_table_that_shows_hidden_cards() -> None:
    found = breaches(replace(blackrose.GAME, seen=everything_open))
    assert found == {
        "K8": [
            "the table shows doria what is hidden from that seat",
            "the table shows graminia what is hidden from that seat",
            "the table shows riccart what is hidden from that seat",
        ]
    }


def test_k8__a_question_that_shows_hidden_cards() -> None:
    game = tiny.tiny(
        main=(Ask(rule=RULE, question=Question("a", RULE, "pick", (Option("b:card", "thing"),))),)
    )
    hidden = replace(game, secrets=lambda table, seat: frozenset({"card"} if seat == "a" else ()))
    assert breaches(hidden) == {"K8": ["question 'pick' shows a what is hidden from that seat"]}
    torn = replace(tiny.tiny(), seen=no_table, setups=lambda: (State(Table()),))
    assert breaches(torn) == {"K8": ["what a sees is no table", "what b sees is no table"]}
