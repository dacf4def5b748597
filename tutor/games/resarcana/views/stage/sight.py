"""What every picture of the stage looks at: the table as the reader sees it, and who acts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tutor.engine.question import CHANCE, Question
from tutor.engine.state import Frame
from tutor.framework.readings import Readings
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.scoring.final_points import scores
from tutor.games.resarcana.state.essences import Essences
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.views.table import phrases
from tutor.games.resarcana.views.table.owners import ORDER
from tutor.games.resarcana.views.table.scene import Scene, scene
from tutor.trace.words import Speaker
from tutor.views.seats import letters
from tutor.views.stage import Setting
from tutor.views.stage.pieces import Pick, Plate
from tutor.views.words import Wording, capital

CROWD = 3
"""From so many seats on the plates say no more than the points."""


@dataclass(frozen=True)
class Sight:
    """A position as a stage is drawn from it.

    `acting` is the seat that is asked, whose effect runs, or whose turn it is; `own` is the reader's.
    """

    setting: Setting[Table]
    scene: Scene
    acting: str
    own: str

    @property
    def table(self) -> Table:
        """The table as the reader sees it."""
        return self.scene.table

    @property
    def question(self) -> Question | None:
        """What is asked, unless that would give something away."""
        return self.setting.question

    @property
    def kind(self) -> str:
        """The kind of the question that is asked of a player, "" for none."""
        question = self.question
        return "" if question is None or question.seat == CHANCE else question.kind

    @property
    def words(self) -> Wording:
        """The words of the views."""
        return self.scene.words

    @property
    def speaker(self) -> Speaker:
        """The words of the game."""
        return self.scene.speaker

    @property
    def reading(self) -> Readings:
        """How the rulings are read."""
        return self.scene.reading

    @cached_property
    def running(self) -> tuple[Frame, ...]:
        """The effects under way, the innermost last; turns that only wait are not among them."""
        frames = [entry for entry in self.setting.state.stack if isinstance(entry, Frame)]
        return tuple(
            frame for at, frame in enumerate(frames) if frame.program != "turn" or at + 1 == len(frames)
        )

    @cached_property
    def power(self) -> tuple[str, int]:
        """The component whose power runs innermost, with the power's number; ("", 0) where none does."""
        for frame in reversed(self.running):
            card, _, n = frame.program.partition(".")
            if n and card in box():
                return card, int(n)
        return "", 0

    @cached_property
    def points(self) -> dict[str, int]:
        """What every seat would score now."""
        return {score.seat: score.total for score in scores(self.table, self.reading)}

    def runs(self, program: str) -> bool:
        """Whether an effect of that name is under way."""
        return any(frame.program == program for frame in self.running)

    def pick(self, *keys: str) -> Pick | None:
        """The answer that a piece stands for, if any."""
        return self.setting.pick(*keys)

    def who(self, seat: str) -> str:
        """A seat as the reader is spoken to, for the beginning of a sentence."""
        return self.words("stage-you") if seat == self.setting.you else capital(self.speaker.name(seat))

    def before(self, player: Player) -> Player:
        """The player before the last step."""
        return self.scene.earlier(player)

    def holdings(self, what: Essences) -> str:
        """Essences in words, or that there are none."""
        return phrases.essences(self.speaker, what) or self.words("stage-none")

    def plates(self, *, concerned: tuple[str, ...] = ()) -> tuple[Plate, ...]:
        """The seats with their points; those concerned, else the one who acts, are active."""
        table, words = self.table, self.words
        initials = letters(self.speaker, table.seats)
        on = concerned or (self.acting,)
        crowd = len(table.seats) >= CROWD
        made = []
        for at, player in enumerate(table.players):
            says, notes = self.who(player.seat), []
            if crowd:
                notes = [(words("points"), str(self.points[player.seat]))]
                notes += [(words("passed"), "")] if player.passed else []
            elif table.round or player.tableau:
                says = words("stage-plate", who=says, n=self.points[player.seat], passed=player.passed)
                piles = ((words("hand"), len(player.hand)), (words("deck"), player.deck.size))
                notes = [(name, str(n)) for name, n in piles if n]
            hue = ORDER[at % len(ORDER)]
            active = (player.seat in on and not table.ended) or player.seat in table.winners
            made.append(Plate(player.seat, says, initials[player.seat], hue, active, notes))
        return tuple(made)

    def facts(self) -> tuple[tuple[str, str], ...]:
        """Round, first player, what of the middle is not drawn."""
        table, words = self.table, self.words
        rows = [(words("stage-round"), str(table.round))] if table.round else []
        if table.mode == "duel":
            rows.insert(0, (words("stage-game"), str(table.game)))
        if table.first:
            rows.append((words("stage-first"), self.who(table.first)))
        if table.items:
            rows.append((words("items"), str(len(table.items))))
        return tuple(rows)


def sight_of(setting: Setting[Table]) -> Sight:
    """The position as a stage is drawn from it."""
    here = scene(setting.state, setting.before, setting.question, setting.speaker, setting.seat)
    acting = _acting(setting)
    own = next((seat for seat in (setting.seat, setting.you) if seat in here.table.seats), acting)
    return Sight(setting, here, acting, own)


def _acting(setting: Setting[Table]) -> str:
    table, question = setting.state.table, setting.question
    asker = "" if question is None else question.for_seat or question.seat
    running = [entry.owner for entry in reversed(setting.state.stack) if isinstance(entry, Frame)]
    wanted = (asker, *running, table.turn, table.first)
    return next((seat for seat in wanted if seat in table.seats), table.seats[0])
