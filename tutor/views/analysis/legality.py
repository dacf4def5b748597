"""May I, and why not: every move that can be imagined, by seat and by what asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.analysis.legality import Verdict
from tutor.rules.catalogue import load
from tutor.trace.words import Speaker
from tutor.views.lesson.choose import against
from tutor.views.markup import Html, join, region, sub, tag
from tutor.views.words import capital, wording

FOLDED = 12
"""More moves of one kind than that are folded under their head."""


def verdict_list(verdicts: Sequence[Verdict], speaker: Speaker, opened: str = "") -> Html:
    """The region "May I?": the moves of each seat, those that are allowed first; `opened` stands open.

    A refused one opens to every reason, and to a button that reports the action `when` with its key.
    """
    words = wording(speaker.lang)
    seats = dict.fromkeys(one.seat for one in verdicts)
    parts = [_seat([one for one in verdicts if one.seat == seat], speaker, opened) for seat in seats]
    note = words("may-note", n=sum(one.allowed for one in verdicts), of=len(verdicts))
    nothing = None if verdicts else tag("p", words("may-nothing"))
    return region("may", words("head-may"), note, nothing, *parts)


def verdict_row(verdict: Verdict, speaker: Speaker, is_open: bool = False) -> Html:
    """One move: allowed or not, by sign and word; a refused one with all that stands against it."""
    words, label = wording(speaker.lang), tag("span", speaker.option(verdict.option))
    if verdict.allowed:
        return tag("p", label, tag("span", words("may-allowed")), class_="rt-allowed")
    when = tag(
        "button",
        words("may-when"),
        class_="rt-btn",
        type="button",
        data_act="when",
        data_value=verdict.key,
        data_key=f"when-{verdict.key}",
        aria_label=words("may-when-of", move=speaker.option(verdict.option)),
    )
    body = [against(reason, speaker) for reason in verdict.reasons]
    return tag(
        "details",
        tag("summary", label, tag("span", words("may-why"))),
        tag("div", *body, tag("p", when, class_="rt-row"), class_="rt-refused__body"),
        class_="rt-refused",
        open=is_open,
        data_key=f"may-{verdict.key}",
    )


def verdict_lines(verdict: Verdict, speaker: Speaker) -> list[str]:
    """One move as lines of text: whether it is allowed, and of each reason the rule, what is so, what would
    remove it."""
    words, catalogue = wording(speaker.lang), load(speaker.game)
    sign, word = ("+", "may-allowed") if verdict.allowed else ("-", "may-refused")
    head = f"{speaker.name(verdict.seat)}: {speaker.option(verdict.option)}"
    lines = [f"{sign} {head} [{verdict.key}]: {words(word)}"]
    for reason in verdict.reasons:
        titled = catalogue.rule(reason.rule).title if reason.rule in catalogue else None
        title = titled or catalogue.ruling(reason.rule).question
        lines.append(f"    {reason.rule} — {title.of(speaker.lang)}: {speaker.refusal(reason)}")
        if remedy := speaker.allowed_if(reason):
            lines.append(f"      {words('would-be-allowed')}: {remedy}")
    return lines


def _seat(verdicts: Sequence[Verdict], speaker: Speaker, opened: str) -> Html:
    words, allowed = wording(speaker.lang), sum(one.allowed for one in verdicts)
    head = sub(capital(speaker.name(verdicts[0].seat)), words("may-note", n=allowed, of=len(verdicts)))
    kinds = dict.fromkeys((one.kind, one.rule) for one in verdicts)
    parts = [
        _kind([one for one in verdicts if (one.kind, one.rule) == kind], speaker, opened) for kind in kinds
    ]
    return tag("section", head, *parts, class_="rt-may__seat")


def _kind(verdicts: Sequence[Verdict], speaker: Speaker, opened: str) -> Html:
    """The moves that answer one kind of question, under the title of the rule that asks it."""
    words, first, catalogue = wording(speaker.lang), verdicts[0], load(speaker.game)
    known = first.rule in catalogue
    title = catalogue.rule(first.rule).title if known else catalogue.ruling(first.rule).question
    order = sorted(verdicts, key=lambda one: not one.allowed)
    rows = join(*[verdict_row(one, speaker, one.key == opened) for one in order])
    note = words("may-note", n=sum(one.allowed for one in verdicts), of=len(verdicts))
    if len(verdicts) <= FOLDED:
        return tag("section", tag("h4", title.of(speaker.lang), class_="rt-may__kind"), rows)
    return tag(
        "details",
        tag("summary", title.of(speaker.lang), tag("small", note)),
        rows,
        class_="rt-more rt-group",
        open=any(one.key == opened for one in verdicts),
        data_key=f"may-{first.seat}-{first.kind}",
    )
