"""The round: dice are rolled and taken, everybody has a turn, and the season token moves on (sea.round)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.chance import Dice
from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Not, candidates, query, text
from tutor.engine.question import CHANCE, Choices, Option, Question, Refusal, sorted_out
from tutor.engine.sentence import Call, Choose, ForEach, If, Sentence, While, sentence
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.derived import reserve, season
from tutor.games.seasons.state.dice import die_facts, side_up
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.table import Rolled, Table
from tutor.games.seasons.verbs.common import At, Reading
from tutor.games.seasons.verbs.wheel import ADVANCE, is_over, libraries, moved, poor

ROLL = "sea.round.roll"
CHOOSE = "sea.round.choose"
LAST = "sea.round.choose.last"
ONE_EACH = "sea.turn.one-each"
END = "sea.round.end"
STEPS = "sea.round.end.steps"
NEXT_FIRST = "sea.round.next-first-player"
END_ORDER = "sea.ruling.end-of-round-order"
STRAIGHTEN = "sea.effect.activated.once"
PIPS = "sea.comp.dice.pips"
WHEEL = "sea.comp.wheel"
FREQUENCY = "sea.comp.energy.frequency"


@sentence
def begin_round(moment: At) -> Outcome[Table]:
    """A round begins; turned cards are straightened."""
    table = moment.table
    events = [moment.event("round-begins", WHEEL, seat=table.first, n=table.round + 1, season=season(table))]
    often, rare, never = box().frequency[season(table)]
    events.append(moment.event("season-energy", FREQUENCY, often=often, rare=rare, never=never))
    for player in table.players:
        turned = tuple(copy.card for copy in player.play if copy.turned)
        if turned:
            play = tuple(replace(copy, turned=False) if copy.turned else copy for copy in player.play)
            table = table.changed(player.seat, play=play)
            events.append(moment.event("cards-straightened", STRAIGHTEN, seat=player.seat, cards=turned))
        if player.returned:
            table = table.changed(player.seat, returned=())
    table = replace(table, round=table.round + 1, rolled=(), dice_season=season(table))
    return moment.with_table(table, *events)


@query
def season_dice(moment: At) -> Bound:
    """The dice of the current season."""
    dice, now = box().dice, season(moment.table)
    return tuple(die for die in moment.table.dice if dice[die].season == now)


class RollDie(Sentence, frozen=True):
    """A die of the season is rolled; the first player rolls them all together."""

    def ask(self, moment: At) -> Question | None:
        about = facts(seat=moment.table.first, die=text(Bind(name="die"), moment))
        return Question(CHANCE, self.rule, "season-die", chance=Dice(1, 6), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        die, side = text(Bind(name="die"), moment), int(option.key)
        table = replace(moment.table, rolled=(*moment.table.rolled, Rolled(die, side)))
        event = moment.event(
            "die-rolled", seat=table.first, **dict(die_facts(Rolled(die, side), moment.reading))
        )
        return moment.with_table(table, event)


@query
def turn_order(moment: At) -> Bound:
    """All seats from the first player on, clockwise."""
    return moment.table.turn_order


@candidates
def dice_left(moment: At) -> Choices:
    """The dice of the round: those that nobody has taken yet may be."""
    return sorted_out(
        (Option(one.die, "take-die", die_facts(one, moment.reading), one.die), _taken(one))
        for one in moment.table.rolled
    )


def _taken(one: Rolled) -> Iterator[Refusal]:
    if one.seat:
        yield Refusal(CHOOSE, "die-taken", facts(die=one.die, who=one.seat))


@sentence
def take_die(moment: At) -> Outcome[Table]:
    """Somebody takes a die."""
    seat, die = str(moment.frame.get("seat")), str(moment.frame.get("taken"))
    rolled = moment.table.rolled
    taken = next(one for one in rolled if one.die == die)
    table = replace(
        moment.table, rolled=tuple(replace(one, seat=seat) if one.die == die else one for one in rolled)
    )
    return moment.with_table(
        table, moment.event("die-taken", seat=seat, **dict(die_facts(taken, moment.reading)))
    )


def untaken(table: Table) -> Rolled | None:
    """The die that nobody has taken."""
    return next((one for one in table.rolled if not one.seat), None)


@sentence
def leave_die(moment: At) -> Outcome[Table]:
    """One die is left that nobody has taken: the last to choose chose between two."""
    left = untaken(moment.table)
    if left is None:
        return Outcome(moment.state)
    return Outcome(moment.state, (moment.event("die-left", **dict(die_facts(left, moment.reading))),))


@sentence
def round_over(moment: At) -> Outcome[Table]:
    """Everybody has had a turn: cards that wait for the end of the round act."""
    table = moment.table
    reserves = tuple(size(reserve(table.player(seat))) for seat in table.turn_order)
    event = moment.event("round-over", seat=None, n=table.round, poor=poor(table), reserves=reserves)
    return moment.with_table(table, event)


@sentence
def advance(moment: At) -> Outcome[Table]:
    """The season token moves by the pips of the die that nobody took."""
    left = untaken(moment.table)
    if left is None:
        return Outcome(moment.state)
    pips = side_up(left, moment.reading).pips
    event = moment.event("pips", PIPS, die=left.die, side=left.side, n=pips)
    table, events = moved(moment, moment.table, pips, "die")
    return moment.with_table(table, event, *events)


@sentence
def take_libraries(moment: At) -> Outcome[Table]:
    """Who has not taken the cards of a year that has begun takes them now."""
    table, events = libraries(moment, moment.table)
    return moment.with_table(table, *events)


@sentence
def check_end(moment: At) -> Outcome[Table]:
    """Whether the last year is over is looked up at the end of the round."""
    if not is_over(moment.table, moment.reading):
        return Outcome(moment.state)
    table = replace(moment.table, ended=True)
    return moment.with_table(table, moment.event("last-round", n=table.round))


@sentence
def next_first(moment: At) -> Outcome[Table]:
    """The left neighbour of the first player becomes first player."""
    table = moment.table
    first = table.others(table.turn_order[0])[0] if len(table.players) > 1 else table.first
    return moment.with_table(replace(table, first=first), moment.event("first-player", seat=first))


@query
def ended(moment: At) -> Bound:
    """Whether the last round is over."""
    return moment.table.ended


SEAT = Bind(name="seat")

ROUND = (
    Program(
        "rounds",
        "sea.game.phases",
        (While(rule=END, cond=Not(of=ended), body=(Call(program="round"),)),),
    ),
    Program(
        "round",
        ONE_EACH,
        (
            begin_round.under(STRAIGHTEN),
            ForEach(rule=ROLL, over=season_dice, into="die", body=(RollDie(),)),
            ForEach(
                rule=CHOOSE,
                over=turn_order,
                into="seat",
                body=(
                    Choose(kind="take-die", among=dice_left, into="taken", who=SEAT),
                    take_die,
                ),
            ),
            leave_die.under(LAST),
            ForEach(over=turn_order, into="seat", body=(Call(program="turn", who=SEAT),)),
            Call(rule=END, program="round-end"),
        ),
    ),
    Program(
        "round-end",
        STEPS,
        (
            If(rule=END, cond=Reading(ruling=END_ORDER, reading="before"), then=(round_over,)),
            advance.under(ADVANCE),
            If(rule=END, cond=Reading(ruling=END_ORDER, reading="after"), then=(round_over,)),
            take_libraries.under("sea.year.library"),
            check_end.under("sea.end.trigger"),
            If(rule=NEXT_FIRST, cond=Not(of=ended), then=(next_first,)),
        ),
    ),
)
"""Rounds until the game ends."""
