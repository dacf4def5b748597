"""Season dice: the side that lies up as a picture and in words, who has the die, and all other sides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import DieFace, Side
from tutor.games.seasons.state.derived import limit, reserve, season
from tutor.games.seasons.state.dice import die_face, side_up
from tutor.games.seasons.state.energy import listed, plus, size
from tutor.games.seasons.state.table import Rolled
from tutor.games.seasons.views.table import owners, tokens
from tutor.games.seasons.views.table.scene import Scene
from tutor.views import parts
from tutor.views.dice import hue_of
from tutor.views.markup import Html, Part, join, sub, tag
from tutor.views.theme import sign
from tutor.views.words import capital

SEASON_SIGNS: Final[Mapping[str, str]] = MappingProxyType(
    {"winter": "snow", "spring": "leaf", "summer": "sun", "autumn": "maple"}
)
"""The drawn sign of each season."""

SIDE: Final = 80
"""The length of the picture of a die, in pixels."""

BAND: Final = 24
"""The height of the strip with the pips."""

LARGEST: Final = 32.0
"""A symbol is drawn no larger than that; where there are several they share the width."""


def season_hue(of: str) -> str:
    """The hue in which a season is drawn: the printed colour of its dice."""
    die = box().dice_of(of)[0]
    return hue_of(str(box().catalogue.component(die).facts["colour"].value))


def gives(scene: Scene, side: Side) -> str:
    """What a side gives, in words."""
    words = scene.words
    parts = (
        tokens.in_words(scene, side.energy),
        words("crystals-n", n=side.crystals) if side.crystals else "",
        words("power-plus", n=side.power) if side.power else "",
        words("gives-draw") if side.draw else "",
        words("gives-crystallise") if side.crystallise else "",
    )
    return ", ".join(part for part in parts if part)


def dice(scene: Scene) -> Html | None:
    """The dice of the round, whose they are, what each gives; and what the die that is left will move."""
    rolled = scene.table.rolled
    if not rolled:
        return None
    head = sub(scene.words("dice"), scene.words("dice-note"))
    faces = tag("div", *[_die(scene, one) for one in rolled], class_="rt-dice")
    return join(head, faces, _left(scene), _sides(scene))


def _die(scene: Scene, one: Rolled) -> Html:
    face, words = die_face(one.die, scene.reading), scene.words
    side = face.sides[one.side - 1]
    was = next((old for old in scene.before.rolled if old.die == one.die), None)
    text = gives(scene, side)
    whose = _whose(scene, one)
    name = scene.name(one.die)
    label = words("die-label", die=name, gives=text, pips=side.pips, whose=_whose_words(scene, one))
    picture = die_picture(
        face, one.side, label=label, lit=was != one, candidate=scene.offered("die", one.die)
    )
    full = _too_many(scene, one, side)
    return tag(
        "div",
        picture,
        tag("b", name),
        tag("span", whose, class_="rt-die__note"),
        tag("span", capital(text), class_="rt-die__note"),
        tag("span", words("pips-n", n=side.pips), class_="rt-die__note"),
        tag("span", full, class_="rt-die__note") if full else None,
        class_="rt-die rt-die--season",
    )


def _whose(scene: Scene, one: Rolled) -> Part:
    return owners.named(scene, one.seat) if one.seat else _whose_words(scene, one)


def _whose_words(scene: Scene, one: Rolled) -> str:
    if one.seat:
        return capital(scene.speaker.name(one.seat))
    return scene.words("die-left" if _is_left(scene) else "die-free")


def _is_left(scene: Scene) -> bool:
    """Whether nobody will take a die any more, so that the one without an owner moves the season token."""
    rolled = scene.table.rolled
    under_way = scene.table.turn is not None or any(one.seat for one in rolled)
    return under_way and sum(not one.seat for one in rolled) == 1


def _too_many(scene: Scene, one: Rolled, side: Side) -> str:
    """That the reserve of the board in full could not hold what a free die gives."""
    if one.seat or not size(side.energy) or _is_left(scene):
        return ""
    player = scene.table.player(scene.seat)
    over = size(plus(reserve(player), side.energy)) - limit(player)
    return scene.words("die-too-many", n=over, limit=limit(player)) if over > 0 else ""


def _left(scene: Scene) -> Html | None:
    """Where the die that nobody has will move the season token."""
    if not _is_left(scene) or scene.table.ended:
        return None
    known, table = box(), scene.table
    left = next(one for one in table.rolled if not one.seat)
    pips = side_up(left, scene.reading).pips
    to = (table.space + pips - 1) % known.spaces + 1
    sentence = scene.words(
        "left-moves",
        die=scene.name(left.die),
        n=pips,
        space=to,
        season=scene.words(f"season-{known.season_of[to]}"),
        change="year" if to < table.space else "season" if known.season_of[to] != season(table) else "none",
    )
    return tag("p", sentence, class_="rt-note")


# ---- the picture


def die_picture(
    face: DieFace, number: int, *, label: str, lit: bool = False, candidate: bool = False
) -> Html:
    """A side of a die: symbols on the upper part, the sign of the season and the pips on the strip below."""
    side, hue = face.sides[number - 1], season_hue(face.season)
    top = SIDE - BAND
    return tag(
        "svg",
        tag("rect", x=1, y=1, width=SIDE - 2, height=SIDE - 2, rx=10, fill=f"var(--{hue})", class_="edge"),
        tag("rect", x=6, y=6, width=SIDE - 12, height=top - 7, rx=6, fill="var(--leaf)", class_="edge"),
        *_symbols(side, top),
        _use(SEASON_SIGNS[face.season], 10, top + 4, 16, f"var(--on-{hue})"),
        *[
            tag("circle", cx=SIDE - 14 - 14 * at, cy=top + 12, r=4.5, fill=f"var(--on-{hue})")
            for at in range(side.pips)
        ],
        _ring("lit", 4) if lit else None,
        _ring("cand", 9 if lit else 4) if candidate else None,
        viewBox=f"0 0 {SIDE} {SIDE}",
        role="img",
        aria_label=label,
    )


def _ring(name: str, gap: float) -> Html:
    size = SIDE + 2 * gap
    return tag("rect", class_=name, x=-gap, y=-gap, width=size, height=size, rx=10 + gap)


def _symbols(side: Side, height: float) -> Iterator[Html]:
    """The symbols of a side in a row in the middle of the upper part."""
    names = [*listed(side.energy), *_others(side)]
    if not names:
        return
    shares = [1.5 if name == "crystals" else 1.0 for name in names]
    size = min(LARGEST, (SIDE - 16 - 2 * len(names)) / sum(shares))
    widths = [size * share for share in shares]
    x = (SIDE - sum(widths) - 2 * (len(names) - 1)) / 2
    y = round((height + 4 - size) / 2, 2)
    for name, width in zip(names, widths, strict=True):
        yield _symbol(name, round(x, 2), y, size, side)
        x += width + 2


def _others(side: Side) -> Iterator[str]:
    flags = (
        ("crystals", side.crystals),
        ("power", side.power),
        ("draw", side.draw),
        ("crystallise", side.crystallise),
    )
    yield from (name for name, is_there in flags if is_there)


def _symbol(name: str, x: float, y: float, size: float, side: Side) -> Html:
    if name in tokens.HUES:
        hue, half, inner = tokens.HUES[name], size / 2, size * 0.62
        disc = tag("circle", cx=x + half, cy=y + half, r=half - 1, fill=f"var(--{hue})", class_="edge")
        at = (size - inner) / 2
        return join(disc, _use(tokens.SIGNS[name], x + at, y + at, inner, f"var(--on-{hue})"))
    if name == "crystals":
        number = tag(
            "text", str(side.crystals), x=x + size * 0.25, y=round(y + size * 0.78, 2),
            text_anchor="middle", font_size=max(15, round(size * 0.72)), font_weight=700,
        )  # fmt: skip
        return join(number, _use("crystal", x + size * 0.5, y, size, "var(--ink)"))
    return _use({"power": "star", "draw": "cards"}.get(name, "to-crystal"), x, y, size, "var(--ink)")


def _use(name: str, x: float, y: float, size: float, ink: str) -> Html:
    at, high, wide = round(x, 2), round(y, 2), round(size, 2)
    return tag("use", href=f"#g-{name}", x=at, y=high, width=wide, height=wide, fill=ink)


# ---- all sides


def _sides(scene: Scene) -> Html:
    """Every side of the dice of the round, as a table: the side that lies up is marked."""
    words = scene.words
    numbers = range(1, 7)
    head = tag(
        "tr",
        tag("th", words("die"), scope="col"),
        *[tag("th", words("side-n", n=n), scope="col") for n in numbers],
    )
    rows = [_row(scene, one) for one in scene.table.rolled]
    table = tag("table", tag("thead", head), tag("tbody", *rows), class_="rt-plain rt-plain--blocks")
    return parts.fold(words, "sides", words("sides"), words("sides-note"), table)


def _row(scene: Scene, one: Rolled) -> Html:
    words = scene.words
    cells = []
    for n, side in enumerate(die_face(one.die, scene.reading).sides, 1):
        symbols = join(signs(side), tag("span", _side_words(scene, side), class_="rt-vh"), by=" ")
        up = tag("b", words("side-up"), class_="rt-flag rt-flag--lit") if n == one.side else None
        cells.append(tag("td", symbols, up, data_label=words("side-n", n=n)))
    return tag("tr", tag("th", scene.name(one.die), scope="row"), *cells)


def _side_words(scene: Scene, side: Side) -> str:
    return f"{gives(scene, side)}; {scene.words('pips-n', n=side.pips)}"


def signs(side: Side) -> Html:
    """A side as signs in a line of text; words beside it say the same."""
    parts: list[Part] = [tokens.token(kind) for kind in listed(side.energy)]
    parts += [join(str(side.crystals), sign("crystal"))] if side.crystals else []
    parts += [sign("star")] * side.power
    parts += [sign("cards")] if side.draw else []
    parts += [sign("to-crystal")] if side.crystallise else []
    parts += [tag("span", "•" * side.pips)]
    return tag("span", *parts, class_="rt-track rt-track--signs", aria_hidden="true")
