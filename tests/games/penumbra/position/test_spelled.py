"""Every table of a whole game and of a lesson is written down, and put on the table again as it was."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import structs
from support.samples import sample
from support.spelling import SCENARIOS, check, random_states
from support.whole_games import start

from tutor.engine.step import advance
from tutor.framework.position_form import DoSpec
from tutor.games.penumbra import GAME
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.components.costs import CostForm, PayForm
from tutor.games.penumbra.position.form import (
    CardSpec,
    CommonSpec,
    DieSpec,
    EndSpec,
    LookingSpec,
    MarkSpec,
    NowSpec,
    Position,
    Resolve,
    ThreatSpec,
    TurnSpec,
    WizardSpec,
)
from tutor.games.penumbra.position.reading import place
from tutor.scenario import load_scenario, scenario_files

ANSWERS = 150
"""So many answers take a game well past its set-up, into several turns of each kind."""

OPENINGS = tuple(one.id for one in GAME.openings())
LESSONS = [file.name for file in scenario_files("penumbra")]


@pytest.mark.parametrize("opening", sample(OPENINGS, 4, "every kind of whole game"))
def test_every_question_of_a_random_game_is_put_again(opening: str) -> None:
    for state, question in random_states(GAME, start(GAME, opening), f"spelled {opening}", ANSWERS):
        check(GAME, state, question)


def test_a_game_is_written_to_its_end() -> None:
    for state, question in random_states(GAME, start(GAME, "short-2"), "to the end", 5_000):
        check(GAME, state, question)


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_is_written_as_it_begins_and_at_its_first_question(lesson: str) -> None:
    state = load_scenario(SCENARIOS / "penumbra" / lesson).start
    step = advance(GAME, state)
    assert not check(GAME, state).left
    check(GAME, step.state, step.question)


@pytest.mark.parametrize(
    "said",
    [
        {"resolve": Resolve(dice=3)},
        {"resolve": Resolve(trial="plains-of-agony", rift=2)},
        {"resolve": Resolve(trial="plains-of-agony", endure=3)},
        {"resolve": Resolve(trial="basilisk", threat=4)},
        {"do": "turn", "turn": TurnSpec("anna", "")},
        {"do": "turn", "turn": TurnSpec("anna", "learning", placements=1)},
        {"do": "use", "box": "training"},
        {"do": "round", "box": "training", "common": CommonSpec(dice_made=3, out=("wisdom",))},
        {"do": "score"},
    ],
)
def test_what_an_author_would_write_is_written(said: dict[str, Any]) -> None:
    anna = WizardSpec(
        ("bone 6", DieSpec("red 1", "new-7")), {"discipline-1": MarkSpec("ruby", charged=False)}
    )
    position = Position(
        **{"wizards": {"anna": anna, "boris": WizardSpec()}, "turn": TurnSpec("anna"), **said}
    )
    placed = place(position)
    assert placed.state is not None, placed.flaws
    spelled = check(GAME, placed.state)
    assert spelled.position == position
    assert msgspec.to_builtins(spelled.position) == msgspec.to_builtins(position), "nothing more is written"


UNKNOWN = tuple(card.id for card in box("book").cards.values() if not card.use and not card.threat)


def test_what_is_assumed_is_written_with_the_position() -> None:
    """A box that was made out of a position is not there when the position is read elsewhere."""
    basilisk = {"id": "basilisk", "facts": {"threat": 3}}
    paid = (CostForm(PayForm(die="red", n=2), 1), CostForm(PayForm(ingredient="blood"), 2))
    cards = (
        CardSpec(UNKNOWN[1], use="turn", launched_by="none", cost="free"),
        CardSpec(UNKNOWN[0], use="discard", windows=("rest",), launches="red-spell", cost=paid),
    )
    position = Position(
        {"anna": WizardSpec(cards=cards), "boris": WizardSpec()},
        TurnSpec("anna"),
        Resolve(trial="basilisk"),
        assume=(basilisk,),
        assumed=(CardSpec(UNKNOWN[2], use="turn"),),
    )
    placed = place(position)
    assert placed.state is not None, placed.flaws
    assert check(GAME, placed.state).position == position


def test_a_use_that_nobody_knows_is_said_to_be_unknown() -> None:
    named = UNKNOWN[0]
    anna = WizardSpec(cards=(CardSpec(named, use=""),))
    position = Position({"anna": anna, "boris": WizardSpec()}, TurnSpec("anna"), do="turn")
    placed = place(position)
    assert placed.state is not None and not placed.state.table.assumed
    assert check(GAME, placed.state).position == position
    without = structs.replace(position, wizards={"anna": WizardSpec(cards=(CardSpec(named),))})
    assert [flaw.path[-1] for flaw in place(without).flaws] == ["use"]


@pytest.mark.parametrize(
    ("wrong", "at"),
    [
        ({"do": (DoSpec("vera", "turn"),)}, ("do", 0, "who")),
        ({"do": (DoSpec("anna", "threat"),)}, ("do", 0, "program")),
        ({"do": (DoSpec("anna", "dance", at=(0,)),)}, ("do", 0, "program")),
        ({"do": (DoSpec("anna", "turn", at=(9,)),)}, ("do", 0, "at")),
        ({"do": (DoSpec("anna", "placement", at=(1,)),)}, ("do", 0, "with")),
        (
            {"wizards": {"anna": WizardSpec((DieSpec("red 1", "die-2"), "red 2"))}},
            ("wizards", "anna", "dice", 1, "id"),
        ),
        ({"wizards": {"anna": WizardSpec((DieSpec("pink 1"),))}}, ("wizards", "anna", "dice", 0, "die")),
        ({"wizards": {"anna": WizardSpec(secret=("offering",))}}, ("wizards", "anna", "secret")),
        ({"do": (DoSpec("anna", "turn", part=True),)}, ("do", 0, "part")),
        ({"now": NowSpec(looking=LookingSpec("vera", ()))}, ("now", "looking", "seat")),
        ({"now": NowSpec(threats=(ThreatSpec("vera", 3),))}, ("now", "threats", 0, "seat")),
        ({"end": EndSpec("end-of-times", "vera")}, ("end", "last")),
        ({"winners": ("vera",)}, ("winners",)),
    ],
)
def test_what_cannot_be_written_so_is_a_flaw(wrong: dict[str, Any], at: tuple[str | int, ...]) -> None:
    position = Position(**{"wizards": {"anna": WizardSpec()}, "turn": TurnSpec("anna"), **wrong})
    assert [flaw.path for flaw in place(position).flaws] == [at]


@pytest.mark.parametrize(
    ("wrong", "at", "rule"),
    [
        (
            WizardSpec(reserved=("offering", "wisdom")),
            ("wizards", "anna", "reserved", 1),
            "pen.resv.contract",
        ),
        (WizardSpec(contracts=("basilisk",)), ("wizards", "anna", "contracts", 0), "pen.contract.keep"),
        (
            WizardSpec(trials={"offering": "dark"}),
            ("wizards", "anna", "trials", "offering"),
            "pen.trial.keep",
        ),
        (WizardSpec(offered=("fire",)), ("wizards", "anna", "offered", 0), "pen.setup.talents.draft"),
        (WizardSpec(kept="druid"), ("wizards", "anna", "kept"), "pen.setup.talents.draft"),
        (CommonSpec(contracts=("wisdom",)), ("common", "contracts", 0), "pen.loc.guild.contract"),
        (CommonSpec(trials=("offering",)), ("common", "trials", 0), "pen.trial.available"),
        (CommonSpec(goals=("unity",)), ("common", "goals", 0), "pen.fate.goal"),
        (CommonSpec(prophecies=("heroism",)), ("common", "prophecies", 0), "pen.fate.prophecy"),
    ],
)
def test_a_list_of_cards_holds_only_known_cards_of_its_kind(
    wrong: WizardSpec | CommonSpec, at: tuple[str | int, ...], rule: str
) -> None:
    spec = wrong if isinstance(wrong, WizardSpec) else WizardSpec()
    common = wrong if isinstance(wrong, CommonSpec) else CommonSpec()
    flaws = place(Position({"anna": spec}, TurnSpec("anna"), common=common)).flaws
    assert [(flaw.path, flaw.rule) for flaw in flaws] == [(at, rule)]
