"""Numbers of pieces as files of positions write them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Count = Annotated[int, Meta(ge=0, le=9_999)]
"""So many pieces: more than any table holds are refused before anything is laid out one by one."""
