"""The results of a class in cells: of files that a teacher took away, or of a class invented by a seed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import ipywidgets

from tutor.analysis.invented_answers import invented_answers, spread_rates
from tutor.app.library import entries
from tutor.classroom.answers import Answer
from tutor.classroom.class_file import SUFFIXES, first_answers, read_class_file
from tutor.classroom.errors import StoreError
from tutor.notebook.controls import Explorable, labelled
from tutor.notebook.language_setting import language
from tutor.rules.words import Lang
from tutor.scenario.games import playable
from tutor.views.cell_errors import CellError, NoSuchName, for_cells, no_such
from tutor.views.classroom.result_figures import growth_spec
from tutor.views.classroom.results import ClassResults, Invention, RuleResult
from tutor.views.markup import tag
from tutor.views.words import wording

MOST_LEARNERS: Final = 200
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
            "learners": _slider(learners, 1, max(100, learners)),
            "rate": _slider(rate, 0, 100),
            "spread": _slider(spread, 0, 50),
            "seed": _slider(seed, 1, max(SEEDS, seed)),
        }
        row = [labelled(words(f"results-{name}"), control) for name, control in inputs.items()]
        controls = ipywidgets.HBox(row, layout={"flex_flow": "row wrap"})

        def make(learners: int, rate: int, spread: int, seed: int) -> ClassResults:
            return invented(learners, rate, spread, rules, seed, game, lang)

        super().__init__(inputs, make, controls=controls, lang=lang)

    def growth(self) -> ipywidgets.Widget:
        """The shares while the class grows to that number, and how often the worst rule changed."""
        words = wording(self.lang)

        def changes(results: ClassResults) -> str:
            return words("results-changes", learners=results.learners, n=results.changes)

        sentence = self.picture(lambda results: tag("p", changes(results)))
        return ipywidgets.VBox([sentence, self.chart(growth_spec, words("results-growth"))])


def _slider(value: int, least: int, most: int) -> ipywidgets.Widget:
    return ipywidgets.IntSlider(
        value=value, min=least, max=most, layout={"width": "16rem", "max_width": "100%"}
    )


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
    results = tuple(RuleResult(id, wrong) for id, wrong in first_answers(answers).items())
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
