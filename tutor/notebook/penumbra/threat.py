"""Threat rolls: their exact law, and a hand with controls whose every change is seen in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ipywidgets

from tutor.games.penumbra.views.notebook.nudges import MOST_NUDGES, NudgedThreat, mortal_with_nudges
from tutor.games.penumbra.views.notebook.threat import MOST_DRAWN, MOST_THREAT, ThreatOdds, mortal_by_dice
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import column, dice_input, labelled, row, slider
from tutor.notebook.language_setting import language
from tutor.rules.words import Lang
from tutor.views.cell_errors import CellError, for_cells
from tutor.views.markup import Html, join
from tutor.views.words import wording


@for_cells
def threat_odds(
    dice: Sequence[int] = (),
    marks: Sequence[int] = (),
    wounded: Sequence[int] = (),
    threat: int = 3,
    *,
    mortal_already: bool = False,
    lang: Lang | None = None,
) -> ThreatOdds:
    """The exact law of a threat roll of Penumbra against a hand of dice and marks.

    >>> threat_odds(dice=[3], marks=[1], threat=3)["mortal"]
    Fraction(2, 27)

    `marks` and `wounded` are threat values. Raises CellError for values outside 1 to 6 and for too many dice.
    """
    odds = ThreatOdds(tuple(dice), tuple(marks), tuple(wounded), threat, mortal_already, lang or language())
    odds.law  # noqa: B018 - raises what is wrong with the numbers now, not when it is drawn
    return odds


class Hand(Explorable[ThreatOdds]):
    """Dice and marks against a threat roll, as controls.

    A die or mark is put in by typing its value, taken out with its cross, and dragged to another place.
    """

    def __init__(self, odds: ThreatOdds) -> None:
        inputs, controls = hand_controls(odds)
        super().__init__(inputs, odds.with_, _law, controls, odds.lang)

    def grid(self) -> ipywidgets.Widget:
        """All rolls as squares that follow the hand; with many dice it says that they are too many."""
        return self.picture(lambda odds: odds.grid().html())

    def mortal_by_dice(self) -> ipywidgets.Widget:
        """The chance of a mortal wound by the number of threat dice, as a figure that follows the hand."""
        return self.chart(mortal_by_dice, wording(self.lang, "penumbra")("chart-mortal"))


def hand_controls(odds: ThreatOdds, **more: ipywidgets.Widget) -> tuple[dict[str, Any], ipywidgets.Widget]:
    """The controls of a hand by the names of what they set, with `more` of them, and all of them laid out.

    Raises CellError for a number of threat dice that the slider does not have.
    """
    if not 1 <= odds.threat <= MOST_THREAT:
        raise CellError(f"threat: found {odds.threat}; allowed: 1 to {MOST_THREAT}")
    words = wording(odds.lang, "penumbra")
    lists = {name: dice_input(getattr(odds, name)) for name in ("dice", "marks", "wounded")}
    threat = slider(words("hand-threat"), odds.threat, 1, MOST_THREAT)
    rows = [labelled(words(f"hand-{name}"), values) for name, values in lists.items()]
    inputs = {**lists, "threat": threat, **more}
    return inputs, column(row(*rows), threat, *more.values())


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
    >>> hand.set(dice=[3, 1]).value["mortal"]
    Fraction(1, 216)

    Raises CellError for values outside 1 to 6.
    """
    changes: dict[str, Any] = {"dice": tuple(dice), "marks": tuple(marks), "wounded": tuple(wounded)}
    return Hand(ThreatOdds(lang=lang or language()).with_(threat=threat, **changes))


class CloakedHand(Explorable[NudgedThreat]):
    """A hand with nudges after the roll, as controls: which rolls they save."""

    def __init__(self, nudged: NudgedThreat) -> None:
        about = wording(nudged.lang, "penumbra")("hand-nudges")
        nudges = slider(about, nudged.nudges, 0, MOST_NUDGES)
        inputs, controls = hand_controls(nudged.odds, nudges=nudges)
        super().__init__(inputs, nudged.with_, controls=controls, lang=nudged.lang)

    def mortal_by_dice(self) -> ipywidgets.Widget:
        """The chance of a mortal wound without and with nudges by the number of threat dice, as a figure."""
        return self.chart(mortal_with_nudges, wording(self.lang, "penumbra")("chart-nudged"))


@for_cells
def threat_cloak(
    dice: Sequence[int] = (),
    marks: Sequence[int] = (),
    wounded: Sequence[int] = (),
    threat: int = 3,
    nudges: int = 2,
    lang: Lang | None = None,
) -> CloakedHand:
    """A hand of Penumbra whose wizard wears the Invisibility Cloak: two nudges once the threat dice lie.

    >>> threat_cloak(dice=[3], marks=[1, 4], threat=3).value.fates()["saved"]
    32

    Raises CellError for values outside 1 to 6.
    """
    changes: dict[str, Any] = {"dice": tuple(dice), "marks": tuple(marks), "wounded": tuple(wounded)}
    odds = ThreatOdds(lang=lang or language()).with_(threat=threat, **changes)
    return CloakedHand(NudgedThreat(odds, nudges))
