"""What makes a page usable by everybody, as a real browser has it: axe, width, focus, motion, language."""

from __future__ import annotations

import re
from dataclasses import dataclass

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Locator, Page, TimeoutError
from support.rounds import READ

from tutor.rules.words import Lang

RULES = {
    "resultTypes": ["violations"],
    "rules": {"target-size": {"enabled": True}},
    "preload": False,  # style sheets of other machines, of which there are none
}

RING = 2
"""The least width of the ring round what has the focus, in pixels."""
CONTRAST = 3
"""The least contrast of that ring to what lies under it."""

FOCUS = """() => {
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  const ringed = active.matches(".rt-pick input") ? active.nextElementSibling : active;
  const style = getComputedStyle(ringed), box = ringed.getBoundingClientRect();
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const parts = colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = colour => {
    const [r, g, b] = parts(colour).map(
      v => v <= 10 ? v / 255 / 12.92 : ((v / 255 + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b;
  };
  let under = ringed.parentElement;
  const clear = () => parts(getComputedStyle(under).backgroundColor)[3] < 255;
  while (under.parentElement && clear()) under = under.parentElement;
  const [one, other] = [style.outlineColor, getComputedStyle(under).backgroundColor].map(light);
  const named = active.id || active.dataset.key || active.className.baseVal || active.className;
  return {
    named: `${active.tagName.toLowerCase()} ${named}`,
    ring: style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth),
    contrast: (Math.max(one, other) + .05) / (Math.min(one, other) + .05),
    seen: active.checkVisibility() && box.width > 1 && box.bottom > 0 && box.top < innerHeight,
  };
}"""

MOVING = "document.getAnimations().filter(one => one.playState === 'running').length"

UNREADABLE = """() => {
  const found = new Set(), texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent.trim() || !one.checkVisibility({visibilityProperty: true})) continue;
    if (one.closest("svg, .rt-vh, .js-plotly-plot, script, style")) continue;
    let under = one;
    const clear = () => /^rgba\\(.*, 0\\)$|^transparent$/.test(getComputedStyle(under).backgroundColor);
    while (under.parentElement && clear()) under = under.parentElement;
    if (getComputedStyle(one).color === getComputedStyle(under).backgroundColor)
      found.add(texts.currentNode.textContent.trim().slice(0, 40));
  }
  return [...found];
}"""

UNCROSSED = """() => [...document.querySelectorAll(".is-gone")].filter(one => one.checkVisibility())
  .filter(one => !/line-through|url|gradient/.test(getComputedStyle(one, "::after").backgroundImage)
    && getComputedStyle(one, "::after").borderTopWidth === "0px").map(one => one.textContent.trim())"""

LATIN = re.compile(
    r"\b(?:pen|res|sea|brw)(?:\.[a-z0-9-]+)+\b|Res Arcana|\b[IVX]+\b|\b(?:Eng|Shift|Home|End|[DGHLNWX])\b"
    r"|\S+\.(?:yaml|svg|md|csv|json)\b|\btutor \w+|^[a-z-]+$|\b[a-z]+(?:-[a-z0-9]+)+\b|\b[a-z-]+…"
    r"|Brotherta|JupyterLab|YAML|SVG|PNG|CSV|JSON"
)
"""What stays Latin on a Russian page: ids, names that are Latin in the games, numbers, keys, files."""


def findings(page: Page) -> list[str]:
    """Everything that axe has against the page as it stands: how grave, the rule, its words, the element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate("rules => axe.run(rules).then(found => found.violations)", RULES)
    return [
        f"{one['impact']} {one['id']}: {one['help']}: {' '.join(map(str, node['target']))}"
        for one in found
        for node in one["nodes"]
    ]


def too_wide(page: Page) -> list[str]:
    """That the page is wider than its window, which has to be scrolled then; figures may take their time."""
    assert page.viewport_size is not None
    window = page.viewport_size["width"]
    try:
        page.wait_for_function("most => document.documentElement.scrollWidth <= most", arg=window)
    except TimeoutError:
        width = page.evaluate("document.documentElement.scrollWidth")
        return [f"{width} pixels in a window of {window}"]
    return []


def moving(page: Page) -> list[str]:
    """That something moves by itself."""
    count = page.evaluate(MOVING)
    return [f"{count} animations run"] if count else []


def forced(page: Page) -> list[str]:
    """What is lost where the system forces its own few colours: words on their own colour, crosses."""
    page.emulate_media(forced_colors="active")
    found = [f"“{text}” has the colour of its ground" for text in page.evaluate(UNREADABLE)]
    found += [f"“{text}” is not crossed out" for text in page.evaluate(UNCROSSED)]
    page.emulate_media(forced_colors="none")
    return found


def foreign(page: Page, lang: Lang) -> list[str]:
    """The texts of a Russian page, folded away or not, that hold Latin letters and are no names of things."""
    if lang != "ru":
        return []
    texts = (LATIN.sub("", text.strip()) for text in page.evaluate(READ))
    return [text for text in texts if re.search("[A-Za-z]", text)]


@dataclass(frozen=True)
class Focus:
    """What has the focus: its name for a message, the width and contrast of its ring, whether it is seen."""

    named: str
    ring: float
    contrast: float
    seen: bool

    @property
    def wrong(self) -> list[str]:
        """What keeps a reader from seeing where the focus is."""
        if self.seen and self.ring >= RING and self.contrast >= CONTRAST:
            return []
        return [f"{self.named}: ring {self.ring}, contrast {self.contrast:.1f}, seen: {self.seen}"]


def focus(page: Page) -> Focus:
    """What has the focus now. Raises AssertionError where nothing has it, or it cannot be seen."""
    found = page.evaluate(FOCUS)
    assert found is not None, "the focus is lost"
    here = Focus(**found)
    assert here.wrong == [], here.wrong
    return here


def tab_to(page: Page, target: Locator, most: int = 150) -> None:
    """Presses Tab until the target has the focus, which is seen at every stop.

    Raises AssertionError with the stops where the target is not reached.
    """
    stops = []
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            continue  # round the end of the page, over the browser's own bar
        stops.append(focus(page).named)
        if target.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"not reached: {stops}")
