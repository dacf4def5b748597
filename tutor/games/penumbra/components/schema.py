"""How facts are written so that the engine can play with them: the vocabulary of a facts file.

`FORMS` names the form of every such fact, kind by kind. A fact that is not known is written ``unknown``, what
is not there (no threat, no icon, no slot) ``none``. The fields of the structs below are the fields of the
YAML mappings; numbers have the ranges given there.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from tutor.games.penumbra.components.faces import AutomaDeed, Window
from tutor.games.penumbra.state.wizard import Ingredient
from tutor.rules.words import Words

NONE: TypeAlias = Literal["none"]
Few = Annotated[int, Meta(ge=1, le=12)]
Face = Annotated[int, Meta(ge=1, le=6)]
Points = Annotated[int, Meta(ge=-20, le=20)]
UpTo12 = Annotated[int, Meta(ge=0, le=12)]
Sum = Annotated[int, Meta(ge=1, le=60)]
Gem: TypeAlias = Literal["ruby", "amber", "jasper", "emerald", "sapphire", "amethyst"]
Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "violet"]
Wanted: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "violet", "any", "spark"]
"""A colour in a cost or a task: "any" is the bone sign (pen.dice.bone.icon)."""
Given: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "violet", "bone", "spark"]
"""A colour of a die that is gained."""
Symbol: TypeAlias = Literal["monsters", "magical-beasts", "wild-lands", "mystic", "wizards", "society"]
Approach: TypeAlias = Literal["destroy", "catch", "reconcile", "dispel", "endure", "bribe"]
Stock: TypeAlias = dict[Ingredient, Few]
Icon: TypeAlias = Literal[
    "none",
    "any-spell", "red-spell", "orange-spell", "yellow-spell", "green-spell", "blue-spell", "violet-spell",
    "any-potion", "red-potion", "orange-potion", "yellow-potion", "green-potion", "blue-potion",
    "violet-potion",
    "any-pet", "red-pet", "orange-pet", "yellow-pet", "green-pet", "blue-pet", "violet-pet",
]  # fmt: skip
"""What a launch icon shows: the colour of the discipline and the kind of card."""


class Form(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mapping with a closed list of fields."""


class PayForm(Form, frozen=True):
    """One part of a cost: `n` dice of a colour (of a `value`), or `n` of an ingredient; never both."""

    die: Wanted | None = None
    ingredient: Ingredient | None = None
    n: Few = 1
    value: Face | None = None


class CostForm(Form, frozen=True):
    """One entry of a cost or a price. Entries without `variant` are paid together; those with the same
    `variant` belong together, and one variant is enough. A variant that only says `launched_by` is no
    payment."""

    pay: PayForm | None = None
    variant: Annotated[int, Meta(ge=1, le=4)] | None = None
    launched_by: Icon | None = None
    text: Words | None = None


class ThreatForm(Form, frozen=True):
    """A requirement that has a threat to be resolved, and what else using the card demands."""

    threat: Few
    use: Literal["turn", "discard", "none"]
    uncancellable: bool = False


class IngredientsTask(Form, frozen=True, tag_field="kind", tag="ingredients"):
    """Discard ingredients (pen.task.ingredients)."""

    pay: Stock


class SumTask(Form, frozen=True, tag_field="kind", tag="sum"):
    """Discard dice of the colours that show at least so much together (pen.task.sum)."""

    colours: tuple[Wanted, ...]
    at_least: Sum


class ExactTask(Form, frozen=True, tag_field="kind", tag="exact"):
    """Discard dice of the colours that show just these values (pen.task.exact)."""

    colours: tuple[Wanted, ...]
    values: tuple[Face, ...]


class RollTask(Form, frozen=True, tag_field="kind", tag="roll"):
    """Roll so many dice of the colour for at least so much (pen.task.roll)."""

    colour: Wanted
    dice: Few
    at_least: Sum


class EndureTask(Form, frozen=True, tag_field="kind", tag="endure"):
    """Resolve a threat without a mortal wound (pen.task.endure)."""

    threat: Few


class ExperienceTask(Form, frozen=True, tag_field="kind", tag="experience"):
    """Have symbols in the experience zone (pen.task.experience)."""

    symbol: Symbol
    count: Annotated[int, Meta(ge=1, le=9)]


TaskForm: TypeAlias = IngredientsTask | SumTask | ExactTask | RollTask | EndureTask | ExperienceTask


class RewardForm(Form, frozen=True):
    """A reward. `light` and `dark` are its symbols."""

    dice: dict[Given, Few] = {}
    ingredients: Stock = {}
    discipline_cards: UpTo12 = 0
    potions: UpTo12 = 0
    artifacts: UpTo12 = 0
    light: UpTo12 = 0
    dark: UpTo12 = 0


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


class StepForm(Form, frozen=True):
    """A part of an effect: one deed with its object or number, how often, and for the marks of what.

    ``{gain: blood, n: 2}``, ``{die: red, per: ruby, temporary: true}``, ``{heal: 1}``, ``{take: potion}``;
    the deeds are those of `faces.Step`.
    """

    gain: Ingredient | None = None
    die: Given | None = None
    take: Literal["discipline", "potion", "artifact"] | None = None
    reserve: Literal["trial", "contract"] | None = None
    roll_resource: Few | None = None
    heal: Few | None = None
    unturn: Few | None = None
    reroll: Few | None = None
    nudge: Few | None = None
    flip: Few | None = None
    set: Few | None = None
    repaint: Few | None = None
    cancel: Few | None = None
    remove_threat: Few | None = None
    n: Few = 1
    per: Gem | None = None
    temporary: bool = False


class EventForm(Form, frozen=True):
    """The effect of an event: what every wizard gets, then what "you" get."""

    all: tuple[StepForm, ...] = ()
    you: tuple[StepForm, ...] = ()


class PlaceForm(Form, frozen=True):
    """A slot of a location. "class" is the colour of the class; `players`: open from that many players on."""

    colour: Colour | Literal["spark", "class"] | None = None
    value: Face | None = None
    players: Annotated[int, Meta(ge=1, le=4)] = 1
    many: bool = False


class TestForm(Form, frozen=True):
    """The condition of a prophecy, or what a goal gives points for: the kinds of `faces.OmenFace`."""

    kind: Literal[
        "deck-empty", "trials-any", "trials-every", "contracts-any", "marks-any", "sparks-any",
        "marks-per-discipline", "per-arcana", "per-trial", "per-contract",
    ]  # fmt: skip
    n: UpTo12 = 0
    points: Points = 0


class InstructionForm(Form, frozen=True):
    """One instruction of an Automa board; the deeds are those of `faces.AutomaStep`."""

    do: AutomaDeed
    n: UpTo12 = 0
    side: Literal["dark", "light"] | None = None


class AutomaTurnForm(Form, frozen=True):
    """One turn of an Automa."""

    turn: Window
    steps: tuple[InstructionForm, ...]


Windows: TypeAlias = Literal["none", "learning", "trial", "rest"] | tuple[Window, ...]
Tasks: TypeAlias = TaskForm | tuple[TaskForm, ...]
Amount: TypeAlias = UpTo12 | NONE
Symbols: TypeAlias = Symbol | tuple[Symbol, ...] | NONE
Price: TypeAlias = tuple[CostForm, ...] | NONE
Rest: TypeAlias = Literal["die", "brew", "exchange", "buy", "none"]

_CARD: Final[dict[str, Any]] = {
    "card_kind": Literal["spell", "potion", "ready-made-potion", "pet", "artifact", "tome"],
    "discipline": Gem | NONE,
    "cost": Price,
    "cost_timing": Windows,
    "requirement": Literal["turn", "discard", "condition", "permanent", "on-gain"] | ThreatForm,
    "activation_timing": Windows,
    "launches": Icon,
    "launched_by": Icon,
    "scaling": Gem | NONE,
    "slot": Literal["conductor", "pendant", "mantle", "ring", "none"],
    "price": Price,
    "experience": Symbols,
    "same_name_as": str,
    "effect": tuple[StepForm, ...],
}
FORMS: Final[dict[str, dict[str, Any]]] = {
    "wizard-card": _CARD,
    "talent": {
        "starting_mark": Gem,
        "starting_card": str,
        "turn_order": Annotated[int, Meta(ge=1, le=99)],
        "starting_ingredients": Stock | NONE,
        "requirement": _CARD["requirement"],
        "activation_timing": Windows,
        "effect": tuple[StepForm, ...],
    },
    "contract": {
        "side": Literal["light", "dark"],
        "difficulty": Annotated[int, Meta(ge=1, le=2)],
        "threat": Amount,
        "task": TaskForm,
        "reward": RewardForm | NONE,
        "experience": Symbols,
        "points": Points | NONE,
        "light": UpTo12,
        "dark": UpTo12,
    },
    "trial": {
        "difficulty": Annotated[int, Meta(ge=1, le=4)],
        "threat": Amount,
        "dark_approach": Approach,
        "light_approach": Approach,
        "dark_task": Tasks,
        "light_task": Tasks,
        "dark_reward": RewardForm | NONE,
        "light_reward": RewardForm | NONE,
        "properties": tuple[PropertyForm, ...] | NONE,
        "counterstrike": Amount,
        "points": Points | NONE,
        "experience": Symbols,
    },
    "mark-slot": {
        "rest_effect": Rest | tuple[Rest, ...],
        "mark_effect": Literal["set", "repaint", "launch", "unturn", "none"],
        "threat_value": Face | NONE,
        "arcana_cost": Amount,
        "points": Points | NONE,
    },
    "location": {"slots": tuple[PlaceForm, ...]},
    "class-section": {"slots": tuple[PlaceForm, ...]},
    "prophecy": {"test": TestForm},
    "goal": {"test": TestForm},
    "event": {"effect": EventForm},
    "prepared-deck": {
        "row_face_up": tuple[str, ...],
        "deck_top_to_bottom": tuple[str, ...],
        "three_plus_players_only": tuple[str, ...],
        "four_players_only": tuple[str, ...],
    },
    "automa": {
        "difficulty": Annotated[int, Meta(ge=1, le=3)],
        "instructions": tuple[AutomaTurnForm, ...],
        "points_each": Points | NONE,
    },
    "resource-die": {"faces": tuple[dict[Literal["fruit", "crystal", "jewel"], Few], ...]},
    "mark-token": {"split_by_kind": dict[Gem | Literal["spark"], Annotated[int, Meta(ge=0, le=60)]]},
}
"""The form of each fact that the engine reads, by kind of component (pieces: by their id)."""
