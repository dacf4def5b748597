"""What is printed on components in words, made from its typed data: amounts, costs, effects, properties.

A component without any wording of its own is told like every other one. What stands for a power has as many
full stops as its program: one for its cost, if it has any, and one for each thing that it does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor.games.resarcana.components.faces import Collect, Face, Power
from tutor.games.resarcana.state.essences import ALL, KINDS, Amount, Essences, named, some
from tutor.games.resarcana.verbs.cards import Draw, Look, PlaceCard, Straighten
from tutor.games.resarcana.verbs.essences import (
    CopyRival,
    Gain,
    GainByCost,
    GainX,
    PutOnSelf,
    PutPaid,
    RivalsGain,
)
from tutor.games.resarcana.verbs.life import Ignore, LoseLife
from tutor.games.resarcana.verbs.schema import Cost, Placing, Reduction, Verb, WayOut
from tutor.games.resarcana.verbs.victory import CheckNow, MorePoints
from tutor.trace.words import Speaker
from tutor.views.words import capital

FEW = 2
"""Of a mix no more kinds than these are left out by name; else those are named that it can be made of."""


def enumerated(speaker: Speaker, items: Iterable[str], by: str = "list-and") -> str:
    """All of them, or (`by` "says-or") one of them."""
    texts = list(items)
    if len(texts) < 2:
        return "".join(texts)
    return speaker.say(by, first=", ".join(texts[:-1]), last=texts[-1])


def kinds(speaker: Speaker, of: Iterable[int], form: str, by: str = "list-and") -> str:
    """Kinds of essences in a form: "nom", "gen" or "many" (the genitive of a number of them)."""
    return enumerated(speaker, [speaker.say("says-kind", kind=KINDS[kind], form=form) for kind in of], by)


def essences(speaker: Speaker, what: Essences) -> str:
    """Essences with their numbers."""
    return enumerated(speaker, map(speaker.name, named(what)))


def amount(speaker: Speaker, of: Amount, form: str = "acc") -> str:
    """What an icon asks for or gives."""
    parts = [essences(speaker, of.fixed)] if any(of.fixed) else []
    if of.any:
        parts.append(_mix(speaker, of.any, of.kinds, form))
    return enumerated(speaker, parts)


def _mix(speaker: Speaker, n: int, of: tuple[int, ...], form: str) -> str:
    barred = _barred(of)
    if not barred:
        return speaker.say("says-any", n=n, form=form)
    if len(barred) <= FEW:
        left_out = kinds(speaker, barred, "gen")
        return speaker.say("says-but", what=speaker.say("says-any", n=n, form=form), but=left_out)
    return speaker.say("says-of", n=n, form=form, of=kinds(speaker, of, "nom", "says-or"))


def _barred(of: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(kind for kind in ALL if kind not in of)


# ---- powers


def power(speaker: Speaker, printed: Power) -> tuple[str, ...]:
    """A power full stop by full stop."""
    paid = cost(speaker, printed.cost)
    phrases = ([paid] if paid else []) + [verb(speaker, one) for one in printed.effect]
    return tuple(f"{capital(one)}." for one in phrases)


def cost(speaker: Speaker, of: Cost) -> str:
    """The conditions of a power as one enumeration; "" where there are none."""
    text = enumerated(speaker, _conditions(speaker, of))
    return speaker.say("says-cost-even-turned", cost=text) if of.even_turned else text


def _conditions(speaker: Speaker, of: Cost) -> Iterator[str]:
    say = speaker.say
    if of.turn_self or of.turn_other:
        yield say("says-cost-turn", itself=of.turn_self, type=of.turn_other or None)
    if of.pay.total:
        yield say("says-cost-pay", what=amount(speaker, of.pay))
    if of.pay_from_self.total:
        yield say("says-cost-from-self", what=amount(speaker, of.pay_from_self))
    if of.same_x:
        yield say("says-cost-same-x", more=bool(of.pay.total))
    if of.one_of:
        one = (essences(speaker, some(kind, 1)) for kind in of.one_of)
        yield say("says-cost-pay", what=enumerated(speaker, one, "says-or"))
    if of.destroy:
        yield say("says-cost-destroy", what=of.destroy)
    if of.discard:
        yield say("says-cost-discard", n=of.discard)


def verb(speaker: Speaker, of: Verb) -> str:
    """One thing that a power does, for the middle of a sentence. Raises TypeError for an unknown one."""
    say = speaker.say
    match of:
        case Gain(what):
            return say("says-gain", what=amount(speaker, what))
        case GainX(into):
            return _gain_x(speaker, into)
        case GainByCost():
            return _by_cost(speaker, of)
        case CopyRival(gain, count):
            return say(
                "says-copy", gain=kinds(speaker, [gain], "many"), count=kinds(speaker, [count], "many")
            )
        case PutOnSelf(what):
            return say("says-put", what=amount(speaker, what))
        case PutPaid(anywhere):
            return say("says-put-paid", anywhere=anywhere)
        case RivalsGain(what):
            return say("says-rivals-gain", what=amount(speaker, what))
        case LoseLife(n):
            return say("says-lose-life", n=n)
        case WayOut():
            return say("says-way-out", way=of.kind, what=amount(speaker, of.pay))
        case Ignore(what):
            return say("says-ignore", what=what)
        case Straighten(what):
            return say("says-straighten", what=what)
        case Draw(n, then_discard):
            drawn = say("says-draw", n=n)
            return say("says-draw-discard", drawn=drawn, n=then_discard) if then_discard else drawn
        case Look(n, decks):
            listed = enumerated(speaker, [say("says-deck", deck=one) for one in decks], "says-or")
            return say("says-look", n=n, of=listed)
        case PlaceCard(placing):
            return _place(speaker, placing)
        case MorePoints(n):
            return say("says-more-points", n=n)
        case CheckNow():
            return say("says-check-now")
        case _:
            raise TypeError(f"no words for {of!r}")


def _gain_x(speaker: Speaker, into: tuple[int, ...]) -> str:
    if len(into) == 1:
        return speaker.say("says-gain-x", what=kinds(speaker, into, "many"))
    return speaker.say("says-gain-x-mixed", but=kinds(speaker, _barred(into), "gen"))


def _by_cost(speaker: Speaker, of: GainByCost) -> str:
    if len(of.kinds) == 1:
        what = kinds(speaker, of.kinds, "many")
        return speaker.say("says-by-cost", what=what, of=of.of, bonus=of.bonus)
    but = kinds(speaker, _barred(of.kinds), "gen")
    return speaker.say("says-by-cost-mixed", but=but, of=of.of, bonus=of.bonus)


def _place(speaker: Speaker, of: Placing) -> str:
    how, n, but = "free" if of.free else "paid", 0, ""
    if of.reduction is not None:
        n, but = of.reduction.amount, kinds(speaker, _barred(of.reduction.kinds), "gen")
        how = "reduced-but" if but else "reduced"
    return speaker.say("says-place", type=of.type or None, source=of.source, how=how, n=n, but=but)


# ---- properties


def collect(speaker: Speaker, of: Collect) -> str:
    """What a component gives when essences are collected."""
    what = None if of.gain is None else amount(speaker, of.gain)
    if of.special == "vault":
        return speaker.say("says-collect-vault", what=what)
    if of.special == "automaton":
        return speaker.say("says-collect-automaton", n=of.more)
    if of.special == "cursed_forge":
        paid = "" if of.pay is None else amount(speaker, of.pay)
        return speaker.say("says-collect-forge", what=paid)
    if of.one_of:
        return enumerated(speaker, [amount(speaker, one) for one in of.one_of], "says-or")
    return what or ""


def reduction(speaker: Speaker, of: Reduction) -> str:
    """Which components cost less to place, and by how much."""
    but = kinds(speaker, _barred(of.kinds), "gen") or None
    return speaker.say("says-reduction", type=of.applies_to, n=of.amount, but=but)


def points(speaker: Speaker, face: Face) -> str:
    """What a component scores; "" where it scores nothing."""
    terms = [str(face.points)] if face.points else []
    of = face.scoring
    if of is not None and of.kind is not None:
        one = speaker.say("says-one", kind=KINDS[of.kind])
        terms.append(speaker.say("says-score-each", n=of.each, what=one))
    if of is not None:
        counted = (("creature", of.creature), ("dragon", of.dragon))
        terms += [speaker.say("says-score-type", type=type, n=n) for type, n in counted if n]
    return " + ".join(terms)
