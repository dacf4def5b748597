"""Verbs as sentences, and those in which figures and rooms are chosen, where a text leaves a choice."""

from __future__ import annotations

from typing import get_args

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.query import Bind, Value, query
from tutor.engine.sentence import Choose, ForEach, If, May, Sentence, sentence
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.queries import (
    Chooser,
    FigureChoice,
    Figures,
    Holds,
    RoomChoice,
    Rooms,
    Spot,
)
from tutor.games.blackrose.verbs.effects.common import At, Times, ids, self_of
from tutor.games.blackrose.verbs.schema.picks import Archetype, Pick, RoomPick, Where, Whom
from tutor.games.blackrose.verbs.schema.verb import ORDER, Sentences, Verb

Chosen = tuple[Sentences, Value]
"""The sentences that come first, and the query for what was chosen."""

NAMED: dict[str, str] = {
    "figure": "brw.gen.figure",
    "mage": "brw.gen.mage-means-player",
    "evocation": "brw.target.evocation",
} | dict.fromkeys(get_args(Archetype), "brw.evo.archetype")
"""The rule that says what a text means by the figures that it lets choose from."""


def figures(whom: Whom) -> Chosen:
    """The figures that a text means: known ones, all such ones, or ones that are chosen ("picked")."""
    if not isinstance(whom, Pick) or whom.pick == "each":
        return (), Figures(whom=whom)
    decides, rule = Chooser(), NAMED.get(whom.what, "brw.target.caster")
    if whom.pick == "one":
        one = Choose(rule=rule, kind="pick-figure", among=FigureChoice(pick=whom), into="picked", who=decides)
        return (one,), Bind(name="picked")
    among = FigureChoice(pick=whom, taken=Bind(name="picked"), or_none=True)
    again = (
        Choose(kind="pick-figures", among=among, into="picked-next", who=decides),
        add_picked,
    )
    sentences: Sentences = (
        forget_picked.under(rule),
        ForEach(rule=rule, over=Times(n=whom.n), into="time", body=again),
    )
    return sentences, Bind(name="picked")


def rooms(where: Where, rule: str = "brw.target.area") -> Chosen:
    """The rooms that a text means: a known one, all such ones, or one that is chosen ("room-picked")."""
    if not isinstance(where, RoomPick):
        return (), Spot(where=where)
    if where.pick == "each":
        return (), Rooms(where=where)
    one = Choose(rule=rule, kind="pick-room", among=RoomChoice(pick=where), into="room-picked", who=Chooser())
    return (one,), Bind(name="room-picked")


@sentence
def forget_picked(moment: At) -> Outcome[Table]:
    """Nothing is picked yet."""
    return Outcome(moment.bound("picked", ()))


@sentence
def add_picked(moment: At) -> Outcome[Table]:
    """One more figure is picked, or none."""
    get = moment.frame.get
    return Outcome(moment.bound("picked", (*ids(get("picked"), moment), *ids(get("picked-next"), moment))))


class Did(Sentence, frozen=True):
    """Whether a sentence was carried out is set (brw.key.if-you-did)."""

    did: bool

    def execute(self, moment: At) -> Outcome[Table]:
        return Outcome(moment.bound("did", self.did))


@sentence
def condition_unmet(moment: At) -> Outcome[Table]:
    """The condition of a sentence does not hold: it does nothing (brw.key.if-you-did)."""
    event = moment.event("condition-unmet", who=self_of(moment))
    return Outcome(moment.bound("did", False), (event,))


def optional(sentences: Sentences) -> Sentences:
    """The sentences, as who applies the effect likes."""
    return (Did(rule=ORDER, did=False), May(rule=ORDER, kind="may-apply", body=sentences, who=Chooser()))


def body(verb: Verb, at: int = 0) -> Sentences:
    """The sentences of a verb, with its condition and whether it may be left out."""
    sentences = verb.sentences_at(at)
    if verb.may and not verb.may_each:
        sentences = optional(sentences)
    if verb.cond is None:
        return sentences
    holds, unmet = Holds(cond=verb.cond), (condition_unmet,)
    return (If(rule="brw.key.if-you-did", cond=holds, then=sentences, otherwise=unmet),)


def all_of(verbs: tuple[Verb, ...]) -> Sentences:
    """The sentences of several verbs of one full stop."""
    return tuple(sentence for verb in verbs for sentence in body(verb))


@query
def each_mage(moment: At) -> Bound:
    """The mages whom an event concerns, in turn order; the avatar ignores it (brw.avatar.events)."""
    table = moment.table
    return tuple(seat for seat in table.turn_order if not table.mage(seat).avatar)
