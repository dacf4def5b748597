"""What is allowed, what would allow it, and other readings, as parts of a page."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Page as Browser
from support.langs import walked_in
from support.views import RULE_ID, Page

from tutor.analysis.counterfactuals import Repairs, repairs
from tutor.analysis.legality import Verdict, verdicts
from tutor.rules.catalogue import load
from tutor.rules.words import LANGS, Lang
from tutor.scenario import load_scenario, open_script
from tutor.scenario.case import Opened, case_of, open_case
from tutor.scenario.games import scenario_folder
from tutor.scenario.other_readings import compare_readings, which_matter
from tutor.trace.words import speaker
from tutor.views.analysis.counterfactuals import repair_lines, repair_list
from tutor.views.analysis.legality import verdict_lines, verdict_list
from tutor.views.analysis.readings import matters_list, readings_compared, sources_list
from tutor.views.markup import Html, join
from tutor.views.theme import css, defs

FOREIGN = {"en": re.compile("[А-Яа-яЁё]"), "ru": re.compile(r"\b(?:allowed|when|here|reading|under)\b", re.I)}


def lesson(name: str, answers: int) -> Opened:
    script = open_script(load_scenario(scenario_folder() / f"{name}.yaml"))
    return open_case(case_of(script.scenario, script.answers[:answers]))


def asked(name: str, answers: int, key: str) -> tuple[Opened, Verdict, Repairs]:
    """A refused move of a lesson, and what would allow it."""
    opened = lesson(name, answers)
    move = next(one for one in verdicts(opened.game, opened.state) if one.key == key)
    begun = msgspec.convert(opened.case.position, opened.game.position)
    found = repairs(opened.game, opened.state, key, begun, opened.case.answers)
    assert found is not None
    return opened, move, found.run(300)


def parts(lang: Lang) -> dict[str, Html]:
    """Every part, of real positions."""
    opened = lesson("resarcana/28-what-an-icon-leaves-out", 6)
    found, says = verdicts(opened.game, opened.state), speaker("resarcana", lang)
    refused = next(one for one in found if not one.allowed)
    _, move, could = asked("seasons/09-three-bonuses", 0, "anna/turn/summon-amulet-of-earth")
    _, far, rooms = asked("blackrose/56-two-at-once", 0, "graminia/target/room-treasury")
    case, seasons = lesson("seasons/22-one-token-less", 5).case, speaker("seasons", lang)
    exchange, cost = compare_readings(
        case,
        {"sea.ruling.bonus-exchange-one": "one-or-two"},
        {"sea.ruling.amulet-cost-record": "zero-to-four"},
    )
    search = which_matter(case).run()
    return {
        "may": verdict_list(found, says, refused.key),
        "nothing": verdict_list((), says),
        "when": repair_list(could, move.option, seasons),
        "rooms": repair_list(rooms, far.option, speaker("blackrose", lang)),
        "which": join(sources_list("seasons", seasons), matters_list(search.matters, 3, seasons)),
        "readings": join(*[readings_compared(one, ("A", "B"), seasons) for one in (exchange, cost)]),
        "same": readings_compared(compare_readings(case, {})[0], ("A", "B"), seasons),
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
def test_every_part_is_sound_and_in_its_language(lang: Lang) -> None:
    for name, html in parts(lang).items():
        page = Page(join(defs(), html))
        assert page.wrong == [], name
        for text, _ in page.texts:
            assert RULE_ID.search(text) or not FOREIGN[lang].search(text), (name, text)


@pytest.mark.parametrize("lang", LANGS)
def test_moves_are_grouped_by_seat_and_marked_by_word_and_sign(lang: Lang) -> None:
    opened = lesson("resarcana/28-what-an-icon-leaves-out", 6)
    found, says = verdicts(opened.game, opened.state), speaker("resarcana", lang)
    folded = Page(verdict_list(found, says))
    kinds = dict.fromkeys(f"{one.seat} {one.kind} {one.rule}" for one in found if not one.allowed)
    assert folded.all("rt-refused") == []
    heads = [one["data-value"] for _, one in folded.elements if one.get("data-act") == "may-kind"]
    assert sorted(heads) == sorted(kinds)
    html = verdict_list(found, says, unfolded=kinds)
    page = Page(html)
    assert len(page.all("rt-allowed")) == sum(one.allowed for one in found)
    assert len(page.all("rt-refused")) == sum(not one.allowed for one in found)
    assert len(page.all("rt-may__seat")) == 2
    read = [text for text, _ in page.texts]
    assert read.count("allowed" if lang == "en" else "можно") == sum(one.allowed for one in found)
    buttons = [one["data-value"] for one in page.all("rt-btn") if one["data-act"] == "when"]
    assert buttons == [one.key for one in sorted_as_shown(found) if not one.allowed]


def sorted_as_shown(found: tuple[Verdict, ...]) -> list[Verdict]:
    """By seat and by what asks, each in the order in which it first comes."""
    seats = list(dict.fromkeys(one.seat for one in found))
    kinds = list(dict.fromkeys((one.seat, one.kind, one.rule) for one in found))
    return sorted(found, key=lambda one: (seats.index(one.seat), kinds.index((one.seat, one.kind, one.rule))))


def test_a_refused_move_opens_to_every_reason_with_its_rule_and_page() -> None:
    opened = lesson("seasons/09-three-bonuses", 0)
    found, says = verdicts(opened.game, opened.state), speaker("seasons", "en")
    move = next(one for one in found if one.option.key == "summon-amulet-of-earth")
    html = verdict_list((move,), says, move.key)
    assert re.search(r'<details class="rt-refused" open=""', html)
    for reason in move.reasons:
        assert join(load("seasons").rule(reason.rule).text.en) in html
        assert f'data-rule="{reason.rule}"' in html and says.refusal(reason)[1:] in html
    assert ", p. " in html
    lines = verdict_lines(move, says)
    assert lines[0].startswith("- Anna: Summon Amulet of Earth") and len(lines) == 5


@pytest.mark.parametrize("lang", LANGS)
def test_repairs_are_sentences_with_a_button_each(lang: Lang) -> None:
    _, move, found = asked("seasons/09-three-bonuses", 0, "anna/turn/summon-amulet-of-earth")
    says = speaker("seasons", lang)
    html = repair_list(found, move.option, says)
    page = Page(html)
    takes = [one["data-value"] for one in page.all("rt-btn") if one["data-act"] == "repair"]
    assert takes == [repair.key for repair in found.repairs]
    assert ("0 → 2" in html) and 'data-rule="sea.summon.gauge-check"' in html
    assert str(found.tried) in " ".join(text for text, _ in page.texts)
    assert "0 → 2" in repair_lines(found, says)[0]


def test_many_repairs_are_folded() -> None:
    _, move, found = asked("blackrose/56-two-at-once", 0, "graminia/target/room-treasury")
    assert len(found.repairs) > 8
    html = repair_list(found, move.option, speaker("blackrose", "en"))
    assert f"{len(found.repairs) - 8} more ways" in html and '<ol class="rt-repairs" start="9">' in html


def test_what_was_not_tried_is_told() -> None:
    opened = lesson("seasons/09-three-bonuses", 0)
    found = repairs(opened.game, opened.state, "anna/turn/summon-amulet-of-earth")
    assert found is not None
    says = speaker("seasons", "en")
    assert "Not everything was tried yet" in repair_lines(found, says)[-1]
    assert "Every known change" in repair_lines(found.run(), says)[-1]


def test_only_rulings_read_differently_are_shown_beside_the_lines() -> None:
    case = lesson("seasons/22-one-token-less", 5).case
    default = {one.id: one.default for one in load("seasons").rulings}
    other = {**default, "sea.ruling.amulet-cost-record": "zero-to-four"}
    html = readings_compared(compare_readings(case, other)[0], ("A", "B"), speaker("seasons", "en"))
    cards = [one["data-rule"] for one in Page(html).all("rt-rule__id")]
    assert cards == ["sea.ruling.amulet-cost-record"] * 2


@pytest.mark.browser
@pytest.mark.parametrize("lang", walked_in("ru"))
def test_nothing_is_wider_than_a_phone(lang: Lang, chromium_page: Browser) -> None:
    chromium_page.set_viewport_size({"width": 360, "height": 800})
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><style>{css()}</style>'
    body = f'<body class="rt-app">{defs()}<div class="rt-page">{join(*parts(lang).values())}</div>'
    chromium_page.set_content(head + body)
    wide = """() => {
      document.querySelectorAll("details").forEach(one => one.open = true);
      const all = [...document.querySelectorAll("body *")];
      const wide = all.filter(one => one.getBoundingClientRect().right > 360.5);
      return [document.documentElement.scrollWidth, ...wide.map(one => one.className)];
    }"""
    assert chromium_page.evaluate(wide) == [360]
