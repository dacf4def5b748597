"""What all sentences of the game share.

Every change of essences is told by one event of its kind, with who, what and which component (`card`):
"gained" and "paid" change a pool, "lost" takes from it, "put" and "removed" change what lies on a component,
"taken" moves from a component into a pool. Essences are explained by these events alone.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Moment, Outcome
from tutor.engine.query import Query, Value, evaluate, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Sentence
from tutor.framework.readings import Readings
from tutor.games.resarcana.state.essences import Essences, minus, named, plus, read
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table

At = Moment[Table]

NO_GAIN: Final = "res.action.power-no-gain"
"""The rule under which something may be used that brings nothing."""

EFFECT_OPTIONAL: Final = "res.ruling.effect-optional"
"""Whether what a power could place, straighten or look at may be left undone."""


class Together(Sentence, frozen=True):
    """Several steps that are printed as one full stop."""

    body: tuple[Sentence, ...]

    def bodies(self) -> tuple[tuple[Sentence, ...], ...]:
        return (self.body,)

    def execute(self, moment: At) -> Outcome[Table]:
        return Outcome(moment.entering(0))


def together(rule: str, *sentences: Sentence) -> Sentence:
    """The sentences as one."""
    return sentences[0] if len(sentences) == 1 else Together(rule=rule, body=sentences)


class ReadingOf(Query, frozen=True):
    """The reading in force for a ruling."""

    ruling: str

    def value(self, moment: At) -> Bound:
        return moment.reading(self.ruling)


def declined(choices: Choices, reading: Readings) -> Choices:
    """To do nothing, beside what can be done, where the ruling allows it (res.ruling.effect-optional)."""
    if choices.options and reading(EFFECT_OPTIONAL) == "may":
        return Choices((Option("nothing", "decline"),))
    return Choices()


class Change(Struct):
    """A table in the making, with the events that tell how it has changed."""

    moment: At
    table: Table
    events: tuple[Event, ...] = ()

    def tell(self, kind: str, rule: str = "", /, **named: Bound) -> None:
        """One more event."""
        self.events = (*self.events, self.moment.event(kind, rule, **named))

    def player(self, player: Player) -> None:
        """A player in another state."""
        self.table = self.table.with_player(player)

    def gain(self, seat: str, what: Essences, rule: str = "", card: str = "") -> None:
        """Essences from the supply into a pool; nothing is told of none."""
        if any(what):
            player = self.table.player(seat)
            self.player(replace(player, pool=plus(player.pool, what)))
            self.tell("gained", rule, who=seat, what=named(what), card=card or None)

    def pay(self, seat: str, what: Essences, rule: str = "", card: str = "") -> None:
        """Essences from a pool into the supply, as a cost."""
        self.spend("paid", seat, what, rule, card)

    def lose(self, seat: str, what: Essences, rule: str = "") -> None:
        """Essences from a pool into the supply, as a loss."""
        self.spend("lost", seat, what, rule)

    def spend(self, kind: str, seat: str, what: Essences, rule: str, card: str = "") -> None:
        """Essences from a pool into the supply, told as an event of a kind."""
        if any(what):
            player = self.table.player(seat)
            self.player(replace(player, pool=minus(player.pool, what)))
            self.tell(kind, rule, who=seat, what=named(what), card=card or None)

    def put(self, seat: str, card: str, what: Essences, rule: str = "") -> None:
        """Essences from the supply onto a component."""
        if any(what):
            player = self.table.player(seat)
            one = player.component(card)
            self.player(player.with_component(replace(one, on=plus(one.on, what))))
            self.tell("put", rule, who=seat, what=named(what), card=card)

    def remove(self, seat: str, card: str, what: Essences, rule: str = "") -> None:
        """Essences from a component into the supply."""
        if any(what):
            player = self.table.player(seat)
            one = player.component(card)
            self.player(player.with_component(replace(one, on=minus(one.on, what))))
            self.tell("removed", rule, who=seat, what=named(what), card=card)

    def take(self, seat: str, card: str, rule: str = "") -> None:
        """Everything on a component into the pool."""
        player = self.table.player(seat)
        one = player.component(card)
        if any(one.on):
            player = player.with_component(replace(one, on=(0, 0, 0, 0, 0)))
            self.player(replace(player, pool=plus(player.pool, one.on)))
            self.tell("taken", rule, who=seat, what=named(one.on), card=card)

    @property
    def outcome(self) -> Outcome[Table]:
        """What the sentence leads to."""
        return self.moment.with_table(self.table, *self.events)


def change(moment: At) -> Change:
    """The table as it is, to be changed."""
    return Change(moment, moment.table)


def essences(value: Value, moment: At) -> Essences:
    """The essences of a key."""
    return read(text(value, moment))


def given(value: Value, moment: At) -> str:
    """An id, or "" where nothing is bound."""
    bound_value = evaluate(value, moment)
    return bound_value if isinstance(bound_value, str) else ""


def count(moment: At, name: str) -> int:
    """What the running effect has bound to a name as a number; 0 where it has bound none."""
    value = moment.frame.get(name)
    return value if isinstance(value, int) else 0


def own(moment: At, card: str) -> Component:
    """A component of who applies the effect."""
    return moment.table.player(moment.frame.owner).component(card)
