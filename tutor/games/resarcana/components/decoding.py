"""Makes the faces of components out of the facts of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.resarcana.components.faces import Collect, Deviation, Face, Power, Scoring
from tutor.games.resarcana.state.essences import ALL, KINDS, NONE, Amount, vector
from tutor.games.resarcana.verbs.schema import (
    CheckNow,
    CopyRival,
    Cost,
    Deed,
    Draw,
    Gain,
    GainByCost,
    GainX,
    Ignore,
    Look,
    LoseLife,
    MorePoints,
    PlaceCard,
    PutOnSelf,
    PutPaid,
    Reduction,
    RivalsGain,
    Straighten,
    WayOut,
)
from tutor.rules.component_sets import bare_value, raw
from tutor.rules.components import ComponentData

ANY = "any"
X_KINDS = {"gold": "gold", "one_type_not_gold": "any_not_gold"}
"""What X essences are turned into, as an icon."""


def face(data: ComponentData) -> Face:
    """The face of an artifact, mage, magic item, monument or place of power."""
    written = {name: bare_value(fact) for name, fact in data.facts.items()}
    cost = written.get("placement_cost")
    reduced = written.get("reduction")
    return Face(
        data.id,
        data.kind,  # type: ignore[arg-type]
        tuple(written.get("types", ())),
        None if cost is None else amount(cost),
        written["points"],
        collect(written["collect"]),
        tuple(power(one) for one in written["powers"]),
        None if reduced is None else reduction(reduced),
        scoring(written.get("scoring")),
        written.get("side", ""),
        written.get("reverse", ""),
        deviation(written.get("deviation")),
    )


def deviation(written: Any) -> Deviation | None:
    """What one source says otherwise; None where all agree."""
    if written is None:
        return None
    return Deviation(
        written["ruling"],
        written["reading"],
        amount(written["placement_cost"]) if "placement_cost" in written else None,
        amount(written["place_on_self"]) if "place_on_self" in written else None,
        reduction(written["reduction"]) if "reduction" in written else None,
        written.get("collect") == "none",
    )


def kinds_of(icon: str) -> tuple[int, ...]:
    """The kinds that an icon can be filled with: "any_not_gold_life", or the one that it shows."""
    if icon in KINDS:
        return (KINDS.index(icon),)
    barred = icon.removeprefix(ANY).removeprefix("_not_").split("_")
    return tuple(kind for kind in ALL if KINDS[kind] not in barred)


def amount(written: Mapping[str, int]) -> Amount:
    """What is written of essences: numbers by kind, and of a mix by its icon."""
    fixed = vector({kind: n for kind, n in written.items() if kind in KINDS})
    mixed = [(icon, n) for icon, n in written.items() if icon.startswith(ANY)]
    if not mixed:
        return Amount(fixed)
    ((icon, n),) = mixed
    return Amount(fixed, n, kinds_of(icon))


def reduction(written: Mapping[str, Any]) -> Reduction:
    """A reduction of placement costs."""
    return Reduction(written["amount"], kinds_of(written["essence"]), written.get("applies_to", "artifact"))


def collect(written: Any) -> Collect | None:
    """A collect ability; None where there is none."""
    if written == "none":
        return None
    special = written.get("special", "")
    gain = amount(written["gain"]) if "gain" in written else None
    one_of = tuple(amount(one) for one in written.get("gain_one_of", ()))
    pay = amount(written["either"]["pay"]) if "either" in written else None
    return Collect(gain, one_of, special, pay, written.get("each_kind", 0))


def scoring(written: Any) -> Scoring | None:
    """How a place of power scores beside its own points; None for anything else."""
    if written is None:
        return None
    kind = written.get("per_essence_on_self")
    return Scoring(
        None if kind is None else KINDS.index(kind),
        written.get("each", 0),
        written.get("per_own_placed_creature", 0),
        written.get("per_own_placed_dragon", 0),
    )


def power(written: Mapping[str, Any]) -> Power:
    """One power of a component."""
    effect = tuple(deed(one) for one in written["effect"])
    return Power(written["n"], written["kind"], cost(written["cost"]), effect, written.get("trigger", ""))


def cost(written: Mapping[str, Any]) -> Cost:
    """What a power costs."""
    return Cost(
        written.get("turn_self", False),
        written.get("turn_other", ""),
        amount(written.get("pay", {})),
        vector(written["pay_from_self"]) if "pay_from_self" in written else NONE,
        "pay_same_type_x" in written,
        tuple(KINDS.index(kind) for kind in written.get("pay_one_of", ())),
        written.get("destroy", ""),
        written.get("discard_from_hand", 0),
        written.get("even_turned", False),
    )


def deed(written: Mapping[str, Any]) -> Deed:
    """What one full stop of a power does. Raises ValueError for what has no form."""
    match dict(written):
        case {"gain": what}:
            return Gain(amount(what))
        case {"gain_x": what}:
            return GainX(kinds_of(X_KINDS[what]))
        case {"gain_by_placement_cost": icon, "bonus": bonus, "of": of}:
            return GainByCost(kinds_of(icon), bonus, of)
        case {"copy_rival": {"gain": gain, "count": count}}:
            return CopyRival(KINDS.index(gain), KINDS.index(count))
        case {"place_on_self": "paid"}:
            return PutPaid()
        case {"place_on_self": what}:
            return PutOnSelf(amount(what))
        case {"place_paid_on_own_component": True}:
            return PutPaid(anywhere=True)
        case {"each_rival_gains": what}:
            return RivalsGain(amount(what))
        case {"all_rivals_lose_life": n}:
            return LoseLife(n)
        case {"rival_may_ignore_by": way}:
            return way_out(way)
        case _:
            return other_deed(written)


def other_deed(written: Mapping[str, Any]) -> Deed:
    """What a full stop does to cards, components and points."""
    match dict(written):
        case {"ignore": what}:
            return Ignore(what)
        case {"straighten": what}:
            return Straighten(what)
        case {"draw": n}:
            return Draw(n, written.get("then_discard", 0))
        case {"look_top_reorder": n, "decks": decks}:
            return Look(n, tuple(decks))
        case {"place_card": placing}:
            return place_card(placing)
        case {"temporary_points": n}:
            return MorePoints(n)
        case {"victory_check": "now"}:
            return CheckNow()
    raise ValueError(f"no form for {written!r}")


def place_card(written: Mapping[str, Any]) -> PlaceCard:
    """The placing of an artifact by a power."""
    reduced = written.get("reduction")
    less = None if reduced is None else reduction(reduced)
    return PlaceCard(written["from"], written.get("type", ""), written.get("free", False), less)


def way_out(written: Any) -> WayOut:
    """How a rival may avoid a loss of life."""
    if written == "destroy_own_artifact":
        return WayOut(destroy=True)
    if written == "discard_card_from_hand":
        return WayOut(discard=True)
    return WayOut(amount(written))


def number(data: ComponentData, name: str) -> int:
    """A fact that is a number."""
    found = raw(data, name)
    assert isinstance(found, int), f"{data.id}.{name} is {found!r}"
    return found
