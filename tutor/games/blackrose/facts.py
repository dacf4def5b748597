"""What can be predicted and expected of a position of Black Rose Wars, by name."""

from __future__ import annotations

from tutor.engine.event import Scalar
from tutor.engine.state import State
from tutor.games.blackrose.mage import Mage
from tutor.games.blackrose.state import ROSE, Table
from tutor.games.blackrose.values import health
from tutor.games.readings import readings_of


def facts(state: State[Table]) -> dict[str, Scalar]:
    """Every named fact: of each seat, the Rose, each evocation, room, deck, and of round and turn.

    Counts of chips are there for every source: "anna.damage.rose", "room-crypt.instability.anna". What lies
    face down before a mage is not named.
    """
    table = state.table
    found: dict[str, Scalar] = {"moon": table.moon, "round": table.round, "phase": table.phase}
    found |= {"crown": table.crown, "first": table.first, "ended": table.ended}
    found |= {"rose.power": table.rose.power, "rose.trophies": len(table.rose.trophies)}
    found["rose.chips"] = table.chips_left(ROSE)
    for mage in table.mages:
        found |= _of_mage(state, mage)
    for one in table.evocations:
        found |= {f"{one.id}.at": one.at, f"{one.id}.owner": one.owner}
        found |= _chips(table, f"{one.id}.damage", one.damage)
    found["evocations"] = len(table.evocations)
    for room in table.rooms:
        found[f"{room.id}.restored"] = room.restored
        found |= _chips(table, f"{room.id}.instability", room.instability)
    for at, event in enumerate(table.events, 1):
        found[f"event.{at}"] = event
    for deck in table.decks:
        found[f"deck.{deck.id}"] = deck.size
    for pile in table.piles:
        found[f"pile.{pile.id}"] = len(pile.cards)
    found["out"] = len(table.out)
    if table.turn is not None:
        found |= {"turn.seat": table.turn.seat, "turn.doing": table.turn.doing}
        found |= {"turn.left": ", ".join(table.turn.left), "turn.actions": ", ".join(table.turn.actions)}
    for score in table.scores:
        found[f"{score.source}.total"] = score.total
        for part, points in score.parts:
            found[f"{score.source}.score.{part}"] = points
    found["winners"] = ", ".join(table.winners)
    return found


def _chips(table: Table, name: str, chips: tuple[str, ...]) -> dict[str, Scalar]:
    """How many chips there are, and how many of each source."""
    found: dict[str, Scalar] = {name: len(chips)}
    return found | {f"{name}.{source}": chips.count(source) for source in table.sources}


def _of_mage(state: State[Table], mage: Mage) -> dict[str, Scalar]:
    table, seat = state.table, mage.seat
    found = _chips(table, f"{seat}.damage", mage.damage)
    if mage.mage or mage.avatar:  # before the set-up a seat has no mage yet
        found[f"{seat}.health"] = health(table, seat, readings_of(state))
    found[f"{seat}.at"] = mage.at
    found[f"{seat}.power"] = table.power(seat)
    found[f"{seat}.chips"] = table.chips_left(table.source_of(seat))
    found[f"{seat}.hand"] = len(mage.hand)
    found[f"{seat}.grimoire"] = mage.grimoire.size
    found[f"{seat}.memories"] = len(mage.memories)
    found[f"{seat}.aside"] = len(mage.aside)
    found[f"{seat}.active"] = len(mage.active)
    found[f"{seat}.solved"] = len(mage.solved)
    found[f"{seat}.completed"] = len(mage.completed)
    found[f"{seat}.jinxes"] = ", ".join(sorted(one.id for one in mage.jinxes))
    found[f"{seat}.trophies"] = len(table.trophies(seat))
    found[f"{seat}.physical"] = mage.physical
    if mage.avatar:
        found |= {f"{seat}.orders": mage.orders, f"{seat}.back": mage.back}
    found[f"{seat}.crown"] = table.crown == seat
    found[f"{seat}.evocations"] = len(table.evocations_of(seat))
    for spell in mage.board:
        found[f"{seat}.board.{spell.slot}"] = spell.spell if spell.state == "revealed" else ""
        found[f"{seat}.board.{spell.slot}.state"] = spell.state
        found[f"{seat}.board.{spell.slot}.sustained"] = spell.sustained
    for quest in mage.active:
        if not quest.hidden:
            found[f"{seat}.chips-on.{quest.id}"] = quest.chips
    return found
