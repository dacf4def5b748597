"""The picture of the end: the points of every seat, part by part, those still to be counted left empty."""

from __future__ import annotations

from tutor.games.penumbra.scoring.final_points import parts_of
from tutor.games.penumbra.state.table import Score
from tutor.games.penumbra.views.stage.look import View
from tutor.games.penumbra.views.stage.seats import plates
from tutor.views.markup import join, tag
from tutor.views.stage import Stage, pieces
from tutor.views.words import capital


def stage(view: View) -> Stage:
    """A table of points, the part that has just been counted in gold, the sum below."""
    words, speaker, table = view.words, view.speaker, view.table
    was = {score.seat: len(score.parts) for score in view.before.scores}
    counted = {score.seat: score for score in table.scores}
    scores = [counted.get(wizard.seat, Score(wizard.seat)) for wizard in table.wizards]
    names = dict.fromkeys(name for wizard in table.wizards for name in parts_of(wizard))
    head = [tag("th", words("score-part"), scope="col")]
    head += [tag("th", capital(view.who(score.seat)), scope="col") for score in scores]
    rows = []
    for name in names:
        cells = []
        for score in scores:
            held = [part for part, _ in score.parts]
            n = dict(score.parts).get(name)
            new = name in held and held.index(name) >= was.get(score.seat, 0)
            cells.append(tag("td", "" if n is None else speaker.value(n), class_="is-now" if new else None))
        rows.append(tag("tr", tag("th", words(f"score-{name}"), scope="row"), *cells))
    sums = [tag("td", tag("b", speaker.value(score.total)) if score.parts else "") for score in scores]
    total = tag("tr", tag("th", words("score-total"), scope="row"), *sums, class_="is-total")
    grid = tag("table", tag("thead", tag("tr", *head)), tag("tbody", *rows, total), class_="st-scores")
    totals = [f"{capital(view.who(score.seat))}: {speaker.value(score.total)}" for score in table.scores]
    won = ", ".join(view.name(seat) for seat in table.winners)
    winner = pieces.note(words("stage-winner", who=won), good=True) if won else None
    return Stage(join(grid, winner), f"{words('scores')}. {'; '.join(totals)}.", plates(view))
