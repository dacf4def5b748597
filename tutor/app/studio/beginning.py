"""The beginning of a draft: a set-up with optional rules or a position, the readings, names of seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec.structs import replace

from tutor.app.pages.play_parts import switch_list
from tutor.app.studio.session import Studio, clean
from tutor.app.words import AppWords
from tutor.app.workbench import changes
from tutor.app.workbench.editor import position, rulings
from tutor.rules.defects import Defect
from tutor.rules.words import Words
from tutor.scenario.case import position_data
from tutor.scenario.draft import begun_at
from tutor.scenario.draft_runner import NOTHING
from tutor.scenario.model import ScenarioFile
from tutor.trace.words import Speaker
from tutor.views.buttons import button
from tutor.views.markup import Html, join, tag
from tutor.views.studio.fields import adder, both, chip, pick
from tutor.views.workbench.form import defects as defect_list

FIELDS: Final = ("position", "opening", "switches", "rulings", "automatic", "names", "you")
"""The fields of a file that say how the lesson begins."""

Edit: TypeAlias = Callable[[Studio, str, str], ScenarioFile]
"""From a session, a place and a value to the changed draft."""


def begin_here(studio: Studio) -> tuple[ScenarioFile, tuple[Words, ...]] | None:
    """The draft that begins with the position shown, and what the written position does not hold.

    None where no position can be written down, or off the told line.
    """
    place, state = studio.place, studio.node.state
    spelling = studio.game.spell(state)
    if place is None or spelling.position is None:
        return None
    nodes = studio.playthrough.told_at(studio.draft.steps)
    draft = begun_at(studio.draft, place.stretch, place.node, nodes)
    start = {"position": position_data(spelling.position), "opening": "", "switches": ()}
    return replace(draft, rulings=dict(state.rulings), **start), spelling.left


# ---- changes


def _in_form(name: str) -> Edit:
    """A change in the form of the position."""

    def edit(studio: Studio, place: str, value: str) -> ScenarioFile:
        if studio.draft.opening:
            raise KeyError(place)
        change = changes.EDITS[name](studio.game, changes.path_of(place), value)
        return replace(studio.draft, position=change(studio.draft.position))

    return edit


def _set_up(studio: Studio, place: str, value: str) -> ScenarioFile:
    opening = next(one for one in studio.game.openings() if one.id == _known(value, studio))
    on = tuple(one.id for one in opening.switches if one.id in studio.draft.switches)
    return replace(studio.draft, opening=value, switches=on, position=None)


def _known(opening: str, studio: Studio) -> str:
    if opening not in (one.id for one in studio.game.openings()):
        raise ValueError(opening)
    return opening


def _switch(studio: Studio, place: str, value: str) -> ScenarioFile:
    opening = next((one for one in studio.game.openings() if one.id == studio.draft.opening), None)
    known = () if opening is None else tuple(one.id for one in opening.switches)
    if value not in known:
        raise ValueError(value)
    on = {*studio.draft.switches} ^ {value}
    return replace(studio.draft, switches=tuple(one for one in known if one in on))


def _reading(studio: Studio, place: str, value: str) -> ScenarioFile:
    rulings = changes.with_reading(studio.game.id, studio.draft.rulings, place, value)
    return replace(studio.draft, rulings=rulings)


def _name(studio: Studio, place: str, value: str) -> ScenarioFile:
    seat, _, lang = place.rpartition(".")
    if seat not in studio.seats or lang not in ("en", "ru"):
        raise KeyError(place)
    words = studio.draft.names.get(seat, NOTHING)
    text = clean(value)
    words = Words(text, words.ru) if lang == "en" else Words(words.en, text)
    names = {one: title for one, title in studio.draft.names.items() if one != seat}
    return replace(studio.draft, names=names if words == NOTHING else {**names, seat: words})


def _automatic_add(studio: Studio, place: str, value: str) -> ScenarioFile:
    if value not in studio.questions:
        raise ValueError(value)
    kinds = dict.fromkeys((*studio.draft.automatic, value))
    return replace(studio.draft, automatic=tuple(kinds))


def _automatic_out(studio: Studio, place: str, value: str) -> ScenarioFile:
    left = tuple(kind for kind in studio.draft.automatic if kind != value)
    return replace(studio.draft, automatic=left)


EDITS: Final[dict[str, Edit]] = {
    **{name: _in_form(name) for name in changes.EDITS},
    "set-up": _set_up, "switch": _switch, "ruling": _reading, "seat": _name,
    "automatic-add": _automatic_add, "automatic-out": _automatic_out,
}  # fmt: skip
"""The actions that change the beginning."""


# ---- drawing


def begins(studio: Studio, speaker: Speaker, words: AppWords) -> Html:
    """How the lesson begins, all that is wrong with it, and what can be changed in it."""
    draft = studio.draft
    defects = [
        one for one in studio.report.defects if one.field.partition(".")[0].partition("[")[0] in FIELDS
    ]
    openings = [(one.id, one.title.of(words.lang)) for one in studio.game.openings()]
    own = [] if draft.opening else [("", words("studio-own-position"))]
    opening = next((one for one in studio.game.openings() if one.id == draft.opening), None)
    switches = None if opening is None else switch_list(opening, draft.switches, studio.game.id, words)
    return join(
        tag("p", words("studio-begins-note"), class_="rt-note"),
        None if studio.begins else tag("p", words("studio-begins-nowhere"), class_="rt-message"),
        pick("set-up", words("studio-begins-with"), [*own, *openings], draft.opening),
        switches,
        _here(studio, words),
        _position(studio, defects, speaker),
        rulings(studio.game.id, draft.rulings, words),
        _names(studio, speaker, words),
        _automatic(studio, speaker, words),
    )


def _position(studio: Studio, defects: list[Defect], speaker: Speaker) -> Html:
    if studio.draft.opening:
        return defect_list(defects, speaker)
    return position(studio.game, studio.draft.position, defects, speaker)


def _here(studio: Studio, words: AppWords) -> Html:
    can = begin_here(studio) is not None and (studio.node.depth > 0 or bool(studio.draft.opening))
    note = tag("p", words("studio-begin-here-note" if can else "studio-begin-here-not"), class_="rt-note")
    return tag("div", button("begin-here", words("studio-begin-here"), off=not can), note, class_="rt-row")


def _names(studio: Studio, speaker: Speaker, words: AppWords) -> Html:
    fields = [
        both(f"seat:{seat}", speaker.name(seat), studio.draft.names.get(seat, NOTHING), words.lang)
        for seat in studio.seats
    ]
    note = tag("p", words("studio-names-note"), class_="rt-note")
    return tag(
        "details", tag("summary", words("studio-names")), note, *fields, class_="rt-fold",
        data_key="studio-names", data_lasting=True,
    )  # fmt: skip


def _automatic(studio: Studio, speaker: Speaker, words: AppWords) -> Html | None:
    """The kinds of question that nobody is asked, and those of the told line that could be such."""
    kinds, questions = studio.draft.automatic, studio.questions
    if not kinds and not questions:
        return None
    chips = [chip(kind, words("studio-ask-again", what=kind), "automatic-out", kind) for kind in kinds]
    named = [
        (kind, f"{speaker.question(one)} ({kind})") for kind, one in questions.items() if kind not in kinds
    ]
    return tag(
        "details",
        tag("summary", words("studio-automatic", n=len(kinds))),
        tag("p", words("studio-automatic-note"), class_="rt-note"),
        tag("div", *chips, class_="rt-chips", data_near=True) if chips else None,
        adder("automatic-add", words("studio-automatic-add"), [("", named)], words.lang),
        class_="rt-fold",
        data_key="studio-automatic",
        data_lasting=True,
    )
