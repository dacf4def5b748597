"""Mage boards: one in full, the others in brief with the rest folded away."""

from __future__ import annotations

from tutor.games.blackrose.state import derived
from tutor.games.blackrose.state.mage import Mage, Prepared
from tutor.games.blackrose.views.table import owners
from tutor.games.blackrose.views.table.cards import jinxes, piled, quests
from tutor.games.blackrose.views.table.evocations import evocations, lives, numbers
from tutor.games.blackrose.views.table.scene import Scene, is_back
from tutor.games.blackrose.views.table.spells import board, borne
from tutor.views import parts
from tutor.views.markup import Html, Part, badge, join, sub, tag
from tutor.views.parts import Row
from tutor.views.theme import sign
from tutor.views.words import capital


def full(scene: Scene) -> Html:
    """The board of the mage whom the table is about."""
    mage = scene.table.mage(scene.seat)
    head = sub(capital(scene.speaker.name(mage.seat)), _who(scene, mage))
    return join(head, _won(scene, mage), _lines(scene, mage), *_sections(scene, mage, unfolded=True))


def others(scene: Scene) -> Html | None:
    """The other mages in turn order; nothing where there are none."""
    mages = [_other(scene, scene.table.mage(seat)) for seat in scene.table.turn_order if seat != scene.seat]
    return join(sub(scene.words("others")), tag("div", *mages, class_="rt-others")) if mages else None


def _other(scene: Scene, mage: Mage) -> Html:
    name = tag("h4", owners.named(scene, mage.seat), " ", tag("small", _who(scene, mage)))
    changed = " is-lit" if mage != scene.earlier(mage) else ""
    return tag(
        "article",
        tag("div", name, _won(scene, mage), class_="rt-row"),
        _lines(scene, mage),
        *_sections(scene, mage, unfolded=False),
        class_=f"rt-other{changed}",
    )


def _won(scene: Scene, mage: Mage) -> Html | None:
    return badge(scene.words("winner")) if mage.seat in scene.table.winners else None


def _who(scene: Scene, mage: Mage) -> str:
    """Which mage a seat plays, and his school."""
    parts = [scene.name(mage.mage) if mage.mage and not mage.avatar else ""]
    parts += [scene.name(mage.school)] if mage.school else []
    known = [part for part in parts if part and part != scene.speaker.name(mage.seat)]
    return ", ".join(known)


def _lines(scene: Scene, mage: Mage) -> Html | None:
    """What lies open of a mage, side by side."""
    words, table, was = scene.words, scene.table, scene.earlier(mage)
    where = scene.speaker.name(mage.cell) if mage.in_cell and mage.cell else scene.speaker.name(mage.at)
    rows: list[Row] = [
        (words("where"), capital(where)),
        (words("life"), lives(scene, mage.seat) if mage.mage or mage.avatar else None),
        (words("power"), _changed(scene, table.power(mage.seat), scene.before.power(mage.seat))),
        (
            words("crown"),
            join(sign("crown"), words("crown-held"), by=" ") if table.crown == mage.seat else None,
        ),
        (words("orders"), _changed(scene, mage.orders, was.orders) if mage.avatar else None),
        (words("tokens"), None if mage.avatar else _changed(scene, mage.physical, was.physical)),
        *(numbers(scene, mage.seat) if mage.mage or mage.avatar else ()),
        (words("hand"), None if mage.avatar else _cards(scene, mage, was)),
        (words("jinxes"), ", ".join(scene.title(one.id) for one in mage.jinxes)),
        (words("tokens-borne"), borne(scene, mage.seat)),
        (words("trophies"), owners.trophies(scene, table.trophies(mage.seat))),
    ]
    return parts.brief(rows)


def _changed(scene: Scene, now: int, was: int) -> Part:
    """A number, with what it was before the last step if that changed it."""
    if now == was:
        return str(now)
    return tag("span", str(now), " ", tag("small", scene.words("was-n", n=was)), class_="rt-changed")


def _cards(scene: Scene, mage: Mage, was: Mage) -> Part:
    """How many cards are in hand, how many in the grimoire, and how many spells lie how on the board."""
    words = scene.words
    if not scene.whole and not mage.hand:
        return None
    limit = derived.hand_limit(scene.table, mage.seat, scene.reading) if mage.mage else None
    held = _changed(scene, len(mage.hand), len(was.hand))
    return join(held, words("hand-limit", n=limit) if limit is not None else None, by=" ")


def _sections(scene: Scene, mage: Mage, *, unfolded: bool) -> tuple[Html | None, ...]:
    return (
        _spells(scene, mage, unfolded=unfolded),
        _hand(scene, mage),
        _quests(scene, mage),
        _evocations(scene, mage),
        _jinxes(scene, mage),
        _books(scene, mage),
    )


def _spells(scene: Scene, mage: Mage, *, unfolded: bool) -> Html | None:
    was = scene.earlier(mage)
    if not mage.board and not was.board:
        return None
    note = "; ".join(_brief(scene, one) for one in mage.board) or scene.words("nothing")
    offered = scene.offers_one("slot", (f"{mage.seat}.{one.slot}" for one in mage.board))
    return parts.fold(
        scene.words,
        f"{'full' if unfolded else 'brief'}-{mage.seat}-board",
        scene.words("head-board"),
        note,
        board(scene, mage, was),
        offered=offered,
        lit=mage.board != was.board,
        unfolded=offered or (unfolded and bool(mage.board)),
    )


def _brief(scene: Scene, one: Prepared) -> str:
    """A spell on the board in a few words: where it lies, what it is as far as that is seen, and how."""
    words = scene.words
    card = words("back") if is_back(one.spell) else scene.title(one.spell)
    return words("brief-spell", slot=words(f"slot-{one.slot}"), card=card, state=words(f"spell-{one.state}"))


def _hand(scene: Scene, mage: Mage) -> Html | None:
    """The cards in hand of the reader, or of anybody for one who sees everything."""
    was = scene.earlier(mage)
    if not scene.sees(mage) or not any(not is_back(id) for id in mage.hand):
        return None
    offered = mage.seat == scene.asker and scene.offers_one("card", mage.hand)
    return parts.fold(
        scene.words,
        f"{mage.seat}-hand",
        scene.words("head-hand"),
        scene.words("cards-count", n=len(mage.hand)),
        piled(scene, mage.hand, was.hand),
        offered=offered,
        lit=mage.hand != was.hand,
        unfolded=offered,
    )


def _quests(scene: Scene, mage: Mage) -> Html | None:
    was = scene.earlier(mage)
    if not mage.active and not mage.solved and not mage.completed:
        return None
    ids = [one.id for one in (*mage.active, *mage.solved)]
    limit = derived.quest_limit(scene.table, mage.seat, scene.reading) if mage.mage else None
    note = scene.words(
        "quests-note", active=len(mage.active), solved=len(mage.solved), completed=len(mage.completed)
    )
    limit_text = scene.words("quest-limit", n=limit) if limit is not None else ""
    offered = mage.seat == scene.asker and scene.offers_one("quest", ids)
    held, before = ((one.active, one.solved, one.completed) for one in (mage, was))
    return parts.fold(
        scene.words,
        f"{mage.seat}-quests",
        scene.words("head-quests"),
        "; ".join(part for part in (note, limit_text) if part),
        quests(scene, mage, was),
        offered=offered,
        lit=held != before,
        unfolded=offered,
    )


def _evocations(scene: Scene, mage: Mage) -> Html | None:
    table, before = scene.table, scene.before
    held = [one for one in table.evocations if mage.seat in (one.owner, one.assigned)]
    was = [one for one in before.evocations if mage.seat in (one.owner, one.assigned)]
    if not held:
        return None
    offered = scene.offers_one("figure", (one.id for one in held))
    names = ", ".join(scene.speaker.name(one.id) for one in held)
    return parts.fold(
        scene.words,
        f"{mage.seat}-evocations",
        scene.words("head-evocations"),
        names,
        evocations(scene, mage),
        offered=offered,
        lit=held != was,
    )


def _jinxes(scene: Scene, mage: Mage) -> Html | None:
    if not mage.jinxes:
        return None
    was = scene.earlier(mage)
    return parts.fold(
        scene.words,
        f"{mage.seat}-jinxes",
        scene.words("head-jinxes"),
        ", ".join(scene.name(one.id) for one in mage.jinxes),
        jinxes(scene, mage, was),
        offered=scene.offers_one("card", (one.id for one in mage.jinxes)),
        lit=mage.jinxes != was.jinxes,
    )


def _books(scene: Scene, mage: Mage) -> Html | None:
    """The grimoire, the memories, and the personal spells that are set aside."""
    words, was = scene.words, scene.earlier(mage)
    if not mage.grimoire.size and not mage.memories and not mage.aside:
        return None
    note = words("books-note", grimoire=mage.grimoire.size, memories=len(mage.memories))
    own = [id for id in mage.grimoire.cards if not is_back(id)]
    rows: list[Row] = [
        (words("grimoire-holds"), _listed(scene, own) if scene.reader != mage.seat or own else None),
        (words("memories"), _listed(scene, mage.memories)),
        (words("aside"), _listed(scene, mage.aside)),
    ]
    before = (was.grimoire.size, was.memories, was.aside)
    return parts.fold(
        words,
        f"{mage.seat}-books",
        words("head-books"),
        note,
        parts.facts(rows),
        piled(scene, dict.fromkeys(mage.memories), was.memories),
        lit=(mage.grimoire.size, mage.memories, mage.aside) != before,
        offered=mage.seat == scene.asker and scene.offers_one("card", mage.memories),
    )


def _listed(scene: Scene, ids: list[str] | tuple[str, ...]) -> str:
    """Cards by name in the order of their names, copies counted; nothing of their order is told."""
    counted = {scene.title(id): list(ids).count(id) for id in ids if not is_back(id)}
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in sorted(counted.items()))
