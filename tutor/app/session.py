"""One learner's way through a lesson: where they are, what they predicted, and the link that leads back.

No widgets here: the page draws a session and hands it what was pressed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from tutor.app.link import Trail
from tutor.app.walk import Walk
from tutor.engine.codec import digest
from tutor.engine.event import Scalar
from tutor.engine.history import History
from tutor.scenario.citing import place_citing
from tutor.scenario.model import Moment, Prediction, Scenario
from tutor.scenario.script import Script, due


@dataclass(slots=True)
class Guess:
    """What a learner predicted, and how it came out once the engine knows (None until then)."""

    prediction: Prediction
    picked: Scalar = None
    locked: bool = False
    skipped: bool = False
    truth: Scalar = None
    known: bool = False

    @property
    def right(self) -> bool:
        """Whether the prediction has come true."""
        return self.known and self.locked and self.picked == self.truth


@dataclass(slots=True)
class Session(Walk):
    """A lesson under way. `pick` gives a uniform number below its argument: dice are rolled with it."""

    most_nodes: ClassVar[int] = 5_000

    scenario: Scenario
    script: Script
    pick: Callable[[int], int]
    guesses: dict[tuple[int, int], Guess] = field(default_factory=dict)

    @classmethod
    def open(cls, scenario: Scenario, script: Script, pick: Callable[[int], int]) -> Session:
        """A session at the beginning of a lesson."""
        session = cls(script.game, History.start(script.game, script.start), scenario, script, pick)
        session._arrived()
        return session

    # ---- where the learner is

    @property
    def moment(self) -> Moment:
        """What the script has to say here."""
        return self.script.here(self.history)

    @property
    def guess(self) -> Guess | None:
        """The prediction that is asked for here and neither locked nor skipped, else the last one shown."""
        asked = ((self._answered(), nth) for nth in range(len(self.moment.predictions)))
        here = [self.guesses[key] for key in asked if key in self.guesses]
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
        return any(not guess.known for (asked, _), guess in self.guesses.items() if self._passed(asked))

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

    # ---- links

    def trail(self) -> Trail:
        """Everything a link needs to come back here."""
        keys = tuple(key for number in self.line() if (key := self.history.nodes[number].key) is not None)
        picked = tuple(
            (at, nth, guess.prediction.choices.index(guess.picked) if guess.locked else -1)
            for (at, nth), guess in self.guesses.items()
            if guess.locked or guess.skipped
        )
        return Trail(self.scenario.id, keys, self.node.depth, picked, digest(self.node.state))

    def restore(self, trail: Trail) -> bool:
        """Goes where a link leads; False, as far along as it fits, where the lesson has changed."""
        for at, nth, choice in trail.guesses:
            self._restore_guess(at, nth, choice)
        fits = self.replay(trail.answers, trail.depth)
        self.show(trail.depth)
        return fits and digest(self.node.state) == trail.digest

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

    # ---- inside

    def _restore_guess(self, at: int, nth: int, choice: int) -> None:
        if not 0 <= at < len(self.script.stretches):
            return
        tellings = self.script.stretches[at].tellings
        asked = [prediction for telling in tellings for prediction in telling.predictions]
        if not 0 <= nth < len(asked):
            return
        guess = self.guesses.setdefault((at, nth), Guess(asked[nth]))
        if 0 <= choice < len(guess.prediction.choices):
            guess.picked, guess.locked = guess.prediction.choices[choice], True
        else:
            guess.skipped = True

    def _passed(self, asked: int) -> bool:
        """Whether the line to the cursor comes from the place of the told line with so many answers."""
        return self.history.answers()[:asked] == self.script.answers[:asked]

    def _due(self, guess: Guess, asked: int) -> bool:
        return due(guess.prediction, asked, self.history, over=self.script.is_over(self.history))

    def _answered(self) -> int:
        return len(self.history.answers())

    def _arrived(self) -> None:
        """Notes the predictions asked for here, and settles those whose moment has come."""
        moment = self.moment
        if moment.on_line:
            for nth, prediction in enumerate(moment.predictions):
                self.guesses.setdefault((self._answered(), nth), Guess(prediction))
        for (asked, _), guess in self.guesses.items():
            if not guess.known and self._passed(asked) and self._due(guess, asked):
                facts: Mapping[str, Scalar] = self.game.facts(self.node.state)
                guess.truth, guess.known = facts.get(guess.prediction.fact), True


def full_stops(script: Script) -> int:
    """How many full stops the told line of a lesson has."""
    history = History.start(script.game, script.start)
    answers = list(script.answers)
    while not history.at_end:
        if history.node.question is not None:
            if not answers:
                break
            history.answer(answers.pop(0))
        else:
            history.step()
    return history.node.depth
