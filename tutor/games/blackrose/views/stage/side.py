"""What stands beside the picture: what waits and runs, or what the mage who acts can use."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.blackrose.views.stage import cards
from tutor.games.blackrose.views.stage.look import Look
from tutor.views.markup import Html, tag
from tutor.views.stage.pieces import group


def beside(look: Look, picture: Html, *more: Html, broad: bool = False) -> Html:
    """A picture with what waits and runs on its left, above a `broad` one, on a phone in a line below.

    Whatever `more` there is stands there too.
    """
    pieces = [*_side(look), *more]
    side = tag("div", *pieces, class_="st-side") if pieces else None
    play = "st-play" + ("" if pieces else " is-alone") + (" is-broad" if broad else "")
    return tag("div", side, picture, _banner(look), class_=play)


def _banner(look: Look) -> Html | None:
    """What runs, or what can be answered, in a line for a phone."""
    if look.window is not None and look.question is not None:
        return tag("p", look.words("may-answer", who=look.who(look.actor)), class_="st-banner")
    return cards.banner(look, look.running) if look.running is not None else None


def _side(look: Look) -> Iterator[Html]:
    """What waits and runs, or what the mage who acts can use."""
    effect, effects = look.running, look.effects
    mage = look.table.mage(look.actor)
    if look.window is not None and look.question is not None:
        yield group(
            look.words("waiting"), *cards.waiting_chips(look, effects[-2:]), look="stack", key="waiting"
        )
        slots = cards.slot_chips(look, mage, picks=True, state="activated")
        yield group(_board_title(look), *slots, look="stack", key="board")
        return
    if effect is not None:
        chips = cards.waiting_chips(look, effects[max(0, len(effects) - 3) : -1])
        if chips:
            yield group(look.words("waiting"), *chips, look="stack", key="waiting")
        yield group(look.words("runs"), cards.running_card(look, effect), look="stack", key="running-group")
    if look.kind == "action" or effect is None:
        slots = cards.slot_chips(look, mage, picks=look.kind != "")
        if slots:
            yield group(_board_title(look), *slots, look="stack", key="board")
        actions = cards.action_chips(look)
        if actions:
            yield group(look.words("actions", n=mage.physical), *actions, look="row", key="actions")


def _board_title(look: Look) -> str:
    if look.actor == look.setting.you:
        return look.words("your-spells")
    return look.words("spells-of", who=look.who(look.actor))
