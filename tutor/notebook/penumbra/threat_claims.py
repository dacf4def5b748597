"""Claims about threat rolls in cells: tried at random, on all rolls, and with arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

import ipywidgets

from tutor.games.penumbra.views.notebook.roll_classes import ARGUMENTS, RollClasses, roll_text
from tutor.games.penumbra.views.notebook.threat import ThreatOdds
from tutor.notebook.claim_trials import ClaimTrial
from tutor.notebook.controls import Explorable
from tutor.notebook.exercises import Objection, Task
from tutor.notebook.inputs import column, dice_input, labelled, row
from tutor.notebook.language_setting import language
from tutor.notebook.penumbra.exercises import rolled_case
from tutor.notebook.picks import Picks
from tutor.rules.words import LANGS, Lang, Words
from tutor.views.analysis.claim_cases import ClaimCases, PossibleCase
from tutor.views.cell_errors import for_cells, no_such
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed
from tutor.views.words import wording

DICE: Final = 3
"""So many threat dice are rolled in every claim."""

BLOCK: Final = 36
"""So many rolls have the same first die."""

CLAIMS: Final[Mapping[str, tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]]] = {
    "two-marks": ((), (5, 5), ()),
    "three-marks": ((), (5, 5, 5), ()),
    "die-and-two-marks": ((5,), (5, 5), ()),
    "wounded": ((5, 5), (), (5,)),
    "three-values": ((1, 2, 3), (1, 2, 3), ()),
    "six-dice": ((1, 2, 3, 4, 5, 6), (), ()),
}
"""Hands that are claimed to be safe: dice, charged marks and wounded ones."""


def cases_of(odds: ThreatOdds, tries: int = 1, seed: int = 1) -> ClaimCases:
    """The claim that no roll hurts a hand mortally, with every ordered roll as a case."""
    rolls = list(odds.rolls())
    chance = Fraction(1, len(rolls))
    cases = tuple(PossibleCase(roll_text(roll), chance, outcome.mortal) for roll, outcome in rolls)
    words = wording(odds.lang, "penumbra")
    return ClaimCases(words("claim-safe", n=odds.threat), cases, tries, seed, BLOCK, odds.lang)


class ThreatClaim(ClaimTrial):
    """The claim that three threat dice never hurt a hand mortally: the hand, tries and luck as controls."""

    def __init__(self, odds: ThreatOdds, tries: int, seed: int) -> None:
        words = wording(odds.lang, "penumbra")
        lists = {name: dice_input(getattr(odds, name)) for name in ("dice", "marks")}
        self._hand = [labelled(words(f"hand-{name}"), values) for name, values in lists.items()]

        def made(tries: int, seed: int, **hand: Any) -> ClaimCases:
            return cases_of(odds.with_(**hand), tries, seed)

        super().__init__(cases_of(odds, tries, seed), lists, made)

    def every(self) -> ipywidgets.Widget:
        """All rolls, looked at once each, below the dice and marks of the hand."""
        return column(row(*self._hand), super().every())


@for_cells
def threat_claim(
    dice: Sequence[int] = (4,),
    marks: Sequence[int] = (4,),
    tries: int = 1,
    seed: int = 1,
    lang: Lang | None = None,
) -> ThreatClaim:
    """The claim that three threat dice never hurt a hand of Penumbra mortally, with controls.

    >>> safe = threat_claim(dice=[4], marks=[4])
    >>> safe.value.share, safe.value.half, safe.set(dice=[4, 4]).value.holds
    (Fraction(1, 216), 150, True)

    Raises CellError for values outside 1 to 6.
    """
    odds = ThreatOdds(threat=DICE, lang=lang or language()).with_(dice=tuple(dice), marks=tuple(marks))
    return ThreatClaim(odds, tries, seed)


@for_cells
def roll_arguments(
    dice: Sequence[int] = (4, 4),
    marks: Sequence[int] = (4,),
    arguments: Sequence[str] = (),
    lang: Lang | None = None,
) -> Explorable[RollClasses]:
    """Arguments on rolls of three threat dice, to be pressed: each puts rolls together that are to be alike.

    >>> rolls = roll_arguments()
    >>> len(rolls.value.classes), len(rolls.set(arguments=("order",)).value.classes)
    (216, 56)

    Raises NoSuchName for an argument that is not offered, and CellError for values outside 1 to 6.
    """
    chosen = lang or language()
    words = wording(chosen, "penumbra")
    odds = ThreatOdds(threat=DICE, lang=chosen).with_(dice=tuple(dice), marks=tuple(marks))
    rolls = RollClasses(odds).with_arguments(tuple(arguments))

    def drawn(name: str) -> Html:
        return tag("span", words(f"argument-{name}"))

    picks = Picks(tuple(ARGUMENTS), rolls.arguments, drawn, words("argument-press"), lang=chosen)
    return Explorable({"arguments": picks}, rolls.with_arguments, RollClasses.html, picks, chosen)


@dataclass(frozen=True)
class ClaimChoice(Displayed):
    """Which of the `CLAIMS` are `picked` as proved."""

    picked: tuple[str, ...] = ()
    lang: Lang = "en"

    def odds(self, claim: str) -> ThreatOdds:
        """The hand of a claim."""
        dice, marks, wounded = CLAIMS[claim]
        return ThreatOdds(dice, marks, wounded, DICE, lang=self.lang)

    def pick(self, picked: tuple[str, ...]) -> ClaimChoice:
        """The same with others picked."""
        for claim in picked:
            if claim not in CLAIMS:
                raise no_such("claim", claim, CLAIMS)
        return replace(self, picked=picked)

    def text(self, claim: str) -> str:
        """A claim in words."""
        return wording(self.lang, "penumbra")(f"claim-{claim}")

    def html(self) -> Html:
        """The claims that are picked."""
        return tag("ul", *[tag("li", self.text(claim)) for claim in self.picked])

    def __repr__(self) -> str:
        return " ".join(map(self.text, self.picked))


@for_cells
def claim_choice(*picked: str, lang: Lang | None = None) -> Explorable[ClaimChoice]:
    """Claims about hands and three threat dice, to be pressed where they hold for every roll.

    >>> claim_choice("three-marks").value
    Three charged marks of one value, and no dice.

    Raises NoSuchName for a claim that is not among them.
    """
    chosen = lang or language()
    choice = ClaimChoice(lang=chosen).pick(picked)
    label = wording(chosen, "penumbra")("claim-press")

    def drawn(claim: str) -> Html:
        return tag("span", choice.text(claim))

    picks = Picks(tuple(CLAIMS), choice.picked, drawn, label, lang=chosen)
    return Explorable({"picked": picks}, choice.pick, ClaimChoice.html, picks, chosen)


def _says(key: str, **facts: Any) -> Words:
    """A message of the game in both languages; a fact may be in both itself."""
    en, ru = (
        wording(lang, "penumbra")(
            key, **{name: fact.of(lang) if isinstance(fact, Words) else fact for name, fact in facts.items()}
        )
        for lang in LANGS
    )
    return Words(en, ru)


def _unproved(choice: ClaimChoice) -> Objection | None:
    if not choice.picked:
        return Objection(_says("claim-nothing"))
    for claim in choice.picked:
        odds = choice.odds(claim)
        roll = next((roll for roll, outcome in odds.rolls() if outcome.mortal), None)
        if roll is not None:
            why = _says("claim-broken", claim=_says(f"claim-{claim}"), roll=roll_text(roll))
            return Objection(why, rolled_case(odds, roll))
    safe = [claim for claim in CLAIMS if not choice.odds(claim)["mortal"]]
    return Objection(_says("claim-more")) if len(choice.picked) < len(safe) else None


def _unsound(rolls: RollClasses) -> Objection | None:
    for name in rolls.arguments:
        pair = rolls.wrong(name)
        if pair is not None:
            one, other = map(roll_text, pair)
            why = _says("argument-wrong", argument=_says(f"argument-{name}"), one=one, other=other)
            return Objection(why, rolled_case(rolls.odds, pair[1]))
    if len(rolls.classes) > rolls.fewest:
        return Objection(_says("argument-more", n=len(rolls.classes)))
    return None


EXERCISES: Final[Mapping[str, Task]] = {
    "proved-claims": Task(
        Words(
            "The hands that no roll of three threat dice hurts mortally, and no others",
            "Руки, которые три кубика угрозы не ранят смертельно ни при одном броске, и никакие больше",
        ),
        ClaimChoice,
        _unproved,
    ),
    "sound-arguments": Task(
        Words(
            "As few cases as possible, with arguments that are true",
            "Как можно меньше случаев, и только с верными доводами",
        ),
        RollClasses,
        _unsound,
    ),
}
