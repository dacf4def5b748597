"""What can be pressed on a lesson page, as HTML: predictions, options, dice, time, tools."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.app.session import Guess, Session
from tutor.app.walk import Walk
from tutor.app.words import AppWords
from tutor.engine.chance import Dice
from tutor.engine.event import Scalar
from tutor.engine.question import Question
from tutor.rules.words import Lang
from tutor.trace.words import Speaker
from tutor.views import choose, shell
from tutor.views.markup import Html, join, tag
from tutor.views.words import NBSP


def prediction(guess: Guess | None, words: AppWords, speaker: Speaker) -> Html:
    """The prediction asked for here, or how it came out."""
    if guess is None or (guess.skipped and not guess.known):
        return Html("")
    ask = guess.prediction.ask.of(words.lang)
    if guess.locked or guess.skipped:
        return tag(
            "div",
            tag("h3", ask, tabindex=-1, data_focus=True),
            tag("p", _verdict(guess, words, speaker)),
            class_="rt-predict rt-predict--done",
        )
    picks = [
        tag(
            "label",
            tag(
                "input",
                type="radio",
                name="rt-predict",
                data_act="pick",
                data_value=number,
                data_key=f"pick-{number}",
                checked=choice == guess.picked and guess.picked is not None,
            ),
            tag("span", speaker.value(choice)),
            class_="rt-pick",
        )
        for number, choice in enumerate(guess.prediction.choices)
    ]
    lock = tag(
        "button",
        words("predict-lock"),
        type="button",
        class_="rt-btn rt-btn--main",
        data_act="lock",
        data_key="lock",
        aria_disabled="true" if guess.picked is None else None,
    )
    skip = tag(
        "button", words("predict-skip"), type="button", class_="rt-tool", data_act="skip", data_key="skip"
    )
    return tag(
        "fieldset",
        tag("h3", words("predict-head", ask=ask), id="h-predict", tabindex=-1, data_focus=True),
        tag("div", *picks, class_="rt-picks"),
        tag("div", lock, skip, class_="rt-row"),
        class_="rt-predict",
        aria_labelledby="h-predict",
    )


def _verdict(guess: Guess, words: AppWords, speaker: Speaker) -> str:
    def said(value: Scalar) -> str:
        return speaker.value(value)

    if not guess.known:
        return words("predict-locked", picked=said(guess.picked))
    if guess.skipped:
        return words("predict-skipped", truth=said(guess.truth))
    key = "predict-right" if guess.right else "predict-wrong"
    return words(key, picked=said(guess.picked), truth=said(guess.truth))


def options(session: Session, words: AppWords, speaker: Speaker) -> Html:
    """The answers that can be given here, as buttons; dice and other seats answer as told or by chance."""
    question = session.question
    if session.must_guess:
        return tag("p", words("predict-first"), class_="rt-note")
    if question is None:
        says = words("lesson-over" if session.finished else "options-none")
        return tag("p", says, class_="rt-note", tabindex=-1, data_focus=True)
    if question.chance is not None:
        return _dice(session, question, words, speaker)
    return choose.options(question, speaker)


def _dice(session: Session, question: Question, words: AppWords, speaker: Speaker) -> Html:
    buttons = []
    told = session.told_answer
    if told is not None:
        says = words("roll-as-told", values=_fallen(question, told, speaker))
        buttons.append(_button("told", "", 1, says, words("roll-as-told-note")))
    number = len(buttons) + 1
    buttons.append(_button("roll", "", number, words("roll-chance"), words("roll-chance-note")))
    return tag("div", *buttons, class_="rt-options")


def _fallen(question: Question, told: str, speaker: Speaker) -> str:
    """What falls in the lesson: the values of dice, or the names of what is drawn."""
    if isinstance(question.chance, Dice):
        return told.replace("-", NBSP)
    return ", ".join(speaker.name(id) for id in told.split("+"))


def _button(act: str, value: str, number: int, says: str, note: str) -> Html:
    return tag(
        "button",
        f"{says}\n{note}",
        type="button",
        class_=f"rt-option rt-k{number}",
        data_act=act,
        data_value=value,
        data_key=f"option-{number}",
    )


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


def progress(session: Session, all_steps: int, words: AppWords) -> Html:
    """How far along the lesson is, in words and as a bar."""
    step, on_line = session.node.depth, session.moment.on_line
    key = "progress-off"
    if on_line:
        key = "progress-done" if session.told_out else "progress"
    share = min(100, 100 * step // max(1, all_steps))
    return tag(
        "div",
        tag("span", words(key, step=step, all=all_steps), class_="rt-num"),
        tag("span", tag("i", style=f"width:{share}%"), class_="rt-meter", aria_hidden="true"),
        class_="rt-progress",
    )


def narration(session: Session, words: AppWords) -> Html:
    """What the lesson says here, and what to do when it has ended."""
    moment = session.moment
    said = [tag("p", paragraph.of(words.lang)) for paragraph in moment.say]
    if not moment.on_line:
        said = [tag("p", words("off-line"))]
    if session.question is not None:
        said.append(tag("a", words("to-choose"), href="#h-choose", class_="rt-to-choose"))
    return join(*said)


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
