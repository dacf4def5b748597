"""The same position and answers under other readings: where lines part, in what, and which rulings matter."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.engine.question import NotAllowed
from tutor.engine.step import settle, take
from tutor.rules.catalogue import load
from tutor.scenario import load_scenario, open_script
from tutor.scenario.case import Case, case_of, open_case
from tutor.scenario.games import scenario_files, scenario_folder
from tutor.scenario.other_readings import beginning, compare_readings, which_matter

FILES = scenario_files()
COST, EXCHANGE = "sea.ruling.amulet-cost-record", "sea.ruling.bonus-exchange-one"


def lesson(name: str, answers: int | None = None) -> Case:
    """A lesson after so many answers of its told line, or after all."""
    script = open_script(load_scenario(scenario_folder() / f"{name}.yaml"))
    return case_of(script.scenario, script.answers[:answers])


@settings(max_examples=25, deadline=None)
@given(file=st.sampled_from(FILES), part=st.integers(0, 100))
def test_a_line_compared_with_itself_does_not_part(file: str, part: int) -> None:
    script = open_script(load_scenario(file))
    case = case_of(script.scenario, script.answers[: part * (len(script.answers) + 1) // 101])
    state = beginning(case)({})
    assert state is not None
    in_force = {one.id: state.ruling(one.id, one.default) for one in load(case.game).rulings}
    for found in compare_readings(case, {}, in_force):
        assert found.parted is None and found.differs == () and found.alone == ((), ())
        assert found.first.given == found.second.given == len(case.answers)
        last = found.first.last
        assert last is not None and last.state.table == open_case(case).state.table


def signature(case: Case, readings: dict[str, str]) -> object:
    """Everything that can be told of a line, found without the comparison."""
    state = beginning(case)(readings)
    if state is None:
        return None
    game, told = open_case(case).game, []
    step = settle(game, state)
    for key in (*case.answers, None):
        events = [(event.kind, event.rule, event.facts, event.program) for event in step.events]
        asked = step.question
        offered = None if asked is None else (asked.seat, asked.kind, asked.rule, asked.chance, asked.facts)
        keys = () if asked is None else tuple(option.key for option in asked.options)
        told.append((events, offered, keys, step.state.table))
        if asked is None or key is None:
            break
        try:
            taken = take(game, step.state, asked, key)
        except NotAllowed:
            break
        after = settle(game, taken.state)
        step = type(after)(after.state, taken.events + after.events, after.question)
    refused = () if step.question is None else tuple(step.question.refused)
    return told, refused


@pytest.mark.long(reason="every ruling of a line is read otherwise")
@settings(max_examples=3, deadline=None)
@given(file=st.sampled_from(FILES), part=st.integers(0, 100))
def test_just_those_rulings_matter_that_change_the_line(file: str, part: int) -> None:
    script = open_script(load_scenario(file))
    case = case_of(script.scenario, script.answers[: part * (len(script.answers) + 1) // 101])
    found = {(one.ruling, one.reading) for one in which_matter(case).run().matters}
    state = beginning(case)({})
    assert state is not None
    told = signature(case, {})
    for ruling in load(case.game).rulings:
        for reading in ruling.readings:
            if reading.id != state.ruling(ruling.id, ruling.default):
                matters = signature(case, {ruling.id: reading.id}) != told
                assert ((ruling.id, reading.id) in found) == matters, (ruling.id, reading.id)


@pytest.mark.parametrize(
    ("name", "ruling", "reading", "what"),
    [
        ("seasons/22-one-token-less", EXCHANGE, "one-or-two", "offered"),
        ("seasons/22-one-token-less", COST, "zero-to-four", "events"),
        ("penumbra/72-one-trial-only", "pen.ruling.reserved-trials", "rulebook", "events"),
        ("resarcana/27-the-mermaid-carries", "res.ruling.effect-optional", "may", "events"),
        ("blackrose/105-two-cells", "brw.ruling.los.along-edge", "open", "offered"),
        ("blackrose/105-two-cells", "brw.ruling.layout.lodge", "free", "position"),
    ],
)
def test_where_lines_part(name: str, ruling: str, reading: str, what: str) -> None:
    found = compare_readings(lesson(name), {ruling: reading})[0]
    assert found.parted is not None and found.parted.what == what
    mine, theirs = found.there(), found.there(second=True)
    if what == "position":
        assert found.second.stops == () and theirs is None and mine is not None
        return
    assert mine is not None and theirs is not None
    before = range(found.parted.at)
    for at in before:
        one, other = found.first.stops[at], found.second.stops[at]
        assert one.state.table == other.state.table
        assert [event.kind for event in one.events] == [event.kind for event in other.events]
    if what == "offered":
        assert any(found.parted.alone)
    if what == "events":
        assert [event.facts for event in mine.events] != [event.facts for event in theirs.events]


def test_what_is_different_in_the_end_is_told_in_facts() -> None:
    found = compare_readings(lesson("penumbra/72-one-trial-only"), load("penumbra").readings_of("rulebook"))[
        0
    ]
    changed = {one.name: (one.before, one.after) for one in found.differs}
    assert changed["anna.reserved"] == (1, 2)


def test_an_answer_that_one_reading_lacks_ends_the_line_there() -> None:
    case = lesson("seasons/22-one-token-less", 5)
    found = compare_readings(case, {COST: "zero-to-four"})[0]
    assert found.first.given == len(case.answers) and found.second.given < found.first.given
    assert [option.key for option in found.alone[1]]
    assert not {option.key for option in found.alone[0]} & {option.key for option in found.alone[1]}


def test_readings_are_played_bit_by_bit() -> None:
    case = lesson("seasons/22-one-token-less", 5)
    search, whole = which_matter(case), which_matter(case).run()
    total = search.left
    assert total == sum(len(one.readings) - 1 for one in load("seasons").rulings)
    for left in range(total - 10, -1, -10):
        assert search.run(10).left == left
    assert search.run().left == 0 and search.matters == whole.matters
    assert {one.ruling for one in whole.matters} >= {COST}


def test_the_sources_of_penumbra_are_a_pair_that_can_be_taken_as_a_whole() -> None:
    case, catalogue = lesson("penumbra/72-one-trial-only"), load("penumbra")
    book, extended = (catalogue.readings_of(source) for source in ("rulebook", "extended"))
    assert compare_readings(case, extended)[0].parted is None
    found = compare_readings(case, book)[0]
    assert found.parted is not None and found.parted.what == "events"
