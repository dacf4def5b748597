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
    printed = printed_part(scene.box, component, part)
    if printed is None:
        return parts.unknown(scene.words)
    texts = [
        join(text, _open(scene) if number in printed.unknown else None, by=" ")
        for number, text in enumerate((one.of(scene.words.lang) for one in printed.sentences), 1)
    ]
    return join(*texts, by=" ") or join(scene.words("nothing"))


def text(scene: Scene, id: str, name: str = "main") -> Html:
    """The same as a paragraph of a card."""
    return tag("p", part(scene, id, name), class_="rt-card__text")


def when(scene: Scene, id: str, side: str) -> Html | None:
    """What sets off a trap or a defence; None for any other spell."""
    printed = printed_part(scene.box, scene.box.catalogue.component(id), side)
    if printed is None or printed.when is None:
        return None
    text = scene.words("when", what=printed.when.of(scene.words.lang))
    return tag("p", text, class_="rt-card__when")


def task(scene: Scene, quest: str) -> str:
    """The task of a quest in words; "" where it is not known."""
    return _worded(scene.box, quest, "task", scene)


def origins(scene: Scene, id: str) -> Html | None:
    """A badge for each source but the book that facts of a card come from."""
    return origin.origins(scene.box.catalogue, scene.words, id)


def _worded(of: Box, id: str, fact: str, scene: Scene) -> str:
    data = of.catalogue.component(id).facts.get(fact)
    text = data.value.get("text") if data is not None and isinstance(data.value, Table) else None
    return text.of(scene.words.lang) if isinstance(text, Words) else ""


def _open(scene: Scene) -> Html:
    return tag("i", scene.words("text-open"), class_="rt-unknown")
