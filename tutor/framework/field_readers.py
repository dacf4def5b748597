"""Functions compiled to read many fields of a struct at once: positions are read by the thousand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Reading: TypeAlias = tuple[str, Callable[[Any], Any] | None]
"""The path of an attribute, and what makes the value of it, if anything; "" stands for the whole struct."""


def reader(readings: Mapping[str, Reading]) -> Callable[[Any], dict[str, Any]]:
    """A function from a struct to the values of these readings by name, as quick as one written by hand."""
    makers = {f"make_{at}": make for at, (_, make) in enumerate(readings.values()) if make is not None}
    entries = []
    for at, (name, (path, make)) in enumerate(readings.items()):
        value = f"held.{path}" if path else "held"
        entries.append(f"{name!r}: {value if make is None else f'make_{at}({value})'}")
    compiled: Callable[[Any], dict[str, Any]] = eval(f"lambda held: {{{', '.join(entries)}}}", makers)
    return compiled
