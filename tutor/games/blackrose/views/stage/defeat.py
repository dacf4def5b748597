"""A defeat: the life track of the mage who falls, whose chips lie on it, and the steps that follow."""

from __future__ import annotations

from tutor.games.blackrose.state.table import ROSE
from tutor.games.blackrose.views.stage import cards
from tutor.games.blackrose.views.stage.look import Look
from tutor.views.markup import Html, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import caption, group

STEPS = ("last-chance", "cell", "trophy", "share", "chips")
"""The steps of a defeat that the stage tells of, in order (brw.def.step0)."""
AT = {0: 0, 1: 0, 2: 0, 3: 1, 4: 2, 5: 3, 6: 4, 7: 4}
"""The step that is under way by the sentence of the procedure that comes next."""


def is_defeat(look: Look) -> bool:
    """Whether the innermost effect is the defeat of a mage."""
    effect = look.running
    return effect is not None and effect.sort == "fall" and look.table.is_mage(effect.thing) and not look.kind


def defeat_stage(look: Look) -> Stage:
    """The chips of the mage who falls with their sources, and how far the defeat is."""
    assert look.running is not None and look.running.frame is not None
    seat, frame = look.running.thing, look.running.frame
    mage, health = look.table.mage(seat), look.health(seat)
    owners = dict.fromkeys(mage.damage)
    sources = [
        cards.signed(
            look,
            source,
            look.words("chips-n", n=mage.damage.count(source)),
            key=f"on-{source}",
        )
        for source in owners
    ]
    label_track = look.words("label-track", who=look.who(seat), n=len(mage.damage), of=health or 0)
    track = cards.chips_row(look, mage.damage, health, label_track)
    gains = [_gain(look, source) for source in look.table.sources]
    waiting = cards.waiting_chips(look, look.effects[-3:-1])
    parts: list[Html] = [
        caption(look.words("falls", who=look.who(seat))),
        group(
            look.words("track-of", who=look.who(seat)), track, *sources, look="row", panel=True, key="track"
        ),
        tag("ol", *_steps(look, frame.path), class_="st-steps"),
        group(look.words("power-head"), *gains, look="row", key="gains"),
    ]
    if waiting:
        parts.append(group(look.words("waiting"), *waiting, look="row", key="waiting"))
    sentences = [look.words("falls", who=look.who(seat)), label_track]
    sentences += [
        look.words("points", who=look.who(source), n=look.table.power(source))
        for source in look.table.sources
    ]
    return Stage(tag("div", *parts, class_="st-pile"), " ".join(sentences), look.plates(), look.facts())


def _steps(look: Look, path: tuple[int, ...]) -> list[Html]:
    now = AT.get(path[2] if len(path) > 2 and path[1] == 1 else 0, 0) if path[0] else 0
    return [
        tag(
            "li", look.words(f"step-{step}"),
            class_="is-now" if n == now else "is-done" if n < now else None,
            aria_current="step" if n == now else None,
        )
        for n, step in enumerate(STEPS)
    ]  # fmt: skip


def _gain(look: Look, source: str) -> Html:
    """A source's power and trophies, lit where the step has changed them."""
    table, before = look.table, look.before
    power, trophies = table.power(source), len(table.trophies(source))
    known = source == ROSE or before.is_mage(source)
    was = (before.power(source), len(before.trophies(source))) if known else (power, trophies)
    text = look.words("has", power=power, trophies=trophies)
    return cards.signed(look, source, text, key=f"gain-{source}", lit=was != (power, trophies))
