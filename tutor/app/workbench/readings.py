"""The panel "Other readings": the same position, answers and question under two sets of rulings."""

from __future__ import annotations

from typing import Any, Final

from tutor.analysis.objectives import MeasureError
from tutor.analysis.outcomes import Outcomes
from tutor.analysis.readings import Compared, WhichMatter
from tutor.app.words import AppWords, app_words
from tutor.app.workbench.may import MayPanel
from tutor.app.workbench.outcomes import MOST as POSITIONS
from tutor.app.workbench.outcomes import OutcomesPanel
from tutor.app.workbench.panels import Drawn, Evidence, Works
from tutor.app.workbench.session import Bench
from tutor.app.workbench.slices import Progress, Slices
from tutor.engine.state import State
from tutor.rules.catalogue import load
from tutor.scenario.other_readings import compare_readings, which_matter
from tutor.trace.words import Speaker
from tutor.views.analysis.outcomes import law_table, measure_said
from tutor.views.analysis.readings import compared_lines, matters_list, readings_compared, sources_list
from tutor.views.buttons import button, toggles
from tutor.views.markup import Html, join, sub, tag
from tutor.views.workbench.reading_stages import reading_stages
from tutor.workbench.report import Section

SLICE: Final = 4
"""So many readings are played before presses are heard again."""

ALL: Final = 10_000
"""No game has so many readings: a search goes through all of them."""


class ReadingsPanel:
    """Which rulings matter here, and what another reading changes."""

    name = "readings"

    def __init__(self, works: Works, chances: OutcomesPanel, may: MayPanel) -> None:
        self.works = works
        self.chances = chances
        self.may = may
        self.on_stages = False
        self.other: dict[str, str] = {}
        self.of: State[Any] | None = None
        self.which: WhichMatter[Any] | None = None
        self.slices = Slices(works, self.name, SLICE, ALL)
        self.laws: tuple[Outcomes[Any], Outcomes[Any]] | None = None

    # ---- what was pressed

    def act(self, action: str, value: str, bench: Bench, speaker: Speaker) -> bool:
        """Searches for rulings that matter, takes other readings, and weighs both."""
        if action == "readings-which":
            self._search(bench)
        elif action == "reading":
            self._read(value, bench)
        elif action == "source":
            self._source(value, bench)
        elif action == "readings-laws":
            self._weigh(bench)
        elif action == "readings-stages":
            self.on_stages = not self.on_stages
        elif action == "try":
            self.on_stages = False
        else:
            return self.slices.act(action)
        return True

    def click(self, point: int, bench: Bench) -> None:
        """It has no figure."""

    def _search(self, bench: Bench) -> None:
        which = self.which = which_matter(bench.case)
        all_of_them = which.left
        self.slices.begin(which.run, lambda: Progress(all_of_them - which.left, which.left))

    def _read(self, value: str, bench: Bench) -> None:
        ruling, _, reading = value.partition("=")
        known = {one.id: one for one in load(bench.game.id).rulings}
        if ruling in known and reading in (one.id for one in known[ruling].readings):
            self.other, self.laws, self.on_stages = {ruling: reading}, None, True

    def _source(self, book: str, bench: Bench) -> None:
        if book in load(bench.game.id).readers:
            self.other, self.laws = dict(load(bench.game.id).readings_of(book)), None
            self.on_stages = True

    def _compare(self, bench: Bench) -> Compared[Any]:
        return compare_readings(bench.case, self.other)[0]

    def _weigh(self, bench: Bench) -> None:
        """Explores what can happen under both readings."""
        comparison = self._compare(bench)
        first, second = comparison.first.last, comparison.second.last
        if first is None or second is None:
            return
        query = self.chances.query
        events = query.events(bench)
        one, other = (Outcomes(bench.game, at.state, query.until, events=events) for at in (first, second))
        for each in (one, other):
            each.run(POSITIONS)
        self.laws = one, other

    # ---- drawing

    def evidence(self, bench: Bench, speaker: Speaker) -> Evidence:
        """What differs under the other readings that were picked."""
        if not self.other:
            return Evidence()
        lines = [line for line in compared_lines(self._compare(bench), self._names(speaker), speaker) if line]
        return Evidence(sections=(Section(self._names(speaker)[1], tuple(lines)),), rules=tuple(self.other))

    def draw(self, bench: Bench, speaker: Speaker, words: AppWords) -> Drawn:
        """The rulings that matter, and both readings side by side."""
        if self.of is not bench.node.state:
            self.of, self.which, self.laws, self.on_stages = bench.node.state, None, None, False
            known = {one.id for one in load(bench.game.id).rulings}
            self.other = {id: reading for id, reading in self.other.items() if id in known}
            self.slices.forget()
        search = button("readings-which", words("readings-search"), main=True)
        which = self.which
        listed = None if which is None else matters_list(which.matters, which.left, speaker)
        parts = [tag("p", words("readings-intro")), tag("div", search, class_="rt-row"),
                 self.slices.draw(words), sources_list(bench.game.id, speaker), listed]  # fmt: skip
        if not self.other:
            return Drawn(join(*parts))
        comparison = self._compare(bench)
        pair = None
        if self.on_stages:
            pair = reading_stages(comparison, self._names(speaker), self.may.asked_keys, speaker)
        return Drawn(join(*parts, *self._both(comparison, bench, speaker, words)), pair=pair)

    def _both(self, comparison: Compared[Any], bench: Bench, speaker: Speaker, words: AppWords) -> list[Html]:
        both = readings_compared(comparison, self._names(speaker), speaker)
        (stages,) = toggles(
            "readings-stages", [("on", words("readings-stages"))], "on" if self.on_stages else ""
        )
        weigh = tag("div", stages, button("readings-laws", words("readings-laws")), class_="rt-row")
        return [both, weigh, self._laws(bench, speaker, words)]

    def _laws(self, bench: Bench, speaker: Speaker, words: AppWords) -> Html:
        """The law of what is asked under "What can happen", for both readings."""
        query = self.chances.query
        if self.laws is None or not query.fact:
            return Html("")
        try:
            measure = query.measure(bench)
            laws = [one.law(measure, query.policies()) for one in self.laws]
        except MeasureError as error:
            return tag("p", error.actual.of(words.lang), class_="rt-message")
        tables = [law_table(law, measure, speaker) for law in laws]
        columns = [
            tag("div", tag("h4", name), table)
            for name, table in zip(self._names(speaker), tables, strict=True)
        ]
        head = sub(measure_said(measure, speaker))
        return join(head, tag("div", *columns, class_="rt-compare__sides"))

    def _names(self, speaker: Speaker) -> tuple[str, str]:
        """What the two readings are called."""
        words, lang = app_words(speaker.lang), speaker.lang
        if len(self.other) == 1:
            ((ruling, reading),) = self.other.items()
            return words("readings-now"), load(speaker.game).ruling(ruling).reading(reading).text.of(lang)
        return words("readings-now"), words("readings-others", n=len(self.other))
