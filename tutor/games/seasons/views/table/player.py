"""Personal boards: one in full, the others in brief with the rest folded away."""

from __future__ import annotations

from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.scoring.final_points import score
from tutor.games.seasons.state.derived import counted, limit, overflow, prestige, prestige_known, reserve
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.views.table import cards, owners, tokens
from tutor.games.seasons.views.table.scene import Scene, is_back
from tutor.views import parts
from tutor.views.markup import Html, Part, badge, join, sub, tag
from tutor.views.parts import Row
from tutor.views.words import capital


def full(scene: Scene) -> Html:
    """The board of the player whom the table is about."""
    player = scene.table.player(scene.seat)
    head = sub(capital(scene.speaker.name(player.seat)), _marks(scene, player))
    return join(head, _won(scene, player), _lines(scene, player), *_sections(scene, player, unfolded=True))


def others(scene: Scene) -> Html | None:
    """The other players in turn order; nothing where there are none."""
    seats = [seat for seat in scene.table.turn_order if seat != scene.seat]
    players = [_other(scene, scene.table.player(seat)) for seat in seats]
    return join(sub(scene.words("others")), tag("div", *players, class_="rt-others")) if players else None


def _other(scene: Scene, player: Player) -> Html:
    note = _marks(scene, player)
    name = tag("h4", owners.named(scene, player.seat), " ", tag("small", note) if note else None)
    changed = " is-lit" if player != scene.earlier(player) else ""
    return tag(
        "article",
        tag("div", name, _won(scene, player), class_="rt-row"),
        _lines(scene, player),
        *_sections(scene, player, unfolded=False),
        class_=f"rt-other{changed}",
    )


def _marks(scene: Scene, player: Player) -> str:
    return scene.words("first-player-mark") if player.seat == scene.table.first and scene.whole else ""


def _won(scene: Scene, player: Player) -> Html | None:
    return badge(scene.words("winner")) if player.seat in scene.table.winners else None


# ---- what lies open


def _lines(scene: Scene, player: Player) -> Html | None:
    """What lies open of a player, side by side."""
    words, was = scene.words, scene.earlier(player)
    die = scene.table.die_of(player.seat)
    rows: list[Row] = [
        (words("crystals"), _changed(scene, player.crystals, was.crystals)),
        (words("prestige"), _prestige(scene, player, was)),
        (words("power"), _power(scene, player, was)),
        (words("reserve"), _reserve(scene, player, was)),
        (words("bonuses"), _bonuses(scene, player, was)),
        (words("hand"), _hand_size(scene, player, was)),
        (words("library"), _library_sizes(scene, player)),
        (words("die"), scene.name(die.die) if die is not None else None),
        (words("counted-now"), _counted(scene, player)),
    ]
    return parts.brief(rows)


def _changed(scene: Scene, now: int, was: int) -> Part:
    """A number, with what it was before the last step if that changed it."""
    value = scene.speaker.value
    if now == was:
        return value(now)
    return tag("span", value(now), " ", tag("small", scene.words("was-n", n=value(was))), class_="rt-changed")


def _prestige(scene: Scene, player: Player, was: Player) -> Part:
    """The prestige of the cards in play, as far as it is known."""
    reading = scene.reading
    return _as_known(scene, player, _changed(scene, prestige(player, reading), prestige(was, reading)))


def _as_known(scene: Scene, player: Player, known: Part) -> Part:
    """Points, with how many cards in play have a prestige that nobody knows."""
    n = sum(not prestige_known(copy.card, scene.reading) for copy in player.play)
    return join(known, tag("small", scene.words("prestige-unknown", n=n)), by=" ") if n else known


def _power(scene: Scene, player: Player, was: Player) -> Html:
    """Summoning power as places for cards, of which those in play take one each."""
    words, taken = scene.words, len(counted(player, scene.reading))
    label = words("power-used", n=taken, of=player.power)
    places = [
        tag("i", "•" if at < taken else None, class_="rt-token", aria_hidden="true")
        for at in range(max(player.power, taken))
    ]
    track = tag("span", *places, class_="rt-track", role="img", aria_label=label) if places else None
    grown = tag("small", words("was-n", n=was.power)) if player.power != was.power else None
    text = tag("span", join(label, grown, by=" "), class_="rt-changed" if grown else None)
    return join(track, text, by=" ")


def _reserve(scene: Scene, player: Player, was: Player) -> Html:
    """The tokens of the reserve in their places, in words, and what of them lies on a card."""
    words, held, most = scene.words, reserve(player), limit(player)
    listed = tokens.in_words(scene, held)
    label = words("reserve-n", n=size(held), of=most)
    row = tokens.row(scene, held, reserve(was), places=most, label=label)
    on_cards = size(held) - size(player.reserve)
    notes = [listed] if listed else []
    notes += [words("reserve-on-card", n=on_cards)] if on_cards else []
    notes += [words("reserve-over", n=overflow(player))] if overflow(player) else []
    return join(row, label, f"({'; '.join(notes)})" if notes else None, by=" ")


def _bonuses(scene: Scene, player: Player, was: Player) -> Part:
    known = box()
    used = player.bonuses
    label = scene.words("bonuses-n", n=used, of=known.most_bonuses, penalty=known.penalties[used])
    return tag("span", label, class_="rt-changed") if used != was.bonuses else label


def _hand_size(scene: Scene, player: Player, was: Player) -> Part:
    label = scene.words("cards-count", n=len(player.hand))
    return tag("span", label, class_="rt-changed") if len(player.hand) != len(was.hand) else label


def _library_sizes(scene: Scene, player: Player) -> str:
    second, third = player.library
    return scene.words("library-note", second=len(second), third=len(third)) if second or third else ""


def _counted(scene: Scene, player: Player) -> Part:
    """The prestige as it would be counted now; nothing before there is something to count."""
    if scene.table.scores or not scene.whole or not scene.table.round:
        return None
    total = score(scene.table, player.seat, scene.reading).total
    return _as_known(scene, player, scene.speaker.value(total))


# ---- what folds


def _sections(scene: Scene, player: Player, *, unfolded: bool) -> tuple[Html | None, ...]:
    return (
        _play(scene, player, unfolded=unfolded),
        _hand(scene, player, unfolded=unfolded),
        *_libraries(scene, player),
        _choosing(scene, player, "dealt", unfolded=unfolded),
        _choosing(scene, player, "drafted", unfolded=unfolded),
    )


def _play(scene: Scene, player: Player, *, unfolded: bool) -> Html | None:
    was = scene.earlier(player)
    if not player.play and not was.play:
        return None
    note = scene.titles(copy.card for copy in player.play) or scene.words("nothing")
    offered = scene.offers_one("copy", (copy.id for copy in player.play))
    return parts.fold(
        scene.words,
        f"{'full' if unfolded else 'brief'}-{player.seat}-play",
        scene.words("head-play"),
        note,
        cards.in_play(scene, player, was),
        offered=offered,
        lit=player.play != was.play,
        unfolded=offered or (unfolded and bool(player.play)),
    )


def _hand(scene: Scene, player: Player, *, unfolded: bool) -> Html | None:
    """The cards in hand of the reader, or of anybody for one who sees everything."""
    was, words = scene.earlier(player), scene.words
    if not scene.sees(player) or all(map(is_back, player.hand)):
        return None
    note = [words("cards-count", n=len(player.hand))]
    if not scene.table.ended:
        can = cards.summonable(scene, player)
        key = "hand-now" if cards.may_act(scene, player) else "hand-can"
        note.append(words(key, cards=scene.titles(can), n=len(can)))
    offered = player.seat == scene.asker and scene.offers_one("card", player.hand)
    return parts.fold(
        words,
        f"{player.seat}-hand",
        words("head-hand"),
        "; ".join(note),
        cards.hand(scene, player, was.hand),
        offered=offered,
        lit=player.hand != was.hand,
        unfolded=offered or unfolded,
    )


def _libraries(scene: Scene, player: Player) -> tuple[Html | None, ...]:
    """The cards under the library tokens, for who may look at them."""
    was = scene.earlier(player)
    ids = ("library-token-ii", "library-token-iii")
    return tuple(
        parts.fold(
            scene.words,
            f"{player.seat}-{id}",
            scene.name(id),
            "; ".join((scene.words("cards-count", n=len(under)), scene.titles(under))),
            cards.piled(scene, under, earlier),
            lit=under != earlier,
        )
        if scene.sees(player) and any(not is_back(card) for card in under)
        else None
        for id, under, earlier in zip(ids, player.library, was.library, strict=True)
    )


def _choosing(scene: Scene, player: Player, pile: str, *, unfolded: bool) -> Html | None:
    """Cards of the prelude: dealt, to choose of, or chosen already; of others' no more than their number."""
    words, was = scene.words, scene.earlier(player)
    held, before = (one.dealt if pile == "dealt" else one.drafted for one in (player, was))
    if not held:
        return None
    n = words("cards-count", n=len(held))
    if not scene.sees(player) or all(map(is_back, held)):
        return tag("p", words(f"{pile}-of-other", cards=n), class_="rt-note")
    offered = player.seat == scene.asker and scene.offers_one("card", held)
    return parts.fold(
        words,
        f"{player.seat}-{pile}",
        words(f"head-{pile}"),
        n,
        cards.piled(scene, held, before),
        offered=offered,
        unfolded=offered or (unfolded and pile == "dealt"),
    )
