"""Using a solved quest: its effect, then its reward, and it lies completed (brw.quest.use)."""

from __future__ import annotations

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, query, text
from tutor.engine.sentence import Call, If, sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import At, myself, self_of
from tutor.games.blackrose.verbs.effects.power import gained_power
from tutor.games.blackrose.verbs.schema.ids import program_id

USE = "brw.quest.use"
COMPLETE = "brw.quest.complete"
REWARD = "brw.gen.effect.quest-power"


def quest_of(moment: At) -> str:
    """The quest that is used."""
    return text(moment.frame.get("card"), moment)


@sentence
def begin_quest(moment: At) -> Outcome[Table]:
    """The effect of the quest begins."""
    event = moment.event("quest-used", who=self_of(moment), quest=quest_of(moment))
    return Outcome(moment.state, (event,))


@query
def text_of(moment: At) -> Bound:
    """The program of the quest's effect, as the table's box has it."""
    return program_id(quest_of(moment), "main", moment.table.box)


@query
def has_text(moment: At) -> Bound:
    """Whether anything is known of the quest's effect."""
    return bool(box(moment.table.box).quest(quest_of(moment)).text)


@sentence
def unknown_text(moment: At) -> Outcome[Table]:
    """The effect of the quest is not known: nothing happens (nothing is invented)."""
    quest = quest_of(moment)
    return Outcome(moment.state, (moment.event("unknown-text", what=quest, component=quest),))


@sentence
def applied(moment: At) -> Outcome[Table]:
    """The effect of the quest has been applied (brw.gen.effect.applied)."""
    event = moment.event("quest-applied", who=self_of(moment), quest=quest_of(moment))
    return Outcome(moment.state, (event,))


@sentence
def complete(moment: At) -> Outcome[Table]:
    """The quest is completed: it lies face down, and its owner gains the reward.

    A quest that its own effect has taken from him is not completed; of a reward that is not known there is
    none.
    """
    seat, id, table = self_of(moment), quest_of(moment), moment.table
    mage = table.mage(seat)
    if all(quest.id != id for quest in mage.solved):
        event = moment.event("quest-gone", "brw.gen.effect.skip", who=seat, quest=id)
        return Outcome(moment.state, (event,))
    solved = tuple(quest for quest in mage.solved if quest.id != id)
    table = table.changed(seat, solved=solved, completed=(*mage.completed, id))
    reward = box(table.box).quest(id).reward
    events = [moment.event("quest-completed", who=seat, quest=id, reward=reward)]
    table, more = gained_power(moment, table, seat, reward or 0, REWARD)
    return moment.with_table(table, *events, *more)


USE_QUEST = Program(
    "use-quest",
    USE,
    (
        begin_quest,
        If(
            cond=has_text,
            then=(Call(program=text_of, who=myself, hand_over=(("card", Bind(name="card")),)),),
            otherwise=(unknown_text,),
        ),
        applied.under("brw.gen.effect.applied"),
        complete.under(COMPLETE),
    ),
    kind="quest",
)
"""Who acts uses his solved quest, the `card`."""

QUEST_USE = (USE_QUEST,)
