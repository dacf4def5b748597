"""What a worker does: answers for a chunk of items, never an error without words."""

from __future__ import annotations

from functools import lru_cache
from time import thread_time
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tutor.analysis.objectives import MeasureError
from tutor.engine.event import Scalar
from tutor.rules.catalogue import load
from tutor.rules.defects import DefectiveFile, complaint
from tutor.rules.words import Words
from tutor.scenario.case import Case, case_of
from tutor.scenario.question_file import parse_question
from tutor.sweeps.code import code_digest
from tutor.sweeps.items import Chunk, Item, Source
from tutor.sweeps.playing import Unfit, opened
from tutor.sweeps.questions import QUESTIONS

Status = Literal["ok", "unfit", "defect", "error", "killed"]

SCRIPTS: Final = 64
"""So many files are kept as they were read."""


class Row(Struct, frozen=True, omit_defaults=True):
    """What came of one item; `item` is its number in the plan.

    `status`: "ok"; "unfit" where an answer of the told line does not fit under the readings; "defect" for a
    file with defects; "error" where the question has no answer, and "killed" where workers died of it. What
    was wrong is said in `error`. `rulings` are the readings in force that are not the default,
    None where there is no position.
    """

    item: int
    game: str = ""
    status: Status = "ok"
    error: Words | None = None
    rulings: dict[str, str] | None = None
    values: dict[str, Scalar] = {}


class Worked(Struct, frozen=True):
    """A chunk that was done: the rows, and the seconds they took; none for another version of the code."""

    rows: tuple[Row, ...] = ()
    seconds: float = 0.0
    other_code: bool = False


def work(chunk: bytes) -> bytes:
    """Answers for every item of a chunk; both are JSON."""
    request = msgspec.json.decode(chunk, type=Chunk)
    if request.code != code_digest():
        return msgspec.json.encode(Worked(other_code=True))
    start = thread_time()
    rows = [row_of(request, number, item) for number, item in request.items.items()]
    return msgspec.json.encode(Worked(tuple(rows), thread_time() - start))


def row_of(chunk: Chunk, number: int, item: Item) -> Row:
    """The result of one item."""
    source = chunk.sources[item.source]
    rulings: dict[str, str] | None = None
    try:
        case = case_from(source, chunk.args.answers).under(dict(item.readings))
        rulings = in_force(case)
        values = QUESTIONS[chunk.question].ask(case, item.seed, chunk.args)
    except DefectiveFile as bad:
        message = Words(_joined(bad.text("en")), _joined(bad.text("ru")))
        return Row(number, source.game, "defect", message, rulings)
    except Unfit as bad:
        return Row(number, source.game, "unfit", complaint(*bad.mismatch), rulings)
    except MeasureError as bad:
        return Row(number, source.game, "error", complaint(bad.actual, bad.allowed), rulings)
    except Exception as error:
        return Row(number, source.game, "error", _broken(error), rulings)
    return Row(number, case.game, "ok", None, rulings, values)


def case_from(source: Source, answers: int | None = None) -> Case:
    """The case of a source, with so many of its answers (all unless given).

    Raises DefectiveFile with every defect of its file.
    """
    if source.wrong:
        raise DefectiveFile(source.wrong)
    case = source.case or _case(source.text, source.name)
    return replace(case, answers=case.answers[:answers])


@lru_cache(maxsize=SCRIPTS)
def _case(text: str, name: str) -> Case:
    script, passed, _ = parse_question(text, name)
    if passed:
        raise DefectiveFile(passed)  # a table has no place to say that something is not as the file expects
    return case_of(script.scenario, script.answers)


def in_force(case: Case) -> dict[str, str]:
    """The readings under which a case is played that are not the default, by the ids of their rulings."""
    state: Any = opened(replace(case, answers=())).state
    default = {one.id: one.default for one in load(case.game).rulings}
    return {id: reading for id, reading in sorted(state.rulings) if default.get(id) != reading}


def _broken(error: Exception) -> Words:
    """An error that the engine raised, in one line."""
    message = _joined(f"{type(error).__name__}: {error}")
    return Words(f"the engine cannot go on: {message}", f"движок не может продолжать: {message}")


def _joined(text: str) -> str:
    return " | ".join(text.splitlines())


def killed(number: int, source: Source) -> Row:
    """The row of an item of which every worker dies."""
    message = Words("every worker dies of it", "на нём погибает каждый рабочий процесс")
    return Row(number, source.game, "killed", message)
