"""The longest launch chain of the cards that the sources name, by the facts that they give and no others."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tutor.engine.state import State
from tutor.games.penumbra.analysis.chains import Chains, chains
from tutor.games.penumbra.components.component_set import Box, box
from tutor.games.penumbra.components.faces import NO_SYMBOL, CardFace
from tutor.games.penumbra.position.form import CardSpec, MarkSpec, Position, StockSpec, TurnSpec, WizardSpec
from tutor.games.penumbra.position.reading import lay
from tutor.games.penumbra.state.table import Table, TurnKind
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Zone

KINDS: tuple[TurnKind, ...] = ("learning", "trial")
"""The turns in which cards are paid for and launched (pen.cost.timing.none)."""

ZONES: dict[str, Zone] = {
    "potion": "inventory",
    "ready-made-potion": "inventory",
    "pet": "inventory",
    "artifact": "equipment",
    "tome": "experience",
    "talent": "talent",
}
"""Where a card lies when it is ready to be used; all others lie in the grimoire."""

ENOUGH = StockSpec(blood=2, crystal=2, jewel=1, fruit=2, trinket=1, arcana=1)
DICE = ("red 6", "yellow 6")
"""What pays for each of them whose cost is known, and for what each effect exchanges."""


class Named(Struct, frozen=True):
    """The position in which the longest chain was found, and what was found there; how many were searched."""

    start: State[Table]
    chains: Chains
    searched: int


def longest_from_named_cards() -> Named:
    """The longest chain of the cards that the sources name, with the box "book".

    One wizard has them all ready for use, with enough of everything to pay, in a Learning or a Trial turn; of
    the artifacts of one equipment slot one at a time (pen.art.slot). No icon, type, discipline or cost is
    added to what the sources give. Only what could forbid a use is taken at its mildest where it is unknown:
    a card is turned when it is used, and bound to no kind of turn.
    """
    known = box("book")
    tried = [(start, chains(start)) for start in _starts(known)]
    start, longest = max(tried, key=lambda one: one[1].length)
    return Named(start, longest, len(tried))


def _starts(known: Box) -> Iterator[State[Table]]:
    faces = [face for face in known.cards.values() if face.use != "permanent"]
    slots = {face.slot for face in faces if face.kind == "artifact" and face.slot}
    worn = {
        slot: [face.id for face in faces if face.kind == "artifact" and face.slot == slot] for slot in slots
    }
    for kind in KINDS:
        for n in range(max(map(len, worn.values()))):
            left = {id for ids in worn.values() for id in ids if id != ids[n % len(ids)]}
            yield _start(tuple(_spec(face) for face in faces if face.id not in left), kind)


def _start(cards: tuple[CardSpec, ...], kind: TurnKind) -> State[Table]:
    disciplines = [discipline for discipline in DISCIPLINE_COLOURS if discipline != "spark"]
    marks = {f"discipline-{n}": MarkSpec(mark) for n, mark in enumerate(disciplines, 1)}
    wizard = WizardSpec(DICE, marks, ENOUGH, cards)
    placed = lay(Position({"anna": wizard}, TurnSpec("anna", kind), do="use"))
    assert placed.state is not None, placed.flaws
    return placed.state


def _spec(face: CardFace) -> CardSpec:
    windows = NO_SYMBOL if face.windows is None else None
    paid = NO_SYMBOL if face.cost_windows is None else None
    return CardSpec(
        face.id,
        ZONES.get(face.kind, "grimoire"),
        use=None if face.use else "turn",
        windows=windows,
        cost_windows=paid,
    )
