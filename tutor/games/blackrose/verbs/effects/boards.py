"""Spells on mage boards: tokens, swaps between board and hand, enhancements (brw.spell, brw.sust)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Query, Value, candidates, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import If, Sentence, sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.mage import Prepared, Side, less
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.counting import elements, enhanced
from tutor.games.blackrose.verbs.effects.common import At, decide, ids, self_of
from tutor.games.blackrose.verbs.effects.spells import Own
from tutor.games.blackrose.verbs.schema.picks import Element


class Sustain(Sentence, frozen=True):
    """The caster gives the token of the spell's slot to who bears the sustained effect (brw.sust.token)."""

    mark: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, seat = moment.table, self_of(moment)
        slot = str(moment.frame.get("slot") or "")
        marked = next((id for id in ids(self.mark, moment) if table.in_lodge(id)), "")
        held = table.mage(seat).slot(slot)
        if held is None or not marked:
            event = moment.event("not-sustained", "brw.gen.effect.skip", who=seat)
            return Outcome(moment.bound("did", False), (event,))
        mage = table.mage(seat).with_prepared(replace(held, sustained=marked))
        event = moment.event("sustained", who=marked, by=seat, card=held.spell, slot=slot)
        return Outcome(moment.bound("did", True).with_table(table.with_mage(mage)), (event,))


class Enhanced(Query, frozen=True):
    """Whether the caster's revealed spells show the elements that an enhancement needs.

    Whether the spell itself counts is brw.ruling.enhance.own.
    """

    needs: tuple[Element, ...]

    def value(self, moment: At) -> Bound:
        mage = moment.table.mage(self_of(moment))
        if moment.reading("brw.ruling.enhance.own") == "others":
            mage = mage.without_slot(str(moment.frame.get("slot")))
        return enhanced(self.needs, elements(moment.table, mage))


class NotEnhanced(Sentence, frozen=True):
    """The elements of an enhancement are not there."""

    needs: tuple[Element, ...]

    def execute(self, moment: At) -> Outcome[Table]:
        event = moment.event("not-enhanced", needs=self.needs, who=self_of(moment))
        return Outcome(moment.bound("did", False), (event,))


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


def return_revealed(wanted: tuple[Element, ...]) -> tuple[Sentence, ...]:
    """The sentences in which a revealed spell goes back from the board to the hand."""
    rule = "brw.gen.effect.order"
    choose = decide(rule=rule, kind="revealed-spell", among=Revealed(elements=wanted), into="slot-chosen")
    return (choose, back_to_hand.under(rule))


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


def swap_revealed() -> tuple[Sentence, ...]:
    """The sentences in which a revealed spell changes places with one from hand, on any side."""
    rule = "brw.gen.effect.order"
    return (
        decide(rule=rule, kind="revealed-spell", among=Revealed(), into="slot-chosen"),
        decide(rule=rule, kind="hand-spell", among=Own(where=("hand",)), into="card-chosen"),
        If(
            rule=rule,
            cond=both_chosen,
            then=(
                decide(rule=rule, kind="side", among=sides, into="side-chosen"),
                swap_spells,
            ),
            otherwise=(no_swap.under("brw.gen.effect.skip"),),
        ),
    )


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
    laid = Prepared(held.slot, card, side, "revealed")
    table = moment.table.with_mage(replace(mage.with_prepared(laid), hand=hand))
    event = moment.event("spells-swapped", who=seat, card=card, of=held.spell, slot=held.slot)
    return Outcome(moment.bound("did", True).with_table(table), (event,))


@sentence
def no_swap(moment: At) -> Outcome[Table]:
    """There is nothing to swap."""
    event = moment.event("no-revealed", who=self_of(moment))
    return Outcome(moment.bound("did", False), (event,))
