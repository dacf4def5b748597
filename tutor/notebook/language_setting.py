"""The language of a notebook: that which was set, else the visitor's, else English."""

from __future__ import annotations

import os
from typing import get_args

from tutor.rules.words import Lang
from tutor.views.cell_errors import CellError

_SET: list[Lang] = []


def language() -> Lang:
    """The language in which what is asked for is told."""
    if _SET:
        return _SET[-1]
    return "ru" if "lang=ru" in os.environ.get("QUERY_STRING", "") else "en"


def set_language(lang: Lang) -> None:
    """Has everything asked for from now on told in English ("en") or Russian ("ru").

    Raises CellError for another language.
    """
    if lang not in get_args(Lang):
        raise CellError(f"no language {lang!r}; there are {', '.join(get_args(Lang))}")
    _SET[:] = [lang]
