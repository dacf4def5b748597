"""What every picture of the stage looks at: the table as its reader sees it, names, hues, changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from tutor.engine.question import CHANCE, Question
from tutor.engine.state import State, Window
from tutor.games.blackrose.components.component_set import Box
from tutor.games.blackrose.state import derived
from tutor.games.blackrose.state.lodge.ground import spot
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.views.stage.effects import Effect, effects_of
from tutor.games.blackrose.views.stage.things import rooms_of
from tutor.games.blackrose.views.table import owners
from tutor.games.blackrose.views.table.places import Plan, plan
from tutor.games.blackrose.views.table.scene import Scene, is_back
from tutor.games.blackrose.views.table.scene import scene as drawn_scene
from tutor.views.seats import letters
from tutor.views.stage import Setting
from tutor.views.stage.pieces import Plate
from tutor.views.words import capital

SHAPES = ("disc", "kite", "shield", "square")
"""The shapes of the mages' figures, in seating order."""
ROSE_SHAPE, EVOCATION_SHAPE = "rose", "flag"


@dataclass(frozen=True)
class Look:
    """A setting with what is known of it: `scene` are the facts that the whole table is drawn from too."""

    setting: Setting[Table]
    scene: Scene

    @classmethod
    def of(cls, setting: Setting[Table]) -> Look:
        """The look of a setting."""
        scene = drawn_scene(setting.state, setting.before, setting.question, setting.speaker, setting.seat)
        return cls(setting, scene)

    @property
    def table(self) -> Table:
        return self.scene.table

    @property
    def before(self) -> Table:
        return self.scene.before

    @property
    def box(self) -> Box:
        return self.scene.box

    @property
    def state(self) -> State[Table]:
        return self.setting.state

    @property
    def question(self) -> Question | None:
        """What is asked of somebody, and not of dice or decks."""
        question = self.setting.question
        return None if question is None or question.seat == CHANCE else question

    @property
    def kind(self) -> str:
        """The kind of what is asked; "" for nothing."""
        return "" if self.question is None else self.question.kind

    def words(self, key: str, /, **facts: str | int | bool | None) -> str:
        """Words of the stage."""
        return self.scene.words(f"stage-{key}", **facts)

    def name(self, id: str) -> str:
        """The name of anything, "face down" for what the reader does not see."""
        return self.scene.words("face-down") if is_back(id) else capital(self.scene.name(id))

    def who(self, seat: str) -> str:
        """A seat by name."""
        return capital(self.setting.speaker.name(seat))

    def party(self, source: str) -> str:
        """A source by name, "you" for the reader's own seat."""
        return capital(self.words("you")) if source == self.setting.you else self.who(source)

    @cached_property
    def letters(self) -> dict[str, str]:
        """The letter of every seat and of the Rose."""
        initials = dict(letters(self.setting.speaker, self.table.players))
        rest = [seat for seat in (*self.table.seats, "rose") if seat not in initials]
        return initials | {seat: self.who(seat)[:1] for seat in rest}

    def hue(self, source: str) -> str:
        """The hue of what belongs to a source."""
        return owners.hue(self.scene, source)

    def shape(self, source: str) -> str:
        """The shape of what belongs to a source, so that its hue is not needed."""
        if owners.is_rose(self.scene, source):
            return ROSE_SHAPE
        return SHAPES[self.table.seats.index(source) % len(SHAPES)]

    @cached_property
    def effects(self) -> tuple[Effect, ...]:
        """What is under way, the innermost last."""
        return effects_of(self.state, self.table)

    @property
    def window(self) -> Window | None:
        """The moment that is open for answers, if that is what is innermost."""
        top = self.state.stack[-1] if self.state.stack else None
        return top if isinstance(top, Window) else None

    @property
    def running(self) -> Effect | None:
        """What runs now."""
        return self.effects[-1] if self.effects else None

    @cached_property
    def actor(self) -> str:
        """The mage who has to answer, else who acts; "" for nobody."""
        asker = "" if self.question is None else self.question.seat
        turn = "" if self.table.turn is None else self.table.turn.seat
        wanted = (asker, self.running.owner if self.running else "", turn, self.setting.you, self.table.first)
        return next((seat for seat in wanted if self.table.is_mage(seat)), self.table.seats[0])

    @property
    def targets(self) -> tuple[str, ...]:
        """The figures and rooms that the effect under way has been aimed at."""
        return self.running.targets if self.running else ()

    def spot(self, id: str) -> str:
        """The room or cell of a figure; a room itself."""
        known = self.table.is_mage(id) or self.table.is_evocation(id) or self.table.is_room(id)
        return spot(self.table, id) if known else ""

    def was(self, id: str) -> str:
        """Where a figure was before the step; "" where nobody knows."""
        known = self.before.is_mage(id) or self.before.is_evocation(id)
        return spot(self.before, id) if known else ""

    @cached_property
    def plan(self) -> Plan:
        """Where rooms and cells lie."""
        return plan(self.scene)

    @cached_property
    def moved(self) -> tuple[str, ...]:
        """The figures that the step has moved."""
        return tuple(id for id in self.all_figures if self.was(id) not in ("", self.spot(id)))

    @property
    def all_figures(self) -> tuple[str, ...]:
        """Every figure, also those of mages in their cells."""
        return (*self.table.seats, *(one.id for one in self.table.evocations))

    @cached_property
    def hurt(self) -> tuple[str, ...]:
        """The figures with other damage than before the step."""
        return tuple(
            id for id in self.all_figures
            if (self.before.is_mage(id) or self.before.is_evocation(id))
            and self.before.damage_of(id) != self.table.damage_of(id)
        )  # fmt: skip

    def health(self, figure: str) -> int | None:
        """The health of a figure, None where nobody knows."""
        return derived.health(self.table, figure, self.scene.reading)

    def life(self, figure: str) -> str:
        """Damage of health, such as "6/11"."""
        health = self.health(figure)
        return f"{len(self.table.damage_of(figure))}/{'?' if health is None else health}"

    def offered_rooms(self) -> Iterator[str]:
        """The rooms that an answer names, or in which a figure stands that it names."""
        for option in self.question.options if self.question is not None else ():
            yield from (self.spot(id) for id in rooms_of(option))

    # ---- what every stage has

    def plates(self) -> tuple[Plate, ...]:
        """The seats with what they have to do with what happens, their damage and power."""
        return tuple(self._plate(seat) for seat in self.table.seats)

    def _plate(self, seat: str) -> Plate:
        role, you = self._role(seat), seat == self.setting.you
        name = self.words("you") if you else self.who(seat)
        says = name if not role else self.words(f"you-{role}" if you else f"seat-{role}", who=name)
        notes = (
            [(self.words("damage-note"), self.life(seat))]
            if self.health(seat) is not None or self.table.damage_of(seat)
            else []
        )
        return Plate(seat, says, self.letters[seat], self.hue(seat), bool(role), notes)

    def _role(self, seat: str) -> str:
        if self.question is not None:
            return "asked" if self.question.seat == seat else ""
        if self.table.winners:
            return "won" if seat in self.table.winners else ""
        if self.running is not None:
            return "acts" if self.running.owner == seat else ""
        turn = self.table.turn
        return "turn" if turn is not None and turn.seat == seat else ""

    def facts(self) -> tuple[tuple[str, str], ...]:
        """Round and phase, the power of every source."""
        table, words = self.table, self.scene.words
        pairs = [(words("round", n=table.round), words(f"phase-{table.phase}"))] if table.phase else []
        powers = {source: table.power(source) for source in table.sources}
        if any(powers.values()) or table.decks:
            pairs += [(self.words("power", who=self.who(source)), str(n)) for source, n in powers.items()]
        if table.crown and (table.decks or table.ended):
            pairs.append((self.words("crown"), self.who(table.crown)))
        return tuple(pairs)
