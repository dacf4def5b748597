"""Elementary changes of a written position, found from the form in which a game's positions are written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct, inspect

from tutor.analysis.position_data import Path, by_name, fitting, named_by

Place: TypeAlias = tuple[str, tuple[int, ...]]
"""A program and the path of one of its sentences."""

Op: TypeAlias = Literal["set", "take", "add"]
Edit: TypeAlias = tuple[Op, Path, Any]
"""A value is set, an entry is taken out (of a list by its index), an entry is added to a list."""

ACTING: Final = ("seat", "who")
"""Fields that say whose turn it is and who carries something out."""

PROGRAM: Final = "program"
"""What has such a field is under way: only who carries it out, and whether it is over, can be otherwise."""

PART: Final = "part"
"""Whether what is under way ends with the one after it."""

FACES: Final = 6
"""Things with a number have one up to this."""

FIXED: Final = "FIXED"
"""What a struct of a position calls its fields that are no matter of choice: what is printed on components,
how the game was set up, and what is noted of what has been done."""

CLOSED: Final = "CLOSED"
"""What a struct of a position calls its fields whose entries can be otherwise, and neither more nor fewer."""

RANGE: Final = 12
"""Numbers in a range no wider than that are tried one by one."""

LIST: Final = 24
"""Entries of longer lists are looked at only where the move or a reason names them."""

NEAR, OPEN, FAR, OTHER = 0, 1, 2, 3
"""How near a place is to a move: named by it or its reasons; its seat's own or nobody's; somebody else's; and
last that something lies elsewhere which neither the move nor a reason names."""


class Change(Struct, frozen=True):
    """One thing of a position that is otherwise: the place, what was there, and what is there then.

    `by` is how far a number is moved; of what is not counted it is 1, or more where more is turned over.
    """

    kind: Literal["number", "flag", "choice", "text", "add", "take", "move", "turn", "over", "time"]
    path: Path
    before: Any
    after: Any
    edits: tuple[Edit, ...]
    by: int = 1

    @property
    def touched(self) -> frozenset[Path]:
        """The places that it changes: two changes of one place exclude each other."""
        return frozenset(path if op != "add" else (*path, str(value)) for op, path, value in self.edits)


class Numbers(Struct, frozen=True):
    """A number that can be moved up and down; None where that has no bound."""

    path: Path
    value: int
    least: int | None
    most: int | None

    def at(self, value: int) -> Change:
        """The number changed to a value."""
        return Change(
            "number", self.path, self.value, value, (("set", self.path, value),), abs(value - self.value)
        )

    @property
    def narrow(self) -> bool:
        """Whether there are so few values that each can be tried."""
        return self.least is not None and self.most is not None and self.most - self.least <= RANGE


Site: TypeAlias = Numbers | Change
"""A place to change: a number of which the right value is still to be found, or a change as it is."""


class Sites(NamedTuple):
    """Places to change, the likeliest first, and those that have nothing to do with what was asked."""

    likely: tuple[Site, ...] = ()
    other: tuple[Site, ...] = ()


def changed(data: Any, changes: Iterable[Change]) -> Any:
    """The whole data of a position after several changes; numbers of entries are those before them.

    What does not change is shared with the data, which stays as it is.
    """
    edits = [edit for change in changes for edit in change.edits]
    made, fresh = copy(data), set[Path]()
    for op, path, value in edits:
        around = _own(made, path[:-1], fresh)
        if op == "set":
            around[path[-1]] = value
        elif op == "add":
            _add(around, path[-1], value)
    taken = [path for op, path, _ in edits if op == "take"]
    for path in sorted(taken, key=lambda path: _index(path[-1]), reverse=True):
        del _own(made, path[:-1], fresh)[path[-1]]
    return made


def sites(
    type_: type[Struct],
    data: Any,
    names: Iterable[str],
    seat: str,
    seats: tuple[str, ...],
    alike: Callable[[str], tuple[str, ...]],
    times: Iterable[Place] = (),
) -> Sites:
    """Every elementary change of a position.

    `data` is the whole of it (`position_data.whole`), `names` are the ids that the move and the reasons
    against it name, `seat` is whose move it is. `alike` gives the ids of the things of the box that are of
    one kind with another, and none for other ids. `times` are the places of programs at which such a move is
    asked for.
    """
    info = inspect.type_info(type_)
    finder = _Finder(frozenset(names), seat, seats, alike)
    finder.walk(info, data, ())
    changes = [*finder.turns(), *finder.times(times), *finder.sites, *finder.dice(), *finder.moves()]
    far = sorted(((finder.far(site), at) for at, site in enumerate(changes)))
    likely, other = ([changes[at] for how, at in far if (how == OTHER) is last] for last in (False, True))
    return Sites(tuple(likely), tuple(other))


def _own(data: Any, path: Path, fresh: set[Path]) -> Any:
    """What lies at a path of copied data, copied with all that is around it; `fresh` is copied already."""
    for at, step in enumerate(path, 1):
        if path[:at] not in fresh:
            fresh.add(path[:at])
            data[step] = copy(data[step])
        data = data[step]
    return data


def _add(around: Any, step: str | int, value: Any) -> None:
    """Adds an entry to the list or mapping at a step; a list that is not there begins with it."""
    is_there = isinstance(step, int) or step in around
    there = copy(around[step]) if is_there else []
    if isinstance(there, dict):
        there.setdefault(*value)
    else:
        there.append(value)
    around[step] = there


def _index(step: str | int) -> int:
    return step if isinstance(step, int) else -1


class _Finder:
    """Walks through a position once and gathers the places to change."""

    def __init__(
        self,
        names: frozenset[str],
        seat: str,
        seats: tuple[str, ...],
        alike: Callable[[str], tuple[str, ...]],
    ) -> None:
        self.names, self.seat, self.seats, self.alike = names, seat, seats, alike
        self.sites: list[Site] = []
        self.acting: list[Path] = []
        self.under_way: list[tuple[Path, list[Any]]] = []
        self.begins: Path | None = None
        self.counted: dict[str | int, dict[str, None]] = {}
        self.held: list[tuple[str, Edit]] = []
        self.holders: list[tuple[Path, bool]] = []

    def far(self, site: Site) -> int:
        """How far a place is from the move."""
        path = site.path
        if isinstance(site, Change) and site.kind == "move" and path[-1] not in self.names:
            return OTHER
        named = {str(step) for step in path} | ({str(site.after)} if isinstance(site, Change) else set())
        owner = next((step for step in path[:2] if step in self.seats), None)
        if owner not in (None, self.seat):
            return FAR
        return (
            NEAR
            if named & self.names or (isinstance(site, Change) and site.kind in ("turn", "time"))
            else OPEN
        )

    def walk(self, info: inspect.Type, data: Any, path: Path) -> None:
        kind, value = fitting(info, data)
        if value is None:
            self._absent(info, path)
            return
        match kind:
            case inspect.StructType():
                self._struct(kind, value, path)
            case inspect.DictType():
                self._dict(kind, value, path)
            case inspect.VarTupleType():
                self._list(kind, value, path)
            case inspect.BoolType():
                self._set("flag", path, value, not value)
            case inspect.IntType():
                self.sites.append(Numbers(path, value, kind.ge, kind.le))
            case inspect.LiteralType():
                for other in kind.values:
                    if other != value:
                        self._set("choice", path, value, other)
            case inspect.StrType():
                self._text(value, path)

    def _set(self, kind: Literal["flag", "choice", "text"], path: Path, before: Any, after: Any) -> None:
        self.sites.append(Change(kind, path, before, after, (("set", path, after),)))

    def _absent(self, info: inspect.Type, path: Path) -> None:
        """What is left open could be said: yes, no, or one of a closed list."""
        for one in info.types if isinstance(info, inspect.UnionType) else ():
            if isinstance(one, inspect.BoolType):
                self._set("flag", path, None, True)
                self._set("flag", path, None, False)
            elif isinstance(one, inspect.LiteralType):
                for value in one.values:
                    self._set("choice", path, None, value)

    def _struct(self, info: inspect.StructType, data: Mapping[str, Any], path: Path) -> None:
        fields = {one.encode_name: one for one in info.fields}
        fixed = getattr(info.cls, FIXED, ())
        for name, field in fields.items():
            if not path and _lists_programs(field.type):
                self.begins = (name,)
            if name not in fixed and (not _is_program(info) or name in ACTING):
                self.walk(field.type, data[name], (*path, name))
            if name in getattr(info.cls, CLOSED, ()):
                self._close((*path, name))

    def _close(self, path: Path) -> None:
        """Nothing is added to the entries at a path, and none of them is taken out."""
        self.holders = [one for one in self.holders if one[0] != path]
        self.held = [one for one in self.held if one[1][1][:-1] != path]
        self.sites = [
            site
            for site in self.sites
            if not isinstance(site, Change) or site.kind != "take" or site.path[:-1] != path
        ]

    def _dict(self, info: inspect.DictType, data: Mapping[str, Any], path: Path) -> None:
        keys = info.key_type.values if isinstance(info.key_type, inspect.LiteralType) else ()
        if isinstance(info.value_type, inspect.IntType):
            bounds = info.value_type.ge, info.value_type.le
            names = dict.fromkeys((*keys, *data, *(self.seats if data and not keys else ())))
            self.sites += [Numbers((*path, str(key)), data.get(str(key), 0), *bounds) for key in names]
            return
        seats = bool(data) and set(data) <= set(self.seats)
        for key, item in data.items():
            if not seats and not isinstance(item, list) and (len(data) <= LIST or key in self.names):
                self._take((*path, key), key, item)
            self.walk(info.value_type, item, (*path, key))
        if isinstance(info.value_type, inspect.VarTupleType):
            self.holders += [((*path, str(name)), False) for name in keys if name not in data]
        if not seats and by_name(info):
            self.holders.append((path, True))

    def _list(self, info: inspect.VarTupleType, data: list[Any], path: Path) -> None:
        item_type = info.item_type
        kinds = item_type.types if isinstance(item_type, inspect.UnionType) else (item_type,)
        if any(isinstance(one, inspect.IntType) for one in kinds):
            return
        program = _lists_programs(info)
        if program and data:
            self.under_way.append((path, data))
        for at, item in enumerate(data):
            named = _named(item_type, item)
            if len(data) <= LIST or named in self.names:
                if not program:
                    self._take((*path, at), named, item)
                self.walk(item_type, item, (*path, at))
            kind, number = _counted(named)
            if number:
                self.counted.setdefault(path[-1], {})[kind] = None
        if any(isinstance(one, inspect.StrType) for one in kinds):
            self.holders.append((path, False))

    def _take(self, path: Path, named: str, item: Any) -> None:
        edit: Edit = ("take", path, None)
        self.sites.append(Change("take", path, item, None, (edit,)))
        if named in self.names or self.alike(named):
            self.held.append((named, edit))

    def _text(self, value: str, path: Path) -> None:
        if value in self.seats and path[-1] in ACTING:
            self.acting.append(path)
        elif value in self.seats or (not value and path[-1] in self.names):
            for other in self.seats:
                if other != value:
                    self._set("text", path, value, other)
        elif isinstance(path[-1], str):
            named = sorted(self.names - {value}) if value in self.names else ()
            for other in dict.fromkeys((*named, *self.alike(value))):
                if other != value:
                    self._set("text", path, value, other)
        kind, number = _counted(value)
        for face in range(FACES, 0, -1) if number else ():
            if face != number:
                self._set("text", path, value, f"{kind} {face}")

    def turns(self) -> Iterator[Change]:
        """That it is the turn of the seat whose move it is, and that what is under way is over."""
        takes = [(path, len(data)) for path, data in self.under_way]
        paths = tuple(path for path, _ in takes)
        sets: list[Edit] = [("set", path, self.seat) for path in self.acting]
        if sets:
            yield Change("turn", sets[0][1], None, self.seat, tuple(sets), 2)
        for path, data in self.under_way:
            for n in range(1, len(data) + 1):
                if data[n - 1].get(PART):
                    continue  # A part ends with the effect that it is a part of.
                edits: tuple[Edit, ...] = tuple(("take", (*path, at), None) for at in range(n))
                yield Change("over", path, data[:n], None, edits, n)
        outside: list[Edit] = [edit for edit in sets if edit[1][:1] not in paths]
        if outside and takes:
            over: list[Edit] = [("take", (*path, at), None) for path, n in takes for at in range(n)]
            yield Change("turn", outside[0][1], "", self.seat, (*outside, *over), 3)

    def times(self, places: Iterable[Place]) -> Iterator[Change]:
        """That it is the time for the move: nothing is under way but a program that comes to ask for it."""
        if self.begins is None:
            return
        outside: list[Edit] = [("set", path, self.seat) for path in self.acting if path[:1] != self.begins]
        for program, at in places:
            effect = {"who": self.seat, PROGRAM: program, "at": list(at)}
            edits: tuple[Edit, ...] = (("set", self.begins, [effect]), *outside)
            yield Change("time", self.begins, None, program, edits, 4)

    def dice(self) -> Iterator[Change]:
        """Further entries of lists of things with a number ("bone 6"), of the kinds that such lists hold."""
        for path, _ in self.holders:
            for kind in self.counted.get(path[-1], ()):
                for number in range(FACES, 0, -1):
                    text = f"{kind} {number}"
                    yield Change("add", (*path, text), None, text, (("add", path, text),))

    def moves(self) -> Iterator[Change]:
        """What lies somewhere lies elsewhere; what the move or a reason names and lies nowhere is there."""
        for path, keyed in self.holders:
            here = {name for name, (_, lies, _) in self.held if lies[:-1] == path}
            for name, taking in self.held:
                if name not in here and path[: len(taking[1])] != taking[1]:
                    adding: Edit = ("add", path, (name, {}) if keyed else name)
                    yield Change("move", (*path, name), taking[1], path, (taking, adding))
            for name in sorted(self.names - {name for name, _ in self.held} - set(self.seats)):
                adding = ("add", path, (name, {}) if keyed else name)
                yield Change("add", (*path, name), None, name, (adding,))


def _counted(text: str) -> tuple[str, int]:
    """What a text counts, and the number of it ("bone 6"); 0 for any other text."""
    kind, _, number = text.rpartition(" ")
    return (kind, int(number)) if kind and number.isdecimal() else ("", 0)


def _lists_programs(info: inspect.Type) -> bool:
    """Whether what is under way is listed here."""
    for one in info.types if isinstance(info, inspect.UnionType) else (info,):
        item = one.item_type if isinstance(one, inspect.VarTupleType) else None
        if isinstance(item, inspect.StructType) and _is_program(item):
            return True
    return False


def _is_program(info: inspect.StructType) -> bool:
    return {PROGRAM, "who"} <= {one.encode_name for one in info.fields}


def _named(info: inspect.Type, item: Any) -> str:
    """The id of an entry of a list; what is under way has none."""
    kind, value = fitting(info, item)
    field = named_by(kind) if isinstance(kind, inspect.StructType) and not _is_program(kind) else None
    return str(value[field]) if field is not None else value if isinstance(value, str) else ""
