"""How likely something is, in words: the fact that is meant, its comparison, and what can change."""

from __future__ import annotations

import pytest

from tutor.analysis.queries.fact_index import FactIndex, changing_facts
from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.rules.words import LANGS, Lang

ASKED: list[tuple[str, Lang, str, str]] = [
    ("penumbra/05-plains-of-agony", "en", "how likely is it that Anna is wounded?", "anna.wounds"),
    ("penumbra/05-plains-of-agony", "en", "chance of at least 2 wounded marks for Anna", "anna.wounds >= 2"),
    ("penumbra/05-plains-of-agony", "en", "how likely are mortl wounds of Anna", "anna.mortal-wounds"),
    ("penumbra/05-plains-of-agony", "ru", "насколько вероятно, что Анна ранена?", "anna.wounds"),
    ("penumbra/05-plains-of-agony", "ru", "вероятность хотя бы 2 раненых меток у Анны", "anna.wounds >= 2"),
    ("resarcana/41-answers", "en", "how likely is it that Anna has 2 life", "anna.life = 2"),
    ("resarcana/41-answers", "en", "odds of boris elan", "boris.elan"),
    (
        "blackrose/01-how-far",
        "en",
        "how likely is it: riccart has 3 or more damage",
        "riccart.damage >= 3",
    ),
    ("blackrose/01-how-far", "ru", "насколько вероятен урон Риккарта", "riccart.damage"),
    ("seasons/06-seven-tokens", "en", "chance that Anna has more than 2 crystals", "anna.crystals > 2"),
    ("seasons/06-seven-tokens", "ru", "каков шанс, что у Анны меньше 3 кристаллов", "anna.crystals < 3"),
]


def opened(lesson: str, lang: Lang) -> WorkbenchPage:
    return WorkbenchPage(lesson.partition("/")[0], Request({"lesson": lesson}, lang, served=True))


@pytest.mark.parametrize(("lesson", "lang", "text", "key"), ASKED)
def test_the_fact_that_is_meant_and_its_comparison_are_understood(
    lesson: str, lang: Lang, text: str, key: str
) -> None:
    bench = opened(lesson, lang)
    answer = bench.field.interpreter(bench.bench).understand(text)
    assert answer.best is not None and answer.best.fact is not None and answer.best.fact.key == key


def test_a_question_about_a_fact_is_answered_with_its_law() -> None:
    bench = opened("penumbra/05-plains-of-agony", "en")
    bench.desk.press("ask", "how likely is it that Anna is wounded?")
    assert bench.open == "outcomes" and bench.outcomes.query.fact == "anna.wounds"
    assert "How likely is each value of this: Anna: wounded marks?" in bench.panel.html
    assert "rt-odds" in bench.panel.html


@pytest.mark.parametrize("lang", LANGS)
def test_where_no_fact_is_meant_those_that_can_change_are_offered(lang: Lang) -> None:
    bench = opened("penumbra/05-plains-of-agony", lang)
    bench.desk.press("ask", "насколько вероятно ыыыы" if lang == "ru" else "how likely is qwrtz zzz")
    answer = bench.field.answer
    assert answer is not None and answer.best is None and answer.facts
    says = "Ни одного факта" if lang == "ru" else "No fact of this position"
    assert bench.open == "outcomes" and says in bench.panel.html
    wounds = next(one for one in answer.facts if one.fact is not None and one.fact.fact == "anna.wounds")
    bench.desk.press("ask-pick", wounds.key)
    assert bench.outcomes.query.fact == "anna.wounds" and "rt-odds" in bench.panel.html


def test_a_move_is_still_a_move() -> None:
    bench = opened("seasons/01-the-first-die", "en")
    answer = bench.field.interpreter(bench.bench).understand("how likely: Anna takes a die")
    assert answer.best is not None and answer.best.fact is None and answer.best.moves


def test_only_what_can_follow_changes() -> None:
    bench = opened("penumbra/05-plains-of-agony", "en").bench
    changing = changing_facts(bench.game, bench.node.state)
    assert "anna.wounds" in changing and "boris.points" not in changing


@pytest.mark.parametrize(
    ("key", "known"),
    [
        ("anna.wounds", True),
        ("anna.wounds >= 2", True),
        ("anna.wounds has 2", False),
        ("nobody.wounds", False),
    ],
)
def test_the_key_of_a_question_names_it(key: str, known: bool) -> None:
    bench = opened("penumbra/05-plains-of-agony", "en")
    named = FactIndex(("anna.wounds",), (bench.desk.speaker,)).named(key)
    assert (named is not None and named.key == key) is known


COUNTED: list[tuple[str, Lang, str, str]] = [
    ("penumbra", "en", "how many crystals does Anna have", "Anna: Crystals — now 0"),
    ("penumbra", "ru", "сколько кристаллов у Анны", "Анна: Кристаллы — сейчас 0"),
    ("resarcana", "en", "how many life has boris", "Life (Boris) — now 2"),
    ("resarcana", "ru", "сколько очков у Анны", "Очки (Анна) — сейчас 1"),
    ("seasons", "en", "how many crystals has anna", "Crystals (Anna) — now 0"),
    ("seasons", "ru", "сколько воды в резерве у Бориса", "В резерве, вода (Борис) — сейчас 0"),
    ("blackrose", "en", "how much damage on Riccart", "Damage on Riccart — now 0"),
    ("blackrose", "ru", "сколько здоровья у Граминьи", "Здоровье (Граминья) — сейчас 11"),
]


@pytest.mark.parametrize(("game", "lang", "text", "says"), COUNTED)
def test_how_much_there_is_of_something_is_told_at_once(game: str, lang: Lang, text: str, says: str) -> None:
    bench = WorkbenchPage(game, Request({}, lang, served=True))
    bench.desk.press("ask", text)
    answer = bench.field.answer
    assert answer is not None and answer.best is None and answer.counts
    assert bench.open == "may" and says in bench.panel.html
    bench.desk.press("ask-pick", answer.facts[0].key)
    assert bench.open == "outcomes" and "rt-odds" in bench.panel.html


@pytest.mark.parametrize(
    ("game", "lang", "text"),
    [
        ("resarcana", "en", "how much does the fire dragon cost"),
        ("resarcana", "ru", "сколько стоит огненный дракон"),
        ("penumbra", "en", "who wins"),
        ("blackrose", "ru", "кто победит"),
    ],
)
def test_a_question_of_a_quantity_that_nothing_holds_is_not_taken_for_a_move(
    game: str, lang: Lang, text: str
) -> None:
    bench = WorkbenchPage(game, Request({}, lang, served=True))
    bench.desk.press("ask", text)
    answer = bench.field.answer
    assert answer is not None and answer.best is None and not answer.facts
    assert ("вопрос о количестве" if lang == "ru" else "about a quantity") in bench.panel.html
    assert ("ask-pick" in bench.panel.html) == bool(answer.nearest)
