"""May I, and why not: every move that can be imagined, by seat and by what asks for it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from tutor.analysis.legality import Verdict
from tutor.rules.catalogue import load
from tutor.trace.words import Speaker
from tutor.views.analysis.annotated_refusals import UNANNOTATED, AnnotatedRefusal, annotation_button
from tutor.views.analysis.interpretations import move_text
from tutor.views.lesson.choose import against
from tutor.views.lesson.why import rule_card, rule_label
from tutor.views.markup import Html, region, sub, tag
from tutor.views.words import capital, wording

UNFOLDED: Final = 6
"""So many refused moves stand unfolded, whatever their kind."""

Row: TypeAlias = Callable[[Verdict], Html]
"""Draws one move of the list."""


def verdict_list(
    verdicts: Sequence[Verdict],
    speaker: Speaker,
    opened: str = "",
    unfolded: Collection[str] = (),
    annotated: Mapping[str, AnnotatedRefusal] = MappingProxyType({}),
) -> Html:
    """The region "May I?": the moves of each seat, those that are allowed first; `opened` stands open.

    A refused one opens to every reason, which reports the action `may-move`, and to a button that reports the
    action `when` with its key. Many refused ones are folded by their kind, which reports the action
    `may-kind`; drawn are those of the kinds that are `unfolded`. The moves that are `annotated` on the stage
    have their numbers beside their reasons.
    """
    words = wording(speaker.lang)
    seats = dict.fromkeys(one.seat for one in verdicts)
    few = sum(not one.allowed for one in verdicts) <= UNFOLDED

    def row(one: Verdict) -> Html:
        return verdict_row(one, speaker, annotated.get(one.key, UNANNOTATED), is_open=one.key == opened)

    parts = [
        _seat([one for one in verdicts if one.seat == seat], row, speaker, opened, None if few else unfolded)
        for seat in seats
    ]
    note = words("may-note", n=sum(one.allowed for one in verdicts), of=len(verdicts))
    nothing = None if verdicts else tag("p", words("may-nothing"))
    return region("may", words("head-may"), note, nothing, *parts)


def verdict_row(
    verdict: Verdict, speaker: Speaker, annotations: AnnotatedRefusal = UNANNOTATED, *, is_open: bool = False
) -> Html:
    """One move: allowed or not, by sign and word; a refused one with all that stands against it."""
    words, label = wording(speaker.lang), tag("span", speaker.option(verdict.option))
    if verdict.allowed:
        return tag("p", label, tag("span", words("may-allowed")), class_="rt-allowed")
    return tag(
        "details",
        tag("summary", label, tag("span", words("may-why")), data_act="may-move", data_value=verdict.key),
        tag(
            "div",
            *_reasons(verdict, speaker, annotations),
            _when(verdict, speaker),
            class_="rt-refused__body",
        ),
        class_="rt-refused",
        open=is_open,
        data_key=f"may-{verdict.key}",
    )


def verdict_answer(
    verdict: Verdict,
    speaker: Speaker,
    annotations: AnnotatedRefusal = UNANNOTATED,
    when: Html | None = None,
    *,
    named: bool = False,
) -> Html:
    """Yes or no in a sentence, with every reason, its rule and page, and what would remove it.

    The move is `named` above where several are answered. `when` are the changes that would allow it, else
    there is a button that looks for them.
    """
    words = wording(speaker.lang)
    move = tag("small", move_text(verdict, speaker)) if named else None
    says = words("may-yes") if verdict.allowed else words("may-no", n=len(verdict.reasons))
    look = "rt-answer rt-answer--yes" if verdict.allowed else "rt-answer rt-answer--no"
    head = tag("h3", says, role="status")
    if verdict.allowed:
        return tag("article", move, head, _by(verdict.rule, speaker), class_=look)
    return tag(
        "article",
        move,
        head,
        *_in_brief(verdict, speaker, annotations),
        when or _when(verdict, speaker),
        class_=look,
    )


def _by(rule: str, speaker: Speaker) -> Html:
    """The rule that asks for a move, whose words are folded."""
    head = tag("summary", rule_label(rule, speaker.lang))
    return tag("details", head, rule_card(rule, speaker.lang), class_="rt-more", data_key=f"by-{rule}")


def _in_brief(verdict: Verdict, speaker: Speaker, annotations: AnnotatedRefusal) -> list[Html]:
    """All that stands against a move, each in a sentence with its rule, whose words are folded."""
    numbers = annotations.numbers or (0,) * len(verdict.reasons)
    return [
        tag(
            "div",
            annotation_button(n, speaker) if n else None,
            tag("p", capital(speaker.refusal(reason))),
            tag(
                "details",
                tag("summary", rule_label(reason.rule, speaker.lang)),
                against(reason, speaker),
                class_="rt-more",
                data_key=f"reason-{at}-{reason.rule}",
            ),
            class_="rt-reason rt-reason--brief",
            data_lights=str(n) if n else None,
        )
        for at, (reason, n) in enumerate(zip(verdict.reasons, numbers, strict=True))
    ]


def _reasons(verdict: Verdict, speaker: Speaker, annotations: AnnotatedRefusal) -> list[Html]:
    """All that stands against a move, with the numbers of what is annotated on the stage."""
    numbers = annotations.numbers or (0,) * len(verdict.reasons)
    return [
        against(reason, speaker, annotation_button(n, speaker), str(n)) if n else against(reason, speaker)
        for reason, n in zip(verdict.reasons, numbers, strict=True)
    ]


def _when(verdict: Verdict, speaker: Speaker) -> Html:
    """The button that looks for what would allow a move."""
    words = wording(speaker.lang)
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
    return tag("p", when, class_="rt-row")


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


def _seat(
    verdicts: Sequence[Verdict], row: Row, speaker: Speaker, opened: str, unfolded: Collection[str] | None
) -> Html:
    """The moves of one seat; with no `unfolded` at all nothing is folded."""
    words, allowed = wording(speaker.lang), [one for one in verdicts if one.allowed]
    head = sub(capital(speaker.name(verdicts[0].seat)), words("may-note", n=len(allowed), of=len(verdicts)))
    kinds = dict.fromkeys(map(_kind_of, verdicts))
    refused = {kind: [one for one in verdicts if not one.allowed and _kind_of(one) == kind] for kind in kinds}
    good = [_headed([one for one in allowed if _kind_of(one) == kind], row, speaker) for kind in kinds]
    bad = [
        _headed(ones, row, speaker) if unfolded is None else _folded(ones, row, speaker, opened, unfolded)
        for ones in refused.values()
    ]
    return tag("section", head, *good, *bad, class_="rt-may__seat")


def _kind_of(verdict: Verdict) -> tuple[str, str]:
    return verdict.kind, verdict.rule


def _kind_title(verdict: Verdict, speaker: Speaker) -> str:
    """The title of the rule that asks for moves of that kind."""
    catalogue = load(speaker.game)
    known = verdict.rule in catalogue
    title = catalogue.rule(verdict.rule).title if known else catalogue.ruling(verdict.rule).question
    return title.of(speaker.lang)


def _headed(verdicts: Sequence[Verdict], row: Row, speaker: Speaker) -> Html | None:
    """Moves of one kind below its title."""
    if not verdicts:
        return None
    rows = map(row, verdicts)
    return tag("section", tag("h4", _kind_title(verdicts[0], speaker), class_="rt-may__kind"), *rows)


def _folded(
    verdicts: Sequence[Verdict], row: Row, speaker: Speaker, opened: str, unfolded: Collection[str]
) -> Html | None:
    """Refused moves of one kind behind its title; those of a kind that is folded are not drawn."""
    if not verdicts:
        return None
    words, first = wording(speaker.lang), verdicts[0]
    name = f"{first.seat} {first.kind} {first.rule}"
    is_open = name in unfolded or any(one.key == opened for one in verdicts)
    rows = map(row, verdicts) if is_open else ()
    note = tag("small", words("may-refused-n", n=len(verdicts)))
    head = tag(
        "summary", _kind_title(first, speaker), note,
        data_act="may-kind", data_value=name, data_key=f"may-kind-{name}",
    )  # fmt: skip
    return tag(
        "details", head, *rows, class_="rt-more rt-group", open=is_open, data_key=f"may-{name}",
    )  # fmt: skip
