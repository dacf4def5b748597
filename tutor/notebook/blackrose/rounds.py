"""Played rounds: lanes with a slider through what happened, and the order of a round as an exercise."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import ipywidgets

from tutor.analysis.opponents import Luck, at_random
from tutor.engine.history import History, Node
from tutor.games.blackrose.analysis.round_acts import acts_of
from tutor.games.blackrose.state.readings import GAME
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.views.notebook.round_lanes import RoundLanes
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import dropdown, labelled, row, slider
from tutor.notebook.language_setting import language
from tutor.rules.words import Lang
from tutor.scenario.case import Case, begin, open_case
from tutor.trace.words import speaker, speaker_at
from tutor.views.cell_errors import CellError, for_cells
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed
from tutor.views.words import capital

OPENING: Final = "whole-4"
SEED, ROUND = 73, 2
"""The round that is played unless another one is asked for: the crown moves, and turns do not end evenly."""

CHAPTER_GAMES: Final = ((SEED, ROUND), (9, 4))
"""Of the rounds that the chapter plays, the luck and the number."""

LAST: Final = 6
"""No later round is played: most games are over by then."""

ACTS: Final = (
    "event-drawn",
    "library-taken",
    "spell-laid",
    "action-begun",
    "evocation-activated",
    "tokens-reset",
)
"""The kind of event by which each phase of a round is known, in the order of the phases."""

SHUFFLED: Final = tuple(ACTS[at] for at in (3, 2, 5, 0, 4, 1))
PLACES: Final = ("one", "two", "three", "four", "five", "six")


@lru_cache(maxsize=8)
def random_game(seed: int, rounds: int) -> tuple[Case, tuple[Node[Table], ...]]:
    """A game of four mages who decide at random, up to the end of so many rounds."""
    case = begin(GAME, OPENING)
    history: History[Table] = open_case(case).history
    luck = Luck(GAME, seed)
    while (question := history.node.question) is not None and history.node.state.table.round <= rounds:
        if question.chance is not None:
            history.answer(question.chance.pick(luck(question.chance.total)))
        else:
            history.answer(at_random(history.game, history.node.state, question, luck))
        while history.node.question is None and not history.at_end:
            history.step()
    return case, tuple(history.nodes[number] for number in history.line())


class PlayedRound(Explorable[RoundLanes]):
    """A round that was played, as a slider through its acts; a press on the lanes moves it too."""

    def __init__(self, lanes: RoundLanes) -> None:
        about = lanes.speaker.say("lanes-moment")
        moment = slider(about, lanes.moment, 0, len(lanes.acts) - 1, {"width": "100%"})
        super().__init__({"moment": moment}, lanes.at, RoundLanes.html, moment, lanes.lang)

    def stage(self) -> ipywidgets.Widget:
        """The table at the moment, as a picture that follows the slider."""
        return self.picture(RoundLanes.stage)


@for_cells
def played_round(
    seed: int = SEED, round: int = ROUND, moment: int = 0, lang: Lang | None = None
) -> PlayedRound:
    """A round of Black Rose Wars that four mages played at random, with a slider through it.

    >>> played_round(moment=3).value.crown
    'boris'

    `seed` is the luck of the game, and `round` counts from 1. Raises CellError for a round or a moment that
    the game does not have.
    """
    chosen = lang or language()
    say = speaker(GAME, chosen).say
    if not 1 <= round <= LAST:
        raise CellError(say("lanes-no-round", round=round, last=LAST))
    case, nodes = random_game(seed, round)
    acts = acts_of(nodes, round)
    if not acts:
        raise CellError(say("lanes-ended", round=round))
    words = speaker_at(GAME, chosen, nodes[-1].state)
    return PlayedRound(RoundLanes(case, nodes, acts, 0, words).at(moment))


@dataclass(frozen=True)
class ActOrder(Displayed):
    """What is done in a round, in some order: kinds of events, one for each phase."""

    order: tuple[str, ...]
    lang: Lang = "en"

    @property
    def missing(self) -> tuple[str, ...]:
        """The kinds of events that do not stand in the order."""
        held = Counter(self.order)
        return tuple(kind for kind in ACTS if not held[kind])

    def html(self) -> Html:
        """The order as a list."""
        return tag("ol", *[tag("li", act_name(kind, self.lang)) for kind in self.order], class_="rt-order")

    def to_dict(self) -> list[str]:
        """The kinds of events in order."""
        return list(self.order)

    def __repr__(self) -> str:
        return "; ".join(act_name(kind, self.lang) for kind in self.order)


def act_name(kind: str, lang: Lang) -> str:
    """What an event of a kind is, in words."""
    return speaker(GAME, lang).say(f"order-{kind}")


@for_cells
def act_order(*order: str, lang: Lang | None = None) -> Explorable[ActOrder]:
    """The order in which things are done in a round of Black Rose Wars, as six lists to choose from.

    >>> act_order().value.order[0]
    'action-begun'

    Without an `order` they stand in a wrong one. Raises CellError for anything but six kinds of `ACTS`.
    """
    held = order or SHUFFLED
    if len(held) != len(ACTS) or not set(held) <= set(ACTS):
        raise CellError(f"found {', '.join(held)}; allowed: six of {', '.join(ACTS)}")
    chosen = lang or language()
    options = [(capital(act_name(kind, chosen)), kind) for kind in sorted(ACTS)]
    inputs: dict[str, ipywidgets.Widget] = {
        place: dropdown(options, kind, sizes={"width": "19rem"})
        for place, kind in zip(PLACES, held, strict=True)
    }
    say = speaker(GAME, chosen).say
    rows = [labelled(say("order-nth", n=n), field, "20rem") for n, field in enumerate(inputs.values(), 1)]

    def made(**kinds: Any) -> ActOrder:
        return ActOrder(tuple(kinds[place] for place in PLACES), chosen)

    return Explorable(inputs, made, ActOrder.html, row(*rows), chosen)
