"""Physical attacks (brw.act.attack, brw.evo.attack-physical)."""

from __future__ import annotations

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Query, Value, text
from tutor.engine.question import Choices, Option, Refusal, Refused, sorted_out
from tutor.engine.sentence import If, Sentence, Stop
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
    choose = decide(rule=rule, kind="attack", among=among or Victims(figure=figure), into="victim")
    hit = Stop(body=damage(StrengthOf(figure=figure), VICTIM, dealer=figure))
    nobody = NobodyToAttack(rule="brw.gen.effect.skip", figure=figure)
    return (choose, If(rule=rule, cond=VICTIM, then=(hit,), otherwise=(nobody,)))


class StrengthOf(Query, frozen=True):
    """The damage of a figure's attack, with what this effect adds; 0 where nobody knows it: none is dealt."""

    figure: Value

    def value(self, moment: At) -> Bound:
        found = strength(moment.table, text(self.figure, moment), moment.reading)
        return 0 if found is None else found + counted(moment, "more-strength")


IMAGINED = Refused(Option("imaginary", "imaginary"), (Refusal(NO_ATTACK, "imaginary-attack"),))
"""What stands against attacking a figure that is only imagined."""


class Victims(Among, frozen=True):
    """The figures that a figure can attack, and why it cannot attack the others."""

    figure: Value

    def choices(self, moment: At) -> Choices:
        figure = text(self.figure, moment)
        found = sorted_out(
            (figure_option(moment, other, "victim"), attack_refusals(moment, figure, other))
            for other in (*moment.table.turn_order, *(one.id for one in moment.table.evocations))
            if other != figure
        )
        return found + Choices((), (IMAGINED,))


def attack_refusals(moment: At, figure: str, other: str) -> tuple[Refusal, ...]:
    """Every reason why a figure cannot attack another (brw.ruling.attack.range, brw.dmg.immunity).

    Nor can it where nobody knows its strength.
    """
    table = moment.table
    rule = Attack.of(moment, moment.frame.owner, figure).immunity(table, other)
    found = [Refusal(rule, "immune", facts(who=other, by=figure))] if rule else []
    if strength(table, figure, moment.reading) is None:
        found.append(Refusal(ATTACK, "strength-unknown", facts(who=figure)))
    if not table.in_lodge(other):
        return (*found, Refusal("brw.cell.not-lodge", "in-cell", facts(who=other)))
    reach = int(moment.reading("brw.ruling.attack.range"))
    return (*found, *against(table, spot(table, figure), table.where(other), reach, moment.reading))


class NobodyToAttack(Sentence, frozen=True):
    """There is nobody to attack, or no known strength to do it with, and the sentence is skipped."""

    figure: Value

    def execute(self, moment: At) -> Outcome[Table]:
        figure = text(self.figure, moment)
        unknown = strength(moment.table, figure, moment.reading) is None
        event = moment.event("strength-unknown" if unknown else "nobody-to-attack", who=figure)
        return Outcome(bound(moment, {"did": False}), (event,))


PROGRAMS = (Program("attack", ATTACK, attack()),)
