"""Loss of life: who is hit, how each rival answers, and what is discarded (res.life)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Value, candidates, query, text
from tutor.engine.question import Choices, Option, Question, Refusal, sorted_out
from tutor.engine.sentence import Sentence, sentence
from tutor.framework.readings import Readings
from tutor.games.resarcana.actions.powers import cost_refusals
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Power
from tutor.games.resarcana.state.essences import LIFE, Amount, minus, named, payments, read, some
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.effects.common import At, change, count
from tutor.games.resarcana.verbs.effects.components import destroy_refusals, lacking, may_destroy
from tutor.games.resarcana.verbs.effects.pool import option
from tutor.games.resarcana.verbs.schema import WayOut

LIFE_LOSS = "res.life.definition"
REACTION = "res.life.reaction"
OPT_OUT = "res.life.opt-out"
DECIDES = "res.life.each-rival-decides"
IMMUNE = "res.life.passed-immune"
BRIDLE = "res.ruling.bridle-scope"
SUFFER = "suffer"
WAY_OUT = "way-out"
REPLACEMENTS = 2
"""How many other essences stand for one life that is not there (res.life.replacement)."""


@sentence
def threaten(moment: At, n: int, card: str) -> Outcome[Table]:
    """All rivals are to lose life; those who have passed are not ("threatened" are the others, clockwise)."""
    made, by = change(moment), moment.frame.owner
    seats: list[str] = []
    for seat in moment.table.rivals(by):
        if moment.table.player(seat).passed:
            made.tell("immune", IMMUNE, who=seat, card=card)
        else:
            seats.append(seat)
            made.tell("threatened", who=seat, by=by, n=n, card=card)
    state = moment.bound("threatened", tuple(seats))
    return Outcome(state, made.events)


class Answers(Among, frozen=True):
    """What a rival can do about a loss of life: react, take the way out that the power states, or suffer."""

    who: Value
    n: int
    card: str
    way: WayOut | None

    def choices(self, moment: At) -> Choices:
        player, reading = moment.table.player(text(self.who, moment)), moment.reading
        loss_free = sorted_out((*self._reactions(player, reading), *self._way_out(player, reading)))
        return loss_free + Choices((Option(SUFFER, SUFFER, facts(n=self.n), SUFFER),))

    def _reactions(self, player: Player, reading: Readings) -> Iterator[tuple[Option, Iterator[Refusal]]]:
        faces = box().faces
        for one in player.tableau:
            for power in faces[one.id].powers:
                if power.trigger in ("life_loss", "dragon_power"):
                    program = f"{one.id}.{power.n}"
                    about = facts(card=one.id, n=power.n)
                    yield Option(program, "react", about, program), self._against(player, one, power, reading)

    def _against(self, player: Player, one: Component, power: Power, reading: Readings) -> Iterator[Refusal]:
        dragons_only = power.trigger == "dragon_power" and reading(BRIDLE) == "dragon-power"
        if dragons_only and "dragon" not in box()[self.card].types:
            yield Refusal(REACTION, "no-dragon", facts(card=one.id, by=self.card))
        yield from cost_refusals(player, one, power, reading)

    def _way_out(self, player: Player, reading: Readings) -> Iterator[tuple[Option, Iterator[Refusal]]]:
        way = self.way
        if way is None:
            return
        if way.destroy:
            yield Option(WAY_OUT, "way-out-destroy", (), WAY_OUT), self._no_artifact(player, reading)
        elif way.discard:
            yield Option(WAY_OUT, "way-out-discard", (), WAY_OUT), self._no_card(player)
        else:
            about = facts(what=named(way.pay.fixed))
            yield Option(WAY_OUT, "way-out-pay", about, WAY_OUT), lacking((way.pay,), player, OPT_OUT)

    def _no_artifact(self, player: Player, reading: Readings) -> Iterator[Refusal]:
        if not may_destroy(player, WAY_OUT, self.card, reading):
            yield Refusal(OPT_OUT, "nothing-to-destroy", facts(who=player.seat))

    def _no_card(self, player: Player) -> Iterator[Refusal]:
        if not player.hand:
            yield Refusal(OPT_OUT, "no-card-in-hand", facts(who=player.seat))


class Decide(Sentence, frozen=True):
    """A rival decides how to answer; it is kept as "answer:" and the seat (res.ruling.reaction-order)."""

    among: Answers
    secret: bool = False

    def run(self, moment: At) -> Question | Outcome[Table]:
        options = self.among.options(moment)
        if len(options) == 1:
            return Outcome(moment.bound(self._name(moment), SUFFER))
        who = text(self.among.who, moment)
        question = self.among.question(moment, options, who, self.rule, "life-loss")
        about = facts(n=self.among.n, card=self.among.card, by=moment.frame.owner)
        return replace(question, facts=about, secret=self.secret)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        who = text(self.among.who, moment)
        if self.secret:
            event = moment.event("decided", who=who)
        else:
            event = moment.event("answers", who=who, key=option.key, does=option.kind)
        return Outcome(moment.bound(self._name(moment), option.value), (event,))

    def _name(self, moment: At) -> str:
        return f"answer:{text(self.among.who, moment)}"


@query
def answer_of(moment: At, who: Value) -> Bound:
    """What a rival has decided."""
    return moment.frame.get(f"answer:{text(who, moment)}", SUFFER)


class Avoid(Sentence, frozen=True):
    """Who reacts, or has taken the way out, loses nothing."""

    card: str = ""

    def execute(self, moment: At) -> Outcome[Table]:
        made = change(moment)
        made.tell("avoided", who=moment.frame.owner, card=self.card)
        return made.outcome


@sentence
def suffer(moment: At) -> Outcome[Table]:
    """Life is discarded as far as there is any; "owed" is what must be discarded in its place.

    Who has no more than that discards everything and owes nothing (res.life.shortfall).
    """
    made, who, n = change(moment), moment.frame.owner, count(moment, "n")
    pool = moment.table.player(who).pool
    life = min(n, pool[LIFE])
    made.lose(who, some(LIFE, life), "res.life.life-first" if life < n else "")
    rest, owed = minus(pool, some(LIFE, life)), REPLACEMENTS * (n - life)
    if owed and sum(rest) <= owed:
        short = "res.life.shortfall" if sum(rest) < owed else "res.life.replacement"
        made.lose(who, rest, short)
        if sum(rest) < owed:
            made.tell("owes-nothing", "res.life.shortfall", who=who, n=owed - sum(rest))
        owed = 0
    state = moment.bound("owed", owed)
    return Outcome(replace(state, table=made.table), made.events)


@candidates
def substitutes(moment: At) -> Choices:
    """The other essences that can be discarded in the place of life (res.life.replacement)."""
    pool = moment.table.player(moment.frame.owner).pool
    ways = payments(Amount(any=count(moment, "owed")), pool)
    return Choices(tuple(option(way, "lose") for way in ways))


@sentence
def lose_substitutes(moment: At) -> Outcome[Table]:
    """The chosen essences are discarded in the place of life."""
    made, essences_text = change(moment), text(Bind(name="instead"), moment)
    made.lose(moment.frame.owner, read(essences_text))
    return made.outcome


@candidates
def to_destroy(moment: At) -> Choices:
    """The own artifacts that a rival may destroy to lose no life (res.ruling.sea-serpent-destroy)."""
    player = moment.table.player(moment.frame.owner)
    return sorted_out(
        (
            Option(one.id, "destroy", facts(card=one.id), one.id),
            destroy_refusals(one, WAY_OUT, "", moment.reading),
        )
        for one in player.tableau
    )
