"""Round, phase and moon, whose activation it is and what is left of it; the points at the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tutor.games.blackrose.state.table import Turn
from tutor.games.blackrose.views.table import owners
from tutor.games.blackrose.views.table.scene import Scene
from tutor.views.markup import Html, Part, join, sub, tag
from tutor.views.words import capital

MOST_COLUMNS: Final = 3
"""More sources than that do not stand side by side on a phone."""


def turn_line(scene: Scene) -> Html:
    """Round, phase and moon, who goes first, and the activation under way."""
    table, words, name = scene.table, scene.words, scene.speaker.name
    parts = [words("round", n=table.round), words(f"phase-{table.phase or 'none'}")]
    parts += [words("moon-n", n=table.moon)]
    parts += [words("first-mage", who=name(table.first))] if table.first else []
    parts += [words("crown-at", who=name(table.crown))] if table.crown and table.crown != table.first else []
    line = tag("p", "; ".join(parts), class_="rt-note")
    return line if table.turn is None else join(line, _activation(scene, table.turn))


def _activation(scene: Scene, turn: Turn) -> Html:
    words = scene.words
    sentences = [words("activation", who=scene.speaker.name(turn.seat))]
    if turn.actions:
        sentences.append(words("done-so-far", actions=_listed(scene, "action", turn.actions)))
    if turn.doing:
        sentences.append(words("doing", action=_listed(scene, "action", (turn.doing,))))
    if turn.left:
        sentences.append(words("still-to-use", effects=_listed(scene, "left", turn.left)))
    sentences += [words("fallen")] if turn.fallen else []
    return tag("p", " ".join(sentences), class_="rt-turn")


def _listed(scene: Scene, sort: str, ids: tuple[str, ...]) -> str:
    """Actions or effects in a line, each with how often; ids of the game where it has no words for them."""
    names = []
    for id in dict.fromkeys(ids):
        key = f"{sort}-{id}"
        name = scene.words(key) if scene.words.has(key) else scene.speaker.name(id)
        n = ids.count(id)
        names.append(f"{name} ×{n}" if n > 1 else name)
    return ", ".join(names)


def scores(scene: Scene) -> Html | None:
    """The points of every source part by part; nothing before the end."""
    scores = scene.table.scores
    if not scores:
        return None
    words, speaker = scene.words, scene.speaker
    names = dict.fromkeys(name for score in scores for name, _ in score.parts)
    called = [capital(speaker.name(score.source)) for score in scores]

    def cells(points: Iterable[Part]) -> list[Html]:
        pairs = zip(called, points, strict=True)
        return [tag("td", n, class_="n", data_label=who) for who, n in pairs]

    head = [tag("th", words("score-part"), scope="col")]
    head += [tag("th", owners.named(scene, score.source), scope="col", class_="n") for score in scores]
    rows = []
    for name in names:
        points = [dict(score.parts).get(name) for score in scores]
        label = words(f"score-{name}") if words.has(f"score-{name}") else speaker.name(name)
        figures = cells(None if n is None else speaker.value(n) for n in points)
        rows.append(tag("tr", tag("th", label, scope="row"), *figures))
    totals = cells(tag("b", speaker.value(score.total)) for score in scores)
    rows.append(tag("tr", tag("th", tag("b", words("score-total")), scope="row"), *totals, class_="is-total"))
    look = "rt-plain rt-scores" + " rt-plain--blocks" * (len(scores) > MOST_COLUMNS)
    table = tag("table", tag("thead", tag("tr", *head)), tag("tbody", *rows), class_=look)
    won = ", ".join(speaker.name(seat) for seat in scene.table.winners)
    note = words("won-by", n=len(scene.table.winners), who=won) if won else ""
    return join(sub(words("scores"), note), table)
