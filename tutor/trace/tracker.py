"""Follows the stack along a line of nodes, and tells which effect acted at which step."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tutor.engine.event import Event
from tutor.engine.history import Node
from tutor.engine.question import Question
from tutor.engine.state import Frame, Window
from tutor.trace.spans import Cause, Span, Stop, sentence_of


@dataclass(slots=True, eq=False)
class _Open:
    """A span that is being followed."""

    entry: Frame | Window
    parent: _Open | None
    cause: Cause
    at: int
    depth: int
    end: int | None = None
    stops: list[Stop] = field(default_factory=list)


@dataclass(slots=True)
class Tracker:
    """Follows the stack from node to node.

    What stands above the frame that emitted a step's events had left the stack before it; so had a frame that
    says it is resolved, even where another like it stands in its place already.
    """

    opened: list[_Open] = field(default_factory=list)
    stack: list[_Open] = field(default_factory=list)

    def step(self, step: int, node: Node[Any], previous: Question | None) -> None:
        """Takes in a step: which span acted, which ended, which began."""
        before = self.stack
        if not node.events and node.key is None:
            self.follow(node, before, len(before), step)
            self._end(before, step - 1)
            return
        event = node.events[0] if node.key is None else None
        top = len(before) - 1 if event is None else event.depth
        for above in before[top + 1 :]:
            above.end = step - 1
        before = before[: top + 1]
        ended = _ended(node.events)
        spans = [span for at, span in enumerate(before) if not _ends(span.entry, at, ended)]
        actor = before[top] if top < len(before) and _is(before[top].entry, event) else None
        path = actor.entry.path if actor is not None and isinstance(actor.entry, Frame) else ()
        self.follow(node, spans, top, step)
        self._end(before, step)
        if actor is None and event is not None:
            actor = self._unseen(event, step, before, bool(ended))
        if actor is not None:
            question = previous if node.key is not None else None
            actor.stops.append(_stop(step, node, question, path))

    def follow(self, node: Node[Any], spans: list[_Open], top: int, step: int) -> None:
        """Matches the node's stack with the spans that were kept; what matches none begins."""
        left = list(spans)
        stack: list[_Open] = []
        for at, entry in enumerate(node.state.stack):
            match = next((n for n, span in enumerate(left) if _same(span.entry, entry)), None)
            if match is not None:
                span = left[match]
                del left[: match + 1]
                span.entry = entry if isinstance(entry, Window) else _keep_bindings(span.entry, entry)
            else:
                below = _below(entry, stack)
                cause, sentence = _cause(entry, below, node.events if at == top + 1 else (), step)
                span = _Open(entry, below, cause, sentence, 0 if below is None else below.depth + 1)
                self.opened.append(span)
            stack.append(span)
        self.stack = stack

    def wait(self, step: int, node: Node[Any], question: Question) -> None:
        """Adds the question that waits at the end of the line."""
        span = self.stack[-1]
        path = span.entry.path if isinstance(span.entry, Frame) else ()
        sentence = sentence_of(path, asks=True) if path else 0
        rules = (question.rule,)
        span.stops.append(Stop(step, node.number, sentence, path, question=question, rules=rules, waits=True))

    def spans(self, behind: int) -> tuple[Span, ...]:
        """The finished spans, ordered by start and depth; what opened and closed unseen is left out.

        `behind` is the first step at which nothing is known to happen.
        """
        starts: dict[int, int] = {}
        for span in reversed(self.opened):
            first = min(starts.get(id(span), behind), *(stop.step for stop in span.stops), behind)
            acted = bool(span.stops) or id(span) in starts
            if acted or span.end is None:
                starts[id(span)] = first
                if span.parent is not None:
                    starts[id(span.parent)] = min(first, starts.get(id(span.parent), first))
        seen = [span for span in self.opened if id(span) in starts]
        seen.sort(key=lambda span: (starts[id(span)], span.depth))
        ids = {id(span): number for number, span in enumerate(seen)}
        return tuple(
            _freeze(
                span,
                ids[id(span)],
                starts[id(span)],
                None if span.parent is None else ids[id(span.parent)],
            )
            for span in seen
        )

    def _end(self, before: list[_Open], step: int) -> None:
        """What stood on the stack before and does so no longer ended at that step."""
        for span in before:
            if span not in self.stack:
                span.end = step

    def _unseen(self, event: Event, step: int, before: list[_Open], ended: bool) -> _Open:
        """The span that told the event, where it began in this very step.

        Its depth counts entries of the stack that the same step may have ended: they no longer lie below.
        """
        at = event.depth - sum(span not in self.stack for span in before[: event.depth])
        if not ended and at < len(self.stack) and _is(self.stack[at].entry, event):
            return self.stack[at]
        below = self.stack[at - 1] if 0 < at <= len(self.stack) else None
        owner = "" if below is None or isinstance(below.entry, Window) else below.entry.owner
        frame = Frame(event.program, str(event.fact("seat", owner)), event.activation)
        cause, sentence = _cause(frame, below, (), step)
        span = _Open(frame, below, cause, sentence, 0 if below is None else below.depth + 1, step)
        self.opened.append(span)
        return span


def _ended(events: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(event for event in events if event.kind in ("resolved", "cut-short"))


def _ends(entry: Frame | Window, at: int, ended: tuple[Event, ...]) -> bool:
    """Whether one of the events says that this entry of the stack has ended."""
    if isinstance(entry, Window):
        return False
    return any(
        event.activation == entry.activation and (event.kind == "cut-short" or event.depth == at)
        for event in ended
    )


def _is(entry: Frame | Window, event: Event | None) -> bool:
    """Whether the entry of the stack may have told the event; without an event, it was asked and answered."""
    if event is None:
        return True
    if isinstance(entry, Window):
        return not event.program
    return entry.program == event.program and entry.activation == event.activation


def _same(before: Frame | Window, after: Frame | Window) -> bool:
    if isinstance(before, Window):
        return isinstance(after, Window) and (before.kind, before.event) == (after.kind, after.event)
    return isinstance(after, Frame) and (before.program, before.owner, before.activation) == (
        after.program,
        after.owner,
        after.activation,
    )


def _below(entry: Frame | Window, stack: list[_Open]) -> _Open | None:
    """The entry that it lies in; windows that lie on one another wait for their turn side by side."""
    below = stack[-1] if stack else None
    beside = isinstance(entry, Window) and below is not None and isinstance(below.entry, Window)
    return below.parent if beside and below is not None else below


def _cause(
    entry: Frame | Window, below: _Open | None, events: tuple[Event, ...], step: int
) -> tuple[Cause, int]:
    """Why an entry of the stack is there, and the sentence of the entry below in which it began."""
    running = below.entry if below is not None else None
    sentence = sentence_of(running.path) if isinstance(running, Frame) else 0
    if isinstance(entry, Window):
        return "opened", sentence
    if isinstance(running, Window):
        return "reacted", 0
    for event in events:
        if event.kind == "used" and event.fact("program") == entry.program:
            return "used", sentence_of(event.path, asks=True)
    return ("called" if step or running is not None else "started"), sentence


def _keep_bindings(before: Frame | Window, after: Frame) -> Frame:
    """The frame as it stands, with what it was given at the start: that names it."""
    if isinstance(before, Window):
        return after
    return Frame(after.program, after.owner, after.activation, after.path, before.bindings, ())


def _stop(step: int, node: Node[Any], question: Question | None, path: tuple[int, ...]) -> Stop:
    events = node.events
    rules = tuple(dict.fromkeys(event.rule for event in events))
    if not rules and question is not None:
        rules = (question.rule,)
    path = events[0].path if events else path
    ends = any(event.kind == "resolved" for event in events)
    sentence = 0 if ends or not path else sentence_of(path, asks=True)
    return Stop(step, node.number, sentence, path, events, question, node.key, rules)


def _freeze(span: _Open, number: int, start: int, parent: int | None) -> Span:
    entry = span.entry
    stops = tuple(span.stops)
    if isinstance(entry, Window):
        owner, about = entry.order[0] if len(entry.order) == 1 else "", entry.event
        return Span(
            number, "", owner, 0, span.depth, start, span.end, parent, span.cause, span.at, (), stops,
            entry.kind, about,
        )  # fmt: skip
    return Span(
        number, entry.program, entry.owner, entry.activation, span.depth, start, span.end, parent, span.cause,
        span.at, entry.bindings, stops,
    )  # fmt: skip
