"""Purchases: the open cards of brewery and shop for their price, less what a blue die takes off."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, text
from tutor.engine.question import Choices, Option, Refusal, Refused, sift
from tutor.engine.sentence import Act, Call, Choose, sentence
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.card_names import has_name
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.components.costs import Cost, Pay
from tutor.games.penumbra.procedures.bazaar import used_between
from tutor.games.penumbra.procedures.markets import GAIN_CARD, refill, without_open
from tutor.games.penumbra.procedures.paying import affordable, packed
from tutor.games.penumbra.state.places import market_deck
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Wizard
from tutor.games.penumbra.verbs.effects import At, owner

OPEN_ONLY = {"brewery": "pen.loc.brewery.open-only", "shop": "pen.loc.shop.open-only"}
"""The rule by which nothing is bought from the top of the deck, for each market that sells."""

CARD = Bind(name="card")


def lowered(price: Cost, ingredient: str, n: int) -> Cost:
    """A price with so much of an ingredient taken off, down to nothing (pen.prim.blue)."""
    less = (replace(pay, n=pay.n - n) if pay.kind == ingredient else pay for pay in price)
    return tuple(pay for pay in less if pay.n > 0)


def ingredients(price: Cost) -> tuple[Pay, ...]:
    """The parts of a price that are ingredients."""
    return tuple(pay for pay in price if pay.what == "ingredient")


def to_pay(table: Table, price: Cost) -> tuple[Cost, ...]:
    """What may have to be paid for a price now: with a discount, less one of any of its ingredients."""
    discount, parts = table.turn.discount, ingredients(price)
    if not discount or not parts:
        return (price,)
    return tuple(lowered(price, pay.kind, discount) for pay in parts)


def against_purchase(table: Table, wizard: Wizard, card: str, reading: Readings) -> Iterator[Refusal]:
    """Everything that stands against buying an open card now."""
    printed = face(table, card)
    if printed.price is None:
        yield Refusal("pen.cost.purchase", "price-unknown", facts(card=card))
    else:
        against = [affordable(table, wizard, price, reading) for price in to_pay(table, printed.price)]
        if all(against):
            yield from min(against, key=len)
    if has_name(table, wizard, card):
        yield Refusal("pen.card.unique", "name-owned", facts(card=card))


def wares(table: Table, wizard: Wizard, markets: tuple[str, ...], reading: Readings) -> Choices:
    """The open cards of markets that a wizard can buy, and the others with the reasons."""
    choices = Choices()
    for market in markets:
        choices += sift(
            _candidates(table, market),
            lambda option: against_purchase(table, wizard, str(option.facts[0][1]), reading),
        )
        if table.deck(market_deck(market)).size:
            top = Option(f"buy-top-{market}", "buy-top", facts(market=market))
            choices += Choices((), (Refused(top, (Refusal(OPEN_ONLY[market], "open-only"),)),))
    return choices


def _candidates(table: Table, market: str) -> Iterator[Option]:
    for card in dict.fromkeys(table.market(market).cards):
        price = face(table, card).price
        about = facts(card=card, price=packed(price or ()))
        bindings = facts(card=card, market=market)
        yield Option(f"buy-{card}", "buy-card", about, None, "buy-card", bindings)


@candidates
def wares_on_sale(moment: At, markets: tuple[str, ...], several: bool = False) -> Choices:
    """What the markets sell; between two of several purchases other effects may be used."""
    choices = wares(moment.table, owner(moment), markets, moment.reading)
    return choices + used_between(moment) if several else choices


@candidates
def discounts(moment: At) -> Choices:
    """The ingredients of the price of which the blue die can take one off (pen.prim.blue)."""
    table, wizard = moment.table, owner(moment)
    price = face(table, text(CARD, moment)).price or ()
    if not table.turn.discount:
        return Choices()

    def against(option: Option) -> tuple[Refusal, ...]:
        less = lowered(price, str(option.value), table.turn.discount)
        return affordable(table, wizard, less, moment.reading)

    kinds = dict.fromkeys(pay.kind for pay in ingredients(price))
    return sift((Option(kind, "discount", facts(ingredient=kind), kind) for kind in kinds), against)


@sentence
def name_price(moment: At) -> Outcome[Table]:
    """The price is fixed; a blue die takes something off once in its placement (pen.prim.blue.total)."""
    table, card = moment.table, text(CARD, moment)
    price, less = face(table, card).price or (), moment.frame.get("less")
    if not isinstance(less, str):
        return Outcome(moment.bound("cost", packed(price)))
    about: dict[str, Bound] = {"card": card, "ingredient": less, "n": table.turn.discount}
    events = [moment.event("price-lowered", "pen.prim.blue", **about)]
    if table.turn.section == "brewery":
        events.append(moment.event("discount-used", "pen.prim.blue.total", seat=moment.frame.owner))
    state = moment.bound("cost", packed(lowered(price, less, table.turn.discount)))
    return Outcome(state.with_table(table.with_turn(discount=0)), tuple(events))


@sentence
def buy(moment: At) -> Outcome[Table]:
    """The card that was paid for leaves its market."""
    card, market = text(CARD, moment), text(Bind(name="market"), moment)
    event = moment.event("bought", seat=moment.frame.owner, card=card)
    return Outcome(without_open(moment, market, card), (event,))


PURCHASE = "pen.cost.purchase"

BUYING = (
    Program(
        "buy-card",
        PURCHASE,
        (
            Choose(rule="pen.prim.blue", kind="discount", among=discounts, into="less"),
            name_price,
            Call(program="pay-cost", hand_over=(("cost", Bind(name="cost")),)),
            buy,
            GAIN_CARD,
            refill(),
        ),
        kind="purchase",
    ),
    Program(
        "buy-potions",
        "pen.loc.brewery.buy",
        (Act(kind="buy", among=wares_on_sale(markets=("brewery",), several=True)),),
        kind="location",
        component="brewery",
    ),
    Program(
        "buy-artifact",
        "pen.loc.shop.buy",
        (Act(kind="buy", among=wares_on_sale(markets=("shop",)), once=True),),
        kind="location",
        component="shop",
    ),
    Program(
        "rest-buy",
        "pen.rest.buy",
        (Act(kind="buy", among=wares_on_sale(markets=("brewery", "shop")), once=True),),
        kind="rest",
    ),
)
