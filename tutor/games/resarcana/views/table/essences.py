"""Essences by sign and hue, never by hue alone: with their numbers in a line of text, and in the pool."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from tutor.games.resarcana.components.component_set import GAME
from tutor.games.resarcana.state.essences import ALL, KINDS, Amount, Essences
from tutor.games.resarcana.views.table import phrases
from tutor.games.resarcana.views.table.scene import Scene
from tutor.rules.catalogue import load
from tutor.views.dice import HUES
from tutor.views.markup import Html, Part, join, tag
from tutor.views.theme import sign
from tutor.views.words import capital

SIGNS: Final[Mapping[str, str]] = MappingProxyType(
    {"calm": "drop", "life": "leaf", "elan": "flame", "death": "skull", "gold": "coin", "any": "five"}
)
"""The drawn sign of each kind of essence, and of any of them."""

GOLDEN: Final = "jasper"
ANY: Final = "bone"
"""The hues of gold, which no die has the colour of, and of a mix."""


@cache
def hue(kind: str) -> str:
    """The hue in which a kind is drawn: the printed colour of its tokens."""
    if kind == "any":
        return ANY
    return HUES.get(str(load(GAME).component(f"essence-{kind}").facts["colour"].value), GOLDEN)


def token(kind: str) -> Html:
    """A token in a line of text; words beside it say which it is."""
    look = f"rt-token rt-token--round rt-token--{hue(kind)}"
    return tag("i", sign(SIGNS[kind]), class_=look, aria_hidden="true")


def counted(scene: Scene, what: Essences) -> Html:
    """Essences as signs with numbers; their label says them in words."""
    return _row(phrases.essences(scene.speaker, what), [(KINDS[kind], what[kind]) for kind in ALL])


def amount(scene: Scene, of: Amount, form: str = "nom") -> Html:
    """What an icon asks for or gives, as signs with numbers; in words of what a mix is not made."""
    counts = [(KINDS[kind], of.fixed[kind]) for kind in ALL] + [("any", of.any)]
    row = _row(phrases.amount(scene.speaker, of, form), counts)
    return join(row, _bounds(scene, of), by=" ")


def _bounds(scene: Scene, of: Amount) -> Part:
    """The kinds that a mix can be made of, where it is not all of them; its label has said so already."""
    if not of.any or of.kinds == ALL:
        return None
    barred = tuple(kind for kind in ALL if kind not in of.kinds)
    named = phrases.kinds(scene.speaker, barred, "gen")
    return tag("small", scene.words("mix-but", kinds=named), aria_hidden="true")


def _row(label: str, counts: list[tuple[str, int]]) -> Html:
    pairs = [
        tag("span", token(kind), tag("b", str(n)), class_="rt-essence", aria_hidden="true")
        for kind, n in counts
        if n
    ]
    return tag("span", *pairs, class_="rt-essences rt-num", role="img", aria_label=label)


def pool(scene: Scene, now: Essences, was: Essences) -> Html:
    """The five kinds of a pool with their numbers, those there are none of too, with what changed."""
    return tag("dl", *[_kind(scene, kind, now[kind], was[kind]) for kind in ALL], class_="rt-stock rt-num")


def _kind(scene: Scene, kind: int, now: int, was: int) -> Html:
    name = capital(scene.speaker.name(KINDS[kind]))
    earlier = tag("small", scene.words("was-n", n=was)) if now != was else None
    return tag(
        "div",
        tag("dt", join(token(KINDS[kind]), name, by=" ")),
        tag("dd", tag("b", str(now)), earlier),
        class_="is-lit" if now != was else None,
    )


def changed(scene: Scene, now: Essences, was: Essences | None) -> Part:
    """Essences lying somewhere, marked where the last step changed them; nothing where there are none."""
    moved = was is not None and now != was
    if not any(now):
        return tag("span", scene.words("nothing-left"), class_="rt-changed") if moved else None
    count = counted(scene, now)
    return tag("span", count, class_="rt-changed") if moved else count
