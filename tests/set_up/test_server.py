"""The server as a visitor meets it: what opens, what is refused, what a page holds."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import quote, urljoin

import pytest
from hypothesis import Phase, find, settings
from hypothesis.strategies import characters, from_regex
from jupyter_server.serverapp import JUPYTER_SERVICE_HANDLERS
from support.browser import write_notebook
from support.http import Loads, ask, outside, wait_for
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from tutor.app.serving.pages import KernelSocket, Scripts
from tutor.app.serving.server import BUNDLES
from tutor.app.widgets.modules import EVERYWHERE, PARTS, SERVED, address_of, module, source

pytestmark = pytest.mark.programs

SECRET = "the-source-of-this-cell"
DETAIL = "the-detail-of-this-fault"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("notebooks")
    write_notebook(made / "start.ipynb", "md:# Choose a game", f"'{SECRET}' and None", title="Mages")
    write_notebook(
        made / "widget.ipynb",
        "import ipywidgets\nfrom tutor.app.request import page_request",
        "visit = page_request()",
        "print(f'asked={sorted(visit.query.items())} language={visit.language} served={visit.served}')",
    )
    write_notebook(
        made / "failing.ipynb", "print('cell 1')", f"raise ValueError('{DETAIL}')", "print('cell 3')"
    )
    write_notebook(
        made / "module.ipynb", "from tutor.app.widgets.region import Region\nprint(Region._esm.default_value)"
    )
    write_notebook(made / "_draft.ipynb", "1")
    (made / "unreadable.ipynb").write_text("{not json")
    (made / "answers.yaml").write_text("key: 1")
    (made / "answers.json").write_text("{}")
    (made / "helper.py").write_text("KEY = 1")
    (made / "board.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return made


COLD = pytest.mark.long(reason="the same where kernels are started when they are asked for")


@pytest.fixture(scope="module", params=[pytest.param(0, marks=COLD), 1], ids=["cold", "preheated"])
def base(request: pytest.FixtureRequest, folder: Path, serve_notebooks: Callable[..., str]) -> Iterator[str]:
    yield serve_notebooks(folder, preheat=request.param)


def test_root_leads_to_the_start_page_with_its_parameters(base: str) -> None:
    answer = ask(f"{base}?lang=ru")
    assert (answer.status, answer.url) == (200, f"{base}voila/render/start.ipynb?lang=ru")
    for part in ("<title>Mages</title>", 'lang="en"', 'role="main"', 'name="viewport"', "Choose a game"):
        assert part in answer.text
    assert 'lang="ru"' in answer.text, "the waiting note is in both languages"


def test_no_source_reaches_the_visitor(base: str) -> None:
    page = ask(f"{base}voila/render/start.ipynb")
    assert page.status == 200 and "Choose a game" in page.text and "voila_finish" in page.text
    assert SECRET not in page.text


@pytest.mark.parametrize(
    "name", ["answers.yaml", "answers.json", "helper.py", "start.ipynb", "../pyproject.toml", "%2e%2e/x.py"]
)
def test_files_beside_the_notebooks_are_not_handed_out(base: str, name: str) -> None:
    assert ask(f"{base}voila/files/{name}").status in (403, 404)


def test_pictures_are_handed_out(base: str) -> None:
    assert ask(f"{base}voila/files/board.svg").status == 200


@pytest.mark.parametrize(
    "path",
    [
        "nothing",
        "voila/render/nothing.ipynb",
        "voila/render/_draft.ipynb",
        "voila/render/../../etc/passwd",
        "voila/render/answers.yaml",
        "api/contents",
        "voila/api/contents",
        "voila/templates/lab/static/index.css",
        "voila/labextensions/jupyterlab-plotly/package.json",
        "voila/labextensions/tutor-plotly/../jupyterlab-plotly/package.json",
    ],
)
def test_other_addresses_are_refused_in_both_languages(base: str, path: str) -> None:
    answer = ask(base + path)
    assert answer.status in (403, 404)
    assert "Такой страницы нет" in answer.text or "Сюда нельзя" in answer.text
    assert "No such page" in answer.text or "Not for visitors" in answer.text
    assert "Traceback" not in answer.text
    assert outside(Loads(answer.text).addresses, base) == []


VOILA = ("voila", "voila/", "voila/static/", "voila/files/", "voila/query/0-0-0-0-0", "voila/api/themes/x")
QUICK = settings(phases=[Phase.generate], database=None)


def addresses_of_the_frameworks() -> set[str]:
    """One address for each pattern that Jupyter Server knows, and the folders of Voilà without a file."""
    modules = [name for names in JUPYTER_SERVICE_HANDLERS.values() for name in names or ()]
    patterns = {
        str(handler[0])
        for name in (*modules, "jupyter_server.auth.logout", "jupyter_server.base.handlers")
        for handler in import_module(name).default_handlers
    }
    assert len(patterns) > 20
    signs = characters(codec="ascii", exclude_categories=["C"])
    addresses = (from_regex(pattern, fullmatch=True, alphabet=signs) for pattern in patterns)
    fitting = {find(address, lambda _: True, settings=QUICK) for address in addresses}
    return {quote(address.lstrip("/"), safe="/") for address in fitting} | {"login", "logout", *VOILA}


def test_every_address_of_the_frameworks_is_a_page_or_plainly_none(base: str) -> None:
    for path in sorted(addresses_of_the_frameworks()):
        answer = ask(base + path)
        assert answer.status in (200, 400, 403, 404, 405), (path, answer.status)
        assert "Traceback" not in answer.text and "templates" not in answer.text, path
        if answer.status == 200:
            assert answer.url.startswith((f"{base}leave", f"{base}voila/render/start.ipynb")), path


def test_folder_listing_leads_to_the_start_page(base: str) -> None:
    assert ask(f"{base}voila/tree").url.endswith("/voila/render/start.ipynb")
    assert ask(f"{base}voila/tree/..").url.endswith("/voila/render/start.ipynb")


@pytest.mark.parametrize(
    "query", ["template=classic", "theme=dark", "template=reveal&theme=JupyterLab%20Dark"]
)
def test_template_and_theme_cannot_be_chosen_by_link(base: str, query: str) -> None:
    answer = ask(f"{base}voila/render/start.ipynb?{query}")
    assert answer.status == 200
    assert 'class="rt-app"' in answer.text and 'id="rt-loading"' in answer.text
    assert "fortawesome" not in answer.text and "Dark" not in answer.text


def test_failing_notebook_says_so_in_words(base: str) -> None:
    answer = ask(f"{base}voila/render/failing.ipynb")
    assert answer.status == 200
    page = re.sub(r"<div[^>]* hidden>.*?</div>", "", answer.text, flags=re.S)
    assert "cell 1" in page and "cell 3" not in page
    assert "Эта часть страницы не открылась." in page and "This part of the page did not open." in page
    for trace in (DETAIL, "Traceback", "ValueError", "show_tracebacks", ".py"):
        assert trace not in page


def test_unreadable_notebook_says_so_in_words(base: str) -> None:
    answer = ask(f"{base}voila/render/unreadable.ipynb")
    assert answer.status >= 400
    assert "Traceback" not in answer.text and "json" not in answer.text.lower()
    assert "К началу" in answer.text and "Go to the start page" in answer.text


def test_query_and_language_reach_the_notebook(base: str) -> None:
    answer = ask(f"{base}voila/render/widget.ipynb?lesson=3&step=", Accept_Language="de, ru;q=0.8, en;q=0.7")
    assert "asked=[(&#39;lesson&#39;, &#39;3&#39;), (&#39;step&#39;, &#39;&#39;)]" in answer.text
    assert "language=ru served=True" in answer.text


@pytest.mark.parametrize("page", ["", "voila/render/widget.ipynb", "voila/render/failing.ipynb", "nothing"])
def test_pages_and_what_they_load_stay_on_this_server(base: str, page: str) -> None:
    answer = ask(base + page)
    loads = Loads(answer.text).addresses
    assert outside(loads, base) == []
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy and "http" not in policy
    for address in loads:
        if address.startswith("data:"):
            continue
        part = ask(urljoin(answer.url, address))
        assert part.status == 200, address
        assert outside(Loads(f"<style>{part.text}</style>").addresses, base) == [] or address.endswith(".js")


def test_style_sheet_and_scripts_are_compressed_and_kept_by_the_browser(base: str) -> None:
    page = ask(base).text
    theme = re.search(r'<link rel="stylesheet"[^>]* href="([^"]+)"', page)
    script = re.search(r'<script src="([^"]+voila\.js)"', page)
    assert theme and script
    for address in (theme[1], script[1]):
        plain = ask(urljoin(base, address))
        packed = ask(urljoin(base, address), Accept_Encoding="gzip")
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert gzip.decompress(packed.body) == plain.body
        assert len(packed.body) < len(plain.body) / 2
        assert "immutable" in packed.headers["cache-control"]
        assert packed.headers["x-content-type-options"] == "nosniff"


def test_modules_of_widgets_are_fetched_once_and_kept_by_the_browser(base: str) -> None:
    """A widget carries the line that imports its module; the page has it fetched while the kernel works."""
    page = ask(urljoin(base, "voila/render/module.ipynb")).text
    ahead = re.findall(r'<link rel="modulepreload" href="([^"]+)"', page)
    line = re.search(r"export default \(await import\(new URL\((?:&quot;|&#34;)([^&]+)&", page)
    assert line and line[1] in ahead
    assert [urljoin(base, one) for one in ahead] == [urljoin(base, address_of(name)) for name in EVERYWHERE]
    for name in PARTS:
        answer = ask(urljoin(base, address_of(name)), Accept_Encoding="gzip")
        assert gzip.decompress(answer.body).decode() == source(name)
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in answer.headers["cache-control"]


def test_a_module_is_whole_where_the_page_is_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SERVED, raising=False)
    assert module("stage") == source("stage") and "export default" in source("stage")
    monkeypatch.setenv(SERVED, "/user/ann/")
    assert f'"/user/ann/{address_of("stage")}"' in module("stage") and len(module("stage")) < 150
    assert address_of("stage") != address_of("region") and "__COLOURS__" not in source("plotly")


def test_plotly_bundle_is_served(base: str) -> None:
    from tutor.app.widgets.plotly_view import BUNDLE

    page = ask(base).text
    config = re.search(r'id="jupyter-config-data" type="application/json">(.*?)</script>', page, re.S)
    assert config
    settings = json.loads(config[1])
    answer = ask(urljoin(base, f"{settings['fullLabextensionsUrl']}/{BUNDLES[0]}/static/{BUNDLE}"))
    assert answer.status == 200 and answer.body.startswith(b"/**\n* plotly.js (basic")
    assert "immutable" in answer.headers["cache-control"]
    names = {e["name"] for e in settings["federated_extensions"]}
    assert names == {"@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"}


def test_other_names_of_this_machine_are_refused(base: str) -> None:
    assert ask(base, Host="attacker.example").status == 403


def test_when_every_place_is_taken_the_visitor_is_told_kindly(
    folder: Path, serve_notebooks: Callable[..., str]
) -> None:
    base = serve_notebooks(folder, places=1, preheat=1)
    first = ask(f"{base}voila/render/start.ipynb")
    assert first.status == 200
    full = ask(f"{base}voila/render/start.ipynb")
    assert full.status == 503 and int(full.headers["retry-after"]) > 0
    assert "Все места заняты" in full.text and "All places are taken" in full.text
    assert 'http-equiv="refresh"' in full.text
    assert ask(f"{base}nothing").status == 404, "what needs no kernel still answers"


def test_kernel_started_ahead_gets_the_visitors_link(
    tmp_path: Path, serve_notebooks: Callable[..., str]
) -> None:
    mark = "import os\nfrom pathlib import Path\nPath('kernel').write_text(str(os.getpid()))"
    visit = "from tutor.app.request import page_request\nvisit = page_request()"
    write_notebook(
        tmp_path / "start.ipynb", mark, visit, "print('by', os.getpid(), visit.query, visit.language)"
    )
    base = serve_notebooks(tmp_path, preheat=1)
    for lesson in ("1", "2"):
        kernel = wait_for(tmp_path / "kernel")
        (tmp_path / "kernel").unlink()
        page = ask(f"{base}?lesson={lesson}&lang=ru").text
        assert (
            f"by {kernel} {{&#39;lesson&#39;: &#39;{lesson}&#39;, &#39;lang&#39;: &#39;ru&#39;}} ru" in page
        )


def test_large_scripts_are_announced_and_no_visitor_can_add_to_them() -> None:
    scripts = Scripts()
    for number in range(100):
        scripts.record(f"/voila/static/v1/{number}.voila.js?v=ab12", number)
    for forged in ("/x.js>; rel=preload, <//elsewhere/y.js", "//elsewhere y.js", "/x.css", "/x.js?v=<>"):
        scripts.record(forged, 1_000_000)
    header = scripts.header
    assert header.startswith(
        "</voila/static/v1/99.voila.js?v=ab12>; rel=preload; as=script, </voila/static/v1/98."
    )
    assert len(header) < 3000 and "elsewhere" not in header and ".css" not in header
    scripts.all_here()
    scripts.record("/late.js", 2_000_000)
    assert scripts.header == header


def test_small_messages_are_sent_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []

    class Scripts:
        def all_here(self) -> None:
            done.append("scripts")

    async def opened(_self: object, kernel_id: str) -> None:
        done.append(kernel_id)

    line = object.__new__(KernelSocket)
    monkeypatch.setattr(VoilaKernelWebsocketHandler, "open", opened)
    monkeypatch.setattr(KernelSocket, "settings", {"tutor_scripts": Scripts()}, raising=False)
    monkeypatch.setattr(line, "set_nodelay", lambda value: done.append(value), raising=False)
    asyncio.run(line.open("k"))
    assert done == [True, "k", "scripts"]
