"""Before the first round: dice and sets, the cards that are chosen, and the piles of the years."""

from __future__ import annotations

from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.views.stage import pieces, powers
from tutor.games.seasons.views.stage.look import View
from tutor.games.seasons.views.stage.season import stage
from tutor.games.seasons.views.table.scene import is_back
from tutor.views.markup import Html, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import back, caption, group, piece

PILES = ("I", "II", "III")


def picture(view: View) -> Stage:
    """What is chosen before the first round."""
    player, words = view.player, _happens(view)
    others = [view.table.player(seat) for seat in view.table.seats if seat != player.seat]
    scene = tag(
        "div",
        caption(words),
        _sets(view),
        _dealt(view, player),
        _drafted(view, player),
        _piles(view, player),
        _dice(view),
        group(
            None,
            *[pieces.player_chip(view, one.seat, _cards_said(view, one)) for one in others],
            key="players",
        ),
        class_="st-prelude",
    )
    label = view.of(
        "prelude-said",
        player.seat,
        dealt=len(player.dealt),
        chosen=len(player.drafted),
        hand=len(player.hand),
    )
    return stage(view, scene, words, label)


def _happens(view: View) -> str:
    if view.kind:
        key = f"asked-{view.kind}"
        if view.scene.words.has(f"stage-{key}"):
            return view.of(key, view.seat)
    if view.runs("piles") is not None:
        return view.of("asked-pile", view.seat)
    return view.say("prelude" if view.runs("prelude") is not None else "setup")


def _sets(view: View) -> Html | None:
    offered = [id for id in box().sets if view.pick(id)]
    sets = [
        piece(
            "set",
            tag("b", view.scene.name(id)),
            tag("small", ", ".join(view.scene.name(card) for card in box().sets[id])),
            key=id,
            pick=view.pick(id),
        )
        for id in offered
    ]
    return group(None, *sets, key="sets") if sets else None


def _faces(view: View, ids: tuple[str, ...], prefix: str) -> list[Html]:
    """Cards side by side, copies of one together; those that are hidden as one pile."""
    held = [id for id in ids if not is_back(id)]
    whole = len(set(held)) <= powers.FEW
    faces = [
        powers.face(view, id, f"{prefix}-{id}", whole=whole, n=held.count(id)) for id in dict.fromkeys(held)
    ]
    hidden = len(ids) - len(held)
    if hidden:
        faces.append(back(view.scene.words("face-down"), key=f"{prefix}-hidden", count=hidden))
    return faces


def _dealt(view: View, player: Player) -> Html | None:
    if not player.dealt:
        return None
    return group(view.of("dealt", player.seat), *_faces(view, player.dealt, "card"), key="dealt")


def _drafted(view: View, player: Player) -> Html | None:
    if not player.drafted:
        return None
    prefix = "drafted" if player.dealt else "card"
    return group(view.of("drafted", player.seat), *_faces(view, player.drafted, prefix), key="drafted")


def _piles(view: View, player: Player) -> Html | None:
    """The three piles of the years, with what lies in them."""
    piles = (player.hand, *player.library)
    if not any(piles) and view.runs("piles") is None:
        return None
    boxes = []
    was = view.was(player)
    earlier = (was.hand, *was.library)
    for at, cards in enumerate(piles):
        names = [view.scene.name(id) for id in cards if not is_back(id)]
        listed = tag("small", ", ".join(names) or view.scene.words("cards-count", n=len(cards)))
        boxes.append(
            piece(
                "pile",
                tag("b", view.say(f"pile-{PILES[at]}")),
                listed,
                key=f"pile-{PILES[at]}",
                lit=cards != earlier[at],
                motion="pop",
                state=str(len(cards)),
            )
        )
    return group(view.of("piles", player.seat), *boxes, key="piles", look="line")


def _dice(view: View) -> Html | None:
    """How many dice the game is played with, season by season, once they are known."""
    if not view.table.dice or view.scene.choosing:
        return None
    sentence = view.say("dice-in-game", n=len(view.table.dice))
    return tag("p", sentence, class_="st-note")


def _cards_said(view: View, player: Player) -> str:
    prelude_cards = player.dealt or player.drafted
    n = (
        len(player.dealt) + len(player.drafted)
        if prelude_cards
        else len(player.hand) + sum(map(len, player.library))
    )
    return view.scene.words("cards-count", n=n)
