"""Questions about a position in words: what somebody is taken to have asked."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.analysis.legality import Verdict
from tutor.analysis.queries.interpretation import Interpretation
from tutor.trace.words import Speaker
from tutor.views.analysis.outcomes import SIGNS
from tutor.views.lesson.why import rule_title
from tutor.views.words import capital, wording


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
    about = [move_text(one, speaker) for one in asked.moves]
    if asked.fact is not None:
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


def order_text(moves: Sequence[Verdict], speaker: Speaker) -> str:
    """Which of several moves comes first: the only one that is allowed now, either, or neither."""
    words, allowed = wording(speaker.lang), [one for one in moves if one.allowed]
    if len(allowed) == 1:
        return words("order-first", move=move_text(allowed[0], speaker))
    return words("order-either" if allowed else "order-neither")
