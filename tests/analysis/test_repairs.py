"""What would have to be otherwise for a refused move to be allowed: found, played, and none too many."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect

from tutor.analysis.counterfactuals import Repairs, Step, repairs
from tutor.analysis.edits import Change, changed
from tutor.analysis.legality import Verdict, verdicts
from tutor.analysis.position_data import plain, short, whole
from tutor.engine.game import Game, not_spelled
from tutor.engine.step import settle, take
from tutor.rules.words import LANGS
from tutor.scenario import load_scenario, open_script
from tutor.scenario.case import Opened, case_of, open_case
from tutor.scenario.games import game_named, scenario_files, scenario_folder
from tutor.trace.diff import Change as FactChange
from tutor.trace.words import speaker
from tutor.views.analysis.counterfactuals import change_text, repair_lines

FILES = scenario_files()


def lesson(name: str, answers: int = 0) -> Opened:
    """A lesson after so many answers of its told line."""
    script = open_script(load_scenario(scenario_folder() / f"{name}.yaml"))
    return open_case(case_of(script.scenario, script.answers[:answers]))


def begun(opened: Opened) -> Any:
    """The written position with which a case begins."""
    position = opened.case.position
    return None if position is None else msgspec.convert(position, opened.game.position)


def search(opened: Opened, key: str, positions: int = 600) -> Repairs:
    """What would allow a move of a case."""
    found = repairs(opened.game, opened.state, key, begun(opened), opened.case.answers)
    assert found is not None
    return found.run(positions)


def refused(opened: Opened) -> list[Verdict]:
    return [one for one in verdicts(opened.game, opened.state) if not one.allowed]


def is_allowed(found: Repairs, game: Game[Any], position: Any, opened: Opened) -> bool:
    """Whether the move is allowed in a written position, found without the search."""
    try:
        placed = game.place(msgspec.convert(position, game.position), opened.state.rulings)
    except (msgspec.ValidationError, LookupError):
        return False
    if placed.state is None:
        return False
    step = settle(game, msgspec.structs.replace(placed.state, automatic=opened.state.automatic))
    for key in found.answers:
        question = step.question
        if question is None or (question.chance is None and question.option(key) is None):
            return False
        step = settle(game, take(game, step.state, question, key).state)
    moves = {one.key: one for one in verdicts(game, step.state)}
    return found.key in moves and moves[found.key].allowed


def data_of(found: Repairs, opened: Opened) -> Any:
    """The whole of the position that the search began with."""
    spelled = opened.game.spell(opened.state)
    own = begun(opened)
    written = own if own is not None and (spelled.left or spelled.position is None) else spelled.position
    return whole(inspect.type_info(opened.game.position), plain(written))


@pytest.mark.long(reason="every part of every repair is tried")
@settings(max_examples=25, deadline=None)
@given(file=st.sampled_from(FILES), seed=st.integers(0, 1000))
def test_every_repair_allows_the_move_and_no_part_of_it_does(file: str, seed: int) -> None:
    chance = Random(seed)
    script = open_script(load_scenario(file))
    answers = script.answers[: chance.randrange(len(script.answers) + 1)]
    opened = open_case(case_of(script.scenario, answers))
    moves = refused(opened)
    if not moves:
        return
    found = search(opened, chance.choice(moves).key, 150)
    game, data = opened.game, data_of(found, opened)
    for repair in found.repairs[:4]:
        assert is_allowed(found, game, repair.position, opened)
        for n in range(len(repair.changes)):
            for part in combinations(repair.changes, n):
                assert not is_allowed(found, game, changed(data, part), opened)
        if len(repair.steps) == 1:
            assert repair.steps[0].removes == found.reasons
        assert not repair.steps or any(step.removes for step in repair.steps)


@settings(max_examples=40, deadline=None)
@given(file=st.sampled_from(FILES))
def test_a_position_written_whole_and_short_again_is_the_same(file: str) -> None:
    scenario = load_scenario(file)
    data, game = scenario.located.data.get("position"), game_named(scenario.game)
    if data is None:
        return
    info = inspect.type_info(game.position)
    full = whole(info, data)
    assert whole(info, short(info, full)) == full
    placed = [
        game.place(msgspec.convert(each, game.position), ()).state for each in (data, full, short(info, full))
    ]
    assert placed[0] == placed[1] == placed[2]


@pytest.mark.parametrize(
    ("name", "answers", "key", "expected"),
    [
        (
            "seasons/09-three-bonuses", 0, "anna/turn/summon-amulet-of-earth",
            {("players", "anna", "reserve", "earth"): 2, ("players", "anna", "power"): 1},
        ),
        (
            "seasons/29-puzzle-one-place", 2, "anna/turn/crystallise-earth", {("turn", "access"): True},
        ),
        (
            "resarcana/03-what-lies-there", 0, "anna/action/use.athanor.1",
            {
                ("players", "anna", "pool", "elan"): 1,
                ("players", "anna", "components", "athanor", "turned"): False,
            },
        ),
        (
            "resarcana/27-the-mermaid-carries", 0, "anna/action/use.ring-of-midas.2",
            {("players", "anna", "components", "ring-of-midas", "turned"): False},
        ),
        (
            "penumbra/48-artifacts", 7, "anna/effects/card-prickly-patch",
            {("wizards", "anna", "cards", 1, "turned"): False},
        ),
        (
            "penumbra/30-puzzle-no-wound", 2, "anna/threat-prepare/crystal-repaint",
            {("wizards", "anna", "stock", "crystal"): 3},
        ),
        (
            "blackrose/80-past-two-cubes", 1, "graminia/target/room-laboratory",
            {("mages", "graminia", "at"): "room-laboratory"},
        ),
    ],
)  # fmt: skip
def test_the_least_that_allows_a_move_is_found(
    name: str, answers: int, key: str, expected: dict[tuple[str | int, ...], Any]
) -> None:
    found = search(lesson(name, answers), key)
    assert {one.path: one.after for one in found.repairs[0].changes} == expected


def test_each_change_tells_which_reasons_it_removes() -> None:
    found = search(lesson("seasons/09-three-bonuses"), "anna/turn/summon-amulet-of-earth")
    removed = {
        step.change.path[-1]: {reason.kind for reason in step.removes} for step in found.repairs[0].steps
    }
    assert removed == {"earth": {"energy-missing"}, "power": {"no-power"}}
    assert {reason.kind for reason in found.reasons} == {"energy-missing", "no-power"}
    facts = {one.name: one.after for step in found.repairs[0].steps for one in step.facts}
    assert facts["anna.power"] == 1


def test_the_search_may_be_stopped_and_goes_on_where_it_stopped() -> None:
    opened, key = lesson("blackrose/25-explore", 2), "riccart/explore-step/move.room-sanctuary"
    at_once = search(opened, key, 10_000)
    bit_by_bit = search(opened, key, 0)
    assert (bit_by_bit.tried, bit_by_bit.complete) == (1, False)
    while not bit_by_bit.complete:
        before = bit_by_bit.tried
        bit_by_bit.run(37)
        assert bit_by_bit.tried <= before + 37 + 1
    assert bit_by_bit.repairs == at_once.repairs and bit_by_bit.tried == at_once.tried
    assert at_once.complete and at_once.waiting == 0


@pytest.mark.long(reason="every repair of every refused move")
def test_no_fact_that_is_printed_is_changed() -> None:
    for file in FILES[::15]:
        opened = open_case(case_of(load_scenario(file)))
        for one in refused(opened)[:2]:
            found = search(opened, one.key, 60)
            for repair in found.repairs:
                for change in repair.changes:
                    assert not {"threat", "cost", "box", "assume", "level"} & set(map(str, change.path[-1:]))


def test_a_move_that_is_allowed_needs_nothing() -> None:
    opened = lesson("seasons/09-three-bonuses")
    allowed = next(one for one in verdicts(opened.game, opened.state) if one.allowed)
    found = search(opened, allowed.key)
    assert [repair.steps for repair in found.repairs] == [()] and found.complete


def test_what_cannot_be_written_has_no_repairs() -> None:
    opened = lesson("seasons/09-three-bonuses")
    game = replace(opened.game, spell=not_spelled)
    assert repairs(game, opened.state, refused(opened)[0].key) is None


def test_several_changes_at_once_do_not_shift_one_another() -> None:
    data = {"a": ["x", "y", "z"], "b": {"n": 1}}
    take_first = Change("take", ("a", 0), "x", None, (("take", ("a", 0), None),))
    take_last = Change("take", ("a", 2), "z", None, (("take", ("a", 2), None),))
    add = Change("add", ("a", "w"), None, "w", (("add", ("a",), "w"),))
    more = Change("number", ("b", "n"), 1, 5, (("set", ("b", "n"), 5),))
    expected = {"a": ["y", "w"], "b": {"n": 5}}
    for order in ((take_first, take_last, add, more), (more, add, take_last, take_first)):
        assert changed(data, order) == expected
    assert data == {"a": ["x", "y", "z"], "b": {"n": 1}}


BRACKETED = ("out", "drawn", "looking", "trophies", "purged", "declined", "winners", "due", "aside")
"""Where nothing comes to lie that somebody could lay there for a question."""


@pytest.mark.parametrize(
    ("name", "answers", "key"),
    [
        ("blackrose/18-full-and-restored", 0, "graminia/target/room-treasury"),
        ("blackrose/27-order", 1, "graminia/action/explore"),
        ("blackrose/08-all-within", 0, "riccart/target/room-treasury"),
        ("blackrose/122-where-a-trap-shakes", 2, "graminia/explore-step/move.room-abyss"),
        ("blackrose/76-planning-against-traps", 1, "doria/action/inertia-quick"),
        ("penumbra/111-half-a-transgression", 2, "anna/placement/card-transgression"),
    ],
)
def test_what_is_proposed_could_be_set_up(name: str, answers: int, key: str) -> None:
    """Nothing goes among trophies or out of the game, no room comes or goes, and nobody owns another's."""
    opened = lesson(name, answers)
    found = search(opened, key, 300)
    assert found.repairs
    for repair in found.repairs:
        assert not opened.game.place(msgspec.convert(repair.position, opened.game.position), ()).flaws
        for change in repair.changes:
            assert not {*map(str, change.path)} & {*BRACKETED}, change
            assert change.path[:1] != ("rooms",) or change.kind not in ("take", "add", "move"), change
            assert change.path[-1:] != ("owner",), change


def test_an_answer_to_what_waits_does_not_end_what_asks_for_it() -> None:
    """A target out of sight is not allowed because the spell is over."""
    opened = lesson("blackrose/04-same-room", 0)
    key = next(
        one.key for one in refused(opened) if one.waiting and "brw.range.max" in [r.rule for r in one.reasons]
    )
    kinds = {change.kind for repair in search(opened, key).repairs for change in repair.changes}
    assert kinds and not kinds & {"over", "time", "turn"}


def test_a_change_is_told_as_one_would_say_it() -> None:
    """A thing by its name, with where it lies and where it would lie; of a value the thing itself alone."""
    opened = lesson("resarcana/82-its-weight-in-gold", 0)
    found = search(opened, "anna/action/claim.sacrificial-pit")
    lines = {lang: " ".join(repair_lines(found, speaker("resarcana", lang))) for lang in LANGS}
    assert "Sacrificial Pit lies elsewhere: Components (Anna) → Places of power in the middle" in lines["en"]
    assert "в другом месте" in lines["ru"]
    opened = lesson("blackrose/49-before-the-rooms-turn", 0)
    key = "graminia/action/combat"
    lines = {lang: " ".join(repair_lines(search(opened, key), speaker("blackrose", lang))) for lang in LANGS}
    assert "The moment has come for Graminia to choose it, in “Activation”" in lines["en"]
    assert "Настал миг для такого выбора: «Активация», выбирает Граминья" in lines["ru"]


def test_a_card_in_the_place_of_another_is_told_as_such() -> None:
    """Everything that follows from it is left for the position itself to show."""
    path = ("players", "anna", "play", 2, "card")
    change = Change("text", path, "amulet-of-water", "bespelled-grimoire", ())
    follows = FactChange("anna.tokens", 0, 2)
    told = change_text(change, Step(change, (follows,), ()), speaker("seasons", "en"))
    assert told == "Bespelled Grimoire in the place of Amulet of Water (Cards in play (Anna))"
    told = change_text(change, Step(change, (follows,), ()), speaker("seasons", "ru"))
    assert told.startswith("Зачарованная книга вместо: Амулет воды")
