"""What the studio draws: the list of the lesson with its tools, and what is open beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tutor.app.pages import answer_panel
from tutor.app.studio.beginning import begins
from tutor.app.studio.judging import moves
from tutor.app.studio.session import Studio
from tutor.app.words import AppWords
from tutor.app.workbench.beginnings import beginning
from tutor.trace.narrate import narrate_at
from tutor.trace.words import Speaker
from tutor.views.buttons import button, toggles, tool
from tutor.views.markup import Html, join, region, sub, tag
from tutor.views.studio import page as views
from tutor.views.studio.entries import entries
from tutor.views.studio.expectations import may_finder

__all__ = ["Asides", "answering", "editor", "lines", "panel"]


class Asides(NamedTuple):
    """What the panel tells besides the draft: words of a move, and what kind of entry was just removed."""

    query: str = ""
    removed: str = ""


PARTS: Final = ("list", "write", "play")
"""The parts of the studio, of which a phone shows one at a time."""


def editor(
    studio: Studio, speaker: Speaker, words: AppWords, drafts: Sequence[tuple[str, str]], *, lost: bool
) -> Html:
    """The region "Lesson": what to begin with, the list of entries, saving, and taking changes back."""
    sound = studio.report.sound
    status = words("studio-status", n=len(studio.report.defects))
    look = f"rt-state rt-state--{'yes' if sound else 'no'}"
    return region(
        "editor",
        studio.draft.title.of(words.lang) or words("studio-untitled"),
        tag("span", status, class_=look),
        beginning(studio.game, words("studio-another"), words),
        _drafts(drafts, words),
        tag(
            "div",
            button("look", words("studio-look"), main=True, off=not sound),
            button("save", words("studio-save")),
            button("undo", words("bench-undo"), off=not studio.changes),
            button("redo", words("bench-redo"), off=not studio.can_redo),
            class_="rt-row",
        ),
        _name(studio, words),
        tag("p", words("studio-comments"), class_="rt-note") if lost else None,
        sub(words("studio-entries"), words("studio-changes", n=studio.changes)),
        views.outline(studio.draft, studio.playthrough, studio.report, studio.now, speaker),
    )


def ways(studio: Studio, words: AppWords, part: str) -> Html:
    """On a phone the way between the parts of the studio, one of which is shown, and its main action."""
    named = [(one, words(f"studio-part-{one}")) for one in PARTS]
    look = button("look", words("studio-look-short"), "phone", main=True, off=not studio.report.sound)
    return tag("nav", *toggles("part", named, part), look, class_="rt-ways", aria_label=words("studio-parts"))


def panel(
    studio: Studio,
    speaker: Speaker,
    words: AppWords,
    panels: Sequence[str],
    open_: str,
    bar: Html,
    asides: Asides,
) -> Html:
    """What is open at the right, and the buttons that open something else."""
    wrong = len(studio.report.defects)
    named = [(name, words(f"studio-panel-{name}", n=wrong)) for name in panels]
    tabs = toggles("panel", named, open_)
    row = tag("div", *tabs, class_="rt-row", role="group", aria_label=words("studio-write-what"))
    if open_ == "start":
        body = begins(studio, speaker, words)
    elif open_ == "about":
        body = views.about(studio.draft, studio.playthrough, speaker)
    elif open_ == "goal":
        body = views.goal(studio.draft, studio.playthrough, studio.report, speaker)
    elif open_ == "check":
        body = views.check_result(studio.report, studio.text, words.lang)
    else:
        body = _here(studio, speaker, words, bar, asides)
    return region("write", words("studio-write-what"), None, row, tag("div", body, class_="rt-panel"))


def answering(studio: Studio, words: AppWords) -> str:
    """What becomes of an answer given here."""
    if studio.question is None or studio.place is None:
        return ""
    return words("studio-answer-on" if studio.at_last else "studio-answer-beside")


def lines(studio: Studio, words: AppWords, speaker: Speaker) -> list[tuple[str, str]]:
    """The lines of play, of which one is told."""
    named = answer_panel.lines(studio, words, speaker)
    return [(leaf, words("branch-main") if studio.is_told(int(leaf)) else says) for leaf, says in named]


def _here(studio: Studio, speaker: Speaker, words: AppWords, bar: Html, asides: Asides) -> Html:
    """Where the author stands, with what has just happened, and what is told there between two answers."""
    place = studio.place
    if place is None:
        buttons = (
            button("take-line", words("studio-take-line"), main=True),
            button("to-line", words("studio-to-line")),
        )
        return join(bar, tag("p", words("studio-off-line")), tag("div", *buttons, class_="rt-row"))
    where = tag("p", words("studio-here", step=place.node, answers=place.stretch), class_="rt-note")
    events = [tag("p", line.text) for line in narrate_at(speaker, studio.history).lines]
    to_choose = None
    if studio.question is not None:
        to_choose = tag("p", button("part", words("studio-to-choice"), "play"))
    cut = None
    if not studio.at_last:
        note = tag("p", words("studio-cut-note"), class_="rt-note")
        cut = tag("div", button("cut", words("studio-cut")), note, class_="rt-row")
    forms = entries(studio.draft, studio.playthrough, studio.report, place, speaker)
    finder = may_finder(asides.query, moves(studio, asides.query), speaker)
    return join(bar, where, *events, to_choose, _removed(asides.removed, words), forms, finder, cut)


def _removed(kind: str, words: AppWords) -> Html | None:
    """What was just removed, and a button that puts it back."""
    if not kind:
        return None
    back = button("undo", words("studio-put-back"), "removed")
    message = tag("span", words("studio-removed", what=kind))
    return tag("p", message, back, class_="rt-row rt-message", role="status", data_near=True)


def _name(studio: Studio, words: AppWords) -> Html:
    control = tag(
        "input", type="text", value=studio.name, class_="rt-input", id="studio-name", data_act="name",
        data_key="studio-name", autocomplete="off", maxlength=60,
    )  # fmt: skip
    return tag("div", tag("label", words("studio-file-name"), for_="studio-name"), control, class_="rt-field")


def _drafts(drafts: Sequence[tuple[str, str]], words: AppWords) -> Html | None:
    """The other drafts that the browser keeps."""
    if not drafts:
        return None
    items = [
        tag(
            "li",
            button("draft", title, id),
            tool("forget", words("studio-forget"), words("studio-forget-what", title=title), id),
            class_="rt-row",
        )
        for id, title in drafts
    ]
    head = tag("summary", words("studio-drafts", n=len(drafts)))
    return tag(
        "details", head, tag("ul", *items, class_="rt-drafts", data_near=True), class_="rt-fold",
        data_key="studio-drafts", data_lasting=True,
    )  # fmt: skip
