"""Reserving a trial: from the open row, one at most, kept for one wizard alone."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Is, query, text
from tutor.engine.question import Choices, Option, Refusal, sift
from tutor.engine.sentence import Choose, If, sentence
from tutor.games.penumbra.components.card_names import has_trial_name, reserved
from tutor.games.penumbra.procedures.reserving import NOTHING
from tutor.games.penumbra.procedures.setup_fate import part_of
from tutor.games.penumbra.reactions.prophecies import FATE_DECK
from tutor.games.penumbra.state.decks import TakeTop
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Reserved
from tutor.games.penumbra.verbs.effects import At, owner

TOP = "top"


def second_trial(moment: At) -> str:
    """What becomes of a second reserved trial: "refused", "swap", or "both" by the rulebook as printed.

    Rulings: pen.ruling.reserve-second-trial, pen.ruling.reserved-trials.
    """
    if moment.reading("pen.ruling.reserved-trials") == "rulebook":
        return "both"
    return moment.reading("pen.ruling.reserve-second-trial")


class TrialSources(Among, frozen=True):
    """The trials that may be reserved, or none of them.

    Ruling: pen.ruling.reserve-trial-source.
    """

    def choices(self, moment: At) -> Choices:
        table = moment.table
        row = [Option(f"row-{t}", "reserve-trial", facts(trial=t), t) for t in table.trials]
        if moment.reading("pen.ruling.reserve-trial-source") == "row-or-deck":
            row.append(Option(TOP, "reserve-top", facts(deck=FATE_DECK), TOP))
        return sift(row, lambda option: tuple(self._against(moment, option))) + NOTHING

    def _against(self, moment: At, option: Option) -> Iterator[Refusal]:
        table, wizard = moment.table, owner(moment)
        if option.value == TOP:
            if not table.deck(FATE_DECK).size:
                yield Refusal("pen.resv.trial", "deck-empty", facts(deck=FATE_DECK))
        elif has_trial_name(wizard, str(option.value), moment.reading):
            yield Refusal("pen.card.unique", "name-owned", facts(card=option.value))


@sentence
def look_at_fate(moment: At) -> Outcome[Table]:
    """The top card of the fate deck is reserved if it is a trial, else it lies on top again."""
    table, card = moment.table, text(Bind(name="card"), moment)
    if part_of(table.box, card) == "trial" and not has_trial_name(owner(moment), card, moment.reading):
        return Outcome(moment.bound("source", card))
    deck = table.deck(FATE_DECK)
    back = table.with_deck(replace(deck, layers=((card,), *deck.layers)))
    state = moment.bound("source", "").with_table(back)
    return Outcome(state, (moment.event("no-trial-on-top", seat=moment.frame.owner),))


@sentence
def reserve_trial(moment: At) -> Outcome[Table]:
    """The trial is the wizard's alone; the row is not filled up. One that it replaces goes back there."""
    table, wizard = moment.table, owner(moment)
    trial, secret = text(Bind(name="source"), moment), moment.frame.get("card") is not None
    before = reserved(wizard, "trial")
    back = () if second_trial(moment) == "both" else before
    others = tuple(one for one in wizard.reserved if one.id not in back)
    wizard = replace(wizard, reserved=(*others, Reserved(trial, "trial", secret)))
    row = tuple(one for one in table.trials if one != trial)
    table = replace(table, trials=(*row, *back)).with_wizard(wizard)
    about: dict[str, Bound] = {"seat": wizard.seat}
    kind = "trial-reserved-secretly" if secret else "trial-reserved"
    events = [moment.event(kind, **(about if secret else {**about, "trial": trial}))]
    events += [moment.event("trial-returned", "pen.resv.trial.max-one", trial=one) for one in back]
    if before and not back:
        n = len(before) + 1
        events.append(moment.event("trials-unlimited", "pen.resv.trial.rulebook-choice", n=n, **about))
    return moment.with_table(table, *events)


@query
def full(moment: At) -> Bound:
    """Whether a trial is reserved already, and no other may take its place."""
    return bool(reserved(owner(moment), "trial")) and second_trial(moment) == "refused"


@sentence
def say_full(moment: At) -> Outcome[Table]:
    """Says that reserving has no effect (pen.resv.trial.max-one)."""
    about: dict[str, Bound] = {"seat": moment.frame.owner, "trial": reserved(owner(moment), "trial")[0]}
    return Outcome(moment.state, (moment.event("reserve-full", **about),))


RULE = "pen.resv.trial"

RESERVING_TRIALS = (
    Program(
        "reserve-trial",
        RULE,
        (
            If(
                rule="pen.resv.trial.max-one",
                cond=full,
                then=(say_full,),
                otherwise=(
                    Choose(rule=RULE, kind="trial-source", among=TrialSources(), into="source"),
                    If(
                        rule=RULE,
                        cond=Is(left=Bind(name="source"), right=TOP),
                        then=(TakeTop(deck=FATE_DECK, into="card"), look_at_fate),
                    ),
                    If(rule=RULE, cond=Bind(name="source"), then=(reserve_trial,)),
                ),
            ),
        ),
        kind="reserve",
    ),
)
