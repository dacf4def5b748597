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
Deed: TypeAlias = Literal[
    "gain", "die", "roll-resource", "heal", "unturn", "reroll", "nudge", "flip", "set", "repaint",
    "cancel", "remove-threat", "take", "reserve",
]  # fmt: skip
AutomaDeed: TypeAlias = Literal[
    "class-mark", "class-card", "contract", "potion", "artifact", "arcana", "trial"
]
PATHS: tuple[Path, ...] = ("dark", "light")


class Pay(Struct, frozen=True, forbid_unknown_fields=True):
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


class Step(Struct, frozen=True):
    """One part of a simple effect told in data: `n` times, or `n` times for each mark of a discipline `per`.

    "gain": an ingredient `what`. "die": a die of the colour `what`, which lies on the card and is temporary
    if `temporary`. "roll-resource": resource dice, all together. "heal": wounds. "unturn": cards. "reroll",
    "nudge", "flip", "set", "repaint": own dice. "cancel": properties of the trial. "remove-threat": threat
    dice before the roll. "take": a card from the market or the top of a deck, `what` is "discipline",
    "potion" or "artifact". "reserve": `what` is "trial" or "contract"; it may be declined.
    """

    do: Deed
    n: int = 1
    what: str = ""
    per: str = ""
    temporary: bool = False


class CardFace(Struct, frozen=True):
    """A wizard card. `title` is what two cards share that may not lie in one play area (pen.card.unique).

    `costs` are the variants of which one is paid; `cost_windows` and `windows` the kinds of turn in which the
    cost can be paid and the effect activated. `threat` is what has to be resolved to activate it.
    `launches` and `launched_by` are icons such as "any-spell" or "red-spell", "" where there is none.
    `scaling` is the discipline whose marks the text counts. `starting` are the talents that it is the
    starting card of. `effect` is the effect of a card that has no text of its own in the rulebook, () for
    none. `assumed` names what a position filled in.
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
    effect: tuple[Step, ...] | None = None

    def does(self, verb: str) -> bool:
        """Whether a step of the effect is of that kind."""
        for step in self.effect or ():  # noqa: SIM110 (asked for every card at every moment)
            if step.do == verb:
                return True
        return False

    assumed: tuple[str, ...] = ()


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
    """A contract; None stands for what is not known.

    `light` and `dark` are its symbols, which can be known although the rest of the reward is not. `known`
    tells whether everything is that attempting and keeping it needs.
    """

    id: str
    title: str
    side: Literal["", "light", "dark"] = ""
    difficulty: int | None = None
    threat: int | None = None
    task: Task | None = None
    reward: Reward | None = None
    experience: tuple[str, ...] | None = None
    points: int | None = None
    light: int | None = None
    dark: int | None = None
    known: bool = False


class PathFace(Struct, frozen=True):
    """One path of a trial. Of several `tasks` one is enough; `light` and `dark` are as in a contract."""

    approach: str = ""
    tasks: tuple[Task, ...] | None = None
    reward: Reward | None = None
    light: int | None = None
    dark: int | None = None


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
    """A prophecy or a goal: a condition that the engine can test, its number and points; "": not known.

    Prophecies: "deck-empty"; "trials-any", "contracts-any", "marks-any", "sparks-any": some wizard has `n`
    trials, contracts, discipline marks, spark marks; "trials-every": every wizard has. Goals give `points`:
    "marks-per-discipline" for each discipline with at least `n` marks; "per-arcana", "per-trial" and
    "per-contract" for each.
    """

    id: str
    condition: str = ""
    n: int = 0
    points: int = 0


class EventFace(Struct, frozen=True):
    """An event: what happens to every wizard in turn order, then to "you"; None: not known."""

    id: str
    all: tuple[Step, ...] | None = None
    you: tuple[Step, ...] | None = None


class AutomaStep(Struct, frozen=True):
    """One instruction. "class-mark": places in a class, gains its mark and a card. "class-card": places in a
    class and gains a card. "contract", "potion", "artifact": places in the location, completes or gains it.
    "arcana": gains `n`. "trial": passes a trial of a difficulty of at most `n`, or of its level if 0; `side`
    is the path it takes as long as its side is not fixed.
    """

    do: AutomaDeed
    n: int = 0
    side: Literal["", "dark", "light"] = ""


class AutomaTurn(Struct, frozen=True):
    """A turn of the Automa: which kind it counts as, and its instructions in order."""

    kind: Window
    steps: tuple[AutomaStep, ...]


class AutomaFace(Struct, frozen=True):
    """An Automa board: its turns, which follow one another and begin again after the last one; None: not
    known. `points` is what each wizard card it keeps is worth at the end."""

    id: str
    difficulty: int | None = None
    turns: tuple[AutomaTurn, ...] | None = None
    points: int | None = None
