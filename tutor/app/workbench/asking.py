"""The question of a case of a suite, asked on the bench."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tutor.analysis.legality import nameable
from tutor.analysis.outcomes import EFFECT
from tutor.app.workbench.answers import LOOK
from tutor.app.workbench.outcomes import CONDITION, LAW, OutcomesPanel, Query
from tutor.app.workbench.panels import Panel
from tutor.app.workbench.question_field import QuestionField
from tutor.app.workbench.session import Bench
from tutor.scenario.suite import CaseSpec, asks
from tutor.scenario.suite_run import moves_named
from tutor.trace.words import Speaker


def ask_case(
    case: CaseSpec, bench: Bench, field: QuestionField, panels: Mapping[str, Panel], speaker: Speaker
) -> str:
    """Asks what a case asks of the position on the bench; the name of the panel that answers."""
    kind = asks(case)
    if kind in ("may", "refused"):
        named = str(getattr(case, kind))
        moves = moves_named(named, case.you or bench.start.you, nameable(bench.game, bench.node.state))
        if len(moves) == 1:
            field.take(f"may {moves[0].key}", bench)
        return "may"
    if kind == "asked":
        panels["answers"].act(LOOK, "", bench, speaker)
        return "answers"
    outcomes = panels["outcomes"]
    if isinstance(outcomes, OutcomesPanel):
        outcomes.take(msgspec.json.encode(_query(case, kind, bench)).decode(), bench)
    return "outcomes"


def _query(case: CaseSpec, kind: str, bench: Bench) -> Query:
    facts = bench.game.facts(bench.node.state)
    until, seats = case.until or EFFECT, dict[str, str](case.seats)
    if kind == "fact":
        return Query(until, str(case.fact), LAW)
    if kind == "possible":
        seats = {**dict.fromkeys(bench.game.seats(bench.node.state.table), "cooperative"), **seats}
    text = str(getattr(case, kind))
    return Query(until, next(iter(facts), ""), CONDITION, text, tuple(seats.items()))
