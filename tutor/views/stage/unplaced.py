"""Chips for the answers about things of which a picture shows none, so that each of them can be pressed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tutor.engine.question import Option
from tutor.trace.words import Speaker
from tutor.views.markup import Html, escape, join, tag
from tutor.views.stage import Stage, ThingsOf
from tutor.views.stage.pieces import Pick, piece


def with_unplaced(
    picture: Stage,
    options: Sequence[Option],
    things_of: ThingsOf,
    picks: Mapping[str, Pick],
    speaker: Speaker,
) -> Stage:
    """The picture with a chip for each unplaced answer below it; `options` are in their numbered order."""
    chips = [
        _chip(number, option, speaker)
        for number, option in enumerate(options, 1)
        if (things := tuple(things_of(option)))
        and not any(thing in picks and _is_drawn(picks[thing], picture.scene) for thing in things)
    ]
    if not chips:
        return picture
    return replace(picture, scene=join(picture.scene, tag("div", *chips, class_="st-row st-unplaced")))


def _is_drawn(pick: Pick, scene: Html) -> bool:
    return f'data-act="{pick.act}" data-value="{escape(pick.value)}"' in scene


def _chip(number: int, option: Option, speaker: Speaker) -> Html:
    pick = Pick(number, "answer", option.key)
    return piece("chip", tag("b", speaker.option(option)), key=f"answer-{option.key}", pick=pick)
