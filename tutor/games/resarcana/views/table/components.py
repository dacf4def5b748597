"""Components as boxes: what they cost, collect, score and can do, how they lie and what lies on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tutor.games.resarcana.actions.costs import placement, reductions
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Collect, Face, Power
from tutor.games.resarcana.state.essences import Amount
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.views.table import essences, phrases
from tutor.games.resarcana.views.table.scene import Scene, is_back
from tutor.views.markup import Html, Part, join, tag
from tutor.views.parts import Row, boxed, facts, grid
from tutor.views.theme import sign
from tutor.views.words import capital

WAYS: Final = 3
"""Of the costs that reductions can leave no more than these are listed."""

ORDER: Final = ("mage", "magic-item", "artifact", "monument", "place-of-power")
"""The order in which the components of a player are shown."""


def component(scene: Scene, one: Component) -> Html:
    """A component in front of a player, or a magic item of the supply."""
    was = scene.was(one.id)
    return _box(
        scene,
        one.id,
        _lies(scene, one),
        [(scene.words("lies-on"), essences.changed(scene, one.on, None if was is None else was.on))],
        looks=[look for look, on in (("turned", one.turned), ("down", one.down)) if on],
        lit=was != one,
    )


def card(
    scene: Scene, id: str, lies: Part = None, *, holder: Player | None = None, lit: bool = False
) -> Html:
    """A card that is in no play yet; `holder` has it in hand, so that his reductions count."""
    if is_back(id):
        return boxed(scene.words("face-down"), None, lies, looks=["back"], lit=lit)
    rows = [] if holder is None else list(_reduced(scene, id, holder))
    return _box(scene, id, lies, rows, lit=lit)


def cards(
    scene: Scene, ids: Iterable[str], before: Iterable[str], holder: Player | None = None
) -> Html | None:
    """Cards side by side; those that were not there before are lit."""
    was = list(before)
    return grid(card(scene, id, holder=holder, lit=id not in was) for id in ids)


def _box(scene: Scene, id: str, lies: Part, rows: list[Row], *, looks: Iterable[str] = (), lit: bool) -> Html:
    face = box()[id]
    return boxed(
        scene.name(id),
        about(scene, face),
        lies,
        facts([*_printed(scene, face), *rows]),
        *[_power(scene, face, power) for power in face.powers],
        looks=looks,
        lit=lit,
        candidate=scene.offered("card", id),
    )


def about(scene: Scene, face: Face) -> str:
    """What kind of component it is, and of which types."""
    side = [scene.words(f"side-{face.side}")] if face.side else []
    parts = [scene.words(f"kind-{face.kind}"), *map(scene.speaker.name, face.types), *side]
    return ", ".join(parts)


def _lies(scene: Scene, one: Component) -> Part:
    """How a component lies: turned, or face down; nothing where it is upright."""
    turned = join(sign("turned"), scene.words("turned"), by=" ") if one.turned else None
    return join(turned, scene.words("lies-down") if one.down else None, by=", ") or None


def _printed(scene: Scene, face: Face) -> Iterator[Row]:
    words, speaker = scene.words, scene.speaker
    if face.cost is not None:
        free = words("cost-free") if not face.cost.total else essences.amount(scene, face.cost)
        yield words("cost"), free
    yield words("points"), phrases.points(speaker, face)
    if face.collect is not None:
        yield words("collect"), collected(scene, face.collect)
    if face.reduction is not None:
        yield words("reduction"), capital(phrases.reduction(speaker, face.reduction))


def collected(scene: Scene, of: Collect) -> Part:
    """What is collected, as signs where it is no more than essences, else in words."""
    if of.special:
        return capital(phrases.collect(scene.speaker, of))
    if of.one_of:
        return join(*[essences.amount(scene, one) for one in of.one_of], by=f" {scene.words('or')} ")
    return None if of.gain is None else essences.amount(scene, of.gain)


def _reduced(scene: Scene, id: str, holder: Player) -> Iterator[Row]:
    """What a card in hand costs its holder after reductions, and whose they are."""
    applicable, cost = reductions(holder, id), box()[id].cost
    if not applicable or cost is None or not cost.total:
        return
    words = scene.words
    ways = placement(holder, id, scene.reading)
    parts: list[Part] = [_way(scene, way) for way in ways[:WAYS]]
    more = words("ways-more", n=len(ways) - WAYS) if len(ways) > WAYS else None
    by = words("reduced-by", cards=scene.titles(by for by, _ in applicable))
    ways_text = join(*parts, by=f" {words('or')} ")
    yield (
        words("reduced"),
        join(ways_text, tag("small", "; ".join(part for part in (more, by) if part)), by=" "),
    )


def _way(scene: Scene, way: Amount) -> Part:
    return essences.amount(scene, way) if way.total else scene.words("cost-free")


def _power(scene: Scene, face: Face, power: Power) -> Html:
    """A power in words; it is said where it can be used in the answer to the question that waits."""
    words = scene.words
    key = f"trigger-{power.trigger}" if power.trigger else "power-n"
    flag = scene.offered("power", f"{face.id}.{power.n}")
    return tag(
        "div",
        tag(
            "h5",
            words(key, n=power.n),
            tag("span", words("can-use"), class_="rt-flag rt-flag--cand") if flag else None,
        ),
        tag("p", " ".join(phrases.power(scene.speaker, power)), class_="rt-card__text"),
        class_="rt-side",
    )


def sorted_by_kind(tableau: Iterable[Component]) -> list[Component]:
    """The components of a player by kind, else in the order in which they were laid."""
    return sorted(tableau, key=lambda one: ORDER.index(box()[one.id].kind))


def in_brief(scene: Scene, one: Component) -> str:
    """A component in a few words: its name, how it lies, what lies on it."""
    words = scene.words
    parts = [words("turned")] if one.turned else []
    parts += [words("lies-down")] if one.down else []
    parts += [phrases.essences(scene.speaker, one.on)] if any(one.on) else []
    return words("brief", name=scene.title(one.id), state="; ".join(parts) or None)
