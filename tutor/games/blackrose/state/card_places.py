"""Where cards may lie: which decks and piles there are, and whether each card lies where its kind belongs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from tutor.engine.game import Flaw
from tutor.framework.conservation import Flaws, Path, as_many, each_of, listed, names, one_of
from tutor.games.blackrose.components.component_set import MOONS, Box
from tutor.games.blackrose.components.faces import EventFace, OrderFace, QuestFace, SpellFace
from tutor.games.blackrose.position.form import MageSpec, Position, QuestSpec
from tutor.games.blackrose.verbs.effects.decks import GRIMOIRE
from tutor.rules.words import Words

FORGOTTEN: Final = "forgotten"
LIBRARY: Final = "library"
"""Where cards are from that a mage looks at as he studies (brw.study.library4)."""

SUPPLIES: Final = ("jinx", "upgrade", "evocation")
"""Decks that are a supply: what is not on the table lies there."""


def home_flaws(position: Position, box: Box) -> Flaws:
    """Decks and piles that are none, and cards that lie where cards of their kind do not belong."""
    avatar = any(mage.avatar for mage in position.mages.values())
    # Until the set-up has come to the avatar, the events of the other kind of game lie there.
    setting_up = position.laying or any(do.program == "setup" for do in position.do)
    events = None if setting_up else avatar
    decks, piles = deck_names(box, avatar=avatar), pile_names(box)
    for id, cards in position.decks.items():
        if id not in decks:
            yield _no_deck(id, decks, avatar=avatar)
            continue
        fitting = _fitting(box, id, events)
        for at, card in listed(("decks", id), cards):
            yield from _belongs(at, card, fitting, box, f"decks.{id}")
    for id, pile in position.piles.items():
        if id not in piles:
            yield Flaw(("piles", id), id, names(id, piles))
            continue
        fitting = _fitting(box, id, events)
        for at, card in listed(("piles", id), pile):
            yield from _belongs(at, card, fitting, box, f"piles.{id}")
    if position.looking is not None and position.looking.deck:
        seats = (GRIMOIRE + seat for seat in position.mages)
        yield from one_of(("looking", "deck"), position.looking.deck, (LIBRARY, *decks, *seats))
    for seat, spec in position.mages.items():
        yield from _aside_flaws(("mages", seat), spec, box)
    yield from _board_flaws(position, box, avatar=avatar)


def supply_flaws(position: Position, box: Box) -> Flaws:
    """More copies of a card than there are (brw.spell.school-cards, brw.spell.personal)."""
    yield from as_many(held(position), partial(copies, box), partial(_counting, box))


def _counting(box: Box, id: str) -> str:
    """The rule that says how many cards there are of an id."""
    face = box.face(id)
    if isinstance(face, SpellFace):
        own = {FORGOTTEN: "brw.spell.forgotten.source", "personal": "brw.spell.personal"}
        return own.get(face.school or "", "brw.spell.school-cards")
    if isinstance(face, QuestFace):
        return "brw.quest.decks"
    return "brw.event.three-decks" if isinstance(face, EventFace) else "brw.avatar.moon"


def deck_names(box: Box, *, avatar: bool) -> tuple[str, ...]:
    """The ids that a position's decks can have; orders are the avatar's (brw.avatar.setup.decks)."""
    kinds = ("quest", "event", "order") if avatar else ("quest", "event")
    return (*box.schools, FORGOTTEN, *(f"{kind}-{moon}" for kind in kinds for moon in MOONS))


def pile_names(box: Box) -> tuple[str, ...]:
    """The ids that a position's discard piles can have."""
    return (*box.schools, "quest", "event")


def copies(box: Box, id: str) -> int | None:
    """How many cards there are of an id; None where that is not known, or it is counted elsewhere."""
    if id not in box.ids:
        return None
    match box.face(id):
        case SpellFace(school=None):
            return None
        case SpellFace(school=school):
            return 1 if school == FORGOTTEN else SPELL_COPIES
        case QuestFace() | EventFace() | OrderFace():
            return 1
    return None


def held(position: Position) -> Iterator[tuple[Path, str]]:
    """Every card that a position names, with its place."""
    for seat, spec in position.mages.items():
        at: Path = ("mages", seat)
        for name in ("hand", "grimoire", "memories", "aside", "completed"):
            yield from listed((*at, name), getattr(spec, name))
        yield from (((*at, "board", slot, "spell"), one.spell) for slot, one in spec.board.items())
        for name, quests in (("active", spec.active), ("solved", spec.solved)):
            yield from (((*at, name, n), quest_id(one)) for n, one in enumerate(quests))
    yield from (one for one in listed(("events",), position.events) if one[1])
    for id, cards in position.decks.items():
        yield from listed(("decks", id), cards)
    for id, pile in position.piles.items():
        yield from listed(("piles", id), pile)
    yield from listed(("out",), position.out)
    yield from listed(("drawn",), position.drawn)
    if position.looking is not None:
        yield from listed(("looking", "cards"), position.looking.cards)


def quest_id(spec: str | QuestSpec) -> str:
    """The id of a written quest."""
    return spec if isinstance(spec, str) else spec.quest


SPELL_COPIES: Final = 3
"""How many cards there are of a spell of a school, and of a personal one."""


def _no_deck(id: str, decks: tuple[str, ...], *, avatar: bool) -> Flaw:
    """A deck that there is not; of those that are called otherwise here it is said how."""
    at: Path = ("decks", id)
    kind, _, moon = id.rpartition("-")
    if kind == "avatar-event" and f"event-{moon}" in decks:
        if avatar:
            allowed = Words(
                f"event-{moon}: on the table the avatar's events take the place of the others",
                f"event-{moon}: на столе события аватара занимают место остальных",
            )
        else:
            allowed = Words("the avatar's events only with an avatar", "события аватара — только с аватаром")
        return Flaw(at, id, allowed, "brw.avatar.setup.decks")
    if kind == "order" and not avatar:
        allowed = Words("orders only with an avatar", "приказы — только с аватаром")
        return Flaw(at, id, allowed, "brw.avatar.setup.decks")
    if id in SUPPLIES:
        allowed = Words(
            f"nothing: of {id} cards, what is not on the table is in the supply",
            f"ничего: карты {id}, которых нет на столе, лежат в запасе",
        )
        return Flaw(at, id, allowed, "brw.setup.power-decks")
    return Flaw(at, id, names(id, decks))


Fitting = Callable[[str], bool]


def _fitting(box: Box, name: str, avatar: bool | None) -> Fitting:
    """Whether a card can lie in that deck or pile; what is not known of a card keeps it from none."""
    kind, _, moon = name.rpartition("-")
    number = int(moon) if moon in map(str, MOONS) else None
    kind = kind if number else name

    def fits(id: str) -> bool:
        face = box.face(id)
        match face:
            case SpellFace():
                return face.school is None or name in (face.school, f"school-{face.school}")
            case QuestFace() | OrderFace():
                own = "quest" if isinstance(face, QuestFace) else "order"
                return kind == own and (number is None or face.moon in (None, number))
            case EventFace():
                right = number is None or face.moon in (None, number)
                return kind == "event" and avatar in (None, face.avatar) and right
        return False

    return fits


def _belongs(at: Path, card: str, fits: Fitting, box: Box, where: str) -> Flaws:
    if card in box.ids and fits(card):
        return
    known = tuple(id for id in box.ids if fits(id))
    yield Flaw(at, card, names(card, known), _RULES.get(where.partition(".")[2].partition("-")[0]))


_RULES: Final = {
    "quest": "brw.quest.decks", "event": "brw.event.three-decks", "order": "brw.avatar.moon",
    "school": "brw.spell.school-cards", "forgotten": "brw.spell.forgotten.source",
}  # fmt: skip
"""The rules that say what a deck is made of."""


def _aside_flaws(at: Path, spec: MageSpec, box: Box) -> Flaws:
    """What is set aside and is none of the mage's personal spells."""
    personal = tuple(id for id in box.ids if _personal(box, id, spec.mage))
    yield from each_of((*at, "aside"), spec.aside, personal, "brw.setup.personal-aside")


def _personal(box: Box, id: str, mage: str) -> bool:
    face = box.face(id)
    if not isinstance(face, SpellFace) or face.school not in (None, "personal"):
        return False
    return not face.owners or mage.removeprefix("mage-") in face.owners


def _of_moon(at: Path, cards: Iterable[str], moon: int, box: Box) -> Flaws:
    """Events of a moon that has not begun; quests of later moons come by effects that say so."""
    for n, id in enumerate(cards):
        face = box.face(id) if id in box.ids else None
        if isinstance(face, EventFace) and face.moon is not None and face.moon > moon:
            actual = Words(f"{id} of moon {face.moon}", f"{id} {face.moon}-й луны")
            yield Flaw(
                (*at, n), actual, Words(f"moon {moon} or before", f"луна {moon} или раньше"), "brw.moon.three"
            )


def _board_flaws(position: Position, box: Box, *, avatar: bool) -> Flaws:
    """Events on their board that are of the other kind of game, or of a later moon."""
    yield from _of_moon(("events",), position.events, position.moon, box)
    for n, id in enumerate(position.events):
        face = box.face(id) if id in box.ids else None
        if isinstance(face, EventFace) and face.avatar != avatar:
            allowed = Words(
                "an event of a game " + ("with" if avatar else "without") + " the avatar",
                "событие игры " + ("с аватаром" if avatar else "без аватара"),
            )
            yield Flaw(("events", n), id, allowed, "brw.avatar.setup.decks")
