"""The measured goals: what each row asks for, and the table that compares a run with them.

Nothing here is a measurement: every value comes from the run, and the peer or the floor of a row was measured
in the same run on the same machine. Times are in seconds, sizes in bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any, Literal, TypeAlias

Role: TypeAlias = Literal["own", "floor", "peer"]
Unit: TypeAlias = Literal["s", "bytes", "memory", "per s", "number"]


CHAPTERS = (
    "threat", "chains", "turn", "life", "wheel", "sight", "traps", "round", "readings", "proof", "class",
    "writing",
)  # fmt: skip
FOLLOWED = ("threat",)
"""Chapters whose first slider has a Plotly figure that follows it."""


@dataclass(frozen=True, slots=True)
class Measured:
    """One figure of this run: the median of `runs` values. `what` tells it from others of the same row.

    `low` and `high` are the least and the greatest value, or the quartiles of a benchmark of many rounds.
    """

    id: str
    role: Role
    what: str
    value: float
    low: float
    high: float
    runs: int


def measured(id: str, role: Role, what: str, values: Sequence[float]) -> Measured:
    """The median of some values."""
    return Measured(id, role, what, median(values), min(values), max(values), len(values))


@dataclass(frozen=True, slots=True)
class Goal:
    """One line of the table: the figure `what`, held against the figures `beside` of peers or floors.

    `goal` and `stretch` are bounds, as multiples of the first figure of `beside` where `times` is set.
    Without bounds the line only informs. `more` means that a greater value is better.
    """

    id: str
    what: str
    unit: Unit = "s"
    goal: float | None = None
    stretch: float | None = None
    beside: tuple[str, ...] = ()
    times: bool = False
    more: bool = False


GOALS: tuple[Goal, ...] = (
    *(
        Goal(
            "E1", f"decisions, {game}", "per s", goal=goal,
            beside=(f"moves of tic-tac-toe, {game}",), times=True, more=True,
        )
        for game, goal in {
            **dict.fromkeys(("solo", "for two", "for three", "for four"), 0.025),
            **dict.fromkeys(("Res Arcana for two", "Res Arcana for three", "Res Arcana for four"), 0.025),
            **dict.fromkeys(("Seasons for two", "Seasons for three", "Seasons for four"), 0.025),
            **dict.fromkeys(("Black Rose Wars for two", "Black Rose Wars for four"), 0.015),
        }.items()
    ),
    Goal(
        "E2", "games of Seasons", "per s", goal=1.5e-4, stretch=4.0e-4,
        beside=("moves of tic-tac-toe",), times=True, more=True,
    ),
    Goal(
        "E3", "one sentence", goal=10e-6, stretch=4e-6,
        beside=("msgspec splice", "dataclasses.replace", "deepcopy"),
    ),
    Goal(
        "E3", "one sentence within a stop", goal=10e-6, stretch=4e-6,
        beside=("msgspec splice", "dataclasses.replace", "deepcopy"),
    ),
    Goal("E3", "one answer and its sentence", beside=("msgspec splice",)),
    Goal("E4", "states that came back as another object", "number", goal=0),
    Goal("E4", "one undo"),
    Goal("E4", "one redo"),
    Goal("E4", "one jump"),
    Goal("E5", "every line listed", "per s", goal=100_000, stretch=180_000, more=True),
    Goal("E5", "every line walked", "per s", more=True),
    Goal("E5", "positions merged", "per s", more=True),
    Goal("E5", "interrupts of Black Rose Wars, walked", "per s", more=True),
    Goal("E5", "interrupts of Black Rose Wars, listed", "per s", more=True),
    Goal("E5", "endings of an interrupt of Black Rose Wars"),
    Goal("E6", "7 dice", goal=1 / 8, stretch=1 / 18, beside=("icepool, 7 dice",), times=True),
    Goal("E6", "9 dice", goal=1 / 8, stretch=1 / 18, beside=("icepool, 9 dice",), times=True),
    Goal(
        "E7", "table", goal=6e-3, stretch=4e-3,
        beside=("all pairs in floating point", "all pairs by hexy"),
    ),
    Goal(
        "E7", "all pairs, other hexes missing", goal=40e-6, stretch=28e-6,
        beside=("all pairs in floating point", "all pairs by hexy"),
    ),
    Goal("E7", "one query", goal=150e-9, stretch=90e-9),
    Goal(
        "E7", "wrong answers", "number", goal=0, stretch=0,
        beside=("wrong in floating point", "wrong by hexy"),
    ),
    Goal(
        "E8", "games over two workers", "per s", goal=1.6,
        beside=("games in one process",), times=True, more=True,
    ),
    Goal("E9", "catalogue of Penumbra", goal=0.050, stretch=0.015),
    Goal("E9", "catalogue of Res Arcana", goal=0.050, stretch=0.015),
    Goal("E9", "catalogue of Seasons", goal=0.050, stretch=0.015),
    Goal("E9", "catalogue of Black Rose Wars", goal=0.050, stretch=0.015),
    Goal("E9", "what a card says", beside=("what a dictionary holds",)),
    Goal("E10", "chains of 12 cards", goal=1.0, stretch=0.3, beside=("one move of tic-tac-toe",)),
    Goal("E10", "chains of 12 cards, any to any", goal=1.0, beside=("one move of tic-tac-toe",)),
    Goal("E11", "best turn of Seasons", goal=2.0, beside=("one move of tic-tac-toe",)),
    Goal("E12", "bounds of a threat of seven dice", goal=1.0),
    Goal("E12", "best play of seven dice", goal=1.0),
    Goal(
        "E13", "all that a turn of Res Arcana can lead to", goal=2.0, beside=("one move of tic-tac-toe",)
    ),
    Goal("E13", "four turns to a monument of Res Arcana", beside=("one move of tic-tac-toe",)),
    Goal("E13", "every way to pay of Res Arcana", goal=0.1, beside=("one move of tic-tac-toe",)),
    *(
        Goal("E14", f"completion of a question, {game}", goal=0.02, beside=(f"the texts alone, {game}",))
        for game in ("penumbra", "resarcana", "seasons", "blackrose")
    ),
    *(
        goal
        for game in ("penumbra", "resarcana", "seasons", "blackrose")
        for goal in (
            Goal("E15", f"answer whether a move is allowed, {game}, median"),
            Goal("E15", f"answer whether a move is allowed, {game}, 95 %", goal=0.150),
            Goal("E15", f"first letter typed, {game}, median"),
            Goal("E15", f"first letter typed, {game}, 95 %"),
        )
    ),
    *(
        goal
        for app in ("lesson", "workbench", "class")
        for goal in (
            Goal(
                "A1", f"first control, {app}", goal=1.15, stretch=1.0,
                beside=(f"bare page, {app}",), times=True,
            ),
            Goal(
                "A1", f"figures drawn, {app}", goal=1.4, stretch=1.1,
                beside=(f"bare page, {app}",), times=True,
            ),
            Goal(
                "A2", f"first control, {app}", goal=0.8, stretch=0.6,
                beside=(f"bare page, cold, {app}", f"bare page, {app}"), times=True,
            ),
            Goal(
                "A2", f"figures drawn, {app}",
                beside=(f"bare page, cold, {app}", f"bare page, {app}"), times=True,
            ),
            Goal(
                "A3", f"click to changed page, {app}, median",
                beside=(f"one button and one text, {app}, median",),
            ),
            Goal(
                "A3", f"click to changed page, {app}, 95 %", goal=2.5, stretch=1.8,
                beside=(f"one button and one text, {app}, 95 %",), times=True,
            ),
            Goal(
                "A4", f"click with a figure open, {app}, median",
                beside=(f"two figures alone, {app}, median",),
            ),
            Goal(
                "A4", f"click with a figure open, {app}, 95 %", goal=1.5,
                beside=(f"two figures alone, {app}, 95 %",), times=True,
            ),
            Goal(
                "A5", f"memory of a kernel, {app}", "memory", goal=60 * 2**20, stretch=48 * 2**20,
                beside=(f"bare page, {app}",),
            ),
            Goal(
                "A6", f"CPU time of a start, {app}", goal=0.7, stretch=0.5, beside=(f"bare page, {app}",)
            ),
            Goal(
                "A8", f"bytes before the first control, {app}", "bytes", goal=6.5e6, stretch=3e6,
                beside=(f"bare page, {app}",),
            ),
            Goal("A9", f"requests that leave the machine, {app}", "number", goal=0),
            Goal(
                "A9", f"first words while no other host answers, {app}", beside=(f"while they could, {app}",)
            ),
            Goal("A10", f"kernels left after a minute, {app}", "number", goal=0),
            Goal("A11", f"parts, answers and progress lost by a reload, {app}", "number", goal=0),
        )
    ),
    Goal("A5", "memory of a kernel, one of 20", "memory", goal=60 * 2**20, stretch=48 * 2**20),
    Goal("A7", "last of 30 pages ready, lesson", goal=12.0, stretch=8.0, beside=("bare page",)),
    Goal(
        "A7", "CPU time of the server and its 30 kernels, lesson",
        beside=("CPU time of the server and its 30 kernels, bare page",),
    ),
    Goal("A10", "last kernel of 10 killed browsers ended"),
    Goal("A12", "last of 20 learners of a class ready"),
    Goal("A12", "click to changed page, 20 learners at once, median"),
    Goal("A12", "click to changed page, 20 learners at once, 95 %"),
    Goal("A12", "answers of 20 learners lost, doubled or misplaced", "number", goal=0),
    *(
        Goal("A21", f"first control, chapter {chapter}", goal=1.3, beside=("bare page",), times=True)
        for chapter in CHAPTERS
    ),
    *(
        goal
        for chapter in FOLLOWED
        for goal in (
            Goal("A22", f"slider to redrawn figure, {chapter}, median"),
            Goal("A22", f"slider to redrawn figure, {chapter}, 95 %", goal=0.060),
        )
    ),
)  # fmt: skip

LEFT_OUT: tuple[tuple[str, str], ...] = (
    ("A2, class", "the teacher's page is never started ahead: a kernel is for whoever has signed in"),
    ("A4, lesson", "its page has one figure, the odds: the chain is drawn as cards"),
    ("A4, class", "its page has one figure; the click changes that one and much of the page"),
    ("A1, workbench", "no figure is drawn as it opens: one asks first"),
    ("A4, workbench", "what can happen stays as it is when a step of the line is taken"),
    ("A7, workbench, class", "thirty at once are learners in lessons; one start is told by A1 and A6"),
)
"""What is measured otherwise for an app than the row says, or not at all, and why."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table with this run's figures. `ratio` is to the first of `beside`; `met` is None where
    the line only informs.
    """

    goal: Goal
    own: Measured
    beside: tuple[Measured, ...]
    ratio: float | None
    met: bool | None
    stretched: bool | None


def rows(found: Iterable[Measured]) -> list[Row]:
    """The lines for which there is a figure, in the order of `GOALS`."""
    known = {(each.id, each.role == "own", each.what): each for each in found}
    return [_row(goal, own, known) for goal in GOALS if (own := known.get((goal.id, True, goal.what)))]


def _row(goal: Goal, own: Measured, known: dict[tuple[str, bool, str], Measured]) -> Row:
    beside = tuple(each for what in goal.beside if (each := known.get((goal.id, False, what))))
    ratio = own.value / beside[0].value if beside and beside[0].value else None
    value = ratio if goal.times else own.value
    return Row(goal, own, beside, ratio, _holds(value, goal.goal, goal), _holds(value, goal.stretch, goal))


def _holds(value: float | None, bound: float | None, goal: Goal) -> bool | None:
    if value is None or bound is None:
        return None
    return value >= bound if goal.more else value <= bound


def render(lines: Iterable[Row]) -> list[str]:
    """The table as text."""
    cells = [("", "", "today", "beside it, in the same run", "ratio", "goal", "stretch", "met")]
    cells += [
        (
            row.goal.id,
            row.goal.what,
            _spread(row.own, row.goal.unit),
            "; ".join(f"{each.what} {shown(each.value, row.goal.unit)}" for each in row.beside),
            "" if row.ratio is None else f"{row.ratio:.3g} x",
            _bound(row.goal.goal, row.goal),
            _bound(row.goal.stretch, row.goal),
            {None: "", True: "yes", False: "NO"}[row.met] + (", and stretch" if row.stretched else ""),
        )
        for row in lines
    ]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    ]


def as_data(lines: Iterable[Row]) -> list[dict[str, Any]]:
    """The table as plain data: seconds, bytes, numbers."""
    return [asdict(row) for row in lines]


def shown(value: float, unit: Unit) -> str:
    """A value with a unit that a person reads at a glance."""
    if unit == "s":
        for size, name in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
            if value >= size:
                return f"{value / size:.3g} {name}"
        return f"{value * 1e9:.3g} ns"
    if unit == "bytes":
        return f"{value / 1e6:.3g} MB"
    if unit == "memory":
        return f"{value / 2**20:.1f} MiB"
    return f"{value:,.0f}" + (" /s" if unit == "per s" else "")


def _spread(own: Measured, unit: Unit) -> str:
    text = shown(own.value, unit)
    if own.runs < 2 or own.low == own.high:
        return text
    return f"{text} ({shown(own.low, unit)} to {shown(own.high, unit)})"


def _bound(bound: float | None, goal: Goal) -> str:
    if bound is None:
        return ""
    sign = "≥" if goal.more else "≤"
    return f"{sign} {bound:.3g} x" if goal.times else f"{sign} {shown(bound, goal.unit)}"
