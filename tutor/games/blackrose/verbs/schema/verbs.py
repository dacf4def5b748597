"""The plain deeds of printed texts: damage, instability, power, moving, targets, evocations.

Each is one struct, named by ``do`` in a facts file. Every deed may have a condition (`cond`) and be left to
who applies it (`may`). Whom and where are told in `picks`; the deeds about cards are in `card_verbs`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from tutor.games.blackrose.verbs.schema.picks import (
    Cond,
    Few,
    Form,
    Moon,
    Number,
    Range,
    Target,
    UpTo12,
    Where,
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


class DefeatOutright(DeedForm, frozen=True, tag="defeat"):
    """Defeats those mages whatever lies on their life tracks (brw.trap.defeat-outright)."""

    whom: Whom = "target"


class Survive(DeedForm, frozen=True, tag="survive"):
    """Who applies this is no longer defeated, not even outright (brw.def.step1.outright)."""


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


class Claim(DeedForm, frozen=True, tag="claim"):
    """Claims one thing of that mage: a trophy token or 1 power (ruling brw.ruling.avatar.vengeance)."""

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
    """A physical attack; the avatar's on one that the priority names, if any is printed."""

    priority: Moon | None = None


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
    """Activates evocations, with more `strength` and `speed`; `control`: under one's control.

    `priority`: the one printed for evocations that the avatar activates (brw.ruling.avatar.evo-order).
    """

    whom: Whom = "summoned"
    control: bool = False
    strength: UpTo12 = 0
    speed: UpTo12 = 0
    priority: Moon | None = None


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


class Act(DeedForm, frozen=True, tag="act"):
    """In the activation of an evocation by its own rules: it moves and attacks as the card says.

    Up to `moves` Move (1) effects ("speed": as many as its speed) and up to `attacks` physical attacks on
    figures in its room. The moves are made without a break, unless it may `split` them by attacks.
    """

    moves: UpTo12 | Literal["speed"] = "speed"
    attacks: UpTo12 = 1
    split: bool = False
