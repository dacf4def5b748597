"""The prelude: nine cards are chosen by passing hands on, and split into three piles (sea.prelude)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Call, Choose, ForEach, Stop, While, sentence
from tutor.games.seasons.procedures.round import turn_order
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At

PICK = "sea.prelude.draft.pick"
DRAFTED = "sea.prelude.draft.end"
PILES = "sea.prelude.piles"
UNDER = "sea.comp.library"
HAND_SIZE = 9
"""So many cards are dealt to everybody, and chosen (sea.setup.deal)."""

PILE = 3
"""So many cards are in each of the three piles (sea.prelude.piles)."""

SEAT = Bind(name="seat")


@query
def drafting(moment: At) -> Bound:
    """Whether cards are left to be chosen of."""
    return any(player.dealt for player in moment.table.players)


class Dealt(Among, frozen=True):
    """The cards that somebody may choose of now."""

    secret: ClassVar[bool] = True

    def choices(self, moment: At) -> Choices:
        cards = dict.fromkeys(moment.table.player(text(SEAT, moment)).dealt)
        return Choices(tuple(Option(card, "draft-card", facts(card=card), card) for card in cards))


@sentence
def pick_card(moment: At) -> Outcome[Table]:
    """Somebody lays the chosen card face down; the rest is passed on when all have chosen."""
    seat, card = text(SEAT, moment), text(Bind(name="card"), moment)
    player = moment.table.player(seat)
    dealt = list(player.dealt)
    dealt.remove(card)
    drafted = tuple(sorted((*player.drafted, card)))
    table = moment.table.changed(seat, dealt=tuple(dealt), drafted=drafted)
    event = moment.event("card-drafted", seat=seat, card=card, n=len(drafted))
    return moment.with_table(table, event)


@sentence
def pass_hands(moment: At) -> Outcome[Table]:
    """Everybody's other cards go to the left neighbour."""
    table = moment.table
    seats = table.seats
    n = len(table.player(seats[0]).dealt)
    if not n:
        return Outcome(moment.state, (moment.event("draft-over", DRAFTED, n=HAND_SIZE),))
    hands = {seat: table.player(seat).dealt for seat in seats}
    for seat in seats:
        table = table.changed(table.others(seat)[0], dealt=hands[seat])
    return moment.with_table(table, moment.event("hands-passed", seat=None, n=n))


@query
def to_be_split(moment: At) -> Bound:
    """Whether somebody has still to choose cards for a pile."""
    return bool(moment.table.player(moment.frame.owner).drafted)


class PileCards(Among, frozen=True):
    """The chosen cards that lie in no pile yet."""

    secret: ClassVar[bool] = True

    def choices(self, moment: At) -> Choices:
        player = moment.table.player(moment.frame.owner)
        pile = _pile(player)
        return Choices(
            tuple(
                Option(card, "pile-card", facts(card=card, pile=pile), card)
                for card in dict.fromkeys(player.drafted)
            )
        )


def _pile(player: Player) -> str:
    """The pile that is being made: the hand, then that of the second year; what is left makes the third."""
    return "hand" if len(player.hand) < PILE else "library-token-ii"


@sentence
def put_on_pile(moment: At) -> Outcome[Table]:
    """A card is put on the pile that is being made; the last three make the third one."""
    seat, card = moment.frame.owner, str(moment.frame.get("card"))
    player = moment.table.player(seat)
    pile, left = _pile(player), list(player.drafted)
    left.remove(card)
    second, third = player.library
    if pile == "hand":
        player = player.with_cards(card)
    else:
        second = tuple(sorted((*second, card)))
        if len(second) == PILE:
            left, third = [], tuple(left)
    libraries = (second, third)
    player = replace(player, drafted=tuple(left), library=libraries, origin=libraries)
    event = moment.event("card-piled", "" if pile == "hand" else UNDER, seat=seat, card=card, pile=pile)
    return moment.with_table(moment.table.with_player(player), event)


@sentence
def tell_piles(moment: At) -> Outcome[Table]:
    """The three piles are made; their owner may look at those under the tokens at any time."""
    seat = moment.frame.owner
    look = moment.event("may-look", "sea.prelude.library.look", seat=seat)
    return Outcome(moment.state, (moment.event("piles-made", seat=seat, n=PILE), look))


PRELUDE = (
    Program(
        "prelude",
        PICK,
        (
            While(
                rule=DRAFTED,
                cond=drafting,
                body=(
                    ForEach(
                        rule=PICK,
                        over=turn_order,
                        into="seat",
                        body=(
                            Choose(kind="draft", among=Dealt(), into="card", who=SEAT),
                            pick_card,
                        ),
                    ),
                    pass_hands.under(PICK),
                ),
            ),
            ForEach(
                rule=PILES,
                over=turn_order,
                into="seat",
                body=(Call(program="piles", who=SEAT),),
            ),
        ),
    ),
    Program(
        "piles",
        PILES,
        (
            While(
                cond=to_be_split,
                body=(Stop(body=(Choose(kind="pile", among=PileCards(), into="card"), put_on_pile)),),
            ),
            tell_piles,
        ),
    ),
)
"""The choice of nine cards."""
