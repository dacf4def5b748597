"""The phase of the Black Rose: the event board, and the power track with the marker of every source."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from tutor.engine.state import Window
from tutor.games.blackrose.views.stage import cards
from tutor.games.blackrose.views.stage.look import Look
from tutor.games.blackrose.views.stage.side import beside
from tutor.games.blackrose.views.stage.signs import sign, styled
from tutor.games.blackrose.views.table.scene import is_back
from tutor.views.markup import Html, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import group, piece

CUBES = ("rose-cube", "second-cube", "third-cube")
"""Questions about the space of the track on which a cube stands."""
KINDS = ("discard-event", *CUBES)
LAST = 35
"""The last space of the track."""
LETTER = 0.85
"""So many spaces of the track a letter below it is wide on a phone."""


def is_rose_phase(look: Look) -> bool:
    """Whether events or the track are what happens: no effect of a card in the lodge runs."""
    if look.kind in KINDS:
        return True
    if look.kind or look.hurt or look.moved or look.table.rooms != look.before.rooms:
        return False
    if any(look.before.events) and look.table.events != look.before.events:
        return True
    running = look.running
    if running is not None and (running.sort != "card" or not _is_event(look, running.thing)):
        return False
    return look.table.phase == "rose" and any(look.table.events)


def _is_event(look: Look, id: str) -> bool:
    return not is_back(id) and look.box.catalogue.component(id).kind in ("event", "avatar-event")


def rose_stage(look: Look) -> Stage:
    """The three spaces of the event board and the power track; its spaces alone where a cube is put there."""
    table, words = look.table, look.scene.words
    if look.kind in CUBES:
        stand = ", ".join(text for _, text in sorted(_marks(look).items()))
        return Stage(_spaces(look), f"{words('power-track')}: {stand}", look.plates(), look.facts())
    spaces = [
        cards.event(
            look, id, foot=words("event-space", n=n),
            lit=id not in look.before.events or (look.running is not None and look.running.thing == id),
        )
        if id
        else tag("div", words("event-space", n=n), class_="st-free")
        for n, id in enumerate(table.events, 1)
    ]  # fmt: skip
    names = ", ".join(look.name(id) for id in table.events if id)
    powers = " ".join(look.words("points", who=look.who(one), n=table.power(one)) for one in table.sources)
    label = f"{look.words('label-events', names=names)} {powers}"
    pile = tag(
        "div", group(words("events"), *spaces, look="line", key="events"), power_track(look), class_="st-pile"
    )
    outside = look.table.phase != "rose" and look.running is not None
    return Stage(beside(look, pile) if outside else pile, label, look.plates(), look.facts())


def power_track(look: Look) -> Html:
    """The track with a marker for each source; markers near one another stand one above the other."""
    words, marks = look.scene.words, {0: "0"} | _marks(look)
    rows = _rows({n: text for n, text in sorted(marks.items()) if n <= LAST})
    ticks = [
        tag("small", marks[n], class_="st-power__mark", style=f"--left:{_along(n)};--row:{row}")
        for n, row in rows.items()
    ]
    markers = [*_markers(look)]
    high = 1 + max((row for _, _, row in markers), default=0)
    pieces = [styled(made, left=left, row=row) for made, left, row in markers]
    line = tag(
        "div", *pieces, *ticks, class_="st-power", role="img", aria_label=words("power-track"),
        style=f"--rows:{high};--below:{max(rows.values())}",
    )  # fmt: skip
    return group(words("power-track"), line, look="stack", key="power")


def _marks(look: Look) -> dict[int, str]:
    """What stands at the spaces with a cube; one that has been put is where it was put."""
    table, words = look.table, look.scene.words
    frame = look.state.stack[-1] if look.state.stack else None
    put = None if frame is None or isinstance(frame, Window) else frame.get("second")
    moons = (put,) if isinstance(put, int) and put else table.moon_at
    marks = {table.rose_at: words("rose-mark", n=table.rose_at)}
    return marks | {n: words("moon-mark", moon=words(f"moon-{moon}"), n=n) for moon, n in enumerate(moons, 2)}


def _spaces(look: Look) -> Html:
    """Every space of the track; those on which the cube may be put can be pressed, and say their number."""
    marks = _marks(look)
    cells = []
    for n in range(1, LAST + 1):
        pick = look.setting.pick(f"space-{n}")
        # The space has a number of its own, which is what its answer says.
        pick = replace(pick, number=0) if pick is not None else None
        made = piece(
            "space", tag("b", str(n)), key=f"space-{n}", pick=pick, look="is-marked" if n in marks else ""
        )
        cells.append(made)
    stand = tag("p", *[tag("small", marks[n]) for n in sorted(marks)], class_="st-spaces__marks")
    return group(
        look.scene.words("power-track"),
        tag("div", *cells, class_="st-spaces"),
        stand,
        look="stack",
        key="power",
    )


def _rows(texts: Mapping[int, str]) -> dict[int, int]:
    """The rows, from the first on, of texts below the spaces that they stand at: none meets another."""
    rows: dict[int, int] = {}
    for space, text in texts.items():
        meets = {
            row for at, row in rows.items() if abs(at - space) < LETTER * (len(texts[at]) + len(text)) / 2
        }
        rows[space] = next(row for row in range(len(rows) + 1) if row not in meets)
    return rows


def _along(n: int) -> str:
    return f"{3 + 94 * min(n, LAST) / LAST:.1f}%"


def _markers(look: Look) -> Iterator[tuple[Html, str, int]]:
    """The markers with how far along the track they stand, and in which row."""
    rows: dict[int, int] = {}
    for source in look.table.sources:
        n = look.table.power(source)
        space = n if n <= LAST else n - LAST
        row = 1 + max((row for at, row in rows.items() if abs(at - space) < 3), default=-1)
        rows[space] = row
        letter = look.letters.get(source, "")
        was = look.before.power(source) if source == "rose" or look.before.is_mage(source) else n
        marker = sign(look.shape(source), look.hue(source), letter)
        made = piece(
            "marker", marker, key=f"marker-{source}", lit=was != n, motion="pop",
            says=look.words("points", who=look.who(source), n=n),
        )  # fmt: skip
        yield made, _along(space), row
