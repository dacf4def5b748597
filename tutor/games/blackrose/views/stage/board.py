"""The mages in brief: the fallback for positions without a lodge, such as the set-up."""

from __future__ import annotations

from tutor.games.blackrose.views.stage import cards
from tutor.games.blackrose.views.stage.look import Look
from tutor.games.blackrose.views.table.scene import is_back
from tutor.views.markup import Html, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import group, note

HOME = ("study", "planning", "cleanup")
"""The phases in which mages have to do with their own cards."""


def board_stage(look: Look) -> Stage:
    """A panel for each mage with what he has, and the decks."""
    panels = [_panel(look, seat) for seat in look.table.seats]
    label = look.words("label-board", who=", ".join(look.who(seat) for seat in look.table.seats))
    decks = [
        cards.hidden(look, deck.size, look.name(deck.id), deck.id)
        for deck in look.table.decks[:6]
        if deck.size
    ]
    parts: list[Html] = [tag("div", *panels, class_="st-columns")]
    if decks:
        parts.append(group(look.scene.words("decks"), *decks, look="row", key="decks"))
    return Stage(tag("div", *parts, class_="st-pile"), label, look.plates(), look.facts())


def is_at_home(look: Look) -> bool:
    """Whether what happens lies before a mage and not in the lodge: study, planning, cleanup."""
    at_home = look.table.phase in HOME and look.running is None
    return at_home and not look.moved and not look.hurt and look.table.rooms == look.before.rooms


def mage_stage(look: Look) -> Stage:
    """One mage with the slots of his board, his hand, quests and books."""
    seat = look.actor
    mage = look.table.mage(seat)
    was = look.before.mage(seat) if look.before.is_mage(seat) else mage
    parts = [
        group(look.words("spells-of", who=look.who(seat)), *cards.slot_chips(look, mage, picks=True),
              *cards.free_slots(look, mage), look="row", key="board", panel=True)
    ]  # fmt: skip
    cards_in_hand = [
        id for id in dict.fromkeys((*mage.hand, *look.table.drawn, *_seen(look))) if not is_back(id)
    ]
    if cards_in_hand:
        held = [cards.brief(look, id, lit=id not in was.hand) for id in cards_in_hand]
        parts.append(group(look.scene.words("hand"), *held, look="row", key="hand"))
    elif mage.hand:
        name = look.scene.words("hand")
        parts.append(group(None, cards.hidden(look, len(mage.hand), name, "hand"), look="row", key="hand"))
    rest = [
        cards.brief(look, one.id, look.scene.words("quest-active"), key=f"quest-{n}")
        for n, one in enumerate(mage.active)
        if not is_back(one.id)
    ]
    rest += [
        cards.brief(look, one.id, look.words("jinx-chips", n=one.chips), key=f"jinx-{n}")
        for n, one in enumerate(mage.jinxes)
    ]
    rest += [
        cards.signed(look, one, look.words("in-trophies"), key=f"trophy-{n}")
        for n, one in enumerate(mage.trophies)
    ]
    books = ((look.words("grimoire"), mage.grimoire.size), (look.words("memories"), len(mage.memories)))
    rest += [cards.hidden(look, n, name, f"book-{name}") for name, n in books if n]
    if rest:
        parts.append(group(None, *rest, look="row", key="books"))
    names = ", ".join(look.name(id) for id in cards_in_hand)
    label = look.words("label-mage", who=look.who(seat), n=len(mage.hand), names=names)
    return Stage(tag("div", *parts, class_="st-pile"), label, look.plates(), look.facts())


def _seen(look: Look) -> tuple[str, ...]:
    now = look.table.looking
    return () if now is None else now.cards


def _panel(look: Look, seat: str) -> Html:
    mage = look.table.mage(seat)
    items = [cards.brief(look, mage.mage, key=f"mage-{seat}")] if mage.mage else []
    if mage.school:
        items.append(cards.brief(look, mage.school, key=f"school-{seat}"))
    if mage.hand:
        items.append(cards.hidden(look, len(mage.hand), look.scene.words("hand"), f"hand-{seat}"))
    if mage.grimoire.size:
        items.append(cards.hidden(look, mage.grimoire.size, look.words("grimoire"), f"grimoire-{seat}"))
    return group(
        look.who(seat),
        *(items or [note(look.words("nothing-yet"))]),
        look="row",
        panel=True,
        key=f"panel-{seat}",
    )
