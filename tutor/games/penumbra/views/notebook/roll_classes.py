"""Arguments about threat rolls: which rolls need not be told apart, and whether that is true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

import networkx as nx

from tutor.games.penumbra.analysis.threat_law import Outcome
from tutor.games.penumbra.views.notebook.threat import ThreatOdds
from tutor.rules.words import Lang
from tutor.views.cell_errors import no_such
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed, frame
from tutor.views.words import wording

MOST_LABELS: Final = 16
"""With no more cases than that each says which roll stands for it."""

Roll = tuple[int, ...]

Argument = Callable[[ThreatOdds, Roll], Any]
"""What alone is to matter about a roll: rolls that agree in it are one case."""


def _order(odds: ThreatOdds, roll: Roll) -> Roll:
    return tuple(sorted(roll))


def _others(odds: ThreatOdds, roll: Roll) -> Roll:
    held = {*odds.dice, *odds.marks, *odds.wounded}
    return tuple(face if face in held else 0 for face in roll)


def _highest(odds: ThreatOdds, roll: Roll) -> int:
    return max(roll)


def _sum(odds: ThreatOdds, roll: Roll) -> int:
    return sum(roll)


ARGUMENTS: Final[Mapping[str, Argument]] = {
    "order": _order,
    "sum": _sum,
    "others": _others,
    "highest": _highest,
}
"""The arguments by their names; two of them are true of every hand (`pen.threat.step3.order`)."""


@dataclass(frozen=True)
class RollClasses(Displayed):
    """All rolls of a threat against a hand, put together where the `arguments` say that they are alike."""

    odds: ThreatOdds
    arguments: tuple[str, ...] = ()

    @property
    def lang(self) -> Lang:
        """The language in which it is told."""
        return self.odds.lang

    @cached_property
    def outcomes(self) -> Mapping[Roll, Outcome]:
        """What each roll does."""
        return dict(self.odds.rolls())

    @cached_property
    def classes(self) -> tuple[tuple[Roll, ...], ...]:
        """The rolls that count as one case, the first of each standing for the others."""
        graph: nx.Graph = nx.Graph()
        graph.add_nodes_from(self.outcomes)
        for name in self.arguments:
            firsts: dict[Any, Roll] = {}
            for roll in self.outcomes:
                graph.add_edge(firsts.setdefault(ARGUMENTS[name](self.odds, roll), roll), roll)
        return tuple(sorted(tuple(sorted(rolls)) for rolls in nx.connected_components(graph)))

    @property
    def mixed(self) -> tuple[Roll, Roll] | None:
        """Two rolls that count as one case and do not do the same; None where all arguments hold."""
        for rolls in self.classes:
            other = next((roll for roll in rolls if self._does(roll) != self._does(rolls[0])), None)
            if other is not None:
                return rolls[0], other
        return None

    def with_arguments(self, arguments: tuple[str, ...]) -> RollClasses:
        """The same rolls with other arguments."""
        for name in arguments:
            if name not in ARGUMENTS:
                raise no_such("argument", name, ARGUMENTS)
        return replace(self, arguments=arguments)

    def wrong(self, name: str) -> tuple[Roll, Roll] | None:
        """Two rolls between which one argument alone sees no difference, though there is one."""
        return replace(self, arguments=(name,)).mixed

    @property
    def fewest(self) -> int:
        """How many cases are left with all arguments that hold."""
        sound = tuple(name for name in ARGUMENTS if self.wrong(name) is None)
        return len(replace(self, arguments=sound).classes)

    def html(self) -> Html:
        """A box for each case, with its rolls as squares; the one to be looked at is lit."""
        boxes = [
            tag("span", self._label(rolls[0]), *self._squares(rolls), class_=self._look(rolls))
            for rolls in self.classes
        ]
        return tag(
            "figure",
            tag("div", *boxes, class_="pen-classes"),
            tag("figcaption", *[tag("p", line) for line in self._sentences()]),
        )

    def to_dict(self) -> dict[Roll, int]:
        """For each case the roll that stands for it, and how many rolls it is."""
        return {rolls[0]: len(rolls) for rolls in self.classes}

    def to_frame(self) -> Any:
        """The same as a pandas frame. Raises ImportError where pandas is not installed."""
        return frame({"roll": roll, "rolls": n} for roll, n in self.to_dict().items())

    def __repr__(self) -> str:
        return " ".join(self._sentences())

    def _does(self, roll: Roll) -> tuple[int, int, bool, int]:
        outcome = self.outcomes[roll]
        return outcome.lost, outcome.wounds, outcome.mortal, outcome.misses

    def _label(self, roll: Roll) -> Html | None:
        """The roll that stands for a case, where there is room for it; a dot is a value that only misses."""
        if len(self.classes) > MOST_LABELS:
            return None
        faces = _others(self.odds, roll) if "others" in self.arguments else roll
        return tag("b", " ".join(str(face) if face else "·" for face in faces))

    def _look(self, rolls: tuple[Roll, ...]) -> str | None:
        return None if len({self._does(roll) for roll in rolls}) == 1 else "is-mixed"

    def _squares(self, rolls: tuple[Roll, ...]) -> Iterator[Html]:
        for roll in rolls:
            mortal = "is-mortal" if self.outcomes[roll].mortal else ""
            first = "is-first" if roll == rolls[0] else ""
            yield tag("i", class_=" ".join(filter(None, (first, mortal))) or None, title=roll_text(roll))

    def _sentences(self) -> list[str]:
        words = wording(self.lang, "penumbra")
        lines = [words("classes-left", n=len(self.classes), all=len(self.outcomes))]
        if self.mixed is not None:
            lines.append(words("classes-mixed", one=roll_text(self.mixed[0]), other=roll_text(self.mixed[1])))
        elif any(outcome.mortal for outcome in self.outcomes.values()):
            lines.append(words("classes-mortal"))
        else:
            lines.append(words("classes-proved"))
        return lines


def roll_text(roll: Roll) -> str:
    """A roll in figures: "4-4-1"."""
    return "-".join(map(str, roll))
