"""What makes the documentation strict: rules that exist, names that say what they are."""

from __future__ import annotations

import re
from typing import Any

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.util import logging

API = "reference/python"
"""The page of the documented API."""

_CODE = re.compile(r"`[^`]*`|\*")
"""Code between backticks, and the star, which is no markup in our docstrings."""

log = logging.getLogger(__name__)


def setup(app: Sphinx) -> dict[str, Any]:
    """Rules as something that pages can link to; checks of docstrings and of types in signatures."""
    app.add_object_type("rule", "rule", "single: %s (rule)")
    app.connect("autodoc-process-docstring", say_something)
    app.connect("missing-reference", leave_types_as_they_are)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def say_something(
    app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]
) -> None:
    """Every public name of the documented API says what it is; fields are told of by what they belong to."""
    own = getattr(thing, "__module__", "tutor").startswith("tutor")
    if own and what != "attribute" and not any(lines):
        log.warning("%s %s has no docstring", what, name)
    lines[:] = [_CODE.sub(lambda found: found[0] if found[0][0] == "`" else "\\*", line) for line in lines]


def leave_types_as_they_are(
    app: Sphinx, env: object, node: pending_xref, shown: nodes.Element
) -> nodes.Element | None:
    """Types in signatures lead on where they are documented, and are plain text where they are not.

    What another page names itself has to lead somewhere.
    """
    return shown if node["refdomain"] == "py" and node["refdoc"] == API else None
