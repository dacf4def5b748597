"""The form of scenario files and courses as JSON Schema: editors complete and check them as one types."""

from __future__ import annotations

from typing import Any

import msgspec

from tutor.rules.catalogue import load
from tutor.scenario.answers import ANSWERS
from tutor.scenario.course import CourseFile
from tutor.scenario.games import game_named, playable
from tutor.scenario.load import BEGINNINGS, KINDS
from tutor.scenario.model import EXPECTABLE, ScenarioFile

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLAIN = {"type": ["string", "integer", "boolean", "null"]}

ABOUT = {
    "title": "The name of the lesson.",
    "summary": "One line for the list of lessons.",
    "game": "Which game it is about.",
    "level": "Whom it is for.",
    "topic": "The part of the game it is about; where it is left out, that of the file before it.",
    "shows": "The rules it teaches; each of them has to be cited while it is played.",
    "you": "The learner's seat.",
    "position": "Where it begins, in the words of the game.",
    "opening": "The whole game it begins, instead of a position.",
    "switches": "Optional rules of that game that are switched on.",
    "unanswered": "True where the last question may be left open.",
    "note": "What the lesson assumes where the sources are silent; folded away.",
    "steps": "What is told, asked, answered and expected, in order.",
    "rulings": "Readings of open points that differ from the default.",
    "automatic": "Kinds of question that are answered by their first option without asking.",
    "names": "What the seats are called.",
    "goal": "What a puzzle asks for.",
}

COURSE_ABOUT = {
    "title": "The name of the course.",
    "summary": "One line on what can be done at its end.",
    "game": "Which game it teaches.",
    "chapters": "Its chapters, in order.",
}
AFTER_ABOUT = (
    "Told from the first event of this kind on; settled: once all that follows the last answer happened."
)
WORDS_ABOUT = "The same text in English and Russian."
LESSONS_ABOUT = "Names of scenario files without .yaml; a whole game only as the very last entry."


def scenario_schema(*games: str) -> dict[str, Any]:
    """The JSON Schema of the scenario files of these games, or of all. Raises KeyError for an unknown one."""
    names = games or playable()
    positions = [game_named(name).position for name in names]
    types = [ScenarioFile, *EXPECTABLE.values(), *positions]
    schemas, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    expectable = dict(zip(EXPECTABLE, schemas[1:], strict=False))
    forms = dict(zip(names, schemas[1 + len(expectable) :], strict=True))
    file = parts.pop("ScenarioFile")
    _describe(file["properties"], ABOUT, names)
    _step(parts["StepSpec"], expectable)
    parts["Words"]["description"] = WORDS_ABOUT
    for each in parts.values():
        _without_null(each)
        each.setdefault("additionalProperties", False)
    _without_null(file)
    return {
        "$schema": DIALECT,
        **file,
        "title": "Scenario",
        "oneOf": [{"required": [name]} for name in BEGINNINGS],
        "allOf": [_of_game(name, form) for name, form in forms.items()],
        "$defs": parts,
    }


def schema_text_of(schema: dict[str, Any]) -> str:
    """A JSON Schema as the text of a file."""
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


def position_schema(game: str) -> dict[str, Any]:
    """The JSON Schema of the positions of one game. Raises KeyError for an unknown game."""
    form = msgspec.json.schema(game_named(game).position)
    return {"$schema": DIALECT, **form}


def course_schema(*games: str) -> dict[str, Any]:
    """The JSON Schema of the courses of these games, or of all. Raises KeyError for an unknown one."""
    names = games or playable()
    openings = {opening.id for name in names for opening in game_named(name).openings()}
    _, parts = msgspec.json.schema_components([CourseFile], ref_template="#/$defs/{name}")
    file = parts.pop("CourseFile")
    _describe(file["properties"], COURSE_ABOUT, names)
    file["properties"]["chapters"]["minItems"] = 1
    lessons = parts["ChapterFile"]["properties"]["lessons"]
    parts["ChapterFile"]["properties"]["lessons"] = {**lessons, "minItems": 1, "description": LESSONS_ABOUT}
    parts["Words"]["description"] = WORDS_ABOUT
    parts["WholeGame"]["properties"]["opening"]["enum"] = sorted(openings)
    for each in parts.values():
        each.setdefault("additionalProperties", False)
    return {"$schema": DIALECT, **file, "title": "Course", "$defs": parts}


def _describe(properties: dict[str, Any], descriptions: dict[str, str], games: tuple[str, ...]) -> None:
    for name, about in descriptions.items():
        properties[name] = {**properties[name], "description": about}
    properties["game"]["enum"] = list(games)


def _step(step: dict[str, Any], expectable: dict[str, Any]) -> None:
    """Exactly one kind of entry; expectations name facts, or one of the other things that can be expected."""
    step["oneOf"] = [{"required": [name]} for name in KINDS]
    step["dependentRequired"] = {"after": ["say"]}
    step["properties"]["after"]["description"] = AFTER_ABOUT
    step["properties"]["expect"] = {
        "type": "object",
        "minProperties": 1,
        "properties": expectable,
        "patternProperties": {r"\.": PLAIN},
        "additionalProperties": False,
    }
    for name in ANSWERS[1:]:
        step["properties"][name]["description"] = "What chance answers."


def _without_null(form: dict[str, Any]) -> None:
    """A field that may be left out need not be written as null."""
    for name, field in form.get("properties", {}).items():
        if field.get("default", 0) is None and "anyOf" in field:
            branches = [branch for branch in field["anyOf"] if branch != {"type": "null"}]
            about = {key: value for key, value in field.items() if key == "description"}
            form["properties"][name] = {
                **(branches[0] if len(branches) == 1 else {"anyOf": branches}),
                **about,
            }


def _of_game(name: str, position: dict[str, Any]) -> dict[str, Any]:
    """What holds for the files of one game: its form of positions, its ids, its dice."""
    catalogue = load(name)
    game = game_named(name)
    rulings = {
        ruling.id: {"enum": [reading.id for reading in ruling.readings], "description": ruling.question.en}
        for ruling in catalogue.rulings
    }
    face = {"minimum": 1, "maximum": game.programs.most_faces}
    then = {
        "position": position,
        "opening": {"enum": [opening.id for opening in game.openings()]},
        "topic": {"enum": [topic.id for topic in game.topics]} if game.topics else False,
        "shows": {"items": {"enum": [rule.id for rule in catalogue.rules]}},
        "rulings": {"properties": rulings, "additionalProperties": False},
        "automatic": {"items": {"enum": list(game.programs.question_kinds)}},
        "steps": {"items": {"properties": {"roll": {"items": face}}}},
    }
    return {"if": {"properties": {"game": {"const": name}}}, "then": {"properties": then}}
