"""What the verbs of printed texts speak of: figures, rooms, numbers, conditions, and what sets a trap off.

These are the parts out of which the verbs in `verbs` are built, and at the same time the way in which
they are written in a facts file. A part that is not known is written ``unknown``; then the verb is not known.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

Few = Annotated[int, Meta(ge=1, le=12)]
UpTo12 = Annotated[int, Meta(ge=0, le=12)]
Moon: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
Colour: TypeAlias = Literal["black", "purple", "grey", "red", "yellow", "green", "blue"]
Element: TypeAlias = Literal["air", "earth", "fire", "water", "holy", "profane", "magic", "any"]
SpellType: TypeAlias = Literal["combat", "contingency", "defence", "trap"]
Archetype: TypeAlias = Literal["demon", "undead", "construct", "nightmare", "altar"]
EventPhase: TypeAlias = Literal["immediate", "black-rose", "study", "action", "permanent"]
Criterion: TypeAlias = Literal[
    "power", "damage", "rose-damage", "trophies", "health", "quests", "evocations", "instability", "strength"
]
"""Of which the avatar chooses who has most (`health`: most left)."""
Target: TypeAlias = Literal[
    "self", "figure", "mage", "evocation", "area", "special",
    "own-evocation", "own-demon", "own-undead", "own-construct", "own-nightmare", "own-altar",
]  # fmt: skip
"""What a spell targets; "own-..." is an evocation of the caster's (of that archetype)."""
Range: TypeAlias = Annotated[int, Meta(ge=0, le=8)] | Literal["any"]
"""The greatest distance in rooms, or "any" for the whole lodge (brw.range.any)."""

Who: TypeAlias = Literal[
    "self", "target", "trigger-who", "trigger-by", "caster", "marked", "bearer", "owner", "summoned",
    "activated", "assigned", "assignee", "damaged", "crown", "rose",
]  # fmt: skip
"""One or several figures that the effect knows already.

"self": who applies the effect. "target": its target; of an area all figures in the room. "trigger-who" and
"trigger-by": `who` and `by` of what set it off. "caster": whose spell set it off. "marked": who bears the
sustained token. "bearer": the figure with the ability, the upgrade or the jinx; "owner": the owner of that
evocation, "assignee": the mage it is assigned to. "summoned", "activated", "assigned": the evocations this
effect last summoned, activated, assigned. "damaged": the figures this effect damaged. "crown": who holds the
crown.
"""
Place: TypeAlias = Literal["target", "own", "trigger", "summoned", "bearer", "removed", "cell"]
"""A room the effect knows already: that of the target, the one where "self" stands, where what set it off
happened, of the summoned evocation, of the bearer, where an evocation was removed; or one's own cell."""
Party: TypeAlias = Literal[
    "any", "self", "mage", "other-mage", "figure", "other-figure", "evocation", "own-evocation",
    "other-evocation", "marked", "bearer", "owner", "assignee", "rose",
]  # fmt: skip
"""Whose doing or suffering sets something off; "other": not that of the spell's owner."""


Around: TypeAlias = Who | Place
"""From where a distance is counted; a target that is gone counts where it was last."""


class Form(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mapping with a closed list of fields."""


class Pick(Form, frozen=True):
    """Figures that are chosen ("one", "up-to" `n`) or that are all meant ("each").

    `what` is "figure", "mage", "evocation", an archetype or a kind such as "cadaver". `whose`: "own" ones of
    who applies the effect, or "other" ones (of mages: not himself). `range` counts from `around` and needs a
    line of sight unless it is "any" (brw.range.los). `max_health`: of that health at most. `assigned`: only
    evocations assigned to them. `upgraded`: only such. `damaged`: only those this effect has damaged. Who
    applies the effect is never among them unless `myself` says so (brw.target.figure, brw.target.all).
    """

    what: str = "figure"
    pick: Literal["one", "up-to", "each"] = "one"
    n: Few = 1
    whose: Literal["any", "own", "other"] = "any"
    range: Range = "any"
    around: Around = "self"
    max_health: Few | None = None
    assigned: Who | None = None
    upgraded: bool = False
    damaged: bool = False
    myself: bool = False


class RoomPick(Form, frozen=True):
    """A room that is chosen, or every such room ("each").

    `colours`: only of these. `rooms`: only these, by id; `without`: none of these. `holding`: only where such
    a figure is (a `what` of `Pick`).
    """

    pick: Literal["one", "each"] = "one"
    range: Range = "any"
    around: Around = "self"
    colours: tuple[Colour, ...] = ()
    rooms: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    holding: str = ""


class Count(Form, frozen=True):
    """A number to be counted: `times` for every full `every` of `per`, `plus` a number, at most `max`.

    "damage": chips on the life track or card of `on`, of the Rose only if `of` is "rose". "damaged",
    "replaced", "ignored", "removed": how many figures or chips this effect has damaged, replaced, ignored,
    removed; "unreplaced": how many chips its last replacement fell short of. "amount": the number in what
    set it off. "figures": such figures (`what`) in the lodge, or in the room `at`. "elements": those
    `elements` on the active sides of one's revealed spells. "jinxes": assigned to `on`. "events": on the
    event board. "quest-moon": the moon of the chosen quest. "strength": of all evocations of `on`.
    """

    per: Literal[
        "damage", "damaged", "replaced", "unreplaced", "ignored", "removed", "amount", "figures", "elements",
        "jinxes", "events", "quest-moon", "strength",
    ]  # fmt: skip
    on: Who = "self"
    of: Literal["any", "rose"] = "any"
    what: str = ""
    at: Place | None = None
    elements: tuple[Element, ...] = ()
    every: Few = 1
    times: Few = 1
    plus: UpTo12 = 0
    max: Few | None = None


class Test(Form, frozen=True):
    """A condition about `who`; `not_` (written ``not``) turns it round.

    "defeated": this effect defeated him, by the damage of `by`. "jinxed", "upgraded": bears a jinx, an
    upgrade. "assigned": has an assigned evocation `what`. "crowned": holds the crown. "evocations",
    "completed", "trophies": has such, completed quests, trophies. "rose-damage": has chips of the Rose.
    "colours": stands in a room of these.
    """

    is_: Literal[
        "defeated", "jinxed", "upgraded", "assigned", "crowned", "evocations", "completed", "trophies",
        "rose-damage", "colours",
    ] = field(name="is")  # fmt: skip
    who: Who = "self"
    by: Literal["any", "rose", "mage"] = "any"
    what: str = ""
    colours: tuple[Colour, ...] = ()
    not_: bool = field(default=False, name="not")


class Trigger(Form, frozen=True):
    """What sets off a trap, a defence, a sustained spell or an ability.

    `who` is whom it befalls or who does it, `by` who causes it:

    "damaged": `who` takes damage from `by`. "defeated": `who`, by `by`. "entered": `who` enters a room of
    `colours`, or that of the bearer if `here`. "to-cell": `who` is placed in his cell. "instability": `who`
    places some. "evocation-gone": `who` was defeated or removed. "summoned": `who` summons. "targeted": a
    spell of `by` targets `who` or should affect him. "revealed", "resolved": `who` reveals, has resolved a
    spell. "room": `who` activates a room of `colours`. "action": `who` performs one of `actions`. "gained",
    "power": `who` gains power, gains or loses it. "quest-applied", "quest-completed": `who` does so.

    `sources` limits by what it was caused, `types` which spells count; () for any. `least`: from that number.
    """

    event: Literal[
        "damaged", "defeated", "entered", "to-cell", "instability", "evocation-gone", "summoned", "targeted",
        "revealed", "resolved", "room", "action", "gained", "power", "quest-applied", "quest-completed",
    ]  # fmt: skip
    who: Party = "any"
    by: Party = "any"
    sources: tuple[Literal["spell", "physical", "evocation", "quest", "event", "room"], ...] = ()
    types: tuple[SpellType, ...] = ()
    colours: tuple[Colour, ...] = ()
    actions: tuple[Literal["explore", "combat", "order", "cast", "inertia"], ...] = ()
    here: bool = False
    least: Few = 1


class Task(Form, frozen=True):
    """The task of a quest; with slots it is to be fulfilled once for each.

    "room": apply the effect of a room of `colours`. "revealed": have `n` revealed spells of `elements`.
    "resolve": resolve a spell of `types`. "instability": place at least `n` by one effect. "summon": apply a
    summoning effect. "damage": deal at least `n` damage by one effect to a `what`. "defeat": defeat a `what`
    (figure, mage, evocation). "crown": hold the crown. "evocations": have `n` evocations in the lodge.
    """

    kind: Literal[
        "room", "revealed", "resolve", "instability", "summon", "damage", "defeat", "crown", "evocations"
    ]
    n: Few = 1
    colours: tuple[Colour, ...] = ()
    elements: tuple[Element, ...] = ()
    types: tuple[SpellType, ...] = ()
    what: Literal["", "figure", "mage", "evocation"] = ""


Whom: TypeAlias = Who | Pick
Where: TypeAlias = Place | RoomPick
Number: TypeAlias = UpTo12 | Literal["all"] | Count
Cond: TypeAlias = Literal["did", "did-not"] | Test
"""When a verb is done at all: "did" (and "did-not") is about the verb before it (brw.key.if-you-did)."""
