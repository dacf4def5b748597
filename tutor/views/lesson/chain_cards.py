"""A chain as cards from left to right, with what led to what on the lines between them.

What may come is dashed. Pressing a card goes to the step it began with; what hover and focus tell of it
stands below the cards. Where there is little room the cards stand below one another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Literal

from tutor.views.markup import Html, Part, tag

Look = Literal["now", "wait", "spent", "next", "barred"]
"""How a card stands: its effect runs, waits, has ended, may come next, or may not."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a chain.

    `led` are the words on the line that leads to it, `note` those below its name, `more` what hover and focus
    tell. `node` is the node of the line of play that pressing it goes to, `sign` its emblem, `hue` the colour
    of its head; `ended` are effects that began in it and are over.
    """

    name: str
    look: Look
    more: str
    note: str = ""
    led: str = ""
    node: int | None = None
    sign: Part = None
    hue: str = ""
    ended: Sequence[Card] = ()


def cards(line: Sequence[Card], following: Sequence[Card], left_out: str = "") -> Html:
    """The cards of a chain in their `line`, and those `following`, side by side at its end.

    `left_out` tells of ended effects that are not drawn, if a card has any.
    """
    ids = count(1)
    items = [_step(card, ids, left_out) for card in line]
    if following:
        forked = [_step(card, ids, left_out) for card in following]
        items.append(tag("li", tag("ul", *forked, class_="ch-fork"), class_="ch-next"))
    return tag("div", tag("ol", *items, class_="ch-line"), class_="ch-cards")


def chips(barred: Iterable[Card]) -> Html:
    """Cards that cannot come next, in brief, with the reason."""
    items = [
        tag("li", card.sign, tag("span", tag("b", card.name), tag("small", "⊘ ", card.note)), title=card.more)
        for card in barred
    ]
    return tag("ul", *items, class_="ch-barred")


def _step(card: Card, ids: Iterator[int], left_out: str) -> Html:
    line = (
        tag("span", tag("i", aria_hidden="true"), tag("small", card.led), class_="ch-led")
        if card.led
        else None
    )
    below = [tag("li", _ended(one)) for one in card.ended]
    if below and left_out:
        below.append(tag("li", tag("small", left_out)))
    ended = tag("ul", *below, class_="ch-ended") if below else None
    return tag(
        "li", line, tag("div", *_card(card, f"ch-more-{next(ids)}"), ended), class_=f"ch-step is-{card.look}"
    )


def _card(card: Card, id: str) -> tuple[Html, Html]:
    """A card, and what is told of it while it has the pointer or the focus."""
    style = f"--fill:var(--{card.hue});--on:var(--on-{card.hue},#fff)" if card.hue else None
    inside = (
        tag("span", card.sign, class_="ch-sign") if card.sign else None,
        tag("b", card.name, class_="ch-name"),
        tag("small", card.note) if card.note else None,
    )
    goes = card.node is not None
    return tag(
        "button" if goes else "div",
        *inside,
        type="button" if goes else None,
        class_="ch-card" if card.sign else "ch-card ch-card--plain",
        style=style,
        tabindex=None if goes else 0,
        role=None if goes else "group",
        aria_describedby=id,
        aria_current="step" if card.look == "now" else None,
        data_act="jump" if goes else None,
        data_value=str(card.node) if goes else None,
        data_key=id.replace("more", "card"),
    ), tag("span", card.more, class_="ch-more", id=id)


def _ended(card: Card) -> Html:
    return tag("button", "✓ ", card.name, type="button", class_="ch-over", title=card.more,
               data_act="jump", data_value=str(card.node))  # fmt: skip
