"""The sentences of a power's cost, all its conditions as one full stop (res.power.cost-conditions)."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.query import Bind, Is, Not
from tutor.engine.sentence import If, Sentence
from tutor.games.resarcana.actions.powers import CONDITIONS, OWN_RULES, STATUE_TURN
from tutor.games.resarcana.components.faces import Power
from tutor.games.resarcana.state.essences import key
from tutor.games.resarcana.verbs.effects.common import ReadingOf, together
from tutor.games.resarcana.verbs.effects.components import (
    DESTROY_RULES,
    TURN_OTHER,
    Destroy,
    Destroyable,
    Turn,
    Upright,
)
from tutor.games.resarcana.verbs.effects.decks import discard
from tutor.games.resarcana.verbs.effects.pool import (
    OneOf,
    PayEssences,
    PowerPayments,
    RemoveEssences,
    SameKind,
    choose,
)
from tutor.games.resarcana.verbs.schema import RESOLVE

SAME = "res.power.same-essences"


def cost_sentence(card: str, power: Power) -> tuple[Sentence, ...]:
    """The one sentence of a power's cost; () where it costs nothing."""
    steps = tuple(_steps(card, power))
    return (together(CONDITIONS, *steps),) if steps else ()


def _steps(card: str, power: Power) -> Iterator[Sentence]:
    cost = power.cost
    if cost.turn_self:
        yield from _turn(card, power)
    if cost.turn_other:
        yield choose(Upright(of_type=cost.turn_other, card=card), "other", TURN_OTHER, "turn-other")
        yield Turn(rule=TURN_OTHER, card=Bind(name="other"), for_other=True)
    yield from _pay(card, power)
    if cost.pay_from_self.total:
        yield RemoveEssences(rule="res.power.athanor", what=cost.pay_from_self.fixed, card=card)
    if cost.same_x:
        yield choose(SameKind(cost=cost), "x", SAME, "pay-x")
        yield PayEssences(rule=SAME, what=Bind(name="x"), card=card)
    if cost.one_of:
        yield choose(OneOf(kinds=cost.one_of), "paid", "res.power.mermaid", "pay")
        yield PayEssences(rule="res.power.mermaid", what=Bind(name="paid"), card=card)
    yield from _destroy_and_discard(card, power)


def _turn(card: str, power: Power) -> Iterator[Sentence]:
    """The component is turned; that of the Golden Statue only if the ruling has it so."""
    rule = "res.react.turned" if power.kind == "reaction" else "res.turn.definition"
    turn = Turn(rule=rule, card=card)
    if power.trigger != "victory_check":
        yield turn
        return
    statue = "res.win.statue.turn"
    yields = Not(of=Is(left=ReadingOf(ruling=STATUE_TURN), right="no-turn"))
    yield If(rule=statue, cond=yields, then=(Turn(card=card),))


def _pay(card: str, power: Power) -> Iterator[Sentence]:
    pay = power.cost.pay
    if not pay.total:
        return
    rule = "res.react.repeat" if power.kind == "reaction" and not power.cost.turn_self else RESOLVE
    if not pay.any:
        yield PayEssences(rule=rule, what=key(pay.fixed), card=card)
        return
    yield choose(PowerPayments(card=card, n=power.n), "paid", "res.cost.any", "pay")
    yield PayEssences(rule=OWN_RULES.get(card, rule), what=Bind(name="paid"), card=card)


def _destroy_and_discard(card: str, power: Power) -> Iterator[Sentence]:
    cost = power.cost
    dagger = "res.destroy.sacrificial-dagger" if cost.discard else "res.destroy.vs-discard"
    if cost.destroy == "self":
        yield Destroy(rule=dagger, card=card)
    elif cost.destroy:
        rule = DESTROY_RULES[cost.destroy]
        yield choose(Destroyable(which=cost.destroy, card=card), "destroyed", rule, "destroy")
        yield Destroy(rule=rule, card=Bind(name="destroyed"))
    for _ in range(cost.discard):
        yield from discard(dagger)
