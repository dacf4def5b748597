"""Presses counted: by pointer, key or finger, and each word picked from completions is one as well."""

from __future__ import annotations

from typing import Literal, TypeAlias

from playwright.sync_api import Locator, Page, expect

from tutor.rules.words import Lang

Way: TypeAlias = Literal["pointer", "keyboard", "touch"]
"""How things are pressed. Moving the pointer or the focus is no press."""

IN_VIEW = """element => {
  const box = element.getBoundingClientRect(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const whole = box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return whole && element.contains(document.elementFromPoint(x, y));
}"""


HEAD_IN_VIEW = """element => {
  const box = element.getBoundingClientRect(), [x, y] = [box.x + 12, box.y + 12];
  return box.y + 24 < innerHeight && element.contains(document.elementFromPoint(x, y));
}"""


class Presser:
    """A hand on a page, and how often it has pressed. With `still` nothing may have to be scrolled to."""

    def __init__(self, page: Page, way: Way, game: str, lang: Lang, *, still: bool = True) -> None:
        self.page, self.way, self.game, self.lang = page, way, game, lang
        self.still, self.count = still, 0

    def press(self, there: Locator) -> None:
        """Presses once."""
        expect(there).to_be_visible()
        assert not self.still or self.sees(there), f"{there} is to be scrolled to"
        self.count += 1
        if self.way == "keyboard":
            there.focus()
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            there.tap()
        else:
            there.click()

    def pick(self, field: Locator, word: str) -> None:
        """Types a word into a field that completes it: one press, however long the word is."""
        expect(field).to_be_visible()
        self.count += 1
        field.fill(word)
        field.press("Enter")

    def choose(self, listed: Locator, value: str) -> None:
        """Picks a value of a list: one press."""
        expect(listed).to_be_visible()
        self.count += 1
        listed.select_option(value)

    def sees(self, there: Locator) -> bool:
        """Whether a thing lies in the window as a whole, and nothing over its middle."""
        return bool(there.evaluate(IN_VIEW))

    def sees_the_head_of(self, there: Locator) -> bool:
        """Whether the upper left corner of a thing lies in the window, and nothing over it."""
        return bool(there.evaluate(HEAD_IN_VIEW))

    def stands_still(self) -> bool:
        """Whether the page is as high as its window."""
        return bool(self.page.evaluate("document.documentElement.scrollHeight <= innerHeight"))
