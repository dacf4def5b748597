"""Short ways to set up a Learning turn among locations, markets and decks."""

from __future__ import annotations

from typing import cast

from games.penumbra.support.play import Play

from tutor.engine.event import Bound, facts
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.games.penumbra.state.table import Market, Placed, Table, Turn
from tutor.games.penumbra.state.wizard import Card, Colour, Die, Mark, Reserved, Stock, Wizard, Zone

CLASSES = ("ruby", "emerald", "sapphire", "amber")
POTIONS = ("training-bitter-coffee", "training-copying-ink")
ARTIFACTS = ("training-copper-ring", "wand-of-everwood")
RUBY = ("ichor", "vulnerability")
ROW = ("song-of-crystal", "offering", "mad-dealer", "lost-cottage")
UNDER_ORDER = ("put-under",)


def pool(*dice: str) -> tuple[Die, ...]:
    """Dice written as colour and value ("red 6")."""
    made = (one.split() for one in dice)
    return tuple(Die(f"die-{n}", cast("Colour", c), int(v)) for n, (c, v) in enumerate(made, 1))


def lying(*dice: str, by: str = "boris") -> tuple[Placed, ...]:
    """Placed dice written as section, slot, colour and value ("bazaar 1 bone 3")."""
    made = (one.split() for one in dice)
    return tuple(
        Placed(f"old-{n}", section, slot, cast("Colour", colour), int(value), by)
        for n, (section, slot, colour, value) in enumerate(made, 1)
    )


def mark(slot: str, discipline: str = "ruby", condition: str = "charged") -> Mark:
    """A mark of a wizard's board."""
    return Mark(slot, discipline, 1, condition)  # type: ignore[arg-type]


def held(card: str, zone: str = "grimoire", *, turned: bool = False) -> Card:
    """A card of a wizard."""
    return Card(card, cast("Zone", zone), turned)


def wizard(
    *dice: str,
    seat: str = "anna",
    cards: tuple[Card, ...] = (),
    marks: tuple[Mark, ...] = (),
    reserved: tuple[Reserved, ...] = (),
    contracts: tuple[str, ...] = (),
    turns: int = 2,
    **stock: int,
) -> Wizard:
    """A wizard with dice and a stock."""
    return Wizard(
        seat,
        pool(*dice),
        marks,
        Stock(**stock),
        cards,
        reserved=reserved,
        contracts=contracts,
        turns=turns,
    )


def deck(id: str, *layers: str | tuple[str, ...]) -> Deck:
    """A deck, top first: a card that is known to lie there, or several in an unknown order."""
    return Deck(id, tuple((one,) if isinstance(one, str) else tuple(sorted(one)) for one in layers))


MARKETS = {"brewery": POTIONS, "shop": ARTIFACTS, "ruby": RUBY, "emerald": ("call", "healing")}
DECKS = (
    deck("potion", "training-eye-wash", "training-plain-water"),
    deck("artifact", "staff-of-pulsing", "staff-of-sounding"),
    deck("ruby", "bat", "sacrifice"),
    deck("contract", "treasury", "blazehorn", "bright-path", "forest-fire"),
)


def town(
    anna: Wizard,
    *others: Wizard,
    placements: int = 2,
    placed: tuple[Placed, ...] = (),
    markets: dict[str, tuple[str, ...]] | None = None,
    decks: tuple[Deck, ...] = DECKS,
    contracts: tuple[str, ...] = ROW,
    trials: tuple[str, ...] = (),
    turn: Turn | None = None,
    box: str = "training",
    program: str = "learning",
    rulings: tuple[tuple[str, str], ...] = (),
    automatic: tuple[str, ...] = UNDER_ORDER,
    marks_left: tuple[int, ...] = (),
    **bindings: Bound,
) -> State[Table]:
    """Anna's Learning turn in a town; `program` is what is about to run."""
    table = Table(
        (anna, *(others or (wizard(seat="boris"),))),
        turn or Turn(anna.seat, "learning", placements=placements),
        box=box,
        placed=placed,
        classes=CLASSES,
        markets=tuple(Market(id, cards) for id, cards in {**MARKETS, **(markets or {})}.items()),
        decks=decks,
        contracts=contracts,
        trials=trials,
        marks_left=marks_left,
    )
    return State(table, (), rulings, automatic).push(program, anna.seat, facts(**bindings))


def cards_in(game: Play, zone: str) -> set[str]:
    """Anna's cards in a zone."""
    return {card.id for card in game.anna.cards if card.zone == zone}


def open_in(game: Play, market: str) -> tuple[str, ...]:
    """The open cards of a market."""
    return game.table.market(market).cards


def deck_now(game: Play, id: str) -> tuple[tuple[str, ...], ...]:
    """The layers of a deck."""
    return game.table.deck(id).layers


def plain(game: Play) -> tuple[str, ...]:
    """What is offered of placements, without those beside the slots."""
    return tuple(key for key in game.offered if key.startswith("place-"))


def grounds(game: Play, key: str) -> set[tuple[str, str]]:
    """The rules and kinds of everything against an option."""
    return {(reason.rule, reason.kind) for reason in game.question.reasons(key)}
