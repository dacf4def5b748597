"""Rules, positions and lessons in the cells of a notebook; `import tutor` gives all of it.

What is returned draws itself and can be asked further; what cannot be answered is said in a line. Each name
is loaded when it is used first, so that a notebook pays for what it uses.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from tutor.views.cell_errors import CellError, NoSuchName

if TYPE_CHECKING:
    from tutor.notebook.blackrose.interrupts import interrupts
    from tutor.notebook.blackrose.rounds import ActOrder, PlayedRound, act_order, played_round
    from tutor.notebook.blackrose.sight import sight
    from tutor.notebook.blackrose.traps import TrapTable, trap_table
    from tutor.notebook.blackrose.viewpoint import Viewpoint, viewpoint
    from tutor.notebook.catalogue import card, rule, search
    from tutor.notebook.chapter_shelf import Shelf, shelf
    from tutor.notebook.claim_trials import ClaimTrial, claim
    from tutor.notebook.class_results import (
        InventedClass,
        MissedRulePicks,
        invented_class,
        missed_rules,
        show_class,
    )
    from tutor.notebook.controls import Explorable
    from tutor.notebook.exercises import Exercise, exercise
    from tutor.notebook.guess import Guess, ask
    from tutor.notebook.language_setting import language, set_language
    from tutor.notebook.lesson_writing import (
        DraftControls,
        FileEditor,
        blank_lesson,
        faulty_lesson,
        lesson_draft,
        lesson_file,
    )
    from tutor.notebook.nested_effects import EffectBoxes, effect_boxes, effect_tree
    from tutor.notebook.ordering import EventOrderPicks, event_order
    from tutor.notebook.penumbra.chains import chains
    from tutor.notebook.penumbra.launches import (
        LaunchCards,
        LaunchOrder,
        launch_cards,
        launch_graph,
        launch_order,
    )
    from tutor.notebook.penumbra.ruins import Visit, ruins_visit
    from tutor.notebook.penumbra.threat import (
        CloakedHand,
        Hand,
        threat_cloak,
        threat_hand,
        threat_odds,
    )
    from tutor.notebook.penumbra.threat_claims import (
        ThreatClaim,
        claim_choice,
        roll_arguments,
        threat_claim,
    )
    from tutor.notebook.position_sweeps import sweep
    from tutor.notebook.positions import opening, position
    from tutor.notebook.reading_choice import RulingPicks, ruling_choice
    from tutor.notebook.reading_pairs import ReadingPair, other_readings, two_readings
    from tutor.notebook.resarcana.life_loss import Loss, life_loss, ways_out
    from tutor.notebook.resarcana.placement import Placing, placement
    from tutor.notebook.seasons.token_values import Wheel, token_values, wheel
    from tutor.notebook.stepper import Stepper, lesson, play
    from tutor.notebook.sweep_results import SweepResult

_MODULES: Final = {
    "blackrose.interrupts": ("interrupts",),
    "blackrose.rounds": (
        "ActOrder",
        "PlayedRound",
        "act_order",
        "played_round",
    ),
    "blackrose.sight": ("sight",),
    "blackrose.traps": (
        "TrapTable",
        "trap_table",
    ),
    "blackrose.viewpoint": (
        "Viewpoint",
        "viewpoint",
    ),
    "catalogue": (
        "card",
        "rule",
        "search",
    ),
    "class_results": (
        "InventedClass",
        "MissedRulePicks",
        "invented_class",
        "missed_rules",
        "show_class",
    ),
    "claim_trials": (
        "ClaimTrial",
        "claim",
    ),
    "controls": ("Explorable",),
    "nested_effects": (
        "EffectBoxes",
        "effect_boxes",
        "effect_tree",
    ),
    "ordering": (
        "EventOrderPicks",
        "event_order",
    ),
    "exercises": (
        "Exercise",
        "exercise",
    ),
    "guess": (
        "Guess",
        "ask",
    ),
    "lesson_writing": (
        "DraftControls",
        "FileEditor",
        "blank_lesson",
        "faulty_lesson",
        "lesson_draft",
        "lesson_file",
    ),
    "language_setting": (
        "language",
        "set_language",
    ),
    "penumbra.chains": ("chains",),
    "penumbra.launches": (
        "LaunchCards",
        "LaunchOrder",
        "launch_cards",
        "launch_graph",
        "launch_order",
    ),
    "penumbra.ruins": (
        "Visit",
        "ruins_visit",
    ),
    "penumbra.threat_claims": (
        "ThreatClaim",
        "claim_choice",
        "roll_arguments",
        "threat_claim",
    ),
    "penumbra.threat": (
        "CloakedHand",
        "CloakedHand",
        "Hand",
        "threat_cloak",
        "threat_hand",
        "threat_odds",
    ),
    "position_sweeps": ("sweep",),
    "positions": (
        "opening",
        "position",
    ),
    "reading_choice": (
        "RulingPicks",
        "ruling_choice",
    ),
    "reading_pairs": (
        "ReadingPair",
        "other_readings",
        "two_readings",
    ),
    "resarcana.life_loss": (
        "Loss",
        "life_loss",
        "ways_out",
    ),
    "resarcana.placement": (
        "Placing",
        "placement",
    ),
    "chapter_shelf": ("Shelf", "shelf"),
    "seasons.token_values": (
        "Wheel",
        "token_values",
        "wheel",
    ),
    "stepper": (
        "Stepper",
        "lesson",
        "play",
    ),
    "sweep_results": ("SweepResult",),
}
"""What stands where, below this package."""

_WHERE: Final = {name: module for module, names in _MODULES.items() for name in names}

__all__ = [
    "ActOrder",
    "CellError",
    "ClaimTrial",
    "CloakedHand",
    "DraftControls",
    "EffectBoxes",
    "EventOrderPicks",
    "Exercise",
    "Explorable",
    "FileEditor",
    "Guess",
    "Hand",
    "InventedClass",
    "LaunchCards",
    "LaunchOrder",
    "Loss",
    "MissedRulePicks",
    "NoSuchName",
    "Placing",
    "PlayedRound",
    "ReadingPair",
    "RulingPicks",
    "Shelf",
    "Stepper",
    "SweepResult",
    "ThreatClaim",
    "TrapTable",
    "Viewpoint",
    "Visit",
    "Wheel",
    "act_order",
    "ask",
    "blank_lesson",
    "card",
    "chains",
    "claim",
    "claim_choice",
    "effect_boxes",
    "effect_tree",
    "event_order",
    "exercise",
    "faulty_lesson",
    "interrupts",
    "invented_class",
    "language",
    "launch_cards",
    "launch_graph",
    "launch_order",
    "lesson",
    "lesson_draft",
    "lesson_file",
    "life_loss",
    "missed_rules",
    "opening",
    "other_readings",
    "placement",
    "play",
    "played_round",
    "position",
    "roll_arguments",
    "ruins_visit",
    "rule",
    "ruling_choice",
    "search",
    "set_language",
    "shelf",
    "show_class",
    "sight",
    "sweep",
    "threat_claim",
    "threat_cloak",
    "threat_hand",
    "threat_odds",
    "token_values",
    "trap_table",
    "two_readings",
    "viewpoint",
    "ways_out",
    "wheel",
]


def warm_up() -> None:
    """Loads what any cell may use and makes what every output needs: for who forks kernels."""
    from tutor.rules.words import LANGS
    from tutor.views.output import style_of
    from tutor.views.words import wording

    for module in _MODULES:
        import_module(f"tutor.notebook.{module}")
    import_module("tutor.notebook.exercises").exercises()
    style_of("")
    for lang in LANGS:
        wording(lang)("guess-commit")


def __getattr__(name: str) -> Any:
    if name in _WHERE:
        value = getattr(import_module(f"tutor.notebook.{_WHERE[name]}"), name)
        if "ipywidgets" in sys.modules:
            import_module("tutor.notebook.static_formatter").register()
        return value
    raise AttributeError(f"module 'tutor.notebook' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
