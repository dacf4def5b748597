"""What a server needs to know its visitors: the secret it signs with, and the classes they join."""

from __future__ import annotations

import os
import secrets
import sys
from typing import TYPE_CHECKING, Final

from tutor.app.entrance.identity import Identities
from tutor.app.request import HUB
from tutor.app.serving.options import Options, ServeError
from tutor.classroom import data_folder
from tutor.classroom.errors import StoreError

if TYPE_CHECKING:
    from tutor.app.entrance.classes import Classes

HUB_USER: Final = "JUPYTERHUB_USER"
"""The variable of the environment in which a JupyterHub names the user of a server."""

JOIN_SECONDS: Final = 30.0
"""Seconds that whoever joins a class waits for those who join at the same time."""


def identities(options: Options) -> Identities:
    """Who visitors are, by cookies that outlive the server if its secret can be kept.

    Raises `ServeError` where there are classes and it cannot.
    """
    try:
        secret = data_folder.secret()
    except StoreError as error:
        advice = f"{error}. Name a folder for the data of learners in {data_folder.DATA}."
        if options.classes:
            raise ServeError(advice) from error
        print(f"Nothing is kept of what is learnt. {advice}", file=sys.stderr)
        secret = secrets.token_bytes(32)
    return Identities(secret, options.teacher_token or "")


def open_classes(options: Options) -> Classes | None:
    """The classes that visitors have to join, if there are any. Raises `ServeError`.

    The user of a JupyterHub is in the class without joining it.
    """
    if not options.classes:
        return None
    # The database takes a while to import, and a server without classes needs none.
    from tutor.app.entrance.classes import Classes
    from tutor.classroom.store import Store

    # The variable may be set where no Hub lets visitors in: it counts only if that was asked for.
    user = os.environ.get(HUB_USER, "") if options.hub else ""
    if user and len(options.classes) > 1:
        raise ServeError("Behind a JupyterHub there can be one class only. Name one.")
    try:
        classes = Classes(Store.open(data_folder.database_url(), busy=JOIN_SECONDS), options.classes)
        if user:
            classes.take_in(f"{HUB}{user}", user)
    except StoreError as error:
        raise ServeError(f"{error}. The classes cannot be opened.") from error
    return None if user else classes
