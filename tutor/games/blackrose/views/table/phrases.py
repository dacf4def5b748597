"""What is said of the places of the lodge and of the line between two of them."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.engine.question import Refusal
from tutor.games.blackrose.state.lodge.sight import Ground, Sight
from tutor.games.blackrose.views.table.aim import Aim, Figure, Standing, colour_of, numbers, standings, struck
from tutor.trace.words import Speaker
from tutor.views.words import capital


def place_line(
    sight: Sight, aim: Aim, id: str, how: Standing, figures: Sequence[Figure], speaker: Speaker
) -> str:
    """One place: its number, name and colour, how it stands to the aim, and who is there."""
    state = "from" if id == aim.source else "all" if how == "seen" and aim.all else how
    there = tuple(figure.name for figure in figures if figure.place == id)
    state_text = speaker.say(f"lodge-place-{state}")
    number = numbers(sight.lodge).get(id)
    if number is None:
        return capital(
            speaker.say("lodge-place-numberless", name=speaker.name(id), how=state_text, figures=there)
        )
    colour = colour_of(id)
    painted = speaker.say(f"colour-{colour}") if colour else None
    named = speaker.name(id)
    return speaker.say(
        "lodge-place", number=number, name=named, colour=painted, how=state_text, figures=there
    )


def lodge_text(sight: Sight, aim: Aim, figures: tuple[Figure, ...], speaker: Speaker) -> str:
    """The whole map as plain text: what is aimed at, then every place."""
    standing = standings(sight, aim)
    lines = [place_line(sight, aim, id, standing[id], figures, speaker) for id in standing]
    if aim.all:
        hit = ", ".join(speaker.name(one.name) for one in struck(sight, aim, figures))
        sentence = f"{speaker.say('aim-all-head')}: {hit}." if hit else speaker.say("aim-all-none")
        lines.insert(0, sentence)
    elif aim.target:
        lines.insert(0, verdict(sight, aim, speaker))
    return " ".join(lines)


def verdict(sight: Sight, aim: Aim, speaker: Speaker) -> str:
    """Whether the target can be aimed at, with every reason why not."""
    against = sight.refusals(aim.source, aim.target, aim.reach)
    if not against:
        return capital(speaker.say("aim-can", source=aim.source, target=aim.target))
    head = speaker.say("aim-cannot", source=aim.source, target=aim.target, against=len(against))
    return " ".join((capital(head), *(sentence(reason, speaker) for reason in against)))


def met(ground: Ground, visible: bool, speaker: Speaker) -> str:
    """What decides about a line, as a sentence."""
    if visible:
        return speaker.say(f"ground-{ground.kind}", **dict(ground.facts))
    return sentence(Refusal(ground.rule, ground.kind, ground.facts), speaker)


def sentence(refusal: Refusal, speaker: Speaker) -> str:
    """A reason as a sentence."""
    return f"{capital(speaker.refusal(refusal))}."
