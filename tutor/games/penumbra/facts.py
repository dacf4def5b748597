"""What can be predicted and expected of a position of Penumbra, by name."""

from __future__ import annotations

from msgspec import structs

from tutor.engine.event import Scalar
from tutor.engine.state import State
from tutor.games.penumbra.scoring import mortal_points
from tutor.games.penumbra.state import Table


def facts(state: State[Table]) -> dict[str, Scalar]:
    """Every named fact: of each seat, of the turn, of the threat under way and of the last one."""
    table = state.table
    found: dict[str, Scalar] = {}
    for wizard in table.wizards:
        seat = wizard.seat
        pool = sorted((die.value, die.colour) for die in wizard.dice)
        found[f"{seat}.dice"] = len(wizard.dice)
        found[f"{seat}.pool"] = ", ".join(f"{colour} {value}" for value, colour in pool)
        found[f"{seat}.wounds"] = sum(mark.condition == "wounded" for mark in wizard.marks)
        found[f"{seat}.mortal-wounds"] = wizard.mortal_wounds
        found[f"{seat}.points"] = mortal_points(wizard)
        found[f"{seat}.must-rest"] = wizard.must_rest
        for mark in wizard.marks:
            found[f"{seat}.{mark.slot}"] = mark.condition
        for ingredient, n in structs.asdict(wizard.stock).items():
            found[f"{seat}.{ingredient}"] = n
        for card in wizard.cards:
            lies = "discarded" if card.zone == "discarded" else "turned" if card.turned else "ready"
            found[f"{seat}.card.{card.id}"] = lies
    found["turn.over"] = table.turn.over
    found["turn.mortal"] = table.turn.mortal
    for name, threat in (("threat", table.threat), ("last", table.last_threat)):
        if threat is not None:
            found[f"{name}.dice"] = len(threat.settled) + len(threat.left)
            found[f"{name}.prepared"] = threat.prepared
            found[f"{name}.lost"] = threat.count("die")
            found[f"{name}.wounds"] = threat.count("mark")
            found[f"{name}.misses"] = threat.count("miss")
            found[f"{name}.mortal"] = threat.mortal
    if table.trial is not None:
        found["trial.gone"] = table.trial.gone
    return found
