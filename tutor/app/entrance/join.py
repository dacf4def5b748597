"""The page on which a visitor joins a class."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

from tornado.web import HTTPError

from tutor.app.entrance.forms import Field, FormPage
from tutor.app.entrance.identity import Visitor
from tutor.classroom.answers import Classroom, Learner
from tutor.classroom.errors import NicknameTaken, StoreError, WrongReturnKey

if TYPE_CHECKING:
    from tutor.app.entrance.classes import Classes

LONGEST_NICKNAME: Final = 40

TURNS: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Bidirectional classes of the signs that turn the direction of all the text behind them, unseen."""

UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are blank."""


class JoinPage(FormPage):
    """A visitor joins a class, or comes back to it."""

    @property
    def open(self) -> Classes:
        """The classes that can be joined."""
        if self.classes is None:
            raise HTTPError(404)
        return self.classes

    async def get(self) -> None:
        try:
            if learner := await self.open.learner(self.visitor):
                return self._here(learner)
            left = await self.open.has_left(self.visitor)
        except StoreError:
            return self._form(wrong=self.words("join-away"), status=503)
        self._form(notice=self.words("join-deleted") if left else "")

    async def post(self) -> None:
        if self.busy():
            self.set_header("Retry-After", "60")
            return self._form(wrong=self.words("join-too-often"), status=429)
        classroom, name = self.open.by_code(self.entered("code")), self.entered("nickname")
        amiss = {"nickname": self._about(name), "code": "" if classroom else self.words("join-wrong-code")}
        if classroom is None or any(amiss.values()):
            return self._form(amiss, status=422)
        try:
            if key := self.entered("key"):
                await self._return(classroom, name, key)
            else:
                self.no_guess()
                await self._enter(classroom, name)
        except WrongReturnKey:
            self._form({"key": self.words("join-wrong-key")}, status=422)
        except StoreError:
            self._form(wrong=self.words("join-away"), status=503)

    async def _return(self, classroom: Classroom, name: str, key: str) -> None:
        learner = await self.open.rejoin(classroom, name, key)
        self.no_guess()
        self.remember(Visitor(learner.id, classroom.id))
        self.redirect(self.onwards, status=303)

    async def _enter(self, classroom: Classroom, name: str) -> None:
        try:
            learner, made = await self.open.join(classroom, name)
        except NicknameTaken:
            mine = await self.open.learner(self.visitor)
            if mine and mine.class_id == classroom.id and mine.nickname.casefold() == name.casefold():
                return self._here(mine)  # the form was sent twice
            return self._form({"nickname": self.words("join-taken")}, status=422)
        self.remember(Visitor(learner.id, classroom.id))
        message = self.words("join-here", klass=classroom.title, nickname=learner.nickname)
        links = [(self.words("join-go-on"), self.onwards)]
        self.show(self.words("join-kept-title"), message, self.words("join-kept"), code=made, links=links)

    def _here(self, learner: Learner) -> None:
        classroom = self.open.of(self.visitor)
        links = [
            (self.words("join-go-on"), self.onwards),
            (self.words("leave-button"), f"leave?{urlencode({'lang': self.lang})}"),
        ]
        message = self.words(
            "join-here", klass=classroom.title if classroom else "", nickname=learner.nickname
        )
        self.show(self.words("join-here-title"), message, links=links)

    def _about(self, nickname: str) -> str:
        """What is wrong with a nickname, as the store will keep it."""
        nickname = unicodedata.normalize("NFKC", nickname)
        kinds = [unicodedata.category(sign) for sign in nickname]
        turning = any(unicodedata.bidirectional(sign) in TURNS for sign in nickname)
        if turning or any(kind in ("Cc", "Cs", "Zl", "Zp") for kind in kinds):
            return self.words("join-nickname-unseen")
        if len(nickname) > LONGEST_NICKNAME:
            return self.words("join-nickname-long", n=len(nickname), most=LONGEST_NICKNAME)
        seen = (sign not in UNSEEN and kind[0] in "LNPS" for sign, kind in zip(nickname, kinds, strict=True))
        return "" if any(seen) else self.words("join-nickname-empty")

    def _form(
        self, amiss: dict[str, str] | None = None, wrong: str = "", status: int = 200, notice: str = ""
    ) -> None:
        say, amiss, sent = self.words, amiss or {}, self.request.method == "POST"
        values = {name: self.entered(name) if sent else "" for name in ("code", "nickname")}
        fields = (
            Field("code", say("join-code"), "", values["code"], amiss.get("code", "")),
            Field("nickname", say("join-nickname"), say("join-nickname-note", most=LONGEST_NICKNAME),
                  values["nickname"], amiss.get("nickname", "")),
            Field("key", say("join-key"), say("join-key-note"), "", amiss.get("key", ""), needed=False),
        )  # fmt: skip
        self.show(
            say("join-title"),
            *filter(None, (notice, say("join-intro"))),
            fields=fields,
            button=say("join-button"),
            wrong=wrong,
            status=status,
        )
