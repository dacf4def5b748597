"""What a threatened wizard may use, and every reason why something may not be used now."""

from __future__ import annotations

from typing import Literal

from tutor.engine.event import facts
from tutor.engine.moment import Moment
from tutor.engine.query import Among
from tutor.engine.question import Choices, Option, Refusal, Refused, sift
from tutor.games.penumbra.cards import CARDS, CardRules
from tutor.games.penumbra.state import Table, Threat
from tutor.games.penumbra.wizard import DISCIPLINE_COLOURS, Card, Die, Mark, Wizard

Step = Literal["prepare", "roll", "distribute"]
At = Moment[Table]

CRYSTAL_PRICES = {"reroll": 1, "nudge": 2, "flip": 2, "repaint": 3}
"""What each manipulation of one own die costs (pen.prim.crystal.prices)."""


def die_options(dice: tuple[Die, ...], kind: str) -> tuple[Option, ...]:
    """One option for each colour and value; dice that look alike are interchangeable."""
    options: dict[str, Option] = {}
    for die in dice:
        key = f"{die.colour}-{die.value}"
        options.setdefault(
            key, Option(key, kind, facts(die=die.id, colour=die.colour, value=die.value), die.id)
        )
    return tuple(options.values())


def mark_option(mark: Mark, kind: str) -> Option:
    """The option of picking a mark."""
    about = facts(slot=mark.slot, discipline=mark.discipline, value=mark.threat, condition=mark.condition)
    return Option(mark.slot, kind, about, mark.slot)


class Usable(Among, frozen=True):
    """Everything the threatened wizard has, sorted into what this step of the roll lets in and what not."""

    step: Step

    def choices(self, moment: At) -> Choices:
        table = moment.table
        wizard = table.wizard(moment.frame.owner)
        threat = table.threat
        assert threat is not None
        idle = moment.reading("pen.ruling.discard-no-threat") == "allowed"
        return sift(
            candidates(wizard, threat),
            lambda option: refusals(table, wizard, threat, option, self.step, idle),
        )


def considered_in_step3(
    moment: At, value: int | None = None, options: tuple[Option, ...] = ()
) -> tuple[Refused, ...]:
    """What a wizard may be tempted to do while results are handed out, with the reasons against it.

    With a value and the dice that match it: keeping them and wounding a mark instead, too.
    """
    table = moment.table
    wizard = table.wizard(moment.frame.owner)
    threat = table.threat
    assert threat is not None
    tempted: list[Refused] = []
    if value is not None and options:
        pool = ", ".join(option.key for option in options)
        reason = Refusal("pen.threat.step3.die", "die-first", facts(value=value, pool=pool))
        for mark in wizard.marks:
            if mark.condition != "wounded":
                wound = mark_option(mark, "wound-instead")
                reasons = (reason, *mark_reasons(mark, value))
                tempted.append(Refused(Option(f"wound-{mark.slot}", wound.kind, wound.facts), reasons))
    for option in candidates(wizard, threat):
        tempted.append(Refused(option, refusals(table, wizard, threat, option, "distribute")))
    return tuple(tempted)


def mark_reasons(mark: Mark, value: int) -> tuple[Refusal, ...]:
    """Why a threat die of a value cannot wound that mark, its value aside from all else."""
    if mark.threat == value:
        return ()
    about = facts(slot=mark.slot, has=mark.threat, value=value)
    return (Refusal("pen.threat.mark-value", "other-value", about),)


def candidates(wizard: Wizard, threat: Threat) -> tuple[Option, ...]:
    """Everything that the wizard could think of using during a threat roll."""
    found: list[Option] = []
    for card in wizard.cards:
        rules = CARDS.get(card.id)
        if rules is not None and rules.program and card.zone != "discarded":
            found.append(
                Option(f"card-{card.id}", "use-card", facts(card=card.id, use=card.use), None, card.id)
            )
    for option in die_options(wizard.dice, "discard-yellow"):
        colour = dict(option.facts)["colour"]
        if colour in ("yellow", "spark"):
            found.append(
                Option(
                    f"yellow-{option.key}",
                    option.kind,
                    option.facts,
                    None,
                    "primagic-yellow",
                    facts(die=option.value),
                )
            )
    for mark in wizard.marks:
        if mark.effect in ("set", "repaint"):
            about = facts(slot=mark.slot, discipline=mark.discipline, effect=mark.effect)
            program = f"mark-{mark.effect}"
            found.append(Option(f"mark-{mark.slot}", "use-mark", about, None, program, facts(mark=mark.slot)))
    if wizard.stock.crystal:
        for how, price in CRYSTAL_PRICES.items():
            about = facts(how=how, price=price)
            found.append(Option(f"crystal-{how}", "use-crystal", about, None, f"crystal-{how}"))
    if threat.nudges or (threat.step == "roll" and wizard.card("invisibility-cloak")):
        for value in sorted(set(threat.left)):
            for change, way in ((1, "up"), (-1, "down")):
                about = facts(value=value, change=change, to=value + change)
                bindings = facts(value=value, change=change)
                found.append(
                    Option(f"nudge-{value}-{way}", "nudge-threat", about, None, "nudge-threat", bindings)
                )
    return tuple(found)


def refusals(
    table: Table, wizard: Wizard, threat: Threat, option: Option, step: Step, idle: bool = True
) -> tuple[Refusal, ...]:
    """Every reason why the wizard may not use this in that step of the threat roll; none means legal.

    `idle` says that a card may discard threat dice where none are left (pen.ruling.discard-no-threat).
    """
    if option.kind == "nudge-threat":
        return (*_values_only(step), *_nudge(threat, option))
    counts = option.kind == "discard-yellow"
    reasons: list[Refusal] = []
    if table.turn.kind == "rest" and option.kind in ("discard-yellow", "use-crystal"):
        reasons.append(Refusal("pen.prim.rest-window", "primagic-in-rest"))
    if option.kind == "use-card":
        card = wizard.card(option.program)
        assert card is not None
        rules = CARDS[card.id]
        counts = rules.counts
        reasons += _card(table, wizard, card, rules)
    elif option.kind == "use-mark":
        reasons += _mark(wizard, str(dict(option.facts)["slot"]))
    elif option.kind == "use-crystal":
        reasons += _crystal(wizard, str(dict(option.facts)["how"]))
    return (
        *_moment(step, counts),
        *_uncancellable(threat, counts),
        *_none_left(threat, option, counts and not idle),
        *reasons,
    )


def _moment(step: Step, counts: bool) -> list[Refusal]:
    if step == "prepare":
        return []
    reasons = []
    if step == "roll":
        reasons.append(Refusal("pen.threat.step2.only-values", "only-values"))
    else:
        reasons.append(Refusal("pen.threat.step3.none", "no-effects"))
    if counts:
        reasons.append(Refusal("pen.threat.step1.count-effects", "before-roll"))
    return reasons


def _values_only(step: Step) -> list[Refusal]:
    if step == "roll":
        return []
    rule = "pen.threat.step2.only-values" if step == "prepare" else "pen.threat.step3.none"
    return [Refusal(rule, "not-rolled" if step == "prepare" else "no-effects")]


def _nudge(threat: Threat, option: Option) -> list[Refusal]:
    reasons = []
    about = dict(option.facts)
    if about["to"] in (0, 7):
        reasons.append(Refusal("pen.man.nudge", "no-such-face", facts(value=about["value"])))
    if threat.nudges < 1:
        reasons.append(Refusal("pen.man.split", "no-nudges"))
    if all(n in threat.nudged for n, value in enumerate(threat.left) if value == about["value"]):
        reasons.append(Refusal("pen.man.split", "nudged-already", facts(value=about["value"])))
    return reasons


def _uncancellable(threat: Threat, counts: bool) -> list[Refusal]:
    if threat.uncancellable and counts:
        return [Refusal("pen.threat.uncancellable", "uncancellable")]
    return []


def _none_left(threat: Threat, option: Option, card: bool) -> list[Refusal]:
    if threat.prepared > 0 or threat.step != "prepare":
        return []
    if option.kind == "discard-yellow":
        return [Refusal("pen.prim.yellow.discard", "no-threat-left")]
    return [Refusal("pen.act.requirement", "no-threat-left")] if card else []


def _card(table: Table, wizard: Wizard, card: Card, rules: CardRules) -> list[Refusal]:
    reasons = []
    about = facts(card=card.id)
    if card.use == "permanent":
        reasons.append(Refusal("pen.act.permanent", "permanent", about))
    if rules.answers:
        reasons.append(Refusal("pen.act.condition", "condition", about))
    if card.use == "turn" and card.turned:
        reasons.append(Refusal("pen.act.turned", "turned", about))
    if table.turn.kind == "rest":
        reasons.append(Refusal("pen.act.timing.none", "not-in-rest", about))
    elif rules.cost_timing and card.zone == "grimoire" and table.turn.kind != rules.cost_timing:
        rule = f"pen.cost.timing.{rules.cost_timing}"
        reasons.append(Refusal(rule, "wrong-turn", facts(card=card.id, turn=rules.cost_timing)))
    for ingredient, n in rules.needs:
        held = int(getattr(wizard.stock, ingredient))
        if held < n:
            reasons.append(
                Refusal("pen.act.requirement", "lacking", facts(ingredient=ingredient, n=n, held=held))
            )
    return reasons


def _mark(wizard: Wizard, slot: str) -> list[Refusal]:
    mark = wizard.mark(slot)
    about = facts(slot=slot, discipline=mark.discipline)
    reasons = []
    if mark.condition != "charged":
        rule = f"pen.mark.state.{mark.condition}"
        reasons.append(Refusal(rule, "not-charged", (*about, ("condition", mark.condition))))
    if not mark_targets(wizard, mark):
        rule = "pen.mark.eff.repaint" if mark.effect == "repaint" else "pen.mark.eff.set"
        reasons.append(Refusal(rule, "no-die", about))
    return reasons


def mark_targets(wizard: Wizard, mark: Mark) -> tuple[Die, ...]:
    """The dice a mark may change (pen.mark.eff.set, pen.mark.eff.repaint, pen.mark.eff.spark-any)."""
    if mark.effect == "repaint":
        return tuple(die for die in wizard.dice if die.colour == "bone")
    if mark.discipline == "spark":
        return wizard.dice
    colour = DISCIPLINE_COLOURS[mark.discipline]
    return tuple(die for die in wizard.dice if die.colour == colour)


def _crystal(wizard: Wizard, how: str) -> list[Refusal]:
    reasons = []
    price, held = CRYSTAL_PRICES[how], wizard.stock.crystal
    if held < price:
        about = facts(ingredient="crystal", n=price, held=held)
        reasons.append(Refusal("pen.prim.crystal.prices", "lacking", about))
    if not wizard.dice:
        reasons.append(Refusal("pen.man.own", "no-own-die"))
    return reasons
