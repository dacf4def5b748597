"""Year, season and round, whose turn it is and what of it has come; the points at the end."""

from __future__ import annotations

from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.derived import season
from tutor.games.seasons.state.table import Turn
from tutor.games.seasons.verbs.batch import DURATION
from tutor.games.seasons.views.table import owners
from tutor.games.seasons.views.table.scene import Scene
from tutor.games.seasons.views.table.wheel import season_name, year_name
from tutor.views.markup import Html, join, sub, tag
from tutor.views.words import capital


def turn_line(scene: Scene) -> Html:
    """Year, season and round, who goes first, and the turn under way."""
    table, words = scene.table, scene.words
    parts = [
        capital(year_name(scene, table.year)),
        words("season-space", season=season_name(scene, season(table)), space=table.space, of=box().spaces),
    ]
    parts += [words("round", n=table.round)] if table.round else []
    parts += [words("first-player", who=scene.speaker.name(table.first))] if table.first else []
    parts += [words(f"level-{table.level}")] if scene.whole else []
    parts += [words("ended")] if table.ended else []
    line = tag("p", "; ".join(parts), class_="rt-note")
    return line if table.turn is None else join(line, _turn(scene, table.turn))


def _turn(scene: Scene, turn: Turn) -> Html:
    words = scene.words
    sentences = [words(f"turn-{turn.stage}", who=scene.speaker.name(turn.seat))]
    if turn.left:
        sentences.append(words("turn-left", symbols=", ".join(words(f"symbol-{name}") for name in turn.left)))
    if turn.access:
        once = turn.extra and scene.reading(DURATION) == "once"
        sentences.append(words("turn-access-once" if once else "turn-access", n=turn.extra))
    return tag("p", " ".join(sentences), class_="rt-turn")


def scores(scene: Scene) -> Html | None:
    """The prestige of every seat part by part; nothing before the end."""
    results = scene.table.scores
    if not results:
        return None
    words, speaker = scene.words, scene.speaker
    names = dict.fromkeys(name for score in results for name, _ in score.parts)
    head = [tag("th", words("score-part"), scope="col")]
    head += [tag("th", owners.named(scene, score.seat), scope="col", class_="n") for score in results]
    rows = []
    for name in names:
        points = [dict(score.parts).get(name, 0) for score in results]
        cells = [tag("td", speaker.value(n), class_="n") for n in points]
        rows.append(tag("tr", tag("th", words(f"score-{name}"), scope="row"), *cells))
    cells = [tag("td", tag("b", speaker.value(score.total)), class_="n") for score in results]
    rows.append(tag("tr", tag("th", tag("b", words("score-total")), scope="row"), *cells, class_="is-total"))
    table = tag("table", tag("thead", tag("tr", *head)), tag("tbody", *rows), class_="rt-plain rt-scores")
    won = ", ".join(speaker.name(seat) for seat in scene.table.winners)
    note = words("won-by", n=len(scene.table.winners), who=won) if won else ""
    return join(sub(words("scores"), note), table)
