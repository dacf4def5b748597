"""Writes down what lies in front of a wizard, and what a position assumes of a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.framework.under_way import sparse
from tutor.games.penumbra.components.component_set import Box
from tutor.games.penumbra.components.costs import Cost, CostForm, PayForm
from tutor.games.penumbra.components.faces import NO_SYMBOL, CardFace
from tutor.games.penumbra.position.form import CardSpec, DieSpec, MarkSpec, StockSpec, WizardSpec
from tutor.games.penumbra.position.reading import plain, side_of
from tutor.games.penumbra.state.wizard import Card, Die, Mark, Wizard


def wizard_of(wizard: Wizard, box: Box, faces: Mapping[str, CardFace]) -> WizardSpec:
    """What lies in front of a wizard; `faces` are those whose gaps the position fills."""
    side = side_of(wizard.automa, wizard.contracts, box)
    return sparse(
        WizardSpec,
        dice=tuple(_die(die, f"die-{n}") for n, die in enumerate(wizard.dice, 1)),
        marks={mark.slot: _mark(mark, box) for mark in wizard.marks},
        stock=plain(StockSpec, wizard.stock),
        cards=tuple(card_of(card, box, faces.get(card.id)) for card in wizard.cards),
        mortal_wounds=wizard.mortal_wounds,
        contracts=wizard.contracts,
        trials={passed.id: passed.path for passed in wizard.trials},
        reserved=tuple(one.id for one in wizard.reserved),
        turns=wizard.turns,
        must_rest=wizard.must_rest,
        automa=wizard.automa,
        secret=tuple(one.id for one in wizard.reserved if one.secret),
        offered=wizard.offered,
        kept=wizard.kept,
        side=None if wizard.side == side else wizard.side,
    )


def _die(die: Die, usual: str) -> str | DieSpec:
    text = f"{die.colour} {die.value}"
    spec = sparse(DieSpec, die=text, id="" if die.id == usual else die.id, card=die.card)
    return text if spec == DieSpec(text) else spec


def _mark(mark: Mark, box: Box) -> MarkSpec:
    """A mark, without what the box knows of its slot."""
    printed = box.slot(mark.slot)
    return sparse(
        MarkSpec,
        mark=mark.discipline,
        threat=None if mark.threat == (printed.threat or 0) else mark.threat,
        charged=False if mark.condition == "discharged" else None,
        wounded=mark.condition == "wounded",
        effect="" if mark.effect == (printed.effect or "") else mark.effect,
        rest=() if mark.rest == (printed.rest or ()) else mark.rest,
        points=0 if mark.points == (printed.points or 0) else mark.points,
    )


def card_of(card: Card, box: Box, face: CardFace | None) -> CardSpec:
    """A card in front of a wizard, with what is assumed of it in `face`.

    Where neither the box nor the position knows how it is used, that is said.
    """
    fields = {} if face is None else _face_fields(face, box.card(card.id))
    printed = box.card(card.id)
    if not printed.use and not printed.threat and card.zone != "experience":
        fields.setdefault("use", "")
    return sparse(
        CardSpec, card=card.id, zone=card.zone, turned=card.turned, borrowed=card.borrowed, **fields
    )


def assumed_of(face: CardFace, box: Box) -> CardSpec:
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
