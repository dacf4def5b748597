"""Pages with everything shown: their HTML without a browser, their drawers in one."""

from __future__ import annotations

from typing import Protocol, TypeVar

from playwright.sync_api import Page, expect

from tutor.app.pages.shell import Desk


class OnDesk(Protocol):
    """A page that stands on a desk."""

    desk: Desk


P = TypeVar("P", bound=OnDesk)


def all_shown(page: P) -> P:
    """The page with all its drawers open, as after `Show everything`."""
    page.desk.drawers.everything = True
    page.desk.redraw()
    return page


REMEMBERED = """() => {
  const switched = document.querySelector("[data-act=everything]")?.getAttribute("aria-pressed") === "true";
  return switched === (localStorage.getItem("tutor.everything") === "1");
}"""
"""Whether the page shows all or one thing at a time as the browser remembers it."""


def html_of(desk: Desk) -> str:
    """Everything that a page has drawn."""
    return "".join(part.html for part in (desk.front, desk.stage, *desk.parts.values()))


def stage_stands(page: Page) -> None:
    """Waits until the stage of a page has been drawn."""
    expect(page.locator(".rt-shell [data-part=stage]")).to_be_visible()


AT_REST = """async () => {
  await new Promise(requestAnimationFrame); // what has just changed sets out in the next frame
  return document.getAnimations().every((one) => one instanceof CSSAnimation || one.playState !== "running");
}"""


def at_rest(page: Page) -> None:
    """Waits until nothing moves on the page: what is pressed or dragged by its place stays there."""
    page.wait_for_function(AT_REST)


def open_drawer(page: Page, name: str) -> None:
    """Opens a drawer of the page in a browser; it stays open from step to step."""
    tab = page.locator(f"[data-part=bar] [data-act=drawer][data-value={name}]")
    tab.click()
    expect(tab).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f".rt-drawer--{name}")).to_be_visible()


def shut_drawer(page: Page) -> None:
    """Shuts the drawer that is open."""
    page.locator("[data-act=drawer][data-value='']:visible").click()
    expect(page.locator(".rt-drawer:visible")).to_have_count(0)


def show_everything(page: Page, on: bool = True) -> None:
    """Opens all drawers of the page in a browser at once, or has one thing shown at a time again."""
    switch, said = page.locator("[data-act=everything]"), "true" if on else "false"
    page.wait_for_function(REMEMBERED)  # a page that has just opened comes to it a moment later
    if switch.get_attribute("aria-pressed") != said:
        switch.click()
    expect(switch).to_have_attribute("aria-pressed", said)
    expect(page.locator(".rt-shell.rt-everything")).to_have_count(1 if on else 0)


def press_tool(page: Page, name: str) -> None:
    """Presses a tool of the page, unfolding the menu that holds it."""
    tool = page.locator(f"[data-key=tool-{name}]")
    expect(tool).to_be_attached()
    shut = page.locator(f".rt-menu:not([open]):has([data-key=tool-{name}]) > summary")
    if shut.count():
        shut.click()
    tool.click()
