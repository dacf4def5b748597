"""The pictures of a turn itself: its three kinds while one is chosen, and what goes on when it is over."""

from __future__ import annotations

from tutor.games.penumbra.procedures.turn import OPTIONS
from tutor.games.penumbra.views.stage import attempt, board
from tutor.games.penumbra.views.stage.look import View
from tutor.views.markup import Html, tag
from tutor.views.stage import Stage, pieces

CHOSEN = 3
"""Where the program of a turn goes on once its kind is chosen."""
OVER = ("mortal", "tidy")


def is_chosen(view: View) -> bool:
    """Whether the kind of the turn is chosen now, or has been by this very step."""
    frame = view.frame("turn")
    return frame is not None and frame.path[0] <= CHOSEN and not view.runs("play-turn")


def kinds(view: View) -> Stage:
    """The three kinds of turn side by side, above the board that tells which one is wanted."""
    question = view.setting.question
    allowed = {one.key for one in question.options} if question is not None else {one.key for one in OPTIONS}
    frame = view.frame("turn")
    chosen = str(frame.get("kind") or "") if frame is not None else ""
    made = [_kind(view, one.key, one.key in allowed, lit=one.key == chosen) for one in OPTIONS]
    choice = tag("div", *made, class_="st-row st-paths")
    text = view.by("stage-choosing", view.seat)
    return board.stage(view, choice, text=text)


def _kind(view: View, kind: str, allowed: bool, *, lit: bool) -> Html:
    option = next(one for one in OPTIONS if one.key == kind)
    trials = ", ".join(map(view.name, view.table.trials)) if kind == "trial" else ""
    return pieces.piece(
        "path",
        tag("b", view.speaker.option(option)),
        tag("p", view.speaker.option_note(option)),
        tag("p", trials) if trials else None,
        None if allowed else tag("small", f"⊘ {view.words('stage-not-now')}"),
        key=view.key(f"turn-{kind}"),
        pick=view.pick(f"turn-{kind}"),
        look="" if allowed else "is-dim",
        lit=lit,
    )


def over(view: View) -> Stage:
    """The steps of the end of a turn above the board."""
    frame = view.frame("end-of-turn")
    at = 0 if frame is None else min(frame.path[0], len(OVER))
    names = [view.words(f"stage-over-{name}") for name in OVER]
    text = view.by("stage-over", view.seat)
    return board.stage(view, pieces.caption(text), attempt.track(view, names, at), text=text)
