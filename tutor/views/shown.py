"""How a game is shown, and the plain way for whatever a game does not draw itself.

The package of a game says it as `SHOWN` in its module `views.shown`; without that, and where it fails, the
table is a list of its facts in words.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple, Protocol

from msgspec.structs import replace

from tutor.engine.event import Scalar
from tutor.engine.question import Option, Question
from tutor.engine.state import State
from tutor.framework.installed import game_named
from tutor.rules.registry import installed
from tutor.rules.words import Lang
from tutor.trace.words import Speaker
from tutor.views.analysis.panel import SearchPanel
from tutor.views.lesson import choose
from tutor.views.markup import Html, join, region, tag
from tutor.views.stage import DrawStage, Setting, Stage, ThingsOf, draw, picks, plain
from tutor.views.stage.annotations import ReasonPlaceOf, no_reason_place
from tutor.views.stage.pieces import Pick, Plate, piece, pressing
from tutor.views.stage.places import Editing, PlacesOf, no_places
from tutor.views.stage.unplaced import with_unplaced
from tutor.views.words import wording

LOG: Final = logging.getLogger(__name__)

HUES: Final = ("sapphire", "ruby", "emerald", "amber")
"""The colours of the seats in seating order, where the game has none of its own."""


class Odds(Protocol):
    """The odds that a line of play is about; equal ones are drawn alike."""

    def untold(self) -> Odds:
        """The same without how it came out."""
        ...

    def drawn(self, lang: Lang) -> DrawnOdds:
        """The odds as a part of the page."""
        ...


class DrawnOdds(NamedTuple):
    """The head of the odds, the figure with its words, and the table that says the same."""

    head: Html
    figure: dict[str, Any]
    alt: str
    twin: Html


DrawTable = Callable[[State[Any], State[Any], Question | None, Speaker, str], str]
"""Draws a position, given the one before it, what is asked, the words, and whose board is shown in full: ""
for that of the seat it is about."""

FindOdds = Callable[[Sequence[State[Any]]], Odds | None]

DrawChain = Callable[[Sequence[State[Any]], Speaker, Sequence[int]], Html | None]
"""Draws the chain of cards at the end of a line of positions, given their nodes; None where there is none."""

TellDifference = Callable[[State[Any], State[Any], Speaker], Sequence[str]]
"""Tells in words what is different in the second position, compared with the first."""

DrawFound = Callable[[State[Any], Question | None, Speaker, str, str], SearchPanel]
"""What can be searched for from a position with what is asked in it.

It gives buttons, and the answer to the one that is wanted: its action, a colon and its value, "" for none.
The last argument is the seat whose knowledge alone is used, "" where all cards may be seen.
"""


def no_odds(states: Sequence[State[Any]]) -> None:
    """A line of which no odds are known."""
    return None


def no_cards(states: Sequence[State[Any]], speaker: Speaker, nodes: Sequence[int]) -> None:
    """A line in which no cards follow one another: the chain of effects is shown."""
    return None


def nothing_found(
    state: State[Any], question: Question | None, speaker: Speaker, wanted: str, seat: str
) -> SearchPanel:
    """A position from which nothing can be searched for."""
    return SearchPanel(join())


def nothing_differs(other: State[Any], state: State[Any], speaker: Speaker) -> Sequence[str]:
    """Two positions whose difference is only shown, not told."""
    return ()


def no_things(option: Option) -> Iterable[str]:
    """An option that is about no piece."""
    return ()


# ---- the plain way


def facts_seen(state: State[Any], game: str, seat: str) -> dict[str, Scalar]:
    """The facts of a position as a seat knows them; all of them without a seat."""
    played = game_named(game)
    seen = replace(state, table=played.seen(state.table, seat)) if seat else state
    return dict(played.facts(seen))


def plain_stage(setting: Setting[Any]) -> Stage:
    """The seats, and every fact of the table that is so; what the last step changed is lit."""
    speaker, lang = setting.speaker, setting.speaker.lang
    now, before = (facts_seen(one, speaker.game, setting.seat) for one in (setting.state, setting.before))
    facts = [
        piece(
            "fact",
            tag("span", speaker.fact(name)),
            tag("b", speaker.value(value)),
            key=f"fact-{name}",
            lit=before.get(name, value) != value,
            motion="pop",
            state=str(value),
        )
        for name, value in now.items()
        if value not in ("", None)
    ]
    seat_to_answer = setting.question.seat if setting.question is not None else ""
    seats = game_named(speaker.game).seats(setting.state.table)
    names = [speaker.name(seat) for seat in seats]
    plates = tuple(
        Plate(seat, name, name[:1], HUES[at % len(HUES)], seat == seat_to_answer)
        for at, (seat, name) in enumerate(zip(seats, names, strict=True))
    )
    scene = tag("div", *facts, class_="st-facts")
    return Stage(scene, wording(lang)("plain-stage"), plates)


def plain_table(
    state: State[Any], before: State[Any], question: Question | None, speaker: Speaker, seat: str
) -> Html:
    """The whole table as the list of its facts."""
    words = wording(speaker.lang)
    rows = [
        join(tag("dt", speaker.fact(name)), tag("dd", speaker.value(value)))
        for name, value in facts_seen(state, speaker.game, seat).items()
    ]
    return region("table", words("drawer-table"), None, tag("dl", *rows, class_="rt-facts"))


@dataclass(frozen=True, slots=True)
class GameViews:
    """How a game is shown: its stage with what its pieces stand for, the whole table, odds and searches.

    `places` are where the pieces of the stage stand in the data of a position, `reasons` what on it a reason
    against a move is about.
    """

    stage: DrawStage = plain_stage
    things: ThingsOf = no_things
    table: DrawTable = plain_table
    odds: FindOdds = no_odds
    chain: DrawChain = no_cards
    search: DrawFound = nothing_found
    differs: TellDifference = nothing_differs
    places: PlacesOf = no_places
    reasons: ReasonPlaceOf = no_reason_place


@cache
def views_of(game: str) -> GameViews:
    """How a game is shown. Raises KeyError for an unknown game; a package that fails is shown plainly."""
    there = installed()[game]
    if not there.has("views.shown"):
        return GameViews()
    try:
        views = there.load("views.shown", "SHOWN")
    except Exception:
        LOG.exception("the views of %s cannot be imported", game)
        return GameViews()
    return views if isinstance(views, GameViews) else GameViews()


def stage(
    state: State[Any],
    before: State[Any],
    question: Question | None,
    speaker: Speaker,
    seat: str = "",
    you: str = "",
    views: GameViews | None = None,
    editing: Editing | None = None,
    now: State[Any] | None = None,
) -> Html:
    """The stage of a position, with the answers to its question by the pieces that they are about.

    `question` is None while a prediction is open, `seat` whose hidden cards alone are shown, `you` the seat
    that the reader plays; `views` are the game's own unless others are given. Where these draw none, or fail
    to, it is the plain table. Where a position is changed (`editing`) the pieces stand for their places in
    it, not for answers. `now` is the position itself where `state` is the one to which fallen dice lead.
    """
    of = views or views_of(speaker.game)
    answers: dict[str, Pick] = {}
    options: Sequence[Option] = ()
    if question is not None and question.chance is None and editing is None:
        options = choose.numbered(question, speaker)
        answers = picks(options, of.things)
    setting = Setting(state, before, question, speaker, seat, you, answers, now)
    press_of = None
    if editing is not None and not editing.tried:
        press_of = of.places(setting, editing.data).press_of(editing)
    with pressing(press_of):
        try:
            picture = of.stage(setting)
        except Exception:
            # A picture that fails must not take the lesson with it.
            LOG.exception("the stage of %s could not be drawn", speaker.game)
            picture = None
        if picture is None:
            return plain(of.table(state, before, question, speaker, seat), speaker.game)
        if editing is None:
            return draw(with_unplaced(picture, options, of.things, answers, speaker), speaker.game)
        hint = "" if editing.supplies is None else _hint(editing, speaker)
        return draw(picture, speaker.game, hint, editing.supplies)


def _hint(editing: Editing, speaker: Speaker) -> str:
    return wording(speaker.lang)("stage-tried" if editing.tried else "stage-press")
