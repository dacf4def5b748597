"""Cards that are looked at or chosen from outside a tableau: the top of a deck, the supply of magic items."""

from __future__ import annotations

from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.essences import ALL
from tutor.games.resarcana.state.table import Looking
from tutor.games.resarcana.views.stage import cards, goods
from tutor.games.resarcana.views.stage.board import drawn_deck, label, rival
from tutor.games.resarcana.views.stage.sight import Sight
from tutor.games.resarcana.views.table.scene import is_back
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import arrow, back, group


def items(here: Sight) -> Stage:
    """Another magic item is taken: the own one beside those of the supply."""
    table = here.table
    player = table.player(here.acting)
    mine = [cards.lies(here, one) for one in player.tableau if one.id in _all_items(here)]
    supply = group(here.words("items"), *[cards.lies(here, one) for one in table.items])
    own = [group(here.words("stage-gives-back"), *mine), arrow()] if mine else []
    return Stage(
        tag(
            "div",
            *own,
            tag("div", supply, class_="st-offer"),
            class_="st-front st-front--paying st-front--items",
        ),
        label(here),
        here.plates(),
        here.facts(),
    )


def _all_items(here: Sight) -> frozenset[str]:
    return frozenset(
        one.id for one in here.table.player(here.acting).tableau if box()[one.id].kind == "magic-item"
    )


def looking(here: Sight, now: Looking) -> Stage:
    """Cards that one seat alone looks at; the first of an order comes to lie on top."""
    hidden = any(map(is_back, now.cards))
    if hidden:
        faces: list[Html] = [back(here.words("face-down"), key="looked-at", count=len(now.cards))]
    else:
        faces = [cards.held(here, id) for id in now.cards]
    note = here.words("looking-note", who=here.who(now.seat), n=len(now.cards))
    player = here.table.player(now.seat)
    seen = tag("div", group(here.words("looking"), *faces, note=note), class_="st-offer")
    stock = goods.pool(here, player, full=False) if any(player.pool[kind] for kind in ALL) else None
    return Stage(join(seen, stock), label(here), here.plates(), here.facts())


def decks(here: Sight) -> Stage:
    """Of which deck the top is looked at."""
    table = here.table
    made = [
        tag("div", tag("h3", here.who(player.seat)), drawn_deck(here, player), class_="st-rival")
        for player in table.players
        if player.deck.size
    ]
    pick = here.pick("deck-monuments")
    if pick is not None:
        made.append(
            tag(
                "div",
                tag("h3", here.words("monuments")),
                back(here.words("deck"), key="deck-monuments", count=table.deck.size, pick=pick),
                class_="st-rival",
            )
        )
    running = here.power[0]
    owner = table.owner(running) if running else None
    lead = [cards.lies(here, owner.component(running)), arrow()] if owner is not None else []
    return Stage(
        tag("div", *lead, *made, class_="st-front st-front--paying"), label(here), here.plates(), here.facts()
    )


def rivals(here: Sight) -> Stage:
    """Which rival a power copies from, or which player comes first."""
    table = here.table
    running = here.power[0]
    owner = table.owner(running) if running else None
    lead = [cards.lies(here, owner.component(running)), arrow()] if owner is not None else []
    made = [rival(here, table.player(seat)) for seat in table.rivals(here.acting)]
    return Stage(
        tag("div", *lead, *made, class_="st-front st-front--paying"), label(here), here.plates(), here.facts()
    )
