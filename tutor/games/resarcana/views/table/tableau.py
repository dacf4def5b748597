"""Players: one in full with pool, components, hand and piles, the others in brief with the rest folded."""

from __future__ import annotations

from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.views.table import components, essences, owners
from tutor.games.resarcana.views.table.scene import Scene, is_back
from tutor.views import parts
from tutor.views.markup import Html, Part, join, sub, tag
from tutor.views.parts import Row, grid
from tutor.views.words import capital


def full(scene: Scene) -> Html:
    """The player whom the table is about."""
    player, words = scene.player, scene.words
    was = scene.earlier(player)
    return join(
        sub(capital(scene.speaker.name(player.seat)), words("pool-note")),
        essences.pool(scene, player.pool, was.pool),
        parts.brief(_piles(scene, player, was)),
        _chosen(scene, player, was),
        _components(scene, player, was, unfolded=True),
        _hand(scene, player, was),
        _discard(scene, player, was),
    )


def others(scene: Scene) -> Html | None:
    """The others clockwise; nothing where there are none."""
    players = [_other(scene, scene.table.player(seat)) for seat in scene.table.rivals(scene.seat)]
    return join(sub(scene.words("others")), tag("div", *players, class_="rt-others")) if players else None


def _other(scene: Scene, player: Player) -> Html:
    was = scene.earlier(player)
    pool = essences.changed(scene, player.pool, was.pool) or scene.words("nothing")
    changed = " is-lit" if player != was else ""
    return tag(
        "article",
        tag("div", tag("h4", owners.named(scene, player.seat)), class_="rt-row"),
        parts.brief([(scene.words("pool"), pool), *_piles(scene, player, was)]),
        _chosen(scene, player, was),
        _components(scene, player, was, unfolded=False),
        _hand(scene, player, was),
        _discard(scene, player, was),
        class_=f"rt-other{changed}",
    )


def badges(scene: Scene, player: Player) -> list[str]:
    """What is said of a player beside the name: the token, the pass, the victory."""
    table, words = scene.table, scene.words
    labels = []
    if player.seat == table.first:
        labels.append(words("token-pass" if table.token_passed else "token"))
    labels += [words("passed")] if player.passed else []
    labels += [words("winner")] if player.seat in table.winners else []
    return labels


def _piles(scene: Scene, player: Player, was: Player) -> list[Row]:
    """How many cards there are where, and of a match how many games were won."""
    words = scene.words
    rows: list[Row] = [
        (words(name), counted(scene, now, then))
        for name, now, then in (
            ("hand", len(player.hand), len(was.hand)),
            ("deck", player.deck.size, was.deck.size),
            ("discard", len(player.discard), len(was.discard)),
        )
    ]
    held = (
        ("mages-dealt", len(player.mages), len(was.mages)),
        ("drafted", len(player.draft), len(was.draft)),
        ("kept", len(player.kept), len(was.kept)),
    )
    rows += [(words(name), counted(scene, now, then)) for name, now, then in held if now]
    wins = scene.table.mode == "duel"
    return [*rows, (words("wins"), counted(scene, player.wins, was.wins))] if wins else rows


def counted(scene: Scene, now: int, was: int) -> Part:
    """A number, with what it was before the last step if that changed it."""
    if now == was:
        return str(now)
    return tag("span", str(now), " ", tag("small", scene.words("was-n", n=was)), class_="rt-changed")


def _chosen(scene: Scene, player: Player, was: Player) -> Html | None:
    """The cards of the set-up that a player chooses from, and those that are kept already."""
    if not scene.sees(player):
        return None
    words = scene.words
    groups = []
    for name, now, then in (
        ("mages-dealt", player.mages, was.mages),
        ("drafted", player.draft, was.draft),
        ("kept", player.kept, was.kept),
    ):
        if now and not any(map(is_back, now)):
            groups += [sub(words(name)), components.cards(scene, now, then)]
    return join(*groups) if groups else None


def _components(scene: Scene, player: Player, was: Player, *, unfolded: bool) -> Html | None:
    if not player.tableau:
        return None
    ordered = components.sorted_by_kind(player.tableau)
    offered = scene.offers_one(one.id for one in ordered)
    brief = "; ".join(components.in_brief(scene, one) for one in ordered)
    words = scene.words
    return parts.fold(
        words,
        f"{player.seat}-tableau",
        words("tableau"),
        words("components-n", n=len(ordered)) if unfolded else brief,
        grid(components.component(scene, one) for one in ordered),
        offered=offered,
        lit=player.tableau != was.tableau,
        unfolded=offered or unfolded,
    )


def _hand(scene: Scene, player: Player, was: Player) -> Html | None:
    """The hand of the reader, or of anybody for one who sees everything."""
    if not player.hand or not scene.sees(player):
        return None
    words, own = scene.words, player.seat == scene.seat
    offered = scene.offers_one(player.hand)
    return parts.fold(
        words,
        f"{player.seat}-hand",
        words("head-hand"),
        words("cards-n", n=len(player.hand)) if own else scene.titles(player.hand),
        components.cards(scene, player.hand, was.hand, player),
        offered=offered,
        lit=player.hand != was.hand,
        unfolded=offered or own,
    )


def _discard(scene: Scene, player: Player, was: Player) -> Html | None:
    """The discard pile, which everybody may look through."""
    if not player.discard:
        return None
    offered = scene.offers_one(player.discard)
    return parts.fold(
        scene.words,
        f"{player.seat}-discard",
        scene.words("head-discard"),
        scene.titles(player.discard),
        components.cards(scene, player.discard, was.discard),
        offered=offered,
        lit=player.discard != was.discard,
        unfolded=offered,
    )
