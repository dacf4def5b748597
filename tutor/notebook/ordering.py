"""The order of what happens on a line: to be pressed by the reader, and compared with what the engine did."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from msgspec import structs

from tutor.notebook.controls import Explorable
from tutor.notebook.exercises import Objection
from tutor.notebook.language_setting import language
from tutor.notebook.picks import Picks
from tutor.notebook.positions import position as position_of
from tutor.rules.words import LANGS, Lang, Words
from tutor.scenario.case import Case
from tutor.trace.spans import Trace
from tutor.trace.tree import trace
from tutor.trace.words import speaker_at
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed
from tutor.views.words import capital, wording
from tutor.workbench import Position

FEWEST: Final = 4
"""So many have to be brought into order for an exercise."""


@dataclass(frozen=True)
class EventOrder(Displayed):
    """`items` of the line to the position `source`, in an `order`, complete or not.

    An item is the kind of an event, which stands for its first one, or a program, which stands for the end of
    the first effect of that kind.
    """

    source: Position
    items: tuple[str, ...]
    order: tuple[str, ...] = ()

    @property
    def lang(self) -> Lang:
        """The language in which it is told."""
        return self.source.lang

    @cached_property
    def trace(self) -> Trace:
        """What ran on the line."""
        return trace(self.source.opened.history)

    def step(self, item: str) -> int:
        """The step at which an item happens. Raises CellError for one that does not."""
        steps = self._steps
        if item not in steps:
            raise no_such("effect or event", item, steps)
        return steps[item]

    def name(self, item: str, lang: Lang | None = None) -> str:
        """An item in words: the name of the effect that ends, or what happens."""
        at = self.source
        says = speaker_at(at.case.game, lang or at.lang, at.state, at.case.names)
        if any(span.program == item for span in self.trace.spans):
            return capital(says.program(item))
        events = [event for span in self.trace.spans for stop in span.stops for event in stop.events]
        return says.event(next(event for event in events if event.kind == item)).rstrip(".")

    def before(self, item: str) -> Case:
        """The last position at which a question waits and the item has not yet happened."""
        stops = [stop for span in self.trace.spans for stop in span.stops if stop.key is not None]
        earlier = [stop for stop in stops if stop.step <= self.step(item)]
        answers = self.source.case.answers[: max(0, len(earlier) - 1)]
        return structs.replace(self.source.case, answers=answers)

    def ordered(self, order: tuple[str, ...]) -> EventOrder:
        """The same items in another order."""
        for item in order:
            if item not in self.items:
                raise no_such("item of the order", item, self.items)
        return replace(self, order=order)

    @cached_property
    def _steps(self) -> dict[str, int]:
        steps: dict[str, int] = {}
        for span in self.trace.spans:
            if span.program and span.end is not None:
                steps.setdefault(span.program, span.end)
        for step in range(1, self.trace.steps + 1):
            here = self.trace.stop(step)
            for event in () if here is None else here[1].events:
                steps.setdefault(event.kind, step)
        return steps

    def html(self) -> Html:
        """The order as far as it has come."""
        return tag("p", repr(self))

    def __repr__(self) -> str:
        return " → ".join(map(self.name, self.order))


def out_of_order(given: EventOrder) -> Objection | None:
    """What speaks against an order: the item that comes too early, and a position before it."""
    if len(given.items) < FEWEST:
        return Objection(Words(*(wording(lang)("order-few", n=FEWEST) for lang in LANGS)))
    for place, item in enumerate(given.order):
        rest = [other for other in given.items if other not in given.order[: place + 1]]
        later = (*given.order[place + 1 :], *rest)
        first = min(later, key=given.step, default=item)
        if given.step(first) < given.step(item):
            says = [
                wording(lang)("order-early", early=given.name(item, lang), first=given.name(first, lang))
                for lang in LANGS
            ]
            return Objection(Words(*says), given.before(item))
    if len(given.order) < len(given.items):
        return Objection(Words(*(wording(lang)("order-left") for lang in LANGS)))
    return None


class EventOrderPicks(Explorable[EventOrder]):
    """Items to press in their order."""

    def __init__(self, order: EventOrder) -> None:
        label = wording(order.lang)("order-press")
        picks = Picks(order.items, order.order, lambda item: tag("span", order.name(item)), label,
                      numbered=True, lang=order.lang)  # fmt: skip
        super().__init__({"order": picks}, order.ordered, controls=picks, lang=order.lang)


@for_cells
def event_order(lesson: str, *items: str, lang: Lang | None = None) -> EventOrderPicks:
    """Effects that end and events of a lesson, to be pressed in their order.

    >>> order = event_order("penumbra/60-two-placements", "turn", "forest")
    >>> order.set(order=("forest", "turn")).value
    Forest → Turn

    An item is a program, which stands for its end, or the kind of an event. Raises CellError for what
    does not happen in the lesson, and where there are none.
    """
    if not items:
        raise CellError("found no items; allowed: programs and kinds of events of the lesson")
    order = EventOrder(position_of(lesson, lang=lang or language()), items)
    for item in items:
        order.step(item)
    return EventOrderPicks(order)
