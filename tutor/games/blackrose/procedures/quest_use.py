"""Using a solved quest: its effect, then its reward, and it lies completed (brw.quest.use)."""

from __future__ import annotations

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Query, text
from tutor.engine.sentence import Call, If, Sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import At, Self, self_of
from tutor.games.blackrose.verbs.effects.power import gained_power
from tutor.games.blackrose.verbs.schema.ids import program_id

USE = "brw.quest.use"
COMPLETE = "brw.quest.complete"
REWARD = "brw.gen.effect.quest-power"


def quest_of(moment: At) -> str:
    """The quest that is used."""
    return text(moment.frame.get("card"), moment)


class BeginQuest(Sentence, frozen=True):
    """The effect of the quest begins."""

    def execute(self, moment: At) -> Outcome[Table]:
        event = moment.event("quest-used", who=self_of(moment), quest=quest_of(moment))
        return Outcome(moment.state, (event,))


class TextOf(Query, frozen=True):
    """The program of the quest's effect, as the table's box has it."""

    def value(self, moment: At) -> Bound:
        return program_id(quest_of(moment), "main", moment.table.box)


class HasText(Query, frozen=True):
    """Whether anything is known of the quest's effect."""

    def value(self, moment: At) -> Bound:
        return bool(box(moment.table.box).quest(quest_of(moment)).text)


class UnknownText(Sentence, frozen=True):
    """The effect of the quest is not known: nothing happens (nothing is invented)."""

    def execute(self, moment: At) -> Outcome[Table]:
        quest = quest_of(moment)
        return Outcome(moment.state, (moment.event("unknown-text", what=quest, component=quest),))


class Applied(Sentence, frozen=True):
    """The effect of the quest has been applied (brw.gen.effect.applied)."""

    def execute(self, moment: At) -> Outcome[Table]:
        event = moment.event("quest-applied", who=self_of(moment), quest=quest_of(moment))
        return Outcome(moment.state, (event,))


class Complete(Sentence, frozen=True):
    """The quest is completed: it lies face down, and its owner gains the reward.

    A quest that its own effect has taken from him is not completed; of a reward that is not known there is
    none.
    """

    def execute(self, moment: At) -> Outcome[Table]:
        seat, id, table = self_of(moment), quest_of(moment), moment.table
        mage = table.mage(seat)
        if all(quest.id != id for quest in mage.solved):
            event = moment.event("quest-gone", "brw.gen.effect.skip", who=seat, quest=id)
            return Outcome(moment.state, (event,))
        solved = tuple(quest for quest in mage.solved if quest.id != id)
        table = table.changed(seat, solved=solved, completed=(*mage.completed, id))
        reward = box(table.box).quest(id).reward
        events = [moment.event("quest-completed", who=seat, quest=id, reward=reward)]
        table, told = gained_power(moment, table, seat, reward or 0, REWARD)
        return moment.with_table(table, *events, *told)


USE_QUEST = Program(
    "use-quest",
    USE,
    (
        BeginQuest(),
        If(
            cond=HasText(),
            then=(Call(program=TextOf(), who=Self(), hand_over=(("card", Bind(name="card")),)),),
            otherwise=(UnknownText(),),
        ),
        Applied(rule="brw.gen.effect.applied"),
        Complete(rule=COMPLETE),
    ),
    kind="quest",
)
"""Who acts uses his solved quest, the `card`."""

QUEST_USE = (USE_QUEST,)
