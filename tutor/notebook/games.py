"""What a cell asks of one game: threat rolls and chains of Penumbra, sight and interrupts of the Rose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.notebook.language_setting import language
from tutor.rules.words import Lang
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.workbench import Position

if TYPE_CHECKING:
    from tutor.games.blackrose.views.notebook import Interrupts, LinesOfSight
    from tutor.games.penumbra.views.notebook import Chains, ThreatOdds
    from tutor.notebook.stepper import Stepper

LAYOUTS = ("19", "2", "3", "4")
"""The lodge without cells, and those for 2, 3 and 4 players."""


@for_cells
def threat_odds(
    dice: Sequence[int] = (),
    marks: Sequence[int] = (),
    wounded: Sequence[int] = (),
    threat: int = 3,
    *,
    mortal_already: bool = False,
    lang: Lang | None = None,
) -> ThreatOdds:
    """The exact law of a threat roll of Penumbra against a hand of dice and marks.

    >>> threat_odds(dice=[3], marks=[1], threat=3)["mortal"]
    Fraction(2, 27)

    `marks` and `wounded` are threat values. Raises CellError for values outside 1 to 6 and for too many dice.
    """
    from tutor.games.penumbra.views.notebook import ThreatOdds

    odds = ThreatOdds(tuple(dice), tuple(marks), tuple(wounded), threat, mortal_already, lang or language())
    odds.law  # noqa: B018 - raises what is wrong with the numbers now, not when it is drawn
    return odds


@for_cells
def chains(position: Position | Stepper) -> Chains:
    """The launch chains that a wizard of Penumbra has from a position, by exact search.

    >>> from tutor.notebook import position
    >>> chains(position("penumbra/56-chain-of-four", 2)).longest
    4

    Raises CellError for a position of another game.
    """
    from tutor.games.penumbra.views.notebook import chains_from

    at = _position(position, "penumbra")
    return chains_from(at.state, at.speaker)


@for_cells
def interrupts(position: Position | Stepper, seat: str = "", until: str = "step") -> Interrupts:
    """Every way in which an action of Black Rose Wars can still go, as far as a seat knows the cards.

    >>> from tutor.notebook import position
    >>> len(interrupts(position("blackrose/03-any-room", 0)).endings)
    3

    `seat` is "" where all cards lie open; `until` is "step" or "action". Raises CellError for a position of
    another game, an unknown seat, and where nothing is under way.
    """
    from tutor.games.blackrose.views.notebook import interrupts_from

    at = _position(position, "blackrose")
    seats = at.game.seats(at.state.table)
    if seat and seat not in seats:
        raise no_such("seat", seat, seats)
    if until == "step":
        return interrupts_from(at.state, at.speaker, seat, "step")
    if until == "action":
        return interrupts_from(at.state, at.speaker, seat, "action")
    raise CellError(f"found {until!r}; allowed: 'step', 'action'")


@for_cells
def sight(
    source: str,
    target: str = "",
    reach: int | None = 2,
    layout: str = "4",
    readings: dict[str, str] | None = None,
    lang: Lang | None = None,
) -> LinesOfSight:
    """What can be aimed at in the lodge of Black Rose Wars from a room, within a range.

    >>> sight("room-throne", reach=1).look("room-black-rose-hall").visible
    True

    `reach` None is any distance, `layout` the lodge for so many players ("19": without cells), `readings` are
    those of rulings by their ids. Raises NoSuchName with the nearest rooms for one that there is not.
    """
    from tutor.app.pages.sight_parts import Setting
    from tutor.games.blackrose.state.readings import GAME
    from tutor.games.blackrose.views.notebook import LinesOfSight
    from tutor.games.blackrose.views.table.aim import Aim
    from tutor.trace.words import speaker

    if layout not in LAYOUTS:
        raise no_such("layout", layout, LAYOUTS)
    if reach is not None and not 0 <= reach <= 20:
        raise CellError(f"a range of {reach}; allowed: 0 to 20, or None for any distance")
    setting = Setting(layout, Aim(source, target, reach), tuple((readings or {}).items()))
    for place in filter(None, (source, target)):
        if place not in setting.places:
            raise no_such("room", place, setting.places)
    return LinesOfSight(setting.sight, setting.aim, speaker(GAME, lang or language()))


def _position(position: Any, game: str) -> Position:
    at = position if isinstance(position, Position) else getattr(position, "position", None)
    if not isinstance(at, Position):
        raise CellError(f"found {type(position).__name__}; allowed: a position or a stepper of {game}")
    if at.game.id != game:
        raise CellError(f"found a position of {at.game.id}; allowed: one of {game}")
    return at
