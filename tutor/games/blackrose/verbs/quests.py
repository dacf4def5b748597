"""Verbs about quests and events in play."""

from __future__ import annotations

from typing import Literal

from tutor.engine.moment import Outcome
from tutor.engine.sentence import Call, If, sentence
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.queries import Amount, IsAvatar
from tutor.games.blackrose.verbs.effects.common import At, myself
from tutor.games.blackrose.verbs.effects.quests import (
    choose_quest,
    discard_events,
    discard_quests,
    solve_quest,
)
from tutor.games.blackrose.verbs.schema.picks import Number
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb


class ChooseQuest(Verb, frozen=True, tag="choose_quest"):
    """Chooses an active quest of one's own."""

    def sentences(self) -> Sentences:
        return (choose_quest(), quest_chosen.under(self.rule))


@sentence
def quest_chosen(moment: At) -> Outcome[Table]:
    """Whether there was a quest to choose."""
    return Outcome(moment.bound("did", bool(moment.frame.get("quest"))))


class SolveQuest(Verb, frozen=True, tag="solve_quest"):
    """The chosen quest is solved."""

    def sentences(self) -> Sentences:
        complete = Call(program="avatar-quests", who=myself)
        avatar = If(rule="brw.avatar.quests", cond=IsAvatar(), then=(complete,))
        return (solve_quest.under("brw.quest.special"), avatar)


class DiscardQuest(Verb, frozen=True, tag="discard_quest"):
    """Discards quests of one's own."""

    n: Number = 1
    which: Literal["active", "solved"] = "active"

    def sentences(self) -> Sentences:
        return discard_quests(Amount(n=self.n), self.which)


class DiscardEvent(Verb, frozen=True, tag="discard_event"):
    """Discards events from the event board."""

    n: Number = 1

    def sentences(self) -> Sentences:
        return discard_events(Amount(n=self.n))
