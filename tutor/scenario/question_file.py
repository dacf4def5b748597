"""A question file: a game and a position, without anything that makes a lesson of it.

Whoever asks about a position may also give a lesson, finished or not: what only a lesson needs is neither
wanted nor in the way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from msgspec import inspect
from msgspec.structs import replace

from tutor.engine.game import Game
from tutor.engine.step import settle, take
from tutor.rules.catalogue import data_file
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.located import Located, load_located
from tutor.rules.struct_validation import type_info
from tutor.rules.words import Words
from tutor.scenario.case import SUMMARY, default_title, position_data
from tutor.scenario.export import text_of
from tutor.scenario.games import game_named, playable
from tutor.scenario.load import BEGINNINGS, scenario_of
from tutor.scenario.runner import Walk
from tutor.scenario.script import Script

QUESTION_FIELDS: Final = (
    "title", "game", "you", "names", "rulings", "automatic", "opening", "switches", "position",
)  # fmt: skip
"""All that a question file can hold; `game` and one of `position` and `opening` are enough."""

QUESTION_SCHEMA: Final = "question.schema.json"
"""The file beside a question from which an editor knows its form."""


class QuestionFile(NamedTuple):
    """A position that is asked about, with the answers that lead to it.

    `passed` are the defects of the file that do not keep it from being asked: expectations that do not come
    true, and what else only a lesson must fulfil. `idle` tells that nothing is under way in the position, so
    that nobody is asked anything.
    """

    script: Script
    passed: tuple[Defect, ...] = ()
    idle: bool = False

    def notes(self) -> tuple[Words, ...]:
        """What whoever asks should know before the answer, in words."""
        notes = [
            Words(f"asked all the same: {one.as_line('en')}", f"вопрос задан и так: {one.as_line('ru')}")
            for one in self.passed
        ]
        return (*notes, IDLE) if self.idle else tuple(notes)


ABOUT: Final = """\
A question about the rules: a game and a position. Change what is different at your table, and ask:
  tutor may FILE {0}
Вопрос о правилах: игра и позиция. Поменяйте то, что у вас на столе иначе, и спросите:
  tutor may ФАЙЛ --lang ru {0}"""
"""What stands above a question to begin with, with a move that can be asked about."""

IDLE: Final = Words(
    "nothing is under way in this position, so that nobody may do anything: `do` in it says what is",
    "в этой позиции ничего не происходит, и ходить никому нельзя: что происходит, говорит в ней `do`",
)


def question_text(game: str) -> str:
    """A question file of a game to begin with: sound as it is, and commented in both languages.

    It is the game's own, else the first decision of a whole game. Raises KeyError for an unknown game.
    """
    played, own = game_named(game), data_file(game, "question.yaml")
    return own.read_text("utf-8") if own.is_file() else _first_decision(played)


def _first_decision(game: Game[Any]) -> str:
    """The question of what may be done where somebody is first asked in a whole game."""
    opening = game.openings()[0]
    state, question = opening.start(), None
    while question is None and state.stack:
        step = settle(game, state)
        state, question = step.state, step.question
        if question is not None and question.chance is not None:
            state, question = take(game, state, question, question.chance.pick(0)).state, None
    seat, key = (opening.people[0], "") if question is None else (question.seat, question.options[0].key)
    data = {"game": game.id, "you": seat, "position": position_data(game.spell(state).position)}
    return text_of(data, {(): f"yaml-language-server: $schema={QUESTION_SCHEMA}\n{ABOUT.format(key)}"})


def is_question(data: Any) -> bool:
    """Whether the data of a file is a question rather than a lesson, sound or not."""
    return (
        isinstance(data, Mapping)
        and any(name in data for name in BEGINNINGS)
        and all(name in QUESTION_FIELDS for name in data)
    )


def parse_question(text: str, name: str) -> QuestionFile:
    """The question of a text; `name` is shown as its file. Raises DefectiveFile as `question_of`."""
    return question_of(load_located(text, name))


def question_of(located: Located) -> QuestionFile:
    """The question of data of a question file or a lesson. Raises DefectiveFile with all that is in the way.

    An answer that does not fit is in the way: the position that is meant is never reached.
    """
    try:
        scenario = scenario_of(completed(located))
    except DefectiveFile as error:
        raise DefectiveFile(_misplaced(located, one) for one in error.defects) from None
    walk = Walk(scenario)
    if not walk.finished:
        raise DefectiveFile(walk.defects)
    return QuestionFile(walk.script(), tuple(walk.defects), not scenario.start.stack)


def completed(located: Located) -> Located:
    """The data with all that only a lesson has to say; what nobody can do without is still lacking."""
    data = located.data
    if located.defects or not isinstance(data, dict):
        return located
    game = data.get("game")
    title = default_title(game) if game in playable() else SUMMARY
    lacking: dict[str, Any] = {
        "title": {"en": title.en, "ru": title.ru},
        "summary": {"en": SUMMARY.en, "ru": SUMMARY.ru},
        "level": "edge-case",
        "shows": [],
        "steps": [],
        "you": _first_seat(data),
    }
    return replace(located, data={**lacking, **data, "unanswered": True})


def _misplaced(located: Located, defect: Defect) -> Defect:
    """The defect; where a field of the position stands beside it, with where it belongs."""
    game = located.data.get("game") if isinstance(located.data, dict) else None
    if defect.field in QUESTION_FIELDS or game not in playable():
        return defect
    if defect.field not in {field.encode_name for field in _form(game).fields}:
        return defect
    belongs = Words(f"{defect.field} below position", f"{defect.field} внутри position")
    return located.defect((defect.field,), defect.actual, belongs)


def _first_seat(data: Mapping[str, Any]) -> str:
    """The seat named first, which asks where no other is said to; "" where there is none."""
    game = data.get("game")
    if game not in playable():
        return ""
    openings = {one.id: one for one in game_named(game).openings()}
    opening = data.get("opening")
    if isinstance(opening, str) and opening in openings:
        return openings[opening].people[0]
    position = data.get("position")
    seats = position.get(seats_field(game)) if isinstance(position, Mapping) else None
    return next(iter(seats), "") if isinstance(seats, Mapping) else ""


def seats_field(game: str) -> str:
    """The field of a game's positions that holds what lies before each seat. Raises KeyError without one."""
    for field in _form(game).fields:
        if field.required and isinstance(field.type, inspect.DictType):
            return field.encode_name
    raise KeyError(game)


def _form(game: str) -> inspect.StructType:
    """The form of a game's positions."""
    form = type_info(game_named(game).position)
    assert isinstance(form, inspect.StructType)
    return form
