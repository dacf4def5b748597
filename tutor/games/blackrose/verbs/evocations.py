"""Verbs about evocations: they are summoned, activated, assigned, removed."""

from __future__ import annotations

from typing import ClassVar, Literal

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.query import Bind, Query, Value, query, text
from tutor.engine.sentence import Call, ForEach, If, Sentence
from tutor.games.blackrose.state.derived import health
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.burdens import assign
from tutor.games.blackrose.verbs.compiler.picking import figures, rooms
from tutor.games.blackrose.verbs.compiler.queries import Amount, IsAvatar
from tutor.games.blackrose.verbs.effects import evocations
from tutor.games.blackrose.verbs.effects.common import At, Times, bound, decide, ids, myself
from tutor.games.blackrose.verbs.effects.evocations import Boost, Kinds, summon
from tutor.games.blackrose.verbs.schema.ids import ACTIVATION
from tutor.games.blackrose.verbs.schema.picks import Few, Moon, Number, UpTo12, Where, Whom
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb


class Summon(Verb, frozen=True, tag="summon"):
    """Summons `n` evocations `what`: a kind, "same" as the one that is gone, or "any" of `max_health`."""

    rule: ClassVar[str] = "brw.evo.summon"
    summons: ClassVar[bool] = True
    what: str
    n: Number = 1
    where: Where = "target"
    max_health: Few | None = None
    upgrade: str = ""

    def sentences(self) -> Sentences:
        before, room = rooms(self.where)
        kind: Value = kind_gone if self.what == "same" else self.what
        one: Sentences = (*before, *summon(kind, room, self.max_health))
        if self.upgrade:
            one += assign("upgrade", self.upgrade, Bind(name="summoned"))
        if self.n == 1:
            return one
        return (ForEach(rule=self.rule, over=Times(n=Amount(n=self.n)), into="time", body=one),)


@query
def kind_gone(moment: At) -> Bound:
    """The kind of the evocation that has gone: in this effect, or in what set it off."""
    return moment.frame.get("removed-kind") or moment.frame.get("evocation")


class Activate(Verb, frozen=True, tag="activate"):
    """Activates evocations, with more `strength` and `speed`; `control`: under one's control.

    `priority`: the one printed for evocations that the avatar activates (brw.ruling.avatar.evo-order).
    """

    rule: ClassVar[str] = "brw.evo.activate"
    whom: Whom = "summoned"
    control: bool = False
    strength: UpTo12 = 0
    speed: UpTo12 = 0
    priority: Moon | None = None

    def sentences(self) -> Sentences:
        first, whom = figures(self.whom)
        each = Bind(name="each")
        control: Value = myself if self.control else ControllerOf(of=each)
        given = (
            ("figure", each),
            ("more-strength", self.strength),
            ("more-speed", self.speed),
            ("ordered", True),
            ("priority", self.priority),
        )
        call = Call(program=ActivationFor(who=control), who=control, hand_over=given)
        body = (If(cond=InLodge(figure=each), then=(call,)),)
        activations = ForEach(rule=self.rule, over=Bind(name="activated"), into="each", body=body)
        return (*first, Activating(rule=self.rule, whom=whom), activations)


class Activating(Sentence, frozen=True):
    """The evocations that are to be activated now are kept in mind; there may be none any more."""

    whom: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table = moment.table
        evocations = tuple(id for id in ids(self.whom, moment) if table.is_evocation(id))
        state = bound(moment, {"activated": evocations, "did": bool(evocations)})
        if evocations:
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


ACTING = ("figure", "speed", "more-strength", "ordered", "priority")
"""What is known of an activation while the card of the evocation says how it acts."""


class Act(Verb, frozen=True, tag="act"):
    """In the activation of an evocation by its own rules: it moves and attacks as the card says.

    Up to `moves` Move (1) effects ("speed": as many as its speed) and up to `attacks` physical attacks on
    figures in its room. The moves are made without a break, unless it may `split` them by attacks.
    """

    rule: ClassVar[str] = "brw.evo.activate.own-rules"
    part: ClassVar[str] = ACTIVATION
    moves: UpTo12 | Literal["speed"] = "speed"
    attacks: UpTo12 = 1
    split: bool = False

    def sentences(self) -> Sentences:
        given = (("moves", self.moves), ("attacks", self.attacks), ("split", self.split))
        known = tuple((name, Bind(name=name)) for name in ACTING)
        return (Call(rule=self.rule, program=act_for, who=myself, hand_over=(*known, *given)),)


@query
def act_for(moment: At) -> Bound:
    """The program of what an evocation does by its own rules: the avatar's choose by those of the AI."""
    return "avatar-evocation-act" if IsAvatar().value(moment) else "evocation-act"


class Bonus(Verb, frozen=True, tag="bonus"):
    """More `strength` and `speed` for the next activation of those evocations."""

    whom: Whom = "target"
    strength: UpTo12 = 0
    speed: UpTo12 = 0

    def sentences(self) -> Sentences:
        first, whom = figures(self.whom)
        return (*first, Boost(rule="brw.evo.activate", whom=whom, strength=self.strength, speed=self.speed))


class Remove(Verb, frozen=True, tag="remove"):
    """Removes evocations from the lodge, only of `max_health` at most if it is given."""

    whom: Whom = "target"
    max_health: Few | None = None

    def sentences(self) -> Sentences:
        first, whom = figures(self.whom)
        weak = whom if self.max_health is None else Weak(of=whom, most=self.max_health)
        return (*first, evocations.Remove(rule="brw.evo.defeat", whom=weak))


class Weak(Query, frozen=True):
    """Only those evocations whose health is at most that."""

    of: Value
    most: int

    def value(self, moment: At) -> Bound:
        table = moment.table
        evocations = (id for id in ids(self.of, moment) if table.is_evocation(id))
        return tuple(id for id in evocations if (health(table, id, moment.reading) or 99) <= self.most)


class AssignEvocation(Verb, frozen=True, tag="assign_evocation"):
    """Assigns `n` evocations `what` (a kind, or an archetype to choose from) to mages."""

    rule: ClassVar[str] = "brw.evo.assigned"
    what: str
    to: Whom = "target"
    n: Number = 1

    def sentences(self) -> Sentences:
        first, whom = figures(self.to)
        choose = decide(rule=self.rule, kind="evocation-kind", among=Kinds(what=self.what), into="kind")
        body = (choose, evocations.AssignEvocation(to=whom))
        return (*first, ForEach(rule=self.rule, over=Times(n=Amount(n=self.n)), into="time", body=body))
