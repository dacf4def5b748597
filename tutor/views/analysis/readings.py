"""Other readings: two lines of the same answers side by side, and the rulings that matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.analysis.readings import Compared, Matters, Run, Stop
from tutor.rules.catalogue import game_of, load
from tutor.trace.diff import tell
from tutor.trace.words import Speaker
from tutor.views.lesson.why import rule_card, rule_link
from tutor.views.markup import Html, sub, tag
from tutor.views.words import capital, wording


def readings_compared(comparison: Compared[Any], names: tuple[str, str], speaker: Speaker) -> Html:
    """Where two readings part: what happens, is asked and may be answered there, and what comes of it."""
    words = wording(speaker.lang)
    if comparison.parted is None:
        return tag("section", tag("p", words("readings-same")), class_="rt-compare", role="status")
    columns = [
        tag("div", tag("h4", name), *_side(comparison, second, speaker))
        for name, second in zip(names, (False, True), strict=True)
    ]
    differs = [tag("li", capital(tell(speaker, change))) for change in comparison.differs]
    end = [tag("h4", words("compare-end")), tag("ul", *differs)] if differs else []
    return tag(
        "section",
        tag("h3", words("readings-head"), class_="rt-sub"),
        tag("p", words(f"readings-{comparison.parted.what}")),
        tag("div", *columns, class_="rt-compare__sides"),
        *end,
        class_="rt-compare",
        role="status",
    )


def compared_lines(comparison: Compared[Any], names: tuple[str, str], speaker: Speaker) -> list[str]:
    """The same as lines of text."""
    words = wording(speaker.lang)
    if comparison.parted is None:
        return [words("readings-same")]
    lines = [words(f"readings-{comparison.parted.what}")]
    for name, second in zip(names, (False, True), strict=True):
        lines += ["", f"{name}:", *[f"  {line}" for line in side_lines(comparison, second, speaker)]]
    if comparison.differs:
        lines += [
            "",
            words("compare-end"),
            *[f"  {capital(tell(speaker, one))}" for one in comparison.differs],
        ]
    return lines


def matters_list(matters: Sequence[Matters], left: int, speaker: Speaker) -> Html:
    """The rulings of which another reading makes a difference here; `left` readings were not played yet.

    Each has a button that reports the action `reading` with ruling and reading ("pen.ruling.x=y").
    """
    words = wording(speaker.lang)
    rows = [_matter(one, speaker) for one in matters] or [tag("li", words("readings-none"))]
    note = words("readings-left", n=left) if left else words("readings-all")
    return tag(
        "section",
        sub(words("readings-which"), note),
        tag("ul", *rows, class_="rt-repairs"),
        class_="rt-when",
    )


def matter_line(matter: Matters, speaker: Speaker) -> str:
    """A ruling that matters, as a line of text."""
    words, ruling = wording(speaker.lang), load(speaker.game).ruling(matter.ruling)
    reading = ruling.reading(matter.reading).text.of(speaker.lang)
    other, how = words("readings-other", reading=reading), words(f"readings-{matter.parted.what}")
    question = ruling.question.of(speaker.lang)
    return f"{matter.ruling}={matter.reading}: {question}\n    {other}\n    {how}"


def sources_list(game: str, speaker: Speaker) -> Html:
    """A button for each source whose readings are known, to take them as a whole (the action `source`)."""
    words = wording(speaker.lang)
    buttons = [
        tag(
            "button",
            capital(book.title.of(speaker.lang)),
            class_="rt-btn",
            type="button",
            data_act="source",
            data_value=id,
            data_key=f"source-{id}",
        )
        for id, book in load(game).readers.items()
    ]
    return tag("div", tag("p", words("readings-sources")), *buttons, class_="rt-row") if buttons else Html("")


def side_lines(comparison: Compared[Any], second: bool, speaker: Speaker) -> list[str]:
    """What happens and is asked under one reading where the two part, and what is offered there alone."""
    words, stop = wording(speaker.lang), comparison.there(second)
    run, other = (comparison.second, comparison.first) if second else (comparison.first, comparison.second)
    if stop is None:
        return [words("readings-no-position" if not run.stops else "readings-over")]
    lines = _happened(stop, speaker)
    if stop.question is not None:
        lines.append(speaker.question(stop.question))
    elif not stop.state.stack:
        lines.append(words("readings-over"))
    lines += _offered(stop, comparison.there(not second), speaker)
    if run.given < other.given:
        lines.append(words("readings-given", n=run.given + 1))
    return lines


def _offered(stop: Stop[Any], other: Stop[Any] | None, speaker: Speaker) -> list[str]:
    """What only one side offers and refuses where the same is asked."""
    words, question = wording(speaker.lang), stop.question
    theirs = None if other is None else other.question
    if question is None or theirs is None or (question.kind, question.seat) != (theirs.kind, theirs.seat):
        return []
    known = {option.key for option in theirs.options}
    alone = [
        words("readings-only", move=speaker.option(one)) for one in question.options if one.key not in known
    ]
    reasons = {each.option.key: each.reasons for each in theirs.refused}
    for refused in question.refused:
        if reasons.get(refused.option.key) != refused.reasons:
            why = "; ".join(f"{speaker.refusal(one)} ({one.rule})" for one in refused.reasons)
            alone.append(words("readings-refused-for", move=speaker.option(refused.option), why=why))
    return alone


def _side(comparison: Compared[Any], second: bool, speaker: Speaker) -> list[Html]:
    """What stands under one reading, and the rulings that are read otherwise there than on the other side."""
    one, other = (comparison.second, comparison.first) if second else (comparison.first, comparison.second)
    read = {id: (_reading(one, id), _reading(other, id)) for id in (*one.readings, *other.readings)}
    cards = [rule_card(id, speaker.lang, mine) for id, (mine, theirs) in read.items() if mine != theirs]
    listing = tag("ul", *[tag("li", line) for line in side_lines(comparison, second, speaker)])
    return [listing, *cards]


def _reading(run: Run[Any], ruling: str) -> str:
    """How a ruling is read on a line."""
    stop, default = run.last, load(game_of(ruling)).ruling(ruling).default
    return run.readings.get(ruling) or (default if stop is None else stop.state.ruling(ruling, default))


def _happened(stop: Stop[Any], speaker: Speaker) -> list[str]:
    lines = [speaker.event(event) for event in stop.events if not speaker.is_quiet(event)]
    return lines or [wording(speaker.lang)("compare-nothing")] if stop.events else lines


def _matter(matter: Matters, speaker: Speaker) -> Html:
    words, ruling = wording(speaker.lang), load(speaker.game).ruling(matter.ruling)
    reading = ruling.reading(matter.reading).text.of(speaker.lang)
    button = tag(
        "button",
        words("readings-compare"),
        class_="rt-btn",
        type="button",
        data_act="reading",
        data_value=f"{matter.ruling}={matter.reading}",
        data_key=f"reading-{matter.ruling}-{matter.reading}",
        aria_label=words("readings-compare-of", reading=reading),
    )
    about = tag("p", ruling.question.of(speaker.lang), " ", rule_link(matter.ruling, speaker.lang))
    other = tag("p", words("readings-other", reading=reading))
    return tag("li", about, other, tag("p", words(f"readings-{matter.parted.what}")), button)
