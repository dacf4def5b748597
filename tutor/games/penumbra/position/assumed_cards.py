"""What a position assumes of cards of which the sources do not say all, from its form and back."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tutor.framework.under_way import sparse
from tutor.games.penumbra.components.component_set import Box
from tutor.games.penumbra.components.costs import Cost, CostForm, PayForm, variants
from tutor.games.penumbra.components.faces import NO_SYMBOL, CardFace
from tutor.games.penumbra.position.conversions import CARD
from tutor.games.penumbra.position.form import CardSpec, Position
from tutor.games.penumbra.state.wizard import Card


def assumed_faces(position: Position, box: Box) -> tuple[CardFace, ...]:
    """The faces whose gaps the position fills, in the order of their ids."""
    faces = {}
    for card in (*(card for spec in position.wizards.values() for card in spec.cards), *position.assumed):
        printed = box.card(card.card)
        filled = _filled_in(printed, card)
        if filled != printed:
            faces[card.card] = filled
    return tuple(faces[card] for card in sorted(faces))


def _filled_in(printed: CardFace, spec: CardSpec) -> CardFace:
    """The face with what the position says about it; `assumed` names those fields."""
    fields: dict[str, object] = {
        "kind": spec.kind,
        "discipline": spec.discipline,
        "cost_windows": spec.cost_windows,
        "windows": spec.windows,
        "launches": "" if spec.launches == "none" else spec.launches,
        "launched_by": "" if spec.launched_by == "none" else spec.launched_by,
    }
    if spec.use and not printed.use:
        fields["use"] = spec.use
        if printed.windows is None and spec.windows is None:
            fields["windows"] = NO_SYMBOL
    if spec.cost is not None:
        fields["costs"] = ((),) if spec.cost == "free" else variants(spec.cost)
        if printed.cost_windows is None and spec.cost_windows is None:
            fields["cost_windows"] = NO_SYMBOL
    fields = {name: value for name, value in fields.items() if value is not None}
    return replace(printed, **fields, assumed=tuple(fields)) if fields else printed


def write_card(card: Card, box: Box, face: CardFace | None) -> CardSpec:
    """A card in front of a wizard, with what is assumed of it in `face`.

    Where neither the box nor the position knows how it is used, that is said.
    """
    printed = box.card(card.id)
    fields = {} if face is None else _face_fields(face, printed)
    if not printed.use and not printed.threat and card.zone != "experience":
        fields.setdefault("use", "")
    return CARD.write(card, card=card.id, **fields)


def write_face(face: CardFace, box: Box) -> CardSpec:
    """What is assumed of a card that lies in front of nobody."""
    return sparse(CardSpec, card=face.id, **_face_fields(face, box.card(face.id)))


def _face_fields(face: CardFace, printed: CardFace) -> dict[str, Any]:
    """What a position says of a card so that its face is filled in like this."""
    fields: dict[str, Any] = {
        name: getattr(face, name)
        for name in ("kind", "discipline", "cost_windows", "windows", "launches", "launched_by", "use")
        if name in face.assumed
    }
    for icon in ("launches", "launched_by"):
        if fields.get(icon) == "":
            fields[icon] = "none"
    if "costs" in face.assumed:
        fields["cost"] = _cost(face.costs or ())
    for window, follows in (("windows", "use"), ("cost_windows", "cost")):
        if follows in fields and fields.get(window) == NO_SYMBOL and getattr(printed, window) is None:
            del fields[window]
    return fields


def _cost(variants: tuple[Cost, ...]) -> str | tuple[CostForm, ...]:
    """The variants of a cost as the entries of a facts file."""
    if variants == ((),):
        return "free"
    return tuple(
        CostForm(
            PayForm(die=pay.kind, n=pay.n, value=pay.value or None)  # type: ignore[arg-type]
            if pay.what == "die"
            else PayForm(ingredient=pay.kind, n=pay.n),  # type: ignore[arg-type]
            n if len(variants) > 1 else None,
        )
        for n, cost in enumerate(variants, 1)
        for pay in cost
    )
