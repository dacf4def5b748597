"""Who can answer what: the reactions on the table, and a loss of life that is under way."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tutor.engine.question import Refusal
from tutor.games.resarcana.actions.powers import cost_refusals
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Power
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.views.table import owners, phrases
from tutor.games.resarcana.views.table.scene import Scene
from tutor.views import parts
from tutor.views.markup import Html, Part, join, tag
from tutor.views.words import capital

AT_CHECK = "victory_check"


class Answer(Struct, frozen=True):
    """A reaction of a player, and what stands against using it now."""

    seat: str
    card: str
    power: Power
    immune: bool
    against: tuple[Refusal, ...]

    @property
    def possible(self) -> bool:
        """Whether the event would find the player able to answer."""
        return not self.immune and not self.against


def threat_line(scene: Scene) -> Html | None:
    """The loss of life that is under way, and who is threatened."""
    threat = scene.threat
    if threat is None:
        return None
    name = scene.speaker.name
    sentence = scene.words(
        "threat",
        card=scene.title(threat.card),
        by=name(threat.by),
        n=threat.n,
        who=", ".join(map(name, threat.seats)) or None,
    )
    way = None if threat.way is None else capital(f"{phrases.verb(scene.speaker, threat.way)}.")
    return tag("p", join(sentence, way, by=" "), class_="rt-turn")


def answers(scene: Scene) -> Html | None:
    """Every reaction on the table: what it answers, what it costs, whether it can be used now."""
    if scene.table.ended:
        return None
    reactions = [one for seat in _order(scene) for one in _of(scene, scene.table.player(seat))]
    if not reactions:
        return None
    words = scene.words
    names = tuple(words(name) for name in ("answer-player", "answer-with", "answer-what", "answer-now"))
    head = tag("tr", *[tag("th", name, scope="col") for name in names])
    rows = [_row(scene, one, names[1:]) for one in reactions]
    able = [one.seat for one in reactions if one.possible]
    note = ", ".join(
        words("answers-of", who=scene.speaker.name(seat), n=able.count(seat)) for seat in dict.fromkeys(able)
    )
    return parts.fold(
        words,
        "answers",
        words("answers"),
        note or words("answers-nobody"),
        tag("table", tag("thead", head), tag("tbody", *rows), class_="rt-plain rt-plain--blocks"),
        unfolded=scene.threat is not None or scene.checking,
    )


def _order(scene: Scene) -> tuple[str, ...]:
    return scene.table.clockwise(scene.seat)


def _of(scene: Scene, player: Player) -> Iterator[Answer]:
    for one in player.tableau:
        for power in box()[one.id].powers:
            if power.kind == "reaction":
                immune = player.passed and power.trigger != AT_CHECK
                against = tuple(cost_refusals(player, one, power, scene.reading))
                yield Answer(player.seat, one.id, power, immune, against)


def _row(scene: Scene, answer: Answer, heads: tuple[str, ...]) -> Html:
    words, speaker = scene.words, scene.speaker
    paid = phrases.cost(speaker, answer.power.cost)
    cells: tuple[Part, ...] = (
        words("answer-cost", card=scene.title(answer.card), cost=paid or None),
        words(f"answers-{answer.power.trigger}"),
        _now(scene, answer),
    )
    return tag(
        "tr",
        tag("th", owners.named(scene, answer.seat), scope="row"),
        *[tag("td", cell, data_label=head) for cell, head in zip(cells, heads, strict=True)],
        class_="is-here" if scene.offered("power", f"{answer.card}.{answer.power.n}") else None,
    )


def _now(scene: Scene, answer: Answer) -> Part:
    words = scene.words
    if answer.immune:
        return words("answer-immune")
    if not answer.against:
        return words("answer-yes")
    reasons = "; ".join(scene.speaker.refusal(one) for one in answer.against)
    return words("answer-no", reasons=reasons)
