"""The page of a whole game, from the set-up form to the link that restores it, without a browser."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache

import pytest

from tutor.app.play import PlayPage
from tutor.app.request import Request
from tutor.engine.codec import digest
from tutor.engine.game import Game, Opening
from tutor.engine.state import State
from tutor.games.penumbra import GAME
from tutor.games.penumbra.setups import setups
from tutor.games.penumbra.state import Table
from tutor.rules.words import LANGS, Lang, Words

@cache
def stand_in() -> Game[Table]:
    """Penumbra with a threat against Anna as if it were a whole game."""
    start = next(iter(setups()))
    opening = Opening(
        "threat", Words("A threat", "Угроза"), ("anna", "boris"), lambda: start, Words("Training", "Учебный")
    )
    other = replace(opening, id="other", title=Words("Another", "Другая"))
    return replace(GAME, openings=lambda: (opening, other))


def opened(lang: Lang = "en", **query: str) -> PlayPage:
    return PlayPage(stand_in(), Request(dict(query), lang, served=True))


def begun(lang: Lang = "en", seed: int = 1) -> PlayPage:
    page = opened(lang)
    page.desk.press("begin", str(seed))
    assert page.match is not None
    return page


def html(page: PlayPage) -> str:
    return "".join(part.html for part in page.desk.parts.values())


def test_a_game_is_chosen_and_begun() -> None:
    page = opened()
    assert page.match is None and "Training" in html(page) and page.desk.grid.layout.display == "none"
    page.desk.press("opening", "other")
    page.desk.press("rival", "random")
    page.desk.press("asks", "")
    for wrong in ("", "x", "-1", "1" * 30):
        page.desk.press("begin", wrong)
        assert page.match is None and "seed" in page.desk.message
    page.desk.press("begin", "17")
    match = page.match
    assert match is not None and match.is_asked and page.desk.grid.layout.display is None
    assert (match.opening.id, match.rival, match.seed, match.asks) == ("other", "random", 17, True)
