"""Verbs about the spells of a mage: in hand, in the memories and on the board."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Query, Value, candidates, number, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Call, ForEach, If, Sentence, sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.mage import Prepared, Side, less
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.counting import ALL
from tutor.games.blackrose.verbs.compiler.picking import figures
from tutor.games.blackrose.verbs.compiler.queries import Amount, IsAvatar
from tutor.games.blackrose.verbs.drawing import ShuffleGrimoire
from tutor.games.blackrose.verbs.effects.common import At, decide, ids, myself, self_of, unaffected
from tutor.games.blackrose.verbs.effects.power import out_of_reach
from tutor.games.blackrose.verbs.effects.spells import TO_MEMORIES, Own, Skip, discard_card
from tutor.games.blackrose.verbs.schema.picks import Element, Number, Whom
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb

Open: TypeAlias = Literal["hand", "memories", "grimoire", "looking"]
"""Where cards are that their owner may choose from."""


class ShuffleMemories(Verb, frozen=True, tag="shuffle_memories"):
    """Shuffles one's memories into one's grimoire."""

    def sentences(self) -> Sentences:
        return (ShuffleGrimoire(rule="brw.study.reshuffle", memories=True),)


class DiscardHand(Verb, frozen=True, tag="discard_hand"):
    """Discards `n` spells from hand to the memories.

    "did" tells whether it were all that are asked for (brw.key.if-you-did). The avatar's hand are its orders
    (brw.avatar.order.hand-effects).
    """

    n: Number
    who: Whom = "self"

    def sentences(self) -> Sentences:
        rule, n = "brw.avatar.order.hand-effects", Amount(n=self.n)
        orders = Call(program="avatar-discard", who=myself, hand_over=(("n", n),), part=True)
        cards = discard_hand(n)
        discard = (If(rule=rule, cond=IsAvatar(), then=(orders,), otherwise=(cards,)),)
        if self.who == "self":
            return discard
        first, whom = figures(self.who)
        each = ForEach(rule=self.rule, over=Reached(of=whom), into="self", body=discard)
        return (*first, Missed(rule=self.rule, of=whom), each)


def discard_hand(n: Value) -> Sentence:
    """The sentence in which who applies the effect discards spells from hand."""
    rule, hand = TO_MEMORIES, Own(where=("hand",))
    one = (decide(rule=rule, kind="discard-spell", among=hand, into="card-chosen"), discard_card)
    discard = (CountOn(n=n), ForEach(over=Enough(n=n), into="time", body=one))
    too_few = Skip(rule="brw.gen.effect.skip", kind="too-few-cards")
    return If(rule=rule, cond=HandAtLeast(n=n), then=discard, otherwise=(too_few,))


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


class CountOn(Sentence, frozen=True):
    """Whether the hand has all the cards that are asked for is kept in mind as "did"."""

    n: Value

    def execute(self, moment: At) -> Outcome[Table]:
        n, held = number(self.n, moment), len(moment.table.mage(self_of(moment)).hand)
        return Outcome(moment.bound("did", n in (held, ALL) or held > n))


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
    """Swaps a revealed spell of one's own for one from hand, on any side."""

    def sentences(self) -> Sentences:
        revealed = decide(rule=self.rule, kind="revealed-spell", among=Revealed(), into="slot-chosen")
        held = decide(rule=self.rule, kind="hand-spell", among=Own(where=("hand",)), into="card-chosen")
        side = decide(rule=self.rule, kind="side", among=sides, into="side-chosen")
        nothing = no_swap.under("brw.gen.effect.skip")
        swap = If(rule=self.rule, cond=both_chosen, then=(side, swap_spells), otherwise=(nothing,))
        return (revealed, held, swap)


class Revealed(Among, frozen=True):
    """The revealed spells of who applies the effect, or only those of some elements; by slot."""

    elements: tuple[Element, ...] = ()

    def choices(self, moment: At) -> Choices:
        table, mage = moment.table, moment.table.mage(self_of(moment))
        return Choices(
            tuple(
                Option(one.slot, "revealed-spell", facts(card=one.spell, slot=one.slot), one.slot)
                for one in mage.in_state("revealed")
                if not self.elements or _shows(table, one, self.elements)
            )
        )


def _shows(table: Table, spell: Prepared, wanted: tuple[Element, ...]) -> bool:
    element = box(table.box).spell(spell.spell).side(spell.side).element
    return element is not None and (element in wanted or element == "any")


@query
def both_chosen(moment: At) -> Bound:
    """Whether there is a revealed spell and one in hand."""
    return bool(moment.frame.get("slot-chosen") and moment.frame.get("card-chosen"))


@candidates
def sides(moment: At) -> Choices:
    """The sides of the chosen spell from hand."""
    _, _, card = text(moment.frame.get("card-chosen"), moment).partition("|")
    face = box(moment.table.box).spell(card)
    sides: tuple[Side, ...] = ("main",) if face.reverse is None else ("main", "reverse")
    return Choices(tuple(Option(side, "side", facts(card=card, side=side), side) for side in sides))


@sentence
def swap_spells(moment: At) -> Outcome[Table]:
    """The spell from hand lies revealed in the slot, the other one goes to the hand."""
    get, seat = moment.frame.get, self_of(moment)
    mage = moment.table.mage(seat)
    held = mage.slot(text(get("slot-chosen"), moment))
    assert held is not None
    _, _, card = text(get("card-chosen"), moment).partition("|")
    side: Side = "reverse" if get("side-chosen") == "reverse" else "main"
    hand = tuple(sorted((*less(mage.hand, card), held.spell)))
    prepared = Prepared(held.slot, card, side, "revealed")
    table = moment.table.with_mage(replace(mage.with_prepared(prepared), hand=hand))
    event = moment.event("spells-swapped", who=seat, card=card, of=held.spell, slot=held.slot)
    return Outcome(moment.bound("did", True).with_table(table), (event,))


@sentence
def no_swap(moment: At) -> Outcome[Table]:
    """There is nothing to swap."""
    event = moment.event("no-revealed", who=self_of(moment))
    return Outcome(moment.bound("did", False), (event,))


class ReturnRevealed(Verb, frozen=True, tag="return_revealed"):
    """Returns a revealed spell of one of the elements from one's board to hand."""

    elements: tuple[Element, ...] = ()

    def sentences(self) -> Sentences:
        among = Revealed(elements=self.elements)
        choose = decide(rule=self.rule, kind="revealed-spell", among=among, into="slot-chosen")
        return (choose, back_to_hand.under(self.rule))


@sentence
def back_to_hand(moment: At) -> Outcome[Table]:
    """The spell in the chosen slot goes to the hand; a sustained effect of it ends (brw.sust.end)."""
    seat = self_of(moment)
    mage = moment.table.mage(seat)
    held = mage.slot(str(moment.frame.get("slot-chosen") or ""))
    if held is None:
        event = moment.event("no-revealed", "brw.gen.effect.skip", who=seat)
        return Outcome(moment.bound("did", False), (event,))
    mage = replace(mage.without_slot(held.slot), hand=tuple(sorted((*mage.hand, held.spell))))
    event = moment.event("back-to-hand", who=seat, card=held.spell, slot=held.slot)
    return Outcome(moment.bound("did", True).with_table(moment.table.with_mage(mage)), (event,))


class CastNext(Verb, frozen=True, tag="cast_next"):
    """Casts the next castable prepared spell."""

    def sentences(self) -> Sentences:
        return (Call(rule="brw.act.cast.which", program="cast-next", who=myself),)
