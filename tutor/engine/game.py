"""What a game tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic

from msgspec import Struct

from tutor.engine.event import Event, Scalar
from tutor.engine.program import ProgramBook
from tutor.engine.question import Option, Question, Refusal
from tutor.engine.state import State, TableT, Window
from tutor.engine.vocabulary import NO_FACTS, Vocabulary
from tutor.rules.facts import Basis
from tutor.rules.words import Words


class Reaction(Struct, frozen=True):
    """Something a seat could do about the event of a window; `option.program` is what it starts.

    `refusals` says why it cannot be done after all: such a reaction is shown, not offered. As long as a seat
    has reactions that it `must` make it cannot pass.
    """

    seat: str
    option: Option
    rule: str
    refusals: tuple[Refusal, ...] = ()
    must: bool = False


def no_windows(state: State[Any], events: tuple[Event, ...]) -> tuple[Window, ...]:
    """Nothing opens a window."""
    return ()


def no_reactions(state: State[Any], window: Window) -> tuple[Reaction, ...]:
    """Nobody reacts."""
    return ()


def by_itself(state: State[Any], question: Question) -> Question:
    """Every seat answers for itself."""
    return question


def everything_open(table: TableT, seat: str) -> TableT:
    """Every seat sees the whole table."""
    return table


def no_secrets(table: Any, seat: str) -> frozenset[str]:
    """Nothing is hidden from the seat."""
    return frozenset()


@dataclass(frozen=True, slots=True)
class Flaw:
    """One defect of a position: where it is (field names and indices), what was found, what is allowed."""

    path: tuple[str | int, ...]
    actual: Words | str
    allowed: Words | str
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Placed(Generic[TableT]):
    """A position put on the table: the state, or every flaw that keeps it from being one."""

    state: State[TableT] | None
    flaws: tuple[Flaw, ...] = ()


def nowhere(position: Any, rulings: tuple[tuple[str, str], ...]) -> Placed[Any]:
    """The game takes no positions from outside."""
    return Placed(None, (Flaw((), Words("a position", "позиция"), Words("nothing", "ничего")),))


@dataclass(frozen=True, slots=True)
class Switch:
    """An optional rule that a whole game can be played with."""

    id: str
    title: Words
    rule: str


@dataclass(frozen=True, slots=True)
class Opening(Generic[TableT]):
    """A whole game that can be begun.

    `start` gives its first position; it takes the ids of those `switches` that are on.

    `people` are the seats that a person or an opponent plays, the learner's first; what other seats do is
    laid down by the rules. `note` says what it is played with where that is not the game's own content.
    """

    id: str
    title: Words
    people: tuple[str, ...]
    start: Callable[..., State[TableT]]
    note: Words | None = None
    switches: tuple[Switch, ...] = ()


@dataclass(frozen=True, slots=True)
class OwnFacts:
    """A reader's own facts file that was taken in: its name, and what it still lacks for whole games.

    `lacking` has an entry for each number of players. `remark` is what the reader should know beside that.
    """

    name: str
    lacking: Mapping[str, tuple[Flaw, ...]]
    remark: Words | None = None


class Printed(Struct, frozen=True):
    """What is printed of an effect: the wording of each of its full stops.

    `basis` says where the wording comes from, `when` what sets the effect off, if it is one that waits.
    `unknown` counts the full stops, from 1, of which not enough is known to carry them out.
    """

    sentences: tuple[Words, ...]
    basis: Basis = "rulebook"
    when: Words | None = None
    unknown: tuple[int, ...] = ()


def unsorted(option: Option) -> tuple[str, ...]:
    """The game sorts no options."""
    return ()


def nothing_printed(program: str) -> Printed | None:
    """The game tells the wording of its effects elsewhere."""
    return None


@dataclass(frozen=True, slots=True)
class Spelling:
    """A state in the form in which an author would write it: what `Game.place` puts on the table again.

    `position` is None where that cannot be said. `left` are things of the state that the form does not hold,
    such as an effect that is under way.
    """

    position: Struct | None
    left: tuple[Words, ...] = ()


def not_spelled(state: State[Any]) -> Spelling:
    """The game cannot write its positions down."""
    return Spelling(None)


def no_acts(state: State[Any], seat: str) -> tuple[Question, ...]:
    """Nobody could be asked for anything."""
    return ()


@dataclass(frozen=True, slots=True)
class Topic:
    """A part of a game that lessons are about."""

    id: str
    title: Words


@dataclass(frozen=True, slots=True)
class Game(Generic[TableT]):
    """One game as the kernel sees it: data, and pure functions of the position.

    A table, programs and openings are enough: whatever else is left out and follows from the table is derived
    where the game is loaded (`tutor.framework.derived`).

    `table` is the struct that holds the game's pieces. `setups` gives a finite list of positions from which
    random play starts. `watch` names the windows that events open at a full stop, `reactions` what can be
    done in one (in the order in which a seat is offered them); only events of the kinds `watched` open any
    (None: all are shown to `watch`). `redirect` puts a question to another seat where the one that it is for
    does not answer itself. `pieces` counts what must be conserved, `seen` is the table as a seat sees it, and
    `secrets` are the ids hidden from that seat. `rules` are the ids of the game's rule catalogue, `readings`
    the default reading of each of its rulings. `position` is the struct in which authors write a position,
    `place` turns one (under given rulings) into a state, and `facts` names what can be predicted and expected
    of a state ("anna.wounds": 1). `openings` are the whole games that can be begun, and `evaluate` is how
    well a seat stands in a position, for opponents that compare (None: they cannot). `own_facts` takes in a
    reader's own facts file, text and name (None: the game needs none). `moments` are the kinds of question in
    which something could be used and mostly is not: they may be passed unasked. `topics` are the parts of the
    game that lessons are about, in the order in which they are meant to be learned. `printed` is what is
    printed of a program, where that stands in the game's own facts and not in its words. `spell` is the
    inverse of `place`. `acts` are the questions that a seat would be asked if it were free to act now, with
    what each would offer and refuse; `unlisted` are questions with whatever else it could name, all of it
    refused: answers that are asked for inside an effect or in the set-up, and moves with what lies elsewhere.
    `periods` name what passes in a game, such as its turns and rounds: each gives a value that changes when
    one is over. `sorts` are the ids by which an option is found among very many, outermost first.
    `vocabulary` is what facts there can be in what follows from a state, or in any game where none is given,
    and what values they can have.
    """

    id: str
    table: type[TableT]
    programs: ProgramBook
    seats: Callable[[TableT], tuple[str, ...]] = field(default=lambda table: ())
    rules: Callable[[], frozenset[str]] = frozenset
    position: type[Struct] = Struct
    place: Callable[[Any, tuple[tuple[str, str], ...]], Placed[TableT]] = nowhere
    facts: Callable[[State[TableT]], Mapping[str, Scalar]] = field(default=lambda state: {})
    vocabulary: Callable[[State[TableT] | None], Vocabulary] = field(default=lambda state: NO_FACTS)
    readings: Callable[[], Mapping[str, str]] = field(default=dict)
    setups: Callable[[], Iterable[State[TableT]]] = field(default=tuple)
    watch: Callable[[State[TableT], tuple[Event, ...]], tuple[Window, ...]] = no_windows
    reactions: Callable[[State[TableT], Window], tuple[Reaction, ...]] = no_reactions
    watched: frozenset[str] | None = None
    redirect: Callable[[State[TableT], Question], Question] = by_itself
    pieces: Callable[[TableT], Mapping[str, int]] = field(default=lambda table: {})
    seen: Callable[[TableT, str], TableT] = everything_open
    secrets: Callable[[TableT, str], frozenset[str]] = no_secrets
    openings: Callable[[], tuple[Opening[TableT], ...]] = field(default=tuple)
    evaluate: Callable[[State[TableT], str], int] | None = None
    own_facts: Callable[[str, str], OwnFacts] | None = None
    moments: frozenset[str] = frozenset()
    topics: tuple[Topic, ...] = ()
    printed: Callable[[str], Printed | None] = nothing_printed
    spell: Callable[[State[TableT]], Spelling] = not_spelled
    acts: Callable[[State[TableT], str], tuple[Question, ...]] = no_acts
    unlisted: Callable[[State[TableT], str], tuple[Question, ...]] = no_acts
    periods: Mapping[str, Callable[[State[TableT]], Hashable]] = field(default_factory=dict)
    sorts: Callable[[Option], tuple[str, ...]] = unsorted

    def default_reading(self, ruling: str) -> str:
        """The default reading of a ruling. Raises KeyError for an id that the game does not have."""
        return self.readings()[ruling]
