"""The covers of the games: pictures of our own that tell them apart at a glance, as SVG.

The package of a game draws its own with `cover` in its module `views.cover`; without that it is its seal.
"""

from __future__ import annotations

import logging
from functools import cache
from typing import Final

from tutor.rules.registry import installed
from tutor.views.markup import Html, join, tag
from tutor.views.stage.seals import seal, symbols

WIDTH: Final = 260
HEIGHT: Final = 120
MIDDLE: Final = (WIDTH / 2, HEIGHT / 2)

LOG: Final = logging.getLogger(__name__)


def cover(game: str) -> Html:
    """The picture of a game over the seal of its course. Raises KeyError for an unknown game."""
    ornament, drawn = seal(game, f"{game}-ornament"), _drawn(game)
    picture = tag(
        "svg", drawn, class_="en-picture", viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMidYMid slice", aria_hidden="true", focusable="false",
    )  # fmt: skip
    return join(symbols(game, join(ornament, drawn)), ornament, picture)


@cache
def _drawn(game: str) -> Html:
    """What the game has on its cover; its own seal where it draws none, or cannot."""
    there = installed()[game]
    if there.has("views.cover"):
        try:
            return Html(there.load("views.cover", "cover")())
        except Exception:
            LOG.exception("the cover of %s could not be drawn", game)
    size = 84
    use = tag("use", href=f"#seal-{game}-{game}", x=-20, y=-20, width=40, height=40)
    return tag(
        "svg", use, viewBox="-20 -20 40 40", width=size, height=size, x=MIDDLE[0] - size / 2,
        y=MIDDLE[1] - size / 2, color="var(--t-ink)",
    )  # fmt: skip
