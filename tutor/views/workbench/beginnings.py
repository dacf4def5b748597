"""Situations to begin with, as small pictures with what is asked of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.views.markup import Html, region, tag


class Picture(NamedTuple):
    """A situation: its id, what it is about, what is asked, and its stage drawn small."""

    id: str
    subject: str
    question: str
    stage: Html


def situations(
    head: str,
    note: str,
    pictures: Sequence[Picture],
    others: str,
    sources: Sequence[Html | None],
    first: Html | None = None,
) -> Html:
    """The pictures, each to be pressed, and below the fields for everything else that can be begun with.

    What stands `first` is above the pictures.
    """
    listed = tag("ul", *[tag("li", _picture(one)) for one in pictures], class_="rt-situations")
    below = tag("section", tag("h3", others), *sources, class_="rt-form rt-begin")
    return region("beginnings", head, note if pictures else None, first, listed if pictures else None, below)


def _picture(picture: Picture) -> Html:
    return tag(
        "button",
        tag("span", picture.stage, class_="rt-small", aria_hidden="true", inert=True),
        tag("b", picture.subject),
        tag("span", picture.question, class_="rt-situation__asks"),
        type="button",
        class_="rt-situation",
        data_act="beginning",
        data_value=picture.id,
        data_key=f"beginning-{picture.id}",
    )
