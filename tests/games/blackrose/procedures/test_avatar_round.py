"""What the avatar is part of in the course of a round: events, cleanup, moons and quests."""

from __future__ import annotations

from random import Random
from typing import Any

from games.blackrose.support.avatar import (
    ABYSS,
    ARENA,
    GAIN,
    activated,
    askings,
    lodge,
    order,
    possessed,
    summoned,
)
from games.blackrose.support.play import Play, play_out
from games.blackrose.support.positions import HALL, deal, mage
from support.play import keys

from tutor.engine.step import settle, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import EvocationSpec, RoseSpec
from tutor.games.blackrose.position.variants import openings
from tutor.games.blackrose.state.derived import strength


def event(id: str, *verbs: dict[str, Any], phase: str = "black-rose") -> dict[str, Any]:
    """An event made up for a test."""
    return {
        "id": f"training-event-my-{id}",
        "kind": "avatar-event",
        "name": {"en": id, "ru": "Проба"},
        "facts": {
            "moon": 1,
            "crown": False,
            "phase": phase,
            "slot": 1,
            "reveal_power": 1,
            "discard_power": 0,
        },
        "text": {"main": [{"en": "It does.", "ru": "Так и есть.", "facts": verb} for verb in verbs]},
    }


def happens(card: dict[str, Any], **said: Any) -> Play:
    """An event applies."""
    state = lodge(others=(card,), **said)
    return play_out(state.push(f"{card['id']}.main@{state.table.box}", "riccart"))


# ---- events


def test_brw_avatar_events__damage_and_losses_of_mages() -> None:
    every = {"what": "mage", "pick": "each", "myself": True}
    card = event(
        "rain", deal(2, by="rose", to=every), {"do": "each", "deeds": [{"do": "lose_power", "n": 1}]}
    )
    story = happens(card, rose=RoseSpec(power=3), riccart=mage("riccart", ARENA, power=1))
    assert {who for (who,) in story.of("damaged", "who")} == {"riccart", "graminia"}
    assert story.table.rose.power == 3


def test_brw_avatar_events__evocations_of_the_avatar_are_concerned() -> None:
    card = event("rot", deal(1, by="rose", to={"what": "evocation", "pick": "each"}))
    story = happens(card, evocations={"cadaver-1": summoned("avatar", HALL)})
    assert story.of("damaged", "who") == [("cadaver-1",)]


def test_brw_avatar_events__a_lasting_event_answers_nothing_of_the_avatar() -> None:
    """Watching Eyes: a mage placed in his own cell loses 1 power."""
    for who, rose in (("avatar", 3), ("graminia", 3)):
        state = lodge(
            events=("training-event-watching-eyes",),
            rose=RoseSpec(power=3),
            graminia=mage("graminia", ABYSS, power=1),
        )
        story = play_out(state.push("defeat", who, (("by", "riccart"), ("outright", True), ("of", 0))))
        assert story.table.rose.power == rose
        assert len(story.events_of("lost-power")) == (who == "graminia")


def test_brw_avatar_events__values_of_the_avatar_stay() -> None:
    card = event(
        "frenzy",
        {
            "do": "modify",
            "what": "strength",
            "n": 1,
            "whom": {"what": "mage", "pick": "each", "myself": True},
        },
        phase="permanent",
    )
    table = lodge(others=(card,), events=(card["id"],)).table
    reading = GAME.default_reading
    assert strength(table, "avatar", reading) == 2
    assert strength(table, "riccart", reading) == (strength(lodge().table, "riccart", reading) or 0) + 1


def test_brw_avatar_events__its_own_trophy_goes_to_who_defeats_it() -> None:
    """The Queen's Share gives the Rose the trophies of defeated mages."""
    for who, trophies in (("avatar", ("avatar",)), ("graminia", ())):
        state = lodge(events=("training-event-queens-share",))
        story = play_out(state.push("defeat", who, (("by", "riccart"), ("outright", True), ("of", 0))))
        assert story.table.mage("riccart").trophies == trophies


# ---- idle phases


def test_brw_avatar_idle_phases__it_draws_and_lays_nothing() -> None:
    """In a whole round nothing of the first three phases is done by it or asked of it."""
    opening = next(one for one in openings() if one.id == "solo")
    state, luck, idle = opening.start(), Random(1), ("rose", "study", "planning")
    for _ in range(400):
        step = settle(GAME, state)
        table = step.state.table
        own = table.mage("avatar")
        assert not (own.hand or own.board or own.active or own.grimoire.size)
        assert step.question is not None
        if table.phase in idle:
            assert not step.question.for_seat
        if table.round > 1:
            return
        asked_ = step.question
        keys = tuple(option.key for option in asked_.options)
        key = luck.choice(keys) if asked_.chance is None else asked_.chance.pick(0)
        state = take(GAME, step.state, asked_, key).state
    raise AssertionError("the first round goes on for ever")


# ---- cleanup


def cleanup(*answers: str, **said: Any) -> Play:
    """Step 1 of cleanup for the avatar."""
    state = lodge(phase="cleanup", **said)
    return play_out(state.push("avatar-cleanup", "avatar"), *answers)


def test_brw_avatar_cleanup__a_chip_on_each_jinx() -> None:
    avatar = possessed(jinxes={"jinx-weakness": 0, "jinx-slowness": 1})
    story = cleanup(avatar=avatar)
    assert story.of("jinx-chip", "jinx", "total") == [("jinx-weakness", 1), ("jinx-slowness", 2)]
    assert story.table.chips_left("rose") == 27, "its chips are those of the Rose"


def test_brw_avatar_cleanup__a_full_jinx_is_discarded() -> None:
    story = cleanup(avatar=possessed(jinxes={"jinx-weakness": 1}))
    assert story.of("jinx-discarded", "who", "card") == [("avatar", "jinx-weakness")]
    assert not story.table.mage("avatar").jinxes and story.table.chips_left("rose") == 30


def test_brw_avatar_cleanup__without_chips_none_is_put() -> None:
    avatar = possessed(jinxes={"jinx-slowness": 2, "training-jinx-dread": 28})
    story = cleanup(avatar=avatar)
    assert not story.events_of("jinx-chip") and len(story.events_of("no-chips")) == 2


def test_brw_avatar_cleanup__it_loses_an_assigned_evocation_of_the_crown_s_choice() -> None:
    evocations = {
        "umbra-1": EvocationSpec("riccart", HALL, assigned="avatar"),
        "umbra-2": EvocationSpec("riccart", HALL, assigned="avatar"),
        "umbra-3": EvocationSpec("riccart", ARENA, assigned="graminia"),
    }
    story = cleanup("riccart: umbra-2", evocations=evocations)
    assert askings(story) == [("riccart", "avatar", "avatar-loses")]
    assert story.questions[0].rule == "brw.avatar.crown-decides"
    assert keys(story.questions[0]) == ["umbra-1", "umbra-2"]
    assert {one.id for one in story.table.evocations} == {"umbra-1", "umbra-3"}


def test_brw_avatar_cleanup__revealed_orders_go_under_the_deck_of_their_moon() -> None:
    first, second, other = order("one"), order("two"), order("three", moon=2)
    names = tuple(card["id"] for card in (first, second, other))
    state = lodge(
        order("rest"),
        others=(first, second, other),
        avatar=possessed(memories=names, back="none"),
        phase="cleanup",
        decks={"order-2": ("order-inferno-reinforcement",)},
    )
    story = play_out(state.push("avatar-cleanup", "avatar"))
    assert story.table.deck("order-1").layers == (("training-order-my-rest",), tuple(sorted(names[:2])))
    assert story.table.deck("order-2").layers == (("order-inferno-reinforcement",), (names[2],))
    assert story.table.mage("avatar").memories == () and story.table.mage("avatar").back == "none"
    assert story.of("orders-put-under", "n") == [(3,)]


def test_brw_avatar_cleanup__in_the_phase() -> None:
    """The phase has it done, and only for the avatar."""
    state = lodge(avatar=possessed(jinxes=("jinx-weakness",)), phase="cleanup")
    story = play_out(state.push("cleanup-phase", "riccart"))
    assert story.of("jinx-chip", "who") == [("avatar",)]
    assert story.of("orders-put-under", "who") == [("avatar",)]


# ---- moons


def test_brw_avatar_moon() -> None:
    """At once the orders and events of the new moon take the place of the old ones."""
    gain = order("rise", {"do": "gain_power", "n": 6})
    state = lodge(
        gain,
        order("old", trap=(GAIN,), back="damaged"),
        decks={
            "order-2": (("order-inferno-reinforcement",),),
            "event-1": ("training-event-thorn-hedge",),
            "event-2": ("training-event-tithe",),
        },
    )
    story = play_out(state.push("avatar-activation", "avatar"))
    assert story.of("orders-replaced", "who", "moon") == [("avatar", 2)]
    assert story.events_of("orders-replaced")[0].rule == "brw.avatar.moon"
    assert [back for (back,) in story.of("order-back", "back")] == ["damaged", "none"]
    again = story.state.push("avatar-activation", "avatar")
    revealed = play_out(again).of("order-revealed", "card")
    assert revealed == [("order-inferno-reinforcement",)]
    drawn = story.state.push("draw-event", "riccart", (("deck", "event-2"),))
    assert play_out(drawn).of("event-drawn", "card") == [("training-event-tithe",)]


def test_brw_avatar_moon__the_old_orders_keep_to_their_deck() -> None:
    gain = order("rise", {"do": "gain_power", "n": 6})
    state = lodge(gain, order("old"), decks={"order-2": (("order-inferno-reinforcement",),)})
    story = play_out(state.push("avatar-activation", "avatar"))
    end = play_out(story.state.push("avatar-cleanup", "avatar")).table
    assert end.deck("order-1").layers == (("training-order-my-old",), ("training-order-my-rise",))


# ---- quests


def test_brw_avatar_quests__it_draws_none() -> None:
    quest = ("quest-shattered-illusion",)
    story = activated(order("seek", {"do": "draw_quest", "n": 1}), decks={"quest-1": quest})
    assert story.table.mage("avatar").active == ()
    assert story.of("rose-drew-quest", "n") == [(1,)]


def test_brw_avatar_quests__a_special_effect_completes_one_and_applies_nothing() -> None:
    card = {
        "id": "training-quest-my-gift",
        "kind": "quest",
        "name": {"en": "gift", "ru": "Проба"},
        "facts": {"moon": 1, "task": {"kind": "crown"}, "slots": 0, "reward": 4},
        "text": {"main": [{"en": "Deal.", "ru": "Урон.", "facts": deal(3, to={"what": "mage"})}]},
    }
    story = activated(
        order("gift", {"do": "choose_quest"}, {"do": "solve_quest"}),
        others=(card,),
        avatar=possessed(orders=1, active=("training-quest-my-gift",)),
    )
    assert story.of("quest-completed", "who", "reward") == [("avatar", 4)]
    assert story.events_of("quest-completed")[0].rule == "brw.avatar.quests"
    assert story.table.rose.power == 4 and not story.events_of("damaged")
    assert story.table.mage("avatar").completed == ("training-quest-my-gift",)
