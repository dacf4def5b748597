"""Steps told in words: answers by their options, quiet events only where nothing else is told."""

from __future__ import annotations

import pytest
from support.trace import played, script

from tutor.engine.event import facts
from tutor.engine.history import History, Node
from tutor.engine.question import Option, Question
from tutor.engine.state import State
from tutor.games.penumbra import GAME
from tutor.games.penumbra.position.form import CardSpec, MarkSpec, Position, TurnSpec, WizardSpec
from tutor.games.penumbra.position.form import Resolve as Source
from tutor.games.penumbra.position.reading import place
from tutor.games.penumbra.state.table import Table
from tutor.rules.words import LANGS, Lang
from tutor.trace.narrate import Narration, narrate, narrate_at
from tutor.trace.words import speaker

EN, RU = speaker("penumbra", "en"), speaker("penumbra", "ru")


def history(*answers: str) -> History[Table]:
    """Three threat dice against Anna with two sixes, a charged mark of value 2, and Silverweed."""
    anna = WizardSpec(
        ("bone 6", "orange 6"),
        {"discipline-1": MarkSpec("ruby", 2)},
        cards=(CardSpec("silverweed", use="turn", cost="free"),),
    )
    turn, source = TurnSpec("anna"), Source(dice=3)
    state: State[Table] | None = place(Position({"anna": anna, "boris": WizardSpec()}, turn, source)).state
    assert state is not None
    return script(GAME, state, *answers)


def tale(played: History[Table], lang: Lang) -> list[str]:
    """Every step of the line, as it is read out."""
    return [str(narrate_at(speaker("penumbra", lang), played, number)) for number in played.line()]


def test_a_roll_is_told_step_by_step_in_english() -> None:
    assert tale(history("pass", "6-2-5", "6", "bone-6", "5"), "en") == [
        "",
        "Anna takes 3 threat dice. Anna, do you use anything before the roll?",
        "Anna: go on to the roll. Boris rolls 3 threat dice.",
        "Boris rolls the threat dice: 6, 2, 5. Anna, which threat die is handed out next?",
        "Anna: hand out the 6. Anna, which of your sixes goes?",
        "Anna: discard the bone 6.",
        "Threat die 6: Anna loses the bone 6.",
        "The effect “Threat die” is resolved. Anna, which threat die is handed out next?",
        "Anna: hand out the 5.",
        "Threat die 5 misses.",
        "The effect “Threat die” is resolved.",
        "Threat die 2: Anna is hit, and the Ruby mark is wounded.",
        "The effect “Threat die” is resolved.",
        "The threat is settled. Dice lost: 1; marks wounded: 1; misses: 1; no mortal wound.",
        "The effect “Threat” is resolved.",
    ]


def test_a_roll_is_told_step_by_step_in_russian() -> None:
    assert tale(history("pass", "6-2-5", "6", "bone-6", "5"), "ru")[1:9] == [
        "Анна берёт 3 кубика угрозы. Анна, примените что-нибудь до броска?",
        "Анна выбирает: перейти к броску. Борис бросает 3 кубика угрозы.",
        "Борис бросает кубики угрозы: 6, 2, 5. Анна, какой кубик угрозы разобрать следующим?",
        "Анна выбирает: разобрать шестёрку. Анна, какую из шестёрок отдадите?",
        "Анна выбирает: сбросить костяную шестёрку.",
        "Кубик угрозы 6: Анна теряет костяную шестёрку.",
        "Эффект «Кубик угрозы» завершён. Анна, какой кубик угрозы разобрать следующим?",
        "Анна выбирает: разобрать пятёрку.",
    ]


def test_what_is_used_is_told_by_its_option() -> None:
    told = tale(history("card-silverweed"), "en")
    assert "Anna: use Silverweed." in told
    assert "Silverweed removes 2 threat dice." in told


def test_without_the_node_before_an_answer_is_told_by_its_event() -> None:
    node = history("card-silverweed").nodes[2]
    assert [line.text for line in narrate(EN, node).lines] == ["Anna uses a card."]


@pytest.mark.parametrize("lang", LANGS)
def test_every_step_of_random_games_is_told(lang: Lang) -> None:
    speaks = speaker("penumbra", lang)
    for game in played():
        for node in game.nodes[1:]:
            told = narrate_at(speaks, game, node.number)
            assert told.lines or not node.events, "a step with events is never silent"
            assert all(line.text and line.rule in GAME.rules() for line in told.lines)
            assert bool(told.question) == (node.question is not None)


def test_quiet_events_give_way_to_loud_ones() -> None:
    node = next(n for game in played() for n in game.nodes if any(e.kind == "mark-flipped" for e in n.events))
    assert any(EN.is_quiet(event) for event in node.events)
    kinds = [line.kind for line in narrate(EN, node).lines]
    assert "mark-wounded" in kinds and "mark-flipped" not in kinds
    assert not any(EN.is_quiet(event) for event in node.events if event.kind in kinds)


def test_an_answer_that_no_event_tells_is_told_first() -> None:
    question = Question("anna", "pen.threat.steps", "any", (Option("6", "next-die", facts(value=6), 6),))
    start = history()
    before: Node[Table] = Node(0, None, None, start.node.state, (), question, 0)
    after: Node[Table] = Node(1, 0, "6", start.node.state, (), None, 1)
    told = narrate(RU, after, before)
    assert [line.text for line in told.lines] == ["Анна выбирает: разобрать шестёрку."]
    assert told.lines[0].rule == "pen.threat.steps"


def test_nothing_is_told_where_nothing_happened() -> None:
    silent: Node[Table] = Node(1, 0, None, history().node.state, (), None, 1)
    assert narrate(EN, silent) == Narration(()) and str(Narration(())) == ""
