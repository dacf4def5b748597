"""Time: the full stops of a line side by side, and below one another the effects they lie in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tutor.trace.spans import Span, Stop, Trace
from tutor.trace.words import Speaker
from tutor.views.words import wording

Look = Literal["", "wait", "now", "ghost"]


@dataclass(frozen=True, slots=True)
class Moment:
    """One full stop: its column, the depth of its effect, the node that shows it, and what happened."""

    step: int
    node: int
    depth: int
    sentence: int
    text: str
    ghost: bool
    here: bool


@dataclass(frozen=True, slots=True)
class Bar:
    """An effect from its first column to its last, both counted in steps."""

    name: str
    depth: int
    first: int
    last: int
    look: Look


def here(trace: Trace, cursor: int) -> int:
    """The step that is marked: the one whose question waits in the node, else the one that led to it.

    Raises ValueError for a node that is not on the line of the trace.
    """
    if cursor not in trace.nodes:
        raise ValueError(f"node {cursor} is not on the line; it has {', '.join(map(str, trace.nodes))}")
    step = trace.nodes.index(cursor)
    following = trace.stop(step + 1)
    return step + 1 if following is not None and following[1].question is not None else step


def moments(trace: Trace, cursor: int, speaker: Speaker) -> tuple[Moment, ...]:
    """Every full stop of the line in order."""
    at = here(trace, cursor)
    asks = at > trace.nodes.index(cursor)
    rows = []
    for span in trace.spans:
        for stop in span.stops:
            is_here = stop.step == at
            # A question that was answered before and waits again is told as a question, where it waits.
            again = is_here and asks and stop.question is not None
            text = (
                speaker.question(stop.question) if again and stop.question else stop_text(span, stop, speaker)
            )
            node = cursor if again else stop.node
            rows.append(Moment(stop.step, node, span.depth, stop.sentence, text, stop.step > at, is_here))
    return tuple(sorted(rows, key=lambda moment: moment.step))


def bars(trace: Trace, cursor: int, speaker: Speaker) -> tuple[Bar, ...]:
    """Every effect of the line; one that is under way is cut in two where the future begins."""
    at, end = here(trace, cursor), _last(trace)
    under_way = [span for span in trace.spans if span.start <= at <= (end if span.end is None else span.end)]
    deepest = max((span.depth for span in under_way), default=-1)
    not_played = wording(speaker.lang)("not-played")
    rows: list[Bar] = []
    for span in trace.spans:
        first, last = max(1, span.start), end + 1 if span.end is None else span.end
        name = span_name(span, speaker)
        running = span in under_way
        look: Look = ("now" if span.depth == deepest else "wait") if running else ""
        if first <= at:
            rows.append(Bar(name, span.depth, first, min(last, at), look))
        if last > at:
            ahead = name if first > at else not_played if look == "now" and at == end else ""
            rows.append(Bar(ahead, span.depth, max(first, at + 1), last, "ghost"))
    return tuple(rows)


def stop_text(span: Span, stop: Stop, speaker: Speaker) -> str:
    """What happened at a full stop, in one sentence; what is asked, where the answer is still missing."""
    question = stop.question
    if question is not None and stop.waits:
        return speaker.question(question)
    option = question.option(stop.key) if question is not None and stop.key is not None else None
    if question is not None and option is not None:
        return speaker.say("told-answer", seat=question.seat, option=speaker.option_inside(option))
    loud = [event for event in stop.events if not speaker.is_quiet(event)]
    for event in loud or stop.events:
        return speaker.event(event)
    return span_name(span, speaker)


def span_name(span: Span, speaker: Speaker) -> str:
    """The name of an effect, or of the window that is open."""
    if not span.window:
        return speaker.program(span.program, span.bindings)
    words, key = wording(speaker.lang, speaker.game), f"window-{span.window}"
    return words(key) if words.has(key) else words("window")


def _last(trace: Trace) -> int:
    waiting = any(stop.waits for span in trace.spans for stop in span.stops)
    return trace.steps + waiting
