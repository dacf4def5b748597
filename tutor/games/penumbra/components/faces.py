"""What is printed on cards and boards, as far as it is known: costs, tasks, rewards, properties, slots.

None stands for what the sources do not give: the engine refuses to go on from it, and never guesses.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from tutor.framework.typed_facts import form_in_data
from tutor.games.penumbra.components.costs import Cost, Price, together, variants
from tutor.games.penumbra.components.effects import EventForm, Step, StepForm, steps
from tutor.games.penumbra.components.schema import (
    NONE,
    Amount,
    Approach,
    DieFace,
    Equipment,
    Few,
    Form,
    Gem,
    Given,
    Icon,
    PlaceForm,
    Points,
    PrintedKind,
    Requirement,
    Rest,
    SlotEffect,
    Stock,
    Symbols,
    UpTo12,
    Window,
    Windows,
    several,
)
from tutor.games.penumbra.components.tasks import (
    Property,
    PropertyForm,
    Task,
    TaskForm,
    Tasks,
    properties,
    task,
    tasks,
)
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS

CardKind: TypeAlias = Literal["", "spell", "potion", "ready-made-potion", "pet", "artifact", "tome", "talent"]
"""What a card is; a recipe is a potion and a summoning a pet that is not paid for yet. "": not known."""

Use: TypeAlias = Literal["", "turn", "discard", "condition", "permanent", "on-gain"]
"""What activating a card demands, besides a threat to be resolved; "": not known."""

Path: TypeAlias = Literal["dark", "light"]
AutomaDeed: TypeAlias = Literal[
    "class-mark", "class-card", "contract", "potion", "artifact", "arcana", "trial"
]
PATHS: tuple[Path, ...] = ("dark", "light")

Turns: TypeAlias = tuple[Window, ...]
Number: TypeAlias = Annotated[int | None, form_in_data(Amount)]
Score: TypeAlias = Annotated[int | None, form_in_data(Points | NONE)]
Experience: TypeAlias = Annotated[tuple[str, ...] | None, form_in_data(Symbols, several)]
NO_SYMBOL: Turns = ("learning", "trial")
"""When a cost without a symbol can be paid and a card without one be used (pen.cost.timing.none)."""


def windows(value: Any) -> Turns:
    """The kinds of turn that a timing fact names."""
    return several(value) or NO_SYMBOL


def places(forms: tuple[PlaceForm, ...]) -> tuple[PlaceFace, ...]:
    """The slots of a location, numbered from the left."""
    return tuple(
        PlaceFace(str(n), slot.colour or "", slot.value or 0, slot.players, slot.many)
        for n, slot in enumerate(forms, 1)
    )


def dice_faces(forms: tuple[dict[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """The ingredient on each face of a die, and how many of it."""
    return tuple(pair for each in forms for pair in each.items())


def by_discipline(numbers: dict[str, int]) -> tuple[int, ...]:
    """Numbers in the order of `DISCIPLINE_COLOURS`."""
    return tuple(numbers[gem] for gem in DISCIPLINE_COLOURS)


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
    title: Annotated[str, form_in_data(str, name="same_name_as")]
    kind: Annotated[CardKind, form_in_data(PrintedKind, name="card_kind")] = ""
    discipline: Annotated[str | None, form_in_data(Gem | NONE)] = ""
    costs: Annotated[tuple[Cost, ...] | None, form_in_data(Price, variants, "cost")] = ((),)
    cost_windows: Annotated[Turns | None, form_in_data(Windows, windows, "cost_timing")] = NO_SYMBOL
    use: Annotated[Use, form_in_data(Requirement, name="requirement")] = ""
    threat: int = 0
    uncancellable: bool = False
    windows: Annotated[Turns | None, form_in_data(Windows, windows, "activation_timing")] = NO_SYMBOL
    launches: Annotated[str | None, form_in_data(Icon)] = ""
    launched_by: Annotated[str | None, form_in_data(Icon)] = ""
    scaling: Annotated[str, form_in_data(Gem | NONE)] = ""
    slot: Annotated[str | None, form_in_data(Equipment)] = ""
    price: Annotated[Cost | None, form_in_data(Price, together)] = ()
    experience: Annotated[tuple[str, ...], form_in_data(Symbols, several)] = ()
    starting: tuple[str, ...] = ()
    effect: Annotated[tuple[Step, ...] | None, form_in_data(tuple[StepForm, ...], steps)] = None

    def does(self, verb: str) -> bool:
        """Whether a step of the effect is of that kind."""
        for step in self.effect or ():  # noqa: SIM110 (asked for every card at every moment)
            if step.do == verb:
                return True
        return False

    assumed: tuple[str, ...] = ()


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    """What a contract or a path of a trial gives: dice by colour, ingredients, numbers of cards, symbols."""

    dice: dict[Given, Few] = {}
    ingredients: Stock = {}
    discipline_cards: UpTo12 = 0
    potions: UpTo12 = 0
    artifacts: UpTo12 = 0
    light: UpTo12 = 0
    dark: UpTo12 = 0


class ContractFace(Struct, frozen=True):
    """A contract; None stands for what is not known.

    `light` and `dark` are its symbols, which can be known although the rest of the reward is not.
    """

    id: str
    side: Annotated[Literal["", "light", "dark"], form_in_data(Literal["light", "dark"])] = ""
    difficulty: Annotated[int, Meta(ge=1, le=2)] | None = None
    threat: Number = 0
    task: Annotated[Task | None, form_in_data(TaskForm, task)] = None
    reward: Annotated[Reward | None, form_in_data(Reward | NONE)] = Reward()
    experience: Experience = ()
    points: Score = 0
    light: UpTo12 | None = None
    dark: UpTo12 | None = None

    @property
    def known(self) -> bool:
        """Whether everything is known that attempting and keeping it needs."""
        needed = (self.difficulty, self.threat, self.task, self.reward, self.experience, self.points)
        return self.side != "" and None not in needed


class PathFace(Struct, frozen=True):
    """One path of a trial. Of several `tasks` one is enough.

    `symbols` are the light and the dark ones, which can be known although the rest of the reward is not.
    """

    approach: Annotated[Approach | Literal[""], form_in_data(Approach)] = ""
    tasks: Annotated[tuple[Task, ...] | None, form_in_data(Tasks, tasks)] = field(default=None, name="task")
    reward: Annotated[Reward | None, form_in_data(Reward | NONE)] = Reward()
    symbols: tuple[int | None, int | None] = (None, None)

    @property
    def light(self) -> int | None:
        """The light symbols."""
        return self.symbols[0]

    @property
    def dark(self) -> int | None:
        """The dark symbols."""
        return self.symbols[1]

    @property
    def known(self) -> bool:
        """Whether everything is known that choosing it needs."""
        return self.approach != "" and self.tasks is not None and self.reward is not None


class TrialFace(Struct, frozen=True):
    """A trial; None stands for what is not known. `threat` is 0 where none is printed."""

    id: str
    difficulty: Annotated[int, Meta(ge=1, le=4)] | None = None
    threat: Number = 0
    dark: PathFace = PathFace()
    light: PathFace = PathFace()
    properties: Annotated[
        tuple[Property, ...] | None, form_in_data(tuple[PropertyForm, ...] | NONE, properties)
    ] = ()
    counterstrike: Number = 0
    experience: Experience = ()
    points: Score = 0

    def path(self, path: Path) -> PathFace:
        """One of the two paths."""
        return self.dark if path == "dark" else self.light

    @property
    def known(self) -> bool:
        """Whether everything is known that attempting and keeping it needs."""
        values = (self.difficulty, self.threat, self.properties, self.counterstrike)
        return None not in (*values, self.experience, self.points) and self.dark.known and self.light.known


class TalentFace(Struct, frozen=True):
    """What a talent names for the start; None stands for what is not known."""

    id: str
    mark: Gem | None = field(default=None, name="starting_mark")
    card: str | None = field(default=None, name="starting_card")
    order: Annotated[int, Meta(ge=1, le=99)] | None = field(default=None, name="turn_order")
    ingredients: Annotated[dict[str, int] | None, form_in_data(Stock | NONE)] = field(
        default_factory=dict, name="starting_ingredients"
    )


class SlotFace(Struct, frozen=True):
    """A slot of a wizard's board; None stands for what is not known."""

    id: str
    threat: Annotated[int | None, form_in_data(DieFace | NONE)] = field(default=0, name="threat_value")
    effect: Annotated[str | None, form_in_data(SlotEffect)] = field(default="", name="mark_effect")
    rest: Annotated[tuple[str, ...] | None, form_in_data(Rest | tuple[Rest, ...], several)] = field(
        default=(), name="rest_effect"
    )
    arcana: Number = field(default=0, name="arcana_cost")
    points: Score = 0


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


class LocationFace(Struct, frozen=True):
    """The slots of a location or of a section of a class; () where they are not known."""

    id: str
    slots: Annotated[tuple[PlaceFace, ...], form_in_data(tuple[PlaceForm, ...], places)] = ()


class OmenTest(Form, frozen=True):
    """A condition that the engine can test, its number and points.

    Prophecies: "deck-empty"; "trials-any", "contracts-any", "marks-any", "sparks-any": some wizard has `n`
    trials, contracts, discipline marks, spark marks; "trials-every": every wizard has. Goals give `points`:
    "marks-per-discipline" for each discipline with at least `n` marks; "per-arcana", "per-trial" and
    "per-contract" for each.
    """

    kind: Literal[
        "deck-empty", "trials-any", "trials-every", "contracts-any", "marks-any", "sparks-any",
        "marks-per-discipline", "per-arcana", "per-trial", "per-contract",
    ]  # fmt: skip
    n: UpTo12 = 0
    points: Points = 0


class OmenFace(Struct, frozen=True):
    """A prophecy or a goal: what it tests; None: not known."""

    id: str
    test: OmenTest | None = None


class EventFace(Struct, frozen=True):
    """An event: what happens to every wizard in turn order, then to "you"; None: not known."""

    id: str
    effect: EventForm | None = None

    @property
    def all(self) -> tuple[Step, ...] | None:
        """What happens to every wizard."""
        return None if self.effect is None else steps(self.effect.all)

    @property
    def you(self) -> tuple[Step, ...] | None:
        """What happens to "you"."""
        return None if self.effect is None else steps(self.effect.you)


class AutomaStep(Form, frozen=True):
    """One instruction. "class-mark": places in a class, gains its mark and a card. "class-card": places in a
    class and gains a card. "contract", "potion", "artifact": places in the location, completes or gains it.
    "arcana": gains `n`. "trial": passes a trial of a difficulty of at most `n`, or of its level if 0; `side`
    is the path it takes as long as its side is not fixed.
    """

    do: AutomaDeed
    n: UpTo12 = 0
    side: Path | None = None


class AutomaTurn(Form, frozen=True):
    """A turn of the Automa: which kind it counts as, and its instructions in order."""

    kind: Window = field(name="turn")
    steps: tuple[AutomaStep, ...]


class AutomaFace(Struct, frozen=True):
    """An Automa board: its turns, which follow one another and begin again after the last one; None: not
    known. `points` is what each wizard card it keeps is worth at the end."""

    id: str
    difficulty: Annotated[int, Meta(ge=1, le=3)] | None = None
    turns: tuple[AutomaTurn, ...] | None = field(default=None, name="instructions")
    points: Score = field(default=0, name="points_each")


class PreparedDeck(Struct, frozen=True):
    """The fate deck of a first game, and which of its cards are for more players; None: not known."""

    id: str
    row: tuple[str, ...] | None = field(default=None, name="row_face_up")
    cards: tuple[str, ...] | None = field(default=None, name="deck_top_to_bottom")
    three_or_more: tuple[str, ...] | None = field(default=None, name="three_plus_players_only")
    four: tuple[str, ...] | None = field(default=None, name="four_players_only")


class ResourceDie(Struct, frozen=True):
    """The die for ingredients; () where its faces are not known."""

    id: str
    faces: Annotated[
        tuple[tuple[str, int], ...],
        form_in_data(tuple[dict[Literal["fruit", "crystal", "jewel"], Few], ...], dice_faces),
    ] = ()


class MarkTokens(Struct, frozen=True):
    """The marks in the order of `DISCIPLINE_COLOURS`, how many of each; () if not known."""

    id: str
    numbers: Annotated[
        tuple[int, ...],
        form_in_data(dict[Gem | Literal["spark"], Annotated[int, Meta(ge=0, le=60)]], by_discipline),
    ] = field(default=(), name="split_by_kind")
