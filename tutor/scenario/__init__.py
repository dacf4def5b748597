"""Scenarios: lessons, worked examples and puzzles as files, checked by playing them."""

from tutor.scenario.checking import Report, check, check_text, open_script
from tutor.scenario.games import game_named, playable, scenario_files, scenario_folder
from tutor.scenario.load import load_scenario, parse_scenario
from tutor.scenario.model import Level, Moment, Prediction, Scenario
from tutor.scenario.script import Script, due, happened

__all__ = [
    "Level",
    "Moment",
    "Prediction",
    "Report",
    "Scenario",
    "Script",
    "check",
    "check_text",
    "due",
    "game_named",
    "happened",
    "load_scenario",
    "open_script",
    "parse_scenario",
    "playable",
    "scenario_files",
    "scenario_folder",
]
