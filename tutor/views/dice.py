"""Dice and tokens as small SVG pictures with their captions."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from tutor.views.markup import Html, Part, join, tag
from tutor.views.signs import GLYPHS
from tutor.views.theme import glyph

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
    shown = join(face, *[_pip(x, y, f"var(--on-{hue})") for x, y in _PIPS[value]])
    return tag("g", shown, opacity=0.38) if gone == "settled" else shown


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


def mark(
    hue: str,
    condition: Condition,
    number: int | None,
    *,
    label: str,
    note: str,
    lit: bool = False,
    candidate: bool = False,
) -> Html:
    """A mark in its slot: up is charged, down discharged, cracked wounded; the black die holds its number."""
    y = 25 if condition == "charged" else 61
    places = [_disc(at, "none", "var(--line-2)", dashed=True) for at in (25, 61)]
    ring = [
        tag("circle", class_=name, cx=33, cy=y, r=23)
        for name, on in (("lit", lit), ("cand", candidate))
        if on
    ]
    said = f"{label}, {note}" + (f", {number}" if number is not None else "")
    picture = tag(
        "svg",
        tag("rect", x=7, y=3, width=52, height=80, rx=26, fill="var(--sunk)", stroke="var(--line-2)"),
        *places,
        *_token(hue, y, condition == "wounded"),
        *ring,
        _number_below(number, "var(--threat)", "var(--on-threat)"),
        viewBox="0 0 66 118",
        role="img",
        aria_label=said,
    )
    return tag("div", picture, tag("b", label), tag("span", note), class_="rt-mark")


def free_slot(number: int, *, note: str) -> Html:
    """A free slot with its number."""
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
        aria_label=f"{note}, {number}",
    )  # fmt: skip
    return tag("div", picture, tag("span", note), class_="rt-mark rt-mark--empty")


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


def _number_below(number: int | None, fill: str, ink: str) -> Html | None:
    if number is None:
        return None
    digits = tag(
        "text", str(number), x=33, y=108, text_anchor="middle", font_size=17, font_weight=700,
        style=f"fill:{ink}",
    )  # fmt: skip
    box = tag("rect", x=20, y=89, width=26, height=26, rx=5, fill=fill, stroke="var(--line-2)")
    return join(box, digits)
