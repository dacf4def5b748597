"""Positions as JSON and back, equal and with the same hash."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec

from tutor.engine.game import Game
from tutor.engine.program import is_path
from tutor.engine.state import Frame, State, TableT

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(state: State[Any]) -> bytes:
    """The position as JSON."""
    return _encoder.encode(state)


def decode(game: Game[TableT], data: bytes | str) -> State[TableT]:
    """The position that `encode` wrote.

    Raises msgspec.DecodeError where the data is no JSON, and its subclass ValidationError where the JSON
    does not fit, or where an effect is under way that the game does not have.
    """
    state: State[TableT] = _decoder(game.table).decode(data)
    for at, entry in enumerate(state.stack):
        if not isinstance(entry, Frame):
            continue
        if entry.program not in game.programs:
            raise msgspec.ValidationError(f"Unknown program {entry.program!r} - at `$.stack[{at}].program`")
        if not is_path(game.programs[entry.program], entry.path):
            raise msgspec.ValidationError(f"{entry.program!r} has no such place - at `$.stack[{at}].path`")
    return state


def digest(state: State[Any]) -> str:
    """A short fingerprint of the position: equal positions have equal ones, in any process."""
    return blake2b(encode(state), digest_size=12).hexdigest()


@lru_cache(maxsize=16)
def _decoder(table: type[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(State[table])  # type: ignore[valid-type]
