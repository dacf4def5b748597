"""What can be predicted and expected of a position of Penumbra, by name."""

from __future__ import annotations

from msgspec import structs

from tutor.engine.event import Scalar
from tutor.engine.state import State
from tutor.games.penumbra.scoring import mortal_points
from tutor.games.penumbra.state import Table
from tutor.games.penumbra.wizard import Wizard


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
