"""Pages on which a visitor says who they are: plain forms, without a kernel and without a script."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.utils import url_path_join

from tutor.app.entrance.identity import Known
from tutor.app.entrance.rate_limit import Tries
from tutor.app.request import read_request
from tutor.app.serving.app_pages import Listing
from tutor.app.serving.pages import PlainErrors, theme
from tutor.app.words import AppWords, app_words
from tutor.rules.words import LANGS, Lang
from tutor.views import shell

if TYPE_CHECKING:
    from tutor.app.entrance.classes import (
        Classes,  # brings the database along, which a server without classes spares
    )

LONGEST_NICKNAME: Final = 40
LONGEST_FIELD: Final = 300
"""What is longer was not typed."""

GUESSES: Final = 20
"""So many wrong codes, keys and tokens a minute from one address."""

ARRIVALS: Final = 120
"""So many forms a minute from one address: a whole class may share it."""


@dataclass(frozen=True, slots=True)
class Field:
    """One line of a form; `wrong` says what is wrong with what was entered."""

    name: str
    label: str
    note: str = ""
    value: str = ""
    wrong: str = ""
    secret: bool = False
    needed: bool = True


class FormPage(PlainErrors, Known, JupyterHandler):
    """A form in the language of the visitor."""

    guesses: Tries
    arrivals: Tries

    def initialize(self, guesses: Tries, arrivals: Tries) -> None:
        self.guesses, self.arrivals = guesses, arrivals

    @property
    def classes(self) -> Classes | None:
        """The classes of this server, if it has any."""
        setting: Classes | None = self.settings["tutor_classes"]
        return setting

    @property
    def lang(self) -> Lang:
        language = read_request(self.request.query, self.request.headers.get("Accept-Language", "")).language
        return "ru" if language == "ru" else "en"

    @property
    def words(self) -> AppWords:
        return app_words(self.lang)

    @property
    def onwards(self) -> str:
        """Where the visitor wanted to go, on this server."""
        notebooks = Listing(Path(self.settings["tutor_notebooks"]))
        return local(self.get_query_argument("next", ""), self.base_url, notebooks)

    def entered(self, name: str) -> str:
        """What was entered, without space around it."""
        # Tornado's own way of reading it would hide control characters.
        sent = self.request.body_arguments.get(name, [b""])[-1]
        return self.decode_argument(sent, name)[:LONGEST_FIELD].strip()

    def show(
        self,
        title: str,
        *texts: str,
        fields: Iterable[Field] = (),
        button: str = "",
        links: Iterable[tuple[str, str]] = (),
        code: str = "",
        wrong: str = "",
        status: int = 200,
    ) -> None:
        """Answer with a page: the bar, what it says, its form if it has a `button`, and where it leads."""
        here = self.request.path.rpartition("/")[2]
        address = {lang: f"{here}?{urlencode({'lang': lang, 'next': self.onwards})}" for lang in LANGS}
        home = f"{self.base_url}?{urlencode({'lang': self.lang})}"
        top = shell.top(
            ((self.words("app-title"), home), (title, "")), self.lang, tools=(), languages=address
        )
        template = self.settings["voila_jinja2_env"].get_template("form.html")
        self.set_status(status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.finish(
            template.render(
                title=title, texts=texts, fields=tuple(fields), button=button, links=links, shown=code,
                wrong=wrong, lang=self.lang, top=str(top), main=shell.MAIN, action=address[self.lang],
                optional=self.words("form-optional"), theme_url=url_path_join(self.base_url, theme()[0]),
                xsrf=self.xsrf_form_html() if button else "",
            )
        )  # fmt: skip

    def busy(self) -> bool:
        """Whether too much came from this address; if not, one more guess is counted."""
        address = self.request.remote_ip or ""
        return not (self.arrivals.take(address) and self.guesses.take(address))

    def no_guess(self) -> None:
        """What was just entered was right, or not about a secret."""
        self.guesses.give_back(self.request.remote_ip or "")

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        if status_code == 403 and self.request.method == "POST":
            known = "_xsrf" in self.request.cookies
            title = self.words("form-stale-title" if known else "form-cookies-title")
            message = self.words("form-stale" if known else "form-cookies")
            links = [(self.words("form-again"), self.request.path)]
            self.show(title, message, links=links, status=403)
        else:
            super().write_error(status_code, **kwargs)


def local(address: str, base_url: str, notebooks: Iterable[str]) -> str:
    """The page of a notebook that an address names, put together anew, else the start: never elsewhere."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return base_url
    front = url_path_join(base_url, "voila/render/")
    name = unquote(parts.path).removeprefix(front)
    if parts.scheme or parts.netloc or not unquote(parts.path).startswith(front) or name not in notebooks:
        return base_url
    query = urlencode(parse_qsl(parts.query, keep_blank_values=True))
    return front + quote(name) + (f"?{query}" if query else "")
