"""What can be predicted and expected of a position of Penumbra, by name."""

from __future__ import annotations

from functools import partial
from typing import Final, get_args

from msgspec import structs

from tutor.engine.event import Scalar
from tutor.engine.state import State
from tutor.engine.vocabulary import Domain, Vocabulary, flag, many_ids, number, one_id
from tutor.games.penumbra.components.faces import PATHS
from tutor.games.penumbra.scoring.final_points import ORDER, mortal_points
from tutor.games.penumbra.state.table import Table, TurnKind
from tutor.games.penumbra.state.wizard import Colour, Condition, Ingredient, Wizard, Zone
from tutor.rules.component_names import ids_of
from tutor.rules.words import Words


def facts(state: State[Table]) -> dict[str, Scalar]:
    """Every named fact: of each seat, of the turn, of the threat, trial or contract under way, of the row."""
    table = state.table
    values: dict[str, Scalar] = {}
    for wizard in table.wizards:
        values |= _of_wizard(wizard)
    values |= _of_turn(table)
    for name, threat in (("threat", table.threat), ("last", table.last_threat)):
        if threat is not None:
            values[f"{name}.dice"] = len(threat.settled) + len(threat.left)
            values[f"{name}.prepared"] = threat.prepared
            values[f"{name}.lost"] = threat.count("die")
            values[f"{name}.wounds"] = threat.count("mark")
            values[f"{name}.misses"] = threat.count("miss")
            values[f"{name}.mortal"] = threat.mortal
    values |= _of_common(table)
    for score in table.scores:
        values[f"{score.seat}.total"] = score.total
        for part, points in score.parts:
            values[f"{score.seat}.score.{part}"] = points
    if table.scores:
        values["winners"] = ", ".join(table.winners)
    return values


def _of_wizard(wizard: Wizard) -> dict[str, Scalar]:
    seat, values = wizard.seat, dict[str, Scalar]()
    pool = sorted((die.value, die.colour) for die in wizard.dice)
    values[f"{seat}.dice"] = len(wizard.dice)
    values[f"{seat}.pool"] = ", ".join(f"{colour} {value}" for value, colour in pool)
    values[f"{seat}.temporary"] = sum(bool(die.card) for die in wizard.dice)
    values[f"{seat}.wounds"] = wizard.wounded
    values[f"{seat}.marks"] = sum(mark.discipline != "spark" for mark in wizard.marks)
    values[f"{seat}.sparks"] = sum(mark.discipline == "spark" for mark in wizard.marks)
    values[f"{seat}.mortal-wounds"] = wizard.mortal_wounds
    values[f"{seat}.points"] = mortal_points(wizard)
    values[f"{seat}.must-rest"] = wizard.must_rest
    values[f"{seat}.cards"] = len(wizard.in_play)
    values[f"{seat}.contracts"] = len(wizard.contracts)
    values[f"{seat}.trials"] = len(wizard.trials)
    values[f"{seat}.reserved"] = len(wizard.reserved)
    for mark in wizard.marks:
        values[f"{seat}.{mark.slot}"] = mark.condition
    for ingredient, n in structs.asdict(wizard.stock).items():
        values[f"{seat}.{ingredient}"] = n
    for card in wizard.cards:
        lies = "discarded" if card.zone == "discarded" else "turned" if card.turned else "ready"
        values[f"{seat}.card.{card.id}"] = lies
        values[f"{seat}.zone.{card.id}"] = card.zone
    return values


def _of_turn(table: Table) -> dict[str, Scalar]:
    turn = table.turn
    return {
        "turn.over": turn.over,
        "turn.kind": turn.kind,
        "turn.mortal": turn.mortal,
        "turn.placements": turn.placements,
        "chain.length": len(turn.chain),
    }


def _of_common(table: Table) -> dict[str, Scalar]:
    values: dict[str, Scalar] = {}
    if table.trial is not None:
        values["trial.gone"] = table.trial.gone
        values["trial.passed"] = table.trial.passed
        values["trial.path"] = table.trial.path
        values["trial.properties"] = ", ".join(table.trial.properties)
        values["trial.used"] = table.trial.used
    if table.contract is not None:
        values["contract.done"] = table.contract.done
    if table.contracts:
        values["guild.contracts"] = ", ".join(table.contracts)
    if table.trials:
        values["row.trials"] = ", ".join(table.trials)
    for market in table.markets:
        values[f"market.{market.id}"] = ", ".join(market.cards)
    for deck in table.decks:
        values[f"deck.{deck.id}"] = deck.size
    if table.placed:
        values["placed.dice"] = len(table.placed)
    if table.end is not None:
        values["end.prophecy"] = table.end.prophecy
    return values


def vocabulary(state: State[Table] | None) -> Vocabulary:
    """The facts that there can be, and their values; without a position those of any game."""
    table = None if state is None else state.table
    ids = partial(ids_of, "penumbra", box="" if table is None else table.box)
    disciplines = ids("discipline")
    decks = ("potion", "artifact", "contract", "fate", "pile-1", "pile-2", "pile-3", "pile-4", *disciplines)
    in_play = () if table is None else tuple(deck.id for deck in table.decks)
    slots = (id.removeprefix("slot-") for id in ids("mark-slot"))
    properties = ids("trial-property", "counterstrike")
    dice = (f"{colour} {value}" for colour in get_args(Colour) for value in range(1, 7))
    domains = (
        Domain("seat", Words("a seat", "место"), () if table is None else table.seats),
        Domain("card", Words("a wizard card", "карта мага"), ids("wizard-card", "talent")),
        Domain("contract", Words("a contract", "контракт"), ids("contract")),
        Domain("trial", Words("a trial", "испытание"), ids("trial")),
        Domain("property", Words("a property of trials", "свойство"), properties),
        Domain("prophecy", Words("a prophecy", "пророчество"), ids("prophecy")),
        Domain("slot", Words("a slot for marks", "место метки"), tuple(slots)),
        Domain("ingredient", Words("an ingredient", "ингредиент"), get_args(Ingredient)),
        Domain("market", Words("a market", "рынок"), ("brewery", "shop", *disciplines)),
        Domain("deck", Words("a deck", "колода"), tuple(dict.fromkeys((*decks, *in_play)))),
        Domain("part", Words("a part of the score", "часть счёта"), (*ORDER, "cards")),
        Domain("die", Words("a die with its value", "кубик со значением"), tuple(dice)),
    )
    return Vocabulary.of(_TYPES, domains)


_OF_THREAT: Final = tuple(
    one
    for name in ("threat", "last")
    for one in (
        number(f"{name}.dice"),
        number(f"{name}.prepared"),
        number(f"{name}.lost"),
        number(f"{name}.wounds"),
        number(f"{name}.misses"),
        flag(f"{name}.mortal"),
    )
)

_TYPES: Final = (
    number("{seat}.dice"),
    many_ids("{seat}.pool", "{die}"),
    number("{seat}.temporary"),
    number("{seat}.wounds"),
    number("{seat}.marks"),
    number("{seat}.sparks"),
    number("{seat}.mortal-wounds"),
    number("{seat}.points", None, 0),
    flag("{seat}.must-rest"),
    number("{seat}.cards"),
    number("{seat}.contracts"),
    number("{seat}.trials"),
    number("{seat}.reserved"),
    one_id("{seat}.{slot}", *get_args(Condition)),
    number("{seat}.{ingredient}", 0, 12),
    one_id("{seat}.card.{card}", "ready", "turned", "discarded"),
    one_id("{seat}.zone.{card}", *get_args(Zone)),
    flag("turn.over"),
    one_id("turn.kind", *get_args(TurnKind)),
    flag("turn.mortal"),
    number("turn.placements"),
    number("chain.length"),
    *_OF_THREAT,
    flag("trial.gone"),
    flag("trial.passed"),
    one_id("trial.path", "", *PATHS),
    many_ids("trial.properties", "{property}"),
    number("trial.used"),
    flag("contract.done"),
    many_ids("guild.contracts", "{contract}", absent=""),
    many_ids("row.trials", "{trial}", absent=""),
    many_ids("market.{market}", "{card}"),
    number("deck.{deck}"),
    number("placed.dice", absent=0),
    one_id("end.prophecy", "{prophecy}"),
    number("{seat}.total", None),
    number("{seat}.score.{part}", None),
    many_ids("winners", "{seat}"),
)
