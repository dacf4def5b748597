"""Effects told in data: what is done step by step, and how that is written in a facts file."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict

from tutor.games.penumbra.components.schema import Few, Form, Gem, Given
from tutor.games.penumbra.state.wizard import Ingredient

Deed: TypeAlias = Literal[
    "gain", "die", "roll-resource", "heal", "unturn", "reroll", "nudge", "flip", "set", "repaint",
    "cancel", "remove-threat", "take", "reserve",
]  # fmt: skip


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


class StepForm(Form, frozen=True):
    """A part of an effect: one deed with its object or number, how often, and for the marks of what.

    ``{gain: blood, n: 2}``, ``{die: red, per: ruby, temporary: true}``, ``{heal: 1}``, ``{take: potion}``;
    the deeds are those of `Step`.
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

    @property
    def step(self) -> Step:
        """The step: the one field that names a deed says with what, or how often."""
        beside = ("n", "per", "temporary")
        deed, value = next((k, v) for k, v in asdict(self).items() if v is not None and k not in beside)
        n, what = (value, "") if isinstance(value, int) else (self.n, value)
        return Step(deed.replace("_", "-"), n, what, self.per or "", self.temporary)  # type: ignore[arg-type]


class EventForm(Form, frozen=True):
    """The effect of an event: what every wizard gets, then what "you" get."""

    all: tuple[StepForm, ...] = ()
    you: tuple[StepForm, ...] = ()


def steps(forms: tuple[StepForm, ...]) -> tuple[Step, ...]:
    """The steps of an effect."""
    return tuple(form.step for form in forms)
