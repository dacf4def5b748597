"""What a player may do in a turn, and every reason why something may not be done (res.action)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import ClassVar, TypeAlias

from tutor.engine.event import facts
from tutor.engine.query import Among
from tutor.engine.question import PASS, Choices, Option, Refusal, sorted_out
from tutor.framework.readings import Readings
from tutor.games.resarcana.actions.costs import affordable, placement
from tutor.games.resarcana.actions.powers import cost_refusals, effect_refusals, usable
from tutor.games.resarcana.cards import program_id
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import FOR_SALE, Power
from tutor.games.resarcana.state.essences import Amount, named
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.effects.common import At
from tutor.games.resarcana.verbs.effects.components import lacking

Considered: TypeAlias = Iterator[tuple[Option, Iterator[Refusal]]]
"""Options one by one, each with what stands against it, found one by one too."""

TOP = "monument-deck"
"""What is claimed where the unseen top monument is."""

PLACE, CLAIM, DISCARD, USE, PASSING = "place", "claim", "discard-card", "use", "pass"
MONUMENT = "res.monument.choice"


class Actions(Among, frozen=True):
    """Every action of whose turn it is. It names the cards in hand, which nobody else may know."""

    secret: ClassVar[bool] = True

    def choices(self, moment: At) -> Choices:
        table = moment.table
        return sorted_out(considered(table, table.player(table.turn), moment.reading))

    def options(self, moment: At) -> tuple[Option, ...]:
        table = moment.table
        return legal(table, table.player(table.turn), moment.reading)


def legal(table: Table, player: Player, reading: Readings) -> tuple[Option, ...]:
    """What may be done, in the order of `considered`: all reasons take random play half as long again."""
    options = [
        place_option(card)
        for card in player.hand
        if affordable(placement(player, card, reading), player.pool)
    ]
    options += [discard_option(card) for card in player.hand]
    for id in (*table.places, *table.monuments):
        if affordable((claim_cost(id),), player.pool):
            options.append(claim_option(id))
    if table.deck.layers and affordable((claim_cost(TOP),), player.pool):
        options.append(claim_option(TOP))
    faces = box().faces
    for one in player.tableau:
        for power in faces[one.id].powers:
            if usable(table, player, one, power, reading):
                options.append(use_option(one.id, power))
    options.append(PASS_OPTION)
    return tuple(options)


def considered(table: Table, player: Player, reading: Readings) -> Considered:
    """Everything a player could think of doing in a turn."""
    for card in player.hand:
        amounts = placement(player, card, reading)
        yield place_option(card), lacking(amounts, player, "res.action.place")
    for card in player.hand:
        yield discard_option(card), iter(())
    yield from _out_of_hand(player, reading)
    for id in (*table.places, *table.monuments):
        yield claim_option(id), lacking((claim_cost(id),), player, "res.action.claim")
    yield claim_option(TOP), _no_top(table, player)
    yield from _claimed(table, player)
    for one in player.tableau:
        for power in box()[one.id].powers:
            yield use_option(one.id, power), power_refusals(table, player, one, power, reading)
    yield from _takings(player)
    yield PASS_OPTION, iter(())


# ---- options


PASS_OPTION = Option(PASS, "pass-turn", program=PASSING)


def place_option(card: str) -> Option:
    """To place a card of the hand."""
    about = facts(card=card)
    return Option(f"place.{card}", PLACE, about, card, PLACE, about)


def discard_option(card: str) -> Option:
    """To discard a card of the hand for essences."""
    about = facts(card=card)
    return Option(f"discard.{card}", DISCARD, about, card, DISCARD, about)


def claim_option(id: str) -> Option:
    """To claim a place of power or a monument; TOP is that of the deck."""
    about = facts(card=id, cost=named(claim_cost(id).fixed))
    kind = "claim-top" if id == TOP else CLAIM
    return Option(f"claim.{id}", kind, about, id, CLAIM, facts(card=id))


def use_option(card: str, power: Power) -> Option:
    """To use a power of a component."""
    program = program_id(card, power)
    return Option(f"use.{program}", USE, facts(card=card, n=power.n), program, program)


# ---- what stands against them


def claim_cost(id: str) -> Amount:
    """What a place of power or a monument costs; all monuments cost the same (res.monument.cost)."""
    face = box()[box().of_kind("monument")[0] if id == TOP else id]
    assert face.cost is not None
    return face.cost


def _no_top(table: Table, player: Player) -> Iterator[Refusal]:
    if not table.deck.layers:
        yield Refusal(MONUMENT, "deck-empty", ())
    yield from lacking((claim_cost(TOP),), player, "res.monument.cost")


def _out_of_hand(player: Player, reading: Readings) -> Considered:
    """The artifacts discarded or placed before: only those in hand are placed, or discarded for essences."""
    for card in player.discard:
        lies = Refusal("res.action.place", "in-discard", facts(card=card))
        yield place_option(card), chain((lies,), lacking(placement(player, card, reading), player, lies.rule))
    for one in player.tableau:
        if box()[one.id].kind == "artifact":
            about = facts(card=one.id)
            yield place_option(one.id), iter((Refusal("res.action.place", "in-play", about),))
            yield discard_option(one.id), iter((Refusal("res.action.discard", "in-play", about),))


def _claimed(table: Table, player: Player) -> Considered:
    """The places of power and monuments that somebody has already."""
    for owner in table.players:
        for one in owner.tableau:
            if box()[one.id].kind in FOR_SALE:
                about = facts(card=one.id, who=owner.seat)
                against = (Refusal("res.action.claim.unique", "claimed", about),)
                yield claim_option(one.id), iter(against)


def power_refusals(
    table: Table, player: Player, one: Component, power: Power, reading: Readings
) -> Iterator[Refusal]:
    """Every reason why a power cannot be used in the own turn."""
    if power.kind == "reaction":
        yield Refusal("res.react.definition", "reaction", facts(card=one.id))
    if power.kind == "trigger":
        yield Refusal("res.trigger.obelisk", "by-itself", facts(card=one.id))
    yield from cost_refusals(player, one, power, reading)
    yield from effect_refusals(table, player, one, power, reading)


def _takings(player: Player) -> Considered:
    """What lies on components is not to be had by an action."""
    for one in player.tableau:
        if any(one.on):
            option = Option(f"take.{one.id}", "take", facts(card=one.id, what=named(one.on)), one.id)
            about = facts(card=one.id)
            yield option, iter((Refusal("res.collect.take-only-here", "not-an-action", about),))
