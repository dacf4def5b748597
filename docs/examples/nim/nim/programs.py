"""What is carried out in Nim: each sentence is a full stop of its rules, and cites the rule it follows."""

from __future__ import annotations

from msgspec.structs import replace

from nim.table import HEAPS, MOST, Table
from tutor.engine.event import Bound, facts
from tutor.engine.moment import Moment, Outcome
from tutor.engine.program import Program, ProgramBook
from tutor.engine.query import Among, Query
from tutor.engine.question import Choices, Option, Refusal, sift
from tutor.engine.sentence import Call, Choose, Roll, Sentence, While

SETUP, ORDER = "nim.setup.heaps", "nim.turn.order"
TAKE, AT_MOST, HOLDS = "nim.turn.take", "nim.turn.at-most", "nim.turn.holds"
END, LAST_STICK = "nim.end.last", "nim.ruling.last-stick"


class Left(Query, frozen=True):
    """Whether any stick is left in a heap."""

    def value(self, moment: Moment[Table]) -> Bound:
        return moment.table.sticks > 0


class Turn(Query, frozen=True):
    """Whose turn it is."""

    def value(self, moment: Moment[Table]) -> Bound:
        return moment.table.turn


def meant(value: Bound) -> tuple[str, int]:
    """The heap and the number of sticks that an option stands for."""
    assert isinstance(value, tuple)
    return str(value[0]), int(value[1])


class Takes(Among, frozen=True):
    """What can be taken: a heap and how many of its sticks. Whatever stands against it is said here once."""

    def choices(self, moment: Moment[Table]) -> Choices:
        table = moment.table
        candidates = (
            Option(f"{heap}-{n}", "take", facts(heap=heap, n=n), value=(heap, n))
            for heap in HEAPS
            for n in range(1, MOST + 2)
        )

        def against(option: Option) -> list[Refusal]:
            heap, n = meant(option.value)
            held = table.heap(heap).sticks
            found = []
            if n > MOST:
                found.append(Refusal(AT_MOST, "too-many", facts(most=MOST)))
            if n > held:
                found.append(Refusal(HOLDS, "too-few", facts(heap=heap, held=held)))
            return found

        return sift(candidates, against)


class Fill(Sentence, frozen=True):
    """Sticks come out of the box into a heap: so many, or as many as were rolled."""

    heap: str
    n: int = 0

    def execute(self, moment: Moment[Table]) -> Outcome[Table]:
        rolled = moment.frame.get("rolled")
        n = int(rolled[0]) if isinstance(rolled, tuple) else self.n
        event = moment.event("filled", heap=self.heap, n=n)
        return moment.with_table(moment.table.filled(self.heap, n), event)


class Take(Sentence, frozen=True):
    """The chosen sticks are taken."""

    def execute(self, moment: Moment[Table]) -> Outcome[Table]:
        seat, (heap, n) = moment.frame.owner, meant(moment.frame.get("take"))
        table = moment.table.without(heap, n, seat)
        event = moment.event("taken", seat=seat, heap=heap, n=n, left=table.heap(heap).sticks)
        return moment.with_table(table, event)


class Finish(Sentence, frozen=True):
    """Who took the last stick wins, or loses, as the ruling is read."""

    def execute(self, moment: Moment[Table]) -> Outcome[Table]:
        table = moment.table
        last = table.other(table.turn)
        winner = last if moment.reading(LAST_STICK) == "wins" else table.turn
        event = moment.event("won", seat=winner, last=last)
        return moment.with_table(replace(table, winner=winner), event)


BOOK = ProgramBook(
    [
        Program(
            "game",
            SETUP,
            (
                Fill(heap="left", n=1),
                Fill(heap="middle", n=4),
                Roll(dice=1, into="rolled", kind="third-heap"),
                Fill(heap="right"),
                Call(rule=ORDER, program="play", part=True),
            ),
        ),
        Program(
            "play",
            ORDER,
            (While(cond=Left(), body=(Call(program="turn", who=Turn()),)), Finish(rule=END)),
        ),
        Program("turn", TAKE, (Choose(among=Takes(), into="take", kind="take"), Take())),
    ]
)
