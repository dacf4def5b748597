"""What every page has: its bar with crumbs, tools and languages, the lesson's sentence, the step buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.rules.words import LANGS, Lang
from tutor.views.buttons import toggles
from tutor.views.markup import Html, Part, join, tag
from tutor.views.words import wording

MAIN = "rt-page"
"""The id that `bridge.js` gives to what stands below the bar."""

LANGUAGES: Mapping[Lang, str] = {"ru": "Рус", "en": "Eng"}
"""What the switch shows for each language, in that language."""


def top(
    crumbs: Sequence[tuple[str, str]],
    lang: Lang,
    *,
    tools: Sequence[str] = ("link", "file", "keys"),
    links: Mapping[str, str] | None = None,
    languages: Mapping[Lang, str] | None = None,
    middle: Part = None,
    everything: bool | None = None,
) -> Html:
    """The bar of a page.

    `crumbs` are (text, address) from the start page to this one, whose address does not matter. `tools` name
    buttons that report the action of their name; those in `links` are links to that address instead.
    `languages` are the addresses of the page in each language; pressing one reports the action `lang`.
    `middle` stands between crumbs and tools. A page with stage and coach says whether it shows `everything`:
    its other tools are then folded away.
    """
    words = wording(lang)
    last = len(crumbs) - 1
    trail = [
        tag(
            "li",
            tag("span", text, title=text, aria_current="page")
            if at == last and at
            else tag("a", text, href=href),
        )
        for at, (text, href) in enumerate(crumbs)
    ]
    path = tag("nav", tag("ol", *trail, class_="rt-crumbs"), aria_label=words("product"))
    pressed = [_tool(name, lang, (links or {}).get(name)) for name in tools]
    switch = [_language(code, code == lang, (languages or {}).get(code)) for code in reversed(LANGS)]
    chosen = tag("div", *switch, class_="rt-lang", role="group", aria_label=words("language"))
    buttons = pressed if everything is None else [_everything(everything, lang), _menu(pressed, lang)]
    tools_ = tag("div", *buttons, chosen, class_="rt-top__tools")
    return tag("header", skip_link(lang), path, middle, tools_, class_="rt-top", role="banner")


def links(ways: Sequence[tuple[str, str]], lang: Lang) -> Html:
    """The ways to other pages, words and address, to stand in a bar or at the end of a page."""
    there = [tag("a", text, href=href) for text, href in ways]
    return tag("nav", *there, class_="en-ways", aria_label=wording(lang)("entry-ways")) if there else join()


def say(title: str, sentence: Part, lang: Lang, at: int = 0, of: int = 0) -> Html:
    """The lesson's sentence, and how far it has come: step `at` of `of`; without steps no progress."""
    words = wording(lang)
    head = tag("div", tag("h1", title, class_="rt-vh"), tag("p", sentence))
    if not of:
        return tag("div", head, class_="rt-say")
    share = round(100 * min(at, of) / of)
    meter = tag("span", tag("i", style=f"width:{share}%"), class_="rt-meter", aria_hidden="true")
    progress = tag(
        "div", tag("span", words("step-of", n=at, of=of), class_="rt-num"), meter, class_="rt-progress"
    )
    return tag("div", head, progress, class_="rt-say")


def step_bar(lang: Lang, status: str, *, back: bool, forward: bool, playing: bool = False) -> Html:
    """The buttons of Time, reporting `start`, `back`, `forward` and `play`; `status` says where we are."""
    words = wording(lang)

    def button(name: str, can: bool, look: str = "") -> Html:
        label = words("pause" if name == "play" and playing else name)
        return tag(
            "button",
            label,
            class_=f"rt-btn{look}",
            type="button",
            aria_disabled=None if can else "true",
            data_act=name,
            data_key=f"bar-{name}",
        )

    return tag(
        "div",
        button("start", back, " rt-btn--start"),
        button("back", back),
        button("forward", forward, " rt-btn--main"),
        button("play", forward or playing),
        tag("span", status, class_="rt-time__where rt-num"),
        class_="rt-time__bar",
        role="group",
        aria_label=words("step-bar"),
    )


def branches(
    names: Sequence[tuple[str, str]], current: str, lang: Lang, *, can_keep: bool = True, compared: str = ""
) -> Html:
    """The kept branches as (value, name): a press reports `branch` or `compare` with the value, or `keep`.

    The `current` one can be compared with each of the others; `compared` is the one that it is compared with.
    """
    words = wording(lang)
    buttons = toggles("branch", names, current)
    others = [(value, words("compare", name=name)) for value, name in names if value != current]
    keep = tag(
        "button", words("keep"), class_="rt-tool", type="button", data_act="keep", data_key="branch-keep"
    )
    return tag(
        "div",
        tag("b", words("branches")),
        *buttons,
        *toggles("compare", others, compared, look="rt-tool"),
        keep if can_keep else None,
        class_="rt-branches",
    )


def skip_link(lang: Lang) -> Html:
    """The first stop of the Tab key: over the bar, into the page."""
    return tag("a", wording(lang)("skip"), class_="rt-skip", href=f"#{MAIN}")


def legend(lang: Lang) -> Html:
    """What the rings round pieces mean."""
    words = wording(lang)
    rings = [
        tag("span", tag("svg", tag("rect", class_=name, x=2, y=2, width=18, height=18, rx=4),
                        viewBox="0 0 22 22", aria_hidden="true"), words(f"ring-{name}"))
        for name in ("lit", "cand")
    ]  # fmt: skip
    return tag("p", join(*rings), class_="rt-key")


def _everything(on: bool, lang: Lang) -> Html:
    """The switch between one thing at a time and the rules lawyer's layout."""
    label = wording(lang)("show-less" if on else "show-everything")
    return tag(
        "button",
        tag("span", "▦", class_="rt-tool__sign", aria_hidden="true"),
        tag("span", label, class_="rt-word"),
        class_="rt-tool rt-tool--all",
        title=label,
        type="button",
        data_act="everything",
        data_key="tool-everything",
        aria_pressed="true" if on else "false",
    )


def _menu(tools: Sequence[Html], lang: Lang) -> Html | None:
    """The tools of a page, folded away behind three dots."""
    if not tools:
        return None
    name = tag("span", wording(lang)("more-tools"), class_="rt-vh")
    dots = tag("summary", tag("span", "⋯", aria_hidden="true"), name)
    return tag("details", dots, tag("div", *tools, class_="rt-menu__list"), class_="rt-menu", data_key="menu")


def _tool(name: str, lang: Lang, href: str | None) -> Html:
    words = wording(lang)
    label, title = words(f"tool-{name}"), words(f"tool-{name}-title")
    if href is not None:
        return tag("a", label, class_="rt-tool", href=href, title=title)
    return tag(
        "button", label, class_="rt-tool", type="button", title=title, data_act=name, data_key=f"tool-{name}"
    )


def _language(code: Lang, current: bool, href: str | None) -> Html:
    return tag(
        "a",
        LANGUAGES[code],
        lang=code,
        hreflang=code,
        href=href or f"?lang={code}",
        aria_current="true" if current else None,
        data_act="lang",
        data_value=code,
        data_key=f"lang-{code}",
    )
