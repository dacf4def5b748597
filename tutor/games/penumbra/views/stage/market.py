"""The picture of a market or a row: the cards that lie open, the deck beside them, and what pays for them."""

from __future__ import annotations

from tutor.games.penumbra.state.places import MARKET_DECKS
from tutor.games.penumbra.views.stage import attempt, board, parts
from tutor.games.penumbra.views.stage.extras import extras
from tutor.games.penumbra.views.stage.look import View
from tutor.games.penumbra.views.stage.seats import plates, stock_facts
from tutor.games.penumbra.views.table import phrases
from tutor.games.penumbra.views.table.rows import contract_of, trial_of
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Stage

MARKETS = (
    "gain-card", "gain-class-card", "gain-discipline-card", "gain-potion", "gain-artifact", "draw-card",
    "buy-potions", "buy-artifact", "buy-card", "rest-buy", "refill-market", "refresh-market",
)  # fmt: skip
ROWS = (
    "guild", "reserve-contract", "refresh-contracts", "refill-contracts", "reserve-trial", "primagic-blood",
    "attempt",
)  # fmt: skip
FULL = 5
"""So many cards are shown with what they do; more of them in brief."""


def stage(view: View) -> Stage | None:
    """The open cards that may be taken or have just changed; None where there are none."""
    cards = _open(view)
    if not cards:
        return None
    full = len(cards) <= FULL
    cards_on_sale = [_card(view, id) if full else parts.some_card(view, id) for id in cards]
    cards_on_sale += [
        parts.deck(view, key.removeprefix("deck-")) for key in view.setting.picks if key.startswith("deck-")
    ]
    tokens = parts.stock(view, view.wizard)
    names = ", ".join(view.name(id) for id in cards)
    text = view.words("stage-open", what=names)
    scene = join(
        tag("div", *cards_on_sale, class_="st-row st-market"),
        parts.many(*tokens, name="stock") if tokens else None,
        board.changing(view),
        extras(view),
    )
    return Stage(scene, text, plates(view), stock_facts(view))


def _open(view: View) -> list[str]:
    """The ids of the cards in focus: those to be picked with their neighbours, else those that changed."""
    table, before = view.table, view.before
    rows = {"contracts": table.contracts, "trials": table.trials}
    rows |= {market.id: market.cards for market in table.markets}
    old = {"contracts": before.contracts, "trials": before.trials}
    old |= {market.id: market.cards for market in before.markets}
    picked = [name for name, ids in rows.items() if view.may(f"card-{id}" for id in ids)]
    wanted = picked or [name for name, ids in rows.items() if ids != old.get(name, ids)] or _running(view)
    seen = [id for name in wanted for id in rows.get(name, ())]
    looked = table.looking
    if looked is not None and view.sees(looked.seat):
        seen += looked.cards
    return list(dict.fromkeys(seen))


def _running(view: View) -> list[str]:
    """The market or row that the effect under way is about."""
    section = view.table.turn.section
    if view.frame("guild", "reserve-contract", "refresh-contracts", "refill-contracts"):
        return ["contracts"]
    if view.frame("attempt", "reserve-trial"):
        return ["trials"]
    return [section.partition(".")[0]] if section in MARKET_DECKS or "." in section else []


def _card(view: View, id: str) -> Html:
    face = view.face(id)
    if face is None:
        known = trial_of(view.scene, id) is not None or contract_of(view.scene, id) is not None
        return attempt.card(view, id) if known else parts.some_card(view, id)
    lines = parts.lines_of(view, face)
    if face.price is not None:
        lines = [view.words("stage-price", what=phrases.cost(view.speaker, face.price)), *lines]
    return parts.full_card(view, id, face, lines)
