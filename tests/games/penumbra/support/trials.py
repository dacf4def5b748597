"""Short ways to set up a trial or a contract that a test makes up, and to play it."""

from __future__ import annotations

import json
from typing import Any

from games.penumbra.support.play import Play, play
from msgspec.structs import replace

from tutor.engine.state import State
from tutor.games.penumbra import GAME
from tutor.games.penumbra.actions.moves import usable
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.component_set import register
from tutor.games.penumbra.position.form import (
    CardSpec,
    CommonSpec,
    MarkSpec,
    Position,
    Resolve,
    StockSpec,
    TurnSpec,
    WizardSpec,
)
from tutor.games.penumbra.position.reading import lay
from tutor.games.penumbra.state.table import Table

TRIAL = "own-trial"
OTHER = "other-trial"
THIRD = "third-trial"
CONTRACT = "own-contract"
NEXT = "next-contract"
NAMES = {TRIAL: "Проба", OTHER: "Иное", THIRD: "Третье", CONTRACT: "Заказ", NEXT: "Следующий"}
PLAIN: dict[str, Any] = {"kind": "sum", "colours": ["any"], "at_least": 1}
"""A task that one die meets."""

_TRIAL: dict[str, Any] = {
    "difficulty": 1,
    "threat": "none",
    "dark_approach": "destroy",
    "light_approach": "catch",
    "dark_task": PLAIN,
    "light_task": PLAIN,
    "dark_reward": {"dark": 1},
    "light_reward": {"light": 1},
    "properties": "none",
    "counterstrike": "none",
    "points": 3,
    "experience": "monsters",
}
_CONTRACT: dict[str, Any] = {
    "side": "light",
    "difficulty": 1,
    "threat": "none",
    "task": PLAIN,
    "reward": {"light": 1},
    "experience": "society",
    "points": 2,
}


def facts(trial: dict[str, Any] | None = None, contract: dict[str, Any] | None = None) -> str:
    """The name of a set of facts with a trial and a contract; what is not said is as plain as can be."""

    def entry(id: str, kind: str, said: dict[str, Any]) -> dict[str, Any]:
        return {"id": id, "kind": kind, "name": {"en": id, "ru": f"«{NAMES[id]}»"}, "facts": said}

    text = json.dumps(
        {
            "game": "penumbra",
            "components": [
                entry(TRIAL, "trial", _TRIAL | (trial or {})),
                entry(OTHER, "trial", _TRIAL),
                entry(THIRD, "trial", _TRIAL),
                entry(CONTRACT, "contract", _CONTRACT | (contract or {})),
                entry(NEXT, "contract", _CONTRACT | {"experience": "monsters"}),
            ],
        }
    )
    return register(text, "test.yaml")


def attempt(
    trial: dict[str, Any] | None = None,
    *cards: CardSpec,
    dice: tuple[str, ...] = (),
    marks: tuple[MarkSpec, ...] = (),
    sparks: tuple[MarkSpec, ...] = (MarkSpec("spark", 6, charged=False),),
    reserved: tuple[str, ...] = (),
    row: tuple[str, ...] = (TRIAL,),
    done: dict[str, Any] | None = None,
    rulings: dict[str, str] | None = None,
    others: tuple[str, ...] = ("boris",),
    common: dict[str, Any] | None = None,
    turn: str = "trial",
    mortal: bool = False,
    windows: bool = False,
    **stock: int,
) -> State[Table]:
    """Anna's Trial turn with a made-up trial in the row, up to its end and what follows it.

    `done` are fields of her spec that tell what she has completed. `rulings` are readings by the end of their
    id; a `turn` of "" is one whose kind she chooses. Without `windows` she uses nothing between the steps.
    """
    slots = {f"discipline-{n}": mark for n, mark in enumerate(marks, 1)}
    slots |= {f"spark-{n}": mark for n, mark in enumerate(sparks, 1)}
    anna = WizardSpec(dice, slots, StockSpec(**stock), cards, reserved=reserved, **(done or {}))
    position = Position(
        {"anna": anna, **{seat: WizardSpec() for seat in others}},
        TurnSpec("anna", turn, mortal),  # type: ignore[arg-type]
        do="turn",
        box=facts(trial),
        common=CommonSpec(trials=row, **(common or {})),
    )
    return _placed(position, rulings, windows)


def contracted(
    contract: dict[str, Any] | None = None,
    *cards: CardSpec,
    dice: tuple[str, ...] = (),
    marks: tuple[MarkSpec, ...] = (),
    kept: bool = False,
    rulings: dict[str, str] | None = None,
    done: dict[str, Any] | None = None,
    windows: bool = False,
    **stock: int,
) -> State[Table]:
    """Anna attempts a made-up contract of the row, or one that she has reserved (`kept`)."""
    slots = {f"discipline-{n}": mark for n, mark in enumerate(marks, 1)}
    own = {"reserved": (CONTRACT,)} if kept else {}
    anna = WizardSpec(dice, slots, StockSpec(**stock), cards, **(own | (done or {})))
    row = ("lost-cottage", "scarlet-pact") if kept else ("lost-cottage", CONTRACT, "scarlet-pact")
    position = Position(
        {"anna": anna, "boris": WizardSpec()},
        TurnSpec("anna", "learning"),
        Resolve(contract=CONTRACT),
        box=facts(contract=contract),
        common=CommonSpec(contracts=row, decks={"contract": (NEXT,)}),
    )
    state = _placed(position, rulings, windows)
    assert state.table.contract is not None
    begun = replace(state.table.contract, reserved=kept)
    return state.with_table(replace(state.table, contract=begun))


def _placed(position: Position, rulings: dict[str, str] | None, windows: bool) -> State[Table]:
    named = tuple((f"pen.ruling.{ruling}", reading) for ruling, reading in (rulings or {}).items())
    placed = lay(position, named)
    assert placed.state is not None, placed.flaws
    state = placed.state
    automatic = ("threat-order",) if windows else ("threat-order", "effects")
    return State(state.table, state.stack, state.rulings, automatic)


def mark(discipline: str, threat: int = 1, *, wounded: bool = False, **said: Any) -> MarkSpec:
    """A mark in a slot."""
    return MarkSpec(discipline, threat, wounded=wounded, **said)


def spec(card: str, zone: str = "grimoire", **said: Any) -> CardSpec:
    """A card in front of Anna that costs nothing and is turned when used."""
    return CardSpec(card, zone, **{"use": "turn", "cost": "free", **said})  # type: ignore[arg-type]


def under(*properties: dict[str, Any], cards: tuple[CardSpec, ...] = (), **said: Any) -> Play:
    """A trial with those properties, attempted with those cards, every moment asked."""
    trial = {"properties": list(properties), **said.pop("trial", {})}
    return play(attempt(trial, *cards, **{"windows": True, **said}))


def unusable(game: Play, key: str) -> set[str]:
    """The rules against using something now."""
    table = game.table
    step = "prepare" if game.asked == "threat-prepare" else "free"
    choices = usable(table, table.wizard("anna"), step, readings())  # type: ignore[arg-type]
    assert key in {one.option.key for one in choices.refused} | {option.key for option in choices.options}
    return {r.rule for one in choices.refused if one.option.key == key for r in one.reasons}


def readings(**changed: str) -> Readings:
    """The default readings, save those that are named by the end of their ruling's id ("zero_task")."""
    own = {f"pen.ruling.{name.replace('_', '-')}": reading for name, reading in changed.items()}
    return lambda ruling: own.get(ruling) or GAME.default_reading(ruling)


def on(game: Play) -> Play:
    """Uses nothing more until something else is asked."""
    while game.asked == "effects":
        game.answer("pass")
    return game
