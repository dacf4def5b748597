"""The stepper in a cell: its state is Python's, and what is pressed in it is what the next cell sees."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace

import pytest

import tutor
from tutor.app.learner.learner_store import Keeping
from tutor.app.pages.lesson import LessonPage
from tutor.app.request import Request
from tutor.classroom.answers import Stand
from tutor.notebook import Stepper
from tutor.views.cell_errors import CellError


def press(stepper: Stepper, action: str, value: str = "") -> None:
    """What a press in the widget does."""
    stepper._page.desk.press(action, value)


def plains() -> Stepper:
    return tutor.lesson("penumbra/05-plains-of-agony")


def test_a_press_changes_what_the_next_cell_computes() -> None:
    stepper = plains()
    before = stepper.position
    press(stepper, "forward")
    assert len(stepper.history) == 1 and stepper.position.state == stepper._walk.node.state
    assert before.state == stepper._walk.history.nodes[0].state != stepper.position.state


def test_what_a_cell_does_is_drawn_in_the_widget() -> None:
    stepper = tutor.lesson("seasons/14-ten-places")
    while stepper.question is None:
        stepper.forward()
    drawn = stepper._page.desk.parts["choose"].html
    stepper.answer(stepper.question.options[0].key)
    assert stepper._page.desk.parts["choose"].html != drawn
    assert any(stop.answer for stop in stepper.history)


def test_answers_are_taken_by_words_of_either_language() -> None:
    one, other = tutor.lesson("seasons/14-ten-places"), tutor.lesson("seasons/14-ten-places")
    assert (
        one.answer("summon the grimoire").position.state
        == other.answer("summon-bespelled-grimoire").position.state
    )


def test_back_and_forth_lead_to_the_same_positions() -> None:
    stepper = plains()
    first = stepper.position.state
    second = stepper.forward().position.state
    assert stepper.back().position.state == first and stepper.forward().position.state == second
    assert stepper.back(5).position.state == first == stepper.restart().position.state


def test_a_position_stays_what_it_is_while_the_stepper_goes_on() -> None:
    stepper = plains()
    position = stepper.position
    facts = dict(position.facts)
    stepper.forward()
    assert dict(position.facts) == facts and position.state != stepper.position.state
    assert position.outcomes("anna.wounds").count.lines


def test_observers_are_called_when_another_position_is_shown() -> None:
    stepper = plains()
    depths: list[int] = []
    observer = stepper.observe(lambda shown: depths.append(len(shown.history)))
    stepper.forward()
    press(stepper, "skip")
    press(stepper, "answer", "pass")
    press(stepper, "lang", "ru")
    stepper.back()
    there = list(depths)
    assert there == [1, 2, 1]
    stepper.unobserve(observer)
    stepper.back()
    assert depths == there


def test_a_prediction_is_asked_for_before_the_lesson_goes_on() -> None:
    stepper = plains()
    with pytest.raises(CellError, match=r"first a prediction: \.predict"):
        for _ in range(50):
            stepper.forward()
    with pytest.raises(CellError, match="allowed: "):
        stepper.predict(99)
    guess = stepper._page.session.guess  # type: ignore[union-attr]
    assert guess is not None
    assert stepper.predict(guess.prediction.choices[0]).question is not None
    with pytest.raises(CellError, match="no prediction is asked for here"):
        stepper.predict(1)


def test_a_refused_answer_tells_the_rules_and_what_is_allowed() -> None:
    stepper = tutor.lesson("seasons/14-ten-places")
    with pytest.raises(CellError, match=r"sea\.cry\.needs-access.*allowed: 'summon"):
        stepper.answer("crystallise-water")
    with pytest.raises(CellError, match="allowed: "):
        stepper.forward(100)


def test_a_whole_game_is_played_from_cells() -> None:
    stepper = tutor.play("seasons", seed=3)
    for _ in range(6):
        assert stepper.question is not None
        stepper.answer(stepper.question.options[0].key)
    assert stepper.position.case.opening and len(stepper.history) > 6
    again = tutor.play("seasons", seed=3)
    for stop in stepper.history[: len(again.history)]:
        assert stop in again.history


def test_two_steppers_share_nothing() -> None:
    one, other = plains(), plains()
    one.forward()
    assert not other.history and one.position.state != other.position.state


def test_a_stepper_without_a_kernel_shows_its_stage() -> None:
    bundle = plains()._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert 'data-part="stage"' in bundle["text/html"] and "<script" not in bundle["text/html"]


def test_a_stepper_is_as_high_as_is_asked() -> None:
    stepper = tutor.lesson("penumbra/05-plains-of-agony", height=470)
    assert stepper.widget.layout.height == "470px"


def test_what_is_done_in_a_cell_is_kept_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody says whose a cell is: under Voilà the next visitor would find it."""

    def opened(*_: object) -> None:
        raise AssertionError("the store of the learners was opened")

    monkeypatch.setattr(Keeping, "store", opened)
    monkeypatch.setattr(Keeping, "outbox", opened)
    stepper = tutor.lesson("penumbra/01-three-steps")
    stepper.skip().answer("1-1-1")
    page = stepper._page
    assert isinstance(page, LessonPage) and page.desk.bridge.embedded
    page._ready()
    page.keeping.close()
    again = tutor.lesson("penumbra/01-three-steps")
    assert again.history == ()


@pytest.mark.parametrize("embedded", [True, False])
def test_where_a_learner_is_goes_to_the_outbox_unless_in_a_cell(
    embedded: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    put: list[object] = []
    monkeypatch.setattr(Keeping, "outbox", lambda _: SimpleNamespace(put=put.append, close=lambda _: None))
    keeping = Keeping(Request({}, embedded=embedded))
    at = datetime(2026, 1, 1, tzinfo=UTC)
    keeping.stand(Stand("", "penumbra/01-three-steps", 1, 9, False, "trail", 0.0, at))
    keeping.close()
    assert bool(put) is not embedded
