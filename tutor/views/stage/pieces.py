"""Pieces of a stage as HTML: cards, dice, tokens, figures, groups, plates of the seats.

Sizes are in em of the scene, which is made as large as there is room; a denser scene (`data-dense`) hides
what matters less. An element with a `key` is the same piece from step to step: it is seen to move from its
old place to its new one. While a stage is drawn to be edited, `pressing` says what a press on a key reports.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from tutor.views.markup import Attribute, Html, Part, join, tag
from tutor.views.stage.seals import seal

Motion = Literal["roll", "turn", "pop"]
"""How a piece is seen to change in its place: a die rolls, a card turns over, anything else swells."""


@dataclass(frozen=True, slots=True)
class Pick:
    """An answer that a piece stands for: its number in the list of answers, and what pressing it reports.

    `number` is 0 where several answers are about the piece: pressing it then asks for those alone.
    """

    number: int
    act: str
    value: str


class Press(NamedTuple):
    """A press on a piece: the class that shows it, and the attributes that report it."""

    look: str
    reports: Mapping[str, Attribute]


PressOf: TypeAlias = Callable[[str], Press | None]
"""What a press on the piece of a key reports; None for one that cannot be pressed."""

_PRESSING: Final[ContextVar[PressOf | None]] = ContextVar("pressing", default=None)


@contextmanager
def pressing(press_of: PressOf | None) -> Iterator[None]:
    """While it lasts, pieces are drawn as buttons that report this."""
    before = _PRESSING.set(press_of)
    try:
        yield
    finally:
        _PRESSING.reset(before)


def press_on(key: str) -> Press | None:
    """What a press on the piece of a key reports while a stage is drawn to be edited."""
    press_of = _PRESSING.get()
    return None if press_of is None or not key else press_of(key)


def keyed(key: str, look: str = "") -> dict[str, Attribute]:
    """The attributes of the element of a key, with its class: those of a button where it can be pressed."""
    press = press_on(key)
    if press is None:
        return {"class_": look or None, "data_key": key or None}
    return {"class_": f"{press.look} {look}".strip(), "data_key": key, **_button(press)}


def handle(key: str) -> dict[str, Attribute]:
    """The attributes of a part of a piece that a pointer can drag for itself: a press goes to the whole."""
    press = press_on(key)
    if press is None or not press.reports.get("data_drag"):
        return {}
    return {"data_key": key, "data_value": key, "data_drag": True}


def _button(press: Press) -> dict[str, Attribute]:
    return {"role": "button", "tabindex": 0, **press.reports}


@dataclass(frozen=True, slots=True)
class Plate:
    """A seat of the table: its name with what it does now, and how it is drawn.

    `face` is the letter in its disc, `hue` its colour; `active` is who has to do with what happens now.
    """

    seat: str
    says: str
    face: str
    hue: str
    active: bool = False
    notes: Sequence[tuple[str, str]] = ()


def piece(
    name: str,
    /,
    *inside: Part,
    key: str = "",
    pick: Pick | None = None,
    look: str = "",
    says: str = "",
    lit: bool = False,
    gone: bool = False,
    motion: Motion | None = None,
    state: str = "",
) -> Html:
    """An element of the class `st-<name>` that can be lit, gone, or picked.

    `says` is its accessible name where its own text does not tell it. When `state` changes, the piece moves
    in its place (`motion`).
    """
    states = [flag for flag, on in (("is-lit", lit), ("is-gone", gone), ("is-may", pick is not None)) if on]
    classes = " ".join((f"st-{name}", *([look] if look else []), *states))
    number = tag("b", str(pick.number), class_="st-number") if pick is not None and pick.number else None
    attributes: dict[str, Attribute] = {"class_": None, "data_key": None, "data_motion": motion}
    attributes |= {"data_state": state or None, "role": "img" if says else None, "aria_label": says or None}
    if pick is not None:
        attributes |= {"role": "button", "tabindex": 0, "data_act": pick.act, "data_value": pick.value}
    return tag("div", *inside, number, **(attributes | keyed(key, classes)))


def card(
    game: str,
    id: str,
    name: str,
    *,
    key: str = "",
    hue: str = "",
    kind: str = "",
    cost: Part = None,
    lines: Iterable[Part] = (),
    running: int = -1,
    foot: Part = None,
    state: str = "",
    turned: bool = False,
    dim: bool = False,
    lit: bool = False,
    gone: bool = False,
    pick: Pick | None = None,
) -> Html:
    """A card face up: head in its `hue`, seal, kind, sentences with the `running` one lit, and how it lies.

    `lines` are the sentences in a few words each, `running` the place of one from 0. `state` is a word for
    how it lies ("turned"), `turned` tilts it, `dim` is what cannot be used now.
    """
    sentences = [
        tag(
            "li",
            line,
            class_="is-now" if at == running else None,
            aria_current="step" if at == running else None,
        )
        for at, line in enumerate(lines)
        if line
    ]
    looks = [look for look, on in (("is-turned", turned), ("is-dim", dim)) if on]
    return piece(
        "card",
        tag(
            "div", tag("b", name, class_="st-card__name"),
            tag("span", cost, class_="st-card__cost") if cost else None,
            class_="st-card__head", style=_filled(hue),
        ),
        tag("div", seal(game, id, hue), class_="st-card__seal"),
        tag("small", kind, class_="st-card__kind") if kind else None,
        tag("ul", *sentences, class_="st-card__lines") if sentences else None,
        tag("div", foot, class_="st-card__foot") if foot else None,
        tag("span", state, class_="st-card__state") if state else None,
        key=key or id,
        pick=pick,
        look=" ".join(looks),
        lit=lit,
        gone=gone,
        motion="turn",
        state=state,
    )  # fmt: skip


def back(name: str, *, key: str, count: int = 0, pick: Pick | None = None) -> Html:
    """A card face down, or a deck of `count` cards."""
    number = tag("b", str(count), class_="st-back__count") if count else None
    return piece("back", number, tag("small", name), key=key, pick=pick, motion="turn", state="back")


def chip(
    game: str,
    id: str,
    name: str,
    note: Part = None,
    *,
    key: str = "",
    hue: str = "",
    barred: bool = False,
    lit: bool = False,
    pick: Pick | None = None,
) -> Html:
    """A card or place in brief: seal, name and a note below; `barred` is what cannot be chosen now."""
    sign = "⊘ " if barred else ""
    return piece(
        "chip",
        seal(game, id, hue),
        tag("span", tag("b", name), tag("small", sign, note) if note else None),
        key=key or id,
        pick=pick,
        lit=lit,
        look="is-dim" if barred else "",
    )


PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(
    value: int | None,
    hue: str,
    label: str = "",
    *,
    key: str,
    says: str,
    lit: bool = False,
    gone: bool = False,
    pick: Pick | None = None,
) -> Html:
    """A die of that hue showing its pips, "?" where it is still to fall, with a label below.

    `says` is the die in words for those who do not see it.
    """
    return piece(
        "die",
        _die_face(value),
        tag("small", label, class_="st-die__label") if label else None,
        tag("span", says, class_="rt-vh"),
        key=key,
        pick=pick,
        look=f"st-hue--{hue}",
        lit=lit,
        gone=gone,
        motion="roll",
        state="" if value is None else str(value),
    )


@cache
def _die_face(value: int | None) -> Html:
    """A die's side with its pips; many dice show the same."""
    pips: Html
    if value is None:
        pips = tag("text", "?", text_anchor="middle", y=11)
    else:
        pips = join(*[tag("circle", cx=14 * x, cy=14 * y, r=5) for x, y in PIPS.get(value, ())])
    return tag(
        "svg", tag("rect", x=-29, y=-29, width=58, height=58, rx=12), pips,
        viewBox="-31 -31 62 62", class_="st-die__face", aria_hidden="true",
    )  # fmt: skip


def token(
    sign: str | Html,
    hue: str,
    count: int | str | None,
    says: str,
    *,
    key: str = "",
    dim: bool = False,
    lit: bool = False,
    pick: Pick | None = None,
    small: bool = False,
) -> Html:
    """An essence, chip or crystal: a disc of that hue with its sign, and how many below."""
    disc = tag("i", sign, class_="st-token__disc", style=_filled(hue), aria_hidden="true")
    number = tag("b", str(count), class_="st-token__count", aria_hidden="true") if count is not None else None
    description = tag("span", says, class_="rt-vh")
    looks = [look for look, on in (("is-dim", dim), ("st-token--small", small)) if on]
    return piece(
        "token", disc, number, description, key=key, pick=pick, look=" ".join(looks), lit=lit, motion="pop",
        state=str(count),
    )  # fmt: skip


def group(
    title: Part, *parts: Part, note: Part = None, key: str = "", look: str = "", panel: bool = False
) -> Html:
    """What lies together, under its title; a `panel` has an edge of its own.

    `look` chooses the layout: "row" (default, wraps), "line" (never wraps), "stack".
    """
    classes = " ".join(("st-group", *(["st-panel"] if panel else [])))
    head = tag("h3", title, tag("small", note) if note else None) if title else None
    row = tag("div", *parts, class_=f"st-row st-row--{look or 'row'}")
    return tag("section", head, row, **keyed(key, classes))


def columns(*parts: Part, look: str = "") -> Html:
    """Groups side by side; below one another where the scene is narrow."""
    return tag("div", *parts, class_=" ".join(("st-columns", *([look] if look else []))))


def arrow(label: Part = None, *, dashed: bool = False, sign: Part = None) -> Html:
    """What leads from the piece before to the one behind, with a label below; dashed is what may come."""
    look = "st-arrow st-arrow--dashed" if dashed else "st-arrow"
    return tag("div", tag("i", sign, aria_hidden="true"), tag("small", label) if label else None, class_=look)


def caption(words: Part) -> Html:
    """A sentence on the table above what it is about."""
    return tag("p", words, class_="st-caption")


def note(words: Part, *, good: bool = False) -> Html:
    """A remark on the table, quieter than a caption; a `good` one shines."""
    return tag("p", words, class_="st-note is-lit" if good else "st-note")


def plates(seats: Iterable[Plate]) -> Html:
    """The seats of the table in a line, those concerned now in gold."""
    made = [_plate(plate) for plate in seats]
    return tag("ul", *made, class_="st-seats") if made else join()


def _plate(plate: Plate) -> Html:
    """A seat as an item of their list; what can be pressed is inside it."""
    key = f"seat-{plate.seat}"
    shown = join(
        tag("span", plate.face, class_="st-seat__face", style=_filled(plate.hue), aria_hidden="true"),
        tag("span", plate.says, class_="st-seat__says"),
        *[tag("small", tag("span", name, " "), tag("b", value)) for name, value in plate.notes],
    )
    if (press := press_on(key)) is not None:
        shown = tag("span", shown, class_=f"st-seat__place {press.look}", **_button(press))
    return tag("li", shown, class_="st-seat is-on" if plate.active else "st-seat", data_key=key)


def strip(rows: Iterable[tuple[Part, Part]], hint: str = "") -> Html:
    """Small facts in a line at the lower edge of the table, with a hint at its end."""
    made = [tag("span", name, " ", tag("b", value)) for name, value in rows if value is not None]
    if hint:
        made.append(tag("span", hint, class_="st-hint"))
    return tag("div", *made, class_="st-strip") if made else join()


def _filled(hue: str) -> str | None:
    """The colours of what is filled with a hue of the theme."""
    return f"--fill:var(--{hue});--on:var(--on-{hue},#fff)" if hue else None
