"""The languages of a walk in a browser: one of them is quick, the other long."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.rules.words import LANGS, Lang

AGAIN = pytest.mark.long(reason="the same walk in the other language")


def walked_in(quick: Lang) -> list[Any]:
    """Both languages as parameters of a test; the one that is not `quick` makes it long."""
    return [lang if lang == quick else pytest.param(lang, marks=AGAIN) for lang in LANGS]
