"""Windows: offering one event to everybody whose reaction it lets in, in order, until nobody is left."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Event
from tutor.engine.game import Game, Reaction
from tutor.engine.moment import Outcome
from tutor.engine.question import PASS, Option, Question, Refused
from tutor.engine.state import State, TableT, Window


def proceed(game: Game[TableT], state: State[TableT], window: Window) -> Question | Outcome[TableT]:
    """The question for the next seat that can react; else the outcome of a forced reaction or of closing."""
    unused = [r for r in game.reactions(state, window) if (r.seat, r.option.key) not in window.used]
    for seat in window.order:
        if seat in window.passed:
            continue
        mine = [reaction for reaction in unused if reaction.seat == seat]
        legal = [reaction for reaction in mine if not reaction.refusals]
        if not legal:
            continue
        if len(legal) == 1 and (window.mandatory or legal[0].must):
            return _react(state, window, legal[0], optional=False)
        return _ask(window, seat, legal, mine)
    return Outcome(state.pop())


def answered(
    game: Game[TableT], state: State[TableT], window: Window, question: Question, option: Option
) -> Outcome[TableT]:
    """The outcome of reacting or passing."""
    seat = question.for_seat or question.seat
    if option.key == PASS:
        passed = replace(window, passed=(*window.passed, seat))
        return Outcome(state.with_top(passed), (_event(state, window.rule, "passed", seat),))
    for reaction in game.reactions(state, window):
        if reaction.seat == seat and reaction.option.key == option.key:
            return _react(state, window, reaction, optional=True)
    raise LookupError(f"{option.key!r} was offered but is no reaction")


def _ask(window: Window, seat: str, legal: list[Reaction], mine: list[Reaction]) -> Question:
    options = tuple(reaction.option for reaction in legal)
    if not window.mandatory and not any(reaction.must for reaction in legal):
        options += (Option(PASS, "pass"),)
    refused = tuple(Refused(r.option, r.refusals) for r in mine if r.refusals)
    return Question(seat, window.rule, window.kind, options, refused, facts=window.event.facts)


def _react(state: State[TableT], window: Window, reaction: Reaction, *, optional: bool) -> Outcome[TableT]:
    option = reaction.option
    event = _event(state, reaction.rule, "reacted", reaction.seat, option)
    # Whoever tells of it must not say that somebody chose what came by itself.
    event = replace(event, facts=(*event.facts, ("asked", optional)))
    opened = state.with_top(replace(window, used=(*window.used, (reaction.seat, option.key))))
    return Outcome(opened.push(option.program, reaction.seat, option.bindings), (event,))


def _event(state: State[TableT], rule: str, kind: str, seat: str, option: Option | None = None) -> Event:
    facts: tuple[tuple[str, str], ...] = (("seat", seat),)
    if option is not None:
        facts += (("key", option.key), ("kind", option.kind), ("program", option.program))
    return Event(rule, kind, facts, depth=len(state.stack) - 1)
