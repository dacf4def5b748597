"""The picture of fate: the card that is turned up from the fate deck, and what it does."""

from __future__ import annotations

from tutor.games.penumbra.views.stage import attempt, board, parts
from tutor.games.penumbra.views.stage.extras import extras
from tutor.games.penumbra.views.stage.look import GAME, View
from tutor.games.penumbra.views.stage.seats import plates, stock_facts
from tutor.games.penumbra.views.table import phrases
from tutor.games.penumbra.views.table.fate import condition
from tutor.games.penumbra.views.table.rows import trial_of
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Stage, pieces
from tutor.views.words import capital

RESOLVED = {1: 0, 2: 1}
"""Which line of an event each sentence carries out: what every wizard does, what one does."""


def stage(view: View) -> Stage:
    """The deck, the card that comes from it, what lies beside the card then, and the board it changes."""
    frame = view.frame("reveal-fate")
    assert frame is not None
    id, part = str(frame.get("card") or ""), str(frame.get("part") or "")
    text = view.words("stage-fate-up", what=view.name(id)) if id else view.words("stage-fate-due")
    row = [parts.deck(view, "fate")]
    if id:
        row += [pieces.arrow(view.words("stage-turned-up")), card(view, id, RESOLVED.get(frame.path[0], -1))]
    resolving = part == "event" and view.runs("do-steps")
    scene = join(
        pieces.caption(text),
        tag("div", *row, class_="st-row st-row--line st-fate"),
        _beside(view, part) if id else None,
        board.panel(view, view.wizard) if resolving else None,
        extras(view),
    )
    return Stage(scene, f"{text}.", plates(view), stock_facts(view))


def card(view: View, id: str, running: int = -1) -> Html:
    """A card of the fate deck face up: a trial, an event, a prophecy or a goal."""
    if trial_of(view.scene, id) is not None:
        return attempt.card(view, id)
    words, speaker, part = view.words, view.speaker, view.part(id)
    if part == "event":
        face = view.box.event(id)
        rows = [
            (key, phrases.both(speaker, [phrases.step(speaker, step) for step in steps]))
            for key, steps in (("all", face.all or ()), ("you", face.you or ()))
        ]
        lines = [words(f"stage-event-{key}", what=what) if what else "" for key, what in rows]
        kind = words("stage-event")
    else:
        lines = [capital(condition(view.scene, id))]
        kind = words(f"omen-{part}")
    return pieces.card(
        GAME, id, view.name(id), key=view.key(f"card-{id}"), kind=kind, lines=lines, running=running,
        lit=True, pick=view.pick(f"card-{id}"),
    )  # fmt: skip


def _beside(view: View, part: str) -> Html | None:
    """The cards of its kind among which the card lies from now on."""
    table = view.table
    if part == "trial":
        others = [id for id in table.trials if not view.has(f"card-{id}")]
        row: Html | None = tag("div", *[parts.some_card(view, id) for id in others], class_="st-row")
    elif part in ("prophecy", "goal"):
        others = [id for id in (*table.prophecies, *table.goals) if not view.has(f"card-{id}")]
        row = parts.omens(view, *others)
    else:
        return None
    title = view.words(f"stage-lie-{'trials' if part == 'trial' else 'omens'}")
    return tag("div", pieces.group(title, row), class_="st-quiet") if others else None
