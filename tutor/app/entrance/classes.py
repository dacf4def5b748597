"""The classes that a server serves: who is in one, who may join."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Final, TypeVar

from tutor.app.entrance.identity import Visitor
from tutor.classroom.answers import Classroom, Learner
from tutor.classroom.errors import StoreError
from tutor.classroom.names import fold
from tutor.classroom.store import Store

T = TypeVar("T")

PATIENCE: Final = 2.0
"""Seconds that a page waits for the database before it believes the cookie."""


class Classes:
    """The classes of one server, known to the store. The database is asked in threads of their own."""

    def __init__(self, store: Store, wanted: Iterable[tuple[str, str]]) -> None:
        """`wanted`: title and code of each; one whose title is its code keeps the title that it had.

        Raises StoreError.
        """
        self._store = store
        self._classes = {classroom.id: classroom for classroom in (_served(store, *each) for each in wanted)}
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="classes")

    def take_in(self, learner: str, nickname: str) -> None:
        """Have somebody who is known otherwise be in the first class. Raises StoreError."""
        self._store.ensure(learner, nickname, next(iter(self._classes)))

    def by_code(self, code: str) -> Classroom | None:
        """The class with that code, found in the same time wherever a wrong code differs."""
        fit = [k for k in self._classes.values() if hmac.compare_digest(_mark(k.code), _mark(code))]
        return fit[0] if fit else None

    def of(self, visitor: Visitor) -> Classroom | None:
        """The class that a visitor's cookie names, if it is served here."""
        return self._classes.get(visitor.class_id)

    async def lets_in(self, visitor: Visitor) -> bool:
        """Whether a visitor is in a class; while the database is away, the cookie alone decides."""
        if self.of(visitor) is None:
            return False
        try:
            learner = await asyncio.wait_for(self.learner(visitor), PATIENCE)
        except (StoreError, TimeoutError):
            return True
        return learner is not None

    async def learner(self, visitor: Visitor) -> Learner | None:
        """What the store knows of a visitor who is in a class. Raises StoreError."""
        learner = await self._ask(lambda: self._store.learner(visitor.learner))
        return learner if learner and learner.class_id == visitor.class_id and self.of(visitor) else None

    async def has_left(self, visitor: Visitor) -> bool:
        """Whether a visitor was in a class and had everything of theirs deleted. Raises StoreError."""
        return self.of(visitor) is not None and await self._ask(
            lambda: self._store.is_forgotten(visitor.learner)
        )

    async def join(self, classroom: Classroom, nickname: str) -> tuple[Learner, str]:
        """A new learner, and the key to come back with. Raises NicknameTaken and other StoreErrors."""
        return await self._ask(lambda: self._store.join(classroom, nickname))

    async def rejoin(self, classroom: Classroom, nickname: str, return_key: str) -> Learner:
        """The learner who comes back. Raises WrongReturnKey and other StoreErrors."""
        return await self._ask(lambda: self._store.rejoin(classroom, nickname, return_key))

    async def _ask(self, question: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, question)


def _served(store: Store, title: str, code: str) -> Classroom:
    """The class with a code, as it is titled now; a new one if there is none."""
    classroom = store.class_by_code(code)
    if classroom is None:
        return store.add_class(title, code)
    return classroom if title in (code, classroom.title) else store.retitle(classroom, title)


def _mark(code: str) -> bytes:
    return sha256(fold(code).encode("utf-8", "replace")).digest()
