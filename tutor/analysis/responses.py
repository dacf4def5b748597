"""Who may answer what is under way: the tree of reactions, as far as a position lets it go.

A response is an answer in a window (`tutor.engine.window`), or one that another seat than the one that acts
is asked for inside its effect: no move of its own. The engine itself is asked, so every branch is one that
can be played.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from msgspec import Struct

from tutor.analysis.game_graph import Spot
from tutor.analysis.outcomes import EFFECT, Outcomes
from tutor.engine.game import Game
from tutor.engine.question import CHANCE, Option, Question
from tutor.engine.state import State, TableT, Window

NODES: Final = 60
"""A tree is told to so many questions."""


class Response(Struct, frozen=True):
    """One answer to a question of the tree, and the questions to which it leads."""

    option: Option
    then: tuple[ResponseNode, ...] = ()


class ResponseNode(Struct, frozen=True):
    """A question in which somebody may answer, with each answer; with `more` the tree goes on unseen."""

    question: Question
    responses: tuple[Response, ...]
    more: bool = False


class ResponseSearch(Generic[TableT]):
    """Looks bit by bit for who may answer what follows from a position, up to the end of the effect.

    `seat` is who acts: the one whose question waits in the position, unless it is given.
    """

    def __init__(self, game: Game[TableT], state: State[TableT], seat: str = "") -> None:
        self.outcomes = Outcomes(game, state, EFFECT)
        first = self.outcomes.ways.spots[0].question
        self.seat = seat or ("" if first is None else first.for_seat or first.seat)
        seats = game.seats(state.table)
        self._acts = {act.kind for each in seats for act in game.acts(state, each)}
        self._by_seat = self.seat in seats

    def run(self, positions: int) -> bool:
        """Looks at so many positions more; whether some still wait."""
        return self.outcomes.run(positions)

    def tree(self, nodes: int = NODES) -> tuple[ResponseNode, ...]:
        """The first questions in which somebody may answer, each with all that can be answered then."""
        return tuple(_Tree(self, nodes).below(0, frozenset()))

    def is_response(self, spot: Spot[TableT]) -> bool:
        """Whether what is asked in a spot lets somebody answer what is under way."""
        question = spot.question
        if question is None or question.seat == CHANCE:
            return False
        in_window = bool(spot.state.stack) and isinstance(spot.state.stack[-1], Window)
        inside = self._by_seat and question.seat != self.seat and question.kind not in self._acts
        return in_window or inside


class _Tree:
    """The tree of a search, told up to a number of questions."""

    def __init__(self, search: ResponseSearch[Any], room: int) -> None:
        self.search, self.room = search, room
        self.spots = search.outcomes.ways.spots

    def below(self, number: int, above: frozenset[int]) -> list[ResponseNode]:
        """The next questions of the tree from a spot on, without those that stand above it."""
        nodes, seen, waiting = [], set(above), [number]
        while waiting:
            at = waiting.pop()
            if at in seen:
                continue
            seen.add(at)
            spot = self.spots[at]
            if self.search.is_response(spot):
                nodes.append(self._node(spot, above | {at}))
            else:
                waiting += [way.to for way in reversed(spot.ways)]
        # What differs only in what has happened, as another room that was entered, is told once.
        return list({_shape(node): node for node in reversed(nodes)}.values())[::-1]

    def _node(self, spot: Spot[Any], above: frozenset[int]) -> ResponseNode:
        assert spot.question is not None
        self.room -= 1
        if self.room < 0 or not spot.ways:
            options = tuple(Response(one) for one in spot.question.options)
            return ResponseNode(spot.question, options, more=bool(spot.ways) or spot.kind == "cut")
        responses = tuple(
            Response(way.option, tuple(self.below(way.to, above)))
            for way in spot.ways
            if way.option is not None
        )
        return ResponseNode(spot.question, responses)


def _shape(node: ResponseNode) -> tuple[str, str, tuple[str, ...]]:
    """What is the same of questions that let the same seat answer in the same way."""
    question = node.question
    return question.seat, question.kind, tuple(one.option.key for one in node.responses)
