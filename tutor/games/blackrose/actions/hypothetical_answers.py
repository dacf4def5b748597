"""What traps and defences of a mage could answer now, and why they cannot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.engine.event import facts
from tutor.engine.question import Option, Question, Refusal, Refused
from tutor.engine.state import State, Window
from tutor.engine.window import proceed
from tutor.framework.hypothetical import against
from tutor.framework.readings import readings_of
from tutor.games.blackrose.position.reading import this_game
from tutor.games.blackrose.procedures.casting import waits
from tutor.games.blackrose.reactions.cards import abilities
from tutor.games.blackrose.reactions.timing import REVEAL, SPELL, TRAPS, reactions
from tutor.games.blackrose.state.mage import Mage, Prepared
from tutor.games.blackrose.state.table import Table

CONDITION: Final = "brw.trap.trigger-only"
GOLDEN: Final = "brw.gen.golden"
OUTRIGHT: Final = "brw.def.step1.outright"
ORDER: Final = "brw.trap.simultaneous.different"


def answering(state: State[Table], seat: str) -> Question:
    """What the cards of a mage can do about what happens, or why his traps and defences can do nothing."""
    window = next((one for one in reversed(state.stack) if isinstance(one, Window)), None)
    if window is None or window.kind != TRAPS:
        return _nothing_happens(state, seat)
    if window is not state.top:
        return against(_listed(state, window, seat), (Refusal(CONDITION, "inside-effect", facts(who=seat)),))
    question = proceed(this_game(), state, window)
    if not isinstance(question, Question):
        return against(_listed(state, window, seat), (Refusal(ORDER, "others-first", facts(who=None)),))
    question = this_game().redirect(state, question)
    if question.seat == seat:
        return question
    return against(_listed(state, window, seat), (Refusal(ORDER, "others-first", facts(who=question.seat)),))


def _listed(state: State[Table], window: Window, seat: str) -> Question:
    """What a mage's cards could do about the event of a window."""
    mine = [
        one
        for one in reactions(state, window)
        if one.seat == seat and (one.seat, one.option.key) not in window.used
    ]
    options = tuple(one.option for one in mine if not one.refusals)
    refused = tuple(Refused(one.option, one.refusals) for one in mine if one.refusals)
    return Question(seat, window.rule, TRAPS, options, refused, secret=True)


def _nothing_happens(state: State[Table], seat: str) -> Question:
    mage, table = state.table.mage(seat), state.table
    spells = (
        Refused(_reveal(spell), (*_outright(mage), *_against(spell)))
        for spell in mage.board
        if waits(table, spell)
    )
    waiting = Refusal(GOLDEN, "no-event", facts(slot=None))
    texts = (Refused(one, (waiting,)) for one in abilities(table, seat, readings_of(state)))
    return Question(seat, CONDITION, TRAPS, (), (*spells, *texts), secret=True)


def _outright(mage: Mage) -> Iterator[Refusal]:
    """That nothing of this kind has saved a mage who lies defeated outright."""
    if mage.outright:
        yield Refusal(OUTRIGHT, "fell-outright", facts(who=mage.seat))


def _reveal(spell: Prepared) -> Option:
    about = facts(card=spell.spell, slot=spell.slot, about=None)
    return Option(spell.slot, REVEAL, about, None, SPELL)


def _against(spell: Prepared) -> Iterator[Refusal]:
    if spell.state == "prepared":
        yield Refusal("brw.trap.cast", "not-activated", facts(slot=spell.slot))
    elif spell.state == "revealed":
        yield Refusal("brw.trap.revealed", "revealed-already", facts(slot=spell.slot))
    yield Refusal(CONDITION, "no-event", facts(slot=spell.slot))
