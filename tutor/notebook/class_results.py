"""The results of a class in cells: of files that a teacher took away, or of a class invented by a seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import ipywidgets

from tutor.analysis.invented_answers import invented_answers, spread_rates
from tutor.app.library import entries
from tutor.classroom.answers import Answer
from tutor.classroom.class_file import SUFFIXES, read_class_file
from tutor.classroom.errors import StoreError
from tutor.classroom.overview import first_answers
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import column, labelled, row, slider
from tutor.notebook.language_setting import language
from tutor.notebook.picks import Picks
from tutor.rules.words import Lang
from tutor.scenario.games import playable
from tutor.views.cell_errors import CellError, NoSuchName, for_cells, no_such
from tutor.views.classroom.miss_odds import MissOdds, odds_spec
from tutor.views.classroom.result_figures import MISSED, growth_spec
from tutor.views.classroom.results import ClassResults, Invention, RuleResult
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed
from tutor.views.shares import share_rows
from tutor.views.words import wording

MOST_LEARNERS: Final = 200
MOST_SHOWN: Final = 100
"""So far a slider goes, and so far a class is seen to grow."""

MOST_RULES: Final = 12
SEEDS: Final = 40
"""So many invented classes can be chosen with a control."""


class InventedClass(Explorable[ClassResults]):
    """An invented class as controls: how many learners, how likely each rule is missed, which class."""

    def __init__(
        self, learners: int, rate: int, spread: int, rules: int, seed: int, game: str, lang: Lang
    ) -> None:
        words = wording(lang)
        inputs = {
            "learners": _slider(learners, 1, MOST_SHOWN),
            "rate": _slider(rate, 0, 100),
            "spread": _slider(spread, 0, 50),
            "seed": _slider(seed, 1, SEEDS),
        }
        named = [labelled(words(f"results-{name}"), control, "14.5rem") for name, control in inputs.items()]

        def make(learners: int, rate: int, spread: int, seed: int) -> ClassResults:
            return invented(learners, rate, spread, rules, seed, game, lang)

        super().__init__(inputs, make, controls=row(*named), lang=lang)
        self.rate = inputs["rate"]

    @property
    def chances(self) -> MissOdds:
        """What a class of this size shows by chance alone of a rule with this rate."""
        value = self.value
        return MissOdds(value.learners, Fraction(self.rate.value, 100), len(value), self.lang)

    def by_chance(self) -> ipywidgets.Widget:
        """The exact law for one rule: how often which verdict is reached, below the sliders it hangs on."""
        words = wording(self.lang)
        table = self.picture(lambda _results: self.chances.html())
        chart = self.chart(lambda _results: odds_spec(self.chances), words("odds-chart"))
        return column(self._row("learners", "rate"), table, chart)

    def growth(self) -> ipywidgets.Widget:
        """The shares while this class grows on, its size marked, and how often the worst rule changed."""
        words = wording(self.lang)

        def changes(results: ClassResults) -> Html:
            n, grown = results.learners, self._grown(results)
            to = {"to": MOST_SHOWN, "in_all": grown.changes(MOST_SHOWN)}
            return tag("p", words("results-changes", learners=n, n=grown.changes(n), **to))

        def spec(results: ClassResults) -> dict[str, Any]:
            return growth_spec(self._grown(results), results.learners)

        chart = self.chart(spec, words("results-growth"))
        return column(self._row("learners", "seed"), self.picture(changes), chart)

    def _grown(self, results: ClassResults) -> ClassResults:
        """The same class when more learners have come."""
        held = {name: control.value for name, control in self._inputs.items()} | {"learners": MOST_SHOWN}
        return results if results.learners >= MOST_SHOWN else self._make(**held)

    def _row(self, *names: str) -> ipywidgets.Widget:
        """Some of the controls again, beside a picture further down."""
        words = wording(self.lang)
        return row(*(labelled(words(f"results-{name}"), self._inputs[name], "14.5rem") for name in names))


@dataclass(frozen=True)
class MissedRules(Displayed):
    """The rules of a class that are called missed."""

    results: ClassResults
    rules: tuple[str, ...] = ()

    @property
    def lang(self) -> Lang:
        """The language of the class."""
        return self.results.lang

    def calling(self, rules: tuple[str, ...]) -> MissedRules:
        """The same class with other rules called missed. Raises CellError for one that was not asked."""
        for rule in rules:
            self.results[rule]
        return replace(self, rules=rules)

    def html(self) -> Html:
        """The counts alone, without what follows from them."""
        rows = [one._replace(note="", look="") for one in self.results.counted]
        head = tag("figcaption", self.results.sentence)
        bars = share_rows(rows, wording(self.lang), sample=False, line=float(MISSED))
        return tag("figure", head, bars)

    def __repr__(self) -> str:
        titles = ", ".join(map(self.results.title, self.rules))
        return titles or wording(self.lang)("picks-none")


class MissedRulePicks(Explorable[MissedRules]):
    """The rules of a class to press: which of them may be called missed?"""

    def __init__(self, results: ClassResults) -> None:
        words, call = wording(results.lang), MissedRules(results)
        ids = tuple(one.rule for one in results.ranked)
        picks = Picks(
            ids, (), lambda id: tag("span", results.title(id)), words("picks-missed"), lang=results.lang
        )
        super().__init__({"rules": picks}, call.calling, controls=picks, lang=results.lang)


def _slider(value: int, least: int, most: int) -> ipywidgets.Widget:
    return slider("", value, least, most, {"width": "14rem", "max_width": "100%"})


def invented(
    learners: int, rate: int, spread: int, rules: int, seed: int, game: str, lang: Lang
) -> ClassResults:
    """A class that a seed has made. Raises CellError that names what cannot be."""
    for name, value, least, most in (
        ("learners", learners, 1, MOST_LEARNERS), ("rate", rate, 0, 100), ("spread", spread, 0, 100),
        ("rules", rules, 1, MOST_RULES), ("seed", seed, 0, 10**9),
    ):  # fmt: skip
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise CellError(f"{name}: found {value!r}; allowed: a whole number from {least} to {most}")
    if game not in playable():
        raise no_such("game", game, playable())
    ids = _assessed(game)[:rules]
    rates = spread_rates(rate, spread, len(ids))
    answers = invented_answers(seed, learners, rates)
    results = tuple(RuleResult(id, wrong) for id, wrong in zip(ids, answers, strict=True))
    return ClassResults(results, learners, Invention(seed, dict(zip(ids, rates, strict=True))), lang)


def _assessed(game: str) -> list[str]:
    """The rules that the lessons of a game ask for, in their order."""
    listings = (entry.listing for entry in entries(game) if entry.listing is not None)
    return list(dict.fromkeys(rule for one in listings for place in one.asks for rule in place.rules))


@for_cells
def invented_class(
    learners: int = 12,
    rate: int = 30,
    spread: int = 0,
    rules: int = 8,
    seed: int = 1,
    game: str = "penumbra",
    lang: Lang | None = None,
) -> InventedClass:
    """A class that chance has made, with controls for its size, for how often rules are missed, and which.

    >>> by_chance = invented_class(learners=8, rate=30)
    >>> by_chance.value.missed, by_chance.set(learners=100, rate=60).value.missed == ()
    ((), False)

    `rate` is the true share of all learners who would be wrong, in per cent, and `spread` how far the rules
    lie apart. Raises CellError for numbers that no class can have.
    """
    lang = lang or language()
    invented(learners, rate, spread, rules, seed, game, lang)
    return InventedClass(learners, rate, spread, rules, seed, game, lang)


@for_cells
def missed_rules(
    learners: int = 18,
    rate: int = 40,
    spread: int = 30,
    rules: int = 6,
    seed: int = 1,
    game: str = "penumbra",
    lang: Lang | None = None,
) -> MissedRulePicks:
    """The counts of an invented class, with its rules to press: which may be called missed?

    >>> missed_rules(seed=3).set(rules=("pen.threat.mark-value",)).value
    Threat value of a mark

    Raises CellError for numbers that no class can have.
    """
    return MissedRulePicks(invented(learners, rate, spread, rules, seed, game, lang or language()))


@for_cells
def show_class(
    *files: str | Path,
    seed: int | None = None,
    learners: int = 24,
    rate: int = 30,
    spread: int = 25,
    rules: int = 8,
    game: str = "penumbra",
    lang: Lang | None = None,
) -> ClassResults:
    """The results of a class by rule, from the CSV or JSON files of its page, each rule with its interval.

    >>> results = show_class(seed=7)
    >>> len(results), results.learners, results.invention.seed
    (8, 24, 7)

    With a `seed` and no file the class is invented, and says so. Learners are not named. Raises CellError
    with the line, what was found and what is allowed for a file that is none of a class.
    """
    lang = lang or language()
    if files and seed is not None:
        raise CellError(f"found {len(files)} files and seed {seed}; allowed: files, or a seed")
    if seed is not None:
        return invented(learners, rate, spread, rules, seed, game, lang)
    if not files:
        raise CellError(
            "found nothing; allowed: files of a class (.csv, .json), or seed=1 for an invented one"
        )
    answers = [answer for file in files for answer in _read(Path(file), lang)]
    results = tuple(
        RuleResult(id, tuple(not answer.right for answer in there))
        for id, there in first_answers(answers).items()
    )
    return ClassResults(results, len({answer.learner for answer in answers}), lang=lang)


def _read(file: Path, lang: Lang) -> tuple[Answer, ...]:
    if not file.is_file():
        beside = (
            [one.name for one in file.parent.glob("*") if one.suffix in SUFFIXES]
            if file.parent.is_dir()
            else []
        )
        raise no_such("file", file.name, beside) if beside else NoSuchName(f"no file {str(file)!r}")
    if file.suffix not in SUFFIXES:
        raise CellError(f"{file.name}: allowed: a name that ends with {', '.join(SUFFIXES)}")
    try:
        return read_class_file(file.read_bytes(), file.name)
    except StoreError as wrong:
        raise CellError(f"{file.name}: {wrong.why.of(lang)}") from wrong
    except OSError as wrong:
        raise CellError(f"{file.name}: {wrong.strerror}") from wrong
