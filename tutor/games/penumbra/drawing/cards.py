"""The cards in front of a wizard, with what the sources leave open; and the mortal wound cards."""

from __future__ import annotations

from tutor.games.penumbra.drawing.scene import Scene
from tutor.games.penumbra.procedures.threat import MORTAL_POINTS
from tutor.games.penumbra.wizard import Card, Wizard
from tutor.rules.catalogue import load
from tutor.rules.facts import UNKNOWN
from tutor.views.markup import Html, badge, join, sub, tag
from tutor.views.words import capital


def cards(scene: Scene, wizard: Wizard, earlier: Wizard) -> Html | None:
    """The wizard's cards and mortal wounds; nothing where there are none."""
    shown = [_mortal(scene, wizard, earlier)] if wizard.mortal_wounds or earlier.mortal_wounds else []
    shown += [_card(scene, card, earlier.card(card.id)) for card in wizard.cards]
    if not shown:
        return None
    grid = tag("div", *shown, class_="rt-cards rt-cards--grid")
    return join(sub(scene.words("cards")), grid, _unknown(scene, wizard))


def _card(scene: Scene, card: Card, was: Card | None) -> Html:
    words, speaker = scene.words, scene.speaker
    lies = "discarded" if card.zone == "discarded" else "turned" if card.turned else "ready"
    badges = [words("use-assumed")] if card.assumed else []
    if not load("penumbra").component(card.id).is_complete:
        badges.append(words("incomplete"))
    return _box(
        speaker.name(card.id),
        capital(f"{words(f'zone-{card.zone}')}, {words(f'use-{card.use}')}"),
        speaker.value(lies),
        " ".join(speaker.sentences(card.id) or _printed(scene, card.id)),
        *badges,
        spent=lies != "ready",
        lit=was != card,
        candidate=scene.may_pick("card", card.id),
    )


def _printed(scene: Scene, card: str) -> tuple[str, ...]:
    """The printed text of a card that no program carries out."""
    text = load("penumbra").component(card).text.get("main", UNKNOWN)
    return () if text is UNKNOWN else tuple(sentence.of(scene.words.lang) for sentence in text)


def _mortal(scene: Scene, wizard: Wizard, earlier: Wizard) -> Html:
    words, speaker = scene.words, scene.speaker
    return _box(
        speaker.name("mortal-wound"),
        words("mortal-points", points=f"\N{MINUS SIGN}{abs(MORTAL_POINTS)}"),
        words("mortal", n=wizard.mortal_wounds),
        " ".join(speaker.sentences("mortal-wound")),
        spent=not wizard.mortal_wounds,
        lit=wizard.mortal_wounds != earlier.mortal_wounds,
    )


def _box(
    name: str,
    about: str,
    lies: str,
    text: str,
    *badges: str,
    spent: bool = False,
    lit: bool = False,
    candidate: bool = False,
) -> Html:
    ring = (
        (" rt-card--spent" if spent else "") + (" is-lit" if lit else "") + (" is-cand" if candidate else "")
    )
    head = tag("div", tag("h4", name), tag("span", lies, class_="rt-card__state"), class_="rt-card__head")
    return tag(
        "article",
        head,
        tag("p", about, class_="rt-card__meta"),
        tag("p", text, class_="rt-card__text") if text else None,
        tag("p", *[badge(said) for said in badges], class_="rt-badges") if badges else None,
        class_=f"rt-card{ring}",
    )


def _unknown(scene: Scene, wizard: Wizard) -> Html | None:
    """Which facts of which cards the sources do not give, folded away."""
    catalogue, lang = load("penumbra"), scene.words.lang
    items = []
    for card in wizard.cards:
        missing = [
            scene.words("unknown-count") if name == "count"
            else scene.words("unknown-text") if name.startswith("text.")
            else catalogue.parts.fact_names[name].of(lang)
            for name in catalogue.component(card.id).unknowns()
        ]  # fmt: skip
        if missing:
            items += [tag("dt", scene.speaker.name(card.id)), tag("dd", ", ".join(missing))]
    if not items:
        return None
    summary = tag("summary", scene.words("unknown-list", n=len(items) // 2))
    return tag("details", summary, tag("dl", *items, class_="rt-facts"), class_="rt-more", data_key="unknown")
