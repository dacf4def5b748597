"""Placing an artifact: its cost, reductions, and every way to pay what is left, as a flow diagram."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, Final

from tutor.games.resarcana.actions.moves import PLACE
from tutor.games.resarcana.analysis.payments import Payment, Payments, payments
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.essences import KINDS, Essences
from tutor.games.resarcana.views.notebook.flow import Source, Way, flow
from tutor.games.resarcana.views.notebook.life_loss import YOU, check_pool
from tutor.games.resarcana.views.notebook.ways_out import counted, kinds, lit
from tutor.games.resarcana.views.table.phrases import amount
from tutor.games.resarcana.views.table.reports import reasons
from tutor.rules.words import Lang
from tutor.scenario.case import Case, open_case
from tutor.trace.words import speaker
from tutor.views.cell_errors import for_cells, no_such
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed
from tutor.views.words import wording

OFF: Final = "reductions"
"""The source of what reductions take off."""

REDUCERS: Final = tuple(id for id, face in box().faces.items() if face.reduction is not None)
"""Every component that makes placing cheaper."""

DRAWN: Final = 8
"""So many ways to pay are drawn."""


@dataclass(frozen=True)
class Placement(Displayed):
    """Placing an artifact out of a pool, with components in play that may make it cheaper."""

    card: str = "hawk"
    calm: int = 0
    life: int = 0
    elan: int = 0
    death: int = 0
    gold: int = 0
    cards: tuple[str, ...] = ()
    lang: Lang = "en"

    @property
    def pool(self) -> Essences:
        """The essences."""
        return self.calm, self.life, self.elan, self.death, self.gold

    @property
    def case(self) -> Case:
        """The position as it can be asked about."""
        pool = dict(zip(KINDS, self.pool, strict=True))
        you = {"pool": pool, "components": list(self.cards), "hand": [self.card]}
        position = {"players": {YOU: you, "boris": {}}, "do": [{"who": YOU}]}
        return Case("resarcana", YOU, position=position)

    @cached_property
    def payments(self) -> Payments:
        """The cost, what makes it cheaper, and every way to pay; or why it cannot be paid."""
        choices = payments(open_case(self.case).state, YOU, f"{PLACE}.{self.card}")
        assert choices is not None
        return choices

    @property
    def ways(self) -> tuple[Payment, ...]:
        """Every way to pay, the cheapest first; none where it cannot be paid."""
        return tuple(sorted(self.payments.ways, key=lambda way: (sum(paid(way)), paid(way))))

    @for_cells
    def with_(self, **changes: Any) -> Placement:
        """The same with something changed, such as one component more in play."""
        known = {field.name for field in fields(self)}
        for name in changes:
            if name not in known:
                raise no_such("part of a placement", name, known)
        other = replace(self, **changes)
        other.check()
        return other

    def check(self) -> None:
        """Raises CellError for what no position can hold."""
        artifacts = [id for id, face in box().faces.items() if face.kind == "artifact"]
        if self.card not in artifacts:
            raise no_such("artifact", self.card, artifacts)
        check_pool(self.pool)
        for card in self.cards:
            if card not in box():
                raise no_such("component", card, box().faces)

    def html(self) -> Html:
        """The cost, and every way to pay it."""
        words = wording(self.lang, "resarcana")
        left = len(self.ways) - DRAWN
        return tag(
            "figure",
            tag("figcaption", repr(self)),
            flow(self._sources(), [self._way(one) for one in self.ways[:DRAWN]], repr(self)),
            tag("p", words("placement-more", n=left), class_="rt-note") if left > 0 else None,
        )

    def to_dict(self) -> list[dict[str, int]]:
        """Each way with how much it takes of each kind."""
        return [dict(zip(KINDS, paid(way), strict=True)) for way in self.ways]

    def __repr__(self) -> str:
        words, says = wording(self.lang, "resarcana"), speaker("resarcana", self.lang)
        asked = self.payments
        assert asked.cost is not None
        cost = amount(says, asked.cost, "nom")
        if asked.refused:
            why = reasons(says, asked.refused)
            return words("placement-refused", card=says.name(self.card), cost=cost, why=why)
        return words("placement-head", card=says.name(self.card), cost=cost, n=len(self.ways))

    def _sources(self) -> list[Source]:
        says, words = speaker("resarcana", self.lang), wording(self.lang, "resarcana")
        pool = kinds(says, self.pool)
        off = max((reduced(way) for way in self.ways), default=0)
        if not off:
            return pool
        return [*pool, Source(OFF, tag("b", words("placement-off")), off, "var(--line-2)")]

    def _way(self, way: Payment) -> Way:
        words, essences = wording(self.lang, "resarcana"), paid(way)
        off = reduced(way)
        takes = Counter(dict(zip(KINDS, essences, strict=True))) + Counter({OFF: off})
        signed = counted(dict(zip(KINDS, essences, strict=True)))
        detail = tag("span", *signed, class_="rt-essences rt-num")
        total = [sum(paid(one)) for one in self.ways]
        title = words("placement-way" if sum(essences) else "placement-free", off=off)
        look = lit(sum(essences), min(total), max(total))
        return Way(title, detail, str(sum(essences)), tuple(takes.items()), look)


def paid(way: Payment) -> Essences:
    """The essences that a way takes."""
    calm, life, elan, death, gold = (
        sum(part.essences[at] for part in way.spent if part.what == "paid") for at in range(len(KINDS))
    )
    return calm, life, elan, death, gold


def reduced(way: Payment) -> int:
    """How many essences reductions take off in a way."""
    return max((sum(one.off) + one.any for one in way.reduced), default=0)
