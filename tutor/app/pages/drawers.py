"""The drawers of a page: the whole table, the rules cited, the chain of effects, the odds and the story.

What lies in a drawer that is shut is neither drawn nor sent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import ipywidgets

from tutor.app.games import VIEWS
from tutor.app.pages.ahead import Memo
from tutor.app.sessions.navigation import Walk
from tutor.app.widgets.looks import stand
from tutor.app.widgets.plotly_view import PlotlyView
from tutor.app.widgets.region import Region, box
from tutor.engine.history import Node
from tutor.engine.state import State
from tutor.rules.words import Lang
from tutor.trace.graph import chain
from tutor.trace.spans import Trace
from tutor.trace.words import Speaker
from tutor.views.bar import closer
from tutor.views.lesson import chain as chain_views
from tutor.views.lesson import timeline
from tutor.views.markup import Html
from tutor.views.shown import Odds, nothing_found
from tutor.views.words import wording

DRAWERS: Mapping[str, str] = {
    **{name: name for name in ("table", "why", "chain", "odds")},
    "story": "time",
}
"""The drawers in their order, each with the part that it holds."""

BEGIN: Final = "begin"
"""The drawer of what can be begun with, which replaces all: it stands open only by itself."""

CLEAR: Final = {"paper_bgcolor": "rgba(0,0,0,0)", "plot_bgcolor": "rgba(0,0,0,0)"}
"""A figure without a ground of its own."""

NOTHING: Final[dict[str, Any]] = {"data": [], "layout": CLEAR}
"""What is drawn before there is a figure."""


class Drawers:
    """The drawers by name, one of which may be `opened`; with `everything` all but `BEGIN` stand open.

    `parts` are the regions of the page by name, `press` takes what is pressed in the head of a drawer, `held`
    are the names of the drawers in their order, each with the part that it holds.
    """

    def __init__(
        self, parts: Mapping[str, Region], press: Callable[[str, str], None], held: Mapping[str, str]
    ) -> None:
        self.parts, self.held = parts, held
        self._memo = Memo()
        self.opened = ""
        self.everything = False
        self.head = Region("rt-drawer__head", press)
        self.odds_twin = Region("rt-at-twin", press)
        self.odds_view = PlotlyView(NOTHING, label="", alt="")
        self.found_view = PlotlyView(NOTHING, label="", alt="", key_trace=0)
        self.search_at: tuple[Node[Any], str] | None = None
        self.found_shown: tuple[Node[Any], Lang, str, bool] | None = None
        self.odds_shown: tuple[Odds | None, Lang | None] = (None, None)
        self.lang: Lang | None = None
        self.boxes = self._boxes()

    def _boxes(self) -> dict[str, ipywidgets.Widget]:
        inside: dict[str, tuple[ipywidgets.Widget, ...]] = {
            name: (self.parts[part],) for name, part in self.held.items()
        }
        inside["chain"] += (self.parts["found"], self.found_view)
        if "odds" in inside:
            inside["odds"] += (self.odds_view, self.odds_twin)
        made = {}
        for name, held in inside.items():
            made[name] = box("rt-drawer", self.head, *held)
            made[name].add_class(f"rt-drawer--{name}")
        return made

    def is_open(self, drawer: str) -> bool:
        """Whether the drawer of that name stands open."""
        return self.opened == drawer or (self.everything and drawer != BEGIN)

    def hides(self, part: str) -> bool:
        """Whether that part of the page lies in a drawer that is shut."""
        return any(held == part and not self.is_open(name) for name, held in self.held.items())

    def press(self, drawer: str) -> None:
        """Opens the drawer of that name, or shuts it if it stands open; any other name shuts all."""
        self.opened = drawer if drawer in self.held and drawer != self.opened else ""

    def search(self, node: Node[Any], what: str) -> None:
        """Has something searched for from that position at the next drawing."""
        self.search_at = node, what

    def stand(self, lang: Lang) -> None:
        """Opens and shuts the drawers; after a change of language those that are shut hold nothing."""
        if lang != self.lang:
            self._empty()
            self.lang = lang
        for name, drawer in self.boxes.items():
            stand(drawer, self.is_open(name))
        self.head.html = str(closer(lang))

    def _empty(self) -> None:
        """Takes out of the drawers that are shut what was drawn in the other language."""
        for name, part in self.held.items():
            if not self.is_open(name):
                self.parts[part].html = ""
        if not self.is_open("chain"):
            self.parts["found"].html, self.found_shown = "", None
            show_figure(self.found_view, NOTHING, "", "")
            stand(self.found_view, False)
        if not self.is_open("odds"):
            self.odds_shown, self.odds_twin.html = (None, None), ""
            show_figure(self.odds_view, NOTHING, "", "")
            stand(self.odds_view, False)

    def show_odds(self, states: Sequence[State[Any]], speaker: Speaker, *, roll_known: bool = True) -> None:
        """Draws the odds of what these positions are about, with how it came out if `roll_known`."""
        if not self.is_open("odds"):
            return
        odds = VIEWS[speaker.game].odds(states)
        if odds is not None and not roll_known:
            odds = odds.untold()
        if (odds, speaker.lang) == self.odds_shown:
            return
        lang = speaker.lang
        self.odds_shown = (odds, lang)
        drawn = None if odds is None else odds.drawn(lang)
        self.parts["odds"].html = "" if drawn is None else str(drawn.head)
        self.odds_twin.html = "" if drawn is None else str(drawn.twin)
        stand(self.odds_view, drawn is not None)
        if drawn is not None:
            show_figure(self.odds_view, drawn.figure, wording(lang)("drawer-odds"), drawn.alt)

    def show_chain(
        self,
        traced: Callable[[], Trace],
        walk: Walk,
        step: int | None,
        speaker: Speaker,
        seat: str = "",
        *,
        searches: bool = True,
    ) -> None:
        """Draws the chain of cards at a step of the trace, else that of effects, and what can be searched.

        With a `seat` nothing is searched but what it knows; without `searches` nothing at all.
        """
        if not self.is_open("chain"):
            return
        trace = traced()
        last = trace.steps if step is None else step

        def draw() -> Html:
            nodes = trace.nodes[: last + 1]
            states = [walk.history.nodes[number].state for number in nodes]
            cards = VIEWS[speaker.game].chain(states, speaker, nodes)
            at = timeline.here(trace, trace.nodes[last]) if last else 0  # before the first nothing has run
            return cards or chain_views.chain(chain(trace, at), speaker, nodes)

        self.parts["chain"].html = str(self._memo.draw("chain", draw, trace, last, speaker))
        self._show_found(walk.node, speaker, seat, searches)

    def _show_found(self, node: Node[Any], speaker: Speaker, seat: str, searches: bool) -> None:
        """Draws what was searched for in this position; it is not searched for again at every press."""
        wanted = self.search_at[1] if self.search_at is not None and self.search_at[0] is node else ""
        drawn = (node, speaker.lang, wanted, searches)
        if drawn == self.found_shown:
            return
        self.found_shown = drawn
        find = VIEWS[speaker.game].search if searches else nothing_found
        finding = find(node.state, node.question, speaker, wanted, seat)
        self.parts["found"].html = str(finding.html)
        stand(self.found_view, finding.figure is not None)
        if finding.figure is not None:
            show_figure(self.found_view, finding.figure, finding.label, finding.alt)


def show_figure(view: PlotlyView, figure: dict[str, Any], label: str, alt: str) -> None:
    """Gives a view its figure, on the ground of the page; one that stays the same is not sent again."""
    clear = figure | {"layout": figure["layout"] | CLEAR}
    if clear != view.fig:
        view.fig = clear
    view.label, view.alt = label, alt
