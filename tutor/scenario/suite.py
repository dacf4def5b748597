"""A suite of questions: many short cases of one game with their answers, kept as tests of adjudication.

A suite file holds what its cases share, and each case only what is its own: a position (merged field by field
with the shared one), the answers that lead to the question, the question, its answer, and the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from tutor.rules.catalogue import Rule, load
from tutor.rules.defects import Defect, DefectiveFile, field_name
from tutor.rules.defects import Path as At
from tutor.rules.located import Located, values
from tutor.rules.struct_validation import MISSING, found_text, shape_defects
from tutor.rules.words import Words
from tutor.scenario.answers import ANSWERS
from tutor.scenario.games import game_named, playable
from tutor.scenario.load import language_defects, one_of, scenario_of
from tutor.scenario.model import Plain
from tutor.scenario.question_file import QUESTION_FIELDS, completed

QuestionPart: TypeAlias = Literal["seat", "kind", "rule", "options"]
"""What can be asked of the question that waits."""

Answered: TypeAlias = Literal["free", "adversarial", "cooperative"]
"""How a seat answers in what can still happen."""


class AnswerSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """One answer on the way to the question: exactly one of its fields, as in the `steps` of a lesson."""

    choose: str | int | None = None
    roll: tuple[int, ...] | None = None
    draw: tuple[str, ...] | None = None
    deal: tuple[str, ...] | None = None


class CaseSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """One question with its answer and the reason.

    Exactly one of these asks: `may` a move ("anna/turn/pass", or "pass" of `you`), answered with yes or no;
    which rules have it `refused`; the value of a `fact`; the `chance` of a condition as a fraction; whether a
    condition is `possible` at all, yes or no; who or what is `asked` next. `until` and `seats` say how far is
    looked, and who answers how, for a chance.

    `rules` decide the answer; `page` is a page of theirs in the book, and `why` the reason in words.
    `subject` is what it is about, in a few words, where cases are shown as pictures.
    """

    id: str
    title: Words
    answer: Any
    rules: tuple[str, ...]
    page: int
    why: Words
    subject: Words | None = None
    position: dict[str, Any] = {}
    you: str | None = None
    rulings: dict[str, str] = {}
    automatic: tuple[str, ...] = ()
    steps: tuple[AnswerSpec, ...] = ()
    may: str | None = None
    refused: str | None = None
    fact: str | None = None
    chance: str | None = None
    possible: str | None = None
    asked: QuestionPart | None = None
    until: str | None = None
    seats: dict[str, Answered] = {}


class SuiteFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A suite as it is written; all but `title`, `game` and `cases` is shared by the cases."""

    title: Words
    game: str
    cases: tuple[CaseSpec, ...]
    you: str | None = None
    names: dict[str, Words] = {}
    rulings: dict[str, str] = {}
    automatic: tuple[str, ...] = ()
    position: dict[str, Any] = {}


ASKS: Final = ("may", "refused", "fact", "chance", "possible", "asked")
"""The fields of a case that ask."""

OWN: Final = ("position", "rulings", "you", "automatic")
"""What a case may say in place of what is shared, or field by field over it."""

CHANCES: Final = ("chance", "possible")
"""Those that look at what can still happen."""

YES_NO: Final[Mapping[Any, bool]] = {"yes": True, "no": False, True: True, False: False}

_FORMS: Final[Mapping[str, Any]] = {
    "may": str | bool,
    "refused": tuple[str, ...],
    "fact": Plain,
    "chance": str | int,
    "possible": str | bool,
    "asked": str | tuple[str, ...] | None,
}
"""The form of the answer to each."""

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_YES: Final = Words("yes or no", "yes или no")
_RULE: Final = Words("the id of a rule of this game", "id правила этой игры")


class Suite(Struct, frozen=True):
    """A suite whose form is sound; what is wrong with one of its cases does not concern the others."""

    file: SuiteFile
    located: Located


def is_suite(data: Any) -> bool:
    """Whether the data of a file is a suite, sound or not."""
    return isinstance(data, Mapping) and "cases" in data


def suite_of(located: Located) -> Suite:
    """The suite of data that was read. Raises DefectiveFile with every defect of its form."""
    defects: list[Defect] = list(located.defects or shape_defects(located, SuiteFile))
    if not defects:
        defects += language_defects(located)
        defects += _defects(located)
    if defects:
        raise DefectiveFile(defects)
    return Suite(msgspec.convert(located.data, SuiteFile), located)


def asks(case: CaseSpec) -> str:
    """The field of a case that asks."""
    return next(name for name in ASKS if getattr(case, name) is not None)


def shared_defects(suite: Suite) -> Iterator[Defect]:
    """What has no place in what cases share, even where each of them says something else there.

    What lacks in a shared position may stand in each case.
    """
    located = suite.located
    if "position" in located.data:
        form = game_named(suite.file.game).position
        shape = [one for one in shape_defects(located, form, ("position",)) if one.actual != MISSING]
        if shape:
            yield from shape
            return
    yield from _replaced_defects(suite)


def _replaced_defects(suite: Suite) -> Iterator[Defect]:
    """What is wrong with a value that every case replaces, whichever of the cases it is put into."""
    located, own = suite.located, suite.located.data["cases"]
    shared = {name: located.data[name] for name in OWN if name in located.data}
    paths = {path[:n] for path, _ in values(shared) for n in range(1, len(path) + 1)}
    replaced = {field_name(path) for path in paths if all(_replaces(one, path) for one in own)}
    if not replaced:
        return
    left: list[Defect] | None = None
    for number in range(len(own)):
        data = case_located(suite, number).data
        data |= {name: merged(data.get(name), value) for name, value in shared.items()}
        defects = _defects_of(Located(located.file, data, located.lines, ()))
        left = [one for one in defects if one.field in replaced and (left is None or one in left)]
        if not left:
            return
    yield from left or ()


def _replaces(own: Any, path: At) -> bool:
    """Whether a position of a case says something else than the shared one at a path."""
    for name in path:
        if not isinstance(own, dict):
            return True
        if name not in own:
            return False
        own = own[name]
    return not isinstance(own, dict)


def _defects_of(located: Located) -> tuple[Defect, ...]:
    try:
        scenario_of(completed(located))
    except DefectiveFile as error:
        return error.defects
    return ()


def case_defects(suite: Suite, number: int) -> Iterator[Defect]:
    """What the text of one case shows to be wrong: its question, its answer's form, its rules and page."""
    path: At = ("cases", number)
    data = suite.located.data["cases"][number]
    yield from _question(suite.located, path, data)
    yield from _reason(suite.located, path, data, {rule.id: rule for rule in load(suite.file.game).rules})


# ---- a case as a question file


class CaseLocated(Located, frozen=True):
    """The data of one case as those of a question file, whose defects bear the places of the suite."""

    suite: Located
    number: int

    def line_of(self, path: At) -> int:
        """The line in the suite of what stands there."""
        return self.suite.line_of(self._place(path))

    def defect(self, path: At, actual: Words | str, allowed: Words | str, rule: str | None = None) -> Defect:
        """A defect of the suite."""
        return self.suite.defect(self._place(path), actual, allowed, rule)

    def _place(self, path: At) -> At:
        """Where the suite says it: in the case itself, or in what its cases share."""
        own: At = ("cases", self.number, *path)
        shared = path[:1] and path[0] in self.suite.data
        deep = next((n for n in range(len(path), 0, -1) if (*own[:2], *path[:n]) in self.suite.lines), 0)
        if shared and _depth(self.suite, path) > deep:
            return path
        return own if deep else own[:2]


def _depth(located: Located, path: At) -> int:
    return next((n for n in range(len(path), 0, -1) if path[:n] in located.lines), 0)


def case_located(suite: Suite, number: int) -> CaseLocated:
    """One case as the data of a question file with steps: what is shared, and over it what is its own."""
    shared = suite.located.data
    own = shared["cases"][number]
    data: dict[str, Any] = {name: shared[name] for name in QUESTION_FIELDS if name in shared}
    del data["title"]
    for name in OWN:
        if name in own:
            data[name] = merged(data.get(name), own[name])
    if "steps" in own:
        data["steps"] = own["steps"]
    return CaseLocated(suite.located.file, data, {}, (), suite.located, number)


def merged(shared: Any, own: Any) -> Any:
    """Both mappings in one, field by field; anything else is what the second says."""
    if not isinstance(shared, dict) or not isinstance(own, dict):
        return own
    return shared | {name: merged(shared.get(name), value) for name, value in own.items()}


# ---- what the text shows


def _defects(located: Located) -> Iterator[Defect]:
    data = located.data
    if data["game"] not in playable():
        yield located.defect(("game",), found_text(data["game"]), one_of(playable()))
        return
    if not data["cases"]:
        yield located.defect(("cases",), Words("none", "ни одного"), Words("at least one", "хотя бы один"))
    named = Counter(case["id"] for case in data["cases"])
    for number, case in enumerate(data["cases"]):
        path: At = ("cases", number)
        if not _ID.fullmatch(case["id"]):
            allowed = Words("lower-case words with hyphens", "слова строчными буквами через дефис")
            yield located.defect((*path, "id"), found_text(case["id"]), allowed)
        elif named[case["id"]] > 1:
            again = Words(f"{case['id']} more than once", f"{case['id']} не один раз")
            yield located.defect((*path, "id"), again, Words("every id once", "каждый id один раз"))


def _question(located: Located, path: At, case: Mapping[str, Any]) -> Iterator[Defect]:
    """Exactly one thing is asked, with an answer of its form; each step is one answer."""
    questions = [name for name in ASKS if case.get(name) is not None]
    if len(questions) != 1:
        listed = ", ".join(ASKS)
        actual = Words(", ".join(questions) or "no question", ", ".join(questions) or "нет вопроса")
        yield located.defect(path, actual, Words(f"exactly one of {listed}", f"ровно одно из: {listed}"))
        return
    for name in ("until", "seats"):
        if name in case and questions[0] not in CHANCES:
            allowed = Words(
                f"{name} only beside {' or '.join(CHANCES)}", f"{name} только рядом с {' или '.join(CHANCES)}"
            )
            yield located.defect((*path, name), found_text(case[name]), allowed)
    where = (*path, "answer")
    wrong = shape_defects(located, _FORMS[questions[0]], where)
    yield from wrong
    if not wrong and questions[0] in ("may", "possible") and case["answer"] not in YES_NO:
        yield located.defect(where, found_text(case["answer"]), _YES)
    for index, step in enumerate(case.get("steps", ())):
        kinds = [name for name in ANSWERS if step.get(name) is not None]
        if len(kinds) != 1:
            listed = ", ".join(ANSWERS)
            actual = Words(", ".join(kinds) or "nothing", ", ".join(kinds) or "ничего")
            allowed = Words(f"exactly one of {listed}", f"ровно одно из: {listed}")
            yield located.defect((*path, "steps", index), actual, allowed)


def _reason(
    located: Located, path: At, case: Mapping[str, Any], rules: Mapping[str, Rule]
) -> Iterator[Defect]:
    """The rules exist, those of the answer too, and one of them stands on the page."""
    if not case["rules"]:
        none, some = Words("none", "ни одного"), Words("the rules that decide it", "правила, решающие вопрос")
        yield located.defect((*path, "rules"), none, some)
    answer = case["answer"] if case.get("refused") is not None else ()
    for name, listed in (("rules", case["rules"]), ("answer", answer)):
        for index, rule in enumerate(listed if isinstance(listed, list) else ()):
            if isinstance(rule, str) and rule not in rules:  # else its form is wrong, which is told already
                yield located.defect((*path, name, index), found_text(rule), _RULE)
    pages = {cite.page for rule in case["rules"] if rule in rules for cite in rules[rule].source}
    known = sorted(page for page in pages if page is not None)
    if known and case["page"] not in known:
        listed = ", ".join(map(str, known))
        allowed = Words(f"a page on which one of the rules stands: {listed}", f"страница правил: {listed}")
        yield located.defect((*path, "page"), found_text(case["page"]), allowed)
