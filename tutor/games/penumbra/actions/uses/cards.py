"""Cards as uses: casting, brewing, summoning and activating, and what stands against each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from tutor.engine.event import facts
from tutor.engine.question import Option, Refusal
from tutor.games.penumbra.actions.uses import Considered, Readings, UseKind, trials
from tutor.games.penumbra.cards.requirements import CARD_RULES, CardRules
from tutor.games.penumbra.components.card_names import has_name
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.components.schema import Window
from tutor.games.penumbra.procedures.paying import affordable, against_paying
from tutor.games.penumbra.procedures.properties import forbidden, vigilance
from tutor.games.penumbra.state.table import Table, TurnKind
from tutor.games.penumbra.state.wizard import Card, Wizard
from tutor.games.penumbra.verbs.effects import in_force

NO_RULES = CardRules()
DRUID = "druid"
"""The talent that lets pets be summoned from the market."""

SUPPRESSED = {
    "potion": "potions",
    "ready-made-potion": "potions",
    "artifact": "artifacts",
    "tome": "artifacts",
    "pet": "pets",
}
"""What a property that suppresses a kind of card calls it."""

GONE = ("discarded", "experience")
"""Where cards lie that are no longer used."""

PREPARED = {"potion": "brew", "pet": "summon"}
"""What paying for a card does that has to be prepared before it can be activated (pen.card.transform)."""


def rules_of(card: str) -> CardRules:
    """What the engine must know of a card before it runs."""
    return CARD_RULES.get(card, NO_RULES)


def considered(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Considered]:
    """Every card of the play area, as what can be done with it where it lies."""
    for card in wizard.cards:
        if card.zone not in GONE:
            printed = face(table, card.id)
            against = _against(table, wizard, card, printed, reading)
            yield _option(card.id, printed.use, _prepares(card, printed)), against


def legal(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Option]:
    """The cards that can be used or prepared now; turned or untimely ones are looked at no further."""
    now = table.turn.kind
    for card in wizard.cards:
        zone = card.zone
        if zone in GONE:
            continue
        printed = face(table, card.id)
        in_grimoire = zone == "grimoire"
        windows, paying = printed.windows, printed.cost_windows
        if in_grimoire and printed.kind != "talent" and (paying is None or now not in paying):
            continue
        spent = windows is None or now not in windows or (card.turned and printed.use == "turn")
        if spent and not (in_grimoire and printed.kind in PREPARED):
            continue
        for _ in _against(table, wizard, card, printed, reading):
            break
        else:
            yield _option(card.id, printed.use, _prepares(card, printed))


def _prepares(card: Card, printed: CardFace) -> str:
    """How a card that lies in the grimoire has to be prepared first; "" for one that is used at once."""
    return PREPARED.get(printed.kind, "") if card.zone == "grimoire" else ""


def _costs(card: Card, printed: CardFace) -> bool:
    return card.zone == "grimoire" and printed.kind != "talent"


def in_time(windows: tuple[Window, ...] | None, now: TurnKind) -> bool:
    """Whether a turn of that kind lies in a window; one that is not known never lets anything in."""
    return windows is not None and now in windows


@lru_cache(maxsize=4096)
def _option(card: str, use: str, prepares: str) -> Option:
    """The option of using a card, or of preparing it first."""
    kind = "brew-card" if prepares == "brew" else "summon-card" if prepares == "summon" else "use-card"
    program = "prepare-card" if prepares else "use-card"
    return Option(f"card-{card}", kind, facts(card=card, use=use), None, program, facts(card=card))


def _against(
    table: Table, wizard: Wizard, card: Card, printed: CardFace, reading: Readings
) -> Iterator[Refusal]:
    """Everything that stands against using a card now, or against preparing it."""
    if _prepares(card, printed):
        yield from kind_forbidden(table, printed)
    else:
        yield from activation(table, wizard, card, printed, reading)
        if table.trial is not None:
            yield from vigilance(table, reading)
    if _costs(card, printed):
        yield from payment(table, wizard, printed, reading)


def activation(
    table: Table, wizard: Wizard, card: Card, printed: CardFace, reading: Readings
) -> Iterator[Refusal]:
    """What stands against activating a card, its cost left aside (pen.act.requirement)."""
    about = (("card", card.id),)
    rules = rules_of(card.id)
    if printed.use == "permanent":
        yield Refusal("pen.act.permanent", "permanent", about)
    elif printed.use == "condition" or rules.answers:
        yield Refusal("pen.act.condition", "condition", about)
    elif not in_time(printed.windows, table.turn.kind):
        yield _wrong_time(card, printed)
    if printed.use in ("", "on-gain") and not printed.threat:
        yield Refusal("pen.act.requirement", "use-unknown", about)
    if printed.use == "turn" and card.turned:
        yield Refusal("pen.act.turned", "turned", about)
    if counts(printed):
        yield from _discarding(table, reading)
    if table.trial is not None:
        yield from kind_forbidden(table, printed)
    if trials.concern(printed):
        yield from trials.against(table, printed, SUPPRESSED.get(printed.kind, ""), reading)
    if rules.needs:
        yield from _impossible(wizard, rules, reading)


def _wrong_time(card: Card, printed: CardFace) -> Refusal:
    """What the window of a card has against a turn of a kind that is not in it."""
    windows, about = printed.windows, ("card", card.id)
    if windows is None:
        return Refusal("pen.act.define", "window-unknown", (about,))
    if windows == ("learning", "trial"):
        return Refusal("pen.act.timing.none", "not-in-rest", (about,))
    return Refusal(f"pen.act.timing.{windows[0]}", "wrong-window", (about, ("turn", windows[0])))


def kind_forbidden(table: Table, printed: CardFace) -> Iterator[Refusal]:
    """What a suppressing property has against the kind of card (pen.prop.suppress.*)."""
    kind = SUPPRESSED.get(printed.kind, "")
    if kind and in_force(table):
        refusal = forbidden(table, kind)
        if refusal is not None:
            yield refusal


def _impossible(wizard: Wizard, rules: CardRules, reading: Readings) -> Iterator[Refusal]:
    if reading("pen.ruling.effect-impossible") == "allowed":
        return
    for ingredient, n in rules.needs:
        held = wizard.held(ingredient)
        if held < n:
            about = facts(ingredient=ingredient, n=n, held=held)
            yield Refusal("pen.act.requirement", "lacking", about)


def payment(table: Table, wizard: Wizard, printed: CardFace, reading: Readings) -> Iterator[Refusal]:
    """What stands against paying a card's cost now; one affordable variant is enough."""
    if not in_time(printed.cost_windows, table.turn.kind):
        yield from cost_time(table, printed)
    if printed.costs is None:
        yield Refusal("pen.card.use", "cost-unknown", facts(card=printed.id))
        return
    if len(printed.costs) == 1:
        yield from against_paying(table, wizard, printed.costs[0], reading)
        return
    against = [affordable(table, wizard, cost, reading) for cost in printed.costs]
    if against and all(against):
        # Of several variants the one that lacks least is what a wizard wants to know about.
        yield from min(against, key=len)


def cost_time(table: Table, printed: CardFace) -> Iterator[Refusal]:
    """What the symbol in the cost has against the kind of turn (pen.cost.timing.*)."""
    now, windows = table.turn.kind, printed.cost_windows
    about = facts(card=printed.id)
    if windows is None:
        yield Refusal("pen.card.use", "cost-window-unknown", about)
    elif now not in windows:
        if printed.kind == "potion":
            yield Refusal("pen.potion.brew-window", "not-brewed-now", about)
        if windows == ("learning", "trial"):
            yield Refusal("pen.cost.timing.none", "not-paid-in-rest", about)
        else:
            yield Refusal(f"pen.cost.timing.{windows[0]}", "wrong-turn", (*about, ("turn", windows[0])))


def counts(printed: CardFace) -> bool:
    """Whether the card discards threat dice."""
    return rules_of(printed.id).counts or printed.does("remove-threat")


def _discarding(table: Table, reading: Readings) -> Iterator[Refusal]:
    """What stands against discarding threat dice now (pen.threat.step1.count-effects)."""
    threat = table.threat
    if threat is None:
        yield Refusal("pen.threat.step1.count-effects", "no-threat")
        return
    if threat.step != "prepare":
        yield Refusal("pen.threat.step1.count-effects", "before-roll")
    if threat.uncancellable:
        yield Refusal("pen.threat.uncancellable", "uncancellable")
    nothing = threat.prepared <= 0 and threat.step == "prepare"
    if nothing and reading("pen.ruling.discard-no-threat") == "refused":
        yield Refusal("pen.act.requirement", "no-threat-left")


def market_pets(table: Table, wizard: Wizard, reading: Readings) -> Iterable[Considered]:
    """The pets of the class markets, for a wizard whose talent lets them be summoned from there."""
    talent = wizard.card(DRUID)
    if talent is None or talent.zone != "talent" or talent.turned:
        return ()
    return _market_pets(table, wizard, reading)


def _market_pets(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Considered]:
    for market in table.markets:
        for card in market.cards:
            printed = face(table, card)
            if printed.kind == "pet":
                about = facts(card=card, market=market.id)
                option = Option(f"summon-{card}", "summon-there", about, None, "summon-market", about)
                yield option, _against_summoning(table, wizard, printed, reading)


def _against_summoning(
    table: Table, wizard: Wizard, printed: CardFace, reading: Readings
) -> Iterator[Refusal]:
    """Everything that stands against summoning a pet from a market now."""
    if has_name(table, wizard, printed.id):
        yield Refusal("pen.card.unique", "name-held", facts(card=printed.id))
    yield from kind_forbidden(table, printed)
    yield from payment(table, wizard, printed, reading)


KIND = UseKind("card", considered, legal)
DRUID_KIND = UseKind("druid", market_pets)
