"""The round: the wheel with the token, the dice with whose they are, and what tokens are worth today."""

from __future__ import annotations

from tutor.games.seasons.state.derived import season
from tutor.games.seasons.views.stage import pieces
from tutor.games.seasons.views.stage.look import View
from tutor.games.seasons.views.stage.wheel import season_text, wheel
from tutor.games.seasons.views.table.wheel import season_name
from tutor.views.markup import Html, Part, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import caption, columns, group

MANY = 1
"""More dice leave no room on a phone for what tokens are worth."""


def picture(view: View) -> Stage:
    """The round as a whole: dice are rolled and taken, the season moves on."""
    dice = pieces.dice(view)
    side = tag(
        "div",
        caption(_happens(view)),
        group(view.say("dice" if len(dice) > 1 else "die-nobody"), *dice, key="dice") if dice else None,
        pieces.prices(view),
        class_="st-side st-side--many" if len(dice) > MANY else "st-side",
    )
    return stage(view, columns(wheel(view), side, look="st-season"), _happens(view), _dice_said(view))


def stage(view: View, scene: Html, *said_parts: str, facts: bool = True) -> Stage:
    """A stage of Seasons: the scene with the seats round it."""
    label = " ".join(part for part in (*said_parts, season_text(view)) if part)
    return Stage(scene, label, pieces.plates(view), facts_of(view) if facts else ())


def facts_of(view: View) -> tuple[tuple[str, str], ...]:
    """Small facts of the whole table."""
    table = view.table
    rows = [(view.say("season"), f"{season_name(view.scene, season(table))}, {table.space}")]
    rows += [(view.scene.words("year"), str(table.year))]
    rows += [(view.say("round-fact"), str(table.round))] if table.round else []
    if view.scene.whole:
        rows += [(view.scene.words("deck"), str(table.deck.size))]
    return tuple(rows)


def small_wheel(view: View) -> Html:
    """The wheel at the side of another picture."""
    return wheel(view, small=True)


def _happens(view: View) -> str:
    """What happens in the round, in a sentence."""
    table, before = view.table, view.before
    if view.kind == "take-die":
        return view.of("takes-die", view.seat)
    if view.kind == "season-die":
        return view.of("rolls", table.first or view.seat)
    if table.ended:
        return view.say("ended")
    if table.year != before.year:
        return view.say("new-year")
    if season(table) != season(before):
        return view.say("season-changed", now=season_name(view.scene, season(table)))
    if table.space != before.space:
        return view.say("moved")
    taken = [one for one in table.rolled if one.seat and one not in before.rolled]
    if len(taken) == 1:
        return view.of("took", taken[0].seat)
    if pieces.is_left(view):
        return view.say("one-left")
    if table.rolled:
        return view.say("choosing" if any(one.seat for one in table.rolled) else "rolled")
    return view.of("first", table.first or view.seat)


def _dice_said(view: View) -> str:
    names: list[Part] = []
    for one in view.table.rolled:
        whose = view.name(one.seat) if one.seat else view.say("die-free")
        names.append(f"{view.scene.name(one.die)}: {whose}")
    return "; ".join(str(name) for name in names) + "." if names else ""
