"""The figures of the lodge: where each stands, on a wide stage and on a phone, and how it is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tutor.games.blackrose.views.stage.crop import Crop
from tutor.games.blackrose.views.stage.look import EVOCATION_SHAPE, Look
from tutor.games.blackrose.views.stage.signs import sign, styled
from tutor.games.blackrose.views.stage.slots import Place, Slots, slots
from tutor.views.markup import Html, tag
from tutor.views.stage.pieces import handle, piece


class Held(NamedTuple):
    """The figures of a place, those that matter first, and their slots on a wide stage and on a phone."""

    figures: tuple[str, ...]
    wide: Slots
    phone: Slots


def held(look: Look, view: Crop, lines: Mapping[str, str]) -> dict[str, Held]:
    """What stands in each room and cell; `lines` is what is written in a room below its figures."""
    at, held_figures = look.plan, dict[str, Held]()
    for id in (*at.rooms, *at.cells):
        figures = _by_weight(look, [figure for figure in look.all_figures if look.spot(figure) == id])
        picks = [look.setting.pick(f"figure-{figure}") for figure in figures]
        own = look.setting.pick(id)
        place = Place(
            len(figures),
            numbered=any(pick is not None and pick.number for pick in picks),
            number=own is not None and own.number > 0,
            line=id in lines or (len(figures) <= 2 and any(map(look.table.damage_of, figures))),
            cell=id in at.cells,
        )
        held_figures[id] = Held(figures, slots(place, view.wide_unit), slots(place, view.unit))
    return held_figures


def _by_weight(look: Look, figures: list[str]) -> tuple[str, ...]:
    """Figures that an answer or the step is about before the others."""

    def weight(figure: str) -> int:
        offered = look.setting.pick(f"figure-{figure}") is not None
        touched = figure in (*look.targets, *look.hurt, *look.moved, look.actor)
        return -2 * offered - touched

    return tuple(sorted(figures, key=weight))


def drawn_figures(
    look: Look, view: Crop, places: Mapping[str, Held], lines: Mapping[str, str]
) -> Iterator[Html]:
    """Every figure, and how many more stand in a place than are shown."""
    for id, place in places.items():
        for n, figure in enumerate(place.figures):
            yield _figure(look, id, figure, n, place, view, lined=id in lines)
        for slot, only in ((place.wide, "is-wide"), (place.phone, "is-phone")):
            if slot.more:
                x, y = look.plan.at(id)
                dx, dy = slot.spots[-1]
                out = "" if id in view.inside else " is-out"
                more = piece("more", f"+{slot.more}", look=only + out)
                yield styled(more, x=x + dx, y=y + dy)


def out_of_sight(look: Look, view: Crop, places: Mapping[str, Held]) -> Iterator[tuple[str, str]]:
    """The figures that answers are about and the lodge does not show, each with where it does not.

    That is "is-phone", "is-wide", or "" for both.
    """
    for id, place in places.items():
        for n, figure in enumerate(place.figures):
            if look.setting.pick(f"figure-{figure}") is None:
                continue
            wide, phone = _fits(place.wide, n), _is_on_phone(look, view, id, place, n)
            if not (wide and phone):
                yield figure, "" if not (wide or phone) else "is-phone" if wide else "is-wide"


def _is_on_phone(look: Look, view: Crop, id: str, place: Held, n: int) -> bool:
    x, y = look.plan.at(id)
    px, py = _spot(place.phone, n)
    in_part = id in view.inside and view.holds(x + px, y + py, place.phone.size)
    return in_part and _fits(place.phone, n)


def _figure(look: Look, id: str, figure: str, n: int, place: Held, view: Crop, *, lined: bool) -> Html:
    mage = look.table.is_mage(figure)
    seat = figure if mage else look.table.evocation(figure).owner
    letter = look.letters[seat] if mage else look.name(look.table.evocation(figure).kind)[:2]
    shape = look.shape(seat) if mage else EVOCATION_SHAPE
    life = None
    if look.table.damage_of(figure) and not lined and place.wide.lives:
        life = tag("small", look.life(figure), class_="st-who__life", **handle(f"damage-{figure}"))
    x, y = look.plan.at(id)
    (dx, dy), (px, py) = _spot(place.wide, n), _spot(place.phone, n)
    looks = [
        "" if mage else "st-who--evocation",
        "" if id in view.inside and view.holds(x + px, y + py, place.phone.size) else "is-out",
        "" if _fits(place.wide, n) else "is-phone",
        "" if _fits(place.phone, n) else "is-wide",
        "" if place.phone.lives else "is-tight",
    ]
    made = piece(
        "who",
        sign(shape, look.hue(seat), letter),
        life,
        key=f"figure-{figure}",
        pick=look.setting.pick(f"figure-{figure}"),
        look=" ".join(filter(None, looks)),
        says=figure_said(look, figure),
        lit=figure in (*look.hurt, *look.moved),
        motion="pop",
        state=look.life(figure),
    )
    return styled(made, x=x + dx, y=y + dy, s=place.wide.size, nx=x + px, ny=y + py, ns=place.phone.size)


def _fits(slot: Slots, n: int) -> bool:
    return n < len(slot.spots) - (slot.more > 0)


def _spot(slot: Slots, n: int) -> tuple[float, float]:
    """The spot of the n-th figure, of one that is not shown that of those that are left."""
    return slot.spots[min(n, len(slot.spots) - 1)]


def figure_ends(look: Look, places: Mapping[str, Held]) -> dict[str, tuple[float, float]]:
    """Where each figure stands on the plan."""
    ends = {}
    for id, place in places.items():
        x, y = look.plan.at(id)
        for n, figure in enumerate(place.figures):
            dx, dy = _spot(place.wide, n)
            ends[figure] = (x + dx, y + dy)
    return ends


def figure_said(look: Look, id: str) -> str:
    """A figure in words: name, whose, damage, place."""
    place = look.spot(id)
    name = look.who(id)
    if look.table.is_evocation(id):
        name = look.scene.words("of-owner", figure=name, owner=look.who(look.table.evocation(id).owner))
    return look.words("figure", who=name, life=look.life(id), place=look.name(place) if place else "")
