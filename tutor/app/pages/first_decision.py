"""The first decision: a moment of a lesson that ships, asked on the start page itself."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from tutor.app.library import lesson
from tutor.app.sessions.lesson import Session
from tutor.engine.event import Event
from tutor.games.penumbra.views.stage import scene
from tutor.rules.words import Lang
from tutor.trace.words import speaker
from tutor.views.markup import Html
from tutor.views.stage import Setting, draw
from tutor.views.stage.pieces import Pick

GAME: Final = "penumbra"
LESSON: Final = "penumbra/01-three-steps"
BEGINS: Final = ("die-lost", "resolved")
"""The events of the told line behind which the decision is asked: the die before it has been settled."""

ANSWERS: Final[Mapping[str, str]] = MappingProxyType(
    {"mark-wounded": "mark-discipline-1", "mortal-wound": "self", "missed": ""}
)
"""What can come next, by the event that it is, with the piece of the stage that it is about ("" for none)."""


class FirstDecision:
    """A session of the lesson at the moment of the decision, and what has become of it.

    `given` is the answer, `truth` the event that the engine has brought about; both are "" until there is
    an answer. Raises LookupError where the lesson cannot be opened or does not come to that moment.
    """

    def __init__(self) -> None:
        try:
            script = lesson(LESSON).script
        except KeyError as missing:
            raise LookupError(f"there is no lesson {LESSON}") from missing
        if script is None:
            raise LookupError(f"the lesson {LESSON} cannot be opened")
        self.session: Final = Session.open(script.scenario, script, secrets.randbelow)
        self.given = self.truth = self.rule = ""
        for kind in BEGINS:
            self._to(kind)

    @property
    def right(self) -> bool:
        """Whether what was answered has come about."""
        return bool(self.given) and self.given == self.truth

    def answer(self, given: str) -> bool:
        """Takes an answer, and lets the engine show what happens; False for one that is none, or too late."""
        if self.given or given not in ANSWERS:
            return False
        self.given = given
        event = self._to(*ANSWERS)
        self.truth, self.rule = event.kind, event.rule
        return True

    def why(self, lang: Lang) -> str:
        """What the lesson says of what has happened."""
        return " ".join(words.of(lang) for words in self.session.moment.say)

    def picture(self, lang: Lang) -> Html:
        """The stage; what can be answered is numbered on it as in the list of answers.

        One thing alone with a number would be the answer: all of them have one, or none.
        """
        numbered = enumerate(ANSWERS.items(), 1)
        picks = {thing: Pick(number, "guess", kind) for number, (kind, thing) in numbered if thing}
        drawn = self._stage(lang, {} if self.given else picks)
        visible = [pick for pick in picks.values() if f'data-value="{pick.value}"' in drawn]
        return self._stage(lang, {}) if 0 < len(visible) < len(picks) else drawn

    def _stage(self, lang: Lang, picks: Mapping[str, Pick]) -> Html:
        session = self.session
        setting = Setting(
            session.node.state, session.before.state, None, speaker(GAME, lang),
            you=session.scenario.you, picks=picks,
        )  # fmt: skip
        return draw(scene(setting), GAME)

    def _to(self, *kinds: str) -> Event:
        """Goes on along the told line to the first full stop that does one of these."""
        while self._goes_on():
            for event in self._happened():
                if event.kind in kinds:
                    return event
        raise LookupError(f"the lesson {LESSON} does not come to {' or '.join(kinds)}")

    def _goes_on(self) -> bool:
        session = self.session
        while session.must_guess:
            session.skip()
        return session.answer_as_told() if session.question is not None else session.forward()

    def _happened(self) -> Iterator[Event]:
        return iter(self.session.node.events)
