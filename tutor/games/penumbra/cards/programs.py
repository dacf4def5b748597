"""The cards that the sources name, a sentence for each printed full stop; components.yaml has their facts.

What a card costs and demands is printed on its face; the programs here are its effects alone.
"""

from __future__ import annotations

from tutor.engine.program import Program
from tutor.engine.query import Bind, Value
from tutor.engine.sentence import Call, Choose, ForEach, If, Sentence, Stop
from tutor.games.penumbra.cards.sentences import (
    Exchange,
    batches,
    blood_to_give,
    borrow,
    change_to_trial,
    die_colours,
    discard_mortal,
    ignore_mortal,
    market_spells,
    owe_mortal,
    place_beside,
    rate_unknown,
    replace_task,
)
from tutor.games.penumbra.procedures.manipulate import manipulate
from tutor.games.penumbra.procedures.markets import refill
from tutor.games.penumbra.procedures.marks import TurnedCards, heal_up_to
from tutor.games.penumbra.procedures.properties import count_answer
from tutor.games.penumbra.verbs.effects import (
    Count,
    Gain,
    GainDice,
    MarkCount,
    OweNudges,
    ReadingOf,
    RemoveThreat,
    Times,
    all_threat,
    ignore_pool,
    unturn,
)

BEFORE_ROLL = "pen.threat.step1.count-effects"
DEFINE = "pen.act.define"
TEXT = "pen.card.text-first"
BOOST = "pen.act.boost"
CANCEL = "pen.prop.cancel"


def _card(card: str, *sentences: Sentence, rule: str = DEFINE, kind: str = "card") -> Program:
    return Program(card, rule, sentences, kind=kind, component=card)


def _call(rule: str, program: str, **hand_over: Value) -> Call:
    return Call(rule=rule, program=program, hand_over=tuple(hand_over.items()))


def _gain_card(rule: str, n: Value = 1, source: Value = "any") -> ForEach:
    """Discipline cards, from any market or any deck unless the source says otherwise."""
    body = (_call("pen.reward.discipline-card", "gain-discipline-card", source=source),)
    return ForEach(rule=rule, over=Times(n=n), into="time", body=body)


def _staff(card: str, colour: str) -> Program:
    give = Exchange(rule="pen.act.once", give="trinket")
    dice = If(cond=Bind(name="given"), then=(GainDice(rule="pen.dice.gain", colour=colour, n=2),))
    return _card(card, give, dice)


def _ring(card: str, approach: str) -> Program:
    return _card(card, _call("pen.trial.approach", "lessen-task", approach=approach))


THREAT_CARDS = (
    _card("silverweed", RemoveThreat(rule=BEFORE_ROLL, n=2, by="silverweed")),
    _card("ward-rift", RemoveThreat(rule=BOOST, n=MarkCount(discipline="jasper"), by="ward-rift")),
    _card(
        "invisibility",
        Stop(
            rule=BEFORE_ROLL,
            body=(
                Exchange(rule="pen.act.once", give="arcana"),
                If(cond=Bind(name="given"), then=(RemoveThreat(n=all_threat, by="invisibility"),)),
            ),
        ),
    ),
    _card("vulnerability", ignore_pool.under(TEXT)),
    _card("invisibility-cloak", OweNudges(rule="pen.threat.step2.only-values", n=2)),
    _card("ichor", Gain(rule="pen.act.threat", ingredient="blood", n=2)),
    _card(
        "bat",
        Stop(body=(count_answer, Gain(ingredient="blood", n=Bind(name="misses")))),
        rule="pen.act.condition",
    ),
    _card(
        "phylactery",
        ignore_mortal,
        discard_mortal,
        rule="pen.act.discard",
    ),
)

SPELLS = (
    _card(
        "scarlet-downpour",
        Count(rule=BOOST, discipline="ruby", into="n"),
        Gain(rule=BOOST, ingredient="blood", n=Bind(name="n")),
    ),
    _card(
        "mystery",
        Exchange(rule="pen.act.once", give="jewel", gain="arcana"),
    ),
    _card("chant"),
    _card("alchemy", Exchange(rule=TEXT, give="fruit", gain="jewel", often=True)),
    _card("transmutation", rate_unknown.under(TEXT)),
    _card(
        "mind-devourer",
        Count(rule=BOOST, discipline="sapphire", into="n"),
        _gain_card(BOOST, Bind(name="n"), ReadingOf(ruling="pen.ruling.mind-devourer-source")),
    ),
    _card("healing", _call("pen.mark.heal", "heal-all")),
    _card("transgression", change_to_trial.under(TEXT)),
    _card(
        "sacrifice",
        Choose(rule=TEXT, kind="blood-given", among=blood_to_give, into="cost"),
        If(
            rule=TEXT,
            cond=Bind(name="cost"),
            then=(
                _call("pen.mark.blood", "pay-cost", cost=Bind(name="cost"), effect=True),
                GainDice(rule="pen.dice.temp.where", colour="red", n=batches, onto="sacrifice"),
            ),
        ),
    ),
    _card(
        "call",
        Count(rule=BOOST, discipline="emerald", into="n"),
        ForEach(
            rule=BOOST,
            over=Times(n=Bind(name="n")),
            into="time",
            body=(
                Choose(
                    rule="pen.act.unturn",
                    kind="unturn-card",
                    among=TurnedCards(kind="pet"),
                    into="card-back",
                ),
                unturn.under("pen.act.unturn"),
            ),
        ),
    ),
    _card("unity-with-nature", _call("pen.ing.resource-die", "roll-resource", n=2)),
    _card(
        "eclipse",
        Choose(rule="pen.launch.right", kind="market-spell", among=market_spells, into="card-there"),
        If(
            rule="pen.launch.right",
            cond=Bind(name="card-there"),
            then=(
                borrow.under("pen.card.gain"),
                refill("pen.loc.class.market"),
                _call(
                    "pen.launch.right",
                    "use-card",
                    card=Bind(name="card-there"),
                    free=True,
                    by="pen.launch.right",
                ),
            ),
        ),
    ),
    _card("corruption", _call(CANCEL, "cancel-property"), rule=CANCEL),
    _card("memorarium", _gain_card(DEFINE)),
)

POTIONS = (
    _card("liquid-luck", manipulate("repaint", 2)),
    _card("triplet", manipulate("nudge", 3)),
    _card("dead-water", replace_task.under(TEXT), owe_mortal.under("pen.threat.mortal.effect")),
    _card("living-water", heal_up_to(2)),
    _card("truth-teller", manipulate("set")),
    _card("liquid-darkness", _call(CANCEL, "cancel-property"), rule=CANCEL),
)

PETS = (
    _card(
        "duplica",
        Count(rule=BOOST, discipline="sapphire", into="n"),
        GainDice(rule="pen.act.timing.rest", colour="bone", n=Bind(name="n")),
    ),
    _card(
        "hunting-falcon",
        Count(rule=BOOST, discipline="emerald", into="n"),
        _call("pen.ing.resource-die", "roll-resource", n=Bind(name="n")),
    ),
    _card(
        "wolf-of-all-colours",
        Choose(rule=TEXT, kind="pick-colour", among=die_colours, into="colour"),
        GainDice(rule="pen.dice.gain", colour=Bind(name="colour")),
    ),
    _card(
        "sniffer",
        Gain(ingredient="trinket", n=1),
        rule="pen.act.condition",
    ),
    _card("tawny-owl", _call("pen.act.condition", "other-effect"), rule="pen.act.condition"),
    _card("guide-rat", place_beside.under("pen.turn.learn.extra")),
    _card("courier-fox", _call("pen.loc.bazaar.exchange", "exchange")),
)

ARTIFACTS = (
    _staff("staff-of-sounding", "orange"),
    _staff("staff-of-pulsing", "red"),
    _staff("staff-of-radiance", "yellow"),
    _card("prickly-patch", heal_up_to(2)),
    _card("eye-of-oblivion", _call(CANCEL, "cancel-property"), rule=CANCEL),
    _ring("ring-of-doom", "destroy"),
    _ring("whispering-ring", "catch"),
    _card("good-manners-tome", _gain_card("pen.art.tome"), rule="pen.art.tome"),
)

TALENTS = (_card("pariah", _call(CANCEL, "cancel-property"), rule=CANCEL),)

WITHOUT_PROGRAM = (
    "wand-of-bloodwood",
    "wand-of-everwood",
    "wand-of-the-guard",
    "wand-of-battle",
    "druid",
    "chronomancer",
)
"""Named cards that work all the time and are never activated: the rules that they change look for them."""

PROGRAMS = (*THREAT_CARDS, *SPELLS, *POTIONS, *PETS, *ARTIFACTS, *TALENTS)
