"""Quests, jinxes, events and orders as cards, and cards of any kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tutor.games.blackrose.components.faces import OrderPart
from tutor.games.blackrose.state.mage import Jinx, Mage, Quest
from tutor.games.blackrose.views.table import owners, texts
from tutor.games.blackrose.views.table.scene import Scene, is_back
from tutor.games.blackrose.views.table.spells import back, spell_card
from tutor.views import parts
from tutor.views.markup import Html, Part, join, tag
from tutor.views.parts import Row, boxed, facts, grid
from tutor.views.words import capital

ORDER_PARTS: Final[tuple[OrderPart, ...]] = ("spell", "physical", "trap")


def quests(scene: Scene, mage: Mage, earlier: Mage) -> Html | None:
    """Active and solved quests with their chips; the completed ones by name."""
    cards = [
        *(_quest(scene, mage, one, one not in earlier.active, "active") for one in mage.active),
        *(_quest(scene, mage, one, one not in earlier.solved, "solved") for one in mage.solved),
        *(_completed(scene, id, id not in earlier.completed) for id in mage.completed),
    ]
    return grid(cards)


def quest_card(
    scene: Scene, id: str, lies: str, *inside: Part, lit: bool = False, hidden: bool = False
) -> Html:
    """A quest with its task, effect and reward."""
    face, words = scene.box.quest(id), scene.words
    task = texts.task(scene, id)
    rows: list[Row] = [
        (words("quest-task"), capital(task) if task else parts.unknown(words)),
        (words("quest-effect"), texts.part(scene, id, "main")),
        (words("quest-reward"), _number(scene, face.reward)),
    ]
    return boxed(
        scene.name(id),
        words("quest-moon", n=face.moon) if face.moon is not None else parts.unknown(words),
        lies,
        facts(rows),
        *inside,
        badges=[words("seen-by-owner")] if hidden else [],
        origin=texts.origins(scene, id),
        lit=lit,
        candidate=scene.offered("quest", id),
    )


def jinxes(scene: Scene, mage: Mage, earlier: Mage) -> Html | None:
    """The jinxes that are assigned to a mage."""
    return grid(_jinx(scene, mage, one, one not in earlier.jinxes) for one in mage.jinxes)


def event_card(scene: Scene, id: str, lies: str, *, lit: bool = False) -> Html:
    """An event with what it does, when, and the power it gives the Rose."""
    face, words = scene.box.event(id), scene.words
    phase = words(f"event-{face.phase}") if face.phase is not None else parts.unknown(words)
    about = join(
        words("event-moon", n=face.moon) if face.moon is not None else parts.unknown(words),
        phase,
        words("event-crown") if face.crown else None,
        by=", ",
    )
    rows: list[Row] = [
        (words("event-reveal"), _number(scene, face.reveal_power)),
        (words("event-discard"), _number(scene, face.discard_power)),
    ]
    return boxed(
        scene.name(id),
        about,
        lies,
        texts.text(scene, id),
        facts(rows),
        origin=texts.origins(scene, id),
        lit=lit,
        candidate=scene.offered("event", id),
    )


def order_card(scene: Scene, id: str, *, lit: bool = False) -> Html:
    """An order of the avatar with its parts from the top down (brw.avatar.order.top-down)."""
    face, words = scene.box.order(id), scene.words
    backs = {"": "back-none", "targeted": "back-targeted", "damaged": "back-damaged"}
    about = join(
        words("order-moon", n=face.moon) if face.moon is not None else parts.unknown(words),
        words(backs[face.back]) if face.back is not None else parts.unknown(words),
        words("order-extra") if face.extra else None,
        words("instability-sign") if face.instability else None,
        by=", ",
    )
    sides = [
        tag("div", tag("h5", words(f"order-{part}")), texts.text(scene, id, part), class_="rt-side")
        for part in ORDER_PARTS
        if face.part(part) or part != "trap"
    ]
    origin = texts.origins(scene, id)
    return boxed(scene.name(id), about, None, *sides, origin=origin, lit=lit)


def any_card(scene: Scene, id: str, *, n: int = 1, lit: bool = False) -> Html:
    """A card of any kind, face up or as a back."""
    if is_back(id):
        return back(scene, "", lit=lit)
    kind = scene.box.catalogue.component(id).kind
    if kind == "spell":
        return spell_card(scene, id, n=n, lit=lit, candidate=scene.offered("card", id))
    if kind == "quest":
        return quest_card(scene, id, "", lit=lit)
    return order_card(scene, id, lit=lit) if kind == "order" else event_card(scene, id, "", lit=lit)


def piled(scene: Scene, ids: Iterable[str], before: Iterable[str]) -> Html | None:
    """Cards of any kind side by side, copies of one together; nothing where all are hidden."""
    was = list(before)
    held = [id for id in ids if not is_back(id)]
    counted = {id: held.count(id) for id in held}
    return grid(any_card(scene, id, n=n, lit=n > was.count(id)) for id, n in counted.items())


def _quest(scene: Scene, mage: Mage, one: Quest, lit: bool, state: str) -> Html:
    words = scene.words
    if is_back(one.id):
        return back(scene, words("quest-active"), lit=lit)
    slots = scene.box.quest(one.id).slots
    chips: Part = None
    if slots or one.chips:
        label = words("quest-chips", n=one.chips, of=words("unknown") if slots is None else str(slots))
        held = (scene.table.source_of(mage.seat),) * one.chips
        was = next((quest.chips for quest in scene.earlier(mage).active if quest.id == one.id), one.chips)
        chips = owners.chips(scene, held, slots, held[:was], label=label)
    return quest_card(
        scene, one.id, words(f"quest-{state}"), chips, lit=lit, hidden=one.hidden and state == "active"
    )


def _completed(scene: Scene, id: str, lit: bool) -> Html:
    if is_back(id):
        return back(scene, scene.words("quest-completed"), lit=lit)
    reward = scene.box.quest(id).reward
    about = scene.words("quest-worth", n=reward) if reward is not None else parts.unknown(scene.words)
    return boxed(scene.name(id), about, scene.words("quest-completed"), looks=["spent"], lit=lit)


def _jinx(scene: Scene, mage: Mage, one: Jinx, lit: bool) -> Html:
    words, slots = scene.words, scene.box.jinx(one.id).slots
    held = (scene.table.source_of(mage.seat),) * one.chips
    label = words("jinx-chips", n=one.chips, of=slots)
    chips = owners.chips(scene, held, slots, held, label=label) if slots or one.chips else None
    return boxed(
        scene.name(one.id),
        words("jinx"),
        None,
        texts.text(scene, one.id),
        chips,
        origin=texts.origins(scene, one.id),
        lit=lit,
        candidate=scene.offered("card", one.id),
    )


def _number(scene: Scene, n: int | None) -> Part:
    return parts.unknown(scene.words) if n is None else str(n)
