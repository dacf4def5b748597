"""Printed texts on the table: the full stops of a card, what sets it off, and what nobody knows of it."""

from __future__ import annotations

from tutor.games.blackrose.components.component_set import Box
from tutor.games.blackrose.components.printed_text import printed_part
from tutor.games.blackrose.views.table.scene import Scene
from tutor.rules.facts import Table
from tutor.rules.words import Words
from tutor.views import origin, parts
from tutor.views.markup import Html, join, tag


def part(scene: Scene, id: str, part: str) -> Html:
    """The text of a part of a card or room; "unknown" where it is not known.

    Full stops that are not known well enough to be carried out are marked.
    """
    component = scene.box.catalogue.component(id)
    found = printed_part(scene.box, component, part)
    if found is None:
        return parts.unknown(scene.words)
    said = [
        join(text, _open(scene) if number in found.unknown else None, by=" ")
        for number, text in enumerate((one.of(scene.words.lang) for one in found.sentences), 1)
    ]
    return join(*said, by=" ") or join(scene.words("nothing"))


def text(scene: Scene, id: str, name: str = "main") -> Html:
    """The same as a paragraph of a card."""
    return tag("p", part(scene, id, name), class_="rt-card__text")


def when(scene: Scene, id: str, side: str) -> Html | None:
    """What sets off a trap or a defence; None for any other spell."""
    found = printed_part(scene.box, scene.box.catalogue.component(id), side)
    if found is None or found.when is None:
        return None
    said = scene.words("when", what=found.when.of(scene.words.lang))
    return tag("p", said, class_="rt-card__when")


def task(scene: Scene, quest: str) -> str:
    """The task of a quest in words; "" where it is not known."""
    return _worded(scene.box, quest, "task", scene)


def origins(scene: Scene, id: str) -> Html | None:
    """A badge for each source but the book that facts of a card come from."""
    return origin.origins(scene.box.catalogue, scene.words, id)


def _worded(of: Box, id: str, fact: str, scene: Scene) -> str:
    found = of.catalogue.component(id).facts.get(fact)
    said = found.value.get("text") if found is not None and isinstance(found.value, Table) else None
    return said.of(scene.words.lang) if isinstance(said, Words) else ""


def _open(scene: Scene) -> Html:
    return tag("i", scene.words("text-open"), class_="rt-unknown")
