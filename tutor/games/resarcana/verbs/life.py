"""Verbs about life: rivals lose some, and a reaction keeps it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec import field

from tutor.engine.query import Bind, Is, Value
from tutor.engine.sentence import Call, ForEach, If, Sentence
from tutor.games.resarcana.components.faces import Power
from tutor.games.resarcana.reactions.life import (
    DECIDES,
    LIFE_LOSS,
    REACTION,
    Answers,
    Avoid,
    Decide,
    answer_of,
    threaten,
)
from tutor.games.resarcana.state.essences import key
from tutor.games.resarcana.verbs.effects.common import ReadingOf, together
from tutor.games.resarcana.verbs.schema import Verb, WayOut


class LoseLife(Verb, frozen=True, gc=False):
    """All rivals who have not passed lose life."""

    word: ClassVar[str] = "all_rivals_lose_life"
    n: int = field(name="all_rivals_lose_life")

    def full_stops(self, card: str, power: Power) -> tuple[Sentence, ...]:
        way = next((one for one in power.effect if isinstance(one, WayOut)), None)
        threat = threaten(n=self.n, card=card).under(LIFE_LOSS)
        answers = self._each_answers(card, way)
        return (together(LIFE_LOSS, threat, answers),) if way is None else (threat, answers)

    def _each_answers(self, card: str, way: WayOut | None) -> Sentence:
        """Each rival decides and bears it, or all decide before any bears it (res.ruling.reaction-order)."""
        rival, n = Bind(name="rival"), self.n
        among = Answers(who=rival, n=n, card=card, way=way)
        given: tuple[tuple[str, Value], ...] = (
            ("n", n),
            ("card", card),
            ("answer", answer_of(who=rival)),
            ("way", "" if way is None else way.kind),
            ("pays", key(way.pay.fixed) if way is not None and way.kind == "pay" else ""),
        )
        resolve = Call(program="life-loss", who=rival, hand_over=given)
        threatened = Bind(name="threatened")
        in_turn = ForEach(over=threatened, into="rival", body=(Decide(among=among), resolve))
        deciding = Decide(among=among, secret=True)
        at_once = (
            ForEach(over=threatened, into="rival", body=(deciding,)),
            ForEach(over=threatened, into="rival", body=(resolve,)),
        )
        hidden = Is(left=ReadingOf(ruling="res.ruling.reaction-order"), right="simultaneous")
        return If(rule=DECIDES, cond=hidden, then=at_once, otherwise=(in_turn,))


class Ignore(Verb, frozen=True, gc=False):
    """What the reaction answers does nothing to who reacts."""

    word: ClassVar[str] = "ignore"
    what: Literal["life_loss", "dragon_power"] = field(name="ignore")

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        yield Avoid(rule=REACTION, card=card)
