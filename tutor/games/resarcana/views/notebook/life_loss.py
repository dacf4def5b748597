"""A loss of life that can be asked about: a pool, cards, what takes the life, and what things are worth."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, Final

from tutor.engine.state import State
from tutor.games.resarcana.analysis.settlements import Settlement, attack, life_of, settlements
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.essences import KINDS, Essences
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.views.notebook.ways_out import WaysOut, Weights, price
from tutor.rules.words import Lang
from tutor.scenario.case import Case, open_case
from tutor.trace.words import speaker
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.views.figure import base_layout, font
from tutor.views.markup import Html
from tutor.views.output import Displayed
from tutor.views.theme import palette
from tutor.views.words import wording

YOU: Final = "anna"
RIVAL: Final = "boris"

ATTACKS: Final = {id: taken for id in box().faces if (taken := life_of(id)) is not None}
"""Every component that takes life from rivals, with the power that does it, and how much it takes."""

MOST: Final = 12
"""A pool of a chapter has so many essences of a kind at most."""


@dataclass(frozen=True)
class LifeLoss(Displayed):
    """A loss of life that a pool and some `cards` in play, and a `hand`, are to settle; `by` takes it.

    The price of a way counts a gold as `gold_weight` essences, a card that is turned as `turned_weight`, and
    one that is lost as `lost_weight` of them.
    """

    calm: int = 0
    life: int = 0
    elan: int = 0
    death: int = 0
    gold: int = 0
    by: str = "fire-dragon"
    cards: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    gold_weight: int = 1
    turned_weight: int = 0
    lost_weight: int = 2
    lang: Lang = "en"

    @property
    def pool(self) -> Essences:
        """The essences."""
        return self.calm, self.life, self.elan, self.death, self.gold

    @property
    def weights(self) -> Weights:
        """What things count as."""
        return Weights(self.gold_weight, self.turned_weight, self.lost_weight)

    @property
    def case(self) -> Case:
        """The position before the attack, as it can be asked about."""
        pool = dict(zip(KINDS, self.pool, strict=True))
        you = {"pool": pool, "components": list(self.cards), "hand": list(self.hand)}
        players = {YOU: you, RIVAL: {"components": [self.by]}}
        return Case("resarcana", YOU, position={"players": players, "do": [{"who": RIVAL}]})

    @cached_property
    def ways(self) -> tuple[Settlement, ...]:
        """Every way out, the cheapest first."""
        state: State[Table] = attack(open_case(self.case).state, RIVAL, ATTACKS[self.by][0])
        return tuple(sorted(settlements(state, YOU), key=self.price))

    def price(self, way: Settlement) -> int:
        """What a way comes to, in essences."""
        return price(way, self.weights)

    def played(self, way: Settlement) -> Case:
        """The position in which a way out has been gone."""
        return self.case.answered(f"use.{ATTACKS[self.by][0]}", *way.answers)

    @property
    def ways_out(self) -> WaysOut:
        """The ways out as they are drawn."""
        says = speaker("resarcana", self.lang)
        return WaysOut(self.pool, self.ways, ATTACKS[self.by][1], says, self.weights)

    @for_cells
    def with_(self, **changes: Any) -> LifeLoss:
        """The same loss with something changed, such as one essence more in the pool."""
        known = {field.name for field in fields(self)}
        for name in changes:
            if name not in known:
                raise no_such("part of a loss of life", name, known)
        other = replace(self, **changes)
        other.check()
        return other

    def check(self) -> None:
        """Raises CellError for what no position can hold."""
        if self.by not in ATTACKS:
            raise no_such("component that takes life", self.by, ATTACKS)
        check_pool(self.pool)
        for card in (*self.cards, *self.hand):
            if card not in box():
                raise no_such("component", card, box().faces)

    def html(self) -> Html:
        """The pool, and every way out of the loss with its price."""
        return self.ways_out.html()

    def to_dict(self) -> list[dict[str, Any]]:
        """Each way with the answers that go it, its price, and what it takes."""
        return self.ways_out.to_dict()

    def __repr__(self) -> str:
        return repr(self.ways_out)


def check_pool(pool: Essences) -> None:
    """Raises CellError for a pool that is too large, or less than nothing."""
    for kind, n in zip(KINDS, pool, strict=True):
        if not 0 <= n <= MOST:
            raise CellError(f"found {kind} {n}; allowed: 0 to {MOST}")


def by_life(loss: LifeLoss, most: int = 4) -> dict[str, Any]:
    """The cheapest and the dearest way by how much life there is; the life now is framed."""
    words, colours = wording(loss.lang, "resarcana"), palette()
    lives = list(range(max(most, loss.life) + 1))
    prices = [[one.price(way) for way in one.ways] for one in (loss.with_(life=n) for n in lives)]
    rows = (("best", [min(one) for one in prices], "now"), ("worst", [max(one) for one in prices], "no"))
    bars = [
        {
            "type": "bar",
            "name": words(f"chart-life-{name}"),
            "x": lives,
            "y": values,
            "marker": {
                "color": colours[hue],
                "line": {"color": colours["ink"], "width": [3 if n == loss.life else 1 for n in lives]},
            },
            "text": [str(value) for value in values],
            "textposition": "outside",
            "textfont": font(colours["ink"]),
            "hoverinfo": "text",
            "cliponaxis": False,
        }
        for name, values, hue in rows
    ]
    layout = base_layout("light", height=300)
    title = {"font": font(colours["ink-2"]), "standoff": 8}
    layout |= {"barmode": "group", "margin": {"l": 8, "r": 8, "t": 40, "b": 8}}
    layout["legend"] = {"orientation": "h", "y": 1.18, "x": 0, "font": font(colours["ink"])}
    layout["xaxis"] |= {"visible": True, "dtick": 1}
    layout["yaxis"] |= {"visible": True, "rangemode": "tozero"}
    for axis in ("x", "y"):
        layout[f"{axis}axis"]["title"] = {"text": words(f"chart-life-{axis}"), **title}
    return {"data": bars, "layout": layout}
