"""Cards that were drawn together and are chosen from: one is kept, the rest given away or discarded."""

from __future__ import annotations

from typing import ClassVar

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Value, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Sentence, sentence
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, ids
from tutor.games.seasons.verbs.drawing import FACE_DOWN, discarded, looked_at

DRAWN, CARD = "drawn", "card"
"""The names under which are bound the cards that were drawn, and the one that was chosen of them."""

SERVED = "served"
"""The name under which is bound who has been given a card."""


@query
def players(moment: At) -> Bound:
    """How many players there are."""
    return len(moment.table.players)


class Drawn(Among, frozen=True):
    """The cards that this very effect has drawn, to choose one of."""

    secret: ClassVar[bool] = True

    kind: str = "keep-card"

    def choices(self, moment: At) -> Choices:
        cards = dict.fromkeys(ids(moment.frame.get(DRAWN), moment))
        return Choices(tuple(Option(card, self.kind, facts(card=card), card) for card in cards))


@query
def rest(moment: At) -> Bound:
    """The cards that this very effect has drawn, without the one that was chosen."""
    return _rest(moment)


def _rest(moment: At) -> tuple[str, ...]:
    left = list(ids(moment.frame.get(DRAWN), moment))
    for card in ids(moment.frame.get(CARD), moment):
        left.remove(card)
    return tuple(left)


@sentence
def discard_rest(moment: At) -> Outcome[Table]:
    """The cards that were drawn and not chosen go to the discard pile, unless they are there already."""
    rest = _rest(moment)
    if not rest:
        return Outcome(moment.state)
    seat = moment.frame.owner
    table = discarded(looked_at(moment.table, *rest), *rest)
    events = tuple(moment.event("card-discarded", FACE_DOWN, seat=seat, card=card) for card in rest)
    chosen = ids(moment.frame.get(CARD), moment)
    return Outcome(moment.bound(DRAWN, chosen).with_table(table), events)


class Unserved(Among, frozen=True):
    """The opponents who have not been given a card yet, to choose who gets the one that is named."""

    secret: ClassVar[bool] = True

    card: Value

    def choices(self, moment: At) -> Choices:
        card, served = text(self.card, moment), ids(Bind(name=SERVED), moment)
        return Choices(
            tuple(
                Option(seat, "give-card", facts(card=card, to=seat), seat)
                for seat in moment.table.others(moment.frame.owner)
                if seat not in served
            )
        )


class GiveCard(Sentence, frozen=True):
    """A card that is looked at goes to somebody else's hand; who got it gets no more of them."""

    card: Value
    to: Value

    def execute(self, moment: At) -> Outcome[Table]:
        card, to = text(self.card, moment), text(self.to, moment)
        table = looked_at(moment.table, card)
        table = table.with_player(table.player(to).with_cards(card))
        served = (*ids(Bind(name=SERVED), moment), to)
        event = moment.event("card-given", seat=moment.frame.owner, to=to, card=card)
        return Outcome(moment.bound(SERVED, served).with_table(table), (event,))
