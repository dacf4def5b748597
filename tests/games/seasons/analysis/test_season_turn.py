"""The best order of a turn of Seasons, held against looking at every order of everything."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from games.seasons.support.play import play
from games.seasons.support.positions import CopySpec, DieSpec, DoSpec, PlayerSpec, table, turn
from games.seasons.support.turns import DECK, every_order, rich, turns
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tutor.analysis.exploration import explore
from tutor.analysis.game_graph import Spot
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.framework.readings import readings_of
from tutor.games.seasons.analysis.best_line import Replay
from tutor.games.seasons.analysis.best_turn import AIMS, BestTurn, For, Search, as_known, best_turn
from tutor.games.seasons.analysis.die_values import die_values
from tutor.games.seasons.cards.conditions import FOR_SKULL, SACRIFICES
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES
from tutor.games.seasons.state.table import DECK as DECK_ID
from tutor.games.seasons.state.table import Table
from tutor.scenario import load_scenario, open_script, scenario_folder

LAB = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def found(state: State[Table], aim: For = "crystals", positions: int = 20_000) -> BestTurn:
    result = best_turn(state, aim, positions)
    assert result is not None
    return result


def played(state: State[Table], result: BestTurn) -> Replay:
    """The line that was found, played answer by answer."""
    known = as_known(state)
    assert known is not None and result.line is not None
    replay = Replay(known, result.seat)
    for key in result.line.keys:
        replay.answer(key)
    return replay


def keys(result: BestTurn) -> list[str]:
    """The answers with which the actions of the line begin."""
    assert result.line is not None
    return [deed.answer.key for deed in result.line.deeds if deed.answer is not None]


@pytest.mark.long(reason="every order of whole turns is tried")
@LAB
@given(turns(), st.sampled_from(AIMS))
def test_no_order_brings_more_than_the_one_that_is_found(state: State[Table] | None, aim: For) -> None:
    if state is None:
        reject()
    result = found(state, aim, 3_000)
    if result.left:
        reject()
    try:
        slow = every_order(state, aim)
    except OverflowError:
        reject()
    assert result.value == slow


@LAB
@given(turns(), st.sampled_from(AIMS))
def test_the_line_brings_in_the_engine_what_is_said_of_it(state: State[Table] | None, aim: For) -> None:
    if state is None:
        reject()
    result = found(state, aim, 300)
    if result.end is None or result.line is None or result.line.outcomes:
        reject()
    end = played(state, result)
    assert end.question is None and end.player.crystals == result.end.crystals
    assert end.player.bonuses == result.end.bonuses
    started = result.now.crystals
    assert started + sum(deed.crystals for deed in result.line.deeds) == result.end.crystals
    assert result.now.prestige + sum(d.prestige for d in result.line.deeds) == result.end.prestige


@pytest.mark.long(reason="each of many turns is searched twice")
@LAB
@given(turns())
def test_an_answer_in_the_same_position_is_played_once_and_leads_to_the_same(
    state: State[Table] | None,
) -> None:
    """Held against playing each anew, as where events are noted."""
    known = None if state is None else as_known(state)
    if known is None or known.table.turn is None:
        reject()
    seat, reading = known.table.turn.seat, readings_of(known)
    once = explore(Search(known, seat, reading, "crystals").aim(200), known)
    aim = replace(Search(known, seat, reading, "crystals").aim(200), notes=lambda noted, event: noted)
    assert once == explore(aim, known)


@LAB
@given(turns(), st.randoms(use_true_random=False))
def test_cards_that_are_hidden_make_no_difference(state: State[Table] | None, source: object) -> None:
    """Other cards in the deck and in the hands of others: the same is found, to the last number."""
    if state is None:
        reject()
    assert found(state, positions=200) == found(dealt_anew(state, source), positions=200)


def dealt_anew(state: State[Table], source: object) -> State[Table]:
    """The position with the deck and the hands of others mixed anew."""
    table = state.table
    cards = [card for player in table.players if player.seat != "anna" for card in player.hand]
    cards += table.deck.cards
    source.shuffle(cards)  # type: ignore[attr-defined]
    for player in table.players:
        if player.seat != "anna":
            hand = tuple(sorted(cards.pop() for _ in player.hand))
            table = table.with_player(replace(player, hand=hand))
    return state.with_table(replace(table, deck=Deck(DECK_ID, (tuple(sorted(cards)),))))


def test_a_line_whose_search_was_cut_off_does_not_run_in_a_circle() -> None:
    """Tokens can go to the grimoire and back: of ways that are worth the same, one never ends."""
    anna = PlayerSpec(
        crystals=1,
        reserve={"fire": 3},
        power=1,
        bonuses=1,
        hand=("damned-soul", "potion-of-knowledge"),
        play=(CopySpec("bespelled-grimoire", True, {"air": 3}), CopySpec("potion-of-power")),
    )
    boris = PlayerSpec(
        reserve={"water": 1},
        power=1,
        bonuses=1,
        hand=("titus",),
        play=(CopySpec("demon-of-argos"), CopySpec("sealed-chest")),
    )
    state = play(turn(anna=anna, boris=boris, access=True, space=12, year=3, deck=DECK)).state
    result = found(state, "both", 300)
    assert result.left and result.line is not None and len(result.line.keys) < 300
    if not result.line.outcomes:
        assert result.end is not None and played(state, result).player.crystals == result.end.crystals


# ---- what is found


@pytest.mark.parametrize(
    ("name", "crystals"),
    [("16-puzzle-twenty-in-winter", 20), ("29-puzzle-one-place", 25), ("43-puzzle-two-pairs-of-boots", 16)],
)
def test_puzzles_are_solved_as_their_authors_solve_them(name: str, crystals: int) -> None:
    script = open_script(load_scenario(Path(scenario_folder()) / "seasons" / f"{name}.yaml"))
    result = found(script.start)
    assert result.end is not None and result.end.crystals == crystals and result.complete


def test_crystals_are_made_before_an_effect_takes_the_tokens() -> None:
    anna = PlayerSpec(reserve={"fire": 2}, power=2, bonuses=3, play=("potion-of-dreams",))
    result = found(play(turn(anna=anna, access=True, space=4, deck=DECK)).state)
    each = box().yields["spring"][2]
    assert result.end is not None and result.end.crystals == 2 * each and result.complete


def test_tokens_make_room_before_others_are_gained() -> None:
    anna = PlayerSpec(reserve={"fire": 7}, power=1, bonuses=3, play=("potion-of-knowledge",))
    state = play(turn(anna=anna, access=True, space=4, deck=DECK)).state
    result = found(state)
    each = box().yields["spring"][2]
    assert result.end is not None and result.end.crystals == 12 * each
    assert keys(result)[:6] == ["crystallise-fire"] * 5 + ["activate-potion-of-knowledge-1"]


@pytest.mark.parametrize(("itself", "ways"), [("yes", 10), ("no", 4)])
def test_sea_card_dragon_skull_effect__sacrifices_are_looked_at_in_one_order(itself: str, ways: int) -> None:
    """Of five cards in play, every three once (or three of four): no worse than all orders of them."""
    play_ = ("dragon-skull", "potion-of-power", "forgotten-vase", "cursed-treatise", "amulet-of-fire")
    anna = PlayerSpec(reserve={"fire": 1, "air": 2}, power=6, bonuses=3, play=play_)
    state = play(turn({"sea.ruling.skull-itself": itself}, anna=anna, access=True, deck=DECK)).state
    known = as_known(state)
    assert known is not None
    spots = explore(Search(known, "anna", readings_of(known), "crystals").aim(3_000), known).spots
    asked = {spot.number: spot for spot in spots if spot.question and spot.question.kind == FOR_SKULL}
    first = next(spot for spot in asked.values() if not any(map(spot.state.top.get, SACRIFICES)))  # type: ignore[union-attr]

    def ends(spot: Spot[Table]) -> list[Spot[Table]]:
        there = [spots[way.to] for way in spot.ways]
        return [end for one in there for end in (ends(one) if one.number in asked else [one])]

    left = [tuple(copy.id for copy in end.state.table.player("anna").play) for end in ends(first)]
    assert len(left) == len(set(left)) == ways and {len(copies) for copies in left} == {2}
    for aim in AIMS:
        result = found(state, aim)
        assert result.complete and result.value == every_order(state, aim)


def test_aims_differ() -> None:
    anna = PlayerSpec(reserve={"earth": 2}, power=1, bonuses=3, hand=("amulet-of-earth", "amulet-of-earth"))
    crystals, prestige = (
        found(play(turn(anna=anna, deck=DECK)).state, aim).end for aim in ("crystals", "prestige")
    )
    assert crystals is not None and prestige is not None
    assert (crystals.crystals, prestige.prestige) == (9, box().card("amulet-of-earth").prestige)


def test_bonuses_are_left_alone_where_they_bring_nothing() -> None:
    result = found(play(turn(anna=PlayerSpec(crystals=3, power=1), deck=DECK)).state)
    assert result.end is not None and result.end.bonuses == 0 and result.line is not None
    assert result.line.deeds == () and result.complete


def test_dice_are_weighed_exactly() -> None:
    anna = PlayerSpec(power=1, bonuses=3, play=("die-of-malice",), die=DieSpec("die-winter-1", 1))
    state = play(table(DoSpec("anna", "turn"), anna=anna, deck=DECK)).state
    result = found(state)
    assert result.rolls and result.line is not None and len(result.line.outcomes) == 6
    outcomes = result.line.outcomes
    assert sum(one.chance for one in outcomes) == 1
    assert result.value == sum((one.chance * one.value for one in outcomes), Fraction())
    assert keys(result) == ["activate-die-of-malice-1"]


def test_what_a_drawn_card_brings_is_left_out_and_told() -> None:
    anna = PlayerSpec(reserve={"fire": 3}, power=3, bonuses=3, play=("potion-of-power",))
    result = found(play(turn(anna=anna, access=True, space=4, deck=DECK)).state)
    assert result.draws and not result.unknown and result.end is not None
    assert result.end.crystals == 3 * box().yields["spring"][2]


def test_a_line_ends_where_it_depends_on_a_card_nobody_knows() -> None:
    cost = box().card("divine-chalice").costs[0]
    reserve = dict(zip(ENERGIES, cost.energy, strict=True))
    anna = PlayerSpec(crystals=cost.crystals, reserve=reserve, power=3, bonuses=3, hand=("divine-chalice",))
    result = found(play(turn(anna=anna, access=True, deck=DECK)).state, "prestige")
    assert result.unknown and keys(result) == [f"crystallise-{kind}" for kind in ENERGIES if reserve[kind]]


def test_what_is_not_looked_at_is_counted() -> None:
    result = found(rich(), positions=50)
    assert result.left and not result.complete and result.positions <= 50
    assert result.end is not None and result.end.crystals > result.now.crystals


@pytest.mark.long(reason="a search of thousands of positions")
def test_a_rich_turn_is_looked_at_to_its_end() -> None:
    result = found(rich())
    assert result.complete and result.end is not None
    assert played(rich(), result).player.crystals == result.end.crystals


def test_no_turn_is_under_way() -> None:
    assert best_turn(play(table(DoSpec("anna", "round"), deck=DECK)).state) is None


def test_turned_cards_and_the_stage_of_the_turn_are_kept_to() -> None:
    anna = PlayerSpec(reserve={"fire": 1}, power=2, bonuses=3, play=(CopySpec("potion-of-knowledge", True),))
    result = found(play(turn(anna=anna, deck=DECK)).state)
    assert result.line is not None and result.line.deeds == ()


# ---- dice


def choosing() -> State[Table]:
    """A round in which Anna is to take a die of winter."""
    anna = PlayerSpec(reserve={"earth": 2}, power=1, bonuses=3, hand=("amulet-of-earth",))
    game = play(table(DoSpec("anna", "round"), anna=anna, deck=DECK))
    while not game.over and game.question.chance is not None:
        game.answer("1")
    assert game.waiting == "anna: take-die"
    return game.state


def test_each_die_that_is_offered_has_its_value() -> None:
    state = choosing()
    values = die_values(state, "crystals", 3_000)
    assert values is not None and values.seat == "anna"
    assert {value.die for value in values.dice} == {one.die for one in state.table.rolled}
    ends = [value.turn.value for value in values.dice]
    assert all(end is not None for end in ends) and ends == sorted(ends, reverse=True)  # type: ignore[type-var]
    for value in values.dice:
        assert value.shows == box().die(value.die).sides[value.side - 1]
        bare = replace(state, table=state.table, stack=())
        rolled = tuple(replace(one, seat="anna" if one.die == value.die else "") for one in bare.table.rolled)
        alone = best_turn(bare.with_table(replace(bare.table, rolled=rolled)).push("turn", "anna"))
        assert alone is not None and alone.value == value.turn.value


def test_no_die_is_to_be_taken() -> None:
    assert die_values(rich()) is None


def test_readings_are_kept_to() -> None:
    anna = PlayerSpec(crystals=9, power=1, hand=("hand-of-fortune",), bonuses=3)
    states = [
        play(turn({"sea.ruling.activate-same-turn": r}, anna=anna, deck=DECK)).state for r in ("yes", "no")
    ]
    assert [readings_of(state)("sea.ruling.activate-same-turn") for state in states] == ["yes", "no"]
    assert all(found(state).complete for state in states)
