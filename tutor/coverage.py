"""How much of each game's rules the engine enforces, the tests assert, and the scenarios teach.

A rule is *enforced* where an event, a question or a refusal cited it while the tests ran the real game,
*asserted* where a test that passed carries its id, and *taught* where a scenario that passed shows it. The
whole test run sees this and writes it into `coverage.json` beside the game; nobody writes it by hand.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from tutor.rules.catalogue import PREFIXES, data_file, load
from tutor.rules.words import Lang

FILE: Final = "coverage.json"


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """What the last whole test run saw of one game: ids of rules, in the order of the catalogue."""

    enforced: tuple[str, ...] = ()
    asserted: tuple[str, ...] = ()
    taught: tuple[str, ...] = ()


class Coverage(Struct, frozen=True):
    """A record beside the catalogue: the number of rules, and why some of them cannot be performed."""

    rules: int
    enforced: tuple[str, ...]
    asserted: tuple[str, ...]
    taught: tuple[str, ...]
    exempt: dict[str, str]

    @property
    def performable(self) -> int:
        """How many rules there are to be enforced."""
        return self.rules - len(self.exempt)


def record_file(game: str, folder: Path | None = None) -> Path:
    """Where the record of a game is kept: beside its catalogue, or in a folder of all records."""
    return data_file(game, FILE) if folder is None else folder / game / "data" / FILE


def read_record(game: str, folder: Path | None = None) -> Record:
    """The record of a game; empty where none has been written yet."""
    path = record_file(game, folder)
    return msgspec.json.decode(path.read_bytes(), type=Record) if path.is_file() else Record()


def file_text(record: Record) -> bytes:
    """The record as the text of its file: one id on a line."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def coverage(game: str, lang: Lang = "en", folder: Path | None = None) -> Coverage:
    """The coverage of a game. Raises KeyError for an unknown game."""
    rules = load(game).rules
    record = read_record(game, folder)
    exempt = {rule.id: rule.exempt.of(lang) for rule in rules if rule.exempt is not None}
    return Coverage(len(rules), record.enforced, record.asserted, record.taught, exempt)


def coverages(*games: str, lang: Lang = "en") -> dict[str, Coverage]:
    """The coverage of these games, or of all."""
    return {game: coverage(game, lang) for game in games or PREFIXES}


def plain(covered: dict[str, Coverage]) -> dict[str, Any]:
    """The same as plain data for JSON."""
    data: dict[str, Any] = msgspec.to_builtins(covered)
    return data
