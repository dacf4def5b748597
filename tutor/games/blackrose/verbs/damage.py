"""Verbs about damage: it is dealt, replaced, healed, taken back."""

from __future__ import annotations

from typing import ClassVar

from tutor.engine.moment import Outcome
from tutor.engine.query import Bind, Value
from tutor.engine.sentence import ForEach, sentence
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.compiler.picking import figures
from tutor.games.blackrose.verbs.compiler.queries import Amount
from tutor.games.blackrose.verbs.effects.common import At, counted, myself, self_of
from tutor.games.blackrose.verbs.effects.damage import damage
from tutor.games.blackrose.verbs.effects.memory import remember
from tutor.games.blackrose.verbs.effects.swaps import swap
from tutor.games.blackrose.verbs.effects.undoing import Undo
from tutor.games.blackrose.verbs.schema.picks import Number, Pick, Whom
from tutor.games.blackrose.verbs.schema.verb import By, Change, Sentences, Verb

OWN = ("self", "summoned", "activated", "bearer", "owner")
"""Figures of one's own that a text names, so that they are not immune (brw.dmg.immunity)."""


def source(by: By) -> Value:
    """Whose chips a text means."""
    return ROSE if by == "rose" else myself


class Damage(Verb, frozen=True, tag="damage"):
    """Deals damage; `quiet` damage sets off no traps and defences."""

    rule: ClassVar[str] = "brw.dmg.place"
    n: Number
    to: Whom = "target"
    by: By = "self"
    quiet: bool = False

    def sentences(self) -> Sentences:
        first, whom = figures(self.to)
        within = isinstance(self.to, Pick) and self.to.pick == "each" and self.to.range != "any"
        rule, named = "brw.target.all" if within else self.rule, self.to in OWN
        by = source(self.by)
        return (*first, *damage(Amount(n=self.n), whom, by, named=named, quiet=self.quiet, rule=rule))


class ReplaceDamage(Verb, frozen=True, tag="replace_damage"):
    """Replaces up to `n` damage with own chips, in all on those figures; on each one if `each`."""

    rule: ClassVar[str] = "brw.dmg.replace"
    n: Number
    to: Whom = "target"
    by: By = "self"
    each: bool = False

    def sentences(self) -> Sentences:
        first, whom = figures(self.to)
        on = Bind(name="each") if self.each else whom
        chips = swap("replace-damage", Amount(n=self.n), on, source(self.by), named=self.to in OWN)
        if self.each:
            return (*first, ForEach(rule=self.rule, over=whom, into="each", body=chips))
        return (*first, *chips)


class Pain(Verb, frozen=True, tag="pain"):
    """The Black Rose deals the caster damage (brw.key.pain)."""

    rule: ClassVar[str] = "brw.key.pain"
    n: Number

    def sentences(self) -> Sentences:
        return damage(Amount(n=self.n), myself, ROSE, named=True, rule=self.rule)


class Heal(Verb, frozen=True, tag="heal"):
    """Removes up to `n` damage chips, but none of the Rose if `keep_rose`."""

    rule: ClassVar[str] = "brw.dmg.heal"
    n: Number
    to: Whom = "self"
    keep_rose: bool = False

    def sentences(self) -> Sentences:
        first, whom = figures(self.to)
        n, all_of = Amount(n=self.n), self.n == "all"
        return (*first, *swap("heal", n, whom, keep_rose=self.keep_rose, all_of=all_of))


class Ignore(Verb, frozen=True, tag="ignore"):
    """Takes back up to `n` of the damage that set it off (brw.trap.defence-undo)."""

    rule: ClassVar[str] = "brw.trap.defence-undo"
    n: Number

    def sentences(self) -> Sentences:
        return (Undo(rule=self.rule, n=Amount(n=self.n)),)


class IgnoreSpell(Verb, frozen=True, tag="ignore_spell"):
    """The spell that set it off does not affect who applies this."""

    def sentences(self) -> Sentences:
        return (spare_me.under("brw.gen.golden"),)


@sentence
def spare_me(moment: At) -> Outcome[Table]:
    """The spell that set this off does not affect who applies this."""
    of, seat = counted(moment, "of"), self_of(moment)
    event = moment.event("spell-ignored", who=seat, cause=moment.frame.get("cause"))
    return Outcome(remember(moment.bound("did", True), of, "spared", (seat,)), (event,))


class Redirect(Verb, frozen=True, tag="redirect"):
    """`n` of the damage that set it off goes to that figure instead."""

    n: Number
    to: Whom

    def sentences(self) -> Sentences:
        first, whom = figures(self.to)
        return (*first, Undo(rule="brw.gen.golden", n=Amount(n=self.n), to=whom))


class Immune(Verb, frozen=True, tag="immune"):
    """As long as the card is in play those figures take no damage."""

    lasts: ClassVar[bool] = True
    whom: Whom

    def change(self, what: str) -> Change | None:
        return Change(self.whom) if what == "immune" else None
