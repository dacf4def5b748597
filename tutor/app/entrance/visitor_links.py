"""Where a start page leads besides lessons: a teacher to the class, a learner to who they are."""

from __future__ import annotations

from urllib.parse import urlencode

from tutor.app.request import HUB, Request
from tutor.app.words import AppWords


def visitor_links(request: Request, words: AppWords) -> list[tuple[str, str]]:
    """Words and address of where a teacher sees the class, a learner who they are, and both sign out.

    The users of a JupyterHub sign out there.
    """
    query = urlencode({"lang": words.lang})
    of_hub = request.learner.startswith(HUB)
    if request.teacher:
        seen = [(words("class-seen"), f"class.ipynb?{query}")]
        return seen if of_hub else [*seen, (words("leave-button"), f"../../leave?{query}")]
    return [(words("class-mine"), f"../../join?{query}")] if request.in_class and not of_hub else []
