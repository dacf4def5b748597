"""The picture of a card in use: the cards of the chain from left to right, and what may follow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.engine.state import Frame
from tutor.games.penumbra.actions.uses.launching import LEFT, RIGHT
from tutor.games.penumbra.analysis.launch_graph import card_chain, icon
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.state.table import Link
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS
from tutor.games.penumbra.views.stage import board, parts
from tutor.games.penumbra.views.stage.extras import extras
from tutor.games.penumbra.views.stage.look import GAME, View
from tutor.games.penumbra.views.stage.seats import plates, stock_facts
from tutor.games.penumbra.views.table import phrases
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Stage, pieces

USES = ("use-card", "prepare-card", "answer-discard")
SHOWN, BARRED = 2, 3
"""So many cards of a chain are drawn before one that may follow, and so many that may not."""
_GEMS: dict[str, str] = {colour: gem for gem, colour in DISCIPLINE_COLOURS.items()}


def stage(view: View) -> Stage:
    """The chain with its running card, what could follow, what cannot, and what of the board changes."""
    links, frame = _links(view), _innermost(view)
    may, barred = _followers(view)
    row: list[Html] = []
    older, near = len(links) - (SHOWN if may else SHOWN + 1), len(links) - (1 if may else 2)
    for at, link in enumerate(links[max(0, older) :], max(0, older)):
        if at > max(0, older):
            row.append(_arrow(view, links[at - 1].card, link, old=at - 1 < near))
        latest = at == len(links) - 1
        row.append(_card(view, link, frame if latest else None, launched=at > 0, old=at < near))
    if may:
        last = links[-1].card
        row.append(_arrow(view, last, may[0], dashed=True))
        row.append(_follower(view, may))
    scene = join(
        pieces.caption(view.words("stage-chain", n=len(links))) if len(links) > 1 else None,
        _before(view, links[: max(0, older)]),
        tag("div", *row, class_="st-row st-row--line st-chain"),
        _cannot(view, barred),
        board.changing(view),
        extras(view),
    )
    return Stage(scene, _label(view, links, may), plates(view), stock_facts(view))


def _before(view: View, links: list[Link]) -> Html | None:
    """The cards with which the chain began, in brief."""
    chips = [parts.some_card(view, link.card) for link in links]
    return tag("div", *chips, class_="st-row st-before st-link--old") if chips else None


def _links(view: View) -> list[Link]:
    """The uses of the chain, with the card that is about to be used; after its end the whole of it."""
    chain = list(view.table.turn.chain)
    frames = [e for e in view.state.stack if isinstance(e, Frame) and e.program in USES]
    last = frames[-1]
    card = str(last.get("card"))
    if not chain:
        before = list(view.before.turn.chain)
        if before and before[0].card == str(frames[0].get("card")) and last.path[0] > 0:
            return before
    if (last.path == (0,) or last.program != "use-card") and (not chain or chain[-1].card != card):
        chain.append(Link(card, str(last.get("by") or "")))
    return chain or [Link(card)]


def _innermost(view: View) -> Frame:
    frame = view.frame(*USES)
    assert frame is not None
    return frame


def _followers(view: View) -> tuple[list[Link], list[tuple[str, str]]]:
    """What may be launched next, and what may not with the kind of the first reason.

    Neither is shown while nothing is asked: it could give a prediction away.
    """
    if view.setting.question is None:
        return [], []
    graph = card_chain([view.state])
    if graph is None:
        return [], []
    may: list[Link] = []
    barred: list[tuple[str, str]] = []
    for node, about in graph.nodes(data=True):
        if not isinstance(node, tuple):
            continue
        if about["reasons"]:
            if view.setting.question.kind != "launch":
                continue
            barred.append((about["card"], about["reasons"][0].kind))
        else:
            by: Any = next(edge["by"] for _, _, edge in graph.in_edges(node, data=True))
            may.append(Link(about["card"], by))
    return may, barred


def _card(view: View, link: Link, frame: Frame | None, *, launched: bool, old: bool) -> Html:
    held, face = view.wizard.card(link.card), view.face(link.card)
    if face is None:
        mark = next((one for one in view.wizard.marks if one.slot == link.card), None)
        made = parts.mark(view, mark) if mark is not None else parts.some_card(view, link.card)
        return tag("div", made, class_="st-link st-link--old" if old else "st-link")
    spent = held is None or held.zone == "discarded"
    lies = "discarded" if spent else "turned" if held is not None and held.turned else ""
    lines = _lines(view, face, waived=launched)
    runs = (
        _running(view, frame, lines, launched) if frame is not None and frame.get("card") == link.card else -1
    )
    made = parts.full_card(
        view, link.card, face, [line for _, line in lines], running=runs, lit=frame is not None,
        state=view.words(f"stage-{lies}") if lies else "",
    )  # fmt: skip
    return tag("div", made, class_="st-link st-link--old" if old else "st-link")


def _lines(view: View, face: CardFace, *, waived: bool) -> list[tuple[str, str]]:
    """The lines of a card, each with what it is: its cost, its threat, its effect."""
    lines = []
    if face.costs and face.costs != ((),):
        paid = phrases.both(view.speaker, [phrases.cost(view.speaker, one) for one in face.costs], "list-or")
        lines.append(
            ("cost", view.words("stage-cost-free") if waived else view.words("stage-cost", what=paid))
        )
    if face.threat:
        lines.append(("threat", view.words("stage-face-threat", n=face.threat)))
    lines += [("effect", line) for line in parts.lines_of(view, face)]
    if face.launches:
        lines.append(("launch", view.words("stage-launches", what=phrases.icon(view.speaker, face.launches))))
    return lines


def _running(view: View, frame: Frame, lines: list[tuple[str, str]], launched: bool) -> int:
    """Which line is being carried out; -1 for none."""
    kinds = [kind for kind, _ in lines]
    step = frame.path[0]
    if frame.program != "use-card":
        return kinds.index("cost") if frame.program == "prepare-card" and "cost" in kinds else -1
    if step in (1, 2) and "cost" in kinds and not launched:
        return kinds.index("cost")
    if step in (3, 4) and "threat" in kinds:
        return kinds.index("threat")
    if step == 7 and "launch" in kinds:
        return kinds.index("launch")
    if step != 6 or "effect" not in kinds:
        return -1
    card = str(frame.get("card"))
    above = view.frame(card)
    first = kinds.index("effect")
    return min(first + kinds.count("effect") - 1, first + (above.path[0] if above is not None else 0))


def _arrow(view: View, before: str, link: Link, *, dashed: bool = False, old: bool = False) -> Html:
    icon_id = icon(view.table, before, link) if view.face(before) is not None else ""
    words = view.words
    if icon_id:
        kind = phrases.icon(view.speaker, icon_id)
        key = "stage-follows" if link.by == LEFT else "stage-may-launch" if dashed else "stage-launched"
        label = words(key, what=kind)
    elif link.by == RIGHT:
        label = words("stage-launched-text")
    else:
        label = words("stage-launched-mark") if link.by else ""
    made = pieces.arrow(label or None, dashed=dashed, sign=_dot(icon_id) if icon_id else None)
    return tag("div", made, class_="st-join st-link--old" if old else "st-join")


def _dot(icon: str) -> Html:
    """The launch icon as a disc in its colour."""
    colour = icon.partition("-")[0]
    gem = _GEMS.get(colour)
    return tag("b", class_="st-launch", style=f"--fill:var(--{gem})" if gem else None)


def _follower(view: View, may: list[Link]) -> Html:
    """The one card that may follow, or several in brief."""
    first = view.face(may[0].card)
    if len(may) == 1 and first is not None:
        lines = [line for _, line in _lines(view, first, waived=True)]
        return tag("div", parts.full_card(view, may[0].card, first, lines), class_="st-link st-link--may")
    chips = [parts.some_card(view, link.card) for link in may]
    return tag("div", *chips, class_="st-link st-row st-row--stack st-link--may")


def _cannot(view: View, barred: list[tuple[str, str]]) -> Html | None:
    if not barred:
        return None
    cards = [
        pieces.chip(GAME, card, view.name(card), _why(view, why), key=view.key(f"card-{card}"), barred=True)
        for card, why in barred[:BARRED]
    ]
    more = len(barred) - len(cards)
    title = view.words("stage-cannot")
    note = view.words("stage-more-cards", n=more) if more else None
    full = tag("div", pieces.group(title, *cards, note=note), class_="st-barred")
    brief = pieces.note(view.words("stage-cannot-n", n=len(barred)))
    return join(full, tag("div", brief, class_="st-barred--brief"))


def _why(view: View, kind: str) -> str:
    key = f"stage-why-{kind}"
    return view.words(key) if view.words.has(key) else view.words("stage-why-not")


def _label(view: View, links: list[Link], may: list[Link]) -> str:
    def names(of: list[Link]) -> Iterator[str]:
        return (view.name(one.card) for one in of)

    sentences = [view.words("stage-says-chain", n=len(links), what=", ".join(names(links)))]
    sentences += [view.words("stage-says-may", what=", ".join(names(may)))] if may else []
    return " ".join(sentences)
