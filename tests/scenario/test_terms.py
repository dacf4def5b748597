"""Nothing unknown passes in the steps of a lesson: facts, values, events, seats, conditions."""

from __future__ import annotations

import pytest
from scenario.writing import changed, only, report

from tutor.scenario import check_text

EXPECTED = "- expect: {anna.wounds: 1}"


def defects(entry: str) -> list[str]:
    """What checking says when that is expected in place of the wounds."""
    return [str(defect) for defect in report((EXPECTED, f"- expect: {{{entry}}}")).defects]


@pytest.mark.parametrize(
    ("entry", "field", "told"),
    [
        ("chance: [{chance: 0, where: 'anna.phisical = 2'}]", "chance[0].where", "no fact"),
        ("chance: [{chance: 0, where: 'anna.wounds = many'}]", "chance[0].where", "a whole number"),
        (
            "chance: [{chance: 0, where: 'anna.wounds = 1 and'}]",
            "chance[0].where",
            "the end, at",
        ),
        ("chance: [{chance: 0, event: no-such-event}]", "chance[0].event", "no event of this game"),
        ("chance: [{chance: 0, event: mark-wounded, where: 'anna.wounds = 1'}]", "chance[0]", "exactly one"),
        ("chance: [{chance: 0}]", "chance[0]", "exactly one of where, event"),
        (
            "chance: [{chance: 0, event: mark-healed, seats: {vera: free}}]",
            "seats.vera",
            "one of anna, boris",
        ),
        ("chance: [{chance: 0, event: mark-healed, until: week}]", "chance[0].until", "one of effect"),
        ("chance: [{chance: often, event: mark-healed}]", "chance[0].chance", "a fraction"),
        ("chance: [{chance: 1/0, event: mark-healed}]", "chance[0].chance", "a fraction"),
        ("anna.wonds: 1", "expect.anna.wonds", "anna.wounds"),
        ("anna.wounds: -1", "expect.anna.wounds", "a whole number, 0 or more"),
        ("anna.wounds: true", "expect.anna.wounds", "a whole number"),
        ("anna.discipline-1: broken", "expect.anna.discipline-1", "one of charged, discharged, wounded"),
        ("turn.kind: feast", "expect.turn.kind", "learning"),
        ("winers: anna", "expect.winers", "refused, offered"),
        ("events: [{kind: mark-wonded}]", "events[0].kind", "mark-wounded ("),
        ("events: []", "expect.events", "what is expected"),
        ("asked: {}", "expect.asked", "what is expected"),
        ("may: []", "expect.may", "what is expected"),
        ("refused: []", "expect.refused", "what is expected"),
    ],
)
def test_nothing_unknown_passes_in_an_expectation(entry: str, field: str, told: str) -> None:
    (found,) = defects(entry)
    place, _, message = found.partition(": ")
    assert field in message.partition(": ")[0] and told in found, (place, found)


def test_an_event_is_not_expected_with_a_fact_that_it_does_not_state() -> None:
    sound = "events: [{kind: mark-wounded, facts: {seat: anna}}]"
    assert defects(sound) == []
    (found,) = defects(sound.replace("seat: anna", "nonsense: null"))
    assert "steps[7].expect.events[0]" in found


def test_a_chance_may_be_written_in_any_terms() -> None:
    text = 'chance: [{{where: "anna.wounds >= 1", seats: {{anna: adversarial}}, chance: {}}}]'
    before = ("  - roll: [2, 6]\n", "  - expect: {{{}}}\n  - roll: [2, 6]\n")
    for chance in ("11/36", "22/72"):
        assert report((before[0], before[1].format(text.format(chance)))).defects == ()


def test_events_and_facts_are_joined_in_one_condition() -> None:
    text = (
        'chance: [{where: "anna.wounds = 1 and event mark-wounded or not (anna.wounds >= 0)",'
        " seats: {anna: adversarial}, chance: 11/36}]"
    )
    assert report(("  - roll: [2, 6]\n", f"  - expect: {{{text}}}\n  - roll: [2, 6]\n")).defects == ()


def test_what_is_asked_is_a_fact_with_values_that_it_can_have() -> None:
    assert "steps[1].predict.fact: found “anna.wond”" in only(("fact: anna.wounds", "fact: anna.wond"))
    choices = ("fact: anna.wounds, choices: [0, 1]", "fact: anna.discipline-1, choices: [charged, {}]")
    assert report((choices[0], choices[1].format("wounded"))).defects == ()
    wrong = only((choices[0], choices[1].format("hurt")))
    assert "steps[1].predict.choices[1]: found “hurt”; allowed: one of charged" in wrong


def test_facts_without_a_dot_are_expected_and_checked_where_the_position_is_wrong() -> None:
    assert "found an unknown field" in only((EXPECTED, "- expect: {wounds: 1}"))
    found = report((EXPECTED, "- expect: {wounds: 1}"), ("crystal: 2}", "crystal: 13}"))
    assert [defect.field for defect in found.defects] == [
        "position.wizards.anna.stock.crystal",
        "steps[7].expect.wounds",
    ]


SEASONS = """\
title: {en: A year, ru: Год}
summary: {en: A line, ru: Строка}
game: seasons
level: first-steps
shows: []
you: anna
unanswered: true
position:
  players: {anna: {crystals: 3}, boris: {}}
  year: 2
  do: [{who: anna, program: actions}]
steps:
  - expect: {year: 2, season: winter, ended: false, winners: "", first: FIRST}
"""


def test_every_fact_without_a_dot_can_be_expected() -> None:
    assert check_text(SEASONS.replace("FIRST", "anna"), "year.yaml").defects == ()
    (wrong,) = check_text(SEASONS.replace("FIRST", "boris"), "year.yaml").defects
    assert wrong.field == "steps[0].expect.first"
    (unknown,) = check_text(SEASONS.replace("FIRST", "vera"), "year.yaml").defects
    assert unknown.field == "steps[0].expect.first" and "boris" in unknown.message()


def test_goals_name_facts_and_values_that_there_are() -> None:
    goal = ("steps:\n", "goal: {{reach: {{{}}}}}\nsteps:\n")
    for reach, told in (("anna.wonds: 0", "anna.wounds"), ("anna.wounds: none", "a whole number")):
        (found,) = check_text(changed((goal[0], goal[1].format(reach))), "g.yaml").defects
        assert found.field.startswith("goal.reach.anna") and told in found.message()


def test_several_options_are_refused_and_each_is_reported() -> None:
    one = "{option: crystal-flip, rules: [pen.threat.step3.none]}"
    other = "{option: crystal-repaint, rules: [RULE]}"
    listed = f"[{one}, {other}, {{option: no, rules: []}}]".replace("RULE", "pen.threat.step3.die")
    found = report((one, listed))
    assert [defect.field for defect in found.defects] == [
        "steps[8].expect.refused[1].rules",
        "steps[8].expect.refused[2].option",
    ]
    true = other.replace("RULE", "pen.prim.crystal.prices, pen.threat.step3.none")
    assert report((one, f"[{one}, {true}]")).defects == ()


def test_rules_that_are_cited_instead_are_told_nearest_first() -> None:
    found = only(("shows: [pen.threat.step3.die]", "shows: [pen.threat.step1.properties-last]"))
    told = found.partition("allowed: what is cited instead: ")[2].split(", ")
    assert told[0].startswith("pen.threat.step1.") and "pen.threat.step3.none" in told


def test_ids_of_rules_and_rulings_that_there_are_not_come_with_those_that_are_near() -> None:
    found = only(("shows: [pen.threat.step3.die]", "shows: [pen.threat.step3.dye]"))
    assert "the id of a rule of this game; near: pen.threat.step3.die" in found
    found = only(("pen.ruling.ruins-mortal:", "pen.ruling.ruin-mortal:"))
    assert "the id of a ruling of this game; near: pen.ruling.ruins-mortal" in found
