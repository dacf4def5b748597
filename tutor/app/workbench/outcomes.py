"""The panel "What can happen": everything that can follow from the position shown, weighed exactly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from tutor.analysis.condition_terms import Terms
from tutor.analysis.conditions import comparison_text, read_condition
from tutor.analysis.distributions import Best, Law, Policies, Policy
from tutor.analysis.game_graph import Ways
from tutor.analysis.objectives import COMPARED, Fact, Measure, MeasureError, events_of, is_yes_or_no
from tutor.analysis.outcome_paths import Line, reached
from tutor.analysis.outcomes import Outcomes, untils
from tutor.analysis.queries.fact_index import FactQuestion
from tutor.app.words import AppWords, app_words
from tutor.app.workbench.panels import Drawn, Evidence, Figure, Works
from tutor.app.workbench.picks import picks, select
from tutor.app.workbench.session import Bench
from tutor.app.workbench.slices import Slices, explored
from tutor.engine.event import Scalar
from tutor.engine.state import State
from tutor.games.penumbra.analysis.threat_outcomes import law_of
from tutor.rules.defects import spoken
from tutor.trace.words import Speaker
from tutor.views.analysis import outcome_tree
from tutor.views.analysis.outcomes import (
    SIGNS,
    chance_answer,
    law_table,
    law_text,
    lines_said,
    mean_said,
    measure_said,
    policies_said,
    summary,
    value_said,
)
from tutor.views.buttons import button
from tutor.views.markup import Html, join, sub, tag
from tutor.views.words import wording
from tutor.workbench.report import Section

SLICE: Final = 400
"""So many positions are looked at before presses are heard again."""

MOST: Final = 20_000
"""So many positions are looked at before one has to go on by a press."""

AT_ONCE: Final = 2_000
"""So many are looked at as soon as a fact is asked about in words."""

NOTHING: Final = join()

LINES: Final = 12
"""So many lines that lead to what is asked about are told."""

LONGEST_ASKED: Final = 1_000
"""No address of ours holds a longer question."""

POLICIES: Final = ("free", "adversarial", "cooperative", "best")
LAW: Final = "law"
"""What stands for no comparison: how the fact is distributed."""
CONDITION: Final = "condition"
"""What stands for a whole condition, typed in place of a value."""


@dataclass(frozen=True, slots=True)
class Query:
    """What is asked: how far is looked, a fact with a comparison or none, and how the seats answer.

    Where `op` is CONDITION the `value` is a whole condition.
    """

    until: str = "effect"
    fact: str = ""
    op: str = LAW
    value: str = "1"
    seats: tuple[tuple[str, str], ...] = ()

    @property
    def text(self) -> str:
        """The condition that is asked about; "" where the law of a fact is."""
        if self.op == CONDITION:
            return self.value
        return "" if self.op == LAW else comparison_text(self.fact, self.op, self.value)

    def measure(self, bench: Bench) -> Measure:
        """What is measured at the ends. Raises MeasureError for a condition that is none."""
        if self.op == LAW:
            return Fact(self.fact)
        return read_condition(self.text, Terms.of(bench.game, bench.node.state))

    def events(self, bench: Bench) -> tuple[str, ...]:
        """The kinds of event that are asked about."""
        try:
            return events_of(self.measure(bench))
        except MeasureError:
            return ()

    def policies(self) -> Policies:
        """How each seat answers."""
        chosen: dict[str, Policy] = {}
        for seat, policy in self.seats:
            chosen[seat] = Best(Fact(self.fact)) if policy == "best" else policy  # type: ignore[assignment]
        return chosen


class OutcomesPanel:
    """What can happen, and how likely it is."""

    name = "outcomes"

    def __init__(self, works: Works) -> None:
        self.works = works
        self.query = Query()
        self.outcomes: Outcomes[Any] | None = None
        self.of: tuple[State[Any], str, tuple[str, ...]] | None = None
        self.slices = Slices(works, self.name, SLICE, MOST)
        self.closed: frozenset[int] | None = None
        self.picked: int | None = None

    # ---- what was pressed

    def act(self, action: str, value: str, bench: Bench, speaker: Speaker) -> bool:
        """Changes what is asked, looks, stops, and follows a line."""
        name, _, seat = action.partition(":")
        if name == "outcomes-until":
            self.query = replace(self.query, until=value)
        elif name == "outcomes-fact":
            self.query = replace(self.query, fact=value)
        elif name == "outcomes-op":
            self._compare(value)
        elif name == "outcomes-value":
            self.query = replace(self.query, value=value)
        elif name == "outcomes-seat" and value in POLICIES:
            self.query = replace(self.query, seats=tuple({**dict(self.query.seats), seat: value}.items()))
        elif name == "outcomes-look":
            self._look(bench)
        elif name == "outcomes-fold" and self.picked is not None:
            self._fold(self.picked)
        elif name == "outcomes-go" and self.outcomes is not None and self.picked is not None:
            self._go(bench, self.outcomes.ways, self.picked)
        else:
            return self.slices.act(action)
        return True

    def link(self, bench: Bench) -> str:
        """What is asked of the position shown, for its address; "" while nothing was looked for."""
        if self.outcomes is None or self.of != self._of(bench):
            return ""
        return msgspec.json.encode(self.query).decode()

    def take(self, text: str, bench: Bench) -> None:
        """Asks anew what an address holds. Raises ValueError for what cannot be asked of the position."""
        if len(text) > LONGEST_ASKED:
            raise ValueError(text[:LONGEST_ASKED])
        try:
            query = msgspec.json.decode(text, type=Query)
        except msgspec.DecodeError as error:
            raise ValueError(text) from error
        seats = bench.game.seats(bench.node.state.table)
        known = query.until in untils(bench.game) and query.fact in bench.game.facts(bench.node.state)
        if not known or query.op not in (LAW, CONDITION, *COMPARED):
            raise ValueError(text)
        if any(seat not in seats or policy not in POLICIES for seat, policy in query.seats):
            raise ValueError(text)
        self.query = query
        self._look(bench)

    def ask(self, asked: FactQuestion, bench: Bench) -> None:
        """Asks about a fact, and looks at once."""
        value = asked.value or self.query.value
        self.query = replace(self.query, fact=asked.fact, op=asked.op or LAW, value=value)
        self._look(bench, AT_ONCE)

    def click(self, point: int, bench: Bench) -> None:
        """Picks the node of that number, and folds or unfolds it."""
        if self.outcomes is None or self.closed is None:
            return
        nodes = outcome_tree.nodes(self.outcomes.ways, self.closed)
        if 0 <= point < len(nodes):
            self.picked = nodes[point].id
            self._fold(self.picked)

    def _look(self, bench: Bench, most: int | None = None) -> None:
        """Looks on from where the search stands; begins anew for another position or end."""
        of = self._of(bench)
        if self.of == of and self.outcomes is not None:
            self.slices.go_on()
            return
        outcomes = self.outcomes = Outcomes(bench.game, bench.node.state, self.query.until, events=of[2])
        self.of = of
        self.closed = self.picked = None
        self.slices.begin(outcomes.run, lambda: explored(outcomes), most)

    def _of(self, bench: Bench) -> tuple[State[Any], str, tuple[str, ...]]:
        """What a search is of: the position, how far is looked, and the events that are noted."""
        return bench.node.state, self.query.until, self.query.events(bench)

    def _compare(self, op: str) -> None:
        """Compares otherwise; a comparison is the condition to begin with, and leaves no value behind."""
        query = self.query
        if op == CONDITION and query.op != CONDITION:
            text = query.text or comparison_text(query.fact, "=", query.value)
            self.query = replace(query, op=op, value=text)
        elif query.op == CONDITION and op != CONDITION:
            self.query = replace(query, op=op, value="1")
        else:
            self.query = replace(query, op=op)

    def _fold(self, node: int) -> None:
        closed = self.closed or frozenset()
        ways = self.outcomes.ways.spots[node].ways if self.outcomes is not None else ()
        if node in closed:
            # What was folded below it stays so: one layer more is seen.
            self.closed = closed - {node} | {way.to for way in ways}
        elif ways:
            self.closed = closed | {node}

    def _go(self, bench: Bench, ways: Ways[Any], node: int) -> None:
        """Answers on the bench as the first line to that node does."""
        line: list[str] = []
        came = {way.to: (spot.number, way.key) for spot, way in reversed(list(ways.edges()))}
        at = node
        while at and at in came and len(line) <= len(ways.spots):
            at, key = came[at]
            line.append(key)
        for key in reversed(line):
            bench.to_question()
            bench.answer(key)
        bench.to_question()

    def evidence(self, bench: Bench, speaker: Speaker) -> Evidence:
        """The law of what was asked; as an expectation where it is the chance of a condition."""
        outcomes, query = self.outcomes, self.query
        if outcomes is None or self.of != self._of(bench) or self.slices.running:
            return Evidence()
        try:
            measure, policies = query.measure(bench), query.policies()
            outcomes.require(measure)
            law = law_of(outcomes, measure, policies)
        except MeasureError:
            return Evidence()
        seats = bench.game.seats(bench.node.state.table)
        sentences = summary(outcomes.count(), outcomes.progress, query.until, speaker)
        lines = (law_text(law, measure, speaker), policies_said(policies, seats, speaker), *sentences)
        expected: dict[str, Any] = {}
        certain = is_yes_or_no(measure) and outcomes.count().complete
        mean = outcomes.mean(measure, policies) if certain else None
        if mean is not None and "best" not in dict(query.seats).values():
            chance: dict[str, Any] = {"where": query.text, "until": query.until}
            chance |= {"seats": dict(query.seats)} if query.seats else {}
            bounds = dict.fromkeys((str(mean.least), str(mean.most)))
            expected["chance"] = [{**chance, "chance": "..".join(bounds)}]
        return Evidence(expected, (Section(app_words(speaker.lang)("panel-outcomes"), lines),))

    # ---- drawing

    def draw(self, bench: Bench, speaker: Speaker, words: AppWords) -> Drawn:
        """What is asked, how far the search is, and what it has found."""
        facts = bench.game.facts(bench.node.state)
        if self.query.fact not in facts:
            self.query = replace(self.query, fact=next(iter(facts), ""))
        if self.query.until not in untils(bench.game):
            self.query = replace(self.query, until="effect")
        form = self._form(bench, facts, speaker, words)
        outcomes = self.outcomes
        if outcomes is None or self.of != self._of(bench):
            self.slices.forget()
            return Drawn(form)
        form = join(form, self.slices.draw(words))
        sentences = summary(outcomes.count(), outcomes.progress, self.query.until, speaker)
        listed = tag("ul", *[tag("li", one) for one in sentences])
        status = tag("div", listed, class_="rt-note", role="status")
        if self.slices.running:
            self.closed = None
            return Drawn(join(form, status))
        if self.closed is None:
            self.closed = outcome_tree.folded(outcomes.ways)
        try:
            measure = self.query.measure(bench)
            outcomes.require(measure)
            return self._drawn(outcomes, measure, join(status, form), bench, speaker, words)
        except MeasureError as error:
            found_text, allowed = (spoken(one, words.lang) for one in (error.actual, error.allowed))
            message = words("outcomes-bad", found=found_text, allowed=allowed)
            return Drawn(join(form, status, tag("p", message, class_="rt-message", role="status")))

    def _drawn(
        self,
        outcomes: Outcomes[Any],
        measure: Measure,
        asked: Html,
        bench: Bench,
        speaker: Speaker,
        words: AppWords,
    ) -> Drawn:
        """The answer, above what was `asked` and how far was looked: on a phone it is in sight at once."""
        says, law = wording(speaker.lang), law_of(outcomes, measure, self.query.policies())
        seats = bench.game.seats(bench.node.state.table)
        head = sub(measure_said(measure, speaker), "" if law.exact else says("outcomes-law-note"))
        table = law_table(law, measure, speaker)
        policies = self.query.policies()
        answered = chance_answer(law, policies, seats, speaker) if is_yes_or_no(measure) else None
        answering = tag("p", policies_said(self.query.policies(), seats, speaker))
        lines = self._lines(outcomes, measure)
        tree = self._tree(outcomes, measure, speaker)
        figure = Figure(
            outcome_tree.figure(tree), words("panel-outcomes"), outcome_tree.alt(tree), outcome_tree.NODES
        )
        drawn = sub(words("outcomes-tree"), says("outcomes-tree-note"))
        mean = self._mean(outcomes, measure, law, speaker)
        above = join(head, answered, table, answering, mean, asked, drawn)
        listing = self._line_list(outcomes.ways, lines, speaker, words) if is_yes_or_no(measure) else None
        return Drawn(above, figure, join(self._below(tree, words), listing))

    def _mean(self, outcomes: Outcomes[Any], measure: Measure, law: Law, speaker: Speaker) -> Html | None:
        """What is to be expected of a number."""
        numbers = all(isinstance(one.value, int) for one in law.shares)
        if is_yes_or_no(measure) or not numbers or not outcomes.count().complete:
            return None
        return tag("p", mean_said(outcomes.mean(measure, self.query.policies()), speaker))

    def _lines(self, outcomes: Outcomes[Any], measure: Measure) -> tuple[Line, ...]:
        """The first lines that lead to what is asked about."""
        return outcomes.lines_to(measure, LINES, self.query.policies()) if is_yes_or_no(measure) else ()

    def _tree(self, outcomes: Outcomes[Any], measure: Measure, speaker: Speaker) -> outcome_tree.Tree:
        """The tree, with what leads to the condition that is asked about lit."""
        finals = [spot for spot in outcomes.ways.leaves() if spot.kind == "end"]
        values = {spot.number: outcomes.value(measure, spot) for spot in finals}
        lit = outcome_tree.lit(outcomes.ways, [at for at, value in values.items() if value is True])
        ends = {at: value_said(measure, value, speaker) for at, value in values.items()}
        nodes = outcome_tree.nodes(outcomes.ways, self.closed or frozenset())
        visits = reached(outcomes.weighing(self.query.policies(), measure).valuation)
        return outcome_tree.Tree(outcomes.ways, nodes, speaker, lit, visits, ends)

    def _line_list(self, ways: Ways[Any], lines: tuple[Line, ...], speaker: Speaker, words: AppWords) -> Html:
        """Those lines in words."""
        items = [tag("li", one.partition(". ")[2] or one) for one in lines_said(lines, ways, speaker)]
        head = tag("summary", words("outcomes-lines-to"))
        return tag("details", head, tag("ol", *items, class_="rt-found"), class_="rt-more", open=True,
                   data_key="outcomes-lines")  # fmt: skip

    def _below(self, tree: outcome_tree.Tree, words: AppWords) -> Html:
        says = wording(words.lang)
        picked = next((node for node in tree.nodes if node.id == self.picked), None)
        chosen = None
        if picked is not None:
            buttons = (
                button("outcomes-go", words("outcomes-go")),
                button("outcomes-fold", words("outcomes-fold")),
            )
            about = tag("p", tree.summary(picked), role="status")
            chosen = join(about, tag("div", *buttons, class_="rt-row"))
        listed = tag("details", tag("summary", says("outcomes-tree-in-words")), outcome_tree.words(tree),
                     class_="rt-more", data_key="outcomes-words")  # fmt: skip
        return tag("div", tag("p", words("outcomes-click"), class_="rt-note"), chosen, listed)

    def _form(self, bench: Bench, facts: Mapping[str, Scalar], speaker: Speaker, words: AppWords) -> Html:
        query = self.query
        named = sorted(((speaker.fact(name), name) for name in facts), key=lambda one: one[0].casefold())
        until = [(one, words(f"outcomes-till-{one}")) for one in untils(bench.game)]
        fact = [(name, f"{title} ({speaker.value(facts[name])})") for title, name in named]
        ops = [(LAW, words("outcomes-op-law")), *((op, SIGNS[op]) for op in COMPARED)]
        ops.append((CONDITION, words("outcomes-op-condition")))
        whole = query.op == CONDITION
        label, value = "name-outcomes-fact", None
        of_fact = None if whole else select("outcomes-fact", fact, query.fact, label)
        if query.op != LAW:
            value = tag("input", type="text", class_="rt-input" if whole else "rt-input rt-input--number",
                        value=query.value, data_act="outcomes-value",
                        aria_label=words("outcomes-op-condition" if whole else "outcomes-value"),
                        data_key="outcomes-value")  # fmt: skip
        chosen = dict(query.seats)
        seats = [
            picks(f"outcomes-seat:{seat}", speaker.name(seat),
                  [(one, words(f"outcomes-{one}")) for one in POLICIES], chosen.get(seat, "free"))
            for seat in bench.game.seats(bench.node.state.table)
        ]  # fmt: skip
        compare = tag(
            "div", tag("span", words("outcomes-fact"), class_="lab", id=label),
            tag("div", of_fact, select("outcomes-op", ops, query.op, label), value, class_="rt-form__value"),
            class_="rt-field",
        )  # fmt: skip
        look = button("outcomes-look", words("outcomes-look"), main=True)
        seating = tag("details", tag("summary", words("outcomes-seats")), *seats, class_="rt-fold",
                      data_key="outcomes-seats", data_lasting=True)  # fmt: skip
        return tag("div", picks("outcomes-until", words("outcomes-until"), until, query.until), compare,
                   seating, tag("div", look, class_="rt-row"), class_="rt-form")  # fmt: skip
