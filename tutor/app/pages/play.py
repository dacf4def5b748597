"""The page on which a learner plays a whole game against opponents, with everything that a lesson shows."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import cache
from typing import Any
from urllib.parse import urlencode

import ipywidgets

from tutor.analysis.opponents import OPPONENTS
from tutor.app.games import VIEWS
from tutor.app.link import LONGEST, BadLink, GameTrail, pack, unpack
from tutor.app.own_facts import take_in_all
from tutor.app.pages import controls, play_parts
from tutor.app.pages.play_parts import Wish
from tutor.app.pages.shell import Desk
from tutor.app.request import Request, page_request
from tutor.app.sessions.game import LARGEST_SEED, Match
from tutor.app.widgets.bridge import LONGEST_KEPT
from tutor.app.words import AppWords
from tutor.engine.game import Game, Opening
from tutor.scenario.case import Case
from tutor.scenario.games import game_named
from tutor.trace.spans import Trace
from tutor.trace.tree import cited, trace
from tutor.trace.tree import now as running
from tutor.views.bar import Go, Track
from tutor.views.lesson import choose, now, why
from tutor.views.markup import Html, join, tag

CHAIN = 16
"""So many full stops up to the one shown are drawn as a chain of effects."""

TRAIL_STORE = "kept"
"""What the address says instead of a link that would be too long: the browser keeps the game."""


def playable() -> tuple[str, ...]:
    """The ids of the games of which whole games can be begun and shown."""
    return tuple(game for game in VIEWS if game_named(game).openings())


class PlayPage:
    """One page for the whole games of a game: first what to play, then the match that is under way."""

    def __init__(self, game: Game[Any], request: Request | None = None) -> None:
        self.game = game
        self.desk = Desk(game.id, self, self._remember)
        self.openings: tuple[Opening[Any], ...] = game.openings()
        seed = secrets.randbelow(1_000_000)
        self.wish = Wish(self.openings[0].id, next(iter(OPPONENTS)), seed)
        self.match: Match | None = None
        self.trail: GameTrail | None = None
        self.comes_back = False
        self.decisions_open = False
        if request is not None:
            self.desk.receive(request)
            self._visit(request)
        self.desk.redraw()

    @property
    def widget(self) -> ipywidgets.Widget:
        """The page, for a notebook's last line."""
        return self.desk.widget

    @property
    def walk(self) -> Match | None:
        """The match that is under way, if one has begun."""
        return self.match

    @property
    def start(self) -> Case | None:
        """The case of the game's first position."""
        return None if self.match is None else self.match.start

    @property
    def words(self) -> AppWords:
        """The words of the apps in the page's language."""
        return self.desk.words

    # ---- opening

    def _visit(self, request: Request) -> None:
        wanted = self._opening(request.query.get("opening", ""))
        if wanted is not None:
            self.wish = replace(self.wish, opening=wanted.id)
        if "at" in request.query:
            self._restore(request.query["at"], LONGEST)
        self.comes_back = TRAIL_STORE in request.query

    def _restore(self, text: str, longest: int) -> None:
        try:
            self._go_on(unpack(text, GameTrail, longest))
        except BadLink as bad:
            self.desk.message = self.words(f"error-game-{bad.why}")

    def _go_on(self, trail: GameTrail) -> None:
        try:
            self.match, exactly = Match.restore(self.game, trail)
        except KeyError:
            self.desk.message = self.words("error-game-unknown")
            return
        if not exactly:
            self.desk.message = self.words("error-game-changed")

    def _remember(self, text: str) -> None:
        """Takes what the browser has kept: a game to go on with, at once if the address says so."""
        try:
            trail = unpack(text, GameTrail, LONGEST_KEPT) if text else None
        except BadLink:
            trail = None
        if trail is None or trail.game != self.game.id or self._opening(trail.opening) is None:
            return
        self.trail = trail
        if self.comes_back and self.match is None:
            self.desk.do(lambda: self._go_on(trail))
        else:
            self.desk.redraw()

    def _opening(self, wanted: str) -> Opening[Any] | None:
        return next((one for one in self.openings if one.id == wanted), None)

    # ---- what was pressed

    def act(self, action: str, value: str) -> None:
        """Does what was pressed."""
        if action == "asks":
            self._switch()
        elif self.match is None:
            self._choose_game(action, value)
        elif action == "answer":
            self.match.answer(value)
        elif action == "decisions":
            self.decisions_open = not self.decisions_open
        elif action == "new":
            self.trail, self.match = self.match.trail(), None

    def option(self, number: int) -> None:
        """Takes the option of that number."""
        if self.match is None or self.match.question is None or not self.match.may_answer:
            return
        offered = choose.by_digit(self.match.question, self.desk.speaker)
        if number <= len(offered):
            self.match.answer(offered[number - 1].key)

    def go(self) -> Go:
        """What the primary button does now."""
        match, words = self.match, self.words
        if match is None:
            return Go("")
        if match.can_go_on:
            return Go(words("go-next"), "forward")
        return Go(words("play-new"), "new") if match.finished else Go(words("go-choose"))

    def _switch(self) -> None:
        asks = not (self.match or self.wish).asks
        self.wish = replace(self.wish, asks=asks)
        if self.match is not None:
            self.match.asks = asks

    def _choose_game(self, action: str, value: str) -> None:
        if action == "opening" and self._opening(value) is not None:
            self.wish = replace(self.wish, opening=value)
        elif action == "rival" and value in OPPONENTS:
            self.wish = replace(self.wish, rival=value)
        elif action == "switch":
            self.wish = self.wish.switched(value)
        elif action == "begin":
            self._begin(value.strip())
        elif action == "go-on" and self.trail is not None:
            self._go_on(self.trail)

    def _begin(self, seed: str) -> None:
        if not seed.isdecimal() or int(seed) >= LARGEST_SEED:
            self.desk.message = self.words("error-seed")
            return
        self.wish = replace(self.wish, seed=int(seed))
        opening = self._opening(self.wish.opening)
        assert opening is not None
        on = tuple(switch.id for switch in opening.switches if switch.id in self.wish.switches)
        self.begin(opening, self.wish.rival, self.wish.seed, on)

    def begin(self, opening: Opening[Any], rival: str, seed: int, switches: tuple[str, ...] = ()) -> None:
        """Begins a game. Raises KeyError for unknown opponents or an unknown optional rule."""
        self.match = Match.open(self.game, opening, rival, seed, self.wish.asks, switches)
        self.decisions_open = False

    # ---- drawing

    def draw(self) -> None:
        """Brings every part of the page up to date; parts that stay the same are not sent."""
        if self.match is None:
            self._draw_set_up()
        else:
            self._draw_match(self.match)

    def _draw_set_up(self) -> None:
        title = self.words("play-title")
        self.desk.show_front(self._set_up())
        self.desk.show({"top": lambda: self.desk.top(title, ())})
        self.desk.tell(title, "", self._address())

    def _set_up(self) -> Html:
        go_on = ""
        opening = None if self.trail is None else self._opening(self.trail.opening)
        if opening is not None:
            go_on = self.words("play-go-on", title=opening.title.of(self.desk.lang))
        form = play_parts.set_up(self.wish, self.openings, go_on, self.game.id, self.words)
        return join(self._message(), form)

    def _draw_match(self, match: Match) -> None:
        desk, speaks = self.desk, self.desk.speaker
        traced = cache(lambda: trace([match.view(number) for number in match.stretch()], self.game))
        node, title = match.view(match.node.number), match.opening.title.of(desk.lang)
        desk.show_front(None)
        # Where the learner decides, all that has happened since the last time is lit.
        other = desk.other_line(match)
        earlier = match.since()[0] if match.is_asked or match.finished else match.before.number
        earlier = other[-1] if other else earlier
        before = match.view(earlier).state
        question = node.question if match.may_answer else None
        desk.show(
            {
                "stage": lambda: desk.set_stage(node.state, before, question, match.seat, match.seat),
                "choose": lambda: self._ask(match),
                "say": lambda: self._say(match, title),
                "bar": lambda: self._bar(match),
                "now": lambda: now.now(running(self.game, node.state, node.question), speaks),
                "table": lambda: desk.table(node.state, before, node.question, match.seat),
                "time": lambda: self._time(match, traced()),
                "why": lambda: join(
                    why.why(cited(node), desk.lang, dict(node.state.rulings)), choose.barred(question, speaks)
                ),
                "top": lambda: desk.top(title),
            }
        )
        desk.show_odds([match.view(number).state for number in match.since()])
        latest = cache(lambda: trace([match.view(number) for number in match.since()[-CHAIN:]], self.game))
        desk.show_chain(latest, None, match.seat)
        lines = [line for line, _ in play_parts.outer(play_parts.digest_lines(match, speaks))]
        text = speaks.question(question) if question is not None else ""
        self._keep(match)
        desk.tell(title, " ".join((*lines, text)), self._address(match))

    def _message(self) -> Html:
        if not self.desk.message:
            return Html("")
        return tag("p", self.desk.message, class_="rt-message", role="status")

    def _say(self, match: Match, title: str) -> Html:
        words, speaks = self.words, self.desk.speaker
        note = match.opening.note
        you = words("play-you", who=speaks.name(match.seat))
        where = f"{you} {play_parts.where(match, words)}"
        at = tag("p", where, class_="rt-note", tabindex=-1, data_focus=True)
        noted = None
        if note is not None:
            summary = tag("summary", words("play-note"))
            noted = tag("details", summary, tag("p", note.of(words.lang)), class_="rt-quiet", data_key="note")
        return tag(
            "div",
            tag("h1", title, class_="rt-vh"),
            self._message(),
            tag("p", words("play-full"), class_="rt-message") if match.full else None,
            controls.keys_help(words, self.desk.bridge.keys_on) if self.desk.keys_open else None,
            play_parts.digest(match, words, speaks),
            at,
            noted,
            class_="rt-say",
            data_part="say",
        )

    def _ask(self, match: Match) -> Html:
        words, speaks = self.words, self.desk.speaker
        question = match.view(match.node.number).question
        asks = match.may_answer and question is not None
        only = self.desk.options_about(question) if asks and question is not None else None
        return choose.ask(
            choose.question_head(question, speaks) if question is not None else None,
            choose.about(words.lang) if only is not None else None,
            play_parts.options(match, question, words, speaks, only),
            play_parts.passed(match, words),
            choose.refused(question, speaks) if asks else None,
        )

    def _bar(self, match: Match) -> Html:
        """The bar, on whose line a step is a decision of the learner's."""
        decisions = match.decisions()
        at = sum(number <= match.node.number for number in decisions) - 1
        track = Track(max(len(decisions) - 1, 0), max(at, 0), [str(number) for number in decisions])
        why = len(cited(match.view(match.node.number)))
        states = [match.view(number).state for number in match.since()]
        odds = VIEWS[self.game.id].odds(states) is not None
        where, back = play_parts.where(match, self.words), match.node.parent is not None
        return self.desk.dock(self.go(), track, where, back=back, why=why, odds=odds)

    def _time(self, match: Match, trace: Trace) -> Html:
        words, speaks = self.words, self.desk.speaker
        status = play_parts.where(match, words)
        return join(
            play_parts.tools(match, self.decisions_open, words),
            play_parts.decisions(match, words, speaks) if self.decisions_open else None,
            self.desk.story(
                trace,
                match.node.number,
                controls.time_bar(match, status, self.desk.bridge.playing, words.lang),
                self.desk.lines(match, play_parts.lines(match, words, speaks), match.view),
            ),
        )

    # ---- what brings back here

    def _keep(self, match: Match) -> None:
        try:
            self.desk.bridge.kept = pack(match.trail(), LONGEST_KEPT)
        except BadLink:
            self.desk.message = self.desk.message or self.words("error-game-kept")

    def _address(self, match: Match | None = None) -> str:
        query = {"game": self.game.id, "lang": self.desk.lang}
        if match is not None:
            try:
                query["at"] = pack(match.trail())
            except BadLink:
                query[TRAIL_STORE] = "1"
        return urlencode(query)


def play_page() -> ipywidgets.Widget:
    """The page for whole games, for a notebook's last line; the visitor's link names the game."""
    request = page_request()
    take_in_all()
    games = playable()
    if not games:
        raise LookupError("no game can be played")
    wanted = request.query.get("game", "")
    return PlayPage(game_named(wanted if wanted in games else games[0]), request).widget
