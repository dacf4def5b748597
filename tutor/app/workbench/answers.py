"""The panel "Who may answer": the tree of reactions to what is under way."""

from __future__ import annotations

from typing import Any, Final

from tutor.analysis.responses import ResponseSearch
from tutor.app.words import AppWords, app_words
from tutor.app.workbench.panels import Drawn, Evidence, Works
from tutor.app.workbench.session import Bench
from tutor.app.workbench.slices import Slices, explored
from tutor.engine.state import State
from tutor.trace.words import Speaker
from tutor.views.analysis.responses import response_lines, response_tree
from tutor.views.buttons import button
from tutor.views.markup import join, tag
from tutor.workbench.report import Section

LOOK: Final = "answers-look"
OPENED: Final = "answers-opened"
"""Who opens the panel has asked who may answer here."""

SLICE: Final = 40
"""So many positions are looked at before presses are heard again."""

MOST: Final = 400
"""So many are looked at before one has to go on by a press."""


class AnswersPanel:
    """Who may answer what follows from the position shown, with what, and who may answer that."""

    name = "answers"

    def __init__(self, works: Works) -> None:
        self.works = works
        self.search: ResponseSearch[Any] | None = None
        self.of: State[Any] | None = None
        self.slices = Slices(works, self.name, SLICE, MOST)

    def act(self, action: str, value: str, bench: Bench, speaker: Speaker) -> bool:
        """Looks on from where the search stands, or stops it."""
        if action == OPENED and (bench.defects or self._search_of(bench) is not None):
            return True
        if action in (LOOK, OPENED):
            self._look(bench)
            return True
        return self.slices.act(action)

    def click(self, point: int, bench: Bench) -> None:
        """It has no figure."""

    def _search_of(self, bench: Bench) -> ResponseSearch[Any] | None:
        """The search in the position shown, if there is one."""
        return self.search if self.of is bench.node.state else None

    def _look(self, bench: Bench) -> None:
        if self._search_of(bench) is not None:
            self.slices.go_on()
            return
        self.of, search = bench.node.state, ResponseSearch(bench.game, bench.node.state)
        self.search = search
        self.slices.begin(search.run, lambda: explored(search.outcomes))

    def evidence(self, bench: Bench, speaker: Speaker) -> Evidence:
        """The tree in words, with its rules."""
        search = self._search_of(bench)
        if search is None or self.slices.running:
            return Evidence()
        nodes = search.tree()
        if not nodes:
            return Evidence()
        title = app_words(speaker.lang)("panel-answers")
        rules = tuple(dict.fromkeys(node.question.rule for node in nodes))
        return Evidence(sections=(Section(title, tuple(response_lines(nodes, speaker))),), rules=rules)

    def draw(self, bench: Bench, speaker: Speaker, words: AppWords) -> Drawn:
        """The tree as far as it was looked at; before, what it tells."""
        search = self._search_of(bench)
        if search is None:
            self.slices.forget()
            look = tag("div", button(LOOK, words("answers-look"), main=True), class_="rt-row")
            return Drawn(join(tag("p", words("answers-intro")), look))
        return Drawn(join(self.slices.draw(words), response_tree(search, speaker)))
