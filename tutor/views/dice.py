"""Dice and tokens as small SVG pictures with their captions."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from tutor.views.markup import Attribute, Html, Part, join, tag
from tutor.views.signs import GLYPHS
from tutor.views.theme import glyph, sign

Gone = Literal["", "settled", "lost", "removed"]
"""A die that is out of play: settled (still readable, faint), just lost (struck through), removed (empty)."""

Condition = Literal["charged", "discharged", "wounded"]

HUES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "red": "ruby",
        "orange": "amber",
        "yellow": "jasper",
        "green": "emerald",
        "blue": "sapphire",
        "violet": "amethyst",
        "grey": "bone",
        "white": "spark",
        "black": "threat",
    }
)
"""The hue of the theme in which a colour of a game is drawn; hues stand for themselves."""

_LEFT, _MIDDLE, _RIGHT = 14, 24, 34
_PIPS: Final[Mapping[int, tuple[tuple[float, float], ...]]] = MappingProxyType(
    {
        1: ((_MIDDLE, _MIDDLE),),
        2: ((_LEFT, _LEFT), (_RIGHT, _RIGHT)),
        3: ((_LEFT, _LEFT), (_MIDDLE, _MIDDLE), (_RIGHT, _RIGHT)),
        4: ((_LEFT, _LEFT), (_RIGHT, _LEFT), (_LEFT, _RIGHT), (_RIGHT, _RIGHT)),
        5: ((_LEFT, _LEFT), (_RIGHT, _LEFT), (_MIDDLE, _MIDDLE), (_LEFT, _RIGHT), (_RIGHT, _RIGHT)),
        6: ((_LEFT, 12.5), (_RIGHT, 12.5), (_LEFT, 24), (_RIGHT, 24), (_LEFT, 35.5), (_RIGHT, 35.5)),
    }
)


def hue_of(colour: str) -> str:
    """The hue of the theme for a colour of a game."""
    return HUES.get(colour, colour)


def die(
    value: int | None,
    colour: str,
    *,
    label: str,
    note: str = "",
    lit: bool = False,
    candidate: bool = False,
    gone: Gone = "",
) -> Html:
    """A die of 48 by 48 showing `value` in pips (None: not rolled), with `label` and `note` below it.

    `lit` rings what the last step changed, `candidate` what may be picked. Raises KeyError for a value that
    no die shows.
    """
    hue = hue_of(colour)
    picture = tag(
        "svg",
        _face(value, hue, gone),
        tag("rect", class_="lit", x=-3, y=-3, width=54, height=54, rx=11) if lit else None,
        tag("rect", class_="cand", x=-3, y=-3, width=54, height=54, rx=11) if candidate else None,
        viewBox="0 0 48 48",
        role="img",
        aria_label=", ".join(part for part in (label, note) if part),
    )
    name = tag("b", join(label, glyph(hue), by=" "))
    below = tag("span", note, class_="rt-die__note") if note else None
    return tag("div", picture, name, below, class_="rt-die rt-die--gone" if gone else "rt-die")


def _face(value: int | None, hue: str, gone: Gone) -> Html:
    box = {"x": 2, "y": 2, "width": 44, "height": 44, "rx": 8}
    if gone in ("lost", "removed"):
        outline = tag(
            "rect", **box, fill="none", stroke="var(--line-2)", stroke_width=1.5, stroke_dasharray="4 4"
        )
        if gone == "removed" or value is None:
            return outline
        pips = [_pip(x, y, "none", "var(--line-2)") for x, y in _PIPS[value]]
        strike = tag("path", d="M4 44 44 4", stroke="var(--now-edge)", stroke_width=3)
        return join(outline, *pips, strike)
    face = tag("rect", **box, fill=f"var(--{hue})", stroke="var(--ink)", stroke_width=1.5)
    if value is None:
        blank = tag("path", d="M18 24h12", stroke=f"var(--on-{hue})", stroke_width=3, stroke_linecap="round")
        return join(face, blank)
    drawing = join(face, *[_pip(x, y, f"var(--on-{hue})") for x, y in _PIPS[value]])
    return tag("g", drawing, opacity=0.38) if gone == "settled" else drawing


def _pip(x: float, y: float, fill: str, stroke: str = "") -> Html:
    return tag(
        "circle",
        cx=x,
        cy=y,
        r=4.2,
        fill=fill,
        stroke=stroke or None,
        stroke_width=1.5 if stroke else None,
    )


def chip(colour: str, value: int = 0, *, label: str = "") -> Html:
    """A die in a line of text: its colour with its sign, and its value if it has one.

    Without a label it is left out for readers of the screen, since words beside it say the same.
    """
    hue = hue_of(colour)
    width, ink = 40 if value and hue in GLYPHS else 24, f"var(--on-{hue})"
    return tag(
        "svg",
        tag("rect", x=1, y=1, width=width - 2, height=22, rx=5, fill=f"var(--{hue})", stroke="var(--ink)"),
        _sign(hue, 5, 5, 14, ink),
        _digit(value, 29 if hue in GLYPHS else 12, 17.5, 16, ink),
        viewBox=f"0 0 {width} 24",
        class_="rt-chip-die",
        style=f"--w:{width}",
        role="img" if label else None,
        aria_label=label or None,
        aria_hidden=None if label else "true",
    )


def place(
    colour: str,
    value: int,
    *,
    label: str,
    note: str = "",
    candidate: bool = False,
    closed: bool = False,
    many: bool = False,
) -> Html:
    """A free slot of a location: the sign of the colour and the value that it asks for, if any.

    `many` doubles its outline, since it takes any number of dice; a slot that is `closed` is hatched.
    """
    hue, ink = hue_of(colour), "var(--ink-2)"
    line: dict[str, Attribute] = {"stroke": "var(--line-2)", "stroke_width": 1.5}
    box: dict[str, Attribute] = {"x": 2, "y": 2, "width": 44, "height": 44, "rx": 8}
    hatch = tag("path", d="M6 42 42 6M6 24 24 6M24 42 42 24", stroke="var(--hatch-strong)")
    picture = tag(
        "svg",
        tag("rect", **box, fill="var(--leaf)", stroke_dasharray="4 4", **line),
        tag("rect", x=7, y=7, width=34, height=34, rx=5, fill="none", **line) if many else None,
        hatch if closed else None,
        _sign(hue, 8 if value else 14, 14, 20, ink),
        _digit(value, 34 if hue in GLYPHS else 24, 31, 18, ink),
        tag("rect", class_="cand", x=-3, y=-3, width=54, height=54, rx=11) if candidate else None,
        viewBox="0 0 48 48",
        role="img",
        aria_label=", ".join(part for part in (label, note) if part),
    )
    below = tag("span", note, class_="rt-die__note") if note else None
    return tag("div", picture, tag("span", label), below, class_="rt-die")


def _sign(hue: str, x: int, y: int, size: int, ink: str) -> Html | None:
    if hue not in GLYPHS:
        return None
    return tag("use", href=f"#g-{GLYPHS[hue]}", x=x, y=y, width=size, height=size, fill=ink)


def _digit(value: int, x: int, y: float, size: int, ink: str) -> Html | None:
    if not value:
        return None
    return tag(
        "text", str(value), x=x, y=y, text_anchor="middle", font_size=size, font_weight=700,
        style=f"fill:{ink}",
    )  # fmt: skip


Number = int | Literal["?"] | None
"""A number below a slot; "?" where there is one that nobody knows, None where there is none."""


def mark(
    hue: str,
    condition: Condition,
    number: Number,
    *,
    label: str,
    note: str,
    below: str = "",
    above: tuple[str, ...] | None = None,
    lit: bool = False,
    candidate: bool = False,
) -> Html:
    """A mark in its slot: up is charged, down discharged, cracked wounded; the black die holds its number.

    `above` are signs in a row over the slot, `below` is a line more below its caption.
    """
    y = 25 if condition == "charged" else 61
    places = [_disc(at, "none", "var(--line-2)", dashed=True) for at in (25, 61)]
    ring = [
        tag("circle", class_=name, cx=33, cy=y, r=23)
        for name, on in (("lit", lit), ("cand", candidate))
        if on
    ]
    description = f"{label}, {note}" + (f", {number}" if number is not None else "")
    picture = tag(
        "svg",
        tag("rect", x=7, y=3, width=52, height=80, rx=26, fill="var(--sunk)", stroke="var(--line-2)"),
        *places,
        *_token(hue, y, condition == "wounded"),
        *ring,
        _number_below(number, "var(--threat)", "var(--on-threat)"),
        viewBox="0 0 66 118",
        role="img",
        aria_label=description,
    )
    more = tag("span", below, class_="rt-mark__more") if below else None
    return tag("div", _above(above), picture, tag("b", label), tag("span", note), more, class_="rt-mark")


def free_slot(number: Number, *, note: str, below: str = "", above: tuple[str, ...] | None = None) -> Html:
    """A free slot with its number, if it is known; `above` and `below` are as for a mark."""
    picture = tag(
        "svg",
        tag(
            "rect",
            x=15, y=3, width=36, height=80, rx=18, fill="none",
            stroke="var(--line-2)", stroke_dasharray="3 4",
        ),
        _number_below(number, "var(--leaf)", "var(--ink-2)"),
        viewBox="12 0 42 118",
        role="img",
        aria_label=note if number is None else f"{note}, {number}",
    )  # fmt: skip
    more = tag("span", below, class_="rt-mark__more") if below else None
    return tag("div", _above(above), picture, tag("span", note), more, class_="rt-mark rt-mark--empty")


def _above(names: tuple[str, ...] | None) -> Html | None:
    return None if names is None else tag("div", *[sign(name) for name in names], class_="rt-mark__above")


def _token(hue: str, y: int, wounded: bool) -> tuple[Part, ...]:
    where = {"x": 23, "y": y - 10, "width": 20, "height": 20}
    sign = f"#g-{GLYPHS[hue]}"
    if not wounded:
        return _disc(y, f"var(--{hue})"), tag("use", href=sign, **where, fill=f"var(--on-{hue})")
    faint = "var(--ink-2)" if hue == "spark" else f"var(--{hue})"
    crack = tag(
        "path",
        d=f"M20 {y + 13} l9-10 -4-5 12-2 -3-6 11-6",
        fill="none",
        stroke="var(--ink)",
        stroke_width=3,
        stroke_linejoin="round",
    )
    return _disc(y, "var(--leaf)"), tag("use", href=sign, **where, fill=faint, opacity=0.55), crack


def _disc(y: int, fill: str, stroke: str = "var(--ink)", dashed: bool = False) -> Html:
    dash, width = ("3 4", None) if dashed else (None, 1.5)
    return tag(
        "circle", cx=33, cy=y, r=18.5, fill=fill, stroke=stroke, stroke_width=width, stroke_dasharray=dash
    )


def _number_below(number: Number, fill: str, ink: str) -> Html | None:
    if number is None:
        return None
    digits = tag(
        "text", str(number), x=33, y=108, text_anchor="middle", font_size=17, font_weight=700,
        style=f"fill:{ink}",
    )  # fmt: skip
    box = tag("rect", x=20, y=89, width=26, height=26, rx=5, fill=fill, stroke="var(--line-2)")
    return join(box, digits)
