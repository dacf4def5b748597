"""The picture of the end: the points of every seat, part by part."""

from __future__ import annotations

from tutor.games.penumbra.stage.look import View
from tutor.games.penumbra.stage.seats import plates
from tutor.views.markup import join, tag
from tutor.views.stage import Stage, pieces
from tutor.views.words import capital


def stage(view: View) -> Stage:
    """A table of points, the part that has just been counted in gold, the sum below."""
    words, speaker, table = view.words, view.speaker, view.table
    was = {score.seat: len(score.parts) for score in view.before.scores}
    names = dict.fromkeys(name for score in table.scores for name, _ in score.parts)
    head = [tag("th", words("score-part"), scope="col")]
    head += [tag("th", capital(view.who(score.seat)), scope="col") for score in table.scores]
    rows = []
    for name in names:
        cells = []
        for score in table.scores:
            held = [part for part, _ in score.parts]
            n = dict(score.parts).get(name)
            new = name in held and held.index(name) >= was.get(score.seat, 0)
            cells.append(tag("td", "" if n is None else speaker.value(n), class_="is-now" if new else None))
        rows.append(tag("tr", tag("th", words(f"score-{name}"), scope="row"), *cells))
    sums = [tag("td", tag("b", speaker.value(score.total))) for score in table.scores]
    total = tag("tr", tag("th", words("score-total"), scope="row"), *sums, class_="is-total")
    grid = tag("table", tag("thead", tag("tr", *head)), tag("tbody", *rows, total), class_="st-scores")
    told = [f"{capital(view.who(score.seat))}: {speaker.value(score.total)}" for score in table.scores]
    won = ", ".join(view.name(seat) for seat in table.winners)
    winner = pieces.note(words("stage-winner", who=won), good=True) if won else None
    return Stage(join(grid, winner), f"{words('scores')}. {'; '.join(told)}.", plates(view))
