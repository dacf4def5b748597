"""Where facts come from and which nobody knows: badges and lists that keep them apart from the book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tutor.games.penumbra.components.faces import PATHS, CardFace, ContractFace, Path, TrialFace
from tutor.games.penumbra.views.table.scene import Scene
from tutor.views import origin
from tutor.views.markup import Html, tag

FACTS: Final[dict[str, str]] = {
    "kind": "card_kind",
    "discipline": "discipline",
    "costs": "cost",
    "cost_windows": "cost_timing",
    "use": "requirement",
    "threat": "requirement",
    "uncancellable": "requirement",
    "windows": "activation_timing",
    "launches": "launches",
    "launched_by": "launched_by",
    "scaling": "scaling",
    "slot": "slot",
    "price": "price",
    "experience": "experience",
}
"""The names of facts in the catalogue by the fields of a card's face."""

_OF_CARDS: Final = (
    "kind",
    "discipline",
    "costs",
    "cost_windows",
    "use",
    "windows",
    "launches",
    "launched_by",
)
_OF_BOUGHT: Final = ("kind", "discipline", "use", "windows", "launches", "launched_by", "price")


def origins(scene: Scene, id: str, assumed: tuple[str, ...] = ()) -> Html | None:
    """A badge for each source but the book that facts of a component come from; None where there is none.

    `assumed` are the fields of its face that the position fills in.
    """
    filled = [name for field, name in FACTS.items() if field in assumed]
    texts = [scene.words("from-lesson", what=_listed(scene, filled))] if filled else []
    return origin.origins(scene.box.catalogue, scene.words, id, *texts)


def sources(scene: Scene, *ids: str) -> Html | None:
    """A badge for each source but the book, with the facts of some components that come from it."""
    return origin.sources(scene.box.catalogue, scene.words, ids)


def unknown_of_card(face: CardFace) -> tuple[str, ...]:
    """The names of the facts of a card that nobody knows, as the catalogue has them."""
    if face.kind == "talent":
        return ()
    fields: tuple[str, ...] = _OF_CARDS
    if face.kind == "artifact":
        fields = (*_OF_BOUGHT, "slot")
    elif face.kind == "ready-made-potion":
        fields = _OF_BOUGHT
    elif face.kind == "tome":
        fields = ("experience",)
    unsaid = {"kind": "", "use": ""}
    return tuple(FACTS[field] for field in fields if getattr(face, field) == unsaid.get(field))


def unknown_of_contract(face: ContractFace) -> tuple[str, ...]:
    """The names of the facts of a contract that nobody knows, but for its task and reward."""
    fields = ("difficulty", "threat", "experience", "points")
    return (*(("side",) if not face.side else ()), *(name for name in fields if getattr(face, name) is None))


def unknown_of_trial(face: TrialFace, paths: tuple[Path, ...] = PATHS) -> tuple[str, ...]:
    """The names of the facts of a trial that nobody knows, but for the tasks and rewards of its paths."""
    fields = ("difficulty", "threat", "properties", "counterstrike", "experience", "points")
    approaches = [f"{path}_approach" for path in paths if not face.path(path).approach]
    return (*(name for name in fields if getattr(face, name) is None), *approaches)


def not_known(scene: Scene, names: tuple[str, ...]) -> Html | None:
    """A line that names the facts nobody knows; nothing where all are known."""
    if not names:
        return None
    return tag("p", scene.words("not-known", what=_listed(scene, names)), class_="rt-card__unknown")


def fact_name(scene: Scene, name: str) -> str:
    """The name of a fact for the middle of a line."""
    return origin.fact_name(scene.box.catalogue, scene.words, name)


def _listed(scene: Scene, names: Sequence[str]) -> str:
    return origin.listed(scene.box.catalogue, scene.words, names)
