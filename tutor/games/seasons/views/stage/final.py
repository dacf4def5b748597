"""The end: the prestige of every seat, part by part."""

from __future__ import annotations

from tutor.games.seasons.views.stage import pieces
from tutor.games.seasons.views.stage.look import View
from tutor.games.seasons.views.stage.season import stage
from tutor.views.markup import tag
from tutor.views.seats import letters
from tutor.views.stage import Stage
from tutor.views.stage.pieces import caption


def picture(view: View) -> Stage:
    """A line for each seat, with what is added and taken off, and the total."""
    table = view.table
    scores, value = table.scores, view.scene.speaker.value
    names = tuple(dict.fromkeys(name for score in scores for name, _ in score.parts))
    signs = letters(view.scene.speaker, table.seats)
    heads = [tag("th", view.say(f"score-{name}"), scope="col") for name in names]
    rows = []
    for score in scores:
        parts = dict(score.parts)
        shade = pieces.hue(view, score.seat)
        seat = tag(
            "span", signs[score.seat], class_="st-seat__face", aria_hidden="true", style=pieces.filled(shade)
        )
        won = score.seat in table.winners
        cells = [
            tag("td", value(parts.get(name, 0)), class_="is-harm" if parts.get(name, 0) < 0 else None)
            for name in names
        ]
        total = tag("td", tag("b", value(score.total)), tag("small", view.say("won")) if won else None)
        rows.append(
            tag(
                "tr",
                tag("th", seat, " ", view.name(score.seat), scope="row"),
                *cells,
                total,
                class_="is-lit" if won else None,
                data_key=f"score-{score.seat}",
            )
        )
    head = tag("tr", tag("td"), *heads, tag("th", view.say("score-total"), scope="col"))
    counted = tag("table", tag("thead", head), tag("tbody", *rows), class_="st-scores")
    who = ", ".join(view.name(seat) for seat in table.winners)
    words = view.say("winners", who=who, n=len(table.winners)) if who else view.say("counting")
    totals = "; ".join(f"{view.name(score.seat)}: {value(score.total)}" for score in scores) + "."
    return stage(view, tag("div", caption(words), counted, class_="st-final"), words, totals)
