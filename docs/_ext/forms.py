"""The forms of files as pages, from their JSON Schemas."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tutor.analysis.conditions import read_condition
from tutor.rules.catalogue import PREFIXES, load
from tutor.scenario.schema import course_schema, position_schema, scenario_schema
from tutor.scenario.suite_schema import question_schema, suite_schema

FILES = (
    ("lesson", "The form of a lesson", "tutor schema", scenario_schema),
    ("course", "The form of a course", "tutor schema --course", course_schema),
    ("question", "The form of a question", "tutor schema --question", question_schema),
    ("suite", "The form of a collection of rulings", "tutor schema --suite", suite_schema),
)
FEW = 12
"""So many values are listed one by one."""


def pages() -> Iterator[tuple[str, str]]:
    """Lessons, courses, questions, collections; the positions of every game; the grammar of conditions."""
    positions = {game: position_schema(game) for game in PREFIXES}
    of_games = {name for schema in positions.values() for name in schema["$defs"]} - {"Words"}
    of_positions = ", ".join(f"[{load(game).title.en}](position-{game}.md)" for game in positions)
    for name, title, command, schema_of in FILES:
        schema = schema_of()
        parts = {
            part: form
            for part, form in schema.get("$defs", {}).items()
            if part not in of_games and not part.startswith("tutor.")
        }
        said = (
            f"Generated from the form that `{command}` prints: an editor that has it completes and checks "
            f"as you type. What `position` holds depends on the game: {of_positions}.\n"
        )
        whole = {**schema, "description": ""}
        yield f"form-{name}.md", f"# {title}\n\n{said}\n" + _part("The file", whole) + _all(parts)
    for game, schema in positions.items():
        said = "Generated from the form in which a lesson, a question or a case writes `position`.\n"
        yield (
            f"position-{game}.md",
            f"# A position of {load(game).title.en}\n\n{said}\n" + _all(schema["$defs"]),
        )
    yield "conditions.lark", Path(inspect.getfile(read_condition)).with_suffix(".lark").read_text("utf-8")


def _all(parts: dict[str, Any]) -> str:
    return "\n" + "\n".join(_part(_short(name), form) for name, form in parts.items())


def _part(name: str, form: dict[str, Any]) -> str:
    """A heading, what the part is, and its fields as a list."""
    required = set(form.get("required", ()))
    told = [f"## {name}\n", inspect.cleandoc(form.get("description", "")) + "\n"]
    told.append(
        "\n".join(_field(*one, one[0] in required) for one in form.get("properties", {}).items()) + "\n"
    )
    if "enum" in form:
        told.append(_type(form) + "\n")
    return "\n".join(told)


def _field(name: str, form: dict[str, Any], required: bool) -> str:
    said = [_type(form)]
    if required:
        said.append("always needed")
    elif form.get("default"):
        said.append(f"`{form['default']}` if it is left out")
    about = f": {form['description']}" if "description" in form else ""
    return f"- `{name}` ({'; '.join(said)}){about}"


def _type(form: dict[str, Any]) -> str:
    """What may be written there, in words."""
    if "$ref" in form:
        name = _short(form["$ref"].rpartition("/")[2])
        return f"[{name}](#{name.lower()})"
    if "anyOf" in form:
        kinds = [one for one in form["anyOf"] if one != {"type": "null"}]
        return " or ".join(map(_type, kinds))
    if "enum" in form:
        listed = [f"`{one}`" for one in form["enum"]]
        return (
            "one of " + ", ".join(listed)
            if len(listed) <= FEW
            else "one of " + ", ".join(listed[:FEW]) + " …"
        )
    match form.get("type"):
        case "array":
            return f"a list: {_type(form['items'])}" if form.get("items") else "a list"
        case "object":
            inner, fields = (
                form.get("additionalProperties"),
                ", ".join(f"`{one}`" for one in form.get("properties", ())),
            )
            return (
                f"a mapping of names: {_type(inner)}"
                if inner
                else f"a mapping, with {fields}"
                if fields
                else "a mapping"
            )
        case "integer":
            least, most = form.get("minimum"), form.get("maximum")
            limits = "" if least is None else f" from {least}" + ("" if most is None else f" to {most}")
            return f"a whole number{limits}"
        case "string":
            return "a text"
        case "boolean":
            return "yes or no"
        case list() as several:
            return " or ".join(_type({"type": one}) for one in several if one != "null")
        case _:
            return "what the game says"


def _short(name: str) -> str:
    """The name of a part without the module that tells two of one name apart, but with its last package.

    >>> _short("tutor.games.blackrose.state.lodge.layouts.RoomSpec"), _short("DieSpec")
    ('RoomSpec-layouts', 'DieSpec')
    """
    module, _, part = name.rpartition(".")
    return f"{part}-{module.rpartition('.')[2]}" if module else part
