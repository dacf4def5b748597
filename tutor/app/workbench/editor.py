"""What a position on the bench is made of: where it comes from, its fields, and its rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.app.words import AppWords
from tutor.app.workbench.session import Bench
from tutor.engine.game import Game
from tutor.rules.catalogue import load
from tutor.rules.defects import Defect, spoken
from tutor.rules.rulings import Ruling
from tutor.rules.words import Lang
from tutor.scenario.form import form
from tutor.trace.words import Speaker
from tutor.views.buttons import button
from tutor.views.lesson.why import rule_link
from tutor.views.markup import Html, badge, join, region, tag
from tutor.views.words import wording
from tutor.views.workbench.form import defects, position_form


def editor(bench: Bench, speaker: Speaker, words: AppWords) -> Html:
    """The region "Position"."""
    says = wording(words.lang)
    start = bench.start
    whole = tag("p", words("bench-opening"), class_="rt-note") if start.opening else None
    return region(
        "editor",
        says("head-editor"),
        says("editor-note"),
        whole,
        defects(bench.defects, speaker) if start.opening else None,
        None if start.opening else position(bench.game, start.position, bench.defects, speaker),
    )


def position(game: Game[Any], data: Any, problems: Sequence[Defect], speaker: Speaker) -> Html:
    """A position as a form, with all that is wrong with it."""
    fields = form(game.position, data)
    return join(position_form(fields, speaker), defects(problems, speaker, fields) or sound(speaker.lang))


def sound(lang: Lang) -> Html:
    """That nothing stands against the position."""
    tick = tag("svg", tag("use", href="#g-check"), viewBox="0 0 24 24", aria_hidden="true")
    mark = tag("span", tick, class_="rt-tick rt-tick--yes")
    return tag("p", mark, tag("span", wording(lang)("form-sound")), class_="rt-row rt-sound", role="status")


def notes(bench: Bench, words: AppWords) -> Html | None:
    """What became of the line of play after the last change, and what a written position does not hold."""
    parts = []
    if bench.misfit is not None:
        actual, allowed = (spoken(one, words.lang) for one in bench.misfit)
        parts.append(tag("p", words("bench-misfit", found=actual, allowed=allowed)))
    if bench.left:
        items = [tag("li", one.of(words.lang)) for one in bench.left]
        parts.append(join(tag("p", words("bench-left")), tag("ul", *items)))
    return tag("div", *parts, class_="rt-message", role="status") if parts else None


def edit_here(bench: Bench, words: AppWords) -> Html:
    """What makes the position shown the one that is edited."""
    off = not bench.node.depth and not bench.start.opening
    note = tag("p", words("bench-here-note"), class_="rt-note")
    return join(tag("div", button("here", words("bench-here"), off=off), class_="rt-row"), note)


def rulings(game: str, chosen: Mapping[str, str], words: AppWords) -> Html:
    """Every open point of the game with the reading in force, folded together."""
    head = tag("summary", words("bench-rulings"), tag("small", _rulings_note(game, chosen, words)))
    return tag(
        "details", head, *_rulings(game, chosen, words), class_="rt-fold", data_key="bench-rulings",
        data_lasting=True,
    )  # fmt: skip


def rulings_region(game: str, chosen: Mapping[str, str], words: AppWords) -> Html:
    """The region "Readings of open points"."""
    note = _rulings_note(game, chosen, words)
    items = tag("div", *_rulings(game, chosen, words), class_="rt-rulings")
    return region("bench-rulings", words("bench-rulings"), note, items)


def _rulings_note(game: str, chosen: Mapping[str, str], words: AppWords) -> str:
    return words("bench-rulings-note", n=len(load(game).rulings), changed=len(chosen))


def _rulings(game: str, chosen: Mapping[str, str], words: AppWords) -> list[Html]:
    """The open points; the ones whose reading was changed come first."""
    known = sorted(load(game).rulings, key=lambda one: one.id not in chosen)
    return [_ruling(one, chosen.get(one.id, one.default), words) for one in known]


def _ruling(ruling: Ruling, reading: str, words: AppWords) -> Html:
    lang = words.lang
    options = [
        tag("option", one.text.of(lang), value=one.id, selected=one.id == reading) for one in ruling.readings
    ]
    named = f"ruling-{ruling.id}"
    pick = tag(
        "select", *options, class_="rt-input", aria_labelledby=named,
        data_act=f"ruling:{ruling.id}", data_key=named,
    )  # fmt: skip
    other = badge(words("bench-other-reading")) if reading != ruling.default else None
    question = tag("p", ruling.question.of(lang), id=named, class_="rt-rule__text")
    return tag("div", rule_link(ruling.id, lang), question, pick, other, class_="rt-rule")
