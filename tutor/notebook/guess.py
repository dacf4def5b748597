"""A guess that the reader of a chapter commits to, and is compared with the exact answer in the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

import ipywidgets

from tutor.app.widgets.region import Region
from tutor.app.widgets.static_html import GUESS, bundle
from tutor.notebook.inputs import button, column, html, label, radio_buttons, row, slider
from tutor.notebook.language_setting import language
from tutor.rules.words import Lang
from tutor.views.cell_errors import CellError, for_cells
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed, output
from tutor.views.words import wording

RIGHT: Final = Fraction(1, 100)
NEAR: Final = Fraction(1, 20)
"""A guessed chance is as good as right, or near, where it is no further off than that."""

Answer = Fraction | int | str


class Guess:
    """What the reader answers before anything is explained, and commits to with a button.

    A chance in per cent with a slider, a whole number of a range, or one of `choices` by their keys.
    """

    def __init__(self, question: str, choices: Mapping[str, str] | range | None, lang: Lang) -> None:
        words = wording(lang)
        self.question, self.choices, self.lang = question, choices, lang
        self.value: Answer | None = None
        self._observers: list[Callable[[], None]] = []
        self._control = _control(choices)
        self._button = button(words("guess-commit"))
        self._committed = label()
        self._button.on_click(lambda _button: self.commit(self._control.value))
        unit = [label("%")] if choices is None else []
        asked = html(str(tag("b", question)))
        answered = row(self._control, *unit, self._button, grid_gap="0.5rem 1rem", align_items="center")
        self.widget = column(asked, answered, self._committed)
        self.widget.add_class(GUESS)

    @for_cells
    def commit(self, answer: float | str) -> Guess:
        """Commits to an answer, a chance in per cent; the first one counts.

        Raises CellError for what is not among the choices.
        """
        if self.value is None:
            self.value = self._checked(answer)
            self._control.value = answer if isinstance(answer, str) else round(answer)
            self._control.disabled = self._button.disabled = True
            self._committed.value = wording(self.lang)("guess-kept", guess=self.named(self.value))
            for observer in self._observers:
                observer()
        return self

    def observe(self, observer: Callable[[], None]) -> None:
        """Has a function called when the reader commits."""
        self._observers.append(observer)

    def reveal(self, exact: Answer) -> Revealed:
        """The guess beside the exact answer: a chance, a number, or the key of a choice."""
        return Revealed(self, exact)

    def named(self, answer: Answer) -> str:
        """An answer in words."""
        if isinstance(answer, Fraction):
            return wording(self.lang).percent(answer)
        return self.choices[answer] if isinstance(self.choices, Mapping) else str(answer)  # type: ignore[index]

    def _checked(self, answer: float | str) -> Answer:
        if self.choices is None:
            if isinstance(answer, str) or not 0 <= answer <= 100:
                raise CellError(f"found {answer!r}; allowed: a chance from 0 to 100 per cent")
            return Fraction(answer).limit_denominator(10_000) / 100
        if answer not in self.choices:
            raise CellError(f"found {answer!r}; allowed: {', '.join(map(repr, self.choices))}")
        return answer if isinstance(answer, str) else int(answer)

    def __repr__(self) -> str:
        return f"<Guess {self.question} {'' if self.value is None else self.value}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        return bundle(self.widget, repr(self), self.lang)


def _control(choices: Mapping[str, str] | range | None) -> ipywidgets.Widget:
    if choices is None:
        return slider("", 50, 0, 100, {})
    if isinstance(choices, range):
        middle = choices[len(choices) // 2]
        return slider("", middle, choices[0], choices[-1], {}, step=choices.step)
    return radio_buttons((text, key) for key, text in choices.items())


@dataclass(frozen=True)
class Revealed(Displayed):
    """A guess beside the exact answer. On a page whose cells ran before the guess it waits for it."""

    guess: Guess
    exact: Answer

    @property
    def lang(self) -> Lang:
        """The language of the guess."""
        return self.guess.lang

    def html(self) -> Html:
        """The sentence."""
        return tag("p", repr(self))

    @property
    def widget(self) -> ipywidgets.Widget:
        """The sentence, drawn anew when the reader commits."""
        region = Region("rt-cell-picture")

        def draw() -> None:
            region.html = output(self.html(), lang=self.lang)

        draw()
        self.guess.observe(draw)
        return column(region)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        return bundle(self.widget, repr(self), self.lang)

    def __repr__(self) -> str:
        words, guess, exact = wording(self.lang), self.guess.value, self.exact
        if guess is None:
            return words("guess-first")
        if isinstance(guess, Fraction) and isinstance(exact, Fraction):
            off = abs(guess - exact)
            how = "right" if off <= RIGHT else "near" if off <= NEAR else "far"
            named = f"{exact} ({words.percent(exact)})"
        else:
            how = "same" if guess == exact else "other"
            named = self.guess.named(exact)
        return words(f"guess-{how}", guess=self.guess.named(guess), exact=named)


@for_cells
def ask(question: str, choices: Mapping[str, str] | range | None = None, lang: Lang | None = None) -> Guess:
    """Asks the reader, who commits to an answer before it is revealed.

    >>> guess = ask("How likely is a mortal wound?").commit(10)
    >>> guess.reveal(Fraction(2, 27))
    You said 10.0 %; it is 2/27 (7.4 %). That is near.
    >>> ask("How long is the longest chain?", range(1, 7)).commit(4).reveal(4)
    You said 4, and so it is.

    A chance is asked for, unless there are choices (texts by their keys) or a range of whole numbers.
    """
    if choices is not None and not choices:
        raise CellError("found no choices; allowed: texts by their keys, a range, or None for a chance")
    return Guess(question, choices, lang or language())
