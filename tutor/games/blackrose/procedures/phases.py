"""Rounds and their six phases, and what is applied at the start of a phase (brw.round)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Is, Not, candidates, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Call, Choose, ForEach, If, While, sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.procedures.events import passed_by
from tutor.games.blackrose.state.event_board import of_phase
from tutor.games.blackrose.state.table import Due, Phase, Table
from tutor.games.blackrose.verbs.compiler.queries import Reads
from tutor.games.blackrose.verbs.effects.common import At, ids
from tutor.games.blackrose.verbs.schema.ids import program_id

PHASES: tuple[Phase, ...] = ("rose", "study", "planning", "action", "evocation", "cleanup")
"""The phases of a round in order (brw.round.phases)."""

IDLE = ("rose", "study", "planning")
"""The phases in which the avatar does nothing (brw.avatar.idle-phases)."""

START = "brw.round.events-start"
RESOLVE = "brw.rose.resolve"
ORDER = Reads(ruling="brw.ruling.start.order", reading="events-first")
PHASE = Bind(name="phase")


@sentence
def begin_round(moment: At) -> Outcome[Table]:
    """A round begins."""
    return Outcome(moment.state, (moment.event("round-begins", round=moment.table.round),))


@query
def phases(moment: At) -> Bound:
    """The phases in order."""
    return PHASES


@sentence
def begin_phase(moment: At) -> Outcome[Table]:
    """A phase begins: who holds the crown now is first mage for the whole of it (brw.gen.first-mage)."""
    phase = cast(Phase, text(PHASE, moment))
    first, before = moment.table.crown or moment.table.seats[0], moment.table.first
    table = replace(moment.table, phase=phase, first=first, purged=(), declined=())
    events = [moment.event("phase-begins", phase=phase, first=table.first)]
    if before not in ("", first):
        events.append(moment.event("first-mage-changes", "brw.gen.crown.change", of=before, who=first))
    if phase in IDLE and any(mage.avatar for mage in table.mages):
        events.append(moment.event("avatar-idle", "brw.avatar.idle-phases", phase=phase))
    return moment.with_table(table, *events)


@query
def starts(moment: At) -> Bound:
    """Whether the phase begins with events and with what was postponed to it."""
    return text(PHASE, moment) in ("study", "action")


@query
def phase_program(moment: At) -> Bound:
    """The program of the phase."""
    return f"{text(PHASE, moment)}-phase"


@query
def game_on(moment: At) -> Bound:
    """Whether the game has not ended."""
    return not moment.table.ended


# ---- the events of a phase


@sentence
def note_events(moment: At) -> Outcome[Table]:
    """Nothing has been applied yet of what lies on the event board."""
    frame = moment.here.bind("there", tuple(filter(None, moment.table.events))).bind("applied", ())
    return Outcome(moment.before.with_top(frame))


@query
def next_event(moment: At) -> Bound:
    """The leftmost face-up event of the phase that has not been applied; None if there is none.

    Whether one counts that came to the board meanwhile is brw.ruling.event.meanwhile.
    """
    get = moment.frame.get
    applied, there = ids(get("applied"), moment), ids(get("there"), moment)
    new = moment.reading("brw.ruling.event.meanwhile") == "applied"
    waiting = (event for event in of_phase(moment.table, text(PHASE, moment)) if event not in applied)
    return next((event for event in waiting if new or event in there), None)


@sentence
def take_event(moment: At) -> Outcome[Table]:
    """The next event is applied; one that lasts is in force and does nothing now (brw.event.when).

    In the Black Rose phase that is its step 3, in another phase its beginning (brw.round.events-start).
    """
    event = text(next_event, moment)
    text_ = box(moment.table.box).event(event).text
    acts = any(verb is None or not verb.lasts for verb in text_)
    frame = moment.here.bind("event", event).bind("acts", acts)
    frame = frame.bind("applied", (*ids(moment.frame.get("applied"), moment), event))
    rule = "brw.event.when"
    if acts:
        rule = RESOLVE if text(PHASE, moment) == "rose" else START
    take = moment.event("event-applies" if acts else "event-in-force", rule, card=event)
    events = [take]
    events += passed_by(moment, event)
    return Outcome(moment.before.with_top(frame), tuple(events))


@query
def event_text(moment: At) -> Bound:
    """The program of the event that is applied."""
    return program_id(text(Bind(name="event"), moment), "main", moment.table.box)


@query
def first_mage(moment: At) -> Bound:
    """The first mage of the phase, who decides for events."""
    return moment.table.turn_order[0]


# ---- what was postponed


def due_now(table: Table, phase: str) -> tuple[Due, ...]:
    """What was postponed to a phase, of the next mage in turn order for whom there is any."""
    for seat in table.turn_order:
        effects = tuple(one for one in table.due if one.phase == phase and one.seat == seat)
        if effects:
            return effects
    return ()


@query
def is_due(moment: At) -> Bound:
    """Whether anything is left that was postponed to the phase."""
    return bool(due_now(moment.table, text(PHASE, moment)))


@query
def due_seat(moment: At) -> Bound:
    """The mage whose postponed effects are next."""
    return due_now(moment.table, text(PHASE, moment))[0].seat


@candidates
def due_effects(moment: At) -> Choices:
    """The postponed effects of the mage who is next."""
    effects = due_now(moment.table, text(PHASE, moment))
    return Choices(
        tuple(
            Option(f"{_text(one)}.{at}", "postponed-effect", facts(program=one.program), one.program)
            for at, one in enumerate(effects)
        )
    )


def _text(one: Due) -> str:
    """The text of which something was postponed, in whatever box it is."""
    return one.program.partition("@")[0]


@sentence
def take_due(moment: At) -> Outcome[Table]:
    """The chosen effect is no longer postponed."""
    table, program = moment.table, text(Bind(name="program"), moment)
    seat = text(due_seat, moment)
    taken = Due(text(PHASE, moment), program, seat)
    at = table.due.index(taken)
    table = replace(table, due=(*table.due[:at], *table.due[at + 1 :]))
    event = moment.event("postponed-due", who=seat, effect=program)
    return Outcome(moment.bound("due-seat", seat).with_table(table), (event,))


POSTPONED = While(
    cond=is_due,
    body=(
        Choose(kind="postponed", among=due_effects, into="program", who=due_seat),
        take_due,
        Call(program=Bind(name="program"), who=Bind(name="due-seat")),
    ),
)
"""What was postponed to the phase is carried out, in turn order."""


@query
def purge_first(moment: At) -> Bound:
    """Whether spells can be purged before something happens at the start of the study phase."""
    table, phase = moment.table, text(PHASE, moment)
    return phase == "study" and bool(due_now(table, phase) or any(of_phase(table, phase)))


APPLY = Call(program="phase-events", hand_over=(("phase", PHASE),))

ROUNDS = (
    Program(
        "rounds",
        "brw.round.phases",
        (While(cond=game_on, body=(Call(program="round"),)),),
        kind="game",
    ),
    Program(
        "round",
        "brw.round.phases",
        (
            begin_round,
            ForEach(
                over=phases,
                into="phase",
                body=(
                    begin_phase.under("brw.gen.first-mage"),
                    If(
                        rule=START,
                        cond=starts,
                        then=(Call(program="phase-start", hand_over=(("phase", PHASE),)),),
                    ),
                    Call(program=phase_program),
                ),
            ),
        ),
        kind="game",
    ),
    Program(
        "phase-start",
        START,
        (
            If(
                rule="brw.study.purge",
                cond=purge_first,
                then=(Call(program="purge"),),
            ),
            If(cond=ORDER, then=(APPLY, POSTPONED), otherwise=(POSTPONED, APPLY)),
        ),
        kind="phase",
    ),
    Program(
        "phase-events",
        RESOLVE,
        (
            note_events,
            While(
                cond=Not(of=Is(left=next_event, right=None)),
                body=(
                    take_event,
                    If(cond=Bind(name="acts"), then=(Call(program=event_text, who=first_mage),)),
                ),
            ),
        ),
        kind="phase",
    ),
)
