"""Traps laid for a move, as controls whose every change is seen in the tree of answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import ipywidgets

from tutor.games.blackrose.state.readings import GAME
from tutor.games.blackrose.views.notebook.interrupts import interrupts_from
from tutor.games.blackrose.views.notebook.traps import TrapLayout
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import dropdown, labelled, row, slider
from tutor.notebook.language_setting import language
from tutor.rules.words import Lang
from tutor.scenario.case import Case
from tutor.trace.words import speaker
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.workbench import Position

TRAPS: Final = (
    "",
    "spell-brain-worm",
    "training-moonless-walk",
    "training-salt-circle",
    "spell-baleful-curse",
)
"""What may lie before the mage who waits: three traps, and a defence."""

DEFENCES: Final = ("", "spell-persecution", "training-mirror-of-dread")
"""What may lie before the mage who moves."""

ROOMS: Final = ("room-observatory", "room-garden", "room-sacrificial-altar")
"""Into which rooms he may walk, out of the Throne Room: a yellow, a green and a grey one."""

MOST: Final = 11
"""So much damage he may have already: with 12 he would be defeated."""


def layout_case(first: str, second: str, defence: str, damage: int, room: str) -> Case:
    """The position in which a mage has just walked into a room, and spells lie activated before two mages."""
    graminia: dict[str, Any] = {"mage": "mage-graminia", "at": "room-abyss", "board": _board(first, second)}
    doria: dict[str, Any] = {
        "mage": "mage-baron-doria",
        "at": "room-throne",
        "physical": 1,
        "damage": {"rose": damage},
        "board": _board(defence),
    }
    position: Mapping[str, Any] = {
        "box": "training",
        "mages": {"doria": doria, "graminia": graminia},
        "turn": {"seat": "doria"},
        "do": [{"who": "doria", "program": "activation"}],
    }
    return Case(GAME, "doria", position=position, answers=("explore", f"move.{room}"))


def _board(*spells: str) -> dict[str, dict[str, str]]:
    slots = zip(("I", "II"), spells, strict=False)
    return {slot: {"spell": spell, "state": "activated"} for slot, spell in slots if spell}


class TrapTable(Explorable[TrapLayout]):
    """Spells that lie ready, the damage of the mage who moves, and the room he enters, as controls."""

    def __init__(self, held: Mapping[str, Any], lang: Lang) -> None:
        words = speaker(GAME, lang)
        self._speaker = words
        lists = {"first": TRAPS, "second": TRAPS, "defence": DEFENCES, "room": ROOMS}
        inputs: dict[str, ipywidgets.Widget] = {}
        for name, ids in lists.items():
            options = [(words.name(id) if id else words.say("traps-none"), id) for id in ids]
            inputs[name] = dropdown(options, held[name])
        damage = slider(words.say("traps-damage"), held["damage"], 0, MOST)
        rows = [labelled(words.say(f"traps-{name}"), field) for name, field in inputs.items()]
        controls = row(*rows, damage, align_items="flex-end")
        super().__init__({**inputs, "damage": damage}, self._layout, TrapLayout.html, controls, lang)

    @property
    def position(self) -> Position:
        """The position that the controls stand for."""
        held = {name: control.value for name, control in self._inputs.items()}
        return Position(layout_case(**held), self.lang)

    def _layout(self, first: str, second: str, defence: str, damage: int, room: str) -> TrapLayout:
        if first and first == second:
            raise CellError(self._speaker.say("traps-twice", spell=first))
        at = Position(layout_case(first, second, defence, damage, room), self.lang)
        asked = at.question is not None and at.question.kind == "trap"
        ways = interrupts_from(at.state, self._speaker) if asked else None
        cards = (first, second, defence)
        return TrapLayout("doria", "graminia", room, cards, damage, ways, self._speaker, "training")


@for_cells
def trap_table(
    first: str = "spell-brain-worm",
    second: str = "",
    defence: str = "",
    damage: int = 0,
    room: str = "room-observatory",
    lang: Lang | None = None,
) -> TrapTable:
    """Traps of Black Rose Wars laid for a mage who walks into a room, with controls and the tree of answers.

    >>> traps = trap_table()
    >>> len(traps.value.endings), len(traps.set(defence="spell-persecution").value.endings)
    (2, 3)

    Raises NoSuchName with the nearest ids for a spell or room that is not offered, CellError for a damage
    outside 0 to 11.
    """
    offered = {"first": TRAPS, "second": TRAPS, "defence": DEFENCES, "room": ROOMS}
    held: dict[str, Any] = {
        "first": first,
        "second": second,
        "defence": defence,
        "room": room,
        "damage": damage,
    }
    for name, ids in offered.items():
        if held[name] not in ids:
            raise no_such("room" if name == "room" else "spell", held[name], filter(None, ids))
    if not 0 <= damage <= MOST:
        raise CellError(f"a damage of {damage}; allowed: 0 to {MOST}")
    return TrapTable(held, lang or language())
