"""Short ways to set up and play a threat in tests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tutor.engine.event import Event
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import Step, answer, settle
from tutor.games.penumbra import GAME
from tutor.games.penumbra.position.form import (
    CardSpec,
    MarkSpec,
    Position,
    Resolve,
    StockSpec,
    TurnSpec,
    WizardSpec,
)
from tutor.games.penumbra.position.reading import lay
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Wizard

ORDER = ("threat-order",)
"""Makes the order of the threat dice bookkeeping: as they lie."""


def mark(discipline: str, threat: int, how: str = "", effect: str = "") -> MarkSpec:
    """A mark; `how` is "", "discharged" or "wounded"."""
    charged = False if how == "discharged" else None
    return MarkSpec(discipline, threat, charged=charged, wounded=how == "wounded", effect=effect)


def card(name: str, use: str | None = "turn", zone: str = "grimoire", turned: bool = False) -> CardSpec:
    """A card in front of Anna."""
    return CardSpec(name, zone, turned, use, cost="free")  # type: ignore[arg-type]


def threatened(
    resolve: Resolve | int,
    *,
    dice: tuple[str, ...] = (),
    marks: tuple[MarkSpec, ...] = (),
    spark: MarkSpec | None = None,
    cards: tuple[CardSpec, ...] = (),
    kind: str = "trial",
    others: tuple[str, ...] = ("boris",),
    rulings: tuple[tuple[str, str], ...] = (),
    automatic: tuple[str, ...] = ORDER,
    mortal: bool = False,
    placed: str = "",
    mortal_wounds: int = 0,
    **stock: int,
) -> State[Table]:
    """A position in which a source of threat, or a bare number of dice, is about to be met by Anna."""
    slots = {f"discipline-{n}": spec for n, spec in enumerate(marks, 1)}
    if spark is not None:
        slots["spark-1"] = spark
    anna = WizardSpec(dice, slots, StockSpec(**stock), cards, mortal_wounds)
    source = Resolve(dice=resolve) if isinstance(resolve, int) else resolve
    wizards = {"anna": anna, **{seat: WizardSpec() for seat in others}}
    turn = TurnSpec("anna", kind, mortal, placed)  # type: ignore[arg-type]
    placed_ = lay(Position(wizards, turn, source), rulings)
    assert placed_.state is not None, placed_.flaws
    state = placed_.state
    return State(state.table, state.stack, state.rulings, automatic)


@dataclass
class Game:
    """A position that remembers what happened on the way to it."""

    state: State[Table]
    events: list[Event] = field(default_factory=list)
    question: Question | None = None

    def __post_init__(self) -> None:
        self._take(settle(GAME, self.state))

    def _take(self, step: Step[Table]) -> None:
        self.state, self.question = step.state, step.question
        self.events += step.events

    def say(self, *keys: str) -> Game:
        """Answers the waiting questions one after the other."""
        for key in keys:
            step = answer(GAME, self.state, key)
            self.events += step.events
            self._take(settle(GAME, step.state))
        return self

    @property
    def asked(self) -> str:
        """The kind of the waiting question; empty when nothing is asked."""
        return self.question.kind if self.question else ""

    @property
    def offered(self) -> tuple[str, ...]:
        """The keys that may be answered."""
        return tuple(option.key for option in self.question.options) if self.question else ()

    @property
    def anna(self) -> Wizard:
        """The threatened wizard."""
        return self.state.table.wizard("anna")

    @property
    def facts(self) -> dict[str, Any]:
        """The facts that predictions and expectations can name."""
        return dict(GAME.facts(self.state))

    def refused(self, key: str) -> set[str]:
        """The rules against an option."""
        assert self.question is not None
        return {reason.rule for reason in self.question.reasons(key)}

    def cited(self, kind: str) -> list[str]:
        """The rules under which events of a kind happened."""
        return [event.rule for event in self.events if event.kind == kind]

    def pool(self) -> list[str]:
        """Anna's dice as text, sorted."""
        return sorted(f"{die.colour} {die.value}" for die in self.anna.dice)


def play(state: State[Table], *keys: str) -> Game:
    """The position after answering its questions with the keys."""
    return Game(state).say(*keys)
