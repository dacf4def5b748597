"""Who a visitor is: signed cookies that only this server can make, or whom a JupyterHub lets in.

A cookie that was forged, altered, made elsewhere or is out of date counts as none. The names of the cookies
hold a mark of the secret, so that servers with other data on the same machine do not overwrite them.
"""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from posixpath import normpath
from typing import Any, Final
from uuid import uuid4

import tornado.web
from tornado.web import HTTPError, create_signed_value, decode_signed_value

from tutor.app.request import HUB

LEARNER_HEADER: Final = "Tutor-Learner"
TEACHER_HEADER: Final = "Tutor-Teacher"
"""Only the server sets them; Voilà hands them to the kernel (see `tutor.app.request`)."""

TEACHER_NOTEBOOKS: Final = ("class.ipynb",)
"""Opened for teachers only, and never started ahead of a visitor."""

AUTHOR_NOTEBOOKS: Final = ("studio.ipynb",)
"""Where there are classes, opened for teachers only."""

LEARNER_VARIABLE: Final = "HTTP_TUTOR_LEARNER"
TEACHER_VARIABLE: Final = "HTTP_TUTOR_TEACHER"
"""Those headers in a kernel's environment."""

DAYS: Final = 400
"""No browser keeps a cookie for longer; each visit renews it."""

TEACHER_DAYS: Final = 120


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks. `class_id` is the id of the class that was joined, or empty."""

    learner: str
    class_id: str = ""
    teacher: bool = False

    @property
    def of_hub(self) -> bool:
        """Whether a JupyterHub says who this is: no cookie is needed."""
        return self.learner.startswith(HUB)


class Identities:
    """Makes and reads the cookies of one server.

    `token` is what a teacher shows; empty: nobody is one.
    """

    def __init__(self, secret: bytes, token: str = "", clock: Callable[[], float] = time.time) -> None:
        self._secret, self._token, self._clock = secret, token, clock
        mark = sha256(b"tutor" + secret).hexdigest()[:8]
        self.learner_cookie: Final = f"tutor-learner-{mark}"
        self.teacher_cookie: Final = f"tutor-teacher-{mark}"

    @property
    def has_teacher(self) -> bool:
        return bool(self._token)

    def fits(self, token: str) -> bool:
        """Whether this is the teacher's token, compared in a time that says nothing about it."""
        return hmac.compare_digest(self._proof(token), self._proof(self._token)) and self.has_teacher

    def read(self, cookies: Mapping[str, str]) -> Visitor | None:
        """Who sent these cookies; None for a visitor who is new here."""
        teacher = self.has_teacher and hmac.compare_digest(
            self._signed_in(self.teacher_cookie, cookies, TEACHER_DAYS), self._proof(self._token)
        )
        learner, _, class_id = self._signed_in(self.learner_cookie, cookies, DAYS).partition(" ")
        if learner:
            return Visitor(learner, class_id, teacher)
        return Visitor(uuid4().hex, teacher=True) if teacher else None

    def learner_value(self, visitor: Visitor) -> bytes:
        """The cookie by which a learner is known again."""
        return self._sign(self.learner_cookie, f"{visitor.learner} {visitor.class_id}")

    def teacher_value(self) -> bytes:
        """The cookie of a teacher; it no longer counts once the token is another."""
        return self._sign(self.teacher_cookie, self._proof(self._token))

    def _proof(self, token: str) -> str:
        return hmac.new(self._secret, b"teacher " + token.encode(), sha256).hexdigest()

    def _sign(self, name: str, value: str) -> bytes:
        signed: bytes = create_signed_value(self._secret, name, value, clock=self._clock)
        return signed

    def _signed_in(self, name: str, cookies: Mapping[str, str], days: int) -> str:
        value = decode_signed_value(self._secret, name, cookies.get(name), days, clock=self._clock)
        return value.decode() if value else ""


def hub_visitor(user: Any) -> Visitor:
    """A user whom a JupyterHub let in; its admins are teachers."""
    about: Mapping[str, Any] = user.hub_user
    return Visitor(f"{HUB}{about['name']}", teacher=about.get("admin") is True)


class Known(tornado.web.RequestHandler):
    """Mixed in before another handler: it knows who visits."""

    _visitor: Visitor | None = None

    @property
    def identities(self) -> Identities:
        setting: Identities = self.settings["tutor_identities"]
        return setting

    @property
    def visitor(self) -> Visitor:
        """Who asks; a new learner if nobody is known by the cookies; behind a JupyterHub whom the Hub let in.

        Raises `HTTPError` there for somebody who is not logged in.
        """
        if self._visitor is None and self.settings["tutor_hub"]:
            if self.current_user is None:
                raise HTTPError(403)
            self._visitor = hub_visitor(self.current_user)
        if self._visitor is None:
            sent = {name: morsel.value for name, morsel in self.request.cookies.items()}
            self._visitor = self.identities.read(sent) or Visitor(uuid4().hex)
        return self._visitor

    def remember(self, visitor: Visitor) -> None:
        """Have the browser keep who this is."""
        self._visitor = visitor
        if not visitor.of_hub:
            self._keep(self.identities.learner_cookie, self.identities.learner_value(visitor), DAYS)

    def remember_teacher(self) -> None:
        """Have the browser keep that this is a teacher."""
        self._keep(self.identities.teacher_cookie, self.identities.teacher_value(), TEACHER_DAYS)

    def forget(self) -> None:
        """Have the browser forget learner and teacher."""
        for name in (self.identities.learner_cookie, self.identities.teacher_cookie):
            self.clear_cookie(name, path=self.settings["base_url"])

    def _keep(self, name: str, value: bytes, days: int) -> None:
        self.set_cookie(
            name,
            value,
            expires_days=days,
            path=self.settings["base_url"],
            httponly=True,
            samesite="Lax",
            secure=self.request.protocol == "https",
        )


def for_teachers(notebook: str, *, in_class: bool = False) -> bool:
    """Whether a notebook, by its path, is opened for teachers only, where there are classes if `in_class`.

    Pages of the app stand at the top; a chapter of the same name lies in a folder, and anybody may read it.
    """
    name = normpath(notebook).lstrip("/")
    return name in TEACHER_NOTEBOOKS or (in_class and name in AUTHOR_NOTEBOOKS)
