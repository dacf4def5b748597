"""What opponents can do to a seat of Res Arcana now, each with one action, and what the seat has against it.

Only what lies on the table counts: hands are not looked at, neither for what else could be placed nor for
what could be discarded. The engine itself is asked how each attack and each answer goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tutor.analysis.exploration import Aim
from tutor.engine.event import Event
from tutor.engine.moment import Moment
from tutor.engine.question import Choices, Option, Question, Refusal
from tutor.engine.state import Frame, State
from tutor.framework.card_fields import HIDDEN
from tutor.framework.readings import readings_of
from tutor.games.resarcana import GAME
from tutor.games.resarcana.actions.powers import cost_refusals, effect_refusals
from tutor.games.resarcana.analysis.resource_deltas import Line, Spent, lines, spent
from tutor.games.resarcana.cards import program_id
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Power
from tutor.games.resarcana.reactions.life import LIFE_LOSS, SUFFER, Answers
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.state.visibility import seen
from tutor.games.resarcana.verbs.life import LoseLife
from tutor.games.resarcana.verbs.schema import WayOut

Harm: TypeAlias = Literal["life", "discard"]
"""A loss of life; or a card taken out of the discard pile."""


class Answer(Struct, frozen=True):
    """One answer to a loss of life: what it takes from the seat, in every way; no two are alike."""

    option: Option
    ways: tuple[tuple[Spent, ...], ...]


class Attack(Struct, frozen=True):
    """A power of an opponent that can harm the seat: so much `life`, or the `cards` that can be taken.

    `against` is what stands against its use now, and `answers` what the seat has then, with its refused
    answers; nothing where it cannot be used. `immune`: the seat has passed.
    """

    by: str
    card: str
    power: int
    harm: Harm
    life: int = 0
    cards: tuple[str, ...] = ()
    against: tuple[Refusal, ...] = ()
    immune: bool = False
    answers: tuple[Answer, ...] = ()
    refused: tuple[tuple[Option, tuple[Refusal, ...]], ...] = ()

    @property
    def possible(self) -> bool:
        """Whether it can harm the seat now."""
        return not self.against and not self.immune


class Attacks(Struct, frozen=True):
    """Everything that opponents could do to a seat, in turn order; `passed` are those who do nothing more.

    `hands` are the opponents with cards in hand, which are not looked at, and how many.
    """

    seat: str
    attacks: tuple[Attack, ...]
    passed: tuple[str, ...]
    hands: tuple[tuple[str, int], ...]

    @property
    def possible(self) -> tuple[Attack, ...]:
        """Those that can harm the seat now."""
        return tuple(one for one in self.attacks if one.possible)


def attacks(state: State[Table], seat: str) -> Attacks:
    """Every attack on a seat that lies on the table, whoever's turn it is."""
    table = seen(state.table, seat)
    rivals = [table.player(one) for one in table.rivals(seat)]
    active = [rival for rival in rivals if not rival.passed]
    possible = tuple(attack for rival in active for attack in _of(state, table, seat, rival))
    return Attacks(
        seat,
        possible,
        tuple(rival.seat for rival in rivals if rival.passed),
        tuple((rival.seat, len(rival.hand)) for rival in active if rival.hand),
    )


def _of(state: State[Table], table: Table, seat: str, rival: Player) -> Iterator[Attack]:
    reading = readings_of(state)
    for one in rival.tableau:
        for power in box()[one.id].powers:
            harm = _harm(power)
            if harm is None or power.kind != "power":
                continue
            against = (
                *cost_refusals(rival, one, power, reading),
                *effect_refusals(table, rival, one, power, reading),
            )
            start = State(table, rulings=state.rulings).push(program_id(one.id, power), rival.seat)
            plain = Attack(rival.seat, one.id, power.n, harm, against=against)
            if harm == "life":
                yield _life(start, seat, one, power, plain)
            else:
                yield from _taking(start, seat, plain)


def _harm(power: Power) -> Harm | None:
    """What a power can do to others; None where it does them no harm."""
    if any(isinstance(verb, LoseLife) for verb in power.effect):
        return "life"
    return "discard" if power.placing is not None and power.placing.source == "any_discard" else None


# ---- loss of life


def _life(start: State[Table], seat: str, one: Component, power: Power, attack: Attack) -> Attack:
    n = sum(verb.n for verb in power.effect if isinstance(verb, LoseLife))
    attack = replace(attack, life=n, immune=start.table.player(seat).passed)
    if not attack.possible:
        return attack
    way = next((verb for verb in power.effect if isinstance(verb, WayOut)), None)
    choices = _choices(start, Answers(seat, n, one.id, way))
    ends = list(lines(_AIM, _against(start, seat, attack.by)))
    answers = tuple(Answer(option, _outcomes(ends, seat, option)) for option in choices.options)
    refused = tuple((no.option, no.reasons) for no in choices.refused)
    return replace(attack, answers=answers, refused=refused)


def _choices(start: State[Table], answers: Answers) -> Choices:
    frame = start.top
    assert isinstance(frame, Frame)
    return answers.choices(Moment(GAME, start, frame, LIFE_LOSS, frame.path, start.table))


def _against(start: State[Table], seat: str, by: str) -> State[Table]:
    """The attack on the seat alone: what others answer takes nothing from it."""
    table = start.table
    players = tuple(one if one.seat in (seat, by) else replace(one, passed=True) for one in table.players)
    return start.with_table(replace(table, players=players))


def _unknown(events: tuple[Event, ...], question: Question | None) -> bool:
    """Whether chance decides, or somebody chooses among cards that the seat does not see."""
    if question is None:
        return False
    return question.chance is not None or any(HIDDEN in option.key for option in question.options)


_AIM = Aim(GAME, lambda at, question: False, hides=_unknown, positions=100_000)


def _outcomes(ends: list[Line], seat: str, option: Option) -> tuple[tuple[Spent, ...], ...]:
    """Everything that an answer of the seat can take from it, each outcome once.

    Where nothing else is possible than to bear the loss, nobody is asked.
    """
    fitting = (line for line in ends if _answered(line, SUFFER) == option.key)
    return tuple(dict.fromkeys(spent(line.events, seat) for line in fitting))


def _answered(line: Line, otherwise: str) -> str:
    keys = (chosen.key for question, chosen in line.answers if question.kind == "life-loss")
    return next(keys, otherwise)


# ---- a card out of the discard pile


def _taking(start: State[Table], seat: str, attack: Attack) -> Iterator[Attack]:
    """The cards of the seat's discard pile that can be taken; nothing where there is none of the type."""
    if attack.against:
        yield attack
        return
    pile = start.table.player(seat).discard
    ends = (line.end.player(seat).discard for line in lines(_AIM, start))
    cards = dict.fromkeys(card for end in ends for card in pile if card not in end)
    if cards:
        yield replace(attack, cards=tuple(cards))
