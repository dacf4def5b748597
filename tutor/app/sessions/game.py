"""One learner's way through a whole game: against whom, with which luck, where they are, and the link back.

Dice, decks and opponents answer at once and from the seed alone; every one of their answers is kept in the
history like the learner's own. No widgets here: the page draws a match and hands it what was pressed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise, zip_longest
from typing import Any, ClassVar

from tutor.analysis.opponents import OPPONENTS, Luck
from tutor.app.link import GameTrail
from tutor.app.sessions.navigation import Walk
from tutor.engine.game import Game, Opening
from tutor.engine.history import History, Node
from tutor.engine.question import PASS, Question
from tutor.scenario.case import Case
from tutor.trace.hidden import visible_to

STRETCH = 60
"""So many full stops on either side of the one that is shown belong to its stretch at the most."""

LARGEST_SEED = 10**15
"""Every seed of ours is smaller: a person can still type it."""


@dataclass(slots=True)
class Match(Walk):
    """A game under way. While it does not ask (`asks`), the game's moments are passed for the learner."""

    most_nodes: ClassVar[int] = 20_000

    opening: Opening[Any]
    rival: str
    seed: int
    asks: bool = False
    switches: tuple[str, ...] = ()
    _hints: list[int] = field(default_factory=list)
    _views: dict[int, Node[Any]] = field(default_factory=dict)

    @classmethod
    def open(
        cls,
        game: Game[Any],
        opening: Opening[Any],
        rival: str,
        seed: int,
        asks: bool = False,
        switches: tuple[str, ...] = (),
    ) -> Match:
        """A game at the first decision of the learner, with those of its optional rules switched on.

        Raises KeyError for an unknown kind of opponents or an unknown optional rule.
        """
        match = cls._start(game, opening, rival, seed, asks, switches)
        match.run()
        return match

    @classmethod
    def _start(
        cls,
        game: Game[Any],
        opening: Opening[Any],
        rival: str,
        seed: int,
        asks: bool,
        switches: tuple[str, ...],
    ) -> Match:
        if rival not in OPPONENTS:
            raise KeyError(f"no opponents {rival!r}; there are {', '.join(OPPONENTS)}")
        known = [switch.id for switch in opening.switches]
        if not set(switches).issubset(known):
            raise KeyError(f"no such optional rules {switches!r}; there are {', '.join(known)}")
        start = opening.start(*switches)
        return cls(game, History.start(game, start), opening, rival, seed, asks, switches)

    # ---- where the learner is

    @property
    def start(self) -> Case:
        """The case of the game's first position."""
        return Case(self.game.id, self.seat, opening=self.opening.id, switches=self.switches)

    @property
    def seat(self) -> str:
        """The learner's seat."""
        return self.opening.people[0]

    @property
    def is_asked(self) -> bool:
        """Whether the learner is asked here, by a question that is not passed for them."""
        return self._decided(self.node.number, next(iter(self.history.ahead()), None))

    @property
    def may_answer(self) -> bool:
        """Whether the question that waits here is the learner's own; one that was passed can be answered."""
        return self._is_mine(self.question)

    def view(self, number: int) -> Node[Any]:
        """A node as the learner may see it."""
        if number not in self._views:
            node = self.history.nodes[number]
            before = None if node.parent is None else self.history.nodes[node.parent]
            self._views[number] = visible_to(self.game, node, self.seat, before)
        return self._views[number]

    def decisions(self) -> tuple[int, ...]:
        """The nodes of this line in which the learner has decided, or is asked to, in order."""
        line = self.line()
        return tuple(at for at, then in zip_longest(line, line[1:]) if self._decided(at, then))

    @property
    def decisions_before(self) -> int:
        """How many decisions of the learner lie before the node shown."""
        nodes = self.history.nodes
        return sum(nodes[number].depth < self.node.depth for number in self.decisions())

    def since(self) -> tuple[int, ...]:
        """The nodes from the learner's last decision before the one shown on to the one shown."""
        nodes = self.history.nodes
        depths = [nodes[at].depth for at in self.decisions() if nodes[at].depth < self.node.depth]
        return self.history.line()[depths[-1] if depths else 0 :]

    def stretch(self) -> tuple[int, ...]:
        """The nodes from the learner's last decision to the next, around the one shown."""
        mine = set(self.decisions())
        ahead: list[int] = []
        for number in self.history.ahead()[:STRETCH]:
            ahead.append(number)
            if number in mine:
                break
        return (*self.since()[-STRETCH - 1 :], *ahead)

    def passed(self) -> tuple[int, ...]:
        """The nodes since the learner's last decision whose question was passed for them."""
        since = self.since()
        decisions = [number for number in since[:-1] if self._is_mine(self.history.nodes[number].question)]
        mine = set(self.decisions())
        return tuple(number for number in decisions if number not in mine)

    # ---- answering

    def answer(self, key: str) -> None:
        """Answers the learner's question and plays on to the next one.

        Raises NotAllowed, with every reason, for what the question does not offer.
        """
        if not self.may_answer or self.full:
            return
        self.history.answer(key)
        self.run()

    def run(self) -> None:
        """Plays on until the learner is asked or the game is over."""
        while not (self.finished or self.full):
            if self.question is None:
                self.history.step()
                continue
            key = self._given()
            if key is None:
                return
            self.history.answer(key)

    # ---- links

    def trail(self) -> GameTrail:
        """Everything a link needs to come back here."""
        mine: list[str] = []
        theirs: list[int] = []
        for number, following in pairwise(self.line()):
            question, key = self.history.nodes[number].question, self.history.nodes[following].key
            if question is None or key is None or question.chance is not None:
                continue
            if self._is_mine(question):
                mine.append(key)
            else:
                theirs.append([option.key for option in question.options].index(key))
        return GameTrail(
            self.game.id,
            self.opening.id,
            self.rival,
            self.seed,
            self.asks,
            tuple(mine),
            tuple(theirs),
            self.node.depth,
            self.digest,
            self.switches,
        )

    @classmethod
    def restore(cls, game: Game[Any], trail: GameTrail) -> tuple[Match, bool]:
        """The match a link leads to; not True, as far along as it fits, where the game has changed.

        Raises KeyError where there is no such opening, no such opponents, or no such optional rule.
        """
        opening = next((one for one in game.openings() if one.id == trail.opening), None)
        if opening is None:
            raise KeyError(trail.opening)
        match = cls._start(game, opening, trail.rival, trail.seed, trail.asks, trail.switches)
        match._hints = list(reversed(trail.theirs))
        fits = match.replay(trail.answers, trail.depth, match._theirs)
        match._hints = []
        match.run()
        match.show(trail.depth)
        return match, fits and match.digest == trail.digest

    # ---- inside

    def _is_mine(self, question: Question | None) -> bool:
        return question is not None and question.seat == self.seat

    def _decided(self, number: int, then: int | None) -> bool:
        """Whether the learner decides in a node behind which `then` follows: nothing was passed for them."""
        question = self.history.nodes[number].question
        if question is None or not self._is_mine(question):
            return False
        return not self._passes(question) or then is None or self.history.nodes[then].key != PASS

    def _passes(self, question: Question) -> bool:
        return (
            not self.asks
            and self._is_mine(question)
            and question.kind in self.game.moments
            and question.option(PASS) is not None
        )

    def _given(self) -> str | None:
        """What is answered here without the learner; None where they are asked."""
        question = self.question
        assert question is not None
        if self._is_mine(question):
            return PASS if self._passes(question) else None
        return self._theirs()

    def _theirs(self) -> str | None:
        """What dice, decks or opponents answer here; None where the learner is asked."""
        question = self.question
        if question is None or self._is_mine(question):
            return None
        luck = Luck(self.seed, self.node.depth)
        if question.chance is not None:
            return question.chance.pick(luck(question.chance.total))
        if self._hints and self._hints[-1] < len(question.options):
            return question.options[self._hints.pop()].key
        return OPPONENTS[self.rival](self.game, self.node.state, question, luck)
