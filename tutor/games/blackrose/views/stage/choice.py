"""Cards to choose from: spells to lay, to keep or to discard, quests, schools, mages, lists of spells."""

from __future__ import annotations

from typing import Final

from tutor.games.blackrose.views.stage import cards
from tutor.games.blackrose.views.stage.look import Look
from tutor.games.blackrose.views.stage.rose import CUBES
from tutor.games.blackrose.views.stage.things import things_of
from tutor.games.blackrose.views.table.scene import is_back
from tutor.views.markup import Html, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import group

BOARD: Final = ("lay-spell",)
"""Questions in which the slots of the board matter too."""
NOT: Final = ("trap", "action", "activated-spell", "discard-event", *CUBES)
"""Questions that name cards, and are drawn otherwise."""
SEATS: Final = ("first-crown", "pick-winner")
"""Questions about mages, wherever their figures stand."""
MOST: Final = 4
"""More cards than that are shown in brief."""


def is_choice(look: Look) -> bool:
    """Whether the answers are about cards, decks, or mages to choose, and not about rooms or figures."""
    question = look.question
    if question is None or look.kind in NOT or look.setting.seat not in ("", question.seat):
        return False
    return bool(_cards(look))


def choice_stage(look: Look) -> Stage:
    """The cards that are offered, and the board where spells are laid on it."""
    ids = _cards(look)
    title = (
        look.words("you-choose")
        if look.actor == look.setting.you
        else look.words("choose", who=look.who(look.actor))
    )
    offered = group(title, *[_candidate(look, id, len(ids)) for id in ids], look="row", key="offered")
    parts = [offered]
    mage = look.table.mage(look.actor) if look.table.is_mage(look.actor) else None
    if mage is not None and (look.kind in BOARD or look.table.phase == "planning"):
        slots = [*cards.slot_chips(look, mage, picks=False)]
        free = cards.free_slots(look, mage)
        board = group(
            look.words("spells-of", who=look.who(look.actor)),
            *slots,
            *free,
            look="row",
            key="board",
            panel=True,
        )
        parts.append(board)
    names = ", ".join(look.name(id.removeprefix("figure-")) for id in ids)
    label = look.words("label-choice", who=look.who(look.actor), names=names)
    return Stage(tag("div", *parts, class_="st-pile"), label, look.plates(), look.facts())


def _cards(look: Look) -> list[str]:
    """The cards and other named things that the answers are about, in their order."""
    assert look.question is not None
    ids = dict.fromkeys(thing for option in look.question.options for thing in things_of(option))
    if look.kind in SEATS:
        return list(ids)
    return [id for id in ids if _known(look, id)]


def _known(look: Look, id: str) -> bool:
    if is_back(id) or look.table.is_room(id):
        return False
    return id.startswith("colour-") or any(one.id == id for one in look.box.catalogue.parts.components)


def _candidate(look: Look, id: str, of: int) -> Html:
    if look.kind in SEATS:
        source = id.removeprefix("figure-")
        total = next((one.total for one in look.table.scores if one.source == source), None)
        note = (
            look.words("has", power=look.table.power(source), trophies=len(look.table.trophies(source)))
            if total is None
            else f"{look.scene.words('score-total')} {look.setting.speaker.value(total)}"
        )
        return cards.signed(look, source, note, key=id, pick=look.setting.pick(id))
    if id.startswith("colour-"):
        return cards.brief(look, id)
    kind = look.box.catalogue.component(id).kind
    if of > 2 * MOST:
        return cards.brief(look, id)
    if kind == "spell":
        return cards.spell(look, id)
    if kind == "quest":
        return cards.quest(look, id)
    if kind in ("event", "avatar-event"):
        return cards.event(look, id)
    return cards.brief(look, id)
