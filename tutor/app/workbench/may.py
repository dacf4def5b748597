"""The panel "May I?": every imaginable move with all that stands against it, and when it could be made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tutor.analysis.counterfactuals import Repair, Repairs, repairs
from tutor.analysis.legality import Verdict, nameable, verdict
from tutor.analysis.queries.interpretation import Interpretation
from tutor.app.pages.ahead import Memo
from tutor.app.words import AppWords
from tutor.app.workbench.panels import Drawn, Evidence, Works
from tutor.app.workbench.picks import picks
from tutor.app.workbench.session import Bench
from tutor.app.workbench.slices import Progress, Slices
from tutor.engine.state import State
from tutor.scenario.case import Case
from tutor.trace.words import Speaker
from tutor.views.analysis.annotated_refusals import UNANNOTATED, AnnotatedRefusal, annotated_refusal
from tutor.views.analysis.counterfactuals import repair_choices
from tutor.views.analysis.interpretations import move_choices, order_text, question_text
from tutor.views.analysis.legality import verdict_answer, verdict_lines, verdict_list
from tutor.views.buttons import button
from tutor.views.markup import Html, join, tag
from tutor.views.stage.annotations import Annotation
from tutor.workbench.report import Section

SLICE: Final = 25
"""So many changed positions are tried before presses are heard again."""

MOST: Final = 600
"""So many are tried before one has to go on by a press."""

AT_ONCE: Final = 300
"""So many are tried as soon as a move that was asked about is refused."""


class MayPanel:
    """Which moves are allowed, why others are not, and what would have to be otherwise."""

    name = "may"

    def __init__(self, works: Works) -> None:
        self.works = works
        self.seat = ""
        self.asked: Interpretation | None = None
        self.of: State[Any] | None = None
        self.wanted: Verdict | None = None
        self.search: Repairs | None = None
        self.slices = Slices(works, "when", SLICE, MOST)
        self.unfolded: frozenset[str] = frozenset()
        self.unfolded_move = ""
        self.tried: Repair | None = None
        self._trial: Bench | None = None
        self._memo = Memo()

    # ---- what was pressed

    def act(self, action: str, value: str, bench: Bench, speaker: Speaker) -> bool:
        """Asks about moves, searches for what would allow one, and takes such a change."""
        if action == "may-seat":
            self.seat = value
        elif action == "may-all":
            self.asked = None
            self._forget()
        elif action == "may-kind":
            self.unfolded ^= {value}
        elif action == "may-move":
            self.unfolded_move = "" if self.unfolded_move == value else value
        elif action == "when":
            self._search(value, bench)
        elif action == "try":
            self._try(value, bench)
        elif action == "repair":
            self._take(value, bench)
        else:
            return self.slices.act(action)
        return True

    def ask(self, asked: Interpretation | None) -> None:
        """Answers a question about moves, in whatever position is shown, or about a seat."""
        self.asked = asked if asked is not None and asked.moves else None
        self.seat = asked.seat if asked is not None else self.seat
        self._forget()

    @property
    def asked_keys(self) -> tuple[str, ...]:
        """The keys of the moves that were asked about."""
        return () if self.asked is None else tuple(move.key for move in self.asked.moves)

    def click(self, point: int, bench: Bench) -> None:
        """It has no figure."""

    def _search(self, key: str, bench: Bench, most: int | None = None) -> None:
        self.wanted = verdict(bench.game, bench.node.state, key)
        self._untry()
        if self.wanted is None:
            return
        opening = None
        if not bench.start.opening:
            opening = msgspec.convert(bench.start.position, bench.game.position)
        search = self.search = repairs(bench.game, bench.node.state, key, opening, bench.history.answers())
        if search is not None:
            self.slices.begin(search.run, lambda: tried(search), most)

    def _repair(self, key: str) -> Repair | None:
        """The changes of that key, if they were found."""
        repairs = () if self.search is None else self.search.repairs
        return next((one for one in repairs if one.key == key), None)

    def _try(self, key: str, bench: Bench) -> None:
        """Tries changes on, or takes those away that are tried on."""
        repair = self._repair(key)
        again = repair is None or repair == self.tried
        self._untry()
        if repair is not None and not again:
            case = self._changed(repair, bench)
            answers = bench.history.answers() if self.search is not None and self.search.answers else ()
            self.tried, self._trial = repair, Bench.open(replace(case, answers=answers))

    def _forget(self) -> None:
        """Forgets what would allow a move."""
        self.search = self.wanted = None
        self._untry()
        self.slices.forget()

    def _untry(self) -> None:
        self.tried = self._trial = None

    def _changed(self, repair: Repair, bench: Bench) -> Case:
        """The case with changes; its own answers are given from there on, or there are none."""
        start = replace(bench.start, position=repair.position, opening="", switches=())
        if self.search is not None and not self.search.answers:
            start = replace(start, rulings=dict(bench.node.state.rulings))
        return start

    def _take(self, key: str, bench: Bench) -> None:
        """Puts the changed position on the bench."""
        repair = self._repair(key)
        if self.search is None or repair is None:
            return
        start = self._changed(repair, bench)
        bench.change(start, anew=not self.search.answers)
        self._forget()

    # ---- drawing

    def evidence(self, bench: Bench, speaker: Speaker) -> Evidence:
        """The moves that were asked about."""
        verdicts = self._answers(bench)
        if not verdicts:
            return Evidence()
        may = [
            {"seat": one.seat, "kind": one.kind, "option": one.option.key}
            | ({"rules": sorted({reason.rule for reason in one.reasons})} if one.reasons else {})
            for one in verdicts
        ]
        lines = [line.strip() for one in verdicts for line in verdict_lines(one, speaker)]
        rules = [rule for one in verdicts for rule in _rules_of(one)]
        title = "" if self.asked is None else question_text(self.asked, speaker)
        return Evidence({"may": may}, (Section(title, tuple(lines)),), tuple(rules))

    def draw(self, bench: Bench, speaker: Speaker, words: AppWords) -> Drawn:
        """The answer to what was asked, or every move of whoever is picked; and what would allow one."""
        if self.of is not bench.node.state:
            self.of = bench.node.state
            self._forget()
        return (
            self._listed(bench, speaker, words) if self.asked is None else self._answer(bench, speaker, words)
        )

    def _answer(self, bench: Bench, speaker: Speaker, words: AppWords) -> Drawn:
        """The answer to what was asked; what would allow a single refused move is looked for at once."""
        assert self.asked is not None
        verdicts = self._answers(bench)
        if self.asked.words and verdicts:
            listed = tag("section", move_choices(self.asked.kind, verdicts, speaker), class_="rt-may")
            return Drawn(listed)
        barred = next((one for one in verdicts if not one.allowed), None)
        annotated = {} if barred is None else {barred.key: self._annotated(barred)}
        single = barred if len(verdicts) == 1 else None
        if single is not None and (self.wanted is None or self.wanted.key != single.key):
            self._search(single.key, bench, AT_ONCE)
        when = self._when(speaker, words, named=single is None)
        inside, below = (None, when) if single is None else (when, None)
        answers = [
            verdict_answer(one, speaker, annotated.get(one.key, UNANNOTATED), inside, named=len(verdicts) > 1)
            for one in verdicts
        ]
        ordered = self.asked.kind == "order" and len(verdicts) > 1
        first = tag("h3", order_text(verdicts, speaker), role="status") if ordered else None
        nothing = None if answers else tag("p", words("may-no-such"), role="status")
        row = tag("div", button("may-all", words("may-all")), class_="rt-row")
        drawn = tag("section", first, *answers, nothing, below, row, class_="rt-may")
        return Drawn(drawn, annotations=_all(annotated), tried=self._trial)

    def _listed(self, bench: Bench, speaker: Speaker, words: AppWords) -> Drawn:
        """Every move of whoever is picked."""
        listed, when = bench.verdicts, self._when(speaker, words)
        seats = bench.game.seats(bench.node.state.table)
        seat = self.seat if self.seat in seats else ""
        named = [("", words("may-everybody")), *((seat, speaker.name(seat)) for seat in seats)]
        form = tag("div", picks("may-seat", words("may-who"), named, seat), class_="rt-form")
        visible = tuple(one for one in listed if seat in ("", one.seat))
        barred = next((one for one in visible if one.key == self.unfolded_move and not one.allowed), None)
        annotated = {} if barred is None else {barred.key: self._annotated(barred)}
        rows = verdict_list(visible, speaker, "", self.unfolded, annotated) if barred else None
        rows = rows or self.list_moves(bench, speaker)
        return Drawn(join(form, when, rows), annotations=_all(annotated), tried=self._trial)

    def list_moves(self, bench: Bench, speaker: Speaker) -> Html:
        """Every move of whoever is picked, with none that is told of at length."""
        seat = self.seat

        def draw() -> Html:
            visible = [one for one in bench.verdicts if seat in ("", one.seat)]
            return verdict_list(visible, speaker, "", self.unfolded)

        return self._memo.draw("moves", draw, bench.node, seat, self.unfolded, speaker)

    def _annotated(self, move: Verdict) -> AnnotatedRefusal:
        """What stands against a move, as annotations of the stage."""
        return annotated_refusal(move, *self.works.drawn_stage)

    def _answers(self, bench: Bench) -> tuple[Verdict, ...]:
        """The verdicts on the moves that were asked about, in the position shown."""
        if self.asked is not None and self.asked.words:
            moves = {one.key: one for one in nameable(bench.game, bench.node.state)}
            return tuple(moves[key] for key in self.asked_keys if key in moves)
        verdicts = (verdict(bench.game, bench.node.state, key) for key in self.asked_keys)
        return tuple(one for one in verdicts if one is not None)

    def _when(self, speaker: Speaker, words: AppWords, *, named: bool = True) -> Html | None:
        """What would allow the move that was asked about; it is `named` where that is not clear."""
        if self.wanted is None:
            return None
        if self.search is None:
            says = words("bench-not-written")
            return tag("p", says, class_="rt-message", role="status", tabindex=-1, data_focus=True)
        key = "" if self.tried is None else self.tried.key
        option = self.wanted.option if named else None
        return repair_choices(self.search, speaker, key, option, self.slices.draw(words))


def _rules_of(move: Verdict) -> tuple[str, ...]:
    """The rules that stand against a move, or the one that asks for it."""
    return tuple(reason.rule for reason in move.reasons) or (move.rule,)


def _all(annotated: Mapping[str, AnnotatedRefusal]) -> tuple[Annotation, ...]:
    """All annotations of the stage."""
    return tuple(annotation for annotations in annotated.values() for annotation in annotations.annotations)


def tried(search: Repairs) -> Progress:
    """How far a search for changes is; it is known only at its end that nothing is left."""
    return Progress(search.tried, 0 if search.complete else max(1, search.waiting))
