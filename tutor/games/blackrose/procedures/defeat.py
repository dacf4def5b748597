"""Defeats: of a mage in its seven steps, and of an evocation (brw.def, brw.evo.defeat)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Value, query, text
from tutor.engine.sentence import ForEach, If, sentence
from tutor.engine.state import Frame, State, Window
from tutor.games.blackrose.state.derived import health, trophies_to_rose
from tutor.games.blackrose.state.mage import CELL
from tutor.games.blackrose.state.standings import standings
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.effects.common import At, bound, counted
from tutor.games.blackrose.verbs.effects.evocations import gone
from tutor.games.blackrose.verbs.effects.lending import returned
from tutor.games.blackrose.verbs.effects.memory import last_seen, recall, remember
from tutor.games.blackrose.verbs.effects.power import gained_power
from tutor.games.blackrose.verbs.effects.trophies import with_trophy

DEFEATED = "brw.dmg.defeated"
LOST = "brw.trap.interrupt.physical-lost"
SPELL_STAYS = "brw.trap.interrupt.spell-kept"
OUTRIGHT = "brw.trap.defeat-outright"
SINGLE, FIRST, SECOND, OTHER = 5, 4, 2, 1
"""The power for damage from one source, and for the places where it is from several (brw.def.step6)."""


@sentence
def falls(moment: At) -> Outcome[Table]:
    """The defeated mage has his last chance: his traps and defences are let in (brw.def.step1)."""
    get, seat = moment.frame.get, moment.frame.owner
    named: dict[str, Bound] = {"by": get("by"), "source": get("by"), "dealer": get("dealer")}
    named |= {"effect": get("of"), **{name: get(name) for name in ("n", "placed", "strike")}}
    rule = OUTRIGHT if get("outright") else ""
    event = moment.event("mage-falls", rule, who=seat, room=moment.table.where(seat), **named)
    table = moment.table
    fell: dict[str, Bound] = {"fell-at": table.where(seat), "fell-with": len(table.mage(seat).damage)}
    return Outcome(bound(moment, fell), (event,))


@query
def saved(moment: At) -> Bound:
    """Whether the mage is no longer defeated.

    From an outright defeat only a spell saves that says so (brw.def.step1.outright).
    """
    table, seat, get = moment.table, moment.frame.owner, moment.frame.get
    if get("saved") or table.where(seat) == CELL:
        return True
    most = health(table, seat, moment.reading)
    return not get("outright") and (most is None or len(table.mage(seat).damage) < most)


@sentence
def spared(moment: At) -> Outcome[Table]:
    """The mage is no longer defeated, and the other steps are skipped."""
    return Outcome(moment.state, (moment.event("defeat-averted", who=moment.frame.owner),))


@sentence
def not_spared(moment: At) -> Outcome[Table]:
    """A mage defeated outright stays so, whatever he has healed (brw.def.step1.outright)."""
    seat = moment.frame.owner
    if not moment.frame.get("outright"):
        return Outcome(moment.state)
    state = moment.state.with_table(moment.table.changed(seat, outright=True))
    healed = len(moment.table.mage(seat).damage) < counted(moment, "fell-with")
    return Outcome(state, (moment.event("still-defeated", who=seat),) if healed else ())


@sentence
def lose_physical(moment: At) -> Outcome[Table]:
    """What is left of the defeated mage's own physical action is lost; spells go on."""
    seat, state = moment.frame.owner, moment.state
    table = state.table
    lost = lost_frames(moment, state, seat)
    turn = table.turn
    if turn is not None and turn.seat == seat:
        doing = "" if lost else turn.doing
        unused = turn.left if lost else turn.unused
        turn = replace(turn, doing=doing, left=(), fallen=True, unused=unused)
        state = state.with_table(replace(table, turn=turn))
    spells = tuple(_spells_kept(moment, seat))
    if not lost:
        return Outcome(state, spells)
    entries = tuple(entry for at, entry in enumerate(state.stack) if at not in lost)
    names = tuple(entry.program for entry in (state.stack[at] for at in lost) if isinstance(entry, Frame))
    event = moment.event("action-lost", who=seat, programs=names)
    return Outcome(returned(replace(state, stack=entries)), (event, *spells))


def _spells_kept(moment: At, seat: str) -> Iterator[Event]:
    """What is told of the spells under way whose caster is defeated (brw.trap.interrupt.spell-kept)."""
    for entry in moment.state.stack:
        if isinstance(entry, Frame) and entry.program == "reveal-spell" and entry.owner == seat:
            yield moment.event("spell-goes-on", SPELL_STAYS, who=seat, card=entry.get("card"))


def lost_frames(moment: At, state: State[Table], seat: str) -> tuple[int, ...]:
    """Where the frames of a mage's physical action stand: with what it started, up to a spell or a window.

    Rules: brw.trap.interrupt.physical-lost, brw.trap.interrupt.spell-kept.
    """
    programs, frames = moment.game.programs, list[int]()
    inside = False
    for at, entry in enumerate(state.stack):
        if isinstance(entry, Window):
            inside = False
            continue
        kind = programs[entry.program].kind
        if kind == "physical-action" and entry.owner == seat:
            inside = True
        elif kind in ("spell", "quest", "order"):
            inside = False
        if inside:
            frames.append(at)
    return tuple(frames)


@query
def assigned_to(moment: At) -> Bound:
    """The evocations assigned to the defeated mage (brw.def.step3)."""
    return tuple(one.id for one in moment.table.evocations if one.assigned == moment.frame.owner)


@sentence
def leave(moment: At, figure: Value, how: str = "removed") -> Outcome[Table]:
    """An evocation leaves the lodge; whoever is concerned may react."""
    id = text(figure, moment)
    if not moment.table.is_evocation(id):
        return Outcome(moment.state)
    by = str(moment.frame.get("by") or moment.frame.owner)
    state, event = gone(moment, moment.state, id, "defeated" if how == "defeated" else "removed", by)
    if how == "defeated":
        state = noted(state, counted(moment, "of"), id, by)
    return Outcome(state, (event,))


@sentence
def no_reward(moment: At, figure: Value) -> Outcome[Table]:
    """For the defeat of an evocation nobody gains anything (brw.evo.defeat.no-power)."""
    event = moment.event("no-reward", who=text(figure, moment), by=moment.frame.get("by"))
    return Outcome(moment.state, (event,))


@sentence
def into_cell(moment: At) -> Outcome[Table]:
    """The mage's figure goes to his cell (brw.def.step4).

    Under one reading of brw.ruling.sustained.in-cell the sustained effects on him end.
    """
    table, seat = moment.table, moment.frame.owner
    room = table.where(seat)
    if moment.reading("brw.ruling.sustained.in-cell") == "ends":
        for mage in table.mages:
            board = tuple(replace(one, sustained="") if one.sustained == seat else one for one in mage.board)
            table = table.changed(mage.seat, board=board)
    event = moment.event("to-cell", who=seat, room=room, cell=table.mage(seat).cell)
    state = moment.state.with_table(table.placed(seat, CELL))
    return Outcome(last_seen(state, seat, room), (event,))


@sentence
def takes_trophy(moment: At) -> Outcome[Table]:
    """Whoever dealt the last damage takes a trophy of the mage; the Rose can too (brw.def.step5).

    An event that gives her the trophies of others does not concern the avatar (brw.avatar.events).
    """
    by, seat = text(moment.frame.get("by"), moment), moment.frame.owner
    rule = "brw.def.step5.rose-space" if by == ROSE else ""
    if by != ROSE and trophies_to_rose(moment.table) and not moment.table.mage(seat).avatar:
        by, rule = ROSE, "brw.gen.golden"
    table, event = with_trophy(moment, moment.table, by, seat, rule)
    return moment.with_table(table, event)


@sentence
def split(moment: At) -> Outcome[Table]:
    """Power for every source whose damage lies on the life track (brw.def.step6)."""
    table, events = moment.table, list[Event]()
    track = table.mage(moment.frame.owner).damage
    dense = moment.reading("brw.ruling.ties.rank") == "dense"
    for source, n, chips, rule in shares(track, table.sources, dense=dense):
        events.append(moment.event("share", rule, who=source, n=n, chips=chips, of=moment.frame.owner))
        table, more = gained_power(moment, table, source, n, "brw.def.rose" if source == ROSE else "")
        events += more
    if moment.frame.get("outright") and track:
        n, of = len(track), moment.frame.owner
        events.append(moment.event("chips-counted", "brw.dmg.outright.chips", n=n, of=of))
    if not track:
        events.append(moment.event("no-share", of=moment.frame.owner))
    return moment.with_table(table, *events)


def shares(
    track: tuple[str, ...], sources: tuple[str, ...], *, dense: bool
) -> tuple[tuple[str, int, int, str], ...]:
    """What each source on a life track gains, with its chips and the rule: first place first.

    All tied for first or second place gain 1 less. After a tie the next is in the next place (`dense`), or
    in the place that as many before it have used up (brw.ruling.ties.rank).
    """
    counts = {source: track.count(source) for source in sources if source in track}
    ranked = standings(counts, dense=dense)
    if len(ranked) == 1:
        return ((ranked[0].source, SINGLE, ranked[0].n, "brw.def.step6.single"),)
    shares = []
    for one in ranked:
        gain = (FIRST, SECOND)[one.place] if one.place < 2 else OTHER
        rule = "brw.def.step6.ties" if one.tied else "brw.def.step6.split"
        shares.append((one.source, gain - one.tied, one.n, rule))
    return tuple(shares)


@sentence
def chips_back(moment: At) -> Outcome[Table]:
    """All damage chips go back to their owners (brw.def.step7)."""
    seat = moment.frame.owner
    n = len(moment.table.mage(seat).damage)
    table = moment.table.changed(seat, damage=())
    return moment.with_table(table, moment.event("chips-returned", who=seat, n=n))


@sentence
def defeated(moment: At) -> Outcome[Table]:
    """The defeat is over; the effect that led to it keeps it in mind and goes on (brw.def.step0)."""
    get, seat = moment.frame.get, moment.frame.owner
    by, of = str(get("by") or ""), counted(moment, "of")
    named: dict[str, Bound] = {"by": by, "source": by, "dealer": get("dealer"), "room": get("fell-at")}
    rule = "brw.avatar.defeat" if moment.table.mage(seat).avatar else ""
    event = moment.event("mage-defeated", rule, who=seat, **named)
    return Outcome(noted(moment.state, of, seat, by), (event,))


def noted(state: State[Table], of: int, figure: str, by: str) -> State[Table]:
    """The position in which an effect keeps in mind whom it has defeated, and by whose damage."""
    fallen, sources = recall(state, of, "defeated"), recall(state, of, "defeated-by")
    before = fallen if isinstance(fallen, tuple) else ()
    theirs = sources if isinstance(sources, tuple) else ()
    state = remember(state, of, "defeated", (*before, figure))
    return remember(state, of, "defeated-by", (*theirs, by))


ASSIGNED = "brw.def.step3"

DEFEAT = Program(
    "defeat",
    DEFEATED,
    (
        falls.under("brw.def.step1"),
        If(
            rule="brw.def.step1",
            cond=saved,
            then=(spared,),
            otherwise=(
                not_spared.under("brw.def.step1.outright"),
                lose_physical.under(LOST),
                ForEach(
                    rule=ASSIGNED,
                    over=assigned_to,
                    into="leaves",
                    body=(leave(figure=Bind(name="leaves")),),
                ),
                into_cell.under("brw.def.step4"),
                takes_trophy.under("brw.def.step5"),
                split.under("brw.def.step6.split"),
                chips_back.under("brw.def.step7"),
                defeated.under("brw.def.step0"),
            ),
        ),
    ),
)
"""The defeat of a mage; `by` is the source of the last damage, `dealer` its figure, `of` the effect.

With `outright` the number of chips does not matter.
"""

EVOCATION_DEFEAT = Program(
    "evocation-defeat",
    "brw.evo.defeat",
    (
        leave(figure=Bind(name="figure"), how="defeated"),
        no_reward(figure=Bind(name="figure")).under("brw.evo.defeat.no-power"),
    ),
)

DEFEATS = (DEFEAT, EVOCATION_DEFEAT)
