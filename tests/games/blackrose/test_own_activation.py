"""Evocations whose cards have rules of their own for their activation, and who controls one meanwhile."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.components.test_box_facts_file import check, defects, verb
from games.blackrose.support.acts import ABYSS, ARENA, doria, lodge
from games.blackrose.support.avatar import lodge as avatar_lodge
from games.blackrose.support.avatar import possessed, summoned
from games.blackrose.support.play import Play, play, play_out
from games.blackrose.support.positions import HALL, THRONE, armed, deal, laid, mage, spell, text

from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.components.printed_text import printed
from tutor.games.blackrose.position.form import EvocationSpec

OWN = "brw.evo.activate.own-rules"
TOTEM = "mysterious-totem-1"
HERE = {"do": "instability", "n": 1, "where": "bearer"}


def act(**said: Any) -> dict[str, Any]:
    """The verb with which an evocation acts by its own rules."""
    return {"do": "act", **said}


def cadaver(*stops: dict[str, Any]) -> dict[str, Any]:
    """The Cadaver with rules of its own: one full stop for each verb."""
    return {"id": "evocation-cadaver", "text": {"activation": text(*stops)}}


def activation(*stops: dict[str, Any], at: str = THRONE, figure: str = "cadaver-1", **said: Any) -> Play:
    """Doria activates an evocation that stands with Graminia, the Cadaver with those rules."""
    evocations = {figure: EvocationSpec("doria", at), **said.pop("others", {})}
    cards = (cadaver(*stops),) if stops else ()
    given = {"figure": figure}
    do = "activate-evocation"
    return play(lodge(do=do, given=given, evocations=evocations, spells=cards, **said))


def test_brw_evo_activate_own_rules__a_totem_of_the_training_set() -> None:
    """It makes no attack, moves 1 at most, and only then places instability where it stands."""
    game = activation(figure=TOTEM)
    assert game.of("own-rules", "who") == [(TOTEM,)] and game.rules("own-rules") == [OWN]
    assert game.asked == "evocation-step"
    assert game.refused("attack.graminia")[0] == OWN, "the booklet would let it"
    game.answer(f"move.{HALL}")
    assert game.over, "nothing is left to do"
    assert game.of("instability-placed", "who", "room", "n") == [("doria", HALL, 1)]
    assert game.table.room(HALL).instability == ("doria",)


def test_brw_evo_activate_own_rules__win_over_the_booklet() -> None:
    assert activation(figure="totem-1").offered[-1] == "done"
    plain = activation(figure="cadaver-1")
    assert "attack.graminia" in plain.offered and not plain.of("own-rules", "who")
    still = activation(HERE, figure="cadaver-1")
    assert still.over and still.table.room(THRONE).instability == ("doria",)


def test_brw_evo_activate_own_rules__so_many_attacks_split_by_moves() -> None:
    game = activation(act(moves="speed", attacks=2, split=True))
    game.answer("attack.graminia", f"move.{HALL}", f"move.{THRONE}")
    assert game.refused(f"move.{HALL}") == [OWN], "two moves, as many as its speed"
    game.answer("attack.graminia")
    assert game.over and game.table.mage("graminia").damage == ("doria",) * 4
    assert not game.of("evocation-moves-lost", "n")


def test_brw_evo_activate_own_rules__moves_stay_together_where_the_card_does_not_split_them() -> None:
    game = activation(act(attacks=2), at=HALL).answer(f"move.{THRONE}", "attack.graminia")
    assert game.of("evocation-moves-lost", "n") == [(1,)]
    assert game.rules("evocation-moves-lost") == ["brw.evo.activate.no-split"]
    assert "attack.graminia" in game.offered, "the second attack"


def test_brw_evo_activate_own_rules__in_the_order_of_the_card() -> None:
    game = activation(act(moves=0), act(moves=3, attacks=0))
    assert game.refused(f"move.{HALL}") == [OWN]
    game.answer("attack.graminia", f"move.{HALL}")
    assert game.refused("attack.doria")[0] == OWN
    game.answer(f"move.{ABYSS}", f"move.{HALL}")
    assert game.over and game.table.evocation("cadaver-1").at == HALL


def test_brw_evo_activate_own_rules__more_strength_and_speed_count_too() -> None:
    boost = spell(
        "boost", {"do": "activate", "whom": "target", "strength": 2, "speed": 1}, target="own-evocation"
    )
    hand = doria(HALL, board={"I": laid("spell-boost")})
    state = lodge(
        hand,
        evocations={"cadaver-1": EvocationSpec("doria", THRONE)},
        spells=(cadaver(act(moves=0), act(attacks=0)), boost),
        rulings={"brw.ruling.imaginary.when": "only-none"},
    )
    game = play(state, "cast-I", "attack.graminia", f"move.{HALL}", f"move.{ABYSS}", f"move.{HALL}")
    assert game.of("damaged", "n") == [(4,)] and game.asked == "action"


def test_brw_evo_activate_own_rules__an_unknown_full_stop_is_told() -> None:
    game = activation({"do": "unknown"}, act(attacks=0))
    assert game.of("unknown-text", "component") == [("evocation-cadaver",)]
    assert game.asked == "evocation-step"


@pytest.mark.rules("brw.evo.control.chips")
def test_brw_evo_activate_own_rules__under_somebody_elses_control() -> None:
    """Who controls the evocation for this activation decides, and his instability is placed."""
    grab = spell("grab", {"do": "activate", "whom": "target", "control": True}, target="evocation")
    hand = doria(HALL, board={"I": laid("spell-grab")})
    state = lodge(
        hand,
        evocations={TOTEM: EvocationSpec("graminia", THRONE)},
        spells=(grab,),
        rulings={"brw.ruling.imaginary.when": "only-none"},
    )
    game = play(state, "cast-I")
    assert game.seat == "doria" and game.asked == "evocation-step"
    assert game.table.controller(TOTEM) == "doria"
    game.answer("done")
    assert game.table.room(THRONE).instability == ("doria",)
    assert game.table.controller(TOTEM) == "graminia", "only for the activation"


def test_brw_evo_activate_own_rules__of_the_avatar() -> None:
    """The AI rules choose, but the card says how far it goes and that it does not attack."""
    given = (("figure", TOTEM),)
    state = avatar_lodge(
        avatar=possessed("cell"),
        phase="evocation",
        evocations={TOTEM: summoned("avatar", HALL)},
        riccart=mage("riccart", ABYSS),
        graminia=mage("graminia", "cell"),
    )
    story = play_out(state.push("avatar-activate-evocation", "avatar", given))
    assert story.of("evocation-targets", "who", "goal") == [(TOTEM, "riccart")]
    assert story.of("entered", "who", "room") == [(TOTEM, ABYSS)]
    assert not story.events_of("damaged") and not story.events_of("evocation-too-far")
    assert story.of("instability-placed", "who", "room", "n") == [("avatar", ABYSS, 1)]
    assert story.table.room(ABYSS).instability == ("rose",)


def test_brw_evo_activate_own_rules__what_is_printed_of_it() -> None:
    face = box("training").evocation("evocation-mysterious-totem")
    assert len(face.activation) == 2 and face.known
    said = printed("evocation-mysterious-totem.activation@training")
    assert said is not None and said.sentences[1].en == "Place 1 instability in its room."
    abilities = printed("evocation-mysterious-totem.main.when-0@training")
    assert abilities is not None and "completes a quest" in abilities.sentences[0].en


def test_brw_evo_activate_own_rules__only_an_activation_acts() -> None:
    assert defects(verb("evocation-umbra", "activation", "{do: act, moves: 2, attacks: 3}")) == ()
    for facts in ("{do: act}", "{do: steps, deeds: [{do: act}]}"):
        (found,) = defects(verb("evocation-umbra", "abilities", facts))
        assert "act only under activation" in found.allowed.en  # type: ignore[union-attr]
    wrong = verb("evocation-umbra", "activation", "{do: act, moves: many}")
    check(defects(wrong), "components[0].text.activation[0].facts.moves", "many", "speed")


# ---- control while it lasts


@pytest.mark.rules("brw.evo.control.chips")
@pytest.mark.parametrize(("reading", "seat"), [("borrower", "doria"), ("activation-only", "graminia")])
def test_brw_evo_control__abilities_ask_who_controls_it_then(reading: str, seat: str) -> None:
    """A Nigredo that activates under Doria's control deals damage: who decides on its ability is ruled."""
    grab = spell("grab", {"do": "activate", "whom": "target", "control": True}, target="evocation")
    hand = doria(HALL, board={"I": laid("spell-grab")})
    state = lodge(
        hand,
        evocations={"nigredo-1": EvocationSpec("graminia", THRONE)},
        spells=(grab,),
        rulings={"brw.ruling.imaginary.when": "only-none", "brw.ruling.evo.lent": reading},
    )
    game = play(state, "cast-I", "attack.graminia")
    assert game.of("damaged", "source") == [("doria",)], "the attack is Doria's under both readings"
    assert game.seat == seat
    game.answer("yes", "1", "done")
    assert game.of("instability-placed", "who", "room", "n") == [(seat, THRONE, 1)]
    assert game.table.controller("nigredo-1") == "graminia"


def test_brw_evo_control__its_owner_decides_again_when_the_activation_is_lost() -> None:
    """Control ends with the physical action in which it was passed, though the activation never ended."""
    hole = {"do": "activate", "whom": {"what": "cadaver", "whose": "other"}, "control": True}
    room = {"id": "room-abyss", "text": {"ruined": text(hole)}}
    wall = spell(
        "wall", {"do": "target", "whom": "trigger-by"}, deal(12, to={"what": "mage", "whose": "other"}),
        type="trap", target="mage", trigger={"event": "entered", "who": "own-evocation", "colours": ["red"]},
    )  # fmt: skip
    state = lodge(
        doria(ABYSS),
        ("graminia", mage("graminia", THRONE, board={"I": armed("spell-wall")})),
        evocations={"cadaver-1": EvocationSpec("graminia", HALL)},
        spells=(room, wall),
        rulings={"brw.ruling.imaginary.when": "only-none"},
    )
    game = play(state, "explore", "activate")
    assert game.seat == "doria" and game.table.controller("cadaver-1") == "doria"
    game.answer(f"move.{ARENA}", "I")
    assert game.of("mage-defeated", "who") == [("doria",)] and game.of("action-lost", "who") == [("doria",)]
    assert game.table.controller("cadaver-1") == "graminia"


# ---- values that nobody knows


def umbra(at: str, *cards: dict[str, Any]) -> Play:
    """Doria activates an umbra, of which the book does not know the values."""
    own = {"umbra-1": EvocationSpec("doria", at)}
    given = {"figure": "umbra-1"}
    return play(lodge(do="activate-evocation", given=given, box="book", spells=cards, evocations=own))


def test_brw_evo_activate__an_unknown_speed_is_told() -> None:
    game = umbra(HALL)
    assert game.of("speed-unknown", "who") == game.of("strength-unknown", "who") == [("umbra-1",)]
    assert game.rules("speed-unknown") == ["brw.evo.activate"] and game.over


def test_brw_evo_activate__an_unknown_speed_keeps_it_from_moving_only() -> None:
    game = umbra(THRONE, {"id": "evocation-umbra", "facts": {"strength": 1}})
    assert game.offered == ("attack.graminia", "done") and not game.of("strength-unknown", "who")
    assert game.refused(f"move.{HALL}") == ["brw.evo.activate"]


def test_brw_evo_activate_own_rules__a_speed_that_the_card_names_and_nobody_knows() -> None:
    own = {"id": "evocation-umbra", "text": {"activation": text(act(), act(moves=1, attacks=0))}}
    game = umbra(HALL, own)
    assert game.of("speed-unknown", "who") == [("umbra-1",)] and game.rules("speed-unknown") == [OWN]
    assert f"move.{ABYSS}" in game.offered, "one move is one move"


def test_brw_evo_attack_physical__an_unknown_strength_is_a_reason() -> None:
    game = umbra(THRONE, {"id": "evocation-umbra", "facts": {"speed": 1}})
    assert game.refused("attack.graminia") == ["brw.act.attack"]
    assert game.of("strength-unknown", "who") == [("umbra-1",)]


def test_brw_avatar_evophase__values_that_nobody_knows() -> None:
    state = avatar_lodge(
        avatar=possessed("cell"),
        phase="evocation",
        evocations={"umbra-1": summoned("avatar", ABYSS)},
        box="book",
        riccart=mage("riccart", ABYSS),
        graminia=mage("graminia", "cell"),
    )
    story = play_out(state.push("avatar-activate-evocation", "avatar", (("figure", "umbra-1"),)))
    assert story.of("speed-unknown", "who") == story.of("strength-unknown", "who") == [("umbra-1",)]
    assert not story.events_of("no-damage") and not story.events_of("evocation-too-far")
