"""Essences that are chosen: what is paid with, taken, put somewhere or lost instead of life."""

from __future__ import annotations

from typing import Final

from tutor.engine.question import Option
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.essences import Amount, read
from tutor.games.resarcana.views.stage import cards, goods
from tutor.games.resarcana.views.stage.board import label, pile, rival
from tutor.games.resarcana.views.stage.sight import Sight
from tutor.games.resarcana.views.stage.things import ESSENCES
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import arrow, group, keyed, piece

FEW: Final = 10
"""So many ways are drawn one by one; of more, each kind stands for all that take it."""

KINDS_OF_CHOICE: Final = frozenset({"pay", "pay-x", "gain", "put", "discard-gain"})


def essences_chosen(here: Sight) -> Stage:
    """What it is for, the ways to choose from, and the pool."""
    table = here.table
    player = table.player(here.acting)
    taken = here.kind in ("gain", "discard-gain")
    what = _what_for(here)
    offered = ways(here)
    drawn = offered is not None
    if offered is None:
        offered = _kinds(here) if taken else None
    lead = arrow() if what is not None and offered is not None else None
    front = tag("div", what, lead, offered, class_="st-front st-front--paying")
    stock = tag(
        "div",
        goods.pool(here, player, full=True, pickable=not drawn and not taken),
        pile(here, player, True),
        class_="st-side__stock",
    )
    own = tag(
        "section",
        tag("h3", here.who(player.seat)),
        tag("div", stock, class_="st-side__all"),
        **keyed(f"side-{player.seat}", "st-side is-own"),
    )
    others = [rival(here, table.player(seat), brief=False) for seat in table.rivals(player.seat)]
    beside = tag("div", *others, class_="st-rivals") if others else None
    return Stage(join(beside, front, own), label(here), here.plates(), here.facts())


def _what_for(here: Sight) -> Html | None:
    """The component that is paid for, or whose power runs; the card that is given away lies on the pile."""
    card = here.power[0]
    if card:
        owner = here.table.owner(card)
        return cards.held(here, card) if owner is None else cards.lies(here, owner.component(card))
    for frame in reversed(here.running):
        bound = frame.get("card")
        if isinstance(bound, str) and bound in box():
            owner = here.table.owner(bound)
            return cards.held(here, bound) if owner is None else cards.lies(here, owner.component(bound))
    return None


def ways(here: Sight) -> Html | None:
    """Every choice of essences as a piece with its number; nothing where there are too many."""
    question = here.question
    if question is None:
        return None
    offered = [option for option in question.options if option.kind in ESSENCES]
    if not offered or len(offered) > FEW:
        return None
    return tag("div", *[_way(here, option) for option in offered], class_="st-ways")


def _way(here: Sight, option: Option) -> Html:
    key = f"way-{option.key}"
    what = Amount(read(option.key))
    inside = goods.price(here, what) if what.total else here.words("stage-none")
    return piece("way", inside, key=key, pick=here.pick(key))


def _kinds(here: Sight) -> Html:
    """The kinds of essences in the supply, each for all the choices that take some of it."""
    return group(here.words("stage-supply"), goods.supply(here))
