"""Walks the engine through one use of a card: every answer within its effect, and every outcome of chance."""

from __future__ import annotations

from collections import deque
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from tutor.engine.event import Event
from tutor.engine.program import sentence_at
from tutor.engine.question import PASS, Question
from tutor.engine.sentence import Act
from tutor.engine.state import Frame, State, Window
from tutor.engine.step import Step, advance, take
from tutor.games.penumbra.analysis.card_dependencies import VALUES_ONLY, Sight, looks_at_values, sight
from tutor.games.penumbra.analysis.chain_positions import Positions
from tutor.games.penumbra.state.table import Link, Table

ASIDE = ("card", "mark", "primagic", "nudge")
"""Kinds of programs that do not belong to the card in use: what they do comes from outside the chain."""

Who: TypeAlias = Literal["own", "other", "chance"]


class Sighted(Exception):
    """An effect looks at the values of dice, of which one was picked to stand for all."""


class Bounds(Struct, frozen=True):
    """How far to search: so many positions, and so many full stops of the engine."""

    positions: int = 8_000
    stops: int = 12_000


class Counts(Struct):
    """What a search did.

    `positions` were expanded, by `uses` of cards; `merged` uses led to a position that was known already;
    `refused` launches were against the rules; effects were walked `walks` times, in `stops` full stops. Not
    looked at: `asides`, effects from outside the chain that could have been used within the effect of a card;
    `values`, answers that differ in nothing but what dice show, where no card that follows looks at it;
    `left`, positions and branches beyond the bounds.
    """

    positions: int = 0
    uses: int = 0
    merged: int = 0
    refused: int = 0
    walks: int = 0
    stops: int = 0
    asides: int = 0
    values: int = 0
    left: int = 0


class Leaf(NamedTuple):
    """How a use ended: the links it added, the cards as numbers, what is left of the table.

    `goes_on`: the card has been applied, so it may launch. Where `own` is set, it is the number of the used
    card, and all other cards are as they were.
    """

    links: tuple[Link, ...]
    cards: tuple[int, ...]
    rest: int
    goes_on: bool
    own: int | None = None


class Fork(NamedTuple):
    """Where a use parts: by whom, and for each branch the answers into it, its ways, and what follows.

    What the wizard can answer one after the other is one fork, so only what chance and others answer nests.
    """

    who: Who
    branches: tuple[tuple[tuple[str, ...], int, Tree], ...]


Tree: TypeAlias = Leaf | Fork

CUT = Fork("own", ())
"""What was not looked at, or leads nowhere new."""


class Use(NamedTuple):
    """Everything that can come of one use of a card; `leaves` names each end once."""

    tree: Tree
    leaves: tuple[Leaf, ...]


class _Way(NamedTuple):
    """What is known on the way through one use: the chain before it, the links it has added so far."""

    before: tuple[Link, ...]
    links: tuple[Link, ...]
    blurred: bool
    states: frozenset[State[Table]]


_Place: TypeAlias = tuple[State[Table], tuple[Link, ...], bool]
"""A question on the way: the position, the links so far, and whether dice could show other values."""


class Walker:
    """Walks single uses. `base` is what lies on the stack below them.

    With `exact` every value of every die is looked at; without it one stands for all, and walking raises
    Sighted where an effect looks at values after all.
    """

    def __init__(
        self, positions: Positions, base: tuple[Frame | Window, ...], bounds: Bounds, *, exact: bool
    ) -> None:
        self.positions, self.base, self.bounds, self.exact = positions, base, bounds, exact
        self.game, self.seat = positions.game, positions.seat
        self.counts = Counts()
        self._sights: dict[str, Sight] = {}
        self._seen: set[str] = set()
        self._known: dict[_Place, Tree] = {}

    def walk(
        self,
        state: State[Table],
        before: tuple[Link, ...] = (),
        links: tuple[Link, ...] = (),
        *,
        blurred: bool = False,
    ) -> Use:
        """Everything that can come of the use under way, which comes after the links `before`."""
        self._seen, self._known = set(), {}
        self.counts.walks += 1
        tree = self._after(Step(state), _Way(before, links, blurred, frozenset()))
        return Use(tree, tuple(dict.fromkeys(_leaves(tree))))

    def alike(self, use: Use, cards: tuple[int, ...], at: int) -> Use | None:
        """The use just walked, as it is for any other cards than the used one, `cards[at]`.

        None where it looked at other cards or changed them.
        """
        if any(self._sight(program) != "calm" for program in self._seen):
            return None
        others = (cards[:at], cards[at + 1 :])
        if any((leaf.cards[:at], leaf.cards[at + 1 :]) != others for leaf in use.leaves):
            return None
        tree = _owned(use.tree, at)
        return Use(tree, tuple(dict.fromkeys(_leaves(tree))))

    def _after(self, step: Step[Table], way: _Way) -> Tree:
        """Everything that follows a full stop: each end by the shortest answers of the wizard."""
        branches: dict[Tree, tuple[str, ...]] = {}
        seen: set[_Place] = set()
        waiting: deque[tuple[Step[Table], _Way, tuple[str, ...]]] = deque([(step, way, ())])
        while waiting:
            step, way, given = waiting.popleft()
            outcome, way = self._to_question(step, way)
            if isinstance(outcome, Leaf):
                branches.setdefault(outcome, given)
                continue
            if outcome is None:
                continue
            place = (outcome.state, way.links, way.blurred)
            if place in seen:
                continue
            seen.add(place)
            question = outcome.question
            assert question is not None
            if self._stands_for_all(outcome.state, question):
                answers, way = [self._stand_in(question)], way._replace(blurred=True)
            elif question.seat == self.seat:
                answers = self._own_options(outcome.state, question)
            else:
                branches.setdefault(self._fork(outcome.state, question, way), given)
                continue
            for key in answers:
                waiting.append((take(self.game, outcome.state, question, key), way, (*given, key)))
        if list(branches.values()) == [()]:
            return next(iter(branches))
        return Fork("own", tuple((given, 1, tree) for tree, given in branches.items()))

    def _to_question(self, step: Step[Table], way: _Way) -> tuple[Leaf | Step[Table] | None, _Way]:
        """Goes on to the next question, or to the end of the card's effect or of its use; None if cut off."""
        while True:
            if any(event.kind == "chain-broken" for event in step.events):
                return None, way
            way, applied = self._happened(step, way)
            state = step.state
            if applied or not self._above(state):
                return self._leaf(state, way, goes_on=applied), way
            if step.question is not None:
                self._look_above(state, way)
                return (self._leaf(state, way, goes_on=False) if _launches(step.question) else step), way
            if self.counts.stops >= self.bounds.stops:
                self.counts.left += 1
                return None, way
            self.counts.stops += 1
            step = advance(self.game, state)

    def _above(self, state: State[Table]) -> tuple[Frame | Window, ...]:
        """What lies on the stack above the base; everything, where the base is no longer there."""
        n = len(self.base)
        return state.stack[n:] if state.stack[:n] == self.base else state.stack

    def _happened(self, step: Step[Table], way: _Way) -> tuple[_Way, bool]:
        """Follows the chain and what is looked at; and whether the last card has been applied."""
        chain = step.state.table.turn.chain
        before, known = len(way.before), len(way.before) + len(way.links)
        if len(chain) > known and chain[:before] == way.before:
            way = way._replace(links=chain[before:])
        applied = False
        for event in step.events:
            if event.program:
                self._look(event.program, way, event)
            if event.kind == "card-applied" and way.links and event.fact("card") == way.links[-1].card:
                applied = chain == (*way.before, *way.links)
        return way, applied

    def _look(self, program: str, way: _Way, event: Event | None = None) -> None:
        self._seen.add(program)
        if way.blurred and (
            self._sight(program) == "sighted" or (event is not None and looks_at_values(event))
        ):
            raise Sighted(program)

    def _sight(self, program: str) -> Sight:
        if program not in self._sights:
            self._sights[program] = sight(self.game.programs, program)
        return self._sights[program]

    def _leaf(self, state: State[Table], way: _Way, *, goes_on: bool) -> Leaf | None:
        if not way.links:
            return None
        self._look_above(state, way)
        cards, rest = self.positions.split(state.table, blurred=way.blurred)
        return Leaf(way.links, cards, rest, goes_on)

    def _look_above(self, state: State[Table], way: _Way) -> None:
        for entry in self._above(state):
            if isinstance(entry, Frame):
                self._look(entry.program, way)

    def _fork(self, state: State[Table], question: Question, way: _Way) -> Tree:
        """What chance, or another seat, can answer."""
        if state in way.states:
            return CUT
        place = (state, way.links, way.blurred)
        if place not in self._known:
            inside = way._replace(states=way.states | {state})
            who: Who = "other" if question.chance is None else "chance"
            branches = []
            for key, ways in self._outcomes(question):
                after = self._after(take(self.game, state, question, key), inside)
                branches.append(((key,), ways, after))
            self._known[place] = Fork(who, tuple(branches))
        return self._known[place]

    def _outcomes(self, question: Question) -> list[tuple[str, int]]:
        if question.chance is None:
            return [(option.key, 1) for option in question.options]
        try:
            return list(question.chance.outcomes())
        except ValueError:
            self.counts.left += 1
            return []

    def _stands_for_all(self, state: State[Table], question: Question) -> bool:
        return not self.exact and only_values(question, state.stack[-1])

    def _stand_in(self, question: Question) -> str:
        """The answer that stands for all that differ in values: none of it where that is possible."""
        if question.chance is not None:
            outcomes = question.chance.outcomes()
            self.counts.values += len(outcomes) - 1
            return outcomes[0][0]
        self.counts.values += len(question.options) - 1
        keys = [option.key for option in question.options]
        return next((key for key in keys if key in ("none", PASS)), keys[0])

    def _own_options(self, state: State[Table], question: Question) -> list[str]:
        """The answers that belong to the card in use."""
        top = state.stack[-1]
        offers = question.kind != "strengthen" and isinstance(top, Frame) and self._is_offer(top)
        keys = []
        for option in question.options:
            program = self.game.programs.get(option.program)
            if offers and program is not None and program.kind in ASIDE:
                self.counts.asides += 1
            else:
                keys.append(option.key)
        return keys

    def _is_offer(self, frame: Frame) -> bool:
        return isinstance(sentence_at(self.game.programs[frame.program], frame.path), Act)


def only_values(question: Question, top: Frame | Window) -> bool:
    """Whether the answers differ in nothing but what dice show."""
    return question.kind == "gained-dice" or (isinstance(top, Frame) and top.program in VALUES_ONLY)


def _launches(question: Question) -> bool:
    return question.kind == "launch"


def _leaves(tree: Tree) -> list[Leaf]:
    if isinstance(tree, Leaf):
        return [tree]
    return [leaf for _, _, branch in tree.branches for leaf in _leaves(branch)]


def _owned(tree: Tree, at: int) -> Tree:
    """The tree with the used card alone in its leaves: the other cards are those of whoever uses it."""
    if isinstance(tree, Leaf):
        return tree._replace(own=tree.cards[at], cards=())
    return Fork(tree.who, tuple((given, ways, _owned(branch, at)) for given, ways, branch in tree.branches))
