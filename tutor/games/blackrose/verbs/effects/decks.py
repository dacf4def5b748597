"""Drawing at random: from a grimoire, which memories refill, from a deck, or from cards that lie open.

A deck is named by its id on the table, a mage's grimoire by "grimoire:" and his seat.
"""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.chance import Draw
from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Query, Value, number, text
from tutor.engine.question import CHANCE, Option, Question
from tutor.engine.sentence import Sentence, While
from tutor.framework.decks import Deck
from tutor.games.blackrose.actions.avatar.orders import order_deck, played, with_orders
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.components.faces import EventFace, QuestFace
from tutor.games.blackrose.state.mage import less
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import At, bound, counted, ids, myself

GRIMOIRE = "grimoire:"
EMPTY = "brw.ruling.decks.empty"
READ_OUT = "event-"
"""Before the moon in the ids of the decks whose cards are read out when they are drawn (brw.rose.draw)."""


class Grimoire(Query, frozen=True):
    """The name of a mage's grimoire."""

    of: Value = myself

    def value(self, moment: At) -> Bound:
        return GRIMOIRE + text(self.of, moment)


def draw(deck: Value, n: Value, into: str, rule: str) -> tuple[Sentence, ...]:
    """The sentences that draw `n` cards, or as many as there are; they are bound as a list.

    The cards are on their way (`Table.drawn`) until something is done with them.
    """
    return (
        StartDraw(rule=rule, n=n, into=into),
        While(
            rule=rule,
            cond=Drawing(deck=deck),
            body=(Refill(deck=deck), DrawSome(deck=deck, into=into)),
        ),
    )


def deck_named(table: Table, name: str) -> Deck:
    """The deck of that name; the avatar's grimoire are its orders (brw.avatar.order.grimoire)."""
    if name.startswith(GRIMOIRE):
        mage = table.mage(name.removeprefix(GRIMOIRE))
        return order_deck(table) if mage.avatar else mage.grimoire
    return table.deck(name)


def with_deck(table: Table, name: str, deck: Deck) -> Table:
    """The table with the deck of that name replaced."""
    if name.startswith(GRIMOIRE):
        seat = name.removeprefix(GRIMOIRE)
        if table.mage(seat).avatar:
            return with_orders(table, deck)
        return table.changed(seat, grimoire=deck)
    return table.with_deck(replace(deck, id=name))


def pile_of(name: str) -> str:
    """The discard pile that belongs to a deck: of quests and of events there is one for all moons."""
    kind, _, moon = name.rpartition("-")
    return kind.removeprefix("avatar-") if moon in ("1", "2", "3") else name


def refill_of(table: Table, name: str) -> tuple[str, ...]:
    """The cards that would be shuffled into an empty deck: memories, or what was discarded of it."""
    if name.startswith(GRIMOIRE):
        mage = table.mage(name.removeprefix(GRIMOIRE))
        return played(table, mage, table.moon) if mage.avatar else mage.memories
    pile = pile_of(name)
    cards = table.pile(pile)
    return cards if pile == name else tuple(card for card in cards if name.endswith(f"-{_moon(table, card)}"))


def _moon(table: Table, card: str) -> int | None:
    face = box(table.box).face(card)
    return face.moon if isinstance(face, QuestFace | EventFace) else None


def refills(moment: At, name: str) -> bool:
    """Whether an empty deck is made anew (brw.study.reshuffle, brw.ruling.decks.empty)."""
    return name.startswith(GRIMOIRE) or moment.reading(EMPTY) == "reshuffle"


class StartDraw(Sentence, frozen=True):
    """Nothing is drawn yet."""

    n: Value
    into: str

    def execute(self, moment: At) -> Outcome[Table]:
        return Outcome(bound(moment, {self.into: (), "draw-left": number(self.n, moment)}))


def _orders(table: Table, name: str) -> bool:
    """Whether a deck is the avatar's hand as well, so that nothing is drawn from it to the hand."""
    return name.startswith(GRIMOIRE) and table.mage(name.removeprefix(GRIMOIRE)).avatar


class Drawing(Query, frozen=True):
    """Whether more cards are to be drawn, and there are any; orders never are (brw.avatar.order.grimoire)."""

    deck: Value

    def value(self, moment: At) -> Bound:
        name, table = text(self.deck, moment), moment.table
        if _orders(table, name):
            return False
        more = bool(deck_named(table, name).size)
        more = more or (refills(moment, name) and bool(refill_of(table, name)))
        return more and counted(moment, "draw-left") > 0


class Refill(Sentence, frozen=True):
    """An empty deck is made anew out of its discards."""

    deck: Value

    def execute(self, moment: At) -> Outcome[Table]:
        name, table = text(self.deck, moment), moment.table
        deck, cards = deck_named(table, name), refill_of(table, name)
        if deck.size or not cards or not refills(moment, name):
            return Outcome(moment.state)
        table, event = reshuffled(moment, table, name)
        return moment.with_table(table, event)


def reshuffled(moment: At, table: Table, name: str) -> tuple[Table, Event]:
    """The table after discards were shuffled into their deck, and the event of it."""
    cards = refill_of(table, name)
    table = with_deck(table, name, deck_named(table, name).shuffled(*cards))
    if name.startswith(GRIMOIRE):
        seat = name.removeprefix(GRIMOIRE)
        event = moment.event("memories-shuffled", "brw.study.reshuffle", who=seat, n=len(cards))
        return table.changed(seat, memories=less(table.mage(seat).memories, *cards)), event
    event = moment.event("deck-reshuffled", deck=name, n=len(cards))
    return table.with_pile(pile_of(name), less(table.pile(pile_of(name)), *cards)), event


class DrawSome(Sentence, frozen=True):
    """Cards are drawn from the top layer of a deck, together as many as it has; which ones is chance."""

    deck: Value
    into: str

    def ask(self, moment: At) -> Question | None:
        name, n = text(self.deck, moment), self._n(moment)
        layer = _top(moment, name)
        if n == len(layer) or len(set(layer)) == 1:
            return None
        about = facts(deck=name, n=n)
        unseen = not name.startswith(READ_OUT)
        return Question(CHANCE, self.rule, "drawn-cards", chance=Draw(layer, n), facts=about, secret=unseen)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._drawn(moment, tuple(option.key.split("+")))

    def execute(self, moment: At) -> Outcome[Table]:
        return self._drawn(moment, _top(moment, text(self.deck, moment))[: self._n(moment)])

    def _n(self, moment: At) -> int:
        left = counted(moment, "draw-left")
        return min(left, len(_top(moment, text(self.deck, moment))))

    def _drawn(self, moment: At, cards: tuple[str, ...]) -> Outcome[Table]:
        name, table, get = text(self.deck, moment), moment.table, moment.frame.get
        table = with_deck(table, name, deck_named(table, name).without(cards))
        table = replace(table, drawn=(*table.drawn, *cards))
        left = counted(moment, "draw-left") - len(cards)
        named: dict[str, Bound] = {self.into: (*ids(get(self.into), moment), *cards), "draw-left": left}
        return Outcome(bound(moment, named).with_table(table))


def _top(moment: At, name: str) -> tuple[str, ...]:
    layers = deck_named(moment.table, name).layers
    return layers[0] if layers else ()


class PickRandom(Sentence, frozen=True):
    """`n` of some open cards, or all if there are fewer, are picked at random and bound as a list."""

    cards: Value
    into: str
    kind: str
    n: Value = 1

    def ask(self, moment: At) -> Question | None:
        cards, n = ids(self.cards, moment), number(self.n, moment)
        if n < 1 or len(cards) <= n or len(set(cards)) == 1:
            return None
        about = facts(n=n)
        return Question(CHANCE, self.rule, self.kind, chance=Draw(tuple(sorted(cards)), n), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return Outcome(moment.bound(self.into, tuple(option.key.split("+"))))

    def execute(self, moment: At) -> Outcome[Table]:
        return Outcome(moment.bound(self.into, ids(self.cards, moment)[: number(self.n, moment)]))


def arrived(table: Table, cards: tuple[str, ...]) -> Table:
    """The table with drawn cards no longer on their way."""
    left = list(table.drawn)
    for card in cards:
        left.remove(card)
    return replace(table, drawn=tuple(left))
