"""A reader's own facts files, named where the server was started: taken in by every kernel."""

from __future__ import annotations

import logging
import os
from functools import cache
from pathlib import Path

import msgspec

from tutor.engine.game import OwnFacts
from tutor.rules.checking import one_of
from tutor.rules.defects import DefectiveFile
from tutor.rules.located import load_located
from tutor.rules.struct_validation import found_text
from tutor.scenario.games import game_named, playable

VARIABLE = "TUTOR_FACTS"
"""The environment variable that names the files, with what separates paths on this machine between them."""

LOG = logging.getLogger("tutor.app")


def take_in(file: Path) -> OwnFacts:
    """Takes in a facts file for the game that it names.

    Raises `DefectiveFile` with every defect, and OSError where the file cannot be read.
    """
    text = file.read_text("utf-8")
    located = load_located(text, str(file))
    named = located.data.get("game") if isinstance(located.data, dict) else None
    takes = {game: taking for game in playable() if (taking := game_named(game).own_facts)}
    if isinstance(named, str) and named not in takes:
        raise DefectiveFile((located.defect(("game",), found_text(named), one_of(takes)),))
    # Without a game any of them tells that it is missing, and what else is wrong.
    return takes[named if isinstance(named, str) else min(takes)](text, str(file))


@cache
def take_in_all() -> None:
    """Takes in the files that the environment names, once; one that cannot be is logged and left out."""
    for path in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        try:
            take_in(Path(path))
        except (DefectiveFile, OSError, msgspec.MsgspecError):
            LOG.exception("a facts file could not be taken in")
