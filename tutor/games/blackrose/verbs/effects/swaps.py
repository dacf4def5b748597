"""Chips that are chosen one by one: replaced by own ones, or healed (brw.dmg.replace, brw.inst.replace)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Value, number, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Choose, Sentence, While
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.compiler.queries import Chooser
from tutor.games.blackrose.verbs.effects.common import At, bound, counted, ids, myself
from tutor.games.blackrose.verbs.effects.damage import Attack

Swap: TypeAlias = Literal["replace-damage", "replace-instability", "heal"]
RULES: dict[Swap, str] = {
    "replace-damage": "brw.dmg.replace",
    "replace-instability": "brw.inst.replace",
    "heal": "brw.dmg.heal",
}


def swap(
    what: Swap,
    n: Value,
    on: Value,
    by: Value = myself,
    *,
    named: bool = False,
    keep_rose: bool = False,
    all_of: bool = False,
) -> tuple[Sentence, ...]:
    """The sentences in which up to `n` chips on some figures or rooms are replaced or healed, one by one.

    `by` chooses and puts own chips in their place. `named`: the text names figures of the caster's own.
    `keep_rose`: none of the Rose. `all_of`: all such chips, with nothing to choose. Afterwards "did" tells
    whether any was, "replaced", "replaced-rose" and "unreplaced" how many.
    """
    rule = RULES[what]
    choose = Choose(
        kind=what,
        among=ChipsOn(what=what, by=by, keep_rose=keep_rose, all_of=all_of),
        into="chip",
        who=Chooser(by=by),
    )
    return (
        BeginSwap(rule=rule, what=what, n=n, on=on, by=by, named=named),
        While(rule=rule, cond=swapping, body=(choose, SwapChip(what=what, by=by))),
        EndSwap(rule=rule, what=what, by=by),
    )


def chips_on(table: Table, id: str) -> tuple[str, ...]:
    """The chips on a figure or in a room, from left to right."""
    return table.room(id).instability if table.is_room(id) else table.damage_of(id)


def with_chips(table: Table, id: str, chips: tuple[str, ...]) -> Table:
    """The table with other chips on a figure or in a room."""
    if table.is_room(id):
        return table.with_room(replace(table.room(id), instability=chips))
    return table.with_damage(id, chips)


class BeginSwap(Sentence, frozen=True):
    """Works out where chips may be chosen: "swap-on", and how many: "swap-left"."""

    what: Swap
    n: Value
    on: Value
    by: Value
    named: bool = False

    def execute(self, moment: At) -> Outcome[Table]:
        attack = Attack.of(moment, text(self.by, moment), None)
        events: list[Event] = []
        figures: list[str] = []
        for id in dict.fromkeys(ids(self.on, moment)):
            kept_off = None
            if not moment.table.is_room(id):
                kept_off = attack.kept_off(moment, id, named=self.named, harmless=self.what == "heal")
            if kept_off is None:
                figures.append(id)
            else:
                events.append(kept_off)
        n = number(self.n, moment)
        start: dict[str, Bound] = {"swap-on": tuple(figures), "swap-left": n, "swap-n": n}
        start |= {"replaced": 0, "replaced-rose": 0}
        return Outcome(bound(moment, start), tuple(events))


@query
def swapping(moment: At) -> Bound:
    """Whether more chips may be chosen."""
    return counted(moment, "swap-left") > 0


class ChipsOn(Among, frozen=True):
    """The colours of chips that may be chosen on each figure or in each room, and to choose no more.

    The Black Rose and the avatar do not choose chips: on each figure or in each room the rightmost is next
    (brw.avatar.replace, brw.ruling.rose.replace). How much the avatar heals is brw.ruling.avatar.heals.
    """

    what: Swap
    by: Value
    keep_rose: bool = False
    all_of: bool = False

    def choices(self, moment: At) -> Choices:
        table, by = moment.table, text(self.by, moment)
        source = table.source_of(by)
        done = Option("done", f"{self.what}-done", value="")
        if self.what != "heal" and not table.chips_left(source):
            return Choices((done,))
        options = [
            Option(f"{id}.{of}", "chip", facts(on=id, of=of, n=chips_on(table, id).count(of)), f"{id}|{of}")
            for id, of in self._offered(moment, source)
        ]
        if self.all_of:
            return Choices(tuple(options[-1:]) or (done,))
        if self.what != "heal" and self._bound_to_right(moment, by, source):
            rightmost = {str(option.value).partition("|")[0]: option for option in options}
            return Choices(tuple(rightmost.values()) or (done,))
        if options and by != ROSE and source == ROSE and moment.reading("brw.ruling.avatar.heals") == "no":
            return Choices(tuple(options))
        return Choices((*options, done))

    def _offered(self, moment: At, source: str) -> Iterator[tuple[str, str]]:
        """Figures or rooms with the colours of their chips, the rightmost chip last."""
        for id in ids(moment.frame.get("swap-on"), moment):
            chips = chips_on(moment.table, id)
            for of in reversed(dict.fromkeys(reversed(chips))):
                own = self.what != "heal" and of == source
                if not own and not (self.keep_rose and of == ROSE):
                    yield id, of

    def _bound_to_right(self, moment: At, by: str, source: str) -> bool:
        if source != ROSE:
            return False
        return by != ROSE or moment.reading("brw.ruling.rose.replace") == "rightmost"


class SwapChip(Sentence, frozen=True):
    """The chosen chip, the rightmost of its colour there, gives way to an own one or goes."""

    what: Swap
    by: Value

    def execute(self, moment: At) -> Outcome[Table]:
        get = moment.frame.get
        id, _, of = str(get("chip") or "").partition("|")
        if not id:
            return Outcome(bound(moment, {"swap-left": 0}))
        source = moment.table.source_of(text(self.by, moment))
        chips = list(chips_on(moment.table, id))
        at = len(chips) - 1 - chips[::-1].index(of)
        chips[at : at + 1] = [] if self.what == "heal" else [source]
        left, replaced = counted(moment, "swap-left") - 1, counted(moment, "replaced") + 1
        of_rose = counted(moment, "replaced-rose") + (of == ROSE)
        named: dict[str, Bound] = {"swap-left": left, "replaced": replaced, "replaced-rose": of_rose}
        by = text(self.by, moment)
        rightmost = source == ROSE and by != ROSE and self.what != "heal"
        event = moment.event(
            f"{self.what}-chip", "brw.avatar.replace" if rightmost else "", on=id, of=of, by=by
        )
        table = with_chips(moment.table, id, tuple(chips))
        return Outcome(bound(moment, named).with_table(table), (event,))


class EndSwap(Sentence, frozen=True):
    """Tells where nothing was replaced or healed, and keeps in mind how much was."""

    what: Swap
    by: Value

    def execute(self, moment: At) -> Outcome[Table]:
        done = counted(moment, "replaced")
        named: dict[str, Bound] = {"did": done > 0, "unreplaced": counted(moment, "swap-n") - done}
        state = bound(moment, named)
        if done:
            return Outcome(state)
        return Outcome(state, (moment.event(f"{self.what}-none", by=text(self.by, moment)),))
