"""What can be searched for from a position: every way in which an action can go, and rooms that are safe.

Nothing is searched before it is wanted; what is wanted says what is searched, and with whose knowledge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.engine.question import CHANCE, Question
from tutor.engine.state import State
from tutor.games.blackrose.state.table import Table
from tutor.trace.words import Speaker
from tutor.views.analysis.panel import SearchPanel
from tutor.views.markup import Html, join, tag
from tutor.views.words import capital

if TYPE_CHECKING:
    from tutor.games.blackrose.analysis.interrupts import Interrupts
    from tutor.games.blackrose.views.table.ways import InterruptReport

FIND = "ways"
"""What pressing one of the buttons reports, with what is searched and who asks: "step:", "rooms:anna"."""

MOVING = ("explore-step", "inertia-move", "move", "action")
"""The questions in which a mage is about to move, or to begin what moves him."""

SEARCHES = ("step", "action", "rooms")


def part(
    state: State[Table], question: Question | None, speaker: Speaker, wanted: str, seat: str = ""
) -> SearchPanel:
    """The buttons that have something searched for from a position, and what was found if it is `wanted`.

    `seat` asks with its own knowledge alone; without it anybody may be chosen to ask, or all cards lie open.
    """
    searches = () if question is None or seat not in ("", question.seat) else offered(state, question)
    if not searches:
        return SearchPanel(join())
    what, _, asker = wanted.removeprefix(f"{FIND}:").partition(":")
    asker = seat or (asker if asker in state.table.players else "")
    what = what if what in searches else ""
    finding = _search(state, speaker, what, asker) if what else SearchPanel(join())
    asks = _askers(state, speaker, what, asker) if what and not seat else None
    html = tag(
        "section",
        tag("div", *[_button(speaker, one, asker, one == what) for one in searches], class_="rt-finds"),
        asks,
        tag("div", finding.html, role="status") if what else None,
        class_="rt-chains",
        aria_label=speaker.say("ways-head"),
    )
    return finding._replace(html=html)


def differs(other: State[Table], state: State[Table], speaker: Speaker) -> list[str]:
    """What is different at the end of a line of play, compared with the end of another."""
    from tutor.games.blackrose.analysis.outcome_diff import changes
    from tutor.games.blackrose.views.table.ways import told_change

    return [capital(told_change(change, speaker)) for change in changes(other.table, state.table)]


def offered(state: State[Table], question: Question) -> tuple[str, ...]:
    """What can be searched for where something is asked in a position."""
    if question.seat == CHANCE:
        return ()
    # The searches are loaded when they are first offered: other games' pages can be read without them.
    from tutor.games.blackrose.analysis.interrupts import STEPS, under_way

    base = under_way(state)
    if base is None:
        return ()
    is_under_way = base < len(state.stack)
    ways = ("step", "action") if is_under_way and _steps(state) & STEPS else ("action",)
    return (*ways, "rooms") if question.kind in MOVING else ways


def _steps(state: State[Table]) -> set[str]:
    """The question that comes again and again in the action under way, if there is one."""
    turn = state.table.turn
    return {f"{turn.doing}-step"} if turn is not None and turn.doing else set()


def _search(state: State[Table], speaker: Speaker, what: str, asker: str) -> SearchPanel:
    if what == "rooms":
        return _rooms(state, speaker, asker)
    from tutor.games.blackrose.analysis.interrupts import interrupts
    from tutor.games.blackrose.views.table import ways_figure
    from tutor.games.blackrose.views.table.ways import InterruptReport
    from tutor.games.blackrose.views.table.ways_tree import tree

    search = interrupts(state, asker, "step" if what == "step" else "action")
    if search is None:
        return SearchPanel(tag("p", speaker.say("ways-nothing")))
    report, graph = InterruptReport(search, speaker), tree(search)
    figure = ways_figure.figure(graph, report)
    label = speaker.say("ways-tree-label")
    return SearchPanel(_ways(report, graph), figure, label, " ".join(ways_figure.text(graph, report)))


def ways_found(search: Interrupts, speaker: Speaker) -> Html:
    """What a search for the ways in which something goes on has found."""
    from tutor.games.blackrose.views.table.ways import InterruptReport
    from tutor.games.blackrose.views.table.ways_tree import tree

    return _ways(InterruptReport(search, speaker), tree(search))


def _rooms(state: State[Table], speaker: Speaker, asker: str) -> SearchPanel:
    from tutor.games.blackrose.analysis.safe_rooms import safe_rooms
    from tutor.games.blackrose.views.table.safe import RoomsReport

    rooms = safe_rooms(state, asker)
    head = tag("h3", speaker.say("safe-head"), class_="rt-sub")
    if rooms is None:
        return SearchPanel(join(head, tag("p", speaker.say("safe-nobody"))))
    return SearchPanel(join(head, RoomsReport(rooms, speaker).html()))


def _ways(report: InterruptReport, graph: Any) -> Html:
    from tutor.games.blackrose.views.table import ways_figure

    say = report.say
    parts = [tag("p", line, class_="rt-note") for line in report.summary()]
    left = graph.graph["left"]
    unfold = tag("summary", say("ways-tree-words"))
    words = tag("details", unfold, ways_figure.words(graph, report), class_="rt-more", data_key="ways-text")
    return join(
        tag("h3", say("ways-head"), class_="rt-sub"),
        *parts,
        _endings(report),
        tag("h3", say("ways-tree-head"), class_="rt-sub"),
        tag("p", say("ways-tree-deeper", n=left), class_="rt-note") if left else None,
        words,
    )


def _endings(report: InterruptReport) -> Html:
    names = ("number", "ending", "routes", "orders")
    heads = {name: report.say(f"ways-table-{name}") for name in names}
    rows = []
    for number, ending in enumerate(report.interrupts.endings, 1):
        routes = tag("ul", *[tag("li", route) for route in report.routes(ending)], class_="rt-routes")
        orders = report.say("ways-orders-unknown") if ending.orders is None else str(ending.orders)
        cells = ((report.ending(ending), "ending"), (routes, "routes"), (orders, "orders"))
        row = [tag("td", cell, data_label=heads[name]) for cell, name in cells]
        rows.append(tag("tr", tag("th", report.say("ways-number", n=number), scope="row"), *row))
    head = tag("tr", *[tag("th", text, scope="col") for text in heads.values()])
    return tag("table", tag("thead", head), tag("tbody", *rows), class_="rt-plain rt-wrapped")


# ---- controls


def _button(speaker: Speaker, what: str, asker: str, pressed: bool) -> Html:
    return tag(
        "button",
        speaker.say(f"ways-find-{what}"),
        type="button",
        class_="rt-btn",
        data_act=FIND,
        data_value=f"{what}:{asker}",
        data_key=f"{FIND}-{what}",
        aria_pressed="true" if pressed else "false",
    )


def _askers(state: State[Table], speaker: Speaker, what: str, asker: str) -> Html:
    """Who asks: a seat with what it knows, or everybody with all cards open."""
    made = []
    for seat in ("", *state.table.players):
        name = capital(speaker.name(seat)) if seat else speaker.say("ways-asks-open")
        radio = tag(
            "input", type="radio", name="rt-ways", data_act=FIND, data_value=f"{what}:{seat}",
            data_key=f"{FIND}-asks-{seat or 'open'}", checked=seat == asker,
        )  # fmt: skip
        made.append(tag("label", radio, tag("span", name), class_="rt-pick"))
    legend = tag("legend", speaker.say("ways-asks"), class_="rt-sub")
    return tag("fieldset", legend, tag("div", *made, class_="rt-picks"))
