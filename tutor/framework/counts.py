"""Numbers of pieces as files of positions write them."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

BOUND: Final = 9_999
"""More pieces than any table holds."""

Count = Annotated[int, Meta(ge=0, le=BOUND)]
"""So many pieces: more than any table holds are refused before anything is laid out one by one."""
