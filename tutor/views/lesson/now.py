"""Now: the effects that are under way, outermost first, with the sentence that is being executed marked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from tutor.engine.game import Printed
from tutor.trace.tree import Flag, Running
from tutor.trace.words import Speaker
from tutor.views.markup import Html, badge, join, region, tag
from tutor.views.words import Wording, capital, wording

OPEN = 2
"""So many of the innermost frames are shown in full; outer ones would push them out of sight."""


def now(running: Sequence[Running], speaker: Speaker) -> Html:
    """The region "Now": a frame for each running effect or open window, a deeper one further right.

    `running` is what `tutor.trace.tree.now` gives: outermost first. The innermost stand open, all others
    are folded to the sentence in which they wait; what the reader unfolds stays so (`data-lasting`). What
    has not begun and waits below what runs is left out.
    """
    running = [entry for entry in running if entry.innermost or set(entry.flags) != {"next"}]
    words = wording(speaker.lang, speaker.game)
    note = words("now-note", n=len(running)) if running else words("now-none")
    folded = max(0, len(running) - OPEN)
    frames = [_frame(entry, place, folded, speaker, words) for place, entry in enumerate(running)]
    return region("now", words("head-now"), note, *frames)


class _FrameParts(NamedTuple):
    """What is written in a frame: its name, what stands beside it, where it waits, and all of it."""

    name: str
    beside: str
    waits: Html
    parts: tuple[Html | None, ...]


def _effect(entry: Running, speaker: Speaker, words: Wording) -> _FrameParts:
    name = speaker.program(entry.program, entry.bindings)
    sentences, printed = speaker.sentences(entry.program), speaker.printed(entry.program)
    lines = [
        _sentence(number, flag, text or "", words, open=printed is not None and number in printed.unknown)
        for number, (flag, text) in enumerate(zip_longest(entry.flags, sentences[: len(entry.flags)]), 1)
    ]
    if _is_spent(entry):
        lines.append(tag("span", words("nothing-left"), class_="rt-wait"))
        waits = lines[-1]
    else:
        waits = join(
            *(line for line, flag in zip(lines, entry.flags, strict=True) if flag in ("now", "wait"))
        )
    text = tag("p", join(*lines, by=" "), class_="rt-frame__text")
    when, source = _about(printed, words)
    return _FrameParts(name, capital(speaker.name(entry.owner)), waits, (when, text, source))


def _about(printed: Printed | None, words: Wording) -> tuple[Html | None, Html | None]:
    """What sets a printed text off, and a badge for one that is not the book's own."""
    if printed is None:
        return None, None
    when = printed.when
    condition = tag("p", words("when", what=when.of(words.lang)), class_="rt-card__when") if when else None
    key = f"text-{printed.basis}"
    return condition, tag("p", badge(words(key)), class_="rt-badges") if words.has(key) else None


def _window(entry: Running, speaker: Speaker, words: Wording) -> _FrameParts:
    """A window is no text that runs: it shows the event that may be answered, and who has let it pass."""
    assert entry.about is not None
    key = f"window-{entry.window}"
    name = words(key) if words.has(key) else words("window")
    about = speaker.event(entry.about)
    passed = ", ".join(speaker.name(seat) for seat in entry.passed)
    note = tag("p", words("window-passed", who=passed), class_="rt-note") if passed else None
    return _FrameParts(
        name, words("window-note"), join(about), (tag("p", about, class_="rt-frame__text"), note)
    )


def _frame(entry: Running, place: int, folded: int, speaker: Speaker, words: Wording) -> Html:
    """The frame at that place of the stack, of which the first `folded` ones are folded."""
    view = _window(entry, speaker, words) if entry.window else _effect(entry, speaker, words)
    kind = " rt-frame--now" if entry.innermost else " rt-frame--spent" if _is_spent(entry) else ""
    window = " rt-frame--window" if entry.window else ""
    look, style = f"rt-frame{kind}{window}", f"--f:{min(place, folded)};--d:{max(0, place - folded)}"
    name = tag("h3", view.name, class_="rt-frame__name")
    who = tag("span", view.beside, class_="rt-frame__who")
    if place >= folded:
        head = tag("div", name, who, class_="rt-frame__head")
        return tag("div", head, *view.parts, class_=look, style=style)
    waits = tag("span", view.waits, class_="rt-frame__waits")
    line = tag("summary", join(name, who, waits, by=" "), class_="rt-frame__head")
    return tag(
        "details",
        line,
        *view.parts,
        class_=f"{look} rt-frame--folded",
        style=style,
        data_key=f"frame-{entry.depth}-{entry.program or entry.window}",
        data_lasting=True,
    )


def _is_spent(entry: Running) -> bool:
    """Whether an effect only stays because an inner one has not ended: none of its sentences is left."""
    return not entry.innermost and set(entry.flags) == {"done"}


def _sentence(number: int, flag: Flag, text: str, words: Wording, *, open: bool = False) -> Html:
    spoken = tag("span", words(f"flag-{flag}"), class_="rt-vh") if flag in ("done", "now") else None
    sentence = tag(
        "span",
        tag("sup", str(number), class_="rt-s__n"),
        spoken,
        text,
        tag("i", " ", words("text-open"), class_="rt-unknown") if open else None,
        class_=f"rt-s rt-s--{flag}",
        aria_current="step" if flag == "now" else None,
    )
    return join(sentence, tag("span", words("waits-here"), class_="rt-wait") if flag == "wait" else None)
