"""A first file of a lesson for whoever writes one: sound as it is, and commented in both languages."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tutor.rules.defects import Path
from tutor.rules.words import Words
from tutor.scenario.case import Case, Opened, begin, case_of, open_case, position_data
from tutor.scenario.checking import check_text
from tutor.scenario.draft import answer_steps, draft_data, draft_of
from tutor.scenario.draft_runner import Line
from tutor.scenario.export import text_of
from tutor.scenario.games import game_named
from tutor.scenario.model import PredictSpec, ScenarioFile, StepSpec
from tutor.scenario.script import Script

SCHEMA_FILE: Final = "lesson.schema.json"
"""The file beside a lesson from which an editor knows its form."""

MOST_RULES: Final = 3
"""A template promises so many rules at most."""

TITLE: Final = Words("A new lesson", "Новый урок")
SUMMARY: Final = Words("What is it about?", "О чём этот урок?")
SAYS: Final = Words("Tell here what the learner sees first.", "Расскажите, что ученик видит сначала.")
ASKS: Final = Words("How will it come out?", "Чем это кончится?")

NOTES: Final[dict[Path, Words]] = {
    (): Words(
        "A lesson: a position, and what is told, asked and answered from there on.\n"
        "`tutor check FILE` plays it and names every mistake with its line;\n"
        "`tutor preview FILE` shows it as a learner sees it.\n"
        f"`tutor schema > {SCHEMA_FILE}` makes the file from which an editor completes.",
        "Урок: позиция и то, что дальше говорится, спрашивается и отвечается.\n"
        "`tutor check ФАЙЛ` играет его и называет каждую ошибку со строкой;\n"
        "`tutor preview ФАЙЛ` показывает его так, как видит ученик.\n"
        f"`tutor schema > {SCHEMA_FILE}` создаёт файл, по которому редактор подсказывает.",
    ),
    ("title",): Words(
        "The name, and one line for the list of lessons.", "Название и строка для списка уроков."
    ),
    ("level",): Words(
        "Whom it is for: first-steps, full-rules or edge-case.",
        "Для кого: first-steps (первые шаги), full-rules (все правила) или edge-case (тонкости).",
    ),
    ("topic",): Words("The part of the game that it is about.", "Часть игры, о которой урок."),
    ("shows",): Words(
        "The rules that it teaches; each has to be cited while it is played.",
        "Правила, которым он учит: каждое должно прозвучать по ходу игры.",
    ),
    ("you",): Words("The learner's seat.", "Место ученика."),
    ("opening",): Words(
        "The whole game that it begins, instead of a position.",
        "Партия, с которой он начинается, вместо позиции.",
    ),
    ("position",): Words("Where it begins, in the words of the game.", "С чего начинается, словами игры."),
    ("unanswered",): Words(
        "The last question may stay open. Without this line everything has to be answered.",
        "Последний вопрос может остаться без ответа. Без этой строки нужны все ответы.",
    ),
    ("steps",): Words(
        "In order: `say` tells (with `after` once something has happened, with `after: settled`\n"
        "once all has), `predict` asks, `expect` is checked, and `choose`, `roll`, `draw` or `deal` answers.",
        "По порядку: `say` рассказывает (с `after` — после события, с `after: settled` — после\n"
        "всех), `predict` спрашивает, `expect` проверяется, а `choose`, `roll`, `draw` или `deal` отвечает.",
    ),
}  # fmt: skip
"""What is said above a field."""

PREDICTS: Final = Words(
    "The engine knows the answer: nobody types it. Without `choices` it makes some.",
    "Ответ знает программа: его не пишут. Без `choices` она сама предложит варианты.",
)
EXPECTS: Final = Words(
    "What must be true here; `tutor check` compares.", "Что здесь должно быть верно; `tutor check` сверяет."
)


class NotWritable(ValueError):
    """The position cannot be written down while an effect is under way; `steps` are those that can."""

    def __init__(self, steps: tuple[int, ...]) -> None:
        super().__init__("a position in the middle of an effect")
        self.steps = steps


def from_opening(game: str, opening: str) -> ScenarioFile:
    """A lesson that begins a whole game. Raises KeyError for an unknown game or opening."""
    return _lesson(open_case(begin(game, opening)))


def from_script(script: Script, step: int | None = None) -> ScenarioFile:
    """A lesson that begins where another does, or at a full stop of its told line, and goes on as it does.

    Raises NotWritable where no position can be written down, and IndexError where the line has no such stop.
    """
    case = case_of(script.scenario, script.answers)
    opened = open_case(case)
    if step is None:
        return _lesson(opened)
    if not 0 <= step < len(opened.history.nodes):
        raise IndexError(len(opened.history.nodes) - 1)
    draft = _case_from(opened, step)
    if draft is None:
        there = range(len(opened.history.nodes))
        raise NotWritable(tuple(one for one in there if _case_from(opened, one) is not None))
    return _lesson(open_case(draft))


def template_text(draft: ScenarioFile) -> str:
    """The text of a draft with comments, and the line from which an editor knows the form of the file."""
    data = draft_data(draft)
    notes = {path: _both(note) for path, note in NOTES.items() if not path or path[0] in data}
    notes[()] = f"yaml-language-server: $schema={SCHEMA_FILE}\n{notes[()]}"
    for index, step in enumerate(draft.steps):
        about = PREDICTS if step.predict is not None else EXPECTS if step.expect is not None else None
        if about is not None:
            notes["steps", index] = _both(about)
    return text_of(data, notes)


def _case_from(opened: Opened, step: int) -> Case | None:
    """The case that begins at a full stop, with the answers that follow; None where it cannot be written."""
    nodes = opened.history.nodes
    state = nodes[step].state
    spelling = opened.game.spell(state)
    if spelling.position is None:
        return None
    given = len(opened.history.answers(step))
    answers = opened.history.answers(nodes[-1].number)[given:]
    return replace(
        opened.case, position=position_data(spelling.position), opening="", switches=(), answers=answers,
        rulings=dict(state.rulings),
    )  # fmt: skip


def _lesson(opened: Opened) -> ScenarioFile:
    """Something told, something asked where that can be, the answers, something expected, some rules."""
    draft = replace(draft_of(opened, TITLE, SUMMARY), steps=answer_steps(opened))
    line = Line.of(draft)
    says = (StepSpec(say=SAYS),)
    prediction = line.predictable(0, 0) if draft.steps else None
    predicts = (
        () if prediction is None else (StepSpec(predict=PredictSpec(ASKS, prediction.fact, prediction.at)),)
    )
    draft = replace(draft, steps=(*says, *predicts, *draft.steps, *_expected(line)))
    cited = check_text(template_text(draft), "").cited
    known = game_named(draft.game).rules()
    return replace(draft, shows=tuple(sorted(cited & known))[:MOST_RULES])


def _expected(line: Line) -> tuple[StepSpec, ...]:
    """What the last position is compared with: who is asked what, or a fact that has changed."""
    question = line.nodes[-1].question
    if question is not None:
        return (StepSpec(expect={"asked": {"seat": question.seat, "kind": question.kind}}),)
    facts = line.facts[-1]
    changed = next((fact for fact in line.changing() if fact in facts and "." in fact), None)
    return () if changed is None else (StepSpec(expect={changed: facts[changed]}),)


def _both(note: Words) -> str:
    return f"{note.en}\n{note.ru}"
