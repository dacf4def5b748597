"""Playthroughs as text, line by line: what happened, what was asked and refused, what was answered.

`python tests/playthroughs/recording.py` records them all again; run it after a change of the engine or of a
game, and read the difference before committing it. Old answers are given again where the same is asked and
they are allowed, so that the difference shows what has changed; with `--anew` other games are played.

Set-ups are played at random and written in full, those that are whole games up to a number of answers. Whole
games are played by opponents, most of them greedy; of
long lists of options and of all that is refused only the number and a digest are written.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from tutor.analysis.opponents import Luck, Opponent, at_random, greedy
from tutor.engine.event import Facts, Scalar
from tutor.engine.game import Game
from tutor.engine.question import PASS, Question
from tutor.engine.state import State
from tutor.engine.step import advance, take
from tutor.scenario import game_named, playable

FOLDER = Path(__file__).parent
SETUPS = 12
"""So many set-ups of each game are recorded, spread over all it has."""

LONGEST = 5_000
"""More answers than any recorded game takes."""

BROKEN_OFF = {"blackrose": 120, "resarcana": 120, "seasons": 120}
"""After so many answers set-ups of a game are broken off, where each of them is a whole game."""

LISTED = 6
"""So many options of a question in a whole game are written out."""

LONG = 60
"""Of a deck that takes more than so many characters a digest is written in a whole game."""

AHEAD = 8
"""So many questions of an old recording are looked at to find the one that is asked."""

ASKED, ANSWER = "? ", "  = "
"""How a line with a question begins, and one with an answer."""

Choose = Callable[[State[Any], Question], str]


@dataclass(frozen=True)
class Plan:
    """A playthrough to be recorded: where it begins, and who plays it, by a seed."""

    game: Game[Any]
    start: State[Any]
    players: Callable[[int], Choose]
    seed: int
    whole: bool = False
    most: int | None = None

    def lines(self, choose: Choose) -> list[str]:
        """The playthrough in which `choose` gives every answer."""
        return list(self.played(choose))

    def played(self, choose: Choose) -> Iterator[str]:
        """The same, line by line."""
        return recorded(self.game, self.start, choose, self.whole, self.most)


def recorded(
    game: Game[Any], state: State[Any], choose: Choose, whole: bool, most: int | None = None
) -> Iterator[str]:
    """The lines of one playthrough, with digests for a `whole` game; broken off after `most` answers."""
    before: dict[str, Scalar] = {}
    answers = 0
    while True:
        now = dict(game.facts(state))
        for name in sorted({*before, *now}):
            if before.get(name, "-") != now.get(name, "-"):
                yield f"  {name}: {before.get(name, '-')} -> {now.get(name, '-')}".rstrip()
        before = now
        if not state.stack:
            return
        step = advance(game, state)
        if step.question is not None:
            if answers == most:
                return
            answers += 1
            if answers > LONGEST:
                raise RuntimeError(f"{game.id}: not at an end after {LONGEST} answers")
            yield from _asked(step.question, whole)
            key = choose(step.state, step.question)
            yield f"{ANSWER}{key}"
            step = take(game, step.state, step.question, key)
        for event in step.events:
            yield f"{'  ' * event.depth}{event.kind} [{event.rule}] {_told(event.facts)}".rstrip()
        state = step.state


# ---- who answers


def by_chance(seed: int) -> Choose:
    """Answers by chance, from a seed."""
    source = Random(seed)

    def choose(state: State[Any], question: Question) -> str:
        if question.chance is not None:
            return question.chance.pick(source.randrange(question.chance.total))
        return question.options[source.randrange(len(question.options))].key

    return choose


def by_opponents(game: Game[Any], seats: dict[str, Opponent], seed: int) -> Choose:
    """The answers of opponents, from a seed."""
    answers = 0

    def choose(state: State[Any], question: Question) -> str:
        nonlocal answers
        answers += 1
        luck = Luck(seed, answers)
        if question.chance is not None:
            return question.chance.pick(luck(question.chance.total))
        return seats[question.seat](game, state, question, luck)

    return choose


def as_written(lines: list[str]) -> Choose:
    """The answers of a recording, in order."""
    answers = iter([line.removeprefix(ANSWER) for line in lines if line.startswith(ANSWER)])
    return lambda state, question: next(answers, "")


def as_long_as_allowed(lines: list[str], then: Choose) -> Choose:
    """The answers of a recording where the same is asked and they are allowed; to other questions others.

    Questions that are asked no more are passed over, as long as one of the next is.
    """
    asked = [_head(line) for line in lines if line.startswith(ASKED)]
    keys = [line.removeprefix(ANSWER) for line in lines if line.startswith(ANSWER)]
    left = list(zip(asked, keys, strict=False))[::-1]

    def choose(state: State[Any], question: Question) -> str:
        head = _head(_question(question))
        for ahead, (wanted, key) in enumerate(reversed(left[-AHEAD:]), 1):
            if wanted == head and _allowed(question, key):
                del left[-ahead:]
                return key
        return then(state, question)

    return choose


def _head(line: str) -> str:
    """Seat and kind of a question."""
    return line.partition(" [")[0]


def _allowed(question: Question, key: str) -> bool:
    return question.option(key) is not None if question.chance is None else question.chance.accepts(key)


def collector(game: Game[Any], state: State[Any], question: Question, pick: Callable[[int], int]) -> str:
    """A greedy opponent that is out for cards and marks, launches what it can and brews what it can."""
    if question.kind in ("launch", "rest-brew"):
        return next(option.key for option in question.options if option.key != PASS)
    return greedy(replace(game, evaluate=_with_things), state, question, pick)


def _with_things(state: State[Any], seat: str) -> int:
    wizard = state.table.wizard(seat)
    cards: int = sum(card.zone != "discarded" for card in wizard.cards)
    own = game_named("penumbra").evaluate
    assert own is not None
    return own(state, seat) + 25 * cards + 70 * len(wizard.marks)


# ---- what is recorded

WHOLE: dict[str, dict[str, tuple[int, dict[str, Opponent]]]] = {
    "penumbra": {
        "automa-jasper": (0, {"anna": collector}),
        "whole-3": (7, {"anna": collector, "boris": greedy, "vera": at_random}),
    },
    "blackrose": {
        "solo": (1, {"anna": greedy}),
        "whole-2": (1, {"anna": greedy, "boris": greedy}),
        "whole-3": (1, {"anna": greedy, "boris": greedy, "vera": at_random}),
    },
    "resarcana": {
        "first-2": (1, {"anna": greedy, "boris": greedy}),
        "draft-3": (1, {"anna": greedy, "boris": at_random, "vera": at_random}),
    },
    "seasons": {
        "archmage-2": (1, {"anna": greedy, "boris": greedy}),
        "magician-4": (1, {"anna": greedy, "boris": at_random, "vera": at_random, "gleb": at_random}),
    },
}
"""The whole games of each game by their opening: the first seed, and who plays each seat."""

WANTED = {
    "penumbra": {
        *("trial-succeeds", "trial-fails", "contract-succeeds", "property-in-force", "endured"),
        *("card-launched", "chain-grows", "potion-brewed", "rest-brew", "mark-wounded", "mark-healed"),
    },
    "blackrose": {
        *("trap", "revealed", "damage-ignored", "sustained", "jinx-assigned", "mage-defeated", "action-lost"),
        *("room-restored", "moon-began", "quest-completed", "summoned", "evocation-gone", "spell-purged"),
        *("event-applies", "order-revealed", "crown-taken", "trophy-taken", "final-points"),
    },
    "resarcana": {
        *("placed", "claimed", "discarded", "put", "taken", "turned", "threatened", "lost", "revealed"),
        *("shuffled", "handed-on", "token-taken", "item-taken", "all-straightened", "won"),
    },
    "seasons": {
        *("card-drafted", "hands-passed", "library-taken", "die-taken", "die-left", "season-changed"),
        *("year-began", "summoning", "activated", "sacrificed", "crystallised", "bonus-used", "won"),
    },
}
"""Events and questions that the whole games of each game must show together."""

TRIES = 6
"""So many seeds are tried until whole games show all that."""


def recorded_games() -> tuple[str, ...]:
    """The games whose play is recorded: those of which whole games are wanted."""
    return tuple(name for name in playable() if name in WHOLE)


def plans(name: str) -> dict[str, Plan]:
    """What is recorded of a game, by the name of its file."""
    game = game_named(name)
    states = tuple(game.setups())
    numbers = sorted({round(n * (len(states) - 1) / (SETUPS - 1)) for n in range(SETUPS)})
    openings = {opening.id: opening for opening in game.openings()}
    found = {
        f"setup-{number:03}.txt": Plan(game, states[number], by_chance, seed, most=BROKEN_OFF.get(name))
        for seed, number in enumerate(numbers, 1)
    }
    return found | {
        f"game-{id}.txt": Plan(game, openings[id].start(), partial(by_opponents, game, seats), seed, True)
        for id, (seed, seats) in WHOLE.get(name, {}).items()
    }


def missing(name: str, playthroughs: dict[str, list[str]]) -> set[str]:
    """What whole games must show and do not."""
    whole = (lines for file, lines in playthroughs.items() if plans(name)[file].whole)
    return WANTED.get(name, set()) - {kind for lines in whole for kind in _kinds(lines)}


def _kinds(lines: list[str]) -> Iterator[str]:
    """The kinds of events and questions."""
    for line in lines:
        head, cited, _ = line.partition(" [")
        if cited:
            yield head.split()[-1]


def renew(name: str, anew: bool) -> dict[str, list[str]]:
    """Every playthrough of a game, by the name of its file."""
    found: dict[str, list[str]] = {}
    for file, plan in plans(name).items():
        path = FOLDER / name / file
        old = [] if anew or not path.exists() else path.read_text(encoding="utf-8").splitlines()
        found[file] = plan.lines(as_long_as_allowed(old, plan.players(plan.seed)))
    for more in range(1, TRIES):
        if not missing(name, found):
            break
        for file, plan in plans(name).items():
            if plan.whole:
                found[file] = plan.lines(plan.players(plan.seed + more))
    return found


def write(name: str, playthroughs: dict[str, list[str]]) -> None:
    """Writes the playthroughs of a game into its folder, in the place of all that is there."""
    folder = FOLDER / name
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for file, lines in playthroughs.items():
        (folder / file).write_text("\n".join(lines) + "\n", encoding="utf-8")


# ---- lines


def _question(question: Question) -> str:
    return f"{ASKED}{question.seat}: {question.kind} [{question.rule}] {_told(question.facts)}".rstrip()


def _asked(question: Question, whole: bool) -> Iterator[str]:
    yield _question(question)
    if question.chance is not None:
        form = question.chance.form
        yield f"  {_digest([form]) if whole and len(form) > LONG else form}"
    elif whole:
        yield from _in_short(question)
    else:
        yield from _in_full(question)


def _in_full(question: Question) -> Iterator[str]:
    for option in question.options:
        yield f"  + {option.key}"
    for refused in question.refused:
        reasons = "; ".join(f"{reason.kind} [{reason.rule}]" for reason in refused.reasons)
        yield f"  - {refused.option.key}: {reasons}"


def _in_short(question: Question) -> Iterator[str]:
    """The options if they are few, else their number and a digest; of what is refused the rules, too."""
    keys = [option.key for option in question.options]
    yield "  + " + (" ".join(keys) if len(keys) <= LISTED else f"{len(keys)}: {_digest(keys)}")
    if question.refused:
        rules = Counter(reason.rule for refused in question.refused for reason in refused.reasons)
        cited = " ".join(f"{rule}={n}" for rule, n in sorted(rules.items()))
        full = [line for line in _in_full(question) if line.startswith("  - ")]
        yield f"  - {len(full)}: {_digest(full)} {cited}"


def _digest(lines: list[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=6).hexdigest()


def _told(facts: Facts) -> str:
    return " ".join(f"{name}={value}".replace(" ", "") for name, value in facts)


def main(anew: bool) -> None:
    """Records every game again and says what came of it."""
    for name in recorded_games():
        playthroughs = renew(name, anew)
        write(name, playthroughs)
        lacking = ", ".join(sorted(missing(name, playthroughs))) or "nothing"
        print(f"{name}: {len(playthroughs)} playthroughs, lacking {lacking}", file=sys.stderr)


if __name__ == "__main__":
    main("--anew" in sys.argv[1:])
