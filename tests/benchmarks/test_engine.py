"""Time of one sentence on a position of 200 objects, and of walking all lines of an interrupt position.

E3: the work of a sentence is to change two of the objects (8 fields each), a number of a player and one of
the table, and to move on; every position before it is kept. The peers do that work without an engine.
E5: two effects of six sentences, each with two choices of four and two windows: 4,096 lines of answers.
"""

from __future__ import annotations

from collections import deque
from copy import deepcopy
from dataclasses import dataclass
from dataclasses import replace as replaced
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.analysis.outcomes import END, Outcomes
from tutor.engine.event import Event
from tutor.engine.game import Game, Reaction
from tutor.engine.moment import Moment, Outcome
from tutor.engine.program import Program, ProgramBook
from tutor.engine.query import Named
from tutor.engine.question import Option
from tutor.engine.sentence import Choose, Sentence, Stop
from tutor.engine.state import State, Window
from tutor.engine.step import advance, settle, take

RULE = "bench.rule"
AT = 70
"""The place of the objects that are changed."""


class Thing(Struct, frozen=True):
    """One of 200 objects."""

    id: int
    a: int = 0
    b: int = 0
    c: str = ""
    d: str = ""
    e: bool = False
    f: int = 0
    g: int = 0


class Seat(Struct, frozen=True):
    """One of four players."""

    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    e: int = 0
    f: int = 0
    g: int = 0
    h: int = 0
    i: int = 0
    j: int = 0
    k: int = 0
    l: int = 0  # noqa: E741


class Table(Struct, frozen=True):
    """200 objects, four players, and what has happened to them."""

    things: tuple[Thing, ...]
    seats: tuple[Seat, ...]
    round: int = 0


def table() -> Table:
    return Table(tuple(Thing(n) for n in range(200)), (Seat(),) * 4)


def splice(old: Table, at: int) -> Table:
    """The work of one sentence."""
    things, seats = old.things, old.seats
    one, two, seat = things[at], things[at + 1], seats[0]
    changed = (replace(one, a=one.a + 1), replace(two, a=two.a - 1))
    return Table(
        (*things[:at], *changed, *things[at + 2 :]), (replace(seat, a=seat.a + 1), *seats[1:]), old.round + 1
    )


class Work(Sentence, frozen=True):
    """Changes two objects."""

    at: int = AT
    kind: str = "worked"

    def execute(self, moment: Moment[Any]) -> Outcome[Any]:
        return moment.with_table(splice(moment.table, self.at), moment.event(self.kind, at=self.at))


def watch(state: State[Table], events: tuple[Event, ...]) -> tuple[Window, ...]:
    return tuple(Window("trap", RULE, event, ("a", "b")) for event in events if event.kind == "hit")


def reactions(state: State[Table], window: Window) -> tuple[Reaction, ...]:
    return (Reaction("b", Option("trap", "trap", program="trap"), RULE),)


WORK = Work(rule=RULE)
HIT = Work(rule=RULE, at=AT + 9, kind="hit")
PICK = Choose(rule=RULE, kind="pick", among=Named(keys=("w", "x", "y", "z"), kind="thing"), into="it")
FOUR = Choose(rule=RULE, kind="pick", among=Named(keys=("w", "x", "y", "z"), kind="thing"), into="other")
EFFECT = (PICK, WORK, HIT, FOUR, WORK, HIT)

GAME = Game(
    id="bench",
    table=Table,
    programs=ProgramBook(
        (
            Program("flat", RULE, (WORK, WORK)),
            Program("stop", RULE, (Stop(rule=RULE, body=(WORK, WORK)),)),
            Program("ask", RULE, (PICK, WORK)),
            Program("effect", RULE, EFFECT),
            Program("trap", RULE, (WORK,)),
        )
    ),
    seats=lambda table: ("a", "b"),
    rules=lambda: frozenset({RULE}),
    watch=watch,
    reactions=reactions,
)


@pytest.mark.benchmark(group="E3")
@pytest.mark.parametrize("program", ["flat", "stop"])
def test_own_one_sentence(benchmark: BenchmarkFixture, program: str) -> None:
    what = {"flat": "one sentence", "stop": "one sentence within a stop"}[program]
    benchmark.extra_info.update(id="E3", role="own", what=what)
    step = benchmark(advance, GAME, State(table()).push(program, "a"))
    assert step.state.table.round == 1 and step.events[0].kind == "worked"


@pytest.mark.benchmark(group="E3")
def test_own_one_answer(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E3", role="own", what="one answer and its sentence")
    asked = settle(GAME, State(table()).push("ask", "a"))
    assert asked.question is not None
    step = benchmark(take, GAME, asked.state, asked.question, "z")
    assert step.events[0].kind == "chosen"


@pytest.mark.benchmark(group="E3")
def test_peer_msgspec_without_an_engine(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E3", role="peer", what="msgspec splice")
    assert benchmark(splice, table(), AT).round == 1


@dataclass(frozen=True)
class DataThing:
    id: int
    a: int = 0
    b: int = 0
    c: str = ""
    d: str = ""
    e: bool = False
    f: int = 0
    g: int = 0


@dataclass(frozen=True)
class DataSeat:
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    e: int = 0
    f: int = 0
    g: int = 0
    h: int = 0
    i: int = 0
    j: int = 0
    k: int = 0
    l: int = 0  # noqa: E741


@dataclass(frozen=True)
class DataTable:
    things: tuple[DataThing, ...]
    seats: tuple[DataSeat, ...]
    round: int = 0
    path: int = 0


def replace_all(old: DataTable, at: int) -> DataTable:
    """The work of one sentence, with the path in the place of the stack."""
    things, seats = old.things, old.seats
    changed = (replaced(things[at], a=things[at].a + 1), replaced(things[at + 1], a=things[at + 1].a - 1))
    return replaced(
        old,
        things=(*things[:at], *changed, *things[at + 2 :]),
        seats=(replaced(seats[0], a=seats[0].a + 1), *seats[1:]),
        round=old.round + 1,
        path=old.path + 1,
    )


@pytest.mark.benchmark(group="E3")
def test_peer_dataclasses_replace(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E3", role="peer", what="dataclasses.replace")
    old = DataTable(tuple(DataThing(n) for n in range(200)), (DataSeat(),) * 4)
    assert benchmark(replace_all, old, AT).round == 1


@dataclass
class OpenThing:
    id: int
    a: int = 0
    b: int = 0
    c: str = ""
    d: str = ""
    e: bool = False
    f: int = 0
    g: int = 0


@pytest.mark.benchmark(group="E3")
def test_peer_deepcopy(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E3", role="peer", what="deepcopy")
    old = {"things": [OpenThing(n) for n in range(200)], "seats": [dict.fromkeys("abcdefghijkl", 0)] * 4}

    def work() -> Any:
        new: Any = deepcopy(old)
        new["things"][AT].a += 1
        new["things"][AT + 1].a -= 1
        new["seats"][0]["a"] += 1
        return new

    assert benchmark(work)["things"][AT].a == 1


def interrupts() -> State[Table]:
    return State(table()).push("effect", "a").push("effect", "a")


def explored(*, merge: bool = True) -> Outcomes[Table]:
    found = Outcomes(GAME, interrupts(), END, merge=merge)
    assert not found.run(10**6)
    return found


@pytest.mark.benchmark(group="E5")
def test_own_every_line_walked(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E5", role="own", per=4096, what="every line walked")
    found = benchmark.pedantic(lambda: explored(merge=False).count(), rounds=3)
    assert found.lines == 4096 and found.complete


@pytest.mark.benchmark(group="E5")
def test_own_every_line_listed(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E5", role="own", per=4096, what="every line listed")
    found = benchmark.pedantic(lambda: deque(explored().lines(), maxlen=4096), rounds=3)
    assert len(found) == len({line.keys for line in found}) == 4096 and len(found[0].keys) == 8


@pytest.mark.benchmark(group="E5")
def test_own_lines_counted(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E5", role="own", per=4096, what="positions merged")
    counted = benchmark.pedantic(lambda: explored().ways.lengths(), rounds=3)
    assert counted == (0,) * 8 + (4096,)
