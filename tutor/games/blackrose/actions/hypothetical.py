"""What a mage could be asked to do: actions, traps and defences, laying out and purging spells; what passes.

Everything is listed by the queries of the programs that ask, on the table as it is; where the moment is
another, that is one more reason against all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

from msgspec.structs import replace

from tutor.engine.event import facts
from tutor.engine.program import Path, sentence_at, walk
from tutor.engine.question import Later, Option, Question, Refusal, Refused
from tutor.engine.sentence import Choose, Sentence
from tutor.engine.state import Frame, State
from tutor.framework.hypothetical import against, imagined, listed, sentence_at_top
from tutor.framework.readings import readings_of
from tutor.games.blackrose.actions.hypothetical_answers import answering
from tutor.games.blackrose.actions.moves import MOST_ACTIONS
from tutor.games.blackrose.position.reading import this_game
from tutor.games.blackrose.procedures.activation import Activate, first_turn
from tutor.games.blackrose.procedures.evocation_phase import CROWN, ORDER, takes_turns
from tutor.games.blackrose.procedures.library import PickSchool
from tutor.games.blackrose.procedures.planning import LaySpell
from tutor.games.blackrose.procedures.purge import Purge, as_now
from tutor.games.blackrose.programs import BOOK
from tutor.games.blackrose.state.derived import speed
from tutor.games.blackrose.state.mage import SLOTS
from tutor.games.blackrose.state.table import Phase, Table, Turn

COMPLETE: Final = "brw.act.complete-first"
LOST: Final = "brw.act.explore.lost"
CUT_OFF: Final = "brw.trap.interrupt.physical-lost"
TURN_ORDER: Final = "brw.gen.turn-order"
PURGING: Final = "brw.study.purge"

ACTION: Final[Path] = (1,)
"""Where "activation" asks for an action."""
STEP: Final[Path] = (1, 0, 0)
"""Where "explore" and "combat" ask for what is next."""
STEPS: Final = ("explore", "combat")
"""The physical actions of several steps."""
RULES: Final = {"explore": "brw.act.explore", "combat": "brw.act.combat"}
OF_STEPS: Final = ("step-move", "step-attack", "step-activate")
"""The kinds of options that are steps of an action, and not its end."""
LAY: Final[Path] = (0, 0, 0, 0, 0)
"""Where "planning-phase" asks for the spell of a slot."""
LIBRARY: Final[Path] = next(
    path for path, sentence in walk(BOOK["study-phase"].sentences) if isinstance(sentence, PickSchool)
)
"""Where "study-phase" asks for a school."""
PURGE: Final[Path] = (0, 0, 0)
"""Where "purge" asks for a spell."""
EVOCATIONS: Final[dict[str, Path]] = {
    sentence.rule: path
    for path, sentence in walk(BOOK["evocation-phase"].sentences)
    if isinstance(sentence, Choose)
}
"""Where "evocation-phase" asks for the next evocation, by the rule under which it does."""


def acts(state: State[Table], seat: str) -> tuple[Question, ...]:
    """The questions for everything that a mage could think of doing.

    Each offers what he may do now, and refuses all else for every reason, among them that the moment is
    another. Nobody else can be asked: () for chance, for the avatar and for a name that is no seat.
    """
    if seat not in state.table.players:
        return ()
    questions = (
        _action(state, seat),
        *_steps(state, seat),
        answering(state, seat),
        _laying(state, seat),
        _studying(state, seat),
        _purging(state, seat),
        _evocations(state, seat),
    )
    return tuple(one for one in questions if one is not None and (one.options or one.refused))


def _phase(table: Table, phase: Phase) -> Iterator[Refusal]:
    if table.ended:
        yield Refusal("brw.clean.end-check", "game-over", facts(who=table.winners))
    if table.phase != phase:
        yield Refusal("brw.round.phases", "other-phase", facts(phase=table.phase or None, needs=phase))


def _waits(state: State[Table], kind: type[Sentence], seat: str) -> bool:
    """Whether a sentence of that kind is next, and it is for the seat."""
    top = sentence_at_top(this_game(), state)
    return top is not None and isinstance(top[1], kind) and _self(top[0]) == seat


def _self(frame: Frame) -> str:
    return str(frame.get("self") or frame.owner)


def _others_first(state: State[Table]) -> Refusal:
    """That somebody else is asked now, or nobody for that."""
    top = sentence_at_top(this_game(), state)
    who = None if top is None else _self(top[0])
    return Refusal(TURN_ORDER, "others-first", facts(who=who))


# ---- an activation


def _action(state: State[Table], seat: str) -> Question:
    table = state.table
    turn = _turn_of(table, seat) or first_turn(table, seat, readings_of(state))
    moment = imagined(
        this_game(), replace(state, table=replace(table, turn=turn)), "activation", seat, ACTION
    )
    asks = sentence_at(BOOK["activation"], ACTION)
    assert isinstance(asks, Activate)
    reasons = tuple(_no_action(state, seat))
    return against(listed(asks, moment, seat), reasons, behind=turn is table.last)


def _turn_of(table: Table, seat: str) -> Turn | None:
    """The activation of a seat that is under way, or the last one if it was his and had no action left."""
    if table.turn is not None and table.turn.seat == seat:
        return table.turn
    last = table.last
    return last if last is not None and last.seat == seat and len(last.actions) >= MOST_ACTIONS else None


def _no_action(state: State[Table], seat: str) -> Iterator[Refusal]:
    table = state.table
    yield from _phase(table, "action")
    if table.turn is None or table.turn.seat != seat:
        who = None if table.turn is None else table.turn.seat
        yield Refusal("brw.act.round-robin", "not-active", facts(who=who))
    elif not _waits(state, Activate, seat):
        yield Refusal(COMPLETE, "inside-action", facts(who=seat))


def _steps(state: State[Table], seat: str) -> Iterator[Question]:
    """What is left of a physical action of the mage; and what one would have that is over, or not begun."""
    frames = [one for one in state.stack if isinstance(one, Frame) and one.owner == seat]
    under_way = [frame for frame in frames if frame.program in STEPS]
    for frame in under_way:
        asks = _asking_step(frame.program)
        moment = imagined(this_game(), state, frame.program, seat, STEP, frame.bindings)
        top = sentence_at_top(this_game(), state)
        inside = Refusal(COMPLETE, "inside-effect", facts(who=seat))
        free = top is not None and top[1] is asks and top[0] is frame
        yield against(listed(asks, moment, seat), () if free else (inside,))
    if not under_way:
        turn = _turn_of(state.table, seat) or first_turn(state.table, seat, readings_of(state))
        reasons = tuple(_no_action(state, seat))
        for action in STEPS:
            last = turn.actions[-1:] == (action,) and not turn.doing
            question = _steps_of_last(state, turn) if last else _steps_to_begin(state, turn, action)
            yield against(question, reasons, behind=last)


def _asking_step(action: str) -> Choose:
    asks = sentence_at(BOOK[action], STEP)
    assert isinstance(asks, Choose)
    return asks


def _steps_of_last(state: State[Table], turn: Turn) -> Question:
    """The steps of the physical action that has just ended, refused for what it had left, and for its end."""
    action = turn.actions[-1]
    question = _imagined_steps(state, replace(turn, doing=action, left=turn.unused), action)
    over = Refusal(COMPLETE, "action-over", facts(who=turn.seat, action=action))
    if turn.fallen and turn.unused:
        over = Refusal(CUT_OFF, "action-cut-off", facts(who=turn.seat, action=action))
    gone = Refusal(LOST, "moves-gone", facts(who=turn.seat, n=turn.unused.count("move")))

    def end_of(option: Option) -> tuple[Refusal, ...]:
        unused = option.kind == "step-move" and over.rule == COMPLETE
        return (gone, over) if unused else (over,)

    offered = (Refused(one, end_of(one)) for one in question.options)
    refused = (Refused(one.option, (*one.reasons, over)) for one in question.refused)
    return _only_steps(replace(question, options=(), refused=(*offered, *refused)))


def _only_steps(question: Question) -> Question:
    """The question without its end and the quests, of which nobody asks before it is begun."""
    refusals = Later(lambda: tuple(one for one in question.refused if one.option.kind in OF_STEPS))
    return replace(question, refused=refusals)


def _steps_to_begin(state: State[Table], turn: Turn, action: str) -> Question:
    """What a physical action could do that would have to be begun first."""
    speed_of = speed(state.table, turn.seat, readings_of(state)) or 0
    left = ("attack", "activate") if action == "combat" else (*("move",) * speed_of, "activate")
    question = _imagined_steps(state, replace(turn, doing=action, left=left, rooms=()), action)
    begin = Refusal(RULES[action], "not-begun", facts(action=action))
    return _only_steps(against(question, (begin,), behind=True))


def _imagined_steps(state: State[Table], turn: Turn, action: str) -> Question:
    seen = replace(state, table=replace(state.table, turn=turn))
    return listed(_asking_step(action), imagined(this_game(), seen, action, turn.seat, STEP), turn.seat)


# ---- planning and study


def _laying(state: State[Table], seat: str) -> Question | None:
    mage, waits = state.table.mage(seat), _waits(state, LaySpell, seat)
    top = state.stack[-1] if state.stack else None
    empty = next((slot for slot in SLOTS if mage.slot(slot) is None), None)
    slot = top.get("slot") if waits and isinstance(top, Frame) else empty
    if slot is None or not mage.hand:
        return None
    given = facts(self=seat, slot=slot)
    asks = sentence_at(BOOK["planning-phase"], LAY)
    assert isinstance(asks, LaySpell)
    question = asks.question(imagined(this_game(), state, "planning-phase", seat, LAY, given))
    reasons = tuple(_phase(state.table, "planning"))
    return against(question, reasons if waits or reasons else (_others_first(state),))


def _studying(state: State[Table], seat: str) -> Question | None:
    """The schools from which a mage takes the cards of the library."""
    waits = _waits(state, PickSchool, seat)
    top = state.stack[-1] if waits else None
    given = top.bindings if isinstance(top, Frame) else facts(self=seat)
    asks = sentence_at(BOOK["study-phase"], LIBRARY)
    assert isinstance(asks, PickSchool)
    question = asks.ask(imagined(this_game(), state, "study-phase", seat, LIBRARY, given))
    if question is None:
        return None
    reasons = tuple(_phase(state.table, "study"))
    return against(question, reasons if waits or reasons else (_others_first(state),))


def _purging(state: State[Table], seat: str) -> Question | None:
    if not state.table.mage(seat).hand:
        return None
    asks = sentence_at(BOOK["purge"], PURGE)
    assert isinstance(asks, Purge)
    moment = imagined(this_game(), state, "purge", seat, PURGE, facts(self=seat))
    reasons = [*_phase(state.table, "study")]
    if seat in state.table.purged:
        reasons.append(Refusal(PURGING, "purged-already", facts(who=seat)))
    elif as_now(moment, seat) in state.table.declined:
        reasons.append(Refusal(PURGING, "purge-declined", facts(who=seat)))
    if not reasons and not _waits(state, Purge, seat):
        reasons.append(_others_first(state))
    return against(asks.question(moment), reasons)


# ---- evocations


def _evocations(state: State[Table], seat: str) -> Question:
    game, given = this_game(), facts(seat=seat)
    one_each = takes_turns.value(imagined(game, state, "evocation-phase", seat, (0,)))
    path = EVOCATIONS[CROWN if one_each else ORDER]
    asks = sentence_at(BOOK["evocation-phase"], path)
    assert isinstance(asks, Choose)
    reasons = [*_phase(state.table, "evocation")]
    if not reasons:
        reasons += _no_evocation(state, seat, asks)
    return against(listed(asks, imagined(game, state, "evocation-phase", seat, path, given), seat), reasons)


def _no_evocation(state: State[Table], seat: str, asks: Choose) -> Iterator[Refusal]:
    phases = (one for one in state.stack if isinstance(one, Frame) and one.program == "evocation-phase")
    phase, top = next(phases, None), sentence_at_top(this_game(), state)
    if phase is None or phase.get("seat") != seat:
        yield Refusal(TURN_ORDER, "others-first", facts(who=None if phase is None else phase.get("seat")))
    elif top is None or top[1] is not asks:
        yield Refusal(COMPLETE, "inside-effect", facts(who=seat))


# ---- what passes


def turn(state: State[Table]) -> Hashable:
    """Whose activation it is in which round; none between two of them."""
    turn = state.table.turn
    return (state.table.round, "" if turn is None else turn.seat)


def phase(state: State[Table]) -> Hashable:
    """Which phase it is, and whether the game is over."""
    return (state.table.phase, state.table.ended)


def round_of(state: State[Table]) -> Hashable:
    """Which round it is, and whether the game is over."""
    return (state.table.round, state.table.ended)


PERIODS: Final[dict[str, Callable[[State[Table]], Hashable]]] = {
    "turn": turn,
    "phase": phase,
    "round": round_of,
}
"""What passes in the game, each with a value that changes when one of them is over."""
