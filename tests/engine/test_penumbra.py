"""Penumbra: cards launch cards, and chains grow, repeat and break (rulebook pages 21 and 22)."""

from __future__ import annotations

import pytest
from engine.fixtures import penumbra
from engine.fixtures.driving import tell

from tutor.engine.question import NotAllowed, Question
from tutor.engine.step import answer, settle, take

GAME = penumbra.GAME
FOUR = (
    "anna: staff-of-sounding",
    "anna: chant",
    "anna: alchemy",
    "anna: 1",
    "anna: transmutation",
)


@pytest.mark.parametrize("json", [False, True], ids=["kept", "through-json"])
def test_pen_chain_define__four_cards_in_one_chain(json: bool) -> None:
    story = tell(GAME, penumbra.four(), *FOUR, json=json)
    cards = ("staff-of-sounding", "chant", "alchemy", "transmutation")
    assert [event.fact("cards") for event in story.events if event.kind == "chain"] == [cards]
    assert dict(story.table.stock) == {"crystal": 2, "fruit": 0, "jewel": 1, "orange": 2, "trinket": 0}
    assert story.table.turned == tuple(sorted(cards)), "every card of the chain was turned, none was paid for"


def test_pen_launch_after_main__launch_comes_after_the_card_s_own_effect() -> None:
    told = tell(GAME, penumbra.four(), *FOUR).told("turned", "traded", "brewed", "applied", "reacted")
    assert [line.split()[:2] for line in told[:4]] == [
        ["turned", "staff-of-sounding"],
        ["traded", "trinket"],
        ["applied", "staff-of-sounding"],
        ["reacted", "anna"],
    ]


def test_pen_launch_right__one_launch_from_each_card() -> None:
    story = tell(GAME, penumbra.four(), "anna: chant", "anna: transmutation", "anna: pass")
    launches = [question for question in story.questions if question.kind == "launch"]
    assert [_keys(question) for question in launches] == [["alchemy", "transmutation", "pass"]]


def test_pen_launch_left__the_icon_on_the_launched_card_is_enough() -> None:
    story = tell(GAME, penumbra.four(), *FOUR)
    rules = {event.fact("key"): event.rule for event in story.events if event.kind == "reacted"}
    assert rules == {
        "chant": "pen.launch.right",
        "alchemy": "pen.launch.right",
        "transmutation": "pen.launch.left",
    }


def test_pen_launch_timing__learning_spell_is_refused_in_a_trial_turn() -> None:
    launch = settle(GAME, answer(GAME, penumbra.four(turn="trial"), "chant").state)
    assert launch.question is not None and _keys(launch.question) == ["transmutation", "pass"]
    assert [reason.rule for reason in launch.question.reasons("alchemy")] == ["pen.launch.timing"]
    with pytest.raises(NotAllowed):
        take(GAME, launch.state, launch.question, "alchemy")


def test_pen_launch_requirement__every_reason_is_named() -> None:
    launch = settle(GAME, answer(GAME, penumbra.four(turn="trial", turned=("alchemy",)), "chant").state)
    assert launch.question is not None
    reasons = [reason.rule for reason in launch.question.reasons("alchemy")]
    assert reasons == ["pen.launch.requirement", "pen.launch.timing"]


def test_pen_chain_repeat__a_card_unturned_in_between_counts_twice() -> None:
    story = tell(
        GAME,
        penumbra.everything(),
        *("anna: staff-of-sounding", "anna: chant", "anna: practice-unwind", "anna: chant"),
        *("anna: chant", "anna: alchemy", "anna: 0", "anna: transmutation"),
    )
    (chain,) = [event.fact("cards") for event in story.events if event.kind == "chain"]
    assert chain == ("staff-of-sounding", "chant", "practice-unwind", "chant", "alchemy", "transmutation")
    assert story.told("unturned") == ["unturned chant"]


def test_pen_chain_unbroken__an_outside_effect_ends_the_chain() -> None:
    story = tell(
        GAME,
        penumbra.four(marks=1),
        *("anna: staff-of-sounding", "anna: chant", "anna: mark", "anna: chant"),
        *("anna: chant", "anna: transmutation"),
    )
    assert story.told("chain-broken", "unturned", "chain") == [
        "chain-broken ('staff-of-sounding', 'chant')",
        "unturned chant",
        "chain ('chant', 'transmutation')",
    ]
    assert dict(story.table.stock)["crystal"] == 0, "after the break Chant had to be paid for"
    asked = [question.kind for question in story.questions]
    assert asked == ["turn", "launch", "launch", "unturn", "turn", "launch"], (
        "neither old link is offered again"
    )


def test_pen_cost_ingredients__a_card_that_cannot_be_paid_says_what_is_missing() -> None:
    poor = penumbra.four()
    poor = poor.with_table(poor.table.gains(crystal=-1))
    question = settle(GAME, poor).question
    assert question is not None
    (reason,) = question.reasons("chant")
    assert (reason.rule, reason.facts) == ("pen.cost.ingredients", (("need", 2), ("have", 1)))


def test_pen_act_turned__a_turned_card_cannot_be_used() -> None:
    question = settle(GAME, penumbra.four(turned=("chant",))).question
    assert question is not None
    assert [reason.rule for reason in question.reasons("chant")] == ["pen.act.turned"]


def _keys(question: Question) -> list[str]:
    return [option.key for option in question.options]
