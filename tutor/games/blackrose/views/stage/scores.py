"""The end: the points of every source part by part, the winner lit."""

from __future__ import annotations

from tutor.games.blackrose.views.stage.look import Look
from tutor.games.blackrose.views.stage.signs import sign
from tutor.views.markup import Html, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import caption


def scores_stage(look: Look) -> Stage:
    """The count as a table with a row for each source."""
    scores, words = look.table.scores, look.scene.words
    names = list(dict.fromkeys(name for score in scores for name, _ in score.parts))
    head = tag("tr", tag("td"), *[tag("th", _part(look, name), scope="col") for name in names],
               tag("th", words("score-total"), scope="col"))  # fmt: skip
    rows: list[Html] = []
    for score in scores:
        parts = dict(score.parts)
        won = score.source in look.table.winners
        who = tag("th", sign(look.shape(score.source), look.hue(score.source), look.letters[score.source]),
                  tag("span", look.who(score.source)), scope="row")  # fmt: skip
        cells = [
            tag("td", look.setting.speaker.value(parts[name]) if name in parts else "–") for name in names
        ]
        total = tag("td", tag("b", look.setting.speaker.value(score.total)))
        rows.append(
            tag("tr", who, *cells, total, class_="is-lit" if won else None, data_key=f"score-{score.source}")
        )
    winners = ", ".join(look.who(seat) for seat in look.table.winners)
    text = look.words("winner", n=len(look.table.winners), who=winners) if winners else look.words("count")
    table = tag("table", tag("thead", head), tag("tbody", *rows), class_="st-scores")
    label = " ".join([text, *(look.words("points", who=look.who(one.source), n=one.total) for one in scores)])
    return Stage(tag("div", caption(text), table, class_="st-pile"), label, look.plates(), look.facts())


def _part(look: Look, name: str) -> str:
    words = look.scene.words
    return words(f"score-{name}") if words.has(f"score-{name}") else look.who(name)
