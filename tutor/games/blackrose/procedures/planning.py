"""The planning phase: every mage secretly lays out spells, slot by slot (brw.plan)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import query, text
from tutor.engine.question import Choices, Option, Question, Refusal, sorted_out
from tutor.engine.sentence import ForEach, Sentence, sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.mage import SLOTS, Mage, Prepared, Side, Slot, less
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.picking import each_mage
from tutor.games.blackrose.verbs.effects.common import At, self_of

COUNT = "brw.plan.count"
QUICK = "brw.plan.quick-slot"
ORIENTATION = "brw.plan.orientation"
HIDDEN = "brw.plan.hidden"
FEWEST = 2
"""How many spells a mage lays out at the least, if he has them (brw.plan.count)."""

EMPTY = "empty"


def fewest(mage: Mage) -> int:
    """How many spells a mage must have laid out in the end (brw.ruling.plan.fewer)."""
    return min(FEWEST, len(mage.hand) + len(mage.board))


def room_behind(moment: At, mage: Mage, slot: Slot) -> int:
    """How many slots behind one can still be filled if that one is left empty (brw.ruling.plan.gaps)."""
    if slot != "quick" and moment.reading("brw.ruling.plan.gaps") == "left-first":
        return 0
    return len(SLOTS) - 1 - SLOTS.index(slot)


@query
def slots(moment: At) -> Bound:
    """The slots of a mage board; none where no spells are laid out with such a hand."""
    short = len(moment.table.mage(self_of(moment)).hand) < FEWEST
    return () if short and moment.reading("brw.ruling.plan.fewer") == "error" else SLOTS


class LaySpell(Sentence, frozen=True):
    """A mage lays a spell face down into the slot, with the side he wants up at its foot, or none.

    Nobody else is told which one (brw.plan.hidden, brw.plan.orientation).
    """

    def ask(self, moment: At) -> Question | None:
        question = self.question(moment)
        return None if len(question.options) < 2 else question

    def question(self, moment: At) -> Question:
        """What could be laid into the slot, however little that is."""
        choices = self._choices(moment)
        slot, seat = text(moment.frame.get("slot"), moment), self_of(moment)
        about = facts(slot=slot)
        return Question(
            seat, self.rule, "lay-spell", choices.options, choices.refused, facts=about, secret=True
        )

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        slot = cast(Slot, text(moment.frame.get("slot"), moment))
        mage = moment.table.mage(self_of(moment))
        if option.key == EMPTY:
            return Outcome(moment.state, (moment.event("slot-left-empty", QUICK, who=mage.seat, slot=slot),))
        card, _, side = option.key.rpartition(".")
        prepared = mage.with_prepared(Prepared(slot, card, cast(Side, side)))
        table = moment.table.with_mage(replace(prepared, hand=less(mage.hand, card)))
        return moment.with_table(table, moment.event("spell-laid", HIDDEN, who=mage.seat, slot=slot))

    def execute(self, moment: At) -> Outcome[Table]:
        return self.answered(moment, self._choices(moment).options[0])

    def _choices(self, moment: At) -> Choices:
        slot = cast(Slot, text(moment.frame.get("slot"), moment))
        mage, known = moment.table.mage(self_of(moment)), box(moment.table.box)
        gap = _gap(moment, mage, slot)
        spells = (
            (_option(card, side, slot), gap)
            for card in dict.fromkeys(mage.hand)
            for side in (("main",) if known.spell(card).reverse is None else ("main", "reverse"))
        )
        empty = Option(EMPTY, "leave-empty", facts(slot=slot))
        return sorted_out((*spells, (empty, _too_few(moment, mage, slot))))


def _option(card: str, side: str, slot: Slot) -> Option:
    return Option(f"{card}.{side}", "lay-spell", facts(card=card, side=side, slot=slot))


def _gap(moment: At, mage: Mage, slot: Slot) -> tuple[Refusal, ...]:
    """What stands against laying a spell into a slot: an empty one before it, if gaps are not allowed."""
    if moment.reading("brw.ruling.plan.gaps") == "free":
        return ()
    before = SLOTS[1 : SLOTS.index(slot)]
    empty = next((one for one in before if mage.slot(one) is None), None)
    return () if empty is None else (Refusal(QUICK, "gap-before", facts(slot=slot, empty=empty)),)


def _too_few(moment: At, mage: Mage, slot: Slot) -> tuple[Refusal, ...]:
    """What stands against leaving a slot empty: too few spells would be laid out in the end."""
    needs, left = fewest(mage), room_behind(moment, mage, slot)
    if len(mage.board) + left >= needs:
        return ()
    return (Refusal(COUNT, "too-few-laid", facts(laid=len(mage.board), left=left, needs=needs)),)


@sentence
def planned(moment: At) -> Outcome[Table]:
    """A mage has laid out all spells he wants."""
    mage = moment.table.mage(self_of(moment))
    n = len(mage.board)
    if n < FEWEST:
        return Outcome(moment.state, (moment.event("few-planned", COUNT, who=mage.seat, n=n),))
    prepared = moment.event("prepared", "brw.spell.prepared", who=mage.seat, n=n)
    return Outcome(moment.state, (moment.event("planned", who=mage.seat, n=n), prepared))


@sentence
def locked(moment: At) -> Outcome[Table]:
    """From now on the spells stay where they lie; their owners may look at them."""
    return Outcome(moment.state, (moment.event("plans-locked"),))


PLANNING = (
    Program(
        "planning-phase",
        "brw.round.phases",
        (
            ForEach(
                rule=COUNT,
                over=each_mage,
                into="self",
                body=(
                    ForEach(rule=QUICK, over=slots, into="slot", body=(LaySpell(rule=ORIENTATION),)),
                    planned.under("brw.plan.end"),
                ),
            ),
            locked.under("brw.plan.locked"),
        ),
        kind="phase",
    ),
)
