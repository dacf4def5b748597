"""Positions that cannot be: each is refused with its place, in words, under the rule that it breaks."""

from __future__ import annotations

import pytest
from games.blackrose.support.unsound import AVATAR, flaws
from support.laws import allowed, refuses


def test_the_plain_positions_are_sound() -> None:
    assert flaws("{}") == flaws("{}", AVATAR) == ()


CASES = {
    "a card of another kind in a deck": (
        "decks: {event-1: [[quest-field-test]]}",
        "decks.event-1.0.0",
        "brw.event.three-decks",
        "event-awakening",
    ),
    "a spell of another school in a deck": (
        "decks: {school-agony: [spell-albify]}",
        "decks.school-agony.0",
        "brw.spell.school-cards",
        "spell-torment",
    ),
    "a deck that is none": ("decks: {evnt-1: []}", "decks.evnt-1", None, "perhaps event-1"),
    "a deck that is like none": ("decks: {nonsense-9: []}", "decks.nonsense-9", None, "quest-1"),
    "a pile that is none": ("piles: {events: []}", "piles.events", None, "perhaps event"),
    "the avatar's events without an avatar": (
        "decks: {avatar-event-1: []}",
        "decks.avatar-event-1",
        "brw.avatar.setup.decks",
        "only with an avatar",
    ),
    "the only copy of a quest twice": (
        "mages: {anna: {active: [quest-field-test]}, boris: {solved: [quest-field-test]}}",
        "mages.boris.solved.0",
        "brw.quest.decks",
        "it once",
    ),
    "a fourth copy of a spell": (
        "mages: {anna: {hand: [spell-torment, spell-torment]},"
        " boris: {memories: [spell-torment, spell-torment]}}",
        "mages.boris.memories.1",
        "brw.spell.school-cards",
        "at most 3",
    ),
    "an event of the second moon in the deck of the first": (
        "decks: {event-1: [event-battle]}",
        "decks.event-1.0",
        "brw.event.three-decks",
        "event-awakening",
    ),
    "17 power in the first moon": (
        "mages: {anna: {power: 17}}",
        "mages.anna.power",
        "brw.moon.second",
        "at most 5, or moon: 2",
    ),
    "40 power in the first moon": (
        "mages: {anna: {power: 40}}",
        "mages.anna.power",
        "brw.moon.third",
        "at most 5, or moon: 3",
    ),
    "more power than the track tells": (
        "moon: 3\nmages: {anna: {power: 71}}",
        "mages.anna.power",
        "brw.power.track35",
        "0 to 70",
    ),
    "a mage who stands with 11 of 11": (
        "mages: {anna: {damage: {boris: 11}}}",
        "mages.anna.damage",
        "brw.dmg.defeated",
        "chips: at most 10",
    ),
    "a Colossus that stands with 4 of 4": (
        "evocations: {colossus-1: {owner: anna, at: room-crypt, damage: {boris: 4}}}",
        "evocations.colossus-1.damage",
        "brw.evo.defeat",
        "chips: at most 3",
    ),
    "a third physical action token": (
        "mages: {anna: {physical: 5}}",
        "mages.anna.physical",
        "brw.act.physical.cost",
        "0 to 2",
    ),
    "nine chips on a jinx of three slots": (
        "mages: {anna: {jinxes: {jinx-slowness: 9}}}",
        "mages.anna.jinxes.jinx-slowness",
        "brw.gen.golden",
        "at most 2",
    ),
    "as many chips on a jinx as end it": (
        "mages: {anna: {jinxes: [{jinx: jinx-slowness, chips: 3}]}}",
        "mages.anna.jinxes.0.chips",
        "brw.gen.golden",
        "chip 3 ends it",
    ),
    "more chips on a quest than slots": (
        "mages: {anna: {active: [{quest: quest-field-test, chips: 3}]}}",
        "mages.anna.active.0",
        "brw.quest.slots",
        "0 to 2",
    ),
    "nine trophies of one mage": (
        "mages: {anna: {trophies: [boris, boris, boris, boris, boris, boris, boris, boris, boris]}}",
        "mages.anna.trophies.7",
        "brw.def.step5",
        "at most 7 trophies",
    ),
    "one's own trophy": (
        "mages: {anna: {trophies: [anna]}}",
        "mages.anna.trophies.0",
        "brw.def.step5",
        "other mages",
    ),
    "an action that is none": (
        "turn: {seat: anna, actions: [dance]}",
        "turn.actions.0",
        "brw.act.one-or-two",
        "explore, combat",
    ),
    "an action written nearly": (
        "turn: {seat: anna, actions: [explor]}\nmages: {anna: {physical: 1}}",
        "turn.actions.0",
        "brw.act.one-or-two",
        "perhaps explore",
    ),
    "a third action": (
        "turn: {seat: anna, actions: [cast, cast, inertia]}",
        "turn.actions",
        "brw.act.one-or-two",
        "0 to 2",
    ),
    "a physical action that exhausted no token": (
        "turn: {seat: anna, actions: [explore]}",
        "mages.anna.physical",
        "brw.act.physical.cost",
        "at most 1",
    ),
    "the turn of one seat with the activation of another": (
        "turn: {seat: anna}\ndo: [{who: boris, program: activation}]",
        "turn.seat",
        "brw.act.round-robin",
        "boris",
    ),
    "what was done beside a new activation": (
        "turn: {seat: anna, actions: [cast]}\ndo: [{who: anna, program: activation}]",
        "turn.actions",
        "brw.act.one-or-two",
        "begins a new one",
    ),
    "an activation outside the action phase": (
        "turn: {seat: anna}\nphase: study",
        "phase",
        "brw.act.round-robin",
        "action",
    ),
    "two seats with one mage": (
        "mages: {boris: {mage: mage-graminia}}",
        "mages.boris.mage",
        "brw.setup.choose-colour",
        "no other seat",
    ),
    "two seats with one school": (
        "mages: {anna: {school: school-agony}, boris: {school: school-agony}}",
        "mages.boris.school",
        "brw.setup.school-choice",
        "no other seat",
    ),
    "a school that is none": (
        "mages: {anna: {school: agony}}",
        "mages.anna.school",
        "brw.setup.school-choice",
        "school-agony",
    ),
    "a figure with a number that none has": (
        "evocations: {colossus-9: {owner: anna, at: room-crypt}}",
        "evocations.colossus-9",
        "brw.evo.no-figure",
        "colossus-1 to colossus-3",
    ),
    "two large bases of a mage": (
        "evocations: {albedo-1: {owner: anna, at: room-crypt}, colossus-1: {owner: anna, at: room-crypt}}",
        "evocations.colossus-1",
        "brw.evo.large-one",
        "one large base",
    ),
    "a fourth evocation of a mage": (
        "evocations: {cadaver-1: {owner: anna, at: room-crypt}, cadaver-2: {owner: anna, at: room-crypt},"
        " cadaver-3: {owner: anna, at: room-crypt}, cadaver-4: {owner: anna, at: room-crypt}}",
        "evocations.cadaver-4.slot",
        "brw.evo.full-slots",
        "at most 3",
    ),
    "two evocations in one slot": (
        "evocations: {cadaver-1: {owner: anna, at: room-crypt, slot: '2'},"
        " cadaver-2: {owner: anna, at: room-crypt, slot: '2'}}",
        "evocations.cadaver-2.slot",
        "brw.evo.summon",
        "no other has",
    ),
    "more chips than there are": (
        "rooms: {room-forge: {instability: {boris: 3}}}\nmages: {anna: {damage: {boris: 10}},"
        " boris: {active: [{quest: quest-contingent-mage, chips: 3}]}}\nevocations: {albedo-1: {owner: anna,"
        " at: room-crypt, damage: {boris: 4}}, colossus-1: {owner: boris, at: room-crypt,"
        " damage: {boris: 3}},"
        " colossus-2: {owner: anna, at: room-crypt, assigned: boris, damage: {boris: 3}}}",
        "mages.boris",
        "brw.dmg.chips-out",
        "as many as there are",
    ),
    "a colour that is none": (
        "mages: {anna: {colour: pink}}",
        "mages.anna.colour",
        "brw.setup.choose-colour",
        "colour-a",
    ),
    "two seats with one colour": (
        "mages: {anna: {colour: colour-a}, boris: {colour: colour-a}}",
        "mages.boris.colour",
        "brw.setup.choose-colour",
        "no other seat",
    ),
    "a spell sustained by nobody": (
        "mages: {anna: {board: {I: {spell: spell-torment, sustained: vera}}}}",
        "mages.anna.board.I.sustained",
        "brw.sust.token",
        "anna, boris",
    ),
    "a trophy of nobody": (
        "rose: {trophies: [vera]}",
        "rose.trophies.0",
        "brw.def.rose",
        "anna, boris",
    ),
    "somebody purges twice": (
        "purged: [anna, anna]",
        "purged.1",
        "brw.study.purge",
        "once",
    ),
    "an optional rule twice": (
        "options: [still-crown, still-crown]",
        "options.1",
        None,
        "once",
    ),
    "somebody wins twice": (
        "winners: [anna, anna]",
        "winners.1",
        "brw.end.winner",
        "once",
    ),
    "a lodge for five": (
        "players: 5",
        "players",
        "brw.setup.players",
        "1 to 4",
    ),
    "an action under way that is none": (
        "turn: {seat: anna, actions: [cast], doing: dance}",
        "turn.doing",
        "brw.act.complete-first",
        "cast",
    ),
    "an action under way that was not begun last": (
        "turn: {seat: anna, actions: [cast, inertia], doing: cast}",
        "turn.doing",
        "brw.act.complete-first",
        "begun last",
    ),
    "what is left of an action and is nothing": (
        "turn: {seat: anna, actions: [explore], doing: explore, left: [jump]}\nmages: {anna: {physical: 1}}",
        "turn.left.0",
        "brw.act.physical.set",
        "move, lost",
    ),
    "something left of no physical action": (
        "turn: {seat: anna, actions: [cast], left: [move]}",
        "turn.left",
        "brw.act.physical.set",
        "no physical action",
    ),
    "a slot cast twice": (
        "turn: {seat: anna, actions: [cast, cast], cast: [I, I]}",
        "turn.cast.1",
        "brw.act.cast.which",
        "once",
    ),
    "more power of the Rose than the track tells": (
        "moon: 3\nrose: {power: 71}",
        "rose.power",
        "brw.power.track35",
        "0 to 70",
    ),
    "17 power of the Rose in the first moon": (
        "rose: {power: 17}",
        "rose.power",
        "brw.moon.second",
        "at most 5, or moon: 2",
    ),
    "more chips on a solved quest than slots": (
        "mages: {anna: {solved: [{quest: quest-field-test, chips: 3}]}}",
        "mages.anna.solved.0",
        "brw.quest.slots",
        "0 to 2",
    ),
    "trophies of the Rose and a mage beyond all": (
        "mages: {anna: {trophies: [boris, boris, boris, boris]}}\n"
        "rose: {trophies: [boris, boris, boris, boris]}",
        "rose.trophies.3",
        "brw.def.step5",
        "unless the file's rulings choose brw.ruling.trophies.out: substitute",
    ),
    "orders of a mage who is no avatar": (
        "mages: {anna: {orders: 2}}",
        "mages.anna.orders",
        "brw.avatar.activation.repeat",
        "only the avatar",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_position_that_cannot_be_is_refused(case: str) -> None:
    changes, path, rule, words = CASES[case]
    refuses(flaws(changes), path, rule, words)


def test_brw_avatar_setup_decks__with_the_avatar_the_deck_is_called_otherwise() -> None:
    (flaw,) = flaws("decks: {avatar-event-1: [avatar-event-crown-of-thorns]}", AVATAR)
    assert flaw.path == ("decks", "avatar-event-1") and "event-1: on the table" in allowed(flaw)
    assert not flaws("decks: {event-1: [avatar-event-crown-of-thorns]}", AVATAR)
    (flaw,) = flaws("decks: {event-1: [event-awakening]}", AVATAR)
    assert flaw.path == ("decks", "event-1", 0)


def test_brw_def_step5__more_trophies_where_something_may_stand_for_them() -> None:
    trophies = "mages: {anna: {trophies: [boris, boris, boris, boris, boris, boris, boris, boris, boris]}}"
    assert flaws(trophies, rulings=(("brw.ruling.trophies.out", "no-token"),))
    assert not flaws(trophies, rulings=(("brw.ruling.trophies.out", "substitute"),))


def test_brw_moon_no_return__a_later_moon_needs_no_power() -> None:
    assert not flaws("moon: 3")


def test_brw_dmg_defeated__a_defeat_that_is_carried_out_begins_with_a_full_track() -> None:
    fallen = "mages: {anna: {damage: {boris: 11}}}\ndo: [{who: anna, program: defeat, with: {by: boris}}]"
    assert not flaws(fallen)


def test_brw_act_one_or_two__an_activation_that_has_begun_goes_on() -> None:
    going = "turn: {seat: anna, actions: [cast]}\ndo: [{who: anna, program: activation, at: [1]}]"
    assert not flaws(going)


@pytest.mark.parametrize(
    ("field", "value", "allowed_there"),
    [("power", "3", "the Rose's (rose.power)"), ("trophies", "[anna]", "the Rose's (rose.trophies)")],
)
def test_brw_avatar_is_mage__what_the_rose_has_is_no_avatars(
    field: str, value: str, allowed_there: str
) -> None:
    found = flaws(f"mages: {{x: {{{field}: {value}}}}}", AVATAR)
    refuses(found, f"mages.x.{field}", "brw.avatar.is-mage", allowed_there)
