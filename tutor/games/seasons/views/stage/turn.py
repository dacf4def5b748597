"""A turn: the die with what it still brings, the own board, the cards in play and in hand."""

from __future__ import annotations

from tutor.games.seasons.state.derived import reserve
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.views.stage import pieces, powers
from tutor.games.seasons.views.stage.look import View
from tutor.games.seasons.views.stage.season import small_wheel, stage
from tutor.views.markup import Html, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import caption, group

BONUSES = ("bonus-exchange", "bonus-crystallise", "bonus-summoning", "bonus-draw")


def picture(view: View) -> Stage:
    """The board of the player whose turn it is, with all that may be done."""
    player, words = view.player, happens(view)
    count = len(player.play) + len(set(player.hand))
    whole, looking = count <= powers.FEW, looked_at(view)
    scene = tag(
        "div",
        caption(words),
        tag("div", small_wheel(view), _die(view, player), board(view, player), class_="st-board"),
        tag(
            "div",
            looking,
            powers.tableau(view, player, whole=whole),
            powers.hand(view, player, whole=whole),
            class_="st-cards" if looking is None else "st-cards is-looking",
        ),
        pieces.bonuses(view, player) if _bonuses_matter(view) else None,
        class_="st-turn",
    )
    return stage(view, scene, words, board_text(view, player))


def board(view: View, player: Player, *, priced: bool | None = None) -> Html:
    """Tokens, crystals and the summoning gauge of a player side by side."""
    open_ = crystallising(view) if priced is None else priced
    return tag(
        "div",
        pieces.energies(view, player, prices=open_),
        tag("div", pieces.crystals(view, player), pieces.gauge(view, player), class_="st-counts"),
        class_="st-own",
    )


def crystallising(view: View) -> bool:
    """Whether tokens can be crystallised now, so that it matters what they are worth."""
    turn = view.table.turn
    return (
        bool(turn is not None and turn.access) or view.runs("crystallise", "crystallise-several") is not None
    )


def looked_at(view: View) -> Html | None:
    """Cards that were drawn and are on their way, as far as the reader sees them."""
    cards: list[Html] = []
    for one in view.table.looking:
        for at, id in enumerate(one.cards):
            again = one.cards[:at].count(id)
            key = f"look-{id}" + (f"-{again + 1}" if again else "")
            cards.append(powers.face(view, id, key))
    return group(view.scene.words("looking"), *cards, key="looking") if cards else None


def happens(view: View) -> str:
    """What happens in the turn, in a sentence."""
    turn, question = view.table.turn, view.setting.question
    if question is not None and view.scene.speaker.question(question):
        return (
            view.of(f"asked-{view.kind}", view.seat)
            if view.scene.words.has(f"stage-asked-{view.kind}")
            else view.of("acts", view.seat)
        )
    if view.runs("crystallise", "crystallise-several"):
        return view.of("crystallises", view.seat)
    bonus = view.runs(*BONUSES)
    if bonus is not None:
        return view.of("bonus-used", bonus.owner, bonus=view.say(bonus.program))
    if turn is None:
        return view.of("board-of", view.seat)
    return view.of(f"turn-{turn.stage}", turn.seat)


def board_text(view: View, player: Player) -> str:
    """The board of a player in words."""
    return view.of(
        "board-said",
        player.seat,
        crystals=player.crystals,
        n=size(reserve(player)),
        power=player.power,
        cards=len(player.play),
    )


def _die(view: View, player: Player) -> Html | None:
    """The die that the player has, with what of it is still to come."""
    one, turn = view.table.die_of(player.seat), view.table.turn
    if one is None:
        return None
    note = ""
    if turn is not None and turn.seat == player.seat:
        words = view.scene.words
        left = ", ".join(words(f"symbol-{name}") for name in turn.left)
        note = view.say("die-still", symbols=left) if left else view.say(f"die-{turn.stage}")
    lit = bool(note) and turn is not None and turn.stage == "die"
    return group(view.of("die-of", player.seat), pieces.die(view, one, note, lit=lit), key="die", look="line")


def _bonuses_matter(view: View) -> bool:
    picked = any(view.pick(name) for name in BONUSES)
    return picked or view.runs(*BONUSES) is not None or view.player.bonuses != view.was(view.player).bonuses
