"""Which rulings matter on a line: to be picked by the reader, and compared with what the engine plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from tutor.notebook.controls import Explorable
from tutor.notebook.exercises import Objection, Task
from tutor.notebook.language_setting import language
from tutor.notebook.picks import Picks
from tutor.notebook.positions import position as position_of
from tutor.notebook.reading_pairs import lanes_of, searched
from tutor.rules.catalogue import load
from tutor.rules.rulings import Ruling
from tutor.rules.words import LANGS, Lang, Words
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed
from tutor.views.words import wording
from tutor.workbench import Position


@dataclass(frozen=True)
class RulingChoice(Displayed):
    """Some `rulings`, and which of them are `picked` as those that matter on the line to a position."""

    source: Position
    rulings: tuple[str, ...]
    picked: tuple[str, ...] = ()

    @property
    def lang(self) -> Lang:
        """The language in which it is told."""
        return self.source.lang

    @cached_property
    def that_matter(self) -> Mapping[str, str]:
        """Those of the rulings that matter, each with the first reading under which anything is different."""
        return {
            one.ruling: one.reading
            for one in reversed(searched(self.source).matters)
            if one.ruling in self.rulings
        }

    def ruling(self, id: str) -> Ruling:
        """A ruling by its id."""
        return load(self.source.case.game).ruling(id)

    def pick(self, picked: tuple[str, ...]) -> RulingChoice:
        """The same with others picked."""
        for id in picked:
            if id not in self.rulings:
                raise no_such("ruling", id, self.rulings)
        return replace(self, picked=picked)

    def html(self) -> Html:
        """The questions of those that are picked."""
        return tag("ul", *[tag("li", self.ruling(id).question.of(self.lang)) for id in self.picked])

    def __repr__(self) -> str:
        return ", ".join(self.picked)


def misjudged(choice: RulingChoice) -> Objection | None:
    """What speaks against a choice: a ruling that changes nothing, or where one left out does."""
    if not choice.picked:
        return Objection(Words(*(wording(lang)("choice-none") for lang in LANGS)))
    for id in choice.picked:
        if id not in choice.that_matter:
            says = [
                wording(lang)("choice-same", question=choice.ruling(id).question.of(lang)) for lang in LANGS
            ]
            return Objection(Words(*says))
    for id, reading in choice.that_matter.items():
        if id not in choice.picked:
            return Objection(_parting(choice, id, reading))
    return None


def _parting(choice: RulingChoice, id: str, reading: str) -> Words:
    """Where the lines of a ruling that was left out part, without saying which one it is."""
    says = []
    for lang in LANGS:
        lanes = lanes_of(replace(choice.source, lang=lang), f"{id}={reading}")
        row = lanes.rows[(lanes.fork or 1) - 1]
        beat = row.first or row.second
        says.append(wording(lang)("choice-more", text="" if beat is None else beat.text))
    return Words(*says)


class RulingPicks(Explorable[RulingChoice]):
    """Rulings to press: those that matter on a line."""

    def __init__(self, choice: RulingChoice) -> None:
        label = wording(choice.lang)("choice-press")

        def drawn(id: str) -> Html:
            return tag("span", choice.ruling(id).question.of(choice.lang))

        picks = Picks(choice.rulings, choice.picked, drawn, label, lang=choice.lang)
        super().__init__({"picked": picks}, choice.pick, controls=picks, lang=choice.lang)


@for_cells
def ruling_choice(lesson: str, *rulings: str, lang: Lang | None = None) -> RulingPicks:
    """Rulings to press: those of which another reading changes anything on the line of a lesson.

    >>> picks = ruling_choice("penumbra/18-ruins", "pen.ruling.ruins-mortal", "pen.ruling.tie")
    >>> dict(picks.value.that_matter)
    {'pen.ruling.ruins-mortal': 'yes'}

    Raises NoSuchName for a ruling that the game does not have, and CellError where none is given.
    """
    at = position_of(lesson, lang=lang or language())
    known = [one.id for one in load(at.case.game).rulings]
    for id in rulings:
        if id not in known:
            raise no_such("ruling", id, known)
    if not rulings:
        raise CellError(f"found no rulings; allowed: some of {at.case.game}")
    return RulingPicks(RulingChoice(at, rulings))


EXERCISES: Final[Mapping[str, Task]] = {
    "which-matter": Task(
        Words(
            "Those questions whose other answer would change this line, and no others",
            "Те вопросы, другой ответ на которые здесь что-то изменил бы, и никакие больше",
        ),
        RulingChoice,
        misjudged,
    ),
}
