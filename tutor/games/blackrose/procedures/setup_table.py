"""Setting up what is common to all: decks, boards, markers, the crown (brw.setup.boards)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Choose, If, sentence
from tutor.framework.decks import Deck
from tutor.games.blackrose.components.component_set import MOONS, SCHOOL_COPIES, box
from tutor.games.blackrose.state.options import MOON_MARKERS
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import At, counted

MARKERS = "brw.setup.markers"
MOVED = "brw.moon.opt.markers"
CROWN = "brw.setup.crown"

TRACK = 35
"""The last space of the power track, on which a cube can stand."""

Cube: TypeAlias = Literal["second", "third", "rose"]


@sentence
def lay_boards(moment: At) -> Outcome[Table]:
    """The power board and the event board lie beside the lodge, room activation tokens at hand."""
    return Outcome(moment.state, (moment.event("boards-laid", n=len(moment.table.rooms)),))


def shuffled(table: Table, deck: str, id: str = "") -> Table:
    """The table with a whole deck of the box shuffled, under another id if one is given."""
    cards = tuple(sorted(box(table.box).deck(deck)))
    return table.with_deck(Deck(id or deck, (cards,) if cards else ()))


@sentence
def power_decks(moment: At) -> Outcome[Table]:
    """The quests of the first moon lie on the power board, beside jinxes, upgrades and evocations."""
    table, known = shuffled(moment.table, "quest-1"), box(moment.table.box)
    sizes = {deck: len(known.deck(deck)) for deck in ("jinx", "upgrade", "evocation")}
    event = moment.event("power-decks", quests=table.deck("quest-1").size, **sizes)
    return moment.with_table(table, event)


@sentence
def event_decks(moment: At) -> Outcome[Table]:
    """The events of the first moon lie on the event board; the decks of later moons are set aside."""
    table = moment.table
    for moon in MOONS:
        table = shuffled(shuffled(table, f"quest-{moon}"), f"event-{moon}")
    chips = table.chips_left("rose")
    event = moment.event("event-board", events=table.deck("event-1").size, chips=chips)
    quests, events = (
        {f"n{moon}": table.deck(f"{kind}-{moon}").size for moon in MOONS} for kind in ("quest", "event")
    )
    three = moment.event("three-event-decks", "brw.event.three-decks", **events)
    return moment.with_table(
        table, event, moment.event("three-quest-decks", "brw.quest.decks", **quests), three
    )


# ---- the cubes on the power track


@candidates
def spaces(moment: At, cube: Cube) -> Choices:
    """The spaces of the power track on which a cube can stand, so that the cubes keep their order."""
    if cube == "rose":
        numbers = range(len(MOONS), TRACK + 1)
    elif cube == "second":
        numbers = range(1, moment.table.rose_at - 1)
    else:
        numbers = range(counted(moment, "second") + 1, moment.table.rose_at)
    return Choices(tuple(Option(str(n), "cube-space", facts(n=n, cube=cube), n) for n in numbers))


@query
def rose_unknown(moment: At) -> Bound:
    """Whether the players have to say where the cube of the Rose stands (brw.ruling.end.rose-marker)."""
    open_ = moment.reading("brw.ruling.end.rose-marker") == "unknown"
    return open_ and not moment.frame.get("rose-at")


@query
def moons_move(moment: At) -> Bound:
    """Whether the moon cubes may be set up elsewhere."""
    return MOON_MARKERS in moment.table.options


@sentence
def put_rose(moment: At) -> Outcome[Table]:
    """The cube of the Black Rose comes to its space."""
    at = counted(moment, "rose-at") or moment.table.rose_at
    return moment.with_table(replace(moment.table, rose_at=at), moment.event("rose-cube", n=at))


@sentence
def put_moons(moment: At) -> Outcome[Table]:
    """The cubes of the second and the third moon come to their spaces."""
    table = moment.table
    second, third = counted(moment, "second"), counted(moment, "third")
    if second:
        table = replace(table, moon_at=(second, third))
    event = moment.event(
        "moon-cubes", MOVED if second else "", second=table.moon_at[0], third=table.moon_at[1]
    )
    return moment.with_table(table, event, moment.event("three-moons", "brw.moon.three", n=len(MOONS)))


@query
def first_seat(moment: At) -> Bound:
    """The player who speaks for all as long as nobody holds the crown."""
    return moment.table.players[0]


def _cube(cube: Cube, into: str) -> Choose:
    return Choose(kind=f"{cube}-cube", among=spaces(cube=cube), into=into, who=first_seat)


# ---- the crown


@candidates
def players(moment: At) -> Choices:
    """The players; the avatar never gets the crown (brw.avatar.no-crown)."""
    return Choices(tuple(Option(seat, "rose-giver", facts(who=seat), seat) for seat in moment.table.players))


@sentence
def give_crown(moment: At) -> Outcome[Table]:
    """The player named has last given or received a rose and takes the crown."""
    seat = text(Bind(name="crown"), moment)
    table = replace(moment.table, crown=seat, first=seat)
    return moment.with_table(table, moment.event("first-crown", who=seat))


@sentence
def library(moment: At) -> Outcome[Table]:
    """Six shuffled school decks form the library."""
    table = moment.table
    schools = box(table.box).schools
    for school in schools:
        table = shuffled(table, school)
    sizes = tuple(table.deck(school).size for school in schools)
    cards = moment.event("school-cards", "brw.spell.school-cards", n=sum(sizes), copies=SCHOOL_COPIES)
    return moment.with_table(table, moment.event("library", schools=schools), cards)


@sentence
def forgotten(moment: At) -> Outcome[Table]:
    """The forgotten spells lie left of the library and are no part of it."""
    table = shuffled(moment.table, "forgotten")
    return moment.with_table(table, moment.event("forgotten-deck", n=table.deck("forgotten").size))


@sentence
def power_start(moment: At) -> Outcome[Table]:
    """All power markers stand on the first space of the track."""
    table = moment.table
    for source in table.sources:
        table = table.with_power(source, 0)
    return moment.with_table(table, moment.event("power-start", sources=table.sources))


@sentence
def figures(moment: At) -> Outcome[Table]:
    """The figures of evocations lie within everybody's reach, and the game can begin."""
    known = box(moment.table.box)
    shared = {known.evocation(id).shares or id: known.evocation(id).figures or 0 for id in known.evocations}
    events: list[Event] = [moment.event("figures-supply", n=sum(shared.values()))]
    return Outcome(moment.state, tuple(events))


SETUP_TABLE = Program(
    "setup-table",
    "brw.setup.boards",
    (
        lay_boards,
        power_decks.under("brw.setup.power-decks"),
        If(rule=MARKERS, cond=rose_unknown, then=(_cube("rose", "rose-at"),)),
        put_rose.under(MARKERS),
        If(
            rule=MOVED,
            cond=moons_move,
            then=(_cube("second", "second"), _cube("third", "third")),
        ),
        put_moons.under(MARKERS),
        event_decks.under("brw.setup.event-board"),
        Choose(rule=CROWN, kind="first-crown", among=players, into="crown", who=first_seat),
        give_crown.under(CROWN),
    ),
    kind="setup",
)
