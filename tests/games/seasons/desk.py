"""Short ways to set up players and positions of Seasons, and to play them answer by answer."""

from __future__ import annotations

from random import Random
from typing import Any

from tutor.engine.event import Bound, Event
from tutor.engine.game import Flaw
from tutor.engine.question import PASS, Question
from tutor.engine.state import State
from tutor.engine.step import settle, take
from tutor.framework.position_form import DoSpec
from tutor.games.seasons import GAME
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.position.form import CopySpec, DieSpec, PlayerSpec, Position, TurnSpec
from tutor.games.seasons.position.reading import lay, place
from tutor.games.seasons.scoring.observables import facts
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table

__all__ = ["CopySpec", "DieSpec", "DoSpec", "Play", "PlayerSpec", "TurnSpec", "flaws", "play", "side", "turn"]

SEATS = ("anna", "boris", "vera", "gleb")


class Play:
    """A position that is played on: runs to the next question, and remembers every event."""

    def __init__(self, state: State[Table]) -> None:
        self.state = state
        self.events: list[Event] = []
        self.question: Question | None = None
        self._go()

    def _go(self) -> None:
        step = settle(GAME, self.state)
        self.events += step.events
        self.state, self.question = step.state, step.question

    def say(self, *keys: str) -> Play:
        """Answers what is asked, one question after the other."""
        for key in keys:
            assert self.question is not None, f"nothing is asked any more, {key!r} is left over"
            step = take(GAME, self.state, self.question, key)
            self.events += step.events
            self.state = step.state
            self._go()
        return self

    def at_random(self, seed: int) -> Play:
        """Answers everything by chance, to the end."""
        source = Random(seed)
        while self.question is not None:
            chance = self.question.chance
            self.say(
                source.choice(self.question.options).key
                if chance is None
                else chance.pick(source.randrange(chance.total))
            )
        return self

    @property
    def asked(self) -> str:
        """The kind of question that waits, with the seat; "" where nothing is asked."""
        return "" if self.question is None else f"{self.question.seat}: {self.question.kind}"

    @property
    def offered(self) -> list[str]:
        """The keys that may be answered, passing left out."""
        assert self.question is not None
        return [option.key for option in self.question.options if option.key != PASS]

    def refused(self, key: str) -> list[str]:
        """The rules under which an option is refused."""
        assert self.question is not None
        return [reason.rule for reason in self.question.reasons(key)]

    def of(self, kind: str, *names: str) -> list[tuple[Bound, ...]]:
        """The named facts of every event of a kind."""
        return [tuple(event.fact(name) for name in names) for event in self.events if event.kind == kind]

    def rules(self, kind: str) -> list[str]:
        """The rule of every event of a kind."""
        return [event.rule for event in self.events if event.kind == kind]

    @property
    def table(self) -> Table:
        return self.state.table

    def player(self, seat: str = "anna") -> Player:
        """A player as he stands now."""
        return self.state.table.player(seat)

    def fact(self, name: str) -> Bound:
        """A fact of the position."""
        return facts(self.state)[name]


def play(*do: DoSpec, rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """A position that is played: players by seat, two bare ones unless more are given."""
    players = {seat: said.pop(seat) for seat in SEATS if seat in said}
    for seat in SEATS[: said.pop("n", 2)]:
        players.setdefault(seat, PlayerSpec())
    ordered = {seat: players[seat] for seat in SEATS if seat in players}
    placed = lay(Position(players=ordered, do=do, **said), tuple((rulings or {}).items()))
    assert placed.state is not None, placed.flaws
    return Play(placed.state)


def turn(rulings: dict[str, str] | None = None, *, access: bool = False, extra: int = 0, **said: Any) -> Play:
    """Anna's turn behind the gains of her die."""
    spec = TurnSpec("anna", "actions", access, extra)
    return play(DoSpec("anna", "actions"), rulings=rulings, turn=spec, **said)


def flaws(**said: Any) -> list[Flaw]:
    """The flaws of a position."""
    return list(place(Position(**said)).flaws)


def side(season: str = "winter", **wanted: Any) -> DieSpec:
    """A die of a season with the first side that shows what is wanted, and nothing else that matters."""
    for die in box().dice_of(season):
        for number, one in enumerate(box().die(die).sides, 1):
            if all(getattr(one, name) == value for name, value in wanted.items()):
                return DieSpec(die, number)
    raise LookupError(f"no side of {season} shows {wanted}")
