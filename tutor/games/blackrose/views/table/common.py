"""What lies between the mages: the event board, the library and the other decks, cards somebody looks at."""

from __future__ import annotations

from tutor.games.blackrose.views.table.cards import any_card, event_card
from tutor.games.blackrose.views.table.scene import Scene, is_back
from tutor.games.blackrose.views.table.track import rose_line
from tutor.views import parts
from tutor.views.markup import Html, Part, join, sub, tag
from tutor.views.parts import boxed, grid
from tutor.views.words import capital

SCHOOLS = "school-"


def events(scene: Scene) -> Html | None:
    """The three spaces of the event board, the deck beside them, and the Rose; nothing where all is empty."""
    table, before, words = scene.table, scene.before, scene.words
    deck = table.deck(f"event-{table.moon}").size
    if not scene.whole and not any(table.events):
        return join(rose_line(scene)) or None
    spaces = [_space(scene, number, id) for number, id in enumerate(table.events, 1)]
    names = ", ".join(scene.title(id) for id in table.events if id)
    pile = table.pile("event")
    discard = words("event-pile", n=len(pile), top=scene.title(pile[-1])) if pile else ""
    offered = scene.offers_one("event", table.events)
    return join(
        rose_line(scene),
        parts.fold(
            words,
            "events",
            words("events"),
            "; ".join(part for part in (names, words("events-note", deck=deck)) if part),
            grid(spaces),
            tag("p", discard, class_="rt-note") if discard else None,
            offered=offered,
            lit=table.events != before.events,
            unfolded=offered,
        ),
    )


def _space(scene: Scene, number: int, id: str) -> Html:
    lies = scene.words("event-space", n=number)
    if not id:
        return boxed(scene.words("space-free"), None, lies, looks=["free"])
    return event_card(scene, id, lies, lit=id not in scene.before.events)


def library(scene: Scene) -> Html | None:
    """The decks with how many cards are left, and what lies on their discard piles."""
    table, before, words = scene.table, scene.before, scene.words
    if not table.decks and not table.piles:
        return None
    ids = list(dict.fromkeys([deck.id for deck in table.decks] + [pile.id for pile in table.piles]))
    ids = [id for id in ids if not id.startswith(("event", "avatar-event"))]
    schools = [id for id in ids if id.startswith(SCHOOLS)]
    rest = [id for id in ids if id not in schools]
    groups = ((words("library"), schools), (words("decks"), rest))
    boxes = [part for head, group in groups if group for part in (sub(head), _decks(scene, group))]
    sizes, was = ([of.deck(id).size for id in ids] for of in (table, before))
    offered = scene.offers_one("deck", ids)
    out = words("out-of-game", cards=", ".join(scene.title(id) for id in table.out)) if table.out else ""
    return parts.fold(
        words,
        "library",
        words("head-library"),
        words("library-note", n=len(schools)),
        *boxes,
        tag("p", out, class_="rt-note") if out else None,
        offered=offered,
        lit=(sizes, table.piles) != (was, before.piles),
    )


def _decks(scene: Scene, ids: list[str]) -> Html:
    head = tag(
        "tr", *[tag("th", scene.words(f"deck-{name}"), scope="col") for name in ("name", "size", "pile")]
    )
    rows = [_deck(scene, id) for id in ids]
    return tag("table", tag("thead", head), tag("tbody", *rows), class_="rt-plain rt-plain--blocks")


def _deck(scene: Scene, id: str) -> Html:
    table, before, words = scene.table, scene.before, scene.words
    pile = table.pile(id)
    known = [card for card in pile if not is_back(card)]
    top = ": " + ", ".join(scene.title(card) for card in dict.fromkeys(reversed(known))) if known else ""
    cells: tuple[tuple[str, Part], ...] = (
        ("size", str(table.deck(id).size)),
        ("pile", f"{len(pile)}{top}" if pile else words("nothing")),
    )
    changed = table.deck(id).size != before.deck(id).size or pile != before.pile(id)
    offered = scene.offered("deck", id)
    ring = tag("span", words("may-pick"), class_="rt-flag rt-flag--cand") if offered else None
    return tag(
        "tr",
        tag("th", capital(scene.name(id)), ring, scope="row"),
        *[tag("td", cell, data_label=words(f"deck-{name}")) for name, cell in cells],
        class_="is-here" if changed else None,
    )


def looking(scene: Scene) -> Html | None:
    """Cards that one mage alone looks at; the others see how many there are."""
    now = scene.table.looking
    if now is None:
        return None
    words = scene.words
    head = sub(words("looking"), words("looking-note", who=scene.speaker.name(now.seat), n=len(now.cards)))
    return join(head, grid(any_card(scene, id) for id in now.cards))


def drawn(scene: Scene) -> Html | None:
    """Cards on their way from a deck, which nobody but their taker sees yet."""
    n = len(scene.table.drawn)
    return tag("p", scene.words("drawn", n=n), class_="rt-note") if n else None
