"""The set-up: what has been laid out and dealt, and the cards that are chosen from."""

from __future__ import annotations

from tutor.games.resarcana.components.component_set import GAME, box
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.views.stage import cards
from tutor.games.resarcana.views.stage.board import middle
from tutor.games.resarcana.views.stage.sight import Sight
from tutor.games.resarcana.views.table.scene import is_back
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import back, chip, group, piece


def setting_up(here: Sight) -> Stage:
    """What is chosen from, and what everybody has so far."""
    table = here.table
    player = table.player(here.acting)
    offer = _offer(here, player)
    seats = [_seat(here, one) for one in table.players]
    center = None if offer or here.kind == "item" else _laying(here) or middle(here, "is-laid")
    items = _items(here) if here.kind == "item" else None
    label = here.words(
        "stage-setting-up",
        who=here.who(player.seat),
        cards=here.scene.titles((*player.mages, *player.draft, *table.open)) or here.words("stage-none"),
    )
    return Stage(
        join(center, offer, items, tag("div", *filter(None, seats), class_="st-rivals")),
        label,
        here.plates(),
        here.facts(),
    )


def _laying(here: Sight) -> Html | None:
    """The middle while it is laid out: what lies there, and an empty slot for each thing still to come.

    None once all places of power lie there, or where somebody has been dealt something.
    """
    table, words = here.table, here.words
    missing = len(box().tiles) - len(table.places)
    if missing <= 0 or any(_dealt(player) for player in table.players):
        return None
    items: list[Html] = [cards.brief(here, one) for one in table.items]
    items = items or [_slot()] * len(box().of_kind("magic-item"))
    places = [*[cards.sale(here, id) for id in table.places], *[_slot()] * missing]
    return tag(
        "div",
        group(words("stage-items"), *items),
        group(words("places"), *places),
        class_="st-laying is-laid",
    )


def _dealt(player: Player) -> bool:
    return bool(player.deck.size or player.mages or player.draft or player.hand or player.tableau)


def _slot() -> Html:
    return piece("slot")


def _offer(here: Sight, player: Player) -> Html | None:
    """The cards that somebody chooses from now."""
    rows = {"keep": player.draft, "take-open": here.table.open, "mage": player.mages}
    if not here.scene.sees(player):
        rows = {"take-open": here.table.open}
    wanted = (here.kind, *rows)
    kind = next((kind for kind in wanted if rows.get(kind) and not any(map(is_back, rows[kind]))), "")
    if not kind or here.kind == "item":
        return None
    titles = {"keep": "drafted", "take-open": "open", "mage": "mages-dealt"}
    made = group(here.words(titles[kind]), *[cards.held(here, id) for id in rows[kind]])
    return tag("div", made, class_="st-offer")


def _items(here: Sight) -> Html:
    return tag(
        "div",
        group(here.words("items"), *[cards.lies(here, one) for one in here.table.items]),
        class_="st-offer is-laid",
    )


def _seat(here: Sight, player: Player) -> Html | None:
    """What a seat has been dealt and has kept: its own cards by name, else how many; None for nothing."""
    sees = here.scene.sees(player) and player.seat == here.acting
    held = [(here.words("hand"), player.hand), (here.words("kept"), player.kept)]
    pieces: list[Html] = [cards.brief(here, one) for one in player.tableau]
    for title, ids in held:
        if not ids:
            continue
        if sees and not any(map(is_back, ids)):
            pieces += [_small(here, id) for id in ids]
        else:
            pieces.append(back(title, key=f"pile-{title}-{player.seat}", count=len(ids)))
    if player.deck.size:
        pieces.append(back(here.words("deck"), key=f"deck-{player.seat}", count=player.deck.size))
    if player.mages and not (sees and here.kind == "mage"):
        pieces.append(back(here.words("stage-mages"), key=f"mages-{player.seat}", count=len(player.mages)))
    if player.draft and not (sees and here.kind == "keep"):
        pieces.append(back(here.words("stage-draft"), key=f"draft-{player.seat}", count=len(player.draft)))
    pick = here.pick(f"player-{player.seat}")
    if not pieces and pick is None:
        return None
    return piece(
        "rival",
        tag("h3", here.who(player.seat)),
        tag("div", *pieces, class_="st-rival__all"),
        key=f"player-{player.seat}",
        pick=pick,
        look="is-dealt",
        lit=player.seat == here.table.first,
    )


def _small(here: Sight, id: str) -> Html:
    return chip(GAME, id, here.scene.name(id), key=f"card-{id}")
