"""The page of a whole game, from the set-up form to the link that restores it, without a browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from html import unescape
from urllib.parse import parse_qs

import pytest
from msgspec.structs import replace
from support.desk import all_shown, html_of
from support.samples import sample

from tutor.analysis.opponents import OPPONENTS
from tutor.app.link import GameTrail, pack, unpack
from tutor.app.pages import play
from tutor.app.pages.play import PlayPage
from tutor.app.request import Request
from tutor.app.sessions.game import Match
from tutor.app.widgets.looks import is_standing
from tutor.engine.codec import digest
from tutor.games import blackrose, resarcana
from tutor.games.penumbra import GAME
from tutor.rules.catalogue import load
from tutor.rules.words import LANGS, Lang

DECISIONS = 30


def opened(lang: Lang = "en", **query: str) -> PlayPage:
    return PlayPage(GAME, Request(dict(query), lang, served=True))


def opened_at(page: PlayPage) -> PlayPage:
    """A page that is opened by the link of another."""
    return PlayPage(GAME, Request(link(page), "en", served=True))


def begun(lang: Lang = "en", rival: str = "random", seed: int = 2, opening: str = "short-3") -> PlayPage:
    page = opened(lang)
    page.desk.press("opening", opening)
    page.desk.press("rival", rival)
    page.desk.press("begin", str(seed))
    return page


def match_of(page: PlayPage) -> Match:
    assert page.match is not None
    return page.match


def decide(page: PlayPage, decisions: int, seed: int = 4) -> None:
    """Any answers of the learner, pressed on the page."""
    rng = random.Random(seed)
    match = match_of(page)
    for _ in range(decisions):
        if match.finished:
            return
        question = match.question
        assert question is not None and question.seat == "anna" and match.is_asked
        page.desk.press("answer", rng.choice(question.options).key)
        assert page.desk.message == ""


def html(page: PlayPage) -> str:
    return html_of(page.desk)


def link(page: PlayPage) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(page.desk.bridge.query).items()}


def test_a_game_is_chosen_and_begun() -> None:
    page = opened()
    assert page.match is None and not is_standing(page.desk.face)
    assert is_standing(page.desk.page_box)
    assert "Training set, not the cards of the box" in html(page)
    assert html(page).count('data-act="opening"') == len(GAME.openings())
    page.desk.press("opening", "automa-ruby")
    page.desk.press("rival", "random")
    page.desk.press("asks", "")
    for wrong in ("", "x", "-1", "1" * 30):
        page.desk.press("begin", wrong)
        assert page.match is None and "seed" in page.desk.message
    page.desk.press("begin", "17")
    match = match_of(page)
    assert match.is_asked and is_standing(page.desk.face)
    assert not is_standing(page.desk.page_box) and page.desk.front.html == ""
    assert (match.opening.id, match.rival, match.seed, match.asks) == ("automa-ruby", "random", 17, True)


@pytest.mark.parametrize("lang", LANGS)
def test_optional_rules_are_switched_on_and_kept_in_the_link(lang: Lang) -> None:
    """Only those of the chosen opening are played with; each says in words what it changes."""
    page = PlayPage(blackrose.GAME, Request({}, lang, served=True))
    assert 'data-value="avatar-master"' not in html(page)
    page.desk.press("opening", "avatar-2")
    for pressed in ("still-crown", "avatar-master", "moon-markers", "still-crown"):
        page.desk.press("switch", pressed)
    rules, said = {rule.id: rule for rule in load("blackrose").rules}, unescape(html(page))
    for switch in blackrose.GAME.openings()[-1].switches:
        assert switch.title.of(lang) in said
        assert rules[switch.rule].text.of(lang) in said
    page.desk.press("rival", "random")
    page.desk.press("begin", "5")
    match = match_of(page)
    assert match.switches == ("moon-markers", "avatar-master")
    assert match.node.state.table.options == match.switches
    again = PlayPage(blackrose.GAME, Request(link(page), lang, served=True))
    assert match_of(again).node.state == match.node.state and again.desk.message == ""
    other = replace(match.trail(), switches=("no-such-rule",))
    refused = PlayPage(blackrose.GAME, Request({"at": pack(other)}, lang, served=True))
    assert refused.match is None and refused.desk.message


SLOW = {"greedy": pytest.mark.long(reason="an opponent that weighs every move")}


@pytest.mark.parametrize("rival", [pytest.param(rival, marks=SLOW.get(rival, ())) for rival in OPPONENTS])
def test_thirty_decisions_are_restored_by_the_link(rival: str) -> None:
    page = begun(rival=rival)
    decide(page, DECISIONS)
    match = match_of(page)
    page.desk.command("back", "")
    at = link(page)["at"]
    assert len(at) < 1_000
    again = all_shown(opened_at(page))
    all_shown(page)
    assert again.desk.message == "" and match_of(again).trail() == match.trail()
    assert digest(match_of(again).node.state) == digest(match.node.state)
    for part in ("table", "time", "why", "choose", "now"):
        assert again.desk.parts[part].html == page.desk.parts[part].html != "", part
    assert again.desk.stage.html == page.desk.stage.html != ""
    thought_anew, exactly = Match.restore(GAME, _without_hints(unpack(at, GameTrail)))
    assert exactly and thought_anew.trail() == match.trail()


def _without_hints(trail: GameTrail) -> GameTrail:
    from msgspec.structs import replace

    return replace(trail, theirs=())


def test_opponents_and_chance_are_never_asked_on_the_page() -> None:
    page = begun(opening="short-4")
    decide(page, 5)
    match = match_of(page)
    others = 0
    for number in match.line():
        page.desk.press("jump", str(number))
        question = match.question
        if question is not None and question.seat != "anna":
            others += 1
            assert 'data-act="answer"' not in page.desk.parts["choose"].html
            options = [option.key for option in question.options] or ["1"]
            page.desk.press("answer", options[0])
            page.desk.command("option", "1")
            assert match.node.number == number
    assert others > 20


def test_a_decision_is_taken_back_and_made_otherwise() -> None:
    page = begun()
    decide(page, 3)
    match = match_of(page)
    here = match.decisions()[-2]
    page.desk.press("last-question", "")
    assert match.node.number == here and match.is_asked
    assert match.question is not None
    taken = match.history.nodes[match.history.ahead()[0]].key
    other = next(option.key for option in match.question.options if option.key != taken)
    page.desk.press("answer", other)
    page.desk.press("drawer", "story")
    assert "Line 1" in page.desk.parts["time"].html and "Line 2" in page.desk.parts["time"].html
    page.desk.press("decisions", "")
    assert page.desk.parts["time"].html.count('data-act="jump"') >= len(match.decisions())


def test_moments_are_passed_with_a_way_back_to_them() -> None:
    page = begun()
    decide(page, 1)
    match = match_of(page)
    rng = random.Random(1)
    while not match.passed():
        assert match.question is not None and not match.finished
        page.desk.press("answer", rng.choice(match.question.options).key)
    said = page.desk.parts["choose"].html
    assert "Use an effect first" in said
    last = match.passed()[-1]
    page.desk.press("jump", str(last))
    assert match.question is not None and match.question.kind == "effects" and match.may_answer
    assert 'data-act="answer"' in page.desk.parts["choose"].html
    page.desk.press("asks", "")
    assert match.asks and match.is_asked and match.node.number in match.decisions()


@pytest.mark.parametrize(
    ("at", "says"),
    [("not-a-link", "damaged"), ("A" * 7000, "too long"), ("eNqLNtQxNIgFAAUEAZM", "link")],
)
def test_a_bad_link_leads_to_the_choice_of_a_game(at: str, says: str) -> None:
    page = opened(at=at)
    assert page.match is None and says in page.desk.message
    page.desk.press("begin", "1")
    assert match_of(page).is_asked


def test_a_link_of_a_changed_or_unknown_game_is_refused_politely() -> None:
    from msgspec.structs import replace

    page = begun()
    decide(page, 4)
    trail = match_of(page).trail()
    changed = opened(at=pack(replace(trail, answers=(*trail.answers[:2], "nonsense"))))
    assert "changed" in changed.desk.message and match_of(changed).trail().answers == trail.answers[:2]
    unknown = opened(at=pack(replace(trail, opening="nonsense")))
    assert unknown.match is None and "there is not" in unknown.desk.message


def test_the_browser_keeps_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    page = begun()
    decide(page, 4)
    kept = page.desk.bridge.kept
    assert unpack(kept, GameTrail) == match_of(page).trail()

    later = opened()
    for broken in ("", "nonsense", 7, None, "x" * 100_000):
        later.desk.bridge._commanded(None, {"kept": broken}, None)
        assert later.trail is None and later.match is None
    later.desk.bridge._commanded(None, {"kept": kept}, None)
    assert "Go on: Short game for three" in later.desk.front.html
    later.desk.press("go-on", "")
    assert match_of(later).trail() == match_of(page).trail()

    # A game that is too long for an address comes back by itself.
    monkeypatch.setattr(play, "pack", _endless(pack))
    page.desk.redraw()
    assert link(page) == {"game": "penumbra", "lang": "en", "kept": "1"}
    back = opened_at(page)
    assert back.match is None
    back.desk.bridge._commanded(None, {"kept": kept}, None)
    assert match_of(back).trail() == match_of(page).trail()


def _endless(pack: Callable[..., str]) -> Callable[..., str]:
    """Packs as if no trail were short enough for an address."""
    from tutor.app.link import LONGEST, BadLink

    def packed(trail: object, longest: int = LONGEST) -> str:
        if longest == LONGEST:
            raise BadLink("too-long")
        return pack(trail, longest)

    return packed


def test_what_opponents_hold_is_not_on_the_page() -> None:
    page = all_shown(begun(opening="short-4"))
    secret = GAME.secrets(match_of(page).node.state.table, "anna")
    assert len(secret) >= 6
    for number in match_of(page).line():
        page.desk.press("jump", str(number))
        shown = html(page) + page.desk.bridge.said
        assert not [id for id in secret if re.search(rf"(?<![\w-]){re.escape(id)}(?![\w-])", shown)]


@pytest.mark.parametrize(
    "action", ["answer", "jump", "branch", "lang", "rule", "begin", "opening", "new", "x"]
)
@pytest.mark.parametrize(
    "value",
    sample(["<script>", "", "-1", "99999999", "../../etc/passwd", "pass"], 2, "more nonsense"),
)
def test_whatever_a_visitor_sends_the_page_goes_on(action: str, value: str) -> None:
    page = all_shown(begun())
    page.desk.press(action, value)
    page.desk.command(action, value)
    page.desk.command("forward", "")
    assert "Traceback" not in html(page) and "<script>" not in html(page)
    page.desk.press("begin", "1")
    assert match_of(page).is_asked


@pytest.mark.parametrize("lang", LANGS)
def test_every_part_is_said_in_one_language(lang: Lang) -> None:
    page = all_shown(begun(lang))
    decide(page, 12)
    page.desk.press("decisions", "")
    foreign = "[А-Яа-яЁё]{2,}" if lang == "en" else "[A-Za-z]{2,}"
    for name, part in {"stage": page.desk.stage, **page.desk.parts}.items():
        assert part.html or name in ("found", "odds"), name
        text = re.sub(
            r'<a [^>]*class="rt-rule__id".*?</a>|<(\w+)[^>]* lang="\w\w".*?</\1>|<[^>]+>', " ", part.html
        )
        assert not re.findall(foreign, re.sub(r"&\w+;", " ", text)), name


def test_the_chain_of_effects_stands_where_the_running_text_does() -> None:
    """While something is asked both stand at what asks, and not at the full stop before."""
    page = all_shown(PlayPage(resarcana.GAME, Request({}, "en", served=True)))
    page.desk.press("opening", "first-2")
    page.desk.press("begin", "2")
    assert page.match is not None and page.match.question is not None
    texts = [re.sub("<[^>]*>", " ", page.desk.parts[part].html) for part in ("now", "chain")]
    (running,) = re.findall(r"(\d) *\(now\)", texts[0])
    (chained,) = set(re.findall(r"Set-up: runs, sentence (\d)", texts[1]))
    assert page.match.question.kind == "first-player" and running == chained == "5"
