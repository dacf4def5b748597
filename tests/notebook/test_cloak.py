"""Nudged threat rolls in cells: the engine, played with the cloak on, comes to the same chances."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import tutor
from tutor.games.penumbra.analysis.threat_law import settle
from tutor.games.penumbra.cards.programs import THREAT_CARDS
from tutor.games.penumbra.verbs.effects import OweNudges
from tutor.games.penumbra.views.notebook.nudges import MOST_NUDGES, NudgedThreat, mortal_with_nudges
from tutor.games.penumbra.views.notebook.threat import ThreatOdds
from tutor.scenario.case import Case
from tutor.views.cell_errors import CellError

HANDS = [
    ((3,), (1, 2, 3), (), 2),
    ((), (1, 2), (1, 2), 3),
    ((2, 2), (2, 3), (), 3),
    ((), (6,), (6,), 2),
]
HUES = ("ruby", "amber", "jasper", "emerald", "sapphire", "amethyst")


def cloaked(odds: ThreatOdds) -> Case:
    """The position before the roll, with the Invisibility Cloak in the equipment."""
    values: list[tuple[int, dict[str, Any]]] = [(value, {}) for value in odds.marks]
    values += [(value, {"wounded": True}) for value in odds.wounded]
    anna: dict[str, Any] = {
        "dice": [f"bone {value}" for value in odds.dice],
        "marks": {
            f"discipline-{at}": {"mark": HUES[at - 1], "threat": value, **state}
            for at, (value, state) in enumerate(values, 1)
        },
        "cards": [{"card": "invisibility-cloak", "zone": "equipment", "use": "turn"}],
    }
    position = {
        "wizards": {"anna": anna, "boris": {}},
        "turn": {"seat": "anna"},
        "resolve": {"dice": odds.threat},
    }
    return Case("penumbra", "anna", position=position, automatic=("threat-order",))


@pytest.mark.parametrize("hand", HANDS)
def test_pen_man_nudge__the_engine_saves_the_same_rolls(hand: tuple[Any, ...]) -> None:
    nudged = NudgedThreat(ThreatOdds(*hand))
    chances = tutor.position(cloaked(nudged.odds)).outcomes("last.mortal", seats={"anna": "adversarial"})
    assert chances[True] == nudged.chances[1]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("nudges", [0, 1, 2])
def test_pen_man_nudge__no_two_steps_by_hand_do_better(hand: tuple[Any, ...], nudges: int) -> None:
    nudged = NudgedThreat(ThreatOdds(*hand), nudges)
    dice, marks, wounded, threat = hand

    def mortal(roll: tuple[int, ...], left: int) -> bool:
        if not settle(dice, marks, wounded, roll).mortal:
            return False
        steps = [
            (*roll[:at], value + change, *roll[at + 1 :])
            for at, value in enumerate(roll)
            for change in (-1, 1)
            if 1 <= value + change <= 6
        ]
        return not left or all(mortal(step, left - 1) for step in steps)

    for roll in product(range(1, 7), repeat=threat):
        fate = nudged.fate(roll)
        assert (fate == "mortal") == mortal(roll, nudges), roll
        assert (fate == "safe") == (not mortal(roll, 0)), roll
    assert sum(nudged.fates().values()) == 6**threat


def test_the_cloak_gives_as_many_nudges_as_the_cells_begin_with() -> None:
    card = next(card for card in THREAT_CARDS if card.id == "invisibility-cloak")
    given = [one.n for one in card.sentences if isinstance(one, OweNudges)]
    assert [tutor.threat_cloak().value.nudges] == given


def test_squares_and_bars_follow_the_hand() -> None:
    hand = tutor.threat_cloak(marks=[1], wounded=[], threat=2, nudges=0)
    assert hand.value.chances == (Fraction(1, 36), Fraction(1, 36))
    assert hand.value.html().count('class="is-mortal"') == 2  # one square, and the key
    before = mortal_with_nudges(hand.value)
    hand.set(nudges=1)
    assert hand.value.chances[1] == 0 and hand.value.html().count('class="is-saved"') == 2
    without, within = mortal_with_nudges(hand.value)["data"]
    assert without == before["data"][0] and within["y"] != before["data"][1]["y"]
    with pytest.raises(CellError, match=f"0 to {MOST_NUDGES}"):
        NudgedThreat(hand.value.odds, MOST_NUDGES + 1)


def test_each_saved_roll_names_what_it_is_nudged_into() -> None:
    tutor.set_language("ru")
    try:
        html = tutor.threat_cloak(marks=[4], threat=2).value.html()
    finally:
        tutor.set_language("en")
    assert "4 4: подкручено в" in html and "без подкруток: 2,8" in html


@pytest.mark.parametrize("hand", [tutor.threat_hand, tutor.threat_cloak])
@pytest.mark.parametrize("threat", [0, 8])
def test_a_number_of_threat_dice_out_of_bounds_is_refused(hand: Any, threat: int) -> None:
    with pytest.raises(CellError, match=f"found {threat}; allowed: 1 to 7"):
        hand(threat=threat)
