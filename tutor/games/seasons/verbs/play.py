"""Cards that come into play, are turned, sacrificed, taken back and passed on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from tutor.engine.event import Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Owner, Value, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Sentence
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import NONE
from tutor.games.seasons.state.derived import GRIMOIRE
from tutor.games.seasons.state.energy import listed, plus
from tutor.games.seasons.state.player import Copy
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.answering import unanswered
from tutor.games.seasons.verbs.common import At, ids
from tutor.games.seasons.verbs.crystals import TableEvents
from tutor.games.seasons.verbs.drawing import discarded, looked_at
from tutor.games.seasons.verbs.leaving import GRIMOIRE_LEAVES, Leaving

SACRIFICE = "sea.term.sacrifice"
FREE = "sea.play.free-not-summon"
TWO_COPIES = "sea.summon.two-copies"
PERMANENT = "sea.effect.permanent"
OVERRIDE = "sea.cards.override"
TOKENS_LEAVE = "sea.ruling.amulet-water-leaves"
REPLAYED = "sea.ruling.replayed-card"


def entered(
    moment: At, table: Table, seat: str, card: str, how: str, rule: str, paid: tuple[str, ...] = ()
) -> TableEvents:
    """The table with a card put into play, and the event that its effects wait for.

    It is empty and straight, unless one that was taken back stays turned (sea.ruling.replayed-card).
    `how` is "summoned" or "free"; `paid` are the tokens it was summoned with. That the card has left the
    place it came from is up to the caller.
    """
    player = table.player(seat)
    copy = Copy(table.new_copy(card), card, card in player.returned)
    if copy.turned:
        left = list(player.returned)
        left.remove(card)
        player = replace(player, returned=tuple(left))
    table = table.with_player(player.with_copy(copy))
    turn = table.turn
    if turn is not None and turn.seat == seat:
        table = table.with_turn(played=(*turn.played, copy.id))
    silent = unanswered(moment, table, seat, card, how)
    event = moment.event("entered", rule, seat=seat, card=card, copy=copy.id, how=how, paid=paid)
    return table, (event, *_on_entering(moment, table, copy, seat), *silent)


def _on_entering(moment: At, table: Table, copy: Copy, seat: str) -> Iterator[Event]:
    """What else is told of a card that comes into play."""
    if table.player(seat).count(copy.card) > 1:
        yield moment.event("two-copies", TWO_COPIES, seat=seat, card=copy.card)
    if "permanent" in box().cards[copy.card].types:
        yield moment.event("stays-in-force", PERMANENT, card=copy.card)


def left_play(moment: At, table: Table, copy: Copy) -> TableEvents:
    """The table after a copy left play; what happens to its tokens is two rulings' business.

    Rulings: sea.ruling.grimoire-leaves, sea.ruling.amulet-water-leaves. Where the card goes is up to the
    caller.
    """
    seat = table.owner_of(copy.id)
    player = table.player(seat).without_copy(copy.id)
    table = table.with_player(player)
    if copy.tokens == NONE:
        return table, ()
    if copy.card == GRIMOIRE:
        stays, rule = moment.reading(GRIMOIRE_LEAVES) == "keep-seven", "sea.card.bespelled-grimoire.limit"
    else:
        stays, rule = moment.reading(TOKENS_LEAVE) == "reserve", "sea.card.amulet-of-water.not-reserve"
    kinds = listed(copy.tokens)
    if not stays:
        return table, (moment.event("tokens-lost", rule, seat=seat, tokens=kinds, card=copy.card),)
    player = replace(player, reserve=plus(player.reserve, copy.tokens))
    event = moment.event("tokens-moved", rule, seat=seat, tokens=kinds, card=copy.card, onto=False)
    return table.with_player(player), (event,)


def sacrificed(moment: At, table: Table, copy: Copy) -> TableEvents:
    """The table after a copy was sacrificed: it goes from play to the discard pile (sea.term.sacrifice)."""
    seat = table.owner_of(copy.id)
    table, leaving = left_play(moment, table, copy)
    event = moment.event("sacrificed", SACRIFICE, seat=seat, card=copy.card, copy=copy.id)
    return discarded(table, copy.card), (event, *leaving)


class EnterPlay(Sentence, frozen=True):
    """A card is put into play free: it is not summoned, and nobody reacts as to a summon.

    It comes from the owner's hand or from the cards looked at; that there is summoning power for it is to be
    checked before (sea.play.free-gauge, `derived.has_room`). Its own effect follows behind the full stop.
    """

    card: Value
    origin: Literal["hand", "looked"]

    def execute(self, moment: At) -> Outcome[Table]:
        seat, table = moment.frame.owner, moment.table
        cards = ids(self.card, moment)
        if not cards:
            return Outcome(moment.state)
        if self.origin == "looked":
            table = looked_at(table, cards[0])
        else:
            table = table.with_player(table.player(seat).without_card(cards[0]))
        table, entering = entered(moment, table, seat, cards[0], "free", FREE)
        prevails = moment.event("card-prevails", OVERRIDE, seat=seat, card=cards[0])
        return moment.with_table(table, *entering, prevails)


class Sacrifice(Leaving, frozen=True):
    """Copies in play are sacrificed by their owner; one that is not in play any more is passed over."""

    def execute(self, moment: At) -> Outcome[Table]:
        table = moment.table
        events: list[Event] = []
        for id in ids(self.copy, moment):
            copy = table.copy(id)
            if copy is not None:
                table, more = sacrificed(moment, table, copy)
                events += more
        return moment.with_table(table, *events)


class TakeBack(Leaving, frozen=True):
    """A copy goes from play back to its owner's hand."""

    def execute(self, moment: At) -> Outcome[Table]:
        table = moment.table
        copy = table.copy(text(self.copy, moment)) if ids(self.copy, moment) else None
        if copy is None:
            return Outcome(moment.state)
        seat = table.owner_of(copy.id)
        table, leaving = left_play(moment, table, copy)
        player = table.player(seat).with_cards(copy.card)
        if copy.turned and moment.reading(REPLAYED) == "no":
            player = replace(player, returned=(*player.returned, copy.card))
        table = table.with_player(player)
        return moment.with_table(table, moment.event("taken-back", seat=seat, card=copy.card), *leaving)


class Straighten(Sentence, frozen=True):
    """A copy is straightened, so that it can be activated again."""

    copy: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, id = moment.table, text(self.copy, moment)
        copy = table.copy(id)
        if copy is None or not copy.turned:
            return Outcome(moment.state)
        player = table.player(table.owner_of(id)).with_copy(replace(copy, turned=False))
        event = moment.event("straightened", seat=player.seat, card=copy.card)
        return moment.with_table(table.with_player(player), event)


class PassOn(Sentence, frozen=True):
    """A copy goes to somebody else, before whom it then lies; no summoning power is needed for it."""

    copy: Value
    to: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, id, to = moment.table, text(self.copy, moment), text(self.to, moment)
        copy = table.copy(id)
        if copy is None:
            return Outcome(moment.state)
        seat = table.owner_of(id)
        table = table.with_player(table.player(seat).without_copy(id))
        table = table.with_player(table.player(to).with_copy(replace(copy, received=True)))
        return moment.with_table(table, moment.event("passed-on", seat=seat, to=to, card=copy.card))


class OwnInPlay(Among, frozen=True):
    """The copies that somebody has in play, to choose one of: all, magic items alone, or familiars alone."""

    what: Literal["any", "item", "familiar"] = "any"
    who: Value = Owner()
    kind: str = "copy"
    but: Value = None

    def choices(self, moment: At) -> Choices:
        cards, left_out = box().cards, ids(self.but, moment)
        return Choices(
            tuple(
                Option(copy.id, self.kind, facts(card=copy.card, turned=copy.turned), copy.id)
                for copy in moment.table.player(text(self.who, moment)).play
                if copy.id not in left_out
                and (self.what == "any" or cards[copy.card].item == (self.what == "item"))
            )
        )
