"""A loss of life under way: whose component hurts whom, and what each can do about it."""

from __future__ import annotations

from typing import Final

from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.verbs.schema import WayOut
from tutor.games.resarcana.views.stage import cards, goods
from tutor.games.resarcana.views.stage.board import pile
from tutor.games.resarcana.views.stage.paying import ways
from tutor.games.resarcana.views.stage.sight import Sight
from tutor.games.resarcana.views.table import phrases
from tutor.games.resarcana.views.table.scene import Threat
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Link, Stage
from tutor.views.stage.pieces import group, keyed, piece
from tutor.views.words import capital

ANSWERS: Final = ("life_loss", "dragon_power")
"""What the reactions that matter here answer."""


def attack(here: Sight, now: Threat) -> Stage:
    """The attack: the component that causes it above, those it meets below."""
    table = here.table
    struck = _struck(here, now)
    rivals = table.rivals(now.by)
    attacker = (
        tag(
            "div",
            tag("h3", here.who(now.by)),
            cards.lies(here, table.player(now.by).component(now.card)),
            class_="st-attacker",
        )
        if table.player(now.by).has(now.card)
        else cards.held(here, now.card)
    )
    harm = _harm(here, now)
    others = [_other(here, now, table.player(seat)) for seat in rivals if seat != struck]
    front = tag("div", attacker, harm, *others, class_="st-front")
    below = victim(here, now, table.player(struck)) if struck else None
    links = [Link("loss", f"side-{struck}", "harm")] if struck else []
    concerned = tuple(seat for seat in (now.by, struck) if seat)
    return Stage(
        join(front, below),
        _label(here, now, struck),
        here.plates(concerned=concerned),
        here.facts(),
        tuple(links),
    )


def _struck(here: Sight, now: Threat) -> str:
    """Whose loss is settled now: who is asked, who suffers, else the reader, else the first to be met."""
    asker = here.question.seat if here.question is not None else ""
    suffers = next((frame.owner for frame in reversed(here.running) if frame.program == "life-loss"), "")
    wanted = (asker, suffers, *(seat for seat in (here.own, *now.seats) if seat in now.seats))
    return next((seat for seat in wanted if seat in here.table.seats and seat != now.by), "")


def _harm(here: Sight, now: Threat) -> Html:
    words = here.words("stage-lose", n=now.n)
    return piece("harm", words, key="loss", pick=here.pick("loss"))


def victim(here: Sight, now: Threat, player: Player) -> Html:
    """Who is struck: the pool, and every way out as a piece."""
    relevant = [one for one in cards.in_order(player) if _matters(here, one)]
    rest = len(player.tableau) - len(relevant)
    more = tag("p", here.words("stage-more", n=rest), class_="st-note") if rest else None
    hand = [cards.held(here, id) for id in player.hand if here.pick(f"card-{id}")]
    stock = tag(
        "div",
        goods.pool(here, player, full=False),
        way_out(here, now),
        pile(here, player, True),
        class_="st-side__stock",
    )
    components = group(None, *[cards.lies(here, one) for one in relevant], more) if relevant or more else None
    held = tag("div", group(here.words("hand"), *hand), class_="st-hand") if hand else None
    title = here.who(player.seat)
    safe = tag("small", here.words("stage-safe")) if player.passed else None
    return tag(
        "section",
        tag("h3", title, safe),
        tag("div", stock, ways(here), components, held, class_="st-side__all"),
        **keyed(f"side-{player.seat}", "st-side is-own"),
    )


def _matters(here: Sight, one: Component) -> bool:
    answers = any(power.kind == "reaction" and power.trigger in ANSWERS for power in box()[one.id].powers)
    return answers or here.pick(f"card-{one.id}") is not None or here.scene.was(one.id) != one


def way_out(here: Sight, now: Threat) -> Html | None:
    """What the power itself accepts from those who want to lose nothing."""
    if now.way is None:
        return None
    return piece(
        "way",
        tag("small", here.words("stage-way-out")),
        tag("b", _price(here, now.way)),
        key="way-out",
        pick=here.pick("way-out"),
    )


def _price(here: Sight, way: WayOut) -> Html | str:
    if way.pay.total:
        return goods.price(here, way.pay)
    return here.words("stage-way-destroy") if way.destroy else here.words("stage-way-discard")


def _other(here: Sight, now: Threat, player: Player) -> Html:
    """Another rival of the attacker: still to decide, done, or out of reach."""
    if player.passed:
        state = here.words("stage-safe")
    else:
        state = here.words("stage-waits" if player.seat in now.seats else "stage-done")
    return tag(
        "section",
        tag("h3", here.who(player.seat), tag("small", state)),
        goods.pool(here, player, full=False),
        **keyed(f"side-{player.seat}", "st-rival is-still" if player.passed else "st-rival"),
    )


def _label(here: Sight, now: Threat, struck: str) -> str:
    sentence = here.words(
        "threat",
        card=here.scene.title(now.card),
        by=here.who(now.by),
        n=now.n,
        who=", ".join(map(here.who, now.seats)) or None,
    )
    way = "" if now.way is None else " " + capital(f"{phrases.verb(here.speaker, now.way)}.")
    pool = ""
    if struck:
        pool = " " + here.words(
            "stage-pool-of",
            who=here.who(struck),
            you=struck == here.setting.you,
            pool=here.holdings(here.table.player(struck).pool),
        )
    return sentence + way + pool
