"""The kinds of events, questions, options and refusals that code writes down, found without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tutor.framework.unlisted import kinds_of

ROOT = Path(__file__).parents[2]


class Place(NamedTuple):
    """Where a call is given a kind, the first word of its messages, and what is made of the kind."""

    word: str
    at: int
    name: str
    made: str = "{}"


Home = tuple[str, str]
"""A module and a name defined in it; all methods of one name count as one."""

METHOD = ""

Kinds = frozenset[tuple[str, str]]
"""Kinds with the first word of their messages; a star stands for what the code fills in."""

ENGINE = "tutor.engine"
SEEDS: dict[Home, Place] = {
    (f"{ENGINE}.event", "Event"): Place("event", 1, "kind"),
    (f"{ENGINE}.question", "Option"): Place("option", 1, "kind"),
    (f"{ENGINE}.question", "Refusal"): Place("refusal", 1, "kind"),
    (f"{ENGINE}.question", "Question"): Place("ask", 2, "kind"),
    (f"{ENGINE}.state", "Window"): Place("ask", 0, "kind"),
}
"""Where kinds come from in the end."""


class Scope(NamedTuple):
    """The class and the functions around a call, the innermost function last."""

    class_: ast.ClassDef | None = None
    functions: tuple[ast.FunctionDef, ...] = ()


class Module:
    """One file: its calls with what is around them, and where its names come from."""

    def __init__(self, file: Path) -> None:
        self.name = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        self.tree = ast.parse(file.read_text("utf-8"))
        self.calls: list[tuple[ast.Call, Scope]] = []
        self.homes: dict[str, Home] = {}
        self._read(self.tree, Scope())

    def _read(self, node: ast.AST, scope: Scope) -> None:
        for child in ast.iter_child_nodes(node):
            inside = scope
            if isinstance(child, ast.ImportFrom):
                for one in child.names:
                    self.homes[one.asname or one.name] = (child.module or "", one.name)
            elif isinstance(child, ast.ClassDef):
                self.homes[child.name] = (self.name, child.name)
                inside = Scope(child)
            elif isinstance(child, ast.FunctionDef):
                self.homes.setdefault(child.name, (self.name, child.name))
                inside = Scope(scope.class_, (*scope.functions, child))
            elif isinstance(child, ast.Call):
                self.calls.append((child, scope))
            self._read(child, inside)

    def home(self, function: ast.expr) -> Home | None:
        """Where what is called is defined, as far as that can be read."""
        if isinstance(function, ast.Name):
            return self.homes.get(function.id)
        if isinstance(function, ast.Attribute):
            value = function.value
            within = self.homes.get(value.id) if isinstance(value, ast.Name) else None
            return (".".join(within) if within else METHOD, function.attr)
        return None


class Finder:
    """Finds every kind that the files write down, however many functions hand it on."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.modules = [Module(file) for file in files]
        self.places: dict[Home, set[Place]] = {home: {place} for home, place in SEEDS.items()}
        self.found: set[tuple[str, str]] = set()
        known = -1
        while known != (known := sum(map(len, self.places.values()))):
            for module in self.modules:
                self._look(module)

    def _look(self, module: Module) -> None:
        for call, scope in module.calls:
            home = module.home(call.func)
            for place in tuple(self.places.get(home, ())) if home else ():
                named = (word.value for word in call.keywords if word.arg == place.name)
                given = call.args[place.at] if len(call.args) > place.at >= 0 else next(named, None)
                if given is not None:
                    self._keep(module, scope, given, place)

    def _keep(self, module: Module, scope: Scope, given: ast.expr, place: Place) -> None:
        for kind in self._read(module, scope, given, place):
            self.found.add((place.word, place.made.format(kind)))

    def _read(self, module: Module, scope: Scope, given: ast.expr, place: Place) -> Iterator[str]:
        match given:
            case ast.Constant(value=str(kind)) if kind:
                yield kind
            case ast.IfExp(body=one, orelse=other):
                yield from self._read(module, scope, one, place)
                yield from self._read(module, scope, other, place)
            case ast.JoinedStr(values=parts):
                yield from self._joined(module, scope, parts, place)
            case ast.Attribute(value=ast.Name(id="self"), attr=field) if scope.class_ is not None:
                self._add((module.name, scope.class_.name), Place(place.word, -1, field, place.made))
                yield from _default(scope.class_, field)
            case ast.Name(id=name):
                yield from self._named(module, scope, name, place)

    def _joined(self, module: Module, scope: Scope, parts: list[ast.expr], place: Place) -> Iterator[str]:
        made = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)
        whole = place._replace(made=place.made.format(made))
        for part in parts:
            if isinstance(part, ast.FormattedValue):
                kinds = list(self._read(module, scope, part.value, whole))
                open_ = not kinds and not self._handed_on(module, scope, whole)
                yield from (made.format(kind) for kind in (kinds or ["*"] * open_))

    def _handed_on(self, module: Module, scope: Scope, place: Place) -> bool:
        """Whether what surrounds a call is given the kind by others."""
        names = [function.name for function in scope.functions]
        around = [*names, scope.class_.name] if scope.class_ else names
        return any(
            (one.word, one.made) == (place.word, place.made)
            for name in around
            for home in (module.name, METHOD)
            for one in self.places.get((home, name), ())
        )

    def _named(self, module: Module, scope: Scope, name: str, place: Place) -> Iterator[str]:
        for at, function in enumerate(reversed(scope.functions)):
            takes = [one.arg for one in (*function.args.posonlyargs, *function.args.args)]
            keywords = [one.arg for one in function.args.kwonlyargs]
            if name in (*takes, *keywords):
                of_class = scope.class_ is not None and at == len(scope.functions) - 1
                position = takes.index(name) - of_class if name in takes else -1
                home = METHOD if of_class else module.name
                self._add((home, function.name), Place(place.word, position, name, place.made))
                return
            for value in _assigned(ast.walk(function), name):
                yield from self._read(module, scope, value, place)
        for value in _assigned(module.tree.body, name):
            yield from self._read(module, Scope(), value, place)

    def _add(self, home: Home, place: Place) -> None:
        self.places.setdefault(home, set()).add(place)


def _default(class_: ast.ClassDef, field: str) -> Iterator[str]:
    for line in class_.body:
        match line:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(kind))):
                if name == field:
                    yield kind


def _assigned(nodes: Iterable[ast.AST], name: str) -> Iterator[ast.expr]:
    """What a name stands for: what is assigned to it, or gone through with it."""
    for node in nodes:
        match node:
            case ast.Assign(targets=[target], value=value):
                yield from _part(target, value, name)
            case ast.For(target=target, iter=ast.Tuple(elts=items)):
                for item in items:
                    yield from _part(target, item, name)
            case ast.comprehension(target=target, iter=ast.Tuple(elts=items)):
                for item in items:
                    yield from _part(target, item, name)


def _part(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    if isinstance(value, ast.IfExp):
        yield from _part(target, value.body, name)
        yield from _part(target, value.orelse, name)
    elif isinstance(target, ast.Name) and target.id == name:
        yield value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, held in zip(target.elts, value.elts, strict=False):
            yield from _part(one, held, name)


@cache
def kinds_in(game: str) -> Kinds:
    """Every kind that the engine and the code of a game write down."""
    folders = (ROOT / "tutor" / "games" / game, ROOT / "tutor" / "engine")
    found = Finder(file for folder in folders for file in sorted(folder.rglob("*.py"))).found
    named = {("option", option) for asked in kinds_of(game).values() for option in asked.options}
    return frozenset(found | named)


def told_by(kinds: Kinds, key: str) -> bool:
    """Whether a message tells one of the kinds: notes and what would allow something go with them."""
    word, _, kind = key.removesuffix("-note").partition("-")
    word = {"allowed": "refusal", "group": "option"}.get(word, word)
    return any(word == of and fnmatchcase(kind, one) for of, one in kinds)
