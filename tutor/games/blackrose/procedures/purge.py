"""The purge: once in the study phase a spell from hand goes to its school's discard (brw.study.purge)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import facts
from tutor.engine.moment import Outcome
from tutor.engine.question import PASS, Choices, Option, Question, Refusal, sift
from tutor.engine.sentence import Sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.derived import hand_limit
from tutor.games.blackrose.state.mage import less
from tutor.games.blackrose.state.table import Declined, Table
from tutor.games.blackrose.verbs.effects.common import At, self_of

KIND = "purge"
"""The kind of question in which a spell may be purged and mostly none is."""


def school_deck(table: Table, spell: str) -> str:
    """The deck of a spell's school in the library; "" for one that has none (brw.spell.personal)."""
    school = f"school-{box(table.box).spell(spell).school}"
    return school if school in box(table.box).schools else ""


class Purge(Sentence, frozen=True):
    """A mage who has not done so in this phase may put one spell from hand into its school's discard.

    He may at any moment, so he is asked again whenever his hand or his hand limit has changed since he
    declined. A spell that has no school goes nowhere, or out of the game (brw.ruling.purge.personal).
    """

    def ask(self, moment: At) -> Question | None:
        seat = self_of(moment)
        if seat in moment.table.purged or KIND in moment.automatic:
            return None
        if as_now(moment, seat) in moment.table.declined:
            return None
        question = self.question(moment)
        return None if len(question.options) < 2 else question

    def question(self, moment: At) -> Question:
        """What could be purged, and to purge nothing."""
        seat = self_of(moment)
        choices = self._choices(moment, seat)
        done = Option(PASS, f"{KIND}-done")
        return Question(seat, self.rule, KIND, (*choices.options, done), choices.refused, secret=True)

    def _choices(self, moment: At, seat: str) -> Choices:
        table = moment.table
        hand = dict.fromkeys(table.mage(seat).hand)
        return sift(
            (Option(card, "purge-spell", facts(card=card)) for card in hand),
            lambda option: _against(moment, option.key),
        )

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        table, seat = moment.table, self_of(moment)
        if option.key == PASS:
            others = (one for one in table.declined if one.seat != seat)
            table = replace(table, declined=(*others, as_now(moment, seat)))
            return moment.with_table(table, moment.event("passed", seat=seat))
        card, mage = option.key, table.mage(seat)
        pile = school_deck(table, card)
        table = replace(table.changed(seat, hand=less(mage.hand, card)), purged=(*table.purged, seat))
        if pile:
            table = table.with_pile(pile, (*table.pile(pile), card))
        else:
            table = replace(table, out=tuple(sorted((*table.out, card))))
        return moment.with_table(table, moment.event("spell-purged", who=seat, card=card, pile=pile))

    def execute(self, moment: At) -> Outcome[Table]:
        return Outcome(moment.state)


def as_now(moment: At, seat: str) -> Declined:
    """What a mage declines with, as things stand now."""
    table = moment.table
    return Declined(seat, table.mage(seat).hand, hand_limit(table, seat, moment.reading))


def _against(moment: At, spell: str) -> tuple[Refusal, ...]:
    if school_deck(moment.table, spell) or moment.reading("brw.ruling.purge.personal") == "removed":
        return ()
    return (Refusal("brw.study.purge", "no-school-discard", facts(card=spell)),)
