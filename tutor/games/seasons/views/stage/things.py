"""Which pieces of the stage an answer is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.engine.question import Option
from tutor.games.seasons.views.stage.look import is_copy

LOOKED: Final = ("keep-card", "discard-card", "orb-discard", "orb-return", "orb-play")
"""The answers about cards that were drawn and are on their way."""


def things_of(option: Option) -> Iterator[str]:
    """The keys of the pieces that an answer is about, the closest first."""
    about = dict(option.facts)
    copies = (option.value, dict(option.bindings).get("copy"), about.get("copy"))
    copy = next((str(one) for one in copies if is_copy(one)), "")
    if option.kind == "give-card":
        yield f"player-{about['to']}"
    elif copy:
        yield copy
    elif option.kind in LOOKED:
        yield f"look-{about['card']}"
    elif "card" in about:
        if option.kind == "play-free":
            yield f"look-{about['card']}"
        yield f"card-{about['card']}"
    elif "die" in about:
        yield str(about["die"])
    elif "seat" in about:
        yield f"player-{about['seat']}"
    yield from _others(option)


def _others(option: Option) -> Iterator[str]:
    about = dict(option.facts)
    if "token" in about and option.kind != "move-token":
        yield energy_key(str(about["token"]))
    if "energy" in about and option.kind not in ("move-token", "save-token"):
        yield energy_key(str(about["energy"]))
    tokens = about.get("tokens")
    if isinstance(tokens, tuple):
        yield from (energy_key(str(token)) for token in tokens)
    if option.kind == "season-steps":
        yield f"space-{about['space']}"
    if "set" in about:
        yield str(about["set"])
    if option.kind == "bonus":
        yield option.key
    if option.kind == "draw-two":
        yield "bonus-draw"


def energy_key(token: str) -> str:
    """The key of what stands for a token: a type of the reserve, or the card on which it lies."""
    place, _, rest = token.partition(":")
    return rest.rpartition(":")[0] if rest and place == "on" else f"energy-{token}"
