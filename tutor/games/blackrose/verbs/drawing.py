"""Verbs about cards that are drawn, searched for and looked at."""

from __future__ import annotations

from typing import ClassVar, Literal

from tutor.engine.query import Bind, Value
from tutor.engine.sentence import Call, ForEach
from tutor.games.blackrose.verbs.compiler.queries import Amount
from tutor.games.blackrose.verbs.effects.common import Times, decide, myself
from tutor.games.blackrose.verbs.effects.decks import Grimoire, draw
from tutor.games.blackrose.verbs.effects.quests import MoonDeck, draw_quests
from tutor.games.blackrose.verbs.effects.searching import Look, TwoDecks, look_school, search, take_looked
from tutor.games.blackrose.verbs.effects.spells import draw_library, draw_to_hand, take_memory
from tutor.games.blackrose.verbs.schema.picks import Few, Moon, Number
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb


class DrawGrimoire(Verb, frozen=True, tag="draw_grimoire"):
    """Draws from one's grimoire."""

    n: Number

    def sentences(self) -> Sentences:
        return draw_to_hand(Grimoire(), Amount(n=self.n), "brw.study.reshuffle")


class DrawLibrary(Verb, frozen=True, tag="draw_library"):
    """Draws from school decks of one's choice."""

    n: Number

    def sentences(self) -> Sentences:
        return draw_library(Amount(n=self.n))


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
        return take_memory(Amount(n=self.n))


class Search(Verb, frozen=True, tag="search"):
    """Finds `n` spells in piles of one's own and takes them; a grimoire is shuffled afterwards.

    `summoning`: only with a summoning effect. `show`: to all.
    """

    where: tuple[Literal["grimoire", "memories"], ...]
    n: Number = 1
    summoning: bool = False
    show: bool = False

    def sentences(self) -> Sentences:
        return search(Amount(n=self.n), self.where, summoning=self.summoning, show=self.show)


class LookSchool(Verb, frozen=True, tag="look_school"):
    """Looks at the top `n` cards of a school deck of one's choice."""

    n: Number

    def sentences(self) -> Sentences:
        return look_school(Amount(n=self.n))


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


class TakeLooked(Verb, frozen=True, tag="take_looked"):
    """Takes `n` of the cards just looked at and discards the others."""

    n: Few = 1

    def sentences(self) -> Sentences:
        return take_looked(self.n, "card")
