"""The lodge of a position as a map: rooms, chips, figures, who moved, and what can be pressed."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist

import pytest
from games.blackrose.support.tables import (
    ALTAR,
    CRYPT,
    GARDEN,
    SANCTUARY,
    alone,
    anna,
    boris,
    few,
    lodge,
    offering,
    place,
    played,
    rooms,
    section,
    shown,
    text,
    whole,
)
from msgspec.structs import replace
from support.views import Page

from tutor.engine.question import CHANCE, PASS, Option
from tutor.engine.state import State
from tutor.games.blackrose.state.mage import CELL as IN_CELL
from tutor.games.blackrose.state.table import Evocation, Table
from tutor.games.blackrose.views.table.map import broken
from tutor.games.blackrose.views.table.places import CELL, HALF, SIDE, plan
from tutor.games.blackrose.views.table.scene import scene
from tutor.games.blackrose.views.table.tokens import initials
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker
from tutor.views.markup import join
from tutor.views.theme import css, defs


def wide(html: str) -> str:
    """What wide maps show of a place: its parts but for those of narrow ones."""
    return re.sub(r'<(g|text) [^>]*class="narrow".*?</\1>', "", html)


def narrow(html: str) -> str:
    """What narrow maps show of a place."""
    return " ".join(re.findall(r'<(?:g|text) [^>]*class="narrow".*?</(?:g|text)>', html))


# ---- where things lie


def test_rooms_do_not_overlap_and_cells_touch_the_lodge() -> None:
    here = plan(scene(State(whole()), None, None, speaker("blackrose", "en")))
    assert len(here.rooms) == 19 and len(here.cells) == 4

    def far(one: tuple[float, float], other: tuple[float, float]) -> float:
        return dist(one, other)

    assert min(far(*pair) for pair in combinations(here.rooms.values(), 2)) == pytest.approx(2 * HALF)
    for cell in here.cells.values():
        nearest = min(far(cell, room) for room in here.rooms.values())
        assert HALF * (1 + CELL) <= nearest < 2 * HALF
    left, top, width, height = here.field
    for size, points in ((1, here.rooms.values()), (CELL, here.cells.values())):
        for x, y in points:
            assert left < x - HALF * size and x + HALF * size < left + width
            assert top < y - SIDE * size and y + SIDE * size < top + height


def test_rooms_are_numbered_row_by_row_whatever_order_they_are_listed_in() -> None:
    now = whole(rooms=tuple(reversed(whole().rooms)))
    here = plan(scene(State(now), None, None, speaker("blackrose", "en")))
    rows = sorted(here.rooms.items(), key=lambda one: (round(one[1][1]), one[1][0]))
    assert [here.numbers[id] for id, _ in rows] == list(range(1, 20))


def test_a_lodge_of_any_shape_is_drawn() -> None:
    torn = tuple(replace(room, at=at) for room, at in zip(rooms(), ((0, 0), (1, 0), (5, -2)), strict=False))
    cells = (replace(lodge()[1][0], at=(9, 0)), replace(lodge()[1][1], at=(1, 1)))
    mages = (anna(at=torn[0].id), boris(at=torn[1].id))
    html = join(defs(), shown(whole(rooms=torn[:3], cells=cells, mages=mages, evocations=())))
    assert (
        Page(html).wrong == [] and html.count('class="hex"') == 3 and html.count('class="hex outside"') == 2
    )
    assert "rt-map" not in shown(Table(mages=mages, box="training")), "no rooms, no map"


def test_a_map_of_few_rooms_is_not_blown_up_and_keeps_its_names() -> None:
    html = shown(few())
    assert 'class="is-small"' in html and 'class="is-small"' not in shown(whole())
    (most,) = re.findall(r"max-width:(\d+)px", html)
    assert int(most) < 420


@pytest.mark.parametrize(("lang", "name"), [("en", "Sacrificial Altar"), ("ru", "Алхимическая лаборатория")])
def test_names_stand_in_lines_that_fit(lang: Lang, name: str) -> None:
    html = place(shown(whole(), lang), name)
    lines = re.findall(r'<text [^>]*class="name"[^>]*>(.*?)</text>', html)
    assert lines == name.split() and broken("Зал Чёрной Розы") == ["Зал Чёрной", "Розы"]
    tight = re.findall(r'class="name" textLength="(\d+)"', html)
    assert len(tight) == (1 if lang == "ru" else 0), "only what a wide font has no room for is set closer"


# ---- what lies in a room


@pytest.mark.rules("brw.inst.place", "brw.room.colours")
def test_a_room_shows_its_colour_number_and_chips_in_order() -> None:
    html = place(shown(whole()), "Crypt")
    said = re.search("<title>(.*?)</title>", html)
    assert said is not None and said[1] == (
        "5. Crypt, grey: ruined. 3 of 6 slots taken: Anna 1, the Black Rose 1, Boris 1. "
        "There: Totem 1 (Anna)."
    )
    drawn = wide(html)
    assert "#g-bone" in drawn and text(drawn).startswith("5. Crypt")
    signs = re.findall(r'class="chip"/>(?:<text[^>]*>(\w)<|<use href="(#g-rose)")', drawn)
    assert ["".join(sign) for sign in signs] == ["A", "#g-rose", "B", "A"], (
        "three chips, then the totem's owner"
    )
    assert drawn.count('class="slot"') == 3
    assert ">3/6<" in narrow(html)


def test_ten_slots_lie_in_two_rows() -> None:
    html = wide(place(shown(whole()), "Throne Room"))
    tops = {*re.findall(r'<rect x="[^"]*" y="([^"]*)"[^>]*class="(?:chip|slot)"', html)}
    chips = html.count('class="chip"')
    assert chips == 7 and html.count('class="slot"') == 3 and len(tops) == 3, "the last of two is all free"


@pytest.mark.rules("brw.room.restored.token", "brw.room.restored.once", "brw.inst.restored-none")
def test_a_restored_room_has_an_inner_line_and_its_token_instead_of_slots() -> None:
    html = shown(whole())
    for name, says, short in (("Garden", "available", "✓"), ("Arena", "used", "×")):
        drawn = place(html, name)
        assert 'class="inner"' in drawn and 'class="slot"' not in drawn
        assert f">{says}<" in wide(drawn) and f">{short}<" in narrow(drawn)
    assert 'class="inner"' not in place(html, "Crypt")
    assert "restored, token used" in place(html, "Arena")


@pytest.mark.parametrize("lang", LANGS)
def test_figures_stand_in_their_rooms_with_their_owners(lang: Lang) -> None:
    html = place(shown(whole(), lang), "Sacrificial Altar" if lang == "en" else "Жертвенный алтарь")
    drawn = wide(html)
    pawns = re.findall(r'<g class="pawn"><title>(.*?)</title>', drawn)
    wanted = {
        "en": ["Boris", "Anna", "Cadaver 1", "Colossus 1", "Umbra 1"],
        "ru": ["Борис", "Анна", "Кадавр 1", "Колосс 1", "Умбра 1"],
    }[lang]
    assert pawns == wanted[: len(pawns)] and 3 <= len(pawns) < 5
    assert f">+{5 - len(pawns)}<" in drawn
    assert drawn.count("<circle") == 2, "mages are discs, evocations are not"
    assert all(name.lower() in html.lower() for name in wanted), "in words all are named"


def test_an_evocation_shows_its_kind_where_there_is_room() -> None:
    html = wide(place(shown(whole()), "Crypt"))
    assert text(html[html.index('<g class="pawn"') :]) == "Totem 1 A To"
    assert [initials(name) for name in ("Тотем", "Тотем предков", "Mysterious Totem")] == ["То", "Тп", "MT"]


def test_mages_in_their_cells_and_the_avatar() -> None:
    html = shown(whole())
    assert "Cell D, Gleb. There: Gleb." in html and "Cell A, Anna.<" in html
    cell = place(html, "Cell D")
    assert 'class="hex outside"' in cell and cell.count("<circle") == 2
    hall = place(shown(alone()), "Black Rose Hall")
    assert "There: the avatar." in hall and re.search(r'class="disc"/><use href="#g-rose"', hall)


def test_the_list_of_rooms_says_it_all_in_words() -> None:
    html = section(shown(whole()), "rooms")
    listed = [
        text(one) for one in re.findall(r'<div class="rt-place".*?(?=<div class="rt-place"|$)', html, re.S)
    ]
    assert len(listed) == 19
    crypt = next(one for one in listed if "Crypt" in one)
    assert crypt == (
        "5. Crypt grey; ruined Instability A B 3 of 6 slots taken: Anna 1, the Black Rose 1, Boris 1; "
        "flags 4, 2, 1 Figures Totem 1 (Anna) Summon 1 cadaver in the own room."
    )
    garden = next(one for one in listed if "Garden" in one)
    assert "Instability" not in garden and "restored, token available" in garden
    altar = next(one for one in listed if "Sacrificial Altar" in one)
    assert altar.endswith("Training set: text") and "Training set" not in crypt


def test_the_key_names_only_what_the_map_has() -> None:
    def key(html: str) -> list[str]:
        found = re.search(r'<div class="rt-key">(.*?)</div>', html)
        assert found is not None
        return re.findall(r"</svg>(.*?)</span>", found[1])

    everything = key(shown(whole()))
    assert everything == [
        "mage",
        "chip, free slot",
        "slots taken",
        "evocation: owner and kind",
        "restored room",
        "restored: available, used",
    ]
    assert key(shown(few())) == ["mage", "chip, free slot", "slots taken"]
    walked = shown(few(), before=few(mages=(replace(few().mages[0], at=few().rooms[2].id), few().mages[1])))
    assert key(walked)[-1] == "moved in the last step"


# ---- what changed


@pytest.mark.rules("brw.act.move", "brw.gen.enter")
def test_an_arrow_leads_from_where_a_figure_stood() -> None:
    before = whole(mages=(anna(at=CRYPT), *whole().mages[1:]))
    html = shown(whole(), before=before)
    (arrow,) = re.findall(r'<g class="moved" aria-hidden="true">(.*?)</g>', html)
    here = plan(scene(State(whole()), None, None, speaker("blackrose", "en")))
    x1, x2 = (float(x) for x in re.findall(r'x[12]="([-\d.]+)"', arrow))
    assert abs(x1 - here.rooms[CRYPT][0]) < HALF and abs(x2 - here.rooms[ALTAR][0]) < HALF
    out = shown(whole(), before=whole(mages=(anna(at=IN_CELL), *whole().mages[1:])))
    assert out.count('class="moved" aria-hidden') == 1, "out of a cell, too"
    assert 'class="moved" aria-hidden' not in shown(whole(), before=whole())


def test_figures_that_changed_or_can_be_picked_are_drawn_before_those_that_are_counted() -> None:
    def first(html: str) -> str:
        pawns = re.findall(
            r'<g class="pawn[^"]*"[^>]*><title>([^<:]*)', wide(place(html, "Sacrificial Altar"))
        )
        return str(pawns[0])

    walked = shown(whole(), before=whole(mages=(anna(at=CRYPT), *whole().mages[1:])))
    asked = offering("figure", {"figure": "umbra-1"}, {"figure": "colossus-1"})
    assert [first(shown(whole())), first(walked)] == ["Boris", "Anna"]
    assert first(shown(whole(), question=asked)) == "Colossus 1"


def test_rooms_chips_and_figures_that_changed_are_ringed() -> None:
    now = whole()
    before = whole(
        rooms=rooms(crypt={"instability": ("anna",)}, arena={"restored": True, "used": True}),
        mages=(anna(damage=("boris",)), *now.mages[1:]),
        evocations=now.evocations[:3],
    )
    html = shown(now, before=before)
    ringed = [
        name
        for name in ("Crypt", "Garden", "Arena", "Throne Room", "Forge")
        if re.search(r'<polygon [^>]*class="lit"', place(html, name))
    ]
    assert ringed == ["Crypt", "Garden", "Throne Room"]
    assert wide(place(html, "Crypt")).count('class="lit thin"') == 2, "the chips that came"
    anna_lit = re.search(r"<title>Anna</title>.*?</g>", place(html, "Sacrificial Altar"))
    assert anna_lit is not None and 'class="lit"' in anna_lit[0]
    assert "lit" not in re.sub('class="(?!lit)[^"]*"', "", place(shown(now), "Crypt"))
    assert re.search(r"<title>Totem 1</title>.*?class=\"lit\"", place(html, "Crypt")), "a figure that came"


# ---- what can be picked


def pressed(html: str) -> dict[str, str]:
    """What answers when it is pressed: what is said of it, and the key of the answer."""
    found = re.findall(
        r'<g class="(?:room|pawn) press"[^>]*aria-label="([^"]*)"[^>]*data-value="([^"]*)"', html
    )
    return {label.removesuffix(": press to choose it").split(",")[0]: key for label, key in found}


def test_a_room_that_one_option_names_answers_when_pressed() -> None:
    asked = offering("room", {"room": CRYPT}, {"room": ALTAR}, {"room": SANCTUARY})
    html = shown(whole(), question=asked)
    assert set(pressed(html).values()) == {"room-0", "room-1", "room-2"}
    crypt = place(html, "Crypt")
    assert 'class="cand"' in crypt and 'role="button"' in crypt and 'tabindex="0"' in crypt
    assert 'data-act="answer"' in crypt and "Press to choose it." in crypt
    assert 'class="cand"' not in place(html, "Forge") and 'role="button"' not in place(html, "Forge")
    assert "may be picked" in section(html, "rooms")


def test_a_figure_is_picked_rather_than_its_room() -> None:
    asked = offering("figure", {"figure": "boris", "room": ALTAR}, {"figure": "totem-1", "room": CRYPT})
    html = shown(whole(), question=asked)
    assert pressed(html) == {"Boris": "figure-0", "Totem 1": "figure-1"}
    assert not re.search(r'<polygon [^>]*class="cand"', place(html, "Crypt"))


def test_what_all_options_share_says_nothing_about_any() -> None:
    asked = offering("move", {"figure": "anna", "room": CRYPT}, {"figure": "anna", "room": GARDEN})
    html = shown(whole(), question=asked)
    assert list(pressed(html).values()) == ["move-0", "move-1"]
    assert not re.search(r"<title>Anna</title>(?:(?!</g>).)*cand", html), "she moves in any case"
    alone_ = offering("figure", {"figure": "boris", "room": ALTAR})
    assert pressed(shown(whole(), question=alone_)) == {"Boris": "figure-0"}, (
        "a single option is about all it says"
    )


def test_what_several_options_name_is_marked_but_not_pressed() -> None:
    asked = offering(
        "chip", {"on": "boris", "of": "anna"}, {"on": "boris", "of": "rose"}, {"on": "anna", "of": "rose"}
    )
    html = shown(whole(), question=asked)
    assert pressed(html) == {"Anna": "chip-2"}
    assert re.search(r"<title>Boris</title>(?:(?!</g>).)*class=\"cand\"", html)


def test_passing_and_dice_mark_nothing() -> None:
    asked = offering("room", {"room": CRYPT}, {"room": GARDEN})
    passing = replace(asked, options=(*asked.options, Option(PASS, PASS)))
    assert pressed(shown(whole(), question=passing)).keys() == pressed(shown(whole(), question=asked)).keys()
    assert "cand" not in shown(whole(), question=replace(asked, seat=CHANCE))


def test_a_question_to_somebody_else_is_none_of_the_readers() -> None:
    asked = offering("room", {"room": CRYPT}, {"room": GARDEN}, seat="boris")
    assert pressed(shown(whole(), question=asked, seat="anna")) == {}
    assert len(pressed(shown(whole(), question=asked, seat="boris"))) == 2
    assert len(pressed(shown(whole(), question=asked))) == 2, "who sees everything answers for all"


def test_slots_cards_quests_events_and_decks_are_marked() -> None:
    asked = offering(
        "any",
        {"slot": "I", "card": "spell-brain-worm"},
        {"card": "spell-pain-mark"},
        {"quest": "quest-field-test"},
        {"event": "event-gift-to-fools"},
        {"school": "school-agony"},
        {"figure": "totem-1", "room": CRYPT},
    )
    html = shown(whole(), question=asked)
    ringed = re.findall(r'class="rt-card[^"]*is-cand[^"]*">.*?<h4>(.*?)[<]', html)
    assert [name.strip() for name in ringed] == [
        "Brain Worm", "Pain Mark", "Field Test", "Totem 1", "Gift to Fools"
    ]  # fmt: skip
    opened = re.findall(r'open="" data-key="table-([\w-]+)"', html)
    assert {"full-anna-board", "anna-hand", "anna-quests", "events"} <= set(opened)
    assert 'Agony<span class="rt-flag rt-flag--cand">' in html
    theirs = shown(
        whole(), question=offering("slot", {"slot": "I"}, {"slot": "II"}, seat="boris"), seat="boris"
    )
    assert "is-cand" in section(theirs, "boris-board") and "is-cand" not in section(theirs, "anna-board")


@pytest.mark.long(reason="every question of two whole games")
def test_rooms_and_figures_of_real_questions_can_be_pressed() -> None:
    history = played("whole-3", 5)
    kinds = set()
    for node in history.nodes:
        question = node.question
        if question is None or question.chance is not None:
            continue
        html = shown(node.state.table, question=question)
        answers = pressed(html)
        assert all(question.option(key) is not None for key in answers.values())
        if answers:
            kinds.add(question.kind)
        for option in question.options:
            about = dict(option.facts)
            if option.kind == "room" and set(about) == {"room"}:
                assert option.key in answers.values(), (question.kind, option)
    assert len(kinds) >= 3, kinds


# ---- narrow and wide


def test_narrow_maps_have_numbers_where_wide_ones_have_names() -> None:
    sheet = css()
    blocks = re.findall(r"@container.*?\n\}", sheet, re.DOTALL)
    query = next(block for block in blocks if ".rt-map" in block)
    (least,) = re.findall(r"max-width: (\d+)px", query)
    sizes = {
        name: float(size) for name, size in re.findall(r"(\.rt-map text) \{[^}]*font-size: ([\d.]+)px", sheet)
    }
    _, _, width, _ = plan(scene(State(whole()), None, None, speaker("blackrose", "en"))).field
    assert sizes[".rt-map text"] * int(least) / width >= 12.9, "names are never smaller than captions"
    (large,) = re.findall(r"text \{ font-size: ([\d.]+)px", query)
    assert float(large) * 288 / width >= 12.5, "nor are numbers on the narrowest screens"


def test_more_figures_than_there_is_room_for_are_counted() -> None:
    many = tuple(Evocation(f"cadaver-{n}", "evocation-cadaver", "anna", CRYPT, "") for n in range(1, 9))
    html = wide(place(shown(whole(evocations=many)), "Crypt"))
    assert re.search(r">\+\d<", html) and "Cadaver 8 (Anna)" in html
