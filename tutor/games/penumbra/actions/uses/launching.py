"""Launching: which card may follow which in a chain, by which icon, and what stands against it."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.event import facts
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.actions.uses.cards import activation, cost_time
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Card, Wizard

RIGHT, LEFT = "pen.launch.right", "pen.launch.left"


def shows(icon: str | None, printed: CardFace) -> bool:
    """Whether an icon such as "any-spell" or "red-spell" shows the type of a card."""
    if not icon:
        return False
    colour, _, kind = icon.partition("-")
    kinds = ("potion", "ready-made-potion") if kind == "potion" else (kind,)
    if kind != "card" and printed.kind not in kinds:
        return False
    return colour == "any" or DISCIPLINE_COLOURS.get(printed.discipline or "") == colour


def joined(before: CardFace, after: CardFace) -> str:
    """The rule of the icon by which one card launches another; "" where no icon joins them."""
    if before.id == after.id:
        return ""
    if shows(before.launches, after):
        return RIGHT
    return LEFT if shows(after.launched_by, before) else ""


def may_join(before: CardFace, after: CardFace) -> bool:
    """Whether an icon that the sources do not give could join the two."""
    return before.launches is None or after.launched_by is None


def launchable(table: Table, wizard: Wizard, before: str, reading: Readings) -> Choices:
    """The cards that the card just applied may launch, and all others of the play area with the reasons."""
    printed = face(table, before)

    def considered() -> Iterator[tuple[Option, Iterator[Refusal]]]:
        for card in wizard.cards:
            if card.zone in ("discarded", "experience") or card.id == before:
                continue
            after = face(table, card.id)
            rule = joined(printed, after)
            reasons = against(table, wizard, card, printed, after, rule, reading)
            yield launch_option(card, rule or RIGHT), reasons

    return sorted_out(considered())


def launch_option(card: Card, rule: str) -> Option:
    """The option of launching a card by the icon of a rule."""
    bindings = facts(card=card.id, free=True, by=rule)
    about = facts(card=card.id, by=rule)
    return Option(f"launch-{card.id}", "launch-card", about, None, "use-card", bindings)


def against(
    table: Table,
    wizard: Wizard,
    card: Card,
    before: CardFace,
    after: CardFace,
    rule: str,
    reading: Readings,
) -> Iterator[Refusal]:
    """Everything that stands against launching a card: its cost alone is waived (pen.launch.cost-only)."""
    if not rule:
        unknown = may_join(before, after)
        kind = "icon-unknown" if unknown else "no-icon"
        yield Refusal("pen.chain.define", kind, facts(card=card.id, before=before.id))
    yield from unlaunchable(table, wizard, card, after, reading)


def unlaunchable(
    table: Table, wizard: Wizard, card: Card, printed: CardFace, reading: Readings
) -> Iterator[Refusal]:
    """What stands against using a card without paying for it (pen.launch.requirement, pen.launch.timing)."""
    if card.zone == "grimoire" and printed.kind in ("potion", "pet"):
        yield Refusal("pen.card.transform", "not-prepared", facts(card=card.id))
    for refusal in activation(table, wizard, card, printed, reading):
        rule = "pen.launch.requirement" if refusal.kind == "turned" else refusal.rule
        yield Refusal(rule, refusal.kind, refusal.facts)
    if card.zone == "grimoire" and printed.cost_windows is not None:
        for refusal in cost_time(table, printed):
            yield Refusal("pen.launch.timing", refusal.kind, refusal.facts)
