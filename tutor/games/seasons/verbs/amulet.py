"""Which effects of the Elemental Amulet its payment sets off."""

from __future__ import annotations

from tutor.engine.event import facts
from tutor.engine.moment import Outcome
from tutor.engine.question import PASS, Option, Question
from tutor.engine.sentence import Sentence
from tutor.games.seasons.actions.payment import kind_of
from tutor.games.seasons.components.faces import ENERGIES
from tutor.games.seasons.state.derived import discount
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, ids, owner

FREE = "sea.card.elemental-amulet.free"
TWO_HANDS = "sea.ruling.amulet-two-hands"
LEFT = "more-types"


class PaidTypes(Sentence, frozen=True):
    """The types that were paid are bound to "types"; each Hand of Fortune adds one of choice.

    Played free it counts as paid with all types (sea.card.elemental-amulet.free). How far two Hands go is
    sea.ruling.amulet-two-hands.
    """

    into: str = "types"

    def run(self, moment: At) -> Question | Outcome[Table]:
        if moment.frame.get("how") == "free":
            event = moment.event("counts-as-paid", FREE, seat=moment.frame.owner, tokens=ENERGIES)
            return Outcome(moment.bound(self.into, ENERGIES), (event,))
        types, left = self._types(moment), self._left(moment)
        others = tuple(kind for kind in ENERGIES if kind not in types)
        if not left or not others:
            return Outcome(moment.bound(self.into, types))
        options = tuple(Option(kind, "amulet-type", facts(energy=kind)) for kind in others)
        about, done = facts(left=min(left, len(others))), Option(PASS, "amulet-more-done")
        return Question(moment.frame.owner, self.rule, "amulet-more", (*options, done), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        seat, types = moment.frame.owner, self._types(moment)
        if option.key == PASS:
            event = moment.event("passed", seat=seat)
            return Outcome(moment.bound(self.into, types), (event,))
        event = moment.event("amulet-reduced", seat=seat, energy=option.key)
        frame = moment.frame.bind(self.into, (*types, option.key)).bind(LEFT, self._left(moment) - 1)
        return Outcome(moment.before.with_top(frame), (event,))

    def _types(self, moment: At) -> tuple[str, ...]:
        chosen = moment.frame.get(self.into)
        if chosen is not None:
            return ids(chosen, moment)
        return tuple(dict.fromkeys(map(kind_of, ids(moment.frame.get("paid"), moment))))

    def _left(self, moment: At) -> int:
        left = moment.frame.get(LEFT)
        if isinstance(left, int):
            return left
        if not ids(moment.frame.get("paid"), moment):
            return 0
        hands = discount(owner(moment), moment.reading)
        return hands if moment.reading(TWO_HANDS) == "three" else min(hands, 1)
