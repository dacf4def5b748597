"""A scripted learner, who walks through lessons in a browser, errs where that is possible, and recovers."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect
from support.courses import offers, script_of
from support.desk import stage_stands

from tutor.app.library import course_of_game
from tutor.app.words import AppWords, app_words
from tutor.engine.history import History
from tutor.engine.question import CHANCE, Question
from tutor.rules.words import Lang
from tutor.scenario import Prediction, Script
from tutor.scenario.goal import same

BY_CLICK = 2
"""So many full stops of a lesson are gone by the button; then a key leads from question to question."""


def lesson_in(address: str) -> str:
    """The name of the lesson that an address leads to; "" where it leads to none."""
    return parse_qs(urlsplit(address).query).get("lesson", [""])[0]


def walk_course(game: str, lang: Lang, page: Page, base: str) -> None:
    """Walks all of a game's course from the start page on, up to the whole game at its end.

    In each lesson that offers it the learner predicts wrongly once, asks why an option is refused, and tries
    another way than the lesson's.
    """
    course, learner, walked = course_of_game(game), Learner(page, lang), list[str]()
    assert course is not None
    page.goto(f"{base}?course={game}&lang={lang}")
    page.locator("[data-part=learn]").click()
    following = course.lessons[0].rpartition("/")[2]
    while following:
        lesson = f"{game}/{following}"
        assert lesson in course.lessons and lesson not in walked
        learner.walk(lesson)
        walked.append(lesson)
        following = learner.go_on()
    assert sorted(walked) == sorted(course.lessons)

    # The last way on is the whole game, chosen already.
    expect(page.locator(f"[data-act=opening][data-value={course.opening}]")).to_be_checked()
    met = {lesson: offers(lesson) for lesson in walked}
    assert set(learner.foreseen_wrongly) == {lesson for lesson, found in met.items() if found.predicts}
    # Another seat, which the lesson plays, may be refused something too.
    assert set(learner.refused) >= {lesson for lesson, found in met.items() if found.refuses}
    assert set(learner.astray) >= {lesson for lesson, found in met.items() if found.chooses}


@dataclass
class Learner:
    """A learner in a browser, in one language.

    `foreseen_wrongly`, `refused` and `astray` are the lessons in which a prediction was wrong, a refused
    option was opened, and another way was tried and left again.
    """

    page: Page
    lang: Lang
    foreseen_wrongly: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    astray: list[str] = field(default_factory=list)

    def walk(self, lesson: str) -> None:
        """Walks through the lesson that opens, from its first position to its end."""
        Way(self, lesson, script_of(lesson)).go()

    def go_on(self) -> str:
        """Follows the first way on from the end of a lesson; gives the name of its lesson, "" without one."""
        here = lesson_in(self.page.url)
        self.page.locator(".rt-next a").first.click()
        self.page.wait_for_url(lambda url: lesson_in(url) != here)
        return lesson_in(self.page.url)


class Way:
    """A way through one lesson; the same history is kept here, to know what has to be shown."""

    def __init__(self, learner: Learner, lesson: str, script: Script) -> None:
        self.learner, self.lesson, self.script = learner, lesson, script
        self.page = learner.page
        self.history = History.start(script.game, script.start)
        self.foreseen: set[tuple[int, int]] = set()

    @property
    def words(self) -> AppWords:
        """The words of the page."""
        return app_words(self.learner.lang)

    def go(self) -> None:
        """Goes to the end, by whatever waits: a prediction, an answer, or the next full stop."""
        stage_stands(self.page)
        title = self.script.scenario.title.of(self.learner.lang)
        expect(self.page.locator(".rt-crumbs")).to_contain_text(title)
        while True:
            self._is_shown()
            prediction = self._prediction()
            if prediction is not None:
                self._predict(*prediction)
            elif self.script.is_over(self.history):
                break
            elif self.history.node.question is not None:
                self._answer(self.history.node.question)
            else:
                self._go_on()
        expect(self.page.locator(".rt-next a").first).to_be_visible()

    # ---- what is shown

    def _is_shown(self) -> None:
        """Waits until the page has come to where the history is."""
        state = "on"
        if self.history.at_end:
            state = "end"
        elif self._prediction() is not None:
            state = "guess"
        elif self.history.node.question is not None and not self.history.ahead():
            state = "waiting"
        says = self.words("time-at", step=self.history.node.depth, state=state)
        expect(self.page.locator(".rt-time__at")).to_have_text(says)

    def _prediction(self) -> tuple[tuple[int, int], Prediction] | None:
        """The prediction that is waited for, with its place."""
        answered = len(self.history.answers())
        for nth, prediction in enumerate(self.script.here(self.history).predictions):
            if (answered, nth) not in self.foreseen:
                return (answered, nth), prediction
        return None

    # ---- what is done

    def _predict(self, place: tuple[int, int], prediction: Prediction) -> None:
        """Predicts: wrongly the first time in a lesson, then rightly."""
        ask = prediction.ask.of(self.learner.lang)
        expect(self.page.locator("#h-choose")).to_contain_text(ask)
        wrong = self.lesson not in self.learner.foreseen_wrongly
        choice = next(
            number
            for number, choice in enumerate(prediction.choices)
            if same(choice, prediction.truth) is not wrong
        )
        self.page.locator(f"[data-act=pick][data-value='{choice}']").click()
        self.page.locator("[data-act=lock]").click()
        self.foreseen.add(place)
        if wrong:
            self.learner.foreseen_wrongly.append(self.lesson)

    def _answer(self, question: Question) -> None:
        told = self.script.answers[len(self.history.answers())]
        if question.seat == CHANCE:
            self.page.locator(".rt-choose [data-act=told]").click()
        else:
            if question.refused and self.lesson not in self.learner.refused:
                self._ask_why_not()
            others = [option.key for option in question.options if option.key != told]
            if others and self.lesson not in self.learner.astray:
                self._go_astray(others[0])
            self._press(told)
        self.history.answer(told)

    def _ask_why_not(self) -> None:
        """Opens a refused option: a rule with its text says why."""
        self.learner.refused.append(self.lesson)
        refused = self.page.locator("details.rt-refused").first
        self._unfold(refused)
        refused.locator("summary").first.click()
        expect(refused.locator(".rt-rule__title a").first).to_be_visible()
        expect(refused.locator(".rt-rule__src").first).to_be_visible()

    def _go_astray(self, key: str) -> None:
        """Answers otherwise than the lesson does, and goes back to the question."""
        self.learner.astray.append(self.lesson)
        self._press(key)
        self.history.answer(key)
        expect(self.page.locator(".rt-say")).to_contain_text(self.words("off-line"))
        self.page.locator("[data-part=back]").click()
        self.history.back()
        self._is_shown()

    def _press(self, key: str) -> None:
        button = self.page.locator(f'.rt-choose [data-act=answer][data-value="{key}"]')
        self._unfold(button)
        button.click()

    def _unfold(self, part: Locator) -> None:
        """Unfolds whatever a part of the page is folded away in, from the outside in."""
        expect(part).to_be_attached()
        folds = part.locator("xpath=ancestor::details[not(@open)]/summary")
        while folds.count():
            folds.first.click()

    def _go_on(self) -> None:
        """One full stop on; behind the first few all of them up to what waits next."""
        if self.history.node.depth < BY_CLICK:
            self.page.locator("[data-part=go][data-act=forward]").click()
            self.history.step()
            return
        self.page.keyboard.press("Shift+ArrowRight")
        while self.history.node.question is None and not self.history.at_end and self._prediction() is None:
            self.history.step()
