"""Annotations of a stage: rings around pieces, with a number and a few words, drawn over the scene.

The page draws them over whatever is on the stage, where they hide no text. A piece is named by its key.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from html import unescape
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tutor.analysis.legality import Verdict
from tutor.engine.question import Refusal
from tutor.views.markup import Html, escape
from tutor.views.stage import Setting

Spot: TypeAlias = str | tuple[str, str]
"""A piece by its key, or the edge between two."""

AnnotationLook: TypeAlias = Literal["barred", "ghost", "differs"]
"""What bars a move; what is only tried on; what is otherwise under another reading."""


class ReasonPlace(NamedTuple):
    """What a reason against a move is about on the stage: the first spot that is drawn is ringed.

    `line` is a line between two pieces that it is about, too. `causes` are components that bring it about, by
    their ids, each with the spots of which the first that is drawn is ringed, too.
    """

    spots: tuple[Spot, ...] = ()
    line: tuple[str, str] | None = None
    causes: tuple[tuple[str, tuple[Spot, ...]], ...] = ()


ReasonPlaceOf: TypeAlias = Callable[[Refusal, Verdict, Setting[Any]], ReasonPlace]
"""The place of a reason against a move on the stage of a setting."""


class Annotation(NamedTuple):
    """An annotation of the first of its spots that is to be seen."""

    spots: tuple[Spot, ...]
    look: AnnotationLook = "barred"
    number: str = ""
    label: str = ""
    line: tuple[str, str] | None = None


_KEY: Final = re.compile(r' data-key="([^"]*)"')
_STAGE: Final = ' data-part="stage"'


def no_reason_place(reason: Refusal, move: Verdict, setting: Setting[Any]) -> ReasonPlace:
    """A reason that is about nothing on the stage."""
    return ReasonPlace()


def piece_keys(stage: Html) -> frozenset[str]:
    """The keys of all pieces of a stage as HTML."""
    return frozenset(map(unescape, _KEY.findall(stage)))


def on_stage(place: ReasonPlace, keys: frozenset[str]) -> ReasonPlace:
    """A place without what is not on a stage with these keys."""
    line = place.line if place.line is not None and keys.issuperset(place.line) else None
    causes = ((cause, _among(spots, keys)) for cause, spots in place.causes)
    drawn = tuple((cause, spots) for cause, spots in causes if spots)
    return ReasonPlace(_among(place.spots, keys), line, drawn)


def _among(spots: Sequence[Spot], keys: frozenset[str]) -> tuple[Spot, ...]:
    """The spots whose pieces have these keys."""
    return tuple(one for one in spots if keys.issuperset((one,) if isinstance(one, str) else one))


def annotated(stage: Html, annotations: Sequence[Annotation], look: str = "") -> Html:
    """The stage with its annotations as data, and with a `look` as a class of it."""
    if look:
        stage = Html(stage.replace('class="st-stage', f'class="st-stage {look}', 1))
    if not annotations:
        return stage
    drawn = [
        {
            "at": annotation.spots,
            "look": annotation.look,
            "n": annotation.number,
            "says": annotation.label,
            "line": annotation.line,
        }
        for annotation in annotations
    ]
    data = escape(json.dumps(drawn, ensure_ascii=False))
    return Html(stage.replace(_STAGE, f'{_STAGE} data-annotations="{data}"', 1))
