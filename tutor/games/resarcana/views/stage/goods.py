"""Essences on the stage: pools, what lies on a component, prices; a sign, a number, never a hue alone."""

from __future__ import annotations

from tutor.games.resarcana.state.essences import ALL, KINDS, NONE, Amount, Essences
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.views.stage.sight import Sight
from tutor.games.resarcana.views.table import essences as signs
from tutor.games.resarcana.views.table import phrases
from tutor.views.markup import Html, join, tag
from tutor.views.stage.pieces import piece, token
from tutor.views.theme import sign

MINUS = "\N{MINUS SIGN}"


def pool(here: Sight, player: Player, *, full: bool, pickable: bool = False) -> Html:
    """The essences of a pool by kind with what the last step changed; a full one shows empty kinds too."""
    was = here.before(player).pool
    kinds = [kind for kind in ALL if full or player.pool[kind] or was[kind]]
    made = [_of_kind(here, player, was, kind, pickable) for kind in kinds]
    if not made:
        made = [tag("span", here.words("stage-pool-empty"), class_="st-quiet")]
    return tag("div", *made, class_="st-pool")


def _of_kind(here: Sight, player: Player, was: Essences, kind: int, pickable: bool) -> Html:
    name, n = KINDS[kind], player.pool[kind]
    more = n - was[kind]
    disc = token(
        sign(signs.SIGNS[name]),
        signs.hue(name),
        n,
        here.speaker.name(f"{name}-{n}") if n else here.words("stage-none-of", kind=here.speaker.name(name)),
        key=f"pool-{player.seat}-{name}",
        dim=not n,
        lit=bool(more),
        pick=here.pick(f"kind-{name}") if pickable else None,
    )
    return tag("div", disc, _change(here, player, kind, more) if more else None, class_="st-pool__kind")


def _change(here: Sight, player: Player, kind: int, more: int) -> Html:
    """What the last step changed of a kind; it has come from the component from which as much is gone."""
    source = _source(here, player, kind, more)
    name = KINDS[kind]
    key = f"on-{source}-{name}" if source else f"change-{player.seat}-{name}"
    words = f"+{more}" if more > 0 else f"{MINUS}{-more}"
    return piece(
        "change",
        words,
        key=key,
        look="is-more" if more > 0 else "is-less",
        motion="pop",
        state=str(abs(more)),
    )


def _source(here: Sight, player: Player, kind: int, more: int) -> str:
    if more <= 0:
        return ""
    before, now = here.before(player), {one.id: one for one in player.tableau}
    for one in before.tableau:
        left = now[one.id].on[kind] if one.id in now else 0
        if one.on[kind] == more and not left:
            return one.id
    return ""


def lying(here: Sight, one: Component) -> Html | None:
    """What lies on a component."""
    if not any(one.on):
        return None
    was = here.scene.was(one.id)
    earlier = NONE if was is None else was.on
    return join(
        *[
            _small(
                here, KINDS[kind], one.on[kind], f"on-{one.id}-{KINDS[kind]}", one.on[kind] != earlier[kind]
            )
            for kind in ALL
            if one.on[kind]
        ]
    )


def _small(here: Sight, kind: str, n: int, key: str = "", lit: bool = False) -> Html:
    return token(
        sign(signs.SIGNS[kind]),
        signs.hue(kind),
        n,
        here.speaker.name(f"{kind}-{n}"),
        key=key,
        small=True,
        lit=lit,
    )


def price(here: Sight, of: Amount, form: str = "nom") -> Html:
    """What is asked for or given, as small discs with numbers."""
    if not of.total:
        return tag("span", here.words("cost-free"))
    parts = [(KINDS[kind], of.fixed[kind]) for kind in ALL if of.fixed[kind]]
    if of.any:
        parts.append(("any", of.any))
    discs = [
        tag(
            "span",
            tag(
                "i",
                sign(signs.SIGNS[kind]),
                style=f"--fill:var(--{signs.hue(kind)});--on:var(--on-{signs.hue(kind)},#fff)",
            ),
            tag("b", str(n)),
        )
        for kind, n in parts
    ]
    label = phrases.amount(here.speaker, of, form)
    return tag(
        "span",
        tag("span", *discs, class_="st-price__discs", aria_hidden="true"),
        tag("span", label, class_="rt-vh"),
        class_="st-price",
    )


def of(what: Essences) -> Amount:
    """Essences as an amount without a mix."""
    return Amount(what)


def supply(here: Sight) -> Html:
    """The five kinds as they can be taken from the common supply."""
    made = [
        token(
            sign(signs.SIGNS[name]),
            signs.hue(name),
            None,
            here.speaker.name(name),
            key=f"kind-{name}",
            pick=here.pick(f"kind-{name}"),
        )
        for name in KINDS
        if here.pick(f"kind-{name}")
    ]
    return tag("div", *made, class_="st-pool")
