"""Gaining cards: where a gained card lies, names that may not lie there twice, and what a full slot does."""

from __future__ import annotations

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Not, candidates, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Call, Choose, If, While, sentence
from tutor.games.penumbra.components.card_names import has_name
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.procedures.cards import discarded, effect_of
from tutor.games.penumbra.state.decks import TakeTop
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Card, Wizard, Zone
from tutor.games.penumbra.verbs.effects import At, owner

ZONES: dict[str, tuple[Zone, str]] = {
    "ready-made-potion": ("inventory", "pen.potion.ready"),
    "artifact": ("equipment", "pen.card.zone.equipment"),
    "tome": ("experience", "pen.card.zone.experience"),
}
"""Where cards lie when they are gained, by the rule that says so; all others lie in the grimoire."""

GRIMOIRE: tuple[Zone, str] = ("grimoire", "pen.card.zone.grimoire")
CARD = Bind(name="card")


def worn(table: Table, wizard: Wizard, card: str) -> Card | None:
    """The artifact in the equipment slot that a card needs; None where the slot is free."""
    printed = face(table, card)
    if printed.kind != "artifact" or not printed.slot:
        return None
    for held in wizard.cards:
        if held.zone == "equipment" and face(table, held.id).slot == printed.slot:
            return held
    return None


@query
def slot_taken(moment: At) -> Bound:
    """Whether another artifact lies in the equipment slot of the card that is gained."""
    return worn(moment.table, owner(moment), text(CARD, moment)) is not None


@candidates
def old_or_new(moment: At) -> Choices:
    """Either the equipped artifact or the new one is discarded (pen.art.replace)."""
    new = text(CARD, moment)
    old = worn(moment.table, owner(moment), new)
    assert old is not None
    slot = face(moment.table, new).slot
    about = ((old.id, "old"), (new, "new"))
    return Choices(
        tuple(
            Option(card, "discard-artifact", facts(card=card, which=which, slot=slot), card)
            for card, which in about
        )
    )


@sentence
def make_room(moment: At) -> Outcome[Table]:
    """The chosen artifact of the two goes under its deck: the equipped one, or the new one."""
    table, seat, new = moment.table, moment.frame.owner, text(CARD, moment)
    gone = str(moment.frame.get("gone"))
    if gone == new:
        wizard = table.wizard(seat)
        table = table.with_wizard(wizard.with_card(Card(new, "equipment")))
    event = moment.event("card-discarded", seat=seat, card=gone)
    return moment.with_table(discarded(table, seat, gone), event)


@query
def stays(moment: At) -> Bound:
    """Whether the new card is kept."""
    return moment.frame.get("gone") != moment.frame.get("card")


@sentence
def take_in(moment: At) -> Outcome[Table]:
    """The card comes to the play area, unturned, to the place for cards of its kind (pen.card.gain)."""
    table, wizard, card = moment.table, owner(moment), text(CARD, moment)
    printed = face(table, card)
    zone, rule = ZONES.get(printed.kind, GRIMOIRE)
    about: dict[str, Bound] = {"seat": wizard.seat, "card": card}
    events = [moment.event("card-gained", **about), moment.event("card-lies", rule, zone=zone, **about)]
    events += _ready(moment, table, card)
    taken = wizard.without_card(card).with_card(Card(card, zone))
    table = table.with_wizard(taken).with_turn(gained=(*table.turn.gained, card))
    return moment.with_table(table, *events)


def _ready(moment: At, table: Table, card: str) -> tuple[Event, ...]:
    """What holds for a new artifact from now on (pen.art.permanent), as far as the sources tell."""
    printed = face(table, card)
    if printed.kind != "artifact":
        return ()
    ready = moment.event("artifact-ready", "pen.art.permanent", card=card, use=printed.use)
    slot = "slot-unknown" if printed.slot is None else "slot-filled"
    return (moment.event(slot, "pen.art.slot", card=card, slot=printed.slot), ready)


@query
def is_tome(moment: At) -> Bound:
    """Whether the card is a tome, which acts when it is gained (pen.art.tome)."""
    return face(moment.table, text(CARD, moment)).kind == "tome"


@query
def keepable(moment: At) -> Bound:
    """Whether the deck holds a card whose name the wizard does not have yet."""
    wizard, deck = owner(moment), moment.table.deck(text(Bind(name="deck"), moment))
    cards = {card for layer in deck.layers for card in layer}
    return any(not has_name(moment.table, wizard, card) for card in cards)


@sentence
def look_at_name(moment: At) -> Outcome[Table]:
    """A card drawn at random that repeats a name goes under the deck again (pen.card.unique.random)."""
    table, card = moment.table, text(CARD, moment)
    if not has_name(table, owner(moment), card):
        return Outcome(moment.bound("found", True))
    deck = table.deck(text(Bind(name="deck"), moment))
    event = moment.event("name-repeated", seat=moment.frame.owner, card=card)
    return moment.with_table(table.with_deck(deck.under(card)), event)


@sentence
def no_card(moment: At) -> Outcome[Table]:
    """Says that no card is gained."""
    return Outcome(moment.state, (moment.event("no-card", seat=moment.frame.owner),))


GAINING = (
    Program(
        "gain-card",
        "pen.card.gain",
        (
            If(
                rule="pen.art.replace",
                cond=slot_taken,
                then=(
                    Choose(kind="full-slot", among=old_or_new, into="gone"),
                    make_room,
                ),
            ),
            If(
                cond=stays,
                then=(
                    take_in,
                    If(
                        rule="pen.art.tome",
                        cond=is_tome,
                        then=(Call(program=effect_of, hand_over=(("card", CARD),)),),
                    ),
                ),
            ),
        ),
        kind="card",
    ),
    Program(
        "draw-card",
        "pen.card.unique.random",
        (
            If(
                cond=keepable,
                then=(
                    While(
                        cond=Not(of=Bind(name="found")),
                        body=(
                            TakeTop(rule="pen.card.gain", deck=Bind(name="deck"), into="card"),
                            look_at_name,
                        ),
                    ),
                    Call(rule="pen.card.gain", program="gain-card", hand_over=(("card", CARD),)),
                ),
                otherwise=(no_card,),
            ),
        ),
        kind="card",
    ),
)
