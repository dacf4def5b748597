"""The experience zone of a wizard: completed contracts, passed trials, tomes, their symbols, the reserve."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.games.penumbra.scoring.final_points import SYMBOLS
from tutor.games.penumbra.scoring.final_points import experience as experience_of
from tutor.games.penumbra.scoring.final_points import symbols as sides_of
from tutor.games.penumbra.state.wizard import Passed, Reserved, Wizard
from tutor.games.penumbra.views.table.cards import card_box
from tutor.games.penumbra.views.table.parts import fold, signed
from tutor.games.penumbra.views.table.rows import contract_card, trial_card
from tutor.games.penumbra.views.table.scene import Scene
from tutor.views.markup import Html, join, tag
from tutor.views.parts import grid


def experience(scene: Scene, wizard: Wizard, earlier: Wizard) -> Html | None:
    """The experience zone and the reserve; nothing where both are empty and no whole game is played."""
    words = scene.words
    tomes = [card for card in wizard.cards if card.zone == "experience"]
    done = len(wizard.contracts) + len(wizard.trials) + len(tomes)
    if not done and not wizard.reserved and not scene.whole:
        return None
    boxes = [
        *(_done(scene, id, id not in earlier.contracts) for id in wizard.contracts),
        *(_passed(scene, one, one not in earlier.trials) for one in wizard.trials),
        *(
            card_box(scene, card.id, zone=card.zone, lit=earlier.card(card.id) != card, spent=card.turned)
            for card in tomes
        ),
    ]
    new = (wizard.contracts, wizard.trials) != (earlier.contracts, earlier.trials)
    zone = fold(
        scene,
        "experience",
        words("head-experience"),
        words("experience-note", contracts=len(wizard.contracts), trials=len(wizard.trials)),
        tally(scene, wizard),
        grid(boxes),
        picks=False,
        lit=new,
    )
    return join(zone, _reserve(scene, wizard, earlier))


def tally(scene: Scene, wizard: Wizard) -> Html:
    """How many of each symbol the open cards of the zone give, and which cards may give more."""
    words = scene.words
    counts = experience_of(scene.table, replace(wizard, reserved=()), lambda ruling: "")
    items = [
        _count(signed(symbol, scene.speaker.name(symbol)), n)
        for symbol, n in zip(SYMBOLS, counts.counts, strict=True)
    ]
    sides = sides_of(scene.table, wizard)
    items += [
        _count(signed(side, words(f"side-{side}")), n)
        for side, n in (("light", sides.light), ("dark", sides.dark))
    ]
    open_ = dict.fromkeys((*counts.unknown, *sides.unknown))
    more = words("symbols-unknown", cards=scene.titles(open_)) if open_ else None
    note = tag("p", more, class_="rt-note") if more else None
    return join(tag("dl", *items, class_="rt-stock rt-num"), note)


def _count(name: Html, n: int) -> Html:
    return tag("div", tag("dt", name), tag("dd", tag("b", str(n))))


def _done(scene: Scene, id: str, lit: bool) -> Html:
    return contract_card(scene, id, lies=scene.words("completed"), lit=lit, offered=False)


def _passed(scene: Scene, one: Passed, lit: bool) -> Html:
    """A passed trial: only the path that was taken shows (pen.trial.keep)."""
    lies = scene.words("passed-on", path=scene.words(f"path-{one.path}"))
    return trial_card(scene, one.id, lies=lies, lit=lit, offered=False, paths=(one.path,))


def _reserve(scene: Scene, wizard: Wizard, earlier: Wizard) -> Html | None:
    """The reserved cards: their owner sees the faces, for the others they lie face down."""
    if not wizard.reserved:
        return None
    words = scene.words
    cards = [_reserved(scene, one, one not in earlier.reserved) for one in wizard.reserved]
    return fold(
        scene,
        "reserve",
        words("reserve"),
        words("reserve-note", n=len(wizard.reserved)),
        grid(cards),
        picks=scene.may_pick_one("contract", [one.id for one in wizard.reserved]),
        lit=wizard.reserved != earlier.reserved,
    )


def _reserved(scene: Scene, one: Reserved, lit: bool) -> Html:
    lies = scene.words("seen-by-all" if not one.secret else "seen-by-owner")
    if one.kind == "contract":
        return contract_card(scene, one.id, lies=lies, lit=lit)
    return trial_card(scene, one.id, lies=lies, lit=lit)
