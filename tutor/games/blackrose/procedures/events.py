"""Drawing an event: the crown, the power of the Rose, its space on the board, or its effect at once."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Is, query, text
from tutor.engine.sentence import Call, If, sentence
from tutor.games.blackrose.actions.avatar.orders import avatar_of
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.components.faces import Text
from tutor.games.blackrose.state.options import STILL_CROWN
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.combined import Each, Later, Modify, When
from tutor.games.blackrose.verbs.effects.common import At, TakeCrown, bound, ids, myself, self_of
from tutor.games.blackrose.verbs.effects.decks import arrived, draw
from tutor.games.blackrose.verbs.effects.power import gained_power
from tutor.games.blackrose.verbs.schema.ids import program_id
from tutor.games.blackrose.verbs.schema.picks import Pick
from tutor.games.blackrose.verbs.schema.walk import fields, verbs_in

DRAW = "brw.event.draw-any"
PLACE = "brw.rose.place"
INSTANT = "brw.rose.instant"
ROSE_PHASE = "rose"


@sentence
def drawn(moment: At) -> Outcome[Table]:
    """The event is read out, and the Rose gains the power in its left corner.

    Rules: brw.event.draw-any, in step 2 of the Black Rose phase (`step` is ROSE_PHASE) brw.rose.draw.power.
    """
    cards, seat = ids(moment.frame.get("cards"), moment), self_of(moment)
    if not cards:
        event = moment.event("no-event-left", "brw.gen.effect.skip", who=seat)
        return Outcome(moment.bound("card", None), (event,))
    card = cards[0]
    face = box(moment.table.box).event(card)
    read = moment.frame.get("step") == ROSE_PHASE
    about: dict[str, Bound] = {"card": card, "space": face.slot, "power": face.reveal_power}
    events = [moment.event("event-drawn", "brw.rose.draw" if read else "", who=seat, **about)]
    if face.crown and STILL_CROWN in moment.table.options:
        events.append(moment.event("crown-ignored", "brw.event.opt.still-crown", who=seat, card=card))
    elif face.crown:
        events.append(moment.event("crown-symbol", "brw.gen.effect.crown-symbol", who=seat, card=card))
    rule = "brw.rose.draw.power" if read else ""
    table, more = printed_power(moment, moment.table, card, face.reveal_power, rule)
    named: dict[str, Bound] = {"card": card, "did": True}
    return Outcome(bound(moment, named).with_table(table), (*events, *more))


@query
def shows_crown(moment: At) -> Bound:
    """Whether the drawn event shows a crown that counts (brw.gen.effect.crown-symbol)."""
    table = moment.table
    face = box(table.box).event(text(moment.frame.get("card"), moment))
    return bool(face.crown) and STILL_CROWN not in table.options


@query
def is_instant(moment: At) -> Bound:
    """Whether the drawn event is an immediate one."""
    return box(moment.table.box).event(text(moment.frame.get("card"), moment)).phase == "immediate"


@sentence
def put_on_board(moment: At) -> Outcome[Table]:
    """The event comes to its space; those in its way move right, and off the board (brw.rose.place)."""
    card = text(moment.frame.get("card"), moment)
    table = arrived(moment.table, (card,))
    slot = box(table.box).event(card).slot
    if not slot:
        table = replace(table, out=tuple(sorted((*table.out, card))))
        return moment.with_table(table, moment.event("unknown-text", what=card, component=card))
    spaces, moving, at = list(table.events), card, slot - 1
    while moving and at < len(spaces):
        spaces[at], moving = moving, spaces[at]
        at += 1
    table = replace(table, events=(spaces[0], spaces[1], spaces[2]))
    events: list[Event] = [moment.event("event-placed", card=card, space=slot)]
    if moving:
        table, more = discarded(moment, table, moving, "brw.rose.place.push-off")
        events += more
    return moment.with_table(table, *events)


def discarded(moment: At, table: Table, card: str, rule: str) -> tuple[Table, tuple[Event, ...]]:
    """The table after an event left for the discard: the Rose gains the power in its right corner."""
    n = box(table.box).event(card).discard_power
    table = table.with_pile("event", (*table.pile("event"), card))
    event = moment.event("event-pushed-off", rule, card=card, power=n)
    table, more = printed_power(moment, table, card, n, rule)
    return table, (event, *more)


def printed_power(
    moment: At, table: Table, card: str, n: int | None, rule: str = ""
) -> tuple[Table, tuple[Event, ...]]:
    """The table after the Rose gained what a corner of an event says; where nobody knows that it is told."""
    if n is None:
        return table, (moment.event("unknown-power", rule, card=card),)
    return gained_power(moment, table, ROSE, n, rule)


@query
def text_of(moment: At) -> Bound:
    """The program of the drawn event."""
    return program_id(text(moment.frame.get("card"), moment), "main", moment.table.box)


@sentence
def apply_now(moment: At) -> Outcome[Table]:
    """The immediate event applies at once, without a space on the board (brw.rose.instant)."""
    card = text(moment.frame.get("card"), moment)
    event = moment.event("event-at-once", card=card)
    return Outcome(moment.state, (event, *passed_by(moment, card)))


def passed_by(moment: At, card: str) -> tuple[Event, ...]:
    """What is told where the avatar ignores what an event does to mages now (brw.avatar.events)."""
    table = moment.table
    if avatar_of(table) is None or not concerns_mages(box(table.box).event(card).text):
        return ()
    return (moment.event("avatar-ignores", "brw.avatar.events", card=card),)


def concerns_mages(text: Text) -> bool:
    """Whether a text does something to mages when it is carried out: to each of them, or to some figures."""
    acting = (verb for verb in text if not isinstance(verb, When | Modify | Later))
    return any(isinstance(verb, Each) or any(map(_picks_mages, fields(verb))) for verb in verbs_in(acting))


def _picks_mages(value: object) -> bool:
    return isinstance(value, Pick) and value.what in ("figure", "mage")


@sentence
def discard_instant(moment: At) -> Outcome[Table]:
    """The immediate event is discarded, and the Rose gains its other corner (brw.rose.instant.power)."""
    card = text(moment.frame.get("card"), moment)
    table, events = discarded(moment, arrived(moment.table, (card,)), card, "brw.rose.instant.power")
    return moment.with_table(table, *events)


DRAW_EVENT = Program(
    "draw-event",
    DRAW,
    (
        *draw(Bind(name="deck"), 1, "cards", DRAW),
        drawn,
        If(
            cond=Bind(name="card"),
            then=(
                If(
                    rule="brw.event.draw-any.crown",
                    cond=shows_crown,
                    then=(
                        If(
                            rule="brw.rose.draw.crown",
                            cond=Is(left=Bind(name="step"), right=ROSE_PHASE),
                            then=(TakeCrown(),),
                            otherwise=(TakeCrown(rule="brw.event.draw-any.crown"),),
                        ),
                    ),
                ),
                If(
                    rule=INSTANT,
                    cond=is_instant,
                    then=(
                        apply_now,
                        Call(program=text_of, who=myself),
                        discard_instant,
                    ),
                    otherwise=(put_on_board.under(PLACE),),
                ),
            ),
        ),
    ),
)
"""Who applies the effect draws an event from the deck `deck` ("event-1", ...), in which `step`, if in one."""

EVENTS = (DRAW_EVENT,)
