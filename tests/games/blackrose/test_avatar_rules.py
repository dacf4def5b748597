"""What holds for the avatar in general: chips, defeats, events, cleanup, moons and quests."""

from __future__ import annotations

from random import Random

import pytest
from games.blackrose.avatar_desk import (
    ABYSS,
    ARENA,
    GAIN,
    SANCTUARY,
    activated,
    aim,
    asked,
    lodge,
    offered,
    order,
    possessed,
    summoned,
    told,
)
from games.blackrose.desk import GAME, HALL, Story, cast, deal, laid, mage, of_kind, spell, tell

from tutor.engine.step import settle, take
from tutor.games.blackrose.openings import openings
from tutor.games.blackrose.position import EvocationSpec, MageSpec, Position, RoomSpec, RoseSpec
from tutor.games.blackrose.start import place
from tutor.games.blackrose.values import strength

CELL = mage("graminia", "cell")
DOOM = spell("doom", deal(12), target="mage")


def event(id: str, *deeds: dict[str, object], phase: str = "black-rose") -> dict[str, object]:
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
        "text": {"main": [{"en": "It does.", "ru": "Так и есть.", "facts": deed} for deed in deeds]},
    }


def happens(card: dict[str, object], **said: object) -> Story:
    """An event applies."""
    state = lodge(others=(card,), **said)
    return tell(GAME, state.push(f"{card['id']}.main@{state.table.box}", "riccart"))


# ---- a mage and the Rose


def test_brw_avatar_is_mage() -> None:
    """It is a target for mages, uses the chips of the Rose, and scores with her marker."""
    state = lodge(
        others=(spell("bolt", deal(1), target="mage"),),
        riccart=mage("riccart", ARENA, board={"I": laid("spell-bolt")}),
        graminia=CELL,
        do=(cast("riccart"),),
        rose=RoseSpec(power=2),
    )
    assert tell(GAME, state, "riccart: avatar").table.mage("avatar").damage == ("riccart",)
    table = state.table
    assert table.source_of("avatar") == "rose" and table.power("avatar") == 2
    assert table.sources == ("riccart", "graminia", "rose")


@pytest.mark.parametrize(
    ("mages", "rule"),
    [
        ({"a": mage(), "b": mage(), "c": mage(), "d": mage(), "x": possessed()}, "brw.avatar.max-humans"),
        ({"a": mage(), "x": possessed(), "y": possessed()}, "brw.avatar.what"),
        ({"x": possessed()}, "brw.setup.players"),
        ({"a": mage(), "x": possessed(grimoire=("spell-torment",))}, "brw.avatar.order.grimoire"),
        ({"a": mage(), "x": possessed(back="damaged")}, "brw.avatar.order.trap"),
    ],
)
def test_brw_avatar_max_humans__positions_that_cannot_be(mages: dict[str, MageSpec], rule: str) -> None:
    flaws = place(Position(mages, box="training")).flaws
    assert rule in {flaw.rule for flaw in flaws}


def test_brw_avatar_max_humans__three_players_and_the_avatar() -> None:
    mages = {"a": mage(), "b": mage(), "c": mage(), "x": possessed()}
    assert place(Position(mages, box="training")).state is not None


# ---- the crown


def test_brw_avatar_no_crown() -> None:
    story = activated(order("crown", {"do": "take_crown"}), crown="graminia")
    assert story.table.crown == "graminia"
    assert told(story, "no-crown", "seat") == [("avatar",)]
    assert of_kind(story, "no-crown")[0].rule == "brw.avatar.no-crown"
    flaws = place(Position({"a": mage(), "x": possessed()}, box="training", crown="x")).flaws
    assert [flaw.rule for flaw in flaws] == ["brw.avatar.no-crown"]


# ---- damage


def test_brw_avatar_no_rose_damage() -> None:
    story = activated(order("pain", {"do": "pain", "n": 2}))
    assert told(story, "unaffected", "who") == [("avatar",)]
    assert of_kind(story, "unaffected")[0].rule == "brw.avatar.no-rose-damage"
    assert not story.table.mage("avatar").damage


def test_brw_avatar_assigned() -> None:
    """An Umbra is assigned to it as to any mage; only the damage of the Rose is kept off."""
    haunt = spell("haunt", {"do": "assign_evocation", "what": "umbra"}, target="mage")
    visit = {"do": "activate_room", "where": "own"}
    state = lodge(
        order("visit", visit),
        others=(haunt,),
        riccart=mage("riccart", ARENA, board={"I": laid("spell-haunt")}),
        graminia=CELL,
        avatar=possessed(SANCTUARY, orders=1),
        do=(cast("riccart"),),
    )
    story = tell(GAME, state, "riccart: avatar")
    assert told(story, "evocation-assigned", "to", "room") == [("avatar", SANCTUARY)]
    story = activated(
        order("visit", visit),
        avatar=possessed(SANCTUARY, orders=1),
        evocations={"umbra-1": EvocationSpec("riccart", SANCTUARY, assigned="avatar")},
        answers=(),
    )
    assert told(story, "reacted", "seat", "kind")[0] == ("riccart", "ability")
    assert [one.rule for one in of_kind(story, "unaffected")] == ["brw.avatar.no-rose-damage"]


def test_brw_avatar_defeat() -> None:
    """It has health 12, and all the steps apply: the cell, the trophy, the split, the chips."""
    state = lodge(
        others=(DOOM,),
        riccart=mage("riccart", ARENA, board={"I": laid("spell-doom")}),
        graminia=CELL,
        avatar=possessed(damage={"graminia": 1}, orders=2),
        do=(cast("riccart"),),
    )
    story = tell(GAME, state, "riccart: avatar")
    end = story.table
    assert told(story, "mage-defeated", "who", "by") == [("avatar", "riccart")]
    assert end.mage("avatar").in_cell and not end.mage("avatar").damage
    assert end.mage("riccart").trophies == ("avatar",)
    assert (end.mage("riccart").power, end.mage("graminia").power) == (4, 2)


def test_brw_avatar_cell__it_cannot_be_reached_there() -> None:
    state = lodge(
        others=(DOOM,),
        riccart=mage("riccart", ARENA, board={"I": laid("spell-doom")}),
        avatar=possessed("cell"),
        do=(cast("riccart"),),
    )
    story = tell(GAME, state, "riccart: graminia")
    assert "avatar" not in offered(story.questions[0])
    assert [one.rule for one in story.questions[0].reasons("avatar")] == ["brw.cell.not-lodge"]


def test_brw_dmg_immunity__of_the_avatar_and_its_evocations() -> None:
    card = order("storm", aim("area", 0, 3), deal(2))
    evocations = {"cadaver-1": summoned("avatar", HALL), "cadaver-2": summoned("riccart", HALL)}
    story = activated(card, riccart=mage("riccart", HALL), graminia=CELL, evocations=evocations)
    assert {who for (who,) in told(story, "damaged", "who")} == {"riccart", "cadaver-2"}


# ---- chips


def storm(left: int, *answers: str, **said: object) -> Story:
    """The avatar deals 2 to all in its room, with so many chips of the Rose left: others lie on a jinx."""
    used = 30 - left - int(str(said.pop("more", 0)))
    avatar = possessed(orders=1, jinxes={"jinx-weakness": used})
    return activated(order("storm", aim("area", 0, 3), deal(2)), avatar=avatar, answers=answers, **said)


def first_hit(story: Story) -> list[tuple[object, ...]]:
    """Who took damage in the end, and how much."""
    return told(story, "damaged", "who", "placed")


def test_brw_avatar_damage_many__first_who_has_most_of_the_rose() -> None:
    story = storm(
        3,
        more=2,
        riccart=mage("riccart", HALL, damage={"graminia": 5}),
        graminia=mage("graminia", HALL, damage={"rose": 2}),
    )
    assert first_hit(story) == [("riccart", 1), ("graminia", 2)]
    assert not asked(story)


def test_brw_avatar_damage_many__then_who_has_most_of_the_second_thing_then_evocations() -> None:
    story = storm(
        3,
        more=1,
        riccart=mage("riccart", HALL, damage={"rose": 1}),
        graminia=mage("graminia", HALL),
        evocations={"colossus-1": summoned("riccart", HALL)},
    )
    assert first_hit(story) == [("riccart", 2), ("graminia", 1)], "evocations come last"


def test_brw_avatar_damage_many__the_crown_decides_the_rest() -> None:
    story = storm(
        1,
        "riccart: graminia",
        riccart=mage("riccart", HALL),
        graminia=mage("graminia", HALL),
        evocations={"colossus-1": summoned("riccart", HALL)},
    )
    assert asked(story) == [("riccart", "avatar", "spread")]
    assert offered(story.questions[0]) == ["riccart", "graminia"]
    (reason,) = story.questions[0].reasons("colossus-1")
    assert (reason.rule, reason.kind) == ("brw.avatar.damage-many", "harmed-later")
    assert first_hit(story) == [("graminia", 1)]


def test_brw_avatar_damage_many__with_chips_for_all_there_is_nothing_to_choose() -> None:
    story = storm(4, riccart=mage("riccart", HALL), graminia=mage("graminia", HALL))
    assert first_hit(story) == [("riccart", 2), ("graminia", 2)]


def test_brw_avatar_replace__from_the_rightmost_chip_of_another() -> None:
    damage = ("graminia", "graminia", "rose")
    story = activated(
        order("wither", aim(priority=1), {"do": "replace_damage", "n": 1}),
        riccart=mage("riccart", ARENA, power=1, damage=damage),
    )
    assert story.table.mage("riccart").damage == ("graminia", "rose", "rose")
    assert not asked(story), "it takes what it can, and the rightmost"


def test_brw_avatar_replace__instability_too() -> None:
    rooms = {ARENA: RoomSpec(at=(0, 1), instability=("riccart", "graminia", "riccart"))}
    story = activated(
        order("sap", aim("area", 1, 3), {"do": "replace_instability", "n": 2}),
        rooms=rooms,
        graminia=CELL,
    )
    assert story.table.room(ARENA).instability == ("riccart", "rose", "rose")


def test_brw_avatar_replace__on_several_figures_the_crown_decides_whose() -> None:
    each = {"what": "mage", "pick": "each"}
    story = activated(
        order("wither", {"do": "replace_damage", "n": 1, "to": each}),
        riccart=mage("riccart", ARENA, damage={"graminia": 2}),
        graminia=mage("graminia", ABYSS, damage={"riccart": 1}),
        answers=("riccart: graminia.riccart",),
    )
    assert offered(story.questions[0]) == ["riccart.graminia", "graminia.riccart"]
    assert story.table.mage("graminia").damage == ("rose",)


@pytest.mark.parametrize("reading", ["no", "yes"])
def test_brw_avatar_crown_decides__how_it_heals(reading: str) -> None:
    story = activated(
        order("stem", {"do": "heal", "n": 2}),
        avatar=possessed(orders=1, damage={"riccart": 2, "graminia": 1}),
        answers=("riccart: avatar.graminia",) if reading == "no" else ("riccart: done",),
        rulings={"brw.ruling.avatar.heals": reading},
    )
    assert asked(story)[0] == ("riccart", "avatar", "heal")
    left = ("riccart",) if reading == "no" else ("riccart", "riccart", "graminia")
    assert story.table.mage("avatar").damage == left
    assert ("done" in offered(story.questions[0])) == (reading == "yes")


# ---- events


def test_brw_avatar_events__damage_and_losses_of_mages() -> None:
    every = {"what": "mage", "pick": "each", "myself": True}
    card = event(
        "rain", deal(2, by="rose", to=every), {"do": "each", "deeds": [{"do": "lose_power", "n": 1}]}
    )
    story = happens(card, rose=RoseSpec(power=3), riccart=mage("riccart", ARENA, power=1))
    assert {who for (who,) in told(story, "damaged", "who")} == {"riccart", "graminia"}
    assert story.table.rose.power == 3


def test_brw_avatar_events__evocations_of_the_avatar_are_concerned() -> None:
    card = event("rot", deal(1, by="rose", to={"what": "evocation", "pick": "each"}))
    story = happens(card, evocations={"cadaver-1": summoned("avatar", HALL)})
    assert told(story, "damaged", "who") == [("cadaver-1",)]


def test_brw_avatar_events__a_lasting_event_answers_nothing_of_the_avatar() -> None:
    """Watching Eyes: a mage placed in his own cell loses 1 power."""
    for who, rose in (("avatar", 3), ("graminia", 3)):
        state = lodge(
            events=("training-event-watching-eyes",),
            rose=RoseSpec(power=3),
            graminia=mage("graminia", ABYSS, power=1),
        )
        story = tell(GAME, state.push("defeat", who, (("by", "riccart"), ("outright", True), ("of", 0))))
        assert story.table.rose.power == rose
        assert len(of_kind(story, "lost-power")) == (who == "graminia")


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
        story = tell(GAME, state.push("defeat", who, (("by", "riccart"), ("outright", True), ("of", 0))))
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


def cleanup(*answers: str, **said: object) -> Story:
    """Step 1 of cleanup for the avatar."""
    state = lodge(phase="cleanup", **said)
    return tell(GAME, state.push("avatar-cleanup", "avatar"), *answers)


def test_brw_avatar_cleanup__a_chip_on_each_jinx() -> None:
    avatar = possessed(jinxes={"jinx-weakness": 0, "jinx-slowness": 1})
    story = cleanup(avatar=avatar)
    assert told(story, "jinx-chip", "jinx", "total") == [("jinx-weakness", 1), ("jinx-slowness", 2)]
    assert story.table.chips_left("rose") == 27, "its chips are those of the Rose"


def test_brw_avatar_cleanup__a_full_jinx_is_discarded() -> None:
    story = cleanup(avatar=possessed(jinxes={"jinx-weakness": 1}))
    assert told(story, "jinx-discarded", "who", "card") == [("avatar", "jinx-weakness")]
    assert not story.table.mage("avatar").jinxes and story.table.chips_left("rose") == 30


def test_brw_avatar_cleanup__without_chips_none_is_put() -> None:
    avatar = possessed(jinxes={"jinx-slowness": 2, "training-jinx-dread": 28})
    story = cleanup(avatar=avatar)
    assert not of_kind(story, "jinx-chip") and len(of_kind(story, "no-chips")) == 2


def test_brw_avatar_cleanup__it_loses_an_assigned_evocation_of_the_crown_s_choice() -> None:
    evocations = {
        "umbra-1": EvocationSpec("riccart", HALL, assigned="avatar"),
        "umbra-2": EvocationSpec("riccart", HALL, assigned="avatar"),
        "umbra-3": EvocationSpec("riccart", ARENA, assigned="graminia"),
    }
    story = cleanup("riccart: umbra-2", evocations=evocations)
    assert asked(story) == [("riccart", "avatar", "avatar-loses")]
    assert story.questions[0].rule == "brw.avatar.crown-decides"
    assert offered(story.questions[0]) == ["umbra-1", "umbra-2"]
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
    story = tell(GAME, state.push("avatar-cleanup", "avatar"))
    assert story.table.deck("order-1").layers == (("training-order-my-rest",), tuple(sorted(names[:2])))
    assert story.table.deck("order-2").layers == (("order-inferno-reinforcement",), (names[2],))
    assert story.table.mage("avatar").memories == () and story.table.mage("avatar").back == "none"
    assert told(story, "orders-put-under", "n") == [(3,)]


def test_brw_avatar_cleanup__in_the_phase() -> None:
    """The phase has it done, and only for the avatar."""
    state = lodge(avatar=possessed(jinxes=("jinx-weakness",)), phase="cleanup")
    story = tell(GAME, state.push("cleanup-phase", "riccart"))
    assert told(story, "jinx-chip", "who") == [("avatar",)]
    assert told(story, "orders-put-under", "who") == [("avatar",)]


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
    story = tell(GAME, state.push("avatar-activation", "avatar"))
    assert told(story, "orders-replaced", "who", "moon") == [("avatar", 2)]
    assert of_kind(story, "orders-replaced")[0].rule == "brw.avatar.moon"
    assert [back for (back,) in told(story, "order-back", "back")] == ["damaged", "none"]
    again = story.states[-1].push("avatar-activation", "avatar")
    revealed = told(tell(GAME, again), "order-revealed", "card")
    assert revealed == [("order-inferno-reinforcement",)]
    drawn = story.states[-1].push("draw-event", "riccart", (("deck", "event-2"),))
    assert told(tell(GAME, drawn), "event-drawn", "card") == [("training-event-tithe",)]


def test_brw_avatar_moon__the_old_orders_keep_to_their_deck() -> None:
    gain = order("rise", {"do": "gain_power", "n": 6})
    state = lodge(gain, order("old"), decks={"order-2": (("order-inferno-reinforcement",),)})
    story = tell(GAME, state.push("avatar-activation", "avatar"))
    end = tell(GAME, story.states[-1].push("avatar-cleanup", "avatar")).table
    assert end.deck("order-1").layers == (("training-order-my-old",), ("training-order-my-rise",))


# ---- quests


def test_brw_avatar_quests__it_draws_none() -> None:
    quest = ("quest-shattered-illusion",)
    story = activated(order("seek", {"do": "draw_quest", "n": 1}), decks={"quest-1": quest})
    assert story.table.mage("avatar").active == ()
    assert told(story, "rose-drew-quest", "n") == [(1,)]


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
    assert told(story, "quest-completed", "who", "reward") == [("avatar", 4)]
    assert of_kind(story, "quest-completed")[0].rule == "brw.avatar.quests"
    assert story.table.rose.power == 4 and not of_kind(story, "damaged")
    assert story.table.mage("avatar").completed == ("training-quest-my-gift",)
