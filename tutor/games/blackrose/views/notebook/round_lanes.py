"""A played round in the cells of a notebook: a lane for each mage, a column for each phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from tutor.engine.history import Node
from tutor.engine.state import State
from tutor.games.blackrose.analysis.round_acts import Act
from tutor.games.blackrose.procedures.phases import PHASES
from tutor.games.blackrose.state.table import ROSE, Phase, Table
from tutor.games.blackrose.views.table.owners import ORDER
from tutor.scenario.case import Case
from tutor.trace.words import Speaker
from tutor.views.cell_errors import CellError
from tutor.views.dice import HUES
from tutor.views.markup import Html, tag
from tutor.views.output import SpeakerView, frame
from tutor.views.seats import letters
from tutor.views.shown import stage
from tutor.views.theme import sign

PASSED_OVER: Final = frozenset({
    "action-ended", "activation-begins", "activation-ends", "grimoire-shuffled", "in-reach",
    "moves-lost", "nobody-ordered", "passed", "quest-applied", "school-named", "slot-left-empty",
    "spell-laid", "spell-resolved", "token-exhausted", "used",
})  # fmt: skip
"""Kinds of events that a lane leaves out: what happens is clear without them."""

SENTENCES: Final = 3
"""At most so many events of an act are told."""

HEAD: Final = 3
"""The beginning of a phase is as wide as so many acts: room for the crown."""

LANE: Final = 36
BAR: Final = 22
CROWN: Final = 16
"""How high a lane is, and an act and the crown in it, in pixels."""


@dataclass(frozen=True)
class RoundLanes(SpeakerView):
    """A played round of Black Rose Wars and a moment in it: what everybody has done so far.

    `nodes` are the positions of the line that was played from `opening`, `acts` those of the round, and
    `moment` the index of one of them. Rules: brw.round.phases, brw.gen.turn-order, brw.act.round-robin.
    """

    opening: Case
    nodes: tuple[Node[Table], ...]
    acts: tuple[Act, ...]
    moment: int
    speaker: Speaker

    @property
    def act(self) -> Act:
        """The act of the moment."""
        return self.acts[self.moment]

    @property
    def state(self) -> State[Table]:
        """The position when the act is over."""
        return self.nodes[self.act.end].state

    @property
    def first(self) -> str:
        """The seat of the first mage of the phase."""
        return self.state.table.first

    @property
    def crown(self) -> str:
        """The seat that holds the crown when the act is over."""
        return self.state.table.crown

    @property
    def case(self) -> Case:
        """The position as it can be asked about: at the first question behind the act."""
        keys = (node.key for node in self.nodes[: self.act.end + 1])
        return self.opening.answered(*(key for key in keys if key is not None))

    def turns(self, phase: Phase = "action") -> tuple[str, ...]:
        """Who acts in a phase, one after the other; in the action phase each activation counts once."""
        acts = [act for act in self.acts if act.phase == phase and act.who]
        if phase != "action":
            return tuple(act.who for act in acts)
        return tuple({act.turn: act.who for act in acts if act.turn}.values())

    def at(self, moment: int) -> RoundLanes:
        """The same round at another moment. Raises CellError where there is none."""
        if not 0 <= moment < len(self.acts):
            raise CellError(f"found moment {moment}; allowed: 0 to {len(self.acts) - 1}")
        return replace(self, moment=moment)

    def stage(self) -> Html:
        """The table at the moment; what the act changed is lit."""
        before = self.nodes[self.act.begin - 1].state
        return stage(self.state, before, None, self.speaker)

    def html(self) -> Html:
        """The lanes with every act, the moment among them, and in words what each mage did last."""
        say = self.speaker.say
        head = tag("figcaption", tag("b", self._heading()), " ", say("lanes-first", who=self.first))
        names = [tag("li", self._token(lane), self._name(lane)) for lane in self._lanes]
        chart = tag("div", self._columns(), self._drawing(), class_="rt-lanes__chart")
        drawn = tag("div", tag("ul", *names, class_="rt-lanes__names"), chart, class_="rt-lanes__plan")
        listed = tag("ul", *self._last_acts(), class_="rt-lanes__last")
        return tag("figure", head, drawn, listed, class_="rt-lanes")

    def to_dict(self) -> list[dict[str, Any]]:
        """Each act with its phase, who acts, the number of the activation, and the kinds of its events."""
        return [
            {
                "phase": act.phase,
                "who": act.who,
                "turn": act.turn,
                "events": [event.kind for node in self._nodes_of(act) for event in node.events],
            }
            for act in self.acts
        ]

    def to_frame(self) -> Any:
        """The same as a pandas frame. Raises ImportError where pandas is not installed."""
        return frame(self.to_dict())

    def __repr__(self) -> str:
        first = self.speaker.say("lanes-first", who=self.first)
        return f"{self._heading()} {first} {self._words(self.act)}"

    # ---- in words

    def _heading(self) -> str:
        phase = self.speaker.say(f"lanes-{self.act.phase}")
        return self.speaker.say("lanes-head", round=self.state.table.round, phase=phase)

    def _nodes_of(self, act: Act) -> tuple[Node[Table], ...]:
        return self.nodes[act.begin : act.end + 1]

    def _words(self, act: Act) -> str:
        """What happens in an act, as far as there is room; the end is left out."""
        events = [event for node in self._nodes_of(act) for event in node.events]
        sentences = dict.fromkeys(
            self.speaker.event(event)
            for event in events
            if event.kind not in PASSED_OVER and not self.speaker.is_quiet(event)
        )
        return " ".join(list(sentences)[:SENTENCES]) or self.speaker.say("lanes-nothing")

    def _last_acts(self) -> Iterator[Html]:
        """What everybody did last; lit at the moment, faint from an earlier phase."""
        for lane in self._lanes:
            mine = (act for act in reversed(self.acts[: self.moment + 1]) if act.who == lane)
            last = next(mine, None)
            words = self.speaker.say("lanes-not-yet") if last is None else self._words(last)
            look = None if last is not None and last.phase == self.act.phase else "is-idle"
            look = "is-now" if last is self.act else look
            yield tag("li", self._token(lane), tag("span", words), class_=look)
        if not self.act.who:
            yield tag("li", tag("span", self._words(self.act)), class_="is-now")

    # ---- drawing

    @property
    def _lanes(self) -> tuple[str, ...]:
        return (ROSE, *self.state.table.seats)

    def _hue(self, lane: str) -> str:
        table = self.state.table
        if lane == ROSE:
            return "threat"
        own = HUES.get(table.mage(lane).colour, "")
        return own or ORDER[table.seats.index(lane) % len(ORDER)]

    def _token(self, lane: str) -> Html:
        letter = letters(self.speaker, self.state.table.players).get(lane, "")
        drawn = sign("rose") if lane == ROSE else letter
        return tag("i", drawn, class_=f"rt-token rt-token--{self._hue(lane)}", aria_hidden="true")

    def _name(self, lane: str) -> Html:
        return tag("span", self.speaker.say("lanes-rose") if lane == ROSE else self.speaker.name(lane))

    def _widths(self) -> tuple[int, ...]:
        return tuple(1 if act.who or self._is_within(at) else HEAD for at, act in enumerate(self.acts))

    def _is_within(self, at: int) -> bool:
        """Whether an act is not the beginning of its phase."""
        return at > 0 and self.acts[at - 1].phase == self.acts[at].phase

    def _places(self) -> tuple[tuple[float, float], ...]:
        """Where each act begins, and how wide it is, in per cent of the chart."""
        widths = self._widths()
        unit = 100 / sum(widths)
        return tuple((sum(widths[:at]) * unit, width * unit) for at, width in enumerate(widths))

    def _columns(self) -> Html:
        """The names of the phases above their columns; pressing one leads to its beginning."""
        places, heads = self._places(), []
        for phase in PHASES:
            own = [at for at, act in enumerate(self.acts) if act.phase == phase]
            if own:
                width = sum(places[at][1] for at in own)
                heads.append(
                    tag(
                        "li",
                        tag("span", self.speaker.say(f"lanes-{phase}")),
                        style=f"width:{width:.3f}%",
                        class_="is-now" if phase == self.act.phase else None,
                        data_act="moment",
                        data_value=str(own[0]),
                    )
                )
        return tag("ol", *heads, class_="rt-lanes__phases")

    def _drawing(self) -> Html:
        places, lanes = self._places(), self._lanes
        height = LANE * len(lanes)
        rows = [
            tag("line", x1="0%", x2="100%", y1=self._y(lane), y2=self._y(lane), class_="rt-lanes__lane")
            for lane in lanes
        ]
        left, width = places[self.moment]
        now = tag("rect", x=_per(left), width=_per(width), y=0, height=height, class_="rt-lanes__now")
        targets = [
            tag(
                "rect", x=_per(x), width=_per(wide), y=0, height=height, class_="rt-lanes__hit",
                data_act="moment", data_value=str(at),
            )
            for at, (x, wide) in enumerate(places)
        ]  # fmt: skip
        parts = [*self._grounds(height), *rows, now, *self._path(), *self._marks(height), *targets]
        return tag("svg", *parts, height=height, width="100%", role="img", aria_label=repr(self))

    def _grounds(self, height: int) -> Iterator[Html]:
        """Every other phase a little darker."""
        places = self._places()
        for number, phase in enumerate(PHASES):
            own = [at for at, act in enumerate(self.acts) if act.phase == phase]
            if own and number % 2:
                width = sum(places[at][1] for at in own)
                yield tag(
                    "rect", x=_per(places[own[0]][0]), width=_per(width), y=0, height=height,
                    class_="rt-lanes__ground",
                )  # fmt: skip

    def _path(self) -> Iterator[Html]:
        """Lines from each act to the next one: how play goes from lane to lane."""
        places = self._places()
        own = [at for at, act in enumerate(self.acts) if act.who]
        for at, to in pairwise(own):
            if self.acts[at].phase == self.acts[to].phase:
                (x, wide), (x2, wide2) = places[at], places[to]
                yield tag(
                    "line",
                    x1=_per(x + wide / 2), x2=_per(x2 + wide2 / 2),
                    y1=self._y(self.acts[at].who), y2=self._y(self.acts[to].who),
                    class_="rt-lanes__path is-past" if to <= self.moment else "rt-lanes__path",
                )  # fmt: skip

    def _marks(self, height: int) -> Iterator[Html]:
        """The acts, who answers in them, and the crown where a phase begins."""
        places = self._places()
        for at, act in enumerate(self.acts):
            x, wide = places[at]
            past = "is-past" if at <= self.moment else ""
            if not act.who and self._is_within(at):
                middle = _per(x + wide / 2)
                yield tag("line", x1=middle, x2=middle, y1=0, y2=height, class_=f"rt-lanes__all {past}")
            elif not act.who:
                y = self._y(self.nodes[act.end].state.table.first) - CROWN / 2
                yield tag(
                    "svg", tag("path", d=CROWN_PATH), x=_per(x), y=y, width=_per(wide), height=CROWN,
                    viewBox="0 0 24 24", class_=f"rt-lanes__crown {past}",
                )  # fmt: skip
            else:
                y = self._y(act.who) - BAR / 2
                yield tag(
                    "rect", tag("title", self._words(act)), x=_per(x + wide * 0.08), width=_per(wide * 0.84),
                    y=y, height=BAR, rx=2, style=f"fill:var(--{self._hue(act.who)})",
                    class_=f"rt-lanes__act {past}",
                )  # fmt: skip
            for who in act.answers:
                hue, middle = f"fill:var(--{self._hue(who)})", _per(x + wide / 2)
                yield tag("circle", cx=middle, cy=self._y(who), r=5, style=hue, class_=past or None)

    def _y(self, lane: str) -> int:
        return self._lanes.index(lane) * LANE + LANE // 2


CROWN_PATH: Final = "M2 20V6l5.5 5L12 3l4.5 8L22 6v14z"
"""The outline of a crown, 24 wide and high."""


def _per(share: float) -> str:
    return f"{share:.3f}%"
