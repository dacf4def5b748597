"""Verbs that make something the target of the effect."""

from __future__ import annotations

from typing import ClassVar

from tutor.engine.sentence import Call
from tutor.games.blackrose.verbs.compiler.picking import figures, rooms
from tutor.games.blackrose.verbs.compiler.targets import Retarget
from tutor.games.blackrose.verbs.effects.common import myself
from tutor.games.blackrose.verbs.schema.picks import Moon, Range, Target, Where, Whom
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb


class TargetFigure(Verb, frozen=True, tag="target"):
    """These figures become the target."""

    names_target: ClassVar[bool] = True
    whom: Whom

    def sentences(self) -> Sentences:
        first, whom = figures(self.whom)
        return (*first, Retarget(rule="brw.target.caster", to=whom))


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
