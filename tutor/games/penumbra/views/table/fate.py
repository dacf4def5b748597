"""What fate holds: goals and prophecies in force, the fate deck, cards out of the game, the end begun."""

from __future__ import annotations

from tutor.games.penumbra.views.table import phrases
from tutor.games.penumbra.views.table.cards import box
from tutor.games.penumbra.views.table.origin import origins
from tutor.games.penumbra.views.table.parts import fold
from tutor.games.penumbra.views.table.scene import Scene
from tutor.rules.words import Words
from tutor.views.markup import Html, join, tag
from tutor.views.parts import grid
from tutor.views.words import capital


def fate(scene: Scene) -> Html | None:
    """Goals, prophecies and the fate deck; nothing where the position has none of them."""
    table, before, words = scene.table, scene.before, scene.words
    if not scene.whole and not table.goals and not table.prophecies:
        return None
    cards = [
        *(_omen(scene, id, "prophecy", id not in before.prophecies) for id in table.prophecies),
        *(_omen(scene, id, "goal", id not in before.goals) for id in table.goals),
    ]
    out = words("out-of-game", cards=scene.titles(table.out)) if table.out else None
    size = table.deck("fate").size
    return fold(
        scene,
        "fate",
        words("fate"),
        words("fate-note", n=size, omens=len(cards)),
        grid(cards),
        tag("p", out, class_="rt-note") if out else None,
        picks=scene.may_pick_one("omen", (*table.goals, *table.prophecies)),
        lit=(table.goals, table.prophecies, size)
        != (before.goals, before.prophecies, before.deck("fate").size),
    )


def end_line(scene: Scene) -> Html | None:
    """That the end has begun, through what, and who still takes a turn."""
    end = scene.table.end
    if end is None:
        return None
    words, speaker = scene.words, scene.speaker
    sentences = [words("end", prophecy=scene.name(end.prophecy), who=speaker.name(end.last))]
    if end.left:
        sentences.append(words("end-left", who=", ".join(speaker.name(seat) for seat in end.left)))
    if end.extra:
        sentences.append(words("end-extra", who=speaker.name(end.extra)))
    return tag("p", join(*sentences, by=" "), class_="rt-end")


def condition(scene: Scene, id: str) -> str:
    """What a prophecy waits for, or what a goal gives points for; that nobody knows it."""
    try:
        stated = scene.box.catalogue.component(id).facts["condition"].value
    except KeyError:
        stated = None
    if isinstance(stated, Words):
        return stated.of(scene.words.lang)
    return phrases.omen(scene.speaker, scene.box.omen(id).test) or scene.words("condition-unknown")


def _omen(scene: Scene, id: str, kind: str, lit: bool) -> Html:
    end = scene.table.end
    done = end is not None and id in end.fulfilled
    return box(
        scene.name(id),
        scene.words(f"omen-{kind}"),
        scene.words("fulfilled") if done else "",
        capital(condition(scene, id)),
        origin=origins(scene, id),
        lit=lit,
        candidate=scene.may_pick("omen", id),
    )
