"""Verbs about cards that are drawn, searched for and looked at."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Query, Value, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Call, ForEach, If, Sentence, While, sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.components.faces import QuestFace
from tutor.games.blackrose.state.mage import less
from tutor.games.blackrose.state.table import Looking, Table
from tutor.games.blackrose.verbs.compiler.queries import Amount
from tutor.games.blackrose.verbs.effects.common import At, Times, bound, counted, decide, ids, myself, self_of
from tutor.games.blackrose.verbs.effects.decks import (
    GRIMOIRE,
    Grimoire,
    PickRandom,
    arrived,
    draw,
    pile_of,
    reshuffled,
)
from tutor.games.blackrose.verbs.effects.spells import Own, Skip, draw_to_hand, open_cards, schools
from tutor.games.blackrose.verbs.quests import MoonDeck, draw_quests, with_quest
from tutor.games.blackrose.verbs.schema.picks import Few, Moon, Number
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb

Open: TypeAlias = Literal["hand", "memories", "grimoire", "looking"]
"""Where cards are that their owner may choose from."""


class DrawGrimoire(Verb, frozen=True, tag="draw_grimoire"):
    """Draws from one's grimoire."""

    n: Number

    def sentences(self) -> Sentences:
        return draw_to_hand(Grimoire(), Amount(n=self.n), "brw.study.reshuffle")


class DrawLibrary(Verb, frozen=True, tag="draw_library"):
    """Draws from school decks, each of any school (brw.study.library4)."""

    n: Number

    def sentences(self) -> Sentences:
        rule, deck = "brw.study.library4", Bind(name="school")
        choose = decide(rule=rule, kind="school", among=schools, into="school")
        one = (choose, If(cond=deck, then=draw_to_hand(deck, 1, rule, "from-library")))
        return (ForEach(rule=rule, over=Times(n=Amount(n=self.n)), into="time", body=one),)


class DrawForgotten(Verb, frozen=True, tag="draw_forgotten"):
    """Draws forgotten spells; with `keep` only so many are kept and the others leave the game."""

    n: Number
    keep: Few | None = None

    def sentences(self) -> Sentences:
        deck, rule, n = "forgotten", "brw.spell.forgotten.source", Amount(n=self.n)
        if self.keep is None:
            return draw_to_hand(deck, n, rule)
        return (*draw(deck, n, "cards", rule), Look(rule=rule, deck=deck), *take_looked(self.keep, "card"))


class DrawQuest(Verb, frozen=True, tag="draw_quest"):
    """Draws quests of the current moon, or of `moon`."""

    rule: ClassVar[str] = "brw.quest.draw"
    n: Number = 1
    moon: Moon | None = None

    def sentences(self) -> Sentences:
        return draw_quests(Amount(n=self.n), self.moon)


class DrawEvent(Verb, frozen=True, tag="draw_event"):
    """Draws events of the current moon, or of `moon`."""

    rule: ClassVar[str] = "brw.event.draw-any"
    n: Number = 1
    moon: Moon | None = None

    def sentences(self) -> Sentences:
        deck = MoonDeck(kind="event", moon=self.moon)
        call = Call(program="draw-event", who=myself, hand_over=(("deck", deck),))
        return (ForEach(rule=self.rule, over=Times(n=Amount(n=self.n)), into="time", body=(call,)),)


class TakeMemory(Verb, frozen=True, tag="take_memory"):
    """Takes `n` random spells from one's memories."""

    n: Number = 1

    def sentences(self) -> Sentences:
        n, kind = Amount(n=self.n), "random-memory"
        picked = PickRandom(rule=self.rule, cards=memories, into="cards", kind=kind, n=n)
        return (picked, take_memories.under(self.rule))


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


class Search(Verb, frozen=True, tag="search"):
    """Finds `n` spells in piles of one's own and takes them; a grimoire is shuffled afterwards.

    `summoning`: only with a summoning effect. `show`: to all.
    """

    where: tuple[Literal["grimoire", "memories"], ...]
    n: Number = 1
    summoning: bool = False
    show: bool = False

    def sentences(self) -> Sentences:
        among = Own(where=self.where, summoning=self.summoning)
        choose = decide(rule=self.rule, kind="search", among=among, into="card-chosen")
        times, body = Times(n=Amount(n=self.n)), (choose, TakeFound(show=self.show))
        shuffle = (ShuffleGrimoire(rule=self.rule),) if "grimoire" in self.where else ()
        return (ForEach(rule=self.rule, over=times, into="time", body=body), *shuffle)


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


class LookSchool(Verb, frozen=True, tag="look_school"):
    """Looks at the top `n` cards of a school deck of one's choice."""

    n: Number

    def sentences(self) -> Sentences:
        deck = Bind(name="school")
        choose = decide(rule=self.rule, kind="school", among=schools, into="school")
        look = (*draw(deck, Amount(n=self.n), "cards", self.rule), Look(deck=deck))
        no_deck = Skip(rule="brw.gen.effect.skip", kind="no-deck")
        return (choose, If(rule=self.rule, cond=deck, then=look, otherwise=(no_deck,)))


class LookQuests(Verb, frozen=True, tag="look_quests"):
    """Looks at the top `n` quests, takes `take` and discards the others; `next`: or of the next moon."""

    n: Number
    take: Few = 1
    next: bool = False

    def sentences(self) -> Sentences:
        deck: Value = MoonDeck(kind="quest")
        choose: Sentences = ()
        if self.next:
            among = TwoDecks(first=deck, second=MoonDeck(kind="quest", later=True))
            choose = (decide(rule=self.rule, kind="quest-deck", among=among, into="deck-chosen"),)
            deck = Bind(name="deck-chosen")
        cards = draw(deck, Amount(n=self.n), "cards", self.rule)
        return (*choose, *cards, Look(rule=self.rule, deck=deck), *take_looked(self.take, "quest-card"))


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


class TakeLooked(Verb, frozen=True, tag="take_looked"):
    """Takes `n` of the cards just looked at and discards the others."""

    n: Few = 1

    def sentences(self) -> Sentences:
        return take_looked(self.n, "card")


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
    cards = () if pile == "quest" else looking.cards
    if pile == "forgotten":
        table = replace(table, out=tuple(sorted((*table.out, *looking.cards))))
    else:
        table = table.with_pile(pile, (*table.pile(pile), *looking.cards))
    event = moment.event(
        "looked-discarded", who=looking.seat, deck=looking.deck, n=len(looking.cards), cards=cards
    )
    did: Bound = bool(moment.frame.get("taken"))
    return Outcome(bound(moment, {"did": did}).with_table(replace(table, looking=None)), (event,))
