"""When a power can be used, and everything that stands against it (res.power, res.react).

A turned component is a set of permissions: what it collects, reduces and scores goes on, reactions without
turning go on, and the Guard Dog may be straightened; its other powers cannot be used.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.event import facts
from tutor.engine.question import Refusal
from tutor.framework.readings import Readings
from tutor.games.resarcana.actions.costs import left_for_x, on_components, power_payments, shortage, to_pay
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Power
from tutor.games.resarcana.state.essences import KINDS, covers, missing, payable
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table

CONDITIONS = "res.power.cost-conditions"
STATUE_TURN = "res.ruling.statue-turn"


def turns(power: Power, reading: Readings) -> bool:
    """Whether the component is turned as part of the cost (res.ruling.statue-turn)."""
    if power.trigger == "victory_check" and reading(STATUE_TURN) == "no-turn":
        return False
    return power.cost.turn_self


def turned_refusal(one: Component, power: Power, reading: Readings) -> Refusal | None:
    """What a component that is turned does not permit."""
    about = facts(card=one.id)
    if not one.turned or power.cost.even_turned:
        return None
    if power.kind == "reaction":
        rule = "res.win.statue.turn" if power.trigger == "victory_check" else "res.react.turned"
        return Refusal(rule, "turned", about) if turns(power, reading) else None
    return Refusal(
        "res.power.one-turn-cost" if power.cost.turn_self else "res.power.turned-unusable", "turned", about
    )


def cost_refusals(player: Player, one: Component, power: Power, reading: Readings) -> Iterator[Refusal]:
    """Every condition of a power's cost that is not met, each kind of missing essence by itself."""
    stands = turned_refusal(one, power, reading)
    if stands is not None:
        yield stands
    yield from _essences_missing(player, one, power, reading)
    cost = power.cost
    if cost.turn_other and not _others(player, one, cost.turn_other):
        yield Refusal("res.power.turn-other", "none-upright", facts(card=one.id, type=cost.turn_other))
    if cost.destroy not in ("", "self") and not _destroyable(player, one, cost.destroy):
        yield Refusal("res.destroy.vs-discard", "nothing-to-destroy", facts(who=player.seat))
    if len(player.hand) < cost.discard:
        rule = "res.destroy.sacrificial-dagger" if cost.destroy else CONDITIONS
        yield Refusal(rule, "no-card-in-hand", facts(who=player.seat))


def _essences_missing(player: Player, one: Component, power: Power, reading: Readings) -> Iterator[Refusal]:
    cost, seat, pool = power.cost, player.seat, player.pool
    rule = _paying_rule(one.id, power)
    amounts, then = to_pay(player, power, reading), left_for_x(cost, reading)
    lacking = shortage(amounts, pool)
    for kind, need, have in lacking:
        stored = sum(on_components(player, kind))
        about = facts(who=seat, essence=kind, need=need, have=have)
        yield Refusal("res.pool.definition" if stored else rule, "missing", about)
    if then.any and not lacking and not power_payments(amounts, then, pool):
        yield Refusal("res.power.same-essences", "nothing-for-x", facts(who=seat))
    if not covers(one.on, cost.pay_from_self.fixed):
        for kind, need, have in missing(cost.pay_from_self, one.on):
            about = facts(card=one.id, essence=kind, need=need, have=have)
            yield Refusal("res.power.athanor", "missing-on", about)
    if cost.one_of and not any(pool[kind] for kind in cost.one_of):
        kinds = tuple(KINDS[kind] for kind in cost.one_of)
        yield Refusal("res.power.mermaid", "none-of", facts(who=seat, kinds=kinds))


OWN_RULES = {"transmuter": "res.power.transmuter", "transmutation": "res.power.transmutation"}
"""The rules that say of the power of a single component what is paid and gained."""


def _paying_rule(card: str, power: Power) -> str:
    if power.trigger == "victory_check":
        return "res.win.statue"
    return OWN_RULES.get(card) or ("res.react.repeat" if power.kind == "reaction" else CONDITIONS)


def _others(player: Player, one: Component, type: str) -> bool:
    faces = box().faces
    return any(
        not each.turned and each.id != one.id and type in faces[each.id].types for each in player.tableau
    )


def _destroyable(player: Player, one: Component, which: str) -> bool:
    faces = box().faces
    for each in player.tableau:
        face = faces[each.id]
        other = which != "own_artifact_other" or each.id != one.id
        typed = which != "own_dragon_or_creature" or bool(face.types)
        if face.kind == "artifact" and other and typed:
            return True
    return False


def effect_refusals(
    table: Table, player: Player, one: Component, power: Power, reading: Readings
) -> Iterator[Refusal]:
    """What rulings hold against using a power that would bring nothing, or less than it says."""
    for verb in power.effect:
        yield from verb.refusals(table, player, one, power, reading)


def usable(table: Table, player: Player, one: Component, power: Power, reading: Readings) -> bool:
    """Whether nothing stands against using a power in the own turn."""
    # To look for the reasons against the others takes random play seven per cent longer.
    if power.kind != "power" or (one.turned and not power.cost.even_turned):
        return False
    pay = power.cost.pay
    if not power.cost.same_x and not pay.any and not payable(pay, player.pool):
        return False
    return not any(cost_refusals(player, one, power, reading)) and not any(
        effect_refusals(table, player, one, power, reading)
    )
