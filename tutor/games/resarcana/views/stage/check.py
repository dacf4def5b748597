"""The check for ten points: what brings points to whom, and how far each is from ten."""

from __future__ import annotations

from tutor.games.resarcana.components.component_set import GAME
from tutor.games.resarcana.scoring.final_points import THRESHOLD, Score, scores
from tutor.games.resarcana.state.essences import ALL
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.views.stage import cards, goods
from tutor.games.resarcana.views.stage.sight import Sight
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import chip, keyed, note


def points_counted(here: Sight) -> Stage:
    """Every seat in a row of its own: components that score, the token, and the sum against ten."""
    table = here.table
    early = any(frame.get("early") for frame in here.running)
    by_seat = {score.seat: score for score in scores(table, here.reading, early=early)}
    order = dict.fromkeys((*table.rivals(here.own), here.own))
    rows = [_row(here, table.player(seat), by_seat[seat]) for seat in order]
    verdict = _won(here) if table.ended else None
    return Stage(join(verdict, *rows), _label(here, by_seat), here.plates(), here.facts())


def _row(here: Sight, player: Player, score: Score) -> Html:
    parts: list[Html] = [_part(here, player, id, n) for id, n in score.parts]
    if score.token:
        parts.append(tag("div", here.words("stage-token", n=score.token), class_="st-point"))
    if score.bonus:
        parts.append(tag("div", here.words("stage-bonus", n=score.bonus), class_="st-point is-lit"))
    parts += [
        cards.brief(here, one)
        for one in player.tableau
        if here.pick(f"card-{one.id}") and one.id not in dict(score.parts)
    ]
    total = tag(
        "div",
        tag("b", str(score.total)),
        tag("small", here.words("stage-of-ten", n=THRESHOLD)),
        _pips(score.total),
        class_="st-total",
    )
    won = player.seat in here.table.winners
    looks = "st-score" + (" is-won" if won else "")
    tie = goods.pool(here, player, full=False) if any(player.pool[kind] for kind in ALL) else None
    return tag(
        "section",
        tag("h3", here.who(player.seat), tag("b", here.words("winner")) if won else None),
        tag("div", total, tag("div", *parts, class_="st-points"), tie, class_="st-score__all"),
        **keyed(f"side-{player.seat}", looks),
    )


def _part(here: Sight, player: Player, id: str, n: int) -> Html:
    """A component that scores, with its points and what lies on it."""
    one = player.component(id)
    label = here.speaker.say("points-n", n=n)
    turned = tag("span", here.words("stage-turned")) if one.turned else None
    about = join(tag("b", label, class_="st-worth"), turned, goods.lying(here, one), by=" ")
    return chip(
        GAME,
        id,
        here.scene.name(id),
        about,
        key=f"card-{id}",
        lit=here.power[0] == id,
        pick=here.pick(f"card-{id}"),
    )


def _pips(total: int) -> Html:
    """Ten places, as many of them filled as there are points."""
    made = [tag("i", class_="is-on" if at < total else None) for at in range(THRESHOLD)]
    return tag("span", *made, class_="st-pips", aria_hidden="true")


def _won(here: Sight) -> Html:
    won = here.table.winners
    return note(
        here.words("stage-won", n=len(won), who=", ".join(map(here.who, won)), you=here.setting.you in won),
        good=True,
    )


def _label(here: Sight, by_seat: dict[str, Score]) -> str:
    parts = [
        here.words("stage-plate", who=here.who(seat), n=score.total, passed=False)
        for seat, score in by_seat.items()
    ]
    line = "; ".join(parts) + "."
    return f"{here.words('check-final')}: {line}" if here.table.ended else line
