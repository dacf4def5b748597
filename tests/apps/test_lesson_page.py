"""The lesson page in a real browser, through Voilà: as a learner meets it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect
from support.desk import open_drawer, show_everything, shut_drawer, stage_stands
from support.samples import sample

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]


def open_lesson(page: Page, base: str, lesson: str, lang: str = "en", at: str = "") -> None:
    query = f"lesson={lesson}&lang={lang}" + (f"&at={at}" if at else "")
    page.goto(f"{base}voila/render/penumbra-threat.ipynb?{query}")
    stage_stands(page)


def step_shown(page: Page) -> int:
    shown = page.locator(".rt-time__at").inner_text()
    found = re.search(r"\d+", shown)
    assert found is not None, shown
    return int(found.group())


def forward(page: Page, to: int) -> None:
    for step in range(step_shown(page) + 1, to + 1):
        page.locator("[data-part=go][data-act=forward]").click()
        expect(page.locator(".rt-time__at")).to_contain_text(str(step))


def test_a_lesson_from_the_first_press_to_a_restored_link(
    serve_notebooks: Serve, chromium_page: Page
) -> None:
    page = chromium_page
    open_lesson(page, serve_notebooks(NOTEBOOKS), "03-your-choice")
    forward(page, 1)
    page.locator(".rt-choose [data-act=told]").click()

    # Predict: nothing moves on before the prediction is locked.
    expect(page.locator(".rt-predict")).to_be_visible()
    expect(page.locator("[data-part=go]")).to_be_disabled()
    expect(page.locator("[data-act=forward], [data-act=lock], [data-act=answer]")).to_have_count(0)
    pick = page.locator("[data-act=pick]", has=page.locator("b", has_text=re.compile("^2$")))
    pick.click()
    expect(pick).to_have_attribute("aria-pressed", "true")
    page.locator("[data-part=go][data-act=lock]").click()
    expect(page.locator("[data-part=verdict].is-open")).to_contain_text("Your prediction: 2")

    # Choose: a refused option says why, with the rule, its text, and what would allow it.
    page.locator(".rt-choose [data-act=answer][data-value='1']").click()
    refused = page.locator("details[data-key='refused-wound-discipline-2']")
    expect(refused).to_be_hidden()
    page.locator(".rt-nope > summary").click()
    refused.locator("summary").click()
    expect(refused.locator(".rt-rule__id")).to_have_count(2)
    expect(refused).to_contain_text("pen.threat.step3.die")
    expect(refused).to_contain_text("pen.threat.mark-value")
    expect(refused.locator(".rt-rule__src").first).to_contain_text("16")

    # Answer, go back, answer otherwise: a second line of play, and the way back to the first.
    page.locator(".rt-choose [data-act=answer][data-value='bone-1']").click()
    expect(page.locator(".rt-time__at")).to_contain_text("4")
    forward(page, 5)
    expect(page.locator(".rt-why")).to_have_count(0)
    open_drawer(page, "why")
    expect(page.locator(".rt-why")).to_contain_text("pen.threat.step3.die")
    shut_drawer(page)
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".rt-time__at")).to_contain_text("3")
    page.locator(".rt-choose [data-act=answer][data-value='red-1']").click()
    open_drawer(page, "story")
    expect(page.locator(".rt-branches .rt-btn")).to_have_count(2)
    expect(page.locator(".rt-say")).to_contain_text("You have left the told line")
    forward(page, 5)
    show_everything(page)
    pool = page.locator(".rt-table")
    expect(pool).to_contain_text("Bone 1")

    # Russian: nothing but ids and the other language's own name stays Latin.
    page.locator("[data-act=lang][data-value=ru]").click()
    expect(page.locator(".rt-now h2")).to_have_text("Сейчас")
    page.wait_for_function("document.documentElement.lang === 'ru'")

    # Reload: the address alone brings everything back.
    parts = ("[data-part=stage]", ".rt-table", ".rt-now", ".rt-time", ".rt-say", ".rt-why")
    before = {part: page.locator(part).inner_text() for part in parts}
    page.wait_for_function("location.search.includes('lang=ru')")
    query = parse_qs(urlsplit(page.url).query)
    assert query["lang"] == ["ru"] and "at" in query
    page.reload()
    stage_stands(page)
    expect(page.locator(".rt-time__at")).to_contain_text("5")
    show_everything(page)  # which is remembered: nothing is pressed here
    for part, text in before.items():
        if part != ".rt-time":
            expect(page.locator(part)).to_have_text(text, use_inner_text=True)


@pytest.mark.long(reason="every step of a lesson in the browser")
def test_the_russian_page_speaks_russian(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    open_lesson(page, serve_notebooks(NOTEBOOKS), "03-your-choice", "ru")
    forward(page, 1)
    page.locator(".rt-choose [data-act=told]").click()
    page.locator("[data-act=skip]").click()
    # A piece of the stage that an answer is about gives it, too.
    page.locator("[data-part=stage] [data-act=answer][data-value='1']").first.click()
    page.keyboard.press("w")
    expect(page.locator(".rt-refused").first).to_be_visible()
    page.locator(".rt-refused summary").first.click()
    page.keyboard.press("?")
    expect(page.locator(".rt-keys")).to_be_visible()
    show_everything(page)
    expect(page.locator(".rt-table, .rt-why, .rt-time")).to_have_count(3)
    latin = page.evaluate(
        """() => {
          const words = [];
          const walk = document.createTreeWalker(document.querySelector('.rt-shell'), NodeFilter.SHOW_TEXT);
          while (walk.nextNode()) {
            const parent = walk.currentNode.parentElement;
            if (parent.closest('.rt-rule__id, [lang=en], .rt-kbd, style, script, svg.main-svg')) continue;
            words.push(...(walk.currentNode.textContent.match(/[A-Za-z]{2,}/g) || []));
          }
          return words;
        }"""
    )
    assert latin == []


@pytest.mark.parametrize("width", sample([360, 900, 1400], 3, "the same at more widths"))
def test_the_chain_is_drawn_in_its_drawer_beside_what_goes_on(
    serve_notebooks: Serve, chromium_page: Page, width: int
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": width, "height": 780})
    page.goto(f"{serve_notebooks(NOTEBOOKS)}voila/render/penumbra-chains.ipynb?lang=ru")
    stage_stands(page)
    expect(page.locator("[data-act=drawer][data-value=odds]")).to_have_count(0)
    page.locator(".rt-choose [data-act=answer]").first.click()
    open_drawer(page, "chain")
    expect(page.locator(".rt-drawer--chain .ch-card").first).to_be_visible()
    expect(page.locator(".rt-drawer:visible")).to_have_count(1)
    # A drawer does not take away what one goes on with.
    expect(page.locator("[data-part=go]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-part=back]")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    shut_drawer(page)
    stage_stands(page)


def test_keys_move_through_a_lesson(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    open_lesson(page, serve_notebooks(NOTEBOOKS), "02-dice-before-marks")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".rt-time__at")).to_contain_text("1")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".rt-time__at")).to_contain_text("0")
    page.keyboard.press("?")
    expect(page.locator(".rt-keys")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator(".rt-keys")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator(".rt-now h2")).to_have_text("Сейчас")


@pytest.mark.long(reason="every hint of a question")
def test_a_key_takes_one_hint_after_another(serve_notebooks: Serve, chromium_page: Page) -> None:
    page, here = chromium_page, "document.activeElement.dataset.act"
    listed, hints = page.locator(".rt-keys"), page.locator(".rt-hints li")
    open_lesson(page, serve_notebooks(NOTEBOOKS), "02-dice-before-marks")
    page.keyboard.press("?")
    expect(listed).to_contain_text("the next hint")
    page.keyboard.press("h")  # where there is none, nothing happens
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("1")
    expect(page.locator("[data-act=pick]").first).to_be_visible()
    expect(hints).to_have_count(0)
    page.keyboard.press("h")
    expect(hints).to_have_count(1)
    assert page.evaluate(here) == "hint"
    page.locator("[data-act=skip]").click()
    expect(page.locator("[data-act=hint]")).to_have_count(0)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".rt-choose [data-act=answer]").first).to_be_visible()
    for taken in (1, 2):
        page.keyboard.press("h")
        expect(hints).to_have_count(taken)
    assert page.evaluate(here) == "hint"
    page.keyboard.press("l")
    expect(listed).to_contain_text("ещё одна подсказка")
    expect(hints.last).to_contain_text("Ход: ")
    page.keyboard.press("Home")
    expect(hints).to_have_count(0)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".rt-time__at")).not_to_contain_text(re.compile(r"\b0\b"))


BAD_LINKS = (("not-a-link", "damaged"), ("eNqLNtQxNIgFAAUEAZM", "link"))


@pytest.mark.parametrize(
    ("at", "says"),
    [
        ("A" * 7000, "too long"),
        *(pytest.param(*bad, marks=pytest.mark.long(reason="another bad link")) for bad in BAD_LINKS),
    ],
)
def test_a_bad_link_is_refused_politely(
    serve_notebooks: Serve, chromium_page: Page, at: str, says: str
) -> None:
    page = chromium_page
    open_lesson(page, serve_notebooks(NOTEBOOKS), "01-three-steps", at=at)
    expect(page.locator(".rt-message")).to_contain_text(says)
    forward(page, 1)


def test_an_unknown_lesson_leads_to_the_first(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    open_lesson(page, serve_notebooks(NOTEBOOKS), "<img src=x onerror=alert(1)>")
    expect(page.locator(".rt-message")).to_contain_text("There is no lesson")
    assert page.locator(".rt-message img").count() == 0


def test_the_figures_are_drawn_and_lead_through_time(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    open_lesson(page, serve_notebooks(NOTEBOOKS), "02-dice-before-marks")
    forward(page, 1)
    open_drawer(page, "odds")
    expect(page.locator(".rt-drawer--odds .main-svg").first).to_be_visible()
    page.keyboard.press("g")
    expect(page.locator(".rt-drawer--odds")).to_be_hidden()
    expect(page.locator(".rt-drawer--chain .ch-card").first).to_be_visible()
    page.locator(".rt-choose [data-act=told]").click()
    expect(page.locator(".rt-time__at")).to_contain_text("2")
    open_drawer(page, "story")
    page.locator(".rt-time [data-act=jump]").first.press("Enter")
    expect(page.locator(".rt-time__at")).not_to_contain_text("2")
    stage_stands(page)


def test_no_learner_control_is_without_a_name(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 360, "height": 780})
    open_lesson(page, serve_notebooks(NOTEBOOKS), "03-your-choice", "ru")
    forward(page, 1)
    nameless = page.evaluate(
        """() => [...document.querySelectorAll('button, a[href], input, summary, [role=button]')]
          .filter(e => e.offsetParent !== null)
          .filter(e => !(e.textContent.trim() || e.ariaLabel || e.closest('label')))
          .map(e => e.outerHTML.slice(0, 120))"""
    )
    assert nameless == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
