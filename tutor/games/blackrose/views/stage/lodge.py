"""The picture of the lodge: figures, what can be aimed at, who acts on whom, and the effects beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import hypot

from tutor.engine.state import Window
from tutor.games.blackrose.state.lodge.ground import sight_of
from tutor.games.blackrose.state.lodge.hexes import edge_ends, meeting
from tutor.games.blackrose.state.lodge.sight import BLOCKING, Ground, Sight
from tutor.games.blackrose.views.stage import cards
from tutor.games.blackrose.views.stage.crop import crop
from tutor.games.blackrose.views.stage.figures import Held, figure_ends, held, out_of_sight
from tutor.games.blackrose.views.stage.hexes import Mark, cells_in_use, drawn_lodge, lines, overlay
from tutor.games.blackrose.views.stage.look import Look
from tutor.games.blackrose.views.stage.side import beside
from tutor.games.blackrose.views.stage.things import rooms_of
from tutor.games.blackrose.views.table.aim import Aim, standings
from tutor.games.blackrose.views.table.line import point
from tutor.games.blackrose.views.table.places import SIDE, Point
from tutor.games.blackrose.views.table.scene import is_back
from tutor.views.markup import Html, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import piece

CHIP_KEYS = ("slot-", "action-")
"""How the keys of the pieces begin that can be pressed beside the lodge."""
FAR = {"far": "far", "blocked": "blocked"}


def lodge_stage(look: Look) -> Stage:
    """The lodge with what runs and waits beside it, or the board of the mage who is to act."""
    chips = sum(key.startswith(CHIP_KEYS) for key in look.setting.picks)
    aimed = _aim(look)
    marks = _marks(look, aimed)
    view = crop(look.plan, cells_in_use(look), _concerned(look), chips)
    places = held(look, view, lines(look, marks))
    crowd = list(out_of_sight(look, view, places))
    if crowd:  # their chips leave less room
        view = crop(look.plan, cells_in_use(look), _concerned(look), chips + len(crowd))
        places = held(look, view, lines(look, marks))
        crowd = list(out_of_sight(look, view, places))
    over = [*_walks(look), *_arrows(look, places), *(_sights(look, aimed) if aimed is not None else ())]
    drawn = [overlay(view, *over)] if over else []
    lodge = drawn_lodge(look, view, marks, places, *drawn)
    figures = [_figure_chip(look, *one) for one in crowd]
    scene = beside(look, lodge, *figures, broad=view.is_broad)
    return Stage(scene, label(look), look.plates(), look.facts())


def _figure_chip(look: Look, figure: str, where: str) -> Html:
    pick = look.setting.pick(f"figure-{figure}")
    return piece("chip", tag("b", look.who(figure)), key=f"chip-{figure}", pick=pick, look=where)


def label(look: Look) -> str:
    """What is seen, in a sentence or two."""
    sentences = []
    running = look.running
    if running is not None:
        sentences.append(
            look.words("label-runs", what=cards.program_name(look, running), who=look.who(running.owner))
        )
        waiting = [cards.program_name(look, one) for one in look.effects[:-1]]
        if waiting:
            sentences.append(look.words("label-waits", what=", ".join(waiting)))
    there = [
        look.words("label-at", who=look.who(id), place=look.name(look.spot(id)), life=look.life(id))
        for id in look.all_figures
        if look.spot(id)
    ]
    rooms = look.scene.words("rooms-note", n=len(look.table.rooms), restored=_restored(look))
    return " ".join([*sentences, *(there[:6] or [rooms])])


def _restored(look: Look) -> int:
    return sum(room.restored for room in look.table.rooms)


def _concerned(look: Look) -> tuple[str, ...]:
    """The rooms and cells that matter now, the closest first."""
    wanted = [look.spot(look.actor)]
    wanted += [look.spot(effect.owner) for effect in look.effects[-2:] if look.table.is_mage(effect.owner)]
    wanted += [look.spot(target) for target in look.targets]
    wanted += [place for id in look.moved for place in (look.spot(id), look.was(id))]
    wanted += [look.spot(id) for id in look.hurt]
    wanted += _changed_rooms(look)
    wanted += list(look.offered_rooms())
    if look.kind == "target" and look.question is not None:
        wanted += [look.spot(id) for refused in look.question.refused for id in rooms_of(refused.option)]
    if len(set(wanted) - {""}) < 2 or look.running is None:
        wanted += [look.spot(seat) for seat in look.table.seats if not look.table.mage(seat).in_cell]
    return tuple(dict.fromkeys(place for place in wanted if place))


def _changed_rooms(look: Look) -> list[str]:
    before = {room.id: room for room in look.before.rooms}
    return [room.id for room in look.table.rooms if before.get(room.id, room) != room]


# ---- ranges and lines of sight


def _aim(look: Look) -> tuple[Sight, Aim] | None:
    """From where and how far the running spell is being aimed; None where nothing is aimed now."""
    effect = look.running
    if look.kind != "target" or effect is None or effect.sort != "card":
        return None
    if is_back(effect.thing) or look.box.catalogue.component(effect.thing).kind != "spell":
        return None
    if not look.table.is_mage(effect.owner):
        return None
    face = look.box.spell(effect.thing)
    side = face.reverse if effect.side == "reverse" else face.main
    source = look.table.where(effect.owner)
    if side is None or side.range is None or not look.table.is_room(source):
        return None
    reach = None if side.range == "any" else side.range
    return sight_of(look.table, look.scene.reading), Aim(source, reach=reach)


def _marks(look: Look, aimed: tuple[Sight, Aim] | None) -> dict[str, Mark]:
    """How the rooms stand to what is aimed: dim with the reason where they cannot be reached."""
    targets = {look.spot(target) for target in look.targets} | {look.spot(look.actor)}
    marks = {room: Mark("is-source") for room in targets if room}
    if aimed is None:
        return marks
    stand = standings(*aimed)
    taken = {look.spot(figure) for figure in look.all_figures}
    for room, how in stand.items():
        if how in FAR and room not in marks:
            marks[room] = Mark(f"is-{how}", look.words(f"why-{how}") if room in taken else "")
    return marks


def _sights(look: Look, aimed: tuple[Sight, Aim] | None) -> Iterator[Html]:
    """The lines from who aims to every other figure; crossed out where something blocks them."""
    if aimed is None or aimed[1].reach is None:
        return
    sight, aim = aimed
    reach = aim.reach
    at = look.plan
    for room in dict.fromkeys(look.spot(figure) for figure in look.all_figures):
        if room not in at.rooms or room == aim.source:
            continue
        sighting = sight.look(aim.source, room)
        far = sighting.distance is None or (reach is not None and sighting.distance > reach)
        kind = "seen" if sighting.visible and not far else "shut"
        (x, y), (to_x, to_y) = at.rooms[aim.source], at.rooms[room]
        yield tag("line", x1=round(x, 1), y1=round(y, 1), x2=round(to_x, 1), y2=round(to_y, 1), class_=kind)
        if not sighting.visible:
            yield from (_cross(sight, ground) for ground in sighting.because if _is_marked(ground))


def _is_marked(ground: Ground) -> bool:
    return ground.kind in BLOCKING and any(name in ("edge", "corner", "gap") for name, _ in ground.facts)


def _cross(sight: Sight, ground: Ground) -> Html:
    """A cross where the line meets what blocks it."""
    name, value = next((name, value) for name, value in ground.facts if name in ("edge", "corner", "gap"))
    ids = value if isinstance(value, tuple) else (value,)
    spots = [sight.lodge.where(str(id)) for id in ids]
    if name == "edge":
        ends = [point(end) for end in edge_ends(spots[0], spots[1])]
        x, y = (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2
    elif name == "corner":
        x, y = point(meeting(spots[0], spots[1], spots[2]))
    else:
        x, y = point((3 * spots[0][0], 3 * spots[0][1]))
    x, y = x * SIDE, y * SIDE
    return tag("path", d=f"M{x - 8:.1f} {y - 8:.1f}l16 16m0-16l-16 16", class_="cross")


# ---- who acts on whom


def _arrows(look: Look, places: Mapping[str, Held]) -> Iterator[Html]:
    """An arrow from whoever does something to whom it is done, or to whom an answer would be."""
    ends = figure_ends(look, places) | {id: (x, y + 8) for id, (x, y) in look.plan.rooms.items()}
    for start, end, kind in _acts(look):
        if start in ends and end in ends and start != end:
            yield _arc(ends[start], ends[end], kind)


def _acts(look: Look) -> Iterator[tuple[str, str, str]]:
    """Who acts on whom, and how the arrow looks."""
    if look.window is not None and look.question is not None:
        yield from _answers(look, look.window)
        return
    effect = look.running
    if effect is None or effect.sort == "fall":
        return
    bearer = str(effect.frame.get("figure") or "") if effect.frame is not None else ""
    start = bearer if look.table.is_evocation(bearer) else effect.owner
    for target in effect.targets[:4]:
        yield start, target, "goes" if look.table.is_room(target) else "harm"


def _answers(look: Look, window: Window) -> Iterator[tuple[str, str, str]]:
    facts = dict(window.event.facts)
    who, by = str(facts.get("who") or ""), str(facts.get("by") or "")
    yield by, who, "harm"
    to = who if who != look.actor else by
    if (by, who) != (look.actor, to):
        yield look.actor, to, "may"


def _arc(start: Point, end: Point, kind: str) -> Html:
    """An arrow that bends aside, from the rim of one figure to that of another."""
    (x, y), (to_x, to_y) = start, end
    far = hypot(to_x - x, to_y - y) or 1.0
    ux, uy = (to_x - x) / far, (to_y - y) / far
    bend = min(30.0, far * 0.18)
    mx, my = (x + to_x) / 2 - uy * bend, (y + to_y) / 2 + ux * bend
    away = hypot(to_x - mx, to_y - my) or 1.0
    vx, vy = (to_x - mx) / away, (to_y - my) / away
    tip_x, tip_y = to_x - vx * 20, to_y - vy * 20
    foot_x, foot_y = tip_x - vx * 11, tip_y - vy * 11
    path = f"M{x + ux * 18:.1f} {y + uy * 18:.1f}Q{mx:.1f} {my:.1f} {foot_x:.1f} {foot_y:.1f}"
    head = (
        f"M{tip_x:.1f} {tip_y:.1f}L{foot_x - vy * 7:.1f} {foot_y + vx * 7:.1f}"
        f"L{foot_x + vy * 7:.1f} {foot_y - vx * 7:.1f}z"
    )
    return tag("g", tag("path", d=path), tag("path", d=head, class_="head"), class_=f"arc {kind}")


def _walks(look: Look) -> Iterator[Html]:
    """A dotted line from where each figure was that the step has moved."""
    at = look.plan
    for id in look.moved:
        was, now = look.was(id), look.spot(id)
        if was in (*at.rooms, *at.cells) and now in (*at.rooms, *at.cells):
            (x, y), (to_x, to_y) = at.at(was), at.at(now)
            yield tag(
                "line", x1=round(x, 1), y1=round(y + 11, 1), x2=round(to_x, 1), y2=round(to_y + 11, 1),
                class_="walk",
            )  # fmt: skip
