"""Black Rose Wars: traps and defences interrupt exploration and spells (rulebook pages 17 to 19 and 28)."""

from __future__ import annotations

import pytest
from engine.fixtures import blackrose
from engine.fixtures.blackrose_effects import Lodge, Mage
from engine.fixtures.driving import tell
from msgspec import to_builtins

from tutor.engine.question import NotAllowed
from tutor.engine.state import Frame, State, Window
from tutor.engine.step import answer, settle, take

GAME = blackrose.GAME
CHAIN = (
    "doria: arena",
    "graminia: brain-worm.1",
    "doria: persecution.3",
    "graminia: baleful-curse.2",
    "doria: sanctuary",
    "doria: yes",
)


@pytest.mark.parametrize("json", [False, True], ids=["kept", "through-json"])
def test_brw_trap_nested__chain_of_the_rulebook_has_its_exact_numbers(json: bool) -> None:
    story = tell(GAME, blackrose.chain(), *CHAIN, json=json)
    doria, graminia = story.table.mage("doria"), story.table.mage("graminia")
    assert doria.track == ("graminia", "graminia"), "only the Curse's damage is left"
    assert doria.jinxes == ("vulnerability", "slowness")
    assert graminia.track == ("doria", "doria")
    assert story.table.instability == (("arena", "graminia"),) * 2, "one for each jinx"
    assert doria.room == "sanctuary"
    assert "activated doria sanctuary" in story.told(), "Doria still had Move and Activate"


def test_brw_trap_nested__effects_resume_in_reverse_order() -> None:
    story = tell(GAME, blackrose.chain(), *CHAIN)
    assert story.told("entered", "revealed", "damage", "ignored", "jinxed", "instability", "resolved") == [
        "entered doria arena",
        "revealed graminia brain-worm.1",
        "damage graminia doria 2 2 True",
        "jinxed doria vulnerability",
        "revealed doria persecution.3",
        "ignored doria 2 2",
        "damage doria graminia 2 2 True",
        "revealed graminia baleful-curse.2",
        "damage graminia doria 2 2 True",
        "jinxed doria slowness",
        "resolved baleful-curse graminia",
        "resolved persecution doria",
        "instability graminia arena 2",
        "resolved brain-worm graminia",
        "entered doria sanctuary",
        "resolved room doria",
        "resolved explore doria",
    ]


def test_brw_trap_nested__the_stack_grows_by_a_window_and_a_frame() -> None:
    story = tell(GAME, blackrose.chain(), *CHAIN)
    deepest = max(story.states, key=lambda state: len(state.stack)).stack
    names = [entry.kind if isinstance(entry, Window) else entry.program for entry in deepest]
    assert names == ["explore", "trap", "brain-worm", "defence", "persecution", "defence", "baleful-curse"]
    assert [e.activation for e in deepest if isinstance(e, Frame)] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("reading", "order"),
    [
        ("full-stop", ["jinxed doria vulnerability", "ignored doria 2 2", "jinxed doria slowness"]),
        ("instruction", ["ignored doria 2 2", "jinxed doria slowness", "jinxed doria vulnerability"]),
    ],
)
def test_brw_trap_interrupt_spell__middle_of_a_sentence_is_a_ruling(reading: str, order: list[str]) -> None:
    story = tell(GAME, blackrose.chain(reading=reading), *CHAIN)
    assert story.told("ignored", "jinxed") == order
    assert len(story.table.instability) == 2, "both readings end alike"


def test_brw_trap_simultaneous_different__second_trap_is_still_offered() -> None:
    story = tell(
        GAME,
        blackrose.two_traps(),
        *("doria: arena", "riccart: brain-worm.2", "graminia: brain-worm.1", "doria: pass", "doria: pass"),
    )
    assert story.told("revealed") == ["revealed riccart brain-worm.2", "revealed graminia brain-worm.1"]
    assert story.table.mage("doria").track == ("riccart",) * 2 + ("graminia",) * 2
    assert story.told("instability") == ["instability riccart arena 1", "instability graminia arena 2"]


def test_brw_trap_simultaneous_different__later_one_may_do_nothing() -> None:
    story = tell(
        GAME, blackrose.two_traps(8), "doria: arena", "riccart: brain-worm.2", "graminia: brain-worm.1"
    )
    assert story.told("to-cell", "unaffected") == ["to-cell doria"] + ["unaffected doria"] * 4
    assert {event.rule for event in story.events if event.kind == "unaffected"} == {"brw.cell.not-lodge"}


def test_brw_trap_interrupt_physical_lost__defeat_ends_the_exploration() -> None:
    story = tell(GAME, blackrose.two_traps(8), "doria: arena", "riccart: brain-worm.2", "graminia: pass")
    assert "action-lost doria" in story.told()
    assert not story.told("activated") and "resolved explore doria" not in story.told()
    assert story.table.mage("doria").room == "cell"
    assert story.told("resolved")[-1] == "resolved brain-worm riccart", "the trap itself goes on to its end"


def test_brw_trap_interrupt_physical__undefeated_mage_goes_on() -> None:
    story = tell(
        GAME,
        blackrose.two_traps(7),
        *("doria: arena", "riccart: brain-worm.2", "graminia: pass", "doria: pass", "doria: yes"),
    )
    assert len(story.table.mage("doria").track) == 9
    assert "activated doria arena" in story.told()


def test_brw_trap_interrupt_spell_kept__a_defeated_caster_s_spell_goes_on() -> None:
    story = tell(GAME, blackrose.duel(9), "graminia: baleful-curse.2", "graminia: pass")
    assert story.table.mage("riccart").room == "cell"
    assert story.told("to-cell", "unaffected", "resolved") == [
        "to-cell riccart",
        "resolved defeat riccart",
        "unaffected riccart",
        "resolved baleful-curse graminia",
        "unaffected riccart",
        "resolved grim-torment riccart",
    ]
    pain = [event for event in story.events if event.rule == "brw.key.pain.in-cell"]
    assert [event.path for event in pain] == [(2,)], "Pain is still tried, and spares a mage in his cell"


def test_brw_trap_optional__may_be_kept_for_later() -> None:
    story = tell(
        GAME,
        blackrose.chain(),
        *("doria: arena", "graminia: pass", "doria: sanctuary", "graminia: brain-worm.1"),
        *("doria: pass", "doria: pass"),
    )
    assert story.told("entered", "passed", "revealed") == [
        "entered doria arena",
        "passed graminia",
        "entered doria sanctuary",
        "revealed graminia brain-worm.1",
        "passed doria",
        "passed doria",
    ]


def test_brw_trap_simultaneous_same__the_owner_picks_the_order() -> None:
    first = tell(GAME, blackrose.duel(), "graminia: persecution.1", "graminia: baleful-curse.2")
    second = tell(GAME, blackrose.duel(), "graminia: baleful-curse.2", "graminia: persecution.1")
    assert first.told("revealed") == second.told("revealed")[::-1]
    assert first.table == second.table
    assert first.table.mage("graminia").track == () and len(first.table.mage("riccart").track) == 6


def test_brw_trap_trigger_only__unmet_condition_is_shown_with_its_reason() -> None:
    asked = settle(GAME, answer(GAME, blackrose.chain(), "arena").state)
    assert asked.question is not None
    assert [option.key for option in asked.question.options] == ["brain-worm.1", "pass"]
    (reason,) = asked.question.reasons("baleful-curse.2")
    assert reason.rule == "brw.trap.trigger-only"
    with pytest.raises(NotAllowed, match=r"brw\.trap\.trigger-only") as refused:
        take(GAME, asked.state, asked.question, "baleful-curse.2")
    assert refused.value.reasons == (reason,)


def test_brw_def_step1__ignored_damage_undoes_the_defeat() -> None:
    start = blackrose.chain(damage=8)
    saved = tell(GAME, start, *CHAIN[:3], "graminia: pass", "doria: pass", "doria: pass")
    assert saved.table.mage("doria").track == ("graminia",) * 8
    assert "to-cell doria" not in saved.told()
    lost = tell(GAME, start, *CHAIN[:2], "doria: pass")
    assert "to-cell doria" in lost.told()


def test_brw_trap_defeat_timing__defeat_waits_for_the_full_stop() -> None:
    story = tell(GAME, blackrose.chain(damage=8), *CHAIN[:2], "doria: pass")
    told = story.told("damage", "jinxed", "to-cell")
    assert told == ["damage graminia doria 2 2 True", "jinxed doria vulnerability", "to-cell doria"]


@pytest.mark.parametrize(
    ("track", "gains"),
    [
        ((("anna", 11),), {"anna": 5}),
        (
            (("anna", 4), ("boris", 2), ("clara", 1), ("rose", 4)),
            {"anna": 3, "boris": 2, "clara": 1, "rose": 3},
        ),
        ((("anna", 6), ("boris", 5)), {"anna": 4, "boris": 2}),
        ((("anna", 5), ("boris", 3), ("clara", 3)), {"anna": 4, "boris": 1, "clara": 1}),
    ],
    ids=["one-source", "riccart-of-the-rulebook", "two", "tied-second"],
)
def test_brw_def_step6_ties__shares(track: tuple[tuple[str, int], ...], gains: dict[str, int]) -> None:
    chips = tuple(source for source, n in track for _ in range(n))
    mages = tuple(Mage(seat, "chapel", 11) for seat in ("anna", "boris", "clara"))
    loser = Mage("riccart", "chapel", 11, track=chips)
    state = State(Lodge((*mages, loser), ())).push("defeat", "riccart", (("by", track[-1][0]),))
    story = tell(GAME, state)
    assert {str(e.fact("who")): e.fact("n") for e in story.events if e.kind == "power"} == gains
    assert story.table.mage("riccart").track == ()


def test_brw_trap_cast__a_face_down_card_is_seen_only_by_its_owner() -> None:
    table = blackrose.chain().table
    owner, other = GAME.seen(table, "graminia"), GAME.seen(table, "doria")
    assert "brain-worm.1" in str(to_builtins(owner)) and "brain-worm" not in str(to_builtins(other))
    assert [spell.owner for spell in other.spells] == ["graminia", "graminia", "doria"], "that it lies there"
    assert GAME.secrets(table, "doria") == {"brain-worm.1", "baleful-curse.2"}
    story = tell(GAME, blackrose.chain(), *CHAIN)
    assert "brain-worm.1" in str(to_builtins(GAME.seen(story.table, "doria"))), "once revealed it is open"
    assert GAME.secrets(story.table, "doria") == frozenset()
