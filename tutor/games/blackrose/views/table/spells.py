"""Spells: as cards with both sides, and in the slots of a mage board, as far as their reader sees them."""

from __future__ import annotations

from tutor.games.blackrose.components.faces import SideFace, SideName
from tutor.games.blackrose.state.mage import SLOTS, Mage, Prepared
from tutor.games.blackrose.views.table import texts
from tutor.games.blackrose.views.table.scene import Scene, is_back
from tutor.views import parts
from tutor.views.markup import Html, Part, join, tag
from tutor.views.parts import boxed, grid
from tutor.views.words import capital


def board(scene: Scene, mage: Mage, earlier: Mage) -> Html | None:
    """The spells in the slots, and which slots are free."""
    free = [slot for slot in SLOTS if mage.slot(slot) is None]
    names = ", ".join(scene.words(f"slot-{slot}") for slot in free)
    note = tag("p", scene.words("slots-free", slots=names), class_="rt-note") if free else None
    return join(grid([_slot(scene, mage, earlier, one) for one in mage.board]), note)


def borne(scene: Scene, id: str) -> str:
    """The spells whose sustained tokens a figure bears, each with whose it is (brw.sust.token)."""
    held = [(mage, one) for mage in scene.table.mages for one in mage.board if one.sustained == id]
    return ", ".join(
        scene.words("of-owner", figure=scene.title(one.spell), owner=scene.speaker.name(mage.seat))
        for mage, one in held
    )


def spell_card(
    scene: Scene, id: str, *, n: int = 1, lies: str = "", lit: bool = False, candidate: bool = False
) -> Html:
    """A spell with both of its sides."""
    face, words = scene.box.spell(id), scene.words
    sides: list[SideName] = ["main"] if face.reverse is None else ["main", "reverse"]
    name = join(scene.name(id), tag("small", words("copies", n=n)) if n > 1 else None, by=" ")
    return boxed(
        name,
        _school(scene, id),
        lies,
        *[_side(scene, id, side) for side in sides],
        origin=texts.origins(scene, id),
        lit=lit,
        candidate=candidate,
    )


def back(scene: Scene, lies: str, *, lit: bool = False, candidate: bool = False) -> Html:
    """A card whose face the reader does not see."""
    return boxed(scene.words("face-down"), None, lies, looks=["back"], lit=lit, candidate=candidate)


def about_side(scene: Scene, face: SideFace) -> Part:
    """Type, element, target and range of a side."""
    words = scene.words
    reach = face.range
    values = (
        None if face.type is None else words(f"type-{face.type}"),
        None if face.element is None else words(f"element-{face.element}"),
        None if face.target is None else words(f"target-{face.target}"),
        None if reach is None else words("range-any") if reach == "any" else words("range", n=reach),
    )
    texts = [part or parts.unknown(words) for part in values]
    if all(part is None for part in values):
        return parts.unknown(words)
    return join(*texts, by=", ")


def _slot(scene: Scene, mage: Mage, earlier: Mage, held: Prepared) -> Html:
    words = scene.words
    place = capital(scene.speaker.name(held.slot))
    lies = words("slot-lies", slot=place, state=words(f"spell-{held.state}"))
    lit, offered = held != earlier.slot(held.slot), scene.offered("slot", f"{mage.seat}.{held.slot}")
    if is_back(held.spell):
        return back(scene, lies, lit=lit, candidate=offered)
    return _prepared(scene, held, lies, lit=lit, candidate=offered)


def _prepared(scene: Scene, held: Prepared, lies: str, *, lit: bool, candidate: bool) -> Html:
    """A spell on the board with the side that was chosen for it (brw.plan.orientation)."""
    words = scene.words
    badges = [words("seen-by-owner")] if held.state != "revealed" else []
    if held.sustained:
        badges.append(words("sustained-on", who=scene.speaker.name(held.sustained)))
    two = scene.box.spell(held.spell).reverse is not None
    return boxed(
        scene.name(held.spell),
        _school(scene, held.spell),
        lies,
        _side(scene, held.spell, held.side, named=two),
        badges=badges,
        origin=texts.origins(scene, held.spell),
        looks=["spent"] if held.state == "revealed" else [],
        lit=lit,
        candidate=candidate,
    )


def _school(scene: Scene, id: str) -> Part:
    face, words = scene.box.spell(id), scene.words
    if face.school is None:
        return parts.unknown(words)
    school = words(f"school-{face.school}") if words.has(f"school-{face.school}") else ""
    named = school or scene.name(f"school-{face.school}")
    sign = words("instability-sign") if face.instability else ""
    open_ = words("instability-unknown") if face.instability is None else ""
    return ", ".join(part for part in (named, sign, open_) if part)


def _side(scene: Scene, id: str, side: SideName, *, named: bool = True) -> Html:
    face = scene.box.spell(id).side(side)
    head = tag("h5", scene.words(f"side-{side}")) if named else None
    about = tag("p", about_side(scene, face), class_="rt-card__meta")
    return tag("div", head, about, texts.when(scene, id, side), texts.text(scene, id, side), class_="rt-side")
