"""When cards 26 to 50 answer, and what stands against activating them or against the summons of others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.engine.event import Event, facts
from tutor.engine.question import Refusal
from tutor.framework.readings import Readings
from tutor.games.seasons.actions.payment import kind_of, single
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.derived import cost_of, counted, reserve
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Copy
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.cauldron import food
from tutor.games.seasons.verbs.costs import COST, COST_ORDER, crystals_against, tokens_short
from tutor.games.seasons.verbs.offerings import SKULL_ITSELF, familiars
from tutor.games.seasons.verbs.rivals import STAFF, STAFF_CRYSTALS
from tutor.games.seasons.verbs.tree import TOKEN_COST

LEECH: Final = "sea.card.arcano-leech.effect"
SEVERAL_LEECHES: Final = "sea.ruling.several-leeches"
LEECH_SOURCE: Final = "sea.ruling.leech-crystal-source"
PASSING: Final = "sea.ruling.fairies-passing"
CAULDRON_FULL: Final = 7
"""So many tokens fill a Cauldron (sea.card.glutton-cauldron.seven)."""

SACRIFICES: Final = ("first", "second", "third")
"""The names to which the cards that the Dragon Skull asks for are bound (sea.card.dragon-skull.effect)."""

FOR_SKULL: Final = "sacrifice-for-skull"
"""The kind of question in which one of them is chosen."""

NOT_TURNED: Final = ("glutton-cauldron", "damned-soul")
"""The cards whose use is an activation by one reading only (sea.ruling.fairies-passing)."""

PAID_IN_CRYSTALS: Final = ("tree-of-light", "crystal-orb", "mirror")
"""The cards that tell when their cost has been paid (`verbs.costs.cost_paid`)."""


# ---- activating


def no_life(table: Table, seat: str, copy: Copy, reading: Readings) -> Iterator[Refusal]:
    """That the reserve is empty, where this bars the Potion of Life (sea.ruling.life-empty)."""
    if reading("sea.ruling.life-empty") == "no" and not size(reserve(table.player(seat))):
        yield Refusal("sea.card.potion-of-life.effect", "reserve-empty", facts(seat=seat))


def no_way(table: Table, seat: str, copy: Copy, reading: Readings) -> Iterator[Refusal]:
    """That neither of the two costs of the Tree of Light can be paid."""
    crystals = tuple(crystals_against(table, seat, TOKEN_COST, reading))
    tokens = tuple(tokens_short(table.player(seat), 1, COST, reading))
    if crystals and tokens:
        yield from (*crystals, *tokens)


def no_food(table: Table, seat: str, copy: Copy, reading: Readings) -> Iterator[Refusal]:
    """That there is no token to be put on the Cauldron."""
    if not food(table.player(seat), reading):
        yield Refusal(COST, "reserve-empty", facts(seat=seat))


def too_few(table: Table, seat: str, copy: Copy, reading: Readings) -> Iterator[Refusal]:
    """That there are not enough cards in play to sacrifice for the Skull (sea.ruling.skull-itself)."""
    has = len(table.player(seat).play) - (reading(SKULL_ITSELF) == "no")
    if has < len(SACRIFICES):
        yield Refusal(COST, "sacrifices-missing", facts(seat=seat, needed=len(SACRIFICES), has=has))


def no_familiar(table: Table, seat: str, copy: Copy, reading: Readings) -> Iterator[Refusal]:
    """That there is no familiar in hand or in play, where this bars the Kriss (sea.ruling.kriss-scope)."""
    if reading("sea.ruling.kriss-scope") == "no" and not familiars(table.player(seat)):
        yield Refusal(COST, "no-familiar", facts(seat=seat))


def nothing_to_mirror(table: Table, seat: str, copy: Copy, reading: Readings) -> Iterator[Refusal]:
    """That there is no crystal or no token for the Mirror."""
    yield from crystals_against(table, seat, 1, reading)
    yield from tokens_short(table.player(seat), 1, COST, reading)


def no_water(table: Table, seat: str, copy: Copy, reading: Readings) -> Iterator[Refusal]:
    """That there is no water to pass the Damned Soul on with."""
    if not any(kind_of(token) == "water" for token in single(table.player(seat))):
        yield Refusal(COST, "water-missing", facts(seat=seat))


# ---- summons of others


def leech_bar(table: Table, seat: str, card: str, reading: Readings) -> Iterator[Refusal]:
    """That who summons cannot give what Leeches demand, besides the cost of the card.

    Each demands a crystal, or all together one (sea.ruling.several-leeches); crystals that the summon itself
    brings count by one reading of sea.ruling.leech-crystal-source.
    """
    n = sum(table.player(other).count("arcano-leech") for other in table.others(seat))
    if not n:
        return
    n = min(n, 1) if reading(SEVERAL_LEECHES) == "one" else n
    player = table.player(seat)
    gains = STAFF_CRYSTALS * player.count(STAFF) if reading(LEECH_SOURCE) == "yes" else 0
    needed = cost_of(table, card, reading).crystals + n
    if player.crystals + gains < needed:
        about = facts(seat=seat, n=n, needed=needed, has=player.crystals)
        yield Refusal(LEECH, "leech-unpaid", about)


# ---- answers


def _demands(table: Table, copy: Copy, event: Event, reading: Readings) -> bool:
    """Whether this Leech is paid: every one, or the first alone, clockwise from who summons."""
    if reading(SEVERAL_LEECHES) == "each":
        return True
    others = table.others(str(event.fact("seat")))
    first = next(c for other in others for c in table.player(other).play if c.card == copy.card)
    return first.id == copy.id


def before_summon(table: Table, seat: str, copy: Copy, event: Event, reading: Readings) -> bool:
    """Whether this Leech is paid before the summon."""
    return reading(LEECH_SOURCE) == "no" and _demands(table, copy, event, reading)


def after_summon(table: Table, seat: str, copy: Copy, event: Event, reading: Readings) -> bool:
    """Whether this Leech is paid when the summon has brought crystals."""
    return reading(LEECH_SOURCE) == "yes" and _demands(table, copy, event, reading)


def is_full(table: Table, seat: str, copy: Copy, event: Event, reading: Readings) -> bool:
    """Whether the Cauldron has all its tokens."""
    return size(copy.tokens) >= CAULDRON_FULL


def steals_first(table: Table, seat: str, copy: Copy, event: Event, reading: Readings) -> bool:
    """Whether the Fairies answer as soon as the card is turned.

    Rulings: sea.ruling.fairies-passing, sea.ruling.fairies-cost-order.
    """
    card = event.fact("card")
    if card in NOT_TURNED:
        return reading(PASSING) == "yes"
    return reading(COST_ORDER) == "before-cost" or card not in PAID_IN_CRYSTALS


def is_voluntary(table: Table, seat: str, copy: Copy, event: Event, reading: Readings) -> bool:
    """Whether the sacrifice empties the reserve: any does, or only one that Syllas has not forced.

    Ruling: sea.ruling.treatise-forced.
    """
    return reading("sea.ruling.treatise-forced") == "yes" or not event.program.startswith(SYLLAS)


SYLLAS: Final = "card-10."
"""What the programs of Syllas the Faithful begin with."""


def without_familiars(table: Table, seat: str, copy: Copy, event: Event, reading: Readings) -> bool:
    """Whether the owner has no familiar in play (sea.ruling.soul-counts)."""
    cards = box().cards
    return not any(cards[held.card].familiar for held in counted(table.player(seat), reading))
