"""Now: the effects that are under way, outermost first, with the sentence that is being executed marked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from tutor.trace.tree import Flag, Running
from tutor.trace.words import Speaker
from tutor.views.markup import Html, join, region, tag
from tutor.views.words import Wording, wording


def now(running: Sequence[Running], speaker: Speaker) -> Html:
    """The region "Now": a frame for each running effect or open window, a deeper one further right.

    `running` is what `tutor.trace.tree.now` gives: outermost first.
    """
    words = wording(speaker.lang, speaker.game)
    note = words("now-note", n=len(running)) if running else words("now-none")
    frames = [
        _window(entry, speaker, words) if entry.window else _effect(entry, speaker, words)
        for entry in running
    ]
    return region("now", words("head-now"), note, *frames)


def _effect(entry: Running, speaker: Speaker, words: Wording) -> Html:
    name = speaker.program(entry.program, entry.bindings)
    said = speaker.sentences(entry.program)
    lines = [
        _sentence(number, flag, text or "", words)
        for number, (flag, text) in enumerate(zip_longest(entry.flags, said[: len(entry.flags)]), 1)
    ]
    if _is_spent(entry):
        lines.append(tag("span", words("nothing-left"), class_="rt-wait"))
    text = tag("p", join(*lines, by=" "), class_="rt-frame__text")
    return _frame(entry, name, speaker.name(entry.owner), text)


def _window(entry: Running, speaker: Speaker, words: Wording) -> Html:
    """A window is no text that runs: it shows the event that may be answered, and who has let it pass."""
    assert entry.about is not None
    key = f"window-{entry.window}"
    told = tag("p", speaker.event(entry.about), class_="rt-frame__text")
    passed = ", ".join(speaker.name(seat) for seat in entry.passed)
    note = tag("p", words("window-passed", who=passed), class_="rt-note") if passed else None
    return _frame(entry, words(key) if words.has(key) else words("window"), words("window-note"), told, note)


def _frame(entry: Running, name: str, beside: str, *parts: Html | None) -> Html:
    kind = " rt-frame--now" if entry.innermost else " rt-frame--spent" if _is_spent(entry) else ""
    window = " rt-frame--window" if entry.window else ""
    head = tag(
        "div",
        tag("h3", name, class_="rt-frame__name"),
        tag("span", beside, class_="rt-frame__who"),
        class_="rt-frame__head",
    )
    return tag("div", head, *parts, class_=f"rt-frame{kind}{window}", style=f"--d:{entry.depth}")


def _is_spent(entry: Running) -> bool:
    """Whether an effect only stays because an inner one has not ended: none of its sentences is left."""
    return not entry.innermost and set(entry.flags) == {"done"}


def _sentence(number: int, flag: Flag, text: str, words: Wording) -> Html:
    spoken = tag("span", words(f"flag-{flag}"), class_="rt-vh") if flag in ("done", "now") else None
    sentence = tag(
        "span",
        tag("sup", str(number), class_="rt-s__n"),
        spoken,
        text,
        class_=f"rt-s rt-s--{flag}",
        aria_current="step" if flag == "now" else None,
    )
    return join(sentence, tag("span", words("waits-here"), class_="rt-wait") if flag == "wait" else None)
