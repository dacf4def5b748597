"""Launch chains: every chain of card uses that a wizard of Penumbra has, found by exact search.

The engine itself is asked what may be used, what it does and what it launches (pen.chain.define,
pen.launch.right, pen.launch.left, pen.launch.requirement, pen.chain.new-cards, pen.chain.repeat). Every chain
that is returned was played through it once more, so its answers replay.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from msgspec import Struct, structs
from msgspec.structs import replace

from tutor.engine.state import State
from tutor.engine.step import Step, advance, take
from tutor.games.penumbra import GAME
from tutor.games.penumbra.analysis.chain_search import Search, search
from tutor.games.penumbra.analysis.chain_values import Line, Values
from tutor.games.penumbra.analysis.chain_walk import Bounds, Counts, only_values
from tutor.games.penumbra.scoring.final_points import score
from tutor.games.penumbra.state.table import Link, Table
from tutor.games.penumbra.state.wizard import Stock, Wizard

LISTED = 3
"""How many of the longest and of the most productive chains are given."""


class Gains(Struct, frozen=True):
    """What a chain brings net of what it takes: ingredients by name, dice by colour, points.

    Only what changed is listed.
    """

    ingredients: tuple[tuple[str, int], ...] = ()
    dice: tuple[tuple[str, int], ...] = ()
    points: int = 0

    @property
    def total(self) -> int:
        """The measure that chains are compared by: ingredients, dice and points, each of them one."""
        return sum(n for _, n in (*self.ingredients, *self.dice)) + self.points


class Chain(Struct, frozen=True):
    """One chain. `links` are its uses in order, those from before the position included.

    `answers` lead through the engine from the position to the moment after the last card's effect. `sure`: no
    die, deck or other seat has a say in them, what gained dice show left aside.
    """

    links: tuple[Link, ...]
    answers: tuple[str, ...]
    gains: Gains
    sure: bool

    @property
    def length(self) -> int:
        """How many uses it has (pen.chain.length)."""
        return len(self.links)


class Chains(Struct, frozen=True):
    """What was found from a position for `seat`, whose chain under way has the links `behind`.

    `longest` are chains of the greatest `length`, `productive` those of the greatest worth, the best first; a
    single use is listed where there is no chain. `certain` is the length that can be reached however chance
    falls, `chance` how likely the greatest one is with the best play for it. `count` is the number of
    different chains that can still be made, of two links or more; None where they cannot be counted.
    `endless`: cards can unturn each other for ever; uses that lead back to a position were left out.
    `complete`: nothing was left out for want of time. The lengths are proven where it is complete and not
    endless, else they are the least that is possible.
    """

    seat: str
    behind: tuple[Link, ...]
    longest: tuple[Chain, ...]
    productive: tuple[Chain, ...]
    length: int
    certain: int
    chance: Fraction
    count: int | None
    endless: bool
    complete: bool
    counts: Counts


def chains(state: State[Table], bounds: Bounds | None = None, count: int = LISTED) -> Chains:
    """All launch chains of the wizard whose turn it is, from a position.

    Where cards may be used they begin with one of those, paid for as usual; where a card of a chain is being
    used, or was just applied, the chain goes on. Effects from outside the chain would end it
    (pen.chain.unbroken), so none is used on the way. `counts` tells what was not looked at.
    """
    tree = search(GAME, state, bounds or Bounds())
    gained = _Gained(tree)
    values = Values(tree, gained.value)
    most = values.most()
    length = len(tree.behind) + most
    wanted = min(2, length)
    long = [_proved(tree, line, gained) for line in values.by_length(most, count)]
    rich = [_proved(tree, line, gained) for line in values.by_worth(wanted - len(tree.behind), count)]
    return Chains(
        seat=tree.positions.seat,
        behind=tree.behind,
        longest=tuple(long),
        productive=tuple(rich),
        length=length,
        certain=len(tree.behind) + (values.certain() if values.lucky else most),
        chance=values.chance(most) if values.lucky else Fraction(1),
        count=values.count(),
        endless=values.endless,
        complete=not tree.counts.left,
        counts=tree.counts,
    )


def replayed(state: State[Table], chain: Chain) -> State[Table]:
    """The position in which the last card of the chain has been applied, answer by answer through the engine.

    Raises NotAllowed for an answer that is refused, and ValueError where the chain does not come about.
    """
    step = Step(state)
    answers = list(chain.answers)
    while True:
        turn = step.state.table.turn
        if not answers and turn.chain == chain.links and _over(step, chain):
            return step.state
        if step.question is not None:
            if not answers:
                raise ValueError(f"the chain stops at the question {step.question.kind!r}")
            step = take(GAME, step.state, step.question, answers.pop(0))
        elif not step.state.stack:
            raise ValueError("everything is over before the chain has come about")
        else:
            step = advance(GAME, step.state)


def _over(step: Step[Table], chain: Chain) -> bool:
    last = chain.links[-1].card if chain.links else ""
    applied = any(event.kind == "card-applied" and event.fact("card") == last for event in step.events)
    return applied or (step.question is not None and step.question.kind == "launch")


class _Gained:
    """What has been gained in each node of a search since its start."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.before = self._wizard(0)
        self._worths: dict[int, int] = {}
        self._points: dict[Wizard, int] = {}

    def value(self, node: int) -> int:
        rest = self.search.nodes[node].rest
        if rest not in self._worths:
            self._worths[rest] = self.gains(node).total
        return self._worths[rest]

    def gains(self, node: int) -> Gains:
        now, before = self._wizard(node), self.before
        stock = structs.asdict(now.stock)
        ingredients = [(kind, n - before.held(kind)) for kind, n in stock.items()]
        colours = Counter(die.colour for die in now.dice)
        colours.subtract(die.colour for die in before.dice)
        return Gains(
            tuple((kind, n) for kind, n in ingredients if n),
            tuple((colour, n) for colour, n in sorted(colours.items()) if n),
            self._score(node) - self._score(0),
        )

    def _wizard(self, node: int) -> Wizard:
        positions = self.search.positions
        return positions.rests[self.search.nodes[node].rest].table.wizard(positions.seat)

    def _score(self, node: int) -> int:
        positions = self.search.positions
        wizard = self._wizard(node)
        # Dice and all ingredients but Arcana give no points.
        about = replace(wizard, dice=(), stock=Stock(arcana=wizard.stock.arcana))
        if about not in self._points:
            table = positions.rests[self.search.nodes[node].rest].table
            self._points[about] = score(table, wizard, positions.reading).total
        return self._points[about]


def _proved(search: Search, line: Line, gained: _Gained) -> Chain:
    """The chain of a way through the graph, played through the engine once more."""
    links = (*search.behind, *line.links)
    chain = Chain(links, line.answers, gained.gains(line.node), _is_sure(search, line.answers))
    if search.nodes[line.node].goes_on and line.links:
        replayed(search.state, chain)
    return chain


def _is_sure(search: Search, answers: tuple[str, ...]) -> bool:
    """Whether every answer is the wizard's own, or stands for all that differ only in what dice show."""
    state, seat = search.state, search.positions.seat
    left = list(answers)
    while left:
        step = advance(GAME, state)
        state = step.state
        if step.question is None:
            continue
        mine = step.question.seat == seat
        if not mine and (search.exact or not only_values(step.question, state.stack[-1])):
            return False
        state = take(GAME, state, step.question, left.pop(0)).state
    return True
