"""Interactive rules tutor for four tabletop games about mages.

Data flows downwards only: `tutor.rules` (what the book says), `tutor.engine` (one full stop of a rule at a
time), `tutor.games` (the four games), `tutor.trace` (why something happened), `tutor.views` (how it looks)
and `tutor.app` (widgets and the server). Everything below `tutor.app` runs without threads, sockets, clock
or files written.

In a notebook `import tutor` is enough: what `tutor.notebook` offers stands here as well, and is loaded when
it is used first.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tutor.notebook import (
        act_order,
        ask,
        blank_lesson,
        card,
        chains,
        claim,
        claim_choice,
        effect_boxes,
        effect_tree,
        event_order,
        exercise,
        faulty_lesson,
        interrupts,
        invented_class,
        launch_cards,
        launch_graph,
        launch_order,
        lesson,
        lesson_draft,
        lesson_file,
        life_loss,
        missed_rules,
        opening,
        other_readings,
        placement,
        play,
        played_round,
        position,
        roll_arguments,
        ruins_visit,
        rule,
        ruling_choice,
        search,
        set_language,
        shelf,
        show_class,
        sight,
        sweep,
        threat_claim,
        threat_cloak,
        threat_hand,
        threat_odds,
        token_values,
        trap_table,
        two_readings,
        viewpoint,
        ways_out,
        wheel,
    )

__version__ = "0.1.0"

__all__ = [
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


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module("tutor.notebook"), name)
    raise AttributeError(f"module 'tutor' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
