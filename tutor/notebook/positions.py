"""Positions in cells: of a lesson, a file, a case or an opening, and those that a stepper stands in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tutor.app.library import files_of
from tutor.notebook.language_setting import language
from tutor.rules.words import Lang
from tutor.scenario.case import Case
from tutor.scenario.games import game_named, playable
from tutor.views.cell_errors import CellError, NoSuchName, for_cells, no_such
from tutor.workbench import Position
from tutor.workbench import opening as first_position
from tutor.workbench import position as position_of


@for_cells
def position(source: str | Path | Case, answers: int | None = None, lang: Lang | None = None) -> Position:
    """A position to ask about: of a lesson by its id, of a file of yours, or a case.

    >>> position("seasons/14-ten-places", 0).refusals("crystallise-water", "anna")
    ('sea.cry.needs-access',)

    A lesson stands after so many of its answers, after all of them unless a number is given; "FILE:ID" is a
    question of a collection. Raises NoSuchName with the nearest ids for a lesson that there is not, and
    CellError with every defect of a file that cannot be asked about.
    """
    chosen_lang = lang or language()
    if isinstance(source, str) and source.partition("/")[0] in playable() and not Path(source).exists():
        game = source.partition("/")[0]
        files = {f"{game}/{path.stem}": path for path in files_of(game)}
        if source not in files:
            raise no_such("lesson", source, files)
        source = files[source]
    if not isinstance(source, Case) and not Path(str(source).partition(":")[0]).exists():
        raise NoSuchName(
            f"no file {str(source)!r}, and no lesson: lessons are named as 'penumbra/05-plains-of-agony'"
        )
    return position_of(source, answers, chosen_lang)


@for_cells
def opening(game: str, opening: str = "", *switches: str, lang: Lang | None = None) -> Position:
    """The first position of a whole game; the first kind of game unless one is named.

    >>> opening("resarcana", "first-2").question.kind
    'monuments'

    Raises NoSuchName with the nearest names for an unknown game, opening or optional rule.
    """
    if game not in playable():
        raise no_such("game", game, playable())
    openings = [one.id for one in game_named(game).openings()]
    if opening and opening not in openings:
        raise no_such(f"opening of {game}", opening, openings)
    return first_position(game, opening or openings[0], *switches, lang=lang or language())


def position_in(source: Any, game: str) -> Position:
    """The position of a stepper, or the position given. Raises CellError for one of another game."""
    at = source if isinstance(source, Position) else getattr(source, "position", None)
    if not isinstance(at, Position):
        raise CellError(f"found {type(source).__name__}; allowed: a position or a stepper of {game}")
    if at.game.id != game:
        raise CellError(f"found a position of {at.game.id}; allowed: one of {game}")
    return at
