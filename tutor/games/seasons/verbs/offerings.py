"""What cards ask for besides energy and crystals: familiars, several cards at once, a card to be shown."""

from __future__ import annotations

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Query, Value, candidates
from tutor.engine.question import Choices, Option, Question, Refusal, sorted_out
from tutor.engine.sentence import Sentence
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.derived import prestige_known, prestige_of
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import COPY, At, ids, owner
from tutor.games.seasons.verbs.drawing import discarded
from tutor.games.seasons.verbs.play import sacrificed

SKULL_ITSELF = "sea.ruling.skull-itself"
CROWN = "sea.card.vampiric-crown.effect"
CROWN_DISCARD = "sea.ruling.crown-discard"
FACE_DOWN = "sea.setup.discard.face-down"


class NotToChoose(Query, frozen=True):
    """The copies already chosen under those names, and the own one where it cannot be its own sacrifice."""

    names: tuple[str, ...] = ()

    def value(self, moment: At) -> Bound:
        chosen = ids(Together(names=self.names), moment)
        return chosen if moment.reading(SKULL_ITSELF) == "yes" else (*chosen, str(moment.frame.get(COPY)))


class Together(Query, frozen=True):
    """What is bound to several names, as one list; what is not bound is left out."""

    names: tuple[str, ...]

    def value(self, moment: At) -> Bound:
        return tuple(id for name in self.names for id in ids(moment.frame.get(name), moment))


def familiars(player: Player) -> tuple[tuple[str, str], ...]:
    """The familiars that somebody can give up: copy ("" for one in hand) and card, each card in hand once."""
    cards = box().cards
    hand = tuple(("", card) for card in dict.fromkeys(player.hand) if cards[card].familiar)
    return (*hand, *((copy.id, copy.card) for copy in player.play if cards[copy.card].familiar))


class GiveUpFamiliar(Sentence, frozen=True):
    """The owner discards a familiar from hand or sacrifices one in play; "given": there was one."""

    def run(self, moment: At) -> Question | Outcome[Table]:
        owned = familiars(owner(moment))
        if not owned:
            return Outcome(moment.bound("given", False))
        if len(owned) == 1:
            return self._gone(moment, *owned[0])
        options = tuple(
            Option(
                copy or f"hand-{card}", "sacrifice-familiar" if copy else "discard-familiar", facts(card=card)
            )
            for copy, card in owned
        )
        return Question(moment.frame.owner, self.rule, "give-up-familiar", options, secret=True)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        chosen = next(
            (copy, card) for copy, card in familiars(owner(moment)) if option.key in (copy, f"hand-{card}")
        )
        return self._gone(moment, *chosen)

    def _gone(self, moment: At, id: str, card: str) -> Outcome[Table]:
        table, seat = moment.table, moment.frame.owner
        copy = table.player(seat).copy(id)
        if copy is not None:
            table, events = sacrificed(moment, table, copy)
        else:
            table = discarded(table.with_player(table.player(seat).without_card(card)), card)
            events = (moment.event("card-discarded", FACE_DOWN, seat=seat, card=card),)
        return Outcome(moment.bound("given", True).with_table(table), events)


@candidates
def crown_ways(moment: At) -> Choices:
    """A card is drawn or discarded; from where it is discarded is sea.ruling.crown-discard."""
    player = owner(moment)
    draw, discard = (
        Option("draw", "crown-draw", value="draw"),
        Option("discard", "crown-discard", value="discard"),
    )
    from_hand = moment.reading(CROWN_DISCARD) == "hand"
    against: tuple[Refusal, ...] = ()
    if from_hand and not player.hand:
        against = (Refusal(CROWN, "hand-empty", facts(seat=player.seat)),)
    nothing: tuple[Refusal, ...] = ()
    return sorted_out(((draw, nothing), (discard, against)))


class Reveal(Sentence, frozen=True):
    """A card is shown to everybody, with its prestige."""

    card: Value

    def execute(self, moment: At) -> Outcome[Table]:
        cards = ids(self.card, moment)
        if not cards:
            return Outcome(moment.state)
        card, seat = cards[0], moment.frame.owner
        n = prestige_of(card, moment.reading)
        events = [moment.event("revealed", seat=seat, card=card, n=n)]
        if not prestige_known(card, moment.reading):
            events.append(moment.event("prestige-unknown", CROWN, seat=seat, card=card))
        return Outcome(moment.state, tuple(events))
