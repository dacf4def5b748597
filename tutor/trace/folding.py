"""Effects that only carry out a printed text, told as that text: one span for both.

A procedure reveals a spell and then applies what is printed on it: both are one activation, and whoever reads
the card sees one effect.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tutor.trace.spans import Span, Stop, Trace

Printed = Callable[[str], bool]
"""Whether a program is that of a printed text."""


def folded(trace: Trace, printed: Printed) -> Trace:
    """The trace in which a printed text stands for the effect that carries it out.

    Its span runs as long as that effect did and has its full stops too, with the sentence 0. An effect that
    carries out several printed texts stays beside them.
    """
    texts = _texts(trace, printed)
    if not texts:
        return trace
    carriers = {text: carrier for carrier, text in texts.items()}
    remaining = [span for span in trace.spans if span.id not in texts]
    started = {span.id: trace.spans[carriers.get(span.id, span.id)] for span in remaining}
    remaining.sort(key=lambda span: (started[span.id].start, started[span.id].depth))
    ids = {span.id: at for at, span in enumerate(remaining)}
    spans: list[Span] = []
    for span in remaining:
        outer = started[span.id]
        parent = None if outer.parent is None else ids[texts.get(outer.parent, outer.parent)]
        spans.append(
            replace(
                span,
                id=ids[span.id],
                parent=parent,
                depth=0 if parent is None else spans[parent].depth + 1,
                at=0 if outer.parent in texts else outer.at,
                cause=outer.cause,
                start=outer.start,
                end=outer.end,
                stops=span.stops if outer is span else _together(outer, span),
            )
        )
    return Trace(tuple(spans), trace.nodes)


def _texts(trace: Trace, printed: Printed) -> dict[int, int]:
    """The printed text that each carrier carries out, by span."""
    spans: dict[int, list[int]] = {}
    for span in trace.spans:
        if span.parent is None or span.cause != "called" or not printed(span.program):
            continue
        outer = trace.spans[span.parent]
        if not outer.window and outer.activation == span.activation and not printed(outer.program):
            spans.setdefault(outer.id, []).append(span.id)
    return {outer: inner[0] for outer, inner in spans.items() if len(inner) == 1}


def _together(outer: Span, inner: Span) -> tuple[Stop, ...]:
    stops = [*inner.stops, *(replace(stop, sentence=0) for stop in outer.stops)]
    return tuple(sorted(stops, key=lambda stop: stop.step))
