"""The drafts that a browser keeps: each under an id of its own, so that none takes another's place."""

from __future__ import annotations

import re
import secrets

import msgspec

from tutor.app.studio.session import Draft, Studio
from tutor.app.widgets.bridge import LONGEST_KEPT, Bridge
from tutor.rules.located import load_located

SHELF = "tutor.draft"
"""What the browser keeps them under."""

MOST_DRAFTS = 50
"""No more of them are listed."""

_ID = re.compile(r"[0-9a-f]{16}")
_NAME = re.compile(r"[\w-]{1,80}")


class Drafts:
    """The drafts that were sent by the browser, by their ids."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.known: dict[str, Draft] = {}
        bridge.kept_as = SHELF

    def take(self, text: str) -> Draft | None:
        """Takes what the browser sends; None for what is no draft of ours."""
        try:
            draft = msgspec.json.decode(text, type=Draft) if text else None
        except msgspec.DecodeError:
            return None
        if draft is None or not _ID.fullmatch(draft.id) or not _NAME.fullmatch(draft.name):
            return None
        if len(self.known) < MOST_DRAFTS:
            self.known[draft.id] = draft
        return draft

    def keep(self, studio: Studio) -> bool:
        """Has the browser keep a draft; False where it is too long for that."""
        studio.id = studio.id or secrets.token_hex(8)
        text = msgspec.json.encode(studio.snapshot).decode()
        if len(text) > LONGEST_KEPT:
            return False
        self.known[studio.id] = studio.snapshot
        self.bridge.keep(studio.id, text)
        return True

    def forget(self, id: str) -> None:
        """Has the browser forget a draft."""
        if self.known.pop(id, None) is not None:
            self.bridge.drop(id)

    def titles(self, lang: str) -> list[tuple[str, str]]:
        """The ids of all drafts with what they are called."""
        return [(draft.id, title_in(draft.text, lang) or draft.name) for draft in self.known.values()]


def title_in(text: str, lang: str) -> str:
    """The title that a text of a lesson has; "" where it has none."""
    data = load_located(text, "").data
    title = data.get("title") if isinstance(data, dict) else None
    value = title.get(lang) if isinstance(title, dict) else None
    return value[:80] if isinstance(value, str) else ""
