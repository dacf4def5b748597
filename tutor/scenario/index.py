"""What a gallery tells of every scenario, in a file beside them, so that none has to be played for it."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tutor.rules.words import Words
from tutor.scenario.assessed_rules import AssessedPlace, rules_asked
from tutor.scenario.checking import Report
from tutor.scenario.model import Level

INDEX: Final = "index.json"
"""The name of the index in a folder of scenarios."""


class Listed(Struct, frozen=True, forbid_unknown_fields=True):
    """A sound scenario as a gallery tells of it.

    `stops` is the number of full stops on its told line, `topic` is "" where the file names none, `asks` are
    the places at which answers are marked, and `digest` is the fingerprint of the file that all of this is
    true of.
    """

    id: str
    title: Words
    summary: Words
    level: Level
    topic: str
    shows: tuple[str, ...]
    stops: int
    digest: str
    asks: tuple[AssessedPlace, ...] = ()


def listed(report: Report) -> Listed | None:
    """What a gallery tells of a checked file; None where it has a defect."""
    scenario = report.scenario
    digest = fingerprint(Path(report.file))
    if scenario is None or report.script is None or digest is None:
        return None
    stops = report.nodes - 1  # every position but the first was led to by a step
    asks = rules_asked(report.script)
    return Listed(
        scenario.id,
        scenario.title,
        scenario.summary,
        scenario.level,
        scenario.topic,
        scenario.shows,
        stops,
        digest,
        asks,
    )


def fingerprint(path: Path) -> str | None:
    """The fingerprint of a file's content; None where it cannot be read."""
    try:
        return blake2b(path.read_bytes(), digest_size=8).hexdigest()
    except OSError:
        return None


def read_index(folder: Path) -> dict[str, Listed]:
    """The index of a folder by the ids of its scenarios; empty where there is none of our form."""
    try:
        entries = msgspec.json.decode((folder / INDEX).read_bytes(), type=list[Listed])
    except (OSError, msgspec.DecodeError):
        return {}
    return {entry.id: entry for entry in entries}


def write_index(folder: Path, reports: Iterable[Report]) -> Path:
    """Writes what these reports say of files of the folder into its index, and gives the index's path.

    What the index says of other files stays as long as they are what they were.
    """
    current = {Path(report.file).name: listed(report) for report in reports}
    former = {_file(entry): entry for entry in read_index(folder).values() if _fits(entry, folder)}
    entries = [entry for _, entry in sorted((former | current).items()) if entry is not None]
    lines = [msgspec.json.encode(entry).decode() for entry in entries]
    path = folder / INDEX
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8", newline="\n")
    return path


def _fits(entry: Listed, folder: Path) -> bool:
    return fingerprint(folder / _file(entry)) == entry.digest


def _file(entry: Listed) -> str:
    return f"{entry.id.rpartition('/')[2]}.yaml"
