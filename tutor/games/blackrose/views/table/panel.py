"""What stands beside the map of the lodge: the question, the answer with its rules, the rooms in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.engine.question import Refusal
from tutor.games.blackrose.state.lodge.sight import LINE, Sight, sight
from tutor.games.blackrose.state.readings import GAME
from tutor.games.blackrose.views.table.aim import (
    Aim,
    Figure,
    colour_of,
    numbers,
    standings,
    struck,
)
from tutor.games.blackrose.views.table.phrases import met, sentence
from tutor.rules.catalogue import load
from tutor.trace.words import Speaker
from tutor.views.lesson.why import rule_place
from tutor.views.markup import Html, badge, join, region, sub, tag
from tutor.views.theme import glyph
from tutor.views.words import capital

HUES = {
    "grey": "bone", "red": "ruby", "blue": "sapphire", "purple": "amethyst", "yellow": "jasper",
    "green": "emerald",
}  # fmt: skip
"""The hue of the theme that each colour of rooms is drawn in, with its sign."""
SWATCHES = {
    "from": "background:var(--act-soft);border:3px solid var(--act)",
    "target": "border:3px solid var(--now-edge)",
    "cell": "border:2px dashed var(--line-2)",
    "figure": "background:var(--ink);border-radius:50%;width:1.4rem",
    "struck": "background:var(--ink);border-radius:50%;width:1.4rem;border:4px solid var(--now-edge)",
}
"""How the samples look that no class of the theme draws."""
TICKS = {"yes": "M4 12.5 10 18.5 20.5 6", "no": "M5 5 19 19M19 5 5 19"}


def head(sight: Sight, speaker: Speaker, *, sample: bool) -> Html:
    """The head of the map; `sample` says that the rooms were laid for show."""
    lodge = sight.lodge
    note = speaker.say("lodge-head-note", rooms=len(lodge.rooms), cells=len(lodge.cells))
    inferred = badge(speaker.say("lodge-inferred")) if lodge.basis == "inferred" else None
    tag_text = badge(speaker.say("lodge-sample")) if sample else None
    badges = tag("p", inferred, tag_text, class_="rt-badges") if inferred or tag_text else None
    return region("lodge", speaker.say("lodge-head"), note, badges)


def key(aim: Aim, speaker: Speaker, *, figures: bool) -> Html:
    """What the patterns of the map mean."""
    names = ["from", "all" if aim.all else "seen", "blocked", "far", *([] if aim.all else ["target"]), "cell"]
    names += ["figure", *(["struck"] if aim.all else [])] if figures else []
    swatches = [
        tag("span", _swatch("visible" if name in ("seen", "all") else name), speaker.say(f"lodge-key-{name}"))
        for name in names
    ]
    return tag("div", *swatches, class_="rt-key")


def _swatch(name: str) -> Html:
    return tag("i", class_=f"rt-swatch rt-swatch--{name}", style=SWATCHES.get(name), aria_hidden="true")


def answer(sight: Sight, aim: Aim, figures: tuple[Figure, ...], speaker: Speaker) -> Html:
    """Whether the target can be aimed at and why, or which figures an effect on all of them reaches."""
    if aim.all:
        return _all(sight, aim, figures, speaker)
    if not aim.target:
        return tag("p", speaker.say("aim-nothing"), class_="rt-note")
    against = sight.refusals(aim.source, aim.target, aim.reach)
    head = _verdict(aim, len(against), speaker)
    checks = [*_range(sight, aim, against, speaker), *_line(sight, aim, against, speaker)]
    rest = [reason for reason in against if reason.rule.startswith("brw.cell")]
    checks += [
        _check("aim-target", sentence(reason, speaker), reason.rule, False, speaker) for reason in rest
    ]
    return join(head, tag("ul", *checks, class_="rt-checks"), _other_way(sight, aim, speaker))


def rooms(sight: Sight, aim: Aim, speaker: Speaker, act: str) -> Html:
    """Every place in words, by how it stands; pressing one reports `act` with its id."""
    standing = standings(sight, aim)
    seen = "rooms-all" if aim.all else "rooms-seen"
    parts: list[Html] = []
    for how, head in (
        ("seen", seen),
        ("blocked", "rooms-blocked"),
        ("far", "rooms-far"),
        ("cell", "rooms-cells"),
    ):
        ids = [id for id, each in standing.items() if each == how]
        if not ids and how == "cell":
            continue
        count = "" if how == "cell" else speaker.say("rooms-count", n=len(ids))
        parts.append(sub(speaker.say(head), count))
        if how == "blocked" and ids:
            parts.append(_blocked(sight, aim, ids, speaker, act))
        else:
            listed = [_room(sight, aim, id, speaker, act) for id in ids]
            nothing = tag("p", speaker.say("rooms-none"), class_="rt-note")
            parts.append(tag("div", *listed, class_="rt-row") if listed else nothing)
    title = speaker.say("rooms-head", source=aim.source)
    return region("rooms", title, None, *parts)


def _verdict(aim: Aim, against: int, speaker: Speaker) -> Html:
    yes = not against
    text = speaker.say(
        "aim-can" if yes else "aim-cannot", source=aim.source, target=aim.target, against=against
    )
    return tag(
        "div",
        tag("strong", speaker.say("aim-yes" if yes else "aim-no")),
        tag("span", capital(text)),
        class_=f"rt-verdict rt-verdict--{'yes' if yes else 'no'}",
        role="status",
    )


def _range(sight: Sight, aim: Aim, against: Sequence[Refusal], speaker: Speaker) -> Iterator[Html]:
    """The check of the range; none where a cell keeps it from being measured."""
    if aim.reach is None:
        yield _check("aim-unlimited", speaker.say("aim-unlimited-text"), "brw.range.any", True, speaker)
        return
    for reason in against:
        if reason.rule == "brw.range.max":
            yield _check("aim-out-of-range", sentence(reason, speaker), reason.rule, False, speaker)
    if any(reason.rule == "brw.range.max" or reason.rule.startswith("brw.cell") for reason in against):
        return
    far = sight.distance(aim.source, aim.target)
    same = aim.source == aim.target
    text = (
        speaker.say("aim-range-same")
        if same
        else speaker.say(
            "aim-range-text", source=aim.source, target=aim.target, distance=far, reach=aim.reach
        )
    )
    yield _check("aim-in-range", text, "brw.range.max", True, speaker)


def _line(sight: Sight, aim: Aim, against: Sequence[Refusal], speaker: Speaker) -> Iterator[Html]:
    """The check of the line of sight, with all that it meets."""
    if aim.reach is None or aim.source == aim.target:
        return
    if any(reason.rule.startswith("brw.cell") for reason in against):
        return
    sighting = sight.look(aim.source, aim.target)
    texts = [met(ground, sighting.visible, speaker) for ground in sighting.because]
    head = "aim-line" if sighting.visible else "aim-no-line"
    yield _check(head, " ".join(texts), LINE, sighting.visible, speaker)


def _check(head: str, text: str, rule: str, passed: bool, speaker: Speaker) -> Html:
    """One condition: its sign, what it says, and the rule with its place in the book."""
    how = "yes" if passed else "no"
    drawn = tag("svg", tag("path", d=TICKS[how]), viewBox="0 0 24 24", aria_hidden="true")
    mark = tag("span", drawn, class_=f"rt-tick rt-tick--{how}")
    cited = rule_place(rule, speaker.lang)
    parts = tag(
        "div",
        tag("h3", speaker.say(head)),
        tag("p", text, class_="rt-rule__text"),
        tag("p", cited, class_="rt-rule__src"),
    )
    return tag("li", mark, parts)


def _other_way(view: Sight, aim: Aim, speaker: Speaker) -> Html:
    """What the answer would be under the other readings of the rulings that decided it."""
    parts: list[Html] = []
    rulings = dict.fromkeys(
        (str(facts["ruling"]), str(facts["reading"]))
        for ground in view.look(aim.source, aim.target).because
        if "ruling" in (facts := dict(ground.facts))
    )
    yes = not view.refusals(aim.source, aim.target, aim.reach)
    for ruling, reading in rulings if aim.reach is not None else ():
        ruling_text = load(GAME).ruling(ruling)
        other = next(each.id for each in ruling_text.readings if each.id != reading)
        read = view.terms_by_ruling() | {ruling: other}
        then = not sight(view.lodge, read.__getitem__).refusals(aim.source, aim.target, aim.reach)
        text = speaker.say("aim-ruling" if then == yes else "aim-ruling-other", yes=then)
        asks = tag("p", rule_place(ruling, speaker.lang), class_="rt-asked")
        parts.append(tag("div", asks, tag("p", text), class_="rt-rule"))
    return join(*parts)


def _all(sight: Sight, aim: Aim, figures: tuple[Figure, ...], speaker: Speaker) -> Html:
    """The figures that an effect on all within its range reaches."""
    outside = [
        reason for reason in sight.refusals(aim.source, aim.source, aim.reach) if aim.reach is not None
    ]
    if outside and not sight.lodge.is_room(aim.source):
        return tag("p", speaker.say("aim-all-outside", source=aim.source), class_="rt-note", role="status")
    hit = struck(sight, aim, figures)
    places = numbers(sight.lodge)
    items = [
        tag("li", f"{speaker.name(one.name)}: {places[one.place]}. {speaker.name(one.place)}") for one in hit
    ]
    count = sum(how == "seen" for how in standings(sight, aim).values())
    text = speaker.say("aim-all-rooms", n=count)
    listed = tag("ul", *items) if items else tag("p", speaker.say("aim-all-none"))
    cited = rule_place("brw.target.all", speaker.lang)
    return join(
        sub(speaker.say("aim-all-head"), str(len(hit))),
        tag("div", listed, role="status"),
        tag("p", text, class_="rt-note"),
        tag("p", cited, class_="rt-rule__src"),
    )


def _blocked(sight: Sight, aim: Aim, ids: Sequence[str], speaker: Speaker, act: str) -> Html:
    rows = []
    for id in ids:
        sighting = sight.look(aim.source, id)
        why = " ".join(met(ground, sighting.visible, speaker) for ground in sighting.because)
        row = (tag("td", _room(sight, aim, id, speaker, act)), tag("td", why))
        rows.append(tag("tr", *row, class_="is-here" if id == aim.target else None))
    heads = [tag("th", speaker.say(name), scope="col") for name in ("rooms-room", "rooms-why")]
    return tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows), class_="rt-plain")


def _room(sight: Sight, aim: Aim, id: str, speaker: Speaker, act: str) -> Html:
    """A place as a button, with the sign of its colour."""
    number = numbers(sight.lodge).get(id)
    colour = colour_of(id)
    named = speaker.name(id) if number is None else f"{number}. {speaker.name(id)}"
    painted = speaker.say(f"colour-{colour}") if colour else None
    return tag(
        "button",
        glyph(HUES.get(colour, "")),
        capital(named),
        tag("span", f", {painted}", class_="rt-vh") if painted else None,
        type="button",
        class_="rt-tool",
        aria_pressed="true" if id == aim.target else "false",
        title=painted,
        data_act=act,
        data_value=id,
        data_key=f"{act}-{id}",
    )
