"""Programs: the printed sentences of an effect, found again by path."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from tutor.engine.sentence import Sentence

Path = tuple[int, ...]


class Program(Struct, frozen=True):
    """An effect as a tuple of sentences.

    `id` names it in frames and words, `rule` is the rule under which it runs, `kind` groups programs that a
    rule treats alike ("spell", "physical-action"), `component` is the card or tile it is printed on.
    """

    id: str
    rule: str
    sentences: tuple[Sentence, ...]
    kind: str = ""
    component: str = ""


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


class ProgramBook(Mapping[str, Program]):
    """All programs of a game by id. Raises ValueError where two share one."""

    def __init__(self, programs: Iterable[Program]) -> None:
        self._programs: dict[str, Program] = {}
        for program in programs:
            if program.id in self._programs:
                raise ValueError(f"two programs are called {program.id!r}")
            self._programs[program.id] = program
        self._within: dict[tuple[str, Path], bool] = {}
        self._sentences: dict[tuple[str, Path], Sentence | None] = {}
        self._behind: dict[tuple[str, Path], tuple[Path, bool]] = {}

    def __getitem__(self, program: str) -> Program:
        return self._programs[program]

    def __iter__(self) -> Iterator[str]:
        return iter(self._programs)

    def __len__(self) -> int:
        return len(self._programs)

    def sentence(self, program: str, path: Path) -> Sentence | None:
        """The sentence at the path, or None where the path has run past the end of its body."""
        at = (program, path)
        try:
            return self._sentences[at]
        except KeyError:
            found = self._sentences[at] = sentence_at(self._programs[program], path)
            return found

    def behind(self, program: str, path: Path) -> tuple[Path, bool]:
        """Where it goes on when the body has ended in which the path's last index counts.

        That is the sentence after the one it belongs to, which is over; a loop goes on itself, and may not be.
        """
        at = (program, path)
        try:
            return self._behind[at]
        except KeyError:
            outer = path[:-2]
            sentence = body_at(self._programs[program], outer)[outer[-1]]
            found = (outer, False) if sentence.loops else (following(outer), True)
            self._behind[at] = found
            return found

    def within_stop(self, program: str, path: Path) -> bool:
        """Whether the path lies inside the body of a sentence that holds windows back."""
        if len(path) == 1:
            return False
        known = self._within.get((program, path))
        if known is None:
            outer = path[:-2]
            sentence = body_at(self._programs[program], outer)[outer[-1]]
            known = self._within[program, path] = sentence.holds or self.within_stop(program, outer)
        return known
