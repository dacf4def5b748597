"""The options of a kernel's command, read without a parser for every option that there could be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from traitlets.config import Config
from traitlets.config.loader import DeferredConfigString

FILE: Final = ("-f", "IPKernelApp.connection_file")
"""The one short option of a kernel's command, and what it sets."""


def config_of(arguments: Sequence[str]) -> Config | None:
    """The settings that `-f FILE` and `--Class.trait=value` stand for; None where there is anything else."""
    config, rest = Config(), iter(arguments)
    for one in rest:
        if one == FILE[0]:
            name, value = FILE[1], next(rest, "")
        else:
            name, _, value = one.removeprefix("--").partition("=")
        section, _, trait = name.partition(".")
        if not (value and trait.isidentifier() and section.isidentifier()) or not one.startswith("-"):
            return None
        config[section][trait] = DeferredConfigString(value)
    return config
