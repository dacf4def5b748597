"""The deeds of printed texts: those that hold others, and `Deed`, which is any of all.

A sentence of a text has one deed, which is written ``do: ...`` in a facts file; several in one full stop are
`Steps`. The plain deeds are in `verbs` and `card_verbs`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from tutor.games.blackrose.verbs.schema.card_verbs import (
    ActivateRoom,
    AssignJinx,
    AssignUpgrade,
    CastNext,
    Chip,
    ChooseQuest,
    CopyRoom,
    DiscardEvent,
    DiscardHand,
    DiscardJinx,
    DiscardQuest,
    DiscardUpgrade,
    DiscardWhenFull,
    DrawEvent,
    DrawForgotten,
    DrawGrimoire,
    DrawLibrary,
    DrawQuest,
    LookQuests,
    LookSchool,
    ReturnRevealed,
    Search,
    ShuffleMemories,
    SolveQuest,
    SwapRevealed,
    TakeLooked,
    TakeMemory,
)
from tutor.games.blackrose.verbs.schema.picks import (
    Cond,
    Element,
    Number,
    SpellType,
    Trigger,
    UpTo12,
    Who,
    Whom,
)
from tutor.games.blackrose.verbs.schema.verbs import (
    Act,
    Activate,
    Approach,
    AssignEvocation,
    Attack,
    Bonus,
    Claim,
    Damage,
    DeedForm,
    DefeatOutright,
    GainPower,
    GiveTrophy,
    Heal,
    Ignore,
    IgnoreSpell,
    Immune,
    Instability,
    LosePower,
    Move,
    Pain,
    PlaceFigure,
    Redirect,
    Remove,
    ReplaceDamage,
    ReplaceInstability,
    Steal,
    Summon,
    Survive,
    TakeCrown,
    TakeTrophy,
    TargetByPriority,
    TargetFigure,
    TargetRoom,
    TrophiesToRose,
)
from tutor.rules.words import Words


# What holds other deeds.
class Steps(DeedForm, frozen=True, tag="steps"):
    """Several deeds within one full stop."""

    deeds: tuple[Deed, ...]


class Choice(DeedForm, frozen=True, tag="choice"):
    """One of several lists of deeds; `text` is a few words for each of them, as its answer tells it."""

    options: tuple[tuple[Deed, ...], ...]
    text: tuple[Words, ...] = ()


class Either(DeedForm, frozen=True, tag="either"):
    """Some deeds if the condition `of` holds, and others if not."""

    of: Cond
    then: tuple[Deed, ...]
    otherwise: tuple[Deed, ...]


class Each(DeedForm, frozen=True, tag="each"):
    """In turn order each mage applies the deeds; "self" is then that mage. With `may` each one may."""

    deeds: tuple[Deed, ...]


class Enhance(DeedForm, frozen=True, tag="enhance"):
    """An enhancement: the deeds are done if the elements are on revealed spells of the caster."""

    needs: tuple[Element, ...]
    deeds: tuple[Deed, ...]


class Sustained(DeedForm, frozen=True, tag="sustained"):
    """Stays in play; `mark` gets the sustained token, and each time `on` happens the deeds are done."""

    on: Trigger
    deeds: tuple[Deed, ...]
    mark: Who = "target"


class Also(DeedForm, frozen=True, tag="also"):
    """The next full stop of the sustained effect told before it."""

    deeds: tuple[Deed, ...]


class When(DeedForm, frozen=True, tag="when"):
    """An ability or a lasting effect: each time `on` happens the deeds are done."""

    on: Trigger
    deeds: tuple[Deed, ...]


class Later(DeedForm, frozen=True, tag="later"):
    """The deeds are done at the start of that phase; in the cleanup in step 2 (brw.clean.effects)."""

    phase: Literal["study", "action", "cleanup"]
    deeds: tuple[Deed, ...]


class Modify(DeedForm, frozen=True, tag="modify"):
    """Changes a value for good: by `n`, or to `to`; "damage" is that of spells of the `types`."""

    what: Literal["strength", "speed", "health", "hand-limit", "quest-limit", "damage", "damage-taken"]
    whom: Whom = "bearer"
    n: Number = 0
    to: UpTo12 | None = None
    types: tuple[SpellType, ...] = ()


Deed: TypeAlias = (
    Damage | ReplaceDamage | Pain | Heal | Ignore | IgnoreSpell | Redirect | Immune | Instability
    | ReplaceInstability | GainPower | LosePower | Steal | TakeCrown | TakeTrophy | Claim | GiveTrophy
    | TrophiesToRose | Move | PlaceFigure | Attack | Approach | TargetFigure | TargetRoom | TargetByPriority
    | Summon | Activate | Act | Bonus | Remove | AssignEvocation | AssignJinx | DiscardJinx | AssignUpgrade
    | DiscardUpgrade | Chip | DiscardWhenFull | DrawGrimoire | DrawLibrary | DrawForgotten | DrawQuest
    | DrawEvent | TakeMemory | Search | LookSchool | LookQuests | TakeLooked | ShuffleMemories | DiscardHand
    | SwapRevealed | ReturnRevealed | CastNext | ActivateRoom | CopyRoom | ChooseQuest | SolveQuest
    | DiscardQuest | DiscardEvent | Steps | Choice | Either | Each | Enhance | Sustained | Also | When
    | Later | Modify | DefeatOutright | Survive
)  # fmt: skip
"""Any deed."""
