"""A card at work: the card with its running sentence, what called it, who else answers, what is chosen."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.state import Frame, Window
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.programs import BOOK
from tutor.games.seasons.state.derived import season
from tutor.games.seasons.state.player import Copy
from tutor.games.seasons.views.stage import pieces, powers
from tutor.games.seasons.views.stage.look import Entry, View, card_of, is_copy, part_of
from tutor.games.seasons.views.stage.season import stage
from tutor.games.seasons.views.stage.turn import board, board_text, looked_at
from tutor.games.seasons.views.stage.wheel import wheel
from tutor.games.seasons.views.table.wheel import season_name
from tutor.views.markup import Html, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import arrow, caption, columns, group

ANSWERS = {
    "season-changed": ("season",),
    "round-over": ("round-end",),
    "game-over": ("game-end",),
    "entered": ("enter", "summoned"),
    "summoning": ("summoning",),
    "activated": ("activated",),
    "sacrificed": ("sacrificed",),
    "cost-paid": ("cost-paid",),
    "tokens-moved": ("tokens-moved",),
}
"""The parts of cards that a moment can call."""
OF_ALL = ("season-changed", "round-over", "game-over")
"""The moments that belong to the whole table."""


def running(view: View) -> Frame | Window | None:
    """The innermost card at work, or moment that calls cards; None where the rules alone are at work."""
    for entry in reversed(view.stack):
        if isinstance(entry, Window):
            return entry if entry.kind in ANSWERS else None
        if card_of(entry.program):
            return entry
        if entry.program in ("summon", "activate", "bonus-summoning") and entry.get("card"):
            return entry
        if entry.program not in ("overflow", "summon", "activate"):
            return None
    return None


def picture(view: View, entry: Entry) -> Stage:
    """The card or the moment, what it called, and what it is about."""
    window = entry if isinstance(entry, Window) else _window_below(view, entry)
    words = _happens(view, entry)
    if window is not None and window.kind in OF_ALL:
        return _of_all(view, entry, window, words)
    left = [made for made in (_cause(view, entry, window), *_chain(view, entry, window)) if made]
    if _moves_season(view):
        side = tag(
            "div",
            caption(words),
            tag("div", *left, class_="st-answers"),
            board(view, view.player),
            class_="st-side",
        )
        return stage(view, columns(wheel(view), side, look="st-season"), words, board_text(view, view.player))
    scene = tag(
        "div",
        caption(words),
        tag("div", *left, class_="st-answers"),
        tag("div", _about(view, entry), class_="st-about"),
        class_="st-effect",
    )
    return stage(view, scene, words, board_text(view, view.player))


def _moves_season(view: View) -> bool:
    """Whether the season token moves, or may."""
    picked = any(key.startswith("space-") for key in view.setting.picks)
    return picked or view.table.space != view.before.space


def _of_all(view: View, entry: Entry, window: Window, words: str) -> Stage:
    """A moment of the whole table: the wheel, with the cards that it calls."""
    is_asked = bool(view.setting.picks) or isinstance(entry, Frame)
    side = tag(
        "div",
        caption(words),
        *_chain(view, entry, window),
        tag("div", _about(view, entry), class_="st-about") if is_asked else pieces.prices(view),
        class_="st-side",
    )
    return stage(view, columns(wheel(view), side, look="st-season"), words, board_text(view, view.player))


def _window_below(view: View, entry: Frame) -> Window | None:
    """The moment that called the card at work."""
    at = max(i for i, one in enumerate(view.stack) if one is entry)
    below = view.stack[at - 1] if at else None
    return below if isinstance(below, Window) and below.kind in ANSWERS else None


def _cause(view: View, entry: Entry, window: Window | None) -> Html | None:
    """What called the cards: a card that enters play, or the season that changes."""
    if window is None:
        return None
    about = dict(window.event.facts)
    id, card = str(about.get("copy", "")), str(about.get("card", ""))
    if card not in box().cards:
        return None
    works = isinstance(entry, Frame) and entry.get("copy") == id
    return powers.face(
        view,
        card,
        id or f"card-{card}",
        copy=view.table.copy(id),
        priced=False,
        lit=works,
        part=part_of(entry.program) if works and isinstance(entry, Frame) else "",
        note=view.say(f"cause-{window.kind}"),
    )


def _chain(view: View, entry: Entry, window: Window | None) -> Iterator[Html | None]:
    """The cards that answer, each with whether it is done, at work, or still to come."""
    if isinstance(entry, Frame) and window is None:
        yield _at_work(view, entry)
        return
    assert window is not None
    now = str(entry.get("copy", "")) if isinstance(entry, Frame) else ""
    part = part_of(entry.program) if isinstance(entry, Frame) else ""
    cause = str(dict(window.event.facts).get("copy", ""))
    called = [one for one in _called(view, window) if one[1].id != cause]
    if not called or (now and now == cause):
        return
    if window.kind not in OF_ALL:
        yield arrow(view.say("answers"))
    done = {key.partition(".")[0] for _, key in window.used} - {now}
    cards = []
    whole = len(called) <= 2 and window.kind not in OF_ALL
    for seat, copy in called:
        state = "now" if copy.id == now else "done" if copy.id in done else "waits"
        cards.append(
            powers.face(
                view,
                copy.card,
                copy.id,
                copy=None,
                priced=False,
                whole=whole or (copy.id == now and window.kind not in OF_ALL),
                part=part if copy.id == now else "",
                lit=copy.id == now,
                note=view.of(f"answer-{state}", seat),
            )
        )
    yield group(view.say("called") if window.kind in OF_ALL else None, *cards, key="called")


def _called(view: View, window: Window) -> list[tuple[str, Copy]]:
    """The copies in play that such a moment may call, with whose they are."""
    parts = ANSWERS[window.kind]
    copies = []
    for seat in view.table.turn_order:
        for copy in view.table.player(seat).play:
            number = box().card(copy.card).number
            if any(f"card-{number:02}.{part}" in BOOK for part in parts if part != "enter"):
                copies.append((seat, copy))
    return copies


def _at_work(view: View, entry: Frame) -> Html | None:
    """The card at work by itself."""
    card = card_of(entry.program) or str(entry.get("card", ""))
    if card not in box().cards:
        return None
    id = str(entry.get("copy", ""))
    note = view.of("summons" if entry.program == "summon" else "uses", entry.owner)
    key = id if is_copy(id) else f"card-{card}"
    return powers.face(
        view,
        card,
        key,
        copy=view.table.copy(id),
        note=note,
        lit=True,
        priced=entry.program == "summon",
        part=part_of(entry.program),
    )


def _about(view: View, entry: Entry) -> Html:
    """What the effect is about: seats, spaces, cards that are looked at, cards in play, tokens."""
    player = view.player
    picked = view.setting.picks
    parts: list[Html | None] = [looked_at(view)]
    if any(key.startswith("player-") for key in picked):
        seats = [seat for seat in view.table.seats if view.pick(f"player-{seat}")]
        parts.append(group(None, *[pieces.player_chip(view, seat) for seat in seats], key="players"))
    if any(key.startswith("card-") for key in picked):
        parts.append(powers.hand(view, player, whole=len(set(player.hand)) <= powers.FEW))
    standing = _standing(view, entry)
    if any(is_copy(key) and key not in standing for key in picked):
        parts.append(powers.tableau(view, player, whole=len(player.play) <= powers.FEW, leave=standing))
    if not picked and _others_changed(view):
        parts.append(
            group(
                None,
                *[pieces.player_chip(view, seat) for seat in view.table.seats if seat != view.seat],
                key="players",
            )
        )
    return tag("div", *parts, board(view, player), class_="st-about__row")


def _standing(view: View, entry: Entry) -> set[str]:
    """The copies that stand in the upper line already."""
    window = entry if isinstance(entry, Window) else _window_below(view, entry)
    ids = set()
    if isinstance(entry, Frame):
        ids.add(str(entry.get("copy", "")))
    if window is not None:
        ids.add(str(dict(window.event.facts).get("copy", "")))
        ids.update(copy.id for _, copy in _called(view, window))
    return ids


def _others_changed(view: View) -> bool:
    others = (view.table.player(seat) for seat in view.table.seats if seat != view.seat)
    return any(one != view.was(one) for one in others)


def _happens(view: View, entry: Entry) -> str:
    if isinstance(entry, Window):
        if entry.kind == "season-changed":
            return view.say("season-changed", now=season_name(view.scene, season(view.table)))
        return view.scene.words(f"window-{entry.kind}") + "."
    card = card_of(entry.program) or str(entry.get("card", ""))
    title = view.scene.title(card)
    kind = "summons-card" if entry.program == "summon" else "works" if card_of(entry.program) else "uses-card"
    return view.of(kind, entry.owner, card=title)
