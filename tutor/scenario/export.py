"""A case as the text of a scenario file, with what was found out about it as expectations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from io import StringIO
from itertools import pairwise
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq

from tutor.engine.chance import Deal, Dice
from tutor.engine.question import Question
from tutor.rules.defects import Path
from tutor.rules.words import Words
from tutor.scenario.case import Opened, scenario_data

WIDTH = 110
"""Columns of a line."""

SHORT = 90
"""What is not longer than so many characters stands on one line."""


def case_text(
    opened: Opened,
    expected: Mapping[str, Any] | None = None,
    shows: Iterable[str] = (),
    title: Words | None = None,
) -> str:
    """The scenario file of a case that was played, which `tutor check` plays again.

    `expected` is what an `expect` of a scenario holds, told of the position that is asked about; `shows` are
    the rules that the answer rests on. Answers behind one that does not fit are left out.
    """
    data = scenario_data(opened.case, title)
    data["shows"] = list(shows)
    data["steps"] = steps(opened)
    if expected:
        data["steps"].append({"expect": dict(expected)})
    return text_of(data)


def steps(opened: Opened) -> list[dict[str, Any]]:
    """The answers as the entries of a scenario file."""
    nodes = [opened.history.nodes[number] for number in opened.history.line()]
    return [
        _step(before.question, after.key)
        for before, after in pairwise(nodes)
        if before.question is not None and after.key is not None
    ]


def _step(question: Question, key: str) -> dict[str, Any]:
    chance = question.chance
    if chance is None:
        return {"choose": key}
    if isinstance(chance, Dice):
        return {"roll": [int(value) for value in key.split("-")] if key else []}
    drawn = key.split("+") if key else []
    return {"deal": drawn} if isinstance(chance, Deal) else {"draw": drawn}


def text_of(data: Mapping[str, Any], notes: Mapping[Path, str] | None = None) -> str:
    """Plain data as YAML: what is short on one line, everything else line by line.

    `notes` are comments above a field of the file or an entry of `steps`; that of () stands at the top.
    """
    yaml = YAML()
    yaml.width = WIDTH
    yaml.indent(mapping=2, sequence=4, offset=2)
    out = StringIO()
    made = {key: _formed(value) for key, value in data.items()}
    if data.get("steps"):
        made["steps"].fa.set_block_style()
    whole = CommentedMap(made)
    for path, note in (notes or {}).items():
        if not path:
            whole.yaml_set_start_comment(note)
        elif len(path) == 1:
            whole.yaml_set_comment_before_after_key(path[0], before=note)
        else:
            whole["steps"].yaml_set_comment_before_after_key(path[1], before=note, indent=2)
    yaml.dump(whole, out)
    return out.getvalue()


def _formed(value: Any) -> Any:
    """Mappings and lists, told how they are to be written."""
    made: CommentedMap | CommentedSeq
    if isinstance(value, Mapping):
        made = CommentedMap((key, _formed(item)) for key, item in value.items())
    elif isinstance(value, list | tuple):
        made = CommentedSeq(_formed(item) for item in value)
    else:
        return value
    if len(repr(value)) <= SHORT:
        made.fa.set_flow_style()
    return made
