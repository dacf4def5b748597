"""Round and turn, how everybody stands, and what a victory check would find now."""

from __future__ import annotations

from tutor.games.resarcana.actions.powers import cost_refusals
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.scoring.final_points import Score, scores, threshold, winners
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.verbs.victory import CheckNow, MorePoints
from tutor.games.resarcana.views.table import essences, owners, tableau
from tutor.games.resarcana.views.table.scene import Scene
from tutor.views import parts
from tutor.views.markup import Html, Part, badge, join, sub, tag


def turn_line(scene: Scene) -> Html:
    """Round and phase, who has the first-player token, whose turn it is."""
    table, words, name = scene.table, scene.words, scene.speaker.name
    parts = [words("match-game", n=table.game)] if table.mode == "duel" else []
    parts += [words("round", n=table.round)] if table.round else [words("setting-up")]
    parts += [words(f"phase-{table.phase}")] if table.phase else []
    parts += [words("first", who=name(table.first))] if table.first else []
    line = tag("p", "; ".join(parts), class_="rt-note")
    if table.ended or not table.turn:
        return line
    return join(line, tag("p", words("turn", who=name(table.turn)), class_="rt-turn"))


def standing(scene: Scene) -> Html | None:
    """All players side by side: points, pool, hand and piles; nothing before there is anything to compare."""
    table, words = scene.table, scene.words
    if not any(any(player.pool) or player.tableau for player in table.players):
        return None
    names = tuple(words(name) for name in ("player", "points", "pool", "hand", "deck", "discard"))
    head = tag("tr", *[tag("th", one, scope="col") for one in names])
    rows = [_row(scene, player, names[1:]) for player in table.players]
    look = "rt-plain rt-plain--blocks rt-ledger"
    return join(sub(words("standing")), tag("table", tag("thead", head), tag("tbody", *rows), class_=look))


def _row(scene: Scene, player: Player, heads: tuple[str, ...]) -> Html:
    was = scene.earlier(player)
    total, before = _total(scene, player.seat), _total(scene, player.seat, before=True)
    cells: tuple[Part, ...] = (
        tag("b", tableau.counted(scene, total, before)),
        essences.changed(scene, player.pool, was.pool) or scene.words("nothing"),
        tableau.counted(scene, len(player.hand), len(was.hand)),
        tableau.counted(scene, player.deck.size, was.deck.size),
        tableau.counted(scene, len(player.discard), len(was.discard)),
    )
    labels = [join(" ", badge(one)) for one in tableau.badges(scene, player)]
    return tag(
        "tr",
        tag("th", owners.named(scene, player.seat), *labels, scope="row"),
        *[tag("td", cell, data_label=head) for cell, head in zip(cells, heads, strict=True)],
    )


def _total(scene: Scene, seat: str, *, before: bool = False) -> int:
    table = scene.before if before else scene.table
    results = scores(table, scene.reading)
    return next((score.total for score in results if score.seat == seat), 0)


# ---- the victory check


def check(scene: Scene) -> Html | None:
    """The points of everybody one by one, and what a check would find now; nothing before a round began."""
    table, words = scene.table, scene.words
    if not table.round:
        return None
    results = scores(table, scene.reading)
    names = tuple(words(name) for name in ("player", "points-from", "points-total"))
    head = tag("tr", *[tag("th", one, scope="col") for one in names])
    rows = [_parts(scene, score, names[1:]) for score in results]
    return parts.fold(
        words,
        "check",
        words("check-final" if table.ended else "check"),
        _verdict(scene, results, threshold(scene.reading, early=False)),
        tag("table", tag("thead", head), tag("tbody", *rows), class_="rt-plain rt-plain--blocks"),
        *[tag("p", line, class_="rt-note") for line in (*_early(scene), *_more(scene))],
        unfolded=scene.checking or table.ended,
    )


def _parts(scene: Scene, score: Score, heads: tuple[str, ...]) -> Html:
    words = scene.words
    parts = [words("points-of", card=scene.title(id), n=n) for id, n in score.parts]
    parts += [words("points-token", n=score.token)] if score.token else []
    parts += [words("points-bonus", n=score.bonus)] if score.bonus else []
    cells: tuple[Part, ...] = (", ".join(parts) or words("nothing"), tag("b", str(score.total)))
    return tag(
        "tr",
        tag("th", owners.named(scene, score.seat), scope="row"),
        *[tag("td", cell, data_label=head) for cell, head in zip(cells, heads, strict=True)],
    )


def _verdict(scene: Scene, scores: tuple[Score, ...], needed: int) -> str:
    """Who would win if victory were checked now, or that the game would go on."""
    words, name = scene.words, scene.speaker.name
    if scene.table.ended:
        won = scene.table.winners
        return words("check-won", n=len(won), who=", ".join(map(name, won)))
    best = max(score.total for score in scores)
    if best < needed:
        return words("check-goes-on", best=best, needed=needed)
    won = winners(scene.table, scores)
    tied = sum(score.total == best for score in scores) > 1
    return words("check-would", n=len(won), who=", ".join(map(name, won)), best=best, tied=tied)


def _early(scene: Scene) -> list[str]:
    """What an early check would find, where somebody has a power that calls one."""
    callers = [
        scene.title(one.id)
        for player in scene.table.players
        for one in player.tableau
        if any(isinstance(verb, CheckNow) for power in box()[one.id].powers for verb in power.effect)
    ]
    if not callers or scene.table.ended:
        return []
    results = scores(scene.table, scene.reading, early=True)
    verdict = _verdict(scene, results, threshold(scene.reading, early=True))
    return [scene.words("check-early", cards=", ".join(callers), said=verdict)]


def _more(scene: Scene) -> list[str]:
    """The points that reactions to a check can add, and whether their cost can be paid now."""
    sentences = []
    for player in scene.table.players:
        for one in player.tableau:
            for power in box()[one.id].powers:
                n = sum(verb.n for verb in power.effect if isinstance(verb, MorePoints))
                if n:
                    can = not any(cost_refusals(player, one, power, scene.reading))
                    who = scene.speaker.name(player.seat)
                    sentences.append(
                        scene.words("check-more", card=scene.title(one.id), who=who, n=n, can=can)
                    )
    return sentences if not scene.table.ended else []
