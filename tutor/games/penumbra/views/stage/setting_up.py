"""The picture of the set-up: what has been laid out, dealt and chosen, step by step."""

from __future__ import annotations

from collections.abc import Callable

from tutor.games.penumbra.components.faces import TalentFace
from tutor.games.penumbra.procedures.setup_fate import PARTS, PILES
from tutor.games.penumbra.state.places import market_deck
from tutor.games.penumbra.state.table import Market
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Wizard
from tutor.games.penumbra.views.stage import attempt, board, parts
from tutor.games.penumbra.views.stage.extras import extras
from tutor.games.penumbra.views.stage.look import GAME, View
from tutor.games.penumbra.views.stage.seats import plates
from tutor.games.penumbra.views.table.rows import contract_of
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Stage, pieces
from tutor.views.theme import glyph
from tutor.views.words import capital

STEPS = ("fate", "talents", "start", "common")
PROGRAMS = tuple(f"setup-{step}" for step in STEPS)
_REACHED = ("", "", "fate", "talents", "start", "start", "common")
"""Which step each sentence of the set-up belongs to."""


def stage(view: View) -> Stage:
    """The steps of the set-up, and what the one under way puts on the table."""
    frame = view.frame(*PROGRAMS)
    whole = view.frame("setup")
    if frame is not None:
        step = frame.program.removeprefix("setup-")
    else:
        step = _REACHED[max(0, whole.path[0] - (len(whole.path) == 1))] if whole is not None else ""
    pictures: dict[str, Callable[[View], Html | None]] = {
        "": _supply, "fate": _fate, "talents": _talents, "start": _start, "common": _common,
    }  # fmt: skip
    names = [view.words(f"stage-setup-{name}") for name in STEPS]
    track = attempt.track(view, names, STEPS.index(step) if step else -1) if whole is not None else None
    scene = join(track, pictures[step](view), extras(view))
    text = view.words(f"stage-setup-{step}") if step else view.words("stage-setup")
    return Stage(scene, f"{capital(text)}.", plates(view))


def _supply(view: View) -> Html:
    """The decks of the common area; the fate deck is none of them yet."""
    if not view.table.decks:
        return pieces.caption(view.words("stage-setup-empty"))
    decks = [
        parts.deck(view, one.id, capital(view.speaker.name(one.id)) if one.id in DISCIPLINE_COLOURS else "")
        for one in view.table.decks
    ]
    return tag("div", *decks, class_="st-row st-decks")


def _fate(view: View) -> Html:
    """The prophecy of every game, the trial row, and the piles or the deck made of them."""
    table, words = view.table, view.words
    lying = parts.omens(view, *table.prophecies)
    trials = [parts.some_card(view, id, view.words("stage-trial")) for id in table.trials]
    whole = table.deck("fate").size > 0
    piles = [_pile(view, n, table.deck(f"pile-{n}").size) for n in PILES]
    return join(
        tag(
            "div",
            pieces.group(words("stage-prophecies"), lying) if lying else None,
            pieces.group(words("stage-row-trials"), *trials) if trials else None,
            class_="st-columns st-laid",
        ),
        tag(
            "div",
            parts.deck(view, "fate") if whole else pieces.group(words("stage-piles"), *piles),
            class_="st-piles",
        ),
    )


def _pile(view: View, difficulty: int, size: int) -> Html:
    """A pile of the fate deck: how many cards it has, or what has been drawn for it so far."""
    words, frame = view.words, view.frame("setup-fate")
    drawn = []
    if frame is not None and frame.get("pile") == difficulty and not size:
        for part in PARTS:
            ids = frame.get(part)
            if isinstance(ids, tuple) and ids:
                drawn.append(words(f"stage-drawn-{part}", n=len(ids)))
    back = pieces.back(words("stage-pile", n=difficulty), key=view.key(f"deck-pile-{difficulty}"), count=size)
    now = frame is not None and frame.get("pile") == difficulty and not size
    looks = [look for look, on in (("is-now", now), ("is-empty", not size and not drawn)) if on]
    return tag("div", back, *[pieces.note(one) for one in drawn], class_=" ".join(("st-pile", *looks)))


def _talents(view: View) -> Html:
    """The talents of every wizard: those the reader may see with what they give, the others face down."""
    return tag(
        "div", *[_dealt(view, wizard) for wizard in view.table.wizards], class_="st-columns st-talents"
    )


def _dealt(view: View, wizard: Wizard) -> Html:
    title = view.by("stage-talents", wizard.seat)
    held = [card.id for card in wizard.cards if card.zone == "talent"]
    if held or view.sees(wizard.seat):
        chosen = wizard.kept if len(wizard.offered) > 1 else ""
        cards = [talent(view, id, is_chosen=id == chosen) for id in held or wizard.offered]
    else:
        name = view.words("stage-kind-talent")
        cards = [
            pieces.back(name, key=view.key(f"talent-{wizard.seat}-{n}")) for n in range(len(wizard.offered))
        ]
    made = pieces.group(title, *cards or [pieces.note(view.words("stage-none-yet"))])
    return tag("div", made, class_=None if held or wizard.seat == view.seat else "st-quiet")


def talent(view: View, id: str, *, is_chosen: bool = False) -> Html:
    """A talent face up, with what its wizard starts with."""
    return pieces.card(
        GAME, id, view.name(id), key=view.key(f"card-{id}"), kind=view.words("stage-kind-talent"),
        lines=_gives(view, view.box.talent(id)), pick=view.pick(f"card-{id}"), lit=is_chosen,
        state=view.words("talent-kept") if is_chosen else "",
    )  # fmt: skip


def _gives(view: View, face: TalentFace) -> list[str]:
    words, speaker = view.words, view.speaker
    rows = [("mark", speaker.name(face.mark) if face.mark else "")]
    rows += [("card", view.name(face.card) if face.card else "")]
    given = (face.ingredients or {}).items()
    rows += [("ingredients", ", ".join(speaker.name(f"{kind}-{n}") for kind, n in given))]
    rows += [("order", "" if face.order is None else str(face.order))]
    return [f"{words(f'start-{name}')}: {value}" for name, value in rows if value]


def _start(view: View) -> Html:
    """The talent of the wizard, and the board that it fills; the talents of all where the order is told."""
    if view.frame("setup-start") is None:
        return _talents(view)
    wizard = view.wizard
    held = [card.id for card in wizard.cards if card.zone == "talent"]
    return join(
        tag("div", *[talent(view, id) for id in held], board.panel(view, wizard), class_="st-row st-start"),
        board.hand(view, wizard),
    )


def _common(view: View) -> Html:
    """The contracts of the Guild, and the market of each class, of the Brewery and of the Shop."""
    table, words = view.table, view.words
    if not table.classes:
        return _supply(view)
    frame = view.frame("setup-common")
    now = str(frame.get("market") or "") if frame is not None else ""
    contracts = [parts.some_card(view, id, _level(view, id)) for id in table.contracts]
    opened = {one.id for one in table.markets}
    classes = [parts.class_chip(view, gem) for gem in table.classes if gem not in opened]
    made = [_market(view, one, one.id == now) for one in table.markets]
    return join(
        tag("div", pieces.group(words("stage-guild"), *contracts), class_="st-guild") if contracts else None,
        tag("div", *made, class_="st-row st-markets") if made else None,
        tag("div", pieces.group(words("stage-classes"), *classes), class_="st-classes") if classes else None,
    )


def _market(view: View, market: Market, now: bool) -> Html:
    """A market with its open cards, its deck as long as there are none."""
    cards = [parts.some_card(view, id) for id in market.cards] or [parts.deck(view, market_deck(market.id))]
    sign = glyph(market.id) if market.id in view.table.classes else None
    made = pieces.group(
        join(sign, view.place(market.id)), *cards, look="stack", panel=True, key=f"market-{market.id}"
    )
    return tag("div", made, class_="is-now" if now else None)


def _level(view: View, id: str) -> str | None:
    face = contract_of(view.scene, id)
    return view.words("stage-level", n=face.difficulty) if face is not None and face.difficulty else None
