"""Questions about a position in words: what somebody is taken to have asked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from tutor.analysis.legality import Verdict
from tutor.analysis.queries.cues import QuestionKind
from tutor.analysis.queries.interpretation import Interpretation
from tutor.trace.words import Speaker
from tutor.views.analysis.outcomes import SIGNS
from tutor.views.buttons import button
from tutor.views.lesson.why import rule_title
from tutor.views.markup import Html, tag
from tutor.views.words import capital, wording

CHOICES: Final = 8
"""So many moves that could be meant stand unfolded."""


def move_text(move: Verdict, speaker: Speaker) -> str:
    """Who makes a move, and what stands on its button; with the rule that asks where that is only a name."""
    words, option = wording(speaker.lang), move.option
    who, what = speaker.name(move.seat), speaker.option_inside(option)
    values = (option.value, *(value for _, value in option.facts))
    ids = (value[0] if isinstance(value, tuple) and len(value) == 1 else value for value in values)
    if what.strip("«»“”") in {speaker.name(id) for id in ids if isinstance(id, str)}:
        return words("asked-about-name", who=who, name=what, rule=rule_title(move.rule, speaker.lang))
    return words("asked-about-move", who=who, move=what)


def question_text(asked: Interpretation, speaker: Speaker) -> str:
    """A question in full. Typed in, it is understood as that same question."""
    words, kind = wording(speaker.lang), asked.kind
    about = [move_text(one, speaker) for one in asked.moves] if not asked.words else []
    if asked.words:
        kinds = Counter(one.option.kind for one in asked.moves)
        first = max(asked.moves, key=lambda one: kinds[one.option.kind])
        text = words("asked-which", who=speaker.name(first.seat), what=_open_text(first, speaker))
    elif asked.fact is not None:
        fact, compared = asked.fact, f"{SIGNS[asked.fact.op]} {asked.fact.value}" if asked.fact.op else ""
        text = words("asked-fact", fact=speaker.fact(fact.fact), compared=compared or None)
    elif kind == "order" and len(about) > 1:
        text = words("asked-order", first=about[0], second=about[1])
    elif about and kind != "order":
        text = words(f"asked-{kind}", about=about[0])
    elif asked.seat:
        text = words("asked-may-seat", who=speaker.name(asked.seat))
    else:
        text = words(f"asked-{kind}-all")
    return capital(text)


def _open_text(move: Verdict, speaker: Speaker) -> str:
    """What stands on the buttons of moves of a kind, their objects left open; else the rule that asks."""
    text = speaker.option_open(move.option.kind)
    return text[:1].lower() + text[1:] if re.search(r"\w", text) else rule_title(move.rule, speaker.lang)


def move_choices(kind: QuestionKind, moves: Sequence[Verdict], speaker: Speaker) -> Html:
    """How many moves of a kind are allowed, and a button for each: the allowed first, the rest folded."""
    words = wording(speaker.lang)
    first = sorted(moves, key=lambda one: len(one.reasons))
    rows = [tag("li", _choice(kind, one, speaker)) for one in first]
    more = tag(
        "details",
        tag("summary", words("which-more", n=len(rows) - CHOICES)),
        tag("ul", *rows[CHOICES:]),
        data_key="which-more",
    )
    allowed = sum(one.allowed for one in moves)
    head = tag("h3", words("which-allowed", n=allowed, of=len(moves)), role="status")
    return tag(
        "div", head, tag("ul", *rows[:CHOICES]), more if len(rows) > CHOICES else None, class_="rt-which"
    )


def _choice(kind: QuestionKind, move: Verdict, speaker: Speaker) -> Html:
    """A button that asks about one of several moves, and says whether it is allowed."""
    words = wording(speaker.lang)
    says = words("may-allowed") if move.allowed else words("which-refused", n=len(move.reasons))
    text = words("which-move", move=speaker.option(move.option), says=says)
    return button("ask-pick", text, Interpretation(kind, (move,)).key)


def order_text(moves: Sequence[Verdict], speaker: Speaker) -> str:
    """Which of several moves comes first: the only one that is allowed now, either, or neither."""
    words, allowed = wording(speaker.lang), [one for one in moves if one.allowed]
    if len(allowed) == 1:
        return words("order-first", move=move_text(allowed[0], speaker))
    return words("order-either" if allowed else "order-neither")
