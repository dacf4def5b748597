"""Questions of one's own as cases of a suite: written down with their answers, and asked again later."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct

from tutor.analysis.legality import nameable
from tutor.analysis.objectives import MeasureError
from tutor.analysis.outcomes import EFFECT
from tutor.rules.catalogue import load
from tutor.rules.defects import DefectiveFile
from tutor.rules.located import Located
from tutor.rules.words import Words
from tutor.scenario.case import Opened, case_of, open_case
from tutor.scenario.expect_analysis import chance_of
from tutor.scenario.export import steps, text_of
from tutor.scenario.question_file import question_of
from tutor.scenario.suite import OWN, CaseSpec, Suite, asks, case_located, suite_of
from tutor.scenario.suite_run import moves_named

TITLE: Final = Words("My questions", "Мои вопросы")
SHOWABLE: Final = ("refused", "chance")
"""What a question of one's own asks: which rules refuse a move, none for one allowed; how likely it is."""


class OwnQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A question of one's own: its game, and the data of a case of a suite that shares nothing."""

    game: str
    case: dict[str, Any]

    @property
    def id(self) -> str:
        """The fingerprint of what is asked, so that nothing is written down twice."""
        asked = {name: value for name, value in self.case.items() if name not in ("id", "answer", "why")}
        return blake2b(msgspec.json.encode([self.game, asked], order="sorted"), digest_size=8).hexdigest()


# ---- writing down


def about_move(opened: Opened, spec: Mapping[str, Any], title: Words, why: Words) -> OwnQuestion | None:
    """The question which rules refuse a move, as an expectation of a scenario says it.

    None where it cannot be a case of a suite: of a whole game, or refused by a reading alone.
    """
    key, rules = f"{spec['seat']}/{spec['kind']}/{spec['option']}", sorted(spec.get("rules", ()))
    return _question(opened, {"refused": key, "answer": rules}, rules, title, why)


def about_chance(opened: Opened, spec: Mapping[str, Any], title: Words, why: Words) -> OwnQuestion | None:
    """The question how likely a condition is, as an expectation of a scenario says it; None as above."""
    asked = {"chance": spec["where"], "answer": spec["chance"], "until": spec["until"]}
    asked |= {"seats": spec["seats"]} if "seats" in spec else {}
    return _question(opened, asked, (), title, why)


def _question(
    opened: Opened, asked: dict[str, Any], rules: Sequence[str], title: Words, why: Words
) -> OwnQuestion | None:
    case, question, known = opened.case, opened.history.node.question, load(opened.case.game)
    rules = rules or ([] if question is None else [question.rule])
    if case.opening or not rules or any(rule not in known for rule in rules):
        return None
    pages = [cite.page for rule in rules for cite in known.rule(rule).source if cite.page is not None]
    data = {
        "id": "question", "title": {"en": title.en, "ru": title.ru}, "position": case.position,
        "you": case.you, "rulings": dict(case.rulings), "automatic": list(case.automatic),
        "steps": steps(opened), **asked, "rules": list(rules), "page": min(pages, default=1),
        "why": {"en": why.en, "ru": why.ru},
    }  # fmt: skip
    return OwnQuestion(case.game, {name: value for name, value in data.items() if value or name in asked})


# ---- as a file


def suite_data(questions: Iterable[OwnQuestion]) -> dict[str, Any]:
    """Questions of one game as the data of a suite."""
    listed = list(questions)
    cases = [{**one.case, "id": one.id} for one in listed]
    return {"title": {"en": TITLE.en, "ru": TITLE.ru}, "game": listed[0].game, "cases": cases}


def collection_text(questions: Iterable[OwnQuestion]) -> str:
    """The suite file of questions of one game, which `tutor check` asks."""
    return text_of(suite_data(questions))


def questions_of(located: Located) -> list[OwnQuestion]:
    """The questions of a suite that can be one's own. Raises DefectiveFile with every defect of its form."""
    suite = suite_of(located)
    made = []
    for number, case in enumerate(suite.file.cases):
        if asks(case) not in SHOWABLE:
            continue
        merged = case_located(suite, number).data
        own = {name: merged[name] for name in OWN if name in merged}
        made.append(OwnQuestion(suite.file.game, {**located.data["cases"][number], **own}))
    return made


# ---- asking again


def sound_suite(question: OwnQuestion) -> Suite | None:
    """A suite of that question alone; None for what is none of ours."""
    try:
        return suite_of(Located("", suite_data([question]), {}, ()))
    except DefectiveFile:
        return None


def open_own(suite: Suite) -> Opened:
    """The position of a suite's only question. Raises DefectiveFile where there is none any more."""
    script = question_of(case_located(suite, 0)).script
    return open_case(case_of(script.scenario, script.answers))


def answer_now(suite: Suite) -> Any:
    """What the only question of a suite is answered now, in the form of its answer; None if it cannot be."""
    case: CaseSpec = suite.file.cases[0]
    try:
        opened = open_own(suite)
        if asks(case) == "refused":
            moves = nameable(opened.game, opened.state)
            named = moves_named(str(case.refused), case.you or opened.case.you, moves)
            return sorted({reason.rule for reason in named[0].reasons}) if len(named) == 1 else None
        spec = {"where": case.chance, "until": case.until or EFFECT, "seats": case.seats}
        return chance_of(spec, opened.game, opened.state)
    except (DefectiveFile, MeasureError):
        return None


def same_answer(then: Any, now: Any) -> bool:
    """Whether two answers say the same: rules in any order, a chance as it is written."""
    both = [sorted(one) if isinstance(one, list | tuple) else one for one in (then, now)]
    return both[0] == both[1]
