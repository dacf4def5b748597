"""The season wheel with its twelve spaces, the season token and the year; and what tokens are worth."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from tutor.engine.event import Bound
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES, SEASONS, Season
from tutor.games.seasons.state.derived import season, table_season, year_mark, yields
from tutor.games.seasons.views.table import tokens
from tutor.games.seasons.views.table.dice import SEASON_SIGNS, season_hue
from tutor.games.seasons.views.table.scene import Scene
from tutor.views.markup import Html, join, sub, tag
from tutor.views.words import capital

SIZE: Final = 264
"""The width and height of the wheel, in pixels."""

OUTER, RIM, INNER, HUB = 128.0, 92.0, 88.0, 34.0
"""Radii: of the ring of spaces from outside to inside, of the seasons inside it, of the year."""


def wheel(scene: Scene) -> Html:
    """The wheel as a picture, its meaning in words, and the table of crystallisation beside it."""
    return tag("div", _wheel(scene), _prices(scene), class_="rt-seasons")


def season_name(scene: Scene, of: str) -> str:
    """The name of a season for the middle of a line."""
    return scene.words(f"season-{of}")


def year_name(scene: Scene, year: int) -> str:
    """The year, also the one before the first and the one behind the last."""
    years = box().years
    if year < years[0]:
        return scene.words("year-before")
    if year > years[-1]:
        return scene.words("year-over")
    n, last = (year_mark(one, scene.reading) for one in (year, years[-1]))
    return scene.words("year-n", n=n, last=last)


def _wheel(scene: Scene) -> Html:
    table, before, words = scene.table, scene.before, scene.words
    moved = table.space != before.space
    about: dict[str, Bound] = {
        "season": season_name(scene, season(table)),
        "space": table.space,
        "spaces": box().spaces,
    }
    label = words("wheel-label", year=year_name(scene, table.year), **about)
    ring = [_space(scene, number) for number in sorted(box().season_of)]
    picture = tag(
        "svg",
        *ring,
        *[_sector(scene, name) for name in SEASONS],
        _year(scene),
        _was(before.space) if moved else None,
        _marker(table.space, lit=moved),
        viewBox=f"0 0 {SIZE} {SIZE}",
        role="img",
        aria_label=label,
    )
    was = words("wheel-was", space=before.space) if moved else ""
    note = tag("p", was, class_="rt-note") if was else None
    return tag("div", sub(words("wheel"), words("wheel-note", **about)), picture, note, class_="rt-wheel")


def _angle(number: float) -> float:
    """The direction of the middle of a space: clockwise, the boundary before the first is at the top."""
    return 2 * pi * (number - 0.5) / box().spaces - pi / 2


def _point(number: float, radius: float) -> tuple[float, float]:
    angle = _angle(number)
    return round(SIZE / 2 + radius * cos(angle), 1), round(SIZE / 2 + radius * sin(angle), 1)


def _ring(first: float, last: float, outer: float, inner: float) -> str:
    """The path of a piece of a ring from one boundary to another."""
    (a, b), (c, d) = _point(first, outer), _point(last, outer)
    (e, f), (g, h) = _point(last, inner), _point(first, inner)
    return f"M{a} {b}A{outer} {outer} 0 0 1 {c} {d}L{e} {f}A{inner} {inner} 0 0 0 {g} {h}Z"


def _space(scene: Scene, number: int) -> Html:
    hue = season_hue(box().season_of[number])
    here = number == scene.table.space
    x, y = _point(number, (OUTER + RIM) / 2)
    shape = tag(
        "path",
        d=_ring(number - 0.5, number + 0.5, OUTER, RIM),
        fill="var(--now)" if here else f"var(--{hue})",
        class_="edge",
    )
    ink = "var(--ink)" if here else f"var(--on-{hue})"
    return join(shape, _text(str(number), x, y + 5.5, 16, ink, bold=here))


def _sector(scene: Scene, name: Season) -> Html:
    """The part of a season inside the ring: its sign and its name, marked if it is the season."""
    spaces = sorted(at for at, of in box().season_of.items() if of == name)
    now = season(scene.table) == name
    shape = tag(
        "path",
        d=_ring(spaces[0] - 0.5, spaces[-1] + 0.5, INNER, HUB),
        fill="var(--now)" if now else "var(--leaf)",
        class_="edge",
    )
    middle = (spaces[0] + spaces[-1]) / 2
    x, y = _point(middle, (INNER + HUB) / 2 + 1)
    # Towards the middle line a sector is widest: there stands the word.
    high, low = (y - 19, y + 13) if y < SIZE / 2 else (y + 2, y - 4)
    sign = tag(
        "use", href=f"#g-{SEASON_SIGNS[name]}", x=x - 9, y=round(high, 1), width=18, height=18,
        fill="var(--ink)",
    )  # fmt: skip
    return join(shape, sign, _text(capital(season_name(scene, name)), x, low, 14, "var(--ink)", bold=now))


def _year(scene: Scene) -> Html:
    table = scene.table
    lit = table.year != scene.before.year
    middle = SIZE / 2
    hub = tag("circle", cx=middle, cy=middle, r=HUB - 3, fill="var(--leaf)", class_="edge")
    ring = tag("circle", cx=middle, cy=middle, r=HUB - 3, class_="lit") if lit else None
    number = year_mark(table.year, scene.reading) if table.year in box().years else "–"
    label = _text(scene.words("year"), middle, middle - 8, 13, "var(--ink-2)")
    return join(hub, ring, label, _text(number, middle, middle + 17, 24, "var(--ink)", bold=True))


def _marker(number: int, *, lit: bool) -> Html:
    """The season token: a dark ring round the number of its space."""
    x, y = _point(number, (OUTER + RIM) / 2)
    token = tag("circle", cx=x, cy=y, r=14, fill="none", stroke="var(--ink)", stroke_width=4)
    return join(token, tag("circle", cx=x, cy=y, r=19, class_="lit") if lit else None)


def _was(number: int) -> Html:
    x, y = _point(number, (OUTER + RIM) / 2)
    return tag(
        "circle", cx=x, cy=y, r=14, fill="none", stroke="var(--ink)", stroke_width=2, stroke_dasharray="3 4"
    )


def _text(text: str, x: float, y: float, size: int, ink: str, *, bold: bool = False) -> Html:
    return tag(
        "text", text, x=x, y=round(y, 1), text_anchor="middle", font_size=size,
        font_weight=700 if bold else None, style=f"fill:{ink}",
    )  # fmt: skip


# ---- what a token is worth


def _prices(scene: Scene) -> Html:
    """Crystals for a token of each type in each season; the row in force is marked."""
    words, reading = scene.words, scene.reading
    now = table_season(scene.table, reading)
    head = tag(
        "tr",
        tag("th", words("season"), scope="col"),
        *[tag("th", tokens.named(scene, kind), scope="col") for kind in ENERGIES],
    )
    rows = [
        tag("tr", *_worth_row(scene, name), class_="is-here" if name == now else None) for name in SEASONS
    ]
    table = tag(
        "table",
        tag("thead", head),
        tag("tbody", *rows),
        class_="rt-plain rt-worth",
        aria_label=words("worth"),
    )
    more = "".join(_more(scene))
    note = tag("p", more, class_="rt-note") if more else None
    return tag("div", sub(words("worth"), words("worth-note")), table, note)


def _worth_row(scene: Scene, name: Season) -> Iterator[Html]:
    label = capital(season_name(scene, name))
    sign = tag(
        "svg", tag("use", href=f"#g-{SEASON_SIGNS[name]}"), class_="rt-glyph", viewBox="0 0 24 24",
        aria_hidden="true",
    )  # fmt: skip
    yield tag("th", join(sign, label, by=" "), scope="row")
    for n in box().yields[name]:
        yield tag("td", str(n))


def _more(scene: Scene) -> Iterator[str]:
    """What a token gives the board in full, where cards or bonuses add to the table."""
    table, reading = scene.table, scene.reading
    player = scene.table.player(scene.seat)
    plain = box().yields[table_season(table, reading)]
    prices = yields(table, player, reading)
    if prices == plain:
        return
    who = capital(scene.speaker.name(player.seat))
    yield scene.words("worth-more", who=who, n=prices[0] - plain[0])
