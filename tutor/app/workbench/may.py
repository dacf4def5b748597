"""The panel "May I?": every imaginable move with all that stands against it, and when it could be made."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tutor.analysis.counterfactuals import Repairs, repairs
from tutor.analysis.legality import Verdict, nameable, verdict, verdicts
from tutor.analysis.move_matching import matching_moves
from tutor.app.words import AppWords
from tutor.app.workbench.outcomes import picks
from tutor.app.workbench.panels import Drawn, Evidence, Works
from tutor.app.workbench.session import Bench
from tutor.engine.state import State
from tutor.trace.words import Speaker
from tutor.views.analysis.counterfactuals import repair_list
from tutor.views.analysis.legality import verdict_lines, verdict_list
from tutor.views.buttons import button
from tutor.views.markup import Html, join, tag
from tutor.workbench.report import Section

SLICE: Final = 25
"""So many changed positions are tried before presses are heard again."""

MOST: Final = 600
"""So many are tried before one has to go on by a press."""


class MayPanel:
    """Which moves are allowed, why others are not, and what would have to be otherwise."""

    name = "may"

    def __init__(self, works: Works) -> None:
        self.works = works
        self.seat = ""
        self.query = ""
        self.of: State[Any] | None = None
        self.matches: tuple[Verdict, ...] = ()
        self.others: tuple[Verdict, ...] | None = None
        self.wanted: Verdict | None = None
        self.search: Repairs | None = None
        self.running = False
        self.room = 0
        self.unfolded: frozenset[str] = frozenset()

    # ---- what was pressed

    def act(self, action: str, value: str, bench: Bench, speaker: Speaker) -> bool:
        """Asks about moves, searches for what would allow one, and takes such a change."""
        if action == "may-seat":
            self.seat = value
        elif action == "may-said":
            self.query = value.strip()
        elif action == "may-kind":
            self.unfolded ^= {value}
        elif action == "when":
            self._search(value, bench)
        elif action == "when-on":
            self._go_on()
        elif action == "when-stop":
            self.running = False
        elif action == "repair" and value.isdecimal():
            self._take(int(value), bench)
        else:
            return False
        return True

    def click(self, point: int, bench: Bench) -> None:
        """It has no figure."""

    def _search(self, key: str, bench: Bench) -> None:
        self.wanted = verdict(bench.game, bench.node.state, key)
        if self.wanted is None:
            return
        opening = None
        if not bench.start.opening:
            opening = msgspec.convert(bench.start.position, bench.game.position)
        self.search = repairs(bench.game, bench.node.state, key, opening, bench.history.answers())
        self.room = 0
        self._go_on()

    def _go_on(self) -> None:
        self.room += MOST
        if self.search is not None and not self.running:
            self.running = True
            self.works.work(self._slice)

    def _slice(self) -> bool:
        if self.search is None or not self.running:
            return False
        self.search.run(SLICE)
        self.running = self.running and not self.search.complete and self.search.tried < self.room
        return self.running

    def _take(self, number: int, bench: Bench) -> None:
        """Puts the changed position on the bench."""
        options = () if self.search is None else self.search.repairs
        if self.search is None or number >= len(options):
            return
        start = replace(bench.start, position=options[number].position, opening="", switches=())
        if not self.search.answers:
            start = replace(start, rulings=dict(bench.node.state.rulings))
            bench.forget()
        bench.change(start)
        self.search = self.wanted = None

    # ---- drawing

    def evidence(self, bench: Bench, speaker: Speaker) -> Evidence:
        """The moves that were asked about by name."""
        verdicts = self._visible(bench) if self.query else ()
        if not verdicts:
            return Evidence()
        may = [
            {"seat": one.seat, "kind": one.kind, "option": one.option.key}
            | ({"rules": sorted({reason.rule for reason in one.reasons})} if one.reasons else {})
            for one in verdicts
        ]
        lines = [line.strip() for one in verdicts for line in verdict_lines(one, speaker)]
        rules = [reason.rule for one in verdicts for reason in one.reasons]
        return Evidence({"may": may}, (Section(self.query, tuple(lines)),), tuple(rules))

    def draw(self, bench: Bench, speaker: Speaker, words: AppWords) -> Drawn:
        """Who and what is asked about, the moves, and what would allow the one that was picked."""
        verdicts = self._visible(bench)
        opened = verdicts[0].key if self.query and len(verdicts) == 1 else ""
        nothing = tag("p", words("may-no-such"), role="status") if self.query and not verdicts else None
        moves = None if nothing else verdict_list(verdicts, speaker, opened, self.unfolded)
        return Drawn(join(self._form(bench, speaker, words), self._when(speaker, words), nothing, moves))

    def _moves(self, bench: Bench) -> tuple[Verdict, ...]:
        state = bench.node.state
        if self.of is not state:
            self.of, self.matches, self.others = state, verdicts(bench.game, state), None
            self.search, self.wanted, self.running = None, None, False
        return self.matches

    def _nameable(self, bench: Bench) -> tuple[Verdict, ...]:
        """All moves with those that are not listed, which are looked for once somebody names one."""
        self._moves(bench)
        if self.others is None:
            self.others = nameable(bench.game, bench.node.state)
        return self.others

    def _visible(self, bench: Bench) -> tuple[Verdict, ...]:
        moves = self._moves(bench)
        seats = bench.game.seats(bench.node.state.table)
        seat = self.seat if self.seat in seats else ""
        if self.query:
            return matching_moves(bench.game.id, self._nameable(bench), self.query, seat)
        return tuple(one for one in moves if seat in ("", one.seat))

    def _form(self, bench: Bench, speaker: Speaker, words: AppWords) -> Html:
        seats = bench.game.seats(bench.node.state.table)
        named = [("", words("may-everybody")), *((seat, speaker.name(seat)) for seat in seats)]
        typed = tag(
            "input", type="text", class_="rt-input", value=self.query, aria_labelledby="name-may-said",
            placeholder=words("may-example"), data_act="may-said", data_key="may-said", autocomplete="off",
        )  # fmt: skip
        label = tag("span", words("may-said"), class_="lab", id="name-may-said")
        field = tag("div", label, typed, class_="rt-field")
        return tag("div", picks("may-seat", words("may-who"), named, self.seat), field, class_="rt-form")

    def _when(self, speaker: Speaker, words: AppWords) -> Html | None:
        if self.wanted is None:
            return None
        if self.search is None:
            says = words("bench-not-written")
            return tag("p", says, class_="rt-message", role="status", tabindex=-1, data_focus=True)
        if self.running:
            stop = button("when-stop", words("outcomes-stop"))
        elif self.search.complete:
            stop = None
        else:
            stop = button("when-on", words("outcomes-on"))
        return join(repair_list(self.search, self.wanted.option, speaker), stop)
