"""Joining a class: who gets in, what is refused and in which words, and who is a teacher."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

import pytest
from support.browser import write_notebook
from support.http import Answer, Loads, ask, outside
from support.servers import free_port, of_notebooks, running
from support.visitors import Visit

from tutor.app.entrance.identity import Identities, Visitor
from tutor.classroom import data_folder
from tutor.classroom.store import Store

pytestmark = pytest.mark.programs

CODE, TITLE, TOKEN = "mage-7", "Mages <i>7</i>", "the token of the teacher"
START, CLASS = "voila/render/start.ipynb", "voila/render/class.ipynb"
STUDIO = "voila/render/studio.ipynb"
SAYS = "import json, os; from tutor.app.request import page_request; visit = page_request()"
TELLS = (
    "print(f'learner={visit.learner} teacher={visit.teacher} in_class={visit.in_class} {visit.query}')",
    "print(json.dumps(dict(os.environ)))",
)
KEY = re.compile(r'<output class="rt-door__key"[^>]*>([^<]+)</output>')


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("notebooks")
    write_notebook(made / "start.ipynb", SAYS, *TELLS)
    write_notebook(made / "class.ipynb", "open('started', 'w').close()", SAYS, *TELLS)
    write_notebook(made / "studio.ipynb", SAYS, *TELLS)
    return made


@pytest.fixture(scope="module")
def base(folder: Path, serve_notebooks: Callable[..., str]) -> Iterator[str]:
    yield serve_notebooks(folder, preheat=1, **{"class": f"{CODE}={TITLE}", "teacher-token": TOKEN})


def join(visit: Visit, nickname: str, code: str = CODE, key: str = "", onwards: str = f"/{START}") -> Answer:
    address = f"join?{urlencode({'lang': 'en', 'next': onwards})}"
    visit.ask(address)
    return visit.ask(address, form={"code": code, "nickname": nickname, "key": key})


def told(page: Answer) -> str:
    """The learner's id that a notebook was told."""
    found = re.search(r"learner=(\S+) teacher=(True|False)", page.text)
    assert found, page.text
    return found[1]


def test_every_page_asks_to_join_first_and_then_leads_where_the_visitor_wanted(base: str) -> None:
    anna = Visit(base)
    wanted = f"/{START}?lesson=%D1%83+1&lang=ru"
    form = anna.ask(wanted)
    assert form.url.startswith(f"{base}join?lang=ru&next=") and 'lang="ru"' in form.text
    assert form.headers["cache-control"] == "no-store"
    assert outside(Loads(form.text).addresses, base) == [] and Loads(form.text).scripts == []
    joined = join(anna, "Anna", f"  {CODE.upper()} ", onwards=wanted)
    key = KEY.search(joined.text)
    assert joined.status == 200 and key
    onwards = re.search(r'<a href="([^"]+)" class="rt-btn', joined.text)
    assert onwards
    page = anna.ask(unescape(onwards[1]))
    assert "&#39;lesson&#39;: &#39;у 1&#39;" in page.text
    store = Store.open(data_folder.database_url())
    learner = store.learner(told(page))
    assert learner and learner.nickname == "Anna"
    assert [klass.title for klass in store.classes() if klass.id == learner.class_id] == [TITLE]
    assert "You are in the class" in anna.ask("join?lang=en").text
    again = Visit(base)
    back = join(again, "anna", key=f" {key[1].upper()} ")
    assert (back.status, told(back)) == (200, learner.id), "straight to the page"


def test_whoever_sent_the_form_twice_is_told_that_they_are_in(base: str) -> None:
    anna = Visit(base)
    assert join(anna, "Twice").status == 200
    assert "You are in the class" in join(anna, "Twice").text


@pytest.mark.parametrize("code", ["", "mage", "mage-77", "mage\u0000", "' OR 1=1", "x" * 500, "../mage-7"])
def test_a_wrong_class_code_is_refused_in_the_same_words(base: str, code: str) -> None:
    visit = Visit(base)
    answer = join(visit, "Boris", code)
    assert answer.status == 422 and "There is no class with this code" in answer.text
    assert not visit.value("tutor-learner") and KEY.search(answer.text) is None


@pytest.mark.parametrize(
    ("nickname", "words"),
    [
        ("", "at least one letter"),
        ("   \u3164 ", "at least one letter"),
        ("\u0301\u200d", "at least one letter"),
        ("x" * 41, "has 41 characters"),
        ("\ufdfa" * 3, "has 54 characters"),
        ("An\u0007na", "cannot be seen"),
        ("Anna\r\nSet-Cookie: a=b", "cannot be seen"),
        *((f"An{chr(sign)}na", "cannot be seen") for sign in range(0x202A, 0x202F)),
        *((f"An{chr(sign)}na", "cannot be seen") for sign in range(0x2066, 0x206A)),
    ],
)
def test_a_nickname_that_cannot_be_read_is_refused(base: str, nickname: str, words: str) -> None:
    answer = join(Visit(base), nickname)
    assert answer.status == 422 and words in answer.text


@pytest.mark.parametrize("nickname", ["Ма́ша", "  李小龍  ", "نیلوفر", "🧙‍♀️ 7", "../../etc/passwd", "x" * 40])
def test_a_nickname_may_be_in_any_script(base: str, nickname: str) -> None:
    assert join(Visit(base), nickname).status == 200


def test_a_taken_nickname_needs_its_return_key(base: str) -> None:
    assert join(Visit(base), "Vera").status == 200
    visit = Visit(base)
    taken = join(visit, " VERA ")
    assert taken.status == 422 and "Somebody in the class has this nickname" in taken.text
    wrong = join(visit, "Vera", key="aaaa-bbbb-cccc")
    assert wrong.status == 422 and "does not go with this nickname" in wrong.text
    assert "aaaa-bbbb" not in wrong.text and not visit.value("tutor-learner")


def test_markup_in_a_nickname_is_shown_as_text(base: str) -> None:
    visit, name = Visit(base), '"><script>x()</script>'
    refused = join(visit, name, "wrong")
    joined = join(visit, name)
    for page in (refused, joined, visit.ask("join"), visit.ask("leave")):
        assert "<script" not in page.text and "<i>7" not in page.text
    assert "&lt;script&gt;x()&lt;/script&gt;" in joined.text and "Mages &lt;i&gt;7&lt;/i&gt;" in joined.text


@pytest.mark.parametrize("onwards", ["//evil.example/x", "https://evil.example/voila/render/start.ipynb"])
def test_joining_leads_to_pages_of_this_server_only(base: str, onwards: str) -> None:
    visit = Visit(base)
    joined = join(visit, f"Off to {len(onwards)}", onwards=onwards)
    assert joined.status == 200 and "evil" not in joined.text
    assert 'href="/"' in joined.text


def test_a_form_from_elsewhere_is_refused_in_words(base: str) -> None:
    for path in ("join", "leave", "teach"):
        visit = Visit(base)
        visit.ask("join?lang=ru")
        form = {"_xsrf": "", "code": CODE, "nickname": "Forged", "teacher": TOKEN}
        answer = visit.ask(f"{path}?lang=ru", form=form)
        assert answer.status == 403 and "Введите ещё раз" in answer.text


def test_pages_for_teachers_are_refused_and_never_started(base: str, folder: Path) -> None:
    visit = Visit(base)
    join(visit, "Curious")
    altered = {"Cookie": f"tutor-teacher-00000000={visit.value('tutor-learner')}", "Tutor_Teacher": "1"}
    pages = (visit.ask(CLASS), visit.ask(STUDIO), ask(f"{base}{STUDIO}"), ask(f"{base}{CLASS}"))
    for answer in (*pages, ask(f"{base}{CLASS}?token=x", **altered)):
        assert answer.status == 403
        assert "Только для ведущего" in answer.text and "For the teacher only" in answer.text
    for token in ("wrong", TOKEN[:-1], TOKEN.upper(), f"{TOKEN}\u0301"):
        refused = visit.ask(f"teach?{urlencode({'token': token})}")
        assert refused.status == 403 and not visit.value("tutor-teacher")
    assert not (folder / "started").exists()


def test_a_teacher_needs_no_class_and_signs_out_again(base: str) -> None:
    teacher = Visit(base)
    form = teacher.ask("teach")
    assert "token" in form.text and TOKEN not in form.text
    page = teacher.ask("teach", form={"teacher": TOKEN})
    assert page.url == f"{base}{CLASS}" and "teacher=True" in page.text
    assert told(teacher.ask(STUDIO)) == told(page)
    assert told(teacher.ask(START)) == told(page), "known on every page"
    for part in (TOKEN, "TUTOR_CLASSES", teacher.value("tutor-teacher").rpartition("|")[2]):
        assert part not in page.text
    cookie = teacher.cookie("tutor-teacher")
    assert cookie and cookie.has_nonstandard_attr("HttpOnly")
    assert teacher.ask("leave").status == 200 and teacher.value("tutor-teacher"), "only a press signs out"
    assert teacher.ask("leave", form={}).url.startswith(f"{base}join")
    assert teacher.ask(CLASS).status == 403 and not teacher.value("tutor-learner")


def test_a_form_sent_without_a_cookie_is_answered_with_what_is_needed(base: str) -> None:
    visit = Visit(base)
    for lang, says in (("en", "The browser refuses cookies"), ("ru", "Браузер не принимает куки")):
        answer = visit.ask(f"join?lang={lang}", form={"code": CODE, "nickname": "Anna"})
        assert answer.status == 403 and says in answer.text
        visit.jar.clear()


@pytest.mark.parametrize("change", ["value", "time", "signature", "learner's", "of another server", "none"])
def test_a_teachers_cookie_counts_only_as_it_was_made(base: str, change: str) -> None:
    teacher = Visit(base)
    teacher.ask(f"teach?{urlencode({'token': TOKEN})}", follow=False)
    cookie = teacher.cookie("tutor-teacher")
    assert cookie and cookie.value
    value, time, signature = (cookie.value.split("|")[at] for at in (4, 2, 5))
    made = {
        "value": cookie.value.replace(value, value[:-3] + ("A" if value[-3] != "A" else "B") + value[-2:]),
        "time": cookie.value.replace(time, time[:-1] + str((int(time[-1]) + 1) % 10)),
        "signature": cookie.value.replace(signature, signature[:-1] + ("0" if signature[-1] != "0" else "1")),
        "learner's": Identities(data_folder.secret()).learner_value(Visitor("anna")).decode(),
        "of another server": Identities(b"another secret", token=TOKEN).teacher_value().decode(),
        "none": cookie.value,
    }[change]
    assert (made == cookie.value) == (change == "none")
    answer = Visit(base).ask("teach", follow=False, Cookie=f"{cookie.name}={made}")
    assert (answer.status == 302) == (change == "none"), "as it was made it leads to the class"
    assert (answer.status == 200) == (change != "none"), "else the token is asked for"


def test_the_token_in_a_link_is_gone_from_the_address_that_it_leads_to(base: str) -> None:
    teacher = Visit(base)
    answer = teacher.ask(f"teach?{urlencode({'token': TOKEN})}", follow=False)
    assert (answer.status, answer.headers["location"]) == (303, f"/{CLASS}")


def test_kernels_are_told_where_the_data_of_learners_is(base: str) -> None:
    visit = Visit(base)
    page = unescape(unescape(join(visit, "Reader", onwards="").text and visit.ask(START).text))
    assert f'"TUTOR_DATA": "{data_folder.data_folder()}"' in page
    assert f'"TUTOR_DATABASE_URL": "{data_folder.database_url()}"' in page and "in_class=True" in page


@pytest.mark.long(reason="servers are ended, and started again")
def test_learners_outlive_the_server_and_guessing_is_slow(folder: Path, tmp_path: Path) -> None:
    env = {
        **os.environ,
        "TUTOR_DATA": str(tmp_path / "data"),
        "TUTOR_CLASSES": f"{CODE}={TITLE}; other=Other",
    }
    port = free_port()
    base, command = f"http://127.0.0.1:{port}/", of_notebooks(folder, port, preheat=0)
    anna, boris, log = Visit(base), Visit(base), tmp_path / "log"
    with running(command, f"{base}nothing", log, tmp_path, env):
        join(anna, "Anna")
        first = told(anna.ask(START))
        link = re.search(r"^Teacher: (\S+)$", log.read_text(), re.M)
        assert link
        assert Visit(base).ask(link[1]).url == f"{base}{CLASS}"
        assert join(boris, "Anna", "other").status == 200, "another class"
        codes = [join(boris, f"B{n}", f"wrong {n}").status for n in range(21)]
        assert codes == [422] * 20 + [429]
        refused = join(boris, "Boris")
        assert refused.status == 429 and "too many attempts" in refused.text, "the right code, too late"
        assert refused.headers["retry-after"] == "60"
        assert Visit(base, boris.address).ask(link[1]).status == 429
    with running(command, f"{base}nothing", log, tmp_path, env):
        assert told(anna.ask(START)) == first
        assert told(boris.ask(START)) != first
        Store.open(f"sqlite:///{tmp_path}/data/tutor.sqlite3").forget(first)
        led = anna.ask(f"{START}?lang=en")
        assert led.url.startswith(f"{base}join"), "whoever deletes all of theirs is nobody again"
        assert "Everything that was kept of you in the class is deleted" in led.text
        assert "Всё, что хранилось о вас в классе, удалено" in anna.ask("join?lang=ru").text
        assert "удалено" not in boris.ask("join?lang=ru").text + Visit(base).ask("join?lang=ru").text
        assert join(anna, "Anna").status == 200 and told(anna.ask(START)) != first


@pytest.mark.long(reason="servers of several kinds")
def test_without_classes_nobody_has_to_join(folder: Path, serve_notebooks: Callable[..., str]) -> None:
    base = serve_notebooks(folder, preheat=0)
    visit = Visit(base)
    assert "teacher=False in_class=False" in visit.ask(START).text
    assert visit.ask("join").status == visit.ask("teach?token=").status == 404
    assert visit.ask(CLASS).status == 403
    assert "the lessons begin anew" in visit.ask("leave?lang=en").text


@pytest.mark.long(reason="servers of several kinds")
def test_the_variables_of_a_hub_name_nobody_where_none_was_asked_for(folder: Path, tmp_path: Path) -> None:
    env = {**os.environ, "TUTOR_DATA": str(tmp_path / "data"), "TUTOR_CLASSES": f"{CODE};other"}
    env |= {"JUPYTERHUB_USER": "anna", "JUPYTERHUB_API_TOKEN": "of-the-hub", "TUTOR_TEACHER_TOKEN": TOKEN}
    port = free_port()
    base = f"http://127.0.0.1:{port}/user/anna/"
    command = [*of_notebooks(folder, port, preheat=0), "--base-url=/user/anna/", "--proxied"]
    with running(command, f"{base}nothing", tmp_path / "log", tmp_path, env):
        visit, other = Visit(base), Visit(base)
        assert visit.ask(START).url.startswith(f"{base}join"), "nobody is in the class unasked"
        join(visit, "Vera", onwards=f"/user/anna/{START}")
        page = visit.ask(START)
        assert not told(page).startswith("hub:") and visit.value("tutor-learner")
        assert "of-the-hub" not in page.text and TOKEN not in page.text
        join(other, "Gleb", onwards=f"/user/anna/{START}")
        assert told(other.ask(START)) != told(page)
        assert visit.ask(f"teach?{urlencode({'token': TOKEN})}").url == f"{base}{CLASS}"
        cookie = visit.cookie("tutor-teacher")
        assert cookie and cookie.path == "/user/anna/" and not cookie.secure
        signs_in = f"teach?{urlencode({'token': TOKEN})}"
        by_https = Visit(base).ask(signs_in, follow=False, X_Forwarded_Proto="https")
        assert "Secure" in by_https.headers["set-cookie"], "the proxy says so"
    assert "Teacher:" not in (tmp_path / "log").read_text(), "a token that was given is not printed"
    store = Store.open(f"sqlite:///{tmp_path}/data/tutor.sqlite3")
    assert [learner.nickname for klass in store.classes() for learner in store.roster(klass.id)] == [
        "Gleb", "Vera"
    ]  # fmt: skip
