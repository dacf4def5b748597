"""What the books say, in a cell: a rule, a component, and what is found by words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, overload

import msgspec
import networkx as nx

from tutor.app.pages.rules import lessons_showing
from tutor.notebook.language_setting import language
from tutor.rules.catalogue import PREFIXES, Catalogue, game_of, load
from tutor.rules.catalogue import Rule as RuleData
from tutor.rules.components import Component
from tutor.rules.graph import RuleGraph
from tutor.rules.search import Hit
from tutor.rules.search import search as find
from tutor.rules.search_index import printed_text
from tutor.rules.words import Lang
from tutor.views.cell_errors import for_cells, no_such
from tutor.views.figure import figure
from tutor.views.markup import Html
from tutor.views.output import Displayed, frame
from tutor.views.rules.rule_index import component_page, rule_page, ruling_page
from tutor.views.rules.rule_map import rule_map
from tutor.views.rules.rule_search import hits

if TYPE_CHECKING:
    import plotly.graph_objects as go


@cache
def _graph(game: str) -> RuleGraph:
    return RuleGraph(load(game))


@dataclass(frozen=True)
class Entry(Displayed):
    """A rule, ruling or component of a game, with all that belongs to it."""

    game: str
    id: str
    lang: Lang = "en"

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue that it stands in."""
        return load(self.game)

    @property
    def graph(self) -> nx.DiGraph:
        """The neighbours of this entry as a directed graph.

        Nodes are ids, with `kind` ("rule", "ruling" or "component"); edges have `link`, how the first belongs
        to the second ("needs", "part-of", "corrects", "ruled", "governs").
        """
        graph, known = nx.DiGraph(), self.catalogue
        graph.add_node(self.id, kind=_kind(known, self.id))
        for group in _graph(self.game).neighbours(self.id, len(known.rules)):
            for other in group.ids:
                graph.add_node(other, kind=_kind(known, other))
                ends = (self.id, other) if group.out else (other, self.id)
                graph.add_edge(*ends, link=group.link)
        return graph

    def figure(self) -> go.Figure:
        """The neighbours as a Plotly figure."""
        return figure(rule_map(_graph(self.game), self.id, self.lang).figure)

    def to_dict(self) -> dict[str, Any]:
        """The entry as the catalogue holds it."""
        held: dict[str, Any] = msgspec.to_builtins(self._data)
        return held

    @property
    def _data(self) -> object:
        raise NotImplementedError


@dataclass(frozen=True)
class Rule(Entry):
    """A rule (or a ruling, where the books are not clear) with its text, page, and what belongs to it."""

    @property
    def _data(self) -> object:
        known = self.catalogue
        return known.rule(self.id) if self.id in known else known.ruling(self.id)

    @property
    def pages(self) -> tuple[tuple[str, int | None], ...]:
        """The books and pages that state it; none of a ruling."""
        data = self._data
        return tuple((cite.book, cite.page) for cite in data.source) if isinstance(data, RuleData) else ()

    def html(self) -> Html:
        """The rule as in the index of rules; what belongs to it is folded away."""
        page = rule_page if self.id in self.catalogue else ruling_page
        lessons = lessons_showing(self.game, self.id, self.lang)
        return page(_graph(self.game), self.id, self.lang, lessons, folded=True)

    def text(self) -> str:
        """Its title and text, with its id."""
        data = self._data
        if isinstance(data, RuleData):
            return f"{data.title.of(self.lang)} ({self.id})\n{data.text.of(self.lang)}"
        ruling = self.catalogue.ruling(self.id)
        readings = (f"- {one.id}: {one.text.of(self.lang)}" for one in ruling.readings)
        return "\n".join((f"{ruling.question.of(self.lang)} ({self.id})", *readings))

    def __repr__(self) -> str:
        return self.text()


@dataclass(frozen=True)
class Card(Entry):
    """A card or another component, with its facts, what is printed on it, and the rules that govern it."""

    @property
    def component(self) -> Component:
        """The component of the catalogue."""
        return self.catalogue.component(self.id)

    @property
    def facts(self) -> dict[str, Any]:
        """What is printed on it, by the names of the components file."""
        held: dict[str, Any] = msgspec.to_builtins(self._data).get("facts", {})
        return held

    @property
    def _data(self) -> object:
        return next(data for data in self.catalogue.parts.components if data.id == self.id)

    def html(self) -> Html:
        """The component as in the index of rules."""
        return component_page(_graph(self.game), self.id, self.lang)

    def text(self) -> str:
        """Its name and its text, with its id."""
        printed = printed_text(self.component, self.lang)
        return "\n".join(filter(None, (f"{self.component.name.of(self.lang)} ({self.id})", printed)))

    def __repr__(self) -> str:
        return self.text()


@dataclass(frozen=True)
class Hits(Sequence[Hit], Displayed):
    """What was found, the best first."""

    hits: tuple[Hit, ...]
    lang: Lang = "en"

    @overload
    def __getitem__(self, at: int) -> Hit: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Hit, ...]: ...

    def __getitem__(self, at: int | slice) -> Hit | tuple[Hit, ...]:
        return self.hits[at]

    def __len__(self) -> int:
        return len(self.hits)

    def __iter__(self) -> Iterator[Hit]:
        return iter(self.hits)

    def html(self) -> Html:
        """The hits as in the index of rules."""
        return hits(self.hits, self.lang)

    def text(self) -> str:
        """A line for each."""
        return "\n".join(f"{hit.id}: {hit.title.of(self.lang)}" for hit in self.hits) or "-"

    def to_dict(self) -> list[dict[str, Any]]:
        """The hits as plain data."""
        plain: list[dict[str, Any]] = msgspec.to_builtins(self.hits)
        return plain

    def to_frame(self) -> Any:
        """The hits as a pandas frame. Raises ImportError where pandas is not installed."""
        return frame(
            {
                "game": hit.game,
                "kind": hit.kind,
                "id": hit.id,
                "title": hit.title.of(self.lang),
                "score": hit.score,
            }
            for hit in self.hits
        )

    def __repr__(self) -> str:
        return self.text()


def _kind(known: Catalogue, id: str) -> str:
    return "rule" if id in known else "ruling" if known.has_ruling(id) else "component"


@for_cells
def rule(id: str, lang: Lang | None = None) -> Rule:
    """A rule or ruling by its id.

    >>> rule("pen.threat.steps").pages
    (('rulebook', 16), ('extended', None))

    Raises NoSuchName with the nearest ids for one that there is not.
    """
    try:
        game = game_of(id)
    except KeyError:
        everything = (known for each in PREFIXES for known in _ids(each))
        raise no_such("rule", id, everything) from None
    if id not in load(game) and not load(game).has_ruling(id):
        raise no_such("rule", id, _ids(game))
    return Rule(game, id, lang or language())


@for_cells
def card(id: str, game: str = "", lang: Lang | None = None) -> Card:
    """A card or another component by its id, or by its name in English or Russian.

    >>> card("silverweed").game
    'penumbra'

    `game` is needed where several games have one of that name. Raises NoSuchName with the nearest names.
    """
    games = [game] if game else list(PREFIXES)
    if game and game not in PREFIXES:
        raise no_such("game", game, PREFIXES)
    wanted = id.casefold()
    matches = [
        (each, known)
        for each in games
        for known, name in load(each).names.items()
        if known == id or wanted in (name.en.casefold(), name.ru.casefold())
    ]
    if not matches:
        every = (name for each in games for id, name in _names(each))
        raise no_such("card", id, every)
    if len({each for each, _ in matches}) > 1:
        raise no_such("card of one game", id, (f"{each}/{known}" for each, known in matches))
    return Card(*matches[0], lang or language())


@for_cells
def search(words: str, game: str = "", limit: int = 20, lang: Lang | None = None) -> Hits:
    """Rules, components and rulings that hold the words, in any form, in English or Russian.

    >>> search("silverweed", limit=1)[0].id
    'silverweed'

    Raises NoSuchName for a game that there is not.
    """
    if game and game not in PREFIXES:
        raise no_such("game", game, PREFIXES)
    return Hits(tuple(find(words, games=[game] if game else None, limit=limit)), lang or language())


def _ids(game: str) -> Iterator[str]:
    known = load(game)
    yield from (one.id for one in known.rules)
    yield from (one.id for one in known.rulings)


def _names(game: str) -> Iterator[tuple[str, str]]:
    for id, name in load(game).names.items():
        yield from ((id, id), (id, name.en), (id, name.ru))
