"""Damage: chips from the left in the attacker's colour, within his supply, and what keeps it off.

`damage` gives the sentences with which a text deals damage. They belong into one full stop (`Stop`).
"""

from __future__ import annotations

from msgspec import Struct

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Outcome
from tutor.engine.query import Value, number, text
from tutor.engine.sentence import Sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.derived import health, immune, more_damage, more_taken
from tutor.games.blackrose.state.mage import CELL
from tutor.games.blackrose.state.table import IMAGINARY, ROSE, Table
from tutor.games.blackrose.verbs.effects.common import (
    At,
    Cause,
    bound,
    cause,
    counted,
    ids,
    myself,
    self_of,
    unaffected,
)
from tutor.games.blackrose.verbs.effects.spread import Share, given, shares, spread
from tutor.games.blackrose.verbs.schema.picks import SpellType

OWN = ("spell", "quest", "physical-action", "order")
"""Causes that are game components of who applies them (brw.dmg.immunity)."""

PLACE = "brw.dmg.place"


def damage(
    n: Value,
    to: Value,
    by: Value = myself,
    *,
    dealer: Value = None,
    named: bool = False,
    quiet: bool = False,
    rule: str = PLACE,
) -> tuple[Sentence, ...]:
    """The sentences that deal `n` damage to each of some figures.

    `by` is a seat or ROSE, whose chips are used; `dealer` is the evocation or mage that attacks physically,
    None otherwise. `named`: the text names figures of the caster's own, so that they are not immune. `quiet`
    damage sets off no traps and defences. "did" tells afterwards whether any was dealt, "damaged" to whom.
    With the usual `rule` the events name that by which the chips are whose they are.
    """
    return (
        Aim(rule=rule, n=n, to=to, by=by, dealer=dealer, named=named),
        spread(by),
        Strike(rule=rule, by=by, dealer=dealer, quiet=quiet),
    )


class Attack(Struct, frozen=True):
    """Who deals damage: the seat or ROSE, the colour of the chips, the figure, and by what means."""

    by: str
    source: str
    dealer: str
    cause: Cause
    physical: bool = False

    @classmethod
    def of(cls, moment: At, by: str, dealer: Value) -> Attack:
        """The attack of the running effect; an ability's damage is dealt by the evocation that has it."""
        why = cause(moment)
        attacker = text(dealer, moment) if dealer is not None else ""
        if not attacker and by != ROSE:
            bearer = moment.frame.get("bearer")
            attacker = str(bearer) if why.kind == "evocation" and bearer else by
        return cls(by, moment.table.source_of(by), attacker or ROSE, why, dealer is not None)

    def kept_off(self, moment: At, who: str, *, named: bool, harmless: bool = False) -> Event | None:
        """What keeps the attack, or a harmless effect, off a figure, if anything does."""
        table = moment.table
        if who.startswith(IMAGINARY):
            return unaffected(moment, who, "brw.target.imaginary")
        if who in ids(moment.frame.get("spared"), moment):
            return unaffected(moment, who, "brw.gen.golden")
        if not table.in_lodge(who) and (self.cause.kind != "event" or table.where(who) != CELL):
            pain = who == self_of(moment) and self.by == ROSE
            return unaffected(moment, who, "brw.key.pain.in-cell" if pain else "")
        if harmless:
            return None
        if self.source == ROSE and table.is_mage(who) and table.mage(who).avatar:
            return unaffected(moment, who, "brw.avatar.no-rose-damage")
        if immune(table, who, moment.reading):
            return unaffected(moment, who, "brw.gen.golden")
        rule = "" if named else self.immunity(table, who)
        return unaffected(moment, who, rule) if rule else None

    def immunity(self, table: Table, who: str) -> str:
        """The rule by which a figure is immune to this attack, "" if it is not (brw.dmg.immunity)."""
        if self.by == ROSE:
            return ""
        if table.is_evocation(self.dealer):
            one = table.evocation(self.dealer)
            # Control may be passed for one activation alone, so who deals the damage tells who has it.
            if self.by != one.owner:
                return ""
            mine = who == one.owner or (table.is_evocation(who) and table.controller(who) == one.owner)
            return "brw.dmg.immunity.evocation" if mine else ""
        if not self.physical and self.cause.kind not in OWN:
            return ""
        mine = who == self.by or (table.is_evocation(who) and table.evocation(who).owner == self.by)
        return "brw.dmg.immunity" if mine else ""

    def rule(self, table: Table, who: str) -> str:
        """The rule by which the chips on a figure are of the attack's colour."""
        if self.by == ROSE:
            return "brw.gen.symbol.rose"
        if table.is_evocation(self.dealer) and self.by != table.evocation(self.dealer).owner:
            return "brw.evo.control.chips"
        if self.physical:
            return "brw.evo.attack-physical" if table.is_evocation(self.dealer) else "brw.act.attack"
        return "brw.dmg.place.evocation" if table.is_evocation(who) else PLACE

    def share(self, moment: At, who: str, n: int) -> Share:
        """The damage to a figure, and how many chips it has room for: all where its health is not known."""
        table = moment.table
        most = health(table, who, moment.reading)
        return Share(who, n, n if most is None else max(0, most - len(table.damage_of(who))))

    def changed(self, moment: At, who: str, n: int) -> tuple[int, tuple[Event, ...]]:
        """The damage to a figure as cards in play change it, and what is told of it.

        Some cards speak of spells of certain types only (brw.spell.types).
        """
        type = self.spell_type(moment)
        changed = self._counted(moment, who, n, type)
        if changed == n:
            return n, ()
        typed = changed != self._counted(moment, who, n, None)
        rule = "brw.spell.types" if typed else "brw.gen.golden"
        return changed, (moment.event("damage-changed", rule, who=who, was=n, n=changed, type=type),)

    def _counted(self, moment: At, who: str, n: int, type: SpellType | None) -> int:
        if self.cause.kind == "spell" and self.by != ROSE:
            n += more_damage(moment.table, self.by, type, moment.reading)
        return n + more_taken(moment.table, who, type, moment.reading)

    def spell_type(self, moment: At) -> SpellType | None:
        """The type of the spell that deals the damage; None where it is no spell."""
        if self.cause.kind != "spell":
            return None
        face = box(moment.table.box).spell(self.cause.component)
        return face.side("reverse" if moment.frame.get("side") == "reverse" else "main").type


class Aim(Sentence, frozen=True):
    """Works out who takes how much damage, and whether the chips suffice for it (see `spread`)."""

    n: Value
    to: Value
    by: Value
    dealer: Value = None
    named: bool = False

    def execute(self, moment: At) -> Outcome[Table]:
        by, n = text(self.by, moment), number(self.n, moment)
        attack = Attack.of(moment, by, self.dealer)
        hits: list[Share] = []
        events: list[Event] = []
        for who in dict.fromkeys(ids(self.to, moment)) if n > 0 else ():
            kept_off = attack.kept_off(moment, who, named=self.named)
            if kept_off is None:
                dealt, more = attack.changed(moment, who, n)
                hits.append(attack.share(moment, who, dealt))
                events += more
            else:
                events.append(kept_off)
        left = moment.table.chips_left(attack.source)
        if not left and any(share.chips for share in hits):
            events.append(moment.event("no-chips", "brw.dmg.chips-out", source=attack.source))
        return Outcome(bound(moment, shares(moment, hits, left)), tuple(events))


class Strike(Sentence, frozen=True):
    """The chips go on the figures; each figure's damage is an event of its own.

    The effect keeps its blows in mind: whom each has struck, and with how much damage.
    """

    by: Value
    dealer: Value = None
    quiet: bool = False

    def execute(self, moment: At) -> Outcome[Table]:
        get, table = moment.frame.get, moment.table
        attack = Attack.of(moment, text(self.by, moment), self.dealer)
        strike, blows = counted(moment, "strikes"), [*blows_of(moment)]
        events: list[Event] = []
        for who, dealt, chips in given(moment):
            if dealt > 0:
                strike += 1
                rule = attack.rule(table, who) if self.rule == PLACE else self.rule
                table, event = struck(
                    moment, table, attack, who, dealt, chips, strike, rule, quiet=self.quiet
                )
                events.append(event)
                blows += (who, dealt)
        harmed = tuple(str(event.fact("who")) for event in events)
        if not events:
            events.append(moment.event("no-damage", "brw.gen.effect.skip", by=attack.by))
        before = ids(get("damaged"), moment)
        named: dict[str, Bound] = {
            "did": bool(harmed),
            "damaged": tuple(dict.fromkeys((*before, *harmed))),
            "strikes": strike,
            "blows": tuple(blows),
        }
        return Outcome(bound(moment, named).with_table(table), tuple(events))


def blows_of(moment: At) -> tuple[str | int, ...]:
    """The blows of the running effect so far: whom each has struck, followed by how much damage it dealt."""
    value = moment.frame.get("blows")
    return value if isinstance(value, tuple) else ()


def struck(
    moment: At,
    table: Table,
    attack: Attack,
    who: str,
    n: int,
    chips: int,
    strike: int,
    rule: str = "",
    *,
    quiet: bool = False,
) -> tuple[Table, Event]:
    """The table with chips of an attack on a figure, and the event of it.

    `n` is the damage dealt, `chips` what was placed of it, `strike` its number within the effect.
    """
    track = (*table.damage_of(who), *(attack.source,) * chips)
    named: dict[str, Bound] = {
        "who": who,
        "by": attack.by,
        "source": attack.source,
        "dealer": attack.dealer,
        "n": n,
        "placed": chips,
        "unplaced": n - chips,
        "total": len(track),
        "health": health(table, who, moment.reading),
        "room": table.where(who),
        "means": attack.cause.kind,
        "cause": attack.cause.component,
        "side": moment.frame.get("side"),
        "caster": attack.cause.seat,
        "physical": attack.physical,
        "quiet": quiet,
        "strike": strike,
    }
    return table.with_damage(who, track), moment.event("damaged", rule, **named)
