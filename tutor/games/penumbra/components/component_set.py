"""What is played with: the faces of all cards and boards, from the catalogue and a set of further facts.

Three sets are there: "book" holds what the rulebook says and no more; "training" fills its gaps with a
training set that is made up for learning; a reader's own facts file becomes a set with `register`. How the
facts of such a file are written is told in `faces`.
"""

from __future__ import annotations

from typing import Final, Protocol

from tutor.framework.typed_facts import read_component
from tutor.games.penumbra.components import decoding
from tutor.games.penumbra.components.faces import (
    AutomaFace,
    CardFace,
    ContractFace,
    EventFace,
    LocationFace,
    MarkTokens,
    OmenFace,
    PlaceFace,
    ResourceDie,
    SlotFace,
    TalentFace,
    TrialFace,
)
from tutor.games.penumbra.components.validation import form_defects
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS
from tutor.rules.catalogue import Catalogue
from tutor.rules.component_sets import Boxes
from tutor.rules.components import ComponentData, NameBasis

GEMS = tuple(gem for gem in DISCIPLINE_COLOURS if gem != "spark")
_STAND_IN = NameBasis("own", "own")
"""The name of an entry that stands for several cards whose names the rulebook does not give."""


class Box:
    """All faces of one set of facts, made once. It never changes; a look-up is one access to a dict.

    The methods raise `KeyError` for an id that the set does not have.
    """

    def __init__(self, name: str, catalogue: Catalogue) -> None:
        self.name = name
        self.catalogue = catalogue
        kinds: dict[str, list[ComponentData]] = {}
        for data in catalogue.parts.components:
            kinds.setdefault(data.kind, []).append(data)
        talents = [data for data in kinds.get("talent", ()) if not _stands_in(data)]
        self._talents = {data.id: read_component(TalentFace, data) for data in talents}
        starting: dict[str, tuple[str, ...]] = {}
        for talent in self._talents.values():
            if talent.card is not None:
                starting[talent.card] = (*starting.get(talent.card, ()), talent.id)
        wizard_cards = kinds.get("wizard-card", [])
        self.cards = {data.id: decoding.card_face(data, starting.get(data.id, ())) for data in wizard_cards}
        self.cards |= {data.id: decoding.talent_card(data) for data in talents}
        self._contracts = {data.id: decoding.contract_face(data) for data in kinds.get("contract", ())}
        self._trials = {data.id: decoding.trial_face(data) for data in kinds.get("trial", ())}
        self._by_difficulty: dict[int | None, tuple[str, ...]] = {}
        for id, trial in sorted(self._trials.items()):
            alike = self._by_difficulty.get(trial.difficulty, ())
            self._by_difficulty[trial.difficulty] = (*alike, id)
        slots = {data.id.removeprefix("slot-"): data for data in kinds.get("mark-slot", ())}
        self._slots = {id: read_component(SlotFace, data, id=id) for id, data in slots.items()}
        self._events = {data.id: read_component(EventFace, data) for data in kinds.get("event", ())}
        omens = [
            data for kind in ("prophecy", "goal") for data in kinds.get(kind, ()) if not _stands_in(data)
        ]
        self._omens = {data.id: read_component(OmenFace, data) for data in omens}
        self._automas = {data.id: read_component(AutomaFace, data) for data in kinds.get("automa", ())}
        self._places = _places(kinds)
        self.sections: tuple[str, ...] = tuple(self._places)
        self._decks = _decks(self.cards, [*wizard_cards, *kinds.get("contract", ())])
        self.talents: tuple[str, ...] = tuple(sorted(self._talents))
        self.events: tuple[str, ...] = tuple(sorted(self._events))
        self.prophecies: tuple[str, ...] = tuple(sorted(d.id for d in omens if d.kind == "prophecy"))
        self.goals: tuple[str, ...] = tuple(sorted(d.id for d in omens if d.kind == "goal"))
        pieces = {data.id: data for data in kinds["piece"]}
        self.resource_faces = read_component(ResourceDie, pieces["resource-die"]).faces
        self.marks = read_component(MarkTokens, pieces["mark-token"]).numbers
        """How many marks of each kind there are, in the order of `DISCIPLINE_COLOURS`; () if not known."""

    def card(self, id: str) -> CardFace:
        """A wizard card: discipline card, potion, artifact or talent."""
        return self.cards[id]

    def contract(self, id: str) -> ContractFace:
        """A contract."""
        return self._contracts[id]

    def trial(self, id: str) -> TrialFace:
        """A trial."""
        return self._trials[id]

    def talent(self, id: str) -> TalentFace:
        """What a talent gives for the start."""
        return self._talents[id]

    def slot(self, id: str) -> SlotFace:
        """A slot of a board: "discipline-1" to "discipline-8", "spark-1" to "spark-3"."""
        return self._slots[id]

    def places(self, section: str) -> tuple[PlaceFace, ...]:
        """The slots of a location such as "bazaar" or of a class section such as "ruby.mark".

        () where they are not known.
        """
        return self._places[section]

    def omen(self, id: str) -> OmenFace:
        """A prophecy or a goal."""
        return self._omens[id]

    def event(self, id: str) -> EventFace:
        """An event."""
        return self._events[id]

    def automa(self, id: str) -> AutomaFace:
        """An Automa board, "automa-emerald" and so on."""
        return self._automas[id]

    def deck(self, id: str) -> tuple[str, ...]:
        """The sorted ids of a whole deck: a discipline, "potion", "artifact" or "contract".

        A card of which there are several is named several times. Cards that are not known to belong to the
        deck are not in it.
        """
        return self._decks[id]

    def trials_of(self, difficulty: int) -> tuple[str, ...]:
        """The sorted ids of the trials of a difficulty, as far as it is known."""
        return self._by_difficulty.get(difficulty, ())


def _stands_in(data: ComponentData) -> bool:
    return data.basis == "rulebook" and data.name_basis == _STAND_IN


def _places(kinds: dict[str, list[ComponentData]]) -> dict[str, tuple[PlaceFace, ...]]:
    places = {data.id: read_component(LocationFace, data).slots for data in kinds["location"]}
    for data in kinds["class-section"]:
        section = read_component(LocationFace, data).slots
        places |= {f"{gem}.{data.id.removeprefix('class-')}": section for gem in GEMS}
    return places


def _decks(cards: dict[str, CardFace], listed: list[ComponentData]) -> dict[str, tuple[str, ...]]:
    decks: dict[str, list[str]] = {id: [] for id in (*GEMS, "potion", "artifact", "contract")}
    for data in listed:
        count = data.count["value"] if isinstance(data.count, dict) else data.count
        deck = "contract" if data.kind == "contract" else _deck_of(cards[data.id])
        if deck:
            decks[deck] += [data.id] * (count if isinstance(count, int) else 1)
    return {id: tuple(sorted(ids)) for id, ids in decks.items()}


def _deck_of(card: CardFace) -> str:
    if card.kind == "ready-made-potion":
        return "potion"
    if card.kind in ("artifact", "tome"):
        return "artifact"
    return card.discipline or ""


class Assuming(Protocol):
    """A position: the name of its box, and the faces that it fills in itself."""

    @property
    def box(self) -> str: ...

    @property
    def assumed(self) -> tuple[CardFace, ...]: ...


BOXES: Final = Boxes("penumbra", Box, form_defects)


def box(name: str) -> Box:
    """The box "book", "training" or one that was registered. Raises `KeyError` for another name."""
    return BOXES[name]


def own_boxes() -> tuple[str, ...]:
    """The names of the boxes that were made out of readers' own facts."""
    return BOXES.own()


def register(text: str, filename: str, base: str = "book") -> str:
    """Makes a box out of a reader's facts file, laid over `base`, and returns its name (`Boxes.register`)."""
    return BOXES.register(text, filename, base)


def face(table: Assuming, id: str) -> CardFace:
    """What is known of a card in a position: the face the position fills in, or else that of its box.

    Raises `KeyError` for a card that is not there.
    """
    if table.assumed:
        for assumed in table.assumed:
            if assumed.id == id:
                return assumed
    return BOXES[table.box].cards[id]
