"""Cards that come into force after an event, in the same full stop or while others answer it."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import Play, play, play_out
from games.blackrose.support.positions import HALL, THRONE, armed, cast, deal, laid, mage, spell, table
from support.play import reasons

from tutor.engine.state import State
from tutor.engine.step import settle, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import EvocationSpec, RoomSpec
from tutor.games.blackrose.state.table import Table

SINCE = "brw.ruling.lasting.since"
VULNERABLE, SLOW = "jinx-vulnerability", "jinx-slowness"
HURT = {"event": "damaged", "who": "self"}
BLOW, CURSE = deal(2), {"do": "assign_jinx", "what": "vulnerability"}


def stop(*verbs: dict[str, Any]) -> dict[str, Any]:
    """Several verbs in one full stop."""
    return {"do": "steps", "deeds": list(verbs)}


def duel(
    *verbs: dict[str, Any],
    target: str = "mage",
    reading: str = "after",
    spells: tuple[dict[str, Any], ...] = (),
    **said: Any,
) -> State[Table]:
    """Anna casts a spell with those full stops; Boris stands in the next room."""
    card = spell("bolt", *verbs, target=target, range="any" if target != "self" else 0)
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-bolt")}, **said.pop("anna", {})),
        "boris": mage("riccart", THRONE, **said.pop("boris", {})),
    }
    rooms = {THRONE: RoomSpec(at=(1, 0))}
    rulings = {SINCE: reading, "brw.ruling.imaginary.when": "only-none"}
    return table(
        mages, cast("anna"), spells=(card, *spells), rooms=rooms, first="anna", rulings=rulings, **said
    )


def chips(story: Play) -> list[tuple[Any, ...]]:
    """The chips that jinxes got."""
    return story.of("jinx-chip", "who", "n", "total")


def test_brw_trap_interrupt_spell__a_jinx_does_not_answer_damage_of_before_it() -> None:
    story = play_out(duel(stop(BLOW, CURSE)))
    assert story.of("damaged", "who", "n") == [("boris", 2)]
    assert story.of("jinx-assigned", "who", "jinx") == [("boris", VULNERABLE)]
    assert chips(story) == []
    assert [(jinx.id, jinx.chips) for jinx in story.table.mage("boris").jinxes] == [(VULNERABLE, 0)]


def test_brw_trap_interrupt_spell__a_jinx_answers_damage_of_after_it() -> None:
    story = play_out(duel(stop(CURSE, BLOW)))
    assert story.of("damaged", "who", "n") == [("boris", 3)], "1 more, for it is in force"
    assert chips(story) == [("boris", 1, 1)]


def test_brw_trap_interrupt_spell__a_jinx_of_an_earlier_full_stop_answers() -> None:
    assert chips(play_out(duel(CURSE, BLOW))) == [("boris", 1, 1)]
    assert chips(play_out(duel(BLOW, CURSE))) == []


def test_brw_trap_interrupt_spell__under_the_other_reading_all_that_is_there_answers() -> None:
    assert chips(play_out(duel(stop(BLOW, CURSE), reading="all"))) == [("boris", 1, 1)]


def test_brw_trap_interrupt_spell__of_two_copies_the_older_answers() -> None:
    story = play_out(duel(stop(BLOW, CURSE), boris={"jinxes": (VULNERABLE,)}))
    assert [(jinx.id, jinx.chips) for jinx in story.table.mage("boris").jinxes] == [
        (VULNERABLE, 1),
        (VULNERABLE, 0),
    ]


@pytest.mark.parametrize(("before", "after"), [(0, [1, 1]), (1, [])])
def test_brw_gen_golden__every_copy_of_a_jinx_answers(before: int, after: list[int]) -> None:
    """Each copy gets its chip; with both slots full each of them is discarded."""
    state = duel(BLOW, *[BLOW] * before, boris={"jinxes": (VULNERABLE, VULNERABLE)})
    story = play_out(state)
    assert [jinx.chips for jinx in story.table.mage("boris").jinxes] == after
    assert len(story.events_of("jinx-discarded")) == 2 * before


def test_brw_trap_interrupt_spell__an_upgrade_does_not_answer_damage_of_before_it() -> None:
    plate = {"do": "assign_upgrade", "what": "regenerating-pus"}
    own = {"cadaver-1": EvocationSpec("boris", THRONE)}
    late = play_out(duel(stop(deal(1), plate), target="evocation", evocations=own))
    assert len(late.table.damage_of("cadaver-1")) == 1 and not late.events_of("damage-ignored")
    soon = play_out(duel(stop(plate, deal(1)), target="evocation", evocations=own))
    assert soon.table.damage_of("cadaver-1") == () and len(soon.events_of("damage-ignored")) == 1


def test_brw_gen_golden__every_copy_of_an_upgrade_answers() -> None:
    twice = ("upgrade-regenerating-pus", "upgrade-regenerating-pus")
    own = {"cadaver-1": EvocationSpec("boris", THRONE, upgrades=twice)}
    story = play_out(duel(BLOW, target="evocation", evocations=own))
    assert story.table.damage_of("cadaver-1") == ()


def test_brw_trap_interrupt_spell__an_evocation_does_not_answer_what_was_before_it() -> None:
    pain, call = {"do": "pain", "n": 1}, {"do": "summon", "what": "succubus", "where": "own"}
    late = settle(GAME, duel(stop(pain, call), target="self"))
    assert late.question is None and late.state.table.damage_of("anna") == ("rose",)
    soon = play(duel(stop(call, pain), target="self")).question
    assert soon.seat == "anna", "whether the succubus takes it"


def test_brw_trap_trigger_only__a_jinx_that_an_answer_brings_does_not_answer_too() -> None:
    spite = spell("spite", CURSE | {"to": "self"}, type="defence", target="self", trigger=HURT)
    story = play_out(duel(BLOW, spells=(spite,), boris={"board": {"II": armed("spell-spite")}}), "boris: II")
    assert story.of("jinx-assigned", "who") == [("boris",)]
    assert chips(story) == []


def test_brw_trap_trigger_only__a_defence_that_is_activated_later() -> None:
    """It is shown with its reason: when the damage was dealt it did not lie activated."""
    haste = spell("haste", {"do": "cast_next"}, type="defence", target="self", trigger=HURT)
    gain = spell("gain", {"do": "gain_power", "n": 2}, type="defence", target="self", trigger=HURT)
    board = {"I": armed("spell-haste"), "II": laid("spell-gain"), "III": armed("spell-gain")}
    state = duel(BLOW, spells=(haste, gain), boris={"board": board})
    question = play(state).question
    step = settle(GAME, state)
    assert [option.key for option in question.options] == ["I", "III", "pass"]
    step = settle(GAME, take(GAME, step.state, question, "I").state)
    assert step.question is not None and step.state.table.mage("boris").board[1].state == "activated"
    assert [option.key for option in step.question.options] == ["III", "pass"]
    assert reasons(step.question, "II") == ["brw.trap.trigger-only"]
    (against,) = step.question.reasons("II")
    assert against.kind == "came-later" and ("ruling", SINCE) in against.facts


def test_brw_sust_lasts__one_that_a_reveal_brings_does_not_answer_what_led_to_it() -> None:
    lasting = {
        "do": "sustained",
        "on": HURT | {"who": "marked"},
        "mark": "self",
        "deeds": [{"do": "gain_power", "n": 1}],
    }
    grudge = spell("grudge", lasting, type="defence", target="self", trigger=HURT)
    state = duel(BLOW, deal(1), spells=(grudge,), boris={"board": {"II": armed("spell-grudge")}})
    story = play_out(state, "boris: II")
    assert story.table.power("boris") == 1, "for the second damage only"


@pytest.mark.parametrize(("drawn_first", "n"), [(True, 1), (False, 0)])
def test_brw_quest_reveal__a_quest_drawn_after_the_deed(drawn_first: bool, n: int) -> None:
    task = {"kind": "damage", "n": 2, "what": "mage", "text": {"en": "deal 2", "ru": "нанести 2"}}
    quest = {
        "id": "quest-proof",
        "kind": "quest",
        "name": {"en": "Proof", "ru": "Проба"},
        "facts": {"moon": 1, "task": task, "slots": 0, "reward": 1},
        "text": {"main": [{"en": "Gain 1.", "ru": "Получите 1.", "facts": {"do": "gain_power", "n": 1}}]},
    }
    draw = {"do": "draw_quest"}
    verbs = (draw, BLOW) if drawn_first else (BLOW, draw)
    state = duel(stop(*verbs), spells=(quest,), decks={"quest-1": ("quest-proof",)})
    story = play_out(state)
    assert len(story.events_of("quest-solved")) == n
    assert len(story.table.mage("anna").active) == 1 - n
