"""The face of every lesson of Seasons, and a hundred decisions of a whole game."""

from __future__ import annotations

import pytest
from support.face_walk import EveryLesson, face

__all__ = ["face"]

pytestmark = [
    pytest.mark.browser,
    pytest.mark.long(reason="every step of every lesson is laid out"),
]


class TestSeasons(EveryLesson):
    game = "seasons"
