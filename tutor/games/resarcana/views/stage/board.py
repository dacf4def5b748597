"""The table as it stands: the reader's own side, who acts, the middle, the others in brief."""

from __future__ import annotations

from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.views.stage import cards, goods
from tutor.games.resarcana.views.stage.sight import Sight
from tutor.games.resarcana.views.table.scene import is_back
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import back, group, keyed, note, piece

FEW = 6
"""So many components of those who do not act are drawn as cards in brief; of more there is their number."""


def whole(here: Sight) -> Stage:
    """The general picture of a position."""
    table = here.table
    full = [seat for seat in dict.fromkeys((here.acting, here.own)) if seat]
    others = [player for player in table.players if player.seat not in full]
    parts = [
        _rivals(here, others),
        *[side(here, table.player(seat)) for seat in full if seat != here.own],
        middle(here),
        side(here, table.player(here.own)),
    ]
    return Stage(join(*parts), label(here), here.plates(), here.facts())


def label(here: Sight) -> str:
    """Whose turn it is, and what the reader, or who acts, has."""
    table, words = here.table, here.words
    sentences = []
    if table.turn in table.seats and not table.ended:
        sentences.append(words("stage-turn", who=here.who(table.turn), you=table.turn == here.setting.you))
    for seat in dict.fromkeys((here.acting, here.own)):
        player = table.player(seat)
        sentences.append(
            words(
                "stage-has",
                who=here.who(seat),
                you=seat == here.setting.you,
                pool=here.holdings(player.pool),
                cards=here.scene.titles(one.id for one in player.tableau) or words("stage-none"),
            )
        )
    return " ".join(sentences)


def side(here: Sight, player: Player) -> Html:
    """A seat in full: pool, components, and the hand as far as the reader may see it."""
    acts = player.seat == here.acting
    components = [cards.lies(here, one) for one in cards.in_order(player)]
    hand = _hand(here, player, acts)
    looks = "st-side is-own" if player.seat == here.own else "st-side"
    pool = tag("div", goods.pool(here, player, full=True), pile(here, player, acts), class_="st-side__stock")
    mine = group(None, *components, look="row") if components else None
    return tag(
        "section",
        tag("h3", here.who(player.seat)),
        tag("div", pool, mine, hand, class_="st-side__all"),
        **keyed(f"side-{player.seat}", looks),
    )


def _hand(here: Sight, player: Player, acts: bool) -> Html | None:
    """The hand face up where the reader sees it and it matters, else how many cards it holds."""
    if not player.hand:
        return None
    visible = here.scene.sees(player) and (acts or player.seat == here.own)
    if not visible or any(map(is_back, player.hand)):
        return None
    was = here.before(player).hand
    acting = here.kind == "action" and acts
    made = [cards.held(here, id, player, for_action=acting, lit=id not in was) for id in player.hand]
    return tag("div", group(here.words("hand"), *made), class_="st-hand")


def pile(here: Sight, player: Player, acts: bool) -> Html | None:
    """The discard pile, where a card out of the hand may go, with the card that the last step laid there."""
    pick = here.pick("pile") if acts else None
    if not player.discard and pick is None:
        return None
    was = here.before(player).discard
    top = player.discard[-1] if player.discard else ""
    name = here.scene.name(top) if top and not is_back(top) else here.words("stage-pile-empty")
    more = len(player.discard) - 1
    return piece(
        "pile",
        tag("b", here.words("discard")),
        tag("small", here.words("stage-pile", top=name, n=more) if more > 0 else name),
        key="pile" if acts else f"pile-{player.seat}",
        pick=pick,
        lit=player.discard != was and bool(player.discard),
        motion="pop",
        state=str(len(player.discard)),
    )


def middle(here: Sight, look: str = "") -> Html | None:
    """What can be claimed from the middle of the table; "is-laid" lays it out in columns."""
    table = here.table
    made = [cards.sale(here, id) for id in (*table.places, *table.monuments)]
    deck = cards.deck(here)
    if not made and (deck is None or here.pick("card-monument-deck") is None):
        return None
    return tag(
        "div",
        group(here.words("stage-middle"), *made, deck),
        class_=" ".join(filter(None, ("st-middle", look))),
    )


def _rivals(here: Sight, others: list[Player]) -> Html | None:
    if not others:
        return None
    brief = sum(len(player.tableau) for player in others) <= FEW
    return tag("div", *[rival(here, player, brief) for player in others], class_="st-rivals")


def rival(here: Sight, player: Player, brief: bool = True) -> Html:
    """A seat in brief: its pool, its components, and how many cards it holds."""
    tableau = player.tableau
    if brief:
        pieces: list[Html] = [cards.brief(here, one) for one in tableau]
    else:
        turned = sum(one.turned for one in tableau)
        pieces = [note(here.words("stage-laid", n=len(tableau), turned=turned))] if tableau else []
        picked = [cards.brief(here, one) for one in tableau if here.pick(f"card-{one.id}")]
        pieces += picked
    own = tag(
        "div",
        goods.pool(here, player, full=False),
        *pieces,
        pile(here, player, False),
        class_="st-rival__all",
    )
    return piece(
        "rival",
        tag("h3", here.who(player.seat)),
        own,
        key=f"player-{player.seat}",
        pick=here.pick(f"player-{player.seat}"),
    )


def drawn_deck(here: Sight, player: Player) -> Html | None:
    """The deck of a player, as something to choose."""
    if not player.deck.size:
        return None
    key = f"deck-{player.seat}"
    return back(here.words("deck"), key=key, count=player.deck.size, pick=here.pick(key))
