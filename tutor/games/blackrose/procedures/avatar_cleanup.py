"""What the avatar does in step 1 of cleanup, and how it completes quests (brw.avatar.cleanup)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, query
from tutor.engine.question import Choices
from tutor.engine.sentence import Choose, ForEach, If, sentence
from tutor.games.blackrose.actions.avatar.orders import CROWN, deck_id, played
from tutor.games.blackrose.components.component_set import MOONS, box
from tutor.games.blackrose.procedures.defeat import leave
from tutor.games.blackrose.procedures.quest_use import complete
from tutor.games.blackrose.state.mage import Jinx
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.queries import figure_option
from tutor.games.blackrose.verbs.effects.common import At, myself, self_of

CLEANUP = "brw.avatar.cleanup"
QUESTS = "brw.avatar.quests"


@sentence
def jinx_chips(moment: At) -> Outcome[Table]:
    """One chip goes on each jinx of the avatar, as far as there are chips; full ones are discarded."""
    seat, table = self_of(moment), moment.table
    source = table.source_of(seat)
    jinxes, events = list[Jinx](), list[Event]()
    left = table.chips_left(source)
    for jinx in table.mage(seat).jinxes:
        if left < 1:
            events.append(moment.event("no-chips", "brw.dmg.chips-out", source=source))
            jinxes.append(jinx)
            continue
        left -= 1
        chips, slots = jinx.chips + 1, box(table.box).jinx(jinx.id).slots
        events.append(moment.event("jinx-chip", who=seat, jinx=jinx.id, n=1, total=chips))
        if slots and chips >= slots:
            events.append(moment.event("jinx-discarded", who=seat, card=jinx.id))
        else:
            jinxes.append(replace(jinx, chips=chips))
    if not events:
        return Outcome(moment.state)
    return moment.with_table(table.changed(seat, jinxes=tuple(jinxes)), *events)


@candidates
def assigned(moment: At) -> Choices:
    """The evocations assigned to the avatar, one of which leaves."""
    own = self_of(moment)
    ids = (one.id for one in moment.table.evocations if one.assigned == own)
    return Choices(tuple(figure_option(moment, id) for id in ids))


@sentence
def put_orders_under(moment: At) -> Outcome[Table]:
    """The revealed orders are shuffled and put under the deck of their moon."""
    seat, table = self_of(moment), moment.table
    mage, n = table.mage(seat), 0
    for moon in MOONS:
        cards = tuple(sorted(played(table, mage, moon)))
        if cards:
            deck = table.deck(deck_id(moon))
            table = table.with_deck(replace(deck, layers=(*deck.layers, cards)))
            n += len(cards)
    left = tuple(one for one in mage.memories if box(table.box).order(one).moon not in MOONS)
    table = table.changed(seat, memories=left)
    return moment.with_table(table, moment.event("orders-put-under", who=seat, n=n))


AVATAR_CLEANUP = Program(
    "avatar-cleanup",
    CLEANUP,
    (
        jinx_chips,
        Choose(rule=CROWN, kind="avatar-loses", among=assigned, into="leaves", who=myself),
        If(cond=Bind(name="leaves"), then=(leave(figure=Bind(name="leaves")),)),
        put_orders_under,
    ),
)
"""Step 1 of cleanup for the avatar."""


@query
def solved(moment: At) -> Bound:
    """The solved quests of the avatar."""
    return tuple(quest.id for quest in moment.table.mage(self_of(moment)).solved)


AVATAR_QUESTS = Program(
    "avatar-quests",
    QUESTS,
    (ForEach(over=solved, into="card", body=(complete,)),),
)
"""The avatar completes the quests that an effect has solved for it; of their effects it applies none."""

AVATAR_CLEANUPS = (AVATAR_CLEANUP, AVATAR_QUESTS)
