"""What is carried out in Nim: each sentence is a full stop of its rules, and cites the rule it follows.

A sentence in a program carries the program's rule, unless it is `under` another.
"""

from __future__ import annotations

from msgspec.structs import replace

from nim.table import HEAPS, MOST, Table
from tutor.engine.event import Bound, facts
from tutor.engine.moment import Moment, Outcome
from tutor.engine.program import Program, ProgramBook
from tutor.engine.query import candidates, query
from tutor.engine.question import Choices, Option, Refusal, sift
from tutor.engine.sentence import Call, Choose, Roll, While, sentence

SETUP, ORDER = "nim.setup.heaps", "nim.turn.order"
TAKE, AT_MOST, HOLDS = "nim.turn.take", "nim.turn.at-most", "nim.turn.holds"
END, LAST_STICK = "nim.end.last", "nim.ruling.last-stick"


# ---- what is looked up in the position


@query
def sticks_left(moment: Moment[Table]) -> Bound:
    """Whether any stick is left in a heap."""
    return moment.table.sticks > 0


@query
def whose_turn(moment: Moment[Table]) -> Bound:
    """Whose turn it is."""
    return moment.table.turn


@candidates
def takes(moment: Moment[Table]) -> Choices:
    """A heap and how many of its sticks. Whatever stands against one is said here once."""
    table = moment.table
    options = (
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

    return sift(options, against)


def meant(value: Bound) -> tuple[str, int]:
    """The heap and the number of sticks that an option stands for."""
    assert isinstance(value, tuple)
    return str(value[0]), int(value[1])


# ---- what is carried out


@sentence
def fill(moment: Moment[Table], heap: str, n: int = 0) -> Outcome[Table]:
    """Sticks come out of the supply into a heap: so many, or as many as were rolled."""
    rolled = moment.frame.get("rolled")
    n = int(rolled[0]) if isinstance(rolled, tuple) else n
    return moment.with_table(moment.table.filled(heap, n), moment.event("filled", heap=heap, n=n))


@sentence
def take(moment: Moment[Table]) -> Outcome[Table]:
    """The chosen sticks are taken."""
    seat, (heap, n) = moment.frame.owner, meant(moment.frame.get("take"))
    table = moment.table.without(heap, n, seat)
    event = moment.event("taken", seat=seat, heap=heap, n=n, left=table.heap(heap).sticks)
    return moment.with_table(table, event)


@sentence
def finish(moment: Moment[Table]) -> Outcome[Table]:
    """Who took the last stick wins, or loses, as the ruling is read."""
    table = moment.table
    last = table.other(table.turn)
    winner = last if moment.reading(LAST_STICK) == "wins" else table.turn
    return moment.with_table(replace(table, winner=winner), moment.event("won", seat=winner, last=last))


GAME = Program(
    "game",
    SETUP,
    (
        fill(heap="left", n=1),
        fill(heap="middle", n=4),
        Roll(dice=1, into="rolled", kind="third-heap"),
        fill(heap="right"),
        Call(rule=ORDER, program="play", part=True),
    ),
)
PLAY = Program(
    "play", ORDER, (While(cond=sticks_left, body=(Call(program="turn", who=whose_turn),)), finish.under(END))
)
TURN = Program("turn", TAKE, (Choose(among=takes, into="take", kind="take"), take))

BOOK = ProgramBook([GAME, PLAY, TURN])
