"""What may be done and how likely something is, asked in the studio: the engine gives every answer."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from support.langs import AGAIN

from tutor.app.request import Request
from tutor.app.studio import StudioPage
from tutor.rules.words import LANGS, Lang
from tutor.scenario.checking import check_text

PLAINS = "penumbra/05-plains-of-agony"
HOSTILE = "<script>alert(1)</script>"


def opened(lang: Lang = "en", lesson: str = PLAINS) -> StudioPage:
    return StudioPage("penumbra", Request({"lesson": lesson}, lang, served=True))


def found(page: StudioPage) -> str:
    """The first move that is offered for the words typed."""
    page.studio.to_question()
    page.desk.press("may-said", "silverweed")
    return page.panel.html.partition('data-value="may ')[2].partition('"')[0]


def last_entry(page: StudioPage, name: str) -> int:
    steps = enumerate(page.studio.draft.steps)
    return max(index for index, step in steps if step.expect and name in step.expect)


def expected(page: StudioPage, index: int) -> dict[str, Any]:
    """What a step expects."""
    expect = page.studio.draft.steps[index].expect
    assert expect is not None
    return expect


@pytest.mark.parametrize("lang", LANGS)
def test_whether_a_move_is_allowed_is_found_by_its_words_and_checked(lang: Lang) -> None:
    page = opened(lang)
    key = found(page)
    page.desk.press("add-expect", f"may {key}")
    assert page.studio.report.sound, page.studio.report.defects
    (spec,) = expected(page, last_entry(page, "may"))["may"]
    assert f"{spec['seat']}/{spec['kind']}/{spec['option']}" == key
    said = {"en": ("allowed", "not allowed"), "ru": ("можно", "нельзя")}[lang]
    assert said[bool(spec.get("rules"))] in unescape(page.panel.html)
    assert check_text(page.studio.text, "x.yaml").sound


def test_no_words_and_words_of_no_move_offer_nothing() -> None:
    page = opened()
    page.studio.to_question()
    assert 'data-value="may ' not in page.panel.html
    page.desk.press("may-said", HOSTILE)
    assert "<script" not in page.panel.html
    page.desk.press("may-said", "<script> qwrtz")
    assert "No move agrees" in page.panel.html and "<script" not in page.panel.html
    before = page.studio.draft
    for value in ("may x", "may", "may a/b/c", "may anna/turn-kind/no-such"):
        page.desk.press("add-expect", value)
        assert page.studio.draft == before and page.desk.message


@pytest.mark.long(reason="all that can happen, five times")
def test_how_likely_something_is_is_worked_out_anew_at_every_change() -> None:
    page = opened()
    page.desk.press("tell", "chance")
    index = last_entry(page, "chance")
    act = f"entry:{index}.chance-0"
    assert page.studio.report.sound, page.studio.report.defects
    for part, value in (("fact", "anna.wounds"), ("op", ">="), ("value", "2"), ("until", "end"),
                        ("seat.anna", "adversarial")):  # fmt: skip
        page.desk.press(f"{act}-{part}", value)
        assert page.studio.report.sound and not page.desk.message, part
    (spec,) = expected(page, index)["chance"]
    assert spec["where"] == "anna.wounds >= 2" and spec["until"] == "end"
    assert spec["seats"] == {"anna": "adversarial"} and spec["chance"] in unescape(page.panel.html)
    page.desk.press(f"{act}-seat.anna", "free")
    assert "seats" not in expected(page, index)["chance"][0]
    assert page.studio.report.sound


@pytest.mark.long(reason="all that can happen, again and again")
def test_a_chance_asked_otherwise_than_can_be_answered_stays_as_it_was() -> None:
    page = opened()
    page.desk.press("tell", "chance")
    before = page.studio.draft
    act = f"entry:{last_entry(page, 'chance')}.chance-0"
    for part, value in (("fact", "anna.nothing"), ("op", "~"), ("value", ""), ("until", "never"),
                        ("seat.nobody", "free"), ("seat.anna", "best"), ("x", "1"), ("", "")):  # fmt: skip
        page.desk.press(f"{act}-{part}", value)
        assert page.studio.draft == before and page.desk.message, part
    for gone in ("entry:0.chance-0-fact", f"{act[:-1]}9-fact", f"{act[:-1]}x-fact"):
        page.desk.press(gone, "anna.wounds")
        assert page.studio.draft == before and page.desk.message, gone


@pytest.mark.long(reason="all that can happen, again and again")
def test_a_false_chance_and_a_false_move_of_a_file_become_true_by_renewing() -> None:
    page = opened()
    page.desk.press("add-expect", f"may {found(page)}")
    page.studio.show(0)
    page.desk.press("tell", "chance")
    page.desk.press("file", re.sub(r"chance: '?[\d/.]+'?", "chance: 1/97", page.studio.text))
    index = last_entry(page, "chance")
    assert [one.field for one in page.studio.report.defects] == [f"steps[{index}].expect.chance[0].chance"]
    page.desk.press(f"entry:{index}.renew", "")
    assert page.studio.report.sound
    page.desk.press(f"entry:{last_entry(page, 'may')}.renew", "")
    assert page.studio.report.sound


@pytest.mark.long(reason="all that can happen, again and again")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ru", "можно задать только в файле"),
        pytest.param("en", "can only be written in the file", marks=AGAIN),
    ],
)
def test_what_only_the_file_can_hold_is_said_beside_what_is_expected(lang: Lang, said: str) -> None:
    page = opened(lang)
    page.studio.to_question()
    page.desk.press("tell", "chance")
    assert said not in page.panel.html
    page.desk.press("add-expect", "events")
    assert page.panel.html.count(said) == 1


@pytest.mark.long(reason="all that can happen, again and again")
def test_a_whole_condition_can_be_typed_with_events_in_it() -> None:
    page = opened()
    page.desk.press("tell", "chance")
    index = last_entry(page, "chance")
    typed = "anna.wounds >= 1 and not event mark-healed"
    page.desk.press(f"entry:{index}.chance-0-where", typed)
    (spec,) = expected(page, index)["chance"]
    assert spec["where"] == typed and page.studio.report.sound
    assert f'value="{typed.replace(">", "&gt;")}"' in page.panel.html
    before = page.studio.draft
    page.desk.press(f"entry:{index}.chance-0-where", "anna.wounds >= 1 and not event mark-heeled")
    assert page.studio.draft == before and page.desk.message
