"""The launch chain under way as a graph: its uses in order, and what its last card may launch or not."""

from __future__ import annotations

from collections.abc import Sequence

import networkx as nx

from tutor.engine.question import Refusal, Refused
from tutor.engine.sentence import Act
from tutor.engine.state import Frame, State
from tutor.framework.readings import readings_of
from tutor.games.penumbra.actions.uses.launching import LEFT, RIGHT, launchable, shows
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.procedures.cards import USE_CARD
from tutor.games.penumbra.procedures.properties import before_main_roll
from tutor.games.penumbra.state.table import Link, Table
from tutor.games.penumbra.verbs.effects import in_force

LAUNCH = next(
    n for n, each in enumerate(USE_CARD.sentences) if isinstance(each, Act) and each.kind == "launch"
)
"""Which sentence of a use is the launch."""


def card_chain(states: Sequence[State[Table]]) -> nx.DiGraph | None:
    """The launch chain at the end of a line of positions; None where there is none to speak of.

    Nodes 0, 1, ... are the uses, with `card`, `step` (at which it began) and `state`: "now" for the last one
    while its effect runs or it may launch, else "spent". Nodes ("next", card) are the other cards of the play
    area while the last one may still launch, with the `reasons` against each, none for those that may follow.
    Edges have `by`, the rule of the icon that joins the two, and `icon`, what it shows ("" where no icon is
    printed). The graph has its `length`, and as `used` and `most` what Vigilance lets be used where it
    counts. A single use is a chain only if another card may follow.
    """
    state = states[-1]
    table, chain = state.table, state.table.turn.chain
    use = _innermost_use(state)
    if not chain or use is None:
        return None
    last = chain[-1].card
    launching = use.get("card") != last and use.path == (0,)
    acting = use.get("card") == last and use.path[0] <= LAUNCH
    graph = nx.DiGraph(length=len(chain), **_vigilance(table))
    for n, (link, step) in enumerate(zip(chain, _starts(states), strict=True)):
        now = acting and n == len(chain) - 1
        graph.add_node(n, card=link.card, step=step, state="now" if now else "spent")
        if n:
            graph.add_edge(n - 1, n, by=link.by, icon=icon(table, chain[n - 1].card, link))
    if launching:
        _add_next(graph, table, Link(str(use.get("card")), str(use.get("by"))), ())
    elif acting:
        for each in _considered(state):
            about = dict(each.option.facts)
            _add_next(graph, table, Link(str(about["card"]), str(about["by"])), each.reasons)
    follows = any(not about["reasons"] for _, about in graph.nodes(data=True) if "reasons" in about)
    return graph if len(chain) > 1 or follows else None


def icon(table: Table, before: str, link: Link) -> str:
    """The printed icon that joins a card to the one before it, such as "red-spell"; "" where none does."""
    if link.by == LEFT:
        return face(table, link.card).launched_by or ""
    if link.by != RIGHT:
        return ""
    launches = face(table, before).launches
    return launches if launches and shows(launches, face(table, link.card)) else ""


def _add_next(graph: nx.DiGraph, table: Table, link: Link, reasons: tuple[Refusal, ...]) -> None:
    """Adds a card that could be the next link."""
    printed = icon(table, table.turn.chain[-1].card, link)
    graph.add_node(("next", link.card), card=link.card, reasons=reasons)
    by = link.by if printed or not reasons else ""
    graph.add_edge(graph.graph["length"] - 1, ("next", link.card), by=by, icon=printed)


def _considered(state: State[Table]) -> tuple[Refused, ...]:
    """The other cards of the play area, first those that the last card may launch."""
    table = state.table
    last, reading = table.turn.chain[-1].card, readings_of(state)
    choices = launchable(table, table.wizard(table.turn.seat), last, reading)
    return (*(Refused(option, ()) for option in choices.options), *choices.refused)


def _innermost_use(state: State[Table]) -> Frame | None:
    """The use of a card that is under way; of several inside one another the innermost."""
    uses = [entry for entry in state.stack if isinstance(entry, Frame) and entry.program == USE_CARD.id]
    return uses[-1] if uses else None


def _starts(states: Sequence[State[Table]]) -> list[int]:
    """The step at which each use of the chain under way began."""
    starts: list[int] = []
    before: tuple[Link, ...] = ()
    for step, state in enumerate(states):
        chain = state.table.turn.chain
        if chain == before:
            continue
        same = 0
        while same < min(len(chain), len(before)) and chain[same] == before[same]:
            same += 1
        starts = starts[:same] + [step] * (len(chain) - same)
        before = chain
    return starts


def _vigilance(table: Table) -> dict[str, int]:
    trial = table.trial
    if trial is None or "vigilance" not in in_force(table) or not before_main_roll(table):
        return {}
    return {"used": trial.used, "most": trial.number("vigilance")}
