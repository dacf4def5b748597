"""The properties of the trial under way: what they forbid, and cancelling them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import candidates
from tutor.engine.question import Choices, Option, Refusal, Refused
from tutor.engine.sentence import Choose, sentence
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.component_set import box, face
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.state.table import Table, Trial
from tutor.games.penumbra.state.wizard import Wizard
from tutor.games.penumbra.verbs.effects import At, in_force

CANCELLING = ("liquid-darkness", "corruption", "pariah", "eye-of-oblivion")
"""The cards of the rulebook that cancel a property (pen.prop.cancel)."""

CANCEL = "pen.prop.cancel"
COUNTERSTRIKE = "counterstrike"
CALLED_PROPERTY = "pen.ruling.counterstrike-called-property"
PASSIVE = "pen.ruling.vigilance-passive"


def forbidden(table: Table, kind: str) -> Refusal | None:
    """What the trial under way has against using a kind of thing; None if it lets it be used.

    `kind` is "crystals", "potions", "artifacts" or "pets" (pen.prop.suppress.*).
    """
    if f"suppress-{kind}" not in in_force(table):
        return None
    return Refusal(f"pen.prop.suppress.{kind}", "suppressed", facts(kind=kind))


def cancels(printed: CardFace) -> bool:
    """Whether the card cancels a property (pen.prop.cancel)."""
    return printed.id in CANCELLING or printed.does("cancel")


def before_main_roll(table: Table) -> bool:
    """Whether the threat of the trial under way is still to be rolled."""
    trial = table.trial
    if trial is None or trial.stage != "threat" or trial.passed or trial.gone:
        return False
    last = table.last_threat
    rolled = any(threat.main and threat.step != "prepare" for threat in table.threats)
    return not rolled and not (last is not None and last.main)


def counted(table: Table) -> Table:
    """The table after a card or chain was used: before the threat roll of a trial it counts for Vigilance."""
    trial = table.trial
    if trial is None or not before_main_roll(table):
        return table
    return replace(table, trial=replace(trial, used=trial.used + 1))


def vigilance(table: Table, reading: Readings, more: int = 1) -> tuple[Refusal, ...]:
    """What Vigilance has against using so many more cards or chains now (pen.prop.vigilance).

    Whether cards that work all the time count too is pen.ruling.vigilance-passive.
    """
    trial = table.trial
    if trial is None or "vigilance" not in in_force(table) or not before_main_roll(table):
        return ()
    used, most = trial.used, trial.number("vigilance")
    if reading(PASSIVE) == "both":
        used += _permanent(table, table.wizard(table.turn.seat))
    if used + more <= most:
        return ()
    return (Refusal("pen.prop.vigilance", "vigilance", facts(n=most, used=used)),)


def _permanent(table: Table, wizard: Wizard) -> int:
    return sum(not card.turned and face(table, card.id).use == "permanent" for card in wizard.in_play)


def has_happened(table: Table, property: str) -> bool:
    """Whether the property has acted already: cancelling it changes nothing (pen.prop.cancel.too-late)."""
    trial = table.trial
    assert trial is not None
    if property in ("rift", "vigilance"):
        return not before_main_roll(table)
    return property == "shield" and (trial.shielded or trial.stage == "reward")


@sentence
def count_answer(moment: At) -> Outcome[Table]:
    """A card answers its condition: for Vigilance it is used then (pen.ruling.vigilance-passive)."""
    if moment.reading(PASSIVE) == "none":
        return Outcome(moment.state)
    return moment.with_table(counted(moment.table))


@candidates
def cancellable(moment: At) -> Choices:
    """The properties in force; threat dice and the counterstrike are none (pen.prop.cancel.not-threat).

    Ruling: pen.ruling.counterstrike-called-property.
    """
    table = moment.table
    trial = table.trial
    if trial is None:
        return Choices()
    options = tuple(
        Option(one, "cancel-property", facts(property=one, n=trial.number(one), late=late), one)
        for one in in_force(table)
        for late in (has_happened(table, one),)
    )
    return Choices(options, tuple(_no_properties(table, trial)))


def _no_properties(table: Table, trial: Trial) -> Iterator[Refused]:
    """What somebody could take for a property."""
    if trial.threat:
        about = facts(property="threat", n=trial.threat, late=False)
        reason = Refusal("pen.prop.cancel.not-threat", "threat-no-property")
        yield Refused(Option("threat", "cancel-property", about), (reason,))
    strike = box(table.box).trial(trial.card).counterstrike
    if strike and COUNTERSTRIKE not in trial.properties:
        about = facts(property=COUNTERSTRIKE, n=strike, late=False)
        reason = Refusal("pen.reward.counterstrike.not-property", "counterstrike-no-property")
        yield Refused(Option(COUNTERSTRIKE, "cancel-property", about), (reason,))


@sentence
def cancel(moment: At) -> Outcome[Table]:
    """The chosen property is off until the end of the trial; what has happened stays (pen.prop.cancel)."""
    table, seat = moment.table, moment.frame.owner
    trial, chosen = table.trial, moment.frame.get("property")
    if trial is None or not chosen:
        return Outcome(moment.state, (moment.event("nothing-to-cancel", seat=seat),))
    left = [(one, n) for one, n in zip(trial.properties, trial.numbers, strict=True) if one != chosen]
    rule = "pen.prop.cancel.too-late" if has_happened(table, str(chosen)) else ""
    about: dict[str, Bound] = {"seat": seat, "property": chosen, "late": bool(rule)}
    remaining = replace(trial, properties=tuple(one for one, _ in left), numbers=tuple(n for _, n in left))
    return moment.with_table(
        replace(table, trial=remaining), moment.event("property-cancelled", rule, **about)
    )


PROPERTIES = (
    Program(
        "cancel-property",
        CANCEL,
        (
            Choose(kind="cancel-property", among=cancellable, into="property"),
            cancel,
        ),
        kind="property",
    ),
)
