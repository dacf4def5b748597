"""A published site as its visitors meet it, served where there is no checkout; nothing else is handed out."""

from __future__ import annotations

import re
import socket
import subprocess
import zipfile
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from support.browser import write_notebook
from support.http import ask
from support.patience import PATIENCE
from support.publishing import (
    MARKUP,
    PLAINS,
    SAID,
    TITLE,
    WINTER,
    bare,
    installed,
    own_lesson,
    publish,
    served,
)

pytestmark = [
    pytest.mark.programs,
    pytest.mark.long(reason="a site is installed into an environment of its own"),
]

DETAIL = "the-detail-of-this-fault"
SECRET = "the-source-of-this-cell"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with a lesson of a teacher's own, and with files in it that are not listed."""
    folder: Path = tmp_path_factory.mktemp("sites")
    mine = own_lesson(folder / "own.yaml")
    out = folder / "site"
    code, said = publish(
        mine,
        WINTER,
        PLAINS,
        "--out",
        out,
        "--title",
        f"Thursdays {MARKUP}",
        "--theme",
        "dark",
        "--lang",
        "ru",
    )
    assert code == 0, said
    write_notebook(out / "notebooks" / "unlisted.ipynb", f"print('{SECRET}')")
    write_notebook(
        out / "notebooks" / "failing.ipynb", f"'{SECRET}' and None", f"raise ValueError('{DETAIL}')"
    )
    listed = (
        (out / "site.yaml").read_text("utf-8").replace("- rules.ipynb", "- rules.ipynb\n  - failing.ipynb")
    )
    (out / "site.yaml").write_text(listed, "utf-8")
    (out / "data").mkdir()
    (out / "data" / "answers.sqlite3").write_text(SECRET)
    (out / "notebooks" / "board.svg").write_text(f"<svg xmlns='http://www.w3.org/2000/svg' id='{SECRET}'/>")
    (out / "notebooks" / ".hidden.svg").write_text(SECRET)
    return out


@pytest.fixture(scope="module")
def python(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with the tutor from the wheel of the site, and without a checkout."""
    return installed(site, tmp_path_factory.mktemp("environment") / "venv")


@pytest.fixture(scope="module")
def base(site: Path, python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(python, site, tmp_path_factory.mktemp("elsewhere")) as address:
        yield address


def raw(base: str, target: str) -> tuple[int, bytes]:
    """The answer to a request whose target is sent exactly as it stands."""
    at = urlsplit(base)
    line = HTTPConnection(str(at.hostname), at.port, timeout=PATIENCE)
    line.putrequest("GET", target, skip_accept_encoding=True)
    line.endheaders()
    answer = line.getresponse()
    return answer.status, answer.read()


@pytest.mark.parametrize(
    "target",
    [
        "/site.yaml",
        "/voila/files/../site.yaml",
        "/voila/files/..%2fsite.yaml",
        "/voila/files/%2e%2e/site.yaml",
        "/voila/files/..%252fsite.yaml",
        "/voila/files/..\\site.yaml",
        "/voila/files/../data/answers.sqlite3",
        "/voila/files/%2e%2e%2fdata%2fanswers.sqlite3",
        "/voila/files//etc/passwd",
        "/voila/files/%2fetc%2fpasswd",
        "/voila/files/start.ipynb",
        "/voila/files/board.svg",
        "/voila/files/.hidden.svg",
        "/voila/files/../scenarios/penumbra/own.yaml",
        "/voila/render/../site.yaml",
        "/voila/render/..%2fsite.yaml",
        "/voila/render/%2e%2e/site.yaml",
        "/voila/render//etc/passwd",
        "/voila/render/unlisted.ipynb",
        "/voila/render/./unlisted.ipynb",
        "/voila/render/UNLISTED.ipynb",
        "/voila/render/unlisted.ipynb%00",
        "/voila/static/../../../../site.yaml",
        "/voila/static/%2e%2e/%2e%2e/site.yaml",
        "/voila/labextensions/tutor-plotly/../../../etc/passwd",
        "/voila/labextensions/tutor-plotly/%2e%2e/%2e%2e/etc/passwd",
        "/data/answers.sqlite3",
        "/scenarios/penumbra/own.yaml",
        "/notebooks/start.ipynb",
        "/api/contents/site.yaml",
        "/files/site.yaml",
        "/tree",
        "/api/kernels",
        "/api/sessions",
        "/terminals/1",
    ],
)
def test_nothing_that_is_not_listed_is_handed_out(base: str, target: str) -> None:
    status, body = raw(base, target)
    assert status in (400, 403, 404), status
    for kept in (SECRET, "lessons:", "root:x:", "wizards:", "Traceback", '"cells"'):
        assert kept.encode() not in body


def test_a_target_that_is_none_is_refused_without_a_trace(base: str) -> None:
    at = urlsplit(base)
    with socket.create_connection((str(at.hostname), at.port), timeout=PATIENCE) as line:
        line.sendall(b"GET /\xff\xfe/../..\x01 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert b"Traceback" not in answer and b"200 OK" not in answer


def test_a_page_that_fails_shows_neither_trace_nor_source(base: str) -> None:
    answer = ask(f"{base}voila/render/failing.ipynb")
    shown = re.sub(r"<div[^>]* hidden>.*?</div>", "", answer.text, flags=re.S)
    assert answer.status == 200 and "This part of the page did not open." in shown
    for kept in (DETAIL, SECRET, "Traceback", "ValueError", "/site", ".py"):
        assert kept not in shown


def test_no_page_shows_its_source(base: str) -> None:
    for page in ("start.ipynb", "penumbra.ipynb?lesson=own"):
        text = ask(f"{base}voila/render/{page}").text
        assert 'data-theme="dark"' in text and 'data-language="ru"' in text
        assert not re.search(r"\bimport\b|lesson_page|site_page|ipykernel_launcher", text)


def test_what_watches_over_it_hears_that_it_is_alive(base: str) -> None:
    answer = ask(f"{base}alive")
    assert (answer.status, answer.text) == (200, "alive\n")


@pytest.mark.browser
def test_its_start_page_lists_the_lessons_in_order_and_they_open(base: str, chromium_page: Page) -> None:
    page = chromium_page
    page.goto(base)
    expect(page.locator("h1")).to_have_text(f"Thursdays {MARKUP}")
    assert page.locator("html").get_attribute("lang") == "ru", "the site's language, not the browser's"
    assert page.locator("html").get_attribute("data-theme") == "dark"
    links = page.locator(".rt-site .rt-lessons a")
    expect(links).to_have_count(3)
    addresses = [links.nth(number).get_attribute("href") or "" for number in range(3)]
    assert [re.sub(r"&.*", "", address) for address in addresses] == [
        "penumbra.ipynb?lesson=own",
        "seasons.ipynb?lesson=04-leaving-winter",
        "penumbra.ipynb?lesson=05-plains-of-agony",
    ]
    page.locator("[data-act=lang][lang=en]").click()
    expect(links.first).to_contain_text(TITLE)
    expect(page.locator("img, .rt-shell b:text('bold')")).to_have_count(0)
    links.first.click()
    expect(page.locator(".rt-say h1")).to_have_text(TITLE)
    expect(page.locator(".rt-say")).to_contain_text(SAID)
    expect(page.locator(".rt-shell img")).to_have_count(0)
    expect(page.locator("[href*=workbench], [href*='play.ipynb']")).to_have_count(0)
    assert "onerror" in page.title()


@pytest.mark.browser
def test_a_lesson_that_is_not_of_the_site_is_said_to_be_none(base: str, chromium_page: Page) -> None:
    page = chromium_page
    for wanted in ("02-dice-before-marks", "../../site", "/etc/passwd", "%2e%2e%2fown"):
        page.goto(f"{base}voila/render/penumbra.ipynb?lang=en&lesson={wanted}")
        expect(page.locator(".rt-message")).to_contain_text("no lesson")
        expect(page.locator(".rt-say h1")).to_contain_text(TITLE)


def parts(site: Path) -> dict[str, object]:
    """What a site holds: the text of each file, and the packed files of its wheel."""
    (wheel,) = site.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/RECORD")}
    files = (path for path in site.rglob("*") if path.is_file() and path != wheel)
    return {**packed, **{str(path.relative_to(site)): path.read_text("utf-8") for path in files}}


def test_a_site_is_published_from_a_wheel_as_from_a_checkout(python: Path, tmp_path: Path) -> None:
    mine = own_lesson(tmp_path / "own.yaml")
    out, there = tmp_path / "site", tmp_path / "there"
    assert publish(mine, "--out", there, "--class", "KARA-7")[0] == 0
    command: list[str | Path] = [
        python,
        "-m",
        "tutor.cli",
        "publish",
        "own.yaml",
        "--out",
        out,
        "--class",
        "KARA-7",
    ]
    done = subprocess.run(command, cwd=tmp_path, env=bare(), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert parts(out) == parts(there)
    # The lessons of a checkout are not in the wheel: to name them is refused in words.
    command[4:7] = ["scenarios/penumbra", "--out", tmp_path / "none"]
    done = subprocess.run(command, cwd=tmp_path, env=bare(), capture_output=True, text=True)
    said = " ".join((done.stdout + done.stderr).split())
    assert done.returncode == 1 and "scenarios/penumbra" in said and "Traceback" not in said
    assert not (tmp_path / "none").exists()
