"""A hand of Penumbra with controls: what is changed in it changes every picture of it, and the next cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import ipywidgets

from tutor.app.widgets.plotly_view import PlotlyView
from tutor.app.widgets.region import Region
from tutor.games.penumbra.views.notebook import MOST_DRAWN, ThreatOdds, mortal_by_dice
from tutor.notebook.language_setting import language
from tutor.rules.words import Lang
from tutor.views.cell_errors import for_cells
from tutor.views.markup import Html, join
from tutor.views.output import output
from tutor.views.words import wording

Draw = Callable[[ThreatOdds], Html]

NARROW: Final = {"width": "15rem"}
WIDE: Final = {"width": "22rem", "max_width": "100%"}
"""The layouts of lists and of the slider."""


class Hand:
    """Dice and marks against a threat roll, as controls. `odds` follows them.

    A die or mark is put in by typing its value, taken out with its cross, and dragged to another place.
    """

    def __init__(self, odds: ThreatOdds) -> None:
        words = wording(odds.lang, "penumbra")
        self.lang = odds.lang
        self._values = {
            name: ipywidgets.IntsInput(
                value=list(getattr(odds, name)), min=1, max=6, layout={"width": "15rem"}
            )
            for name in ("dice", "marks", "wounded")
        }
        about = words("hand-threat")
        self._threat = ipywidgets.IntSlider(value=odds.threat, min=1, max=7, description=about, layout=WIDE)
        self._threat.style.description_width = "initial"
        self._pictures: list[tuple[Region, Draw]] = []
        self._charts: list[PlotlyView] = []
        for control in (*self._values.values(), self._threat):
            control.observe(self._changed, "value")
        rows = [
            ipywidgets.VBox([_label(words(f"hand-{name}")), values], layout={"width": "17rem"})
            for name, values in self._values.items()
        ]
        self.controls = ipywidgets.VBox(
            [ipywidgets.HBox(rows, layout={"flex_flow": "row wrap"}), self._threat]
        )
        self.widget = ipywidgets.VBox([self.controls, self.picture(_law)])

    @property
    def odds(self) -> ThreatOdds:
        """The exact law for the hand as it is now."""
        dice, marks, wounded = (tuple(values.value) for values in self._values.values())
        return ThreatOdds(dice, marks, wounded, self._threat.value, lang=self.lang)

    @for_cells
    def set(self, **changes: Any) -> Hand:
        """Changes what is held, as a hand would: `dice=[3, 3]`, `threat=4`. Raises CellError for nonsense."""
        odds = self.odds.with_(**changes)
        for name, values in self._values.items():
            values.value = list(getattr(odds, name))
        self._threat.value = odds.threat
        return self

    def picture(self, draw: Draw) -> ipywidgets.Widget:
        """A picture of the odds that is drawn anew whenever the hand changes."""
        region = Region("rt-cell-picture")
        self._pictures.append((region, draw))
        region.html = output(draw(self.odds), lang=self.lang)
        return region

    def grid(self) -> ipywidgets.Widget:
        """All rolls as squares that follow the hand; with many dice it says that they are too many."""
        return self.picture(lambda odds: odds.grid().html())

    def chart(self) -> ipywidgets.Widget:
        """The chance of a mortal wound by the number of threat dice, as a figure that follows the hand."""
        words = wording(self.lang, "penumbra")
        view = PlotlyView(mortal_by_dice(self.odds), label=words("chart-mortal"), alt=words("chart-mortal"))
        self._charts.append(view)
        return view

    def _changed(self, _change: object) -> None:
        for region, draw in self._pictures:
            region.html = output(draw(self.odds), lang=self.lang)
        for view in self._charts:
            view.fig = mortal_by_dice(self.odds)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        """The controls; without a kernel the odds as they are now."""
        bundle: dict[str, Any] = dict(self.widget._repr_mimebundle_() or {})
        bundle["text/html"] = output(_law(self.odds), lang=self.lang)
        bundle["text/plain"] = repr(self.odds)
        return bundle


def _label(text: str) -> ipywidgets.Label:
    """A label as wide as its words."""
    return ipywidgets.Label(text, layout={"width": "auto"})


def _law(odds: ThreatOdds) -> Html:
    return join(odds.html(), odds.grid().html() if odds.threat <= MOST_DRAWN else None)


@for_cells
def threat_hand(
    dice: Sequence[int] = (),
    marks: Sequence[int] = (),
    wounded: Sequence[int] = (),
    threat: int = 3,
    lang: Lang | None = None,
) -> Hand:
    """A hand of Penumbra with controls, against so many threat dice.

    >>> hand = threat_hand(dice=[3], marks=[1])
    >>> hand.set(dice=[3, 1]).odds["mortal"]
    Fraction(1, 216)

    Raises CellError for values outside 1 to 6.
    """
    odds = ThreatOdds(tuple(dice), tuple(marks), tuple(wounded), threat, lang=lang or language())
    return Hand(odds.with_())
