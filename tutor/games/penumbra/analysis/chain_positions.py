"""Positions of a search for chains, as numbers: the cards of the wizard, and what is left of the table."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from tutor.engine.game import Game
from tutor.engine.question import Option
from tutor.engine.state import State
from tutor.games.penumbra.actions.uses.launching import launchable
from tutor.games.penumbra.state.table import Link, Table
from tutor.games.penumbra.state.wizard import Card, Die, Stock
from tutor.games.penumbra.verbs.effects import WANDS

NEW = "chain-"
"""How the ids of dice begin that were gained on the way."""


class Rest(NamedTuple):
    """A table without the cards that can be used. `blurred`: dice may show other values just as well."""

    table: Table
    blurred: bool


class Node(NamedTuple):
    """A position right after a card was applied: that card, the cards as numbers, the rest of the table.

    `goes_on`: the card was applied in full, so it may launch.
    """

    last: str
    cards: tuple[int, ...]
    rest: int
    goes_on: bool


class Positions:
    """Takes tables apart so that positions that no card of a chain can tell apart are equal, and back."""

    def __init__(self, game: Game[Table], state: State[Table]) -> None:
        self.game, self.state = game, state
        self.seat = state.table.turn.seat
        self.cards: list[Card] = []
        self.rests: list[Rest] = []
        self._card_numbers: dict[Card, int] = {}
        self._rest_numbers: dict[Rest, int] = {}
        self._launches: dict[tuple[str, int], dict[int, Option | None]] = {}
        self._abouts: dict[tuple[Table, Stock | None], int] = {}
        self._about_of: dict[int, int] = {}
        self._dice = frozenset(die.id for die in state.table.wizard(self.seat).dice)

    def split(self, table: Table, *, blurred: bool) -> tuple[tuple[int, ...], int]:
        """The cards as numbers in the order of their ids, and the number of what is left of the table.

        Wands stay: effects that count marks look at them. New dice get ids by what they show, so that the
        order in which they came does not matter.
        """
        wizard = table.wizard(self.seat)
        cards = sorted(wizard.cards, key=lambda card: card.id)
        wands = tuple(card for card in cards if card.id in WANDS.values())
        old = tuple(die for die in wizard.dice if die.id in self._dice)
        fresh = [die for die in wizard.dice if die.id not in self._dice]
        new_dice = sorted((die.colour, die.value, die.card) for die in fresh)
        dice = (*old, *(Die(f"{NEW}{n}", *one) for n, one in enumerate(new_dice)))
        bare = table.with_wizard(replace(wizard, cards=wands, dice=dice)).with_turn(chain=(), strength=0)
        rest = Rest(replace(bare, dice_made=self.state.table.dice_made), blurred)
        number = self._rest_numbers.setdefault(rest, len(self.rests))
        if number == len(self.rests):
            self.rests.append(rest)
        return tuple(self._card_number(card) for card in cards), number

    def table(self, rest: int, cards: tuple[int, ...], last: str) -> Table:
        """The table of a position; all that is told of the chain is its last card."""
        table = self.rests[rest].table
        wizard = replace(table.wizard(self.seat), cards=tuple(self.cards[number] for number in cards))
        return table.with_wizard(wizard).with_turn(chain=(Link(last),) if last else ())

    def launches(self, node: Node) -> list[tuple[int, Option]]:
        """What the last card may launch: the place of each card, and the engine's option for it."""
        key = (node.last, self._about(node.rest))
        known = self._launches.setdefault(key, {})
        launches = []
        for at, card in enumerate(node.cards):
            option = known[card] if card in known else self._look_up(known, node, card)
            if option is not None:
                launches.append((at, option))
        return launches

    def _look_up(self, known: dict[int, Option | None], node: Node, card: int) -> Option | None:
        table = self.table(node.rest, (card,), node.last)
        options = launchable(table, table.wizard(self.seat), node.last, self.reading).options
        option = known[card] = options[0] if options else None
        return option

    def reading(self, ruling: str) -> str:
        """The reading in force for a ruling."""
        return self.state.ruling(ruling) or self.game.default_reading(ruling)

    def _about(self, rest: int) -> int:
        """Of what is left of the table, what launching looks at.

        That is never what lies in front of the wizards, but for the stock where effects must be possible.
        """
        number = self._about_of.get(rest)
        if number is None:
            table = self.rests[rest].table
            needs = self.reading("pen.ruling.effect-impossible") != "allowed"
            about = (replace(table, wizards=()), table.wizard(self.seat).stock if needs else None)
            number = self._about_of[rest] = self._abouts.setdefault(about, len(self._abouts))
        return number

    def _card_number(self, card: Card) -> int:
        number = self._card_numbers.setdefault(card, len(self.cards))
        if number == len(self.cards):
            self.cards.append(card)
        return number
