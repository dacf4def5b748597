"""Wizard cards: in the zones of a wizard's play area, in a market; and the mortal wound cards."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.games.penumbra.components.faces import NO_SYMBOL, CardFace
from tutor.games.penumbra.scoring.final_points import MORTAL_POINTS
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Card, Wizard
from tutor.games.penumbra.views.table import phrases
from tutor.games.penumbra.views.table.origin import fact_name, origins, unknown_of_card
from tutor.games.penumbra.views.table.parts import cost, costs, dice_line, fold, symbols
from tutor.games.penumbra.views.table.scene import Scene
from tutor.rules.facts import UNKNOWN
from tutor.views.dice import chip
from tutor.views.markup import Html, Part, join, sub, tag
from tutor.views.parts import Row, boxed, facts, grid
from tutor.views.theme import glyph
from tutor.views.words import capital

ZONES = ("grimoire", "inventory", "equipment", "talent", "discarded")
EQUIPMENT = ("conductor", "pendant", "mantle", "ring")
"""The four slots above the board (pen.card.zone.equipment)."""


def cards(scene: Scene, wizard: Wizard, earlier: Wizard) -> Html | None:
    """Cards and mortal wounds, zone by zone where a whole game is played; nothing where there are none."""
    wounds = [_mortal(scene, wizard, earlier)] if wizard.mortal_wounds or earlier.mortal_wounds else []
    if scene.whole:
        zones = [_zone(scene, wizard, earlier, zone) for zone in ZONES]
        return join(sub(scene.words("cards")), grid(wounds), *zones, _unknown(scene, wizard))
    boxes = wounds + [_card(scene, wizard, card, earlier, zoned=True) for card in wizard.cards]
    if not boxes:
        return None
    return join(sub(scene.words("cards")), grid(boxes), _unknown(scene, wizard))


def card_box(
    scene: Scene,
    id: str,
    *badges: str,
    lies: str = "",
    zone: str = "",
    zoned: bool = False,
    rows: Iterable[Row] = (),
    spent: bool = False,
    lit: bool = False,
    offered: bool | None = None,
) -> Html:
    """A wizard card with all that is printed on it, as far as it is known; a back where its face is hidden.

    `zone` is where it lies ("" in a market), which is named if `zoned`. `rows` are further facts.
    """
    face = scene.face(id)
    ring = scene.may_pick("card", id) if offered is None else offered
    if face is None:
        return box(scene.words("face-down"), "", lies, "", lit=lit, candidate=ring, back=True)
    missing = not scene.box.catalogue.component(id).is_complete
    marked = (*badges, *((scene.words("incomplete"),) if missing and unknown_of_card(face) else ()))
    return box(
        scene.name(id),
        _about(scene, face, zone, zoned),
        lies,
        text_of(scene, face),
        *marked,
        rows=[*_printed_rows(scene, face, market=not zone), *rows],
        origin=origins(scene, id, face.assumed),
        spent=spent,
        lit=lit,
        candidate=ring,
    )


def box(
    name: str,
    about: Part,
    lies: str,
    text: str,
    *badges: str,
    rows: Iterable[Row] = (),
    inside: Part = None,
    origin: Html | None = None,
    spent: bool = False,
    lit: bool = False,
    candidate: bool = False,
    back: bool = False,
) -> Html:
    """A card as a box: its name and how it lies, what it is, its text and facts, and badges."""
    looks = [look for look, on in (("spent", spent), ("back", back)) if on]
    paragraph = tag("p", text, class_="rt-card__text") if text else None
    parts = (paragraph, facts(rows), inside)
    return boxed(
        name, about, lies, *parts, badges=badges, origin=origin, looks=looks, lit=lit, candidate=candidate
    )


def unknown_list(scene: Scene, ids: Iterable[str], key: str) -> Html | None:
    """Which facts of which cards the sources do not give, folded away."""
    items: list[Html] = []
    for id in dict.fromkeys(ids):
        face = scene.face(id)
        if face is None:
            continue
        names = [*unknown_of_card(face), *([] if text_of(scene, face) else ["text"])]
        if names:
            facts = capital(", ".join(fact_name(scene, name) for name in names))
            items += [tag("dt", scene.name(id)), tag("dd", facts)]
    if not items:
        return None
    summary = tag("summary", scene.words("unknown-list", n=len(items) // 2))
    return tag("details", summary, tag("dl", *items, class_="rt-facts"), class_="rt-more", data_key=key)


def text_of(scene: Scene, face: CardFace) -> str:
    """What a card does: the wording of its program, else its printed text, else its effect told in data."""
    lines = scene.speaker.sentences(face.id)
    if not lines:
        text = scene.box.catalogue.component(face.id).text.get("main", UNKNOWN)
        lines = () if text is UNKNOWN else tuple(sentence.of(scene.words.lang) for sentence in text)
    if not lines and face.effect:
        lines = tuple(f"{capital(phrases.step(scene.speaker, step))}." for step in face.effect)
    return " ".join(lines)


def _zone(scene: Scene, wizard: Wizard, earlier: Wizard, zone: str) -> Html | None:
    """One zone of the play area as a section; the equipment shows its free slots too."""
    words = scene.words
    held = [card for card in wizard.cards if card.zone == zone]
    if not held and zone != "equipment":
        return None
    boxes = [_card(scene, wizard, card, earlier) for card in held]
    if zone == "equipment":
        taken = {face.slot for card in held if (face := scene.face(card.id)) is not None}
        boxes += [_free(scene, slot) for slot in EQUIPMENT if slot not in taken]
    return fold(
        scene,
        zone,
        words(f"head-{zone}"),
        words("cards-count", n=len(held)),
        grid(boxes),
        picks=scene.may_pick_one("card", [card.id for card in held]),
        lit=any(card != earlier.card(card.id) for card in held),
        unfolded=bool(held) and zone != "discarded",
    )


def _free(scene: Scene, slot: str) -> Html:
    return boxed(scene.words(f"equip-{slot}"), None, scene.words("slot-free"), looks=["free"])


def _card(scene: Scene, wizard: Wizard, card: Card, earlier: Wizard, zoned: bool = False) -> Html:
    lies = "discarded" if card.zone == "discarded" else "turned" if card.turned else "ready"
    on_it = dice_line(scene, [die for die in wizard.dice if die.card == card.id])
    return card_box(
        scene,
        card.id,
        *((scene.words("borrowed"),) if card.borrowed else ()),
        lies=scene.speaker.value(lies),
        zone=card.zone,
        zoned=zoned,
        rows=((scene.words("dice-on-it"), on_it),),
        spent=lies != "ready",
        lit=earlier.card(card.id) != card,
    )


def _about(scene: Scene, face: CardFace, zone: str, zoned: bool) -> Html:
    """What a card is and how it is used, in one line."""
    words = scene.words
    kind = {"potion": "recipe", "pet": "summoning"}.get(face.kind, face.kind)
    kind = kind if zone in ("", "grimoire", "discarded") else face.kind
    parts = [words(f"zone-{zone}")] if zoned and zone else []
    parts += [words(f"kind-{kind}")] if kind else []
    parts += [words(f"use-{face.use}")] if face.use else []
    line = capital(", ".join(parts))
    if not face.discipline:
        return join(line)
    return join(glyph(face.discipline), f"{scene.speaker.name(face.discipline)}. {line}".rstrip(". "), by=" ")


def _printed_rows(scene: Scene, face: CardFace, market: bool) -> list[Row]:
    words = scene.words
    rows: list[Row] = []
    if face.costs is not None and (face.costs != ((),) or "costs" in face.assumed):
        paid = costs(scene, face.costs)
        when = _when(scene, face.cost_windows)
        rows.append((words("cost"), join(paid, f" ({when})" if when else None)))
    if market and face.price is not None:
        rows.append((words("price"), cost(scene, face.price)))
    rows.append((words("used-in"), _when(scene, face.windows)))
    if face.threat:
        key = "threat-fixed-n" if face.uncancellable else "threat-n"
        rows.append((words("needs"), join(chip("threat", face.threat), words(key, n=face.threat), by=" ")))
    for name, icon in (("launches", face.launches), ("launched-by", face.launched_by)):
        if icon:
            colour = icon.partition("-")[0]
            dyes = [gem for gem, dye in DISCIPLINE_COLOURS.items() if dye == colour]
            text = phrases.icon(scene.speaker, icon)
            rows.append((words(name), join(*[glyph(gem) for gem in dyes], text, by=" ")))
    if face.slot in EQUIPMENT:
        rows.append((words("equip-slot"), words(f"equip-{face.slot}")))
    if face.experience:
        rows.append((words("symbols"), symbols(scene, face.experience)))
    return rows


def _when(scene: Scene, windows: tuple[str, ...] | None) -> str:
    """The kinds of turn, where a card names them; nothing for a card without a symbol."""
    if windows is None or windows == NO_SYMBOL:
        return ""
    return phrases.both(scene.speaker, [scene.speaker.value(window) for window in windows])


def _mortal(scene: Scene, wizard: Wizard, earlier: Wizard) -> Html:
    words, speaker = scene.words, scene.speaker
    return box(
        speaker.name("mortal-wound"),
        words("mortal-points", points=f"\N{MINUS SIGN}{abs(MORTAL_POINTS)}"),
        words("mortal", n=wizard.mortal_wounds),
        " ".join(speaker.sentences("mortal-wound")),
        spent=not wizard.mortal_wounds,
        lit=wizard.mortal_wounds != earlier.mortal_wounds,
    )


def _unknown(scene: Scene, wizard: Wizard) -> Html | None:
    return unknown_list(scene, [card.id for card in wizard.cards], "unknown")
