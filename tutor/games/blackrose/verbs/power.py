"""Verbs about power, the crown and trophies."""

from __future__ import annotations

from typing import ClassVar

from tutor.engine.query import Bind
from tutor.engine.sentence import ForEach, If
from tutor.games.blackrose.verbs.compiler.picking import figures
from tutor.games.blackrose.verbs.compiler.queries import Amount, Reads
from tutor.games.blackrose.verbs.effects import common, power, trophies
from tutor.games.blackrose.verbs.effects.common import AsList, decide
from tutor.games.blackrose.verbs.schema.picks import Number, Whom
from tutor.games.blackrose.verbs.schema.verb import Change, Sentences, Verb


class GainPower(Verb, frozen=True, tag="gain_power"):
    """Gains power."""

    n: Number
    who: Whom = "self"

    def sentences(self) -> Sentences:
        first, whom = figures(self.who)
        gain = power.GainPower(n=Amount(n=self.n), who=Bind(name="each"))
        return (*first, ForEach(rule=self.rule, over=AsList(of=whom), into="each", body=(gain,)))


class LosePower(Verb, frozen=True, tag="lose_power"):
    """Loses power."""

    n: Number
    who: Whom = "self"

    def sentences(self) -> Sentences:
        first, whom = figures(self.who)
        return (*first, power.LosePower(rule=self.rule, n=Amount(n=self.n), who=whom))


class Steal(Verb, frozen=True, tag="steal"):
    """Takes power from others and gains it (brw.key.steal)."""

    rule: ClassVar[str] = "brw.key.steal"
    n: Number
    who: Whom = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.who)
        steal = power.StealPower(n=Amount(n=self.n), of=Bind(name="each"))
        return (*first, ForEach(rule=self.rule, over=AsList(of=whom), into="each", body=(steal,)))


class TakeCrown(Verb, frozen=True, tag="take_crown"):
    """Takes the crown token."""

    def sentences(self) -> Sentences:
        return (common.TakeCrown(rule=self.rule),)


class TakeTrophy(Verb, frozen=True, tag="take_trophy"):
    """Takes a trophy token of that mage, if he has one left."""

    of: Whom = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.of)
        return (*first, trophies.TakeTrophy(rule="brw.end.trophy-any", of=whom))


class Claim(Verb, frozen=True, tag="claim"):
    """Claims one thing of that mage: a trophy token or 1 power (ruling brw.ruling.avatar.vengeance)."""

    of: Whom = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.of)
        rule = "brw.avatar.order.trap.resolve"
        is_trophy = Reads(ruling="brw.ruling.avatar.vengeance", reading="trophy")
        trophy, steal = (trophies.TakeTrophy(of=whom),), Steal(n=1, who=self.of).sentences()
        return (*first, If(rule=rule, cond=is_trophy, then=trophy, otherwise=steal))


class GiveTrophy(Verb, frozen=True, tag="give_trophy"):
    """Gives the Black Rose one of the trophies one has taken."""

    def sentences(self) -> Sentences:
        rule = "brw.def.step5.rose-space"
        choose = decide(rule=rule, kind="trophy", among=trophies.trophies, into="trophy")
        return (choose, trophies.GiveTrophy(rule=rule, trophy=Bind(name="trophy")))


class TrophiesToRose(Verb, frozen=True, tag="trophies_to_rose"):
    """As long as the card is in play the Black Rose takes the trophies of defeated mages."""

    lasts: ClassVar[bool] = True

    def change(self, what: str) -> Change | None:
        return Change() if what == "trophies-to-rose" else None
