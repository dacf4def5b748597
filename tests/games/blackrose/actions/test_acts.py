"""What mages could be asked for at any moment, with every reason why not now; and what passes in a game."""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from support.acts import check_asked, check_others, check_words
from support.spelling import random_states

from tutor.analysis.legality import verdicts
from tutor.analysis.move_matching import matching_moves
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import advance, settle, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import BoardSpec, DoSpec, EvocationSpec, MageSpec, Position, TurnSpec
from tutor.games.blackrose.position.reading import lay, place
from tutor.games.blackrose.position.variants import openings
from tutor.games.blackrose.state.table import Table

OPENINGS = {one.id: one for one in openings() if one.id in ("whole-3", "avatar-2")}
KINDS = ("action", "explore-step", "combat-step", "trap", "lay-spell", "purge", "library-deck", "evocation")


@pytest.mark.parametrize("id", OPENINGS)
def test_what_is_asked_is_among_what_could_be(id: str) -> None:
    on = ("summoner-crown",) if id == "avatar-2" else ()
    listed = set[str]()
    for state, question in random_states(GAME, OPENINGS[id].start(*on), f"acts {id}", 600):
        if check_asked(GAME, state, question):
            listed.add(question.kind)
        else:
            assert question.kind not in KINDS, question.kind
    assert {"action", "explore-step", "lay-spell", "purge"} <= listed


@pytest.mark.parametrize("id", OPENINGS)
def test_nothing_else_can_be_done_and_every_reason_is_told(id: str) -> None:
    told = set[str]()
    for n, (state, question) in enumerate(random_states(GAME, OPENINGS[id].start(), f"others {id}", 500)):
        if n % 3 == 0:
            check_others(GAME, state, question)
        if n % 11 == 0:
            told |= check_words(GAME, state)
    assert {"not-active", "other-phase", "others-first", "inside-action", "no-event"} <= told


def placed(turn: TurnSpec | None = None, **said: Any) -> State[Table]:
    board: dict[Any, BoardSpec] = {"I": BoardSpec("training-salt-circle"), "II": BoardSpec("spell-torment")}
    mages = {
        "anna": MageSpec(mage="mage-arianna", at="room-abyss", hand=("spell-torment",)),
        "boris": MageSpec(mage="mage-riccart", at="room-crypt", board=board, hand=("spell-torment",)),
    }
    found = lay(Position(mages=mages, turn=turn, box="training", **said))
    assert found.state is not None, found.flaws
    return found.state


def act(state: State[Table], kind: str, seat: str = "boris") -> Question:
    return next(one for one in GAME.acts(state, seat) if one.kind == kind)


def rules(question: Question, key: str) -> list[str]:
    return [reason.rule for reason in question.reasons(key)]


def test_brw_act_round_robin__nobody_acts_in_the_activation_of_another() -> None:
    question = act(placed(TurnSpec("anna")), "action")
    assert not question.options and rules(question, "explore") == ["brw.act.round-robin"]
    assert rules(question, "cast-II") == ["brw.act.round-robin", "brw.act.cast.which"]


def test_brw_round_phases__planning_and_purging_have_their_phases() -> None:
    state = placed()
    assert rules(act(state, "lay-spell", "anna"), "spell-torment.main") == ["brw.round.phases"]
    assert rules(act(state, "purge", "anna"), "spell-torment") == ["brw.round.phases"]


def test_brw_study_purge__once_in_a_phase() -> None:
    state = placed(phase="study", purged=("boris",))
    assert rules(act(state, "purge"), "spell-torment") == ["brw.study.purge"]


@pytest.mark.parametrize(
    ("standing", "rule"),
    [("prepared", "brw.trap.cast"), ("activated", None), ("revealed", "brw.trap.revealed")],
)
def test_brw_trap_trigger_only__without_an_event_a_trap_waits(standing: str, rule: str | None) -> None:
    state = placed()
    boris = state.table.mage("boris")
    spell = replace(boris.board[0], state=standing)
    state = state.with_table(state.table.with_mage(boris.with_prepared(spell)))
    found = rules(act(state, "trap"), "I")
    assert found == [*([rule] if rule else []), "brw.trap.trigger-only"]


def test_the_avatar_and_chance_are_asked_for_nothing() -> None:
    state = OPENINGS["avatar-2"].start()
    assert GAME.acts(state, "avatar") == GAME.acts(state, "chance") == ()


@pytest.mark.parametrize("id", OPENINGS)
def test_activations_phases_and_rounds_pass(id: str) -> None:
    state, source = OPENINGS[id].start(), Random(f"periods {id}")
    begun = {"activation-begins": 0, "phase-begins": 0, "round-begins": 0}
    values = list[list[Any]]()
    while state.stack and begun["round-begins"] < 3:
        step = advance(GAME, state)
        if step.question is not None:
            question = step.question
            key = (
                source.choice(question.options).key
                if question.chance is None
                else question.chance.pick(source.randrange(question.chance.total))
            )
            step = take(GAME, step.state, question, key)
        state = step.state
        for event in step.events:
            if event.kind in begun:
                begun[event.kind] += 1
        values.append([GAME.periods[name](state) for name in ("turn", "phase", "round")])
    turns = [value for value, _ in groupby(value[0] for value in values) if value[-1] not in ("", "avatar")]
    assert len(turns) == begun["activation-begins"]
    # The first phase begins after the set-up, and the first round with what comes before it.
    assert len(list(groupby(value[1] for value in values))) == begun["phase-begins"] + 1
    assert len(list(groupby(value[2] for value in values))) == begun["round-begins"]


def test_brw_act_cast__a_spell_in_hand_is_found_and_was_not_prepared() -> None:
    state = explored()
    assert rules(act(state, "action", "anna"), "cast.spell-torment") == ["brw.act.cast"]
    assert rules(act(state, "action"), "cast.spell-torment") == ["brw.act.round-robin", "brw.act.cast"]
    for said in ("cast Torment", "сотворить мучение"):
        (found, *_) = matching_moves(GAME.id, verdicts(GAME, state, "anna"), said)
        assert (found.option.key, found.reasons[0].kind) == ("cast.spell-torment", "not-prepared")


# ---- why not, once an action has closed itself


def explored(*keys: str, **said: Any) -> State[Table]:
    """The position of Anna, who explores at speed 2, after her answers and all that follows by itself."""
    state = placed(TurnSpec("anna", **said), do=(DoSpec("anna", program="activation"),))
    for key in keys:
        step = settle(GAME, state)
        assert step.question is not None
        state = take(GAME, step.state, step.question, key).state
    return settle(GAME, state).state


def test_brw_act_explore_contiguous__is_told_after_the_action_has_closed_itself() -> None:
    state = explored("explore", "move.room-crypt", "activate")
    question = act(state, "explore-step", "anna")
    assert not question.options
    assert rules(question, "move.room-abyss") == ["brw.act.explore.contiguous", "brw.act.complete-first"]
    assert rules(question, "activate")[0] == "brw.act.explore"


def test_brw_act_explore_lost__moves_that_were_left_out_cannot_be_made_up_for() -> None:
    question = act(explored("explore", "move.room-crypt", "done"), "explore-step", "anna")
    assert rules(question, "move.room-abyss") == ["brw.act.explore.lost", "brw.act.complete-first"]
    assert rules(question, "activate") == ["brw.act.complete-first"]


def test_brw_act_explore__moves_are_found_before_it_is_begun() -> None:
    question = act(explored(), "explore-step", "anna")
    assert not question.options and rules(question, "move.room-crypt") == ["brw.act.explore"]
    others = rules(act(explored(), "explore-step", "boris"), "move.room-abyss")
    assert others[0] == "brw.act.round-robin" and others[-1] == "brw.act.explore"


def test_brw_act_attack__is_found_before_the_fight_in_any_room_and_any_phase() -> None:
    """Boris stands in another room than Anna."""
    attack = act(explored(), "combat-step", "anna").reasons("attack.boris")
    assert [reason.rule for reason in attack] == ["brw.range.max", "brw.act.combat"]
    for said in ("attack Boris", "атаковать Бориса"):
        assert (
            matching_moves(GAME.id, verdicts(GAME, explored()), said)[0].key
            == "anna/combat-step/attack.boris"
        )
    late = act(placed(phase="evocation"), "combat-step", "anna").reasons("attack.boris")
    assert late[0].rule == "brw.round.phases" and set(attack) < set(late)


def test_brw_study_library4__schools_are_chosen_in_the_study_phase() -> None:
    decks = {"school-agony": ("spell-blight",), "school-forms": ("spell-shield",)}
    question = act(placed(TurnSpec("anna"), decks=decks), "library-deck", "anna")
    assert rules(question, "school-agony") == ["brw.round.phases"]
    studying = act(placed(phase="study", decks=decks), "library-deck", "anna")
    assert rules(studying, "school-agony") == ["brw.gen.turn-order"]


def test_brw_act_one_or_two__is_the_first_reason_after_the_activation_has_ended() -> None:
    state = explored("combat", "done", "explore", "done")
    assert state.table.turn is None
    question = act(state, "action", "anna")
    assert rules(question, "cast") == ["brw.act.one-or-two", "brw.act.cast", "brw.act.round-robin"]
    steps = act(state, "explore-step", "anna")
    assert rules(steps, "move.room-crypt") == [
        "brw.act.explore.lost", "brw.act.complete-first", "brw.act.round-robin"
    ]  # fmt: skip
    assert rules(act(state, "action", "boris"), "order") == ["brw.act.round-robin"]


def test_brw_gen_golden__an_ability_waits_for_its_event() -> None:
    evocations = {"colossus-1": EvocationSpec("anna", "room-abyss")}
    state = placed(TurnSpec("anna"), evocations=evocations)
    for said in ("Colossus takes effect", "действует колосс"):
        found = matching_moves(GAME.id, verdicts(GAME, state, "anna"), said)
        (ability,) = (one for one in found if one.option.kind == "ability")
        assert (ability.reasons[0].rule, ability.reasons[0].kind) == ("brw.gen.golden", "no-event")
    assert not any(one.option.kind == "ability" for one in verdicts(GAME, state, "boris"))


def test_brw_def_step1_outright__is_told_of_a_defence_after_the_defeat() -> None:
    board: dict[Any, BoardSpec] = {"I": BoardSpec("training-salt-circle", state="activated")}
    mages = {
        "anna": MageSpec(mage="mage-arianna", at="room-abyss"),
        "boris": MageSpec(mage="mage-riccart", at="room-crypt", board=board),
    }
    given = {"by": "anna", "outright": True}
    do = (DoSpec("boris", program="defeat", given=given),)
    found = place(Position(mages=mages, box="training", do=do))
    assert found.state is not None, found.flaws
    state = settle(GAME, found.state).state
    assert state.table.mage("boris").in_cell
    assert rules(act(state, "trap"), "I") == ["brw.def.step1.outright", "brw.trap.trigger-only"]
    left = state.with_table(state.table.placed("boris", "room-crypt"))
    assert rules(act(left, "trap"), "I") == ["brw.trap.trigger-only"]
