"""What a reserve of energy tokens brings round the wheel, as a ring of the twelve spaces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from math import cos, pi, sin
from typing import Any, Final

from tutor.games.seasons.analysis.token_values import crystals, spaces
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES, Season, Stock
from tutor.games.seasons.views.table.dice import SEASON_SIGNS, season_hue
from tutor.rules.words import Lang
from tutor.scenario.case import Case
from tutor.trace.words import speaker
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.views.figure import base_layout, font
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed, frame
from tutor.views.theme import palette
from tutor.views.words import capital, wording

YOU: Final = "anna"
FARTHEST: Final = 6
"""So many rounds ahead are looked at."""

MIDDLE: Final = 170
INNER: Final = 62
OUTER: Final = 140
RIM: Final = 156
SIGN: Final = 18
"""Where the ring stands and how wide it is, in its own units; chances are dots on the rim."""


@dataclass(frozen=True)
class TokenValues(Displayed):
    """What a reserve brings if it is crystallised, where the season token stands and `ahead` rounds on."""

    air: int = 0
    water: int = 0
    fire: int = 0
    earth: int = 0
    space: int = 1
    ahead: int = 0
    lang: Lang = "en"

    @property
    def reserve(self) -> Stock:
        """The tokens."""
        return self.air, self.water, self.fire, self.earth

    @property
    def season(self) -> Season:
        """The season now."""
        return box().season_of[self.space]

    @property
    def now(self) -> int:
        """The crystals that the reserve brings now."""
        return crystals(self.reserve, self.season)

    @property
    def by_season(self) -> Mapping[Season, int]:
        """The crystals that the reserve brings in each season."""
        return {season: crystals(self.reserve, season) for season in box().yields}

    @property
    def dearest(self) -> Season:
        """The season in which the reserve brings most; of equal ones the first of the year."""
        return max(self.by_season, key=lambda season: self.by_season[season])

    def law(self, ahead: int) -> Mapping[int, Fraction]:
        """How likely the reserve brings how many crystals after so many rounds."""
        law: dict[int, Fraction] = {}
        for space, chance in spaces(self.space, ahead).items():
            n = crystals(self.reserve, box().season_of[space])
            law[n] = law.get(n, Fraction(0)) + chance
        return law

    def mean(self, ahead: int) -> Fraction:
        """How many crystals it brings on average after so many rounds."""
        return sum((n * chance for n, chance in self.law(ahead).items()), Fraction(0))

    @property
    def best(self) -> tuple[int, ...]:
        """The numbers of rounds ahead after which the reserve brings most on average."""
        means = [self.mean(ahead) for ahead in range(FARTHEST + 1)]
        return tuple(ahead for ahead, mean in enumerate(means) if mean == max(means))

    def case(self, space: int) -> Case:
        """The position on a space in which the tokens may be crystallised, as it can be asked about."""
        reserve = {kind: n for kind, n in zip(ENERGIES, self.reserve, strict=True) if n}
        position = {
            "players": {YOU: {"reserve": reserve}, "boris": {}},
            "space": space,
            "turn": {"seat": YOU, "access": True},
            "do": [{"who": YOU, "program": "actions"}],
        }
        return Case("seasons", YOU, position=position)

    @for_cells
    def with_(self, **changes: Any) -> TokenValues:
        """The same with something changed, such as one token more."""
        known = {field.name for field in fields(self)}
        for name in changes:
            if name not in known:
                raise no_such("part of a reserve on the wheel", name, known)
        other = replace(self, **changes)
        other.check()
        return other

    def check(self) -> None:
        """Raises CellError for what no position can hold."""
        most, held = box().reserve, sum(self.reserve)
        if min(self.reserve) < 0 or held > most:
            raise CellError(wording(self.lang, "seasons")("wheel-full", n=held, most=most))
        for name, value, least, last in (
            ("space", self.space, 1, box().spaces),
            ("ahead", self.ahead, 0, FARTHEST),
        ):
            if not least <= value <= last:
                raise CellError(f"found {name} {value}; allowed: {least} to {last}")

    def html(self) -> Html:
        """The ring: on each space what the reserve brings, on the rim how likely the token gets there."""
        chances = spaces(self.space, self.ahead)
        months = [self._month(space, chances.get(space)) for space in range(1, box().spaces + 1)]
        here = tag("path", d=_sector(self.space, OUTER), class_="rt-ring__here")
        middle = [
            here,
            *[_sign(season) for season in box().yields],
            _text(MIDDLE, MIDDLE + 9, str(self.now), "is-now"),
        ]
        ring = tag(
            "svg",
            *months,
            *middle,
            viewBox=f"0 0 {2 * MIDDLE} {2 * MIDDLE}",
            role="img",
            aria_label=repr(self),
        )
        return tag("figure", tag("figcaption", repr(self)), ring, self._key(), class_="rt-ring")

    def to_dict(self) -> dict[str, Any]:
        """What it brings now, in each season, and on average after each number of rounds."""
        means = [self.mean(ahead) for ahead in range(FARTHEST + 1)]
        return {"now": self.now, "seasons": dict(self.by_season), "means": means}

    def to_frame(self) -> Any:
        """Each number of rounds with the average and the bounds. Raises ImportError without pandas."""
        return frame(
            {"ahead": n, "mean": self.mean(n), "least": min(self.law(n)), "most": max(self.law(n))}
            for n in range(FARTHEST + 1)
        )

    def __repr__(self) -> str:
        words, says = wording(self.lang, "seasons"), speaker("seasons", self.lang)
        season = capital(says.name(self.season))
        now = words("ring-here", season=season, space=self.space, n=self.now)
        if not self.ahead:
            return now
        law = self.law(self.ahead)
        mean = _number(self.mean(self.ahead), self.lang)
        return f"{now} {words('ring-ahead', ahead=self.ahead, least=min(law), most=max(law), mean=mean)}"

    def _month(self, space: int, chance: Fraction | None) -> Html:
        season, most = box().season_of[space], max(self.by_season.values())
        n = self.by_season[season]
        middle = (space - 0.5) / box().spaces
        top = INNER + (OUTER - INNER) * (0.35 + 0.65 * (n / most if most else 0))
        hue = season_hue(season)
        parts = [
            tag("path", d=_sector(space, OUTER), class_="rt-ring__ground"),
            tag("path", d=_sector(space, top), style=f"fill:var(--{hue})"),
            _text(*_at(middle, INNER + 17), str(n), style=f"fill:var(--on-{hue})"),
        ]
        if chance and self.ahead:
            x, y = _at(middle, RIM)
            radius = 3 + 10 * float(chance) ** 0.5
            said = wording(self.lang).percent(chance)
            parts.append(tag("circle", tag("title", said), cx=x, cy=y, r=round(radius, 1)))
        looks = "rt-ring__month is-likely" if chance and self.ahead else "rt-ring__month"
        return tag("g", *parts, class_=looks, data_act="space", data_value=str(space))

    def _key(self) -> Html:
        says = speaker("seasons", self.lang)
        items = [
            tag(
                "li",
                tag("i", style=f"background:var(--{season_hue(season)})"),
                capital(says.name(season)),
                f": {n}",
            )
            for season, n in self.by_season.items()
        ]
        return tag("ul", *items, class_="rt-ring__key")


def _sign(season: Season) -> Html:
    """The sign of a season inside the ring, before its spaces."""
    own = [space for space, other in box().season_of.items() if other == season]
    x, y = _at((sum(own) / len(own) - 0.5) / box().spaces, INNER - 15)
    place: dict[str, float] = {"x": x - SIGN / 2, "y": y - SIGN / 2, "width": SIGN, "height": SIGN}
    return tag("use", href=f"#g-{SEASON_SIGNS[season]}", **place)


def _at(turn: float, radius: float) -> tuple[float, float]:
    """The point on a circle after a part of a turn from the top, clockwise."""
    return round(MIDDLE + radius * sin(2 * pi * turn), 1), round(MIDDLE - radius * cos(2 * pi * turn), 1)


def _sector(space: int, outer: float) -> str:
    start, stop = (space - 1) / box().spaces, space / box().spaces
    (a, b), (c, d) = _at(start, outer), _at(stop, outer)
    (e, f), (g, h) = _at(stop, INNER), _at(start, INNER)
    outer = round(outer, 1)
    return f"M{a} {b}A{outer} {outer} 0 0 1 {c} {d}L{e} {f}A{INNER} {INNER} 0 0 0 {g} {h}Z"


def _text(x: float, y: float, words: str, look: str = "", style: str = "") -> Html:
    at: dict[str, str | None] = {"class_": look or None, "style": style or None}
    return tag("text", words, x=x, y=y + 5, text_anchor="middle", **at)


def _number(value: Fraction, lang: Lang) -> str:
    """A mean to one place."""
    tenths = int(value * 10 + Fraction(1, 2))
    text = f"{tenths // 10}.{tenths % 10}"
    return text.replace(".", ",") if lang == "ru" else text


def by_round(values: TokenValues) -> dict[str, Any]:
    """The average round by round as bars, with the bounds as whiskers; the round of the slider is lit."""
    words, colours = wording(values.lang, "seasons"), palette()
    rounds = list(range(FARTHEST + 1))
    means = [values.mean(n) for n in rounds]
    laws = [values.law(n) for n in rounds]
    bars = {
        "type": "bar",
        "x": rounds,
        "y": [round(float(mean), 3) for mean in means],
        "error_y": {
            "type": "data",
            "symmetric": False,
            "array": [round(float(max(law) - mean), 3) for law, mean in zip(laws, means, strict=True)],
            "arrayminus": [round(float(mean - min(law)), 3) for law, mean in zip(laws, means, strict=True)],
            "color": colours["ink"],
        },
        "marker": {
            "color": [colours["now"] if n == values.ahead else colours["line"] for n in rounds],
            "line": {"color": colours["ink"], "width": 1},
        },
        "text": [_number(mean, values.lang) for mean in means],
        "textposition": "inside",
        "insidetextanchor": "start",
        "textfont": font(colours["ink"]),
        "hoverinfo": "none",
    }
    layout = base_layout("light", height=300)
    layout["margin"] = {"l": 8, "r": 8, "t": 16, "b": 8}
    title = {"font": font(colours["ink-2"]), "standoff": 8}
    layout["xaxis"] |= {"visible": True, "dtick": 1, "title": {"text": words("ring-rounds"), **title}}
    layout["yaxis"] |= {
        "visible": True,
        "rangemode": "tozero",
        "title": {"text": words("ring-crystals"), **title},
    }
    return {"data": [bars], "layout": layout}
