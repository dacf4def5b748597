"""One position under two readings, on two stages: what differs is ringed, what may be done stands below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tutor.analysis.legality import verdict
from tutor.analysis.readings import Compared, Stop
from tutor.engine.question import Option
from tutor.framework.installed import game_named
from tutor.trace.words import Speaker
from tutor.views.markup import Html, tag
from tutor.views.shown import stage, views_of
from tutor.views.stage.annotations import Annotation, AnnotationLook, annotated, piece_keys
from tutor.views.stage.differences import differences
from tutor.views.stage.places import Editing
from tutor.views.words import capital, wording

ANSWERS: Final = 3
"""So many lines stand below a stage."""


def reading_stages(
    comparison: Compared[Any], names: tuple[str, str], asked: Sequence[str], speaker: Speaker
) -> tuple[Html, Html] | None:
    """The stages at the ends of both lines, each below its name; None where neither has a position.

    Of a reading under which there is no such position that is told in the place of its stage. `asked` are the
    keys of moves of which it is told whether each reading allows them.
    """
    stops = comparison.first.last, comparison.second.last
    if stops[0] is None or stops[1] is None:
        sides = [_alone(stop, name, speaker) for stop, name in zip(stops, names, strict=True)]
        return (sides[0], sides[1]) if any(stop is not None for stop in stops) else None
    one, other = (_drawn(stop, speaker) for stop in stops if stop is not None)
    ringed = (
        annotated(one, (*_options(comparison, 0, one, speaker), *differences(other, one, "differs"))),
        annotated(other, (*_options(comparison, 1, other, speaker), *differences(one, other, "differs"))),
    )
    first, second = (
        tag(
            "div",
            tag("h3", name),
            drawn,
            tag("ul", *[tag("li", line) for line in _answers(comparison, at, asked, speaker)[:ANSWERS]]),
            class_="st-reading",
        )
        for at, (name, drawn) in enumerate(zip(names, ringed, strict=True))
    )
    # A page has one stage by that name, and this is another one.
    return first, Html(second.replace(' data-part="stage"', ' data-part="stage-other"', 1))


def _alone(stop: Stop[Any] | None, name: str, speaker: Speaker) -> Html:
    """One reading where the other has no such position, or itself has none."""
    words = wording(speaker.lang)
    none = capital(words("readings-no-position"))
    shown = tag("ul", tag("li", none)) if stop is None else _drawn(stop, speaker)
    return tag("div", tag("h3", name), shown, class_="st-reading")


def _drawn(stop: Stop[Any], speaker: Speaker) -> Html:
    """The stage of a place of a line, on which nothing can be pressed."""
    return stage(stop.state, stop.state, stop.question, speaker, editing=Editing(None, tried=True))


def _options(comparison: Compared[Any], at: int, drawn: Html, speaker: Speaker) -> Iterator[Annotation]:
    """Annotations of what one of the readings alone offers, and of what it alone refuses."""
    keys, things = piece_keys(drawn), views_of(speaker.game).things
    refused = [(one.option, "; ".join(map(speaker.refusal_in_short, one.reasons[:1])))
               for one in comparison.refused[at]]  # fmt: skip
    looks: tuple[tuple[AnnotationLook, Sequence[tuple[Option, str]]], ...] = (
        ("differs", [(one, "") for one in comparison.alone[at]]),
        ("barred", refused),
    )
    for look, options in looks:
        for option, label in options:
            key = next((key for key in things(option) if key in keys), "")
            if key:
                yield Annotation((key,), look, label=label)


def _answers(comparison: Compared[Any], at: int, asked: Sequence[str], speaker: Speaker) -> list[str]:
    """What may be done under one of the readings: the moves asked about, else what it alone lets and bars."""
    words, stop = wording(speaker.lang), (comparison.first, comparison.second)[at].last
    assert stop is not None
    lines = []
    for key in asked:
        move = verdict(game_named(speaker.game), stop.state, key)
        if move is not None:
            says = words("may-yes") if move.allowed else words("may-no", n=len(move.reasons))
            lines.append(f"{speaker.option(move.option)}: {says}")
    lines += [words("readings-only", move=speaker.option(one)) for one in comparison.alone[at]]
    for refused in comparison.refused[at] if not lines else ():
        why = "; ".join(speaker.refusal(reason) for reason in refused.reasons)
        lines.append(words("readings-refused-for", move=speaker.option(refused.option), why=why))
    if not lines and stop.question is not None:
        lines.append(speaker.question(stop.question))
    return [capital(line) for line in lines]
