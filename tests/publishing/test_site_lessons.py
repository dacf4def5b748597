"""The lessons of a site inside its pages: in its order, over the bounds of games, and no others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.lessons import forget
from support.publishing import PLAINS, STEPS, WINTER, publish

from tutor.app.library import after, course_of_game, lesson_ids, notebook
from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.site import SitePage
from tutor.app.request import Request
from tutor.app.serving.site import current_site, is_served, site_folder


def look_anew() -> None:
    """Lets the process see which site it belongs to."""
    for kept in (current_site, site_folder, course_of_game):
        kept.cache_clear()
    forget()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out: Path = tmp_path_factory.mktemp("sites") / "site"
    code, said = publish(PLAINS, WINTER, STEPS, "--out", out, "--class", "KARA-7=7 «б»")
    assert code == 0, said
    return out


@pytest.fixture
def inside(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """In the folder of the site's notebooks, as a kernel is."""
    monkeypatch.delenv("TUTOR_SITE", raising=False)
    monkeypatch.chdir(folder / "notebooks")
    look_anew()
    yield folder
    monkeypatch.undo()
    look_anew()


def test_the_folder_of_the_notebook_says_which_site_it_is(inside: Path) -> None:
    assert site_folder() == inside
    assert lesson_ids("penumbra") == ("penumbra/05-plains-of-agony", "penumbra/01-three-steps")
    assert lesson_ids("blackrose") == ()
    assert course_of_game("penumbra") is None, "a site has an order of its own"
    assert notebook("penumbra", "threat") == "penumbra.ipynb"
    assert is_served("rules.ipynb") and not is_served("workbench.ipynb")


def test_one_lesson_leads_to_the_next_of_the_site_also_of_another_game(inside: Path) -> None:
    assert after("penumbra/05-plains-of-agony") == "seasons/04-leaving-winter"
    assert after("penumbra/01-three-steps") is None
    page = LessonPage("penumbra", request=Request({"lesson": "05-plains-of-agony"}, "en", served=True))
    page.session.replay(page.session.script.answers, page.all_steps)
    page.session.show(page.all_steps)
    while page.session.must_guess:
        page.session.skip()
    page.draw()
    said = str(page.desk.parts["choose"].html)
    assert "seasons.ipynb?lesson=04-leaving-winter" in said and "start.ipynb" in said
    assert "workbench" not in str(page.desk.parts["top"].html)


def test_its_start_page_says_the_class_in_both_languages_and_escapes_it(inside: Path) -> None:
    site = current_site()
    assert site is not None
    page = SitePage(site, Request({}, "ru", served=True))
    front = str(page.parts["front"].html)
    assert "Класс «7 «б»», код" in front and "KARA-7" in front and "Указатель правил" in front
    page._press("lang", "en")
    assert "Class “7 «б»”, code" in str(page.parts["front"].html)
    assert page.bridge.query == "lang=en"
    listed = str(page.parts["lessons"].html)
    assert listed.index("1. ") < listed.index("2. ") < listed.index("3. ")
    assert listed.count("<h2") == 3, "two games, of which one comes twice"


def test_a_teacher_is_led_to_the_class_and_learners_to_what_they_have_done(inside: Path) -> None:
    site = current_site()
    assert site is not None
    fronts = {}
    for who in ("anna", "hub:anna"):
        for teacher in (True, False):
            visit = Request({}, "en", served=True, learner=who, teacher=teacher)
            fronts[who, teacher] = str(SitePage(site, visit).parts["front"].html)
    assert "progress.ipynb?lang=en" in fronts["anna", False]
    assert ["class.ipynb" in front for front in fronts.values()] == [True, False, True, False]
    assert "../../leave" in fronts["anna", True] and "../../leave" not in fronts["hub:anna", True]
