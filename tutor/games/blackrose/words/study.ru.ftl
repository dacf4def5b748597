## Этап изучения: гримуар, библиотека, удаление заклинания, предел руки.

event-school-named = { NAME($who) } возьмёт карту этой школы: { NAME($school) }.
event-library-taken = { NAME($who) } берёт и смотрит карты школы «{ NAME($school) }»: { $n }.
event-spell-kept = { NAME($who) } оставляет одну из карт на руке.
event-spell-returned = Карта «{ NAME($card) }» уходит в сброс: { NAME($pile) }.
event-spell-purged = { $pile ->
    [none] { NAME($who) } убирает заклинание «{ NAME($card) }» из игры.
   *[other] { NAME($who) } убирает заклинание «{ NAME($card) }» в сброс: { NAME($pile) }.
 }
event-hand-kept = { NAME($who) } сохраняет на руке: { cards-n }.
    .quiet = yes

ask-library-deck = { NAME($who) }, из колоды какой школы взять карту { $number } из 4?
ask-keep-spell = { NAME($who) }, какую карту оставите на руке? Осталось выбрать: { $n }.
option-keep-spell = { NAME($card) }
ask-purge = { NAME($who) }, уберёте одно заклинание с руки в сброс его школы?
option-purge-spell = { NAME($card) }
option-purge-done = пока ничего не убирать

refusal-no-school-discard = у заклинания нет школы, а значит, и сброса ({ NAME($card) })
allowed-no-school-discard = с заклинанием школы
refusal-no-school-deck = забытые заклинания не школа и не входят в библиотеку
allowed-no-school-deck = с колодой школы

program-study-phase = Этап изучения
sentence-study-phase-1 = Каждый берёт 2 заклинания из своего гримуара.
sentence-study-phase-2 = Каждый может убрать одно заклинание.
sentence-study-phase-3 = Каждый берёт 4 карты из библиотеки и оставляет 2 из них.
sentence-study-phase-4 = Кто ещё не убирал заклинания, может убрать его теперь.
sentence-study-phase-5 = Каждый сбрасывает в воспоминания лишнее сверх предела руки.
program-purge = Удаление заклинания
sentence-purge-1 = Каждый может убрать одно заклинание с руки в сброс его школы.
