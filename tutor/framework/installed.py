"""The games that can be played: those of the installed packages that have an engine."""

from __future__ import annotations

from functools import cache
from typing import Any

from tutor.engine.game import Game
from tutor.framework.derived import complete
from tutor.rules.registry import Installed, installed, leave_out
from tutor.rules.words import Words


@cache
def playable() -> tuple[str, ...]:
    """The ids of the games that can be played, in the order of the pages; each is imported now."""
    return tuple(game for game, there in installed().items() if _loaded(there) is not None)


def game_named(game: str) -> Game[Any]:
    """The game of that id. Raises KeyError that names the games there are."""
    there = installed().get(game)
    instance = None if there is None else _loaded(there)
    if instance is None:
        raise KeyError(f"no game {game!r} to play; there are {', '.join(playable())}")
    return instance


@cache
def _loaded(there: Installed) -> Game[Any] | None:
    """The game of a package; None, and told of, where it cannot be imported or is none."""
    try:
        instance = there.load()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        says = Words(
            f"{there.module} cannot be imported ({reason})", f"{there.module} не импортируется ({reason})"
        )
    else:
        name = f"{there.module}:{there.attribute}"
        if isinstance(instance, Game):
            if instance.id == there.id:
                return complete(instance)
            says = Words(f"{name} is the game {instance.id!r}", f"{name} описывает игру {instance.id!r}")
        else:
            kind = type(instance).__name__
            says = Words(f"{name} is no Game, but {kind}", f"{name} не Game, а {kind}")
    leave_out(there.id, there.distribution, says)
    return None
