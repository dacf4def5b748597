"""What is printed on cards and boards, as far as it is known: costs, tasks, rewards, properties, slots.

None stands for what the sources do not give: the engine refuses to go on from it, and never guesses.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

CardKind: TypeAlias = Literal["", "spell", "potion", "ready-made-potion", "pet", "artifact", "tome", "talent"]
"""What a card is; a recipe is a potion and a summoning a pet that is not paid for yet. "": not known."""

Use: TypeAlias = Literal["", "turn", "discard", "condition", "permanent", "on-gain"]
"""What activating a card demands, besides a threat to be resolved; "": not known."""

Window: TypeAlias = Literal["learning", "trial", "rest"]
Path: TypeAlias = Literal["dark", "light"]
TaskKind: TypeAlias = Literal["ingredients", "sum", "exact", "roll", "endure", "experience"]
PATHS: tuple[Path, ...] = ("dark", "light")


class Pay(Struct, frozen=True):
    """One part of a cost: `n` dice of a colour (of `value`, if not 0), or `n` of an ingredient.

    The colour "any" is the bone sign: any dice in any mix (pen.dice.bone.icon). "spark" can be met with spark
    dice only (pen.dice.spark.required).
    """

    what: Literal["die", "ingredient"]
    kind: str
    n: int = 1
    value: int = 0


Cost: TypeAlias = tuple[Pay, ...]
"""Everything that has to be paid together."""


class CardFace(Struct, frozen=True):
    """A wizard card. `title` is what two cards share that may not lie in one play area (pen.card.unique).

    `costs` are the variants of which one is paid; `cost_windows` and `windows` the kinds of turn in which the
    cost can be paid and the effect activated. `threat` is what has to be resolved to activate it.
    `launches` and `launched_by` are icons such as "any-spell" or "red-spell", "" where there is none.
    `scaling` is the discipline whose marks the text counts. `assumed` names what a position filled in.
    """

    id: str
    title: str
    kind: CardKind = ""
    discipline: str | None = None
    costs: tuple[Cost, ...] | None = None
    cost_windows: tuple[Window, ...] | None = None
    use: Use = ""
    threat: int = 0
    uncancellable: bool = False
    windows: tuple[Window, ...] | None = None
    launches: str | None = None
    launched_by: str | None = None
    scaling: str = ""
    slot: str | None = None
    price: Cost | None = None
    experience: tuple[str, ...] = ()
    starting: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()


class Task(Struct, frozen=True):
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


class Reward(Struct, frozen=True):
    """What a contract or a path of a trial gives: dice by colour, ingredients, numbers of cards, symbols."""

    dice: tuple[tuple[str, int], ...] = ()
    ingredients: tuple[tuple[str, int], ...] = ()
    discipline_cards: int = 0
    potions: int = 0
    artifacts: int = 0
    light: int = 0
    dark: int = 0


class Property(Struct, frozen=True):
    """A property of a trial with its number, if it has one; `task` is what a shield demands."""

    id: str
    n: int = 0
    task: Task | None = None


class ContractFace(Struct, frozen=True):
    """A contract; None stands for what is not known."""

    id: str
    title: str
    side: Literal["", "light", "dark"] = ""
    difficulty: int | None = None
    threat: int | None = None
    task: Task | None = None
    reward: Reward | None = None
    experience: tuple[str, ...] | None = None
    points: int | None = None
    known: bool = False


class PathFace(Struct, frozen=True):
    """One path of a trial. Of several `tasks` one is enough."""

    approach: str = ""
    tasks: tuple[Task, ...] | None = None
    reward: Reward | None = None


class TrialFace(Struct, frozen=True):
    """A trial; None stands for what is not known. `threat` is 0 where none is printed."""

    id: str
    title: str
    difficulty: int | None = None
    threat: int | None = None
    dark: PathFace = PathFace()
    light: PathFace = PathFace()
    properties: tuple[Property, ...] | None = None
    counterstrike: int | None = None
    experience: tuple[str, ...] | None = None
    points: int | None = None
    known: bool = False

    def path(self, path: Path) -> PathFace:
        """One of the two paths."""
        return self.dark if path == "dark" else self.light


class TalentFace(Struct, frozen=True):
    """What a talent names for the start; None stands for what is not known."""

    id: str
    mark: str | None = None
    card: str | None = None
    order: int | None = None
    ingredients: tuple[tuple[str, int], ...] | None = None


class SlotFace(Struct, frozen=True):
    """A slot of a wizard's board; None stands for what is not known."""

    id: str
    threat: int | None = None
    effect: str | None = None
    rest: tuple[str, ...] | None = None
    arcana: int | None = None
    points: int | None = None


class PlaceFace(Struct, frozen=True):
    """A slot of a location: which die it takes, and from how many players on it is open.

    `colour` is "" for any die, "class" for the colour of the class; `value` is 0 for any. `many`: it holds
    any number of dice.
    """

    id: str
    colour: str = ""
    value: int = 0
    players: int = 1
    many: bool = False


class OmenFace(Struct, frozen=True):
    """A prophecy or a goal: a condition that the engine can test, its number and points; "": not known."""

    id: str
    condition: str = ""
    n: int = 0
    points: int = 0
