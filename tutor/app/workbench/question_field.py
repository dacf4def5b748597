"""A question in words on the bench: completed while it is typed, understood, led to what answers it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tutor.analysis.legality import Verdict, nameable
from tutor.analysis.queries.interpretation import Interpretation, Interpreter, Understanding
from tutor.analysis.queries.usual import usual_of_moment, usual_questions, usual_unlisted
from tutor.app.widgets.region import Press, Region
from tutor.app.workbench.answers import LOOK
from tutor.app.workbench.may import MayPanel
from tutor.app.workbench.outcomes import OutcomesPanel
from tutor.app.workbench.panels import Panel
from tutor.app.workbench.session import Bench
from tutor.engine.state import State
from tutor.rules.words import LANGS
from tutor.trace.words import Speaker, speaker_at
from tutor.views.markup import Html
from tutor.views.workbench.question_field import question_field, understood

ASKS: Final = ("ask", "ask-pick")
"""The actions that ask a question: as it is typed, or one that was offered."""

LONGEST: Final = 300
"""A longer question is cut."""


class QuestionField:
    """What was typed, what may complete it, and how it was understood. The index is made once a position."""

    def __init__(self, press: Press, panels: Mapping[str, Panel]) -> None:
        self.region = Region("rt-at-ask", self._typed)
        self._press = press
        self._panels = panels
        self._shown: tuple[Bench, Speaker] | None = None
        self.text = ""
        self.completions: tuple[Interpretation, ...] = ()
        self.usual: tuple[Interpretation, ...] = ()
        self.answer: Understanding | None = None
        self.asked: Interpretation | None = None
        self._led: tuple[str, State[Any]] | None = None
        self._of: State[Any] | None = None
        self._usual_of: State[Any] | None = None
        self._interpreter: Interpreter | None = None

    def interpreter(self, bench: Bench) -> Interpreter:
        """The one for the position on the bench."""
        state = bench.node.state
        if self._interpreter is None or self._of is not state:
            named = tuple(speaker_at(bench.game.id, lang, state, bench.names) for lang in LANGS)
            self._of, self._interpreter = state, Interpreter.of(bench.game, state, named)
        return self._interpreter

    def complete(self, text: str | None, bench: Bench) -> None:
        """Offers what a text that is still typed may become; nothing any more where there is none."""
        self.text = self.text if text is None else text[:LONGEST]
        offers = text is not None and self.text.strip()
        self.completions = self.interpreter(bench).complete(self.text) if offers else ()

    def ask(self, text: str, bench: Bench) -> Interpretation | None:
        """Understands a text; nothing is asked any more where it is empty."""
        self.text, self.completions = text[:LONGEST], ()
        self.answer = self.interpreter(bench).understand(self.text) if self.text.strip() else None
        self.asked = None if self.answer is None else self.answer.best
        return self.asked

    def pick(self, key: str, bench: Bench) -> Interpretation | None:
        """Asks one of the questions that were offered, by its key."""
        known = [
            *self.completions,
            *self.usual,
            *(self.answer.interpretations if self.answer is not None else ()),
        ]
        near = () if self.answer is None else self.answer.nearest
        known += [Interpretation("may", (move,)) for move in near]
        known += () if self.answer is None else self.answer.facts
        asked = next((one for one in known if one.key == key), None) or self.interpreter(bench).named(key)
        if asked is not None:
            self.completions, self.asked = (), asked
            others = () if self.answer is None else self.answer.interpretations
            self.answer = Understanding(self.text, tuple(dict.fromkeys((asked, *others))))
        return asked

    def lead(self, action: str, value: str, bench: Bench) -> str:
        """Asks what was typed or picked; the name of the panel that answers.

        What can follow a move is counted once it is made; of one that is not offered it is told why.
        """
        asked = self.ask(value, bench) if action == "ask" else self.pick(value, bench)
        name, may = _panel_of(asked), self._panels["may"]
        follows = asked is not None and asked.moves and name != "may"
        refused = follows and asked is not None and not _play(bench, asked.moves[0])
        if refused or name not in self._panels:
            name = "may"
        if isinstance(may, MayPanel):
            may.ask(asked if name == "may" else None)
        outcomes = self._panels["outcomes"]
        if asked is not None and asked.fact is not None and isinstance(outcomes, OutcomesPanel):
            outcomes.ask(asked.fact, bench)
        if asked is None and self.answer is not None and self.answer.facts and not self.answer.counts:
            name = "outcomes"
        if name == "answers" and self._shown is not None:
            self._panels[name].act(LOOK, "", bench, self._shown[1])
        self._led = name, bench.node.state
        return name

    @property
    def link(self) -> str:
        """What was asked about moves, for the address of the page: their answer follows the position."""
        return (
            self.asked.key
            if self.asked is not None and self._led is not None and self._led[0] == "may"
            else ""
        )

    def take(self, key: str, bench: Bench) -> None:
        """Asks anew what an address holds. Raises ValueError for what the position does not know."""
        asked = self.interpreter(bench).named(key[:LONGEST])
        if asked is None or _panel_of(asked) != "may":
            raise ValueError(key[:LONGEST])
        self.asked, self.answer = asked, Understanding("", (asked,))
        self._led = "may", bench.node.state
        if isinstance(may := self._panels["may"], MayPanel):
            may.ask(asked)

    def leads_to(self, panel: str, bench: Bench) -> bool:
        """Whether a panel answers what was asked: whether a move is allowed is told of any position."""
        if self._led is None or self._led[0] != panel:
            return False
        return panel == "may" or self._led[1] is bench.node.state

    def _typed(self, action: str, value: str) -> None:
        """Completes what is typed at once, without the rest of the page; whatever else is pressed is done."""
        if self._shown is not None and action in ("ask-typed", "ask-shut"):
            bench, speaker = self._shown
            self.complete(value if action == "ask-typed" and not bench.defects else None, bench)
            self.show(bench, speaker)
        else:
            self._press(action, value)

    def show(self, bench: Bench, speaker: Speaker) -> None:
        """Draws the field, its completions, and what is usually asked of the piece that is picked."""
        self._shown = bench, speaker
        self.region.html = str(question_field(self.text, self.completions, self.usual, speaker))

    def pick_piece(self, key: str, bench: Bench) -> None:
        """Suggests questions about the piece that is picked on the stage, by its key.

        They stay once its fields are shut, which cover them on a phone, while the position is the same.
        """
        if key and not bench.defects:
            self._usual_of, state = bench.node.state, bench.node.state
            self.usual = (
                usual_questions(bench.verdicts, key)
                or usual_unlisted(nameable(bench.game, state), key)
                or usual_of_moment(bench.verdicts)
            )
        elif self._usual_of is not bench.node.state:
            self.usual = ()

    def draw_understood(self, speaker: Speaker) -> Html | None:
        """How the question was understood, if one was asked."""
        return None if self.answer is None else understood(self.answer, self.asked, speaker)


def _panel_of(asked: Interpretation | None) -> str:
    """The panel that answers a kind of question."""
    return "may" if asked is None or asked.words or asked.kind == "order" else asked.kind


def _play(bench: Bench, move: Verdict) -> bool:
    """Makes a move on the bench that is offered there; whether it is."""
    if not (move.waiting and move.allowed):
        return False
    bench.to_question()
    bench.answer(move.option.key)
    bench.to_question()
    return True
