"""Drawn signs as SVG paths: one for each hue, so that no colour stands alone, and one for each game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GLYPHS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "ruby": "drop",
        "amber": "crystal",
        "jasper": "shield",
        "emerald": "leaf",
        "sapphire": "eye",
        "amethyst": "crescent",
        "bone": "bone",
        "spark": "spark",
    }
)
"""The sign that goes with each hue of the theme."""

PATHS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "drop": "M12 1.5C12 1.5 4.5 11 4.5 15.3a7.5 7.2 0 0 0 15 0C19.5 11 12 1.5 12 1.5Z",
        "crystal": "M12 1.5 19.5 9 12 22.5 4.5 9Z",
        "shield": "M3.5 3.5h17v7.5c0 6-4.2 9.6-8.5 11.5-4.3-1.9-8.5-5.5-8.5-11.5Z",
        "leaf": (
            "M21.5 2.5C9.5 2.5 3.5 8.5 3.5 15c0 1 .1 1.9.3 2.7L2 21l1.6 1.5 2.6-2.8C14.5 21.5 22 15 21.5 2.5Z"
            "m-5.3 5.8C12.5 10 9 13 6.8 16.6 8 12 11.5 9 16.2 8.3Z"
        ),
        "eye": (
            "M.8 12C5 4.5 19 4.5 23.2 12 19 19.5 5 19.5.8 12ZM12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Z"
        ),
        "crescent": "M16.5 2A10.2 10.2 0 1 0 16.5 22 11.5 11.5 0 0 1 16.5 2Z",
        "spark": "M12 .8 14.7 9.3 23.2 12 14.7 14.7 12 23.2 9.3 14.7.8 12 9.3 9.3Z",
        "bone": (
            "M7 9 9 7 17 15 15 17ZM8.2 8.3a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0Z"
            "M11.5 5a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0Z"
            "M18.9 19a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0Z"
            "M22.2 15.7a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0Z"
        ),
    }
)
"""The signs in a field of 24 by 24."""

WITH_HOLES: Final = frozenset({"leaf", "eye"})
"""Signs whose inner outline is left out of the filling."""

EMBLEMS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "penumbra": (
            "M4 28a24 24 0 1 0 48 0 24 24 0 1 0-48 0M15 28a9 9 0 1 0 18 0 9 9 0 1 0-18 0",
            "M39 8.5a24 24 0 0 1 0 39A30 30 0 0 0 39 8.5Z",
        ),
        "resarcana": (
            "M28 5 51 45H5ZM28 23 39 41H17Z",
            "M25.5 35a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
        ),
        "seasons": (
            "M4 28a24 24 0 1 0 48 0 24 24 0 1 0-48 0M28 4v17m0 14v17M4 28h17m14 0h17"
            "M21 28a7 7 0 1 0 14 0 7 7 0 1 0-14 0",
            "M28 4a24 24 0 0 1 24 24H35a7 7 0 0 0-7-7Z",
        ),
        "blackrose": (
            "M28 3 49.6 15.5v25L28 53 6.4 40.5v-25ZM28 16c7 0 12 5 12 12s-5 12-12 12-12-5-12-12 5-12 12-12Z"
            "m0 5c5 1 7 4 7 7m-7-7c-5 1-7 5-6 9m6-2 7 0m-13 2c2 4 6 5 9 4",
            "",
        ),
    }
)
"""The sign of each game in a field of 56 by 56: lines, and what is filled."""
