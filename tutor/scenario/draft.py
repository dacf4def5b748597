"""A lesson that is being written: the form of its file, from text and back, and what changes in it.

A draft is a `ScenarioFile`: it need not be sound, and each change gives another one. Its `steps` fall into
stretches, the first before the first answer and each other one behind an answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.located import load_located
from tutor.rules.struct_validation import shape_defects
from tutor.rules.words import Words
from tutor.scenario.answers import answer_key, answer_name
from tutor.scenario.case import Case, Opened, open_case, position_data
from tutor.scenario.export import steps, text_of
from tutor.scenario.games import game_named, playable
from tutor.scenario.load import parse_scenario
from tutor.scenario.model import ScenarioFile, StepSpec

ORDER: Final = (
    "title", "summary", "game", "level", "topic", "shows", "you", "names", "automatic", "rulings", "opening",
    "switches", "position", "goal", "unanswered", "note", "steps",
)  # fmt: skip
"""The order in which the fields stand in a file."""

MOST_ENTRIES: Final = 2_000
"""No lesson has more entries in its `steps`."""


def read_draft(text: str, name: str, *, begins: bool = True) -> ScenarioFile:
    """The draft of a file, whose lesson need not be sound; `name` is shown as its file.

    Raises DefectiveFile, with every defect, for what has not the form of a lesson, or if `begins` for what
    begins nowhere.
    """
    located = load_located(text, name)
    defects: tuple[Defect, ...] = located.defects or shape_defects(located, ScenarioFile)
    if defects:
        raise DefectiveFile(defects)
    draft = msgspec.convert(located.data, ScenarioFile)
    if draft.game not in playable():
        parse_scenario(text, name)
    if len(draft.steps) > MOST_ENTRIES:
        many = Words(f"{len(draft.steps)} entries", f"записей: {len(draft.steps)}")
        most = Words(f"at most {MOST_ENTRIES}", f"не больше {MOST_ENTRIES}")
        raise DefectiveFile((located.defect(("steps",), many, most),))
    if not begins:
        return draft
    try:
        open_case(case_of_draft(draft))
    except DefectiveFile:
        parse_scenario(text, name)  # tells the same with its lines, and all that is wrong besides
        raise
    return draft


def draft_of(opened: Opened, title: Words, summary: Words) -> ScenarioFile:
    """The draft of a case that was played: its beginning, and its answers as the told line."""
    case = opened.case
    topics = game_named(case.game).topics
    return ScenarioFile(
        title=title, summary=summary, game=case.game, level="first-steps", shows=(), you=case.you,
        steps=answer_steps(opened), position=case.position, opening=case.opening, switches=case.switches,
        unanswered=opened.history.node.question is not None, topic=topics[0].id if topics else "",
        rulings=dict(case.rulings), automatic=case.automatic, names=dict(case.names),
    )  # fmt: skip


def answer_steps(opened: Opened) -> tuple[StepSpec, ...]:
    """The answers of a case that was played, as entries of a file."""
    return msgspec.convert(steps(opened), tuple[StepSpec, ...])


def case_of_draft(draft: ScenarioFile, answers: tuple[str, ...] = ()) -> Case:
    """The case in which the draft begins, after those answers; without title and names, sound or not."""
    return Case(
        draft.game, draft.you, draft.position, draft.opening, draft.switches, dict(draft.rulings),
        draft.automatic, {}, answers,
    )  # fmt: skip


def draft_data(draft: ScenarioFile) -> dict[str, Any]:
    """The draft as the data of a file; what the form takes for granted is left out."""
    data = position_data(draft)
    return {name: data[name] for name in ORDER if name in data}


def draft_text(draft: ScenarioFile) -> str:
    """The draft as the text of a file."""
    return text_of(draft_data(draft))


# ---- stretches


def told_answers(entries: Iterable[StepSpec]) -> tuple[str, ...]:
    """The keys of all answers of the told line."""
    return tuple(answer_key(step) for step in entries if answer_name(step) is not None)


def spans(entries: tuple[StepSpec, ...]) -> tuple[range, ...]:
    """For each stretch the numbers of its entries, without the answer that ends it."""
    ranges, first = [], 0
    for index, step in enumerate(entries):
        if answer_name(step) is not None:
            ranges.append(range(first, index))
            first = index + 1
    return (*ranges, range(first, len(entries)))


def stretch_of(entries: tuple[StepSpec, ...], index: int) -> int:
    """The number of the stretch in which an entry stands; an answer belongs to the stretch that it ends."""
    return sum(answer_name(step) is not None for step in entries[:index])


# ---- changes


def with_entry(draft: ScenarioFile, index: int, step: StepSpec) -> ScenarioFile:
    """The draft with a further entry at that number."""
    return replace(draft, steps=(*draft.steps[:index], step, *draft.steps[index:]))


def with_changed(draft: ScenarioFile, index: int, step: StepSpec) -> ScenarioFile:
    """The draft with another entry at that number. Raises IndexError where there is none."""
    _entry(draft, index)
    return replace(draft, steps=(*draft.steps[:index], step, *draft.steps[index + 1 :]))


def without_entry(draft: ScenarioFile, index: int) -> ScenarioFile:
    """The draft without an entry that is no answer. Raises IndexError where there is none."""
    if answer_name(_entry(draft, index)) is not None:
        raise IndexError(index)
    return replace(draft, steps=(*draft.steps[:index], *draft.steps[index + 1 :]))


def moved(draft: ScenarioFile, index: int, by: int) -> ScenarioFile:
    """The draft with an entry exchanged for its neighbour (`by` is 1 or -1), inside of its stretch only.

    Raises IndexError where there is no such entry.
    """
    _entry(draft, index)
    span = next((span for span in spans(draft.steps) if index in span), range(0))
    if index + by not in span:
        return draft
    entries = list(draft.steps)
    entries[index], entries[index + by] = entries[index + by], entries[index]
    return replace(draft, steps=tuple(entries))


def with_line(draft: ScenarioFile, answers: tuple[StepSpec, ...]) -> ScenarioFile:
    """The draft with those answers as its told line: what is told behind the first other answer is dropped.

    Where they only go on, or end earlier, everything up to there stays.
    """
    keys = told_answers(answers)
    steps: list[StepSpec] = []
    given = 0
    for step in draft.steps:
        if answer_name(step) is not None:
            if given == len(keys) or answer_key(step) != keys[given]:
                break
            given += 1
        steps.append(step)
    return replace(draft, steps=(*steps, *answers[given:]))


def begun_at(draft: ScenarioFile, stretch: int, node: int, nodes: Mapping[int, int]) -> ScenarioFile:
    """The draft with what is told from a position of a stretch on; `nodes` says where its entries are told.

    What was told before is dropped, with the answers that led there.
    """
    span = spans(draft.steps)[stretch]
    steps = []
    for index in span:
        step, at = draft.steps[index], nodes.get(index, node)
        if at >= node:
            steps.append(replace(step, after=None) if at == node else step)
    return replace(draft, steps=(*steps, *draft.steps[span.stop :]))


def _entry(draft: ScenarioFile, index: int) -> StepSpec:
    if not 0 <= index < len(draft.steps):
        raise IndexError(index)
    return draft.steps[index]
