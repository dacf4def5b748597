"""The cards that touch threat, a sentence for each printed full stop; components.yaml has their facts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tutor.engine.program import Program
from tutor.engine.query import Bind
from tutor.engine.sentence import Call, Sentence, Stop
from tutor.games.penumbra.effects import (
    AllThreat,
    DiscardMortal,
    Gain,
    IgnoreMortal,
    IgnorePool,
    MarkCount,
    OweNudges,
    RemoveThreat,
    Spend,
    UseCard,
)
from tutor.games.penumbra.faces import Use

BEFORE_ROLL = "pen.threat.step1.count-effects"


class CardRules(Struct, frozen=True):
    """What the engine must know of a card before it runs.

    `program` is false for cards that only work while they lie there. `counts` says that it discards threat
    dice, `answers` that it only answers an event. `needs` is what its effect costs in ingredients.
    `cost_timing` is the only kind of turn in which its cost can be paid, and `use` what activating it
    demands, where the sources state them.
    """

    program: bool = True
    counts: bool = False
    answers: bool = False
    needs: tuple[tuple[str, int], ...] = ()
    cost_timing: Literal["", "learning", "trial"] = ""
    use: Use | None = None


CARDS = {
    "silverweed": CardRules(counts=True),
    "ward-rift": CardRules(counts=True),
    "invisibility": CardRules(counts=True, needs=(("arcana", 1),), cost_timing="trial"),
    "vulnerability": CardRules(),
    "invisibility-cloak": CardRules(),
    "ichor": CardRules(),
    "bat": CardRules(answers=True),
    "phylactery": CardRules(answers=True, use="discard"),
    "wand-of-the-guard": CardRules(program=False, use="permanent"),
}


def _card(card: str, rule: str, *sentences: Sentence, kind: str) -> Program:
    return Program(card, rule, sentences, kind=kind, component=card)


def _use(card: str) -> UseCard:
    return UseCard(rule="pen.act.define", card=card)


PROGRAMS = (
    _card(
        "silverweed",
        "pen.act.define",
        Stop(
            rule=BEFORE_ROLL,
            body=(_use("silverweed"), RemoveThreat(rule=BEFORE_ROLL, n=2, by="silverweed")),
        ),
        kind="card",
    ),
    _card(
        "ward-rift",
        "pen.act.define",
        Stop(
            rule=BEFORE_ROLL,
            body=(
                _use("ward-rift"),
                RemoveThreat(rule="pen.act.boost", n=MarkCount(discipline="jasper"), by="ward-rift"),
            ),
        ),
        kind="card",
    ),
    _card(
        "invisibility",
        "pen.act.define",
        Stop(
            rule=BEFORE_ROLL,
            body=(
                _use("invisibility"),
                Spend(rule="pen.act.once", ingredient="arcana", n=1),
                RemoveThreat(rule=BEFORE_ROLL, n=AllThreat(), by="invisibility"),
            ),
        ),
        kind="card",
    ),
    _card(
        "vulnerability",
        "pen.act.define",
        Stop(
            rule="pen.card.text-first",
            body=(_use("vulnerability"), IgnorePool(rule="pen.card.text-first")),
        ),
        kind="card",
    ),
    _card(
        "invisibility-cloak",
        "pen.act.define",
        Stop(
            rule="pen.threat.step2.only-values",
            body=(_use("invisibility-cloak"), OweNudges(rule="pen.threat.step2.only-values", n=2)),
        ),
        kind="card",
    ),
    _card(
        "ichor",
        "pen.act.threat",
        Stop(
            rule="pen.act.threat",
            body=(
                _use("ichor"),
                Call(
                    rule="pen.act.threat",
                    program="threat",
                    hand_over=(("dice", 1), ("uncancellable", True)),
                ),
                Gain(rule="pen.act.threat", ingredient="blood", n=2),
            ),
        ),
        kind="card",
    ),
    _card(
        "bat",
        "pen.act.condition",
        Stop(
            rule="pen.act.condition",
            body=(Gain(rule="pen.act.condition", ingredient="blood", n=Bind(name="misses")),),
        ),
        kind="card",
    ),
    _card(
        "phylactery",
        "pen.act.discard",
        Stop(
            rule="pen.act.discard",
            body=(_use("phylactery"), IgnoreMortal(rule="pen.act.discard")),
        ),
        DiscardMortal(rule="pen.act.discard"),
        kind="card",
    ),
)
