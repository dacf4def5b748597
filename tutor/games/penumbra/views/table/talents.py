"""The talents that were dealt in the set-up, with what each of them gives for the start."""

from __future__ import annotations

from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Wizard
from tutor.games.penumbra.views.table.cards import card_box
from tutor.games.penumbra.views.table.parts import signed, unknown
from tutor.games.penumbra.views.table.scene import Scene
from tutor.views.markup import Html, Part, join, sub
from tutor.views.parts import Row, grid
from tutor.views.theme import glyph


def talents(scene: Scene, wizard: Wizard) -> Html | None:
    """The talents to choose from; nothing once all are revealed."""
    if not wizard.offered:
        return None
    words = scene.words
    cards = [
        card_box(
            scene,
            id,
            lies=words("talent-kept") if id == wizard.kept else "",
            rows=_start(scene, id),
            spent=bool(wizard.kept) and id != wizard.kept,
        )
        for id in wizard.offered
    ]
    return join(sub(words("talents"), words("talents-note")), grid(cards))


def _start(scene: Scene, id: str) -> list[Row]:
    """What a talent gives for the start; "unknown" where nobody knows it."""
    if scene.face(id) is None:
        return []
    words, start = scene.words, scene.box.talent(id)
    mark: Part = unknown(scene)
    if start.mark in DISCIPLINE_COLOURS:
        mark = join(glyph(start.mark), scene.speaker.name(start.mark), by=" ")
    given: Part = unknown(scene)
    if start.ingredients is not None:
        named = [signed(kind, scene.speaker.name(f"{kind}-{n}")) for kind, n in start.ingredients.items()]
        given = join(*named, by=", ")
    return [
        (words("start-mark"), mark),
        (words("start-card"), scene.name(start.card) if start.card else unknown(scene)),
        (words("start-ingredients"), given or words("nothing")),
        (words("start-order"), unknown(scene) if start.order is None else str(start.order)),
    ]
