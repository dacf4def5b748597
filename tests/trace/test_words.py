"""Everything that Penumbra does has words, natural ones, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from support.acts import told_alike
from support.trace import nodes, played, questions

from tutor.engine.event import facts
from tutor.engine.question import Option, Question, Refusal
from tutor.games.penumbra import GAME
from tutor.rules.catalogue import PREFIXES
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import Speaker, speaker

EN, RU = speaker("penumbra", "en"), speaker("penumbra", "ru")

FOREIGN = {"en": re.compile("[А-Яа-яЁё]"), "ru": re.compile("[A-Za-z]")}
"""Letters that have no place in what is said in a language."""


def said(speaks: Speaker) -> Iterator[str]:
    """Everything that can be said about the random games."""
    for node in nodes():
        yield from (speaks.event(event) for event in node.events)
    for question in questions():
        yield speaks.question(question)
        for option in (*question.options, *(refused.option for refused in question.refused)):
            yield speaks.option(option)
            if speaks.has(f"option-{option.kind}-note"):
                yield speaks.option_note(option)
        for refused in question.refused:
            for reason in refused.reasons:
                yield speaks.refusal(reason)
                yield speaks.allowed_if(reason)
    for history in played():
        for name, value in GAME.facts(history.node.state).items():
            yield speaks.fact(name)
            yield speaks.value(value)
        for frame in history.nodes[0].state.stack:
            yield speaks.program(frame.program, frame.bindings)  # type: ignore[union-attr]
    for program in GAME.programs:
        yield speaks.program(program)
        yield from speaks.sentences(program)


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_happens_in_random_games_is_said_in_one_language(lang: Lang) -> None:
    texts = set(said(speaker("penumbra", lang)))
    assert len(texts) > 300
    for text in texts:
        assert text.strip() == text and text, "nothing is said"
        assert not FOREIGN[lang].search(text), text
        assert not re.search(r"[{}$]|\?\?\?|  | [,.;:]|(?<![\w-])-\d", text), text


@pytest.mark.parametrize("lang", LANGS)
def test_events_and_questions_are_whole_sentences(lang: Lang) -> None:
    speaks = speaker("penumbra", lang)
    for node in nodes():
        told = [speaks.event(event) for event in node.events]
        asked = [] if node.question is None else [speaks.question(node.question)]
        for text in (*told, *asked):
            assert text[0] in "«„" or text[0].isupper() or text[0].isdigit(), text
            assert re.search(r"[.?]\)?$", text), text


LOSE = Option("bone-6", "lose-die", facts(die="die-1", colour="bone", value=6, temporary=False), "die-1")
OTHER = Option("orange-6", "lose-die", facts(die="die-2", colour="orange", value=6, temporary=False), "die-2")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", list(PREFIXES))
def test_every_kind_of_event_has_words_before_one_of_it_has_happened(game: str, lang: Lang) -> None:
    """What would differ from one event to the next is left open; no id of another language is in between."""
    speaks = speaker(game, lang)
    for key in speaks.lexicon:
        if key.startswith("event-"):
            told = speaks.happening(key.removeprefix("event-"))
            assert told and not told.endswith(".") and not FOREIGN[lang].search(told), (key, told)


def test_a_kind_of_event_leaves_open_what_differs() -> None:
    assert EN.happening("mortal-discarded") == "… discards the card of the mortal wound"
    assert RU.happening("mortal-discarded") == "… сбрасывает карту смертельного ранения"
    assert EN.happening("no-such-kind") == "no-such-kind"


def test_options_name_dice_by_colour_and_value() -> None:
    assert [EN.option(LOSE), EN.option(OTHER)] == ["Discard the bone 6", "Discard the orange 6"]
    assert [RU.option(LOSE), RU.option(OTHER)] == [
        "Сбросить костяную шестёрку",
        "Сбросить оранжевую шестёрку",
    ]


def test_questions_use_what_all_options_share() -> None:
    question = Question("anna", "pen.threat.step3.die", "lose-die", (LOSE, OTHER))
    assert EN.question(question) == "Anna, which of your sixes goes?"
    assert RU.question(question) == "Анна, какую из шестёрок отдадите?"


def test_refusals_state_their_facts_and_what_would_lift_them() -> None:
    refusal = Refusal("pen.threat.step3.die", "die-first", facts(value=6, pool="bone-6, orange-6, spark-6"))
    assert EN.refusal(refusal) == "the pool holds a bone 6, an orange 6 and a spark 6"
    assert EN.allowed_if(refusal) == "if no die of the pool showed 6"
    assert RU.refusal(refusal) == "в запасе есть костяная шестёрка, оранжевая шестёрка и шестёрка искры"
    assert RU.allowed_if(refusal) == "если бы в запасе не было ни одной шестёрки"


@pytest.mark.parametrize(
    ("game", "kind", "rule"),
    [
        ("penumbra", "act-begun", "pen.turn.effects"),
        ("resarcana", "step-begun", "res.collect.order-free"),
        ("seasons", "act-begun", "sea.turn.order.free"),
    ],
)
def test_what_is_under_way_and_what_is_asked_are_told_apart(game: str, kind: str, rule: str) -> None:
    begun = Refusal(rule, kind, facts(who="anna"))
    asked = Refusal(rule, "asked-first", facts(seat="anna", kind="turn"))
    assert not told_alike(game, (begun, asked))


@pytest.mark.parametrize(
    ("dice", "english", "russian"),
    [
        (0, "Anna takes no threat dice.", "Анна не берёт ни одного кубика угрозы."),
        (1, "Anna takes 1 threat die.", "Анна берёт 1 кубик угрозы."),
        (3, "Anna takes 3 threat dice.", "Анна берёт 3 кубика угрозы."),
        (5, "Anna takes 5 threat dice.", "Анна берёт 5 кубиков угрозы."),
        (11, "Anna takes 11 threat dice.", "Анна берёт 11 кубиков угрозы."),
        (21, "Anna takes 21 threat dice.", "Анна берёт 21 кубик угрозы."),
    ],
)
def test_numbers_agree_with_their_nouns(dice: int, english: str, russian: str) -> None:
    assert EN.say("event-threat-prepared", seat="anna", dice=dice) == english
    assert RU.say("event-threat-prepared", seat="anna", dice=dice) == russian


def test_negative_numbers_have_a_minus_sign() -> None:
    said = "Anna, points for mortal wounds at the end of the game: \N{MINUS SIGN}6."
    assert EN.say("event-mortal-points", seat="anna", points=-6) == said


def test_names_take_the_cases_of_russian() -> None:
    told: dict[str, Any] = {"seat": "anna", "was": 6, "was_colour": "spark", "value": 2, "colour": "spark"}
    assert RU.say("event-die-nudge", **told) == "Анна подкручивает шестёрку искры до двойки."
    assert RU.say("event-die-set", **told) == "Анна устанавливает шестёрку искры на двойку."
    assert RU.say("event-spent", seat="anna", ingredient="arcana", n=1) == "Анна тратит 1 Аркану."
    lacking = Refusal("pen.act.requirement", "lacking", facts(ingredient="arcana", n=1, held=0))
    assert RU.refusal(lacking) == "требуется 1 Аркана, а есть 0"


@pytest.mark.parametrize(
    ("id", "english", "russian"),
    [
        ("anna", "Anna", "Анна"),
        ("sapphire", "Sapphire", "Сапфир"),
        ("mark-sapphire", "Sapphire mark", "сапфировая метка"),
        ("discipline-2", "discipline slot 2", "ячейка дисциплины 2"),
        ("spark-1", "spark slot 1", "ячейка искры 1"),
        ("die-spark-1", "spark 1", "единица искры"),
        ("silverweed", "Silverweed", "Серебрянка"),
        ("orange", "orange", "оранжевый"),
        ("ruby.mark", "Ruby class, mark section", "класс «Рубин», секция метки"),
        ("die:red:2:0", "2 red dice", "2 красных кубика"),
        ("die:any:1:6", "1 die of any kind showing 6", "1 любой кубик со значением 6"),
        ("ingredient:jewel:3:0", "3 Jewels", "3 Драгоценности"),
        ("player-3", "Player 3", "Игрок 3"),
        ("марья", "Марья", "Марья"),
    ],
)
def test_ids_have_names(id: str, english: str, russian: str) -> None:
    assert (EN.name(id), RU.name(id)) == (english, russian)


def test_what_comes_several_times_running_is_said_once_with_its_number() -> None:
    tokens = ("earth", "earth", "water", "earth")
    told = [speaker("seasons", lang).say("event-energy-gained", seat="anna", tokens=tokens) for lang in LANGS]
    assert told == [
        "Anna gains energy: 2 × earth, water and earth.",
        "Анна получает энергию: 2 × земля, вода и земля.",
    ]
    taken = speaker("seasons", "ru").say("best-inside-gain-any", tokens=tokens)
    assert taken == "взять 2 × землю, воду и землю"
    dice = facts(pool=("red-3", "red-3", "blue-5"))
    assert EN.refusal(Refusal("pen.threat.step3.die", "die-first", dice)).endswith("2 × red 3 and a blue 5")


@pytest.mark.parametrize(
    ("value", "english", "russian"),
    [
        (True, "yes", "да"),
        (False, "no", "нет"),
        (0, "0", "0"),
        (1, "1", "1"),
        (-3, "\N{MINUS SIGN}3", "\N{MINUS SIGN}3"),
        ("", "none", "ничего"),
        ("wounded", "wounded", "ранена"),
        ("inventory", "inventory", "инвентарь"),
        ("dark", "Dark", "Мрак"),
        ("bone 6, spark 2", "bone 6, spark 2", "костяная шестёрка, двойка искры"),
        (("silverweed", "bat"), "Silverweed, Bat", "Серебрянка, Летучая Мышь"),
    ],
)
def test_values_have_words(value: str | int | bool | tuple[str, ...], english: str, russian: str) -> None:
    assert (EN.value(value), RU.value(value)) == (english, russian)


def test_facts_have_words() -> None:
    assert EN.fact("anna.wounds") == "Anna: wounded marks"
    assert RU.fact("anna.card.silverweed") == "Анна: карта «Серебрянка»"
    assert RU.fact("boris.discipline-2") == "Борис: ячейка дисциплины 2"
    assert EN.fact("turn.over") == "The turn is over"
    assert EN.fact("anna.zone.bat") == "Anna: where Bat lies"
    assert RU.fact("boris.score.goals") == "Борис: очки за цели"
    assert EN.fact("market.ruby") == "Open cards: the market of the Ruby class"


def test_running_effects_are_named_by_what_they_were_given() -> None:
    assert (EN.program("threat"), EN.program("threat", facts(dice=7))) == ("Threat", "Threat 7")
    assert RU.program("threat-die", facts(value=6)) == "Кубик угрозы 6"
    assert RU.program("silverweed") == "Серебрянка"


def test_unknown_games_and_languages_are_refused() -> None:
    with pytest.raises(KeyError, match="no game 'chess'; there are penumbra"):
        speaker("chess", "en")
    with pytest.raises(KeyError, match="no language 'de'; there are en, ru"):
        speaker("penumbra", "de")


def test_speakers_are_made_once() -> None:
    assert speaker("penumbra", "ru") is speaker("penumbra", "ru")
