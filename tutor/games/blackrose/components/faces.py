"""What is printed on cards and boards, as far as it is known.

None stands for what the sources do not give: the engine refuses to go on from it, and never guesses. A text
is a list of verbs, one for each printed full stop; a verb that is not known is None.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct, field

from tutor.framework.typed_facts import PART, Count, form_in_data
from tutor.games.blackrose.components.schema import (
    NONE,
    ChoiceName,
    Letter,
    Points,
    School,
    SideForm,
    StartForm,
    TaskForm,
)
from tutor.games.blackrose.verbs.schema.picks import (
    Archetype,
    Colour,
    Criterion,
    Element,
    EventPhase,
    Few,
    Moon,
    Range,
    SpellType,
    Target,
    Task,
    Trigger,
    UpTo12,
)
from tutor.games.blackrose.verbs.schema.verb import Verb

Text: TypeAlias = Annotated[tuple[Verb | None, ...], PART]
"""The full stops of a text in order; None for one whose verb is not known."""

Health: TypeAlias = Annotated[int, Meta(ge=1, le=30)]

SideName: TypeAlias = Literal["main", "reverse"]
OrderPart: TypeAlias = Literal["spell", "physical", "trap"]
Back: TypeAlias = Literal["", "targeted", "damaged"]
Starting: TypeAlias = Annotated[tuple[tuple[str, ...], ...] | None, form_in_data(tuple[StartForm, ...])]
Choices: TypeAlias = Annotated[
    tuple[tuple[str, tuple[Criterion, ...]], ...], form_in_data(dict[ChoiceName, tuple[Criterion, ...]])
]


class SideFace(Struct, frozen=True):
    """One side of a spell. `trigger` is None unless it is a trap or a defence, or where it is not known.

    `text` is () where the text is not known.
    """

    type: SpellType | None = None
    element: Element | None = None
    target: Target | None = None
    range: Range | None = None
    trigger: Trigger | None = None
    text: Text = ()

    @property
    def known(self) -> bool:
        """Whether everything is known that casting this side needs."""
        needs = (self.type, self.element, self.target, self.range)
        triggered = self.trigger is not None or self.type not in ("trap", "defence")
        return None not in needs and triggered and self.text != () and None not in self.text


class SpellFace(Struct, frozen=True):
    """A spell. `school` is "agony" and so on, "forgotten" or "personal", None if it is not known.

    `reverse` is None for a spell with a main effect only. `owner` is the mage whose personal spell it can be,
    or several (their ids without ``mage-``).
    """

    id: str
    school: School | Literal["forgotten", "personal"] | None = None
    instability: bool | None = None
    main: Annotated[SideFace, form_in_data(SideForm)] = SideFace()
    reverse: Annotated[SideFace | None, form_in_data(SideForm | NONE)] = None
    owner: str | tuple[str, ...] | None = None

    @property
    def owners(self) -> tuple[str, ...]:
        """The mages whose personal spell it can be."""
        return (self.owner,) if isinstance(self.owner, str) else self.owner or ()

    def side(self, side: SideName) -> SideFace:
        """One of the two sides. Raises `KeyError` for a reverse side that is not there."""
        face = self.main if side == "main" else self.reverse
        if face is None:
            raise KeyError(f"{self.id} has no {side} side")
        return face

    @property
    def known(self) -> bool:
        """Whether everything is known that playing with the card needs."""
        sides = (self.main,) if self.reverse is None else (self.main, self.reverse)
        return self.school is not None and self.instability is not None and all(s.known for s in sides)


class RoomFace(Struct, frozen=True):
    """A room: slots and the three flags of its ruined side, and the texts of both sides.

    `other_ruined` is the text of the ruined side where another source contradicts the rulebook.
    """

    id: str
    colour: Colour | None = None
    slots: Few | None = None
    flags: Annotated[tuple[int, int, int] | None, form_in_data(tuple[Points, ...])] = None
    centre: bool | None = field(default=None, name="fixed_centre")
    ruined: Text = ()
    restored: Text = ()
    other_ruined: tuple[Verb | None, ...] = ()

    @property
    def known(self) -> bool:
        """Whether everything is known that playing with the room needs."""
        texts = (*self.ruined, *self.restored)
        return None not in (self.colour, self.slots, self.flags, *texts) and bool(
            self.ruined and self.restored
        )


class MageFace(Struct, frozen=True):
    """A mage card. `personal` is the id of the personal spell."""

    id: str
    health: Health | None = None
    hand_limit: Few | None = None
    strength: UpTo12 | None = None
    speed: UpTo12 | None = None
    quest_limit: UpTo12 | None = None
    personal: str | None = None

    @property
    def known(self) -> bool:
        """Whether all values are known."""
        values = (self.health, self.hand_limit, self.strength, self.speed, self.quest_limit, self.personal)
        return None not in values


class EvocationFace(Struct, frozen=True):
    """An evocation kind. `abilities` is None where they are not known, () for none.

    `activation` is how it activates where its card has rules of its own (brw.evo.activate.own-rules).

    `count` is the number of cards, `figures` that of figures; kinds with the same `shares` draw on the same
    figures.
    """

    id: str
    archetype: Archetype | None = None
    health: Few | None = None
    strength: UpTo12 | None = None
    speed: UpTo12 | None = None
    count: Count = None
    figures: Few | None = None
    shares: str | None = None
    base: Literal["large", "small"] | None = None
    abilities: Text | None = None
    activation: Text = ()

    @property
    def large(self) -> bool | None:
        """Whether it stands on a large base."""
        return None if self.base is None else self.base == "large"

    @property
    def known(self) -> bool:
        """Whether everything is known that playing with it needs; the size of its base may be open."""
        values = (self.archetype, self.health, self.strength, self.speed, self.count, self.figures)
        return self.abilities is not None and None not in (*values, *self.abilities, *self.activation)


class JinxFace(Struct, frozen=True):
    """A jinx."""

    id: str
    text: Text | None = field(default=None, name="main")
    count: Count = None

    @property
    def slots(self) -> int:
        """The number of chips that end it; 0 if chips do not."""
        return next((full.to or 0 for verb in self.text or () if verb and (full := verb.change("slots"))), 0)

    @property
    def known(self) -> bool:
        """Whether its text and the number of its cards are known."""
        return self.count is not None and self.text is not None and None not in self.text


class UpgradeFace(Struct, frozen=True):
    """An upgrade of an evocation."""

    id: str
    text: Text | None = field(default=None, name="main")
    count: Count = None

    @property
    def known(self) -> bool:
        """Whether its text and the number of its cards are known."""
        return self.count is not None and self.text is not None and None not in self.text


class QuestFace(Struct, frozen=True):
    """A quest."""

    id: str
    moon: Moon | None = None
    task: Annotated[Task | None, form_in_data(TaskForm)] = None
    slots: UpTo12 | None = None
    reward: Points | None = None
    text: Text = field(default=(), name="main")

    @property
    def known(self) -> bool:
        """Whether everything is known that playing with the card needs."""
        values = (self.moon, self.task, self.slots, self.reward, *self.text)
        return None not in values and self.text != ()


class EventFace(Struct, frozen=True):
    """An event, of a mage's game or (`avatar`) of a game with the avatar. `slot` is 0 if it is immediate."""

    id: str
    moon: Moon | None = None
    crown: bool | None = None
    phase: EventPhase | None = None
    slot: Annotated[int | None, form_in_data(Moon | NONE)] = 0
    reveal_power: Points | None = None
    discard_power: Points | None = None
    text: Text = field(default=(), name="main")
    avatar: bool = False

    @property
    def known(self) -> bool:
        """Whether everything is known that playing with the card needs."""
        values = (self.moon, self.crown, self.phase, self.slot, self.reveal_power, self.discard_power)
        return None not in (*values, *self.text) and self.text != ()


class OrderFace(Struct, frozen=True):
    """An order of the avatar: its spell, its physical action, and the trap or defence on it.

    `back` is what sets off the trap or defence whose symbol is on its back ("" for none): the avatar becomes
    the target of a combat spell, or takes damage (brw.avatar.order.trap). `extra`: a second order follows.
    `top` is which of spell and physical action comes first (brw.avatar.order.top-down).
    """

    id: str
    moon: Moon | None = None
    back: Annotated[Back | None, form_in_data(Literal["none", "targeted", "damaged"])] = ""
    extra: bool | None = None
    instability: bool | None = None
    spell: Text = ()
    physical: Text = ()
    trap: Text = ()
    top: Literal["spell", "physical"] | None = None

    def part(self, part: OrderPart) -> Text:
        """One of the three parts; () for one that the card does not have."""
        return {"spell": self.spell, "physical": self.physical, "trap": self.trap}[part]

    @property
    def known(self) -> bool:
        """Whether everything is known that playing with the card needs."""
        texts = (*self.spell, *self.physical, *self.trap)
        values = (self.moon, self.back, self.extra, self.instability, *texts)
        return None not in values and bool(texts) and (self.back == "") == (self.trap == ())


class SchoolFace(Struct, frozen=True):
    """A school: its spells, and its starting lists of spell ids; None where they are not known."""

    id: str
    spells: tuple[str, ...] = ()
    starting: Starting = field(default=None, name="starting_grimoires")
    elements: dict[str, UpTo12] | None = field(default=None, name="element_counts")

    @property
    def known(self) -> bool:
        """Whether its starting lists are known."""
        return self.starting is not None


class AvatarFace(Struct, frozen=True):
    """The avatar.

    `criteria` are the five of its priorities, A to E (ruling brw.ruling.avatar.criteria where they are not
    known). `choices` are the others: "damage", whom it damages after the one with most of the Rose's;
    "mage", and "mage_more" together with it, which of the nearest mages its evocations target; "evocation",
    which of the nearest evocations, together with "owner" of that one's owner.
    """

    id: str
    health: Health | None = None
    strength: UpTo12 | None = None
    speed: UpTo12 | None = None
    criteria: Annotated[tuple[Criterion, ...] | None, form_in_data(dict[Letter, Criterion])] = None
    choices: Choices = ()

    @property
    def known(self) -> bool:
        """Whether its values are known; the crown decides what no criterion does (brw.avatar.target)."""
        return None not in (self.health, self.strength, self.speed)


Face: TypeAlias = (
    AvatarFace | EventFace | EvocationFace | JinxFace | MageFace | OrderFace | QuestFace | RoomFace
    | SchoolFace | SpellFace | UpgradeFace
)  # fmt: skip
KINDS: Final[dict[str, type[Face]]] = {
    "room": RoomFace,
    "mage": MageFace,
    "school": SchoolFace,
    "spell": SpellFace,
    "evocation": EvocationFace,
    "jinx": JinxFace,
    "upgrade": UpgradeFace,
    "quest": QuestFace,
    "event": EventFace,
    "avatar-event": EventFace,
    "avatar": AvatarFace,
    "order": OrderFace,
}
"""The face of each kind of component."""
