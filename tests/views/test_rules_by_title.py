"""A learner reads the title and page of a rule; its id stands where lawyers look, and search knows it."""

from __future__ import annotations

import pytest

from tutor.app.pages.rules import RulesPage
from tutor.app.request import Request
from tutor.rules.catalogue import PREFIXES, load
from tutor.rules.words import LANGS, Lang
from tutor.views.classroom.progress import Rule, _rule
from tutor.views.words import wording

ID = 'class="rt-rule__id"'


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", PREFIXES)
def test_the_index_lists_rules_by_their_titles_and_opens_them_with_their_ids(game: str, lang: Lang) -> None:
    page = RulesPage(Request({"game": game}, lang, served=True))
    assert ID not in page.parts["read"].html
    rule = load(game).rules[3]
    page.press("search", rule.title.of(lang))
    assert ID not in page.parts["found"].html and f'data-rule="{rule.id}"' in page.parts["found"].html
    page.press("search", rule.id)
    read = page.parts["read"].html
    assert page.id == rule.id and read.count(ID) == 1
    page.press("search", rule.id.rpartition(".")[0])
    assert f'data-rule="{rule.id}"' in page.parts["found"].html


@pytest.mark.parametrize("lang", LANGS)
def test_progress_names_rules_by_their_titles(lang: Lang) -> None:
    html = _rule(Rule("pen.threat.step3.miss", 2, 1, 50, "weak"), wording(lang))
    assert ID not in html and load("penumbra").rule("pen.threat.step3.miss").title.of(lang) in html
