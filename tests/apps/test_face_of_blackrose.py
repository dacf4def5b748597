"""The face of every lesson of Black Rose Wars, and of a hundred decisions of a whole game, in three sizes."""

from __future__ import annotations

import pytest
from support.face_walk import EveryLesson, face

__all__ = ["face"]

pytestmark = [
    pytest.mark.browser,
    pytest.mark.long(reason="every step of every lesson is laid out in three sizes"),
]


class TestBlackRose(EveryLesson):
    game = "blackrose"
