"""The tree of effects of a line: which effect ran inside which, as boxes inside boxes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

import networkx as nx

from tutor.trace.spans import Span, Stop, Trace
from tutor.trace.words import Speaker
from tutor.views.figure import base_layout, figure, font
from tutor.views.lesson.timeline import span_name, stop_text
from tutor.views.markup import Html, tag
from tutor.views.output import SpeakerView
from tutor.views.theme import palette
from tutor.views.words import wording

if TYPE_CHECKING:
    import plotly.graph_objects as go


Look = Literal["done", "wait", "now", "ahead"]
"""How an effect or a full stop stands: over, waiting for an inner effect, being executed, still to come."""


@dataclass(frozen=True)
class EffectTree(SpeakerView):
    """The effects of a line as boxes inside boxes, as they stand at a step; a dot is a full stop.

    Effects that lie in `levels` others or more are folded away, none where it is None. `question` is what is
    asked at the step, if anything is.
    """

    trace: Trace
    step: int
    speaker: Speaker
    levels: int | None = None
    question: str = ""

    @property
    def running(self) -> tuple[Span, ...]:
        """The effects under way at the step, outermost first."""
        return self.under_way(self.step)

    @property
    def steps(self) -> int:
        """The last step, that of the question that waits included."""
        return max((stop.step for span in self.trace.spans for stop in span.stops), default=0)

    @cached_property
    def depths(self) -> tuple[int, ...]:
        """How many effects are under way at each step, from step 1 on."""
        return tuple(len(self.under_way(step)) for step in range(1, self.steps + 1))

    @property
    def deepest(self) -> int:
        """The greatest number of effects that are under way at once."""
        return max(self.depths, default=0)

    @cached_property
    def graph(self) -> nx.DiGraph:
        """Each effect leads to those that ran in it, with the sentence `at` which they began.

        Nodes are the numbers of the effects, with `name`, `program`, `start` and `end`.
        """
        graph = nx.DiGraph()
        for span in self.trace.spans:
            graph.add_node(
                span.id, name=self.name(span), program=span.program, start=span.start, end=span.end
            )
            if span.parent is not None:
                graph.add_edge(span.parent, span.id, at=span.at)
        return graph

    def under_way(self, step: int) -> tuple[Span, ...]:
        """The effects that are under way at a step, outermost first."""
        return tuple(sorted(self.trace.at(step), key=lambda span: span.depth))

    def name(self, span: Span) -> str:
        """What an effect is called."""
        return span_name(span, self.speaker)

    def at(self, step: int, levels: int | None = None) -> EffectTree:
        """The same line at another step."""
        return replace(self, step=step, levels=levels, question="")

    # ---- drawing

    def html(self) -> Html:
        """The boxes, and below them what happens at the step and what is under way."""
        return self._drawn(pressed=False)

    def pressable(self) -> Html:
        """The same with dots to press, each of which reports its step."""
        return self._drawn(pressed=True)

    def _drawn(self, *, pressed: bool) -> Html:
        outermost = [self._box(span, pressed) for span in self._inside(None)]
        boxes = tag("div", *outermost, class_="rt-boxes")
        says = [tag("p", line) for line in self._sentences()]
        return tag("figure", boxes, tag("figcaption", *says), class_="rt-nested")

    def figure(self) -> go.Figure:
        """How many effects are under way at each step, as a Plotly figure."""
        return figure(depth_chart(self))

    def to_dict(self) -> list[dict[str, Any]]:
        """Each effect with the level it lies on, and its first and last step (None while under way)."""
        return [
            {"effect": self.name(span), "level": span.depth + 1, "start": span.start, "end": span.end}
            for span in self.trace.spans
        ]

    def __repr__(self) -> str:
        return " ".join(self._sentences())

    # ---- inside

    def _sentences(self) -> list[str]:
        words, text = wording(self.lang), self.question or self._text(self.step)
        names = " › ".join(self.name(span) for span in self.running)
        step = words("boxes-step", n=self.step, last=self.steps, text=text)
        count = len(self.running)
        running = words("boxes-running", n=count, names=names) if count else words("boxes-none")
        return [step, running] if self.step else [running]

    def _text(self, step: int) -> str:
        """What happens at a step, in a sentence."""
        stop = self.trace.stop(step)
        return "" if stop is None else stop_text(*stop, self.speaker)

    def _inside(self, parent: int | None) -> list[Span]:
        """The effects in an effect, or the outermost ones, as far as they have a step."""
        return [span for span in self.trace.spans if span.parent == parent and span.start <= self.steps]

    def _look(self, span: Span) -> Look:
        if span.start > self.step:
            return "ahead"
        if span.end is not None and span.end < self.step:
            return "done"
        return "now" if span is self.running[-1] else "wait"

    def _box(self, span: Span, pressed: bool) -> Html:
        """An effect with what became true in it and the effects inside it, in order of time."""
        items = [(stop.step, 0, self._dot(stop, pressed)) for stop in span.stops]
        items += [(child.start, 1, self._box(child, pressed)) for child in self._inside(span.id)]
        row = tag("div", *[html for *_, html in sorted(items, key=lambda item: item[:2])])
        look = self._look(span)
        head = tag("summary", self.name(span))
        return tag(
            "details",
            head,
            row,
            open=self.levels is None or span.depth < self.levels,
            class_=f"rt-nest is-{look}",
            style=f"--level:{span.depth + 1}",
            data_key=f"box-{span.id}-{self.levels or 0}",
        )

    def _dot(self, stop: Stop, pressed: bool) -> Html:
        here, text = stop.step == self.step, self._text(stop.step)
        look = " is-now" if here else " is-ahead" if stop.step > self.step else ""
        looks = f"rt-nest__stop{look}"
        if not pressed:
            return tag("span", str(stop.step), title=text, class_=looks)
        return tag(
            "button",
            str(stop.step),
            type="button",
            class_=looks,
            title=text,
            aria_label=wording(self.lang)("step-said", n=stop.step, said=text),
            aria_current="step" if here else None,
            data_act="step",
            data_value=str(stop.step),
            data_key=f"dot-{stop.step}",
        )


def depth_chart(tree: EffectTree) -> dict[str, Any]:
    """How many effects are under way at each step, as bars; the step that is shown is lit."""
    words, colours = wording(tree.lang), palette()
    steps = list(range(1, tree.steps + 1))
    bars = {
        "type": "bar",
        "x": steps,
        "y": list(tree.depths),
        "marker": {
            "color": [colours["now" if step == tree.step else "wait"] for step in steps],
            "line": {"color": colours["ink"], "width": 1},
        },
        "hoverinfo": "none",
    }
    layout = base_layout("light", height=260)
    layout["margin"] = {"l": 8, "r": 8, "t": 16, "b": 8}
    layout["bargap"] = 0.12
    title = {"font": font(colours["ink-2"]), "standoff": 8}
    layout["xaxis"] |= {"visible": True, "title": {"text": words("boxes-axis"), **title}}
    layout["yaxis"] |= {"visible": True, "dtick": 2, "title": {"text": words("boxes-depth"), **title}}
    return {"data": [bars], "layout": layout}
