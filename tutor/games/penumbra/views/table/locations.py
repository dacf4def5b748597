"""The School, the City and the Wild Lands: sections with their slots and placed dice, and the markets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutor.games.penumbra.components.faces import PlaceFace
from tutor.games.penumbra.state.places import (
    CITY,
    CLASS_PARTS,
    MARKET_DECKS,
    WILD,
    is_open,
    part_of,
    slot_colour,
)
from tutor.games.penumbra.state.table import Placed
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS
from tutor.games.penumbra.views.table.cards import card_box, unknown_list
from tutor.games.penumbra.views.table.origin import sources
from tutor.games.penumbra.views.table.parts import fold, unknown
from tutor.games.penumbra.views.table.scene import Scene
from tutor.rules.words import Words
from tutor.views.dice import die, place
from tutor.views.markup import Html, join, tag
from tutor.views.parts import grid
from tutor.views.theme import glyph
from tutor.views.words import capital


def locations(scene: Scene) -> Html | None:
    """The three areas; those of which the position says nothing are left out."""
    if not scene.whole and not scene.table.placed:
        return None
    return join(_school(scene), _area(scene, "city", CITY), _area(scene, "wild", WILD))


def _school(scene: Scene) -> Html | None:
    """The classes in play with their three sections and their market."""
    table, words = scene.table, scene.words
    if not table.classes:
        return None
    sections = [f"{gem}.{part}" for gem in table.classes for part in CLASS_PARTS]
    blocks = [_class(scene, gem) for gem in table.classes]
    return _fold(
        scene, "school", sections, table.classes, [*blocks, _idle(scene), _supply(scene)], words("classes")
    )


def _class(scene: Scene, gem: str) -> Html:
    head = tag("h4", join(glyph(gem), scene.words("class", name=scene.speaker.name(gem)), by=" "))
    sections = [_section(scene, f"{gem}.{part}") for part in CLASS_PARTS]
    return tag("div", head, *sections, _market(scene, gem, gem), class_="rt-place")


def _area(scene: Scene, area: str, sections: tuple[str, ...]) -> Html | None:
    if not scene.whole:
        sections = tuple(name for name in sections if any(one.section == name for one in scene.table.placed))
    if not sections:
        return None
    blocks = []
    for name in sections:
        deck = MARKET_DECKS.get(name, "")
        market = _market(scene, name, deck) if deck and scene.table.market(name).cards else None
        head = tag("h4", scene.speaker.name(name))
        blocks.append(tag("div", head, _section(scene, name), market, class_="rt-place"))
    markets = tuple(name for name in sections if name in MARKET_DECKS)
    names = ", ".join(scene.speaker.name(name) for name in sections)
    return _fold(scene, area, sections, markets, blocks, names)


def _fold(
    scene: Scene,
    key: str,
    sections: Iterable[str],
    markets: tuple[str, ...],
    blocks: Sequence[Html | None],
    note: str,
) -> Html:
    table, before, wanted = scene.table, scene.before, set(sections)
    here, earlier = ([one for one in of.placed if one.section in wanted] for of in (table, before))
    traded = [card for market in markets for card in table.market(market).cards]
    offered = scene.may_pick_one("within", wanted) or scene.may_pick_one("card", traded)
    changed = here != earlier or any(table.market(one) != before.market(one) for one in markets)
    ids = dict.fromkeys(f"class-{part_of(name)}" if "." in name else name for name in wanted)
    dice = scene.words("dice-placed", n=len(here))
    return fold(
        scene,
        key,
        scene.words(f"area-{key}"),
        "; ".join((note, dice)),
        sources(scene, *ids),
        tag("div", *blocks, class_="rt-places"),
        unknown_list(scene, traded, f"unknown-{key}"),
        picks=offered,
        lit=changed,
    )


def _section(scene: Scene, section: str) -> Html:
    """One section: what it does, its slots from the left, and the dice that lie beside them."""
    slots = scene.box.places(section)
    dice = [one for one in scene.table.placed if one.section == section]
    by_slot = {one.id: [held for held in dice if held.slot == one.id] for one in slots}
    beside = [held for held in dice if held.slot not in by_slot]
    pieces = [
        part
        for slot in slots
        for part in (
            [_placed(scene, held) for held in by_slot[slot.id]]
            + _open(scene, section, slot, by_slot[slot.id])
        )
    ]
    pieces += [_placed(scene, held, scene.words("beside") if slots else "") for held in beside]
    silent = tag("p", scene.words("slots-unknown"), class_="rt-note") if not slots else None
    return tag(
        "div",
        tag("p", _effect(scene, section), class_="rt-card__meta"),
        tag("div", *pieces, class_="rt-dice rt-dice--small") if pieces else None,
        silent,
        class_="rt-section",
    )


def _open(scene: Scene, section: str, slot: PlaceFace, held: list[Placed]) -> list[Html]:
    """The slot itself, as long as a die can be placed in it."""
    if held and not slot.many:
        return []
    words, colour = scene.words, slot_colour(slot, section)
    closed = not is_open(scene.table, slot)
    note = words("from-players", n=slot.players) if closed else words("any-number") if slot.many else ""
    return [
        place(
            colour,
            slot.value,
            label=_asks(scene, colour, slot.value),
            note=note,
            candidate=scene.may_pick("place", f"{section} {slot.id}"),
            closed=closed,
            many=slot.many,
        )
    ]


def _asks(scene: Scene, colour: str, value: int) -> str:
    """What a slot asks of a die, in a word or two."""
    if colour and value:
        return scene.speaker.value(f"{colour} {value}")
    return scene.words(f"slot-{colour or 'any'}") if not value else str(value)


def _placed(scene: Scene, held: Placed, note: str = "") -> Html:
    return die(
        held.value,
        held.colour,
        label=scene.die(held.colour, held.value),
        note=note,
        lit=held not in scene.before.placed,
        candidate=scene.may_pick("placed", f"{held.section} {held.colour} {held.value}"),
    )


def _effect(scene: Scene, section: str) -> Html:
    id = f"class-{part_of(section)}" if "." in section else section
    effect = scene.box.catalogue.component(id).facts["effect"].value
    return join(capital(effect.of(scene.words.lang))) if isinstance(effect, Words) else unknown(scene)


def _market(scene: Scene, market: str, deck: str) -> Html:
    """The open cards of a market, and how many lie face down beside them."""
    held, before = scene.table.market(market).cards, scene.before.market(market).cards
    size = scene.table.deck(deck).size
    note = tag("p", scene.words("market", n=len(held), deck=size), class_="rt-place__market")
    return join(note, grid(card_box(scene, card, lit=card not in before) for card in held))


def _idle(scene: Scene) -> Html | None:
    """The decks of disciplines whose class is not in play: rewards may be taken from them too."""
    decks = [
        deck
        for deck in scene.table.decks
        if deck.id in DISCIPLINE_COLOURS and deck.id not in scene.table.classes
    ]
    items = [_counted(scene, deck.id, deck.size) for deck in decks]
    return _wide(scene.words("idle-decks"), items) if items else None


def _supply(scene: Scene) -> Html | None:
    """How many marks of each kind are left."""
    left = scene.table.marks_left
    if not left:
        return None
    items = [_counted(scene, gem, n) for gem, n in zip(DISCIPLINE_COLOURS, left, strict=True)]
    return _wide(scene.words("marks-left"), items)


def _counted(scene: Scene, gem: str, n: int) -> Html:
    return tag(
        "div", tag("dt", join(glyph(gem), scene.speaker.name(gem), by=" ")), tag("dd", tag("b", str(n)))
    )


def _wide(title: str, items: list[Html]) -> Html:
    listed = tag("dl", *items, class_="rt-stock rt-num")
    return tag("div", tag("h4", title), listed, class_="rt-place rt-place--wide")
