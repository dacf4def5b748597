"""Targets: verbs that name one, and how the caster of a spell chooses one, imaginary figures included."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Value, candidates, query
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.engine.sentence import Call, If, Sentence, sentence
from tutor.games.blackrose.components.component_set import Box, box, once_a_box
from tutor.games.blackrose.components.faces import SideFace
from tutor.games.blackrose.state.lodge.ground import sight_of
from tutor.games.blackrose.state.table import IMAGINARY, Table
from tutor.games.blackrose.verbs.compiler import whom
from tutor.games.blackrose.verbs.compiler.picking import figures, rooms
from tutor.games.blackrose.verbs.compiler.queries import FigureChoice, RoomChoice
from tutor.games.blackrose.verbs.compiler.scene import scene
from tutor.games.blackrose.verbs.effects.common import At, bound, cause, decide, ids, myself, self_of
from tutor.games.blackrose.verbs.schema.picks import Moon, Pick, Range, RoomPick, Target, Where, Whom
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb
from tutor.games.blackrose.verbs.schema.walk import needs_target, picks

CASTER = "brw.target.caster"
KINDS: dict[str, str] = {
    "figure": "brw.target.figure",
    "mage": "brw.target.mage",
    "evocation": "brw.target.evocation",
    "area": "brw.target.area",
    "self": "brw.target.self",
    "own-evocation": "brw.target.evocation",
}
"""The rule of every kind of target; one of an own archetype is under that of archetypes."""


class TargetFigure(Verb, frozen=True, tag="target"):
    """These figures become the target."""

    names_target: ClassVar[bool] = True
    whom: Whom

    def sentences(self) -> Sentences:
        first, figure = figures(self.whom)
        return (*first, Retarget(rule=CASTER, to=figure))


class TargetRoom(Verb, frozen=True, tag="target_room"):
    """This room becomes the target."""

    names_target: ClassVar[bool] = True
    where: Where

    def sentences(self) -> Sentences:
        before, room = rooms(self.where)
        return (*before, Retarget(rule="brw.target.area", to=room))


class TargetByPriority(Verb, frozen=True, tag="target_by"):
    """The avatar chooses a target by one of its three priorities, which its whole effect keeps in mind.

    See brw.avatar.target.
    """

    target: Target
    range: Range
    priority: Moon

    def sentences(self) -> Sentences:
        given = (("aim", self.target), ("reach", self.range), ("priority", self.priority))
        rule = "brw.avatar.target"
        return (Call(rule=rule, program="avatar-target", hand_over=given, part=True, who=myself),)


def printed_side(moment: At) -> SideFace:
    """The side of the spell that the running effect applies."""
    get = moment.frame.get
    spell = box(moment.table.box).spell(str(get("card")))
    return spell.side("reverse" if get("side") == "reverse" else "main")


def pick_of(target: Target, range: Range) -> Pick:
    """A kind of figure target as what may be picked."""
    if target.startswith("own-"):
        return Pick(what=target.removeprefix("own-"), whose="own", range=range)
    return Pick(what=target, whose="other" if target == "mage" else "any", range=range)


def choose_target() -> tuple[Sentence, ...]:
    """The sentences in which the caster chooses the target of the spell "card" on its "side".

    A trap or a defence whose text names its target itself needs none now. The target is bound as "target": a
    figure, a room, or an imaginary figure in a room.
    """
    choose = decide(rule=CASTER, kind="target", among=SpellTargets(), into="target")
    where = decide(
        rule="brw.target.imaginary", kind="imaginary-room", among=SpellTargets(rooms=True), into="target-at"
    )
    return (
        If(
            rule=CASTER,
            cond=chooses_target,
            then=(
                choose,
                If(rule="brw.target.imaginary", cond=chose_imaginary, then=(where,)),
                aimed,
            ),
            otherwise=(spread.under("brw.target.special"),),
        ),
    )


@query
def chooses_target(moment: At) -> Bound:
    """Whether the caster chooses a target: not for a trap or defence whose text does without."""
    get = moment.frame.get
    return _chooses_target(box(moment.table.box), str(get("card")), get("side") == "reverse")


@once_a_box
def _chooses_target(known: Box, spell: str, reverse: bool) -> bool:
    side = known.spell(spell).side("reverse" if reverse else "main")
    if side.target == "special":
        return False
    return side.type not in ("trap", "defence") or needs_target(side.text)


@sentence
def spread(moment: At) -> Outcome[Table]:
    """A spell without a target is about to affect all figures that its text means: they may react."""
    side, at = printed_side(moment), scene(moment)
    reached = tuple(dict.fromkeys(one for pick in picks(side.text) for one in whom.reached(pick, at)))
    if side.target != "special" or not reached:
        return Outcome(moment.state)
    get, seat = moment.frame.get, self_of(moment)
    event = moment.event(
        "effect-spreads",
        who=reached,
        by=seat,
        caster=seat,
        means="spell",
        cause=get("card"),
        side=get("side"),
    )
    return Outcome(moment.state, (event,))


@query
def chose_imaginary(moment: At) -> Bound:
    """Whether an imaginary figure was chosen, whose room is still open."""
    return moment.frame.get("target") == IMAGINARY


class SpellTargets(Among, frozen=True):
    """What the spell can be aimed at, and why at nothing else.

    With `rooms` it is where an imaginary figure can stand.
    """

    rooms: bool = False

    def choices(self, moment: At) -> Choices:
        side = printed_side(moment)
        if side.target is None or side.range is None:
            return Choices()
        return targets(moment, side.target, side.range, rooms=self.rooms)

    def options(self, moment: At) -> tuple[Option, ...]:
        side = printed_side(moment)
        if side.target is None or side.range is None:
            return ()
        target, range = ("area" if self.rooms else side.target), side.range
        options = _things(target, range).options(moment)
        if self.rooms or target in ("area", "special", "self"):
            return options
        return options + _imaginary(moment, target, range, real=bool(options)).options


def targets(moment: At, target: Target, range: Range, *, rooms: bool = False) -> Choices:
    """What an effect of a kind and a range can be aimed at, and why at nothing else."""
    choices = there(moment, "area" if rooms else target, range)
    if rooms or target in ("area", "special", "self"):
        return choices
    return choices + _imaginary(moment, target, range, real=bool(choices.options))


def there(moment: At, target: Target, range: Range) -> Choices:
    """What is there of the things that an effect of a kind and a range can be aimed at."""
    return _things(target, range).choices(moment)


@lru_cache(maxsize=256)
def _things(target: Target, range: Range) -> Among:
    if target in ("area", "special"):
        return RoomChoice(pick=RoomPick(range=range))
    return oneself if target == "self" else FigureChoice(pick=pick_of(target, range))


@candidates
def oneself(moment: At) -> Choices:
    """The caster himself."""
    seat = self_of(moment)
    return Choices((Option(seat, "figure", facts(figure=seat), seat),))


def _imaginary(moment: At, target: Target, range: Range, *, real: bool) -> Choices:
    """The imaginary figure, where the kind of target and the readings let it be chosen."""
    if target.startswith("own-") and moment.reading("brw.ruling.imaginary.own") == "no":
        return Choices()
    option = Option("imaginary", "imaginary", facts(), IMAGINARY)
    against: list[Refusal] = []
    if real and moment.reading("brw.ruling.imaginary.when") == "only-none":
        about = facts(ruling="brw.ruling.imaginary.when", reading="only-none")
        against.append(Refusal("brw.target.imaginary", "imaginary-real", about))
    if not _things("area", range).options(moment):
        against.append(Refusal("brw.range.max", "no-room-in-range", facts(reach=range)))
    return sorted_out(((option, against),))


@sentence
def aimed(moment: At) -> Outcome[Table]:
    """The target is chosen, or there is none; whom it is aimed at may react."""
    get = moment.frame.get
    target = str(get("target") or "")
    if target == IMAGINARY:
        target = IMAGINARY + str(get("target-at"))
    side = printed_side(moment)
    if not target:
        event = moment.event("no-target", aim=side.target, reach=side.range, who=self_of(moment))
        return Outcome(moment.bound("target", None), (event,))
    aimed = targeted(moment, (target,), KINDS.get(side.target or "", "brw.evo.archetype"))
    return Outcome(aimed.state, (*_in_reach(moment, side, target), *aimed.events))


def _in_reach(moment: At, side: SideFace, target: str) -> Iterator[Event]:
    """What lets the target be chosen: an unlimited range, or the distance and a line of sight."""
    table = moment.table
    source, room = table.where(self_of(moment)), table.where(target)
    if side.target != "self" and table.is_room(source) and table.is_room(room):
        far = sight_of(table, moment.reading).distance(source, room)
        rule = "brw.range.any" if side.range == "any" else "brw.range.los"
        yield moment.event("in-reach", rule, who=target, distance=far, reach=side.range)


class Retarget(Sentence, frozen=True):
    """These figures, or this room, become the target (the text says so)."""

    to: Value

    def execute(self, moment: At) -> Outcome[Table]:
        return targeted(moment, ids(self.to, moment))


def targeted(moment: At, figures: tuple[str, ...], rule: str = "") -> Outcome[Table]:
    """The outcome of aiming the running effect at something, under the rule of its kind."""
    table, target = moment.table, next(iter(figures), "")
    if not target:
        event = moment.event("no-target", aim=None, reach=None, who=self_of(moment))
        return Outcome(bound(moment, {"target": None, "did": False}), (event,))
    room = table.where(target)
    aim = "area" if table.is_room(target) else "figure"
    card, side, why = moment.frame.get("card"), moment.frame.get("side"), cause(moment)
    spell = bool(card) or why.kind == "order"
    event = moment.event(
        "targeted",
        rule or KINDS[aim],
        who=target,
        by=self_of(moment),
        caster=self_of(moment),
        room=room,
        aim=aim,
        means="spell" if spell else None,
        cause=why.component if spell and not card else card,
        side=side,
    )
    return Outcome(bound(moment, {"target": target, "target-at": room, "did": True}), (event,))
