"""What a Learning turn lets a wizard do to the common area and the equipment at any moment."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Choose, Stop, sentence
from tutor.games.penumbra.actions.placements import looks
from tutor.games.penumbra.procedures.cards import discarded
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.verbs.effects import At, DiscardDie, Spend


@candidates
def placed_dice(moment: At) -> Choices:
    """The placed dice, whatever they show; those that look alike are interchangeable."""
    options = []
    for key, die in looks(moment.table.placed).items():
        about = facts(section=die.section, colour=die.colour, value=die.value)
        options.append(Option(key, "placed-die", about, die.id))
    return Choices(tuple(options))


@sentence
def discard_placed(moment: At) -> Outcome[Table]:
    """The chosen placed die goes to the supply."""
    table, gone = moment.table, text(Bind(name="placed"), moment)
    die = next(one for one in table.placed if one.id == gone)
    about: dict[str, Bound] = {"section": die.section, "colour": die.colour, "was": die.value}
    table = replace(table, placed=tuple(one for one in table.placed if one.id != gone))
    return moment.with_table(table, moment.event("placed-discarded", seat=moment.frame.owner, **about))


@sentence
def hurry(moment: At) -> Outcome[Table]:
    """One extra placement, once in the turn (pen.prim.trinket); in the first turn too."""
    table, seat = moment.table, moment.frame.owner
    n = table.turn.placements + 1
    events = [moment.event("placements", "pen.turn.learn.extra", seat=seat, n=n)]
    if table.wizard(seat).turns == 1:
        events.append(moment.event("first-turn-extra", "pen.turn.learn.first-extra", seat=seat))
    return moment.with_table(table.with_turn(placements=n, hurried=True), *events)


@sentence
def clear_slot(moment: At) -> Outcome[Table]:
    """An artifact of the wizard goes under its deck (pen.art.discard)."""
    seat, card = moment.frame.owner, text(Bind(name="card"), moment)
    event = moment.event("card-discarded", seat=seat, card=card)
    return moment.with_table(discarded(moment.table, seat, card), event)


RED = "pen.prim.red.discard"

PLACE_USES = (
    Program(
        "primagic-red",
        RED,
        (
            Stop(
                body=(
                    Choose(kind="placed-die", among=placed_dice, into="placed"),
                    DiscardDie(as_colour="red"),
                    discard_placed,
                )
            ),
        ),
        kind="primagic",
    ),
    Program(
        "primagic-trinket",
        "pen.prim.trinket",
        (
            Spend(ingredient="trinket", n=1),
            hurry,
        ),
        kind="primagic",
    ),
    Program("discard-artifact", "pen.art.discard", (clear_slot,), kind="artifact"),
)
