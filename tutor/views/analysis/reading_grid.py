"""All other readings of a game as squares: those that change anything on a line of play are lit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tutor.analysis.readings import Matters
from tutor.rules.catalogue import game_of, load
from tutor.rules.words import Lang
from tutor.trace.words import Speaker
from tutor.views.markup import Html, tag
from tutor.views.output import SpeakerView, frame
from tutor.views.words import wording


@dataclass(frozen=True)
class OtherReadings(SpeakerView):
    """Each other `reading` of a game by its ruling ("pen.ruling.x=y"), and which of them `matter` on a line.

    `picked` is one of them, "" for none.
    """

    readings: tuple[str, ...]
    matters: tuple[Matters, ...]
    speaker: Speaker
    picked: str = ""

    @property
    def that_matter(self) -> tuple[str, ...]:
        """The readings under which anything is different."""
        return tuple(f"{one.ruling}={one.reading}" for one in self.matters)

    def pick(self, reading: str) -> OtherReadings:
        """The same with another one picked."""
        return replace(self, picked=reading)

    def html(self) -> Html:
        """The squares, and the rulings that matter in words."""
        return self._drawn(pressed=False)

    def pressable(self) -> Html:
        """The same with squares to press, each of which reports its reading."""
        return self._drawn(pressed=True)

    def to_dict(self) -> dict[str, str]:
        """Of each reading that matters in what its line differs first: "events", "offered" and so on."""
        return {f"{one.ruling}={one.reading}": one.parted.what for one in self.matters}

    def to_frame(self) -> Any:
        """Every reading as a row of a pandas frame. Raises ImportError where pandas is not installed."""
        how = self.to_dict()
        return frame(
            {"ruling": ruling, "reading": id, "changes": one in how, "what": how.get(one, "")}
            for one in self.readings
            for ruling, _, id in (one.partition("="),)
        )

    def __repr__(self) -> str:
        return wording(self.lang)("grid-count", n=len(self.readings), lit=len(self.matters))

    def _drawn(self, *, pressed: bool) -> Html:
        squares = tag("div", *self._squares(pressed), class_="rt-grid__squares")
        lit = [self._line(one, pressed) for one in self.that_matter]
        if self.picked and self.picked not in self.that_matter:
            lit.append(self._line(self.picked, pressed))
        head = tag("figcaption", tag("b", repr(self)))
        return tag("figure", head, squares, tag("ul", *lit, class_="rt-grid__list"), class_="rt-grid")

    def _squares(self, pressed: bool) -> Iterator[Html]:
        lit = self.that_matter
        for reading in self.readings:
            number = str(lit.index(reading) + 1) if reading in lit else ""
            here = " is-picked" if reading == self.picked else ""
            looks, title = (
                f"rt-grid__one{' is-lit' if number else ''}{here}",
                " ".join(reading_words(reading, self.lang)),
            )
            if not pressed:
                yield tag("i", number, title=title, class_=looks)
                continue
            yield tag(
                "button", number, type="button", class_=looks, title=title, aria_label=title,
                aria_pressed="true" if here else "false",
                data_act="reading", data_value=reading, data_key=f"square-{reading}",
            )  # fmt: skip

    def _line(self, reading: str, pressed: bool) -> Html:
        lit = self.that_matter
        question, read = reading_words(reading, self.lang)
        number = tag("i", str(lit.index(reading) + 1) if reading in lit else "–", aria_hidden="true")
        said = tag("span", question, " ", tag("em", read))
        return tag(
            "li", number, said, class_="is-picked" if reading == self.picked else None,
            data_act="reading" if pressed else None, data_value=reading if pressed else None,
        )  # fmt: skip


def reading_words(reading: str, lang: Lang) -> tuple[str, str]:
    """The question of a ruling and how it is read ("pen.ruling.x=y"), in words."""
    ruling, _, id = reading.partition("=")
    one = load(game_of(ruling)).ruling(ruling)
    return one.question.of(lang), one.reading(id).text.of(lang)
