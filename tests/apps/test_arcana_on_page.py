"""What can be worked out from a position of Res Arcana, on the page: buttons, answers, nothing hidden."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest
from games.resarcana.support.positions import lies, one, table, turn, use
from games.resarcana.support.tables import rows, text
from msgspec.structs import replace
from support.desk import all_shown

from tutor.app.pages.play import PlayPage
from tutor.app.request import Request
from tutor.engine.state import State
from tutor.engine.step import settle
from tutor.games.resarcana import GAME
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.state.visibility import secrets
from tutor.games.resarcana.views.table.searches import part
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker

PLACES = {"anna": "boris", "boris": "anna"}


def ready(who: str = "anna") -> State[Table]:
    """Anna, or Boris, is about to act; a dragon is on either side, one of them turned."""
    anna = one(
        "artificer", "dancing-sword", "water-dragon",
        pool={"elan": 3, "death": 2, "life": 1, "gold": 4}, hand=("fiery-whip", "prism"),
    )  # fmt: skip
    boris = one("fire-dragon", hand=("hawk",), pool={"life": 1}, with_={"wind-dragon": lies(turned=True)})
    return table(turn(who), players={"anna": anna, "boris": boris}, monuments=("temple",))


def found(wanted: str = "", lang: Lang = "en", state: State[Table] | None = None, seat: str = "") -> str:
    step = settle(GAME, ready() if state is None else state)
    assert step.question is not None
    return part(step.state, step.question, speaker("resarcana", lang), wanted, seat).html


def offered(html: str) -> list[str]:
    return re.findall(r'<button[^>]*data-act="ways" data-value="(\w+):', html)


def test_what_is_offered_depends_on_what_is_asked_and_whom() -> None:
    assert offered(found()) == ["pay", "short", "attacks"]
    attacked = table(
        use("fire-dragon.1", "boris"),
        players={"anna": one(pool={"calm": 1, "life": 2}), "boris": one("fire-dragon")},
    )
    assert offered(found(state=attacked)) == ["attacks"]
    assert found(seat="boris") == "" and offered(found(seat="anna")) == ["pay", "short", "attacks"]
    collecting = replace(ready(), table=replace(ready().table, phase="collect"))
    assert found(state=collecting) == ""


def test_every_way_to_pay_stands_in_a_table() -> None:
    told = rows(found("ways:pay:place.fiery-whip"))
    assert told[0] == "What is paid What reductions take off"
    assert set(told[1:]) == {"Paid: 2 elan and 1 death 1 death", "Paid: 1 elan and 2 death 1 elan"}
    dragon = text(found("ways:pay:use.water-dragon.1"))
    assert "There is one way to pay." in dragon and "Water Dragon turned" in dragon


def test_what_cannot_be_paid_says_why() -> None:
    poor = table(
        turn(), players={"anna": one("water-dragon", pool={"gold": 3}), "boris": one()}, monuments=("temple",)
    )
    assert "It cannot be paid for now: gold: 4 needed, 3 in the pool." in text(
        found("ways:pay:claim.temple", state=poor)
    )


def test_the_shortest_way_with_its_proof() -> None:
    told = text(found("ways:short:temple"))
    assert "Aim: Temple in front of Anna." in told and "One action leads there." in told
    assert "there is no shorter way" in told
    assert "Claim Temple for 4 gold" in re.findall("<li>(.*?)</li>", found("ways:short:temple"))


def test_attacks_and_answers() -> None:
    told = text(found("ways:attacks:"))
    assert "With what lies on the table one attack on you is possible now." in told
    assert "Boris: Fire Dragon" in told and "React with Dancing Sword (paid: 1 elan" in told
    assert "Not possible: discard 1 calm and lose nothing" in told
    assert "(not now: Wind Dragon is turned)" in told and "Boris holds 1 card" in told


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("who", PLACES)
def test_no_hidden_card_and_no_foreign_word(who: str, lang: Lang) -> None:
    state = ready(who)
    kept = secrets(state.table, who)
    assert kept
    foreign = {"ru": "[A-Za-z]{2,}", "en": "[А-Яа-яЁё]"}[lang]
    for wanted in ("ways:pay:", "ways:short:", "ways:short:prism", "ways:short:hawk", "ways:attacks:"):
        html = unescape(found(wanted, lang, state))
        assert not re.findall(foreign, text(html)), text(html)
        names = [speaker("resarcana", lang).name(card) for card in kept]
        assert not [name for name in names if name in html]


@pytest.mark.parametrize("lang", LANGS)
def test_in_a_whole_game(lang: Lang) -> None:
    page, chance = all_shown(PlayPage(GAME, Request({}, lang, served=True))), random.Random(5)
    page.desk.press("opening", "first-2")
    page.desk.press("rival", "random")
    page.desk.press("begin", "6")
    seen = set()
    for _ in range(25):
        match = page.match
        assert match is not None and match.question is not None
        for what in offered(unescape(page.desk.parts["found"].html)):
            if what not in seen:
                page.desk.press("ways", f"{what}:")
                seen.add(what)
                assert page.desk.message == "" and 'role="status"' in page.desk.parts["found"].html
        page.desk.press("answer", chance.choice(match.question.options).key)
    assert seen == {"pay", "short", "attacks"}
