"""The optional rules that a game can be played with, and the level of the avatar."""

from __future__ import annotations

from typing import Final

from tutor.engine.game import Switch
from tutor.rules.words import Words

STILL_CROWN: Final = "still-crown"
"""The optional rule under which crown symbols do nothing (brw.event.opt.still-crown)."""

MOON_MARKERS: Final = "moon-markers"
"""The optional rule under which the moon cubes are set up on other spaces (brw.moon.opt.markers)."""

SUMMONER_CROWN: Final = "summoner-crown"
"""The optional rule under which mages activate one evocation each, round and round."""

MASTER: Final = "avatar-master"
"""The option under which the avatar plays more orders; without it, it is an apprentice."""

SWITCHES: Final = (
    Switch(STILL_CROWN, Words("The crown stands still", "Недвижная корона"), "brw.event.opt.still-crown"),
    Switch(MOON_MARKERS, Words("Other moon spaces", "Другие деления фаз"), "brw.moon.opt.markers"),
    Switch(
        SUMMONER_CROWN,
        Words("The summoner's crown", "Корона призывателя"),
        "brw.evophase.opt.summoner-crown",
    ),
)
"""The optional rules of every game."""

LEVEL: Final = Switch(MASTER, Words("The avatar is a master", "Аватар — мастер"), "brw.avatar.difficulty")
"""The higher level of the avatar, for games in which it plays."""

OPTIONS: Final = tuple(one.id for one in (*SWITCHES, LEVEL))
"""Every option that a position can name."""
