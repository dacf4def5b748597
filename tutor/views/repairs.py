"""When could I: what would have to be otherwise for a move to be allowed."""

from __future__ import annotations

from tutor.analysis.elementary import Change
from tutor.analysis.repairs import Repair, Repairs, Step
from tutor.engine.question import Option
from tutor.trace.diff import tell
from tutor.trace.words import Speaker
from tutor.views.form import place_of
from tutor.views.markup import Html, join, sub, tag
from tutor.views.why import rule_link
from tutor.views.words import capital, wording

SHOWN = 8
"""More repairs than that are folded away."""


def repair_list(found: Repairs, option: Option, speaker: Speaker) -> Html:
    """The repairs as sentences, the nearest first, and how much was tried.

    Each has a button that reports the action `repair` with its number, from 0: it takes the changed position.
    """
    words, repairs = wording(speaker.lang), found.found
    rows = [repair_row(one, number, speaker) for number, one in enumerate(repairs)]
    parts = [tag("ol", *rows[:SHOWN], class_="rt-repairs")] if rows else [tag("p", summary(found, speaker))]
    if rows[SHOWN:]:
        head = tag("summary", words("when-more", n=len(rows) - SHOWN))
        more = tag("ol", *rows[SHOWN:], class_="rt-repairs", start=SHOWN + 1)
        parts.append(tag("details", head, more, class_="rt-more", data_key="repairs-more"))
    return tag(
        "section",
        sub(words("head-when"), speaker.option(option), news=True),
        *parts,
        *[tag("p", line, class_="rt-note") for line in notes(found, speaker)],
        class_="rt-when",
        role="status",
    )


def repair_row(repair: Repair, number: int, speaker: Speaker) -> Html:
    """One repair: what would be otherwise, and of each change the rules that would no longer forbid it."""
    words = wording(speaker.lang)
    changes = [_step(step, speaker) for step in repair.steps] or [tag("p", words("when-left"))]
    take = tag(
        "button",
        words("when-take"),
        class_="rt-btn",
        type="button",
        data_act="repair",
        data_value=str(number),
        data_key=f"repair-{number}",
        aria_label=words("when-take-of", n=number + 1),
    )
    return tag("li", tag("ul", *changes), take)


def repair_lines(found: Repairs, speaker: Speaker) -> list[str]:
    """All repairs and notes as lines of text."""
    words, lines = wording(speaker.lang), []
    for number, repair in enumerate(found.found, 1):
        told = [
            (said(step.change, step, speaker), ", ".join(dict.fromkeys(one.rule for one in step.removes)))
            for step in repair.steps
        ]
        changes = [f"{text} ({words('when-removes')} {rules})" if rules else text for text, rules in told]
        lines.append(f"{number}. " + "\n   + ".join(changes or [words("when-left")]))
    return [*(lines or [summary(found, speaker)]), *notes(found, speaker)]


def summary(found: Repairs, speaker: Speaker) -> str:
    """That the move is not considered at all, or that no changes allow it."""
    words = wording(speaker.lang)
    return words("when-unknown") if found.unknown else words("when-none")


def notes(found: Repairs, speaker: Speaker) -> list[str]:
    """What could not be written down, and how much was tried."""
    words = wording(speaker.lang)
    told = [words("when-cut", what=one.of(speaker.lang)) for one in found.left]
    done = words("when-complete" if found.complete else "when-unfinished", n=found.tried)
    return [*told, done]


def said(change: Change, step: Step, speaker: Speaker) -> str:
    """A change in words: the named facts that it changes, else the field of the position."""
    words = wording(speaker.lang)
    if change.kind == "over":
        names = "; ".join(speaker.program(one["program"]) for one in change.before if one["program"])
        return words("when-over", what=names or words("when-this"))
    told = [capital(tell(speaker, fact)) for fact in step.facts]
    if change.kind == "time":
        told.insert(0, words("when-time", program=speaker.program(change.after)))
    elif change.kind == "turn":
        told.insert(0, words("when-turn", who=speaker.name(change.after)))
    return "; ".join(told) or _by_place(change, speaker)


def _step(step: Step, speaker: Speaker) -> Html:
    words = wording(speaker.lang)
    rules = dict.fromkeys(reason.rule for reason in step.removes)
    links = join(*[rule_link(rule, speaker.lang) for rule in rules], by=", ")
    removes = tag("small", words("when-removes"), " ", links) if rules else None
    return tag("li", tag("span", said(step.change, step, speaker)), removes)


def _by_place(change: Change, speaker: Speaker) -> str:
    """A change of something that no named fact tells of."""
    words = wording(speaker.lang)
    if change.kind in ("take", "move", "add"):
        where = place_of(".".join(map(str, change.path[:-1])), speaker)
        what = _value(change.before if change.kind == "take" else change.path[-1], speaker)
        return words("when-taken" if change.kind == "take" else "when-added", what=what, where=where)
    place = place_of(".".join(map(str, change.path)), speaker)
    before, after = (_value(value, speaker) for value in (change.before, change.after))
    return words("when-change", place=place, before=before, after=after)


def _value(value: object, speaker: Speaker) -> str:
    """A value of a position in words; of a mapping its first text."""
    if isinstance(value, dict):
        value = next((one for one in value.values() if isinstance(one, str) and one), "")
    return speaker.value(value) if isinstance(value, str | int | bool) else speaker.value(None)
