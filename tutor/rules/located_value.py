"""What the checks of facts files are written with: a value of the file with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tutor.rules.catalogue import Catalogue
from tutor.rules.checking import entries
from tutor.rules.defects import Defect, Path
from tutor.rules.located import Located
from tutor.rules.struct_validation import found_text, shape_defects
from tutor.rules.words import Words


class Spot:
    """A value of the file with its place; a defect of it is reported with `say`."""

    def __init__(self, located: Located, path: Path, data: Any) -> None:
        self.located, self.path, self.data = located, path, data

    def say(self, allowed: Words | str, actual: Words | str | None = None) -> Defect:
        """A defect: what was found (the value itself if not told) and what is allowed."""
        return self.located.defect(self.path, actual or found_text(self.data), allowed)

    def at(self, step: str | int) -> Spot:
        """A value inside; None where there is none."""
        if isinstance(self.data, list) and isinstance(step, int):
            inner = self.data[step]
        else:
            inner = self.data.get(step) if isinstance(self.data, dict) else None
        return Spot(self.located, (*self.path, step), inner)

    def each(self) -> Iterator[Spot]:
        """The mappings of a list, or the one mapping that stands for it."""
        if isinstance(self.data, dict):
            yield self
        for n, item in enumerate(self.data if isinstance(self.data, list) else ()):
            if isinstance(item, dict):
                yield self.at(n)

    def value(self) -> Spot:
        """The value of a fact that is written with its basis or a note; else the fact itself."""
        return self.at("value") if isinstance(self.data, dict) and "value" in self.data else self

    def shaped(self, type_: Any) -> Iterator[Defect]:
        """What is wrong with the shape; ``unknown`` may stand for any part."""
        for defect in shape_defects(self.located, type_, self.path):
            if defect.actual != "«unknown»":
                yield defect


def kinds_of(catalogue: Catalogue, located: Located) -> dict[str, str]:
    """The kind of every component by id: those of the catalogue, and those that the file adds."""
    kinds = {data.id: data.kind for data in catalogue.parts.components}
    new = [entry for _, entry in entries(located, "components")]
    return kinds | {str(entry.get("id")): str(entry["kind"]) for entry in new if "kind" in entry}


def fact_names(catalogue: Catalogue, kind: str, forms: Mapping[str, Any]) -> set[str]:
    """The facts that a component of a kind can have: those with a form, and those the catalogue gives it."""
    like = (each for each in catalogue.parts.components if each.kind == kind)
    return set(forms).union(*(each.facts for each in like))
