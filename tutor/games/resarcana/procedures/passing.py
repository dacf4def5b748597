"""Passing: the first-player token, another magic item, one card (res.pass)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, text
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.engine.sentence import Call, Choose, If, sentence
from tutor.games.resarcana.actions.moves import PASSING
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.essences import NONE
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.effects.common import At, Change, change, given

STEPS = "res.pass.steps"
TOKEN = "res.pass.first-token"
SWAP = "res.pass.item-swap"
DRAW = "res.pass.draw"
ESSENCES = "res.ruling.item-essences"
STRAIGHT = "res.ruling.item-straight"


@sentence
def pass_round(moment: At) -> Outcome[Table]:
    """The player passes, and takes the first-player token if nobody has passed before."""
    made, who, table = change(moment), moment.frame.owner, moment.table
    first = not any(player.passed for player in table.players)
    made.player(replace(table.player(who), passed=True))
    made.tell("passes", who=who)
    if first:
        made.table = replace(made.table, first=who, token_passed=True)
        made.tell("token-taken", TOKEN, who=who, of=table.first)
    return made.outcome


def item_of(player: Player) -> Component | None:
    """The magic item of a player; None where there is none."""
    faces = box().faces
    return next((one for one in player.tableau if faces[one.id].kind == "magic-item"), None)


@candidates
def items(moment: At) -> Choices:
    """The magic items of the supply; the own one cannot be kept."""
    mine = item_of(moment.table.player(moment.frame.owner))
    refusal = Refusal(SWAP, "own-item", facts(card="" if mine is None else mine.id))
    items = [(item_option(one), ()) for one in moment.table.items]
    return sorted_out([*items, *(() if mine is None else ((item_option(mine), (refusal,)),))])


def item_option(item: Component) -> Option:
    """A magic item as something to choose."""
    return Option(item.id, "item", facts(card=item.id), item.id)


@sentence
def swap_item(moment: At) -> Outcome[Table]:
    """The magic item goes back to the supply, and the chosen one lies face down until the round ends."""
    made, who = change(moment), moment.frame.owner
    mine, chosen = item_of(moment.table.player(who)), text(Bind(name="item"), moment)
    if mine is not None:
        _give_back(made, who, mine)
    item = next(one for one in moment.table.items if one.id == chosen)
    made.table = replace(made.table, items=tuple(one for one in made.table.items if one.id != chosen))
    made.player(made.table.player(who).laying(replace(item, down=True)))
    made.tell("item-taken", who=who, card=chosen, of="" if mine is None else mine.id)
    made.tell("item-down", "res.pass.item-facedown", who=who, card=chosen)
    return made.outcome


def _give_back(made: Change, who: str, mine: Component) -> None:
    """The item returns; what lies on it, and whether it is turned, is as the rulings say."""
    reading = made.moment.reading(ESSENCES)
    if reading == "taken":
        made.take(who, mine.id, SWAP)
    elif reading == "supply":
        made.remove(who, mine.id, mine.on, SWAP)
    back = made.table.player(who).component(mine.id)
    made.player(made.table.player(who).without(mine.id))
    turned = back.turned and made.moment.reading(STRAIGHT) == "turned"
    on = back.on if reading == "stay" else NONE
    made.table = replace(made.table, items=(*made.table.items, Component(mine.id, turned, on)))


@sentence
def take_item(moment: At) -> Outcome[Table]:
    """The first magic item is taken in the set-up, face up (res.setup.item-choice)."""
    made, who = change(moment), moment.frame.owner
    chosen = given(Bind(name="item"), moment)
    item = next(one for one in moment.table.items if one.id == chosen)
    made.table = replace(made.table, items=tuple(one for one in made.table.items if one.id != chosen))
    made.player(made.table.player(who).laying(item))
    made.tell("item-taken", who=who, card=chosen, of="")
    return made.outcome


CHOOSE_ITEM = Choose(rule=SWAP, kind="item", among=items, into="item")
SETUP_ITEM = "res.setup.item-choice"

PASSES = (
    Program(
        PASSING,
        STEPS,
        (
            pass_round,
            CHOOSE_ITEM,
            If(rule=SWAP, cond=Bind(name="item"), then=(swap_item,)),
            Call(rule=DRAW, program="draw", hand_over=(("left", 1), ("why", DRAW))),
        ),
        kind="action",
    ),
    Program(
        "first-item",
        SETUP_ITEM,
        (
            Choose(kind="item", among=items, into="item"),
            If(cond=Bind(name="item"), then=(take_item,)),
        ),
        kind="procedure",
    ),
)
"""To pass, and to take a magic item in the set-up."""
