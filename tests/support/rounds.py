"""Whole rounds found by their seeds, played beside a browser, and clicked through in it.

A game is played without a browser first: it gives the link to a position and the answers that follow there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect
from support.desk import show_everything, stage_stands

from tutor.app.link import GameTrail, pack, unpack
from tutor.app.pages.play import TRAIL_STORE
from tutor.app.sessions.game import Match
from tutor.engine.game import Game
from tutor.engine.question import Option, Question
from tutor.rules.words import Lang

SIZES: dict[Lang, dict[str, int]] = {
    "en": {"width": 1280, "height": 900},
    "ru": {"width": 360, "height": 800},
}
OTHER: dict[Lang, Lang] = {"en": "ru", "ru": "en"}

LETTERS: dict[Lang, str] = {"en": "А-Яа-яЁё", "ru": "A-Za-z"}
"""The letters of another language than that of the page."""

IDS_AND_NAMES = re.compile(r"\b(?:sea|res)(?:\.[a-z0-9-]+)+|Res Arcana|\b(?:Eng|Рус)\b|\b[IX]+\b|^[a-z-]+$")
"""Ids of rules, the game that has no other name, the languages, Roman numbers and X, ids of symbols."""

READ = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector(".rt-shell"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const marked = walk.currentNode.parentElement.closest("[lang]");
    if (marked.lang === document.documentElement.lang) found.push(walk.currentNode.data);
  }
  for (const one of document.querySelectorAll(".rt-shell *")) {
    for (const name of ["aria-label", "title", "alt", "placeholder", "data-label"]) {
      if (one.hasAttribute(name)) found.push(one.getAttribute(name));
    }
  }
  return [document.title, ...found];
}"""
"""Every text of the page, folded away or not, but what is marked as of another language."""


@dataclass(frozen=True)
class Stretch:
    """The link to a position, and the learner's answers from there on."""

    link: str
    keys: tuple[str, ...]


Choice = Callable[[Question, Random], Option]
Seen = Callable[[Match], bool]


def moves(game: Game[Any], opening: str, seed: int, most: int, choice: Choice) -> Iterator[tuple[Match, str]]:
    """A game against random opponents at each decision of the learner, with the answer that is given next."""
    begun = next(one for one in game.openings() if one.id == opening)
    match, chance = Match.open(game, begun, "random", seed), Random(seed)
    for _ in range(most):
        if match.question is None:
            return
        key = choice(match.question, chance).key
        yield match, key
        match.answer(key)


def rounds(played: Iterable[tuple[Match, str]], seen: Seen) -> Iterator[Stretch]:
    """The whole rounds of a game in which something was seen at one of the learner's decisions."""
    link, keys, at, saw = "", list[str](), 0, False
    for match, key in played:
        if match.node.state.table.round != at:
            if at and saw:
                yield Stretch(link, tuple(keys))
            link, keys, at, saw = pack(match.trail()), [], match.node.state.table.round, False
        keys.append(key)
        saw = saw or seen(match)


def beside(game: Game[Any], link: str) -> Match:
    """The game that a link leads to."""
    match, exactly = Match.restore(game, unpack(link, GameTrail))
    assert exactly
    return match


def visit(page: Page, base: str, game: str, lang: Lang, link: str) -> None:
    """Opens the page of a game at a link, as wide as that language is looked at."""
    page.set_viewport_size(SIZES[lang])  # type: ignore[arg-type]
    query = urlencode({"game": game, "lang": lang, "at": link})
    page.goto(f"{base}voila/render/play.ipynb?{query}")
    drawn(page)


def drawn(page: Page) -> None:
    """Waits until the table stands and the address, which is given last, leads back to it."""
    stage_stands(page)
    expect(page.locator(".rt-time__at")).not_to_be_empty()
    expect(page).to_have_url(re.compile("[?&]at="))


def option(page: Page, key: str) -> Locator:
    """The button of an answer; where it is folded away, its group is opened."""
    return unfolded(page, f'[data-act=answer][data-value="{key}"]')


def refusal(page: Page, key: str) -> Locator:
    """What says that an answer is refused; where all refusals are folded away, they are opened."""
    return unfolded(page, f'.rt-refused[data-key="refused-{key}"]')


def unfolded(page: Page, selector: str) -> Locator:
    """One thing in the region "Choose", with the group opened in which it may be folded away."""
    found = page.locator(f".rt-choose {selector}")
    expect(found).to_have_count(1)
    folds = page.locator(f".rt-choose details:not([open]):has({selector}) > summary")
    while folds.count():
        folds.first.click()
    return found


def answer(page: Page, match: Match, key: str) -> None:
    """Clicks an answer, in the browser and beside it, and waits for what comes next."""
    where = page.locator(".rt-time__at")
    before, address = where.inner_text(), page.url
    option(page, key).click()
    match.answer(key)
    expect(where).not_to_have_text(before)
    if f"{TRAIL_STORE}=" not in address:
        # The address follows the page; one that would be too long says that the browser keeps the game.
        page.wait_for_function("was => location.href !== was", arg=address)
    expect(page.locator(".rt-message")).to_have_count(0)


PARTS = ("[data-part=stage]", ".rt-table", ".rt-choose", ".rt-now", ".rt-why", ".rt-told")


def texts(page: Page) -> dict[str, str]:
    """What stands in the parts that a position is drawn in, also where it is folded."""
    return {part: page.locator(part).first.text_content() or "" for part in PARTS}


def reloaded(page: Page) -> None:
    """Loads the address anew with everything shown, and waits until every part reads as before."""
    show_everything(page)
    before = texts(page)
    page.reload()
    drawn(page)
    for part, text in before.items():
        expect(page.locator(part).first).to_have_text(text)


def switched(page: Page, lang: Lang, asked: str) -> None:
    """Switches the language, and waits for the question in it and for the title, which comes last."""
    title = page.title()
    page.locator(f"[data-act=lang][data-value={lang}]").click()
    expect(page.locator(".rt-asked")).to_have_text(asked)
    expect(page).not_to_have_title(title)


def foreign(page: Page, lang: Lang) -> list[str]:
    """Shows everything: each text that holds letters of the other language, but for ids and names."""
    show_everything(page)
    said = (IDS_AND_NAMES.sub("", text.strip()) for text in page.evaluate(READ))
    return [text for text in said if re.search(f"[{LETTERS[lang]}]", text)]


def fits(page: Page) -> bool:
    """Whether nothing makes the page wider than its window."""
    assert page.viewport_size is not None
    return bool(page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"])
