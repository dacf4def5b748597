"""The plain deeds of printed texts as sentences: damage, instability, power, moving, targets, evocations."""

from __future__ import annotations

from typing import TypeAlias

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.query import Bind, Query, Value, query, text
from tutor.engine.sentence import Call, ForEach, If, Sentence, sentence
from tutor.games.blackrose.state.derived import health
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.compiler.picking import figures, rooms
from tutor.games.blackrose.verbs.compiler.queries import Amount, IsAvatar, Reads
from tutor.games.blackrose.verbs.compiler.targets import Retarget
from tutor.games.blackrose.verbs.effects.common import (
    At,
    TakeCrown,
    Times,
    bound,
    counted,
    decide,
    ids,
    myself,
    self_of,
)
from tutor.games.blackrose.verbs.effects.damage import damage
from tutor.games.blackrose.verbs.effects.evocations import AssignEvocation, Boost, Kinds, Remove, summon
from tutor.games.blackrose.verbs.effects.instability import instability
from tutor.games.blackrose.verbs.effects.jinxes import assign
from tutor.games.blackrose.verbs.effects.memory import remember
from tutor.games.blackrose.verbs.effects.moving import move, put, to_cells
from tutor.games.blackrose.verbs.effects.outright import DefeatOutright, survive
from tutor.games.blackrose.verbs.effects.power import GainPower, LosePower, StealPower
from tutor.games.blackrose.verbs.effects.swaps import swap
from tutor.games.blackrose.verbs.effects.trophies import GiveTrophy, TakeTrophy, trophies
from tutor.games.blackrose.verbs.effects.undoing import Undo
from tutor.games.blackrose.verbs.schema import verbs as v
from tutor.games.blackrose.verbs.schema.picks import Pick, RoomPick, Where, Whom

Sentences: TypeAlias = tuple[Sentence, ...]
ORDER = "brw.gen.effect.order"
ACTING = ("figure", "speed", "more-strength", "ordered", "priority")
"""What is known of an activation while the card of the evocation says how it acts."""
OWN = ("self", "summoned", "activated", "bearer", "owner")
"""Figures of one's own that a text names, so that they are not immune (brw.dmg.immunity)."""


def of_damage(deed: v.DeedForm) -> Sentences | None:
    """Damage and what is like it."""
    match deed:
        case v.Damage(n=n, to=to, by=by, quiet=quiet):
            first, whom = figures(to)
            rule = "brw.target.all" if _all(to) else "brw.dmg.place"
            return (*first, *damage(Amount(n=n), whom, _by(by), named=to in OWN, quiet=quiet, rule=rule))
        case v.Pain(n=n):
            return damage(Amount(n=n), myself, ROSE, named=True, rule="brw.key.pain")
        case v.ReplaceDamage():
            return _replace(deed)
        case v.Heal(n=n, to=to, keep_rose=keep_rose):
            first, whom = figures(to)
            return (*first, *swap("heal", Amount(n=n), whom, keep_rose=keep_rose, all_of=n == "all"))
        case v.Ignore(n=n):
            return (Undo(rule="brw.trap.defence-undo", n=Amount(n=n)),)
        case v.IgnoreSpell():
            return (spare_me.under("brw.gen.golden"),)
        case v.DefeatOutright(whom=whom_):
            first, whom = figures(whom_)
            return (*first, DefeatOutright(rule="brw.trap.defeat-outright", whom=whom))
        case v.Survive():
            return (survive.under("brw.def.step1.outright"),)
        case v.Redirect(n=n, to=to):
            first, whom = figures(to)
            return (*first, Undo(rule="brw.gen.golden", n=Amount(n=n), to=whom))
        case v.Instability(n=n, where=where, by=by):
            first, room = rooms(where, _measured(where))
            return (*first, *instability(Amount(n=n), room, _by(by)))
        case v.ReplaceInstability(n=n, where=where, by=by):
            first, room = rooms(where, _measured(where))
            return (*first, *swap("replace-instability", Amount(n=n), room, _by(by)))
        case _:
            return None


def _all(whom: Whom) -> bool:
    """Whether a text means all figures within a distance (brw.target.all)."""
    return isinstance(whom, Pick) and whom.pick == "each" and whom.range != "any"


def _measured(where: Where) -> str:
    """The rule by which a room for instability is chosen: within so many rooms of something, or any."""
    far = isinstance(where, RoomPick) and where.range not in (0, "any")
    return "brw.inst.distance" if far else "brw.target.area"


def _by(by: v.By) -> Value:
    return ROSE if by == "rose" else myself


def _replace(deed: v.ReplaceDamage) -> Sentences:
    first, whom = figures(deed.to)
    named, by, n = deed.to in OWN, _by(deed.by), Amount(n=deed.n)
    if not deed.each:
        return (*first, *swap("replace-damage", n, whom, by, named=named))
    one = swap("replace-damage", n, Bind(name="each"), by, named=named)
    return (*first, ForEach(rule="brw.dmg.replace", over=whom, into="each", body=one))


@sentence
def spare_me(moment: At) -> Outcome[Table]:
    """The spell that set this off does not affect who applies this."""
    of, seat = counted(moment, "of"), self_of(moment)
    event = moment.event("spell-ignored", who=seat, cause=moment.frame.get("cause"))
    return Outcome(remember(moment.bound("did", True), of, "spared", (seat,)), (event,))


def of_power(deed: v.DeedForm) -> Sentences | None:
    """Power, crown and trophies."""
    match deed:
        case v.GainPower(n=n, who=who):
            first, whom = figures(who)
            gain = GainPower(n=Amount(n=n), who=Bind(name="each"))
            return (*first, ForEach(rule=ORDER, over=AsList(of=whom), into="each", body=(gain,)))
        case v.LosePower(n=n, who=who):
            first, whom = figures(who)
            return (*first, LosePower(rule=ORDER, n=Amount(n=n), who=whom))
        case v.Steal(n=n, who=who):
            return _steal(Amount(n=n), who)
        case v.TakeCrown():
            return (TakeCrown(rule=ORDER),)
        case v.TakeTrophy(of=of):
            first, whom = figures(of)
            return (*first, TakeTrophy(rule="brw.end.trophy-any", of=whom))
        case v.Claim(of=of):
            first, whom = figures(of)
            rule, trophy = "brw.avatar.order.trap.resolve", TakeTrophy(of=whom)
            is_trophy = Reads(ruling="brw.ruling.avatar.vengeance", reading="trophy")
            steal = _steal(Amount(n=1), of)
            return (*first, If(rule=rule, cond=is_trophy, then=(trophy,), otherwise=steal))
        case v.GiveTrophy():
            rule = "brw.def.step5.rose-space"
            choose = decide(rule=rule, kind="trophy", among=trophies, into="trophy")
            return (choose, GiveTrophy(rule=rule, trophy=Bind(name="trophy")))
        case _:
            return None


def _steal(n: Value, who: Whom) -> Sentences:
    first, whom = figures(who)
    rule = "brw.key.steal"
    steal = StealPower(n=n, of=Bind(name="each"))
    return (*first, ForEach(rule=rule, over=AsList(of=whom), into="each", body=(steal,)))


class AsList(Query, frozen=True):
    """Ids as a list to go through: none, one or several."""

    of: Value

    def value(self, moment: At) -> Bound:
        return ids(self.of, moment)


def of_moving(deed: v.DeedForm) -> Sentences | None:
    """Moving, attacks and targets."""
    match deed:
        case v.Move(max=most, whom=whom_, times=times):
            first, whom = figures(whom_)
            return (*first, *move(AsList(of=whom), most * times))
        case v.PlaceFigure(where="cell", whom=whom_):
            first, whom = figures(whom_)
            return (*first, *to_cells(whom))
        case v.PlaceFigure(where=where, whom=whom_):
            first, whom = figures(whom_)
            before, room = rooms(where)
            return (*first, *before, *put(AsList(of=whom), room))
        case v.Attack(priority=priority):
            return _attack(priority)
        case v.TargetFigure(whom=whom_):
            first, whom = figures(whom_)
            return (*first, Retarget(rule="brw.target.caster", to=whom))
        case v.TargetRoom(where=where):
            before, room = rooms(where)
            return (*before, Retarget(rule="brw.target.area", to=room))
        case v.Approach(to=to, priority=priority):
            return (_approach(to, priority),)
        case v.TargetByPriority(target=target, range=range_, priority=priority):
            return (_aim(aim=target, reach=range_, priority=priority),)
        case _:
            return None


def _aim(**hand_over: Value) -> Call:
    """The avatar chooses a target, which its whole effect keeps in mind."""
    rule = "brw.avatar.target"
    return Call(rule=rule, program="avatar-target", hand_over=tuple(hand_over.items()), part=True, who=myself)


def _attack(priority: int | None) -> Sentences:
    """A physical attack; the avatar's goes by rules of its own."""
    rule = "brw.act.attack"
    known = tuple((name, Bind(name=name)) for name in ("target", "approached"))
    own = Call(program="avatar-attack", hand_over=(("priority", priority), *known), part=True, who=myself)
    plain = Call(program="attack", who=myself, part=True)
    return (If(rule=rule, cond=IsAvatar(), then=(own,), otherwise=(plain,)),)


def _approach(to: str, priority: int | None) -> Call:
    """The avatar moves; each of its Move (1) effects has a full stop of its own (brw.avatar.move-attack)."""
    rule = "brw.avatar.move-attack"
    known = (("target", Bind(name="target")), ("target-at", Bind(name="target-at")))
    return Call(
        rule=rule,
        program="avatar-approach",
        hand_over=(("towards", to), ("priority", priority), *known),
        who=myself,
    )


def of_evocations(deed: v.DeedForm) -> Sentences | None:
    """Evocations."""
    match deed:
        case v.Summon():
            return _summon(deed)
        case v.Activate():
            return _activate(deed)
        case v.Act(moves=moves, attacks=attacks, split=split):
            given = (("moves", moves), ("attacks", attacks), ("split", split))
            known = tuple((name, Bind(name=name)) for name in ACTING)
            rule = "brw.evo.activate.own-rules"
            return (Call(rule=rule, program=act_for, who=myself, hand_over=(*known, *given)),)
        case v.Bonus(whom=whom_, strength=strength, speed=speed):
            first, whom = figures(whom_)
            return (*first, Boost(rule="brw.evo.activate", whom=whom, strength=strength, speed=speed))
        case v.Remove(whom=whom_, max_health=most):
            first, whom = figures(whom_)
            weak = whom if most is None else Weak(of=whom, most=most)
            return (*first, Remove(rule="brw.evo.defeat", whom=weak))
        case v.AssignEvocation(what=what, to=to, n=n):
            first, whom = figures(to)
            rule = "brw.evo.assigned"
            choose = decide(rule=rule, kind="evocation-kind", among=Kinds(what=what), into="kind")
            body = (choose, AssignEvocation(to=whom))
            return (*first, ForEach(rule=rule, over=Times(n=Amount(n=n)), into="time", body=body))
        case _:
            return None


def _summon(deed: v.Summon) -> Sentences:
    before, room = rooms(deed.where)
    kind: Value = kind_gone if deed.what == "same" else deed.what
    one: Sentences = (*before, *summon(kind, room, deed.max_health))
    if deed.upgrade:
        one += assign("upgrade", deed.upgrade, Bind(name="summoned"))
    if deed.n == 1:
        return one
    return (ForEach(rule="brw.evo.summon", over=Times(n=Amount(n=deed.n)), into="time", body=one),)


@query
def kind_gone(moment: At) -> Bound:
    """The kind of the evocation that has gone: in this effect, or in what set it off."""
    return moment.frame.get("removed-kind") or moment.frame.get("evocation")


class Weak(Query, frozen=True):
    """Only those evocations whose health is at most that."""

    of: Value
    most: int

    def value(self, moment: At) -> Bound:
        table = moment.table
        found = (id for id in ids(self.of, moment) if table.is_evocation(id))
        return tuple(id for id in found if (health(table, id, moment.reading) or 99) <= self.most)


def _activate(deed: v.Activate) -> Sentences:
    first, whom = figures(deed.whom)
    rule, each = "brw.evo.activate", Bind(name="each")
    control: Value = myself if deed.control else ControllerOf(of=each)
    call = Call(
        program=ActivationFor(who=control),
        who=control,
        hand_over=(
            ("figure", each),
            ("more-strength", deed.strength),
            ("more-speed", deed.speed),
            ("ordered", True),
            ("priority", deed.priority),
        ),
    )
    remembered = Activating(rule=rule, whom=whom)
    return (
        *first,
        remembered,
        ForEach(
            rule=rule,
            over=Bind(name="activated"),
            into="each",
            body=(If(cond=InLodge(figure=each), then=(call,)),),
        ),
    )


class Activating(Sentence, frozen=True):
    """The evocations that are to be activated now are kept in mind; there may be none any more."""

    whom: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table = moment.table
        found = tuple(id for id in ids(self.whom, moment) if table.is_evocation(id))
        state = bound(moment, {"activated": found, "did": bool(found)})
        if found:
            return Outcome(state)
        return Outcome(state, (moment.event("nothing-activated", "brw.gen.effect.skip"),))


class InLodge(Query, frozen=True):
    """Whether an evocation is still in the lodge: others activated with it may have removed it."""

    figure: Value

    def value(self, moment: At) -> Bound:
        return moment.table.is_evocation(text(self.figure, moment))


class ControllerOf(Query, frozen=True):
    """The seat that controls an evocation (brw.evo.control)."""

    of: Value

    def value(self, moment: At) -> Bound:
        return moment.table.controller(text(self.of, moment))


class ActivationFor(Query, frozen=True):
    """The program of an activation: the avatar's evocations follow rules of their own."""

    who: Value

    def value(self, moment: At) -> Bound:
        avatar = moment.table.mage(text(self.who, moment)).avatar
        return "avatar-activate-evocation" if avatar else "activate-evocation"


@query
def act_for(moment: At) -> Bound:
    """The program of what an evocation does by its own rules: the avatar's choose by those of the AI."""
    return "avatar-evocation-act" if IsAvatar().value(moment) else "evocation-act"
