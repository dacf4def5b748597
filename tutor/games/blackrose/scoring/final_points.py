"""What restored rooms bring, and the points at the end, part by part: pure functions of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from tutor.framework.readings import Readings
from tutor.games.blackrose.state.standings import Standing, standings
from tutor.games.blackrose.state.table import ROSE, Score, Table

PARTS: Final = ("power", "quests", "trophies", "crown")
"""The parts of a score."""

FIRST, SECOND, TAKING_PART = 4, 2, 1
"""What the places and taking part bring in the final awards (brw.end.quests, brw.end.trophies)."""

CROWN: Final = 1
"""What the crown is worth at the end (brw.end.crown)."""

RANK: Final = "brw.ruling.ties.rank"
TIES: Final = "brw.end.ties"
FLAGS: Final = ("brw.clean.restore.score", "brw.clean.restore.ties")


class Gain(Struct, frozen=True):
    """What a source gains by its place, with its count and the rule by which it is so many."""

    source: str
    n: int
    count: int
    rule: str


def restoration(
    chips: tuple[str, ...], flags: tuple[int, int, int], sources: tuple[str, ...], reading: Readings
) -> tuple[Gain, ...]:
    """What each source gains for its instability in a room that is restored, first place first.

    Rules: brw.clean.restore.score, brw.clean.restore.ties. Rulings: brw.ruling.ties.rank,
    brw.ruling.ties.negative.
    """
    counts = {source: chips.count(source) for source in sources if source in chips}
    least = flags[2] if reading("brw.ruling.ties.negative") == "floor-right" else 0
    gains = []
    for one in standings(counts, dense=reading(RANK) == "dense"):
        flag = flags[min(one.place, 2)]
        n = max(flag - 1, least) if one.tied else flag
        gains.append(Gain(one.source, n, one.n, FLAGS[one.tied]))
    return tuple(gains)


def awards(counts: Mapping[str, int], rule: str, reading: Readings) -> tuple[Gain, ...]:
    """What each source gets for its completed quests or its trophies, first place first.

    Whether 1 for taking part is added to a place is brw.ruling.award.participation, whether somebody with
    none can have one brw.ruling.award.zero; after ties brw.ruling.ties.rank decides.
    """
    zero = reading("brw.ruling.award.zero") == "zero-counts"
    ranked = {source: n for source, n in counts.items() if n or zero}
    gains = []
    for one in standings(ranked, dense=reading(RANK) == "dense"):
        n = _award(one, additive=reading("brw.ruling.award.participation") == "additive")
        gains.append(Gain(one.source, n, one.n, TIES if one.tied else rule))
    return tuple(gains)


def _award(one: Standing, *, additive: bool) -> int:
    taking_part = TAKING_PART if one.n else 0
    if one.place > 1:
        return taking_part
    return (FIRST, SECOND)[one.place] - one.tied + (taking_part if additive else 0)


def quests(table: Table) -> dict[str, int]:
    """How many quests each mage has completed; the avatar's count for the Rose (brw.avatar.quests)."""
    return {table.source_of(seat): len(table.mage(seat).completed) for seat in table.turn_order}


def trophies(table: Table) -> dict[str, int]:
    """How many trophies each source has taken, the Black Rose included (brw.end.trophies)."""
    return {source: len(table.trophies(source)) for source in table.sources}


def scores(table: Table, reading: Readings) -> tuple[Score, ...]:
    """The final points of every source: power, awards for quests and trophies, the crown (brw.end.add)."""
    parts = {source: {"power": table.power(source)} for source in table.sources}
    for part, counts in (("quests", quests(table)), ("trophies", trophies(table))):
        for gain in awards(counts, f"brw.end.{part}", reading):
            parts[gain.source][part] = gain.n
    if table.crown:
        parts[table.crown]["crown"] = CROWN
    return tuple(Score(source, tuple(points.items())) for source, points in parts.items())


def leaders(table: Table, reading: Readings) -> tuple[str, ...]:
    """Who has the most points, after the tie-breaks by completed quests and then by trophies.

    Rules: brw.end.winner, brw.end.tiebreak. Ruling: brw.ruling.rose.tied-final.
    """
    most = max(score.total for score in table.scores)
    tied = [score.source for score in table.scores if score.total == most]
    if len(tied) > 1 and ROSE in tied and reading("brw.ruling.rose.tied-final") == "no":
        tied.remove(ROSE)
    for counts in (quests(table), trophies(table)):
        best = max(counts.get(source, 0) for source in tied)
        tied = [source for source in tied if counts.get(source, 0) == best]
    return tuple(tied)
