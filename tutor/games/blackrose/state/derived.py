"""Values of figures and rooms as they are now: printed, and as cards in play change them.

None stands for a value that nobody knows.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.framework.readings import Readings
from tutor.games.blackrose.components.component_set import Box, box, once_a_box
from tutor.games.blackrose.components.faces import AvatarFace, EvocationFace, MageFace
from tutor.games.blackrose.state.event_board import in_force
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.counting import holds, number
from tutor.games.blackrose.verbs.compiler.scene import Scene, ignored, is_what, known
from tutor.games.blackrose.verbs.schema.picks import Pick, SpellType, Whom
from tutor.games.blackrose.verbs.schema.verb import Change, Verb
from tutor.games.blackrose.verbs.schema.walk import verbs_in

Bears = tuple[str, str]
"""A card in play whose text lasts, and the figure that bears it; "" for an event."""


def in_play(table: Table) -> Iterator[Bears]:
    """The cards whose text lasts: evocations, upgrades, jinxes and events in force, with who bears them."""
    for one in table.evocations:
        yield one.kind, one.id
        for upgrade in one.upgrades:
            yield upgrade, one.id
    for mage in table.mages:
        for jinx in mage.jinxes:
            yield jinx.id, mage.seat
    for event in in_force(table):
        yield event, ""


@once_a_box
def _printed_changes(known: Box, card: str, what: str) -> tuple[tuple[Verb, Change], ...]:
    """The verbs of a card's lasting text that change a value, each with how; worked out once a card."""
    verbs = ((verb, verb.change(what)) for verb in verbs_in(known.lasting_text(card)))
    return tuple((verb, change) for verb, change in verbs if change is not None)


def _scene(table: Table, bearer: str, reading: Readings, *, event: bool = False) -> Scene:
    seat = bearer if table.is_mage(bearer) else table.controller(bearer) if bearer else table.turn_order[0]
    return Scene(table, seat, {"bearer": bearer}.get, reading, event)


def _changes(table: Table, what: str, figure: str, reading: Readings) -> Iterator[tuple[Change, Scene]]:
    known_ = box(table.box)
    for card, bearer in in_play(table):
        if bearer not in ("", figure):
            continue
        for verb, change in _printed_changes(known_, card, what):
            at = _scene(table, bearer or figure, reading, event=not bearer)
            if verb.cond is not None and not holds(verb.cond, at):
                continue
            if _means(change.whom, figure, at):
                yield change, at


def _means(whom: Whom, figure: str, at: Scene) -> bool:
    """Whether a lasting text means a figure; those of events never mean the avatar (brw.avatar.events)."""
    if ignored(figure, at):
        return False
    if isinstance(whom, Pick):
        return is_what(at.table, figure, whom.what)
    return figure in known(whom, at)


def _value(table: Table, what: str, figure: str, printed: int | None, reading: Readings) -> int | None:
    if printed is None:
        return None
    changes = list(_changes(table, what, figure, reading))
    fixed = [change.to for change, _ in changes if change.to is not None]
    value = min(fixed) if fixed else printed
    return value + sum(number(change.n, at) for change, at in changes)


def health(table: Table, figure: str, reading: Readings) -> int | None:
    """How many damage chips defeat a figure."""
    return _value(table, "health", figure, _face(table, figure).health, reading)


def strength(table: Table, figure: str, reading: Readings) -> int | None:
    """The damage of a figure's physical attack (brw.act.attack, brw.evo.attack-physical)."""
    base = _value(table, "strength", figure, _face(table, figure).strength, reading)
    extra = table.evocation(figure).strength if table.is_evocation(figure) else 0
    return None if base is None else base + extra


def speed(table: Table, figure: str, reading: Readings) -> int | None:
    """How many Move (1) effects a figure has (brw.act.explore, brw.evo.activate)."""
    base = _value(table, "speed", figure, _face(table, figure).speed, reading)
    extra = table.evocation(figure).speed if table.is_evocation(figure) else 0
    return None if base is None else base + extra


def hand_limit(table: Table, seat: str, reading: Readings) -> int | None:
    """How many cards a mage may keep in hand at the end of the study phase (brw.study.hand-limit)."""
    printed = box(table.box).mage(table.mage(seat).mage).hand_limit
    return _value(table, "hand-limit", seat, printed, reading)


def quest_limit(table: Table, seat: str, reading: Readings) -> int | None:
    """How many active and how many solved quests a mage may keep (brw.rose.trim-quests)."""
    printed = box(table.box).mage(table.mage(seat).mage).quest_limit
    return _value(table, "quest-limit", seat, printed, reading)


def more_damage(table: Table, seat: str, type: SpellType | None, reading: Readings) -> int:
    """By how much cards in play raise each damage that a mage's spell of a type deals."""
    changes = _changes(table, "damage", seat, reading)
    return sum(number(one.n, at) for one, at in changes if not one.types or type in one.types)


def more_taken(table: Table, figure: str, type: SpellType | None, reading: Readings) -> int:
    """By how much cards in play raise each damage that a figure takes (`type`: of a spell, if from one)."""
    changes = _changes(table, "damage-taken", figure, reading)
    return sum(number(one.n, at) for one, at in changes if not one.types or type in one.types)


def immune(table: Table, figure: str, reading: Readings) -> bool:
    """Whether a card in play keeps a figure from all damage."""
    known_ = box(table.box)
    return any(
        _means(change.whom, figure, _scene(table, bearer, reading))
        for card, bearer in in_play(table)
        for _, change in _printed_changes(known_, card, "immune")
    )


def trophies_to_rose(table: Table) -> bool:
    """Whether a card in play gives the Black Rose the trophies of defeated mages."""
    known_ = box(table.box)
    return any(_printed_changes(known_, card, "trophies-to-rose") for card, _ in in_play(table))


def _face(table: Table, figure: str) -> MageFace | EvocationFace | AvatarFace:
    known_ = box(table.box)
    if table.is_evocation(figure):
        return known_.evocation(table.evocation(figure).kind)
    mage = table.mage(figure)
    if mage.avatar:
        return known_.avatar()
    # Before the set-up has given a seat its mage nothing is known of it.
    return known_.mage(mage.mage) if mage.mage else MageFace("")


def slots(table: Table, room: str) -> int | None:
    """How many instability slots a room has now; a restored room has none (brw.inst.restored-none)."""
    return 0 if table.room(room).restored else box(table.box).room(room).slots


def figures_left(table: Table, kind: str) -> int | None:
    """How many figures of an evocation kind are in the supply (brw.evo.no-figure)."""
    known_ = box(table.box)
    face = known_.evocation(kind)
    if face.figures is None:
        return None
    shares = face.shares or kind
    taken = sum((known_.evocation(one.kind).shares or one.kind) == shares for one in table.evocations)
    return face.figures - taken
