"""Physical attacks (brw.act.attack, brw.evo.attack-physical)."""

from __future__ import annotations

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Value, candidates, query, text
from tutor.engine.question import Choices, Option, Refusal, Refused, sorted_out
from tutor.engine.sentence import If, Sentence, Stop, sentence
from tutor.games.blackrose.state.derived import strength
from tutor.games.blackrose.state.lodge.ground import spot
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.queries import figure_option
from tutor.games.blackrose.verbs.compiler.scene import against
from tutor.games.blackrose.verbs.effects.common import At, bound, counted, decide, myself
from tutor.games.blackrose.verbs.effects.damage import Attack, damage

ATTACK = "brw.act.attack"
NO_ATTACK = "brw.target.imaginary.no-attack"
VICTIM = Bind(name="victim")


def attack(figure: Value = myself, rule: str = ATTACK, among: Among | None = None) -> tuple[Sentence, ...]:
    """The sentences of one physical attack: its target is chosen, then the damage is one full stop.

    It is chosen `among` all that the figure can attack, if nothing else is said. "victim" is who was
    attacked, None where nobody can be.
    """
    choose = decide(rule=rule, kind="attack", among=among or victims(figure=figure), into="victim")
    hit = Stop(body=damage(strength_of(figure=figure), VICTIM, dealer=figure))
    nobody = nobody_to_attack(figure=figure).under("brw.gen.effect.skip")
    return (choose, If(rule=rule, cond=VICTIM, then=(hit,), otherwise=(nobody,)))


@query
def strength_of(moment: At, figure: Value) -> Bound:
    """The damage of a figure's attack, with what this effect adds; 0 where nobody knows it: none is dealt."""
    value = strength(moment.table, text(figure, moment), moment.reading)
    return 0 if value is None else value + counted(moment, "more-strength")


IMAGINED = Refused(Option("imaginary", "imaginary"), (Refusal(NO_ATTACK, "imaginary-attack"),))
"""What stands against attacking a figure that is only imagined."""


@candidates
def victims(moment: At, figure: Value) -> Choices:
    """The figures that a figure can attack, and why it cannot attack the others."""
    figure = text(figure, moment)
    choices = sorted_out(
        (figure_option(moment, other, "victim"), attack_refusals(moment, figure, other))
        for other in (*moment.table.turn_order, *(one.id for one in moment.table.evocations))
        if other != figure
    )
    return choices + Choices((), (IMAGINED,))


def attack_refusals(moment: At, figure: str, other: str) -> tuple[Refusal, ...]:
    """Every reason why a figure cannot attack another (brw.ruling.attack.range, brw.dmg.immunity).

    Nor can it where nobody knows its strength.
    """
    table = moment.table
    rule = Attack.of(moment, moment.frame.owner, figure).immunity(table, other)
    reasons = [Refusal(rule, "immune", facts(who=other, by=figure))] if rule else []
    if strength(table, figure, moment.reading) is None:
        reasons.append(Refusal(ATTACK, "strength-unknown", facts(who=figure)))
    if not table.in_lodge(other):
        return (*reasons, Refusal("brw.cell.not-lodge", "in-cell", facts(who=other)))
    reach = int(moment.reading("brw.ruling.attack.range"))
    return (*reasons, *against(table, spot(table, figure), table.where(other), reach, moment.reading))


@sentence
def nobody_to_attack(moment: At, figure: Value) -> Outcome[Table]:
    """There is nobody to attack, or no known strength to do it with, and the sentence is skipped."""
    figure = text(figure, moment)
    unknown = strength(moment.table, figure, moment.reading) is None
    event = moment.event("strength-unknown" if unknown else "nobody-to-attack", who=figure)
    return Outcome(bound(moment, {"did": False}), (event,))


PROGRAMS = (Program("attack", ATTACK, attack()),)
