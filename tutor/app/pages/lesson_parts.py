"""What a lesson page shows of its learner's learning: the offer to go on, hints, the summary at the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlencode

from tutor.app.serving.site import is_served
from tutor.app.sessions.lesson import Session
from tutor.app.words import AppWords
from tutor.classroom.answers import Stand
from tutor.rules.words import Lang, Words
from tutor.trace.tree import cited
from tutor.trace.words import Speaker
from tutor.views.lesson import summary as views
from tutor.views.lesson.hint import hint_button, hint_steps
from tutor.views.markup import Html, tag

OTHER_PAGES: Final = {"all-lessons": "start.ipynb", "my-progress": "progress.ipynb"}
"""Where the end of a lesson leads besides, by what it is called; not every site has them."""

LONG: Final = {"longest": 240, "long": 170}
"""What is told in more characters than that is set smaller."""


def say_look(paragraphs: Iterable[Words], lang: Lang) -> str:
    """The class of what is told: long texts are set smaller, so that the question stays in sight."""
    length = sum(len(paragraph.of(lang)) for paragraph in paragraphs)
    return next((f"rt-say rt-say--{look}" for look, least in LONG.items() if length > least), "rt-say")


def storage_note(words: AppWords) -> Html:
    """That the database is away, and what becomes of the answers."""
    return tag("p", words("kept-waiting"), class_="rt-message rt-kept", role="status")


def offer(stand: Stand | None, words: AppWords) -> Html:
    """The offer to go on where the learner was; nothing without such a place."""
    if stand is None:
        return Html("")
    return tag(
        "div",
        tag("p", words("resume-offer", step=stand.step, all=stand.steps)),
        _button("resume", words("resume"), "rt-btn rt-btn--main"),
        _button("anew", words("resume-anew"), "rt-btn"),
        class_="rt-row rt-resume",
        role="group",
        aria_label=words("resume-head"),
    )


def hint(session: Session, words: AppWords, speaker: Speaker) -> Html:
    """The hints taken about what waits here, and the button for the next one."""
    if not session.may_hint:
        return Html("")
    taken = session.hints_here
    if session.must_guess:
        steps = hint_steps(session.rules_here, (), "", taken, speaker)
        return tag("div", steps, hint_button(taken, 1, speaker.lang), class_="rt-hint")
    advice = session.hint if taken else None
    question = session.question
    if advice is None or question is None:
        return tag("div", hint_button(0, 0, speaker.lang), class_="rt-hint")

    def text(key: str) -> str:
        option = question.option(key)
        return speaker.option(option) if option is not None else key

    steps = hint_steps(advice.rules, tuple(map(text, advice.options)), text(advice.move), taken, speaker)
    return tag("div", steps, hint_button(taken, advice.steps, speaker.lang), class_="rt-hint")


def summary(session: Session, words: AppWords, speaker: Speaker, ways: Html) -> Html:
    """What the learner has met on the way to the end, how predictions came out, and how to go on."""
    nodes = [session.history.nodes[number] for number in session.history.line()]
    met = {rule for node in nodes for rule in cited(node)}
    rules = session.scenario.shows
    others = sorted(met - set(rules))
    predictions = [
        views.Foreseen(
            guess.prediction.ask.of(words.lang),
            speaker.value(guess.truth),
            speaker.value(guess.picked) if guess.locked else "",
            guess.right,
        )
        for _, guess in sorted(session.guesses.items(), key=lambda item: item[0])
        if guess.known
    ]
    goal = session.script.goal
    solved = None if goal is None else goal.reached(session.node.state)
    return views.summary(rules, others, predictions, words.lang, ways, solved)


def ways(words: AppWords, way_on: tuple[str, str] | None) -> Html:
    """How to go on from the end: the next lesson, as the primary button does, the same again, other pages."""
    query = urlencode({"lang": words.lang})
    pages = [(key, page) for key, page in OTHER_PAGES.items() if is_served(page)]
    others = [tag("a", words(key), href=f"{page}?{query}") for key, page in pages]
    on = None if way_on is None else tag("a", way_on[0], class_="rt-way", href=way_on[1])
    again = tag(
        "button", tag("span", tag("b", words("again")), tag("small", words("again-note"))), type="button",
        class_="rt-way", data_act="start", data_key="again",
    )  # fmt: skip
    row = tag("p", *others, class_="rt-row") if others else None
    return tag("div", on, again, row, class_="rt-next")


def note(session: Session, words: AppWords, speaker: Speaker) -> Html:
    """What the lesson assumes where the sources are silent, folded away; nothing where it assumes nothing."""
    scenario = session.scenario
    position = scenario.located.data.get("position")
    form = position if isinstance(position, dict) else {}
    assumed = [speaker.name(one["id"]) for one in form.get("assume", ())]
    texts = [
        scenario.note.of(words.lang) if scenario.note is not None else "",
        words("note-assumed", what=", ".join(assumed)) if assumed else "",
        words("note-training") if form.get("box") == "training" else "",
    ]
    paragraphs = [tag("p", each) for each in texts if each]
    if not paragraphs:
        return Html("")
    return tag("details", tag("summary", words("note-head")), *paragraphs, class_="rt-more", data_key="note")


def _button(action: str, says: str, look: str) -> Html:
    return tag("button", says, type="button", class_=look, data_act=action, data_key=action)
