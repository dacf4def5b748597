"""The points at the end, part by part: pure functions of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from tutor.games.penumbra.components.component_set import box, face
from tutor.games.penumbra.state.table import Score, Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Wizard

MORTAL_POINTS: Final = -3
"""What each kept mortal wound card is worth (pen.threat.mortal.points)."""

RESERVED_POINTS: Final = -3
"""What each reserved contract that was not completed is worth (pen.resv.contract.penalty)."""

SYMBOLS: Final = ("monsters", "magical-beasts", "wild-lands", "mystic", "wizards", "society")
"""The six experience symbols (pen.score.experience.kinds)."""

SIX_DIFFERENT: Final = 7
"""What a set of all six symbols is worth (pen.score.experience.six)."""

EQUAL: Final = (0, 1, 2, 4, 6, 9)
"""What so many equal symbols are worth (pen.score.experience.same)."""

ORDER: Final = ("arcana", "trials", "mortal", "experience", "contracts", "board", "goals", "fate")
"""The parts in the order of counting (pen.score.order)."""

Readings = Callable[[str], str]
"""The reading in force for a ruling."""


class Part(Struct, frozen=True):
    """The points of one part, and the ids of what is not known and so counts nothing."""

    points: int
    unknown: tuple[str, ...] = ()


def mortal_points(wizard: Wizard) -> int:
    """What the kept mortal wound cards are worth at the end (pen.threat.mortal.points)."""
    return MORTAL_POINTS * wizard.mortal_wounds


def score(table: Table, wizard: Wizard, reading: Readings) -> Score:
    """All points of a wizard, part by part in the order of counting (pen.score.order)."""
    parts = [(name, part(table, wizard, name, reading)) for name in parts_of(wizard)]
    unknown = dict.fromkeys(id for _, share in parts for id in share.unknown)
    return Score(wizard.seat, tuple((name, share.points) for name, share in parts), tuple(unknown))


def part(table: Table, wizard: Wizard, name: str, reading: Readings) -> Part:
    """One part of a wizard's points; `name` is one of `parts_of`. Raises KeyError for another."""
    count: dict[str, Callable[[], Part]] = {
        "arcana": lambda: Part(wizard.stock.arcana),
        "trials": lambda: _printed((one.id, box(table.box).trial(one.id).points) for one in wizard.trials),
        "mortal": lambda: Part(mortal_points(wizard)),
        "experience": lambda: _experience(table, wizard, reading),
        "contracts": lambda: _contracts(table, wizard),
        "board": lambda: _board(table, wizard),
        "goals": lambda: _goals(table, wizard),
        "fate": lambda: _fate(table, wizard),
        "cards": lambda: _cards(table, wizard, reading),
    }
    return count[name]()


def parts_of(wizard: Wizard) -> tuple[str, ...]:
    """The parts that count for a wizard: the Automa's cards are points too (pen.solo.cards)."""
    return (*ORDER, "cards") if wizard.automa else ORDER


class Experience(Struct, frozen=True):
    """The experience symbols of a wizard, in the order of `SYMBOLS`; `unknown` cards may have more."""

    counts: tuple[int, ...]
    unknown: tuple[str, ...] = ()

    @property
    def sets(self) -> int:
        """How many complete sets of all six symbols there are."""
        return min(self.counts)

    @property
    def six(self) -> int:
        """Points for sets of six different symbols (pen.score.experience.six)."""
        return SIX_DIFFERENT * self.sets

    def same(self, restart: bool) -> tuple[int, ...]:
        """Points for equal symbols, kind by kind (pen.score.experience.same).

        Beyond five they count no more, or begin a new row of equals (pen.ruling.six-same-symbols).
        """
        return tuple(_equal(n, restart) for n in self.counts)


def experience(table: Table, wizard: Wizard, reading: Readings) -> Experience:
    """The symbols on completed contracts, passed trials and tomes.

    Reserved cards count under one reading of pen.ruling.reserved-symbols.
    """
    cards = box(table.box)
    all_symbols: list[str] = []
    unknown: list[str] = []
    contracts, trials = list(wizard.contracts), [one.id for one in wizard.trials]
    if reading("pen.ruling.reserved-symbols") == "yes":
        contracts += [one.id for one in wizard.reserved if one.kind == "contract"]
        trials += [one.id for one in wizard.reserved if one.kind == "trial"]
    printed = [(id, cards.contract(id).experience) for id in contracts]
    printed += [(id, cards.trial(id).experience) for id in trials]
    tomes = (face(table, card.id) for card in wizard.in_play)
    printed += [(tome.id, tome.experience or None) for tome in tomes if tome.kind == "tome"]
    for id, symbols in printed:
        if symbols is None:
            unknown.append(id)
        else:
            all_symbols += symbols
    return Experience(tuple(all_symbols.count(symbol) for symbol in SYMBOLS), tuple(unknown))


class Symbols(Struct, frozen=True):
    """The Light and Dark symbols of a wizard; of `unknown` cards only the one that every card gives."""

    light: int
    dark: int
    unknown: tuple[str, ...] = ()

    @property
    def points(self) -> int:
        """The difference between them (pen.score.fate)."""
        return abs(self.light - self.dark)


def symbols(table: Table, wizard: Wizard) -> Symbols:
    """The symbols of completed contracts and of the paths of passed trials (pen.light.symbols).

    Every such card gives at least one symbol of its side: that much counts where the number is not known.
    """
    cards = box(table.box)
    total = {"light": 0, "dark": 0}
    unknown: list[str] = []
    gives: list[tuple[str, str, int | None, int | None]] = []
    for id in wizard.contracts:
        contract = cards.contract(id)
        gives.append((id, contract.side, contract.light, contract.dark))
    for one in wizard.trials:
        path = cards.trial(one.id).path(one.path)
        gives.append((one.id, one.path, path.light, path.dark))
    for id, side, light, dark in gives:
        if light is None or dark is None:
            unknown.append(id)
            if side:
                total[side] += 1
        else:
            total["light"] += light
            total["dark"] += dark
    return Symbols(total["light"], total["dark"], tuple(unknown))


def goal_points(table: Table, wizard: Wizard, goal: str) -> int | None:
    """What a goal in play gives a wizard (pen.score.goals); None where its text is not known."""
    test = box(table.box).omen(goal).test
    if test is None:
        return None
    marks = [mark.discipline for mark in wizard.marks if mark.discipline != "spark"]
    counts = {
        "per-arcana": wizard.stock.arcana,
        "per-trial": len(wizard.trials),
        "per-contract": len(wizard.contracts),
        "marks-per-discipline": sum(marks.count(one) >= test.n for one in DISCIPLINE_COLOURS if one in marks),
    }
    n = counts.get(test.kind)
    return None if n is None else test.points * n


def winners(table: Table, reading: Readings) -> tuple[str, ...]:
    """Who has won: the most points (pen.gen.goal); equal points are pen.ruling.tie."""
    best = max(one.total for one in table.scores)
    tied = [table.wizard(one.seat) for one in table.scores if one.total == best]
    tie = reading("pen.ruling.tie")
    if tie == "arcana":
        most = max(wizard.stock.arcana for wizard in tied)
        tied = [wizard for wizard in tied if wizard.stock.arcana == most]
    elif tie == "mortal":
        fewest = min(wizard.mortal_wounds for wizard in tied)
        tied = [wizard for wizard in tied if wizard.mortal_wounds == fewest]
    return tuple(wizard.seat for wizard in tied)


def _equal(n: int, restart: bool) -> int:
    most = len(EQUAL) - 1
    if n <= most:
        return EQUAL[n]
    return EQUAL[most] + (_equal(n - most, restart) if restart else 0)


def _printed(points: Iterable[tuple[str, int | None]]) -> Part:
    known = tuple(points)
    unknown = tuple(id for id, n in known if n is None)
    return Part(sum(n for _, n in known if n is not None), unknown)


def _experience(table: Table, wizard: Wizard, reading: Readings) -> Part:
    counts = experience(table, wizard, reading)
    same = counts.same(reading("pen.ruling.six-same-symbols") == "restart")
    return Part(counts.six + sum(same), counts.unknown)


def _contracts(table: Table, wizard: Wizard) -> Part:
    done = _printed((id, box(table.box).contract(id).points) for id in wizard.contracts)
    return Part(done.points + reserved_points(wizard), done.unknown)


def reserved_points(wizard: Wizard) -> int:
    """What reserved contracts cost at the end; a reserved trial costs nothing (pen.resv.trial.no-penalty)."""
    return RESERVED_POINTS * sum(one.kind == "contract" for one in wizard.reserved)


def _board(table: Table, wizard: Wizard) -> Part:
    slots = {mark.slot: mark.points for mark in wizard.marks}
    printed = box(table.box)
    unknown = tuple(slot for slot, n in slots.items() if not n and printed.slot(slot).points is None)
    return Part(sum(slots.values()), unknown)


def _goals(table: Table, wizard: Wizard) -> Part:
    return _printed((goal, goal_points(table, wizard, goal)) for goal in table.goals)


def _fate(table: Table, wizard: Wizard) -> Part:
    fate = symbols(table, wizard)
    return Part(fate.points, fate.unknown)


def _cards(table: Table, wizard: Wizard, reading: Readings) -> Part:
    each = box(table.box).automa(wizard.automa).points
    talents = reading("pen.ruling.automa-talent-card") == "yes"
    cards = [card for card in wizard.in_play if talents or card.zone != "talent"]
    return _printed((card.id, each) for card in cards)
