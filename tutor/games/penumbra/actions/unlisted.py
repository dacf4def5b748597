"""What can be named at another moment than its own: answers inside effects, and pieces that lie elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

from tutor.engine.event import facts
from tutor.engine.question import Question, Refusal
from tutor.engine.state import State
from tutor.framework.unlisted import Thing, Things, elsewhere, named, numbers, unlisted
from tutor.games.penumbra.actions.uses.markets import KNOCKERS
from tutor.games.penumbra.actions.whereabouts import lying, places
from tutor.games.penumbra.components.component_set import box, face
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.procedures.bazaar import LOTS, NOT_TRADED
from tutor.games.penumbra.procedures.paths import task_facts
from tutor.games.penumbra.state.places import sections, slots
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "violet", "bone", "spark")
INGREDIENTS: Final = ("blood", "crystal", "jewel", "fruit", "trinket", "arcana")
VALUES: Final = range(1, 7)
PROPERTIES: Final = (
    "vigilance", "rift", "shield", "trap",
    "suppress-crystals", "suppress-potions", "suppress-artifacts", "suppress-pets",
)  # fmt: skip
MARKETS: Final = ("brewery", "shop", *list(DISCIPLINE_COLOURS)[:-1])
DECKS: Final = (*list(DISCIPLINE_COLOURS)[:-1], "potion", "artifact")
ARTIFACTS: Final = ("artifact", "tome")
DRUNK: Final = ("potion", "ready-made-potion")
DIFFICULTIES: Final = (1, 2, 3)
MOST: Final = 4


def moves(state: State[Table], seat: str) -> tuple[Question, ...]:
    """The questions with all that a player could name and that no list of a turn has; none for the Automa."""
    return () if state.table.wizard(seat).automa else unlisted("penumbra", SORTS, state, seat)


# ---- cards


def _elsewhere(table: Table, wanted: Callable[[CardFace], bool] = lambda card: True) -> Iterator[Thing]:
    return (one for one in elsewhere(lying(table)) if wanted(face(table, one.key)))


def _of_kind(*kinds: str) -> Things:
    return lambda state, seat: _elsewhere(state.table, lambda card: card.kind in kinds)


def _unequipped(state: State[Table], seat: str) -> Iterator[Thing]:
    for one in _of_kind(*ARTIFACTS)(state, seat):
        yield Thing(one.key, (*one.about, ("slot", face(state.table, one.key).slot)), one.reasons)


def _cards(table: Table) -> tuple[Thing, ...]:
    return named("card", (card for card, _, _ in places(table)))


def _launches(state: State[Table], seat: str) -> Iterator[Thing]:
    """Cards that could be launched: what the own grimoire has at its moment, others for where they lie."""
    own = {card.id for card in state.table.wizard(seat).in_play}
    return (
        Thing(one.key, one.about, () if one.key in own else one.reasons) for one in _elsewhere(state.table)
    )


def _artifacts(table: Table) -> Iterator[Thing]:
    for card, _, _ in places(table):
        if face(table, card).kind in ARTIFACTS:
            yield Thing(card, facts(card=card, which="old", slot=face(table, card).slot))


def _goods(table: Table) -> Iterator[Thing]:
    """What can be bought at its moment, and what lies in no market that sells."""
    for_sale = {card for market in ("brewery", "shop") for card in table.market(market).cards}
    for one in _elsewhere(table, lambda card: card.kind in (*ARTIFACTS, *DRUNK)):
        yield Thing(one.key, one.about, () if one.key in for_sale else one.reasons)


def _market_cards(table: Table) -> Iterator[Thing]:
    for market in table.markets:
        for card in market.cards:
            yield Thing(card, facts(card=card, market=market.id))


# ---- dice and marks


@cache
def _dice() -> tuple[Thing, ...]:
    return tuple(
        Thing(f"{colour}-{value}", facts(colour=colour, value=value, temporary=False))
        for colour in COLOURS
        for value in VALUES
    )


def _missing_dice(rule: str, *colours: str) -> Things:
    """The dice of these colours that the pool does not hold."""

    def things(state: State[Table], seat: str) -> Iterator[Thing]:
        held = {f"{die.colour}-{die.value}" for die in state.table.wizard(seat).dice}
        for one in _dice():
            colour, value = dict(one.about)["colour"], dict(one.about)["value"]
            if colour in colours and one.key not in held:
                none = Refusal(rule, "no-such-die", facts(seat=seat, colour=colour, value=value))
                yield Thing(one.key, one.about, (none,))

    return things


def _orange(state: State[Table], seat: str) -> Iterator[Thing]:
    """Orange dice: those of the pool at their moment, others for not being there."""
    missing = {one.key: one for one in _missing_dice("pen.prim.orange", "orange", "spark")(state, seat)}
    looks = (one for one in _dice() if one.key.startswith(("orange", "spark")))
    return (missing.get(one.key, one) for one in looks)


def _without_red(state: State[Table], seat: str) -> Iterator[Thing]:
    """Placed dice that a wizard without a red die cannot knock out."""
    if not any(die.colour in KNOCKERS for die in state.table.wizard(seat).dice):
        none = Refusal("pen.prim.red.replace", "no-red-die", facts(seat=seat))
        for die in state.table.placed:
            about = facts(section=die.section, was_colour=die.colour, was=die.value)
            yield Thing(f"{die.section}-{die.colour}-{die.value}", about, (none,))


def _not_beside(state: State[Table], seat: str) -> Iterator[Thing]:
    """The sections beside whose slots nothing can be placed: there is no die, or nobody knows the slots."""
    for section in sections(state.table):
        about = facts(section=section)
        if not state.table.wizard(seat).dice:
            yield Thing(section, about, (Refusal("pen.loc.visit", "no-own-die"),))
        elif not slots(state.table, section):
            yield Thing(section, about, (Refusal("pen.loc.slot.conditions", "slots-unknown", about),))


def _placed(table: Table) -> Iterator[Thing]:
    for die in table.placed:
        yield Thing(
            f"{die.section}-{die.value}", facts(section=die.section, colour=die.colour, value=die.value)
        )


def _marks(table: Table) -> Iterator[Thing]:
    """The marks of every wizard, one of each discipline and slot."""
    for wizard in table.wizards:
        for mark in wizard.marks:
            about = facts(slot=mark.slot, discipline=mark.discipline, value=mark.threat)
            yield Thing(f"{mark.slot}-{mark.discipline}", (*about, ("condition", mark.condition)))


def _no_marks(state: State[Table], seat: str) -> Iterator[Thing]:
    """The disciplines of which the wizard has no mark with an effect."""
    held = {mark.discipline for mark in state.table.wizard(seat).marks if mark.effect}
    for discipline in DISCIPLINE_COLOURS:
        if discipline not in held:
            none = Refusal("pen.mark.use", "no-mark-of", facts(seat=seat, discipline=discipline))
            yield Thing(discipline, facts(slot=discipline, discipline=discipline, effect="set"), (none,))


# ---- everything else


def _no_markets(table: Table) -> Iterator[Thing]:
    for market in MARKETS:
        if market not in {one.id for one in table.markets}:
            closed = Refusal("pen.setup.markets", "no-market", facts(market=market))
            yield Thing(market, facts(market=market), (closed,))


def _payments() -> Iterator[Thing]:
    for ingredient in INGREDIENTS:
        for n in range(1, MOST + 1):
            yield Thing(f"{ingredient}-{n}", facts(pay=(f"ingredient:{ingredient}:{n}:0",)))
    for colour in COLOURS:
        yield Thing(f"{colour}-die", facts(pay=(f"die:{colour}:1:0",)))


def _lots() -> Iterator[Thing]:
    for give, lot in LOTS.items():
        for get, n in LOTS.items():
            if give != get:
                yield Thing(f"{give}-{get}", facts(give=give, lot=lot, get=get, n=n))


def _contracts(table: Table) -> tuple[Thing, ...]:
    reserved = (one.id for wizard in table.wizards for one in wizard.reserved if one.kind == "contract")
    done = (one for wizard in table.wizards for one in wizard.contracts)
    return named("contract", (*table.contracts, *reserved, *done, *box(table.box).deck("contract")))


def _trials(table: Table) -> tuple[Thing, ...]:
    reserved = (one.id for wizard in table.wizards for one in wizard.reserved if one.kind == "trial")
    passed = (one.id for wizard in table.wizards for one in wizard.trials)
    under_way = () if table.trial is None else (table.trial.card,)
    others = (one for difficulty in DIFFICULTIES for one in box(table.box).trials_of(difficulty))
    return named("trial", (*table.trials, *under_way, *reserved, *passed, *others))


def _tasks(table: Table) -> Iterator[Thing]:
    """The tasks of every trial that is open or under way."""
    under_way = () if table.trial is None else (table.trial.card,)
    for trial in named("trial", (*under_way, *table.trials)):
        for path in ("dark", "light"):
            for n, task in enumerate(box(table.box).trial(trial.key).path(path).tasks or ()):
                yield Thing(f"{trial.key}-{path}-{n}", task_facts(task))


def _nudges() -> Iterator[Thing]:
    for value in VALUES:
        for change, way in ((1, "up"), (-1, "down")):
            yield Thing(f"{value}-{way}", facts(value=value, change=change, to=value + change))


def _talents(table: Table) -> tuple[Thing, ...]:
    return named("talent", box(table.box).talents)


SORTS: Final[Mapping[str, Things]] = {
    "unused-cards": lambda state, seat: _elsewhere(state.table),
    "potions": _of_kind("potion"),
    "pets": _of_kind("pet"),
    "unequipped": _unequipped,
    "cards": lambda state, seat: _cards(state.table),
    "spells": _of_kind("spell"),
    "launches": _launches,
    "artifacts": lambda state, seat: _artifacts(state.table),
    "goods": lambda state, seat: _goods(state.table),
    "market-cards": lambda state, seat: _market_cards(state.table),
    "card-decks": lambda state, seat: named("deck", DECKS),
    "dice": lambda state, seat: _dice(),
    "no-die": _missing_dice("pen.loc.visit", *COLOURS),
    "no-red": _missing_dice("pen.prim.red.discard", *KNOCKERS),
    "no-yellow": _missing_dice("pen.prim.yellow.discard", "yellow", "spark"),
    "orange-dice": _orange,
    "knocked-without-red": _without_red,
    "not-beside": _not_beside,
    "placed-dice": lambda state, seat: _placed(state.table),
    "marks": lambda state, seat: _marks(state.table),
    "no-marks": _no_marks,
    "no-markets": lambda state, seat: _no_markets(state.table),
    "sections": lambda state, seat: named("section", sections(state.table)),
    "resource-dice": lambda state, seat: named("colour", ("violet", "green")),
    "payments": lambda state, seat: _payments(),
    "mark-numbers": lambda state, seat: (Thing(str(n), facts(marks=n, stock=0)) for n in range(MOST + 1)),
    "blood": lambda state, seat: (Thing(str(2 * n), facts(n=2 * n, dice=n)) for n in range(1, MOST)),
    "card-exchanges": lambda state, seat: (
        Thing(str(n), facts(n=n, give="fruit", gain="jewel")) for n in range(MOST + 1)
    ),
    "faces": lambda state, seat: numbers("value", *VALUES),
    "colours": lambda state, seat: named("colour", COLOURS),
    "ingredients": lambda state, seat: named("ingredient", INGREDIENTS),
    "lots": lambda state, seat: _lots(),
    "not-traded": lambda state, seat: named("give", NOT_TRADED),
    "contracts": lambda state, seat: _contracts(state.table),
    "trials": lambda state, seat: _trials(state.table),
    "tasks": lambda state, seat: _tasks(state.table),
    "paths": lambda state, seat: (Thing(one, facts(path=one, approach=None)) for one in ("dark", "light")),
    "lessenings": lambda state, seat: (Thing(one, facts(way=one, n=1)) for one in ("minus", "ignore")),
    "properties": lambda state, seat: (
        Thing(one, facts(property=one, n=0, late=False)) for one in PROPERTIES
    ),
    "nudges": lambda state, seat: _nudges(),
    "seats": lambda state, seat: named("seat", state.table.players),
    "talents": lambda state, seat: _talents(state.table),
}
"""What moves of each sort can name."""
