"""What a mage may do in his activation, and every reason why something may not be done now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import ClassVar

from tutor.engine.event import Facts, facts
from tutor.engine.query import Among
from tutor.engine.question import PASS, Choices, Option, Refusal, sorted_out
from tutor.framework.readings import Readings
from tutor.games.blackrose.state.derived import speed
from tutor.games.blackrose.state.lodge.ground import ways
from tutor.games.blackrose.state.mage import Mage, Prepared
from tutor.games.blackrose.state.table import Table, Turn
from tutor.games.blackrose.verbs.effects.common import At, self_of

Considered = Iterator[tuple[Option, Iterator[Refusal]]]
"""Options one by one, each with what stands against it, found one by one too."""

IN_CELL = "brw.cell.allowed"
CAST = "brw.act.cast"
INERTIA = "brw.act.inertia"
ACTIVATED = "brw.ruling.inertia.activated"
AFTER_DEFEAT = "brw.ruling.activation.after-defeat"
ASSIGNED = "brw.ruling.assigned.activates"


MOST_ACTIONS = 2
"""So many actions an activation has at most (brw.act.one-or-two)."""


class InActivation(Among, frozen=True):
    """Every action and every quest of who acts, and to end his activation.

    It names his prepared spells, which nobody else may know (brw.plan.hidden).
    """

    secret: ClassVar[bool] = True

    def choices(self, moment: At) -> Choices:
        return sorted_out(considered(moment.table, self_of(moment), moment.reading))

    def options(self, moment: At) -> tuple[Option, ...]:
        return sorted_out(considered(moment.table, self_of(moment), moment.reading, everything=False)).options


def considered(table: Table, seat: str, reading: Readings, *, everything: bool = True) -> Considered:
    """Everything that a mage could think of doing in his activation, between two actions.

    Without `everything` what is refused wherever the game stands is left out.
    """
    mage, turn = table.mage(seat), table.turn or Turn(seat)
    limits = tuple(_limits(turn, reading))
    if everything or not limits:
        actions = chain(_physical(mage), _casts(mage, turn, everything), _inertias(mage, reading, everything))
        for option, against in actions:
            yield option, chain(limits, against)
    yield from _quests(mage, everything)
    yield Option(PASS, "end-activation", facts(n=len(turn.actions))), _must_go_on(table, mage, turn, reading)


def can_act(table: Table, seat: str, reading: Readings) -> bool:
    """Whether a mage can perform any action at the start of an activation (brw.act.must-one).

    A token serves for Explore, a prepared spell for Inertia, in a cell too (brw.cell.allowed). The avatar can
    as long as it has orders to play (brw.avatar.activation.repeat).
    """
    mage = table.mage(seat)
    if mage.avatar:
        return mage.orders > 0
    return mage.physical > 0 or any(_inert(spell, reading) for spell in mage.board)


def _limits(turn: Turn, reading: Readings) -> Iterator[Refusal]:
    """What stands against any further action in this activation."""
    if len(turn.actions) >= MOST_ACTIONS:
        yield Refusal("brw.act.one-or-two", "two-actions", facts(done=turn.actions))
    if turn.fallen and turn.actions and reading(AFTER_DEFEAT) == "no":
        about = facts(who=turn.seat, ruling=AFTER_DEFEAT, reading="no")
        yield Refusal("brw.act.one-or-two", "fell-in-activation", about)


def _cell(mage: Mage) -> Iterator[Refusal]:
    if mage.in_cell:
        yield Refusal(IN_CELL, "not-in-cell", facts(who=mage.seat))


# ---- physical actions


def _physical(mage: Mage) -> Considered:
    about = facts(tokens=mage.physical)
    yield _physical_action("explore", about), _token(mage)
    yield _physical_action("combat", about), chain(_token(mage), _cell(mage))
    # Without an evocation too: all effects of a physical action may be left out (brw.act.physical.set).
    yield _physical_action("order", about), chain(_token(mage), _cell(mage))


def _physical_action(action: str, about: Facts) -> Option:
    return Option(action, action, about, program=action)


def _token(mage: Mage) -> Iterator[Refusal]:
    if mage.physical < 1:
        yield Refusal("brw.act.physical.cost", "no-token", facts(who=mage.seat))


def is_activated(table: Table, evocation: str, seat: str, reading: Readings) -> bool:
    """Whether a mage activates an evocation, by Order and in the evocation phase: one that he owns.

    Whether one that he has assigned to somebody is among them is brw.ruling.assigned.activates.
    """
    one = table.evocation(evocation)
    return one.owner == seat and (not one.assigned or reading(ASSIGNED) == "as-own")


# ---- spells


def _casts(mage: Mage, turn: Turn, everything: bool) -> Considered:
    for spell in mage.board:
        about = facts(slot=spell.slot, card=spell.spell)
        option = Option(f"cast-{spell.slot}", "cast", about, program="cast", bindings=facts(slot=spell.slot))
        yield option, chain(_cell(mage), _cast(mage, spell), _twice(turn, spell.slot))
    if not everything:
        return
    if not mage.board:
        yield Option("cast", "cast-nothing"), iter((Refusal(CAST, "nothing-prepared", facts(who=mage.seat)),))
    for card in dict.fromkeys(mage.hand):
        about = facts(card=card)
        in_hand = Refusal(CAST, "not-prepared", about)
        yield Option(f"cast.{card}", "cast-hand", about), chain((in_hand,), _cell(mage))


def _cast(mage: Mage, spell: Prepared) -> Iterator[Refusal]:
    if spell.state == "prepared":
        return not_next(mage, spell.slot)
    rule = "brw.spell.activated" if spell.state == "activated" else CAST
    return iter((Refusal(rule, "already-cast", facts(slot=spell.slot, state=spell.state)),))


def not_next(mage: Mage, slot: str) -> Iterator[Refusal]:
    """Why a prepared spell is not the next to be cast (brw.act.cast.which)."""
    following = next_slots(mage)
    if slot not in following:
        yield Refusal("brw.act.cast.which", "not-next-slot", facts(slot=slot, next=following))


def next_slots(mage: Mage) -> tuple[str, ...]:
    """The slots whose spells may be cast now: the quick one, and the lowest of the others.

    Rule: brw.act.cast.which.
    """
    prepared = [one.slot for one in mage.board if one.state == "prepared"]
    quick = tuple(slot for slot in prepared if slot == "quick")
    return (*quick, *[slot for slot in prepared if slot != "quick"][:1])


def _twice(turn: Turn, slot: str) -> Iterator[Refusal]:
    if turn.cast and "quick" not in (*turn.cast, slot):
        yield Refusal("brw.act.cast.twice", "cast-already", facts(slot=slot, cast=turn.cast))


def _inertias(mage: Mage, reading: Readings, everything: bool) -> Considered:
    for spell in mage.board:
        about = facts(slot=spell.slot, card=spell.spell)
        option = Option(
            f"inertia-{spell.slot}", "inertia", about, program="inertia", bindings=facts(slot=spell.slot)
        )
        yield option, _not_inert(spell, reading)
    if everything and not mage.board:
        against = Refusal(INERTIA, "nothing-prepared", facts(who=mage.seat))
        yield Option("inertia", "inertia-nothing"), iter((against,))


def _inert(spell: Prepared, reading: Readings) -> bool:
    """Whether Inertia can discard a spell: a prepared one (brw.ruling.inertia.activated)."""
    if spell.state == "activated":
        return reading(ACTIVATED) == "any-unrevealed"
    return spell.state == "prepared"


def _not_inert(spell: Prepared, reading: Readings) -> Iterator[Refusal]:
    if not _inert(spell, reading):
        about = facts(slot=spell.slot, state=spell.state)
        if spell.state == "activated":
            about += facts(ruling=ACTIVATED, reading=reading(ACTIVATED))
        yield Refusal(INERTIA, "no-longer-prepared", about)


# ---- quests, and the end


def _quests(mage: Mage, everything: bool) -> Considered:
    for option in quest_options(mage):
        yield option, _cell(mage)
    if not everything:
        return
    for quest in mage.active:
        option = Option(f"use-{quest.id}", "use-quest", facts(quest=quest.id))
        unsolved = Refusal("brw.quest.active", "quest-unsolved", facts(quest=quest.id))
        yield option, chain((unsolved,), _cell(mage))
    for id in mage.completed:
        completed = Refusal("brw.quest.complete", "quest-over", facts(quest=id))
        yield Option(f"use-{id}", "use-quest", facts(quest=id)), chain((completed,), _cell(mage))


def quest_options(mage: Mage) -> Iterator[Option]:
    """The solved quests of a mage, whose effects he could use (brw.quest.use)."""
    for quest in mage.solved:
        about, given = facts(quest=quest.id), facts(card=quest.id)
        yield Option(f"use-{quest.id}", "use-quest", about, program="use-quest", bindings=given)


def _must_go_on(table: Table, mage: Mage, turn: Turn, reading: Readings) -> Iterator[Refusal]:
    """Why a mage may not end his activation yet."""
    if not turn.actions and can_act(table, mage.seat, reading):
        yield Refusal("brw.act.must-one", "must-act", facts(who=mage.seat))
    if turn.from_cell and len(turn.actions) < MOST_ACTIONS and _has_a_way(table, mage, reading):
        yield from must_leave(table, turn, reading)


def _has_a_way(table: Table, mage: Mage, reading: Readings) -> bool:
    """Whether a mage has an action left that moves him; Explore does not where his speed is not known."""
    if any(_inert(spell, reading) for spell in mage.board):
        return True
    return mage.physical > 0 and bool(speed(table, mage.seat, reading))


def must_leave(table: Table, turn: Turn, reading: Readings) -> Iterator[Refusal]:
    """Why the active mage may not stay where he is: his activation began in his cell, and he can leave it."""
    if turn.from_cell and table.mage(turn.seat).in_cell and ways(table, turn.seat, reading):
        yield Refusal("brw.cell.must-leave", "must-leave", facts(who=turn.seat))
