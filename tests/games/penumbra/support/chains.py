"""Positions with chains in them, and every chain of a position found without any cleverness."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from tutor.engine.question import Question
from tutor.engine.state import Frame, State
from tutor.engine.step import Step, advance, settle, take
from tutor.games.penumbra import GAME
from tutor.games.penumbra.position.form import (
    CardSpec,
    CommonSpec,
    MarkSpec,
    Position,
    StockSpec,
    TurnSpec,
    WizardSpec,
)
from tutor.games.penumbra.position.reading import place
from tutor.games.penumbra.scoring.final_points import score
from tutor.games.penumbra.state.table import Link, Table

EITHER = ("learning", "trial")
OUTSIDE = ("effects", "threat-prepare", "threat-values")
"""Questions in which something from outside the chain could be used."""

Links = tuple[Link, ...]


def spec(card: str, zone: str = "grimoire", **said: Any) -> CardSpec:
    """A card in front of Anna, with what the position assumes of it."""
    return CardSpec(card, zone, **said)  # type: ignore[arg-type]


def spell(card: str, launches: str = "none", launched_by: str = "none", **said: Any) -> CardSpec:
    """A spell of which a position has to say everything: it is turned, costs nothing and has two icons."""
    known = card in ("scarlet-downpour", "chant", "alchemy")
    about: dict[str, Any] = {"cost": "free", "windows": EITHER, "cost_windows": EITHER, "kind": "spell"}
    about["use"] = None if known else "turn"
    return spec(card, launches=launches, launched_by=launched_by, **(about | said))


STAFF = spec("staff-of-sounding", "equipment", windows=EITHER)
CHANT = spec("chant", windows=EITHER)
ALCHEMY = spec("alchemy", windows=EITHER)
TRANSMUTATION = spec("transmutation", use="turn", cost_windows=EITHER)
WORKED = (STAFF, CHANT, ALCHEMY, TRANSMUTATION)
"""The cards of the worked chain of the rulebook (pen.ex.chain.four)."""


def wizard(
    *cards: CardSpec,
    dice: tuple[str, ...] = (),
    marks: tuple[MarkSpec, ...] = (),
    kind: str = "learning",
    box: str = "book",
    rulings: tuple[tuple[str, str], ...] = (),
    common: CommonSpec | None = None,
    assume: tuple[dict[str, Any], ...] = (),
    **stock: int,
) -> State[Table]:
    """Anna in a turn of hers, who may use what she has."""
    slots = {f"discipline-{n}": one for n, one in enumerate(marks, 1)}
    anna = WizardSpec(dice, slots, StockSpec(**stock), cards)
    turn = TurnSpec("anna", kind)  # type: ignore[arg-type]
    wizards = {"anna": anna, "boris": WizardSpec()}
    position = Position(wizards, turn, do="use", box=box, common=common or CommonSpec(), assume=assume)
    placed = place(position, rulings)
    assert placed.state is not None, placed.flaws
    return placed.state


def ids(links: Links) -> list[str]:
    """The cards of a chain in order."""
    return [link.card for link in links]


class Found(NamedTuple):
    """What can come after a position: every chain with what it has gained at best, the length that is
    certain, and how likely each length is with the best play for it.
    """

    best: dict[Links, int]
    certain: int
    likely: dict[int, Fraction]


class TooMany(Exception):
    """There are too many lines of answers to go through."""


class Lines:
    """Every line of answers that begins with one use of a card."""

    def __init__(self, state: State[Table], most: int) -> None:
        self.left = most
        step = settle(GAME, state)
        self.base = len(step.state.stack)
        self.start = self._worth(step.state.table)
        self.found = Found({}, 0, {0: Fraction(1)})
        question = step.question
        if question is not None:
            starts = [each.key for each in question.options if each.program in ("use-card", "mark-launch")]
            after = [self._after(take(GAME, step.state, question, key), (), False) for key in starts]
            self.found = self._any(after, question)

    def _worth(self, table: Table) -> int:
        anna = table.wizard("anna")
        points = score(table, anna, GAME.default_reading).total
        stock = sum(anna.held(kind) for kind in StockSpec.__struct_fields__)
        return stock + len(anna.dice) + points

    def _after(self, step: Step[Table], links: Links, broken: bool) -> Found:
        """What follows a full stop."""
        told: dict[Links, int] = {}
        while True:
            chain = step.state.table.turn.chain
            broken = broken or any(event.kind == "chain-broken" for event in step.events)
            if not broken and len(chain) > len(links) and chain[: len(links)] == links:
                links = chain
            applied = any(
                event.kind == "card-applied" and links and event.fact("card") == links[-1].card
                for event in step.events
            )
            over = len(step.state.stack) <= self.base and not any(
                isinstance(entry, Frame) and entry.program == "mortal-wound" for entry in step.state.stack
            )
            if links and (applied or over) and not broken:
                told[links] = max(told.get(links, -99), self._worth(step.state.table) - self.start)
            if over or (broken and not over and self._is_over(step)):
                return Found(told, len(links), {n: Fraction(1) for n in range(len(links) + 1)})
            if step.question is not None:
                found = self._any(list(self._answers(step, links, broken)), step.question)
                return found._replace(best=_merged(found.best, told))
            self.left -= 1
            if self.left < 0:
                raise TooMany
            step = advance(GAME, step.state)

    def _is_over(self, step: Step[Table]) -> bool:
        return step.question is not None and step.question.kind == "launch"

    def _answers(self, step: Step[Table], links: Links, broken: bool) -> Iterator[Found]:
        assert step.question is not None
        question = step.question
        if question.chance is not None:
            keys = [key for key, _ in question.chance.outcomes()]
        elif question.kind in OUTSIDE:
            keys = ["pass"]
        else:
            keys = [option.key for option in question.options]
        for key in keys:
            yield self._after(take(GAME, step.state, question, key), links, broken)

    def _any(self, found: list[Found], question: Question) -> Found:
        best: dict[Links, int] = {}
        for each in found:
            best = _merged(best, each.best)
        if not found:
            return Found({}, 0, {0: Fraction(1)})
        lengths = {n for each in found for n in each.likely}
        if question.chance is None:
            likely = {n: max(each.likely.get(n, Fraction(0)) for each in found) for n in lengths}
            return Found(best, max(each.certain for each in found), likely)
        ways = [n for _, n in question.chance.outcomes()]
        likely = {
            n: sum(way * each.likely.get(n, Fraction(0)) for way, each in zip(ways, found, strict=True))
            / Fraction(sum(ways))
            for n in lengths
        }
        return Found(best, min(each.certain for each in found), likely)


def _merged(one: dict[Links, int], other: dict[Links, int]) -> dict[Links, int]:
    return {links: max(one.get(links, -99), other.get(links, -99)) for links in {*one, *other}}
