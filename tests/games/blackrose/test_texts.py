"""How printed texts are carried out: sentence by sentence, as far as possible, with their conditions."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import Play, play, play_out
from games.blackrose.support.positions import HALL, THRONE, cast, deal, laid, mage, spell, table

from tutor.engine.program import walk
from tutor.engine.sentence import Stop
from tutor.engine.state import State
from tutor.games.blackrose import GAME
from tutor.games.blackrose.cards import components, find, parts, programs_of
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.position.form import EvocationSpec, RoomSpec
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.combined import Choice
from tutor.games.blackrose.verbs.schema.walk import verbs_in
from tutor.rules.words import Lang
from tutor.trace.words import speaker

ARENA, CRYPT = "room-arena", "room-crypt"
ROOMS = {THRONE: RoomSpec(at=(1, 0)), ARENA: RoomSpec(at=(0, 1))}
GAIN = {"do": "gain_power", "n": 1}


def said(*verbs: dict[str, Any], target: str = "self", **about: Any) -> State[Table]:
    """Anna in the hall casts a spell of those verbs; Boris stands in the Throne Room."""
    text = spell("text", *verbs, target=target, element=about.pop("element", "fire"))
    mages = {
        "anna": mage(
            "graminia",
            HALL,
            board={"I": laid("spell-text"), **about.pop("board", {})},
            **about.pop("anna", {}),
        ),
        "boris": mage("riccart", THRONE, **about.pop("boris", {})),
    }
    return table(
        mages,
        cast("anna"),
        spells=(text, *about.pop("spells", ())),
        rooms=ROOMS | about.pop("rooms", {}),
        **about,
    )


def kinds(story: Play, *wanted: str) -> list[str]:
    """The kinds of events that are told, of those wanted."""
    return [event.kind for event in story.events if event.kind in wanted]


@pytest.mark.parametrize("name", ["book", "training"])
def test_brw_gen_effect_order__every_full_stop_is_a_sentence(name: str) -> None:
    of = box(name)
    for component in components(of):
        for program in programs_of(of, component):
            assert find(program.id) == program or ".main.when" in program.id
            part = program.id.partition("@")[0].removeprefix(f"{component}.")
            if part in ("main", "reverse") and component in of.ids and component.startswith("spell-"):
                text = of.spell(component).side(part).text  # type: ignore[arg-type]
                assert len(program.sentences) == len(text), program.id
            rules = GAME.rules()
            assert {sentence.rule for _, sentence in walk(program.sentences)} <= rules, program.id


def test_brw_gen_effect_order__several_deeds_in_one_full_stop_are_one_stop() -> None:
    program = find("spell-brain-worm.main@training")
    assert program is not None and len(program.sentences) == 3
    stops = [sentence for _, sentence in walk(program.sentences) if isinstance(sentence, Stop)]
    assert len(stops) >= 3


def test_brw_gen_effect_order__from_the_first_to_the_last() -> None:
    story = play_out(said(GAIN, {"do": "pain", "n": 1}, GAIN))
    assert kinds(story, "gained-power", "damaged") == ["gained-power", "damaged", "gained-power"]


def test_brw_gen_effect_skip__what_cannot_be_done_is_skipped() -> None:
    jinx = {"do": "discard_jinx", "who": "self"}
    story = play_out(said(jinx, GAIN))
    assert [event.rule for event in story.events_of("no-jinx")] == ["brw.gen.effect.skip"]
    assert story.table.power("anna") == 1


def test_brw_gen_effect_applied__even_if_no_sentence_did_anything() -> None:
    story = play_out(said({"do": "discard_jinx", "who": "self"}))
    assert [event.rule for event in story.events_of("spell-resolved")] == ["brw.gen.effect.applied"]


def test_a_deed_that_is_not_known_tells_so_and_does_nothing() -> None:
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-fountain-of-three", side="reverse")}),
        "boris": mage("riccart"),
    }
    story = play_out(table(mages, cast("anna"), box="book", rooms=ROOMS), f"anna: {THRONE}")
    assert story.of("unknown-text", "component") == [("spell-fountain-of-three",)]


@pytest.mark.parametrize(("power", "did"), [(3, True), (1, False)])
def test_brw_key_if_you_did__the_whole_of_it(power: int, did: bool) -> None:
    verbs = ({"do": "lose_power", "n": 2}, {"do": "draw_grimoire", "n": 1, "cond": "did"})
    state = said(*verbs, anna={"power": power, "grimoire": ("spell-torment",)})
    story = play_out(state)
    assert len(story.table.mage("anna").hand) == did
    assert story.table.power("anna") == max(0, power - 2)


def test_brw_key_if_you_did__a_part_of_it_is_a_ruling() -> None:
    verbs = ({"do": "lose_power", "n": 2}, {"do": "draw_grimoire", "n": 1, "cond": "did"})
    state = said(
        *verbs,
        anna={"power": 1, "grimoire": ("spell-torment",)},
        rulings={"brw.ruling.power.floor": "floor-part"},
    )
    assert len(play_out(state).table.mage("anna").hand) == 1


def test_brw_key_if_you_did__what_one_may_do_and_does_not() -> None:
    verbs = ({"do": "lose_power", "n": 1, "may": True}, GAIN | {"cond": "did"})
    state = said(*verbs, anna={"power": 4})
    assert play_out(state, "anna: yes").table.power("anna") == 4
    declined = play_out(state, "anna: pass")
    assert declined.table.power("anna") == 4 and len(declined.events_of("condition-unmet")) == 1


@pytest.mark.parametrize(("reading", "left"), [("none", 2), ("as-many", 0)])
def test_brw_gen_effect_skip__too_few_cards_to_discard_is_a_ruling(reading: str, left: int) -> None:
    verbs = ({"do": "discard_hand", "n": 3}, GAIN | {"cond": "did"})
    state = said(
        *verbs,
        anna={"hand": ("spell-torment", "spell-torment")},
        rulings={"brw.ruling.discard.partial": reading},
    )
    story = play_out(state)
    assert len(story.table.mage("anna").hand) == left and story.table.power("anna") == 0
    enough = said(*verbs, anna={"hand": ("spell-torment",) * 3})
    assert play_out(enough).table.power("anna") == 1


def test_brw_key_move_upto__may_be_declined() -> None:
    state = said({"do": "move"}, {"do": "gain_power", "n": 1, "cond": "did"})
    moved = play_out(state, f"anna: {ARENA}")
    assert moved.table.where("anna") == ARENA and moved.table.power("anna") == 1
    stayed = play_out(state, "anna: stay")
    assert stayed.table.where("anna") == HALL and stayed.table.power("anna") == 0


def test_brw_key_steal__at_most_what_the_victim_has() -> None:
    state = said({"do": "steal", "n": 3}, target="mage", boris={"power": 2})
    story = play_out(state, "anna: boris")
    assert (story.table.power("anna"), story.table.power("boris")) == (2, 0)


def test_brw_key_pain__the_rose_hurts_the_caster() -> None:
    story = play_out(said({"do": "pain", "n": 2}))
    (hit,) = story.events_of("damaged")
    assert hit.rule == "brw.key.pain" and (hit.fact("who"), hit.fact("by")) == ("anna", "rose")


@pytest.mark.parametrize(("reading", "n"), [("down", 1), ("up", 2)])
def test_brw_gen_effect_order__for_each_two_is_a_ruling(reading: str, n: int) -> None:
    per = {"do": "gain_power", "n": {"per": "damage", "every": 2}}
    state = said(per, anna={"damage": {"boris": 3}}, rulings={"brw.ruling.rounding": reading})
    assert play_out(state).table.power("anna") == n


def test_brw_spell_elements__an_enhancement_needs_them_on_revealed_spells() -> None:
    enhance = {"do": "enhance", "needs": ["fire", "water"], "deeds": [GAIN]}
    wave = spell("wave", GAIN, element="water")
    without = play_out(said(enhance))
    assert without.table.power("anna") == 0 and len(without.events_of("not-enhanced")) == 1
    shown = said(enhance, spells=(wave,), board={"II": laid("spell-wave", state="revealed")})
    assert play_out(shown).table.power("anna") == 1
    hidden = said(enhance, spells=(wave,), board={"II": laid("spell-wave")})
    assert play_out(hidden).table.power("anna") == 0, "only revealed spells count"


@pytest.mark.parametrize(("reading", "power"), [("counts", 1), ("others", 0)])
def test_brw_spell_elements__of_the_spell_itself_is_a_ruling(reading: str, power: int) -> None:
    enhance = {"do": "enhance", "needs": ["fire"], "deeds": [GAIN]}
    state = said(enhance, rulings={"brw.ruling.enhance.own": reading})
    assert play_out(state).table.power("anna") == power


def test_brw_gen_turn_order__an_effect_on_each_mage_begins_with_the_first() -> None:
    each = {"do": "each", "may": True, "deeds": [GAIN]}
    state = said(each, first="boris")
    story = play_out(state, "boris: yes", "anna: pass")
    assert (story.table.power("boris"), story.table.power("anna")) == (1, 0)


def test_brw_gen_effect_order__one_of_several_lists() -> None:
    choice = {"do": "choice", "options": [[GAIN], [{"do": "pain", "n": 1}]]}
    assert play_out(said(choice), "anna: 1").table.power("anna") == 1
    assert play_out(said(choice), "anna: 2").table.mage("anna").damage == ("rose",)


@pytest.mark.parametrize(
    ("lang", "texts", "numbers"),
    [("en", ["Gain 1", "Suffer 1"], ["Number 1", "Number 2"]),
     ("ru", ["Получить 1", "Пострадать"], ["Вариант 1", "Вариант 2"])],
)  # fmt: skip
def test_lists_to_choose_from_are_told_in_words(lang: Lang, texts: list[str], numbers: list[str]) -> None:
    """By number only where the text has no words for them."""
    words = [{"en": "gain 1", "ru": "получить 1"}, {"en": "suffer 1", "ru": "пострадать"}]
    choice = {"do": "choice", "options": [[GAIN], [{"do": "pain", "n": 1}]]}
    for verb, told in ((choice | {"text": words}, texts), (choice, numbers)):
        assert [speaker(GAME.id, lang).option(one) for one in play(said(verb)).question.options] == told


def test_every_choice_of_a_card_has_words_for_what_is_chosen() -> None:
    """In the book's box and in the training set."""
    found = [
        (component, verb)
        for known in (box("book"), box("training"))
        for component in components(known)
        for part in parts(known, component)
        for verb in verbs_in(part.text)
        if isinstance(verb, Choice)
    ]
    assert {component for component, _ in found} >= {"spell-fountain-of-three", "evocation-nigredo"}
    assert not [component for component, verb in found if len(verb.text) != len(verb.options)]


def test_brw_target_all__every_distance_up_to_it_without_the_caster() -> None:
    """An effect on all figures within 1 room reaches those at distance 0 and 1 (symbols, example 2)."""
    blast = deal(1, to={"what": "figure", "pick": "each", "range": 1})
    evocations = {
        "cadaver-1": EvocationSpec("boris", HALL),
        "cadaver-2": EvocationSpec("boris", "room-crypt"),
    }
    far = {CRYPT: RoomSpec(at=(2, 0))}
    state = said(blast, target="special", evocations=evocations, rooms=far)
    story = play_out(state)
    assert story.of("damaged", "who") == [("boris",), ("cadaver-1",)]


def test_brw_target_figure__chosen_by_who_applies_the_effect() -> None:
    one = deal(1, to={"what": "figure", "range": 1})
    evocations = {"cadaver-1": EvocationSpec("boris", HALL), "cadaver-2": EvocationSpec("boris", CRYPT)}
    state = said(one, target="special", evocations=evocations, rooms={CRYPT: RoomSpec(at=(2, 0))})
    question = play(state).question
    assert [option.key for option in question.options] == ["boris", "cadaver-1"], "not himself"
    assert [reason.rule for reason in question.reasons("cadaver-2")] == ["brw.range.max"]


def test_brw_gen_enter__placing_is_entering() -> None:
    place = {"do": "place", "whom": "target", "where": {"rooms": [ARENA]}}
    story = play_out(said(place, target="mage"), "anna: boris")
    assert story.of("entered", "who", "room", "how") == [("boris", ARENA, "placed")]


def test_brw_cell_no_entry__an_effect_may_place_a_mage_in_his_own_cell() -> None:
    story = play_out(said({"do": "place", "whom": "target", "where": "cell"}, target="mage"), "anna: boris")
    boris = story.table.mage("boris")
    assert boris.in_cell and story.of("to-cell", "cell") == [(boris.cell,)]


def test_brw_gen_crown_change__the_first_mage_stays_for_the_phase() -> None:
    story = play_out(said({"do": "take_crown"}, first="boris", crown="boris"))
    assert (story.table.crown, story.table.first) == ("anna", "boris")
    again = play_out(said({"do": "take_crown"}, first="boris", crown="anna"))
    assert len(again.events_of("crown-kept")) == 1


def test_brw_end_trophy_any__taken_and_given() -> None:
    state = said({"do": "take_trophy"}, {"do": "give_trophy"}, target="mage", anna={"trophies": ("anna",)})
    story = play_out(state, "anna: boris", "anna: anna")
    assert story.table.mage("anna").trophies == ("boris",) and story.table.rose.trophies == ("anna",)
