"""Questions about a position in words: what somebody is taken to have asked."""

from __future__ import annotations

from tutor.analysis.legality import Verdict
from tutor.analysis.queries.interpretation import Interpretation
from tutor.trace.words import Speaker
from tutor.views.words import capital, wording


def move_text(move: Verdict, speaker: Speaker) -> str:
    """Who makes a move, and what stands on its button."""
    words = wording(speaker.lang)
    return words("asked-about-move", who=speaker.name(move.seat), move=speaker.option_inside(move.option))


def question_text(asked: Interpretation, speaker: Speaker) -> str:
    """A question in full. Typed in, it is understood as that same question."""
    words, kind = wording(speaker.lang), asked.kind
    about = [move_text(one, speaker) for one in asked.moves]
    if kind == "order" and len(about) > 1:
        text = words("asked-order", first=about[0], second=about[1])
    elif about and kind != "order":
        text = words(f"asked-{kind}", about=about[0])
    elif asked.seat:
        text = words("asked-may-seat", who=speaker.name(asked.seat))
    else:
        text = words(f"asked-{kind}-all")
    return capital(text)
