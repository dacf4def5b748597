"""An answer as a report in Markdown: the position, what was asked, the answer, and every rule it rests on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tutor.engine.question import Refusal
from tutor.rules.catalogue import load
from tutor.rules.words import Lang, Words
from tutor.scenario.case import Opened, default_title
from tutor.scenario.export import case_text
from tutor.trace.words import Speaker
from tutor.views.words import capital, wording


class Section(NamedTuple):
    """One answer: what was asked, and the paragraphs or items that answer it."""

    head: str
    lines: tuple[str, ...]


def report(
    opened: Opened,
    sections: Sequence[Section],
    rules: Iterable[str],
    speaker: Speaker,
    title: Words | None = None,
) -> str:
    """The report; `rules` are cited with their text, source and page, in that order."""
    words, lang = wording(speaker.lang), speaker.lang
    named = title or opened.case.title or default_title(opened.case.game)
    parts = [
        f"# {escaped(named.of(lang))}",
        "",
        words("report-game", game=load(opened.case.game).title.of(lang)),
    ]
    for section in sections:
        parts += ["", f"## {escaped(section.head)}", "", *[f"- {escaped(line)}" for line in section.lines]]
    parts += ["", f"## {words('report-rulings')}", "", *_rulings(opened, lang)]
    parts += ["", f"## {words('report-rules')}", ""]
    for rule in dict.fromkeys(rules):
        parts += _rule(opened.case.game, rule, lang)
    text = case_text(opened)
    return "\n".join((*parts, "", f"## {words('report-position')}", "", "```yaml", text.rstrip(), "```", ""))


def question_section(opened: Opened, speaker: Speaker) -> Section | None:
    """What waits to be answered: who is asked what, what is offered, what is refused, with every reason."""
    question, words = opened.history.node.question, wording(speaker.lang)
    if question is None:
        return None
    lines = [words("report-asked", rule=question.rule)]
    lines += [words("report-offered", what=speaker.option(one)) for one in question.options]
    for refused in question.refused:
        why = "; ".join(reason_said(one, speaker) for one in refused.reasons)
        lines.append(words("report-refused", what=speaker.option(refused.option), why=why))
    return Section(speaker.question(question), tuple(lines))


def reason_said(reason: Refusal, speaker: Speaker) -> str:
    """One reason in words, with its rule."""
    return f"{capital(speaker.refusal(reason))} ({reason.rule})"


def escaped(text: str) -> str:
    """Words that Markdown takes for nothing but words."""
    return re.sub(r"([\\`*_\[\]<>#|])", r"\\\1", text)


def _rulings(opened: Opened, lang: Lang) -> list[str]:
    words = wording(lang)
    catalogue = load(opened.case.game)
    if not opened.case.rulings:
        return [words("report-defaults")]
    return [
        f"- `{id}`: {escaped(catalogue.ruling(id).reading(reading).text.of(lang))}"
        for id, reading in opened.case.rulings.items()
    ]


def _rule(game: str, id: str, lang: Lang) -> list[str]:
    catalogue = load(game)
    if id not in catalogue:
        ruling = catalogue.ruling(id)
        return [f"- `{id}` {escaped(ruling.question.of(lang))}"]
    rule = catalogue.rule(id)
    places = "; ".join(
        _place(catalogue.sources[cite.book].title.of(lang), cite.page, lang) for cite in rule.source
    )
    title, text = escaped(rule.title.of(lang)), escaped(rule.text.of(lang))
    return [f"- `{id}` **{title}.** {text} *({escaped(places)})*"]


def _place(book: str, page: int | None, lang: Lang) -> str:
    return book if page is None else f"{book}, {wording(lang)('report-page', page=str(page))}"
