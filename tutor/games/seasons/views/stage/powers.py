"""Power cards on the stage: face up with cost and running sentence, in brief, in play, in hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tutor.games.seasons.components.component_set import GAME, box
from tutor.games.seasons.components.faces import NONE, Cost, Stock
from tutor.games.seasons.state.derived import cost_of
from tutor.games.seasons.state.energy import listed, size
from tutor.games.seasons.state.player import Copy, Player
from tutor.games.seasons.views.stage.look import View
from tutor.games.seasons.views.table import tokens
from tutor.games.seasons.views.table.cards import TYPES
from tutor.games.seasons.views.table.cards import about as card_about
from tutor.games.seasons.views.table.scene import is_back
from tutor.rules.facts import UNKNOWN
from tutor.views.markup import Html, Part, join, tag
from tutor.views.stage.pieces import back, card, chip, group
from tutor.views.theme import sign

FEW: Final = 4
"""So many cards are drawn whole, more in brief."""


def signs(stock: Stock) -> Html:
    """Tokens side by side as small discs."""
    return tag("span", *[tokens.token(kind) for kind in listed(stock)], class_="st-signs", aria_hidden="true")


def cost(view: View, id: str) -> Html | None:
    """What a card costs, in signs and for the ear in words."""
    price: Cost = cost_of(view.table, id, view.scene.reading)
    parts: list[Part] = []
    if price.choice:
        parts.append(tag("span", view.say("cost-choice")))
    if price.energy != NONE:
        parts.append(signs(price.energy))
        parts.append(tag("span", tokens.in_words(view.scene, price.energy), class_="rt-vh"))
    if price.crystals:
        parts += [
            tag("span", join(str(price.crystals), sign("crystal")), aria_hidden="true"),
            tag("span", view.scene.words("crystals-n", n=price.crystals), class_="rt-vh"),
        ]
    if not parts:
        parts.append(tag("span", view.say("cost-none")))
    return tag("span", *parts, class_="st-cost")


def hue_of(id: str) -> str:
    """The hue of a card's head: one for familiars, one for magic items."""
    return "amethyst" if box().card(id).item else "sapphire"


def lines_of(view: View, id: str) -> Iterator[str]:
    """What a card does, sentence by sentence, as the catalogue words it."""
    sentences = box().catalogue.component(id).text.get("main", UNKNOWN)
    if sentences is UNKNOWN:
        return
    for name in TYPES:
        yield from (one.of(view.scene.words.lang) for one in sentences if one.facts["type"] == name)


def running_line(view: View, id: str, part: str) -> int:
    """The place of the sentence that runs among those of the card, -1 if that cannot be told."""
    kind = {"enter": "immediate", "activate": "activated"}.get(part, "permanent")
    sentences = box().catalogue.component(id).text.get("main", UNKNOWN)
    if sentences is UNKNOWN:
        return -1
    types = [str(one.facts["type"]) for name in TYPES for one in sentences if one.facts["type"] == name]
    return types.index(kind) if types.count(kind) == 1 else -1


def face(
    view: View,
    id: str,
    key: str,
    *,
    foot: Part = None,
    note: str = "",
    priced: bool = True,
    whole: bool = True,
    part: str = "",
    lit: bool = False,
    dim: bool = False,
    copy: Copy | None = None,
    n: int = 1,
) -> Html:
    """A card face up; one that is not `whole` is a chip."""
    if is_back(id):
        return back(view.scene.words("face-down"), key=key)
    name = view.scene.name(id) + (f" ×{n}" if n > 1 else "")
    turned = copy is not None and copy.turned
    state = note or (view.scene.words("turned") if turned else "")
    on_it = signs(copy.tokens) if copy is not None and size(copy.tokens) else None
    pick = view.pick(key, *((copy.id,) if copy is not None else ()))
    price = cost(view, id) if priced else None
    lines = () if turned and not lit else tuple(lines_of(view, id))
    if not whole:
        about = join(*[part for part in (price, on_it, state or None) if part], by=" ")
        return chip(GAME, id, name, about or None, key=key, hue=hue_of(id), lit=lit, pick=pick, barred=dim)
    return card(
        GAME,
        id,
        name,
        key=key,
        hue=hue_of(id),
        kind=card_about(view.scene, id),
        cost=price,
        lines=lines,
        running=running_line(view, id, part) if part else -1,
        foot=join(on_it, foot),
        state=state,
        turned=turned,
        dim=dim,
        lit=lit,
        pick=pick,
    )


def tableau(view: View, player: Player, *, whole: bool, leave: Iterable[str] = ()) -> Html | None:
    """The cards in play of a player, but for those that stand elsewhere."""
    was, left = view.was(player), set(leave)
    cards = [
        face(view, one.card, one.id, copy=one, priced=False, whole=whole, lit=one != was.copy(one.id))
        for one in player.play
        if one.id not in left
    ]
    return group(view.of("in-play", player.seat), *cards, key="play") if cards else None


def hand(view: View, player: Player, *, whole: bool) -> Html | None:
    """The cards in hand as far as the reader sees them, with what they cost."""
    held: Sequence[str] = [id for id in player.hand if not is_back(id)]
    if len(held) < len(player.hand):
        return None
    was = view.was(player).hand
    cards = [
        face(view, id, f"card-{id}", whole=whole, n=held.count(id), lit=held.count(id) > was.count(id))
        for id in dict.fromkeys(held)
    ]
    return group(view.of("hand", player.seat), *cards, key="hand") if cards else None
