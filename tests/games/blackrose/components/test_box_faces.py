"""The faces that the sources give: what is stated is read, what they leave open stays open."""

from __future__ import annotations

from collections import Counter

import pytest

from tutor.games.blackrose.components.component_set import Box, box
from tutor.games.blackrose.components.faces import SideFace
from tutor.games.blackrose.verbs.burdens import DiscardWhenFull
from tutor.games.blackrose.verbs.combined import Each, Either, Enhance, Modify, Steps, Sustained, When
from tutor.games.blackrose.verbs.damage import Damage, Heal, Pain, Redirect, ReplaceDamage
from tutor.games.blackrose.verbs.drawing import DrawForgotten
from tutor.games.blackrose.verbs.evocations import Activate, Summon
from tutor.games.blackrose.verbs.instability import Instability
from tutor.games.blackrose.verbs.power import Claim, GainPower, LosePower, TakeCrown
from tutor.games.blackrose.verbs.schema.picks import Count, Pick, RoomPick, Task, Trigger
from tutor.games.blackrose.verbs.schema.picks import Test as Condition
from tutor.games.blackrose.verbs.targets import TargetByPriority, TargetFigure
from tutor.rules.catalogue import load

BOOK = box("book")


def test_brw_gen_mage_values() -> None:
    face = BOOK.mage("mage-graminia")
    assert (face.health, face.hand_limit, face.strength, face.speed, face.quest_limit) == (11, 7, 2, 2, 2)
    assert face.personal == "spell-blight" and face.known


def test_brw_gen_mage_values__unknown() -> None:
    face = BOOK.mage("mage-baron-doria")
    assert (face.hand_limit, face.speed, face.health, face.personal) == (8, 2, None, None)
    assert not face.known and BOOK.personal("mage-baron-doria") == ()


def test_brw_spell_two_effects() -> None:
    spell = BOOK.spell("spell-grim-torment")
    assert spell.school == "agony" and spell.instability is True
    assert spell.side("main") == SideFace("combat", "profane", "figure", 2, text=(Damage(3), Pain(1)))
    assert spell.side("reverse") == SideFace(
        "combat", "profane", "area", 2, text=(Pain(1), Damage(Count("damage", every=2, max=3)))
    )


def test_brw_spell_two_effects__main_only() -> None:
    worm = BOOK.spell("spell-brain-worm")
    assert worm.reverse is None
    assert worm.main.trigger == Trigger("entered", who="other-mage", colours=("yellow", "red"))
    with pytest.raises(KeyError, match="has no reverse side"):
        worm.side("reverse")


def test_brw_trap_trigger_only() -> None:
    torment = BOOK.spell("spell-torment")
    assert torment.main.trigger == Trigger("damaged", by="other-figure")
    reverse = torment.side("reverse")
    assert reverse.trigger == Trigger("damaged", who="self", by="other-figure")
    assert reverse.text == (Damage(Count("amount", plus=1), to="trigger-by"),)
    phoenix = BOOK.spell("spell-stone-phoenix")
    assert phoenix.main.trigger == Trigger("evocation-gone", who="own-evocation")
    assert phoenix.main.text == (Summon("nigredo", where="trigger"),)


def test_brw_trap_trigger_only__lost_symbols() -> None:
    for id in ("spell-changeable-nightmare", "spell-shadow-strike"):
        face = BOOK.spell(id)
        assert face.main.type == "trap" and face.main.trigger is None and not face.known


def test_brw_key_pain() -> None:
    assert BOOK.spell("spell-shared-torture").main.text == (Damage(4), ReplaceDamage(1), Pain(3))


def test_brw_key_if_you_did() -> None:
    throne = BOOK.room("room-throne")
    assert throne.ruined == (Steps((LosePower(1, may=True), TakeCrown(cond="did"))),)
    assert throne.restored == (TakeCrown(), GainPower(1))
    hall = BOOK.room("room-black-rose-hall")
    assert hall.ruined[1] == DrawForgotten(1, cond="did")
    assert hall.restored[1] == DrawForgotten(2, keep=1, cond="did")
    cube = BOOK.spell("spell-cube-of-lamentations").side("reverse")
    assert cube.text[1] == Either(Condition("defeated", by="rose"), (GainPower(2),), (Damage(3),))


def test_enhancements_and_sustained_spells_hold_verbs() -> None:
    bomb = BOOK.spell("spell-azoth-bomb")
    assert bomb.main.text == (Enhance(("water", "water"), (Damage(2),)), Damage(2))
    counted = Damage(Count("elements", elements=("earth",)))
    assert bomb.side("reverse").text[0] == Enhance(("earth",), (counted,))
    pain = BOOK.spell("spell-ineluctable-pain")
    assert pain.main.text == (Sustained(Trigger("power", who="marked"), (Damage(2, to="marked"),)),)


def test_brw_room_colours() -> None:
    colours = Counter(BOOK.room(id).colour for id in BOOK.rooms)
    assert colours == {"grey": 3, "red": 3, "blue": 3, "yellow": 3, "green": 3, "purple": 3, "black": 1}
    assert [id for id in BOOK.rooms if BOOK.room(id).centre] == ["room-black-rose-hall", "room-throne"]
    crypt = BOOK.room("room-crypt")
    assert (crypt.slots, crypt.flags) == (6, (4, 2, 1))
    assert crypt.restored == (Summon("cadaver", where=RoomPick(range=1)),) * 2


def test_a_room_with_an_unknown_range_is_not_complete() -> None:
    altar = BOOK.room("room-sacrificial-altar")
    assert altar.restored == (None,) and not altar.known and not BOOK.complete(altar.id)


def test_brw_evo_archetype() -> None:
    found = {id: BOOK.evocation(id).archetype for id in BOOK.evocations}
    assert found["evocation-colossus"] == found["evocation-cadaver"] == "undead"
    assert found["evocation-umbra"] == "nightmare" and found["evocation-totem"] == "altar"
    assert found["evocation-albedo"] is None


def test_brw_evo_activate_own_rules() -> None:
    succubus = BOOK.evocation("evocation-succubus")
    assert (succubus.health, succubus.strength, succubus.speed, succubus.count) == (3, 1, 2, 3)
    redirect = When(Trigger("damaged", who="owner"), (Redirect(1, to="bearer", may=True),))
    assert succubus.abilities == (Modify("strength", n=Count("damage", on="bearer")), redirect)
    colossus = BOOK.evocation("evocation-colossus")
    entering = Trigger("entered", who="mage", here=True)
    assert colossus.abilities == (When(entering, (Damage(3, to="trigger-who"),)),)
    umbra = BOOK.evocation("evocation-umbra")
    assert umbra.abilities is None and umbra.health is None and not umbra.known


def test_brw_evo_large_one__the_book_does_not_say_which() -> None:
    assert {BOOK.evocation(id).large for id in BOOK.evocations} == {None}


def test_jinxes_and_upgrades() -> None:
    slowness = BOOK.jinx("jinx-slowness")
    assert slowness.text is not None and slowness.text[0] == Modify("speed", to=1)
    assert slowness.text[2] is None and slowness.slots == 0 and not slowness.known
    assert BOOK.jinx("jinx-weakness").text is None
    assert BOOK.upgrade("upgrade-caustic-plasma").text is None


def test_brw_quest_slots() -> None:
    quest = BOOK.quest("quest-shattered-illusion")
    near = Instability(1, where=RoomPick(range=1))
    assert (quest.moon, quest.slots, quest.reward, quest.text) == (1, 2, 1, (near, near))
    assert quest.task == Task("room", colours=("blue",))
    corruption = BOOK.quest("quest-holy-corruption")
    assert corruption.slots == 0
    assert corruption.task == Task("revealed", n=3, elements=("holy", "profane"))


def test_brw_event_when() -> None:
    gift = BOOK.event("event-gift-to-fools")
    assert (gift.moon, gift.phase, gift.slot, gift.crown) == (1, "black-rose", 1, False)
    assert (gift.reveal_power, gift.discard_power) == (2, 2)
    assert isinstance(gift.text[0], Each) and gift.text[0].may
    hidden = BOOK.event("event-hidden-resources")
    assert hidden.phase == "permanent"
    assert hidden.text == (When(Trigger("to-cell", who="mage"), (GainPower(1, who="trigger-who"),)),)


def test_brw_rose_instant() -> None:
    for moon in (1, 2, 3):
        for id in BOOK.deck(f"event-{moon}"):
            event = BOOK.event(id)
            assert (event.slot == 0) == (event.phase == "immediate")
    everyone = Pick("mage", "each", myself=True)
    assert BOOK.event("event-pledge").text == (Damage(3, to=everyone, by="rose"),)


def test_brw_avatar_stats() -> None:
    face = BOOK.avatar()
    assert (face.health, face.strength, face.speed) == (12, 2, 2)
    assert face.criteria is None and face.choices == () and face.known


def test_brw_avatar_order_trap() -> None:
    order = BOOK.order("order-thorn-vengeance")
    assert order.back == "damaged" and order.part("trap") == (TargetFigure("trigger-by"), Claim())
    assert order.part("spell")[0] is None and not order.known
    assert BOOK.order("order-profane-ray").back is None


def test_brw_quest_decks() -> None:
    assert len(BOOK.deck("quest-1")) == 15
    assert BOOK.deck("quest-2") == BOOK.deck("quest-3") == ()


def test_brw_event_three_decks() -> None:
    assert [len(BOOK.deck(f"event-{moon}")) for moon in (1, 2, 3)] == [13, 13, 13]


def test_brw_setup_school_choice() -> None:
    lists = BOOK.school("school-alchemy").starting
    assert lists is not None and [len(each) for each in lists] == [6, 6]
    assert "spell-azoth-bomb" in lists[0] and set(lists[0]).isdisjoint(lists[1])
    assert BOOK.starting("school-alchemy") == (lists[0],)
    assert BOOK.school("school-hexcraft").starting is None and BOOK.starting("school-hexcraft") == ()


def test_brw_spell_elements__as_the_school_cards_count_them() -> None:
    for school in ("agony", "alchemy"):
        spells = [BOOK.spell(id) for id in BOOK.school(f"school-{school}").spells]
        sides = Counter(side.element for spell in spells for side in (spell.main, spell.reverse) if side)
        printed = dict(BOOK.school(f"school-{school}").elements or ())
        assert sum(printed.values()) == sum(sides.values()) == 24
        for name, n in printed.items():
            assert n in {sides[each] for each in name.split("_or_")}  # type: ignore[index]


def test_incomplete_cards_are_in_no_deck() -> None:
    decks = [id for school in BOOK.schools for id in BOOK.deck(school)]
    decks += [*BOOK.deck("forgotten"), *BOOK.deck("jinx"), *BOOK.deck("upgrade"), *BOOK.deck("evocation")]
    assert decks and all(BOOK.complete(id) for id in decks)
    assert not BOOK.complete("spell-visceral-fire")
    assert "spell-visceral-fire" in BOOK.school("school-agony").spells
    assert "spell-visceral-fire" not in BOOK.deck("school-agony")
    assert BOOK.deck("forgotten") == ("spell-arcane-barrage", "spell-killer-fog", "spell-supreme-fireball")


def test_ids_that_are_not_there() -> None:
    with pytest.raises(KeyError, match="no set of facts 'mine'"):
        box("mine")
    for look_up in (BOOK.spell, BOOK.room, BOOK.quest, BOOK.event, BOOK.order, BOOK.face, BOOK.deck):
        with pytest.raises(KeyError):
            look_up("nothing")


def test_a_deed_that_does_nothing_is_not_made_up() -> None:
    fountain = BOOK.spell("spell-fountain-of-three").side("reverse")
    assert fountain.text[0] is None and fountain.text[1] is not None
    fire = BOOK.spell("spell-visceral-fire").main
    assert fire.text == (Damage(2), None, Pain(2))


def test_every_text_of_the_catalogue_is_read() -> None:
    own = Box("again", load("blackrose"))
    verbs = own.spell("spell-purifying-aludel").main.text
    assert verbs[1:] == (Heal(3, to="target"), Activate("target"))
    assert own.order("order-profane-ray").spell[1:] == (Damage(2), ReplaceDamage(1))
    assert not [verb for verb in own.order("order-profane-ray").spell if isinstance(verb, TargetByPriority)]
    assert not [d for d in own.jinx("jinx-slowness").text or () if isinstance(d, DiscardWhenFull)]
