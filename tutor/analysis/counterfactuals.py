"""When could I: the nearest changes of a position with which a move that is refused is allowed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from hashlib import sha256
from itertools import combinations
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct, inspect

from tutor.analysis.counterfactual_check import Bench, Judgement, Reason, as_set, identity
from tutor.analysis.edits import Change, Numbers, Place, Site, Sites, changed, sites
from tutor.analysis.legality import verdict
from tutor.analysis.position_data import plain, short, whole
from tutor.engine.event import Bound
from tutor.engine.game import Game
from tutor.engine.question import Refusal
from tutor.engine.sentence import Act, Choose
from tutor.engine.state import State
from tutor.rules.catalogue import load
from tutor.rules.words import Words
from tutor.trace.diff import Change as FactChange
from tutor.trace.diff import changes as fact_changes

MOST: Final = 3
"""A repair has no more changes than that."""

POSITIONS: Final = 600
"""So many changed positions are tried unless it is said otherwise."""

FARTHEST: Final = 64
"""A number is moved so far at most."""

PROBE: Final = 12
"""A number that does not help at once is moved so far before it is given up."""

COSTS: Final = {
    "number": 1, "flag": 2, "choice": 2, "turn": 2, "over": 3, "time": 3, "text": 4, "move": 5, "add": 6,
    "take": 6,
}  # fmt: skip
"""How much a change of each kind is."""

Work: TypeAlias = Generator[None, None, Judgement]


class Step(Struct, frozen=True):
    """One change of a repair: named facts that it changes, and the reasons that stay if it is left out."""

    change: Change
    facts: tuple[FactChange, ...]
    removes: tuple[Refusal, ...]


class Repair(Struct, frozen=True):
    """Changes that allow a move together, and none of them could be spared.

    `position` is the changed one as an author would write it.
    """

    steps: tuple[Step, ...]
    position: Any

    @property
    def key(self) -> str:
        """What names these changes among those of a search, whatever else is found."""
        edits = sorted(repr(change.edits) for change in self.changes)
        return sha256("\n".join(edits).encode()).hexdigest()[:12]

    @property
    def changes(self) -> tuple[Change, ...]:
        """The changes themselves."""
        return tuple(step.change for step in self.steps)


class _Node(NamedTuple):
    """Changes that lead nearer, and how the move stands with them."""

    changes: tuple[Change, ...]
    judgement: Judgement


class Repairs:
    """The search for repairs of one move, which can be run bit by bit; what was found so far can be used.

    `reasons` stand against the move in the position as it is written, once the `answers` have been given;
    `left` are things that cannot be written down, such as an effect that is cut off. Every repair has been
    played: its position has no flaw, and the move is offered there, or nothing stands against it.
    """

    def __init__(
        self,
        game: Game[Any],
        position: Struct,
        key: str,
        rulings: tuple[tuple[str, str], ...] = (),
        automatic: tuple[str, ...] = (),
        left: tuple[Words, ...] = (),
        answers: tuple[str, ...] = (),
    ) -> None:
        self.game, self.key, self.left, self.answers = game, key, left, answers
        self._info = inspect.type_info(game.position)
        data = whole(self._info, plain(position))
        self._bench = Bench(game, data, key, rulings, automatic, answers)
        self._start = _Node((), self._bench.judge(()))
        self._solutions: list[tuple[Change, ...]] = []
        self._made: dict[frozenset[tuple[str, str]], Repair] = {}
        self._nodes: list[_Node] = []
        self._firsts: tuple[_Node, ...] = ()
        self._waiting = 0
        self._work: Iterator[None] = self._search()
        self.complete = False

    @property
    def reasons(self) -> tuple[Refusal, ...]:
        """What stands against the move in the position as it is written."""
        return self._start.judgement.reasons or ()

    @property
    def unknown(self) -> bool:
        """Whether nobody could think of the move in the position as it is written."""
        return self._start.judgement.reasons is None

    @property
    def tried(self) -> int:
        """How many positions were played."""
        return self._bench.tried

    @property
    def waiting(self) -> int:
        """How many changes and sets of changes are still to be looked at, as far as they are known."""
        return 0 if self.complete else self._waiting

    def run(self, positions: int = POSITIONS) -> Repairs:
        """Tries so many more positions, or fewer where nothing is left to try."""
        for _ in range(positions):
            if next(self._work, self) is self:
                self.complete = True
                break
        return self

    @property
    def repairs(self) -> tuple[Repair, ...]:
        """The repairs found so far, the nearest first."""
        order = sorted(
            self._solutions, key=lambda changes: (len(changes), sum(_cost(one) for one in changes))
        )
        return tuple(self._repair(changes) for changes in order)

    # ---- searching

    def _search(self) -> Iterator[None]:
        """Single changes, then sets of those that lead nearer; the likely ones before all others."""
        start = self._start
        if start.judgement.reasons is None:
            return
        if start.judgement.allowed:
            self._solutions.append(())
            return
        for singles in self._sites(start):
            self._nodes = []
            self._waiting = len(singles)
            for site in singles:
                yield from self._try(site, start)
                self._waiting -= 1
            self._firsts += tuple(self._nodes)
            for _ in range(MOST - 1):
                level, self._nodes = sorted(self._nodes, key=_rank), []
                yield from self._together(level)

    def _together(self, nodes: list[_Node]) -> Iterator[None]:
        """Each node with one more change: those known to help against what is left, and new ones."""
        for at, node in enumerate(nodes):
            left, new = node.judgement.bag, node.judgement.bag - self._start.judgement.bag
            helping = [step for step in self._firsts if _helps(step, self._start, left)]
            self._waiting = (len(nodes) - at) * max(1, len(helping))
            for step in helping:
                yield from self._try(step.changes[0], node)
            for site in self._sites(node).likely if new else ():
                yield from self._try(site, node)

    def _sites(self, node: _Node) -> Sites:
        """The places to change, those first that the move and what stands against it name."""
        state = node.judgement.state
        about = None if state is None else verdict(self.game, state, self.key)
        if state is None or about is None:
            return Sites()
        option = about.option
        named = (value for _, value in (*option.facts, *option.bindings))
        names = {*_ids((*named, option.value)), *_names(about.reasons)}
        names |= {kind for kind, _, n in (name.rpartition("-") for name in names) if n.isdecimal()}
        seats = self.game.seats(state.table)
        places = sites(
            self.game.position, self._bench.data, names - {""}, about.seat, seats, self._alike, self._times()
        )
        return places if not about.waiting else Sites(*(tuple(filter(_stays, some)) for some in places))

    def _times(self) -> tuple[Place, ...]:
        """Where programs ask the kind of question that the move answers."""
        kind = self.key.split("/", 2)[1]
        return tuple(
            (program.id, path)
            for program, path, sentence in self.game.programs.sentences
            if getattr(sentence, "kind", None) == kind and isinstance(sentence, Choose | Act)
        )

    def _alike(self, id: str) -> tuple[str, ...]:
        """All things of the box that are of one kind with this one; none for an id of something else."""
        catalogue = load(self.game.id)
        try:
            kind = catalogue.component(id).kind
        except KeyError:
            return ()
        return tuple(one.id for one in catalogue.of_kind(kind))

    def _try(self, site: Site, node: _Node) -> Iterator[None]:
        if isinstance(site, Numbers):
            yield from self._number(site, node)
            return
        if not any(site.touched & one.touched for one in node.changes):
            verdict = yield from self._look((*node.changes, site))
            yield from self._keep((*node.changes, site), verdict, node)

    def _number(self, site: Numbers, node: _Node) -> Iterator[None]:
        """A number, up and down by the least that helps."""
        if any(("set", site.path) == edit[:2] for one in node.changes for edit in one.edits):
            return
        for sign in (1, -1):
            least = site.least if site.least is not None else site.value - FARTHEST
            most = site.most if site.most is not None else site.value + FARTHEST
            bound = most - site.value if sign > 0 else site.value - least
            by = yield from self._least(site, sign, min(bound, FARTHEST), node)
            if by:
                changes = (*node.changes, site.at(site.value + sign * by))
                yield from self._keep(changes, self._bench.judge(changes), node)

    def _least(self, site: Numbers, sign: int, bound: int, node: _Node) -> Generator[None, None, int]:
        """By how little the number must be moved to help; 0 where that does not help."""
        if bound < 1:
            return 0
        if site.narrow:
            for by in range(1, bound + 1):
                verdict = yield from self._look((*node.changes, site.at(site.value + sign * by)))
                if verdict.nearer(node.judgement):
                    return by
            return 0
        by, last = 1, node.judgement
        verdict = yield from self._look((*node.changes, site.at(site.value + sign)))
        if not verdict.nearer(node.judgement):
            by = min(PROBE, bound)
            verdict = yield from self._look((*node.changes, site.at(site.value + sign * by)))
            if not verdict.nearer(node.judgement):
                return 0
        while verdict.nearer(last) and not verdict.removed(node.judgement) and by < bound:
            by, last = min(2 * by, bound), verdict
            verdict = yield from self._look((*node.changes, site.at(site.value + sign * by)))
        if not verdict.nearer(node.judgement):
            verdict = last
        return (yield from self._first(site, sign, by, verdict, node))

    def _first(
        self, site: Numbers, sign: int, by: int, goal: Judgement, node: _Node
    ) -> Generator[None, None, int]:
        """The least that does as much as moving the number that far, by halving."""
        low, high = 0, by
        while high - low > 1:
            middle = (low + high) // 2
            verdict = yield from self._look((*node.changes, site.at(site.value + sign * middle)))
            if verdict.reasons is not None and (verdict.bag, verdict.lack) == (goal.bag, goal.lack):
                high = middle
            else:
                low = middle
        return high

    def _look(self, changes: tuple[Change, ...]) -> Work:
        fresh = not self._bench.knows(changes)
        verdict = self._bench.judge(changes)
        if fresh:
            yield
        return verdict

    def _keep(self, changes: tuple[Change, ...], verdict: Judgement, before: _Node) -> Iterator[None]:
        """Notes a repair, or changes that lead nearer than what was before."""
        if verdict.allowed:
            if (yield from self._is_least(changes)):
                self._solutions.append(changes)
        elif verdict.nearer(before.judgement) or verdict.removed(before.judgement):
            self._nodes.append(_Node(changes, verdict))

    def _is_least(self, changes: tuple[Change, ...]) -> Generator[None, None, bool]:
        """Whether no change could be spared, and the same was not found in another order."""
        if any(as_set(one) == as_set(changes) for one in self._solutions):
            return False
        for n in range(1, len(changes)):
            for fewer in combinations(changes, n):
                verdict = yield from self._look(fewer)
                if verdict.allowed:
                    return False
        return True

    # ---- telling

    def _repair(self, changes: tuple[Change, ...]) -> Repair:
        made = self._made.get(as_set(changes))
        if made is None:
            made = self._made[as_set(changes)] = self._described(changes)
        return made

    def _described(self, changes: tuple[Change, ...]) -> Repair:
        steps = tuple(self._step(change, changes) for change in changes)
        data = whole(self._info, changed(self._bench.data, changes))
        return Repair(steps, short(self._info, data))

    def _step(self, change: Change, changes: tuple[Change, ...]) -> Step:
        without = tuple(one for one in changes if one is not change)
        before, after = self._bench.placed(without), self._bench.placed(changes)
        facts = () if before is None or after is None else fact_changes(self.game, before, after)
        return Step(change, facts, self._removes(change, without))

    def _removes(self, change: Change, without: tuple[Change, ...]) -> tuple[Refusal, ...]:
        """What stands against the move without the change; if it is no move then, what the change removes."""
        left = self._bench.judge(without).reasons
        if left is not None:
            return left
        alone = self._bench.judge((change,))
        removed = alone.removed(self._start.judgement)
        return tuple(one for one in self.reasons if identity(one) in removed)


def repairs(
    game: Game[Any], state: State[Any], key: str, opening: Struct | None = None, answers: tuple[str, ...] = ()
) -> Repairs | None:
    """The search for what would allow the move of that key (`Verdict.key`) in a state.

    The written position of the state is changed. Where something of the state cannot be written down, it is
    the position with which play began (`opening`), if there was one, and the same `answers` are given from
    there on. None where nothing is written.
    """
    spelling = game.spell(state)
    if opening is not None and (spelling.position is None or spelling.left):
        return Repairs(game, opening, key, state.rulings, state.automatic, (), answers)
    if spelling.position is None:
        return None
    return Repairs(game, spelling.position, key, state.rulings, state.automatic, spelling.left)


def _stays(site: Site) -> bool:
    """Whether a change leaves what is under way as it is: an answer to it cannot do without its question."""
    return isinstance(site, Numbers) or site.kind not in ("over", "time", "turn")


def _names(reasons: Iterable[Refusal]) -> Iterator[str]:
    """The ids that reasons name."""
    return _ids(value for reason in reasons for _, value in reason.facts)


def _ids(values: Iterable[Bound]) -> Iterator[str]:
    for value in values:
        if isinstance(value, tuple):
            yield from _ids(value)
        elif isinstance(value, str):
            yield from value.split(", ")


def _helps(step: _Node, start: _Node, left: Counter[Reason]) -> bool:
    """Whether a change that leads nearer from the start does something about what is left."""
    return bool(step.judgement.removed(start.judgement) & left) or step.judgement.lack < start.judgement.lack


def _rank(node: _Node) -> tuple[int, int, int]:
    return len(node.judgement.reasons or ()), node.judgement.lack, sum(_cost(one) for one in node.changes)


def _cost(change: Change) -> int:
    """How much a change is, to put small ones first."""
    return COSTS[change.kind] + min(change.by, PROBE) // 2
