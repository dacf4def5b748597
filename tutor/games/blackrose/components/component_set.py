"""What is played with: the faces of all cards and boards, from the catalogue and a set of further facts.

Three sets are there: "book" holds what the sources say and no more; "training" fills its gaps with a training
set that is made up for learning; a reader's own facts file becomes a set with `register`. How the facts of
such a file are written is told in `faces` and in `verbs`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any, Final, TypeVar, TypeVarTuple

from tutor.games.blackrose.components.decoding import face
from tutor.games.blackrose.components.faces import (
    KINDS,
    AvatarFace,
    EventFace,
    EvocationFace,
    Face,
    JinxFace,
    MageFace,
    OrderFace,
    QuestFace,
    RoomFace,
    SchoolFace,
    SpellFace,
    Text,
    UpgradeFace,
)
from tutor.games.blackrose.components.validation import form_defects
from tutor.games.blackrose.state.lodge.lodge import is_place
from tutor.rules.catalogue import Catalogue
from tutor.rules.component_sets import Boxes

MOONS: Final = (1, 2, 3)
F = TypeVar("F", bound=Face)
Key = TypeVarTuple("Key")
Result = TypeVar("Result")
SCHOOL_COPIES: Final = 3
"""How many copies of a school spell and of a personal spell there are (brw.spell.school-cards)."""


def once_a_box(look_up: Callable[[Box, *Key], Result]) -> Callable[[Box, *Key], Result]:
    """A look-up in what is printed, worked out once for each box and kept as long as the box."""

    @wraps(look_up)
    def known_in(known: Box, *key: *Key) -> Result:
        at = (look_up, *key)
        if at not in known.look_ups:
            known.look_ups[at] = look_up(known, *key)
        result: Result = known.look_ups[at]
        return result

    return known_in


class Box:
    """All faces of one set of facts, made once. It never changes; a look-up is one access to a dict.

    The methods raise `KeyError` for an id that the set does not have. Cards that something is unknown of that
    playing with them needs are in no deck (`complete` tells which).
    """

    def __init__(self, name: str, catalogue: Catalogue) -> None:
        self.name = name
        self.catalogue = catalogue
        self.look_ups: dict[tuple[Any, ...], Any] = {}
        """What `once_a_box` keeps."""
        components = [data for data in catalogue.parts.components if data.kind in KINDS]
        spells = [data for data in components if data.kind == "spell"]
        self._faces: dict[str, Face] = {data.id: face(data, spells) for data in components}
        self._spells = self._of(SpellFace)
        self._rooms = self._of(RoomFace)
        self._mages = self._of(MageFace)
        self._evocations = self._of(EvocationFace)
        self._jinxes = self._of(JinxFace)
        self._upgrades = self._of(UpgradeFace)
        self._quests = self._of(QuestFace)
        self._events = self._of(EventFace)
        self._orders = self._of(OrderFace)
        self._avatars = self._of(AvatarFace)
        self._schools = self._of(SchoolFace)
        self.ids: tuple[str, ...] = tuple(sorted(self._faces))
        self.rooms: tuple[str, ...] = tuple(sorted(self._rooms))
        self.mages: tuple[str, ...] = tuple(sorted(self._mages))
        self.spells: tuple[str, ...] = tuple(sorted(self._spells))
        self.quests: tuple[str, ...] = tuple(sorted(self._quests))
        self.events: tuple[str, ...] = tuple(sorted(self._events))
        self.schools: tuple[str, ...] = tuple(sorted(self._schools))
        self.evocations: tuple[str, ...] = tuple(sorted(self._evocations))
        self.jinxes: tuple[str, ...] = tuple(sorted(self._jinxes))
        self.upgrades: tuple[str, ...] = tuple(sorted(self._upgrades))
        self._decks = self._all_decks()

    def _of(self, type_: type[F]) -> dict[str, F]:
        return {id: face for id, face in self._faces.items() if isinstance(face, type_)}

    def spell(self, id: str) -> SpellFace:
        """A spell of a school, a forgotten or a personal one."""
        return self._spells[id]

    def room(self, id: str) -> RoomFace:
        """A room; of a place that still waits for its room nothing is known."""
        return RoomFace(id) if is_place(id) else self._rooms[id]

    def mage(self, id: str) -> MageFace:
        """A mage card."""
        return self._mages[id]

    def evocation(self, id: str) -> EvocationFace:
        """An evocation kind, such as "evocation-cadaver"."""
        return self._evocations[id]

    def jinx(self, id: str) -> JinxFace:
        """A jinx."""
        return self._jinxes[id]

    def upgrade(self, id: str) -> UpgradeFace:
        """An upgrade of an evocation."""
        return self._upgrades[id]

    def quest(self, id: str) -> QuestFace:
        """A quest."""
        return self._quests[id]

    def event(self, id: str) -> EventFace:
        """An event of either kind of game."""
        return self._events[id]

    def order(self, id: str) -> OrderFace:
        """An order of the avatar."""
        return self._orders[id]

    def school(self, id: str) -> SchoolFace:
        """A school, such as "school-agony"."""
        return self._schools[id]

    def avatar(self, id: str = "avatar-possessed") -> AvatarFace:
        """An avatar."""
        return self._avatars[id]

    def face(self, id: str) -> Face:
        """The face of anything in the box."""
        return self._faces[id]

    def lasting_text(self, id: str) -> Text:
        """The text of an evocation, an upgrade, a jinx or an event that holds as long as it is in play."""
        face = self._faces[id]
        if isinstance(face, EvocationFace):
            return face.abilities or ()
        if isinstance(face, UpgradeFace | JinxFace | EventFace):
            return face.text or ()
        raise KeyError(id)

    def complete(self, id: str) -> bool:
        """Whether it can be played with: nothing is unknown that playing with it needs."""
        return self._faces[id].known

    def deck(self, id: str) -> tuple[str, ...]:
        """The sorted ids of a whole deck; a card of which there are several is named several times.

        A school ("school-agony"), "forgotten", "jinx", "upgrade", "evocation", or with the moon "quest-1",
        "event-1", "avatar-event-1", "order-1" and so on.
        """
        return self._decks[id]

    def personal(self, mage: str) -> tuple[str, ...]:
        """The copies of a mage's personal spell (brw.spell.personal); () where it is not known."""
        spell = self._mages[mage].personal
        return (spell,) * SCHOOL_COPIES if spell is not None and self.complete(spell) else ()

    def starting(self, school: str) -> tuple[tuple[str, ...], ...]:
        """The starting lists of a school all of whose spells can be played with (brw.setup.school-choice)."""
        lists = self._schools[school].starting or ()
        return tuple(each for each in lists if all(self.complete(spell) for spell in each))

    def _all_decks(self) -> dict[str, tuple[str, ...]]:
        decks = {
            school.id: self._copies(dict.fromkeys(school.spells, SCHOOL_COPIES))
            for school in self._schools.values()
        }
        forgotten = (spell.id for spell in self._spells.values() if spell.school == "forgotten")
        decks["forgotten"] = self._copies(dict.fromkeys(forgotten, 1))
        decks["jinx"] = self._copies({jinx.id: jinx.count for jinx in self._jinxes.values()})
        decks["upgrade"] = self._copies({one.id: one.count for one in self._upgrades.values()})
        decks["evocation"] = self._copies({one.id: one.count for one in self._evocations.values()})
        events = [event for event in self._events.values() if not event.avatar]
        avatar_events = [event for event in self._events.values() if event.avatar]
        for moon in MOONS:
            decks[f"quest-{moon}"] = self._single(self._quests.values(), moon)
            decks[f"event-{moon}"] = self._single(events, moon)
            decks[f"avatar-event-{moon}"] = self._single(avatar_events, moon)
            decks[f"order-{moon}"] = self._single(self._orders.values(), moon)
        return decks

    def _single(self, faces: Iterable[QuestFace | EventFace | OrderFace], moon: int) -> tuple[str, ...]:
        return self._copies({face.id: 1 for face in faces if face.moon == moon})

    def _copies(self, counts: Mapping[str, int | None]) -> tuple[str, ...]:
        known = {id: count or 0 for id, count in counts.items() if self.complete(id)}
        return tuple(id for id in sorted(known) for _ in range(known[id]))


BOXES: Final = Boxes("blackrose", Box, form_defects)


def box(name: str) -> Box:
    """The box "book", "training" or one that was registered. Raises `KeyError` for another name."""
    return BOXES[name]


def own_boxes() -> tuple[str, ...]:
    """The names of the boxes that were made out of readers' own facts."""
    return BOXES.own()


def register(text: str, filename: str, base: str = "book") -> str:
    """Makes a box out of a reader's facts file, laid over `base`, and returns its name (`Boxes.register`)."""
    return BOXES.register(text, filename, base)
