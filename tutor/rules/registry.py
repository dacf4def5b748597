"""The games that are installed: each a package, told of by an entry point of the group `tutor.games`.

    [project.entry-points."tutor.games"]
    nim = "nim:GAME"

The name is the id of the game, the value the package and what in it is the game. Nothing of the package is
run to find out what there is: prefix, title and place on pages are read from its compiled catalogue,
`data/catalogue.json`. The game itself, and how it is shown, are imported when somebody asks for them.

A package that is broken is left out and told of (`problems`); the others are as if it were not there.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import Distribution, EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from tutor.rules.words import Words

GROUP: Final = "tutor.games"
OWN: Final = "mage-rules-tutor"
"""The distribution whose games come first: no other takes their ids or prefixes."""

ID: Final = re.compile(r"[a-z]{2,30}")
PREFIX: Final = re.compile(r"[a-z]{2,8}")
CATALOGUE: Final = Path("data") / "catalogue.json"
LAST: Final = 1000
"""The place on pages of a game that names none."""

_LOG: Final = logging.getLogger(GROUP)


class Head(msgspec.Struct, frozen=True):
    """The beginning of a compiled catalogue: id, first part of the ids of rules, title, place on pages."""

    game: str
    prefix: str
    title: Words
    order: int = LAST


class Installed(msgspec.Struct, frozen=True):
    """A game that is there: the package `module` in `folder`, in which `attribute` is the game itself."""

    id: str
    prefix: str
    title: Words
    module: str
    attribute: str
    folder: Path
    distribution: str

    def load(self, module: str = "", attribute: str = "") -> Any:
        """What the package has of that name, in a module of it ("" for the package), imported now.

        Without a name it is the game. Raises whatever the import raises, and AttributeError.
        """
        loaded = import_module(f"{self.module}.{module}".rstrip("."))
        return getattr(loaded, attribute or self.attribute)

    def has(self, module: str) -> bool:
        """Whether the package has a module or package of that name."""
        place = self.folder.joinpath(*module.split("."))
        return place.with_suffix(".py").is_file() or (place / "__init__.py").is_file()


class Problem(msgspec.Struct, frozen=True):
    """Why a game is left out, `says` in words for the middle of a sentence."""

    game: str
    distribution: str
    says: Words


_PROBLEMS: Final[dict[str, Problem]] = {}


def problems() -> tuple[Problem, ...]:
    """What is wrong with games that are left out, as far as they were read or loaded."""
    installed()
    return tuple(_PROBLEMS.values())


def leave_out(game: str, distribution: str, says: Words) -> None:
    """Notes that a game cannot be used, once, and writes it into the log."""
    problem = Problem(game, distribution, says)
    if _PROBLEMS.setdefault(f"{distribution}/{game}", problem) is problem:
        _LOG.warning("The game %r of %s is left out: %s.", game, distribution, says.en)


@cache
def installed() -> dict[str, Installed]:
    """Every game whose catalogue can be read, by id, in the order of the pages; looked up once.

    What turns out to have no whole catalogue is taken out (`catalogue.PREFIXES`).
    """
    points = [(_of(point), point) for point in entry_points(group=GROUP)]
    taken: dict[str, Installed] = {}
    order: dict[str, int] = {}
    for distribution, point in sorted(points, key=lambda one: (one[0] != OWN, one[0], one[1].name)):
        try:
            order[point.name], taken[point.name] = _read(point, distribution, taken)
        except Unusable as error:
            leave_out(point.name, distribution, error.says)
    return {id: taken[id] for id in sorted(taken, key=lambda id: (order[id], taken[id].title.en))}


def folder_of(game: str) -> Path:
    """The folder of a game's package. Raises `KeyError` that names the games there are."""
    there = installed()
    if game not in there:
        raise KeyError(f"no game {game!r}; there are {', '.join(there)}")
    return there[game].folder


def packages() -> Mapping[str, Path]:
    """The folders of all packages that games are to come from, with a catalogue or without one."""
    return dict(_packages())


def _packages() -> Iterator[tuple[str, Path]]:
    for point in entry_points(group=GROUP):
        try:
            yield point.name, _folder(point)
        except Unusable:
            continue


class Unusable(Exception):
    """Why an entry point leads to no game, in words for the middle of a sentence."""

    def __init__(self, en: str, ru: str) -> None:
        super().__init__(en)
        self.says: Final = Words(en, ru)


def _of(point: EntryPoint) -> str:
    """The name of the distribution that an entry point comes from."""
    return _name(point.dist) if point.dist is not None else "?"


@cache
def _name(distribution: Distribution) -> str:
    """Looking it up reads a file."""
    return distribution.name


def _folder(point: EntryPoint) -> Path:
    try:
        spec = find_spec(point.module)
    except Exception as error:
        raise Unusable(
            f"its package {point.module} cannot be imported ({type(error).__name__}: {error})",
            f"её пакет {point.module} не импортируется ({type(error).__name__}: {error})",
        ) from error
    if spec is None or not spec.submodule_search_locations:
        raise Unusable(f"there is no package {point.module}", f"пакета {point.module} нет")
    return Path(next(iter(spec.submodule_search_locations)))


def _read(point: EntryPoint, distribution: str, taken: Mapping[str, Installed]) -> tuple[int, Installed]:
    """The game that an entry point tells of, with its place on pages."""
    if not ID.fullmatch(point.name):
        raise Unusable(
            "its id is to be 2 to 30 letters from a to z", "её id должен состоять из 2–30 букв от a до z"
        )
    if point.name in taken:
        other = taken[point.name].distribution
        raise Unusable(f"{other} has a game of that id", f"игра с таким id уже есть в {other}")
    if not point.attr:
        raise Unusable(
            f"its entry point names no object, as in {point.module}:GAME",
            f"её точка входа не называет объект, как в {point.module}:GAME",
        )
    folder = _folder(point)
    head = _head(folder / CATALOGUE)
    if head.game != point.name:
        raise Unusable(f"its catalogue is that of {head.game!r}", f"её каталог описывает игру {head.game!r}")
    if not PREFIX.fullmatch(head.prefix):
        raise Unusable(
            "the prefix of its rules is to be 2 to 8 letters from a to z",
            "префикс её правил должен состоять из 2–8 букв от a до z",
        )
    other = next((game.id for game in taken.values() if game.prefix == head.prefix), "")
    if other:
        raise Unusable(
            f"ids of rules that begin with {head.prefix!r} are those of {other}",
            f"с {head.prefix!r} начинаются id правил игры {other}",
        )
    game = Installed(point.name, head.prefix, head.title, point.module, point.attr, folder, distribution)
    return head.order, game


def _head(path: Path) -> Head:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Head)
    except OSError as error:
        raise Unusable(
            f"there is no {path}; python -m tutor.rules writes it",
            f"нет файла {path}; его пишет python -m tutor.rules",
        ) from error
    except msgspec.MsgspecError as error:
        raise Unusable(f"{path} cannot be read: {error}", f"{path} не читается: {error}") from error
