"""The tree of causes: which effect ran inside which, when, and what became true at each full stop.

Steps are counted along one line of play: step 0 is the start, step k what led to the k-th node behind it. The
question that waits at the end of a line stands at the step that its answer will be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from tutor.engine.event import Event, Facts
from tutor.engine.game import Game
from tutor.engine.history import History, Node
from tutor.engine.program import Program, sentence_at
from tutor.engine.question import Question
from tutor.engine.sentence import Act, Call
from tutor.engine.state import Frame, State, TableT, Window
from tutor.trace.folding import folded
from tutor.trace.spans import Cause, Span, Stop, Trace, sentence_of
from tutor.trace.tracker import Tracker

__all__ = ["Cause", "Flag", "Running", "Span", "Stop", "Trace", "cited", "now", "sentence_of", "trace"]

Flag: TypeAlias = Literal["done", "now", "wait", "next"]
"""How a printed sentence stands: over, being executed, waiting for an inner effect, or still to come."""


class Running(Struct, frozen=True):
    """An entry of the stack as a reader sees it: a running effect, or an open window.

    `sentence` is the one being executed or waiting, counted from 1; 0 before the first and for a window.
    `flags` has one flag for each sentence of the program. A window has its kind in `window`, the event that
    it is `about`, and who has `passed`.
    """

    program: str
    owner: str
    activation: int
    depth: int
    bindings: Facts
    sentence: int
    flags: tuple[Flag, ...]
    innermost: bool
    window: str = ""
    about: Event | None = None
    passed: tuple[str, ...] = ()


def trace(line: History[Any] | Sequence[Node[Any]], game: Game[Any] | None = None) -> Trace:
    """The tree of causes of a line; of a history, the line to the cursor and on as `forward` follows it.

    Effects that carry out a printed text are told as that text (`folded`): which these are is known of a
    history, else of the `game`.
    """
    if isinstance(line, History):
        return trace([line.nodes[number] for number in (*line.line(), *line.ahead())], line.game)
    tracker = Tracker()
    for step, node in enumerate(line):
        if step == 0:
            tracker.follow(node, [], -1, step)
        else:
            tracker.step(step, node, line[step - 1].question)
    if line and line[-1].question is not None:
        tracker.wait(len(line), line[-1], line[-1].question)
    behind = len(line) + bool(line and line[-1].question)
    timeline = Trace(tracker.spans(behind), tuple(node.number for node in line))
    return timeline if game is None else folded(timeline, lambda program: is_printed(game, program))


def cited(node: Node[Any]) -> tuple[str, ...]:
    """The rules that a step cites: those of its events in order, then that of the question that waits."""
    rules = () if node.question is None else (node.question.rule,)
    return tuple(dict.fromkeys((*(event.rule for event in node.events), *rules)))


def is_printed(game: Game[Any], program: str) -> bool:
    """Whether a program is a text that is printed on a card, a room or the like."""
    return bool(game.programs[program].component)


def now(game: Game[TableT], state: State[TableT], question: Question | None = None) -> tuple[Running, ...]:
    """The stack as a reader sees it, outermost first; `question` is what is asked in the position, if any.

    The innermost effect executes the sentence that asks or has just been executed, the others wait in theirs.
    What carries out the printed text that lies above it is told as that text alone.
    """
    entries = [entry for at, entry in enumerate(state.stack) if not _carries(game, state.stack[at : at + 2])]
    last = len(entries) - 1
    return tuple(
        _window(entry, depth, depth == last)
        if isinstance(entry, Window)
        else _effect(game.programs[entry.program], entry, depth, depth == last, question)
        for depth, entry in enumerate(entries)
    )


def _carries(game: Game[Any], pair: Sequence[Frame | Window]) -> bool:
    """Whether the first of two entries of the stack is part of the effect of a printed text, the second."""
    if len(pair) < 2 or any(isinstance(entry, Window) for entry in pair):
        return False
    outer, inner = (entry for entry in pair if isinstance(entry, Frame))
    same = outer.activation == inner.activation
    return same and not is_printed(game, outer.program) and is_printed(game, inner.program)


def _window(window: Window, depth: int, innermost: bool) -> Running:
    about, passed = window.event, window.passed
    return Running("", "", 0, depth, about.facts, 0, (), innermost, window.kind, about, passed)


def _effect(
    program: Program, frame: Frame, depth: int, innermost: bool, question: Question | None
) -> Running:
    asks = question is not None if innermost else _returns_to_offer(program, frame)
    sentence = sentence_of(frame.path, asks)
    here: Flag = "now" if innermost else "wait"
    flags = tuple(
        "done" if number < sentence else here if number == sentence else "next"
        for number in range(1, len(program.sentences) + 1)
    )
    return Running(
        frame.program, frame.owner, frame.activation, depth, frame.bindings, sentence, flags, innermost
    )


def _returns_to_offer(program: Program, frame: Frame) -> bool:
    """Whether the frame waits in an offer that is repeated: what was used there returns to the offer."""
    path = frame.path
    if len(path) > 1 or not isinstance(sentence_at(program, path), Act):
        return False
    return path[0] == 0 or not isinstance(program.sentences[path[0] - 1], Call)
