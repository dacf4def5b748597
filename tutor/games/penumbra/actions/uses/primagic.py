"""Primagic that needs no place: Crystals, yellow dice, Fruits; and the nudges that a cloak owes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from tutor.engine.event import facts
from tutor.engine.question import Option, Refusal
from tutor.games.penumbra.actions.uses import Considered, Readings, UseKind, unopposed
from tutor.games.penumbra.procedures.properties import forbidden
from tutor.games.penumbra.state.table import Table, Threat
from tutor.games.penumbra.state.wizard import Die, Wizard

CRYSTAL_PRICES = {"reroll": 1, "nudge": 2, "flip": 2, "repaint": 3}
"""What each manipulation of one own die costs (pen.prim.crystal.prices)."""

HEAL_PRICE = 2
"""How many Fruits heal one wounded mark (pen.prim.fruit)."""

NUDGER = "invisibility-cloak"


def looks(dice: Iterable[Die]) -> Iterable[Die]:
    """One die for each colour and value; dice that look alike are interchangeable.

    Temporary dice do not look like others: they are gone at the end of the turn (pen.dice.temp.end).
    """
    unique: dict[tuple[str, int, bool], Die] = {}
    for die in dice:
        unique.setdefault((die.colour, die.value, bool(die.card)), die)
    return unique.values()


def die_options(dice: Iterable[Die], kind: str) -> tuple[Option, ...]:
    """One option for each look of the dice."""
    return tuple([die_option(kind, die) for die in looks(dice)])


def discarding(what: str, die: Die) -> Option:
    """The option of discarding a die for the primagic of a colour."""
    return _discarding(what, die.id, die.colour, die.value, bool(die.card))


@lru_cache(maxsize=4096)
def _discarding(what: str, id: str, colour: str, value: int, temporary: bool) -> Option:
    die = _die_option(f"discard-{what}", id, colour, value, temporary)
    return Option(f"{what}-{die.key}", die.kind, die.facts, None, f"primagic-{what}", facts(die=id))


def die_option(kind: str, die: Die) -> Option:
    """The option of picking a die by its look."""
    return _die_option(kind, die.id, die.colour, die.value, bool(die.card))


@lru_cache(maxsize=4096)
def _die_option(kind: str, id: str, colour: str, value: int, temporary: bool) -> Option:
    key = f"{colour}-{value}{'-temporary' if temporary else ''}"
    return Option(key, kind, facts(die=id, colour=colour, value=value, temporary=temporary), id)


def lacking(wizard: Wizard, ingredient: str, n: int, rule: str) -> Iterator[Refusal]:
    """That a wizard has fewer ingredients of a kind than it takes."""
    held: int = getattr(wizard.stock, ingredient)
    if held < n:
        yield Refusal(rule, "lacking", facts(ingredient=ingredient, n=n, held=held))


_CRYSTALS = tuple(
    (Option(f"crystal-{how}", "use-crystal", facts(how=how, price=price), None, f"crystal-{how}"), price)
    for how, price in CRYSTAL_PRICES.items()
)


def _crystals(table: Table, wizard: Wizard, reading: Readings) -> Iterable[Considered]:
    return tuple((option, _against_crystals(table, wizard, price)) for option, price in _CRYSTALS)


def _crystals_now(table: Table, wizard: Wizard, reading: Readings) -> Iterable[Option]:
    return unopposed(_crystals(table, wizard, reading)) if wizard.stock.crystal else ()


def _against_crystals(table: Table, wizard: Wizard, price: int) -> Iterator[Refusal]:
    if table.turn.kind == "rest":
        yield Refusal("pen.prim.rest-window", "primagic-in-rest")
    yield from lacking(wizard, "crystal", price, "pen.prim.crystal.prices")
    if not wizard.dice:
        yield Refusal("pen.man.own", "no-own-die")
    suppressed = forbidden(table, "crystals")
    if suppressed is not None:
        yield suppressed


def _yellow(table: Table, wizard: Wizard, reading: Readings) -> Iterable[Considered]:
    threat = table.threat
    yellow = (die for die in wizard.dice if die.colour in ("yellow", "spark"))
    return tuple((discarding("yellow", die), _against_yellow(table, threat)) for die in looks(yellow))


def _yellow_now(table: Table, wizard: Wizard, reading: Readings) -> Iterable[Option]:
    return () if table.threat is None else unopposed(_yellow(table, wizard, reading))


def _against_yellow(table: Table, threat: Threat | None) -> Iterator[Refusal]:
    if table.turn.kind == "rest":
        yield Refusal("pen.prim.rest-window", "primagic-in-rest")
    if threat is None:
        yield Refusal("pen.prim.yellow.discard", "no-threat-roll")
        return
    if threat.step != "prepare":
        yield Refusal("pen.threat.step1.count-effects", "before-roll")
    elif threat.prepared <= 0:
        yield Refusal("pen.prim.yellow.discard", "no-threat-left")
    if threat.uncancellable:
        yield Refusal("pen.threat.uncancellable", "uncancellable")


_FRUIT = Option("fruit-heal", "use-fruit", facts(ingredient="fruit", n=HEAL_PRICE), None, "fruit-heal")


def _fruit(table: Table, wizard: Wizard, reading: Readings) -> Iterable[Considered]:
    return ((_FRUIT, _against_fruit(table, wizard)),)


def _fruit_now(table: Table, wizard: Wizard, reading: Readings) -> Iterable[Option]:
    """Healing with Fruits, where it is allowed; mostly there are too few of them."""
    if wizard.stock.fruit < HEAL_PRICE:
        return ()
    return unopposed(_fruit(table, wizard, reading))


def _against_fruit(table: Table, wizard: Wizard) -> Iterator[Refusal]:
    if table.turn.kind == "trial":
        yield Refusal("pen.prim.fruit", "not-in-trial")
    yield from lacking(wizard, "fruit", HEAL_PRICE, "pen.prim.fruit")
    if not wizard.wounded:
        yield Refusal("pen.mark.heal.only-wounded", "nothing-wounded")


def _nudges(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Considered]:
    threat = table.threat
    if threat is None or not (threat.nudges or (threat.step == "roll" and wizard.card(NUDGER))):
        return
    for value in sorted(set(threat.left)):
        for change, way in ((1, "up"), (-1, "down")):
            about = facts(value=value, change=change, to=value + change)
            bindings = facts(value=value, change=change)
            option = Option(f"nudge-{value}-{way}", "nudge-threat", about, None, "nudge-threat", bindings)
            yield option, _against_nudge(threat, value, value + change)


def _against_nudge(threat: Threat, value: int, to: int) -> Iterator[Refusal]:
    if to in (0, 7):
        yield Refusal("pen.man.nudge", "no-such-face", facts(value=value))
    if threat.nudges < 1:
        yield Refusal("pen.man.split", "no-nudges")
    if all(n in threat.nudged for n, face in enumerate(threat.left) if face == value):
        yield Refusal("pen.man.split", "nudged-already", facts(value=value))


def _orange(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Considered]:
    """Orange dice are discarded while a spell is used, not on their own (pen.prim.orange.spells-only)."""
    if any(die.colour == "orange" for die in wizard.dice):
        yield Option("orange", "orange-alone"), (Refusal("pen.prim.orange.spells-only", "orange-alone"),)


KINDS = (
    UseKind("yellow", _yellow, _yellow_now, not_in=("rest",)),
    UseKind("crystal", _crystals, _crystals_now, not_in=("rest",)),
    UseKind("fruit", _fruit, _fruit_now, not_in=("trial",)),
    UseKind("orange", _orange, never=True),
    UseKind("nudge", _nudges, values=True),
)
