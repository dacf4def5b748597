"""A learner's session and the links that lead back to it, without a browser."""

from __future__ import annotations

import random
import string
import zlib
from base64 import urlsafe_b64encode

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.analysis.legality import verdicts
from tutor.app.library import lesson, lesson_ids
from tutor.app.link import LONGEST, BadLink, Trail, pack, unpack
from tutor.app.pages.controls import options, prediction
from tutor.app.sessions.lesson import Session
from tutor.app.words import app_words
from tutor.app.workbench.session import Bench
from tutor.engine.codec import digest
from tutor.engine.question import NotAllowed
from tutor.rules.words import LANGS, Lang
from tutor.scenario.case import case_of
from tutor.trace.tree import trace
from tutor.trace.words import speaker

LESSONS = lesson_ids("penumbra")


def opened(lesson_id: str, seed: int = 0) -> Session:
    script = lesson(lesson_id).script
    assert script is not None
    return Session.open(script.scenario, script, random.Random(seed).randrange)


def wander(session: Session, rng: random.Random, steps: int) -> None:
    """Any presses at all, in any order."""
    for _ in range(steps):
        question = session.question
        if session.must_guess:
            session.predict(rng.randrange(4))
            rng.choice([session.lock, session.skip])()
        elif question is not None and rng.random() < 0.8:
            if question.chance is not None:
                rng.choice([session.roll, session.answer_as_told])()
            else:
                session.answer(rng.choice(question.options).key)
        elif rng.random() < 0.25:
            rng.choice([session.back, session.to_last_question, session.to_end])()
        else:
            session.forward()


@pytest.mark.parametrize("lang", LANGS)
def test_before_a_prediction_nothing_else_is_asked_for(lang: Lang) -> None:
    session = opened("penumbra/02-dice-before-marks")
    session.forward()
    session.answer_as_told()
    assert session.must_guess and session.question is None and session.guess is not None
    words, speaks = app_words(lang), speaker("penumbra", lang)
    assert options(session, words, speaks) == ""
    guess = prediction(session.guess, session.rules_here, words, speaks)
    assert guess.count('data-act="pick"') == len(session.guess.prediction.choices) and "answer" not in guess
    session.skip()
    assert prediction(session.guess, session.rules_here, words, speaks) == ""
    assert session.question is None and options(session, words, speaks) == ""


@pytest.mark.parametrize("lesson_id", LESSONS)
def test_every_lesson_can_be_told_to_its_end(lesson_id: str) -> None:
    session = opened(lesson_id)
    while not session.told_out:
        if session.must_guess:
            session.skip()
        elif session.question is None:
            assert session.forward()
        elif not session.answer_as_told():
            scripted = session.moment.scripted
            assert scripted is not None
            session.answer(scripted)
    assert session.finished or session.scenario.unanswered
    assert session.moment.on_line
    assert session.node.depth == session.script.depth
    assert all(guess.known for guess in session.guesses.values())


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(LESSONS), st.integers(0, 10**6), st.integers(0, 60))
def test_a_link_restores_position_line_and_predictions(lesson_id: str, seed: int, steps: int) -> None:
    session = opened(lesson_id, seed)
    wander(session, random.Random(seed), steps)
    restored = opened(lesson_id, seed + 1)
    assert restored.restore(unpack(pack(session.trail()), Trail))
    assert restored.node.state == session.node.state
    assert restored.node.depth == session.node.depth
    assert digest(restored.node.state) == digest(session.node.state)
    assert restored.history.answers() == session.history.answers()
    assert restored.trail() == session.trail()


def test_a_link_of_a_lesson_that_has_changed_goes_as_far_as_it_fits() -> None:
    session = opened(LESSONS[0])
    trail = Trail(session.scenario.id, ("6-6-6-6-6-6-6",), 4, (), "0" * 24)
    assert not session.restore(trail)
    assert session.forward() or session.question is not None


@given(st.text(alphabet=string.printable, max_size=80))
def test_no_text_at_all_breaks_the_reading_of_links(text: str) -> None:
    with pytest.raises(BadLink):
        unpack(text, Trail)


def test_links_are_bounded_and_versioned() -> None:
    with pytest.raises(BadLink, match="too-long"):
        unpack("A" * (LONGEST + 1), Trail)
    trail = Trail("penumbra/x", (), 0, (), "", version=99)
    with pytest.raises(BadLink, match="version"):
        unpack(pack(trail), Trail)
    rng = random.Random(1)
    endless = tuple("".join(rng.choices(string.ascii_letters, k=12)) for _ in range(2000))
    with pytest.raises(BadLink, match="too-long"):
        pack(Trail("penumbra/x", endless, 0, (), ""))


@pytest.mark.parametrize("blank", [b"[", b" "])
def test_a_packed_bomb_is_not_unpacked(blank: bytes) -> None:
    """Nor one that would be a sound trail, were it not for the blanks behind it."""
    trail = msgspec.json.encode(Trail("penumbra/x", (), 0, (), ""))
    bomb = urlsafe_b64encode(zlib.compress(trail + blank * 3_000_000, 9)).decode()
    assert len(bomb) < LONGEST
    with pytest.raises(BadLink):
        unpack(bomb, Trail)


def test_a_link_that_was_not_copied_whole_is_refused() -> None:
    link = pack(opened(LESSONS[0]).trail())
    for length in range(len(link)):
        with pytest.raises(BadLink, match="damaged"):
            unpack(link[:length], Trail)


def test_an_answer_that_is_refused_changes_nothing() -> None:
    session = opened("penumbra/02-dice-before-marks")
    while session.question is None or session.question.chance is not None:
        if session.must_guess:
            session.skip()
        elif not session.answer_as_told():
            assert session.forward()
    before = session.node
    with pytest.raises(NotAllowed) as refused:
        session.answer(session.question.refused[0].option.key)
    assert refused.value.reasons and session.node is before


def test_a_prediction_is_marked_by_the_engine() -> None:
    session = opened("penumbra/03-your-choice")
    session.forward()
    session.answer_as_told()
    assert session.must_guess and not session.forward()
    session.predict(2)
    session.lock()
    guess = session.guess
    assert guess is not None and not guess.known
    while not session.finished:
        if session.question is None:
            session.forward()
        else:
            session.answer(session.moment.scripted or "")
    assert guess.known and guess.right and guess.truth == 2


@pytest.mark.parametrize("seed", range(6))
def test_what_is_held_of_a_position_is_what_would_be_worked_out_anew(seed: int) -> None:
    rng = random.Random(seed)
    session = opened(rng.choice(LESSONS), seed)
    for _ in range(25):
        wander(session, rng, 2)
        assert session.moment == session.script.here(session.history)
        assert session.trace == trace(session.history)
    held = session.trace
    session.back()
    assert session.trace is held


def test_the_verdicts_of_the_positions_shown_last_are_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.app.workbench.session.MOST_POSITIONS", 4)
    script = lesson("penumbra/56-chain-of-four").script
    assert script is not None
    bench = Bench.open(case_of(script.scenario, script.answers))
    first = bench.verdicts
    bench.back()
    assert bench.verdicts == verdicts(bench.game, bench.node.state)
    bench.forward()
    assert bench.verdicts is first
    for depth in random.Random(1).choices(range(script.depth), k=20):
        bench.show(depth)
        assert bench.verdicts == verdicts(bench.game, bench.node.state)
        assert len(bench._verdicts) <= 4
