"""Results of a class in cells: what a teacher took away is read again, and a class can be invented."""

from __future__ import annotations

import json
import re
import sys
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from support.classroom import answer

import tutor
from tutor.analysis.intervals import binomial_law, wilson
from tutor.app.pages.classroom import Records
from tutor.classroom.answers import Answer, Classroom
from tutor.classroom.csv_export import sheet
from tutor.rules.words import Lang
from tutor.views.cell_errors import CellError, NoSuchName
from tutor.views.classroom.result_figures import MISSED, growth_spec
from tutor.views.classroom.results import ClassResults, RuleResult

DIE, STEPS = "pen.threat.step3.die", "pen.threat.steps"
ANSWERS = (
    answer(1, right=False, rules=(DIE, STEPS), given="=2"),
    answer(2, learner="boris-id", rules=(DIE,)),
    answer(3, rules=(DIE,)),  # Anna again: for this rule she has been asked before
    answer(4, right=False, learner="cleo-id", rules=(STEPS,), first=False),
)  # fmt: skip


def files(folder: Path, answers: tuple[Answer, ...] = ANSWERS) -> tuple[Path, Path]:
    """The two files of a class, as its page gives them."""
    table, everything = folder / "answers.csv", folder / "class.json"
    names = {one.learner: one.learner for one in answers}
    table.write_text("\ufeff" + sheet(answers, names), "utf-8")
    everything.write_bytes(msgspec.json.encode(Records(Classroom("c", "Class", "code"), (), answers)))
    return table, everything


def test_both_files_of_a_class_are_read_alike(tmp_path: Path) -> None:
    for file in files(tmp_path):
        results = tutor.show_class(file)
        assert results.learners == 3 and results.invention is None
        assert (results[DIE].misses, results[DIE].answers) == (1, 2)
        assert (results[STEPS].misses, results[STEPS].answers) == (2, 2)
        assert results.ranked[0].rule == STEPS


def test_no_learner_is_named_in_what_is_drawn(tmp_path: Path) -> None:
    results = tutor.show_class(files(tmp_path)[0])
    shown = f"{results!r}{results.html()}{json.dumps(results.to_dict())}"
    assert "anna" not in shown and "boris" not in shown


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_invented_class_says_so_and_is_the_same_again(lang: Lang) -> None:
    results = tutor.show_class(seed=4, learners=30, lang=lang)
    assert results == tutor.show_class(seed=4, learners=30, lang=lang) != tutor.show_class(seed=5, lang=lang)
    says = {"en": "invented", "ru": "выдуманный"}[lang]
    assert says in repr(results) and says in str(results.html()) and results.to_dict()["invented"]
    assert str(results.html()).count("rt-shares__range") == len(results) == 8


def test_a_class_that_grows_keeps_its_learners() -> None:
    small, large = (tutor.show_class(seed=9, learners=n) for n in (10, 60))
    for one in small.rules:
        assert large[one.rule].wrong[:10] == one.wrong
    assert all(one.interval.high - one.interval.low < 0.26 for one in large.rules)


def test_learners_are_wrong_as_often_as_their_rate_says() -> None:
    wrong = sum(
        tutor.show_class(seed=seed, learners=100, rate=30, spread=0).rules[0].misses for seed in range(40)
    )
    assert wilson(wrong, 4000, 0.999).low <= 0.3 <= wilson(wrong, 4000, 0.999).high
    rates = tutor.show_class(seed=1, rate=30, spread=20, rules=5).invention
    assert rates is not None and list(rates.rates.values()) == [Fraction(n, 10) for n in (1, 2, 3, 4, 5)]


def test_a_verdict_is_given_only_where_the_whole_interval_says_so() -> None:
    for misses in range(25):
        one = RuleResult(DIE, (True,) * misses + (False,) * (24 - misses))
        low, high = wilson(misses, 24)
        expected = "missed" if low > MISSED else "known" if high < MISSED else "unclear"
        assert one.verdict == expected
    assert RuleResult(DIE, ()).verdict == "unclear"
    # Of rules that a third misses, few are called missed by chance.
    law = binomial_law(24, MISSED)
    wrongly = sum(law[n] for n in range(25) if wilson(n, 24).low > MISSED)
    assert 0 < wrongly < Fraction(1, 20)


def test_who_is_worst_changes_while_a_class_grows() -> None:
    results = ClassResults(
        (RuleResult("a", (True, False, False, False)), RuleResult("b", (False, True, True, False))), 4
    )
    # One of one, a draw that changes nothing, two of three.
    assert results.leaders == ("a", "a", "b", "b") and results.changes(4) == 1
    assert results.changes(2) == 0


def test_figures_follow_the_controls() -> None:
    invented = tutor.invented_class(learners=12, seed=2)
    sentence, view = invented.growth().children[1:]
    assert len(view.fig["data"]) == 2 + 8 + 1  # the funnel, the rules, the worst
    assert view.fig["layout"]["shapes"][0]["x0"] == 12
    invented.set(learners=50)
    grown = tutor.invented_class(learners=100, seed=2).value
    assert view.fig == growth_spec(grown, 50) and len(view.fig["data"][-1]["x"]) == 100
    assert f"50 learners the worst rule has changed so often: {grown.changes(50)}" in sentence.html
    invented.set(spread=10)
    assert len(view.fig["data"]) == 8 + 1  # no funnel where rules differ
    low, high = growth_spec(tutor.invented_class(learners=20, rate=30).value)["data"][:2]
    law = binomial_law(20, Fraction(3, 10))
    inside = sum(law[n] for n in range(21) if low["y"][-1] <= 5 * n <= high["y"][-1])
    assert Fraction(95, 100) <= inside < Fraction(99, 100)
    figure = invented.value.figure()
    assert len(figure.data[0].x) == 8 and max(figure.data[0].x) == figure.data[0].x[0]


def test_a_frame_has_a_row_for_each_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", SimpleNamespace(DataFrame=list))
    results = tutor.show_class(seed=3)
    rows = results.to_frame()
    assert [row["rule"] for row in rows] == [one.rule for one in results.ranked]
    assert [row["rule"] for row in rows if row["verdict"] == "missed"] == list(results.missed)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("right", "rihgt", "line 1: found learner, lesson"),
        ("yes,yes", "maybe,yes", "line 3, right: found maybe; allowed: yes, no"),
        ("prediction", "guess", "line 2, kind: found guess; allowed: prediction, puzzle"),
        ("2026-03-01T12:01", "1st of March", "line 2, at: found 1st of March"),
        (",no,yes,0", ",no,0", "line 2: found 10; allowed: 11"),
    ],
)
def test_a_damaged_table_says_where(tmp_path: Path, old: str, new: str, message: str) -> None:
    table, _ = files(tmp_path)
    text = table.read_text("utf-8")
    assert old in text
    table.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(CellError, match=re.escape(message)):
        tutor.show_class(table)


def test_what_is_no_file_of_a_class_is_refused(tmp_path: Path) -> None:
    _table, everything = files(tmp_path)
    with pytest.raises(NoSuchName, match=r"did you mean 'answers\.csv'"):
        tutor.show_class(tmp_path / "anwsers.csv")
    everything.write_text('{"klass": 3}')
    with pytest.raises(CellError, match=r"class.json: .*answers"):
        tutor.show_class(everything)
    (tmp_path / "x.txt").write_text("")
    for call, message in (
        (lambda: tutor.show_class(tmp_path / "x.txt"), "ends with .csv, .json"),
        (lambda: tutor.show_class(), "allowed: files of a class"),
        (lambda: tutor.show_class("a.csv", seed=1), "allowed: files, or a seed"),
        (lambda: tutor.show_class(seed=1, learners=0), "learners: found 0; allowed: a whole number from 1"),
        (lambda: tutor.show_class(seed=1, game="chess"), "no game 'chess'"),
        (lambda: tutor.show_class(seed=1)["pen.threat"], "no rule in this class 'pen.threat'; did you mean"),
        (lambda: tutor.invented_class(rate=101), "rate: found 101; allowed: a whole number from 0 to 100"),
    ):  # fmt: skip
        with pytest.raises(CellError, match=re.escape(message)):
            call()
