"""What can be pressed on a lesson page, as HTML: predictions, options, dice, time, tools."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from tutor.app.sessions.guesses import Guess
from tutor.app.sessions.lesson import Session
from tutor.app.sessions.navigation import Walk
from tutor.app.words import AppWords
from tutor.engine.chance import Dice
from tutor.engine.event import Scalar
from tutor.engine.question import Question
from tutor.rules.words import Lang
from tutor.trace.words import Speaker
from tutor.views import shell
from tutor.views.lesson import choose
from tutor.views.lesson.why import rule_named
from tutor.views.markup import Html, join, tag
from tutor.views.words import NBSP

MOST_RULES: Final = 2
"""So many rules are named in a verdict."""


MOST_NAMED = 4
"""Of more that are drawn at once only the first are named."""


def prediction(guess: Guess | None, rules: Sequence[str], words: AppWords, speaker: Speaker) -> Html:
    """The prediction asked for here with its answers; how it came out, with the rules that say why."""
    if guess is None or (guess.skipped and not guess.known):
        return Html("")
    if guess.locked or guess.skipped:
        return outcome(guess, rules, words, speaker)
    choices = [speaker.value(choice) for choice in guess.prediction.choices]
    picks = [
        choose.answer_button(
            number + 1, text, None, "pick", str(number), f"pick-{number}",
            pressed=guess.picked is not None and guess.prediction.choices[number] == guess.picked,
        )
        for number, text in enumerate(choices)
    ]  # fmt: skip
    short = all(map(choose.is_short, choices))
    return join(
        choose.head(words("predict-head", ask=guess.prediction.ask.of(words.lang))),
        choose.answers(picks, short=short, look="rt-predict", role="group", aria_labelledby="h-choose"),
    )


def skip_button(words: AppWords) -> Html:
    """The button that goes on without a prediction."""
    return tag(
        "button", words("predict-skip"), type="button", class_="rt-tool", data_act="skip", data_key="skip"
    )


def outcome(guess: Guess, rules: Sequence[str], words: AppWords, speaker: Speaker) -> Html:
    """The verdict on a prediction: right or not, what is true, and the rules; that it is still open."""
    look = "" if guess.right else " is-wrong" if guess.known and guess.locked else " is-open"
    links = [rule_named(rule, words.lang) for rule in rules[:MOST_RULES]] if guess.known else []
    return tag(
        "div",
        tag("h2", _verdict(guess, words, speaker), tabindex=-1, data_focus=True),
        tag("p", guess.prediction.ask.of(words.lang), class_="rt-outcome__ask"),
        *links,
        class_=f"rt-outcome{look}",
        data_part="verdict",
    )


def _verdict(guess: Guess, words: AppWords, speaker: Speaker) -> str:
    def text(value: Scalar) -> str:
        return speaker.value(value)

    if not guess.known:
        return words("predict-locked", picked=text(guess.picked))
    if guess.skipped:
        return words("predict-skipped", truth=text(guess.truth))
    key = "predict-right" if guess.right else "predict-wrong"
    return words(key, picked=text(guess.picked), truth=text(guess.truth))


def options(session: Session, words: AppWords, speaker: Speaker, only: Collection[str] | None = None) -> Html:
    """The answers that can be given here, as buttons; dice and other seats answer as told or by chance.

    `only` are the keys of those that are shown, if not all.
    """
    question = session.question
    if question is None:
        return Html("")
    if question.chance is not None:
        return _dice(session, question, words, speaker)
    return choose.options(question, speaker, only)


def _dice(session: Session, question: Question, words: AppWords, speaker: Speaker) -> Html:
    buttons = []
    roll = session.told_answer
    if roll is not None:
        says = words("roll-as-told", kind=_luck(question), values=_fallen(question, roll, words, speaker))
        buttons.append(_button("told", "", 1, says, words("roll-as-told-note")))
    number = len(buttons) + 1
    buttons.append(
        _button("roll", "", number, words("roll-chance", kind=_luck(question)), words("roll-chance-note"))
    )
    return tag("div", *buttons, class_="rt-options")


def _luck(question: Question) -> str:
    return "dice" if isinstance(question.chance, Dice) else "draw"


def _fallen(question: Question, roll: str, words: AppWords, speaker: Speaker) -> str:
    """What falls in the lesson: the values of dice, or the names of what is drawn, the first of many."""
    if isinstance(question.chance, Dice):
        return roll.replace("-", NBSP)
    ids = roll.split("+")
    first = ids if len(ids) <= MOST_NAMED else ids[: MOST_NAMED - 1]
    names = ", ".join(speaker.name(id) for id in first)
    return names if first is ids else words("names-and-more", names=names, n=len(ids) - len(first))


def _button(act: str, value: str, number: int, says: str, note: str) -> Html:
    return choose.answer_button(number, says, note, act, value, f"option-{number}")


def time_bar(walk: Walk, status: str, playing: bool, lang: Lang) -> Html:
    """The buttons that move through time, and in words where one is."""
    back = walk.node.parent is not None
    return shell.step_bar(lang, status, back=back, forward=walk.can_go_on, playing=playing)


def where(session: Session, words: AppWords) -> str:
    """Where in a lesson one is, and what is waited for."""
    state = "on"
    if session.finished:
        state = "end"
    elif session.must_guess:
        state = "guess"
    elif session.question is not None and not session.history.ahead():
        state = "waiting"
    return words("time-at", step=session.node.depth, state=state)


def lines(session: Session, words: AppWords, speaker: Speaker) -> list[tuple[str, str]]:
    """The last node of every line of play that was opened, with the name of the line."""
    history = session.history
    leaves = list(history.leaves())
    names = []
    other = 0
    for leaf in leaves:
        if session.script.at(history.answers(leaf.number)).on_line:
            says = words("branch-main")
        else:
            other += 1
            says = words("branch-other", n=other, what=_parting(session, leaf.number, speaker))
        names.append((str(leaf.number), says))
    return names


def _parting(session: Session, leaf: int, speaker: Speaker) -> str:
    """What was answered where a line leaves the told one."""
    nodes = session.history.nodes
    for number in session.history.line(leaf):
        node = nodes[number]
        given = session.history.answers(number)
        if node.key is None or session.script.at(given).on_line:
            continue
        before = nodes[node.parent or 0].question
        option = before.option(node.key) if before is not None else None
        return speaker.option(option) if option is not None else node.key.replace("-", " ")
    return ""


def narration(session: Session, words: AppWords) -> Html:
    """What the lesson says here; on its first screen what it is about, where its text comes later."""
    moment = session.moment
    paragraphs = [tag("p", paragraph.of(words.lang)) for paragraph in moment.say]
    if not paragraphs and session.history.node.parent is None:
        paragraphs = [tag("p", session.scenario.summary.of(words.lang))]
    if not moment.on_line:
        paragraphs = [tag("p", words("off-line"))]
    return join(*paragraphs)


def keys_help(words: AppWords, switched_on: bool, *, hints: bool = False) -> Html:
    """The list of keys, with a switch; that for `hints` only where there are any."""
    rows: Sequence[tuple[str, str]] = (
        ("→ ←", "keys-forward"),
        ("Shift → ←", "keys-question"),
        ("Home End", "keys-ends"),
        ("Space", "keys-play"),
        ("1–9", "keys-option"),
        ("W", "keys-why"),
        *([("H", "keys-hint")] if hints else []),
        ("G", "keys-chain"),
        ("L", "keys-language"),
        ("?", "keys-list"),
    )
    items = [
        part
        for key, what in rows
        for part in (tag("dt", tag("kbd", key, class_="rt-kbd")), tag("dd", words(what)))
    ]
    switch = tag(
        "button",
        words("keys-off" if switched_on else "keys-on"),
        type="button",
        class_="rt-btn",
        data_act="keys-switch",
        data_key="keys-switch",
    )
    close = tag(
        "button", words("keys-close"), type="button", class_="rt-btn", data_act="keys", data_key="keys-close"
    )
    return tag(
        "section",
        tag("h2", words("keys-head"), tabindex=-1, data_focus=True),
        tag("dl", *items, class_="rt-facts"),
        tag("div", switch, close, class_="rt-row"),
        class_="rt-keys",
        aria_label=words("keys-head"),
    )
