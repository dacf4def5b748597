"""The whole game: turn after turn, the prophecy that begins the end, and the last round."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Not, query
from tutor.engine.sentence import Call, If, Sentence, While, sentence
from tutor.games.penumbra.procedures.counting import COUNTING
from tutor.games.penumbra.reactions.prophecies import AUTOMA_COUNTS, END_OF_TIMES, newly_fulfilled
from tutor.games.penumbra.state.table import End, Table, Turn
from tutor.games.penumbra.verbs.effects import At

CHRONOMANCER = "chronomancer"
"""The talent that gives an extra turn at the end of the game."""


def one_round(table: Table, last: str) -> tuple[str, ...]:
    """Every seat once, in turn order, so that `last` comes last (pen.end.last-round)."""
    seats = table.seats
    at = seats.index(last) + 1
    return (*seats[at:], *seats[:at])


def next_seat(table: Table, seat: str) -> str:
    """Whose turn follows that of a seat (pen.setup.turn-order)."""
    return one_round(table, seat)[0]


def extra_turn(table: Table, last: str, reading: str) -> str:
    """Who takes an extra turn for its talent in the end; "" if nobody (pen.ruling.chronomancer-turn)."""
    final = table.seats[-1] if reading == "turn-order" else last
    for wizard in table.wizards:
        card = wizard.card(CHRONOMANCER)
        if card is not None and card.zone == "talent" and not wizard.automa and wizard.seat != final:
            return wizard.seat
    return ""


class Fulfil(Sentence, frozen=True):
    """A prophecy has come true: the first one begins the end of the game (pen.ruling.end-double-trigger)."""

    def execute(self, moment: At) -> Outcome[Table]:
        table = moment.table
        events: list[Event] = []
        for prophecy in newly_fulfilled(table, moment.reading(AUTOMA_COUNTS) != "no"):
            rule = "pen.fate.end-of-times" if prophecy == END_OF_TIMES else ""
            events.append(moment.event("prophecy-fulfilled", rule, prophecy=prophecy))
            end, more = self._later(moment, table, prophecy) if table.end else self._first(moment, prophecy)
            table = replace(table, end=end)
            events += more
        return moment.with_table(table, *events)

    def _first(self, moment: At, prophecy: str) -> tuple[End, tuple[Event, ...]]:
        table, seat = moment.table, moment.table.turn.seat
        left = one_round(table, seat)
        extra = extra_turn(table, seat, moment.reading("pen.ruling.chronomancer-turn"))
        begins = "pen.end.immediate-prophecy" if moment.frame.get("revealed") else ""
        events = (
            moment.event("end-begins", begins, seat=seat, prophecy=prophecy),
            moment.event("turn-goes-on", "pen.end.finish-turn", seat=seat),
            moment.event("last-round", "pen.end.last-round", seats=left, last=seat),
        )
        return End(prophecy, seat, extra, left, (prophecy,)), events

    def _later(self, moment: At, table: Table, prophecy: str) -> tuple[End, tuple[Event, ...]]:
        end = table.end
        assert end is not None
        end = replace(end, fulfilled=(*end.fulfilled, prophecy))
        if moment.reading("pen.ruling.end-double-trigger") == "first":
            return end, (moment.event("prophecy-late", prophecy=prophecy),)
        added = one_round(table, end.last)
        event = moment.event("round-added", "pen.end.last-round", prophecy=prophecy, seats=added)
        return replace(end, left=(*end.left, *added)), (event,)


@query
def seat_to_move(moment: At) -> Bound:
    """Whose turn it is."""
    return moment.table.turn.seat


@query
def automa_to_move(moment: At) -> Bound:
    """Whether it is the Automa's turn."""
    table = moment.table
    return bool(table.wizard(table.turn.seat).automa)


@sentence
def next_turn(moment: At) -> Outcome[Table]:
    """The turn passes on in turn order; in the last round to those who have one left, until nobody has."""
    table, end = moment.table, moment.table.end
    if end is None:
        seat = next_seat(table, table.turn.seat)
        event = moment.event("turn-passes", seat=seat)
        return moment.with_table(replace(table, turn=Turn(seat)), event)
    if end.left:
        seat, end = end.left[0], replace(end, left=end.left[1:])
        event = moment.event("last-turn", "pen.end.last-round", seat=seat, left=len(end.left))
    elif end.extra:
        seat, end = end.extra, replace(end, extra="")
        event = moment.event("extra-turn", "pen.end.last-round", seat=seat, talent=CHRONOMANCER)
    else:
        over = moment.event("game-over", "pen.end.last-round", prophecy=end.prophecy)
        return Outcome(moment.bound("over", True), (over,))
    return moment.with_table(replace(table, end=end, turn=Turn(seat)), event)


TURN_ORDER = "pen.setup.turn-order"

ENDING = (
    Program(
        "game",
        "pen.gen.goal",
        (
            Call(
                rule="pen.gen.players",
                program="setup",
                hand_over=(("first_game", Bind(name="first_game")), ("short", Bind(name="short"))),
            ),
            Call(rule=TURN_ORDER, program="rounds"),
            Call(rule="pen.gen.points-at-end", program="score"),
        ),
        kind="game",
    ),
    Program(
        "rounds",
        TURN_ORDER,
        (
            While(
                cond=Not(of=Bind(name="over")),
                body=(
                    If(
                        cond=automa_to_move,
                        then=(Call(program="automa-turn", who=seat_to_move),),
                        otherwise=(Call(program="turn", who=seat_to_move),),
                    ),
                    next_turn,
                ),
            ),
        ),
        kind="game",
    ),
    Program(
        "prophecy-fulfilled",
        "pen.end.trigger",
        (Fulfil(),),
        kind="fate",
    ),
    *COUNTING,
)
