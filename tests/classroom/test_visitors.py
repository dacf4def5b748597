"""Who a visitor is to a notebook: known by a signed cookie and by nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.browser import write_notebook
from support.http import ask
from support.visitors import Visit

from tutor.app.entrance.identity import Identities, Visitor, for_teachers
from tutor.app.request import read_request

pytestmark = pytest.mark.programs

PAGE = "voila/render/start.ipynb"
LEARNER = re.compile(r"learner=([0-9a-f]{32}) teacher=False")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("notebooks")
    write_notebook(
        made / "start.ipynb",
        "import json, os",
        "from tutor.app.request import page_request",
        "visit = page_request()",
        "print(f'learner={visit.learner} teacher={visit.teacher}', json.dumps(dict(os.environ)))",
    )
    return made


COLD = pytest.mark.long(reason="the same where kernels are started when they are asked for")


@pytest.fixture(scope="module", params=[pytest.param(0, marks=COLD), 1], ids=["cold", "preheated"])
def base(request: pytest.FixtureRequest, folder: Path, serve_notebooks: Callable[..., str]) -> Iterator[str]:
    yield serve_notebooks(folder, preheat=request.param)


def learner(page: str) -> str:
    found = LEARNER.search(page)
    assert found, page
    return found[1]


def kernel_of(page: str) -> str:
    found = re.search(r'"kernelId": "([\w-]+)"', page)
    assert found
    return found[1]


def test_each_visitor_is_somebody_else_and_stays_who_they_are(base: str) -> None:
    anna, boris = Visit(base), Visit(base)
    first = anna.ask(PAGE, X_Forwarded_Proto="https")
    assert learner(first.text) != learner(boris.ask(PAGE).text)
    assert learner(anna.ask(PAGE).text) == learner(first.text)
    sent = first.headers["set-cookie"]
    cookie = anna.cookie("tutor-learner")
    assert cookie and cookie.path == "/" and cookie.expires
    assert cookie.has_nonstandard_attr("HttpOnly"), sent
    assert cookie.get_nonstandard_attr("SameSite") == "Lax", sent
    assert not cookie.secure, "this server speaks plain http"
    assert learner(first.text) not in (cookie.value or "")


def test_what_a_visitor_says_in_headers_does_not_count(base: str) -> None:
    told = ask(
        f"{base}{PAGE}", Tutor_Learner="f" * 32, Tutor_Teacher="1", TUTOR_TEACHER="1", tutor_learner="a" * 32
    ).text
    assert learner(told) not in ("f" * 32, "a" * 32)


@pytest.mark.parametrize("change", ["altered", "forged", "cut", "of another name"])
def test_cookies_that_this_server_did_not_make_count_as_none(base: str, change: str) -> None:
    anna = Visit(base)
    known = learner(anna.ask(PAGE).text)
    cookie = anna.cookie("tutor-learner")
    assert cookie and cookie.value
    value = cookie.value
    forged = {
        "altered": value[:-1] + ("0" if value[-1] != "0" else "1"),
        "forged": Identities(b"another secret").learner_value(Visitor(known)).decode(),
        "cut": value[: len(value) // 2],
        "of another name": Identities(b"another secret").teacher_value().decode(),
    }[change]
    assert learner(ask(f"{base}{PAGE}", Cookie=f"{cookie.name}={forged}").text) != known


def test_a_kernel_sees_no_cookie(base: str) -> None:
    anna = Visit(base)
    anna.ask(PAGE)
    page = anna.ask(PAGE).text
    value = anna.value("tutor-learner")
    assert value and value not in page and value.rpartition("|")[2] not in page
    assert "COOKIE" not in page and "PATH" in page


def test_a_kernel_answers_its_own_learner_only(base: str) -> None:
    anna, boris = Visit(base), Visit(base)
    anna.ask(PAGE)
    kernel = kernel_of(anna.ask(PAGE).text)
    boris.ask(PAGE)
    assert boris.line(kernel) == Visit(base).line(kernel) == 404
    assert boris.ask(f"api/kernels/{kernel}").status == 404
    assert boris.ask(f"voila/api/shutdown/{kernel}", form={}).status == 404
    assert anna.ask(f"api/kernels/{kernel}").status == 200
    assert anna.line(kernel) == 101
    assert anna.ask(f"voila/api/shutdown/{kernel}", form={}).status == 204


def test_a_page_without_any_cookie_has_its_kernel_until_it_shows_one(base: str) -> None:
    anna, boris, nobody = Visit(base), Visit(base), Visit(base)
    kernel, of_boris = kernel_of(anna.ask(PAGE).text), kernel_of(boris.ask(PAGE).text)
    assert nobody.line(kernel) == 101, "only its page knows the name of the kernel"
    assert nobody.line(kernel[:-8] + "0" * 8) == 404
    assert boris.line(kernel) == 404, "whoever has a cookie has kernels of their own"
    assert anna.line(kernel) == 101 and nobody.line(kernel) == 404
    assert nobody.line(of_boris) == 101, "he has not shown his yet"


def test_a_cookie_lasts_more_than_a_year_and_not_for_ever() -> None:
    now = 1_000_000_000.0
    kept = Identities(b"secret", clock=lambda: now)
    sent = {kept.learner_cookie: kept.learner_value(Visitor("a", "class")).decode()}

    def after(days: int) -> Identities:
        return Identities(b"secret", clock=lambda: now + days * 86400)

    assert after(365).read(sent) == Visitor("a", "class")
    assert after(401).read(sent) is None


def test_a_learners_cookie_makes_no_teacher() -> None:
    kept = Identities(b"secret", token="token of the teacher")
    value = kept.learner_value(Visitor("a")).decode()
    assert kept.read({kept.teacher_cookie: value}) is None
    signed = {kept.teacher_cookie: kept.teacher_value().decode()}
    assert (found := kept.read(signed)) and found.teacher and found.learner
    for other in ("", "another token"):
        assert Identities(b"secret", token=other).read(signed) is None
    assert not Identities(b"secret").fits("") and kept.fits("token of the teacher") and not kept.fits("token")


def test_the_page_of_a_class_is_the_teachers_and_a_chapter_of_that_name_is_not() -> None:
    assert for_teachers("class.ipynb") and for_teachers("/class.ipynb") and for_teachers("x/../class.ipynb")
    assert not for_teachers("chapters/en/class.ipynb") and not for_teachers("start.ipynb")
    assert for_teachers("studio.ipynb", in_class=True) and not for_teachers("studio.ipynb")


def test_a_request_says_who_visits() -> None:
    visit = read_request("lesson=1", "ru", "a1", "1")
    assert (visit.learner, visit.teacher) == ("a1", True)
    assert not read_request("teacher=1&learner=a1", "ru", "a1", "yes").teacher
    assert read_request("learner=b2").learner == ""
