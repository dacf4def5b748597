"""Every way out of a loss of life as a flow diagram, each with its price."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import networkx as nx

from tutor.games.resarcana.analysis.settlements import Settlement
from tutor.games.resarcana.state.essences import GOLD, KINDS, NONE, Essences
from tutor.games.resarcana.views.notebook.flow import Look, Source, Way, flow
from tutor.games.resarcana.views.table import essences as signs
from tutor.games.resarcana.views.table.reports import spent
from tutor.trace.words import Speaker
from tutor.views.markup import Html, join, tag
from tutor.views.output import SpeakerView, frame
from tutor.views.words import capital, wording

DRAWN: Final = 8
"""So many ways are drawn; of more those between the cheapest and the dearest are left out."""

CARDS: Final = ("turned", "destroyed", "discarded")
"""What can happen to a card that is a way out."""


class Weights(NamedTuple):
    """What a gold, a card that is turned, and one that is lost count as, in essences."""

    gold: int = 1
    turned: int = 0
    lost: int = 2


USUAL: Final = Weights()
"""What things count as unless somebody says otherwise."""


@dataclass(frozen=True)
class WaysOut(SpeakerView):
    """The ways out of a loss of `n` life for who has a `pool`, the cheapest first."""

    pool: Essences
    ways: tuple[Settlement, ...]
    n: int
    speaker: Speaker
    weights: Weights = USUAL

    @property
    def prices(self) -> tuple[int, ...]:
        """What each way comes to, in essences."""
        return tuple(price(way, self.weights) for way in self.ways)

    @property
    def drawn(self) -> tuple[Settlement, ...]:
        """The ways that are drawn: all, or the cheapest and the dearest."""
        half = DRAWN // 2
        return self.ways if len(self.ways) <= DRAWN else (*self.ways[:half], *self.ways[-half:])

    def html(self) -> Html:
        """What there is on the left, every way out with its price on the right."""
        words = wording(self.lang, "resarcana")
        if not self.ways:
            return tag("p", repr(self), class_="rt-note")
        left = len(self.ways) - len(self.drawn)
        return tag(
            "figure",
            tag("figcaption", repr(self)),
            flow(self._sources(), [self._way(one) for one in self.drawn], repr(self)),
            tag("p", words("ways-out-more", n=left), class_="rt-note") if left else None,
        )

    @property
    def graph(self) -> nx.DiGraph:
        """What goes where: nodes are kinds of essences, cards, and the ways by their number.

        Nodes have `kind` ("source" or "way"; ways have `option` and `price`), edges `n`, how much it takes.
        """
        graph = nx.DiGraph()
        for number, way in enumerate(self.ways):
            graph.add_node(number, kind="way", option=way.option, price=price(way, self.weights))
            for source, n in takes(way):
                graph.add_node(source, kind="source")
                graph.add_edge(source, number, n=n)
        return graph

    def to_dict(self) -> list[dict[str, Any]]:
        """Each way with the answers that go it, its price, and what it takes."""
        return [
            {
                "option": way.option,
                "answers": list(way.answers),
                "price": price(way, self.weights),
                "takes": dict(takes(way)),
            }
            for way in self.ways
        ]

    def to_frame(self) -> Any:
        """All ways as a pandas frame. Raises ImportError without pandas."""
        return frame(
            {"option": way.option, "price": price(way, self.weights)} | dict(takes(way)) for way in self.ways
        )

    def __repr__(self) -> str:
        words = wording(self.lang, "resarcana")
        if not self.ways:
            return words("ways-out-none")
        least, most = min(self.prices), max(self.prices)
        return words("ways-out-head", n=self.n, ways=len(self.ways), least=least, most=most)

    def _sources(self) -> list[Source]:
        cards = dict.fromkeys(key for way in self.ways for key, _ in takes(way) if key not in KINDS)
        of_cards = [Source(card, tag("b", self.speaker.name(card)), 1, "var(--line-2)") for card in cards]
        return [*kinds(self.speaker, self.pool), *of_cards]

    def named(self, way: Settlement) -> str:
        """A way in words, for the middle of a sentence: what is answered, and what it takes."""
        return f"«{self._title(way)}» ({spent(self.speaker, way.spent)})"

    def _title(self, way: Settlement) -> str:
        card = way.option.rpartition(".")[0]
        words = wording(self.lang, "resarcana")
        return self.speaker.name(card) if card else words(f"ways-out-{way.option}")

    def _way(self, way: Settlement) -> Way:
        own = price(way, self.weights)
        look = lit(own, min(self.prices), max(self.prices))
        return Way(self._title(way), detail(self.speaker, way), str(own), takes(way), look)


def price(way: Settlement, weights: Weights) -> int:
    """What a way comes to, in essences."""
    total = 0
    for part in way.spent:
        if part.what in ("paid", "lost"):
            total += sum(part.essences) + part.essences[GOLD] * (weights.gold - 1)
        elif part.what in CARDS:
            total += weights.turned if part.what == "turned" else weights.lost
    return total


def lit(own: int, least: int, most: int) -> Look:
    """How a way is lit by its price among all; where all are alike none is."""
    if least == most:
        return ""
    return "best" if own == least else "worst" if own == most else ""


def takes(way: Settlement) -> tuple[tuple[str, int], ...]:
    """How much of each kind, and which cards, a way takes: cards are turned or lost."""
    counts = {
        kind: sum(part.essences[at] for part in way.spent if part.what in ("paid", "lost"))
        for at, kind in enumerate(KINDS)
    }
    cards = {part.card: 1 for part in way.spent if part.what in CARDS}
    return tuple((key, n) for key, n in (counts | cards).items() if n)


def detail(says: Speaker, way: Settlement) -> Html:
    """What a way takes, as signs with numbers and what happens to cards."""
    words = wording(says.lang, "resarcana")
    cards = [
        tag("small", words(f"ways-out-{part.what}", card=says.name(part.card)))
        for part in way.spent
        if part.what in CARDS
    ]
    parts = [*counted(dict(takes(way))), *cards] or [tag("small", says.say("spent-nothing"))]
    return tag("span", *parts, class_="rt-essences rt-num")


def counted(counts: dict[str, int]) -> list[Html]:
    """Essences as signs with numbers."""
    return [
        tag("span", signs.token(kind), tag("b", str(counts[kind])), class_="rt-essence")
        for kind in KINDS
        if counts.get(kind)
    ]


def kinds(says: Speaker, pool: Essences) -> list[Source]:
    """The kinds of a pool that there are any of."""
    return [
        Source(
            kind,
            join(signs.token(kind), tag("span", capital(says.name(f"{kind}-{n}"))), by=" "),
            n,
            f"var(--{signs.hue(kind)})",
        )
        for kind, n in zip(KINDS, pool, strict=True)
        if n
    ]


NO_LOSS: Final = (NONE, (), 0)
"""The pool, ways and life of a position in which no life is lost."""
