"""The views of a position that pages draw, each held for the positions shown last."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import Any

from tutor.app.games import VIEWS
from tutor.app.pages.ahead import Memo
from tutor.engine.game import Game
from tutor.engine.history import Node
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.trace.spans import Trace
from tutor.trace.tree import now as running
from tutor.trace.words import Speaker
from tutor.views.lesson import icicle, now
from tutor.views.markup import Html
from tutor.views.shown import stage


class HeldViews(ABC):
    """The views of the positions of a game, in the words of `speaker`."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.memo = Memo()

    @property
    @abstractmethod
    def speaker(self) -> Speaker:
        """The words of the game in the page's language, with the names of what and who plays."""

    def set_stage(
        self,
        state: State[Any],
        before: State[Any],
        question: Question | None,
        seat: str = "",
        you: str = "",
        now: State[Any] | None = None,
    ) -> Html:
        """The stage of a position (`views.shown.stage`), with the pieces that answer its question."""
        speaks, views = self.speaker, VIEWS[self.game]
        return self.memo.draw(
            "stage",
            lambda: stage(state, before, question, speaks, seat, you, views, now=now),
            *(state, before, question, speaks, seat, you, views, now),
        )

    def table(self, state: State[Any], before: State[Any], question: Question | None, seat: str = "") -> Html:
        """The whole table of a position, with what has changed since the one before."""
        shows = (state, before, question, self.speaker, seat)
        return self.memo.draw("table", lambda: Html(VIEWS[self.game].table(*shows)), *shows)

    def now(self, game: Game[Any], node: Node[Any]) -> Html:
        """The effects under way at a node of a line of play."""
        speaks, frames = self.speaker, partial(running, game, node.state, node.question)
        return self.memo.draw("now", lambda: now.now(frames(), speaks), node, speaks)

    def story(self, trace: Trace, number: int, *rest: Html) -> Html:
        """The line of play as a picture, with the node of that number shown, and `rest` below it."""
        speaks = self.speaker
        picture = self.memo.draw(
            "story", partial(icicle.icicle, trace, number, speaks), trace, number, speaks
        )
        return icicle.time(picture, speaks.lang, *rest)
