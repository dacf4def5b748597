"""A turn: the gains of the die first, then every other action in any order (sea.turn)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Is, candidates, query
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.engine.sentence import Act, Call, Choose, If, While, sentence
from tutor.framework.readings import Readings
from tutor.games.seasons.actions.moves import Moves, bonus_refusals
from tutor.games.seasons.components.faces import Side
from tutor.games.seasons.procedures.bonus import use_bonus
from tutor.games.seasons.state.derived import symbols_of
from tutor.games.seasons.state.dice import side_up
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.table import Table, Turn
from tutor.games.seasons.verbs.common import At, owner
from tutor.games.seasons.verbs.crystals import gained, raised
from tutor.games.seasons.verbs.drawing import DiscardLooked, DrawCards, Keep
from tutor.games.seasons.verbs.tokens import gained_tokens

ONE_EACH = "sea.turn.one-each"
DIE_FIRST = "sea.turn.order.die-first"
FREE_ORDER = "sea.turn.order.free"
MANDATORY = "sea.turn.die.mandatory"
DRAW = "sea.die.draw"
BONUS_DRAW = "sea.bonus.draw"
CRYSTALLISE = "sea.cry.action"
DIE_ORDER = "sea.ruling.die-order"
DUTY = "sea.ruling.die-crystallise-optional"
MALICE = "sea.card.die-of-malice.effect"


def side_of(table: Table, seat: str, reading: Readings) -> Side:
    """The side of the die that the seat has taken; an empty one where it has none."""
    rolled = table.die_of(seat)
    return Side() if rolled is None else side_up(rolled, reading)


SYMBOLS = ("draw", "energy", "crystals", "power", "crystallise")
"""What a side of a die can show, in the order of the rulebook."""


def symbols(side: Side) -> tuple[str, ...]:
    """What a side shows, in the order of the rulebook."""
    visible = (side.draw, size(side.energy), side.crystals, side.power, side.crystallise)
    return tuple(name for name, is_there in zip(SYMBOLS, visible, strict=True) if is_there)


@sentence
def begin_turn(moment: At) -> Outcome[Table]:
    """A turn begins."""
    seat = moment.frame.owner
    table = replace(moment.table, turn=Turn(seat))
    return moment.with_table(table, moment.event("turn-begins", seat=seat))


@sentence
def begin_die(moment: At) -> Outcome[Table]:
    """The actions of the die begin."""
    seat = moment.frame.owner
    rolled = moment.table.die_of(seat)
    left = symbols(side_of(moment.table, seat, moment.reading))
    owed = 0 if moment.table.turn is None else moment.table.turn.owed
    table = moment.table.with_turn(stage="die", left=left, owed=0)
    table, owed_events = gained(moment, table, seat, owed, MALICE)
    if rolled is None:
        return moment.with_table(table, *owed_events)
    faces = symbols_of(side_of(moment.table, seat, moment.reading))
    event = moment.event("die-acts", seat=seat, die=rolled.die, side=rolled.side, symbols=faces)
    return moment.with_table(table, event, *owed_events)


@query
def symbols_left(moment: At) -> Bound:
    """Whether symbols of the die are still to be performed."""
    turn = moment.table.turn
    return turn is not None and bool(turn.left)


@candidates
def next_symbols(moment: At) -> Choices:
    """The symbol to be performed next: the first, or any of them (sea.ruling.die-order).

    Where none of it is a duty, it can be left out (sea.ruling.die-crystallise-optional).
    """
    turn = moment.table.turn
    left = () if turn is None else turn.left
    next_ones = left if moment.reading(DIE_ORDER) == "own-choice" else left[:1]
    options = [Option(name, "die-symbol", facts(symbol=name), name) for name in next_ones]
    if left and moment.reading(DUTY) == "all-optional":
        options.append(Option("none", "leave-symbols", value="none"))
    return Choices(tuple(options))


@sentence
def perform_symbol(moment: At) -> Outcome[Table]:
    """A symbol of the die is performed, except that the draw of a card follows."""
    seat, symbol = moment.frame.owner, str(moment.frame.get("symbol"))
    table, side = moment.table, side_of(moment.table, seat, moment.reading)
    left = () if table.turn is None else table.turn.left
    if symbol == "none":
        event = moment.event("symbols-left", seat=seat, symbols=left)
        return moment.with_table(table.with_turn(left=()), event)
    table = table.with_turn(left=tuple(name for name in left if name != symbol))
    events: tuple[Event, ...] = ()
    if symbol == "energy":
        moment = _under(moment, "sea.die.energy")
        table, events = gained_tokens(moment, table, seat, side.energy)
    elif symbol == "crystals":
        table, events = gained(moment, table, seat, side.crystals, "sea.die.crystals")
    elif symbol == "power":
        table, events = raised(moment, table, seat, side.power, "sea.die.gauge")
    elif symbol == "crystallise":
        table = table.with_turn(access=True)
        events = (moment.event("crystallising-open", CRYSTALLISE, seat=seat),)
    return moment.with_table(table, *events)


def _under(moment: At, rule: str) -> At:
    return replace(moment, rule=rule)


@candidates
def draw_ways(moment: At) -> Choices:
    """One card as the die says, or two with the bonus (sea.bonus.draw)."""
    player = owner(moment)
    one = Option("draw", "draw-one", value="draw")
    two = Option("bonus-draw", "draw-two", value="bonus-draw")
    none: tuple[Refusal, ...] = ()
    return sorted_out(((one, none), (two, bonus_refusals(player))))


class KeepOrNot(Among, frozen=True):
    """A card that was drawn is kept or discarded."""

    secret: ClassVar[bool] = True

    def choices(self, moment: At) -> Choices:
        looking = moment.table.looking
        if not looking:
            return Choices()
        card = looking[-1].cards[0]
        about = facts(card=card)
        return Choices(
            (Option("keep", "keep-card", about, card), Option("discard", "discard-card", about, ""))
        )


class KeepOneOf(Among, frozen=True):
    """One of two cards is kept; that both are discarded is sea.ruling.bonus-draw-keep."""

    secret: ClassVar[bool] = True

    def choices(self, moment: At) -> Choices:
        cards = dict.fromkeys(moment.table.looking[-1].cards) if moment.table.looking else ()
        options = [Option(card, "keep-card", facts(card=card), card) for card in cards]
        if moment.reading("sea.ruling.bonus-draw-keep") == "free":
            options.append(Option("none", "keep-none", value=""))
        return Choices(tuple(options))


@sentence
def open_actions(moment: At) -> Outcome[Table]:
    """The gains of the die are over: everything else may be done now."""
    return moment.with_table(moment.table.with_turn(stage="actions", left=()))


@sentence
def end_turn(moment: At) -> Outcome[Table]:
    """The turn is over, and with it what was open in it."""
    table = replace(moment.table, turn=None)
    return moment.with_table(table, moment.event("turn-over", seat=moment.frame.owner))


TURN_PROGRAM = Program(
    "turn",
    "sea.turn.actions",
    (
        begin_turn.under(ONE_EACH),
        Act(rule=DIE_FIRST, kind="before-die", among=Moves()),
        Call(rule=MANDATORY, program="die-actions", part=True),
        Call(rule=FREE_ORDER, program="actions", part=True),
        end_turn.under(ONE_EACH),
    ),
)

ACTIONS = Program("actions", FREE_ORDER, (Act(kind="turn", among=Moves(), always=True),))

ONE_CARD = (
    DrawCards(n=1),
    Choose(kind="keep-drawn", among=KeepOrNot(), into="card"),
    Keep(card=Bind(name="card")),
    DiscardLooked(),
)
TWO_CARDS = (
    use_bonus(bonus="bonus-draw").under(BONUS_DRAW),
    DrawCards(rule=BONUS_DRAW, n=2),
    Choose(rule=BONUS_DRAW, kind="keep-one", among=KeepOneOf(), into="card"),
    Keep(rule=BONUS_DRAW, card=Bind(name="card")),
    DiscardLooked(rule=BONUS_DRAW),
)

DIE_ACTIONS = Program(
    "die-actions",
    MANDATORY,
    (
        begin_die,
        While(
            rule=DIE_FIRST,
            cond=symbols_left,
            body=(
                Choose(kind="die-symbol", among=next_symbols, into="symbol"),
                perform_symbol.under(MANDATORY),
                If(
                    rule=DRAW,
                    cond=Is(left=Bind(name="symbol"), right="draw"),
                    then=(
                        Choose(kind="die-draw", among=draw_ways, into="way"),
                        If(
                            cond=Is(left=Bind(name="way"), right="bonus-draw"),
                            then=TWO_CARDS,
                            otherwise=ONE_CARD,
                        ),
                    ),
                ),
            ),
        ),
        open_actions.under(FREE_ORDER),
    ),
)

TURN = (TURN_PROGRAM, DIE_ACTIONS, ACTIONS)
"""A player's turn."""
