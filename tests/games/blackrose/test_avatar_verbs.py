"""Every order of the training set, and every verb that an order can hold, with the avatar as the caster."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from games.blackrose.support.avatar import ABYSS, ARENA, CRYPT, aim, lodge, order, possessed, summoned
from games.blackrose.support.positions import HALL, laid, mage

from tutor.engine.event import Event
from tutor.engine.question import CHANCE
from tutor.engine.state import State
from tutor.engine.step import settle, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.position.form import EvocationSpec, RoomSpec
from tutor.games.blackrose.state.table import Table

TRAINING = box("training")
ORDERS = tuple(order for moon in (1, 2, 3) for order in TRAINING.deck(f"order-{moon}"))
DECKS = {
    "school-agony": ("spell-torment", "spell-curse"),
    "quest-1": ("quest-shattered-illusion", "training-quest-web"),
    "event-1": ("training-event-thorn-hedge",),
}


def scene(*orders: dict[str, Any], top: str = "", moon: int = 1, **said: Any) -> State[Table]:
    """A crowded position: everybody is hurt, has something, and evocations stand about."""
    decks = dict(DECKS) | ({f"order-{moon}": (top,)} if top else {})
    return lodge(
        *orders,
        decks=decks,
        moon=moon,
        avatar=possessed(orders=1, damage={"riccart": 3, "graminia": 2}),
        riccart=mage("riccart", ARENA, power=4, damage={"graminia": 2, "rose": 1}, trophies=("graminia",),
                     hand=("spell-torment",) * 2, board={"I": laid("spell-curse", state="revealed")}),
        graminia=mage("graminia", HALL, power=2, damage={"riccart": 4}, jinxes=("jinx-slowness",)),
        evocations={
            "cadaver-1": summoned("avatar", HALL),
            "colossus-1": summoned("avatar", CRYPT),
            "cadaver-2": summoned("riccart", HALL, damage={"graminia": 1}),
            "umbra-1": EvocationSpec("riccart", HALL, assigned="avatar"),
        },
        rooms={ABYSS: RoomSpec(at=(-1, 0), instability={"riccart": 1})},
        events=("training-event-cold-hearth",),
        **said,
    )  # fmt: skip


def played(state: State[Table], seed: int = 0) -> tuple[Table, tuple[Event, ...], set[str]]:
    """One activation with random answers: the table, what happened, and who was asked."""
    luck, events, asked = Random(seed), tuple[Event, ...](), set[str]()
    state = state.push("avatar-activation", "avatar")
    pieces = GAME.pieces(state.table)
    for _ in range(500):
        step = settle(GAME, state)
        events += step.events
        question = step.question
        if question is None:
            assert GAME.pieces(step.state.table) == pieces, "nothing is lost or made"
            return step.state.table, events, asked
        if question.chance is None:
            asked.add(f"{question.seat} for {question.for_seat}")
            key = luck.choice(question.options).key
        else:
            assert question.seat == CHANCE
            key = question.chance.pick(luck.randrange(question.chance.total))
        answered = take(GAME, step.state, question, key)
        events, state = events + answered.events, answered.state
    raise AssertionError("the order goes on for ever")


def kinds(events: tuple[Event, ...]) -> set[str]:
    return {event.kind for event in events}


def test_the_training_set_has_thirty_orders() -> None:
    assert len(ORDERS) == 30 and all(TRAINING.complete(order) for order in ORDERS)


@pytest.mark.parametrize("order_id", ORDERS)
def test_brw_avatar_order_as_usual__every_order_of_the_training_set(order_id: str) -> None:
    face = TRAINING.order(order_id)
    for seed in range(3):
        table, events, asked = played(scene(top=order_id, moon=face.moon or 1), seed)
        assert table.mage("avatar").memories[:1] == (order_id,)
        assert asked <= {"riccart for avatar", "graminia for ", "riccart for "}
        resolved = {str(e.fact("program")).split("@")[0] for e in events if e.kind == "resolved"}
        for part in ("spell", "physical"):
            if face.part(part):
                assert f"{order_id}.{part}" in resolved
        assert ("instability-placed" in kinds(events)) or not face.instability
        assert "unknown-text" not in kinds(events)


VERBS: tuple[tuple[dict[str, Any], str], ...] = (
    ({"do": "damage", "n": 1, "to": {"what": "mage", "pick": "up-to", "n": 2}}, "damaged"),
    ({"do": "replace_damage", "n": 2, "to": {"what": "mage", "pick": "each"}, "each": True},
     "replace-damage-chip"),
    ({"do": "pain", "n": 1}, "unaffected"),
    ({"do": "heal", "n": 3}, "heal-chip"),
    ({"do": "instability", "n": 1, "where": {"range": 1}}, "instability-placed"),
    ({"do": "replace_instability", "n": 1, "where": {"rooms": [ABYSS]}}, "replace-instability-chip"),
    ({"do": "gain_power", "n": 1}, "gained-power"),
    ({"do": "lose_power", "n": 1, "who": {"what": "mage"}}, "lost-power"),
    ({"do": "steal", "n": 1, "who": {"what": "mage"}}, "lost-power"),
    ({"do": "take_crown"}, "no-crown"),
    ({"do": "take_trophy", "of": {"what": "mage"}}, "trophy-taken"),
    ({"do": "claim", "of": {"what": "mage"}}, "trophy-taken"),
    ({"do": "move", "max": 2}, "resolved"),
    ({"do": "move", "max": 1, "whom": {"what": "mage"}}, "resolved"),
    ({"do": "place", "where": {"colours": ["red"]}}, "resolved"),
    ({"do": "place", "where": "cell", "whom": {"what": "mage"}}, "to-cell"),
    ({"do": "attack"}, "damaged"),
    ({"do": "summon", "what": "any", "where": "own"}, "resolved"),
    ({"do": "activate", "whom": {"what": "evocation", "pick": "each", "whose": "own"}}, "evocation-targets"),
    ({"do": "activate", "whom": {"what": "evocation", "whose": "other"}, "control": True},
     "evocation-activated"),
    ({"do": "bonus", "whom": {"what": "evocation", "whose": "own"}, "strength": 1}, "boosted"),
    ({"do": "remove", "whom": {"what": "evocation"}}, "evocation-gone"),
    ({"do": "defeat", "whom": {"what": "mage"}}, "mage-defeated"),
    ({"do": "survive"}, "saved"),
    ({"do": "assign_evocation", "what": "nightmare", "to": {"what": "mage"}}, "evocation-assigned"),
    ({"do": "assign_jinx", "what": "any", "to": {"what": "mage"}}, "jinx-assigned"),
    ({"do": "discard_jinx", "n": 1, "who": {"what": "mage"}}, "resolved"),
    ({"do": "assign_upgrade", "what": "any", "to": {"what": "evocation", "whose": "own"}},
     "upgrade-assigned"),
    ({"do": "discard_hand", "n": 1, "who": {"what": "mage"}}, "resolved"),
    ({"do": "discard_hand", "n": 1}, "too-few-cards"),
    ({"do": "draw_grimoire", "n": 1}, "spells-drawn"),
    ({"do": "take_memory", "n": 1}, "memories-taken"),
    ({"do": "search", "where": ["memories"]}, "nothing-found"),
    ({"do": "draw_quest", "n": 1}, "rose-drew-quest"),
    ({"do": "draw_event", "n": 1}, "event-drawn"),
    ({"do": "discard_event", "n": 1}, "event-discarded"),
    ({"do": "activate_room", "where": "own"}, "room-activated"),
    ({"do": "copy_room", "side": "ruined", "where": {"colours": ["red", "blue"]}}, "resolved"),
    ({"do": "swap_revealed"}, "no-revealed"),
    ({"do": "return_revealed", "elements": ["fire"]}, "no-revealed"),
    ({"do": "cast_next"}, "nothing-to-cast"),
    ({"do": "discard_quest", "n": 1}, "no-quest"),
    ({"do": "steps", "deeds": [aim("evocation"), {"do": "damage", "n": 1}]}, "damaged"),
    ({"do": "choice", "options": [[{"do": "gain_power", "n": 1}], [{"do": "attack"}]]}, "resolved"),
    ({"do": "gain_power", "n": 1, "may": True}, "resolved"),
    ({"do": "either", "of": {"is": "trophies"}, "then": [{"do": "attack"}],
      "otherwise": [{"do": "gain_power", "n": 2}]}, "gained-power"),
    ({"do": "enhance", "needs": ["fire"], "deeds": [{"do": "gain_power", "n": 1}]}, "not-enhanced"),
    ({"do": "later", "phase": "action", "deeds": [{"do": "gain_power", "n": 1}]}, "postponed"),
)  # fmt: skip


@pytest.mark.parametrize(("verb", "kind"), VERBS, ids=[str(verb["do"]) for verb, _ in VERBS])
def test_brw_avatar_crown_decides__every_deed(verb: dict[str, Any], kind: str) -> None:
    """Whatever an order says, the avatar applies it, and what it leaves open the crown decides."""
    seen = set[str]()
    for seed in range(3):
        table, events, asked = played(scene(order("verb", verb, physical=(verb,))), seed)
        seen |= kinds(events)
        assert asked <= {"riccart for avatar", "graminia for ", "riccart for "}
        assert table.mage("avatar").hand == () and table.crown == "riccart"
    assert kind in seen
