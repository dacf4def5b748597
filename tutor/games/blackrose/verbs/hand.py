"""Verbs about the spells of a mage: in hand, in the memories and on the board."""

from __future__ import annotations

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.query import Query, Value
from tutor.engine.sentence import Call, ForEach, If, Sentence
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.picking import figures
from tutor.games.blackrose.verbs.compiler.queries import Amount, IsAvatar
from tutor.games.blackrose.verbs.effects.boards import return_revealed, swap_revealed
from tutor.games.blackrose.verbs.effects.common import At, ids, myself, unaffected
from tutor.games.blackrose.verbs.effects.power import out_of_reach
from tutor.games.blackrose.verbs.effects.searching import ShuffleGrimoire
from tutor.games.blackrose.verbs.effects.spells import discard_hand
from tutor.games.blackrose.verbs.schema.picks import Element, Number, Whom
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb


class ShuffleMemories(Verb, frozen=True, tag="shuffle_memories"):
    """Shuffles one's memories into one's grimoire."""

    def sentences(self) -> Sentences:
        return (ShuffleGrimoire(rule="brw.study.reshuffle", memories=True),)


class DiscardHand(Verb, frozen=True, tag="discard_hand"):
    """Discards `n` spells from hand to the memories.

    The avatar's hand are its orders (brw.avatar.order.hand-effects).
    """

    n: Number
    who: Whom = "self"

    def sentences(self) -> Sentences:
        rule, n = "brw.avatar.order.hand-effects", Amount(n=self.n)
        orders = Call(program="avatar-discard", who=myself, hand_over=(("n", n),), part=True)
        discard = (If(rule=rule, cond=IsAvatar(), then=(orders,), otherwise=discard_hand(n)),)
        if self.who == "self":
            return discard
        first, whom = figures(self.who)
        each = ForEach(rule=self.rule, over=Reached(of=whom), into="self", body=discard)
        return (*first, Missed(rule=self.rule, of=whom), each)


class Reached(Query, frozen=True):
    """Of those whom a text names the mages that it can reach."""

    of: Value

    def value(self, moment: At) -> Bound:
        return tuple(who for who in ids(self.of, moment) if not out_of_reach(moment, who))


class Missed(Sentence, frozen=True):
    """It is told whom an effect cannot reach, imaginary figures among them; on them it is not done."""

    of: Value

    def execute(self, moment: At) -> Outcome[Table]:
        missed = [who for who in ids(self.of, moment) if out_of_reach(moment, who)]
        events = tuple(unaffected(moment, who) for who in missed)
        return Outcome(moment.bound("did", False) if missed else moment.state, events)


class SwapRevealed(Verb, frozen=True, tag="swap_revealed"):
    """Swaps a revealed spell of one's own for one from hand."""

    def sentences(self) -> Sentences:
        return swap_revealed()


class ReturnRevealed(Verb, frozen=True, tag="return_revealed"):
    """Returns a revealed spell of one of the elements from one's board to hand."""

    elements: tuple[Element, ...] = ()

    def sentences(self) -> Sentences:
        return return_revealed(self.elements)


class CastNext(Verb, frozen=True, tag="cast_next"):
    """Casts the next castable prepared spell."""

    def sentences(self) -> Sentences:
        return (Call(rule="brw.act.cast.which", program="cast-next", who=myself),)
