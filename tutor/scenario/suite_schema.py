"""The form of question files and of suites as JSON Schema: editors complete and check them as one types."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tutor.analysis.outcomes import untils
from tutor.rules.catalogue import load
from tutor.scenario.answers import ANSWERS
from tutor.scenario.games import game_named, playable
from tutor.scenario.question_file import QUESTION_FIELDS
from tutor.scenario.schema import DIALECT, WORDS_ABOUT, scenario_schema
from tutor.scenario.suite import ASKS, CHANCES, SuiteFile

SUITE_ABOUT: Final = {
    "title": "The name of the suite.",
    "game": "Which game all cases are about.",
    "you": "The seat that asks, the first one if it is left out.",
    "names": "What the seats are called.",
    "rulings": "Readings of open points for all cases; a case may have others.",
    "automatic": "Kinds of question that are answered by their first option, unless a case has its own list.",
    "position": "What the positions of all cases share.",
    "cases": "The questions with their answers.",
}
CASE_ABOUT: Final = {
    "id": "The name by which its line and its test are known.",
    "title": "The question in words.",
    "subject": "What it is about, in a few words, as the title of a picture.",
    "position": "The position: over what is shared, field by field; a list replaces a list.",
    "you": "The seat that asks.",
    "rulings": "Readings of open points, beside those that are shared.",
    "automatic": "Kinds of question that are answered by their first option without asking.",
    "steps": "The answers that lead from the position to the question.",
    "may": "A move, as `tutor may` prints it (anna/turn/pass), or an option of `you` (pass): yes or no?",
    "refused": "A move: which rules refuse it?",
    "fact": "A fact, such as anna.wounds: what is its value?",
    "chance": "A condition on a fact: how likely is it in the end?",
    "possible": "A condition on a fact: is there a way to it?",
    "asked": "The question that waits: whose is it, of which kind, by which rule, with which options?",
    "until": "How far is looked; the effect under way if it is left out.",
    "seats": "Who answers for or against it; who is not named is free.",
    "answer": "The answer that is expected.",
    "rules": "The rules that decide it.",
    "page": "A page of theirs in the book.",
    "why": "The reason in words.",
}

_ANSWERS: Final[dict[str, Any]] = {
    "may": {"enum": ["yes", "no", True, False]},
    "possible": {"enum": ["yes", "no", True, False]},
    "refused": {"type": "array", "items": {"type": "string"}},
    "fact": {"type": ["string", "integer", "boolean", "null"]},
    "chance": {"type": ["string", "integer"]},
    "asked": {"type": ["string", "array", "null"], "items": {"type": "string"}},
}


def question_schema(*games: str) -> dict[str, Any]:
    """The JSON Schema of the question files of these games, or of all. Raises KeyError for an unknown one."""
    made = scenario_schema(*games)
    made["properties"] = {name: made["properties"][name] for name in QUESTION_FIELDS}
    made["required"] = ["game"]
    for each in made["allOf"]:
        then = each["then"]["properties"]
        each["then"]["properties"] = {name: then[name] for name in QUESTION_FIELDS if name in then}
    return {**made, "title": "Question", "additionalProperties": False}


def suite_schema(*games: str) -> dict[str, Any]:
    """The JSON Schema of the suites of these games, or of all. Raises KeyError for an unknown one."""
    names = games or playable()
    positions = [game_named(name).position for name in names]
    types = [SuiteFile, *positions]
    schemas, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    forms = dict(zip(names, schemas[1:], strict=True))
    file, case, answer = (parts.pop(name) for name in ("SuiteFile", "CaseSpec", "AnswerSpec"))
    words = parts.pop("Words")
    for each in parts.values():
        # What one case leaves out of a position another file may say: only the whole has to be complete.
        each.pop("required", None)
        each.setdefault("additionalProperties", False)
    for form, about in ((file, SUITE_ABOUT), (case, CASE_ABOUT), (answer, {})):
        _plain(form, about)
    file["properties"]["game"]["enum"] = list(names)
    file["properties"]["cases"]["minItems"] = 1
    answer["oneOf"] = [{"required": [name]} for name in ANSWERS]
    case["oneOf"] = [{"required": [name], "properties": {"answer": _ANSWERS[name]}} for name in ASKS]
    case["dependentSchemas"] = {
        name: {"anyOf": [{"required": [asks]} for asks in CHANCES]} for name in ("until", "seats")
    }
    words["description"] = WORDS_ABOUT
    return {
        "$schema": DIALECT,
        **file,
        "title": "Suite",
        "allOf": [_of_game(name, form) for name, form in forms.items()],
        "$defs": {**parts, "CaseSpec": case, "AnswerSpec": answer, "Words": words},
    }


def _plain(form: dict[str, Any], about: dict[str, str]) -> None:
    """Each field with what it is about; one that may be left out need not be written as null."""
    form["additionalProperties"] = False
    for name, field in form["properties"].items():
        if field.get("default", 0) is None:
            branches = [one for one in field.pop("anyOf", ()) if one != {"type": "null"}]
            field.pop("default")
            field |= branches[0] if len(branches) == 1 else {"anyOf": branches} if branches else {}
        form["properties"][name] = {**field, **({"description": about[name]} if name in about else {})}


def _of_game(name: str, position: dict[str, Any]) -> dict[str, Any]:
    """What holds for the suites of one game: its form of positions, its ids."""
    catalogue, game = load(name), game_named(name)
    readings = {
        ruling.id: {"enum": [one.id for one in ruling.readings], "description": ruling.question.en}
        for ruling in catalogue.rulings
    }
    shared = {
        "position": position,
        "rulings": {"properties": readings, "additionalProperties": False},
        "automatic": {"items": {"enum": list(game.programs.question_kinds)}},
    }
    case = {
        **shared,
        "rules": {"items": {"enum": [rule.id for rule in catalogue.rules]}},
        "until": {"enum": list(untils(game))},
    }
    then = {**shared, "cases": {"items": {"properties": case}}}
    return {"if": {"properties": {"game": {"const": name}}}, "then": {"properties": then}}
