"""The plain deeds about cards: jinxes, upgrades, spells, quests and events."""

from __future__ import annotations

from typing import Literal

from tutor.games.blackrose.verbs.schema.picks import (
    Element,
    Few,
    Moon,
    Number,
    RoomPick,
    Where,
    Whom,
)
from tutor.games.blackrose.verbs.schema.verbs import DeedForm


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
