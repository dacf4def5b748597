"""The Black Rose phase: events move on, one is drawn, events apply, quests are put in order (brw.rose)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, query
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Call, Choose, ForEach, If, Sentence, While, sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.procedures.events import ROSE_PHASE as ROSE_PHASE_STEP
from tutor.games.blackrose.procedures.events import discarded
from tutor.games.blackrose.state.derived import quest_limit
from tutor.games.blackrose.state.mage import Quest
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.compiler.picking import each_mage
from tutor.games.blackrose.verbs.effects.common import At, ids, myself, self_of
from tutor.games.blackrose.verbs.effects.power import gained_power
from tutor.games.blackrose.verbs.quests import LoseQuest, MoonDeck, Which, draw_quests

SHIFT = "brw.rose.shift"
DRAW = "brw.rose.draw"
RESOLVE = "brw.rose.resolve"
DISCARD = "brw.rose.discard-quest"
DRAW_QUEST = "brw.rose.draw-quest"
TRIM = "brw.rose.trim-quests"
NOTHING = "brw.rose.trim-quests.nothing"


@sentence
def shift_events(moment: At) -> Outcome[Table]:
    """The face-up events move one space to the right, the last one off the board."""
    first, second, third = moment.table.events
    if not (first or second or third):
        return Outcome(moment.state, (moment.event("no-events"),))
    table = replace(moment.table, events=("", first, second))
    events: list[Event] = [moment.event("events-shifted", events=tuple(filter(None, (first, second))))]
    if third:
        table, more = discarded(moment, table, third, "brw.rose.shift.power")
        events += more
    return moment.with_table(table, *events)


@query
def reader(moment: At) -> Bound:
    """Who draws the event: the player on the right of the first mage.

    Whether the avatar can be that player is brw.ruling.avatar.draws-event.
    """
    table = moment.table
    avatar = moment.reading("brw.ruling.avatar.draws-event") == "avatar"
    return next(
        (seat for seat in reversed(table.turn_order) if avatar or not table.mage(seat).avatar),
        table.turn_order[0],
    )


class OwnActive(Among, frozen=True):
    """The active quests of who is asked; with `or_none` he may choose none."""

    secret: ClassVar[bool] = True

    which: Which = "active"
    or_none: bool = False

    def choices(self, moment: At) -> Choices:
        quests = _quests(moment, self.which)
        options = tuple(
            Option(one.id, f"{self.which}-quest", facts(quest=one.id), one.id)
            for one in dict.fromkeys(quests)
        )
        return Choices((*options, Option("none", "keep-quests", value="")) if self.or_none else options)


def _quests(moment: At, which: Which) -> tuple[Quest, ...]:
    mage = moment.table.mage(self_of(moment))
    return mage.active if which == "active" else mage.solved


@sentence
def rose_gains(moment: At) -> Outcome[Table]:
    """For the quest that was discarded the Rose gains as much as the number of its moon."""
    quest = ids(moment.frame.get("quest"), moment)[0]
    n = box(moment.table.box).quest(quest).moon
    if n is None:
        return Outcome(moment.state, (moment.event("unknown-moon", quest=quest),))
    table, events = gained_power(moment, moment.table, ROSE, n)
    return moment.with_table(table, *events)


@query
def no_active(moment: At) -> Bound:
    """Whether a mage has no active quest."""
    return not _quests(moment, "active")


@query
def over_limit(moment: At, which: Which) -> Bound:
    """Whether a mage has more quests than his limit; never, where nobody knows it."""
    limit = quest_limit(moment.table, self_of(moment), moment.reading)
    return limit is not None and len(_quests(moment, which)) > limit


@query
def limit_unknown(moment: At) -> Bound:
    """Whether nobody knows how many quests a mage may keep."""
    return quest_limit(moment.table, self_of(moment), moment.reading) is None


@sentence
def tell_limit(moment: At, what: str) -> Outcome[Table]:
    """Nothing is discarded where the limit is not known (nothing is invented)."""
    return Outcome(moment.state, (moment.event("unknown-limit", who=self_of(moment), what=what),))


def _each(rule: str, *body: Sentence) -> ForEach:
    return ForEach(rule=rule, over=each_mage, into="self", body=body)


def _trim(which: Which) -> While:
    return While(
        cond=over_limit(which=which),
        body=(
            Choose(kind="trim-quests", among=OwnActive(which=which), into="quest", who=myself),
            LoseQuest(rule=NOTHING, which=which),
        ),
    )


ROSE_PHASE = (
    Program(
        "rose-phase",
        "brw.round.phases",
        (
            shift_events.under(SHIFT),
            Call(
                rule=DRAW,
                program="draw-event",
                who=reader,
                hand_over=(("deck", MoonDeck(kind="event")), ("step", ROSE_PHASE_STEP)),
            ),
            Call(rule=RESOLVE, program="phase-events", hand_over=(("phase", "rose"),)),
            _each(
                DISCARD,
                Choose(kind="discard-for-rose", among=OwnActive(or_none=True), into="quest", who=myself),
                If(
                    cond=Bind(name="quest"),
                    then=(LoseQuest(which="active"), rose_gains.under("brw.rose.discard-quest.power")),
                ),
            ),
            _each(
                DRAW_QUEST,
                If(cond=no_active, then=draw_quests(1, rule=DRAW_QUEST)),
            ),
            _each(
                TRIM,
                _trim("active"),
                If(cond=limit_unknown, then=(tell_limit(what="quest-limit"),)),
            ),
            _each(TRIM, _trim("solved")),
        ),
        kind="phase",
    ),
)
