"""Drawing at random: from the top layer of a deck, or from a set of ids that was shuffled."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.chance import Draw
from tutor.engine.event import facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Value, evaluate, number, text
from tutor.engine.question import CHANCE, Option, Question
from tutor.engine.sentence import Sentence
from tutor.framework.decks import Deck
from tutor.games.penumbra.reactions.prophecies import FATE_DECK
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.verbs.effects import At


class PickRandom(Sentence, frozen=True):
    """`n` of the ids, or all if there are fewer, are drawn together and bound as a list; nobody is told.

    Nothing is asked of chance where only one outcome is possible. `of` says for what or for whom they are.
    """

    ids: Value
    into: str
    kind: str
    n: Value = 1
    of: Value = ""

    def ask(self, moment: At) -> Question | None:
        ids, n = ids_of(self.ids, moment), number(self.n, moment)
        if n < 1 or len(ids) <= n:
            return None
        about = facts(cards=n, of=evaluate(self.of, moment))
        return Question(CHANCE, self.rule, self.kind, chance=Draw(ids, n), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return Outcome(moment.bound(self.into, tuple(option.key.split("+"))))

    def execute(self, moment: At) -> Outcome[Table]:
        wanted = number(self.n, moment) > 0
        return Outcome(moment.bound(self.into, ids_of(self.ids, moment) if wanted else ()))


class TakeTop(Sentence, frozen=True):
    """The top card of a deck is taken and bound; of an empty deck "" is (pen.ruling.deck-empty).

    Which card of the top layer lies on top is chance. What happens to the card follows.
    """

    deck: Value
    into: str
    kind: str = "top-card"

    def ask(self, moment: At) -> Question | None:
        deck = moment.table.deck(text(self.deck, moment))
        if not deck.layers or len(deck.layers[0]) < 2:
            return None
        return Question(
            CHANCE, self.rule, self.kind, chance=Draw(deck.layers[0]), facts=facts(deck=deck.id, cards=1)
        )

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._taken(moment, option.key)

    def execute(self, moment: At) -> Outcome[Table]:
        deck = moment.table.deck(text(self.deck, moment))
        return self._taken(moment, deck.layers[0][0] if deck.layers else "")

    def _taken(self, moment: At, card: str) -> Outcome[Table]:
        state, table = moment.bound(self.into, card), moment.table
        if card:
            deck = table.deck(text(self.deck, moment))
            state = state.with_table(replace(table.with_deck(without(moment, deck, (card,))), drawn=(card,)))
        return Outcome(state)


def without(moment: At, deck: Deck, cards: tuple[str, ...]) -> Deck:
    """The deck after cards were taken from its top layers.

    Under one reading of pen.ruling.deck-empty what was put under it is shuffled once all else has run out;
    the piles of the fate deck never are.
    """
    left = deck.without(cards)
    ran_out = len(left.layers) < len(deck.layers)
    if deck.id == FATE_DECK or not ran_out or moment.reading("pen.ruling.deck-empty") != "reshuffle":
        return left
    put_under = tuple(sorted(card for layer in left.layers for card in layer))
    return replace(left, layers=(put_under,) if put_under else ())


def ids_of(value: Value, moment: At) -> tuple[str, ...]:
    """The value as a list of ids. Raises TypeError if it is none."""
    bound_value = evaluate(value, moment)
    if not isinstance(bound_value, tuple):
        raise TypeError(f"expected a list of ids, found {bound_value!r}")
    return tuple(map(str, bound_value))
