"""The studio: the lesson that is being written as a list, its title and rules, its goal, what is wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from tutor.engine.event import Scalar
from tutor.rules.catalogue import load
from tutor.rules.defects import Defect, spoken
from tutor.rules.words import Lang
from tutor.scenario.answers import answer_key, answer_name
from tutor.scenario.checking import Report
from tutor.scenario.draft import stretch_of
from tutor.scenario.draft_runner import Line
from tutor.scenario.expect import COMPUTED
from tutor.scenario.games import game_named
from tutor.scenario.model import EXPECTABLE, LEVELS, ScenarioFile, StepSpec
from tutor.trace.words import Speaker
from tutor.views.buttons import button
from tutor.views.lesson.why import rule_link
from tutor.views.markup import Html, join, sub, tag
from tutor.views.studio.expectations import chance_words, may_words
from tutor.views.studio.fields import adder, both, chip, pick, switch
from tutor.views.words import wording

LISTED = 70
"""So many characters of a paragraph stand in the list."""

_STEP = re.compile(r"steps\[(\d+)\]")

WITHINS = ("scripted", "any", "best")


def defect_list(defects: Sequence[Defect], lang: Lang, *, leads: bool = False) -> Html:
    """Every defect with its line, its field, what was found and what is allowed.

    If it `leads`, a button reports `goto` with the entry in which it lies.
    """
    words = wording(lang)
    items = []
    for defect in defects:
        step = step_of(defect)
        where = tag("b", words("studio-line", line=defect.line, field=defect.field))
        actual, allowed = spoken(defect.actual, lang), spoken(defect.allowed, lang)
        sentence = words("studio-defect", found=actual, allowed=allowed)
        go = None
        if leads and step is not None:
            go = button("goto", words("studio-goto", n=step + 1), str(step))
        rule = rule_link(defect.rule, lang) if defect.rule else None
        items.append(tag("li", join(where, sentence, rule, go, by=" ")))
    return tag("div", tag("ul", *items), class_="rt-defect rt-defects", role="alert")


def step_of(defect: Defect) -> int | None:
    """The number of the entry in which a defect lies, if it lies in one."""
    match = _STEP.match(defect.field)
    return None if match is None else int(match[1])


def outline(draft: ScenarioFile, line: Line, report: Report, now: Sequence[int], speaker: Speaker) -> Html:
    """All entries in order; a press reports `goto`. Those `now` shown and wrong ones are marked."""
    words = wording(speaker.lang)
    wrong = {step_of(one) for one in report.defects}
    items = []
    for index, step in enumerate(draft.steps):
        kind = answer_name(step) or entry_kind(step)
        flag = tag("b", words("studio-wrong"), class_="rt-false") if index in wrong else None
        says = tag("span", entry_words(draft.steps, index, line, speaker))
        press = tag(
            "button", tag("small", words(f"studio-kind-{kind}")), says, flag, type="button",
            class_=f"rt-outline__step rt-outline__step--{'answer' if answer_name(step) else kind}",
            aria_current="true" if index in now else None, data_act="goto", data_value=index,
            data_key=f"listed-{index}",
        )  # fmt: skip
        items.append(tag("li", press))
    if not items:
        return tag("p", words("studio-empty"), class_="rt-note")
    return tag("ol", *items, class_="rt-outline", tabindex=0, aria_label=words("studio-outline"))


def entry_words(entries: tuple[StepSpec, ...], index: int, line: Line, speaker: Speaker) -> str:
    """An entry in a few words."""
    step, words = entries[index], wording(speaker.lang)
    if step.say is not None:
        return _short(step.say.of(speaker.lang)) or words("studio-unsaid")
    if step.predict is not None:
        return _short(step.predict.ask.of(speaker.lang)) or words("studio-unsaid")
    stretch = stretch_of(entries, index)
    if step.expect is not None:
        options = option_words(line, stretch, speaker)
        texts = (expected_words(name, value, speaker, options) for name, value in step.expect.items())
        return _short(", ".join(texts))
    return _short(_answer(step, stretch + 1, line, speaker))


def expected_words(
    name: str, value: object, speaker: Speaker, options: Mapping[str, str] | None = None
) -> str:
    """Something expected, in words: a fact with its value, or what kind of thing it is.

    `options` are the words of what can be chosen or is refused there (`option_words`).
    """
    words = wording(speaker.lang)
    if name not in EXPECTABLE:
        return f"{speaker.fact(name)}: {_value_text(value, speaker)}"
    if name in COMPUTED and isinstance(value, list):
        tell = may_words if name == "may" else chance_words
        return ", ".join(tell(one, speaker) for one in value if isinstance(one, dict))
    key = f"studio-expect-{name}"
    label = words(key) if words.has(key) else name
    if name == "refused" and isinstance(value, dict | list):
        keys = [str(one.get("option")) for one in ([value] if isinstance(value, dict) else value)]
        value = ", ".join((options or {}).get(key, key) for key in keys)
    elif isinstance(value, dict):
        value = ", ".join(speaker.name(one) if name == "seat" else str(one) for name, one in value.items())
    elif isinstance(value, list):
        value = len(value)
    return f"{label}: {value}"


def option_words(line: Line, stretch: int, speaker: Speaker) -> dict[str, str]:
    """What the question at the end of a stretch offers and refuses, in words, by key."""
    nodes = line.stretch(stretch)
    question = nodes[-1].question if nodes else None
    if question is None:
        return {}
    options = (*question.options, *(one.option for one in question.refused))
    return {option.key: speaker.option_inside(option) for option in options}


def about(draft: ScenarioFile, line: Line, speaker: Speaker) -> Html:
    """Title, summary, level, topic, seat, and the rules that it is to show."""
    words, lang = wording(speaker.lang), speaker.lang
    game = game_named(draft.game)
    seats = game.seats(line.nodes[0].state.table)
    topics = [(topic.id, topic.title.of(lang)) for topic in game.topics]
    levels = [(one, words(f"level-{one}")) for one in LEVELS]
    return join(
        both("about:title", words("studio-title"), draft.title, lang),
        both("about:summary", words("studio-summary"), draft.summary, lang, lines=2),
        pick("about:level", words("studio-level"), levels, draft.level),
        pick("about:topic", words("studio-topic"), topics, draft.topic) if topics else None,
        pick("about:you", words("studio-you"), [(one, speaker.name(one)) for one in seats], draft.you),
        switch("about:unanswered", words("studio-unanswered"), draft.unanswered),
        _shows(draft, line, speaker),
    )


def goal(draft: ScenarioFile, line: Line, report: Report, speaker: Speaker) -> Html:
    """What a puzzle asks for, how far it has to carry, and the proof that it can be reached."""
    words, lang = wording(speaker.lang), speaker.lang
    spec, last = draft.goal, line.facts[-1]
    reach = {} if spec is None else dict(spec.reach)
    changing = [name for name in line.changing() if name in last and name not in reach]
    others = [name for name in sorted(last) if name not in changing and name not in reach]
    groups = [
        (words("studio-changing"), [(name, _fact(name, last, speaker)) for name in changing]),
        (words("studio-other-facts"), [(name, _fact(name, last, speaker)) for name in others]),
    ]
    chips = [
        chip(
            expected_words(name, value, speaker),
            words("studio-out", what=speaker.fact(name)),
            "goal-out",
            name,
        )
        for name, value in reach.items()
    ]
    within = [(one, words(f"studio-within-{one}")) for one in WITHINS]
    return join(
        tag("p", words("studio-goal-note"), class_="rt-note"),
        tag("p", words("studio-goal-open"), class_="rt-message") if line.nodes[-1].question else None,
        tag("div", *chips, class_="rt-chips", data_near=True) if chips else None,
        adder("goal-add", words("studio-goal-add"), groups, lang),
        pick("goal-within", words("studio-within"), within, spec.within) if spec is not None else None,
        _proof(report, speaker) if spec is not None else None,
    )


def check_result(report: Report, text: str, lang: Lang) -> Html:
    """Whether the lesson is sound, every defect with its line, and the file with the lines that they name."""
    words = wording(lang)
    lines = text.splitlines()
    wide = len(str(len(lines)))
    numbered = "\n".join(f"{number:>{wide}}  {line}" for number, line in enumerate(lines, 1))
    if report.sound:
        result = tag(
            "p", words("studio-sound", stops=report.nodes - 1), class_="rt-row rt-sound", role="status"
        )
    else:
        head = tag("p", words("studio-unsound", n=len(report.defects)))
        result = join(head, defect_list(report.defects, lang, leads=True))
    return join(
        result,
        sub(words("studio-file")),
        tag("pre", numbered, class_="rt-code", tabindex=0, data_key="studio-text"),
    )


def _shows(draft: ScenarioFile, line: Line, speaker: Speaker) -> Html:
    """The rules it is to show; those that its line cites are proposed."""
    words, lang = wording(speaker.lang), speaker.lang
    catalogue = load(draft.game)
    titles = {rule.id: rule.title.of(lang) for rule in catalogue.rules}
    chips = []
    for rule in draft.shows:
        missing = "" if rule in line.cited else words("studio-uncited")
        says = f"{titles.get(rule, rule)} ({rule})"
        chips.append(chip(says, words("studio-out", what=rule), "shows-out", rule, marked=missing))
    options = [(rule, f"{titles[rule]} ({rule})") for rule in line.cited if rule in titles]
    offered = [one for one in options if one[0] not in draft.shows]
    every = button("shows-all", words("studio-shows-all", n=len(offered)), off=not offered)
    return join(
        sub(words("studio-shows"), words("studio-shows-note")),
        tag("div", *chips, class_="rt-chips", data_near=True) if chips else None,
        adder("shows-add", words("studio-shows-add"), [("", offered)], lang),
        tag("div", every, class_="rt-row"),
    )


def _proof(report: Report, speaker: Speaker) -> Html:
    words = wording(speaker.lang)
    solution = None if report.script is None else report.script.solution
    if report.script is None or solution is None:
        wrong = [one for one in report.defects if one.field.startswith("goal")]
        if wrong:
            return defect_list(wrong, speaker.lang)
        return tag("p", words("studio-proof-later"), class_="rt-message")
    return tag("p", words("studio-proof", n=solution.choices), class_="rt-sound", role="status")


def _answer(step: StepSpec, number: int, line: Line, speaker: Speaker) -> str:
    """An answer in words, as far as the line goes; behind its end as it is written."""
    key = answer_key(step)
    if number >= len(line.starts):
        return key.replace("-", " ") if step.roll is not None else key
    question = line.nodes[line.starts[number] - 1].question
    option = None if question is None else question.option(key)
    if question is not None and option is not None:
        return f"{speaker.name(question.seat)}: {speaker.option_inside(option)}"
    return ", ".join(key.split("-")) if step.roll is not None else speaker.value(tuple(key.split("+")))


def entry_kind(step: StepSpec) -> str:
    """What an entry that is no answer does."""
    return "say" if step.say is not None else "predict" if step.predict is not None else "expect"


def _fact(name: str, facts: dict[str, Scalar], speaker: Speaker) -> str:
    return f"{speaker.fact(name)}: {_value_text(facts[name], speaker)}"


def _value_text(value: object, speaker: Speaker) -> str:
    return speaker.value(value) if isinstance(value, str | int | bool | None) else str(value)


def _short(text: str) -> str:
    one_line = " ".join(text.split())
    return one_line if len(one_line) <= LISTED else f"{one_line[: LISTED - 1].rstrip()}…"
