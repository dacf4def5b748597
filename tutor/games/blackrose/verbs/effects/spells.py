"""Spells on their way: to the hand, to the memories, to discards, and back (brw.spell, brw.study)."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from tutor.engine.event import Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Value, candidates, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Sentence, sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.mage import Mage, less
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import At, bound, ids, self_of
from tutor.games.blackrose.verbs.effects.decks import arrived, draw
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


class Own(Among, frozen=True):
    """Cards that who applies the effect may choose from, each id once; nobody else is told which they are."""

    secret: ClassVar[bool] = True

    where: tuple[Open, ...]
    kind: str = "card"
    summoning: bool = False

    def choices(self, moment: At) -> Choices:
        table, mage = moment.table, moment.table.mage(self_of(moment))
        options = [
            Option(f"{place}.{card}", self.kind, facts(card=card, where=place), f"{place}|{card}")
            for place in self.where
            for card in sorted(set(open_cards(table, mage, place)))
            if not self.summoning or summons(box(table.box).spell(card))
        ]
        return Choices(tuple(options))


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
