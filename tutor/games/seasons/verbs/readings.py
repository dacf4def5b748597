"""Numbers and branches that depend on how a ruling is read."""

from __future__ import annotations

from tutor.engine.event import Bound
from tutor.engine.query import Query
from tutor.games.seasons.verbs.common import At


class ByReading(Query, frozen=True):
    """A number that each reading of a ruling gives.

    Raises KeyError for a reading that gives none.
    """

    ruling: str
    numbers: tuple[tuple[str, int], ...]

    def value(self, moment: At) -> Bound:
        return dict(self.numbers)[moment.reading(self.ruling)]
