"""What ran from when to when: the plain values that timelines, stacks and chains are drawn from."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from tutor.engine.event import Event, Facts
from tutor.engine.question import Question

Cause: TypeAlias = Literal["started", "called", "used", "reacted", "opened"]
"""Why an effect runs: it was there at the start, a sentence called it, somebody used it, somebody answered an
event with it; a window is opened by an event."""


class Stop(Struct, frozen=True):
    """One full stop of an effect, at which something became true or was answered.

    `sentence` counts the effect's own sentences from 1; it is 0 where the effect ends, and for a window.
    `node` is the number of the node that shows it. `question` was answered with `key` here, or `waits`.
    """

    step: int
    node: int
    sentence: int
    path: tuple[int, ...]
    events: tuple[Event, ...] = ()
    question: Question | None = None
    key: str | None = None
    rules: tuple[str, ...] = ()
    waits: bool = False


class Span(Struct, frozen=True):
    """A running effect, or an open window, from its first step to its last.

    `depth` counts the spans it lies in. `end` is None while it is under way; `start` lies behind the last
    step where it is only about to begin. `at` is the sentence of the `parent` in which it was started. A
    window has its kind in `window` and the event that it is `about`; its `program` is empty.
    """

    id: int
    program: str
    owner: str
    activation: int
    depth: int
    start: int
    end: int | None
    parent: int | None
    cause: Cause
    at: int
    bindings: Facts
    stops: tuple[Stop, ...]
    window: str = ""
    about: Event | None = None


class Trace(Struct, frozen=True):
    """Everything that ran along a line, outer spans before inner ones; `nodes[k]` is the node of step k."""

    spans: tuple[Span, ...]
    nodes: tuple[int, ...]

    @property
    def steps(self) -> int:
        """The number of the last step."""
        return len(self.nodes) - 1

    def at(self, step: int) -> tuple[Span, ...]:
        """The spans that are under way at a step, outermost first."""
        return tuple(
            span for span in self.spans if span.start <= step and (span.end is None or step <= span.end)
        )

    def stop(self, step: int) -> tuple[Span, Stop] | None:
        """The full stop of a step with the span it belongs to; None where there is none, as at the start."""
        for span in self.spans:
            for stop in span.stops:
                if stop.step == step:
                    return span, stop
        return None


def sentence_of(path: tuple[int, ...], asks: bool = False) -> int:
    """The sentence, counted from 1, that a frame with this return address executes; 0 before the first.

    The path already points behind a sentence that is being executed, except inside a nested body and where
    the frame `asks`.
    """
    return path[0] + 1 if asks or len(path) > 1 else path[0]
