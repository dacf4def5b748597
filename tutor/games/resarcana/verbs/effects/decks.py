"""Cards are drawn, discarded, looked at and put back (res.deck)."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar

from msgspec.structs import replace

from tutor.engine.chance import Draw as Drawing
from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Query, Value, candidates, text
from tutor.engine.question import CHANCE, Choices, Option, Question, Refusal, sorted_out
from tutor.engine.sentence import Call, Choose, If, Sentence, While, sentence
from tutor.framework.decks import Deck
from tutor.games.resarcana.actions.costs import printed_cost
from tutor.games.resarcana.state.essences import GOLD, NOT_GOLD, Amount, gains, some
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.state.table import Looking, Table
from tutor.games.resarcana.verbs.effects.common import NO_GAIN, At, change, count, declined, given, together
from tutor.games.resarcana.verbs.effects.pool import GainEssences, option

DRAW = "res.deck.draw"
EMPTY = "res.deck.draw-empty"
DISCARD = "res.action.discard"
LOOK = "res.power.look-three"
SHORT = "res.deck.look-short"
MONUMENTS = "monuments"
BY_EFFECT = "res.ruling.discard-by-effect"
WHICH_DECK = "res.ruling.look-which-deck"
FEWER = "res.ruling.look-fewer"


def from_top(deck: Deck, n: int) -> Drawing | None:
    """The draw of up to `n` cards of the topmost layer; None where there is no card or no choice."""
    if not deck.layers or len(set(deck.layers[0])) == 1 or len(deck.layers[0]) <= n:
        return None
    return Drawing(deck.layers[0], n)


def certain(deck: Deck, n: int) -> tuple[str, ...]:
    """What is drawn from the topmost layer where nothing is left to chance."""
    return deck.layers[0][:n] if deck.layers else ()


class DrawCards(Sentence, frozen=True):
    """As many cards as "left" says are drawn into the hand, as far as the topmost layer goes.

    An empty deck is made out of the discard pile first; where there is none of that either, nothing is drawn
    (res.ruling.draw-nothing).
    """

    def run(self, moment: At) -> Question | Outcome[Table]:
        player = moment.table.player(moment.frame.owner)
        drawing = from_top(player.deck, count(moment, "left"))
        if drawing is None:
            return self.execute(moment)
        about = facts(who=player.seat, n=drawing.count)
        return Question(CHANCE, self.rule, "draw", chance=drawing, facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._draw(moment, tuple(option.key.split("+")))

    def execute(self, moment: At) -> Outcome[Table]:
        player = moment.table.player(moment.frame.owner)
        if player.deck.layers:
            return self._draw(moment, certain(player.deck, count(moment, "left")))
        if player.discard:
            made = change(moment)
            made.player(shuffled(player))
            made.tell("shuffled", EMPTY, who=player.seat, n=len(player.discard))
            return made.outcome
        state = moment.bound("left", 0)
        return Outcome(state, (moment.event("no-cards", EMPTY, who=player.seat),))

    def _draw(self, moment: At, cards: tuple[str, ...]) -> Outcome[Table]:
        player = moment.table.player(moment.frame.owner)
        taken = replace(player, hand=(*player.hand, *cards), deck=player.deck.without(cards))
        state = moment.bound("left", count(moment, "left") - len(cards))
        event = moment.event("drawn", str(moment.frame.get("why", "")), who=player.seat, n=len(cards))
        return Outcome(state.with_table(moment.table.with_player(taken)), (event,))


def shuffled(player: Player) -> Player:
    """The player with the discard pile shuffled into a new deck, under what is left of it."""
    layer = tuple(sorted(player.discard))
    return replace(player, deck=replace(player.deck, layers=(*player.deck.layers, layer)), discard=())


class Hand(Among, frozen=True):
    """The cards in hand."""

    secret: ClassVar[bool] = True

    def choices(self, moment: At) -> Choices:
        hand = moment.table.player(moment.frame.owner).hand
        return Choices(tuple(Option(card, "discard", facts(card=card), card) for card in hand))


class Discard(Sentence, frozen=True):
    """A card goes from the hand to the discard pile, face up; its cost is kept in mind."""

    card: Value

    def execute(self, moment: At) -> Outcome[Table]:
        made, who, card = change(moment), moment.frame.owner, given(self.card, moment)
        if not card:
            made.tell("nothing-discarded", NO_GAIN, who=who)
            return made.outcome
        player = moment.table.player(who)
        at = player.hand.index(card)
        hand = (*player.hand[:at], *player.hand[at + 1 :])
        made.player(replace(player, hand=hand, discard=(*player.discard, card)))
        made.tell("discarded", who=who, card=card)
        made.tell("on-pile", "res.discard.pile", who=who, card=card)
        state = moment.bound("discarded-cost", printed_cost(card, moment.reading).total)
        return Outcome(replace(state, table=made.table), made.events)


def discard(rule: str, into: str = "discarded") -> tuple[Sentence, ...]:
    """The sentences in which a card of the hand is discarded by an effect (res.destroy.vs-discard)."""
    return (
        Choose(rule=rule, kind="discard", among=Hand(), into=into),
        Discard(rule=rule, card=Bind(name=into)),
        If(rule=DISCARD, cond=GivesEssences(card=Bind(name=into)), then=(Call(program=GAIN),)),
    )


class GivesEssences(Query, frozen=True):
    """Whether a discard by an effect gives the essences of the action (res.ruling.discard-by-effect)."""

    card: Value

    def value(self, moment: At) -> Bound:
        return bool(given(self.card, moment)) and moment.reading(BY_EFFECT) == "yes"


@candidates
def discard_gain(moment: At) -> Choices:
    """One gold, or two essences of other kinds, alike or different."""
    two = gains(Amount(any=2, kinds=NOT_GOLD))
    return Choices(tuple(option(what, "gain") for what in (some(GOLD, 1), *two)))


GAIN = "discard-gain"
DISCARD_GAIN = Program(
    GAIN,
    DISCARD,
    (
        together(
            DISCARD,
            Choose(rule=DISCARD, kind="discard-gain", among=discard_gain, into="gain"),
            GainEssences(rule=DISCARD, what=Bind(name="gain")),
        ),
    ),
    kind="procedure",
)

# ---- looking at the top cards


def deck_of(table: Table, name: str) -> Deck:
    """The deck of a seat, or that of the monuments."""
    return table.deck if name == MONUMENTS else table.player(name).deck


def within_reach(table: Table, name: str) -> int:
    """How many cards can be looked at: those of a deck, and of the discard pile that is shuffled into it."""
    pile = 0 if name == MONUMENTS else len(table.player(name).discard)
    return deck_of(table, name).size + pile


class LookDecks(Among, frozen=True):
    """The decks of which the top cards can be looked at (res.ruling.look-which-deck)."""

    n: int

    def choices(self, moment: At) -> Choices:
        table, who = moment.table, moment.frame.owner
        rivals = table.rivals(who)
        open_ = rivals if moment.reading(WHICH_DECK) == "any-player" else ()
        decks = sorted_out(
            (
                Option(name, "look", facts(deck=name, n=within_reach(table, name)), name),
                self._against(moment, name, (who, MONUMENTS, *open_)),
            )
            for name in (who, MONUMENTS, *rivals)
        )
        return decks + declined(decks, moment.reading)

    def _against(self, moment: At, name: str, open_: tuple[str, ...]) -> tuple[Refusal, ...]:
        refusals = []
        if name not in open_:
            refusals.append(Refusal(LOOK, "not-own-deck", facts(deck=name)))
        reach = within_reach(moment.table, name)
        if not reach or (reach < self.n and moment.reading(FEWER) == "illegal"):
            refusals.append(Refusal(SHORT, "too-few-cards", facts(deck=name, n=self.n, have=reach)))
        return tuple(refusals)


@sentence
def nothing_looked_at(moment: At) -> Outcome[Table]:
    """No deck has a card to look at, or none was to be looked at."""
    made = change(moment)
    made.tell("nothing-looked-at", NO_GAIN, who=moment.frame.owner)
    return made.outcome


class Peek(Sentence, frozen=True):
    """As many cards as "left" says are looked at, as far as the topmost layer goes (res.deck.look-short)."""

    def run(self, moment: At) -> Question | Outcome[Table]:
        drawing = from_top(deck_of(moment.table, self._deck(moment)), count(moment, "left"))
        if drawing is None:
            return self.execute(moment)
        about = facts(who=moment.frame.owner, deck=self._deck(moment), n=drawing.count)
        return Question(CHANCE, self.rule, "peek", chance=drawing, facts=about, secret=True)

    def _deck(self, moment: At) -> str:
        return text(Bind(name="deck"), moment)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._peek(moment, tuple(option.key.split("+")))

    def execute(self, moment: At) -> Outcome[Table]:
        table, name = moment.table, self._deck(moment)
        deck = deck_of(table, name)
        if deck.layers:
            return self._peek(moment, certain(deck, count(moment, "left")))
        if name != MONUMENTS and table.player(name).discard:
            made, player = change(moment), table.player(name)
            made.player(shuffled(player))
            made.tell("shuffled", SHORT, who=name, n=len(player.discard))
            return made.outcome
        left = count(moment, "left")
        event = moment.event("fewer-cards", SHORT, who=moment.frame.owner, deck=name, n=left)
        return Outcome(moment.bound("left", 0), (event,))

    def _peek(self, moment: At, cards: tuple[str, ...]) -> Outcome[Table]:
        table, name, who = moment.table, self._deck(moment), moment.frame.owner
        deck = deck_of(table, name).without(cards)
        seen = () if table.looking is None else table.looking.cards
        table = replace(with_deck(table, name, deck), looking=Looking(who, (*seen, *cards), name))
        state = moment.bound("left", count(moment, "left") - len(cards))
        event = moment.event("looked", who=who, deck=name, n=len(cards))
        return Outcome(state.with_table(table), (event,))


def with_deck(table: Table, name: str, deck: Deck) -> Table:
    """The table with the deck of a seat, or that of the monuments, in another state."""
    if name == MONUMENTS:
        return replace(table, deck=deck)
    return table.with_player(replace(table.player(name), deck=deck))


class Orders(Among, frozen=True):
    """Every order in which the cards looked at can be put back, the top one first."""

    secret: ClassVar[bool] = True

    def choices(self, moment: At) -> Choices:
        looking = moment.table.looking
        orders = permutations(() if looking is None else looking.cards)
        return Choices(tuple(Option("+".join(one), "order", facts(cards=one), one) for one in orders if one))


@sentence
def put_back(moment: At) -> Outcome[Table]:
    """The cards looked at go back on top of their deck in the chosen order."""
    table, looking = moment.table, moment.table.looking
    order = moment.frame.get("order")
    if looking is None or not isinstance(order, tuple):
        return Outcome(moment.state)
    deck = deck_of(table, looking.deck).onto(*map(str, order))
    table = replace(with_deck(table, looking.deck, deck), looking=None)
    return moment.with_table(
        table, moment.event("put-back", who=looking.seat, deck=looking.deck, n=len(order))
    )


LEFT = Bind(name="left")
DECKS = (
    Program("draw", DRAW, (While(rule=DRAW, cond=LEFT, body=(DrawCards(),)),), kind="procedure"),
    Program(
        "look",
        LOOK,
        (
            While(rule=LOOK, cond=LEFT, body=(Peek(),)),
            Choose(rule=LOOK, kind="order", among=Orders(), into="order"),
            put_back.under(LOOK),
        ),
        kind="procedure",
    ),
    DISCARD_GAIN,
)
"""Drawing and looking, with "left" as the number of cards, "why" as the rule, "deck" as what is looked at."""
