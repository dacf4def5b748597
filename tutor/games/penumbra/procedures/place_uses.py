"""What a Learning turn lets a wizard do to the common area and the equipment at any moment."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Choose, Sentence, Stop
from tutor.games.penumbra.actions.placements import looks
from tutor.games.penumbra.procedures.cards import discarded
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.verbs.effects import At, DiscardDie, Spend


class PlacedDice(Among, frozen=True):
    """The placed dice, whatever they show; those that look alike are interchangeable."""

    def choices(self, moment: At) -> Choices:
        options = []
        for key, die in looks(moment.table.placed).items():
            about = facts(section=die.section, colour=die.colour, value=die.value)
            options.append(Option(key, "placed-die", about, die.id))
        return Choices(tuple(options))


class DiscardPlaced(Sentence, frozen=True):
    """The chosen placed die goes to the supply."""

    def execute(self, moment: At) -> Outcome[Table]:
        table, gone = moment.table, text(Bind(name="placed"), moment)
        die = next(one for one in table.placed if one.id == gone)
        about: dict[str, Bound] = {"section": die.section, "colour": die.colour, "was": die.value}
        table = replace(table, placed=tuple(one for one in table.placed if one.id != gone))
        return moment.with_table(table, moment.event("placed-discarded", seat=moment.frame.owner, **about))


class Hurry(Sentence, frozen=True):
    """One extra placement, once in the turn (pen.prim.trinket); in the first turn too."""

    def execute(self, moment: At) -> Outcome[Table]:
        table, seat = moment.table, moment.frame.owner
        n = table.turn.placements + 1
        events = [moment.event("placements", "pen.turn.learn.extra", seat=seat, n=n)]
        if table.wizard(seat).turns == 1:
            events.append(moment.event("first-turn-extra", "pen.turn.learn.first-extra", seat=seat))
        return moment.with_table(table.with_turn(placements=n, hurried=True), *events)


class ClearSlot(Sentence, frozen=True):
    """An artifact of the wizard goes under its deck (pen.art.discard)."""

    def execute(self, moment: At) -> Outcome[Table]:
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
                    Choose(kind="placed-die", among=PlacedDice(), into="placed"),
                    DiscardDie(as_colour="red"),
                    DiscardPlaced(),
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
            Hurry(),
        ),
        kind="primagic",
    ),
    Program("discard-artifact", "pen.art.discard", (ClearSlot(),), kind="artifact"),
)
