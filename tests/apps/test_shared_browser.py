"""Several learners at one browser, one after the other: nobody finds anything of who was there before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.desk import open_drawer, stage_stands

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
CODE = "shared-7"
KEPT = "key => Object.keys(localStorage).some(each => each.startsWith(key))"
COUNTED = "([key, n]) => Object.keys(localStorage).filter(each => each.startsWith(key)).length === n"
LEAVES = "Everything that was kept of you in the class is deleted"


@pytest.fixture(scope="module")
def base(serve_notebooks: Callable[..., str]) -> str:
    return serve_notebooks(NOTEBOOKS, preheat=0, **{"class": f"{CODE}=Owls"})


@pytest.fixture
def profile(chromium: Browser) -> Iterator[BrowserContext]:
    """The browser of a school's computer."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB")
    yield context
    context.close()


def join(page: Page, base: str, nickname: str) -> None:
    page.goto(f"{base}join?lang=en")
    page.locator("#code").fill(CODE)
    page.locator("#nickname").fill(nickname)
    page.locator("form button").click()
    expect(page.get_by_text(f"Nickname: {nickname}")).to_be_visible()


def begin_lesson(page: Page, base: str) -> None:
    page.goto(f"{base}voila/render/penumbra-threat.ipynb?lesson=05-plains-of-agony&lang=en")
    page.locator(".rt-choose :is([data-act=told], [data-act=answer]), [data-act=forward]").first.click()
    expect(page.locator(".rt-time__at")).to_contain_text("1")
    page.wait_for_function(KEPT, arg="tutor.progress")


def start_page(page: Page, base: str) -> str:
    """What the start page leads to, once it knows all that the browser keeps."""
    page.goto(f"{base}voila/render/start.ipynb?lang=en")
    expect(page.locator("[data-part=learn]").first).to_be_visible()
    page.locator("[data-act=lang][data-value=ru]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator(".en-lead h1")).to_contain_text("Освойте")
    return page.locator(".en-hero").inner_text()


def games_kept(page: Page, base: str) -> int:
    """How many games the page of games offers to go on with, once it knows all that the browser keeps."""
    page.goto(f"{base}voila/render/play.ipynb?lang=en")
    expect(page.locator(".rt-set-up")).to_be_visible()
    page.locator("[data-act=lang][data-value=ru]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    return page.locator("[data-act=go-on]").count()


@pytest.mark.long(reason="two learners, from page to page")
def test_the_next_learner_at_a_browser_finds_nothing_of_the_one_before(
    base: str, profile: BrowserContext
) -> None:
    page = profile.new_page()
    join(page, base, "Anna")
    begin_lesson(page, base)
    page.goto(f"{base}voila/render/play.ipynb?lang=en")
    page.locator("[data-key=begin]").click()
    stage_stands(page)
    page.wait_for_function(KEPT, arg="tutor.kept")
    assert games_kept(page, base) == 1
    assert "Продолжить:" in start_page(page, base), "for Anna herself it is there"
    annas = set(page.evaluate("Object.keys(localStorage)"))

    page.goto(f"{base}leave?lang=en")
    page.locator("form button").click()
    expect(page.locator("#code")).to_be_visible()
    page.go_back()
    page.go_back()
    expect(page.locator("#code")).to_be_visible()
    assert page.locator(".en-hero").count() == 0, "nor by the way back"

    join(page, base, "Boris")
    assert "Продолжить:" not in start_page(page, base)
    assert games_kept(page, base) == 0
    begin_lesson(page, base)
    page.wait_for_function(
        "annas => Object.keys(localStorage).some((key) => !annas.includes(key))", arg=sorted(annas)
    )
    mine = set(page.evaluate("Object.keys(localStorage)")) - annas
    assert {key.partition("@")[0] for key in mine} == {"tutor.progress"}


@pytest.mark.long(reason="several tabs of one learner, and joining anew in each")
def test_whoever_deletes_all_is_led_to_join_anew_in_every_tab(base: str, profile: BrowserContext) -> None:
    lesson, page = profile.new_page(), profile.new_page()
    join(page, base, "Vera")
    begin_lesson(lesson, base)
    page.goto(f"{base}voila/render/progress.ipynb?lang=en")
    page.locator(".rt-own > summary").click()
    page.locator("[data-act=ask-delete]").click()
    page.locator("[data-act=delete]").click()
    for tab in (page, lesson):
        expect(tab.get_by_text(LEAVES)).to_be_visible()
        expect(tab.locator("#code")).to_be_visible()
    assert not page.evaluate("Object.keys(localStorage).some(key => key.startsWith('tutor.'))")
    join(page, base, "Vera")
    assert "Продолжить:" not in start_page(page, base)


def own_questions(page: Page, base: str) -> int:
    """How many questions of their own the workbench has for a learner."""
    page.goto(f"{base}voila/render/workbench.ipynb?game=blackrose&lang=en&begin=sight-along-an-edge")
    stage_stands(page)
    open_drawer(page, "take")
    expect(page.locator("[data-act=own-add]")).to_be_visible()
    page.locator("[data-act=lang][data-value=ru]").click()  # answered once all that is kept has come
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    return page.locator(".rt-mine > li").count()


@pytest.mark.long(reason="two learners on the workbench, one of whom deletes all")
def test_questions_of_ones_own_are_for_oneself_and_go_with_all_else(
    base: str, profile: BrowserContext
) -> None:
    page = profile.new_page()
    join(page, base, "Galina")
    assert own_questions(page, base) == 0
    page.locator("[data-act=own-add]").click()
    page.wait_for_function(KEPT, arg="tutor.questions")
    assert own_questions(page, base) == 1
    page.goto(f"{base}leave?lang=en")
    page.locator("form button").click()
    join(page, base, "Dmitri")
    assert own_questions(page, base) == 0
    page.locator("[data-act=own-add]").click()
    page.wait_for_function(COUNTED, arg=["tutor.questions", 2])
    begin_lesson(page, base)
    page.goto(f"{base}voila/render/progress.ipynb?lang=en")
    page.locator(".rt-own > summary").click()
    page.locator("[data-act=ask-delete]").click()
    page.locator("[data-act=delete]").click()
    expect(page.get_by_text(LEAVES)).to_be_visible()
    page.wait_for_function(COUNTED, arg=["tutor.questions", 1])
