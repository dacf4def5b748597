"""One turn: its kind, what is done in it, and what happens at its end."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Is, candidates, query
from tutor.engine.question import Choices, Option, Refusal, sift
from tutor.engine.sentence import Call, Choose, If, sentence
from tutor.games.penumbra.actions.moves import using
from tutor.games.penumbra.procedures.cards import deck_of, discarded
from tutor.games.penumbra.procedures.markets import refilled_late
from tutor.games.penumbra.state.table import Table, Turn
from tutor.games.penumbra.verbs.effects import At, owner

PLACEMENTS = 2
"""How many placements a Learning turn has (pen.turn.learn.two); the first turn has one less."""

KINDS = ("learning", "trial", "rest")


@sentence
def begin_turn(moment: At) -> Outcome[Table]:
    """A turn begins; nothing of the one before holds any more."""
    wizard = owner(moment)
    table = replace(
        moment.table, turn=Turn(wizard.seat), trial=None, contract=None, task=None, last_threat=None
    )
    table = table.with_wizard(replace(wizard, turns=wizard.turns + 1))
    event = moment.event("turn-begins", seat=wizard.seat, number=wizard.turns + 1)
    return moment.with_table(table, event)


OPTIONS = tuple(Option(kind, "turn-kind", facts(turn=kind), kind) for kind in KINDS)


@candidates
def turn_kinds(moment: At) -> Choices:
    """The three kinds of turn: after a mortal wound a Rest only, a Trial where there is one."""
    table, wizard = moment.table, owner(moment)
    reserved = any(card.kind == "trial" for card in wizard.reserved)
    no_trial = not table.trials and not reserved
    empty_turn = moment.reading("pen.ruling.no-trial") == "empty-turn"

    def against(option: Option) -> tuple[Refusal, ...]:
        reasons: list[Refusal] = []
        if wizard.must_rest and option.key != "rest":
            reasons.append(Refusal("pen.threat.mortal.effect", "must-rest"))
        if option.key == "trial" and no_trial and not empty_turn:
            reasons.append(Refusal("pen.turn.trial.must-attempt", "no-trial"))
        return tuple(reasons)

    return sift(OPTIONS, against)


@sentence
def set_kind(moment: At) -> Outcome[Table]:
    """The turn is of the chosen kind; a Learning turn has its placements (pen.turn.learn.two, .first)."""
    wizard, kind = owner(moment), str(moment.frame.get("kind"))
    events = [moment.event("turn-kind", seat=wizard.seat, turn=kind)]
    n = 0
    if kind == "learning":
        first = wizard.turns == 1
        n = PLACEMENTS - first
        rule = "pen.turn.learn.first" if first else "pen.turn.learn.two"
        events.append(moment.event("placements", rule, seat=wizard.seat, n=n))
    if kind == "trial":
        events.append(moment.event("trial-declared", "pen.turn.trial.declare", seat=wizard.seat))
    if kind != "learning" and wizard.turns == 1:
        rule = "pen.turn.first-turn.kind"
        events.append(moment.event("first-turn-free", rule, seat=wizard.seat, turn=kind))
    table = replace(moment.table, turn=replace(moment.table.turn, kind=kind, placements=n))
    if kind == "rest":
        table = table.with_wizard(replace(wizard, must_rest=False))
    return moment.with_table(table, *events)


@query
def is_kind(moment: At, kind: str) -> Bound:
    """Whether the turn is of a kind now: a card may have changed it (pen.ruling.transgression-turn)."""
    return moment.table.turn.kind == kind


@query
def owes(moment: At) -> Bound:
    """Whether Dead Water's mortal wound is due at the end of the turn."""
    return moment.table.turn.dead_water


@sentence
def tidy(moment: At) -> Outcome[Table]:
    """The turn ends: temporary dice go (pen.dice.temp.end), borrowed spells and used up cards leave.

    A temporary die that lies in a location is nobody's and stays (pen.ruling.temp-placed).
    """
    table, wizard = moment.table, owner(moment)
    events: list[Event] = []
    gone = tuple(die for die in wizard.dice if die.card)
    if gone:
        about: dict[str, Bound] = {"seat": wizard.seat, "n": len(gone)}
        events.append(moment.event("temporary-gone", "pen.dice.temp.end", **about))
        table = table.with_wizard(replace(wizard, dice=tuple(d for d in wizard.dice if not d.card)))
    if moment.reading("pen.ruling.temp-placed") == "gone":
        table = replace(table, placed=tuple(die for die in table.placed if not die.card))
    for card in wizard.cards:
        if card.borrowed and card.zone != "discarded":
            table = discarded(table, wizard.seat, card.id)
            about = {"seat": wizard.seat, "card": card.id}
            events.append(moment.event("card-discarded", "pen.card.discard", **about))
    wizard = table.wizard(wizard.seat)
    cards = tuple(card for card in wizard.cards if card.zone != "discarded" or not deck_of(table, card.id))
    table = table.with_wizard(replace(wizard, cards=cards)).with_turn(over=True, chain=())
    events.append(moment.event("turn-ends", seat=wizard.seat))
    return moment.with_table(table, *events)


@query
def ends_with_fate(moment: At) -> Bound:
    """Whether the contract row moves on and a fate card is revealed: after a Trial or a Rest."""
    return moment.table.turn.kind in ("trial", "rest")


@sentence
def nothing_refreshed(moment: At) -> Outcome[Table]:
    """After a Learning turn contract row and fate deck stay as they are (pen.turn.learn.no-refresh)."""
    return Outcome(moment.state, (moment.event("row-stays", seat=moment.frame.owner),))


def refresh(kind: str) -> If:
    """What a turn of that kind does to the common area when it is over (pen.turn.end-order)."""
    return If(
        rule=f"pen.turn.{kind}.end-contracts",
        cond=is_kind(kind=kind),
        then=(
            Call(program="refresh-contracts"),
            Call(rule=f"pen.turn.{kind}.end-fate", program="reveal-fate"),
        ),
    )


CHOICE = "pen.turn.choice"

TURN = (
    Program(
        "turn",
        CHOICE,
        (
            begin_turn,
            Choose(kind="turn-kind", among=turn_kinds, into="kind"),
            set_kind,
            Call(program="play-turn"),
        ),
        kind="turn",
    ),
    Program(
        "play-turn",
        CHOICE,
        (
            If(
                rule="pen.turn.learn.two",
                cond=is_kind(kind="learning"),
                then=(Call(program="learning"),),
            ),
            If(
                rule="pen.turn.trial.must-attempt",
                cond=is_kind(kind="trial"),
                then=(Call(program="attempt"),),
            ),
            If(
                rule="pen.turn.rest.thread",
                cond=is_kind(kind="rest"),
                then=(Call(program="rest"),),
            ),
            Call(rule="pen.turn.effects", program="end-of-turn"),
            If(
                rule="pen.turn.learn.no-refresh",
                cond=Is(left=ends_with_fate, right=False),
                then=(nothing_refreshed,),
            ),
            refresh("trial"),
            refresh("rest"),
        ),
        kind="turn",
    ),
    Program(
        "end-of-turn",
        CHOICE,
        (
            If(
                rule="pen.threat.mortal.effect",
                cond=owes,
                then=(Call(program="receive-mortal"),),
            ),
            tidy,
            If(
                rule="pen.loc.class.market",
                cond=refilled_late,
                then=(Call(program="refill-markets"),),
            ),
        ),
        kind="turn",
    ),
    Program(
        "uses",
        "pen.turn.effects",
        (using("pen.turn.effects"),),
        kind="turn",
    ),
)
