"""Two lines of play side by side, as a part of a page."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.rules.words import Lang
from tutor.trace.compare import Parting
from tutor.trace.narrate import Line
from tutor.views.markup import Html, tag
from tutor.views.words import wording


def compared(parting: Parting | None, names: tuple[str, str], differs: Sequence[str], lang: Lang) -> Html:
    """Where two lines part, what happened in one of them alone, and what `differs` in the end.

    `names` are those of the two lines. Without a parting one line goes on where the other one ends.
    """
    words = wording(lang)
    if parting is None:
        return tag("section", tag("p", words("compare-same")), class_="rt-compare", role="status")
    sides = zip(names, (parting.first, parting.second), strict=True)
    columns = [_side(name, lines, words("compare-nothing")) for name, lines in sides]
    end = (
        [tag("h4", words("compare-end")), tag("ul", *[tag("li", one) for one in differs])] if differs else []
    )
    return tag(
        "section",
        tag("h3", words("compare-head"), class_="rt-sub"),
        tag("p", words("compare-asked", asked=parting.question)) if parting.question else None,
        tag("div", *columns, class_="rt-compare__sides"),
        *end,
        tag("p", words("compare-lit", name=names[1]), class_="rt-note"),
        class_="rt-compare",
        role="status",
    )


def _side(name: str, lines: Sequence[Line], nothing: str) -> Html:
    items = [tag("li", line.text) for line in lines] or [tag("li", nothing)]
    return tag("div", tag("h4", name), tag("ol", *items))
