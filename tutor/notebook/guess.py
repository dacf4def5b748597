"""A guess that the reader of a chapter commits to, and is shown beside the exact number in the end."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

import ipywidgets

from tutor.notebook.language_setting import language
from tutor.rules.words import Lang
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed, output
from tutor.views.words import wording

RIGHT: Final = Fraction(1, 100)
NEAR: Final = Fraction(1, 20)
"""A guess is as good as right, or near, where it is no further off than that."""


class Guess:
    """A chance that the reader guesses with a slider, in per cent, and commits to with a button."""

    def __init__(self, question: str, lang: Lang) -> None:
        words = wording(lang)
        self.question, self.lang = question, lang
        self.value: Fraction | None = None
        self._slider = ipywidgets.IntSlider(value=50, min=0, max=100, step=1, readout_format="d")
        self._button = ipywidgets.Button(description=words("guess-commit"), layout={"width": "auto"})
        self._said = ipywidgets.Label("")
        self._button.on_click(lambda _button: self.commit(self._slider.value))
        row = [self._slider, ipywidgets.Label("%"), self._button]
        wrapped = ipywidgets.HBox(row, layout={"flex_flow": "row wrap"})
        self.widget = ipywidgets.VBox([ipywidgets.Label(question), wrapped, self._said])

    def commit(self, percent: float) -> Guess:
        """Commits to a chance in per cent; the first one counts."""
        if self.value is None:
            self.value = Fraction(percent).limit_denominator(10_000) / 100
            self._slider.disabled = self._button.disabled = True
            words = wording(self.lang)
            self._said.value = words("guess-kept", guess=words.percent(self.value))
        return self

    def reveal(self, exact: Fraction) -> Revealed:
        """The guess beside the exact chance."""
        return Revealed(self.value, exact, self.lang)

    def __repr__(self) -> str:
        return f"<Guess {self.question} {'' if self.value is None else self.value}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        bundle: dict[str, Any] = dict(self.widget._repr_mimebundle_() or {})
        bundle["text/html"] = output(tag("p", self.question), lang=self.lang)
        bundle["text/plain"] = repr(self)
        return bundle


@dataclass(frozen=True)
class Revealed(Displayed):
    """A guess beside the exact chance; None where nobody has guessed."""

    guess: Fraction | None
    exact: Fraction
    lang: Lang = "en"

    def html(self) -> Html:
        """The sentence."""
        return tag("p", repr(self))

    def __repr__(self) -> str:
        words = wording(self.lang)
        if self.guess is None:
            return words("guess-first")
        off = abs(self.guess - self.exact)
        how = "right" if off <= RIGHT else "near" if off <= NEAR else "far"
        exact = f"{self.exact} ({words.percent(self.exact)})"
        return words(f"guess-{how}", guess=words.percent(self.guess), exact=exact)


def ask(question: str, lang: Lang | None = None) -> Guess:
    """Asks the reader for a chance, which is kept until it is revealed.

    >>> guess = ask("How likely is a mortal wound?").commit(10)
    >>> guess.reveal(Fraction(2, 27))
    You said 10.0 %; it is 2/27 (7.4 %). That is near.
    """
    return Guess(question, lang or language())
