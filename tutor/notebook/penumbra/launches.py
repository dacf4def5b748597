"""Launch graphs: cards to put in and take out, what may follow what, and a chain in an order of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import ipywidgets

from tutor.games.penumbra.analysis.ordered_chain import Played, played_in_order
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.views.notebook.chain_lengths import chain_lengths
from tutor.games.penumbra.views.notebook.launches import LaunchGraph
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import control, labelled
from tutor.notebook.language_setting import language
from tutor.notebook.picks import Picks
from tutor.notebook.positions import position_in
from tutor.rules.words import Lang
from tutor.scenario.case import Case
from tutor.trace.words import Speaker, speaker
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.views.markup import Html, join, tag
from tutor.views.stage.seals import seal, symbols
from tutor.views.words import capital, wording
from tutor.workbench import Position

if TYPE_CHECKING:
    from tutor.notebook.stepper import Stepper

GAME, BOX, SEAT = "penumbra", "training", "anna"

CARDS: Final = (
    "staff-of-sounding",
    "chant",
    "alchemy",
    "transmutation",
    "wolf-of-all-colours",
    "training-fanfare",
    "training-lullaby",
    "training-deep-dusk",
    "training-dream-net",
)
"""The cards that can be put in; with the training set nothing about them is unknown."""


class LaunchPosition(LaunchGraph):
    """The launch graph of chosen cards; `case` is the position in which they lie ready, with one Trinket."""

    @property
    def case(self) -> Case:
        """The position as it can be asked about."""
        return case_of(self.cards)

    @property
    def played(self) -> Played:
        """How far the engine lets a chain go in the order given."""
        return played_in_order(self.state, self.order)


def case_of(cards: Sequence[str]) -> Case:
    """The position in which cards lie ready in a Learning turn, with one Trinket and two Fruits."""
    ready = [{"card": id, "zone": _zone(id)} for id in cards]
    anna = {"stock": {"trinket": 1, "fruit": 2}, "cards": ready}
    position = {
        "wizards": {SEAT: anna, "boris": {}},
        "turn": {"seat": SEAT, "kind": "learning"},
        "do": "use",
        "box": BOX,
    }
    return Case(GAME, SEAT, position=position)


def _zone(card: str) -> str:
    kind = box(BOX).cards[card].kind
    return {"artifact": "equipment", "pet": "inventory", "potion": "inventory"}.get(kind, "grimoire")


def _of(cards: tuple[str, ...], lang: Lang, order: tuple[str, ...] = ()) -> LaunchPosition:
    for card in (*cards, *order):
        if card not in CARDS:
            raise no_such("card that can be put in", card, CARDS)
    at = Position(case_of(cards), lang)
    return LaunchPosition(at.state, at.speaker, order=order)


class LaunchCards(Explorable[LaunchPosition]):
    """Cards to put in and take out by a press, and the longest chain among them."""

    def __init__(self, cards: tuple[str, ...], lang: Lang) -> None:
        picks = _picks(CARDS, cards, lang, "launch-pick")
        super().__init__({"cards": picks}, lambda cards: _of(cards, lang), controls=picks, lang=lang)
        self._picked = picks

    def following(self) -> ipywidgets.Widget:
        """What may follow one of the cards, which is chosen in a list, and what stands against the others."""
        says = self._speaker
        first = control(ipywidgets.Dropdown, {"width": "16rem"}, options=self._choices())

        def refresh(_change: object) -> None:
            held = first.value
            first.options = self._choices()
            first.value = held if held in self._picked.value else next(iter(self._picked.value), None)

        self._picked.observe(refresh, "value")
        chosen = Explorable(
            {"cards": self._picked, "first": first},
            lambda cards, first: _of(cards, self.lang).after(first if first in cards else ""),
            controls=labelled(wording(says.lang, GAME)("launch-before"), first),
            lang=self.lang,
        )
        return chosen.widget

    def lengths(self) -> ipywidgets.Widget:
        """How long the longest chain is with each card more, or less, as a figure that follows the cards."""
        return self.chart(self._lengths, wording(self.lang, GAME)("launch-worth"))

    @property
    def _speaker(self) -> Speaker:
        return speaker(GAME, self.lang, BOX)

    def _choices(self) -> list[tuple[str, str]]:
        return [(capital(self._speaker.name(card)), card) for card in self._picked.value]

    def _lengths(self, now: LaunchPosition) -> dict[str, Any]:
        held = self._picked.value
        lengths = []
        for card in CARDS:
            others = tuple(one for one in held if one != card)
            changed = others if card in held else (*held, card)
            lengths.append((card, card in held, _of(changed, self.lang).longest if changed else 0))
        return chain_lengths(lengths, now.longest, self._speaker)


class LaunchOrder(Explorable[LaunchPosition]):
    """Cards to press in their order, and the chain that they make."""

    def __init__(self, cards: tuple[str, ...], lang: Lang) -> None:
        picks = _picks(cards, (), lang, "launch-order", numbered=True)
        super().__init__({"order": picks}, lambda order: _of(cards, lang, order), controls=picks, lang=lang)


def _picks(
    options: tuple[str, ...], value: tuple[str, ...], lang: Lang, label: str, *, numbered: bool = False
) -> Picks:
    says = speaker(GAME, lang, BOX)

    def draw(card: str) -> Html:
        hue = box(BOX).cards[card].discipline or ""
        drawn = seal(GAME, card, hue)
        return join(symbols(GAME, drawn), drawn, tag("span", capital(says.name(card))))

    text = wording(lang, GAME)(label)
    return Picks(options, value, draw, text, numbered=numbered, lang=lang)


@for_cells
def launch_graph(position: Position | Stepper, first: str = "", bare: bool = False) -> LaunchGraph:
    """Which card of Penumbra may follow which in a play area, with the longest chain lit.

    >>> from tutor.notebook import position
    >>> launch_graph(position("penumbra/56-chain-of-four", 0)).longest
    4

    `first` shows what may follow that card, and what stands against the others; `bare` shows the cards
    alone. Raises NoSuchName for a card that is not there, and CellError for a position of another game.
    """
    at = position_in(position, GAME)
    graph = LaunchGraph(at.state, at.speaker, bare=bare)
    if first and first not in graph.cards:
        raise no_such("card in the play area", first, graph.cards)
    return graph.after(first)


@for_cells
def launch_cards(*cards: str, lang: Lang | None = None) -> LaunchCards:
    """Cards of Penumbra to put in and take out, with what may follow what and the longest chain.

    >>> cards = launch_cards("staff-of-sounding", "chant", "alchemy")
    >>> cards.value.longest, cards.set(cards=("staff-of-sounding", "alchemy")).value.longest
    (3, 1)

    Raises NoSuchName for a card that cannot be put in.
    """
    _of(cards, lang or language())
    return LaunchCards(cards, lang or language())


@for_cells
def launch_order(*cards: str, lang: Lang | None = None) -> LaunchOrder:
    """Cards of Penumbra to press in an order, in which each is to launch the next.

    >>> cards = launch_order("chant", "staff-of-sounding")
    >>> cards.set(order=("staff-of-sounding", "chant")).value.played.length
    2

    Raises NoSuchName for a card that cannot be put in, and CellError where there is none.
    """
    if not cards:
        raise CellError("found no cards; allowed: " + ", ".join(CARDS))
    _of(cards, lang or language())
    return LaunchOrder(cards, lang or language())
