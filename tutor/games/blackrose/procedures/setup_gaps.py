"""What keeps a whole game from being set up: who plays, the lodge, or facts that the box does not have."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.game import Flaw
from tutor.games.blackrose.components.component_set import MOONS, Box, box
from tutor.games.blackrose.state.lodge.layouts import LODGE
from tutor.games.blackrose.state.lodge.lodge import HALL, THRONE, Lodge
from tutor.games.blackrose.state.readings import chosen
from tutor.rules.words import Words

MOST_PLAYERS = 4
MOST_WITH_AVATAR = 3
ROOMS = 19
"""How many rooms a lodge has (brw.setup.lodge)."""

LISTS = 2
"""How many starting lists a school lets choose from (brw.setup.school-choice)."""

Flaws = Iterator[Flaw]


class NotPlayable(ValueError):
    """A game that cannot be set up; `flaws` says why, with the rule of each reason."""

    def __init__(self, flaws: tuple[Flaw, ...]) -> None:
        self.flaws = flaws
        super().__init__("; ".join(f"{flaw.actual} ({flaw.rule})" for flaw in flaws))


def gaps(
    seats: tuple[str, ...],
    named: str,
    *,
    avatar: bool = False,
    rulings: tuple[tuple[str, str], ...] = (),
    lodge: Lodge | None = None,
) -> tuple[Flaw, ...]:
    """Every reason why those seats cannot begin a game with that box."""
    known = box(named)
    return (
        *_seats(seats, avatar),
        *_lodge(rulings, lodge, len(seats) + avatar),
        *_rooms(known),
        *_mages(known, len(seats) + avatar),
        *_schools(known, len(seats)),
        *_decks(known, avatar),
        *(_avatar(known) if avatar else ()),
    )


def _seats(seats: tuple[str, ...], avatar: bool) -> Flaws:
    if len(set(seats)) != len(seats):
        yield Flaw(
            ("seats",), ", ".join(seats), Words("different names", "разные имена"), "brw.setup.players"
        )
    if avatar and not 1 <= len(seats) <= MOST_WITH_AVATAR:
        allowed = Words("1 to 3 players and the avatar", "от 1 до 3 игроков и аватар")
        yield Flaw(("seats",), str(len(seats)), allowed, "brw.avatar.max-humans")
    elif not avatar and not 2 <= len(seats) <= MOST_PLAYERS:
        allowed = Words("2 to 4 players, or 1 with the avatar", "от 2 до 4 игроков или 1 с аватаром")
        yield Flaw(("seats",), str(len(seats)), allowed, "brw.setup.players")


def _lodge(rulings: tuple[tuple[str, str], ...], lodge: Lodge | None, mages: int) -> Flaws:
    """What is wrong with the lodge: none or one of one's own where the other is called for, or too small."""
    yield from lodge_wanted(rulings, lodge)
    if lodge is None:
        return
    if len(lodge.rooms) > ROOMS:
        yield too_many_rooms(len(lodge.rooms))
    ids = {room.id for room in lodge.rooms}
    for room in (HALL, THRONE):
        if room not in ids:
            named = Words(f"a place for {room}", f"место для {room}")
            yield Flaw(("lodge", "rooms"), Words("none", "нет"), named, "brw.setup.core-rooms")
    yield from cells_wanted(lodge, mages)


def lodge_wanted(rulings: tuple[tuple[str, str], ...], lodge: Lodge | None) -> Flaws:
    """Whether a lodge of one's own is given under the reading that wants one, and under no other."""
    free = chosen(dict(rulings))(LODGE) == "free"
    none, own = Words("none", "нет"), Words("a lodge of its own", "своя ложа")
    if free and lodge is None:
        allowed = Words(
            f"a lodge of its own: its rooms and cells with their places; or another reading of {LODGE}",
            f"своя ложа: её комнаты и кельи с их местами; или другое прочтение трактовки {LODGE}",
        )
        yield Flaw(("lodge",), none, allowed, "brw.setup.lodge")
    if lodge is not None and not free:
        reading = Words(f"the reading free of {LODGE}", f"прочтение free трактовки {LODGE}")
        yield Flaw(("lodge",), own, reading, "brw.setup.lodge")


def too_many_rooms(n: int) -> Flaw:
    """The flaw of a lodge of one's own with more rooms than there are."""
    most = Words(f"at most {ROOMS} rooms", f"комнат: не больше {ROOMS}")
    return Flaw(("lodge", "rooms"), str(n), most, "brw.setup.lodge")


def cells_wanted(lodge: Lodge, mages: int, path: tuple[str, ...] = ("lodge", "cells")) -> Flaws:
    """Whether there is a cell for each mage (brw.cell.colour)."""
    if len(lodge.cells) < mages:
        yield _too_few(path, "cells", "келий", len(lodge.cells), mages, "brw.setup.cells")


def _rooms(known: Box) -> Flaws:
    if len(known.rooms) < ROOMS:
        yield _too_few(("box", "rooms"), "rooms", "комнат", len(known.rooms), ROOMS, "brw.setup.lodge")
    for room in known.rooms:
        if not known.complete(room):
            yield _unknown(("box", room), room, "brw.setup.lodge")


def _mages(known: Box, needed: int) -> Flaws:
    n = sum(known.complete(mage) and bool(known.personal(mage)) for mage in known.mages)
    if n < needed:
        en, ru = "mages with known values and personal spells", "магов с известными значениями и заклинаниями"
        yield _too_few(("box", "mages"), en, ru, n, needed, "brw.setup.choose-colour")


def _schools(known: Box, needed: int) -> Flaws:
    n = sum(len(known.starting(school)) >= LISTS for school in known.schools)
    if n < needed:
        en, ru = "schools with both starting lists", "школ с обоими стартовыми гримуарами"
        yield _too_few(("box", "schools"), en, ru, n, needed, "brw.setup.school-choice")
    for school in known.schools:
        if not known.deck(school):
            yield _too_few(
                ("box", school), f"cards of {school}", f"карт в {school}", 0, 1, "brw.setup.library"
            )


def _decks(known: Box, avatar: bool) -> Flaws:
    needed = [("forgotten", "brw.setup.forgotten")]
    needed += [(deck, "brw.setup.power-decks") for deck in ("jinx", "upgrade", "evocation")]
    for moon in MOONS:
        needed.append((f"quest-{moon}", "brw.setup.power-decks"))
        needed.append((f"avatar-event-{moon}" if avatar else f"event-{moon}", "brw.setup.event-board"))
        if avatar:
            needed.append((f"order-{moon}", "brw.avatar.setup.decks"))
    for deck, rule in needed:
        if not known.deck(deck):
            yield _too_few(("box", deck), f"cards in {deck}", f"карт в {deck}", 0, 1, rule)


def _avatar(known: Box) -> Flaws:
    if not known.avatar().known:
        yield _unknown(("box", known.avatar().id), known.avatar().id, "brw.avatar.stats")


def _too_few(path: tuple[str, ...], en: str, ru: str, n: int, needed: int, rule: str) -> Flaw:
    allowed = Words(f"at least {needed}", f"не меньше {needed}")
    return Flaw(path, Words(f"{en}: {n}", f"{ru}: {n}"), allowed, rule)


def _unknown(path: tuple[str, ...], id: str, rule: str) -> Flaw:
    known = Words("a box in which it is known", "набор данных, где это известно")
    return Flaw(path, Words(f"{id}: something is unknown", f"{id}: что-то неизвестно"), known, rule)
