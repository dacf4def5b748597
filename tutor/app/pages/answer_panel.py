"""How the question that waits is answered by whoever works on a position: for every seat, dice and decks."""

from __future__ import annotations

import secrets
from typing import Protocol

from tutor.app.sessions.navigation import Walk
from tutor.app.words import AppWords
from tutor.engine.chance import Chance, Deal, Dice
from tutor.engine.question import Question
from tutor.trace.words import Speaker
from tutor.views.lesson import choose
from tutor.views.markup import Html, join, tag

MOST = 24
"""So many outcomes of chance are offered as buttons; of more one is typed."""

BY_CHANCE = "?"
"""What stands for an outcome that chance picks."""


class Answering(Protocol):
    """A line of play on which every question is answered by the reader."""

    @property
    def question(self) -> Question | None:
        """The question that waits."""
        ...

    def answer(self, key: str) -> None:
        """Gives an answer. Raises NotAllowed for what the question does not offer."""
        ...


def answer(bench: Answering, value: str) -> None:
    """Gives an answer, or lets chance pick one. Raises NotAllowed for what the question does not offer."""
    question = bench.question
    if question is None:
        return
    if question.chance is None:
        bench.answer(value)
    elif value == BY_CHANCE:
        bench.answer(question.chance.pick(secrets.randbelow(question.chance.total)))
    else:
        bench.answer(key_of(question.chance, value))


def key_of(chance: Chance, typed: str) -> str:
    """The outcome that was typed: values or ids with anything between them."""
    if chance.accepts(typed):
        return typed
    parts = typed.replace(",", " ").replace("-", " " if isinstance(chance, Dice) else "-").split()
    return ("-" if isinstance(chance, Dice) else "+").join(parts)


def options(bench: Walk, words: AppWords, speaker: Speaker) -> Html:
    """What can be answered: the options, or how dice and decks may fall."""
    question = bench.question
    if question is None:
        return tag("p", words("lesson-over" if bench.finished else "options-none"), class_="rt-note")
    if question.chance is None:
        return choose.options(question, speaker)
    return _outcomes(question, question.chance, words, speaker)


def _outcomes(question: Question, chance: Chance, words: AppWords, speaker: Speaker) -> Html:
    luck = _option(BY_CHANCE, words("bench-luck"))
    if chance.total <= MOST * 2 and len(chance.outcomes()) <= MOST:
        listed = [_option(key, _outcome_label(key, chance, speaker)) for key, _ in chance.outcomes()]
        return tag("div", luck, *listed, class_="rt-options")
    typed = tag(
        "input", type="text", name="value", id="bench-outcome", class_="rt-input", autocomplete="off",
        data_key="bench-outcome", aria_describedby="bench-outcome-form",
    )  # fmt: skip
    sentence = words("bench-outcome", form=_form(chance, words))
    label = tag("label", sentence, for_="bench-outcome", id="bench-outcome-form")
    give = tag("button", words("bench-outcome-give"), type="submit", class_="rt-btn")
    form = tag("form", label, tag("div", typed, give, class_="rt-row"), data_act="outcome")
    return join(tag("div", luck, class_="rt-options"), form, _listed(question, chance, speaker))


def _listed(question: Question, chance: Chance, speaker: Speaker) -> Html | None:
    """The ids that can be drawn, with their names."""
    if isinstance(chance, Dice):
        return None
    names = [tag("li", tag("code", id), f" {speaker.value(id)}") for id in dict.fromkeys(chance.items)]
    return tag("ul", *names, class_="rt-note rt-ids")


def _form(chance: Chance, words: AppWords) -> str:
    if isinstance(chance, Dice):
        return words("bench-form-dice", n=chance.count, faces=chance.faces)
    if isinstance(chance, Deal):
        return words("bench-form-deal", n=len(chance.items))
    return words("bench-form-draw", n=chance.count)


def _outcome_label(key: str, chance: Chance, speaker: Speaker) -> str:
    if isinstance(chance, Dice):
        return ", ".join(key.split("-"))
    return speaker.value(tuple(key.split("+")))


def _option(key: str, says: str) -> Html:
    return tag(
        "button", tag("b", says), type="button", class_="rt-option", data_act="outcome", data_value=key,
        data_key=f"outcome-{key}",
    )  # fmt: skip


def where(bench: Walk, words: AppWords) -> str:
    """Where on the line one is, and whether an answer is waited for."""
    state = "on"
    if bench.finished:
        state = "end"
    elif bench.question is not None and not bench.history.ahead():
        state = "waiting"
    return words("time-at", step=bench.node.depth, state=state)


def lines(bench: Walk, words: AppWords, speaker: Speaker) -> list[tuple[str, str]]:
    """The last node of every line of play, each with what was answered where it leaves the one shown."""
    nodes, here = bench.history.nodes, set(bench.line())
    names = []
    for nth, leaf in enumerate(bench.history.leaves(), 1):
        parting = next((nodes[at] for at in bench.history.line(leaf.number) if at not in here), None)
        question = None if parting is None else nodes[parting.parent or 0].question
        option = None if question is None or parting is None else question.option(parting.key or "")
        what = "" if option is None else speaker.option_inside(option)
        names.append((str(leaf.number), words("bench-line", n=nth, what=what or "-")))
    return names[-MOST:]
