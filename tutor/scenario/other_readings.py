"""A case under other readings of the rules."""

from __future__ import annotations

from typing import Any

from tutor.analysis.readings import Begin, Compared, Rulings, WhichMatter, compared
from tutor.rules.defects import DefectiveFile
from tutor.rules.located import Located
from tutor.scenario.case import Case, scenario_data
from tutor.scenario.games import game_named
from tutor.scenario.load import scenario_of


def compare_readings(case: Case, *sets: Rulings) -> tuple[Compared[Any], ...]:
    """The same position and answers under each set of readings, compared with those of the case itself."""
    game = game_named(case.game)
    return compared(game, beginning(case), case.answers, {}, *sets)


def which_matter(case: Case) -> WhichMatter[Any]:
    """The search for those rulings of which another reading changes anything on the line of a case."""
    return WhichMatter(game_named(case.game), beginning(case), case.answers)


def beginning(case: Case) -> Begin[Any]:
    """Puts the position of a case on the table under given readings."""

    def begin(readings: Rulings) -> Any:
        try:
            return scenario_of(Located("", scenario_data(case.under(readings)), {}, ())).start
        except DefectiveFile:
            return None

    return begin
