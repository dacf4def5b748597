"""Conservation laws of positions: known names alone, every component as often as there is one, and limits.

Each function yields the flaws (`Flaw`) of a written position at the place where it breaks such a law. What a
position does not say breaks none, so counts are bounded from above alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final, TypeAlias

from msgspec import Struct

from tutor.engine.game import Flaw
from tutor.engine.question import CHANCE
from tutor.framework.shared_fields import Limit, Piece, marked
from tutor.framework.under_way import defaults
from tutor.rules.defects import field_name
from tutor.rules.words import Words

Path: TypeAlias = tuple[str | int, ...]
Flaws: TypeAlias = Iterator[Flaw]
Held: TypeAlias = Iterable[tuple[Path, str]]
"""Components by their ids, each with the place in the position that names it."""

NEAREST: Final = 3
"""So many near names are told at most."""

LIKENESS: Final = 0.6
"""How like a name must be to be told as a near one, from 0 to 1."""


def names(name: str, allowed: Iterable[str]) -> Words | str:
    """What is allowed in the place of a name that is not: the near ones first, then all."""
    known = tuple(dict.fromkeys(allowed))
    listed = ", ".join(known)
    if not known:
        return Words("nothing", "ничего")
    near = get_close_matches(name, known, NEAREST, LIKENESS)
    if not near or len(near) == len(known):
        return listed
    return perhaps(near, Words(f"one of {listed}", f"одно из: {listed}"))


def perhaps(near: Collection[str], allowed: Words) -> Words:
    """What is allowed, after the names that come near."""
    if not near:
        return allowed
    return Words(
        f"perhaps {' or '.join(near)}; {allowed.en}", f"возможно, {' или '.join(near)}; {allowed.ru}"
    )


def one_of(at: Path, actual: str, allowed: Collection[str], rule: str | None = None) -> Flaws:
    """A name that is none of those allowed; near ones are told."""
    if actual not in allowed:
        yield Flaw(at, actual, names(actual, allowed), rule)


def seat_flaws(at: Path, seats: Iterable[str], taken: Collection[str] = ()) -> Flaws:
    """Seats that are called nothing, or like chance or something else that has a part in the game."""
    for seat in seats:
        if not seat.strip():
            yield Flaw((*at, seat), seat, Words("a name for the seat", "имя места"))
        elif seat == CHANCE or seat in taken:
            yield Flaw((*at, seat), seat, Words("another name for a seat", "другое имя для места"))


def each_of(at: Path, ids: Iterable[str], allowed: Collection[str], rule: str | None = None) -> Flaws:
    """Entries of a list that are none of those allowed."""
    for n, name in enumerate(ids):
        yield from one_of((*at, n), name, allowed, rule)


def asked_for(at: Path, given: Iterable[str], parameters: Collection[str]) -> Flaws:
    """Names under which a program is given something (`with`), and does not ask for it."""
    for name in given:
        yield from one_of((*at, "with", name), name, parameters)


def at_most(at: Path, n: int, most: int | None, rule: str | None = None, least: int = 0) -> Flaws:
    """A number beyond its bounds; None as the greatest where nobody knows it."""
    if n < least or (most is not None and n > most):
        if most is None:
            allowed = Words(f"{least} or more", f"{least} или больше")
        elif least == most:
            allowed = Words(str(most), str(most))
        else:
            allowed = Words(f"{least} to {most}", f"от {least} до {most}")
        yield Flaw(at, str(n), allowed, rule)


def limit_flaws(at: Path, form: Struct, box: object) -> Flaws:
    """Numbers beyond the limits that their fields are marked with, in that component set."""
    for field, limit in marked(type(form), Limit):
        most = getattr(box, limit.most) if limit.most else None
        yield from at_most((*at, field.name), getattr(form, field.name), most, limit.rule)


def pieces_in(at: Path, form: Struct) -> Iterator[tuple[Path, str]]:
    """The components in fields marked so, with their places."""
    for field, _ in marked(type(form), Piece):
        yield from listed((*at, field.name), getattr(form, field.name) or ())


def once(at: Path, listed: Iterable[str], rule: str | None = None) -> Flaws:
    """Entries that a list names a second time."""
    seen = set[str]()
    for n, name in enumerate(listed):
        if name in seen:
            actual = Words(f"{name} a second time", f"{name} второй раз")
            yield Flaw((*at, n), actual, Words("each of them once", "каждое один раз"), rule)
        seen.add(name)


def apart(held: Held, what: Words, rule: str | None = None) -> Flaws:
    """The same thing in two places of which each has its own, such as a mage of two seats."""
    first = dict[str, Path]()
    for at, id in held:
        if id and first.setdefault(id, at) != at:
            where = field_name(first[id])
            actual = Words(f"{id}, as in {where}", f"{id}, как и в {where}")
            yield Flaw(at, actual, what, rule)


def as_many(held: Held, count: Callable[[str], int | None], rule: Callable[[str], str | None]) -> Flaws:
    """More copies of a component than there are, at the first that is one too many.

    `count` tells how many there are of an id, None where nobody knows, `rule` which rule says so.
    """
    used, first = Counter[str](), dict[str, Path]()
    for at, id in held:
        used[id] += 1
        first.setdefault(id, at)
        most = count(id)
        if most is not None and used[id] == most + 1:
            where = field_name(first[id])
            actual = Words(
                f"{id}, copy {used[id]} (the first is in {where})",
                f"{id}, экземпляр {used[id]} (первый в {where})",
            )
            yield Flaw(at, actual, copies(most), rule(id))


def copies(most: int) -> Words:
    """How many there are of a component."""
    if most == 1:
        return Words("it once: there is one in the box", "один раз: в коробке такая вещь одна")
    if most == 0:
        return Words("none: there is none in the box", "ни одной: в коробке такой нет")
    return Words(f"at most {most}: the box has no more", f"не больше {most}: больше в коробке нет")


def before_setup(
    position: Struct, seats: str, names: Collection[str], of_seat: Collection[str], rule: str | None = None
) -> Flaws:
    """What is written of a table on which nothing lies yet, beside what says how it will be set up.

    `seats` is the field with what is before each seat, `names` and `of_seat` are the fields that matter.
    """
    allowed = Words(
        "nothing: the set-up begins at an empty table", "ничего: подготовку начинают с пустого стола"
    )
    entries: list[tuple[Path, Struct, Collection[str]]] = [((), position, (seats, *names))]
    entries += [((seats, seat), one, of_seat) for seat, one in getattr(position, seats).items()]
    for at, form, matters in entries:
        usual = defaults(type(form))
        for field in form.__struct_fields__:
            value = getattr(form, field)
            if field not in matters and (value or usual[field]) and value != usual[field]:
                actual = Words("what lies there later", "то, что появится позже")
                yield Flaw((*at, field), actual, allowed, rule)


def listed(at: Path, cards: Iterable[str | tuple[str, ...]]) -> Iterator[tuple[Path, str]]:
    """The cards of a written list with their places, or those that are the keys of a mapping.

    Of a deck with layers the places are those inside.
    """
    if isinstance(cards, Mapping):
        yield from (((*at, id), id) for id in cards)
        return
    for n, one in enumerate(cards):
        if isinstance(one, str):
            yield (*at, n), one
        else:
            yield from (((*at, n, m), card) for m, card in enumerate(one))
