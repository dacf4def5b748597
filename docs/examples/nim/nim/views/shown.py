"""The stage of Nim: the heaps with their sticks, and whose turn it is. The whole table is left plain."""

from __future__ import annotations

from typing import Final

from nim.table import Heap, Table
from tutor.engine.question import Option
from tutor.views.markup import Html, tag
from tutor.views.shown import GameViews
from tutor.views.stage import Setting, Stage
from tutor.views.stage.pieces import Plate, note, piece
from tutor.views.words import capital, wording

HUES: Final = {"anna": "sapphire", "boris": "ruby"}


def scene(setting: Setting[Table]) -> Stage:
    """The three heaps; a heap with answers can be pressed."""
    table, speaker = setting.state.table, setting.speaker
    words = wording(speaker.lang, "nim")
    before = {heap.id: heap for heap in setting.before.table.heaps}
    heaps = [_heap(setting, heap, before[heap.id]) for heap in table.heaps]
    plates = []
    for player in table.players:
        seat, name = player.seat, speaker.name(player.seat)
        says = words("nim-you") if seat == setting.you else name
        taken = ((words("nim-taken"), str(player.taken)),)
        plates.append(Plate(seat, says, name[:1], HUES[seat], seat == (table.winner or table.turn), taken))
    won = note(words("nim-won", who=speaker.name(table.winner)), good=True) if table.winner else Html("")
    drawn = tag("div", tag("div", *heaps, class_="nim-heaps"), won, class_="nim-table")
    return Stage(drawn, words("nim-stage", n=table.sticks), tuple(plates))


def _heap(setting: Setting[Table], heap: Heap, before: Heap) -> Html:
    """A heap: a bar for each stick, the number, and the name. Sticks that have just gone are seen to go."""
    sticks = [
        piece("stick", key=f"{heap.id}-{at}", gone=at >= heap.sticks)
        for at in range(max(heap.sticks, before.sticks))
    ]
    name = capital(setting.speaker.name(heap.id))
    return piece(
        "heap",
        tag("div", *sticks, class_="nim-sticks", aria_hidden="true"),
        tag("b", str(heap.sticks), aria_hidden="true"),
        tag("span", name),
        key=f"heap-{heap.id}",
        pick=setting.pick(f"heap-{heap.id}"),
        says=f"{name}: {heap.sticks}",
        lit=heap.sticks != before.sticks,
    )


def things_of(option: Option) -> tuple[str, ...]:
    """The heap that an answer takes from."""
    return tuple(f"heap-{value}" for name, value in option.facts if name == "heap")


SHOWN: Final = GameViews(scene, things_of)
