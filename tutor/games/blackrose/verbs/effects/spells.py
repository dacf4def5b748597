"""Spells on their way: to the hand, to the memories, to discards, and back (brw.spell, brw.study)."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Query, Value, candidates, number, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import ForEach, If, Sentence, sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.mage import Mage, less
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.counting import ALL
from tutor.games.blackrose.verbs.effects.common import At, Times, bound, decide, ids, self_of
from tutor.games.blackrose.verbs.effects.decks import PickRandom, arrived, draw
from tutor.games.blackrose.verbs.schema.walk import summons

Open: TypeAlias = Literal["hand", "memories", "grimoire", "looking"]
"""Where cards are that their owner may choose from."""

TO_MEMORIES = "brw.study.discard-to-memories"
FORGOTTEN = "brw.spell.forgotten.removed"


def is_forgotten(table: Table, spell: str) -> bool:
    """Whether a card is a forgotten spell."""
    return box(table.box).spell(spell).school == "forgotten"


def to_memories(moment: At, table: Table, seat: str, spell: str, of: str) -> tuple[Table, Event]:
    """The table with a spell in a mage's memories; a forgotten one leaves the game. `of`: where it was."""
    if is_forgotten(table, spell):
        event = moment.event("spell-removed", FORGOTTEN, who=seat, card=spell, of=of)
        return replace(table, out=tuple(sorted((*table.out, spell)))), event
    mage = table.mage(seat)
    event = moment.event("to-memories", TO_MEMORIES, who=seat, card=spell, of=of)
    return table.changed(seat, memories=(*mage.memories, spell)), event


def draw_to_hand(deck: Value, n: Value, rule: str, kind: str = "spells-drawn") -> tuple[Sentence, ...]:
    """The sentences that draw spells from a deck to the hand of who applies the effect."""
    return (*draw(deck, n, "cards", rule), ToHand(rule=rule, kind=kind, deck=deck))


class ToHand(Sentence, frozen=True):
    """The drawn cards go to the hand; "did" tells whether there were any."""

    kind: str
    deck: Value
    cards: Value = Bind(name="cards")

    def execute(self, moment: At) -> Outcome[Table]:
        table, seat, cards = moment.table, self_of(moment), ids(self.cards, moment)
        hand = tuple(sorted((*table.mage(seat).hand, *cards)))
        table = arrived(table, cards).changed(seat, hand=hand)
        event = moment.event(self.kind, who=seat, n=len(cards), deck=text(self.deck, moment))
        return Outcome(bound(moment, {"did": bool(cards)}).with_table(table), (event,))


@candidates
def schools(moment: At) -> Choices:
    """The school decks of the library that can be drawn from; the forgotten deck is none of them."""
    table = moment.table
    refills = moment.reading("brw.ruling.decks.empty") == "reshuffle"
    schools = box(table.box).schools
    return Choices(
        tuple(
            Option(deck.id, "school-deck", facts(school=deck.id, n=deck.size), deck.id)
            for deck in table.decks
            if deck.id in schools and (deck.size or (refills and table.pile(deck.id)))
        )
    )


def draw_library(n: Value) -> tuple[Sentence, ...]:
    """The sentences that draw spells from school decks, each of any school (brw.study.library4)."""
    rule = "brw.study.library4"
    one = (
        decide(rule=rule, kind="school", among=schools, into="school"),
        If(cond=Bind(name="school"), then=draw_to_hand(Bind(name="school"), 1, rule, "from-library")),
    )
    return (ForEach(rule=rule, over=Times(n=n), into="time", body=one),)


class Own(Among, frozen=True):
    """Cards that who applies the effect may choose from, each id once; nobody else is told which they are."""

    secret: ClassVar[bool] = True

    where: tuple[Open, ...]
    kind: str = "card"
    summoning: bool = False

    def choices(self, moment: At) -> Choices:
        table, mage = moment.table, moment.table.mage(self_of(moment))
        found = [
            Option(f"{place}.{card}", self.kind, facts(card=card, where=place), f"{place}|{card}")
            for place in self.where
            for card in sorted(set(open_cards(table, mage, place)))
            if not self.summoning or summons(box(table.box).spell(card))
        ]
        return Choices(tuple(found))


def open_cards(table: Table, mage: Mage, place: Open) -> tuple[str, ...]:
    """The cards that a mage can take in one place; the avatar takes none (brw.avatar.order.grimoire)."""
    if mage.avatar and place != "looking":
        return ()
    if place == "looking":
        looking = table.looking
        return looking.cards if looking is not None and looking.seat == mage.seat else ()
    if place == "grimoire":
        return mage.grimoire.cards
    return mage.hand if place == "hand" else mage.memories


class HandAtLeast(Query, frozen=True):
    """Whether a hand holds so many cards, or a part of them will do (brw.ruling.discard.partial)."""

    n: Value

    def value(self, moment: At) -> Bound:
        n, held = number(self.n, moment), len(moment.table.mage(self_of(moment)).hand)
        if n == ALL or moment.reading("brw.ruling.discard.partial") == "as-many":
            return held > 0
        return held >= n


class Enough(Query, frozen=True):
    """How many cards are discarded: so many, or all there are."""

    n: Value

    def value(self, moment: At) -> Bound:
        return tuple(range(min(number(self.n, moment), len(moment.table.mage(self_of(moment)).hand))))


def discard_hand(n: Value) -> tuple[Sentence, ...]:
    """The sentences in which who applies the effect discards spells from hand.

    "did" tells whether it were all that are asked for (brw.key.if-you-did).
    """
    one = (
        decide(rule=TO_MEMORIES, kind="discard-spell", among=Own(where=("hand",)), into="card-chosen"),
        discard_card,
    )
    return (
        If(
            rule=TO_MEMORIES,
            cond=HandAtLeast(n=n),
            then=(
                CountOn(n=n),
                ForEach(over=Enough(n=n), into="time", body=one),
            ),
            otherwise=(Skip(rule="brw.gen.effect.skip", kind="too-few-cards"),),
        ),
    )


class CountOn(Sentence, frozen=True):
    """Whether the hand has all the cards that are asked for is kept in mind as "did"."""

    n: Value

    def execute(self, moment: At) -> Outcome[Table]:
        n, held = number(self.n, moment), len(moment.table.mage(self_of(moment)).hand)
        return Outcome(moment.bound("did", n in (held, ALL) or held > n))


@sentence
def discard_card(moment: At) -> Outcome[Table]:
    """The chosen card goes from hand to the memories."""
    table, seat = moment.table, self_of(moment)
    _, _, card = str(moment.frame.get("card-chosen")).partition("|")
    table = table.changed(seat, hand=less(table.mage(seat).hand, card))
    table, event = to_memories(moment, table, seat, card, "hand")
    return moment.with_table(table, event)


class Skip(Sentence, frozen=True):
    """The instruction cannot be carried out and is skipped (brw.gen.effect.skip)."""

    kind: str

    def execute(self, moment: At) -> Outcome[Table]:
        event = moment.event(self.kind, who=self_of(moment))
        return Outcome(moment.bound("did", False), (event,))


def take_memory(n: Value) -> tuple[Sentence, ...]:
    """The sentences in which a mage takes random spells from his memories."""
    rule = "brw.gen.effect.order"
    return (
        PickRandom(rule=rule, cards=memories, into="cards", kind="random-memory", n=n),
        take_memories.under(rule),
    )


@query
def memories(moment: At) -> Bound:
    """The memories of who applies the effect, as far as he can take them."""
    return open_cards(moment.table, moment.table.mage(self_of(moment)), "memories")


@sentence
def take_memories(moment: At) -> Outcome[Table]:
    """The picked cards go from the memories to the hand; they lay open."""
    seat, cards = self_of(moment), ids(moment.frame.get("cards"), moment)
    mage = moment.table.mage(seat)
    hand, left = tuple(sorted((*mage.hand, *cards))), less(mage.memories, *cards)
    table = moment.table.changed(seat, hand=hand, memories=left)
    event = moment.event("memories-taken", who=seat, cards=cards, n=len(cards))
    return Outcome(bound(moment, {"did": bool(cards)}).with_table(table), (event,))
