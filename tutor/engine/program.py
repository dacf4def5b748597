"""Programs: the printed sentences of an effect, found again by path."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import force_setattr

if TYPE_CHECKING:
    from tutor.engine.moment import Moment, Outcome
    from tutor.engine.question import Question
    from tutor.engine.sentence import Sentence
    from tutor.engine.state import Frame

Path = tuple[int, ...]


class Program(Struct, frozen=True):
    """An effect as a tuple of sentences.

    `id` names it in frames and words, `rule` is the rule under which it runs, `kind` groups programs that a
    rule treats alike ("spell", "physical-action"), `component` is the card or tile it is printed on.

    A sentence made without a rule carries that of the sentence around it, or else the program's. Raises
    ValueError where there is none either.
    """

    id: str
    rule: str
    sentences: tuple[Sentence, ...]
    kind: str = ""
    component: str = ""

    def __post_init__(self) -> None:
        if not self.rule and not all(sentence.rule for sentence in self.sentences):
            raise ValueError(f"program {self.id!r} has a sentence without a rule, and none itself")
        sentences = tuple(sentence.inheriting(self.rule) for sentence in self.sentences)
        force_setattr(self, "sentences", sentences)


def body_at(program: Program, path: Path) -> tuple[Sentence, ...]:
    """The tuple of sentences in which the path's last index counts."""
    body = program.sentences
    for at in range(0, len(path) - 1, 2):
        body = body[path[at]].bodies()[path[at + 1]]
    return body


def sentence_at(program: Program, path: Path) -> Sentence | None:
    """The sentence at the path, or None where the path has run past the end of its body."""
    if len(path) == 1:
        sentences = program.sentences
        return sentences[path[0]] if path[0] < len(sentences) else None
    body = body_at(program, path)
    return body[path[-1]] if path[-1] < len(body) else None


def is_path(program: Program, path: Path) -> bool:
    """Whether the path leads to a sentence of the program, or to the end of one of its bodies."""
    body = program.sentences
    for at in range(0, len(path) - 1, 2):
        if not 0 <= path[at] < len(body):
            return False
        bodies = body[path[at]].bodies()
        if not 0 <= path[at + 1] < len(bodies):
            return False
        body = bodies[path[at + 1]]
    return len(path) % 2 == 1 and 0 <= path[-1] <= len(body)


def following(path: Path) -> Path:
    """The path of the next sentence in the same body."""
    return (*path[:-1], path[-1] + 1)


def walk(sentences: Iterable[Sentence], prefix: Path = ()) -> Iterator[tuple[Path, Sentence]]:
    """Every sentence with its path, nested bodies included, in the order of the text."""
    for index, sentence in enumerate(sentences):
        path = (*prefix, index)
        yield path, sentence
        for number, body in enumerate(sentence.bodies()):
            yield from walk(body, (*path, number))


class Place(Struct, frozen=True):
    """Where a frame can stand in a program: at a sentence, or at the end of a body (`sentence` is None).

    `run` carries the sentence out under its `rule`; the end of a program has the program's. `behind` is the
    path on which the effect goes on: that of the next sentence, and at the end of a body that of the sentence
    after the one the body belongs to. A loop goes on itself: then it is not `over`. `held` tells that the
    place lies inside a full stop of several steps, which holds windows back.
    """

    sentence: Sentence | None
    run: Callable[[Moment[Any]], Question | Outcome[Any] | Frame] | None
    rule: str
    behind: Path
    over: bool = True
    held: bool = False


class _Places(dict[Path, Place]):
    """The places of a program by path, each worked out when a frame first stands there."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def __missing__(self, path: Path) -> Place:
        program = self._program
        sentence = sentence_at(program, path)
        behind, over, held = following(path), True, False
        if len(path) > 1:
            outer = path[:-2]
            around = body_at(program, outer)[outer[-1]]
            held = around.holds or self[outer].held
            if sentence is None:
                behind, over = (outer, False) if around.loops else (following(outer), True)
        if sentence is None:
            place = Place(None, None, program.rule, behind, over, held)
        else:
            place = Place(sentence, sentence.resolver(), sentence.rule, behind, over, held)
        self[path] = place
        return place


MOST_FOUND = 4096
"""So many programs that were looked for are kept; when there are more, all are looked for anew."""


class _AllPlaces(dict[str, Mapping[Path, Place]]):
    """The places of each program, begun when it is first run."""

    def __init__(self, programs: _Programs) -> None:
        self._programs = programs
        programs.forgetting = self.clear

    def __missing__(self, name: str) -> Mapping[Path, Place]:
        places = self[name] = _Places(self._programs[name])
        return places


class _Programs(dict[str, Program]):
    """Programs by id; those that are not there from the start are looked for, and not listed."""

    def __init__(self, find: Callable[[str], Program | None] | None) -> None:
        self._find = find
        self._cache: dict[str, Program] = {}
        self.forgetting: Callable[[], None] = self._cache.clear

    def __missing__(self, id: str) -> Program:
        program = self._cache.get(id)
        if program is None:
            program = None if self._find is None else self._find(id)
            if program is None:
                raise KeyError(id)
            if len(self._cache) >= MOST_FOUND:
                self._cache.clear()
                self.forgetting()
            self._cache[id] = program
        return program


class ProgramBook(Mapping[str, Program]):
    """All programs of a game by id, and the `places` where their frames can stand: by program, then by path.

    Further programs are looked for with `find`, which gives the same program for an id whenever it is asked,
    or None: those of components that a reader's own facts bring. The book lists only those it was made with.
    Raises ValueError where two programs share an id.
    """

    def __init__(
        self, programs: Iterable[Program], find: Callable[[str], Program | None] | None = None
    ) -> None:
        self._programs = _Programs(find)
        for program in programs:
            if program.id in self._programs:
                raise ValueError(f"two programs are called {program.id!r}")
            self._programs[program.id] = program
        self.places: Mapping[str, Mapping[Path, Place]] = _AllPlaces(self._programs)

    @cached_property
    def sentences(self) -> tuple[tuple[Program, Path, Sentence], ...]:
        """Every sentence of the programs that the book lists, with its program and path (`walk`)."""
        return tuple((one, *place) for one in self.values() for place in walk(one.sentences))

    @cached_property
    def question_kinds(self) -> tuple[str, ...]:
        """The kinds of question that can be left to the first option."""
        from tutor.engine.sentence import Act, Choose

        return tuple(sorted({one.kind for _, _, one in self.sentences if isinstance(one, Choose | Act)}))

    @cached_property
    def most_faces(self) -> int:
        """The most faces that a die of the game has."""
        from tutor.engine.sentence import Roll

        return max((one.faces for _, _, one in self.sentences if isinstance(one, Roll)), default=6)

    def __getitem__(self, program: str) -> Program:
        return self._programs[program]

    def __iter__(self) -> Iterator[str]:
        return iter(self._programs)

    def __len__(self) -> int:
        return len(self._programs)
