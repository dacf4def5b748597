"""Placing an artifact with controls: every way to pay for it follows the pool and what makes it cheaper."""

from __future__ import annotations

from typing import Any, Final

from tutor.games.resarcana.state.essences import KINDS
from tutor.games.resarcana.views.notebook.placement import REDUCERS, Placement
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import HALF, aligned_slider, column, dropdown, row, toggle
from tutor.notebook.language_setting import language
from tutor.rules.words import Lang
from tutor.trace.words import speaker
from tutor.views.cell_errors import for_cells
from tutor.views.words import wording

ARTIFACTS: Final = ("hawk", "chalice-of-fire", "fire-dragon", "elvish-bow", "prism")
"""Artifacts that a chapter lets the reader place."""


class Placing(Explorable[Placement]):
    """Placing an artifact as controls: a slider for each kind, the artifact, a button for each reduction."""

    def __init__(self, placement: Placement) -> None:
        says, words = speaker("resarcana", placement.lang), wording(placement.lang, "resarcana")
        sliders = {kind: aligned_slider(says.name(kind), getattr(placement, kind), 0, 6) for kind in KINDS}
        names = [(says.name(one), one) for one in dict.fromkeys((*ARTIFACTS, placement.card))]
        card = dropdown(names, placement.card, words("placement-card"), HALF)
        buttons = {one.replace("-", "_"): toggle(says.name(one), one in placement.cards) for one in REDUCERS}
        controls = column(row(*sliders.values(), card), row(*buttons.values()))
        super().__init__(
            {**sliders, "card": card, **buttons}, _made(placement), controls=controls, lang=placement.lang
        )


def _made(placement: Placement) -> Any:
    def make(**held: Any) -> Placement:
        chosen = [one for one in REDUCERS if held.pop(one.replace("-", "_"))]
        others = [one for one in placement.cards if one not in REDUCERS]
        return placement.with_(**held, cards=(*others, *chosen))

    return make


@for_cells
def placement(
    card: str = "hawk", cards: tuple[str, ...] = (), lang: Lang | None = None, **pool: int
) -> Placing:
    """Placing an artifact of Res Arcana with controls: the pool, and what makes it cheaper.

    >>> placing = placement("hawk", calm=2, life=2)
    >>> placing.value.to_dict()
    [{'calm': 1, 'life': 1, 'elan': 0, 'death': 0, 'gold': 0}]
    >>> len(placing.set(artificer=True).value.ways)
    2

    `pool` are essences by their kind. Raises NoSuchName for a card that there is not.
    """
    start = Placement(lang=lang or language())
    return Placing(start.with_(card=card, cards=tuple(cards), **pool))
