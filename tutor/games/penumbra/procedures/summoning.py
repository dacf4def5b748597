"""Summoning a pet straight from a class market, as the Druid may."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, text
from tutor.engine.sentence import sentence
from tutor.games.penumbra.procedures.cards import PAY
from tutor.games.penumbra.procedures.markets import refill, without_open
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Card
from tutor.games.penumbra.verbs.effects import At, owner

RULE = "pen.pet.summon"


@sentence
def take_pet(moment: At) -> Outcome[Table]:
    """The pet that was paid for leaves its market for the inventory, ready to be activated."""
    wizard, card = owner(moment), text(Bind(name="card"), moment)
    state = without_open(moment, text(Bind(name="market"), moment), card)
    table = state.table.with_wizard(wizard.with_card(Card(card, "inventory")))
    table = replace(table, turn=replace(table.turn, gained=(*table.turn.gained, card)))
    about: dict[str, Bound] = {"seat": wizard.seat, "card": card}
    events: list[Event] = [
        moment.event("card-gained", "pen.card.gain", **about),
        moment.event("pet-summoned", **about),
        moment.event("card-moved", "pen.card.zone.inventory", zone="inventory", **about),
    ]
    return Outcome(state.with_table(table), tuple(events))


SUMMONING = (
    Program(
        "summon-market",
        RULE,
        (*PAY, take_pet, refill("pen.loc.class.market")),
        kind="card",
    ),
)
