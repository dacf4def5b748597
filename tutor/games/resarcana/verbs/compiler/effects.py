"""The sentences of what a power does, one for each printed full stop."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.query import Bind, Is, Value
from tutor.engine.sentence import Call, ForEach, If, Sentence
from tutor.games.resarcana.actions.powers import OWN_RULES
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
from tutor.games.resarcana.state.essences import Amount, key
from tutor.games.resarcana.verbs.compiler.costs import RESOLVE
from tutor.games.resarcana.verbs.effects.common import ReadingOf, together
from tutor.games.resarcana.verbs.effects.components import (
    Place,
    Placeable,
    PlacementPayments,
    Reduce,
    Straighten,
    ToStraighten,
    nothing_placed,
    targets,
)
from tutor.games.resarcana.verbs.effects.decks import LOOK, LookDecks, discard, nothing_looked_at
from tutor.games.resarcana.verbs.effects.pool import (
    ON_COMPONENT,
    ByCost,
    CopyRival,
    Fill,
    FromPool,
    GainEssences,
    PayEssences,
    PutEssences,
    RivalsGain,
    RivalsToCopy,
    XOf,
    choose,
)
from tutor.games.resarcana.verbs.effects.victory import MorePoints
from tutor.games.resarcana.verbs.schema import (
    CheckNow,
    Deed,
    Draw,
    Gain,
    GainByCost,
    GainX,
    Ignore,
    Look,
    LoseLife,
    PlaceCard,
    PutOnSelf,
    PutPaid,
    WayOut,
)
from tutor.games.resarcana.verbs.schema import CopyRival as Copy
from tutor.games.resarcana.verbs.schema import MorePoints as More
from tutor.games.resarcana.verbs.schema import RivalsGain as ForRivals
from tutor.games.resarcana.verbs.schema import Straighten as Upright

BY_COST = "res.destroy.cost-based-gain"
DAGGER_CARD = "res.ruling.dagger-which-card"


def effect_sentences(card: str, power: Power) -> tuple[Sentence, ...]:
    """A sentence for each full stop of what a power does."""
    found: list[Sentence] = []
    effect = power.effect
    for deed in effect:
        if isinstance(deed, LoseLife):
            way = next((one for one in effect if isinstance(one, WayOut)), None)
            threat: Sentence = threaten(n=deed.n, card=card).under(LIFE_LOSS)
            answers = _each_answers(card, deed.n, way)
            found += [threat, answers] if way is not None else [together(LIFE_LOSS, threat, answers)]
        elif not isinstance(deed, WayOut):
            found.append(together(RESOLVE, *_sentences(card, power, deed)))
    return tuple(found)


def _sentences(card: str, power: Power, deed: Deed) -> Iterator[Sentence]:
    match deed:
        case Gain(amount):
            rule = "res.trigger.obelisk" if power.kind == "trigger" else OWN_RULES.get(card, RESOLVE)
            yield from _gain(card, amount, rule)
        case GainX(kinds):
            yield choose(XOf(kinds=kinds), "gain", "res.power.same-essences", "gain")
            yield GainEssences(rule="res.power.same-essences", what=Bind(name="gain"), card=card)
        case GainByCost(kinds, bonus, of):
            yield from _by_cost(card, kinds, bonus, of)
        case Copy(gain, count):
            yield choose(RivalsToCopy(gain=gain, count=count), "rival", "res.rivals.definition", "rival")
            yield CopyRival(rule="res.power.copy-rival", gain=gain, count=count, card=card)
        case PutOnSelf(amount):
            yield choose(FromPool(amount=amount, card=card), "put", ON_COMPONENT, "put")
            yield PutEssences(rule=ON_COMPONENT, what=Bind(name="put"), card=card)
        case PutPaid(anywhere=True):
            yield choose(targets, "target", "res.component.definition", "put-on")
            yield PutEssences(
                rule="res.power.mermaid", what=Bind(name="paid"), card=Bind(name="target"), paid=True
            )
        case PutPaid():
            yield PutEssences(rule=ON_COMPONENT, what=Bind(name="paid"), card=card, paid=True)
        case ForRivals(amount):
            yield RivalsGain(rule="res.power.rivals-gain", what=amount.fixed, card=card)
        case _:
            yield from _other(card, power, deed)


def _other(card: str, power: Power, deed: Deed) -> Iterator[Sentence]:
    match deed:
        case Ignore():
            yield Avoid(rule=REACTION, card=card)
        case Upright(what):
            yield from _straighten(card, what)
        case Draw(n, then_discard):
            yield Call(rule="res.deck.draw", program="draw", hand_over=(("left", n),))
            for _ in range(then_discard):
                yield from discard("res.destroy.vs-discard")
        case Look(n):
            yield choose(LookDecks(n=n), "deck", LOOK, "look")
            looking = Call(program="look", hand_over=(("left", n), ("deck", Bind(name="deck"))))
            nothing = nothing_looked_at
            yield If(rule=LOOK, cond=Bind(name="deck"), then=(looking,), otherwise=(nothing,))
        case PlaceCard():
            yield from _place(card, deed)
        case More(n):
            yield MorePoints(rule="res.win.statue", n=n)
        case CheckNow():
            yield Call(rule="res.win.early-check", program="early-check")
        case _:
            raise TypeError(f"{card}.{power.n}: no sentences for {deed!r}")


def _gain(card: str, amount: Amount, rule: str) -> Iterator[Sentence]:
    if amount.any:
        yield choose(Fill(amount=amount), "gain", "res.collect.any", "gain")
        yield GainEssences(rule=rule, what=Bind(name="gain"), card=card)
    else:
        yield GainEssences(rule=rule, what=key(amount.fixed), card=card)


def _by_cost(card: str, kinds: tuple[int, ...], bonus: int, of: str) -> Iterator[Sentence]:
    """What is gained for a card; for the Dagger the ruling says which card that is."""
    gain = GainEssences(rule=BY_COST, what=Bind(name="gain"), card=card)
    counted = choose(ByCost(kinds=kinds, bonus=bonus, of=of), "gain", BY_COST, "gain")
    if of == "discarded":
        dagger = choose(ByCost(kinds=kinds, bonus=bonus, of="destroyed"), "gain", BY_COST, "gain")
        reads = Is(left=ReadingOf(ruling=DAGGER_CARD), right="dagger")
        yield If(rule=BY_COST, cond=reads, then=(dagger,), otherwise=(counted,))
    else:
        yield counted
    yield gain


def _straighten(card: str, what: str) -> Iterator[Sentence]:
    if what == "self":
        yield Straighten(rule="res.power.guard-dog", card=card)
        return
    rule = "res.power.straighten-other"
    yield choose(ToStraighten(what=what, card=card), "straight", rule, "straighten")
    yield Straighten(rule=rule, card=Bind(name="straight"))


PLACING_RULES = {"crypt": "res.power.crypt"}


def _place(card: str, deed: PlaceCard) -> Iterator[Sentence]:
    rule = PLACING_RULES.get(card, "res.reduction.with-placement-powers")
    placed, payment = Bind(name="placed"), Bind(name="payment")
    asks = "res.discard.public" if deed.source == "any_discard" else rule
    yield choose(Placeable(by=deed, card=card), "placed", asks, "place-by-power")
    paying = choose(PlacementPayments(card=placed, by=deed, power_of=card), "payment", rule, "pay")
    then = (
        paying,
        Reduce(card=placed, by=deed),
        PayEssences(what=payment, card=placed),
        Place(rule="res.action.place", card=placed),
    )
    yield If(rule=rule, cond=placed, then=then, otherwise=(nothing_placed,))


def _each_answers(card: str, n: int, way: WayOut | None) -> Sentence:
    """Each rival decides and bears it, or all decide before any bears it (res.ruling.reaction-order)."""
    rival = Bind(name="rival")
    among = Answers(who=rival, n=n, card=card, way=way)
    about: tuple[tuple[str, Value], ...] = (("n", n), ("card", card), ("answer", answer_of(who=rival)))
    pays = key(way.pay.fixed) if way is not None and not (way.destroy or way.discard) else ""
    kind = "" if way is None else "destroy" if way.destroy else "discard" if way.discard else "pay"
    resolve = Call(program="life-loss", who=rival, hand_over=(*about, ("way", kind), ("pays", pays)))
    threatened = Bind(name="threatened")
    in_turn = ForEach(over=threatened, into="rival", body=(Decide(among=among), resolve))
    deciding = Decide(among=among, secret=True)
    at_once = (
        ForEach(over=threatened, into="rival", body=(deciding,)),
        ForEach(over=threatened, into="rival", body=(resolve,)),
    )
    hidden = Is(left=ReadingOf(ruling="res.ruling.reaction-order"), right="simultaneous")
    return If(rule=DECIDES, cond=hidden, then=at_once, otherwise=(in_turn,))
