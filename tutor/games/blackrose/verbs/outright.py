"""Verbs about defeats that do not ask for damage."""

from __future__ import annotations

from tutor.engine.event import Event
from tutor.engine.moment import Outcome
from tutor.engine.query import Value
from tutor.engine.sentence import Sentence, sentence
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.picking import figures
from tutor.games.blackrose.verbs.effects.common import At, bound, counted, ids, self_of, unaffected
from tutor.games.blackrose.verbs.effects.damage import Attack
from tutor.games.blackrose.verbs.effects.memory import remember
from tutor.games.blackrose.verbs.schema.picks import Whom
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb


class DefeatOutright(Verb, frozen=True, tag="defeat"):
    """Defeats those mages whatever lies on their life tracks (brw.trap.defeat-outright)."""

    whom: Whom = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.whom)
        return (*first, StrikeDown(rule="brw.trap.defeat-outright", whom=whom))


class StrikeDown(Sentence, frozen=True):
    """Mages are defeated whatever lies on their life tracks; their defeats wait for the full stop.

    "did" tells whether it was anybody. It is no damage, so that nobody is immune.
    """

    whom: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table = moment.table
        attack = Attack.of(moment, self_of(moment), None)
        events: list[Event] = []
        for who in ids(self.whom, moment):
            kept_off = attack.kept_off(moment, who, named=True, harmless=True)
            if kept_off is None and not table.is_mage(who):
                kept_off = unaffected(moment, who, "brw.gen.effect.skip")
            events.append(kept_off or _struck_down(moment, attack, who))
        did = any(event.kind == "defeated-outright" for event in events)
        return Outcome(bound(moment, {"did": did}), tuple(events))


def _struck_down(moment: At, attack: Attack, who: str) -> Event:
    where = moment.table.where(who)
    return moment.event(
        "defeated-outright", who=who, by=attack.by, source=attack.source, dealer=attack.dealer, room=where
    )


class Survive(Verb, frozen=True, tag="survive"):
    """Who applies this is no longer defeated, not even outright (brw.def.step1.outright)."""

    def sentences(self) -> Sentences:
        return (survive.under("brw.def.step1.outright"),)


@sentence
def survive(moment: At) -> Outcome[Table]:
    """Who applies this is no longer defeated, if it is his defeat that has set it off."""
    state = remember(moment.state, counted(moment, "of"), "saved", value=True)
    return Outcome(state, (moment.event("saved", who=self_of(moment)),))
