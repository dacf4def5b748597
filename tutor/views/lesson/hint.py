"""Hints in steps: the rules that matter, options to look at, the move."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.rules.catalogue import game_of, load
from tutor.rules.words import Lang
from tutor.trace.words import Speaker
from tutor.views.lesson.why import rule_named
from tutor.views.markup import Html, join, tag
from tutor.views.words import wording


def hint_button(taken: int, steps: int, lang: Lang) -> Html:
    """The button for the next hint, switched off where all of `steps` (0: not known yet) are taken."""
    words = wording(lang)
    says = words("hint-next", n=taken + 1, of=steps) if taken and taken < steps else words("hint")
    return tag(
        "button",
        says,
        type="button",
        class_="rt-tool",
        data_act="hint",
        data_key="hint",
        aria_disabled="true" if steps and taken >= steps else None,
    )


def hint_steps(rules: Sequence[str], options: Sequence[str], move: str, taken: int, speaker: Speaker) -> Html:
    """The first `taken` steps of a hint, read out as they come; `options` may be left out."""
    if not taken:
        return Html("")
    words = wording(speaker.lang)
    steps = [join(words("hint-rules"), *(_rule(rule, speaker.lang) for rule in rules), by=" ")]
    if options:
        steps.append(tag("span", words("hint-options", first=options[0], second=options[-1])))
    if move:
        steps.append(tag("span", words("hint-move", move=move)))
    return tag("ol", *(tag("li", step) for step in steps[:taken]), class_="rt-hints", role="status")


def _rule(rule: str, lang: Lang) -> Html:
    """A rule by its text, its title and page."""
    catalogue = load(game_of(rule))
    text = catalogue.rule(rule).text.of(lang) if rule in catalogue else ""
    return join(text, rule_named(rule, lang), by=" ")
