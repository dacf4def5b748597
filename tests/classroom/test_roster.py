"""Classes and learners: who joins, who comes back, and whose records a class sees."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa
from support.classroom import answer, stand

from tutor.app.entrance.classes import Classes
from tutor.classroom.answers import Classroom, Learner
from tutor.classroom.errors import NicknameTaken, StoreError, WrongReturnKey
from tutor.classroom.names import new_return_key, sealed
from tutor.classroom.store import Store
from tutor.classroom.tables import learners


@pytest.fixture
def klass(store: Store) -> Classroom:
    return store.add_class("Maths, Monday", "owl 7")


def test_a_class_is_found_by_its_code_whatever_its_case(store: Store, klass: Classroom) -> None:
    assert (klass.title, klass.code) == ("Maths, Monday", "owl 7")
    assert store.class_by_code("  OWL  7 ") == klass
    assert store.class_by_code("owl") is None
    other = store.add_class("Вторник", "Сова")
    assert store.class_by_code("сОВА") == other
    assert store.classes() == (klass, other)


def test_a_class_gets_another_title_and_keeps_its_learners(store: Store, klass: Classroom, url: str) -> None:
    anna, _ = store.join(klass, "Anna")
    other = store.add_class("Tuesday", "bat 7")
    renamed = store.retitle(klass, "  Maths,  Friday ")
    assert renamed == Classroom(klass.id, "Maths, Friday", klass.code)
    with pytest.raises(StoreError, match="allowed: 1 to 40"):
        store.retitle(klass, " ")
    for opened in (store, Store.open(url)):
        assert opened.class_by_code(klass.code) == renamed and opened.classes() == (renamed, other)
        assert opened.roster(klass.id) == (anna,)


def test_a_server_that_is_started_again_titles_its_classes_anew(store: Store, url: str) -> None:
    first = Classes(store, [("Maths", "owl 7")]).by_code("owl 7")
    assert first and first.title == "Maths"
    assert Classes(Store.open(url), [("Physics", "OWL 7"), ("Bats", "bat 7")]).by_code("owl 7") == Classroom(
        first.id, "Physics", "owl 7"
    )
    Classes(store, [("owl 7", "owl 7")])
    assert [klass.title for klass in store.classes()] == ["Physics", "Bats"], "a code alone is no title"


def test_a_code_is_of_one_class(store: Store, klass: Classroom) -> None:
    with pytest.raises(StoreError, match="Another class has this code"):
        store.add_class("Tuesday", "Owl 7")
    assert store.classes() == (klass,)


@pytest.mark.parametrize(("title", "code"), [("", "a"), ("a", " \u200b "), ("a", "x" * 41)])
def test_a_name_that_is_empty_or_too_long_is_told(store: Store, title: str, code: str) -> None:
    with pytest.raises(StoreError, match="allowed: 1 to 40") as told:
        store.add_class(title, code)
    assert "класса" in told.value.why.ru
    assert store.classes() == ()


def test_who_joins_comes_back_with_the_return_key_only(store: Store, klass: Classroom) -> None:
    anna, key = store.join(klass, " Анна\tМария ")
    assert (anna.nickname, anna.class_id) == ("Анна Мария", klass.id)
    assert store.learner(anna.id) == anna
    assert store.rejoin(klass, "анна мария", key.upper().replace("-", " ")) == anna
    boris, other = store.join(klass, "Boris")
    for nickname, wrong in (("Анна Мария", other), ("Анна Мария", ""), ("Vera", key), ("", ""), ("\0", "\0")):
        with pytest.raises(WrongReturnKey):
            store.rejoin(klass, nickname, wrong)
    with pytest.raises(WrongReturnKey):
        store.rejoin(store.add_class("Tuesday", "bat"), "Boris", other)
    assert store.roster(klass.id) == (boris, anna)


def test_a_return_key_cannot_be_read_from_the_database(store: Store, klass: Classroom) -> None:
    anna, key = store.join(klass, "Anna")
    with store._database.reading() as connection:
        row = connection.execute(sa.select(learners)).one()
    assert len(key) == 14 and key.encode() not in row.return_key and key.replace("-", "") not in str(row)
    assert row.id == anna.id


def test_a_nickname_is_of_one_learner_of_its_class(store: Store, klass: Classroom) -> None:
    store.join(klass, "Anna")
    with pytest.raises(NicknameTaken):
        store.join(klass, "ANNA ")
    store.join(store.add_class("Tuesday", "bat"), "anna")
    assert len(store.roster(klass.id)) == 1


def test_nicknames_are_listed_in_the_order_of_their_numbers(store: Store, klass: Classroom) -> None:
    for name in ("Learner 10", "learner 2", "7", "Boris", "Learner", "Learner 2a", "Learner 02"):
        store.join(klass, name)
    names = [learner.nickname for learner in store.roster(klass.id)]
    assert names[:3] == ["7", "Boris", "Learner"] and names[-1] == "Learner 10"
    assert set(names[3:5]) == {"learner 2", "Learner 02"} and names[5] == "Learner 2a"


def test_of_several_who_take_a_nickname_at_once_one_has_it(store: Store, klass: Classroom) -> None:
    def joins(number: int) -> bool:
        try:
            store.join(klass, "Anna" if number % 2 else "anna")
        except NicknameTaken:
            return False
        return True

    with ThreadPoolExecutor(4) as threads:
        assert sum(threads.map(joins, range(6))) == 1


def test_nobody_joins_a_class_that_is_not_there(store: Store) -> None:
    with pytest.raises(StoreError, match="no such class"):
        store.join(Classroom("gone", "Gone", "gone"), "Anna")
    with pytest.raises(StoreError, match="no such class"):
        store.ensure("anna-id", "Anna", "gone")
    assert store.learner("anna-id") is None


def test_a_learner_is_made_once_and_what_is_empty_is_filled(store: Store, klass: Classroom) -> None:
    store.add([answer(1)])
    anna = store.ensure("anna-id")
    assert anna == Learner("anna-id", "", "", anna.joined)
    named = store.ensure("anna-id", " Anna ")
    assert named == Learner("anna-id", "Anna", "", anna.joined)
    placed = store.ensure("anna-id", "Vera", klass.id)
    assert placed == store.ensure("anna-id") == Learner("anna-id", "Anna", klass.id, anna.joined)
    assert store.ensure("boris-id", "Boris", klass.id).class_id == klass.id
    with pytest.raises(NicknameTaken):
        store.ensure("vera-id", "anna", klass.id)
    with pytest.raises(WrongReturnKey):
        store.rejoin(klass, "Anna", "")
    assert store.answers("anna-id") == (answer(1),)


def test_learners_without_a_nickname_or_class_are_many(store: Store, klass: Classroom) -> None:
    for id in ("a", "b"):
        store.ensure(id)
        store.ensure(f"{id}-named", "Anna")
        store.ensure(f"{id}-placed", classroom=klass.id)
    assert [learner.id for learner in store.roster(klass.id)] == ["a-placed", "b-placed"]


def test_a_class_sees_the_records_of_its_learners_alone(store: Store, klass: Classroom) -> None:
    anna, _ = store.join(klass, "Anna")
    boris, _ = store.join(klass, "Boris")
    vera, _ = store.join(store.add_class("Tuesday", "bat"), "Vera")
    for number, learner in enumerate((anna, boris, vera)):
        store.add([answer(number, learner=learner.id), stand(number, at=number, learner=learner.id)])
    given, met = store.class_records(klass.id)
    assert [one.learner for one in given] == [one.learner for one in met] == [anna.id, boris.id]
    assert store.class_records("gone") == ((), ())
    store.forget(anna.id)
    assert store.roster(klass.id) == (boris,)
    assert [one.learner for one in store.class_records(klass.id)[0]] == [boris.id]


def test_one_return_key_is_sealed_otherwise_for_each_learner() -> None:
    key = new_return_key()
    assert sealed(key, b"one") == sealed(f" {key.lower()} ", b"one") != sealed(key, b"another")
