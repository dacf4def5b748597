"""Plays a game at random and tries every answer to every question on the way."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, partial
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from tutor.contract.offers import any_answer, guarded
from tutor.contract.structure import fields, programs
from tutor.contract.violation import Violation
from tutor.engine.codec import decode, digest, encode
from tutor.engine.enumerate import keys
from tutor.engine.game import Game
from tutor.engine.history import History
from tutor.engine.question import CHANCE, NotAllowed, Question
from tutor.engine.state import State, Window
from tutor.engine.step import Step, advance, take

OUTCOMES = 36
"""Up to so many outcomes of chance are all tried; of more, a few are drawn."""

FoundT = TypeVar("FoundT")

_PARTS = re.compile(r"[:/+|,; ]+")


def check_game(
    game: Game[Any], *, pick: Callable[[int], int], games: int = 3, limit: int = 5_000
) -> tuple[Violation, ...]:
    """Everything in which a game breaks the contract, each kind of breach once; empty if it holds.

    `pick(total)` gives a number from 0 to total - 1; randomness comes from there alone. From each set-up
    `games` random games are played, each of at most `limit` full stops and answers.
    """
    violations: dict[tuple[str, str], Violation] = {}
    for breaks, what in (*fields(game.table), *programs(game)):
        violations.setdefault((breaks, what), Violation(breaks, what))
    setups = tuple(game.setups())
    if not setups:
        violations["K7", ""] = Violation("K7", "there is no set-up to play from")
    for number, state in enumerate(setups):
        for _ in range(games):
            _Playing(game, pick, limit, violations, number).play(state)
    return tuple(violations.values())


def fingerprint(game: Game[Any], *, pick: Callable[[int], int], games: int = 1, limit: int = 5_000) -> str:
    """A digest of random play from every set-up: the same numbers give the same one in every process."""
    seen = blake2b(digest_size=12)
    for state in game.setups():
        for _ in range(games):
            at = state
            for _ in range(limit):
                if not at.stack:
                    break
                step = advance(game, at)
                if step.question is not None:
                    key = any_answer(step.question, pick)
                    seen.update(key.encode())
                    step = take(game, step.state, step.question, key)
                at = step.state
                seen.update(encode(at) + msgspec.json.encode(step.events))
    return seen.hexdigest()


class _Playing:
    """One random game with every check on the way."""

    def __init__(
        self,
        game: Game[Any],
        pick: Callable[[int], int],
        limit: int,
        violations: dict[tuple[str, str], Violation],
        setup: int,
    ) -> None:
        self.game, self.pick, self.limit, self.violations, self.setup = game, pick, limit, violations, setup
        self.rules = game.rules()
        self.answers: list[str] = []
        self.pieces: Counter[str] = Counter()

    def breach(self, breaks: str, what: str) -> None:
        violation = Violation(breaks, what, self.setup, tuple(self.answers))
        self.violations.setdefault((breaks, what), violation)

    def play(self, start: State[Any]) -> None:
        self.pieces = +Counter(self.game.pieces(start.table))
        for ruling, _ in start.rulings:
            if ruling not in self.game.readings():
                self.breach("K5", f"the set-up is played under {ruling!r}, which is no ruling of the game")
        self.look(Step(start))
        played: list[tuple[str | None, Step[Any], str]] = []
        state = start
        for _ in range(self.limit):
            if not state.stack:
                break
            key, step = self.go(state)
            if step is None:
                return
            played.append((key, step, digest(step.state)))
            state = step.state
        else:
            self.breach("K7", f"random play has not ended after {self.limit} full stops and answers")
        self.travel(start, played)

    def go(self, state: State[Any]) -> tuple[str | None, Step[Any] | None]:
        """One full stop, or a question with every answer tried and one of them given."""
        step = self.attempt("going on", partial(self.advance, state))
        if step is None:
            return None, None
        self.twin(state, step)
        if step.question is None:
            self.look(step)
            return None, step
        self.ask(step.state, step.question)
        answers = self.tried(step.question)
        taken = {key: self.answer(step.state, step.question, key) for key in answers}
        if not taken:
            self.breach("K4", f"question {step.question.kind!r} has no answer")
            return None, None
        key = answers[self.pick(len(answers))]
        self.answers.append(key)
        return key, taken[key]

    def advance(self, state: State[Any]) -> Step[Any]:
        """One full stop, while what is offered on the way is looked at."""
        with guarded(partial(self.breach, "K9")):
            return advance(self.game, state)

    def attempt(self, what: str, act: Callable[[], FoundT]) -> FoundT | None:
        """What was found, or None with a breach reported: an engine that fails is what is looked for here."""
        try:
            return act()
        except Exception as error:
            self.breach("K4", f"{what} fails with {type(error).__name__}: {error}")
            return None

    def tried(self, question: Question) -> tuple[str, ...]:
        if question.chance is None:
            return keys(question)
        total = question.chance.total
        if 0 < total <= OUTCOMES:
            return keys(question)
        return tuple({question.chance.pick(self.pick(total)): None for _ in range(6)}) if total else ()

    def answer(self, state: State[Any], question: Question, key: str) -> Step[Any] | None:
        what = f"answering {question.kind!r} with {key!r}"
        step = self.attempt(what, partial(take, self.game, state, question, key))
        if step is not None:
            self.look(step)
            self.attempt(f"going on after {what}", partial(advance, self.game, step.state))
        return step

    def look(self, step: Step[Any]) -> None:
        """Checks what a step led to: JSON, pieces, rules, and what every seat sees."""
        state, game = step.state, self.game
        try:
            back = decode(game, encode(state))
            if back != state or hash(back) != hash(state):
                self.breach("K1", "a position comes back from JSON as another one")
        except (msgspec.MsgspecError, TypeError, ValueError) as error:
            self.breach("K1", f"a position does not survive JSON: {error}")
        pieces = +Counter(game.pieces(state.table))
        for name in sorted((pieces - self.pieces) | (self.pieces - pieces)):
            self.breach("K6", f"pieces {name!r} are not conserved")
        for event in step.events:
            self.cites(event.rule, f"event {event.kind!r}")
        if state.stack and isinstance(state.stack[-1], Window):
            self.window(state, state.stack[-1])
        for seat in game.seats(state.table):
            hidden = game.secrets(state.table, seat)
            view = game.seen(state.table, seat)
            if type(view) is not type(state.table):
                self.breach("K8", f"what {seat} sees is no table")
            if hidden & _words(view):
                self.breach("K8", f"the table shows {seat} what is hidden from that seat")

    def window(self, state: State[Any], window: Window) -> None:
        self.cites(window.rule, f"window {window.kind!r}")
        reactions = self.game.reactions(state, window)
        for (seat, key), n in Counter((r.seat, r.option.key) for r in reactions).items():
            if n > 1:
                self.breach("K4", f"window {window.kind!r} has reaction {key!r} of {seat} twice")
            if seat not in window.order:
                self.breach("K4", f"window {window.kind!r} never asks {seat}, who can react")
        for reaction in reactions:
            self.cites(reaction.rule, f"reaction {reaction.option.key!r}")

    def twin(self, state: State[Any], step: Step[Any]) -> None:
        """The same position anew, restored from JSON, must lead to the same step."""
        try:
            again = advance(self.game, decode(self.game, encode(state)))
        except (msgspec.MsgspecError, TypeError, ValueError):
            return  # Reported where the position was looked at.
        if again != step:
            self.breach("K2", f"the same position leads to another step: {_difference(step, again)}")

    def ask(self, state: State[Any], question: Question) -> None:
        """Checks a question: its rules, its keys, its refusals, and whom it tells what."""
        name = f"question {question.kind!r}"
        self.cites(question.rule, name)
        refused = [refused.option for refused in question.refused]
        for key, n in Counter(o.key for o in (*question.options, *refused)).items():
            if n > 1:
                self.breach("K4", f"{name} has {key!r} twice")
        for option in (*question.options, *refused):
            if option.program and option.program not in self.game.programs:
                self.breach(
                    "K5", f"option {option.key!r} starts program {option.program!r}, which is unknown"
                )
        for one in question.refused:
            self.refuse(state, question, one.option.key)
        if question.seat != CHANCE:
            if question.seat not in self.game.seats(state.table):
                self.breach("K4", f"{name} is asked of {question.seat!r}, who has no seat")
            if self.game.secrets(state.table, question.seat) & _words(question):
                self.breach("K8", f"{name} shows {question.seat} what is hidden from that seat")

    def refuse(self, state: State[Any], question: Question, key: str) -> None:
        reasons = question.reasons(key)
        if not reasons:
            self.breach("K4", f"question {question.kind!r} refuses {key!r} without a reason")
        for reason in reasons:
            self.cites(reason.rule, f"refusal {reason.kind!r}")
        try:
            take(self.game, state, question, key)
        except NotAllowed as error:
            if error.reasons != reasons:
                self.breach("K4", f"{key!r} is refused with other reasons than were shown")
            return
        self.breach("K4", f"question {question.kind!r} refuses {key!r} and yet takes it")

    def cites(self, rule: str, what: str) -> None:
        if rule not in self.rules:
            self.breach("K5", f"{what} cites {rule!r}, which is no rule of the game")

    def travel(self, start: State[Any], played: list[tuple[str | None, Step[Any], str]]) -> None:
        """Plays the same answers anew as a history, and moves about in it."""
        if any(digest(step.state) != print_ for _, step, print_ in played):
            self.breach("K3", "a position has changed since it was left")
            return
        history = History.start(self.game, start)
        for key, step, _ in played:
            node = history.step() if key is None else history.answer(key)
            if node.events != step.events:
                self.breach("K2", f"the same answers give other events: {_difference(step, node)}")
                return
        snapshots = [(node.state, digest(node.state)) for node in history.nodes]
        while history.node.parent is not None:
            history.back()
        while history.ahead():
            history.forward()
        self.same(history, snapshots, range(len(snapshots)))
        for _ in range(3):
            node = history.jump(self.pick(len(snapshots)))
            if node.question is not None:
                key = any_answer(node.question, self.pick)
                self.attempt(f"branching with {key!r}", partial(history.answer, key))
                self.same(history, snapshots, (node.number,))
        self.same(history, snapshots, range(len(snapshots)))

    def same(self, history: History[Any], snapshots: list[tuple[State[Any], str]], at: Iterable[int]) -> None:
        for number in at:
            state, print_ = snapshots[number]
            if history.jump(number).state is not state or digest(state) != print_:
                self.breach("K3", "going back gives another position than the one that was left")


def _words(visible: Any) -> set[str]:
    """Every string in a value, whole and in its parts."""
    text = msgspec.json.encode(visible, enc_hook=tuple)
    # Quotes that are written otherwise leave those alone with which strings begin and end.
    strings = text.replace(b"\\\\", b"\\u005c").replace(b'\\"', b"\\u0022").split(b'"')[1::2]
    return set().union(*map(_parts, set(strings)))


@cache
def _parts(string: bytes) -> frozenset[str]:
    """What stands between the quotes of a string of JSON, with what it is put together of."""
    whole: str = msgspec.json.decode(b'"%s"' % string)
    return frozenset((whole, *_PARTS.split(whole)))


def _difference(one: Any, other: Any) -> str:
    for name in ("events", "question", "state"):
        if getattr(one, name) != getattr(other, name):
            return name
    return "nothing that can be named"
