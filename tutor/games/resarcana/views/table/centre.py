"""The middle of the table: places of power, monuments and their deck, magic items, cards being looked at."""

from __future__ import annotations

from tutor.games.resarcana.actions.costs import shortage
from tutor.games.resarcana.actions.moves import TOP, claim_cost
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.essences import Amount, vector
from tutor.games.resarcana.views.table import components, essences, phrases
from tutor.games.resarcana.views.table.scene import Scene, is_back
from tutor.views import parts
from tutor.views.markup import Html, Part, join, sub, tag
from tutor.views.parts import boxed, grid


def centre(scene: Scene) -> Html | None:
    """What can be claimed with its cost, then everything in the middle as it is printed."""
    table, words = scene.table, scene.words
    if not (table.places or table.monuments or table.deck.layers or table.items or table.open):
        return None
    folds = (_places(scene), _monuments(scene), _items(scene), _open(scene))
    return join(sub(words("centre"), words("centre-note")), _for_sale(scene), *folds)


def _for_sale(scene: Scene) -> Html | None:
    """Places of power and monuments: points, cost, and what the player in full lacks for them."""
    table, words = scene.table, scene.words
    ids = [*table.places, *table.monuments, *([TOP] if table.deck.layers else [])]
    if not ids:
        return None
    lacks = words("lacks", who=scene.speaker.name(scene.seat))
    names = (words("component"), words("points"), words("cost"), lacks)
    head = tag("tr", *[tag("th", name, scope="col") for name in names])
    rows = [_row(scene, id, names[1:]) for id in ids]
    return tag("table", tag("thead", head), tag("tbody", *rows), class_="rt-plain rt-plain--blocks")


def _row(scene: Scene, id: str, heads: tuple[str, ...]) -> Html:
    words = scene.words
    name = words("deck-top", n=scene.table.deck.size) if id == TOP else scene.name(id)
    points = words("unknown") if id == TOP else phrases.points(scene.speaker, box()[id]) or "0"
    flag = tag("span", words("may-pick"), class_="rt-flag rt-flag--cand")
    cells: tuple[Part, ...] = (points, essences.amount(scene, claim_cost(id)), _lacking(scene, id))
    return tag(
        "tr",
        tag("th", name, flag if scene.offered("card", id) else None, scope="row"),
        *[tag("td", cell, data_label=head) for cell, head in zip(cells, heads, strict=True)],
        class_=None if id == TOP or _was_there(scene, id) else "is-here",
    )


def _was_there(scene: Scene, id: str) -> bool:
    return id in (*scene.before.places, *scene.before.monuments)


def _lacking(scene: Scene, id: str) -> Part:
    """The essences that the pool of the player in full lacks for a component."""
    lacking = shortage((claim_cost(id),), scene.player.pool)
    if not lacking:
        return scene.words("lacks-nothing")
    missing = {kind: need - have for kind, need, have in lacking}
    return essences.amount(scene, Amount(vector(missing), missing.get("any", 0)))


def _places(scene: Scene) -> Html | None:
    return _fold(scene, "places", scene.table.places, scene.before.places)


def _monuments(scene: Scene) -> Html | None:
    table, words = scene.table, scene.words
    if not table.monuments and not table.deck.layers:
        return None
    monuments = [_card(scene, id, id not in scene.before.monuments) for id in table.monuments]
    top = scene.offered("card", TOP)
    offered = top or scene.offers_one(table.monuments)
    return parts.fold(
        words,
        "monuments",
        words("monuments"),
        words("monuments-note", shown=scene.titles(table.monuments) or None, deck=table.deck.size),
        grid([*monuments, _deck(scene, top) if table.deck.layers else None]),
        offered=offered,
        lit=table.monuments != scene.before.monuments,
    )


def _deck(scene: Scene, offered: bool) -> Html:
    """The back of the topmost card of the monument deck."""
    words = scene.words
    rows = parts.facts([(words("cost"), essences.amount(scene, claim_cost(TOP)))])
    name = words("deck-top", n=scene.table.deck.size)
    return boxed(name, None, words("face-down"), rows, looks=["back"], candidate=offered)


def _items(scene: Scene) -> Html | None:
    """The magic items in the supply with what lies on them."""
    table, words = scene.table, scene.words
    if not table.items:
        return None
    offered = scene.offers_one(one.id for one in table.items)
    return parts.fold(
        words,
        "items",
        words("items"),
        "; ".join(components.in_brief(scene, one) for one in table.items),
        grid(components.component(scene, one) for one in table.items),
        offered=offered,
        lit=table.items != scene.before.items,
        unfolded=offered,
    )


def _open(scene: Scene) -> Html | None:
    """The artifacts of a duel that the players choose from."""
    return _fold(scene, "open", scene.table.open, scene.before.open, unfolded=True)


def _fold(
    scene: Scene, name: str, ids: tuple[str, ...], before: tuple[str, ...], *, unfolded: bool = False
) -> Html | None:
    if not ids:
        return None
    return parts.fold(
        scene.words,
        name,
        scene.words(name),
        scene.titles(ids),
        grid(_card(scene, id, id not in before) for id in ids),
        offered=scene.offers_one(ids),
        lit=ids != before,
        unfolded=unfolded,
    )


def _card(scene: Scene, id: str, lit: bool) -> Html:
    return components.card(scene, id, lit=lit)


def looking(scene: Scene) -> Html | None:
    """Cards that one player alone looks at; the others see how many there are."""
    now = scene.table.looking
    if now is None or not now.cards:
        return None
    words = scene.words
    who = scene.speaker.name(now.seat)
    head = sub(words("looking"), words("looking-note", who=who, n=len(now.cards)))
    visible = now.cards if not any(map(is_back, now.cards)) else ()
    backs = len(now.cards) - len(visible)
    return join(head, grid([*[components.card(scene, id) for id in visible], *[_back(scene)] * backs]))


def _back(scene: Scene) -> Html:
    return boxed(scene.words("face-down"), None, None, looks=["back"])
