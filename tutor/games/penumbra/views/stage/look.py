"""What every picture of the stage looks at: the position, whose board is in focus, names and keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from tutor.engine.question import CHANCE
from tutor.engine.state import Frame
from tutor.games.penumbra.components.component_set import Box, box
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.procedures.setup_fate import part_of
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Wizard
from tutor.games.penumbra.views.table.scene import Scene
from tutor.trace.words import Speaker
from tutor.views.stage import Setting
from tutor.views.stage.pieces import Pick
from tutor.views.words import Wording, capital, wording

GAME = "penumbra"
HUES = ("sapphire", "ruby", "emerald", "amber")
"""The colours of the seats in turn order."""


@dataclass(slots=True, weakref_slot=True)
class _Keys:
    """The keys that stand on the stage already: each is given to one piece only."""

    used: dict[str, int] = field(default_factory=dict)

    def of(self, key: str) -> str:
        """The key, with a number behind it where a piece before has it."""
        n = self.used.get(key, 0) + 1
        self.used[key] = n
        return key if n == 1 else f"{key}~{n}"


class View:
    """One position as it is drawn, with the words it is told in."""

    def __init__(self, setting: Setting[Table]) -> None:
        self.setting = setting
        self.state = setting.state
        self.table: Table = setting.state.table
        self.before: Table = setting.before.table
        self.speaker: Speaker = setting.speaker
        self.words: Wording = wording(setting.speaker.lang, GAME)
        self.box: Box = box(self.table.box)
        self.seat = self._focus()
        self._keys = _Keys()

    # ---- who

    @property
    def wizard(self) -> Wizard:
        """The wizard whose board is in focus."""
        return self.table.wizard(self.seat)

    @cached_property
    def earlier(self) -> Wizard:
        """The same wizard before the last step."""
        return self.before.wizard(self.seat) if self.seat in self.before.seats else self.wizard

    def is_you(self, seat: str) -> bool:
        """Whether the reader plays that seat."""
        return bool(seat) and seat == self.setting.you

    def who(self, seat: str) -> str:
        """The name of a seat, "you" for the reader's own."""
        return self.words("stage-you") if self.is_you(seat) else self.name(seat)

    def by(self, key: str, seat: str, **facts: str | int) -> str:
        """A message in its form for the reader (`<key>-you`), or for somebody else by name."""
        if self.is_you(seat):
            return self.words(f"{key}-you", **facts)
        return self.words(key, who=self.name(seat), **facts)

    def sees(self, seat: str) -> bool:
        """Whether the reader may see what that seat keeps hidden."""
        return self.setting.seat in ("", seat)

    def _focus(self) -> str:
        table, question = self.table, self.setting.question
        asker = question.for_seat or question.seat if question is not None else ""
        if table.threat is not None:
            return table.threat.seat
        seats = table.seats
        owner = next((one.owner for one in self.frames()), "")
        wanted = (asker if asker != CHANCE else "", owner, table.turn.seat, self.setting.you)
        return next((seat for seat in wanted if seat in seats), seats[0])

    # ---- names and keys

    def name(self, id: str) -> str:
        """The name of a seat, a card, a place."""
        try:
            return self.box.catalogue.component(id).name.of(self.words.lang)
        except KeyError:
            return capital(self.speaker.name(id))

    def place(self, section: str) -> str:
        """The name of a section."""
        return capital(self.speaker.name(section))

    def face(self, card: str) -> CardFace | None:
        """What is printed on a wizard card; None where it is hidden or no wizard card."""
        return self.scene.face(card)

    def key(self, key: str) -> str:
        """A key for one piece of the stage."""
        return self._keys.of(key)

    def has(self, key: str) -> bool:
        """Whether a piece of that key stands on the stage."""
        return key in self._keys.used

    def pick(self, *keys: str) -> Pick | None:
        """The answer that a piece stands for, by any of its names."""
        return self.setting.pick(*keys)

    def may(self, keys: Iterable[str]) -> bool:
        """Whether any of these pieces may be picked."""
        return any(key in self.setting.picks for key in keys)

    @cached_property
    def scene(self) -> Scene:
        """What the parts of the whole table look at, with nothing to be picked."""
        return Scene(
            self.table, self.before, self.seat, None, frozenset(), self.speaker, self.words, self.box
        )

    def frame(self, *programs: str) -> Frame | None:
        """The innermost running effect of one of these programs."""
        return next((one for one in self.frames() if one.program in programs), None)

    def frames(self) -> Iterator[Frame]:
        """The running effects, the innermost first."""
        return (entry for entry in reversed(self.state.stack) if isinstance(entry, Frame))

    def part(self, card: str) -> str:
        """What a card of the fate deck is: a "trial", "goal", "prophecy" or "event"."""
        return part_of(self.table.box, card)

    def runs(self, program: str) -> bool:
        """Whether an effect is under way."""
        return self.frame(program) is not None
