"""Samples of long lists: a few of them are tried in every run, all of them in the long one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sample(items: Iterable[Any], every: int, whole: str) -> list[Any]:
    """The items as parameters of a test: the first and each `every`-th after it are quick, the others long.

    `whole` says what all of them are: the reason why it takes long.
    """
    more = pytest.mark.long(reason=whole)
    return [item if at % every == 0 else pytest.param(item, marks=more) for at, item in enumerate(items)]
