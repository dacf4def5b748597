"""A printed text stands in the trace for the effect that carries it out."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.trace.folding import folded
from tutor.trace.spans import Cause, Span, Stop, Trace


def stop(step: int, sentence: int = 1) -> Stop:
    return Stop(step, step, sentence, (sentence - 1,))


def span(
    id: int,
    program: str,
    parent: int | None,
    steps: tuple[int, ...],
    activation: int = 1,
    cause: Cause = "called",
    window: str = "",
) -> Span:
    """A span with its full stops at those steps, one sentence for each."""
    depth = 0 if parent is None else parent + 1
    stops = tuple(stop(step, number) for number, step in enumerate(steps, 1))
    end = max(steps) + 1
    return Span(id, program, "anna", activation, depth, min(steps), end, parent, cause, 1, (), stops, window)


def is_text(program: str) -> bool:
    return program.startswith("card")


REVEAL = span(1, "reveal", 0, (2, 6), 2, "reacted")
TEXT = replace(span(2, "card", 1, (3, 4), 2), end=5)
INNER = replace(span(3, "answer", 2, (4,), 3, "reacted"), depth=3)
OUTER = replace(span(0, "explore", None, (1, 8)), cause="started")
TOLD = Trace((OUTER, REVEAL, TEXT, INNER), tuple(range(9)))


def test_the_text_takes_the_place_of_what_carries_it_out() -> None:
    found = folded(TOLD, is_text)
    assert [(one.program, one.parent, one.depth) for one in found.spans] == [
        ("explore", None, 0),
        ("card", 0, 1),
        ("answer", 1, 2),
    ]
    assert [one.id for one in found.spans] == [0, 1, 2]
    text = found.spans[1]
    assert (text.start, text.end, text.cause, text.at) == (REVEAL.start, REVEAL.end, "reacted", REVEAL.at)
    assert [(each.step, each.sentence) for each in text.stops] == [(2, 0), (3, 1), (4, 2), (6, 0)]
    assert found.spans[2].at == INNER.at and found.nodes == TOLD.nodes


def test_an_effect_of_its_own_is_no_carrier() -> None:
    other = replace(TOLD, spans=(OUTER, REVEAL, replace(TEXT, activation=7), INNER))
    assert folded(other, is_text) == other
    answered = replace(TOLD, spans=(OUTER, REVEAL, replace(TEXT, cause="used"), INNER))
    assert folded(answered, is_text) == answered


def test_a_text_that_calls_a_text_stays_beside_it() -> None:
    assert folded(TOLD, lambda program: program in ("card", "reveal")) == TOLD


def test_what_carries_out_several_texts_stays_beside_them() -> None:
    second = replace(span(4, "card-2", 1, (5,), 2), depth=2)
    both = replace(TOLD, spans=(*TOLD.spans, second))
    assert folded(both, is_text) == both


def test_what_lies_in_the_carrier_itself_lies_in_the_text() -> None:
    window = replace(span(4, "", 1, (6,), 0, "opened", "trap"), depth=2, at=2)
    found = folded(replace(TOLD, spans=(*TOLD.spans, window)), is_text)
    assert (found.spans[3].window, found.spans[3].parent, found.spans[3].at) == ("trap", 1, 0)


def test_without_printed_texts_nothing_changes() -> None:
    assert folded(TOLD, lambda program: False) is TOLD
