"""What can be predicted and expected of a position of Black Rose Wars, by name."""

from __future__ import annotations

from functools import partial
from typing import Final, get_args

from tutor.engine.event import Scalar
from tutor.engine.state import State
from tutor.engine.vocabulary import Domain, Vocabulary, flag, many_ids, number, one_id
from tutor.framework.observables import Observables
from tutor.framework.readings import readings_of
from tutor.games.blackrose.scoring.final_points import PARTS
from tutor.games.blackrose.state.derived import health
from tutor.games.blackrose.state.lodge.hexes import disc
from tutor.games.blackrose.state.lodge.layouts import FARTHEST
from tutor.games.blackrose.state.lodge.lodge import place_id
from tutor.games.blackrose.state.mage import CELL, SLOTS, Back, Mage, Standing
from tutor.games.blackrose.state.table import CHIPS, ROSE, ROSE_CHIPS, Phase, Table
from tutor.rules.component_names import ids_of
from tutor.rules.words import Words

MAGE: Final = Observables(Mage, "{seat}.", order="hand grimoire memories aside active solved completed")


def facts(state: State[Table]) -> dict[str, Scalar]:
    """Every named fact: of each seat, the Rose, each evocation, room, deck, and of round and turn.

    Counts of chips are there for every source: "anna.damage.rose", "room-crypt.instability.anna". What lies
    face down before a mage is not named.
    """
    table, sources = state.table, state.table.sources
    values: dict[str, Scalar] = {"moon": table.moon, "round": table.round, "phase": table.phase}
    values |= {"crown": table.crown, "first": table.first, "ended": table.ended}
    values |= {"rose.power": table.rose.power, "rose.trophies": len(table.rose.trophies)}
    values["rose.chips"] = table.chips_left(ROSE)
    for mage in table.mages:
        values |= _of_mage(state, mage, sources)
    for one in table.evocations:
        values |= {f"{one.id}.at": one.at, f"{one.id}.owner": one.owner}
        values |= _chips(sources, f"{one.id}.damage", one.damage)
    values["evocations"] = len(table.evocations)
    for room in table.rooms:
        values[f"{room.id}.restored"] = room.restored
        values |= _chips(sources, f"{room.id}.instability", room.instability)
    for at, event in enumerate(table.events, 1):
        values[f"event.{at}"] = event
    for deck in table.decks:
        values[f"deck.{deck.id}"] = deck.size
    for pile in table.piles:
        values[f"pile.{pile.id}"] = len(pile.cards)
    values["out"] = len(table.out)
    if table.turn is not None:
        values |= {"turn.seat": table.turn.seat, "turn.doing": table.turn.doing}
        values |= {"turn.left": ", ".join(table.turn.left), "turn.actions": ", ".join(table.turn.actions)}
    for score in table.scores:
        values[f"{score.source}.total"] = score.total
        for part, points in score.parts:
            values[f"{score.source}.score.{part}"] = points
    values["winners"] = ", ".join(table.winners)
    return values


def _chips(sources: tuple[str, ...], name: str, chips: tuple[str, ...]) -> dict[str, Scalar]:
    """How many chips there are, and how many of each source."""
    values: dict[str, Scalar] = {name: len(chips)}
    return values | {f"{name}.{source}": chips.count(source) for source in sources}


def _of_mage(state: State[Table], mage: Mage, sources: tuple[str, ...]) -> dict[str, Scalar]:
    table, seat = state.table, mage.seat
    values = _chips(sources, f"{seat}.damage", mage.damage)
    if mage.mage or mage.avatar:  # before the set-up a seat has no mage yet
        values[f"{seat}.health"] = health(table, seat, readings_of(state))
    values[f"{seat}.at"] = mage.at
    values[f"{seat}.power"] = table.power(seat)
    values[f"{seat}.chips"] = table.chips_left(table.source_of(seat))
    values |= MAGE.of(mage, f"{seat}.")
    values[f"{seat}.jinxes"] = ", ".join(sorted(one.id for one in mage.jinxes))
    values[f"{seat}.trophies"] = len(table.trophies(seat))
    values[f"{seat}.physical"] = mage.physical
    if mage.avatar:
        values |= {f"{seat}.orders": mage.orders, f"{seat}.back": mage.back}
    values[f"{seat}.crown"] = table.crown == seat
    values[f"{seat}.evocations"] = len(table.evocations_of(seat))
    for spell in mage.board:
        values[f"{seat}.board.{spell.slot}"] = spell.spell if spell.state == "revealed" else ""
        values[f"{seat}.board.{spell.slot}.state"] = spell.state
        values[f"{seat}.board.{spell.slot}.sustained"] = spell.sustained
    for quest in mage.active:
        if not quest.hidden:
            values[f"{seat}.chips-on.{quest.id}"] = quest.chips
    return values


def vocabulary(state: State[Table] | None) -> Vocabulary:
    """The facts that there can be, and their values; without a position those of any game."""
    table = None if state is None else state.table
    ids = partial(ids_of, "blackrose", box="" if table is None else table.box)
    places = frozenset(map(place_id, disc((0, 0), FARTHEST)))
    moons = tuple(f"{of}-{moon}" for of in ("quest", "event", "order", "avatar-event") for moon in (1, 2, 3))
    schools = ids("school")
    lying = () if table is None else (*(one.id for one in table.decks), *(one.id for one in table.piles))
    summoned = (id.removeprefix("evocation-") for id in ids("evocation"))
    events = ids("event", "avatar-event")
    actions = (id.removeprefix("action-") for id in ids("action"))
    decks = tuple(dict.fromkeys((*moons, "forgotten", *schools, *lying)))
    piles = tuple(dict.fromkeys(("quest", "event", *schools, *lying)))
    seats, sources = ((), ()) if table is None else (table.seats, table.sources)
    figure = Words("an evocation with its number", "воплощение с номером")
    domains = (
        Domain("seat", Words("a seat", "место"), seats),
        Domain("source", Words("a seat or the Rose", "место или роза"), sources),
        Domain("room", Words("a room", "комната"), ids("room"), further=places),
        Domain("evocation", figure, tuple(summoned), True),
        Domain("spell", Words("a spell", "заклинание"), ids("spell")),
        Domain("jinx", Words("a jinx", "сглаз"), ids("jinx")),
        Domain("quest", Words("a quest", "задание"), ids("quest")),
        Domain("event", Words("an event", "событие"), events),
        Domain("deck", Words("a deck", "колода"), decks),
        Domain("pile", Words("a discard pile", "сброс"), piles),
        Domain("action", Words("an action", "действие"), tuple(actions)),
        Domain("slot", Words("a slot for spells", "место заклинания"), SLOTS),
        Domain("part", Words("a part of the score", "часть счёта"), PARTS),
    )
    return Vocabulary.of(_TYPES, domains)


_TYPES: Final = (
    number("moon", 1, 3),
    number("round", 1),
    one_id("phase", *get_args(Phase)),
    one_id("crown", "", "{seat}"),
    one_id("first", "", "{seat}"),
    flag("ended"),
    number("rose.power"),
    number("rose.trophies"),
    number("rose.chips", 0, ROSE_CHIPS),
    number("{seat}.damage"),
    number("{seat}.damage.{source}"),
    number("{seat}.health", 1, unknown=True),
    one_id("{seat}.at", CELL, "{room}"),
    number("{seat}.power"),
    number("{seat}.chips", 0, max(CHIPS, ROSE_CHIPS)),
    *MAGE.types,
    many_ids("{seat}.jinxes", "{jinx}"),
    number("{seat}.trophies"),
    number("{seat}.physical"),
    number("{seat}.orders"),
    one_id("{seat}.back", *get_args(Back)),
    flag("{seat}.crown"),
    number("{seat}.evocations"),
    one_id("{seat}.board.{slot}", "", "{spell}"),
    one_id("{seat}.board.{slot}.state", *get_args(Standing)),
    one_id("{seat}.board.{slot}.sustained", "", "{seat}", "{evocation}", "{room}"),
    number("{seat}.chips-on.{quest}"),
    one_id("{evocation}.at", "{room}"),
    one_id("{evocation}.owner", "{seat}"),
    number("{evocation}.damage"),
    number("{evocation}.damage.{source}"),
    number("evocations"),
    flag("{room}.restored"),
    number("{room}.instability"),
    number("{room}.instability.{source}"),
    one_id("event.1", "", "{event}"),
    one_id("event.2", "", "{event}"),
    one_id("event.3", "", "{event}"),
    number("deck.{deck}"),
    number("pile.{pile}"),
    number("out"),
    one_id("turn.seat", "{seat}"),
    one_id("turn.doing", "", "{action}"),
    many_ids("turn.left", "move", "lost", "activate", "attack", "order"),
    many_ids("turn.actions", "{action}"),
    number("{source}.total", None),
    number("{source}.score.{part}", None),
    many_ids("winners", "{source}"),
)
