"""Looking through cards: finding own spells, and looking at the top of a deck."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Query, Value, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import ForEach, If, Sentence, While, sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.components.faces import QuestFace
from tutor.games.blackrose.state.mage import less
from tutor.games.blackrose.state.table import Looking, Table
from tutor.games.blackrose.verbs.effects.common import At, Times, bound, counted, decide, ids, self_of
from tutor.games.blackrose.verbs.effects.decks import GRIMOIRE, arrived, draw, pile_of, reshuffled
from tutor.games.blackrose.verbs.effects.quests import with_quest
from tutor.games.blackrose.verbs.effects.spells import Open, Own, Skip, schools


def search(n: Value, where: tuple[Open, ...], *, summoning: bool, show: bool) -> tuple[Sentence, ...]:
    """The sentences in which a mage finds spells of his own and takes them."""
    rule = "brw.gen.effect.order"
    one = (
        decide(rule=rule, kind="search", among=Own(where=where, summoning=summoning), into="card-chosen"),
        TakeFound(show=show),
    )
    shuffle = (ShuffleGrimoire(rule=rule),) if "grimoire" in where else ()
    return (ForEach(rule=rule, over=Times(n=n), into="time", body=one), *shuffle)


class TakeFound(Sentence, frozen=True):
    """The chosen card goes from where it is to the hand; shown to all, or from open memories, it is named."""

    show: bool = False

    def execute(self, moment: At) -> Outcome[Table]:
        chosen = moment.frame.get("card-chosen")
        seat, table = self_of(moment), moment.table
        if not chosen:
            event = moment.event("nothing-found", who=seat)
            return Outcome(moment.bound("did", False), (event,))
        place, _, card = str(chosen).partition("|")
        mage = table.mage(seat)
        if place == "grimoire":
            mage = replace(mage, grimoire=mage.grimoire.without((card,)))
        else:
            mage = replace(mage, memories=less(mage.memories, card))
        table = table.with_mage(replace(mage, hand=tuple(sorted((*mage.hand, card)))))
        named = card if self.show or place == "memories" else None
        event = moment.event("spell-found", who=seat, of=place, card=named)
        return Outcome(bound(moment, {"did": True}).with_table(table), (event,))


class ShuffleGrimoire(Sentence, frozen=True):
    """A grimoire is shuffled, with the memories if told so."""

    memories: bool = False

    def execute(self, moment: At) -> Outcome[Table]:
        seat, table = self_of(moment), moment.table
        if self.memories:
            table, event = reshuffled(moment, table, GRIMOIRE + seat)
            return moment.with_table(table, event)
        table = table.changed(seat, grimoire=table.mage(seat).grimoire.shuffled())
        return moment.with_table(table, moment.event("grimoire-shuffled", who=seat))


class Look(Sentence, frozen=True):
    """The drawn cards are looked at by who applies the effect alone."""

    deck: Value

    def execute(self, moment: At) -> Outcome[Table]:
        cards, seat = ids(moment.frame.get("cards"), moment), self_of(moment)
        deck = text(self.deck, moment)
        table = replace(arrived(moment.table, cards), looking=Looking(seat, cards, deck))
        event = moment.event("looked", who=seat, n=len(cards), deck=deck)
        return Outcome(bound(moment, {"did": bool(cards)}).with_table(table), (event,))


def look_school(n: Value) -> tuple[Sentence, ...]:
    """The sentences in which the top cards of a school deck are looked at."""
    rule = "brw.gen.effect.order"
    deck = Bind(name="school")
    return (
        decide(rule=rule, kind="school", among=schools, into="school"),
        If(
            rule=rule,
            cond=deck,
            then=(*draw(deck, n, "cards", rule), Look(deck=deck)),
            otherwise=(Skip(rule="brw.gen.effect.skip", kind="no-deck"),),
        ),
    )


def take_looked(n: int, kind: str) -> tuple[Sentence, ...]:
    """The sentences in which some of the cards looked at are taken, and the others discarded."""
    rule = "brw.gen.effect.order"
    one = (
        decide(rule=rule, kind="take-looked", among=Own(where=("looking",), kind=kind), into="card-chosen"),
        take_looked_at,
    )
    while_any = While(rule=rule, cond=TakesLeft(n=n), body=one)
    return (count_taken.under(rule), while_any, discard_looked.under(rule))


@sentence
def count_taken(moment: At) -> Outcome[Table]:
    """Nothing is taken yet of what is looked at."""
    return Outcome(moment.bound("taken", 0))


class TakesLeft(Query, frozen=True):
    """Whether another card may be taken."""

    n: int

    def value(self, moment: At) -> Bound:
        looking = moment.table.looking
        taken = counted(moment, "taken")
        return looking is not None and bool(looking.cards) and taken < self.n


@sentence
def take_looked_at(moment: At) -> Outcome[Table]:
    """A card that was looked at is taken: a spell in hand, a quest to the active ones."""
    table, seat = moment.table, self_of(moment)
    looking = table.looking
    if looking is None:
        return Outcome(moment.state)
    _, _, card = str(moment.frame.get("card-chosen")).partition("|")
    left = replace(looking, cards=less(looking.cards, card))
    table = replace(table, looking=left)
    if isinstance(box(table.box).face(card), QuestFace):
        table = with_quest(table, seat, card)
    else:
        table = table.changed(seat, hand=tuple(sorted((*table.mage(seat).hand, card))))
    event = moment.event("looked-taken", who=seat, deck=looking.deck)
    taken = counted(moment, "taken") + 1
    return Outcome(bound(moment, {"taken": taken, "did": True}).with_table(table), (event,))


@sentence
def discard_looked(moment: At) -> Outcome[Table]:
    """The cards that were looked at and not taken go to their discards: spells face up, quests face down."""
    table = moment.table
    looking = table.looking
    if looking is None:
        return Outcome(moment.bound("did", False), (moment.event("nothing-looked", who=self_of(moment)),))
    pile = pile_of(looking.deck)
    shown = () if pile == "quest" else looking.cards
    if pile == "forgotten":
        table = replace(table, out=tuple(sorted((*table.out, *looking.cards))))
    else:
        table = table.with_pile(pile, (*table.pile(pile), *looking.cards))
    event = moment.event(
        "looked-discarded", who=looking.seat, deck=looking.deck, n=len(looking.cards), cards=shown
    )
    did: Bound = bool(moment.frame.get("taken"))
    return Outcome(bound(moment, {"did": did}).with_table(replace(table, looking=None)), (event,))


class TwoDecks(Among, frozen=True):
    """One deck or another; the same twice is one."""

    first: Value
    second: Value

    def choices(self, moment: At) -> Choices:
        decks = dict.fromkeys((text(self.first, moment), text(self.second, moment)))
        return Choices(
            tuple(
                Option(deck, "deck", facts(deck=deck, n=moment.table.deck(deck).size), deck) for deck in decks
            )
        )
