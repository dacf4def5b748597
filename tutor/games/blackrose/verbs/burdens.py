"""Verbs about jinxes and upgrades, and the chips on them."""

from __future__ import annotations

from typing import ClassVar

from tutor.games.blackrose.verbs.compiler.picking import figures
from tutor.games.blackrose.verbs.compiler.queries import Amount
from tutor.games.blackrose.verbs.effects.common import AsList
from tutor.games.blackrose.verbs.effects.jinxes import PutChip, assign, discard
from tutor.games.blackrose.verbs.schema.picks import Few, Number, Whom
from tutor.games.blackrose.verbs.schema.verb import Change, Sentences, Verb


class AssignJinx(Verb, frozen=True, tag="assign_jinx"):
    """Assigns a jinx: its name without ``jinx-``, or "any"."""

    what: str
    to: Whom = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.to)
        return (*first, *assign("jinx", self.what, whom))


class DiscardJinx(Verb, frozen=True, tag="discard_jinx"):
    """Those mages discard `n` jinxes."""

    n: Number = 1
    who: Whom = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.who)
        return (*first, *discard("jinx", Amount(n=self.n), AsList(of=whom)))


class AssignUpgrade(Verb, frozen=True, tag="assign_upgrade"):
    """Assigns an evocation an upgrade: its name without ``upgrade-``, or "any"."""

    what: str
    to: Whom = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.to)
        return (*first, *assign("upgrade", self.what, whom))


class DiscardUpgrade(Verb, frozen=True, tag="discard_upgrade"):
    """Discards an upgrade of those evocations."""

    who: Whom = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.who)
        return (*first, *discard("upgrade", 1, AsList(of=whom)))


class Chip(Verb, frozen=True, tag="chip"):
    """Puts `n` chips on this card."""

    n: Few = 1

    def sentences(self) -> Sentences:
        return (PutChip(rule=self.rule, n=self.n),)


class DiscardWhenFull(Verb, frozen=True, tag="discard_when_full"):
    """The card is discarded once all of its slots hold chips."""

    lasts: ClassVar[bool] = True
    slots: Few

    def change(self, what: str) -> Change | None:
        return Change(to=self.slots) if what == "slots" else None
