"""The study phase: two spells from the grimoire, the library, the purge and the hand limit (brw.study)."""

from __future__ import annotations

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import query
from tutor.engine.sentence import Choose, ForEach, If, Sentence, While, sentence
from tutor.games.blackrose.procedures.library import TAKE_ALL, TAKE_IN_TURN
from tutor.games.blackrose.procedures.purge import Purge
from tutor.games.blackrose.procedures.rose_phase import tell_limit
from tutor.games.blackrose.state.derived import hand_limit
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.picking import each_mage
from tutor.games.blackrose.verbs.compiler.queries import Reads
from tutor.games.blackrose.verbs.effects.common import At, myself, self_of
from tutor.games.blackrose.verbs.effects.decks import Grimoire
from tutor.games.blackrose.verbs.effects.spells import Own, discard_card, draw_to_hand

DRAW = "brw.study.draw2"
LIBRARY = "brw.study.library4"
LIMIT = "brw.study.hand-limit"
PURGE = "brw.study.purge"
FROM_GRIMOIRE = 2
"""How many spells each mage draws from his grimoire (brw.study.draw2)."""


@query
def over_hand(moment: At) -> Bound:
    """Whether a mage holds more than his hand limit; never, where nobody knows it."""
    limit = hand_limit(moment.table, self_of(moment), moment.reading)
    return limit is not None and len(moment.table.mage(self_of(moment)).hand) > limit


@query
def hand_unknown(moment: At) -> Bound:
    """Whether nobody knows a mage's hand limit."""
    return hand_limit(moment.table, self_of(moment), moment.reading) is None


@sentence
def hand_kept(moment: At) -> Outcome[Table]:
    """What is left in hand is kept for the rounds to come (brw.study.hand-kept)."""
    seat = self_of(moment)
    n = len(moment.table.mage(seat).hand)
    return Outcome(moment.state, (moment.event("hand-kept", who=seat, n=n),) if n else ())


def each(rule: str, *body: Sentence) -> ForEach:
    """The sentences for each mage in turn order; the avatar does nothing (brw.avatar.idle-phases)."""
    return ForEach(rule=rule, over=each_mage, into="self", body=body)


STUDY = (
    Program(
        "study-phase",
        "brw.round.phases",
        (
            each(DRAW, *draw_to_hand(Grimoire(), FROM_GRIMOIRE, DRAW)),
            each(PURGE, Purge()),
            If(
                rule=LIBRARY,
                cond=Reads(ruling="brw.ruling.study.order", reading="turn-order"),
                then=(each(LIBRARY, *TAKE_IN_TURN, Purge(rule=PURGE)),),
                otherwise=(*TAKE_ALL, each(PURGE, Purge())),
            ),
            each(PURGE, Purge()),
            each(
                LIMIT,
                While(
                    cond=over_hand,
                    body=(
                        Choose(
                            kind="discard-spell", among=Own(where=("hand",)), into="card-chosen", who=myself
                        ),
                        discard_card,
                    ),
                ),
                If(cond=hand_unknown, then=(tell_limit(what="hand-limit"),)),
                hand_kept.under("brw.study.hand-kept"),
            ),
        ),
        kind="phase",
    ),
    Program("purge", PURGE, (each(PURGE, Purge()),), kind="phase"),
)
"""The phase, after what it begins with. "purge" lets in the purge before that (see `phases`)."""
