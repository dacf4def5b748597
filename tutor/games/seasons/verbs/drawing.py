"""Cards that are drawn, kept and discarded. Drawn cards lie in `Table.looking` until something takes them."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tutor.engine.chance import Draw
from tutor.engine.event import Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Owner, Value, number, text
from tutor.engine.question import CHANCE, Choices, Option, Question
from tutor.engine.sentence import Sentence
from tutor.framework.decks import Deck
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.table import DECK, Looking, Table
from tutor.games.seasons.verbs.common import At, ids, owner

RESHUFFLE = "sea.setup.reshuffle"
WHEN = "sea.ruling.reshuffle-when"
EMPTY = "sea.ruling.reshuffle-empty"
FACE_DOWN = "sea.setup.discard.face-down"
UNLIMITED = "sea.hand.unlimited"
DISCARD = "sea.term.discard-card"


def reshuffled(table: Table) -> Table:
    """The table with the discard pile shuffled into a new deck (sea.setup.reshuffle)."""
    return replace(table, deck=Deck(DECK).shuffled(*table.discard), discard=())


def discarded(table: Table, *cards: str) -> Table:
    """The table with cards put on the discard pile, face down (sea.setup.discard.face-down)."""
    return replace(table, discard=tuple(sorted((*table.discard, *cards))))


def looked_at(table: Table, *cards: str) -> Table:
    """The table after cards were taken away from those looked at last; a look at no card is over."""
    looking = table.looking[-1]
    left = list(looking.cards)
    for card in cards:
        left.remove(card)
    rest = (replace(looking, cards=tuple(left)),) if left else ()
    return replace(table, looking=(*table.looking[:-1], *rest))


class DrawCards(Sentence, frozen=True):
    """Somebody draws `n` cards from the deck, which only that seat looks at; they are bound to a name.

    The deck is made anew when it has run out (sea.setup.reshuffle, sea.ruling.reshuffle-when); where there is
    nothing to make it of, fewer cards are drawn (sea.ruling.reshuffle-empty). `shown`: everybody sees them.
    """

    n: Value
    into: str = "drawn"
    who: Value = Owner()
    shown: bool = False

    def run(self, moment: At) -> Question | Outcome[Table]:
        table, drawn = moment.table, self._drawn(moment)
        left = number(self.n, moment) - len(drawn)
        if left <= 0:
            return self._over(moment, table, drawn)
        if not table.deck.layers:
            return self._ran_out(moment, drawn)
        layer = table.deck.layers[0]
        if len(layer) <= left:
            return self._taken(moment, layer)
        about = facts(seat=text(self.who, moment), cards=left)
        return Question(CHANCE, self.rule, "draw-cards", chance=Draw(layer, left), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._taken(moment, tuple(option.key.split("+")))

    def _drawn(self, moment: At) -> tuple[str, ...]:
        drawn = moment.frame.get(f"{self.into}:so-far")
        return tuple(map(str, drawn)) if isinstance(drawn, tuple) else ()

    def _taken(self, moment: At, cards: tuple[str, ...]) -> Outcome[Table]:
        table, drawn = moment.table, self._drawn(moment)
        seat, before = text(self.who, moment), table.looking
        if drawn:
            last = before[-1]
            looking = (*before[:-1], replace(last, cards=(*last.cards, *cards)))
        else:
            looking = (*before, Looking(seat, cards, self.shown))
        table = replace(table, deck=table.deck.without(cards), looking=looking)
        drawn = (*drawn, *cards)
        events: tuple[Event, ...] = ()
        if not table.deck.layers and table.discard and moment.reading(WHEN) == "at-once":
            table, events = reshuffled(table), (moment.event("reshuffled", RESHUFFLE),)
        if len(drawn) == number(self.n, moment):
            over = self._over(moment, table, drawn)
            return Outcome(over.state, (*events, *over.events))
        waiting = moment.before.with_top(moment.frame.bind(f"{self.into}:so-far", drawn))
        return Outcome(waiting.with_table(table), events)

    def _ran_out(self, moment: At, drawn: tuple[str, ...]) -> Outcome[Table]:
        if moment.table.discard:
            reshuffle = (moment.event("reshuffled", RESHUFFLE),)
            return Outcome(moment.before.with_table(reshuffled(moment.table)), reshuffle)
        reshuffle = (moment.event("no-cards", RESHUFFLE, seat=text(self.who, moment)),)
        if moment.reading(EMPTY) == "stop":
            return Outcome(replace(moment.before, stack=()), reshuffle)
        over = self._over(moment, moment.table, drawn)
        return Outcome(over.state, (*reshuffle, *over.events))

    def _over(self, moment: At, table: Table, drawn: tuple[str, ...]) -> Outcome[Table]:
        frame = moment.here.unbind(f"{self.into}:so-far").bind(self.into, drawn)
        state = moment.before.with_top(frame).with_table(table)
        if not drawn:
            return Outcome(state)
        seat = text(self.who, moment)
        about = {"cards": drawn} if self.shown else {}
        return Outcome(state, (moment.event("drew", seat=seat, n=len(drawn), **about),))


class Looked(Among, frozen=True):
    """The cards that are looked at, to choose one of."""

    secret: ClassVar[bool] = True

    kind: str = "card"

    def choices(self, moment: At) -> Choices:
        cards = dict.fromkeys(moment.table.looking[-1].cards) if moment.table.looking else ()
        return Choices(tuple(Option(card, self.kind, facts(card=card), card) for card in cards))


class Keep(Sentence, frozen=True):
    """A card that is looked at goes to a hand, of which there is no limit (sea.hand.unlimited)."""

    card: Value
    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        cards, seat = ids(self.card, moment), text(self.who, moment)
        if not cards:
            return Outcome(moment.state)
        table = looked_at(moment.table, *cards)
        table = table.with_player(table.player(seat).with_cards(*cards))
        size = len(table.player(seat).hand)
        events = [moment.event("card-kept", seat=seat, card=card) for card in cards]
        return moment.with_table(table, *events, moment.event("hand-size", UNLIMITED, seat=seat, n=size))


class DiscardLooked(Sentence, frozen=True):
    """Cards that are looked at go to the discard pile: those given, or all that are left."""

    cards: Value = None

    def execute(self, moment: At) -> Outcome[Table]:
        table = moment.table
        if not table.looking or (self.cards is not None and not ids(self.cards, moment)):
            return Outcome(moment.state)
        seat = table.looking[-1].seat
        cards = table.looking[-1].cards if self.cards is None else ids(self.cards, moment)
        table = discarded(looked_at(table, *cards), *cards)
        events = (moment.event("card-discarded", FACE_DOWN, seat=seat, card=card) for card in cards)
        return moment.with_table(table, *events)


class HandCards(Among, frozen=True):
    """The owner's cards in hand, to choose one of; with `familiars` these alone."""

    secret: ClassVar[bool] = True

    kind: str = "card"
    familiars: bool = False

    def choices(self, moment: At) -> Choices:
        cards, hand = box().cards, dict.fromkeys(owner(moment).hand)
        return Choices(
            tuple(
                Option(card, self.kind, facts(card=card), card)
                for card in hand
                if cards[card].familiar or not self.familiars
            )
        )


class DiscardFromHand(Sentence, frozen=True):
    """A card goes from hand to the discard pile (sea.term.discard-card)."""

    card: Value
    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        cards, seat = ids(self.card, moment), text(self.who, moment)
        table = moment.table
        for card in cards:
            table = discarded(table.with_player(table.player(seat).without_card(card)), card)
        events = (moment.event("card-discarded", DISCARD, seat=seat, card=card) for card in cards)
        return moment.with_table(table, *events)
