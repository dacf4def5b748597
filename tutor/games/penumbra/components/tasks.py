"""Tasks of contracts and trials and properties of trials, and how they are written in a facts file."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tutor.games.penumbra.components.costs import Cost, Pay
from tutor.games.penumbra.components.schema import (
    DieFace,
    Few,
    Form,
    Stock,
    Sum,
    Symbol,
    UpTo12,
    Wanted,
    several,
)

TaskKind: TypeAlias = Literal["ingredients", "sum", "exact", "roll", "endure", "experience"]


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """One task of a contract or a trial.

    "ingredients": discard `pay`. "sum": dice of `colours` of at least `n` together. "exact": as many dice of
    `colours` as there are `values`, showing just these. "roll": exactly `dice` dice of the one colour, rolled
    for at least `n`. "endure": a threat of `n`. "experience": `n` symbols `symbol`. Each of the colours may
    be "any" or "spark".
    """

    kind: TaskKind
    colours: tuple[str, ...] = ()
    n: int = 0
    values: tuple[int, ...] = ()
    dice: int = 0
    pay: Cost = ()
    symbol: str = ""


class IngredientsTask(Form, frozen=True, tag_field="kind", tag="ingredients"):
    """Discard ingredients (pen.task.ingredients)."""

    pay: Stock

    @property
    def task(self) -> Task:
        """What is done."""
        return Task("ingredients", pay=tuple(Pay("ingredient", kind, n) for kind, n in self.pay.items()))


class SumTask(Form, frozen=True, tag_field="kind", tag="sum"):
    """Discard dice of the colours that show at least so much together (pen.task.sum)."""

    colours: tuple[Wanted, ...]
    at_least: Sum

    @property
    def task(self) -> Task:
        """What is done."""
        return Task("sum", self.colours, self.at_least)


class ExactTask(Form, frozen=True, tag_field="kind", tag="exact"):
    """Discard dice of the colours that show just these values (pen.task.exact)."""

    colours: tuple[Wanted, ...]
    values: tuple[DieFace, ...]

    @property
    def task(self) -> Task:
        """What is done."""
        return Task("exact", self.colours, values=tuple(sorted(self.values)))


class RollTask(Form, frozen=True, tag_field="kind", tag="roll"):
    """Roll so many dice of the colour for at least so much (pen.task.roll)."""

    colour: Wanted
    dice: Few
    at_least: Sum

    @property
    def task(self) -> Task:
        """What is done."""
        return Task("roll", (self.colour,), self.at_least, dice=self.dice)


class EndureTask(Form, frozen=True, tag_field="kind", tag="endure"):
    """Resolve a threat without a mortal wound (pen.task.endure)."""

    threat: Few

    @property
    def task(self) -> Task:
        """What is done."""
        return Task("endure", n=self.threat)


class ExperienceTask(Form, frozen=True, tag_field="kind", tag="experience"):
    """Have symbols in the experience zone (pen.task.experience)."""

    symbol: Symbol
    count: Annotated[int, Meta(ge=1, le=9)]

    @property
    def task(self) -> Task:
        """What is done."""
        return Task("experience", n=self.count, symbol=self.symbol)


TaskForm: TypeAlias = IngredientsTask | SumTask | ExactTask | RollTask | EndureTask | ExperienceTask
Tasks: TypeAlias = TaskForm | tuple[TaskForm, ...]


def task(form: TaskForm) -> Task:
    """The task that is written."""
    return form.task


def tasks(forms: Tasks) -> tuple[Task, ...]:
    """One task, or several of which one is enough."""
    return tuple(map(task, several(forms)))


class Property(Struct, frozen=True):
    """A property of a trial with its number, if it has one; `task` is what a shield demands."""

    id: str
    n: int = 0
    task: Task | None = None


class Rift(Form, frozen=True, tag_field="id", tag="rift"):
    """Before the threat roll discard `n` dice (pen.prop.rift)."""

    n: Few


class Vigilance(Form, frozen=True, tag_field="id", tag="vigilance"):
    """Before the threat roll use at most `n` cards or chains (pen.prop.vigilance)."""

    n: UpTo12


class Shield(Form, frozen=True, tag_field="id", tag="shield"):
    """Before the task discard dice as `task` says (pen.prop.shield)."""

    task: SumTask | ExactTask


class Trap(Form, frozen=True, tag_field="id", tag="trap"):
    """Failing gives a mortal wound (pen.prop.trap)."""


class NoCrystals(Form, frozen=True, tag_field="id", tag="suppress-crystals"):
    """Crystals cannot be used (pen.prop.suppress.crystals)."""


class NoPotions(Form, frozen=True, tag_field="id", tag="suppress-potions"):
    """Potions cannot be used (pen.prop.suppress.potions)."""


class NoArtifacts(Form, frozen=True, tag_field="id", tag="suppress-artifacts"):
    """Artifacts cannot be used (pen.prop.suppress.artifacts)."""


class NoPets(Form, frozen=True, tag_field="id", tag="suppress-pets"):
    """Pets cannot be used (pen.prop.suppress.pets)."""


PropertyForm: TypeAlias = Rift | Vigilance | Shield | Trap | NoCrystals | NoPotions | NoArtifacts | NoPets


def properties(forms: tuple[PropertyForm, ...]) -> tuple[Property, ...]:
    """The properties that are written."""
    return tuple(map(_property, forms))


def _property(form: PropertyForm) -> Property:
    name = str(form.__struct_config__.tag)
    if isinstance(form, Shield):
        return Property(name, task=form.task.task)
    return Property(name, getattr(form, "n", 0))
