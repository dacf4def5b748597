"""One learner's way through a lesson: where they are, what they predicted, and the link that leads back.

No widgets here: the page draws a session and hands it what was pressed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tutor.app.link import Trail
from tutor.app.sessions.guesses import Guess, Settled
from tutor.app.sessions.navigation import Walk
from tutor.engine.event import Scalar
from tutor.engine.history import History
from tutor.engine.state import State
from tutor.rules.words import Words
from tutor.scenario.assessed_rules import GOAL, place_of, rules_asked, stop_asking
from tutor.scenario.citing import place_citing
from tutor.scenario.hints import Hint, hint_at
from tutor.scenario.model import Moment, Scenario
from tutor.scenario.script import Script, due


@dataclass(slots=True)
class Session(Walk):
    """A lesson under way. `pick` gives a uniform number below its argument: dice are rolled with it.

    `run` names this way through the lesson, and goes into its links. `hints` holds how many hints were taken
    at a choice, by the answers before it; `settled` what has been marked and not been taken notice of yet.
    """

    most_nodes: ClassVar[int] = 5_000

    scenario: Scenario
    script: Script
    pick: Callable[[int], int]
    run: str = ""
    guesses: dict[tuple[int, int], Guess] = field(default_factory=dict)
    hints: dict[tuple[str, ...], int] = field(default_factory=dict)
    settled: list[Settled] = field(default_factory=list)
    ends: set[tuple[str, ...]] = field(default_factory=set)
    asks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    hint_at: dict[int, Hint | None] = field(default_factory=dict)
    _moments: dict[int, Moment] = field(default_factory=dict)

    @classmethod
    def open(cls, scenario: Scenario, script: Script, pick: Callable[[int], int], run: str = "") -> Session:
        """A session at the beginning of a lesson."""
        session = cls(script.game, History.start(script.game, script.start), scenario, script, pick, run)
        session._arrived()
        return session

    def copy(self) -> Session:
        """The same session, in which one can go on without this one noticing."""
        session = Walk.copy(self)
        session.guesses = {at: copy(guess) for at, guess in self.guesses.items()}
        session.hints, session.settled, session.ends = dict(self.hints), list(self.settled), set(self.ends)
        session.hint_at, session._moments = dict(self.hint_at), dict(self._moments)
        return session

    def ahead(self) -> Session | None:
        """The session after one step more, which is worked out now; None where the reader chooses.

        A step is a full stop, a prediction that is locked, or what dice or another seat answer in the lesson.
        """
        if self.can_go_on or self.full:
            return Walk.ahead(self)
        key, guess = self.told_answer, self.guess
        if self.must_guess:
            if guess is None or guess.picked is None:
                return None
            session = self.copy()
            session.lock()
            return session
        if key is None:
            return None
        self.history.prepare(key)
        session = self.copy()
        session.answer(key)
        return session

    # ---- where the learner is

    @property
    def names(self) -> Mapping[str, Words]:
        """The names that the author of the lesson has given players."""
        return self.scenario.names

    @property
    def moment(self) -> Moment:
        """What the script has to say here."""
        at = self.history.cursor
        if at not in self._moments:
            self._moments[at] = self.script.here(self.history)
        return self._moments[at]

    @property
    def guess(self) -> Guess | None:
        """The prediction that is asked for here and neither locked nor skipped, else the last one shown."""
        keys = ((self._answered(), nth) for nth in range(len(self.moment.predictions)))
        here = [self.guesses[key] for key in keys if key in self.guesses]
        waiting = next((guess for guess in here if not (guess.locked or guess.skipped)), None)
        return waiting or (here[-1] if here else None)

    @property
    def must_guess(self) -> bool:
        """Whether a prediction has to be locked or skipped before anything moves on."""
        guess = self.guess
        return guess is not None and not (guess.locked or guess.skipped)

    @property
    def is_guessing(self) -> bool:
        """Whether a prediction is still open: what would answer it must not be shown."""
        return any(not guess.known for (at, _), guess in self.guesses.items() if self._passed(at))

    @property
    def fallen(self) -> State[Any]:
        """The position with what has just fallen, unless that would answer a prediction that is open."""
        here, then = self.node.state, self.after_chance()
        if then is here:
            return here
        now, next_ = self.game.facts(here), self.game.facts(then)
        open_ = [
            guess.prediction.fact
            for (at, _), guess in self.guesses.items()
            if not guess.known and self._passed(at)
        ]
        return then if all(now.get(fact) == next_.get(fact) for fact in open_) else here

    @property
    def told_out(self) -> bool:
        """Whether the lesson has nothing more to tell: play is over, or its last question is left open."""
        return self.script.is_over(self.history) and not self.must_guess

    @property
    def can_go_on(self) -> bool:
        """Whether one more full stop can be shown without an answer or a prediction."""
        return bool(self.history.ahead()) or (
            self.question is None and not self.history.at_end and not self.must_guess
        )

    # ---- answering

    def answer(self, key: str) -> None:
        """Answers the waiting question. Raises NotAllowed, with every reason, for what it does not offer."""
        if self.must_guess or self.question is None or self.full:
            return
        self.history.answer(key)
        self._arrived()

    @property
    def told_answer(self) -> str | None:
        """How dice, a deck or another seat answers here in the lesson; None where it does not say."""
        return self.script.fall(self.history)

    def answer_as_told(self) -> bool:
        """Lets dice, decks or another seat answer as the lesson has it; False where it does not say."""
        key = self.told_answer
        if key is None:
            return False
        self.answer(key)
        return True

    def roll(self) -> None:
        """Lets dice or decks fall by chance."""
        question = self.question
        if question is not None and question.chance is not None:
            self.answer(question.chance.pick(self.pick(question.chance.total)))

    def predict(self, choice: int) -> None:
        """Picks one of the offered predictions by its number; ignored once locked."""
        guess = self.guess
        if guess is not None and not guess.locked and 0 <= choice < len(guess.prediction.choices):
            guess.picked = guess.prediction.choices[choice]

    def lock(self) -> None:
        """Makes the picked prediction final."""
        guess = self.guess
        if guess is not None and guess.picked is not None:
            guess.locked = True

    def skip(self) -> None:
        """Goes on without predicting."""
        guess = self.guess
        if guess is not None and not guess.locked:
            guess.skipped = True

    # ---- hints

    @property
    def may_hint(self) -> bool:
        """Whether a hint can be asked for here: about a prediction, or a choice that leads somewhere."""
        if self.must_guess:
            return True
        question, you = self.question, self.scenario.you
        mine = question is not None and question.seat == you and question.chance is None
        return mine and (self.script.goal is not None or self.moment.scripted is not None)

    @property
    def hint(self) -> Hint | None:
        """What can be hinted at about the choice that waits here; None where nothing is chosen or known."""
        number = self.node.number
        if number not in self.hint_at:
            self.hint_at[number] = hint_at(self.script, self.history) if self.may_hint else None
        return None if self.must_guess else self.hint_at[number]

    @property
    def hints_here(self) -> int:
        """How many hints were taken at the choice, or at the prediction, that waits here."""
        if self.must_guess and self.guess is not None:
            return self.guess.hints
        return self.hints.get(self.history.answers(), 0)

    def take_hint(self) -> bool:
        """Takes one hint more: the next about the choice here, or the only one about the prediction.

        False where there is none, as where a puzzle's goal is out of reach.
        """
        if self.must_guess and self.guess is not None:
            self.guess.hints = 1
            return True
        hint, answers = self.hint, self.history.answers()
        taken = self.hints.get(answers, 0)
        if hint is None:
            return False
        if taken < hint.steps:
            self.hints[answers] = taken + 1
            for (at, _), guess in self.guesses.items():
                if not guess.known and self._passed(at):
                    guess.hints += 1
        return True

    def rules_at(self, place: str) -> tuple[str, ...]:
        """The rules that the lesson asks about at a place; none for a place that it does not have."""
        if not self.asks:
            self.asks = {question.place: question.rules for question in rules_asked(self.script)}
        return self.asks.get(place, ())

    @property
    def rules_here(self) -> tuple[str, ...]:
        """The rules that the prediction which waits here asks about."""
        here = next((place_of(*at) for at, guess in self.guesses.items() if guess is self.guess), "")
        return self.rules_at(here)

    # ---- links

    def trail(self) -> Trail:
        """Everything a link needs to come back here."""
        keys = tuple(key for number in self.line() if (key := self.history.nodes[number].key) is not None)
        picked = tuple(
            (at, nth, guess.prediction.choices.index(guess.picked) if guess.locked else -1)
            for (at, nth), guess in self.guesses.items()
            if guess.locked or guess.skipped
        )
        return Trail(
            self.scenario.id,
            keys,
            self.node.depth,
            picked,
            self.digest,
            run=self.run,
            hints=self._hinted(keys),
        )

    def restore(self, trail: Trail, *, own: bool = True) -> bool:
        """Goes where a link leads; False, as far along as it fits, where the lesson has changed.

        What was predicted and reached on the way counts as the learner's only if the link is their `own`,
        which goes on with its run.
        """
        self.run = trail.run if own else self.run
        for at, nth, choice in trail.guesses:
            self._restore_guess(at, nth, choice, own)
        for at, nth, taken in trail.hints if own else ():
            if nth < 0:
                self.hints[trail.answers[:at] if at >= 0 else ("",)] = taken
            elif (guess := self._guess_at(at, nth)) is not None:
                guess.hints = taken
        fits = self.replay(trail.answers, trail.depth)
        self.show(trail.depth)
        if not own:
            self.settled.clear()
        return fits and self.digest == trail.digest

    def seek(self, rule: str) -> bool:
        """Goes to the first full stop of the told line that cites the rule; False where none does.

        What is to be predicted there is skipped, so that nothing about the rule stays hidden.
        """
        place = place_citing(self.script, rule)
        if place is None:
            return False
        self.replay(place.answers, place.step)
        self.show(place.step)
        while self.must_guess:
            self.skip()
        return True

    def seek_question(self, what: str) -> bool:
        """Goes to where the lesson first asks about a rule, or to a place of it; False where there is none.

        What is to be predicted on the way is skipped.
        """
        stop = stop_asking(self.script, what)
        if stop is None:
            return False
        step, answers = stop
        self.replay(answers, step)
        while (guess := self.guess) is not None and self.must_guess and not self._asks(guess, what):
            self.skip()
        return True

    # ---- inside

    def _asks(self, guess: Guess, what: str) -> bool:
        place = next(place_of(*at) for at, other in self.guesses.items() if other is guess)
        return what == place or what in self.rules_at(place)

    def _hinted(self, answers: tuple[str, ...]) -> tuple[tuple[int, int, int], ...]:
        """The hints taken, as a link holds them: those on other lines in one."""
        here = {given: taken for given, taken in self.hints.items() if given == answers[: len(given)]}
        elsewhere = sum(self.hints.values()) - sum(here.values())
        guessed = [(at, nth, guess.hints) for (at, nth), guess in self.guesses.items() if guess.hints]
        chosen = [(len(given), -1, taken) for given, taken in here.items()]
        return (*guessed, *chosen, *([(-1, -1, elsewhere)] if elsewhere else ()))

    def _restore_guess(self, at: int, nth: int, choice: int, own: bool) -> None:
        guess = self._guess_at(at, nth)
        if guess is None:
            return
        guess.own = own
        if 0 <= choice < len(guess.prediction.choices):
            guess.picked, guess.locked = guess.prediction.choices[choice], True
        else:
            guess.skipped = True

    def _guess_at(self, at: int, nth: int) -> Guess | None:
        if not 0 <= at < len(self.script.stretches):
            return None
        tellings = self.script.stretches[at].tellings
        predictions = [prediction for telling in tellings for prediction in telling.predictions]
        return (
            self.guesses.setdefault((at, nth), Guess(predictions[nth]))
            if 0 <= nth < len(predictions)
            else None
        )

    def _passed(self, at: int) -> bool:
        """Whether the line to the cursor comes from the place of the told line with so many answers."""
        return self.history.answers()[:at] == self.script.answers[:at]

    def _due(self, guess: Guess, at: int) -> bool:
        return due(guess.prediction, at, self.history, over=self.script.is_over(self.history))

    def _answered(self) -> int:
        return len(self.history.answers())

    def _arrived(self) -> None:
        """Notes the predictions asked for here, and settles those whose moment has come."""
        moment = self.moment
        if moment.on_line:
            for nth, prediction in enumerate(moment.predictions):
                self.guesses.setdefault((self._answered(), nth), Guess(prediction))
        for (at, nth), guess in self.guesses.items():
            if not guess.known and self._passed(at) and self._due(guess, at):
                facts: Mapping[str, Scalar] = self.game.facts(self.node.state)
                guess.truth, guess.known = facts.get(guess.prediction.fact), True
                if guess.locked and guess.own:
                    place, way = place_of(at, nth), str(guess.prediction.choices.index(guess.picked))
                    self.settled.append(
                        Settled(place, guess.picked, guess.truth, guess.right, guess.hints, way)
                    )
        self._end()

    def _end(self) -> None:
        """Marks a puzzle where play is over, each way to an end once."""
        goal, answers = self.script.goal, self.history.answers()
        if goal is None or answers in self.ends or not self.script.is_over(self.history):
            return
        self.ends.add(answers)
        reached = goal.reached(self.node.state)
        hints = sum(self.hints.values())
        self.settled.append(Settled(GOAL, reached, True, reached, hints, " ".join(answers)))
