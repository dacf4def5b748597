"""Verbs about moving and attacking."""

from __future__ import annotations

from typing import ClassVar, Literal

from tutor.engine.query import Bind
from tutor.engine.sentence import Call, If
from tutor.games.blackrose.verbs.compiler.picking import figures, rooms
from tutor.games.blackrose.verbs.compiler.queries import IsAvatar
from tutor.games.blackrose.verbs.effects.common import AsList, myself
from tutor.games.blackrose.verbs.effects.moving import move, put, to_cells
from tutor.games.blackrose.verbs.schema.picks import Few, Moon, Where, Whom
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb


class Move(Verb, frozen=True, tag="move"):
    """Moves those figures by up to `max` rooms, `times` times."""

    rule: ClassVar[str] = "brw.key.move-upto"
    max: Few = 1
    whom: Whom = "self"
    times: Few = 1

    def sentences(self) -> Sentences:
        first, whom = figures(self.whom)
        return (*first, *move(AsList(of=whom), self.max * self.times))


class PlaceFigure(Verb, frozen=True, tag="place"):
    """Places those figures in a room or in their cells."""

    where: Where
    whom: Whom = "self"

    def sentences(self) -> Sentences:
        first, whom = figures(self.whom)
        if self.where == "cell":
            return (*first, *to_cells(whom))
        before, room = rooms(self.where)
        return (*first, *before, *put(AsList(of=whom), room))


class Attack(Verb, frozen=True, tag="attack"):
    """A physical attack; the avatar's, by rules of its own, on one that the priority names, if one does."""

    rule: ClassVar[str] = "brw.act.attack"
    priority: Moon | None = None

    def sentences(self) -> Sentences:
        known = tuple((name, Bind(name=name)) for name in ("target", "approached"))
        given = (("priority", self.priority), *known)
        own = Call(program="avatar-attack", hand_over=given, part=True, who=myself)
        plain = Call(program="attack", who=myself, part=True)
        return (If(rule=self.rule, cond=IsAvatar(), then=(own,), otherwise=(plain,)),)


class Approach(Verb, frozen=True, tag="approach"):
    """The avatar moves, up to its speed, towards the target or the mage that the priority names.

    Each of its Move (1) effects has a full stop of its own (brw.avatar.move-attack).
    """

    to: Literal["target", "mage"] = "target"
    priority: Moon | None = None

    def sentences(self) -> Sentences:
        known = tuple((name, Bind(name=name)) for name in ("target", "target-at"))
        given = (("towards", self.to), ("priority", self.priority), *known)
        rule = "brw.avatar.move-attack"
        return (Call(rule=rule, program="avatar-approach", hand_over=given, who=myself),)
