"""The package of a new game: small, commented, and sound as it is, made of the files in `template`."""

from __future__ import annotations

import keyword
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tutor.rules.compiling import compile_catalogue
from tutor.rules.registry import ID, installed
from tutor.rules.words import Words

TEMPLATE: Final = Path(__file__).parent / "template"
SUFFIX: Final = ".in"
LONGEST_PREFIX: Final = 8


class Refused(ValueError):
    """Why no package is made, in words."""

    def __init__(self, en: str, ru: str) -> None:
        super().__init__(en)
        self.says: Final = Words(en, ru)


def write_package(game: str, out: Path) -> Path:
    """Writes the package of a game into a folder of its own below `out`, and gives that folder.

    Raises Refused for a name that cannot be one, and where something is in the way.
    """
    prefix = _prefix(game)
    folder = out / game
    if folder.exists():
        raise Refused(f"{folder} is there already", f"{folder} уже есть")
    named = {"@game@": game, "@prefix@": prefix, "@Title@": game.capitalize()}
    for source in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        path = folder / _place(source.relative_to(TEMPLATE), game)
        text = source.read_text("utf-8")
        for name, value in named.items():
            text = text.replace(name, value)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8", newline="\n")
        except OSError as error:
            raise Refused(f"{path}: {error.strerror}", f"{path}: {error.strerror}") from error
    package = folder / game
    for name, data in compile_catalogue(game, package).items():
        (package / "data" / name).write_bytes(data)
    return folder


def _prefix(game: str) -> str:
    """The first part of the ids of rules for a game of that id."""
    if not ID.fullmatch(game):
        raise Refused(
            f"NAME: found {game}; allowed: 2 to 30 letters from a to z",
            f"NAME: найдено {game}; допустимо: от 2 до 30 букв от a до z",
        )
    if game in installed():
        raise Refused(f"NAME: there is a game {game} already", f"NAME: игра {game} уже есть")
    if keyword.iskeyword(game) or find_spec(game) is not None:
        raise Refused(
            f"NAME: found {game}; Python has a word or a package of that name",
            f"NAME: найдено {game}; в Python есть такое слово или пакет",
        )
    prefix = game[:LONGEST_PREFIX]
    if prefix in {one.prefix for one in installed().values()}:
        raise Refused(
            f"NAME: ids of rules that begin with {prefix} are taken",
            f"NAME: id правил, которые начинаются с {prefix}, заняты",
        )
    return prefix


def _place(path: Path, game: str) -> Path:
    """Where a file of the template goes."""
    renamed = {"package": game, "lessons": game, "test_game.py": f"test_{game}.py"}
    renamed |= {f"game.{lang}.ftl": f"{game}.{lang}.ftl" for lang in ("en", "ru")}
    parts = [part.removesuffix(SUFFIX) for part in path.parts]
    return Path(*(renamed.get(part, part) for part in parts))
