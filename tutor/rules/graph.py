"""How the rules of a game hang together: what each rests on, what rests on it, its rulings and components.

Rules are joined by what the catalogue states (``depends``, ``errata_of``, the ``affects`` of rulings, the
``rules`` of components) and by what follows from ids: ``pen.mark.blood.mix`` is a part of ``pen.mark.blood``.
Under which rules the effects of components are carried out is known to their programs only, so whoever makes
a `RuleGraph` says it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Final, Literal, get_args

from msgspec import Struct

from tutor.rules.catalogue import Catalogue
from tutor.rules.mentions import mentions
from tutor.rules.rulings import Ruling

if TYPE_CHECKING:
    import networkx as nx

Ground = Literal["stated", "carried", "named"]
"""Why a rule governs a component: the catalogue lists it there (``stated``), the component's effect is
carried out under it (``carried``), or the rule names the component (``named``)."""

GROUNDS: Final[tuple[Ground, ...]] = get_args(Ground)

Link = Literal["needs", "part-of", "corrects", "ruled", "governs"]
"""What joins two nodes: a rule needs another, is part of another, corrects another, turns on a ruling, or
governs a component."""

LINKS: Final[tuple[Link, ...]] = get_args(Link)


class Governed(Struct, frozen=True):
    """A component under a rule, or a rule over a component, by `id`; `grounds` are never empty."""

    id: str
    grounds: tuple[Ground, ...]


class Neighbours(Struct, frozen=True):
    """The nodes that one link joins to a node: those it leads to (`out`), or those it comes from.

    `left` counts the ones that are not among the `ids`.
    """

    link: Link
    out: bool
    ids: tuple[str, ...]
    left: int = 0


class RuleGraph:
    """The rules of a catalogue with all that joins them.

    `carried` names, by rule, the components whose effects are carried out under it. Questions about an id
    that the game does not have raise `KeyError`.
    """

    def __init__(self, catalogue: Catalogue, carried: Mapping[str, Collection[str]] | None = None) -> None:
        self.catalogue: Final = catalogue
        self._carried: Final = carried or {}

    def depends_on(self, rule: str) -> tuple[str, ...]:
        """The rules needed to understand this one."""
        return tuple(dict.fromkeys(self.catalogue.rule(rule).depends))

    def dependants(self, rule: str) -> tuple[str, ...]:
        """The rules that need this one, in the order of the catalogue."""
        self.catalogue.rule(rule)
        return self._dependants.get(rule, ())

    def whole(self, rule: str) -> str | None:
        """The rule that this one is a part of, by its id: the nearest one above it."""
        self.catalogue.rule(rule)
        above = rule.rpartition(".")[0]
        while above:
            if above in self.catalogue:
                return above
            above = above.rpartition(".")[0]
        return None

    def parts(self, rule: str) -> tuple[str, ...]:
        """The rules that are parts of this one."""
        return tuple(each.id for each in self.catalogue.rules if self.whole(each.id) == rule)

    def corrects(self, rule: str) -> str | None:
        """The rule that this one corrects, where it corrects a rule of the catalogue."""
        wrong = self.catalogue.rule(rule).errata_of
        return wrong if wrong in self.catalogue else None

    def corrected_by(self, rule: str) -> tuple[str, ...]:
        """The rules that correct this one."""
        self.catalogue.rule(rule)
        return tuple(each.id for each in self.catalogue.rules if each.errata_of == rule)

    def rulings_of(self, rule: str) -> tuple[Ruling, ...]:
        """The rulings on which the meaning of the rule turns."""
        self.catalogue.rule(rule)
        return tuple(ruling for ruling in self.catalogue.rulings if rule in ruling.affects)

    def governs(self, rule: str) -> tuple[Governed, ...]:
        """The components that the rule governs, the best grounded first."""
        self.catalogue.rule(rule)
        return self._governs.get(rule, ())

    def governing(self, component: str) -> tuple[Governed, ...]:
        """The rules that govern the component, the best grounded first."""
        self.catalogue.component(component)
        return self._governing.get(component, ())

    @cached_property
    def digraph(self) -> nx.DiGraph:
        """All of it as a NetworkX graph, which is loaded here and not before.

        Nodes are ids of rules, rulings and components with their `kind` ("rule", "ruling", "component") and,
        of rules, the `section`: the second part of the id. Edges have `links`, one or several `Link`s.
        """
        import networkx as nx

        graph = nx.DiGraph()
        for rule in self.catalogue.rules:
            graph.add_node(rule.id, kind="rule", section=section_of(rule.id))
        graph.add_nodes_from((ruling.id for ruling in self.catalogue.rulings), kind="ruling")
        graph.add_nodes_from((component.id for component in self.catalogue.components), kind="component")
        for rule in self.catalogue.rules:
            for link, ids in self._joined(rule.id).items():
                for id in ids:
                    links = graph.edges[rule.id, id]["links"] if graph.has_edge(rule.id, id) else ()
                    graph.add_edge(rule.id, id, links=(*links, link))
        return graph

    def neighbours(self, id: str, most: int) -> tuple[Neighbours, ...]:
        """What is joined to a rule, ruling or component in the graph, link by link, at most so many of each.

        Links that lead away from it come before those that lead to it. What is joined by several links stands
        with the first of them only. Raises `KeyError` for another id.
        """
        graph = self.digraph
        if id not in graph:
            raise KeyError(f"{self.catalogue.game} has no rule, ruling or component {id!r}")
        groups = []
        ends = {
            True: [(other, links) for _, other, links in graph.out_edges(id, data="links")],
            False: [(other, links) for other, _, links in graph.in_edges(id, data="links")],
        }
        for out, link in product((True, False), LINKS):
            ids = tuple(other for other, links in ends[out] if links[0] == link)
            if ids:
                groups.append(Neighbours(link, out, ids[:most], len(ids[most:])))
        return tuple(groups)

    def _joined(self, rule: str) -> dict[Link, tuple[str, ...]]:
        whole, wrong = self.whole(rule), self.corrects(rule)
        return {
            "needs": self.depends_on(rule),
            "part-of": (whole,) if whole else (),
            "corrects": (wrong,) if wrong else (),
            "ruled": tuple(ruling.id for ruling in self.rulings_of(rule)),
            "governs": tuple(each.id for each in self.governs(rule)),
        }

    @cached_property
    def _dependants(self) -> dict[str, tuple[str, ...]]:
        dependants: dict[str, tuple[str, ...]] = {}
        for each in self.catalogue.rules:
            for needed in dict.fromkeys(each.depends):
                dependants[needed] = (*dependants.get(needed, ()), each.id)
        return dependants

    @cached_property
    def _grounds(self) -> dict[tuple[str, str], tuple[Ground, ...]]:
        """Rule and component, with what joins the two."""
        stated: dict[str, list[str]] = {}
        for component in self.catalogue.components:
            for rule in component.rules:
                stated.setdefault(rule, []).append(component.id)
        there = {component.id for component in self.catalogue.components}
        pairs: dict[tuple[str, str], tuple[Ground, ...]] = {}
        by_ground: dict[Ground, Mapping[str, Collection[str]]] = {
            "stated": stated, "carried": self._carried, "named": mentions(self.catalogue),
        }  # fmt: skip
        for ground, table in by_ground.items():
            for rule, components in table.items():
                for id in components:
                    if rule in self.catalogue and id in there:
                        pairs[rule, id] = (*pairs.get((rule, id), ()), ground)
        return pairs

    @cached_property
    def _governs(self) -> dict[str, tuple[Governed, ...]]:
        order = {component.id: at for at, component in enumerate(self.catalogue.components)}
        return _sorted([(rule, id, grounds) for (rule, id), grounds in self._grounds.items()], order)

    @cached_property
    def _governing(self) -> dict[str, tuple[Governed, ...]]:
        order = {rule.id: at for at, rule in enumerate(self.catalogue.rules)}
        return _sorted([(id, rule, grounds) for (rule, id), grounds in self._grounds.items()], order)


def section_of(rule: str) -> str:
    """The section of a rule, ruling or example: the second part of its id."""
    return rule.split(".")[1]


def _sorted(
    rows: list[tuple[str, str, tuple[Ground, ...]]], order: Mapping[str, int]
) -> dict[str, tuple[Governed, ...]]:
    """By the first of each row the second ones: the best grounded first, then in the given order."""
    groups: dict[str, list[Governed]] = {}
    for key, id, grounds in rows:
        groups.setdefault(key, []).append(Governed(id, grounds))
    for ids in groups.values():
        ids.sort(key=lambda each: (GROUNDS.index(each.grounds[0]), -len(each.grounds), order[each.id]))
    return {key: tuple(ids) for key, ids in groups.items()}
