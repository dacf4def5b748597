"""The season wheel: twelve spaces round the year, and the token with the way that it came."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import SEASONS
from tutor.games.seasons.state.derived import season, year_mark
from tutor.games.seasons.views.stage.look import View
from tutor.games.seasons.views.table.dice import SEASON_SIGNS, season_hue
from tutor.games.seasons.views.table.wheel import season_name
from tutor.views.markup import Html, join, tag
from tutor.views.stage.pieces import keyed, piece
from tutor.views.theme import sign
from tutor.views.words import capital

HALF: Final = 124.0
"""Half the width of the picture, in its own units."""
OUTER, RIM, ORBIT, SIGNS = 104.0, 68.0, 114.0, 44.0
"""Radii: of the ring of spaces from outside to inside, of the token's way, of the signs of the seasons."""


def wheel(view: View, *, small: bool = False) -> Html:
    """The wheel; a small one says no names of seasons."""
    table = view.table
    ring = [_space(number) for number in sorted(box().season_of)]
    hub = tag("circle", r=RIM - 2, class_="st-wheel__hub")
    trail = [_passed(number) for number in passed(view)]
    picture = tag(
        "svg",
        tag("circle", r=OUTER + 3, class_="st-wheel__rim"),
        *ring,
        hub,
        *trail,
        viewBox=f"{-HALF} {-HALF} {2 * HALF} {2 * HALF}",
        aria_hidden="true",
    )
    numbers = [_number(view, number) for number in sorted(box().season_of)]
    moved = table.space != view.before.space
    token = piece("season-token", key="season-token", look="is-moved" if moved else "", motion="pop")
    return tag(
        "div",
        picture,
        *([] if small else [_season(view, name) for name in SEASONS]),
        _middle(view),
        *numbers,
        _at(table.space, ORBIT, token),
        tag("span", season_text(view), class_="rt-vh"),
        **keyed("wheel", "st-wheel st-wheel--small" if small else "st-wheel"),
    )


def season_text(view: View) -> str:
    """Where the season token stands, in words."""
    table = view.table
    return view.say("at", season=season_name(view.scene, season(table)), space=table.space)


def passed(view: View) -> Iterator[int]:
    """The spaces that the token has left in the last step, from the old one on."""
    was, now, spaces = view.before.space, view.table.space, box().spaces
    on, back = (now - was) % spaces, (was - now) % spaces
    step = 1 if on <= back else -1
    yield from ((was + step * n - 1) % spaces + 1 for n in range(min(on, back)))


def _angle(number: float) -> float:
    return 2 * pi * (number - 0.5) / box().spaces - pi / 2


def _point(number: float, radius: float, places: int = 1) -> tuple[float, float]:
    angle = _angle(number)
    return round(radius * cos(angle), places), round(radius * sin(angle), places)


def _at(number: float, radius: float, made: Html, style: str = "") -> Html:
    """Something that stands on the picture."""
    return tag(
        "span", made, class_="st-wheel__at", style=";".join(filter(None, (_place(number, radius), style)))
    )


def _place(number: float, radius: float) -> str:
    """Where something stands on the picture, as a style."""
    x, y = _point(number, radius)
    return f"left:{50 + 50 * x / HALF:.1f}%;top:{50 + 50 * y / HALF:.1f}%"


def _space(number: int) -> Html:
    (a, b), (c, d) = _point(number - 0.5, OUTER), _point(number + 0.5, OUTER)
    (e, f), (g, h) = _point(number + 0.5, RIM), _point(number - 0.5, RIM)
    path = f"M{a} {b}A{OUTER} {OUTER} 0 0 1 {c} {d}L{e} {f}A{RIM} {RIM} 0 0 0 {g} {h}Z"
    return tag("path", d=path, fill=f"var(--{season_hue(box().season_of[number])})")


def _number(view: View, number: int) -> Html:
    pick = view.pick(f"space-{number}")
    here = number == view.table.space
    made = piece(
        "space",
        str(number),
        key=f"space-{number}",
        pick=pick,
        look="is-here" if here else "",
        says=view.say("space", n=number) if pick is not None else "",
    )
    x, y = _point(number, 1.0, 3)
    style = f"--on:var(--on-{season_hue(box().season_of[number])});--x:{x};--y:{y}"
    return _at(number, (OUTER + RIM) / 2, made, style)


def _passed(number: int) -> Html:
    x, y = _point(number, ORBIT)
    return tag("circle", cx=x, cy=y, r=5, class_="st-wheel__passed")


def _season(view: View, name: str) -> Html:
    spaces = [at for at, of in box().season_of.items() if of == name]
    now = season(view.table) == name
    words = tag("small", capital(season_name(view.scene, name)))
    return tag(
        "span",
        join(sign(SEASON_SIGNS[name]), words),
        class_="st-wheel__season is-now" if now else "st-wheel__season",
        style=f"{_place((spaces[0] + spaces[-1]) / 2, SIGNS)};--fill:var(--{season_hue(name)})",
    )


def _middle(view: View) -> Html:
    table = view.table
    if table.year in box().years:
        year = view.say("year", n=year_mark(table.year, view.scene.reading))
    else:
        year = view.say("year-before" if table.year < box().years[0] else "year-over")
    now = tag("small", season_name(view.scene, season(table)), class_="st-wheel__now")
    round_ = tag("small", view.say("round", n=table.round), class_="st-wheel__round") if table.round else None
    return tag("span", tag("b", year), now, round_, class_="st-wheel__middle")
