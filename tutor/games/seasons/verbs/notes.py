"""What is told and remembered while a text is carried out; nothing on the table changes."""

from __future__ import annotations

from typing import Final

from tutor.engine.event import Event
from tutor.engine.moment import Outcome
from tutor.engine.query import Owner, Value, evaluate, text
from tutor.engine.sentence import Sentence
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At

UNTOUCHED: Final = {
    "amulet-of-water": "sea.card.amulet-of-water.immune",
    "glutton-cauldron": "sea.card.glutton-cauldron.not-reserve",
}
"""The rule that keeps tokens on a card out of the reserve, by the card."""


class Tell(Sentence, frozen=True):
    """Something that a rule says about what happens is told, if it applies."""

    kind: str
    about: tuple[tuple[str, Value], ...] = ()
    when: Value = True
    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        if not evaluate(self.when, moment):
            return Outcome(moment.state)
        about = {name: evaluate(value, moment) for name, value in self.about}
        event = moment.event(self.kind, seat=text(self.who, moment), **about)
        return Outcome(moment.state, (event,))


class Remember(Sentence, frozen=True):
    """What is so now is bound to a name, since it will be otherwise later."""

    into: str
    value: Value

    def execute(self, moment: At) -> Outcome[Table]:
        return Outcome(moment.bound(self.into, evaluate(self.value, moment)))


class TellReserve(Sentence, frozen=True):
    """Which tokens on somebody's cards belong to the reserve that is looked at, and which do not.

    Those that do are told under the sentence's rule, the others under that of their card
    (sea.card.amulet-of-water.immune, sea.card.glutton-cauldron.not-reserve).
    """

    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        seat = text(self.who, moment)
        events: list[Event] = []
        for copy in moment.table.player(seat).play:
            n = size(copy.tokens)
            if not n:
                continue
            if box().cards[copy.card].in_reserve:
                events.append(moment.event("tokens-counted", seat=seat, card=copy.card, n=n))
            else:
                rule = UNTOUCHED[copy.card]
                events.append(moment.event("tokens-untouched", rule, seat=seat, card=copy.card, n=n))
        return Outcome(moment.state, tuple(events))
