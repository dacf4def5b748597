"""What can go wrong with what is kept of learners, in words for a person."""

from __future__ import annotations

from tutor.rules.words import Words


class StoreError(Exception):
    """Something cannot be kept or found; `why` tells it in both languages, `str` in English."""

    def __init__(self, why: Words) -> None:
        self.why = why
        super().__init__(why.en)


class StoreAway(StoreError):
    """The database is busy, absent or full: the same may succeed later."""


class StoreUnfit(StoreError):
    """The database is none for this version of the program: whoever runs the server has to see to it."""


class RecordRefused(StoreError):
    """The database is there and does not take this record: trying again is of no use."""


class NicknameTaken(StoreError):
    """Another learner of the class has this nickname."""


class WrongReturnKey(StoreError):
    """The class has no learner with this nickname and return key."""
