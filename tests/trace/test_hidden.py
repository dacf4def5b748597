"""What one seat may be told of what happens: secrets stay secret until the table shows them."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from engine.fixtures.race import CARDS, RACE, SEATS, Track, start
from msgspec.structs import replace
from support.play import to_question

from tutor.engine.event import Event, facts
from tutor.engine.history import History, Node
from tutor.engine.question import Option, Question, Refusal, Refused
from tutor.engine.state import State
from tutor.trace.hidden import HIDDEN, visible_to


def node(
    track: Track, *events: Event, key: str | None = None, question: Question | None = None
) -> Node[Track]:
    return Node(1, 0, key, State(track), events, question, 1)


def holding(**cards: str) -> Track:
    """A track on which those racers hold those cards."""
    track = Track()
    for seat, card in cards.items():
        track = track.put(replace(track.racer(seat), card=card))
    return track


def test_an_id_is_hidden_in_events_keys_and_lists_but_not_inside_other_words() -> None:
    drawn = Event("race.rule", "drawn", facts(cards=("ember", "comet"), about="embers", n=2))
    seen = visible_to(RACE, node(holding(boris="ember"), drawn, key="ember+comet"), "anna")
    assert seen.events[0].facts == (("cards", (HIDDEN, "comet")), ("about", "embers"), ("n", 2))
    assert seen.key == f"{HIDDEN}+comet"
    assert seen.state.table.racer("boris").card == "?"
    mine = visible_to(RACE, node(holding(boris="ember"), drawn), "boris")
    assert mine.events == (drawn,)


def test_what_is_put_away_unseen_stays_hidden_and_what_is_laid_open_is_told() -> None:
    away = Event("race.rule", "away", facts(card="ember"))
    before = node(holding(boris="ember"))
    assert visible_to(RACE, node(holding(), away), "anna", before).events[0].fact("card") == HIDDEN
    assert visible_to(RACE, node(holding(anna="ember"), away), "anna", before).events == (away,)


def test_everything_that_a_seat_is_shown_of_a_race_is_free_of_secrets() -> None:
    history = History.start(RACE, start())
    for key in ("ember", "frost", "gale"):
        history.answer(key)
        to_question(history)
    told = [history.nodes[number] for number in history.line()]
    for seat in SEATS:
        secret = RACE.secrets(told[-1].state.table, seat)
        assert len(secret) == 2 and secret < set(CARDS)
        for before, at in pairwise(told):
            seen = visible_to(RACE, at, seat, before)
            written = msgspec.json.encode([seen.key, seen.state, seen.events]).decode()
            assert not [card for card in RACE.secrets(at.state.table, seat) if card in written]


def test_how_somebody_else_answers_a_secret_question_is_not_told() -> None:
    options = (Option("gale", "lay", facts(card="gale")), Option("none", "lay-none"))
    refused = (Refused(Option("comet", "lay"), (Refusal("race.rule", "no-cards"),)),)
    asked = Question("boris", "race.rule", "lay", options, refused, facts=facts(slot=1), secret=True)
    before, answered = node(holding(), question=asked), Event("race.rule", "chosen", facts(key="gale", n=1))
    after = node(holding(), answered, key="gale")
    assert visible_to(RACE, before, "boris").question == asked
    hidden = visible_to(RACE, before, "anna").question
    assert hidden == Question("boris", "race.rule", "lay", facts=facts(slot=1), secret=True)
    told = visible_to(RACE, after, "anna", before)
    assert (told.key, told.events[0].facts) == (HIDDEN, facts(key=HIDDEN, n=1))
    own = visible_to(RACE, after, "boris", before)
    assert (own.key, own.events) == ("gale", (answered,))
