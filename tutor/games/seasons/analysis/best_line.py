"""The best line of a turn of Seasons, played in the engine answer by answer: what each action brings."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

from msgspec import Struct, field
from msgspec.structs import replace

from tutor.analysis.backward_induction import Valuation
from tutor.analysis.bounds import Payoff
from tutor.engine.question import CHANCE, PASS, Option, Question
from tutor.engine.state import State
from tutor.engine.step import advance, take
from tutor.framework.card_fields import HIDDEN
from tutor.framework.readings import Readings
from tutor.games.seasons import GAME
from tutor.games.seasons.state.derived import prestige, symbols_of, usable
from tutor.games.seasons.state.dice import side_up
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Rolled, Table

BEGIN = ("turn", "before-die")
"""The questions with whose answers an action begins."""


class Answer(Struct, frozen=True):
    """An answer to a question of a kind; `option` is None for chance."""

    seat: str
    kind: str = field(name="asked")
    key: str
    option: Option | None = None


class Deed(Struct, frozen=True):
    """An action with what is answered inside it, and what changes by it for who acts.

    `answer` is None for what comes by itself, or was under way. `tokens` are those that can pay.
    """

    answer: Answer | None
    inside: tuple[Answer, ...] = ()
    crystals: int = 0
    prestige: int = 0
    tokens: int = 0
    power: int = 0
    bonuses: int = 0


class Outcome(Struct, frozen=True):
    """What dice may show at the end of a line, how likely that is, and what it is worth then.

    `shows` are the symbols of the side that lies up then.
    """

    key: str
    shows: tuple[str, ...]
    chance: Fraction
    value: Fraction | int = field(name="worth")


class Line(Struct, frozen=True):
    """Actions one after the other, up to the end of the turn or to where dice are rolled: `outcomes`.

    `keys` are all answers. `others`: somebody else answers in it, and is taken to answer for the worst.
    """

    keys: tuple[str, ...]
    deeds: tuple[Deed, ...]
    outcomes: tuple[Outcome, ...]
    others: bool


def line(valuation: Valuation[Table], state: State[Table], seat: str, reading: Readings) -> Line:
    """The line that is taken from the first spot; what can still be crystallised at its end is."""
    keys, number = [], 0
    while (way := valuation.taken[number]) is not None:
        keys.append(way.key)
        number = way.to
    play = Replay(state, seat)
    for key in keys:
        play.answer(key)
    outcomes = tuple(_outcomes(valuation, number, reading))
    while not outcomes and play.question is not None and play.question.kind == "turn":
        options = (option.key for option in play.question.options if option.kind == "crystallise")
        play.answer(next(options, PASS))
    others = any(answer.seat not in (seat, CHANCE) for answer, _ in play.answers)
    return Line(tuple(answer.key for answer, _ in play.answers), tuple(play.deeds(reading)), outcomes, others)


def without_unknown(state: State[Table], seat: str) -> State[Table]:
    """The position without the cards in a hand that nobody knows yet: they cannot be used."""
    player = state.table.player(seat)
    if HIDDEN not in player.hand:
        return state
    known = tuple(card for card in player.hand if card != HIDDEN)
    return state.with_table(state.table.with_player(replace(player, hand=known)))


class Replay:
    """A turn that is played answer by answer, as far as it is known."""

    def __init__(self, state: State[Table], seat: str) -> None:
        self.seat = seat
        self.start = self.state = state
        self.question: Question | None = None
        self.answers: list[tuple[Answer, Player]] = []
        self._go()

    @property
    def player(self) -> Player:
        """Who acts, as it stands now."""
        return self.state.table.player(self.seat)

    def answer(self, key: str) -> None:
        """Answers what is asked, and plays on to the next question or to the end of the turn."""
        question = self.question
        assert question is not None
        taken = Answer(question.seat, question.kind, key, question.option(key))
        self.answers.append((taken, self.player))
        self.state = take(GAME, self.state, question, key).state
        self._go()

    def _go(self) -> None:
        self.question = None
        while self.state.stack and self._turn_goes_on():
            step = advance(GAME, self.state)
            self.state, self.question = step.state, step.question
            if step.question is not None:
                return
            self.state = without_unknown(self.state, self.seat)

    def _turn_goes_on(self) -> bool:
        turn = self.state.table.turn
        return turn is not None and turn.seat == self.seat

    def deeds(self, reading: Readings) -> Iterator[Deed]:
        """The actions so far with what they brought; passing is none."""
        begins = [at for at, (answer, _) in enumerate(self.answers) if answer.kind in BEGIN]
        first = begins[0] if begins else len(self.answers)
        before = self.start.table.player(self.seat)
        after = self.answers[first][1] if begins else self.player
        inside = tuple(answer for answer, _ in self.answers[:first])
        beginning = _deed(None, inside, before, after, reading)
        if inside or beginning != Deed(None):
            yield beginning
        for at, end in pairwise((*begins, len(self.answers))):
            answer, before = self.answers[at]
            after = self.answers[end][1] if end < len(self.answers) else self.player
            if answer.key != PASS or begun_anew(before, after):
                inside = tuple(one for one, _ in self.answers[at + 1 : end])
                yield _deed(answer, inside, before, after, reading)


def begun_anew(before: Player, after: Player) -> bool:
    """Whether more has changed than that a question was passed: the gains of the die come behind one."""
    return before != after


def _deed(
    answer: Answer | None, inside: tuple[Answer, ...], before: Player, after: Player, reading: Readings
) -> Deed:
    return Deed(
        answer,
        inside,
        after.crystals - before.crystals,
        prestige(after, reading) - prestige(before, reading),
        size(usable(after)) - size(usable(before)),
        after.power - before.power,
        after.bonuses - before.bonuses,
    )


def _outcomes(valuation: Valuation[Table], number: int, reading: Readings) -> Iterator[Outcome]:
    """What chance may bring at the end of a line."""
    spot = valuation.ways.spots[number]
    question = spot.question
    if question is None or question.chance is None:
        return
    chance, about = question.chance, dict(question.facts)
    times = dict(chance.outcomes())
    for way in spot.ways:
        payoff: Payoff | None = valuation.worths[way.to]
        if payoff is not None:
            shows = _symbols(str(about["die"]), way.key, reading) if "die" in about else ()
            yield Outcome(way.key, shows, Fraction(times[way.key], chance.total), payoff[0])


def _symbols(die: str, side: str, reading: Readings) -> tuple[str, ...]:
    return symbols_of(side_up(Rolled(die, int(side)), reading))
