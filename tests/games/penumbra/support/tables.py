"""Whole tables written by hand, for tests of what is drawn of a game in progress."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from msgspec.structs import replace

from tutor.engine.event import facts
from tutor.engine.question import Option, Question
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.games.penumbra.components.component_set import register
from tutor.games.penumbra.components.tasks import Task
from tutor.games.penumbra.state.table import (
    End,
    Link,
    Looking,
    Market,
    Placed,
    Score,
    Table,
    TaskNow,
    Trial,
    Turn,
)
from tutor.games.penumbra.state.wizard import Card, Die, Mark, Passed, Reserved, Stock, Wizard
from tutor.games.penumbra.views import table
from tutor.rules.words import Lang
from tutor.trace.words import speaker
from tutor.views.markup import Html

FACTS = """\
game: penumbra
components:
- id: slot-discipline-1
  facts: {threat_value: 1, mark_effect: set, points: none}
- id: slot-discipline-3
  facts: {threat_value: 6, mark_effect: repaint, rest_effect: [die, brew], arcana_cost: 2, points: 1}
- id: slot-discipline-4
  facts: {threat_value: 3, mark_effect: launch, rest_effect: [die, exchange, buy], arcana_cost: 2, points: 2}
- id: bazaar
  facts: {slots: [{}, {colour: orange, value: 6}, {players: 4}, {many: true}]}
- id: witch-prison
  facts:
    difficulty: 2
    threat: 3
    task: {kind: sum, colours: [red, violet], at_least: 8}
    reward: {dice: {spark: 1}, ingredients: {arcana: 2}, discipline_cards: 1, dark: 1}
    experience: [wizards, society]
    points: 4
- id: song-of-crystal
  facts: {side: light, light: 2, task: {kind: ingredients, pay: {crystal: 3}}}
- id: gold-eater
  facts:
    threat: 4
    dark_task:
    - {kind: exact, colours: [red], values: [5, 5]}
    - {kind: roll, colour: yellow, dice: 2, at_least: 7}
    light_task: {kind: experience, symbol: monsters, count: 2}
    properties:
    - {id: rift, n: 2}
    - {id: shield, task: {kind: exact, colours: [spark], values: [6]}}
    - {id: vigilance, n: 2}
    counterstrike: 2
    experience: monsters
    points: 5
- id: house-charm
  kind: wizard-card
  name: {en: House Charm, ru: Домашние Чары}
  facts:
    card_kind: spell
    discipline: ruby
    cost: [{pay: {die: red, value: 6}, variant: 1}, {pay: {ingredient: blood, n: 2}, variant: 2}]
    cost_timing: learning
    requirement: {threat: 2, use: turn, uncancellable: true}
    activation_timing: [learning, rest]
    launches: blue-spell
    launched_by: any-spell
    effect: [{gain: blood, n: 2, per: ruby}, {heal: 1}]
"""
"""A facts file: a few gaps of the book filled, and a card of its own."""


@cache
def own_box() -> str:
    """The name of the box with those facts."""
    return register(FACTS, "facts.yaml")


def anna(**change: Any) -> Wizard:
    """A wizard in the middle of a game, with something in every zone."""
    wizard = Wizard(
        "anna",
        dice=(
            Die("d1", "red", 5),
            Die("d2", "violet", 3),
            Die("d3", "bone", 2),
            Die("d4", "spark", 6),
            Die("d5", "red", 4, card="sacrifice"),
        ),
        marks=(
            Mark("discipline-1", "ruby", 1, "charged", "set", ("die",)),
            Mark("discipline-2", "amethyst", 0, "wounded"),
            Mark("discipline-3", "ruby", 6, "discharged", "repaint", ("die", "brew"), 1),
            Mark("spark-1", "spark", 0, "charged"),
        ),
        stock=Stock(blood=3, crystal=2, arcana=4),
        cards=(
            Card("house-charm"),
            Card("sacrifice", turned=True),
            Card("liquid-luck"),
            Card("healing", borrowed=True),
            Card("triplet", "inventory"),
            Card("staff-of-radiance", "equipment"),
            Card("phylactery", "equipment", turned=True),
            Card("druid", "talent"),
            Card("good-manners-tome", "experience"),
            Card("silverweed", "discarded"),
        ),
        mortal_wounds=1,
        contracts=("witch-prison",),
        trials=(Passed("aranea", "light"),),
        reserved=(Reserved("offering", "contract", True), Reserved("basilisk", "trial")),
    )
    return replace(wizard, **change)


def boris(**change: Any) -> Wizard:
    """Another wizard, to be drawn in brief."""
    wizard = Wizard(
        "boris",
        dice=(Die("b1", "blue", 4), Die("b2", "bone", 1)),
        marks=(Mark("discipline-1", "sapphire", 1), Mark("discipline-2", "emerald", 0, "wounded")),
        stock=Stock(jewel=2),
        cards=(Card("chant"), Card("alchemy"), Card("bat", "inventory")),
        mortal_wounds=2,
        must_rest=True,
        contracts=("scarlet-pact",),
        reserved=(Reserved("treasury", "contract", True), Reserved("blazehorn", "contract")),
    )
    return replace(wizard, **change)


def automa(**change: Any) -> Wizard:
    """An Automa that has taken a side."""
    wizard = Wizard(
        "vera",
        marks=(Mark("discipline-1", "jasper", 1), Mark("spark-1", "spark")),
        automa="automa-jasper",
        side="dark",
    )
    return replace(wizard, **change)


def whole(**change: Any) -> Table:
    """A whole game in progress with the facts above."""
    made = Table(
        wizards=(anna(), boris()),
        turn=Turn("anna", "learning", placements=1),
        box=own_box(),
        placed=(
            Placed("p1", "bazaar", "1", "green", 3),
            Placed("p2", "ruby.mark", "1", "red", 6),
            Placed("p3", "ruins", "", "yellow", 2),
        ),
        classes=("ruby", "emerald", "sapphire", "amethyst"),
        markets=(
            Market("ruby", ("scarlet-downpour", "vulnerability")),
            Market("brewery", ("truth-teller",)),
            Market("shop", ("wand-of-everwood", "ring-of-doom")),
        ),
        decks=(
            Deck("ruby", (("bat", "ichor"),)),
            Deck("contract", (("treasury",),)),
            Deck("fate", (("harvest",),)),
        ),
        contracts=("song-of-crystal", "lost-cottage", "scarlet-pact"),
        trials=("gold-eater", "radomir-flaming"),
        goals=("wisdom", "mastery"),
        prophecies=("end-of-times", "awakened-spark"),
        out=("wild-wood",),
        marks_left=(5, 6, 7, 8, 9, 4, 3),
    )
    return replace(made, **change)


def rolling(**change: Any) -> Table:
    """The dice of a roll are chosen one by one."""
    now = TaskNow(Task("roll", ("violet",), 7, dice=2), "trial", "catch", ignored=1, taken=("d2",))
    return attempt(**{"task": now} | change)


def attempt(**change: Any) -> Table:
    """A trial at its task, one property cancelled, part of the dice given."""
    trial = Trial(
        "gold-eater",
        4,
        stage="task",
        path="dark",
        properties=("shield", "vigilance"),
        numbers=(0, 2),
        used=1,
    )
    task = TaskNow(Task("sum", ("red", "violet"), 8), "trial", "destroy", minus=2, given=(5,))
    return whole(**{"turn": Turn("anna", "trial"), "trial": trial, "task": task} | change)


def ended(**change: Any) -> Table:
    """The points counted."""
    parts = (("arcana", 4), ("trials", 0), ("mortal", -3), ("experience", 2))
    scores = (Score("anna", parts, ("aranea",)), Score("boris", (("arcana", 0), ("mortal", -6))))
    end = End("end-of-times", "boris", left=("anna", "boris"), fulfilled=("end-of-times",))
    return whole(scores=scores, winners=("anna",), end=end, **change)


def chained(**change: Any) -> Table:
    """A chain under way, and everything else that can hold until a turn ends."""
    turn = Turn(
        "anna",
        "learning",
        placements=2,
        hurried=True,
        bound=True,
        discount=1,
        nudges=2,
        chain=(Link("chant"), Link("house-charm")),
        strength=4,
        dead_water=True,
    )
    return whole(turn=turn, looking=Looking("anna", ("offering", "treasury")), **change)


def offering(kind: str, *about: dict[str, Any]) -> Question:
    """A question to Anna whose options name pieces by those facts."""
    options = tuple(Option(f"{kind}-{n}", kind, facts(**one)) for n, one in enumerate(about))
    return Question("anna", "pen.turn.effects", kind, options)


def shown(
    now: Table,
    lang: Lang = "en",
    before: Table | None = None,
    question: Question | None = None,
    seat: str = "anna",
) -> Html:
    """The region of a table, drawn for a seat."""
    earlier = None if before is None else State(before)
    return table(State(now), earlier, question, speaker("penumbra", lang), seat)


def text(html: str) -> str:
    """What is read of a piece of HTML."""
    words = re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", html)).replace("&#x27;", "'").strip()
    return re.sub(r" (?=[,;:.])", "", words)


def part(html: str, key: str) -> str:
    """A section that folds, by its key."""
    found = re.search(rf'data-key="table-{key}">(.*?)(?=data-key="table-|<h3|$)', html, re.DOTALL)
    assert found is not None, f"no section {key}"
    return found[1]


def card(html: str, name: str) -> str:
    """The box of a card, as text."""
    boxes = re.findall(r'<article class="rt-card.*?</article>', html, re.DOTALL)
    return next(text(box) for box in boxes if f"<h4>{name}</h4>" in box)


def ringed(html: str) -> list[str]:
    """The cards and pictures that are marked as offered."""
    cards = re.findall(r'class="rt-card[^"]*is-cand[^"]*">.*?<h4>(.*?)</h4>', html)
    pictures = re.findall(r'aria-label="([^"]*)"(?:(?!</svg>).)*class="cand"', html)
    return cards + [picture.split(",")[0] for picture in pictures]
