"""What a step changed of what mages hold: cards, quests, jinxes, trophies, beside the effect that did it."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.blackrose.state.mage import Mage
from tutor.games.blackrose.views.stage import cards
from tutor.games.blackrose.views.stage.board import HOME
from tutor.games.blackrose.views.stage.look import Look
from tutor.games.blackrose.views.stage.rose import power_track
from tutor.games.blackrose.views.stage.side import beside
from tutor.games.blackrose.views.table.scene import is_back
from tutor.views.markup import Html, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import group

HELD = ("hand", "grimoire", "memories", "active", "solved", "completed", "jinxes", "trophies")
"""What of a mage lies before his player, his board apart."""
PILES = ("grimoire", "memories")
"""Of those what is shown only beside another that has changed too."""
MOST = 6
"""Of more cards of a kind than that only those that have come or gone are shown."""


def is_about_holdings(look: Look) -> bool:
    """Whether the step has changed what mages hold, or their power, and nothing in the lodge."""
    now, was = look.table, look.before
    if look.kind or look.moved or look.hurt or now.rooms != was.rooms or now.evocations != was.evocations:
        return False
    return _is_power_changed(look) or (bool(_changed(look)) and now.phase not in HOME)


def holdings_stage(look: Look) -> Stage:
    """The mages whose holdings the step has changed, and the power track where it has moved a marker."""
    parts = [_mage(look, seat) for seat in _changed(look)[:2]]
    if _is_power_changed(look):
        parts.append(power_track(look))
    sentences = [
        look.words("points", who=look.who(one), n=look.table.power(one)) for one in look.table.sources
    ]
    names = [look.who(seat) for seat in _changed(look)]
    label = " ".join([*([look.words("label-holdings", who=", ".join(names))] if names else []), *sentences])
    return Stage(beside(look, tag("div", *parts, class_="st-pile")), label, look.plates(), look.facts())


def _changed(look: Look) -> list[str]:
    """The mages who hold something else than before the step."""
    seats = [seat for seat in look.table.seats if look.before.is_mage(seat)]
    return [seat for seat in seats if not _kinds(look, seat) <= set(PILES)]


def _kinds(look: Look, seat: str) -> set[str]:
    """In what of `HELD` a mage has something else than before the step."""
    now, was = look.table.mage(seat), look.before.mage(seat)
    return {one for one in HELD if getattr(now, one) != getattr(was, one)}


def _is_power_changed(look: Look) -> bool:
    known = [one for one in look.table.sources if one in look.before.sources]
    return any(look.table.power(one) != look.before.power(one) for one in known)


def _mage(look: Look, seat: str) -> Html:
    now, was = look.table.mage(seat), look.before.mage(seat)
    drawers = {
        "hand": lambda: _named(look, seat, "hand", now.hand, was.hand),
        "grimoire": lambda: _pile(look, seat, look.words("grimoire"), now.grimoire.size),
        "memories": lambda: _pile(look, seat, look.words("memories"), len(now.memories)),
        "completed": lambda: _pile(look, seat, look.words("in-completed"), len(now.completed)),
        "trophies": lambda: _trophies(look, now, was),
    }
    items = [
        part
        for one in HELD
        if one in _kinds(look, seat)
        for part in (drawers[one]() if one in drawers else _chipped(look, seat, one))
    ]
    return group(look.party(seat), *items, look="row", panel=True, key=f"holds-{seat}")


def _named(look: Look, seat: str, kind: str, now: tuple[str, ...], was: tuple[str, ...]) -> Iterator[Html]:
    """Cards of a kind by name, those that have come lit, those that have gone crossed out."""
    ids = [id for id in dict.fromkeys((*now, *was)) if not is_back(id)]
    changed = [id for id in ids if now.count(id) != was.count(id)]
    for id in ids if len(ids) <= MOST else changed:
        key = f"{kind}-{seat}-{id}"
        if id in now:
            yield cards.brief(look, id, look.words(f"in-{kind}"), key=key, lit=id in changed)
        else:
            yield cards.left(look, id, look.words(f"left-{kind}"), key=key)
    hidden = len(now) if len(ids) > MOST else sum(map(is_back, now))
    if hidden:
        yield cards.hidden(look, hidden, look.words(f"in-{kind}"), f"{kind}-{seat}")


def _chipped(look: Look, seat: str, kind: str) -> Iterator[Html]:
    """Quests or jinxes with the chips on them."""
    now = {one.id: one for one in getattr(look.table.mage(seat), kind)}
    was = {one.id: one for one in getattr(look.before.mage(seat), kind)}
    solved = {one.id for one in look.table.mage(seat).solved}
    for id in dict.fromkeys((*now, *was)):
        key = f"{kind}-{seat}-{id}"
        if kind == "active" and id in solved:
            continue
        if is_back(id):
            yield cards.hidden(look, 0, look.words(f"in-{kind}"), key)
        elif id not in now:
            yield cards.left(look, id, look.words(f"left-{kind}"), key=key)
        else:
            note, n = look.words(f"in-{kind}"), now[id].chips
            text = f"{note}, {look.words('chips-n', n=n)}" if n else note
            yield cards.brief(look, id, text, key=key, lit=now[id] != was.get(id))


def _pile(look: Look, seat: str, name: str, n: int) -> Iterator[Html]:
    yield cards.hidden(look, n, name, f"{name}-{seat}")


def _trophies(look: Look, now: Mage, was: Mage) -> Iterator[Html]:
    """The tokens that a mage has taken, each with the sign of the mage whom it is of."""
    for n, seat in enumerate(now.trophies):
        new = n >= len(was.trophies)
        yield cards.signed(look, seat, look.words("in-trophies"), key=f"trophy-{now.seat}-{n}", lit=new)
    if not now.trophies:
        yield cards.hidden(look, 0, look.words("in-trophies"), f"trophies-{now.seat}")
