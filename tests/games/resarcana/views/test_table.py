"""A position of Res Arcana in words and pictures: points, pools, components, the middle, reactions."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from games.resarcana.support.tables import (
    anna,
    bare,
    boris,
    card,
    draft,
    duel,
    ended,
    lies,
    looking,
    offering,
    played,
    rows,
    section,
    shown,
    text,
    threatened,
    vera,
    whole,
)
from msgspec.structs import replace
from support.samples import sample
from support.views import Page, styled

from tutor.engine.state import State
from tutor.games.resarcana.actions.moves import TOP
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.essences import KINDS, vector
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.views.table.essences import SIGNS, hue
from tutor.rules.words import LANGS, Lang
from tutor.views.markup import join
from tutor.views.theme import defs

TABLES: dict[str, Callable[[], Table]] = {
    "whole": whole,
    "draft": draft,
    "duel": duel,
    "looking": looking,
    "ended": ended,
    "nothing yet": bare,
}
NUMBER = re.compile(r"\bX\b")
"""What the rulebook itself calls a number left open."""


def foreign(html: str, lang: Lang) -> list[str]:
    """Words that are read or read aloud and are none of the language."""
    other = "[A-Za-z]" if lang == "ru" else "[А-Яа-яЁё]"
    return [words for words in Page(html).words() if re.search(other, NUMBER.sub("", words))]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seat", ["", "anna"])
@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_well_formed_and_styled(name: str, seat: str, lang: Lang) -> None:
    html = shown(TABLES[name](), lang, seat=seat)
    page = Page(join(defs(), html))
    assert page.wrong == []
    assert set(page.classes()) - styled() == set()
    assert foreign(html, lang) == []


@pytest.mark.parametrize("opening", sample(["first-2", "draft-3", "duel"], 3, "more kinds of game"))
def test_every_position_of_a_game_is_well_formed_in_both_languages(opening: str) -> None:
    nodes = played(opening, 5).nodes
    for at in range(0, len(nodes), 110):
        node = nodes[at]
        before = None if node.parent is None else nodes[node.parent].state.table
        for lang in LANGS:
            html = shown(node.state, lang, before, node.question, "boris")
            page = Page(join(defs(), html))
            assert page.wrong == [] and set(page.classes()) - styled() == set()
            assert foreign(html, lang) == []


def test_every_component_of_the_box_can_be_drawn_in_both_languages() -> None:
    faces = box().faces.values()
    laid = tuple(lies(face.id) for face in faces)
    for lang in LANGS:
        html = shown(Table(players=(anna(tableau=laid, hand=(), discard=()), boris()), first="anna"), lang)
        assert foreign(html, lang) == []
        assert len(re.findall("<h5>", section(html, "anna-tableau"))) == sum(
            len(face.powers) for face in faces
        )


# ---- essences


@pytest.mark.rules("res.essence.types")
def test_every_kind_of_essence_has_a_sign_and_the_hue_of_its_tokens() -> None:
    assert len({*SIGNS.values()}) == len(KINDS) + 1, "a sign for each kind, and for any of them"
    assert [hue(kind) for kind in KINDS] == ["sapphire", "emerald", "ruby", "threat", "jasper"]


@pytest.mark.rules("res.pool.definition")
def test_the_pool_counts_all_five_kinds_and_says_what_changed() -> None:
    html = shown(whole(), before=whole(players=(anna(pool=vector({"calm": 4, "elan": 1})), boris(), vera())))
    pool = html[html.index('<dl class="rt-stock') :]
    pool = pool[: pool.index("</dl>")]
    assert text(pool) == "Calm 2 was 4 Life 0 Elan 1 Death 0 Gold 3 was 0"
    assert len(re.findall('class="is-lit"', pool)) == 2


@pytest.mark.rules("res.power.place-on-component")
def test_essences_on_components_are_read_with_their_numbers() -> None:
    html = shown(whole())
    assert "Lying on it 4 elan" in text(card(html, "Athanor"))
    assert "Calm / Elan (1 calm)" in text(html), "of the magic items in the supply, too"
    assert "Lying on it" not in text(card(html, "Protection"))
    players = (anna(tableau=(lies("vault", gold=1),)), boris(), vera())
    before = whole(players=players)
    now = whole(players=(anna(tableau=(lies("vault"),)), boris(), vera()))
    assert "Lying on it nothing left" in text(card(shown(now, before=before), "Vault"))


def test_signs_are_read_aloud_as_one_phrase() -> None:
    html = shown(whole(), "ru")
    assert 'role="img" aria-label="1 жизнь и 2 любые эссенции"' in card(html, "Древо жизни")
    assert 'role="img" aria-label="2 покоя, 1 пыл и 3 золота"' in html


# ---- components


@pytest.mark.rules("res.turn.definition")
def test_a_turned_component_says_so_and_has_a_shape_of_its_own() -> None:
    html = shown(whole())
    assert "rt-card--turned" in card(html, "Athanor") and "turned" in text(card(html, "Athanor"))
    assert "rt-card--turned" not in card(html, "Sacred Grove")
    theirs = html[html.index('<article class="rt-other') :]
    assert "Witch (turned); Divination; Guard Dog (turned); Coral Castle" in text(theirs)


@pytest.mark.rules("res.pass.item-facedown")
def test_a_magic_item_lies_face_down_until_the_round_ends() -> None:
    html = shown(whole(), "ru")
    assert "«Исследование» (лицом вниз до конца раунда)" in text(html)
    assert "rt-card--down" in card(html, "Исследование")


def test_components_stand_by_kind() -> None:
    names = re.findall("<h4>(.*?)</h4>", section(shown(whole()), "anna-tableau"))
    assert names == ["Artificer", "Protection", "Athanor", "Tree of Life", "Golden Statue", "Sacred Grove"]


def test_a_component_says_what_it_costs_collects_scores_and_does() -> None:
    html = shown(whole())
    assert text(card(html, "Chalice of Fire")) == (
        "Chalice of Fire artifact Cost 1 elan and 1 gold Collect 2 elan Reduced 1 gold reduced by Artificer "
        "Power 1 Turn this component and pay 1 elan. Straighten one turned component of yours."
    )
    grove = text(card(html, "Sacred Grove"))
    assert "place of power, sun side Cost 4 calm and 8 life Points 2 + 1 for each life on it" in grove
    assert "Collect Pay 1 death, or turn this component" in text(card(html, "Cursed Forge"))


@pytest.mark.rules("res.reduction.artificer", "res.reduction.restriction")
def test_a_card_in_hand_says_what_reductions_leave_of_its_cost() -> None:
    html = shown(whole())
    assert "Reduced 4 death or 1 life and 3 death reduced by Artificer" in text(card(html, "Bone Dragon"))
    assert "Cost free" in text(card(html, "Prism")) and "Reduced" not in text(card(html, "Prism"))
    assert "Reduced" not in text(card(html, "Sea Serpent")), "Boris has no reductions"


# ---- how all stand


@pytest.mark.rules("res.pass.first-token")
def test_all_players_stand_side_by_side() -> None:
    html = shown(whole())
    table = html[html.index("rt-ledger") : html.index("</table>", html.index("rt-ledger"))]
    assert rows(table) == [
        "Player Points Pool Hand Deck Discard pile",
        "A Anna 6 2 calm, 1 elan and 3 gold 3 2 1",
        "B Boris 3 1 life and 5 death 2 3 0",
        "V Vera First player, pass side Passed 1 2 life 0 0 0",
    ]


@pytest.mark.rules("res.win.pop-essences", "res.win.token", "res.win.threshold")
def test_a_check_now_is_told_with_the_points_one_by_one() -> None:
    html = section(shown(whole()), "check")
    assert rows(html)[1:] == [
        "A Anna Golden Statue: 1, Sacred Grove: 5 6",
        "B Boris Coral Castle: 3 3",
        "V Vera first-player token: 1 1",
    ]
    assert "the best has 6 points, and 10 end the game" in text(html)
    assert "If Coral Castle calls a check: the best has 6 points" in text(html)
    assert "Golden Statue (Anna): 3 more points at a check; its cost can be paid." in text(html)


@pytest.mark.rules("res.win.winner", "res.win.tie-break")
def test_a_check_now_says_who_would_win() -> None:
    rich = replace(anna(), tableau=(lies("sacred-grove", life=8),))
    html = section(shown(whole(players=(rich, boris(), vera()))), "check")
    assert "won by Anna; 10 points" in text(html)
    tied = replace(boris(), tableau=(lies("sacrificial-pit", death=8),), pool=vector({"gold": 9}))
    said = text(section(shown(whole(players=(rich, tied, vera())), "ru"), "check"))
    assert "победа: Борис; 10 очков, поровну, решают эссенции в запасе" in said
    assert "победа: Анна" in text(section(shown(ended(), "ru"), "check"))


# ---- reactions


@pytest.mark.rules("res.react.turned", "res.react.repeat", "res.life.passed-immune")
def test_reactions_say_what_they_answer_and_whether_they_can_be_used_now() -> None:
    html = section(shown(whole()), "answers")
    assert rows(html)[1:] == [
        "A Anna Protection: turn this component loss of life possible",
        "A Anna Tree of Life: pay 1 life loss of life not possible (life: 1 needed, 0 in the pool)",
        "A Anna Golden Statue: turn this component and pay 3 gold a victory check possible",
        "B Boris Guard Dog: turn this component loss of life not possible (Guard Dog is turned)",
        "B Boris Coral Castle: turn this component loss of life possible",
        "V Vera Healer: turn this component loss of life no need: who has passed loses no life",
    ]
    assert "Anna 2, Boris 1" in text(html)
    assert "answers" not in shown(ended()), "nothing is answered any more"


@pytest.mark.rules("res.life.definition", "res.life.opt-out")
def test_a_loss_of_life_under_way_says_who_is_threatened_and_the_way_out() -> None:
    node = threatened().node
    html = shown(node.state, "ru", question=node.question, seat="boris")
    assert (
        "«Костяной дракон» (Анна) отнимает 2 жизни. Кому это грозит: Борис. "
        "Соперник ничего не теряет, если заплатит 1 смерть." in text(html)
    )
    assert re.search(r'open="" data-key="table-answers"', html)
    assert "можно применить" in text(card(html, "Целитель")) and "is-cand" in card(html, "Целитель")
    assert "можно применить" not in text(card(html, "Сторожевой пёс"))
    assert "отнимает" not in text(shown(whole(), "ru"))


# ---- the middle


@pytest.mark.rules("res.monument.cost", "res.monument.choice")
def test_the_middle_says_what_things_cost_and_what_is_lacking() -> None:
    said = rows(shown(whole(), seat="anna"))
    assert "Cursed Forge 1 + 1 for each gold on it 6 elan and 3 death 5 elan and 3 death" in said
    assert "Temple 2 4 gold 1 gold" in said
    assert "Unseen monument (of 2) unknown 4 gold 1 gold" in said
    rich = whole(players=(anna(pool=vector({"gold": 4})), boris(), vera()))
    assert "Temple 2 4 gold nothing" in rows(shown(rich, seat="anna"))


def test_magic_items_left_and_open_artifacts_are_shown() -> None:
    assert "Alchemy; Calm / Elan (1 calm)" in text(shown(whole()))
    html = shown(duel())
    assert "Game 2 of the match" in text(html) and "Games won 1" in text(html)
    assert re.findall("<h4>(.*?)</h4>", section(html, "open")) == ["Crypt", "Treant"]


def test_cards_of_the_set_up_are_seen_by_who_chooses() -> None:
    html = shown(draft(), seat="anna")
    assert "Seer" in html and "Treant" in html and "Vault" in html
    assert "Prism" not in html and "Mermaid" not in html and "Hawk" not in html
    other = text(html[html.index('<article class="rt-other') :])
    assert "Mages to choose from 2 Artifacts to choose from 2 Artifacts kept 1" in other


# ---- what changed, and what may be picked


def test_only_what_changed_is_lit() -> None:
    players = (anna(tableau=(lies("athanor"), *anna().tableau[1:])), boris(), vera())
    html = shown(whole(), before=whole(players=players, monuments=("temple",)))
    assert re.findall(r'class="rt-card[^"]*is-lit[^"]*">.*?<h4>(.*?)</h4>', html) == ["Athanor", "Obelisk"]
    assert "is-lit" not in shown(whole()) and "is-lit" not in shown(whole(), before=whole())


@pytest.mark.rules("res.action.list")
def test_what_may_be_picked_is_ringed_and_its_section_open() -> None:
    question = offering({"card": "sacred-grove", "n": 2}, {"card": TOP}, {"card": "temple"})
    html = shown(whole(), question=question, seat="anna")
    assert re.findall(r'class="rt-card[^"]*is-cand[^"]*">.*?<h4>(.*?)</h4>', html) == [
        "Sacred Grove",
        "Temple",
        "Unseen monument (of 2)",
    ]
    assert text(card(html, "Sacred Grove")).count("can be used") == 1
    assert "is-cand" not in shown(whole(), question=question, seat="boris"), "none of his business"


def test_any_card_can_be_discarded_which_marks_none() -> None:
    question = offering({"card": "prism"}, kind="discard-card")
    assert "is-cand" not in shown(whole(), question=question, seat="anna")


def test_whose_board_is_shown_in_full() -> None:
    def first(now: Table, **more: Any) -> str:
        found = re.search(r'<h3 class="rt-sub">(\w+)<small>pool', shown(now, **more))
        assert found is not None
        return found[1]

    assert first(whole()) == "Anna", "whose turn it is"
    assert first(whole(), question=offering({"card": "prism"}, seat="vera")) == "Vera", "who is asked"
    assert first(whole(), seat="boris") == "Boris", "the reader"
    assert first(bare()) == "Anna"


def test_a_state_without_a_table_before_it_has_nothing_changed() -> None:
    assert "rt-changed" not in shown(State(whole()))
