"""Spells on their way: drawn, discarded, searched for, looked at, cast and swapped; and quests."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import play, play_out
from games.blackrose.support.positions import HALL, THRONE, cast, laid, mage, spell, table
from support.play import reasons

from tutor.engine.state import State
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.position.form import DoSpec, QuestSpec
from tutor.games.blackrose.state.mage import Prepared
from tutor.games.blackrose.state.table import Table

TORMENT, BLIGHT, FIREBALL = "spell-torment", "spell-blight", "spell-supreme-fireball"
SECOND = box("training").deck("quest-2")[0]
"""A quest of the second moon, made up for training."""
GUARDIAN, WARRIOR, MAGIC = "quest-guardian-mage", "quest-warrior-wizard", "quest-magic-stem"


def doing(*verbs: dict[str, Any], anna: dict[str, Any] | None = None, **said: Any) -> State[Table]:
    """Anna casts a spell of those verbs."""
    about = dict(anna or {})
    board = {"I": laid("spell-verb"), **about.pop("board", {})}
    verb = spell("verb", *verbs, target="self")
    mages = {"anna": mage("graminia", HALL, board=board, **about), "boris": mage("riccart", THRONE)}
    return table(mages, cast("anna"), spells=(verb, *said.pop("spells", ())), **said)


def test_brw_study_reshuffle__memories_become_a_new_grimoire() -> None:
    state = doing(
        {"do": "draw_grimoire", "n": 2}, anna={"grimoire": (TORMENT,), "memories": (BLIGHT, BLIGHT)}
    )
    story = play_out(state)
    end = story.table.mage("anna")
    assert end.hand == (BLIGHT, TORMENT) and end.grimoire.cards == (BLIGHT,) and end.memories == ()
    assert [event.rule for event in story.events_of("memories-shuffled")] == ["brw.study.reshuffle"]


def test_brw_study_reshuffle__nothing_is_left_to_draw() -> None:
    story = play_out(doing({"do": "draw_grimoire", "n": 2}, anna={"grimoire": (TORMENT,)}))
    assert story.table.mage("anna").hand == (TORMENT,)


def test_drawing_is_chance_where_it_matters() -> None:
    state = doing({"do": "draw_grimoire", "n": 1}, anna={"grimoire": (TORMENT, BLIGHT, BLIGHT)})
    question = play(state).question
    assert question.seat == "chance" and question.chance is not None
    assert question.chance.outcomes() == ((BLIGHT, 2), (TORMENT, 1))
    same = doing({"do": "draw_grimoire", "n": 1}, anna={"grimoire": (BLIGHT, BLIGHT)})
    assert not play_out(same).questions


def test_a_card_put_on_top_is_drawn_first() -> None:
    state = doing({"do": "draw_grimoire", "n": 2}, anna={"grimoire": ((TORMENT,), (BLIGHT, FIREBALL))})
    story = play_out(state, f"chance: {FIREBALL}")
    assert story.table.mage("anna").hand == (FIREBALL, TORMENT)


def test_brw_study_library4__each_card_from_any_school() -> None:
    decks = {"school-agony": (TORMENT,), "school-alchemy": ("spell-marbling", "spell-marbling")}
    state = doing({"do": "draw_library", "n": 2}, decks=decks)
    story = play_out(state, "anna: school-alchemy", "anna: school-agony")
    assert story.table.mage("anna").hand == ("spell-marbling", TORMENT)


def test_brw_study_not_forgotten__the_forgotten_deck_is_no_school() -> None:
    decks = {"school-agony": (TORMENT,), "forgotten": (FIREBALL,)}
    story = play_out(doing({"do": "draw_library", "n": 1}, decks=decks))
    assert story.table.mage("anna").hand == (TORMENT,) and not story.questions


@pytest.mark.parametrize(("reading", "n"), [("reshuffle", 1), ("nothing", 0)])
def test_brw_quest_draw__an_empty_deck_is_a_ruling(reading: str, n: int) -> None:
    state = doing(
        {"do": "draw_quest"},
        decks={"quest-1": ()},
        piles={"quest": (GUARDIAN, SECOND)},
        rulings={"brw.ruling.decks.empty": reading},
    )
    story = play_out(state)
    active = [quest.id for quest in story.table.mage("anna").active]
    assert active == [GUARDIAN][:n], "only those of this moon"


def test_brw_spell_forgotten_source__drawn_and_one_kept() -> None:
    decks = {"forgotten": (FIREBALL, "spell-killer-fog")}
    state = doing({"do": "draw_forgotten", "n": 2, "keep": 1}, decks=decks)
    story = play_out(state, f"anna: looking.{FIREBALL}")
    assert story.table.mage("anna").hand == (FIREBALL,) and story.table.out == ("spell-killer-fog",)


def test_brw_spell_forgotten_removed__a_discarded_one_leaves_the_game() -> None:
    state = doing({"do": "discard_hand", "n": 2}, anna={"hand": (FIREBALL, TORMENT)})
    story = play_out(state, f"anna: hand.{FIREBALL}")
    assert story.table.out == (FIREBALL,) and story.table.mage("anna").memories == (TORMENT,)
    assert [event.rule for event in story.events_of("spell-removed")] == ["brw.spell.forgotten.removed"]


def test_brw_study_discard_to_memories() -> None:
    story = play_out(doing({"do": "discard_hand", "n": 1}, anna={"hand": (TORMENT,)}))
    assert [event.rule for event in story.events_of("to-memories")] == ["brw.study.discard-to-memories"]


def test_memories_are_taken_at_random() -> None:
    state = doing({"do": "take_memory", "n": 1}, anna={"memories": (TORMENT, BLIGHT)})
    story = play_out(state, f"chance: {BLIGHT}")
    anna = story.table.mage("anna")
    assert anna.hand == (BLIGHT,) and anna.memories == (TORMENT,)


def test_a_search_finds_one_s_own_and_shuffles() -> None:
    verb = {"do": "search", "where": ["grimoire", "memories"]}
    state = doing(verb, anna={"grimoire": ((TORMENT,), (BLIGHT,)), "memories": (FIREBALL,)})
    keys = [option.key for option in play(state).question.options]
    assert keys == [f"grimoire.{BLIGHT}", f"grimoire.{TORMENT}", f"memories.{FIREBALL}"]
    story = play_out(state, f"anna: grimoire.{BLIGHT}")
    anna = story.table.mage("anna")
    assert anna.hand == (BLIGHT,) and anna.grimoire.layers == ((TORMENT,),)
    assert len(story.events_of("grimoire-shuffled")) == 1


def test_a_search_for_summoning_effects_only() -> None:
    verb = {"do": "search", "where": ["grimoire"], "summoning": True}
    state = doing(verb, anna={"grimoire": ("spell-cross-and-delight", "spell-heart-of-ice")})
    story = play_out(state)
    assert story.table.mage("anna").hand == ("spell-cross-and-delight",)


def test_the_top_of_a_school_is_looked_at() -> None:
    decks = {"school-agony": ((TORMENT,), ("spell-heart-of-ice",))}
    state = doing({"do": "look_school", "n": 2}, {"do": "take_looked", "n": 1}, decks=decks)
    story = play_out(state, f"anna: looking.{TORMENT}")
    assert story.table.mage("anna").hand == (TORMENT,) and story.table.looking is None
    assert story.table.pile("school-agony") == ("spell-heart-of-ice",)


def test_quests_are_looked_at_and_one_is_taken() -> None:
    decks = {"quest-1": ((GUARDIAN,), (WARRIOR,), (MAGIC,))}
    story = play_out(doing({"do": "look_quests", "n": 2}, decks=decks), f"anna: looking.{WARRIOR}")
    assert [quest.id for quest in story.table.mage("anna").active] == [WARRIOR]
    assert story.table.pile("quest") == (GUARDIAN,) and story.table.deck("quest-1").cards == (MAGIC,)


def test_brw_quest_draw__from_the_deck_of_the_moon_to_the_active_ones() -> None:
    decks = {"quest-1": (GUARDIAN,), "quest-2": (SECOND,)}
    story = play_out(doing({"do": "draw_quest"}, decks=decks))
    (quest,) = story.table.mage("anna").active
    assert quest.id == GUARDIAN and quest.hidden


def test_brw_quest_special__a_quest_is_solved_without_its_task() -> None:
    state = doing({"do": "choose_quest"}, {"do": "solve_quest", "cond": "did"}, anna={"active": (GUARDIAN,)})
    story = play_out(state)
    anna = story.table.mage("anna")
    assert anna.active == () and [quest.id for quest in anna.solved] == [GUARDIAN]
    assert not anna.solved[0].hidden


def test_brw_quest_discard__by_an_effect_brings_nothing() -> None:
    active = (QuestSpec(GUARDIAN), QuestSpec("quest-contingent-mage", 2))
    state = doing({"do": "discard_quest"}, anna={"active": active})
    assert state.table.chips_left("anna") == 23
    story = play_out(state, "anna: quest-contingent-mage.1")
    assert story.table.pile("quest") == ("quest-contingent-mage",)
    assert story.table.rose.power == 0 and story.table.chips_left("anna") == 25


def test_a_revealed_spell_goes_back_to_hand() -> None:
    shown = {"II": "spell-heart-of-ice", "III": TORMENT}
    board = {slot: laid(card, state="revealed") for slot, card in shown.items()}
    state = doing(
        {"do": "return_revealed", "elements": ["water"]},
        anna={"board": board},
    )
    story = play_out(state)
    anna = story.table.mage("anna")
    assert anna.hand == ("spell-heart-of-ice",) and anna.slot("II") is None and anna.slot("III") is not None


def test_a_revealed_spell_is_swapped_for_one_from_hand() -> None:
    state = doing({"do": "swap_revealed"}, anna={"hand": ("spell-heart-of-ice",)})
    story = play_out(state, "anna: reverse")
    anna = story.table.mage("anna")
    held = anna.slot("I")
    assert held == Prepared("I", "spell-heart-of-ice", "reverse", "revealed")
    assert anna.hand == ("spell-verb",)


def test_brw_act_cast_which__the_quick_one_and_the_lowest() -> None:
    board = {"quick": laid(TORMENT), "II": laid("spell-heart-of-ice"), "III": laid(TORMENT)}
    mages = {"anna": mage("graminia", HALL, board=board), "boris": mage("riccart", THRONE)}
    question = play(table(mages, DoSpec("anna", program="cast-next"))).question
    assert [option.key for option in question.options] == ["quick", "II"]
    assert reasons(question, "III") == ["brw.act.cast.which"]


def test_brw_act_cast_side__the_side_chosen_in_planning() -> None:
    both = spell("both", {"do": "gain_power", "n": 1}, target="self", reverse=({"do": "gain_power", "n": 3},))
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-both", side="reverse")}),
        "boris": mage("riccart", THRONE),
    }
    story = play_out(table(mages, cast("anna"), spells=(both,)))
    assert story.table.power("anna") == 3
    (event,) = story.events_of("revealed")
    assert event.rule == "brw.act.cast.side" and event.fact("side") == "reverse"


def test_what_is_drawn_unseen_is_not_named() -> None:
    story = play_out(doing({"do": "draw_grimoire", "n": 1}, anna={"grimoire": (TORMENT,)}))
    (event,) = story.events_of("spells-drawn")
    assert TORMENT not in str(event) and story.of("spells-drawn", "n") == [(1,)]


DISCARDS = {"do": "discard_hand", "n": 1, "who": "target"}


def test_brw_target_imaginary__a_figure_that_is_not_there_discards_nothing() -> None:
    more = {"do": "gain_power", "n": 2, "cond": "did"}
    state = table(
        {
            "anna": mage("graminia", HALL, board={"I": laid("spell-verb")}),
            "boris": mage("riccart", "cell", hand=(TORMENT,)),
        },
        cast("anna"),
        spells=(spell("verb", DISCARDS, more, target="mage", range=0),),
    )
    story = play_out(state)
    assert [event.fact("who") for event in story.events_of("unaffected")] == [f"imaginary:{HALL}"]
    assert story.table.power("anna") == 0 and story.table.mage("boris").hand == (TORMENT,)
