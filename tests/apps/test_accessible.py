"""Every page as axe, a narrow window, a reader of Russian and one who wants nothing to move find it.

One browser and one server for all: a learner of a class, who is its teacher too, goes from page to page.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.accessibility import findings, forced, foreign, moving, too_wide
from support.browser import PageLog
from support.classroom import answer, stand
from support.desk import show_everything
from support.rounds import OTHER
from support.servers import free_port, of_notebooks, running

from tutor.classroom.store import Store
from tutor.rules.words import LANGS

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
CODE, TOKEN = "owls-12", "the token of the teacher"
LESSON, RULES = "penumbra/01-three-steps", ("pen.threat.step3.die", "pen.threat.step3.miss")
STAGE = "[data-part=stage]"
Does = Callable[[Page], None]


def nothing(_page: Page) -> None:
    """The page as it opens."""


def to_a_question(page: Page) -> None:
    """A lesson at its first question, with a refusal opened."""
    show_everything(page, False)
    forward = page.locator("[data-part=go][data-act=forward]")
    if forward.count():
        page.keyboard.press("Shift+ArrowRight")
        expect(forward).to_have_count(0)
    if page.locator(".rt-nope").count():
        page.locator(".rt-nope > summary").click()
        page.locator(".rt-refused > summary:visible").first.click()


def drawers(page: Page) -> None:
    """The page with all its drawers open and their figures in sight."""
    show_everything(page)
    expect(page.locator(".rt-table:visible, .rt-map:visible").first).to_be_visible()
    seen(page)


def seen(page: Page) -> None:
    """Figures are drawn when they come into sight."""
    for part in page.locator(".rt-drawer--odds, .rt-drawer--chain").all():
        if part.locator("[role=img], [role=application]").first.is_visible():
            part.scroll_into_view_if_needed()
            expect(part.locator(".js-plotly-plot").first).to_be_visible()


def game(page: Page) -> None:
    """A whole game after the first decision."""
    page.locator("#seed").fill("11")
    page.locator("[data-key=begin]").click()
    show_everything(page, False)
    at = page.locator(".rt-time__at").inner_text()
    page.keyboard.press("1")
    expect(page.locator(".rt-time__at")).not_to_have_text(at)
    expect(page.locator(".rt-told")).to_be_visible()


def when(page: Page) -> None:
    """The workbench after it was asked what would allow a refused move."""
    page.locator('[data-act="may-kind"]').first.click()
    page.locator(".rt-ask-region .rt-refused > summary").first.click()
    page.locator('.rt-refused [data-act="when"]').first.click()
    expect(page.locator(".rt-repairs li").first).to_be_visible()


def outcomes(page: Page) -> None:
    """The workbench with the tree of all that can happen."""
    page.locator('[data-key="panel-outcomes"]').click()
    page.locator('[data-key="outcomes-look-"]').click()
    expect(page.locator(".rt-ask-region .rt-odds")).to_be_visible()
    page.locator(".rt-bench__asked .rt-at-figure").scroll_into_view_if_needed()
    expect(page.locator(".rt-bench__asked .js-plotly-plot")).to_be_visible()


def readings(page: Page) -> None:
    """The workbench with two readings side by side."""
    page.keyboard.press("End")
    page.locator('[data-key="panel-readings"]').click()
    page.locator('[data-key="readings-which-"]').click()
    page.locator('.rt-repairs [data-act="reading"]').first.click()
    expect(page.locator(".rt-compare")).to_be_visible()


def decided(page: Page) -> None:
    """The start page once its decision is made."""
    page.locator("[data-part=ask] .rt-option").last.click()
    expect(page.locator("[data-part=verdict]")).to_be_visible()


def listed(page: Page) -> None:
    """The page of a game with its puzzles."""
    page.locator("[data-key=tile-puzzles]").click()
    expect(page.locator(".en-list a").first).to_be_visible()


def rule(page: Page) -> None:
    """The index with one rule and all that belongs to it."""
    page.locator("#q").fill(RULES[1])
    page.locator("#q").press("Enter")
    page.locator(".rt-found [data-act=rule], .rt-at-found [data-act=rule]").first.click()
    expect(page.locator(".rt-entry")).to_be_visible()


def about(page: Page) -> None:
    """The studio with what is said about the lesson."""
    page.locator('[data-key="panel-about"]').click()
    expect(page.locator('[data-key="panel-about"]')).to_have_attribute("aria-pressed", "true")


def figures(page: Page) -> None:
    """The class with what was answered instead, and its figure in sight."""
    page.locator(".rt-heat td button").first.click()
    expect(page.locator(".rt-said")).to_be_visible()
    figure = page.locator(".rt-class .js-plotly-plot")
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".main-svg").first).to_be_visible()


@dataclass(frozen=True)
class App:
    """One app: its notebook and what its address asks for, what shows that it stands, what is done in it."""

    notebook: str
    query: str
    stands: str
    does: tuple[Does, ...] = (nothing,)


APPS = {
    "start": App("start", "", ".en-game", (nothing, decided)),
    "course": App("start", "game=seasons", ".en-path", (nothing, listed)),
    "dice": App("penumbra-threat", "lesson=05-plains-of-agony", STAGE, (to_a_question, drawers)),
    "chain": App("penumbra-chains", "lesson=56-chain-of-four", STAGE, (to_a_question, drawers)),
    "essences": App("resarcana-actions", "lesson=04-four-gold", STAGE, (to_a_question, drawers)),
    "seasons": App("seasons-round", "lesson=04-leaving-winter", STAGE, (to_a_question, drawers)),
    "lodge": App("blackrose-traps", "lesson=37-a-chain-of-traps", STAGE, (to_a_question, drawers)),
    "game": App("play", "game=resarcana", ".rt-set-up", (nothing, game, drawers)),
    "bench": App(
        "workbench",
        "game=penumbra&lesson=penumbra/19-ruins-other-reading",
        ".rt-ask-region",
        (when, outcomes, readings, drawers),
    ),
    "studio": App("studio", f"lesson={LESSON}", ".rt-outline", (nothing, about, drawers)),
    "rules": App("rules", "", ".rt-browse", (nothing, rule)),
    "sight": App("blackrose-sight", "", ".rt-verdict"),
    "progress": App("progress", "", ".rt-mastery"),
    "class": App("class", "", ".rt-heat td button", (nothing, figures)),
}  # fmt: skip


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its class."""
    return tmp_path_factory.mktemp("class")


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[str]:
    """A server with a class, in which nobody is yet; gives its address."""
    port = free_port()
    command = of_notebooks(NOTEBOOKS, port, preheat=0, **{"class": f"{CODE}=Совы", "teacher-token": TOKEN})
    base, environment = f"http://127.0.0.1:{port}/", {**os.environ, "TUTOR_DATA": str(data)}
    with running(command, f"{base}no-such-page", data / "log.txt", data, environment):
        yield base


@pytest.fixture(scope="module")
def visit(server: str, chromium: Browser, data: Path) -> Iterator[Page]:
    """The page of somebody who has joined the class, answered questions, and signed in as its teacher."""
    with chromium.new_context() as context:
        page = context.new_page()
        page.goto(f"{server}voila/render/start.ipynb?lang=en")
        page.locator("#code").fill(CODE)
        page.locator("#nickname").fill("Вера")
        page.locator("button[type=submit]").click()
        expect(page.locator(".rt-door__key")).to_be_visible()
        page.goto(f"{server}teach?lang=en")
        page.locator("input[type=password]").fill(TOKEN)
        page.locator("button[type=submit]").click()
        page.wait_for_url("**/class.ipynb*")
        database = data / "tutor.sqlite3"
        with closing(sqlite3.connect(database)) as there:
            ((learner,),) = there.execute("SELECT id FROM learners")
        about = {"learner": learner, "lesson": LESSON}
        given = [answer(n, right=n % 3 == 0, rules=(RULES[n % 2],), **about) for n in range(6)]
        Store.open(f"sqlite:///{database}").add([*given, stand(4, **about)])
        yield page


@pytest.fixture
def page(visit: Page, page_log: PageLog) -> Iterator[Page]:
    """That page; requests to elsewhere and errors in its console fail the test."""
    page_log.watch(visit)
    yield visit
    assert not page_log.outside, f"requests left this machine: {page_log.outside}"
    assert not page_log.errors, f"errors in the browser's console: {page_log.errors}"


def look(page: Page, *, dark: bool, width: int = 1400, height: int = 900) -> None:
    page.emulate_media(reduced_motion="reduce", color_scheme="dark" if dark else "light")
    page.set_viewport_size({"width": width, "height": height})


def zoomed(page: Page) -> list[str]:
    """What is wrong in a window of half the size: as a laptop shows it at 200 %."""
    look(page, dark=True, width=640, height=360)
    return too_wide(page)


def narrow(page: Page) -> list[str]:
    """What is wrong on a dark phone, but for the texts."""
    look(page, dark=True, width=360, height=800)
    return [*findings(page), *moving(page), *too_wide(page)]


def told(wrong: dict[str, list[str]]) -> str:
    return "\n".join(f"{at}: {one}" for at, found in wrong.items() for one in found)


ALWAYS = ("dice", "progress")
"""A lesson and a page of lists are looked at in every run, the others in the long one."""
MORE = pytest.mark.long(reason="every page in two schemes, two languages, at 200 % and in forced colours")


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in ALWAYS else MORE) for name in APPS])
def test_an_app_is_for_everybody(server: str, page: Page, name: str) -> None:
    app, lang = APPS[name], LANGS[list(APPS).index(name) % 2]
    look(page, dark=False)
    page.goto(f"{server}voila/render/{app.notebook}.ipynb?{app.query}&lang={lang}")
    expect(page.locator(app.stands).first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == lang
    wrong: dict[str, list[str]] = {}
    for does in app.does:
        does(page)
        at = f"{does.__name__}, {lang}"
        wrong[f"{at}, light, wide"] = [*findings(page), *foreign(page, lang), *moving(page)]
        lang = OTHER[lang]
        page.locator(f".rt-lang [data-value={lang}]").click()
        expect(page.locator(f".rt-lang [data-value={lang}]")).to_have_attribute("aria-current", "true")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        wrong[f"{does.__name__}, zoomed"] = zoomed(page)
        wrong[f"{does.__name__}, forced colours"] = forced(page)
        wrong[f"{does.__name__}, {lang}, dark, narrow"] = [*narrow(page), *foreign(page, lang)]
        look(page, dark=False)
    assert not any(wrong.values()), told(wrong)


@pytest.mark.long(reason="every door in two schemes, two languages, at 200 % and in forced colours")
@pytest.mark.parametrize("address", ["voila/render/start.ipynb", "teach"])
def test_a_door_is_for_everybody(server: str, chromium: Browser, page_log: PageLog, address: str) -> None:
    wrong: dict[str, list[str]] = {}
    with chromium.new_context() as context:
        page = context.new_page()
        page_log.watch(page)
        page.goto(f"{server}{address}?lang=en")
        for lang in LANGS:
            # As it opens, and with what was filled in refused.
            for at in ("open", "refused"):
                if at == "refused":
                    for field in page.locator("input[required]").all():
                        field.fill("mage-8")
                    page.locator("button[type=submit]").click()
                    expect(page.locator(".rt-door__wrong")).to_be_visible()
                assert page.evaluate("document.documentElement.lang") == lang
                look(page, dark=False)
                wrong[f"{at}, {lang}, light, wide"] = findings(page)
                wrong[f"{at}, zoomed"] = zoomed(page)
                wrong[f"{at}, forced colours"] = forced(page)
                wrong[f"{at}, {lang}, dark, narrow"] = narrow(page)
            page.locator(f".rt-lang [data-value={OTHER[lang]}]").click()
            expect(page.locator("html")).to_have_attribute("lang", OTHER[lang])
    assert not any(wrong.values()), told(wrong)
    assert not page_log.outside
