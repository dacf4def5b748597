"""What can be worked out from a position: the best order of the turn, and the value of each die.

Nothing is worked out before it is wanted; what is wanted says for what. The player whose turn it is, or who
takes a die, asks with the own knowledge.
"""

from __future__ import annotations

from typing import Final

from tutor.engine.question import CHANCE, Question
from tutor.engine.state import State
from tutor.games.seasons.state.table import Table
from tutor.trace.words import Speaker
from tutor.views.analysis.panel import SearchPanel
from tutor.views.markup import Html, join, tag

FIND: Final = "ways"
"""What pressing one of the buttons reports, with what is wanted: "crystals", "dice-both"..."""

AIMS: Final = ("crystals", "prestige", "both")
TABLE: Final = ("die", "shows", "end", "order")


def part(
    state: State[Table], question: Question | None, speaker: Speaker, wanted: str, seat: str = ""
) -> SearchPanel:
    """The buttons that have something worked out, and what was found if it is `wanted`.

    With a `seat` that is not asked nothing is offered.
    """
    searches = () if question is None or seat not in ("", question.seat) else offered(state, question)
    if not searches:
        return SearchPanel(join())
    what = wanted.removeprefix(f"{FIND}:").partition(":")[0]
    what = what if what in searches else ""
    html = tag(
        "section",
        tag("div", *[_button(speaker, one, one == what) for one in searches], class_="rt-finds"),
        tag("div", _answer(state, speaker, what), role="status") if what else None,
        class_="rt-chains",
        aria_label=speaker.say("best-head"),
    )
    return SearchPanel(html)


def offered(state: State[Table], question: Question) -> tuple[str, ...]:
    """What can be worked out where something is asked in a position."""
    turn = state.table.turn
    if question.seat == CHANCE:
        return ()
    if question.kind == "take-die":
        return tuple(f"dice-{aim}" for aim in AIMS)
    return AIMS if turn is not None and turn.seat == question.seat else ()


# The searches are loaded when they are first wanted: a page can be read without them.


def _answer(state: State[Table], speaker: Speaker, what: str) -> Html:
    return _dice(state, speaker, what) if what.startswith("dice-") else _turn(state, speaker, what)


def _turn(state: State[Table], speaker: Speaker, what: str) -> Html:
    from tutor.games.seasons.analysis.best_turn import AIMS as SEARCHED
    from tutor.games.seasons.analysis.best_turn import best_turn
    from tutor.games.seasons.views.table.best import TurnReport

    turn = best_turn(state, next(aim for aim in SEARCHED if aim == what))
    head = tag("h3", speaker.say("best-head"), class_="rt-sub")
    if turn is None:
        return join(head, tag("p", speaker.say("best-nothing")))
    report = TurnReport(turn, speaker)
    steps, outcomes = report.steps(), report.outcomes()
    return join(
        head,
        _notes(report.summary()),
        tag("ol", *[tag("li", step) for step in steps]) if steps else None,
        tag("p", speaker.say("best-idle")) if turn.end is not None and not steps else None,
        tag("p", speaker.say("best-then")) if outcomes else None,
        tag("ul", *[tag("li", one) for one in outcomes]) if outcomes else None,
        _notes(report.proof()),
    )


def _dice(state: State[Table], speaker: Speaker, what: str) -> Html:
    from tutor.games.seasons.analysis.best_turn import AIMS as SEARCHED
    from tutor.games.seasons.analysis.die_values import die_values
    from tutor.games.seasons.views.table.best import die_cells

    values = die_values(state, next(aim for aim in SEARCHED if f"dice-{aim}" == what))
    head = tag("h3", speaker.say("best-dice-head"), class_="rt-sub")
    if values is None:
        return join(head, tag("p", speaker.say("best-dice-nothing")))
    heads = {name: speaker.say(f"best-table-{name}") for name in TABLE}
    rows = []
    for value in values.dice:
        name, *cells = die_cells(value, speaker)
        columns = [tag("td", cell, data_label=heads[at]) for at, cell in zip(TABLE[1:], cells, strict=True)]
        rows.append(tag("tr", tag("th", name, scope="row"), *columns))
    top = tag("tr", *[tag("th", text, scope="col") for text in heads.values()])
    return join(
        head,
        _notes([speaker.say("best-dice-aim")]),
        tag("table", tag("thead", top), tag("tbody", *rows), class_="rt-plain rt-wrapped"),
    )


def _notes(lines: list[str]) -> Html:
    return join(*[tag("p", line, class_="rt-note") for line in lines])


def _button(speaker: Speaker, what: str, pressed: bool) -> Html:
    return tag(
        "button",
        speaker.say(f"best-find-{what}"),
        type="button",
        class_="rt-btn",
        data_act=FIND,
        data_value=what,
        data_key=f"{FIND}-{what}",
        aria_pressed="true" if pressed else "false",
    )
