"""The fate card that a finished Trial or Rest turn reveals, and how it comes into play."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Value, query, text
from tutor.engine.sentence import Call, ForEach, If, Sentence, sentence
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.procedures.setup_fate import part_of
from tutor.games.penumbra.procedures.setup_start import Seats
from tutor.games.penumbra.procedures.steps import packed_steps
from tutor.games.penumbra.reactions.prophecies import FATE_DECK
from tutor.games.penumbra.state.decks import TakeTop
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.verbs.effects import At, owner


@query
def fate_left(moment: At) -> Bound:
    """Whether the fate deck holds a card."""
    return bool(moment.table.deck(FATE_DECK).layers)


@sentence
def reveal_card(moment: At) -> Outcome[Table]:
    """The top card is turned up by the player who has finished the turn."""
    table, seat = moment.table, moment.frame.owner
    card = text(Bind(name="card"), moment)
    kind = table.turn.kind
    rule = f"pen.turn.{kind}.end-fate" if kind in ("trial", "rest") else ""
    due = moment.event("fate-due", rule, seat=seat, turn=kind)
    part, left = part_of(table.box, card), table.deck(FATE_DECK).size
    return Outcome(
        moment.bound("part", part),
        (due, moment.event("fate-revealed", card=card, part=part, seat=seat, left=left)),
    )


@sentence
def nothing_to_reveal(moment: At) -> Outcome[Table]:
    """The deck has run out: nothing is revealed, or the game is over at once (pen.ruling.fate-empty)."""
    table = moment.table
    events = [moment.event("fate-empty", seat=moment.frame.owner)]
    if table.end is None or moment.reading("pen.ruling.fate-empty") != "end":
        return Outcome(moment.state, tuple(events))
    events.append(moment.event("fate-empty-ends", "pen.fate.end-of-times"))
    table = replace(table, end=replace(table.end, left=(), extra=""))
    return moment.with_table(table, *events)


class Enter(Sentence, frozen=True):
    """The revealed card comes into play as what it is; an event waits to be resolved."""

    def execute(self, moment: At) -> Outcome[Table]:
        table, card, part = moment.table, text(Bind(name="card"), moment), moment.frame.get("part")
        if part == "event":
            return self._event(moment, card)
        entered: dict[Bound, Table] = {
            "trial": replace(table, trials=(*table.trials, card)),
            "goal": replace(table, goals=(*table.goals, card)),
            "prophecy": replace(table, prophecies=(*table.prophecies, card)),
        }
        events = [moment.event(f"fate-{part}", f"pen.fate.{part}", card=card)]
        if part != "trial" and box(table.box).omen(card).test is None:
            events.append(moment.event("omen-unknown", f"pen.fate.{part}", card=card))
        return moment.with_table(entered[part], *events)

    def _event(self, moment: At, card: str) -> Outcome[Table]:
        table, you = moment.table, text(seat_addressed, moment)
        printed = box(table.box).event(card)
        known = printed.all is not None and printed.you is not None
        events = [moment.event("fate-event", "pen.fate.event", card=card, seat=you)]
        if owner(moment).automa:
            events.append(moment.event("automa-event", "pen.solo.events", card=card, seat=you))
        if not known:
            events.append(moment.event("event-unknown", "pen.fate.event", card=card))
        here = moment.here.bind("all", packed_steps(printed.all or ())).bind(
            "you", packed_steps(printed.you or ())
        )
        table = replace(table, out=(*table.out, card))
        return Outcome(moment.state.with_top(here).with_table(table), tuple(events))


@query
def seat_addressed(moment: At) -> Bound:
    """Who "you" is: whoever has just finished the turn; for the Automa its opponent (pen.solo.events)."""
    wizard = owner(moment)
    return moment.table.players[0] if wizard.automa else wizard.seat


def _steps(which: str, who: Value) -> If:
    steps = Bind(name=which)
    call = Call(program="do-steps", who=who, hand_over=(("steps", steps),))
    return If(rule="pen.fate.event", cond=steps, then=(call,))


FATE = (
    Program(
        "reveal-fate",
        "pen.turn.end-order",
        (
            If(
                rule="pen.fate.reveal",
                cond=fate_left,
                then=(
                    TakeTop(deck=FATE_DECK, into="card", kind="fate-card"),
                    reveal_card,
                    Enter(),
                ),
                otherwise=(nothing_to_reveal,),
            ),
            ForEach(
                rule="pen.fate.event",
                over=Seats(people=True),
                into="seat",
                body=(_steps("all", Bind(name="seat")),),
            ),
            _steps("you", seat_addressed),
        ),
        kind="fate",
    ),
)
