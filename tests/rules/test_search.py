"""Full-text search: any form of a word, both languages, ids, marks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.rules.catalogue import GAMES, PREFIXES, Rule, component, load, rules
from tutor.rules.search import Hit, counted, search
from tutor.rules.stems import WORD, near_stem, stem
from tutor.rules.words import LANGS, Lang

every_rule = st.sampled_from([each for game in PREFIXES for each in rules(game)])


def ids(hits: list[Hit]) -> list[str]:
    return [hit.id for hit in hits]


@pytest.mark.parametrize(
    "forms",
    [
        "метка метки метке метку меткой меток меткам метками",
        "раненая раненой раненых раненым ранена",
        "ячейка ячейки ячеек ячейкам",
        "зелье зелья зелий зельем",
        "огонь огня огнём огнем",
        "судьба судьбы судеб",
        "игрок игрока игроки игроков",
        "аркана аркану арканы аркане",
        "трофей трофея трофеи трофеев",
        "воплощение воплощения воплощений",
        "заменить замена замените",
        "жёлтый желтого ЖЁЛТЫЕ",
        "mark marks Marked",
        "die dice",
        "trophy trophies",
    ],
)
def test_all_forms_of_a_word_meet(forms: str) -> None:
    assert len({stem(form) for form in forms.split()}) == 1


@pytest.mark.parametrize(
    ("one", "other"), [("зелье", "злато"), ("метка", "место"), ("маг", "магазин"), ("trap", "trip")]
)
def test_different_words_stay_apart(one: str, other: str) -> None:
    assert stem(one) != stem(other)


@settings(deadline=None)
@given(every_rule, st.sampled_from(LANGS), st.data())
def test_every_rule_is_found_by_each_word_of_its_title(each: Rule, lang: Lang, data: st.DataObject) -> None:
    words = WORD.findall(each.title.of(lang))
    word = data.draw(st.sampled_from(words))
    found = search(word, lang=lang, games=[GAMES[each.id[:3]]], limit=1000, kinds=["rule"])
    assert each.id in ids(found)
    hit = next(hit for hit in found if hit.id == each.id)
    assert any(span.field == "title" and span.lang == lang for span in hit.spans)


@settings(deadline=None)
@given(every_rule, st.sampled_from(LANGS))
def test_a_whole_title_leads_to_its_rule(each: Rule, lang: Lang) -> None:
    found = search(each.title.of(lang), games=[GAMES[each.id[:3]]], limit=40)
    assert each.id in ids(found)
    assert [hit.score for hit in found] == sorted((hit.score for hit in found), reverse=True)


@settings(deadline=None, max_examples=60)
@given(every_rule, st.sampled_from(LANGS))
def test_marks_lie_on_the_words_that_were_sought(each: Rule, lang: Lang) -> None:
    query = each.title.of(lang).split()[0]
    roots = {stem(word) for word in WORD.findall(query)}
    last = WORD.findall(query)[-1].lower().replace("ё", "е") if roots else ""
    for hit in search(query, lang=lang, limit=10):
        for span in hit.spans:
            text = (hit.title if span.field == "title" else hit.text).of(span.lang)
            word = text[span.start : span.end]
            assert stem(word) in roots or word.lower().replace("ё", "е").startswith(last)


def test_inflected_query_finds_the_same_rules() -> None:
    found = [set(ids(search(form, games=["penumbra"], limit=500))) for form in ("метка", "меток", "метками")]
    assert found[0] == found[1] == found[2]
    assert "pen.mark.slots" in found[0]
    assert set(ids(search("жёлтый", limit=500))) == set(ids(search("желтые", limit=500)))


def test_titles_come_before_texts() -> None:
    hits = search("ничья", games=["blackrose"], kinds=["rule"])
    in_title = [any(span.field == "title" for span in hit.spans) for hit in hits]
    assert in_title[0] and in_title == sorted(in_title, reverse=True)


def test_several_words_must_all_be_there() -> None:
    for hit in search("trap interrupts spell", games=["blackrose"]):
        whole = f"{hit.title.en} {hit.text.en}"
        roots = {stem(word) for word in WORD.findall(whole)}
        assert {stem("trap"), stem("interrupts"), stem("spell")} <= roots


def test_as_many_words_as_possible_when_not_all_are_there() -> None:
    hits = search("ловушка zzzz прерывает", games=["blackrose"])
    assert "brw.trap.interrupt.spell" in ids(hits)


def test_unfinished_word() -> None:
    assert "sea.term.crystallise" in ids(search("кристаллиз", games=["seasons"]))
    assert "evocation-succubus" in ids(search("succub"))


def test_only_the_last_word_may_be_unfinished() -> None:
    cards = {hit.id for hit in search("карта", games=["seasons"], limit=500)}
    last = {hit.id for hit in search("карта амул", games=["seasons"], limit=500)}
    first = {hit.id for hit in search("амул карта", games=["seasons"], limit=500)}
    assert last and last < cards and first == cards


def test_ids_and_their_beginnings() -> None:
    assert ids(search("pen.threat.steps")) == ["pen.threat.steps"]
    found = search("pen.threat", limit=500)
    expected = [each.id for each in rules("penumbra") if each.id.startswith("pen.threat")]
    assert ids(found) == expected
    assert ids(search("spell-grim-torment")) == ["spell-grim-torment"]


def test_components_are_found_by_name_and_text() -> None:
    best = search("весы иштар", kinds=["component"])[0]
    assert (best.game, best.id) == ("seasons", "balance-of-ishtar")
    assert "spell-cross-and-delight" in ids(search("суккуб", kinds=["component"], limit=50))


def test_language_games_and_kinds_limit_the_search() -> None:
    assert search("trap", lang="ru") == []
    assert {hit.game for hit in search("дракон", limit=200, games=["resarcana"])} == {"resarcana"}
    assert {hit.kind for hit in search("дракон", limit=200, kinds=["ruling"])} == {"ruling"}


def test_hits_show_what_they_found() -> None:
    hit = search("sea.card.lewis.effect")[0]
    assert hit.title == load("seasons").rule(hit.id).title
    hit = search("hand of fortune", kinds=["component"])[0]
    assert hit.title == component("seasons", "hand-of-fortune").name


@pytest.mark.parametrize("query", ["", "   ", "!!!", "…", "zzzzqqq", "()", "*", "a" * 500, "pen.", "'\""])
def test_odd_queries_find_nothing_or_something_but_do_not_fail(query: str) -> None:
    assert isinstance(search(query, limit=3), list)
    if not query.strip():
        assert search(query) == []


@given(st.text(max_size=40))
@settings(deadline=None)
def test_no_query_fails(query: str) -> None:
    assert len(search(query, limit=5)) <= 5


def test_all_that_is_found_is_counted_however_few_are_listed() -> None:
    few, many = counted("marks", limit=3), counted("marks", limit=1000)
    assert len(few.hits) == 3 < few.total == many.total == len(many.hits)
    assert counted("pen.threat", limit=1).total == len(search("pen.threat", limit=500))
    assert counted("zzzzqqq") == ([], 0)


def test_near_stem_is_part_of_most_forms() -> None:
    assert near_stem("ловушками") in "ловушка"
