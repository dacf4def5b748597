"""Cards 11 to 20."""

from __future__ import annotations

from tutor.engine.event import Event
from tutor.engine.query import Bind
from tutor.engine.sentence import Choose, ForEach, Stop
from tutor.framework.readings import Readings
from tutor.games.seasons.cards.against import no_die, tokens
from tutor.games.seasons.cards.making import CardText, activate, card, enter, trigger
from tutor.games.seasons.state.derived import counted, reserve
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Copy
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs import (
    DrawCards,
    GainAny,
    GainCrystals,
    GiveCrystals,
    Keep,
    LoseCrystals,
    PayTokens,
    TakeBack,
    everyone,
    opponents,
    own,
    solvent,
)
from tutor.games.seasons.verbs.looking import CARD, Drawn, GiveCard, Unserved, players, rest
from tutor.games.seasons.verbs.malice import MaliceCrystals, RollOwnDie, take_result, tell_second
from tutor.games.seasons.verbs.notes import TellReserve
from tutor.games.seasons.verbs.taking import COPY, SEAT, one_each
from tutor.games.seasons.verbs.telling import TellPlace, tell_poor

FIGRIM = "sea.card.figrim.effect"
POOR = "sea.card.figrim.poor"
NARIA = "sea.card.naria.effect"
CHEST = "sea.card.wondrous-chest.effect"
CHEST_COUNT = "sea.card.wondrous-chest.count"
HORN = "sea.card.beggars-horn.effect"
HORN_COUNT = "sea.card.beggars-horn.count"
MALICE = "sea.card.die-of-malice.effect"
TWO_DICE = "sea.card.die-of-malice.two"
KAIRN = "sea.card.kairn.effect"
AMSUG = "sea.card.amsug.effect"
NO_ITEMS = "sea.card.amsug.no-items"
GRIMOIRE = "sea.card.bespelled-grimoire.effect"
BELONGS = "sea.card.bespelled-grimoire.reserve"
HELM = "sea.card.ragfields-helm.effect"

CHEST_LEAST, HORN_MOST = 4, 1
"""From how many tokens on the Chest acts, and up to how many the Horn does."""


def _then(table: Table, seat: str, event: Event) -> int:
    """How many tokens a reserve had when the round ended."""
    had = event.fact("reserves")
    at = table.turn_order.index(seat)
    return int(had[at]) if isinstance(had, tuple) else size(reserve(table.player(seat)))


def full_enough(table: Table, seat: str, copy: Copy, event: Event, reading: Readings) -> bool:
    """Whether the Chest acts: by the tokens that there are now, or were (sea.ruling.horn-then-chest)."""
    together = reading("sea.ruling.horn-then-chest") == "same-count"
    n = _then(table, seat, event) if together else size(reserve(table.player(seat)))
    return n >= CHEST_LEAST


def empty_enough(table: Table, seat: str, copy: Copy, event: Event, reading: Readings) -> bool:
    """Whether the Horn acts: by the tokens that there are now, or were (sea.ruling.two-horns)."""
    together = reading("sea.ruling.two-horns") == "together"
    n = _then(table, seat, event) if together else size(reserve(table.player(seat)))
    return n <= HORN_MOST


def most_cards(table: Table, seat: str, copy: Copy, event: Event, reading: Readings) -> bool:
    """Whether the seat has more cards in play than each opponent."""
    cards = {player.seat: len(counted(player, reading)) for player in table.players}
    return all(cards[seat] > cards[other] for other in table.others(seat))


FIGRIM_TAKES = trigger(
    "season",
    FIGRIM,
    Stop(
        body=(
            tell_poor.under(POOR),
            ForEach(over=solvent, into="seat", body=(GiveCrystals(n=1, giver=SEAT),)),
        )
    ),
    whose="any",
)

NARIA_DEALS = enter(
    NARIA,
    DrawCards(n=players),
    Stop(body=(Choose(kind="keep-one", among=Drawn(), into=CARD), Keep(card=Bind(name=CARD)))),
    ForEach(
        over=rest,
        into="given",
        body=(
            Choose(kind="give-card", among=Unserved(card=Bind(name="given")), into="to"),
            GiveCard(card=Bind(name="given"), to=Bind(name="to")),
        ),
    ),
)

WONDROUS_CHEST = trigger(
    "round-end",
    CHEST,
    Stop(body=(TellReserve(rule=CHEST_COUNT), GainCrystals(n=3))),
    whose="any",
    when=full_enough,
)
BEGGARS_HORN = trigger(
    "round-end",
    HORN,
    Stop(body=(TellReserve(rule=HORN_COUNT), GainAny(n=1))),
    whose="any",
    when=empty_enough,
)

DIE_OF_MALICE = activate(
    MALICE,
    RollOwnDie(),
    take_result,
    Stop(body=(tell_second.under(TWO_DICE), MaliceCrystals(n=2))),
    against=no_die,
    early=True,
)

KAIRN_DESTROYS = activate(
    KAIRN,
    PayTokens(n=1),
    ForEach(over=opponents, into="seat", body=(LoseCrystals(n=4, who=SEAT),)),
    against=tokens(1),
)

AMSUG_RETURNS = enter(
    AMSUG,
    one_each(
        NO_ITEMS,
        everyone,
        TakeBack(copy=COPY),
        kind="take-back-one",
        order="sea.ruling.amsug-order",
        what="item",
    ),
)

BESPELLED_GRIMOIRE = enter(
    GRIMOIRE,
    Stop(body=(GainAny(n=2, onto=own), TellPlace(rule=BELONGS, belong=True))),
)

CARDS_11_20: tuple[CardText, ...] = (
    card(11, "figrim", FIGRIM_TAKES),
    card(12, "naria", NARIA_DEALS),
    card(13, "wondrous-chest", WONDROUS_CHEST),
    card(14, "beggars-horn", BEGGARS_HORN),
    card(15, "die-of-malice", DIE_OF_MALICE),
    card(16, "kairn", KAIRN_DESTROYS),
    card(17, "amsug", AMSUG_RETURNS),
    card(18, "bespelled-grimoire", BESPELLED_GRIMOIRE),
    card(
        19,
        "ragfields-helm",
        trigger("game-end", HELM, GainCrystals(n=20), whose="any", when=most_cards),
    ),
    card(20, "hand-of-fortune"),
)
