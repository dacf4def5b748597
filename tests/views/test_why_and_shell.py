"""Cited rules, the bar of the page, the search, the style sheet."""

from __future__ import annotations

import re

import pytest
from support.views import Page

from tutor.rules.catalogue import PREFIXES, load, rule, ruling
from tutor.rules.search import search
from tutor.rules.words import LANGS, Lang
from tutor.views import shell
from tutor.views.lesson.why import rule_card, source, why
from tutor.views.markup import join
from tutor.views.rules import rule_search
from tutor.views.theme import css, palette


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_names_the_rule_its_words_and_its_page(lang: Lang) -> None:
    html = rule_card("pen.threat.step3.die", lang)
    wanted = rule("pen.threat.step3.die")
    read = " ".join(text for text, _ in Page(html).texts)
    assert wanted.title.of(lang) in read and wanted.text.of(lang) in read
    assert ("p. 16" if lang == "en" else "с. 16") in read
    assert ("section “Threat”" if lang == "en" else "раздел «Угроза»") in read
    link = Page(html).all("rt-rule__id")[0]
    assert (link["data-rule"], link["data-act"], link["href"]) == (
        "pen.threat.step3.die", "rule", f"rules.ipynb?rule=pen.threat.step3.die&lang={lang}",
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_and_ruling_of_all_games_has_a_card(lang: Lang) -> None:
    for game in PREFIXES:
        catalogue = load(game)
        ids = [*(rule.id for rule in catalogue.rules), *(ruling.id for ruling in catalogue.rulings)]
        html = why(ids, lang)
        found = Page(html)
        assert found.wrong == [] and len(found.all("rt-rule")) == len(ids)
        assert all(source(entry, lang) for entry in catalogue.rules if entry.source)


def test_a_ruling_shows_the_reading_in_force() -> None:
    asked = ruling("pen.ruling.ruins-mortal")
    other = next(reading for reading in asked.readings if reading.id != asked.default)
    default = asked.reading()
    shown = why([asked.id], "ru")
    assert join(default.text.ru) in shown and join(asked.reason.ru) in shown
    changed = why([asked.id], "ru", {asked.id: other.id})
    assert join(other.text.ru) in changed and join(asked.reason.ru) not in changed


def test_each_cited_rule_stands_once_and_an_unknown_one_is_refused() -> None:
    html = why(["pen.threat.steps", "pen.threat.icon", "pen.threat.steps"], "en")
    assert len(Page(html).all("rt-rule")) == 2
    assert "cites no rule" in why([], "en")
    with pytest.raises(KeyError, match="no-such"):
        why(["pen.no-such"], "en")


@pytest.mark.parametrize("lang", LANGS)
def test_the_bar_leads_back_and_switches_the_language(lang: Lang) -> None:
    bar = shell.top([("<A>", "start?a=1&b=2"), ("B", "#")], lang, links={"file": "x.json"})
    found = Page(bar)
    assert found.wrong == [] and "&lt;A&gt;" in bar and "a=1&amp;b=2" in bar
    switch = [about for _, about in found.elements if about.get("data-act") == "lang"]
    assert [about["data-value"] for about in switch] == ["ru", "en"]
    assert [about["lang"] for about in switch if "aria-current" in about] == [lang]
    pressed = [about.get("data-act", about.get("href")) for about in found.all("rt-tool")]
    assert pressed == ["link", "x.json", "keys"]


def test_step_buttons_that_lead_nowhere_are_disabled() -> None:
    found = Page(shell.step_bar("en", "Step 3", back=True, forward=False, playing=True))
    state = {a["data-act"]: "aria-disabled" in a for _, a in found.elements if "data-act" in a}
    assert state == {"start": False, "back": False, "forward": True, "play": False}
    assert any(text == "Pause" for text, _ in found.texts)


def test_branches_and_progress() -> None:
    found = Page(shell.branches([("4", "<b>"), ("9", "other")], "9", "en"))
    assert [a["aria-pressed"] for a in found.all("rt-btn")] == ["false", "true"]
    said = shell.say("<T>", "<p>", "ru", 3, 4)
    assert "width:75%" in said and "Шаг 3 из 4" in said and "&lt;p&gt;" in said
    assert "rt-progress" not in shell.say("T", "S", "en")
    assert Page(shell.legend("ru")).wrong == []


@pytest.mark.parametrize("lang", LANGS)
def test_marks_of_a_search_lie_on_what_was_found(lang: Lang) -> None:
    for query in ("threat die", "кубик угрозы", "pen.threat"):
        for hit in search(query, lang, limit=8):
            html = rule_search.hits([hit], lang)
            assert Page(html).wrong == []
            title = [span for span in hit.spans if (span.field, span.lang) == ("title", lang)]
            for span in title:
                assert f"<mark>{hit.title.of(lang)[span.start : span.end]}</mark>" in html
    assert 'role="status"' in rule_search.hits([], lang)


def test_the_style_sheet_has_both_schemes_and_no_small_letters() -> None:
    light, dark = palette("light"), palette("dark")
    assert light.keys() == dark.keys() and light["page"] != dark["page"]
    assert all(re.fullmatch(r"#[0-9a-f]{3,6}", light[name]) for name in ("page", "ink", "now", "wait"))
    pixels = [float(size) for size in re.findall(r"font(?:-size)?:[^;]*?\b([\d.]+)px", css())]
    rems = [float(size) for size in re.findall(r"--t-\w+:\s*([\d.]+)rem", css())]
    assert min(pixels) >= 12 and min(rems) * 16 >= 13
    assert "http" not in css() and "@import" not in css() and "@font-face" not in css()
    assert css().count("{") == css().count("}")


@pytest.mark.parametrize("game", list(PREFIXES))
@pytest.mark.parametrize("lang", LANGS)
def test_a_source_speaks_one_language(game: str, lang: Lang) -> None:
    for one in load(game).rules:
        letters = re.sub(r"<[^>]*>|[^a-zа-яё]", "", str(source(one, lang)).lower())
        assert re.fullmatch("[a-z]+" if lang == "en" else "[а-яё]+", letters), one.id
