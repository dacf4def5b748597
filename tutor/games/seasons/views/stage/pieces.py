"""The pieces of Seasons on the stage: dice, tokens with their price, crystals, the gauge, cards."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES, Energy
from tutor.games.seasons.state.derived import counted, limit, overflow, reserve, yields
from tutor.games.seasons.state.dice import die_face, side_up
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Rolled
from tutor.games.seasons.views.stage.look import View
from tutor.games.seasons.views.table import tokens
from tutor.games.seasons.views.table.dice import die_picture, gives
from tutor.games.seasons.views.table.owners import ORDER
from tutor.trace.words import MINUS
from tutor.views.markup import Html, Part, tag
from tutor.views.seats import letters
from tutor.views.stage.pieces import Plate, group, piece
from tutor.views.theme import sign
from tutor.views.words import capital


def filled(hue: str) -> str:
    """The colours of what is filled with a hue, as a style."""
    return f"--fill:var(--{hue});--on:var(--on-{hue})"


def disc(kind: Energy) -> Html:
    """A token of a type as a disc with its sign."""
    style = filled(tokens.HUES[kind])
    return tag("i", sign(tokens.SIGNS[kind]), class_="st-token__disc", style=style, aria_hidden="true")


def changed_by(now: int, was: int) -> Html | None:
    """By how much a number has changed; nothing where it has not."""
    difference = f"{now - was:+}".replace("-", MINUS)
    return tag("small", difference, class_="st-was") if now != was else None


def hue(view: View, seat: str) -> str:
    """The hue of a seat."""
    return ORDER[view.table.seats.index(seat) % len(ORDER)]


def plates(view: View) -> tuple[Plate, ...]:
    """The seats in turn order, the one that is concerned in gold."""
    table, words = view.table, view.scene.words
    signs = letters(view.scene.speaker, table.seats)
    return tuple(
        Plate(
            player.seat,
            view.name(player.seat),
            signs[player.seat],
            hue(view, player.seat),
            player.seat == view.seat and not table.scores,
            (
                (view.say("crystals"), str(player.crystals)),
                (view.say("energy"), f"{size(reserve(player))}/{limit(player)}"),
                *(((words("hand"), str(len(player.hand))),) if player.hand else ()),
            ),
        )
        for player in map(table.player, table.seats)
    )


# ---- dice


def die(view: View, one: Rolled, note: str = "", *, lit: bool = False, dim: bool = False) -> Html:
    """A die with the side that lies up, and a note below: whose it is, or what it does."""
    face = die_face(one.die, view.scene.reading)
    side = face.sides[one.side - 1]
    label = view.say(
        "die", die=view.scene.name(one.die), gives=gives(view.scene, side) or view.say("nothing"), n=side.pips
    )
    return piece(
        "season-die",
        die_picture(face, one.side, label=label),
        tag("small", note, class_="st-die__label") if note else None,
        key=one.die,
        pick=view.pick(one.die),
        says=f"{label}; {note}" if note else "",
        lit=lit,
        look="is-dim" if dim else "",
        motion="roll",
        state=str(one.side),
    )


def dice(view: View) -> tuple[Html, ...]:
    """The dice of the round with whose they are."""
    table = view.table
    rolled, was = table.rolled, {one.die: one for one in view.before.rolled}
    left = is_left(view)
    moved = table.space != view.before.space
    faces = []
    for one in rolled:
        over = left and not one.seat
        pips = side_up(one, view.scene.reading).pips
        note = view.name(one.seat) if one.seat else view.say("die-left") if over else ""
        note = view.say("spaces-on", n=pips) if over and moved else note
        lit = (one.seat != getattr(was.get(one.die), "seat", "")) or (over and moved)
        faces.append(die(view, one, note, lit=lit, dim=bool(one.seat) and not lit))
    return tuple(faces)


def is_left(view: View) -> bool:
    """Whether nobody takes a die any more, so that the one that is left moves the season token."""
    rolled, round = view.table.rolled, view.runs("round")
    still_rolled = round is not None and round.get("die") is not None
    return sum(not one.seat for one in rolled) == 1 and not (len(rolled) == 1 and still_rolled)


# ---- energy, crystals, summoning power


def energies(
    view: View, player: Player, *, prices: bool, only: Iterable[str] = ENERGIES, title: Part = None
) -> Html:
    """The reserve of a player, type by type, with what a token of each is worth today if that matters."""
    held, was = reserve(player), reserve(view.was(player))
    kinds = set(only)
    tiles = [
        _tile(view, player, at, held[at], was[at], prices=prices) for at in range(4) if ENERGIES[at] in kinds
    ]
    over = overflow(player)
    note = view.say("too-many", n=over) if over else view.say("of", n=size(held), most=limit(player))
    return group(title or view.of("reserve", player.seat), *tiles, note=note, look="line", key="reserve")


def _tile(view: View, player: Player, at: int, n: int, was: int, *, prices: bool) -> Html:
    kind = ENERGIES[at]
    name = view.scene.words(f"energy-{kind}")
    price = yields(view.table, player, view.scene.reading)[at] if prices else 0
    value = tag("small", view.say("worth", n=price), class_="st-energy__price") if prices else None
    changed = tag("small", view.say("was", n=was), class_="st-was") if n != was else None
    key = f"energy-{kind}"
    return piece(
        "energy",
        disc(kind),
        tag("small", capital(name), class_="st-energy__name"),
        tag("b", f"{n}", class_="st-energy__count"),
        changed,
        value,
        key=key,
        pick=view.pick(key),
        says=view.say("token-said", energy=capital(name), n=n, worth=price, priced=prices),
        lit=n != was,
        look="" if n or view.pick(key) else "is-none",
        motion="pop",
        state=str(n),
    )


def prices(view: View) -> Html:
    """What a token of each type is worth today."""
    table, player = view.table, view.player
    now, was = (
        yields(table, player, view.scene.reading),
        yields(view.before, view.was(player), view.scene.reading),
    )
    tiles = []
    for at, kind in enumerate(ENERGIES):
        name = view.scene.words(f"energy-{kind}")
        changed = tag("small", view.say("was", n=was[at]), class_="st-was") if now[at] != was[at] else None
        tiles.append(
            piece(
                "energy",
                disc(kind),
                tag("small", capital(name), class_="st-energy__name"),
                tag("b", str(now[at]), class_="st-energy__count"),
                changed,
                key=f"price-{kind}",
                lit=now[at] != was[at],
                motion="pop",
                state=str(now[at]),
            )
        )
    return group(view.say("prices"), *tiles, look="line", key="prices")


def crystals(view: View, player: Player) -> Html:
    """How many crystals a player has."""
    was = view.was(player).crystals
    now = player.crystals
    more = changed_by(now, was)
    return group(
        view.say("crystals-head"),
        piece(
            "crystals",
            sign("crystal"),
            tag("b", str(now)),
            more,
            key=f"crystals-{player.seat}",
            lit=now != was,
            motion="pop",
            state=str(now),
        ),
        look="line",
    )


def gauge(view: View, player: Player) -> Html:
    """The summoning gauge: a place for each point, taken by the cards in play."""
    taken, power = len(counted(player, view.scene.reading)), player.power
    was = view.was(player).power
    places = [tag("i", class_="is-taken" if at < taken else None) for at in range(max(power, taken))]
    label = view.say("power-of", n=taken, most=power)
    more = changed_by(power, was)
    return group(
        view.say("power"),
        piece(
            "gauge",
            tag("span", *places, class_="st-gauge__places", aria_hidden="true") if places else None,
            tag("span", label, class_="st-gauge__said"),
            more,
            key=f"power-{player.seat}",
            lit=power != was,
            motion="pop",
            state=str(power),
        ),
        look="line",
    )


def bonuses(view: View, player: Player) -> Html:
    """The bonuses and how often they were used."""
    names = ("exchange", "crystallise", "summoning", "draw")
    used, known = player.bonuses, box()
    was = view.was(player).bonuses
    chips = [
        piece(
            "bonus",
            tag("b", view.say(f"bonus-{name}")),
            key=f"bonus-{name}",
            pick=view.pick(f"bonus-{name}"),
            lit=view.runs(f"bonus-{name}") is not None,
        )
        for name in names
    ]
    note = view.say("bonuses-used", n=used, most=known.most_bonuses, penalty=known.penalties[used])
    tally = tag("span", note, class_="is-lit" if used != was else None)
    return group(view.say("bonuses"), *chips, note=tally, key="bonuses")


def player_chip(view: View, seat: str, note: str = "") -> Html:
    """A seat as a piece that can be picked."""
    player = view.table.player(seat)
    letter = letters(view.scene.speaker, view.table.seats)[seat]
    shade = hue(view, seat)
    label = note or view.say(
        "brief", crystals=player.crystals, n=size(reserve(player)), cards=len(player.play)
    )
    return piece(
        "player",
        tag("span", letter, class_="st-seat__face", style=filled(shade), aria_hidden="true"),
        tag("span", tag("b", view.name(seat)), tag("small", label)),
        key=f"player-{seat}",
        pick=view.pick(f"player-{seat}"),
        lit=player.crystals != view.was(player).crystals,
    )
