"""A class for its teacher: who is where, which rules are missed, and learners against rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple
from urllib.parse import urlencode

from tutor.rules.words import Lang
from tutor.views.classroom.result_figures import MISSED
from tutor.views.classroom.results import verdict
from tutor.views.lesson.why import rule_place
from tutor.views.markup import Html, join, region, tag
from tutor.views.shares import Counted, count_words, share_band
from tutor.views.words import Wording, wording

GIVEN: Final = 3
"""So many different wrong answers are told of a rule; of more, that there are more."""


class Where(NamedTuple):
    """A learner and the lesson they are in; `lesson` is "" for one who has not begun."""

    id: str
    name: str
    lesson: str
    step: int
    steps: int
    done: bool
    minutes: int
    idle: int
    away: bool
    stuck: bool


class Missed(NamedTuple):
    """A rule that was missed: by how many of how many, and the wrong answers with their numbers."""

    rule: str
    title: str
    answers: int
    wrong: int
    given: Sequence[tuple[str, int]]


class Cell(NamedTuple):
    """How often a learner was asked for a rule, and how often wrong."""

    answers: int
    wrong: int


class WrongAnswer(NamedTuple):
    """One wrong answer: who, in which lesson, to which question, what they said and what was true."""

    name: str
    lesson: str
    question: str
    given: str
    truth: str
    at: str


def where(rows: Sequence[Where], lang: Lang) -> Html:
    """The region "Who is where", those who are stuck first."""
    words = wording(lang)
    stuck = sum(row.stuck for row in rows)
    note = words("class-where-note", n=len(rows), stuck=stuck)
    if not rows:
        return region("where", words("class-where"), note, tag("p", words("class-nobody")))
    heads = (
        tag("th", words(f"class-{name}"), scope="col", class_=look)
        for name, look in (("learner", None), ("lesson", None), ("step", "n"), ("time", "n"))
    )
    body = [_where(row, words) for row in rows]
    table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *body), class_="rt-plain")
    return region("where", words("class-where"), note, tag("div", table, class_="rt-scroll"))


def _where(row: Where, words: Wording) -> Html:
    name = tag(
        "button", row.name, class_="rt-link", data_act="learner", data_value=row.id, data_key=f"w-{row.id}"
    )
    if not row.lesson:
        cells = [tag("td", words("class-not-begun"), colspan=3)]
    else:
        state = "done" if row.done else "stuck" if row.stuck else "away" if row.away else ""
        spent = lasting(row.minutes, words)
        state_text = words(f"class-{state}", time=lasting(row.idle, words)) if state else ""
        mark = (
            tag("span", state_text, class_="rt-stuck" if state == "stuck" else "rt-note")
            if state_text
            else None
        )
        cells = [
            tag("td", row.lesson),
            tag("td", words("step-of", n=row.step, of=row.steps), class_="n"),
            tag("td", join(spent, mark, by=Html("<br>")), class_="n"),
        ]
    return tag("tr", tag("th", name, scope="row"), *cells, class_="is-here" if row.stuck else None)


def lasting(minutes: int, words: Wording) -> str:
    """A length of time in whole minutes, from two hours on in hours, from two days on in days."""
    hours = minutes // 60
    if hours < 2:
        return words("class-minutes", n=minutes)
    return words("class-hours", n=hours) if hours < 48 else words("class-days", n=hours // 24)


def missed(rows: Sequence[Missed], lang: Lang, more: int = 0) -> Html:
    """The region "Most missed rules"; `more` rules were missed besides these."""
    words = wording(lang)
    if not rows:
        return region("missed", words("class-missed"), None, tag("p", words("class-none-missed")))
    listed = tag("ul", *[_missed(row, words) for row in rows], class_="rt-shares")
    rest = tag("p", words("class-more-rules", n=more), class_="rt-note") if more else None
    note = tag("p", words("results-note"), class_="rt-note")
    return region("missed", words("class-missed"), words("class-missed-note"), listed, rest, note)


def _missed(row: Missed, words: Wording) -> Html:
    answers = [words("class-said", what=text, n=times) for text, times in row.given[:GIVEN]]
    if len(row.given) > GIVEN:
        answers.append("…")
    wrong = tag("p", join(words("class-wrong-answers"), ": ", join(*answers, by=", ")), class_="rt-note")
    counted = Counted(row.title, row.wrong, row.answers)
    says = verdict(counted.interval)
    count = tag(
        "button",
        count_words(counted, words, sample=True),
        class_="rt-link",
        data_act="rule",
        data_value=row.rule,
        data_key=f"m-{row.rule}",
        aria_label=f"{row.title}: {count_words(counted, words, sample=True)}",
    )
    title = tag("b", rule_place(row.rule, words.lang))
    head = tag("div", title, count, class_="rt-shares__head")
    band = share_band(counted, sample=True, line=float(MISSED))
    return tag("li", head, band, tag("small", words(f"results-{says}")), wrong, class_=f"is-{says}")


def heat(
    people: Sequence[tuple[str, str]],
    rules: Sequence[tuple[str, str]],
    cells: Mapping[tuple[str, str], Cell],
    lang: Lang,
) -> Html:
    """The region "Learners and rules": (id, name) of the learners down, (id, title) of the rules across.

    On a narrow page the same is told by rule.
    """
    words = wording(lang)
    if not people or not rules:
        return region("heat-region", words("class-heat"), None, tag("p", words("class-no-answers")))
    heads = [tag("th", words("class-learner"), scope="col")]
    heads += [tag("th", title, scope="col", id=f"heat-c{column}") for column, (_, title) in enumerate(rules)]
    body = [
        tag(
            "tr",
            tag("th", name, scope="row", title=name, id=f"heat-r{row}"),
            *(
                _cell(id, rule, f"heat-r{row} heat-c{column}", cells.get((id, rule)), lang)
                for column, (rule, _) in enumerate(rules)
            ),
        )
        for row, (id, name) in enumerate(people)
    ]
    table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *body))
    wide = tag("div", table, class_="rt-heat", tabindex="0", role="group", aria_label=words("class-heat"))
    key = tag("div", *(_swatch(level, words) for level in ("h0", "h1", "h2", "h3", "hx")), class_="rt-key")
    narrow = _by_rule(people, rules, cells, words)
    return region("heat-region", words("class-heat"), words("class-heat-note"), wide, narrow, key)


def level(cell: Cell | None) -> str:
    """How a cell looks: "hx" never asked, "h0" none wrong, "h1" up to a third, "h2" up to 60 %, "h3" more."""
    if cell is None or not cell.answers:
        return "hx"
    if not cell.wrong:
        return "h0"
    share = cell.wrong / cell.answers
    return "h1" if share <= 1 / 3 else "h2" if share <= 0.6 else "h3"


@lru_cache(maxsize=1024)
def _cell(id: str, rule: str, heads: str, cell: Cell | None, lang: Lang) -> Html:
    """A cell, described by the heads of its row and its column: it stays the same when names are hidden."""
    words = wording(lang)
    if cell is None:
        empty = tag("span", "–", aria_label=words("class-not-met"), role="img")
        return tag("td", empty, class_="hx")
    button = tag(
        "button",
        f"{cell.wrong}/{cell.answers}",
        data_act="cell",
        data_value=f"{id} {rule}",
        data_key=f"c-{id}-{rule}",
        aria_label=words("class-wrong-of", n=cell.wrong, of=cell.answers),
        aria_describedby=heads,
    )
    return tag("td", button, class_=level(cell))


def _swatch(name: str, words: Wording) -> Html:
    return tag("span", tag("i", class_=f"rt-swatch rt-swatch--{name}"), words(f"class-level-{name}"))


def _by_rule(
    people: Sequence[tuple[str, str]],
    rules: Sequence[tuple[str, str]],
    cells: Mapping[tuple[str, str], Cell],
    words: Wording,
) -> Html:
    rows = []
    for rule, title in rules:
        answers = [
            (id, name, cell) for id, name in people if (cell := cells.get((id, rule))) and cell.answers
        ]
        wrong = [_wrong(id, name, (rule, title), cell, words) for id, name, cell in answers if cell.wrong]
        nobody = words("class-all-right" if answers else "class-not-met")
        names = tag("ul", *wrong, class_="rt-names") if wrong else nobody
        rows.append(tag("tr", tag("th", title, scope="row"), tag("td", names)))
    heads = (tag("th", words(name), scope="col") for name in ("class-rule", "class-wrong-people"))
    table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows), class_="rt-plain")
    return tag("div", table, class_="rt-cards-phone")


def _wrong(id: str, name: str, rule: tuple[str, str], cell: Cell, words: Wording) -> Html:
    button = tag(
        "button",
        f"{name} {cell.wrong}/{cell.answers}",
        class_="rt-link",
        data_act="cell",
        data_value=f"{id} {rule[0]}",
        data_key=f"n-{id}-{rule[0]}",
        aria_label=words("class-cell", who=f"{name}, {rule[1]}", n=cell.wrong, of=cell.answers),
    )
    return tag("li", button)


def wrong_answers(title: str, rows: Sequence[WrongAnswer], lang: Lang, more: int = 0) -> Html:
    """The wrong answers of what was pressed, the newest first."""
    words = wording(lang)
    close = tag("button", words("class-close"), class_="rt-btn", data_act="close", data_key="close")
    if not rows:
        return region("said", title, None, tag("p", words("class-no-wrong")), close)
    heads = (
        tag("th", words(f"class-{name}"), scope="col")
        for name in ("learner", "lesson", "question", "given", "truth", "when")
    )
    body = [
        tag("tr", tag("th", row.name, scope="row"), *(tag("td", cell) for cell in row[1:])) for row in rows
    ]
    table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *body), class_="rt-plain")
    rest = tag("p", words("class-more-answers", n=more), class_="rt-note") if more else None
    note = words("class-said-note")
    wide = tag("div", table, class_="rt-scroll", tabindex="0", role="group", aria_label=title)
    return region("said", title, note, wide, rest, close)


def take(lang: Lang, *, hidden: bool, live: bool) -> Html:
    """The region "Take away": the answers as files, the names, and whether the page follows the class."""
    words = wording(lang)

    def button(act: str, text: str, look: str = "", pressed: bool | None = None) -> Html:
        state = None if pressed is None else str(pressed).lower()
        return tag(
            "button", text, class_=f"rt-btn {look}".strip(), data_act=act, data_key=act, aria_pressed=state
        )

    files = tag(
        "div",
        button("csv", words("class-csv"), "rt-btn--main"),
        button("json", words("class-json")),
        class_="rt-row",
    )
    names = tag(
        "div",
        button("names", words("class-hide"), pressed=hidden),
        button("live", words("class-live"), pressed=live),
        class_="rt-row",
    )
    note = tag("p", words("class-names-note"), class_="rt-note")
    return region("export", words("class-take"), None, files, note, names)


def begin(lang: Lang) -> Html:
    """What to do while there is no class."""
    words = wording(lang)
    return region(
        "begin",
        words("class-no-class"),
        None,
        tag("p", words("class-how")),
        tag("pre", words("class-command")),
    )


def start_link(code: str, lang: Lang) -> Html:
    """How learners come into the class."""
    words = wording(lang)
    href = f"start.ipynb?{urlencode({'lang': lang})}"
    return tag(
        "p",
        words("class-code", code=code),
        " ",
        tag("a", words("class-to-start"), href=href),
        class_="rt-note",
    )
