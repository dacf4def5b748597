"""When could I: what would have to be otherwise for a move to be allowed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tutor.analysis.counterfactuals import Repair, Repairs, Step
from tutor.analysis.edits import Change
from tutor.engine.question import Option
from tutor.trace.diff import Change as FactChange
from tutor.trace.diff import tell
from tutor.trace.words import Speaker
from tutor.views.lesson.why import rule_link, rule_place
from tutor.views.markup import Html, join, sub, tag
from tutor.views.words import capital, wording
from tutor.views.workbench.form import place_of

SEATED = ("mages", "players", "wizards")
"""The fields of positions that hold what each seat has."""

LISTED = 8
"""More repairs than that are folded away."""


def repair_list(search: Repairs, option: Option, speaker: Speaker) -> Html:
    """The repairs as sentences, the nearest first, and how much was tried.

    Each has a button that reports the action `repair` with its key: it takes the changed position.
    """
    title = sub(wording(speaker.lang)("head-when"), speaker.option(option), news=True)
    repairs = enumerate(_varied(search.repairs))
    rows = [_row(one, number, speaker, _sentences(one, speaker)) for number, one in repairs]
    return _listed(title, rows, search, speaker)


def repair_choices(
    search: Repairs, speaker: Speaker, tried: str, option: Option | None = None, running: Html | None = None
) -> Html:
    """The repairs as buttons, the nearest first, each of which reports the action `try` with its key.

    The one that is `tried` can be taken, too: the action `repair`. Without an `option` it is clear of which
    move they are; `running` tells how far the search is.
    """
    words = wording(speaker.lang)
    head = tag("h4", words("when-if"), class_="rt-when__if")
    title = head if option is None else sub(words("head-when"), speaker.option(option), news=True)
    rows = [
        _row(one, number, speaker, _choice(one, speaker, tried == one.key), taken=tried == one.key)
        for number, one in enumerate(_varied(search.repairs))
    ]
    return _listed(title, rows, search, speaker, running)


def _varied(repairs: Sequence[Repair]) -> list[Repair]:
    """Of as many changes first one at each place: another card there says little more than the first."""
    places, rank = Counter[tuple[object, ...]](), dict[str, tuple[int, int]]()
    for one in repairs:
        place = tuple(change.path for change in one.changes)
        rank[one.key] = len(one.steps), places[place]
        places[place] += 1
    return sorted(repairs, key=lambda one: rank[one.key])


def _listed(
    title: Html, rows: Sequence[Html], search: Repairs, speaker: Speaker, running: Html | None = None
) -> Html:
    """Rows of repairs below a title, those beyond the first folded, and how much was tried."""
    words = wording(speaker.lang)
    parts = [tag("ol", *rows[:LISTED], class_="rt-repairs")] if rows else [tag("p", summary(search, speaker))]
    if rows[LISTED:]:
        head = tag("summary", words("when-more", n=len(rows) - LISTED))
        more = tag("ol", *rows[LISTED:], class_="rt-repairs", start=LISTED + 1)
        parts.append(tag("details", head, more, class_="rt-more", data_key="repairs-more"))
    return tag(
        "section",
        title,
        *parts,
        running,
        *[tag("p", line, class_="rt-note") for line in notes(search, speaker)],
        class_="rt-when",
        role="status",
    )


def _sentences(repair: Repair, speaker: Speaker) -> Html:
    """What would be otherwise, and of each change the rules that would no longer forbid the move."""
    words = wording(speaker.lang)
    return tag("ul", *([_step(step, speaker) for step in repair.steps] or [tag("p", words("when-left"))]))


def _choice(repair: Repair, speaker: Speaker, tried: bool) -> Html:
    """A button that says what would be otherwise, and below it the rules that would no longer forbid it."""
    words = wording(speaker.lang)
    texts = [change_text(step.change, step, speaker) for step in repair.steps] or [words("when-left")]
    press = tag(
        "button", *[tag("span", text) for text in texts], type="button", class_="rt-btn rt-repair__try",
        data_act="try", data_value=repair.key, data_key=f"try-{repair.key}",
        aria_pressed="true" if tried else "false",
    )  # fmt: skip
    rules = dict.fromkeys(reason.rule for step in repair.steps for reason in step.removes)
    links = join(*[rule_place(rule, speaker.lang) for rule in rules], by=", ")
    says = tag("small", words("when-removes"), " ", links) if rules else None
    status = tag("p", words("when-tried"), role="status", class_="rt-repair__tried") if tried else None
    return join(press, says, status)


def _row(repair: Repair, number: int, speaker: Speaker, inside: Html, *, taken: bool = True) -> Html:
    """One repair, and if it can be `taken` a button for that."""
    words = wording(speaker.lang)
    take = tag(
        "button",
        words("when-take"),
        class_="rt-btn",
        type="button",
        data_act="repair",
        data_value=repair.key,
        data_key=f"repair-{repair.key}",
        aria_label=words("when-take-of", n=number + 1),
    )
    return tag("li", inside, take if taken else None)


def repair_lines(search: Repairs, speaker: Speaker) -> list[str]:
    """All repairs and notes as lines of text."""
    words, lines = wording(speaker.lang), []
    for number, repair in enumerate(search.repairs, 1):
        steps = [
            (
                change_text(step.change, step, speaker),
                ", ".join(dict.fromkeys(one.rule for one in step.removes)),
            )
            for step in repair.steps
        ]
        changes = [f"{text} ({words('when-removes')} {rules})" if rules else text for text, rules in steps]
        lines.append(f"{number}. " + "\n   + ".join(changes or [words("when-left")]))
    return [*(lines or [summary(search, speaker)]), *notes(search, speaker)]


def summary(search: Repairs, speaker: Speaker) -> str:
    """That the move is not considered at all, or that no changes allow it."""
    words = wording(speaker.lang)
    return words("when-unknown") if search.unknown else words("when-none")


def notes(search: Repairs, speaker: Speaker) -> list[str]:
    """What could not be written down, and how much was tried."""
    words = wording(speaker.lang)
    lines = [words("when-cut", what=one.of(speaker.lang)) for one in search.left]
    done = words("when-complete" if search.complete else "when-unfinished", n=search.tried)
    return [*lines, done]


def change_text(change: Change, step: Step, speaker: Speaker) -> str:
    """A change in words: the named facts that it changes, else the field of the position."""
    words = wording(speaker.lang)
    if change.kind == "over":
        names = "; ".join(speaker.program(one["program"]) for one in change.before if one["program"])
        return words("when-over", what=names or words("when-this"))
    if change.kind in ("time", "turn"):
        return _moment(change, speaker)
    if change.kind in ("move", "take", "add"):
        return _thing(change, speaker)
    own = _own(change, step)
    if change.kind == "text" and not own and change.before:
        return _instead(change, speaker)
    changes = [capital(tell(speaker, fact)) for fact in own or step.facts]
    return "; ".join(changes) or _by_place(change, speaker)


def _own(change: Change, step: Step) -> tuple[FactChange, ...]:
    """The facts that say the change itself, and not what follows from it."""
    same = tuple(fact for fact in step.facts if (fact.before, fact.after) == (change.before, change.after))
    named = tuple(fact for fact in same if str(change.path[-1]) in fact.name.split("."))
    return named or same


def _instead(change: Change, speaker: Speaker) -> str:
    """A thing that lies in the place of another."""
    path = change.path[:-1]
    while path and isinstance(path[-1], int):
        path = path[:-1]
    before, after = _value(change.before, speaker), _value(change.after, speaker)
    return wording(speaker.lang)("when-instead", before=before, after=after, where=_place(path, speaker))


def _moment(change: Change, speaker: Speaker) -> str:
    """Whose turn it is, and where what is under way has come to; what else follows from that is not told."""
    words = wording(speaker.lang)
    if change.kind == "turn":
        over = any(op == "take" for op, _, _ in change.edits)
        return words("when-turn-over" if over else "when-turn", who=speaker.name(change.after))
    programs = (value for op, path, value in change.edits if op == "set" and path == change.path)
    who = next((one["who"] for (one,) in programs), "")
    return words("when-time", program=speaker.program(change.after), who=speaker.name(who))


def _step(step: Step, speaker: Speaker) -> Html:
    words = wording(speaker.lang)
    rules = dict.fromkeys(reason.rule for reason in step.removes)
    links = join(*[rule_link(rule, speaker.lang) for rule in rules], by=", ")
    removes = tag("small", words("when-removes"), " ", links) if rules else None
    return tag("li", tag("span", change_text(step.change, step, speaker)), removes)


def _by_place(change: Change, speaker: Speaker) -> str:
    """A change of something that no named fact tells of."""
    words = wording(speaker.lang)
    place = place_of(".".join(map(str, change.path)), speaker)
    before, after = (_value(value, speaker) for value in (change.before, change.after))
    return words("when-change", place=place, before=before, after=after)


def _thing(change: Change, speaker: Speaker) -> str:
    """A thing that lies elsewhere, lies there no more, or lies there as well."""
    words, where = wording(speaker.lang), _place(change.path[:-1], speaker)
    if change.kind == "take":
        named = change.path[-1] if isinstance(change.path[-1], str) else change.before
        return words("when-taken", what=_value(named, speaker), where=where)
    what = _value(change.path[-1], speaker)
    if change.kind == "add":
        return words("when-added", what=what, where=where)
    return words("when-moved", what=what, before=_place(change.before[:-1], speaker), after=where)


def _place(path: tuple[str | int, ...], speaker: Speaker) -> str:
    """A place of a position: of what a seat has, what it is and then whose."""
    if len(path) > 2 and path[0] in SEATED:
        return f"{place_of('.'.join(map(str, path[2:])), speaker)} ({speaker.name(str(path[1]))})"
    return place_of(".".join(map(str, path)), speaker)


def _value(value: object, speaker: Speaker) -> str:
    """A value of a position in words; of a mapping its first text."""
    if isinstance(value, dict):
        value = next((one for one in value.values() if isinstance(one, str) and one), "")
    return speaker.value(value) if isinstance(value, str | int | bool) else speaker.value(None)
