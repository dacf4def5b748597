"""The pages on which a teacher signs in, and anybody signs out."""

from __future__ import annotations

from pathlib import Path

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.utils import url_path_join
from tornado.web import HTTPError

from tutor.app.entrance.forms import Field, FormPage
from tutor.app.entrance.identity import TEACHER_NOTEBOOKS
from tutor.app.serving.app_pages import Listing
from tutor.app.serving.pages import PlainErrors


class TeachPage(FormPage):
    """The teacher signs in with the token of the server."""

    async def prepare(self) -> None:  # type: ignore[override]
        await super().prepare()
        if not self._finished and not self.identities.has_teacher:
            raise HTTPError(404)

    def get(self) -> None:
        token = self.get_query_argument("token", "")
        if token:
            return self._sign_in(token)
        if self.visitor.teacher:
            return self.redirect(self._class_page())
        self._form()

    def post(self) -> None:
        self._sign_in(self.entered("teacher"))

    def _sign_in(self, token: str) -> None:
        if self.busy():
            self.set_header("Retry-After", "60")
            return self._form(wrong=self.words("join-too-often"), status=429)
        if not self.identities.fits(token):
            return self._form({"teacher": self.words("teach-wrong")}, status=403)
        self.no_guess()
        self.remember_teacher()
        self.redirect(self._class_page(), status=303)

    def _class_page(self) -> str:
        """The first page for teachers that is here."""
        there = Listing(Path(self.settings["tutor_notebooks"]))
        name = next((name for name in TEACHER_NOTEBOOKS if name in there), "")
        return url_path_join(self.base_url, "voila/render", name) if name else self.base_url

    def _form(self, amiss: dict[str, str] | None = None, wrong: str = "", status: int = 200) -> None:
        say, about = self.words, (amiss or {}).get("teacher", "")
        fields = [Field("teacher", say("teach-token"), wrong=about, secret=True)]
        self.show(
            say("teach-title"),
            say("teach-intro"),
            fields=fields,
            button=say("teach-button"),
            wrong=wrong,
            status=status,
        )


class LeavePage(FormPage):
    """A learner or a teacher signs out on this browser."""

    def get(self) -> None:
        who = self.visitor
        if who.of_hub and not who.teacher:
            return self.redirect(self.base_url)
        in_class = self.classes is not None and self.classes.of(who)
        texts = [self.words("leave-teacher")] if who.teacher else []
        if in_class or not who.teacher:
            texts.append(self.words("leave-class" if in_class else "leave-alone"))
        links = [(self.words("leave-stay"), self.onwards)]
        self.show(self.words("leave-title"), *texts, button=self.words("leave-button"), links=links)

    def post(self) -> None:
        self.forget()
        if self.identity_provider.login_available:
            self.identity_provider.clear_login_cookie(self)
        self.redirect(self.base_url, status=303)


class SignOut(PlainErrors, JupyterHandler):
    """The address at which Jupyter signs out: leads to the page that does it here."""

    @allow_unauthenticated
    def get(self) -> None:
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(url_path_join(self.base_url, "leave") + query)
