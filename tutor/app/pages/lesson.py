"""The lesson page: table, now, choose, why, time, odds and chain around one session, in two languages."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import ClassVar
from urllib.parse import urlencode

import ipywidgets
import msgspec

from tutor.app.games import VIEWS
from tutor.app.learner.courses import course_crumb, following, lesson_address
from tutor.app.learner.learner_store import Keeping
from tutor.app.learner.lesson_progress import Learning, trail_of
from tutor.app.library import (
    after,
    lesson,
    lesson_ids,
    lesson_query,
    notebook,
    title_of,
    topic_named,
    topic_of,
)
from tutor.app.link import BadLink, Trail, pack, studio_address, unpack
from tutor.app.pages import controls
from tutor.app.pages import lesson_parts as parts
from tutor.app.pages.ahead import Pause
from tutor.app.pages.shell import Desk
from tutor.app.request import Request, page_request
from tutor.app.serving.site import current_site
from tutor.app.sessions.lesson import Session
from tutor.app.words import AppWords
from tutor.engine.chance import Dice
from tutor.framework.installed import playable
from tutor.scenario.case import Case, case_of
from tutor.trace.narrate import narrate_at
from tutor.trace.tree import cited
from tutor.views.bar import Go, Track
from tutor.views.lesson import choose, why
from tutor.views.markup import Html, join, tag


class LessonPage:
    """One page for the lessons of a topic ("" for all of a game), around the session that is open.

    A link to a lesson of another topic opens it all the same. Raises KeyError for a topic that is none.
    """

    tools: ClassVar[tuple[str, ...]] = ("studio", "bench", "link", "keys")
    """What can be pressed in the page's bar."""

    writes: bool = True
    """Whether the visitor may take the lesson to the studio."""

    def __init__(self, game: str, topic: str = "", request: Request | None = None) -> None:
        topic_named(game, topic)
        self.game = game
        self.ids = (*lesson_ids(game, topic), *lesson_ids(game))
        request = request or Request()
        self.desk = Desk(game, self, on_ready=self._ready)
        self.desk.pause = Pause(self._draw_ahead)
        self.desk.receive(request)
        self.keeping = Keeping(request)
        self.writes = request.writes
        self.learning = Learning(self.keeping)
        self.session = self._visit(request)
        self.topic = topic_named(game, topic_of(self.session.scenario.id))
        self.draw()

    @property
    def widget(self) -> ipywidgets.Widget:
        """The page, for a notebook's last line."""
        return self.desk.widget

    @property
    def walk(self) -> Session | None:
        """The session that is open, if any."""
        return self.session

    @property
    def start(self) -> Case | None:
        """The case of the lesson's first position, if a session is open."""
        return case_of(self.session.scenario)

    @property
    def words(self) -> AppWords:
        """The words of the apps in the page's language."""
        return self.desk.words

    # ---- opening

    def _visit(self, request: Request) -> Session:
        self.along = request.query.get("course") == "1"
        wanted = request.query.get("lesson", "")
        known = f"{self.game}/{wanted}" in self.ids
        self.desk.message = self.words("error-lesson", lesson=wanted[:60]) if wanted and not known else ""
        session = self._open(f"{self.game}/{wanted}" if known else self.ids[0])
        led = False
        if known and "at" in request.query:
            led = self._restore(session, request.query["at"])
        elif known and "ask" in request.query:
            led = session.seek_question(request.query["ask"])
        elif known and "rule" in request.query:
            led = session.seek(request.query["rule"])
        self.learning.opened(session, led=led)
        return session

    def _open(self, lesson_id: str) -> Session:
        for wanted in (lesson_id, *self.ids):
            loaded = lesson(wanted)
            if loaded.script is not None:
                self.all_steps = loaded.script.depth
                run = self.learning.new_run()
                return Session.open(loaded.script.scenario, loaded.script, secrets.randbelow, run)
            self.desk.message = self.words("error-scenario", n=len(loaded.defects))
        raise LookupError(f"no lesson of {self.game} can be opened")

    def _restore(self, session: Session, text: str) -> bool:
        """Goes where a link leads; False for one that leads nowhere."""
        try:
            trail = unpack(text, Trail)
        except BadLink as bad:
            self.desk.message = self.words(f"error-link-{bad.why}")
            return False
        own = self.learning.is_own(trail)
        if trail.lesson != session.scenario.id or not session.restore(trail, own=own):
            self.desk.message = self.words("error-link-changed")
        return True

    # ---- what is kept

    def _ready(self) -> None:
        """The page stands: now there is time to look up what is kept of the learner."""
        self.keeping.begin(self._records_changed)

    def _records_changed(self) -> None:
        """There is news of what is kept."""
        self.learning.looked_up(self.session)
        self.desk.redraw()

    def _go_on(self) -> None:
        """Goes on where the learner was when they left the lesson."""
        offer = self.learning.offer
        trail = trail_of(offer) if offer is not None else None
        if trail is None:
            return
        session = self._open(self.session.scenario.id)
        if not session.restore(trail, own=self.learning.is_own(trail)):
            self.desk.message = self.words("error-link-changed")
        self.session = session
        self.learning.opened(session, led=True)

    # ---- what was pressed

    def act(self, action: str, value: str) -> None:
        """Does what was pressed."""
        session = self.session
        self.learning.pressed(action)
        if action == "answer":
            session.answer(value)
        elif action == "hint":
            if not session.take_hint():
                self.desk.message = self.words("hint-none")
        elif action == "resume":
            self._go_on()
        elif action == "told":
            session.answer_as_told()
        elif action == "roll":
            session.roll()
        elif action == "pick" and value.isdigit():
            session.predict(int(value))
        elif action == "lock":
            session.lock()
        elif action == "skip":
            session.skip()
        elif action == "studio":
            self.desk.bridge.visit(studio_address(session.scenario.id, self.desk.lang))

    def option(self, number: int) -> None:
        """Takes the answer of that number: a prediction, an option, or how dice fall."""
        if self.session.must_guess:
            self.session.predict(number - 1)
            return
        question = self.session.question
        if question is None:
            return
        self.learning.pressed("answer")
        if question.chance is not None:
            has_roll = self.session.told_answer is not None
            if has_roll and number == 1:
                self.session.answer_as_told()
            elif number == 1 + has_roll:
                self.session.roll()
            return
        offered = choose.by_digit(question, self.desk.speaker)
        if number <= len(offered):
            self.session.answer(offered[number - 1].key)

    def go(self) -> Go:
        """What the primary button does now."""
        session, words = self.session, self.words
        if session.must_guess:
            picked = session.guess is not None and session.guess.picked is not None
            return Go(words("go-lock"), "lock") if picked else Go(words("go-predict"))
        if session.can_go_on:
            return Go(words("go-next"), "forward")
        if session.told_out:
            way = self._way_on()
            return Go(words("go-lesson"), href=way[1]) if way is not None else Go(words("go-over"))
        question, roll = session.question, session.told_answer
        if question is not None and question.chance is not None:
            says = words("go-roll" if isinstance(question.chance, Dice) else "go-draw")
            return Go(says, "told" if roll is not None else "roll")
        if question is not None and roll is not None:
            return Go(words("go-theirs"), "told")
        return Go(words("go-choose"))

    # ---- drawing

    def draw(self) -> None:
        """Brings every part of the page up to date; parts that stay the same are not sent."""
        session, desk = self.session, self.desk
        self.learning.drawn(session, self.all_steps)
        desk.show(self._parts())
        node, speaks = session.node, desk.speaker
        # How a roll comes out, or what can come, would give the answer of an open prediction away.
        desk.show_odds(session.states, roll_known=not session.is_guessing)
        desk.show_chain(lambda: session.trace, node.depth, searches=not session.is_guessing)
        title = session.scenario.title.of(desk.lang)
        desk.tell(title, str(narrate_at(speaks, session.history)), self._query())
        self._keep_mark()

    def _draw_ahead(self) -> None:
        """Draws the next step unseen: whatever is held of it is at hand then.

        The browser hears of its stage only where one goes on and nothing is to be predicted.
        """
        here, ahead = self.session, self.session.ahead()
        if ahead is None or (ahead.told_out and self.along):
            return  # What is advised at the end is not to be looked for before the last answer counts.
        self.session = ahead
        try:
            drawn = {name: draw() for name, draw in self.desk.visible(self._parts())}
            if here.can_go_on and not here.must_guess:
                self.desk.stage.foresee(str(drawn["stage"]))
            narrate_at(self.desk.speaker, ahead.history)
            ahead.trail()
        finally:
            self.session = here

    def _parts(self) -> dict[str, Callable[[], str]]:
        """What draws each part of the page."""
        session, desk = self.session, self.desk
        node, before, speaks, you = session.node, session.before, desk.speaker, session.scenario.you
        other = desk.other_line(session)
        earlier = session.history.nodes[other[-1]].state if other else before.state
        tools = tuple(one for one in self.tools if one != "studio" or self.writes)
        # What can be answered next would give an open prediction away; at the end nothing is listed.
        question = None if session.must_guess or session.told_out else node.question
        return {
            "stage": lambda: desk.set_stage(session.fallen, earlier, question, you=you, now=node.state),
            "say": self._say,
            "choose": self._ask,
            "bar": self._bar,
            "now": lambda: desk.now(session.game, node),
            "table": lambda: desk.table(node.state, earlier, question),
            "time": self._time,
            "why": lambda: join(
                why.why(cited(node), desk.lang, dict(node.state.rulings)),
                choose.barred(None if session.is_guessing else question, speaks),
                parts.note(session, self.words, speaks),
            ),
            "top": lambda: desk.top(session.scenario.title.of(desk.lang), tools, self._within()),
        }

    def _say(self) -> Html:
        desk, learning = self.desk, self.learning
        title = tag("h1", self.session.scenario.title.of(desk.lang), class_="rt-vh")
        message = tag("p", desk.message, class_="rt-message", role="status") if desk.message else ""
        storage_note = parts.storage_note(self.words) if self.keeping.away else ""
        offer = parts.offer(learning.offer, self.words)
        keys = controls.keys_help(self.words, desk.bridge.keys_on, hints=True) if desk.keys_open else ""
        narration = controls.narration(self.session, self.words)
        look = parts.say_look(self.session.moment.say, desk.lang)
        return tag("div", title, message, storage_note, offer, keys, narration, class_=look, data_part="say")

    def _after(self) -> Html:
        if not self.session.told_out:
            return join()
        row = parts.ways(self.words, self._way_on())
        note = parts.note(self.session, self.words, self.desk.speaker)
        return parts.summary(self.session, self.words, self.desk.speaker, join(note, row))

    def _way_on(self) -> tuple[str, str] | None:
        """The way on in words, and its address.

        It leads along the course to what is advised, else to what follows there, else to what is listed next.
        """
        id, lang = self.session.scenario.id, self.desk.lang
        advised = self.learning.advised(self.session, self.desk.redraw) if self.along else None
        along = following(id, lang, self.words) if self.along else None
        if advised is not None:
            says = self.words("next-lesson", title=title_of(advised).of(lang))
            along = says, lesson_address(advised, lang, along=True)
        if along is not None:
            return along
        behind = after(id)
        return self._following(behind) if behind is not None else None

    def _following(self, lesson_id: str) -> tuple[str, str]:
        """The way to the next lesson, which may be in the next topic's notebook."""
        lang, game = self.desk.lang, lesson_id.partition("/")[0]
        title, topic = title_of(lesson_id).of(lang), topic_named(game, topic_of(lesson_id))
        if topic is None or topic == self.topic or game != self.game:
            says = self.words("next-lesson", title=title)
        else:
            says = self.words("next-topic", topic=topic.title.of(lang), title=title)
        return says, f"{notebook(game, topic_of(lesson_id))}?{self._query(lesson_id)}"

    def _within(self) -> tuple[tuple[str, str], ...]:
        crumb = course_crumb(self.session.scenario.id, self.desk.lang) if self.along else None
        if crumb is not None:
            return (crumb,)
        if self.topic is None or current_site() is not None:
            return ()
        query = urlencode({"topic": self.topic.id, "lang": self.desk.lang})
        return ((self.topic.title.of(self.desk.lang), f"start.ipynb?{query}"),)

    def _ask(self) -> Html:
        """What is asked, with the answers; how a prediction came out; at the end what was learned."""
        session, speaks, words = self.session, self.desk.speaker, self.words
        question, guesses = session.question, session.must_guess
        hint = parts.hint(session, words, speaks)
        outcome = controls.prediction(session.guess, session.rules_here, words, speaks)
        if guesses:
            return choose.ask(outcome, tag("div", hint, controls.skip_button(words), class_="rt-row"))
        if session.told_out:
            return choose.ask(outcome or None, self._after())
        if question is None:
            return choose.ask(outcome or None)
        only = self.desk.options_about(question)
        return choose.ask(
            outcome or None,
            choose.question_head(question, speaks),
            choose.about(speaks.lang) if only is not None else None,
            controls.options(session, words, speaks, only),
            hint or None,
            choose.refused(question, speaks),
        )

    def _bar(self) -> Html:
        session = self.session
        values = [str(number) for number in session.line()]
        steps = self.all_steps if session.moment.on_line else len(values) - 1
        track = Track(max(steps, session.node.depth), session.node.depth, values)
        odds = VIEWS[self.game].odds(session.states) is not None
        where, back = controls.where(session, self.words), session.node.parent is not None
        return self.desk.dock(self.go(), track, where, back=back, why=len(cited(session.node)), odds=odds)

    def _time(self) -> Html:
        session, desk = self.session, self.desk
        return desk.story(
            session.trace,
            session.node.number,
            controls.time_bar(session, controls.where(session, self.words), desk.bridge.playing, desk.lang),
            desk.lines(session, controls.lines(session, self.words, desk.speaker)),
        )

    def _keep_mark(self) -> None:
        session, steps = self.session, self.all_steps
        if session.moment.on_line and session.node.depth:
            mark = [session.scenario.id, steps if session.told_out else session.node.depth, steps]
            self.desk.bridge.mark = msgspec.json.encode(mark).decode()

    def _query(self, lesson_id: str = "") -> str:
        query = {**lesson_query(lesson_id or self.session.scenario.id), "lang": self.desk.lang}
        if self.along and not lesson_id:
            query["course"] = "1"
        if not lesson_id and (self.session.node.depth or self.session.guesses):
            try:
                query["at"] = pack(self.session.trail())
            except BadLink:
                self.desk.message = self.desk.message or self.words("error-link-too-long")
        return urlencode(query)


def lesson_page(game: str = "", topic: str = "") -> ipywidgets.Widget:
    """The lesson page of a game's topic, for a notebook's last line; opened where the visitor's link leads.

    Without a game it is that of which the link tells. Raises KeyError that names the topics for one that the
    game does not have.
    """
    request = page_request()
    named = game or request.query.get("game", "")
    return LessonPage(named if named in playable() else playable()[0], topic, request).widget
