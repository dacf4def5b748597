"""What the teacher's page draws of a class."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tutor.rules.words import LANGS
from tutor.views.classroom import figures, page
from tutor.views.classroom.page import Cell, Missed, Where, WrongAnswer
from tutor.views.figure import figure
from tutor.views.theme import palette

RULES = (("pen.threat.step3.die", "A die first"), ("pen.threat.steps", "Three steps"))
PEOPLE = (("a", "Anna"), ("b", "<b>Boris</b>"))


@pytest.mark.parametrize(
    ("cell", "level"),
    [(None, "hx"), (Cell(3, 0), "h0"), (Cell(3, 1), "h1"), (Cell(5, 3), "h2"), (Cell(3, 2), "h3")],
)
def test_a_cell_shows_how_much_was_missed(cell: Cell | None, level: str) -> None:
    assert page.level(cell) == level


def test_learners_stand_against_rules_and_say_it_in_words() -> None:
    html = page.heat(PEOPLE, RULES, {("a", RULES[0][0]): Cell(3, 2)}, "en")
    assert 'aria-label="Anna, A die first: 2 wrong of 3"' in html and ">2/3</button>" in html
    assert html.count('class="hx"') == 3
    assert "<b>Boris</b>" not in html and "&lt;b&gt;Boris&lt;/b&gt;" in html
    assert page.heat((), RULES, {}, "ru").count("Пока никто не отвечал.") == 1


def test_who_is_stuck_is_said_and_not_only_coloured() -> None:
    rows = [
        Where("a", "Anna", "Three steps", 3, 9, done=False, minutes=12, idle=1, away=False, stuck=True),
        Where("b", "Boris", "", 0, 0, done=False, minutes=0, idle=0, away=True, stuck=False),
    ]
    html = page.where(rows, "ru")
    assert "2 ученика, стоят на месте: 1" in html and ">стоит на месте<" in html
    assert "ни один урок ещё не начат" in html


@pytest.mark.parametrize(
    ("minutes", "en", "ru"),
    [
        (1, "away for 1 min", "ответов нет уже 1 мин"),
        (119, "away for 119 min", "ответов нет уже 119 мин"),
        (240, "away for 4 h", "ответов нет уже 4 ч"),
        (48 * 60 - 1, "away for 47 h", "ответов нет уже 47 ч"),
        (48 * 60, "away for 2 days", "ответов нет уже 2 дня"),
        (21 * 24 * 60, "away for 21 days", "ответов нет уже 21 день"),
        (30 * 24 * 60, "away for 30 days", "ответов нет уже 30 дней"),
    ],
)
def test_long_absence_is_told_in_hours_and_days(minutes: int, en: str, ru: str) -> None:
    row = Where(
        "a", "Anna", "Three steps", 3, 9, done=False, minutes=12, idle=minutes, away=True, stuck=False
    )
    for lang, said in zip(LANGS, (en, ru), strict=True):
        html = page.where([row], lang).replace("\u00a0", " ")
        assert f">{said}<" in html


def test_a_narrow_page_tells_every_wrong_answer_by_rule() -> None:
    cells = {("a", RULES[0][0]): Cell(1, 1), ("b", RULES[0][0]): Cell(2, 0), ("a", RULES[1][0]): Cell(1, 0)}
    html = page.heat(PEOPLE, (*RULES, ("pen.threat.x", "Not asked")), cells, "ru")
    narrow = html.partition("rt-cards-phone")[2]
    assert ">Anna 1/1</button>" in narrow and "Boris" not in narrow
    assert 'data-value="a pen.threat.step3.die"' in narrow
    assert ">все верно</td>" in narrow and ">ещё не спрашивали</td>" in narrow


def test_a_missed_rule_tells_what_was_answered_instead() -> None:
    given = [("0", 4), ("2", 2), ("3", 1), ("4", 1)]
    html = page.missed([Missed(*RULES[0], 12, 8, given)], "en", more=2)
    assert ">8 of 12; true share 39 to 87 %</button>" in html.replace("\u00a0", " ")
    assert "0\u00a0×\u00a04, 2\u00a0×\u00a02, 3\u00a0×\u00a01, …" in html
    assert "and 2 rules more" in html


def test_a_rule_is_called_missed_only_where_its_whole_band_says_so() -> None:
    rows = [Missed(*RULES[0], 12, 8, [("0", 8)]), Missed(*RULES[1], 1, 1, [("0", 1)])]
    html = page.missed(rows, "en")
    assert html.count('<li class="is-missed">') == html.count('<li class="is-unclear">') == 1
    assert html.index("more than a third of all would be wrong") < html.index("too few answers to tell")
    assert html.count("left:33.3%") == 2, "both are compared with a third"


def test_wrong_answers_are_listed_as_text() -> None:
    html = page.wrong_answers(
        "Anna", [WrongAnswer("Anna", "L", "How many?", "<img>", "2", "1.3.")], "en", more=1
    )
    assert "<img>" not in html and "&lt;img&gt;" in html and "and 1 answer more" in html


def test_figures_are_what_plotly_knows_and_are_told_in_words() -> None:
    spent = figures.Spent("A <b>lesson</b>", [("Anna", 2.0), ("Boris", 5.0)], 3.5)
    time = figures.time_per_lesson([spent], "en")
    assert list(figure(time.figure).data[0].x) == [2.0, 5.0]
    assert "A <b>lesson</b>: median 4, learners: 2." in time.alt
    (head,) = time.figure["layout"]["annotations"]
    assert head["text"].replace("\u00a0", " ") == "<b>A &lt;b&gt;lesson&lt;/b&gt;</b><br>median: 4 min"


def test_shares_of_wrong_answers_have_the_band_that_goes_with_them() -> None:
    rows = [
        figures.Share("a", "Anna <i>", 11, 12),
        figures.Share("b", "Boris", 1, 2),
        figures.Share("c", "Clara", 0, 12),
    ]
    drawn = figures.shares_of_wrong(rows, "ru", Fraction(1, 2))
    bands, points = figure(drawn.figure).data
    assert list(points.x) == [91.67, 50, 0] and list(points.customdata) == ["a", "b", "c"]
    assert [round(low) for low in bands.base] == [65, 9, 0]
    assert [round(low + long) for low, long in zip(bands.base, bands.x, strict=True)] == [99, 91, 24]
    colours = palette()
    assert list(bands.marker.color) == [colours["no"], colours["ink-2"], colours["act"]]
    assert figure(drawn.figure).layout.shapes[0].x0 == 50
    assert "Anna <i>: 11 из 12; истинная доля 64–99 %." in drawn.alt.replace("\u00a0", " ")
    assert "Anna &lt;i&gt;: " in points.text[0]


def test_names_stand_above_their_rows_so_that_a_phone_shows_both() -> None:
    long = "Jonathan Featherstonehaugh-Smith of the lodge beyond the river and the hills"
    rows = [figures.Share("a", long, 1, 4), figures.Share("b", "Boris", 2, 2)]
    spec = figures.shares_of_wrong(rows, "en", Fraction(1, 3)).figure
    heads, (first, second) = spec["layout"]["annotations"], spec["data"][0]["y"]
    assert [head["text"].count("<br>") for head in heads] == [1, 0], "cut in its second line"
    assert heads[0]["y"] + 2 * figures.LINE + figures.BAR / 2 == first < heads[1]["y"]
    assert heads[1]["y"] + figures.LINE + figures.BAR / 2 == second < spec["layout"]["yaxis"]["range"][0]
    assert not spec["layout"]["yaxis"]["visible"], "no name takes room beside the bars"
