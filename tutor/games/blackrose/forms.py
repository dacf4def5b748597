"""The deeds of printed texts: one struct for each verb, which is written ``do`` in a facts file.

A sentence of a text has one deed; several in one full stop are `Steps`. Every deed may have a condition
(`cond`) and be left to who applies it (`may`). Whom and where are told in `picks`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from tutor.games.blackrose.picks import (
    Cond,
    Element,
    Few,
    Form,
    Moon,
    Number,
    Range,
    RoomPick,
    SpellType,
    Target,
    Trigger,
    UpTo12,
    Where,
    Who,
    Whom,
)

By: TypeAlias = Literal["self", "rose"]
"""Whose chips are used."""


class DeedForm(Form, frozen=True, kw_only=True, tag_field="do"):
    """What all deeds can have."""

    cond: Cond | None = None
    may: bool = False


# Damage and instability.
class Damage(DeedForm, frozen=True, tag="damage"):
    """Deals damage; `quiet` damage sets off no traps and defences."""

    n: Number
    to: Whom = "target"
    by: By = "self"
    quiet: bool = False


class ReplaceDamage(DeedForm, frozen=True, tag="replace_damage"):
    """Replaces up to `n` damage with own chips, in all on those figures; on each one if `each`."""

    n: Number
    to: Whom = "target"
    by: By = "self"
    each: bool = False


class Pain(DeedForm, frozen=True, tag="pain"):
    """The Black Rose deals the caster damage (brw.key.pain)."""

    n: Number


class Heal(DeedForm, frozen=True, tag="heal"):
    """Removes up to `n` damage chips, but none of the Rose if `keep_rose`."""

    n: Number
    to: Whom = "self"
    keep_rose: bool = False


class Ignore(DeedForm, frozen=True, tag="ignore"):
    """Takes back up to `n` of the damage that set it off (brw.trap.defence-undo)."""

    n: Number


class IgnoreSpell(DeedForm, frozen=True, tag="ignore_spell"):
    """The spell that set it off does not affect who applies this."""


class Redirect(DeedForm, frozen=True, tag="redirect"):
    """`n` of the damage that set it off goes to that figure instead."""

    n: Number
    to: Whom


class Immune(DeedForm, frozen=True, tag="immune"):
    """As long as the card is in play those figures take no damage."""

    whom: Whom


class Instability(DeedForm, frozen=True, tag="instability"):
    """Places instability, `n` in each of the rooms."""

    n: Number
    where: Where = "target"
    by: By = "self"


class ReplaceInstability(DeedForm, frozen=True, tag="replace_instability"):
    """Replaces up to `n` instability."""

    n: Number
    where: Where = "target"
    by: By = "self"


# Power, crown and trophies.
class GainPower(DeedForm, frozen=True, tag="gain_power"):
    """Gains power."""

    n: Number
    who: Whom = "self"


class LosePower(DeedForm, frozen=True, tag="lose_power"):
    """Loses power."""

    n: Number
    who: Whom = "self"


class Steal(DeedForm, frozen=True, tag="steal"):
    """Takes power from others and gains it (brw.key.steal)."""

    n: Number
    who: Whom = "target"


class TakeCrown(DeedForm, frozen=True, tag="take_crown"):
    """Takes the crown token."""


class TakeTrophy(DeedForm, frozen=True, tag="take_trophy"):
    """Takes a trophy token of that mage, if he has one left."""

    of: Whom = "target"


class GiveTrophy(DeedForm, frozen=True, tag="give_trophy"):
    """Gives the Black Rose one of the trophies one has taken."""


class TrophiesToRose(DeedForm, frozen=True, tag="trophies_to_rose"):
    """As long as the card is in play the Black Rose takes the trophies of defeated mages."""


# Moving.
class Move(DeedForm, frozen=True, tag="move"):
    """Moves those figures by up to `max` rooms, `times` times."""

    max: Few = 1
    whom: Whom = "self"
    times: Few = 1


class PlaceFigure(DeedForm, frozen=True, tag="place"):
    """Places those figures in a room or in their cells."""

    where: Where
    whom: Whom = "self"


class Attack(DeedForm, frozen=True, tag="attack"):
    """A physical attack."""


class Approach(DeedForm, frozen=True, tag="approach"):
    """The avatar moves, up to its speed, towards the target or the mage that the priority names."""

    to: Literal["target", "mage"] = "target"
    priority: Moon | None = None


# Targets.
class TargetFigure(DeedForm, frozen=True, tag="target"):
    """These figures become the target."""

    whom: Whom


class TargetRoom(DeedForm, frozen=True, tag="target_room"):
    """This room becomes the target."""

    where: Where


class TargetByPriority(DeedForm, frozen=True, tag="target_by"):
    """The avatar chooses a target by one of its three priorities (brw.avatar.target)."""

    target: Target
    range: Range
    priority: Moon


# Evocations.
class Summon(DeedForm, frozen=True, tag="summon"):
    """Summons `n` evocations `what`: a kind, "same" as the one that is gone, or "any" of `max_health`."""

    what: str
    n: Number = 1
    where: Where = "target"
    max_health: Few | None = None
    upgrade: str = ""


class Activate(DeedForm, frozen=True, tag="activate"):
    """Activates evocations, with more `strength` and `speed`; `control`: under one's control."""

    whom: Whom = "summoned"
    control: bool = False
    strength: UpTo12 = 0
    speed: UpTo12 = 0


class Bonus(DeedForm, frozen=True, tag="bonus"):
    """More `strength` and `speed` for the next activation of those evocations."""

    whom: Whom = "target"
    strength: UpTo12 = 0
    speed: UpTo12 = 0


class Remove(DeedForm, frozen=True, tag="remove"):
    """Removes evocations from the lodge, only of `max_health` at most if it is given."""

    whom: Whom = "target"
    max_health: Few | None = None


class AssignEvocation(DeedForm, frozen=True, tag="assign_evocation"):
    """Assigns `n` evocations `what` (a kind, or an archetype to choose from) to mages."""

    what: str
    to: Whom = "target"
    n: Number = 1


# Jinxes and upgrades.
class AssignJinx(DeedForm, frozen=True, tag="assign_jinx"):
    """Assigns a jinx: its name without ``jinx-``, or "any"."""

    what: str
    to: Whom = "target"


class DiscardJinx(DeedForm, frozen=True, tag="discard_jinx"):
    """Those mages discard `n` jinxes."""

    n: Number = 1
    who: Whom = "target"


class AssignUpgrade(DeedForm, frozen=True, tag="assign_upgrade"):
    """Assigns an evocation an upgrade: its name without ``upgrade-``, or "any"."""

    what: str
    to: Whom = "target"


class DiscardUpgrade(DeedForm, frozen=True, tag="discard_upgrade"):
    """Discards an upgrade of those evocations."""

    who: Whom = "target"


class Chip(DeedForm, frozen=True, tag="chip"):
    """Puts `n` chips on this card."""

    n: Few = 1


class DiscardWhenFull(DeedForm, frozen=True, tag="discard_when_full"):
    """The card is discarded once all of its slots hold chips."""

    slots: Few


# Cards.
class DrawGrimoire(DeedForm, frozen=True, tag="draw_grimoire"):
    """Draws from one's grimoire."""

    n: Number


class DrawLibrary(DeedForm, frozen=True, tag="draw_library"):
    """Draws from school decks of one's choice."""

    n: Number


class DrawForgotten(DeedForm, frozen=True, tag="draw_forgotten"):
    """Draws forgotten spells; with `keep` only so many are kept and the others leave the game."""

    n: Number
    keep: Few | None = None


class DrawQuest(DeedForm, frozen=True, tag="draw_quest"):
    """Draws quests of the current moon, or of `moon`."""

    n: Number = 1
    moon: Moon | None = None


class DrawEvent(DeedForm, frozen=True, tag="draw_event"):
    """Draws events of the current moon, or of `moon`."""

    n: Number = 1
    moon: Moon | None = None


class TakeMemory(DeedForm, frozen=True, tag="take_memory"):
    """Takes `n` random spells from one's memories."""

    n: Number = 1


class Search(DeedForm, frozen=True, tag="search"):
    """Finds `n` spells in piles of one's own and takes them; a grimoire is shuffled afterwards.

    `summoning`: only with a summoning effect. `show`: to all.
    """

    where: tuple[Literal["grimoire", "memories"], ...]
    n: Number = 1
    summoning: bool = False
    show: bool = False


class LookSchool(DeedForm, frozen=True, tag="look_school"):
    """Looks at the top `n` cards of a school deck of one's choice."""

    n: Number


class LookQuests(DeedForm, frozen=True, tag="look_quests"):
    """Looks at the top `n` quests, takes `take` and discards the others; `next`: or of the next moon."""

    n: Number
    take: Few = 1
    next: bool = False


class TakeLooked(DeedForm, frozen=True, tag="take_looked"):
    """Takes `n` of the cards just looked at and discards the others."""

    n: Few = 1


class ShuffleMemories(DeedForm, frozen=True, tag="shuffle_memories"):
    """Shuffles one's memories into one's grimoire."""


class DiscardHand(DeedForm, frozen=True, tag="discard_hand"):
    """Discards `n` spells from hand to the memories."""

    n: Number
    who: Whom = "self"


class SwapRevealed(DeedForm, frozen=True, tag="swap_revealed"):
    """Swaps a revealed spell of one's own for one from hand."""


class ReturnRevealed(DeedForm, frozen=True, tag="return_revealed"):
    """Returns a revealed spell of one of the elements from one's board to hand."""

    elements: tuple[Element, ...] = ()


class CastNext(DeedForm, frozen=True, tag="cast_next"):
    """Casts the next castable prepared spell."""


class ActivateRoom(DeedForm, frozen=True, tag="activate_room"):
    """Activates a room."""

    where: Where


class CopyRoom(DeedForm, frozen=True, tag="copy_room"):
    """Applies an effect of another room, without activating it."""

    side: Literal["ruined", "restored"]
    where: RoomPick


# Quests and events.
class ChooseQuest(DeedForm, frozen=True, tag="choose_quest"):
    """Chooses an active quest of one's own."""


class SolveQuest(DeedForm, frozen=True, tag="solve_quest"):
    """The chosen quest is solved."""


class DiscardQuest(DeedForm, frozen=True, tag="discard_quest"):
    """Discards quests of one's own."""

    n: Number = 1
    which: Literal["active", "solved"] = "active"


class DiscardEvent(DeedForm, frozen=True, tag="discard_event"):
    """Discards events from the event board."""

    n: Number = 1


# What holds other deeds.
class Steps(DeedForm, frozen=True, tag="steps"):
    """Several deeds within one full stop."""

    deeds: tuple[Deed, ...]


class Choice(DeedForm, frozen=True, tag="choice"):
    """One of several lists of deeds."""

    options: tuple[tuple[Deed, ...], ...]


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
    """The deeds are done at the start of that phase."""

    phase: Literal["study", "action"]
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
    | ReplaceInstability | GainPower | LosePower | Steal | TakeCrown | TakeTrophy | GiveTrophy
    | TrophiesToRose | Move | PlaceFigure | Attack | Approach | TargetFigure | TargetRoom | TargetByPriority
    | Summon | Activate | Bonus | Remove | AssignEvocation | AssignJinx | DiscardJinx | AssignUpgrade
    | DiscardUpgrade | Chip | DiscardWhenFull | DrawGrimoire | DrawLibrary | DrawForgotten | DrawQuest
    | DrawEvent | TakeMemory | Search | LookSchool | LookQuests | TakeLooked | ShuffleMemories | DiscardHand
    | SwapRevealed | ReturnRevealed | CastNext | ActivateRoom | CopyRoom | ChooseQuest | SolveQuest
    | DiscardQuest | DiscardEvent | Steps | Choice | Either | Each | Enhance | Sustained | Also | When
    | Later | Modify
)  # fmt: skip
"""Any deed."""
