"""What is chosen on the page on lines of sight, and the controls that choose it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tutor.games.blackrose.state.lodge.hexes import Hex
from tutor.games.blackrose.state.lodge.layouts import proposed
from tutor.games.blackrose.state.lodge.lodge import Lodge
from tutor.games.blackrose.state.lodge.sight import ALL, ALONG_EDGE, VERTEX, Range, Sight, sight
from tutor.games.blackrose.state.readings import GAME, chosen
from tutor.games.blackrose.views.table.aim import Aim, Figure, numbers
from tutor.rules.catalogue import load
from tutor.trace.words import Speaker
from tutor.views.lesson.why import to_rule
from tutor.views.markup import Html, join, region, tag
from tutor.views.words import capital

LAYOUTS: Final = ("19", "2", "3", "4")
"""The lodge without cells, and those for 2, 3 and 4 players."""
RANGES: Final[Mapping[str, Range]] = {**{str(n): n for n in range(5)}, "any": None}
READ: Final = {"edge": ALONG_EDGE, "corner": VERTEX, "all": ALL}
"""The rulings that can be read otherwise on the page, by their names in its address."""

MAGES: Final[Mapping[str, Hex]] = {
    "mage-riccart": (-1, 0), "mage-graminia": (1, 0), "mage-baron-doria": (0, 1), "mage-arianna": (2, 1),
}  # fmt: skip
"""Where the mages of the example stand: the last one in a cell, if there is one."""
OUTSIDE: Final[Hex] = (0, -2)
"""Where a mage stands whose cell is not there."""
PLACE: Final = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")


@cache
def example(kind: str) -> Lodge:
    """The lodge of that layout with the rooms laid in the order of the catalogue."""
    lodge = proposed(4 if kind == "19" else int(kind))
    named = {room.id for room in lodge.rooms}
    drawn = lodge.holding(room.id for room in load(GAME).of_kind("room") if room.id not in named)
    return replace(drawn, cells=()) if kind == "19" else drawn


class Setting(Struct, frozen=True):
    """What the page shows: the layout, what is aimed at, and the readings that are not the catalogue's."""

    kind: str
    aim: Aim
    readings: tuple[tuple[str, str], ...] = ()

    @property
    def lodge(self) -> Lodge:
        """The lodge that is shown."""
        return example(self.kind)

    @property
    def sight(self) -> Sight:
        """Who sees whom in it under the readings chosen."""
        return sight(self.lodge, chosen(dict(self.readings)))

    @property
    def places(self) -> tuple[str, ...]:
        """The ids of the rooms and cells, as they stand on the map."""
        return (*(room.id for room in self.lodge.rooms), *(cell.id for cell in self.lodge.cells))

    @property
    def mages(self) -> Mapping[str, str]:
        """The mages of the example, and where each stands."""
        count = len(MAGES) if self.kind == "19" else int(self.kind)
        lodge, places = self.lodge, {}
        for mage, at in list(MAGES.items())[:count]:
            place = lodge.at(at)
            places[mage] = place if place in self.places else lodge.at(OUTSIDE)
        return places

    def figures(self, speaker: Speaker) -> tuple[Figure, ...]:
        """The mages as figures on the map."""
        return tuple(Figure(mage, at, speaker.name(mage)[0]) for mage, at in self.mages.items())

    def looking_from(self, what: str) -> Setting:
        """The same from another place, or from where a mage stands."""
        mages = self.mages
        place = mages.get(what, what)
        mage = what if what in mages else next((one for one, at in mages.items() if at == place), "")
        return replace(self, aim=replace(self.aim, source=place, target="", mage=mage))

    def with_layout(self, kind: str) -> Setting:
        """The same in another layout; what is not there is no longer looked from or aimed at."""
        other = replace(self, kind=kind)
        aim = self.aim
        source = aim.source if aim.source in other.places else other.mages[next(iter(MAGES))]
        target = aim.target if aim.target in other.places else ""
        mage = next((one for one, at in other.mages.items() if at == source), "")
        return replace(other, aim=replace(aim, source=source, target=target, mage=mage))

    def reading(self, ruling: str, reading: str) -> Setting:
        """The same under another reading of a ruling."""
        return replace(self, readings=tuple((dict(self.readings) | {ruling: reading}).items()))

    def query(self) -> dict[str, str]:
        """What the address says of it."""
        lodge, aim = self.lodge, self.aim
        query = {"lodge": self.kind, "from": _place_text(lodge.where(aim.source))}
        if aim.target:
            query["to"] = _place_text(lodge.where(aim.target))
        query["range"] = "any" if aim.reach is None else str(aim.reach)
        if aim.all:
            query["what"] = "all"
        taken = dict(self.readings)
        return query | {name: taken[ruling] for name, ruling in READ.items() if ruling in taken}


def from_query(query: Mapping[str, str]) -> Setting:
    """What the address of a page says; whatever makes no sense is left as the example has it."""
    kind = query.get("lodge", "4")
    setting = Setting(kind if kind in LAYOUTS else "4", Aim(""))
    first = next(iter(MAGES))
    source = _place(setting, query.get("from", "")) or setting.mages[first]
    setting = setting.looking_from(source)
    target = _place(setting, query["to"]) if "to" in query else ""
    if not query.keys() & {"from", "to"}:
        target = setting.mages.get("mage-baron-doria", "") or setting.lodge.at(MAGES["mage-baron-doria"])
    reach = RANGES.get(query.get("range", "2"), 2)
    aim = replace(setting.aim, target=target, reach=reach, all=query.get("what") == "all")
    setting = replace(setting, aim=aim)
    for name, ruling in READ.items():
        if query.get(name) in {each.id for each in load(GAME).ruling(ruling).readings}:
            setting = setting.reading(ruling, query[name])
    return setting


def _place(setting: Setting, text: str) -> str:
    match = PLACE.fullmatch(text)
    id = setting.lodge.at((int(match[1]), int(match[2]))) if match else ""
    return id if id in setting.places else ""


def _place_text(at: Hex) -> str:
    return f"{at[0]},{at[1]}"


# ---- controls


def picks(chosen: str, speaker: Speaker) -> Html:
    """What a press on the map picks."""
    options = [(value, speaker.say(f"lodge-press-{value}")) for value in ("from", "to")]
    return _radios("picks", speaker.say("lodge-press"), options, chosen)


def question(setting: Setting, speaker: Speaker, answer: Html) -> Html:
    """From where, how far, and at what; and the answer."""
    aim = setting.aim
    ranges = [(key, key if key != "any" else speaker.say("aim-reach-any")) for key in RANGES]
    effects = [(value, speaker.say(f"aim-what-{value}")) for value in ("one", "all")]
    source = aim.mage or aim.source
    fields = [
        _select("from", speaker.say("aim-from"), _ends(setting, speaker), source),
        _select("what", speaker.say("aim-what"), effects, "all" if aim.all else "one"),
        _select("range", speaker.say("aim-reach"), ranges, "any" if aim.reach is None else str(aim.reach)),
    ]
    if not aim.all:
        nothing = ("", speaker.say("aim-to-none"))
        fields.append(_select("to", speaker.say("aim-to"), [nothing, *_rooms(setting, speaker)], aim.target))
    form = tag("div", *fields, class_="rt-aim")
    return tag(
        "section",
        tag("h2", speaker.say("aim-head"), id="h-answer", class_="rt-asked"),
        form,
        tag("div", answer, class_="rt-answered"),
        class_="rt-lodge-ask",
        data_part="ask",
        aria_labelledby="h-answer",
    )


def settings(setting: Setting, speaker: Speaker) -> Html:
    """The layout, and how the book is read where it leaves something open."""
    layouts = [
        (kind, speaker.say("layout-rooms") if kind == "19" else speaker.say("layout-players", n=int(kind)))
        for kind in LAYOUTS
    ]
    parts = [_radios("layout", speaker.say("layout-head"), layouts, setting.kind)]
    taken = dict(setting.readings)
    for ruling in READ.values():
        known = load(GAME).ruling(ruling)
        readings = [(each.id, capital(each.text.of(speaker.lang))) for each in known.readings]
        question = known.question.of(speaker.lang)
        parts.append(_radios(ruling, question, readings, taken.get(ruling, known.default), listed=True))
        about = to_rule(ruling, speaker.say("reading-about"), speaker.lang)
        parts.append(tag("p", about, class_="rt-rule__src"))
    return region("settings", speaker.say("reading-head"), None, *parts)


def _ends(setting: Setting, speaker: Speaker) -> list[tuple[str, str]]:
    """The mages with where they stand, then the rooms and cells."""
    cells = {cell.id for cell in setting.lodge.cells}
    mages = [
        (
            mage,
            speaker.say("aim-mage-cell" if at in cells else "aim-mage", mage=speaker.name(mage), room=at),
        )
        for mage, at in setting.mages.items()
    ]
    return [*mages, *_rooms(setting, speaker)]


def _rooms(setting: Setting, speaker: Speaker) -> list[tuple[str, str]]:
    order = numbers(setting.lodge)
    return [
        (id, speaker.say("aim-room", number=order[id], name=speaker.name(id)))
        if id in order
        else (id, capital(speaker.name(id)))
        for id in setting.places
    ]


def _select(action: str, label: str, options: Sequence[tuple[str, str]], chosen: str) -> Html:
    made = [tag("option", text, value=value, selected=value == chosen) for value, text in options]
    field = tag("select", *made, class_="rt-input", id=f"aim-{action}", data_act=action, data_key=action)
    return tag("div", tag("label", label, for_=f"aim-{action}"), field, class_="rt-field")


def _radios(
    action: str, head: str, options: Sequence[tuple[str, str]], chosen: str, *, listed: bool = False
) -> Html:
    made = []
    for value, text in options:
        radio = tag(
            "input", type="radio", name=f"rt-{action}", data_act=action, data_value=value,
            data_key=f"{action}-{value}", checked=value == chosen,
        )  # fmt: skip
        made.append(tag("label", radio, tag("span", text), class_="rt-pick"))
    look = "rt-picks rt-picks--list" if listed else "rt-picks"
    return join(tag("fieldset", tag("legend", head, class_="rt-sub"), tag("div", *made, class_=look)))
