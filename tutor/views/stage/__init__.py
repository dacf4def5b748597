"""The stage: a picture of the table made for the question at hand, in HTML and SVG, by pure functions.

A game gives `scene(setting)`, which builds a `Stage` from pieces; `draw` puts it together. Nothing here asks
the engine anything.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal

from tutor.engine.question import Option, Question
from tutor.engine.state import State, TableT
from tutor.trace.words import Speaker
from tutor.views.markup import Html, tag
from tutor.views.stage.pieces import Pick, Plate, plates, strip
from tutor.views.stage.seals import symbols

LinkKind = Literal["harm", "goes", "may", "sight"]
"""What a line on the stage is: harm, something that goes there, what could, or a line of sight."""

ThingsOf = Callable[[Option], Iterable[str]]
"""The keys of the pieces that an option is about, the closest first."""


_NAMED = re.compile(
    r' (?:id="(?!seal-)|(?:data-(?:key|act|value|part|motion|drag)|role|type|tabindex|aria-[a-z]+)=")[^"]*"'
)
_BUTTON = re.compile(r"(</?)(?:button|a)\b")


@dataclass(frozen=True, slots=True)
class Link:
    """A line with an arrow from one piece to another, by their keys."""

    start: str
    end: str
    kind: LinkKind = "goes"
    label: str = ""


@dataclass(frozen=True, slots=True)
class Setting(Generic[TableT]):
    """What a stage is drawn from.

    `before` is the position that changes are seen against. `question` is None while a prediction is open,
    which it could give away. `seat` is whose hidden cards alone are shown ("" for all), `you` the seat that
    the reader plays ("" for none). `picks` are the answers by the piece that they are about. `now` is the
    position itself where `state` is the one to which dice lead that have just fallen.
    """

    state: State[TableT]
    before: State[TableT]
    question: Question | None
    speaker: Speaker
    seat: str = ""
    you: str = ""
    picks: Mapping[str, Pick] = field(default_factory=dict)
    now: State[TableT] | None = None

    def pick(self, *keys: str) -> Pick | None:
        """The answer that one of these pieces stands for, if any."""
        return next((self.picks[key] for key in keys if key in self.picks), None)


@dataclass(frozen=True, slots=True)
class Stage:
    """A drawn table: the seats, the scene, small facts below it, and lines between pieces.

    `label` is the stage in a sentence, for those who hear it.
    """

    scene: Html
    label: str
    seats: tuple[Plate, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    links: tuple[Link, ...] = ()


DrawStage = Callable[[Setting[Any]], Stage | None]
"""Draws the stage of a setting; None where a game has none for it."""


def picks(options: Iterable[Option], things_of: ThingsOf) -> dict[str, Pick]:
    """The answers by the pieces that they are about; `options` are in the order in which they are numbered.

    A piece that one answer alone is about stands for it; one of several asks for those alone (`about`).
    """
    answers_by_thing: dict[str, list[tuple[int, str]]] = {}
    for number, option in enumerate(options, 1):
        for thing in dict.fromkeys(things_of(option)):
            answers_by_thing.setdefault(thing, []).append((number, option.key))
    return {
        thing: Pick(answers[0][0], "answer", answers[0][1]) if len(answers) == 1 else Pick(0, "about", thing)
        for thing, answers in answers_by_thing.items()
    }


def draw(stage: Stage, game: str, hint: str = "", supplies: Html | None = None) -> Html:
    """The stage as HTML: `data-part="stage"`, with every seal's symbol once and the lines as data.

    A `hint` stands at the end of the small facts, `supplies` behind the seats.
    """
    lines = [[link.start, link.end, link.kind, link.label] for link in stage.links]
    scene = tag(
        "div",
        stage.scene,
        class_="st-scene",
        role="group",
        aria_label=stage.label,
        data_links=json.dumps(lines, ensure_ascii=False) if lines else None,
        data_key="scene",
    )
    return tag(
        "div",
        symbols(game, stage.scene),
        plates(stage.seats),
        supplies,
        scene,
        strip(stage.facts, hint),
        class_=f"st-stage st-table--{game}",
        data_part="stage",
    )


def small(drawn: Html) -> Html:
    """A drawn stage to be looked at only, one of several on a page: nothing in it is named or pressed."""
    return Html(_BUTTON.sub(r"\1div", _NAMED.sub("", drawn)))


def plain(table: str, game: str) -> Html:
    """The whole table where there is no stage. Its ids stay with the drawer that may show it as well."""
    stripped = Html(re.sub(r' (?:id|aria-labelledby)="[^"]*"', "", table))
    return tag(
        "div",
        tag("div", stripped, class_="st-plain"),
        class_=f"st-stage st-table--{game}",
        data_part="stage",
    )
