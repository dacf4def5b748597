"""What is different between two positions: as facts in words, and as the pieces that changed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args, get_origin

from msgspec import Struct, structs

from tutor.engine.event import Scalar
from tutor.engine.game import Game
from tutor.engine.state import State, TableT
from tutor.trace.words import Speaker

_ABSENT = object()


class Change(Struct, frozen=True):
    """A fact that differs; `before` is None where the fact is new, `after` where it is gone."""

    name: str
    before: Scalar
    after: Scalar
    new: bool = False
    gone: bool = False


def changes(game: Game[TableT], before: State[TableT], after: State[TableT]) -> tuple[Change, ...]:
    """Every named fact of the game that differs, in the order in which the game names them."""
    was, now = game.facts(before), game.facts(after)
    differences = []
    for name in dict.fromkeys((*was, *now)):
        if name not in was:
            differences.append(Change(name, None, now[name], new=True))
        elif name not in now:
            differences.append(Change(name, was[name], None, gone=True))
        elif was[name] != now[name] or isinstance(was[name], bool) != isinstance(now[name], bool):
            differences.append(Change(name, was[name], now[name]))
    return tuple(differences)


def tell(speaker: Speaker, change: Change) -> str:
    """A change in words: the fact, and its values before and after."""
    fact = speaker.fact(change.name)
    if change.new:
        return speaker.say("differs-new", fact=fact, after=speaker.value(change.after))
    if change.gone:
        return speaker.say("differs-gone", fact=fact, before=speaker.value(change.before))
    before, after = speaker.value(change.before), speaker.value(change.after)
    return speaker.say("differs", fact=fact, before=before, after=after)


def changed(before: State[Any], after: State[Any]) -> frozenset[str]:
    """The ids of the pieces that differ, gone and new ones included.

    A piece is named by the seat whose area it lies in and its own name: "anna/die-3", the slot
    "anna/discipline-2", "anna/card/silverweed" (the kind stands before an id that does not say it). A plain
    value is named by its fields: "anna/mortal_wounds", "anna/stock/blood", "turn/over". Dice that are handed
    out lie in one row, "threat/0", "threat/1" and so on: those settled, those left, those removed.
    """
    return frozenset(_walk("", before.table, after.table))


def _walk(path: str, before: Any, after: Any) -> Iterator[str]:
    if before is after or before == after:
        return
    if isinstance(before, Struct) and type(before) is type(after):
        for field in before.__struct_fields__:
            yield from _field(path, field, getattr(before, field), getattr(after, field))
    else:
        yield path


def _field(path: str, field: str, before: Any, after: Any) -> Iterator[str]:
    if before is after or before == after:
        return
    here = _join(path, field)
    if not isinstance(before, tuple) or not isinstance(after, tuple):
        yield from _walk(here, before, after)
        return
    items = (*before, *after)
    if all(_is_row(item) for item in items):
        yield from _row(_join(path, field.removesuffix("s")), before, after)
        return
    if all(_key(item) for item in items):
        was, now = ({_key(item): item for item in side} for side in (before, after))
    else:
        was, now = ({f"{field}/{n}": item for n, item in enumerate(side)} for side in (before, after))
    for key in dict.fromkeys((*was, *now)):
        one, other = was.get(key, _ABSENT), now.get(key, _ABSENT)
        if _is_area(one) and _is_area(other):
            yield from _walk(_join(path, key), one, other)
        elif one != other:
            yield _join(path, key)


def _join(path: str, name: str) -> str:
    return f"{path}/{name}" if path else name


def _key(item: Any) -> str:
    """The name of a piece in its area; nothing for what has no name."""
    if not isinstance(item, Struct):
        return ""
    if _is_area(item):
        return str(getattr(item, "seat", ""))
    slot = getattr(item, "slot", "")
    if slot:
        return str(slot)
    id, kind = str(getattr(item, "id", "")), type(item).__name__.lower()
    return id if not id or id.startswith(f"{kind}-") else f"{kind}/{id}"


def _is_area(item: Any) -> bool:
    """Whether it is somebody's area: it belongs to a seat and holds pieces that have ids or slots."""
    return isinstance(item, Struct) and "seat" in item.__struct_fields__ and _kind_is_area(type(item))


@cache
def _kind_is_area(kind: type[Struct]) -> bool:
    return any(_holds_pieces(field.type) for field in structs.fields(kind))


def _holds_pieces(hint: Any) -> bool:
    return get_origin(hint) is tuple and any(
        isinstance(item, type) and issubclass(item, Struct) and {"id", "slot"} & set(item.__struct_fields__)
        for item in get_args(hint)
    )


def _is_row(item: Any) -> bool:
    return isinstance(item, Struct) and {"settled", "left", "removed", "prepared"} <= set(
        item.__struct_fields__
    )


def _row(path: str, before: tuple[Any, ...], after: tuple[Any, ...]) -> Iterator[str]:
    """The dice of the innermost row that changed; what was taken out of a row shows where it went."""
    if len(after) < len(before):
        return
    now = after[-1]
    if len(after) > len(before):
        yield from (f"{path}/{n}" for n in range(now.prepared))
        return
    was = before[-1]
    for first, old, new in (
        (0, was.settled, now.settled),
        (len(now.settled), was.left, now.left),
        (now.prepared, was.removed, now.removed),
    ):
        for n, die in enumerate(new):
            if n >= len(old) or (len(old) == len(new) and old[n] != die):
                yield f"{path}/{first + n}"
