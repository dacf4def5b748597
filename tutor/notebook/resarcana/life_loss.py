"""A loss of life with controls: every way out of it follows the pool, the attack and the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import ipywidgets

from tutor.engine.question import CHANCE
from tutor.games.resarcana.analysis.settlements import settlements, under_way
from tutor.games.resarcana.state.essences import KINDS
from tutor.games.resarcana.views.notebook.life_loss import ATTACKS, LifeLoss, by_life
from tutor.games.resarcana.views.notebook.ways_out import NO_LOSS, USUAL, WaysOut, price
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import HALF, aligned_slider, column, dropdown, row, toggle
from tutor.notebook.language_setting import language
from tutor.notebook.positions import position_in
from tutor.rules.words import Lang
from tutor.trace.words import speaker
from tutor.views.cell_errors import for_cells
from tutor.views.words import wording
from tutor.workbench import Position

if TYPE_CHECKING:
    from tutor.notebook.stepper import Stepper

CARDS: Final = ("protection", "elemental-spring", "dancing-sword", "dragon-bridle")
"""Cards in play that a chapter lets the reader have."""

HAND: Final = ("hawk",)
"""Cards in hand that a chapter lets the reader have."""


class Loss(Explorable[LifeLoss]):
    """A loss of life as controls: a slider for each kind, the attack, a button for each card."""

    def __init__(self, loss: LifeLoss) -> None:
        says, words = speaker("resarcana", loss.lang), wording(loss.lang, "resarcana")
        sliders = {kind: aligned_slider(says.name(kind), getattr(loss, kind), 0, 6) for kind in KINDS}
        attacks = [(says.name(one), one) for one in ATTACKS]
        by = dropdown(attacks, loss.by, words("loss-by"), HALF)
        buttons = {
            card.replace("-", "_"): toggle(says.name(card), card in (*loss.cards, *loss.hand))
            for card in (*CARDS, *HAND)
        }
        weights = {
            name: aligned_slider(words(f"loss-{name.replace('_', '-')}"), getattr(loss, name), least, 4)
            for name, least in (("gold_weight", 1), ("turned_weight", 0), ("lost_weight", 0))
        }
        self.weights = row(*weights.values())
        """What a gold, a turned card and a lost one count as."""
        controls = column(row(*sliders.values(), by), row(*buttons.values()))
        super().__init__(
            {**sliders, "by": by, **buttons, **weights}, _made(loss), controls=controls, lang=loss.lang
        )

    def prices(self) -> ipywidgets.Widget:
        """What gold and cards count as, with the ways out that are lit by it."""
        return column(self.weights, self.picture())

    def by_life(self) -> ipywidgets.Widget:
        """The cheapest and the dearest way by how much life there is, following the controls."""
        return self.chart(by_life, wording(self.lang, "resarcana")("chart-by-life"))


def _made(loss: LifeLoss) -> Any:
    def make(**held: Any) -> LifeLoss:
        chosen = [card for card in (*CARDS, *HAND) if held.pop(card.replace("-", "_"))]
        others = [card for card in (*loss.cards, *loss.hand) if card not in (*CARDS, *HAND)]
        cards = tuple(card for card in (*others, *chosen) if card not in HAND and card not in loss.hand)
        hand = tuple(card for card in (*others, *chosen) if card in HAND or card in loss.hand)
        return loss.with_(**held, cards=cards, hand=hand)

    return make


@for_cells
def life_loss(
    by: str = "fire-dragon",
    cards: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    lang: Lang | None = None,
    **pool: int,
) -> Loss:
    """A loss of life in Res Arcana with controls: the pool, what takes the life, and cards that help.

    >>> loss = life_loss(life=1, elan=2, gold=1)
    >>> len(loss.value.ways), len(loss.set(calm=1).value.ways)
    (2, 5)

    `pool` are essences by their kind. Raises NoSuchName for a card that there is not, and CellError for a
    pool that no slider can hold.
    """
    start = LifeLoss(lang=lang or language())
    return Loss(start.with_(by=by, cards=tuple(cards), hand=tuple(hand), **pool))


@for_cells
def ways_out(position: Position | Stepper) -> WaysOut:
    """Every way out of the loss of life that is under way in Res Arcana, for who is asked or else for you.

    >>> from tutor.notebook import position
    >>> len(ways_out(position("resarcana/41-answers", 1)).ways)
    3

    Raises CellError for a position of another game.
    """
    at = position_in(position, "resarcana")
    attack = under_way(at.state)
    seat = at.case.you if at.question is None else at.question.seat
    if attack is None or seat in (attack.by, CHANCE):
        return WaysOut(*NO_LOSS, at.speaker)
    ways = sorted(settlements(attack.state, seat), key=lambda way: price(way, USUAL))
    return WaysOut(at.state.table.player(seat).pool, tuple(ways), attack.n, at.speaker)
