"""The rules of a game as data: look them up by id, read them in either language.

>>> from tutor.rules.catalogue import rule
>>> rule("pen.threat.steps").title.en
'Three steps of a threat roll'
"""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import Final, Literal

import msgspec

from tutor.rules.components import Component, ComponentData, Note
from tutor.rules.examples import Cite, Example, ExampleData
from tutor.rules.facts import Basis
from tutor.rules.registry import OWN, Installed, folder_of, installed, leave_out
from tutor.rules.rulings import Ruling
from tutor.rules.words import Lang, Words

RuleKind = Literal[
    "definition", "setup", "procedure", "timing", "permission", "prohibition", "limit", "trigger",
    "scoring", "endgame", "variant", "solo",
]  # fmt: skip


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A source of rules or facts. ``note`` says what it holds and which source wins.

    ``sections``: what we call a heading of a Russian book in English, by the heading.
    """

    title: Words
    note: Words | None = None
    sections: dict[str, str] = {}

    def section(self, heading: str, lang: Lang) -> str:
        """A heading in that language; as it stands in the book where we have no name for it."""
        return self.sections.get(heading, heading) if lang == "en" else heading


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One rule as one statement that a test can check.

    ``depends``: rules needed to understand this one. ``basis``: given when the books do not state the rule
    outright. ``errata_of``: the rule (or the place of the book) that this one corrects. ``exempt``: why
    nobody can perform it, for rules about what is in the box.
    """

    id: str
    title: Words
    text: Words
    kind: RuleKind
    source: tuple[Cite, ...]
    depends: tuple[str, ...] = ()
    basis: Basis | None = None
    errata_of: str | None = None
    exempt: Words | None = None


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The components file: what kinds and facts there are, and the components."""

    kinds: dict[str, Words]
    fact_names: dict[str, Words]
    components: tuple[ComponentData, ...]
    sources: dict[str, Book] = {}
    notes: tuple[Note, ...] = ()


class Compiled(msgspec.Struct, frozen=True):
    """What ``catalogue.json`` holds; it begins as `registry.Head` reads it.

    The parts that are seldom asked for are decoded on demand.
    """

    game: str
    prefix: str
    title: Words
    order: int
    digest: str
    sources: dict[str, Book]
    rules: tuple[Rule, ...]
    parts: msgspec.Raw
    rulings: msgspec.Raw
    examples: msgspec.Raw


class Catalogue:
    """The rules, components, rulings and examples of one game. It never changes after it was read."""

    def __init__(self, compiled: Compiled, parts: Parts | None = None) -> None:
        self.game: Final = compiled.game
        self.digest: Final = compiled.digest
        self.title: Final = compiled.title
        self.sources: Final = compiled.sources
        self.rules: Final = compiled.rules
        self._by_id: Final = {rule.id: rule for rule in compiled.rules}
        self._compiled: Final = compiled
        self._parts: Final = parts

    def __repr__(self) -> str:
        return f"<Catalogue {self.game}: {len(self.rules)} rules>"

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._by_id

    def rule(self, id: str) -> Rule:
        """The rule ``id``. Raises `KeyError` that says what is missing."""
        try:
            return self._by_id[id]
        except KeyError:
            raise KeyError(f"{self.game} has no rule {id!r}") from None

    @cached_property
    def parts(self) -> Parts:
        """The components file as plain data."""
        return self._parts or msgspec.json.decode(self._compiled.parts, type=Parts)

    @cached_property
    def names(self) -> dict[str, Words]:
        """The names of all components by id."""
        return {data.id: data.name for data in self.parts.components}

    @cached_property
    def components(self) -> tuple[Component, ...]:
        """All components, in the order of the file."""
        return tuple(Component.of(data) for data in self.parts.components)

    @cached_property
    def _components(self) -> dict[str, Component]:
        return {component.id: component for component in self.components}

    def component(self, id: str) -> Component:
        """The component ``id``. Raises `KeyError` that says what is missing."""
        try:
            return self._components[id]
        except KeyError:
            raise KeyError(f"{self.game} has no component {id!r}") from None

    def of_kind(self, kind: str) -> tuple[Component, ...]:
        """The components of one kind. Raises `KeyError` that names the kinds there are."""
        if kind not in self.parts.kinds:
            raise KeyError(f"{self.game} has no kind {kind!r}; it has {', '.join(self.parts.kinds)}")
        return self._of_kinds.get(kind, ())

    @cached_property
    def _of_kinds(self) -> dict[str, tuple[Component, ...]]:
        groups: dict[str, list[Component]] = {}
        for component in self.components:
            groups.setdefault(component.kind, []).append(component)
        return {kind: tuple(components) for kind, components in groups.items()}

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        """All rulings, in the order of the file."""
        return msgspec.json.decode(self._compiled.rulings, type=tuple[Ruling, ...])

    @cached_property
    def _rulings(self) -> dict[str, Ruling]:
        return {ruling.id: ruling for ruling in self.rulings}

    def has_ruling(self, id: str) -> bool:
        """Whether the game has the ruling ``id``."""
        return id in self._rulings

    def ruling(self, id: str) -> Ruling:
        """The ruling ``id``. Raises `KeyError` that says what is missing."""
        try:
            return self._rulings[id]
        except KeyError:
            raise KeyError(f"{self.game} has no ruling {id!r}") from None

    @cached_property
    def readers(self) -> dict[str, Book]:
        """The sources that readings of rulings are known to stand for, in the order of the files."""
        named = {source for ruling in self.rulings for one in ruling.readings for source in one.source}
        books = self.sources | self.parts.sources
        return {id: book for id, book in books.items() if id in named}

    def readings_of(self, source: str) -> dict[str, str]:
        """The readings of a source, by the ids of the rulings on which it is known to have one.

        Raises `KeyError` that names the sources there are.
        """
        if source not in self.readers:
            raise KeyError(
                f"{self.game} has no readings of {source!r}; it has those of {', '.join(self.readers)}"
            )
        chosen = (
            (ruling.id, one.id) for ruling in self.rulings for one in ruling.readings if source in one.source
        )
        return dict(chosen)

    @cached_property
    def examples(self) -> tuple[Example, ...]:
        """The worked examples of the books, in the order of the file."""
        data = msgspec.json.decode(self._compiled.examples, type=tuple[ExampleData, ...])
        return tuple(Example.of(example) for example in data)

    def with_parts(self, parts: Parts) -> Catalogue:
        """The same catalogue with other components; the original stays as it is."""
        return Catalogue(self._compiled, parts)


@cache
def load(game: str) -> Catalogue:
    """The catalogue of an installed game, read once. Raises `KeyError` for another name."""
    return Catalogue(msgspec.json.decode(data_file(game, "catalogue.json").read_bytes(), type=Compiled))


def data_file(game: str, name: str) -> Path:
    """A file of a game's catalogue, there or not. Raises `KeyError` for an unknown game."""
    return folder_of(game) / "data" / name


def _is_whole(there: Installed) -> bool:
    """Whether the whole catalogue of a game can be read; one that comes from elsewhere is left out if not."""
    if there.distribution == OWN:
        return True
    try:
        for part in ("components", "rulings", "examples"):
            getattr(load(there.id), part)
        data_file(there.id, "search.json").stat()
    except (OSError, msgspec.MsgspecError) as error:
        says = f"{type(error).__name__}: {error}"
        reason = Words(f"its catalogue cannot be used ({says})", f"её каталог не годится ({says})")
        leave_out(there.id, there.distribution, reason)
        del installed()[there.id]
        return False
    return True


PREFIXES: Final[dict[str, str]] = {
    game: there.prefix for game, there in tuple(installed().items()) if _is_whole(there)
}
"""The installed games in the order of the pages, and the first part of the ids of their rules."""

GAMES: Final[dict[str, str]] = {prefix: game for game, prefix in PREFIXES.items()}
"""The game that ids belong to, by their first part."""


def game_of(id: str) -> str:
    """The game of a rule, ruling or example id. Raises `KeyError` for an unknown prefix."""
    prefix = id.partition(".")[0]
    try:
        return GAMES[prefix]
    except KeyError:
        raise KeyError(f"no game has ids like {id!r}; they begin with {', '.join(GAMES)}") from None


def is_rule(id: str) -> bool:
    """Whether a game has a rule or a ruling of that id: what events and refusals can cite."""
    catalogue = load(game_of(id)) if id.partition(".")[0] in GAMES else None
    return catalogue is not None and (id in catalogue or catalogue.has_ruling(id))


def rule(id: str) -> Rule:
    """A rule of any game by its id. Raises `KeyError` when there is none."""
    return load(game_of(id)).rule(id)


def rules(game: str) -> tuple[Rule, ...]:
    """All rules of a game, in the order of its file."""
    return load(game).rules


def component(game: str, id: str) -> Component:
    """A component of a game by its id. Raises `KeyError` when there is none."""
    return load(game).component(id)


def ruling(id: str) -> Ruling:
    """A ruling of any game by its id. Raises `KeyError` when there is none."""
    return load(game_of(id)).ruling(id)
