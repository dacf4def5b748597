"""The other wizards in brief, the Automa among them; and the points at the end."""

from __future__ import annotations

from msgspec import structs

from tutor.games.penumbra.scoring.final_points import symbols as sides_of
from tutor.games.penumbra.state.wizard import Wizard
from tutor.games.penumbra.views.table import phrases
from tutor.games.penumbra.views.table.origin import sources
from tutor.games.penumbra.views.table.parts import dice_line, signed, unknown
from tutor.games.penumbra.views.table.scene import Scene
from tutor.views.markup import Html, Part, badge, join, sub, tag
from tutor.views.theme import glyph
from tutor.views.words import capital


def others(scene: Scene, wizard: Wizard) -> Html | None:
    """The other wizards, one below the other; nothing where the wizard is alone."""
    seats = [other for other in scene.table.wizards if other.seat != wizard.seat]
    if not seats:
        return None
    wizards = [_brief(scene, other, scene.before.wizard(other.seat)) for other in seats]
    return join(sub(scene.words("others")), tag("div", *wizards, class_="rt-others"))


def automa(scene: Scene, wizard: Wizard) -> Html | None:
    """What the board of the Automa tells it to do in its turns; nothing for a person."""
    if not wizard.automa:
        return None
    words, speaker = scene.words, scene.speaker
    turns = scene.box.automa(wizard.automa).turns
    level = sum(mark.discipline != "spark" for mark in wizard.marks)
    side = words(f"side-{wizard.side}") if wizard.side else words("side-open")
    head = tag("p", words("automa", name=scene.name(wizard.automa), level=level, side=side), class_="rt-note")
    if turns is None:
        return join(head, tag("p", words("automa-unknown"), class_="rt-note"))
    items = [
        tag(
            "li",
            tag("b", speaker.value(turn.kind)),
            ": ",
            "; ".join(phrases.instruction(speaker, s) for s in turn.steps),
        )
        for turn in turns
    ]
    return join(head, tag("ol", *items, class_="rt-automa"), sources(scene, wizard.automa))


def scores(scene: Scene) -> Html | None:
    """The points of every seat part by part; nothing before the end."""
    scores = scene.table.scores
    if not scores:
        return None
    words, speaker = scene.words, scene.speaker
    names = dict.fromkeys(name for score in scores for name, _ in score.parts)
    won = scene.table.winners
    head = [tag("th", words("score-part"), scope="col")]
    head += [tag("th", capital(speaker.name(score.seat)), scope="col", class_="n") for score in scores]
    rows = []
    for name in names:
        points = [dict(score.parts).get(name) for score in scores]
        cells = [tag("td", "" if n is None else speaker.value(n), class_="n") for n in points]
        rows.append(tag("tr", tag("th", words(f"score-{name}"), scope="row"), *cells))
    cells = [tag("td", tag("b", speaker.value(score.total)), class_="n") for score in scores]
    rows.append(tag("tr", tag("th", tag("b", words("score-total")), scope="row"), *cells, class_="is-total"))
    table = tag("table", tag("thead", tag("tr", *head)), tag("tbody", *rows), class_="rt-plain rt-scores")
    note = (
        words("winner", n=len(won), who=phrases.both(speaker, [speaker.name(seat) for seat in won]))
        if won
        else ""
    )
    open_ = dict.fromkeys(id for score in scores for id in score.unknown)
    silent = words("score-unknown", cards=scene.titles(open_)) if open_ else ""
    return join(sub(words("scores"), note), table, tag("p", silent, class_="rt-note") if silent else None)


def _brief(scene: Scene, other: Wizard, earlier: Wizard) -> Html:
    words = scene.words
    rows = [
        (words("others-dice"), dice_line(scene, other.dice) or words("nothing")),
        (words("others-marks"), _marks(scene, other)),
        (words("others-mortal"), str(other.mortal_wounds) if other.mortal_wounds else words("nothing")),
        (words("stock"), _stock(scene, other)),
        (words("cards"), _cards(scene, other)),
        (words("others-experience"), _experience(scene, other)),
    ]
    items = [tag("div", tag("dt", name), tag("dd", text)) for name, text in rows if text]
    badges = [words("must-rest")] if other.must_rest else []
    badges += [words("winner-badge")] if other.seat in scene.table.winners else []
    name = tag("h4", capital(scene.speaker.name(other.seat)))
    head = tag("div", name, *[badge(text) for text in badges], class_="rt-row")
    changed = " is-lit" if other != earlier else ""
    return tag(
        "article",
        head,
        automa(scene, other),
        tag("dl", *items, class_="rt-brief rt-num"),
        class_=f"rt-other{changed}",
    )


def _marks(scene: Scene, other: Wizard) -> Part:
    if not other.marks:
        return scene.words("nothing")
    signs = [glyph(mark.discipline) for mark in other.marks]
    wounded = sum(mark.condition == "wounded" for mark in other.marks)
    charged = sum(mark.condition == "charged" for mark in other.marks)
    text = scene.words("others-wounded", n=len(other.marks), charged=charged, wounded=wounded)
    return join(tag("span", *signs, class_="rt-glyphs"), text, by=" ")


def _stock(scene: Scene, other: Wizard) -> Part:
    held = [
        signed(kind, scene.speaker.name(f"{kind}-{n}"))
        for kind, n in structs.asdict(other.stock).items()
        if n
    ]
    return join(*held, by=", ") if held else scene.words("nothing") if scene.whole else None


def _cards(scene: Scene, other: Wizard) -> Part:
    held: dict[str, int] = {}
    for card in other.cards:
        held[card.zone] = held.get(card.zone, 0) + 1
    parts = [scene.words("zone-count", zone=scene.words(f"zone-{zone}"), n=n) for zone, n in held.items()]
    known = [one.id for one in other.reserved if not one.secret]
    parts += [scene.words("reserved-known", cards=scene.titles(known))] if known else []
    secret = len(other.reserved) - len(known)
    parts += [scene.words("reserved-secret", n=secret)] if secret else []
    return ", ".join(parts) or (scene.words("nothing") if scene.whole else "")


def _experience(scene: Scene, other: Wizard) -> Part:
    if not other.contracts and not other.trials:
        return scene.words("nothing") if scene.whole else ""
    sides = sides_of(scene.table, other)
    names = scene.titles((*other.contracts, *(one.id for one in other.trials)))
    counted = [
        signed(side, scene.words("side-count", side=scene.words(f"side-{side}"), n=n))
        for side, n in (("light", sides.light), ("dark", sides.dark))
    ]
    more = unknown(scene) if sides.unknown else None
    return join(names, "; ", join(*counted, by=", "), " " if more else None, more)
