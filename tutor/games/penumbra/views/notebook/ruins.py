"""The Ruins in the cells of a notebook: for which roll of their threat die two readings part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from tutor.analysis.readings import Compared
from tutor.games.penumbra.analysis.threat_input import FACES
from tutor.rules.words import Lang
from tutor.scenario.case import Case
from tutor.scenario.other_readings import compare_readings
from tutor.views.cell_errors import CellError
from tutor.views.dice import chip
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed, frame
from tutor.views.words import wording

RULING: Final = "pen.ruling.ruins-mortal"
"""What it is about: whether a mortal wound in the Ruins keeps their Blood from being gained."""

IN_FORCE, OTHER = "no", "yes"
BLOOD: Final = "anna.blood"

SLOTS: Final = ("ruby", "amber", "jasper", "emerald", "sapphire", "amethyst")
"""The marks that stand for those of a hand, in their slots."""


@dataclass(frozen=True)
class RuinsVisit(Displayed):
    """A visit to the Ruins with a hand of `dice`, charged `marks` and `wounded` ones, and a roll.

    Marks are given by their threat values. Rules: pen.loc.ruins, pen.ruling.ruins-mortal.
    """

    dice: tuple[int, ...] = (6,)
    marks: tuple[int, ...] = ()
    wounded: tuple[int, ...] = (1,)
    roll: int = 1
    lang: Lang = "en"

    @property
    def case(self) -> Case:
        """The position before the die is rolled."""
        held = [(value, False) for value in self.marks] + [(value, True) for value in self.wounded]
        if len(held) > len(SLOTS):
            raise CellError(f"found {len(held)} marks; allowed: {len(SLOTS)}")
        marks = {
            f"discipline-{at}": {"mark": hue, "threat": value, "wounded": wounded}
            for at, (hue, (value, wounded)) in enumerate(zip(SLOTS, held, strict=False), 1)
        }
        anna: dict[str, Any] = {"dice": [f"bone {value}" for value in self.dice], "marks": marks}
        position = {
            "wizards": {"anna": anna, "boris": {}},
            "turn": {"seat": "anna", "kind": "learning"},
            "resolve": {"location": "ruins"},
        }
        return Case("penumbra", "anna", position=position, rulings={RULING: IN_FORCE})

    def rolled(self, face: int) -> Case:
        """The position after a roll."""
        return self.case.answered(str(face))

    @cached_property
    def compared(self) -> Mapping[int, Compared[Any]]:
        """Both readings compared for each face of the die."""
        return {face: compare_readings(self.rolled(face), {RULING: OTHER})[0] for face in FACES}

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces with which the readings part."""
        return tuple(face for face, both in self.compared.items() if both.parted is not None)

    def with_(self, **changes: Any) -> RuinsVisit:
        """The same visit with something changed."""
        visit = replace(self, **changes)
        for value in (*visit.dice, *visit.marks, *visit.wounded, visit.roll):
            if value not in FACES:
                raise CellError(f"found {value}; allowed: 1 to 6")
        return visit

    def blood(self, face: int) -> tuple[int, int]:
        """How much Blood there is in the end, under the reading in force and under the other one."""
        both = self.compared[face]
        change = next((one for one in both.differs if one.name == BLOOD), None)
        if change is not None:
            assert isinstance(change.before, int) and isinstance(change.after, int)
            return change.before, change.after
        last = both.first.last
        blood = 0 if last is None else last.state.table.wizard("anna").stock.blood
        return blood, blood

    def html(self) -> Html:
        """A small river for each face: it runs on, or forks."""
        rivers = [self._river(face) for face in FACES]
        return tag("figure", tag("ul", *rivers, class_="rt-forks"), tag("figcaption", repr(self)))

    def to_dict(self) -> dict[int, tuple[int, int]]:
        """For each face the Blood in the end under both readings."""
        return {face: self.blood(face) for face in FACES}

    def to_frame(self) -> Any:
        """The same as a pandas frame. Raises ImportError where pandas is not installed."""
        return frame(
            {"roll": face, "in_force": one, "other": other, "parts": face in self.faces}
            for face, (one, other) in self.to_dict().items()
        )

    def __repr__(self) -> str:
        return wording(self.lang, "penumbra")("ruins-faces", n=len(self.faces))

    def _river(self, face: int) -> Html:
        words = wording(self.lang, "penumbra")
        one, other = self.blood(face)
        parts = face in self.faces
        curves = ("M46 0C46 30 24 20 24 60", "M54 0C54 30 76 20 76 60") if parts else ("M46 0V60", "M54 0V60")
        drawn = tag(
            "svg",
            *[
                tag("path", d=d, class_=f"is-{side}")
                for side, d in zip(("first", "second"), curves, strict=True)
            ],
            viewBox="0 0 100 60",
            aria_hidden="true",
        )
        label = words("ruins-roll", roll=face, one=one, other=other)
        ends = [tag("b", str(one)), tag("b", str(other))] if parts else [tag("b", str(one))]
        looks = f"{'is-parted' if parts else ''}{' is-now' if face == self.roll else ''}".strip()
        return tag(
            "li", chip("threat", face, label=label), drawn, tag("span", *ends),
            class_=looks or None, title=label, data_act="roll", data_value=str(face),
        )  # fmt: skip
