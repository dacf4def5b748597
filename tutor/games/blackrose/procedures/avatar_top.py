"""The top order of the avatar: which one it is, and what its back shows (brw.avatar.order.trap)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from tutor.engine.chance import Draw
from tutor.engine.event import facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.question import CHANCE, Option, Question
from tutor.engine.sentence import Sentence, Stop, sentence
from tutor.games.blackrose.actions.avatar.orders import back_of, order_deck, played, tops, unseen
from tutor.games.blackrose.state.mage import Back
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import At, self_of
from tutor.games.blackrose.verbs.effects.decks import GRIMOIRE, reshuffled

TRAP = "brw.avatar.order.trap"


@sentence
def refill_orders(moment: At) -> Outcome[Table]:
    """An empty order deck is made anew out of the avatar's memories (brw.ruling.avatar.orders-out)."""
    table, seat = moment.table, self_of(moment)
    again = played(table, table.mage(seat), table.moon)
    none = moment.reading("brw.ruling.avatar.orders-out") == "none"
    if order_deck(table).size or not again or none:
        return Outcome(moment.state)
    table, event = reshuffled(moment, table, GRIMOIRE + seat)
    return moment.with_table(table, event)


class DrawOrder(Sentence, frozen=True):
    """Which order lies on top is chance, as far as its back does not tell; it is bound as "card"."""

    def ask(self, moment: At) -> Question | None:
        cards = tops(moment.table, moment.table.mage(self_of(moment)))
        if len(cards) < 2:
            return None
        about = facts(deck=order_deck(moment.table).id, n=1)
        return Question(CHANCE, self.rule, "drawn-cards", chance=Draw(cards), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return Outcome(moment.bound("card", option.key))

    def execute(self, moment: At) -> Outcome[Table]:
        cards = tops(moment.table, moment.table.mage(self_of(moment)))
        return Outcome(moment.bound("card", next(iter(cards), None)))


def draw_order(rule: str) -> tuple[Sentence, ...]:
    """The sentences that find out the top order; it still lies in the deck. None where there is no order."""
    return (refill_orders.under("brw.study.reshuffle"), DrawOrder(rule=rule))


class LookAtBack(Sentence, frozen=True):
    """The back of the order on top is seen; which one it is, is chance."""

    def ask(self, moment: At) -> Question | None:
        backs = _backs(moment)
        if not unseen(moment.table) or len(set(backs)) < 2:
            return None
        about = facts(deck=order_deck(moment.table).id)
        return Question(CHANCE, self.rule, "order-back", chance=Draw(tuple(sorted(backs))), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._seen(moment, cast("Back", option.key))

    def execute(self, moment: At) -> Outcome[Table]:
        return self._seen(moment, _backs(moment)[0]) if unseen(moment.table) else Outcome(moment.state)

    def _seen(self, moment: At, back: Back) -> Outcome[Table]:
        seat, table = self_of(moment), moment.table
        table = table.with_mage(replace(table.mage(seat), back=back))
        return moment.with_table(table, moment.event("order-back", who=seat, back=back))


def _backs(moment: At) -> tuple[Back, ...]:
    layers = order_deck(moment.table).layers
    return tuple(back_of(moment.table, order) for order in layers[0]) if layers else ()


AVATAR_BACK = Program("avatar-back", TRAP, (LookAtBack(),))
"""The back of the top order of the avatar is seen."""


def taken_off(takes: Sentence) -> Sentence:
    """A sentence that takes the top order off its deck, with a look at the back that it uncovers."""
    return Stop(body=(takes, LookAtBack(rule=TRAP)))
