"""What holds cards, chips and tokens on the table, and what lies beside it to be put there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tutor.games.blackrose.state.mage import SLOTS
from tutor.games.blackrose.state.table import ROSE
from tutor.games.blackrose.views.stage.look import Look
from tutor.games.blackrose.views.stage.signs import sign
from tutor.scenario.form import FieldPath
from tutor.views.markup import Html, join, tag
from tutor.views.stage.holders import Reserved, Supply
from tutor.views.stage.places import value_at

KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "hand": ("spell",),
    "grimoire": ("spell",),
    "memories": ("spell", "order"),
    "aside": ("spell",),
    "active": ("quest",),
    "solved": ("quest",),
    "completed": ("quest",),
    "jinxes": ("jinx",),
    "trophies": ("trophy",),
    "damage": ("chip",),
}
"""What each list of a mage holds."""
IN_DECKS: Final = {"quest": ("quest",), "event": ("event", "avatar-event"), "order": ("order",)}
"""What lies in decks and piles that hold no spells."""
CARDS: Final = ("spell", "quest", "event", "order")
CHIP: Final = ("chip",)
CHIP_KEY: Final = "chip-"
"""How the keys of the supplies of chips begin: the source follows."""


CROWN: Final = "M-11-6L-5 0L0-9L5 0L11-6L9 8H-9z"
"""The outline of the crown round 0."""


def held_in(look: Look, data: Any) -> dict[FieldPath, tuple[str, ...]]:
    """What holds things: hands, boards, books, life tracks, rooms, quests, the Rose, events, decks, piles."""
    table, holders = look.table, dict[FieldPath, tuple[str, ...]]()
    for one in value_at(data, ("mages",)) or {}:
        own: FieldPath = ("mages", one)
        holders |= {(*own, name): kinds for name, kinds in KINDS.items()}
        holders |= {(*own, "board", slot): ("spell",) for slot in SLOTS}
    for one in value_at(data, ("evocations",)) or {}:
        holders |= {("evocations", one, "damage"): CHIP, ("evocations", one, "upgrades"): ("upgrade",)}
    holders |= {("rooms", room.id, "instability"): CHIP for room in table.rooms}
    holders |= dict.fromkeys(reserved(look, data), CHIP)
    holders["rose", "trophies"] = ("trophy",)
    if value_at(data, ("looking",)) is not None:
        holders["looking", "cards"] = CARDS
    decks = dict.fromkeys((*(value_at(data, ("decks",)) or ()), *(one.id for one in table.decks)))
    piles = dict.fromkeys((*(value_at(data, ("piles",)) or ()), *(one.id for one in table.piles)))
    for name, ids in (("decks", decks), ("piles", piles)):
        holders |= {(name, one): IN_DECKS.get(one.partition("-")[0], ("spell",)) for one in ids}
    holders |= {(name,): CARDS for name in ("out", "drawn")}
    return holders | {("events",): ("event", "avatar-event")}


def reserved(look: Look, data: Any) -> dict[FieldPath, Reserved]:
    """The chips on quests and jinxes: those of the mage who has the card (brw.quest.slots)."""
    made: dict[FieldPath, Reserved] = {}
    for seat in look.table.seats:
        for name in ("active", "solved", "jinxes"):
            there = value_at(data, ("mages", seat, name))
            for at in range(len(there)) if isinstance(there, list) else ():
                own = Reserved(source_of(look, seat), "brw.quest.slots")
                made["mages", seat, name, at, "chips"] = own
    return made


def source_of(look: Look, seat: str) -> str:
    """Whose chips a mage uses; the avatar those of the Rose (brw.avatar.is-mage)."""
    return ROSE if look.table.mage(seat).avatar else seat


def supplies(look: Look) -> dict[str, Supply]:
    """The chips of every source."""
    sources = dict.fromkeys((*(source_of(look, seat) for seat in look.table.seats), ROSE))
    return {f"{CHIP_KEY}{source}": Supply(source, "chip") for source in sources}


def beside(look: Look) -> dict[str, tuple[Html, str]]:
    """The chips of every source, the Rose, the crown and tokens, each as it is drawn and called."""
    made: dict[str, tuple[Html, str]] = {}
    for key, supply in supplies(look).items():
        drawn = sign(look.shape(supply.thing), look.hue(supply.thing), look.letters[supply.thing])
        made[key] = (drawn, look.words("chip-of", who=look.who(supply.thing)))
    holder, rose = look.table.crown, look.who(ROSE)
    says = look.words("crown-of", who=look.who(holder)) if holder else look.words("crown")
    owner = sign(look.shape(holder), look.hue(holder), look.letters[holder]) if holder else None
    crown = tag("svg", tag("path", d=CROWN), viewBox="-12 -10 24 20", class_="st-crown", aria_hidden="true")
    made |= {"crown": (join(crown, owner), says), "rose": (_named(rose), rose)}
    for seat in look.table.seats:
        for one in look.table.mage(seat).board:
            if one.sustained:
                says = look.words("token-on", what=look.name(one.spell), where=_called(look, one.sustained))
                made[f"token-{seat}-{one.slot}"] = (_named(says), says)
    return made


def _called(look: Look, id: str) -> str:
    return look.name(id) if look.table.is_room(id) else look.who(id)


def _named(text: str) -> Html:
    return join(tag("span", text))
