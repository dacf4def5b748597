"""How Penumbra's table looks: threat dice, pool, marks, ingredients and cards, with what changed lit up."""

from __future__ import annotations

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.games.penumbra.drawing.board import marks, others, pool, stock
from tutor.games.penumbra.drawing.cards import cards
from tutor.games.penumbra.drawing.scene import Scene, scene
from tutor.games.penumbra.drawing.threat import threat_dice
from tutor.games.penumbra.state import Table
from tutor.games.penumbra.wizard import Wizard
from tutor.trace.words import Speaker
from tutor.views.markup import Html, badge, region, tag


def table(
    state: State[Table],
    before: State[Table] | None,
    question: Question | None,
    speaker: Speaker,
    seat: str = "",
) -> Html:
    """The region "Table": one wizard in full, the others in brief.

    `before` is the position one step earlier: what differs is lit, dice that are gone are shown struck
    through. `question` marks what may be picked. `seat` is whose board is shown in full; without it that is
    the wizard whom the threat is against, else the one whose turn it is.
    """
    here = scene(state, before, question, speaker)
    threat = here.table.threat
    wizard = here.table.wizard(seat or (threat.seat if threat is not None else here.table.turn.seat))
    earlier = here.before.wizard(wizard.seat)
    return region(
        "table",
        here.words("head-table"),
        here.words("table-note", who=speaker.name(wizard.seat)),
        _turn(here, wizard),
        threat_dice(here),
        pool(here, wizard, earlier),
        marks(here, wizard, earlier),
        stock(here, wizard, earlier),
        cards(here, wizard, earlier),
        others(here, wizard),
    )


def _turn(here: Scene, wizard: Wizard) -> Html:
    """Whose turn it is, and the trial that is being attempted."""
    words, now, trial = here.words, here.table, here.table.trial
    said = [words(f"turn-{now.turn.kind}", who=here.speaker.name(now.turn.seat))]
    if now.turn.over:
        said.append(words("turn-over"))
    if trial is not None:
        said.append(words("trial-line", trial=here.speaker.name(trial.card), threat=trial.threat))
        said += [words("trial-rift", n=trial.rift)] if trial.rift else []
        said += [words("trial-passed")] if trial.passed else []
        said += [words("trial-gone")] if trial.gone else []
    rest = badge(words("must-rest")) if wizard.must_rest else None
    return tag("p", "; ".join(said), " " if rest else None, rest, class_="rt-note")
