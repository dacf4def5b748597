"""What can be worked out from a position: ways to pay, the shortest way, what opponents can do.

Nothing is worked out before it is wanted; what is wanted says what, and about which component or aim.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tutor.engine.question import CHANCE, Question
from tutor.engine.state import State
from tutor.games.resarcana.state.table import Table
from tutor.trace.words import Speaker
from tutor.views.analysis.panel import SearchPanel
from tutor.views.markup import Html, join, tag
from tutor.views.words import capital

if TYPE_CHECKING:
    from tutor.games.resarcana.analysis.attacks import Attack
    from tutor.games.resarcana.views.table.reports import AttacksReport, PaymentsReport, ShortestReport

FIND: Final = "ways"
"""What pressing one of the buttons reports, with what is searched and what about: "pay:place.prism"."""

BREADTH: Final = 40
"""A page looks at fewer positions than the command does: somebody is waiting."""

LISTED: Final = 60
"""So many ways to pay are listed on a page."""


def part(
    state: State[Table], question: Question | None, speaker: Speaker, wanted: str, seat: str = ""
) -> SearchPanel:
    """The buttons that have something worked out, and what was found if it is `wanted`.

    Who is asked asks, with that seat's own knowledge; with a `seat` that is another nothing is offered.
    """
    searches = () if question is None or seat not in ("", question.seat) else offered(state, question)
    if not searches or question is None:
        return SearchPanel(join())
    what, _, about = wanted.removeprefix(f"{FIND}:").partition(":")
    what = what if what in searches else ""
    panel = _answer(state, question.seat, speaker, what, about) if what else None
    return SearchPanel(
        tag(
            "section",
            tag("div", *[_button(speaker, one, one == what) for one in searches], class_="rt-finds"),
            None if panel is None else tag("div", panel, role="status"),
            class_="rt-chains",
            aria_label=speaker.say("ways-head"),
        )
    )


def offered(state: State[Table], question: Question) -> tuple[str, ...]:
    """What can be worked out where something is asked in a position."""
    if question.seat == CHANCE or state.table.phase != "actions" or state.table.ended:
        return ()
    return ("pay", "short", "attacks") if question.kind == "action" else ("attacks",)


def _answer(state: State[Table], seat: str, speaker: Speaker, what: str, about: str) -> Html:
    if what == "pay":
        return _payments(state, seat, speaker, about)
    return _shortest(state, seat, speaker, about) if what == "short" else _attacks(state, seat, speaker)


# The searches are loaded when they are first wanted: other games' pages can be read without them.


def _payments(state: State[Table], seat: str, speaker: Speaker, about: str) -> Html:
    from tutor.games.resarcana.analysis.payments import payable, payments
    from tutor.games.resarcana.views.table.reports import PaymentsReport

    options = {one.key: one for one in payable(state, seat)}
    all_of_them = (payments(state, seat, key) for key in ((about,) if about in options else options))
    known = [one for one in all_of_them if one is not None]
    payment = next((one for one in known if one.ways), known[0] if known else None)
    names = {key: capital(speaker.option_inside(one)) for key, one in options.items()}
    if payment is None:
        return tag("p", speaker.say("pay-unknown"))
    return join(_abouts(speaker, "pay", names, payment.option.key), _paid(PaymentsReport(payment, speaker)))


def _paid(report: PaymentsReport) -> Html:
    rows = [report.cells(way) for way in report.payments.ways]
    left = len(rows) - LISTED
    return join(
        tag("h3", report.head(), class_="rt-sub"),
        _notes(report.summary()),
        _table([report.say(f"pay-table-{name}") for name in report.COLUMNS], rows[:LISTED]) if rows else None,
        tag("p", report.say("pay-more", n=left), class_="rt-note") if left > 0 else None,
    )


def _shortest(state: State[Table], seat: str, speaker: Speaker, about: str) -> Html:
    from tutor.games.resarcana.analysis.shortest_way import POINTS, goals, shortest
    from tutor.games.resarcana.views.table.reports import ShortestReport

    aims = goals(state, seat)
    about = about if about in aims else POINTS
    names = {
        aim: speaker.say("ways-goal-points" if aim == POINTS else "ways-goal-card", card=aim) for aim in aims
    }
    way = shortest(state, seat, about, BREADTH)
    return join(_abouts(speaker, "short", names, about), _way(ShortestReport(way, speaker)))


def _way(report: ShortestReport) -> Html:
    steps = report.steps()
    return join(
        tag("h3", report.say("short-head"), class_="rt-sub"),
        _notes(report.summary()),
        tag("ol", *[tag("li", step) for step in steps]) if steps else None,
        _notes(report.proof()),
    )


def _attacks(state: State[Table], seat: str, speaker: Speaker) -> Html:
    from tutor.games.resarcana.analysis.attacks import attacks
    from tutor.games.resarcana.views.table.reports import AttacksReport

    report = AttacksReport(attacks(state, seat), speaker)
    rows = [(report.by(one), report.harm(one), _answers(report, one)) for one in report.attacks.attacks]
    return join(
        tag("h3", speaker.say("attacks-head"), class_="rt-sub"),
        _notes(report.summary()),
        _table([speaker.say(f"attacks-table-{name}") for name in report.COLUMNS], rows) if rows else None,
    )


def _answers(report: AttacksReport, attack: Attack) -> Html | str:
    if not attack.possible:
        return ""
    return tag("ul", *[tag("li", one) for one in report.answers(attack)], class_="rt-routes")


# ---- parts


def _notes(lines: Iterable[str]) -> Html:
    return join(*[tag("p", line, class_="rt-note") for line in lines])


def _table(heads: list[str], rows: Iterable[tuple[Html | str, ...]]) -> Html:
    made = []
    for first, *others in rows:
        cells = [tag("td", cell, data_label=head) for cell, head in zip(others, heads[1:], strict=True)]
        made.append(tag("tr", tag("th", first, scope="row"), *cells))
    head = tag("tr", *[tag("th", text, scope="col") for text in heads])
    return tag("table", tag("thead", head), tag("tbody", *made), class_="rt-plain rt-wrapped")


def _button(speaker: Speaker, what: str, pressed: bool) -> Html:
    return tag(
        "button",
        speaker.say(f"ways-find-{what}"),
        type="button",
        class_="rt-btn",
        data_act=FIND,
        data_value=f"{what}:",
        data_key=f"{FIND}-{what}",
        aria_pressed="true" if pressed else "false",
    )


def _abouts(speaker: Speaker, what: str, names: dict[str, str], about: str) -> Html:
    """What it can be about: one of several components or aims."""
    made = []
    for key, name in names.items():
        radio = tag(
            "input", type="radio", name="rt-ways", data_act=FIND, data_value=f"{what}:{key}",
            data_key=f"{FIND}-about-{key}", checked=key == about,
        )  # fmt: skip
        made.append(tag("label", radio, tag("span", name), class_="rt-pick"))
    legend = tag("legend", speaker.say(f"ways-about-{what}"), class_="rt-sub")
    return tag("fieldset", legend, tag("div", *made, class_="rt-picks"))
