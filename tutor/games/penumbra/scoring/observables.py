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
    found: dict[str, Scalar] = {}
    for wizard in table.wizards:
        found |= _of_wizard(wizard)
    found |= _of_turn(table)
    for name, threat in (("threat", table.threat), ("last", table.last_threat)):
        if threat is not None:
            found[f"{name}.dice"] = len(threat.settled) + len(threat.left)
            found[f"{name}.prepared"] = threat.prepared
            found[f"{name}.lost"] = threat.count("die")
            found[f"{name}.wounds"] = threat.count("mark")
            found[f"{name}.misses"] = threat.count("miss")
            found[f"{name}.mortal"] = threat.mortal
    found |= _of_common(table)
    for score in table.scores:
        found[f"{score.seat}.total"] = score.total
        for part, points in score.parts:
            found[f"{score.seat}.score.{part}"] = points
    if table.scores:
        found["winners"] = ", ".join(table.winners)
    return found


def _of_wizard(wizard: Wizard) -> dict[str, Scalar]:
    seat, found = wizard.seat, dict[str, Scalar]()
    pool = sorted((die.value, die.colour) for die in wizard.dice)
    found[f"{seat}.dice"] = len(wizard.dice)
    found[f"{seat}.pool"] = ", ".join(f"{colour} {value}" for value, colour in pool)
    found[f"{seat}.temporary"] = sum(bool(die.card) for die in wizard.dice)
    found[f"{seat}.wounds"] = wizard.wounded
    found[f"{seat}.marks"] = sum(mark.discipline != "spark" for mark in wizard.marks)
    found[f"{seat}.sparks"] = sum(mark.discipline == "spark" for mark in wizard.marks)
    found[f"{seat}.mortal-wounds"] = wizard.mortal_wounds
    found[f"{seat}.points"] = mortal_points(wizard)
    found[f"{seat}.must-rest"] = wizard.must_rest
    found[f"{seat}.cards"] = len(wizard.in_play)
    found[f"{seat}.contracts"] = len(wizard.contracts)
    found[f"{seat}.trials"] = len(wizard.trials)
    found[f"{seat}.reserved"] = len(wizard.reserved)
    for mark in wizard.marks:
        found[f"{seat}.{mark.slot}"] = mark.condition
    for ingredient, n in structs.asdict(wizard.stock).items():
        found[f"{seat}.{ingredient}"] = n
    for card in wizard.cards:
        lies = "discarded" if card.zone == "discarded" else "turned" if card.turned else "ready"
        found[f"{seat}.card.{card.id}"] = lies
        found[f"{seat}.zone.{card.id}"] = card.zone
    return found


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
    found: dict[str, Scalar] = {}
    if table.trial is not None:
        found["trial.gone"] = table.trial.gone
        found["trial.passed"] = table.trial.passed
        found["trial.path"] = table.trial.path
        found["trial.properties"] = ", ".join(table.trial.properties)
        found["trial.used"] = table.trial.used
    if table.contract is not None:
        found["contract.done"] = table.contract.done
    if table.contracts:
        found["guild.contracts"] = ", ".join(table.contracts)
    if table.trials:
        found["row.trials"] = ", ".join(table.trials)
    for market in table.markets:
        found[f"market.{market.id}"] = ", ".join(market.cards)
    for deck in table.decks:
        found[f"deck.{deck.id}"] = deck.size
    if table.placed:
        found["placed.dice"] = len(table.placed)
    if table.end is not None:
        found["end.prophecy"] = table.end.prophecy
    return found


def vocabulary(state: State[Table] | None) -> Vocabulary:
    """The facts that there can be, and their values; without a position those of any game."""
    table = None if state is None else state.table
    ids = partial(ids_of, "penumbra", box="" if table is None else table.box)
    disciplines = ids("discipline")
    decks = ("potion", "artifact", "contract", "fate", "pile-1", "pile-2", "pile-3", "pile-4", *disciplines)
    found = () if table is None else tuple(deck.id for deck in table.decks)
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
        Domain("deck", Words("a deck", "колода"), tuple(dict.fromkeys((*decks, *found)))),
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
