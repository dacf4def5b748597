"""How what a table holds is written: essences by kind, components as a list or with what is on them."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.framework.conversion import Codec, Conversion, Layers, deck, optional
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.position.form import (
    Components,
    ComponentSpec,
    Counts,
    LookingSpec,
    PlayerSpec,
    Position,
)
from tutor.games.resarcana.state.essences import KINDS, Essences, vector
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import MONUMENTS, Looking, Table


def _essences(counts: Counts) -> Essences:
    return vector({str(kind): n for kind, n in counts.items()})


def _counts(essences: Essences) -> dict[str, int]:
    return {kind: n for kind, n in zip(KINDS, essences, strict=True) if n}


def _components(form: Components) -> tuple[Component, ...]:
    specs = form if isinstance(form, Mapping) else dict.fromkeys(form, ComponentSpec())
    return tuple(_component(id, spec) for id, spec in specs.items())


def _component(id: str, spec: ComponentSpec) -> Component:
    return COMPONENT.read(spec, id=id, paid=_price(id) if spec.paid is None else spec.paid)


def _components_of(held: tuple[Component, ...]) -> Components:
    specs = {one.id: _component_spec(one) for one in held}
    return specs if any(spec != ComponentSpec() for spec in specs.values()) else tuple(specs)


def _component_spec(held: Component) -> ComponentSpec:
    return COMPONENT.write(held, paid=None if held.paid == _price(held.id) else held.paid)


def _price(id: str) -> int:
    """What a component was placed for where nobody says so: the printed cost of an artifact."""
    face = box()[id]
    return face.cost.total if face.cost is not None and face.kind == "artifact" else 0


def _layers(form: Layers) -> tuple[tuple[str, ...], ...]:
    """A written deck as layers: each list is one; loose cards were shuffled together on top of them."""
    loose = tuple(sorted(card for card in form if isinstance(card, str)))
    layers = tuple(tuple(sorted(layer)) for layer in form if layer and not isinstance(layer, str))
    return (loose, *layers) if loose else layers


ESSENCES = Codec(_essences, _counts)
COMPONENT = Conversion(Component, ComponentSpec, ("paid",), on=ESSENCES)
COMPONENTS = Codec(_components, _components_of)
PLAYER = Conversion(Player, PlayerSpec, ("own",), pool=ESSENCES, deck=deck("artifacts", _layers))
TABLE = Conversion(
    Table,
    Position,
    ("players", "items", "first"),
    deck=deck(MONUMENTS, _layers),
    looking=optional(Conversion(Looking, LookingSpec)),
)
