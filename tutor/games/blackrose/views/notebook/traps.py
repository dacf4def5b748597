"""Traps that lie ready for a move, in the cells of a notebook: their full stops, and the tree of answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import networkx as nx

from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.components.printed_text import printed_part
from tutor.games.blackrose.views.notebook.interrupts import Interrupts
from tutor.games.blackrose.views.table.ways import InterruptReport
from tutor.games.blackrose.views.table.ways_figure import leads
from tutor.games.blackrose.views.table.ways_tree import ROOT
from tutor.trace.words import Speaker
from tutor.views.markup import Html, tag
from tutor.views.output import SpeakerView

DEEPEST: Final = 6
"""Answers stand no further right than that."""


@dataclass(frozen=True)
class TrapLayout(SpeakerView):
    """Traps and defences that lie activated while a mage enters a room, and every way in which that can go.

    `cards` are two of the mage who waits and one of the mage who moves ("" for none), `damage` is what the
    latter has. `ways` is None where nobody may answer. Rules: brw.trap.trigger-only, brw.trap.optional,
    brw.trap.nested.
    """

    who: str
    waits: str
    room: str
    cards: tuple[str, str, str]
    damage: int
    ways: Interrupts | None
    speaker: Speaker
    facts: str = "book"

    @property
    def spells(self) -> tuple[tuple[str, str], ...]:
        """Each spell that lies activated, behind the seat of its mage."""
        seats = (self.waits, self.waits, self.who)
        return tuple((seat, spell) for seat, spell in zip(seats, self.cards, strict=True) if spell)

    @property
    def endings(self) -> tuple[str, ...]:
        """How it can end, in words; one where nobody may answer."""
        return (self.speaker.say("traps-nobody"),) if self.ways is None else self.ways.endings

    @property
    def defeats(self) -> tuple[bool, ...]:
        """For each ending whether the mage is defeated in it."""
        if self.ways is None:
            return (False,)
        return tuple(
            any(change.what == "defeated" and change.who == self.who for change in ending.changes)
            for ending in self.ways.search.endings
        )

    @property
    def graph(self) -> nx.DiGraph:
        """The answers as a tree (`Interrupts.graph`); of nobody's only its root."""
        if self.ways is not None:
            return self.ways.graph
        graph: nx.DiGraph = nx.DiGraph()
        graph.add_node(ROOT)
        return graph

    def html(self) -> Html:
        """The spells split at their full stops, the answers below them, and how it can end."""
        say = self.speaker.say
        cards = [self._spell(seat, spell) for seat, spell in self.spells]
        listed = tag("ul", *cards, class_="rt-traps__spells") if cards else None
        head = tag("p", say("traps-head", who=self.who, room=self.room), class_="rt-traps__head")
        summary = say("traps-endings", n=len(self.endings))
        ends = [
            tag("li", text, class_="is-defeat" if fatal else None)
            for text, fatal in zip(self.endings, self.defeats, strict=True)
        ]
        drawn = tag(
            "div", head, listed, tag("ol", *self._lines(), class_="rt-traps__tree"), class_="rt-traps"
        )
        ended = tag(
            "details", tag("summary", summary), tag("ol", *ends), class_="rt-traps__ends", data_key="ends"
        )
        return tag("div", drawn, ended)

    def __repr__(self) -> str:
        lines = [] if self.ways is None else repr(self.ways).splitlines()[len(self.endings) :]
        head = self.speaker.say("traps-head", who=self.who, room=self.room)
        return "\n".join((head, *self.endings, *lines))

    def _spell(self, seat: str, spell: str) -> Html:
        """A spell with what sets it off, and its sentences as the engine carries them out."""
        printed = printed_part(box(self.facts), box(self.facts).catalogue.component(spell), "main")
        name = f"{self.speaker.name(seat)}: {self.speaker.name(spell)}"
        when = printed.when.of(self.lang) if printed is not None and printed.when is not None else ""
        sentences = () if printed is None else printed.sentences
        stops = [tag("span", one.of(self.lang)) for one in sentences]
        return tag("li", tag("b", name), tag("i", when) if when else None, *stops)

    def _lines(self) -> Iterator[Html]:
        """Each answer as a line, further right than what it answers; behind the last one its ending."""
        if self.ways is None:
            yield tag("li", self.speaker.say("traps-nobody"))
            return
        graph, report = self.graph, InterruptReport(self.ways.search, self.speaker)
        for node in graph.nodes:
            if node == ROOT:
                continue
            about = graph.nodes[node]
            answer, ending = about["answer"], about["ending"]
            end = None if ending is None else tag("b", str(ending + 1), class_=self._look(ending))
            where = leads(about, report)
            yield tag(
                "li",
                tag("span", report.answer(answer, brief=True), class_=f"is-{self._side(answer.seat)}"),
                tag("i", where) if where else None,
                end,
                style=f"--d:{min(about['depth'], DEEPEST) - 1}",
            )

    def _side(self, seat: str) -> str:
        return "mover" if seat == self.who else "other"

    def _look(self, ending: int) -> str:
        return "rt-traps__end is-defeat" if self.defeats[ending] else "rt-traps__end"
