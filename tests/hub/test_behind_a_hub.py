"""A published site behind a real JupyterHub: each user has a server, and the Hub says who may enter it."""

from __future__ import annotations

import html
import re
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import psutil
import pytest
from playwright.sync_api import Browser, expect
from support.browser import write_notebook
from support.hub import User, find_proxy, hub_of
from support.patience import wait_until
from support.publishing import PLAINS, installed, publish

from tutor.classroom.store import Store

pytestmark = [
    pytest.mark.programs,
    pytest.mark.long(reason="a JupyterHub that starts a server for each user"),
]

TOLD = "voila/render/told.ipynb"
CLASS = "voila/render/class.ipynb"
LESSON = "voila/render/penumbra.ipynb?lesson=05-plains-of-agony&lang=en"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("hub")
    return made


@pytest.fixture(scope="module")
def site(folder: Path) -> Path:
    """A site for a class, with a page that says whom it was opened for."""
    out = folder / "site"
    code, said = publish(PLAINS, "--out", out, "--class", "KARA-7=Thursdays")
    assert code == 0, said
    write_notebook(
        out / "notebooks" / "told.ipynb",
        "from tutor.app.request import page_request",
        "import os\nvisit = page_request()\n"
        "print(f'learner={visit.learner} teacher={visit.teacher} {\"JUPYTERHUB_API_TOKEN\" in os.environ}.')",
    )
    listed = (out / "site.yaml").read_text("utf-8").replace("- rules.ipynb", "- rules.ipynb\n  - told.ipynb")
    listed = re.sub(r"(idle: )\d+", r"\g<1>10", re.sub(r"(arrival: )\d+", r"\g<1>30", listed))
    (out / "site.yaml").write_text(listed, "utf-8")
    return out


@pytest.fixture(scope="module")
def base(site: Path, folder: Path) -> Iterator[str]:
    proxy = find_proxy()
    python = installed(site, folder / "venv")
    with hub_of(site, python.parent / "tutor", proxy, folder) as address:
        yield address


@pytest.fixture(scope="module")
def anna(base: str) -> User:
    user = User(base, "anna")
    user.start()
    return user


@pytest.fixture(scope="module")
def boris(base: str) -> User:
    user = User(base, "boris")
    user.start()
    return user


def told(user: User, server: str) -> str:
    answer = user.ask(f"user/{server}/{TOLD}")
    found = re.search(r"learner=.*?\.", html.unescape(answer.text))
    assert answer.status == 200 and found, answer.text
    return found[0]


def test_each_user_is_a_learner_of_their_own_and_no_kernel_sees_the_key_of_the_hub(
    anna: User, boris: User
) -> None:
    assert told(anna, "anna") == "learner=hub:anna teacher=False False."
    assert told(boris, "boris") == "learner=hub:boris teacher=False False."
    page = anna.ask("user/anna/")
    assert page.status == 200 and page.url.endswith("/user/anna/voila/render/start.ipynb")


def test_nobody_opens_the_server_of_somebody_else(base: str, anna: User, boris: User) -> None:
    for path in ("", TOLD, LESSON):
        assert boris.ask(f"user/anna/{path}").status == 403
        assert anna.ask(f"user/boris/{path}").status == 403
    assert "/hub/login" in User(base).ask("user/anna/leave").url, "no form either"
    stranger = User(base).ask(f"user/anna/{TOLD}")
    assert "/hub/login" in stranger.url and "learner=" not in stranger.text


def test_a_key_in_the_address_lets_nobody_in(base: str, anna: User) -> None:
    for query in ("token=KARA-7", "token=", "code=KARA-7&state=1"):
        assert "learner=" not in User(base).ask(f"user/anna/{TOLD}?{query}").text
    assert User(base).ask("user/anna/oauth_callback?code=1&state=1").status in (400, 403)
    assert anna.ask("user/anna/teach?token=").status in (403, 404)


@pytest.mark.browser
def test_where_a_user_is_in_a_lesson_is_kept_under_their_name(
    base: str, anna: User, boris: User, site: Path, chromium: Browser
) -> None:
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    context.add_cookies([
        {"name": cookie.name, "value": cookie.value or "", "domain": "127.0.0.1", "path": cookie.path}
        for cookie in anna.cookies
    ])  # fmt: skip
    page = context.new_page()
    page.goto(f"{base}user/anna/{LESSON}")
    page.locator(".rt-choose :is([data-act=told], [data-act=answer]), [data-act=forward]").first.click()
    expect(page.locator(".rt-time__at")).to_contain_text("1")
    store = Store.open(f"sqlite:///{site}/data/tutor.sqlite3")
    wait_until(lambda: bool(store.stands("hub:anna")), "where the learner is was not kept")
    context.close()
    assert set(store.stands("hub:anna")) == {"penumbra/05-plains-of-agony"}
    assert not store.stands("hub:boris")
    (klass,) = store.classes()
    assert klass.code == "KARA-7"
    assert {learner.id for learner in store.roster(klass.id)} >= {"hub:anna", "hub:boris"}


def test_an_admin_of_the_hub_is_the_teacher_and_sees_the_class(base: str, anna: User) -> None:
    teacher = User(base, "teacher")
    teacher.start()
    assert told(teacher, "teacher") == "learner=hub:teacher teacher=True False."
    page = teacher.ask(f"user/teacher/{CLASS}")
    assert page.status == 200 and 'id="rt-loading"' in page.text
    refused = anna.ask(f"user/anna/{CLASS}")
    assert refused.status == 403 and 'id="rt-loading"' not in refused.text


def test_the_hub_hears_of_activity_and_misses_nothing(anna: User, folder: Path) -> None:
    anna.ask(f"user/anna/{TOLD}")
    log = folder / "log"
    wait_until(lambda: "POST /hub/api/users/anna/activity" in log.read_text("utf-8"), "the Hub was not told")
    for complaint in ("no version header", "granting only", "Traceback"):
        assert complaint not in log.read_text("utf-8")


def test_a_kernel_whose_page_is_gone_is_put_away(anna: User) -> None:
    page = anna.ask(f"user/anna/{TOLD}").text
    kernel = re.search(r'"kernelId": "([\w-]+)"', page)
    assert kernel
    address = f"user/anna/api/kernels/{kernel[1]}"
    assert anna.ask(address).status == 200
    wait_until(lambda: anna.ask(address).status == 404, "the kernel was not put away")
    assert anna.ask("user/anna/alive").text == "alive\n", "the server itself is still there"


def test_a_server_where_nobody_does_anything_is_ended_and_starts_again_with_the_next_visit(
    anna: User, site: Path
) -> None:
    """Last of all: it ends the servers of all users."""
    assert find_spec("jupyterhub_idle_culler"), "install the extra hub: pip install jupyterhub-idle-culler"
    (culler,) = [one for one in psutil.process_iter(["cmdline"]) if is_culler_of(one, site)]
    # The same as the example runs, with the same rights, but less patient.
    command = [*culler.cmdline()[:3], "--timeout=1", "--cull-every=1"]
    with subprocess.Popen(command, env=culler.environ(), stderr=subprocess.DEVNULL) as hasty:
        try:
            wait_until(lambda: anna.ask("user/anna/alive").text != "alive\n", "the server was not ended")
        finally:
            hasty.terminate()
    wait_until(lambda: comes_back(anna), "the server was not started again")
    assert told(anna, "anna").startswith("learner=hub:anna")


def comes_back(user: User) -> bool:
    """Whether the server of a user answers, which is asked for again; while it is ending the Hub refuses."""
    user.ask(f"hub/spawn/{user.name}")
    return user.ask(f"user/{user.name}/alive").text == "alive\n"


def is_culler_of(process: psutil.Process, site: Path) -> bool:
    """Whether this ends the idle servers of the Hub of a site, as that Hub has started it."""
    parent = process.parent() if "jupyterhub_idle_culler" in (process.info["cmdline"] or ()) else None
    return parent is not None and str(site.parent / "config.py") in parent.cmdline()
