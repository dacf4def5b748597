"""The learner's own questions: kept in the browser for them alone, asked again, taken along as a file."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from tutor.app.widgets.bridge import LONGEST_KEPT, QUESTIONS, Bridge
from tutor.app.words import AppWords
from tutor.app.workbench.begin import BenchStart
from tutor.app.workbench.panels import Panel
from tutor.app.workbench.session import Bench
from tutor.rules.located import load_located
from tutor.rules.words import LANGS, Words
from tutor.scenario.collection import (
    OwnQuestion,
    about_chance,
    about_move,
    answer_now,
    collection_text,
    open_own,
    questions_of,
    same_answer,
    sound_suite,
)
from tutor.scenario.suite import Suite, asks, is_suite
from tutor.trace.words import speaker_at
from tutor.views.buttons import button, tool
from tutor.views.lesson.why import rule_label
from tutor.views.markup import Html, tag

MOST_QUESTIONS: Final = 200
"""No more of them are listed."""

LONGEST_WHY: Final = 300
"""A longer reason is cut."""


class Owned(NamedTuple):
    """A question of the learner's own with the suite that asks it."""

    question: OwnQuestion
    suite: Suite


class Collection:
    """The questions of a learner by their ids, and how they were answered when they were asked again."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.known: dict[str, Owned] = {}
        self.answers: dict[str, Any] = {}
        bridge.kept_as = QUESTIONS

    # ---- what is kept

    def take(self, text: str) -> bool:
        """Takes what the browser has kept; False for what is no question of ours."""
        try:
            question = msgspec.json.decode(text, type=OwnQuestion) if text else None
        except msgspec.DecodeError:
            return False
        return question is not None and self._put(question)

    def add(self, question: OwnQuestion) -> bool:
        """Has the browser keep a question; False where there are too many, or it is too long."""
        text = msgspec.json.encode(question).decode()
        if len(text) > LONGEST_KEPT or not self._put(question):
            return False
        self.bridge.keep(question.id, text)
        return True

    def add_file(self, text: str) -> int | None:
        """Adds what a suite asks, and counts it; None for what is no suite. Raises DefectiveFile."""
        located = load_located(text, "")
        if located.defects or not is_suite(located.data):
            return None
        return sum(self.add(question) for question in questions_of(located))

    def drop(self, id: str) -> None:
        """Has the browser forget a question."""
        if self.known.pop(id, None) is not None:
            self.bridge.drop(id)

    def _put(self, question: OwnQuestion) -> bool:
        suite = sound_suite(question)
        if suite is None or (len(self.known) >= MOST_QUESTIONS and question.id not in self.known):
            return False
        self.known[question.id] = Owned(question, suite)
        self.answers.pop(question.id, None)
        return True

    # ---- asking

    def question_on(self, bench: Bench, panel: Panel) -> OwnQuestion | None:
        """The question that a panel has answered on the bench, as one of the learner's own, if it can be."""
        texts = []
        for lang in LANGS:
            evidence = panel.evidence(bench, speaker_at(bench.game.id, lang, bench.node.state, bench.names))
            lines = evidence.sections[0].lines if evidence.sections else ()
            texts.append((evidence.question, " ".join(lines)[:LONGEST_WHY]))
        title, why = (Words(*both) for both in zip(*texts, strict=True))
        moves, chances = evidence.expected.get("may", ()), evidence.expected.get("chance", ())
        if not title.en or len(moves) + len(chances) != 1:
            return None
        about, spec = (about_move, moves[0]) if moves else (about_chance, chances[0])
        question = about(bench.opened, spec, title, why)
        return question if question is not None and sound_suite(question) is not None else None

    def ask_again(self, game: str) -> None:
        """Asks all questions of a game again."""
        for id, owned in self.of_game(game).items():
            self.answers[id] = answer_now(owned.suite)

    def start(self, id: str) -> BenchStart | None:
        """What the bench starts with to ask a question again."""
        owned = self.known.get(id)
        if owned is None:
            return None
        case = owned.suite.file.cases[0]
        return BenchStart(Bench.open(open_own(owned.suite).case), asked=case)

    def of_game(self, game: str) -> dict[str, Owned]:
        """The questions of a game."""
        return {id: owned for id, owned in self.known.items() if owned.question.game == game}

    def text(self, game: str) -> str:
        """The questions of a game as a suite, which the command line asks too; "" where there are none."""
        questions = [owned.question for owned in self.of_game(game).values()]
        return collection_text(questions) if questions else ""

    # ---- drawing

    def draw(self, game: str, words: AppWords, *, can_add: bool) -> Html:
        """What can be added, what there is, and what has changed since it was written down."""
        owned = self.of_game(game)
        row = [button("own-add", words("own-add"), off=not can_add)]
        if owned:
            row += [button("own-ask", words("own-ask", n=len(owned))), button("own-file", words("own-file"))]
        listed = [self._item(id, one, words) for id, one in owned.items()]
        note = tag("p", words("own-note" if can_add or owned else "own-none"), class_="rt-note")
        return tag(
            "section", tag("h3", words("own-head")), note, tag("div", *row, class_="rt-row"),
            tag("ul", *listed, class_="rt-plainlist rt-mine") if listed else None, class_="rt-mine__all",
        )  # fmt: skip

    def _item(self, id: str, owned: Owned, words: AppWords) -> Html:
        case = owned.suite.file.cases[0]
        opens = tag(
            "button", case.title.of(words.lang), type="button", class_="rt-link", data_act="own-open",
            data_value=id, data_key=f"own-open-{id}",
        )  # fmt: skip
        drops = tool("own-drop", "✕", words("own-drop", title=case.title.of(words.lang)), id)
        then = self._said(case.answer, owned, words)
        if id not in self.answers:
            return tag("li", opens, drops, tag("small", then))
        now = self.answers[id]
        if same_answer(case.answer, now):
            return tag("li", opens, drops, tag("small", words("own-same", answer=then)), class_="is-right")
        sides = [
            tag("div", tag("b", words(name)), tag("p", says))
            for name, says in (("own-then", then), ("own-now", self._said(now, owned, words)))
        ]
        both = tag("div", *sides, class_="rt-compare__sides", role="status")
        return tag("li", opens, drops, both, class_="is-wrong")

    def _said(self, answer: Any, owned: Owned, words: AppWords) -> str:
        """An answer in words: yes, or no with the rules by title and page; or a chance."""
        if answer is None:
            return words("own-cannot")
        if asks(owned.suite.file.cases[0]) == "chance":
            return words("own-chance", chance=str(answer))
        if not answer:
            return words("own-yes")
        return words("own-no", rules="; ".join(rule_label(rule, words.lang) for rule in answer))


def file_name(game: str) -> str:
    """What the file of the questions of a game is called."""
    return f"{game}-questions.yaml"
