"""What lies between the players: cards somebody looks at, the deck and the discard pile."""

from __future__ import annotations

from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.table import Looking
from tutor.games.seasons.views.table import cards
from tutor.games.seasons.views.table.scene import Scene, is_back
from tutor.views import parts
from tutor.views.markup import Html, Part, join, sub, tag
from tutor.views.parts import Row
from tutor.views.words import capital


def looking(scene: Scene) -> Html | None:
    """Cards that were drawn and are on their way; who does not see them is told how many there are."""
    return join(*[_looked_at(scene, one) for one in scene.table.looking]) or None


def _looked_at(scene: Scene, one: Looking) -> Html:
    words = scene.words
    who = capital(scene.speaker.name(one.seat))
    note = words("looking-note", who=who, n=len(one.cards), shown=one.shown)
    hidden = any(map(is_back, one.cards))
    return join(sub(words("looking"), note), None if hidden else cards.piled(scene, one.cards, one.cards))


def sets(scene: Scene) -> Html | None:
    """The starter sets that may be picked, with their cards; nothing where there are none."""
    known = box().sets
    offered = [id for id in known if scene.offered("set", id)]
    return join(
        *[
            parts.fold(
                scene.words,
                id,
                scene.name(id),
                scene.titles(known[id]),
                cards.piled(scene, known[id], known[id]),
                offered=True,
            )
            for id in offered
        ]
    )


def piles(scene: Scene) -> Html | None:
    """How many cards are in the deck and on the discard pile; nothing where no whole game lies there."""
    if not scene.whole:
        return None
    table, before, words = scene.table, scene.before, scene.words
    rows: list[Row] = [
        (words("deck"), _count(scene, table.deck.size, before.deck.size)),
        (words("discard"), _count(scene, len(table.discard), len(before.discard))),
    ]
    return join(sub(words("piles"), words("piles-note")), parts.brief(rows))


def _count(scene: Scene, now: int, was: int) -> Part:
    label = scene.words("cards-count", n=now)
    return tag("span", label, class_="rt-changed") if now != was else label
