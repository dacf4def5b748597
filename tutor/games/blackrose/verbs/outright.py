"""Verbs about defeats that do not ask for damage."""

from __future__ import annotations

from tutor.games.blackrose.verbs.compiler.picking import figures
from tutor.games.blackrose.verbs.effects import outright
from tutor.games.blackrose.verbs.schema.picks import Whom
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb


class DefeatOutright(Verb, frozen=True, tag="defeat"):
    """Defeats those mages whatever lies on their life tracks (brw.trap.defeat-outright)."""

    whom: Whom = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.whom)
        return (*first, outright.DefeatOutright(rule="brw.trap.defeat-outright", whom=whom))


class Survive(Verb, frozen=True, tag="survive"):
    """Who applies this is no longer defeated, not even outright (brw.def.step1.outright)."""

    def sentences(self) -> Sentences:
        return (outright.survive.under("brw.def.step1.outright"),)
