"""Notebook output: parts of a page as one piece of HTML that carries just the style it needs, and no script.

So an output looks the same in JupyterLab, VS Code, nbviewer and exported files, and touches nothing outside.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import tinycss2
from tinycss2.ast import AtRule, Node, QualifiedRule

from tutor.rules.words import Lang
from tutor.trace.words import Speaker
from tutor.views.markup import Html, join, tag
from tutor.views.theme import css, defs

GROUPS: Final = frozenset({"container", "layer", "media", "scope", "supports"})
"""At-rules that hold other rules."""

STYLES: Final = 200
"""For so many sets of classes the style is remembered: a control that is moved mostly changes no class."""

WEIGHT: Final = ":is(*,.rt.rt)"
"""What fits every element, and makes each rule of ours stronger than those of JupyterLab for outputs."""

_START: Final = re.compile(r"^(?:[>+~]\s*)?(?:[a-zA-Z][\w-]*|\*)?")
_CLASS: Final = re.compile(r"\.(-?[A-Za-z_][\w-]*)")
_FUNCTION: Final = re.compile(r":(?:is|not|where|has)\((?:[^()]|\([^()]*\))*\)")
_PAGE: Final = re.compile(r'<a\b([^>]*?) href="([a-z][a-z-]*\.ipynb[^"]*)"([^>]*)>')
_PRESS: Final = re.compile(r' (?:data-(?:act|value)|aria-label)="[^"]*"')
_RULE: Final = re.compile(r' data-rule="([^"]*)"')
_STYLE: Final = re.compile(r"<style>\n@scope \(\.rt-drawn\).*?</style>", re.S)
_DEFS: Final = re.compile(r'<svg class="rt-defs"[^>]*>(?:<symbol id="g-.*?</symbol>)*</svg>', re.S)
_SHELL: Final = re.compile(r'<div class="rt-(?:output rt-drawn|shell rt-cell)"')
_USED: Final = re.compile(r'class="([^"]*)"')
_SIGN: Final = re.compile(r'href="#(g-[\w-]+)"')
_SYMBOL: Final = re.compile(r'<symbol id="([\w-]+)".*?</symbol>')


_ON_PAGE: Final = [False]


@dataclass(frozen=True)
class Rule:
    """A rule of a style sheet with the `classes` without which it applies to nothing, or a group of rules."""

    prelude: str
    body: str
    classes: tuple[frozenset[str], ...] = ()
    inner: tuple[Rule, ...] = ()

    def named(self) -> Iterator[frozenset[str]]:
        """The sets of classes that decide whether any of it is needed."""
        yield from self.classes
        for one in self.inner:
            yield from one.named()

    def used(self, classes: frozenset[str]) -> str:
        """The rule as far as elements of these classes need it."""
        if self.inner:
            inner = "\n".join(filter(None, (one.used(classes) for one in self.inner)))
            return f"{self.prelude} {{\n{inner}\n}}" if inner else ""
        needed = not self.classes or any(one <= classes for one in self.classes)
        return f"{self.prelude} {{{self.body}}}" if needed else ""


def output(*parts: Html | str, lang: Lang = "en") -> str:
    """Parts of a page as one output of a notebook.

    A link to a page of the tutor is a link only where the tutor serves the notebook: elsewhere it leads
    nowhere, so the address stands in `data-page`, and what names a rule says how a cell is asked for it.
    """
    body = _unlinked(join(*parts))
    shell = tag("div", _signs(body), body, class_="rt-shell rt-cell", lang=lang)
    style = None if _ON_PAGE[-1] else Html(f"<style>\n{style_of(shell)}\n</style>")
    return str(tag("div", style, shell, class_="rt-output rt-drawn"))


def leave_style_to_page(has_style: bool) -> None:
    """Says whether the page on which outputs are drawn has the whole style sheet itself."""
    _ON_PAGE[:] = [has_style]


def style_of(body: str) -> str:
    """The style sheet as far as the markup needs it, for elements within an output only."""
    used = frozenset().union(*(names.split() for names in _USED.findall(body)))
    return _style_for(used & _styled())


@lru_cache(maxsize=STYLES)
def _style_for(classes: frozenset[str]) -> str:
    rules = "\n".join(filter(None, (rule.used(classes) for rule in _rules())))
    return f"@scope (.rt-drawn) {{\n{rules}\n}}"


@cache
def _styled() -> frozenset[str]:
    """All classes that the style sheet knows."""
    return frozenset().union(*(one for rule in _rules() for one in rule.named()))


def unstyled(html: str) -> Html:
    """An output without its style: for a page on which `style_of` gives it to all outputs at once."""
    return Html(_STYLE.sub("", html))


def inner(html: str) -> Html:
    """What an output holds, to be put into another one; any other markup as it is."""
    return Html(_SHELL.sub("<div", _DEFS.sub("", unstyled(html))))


def _unlinked(body: str) -> Html:
    return Html(_PAGE.sub(_words_alone, body))


def _words_alone(link: re.Match[str]) -> str:
    attributes = _PRESS.sub("", link[1] + link[3])
    rule = _RULE.search(attributes)
    title = f' title="tutor.rule(&quot;{rule[1]}&quot;)"' if rule else ""
    return f'<a{attributes} data-page="{link[2]}"{title}>'


def _signs(body: str) -> Html:
    """The symbols that the markup draws."""
    needed = set(_SIGN.findall(body))
    symbols = [Html(one.group()) for one in _SYMBOL.finditer(defs()) if one.group(1) in needed]
    return tag("svg", *symbols, class_="rt-defs", aria_hidden="true", focusable="false")


@cache
def _rules() -> tuple[Rule, ...]:
    """The rules of the whole style sheet, parsed once; on a page of ours the tokens are those of the page."""
    sheet = css().replace(":root", ":scope:not(body.rt-app *)").replace("\nbody {", "\n.rt-shell {")
    return tuple(_parsed(tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True)))


def _parsed(nodes: Iterable[Node]) -> Iterator[Rule]:
    for node in nodes:
        if isinstance(node, QualifiedRule):
            prelude = tinycss2.serialize(node.prelude).strip()
            yield Rule(_weighted(prelude), tinycss2.serialize(node.content), tuple(_classes(prelude)))
        elif isinstance(node, AtRule):
            prelude = f"@{node.at_keyword}{tinycss2.serialize(node.prelude)}".rstrip()
            if node.lower_at_keyword in GROUPS and node.content is not None:
                inner = tinycss2.parse_rule_list(node.content, skip_comments=True, skip_whitespace=True)
                yield Rule(prelude, "", (), tuple(_parsed(inner)))
            elif node.content is not None:
                yield Rule(prelude, tinycss2.serialize(node.content))


def _weighted(prelude: str) -> str:
    """A list of selectors, each with more weight: they stay as strong as they were among one another."""
    selectors = [""]
    for node in tinycss2.parse_component_value_list(prelude):
        if node.type == "literal" and node.value == ",":
            selectors.append("")
        else:
            selectors[-1] += node.serialize()
    return ", ".join(_START.sub(rf"\g<0>{WEIGHT}", selector.strip(), count=1) for selector in selectors)


def _classes(prelude: str) -> Iterator[frozenset[str]]:
    """For each selector of a list the classes that an element, and what it stands in, must have."""
    for selector in _FUNCTION.sub("", prelude).split(","):
        yield frozenset(_CLASS.findall(selector))


def frame(rows: Iterable[Mapping[str, Any]]) -> Any:
    """Rows as a pandas frame. Raises ImportError where pandas is not installed, which nothing here needs."""
    return import_module("pandas").DataFrame(list(rows))


class Displayed:
    """Something that draws itself in a notebook: HTML for a page, and for a terminal what `repr` says."""

    if TYPE_CHECKING:
        # A field or a property of each class; a property here would be the default of a dataclass's field.
        @property
        def lang(self) -> Lang:
            """The language in which it is told."""

    def html(self) -> Html:
        """What is drawn."""
        raise NotImplementedError

    def _repr_html_(self) -> str:
        return output(self.html(), lang=self.lang)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Mapping[str, str]:
        draws = {"text/plain": lambda: repr(self), "text/html": self._repr_html_}
        kinds = [kind for kind in draws if (not include or kind in include) and kind not in (exclude or ())]
        return {kind: draws[kind]() for kind in kinds}


class SpeakerView(Displayed):
    """Something that draws itself in the language of its `speaker`."""

    speaker: Speaker

    @property
    def lang(self) -> Lang:
        """The language in which it is told."""
        return self.speaker.lang
