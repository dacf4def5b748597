"""The lodge as a figure and in words: every state by pattern and text, the line with what decides it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from support.langs import walked_in
from support.views import Page

from tutor.app.pages.sight_parts import LAYOUTS, RANGES, Setting, example, from_query
from tutor.games.blackrose.state.lodge.lodge import HALL, Cell, Lodge, Room
from tutor.games.blackrose.state.lodge.sight import RULINGS, Sight, sight
from tutor.games.blackrose.state.readings import chosen
from tutor.games.blackrose.views.table import panel
from tutor.games.blackrose.views.table.aim import Aim, Figure, standings, struck
from tutor.games.blackrose.views.table.lodge import PLACES, broken, lodge_figure
from tutor.games.blackrose.views.table.phrases import lodge_text
from tutor.rules.catalogue import load
from tutor.rules.words import LANGS, Lang
from tutor.trace.lexicon import entries
from tutor.trace.words import speaker
from tutor.views.figure import SMALLEST, figure
from tutor.views.markup import Html, join
from tutor.views.theme import Scheme, defs, palette

SCHEMES: tuple[Scheme, Scheme] = ("light", "dark")
WORDS = Path(__file__).parents[4] / "tutor" / "games" / "blackrose" / "words"
EDGE, VERTEX = "brw.ruling.los.along-edge", "brw.ruling.los.vertex"
FOREIGN = {"en": re.compile("[А-Яа-яЁё]"), "ru": re.compile("[A-Za-z]")}


def torn() -> Lodge:
    """A lodge with gaps, named rooms, and a cell among them: every kind of reason occurs."""
    ids = iter(room.id for room in load("blackrose").of_kind("room"))
    places = [(q, r) for r in range(3) for q in range(6) if (q, r) not in ((2, 0), (2, 2), (3, 2))]
    return Lodge(tuple(Room(next(ids), at) for at in places), (Cell("cell-a", (2, 2)),))


def shown(lang: Lang, aim: Aim, of: Sight, figures: tuple[Figure, ...] = ()) -> Html:
    """Everything that stands beside the map."""
    speaks = speaker("blackrose", lang)
    return join(
        defs(),
        panel.head(of, speaks, sample=True),
        panel.key(aim, speaks, figures=bool(figures)),
        panel.answer(of, aim, figures, speaks),
        panel.rooms(of, aim, speaks, "place"),
    )


def settings() -> Iterator[Setting]:
    """Layouts, ranges and kinds of effect, each from several places."""
    for kind, reach, every in product(LAYOUTS, RANGES, (False, True)):
        setting = from_query({"lodge": kind, "range": reach, "what": "all" if every else "one"})
        for place in setting.places[::7]:
            looking = setting.looking_from(place)
            yield replace(looking, aim=replace(looking.aim, target=setting.places[-1]))


def colours(spec: Any) -> set[str]:
    if isinstance(spec, dict):
        return {colour for value in spec.values() for colour in colours(value)}
    if isinstance(spec, list):
        return {colour for value in spec for colour in colours(value)}
    return {spec} if isinstance(spec, str) and spec.startswith("#") else set()


def sizes(spec: Any) -> list[float]:
    if isinstance(spec, dict):
        own = [spec["size"]] if "family" in spec else []
        return own + [size for value in spec.values() for size in sizes(value)]
    return [size for value in spec for size in sizes(value)] if isinstance(spec, list) else []


def drawn(setting: Setting, lang: Lang = "en", scheme: Scheme = "light") -> dict[str, Any]:
    speaks = speaker("blackrose", lang)
    return lodge_figure(setting.sight, setting.aim, speaks, setting.figures(speaks), scheme)


# ---- the figure


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("lang", LANGS)
def test_plotly_accepts_every_spec(lang: Lang, scheme: Scheme) -> None:
    for setting in list(settings())[::5]:
        spec = drawn(setting, lang, scheme)
        assert figure(json.loads(json.dumps(spec))).data
        assert min(sizes(spec)) >= SMALLEST and colours(spec) <= set(palette(scheme).values())
        assert {trace["type"] for trace in spec["data"]} == {"scatter"}


def test_specs_are_made_anew_and_the_same_again() -> None:
    first = drawn(from_query({}))
    kept = deepcopy(first)
    first["data"][PLACES]["customdata"].clear()
    first["layout"]["meta"].clear()
    assert drawn(from_query({})) == kept


def test_what_is_pressed_are_rooms_and_cells_with_their_words() -> None:
    setting = from_query({})
    places = drawn(setting)["data"][PLACES]
    assert tuple(places["customdata"]) == setting.places and len(places["x"]) == 23
    said = dict(zip(places["customdata"], places["hovertext"], strict=True))
    assert said[HALL].endswith("Black Rose Hall, black: can be aimed at.")
    assert said["cell-d"] == "Cell D: outside the lodge, never a target. There: Arianna."


def outlines(trace: dict[str, Any]) -> int:
    return sum(x is None for x in trace["x"])


@pytest.mark.rules("brw.range.max", "brw.range.los", "brw.cell.not-target")
def test_brw_range_los_line__every_state_has_its_own_pattern() -> None:
    setting = from_query({})
    seen, far, blocked, cells = drawn(setting)["data"][1:5]
    standing = list(standings(setting.sight, setting.aim).values())
    counts = {how: standing.count(how) for how in ("seen", "far", "blocked", "cell")}
    assert counts == {"seen": 10, "far": 5, "blocked": 4, "cell": 4}
    assert outlines(seen) == counts["seen"] - 1, "where one looks from is drawn by itself"
    assert (outlines(far), outlines(blocked), outlines(cells)) == (5, 4, 4)
    assert "fillpattern" not in seen
    assert (far["fillpattern"]["shape"], blocked["fillpattern"]["shape"]) == ("/", "x")
    assert cells["line"]["dash"] == "dash" and "fill" not in cells


def test_brw_range_los_line__the_edge_is_drawn_and_named() -> None:
    setting = from_query({"from": "-1,0", "to": "0,1"})
    spec = drawn(setting)
    line, edges, corners, gaps = spec["data"][8:12]
    assert line["line"]["dash"] == "dash" and line["line"]["color"] == palette()["no"]
    assert [len(each["x"]) for each in (line, edges, corners, gaps)] == [3, 3, 0, 0]
    (x, to_x), (y, to_y) = edges["x"][:2], edges["y"][:2]
    middle = ((line["x"][0] + line["x"][1]) / 2, (line["y"][0] + line["y"][1]) / 2)
    assert ((x + to_x) / 2, (y + to_y) / 2) == pytest.approx(middle)
    (note,) = spec["layout"]["annotations"]
    assert note["text"] == "<b>edge 14\N{NO-BREAK SPACE}|\N{NO-BREAK SPACE}10</b>" and note["textangle"] == 30
    opened = drawn(setting.reading(EDGE, "open"))["data"][8]
    assert opened["line"]["dash"] == "solid" and opened["line"]["color"] == palette()["ink"]


def test_brw_range_los_line__corners_and_gaps_are_marked() -> None:
    lodge = torn()
    found = sight(lodge, chosen({VERTEX: "blocked"}))
    marked: set[str] = set()
    for one, other in product(lodge.rooms, repeat=2):
        spec = lodge_figure(found, Aim(one.id, other.id, 9), speaker("blackrose", "en"))
        edges, corners, gaps = spec["data"][9:12]
        grounds = found.look(one.id, other.id).because
        assert len(corners["x"]) == sum(each.kind == "los-corner" for each in grounds)
        assert len(gaps["x"]) == sum(each.kind in ("los-gap", "los-cell") for each in grounds)
        named = ("los-edge", "los-rim", "los-gap-edge")
        assert len(edges["x"]) == 3 * sum(each.kind in named for each in grounds)
        if one is not other and not found.sees(one.id, other.id):
            assert len(spec["layout"]["annotations"]) == len(grounds)
        marked |= {each.kind for each in grounds}
    assert marked >= {"los-corner", "los-gap", "los-cell", "los-edge", "los-rim"}


@pytest.mark.parametrize("lang", LANGS)
def test_brw_target_all__figures_that_are_reached_are_ringed(lang: Lang) -> None:
    setting = from_query({"what": "all", "range": "2"})
    figures = setting.figures(speaker("blackrose", lang))
    hit = struck(setting.sight, setting.aim, figures)
    assert [one.name for one in hit] == ["mage-graminia"], "not the one who applies it, nor one in a cell"
    discs = drawn(setting, lang)["data"][12]
    assert discs["marker"]["size"].count(30) == 1 and len(discs["x"]) == 4
    assert outlines(drawn(setting, lang)["data"][7]) == 0, "there is no single target"
    far = replace(setting, aim=replace(setting.aim, reach=None))
    assert len(struck(far.sight, far.aim, figures)) == 2


def test_figures_in_one_room_stand_side_by_side() -> None:
    setting = from_query({})
    figures = (Figure("mage-riccart", HALL, "R"), Figure("mage-graminia", HALL, "G"))
    discs = lodge_figure(setting.sight, setting.aim, speaker("blackrose", "en"), figures)["data"][12]
    assert discs["x"][0] < 0 < discs["x"][1] and discs["y"][0] == discs["y"][1]


def test_names_are_broken_between_words() -> None:
    assert broken("Alchemical Laboratory") == "Alchemical<br>Laboratory"
    assert broken("The <Abyss>") == "The &lt;Abyss&gt;"


# ---- the words


@pytest.mark.parametrize("lang", walked_in("en"))
def test_pages_are_well_formed_and_in_one_language(lang: Lang) -> None:
    for setting in settings():
        speaks = speaker("blackrose", lang)
        figures = setting.figures(speaks)
        page = Page(shown(lang, setting.aim, setting.sight, figures))
        assert page.wrong == []
        told = lodge_text(setting.sight, setting.aim, figures, speaks)
        hover = drawn(setting, lang)["data"][PLACES]["hovertext"]
        for text in (*page.words(), told, *hover):
            assert not FOREIGN[lang].search(re.sub(r"\bX\b", "", text)), text
            assert not re.search(r"[{}$]|  | [,.;:]|None", text.strip()), text


@pytest.mark.parametrize("lang", walked_in("ru"))
def test_every_reason_can_be_said(lang: Lang) -> None:
    speaks, kinds = speaker("blackrose", lang), set()
    lodge = torn()
    places = [*(room.id for room in lodge.rooms), *(cell.id for cell in lodge.cells)]
    for edge, vertex, cell in product(("open", "blocked"), repeat=3):
        found = sight(lodge, chosen({EDGE: edge, VERTEX: vertex, "brw.ruling.los.cell": cell}))
        for one, other in product(places, repeat=2):
            page = Page(panel.answer(found, Aim(one, other, 3), (), speaks))
            assert page.wrong == [] and not FOREIGN[lang].search(" ".join(page.words()))
            kinds |= {ground.kind for ground in found.look(one, other).because}
            for refusal in found.refusals(one, other, 1):
                assert speaks.refusal(refusal) and not FOREIGN[lang].search(speaks.allowed_if(refusal))
    assert {
        "los-edge",
        "los-edge-open",
        "los-corner",
        "los-corner-open",
        "los-cell",
        "los-cell-open",
    } <= kinds
    assert {"los-gap", "los-rim", "los-clear", "los-same", "target-cell", "caster-outside"} <= kinds


@pytest.mark.parametrize("lang", LANGS)
def test_the_list_of_rooms_holds_every_place_once_with_its_state(lang: Lang) -> None:
    for setting in list(settings())[::9]:
        html = panel.rooms(setting.sight, setting.aim, speaker("blackrose", lang), "place")
        buttons = [about for _, about in Page(html).elements if about.get("data-act") == "place"]
        assert sorted(about["data-value"] for about in buttons) == sorted(setting.places)


def test_the_answer_names_every_rule_and_the_other_reading() -> None:
    setting = from_query({"from": "-1,0", "to": "0,1", "range": "1"})
    html = panel.answer(setting.sight, setting.aim, (), speaker("blackrose", "en"))
    rules = [about["data-value"] for _, about in Page(html).elements if about.get("data-act") == "rule"]
    assert rules == ["brw.range.max", "brw.range.los.line", EDGE]
    assert "No.</strong>" in html and "2 things stand against it" in html
    assert "Read the other way, the answer would be the same" in html
    near = replace(setting, aim=replace(setting.aim, reach=2))
    other = panel.answer(near.sight, near.aim, (), speaker("blackrose", "en"))
    assert "the answer would be: yes" in other
    far = replace(setting, aim=replace(setting.aim, reach=None))
    any_room = panel.answer(far.sight, far.aim, (), speaker("blackrose", "ru"))
    assert "Да.</strong>" in any_room and "brw.range.any" in any_room and EDGE not in any_room


def test_a_layout_of_the_catalogue_says_that_it_is_inferred() -> None:
    speaks = speaker("blackrose", "ru")
    assert "Схема выведена по смыслу" in panel.head(sight(example("4")), speaks, sample=False)
    assert "rt-badge" not in panel.head(sight(torn()), speaks, sample=False)


def test_both_languages_have_the_same_messages() -> None:
    for topic in ("lodge", "rooms"):
        english, russian = (entries(WORDS / f"{topic}.{lang}.ftl") for lang in LANGS)
        assert list(english) == list(russian)
    for room in load("blackrose").of_kind("room"):
        for lang in LANGS:
            assert speaker("blackrose", lang).name(room.id) == room.name.of(lang), room.id
    assert set(RULINGS) <= {each.id for each in load("blackrose").rulings}
