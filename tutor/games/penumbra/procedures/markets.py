"""The markets: open cards that are taken, refreshed and revealed anew, and the tops of the decks."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Value, candidates, query, text
from tutor.engine.question import Choices, Option, Refusal, sift
from tutor.engine.sentence import Call, Choose, ForEach, If, Sentence, While, sentence
from tutor.engine.state import State
from tutor.games.penumbra.components.card_names import has_name
from tutor.games.penumbra.procedures.gaining import no_card
from tutor.games.penumbra.state.decks import TakeTop, ids_of
from tutor.games.penumbra.state.places import MARKET_CARDS, market_deck
from tutor.games.penumbra.state.table import Market, Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS
from tutor.games.penumbra.verbs.effects import At, Spend

DISCIPLINES = tuple(discipline for discipline in DISCIPLINE_COLOURS if discipline != "spark")
REFILL_RULES = {"brewery": "pen.loc.brewery.buy", "shop": "pen.loc.shop.buy"}
CLASS_MARKET = "pen.loc.class.market"
CLASS_REFILL = "pen.ruling.market-class-refill"
MARKET = Bind(name="market")


def refill_rule(market: str) -> str:
    """The rule by which a market gets a new card in the place of one that is taken."""
    return REFILL_RULES.get(market, CLASS_MARKET)


@query
def deck_of_market(moment: At) -> Bound:
    """The deck of the bound market."""
    return market_deck(text(MARKET, moment))


@query
def short(moment: At) -> Bound:
    """Whether a card is to be revealed: the market has room, and its deck is not empty.

    A class market may be refilled at the end of the turn only (pen.ruling.market-class-refill).
    """
    market = text(MARKET, moment)
    late = moment.reading(CLASS_REFILL) == "end-of-turn"
    if late and refill_rule(market) == CLASS_MARKET and not moment.frame.get("due"):
        return False
    table = moment.table
    room = len(table.market(market).cards) < MARKET_CARDS
    return room and table.deck(market_deck(market)).size > 0


@query
def refilled_late(moment: At) -> Bound:
    """Whether the class markets are refilled at the end of the turn (pen.ruling.market-class-refill)."""
    return moment.reading(CLASS_REFILL) == "end-of-turn"


@sentence
def reveal(moment: At) -> Outcome[Table]:
    """The card taken from the deck lies open in the market, in the place that became free."""
    table, market, card = moment.table, text(MARKET, moment), text(Bind(name="card"), moment)
    cards = list(table.market(market).cards)
    at = moment.frame.get("at")
    cards.insert(at if isinstance(at, int) else len(cards), card)
    event = moment.event("market-card", refill_rule(market), market=market, card=card)
    return moment.with_table(table.with_market(Market(market, tuple(cards))), event)


@sentence
def say_short(moment: At) -> Outcome[Table]:
    """Says that the deck has run out, so the market stays short of cards (pen.ruling.deck-empty)."""
    table, market = moment.table, text(MARKET, moment)
    left = len(table.market(market).cards)
    if left >= MARKET_CARDS or table.deck(market_deck(market)).size:
        return Outcome(moment.state)
    short = moment.event("market-short", refill_rule(market), market=market, n=left)
    return Outcome(moment.state, (short,))


@query
def open_markets(moment: At) -> Bound:
    """The markets that lie open."""
    return tuple(market.id for market in moment.table.markets)


@sentence
def clear_market(moment: At) -> Outcome[Table]:
    """All open cards of the market are discarded (pen.prim.jewel)."""
    table, market = moment.table, moment.table.market(text(MARKET, moment))
    event = moment.event("market-cleared", seat=moment.frame.owner, market=market.id, cards=market.cards)
    table = replace(table.with_market(replace(market, cards=())), drawn=market.cards)
    return Outcome(moment.bound("cards", market.cards).with_table(table), (event,))


@candidates
def cards_left(moment: At) -> Choices:
    """The cards that still have to go under the deck; the first one chosen lies above the next."""
    cards = dict.fromkeys(ids_of(Bind(name="cards"), moment))
    return Choices(tuple(Option(f"under-{n}", "put-under", facts(card=c), c) for n, c in enumerate(cards, 1)))


class PutUnder(Sentence, frozen=True):
    """The chosen card, or all in a random order, go under the deck (pen.card.discard)."""

    together: bool = False

    def execute(self, moment: At) -> Outcome[Table]:
        table, cards = moment.table, ids_of(Bind(name="cards"), moment)
        deck = table.deck(text(Bind(name="deck"), moment))
        if self.together:
            deck, left = replace(deck, layers=(*deck.layers, tuple(sorted(cards)))), cards[:0]
        else:
            chosen = text(Bind(name="next"), moment)
            deck, at = deck.under(chosen), cards.index(chosen)
            left = (*cards[:at], *cards[at + 1 :])
        state = moment.bound("cards", left).with_table(table.with_deck(deck))
        return Outcome(state, (moment.event("put-under", deck=deck.id, n=len(cards) - len(left)),))


@query
def in_random_order(moment: At) -> Bound:
    """Whether several cards go under a deck at random (pen.ruling.bottom-order)."""
    several = len(ids_of(Bind(name="cards"), moment)) > 1
    return several and moment.reading("pen.ruling.bottom-order") == "random"


def sources(source: str, classes: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The markets and the decks that a card may come from.

    "class:ruby" names one class, "any" every class market and every discipline deck, "market" and "decks" the
    one half of these; "brewery" and "shop" stand for their market and its deck.
    """
    kind, _, discipline = source.partition(":")
    if kind == "class":
        return (discipline,), (discipline,)
    if kind in ("brewery", "shop"):
        return (kind,), (market_deck(kind),)
    return (classes if kind != "decks" else ()), (DISCIPLINES if kind != "market" else ())


def gainable(table: Table, seat: str, source: str) -> Choices:
    """The open cards and the tops of decks that a wizard may take, and the others with the reasons."""
    wizard = table.wizard(seat)
    markets, decks = sources(source, table.classes)
    artifacts = Option("top-artifact", "take-top", facts(deck="artifact"))
    school = (artifacts,) if source.startswith("class:") else ()

    def against(option: Option) -> tuple[Refusal, ...]:
        if option is artifacts:
            return (Refusal("pen.art.source", "no-artifacts-here"),)
        if option.kind == "take-top":
            empty = not table.deck(str(option.facts[0][1])).size
            return (Refusal("pen.card.gain", "deck-empty", option.facts[:1]),) if empty else ()
        if has_name(table, wizard, str(option.facts[0][1])):
            return (Refusal("pen.card.unique", "name-owned", option.facts[:1]),)
        return ()

    return sift((*_open_cards(table, markets), *_tops(decks), *school), against)


def _open_cards(table: Table, markets: tuple[str, ...]) -> Iterator[Option]:
    for market in markets:
        for card in dict.fromkeys(table.market(market).cards):
            yield Option(f"take-{card}", "take-card", facts(card=card, market=market), (market, card))


def _tops(decks: tuple[str, ...]) -> Iterator[Option]:
    for deck in decks:
        yield Option(f"top-{deck}", "take-top", facts(deck=deck), ("", deck))


@candidates
def gainable_from(moment: At, source: Value) -> Choices:
    """What may be taken from a source."""
    return gainable(moment.table, moment.frame.owner, text(source, moment))


@query
def comes_from(moment: At, is_: str) -> Bound:
    """Where the chosen card comes from: "market", "top", or "" where none could be chosen."""
    chosen = moment.frame.get("from")
    source = ("market" if chosen[0] else "top") if isinstance(chosen, tuple) else ""
    return source == is_


@sentence
def take_open(moment: At) -> Outcome[Table]:
    """The chosen card leaves its market, or the chosen deck is the one to draw from."""
    chosen = moment.frame.get("from")
    assert isinstance(chosen, tuple)
    market, id = str(chosen[0]), str(chosen[1])
    if not market:
        return Outcome(moment.bound("deck", id))
    return Outcome(without_open(moment, market, id))


def without_open(moment: At, market: str, card: str) -> State[Table]:
    """The position after one open card left its market; market, card and the card's place are bound."""
    table, open_now = moment.table, moment.table.market(market)
    at = open_now.cards.index(card)
    left = (*open_now.cards[:at], *open_now.cards[at + 1 :])
    table = replace(table.with_market(Market(market, left)), drawn=(card,))
    frame = moment.here.bind("market", market).bind("card", card).bind("at", at)
    return moment.state.with_table(table).with_top(frame)


def refill(rule: str = "") -> Call:
    """The sentence that reveals a new card in the place that became free in the bound market."""
    hand_over: tuple[tuple[str, Value], ...] = (("market", MARKET), ("at", Bind(name="at")))
    return Call(rule=rule, program="refill-market", hand_over=hand_over)


REFILL_WHOLE = Call(program="refill-market", hand_over=(("market", MARKET), ("due", True)))
"""The sentence that reveals cards in all free places of the bound market, whenever they are due."""

GAIN_CARD = Call(program="gain-card", hand_over=(("card", Bind(name="card")),))
"""The sentence that adds the bound card to the play area."""


def _gain(id: str, rule: str, source: Value, kind: str) -> Program:
    """A card is gained from an open market or from the top of a deck."""
    drawn = Call(program="draw-card", hand_over=(("deck", Bind(name="deck")),))
    return Program(
        id,
        rule,
        (
            Choose(kind="gain-card", among=gainable_from(source=source), into="from"),
            If(cond=comes_from(is_="market"), then=(take_open, GAIN_CARD, refill())),
            If(cond=comes_from(is_="top"), then=(take_open, drawn)),
            If(
                rule="pen.card.unique.choice",
                cond=comes_from(is_=""),
                then=(no_card,),
            ),
        ),
        kind=kind,
    )


MARKETS = (
    Program(
        "refill-market",
        "pen.setup.markets",
        (
            While(cond=short, body=(TakeTop(deck=deck_of_market, into="card"), reveal)),
            say_short,
        ),
        kind="market",
    ),
    Program(
        "refill-markets",
        CLASS_MARKET,
        (ForEach(over=open_markets, into="market", body=(REFILL_WHOLE,)),),
        kind="market",
    ),
    Program(
        "primagic-jewel",
        "pen.prim.jewel",
        (
            Spend(ingredient="jewel", n=1),
            clear_market,
            Call(
                rule="pen.card.discard",
                program="put-under",
                hand_over=(("deck", deck_of_market), ("cards", Bind(name="cards"))),
            ),
            REFILL_WHOLE,
        ),
        kind="primagic",
    ),
    Program(
        "put-under",
        "pen.card.discard",
        (
            If(cond=in_random_order, then=(PutUnder(together=True),)),
            While(
                cond=Bind(name="cards"),
                body=(Choose(kind="put-under", among=cards_left, into="next"), PutUnder()),
            ),
        ),
        kind="market",
    ),
    _gain("gain-class-card", "pen.loc.class.card-choice", Bind(name="source"), "location"),
    _gain("gain-discipline-card", "pen.reward.discipline-card", Bind(name="source"), "reward"),
    _gain("gain-potion", "pen.reward.potion", "brewery", "reward"),
    _gain("gain-artifact", "pen.reward.artifact", "shop", "reward"),
)
