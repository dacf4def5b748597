"""May I, and why not: every move that can be imagined in a position, with all that stands against it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from tutor.engine.game import Game
from tutor.engine.question import PASS, Option, Question, Refusal
from tutor.engine.state import State
from tutor.engine.step import advance
from tutor.engine.waiting import NOT_DUE, SET_UP_OVER, asked_elsewhere, comes_first

ASKED_FIRST: Final = "asked-first"
"""The kind of the reason that something else is asked at the moment (`comes_first`)."""

UNDER_WAY: Final = "under-way"
"""The kind of the reason that an effect goes on before anything is asked."""


class Verdict(Struct, frozen=True):
    """A move of a seat: the `kind` of question that it answers, the `rule` that asks it, and the answer.

    It is allowed where nothing stands against it. `waiting` tells that it belongs to the question that waits,
    `listed` that it is among what the seat could do; else it can only be named (`Game.unlisted`).
    """

    seat: str
    kind: str
    rule: str
    option: Option
    reasons: tuple[Refusal, ...] = ()
    waiting: bool = False
    listed: bool = True

    @property
    def allowed(self) -> bool:
        """Whether it may be made now."""
        return not self.reasons

    @property
    def key(self) -> str:
        """What names the move in its position, the same on every page: seat, kind and key of the option."""
        return f"{self.seat}/{self.kind}/{self.option.key}"


def verdicts(game: Game[Any], state: State[Any], *seats: str) -> tuple[Verdict, ...]:
    """Every imaginable move of the seats (of all, if none is named) in a position.

    What the waiting question offers is allowed. Whatever else a seat could ever do is refused for every
    reason: those of the waiting question, those of the seat's own moves (`Game.acts`), and where something
    else is asked or carried out at the moment that too. The moves of the waiting question come first.
    """
    question = _question(game, state)
    before = comes_first(game, state, question)
    moves: dict[str, Verdict] = {}
    for one in _of_waiting(question):
        moves[one.key] = one
    for seat in seats or game.seats(state.table):
        for act in game.acts(state, seat):
            for verdict in _of_act(seat, act, question, before):
                moves[verdict.key] = _both(moves.get(verdict.key), verdict)
    return tuple(one for one in moves.values() if not seats or one.seat in seats)


def nameable(game: Game[Any], state: State[Any], *seats: str) -> tuple[Verdict, ...]:
    """Every move of the seats (of all, if none is named) that somebody could name.

    Behind those of `verdicts` stand the ones that are not listed: answers inside an effect or in the set-up,
    and moves with what lies elsewhere.
    """
    listed = verdicts(game, state, *seats)
    known = {_named(one) for one in listed}
    keys = {one.key for one in listed}
    others = _unlisted(game, state, _question(game, state), seats or game.seats(state.table))
    return (*listed, *(one for one in others if _named(one) not in known and one.key not in keys))


def verdict(game: Game[Any], state: State[Any], key: str) -> Verdict | None:
    """The one of that key (`Verdict.key`), None where nothing considers such a move."""
    return _complete(game, state, key, _question(game, state), unlisted=True)


def reasons_against(
    game: Game[Any], state: State[Any], question: Question | None, key: str, *, unlisted: bool = False
) -> tuple[Refusal, ...] | None:
    """What stands against the move of that key where that question waits; None where nothing considers it.

    The waiting question is believed: where it considers the move, the seat's own moves are not looked through
    for the same reasons again. Moves that are not listed are considered with `unlisted` alone.
    """
    move = next((one for one in _of_waiting(question) if one.key == key), None)
    move = move or _complete(game, state, key, question, unlisted=unlisted)
    return None if move is None else move.reasons


def _complete(
    game: Game[Any], state: State[Any], key: str, question: Question | None, *, unlisted: bool
) -> Verdict | None:
    seat, kind, option = key.split("/", 2)
    move = next((one for one in _of_waiting(question) if one.key == key), None)
    if seat not in game.seats(state.table) or (move is not None and move.allowed):
        return move
    before = comes_first(game, state, question)
    for act in game.acts(state, seat):
        if act.kind == kind:
            for one in _of_act(seat, act, question, before):
                if one.option.key == option:
                    move = _both(move, one)
    if move is not None or not unlisted:
        return move
    others = _unlisted(game, state, question, (seat,), kind)
    return next((one for one in others if one.key == key), move)


def _unlisted(
    game: Game[Any], state: State[Any], waiting: Question | None, seats: Sequence[str], kind: str = ""
) -> Iterator[Verdict]:
    """The moves of the seats that can only be named; those of one kind of question, if it is given."""
    before = comes_first(game, state, waiting)
    for seat in seats:
        for question in game.unlisted(state, seat):
            for refused in question.refused if kind in ("", question.kind) else ():
                reasons = (
                    *(_as_asked(one, seat, question.kind, waiting) for one in refused.reasons),
                    *before,
                )
                yield Verdict(seat, question.kind, question.rule, refused.option, reasons, listed=False)


def _as_asked(reason: Refusal, seat: str, kind: str, waiting: Question | None) -> Refusal:
    """The reason that a question of that kind is not due, where one is asked: whom, or that it lacks this."""
    if reason.kind not in (NOT_DUE, SET_UP_OVER) or waiting is None or waiting.kind != kind:
        return reason
    return asked_elsewhere(waiting, seat, whose(waiting))


def _named(verdict: Verdict) -> tuple[str, str, str]:
    """What is the same of a move whichever question has it."""
    return verdict.seat, verdict.option.kind, verdict.option.key


def whose(question: Question) -> str:
    """The seat whose moves a question is about, also where another one answers in its place."""
    return question.for_seat or question.seat


def _question(game: Game[Any], state: State[Any]) -> Question | None:
    """The question that waits."""
    return advance(game, state).question if state.stack else None


def _of_waiting(question: Question | None) -> Iterator[Verdict]:
    if question is None or question.chance is not None:
        return
    seat, about = whose(question), (question.kind, question.rule)
    for option in question.options:
        yield Verdict(seat, *about, option, waiting=True)
    for refused in question.refused:
        yield Verdict(seat, *about, refused.option, refused.reasons, waiting=True)


def _of_act(
    seat: str, act: Question, waiting: Question | None, before: tuple[Refusal, ...]
) -> Iterator[Verdict]:
    """The moves of an act, except that of doing nothing, which is none; `before` is what comes first."""
    same = waiting is not None and (whose(waiting), waiting.kind) == (seat, act.kind)
    considered = {one.option.key for one in _of_waiting(waiting)} if same else set()
    for option in act.options:
        if option.key != PASS:
            against = () if option.key in considered else before
            yield Verdict(seat, act.kind, act.rule, option, against)
    for refused in act.refused:
        against = () if refused.option.key in considered else before
        yield Verdict(seat, act.kind, act.rule, refused.option, (*refused.reasons, *against))


def _both(one: Verdict | None, other: Verdict) -> Verdict:
    """One move that was looked at twice: the waiting question decides, its refusals are completed."""
    if one is None:
        return other
    if one.waiting and one.allowed:
        return one
    reasons = tuple(dict.fromkeys((*one.reasons, *other.reasons)))
    return Verdict(one.seat, one.kind, one.rule, one.option, reasons, one.waiting)
