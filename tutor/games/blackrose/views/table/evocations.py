"""Evocations: those in the slots of a mage board, and those that are assigned to its mage."""

from __future__ import annotations

from tutor.games.blackrose.state import derived
from tutor.games.blackrose.state.mage import Mage
from tutor.games.blackrose.state.table import Evocation
from tutor.games.blackrose.views.table import owners, texts
from tutor.games.blackrose.views.table.scene import Scene
from tutor.games.blackrose.views.table.spells import borne
from tutor.views import parts
from tutor.views.markup import Html, Part, join, tag
from tutor.views.parts import Row, boxed, facts, grid
from tutor.views.words import capital


def evocations(scene: Scene, mage: Mage) -> Html | None:
    """The evocations on the bases of a mage, then those of others that are assigned to him."""
    own = scene.table.evocations_of(mage.seat)
    burdens = [one for one in scene.table.evocations if one.assigned == mage.seat and one not in own]
    return grid(_evocation(scene, one) for one in (*own, *burdens))


def lives(scene: Scene, figure: str) -> Html:
    """The damage of a figure as chips on its life track, with how much health it has."""
    table, words = scene.table, scene.words
    health = derived.health(table, figure, scene.reading)
    damage, before = table.damage_of(figure), _damage_before(scene, figure)
    who = owners.counted(scene, damage) or None
    label = words("damage-taken", n=len(damage), of=health, who=who)
    return join(owners.chips(scene, damage, health, before, label=label), tag("small", label), by=" ")


def numbers(scene: Scene, figure: str) -> tuple[Row, Row]:
    """Strength and speed of a figure as they are now."""
    values = (
        ("strength", derived.strength(scene.table, figure, scene.reading)),
        ("speed", derived.speed(scene.table, figure, scene.reading)),
    )
    strength, speed = (
        (scene.words(name), parts.unknown(scene.words) if n is None else str(n)) for name, n in values
    )
    return strength, speed


def _damage_before(scene: Scene, figure: str) -> tuple[str, ...]:
    before = scene.before
    there = before.is_mage(figure) or before.is_evocation(figure)
    return before.damage_of(figure) if there else scene.table.damage_of(figure)


def _evocation(scene: Scene, one: Evocation) -> Html:
    words, table = scene.words, scene.table
    rows: list[Row] = [
        (words("where"), capital(scene.speaker.name(one.at)) if one.at else words("nothing")),
        (words("life"), lives(scene, one.id)),
        *numbers(scene, one.id),
        (words("tokens-borne"), borne(scene, one.id)),
        (words("upgrades"), ", ".join(scene.title(id) for id in one.upgrades)),
    ]
    badges = [words(badge) for badge, on in (("card-turned", one.used),) if on]
    controller = table.controller(one.id)
    if controller != one.owner:
        badges.append(words("controlled-by", who=scene.speaker.name(controller)))
    return boxed(
        capital(scene.speaker.name(one.id)),
        _about(scene, one),
        words("evocation-slot", n=one.slot) if one.slot else "",
        facts(rows),
        texts.text(scene, one.kind, "abilities"),
        texts.text(scene, one.kind, "activation") if scene.box.evocation(one.kind).activation else None,
        *[texts.text(scene, id) for id in dict.fromkeys(one.upgrades)],
        badges=badges,
        origin=texts.origins(scene, one.kind),
        lit=one not in scene.before.evocations,
        candidate=scene.offered("figure", one.id),
    )


def _about(scene: Scene, one: Evocation) -> Part:
    face, words = scene.box.evocation(one.kind), scene.words
    kind = parts.unknown(words) if face.archetype is None else words(f"archetype-{face.archetype}")
    large = words("large-base") if face.large else None
    assigned = words("assigned-to", who=scene.speaker.name(one.assigned)) if one.assigned else None
    owner = words("owned-by", who=scene.speaker.name(one.owner)) if one.assigned else None
    return join(kind, large, assigned, owner, by=", ")
