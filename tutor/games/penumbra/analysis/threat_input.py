"""Checks of what a person asks about threat dice, with messages that say what would be allowed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.rules.defects import complaint
from tutor.rules.words import Lang, Words

FACES = range(1, 7)

_VALUES = Words("whole numbers from 1 to 6", "целые числа от 1 до 6")


class OddsError(ValueError):
    """A question about odds that has no answer: `field` is what is wrong, `actual` and `allowed` say why."""

    def __init__(self, field: str, actual: Words, allowed: Words) -> None:
        self.field = field
        self.actual = actual
        self.allowed = allowed
        super().__init__(self.message("en"))

    def under(self, names: Mapping[str, str]) -> OddsError:
        """The same where the fields have other names, by the name here."""
        return OddsError(names.get(self.field, self.field), self.actual, self.allowed)

    def message(self, lang: Lang) -> str:
        """The whole complaint in `lang`: field, what was found, what is allowed."""
        return f"{self.field}: {complaint(self.actual, self.allowed).of(lang)}"


def value_text(value: object) -> Words:
    """A value of the wrong kind as it reads in a message, the same in both languages."""
    text = repr(value)
    return Words(text, text) if len(text) <= 60 else Words(f"{text[:57]}...", f"{text[:57]}...")


def check_values(field: str, values: Sequence[int]) -> None:
    """Raises OddsError unless `values` is a list or tuple of whole numbers from 1 to 6."""
    if not isinstance(values, list | tuple):
        raise OddsError(
            field, value_text(values), Words(f"a list of {_VALUES.en}", "список, в котором " + _VALUES.ru)
        )
    for place, value in enumerate(values, 1):
        if type(value) is not int or not 1 <= value <= 6:
            actual = value_text(value)
            raise OddsError(
                field, Words(f"{actual.en} at place {place}", f"{actual.ru} на месте {place}"), _VALUES
            )


def check_count(field: str, value: int, most: int, reason: Words) -> None:
    """Raises OddsError unless `value` is a whole number from 0 to `most`; `reason` says why not more."""
    if type(value) is not int or not 0 <= value <= most:
        allowed = Words(
            f"a whole number from 0 to {most} ({reason.en})", f"целое число от 0 до {most} ({reason.ru})"
        )
        raise OddsError(field, value_text(value), allowed)
