"""The page in the few colours that the system forces on it: no fill or shadow tells anything alone there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from support.accessibility import focus
from support.views import page as lesson
from support.views import sixes

from tutor.rules.words import LANGS, Lang
from tutor.views.classroom import page
from tutor.views.classroom.page import Cell
from tutor.views.markup import Html, join, tag
from tutor.views.theme import css

pytestmark = pytest.mark.browser

CONTROLS = "button, a.rt-btn, input:not(.rt-pick input), select, summary, .rt-pick > span, .rt-lang"
CANVAS = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "Canvas";
  window.canvas = getComputedStyle(probe).color;
  probe.remove();
}"""
EDGELESS = f"""() => [...document.querySelectorAll("{CONTROLS}")].filter(one => {{
  if (!one.checkVisibility() || one.closest(".rt-outline, .rt-icicle")) return false; // rows, with lines
  const style = getComputedStyle(one);
  const filled = style.forcedColorAdjust === "none" && style.backgroundColor !== canvas;
  const signed = one.matches("summary") && getComputedStyle(one, "::before").content !== "none";
  const edged = ["Top", "Left"].every(side => parseFloat(style[`border${{side}}Width`]) > 0
    && style[`border${{side}}Style`] !== "none" && style[`border${{side}}Color`] !== canvas);
  return !edged && !filled && !signed && !style.textDecorationLine.includes("underline");
}}).map(one => one.outerHTML.slice(0, 120))"""
"""Controls without an edge, a fill, an underline or a sign by which they are seen."""
UNREADABLE = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  while (texts.nextNode()) {
    const of = texts.currentNode.parentElement, style = getComputedStyle(of);
    if (!texts.currentNode.textContent.trim() || !of.checkVisibility() || of.closest("svg, style")) continue;
    const under = style.forcedColorAdjust === "none" ? style.backgroundColor : canvas;
    if (style.color === under) found.push(of.outerHTML.slice(0, 120));
  }
  return found;
}"""
"""Texts in the colour of what lies under them: a plate of the system's own, unless that is declined."""
MARKED = ".rt-s--now, [aria-current], [aria-pressed=true], .rt-pick input:checked + span"
UNMARKED = f"""() => [...document.querySelectorAll("{MARKED}")].filter(one => {{
  const style = getComputedStyle(one);
  const ringed = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return one.checkVisibility() && !ringed && style.borderTopStyle !== "double";
}}).map(one => one.outerHTML.slice(0, 120))"""
"""What is chosen, or where one is, without a ring or a double edge."""


def parts(lang: Lang) -> Html:
    """A lesson, a class, and what is picked or gone through in a list."""
    rules = (("pen.threat.step3.die", "1"), ("pen.threat.step3.miss", "2"))
    asked = {("a", rule): Cell(3, wrong) for wrong, (rule, _) in enumerate(rules, 1)}
    picks = [
        tag(
            "label",
            tag("input", type="radio", name="pick", checked=number == 1, aria_label=str(number)),
            tag("span", str(number)),
            class_="rt-pick",
        )
        for number in (1, 2)
    ]
    steps = [
        tag("button", str(number), class_="rt-outline__step", aria_current="step" if number == 1 else None)
        for number in (1, 2)
    ]
    return join(
        lesson(sixes(), lang),
        page.take(lang, hidden=True, live=False),
        page.heat((("a", "1"),), rules, asked, lang),
        *picks,
        tag("div", *steps, class_="rt-outline"),
    )


@pytest.mark.parametrize(("lang", "scheme"), list(zip(LANGS, ("dark", "light"), strict=True)))
def test_controls_the_focus_and_what_is_chosen_are_seen(lang: Lang, scheme: str, chromium_page: Page) -> None:
    page = chromium_page
    page.emulate_media(forced_colors="active", color_scheme=scheme)  # type: ignore[arg-type]
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><style>{css()}</style>'
    page.set_content(f'{head}<body class="rt-app"><div class="rt-page">{parts(lang)}</div>')
    assert page.locator(MARKED).count() > 4 and page.locator(CONTROLS).count() > 15
    page.evaluate(CANVAS)
    assert page.evaluate(EDGELESS) == []
    assert page.evaluate(UNREADABLE) == []
    assert page.evaluate(UNMARKED) == []
    seen = set()
    for _ in range(12):
        page.keyboard.press("Tab")
        seen.add(focus(page).named)
    assert len(seen) > 8
