"""The vocabulary in which the text of a card is written down: parts, what sets them off, what bars them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tutor.engine.event import Event
from tutor.engine.program import Program
from tutor.engine.question import Refusal
from tutor.engine.sentence import Sentence
from tutor.framework.readings import Readings
from tutor.games.seasons.state.player import Copy
from tutor.games.seasons.state.table import Table

On: TypeAlias = Literal[
    "summoning",
    "summoned",
    "entered",
    "activated",
    "cost-paid",
    "tokens-moved",
    "sacrificed",
    "die-taken",
    "season",
    "year",
    "round-end",
    "game-end",
    "energy",
    "crystallised",
    "drawn",
]
"""What a trigger waits for.

"summoning": somebody is about to summon, before the cost is paid. "summoned": a card was summoned (never one
that was played free). "entered": a card came into play in either way. "activated": a card was turned, before
its cost is paid. "cost-paid": the crystals of an activation were paid (told under one reading alone,
`verbs.costs.cost_paid`). "tokens-moved": tokens were put on a card or taken off. "sacrificed": a card was
sacrificed; with `whose="itself"` the card that waits. "season": the season changed. "year": a year began.
"round-end": the last turn of a round is over. "game-end": the last round is over, before points are counted.
"energy", "crystallised", "drawn": somebody did that.
"""

Whose: TypeAlias = Literal["own", "others", "any", "itself"]
"""Whose doing sets a trigger off: the owner's, an opponent's, anybody's; or it is about the card itself."""

When: TypeAlias = Callable[[Table, str, Copy, Event, Readings], bool]
"""Whether a trigger acts after all: of the table as it is now, owner, copy, event and readings."""

Against: TypeAlias = Callable[[Table, str, Copy, Readings], Iterator[Refusal]]
"""What stands against activating a copy besides what holds for all cards: above all, that its cost cannot be
paid (sea.effect.activated.cost)."""

Bars: TypeAlias = Callable[[Table, str, str, Readings], Iterator[Refusal]]
"""What a card in play has against a summon, given the table, who summons and which card: asked for every
summon of anybody, whether the card is in play is up to it."""


@dataclass(frozen=True, slots=True)
class Trigger:
    """A part of a text that waits for something."""

    part: str
    on: On
    whose: Whose
    rule: str
    when: When | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the text of a card, before it is known on which card it stands."""

    name: str
    rule: str
    sentences: tuple[Sentence, ...]
    trigger: Trigger | None = None
    against: Against | None = None
    early: bool = False
    anytime: bool = False


@dataclass(frozen=True, slots=True)
class CardText:
    """Everything a card does: its programs, triggers, and what is asked before it is activated.

    `early`: it is activated before the actions of the own die, and only then (sea.card.die-of-malice.effect).
    `anytime`: it is activated before them or behind them (sea.card.damned-soul.pass).
    """

    card: str
    number: int
    programs: tuple[Program, ...]
    enters: str = ""
    enter_rule: str = ""
    activates: str = ""
    activation_rule: str = ""
    against: Against | None = None
    early: bool = False
    anytime: bool = False
    triggers: tuple[Trigger, ...] = ()
    bars: tuple[Bars, ...] = ()

    def program_of(self, part: str) -> str:
        """The id of the program of a part."""
        return f"card-{self.number:02}.{part}"


def enter(rule: str, *sentences: Sentence) -> Part:
    """What happens when the card comes into play, in whichever way (sea.effect.immediate).

    The program has bound: "copy" the own copy, "how" ("summoned" or "free"), "paid" the tokens it was
    summoned with (none where it came free).
    """
    return Part("enter", rule, sentences)


def activate(
    rule: str,
    *sentences: Sentence,
    against: Against | None = None,
    early: bool = False,
    anytime: bool = False,
) -> Part:
    """What happens when the card is activated: first what it costs, then what it gives.

    The card has been turned already. The program has "copy" bound.
    """
    return Part("activate", rule, sentences, against=against, early=early, anytime=anytime)


def trigger(
    on: On,
    rule: str,
    *sentences: Sentence,
    whose: Whose = "own",
    when: When | None = None,
    part: str = "",
) -> Part:
    """What happens when something happens. `part` names it if a card has two with the same `on`.

    Of "season", "year", "round-end" and "game-end" nobody is the doer: there `whose` is "any". The program
    has bound: "copy" the own copy, "cause" the seat that did it, "of" the copy it was done with, and "poor",
    for "season" and "round-end", the seats that had no crystals when it happened.
    """
    name = part or on
    return Part(name, rule, sentences, Trigger(name, on, whose, rule, when))


def card(number: int, id: str, *parts: Part, bars: tuple[Bars, ...] = ()) -> CardText:
    """The whole text of a card, by its number and its id."""
    programs = tuple(
        Program(f"card-{number:02}.{part.name}", part.rule, part.sentences, kind="card", component=id)
        for part in parts
    )
    enters = next((part for part in parts if part.name == "enter"), None)
    acts = next((part for part in parts if part.name == "activate"), None)
    return CardText(
        id,
        number,
        programs,
        f"card-{number:02}.enter" if enters else "",
        enters.rule if enters else "",
        f"card-{number:02}.activate" if acts else "",
        acts.rule if acts else "",
        acts.against if acts else None,
        acts.early if acts else False,
        acts.anytime if acts else False,
        tuple(part.trigger for part in parts if part.trigger is not None),
        bars,
    )
